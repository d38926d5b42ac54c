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


GRIPS: dict[str, Grip] = {
    "lantern": Grip((0.5, 0.04), 0.2), "suitcase": Grip((0.5, 0.06), 0.2),
    "birdcage": Grip((0.5, 0.04), 0.34), "bell": Grip((0.5, 0.05), 0.16),
    "candle": Grip((0.5, 0.8), 0.16), "umbrella": Grip((0.5, 0.86), 0.6),
    "furled-umbrella": Grip((0.5, 0.2), 0.5), "flag": Grip((0.05, 0.85), 0.5),
    "letter": Grip((0.1, 0.6), 0.09), "book": Grip((0.5, 0.8), 0.12, hand="both"),
    "shut-book": Grip((0.5, 0.7), 0.1), "key": Grip((0.5, 0.3), 0.2),
    "toy-balloon": Grip((0.5, 2.2), 0.3), "magnifier": Grip((0.5, 0.85), 0.2),
    "telescope": Grip((0.5, 0.5), 0.14), "spoon": Grip((0.5, 0.85), 0.3),
    "needle": Grip((0.5, 0.6), 0.16), "scissors": Grip((0.5, 0.8), 0.2),
    "pencil": Grip((0.5, 0.75), 0.3), "violin": Grip((0.5, 0.9), 0.36, -70),
    "feather": Grip((0.5, 0.9), 0.2), "tulip": Grip((0.5, 0.8), 0.24),
    "poppy": Grip((0.5, 0.8), 0.22), "leaf": Grip((0.5, 0.95), 0.14),
    "star": Grip((0.5, 0.5), 0.14, hand="both"), "egg": Grip((0.5, 0.6), 0.18, hand="both"),
    "fishbowl": Grip((0.5, 0.7), 0.2, hand="both"), "jar": Grip((0.5, 0.7), 0.2, hand="both"),
    "house": Grip((0.5, 0.9), 0.24, hand="both"), "clock": Grip((0.5, 0.6), 0.24, hand="both"),
    "globe": Grip((0.5, 0.7), 0.26, hand="both"), "boat": Grip((0.5, 0.8), 0.2, hand="both"),
    "paper-boat": Grip((0.5, 0.8), 0.12, hand="both"), "heart": Grip((0.5, 0.5), 0.14, hand="both"),
    "cup": Grip((0.9, 0.4), 0.09), "teapot": Grip((0.86, 0.5), 0.14),
    "bottle": Grip((0.5, 0.4), 0.2), "crown": Grip((0.5, 0.7), 0.1, hand="both"),
    "mask": Grip((0.5, 0.9), 0.17), "compass": Grip((0.5, 0.6), 0.1),
    "hourglass": Grip((0.5, 0.6), 0.2, hand="both"), "kite": Grip((0.5, 0.5), 0.36),
    "anchor": Grip((0.5, 0.1), 0.4), "ladder": Grip((0.5, 0.5), 1.1),
    "frame": Grip((0.5, 0.5), 0.4, hand="both"), "mirror": Grip((0.5, 0.8), 0.3),
}  # fmt: skip
