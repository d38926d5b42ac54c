"""Makes moves: everything that changes a game, for a player, a moderator or the clock, is here."""

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from uuid import UUID

from django.db import connection, transaction
from msgspec.structs import replace

from games import distributed, store
from games.announce import announce, announce_seats
from games.append_sql import Condition
from games.command import Command
from games.models import Room
from games.performing import recording_on_its_way
from games.rules.decide import decide, is_due
from games.rules.moves import CLOCK, Actor, AnyMove, GiveClue, Join, Moment, OpenGame, TimeRunsOut
from games.rules.names import Colour, Player
from games.rules.refusals import RuleViolation
from games.rules.settings import Settings
from games.rules.state import Table
from games.text_checks import Said, check_text
from games.time_left import has_passed
from web.clock import clock
from web.refusals import Refused


class KeyReused(Exception):
    """Raised for a key that came with another command before."""


def open_game(
    room_id: UUID,
    host: Actor,
    settings: Settings,
    colour: Colour | None = None,
    others: tuple[Player, ...] = (),
    *,
    preferred: Mapping[Player, Colour] | None = None,
    bots: frozenset[Player] = frozenset(),
    is_public: bool = False,
) -> UUID:
    """Opens a game's lobby, with the host in the first seat and the others to the left."""
    with transaction.atomic():
        game = store.new_game(room_id, is_public=is_public)
        play(game.id, host, OpenGame(settings, colour, others, preferred or {}, bots))
    return game.id


def play(
    game_id: UUID,
    who: Actor,
    move: AnyMove,
    key: str | None = None,
    *,
    version: int | None = None,
    now: datetime | None = None,
) -> Table:
    """The table after the move; raises RuleViolation if the rules refuse it.

    Once this returns, the move is kept. A second one under the same key changes nothing, and gets
    the table as it stood after the first. A move that changes nothing is not kept, nor is its key.
    With the game's version, if it has just been read, a move that nothing comes before needs no
    lock.
    """
    return play_command(game_id, Command.of(who, move, key), version=version, now=now)


def play_command(
    game_id: UUID, command: Command, *, version: int | None = None, now: datetime | None = None
) -> Table:
    """Makes the move of a command, like `play`."""
    try:
        if version is not None:
            same_room = _check_clue(game_id, command)
            table = store.load(game_id, version)
            if after := _try_without_lock(game_id, table, command, now, same_room):
                return after
        return _under_row_lock(game_id, command, now)
    except (RuleViolation, Refused, store.KeyTaken) as not_done:
        # A second sending shows by what it runs into, and the first pays nothing for it.
        if earlier := answer_before(game_id, command):
            return earlier
        raise not_done from None


def try_play(game_id: UUID, table: Table, command: Command, only_if: Condition) -> Table | None:
    """The table after the move, if that table is still the newest and the condition holds.

    Both are made sure of as the move is kept, so that nothing has to be read before. None, if
    anything is otherwise or speaks against the move; what that is, `play` says.
    """
    try:
        only_if = only_if.also(_check_clue(game_id, command))
        after = _try_without_lock(game_id, table, command, None, only_if)
    except (Refused, KeyReused, store.KeyTaken):
        return None
    return after if after and after.version > table.version else None


def _try_without_lock(
    game_id: UUID,
    table: Table,
    command: Command,
    now: datetime | None,
    only_if: Condition | None = None,
) -> Table | None:
    """The table after the move; None if it is late, refused or overtaken, which takes the lock."""
    if connection.in_atomic_block:
        return None
    moment = Moment(now or clock.now(), store.seed_of(game_id))
    if is_due(table, moment):
        return None
    try:
        return _decide_and_append(game_id, table, command, moment, only_if)
    except (RuleViolation, store.Overtaken):
        return None


def _under_row_lock(game_id: UUID, command: Command, now: datetime | None) -> Table:
    with transaction.atomic():
        _check_clue(game_id, command, lock_room=True)
        game = store.lock(game_id)
        clock.keep_right()
        moment = Moment(now or clock.now(), game.seed)
        table = _clock_first(game_id, store.load_locked(game), moment)
        try:
            return _decide_and_append(game_id, table, command, moment)
        except RuleViolation as refusal:
            # Not raised here, so that what the clock has done before is kept all the same.
            refused = refusal
    raise refused


def ask_the_clock(game_id: UUID, *, now: datetime | None = None) -> Table:
    """Ends the phase if its time is up. Asking early, late or twice changes nothing more."""
    return play(game_id, CLOCK, TimeRunsOut(), now=now)


def in_time(game_id: UUID, table: Table) -> Table:
    """The table, with its phase ended if the time is up and no clock has done so yet."""
    return ask_the_clock(game_id) if has_passed(table.deadline) else table


def answer_before(game_id: UUID, command: Command) -> Table | None:
    """The table that the same command was answered with, if it came before."""
    earlier = store.answered(game_id, command)
    if earlier is None:
        return None
    if command.digest != earlier.digest:
        raise KeyReused(command.key)
    return store.load_at(game_id, earlier.until).hiding_clues_as(store.load(game_id))


_SAME_ROOM = """
    EXISTS (
        SELECT FROM games_room
        WHERE id = %(room)s::uuid AND is_public = %(room_is_public)s
            AND language = %(room_language)s AND word_list = %(room_word_list)s
        FOR SHARE)
"""


def _check_clue(game_id: UUID, command: Command, *, lock_room: bool = False) -> Condition | None:
    """Raises what any check has against a clue.

    What may be said depends on the room. Without its lock the clue is to be kept only on the
    condition that the room has not changed since, which makes room changes wait.
    """
    if not isinstance(command.move, GiveClue) or command.who.id is None:
        return None
    found = Room.objects.filter(distributed.room_of(game_id))
    if lock_room:
        found = found.select_for_update(of=("self",), no_key=True)
    room = found.first()
    if room is None:  # and no such game, as the lock will say
        return None
    performed = command.move.performance is not None
    check_text(Said("clue", (command.move.clue,), UUID(command.who.id), room, performed))
    seen = {
        "room": room.pk,
        "room_is_public": room.is_public,
        "room_language": room.language,
        "room_word_list": room.word_list,
    }
    return Condition(_SAME_ROOM, seen, locks=True)


def _clock_first(game_id: UUID, table: Table, moment: Moment) -> Table:
    """The table, with its phase ended first if the time is up, so that a late move is late."""
    if not is_due(table, moment):
        return table
    moment = replace(moment, recording_on_its_way=recording_on_its_way(game_id, table))
    return _decide_and_append(game_id, table, Command.of(CLOCK, TimeRunsOut()), moment)


def _decide_and_append(
    game_id: UUID,
    table: Table,
    command: Command,
    moment: Moment,
    only_if: Condition | None = None,
) -> Table:
    decision = decide(table, command.who, command.move, moment)
    if not decision.events:  # perhaps of a second sending, once others have moved
        return table if only_if else answer_before(game_id, command) or table
    after = store.append(game_id, table, decision, command, moment.now, only_if=only_if)
    transaction.on_commit(partial(announce, game_id, after.version))
    if isinstance(command.move, Join | OpenGame):
        announce_seats(map(UUID, {*after.sitting} - {*table.sitting}))
    return after
