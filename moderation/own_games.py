"""Keeps moderators from deciding about games they play in, and from seeing hidden cards there."""

from uuid import UUID

from django.db import transaction

from accounts.people import lock_active_account
from games import store
from games.account_hooks import tables_of
from games.models import Game
from games.rules.state import Table
from moderation.audit import Moderator, record
from moderation.models import AuditEntry, Decision, Report
from moderation.refusals import ModerationRefusal
from web.refusals import Refused

SIGHT = "see_hidden_cards"
"""The audit log's word for having seen all the cards of a game."""


def refuse_own_game(by: Moderator, about: Decision | Report) -> None:
    """Refuses whoever has a part in the game, or in the room's game, or plays with the person."""
    if is_own_game(by, about):
        raise Refused(ModerationRefusal.OWN_GAME)


def is_own_game(by: Moderator, about: Decision | Report) -> bool:
    game_id = about.game_id or (about.room.current_game_id if about.room else None)
    if game_id is not None and _has_part(store.load(game_id), by.id):
        return True
    return bool(about.person and tables_of(by.id).filter(players__contains=[about.person]).exists())


def _has_part(table: Table, person: UUID) -> bool:
    """True for everybody who has a seat, has left one, or waits for one."""
    return any(seat.player == str(person) for seat in (*table.seats, *table.waiting))


@transaction.atomic
def record_sight_under_lock(by: Moderator, game_id: UUID) -> Table:
    """The table, and a record that the moderator has seen all of it.

    The lock of their account keeps them from taking a seat in the same instant.
    """
    lock_active_account(by.id)
    table = store.load(game_id)
    if not table.is_over and _has_part(table, by.id):
        raise Refused(ModerationRefusal.OWN_GAME)
    record(by, SIGHT, room=Game.objects.get(pk=game_id).room_id, game=game_id)
    return table


def has_seen_hidden_cards(person: UUID, game_id: UUID) -> bool:
    return AuditEntry.objects.filter(by=person, what=SIGHT, game=game_id).exists()
