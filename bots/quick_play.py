"""Quick play: a seat at a table that waits, or a table of one's own, which begins by itself."""

import hashlib
import logging
from datetime import datetime, timedelta
from typing import NamedTuple, cast
from uuid import UUID

from django.conf import settings as configured
from django.db import transaction
from django.db.models import Exists, OuterRef, Q, QuerySet
from django.utils.translation import gettext as _
from msgspec.structs import replace

from bots.models import QuickTable
from bots.personas import Strength
from bots.seats import seat_bots
from games import store
from games.admission import join, try_to_sit
from games.announce import announce_room
from games.catalogue import USUAL_SETTINGS
from games.distributed import bringing, where_game
from games.models import Ban, Room
from games.play import play
from games.presence import present_in
from games.rooms import current, has_seat, lock_room, lock_room_if_free, open_room
from games.rules import moves as m
from games.rules.editions import EditionName
from games.rules.refusals import Code, RuleViolation
from games.rules.settings import Settings, TimeLimits
from games.rules.state import Phase, Table
from web.advisory_lock import lock_for_transaction
from web.clock import clock
from web.redis import REDIS_ERRORS
from web.refusals import Refused

ALONE = TimeLimits(clue=600, cards=600, votes=600, reveal=600)
"""Time without hurry, as nobody else waits; whoever has gone still ends the game in the end."""
ANY = Q()
MOST_TRIED = 20
"""The number of tables of each kind that are tried at most."""

log = logging.getLogger(__name__)


class Wanted(NamedTuple):
    """The game that somebody wants to play."""

    language: str
    edition: EditionName
    players: int
    with_bots: bool
    strength: Strength

    @property
    def settings(self) -> Settings:
        return replace(USUAL_SETTINGS, edition=self.edition)


# Alone with bots


def begin_alone(person: UUID, wanted: Wanted) -> Room:
    """Opens a room with bots, and starts its game."""
    _refuse_too_many_players(wanted)
    host = m.player(str(person))
    with transaction.atomic():
        room = open_room(
            person,
            title=_("Alone with bots"),
            settings=replace(wanted.settings, limits=ALONE),
            language=wanted.language,
            spectators=False,
        )
        seat_bots(lock_room(room), host, wanted.strength, until=wanted.players)
        play(current(room).id, host, m.Start())
    return room


def _refuse_too_many_players(wanted: Wanted) -> None:
    most = wanted.settings.rules.most_players
    if wanted.players > most:
        raise RuleViolation(Code.TABLE_FULL, expected=most)


# With whoever is there


def seat_quickly(person: UUID, wanted: Wanted) -> str:
    """Seats the person where a fitting table waits, or else at a new one, and returns its code."""
    _refuse_too_many_players(wanted)
    with transaction.atomic():
        _lock_wish(wanted)
        room = (
            _where_they_sit(person, wanted)
            or _at_a_quick_table(person, wanted)
            or _at_a_public_table(person, wanted)
            or _at_a_new_table(person, wanted)
        )
    return room.code


def _lock_wish(wanted: Wanted) -> None:
    """Lets those who want the same come one after the other, so that they meet."""
    digest = hashlib.sha256(repr(wanted[:4]).encode()).digest()
    lock_for_transaction(int.from_bytes(digest[:8], "big", signed=True))


def _lobbies(person: UUID, wanted: Wanted, among: Q, game: Q) -> QuerySet[Room]:
    """The public rooms open to the person whose game is of that kind and has not begun."""
    banned = Ban.objects.in_force().filter(room=OuterRef("pk"), person=person)
    found = Room.objects.filter(
        among,
        ~Exists(banned),
        is_public=True,
        password="",
        closed_at=None,
        language=wanted.language,
    )
    begins = Q(phase=Phase.LOBBY.word, edition=wanted.edition, open_seats__gt=0)
    return bringing(where_game(found, begins & game), "current_game")


