"""Carries out each kind of decision, and undoes it."""

from collections.abc import Callable
from typing import NamedTuple
from uuid import UUID

from accounts.announce import PersonChanged, announce
from accounts.models import Account
from accounts.names import check_name_under_lock
from accounts.people import lock_account
from games import bans, rooms, store
from games.models import Room
from games.play import play
from games.rules import moves as m
from games.rules.names import Player
from moderation.audit import Moderator
from moderation.models import Decision, Kind
from moderation.orders import Order
from moderation.refusals import ModerationRefusal
from moderation.sanctions import apply_suspensions
from web.refusals import Refused


class Case(NamedTuple):
    """An order with its decision and the moderator who gave it."""

    by: Moderator
    order: Order
    decision: Decision

    @property
    def actor(self) -> m.Actor:
        return m.moderator(str(self.by.id))

    @property
    def game(self) -> UUID:
        assert self.decision.game_id is not None
        return self.decision.game_id

    @property
    def room(self) -> Room:
        assert self.decision.room is not None
        return self.decision.room

    @property
    def person(self) -> UUID:
        assert self.decision.person is not None
        return self.decision.person


def _hide_clue(case: Case) -> None:
    turn = case.decision.turn
    assert turn is not None
    if store.load(case.game).hides_clue_of(turn):
        raise Refused(ModerationRefusal.ALREADY_SO)
    play(case.game, case.actor, m.HideClue(turn))


def _show_clue(who: m.Actor, decision: Decision) -> None:
    assert decision.game_id is not None
    assert decision.turn is not None
    play(decision.game_id, who, m.ShowClue(decision.turn))


def _rename_person(case: Case) -> None:
    account = lock_account(case.person)
    assert account is not None  # locked as the decision was made
    case.decision.before = account.name
    _rename(account, case.order.name or "")
    case.decision.after = account.name


def _name_back(who: m.Actor, decision: Decision) -> None:
    """Restores the name before, unless the person has chosen another one since."""
    assert decision.person is not None
    account = lock_account(decision.person)
    if account is not None and account.name == decision.after:
        _rename(account, decision.before)


def _rename(account: Account, name: str) -> None:
    account.name = check_name_under_lock(account.id, name)
    account.save(update_fields=["name"])
    announce(PersonChanged(account.id))


def _rename_room(case: Case) -> None:
    case.decision.before = case.room.title
    case.decision.after = rooms.clean_title(case.order.name or "")
    rooms.change(case.room, case.actor, title=case.decision.after)


def _title_back(who: m.Actor, decision: Decision) -> None:
    room = decision.room
    assert room is not None
    if room.title == decision.after:
        rooms.change(room, who, title=decision.before)


def _close_room(case: Case) -> None:
    if case.room.closed_at is not None:
        raise Refused(ModerationRefusal.ALREADY_SO)
    rooms.close(case.room, case.actor)


def _reopen_room(who: m.Actor, decision: Decision) -> None:
    assert decision.room is not None
    rooms.reopen(decision.room, who)


def _void_game(case: Case) -> None:
    if store.load(case.game).voided:
        raise Refused(ModerationRefusal.ALREADY_SO)
    play(case.game, case.actor, m.VoidGame())


def _remove(case: Case) -> None:
    play(case.game, case.actor, m.Remove(Player(str(case.person))))


def _ban_from_room(case: Case) -> None:
    bans.ban(case.room, case.actor, case.person, case.order.until)


def _let_into_room(who: m.Actor, decision: Decision) -> None:
    """Lifts the ban, unless another decision of the kind still holds."""
    assert decision.room is not None
    assert decision.person is not None
    held = Decision.objects.in_force().filter(
        kind=Kind.BAN_FROM_ROOM, room=decision.room, person=decision.person
    )
    bans.lift_ban(decision.room, who, decision.person)
    for other in held.order_by("at"):
        bans.ban(decision.room, who, decision.person, other.until)


def _suspend(case: Case) -> None:
    apply_suspensions(case.person)


def _unsuspend(who: m.Actor, decision: Decision) -> None:
    assert decision.person is not None
    apply_suspensions(decision.person)


def _say_so(*_: object) -> None:
    """Does nothing: the decision itself is all its effect."""


DO: dict[str, Callable[[Case], None]] = {
    Kind.HIDE_CLUE: _hide_clue,
    Kind.RENAME_PERSON: _rename_person,
    Kind.RENAME_ROOM: _rename_room,
    Kind.CLOSE_ROOM: _close_room,
    Kind.VOID_GAME: _void_game,
    Kind.REMOVE: _remove,
    Kind.BAN_FROM_ROOM: _ban_from_room,
    Kind.WARN: _say_so,
    Kind.MUTE: _say_so,
    Kind.SUSPEND: _suspend,
}
UNDO: dict[str, Callable[[m.Actor, Decision], None]] = {
    Kind.HIDE_CLUE: _show_clue,
    Kind.RENAME_PERSON: _name_back,
    Kind.RENAME_ROOM: _title_back,
    Kind.CLOSE_ROOM: _reopen_room,
    Kind.BAN_FROM_ROOM: _let_into_room,
    Kind.WARN: _say_so,
    Kind.MUTE: _say_so,
    Kind.SUSPEND: _unsuspend,
}
