"""A push message that its service does not take is sent again later, as long as it is worth it."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any, NamedTuple
from uuid import UUID

import pytest
from django.utils import timezone
from msgspec.structs import replace
from pytest_django import Settings

from games.models import Game
from games.play import play
from games.presence import presence_key
from games.rules import moves as m
from games.rules.settings import TimeLimits
from reminders.delivery import FIRST_WAIT, MOST_TRIES
from reminders.models import Device
from reminders.tasks import LONGEST_NAP, push_again, remind
from testkit.played_games import SHORT, PlayedGame, begun, people, signed_in
from testkit.push_service import PushService, SubscribedBrowser, push_service
from web.redis import counters_within

pytestmark = pytest.mark.django_db

A_DAY = replace(SHORT, limits=TimeLimits(clue=86_400, cards=86_400, votes=86_400, reveal=86_400))


@pytest.fixture
def service(settings: Settings) -> Iterator[PushService]:
    with push_service() as running:
        settings.PUSH_SERVICES = (running.url,)
        yield running


class PutOff(NamedTuple):
    given: tuple[Any, ...]
    at: datetime
    wait: float
    """The seconds from when it was put off."""


class Later:
    """The tasks that were put off. Their time comes when the test says so."""

    def __init__(self) -> None:
        self.tasks: list[PutOff] = []

    def put_off(self, given: tuple[Any, ...], *, eta: datetime, expires: datetime) -> None:
        assert expires > eta
        self.tasks.append(PutOff(given, eta, (eta - timezone.now()).total_seconds()))

    def comes(self) -> None:
        due, self.tasks = self.tasks, []
        for one in due:
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(timezone, "now", lambda at=one.at: at)
                push_again(*one.given)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    made = Later()
    monkeypatch.setattr(push_again, "apply_async", made.put_off)
    return made


def slow_game(settings: Any = A_DAY) -> PlayedGame:
    return begun(people(3), settings=settings, at=timezone.now() - timedelta(minutes=5))


def subscribed(person: UUID, service: PushService, name: str = "phone") -> SubscribedBrowser:
    browser = SubscribedBrowser(service, name)
    answer = signed_in(person).asks("PUT", "/me/reminders/device", browser.subscription, {})
    assert answer.status == 204, answer
    return browser


def gives_a_clue(game: PlayedGame) -> None:
    teller = m.player(str(game.people[0]))
    hand = game.table.hands[game.table.present[0]]
    play(game.id, teller, m.GiveClue(1, hand[0], "low tide"))


# Once more


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_service_that_has_too_much_to_do_is_asked_again(
    service: PushService, later: Later, status: int
) -> None:
    phone = subscribed(slow_game().people[0], service)
    service.status = status
    remind()
    remind()
    assert len(service.posted) == 1
    service.status = 201
    later.comes()
    assert len(service.posted) == 2
    assert later.tasks == []
    assert phone.messages[0] == phone.messages[1]


def test_the_second_message_takes_the_place_of_the_first(
    service: PushService, later: Later
) -> None:
    game = slow_game()
    subscribed(game.people[0], service)
    subscribed(game.people[1], service, "tablet")
    service.status = 503
    remind()
    later.comes()
    topics = {path: {one.headers["Topic"] for one in service.posted if one.path == path}
              for path in ("/send/phone", "/send/tablet")}  # fmt: skip
    (phone,), (tablet,) = topics.values()
    assert phone != tablet
    assert len(phone) == 32
    code = Game.objects.get(pk=game.id).room.code
    assert code not in phone


def test_a_service_that_is_out_of_reach_is_asked_again(later: Later, settings: Settings) -> None:
    game = slow_game()
    with push_service() as gone:
        settings.PUSH_SERVICES = (gone.url,)
        subscribed(game.people[0], gone)
    remind()
    assert len(later.tasks) == 1
    assert Device.objects.exists()


@pytest.mark.parametrize("status", [302, 400, 413])
def test_a_service_that_wants_none_of_it_is_not_asked_again(
    service: PushService, later: Later, status: int
) -> None:
    subscribed(slow_game().people[0], service)
    service.status = status
    remind()
    assert later.tasks == []
    assert Device.objects.exists()


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_by_then_is_forgotten(
    service: PushService, later: Later, status: int
) -> None:
    subscribed(slow_game().people[0], service)
    service.status = 503
    remind()
    service.status = status
    later.comes()
    assert not Device.objects.exists()
    assert later.tasks == []


def test_only_the_device_that_was_not_reached_is_told_again(
    service: PushService, later: Later, settings: Settings
) -> None:
    game = slow_game()
    with push_service() as failing:
        settings.PUSH_SERVICES = (service.url, failing.url)
        reached = subscribed(game.people[0], service, "phone")
        missed = subscribed(game.people[0], failing, "tablet")
        failing.status = 500
        remind()
        failing.status = 201
        later.comes()
        assert (len(reached.messages), len(missed.messages)) == (1, 2)


# When


def test_each_wait_is_twice_the_one_before_and_ends_after_some(
    service: PushService, later: Later
) -> None:
    subscribed(slow_game(SHORT).people[0], service)
    service.status = 503
    remind()
    waits = []
    while later.tasks:
        waits += [one.wait for one in later.tasks]
        later.comes()
    first = FIRST_WAIT.total_seconds()
    doubled = [first * 2**tries for tries in range(MOST_TRIES - 1)]
    shortest = [min(wait, LONGEST_NAP.total_seconds()) for wait in doubled]
    assert waits[: len(shortest)] == pytest.approx(shortest, abs=first / 2)
    assert len(service.posted) == MOST_TRIES


@pytest.mark.parametrize("as_a_time", [False, True])
def test_a_service_that_says_when_is_asked_then(
    service: PushService, later: Later, as_a_time: bool
) -> None:
    subscribed(slow_game().people[0], service)
    moment = datetime.now(UTC) + timedelta(minutes=10)
    service.status = 429
    service.retry_after = format_datetime(moment, usegmt=True) if as_a_time else "600"
    remind()
    assert [one.wait for one in later.tasks] == [pytest.approx(600, abs=60)]


@pytest.mark.parametrize("words", ["soon", "-5", "Thu, 99 Nov 2026 20:00:00 GMT", ""])
def test_a_service_that_says_nonsense_is_asked_as_any_other(
    service: PushService, later: Later, words: str
) -> None:
    subscribed(slow_game().people[0], service)
    service.status, service.retry_after = 503, words
    remind()
    assert 0 < later.tasks[0].wait <= FIRST_WAIT.total_seconds()


def test_a_long_wait_is_kept_in_several_parts(service: PushService, later: Later) -> None:
    subscribed(slow_game().people[0], service)
    service.status, service.retry_after = 429, "3000"
    remind()
    assert later.tasks[0].wait <= LONGEST_NAP.total_seconds()
    later.comes()
    assert len(service.posted) == 1
    service.status = 201
    later.comes()
    assert len(service.posted) == 2


# No more


def test_what_was_done_meanwhile_is_not_told(service: PushService, later: Later) -> None:
    game = slow_game()
    subscribed(game.people[0], service)
    service.status = 503
    remind()
    gives_a_clue(game)
    service.status = 201
    later.comes()
    assert len(service.posted) == 1


def test_a_service_that_wants_to_be_left_alone_for_longer_than_the_turn_is(
    service: PushService, later: Later
) -> None:
    subscribed(slow_game().people[0], service)
    service.status, service.retry_after = 429, str(2 * 86_400)
    remind()
    assert later.tasks == []


def test_who_has_come_to_the_table_is_told_no_more(service: PushService, later: Later) -> None:
    game = slow_game()
    subscribed(game.people[0], service)
    service.status = 503
    remind()
    key, until = presence_key(Game.objects.get(pk=game.id).room_id), timezone.now().timestamp() + 60
    counters_within(1.0).zadd(key, {f"{game.people[0]}/test": until})
    try:
        later.comes()
    finally:
        counters_within(1.0).delete(key)
    assert len(service.posted) == 1
    assert later.tasks == []


def test_who_sleeps_by_then_is_told_in_the_morning(service: PushService, later: Later) -> None:
    game = slow_game()
    subscribed(game.people[0], service)
    service.status = 503
    remind()
    now = datetime.now(UTC)
    quiet = {"quiet_from": f"{now - timedelta(hours=2):%H:%M}",
             "quiet_until": f"{now + timedelta(hours=2):%H:%M}", "timezone": "UTC"}  # fmt: skip
    assert signed_in(game.people[0]).patch("/me/reminders", quiet).status == 200
    later.comes()
    assert len(service.posted) == 1
    assert len(later.tasks) == 1


def test_a_device_that_has_signed_out_is_told_no_more(service: PushService, later: Later) -> None:
    game = slow_game()
    browser, caller = SubscribedBrowser(service), signed_in(game.people[0])
    caller.asks("PUT", "/me/reminders/device", browser.subscription, {})
    service.status = 503
    remind()
    caller.delete("/me/reminders/device")
    later.comes()
    assert len(service.posted) == 1
