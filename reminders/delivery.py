"""Sends reminders to the devices and the address of each person."""

import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from uuid import UUID

from allauth.account.models import EmailAddress
from django.conf import settings
from django.contrib.sessions.models import Session
from django.core.mail import EmailMessage, get_connection
from django.core.mail.backends.base import BaseEmailBackend
from django.db.models import Exists, OuterRef, QuerySet
from django.utils import timezone

from accounts.people import active_accounts
from reminders import message
from reminders.models import Device, Wish
from reminders.push import Outcome, Subscription, send
from reminders.sweep import Sent

AT_ONCE = 8
"""The number of push services that are spoken to at the same time."""

log = logging.getLogger(__name__)


class Parcel(NamedTuple):
    device: UUID
    to: Subscription
    text: bytes
    seconds: int


def deliver(reminders: Sequence[Sent]) -> None:
    """Sends all of these, and forgets devices that are gone."""
    people = {one.person for one in reminders}
    languages = dict(active_accounts().filter(pk__in=people).values_list("pk", "language"))
    wanted = [one for one in reminders if one.person in languages]
    _push([parcel for one in wanted for parcel in _parcels(one, languages[one.person])])
    by_mail = _by_mail(people)
    _mail([one for one in wanted if one.person in by_mail], languages)


def _parcels(one: Sent, language: str) -> list[Parcel]:
    text = message.push_message(one.told, language)
    return [
        Parcel(
            device.id,
            Subscription(device.endpoint, bytes(device.key), bytes(device.secret)),
            text,
            one.told.worth_seconds,
        )
        for device in devices_of(one.person)
    ]


def devices_of(person: UUID) -> QuerySet[Device]:
    """The devices on which the person is signed in to this day."""
    lasting = Session.objects.filter(
        session_key=OuterRef("session__session_key"), expire_date__gt=timezone.now()
    )
    return Device.objects.filter(Exists(lasting), person=person)


def _push(parcels: Sequence[Parcel]) -> None:
    with ThreadPoolExecutor(AT_ONCE) as threads:
        outcomes = list(threads.map(_send, parcels))
    gone = [one.device for one, outcome in zip(parcels, outcomes, strict=True) if outcome == "gone"]
    Device.objects.filter(pk__in=gone).delete()


def _send(parcel: Parcel) -> Outcome:
    return send(parcel.to, parcel.text, parcel.seconds)


def _by_mail(people: set[UUID]) -> set[UUID]:
    return set(
        Wish.objects.filter(person__in=people, by_mail=True).values_list("person", flat=True)
    )


def _mail(reminders: Sequence[Sent], languages: dict[UUID, str]) -> None:
    proven = EmailAddress.objects.filter(
        user__in=[one.person for one in reminders], verified=True, primary=True
    )
    addresses = dict(proven.values_list("user_id", "email"))
    wanted = [(addresses[one.person], one) for one in reminders if one.person in addresses]
    if wanted:
        try:
            with get_connection() as connection:
                for address, one in wanted:
                    _post(connection, address, message.mail(one.told, languages[one.person]))
        except OSError:
            log.exception("the mail server is out of reach")


def _post(connection: BaseEmailBackend, address: str, text: message.Mail) -> None:
    mail = EmailMessage(text.subject, text.body, settings.DEFAULT_FROM_EMAIL, [address])
    try:
        connection.send_messages([mail])
    except OSError:
        log.exception("a reminder could not be mailed")
