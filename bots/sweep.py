"""Makes the moves of bots, each of them at its time.

Whose turn it is, and since when, says the game itself: nothing is planned ahead, and nothing is
lost with a worker. A bot gets the view of its own seat and nothing else.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime, timedelta
from random import Random
from time import monotonic
from typing import NamedTuple
from uuid import UUID

from django.db import DatabaseError
from msgspec.structs import replace

from bots.choose import BotsMove, choose
from bots.knowledge import Knowledge
from bots.library import knowledge_at
from bots.memory import told_before
from bots.names import stand_in_for
from bots.personas import Persona
from bots.seats import characters
from bots.timing import due_at, key_of_move, number_of
from games import store
from games.distributed import from_every_node
from games.models import IS_OVER, Room
from games.performing import lines_without_words
from games.play import KeyReused, play
from games.rules import moves as m
from games.rules.names import Player
from games.rules.refusals import RuleViolation
from games.rules.state import RUNNING, TIMED, Phase, Table
from games.rules.view import CardsView, View, VotesView, as_player, view_for
from web.clock import clock
from web.lru import LruCache
from web.refusals import Refused

PATIENCE = 0.8
"""Seconds after which a sweep leaves the remaining moves to the next one."""
MOST_ROUNDS = 20
"""A bot's move may let others follow at once: a sweep looks again so many times."""
TRIES = 3
"""The number of clues that a bot thinks of where one after the other is refused."""
ONE_SWEEP = 0xB075
"""The number of the advisory lock of whoever moves bots."""

log = logging.getLogger(__name__)


class Running(NamedTuple):
    """A game with bots that is on, with what its room says."""

    id: UUID
    version: int
    room: UUID
    language: str


class _WithBots(NamedTuple):
    id: UUID
    version: int
    room: UUID


class Turn(NamedTuple):
    """A bot for whom the table waits, or a player for whom a bot plays; and the time to move."""

    due_at: datetime
    game: Running
    table: Table
    bot: Player
    persona: Persona
    actor: m.Actor

    @property
    def key(self) -> str:
        """The key of the move, which names whoever a bot stands in for, as its actor does not."""
        key = key_of_move(self.game.id, self.table)
        return f"{key}:{self.bot}" if self.actor.role == "stand_in" else key

    @property
    def name(self) -> tuple[str, Player]:
        return key_of_move(self.game.id, self.table), self.bot


_given_up: LruCache[tuple[str, Player], bool] = LruCache(most=5_000)
"""The turns in which a bot's move was refused: the clock ends them."""
_beginnings: LruCache[str, datetime] = LruCache(most=5_000)
"""The times at which phases without a limit began, which never change."""


def move_bots(seconds: float = PATIENCE, now: datetime | None = None) -> int:
    """Makes the moves that are due, those that have waited longest first, and counts them.

    One that fails holds up no other.
    """
    until, made = monotonic() + seconds, 0
    for _ in range(MOST_ROUNDS):
        due = _due(now or clock.now())
        for turn in due:
            if monotonic() > until:
                return made
            made += _is_made(turn)
        if not due:
            break
    return made


# Whose turn it is


def _due(now: datetime) -> list[Turn]:
    """The turns whose time has come."""
    turns = [turn for turn in _turns() if turn.due_at <= now and not _given_up.get(turn.name)]
    return sorted(turns, key=lambda turn: turn.due_at)


def _turns() -> Iterator[Turn]:
    games = {game.id: game for game in running_with_bots()}
    if not games:
        return
    tables = store.load_all({game.id: game.version for game in games.values()})
    waiting = [id_ for id_, table in tables.items() if _may_be_due(table)]
    known = characters(games[id_].room for id_ in waiting) if waiting else {}
    for id_ in waiting:
        yield from _turns_at(games[id_], tables[id_], known)


def _may_be_due(table: Table) -> bool:
    """True if a bot at the table, or one that plays for somebody, has something to do."""
    return table.phase in RUNNING and bool(_to_move(table) & {*table.bots, *table.kept})


def _to_move(table: Table) -> set[Player]:
    """The players who have something to do; bots that are away have to come back."""
    return {*table.awaited, *(bot for bot in table.bots if bot in table.away)}


