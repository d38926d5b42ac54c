"""Counts what the cards of a deck have in common, and what drawing one costs.

A deck in which everything comes again gives clues that fit everybody. So no motif is on more than
one card in ten, no more than one card in five has its horizon across the middle, and a picture
costs a phone next to nothing.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass

from games.decks.recipe import (
    Beast,
    Bird,
    Card,
    Figure,
    Frame,
    Held,
    Moon,
    World,
)
from games.decks.render import render
from games.decks.scenes import horizon_of

ONE_MOTIF = 1 / 10
LEVEL = 1 / 5
MIDDLE = (300, 640)
"""Between these heights a horizon cuts the picture in two."""
TILTED = 6
TURBULENCE, BLUR, BYTES = 3, 3, 40_000
OPENINGS = {"keyhole", "porthole", "hole", "doorway", "window", "arch"}
DISCS = {"sun", "moon", "moon-face"}


@dataclass(frozen=True)
class Count:
    """Everything that was counted in one deck."""

    cards: int
    level: tuple[str, ...]
    """The cards whose horizon lies across the middle."""
    motifs: dict[str, tuple[str, ...]]
    """The cards of each motif."""
    costly: tuple[str, ...]
    """Pictures that are too large or have too many filters."""

    @property
    def too_common(self) -> dict[str, tuple[str, ...]]:
        most = self.cards * ONE_MOTIF
        return {name: cards for name, cards in self.motifs.items() if len(cards) > most}

    @property
    def too_level(self) -> bool:
        return len(self.level) > self.cards * LEVEL


def counted(cards: Sequence[Card]) -> Count:
    motifs: dict[str, list[str]] = {}
    for card in cards:
        for name in sorted(set(_motifs(card))):
            motifs.setdefault(name, []).append(card.name)
    costly = tuple(fault for card in cards for fault in costs(card.name, render(card)))
    return Count(
        len(cards),
        tuple(card.name for card in cards if is_level(card)),
        {name: tuple(found) for name, found in motifs.items()},
        costly,
    )


def parts(value: object) -> Iterator[object]:
    """A card and everything in it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for part in value:
            yield from parts(part)


def _motifs(card: Card) -> Iterator[str]:
    for part in parts(card):
        match part:
            case Moon():
                yield "disc"
            case Figure():
                yield f"{part.pose} (pose)"
                if isinstance(part.holds, str) and part.holds:
                    yield part.holds
            case Beast() | Bird():
                yield part.kind
            case Frame():
                yield f"{part.kind} (frame)"
            case Held():
                yield part.motif
            case _ if hasattr(part, "motif"):
                yield "disc" if part.motif in DISCS else str(part.motif)


def is_level(card: Card) -> bool:
    """Tells whether the scene's horizon runs across the middle of the picture."""
    place: World = card.world
    y = horizon_of(place.scene, place.options)
    if y is None or any(isinstance(t, Frame) and t.kind in OPENINGS for t in card.things):
        return False
    if place.view:
        if abs(place.view.tilt) > TILTED:
            return False
        y = 450 + (y - place.view.at[1]) * place.view.zoom
    return MIDDLE[0] <= y <= MIDDLE[1]


def costs(name: str, picture: str) -> Iterator[str]:
    """Everything that is too costly in a picture."""
    found = Counter({key: picture.count(f"<{key}") for key in ("feTurbulence", "feGaussianBlur")})
    if found["feTurbulence"] > TURBULENCE:
        yield f"{name}: {found['feTurbulence']} turbulence filters"
    if found["feGaussianBlur"] > BLUR:
        yield f"{name}: {found['feGaussianBlur']} blurs"
    if (size := len(picture.encode())) > BYTES:
        yield f"{name}: {size} bytes"
