"""Projects games that are over into the rows of histories.

Moves do not wait for it: a task finds each game that is over and not marked as counted.
"""

import logging
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from math import inf
from time import monotonic
from typing import Any, NamedTuple
from uuid import UUID

import msgspec
from django.db import transaction
from django.db.models import Model

from accounts.people import Standing, lock_standings
from games import store
from games.distributed import from_every_node
from games.models import IS_OVER, Game
from history.models import Played, Seat, StoryPicture
from history.player_stats import stats_of
from history.rating import Ranking, add_game, ranking, replay_season
from history.story import SeatTold, Story, result_of, story_of

GRACE = timedelta(seconds=2)
"""The wait after a game's end, in case one that ended before is committed later."""
PATIENCE = 1.0
"""Seconds after which a sweep leaves the remaining games to the next one."""
ONE_SWEEP = 0x5EA51
"""The number of the advisory lock of whoever projects."""

log = logging.getLogger(__name__)


def project_finished_games(until: datetime, seconds: float = inf) -> None:
    """Projects games in the order in which they ended. One that fails does not stop the others."""
    begun = monotonic()
    for game_id in _unprojected(until):
        if monotonic() - begun > seconds:
            return
        try:
            project_game(game_id)
        except Exception:
            log.exception("projecting game %s", game_id)


class _Over(NamedTuple):
    at: datetime
    game: UUID


def _unprojected(until: datetime) -> list[UUID]:
    query = f"""
        SELECT last_event_at, id FROM games_game
        WHERE NOT counted AND {IS_OVER} AND last_event_at <= %s
        ORDER BY last_event_at, id
    """  # noqa: S608
    return [over.game for over in from_every_node(_Over, query, [until])]


def project_game(game_id: UUID) -> bool:
    """Writes the rows of a game, if it is over; returns whether any had to change.

    Locks the rows of accounts before that of the game, as everywhere.
    """
    with transaction.atomic():
        story = story_of(store.history(game_id))
        people = lock_standings(UUID(seat.player) for seat in story.seats)
        game = Game.objects.filter(pk=game_id, version=story.version)
        if story.ending is None or not game.update(counted=True):
            return False
        changed = story.has_begun and _write(game.get(), story, people)
    StoryPicture.objects.filter(game=game_id).delete()  # it may show a clue that is hidden now
    return changed


def _write(game: Game, story: Story, people: Mapping[UUID, Standing]) -> bool:
    before = Played.objects.filter(pk=game.pk).first()
    after = _played(game, story, ranking(story, people))
    there = {who for who, standing in people.items() if standing.erased_at is None}
    seats = [_seat(after, story, seat) for seat in story.seats if UUID(seat.player) in there]
    changed = before is None or _columns(before) != _columns(after)
    if changed:
        after.save(force_insert=before is None)
    if _by_player(after.taken.all()) != _by_player(seats):
        changed = True
        after.taken.all().delete()
        Seat.objects.bulk_create(seats)
    _rate(before, after)
    return changed


def _rate(before: Played | None, after: Played) -> None:
    if before is None or not before.season:
        if after.season:
            add_game(after)
    elif (before.season, before.rated, before.places) != (after.season, after.rated, after.places):
        replay_season(before.season)


def _played(game: Game, story: Story, ranking: Ranking | None) -> Played:
    assert story.began_at is not None
    assert story.ended_at is not None
    return Played(
        game=game,
        finished=story.ending == "finished",
        is_public=game.is_public,
        edition=story.settings.edition,
        decks=[deck.name for deck in story.settings.decks],
        opened_at=story.opened_at,
        began_at=story.began_at,
        ended_at=story.ended_at,
        turns=len(story.turns_scored),
        with_bots=story.with_bots,
        players=[UUID(seat.player) for seat in story.seats],
        seats=[msgspec.to_builtins(seat) for seat in story.seats],
        season=ranking.season if ranking else "",
        rated=list(ranking.players) if ranking else [],
        places=list(ranking.places) if ranking else [],
    )


def _seat(game: Played, story: Story, seat: SeatTold) -> Seat:
    did = stats_of(story, seat.player)
    best = did.best_clue
    return Seat(
        game=game,
        player=UUID(seat.player),
        opened_at=game.opened_at,
        result=result_of(story, seat.player),
        points=seat.points,
        told=did.told,
        told_well=did.told_well,
        votes=did.votes,
        votes_found=did.votes_found,
        decoyed=did.decoyed,
        best_turn=best.turn if best else None,
        best_cast=best.cast if best else None,
        best_found=best.found if best else None,
    )


def _by_player(seats: Iterable[Seat]) -> dict[UUID, dict[str, Any]]:
    return {seat.player: _columns(seat) for seat in seats}


def _columns(row: Model) -> dict[str, Any]:
    return {field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields}
