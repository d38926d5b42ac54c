"""Statistics of a person's finished games. Abandoned ones and those with bots are left out."""

from functools import partial
from uuid import UUID

import msgspec
from django.db import DEFAULT_DB_ALIAS, connections
from django.db.models import Count, F, FloatField, Q, QuerySet, Sum
from django.db.models.functions import Abs, Cast

from games import store
from history.game_lists import known_to
from history.models import Seat
from history.story import story_of
from web.standby import read_lagging

MOST_PARTNERS = 5


class Statistics(msgspec.Struct, frozen=True):
    games: int
    wins: int
    points: int
    clues: int
    """The number of clues given in turns that were scored."""
    clues_some_found: int
    """The number of these clues that some votes found, but not all."""
    votes: int
    votes_right: int
    """The person's votes on the storyteller's card."""
    decoy_votes: int
    """Others' votes on cards that the person gave as a guesser."""


class BestClue(msgspec.Struct, frozen=True):
    """The clue that split the votes most evenly, among those that some votes found but not all.

    Among equals it is the one with the most votes, then the newest.
    """

    game: UUID
    turn: int
    clue: str
    votes: int
    votes_right: int


def statistics(person: UUID, using: str = DEFAULT_DB_ALIAS) -> Statistics:
    sums = _finished(person, using).aggregate(
        games=Count("game"),
        wins=Count("game", Q(result="won")),
        points=Sum("points", default=0),
        clues=Sum("told", default=0),
        clues_some_found=Sum("told_well", default=0),
        votes=Sum("votes", default=0),
        votes_right=Sum("votes_found", default=0),
        decoy_votes=Sum("decoyed", default=0),
    )
    return Statistics(**sums)


def best_clue(person: UUID, viewer: UUID) -> BestClue | None:
    """The best clue that the viewer may know of. Its words are read from the events."""
    best = read_lagging(partial(_seat_of_best_clue, person, viewer))
    if best is None:
        return None
    assert best.best_turn is not None
    assert best.best_cast is not None
    assert best.best_found is not None
    told = {turn.turn: turn for turn in story_of(store.whole_history(best.game_id)).turns_scored}
    clue = told[best.best_turn].clue
    if clue is None:  # hidden just now, and not yet counted so
        return None
    return BestClue(best.game_id, best.best_turn, clue, best.best_cast, best.best_found)


def _seat_of_best_clue(person: UUID, viewer: UUID, using: str) -> Seat | None:
    seats = _finished(person, using).exclude(best_turn=None)
    if viewer != person:
        seats = seats.filter(known_to(viewer))
    split = Cast(Abs(2 * F("best_found") - F("best_cast")), FloatField())
    return seats.order_by(
        split / F("best_cast"), "-best_cast", "-game__ended_at", "-game_id"
    ).first()


def partners(person: UUID, viewer: UUID, using: str) -> list[tuple[UUID, int]]:
    """The most frequent partners in finished games that the viewer may know of, with numbers."""
    with connections[using].cursor() as cursor:
        cursor.execute(
            """
            SELECT partner, count(*)
            FROM history_seat AS mine
            JOIN history_played AS game USING (game_id)
            CROSS JOIN unnest(game.players) AS partner
            WHERE mine.player = %(person)s AND mine.result IN ('won', 'lost')
                AND NOT game.with_bots
                AND partner <> mine.player
                AND (mine.player = %(viewer)s OR game.is_public OR %(viewer)s = ANY(game.players))
            GROUP BY partner ORDER BY count(*) DESC, max(game.ended_at) DESC, partner
            LIMIT %(most)s
            """,
            {"person": person, "viewer": viewer, "most": MOST_PARTNERS},
        )
        return list(cursor.fetchall())


def _finished(person: UUID, using: str) -> QuerySet[Seat]:
    finished = Seat.objects.using(using).filter(player=person, result__in=("won", "lost"))
    return finished.filter(game__with_bots=False)
