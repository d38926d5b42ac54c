"""The types of players, cards, colours and slots."""

from typing import Annotated, NewType

import msgspec

Player = NewType("Player", Annotated[str, msgspec.Meta(extra_json_schema={"format": "uuid"})])
"""The id of a person's account. The rules never see names or addresses."""

Card = NewType("Card", str)
"""One picture: the name of its deck and its number there, as in `harbour:17`."""

_COLOURS = (
    "red", "orange", "yellow", "green", "blue", "violet", "pink", "white",
    "black", "brown", "grey", "turquoise",
)  # fmt: skip

Colour = NewType("Colour", Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(_COLOURS)})])

COLOURS = tuple(map(Colour, _COLOURS))
"""The colours of all editions, in the order in which they are handed out."""

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]

Slot = Number
"""A place on the board, counted from 1."""
