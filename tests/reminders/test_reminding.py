"""Somebody whose page is closed is told once that a slow game waits for them."""

from collections.abc import Iterator
from datetime import timedelta
from smtplib import SMTPRecipientsRefused
from typing import Any
from uuid import UUID

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.core.mail.backends import locmem
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from msgspec.structs import replace
from pytest_django import Settings
from redis import RedisError

from accounts.erasure import erase
from accounts.models import Account
from games.models import Game
from games.play import play
from games.presence import presence_key
from games.rules import moves as m
from games.rules.settings import TimeLimits
from reminders.models import Device, Reminder
from reminders.push import PATIENCE
from reminders.sweep import BATCH, delete_old
from reminders.tasks import remind
from testkit.played_games import SHORT, PlayedGame, begun, full_account, people, signed_in
from testkit.push_service import PushService, SubscribedBrowser, claims_of, push_service
from web.redis import counters_within

pytestmark = pytest.mark.django_db

A_DAY = replace(SHORT, limits=TimeLimits(clue=86_400, cards=86_400, votes=86_400, reveal=86_400))
QUICK = replace(SHORT, limits=TimeLimits())


@pytest.fixture
def service(settings: Settings) -> Iterator[PushService]:
    with push_service() as running:
        settings.PUSH_SERVICES = (running.url,)
        yield running


def slow_game(settings: Any = A_DAY) -> PlayedGame:
    """A game in which some time ago everybody was asked for the first clue."""
    return begun(people(3), settings=settings, at=timezone.now() - timedelta(minutes=5))


def subscribed(person: UUID, service: PushService, name: str = "phone") -> SubscribedBrowser:
    browser, caller = SubscribedBrowser(service, name), signed_in(person)
    answer = caller.asks("PUT", "/me/reminders/device", browser.subscription, {})
    assert answer.status == 204, answer
    return browser


def wishes(person: UUID, **changes: Any) -> Any:
    answer = signed_in(person).patch("/me/reminders", changes)
    assert answer.status == 200, answer
    return answer.json


def prove_address(person: UUID, email: str) -> None:
    EmailAddress.objects.create(user_id=person, email=email, verified=True, primary=True)


# Being told


def test_a_game_that_waits_a_day_tells_those_it_waits_for(service: PushService) -> None:
    game = slow_game()
    phone = subscribed(game.people[1], service)
    remind()
    (message,) = phone.messages
    room = Game.objects.get(pk=game.id).room
    assert message["path"] == f"/r/{room.code}"
    assert room.title in message["body"]
    (posted,) = service.posted
    assert claims_of(posted)["aud"] == service.url
    assert 0 < int(posted.headers["TTL"]) <= 86_400


def test_it_tells_once_for_each_thing_to_do(service: PushService) -> None:
    game = slow_game(SHORT)  # without any limits
    phone = subscribed(game.people[1], service)
    remind()
    remind()
    assert len(phone.messages) == 1
    earlier = timezone.now() - timedelta(minutes=3)
    teller = m.player(str(game.people[0]))
    hand = game.table.hands[game.table.present[0]]
    play(game.id, teller, m.GiveClue(1, hand[0], "low tide"), now=earlier)
    remind()
    assert [one["body"].endswith("the card that you give.") for one in phone.messages] == [
        False,
        True,
    ]


def test_it_speaks_the_language_of_each(service: PushService) -> None:
    game = slow_game()
    caller = signed_in(game.people[0])
    caller.patch("/me", {"language": "da"})
    phone = subscribed(game.people[0], service)
    remind()
    assert phone.messages[0]["title"] == "Det er din tur"


def test_all_devices_of_somebody_are_told(service: PushService) -> None:
    game = slow_game()
    devices = [subscribed(game.people[0], service, name) for name in ("phone", "tablet")]
    remind()
    assert [len(device.messages) for device in devices] == [1, 1]


def test_by_mail_who_wants_it_and_has_a_proven_address() -> None:
    game = slow_game()
    assert signed_in(game.people[0]).patch("/me/reminders", {"by_mail": True}).code == "no_address"
    prove_address(game.people[0], "ana@example.org")
    wishes(game.people[0], by_mail=True)
    remind()
    (sent,) = mail.outbox
    assert sent.to == ["ana@example.org"]
    assert "/r/" in sent.body
    assert "/account" in sent.body


def test_who_cannot_be_looked_up_now_is_told_later(
    service: PushService, settings: Settings
) -> None:
    phone = subscribed(slow_game().people[0], service)
    redis, settings.REDIS_URL = settings.REDIS_URL, "redis://127.0.0.1:1/0"
    with pytest.raises(RedisError):
        remind()
    settings.REDIS_URL = redis
    remind()
    assert len(phone.messages) == 1


