"""What things at the table are called."""

from typing import NewType

Player = NewType("Player", str)
"""The id of a person's account. Names and addresses never come in here."""

Card = NewType("Card", str)
"""One picture: the name of its deck and its number there, as in `harbour:17`."""

Colour = NewType("Colour", str)

Slot = int
"""A place on the board, counted from 1."""