def _turns_at(game: Running, table: Table, known: Mapping[UUID, Persona]) -> Iterator[Turn]:
    """The turns of this server's bots. Those from elsewhere, which it has no row of, are none."""
    began = _began(game.id, table)
    ours = {bot: known[UUID(bot)] for bot in table.bots if UUID(bot) in known}
    for bot in _to_move(table) & ours.keys():
        yield _turn(game, table, ours[bot], m.player(bot), began)
    for player in table.kept.intersection(table.awaited) - ours.keys():
        yield _turn(game, table, stand_in_for(player), m.stand_in(player), began)


def _turn(game: Running, table: Table, persona: Persona, actor: m.Actor, began: datetime) -> Turn:
    assert actor.id is not None
    due = due_at(game.id, table, actor.id, persona.tempo, began)
    return Turn(due, game, table, actor.id, persona, actor)


def _began(game_id: UUID, table: Table) -> datetime:
    limit = table.settings.limits.of(TIMED[table.phase])
    if table.deadline is not None and limit is not None and not table.turn.waited:
        return table.deadline - timedelta(seconds=limit)
    key = f"{key_of_move(game_id, table)}:{table.turn.storyteller}"
    began = _beginnings.get(key)
    if began is None:
        began = store.phase_began(game_id)
        _beginnings.put(key, began)
    return began


def running_with_bots() -> list[Running]:
    """The games with bots that are on, found by an index that has no others."""
    games = from_every_node(_WithBots, _RUNNING)
    rooms = Room.objects.filter(pk__in={game.room for game in games})
    languages = dict(rooms.values_list("pk", "language")) if games else {}
    return [Running(*game, languages[game.room]) for game in games]


_RUNNING = f"""
SELECT id, version, room_id FROM games_game
WHERE with_bots AND NOT ({IS_OVER}) AND phase <> '{Phase.LOBBY.word}'
"""  # noqa: S608


# A move


def _is_made(turn: Turn) -> bool:
    newest = store.recent_tables.get(turn.game.id)
    if key_of_move(turn.game.id, newest) != turn.name[0]:  # by the move of another bot
        return False
    try:
        if turn.bot in turn.table.away and turn.actor.role == "player":
            play(turn.game.id, turn.actor, m.ComeBack())
            return True
        return move_at_once(turn)
    except DatabaseError:
        log.exception("a bot in game %s", turn.game.id)
        return False
    except (RuleViolation, Refused, KeyReused) as refusal:
        log.info("a bot's move was refused: %s", refusal)
    except Exception:
        log.exception("a bot in game %s", turn.game.id)
    _given_up.put(turn.name, True)
    return False


def move_at_once(turn: Turn) -> bool:
    """Makes the move that the bot thinks of; where its clue is refused, it thinks of another."""
    table, knowledge = turn.table, knowledge_at(turn.table.settings, turn.game.language)
    if knowledge is None:
        return False
    avoided = told_before(turn.game.room, turn.game.id, table)
    for left in reversed(range(TRIES)):
        move = _thought_of(turn, knowledge, avoided)
        try:
            return move is not None and _played(turn, move)
        except Refused:
            if not left or not isinstance(move, m.GiveClue):
                raise
            avoided = [*avoided, move.clue]
    return False


def _thought_of(turn: Turn, knowledge: Knowledge, told: Sequence[str]) -> BotsMove | None:
    view = without_empty_words(view_for(turn.table, as_player(turn.bot)))
    dice = Random(number_of(turn.game.id, turn.table, turn.bot, "choice"))
    return choose(view, knowledge, turn.persona, dice, told)


def without_empty_words(view: View) -> View:
    """The view of a bot, which goes by words alone: a line that only stands for none says nothing.

    Else a tune without words would be a clue to cards with music.
    """
    if not isinstance(view, CardsView | VotesView) or view.performance is None:
        return view
    return replace(view, clue=None) if view.clue in lines_without_words() else view


def _played(turn: Turn, move: BotsMove) -> bool:
    """Makes the move, and says whether it is this that has changed the game."""
    game, table = turn.game.id, turn.table
    after = play(game, turn.actor, move, turn.key, version=table.version)
    return after.version > table.version
