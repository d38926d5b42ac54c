"""The kinds of animals on four legs."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Species:
    """Lengths by the height of the back."""

    length: float
    chest: float
    rump: float
    leg: float
    neck: float
    rise: float
    """The angle of the neck: 90 is level."""
    head: float
    snout: float
    muzzle: float
    """The radius of the end of the snout."""
    ears: str
    tail: str
    limb: float = 0.055
    extra: str = ""
    hoofs: bool = False


SPECIES: dict[str, Species] = {
    "dog": Species(0.66, 0.2, 0.16, 0.62, 0.26, 140, 0.18, 0.2, 0.085, "flop", "up"),
    "hound": Species(0.66, 0.2, 0.14, 0.68, 0.3, 140, 0.14, 0.28, 0.055, "flop", "thin", 0.045),
    "fox": Species(0.66, 0.17, 0.15, 0.6, 0.24, 135, 0.17, 0.22, 0.035, "point", "bush", 0.045, "bib"),
    "wolf": Species(0.66, 0.22, 0.16, 0.66, 0.26, 125, 0.17, 0.25, 0.055, "point", "bush", 0.055, "bib"),
    "cat": Species(0.63, 0.16, 0.17, 0.54, 0.15, 140, 0.2, 0.03, 0.1, "cat", "long", 0.048, "whiskers"),
    "horse": Species(0.74, 0.22, 0.22, 0.76, 0.56, 146, 0.125, 0.34, 0.082, "small", "horse", 0.05, "mane", hoofs=True),
    "donkey": Species(0.68, 0.22, 0.2, 0.68, 0.44, 144, 0.14, 0.3, 0.085, "donkey", "tuft", 0.052, "mane", hoofs=True),
    "bear": Species(0.66, 0.31, 0.3, 0.6, 0.2, 112, 0.24, 0.19, 0.09, "round", "stub", 0.11),
    "deer": Species(0.62, 0.17, 0.16, 0.72, 0.5, 150, 0.105, 0.2, 0.045, "leaf", "stub", 0.036, "antlers", hoofs=True),
    "doe": Species(0.6, 0.16, 0.16, 0.72, 0.48, 150, 0.105, 0.19, 0.04, "leaf", "stub", 0.034, "spots", hoofs=True),
    "hare": Species(0.42, 0.19, 0.26, 0.46, 0.14, 150, 0.18, 0.1, 0.07, "hare", "puff", 0.06),
    "cow": Species(0.84, 0.27, 0.24, 0.62, 0.3, 118, 0.17, 0.28, 0.11, "leaf", "tuft", 0.065, "horns", hoofs=True),
    "goat": Species(0.6, 0.2, 0.17, 0.6, 0.3, 150, 0.125, 0.2, 0.055, "goat", "flick", 0.042, "beard", hoofs=True),
    "sheep": Species(0.56, 0.27, 0.26, 0.58, 0.16, 130, 0.14, 0.17, 0.065, "leaf", "stub", 0.042, "wool", hoofs=True),
    "pig": Species(0.76, 0.27, 0.26, 0.5, 0.1, 105, 0.22, 0.18, 0.085, "point", "thin", 0.065),
    "lion": Species(0.7, 0.23, 0.18, 0.62, 0.2, 130, 0.19, 0.17, 0.085, "round", "tuft", 0.065, "ruff"),
    "mouse": Species(0.35, 0.24, 0.3, 0.36, 0.1, 125, 0.23, 0.19, 0.035, "mouse", "thin", 0.045, "whiskers"),
}  # fmt: skip
