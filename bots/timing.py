"""When a bot makes its move, so that it looks as if somebody had thought about it.

All of it follows from the game itself, so that nothing is kept and a restart costs nothing.
"""

from datetime import datetime, timedelta
from uuid import UUID

from django.utils.crypto import salted_hmac

from games.rules.names import Player
from games.rules.state import TIMED, Phase, Table

USUAL = {"clue": 14.0, "cards": 8.0, "votes": 10.0, "reveal": 3.0}
"""The seconds that a choice takes on average."""
SPREAD = (0.5, 1.5)
"""The shortest and the longest choice, compared with that."""
MOST_OF_THE_TIME = 0.6
"""The share of the time for a phase that a bot takes at most."""
OPENING = 45.0
"""The seconds for which bots leave the first clue to people, where the clock doesn't run."""
OPENING_SPREAD = 0.1


def key_of_move(game: UUID, table: Table) -> str:
    """The key of a bot's move, under which it is made once."""
    return f"bot:{game}:{table.turn.number}:{table.phase.word}"


def number_of(game: UUID, table: Table, bot: Player, purpose: str) -> int:
    """A number that follows from the game, the turn and the phase, and that nobody can foretell."""
    said = f"{purpose}:{bot}:{key_of_move(game, table)}"
    return int.from_bytes(salted_hmac(__name__, said, algorithm="sha256").digest()[:8])


def due_at(game: UUID, table: Table, bot: Player, tempo: float, began: datetime) -> datetime:
    """The time of a bot's move in the phase that began then."""
    return began + timedelta(seconds=_delay(game, table, bot, tempo))


def _delay(game: UUID, table: Table, bot: Player, tempo: float) -> float:
    phase = TIMED[table.phase]
    part = number_of(game, table, bot, "delay") / 2**64
    if table.phase is Phase.CLUE and table.turn.storyteller is None:
        return _after_people(table, part)
    if len(set(table.people) - table.away) < 2:  # noqa: PLR2004 (nobody would see it think)
        return 0.0
    shortest, longest = SPREAD
    seconds = USUAL[phase] * tempo * (shortest + part * (longest - shortest))
    limit = table.settings.limits.of(phase)
    return seconds if limit is None else min(seconds, limit * MOST_OF_THE_TIME)


def _after_people(table: Table, part: float) -> float:
    """Half the time of the opening race belongs to people."""
    limit = table.settings.limits.of("clue")
    half = OPENING if limit is None else limit / 2
    return half * (1 + part * OPENING_SPREAD)