def _quick_tables(person: UUID, wanted: Wanted, game: Q = ANY) -> QuerySet[Room]:
    tables = QuickTable.objects.filter(players=wanted.players, fill_at__isnull=not wanted.with_bots)
    among = Q(pk__in=tables.values("room"))
    return _lobbies(person, wanted, among, game).order_by("opened_at")


def _where_they_sit(person: UUID, wanted: Wanted) -> Room | None:
    return _quick_tables(person, wanted, Q(players__contains=[person])).first()


def _at_a_quick_table(person: UUID, wanted: Wanted) -> Room | None:
    tables = _quick_tables(person, wanted)[:MOST_TRIED]
    return next((room for room in tables if _sits_down(room, person, wanted.players)), None)


def _sits_down(room: Room, person: UUID, players: int) -> bool:
    """Seats the person at a quick table, as long as it has fewer people than it waits for."""
    try:
        with transaction.atomic():  # a savepoint, with which the locks are given up
            game = current(lock_room(room))
            if len(store.load(game.id).people) >= players:
                raise RuleViolation(Code.TABLE_FULL, expected=players)
            join(game.id, person)
    except (RuleViolation, Refused):
        return False
    return True


def _at_a_public_table(person: UUID, wanted: Wanted) -> Room | None:
    """Seats the person in a room that somebody else has opened and looks at now."""
    if wanted.with_bots:
        return None
    quick = QuickTable.objects.filter(room=OuterRef("pk"))
    found = _lobbies(person, wanted, ~Q(Exists(quick)), Q(with_bots=False))
    rooms = list(found.order_by("-opened_at")[:MOST_TRIED])
    here = _somebody_in(rooms)
    for room in rooms:
        if room.pk in here and not has_seat(room, person) and try_to_sit(room, person) is None:
            return room
    return None


def _somebody_in(rooms: list[Room]) -> set[UUID]:
    try:
        return {room for room, people in present_in([room.pk for room in rooms]).items() if people}
    except REDIS_ERRORS:
        return set()


def _at_a_new_table(person: UUID, wanted: Wanted) -> Room:
    wait = timedelta(seconds=configured.QUICK_PLAY_SECONDS)
    with transaction.atomic():
        room = open_room(
            person,
            title=_("Quick game"),
            settings=wanted.settings,
            language=wanted.language,
            is_public=True,
        )
        QuickTable.objects.create(
            room=room,
            players=wanted.players,
            fill_at=clock.now() + wait if wanted.with_bots else None,
            strength=wanted.strength,
        )
    return room


# Beginning by itself


def begin_quick_tables(now: datetime) -> None:
    """Begins the games of tables that are full or have waited for long enough.

    One that fails holds up no other.
    """
    reached = where_game(QuickTable.objects.all(), ANY, "room__current_game")
    for table in bringing(reached, "room__current_game"):
        try:
            _begin_if_due(table, now)
        except Exception:
            log.exception("the quick game of room %s", table.room_id)


def _begin_if_due(table: QuickTable, now: datetime) -> None:
    game = current(table.room)
    if game.phase != Phase.LOBBY.word:
        table.delete()
    elif _is_due(table, len(game.players), now):
        with transaction.atomic():
            room = lock_room_if_free(table.room)
            if room is not None and _is_due(table, len(_lobby(room).present), now):
                _begin_if_possible(room, table)
                table.delete()
                announce_room(room.id)


def _is_due(table: QuickTable, players: int, now: datetime) -> bool:
    waited = table.fill_at is not None and table.fill_at <= now
    return waited or players >= table.players


def _lobby(room: Room) -> Table:
    return store.load(current(room).id)


def _begin_if_possible(room: Room, table: QuickTable) -> None:
    """Starts the game of the locked room in the name of its host, who has asked for that.

    Where the game can't begin, since its settings have changed say, that is left to the host.
    """
    host = m.player(_lobby(room).host)
    try:
        with transaction.atomic():
            if table.fill_at is not None:
                seat_bots(room, host, cast("Strength", table.strength), until=table.players)
            play(current(room).id, host, m.Start())
    except (RuleViolation, Refused) as refusal:
        log.info("a quick game could not begin: %s", refusal)
