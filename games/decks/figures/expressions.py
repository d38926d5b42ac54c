"""The eyes, the brows and the mouth that go with each feeling."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Face:
    eyes: str = "dot"
    """dot, wide, shut, laughing or narrow."""
    brow: float = 0
    """How the brows slope: above 0 in worry, below it in anger."""
    lift: float = 0
    """How far the brows are raised."""
    mouth: str = "line"
    """line, smile, sad, open, round, wavy, grin, ah, gape, teeth, aside, pout or none."""
    skew: float = 0
    """How much higher one brow is than the other."""
    tear: bool = False
    blush: float = 0.4


FACES: dict[str, Face] = {
    "calm": Face(),
    "smile": Face(mouth="smile", lift=0.06),
    "joy": Face("laughing", 0.1, 0.14, "grin", blush=0.6),
    "wonder": Face("wide", 0.12, 0.22, "round"),
    "fear": Face("wide", 0.4, 0.18, "wavy", blush=0),
    "sad": Face("dot", 0.42, 0.08, "sad"),
    "grief": Face("shut", 0.45, 0.1, "sad", tear=True),
    "anger": Face("narrow", -0.45, -0.08, "sad"),
    "stern": Face("narrow", -0.25, -0.04, "line"),
    "sly": Face("narrow", -0.1, 0.1, "smile"),
    "shout": Face("shut", -0.3, 0.0, "open"),
    "song": Face("shut", 0.2, 0.16, "round"),
    "sleep": Face("shut", 0.0, 0.0, "line", blush=0.5),
    "bliss": Face("shut", 0.15, 0.1, "smile", blush=0.6),
    "doubt": Face("dot", 0.2, 0.1, "wavy"),
    "awe": Face("dot", 0.08, 0.22, "ah"),
    "delight": Face("wide", 0.05, 0.16, "grin", blush=0.6),
    "curious": Face("dot", 0.05, 0.08, "aside", skew=0.2),
    "hush": Face("narrow", 0.16, 0.12, "round", skew=0.08),
    "worry": Face("dot", 0.4, 0.12, "pout"),
    "dread": Face("wide", 0.46, 0.1, "gape", blush=0),
    "strain": Face("shut", -0.35, -0.04, "teeth", blush=0.7),
    "none": Face(eyes="none", mouth="none", blush=0),
}
