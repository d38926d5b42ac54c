"""Hooks of bots into games, which know nothing of them."""

from collections.abc import Collection
from datetime import datetime

from bots.library import refuse_unknown_cards
from bots.models import Bot, QuickTable
from games.bots_to_come import bots_of_rooms, times_of_bots
from games.models import Room
from games.rules.names import Player
from games.rules.settings import Settings
from games.rules.state import Table
from games.seat_checks import table_checks


@table_checks.register
def bots_know_the_cards(table: Table, settings: Settings, language: str) -> None:
    """Refuses a deck that bots know nothing of, where they sit or are to stand in for people.

    What bots from elsewhere know is for themselves to see.
    """
    if settings.stand_ins or Bot.objects.filter(person__in=table.bots).exists():
        refuse_unknown_cards(settings)


@times_of_bots.register
def bots_of_quick_play(room: Room) -> datetime | None:
    """The time of a table of quick play, where nobody has to bring bots in."""
    return QuickTable.objects.filter(room=room).values_list("fill_at", flat=True).first()


@bots_of_rooms.register
def bots_of_this_server(room: Room) -> Collection[Player]:
    """The bots that the server moves: if one is away, that is the server's doing and passes."""
    bots = Bot.objects.filter(room=room).values_list("person", flat=True)
    return [Player(str(bot)) for bot in bots]
