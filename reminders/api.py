"""The endpoints of reminders: how one wants to be told, and on which devices."""

from base64 import urlsafe_b64decode
from datetime import time
from typing import Annotated
from zoneinfo import available_timezones

import msgspec
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.db import transaction
from django.db.models import Q
from django.http import HttpResponse
from msgspec import UNSET, Meta, UnsetType
from rest_framework.exceptions import NotAuthenticated
from rest_framework.request import Request

from accounts.addresses import proven_addresses
from accounts.people import lock_active_account
from reminders.encryption import POINT, SECRET, point
from reminders.models import Device, Wish
from reminders.push import is_known_service
from reminders.refusals import ReminderRefusal
from reminders.vapid import public_key
from web.endpoint import Endpoint, body_of, caller_id, given, json_response, no_content
from web.refusals import Refused
from web.rows import lock_and_delete
from web.schema import SIGNED_IN, describe

Hour = Annotated[str, Meta(pattern=r"^([01]\d|2[0-3]):[0-5]\d$", examples=["22:30"])]
Base64 = Annotated[str, Meta(pattern="^[-A-Za-z0-9_]+$", max_length=200)]


class Reminders(msgspec.Struct, frozen=True):
    public_key: str
    """The key of this server, with which a browser subscribes (`applicationServerKey`)."""
    this_device: bool
    """True if push messages come to the device that asks."""
    by_mail: bool
    quiet_from: Hour | None
    """The time of day from which nothing is sent; null if there are no quiet hours."""
    quiet_until: Hour | None
    timezone: str
    """The name of the time zone that those hours are meant in, such as Europe/Copenhagen."""


class ReminderChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    by_mail: bool | UnsetType = UNSET
    quiet_from: Hour | UnsetType | None = UNSET
    quiet_until: Hour | UnsetType | None = UNSET
    timezone: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET


class PushSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's subscription at a push service, in the words of `PushSubscription.toJSON()`."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Base64
    auth: Base64


class MyReminders(Endpoint):
    @describe(
        "How I am told that a slow game waits for me",
        operation_id="get_reminders",
        answer=Reminders,
        tags=["People"],
    )
    def get(self, request: Request) -> HttpResponse:
        return json_response(_reminders(request))

    @describe(
        "Change how I am told",
        operation_id="change_reminders",
        body=ReminderChanges,
        answer=Reminders,
        refusals=(*SIGNED_IN, 409),
        example={"quiet_from": "22:30", "quiet_until": "08:00", "timezone": "Europe/Copenhagen"},
        tags=["People"],
    )
    def patch(self, request: Request) -> HttpResponse:
        changes = given(body_of(request, ReminderChanges))
        person = caller_id(request)
        if changes.get("timezone", "UTC") not in available_timezones():
            raise Refused(ReminderRefusal.NO_SUCH_TIMEZONE)
        with transaction.atomic():
            if not lock_active_account(person):
                raise NotAuthenticated
            if changes.get("by_mail") and not proven_addresses([person]):
                raise Refused(ReminderRefusal.NO_ADDRESS)
            wish, _ = Wish.objects.get_or_create(person=person)
            for field, value in changes.items():
                is_hour = value is not None and field.startswith("quiet")
                setattr(wish, field, time.fromisoformat(value) if is_hour else value)
            wish.save()
        return json_response(_reminders(request))


class ThisDevice(Endpoint):
    @describe(
        "Send push messages to this device",
        operation_id="remind_here",
        body=PushSubscription,
        status=204,
        refusals=SIGNED_IN,
        tags=["People"],
    )
    def put(self, request: Request) -> HttpResponse:
        body, person = body_of(request, PushSubscription), caller_id(request)
        if not is_known_service(body.endpoint):
            raise Refused(ReminderRefusal.UNKNOWN_PUSH_SERVICE, choices=settings.PUSH_SERVICES)
        key, secret = _keys(body)
        with transaction.atomic():
            if not lock_active_account(person):
                raise NotAuthenticated
            session = _session(request)
            device = Device(
                person=person, session=session, endpoint=body.endpoint, key=key, secret=secret
            )
            _lock_and_replace(device)
            Wish.objects.get_or_create(person=person)
        return no_content()

    @describe(
        "Send none here any more",
        operation_id="remind_here_no_more",
        status=204,
        refusals=SIGNED_IN,
        tags=["People"],
    )
    def delete(self, request: Request) -> HttpResponse:
        Device.objects.filter(session__session_key=request.auth).delete()
        return no_content()


def _reminders(request: Request) -> Reminders:
    wish = Wish.objects.filter(person=caller_id(request)).first() or Wish()
    return Reminders(
        public_key=public_key(),
        this_device=Device.objects.filter(session__session_key=request.auth).exists(),
        by_mail=wish.by_mail,
        quiet_from=_told(wish.quiet_from),
        quiet_until=_told(wish.quiet_until),
        timezone=wish.timezone,
    )


def _session(request: Request) -> UserSession:
    session = UserSession.objects.filter(session_key=request.auth).first()
    if session is None:  # signed out in this very moment
        raise NotAuthenticated
    return session


def _lock_and_replace(device: Device) -> None:
    """Keeps the device in place of any of its session or its endpoint.

    Somebody else may name the same endpoint in the same instant: the later one has it.
    """
    same = Q(session=device.session) | Q(endpoint=device.endpoint)
    lock_and_delete(Device.objects.filter(same))
    Device.objects.bulk_create(
        [device],
        update_conflicts=True,
        unique_fields=["endpoint"],
        update_fields=["person", "session", "key", "secret"],
    )


def _keys(body: PushSubscription) -> tuple[bytes, bytes]:
    try:
        key, secret = _decoded(body.p256dh), _decoded(body.auth)
        point(key)
    except ValueError:
        raise Refused(ReminderRefusal.BAD_PUSH_KEY) from None
    if len(key) != POINT or len(secret) != SECRET:
        raise Refused(ReminderRefusal.BAD_PUSH_KEY)
    return key, secret


def _decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _told(at: time | None) -> str | None:
    return None if at is None else f"{at:%H:%M}"
