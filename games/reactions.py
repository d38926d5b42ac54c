"""Reactions: pictures that players put at the cards of a scored board, or at the table.

They are no part of the game: each is kept, to be counted, and shown to whoever is in the room.
"""

from collections.abc import Collection
from functools import partial
from typing import Literal
from uuid import UUID

import msgspec
from django.db import transaction
from django.db.models import Count
from rest_framework.exceptions import NotAuthenticated

from accounts.people import lock_active_account
from games import store
from games.announce import EphemeralMessage, announce_story, broadcast
from games.distributed import room_of
from games.models import Ban, Reaction, Room
from games.refusals import GameRefusal
from games.rules.names import Number, Player, Slot
from games.rules.refusals import Code, RuleViolation
from games.rules.state import Phase, Table
from games.text_checks import check_voice
from web.refusals import Refused

Picture = Literal["heart", "laugh", "applause", "wonder", "puzzled", "shiver", "tear", "sparkle"]
"""The pictures that there are. Clients draw them."""

MOST_EACH = 10
"""The number of reactions of one player in a turn."""
THE_TABLE = 0
"""The slot that stands for the table itself."""
CHOOSING = frozenset((Phase.CARDS, Phase.VOTES, Phase.REVEAL))
"""The phases in which a reaction could tell others what to choose, or what was chosen."""


class CardOnBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turn: Number
    slot: Slot


class ReactionShown(EphemeralMessage, frozen=True, kw_only=True, tag="reaction"):
    """Somebody has put a picture at a card of the board that was scored last, or at the table."""

    game: UUID
    player: UUID
    picture: Picture
    card: CardOnBoard | None
    """The card; null for the table itself."""
    count: int
    """The number of people who have put this picture there in this turn."""


class ReactionCount(msgspec.Struct, frozen=True):
    """How many people have put a picture in one place."""

    turn: int
    """The last turn that had been scored by then; 0 before the first."""
    slot: int | None
    """The slot of the card on the board of that turn; null for the table itself."""
    picture: Picture
    count: int


def react(game_id: UUID, person: UUID, picture: Picture, card: CardOnBoard | None) -> None:
    """Keeps the reaction and shows it; a second one just like it changes nothing."""
    with transaction.atomic():
        if not lock_active_account(person):  # other reactions of theirs wait here, to be counted
            raise NotAuthenticated
        room = Room.objects.filter(room_of(game_id)).first()
        if room is None:
            raise store.GameNotFound(game_id)
        _refuse_if_out_of_place(room, game_id, person)
        turn = turn_of_reaction(store.load(game_id), Player(str(person)), card)
        mine = Reaction.objects.filter(game=game_id, turn=turn, person=person)
        slot = card.slot if card else THE_TABLE
        if mine.filter(slot=slot, picture=picture).exists():
            return
        if mine.count() >= MOST_EACH:
            raise Refused(GameRefusal.TOO_MANY_REACTIONS, most=MOST_EACH)
        Reaction.objects.create(
            game_id=game_id, turn=turn, person=person, slot=slot, picture=picture
        )
        same = Reaction.objects.filter(game=game_id, turn=turn, slot=slot, picture=picture)
        shown = ReactionShown(
            game=game_id, player=person, picture=picture, card=card, count=same.count()
        )
        transaction.on_commit(partial(broadcast, room.id, shown))
        announce_story(game_id)


def _refuse_if_out_of_place(room: Room, game_id: UUID, person: UUID) -> None:
    if room.current_game_id != game_id:
        raise RuleViolation(Code.GAME_OVER)
    if room.closed_at is not None:
        raise Refused(GameRefusal.ROOM_CLOSED)
    if not room.reactions:
        raise Refused(GameRefusal.NO_REACTIONS)
    if Ban.objects.keep_out(room, person):
        raise Refused(GameRefusal.BANNED)
    check_voice(person, room)


def turn_of_reaction(table: Table, player: Player, card: CardOnBoard | None) -> int:
    """The last turn that was scored, to which the reaction belongs; raises if it may not be."""
    if not table.is_present(player):
        raise RuleViolation(Code.NOT_SEATED)
    if table.phase in CHOOSING:
        raise RuleViolation(Code.TOO_EARLY)
    scored = table.last_turn
    if card is None:
        return scored.turn if scored else 0
    if scored is None:
        raise RuleViolation(Code.TOO_EARLY)
    if card.turn != scored.turn:
        raise Refused(GameRefusal.BOARD_GONE, expected=scored.turn, given=card.turn)
    if not 1 <= card.slot <= len(scored.board):
        raise RuleViolation(Code.NO_SUCH_SLOT, expected=len(scored.board), given=card.slot)
    return scored.turn


def reactions_to(game_id: UUID) -> list[ReactionCount]:
    """The reactions to a game, counted, in the order of turns and slots."""
    return reactions_to_each([game_id])[game_id]


def reactions_to_each(games: Collection[UUID]) -> dict[UUID, list[ReactionCount]]:
    counted = (
        Reaction.objects.filter(game__in=games)
        .values_list("game", "turn", "slot", "picture")
        .annotate(count=Count("person"))
        .order_by("turn", "slot", "picture")
    )
    found: dict[UUID, list[ReactionCount]] = {game: [] for game in games}
    for game, turn, slot, picture, count in counted:
        found[game].append(ReactionCount(turn, slot or None, picture, count))
    return found
