"""A person's games, newest first: those projected into rows already, and those not yet."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

import msgspec
from django.db import DEFAULT_DB_ALIAS
from django.db.models import Q, QuerySet

from games import store
from games.distributed import as_values
from games.models import OVER, Admission, Game
from games.rules.names import Player
from games.rules.state import Phase
from history.models import Played, Seat
from history.story import Result, SeatTold, Story, result_of, story_of
from web.paging import Cursor
from web.standby import NoStandby, from_standby


class Wanted(NamedTuple):
    """The filters for a person's games."""

    edition: str | None = None
    result: str | None = None
    partner: UUID | None = None
    since: datetime | None = None
    until: datetime | None = None


class Asked(NamedTuple):
    """A question for somebody's next games after the cursor."""

    person: UUID
    viewer: UUID
    wanted: Wanted
    cursor: Cursor[datetime] | None
    limit: int


class Listed(msgspec.Struct, frozen=True):
    id: UUID
    is_public: bool
    edition: str
    decks: list[str]
    result: Result
    opened_at: datetime
    began_at: datetime
    ended_at: datetime | None
    turns: int
    with_bots: bool
    seats: list[SeatTold]

    @property
    def cursor(self) -> Cursor[datetime]:
        return Cursor(self.opened_at, self.id)


def games_of(
    person: UUID, viewer: UUID, wanted: Wanted, cursor: Cursor[datetime] | None, limit: int
) -> list[Listed]:
    """The person's next games after the cursor, without those that the viewer may not know of.

    Games not yet projected are read first: one projected in between is found twice, never missed.
    A game whose rows have not reached the standby is found there as one not yet projected.
    """
    asked = Asked(person, viewer, wanted, cursor, limit)
    now = _not_counted(asked, DEFAULT_DB_ALIAS)
    try:
        found = from_standby(
            lambda using: _not_counted(asked, using) | now | _counted(asked, using)
        )
    except NoStandby:
        found = now | _counted(asked, DEFAULT_DB_ALIAS)
    return sorted(found.values(), key=lambda game: game.cursor, reverse=True)[:limit]


def known_to(viewer: UUID) -> Q:
    """The condition for seats in games that the viewer may know of: public, or with them in it."""
    return Q(game__is_public=True) | Q(game__players__contains=[viewer])


def not_counted(
    person: UUID, others: Iterable[UUID], using: str = DEFAULT_DB_ALIAS
) -> QuerySet[Game]:
    """Games with all these people in them that have begun and are not yet projected into rows."""
    rooms = as_values(Admission.objects.using(using).filter(person=person).values("room"))
    games = Game.objects.using(using).filter(
        room__in=rooms, counted=False, players__contains=[person, *others]
    )
    return games.exclude(phase__in=(Phase.UNOPENED.word, Phase.LOBBY.word))


def _counted(asked: Asked, using: str) -> dict[UUID, Listed]:
    person, viewer, wanted, cursor, limit = asked
    seats = Seat.objects.using(using)
    rows = seats.filter(player=person, **_when(wanted)).select_related("game")
    if viewer != person:
        rows = rows.filter(known_to(viewer))
    if wanted.edition:
        rows = rows.filter(game__edition=wanted.edition)
    if wanted.result:
        rows = rows.filter(result=wanted.result)
    if wanted.partner:
        rows = rows.filter(game__players__contains=[wanted.partner])
    if cursor:
        rows = rows.filter(cursor.less("opened_at", "game_id"))
    newest = rows.order_by("-opened_at", "-game_id")[:limit]
    return {row.game_id: _of_row(row) for row in newest}


def _not_counted(asked: Asked, using: str) -> dict[UUID, Listed]:
    """Games that are on, and those just over: only people who sit there too may know of them."""
    person, viewer, wanted, cursor, limit = asked
    others = {viewer, wanted.partner or viewer}
    games = not_counted(person, others, using).filter(**_when(wanted))
    if wanted.edition:
        games = games.filter(edition=wanted.edition)
    games = _with_result(games, person, wanted.result)
    if cursor:
        games = games.filter(cursor.less("opened_at"))
    public = dict(games.order_by("-opened_at", "-id")[:limit].values_list("id", "is_public"))
    histories = store.histories(public, using) if public else {}
    stories = {game_id: story_of(history) for game_id, history in histories.items()}
    return {
        game_id: _of_story(game_id, public[game_id], story, person)
        for game_id, story in stories.items()
        if story.has_begun
    }


def _with_result(games: QuerySet[Game], person: UUID, result: str | None) -> QuerySet[Game]:
    match result:
        case "running":
            return games.exclude(phase__in=OVER)
        case "won":
            return games.filter(phase=Phase.FINISHED.word, voided=False, winners__contains=[person])
        case "lost":
            lost = games.filter(phase=Phase.FINISHED.word, voided=False)
            return lost.exclude(winners__contains=[person])
        case "abandoned":
            return games.filter(phase=Phase.ABANDONED.word, voided=False)
        case "voided":
            return games.filter(phase__in=OVER, voided=True)
        case _:
            return games


def _when(wanted: Wanted) -> Mapping[str, Any]:
    asked = {"opened_at__gte": wanted.since, "opened_at__lt": wanted.until}
    return {bound: time for bound, time in asked.items() if time is not None}


def _of_row(row: Seat) -> Listed:
    game: Played = row.game
    return Listed(
        id=game.pk,
        is_public=game.is_public,
        edition=game.edition,
        decks=game.decks,
        result=msgspec.convert(row.result, Result),
        opened_at=game.opened_at,
        began_at=game.began_at,
        ended_at=game.ended_at,
        turns=game.turns,
        with_bots=game.with_bots,
        seats=msgspec.convert(game.seats, list[SeatTold]),
    )


def _of_story(game_id: UUID, is_public: bool, story: Story, person: UUID) -> Listed:
    assert story.began_at is not None
    return Listed(
        id=game_id,
        is_public=is_public,
        edition=story.settings.edition,
        decks=[deck.name for deck in story.settings.decks],
        result=result_of(story, Player(str(person))),
        opened_at=story.opened_at,
        began_at=story.began_at,
        ended_at=story.ended_at,
        turns=len(story.turns_scored),
        with_bots=story.with_bots,
        seats=list(story.seats),
    )
