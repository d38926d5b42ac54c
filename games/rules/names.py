"""The types of players, cards, colours and slots."""

from typing import Annotated, NewType

import msgspec

Player = NewType("Player", str)
"""The id of a person's account. The rules never see names or addresses."""

Card = NewType("Card", str)
"""One picture: the name of its deck and its number there, as in `harbour:17`."""

Colour = NewType("Colour", str)

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

Slot = Number
"""A place on the board, counted from 1."""
