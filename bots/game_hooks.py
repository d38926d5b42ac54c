"""Hooks of bots into games, which know nothing of them."""

from bots.library import refuse_unknown_cards
from games.rules.settings import Settings
from games.rules.state import Table
from games.seat_checks import table_checks


@table_checks.register
def bots_know_the_cards(table: Table, settings: Settings, language: str) -> None:
    """Refuses a deck that bots know nothing of, where they sit or are to stand in for people."""
    if table.bots or settings.stand_ins:
        refuse_unknown_cards(settings)