def test_a_mail_that_is_refused_keeps_no_other_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game = slow_game()
    for number, person in enumerate(game.people):
        prove_address(person, f"{number}@example.org")
        wishes(person, by_mail=True)
    taken = locmem.EmailBackend.send_messages
    tried: list[str] = []

    def send(self: Any, messages: Any) -> int:
        tried.append(messages[0].to[0])
        if len(tried) == 1:
            raise SMTPRecipientsRefused({})
        return taken(self, messages)

    monkeypatch.setattr(locmem.EmailBackend, "send_messages", send)
    remind()
    assert [sent.to[0] for sent in mail.outbox] == tried[1:]
    assert len(tried) == len(game.people)


def test_mails_to_many_are_looked_up_at_once() -> None:
    game = slow_game(SHORT)
    hand = game.table.hands[game.table.present[0]]
    earlier = timezone.now() - timedelta(minutes=3)
    play(game.id, m.player(str(game.people[0])), m.GiveClue(1, hand[0], "low tide"), now=earlier)
    for number, person in enumerate(game.people):
        prove_address(person, f"{number}@example.org")
        wishes(person, by_mail=True)
    with CaptureQueriesContext(connection) as queries:
        remind()
    assert len(mail.outbox) == len(game.people) - 1
    assert sum('"by_mail" AND' in one["sql"] for one in queries.captured_queries) == 1


def test_a_sweep_may_wait_for_services_that_say_nothing(settings: Settings) -> None:
    assert remind.time_limit > BATCH * (settings.EMAIL_TIMEOUT + PATIENCE)


# Being left alone


def test_quick_games_tell_nobody(service: PushService) -> None:
    phone = subscribed(slow_game(QUICK).people[0], service)
    remind()
    assert phone.messages == []


def test_nobody_is_told_in_the_first_minute(service: PushService) -> None:
    game = begun(people(3), settings=A_DAY)
    phone = subscribed(game.people[0], service)
    remind()
    assert phone.messages == []


def test_who_has_the_room_open_is_told_once_it_is_closed(service: PushService) -> None:
    game = slow_game()
    phone = subscribed(game.people[0], service)
    room = Game.objects.get(pk=game.id).room_id
    key, later = presence_key(room), timezone.now().timestamp() + 60
    counters_within(1.0).zadd(key, {f"{game.people[0]}/test": later})
    try:
        remind()
    finally:
        counters_within(1.0).delete(key)
    assert phone.messages == []
    remind()
    assert phone.messages == []
    Reminder.objects.update(due_at=timezone.now())
    remind()
    assert len(phone.messages) == 1


def test_who_has_nothing_to_do_is_not_told(service: PushService) -> None:
    game = slow_game(SHORT)
    earlier = timezone.now() - timedelta(minutes=3)
    hand = game.table.hands[game.table.present[0]]
    play(game.id, m.player(str(game.people[0])), m.GiveClue(1, hand[0], "low tide"), now=earlier)
    teller, guesser = (subscribed(one, service, str(n)) for n, one in enumerate(game.people[:2]))
    remind()
    assert (len(teller.messages), len(guesser.messages)) == (0, 1)


def test_quiet_hours_are_kept_and_what_is_still_to_do_is_told_after(service: PushService) -> None:
    game = slow_game()
    phone = subscribed(game.people[0], service)
    now = timezone.now()
    begin, end = now - timedelta(hours=2), now + timedelta(hours=2)
    wishes(game.people[0], quiet_from=f"{begin:%H:%M}", quiet_until=f"{end:%H:%M}", timezone="UTC")
    remind()
    assert phone.messages == []
    Reminder.objects.update(due_at=now)
    remind()
    assert len(phone.messages) == 1


def test_what_was_done_meanwhile_is_not_told(service: PushService) -> None:
    game = slow_game(SHORT)
    phone = subscribed(game.people[0], service)
    later = timezone.now() + timedelta(hours=1)
    wishes(
        game.people[0],
        quiet_from=f"{later - timedelta(hours=2):%H:%M}",
        quiet_until=f"{later:%H:%M}",
    )
    remind()
    hand = game.table.hands[game.table.present[0]]
    play(game.id, m.player(str(game.people[0])), m.GiveClue(1, hand[0], "low tide"))
    Reminder.objects.update(due_at=timezone.now())
    remind()
    assert phone.messages == []


# Devices


