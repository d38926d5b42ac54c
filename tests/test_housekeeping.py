"""Rooms that everybody has forgotten are closed, and no others."""

import secrets
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from pytest_django import Settings

from accounts.models import Account
from accounts.tasks import delete_forgotten_people
from games import housekeeping, store
from games.housekeeping import close_forgotten, forgotten
from games.models import Event, Game, Room
from games.play import play
from games.rooms import close_if
from games.rules import moves as m
from games.rules.events import GameAbandoned
from games.rules.settings import TimeLimits
from games.rules.state import Phase
from games.tasks import close_forgotten_rooms
from testkit.stored_games import ONE_DECK, StoredGame, somebody

pytestmark = pytest.mark.usefixtures("committed_db")

NOW = datetime.now(UTC)


class OldRoom(NamedTuple):
    room: Room
    game: StoredGame

    @property
    def is_closed(self) -> bool:
        return Room.objects.get(pk=self.room.pk).closed_at is not None


def days_ago(days: float) -> datetime:
    return NOW - timedelta(days=days)


def lobby(at: datetime, limits: TimeLimits = ONE_DECK.limits) -> OldRoom:
    """Three sat down then, and nothing has happened since."""
    players = tuple(somebody() for _ in range(3))
    room = Room.objects.create(code=secrets.token_hex(4), title="The harbour", opened_at=at)
    game = store.new_game(room.id, is_public=False)
    play(game.id, players[0], m.OpenGame(replace(ONE_DECK, limits=limits)), now=at)
    for player in players[1:]:
        play(game.id, player, m.Join(), now=at)
    Room.objects.filter(pk=room.pk).update(current_game=game)
    return OldRoom(room, StoredGame(game.id, players))


def running(at: datetime, limits: TimeLimits = ONE_DECK.limits) -> OldRoom:
    old = lobby(at, limits)
    play(old.game.id, old.game.players[0], m.Start(), now=at)
    return old


def over(at: datetime) -> OldRoom:
    old = running(at)
    play(old.game.id, old.game.players[0], m.Close(), now=at)
    return old


def test_a_lobby_is_forgotten_after_a_week() -> None:
    longer, shorter = lobby(days_ago(7.1)), lobby(days_ago(6.9))
    close_forgotten_rooms()
    assert (longer.is_closed, shorter.is_closed) == (True, False)
    assert shorter.game.table.phase is Phase.LOBBY


def test_a_room_is_forgotten_two_weeks_after_its_last_game() -> None:
    longer, shorter = over(days_ago(14.1)), over(days_ago(13.9))
    close_forgotten_rooms()
    assert (longer.is_closed, shorter.is_closed) == (True, False)


def test_a_game_without_a_clock_is_forgotten_after_ninety_days() -> None:
    longer, shorter = running(days_ago(90.1)), running(days_ago(89.9))
    close_forgotten_rooms()
    assert (longer.is_closed, shorter.is_closed) == (True, False)
    assert shorter.game.table.phase is Phase.CLUE


def test_a_game_with_a_clock_is_left_to_the_clock() -> None:
    old = running(days_ago(100), TimeLimits())
    close_forgotten_rooms()
    assert not old.is_closed


def test_what_is_forgotten_is_nobodys_doing() -> None:
    old = lobby(days_ago(8))
    close_forgotten_rooms()
    last = store.history(old.game.id)[-1]
    assert isinstance(last.event, GameAbandoned)
    assert (last.event.because, last.actor) == ("closed", None)


def test_a_game_that_is_over_stays_as_it_was() -> None:
    old = over(days_ago(15))
    before = old.game.table
    close_forgotten_rooms()
    assert old.game.table == before


def test_somebody_who_comes_at_the_last_moment_keeps_the_room_open() -> None:
    old = lobby(days_ago(8))
    assert forgotten(Room.objects.filter(pk=old.room.pk), NOW).exists()
    play(old.game.id, old.game.players[1], m.Leave())
    assert not close_if(old.room, partial(forgotten, now=NOW))
    assert not old.is_closed


def test_the_host_of_a_server_may_choose_other_times(settings: Settings) -> None:
    settings.STAY_DAYS = {**settings.STAY_DAYS, "lobbies": 1}
    old = lobby(days_ago(2))
    close_forgotten_rooms()
    assert old.is_closed


def test_however_many_they_are_all_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "BATCH", 2)
    rooms = [lobby(days_ago(8)) for _ in range(5)]
    assert close_forgotten(NOW) == 5
    assert all(old.is_closed for old in rooms)
    assert close_forgotten(NOW) == 0


def test_one_that_can_not_be_closed_keeps_no_other_open(caplog: pytest.LogCaptureFixture) -> None:
    rooms = [lobby(days_ago(8)) for _ in range(3)]
    broken, *others = sorted(rooms, key=lambda old: old.room.pk)
    happens_something_unheard_of(broken.game)
    try:
        assert close_forgotten(NOW) == 2
    finally:
        Room.objects.filter(pk=broken.room.pk).update(closed_at=NOW)
    assert [old.is_closed for old in others] == [True, True]
    assert str(broken.room.pk) in caplog.text


def test_guests_of_long_ago_go() -> None:
    long_ago = Account.objects.create_guest("Long Ago")
    Account.objects.filter(pk=long_ago.pk).update(created_at=days_ago(1_000))
    delete_forgotten_people()
    assert not Account.objects.filter(pk=long_ago.pk).exists()


def happens_something_unheard_of(game: StoredGame) -> None:
    seq = game.table.version + 1
    Event.objects.create(
        game_id=game.id, seq=seq, payload={"type": "flood"}, payload_version=1, at=NOW
    )
    Game.objects.filter(pk=game.id).update(version=seq)
