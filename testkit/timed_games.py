"""Games in the database with time limits, and what the clock has done to them."""

from datetime import UTC, datetime, timedelta

from msgspec.structs import replace

from games import store
from games.play import play
from games.rules import moves as m
from games.rules.events import StorytellerAppointed
from games.rules.settings import Settings, TimeLimits
from testkit.stored_games import ONE_DECK, StoredGame, opened

TIMED = replace(ONE_DECK, limits=TimeLimits())


def due_game(settings: Settings = TIMED) -> StoredGame:
    """A game whose first clue was due an hour ago."""
    return _begun(datetime.now(UTC) - timedelta(hours=1), settings)


def game_in_time(settings: Settings = TIMED) -> StoredGame:
    return _begun(datetime.now(UTC), settings)


def game_due_in(seconds: float, settings: Settings = TIMED) -> StoredGame:
    assert settings.limits.clue is not None
    return _begun(datetime.now(UTC) + timedelta(seconds=seconds - settings.limits.clue), settings)


def _begun(at: datetime, settings: Settings = TIMED) -> StoredGame:
    game = opened(settings=settings)
    play(game.id, game.players[0], m.Start(), now=at)
    return game


def deadline_of(game: StoredGame) -> datetime:
    deadline = game.table.deadline
    assert deadline is not None
    return deadline


def times_ended(game: StoredGame) -> int:
    """The number of times that the clock has ended the wait for the first clue."""
    return len(_endings(game))


def lateness(game: StoredGame, deadline: datetime) -> float:
    (ending,) = _endings(game)
    return (ending.at - deadline).total_seconds()


def _endings(game: StoredGame) -> list[store.Recorded]:
    return [line for line in store.history(game.id) if isinstance(line.event, StorytellerAppointed)]