def test_a_device_that_is_signed_out_is_told_nothing(service: PushService) -> None:
    game = slow_game()
    browser, caller = SubscribedBrowser(service), signed_in(game.people[0])
    caller.asks("PUT", "/me/reminders/device", browser.subscription, {})
    assert caller.get("/me/reminders").json["this_device"]
    assert not signed_in(game.people[0]).get("/me/reminders").json["this_device"]
    assert caller.delete("/me/reminders/device").status == 204
    assert not caller.get("/me/reminders").json["this_device"]
    remind()
    assert browser.messages == []


def test_a_browser_belongs_to_who_signed_in_last(service: PushService) -> None:
    game = slow_game()
    browser = SubscribedBrowser(service)
    for person in game.people[:2]:
        signed_in(person).asks("PUT", "/me/reminders/device", browser.subscription, {})
    assert [device.person for device in Device.objects.all()] == [game.people[1]]


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(service: PushService, status: int) -> None:
    subscribed(slow_game().people[0], service)
    service.status = status
    remind()
    assert not Device.objects.exists()


@pytest.mark.parametrize("status", [302, 429, 500])
def test_a_service_that_fails_keeps_its_devices(service: PushService, status: int) -> None:
    subscribed(slow_game().people[0], service)
    service.status = status
    remind()
    assert Device.objects.exists()


def test_a_browser_at_a_name_that_cannot_be_is_forgotten_and_others_are_told(
    service: PushService, settings: Settings
) -> None:
    game = slow_game()
    settings.PUSH_SERVICES = (*settings.PUSH_SERVICES, "https://*.push.example")
    nowhere = SubscribedBrowser(service).subscription | {"endpoint": "https://a..push.example/"}
    answer = signed_in(game.people[0]).asks("PUT", "/me/reminders/device", nowhere, {})
    assert answer.status == 204
    phone = subscribed(game.people[1], service)
    remind()
    assert len(phone.messages) == 1
    assert [device.person for device in Device.objects.all()] == [game.people[1]]


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:5432/",
        "https://fcm.googleapis.com.example.org/",
        "https://fcm.googleapis.com@example.org/",
        "https://example.org/https://fcm.googleapis.com",
        "file:///etc/passwd",
        "https://fcm.googleapis.com/é",
        "https://fcm.googleapis.com/a b",
        "https://fcm.googleapis.com/\0",
        "https://[.push.apple.com/",
        "",
    ],
)
def test_nothing_is_sent_to_an_address_that_is_no_push_service(endpoint: str) -> None:
    with push_service() as elsewhere:
        body = {**SubscribedBrowser(elsewhere).subscription, "endpoint": endpoint}
    answer = signed_in(full_account()).asks("PUT", "/me/reminders/device", body, {})
    assert answer.code == "unknown_push_service"
    assert "https://fcm.googleapis.com" in answer.json["facts"]["choices"]


@pytest.mark.parametrize("key", ["AAAA", "B" * 87, "BA" * 44])
def test_a_key_that_is_none_is_refused(service: PushService, key: str) -> None:
    body = {**SubscribedBrowser(service).subscription, "p256dh": key}
    answer = signed_in(full_account()).asks("PUT", "/me/reminders/device", body, {})
    assert answer.code == "bad_push_key"


# Wishes


def test_what_is_wished_is_kept_as_it_was_said() -> None:
    person = full_account()
    said = {"quiet_from": "22:30", "quiet_until": "07:05", "timezone": "America/Sao_Paulo"}
    assert wishes(person, **said).items() >= said.items()
    assert wishes(person, quiet_from=None)["quiet_until"] == "07:05"


def test_there_are_zones_and_hours_that_do_not_exist() -> None:
    caller = signed_in(full_account())
    answer = caller.patch("/me/reminders", {"timezone": "Europe/Atlantis"})
    assert answer.code == "no_such_timezone"
    assert caller.patch("/me/reminders", {"quiet_from": "25:00"}).status == 400


def test_what_was_told_long_ago_is_deleted(service: PushService) -> None:
    subscribed(slow_game().people[0], service)
    remind()
    delete_old(timezone.now())
    assert Reminder.objects.exists()
    delete_old(timezone.now() + timedelta(days=31))
    assert not Reminder.objects.exists()


def test_what_was_noted_for_somebody_who_was_erased_is_deleted(service: PushService) -> None:
    game = slow_game()
    subscribed(game.people[0], service)
    remind()
    late = Reminder.objects.get()
    erase(Account.objects.get(pk=game.people[0]))
    assert not Reminder.objects.exists()
    late.save(force_insert=True)
    delete_old(timezone.now())
    assert not Reminder.objects.exists()
