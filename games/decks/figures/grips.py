"""How things are held: where a hand takes them, and how large they are beside people."""

from dataclasses import dataclass

from games.decks.geometry import Spot


@dataclass(frozen=True)
class Grip:
    at: Spot = (0.5, 0.5)
    """The point that is held: (0, 0) is the upper left of the motif."""
    size: float = 0.2
    """The height, by that of who holds it."""
    turn: float = 0
    hand: str = "near"
    way: str = "grip"
    """How a hand takes it: grip, with the fingers around it, or clasp, with the thumb before it."""
    axis: float = 0
    """The direction of what lies in the hand: 0 is upright, 90 across, as a handle is."""


GRIPS: dict[str, Grip] = {
    "lantern": Grip((0.5, 0.04), 0.2, axis=90),
    "suitcase": Grip((0.5, 0.06), 0.2, axis=90),
    "birdcage": Grip((0.5, 0.04), 0.34, axis=90),
    "bell": Grip((0.5, 0.05), 0.16),
    "candle": Grip((0.5, 0.8), 0.16, way="clasp"),
    "umbrella": Grip((0.5, 0.86), 0.6),
    "furled-umbrella": Grip((0.5, 0.2), 0.5),
    "flag": Grip((0.05, 0.85), 0.5),
    "letter": Grip((0.1, 0.6), 0.09, way="clasp"),
    "book": Grip((0.5, 0.8), 0.12, hand="both", way="clasp"),
    "shut-book": Grip((0.5, 0.7), 0.1, way="clasp"),
    "key": Grip((0.5, 0.16), 0.2, axis=90),
    "toy-balloon": Grip((0.5, 2.2), 0.3),
    "magnifier": Grip((0.5, 0.85), 0.2),
    "telescope": Grip((0.5, 0.5), 0.14),
    "spoon": Grip((0.5, 0.85), 0.3, way="clasp"),
    "needle": Grip((0.5, 0.6), 0.16, way="clasp"),
    "scissors": Grip((0.5, 0.8), 0.2),
    "pencil": Grip((0.5, 0.75), 0.3, way="clasp"),
    "violin": Grip((0.5, 0.9), 0.36, -70),
    "feather": Grip((0.5, 0.9), 0.2, way="clasp"),
    "tulip": Grip((0.5, 0.8), 0.24),
    "poppy": Grip((0.5, 0.8), 0.22),
    "leaf": Grip((0.5, 0.95), 0.14, way="clasp"),
    "star": Grip((0.5, 0.5), 0.14, hand="both", way="clasp"),
    "egg": Grip((0.5, 0.6), 0.18, hand="both", way="clasp"),
    "fishbowl": Grip((0.5, 0.7), 0.2, hand="both", way="clasp"),
    "jar": Grip((0.5, 0.7), 0.2, hand="both", way="clasp"),
    "house": Grip((0.5, 0.9), 0.24, hand="both", way="clasp"),
    "clock": Grip((0.5, 0.6), 0.24, hand="both", way="clasp"),
    "globe": Grip((0.5, 0.7), 0.26, hand="both", way="clasp"),
    "boat": Grip((0.5, 0.8), 0.2, hand="both", way="clasp"),
    "paper-boat": Grip((0.5, 0.8), 0.12, hand="both", way="clasp"),
    "heart": Grip((0.5, 0.5), 0.14, hand="both", way="clasp"),
    "cup": Grip((0.9, 0.4), 0.09),
    "teapot": Grip((0.86, 0.5), 0.14),
    "bottle": Grip((0.5, 0.4), 0.2),
    "crown": Grip((0.5, 0.7), 0.1, hand="both", way="clasp"),
    "mask": Grip((0.5, 0.9), 0.17),
    "compass": Grip((0.5, 0.6), 0.1, way="clasp"),
    "hourglass": Grip((0.5, 0.6), 0.2, hand="both", way="clasp"),
    "kite": Grip((0.5, 0.5), 0.36, way="clasp"),
    "anchor": Grip((0.5, 0.1), 0.4, axis=90),
    "ladder": Grip((0.5, 0.5), 1.1),
    "frame": Grip((0.5, 0.5), 0.4, hand="both", way="clasp"),
    "mirror": Grip((0.5, 0.8), 0.3),
}
