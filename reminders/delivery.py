"""Sends reminders to the devices and the address of each person."""

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from uuid import UUID

from django.conf import settings
from django.contrib.sessions.models import Session
from django.core.mail import EmailMessage, get_connection
from django.core.mail.backends.base import BaseEmailBackend
from django.db.models import Exists, OuterRef
from django.utils import timezone

from accounts.addresses import proven_addresses
from accounts.people import active_accounts
from reminders import message
from reminders.models import Device, Wish
from reminders.push import Outcome, Subscription, send
from reminders.sweep import Sent
from web.rows import lock_and_delete

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
    devices = devices_of(one.person for one in wanted)
    _push([_parcel(one, to, languages[one.person]) for one in wanted for to in devices[one.person]])
    by_mail = _by_mail(people)
    _mail([one for one in wanted if one.person in by_mail], languages)


def _parcel(one: Sent, device: Device, language: str) -> Parcel:
    to = Subscription(device.endpoint, bytes(device.key), bytes(device.secret))
    text = message.push_message(one.told, language)
    return Parcel(device.id, to, text, one.told.worth_seconds)


def devices_of(people: Iterable[UUID]) -> dict[UUID, list[Device]]:
    """The devices on which each of these people is signed in to this day."""
    lasting = Session.objects.filter(
        session_key=OuterRef("session__session_key"), expire_date__gt=timezone.now()
    )
    found: dict[UUID, list[Device]] = defaultdict(list)
    for device in Device.objects.filter(Exists(lasting), person__in=set(people)):
        found[device.person].append(device)
    return found


def _push(parcels: Sequence[Parcel]) -> None:
    with ThreadPoolExecutor(AT_ONCE) as threads:
        outcomes = list(threads.map(_send, parcels))
    gone = [one.device for one, outcome in zip(parcels, outcomes, strict=True) if outcome == "gone"]
    lock_and_delete(Device.objects.filter(pk__in=gone))


def _send(parcel: Parcel) -> Outcome:
    return send(parcel.to, parcel.text, parcel.seconds)


def _by_mail(people: set[UUID]) -> set[UUID]:
    return set(
        Wish.objects.filter(person__in=people, by_mail=True).values_list("person", flat=True)
    )


def _mail(reminders: Sequence[Sent], languages: dict[UUID, str]) -> None:
    addresses = proven_addresses(one.person for one in reminders)
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
