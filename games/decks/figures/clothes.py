"""Clothes, by what they cover."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Garment:
    skirt: float = 0
    """How far down the legs it hangs: 0 is the hip, 0.5 the knee, 1 the ankle."""
    flare: float = 0
    legs: str = "trim"
    """The tone of the legs."""
    wide: float = 1.2
    """The width of what is worn on the legs: 1 is stockings."""
    sleeve: float = 1
    """How far down the arms it reaches."""
    extras: tuple[str, ...] = ()
    boots: bool = False
    top: str = "cloth"
    """The tone of the trunk."""


GARMENTS: dict[str, Garment] = {
    "coat": Garment(0.44, 0.018, extras=("collar", "buttons")),
    "long-coat": Garment(0.78, 0.03, extras=("collar", "belt", "buttons")),
    "dress": Garment(0.6, 0.05, legs="skin", wide=0.9, extras=("collar",)),
    "summer-dress": Garment(0.54, 0.055, legs="skin", wide=0.9, sleeve=0.3, extras=("belt",)),
    "gown": Garment(0.93, 0.07, legs="skin", wide=0.9, extras=("belt",)),
    "nightgown": Garment(0.8, 0.035, legs="skin", wide=0.9, extras=("collar",)),
    "apron": Garment(0.74, 0.04, legs="skin", wide=0.9, extras=("apron",)),
    "jumper": Garment(0.06, 0.0, extras=("cuffs",)),
    "shirt": Garment(0.06, 0.0, sleeve=0.5, extras=("braces",)),
    "suit": Garment(0.2, 0.008, legs="cloth", extras=("lapels",)),
    "uniform": Garment(0.3, 0.014, extras=("belt", "buttons", "collar")),
    "raincoat": Garment(0.5, 0.05, legs="skin", wide=0.95, extras=("buttons", "hood"), boots=True),
    "overalls": Garment(0.0, 0.0, legs="cloth", wide=1.4, sleeve=-1, extras=("bib",)),
    "pyjamas": Garment(0.12, 0.01, legs="cloth", wide=1.35, extras=("collar",)),
    "cloak": Garment(0.86, 0.08, extras=("cape",), boots=True),
    "trunks": Garment(0.06, 0.0, legs="skin", wide=0.9, sleeve=0, top="skin"),
    "swimsuit": Garment(0.06, 0.0, legs="skin", wide=0.9, sleeve=-0.1),
}
