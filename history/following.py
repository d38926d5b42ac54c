"""How stories stand, for those who have one open: whether it has changed, and what came after."""

from collections.abc import Collection, Iterable, Mapping
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

import msgspec

from accounts.people import PersonSeen, names_of
from accounts.topics import TopicNow
from games import store
from games.distributed import bringing
from games.finished_games import Reader, may_see_finished, people_of
from games.models import OVER, Game
from games.reactions import ReactionCount, reactions_to_each
from games.rooms import Entrance, entrances
from games.rules.state import Table
from games.store import GameNotFound
from history.mark import mark_of
from history.models import Consent
from history.refusals import HistoryRefusal
from web.refusals import Refused


class NextGame(msgspec.Struct, frozen=True):
    """The game that is on, or about to begin, where another was played."""

    id: UUID
    room: Entrance


class StoryNow(TopicNow, frozen=True, kw_only=True, tag="story"):
    """How the story of a game stands, on connecting and whenever that changes."""

    id: UUID
    mark: str
    """That of the story as `GET /games/{id}/story` tells it: read it again if yours has another."""
    next_game: NextGame | None
    """The game that its room is at by now; null while there is none, and to viewers who did not sit
    there or may not come in."""


class _Game(NamedTuple):
    """A game, with all that decides who may read its story, and what that tells."""

    row: Game
    table: Table
    people: Mapping[UUID, PersonSeen]
    agreed: Collection[UUID]
    reactions: Collection[ReactionCount]


def read_stories(readers: Collection[Reader], now: datetime) -> dict[Reader, StoryNow | Exception]:
    games = _games({reader.game for reader in readers})
    return {
        reader: _told(games[reader.game], reader.person, now)
        if reader.game in games
        else GameNotFound(reader.game)
        for reader in readers
    }


def _told(game: _Game, person: UUID | None, now: datetime) -> StoryNow | Exception:
    row, sat_there = game.row, person in game.people
    if not game.table.is_over:
        return Refused(HistoryRefusal.NOT_OVER) if sat_there else GameNotFound(row.id)
    if not may_see_finished(person, row.id, game.people, is_public=row.is_public):
        return GameNotFound(row.id)
    return StoryNow(
        now=now,
        id=row.id,
        mark=mark_of(
            game.table.version,
            game.people.values(),
            game.reactions,
            game.agreed if sat_there else None,
        ),
        next_game=_next_game(row, person) if person and sat_there else None,
    )


def _next_game(row: Game, person: UUID) -> NextGame | None:
    newer = row.room.current_game
    if newer is None or newer.id == row.id or newer.phase in OVER:
        return None
    room = entrances([row.id], person).get(row.id)
    return NextGame(newer.id, room) if room else None


def _games(ids: Collection[UUID]) -> dict[UUID, _Game]:
    rows = bringing(Game.objects.all(), "room__current_game").in_bulk(ids)
    tables = store.load_all({row.id: row.version for row in rows.values()})
    seated = {game: people_of(table) for game, table in tables.items()}
    names = names_of(person for people in seated.values() for person in people)
    agreed, reactions = _agreed(tables), reactions_to_each(tables.keys())
    return {
        game: _Game(
            rows[game],
            table,
            {person: names[person] for person in seated[game]},
            agreed[game],
            reactions[game],
        )
        for game, table in tables.items()
    }


def _agreed(games: Iterable[UUID]) -> dict[UUID, set[UUID]]:
    found: dict[UUID, set[UUID]] = {game: set() for game in games}
    for game, player in Consent.objects.filter(game__in=found).values_list("game", "player"):
        found[game].add(player)
    return found
