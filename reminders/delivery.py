"""Sends reminders to the devices and the address of each person."""

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
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
from reminders.push import Answer, Subscription, send
from reminders.sweep import Sent, Task, next_moment_for, still_to_tell
from web.rows import lock_and_delete

AT_ONCE = 8
"""The number of push services that are spoken to at the same time."""

log = logging.getLogger(__name__)


MOST_TRIES = 8
FIRST_WAIT = timedelta(seconds=30)
"""The wait before a message is sent again that a service has not taken; then it doubles."""


class Parcel(NamedTuple):
    one: Sent
    device: UUID
    to: Subscription
    text: bytes


class Undelivered(NamedTuple):
    """A push message that no service has taken yet, and that is to be sent again."""

    task: Task
    device: UUID
    tries: int
    not_before: datetime


def deliver(reminders: Sequence[Sent]) -> list[Undelivered]:
    """Sends all of these, and forgets devices that are gone; returns what is to be sent again."""
    people = {one.person for one in reminders}
    languages = dict(active_accounts().filter(pk__in=people).values_list("pk", "language"))
    wanted = [one for one in reminders if one.person in languages]
    devices = devices_of(one.person for one in wanted)
    undelivered = _push(
        [_parcel(one, to, languages[one.person]) for one in wanted for to in devices[one.person]]
    )
    by_mail = _by_mail(people)
    _mail([one for one in wanted if one.person in by_mail], languages)
    return undelivered


def deliver_again(before: Undelivered) -> list[Undelivered]:
    """Sends a message again, unless it is too early for that, or worth nothing any more."""
    now = timezone.now()
    task = before.task
    moment = max(before.not_before, next_moment_for(task.person, now))
    if moment > now:
        return [before._replace(not_before=moment)] if still_to_tell(task, now) else []
    language = active_accounts().filter(pk=task.person).values_list("language", flat=True).first()
    devices = [one for one in devices_of([task.person])[task.person] if one.id == before.device]
    one = still_to_tell(task, now)
    if one is None or language is None:
        return []
    return _push([_parcel(one, device, language) for device in devices], before.tries)


def _parcel(one: Sent, device: Device, language: str) -> Parcel:
    to = Subscription(device.endpoint, bytes(device.key), bytes(device.secret))
    return Parcel(one, device.id, to, message.push_message(one.told, language))


def devices_of(people: Iterable[UUID]) -> dict[UUID, list[Device]]:
    """The devices on which each of these people is signed in to this day."""
    lasting = Session.objects.filter(
        session_key=OuterRef("session__session_key"), expire_date__gt=timezone.now()
    )
    found: dict[UUID, list[Device]] = defaultdict(list)
    for device in Device.objects.filter(Exists(lasting), person__in=set(people)):
        found[device.person].append(device)
    return found


def _push(parcels: Sequence[Parcel], tries: int = 0) -> list[Undelivered]:
    """Sends these after so many tries of each; returns those that are to be tried again."""
    with ThreadPoolExecutor(AT_ONCE) as threads:
        answers = list(zip(parcels, threads.map(_send, parcels), strict=True))
    gone = [parcel.device for parcel, answer in answers if answer.outcome == "gone"]
    lock_and_delete(Device.objects.filter(pk__in=gone))
    failed = ((parcel, answer) for parcel, answer in answers if answer.outcome == "later")
    again = (_to_be_sent_again(parcel, answer, tries + 1) for parcel, answer in failed)
    return [one for one in again if one]


def _to_be_sent_again(parcel: Parcel, answer: Answer, tries: int) -> Undelivered | None:
    """Waits twice as long each time, and no less than the service wants; gives up in the end."""
    wait = max(FIRST_WAIT * 2 ** (tries - 1), timedelta(seconds=answer.wait))
    left = parcel.one.told.worth_seconds
    if tries >= MOST_TRIES or wait.total_seconds() >= left:
        log.warning("a reminder could not be pushed, after %d tries", tries)
        return None
    return Undelivered(parcel.one.task, parcel.device, tries, timezone.now() + wait)


def _send(parcel: Parcel) -> Answer:
    told = parcel.one.told
    return send(parcel.to, parcel.text, told.worth_seconds, told.code)


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
