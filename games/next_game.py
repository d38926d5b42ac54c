"""Opens the next game in a room, with the same people."""

from collections.abc import Collection
from contextlib import suppress
from uuid import UUID

from django.db import transaction
from msgspec.structs import replace

from accounts.names import look_alike
from accounts.people import lock_active_accounts, names_of
from games import queue, store
from games.announce import announce_room, announce_story
from games.bots_to_come import bots_that_stay
from games.catalogue import lock_remaining_decks
from games.models import Game, Room
from games.refusals import GameRefusal
from games.rooms import (
    current,
    is_banned,
    liked_colours,
    lock_host,
    lock_room,
    refuse_if_closed,
    seat_in_new_game,
    weigh_names,
)
from games.rules.names import Player
from games.rules.refusals import Code, RuleViolation
from games.rules.settings import Settings
from games.rules.state import Table
from games.text_checks import Said, check_text
from web.refusals import Refused


def next_game(room: Room, by: UUID) -> Game:
    """Opens the room's next game, with the same people in the same order, from the caller on."""
    with transaction.atomic():
        room = lock_room(room)
        refuse_if_closed(room)
        if is_banned(room, by):
            raise Refused(GameRefusal.BANNED)
        before = current(room).id
        table = store.load(before)
        waiting = [place.person for place in queue.places(room)]
        active = lock_active_accounts([*map(UUID, table.sitting), *waiting])
        here = _who_is_here(room, table)
        if str(by) != table.host and (table.host in here or str(by) not in here):
            raise RuleViolation(Code.NOT_THE_HOST)
        if not table.is_over:
            raise Refused(GameRefusal.GAME_IS_ON)
        lock_host(by)
        weigh_names(room, [by])
        queued = [Player(str(person)) for person in waiting if person in active - {by}]
        others = _with_fitting_names(room, by, (*_leftwards_from(here, str(by)), *queued))
        others = _fewest_bots(others, table.bots, table.settings.rules.most_players - 1)
        queue.give_up_places(room, [by, *map(UUID, others)])
        settings = lock_remaining_decks(_settings_now(room, table), by)
        colours = {seat.player: seat.colour for seat in table.everybody}
        colours = {**liked_colours(waiting), **colours}
        game = seat_in_new_game(
            room, by, settings, others=others, preferred=colours, bots=frozenset(table.bots)
        )
        announce_room(room.id)
        announce_story(before)
    return game


def _settings_now(room: Room, table: Table) -> Settings:
    """The settings of the last game, with clues in words if the room has become public since."""
    opened = room.is_open_to_all and not current(room).is_public
    return replace(table.settings, clues="words") if opened else table.settings


def _fewest_bots(
    others: tuple[Player, ...], bots: Collection[Player], most: int
) -> tuple[Player, ...]:
    """The others as far as there are seats for them; people come before bots."""
    too_many = max(0, len(others) - most)
    last_bots = [player for player in others if player in bots][::-1][:too_many]
    return tuple(player for player in others if player not in last_bots)[:most]


def _who_is_here(room: Room, table: Table) -> tuple[Player, ...]:
    """The players who may sit in the next game, leftwards round the table, newcomers last."""
    people = names_of(map(UUID, table.sitting))
    banned = {str(ban.person) for ban in room.bans.in_force()}
    gone = {str(person.id) for person in people.values() if person.is_erased}
    away = table.away - bots_that_stay(room)
    return tuple(player for player in table.sitting if player not in away | banned | gone)


def _leftwards_from(here: tuple[Player, ...], player: str) -> tuple[Player, ...]:
    """The other players, leftwards round the table from the player's left."""
    place = here.index(player) if player in here else 0
    return tuple(other for other in here[place:] + here[:place] if other != player)


def _with_fitting_names(room: Room, host: UUID, others: tuple[Player, ...]) -> tuple[Player, ...]:
    """The others, but for those whose name the room keeps out or somebody before them has."""
    people = names_of([host, *map(UUID, others)])
    taken = [people[host].name]
    fitting = []
    for player in others:
        name = people[UUID(player)].name
        if any(look_alike(name, other) for other in taken):
            continue
        with suppress(Refused):
            check_text(Said("name", (name,), UUID(player), room))
            taken.append(name)
            fitting.append(player)
    return tuple(fitting)
