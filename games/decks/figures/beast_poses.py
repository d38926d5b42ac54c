"""The poses of animals on four legs."""

from dataclasses import dataclass

Leg = tuple[float, float]
"""The direction of a leg, and how far it is stretched."""


@dataclass(frozen=True)
class BeastPose:
    fore: tuple[Leg, Leg]
    """The near and the far fore leg."""
    hind: tuple[Leg, Leg]
    pitch: float = 0
    """How far the shoulder is higher than the hip, in degrees."""
    neck: float = 0
    """How much further up than usual the neck points."""
    head: float = 0
    tail: float = 0
    """How far the tail is lifted."""
    rest: str = "ground"
    asleep: bool = False


BEAST_POSES: dict[str, BeastPose] = {
    "stand": BeastPose(((2, 1), (-4, 1)), ((2, 0.97), (-8, 0.97))),
    "walk": BeastPose(((24, 0.97), (-20, 0.96)), ((-24, 0.97), (18, 0.97)), tail=10),
    "trot": BeastPose(((40, 0.8), (-26, 0.97)), ((-34, 0.95), (26, 0.9)), pitch=3, neck=6, tail=30),
    "run": BeastPose(
        ((66, 0.92), (44, 0.86)), ((-66, 0.96), (-44, 0.9)), pitch=2, neck=-14, tail=40
    ),
    "leap": BeastPose(
        ((58, 0.72), (40, 0.68)),
        ((-44, 0.98), (-58, 0.96)),
        pitch=24,
        neck=-8,
        tail=40,
        rest="middle",
    ),
    "sit": BeastPose(((4, 1), (-3, 1)), ((58, 0.46), (50, 0.46)), pitch=40, neck=4, tail=-30),
    "howl": BeastPose(
        ((4, 1), (-3, 1)), ((58, 0.46), (50, 0.46)), pitch=42, neck=20, head=64, tail=-30
    ),
    "beg": BeastPose(((70, 0.6), (60, 0.64)), ((50, 0.5), (44, 0.5)), pitch=66, neck=4, head=20),
    "lie": BeastPose(((84, 0.84), (78, 0.8)), ((74, 0.42), (66, 0.42)), pitch=4, neck=10),
    "sleep": BeastPose(
        ((86, 0.8), (80, 0.76)), ((74, 0.42), (66, 0.42)), neck=-52, head=-4, asleep=True
    ),
    "crouch": BeastPose(
        ((46, 0.6), (30, 0.58)), ((30, 0.56), (22, 0.56)), pitch=-8, neck=-34, head=4, tail=30
    ),
    "stretch": BeastPose(
        ((70, 0.98), (64, 0.98)), ((0, 0.98), (-8, 0.98)), pitch=-22, neck=-10, head=10, tail=50
    ),
    "graze": BeastPose(((10, 1), (-12, 1)), ((2, 0.97), (-8, 0.97)), pitch=-3, neck=-86, head=-50),
    "sniff": BeastPose(
        ((20, 0.97), (-8, 0.99)), ((-10, 0.97), (6, 0.97)), pitch=-4, neck=-58, head=-26
    ),
    "rear": BeastPose(
        ((66, 0.62), (86, 0.72)), ((8, 0.94), (-8, 0.98)), pitch=56, neck=6, head=6, tail=-20
    ),
    "pull": BeastPose(
        ((-22, 0.97), (10, 0.98)), ((-34, 0.98), (-14, 0.97)), pitch=-5, neck=-24, head=-14
    ),
    "balk": BeastPose(((34, 0.97), (28, 0.98)), ((32, 0.8), (24, 0.8)), pitch=12, neck=12, head=20),
    "swim": BeastPose(
        ((60, 0.7), (20, 0.8)), ((-30, 0.8), (10, 0.7)), pitch=14, neck=14, head=6, rest="middle"
    ),
    "float": BeastPose(((30, 0.9), (-20, 0.9)), ((-30, 0.9), (24, 0.9)), pitch=6, rest="middle"),
    "upright": BeastPose(
        ((20, 0.9), (-14, 0.9)), ((6, 0.98), (-8, 0.98)), pitch=78, neck=-30, head=0
    ),
}
