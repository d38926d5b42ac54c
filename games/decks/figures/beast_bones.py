"""The bones of animals on four legs, and where a pose puts them."""

from dataclasses import dataclass

from games.decks.figures.beast_poses import BeastPose
from games.decks.figures.species import Species
from games.decks.geometry import Spot, bent, going


@dataclass(frozen=True)
class Joints:
    """The places of an animal's joints."""

    size: float
    hip: Spot
    shoulder: Spot
    nape: Spot
    skull: Spot
    nose: Spot
    legs: tuple[tuple[Spot, Spot, Spot], ...]
    """Near fore, far fore, near hind, far hind: each with three joints."""


def framed(species: Species, pose: BeastPose, size: float, look: str) -> Joints:
    s = size / (species.leg + species.chest * 0.9)
    hip = (0.0, 0.0)
    shoulder = going(hip, 90 + pose.pitch, species.length * s)
    rise = species.rise + pose.neck + (22 if look == "up" else -30 if look == "down" else 0)
    nape = going(shoulder, rise, species.neck * 0.75 * s)
    skull = going(shoulder, rise, (species.neck + species.head * 0.4) * s)
    aim = 78 + pose.head + (26 if look == "up" else -30 if look == "down" else 0)
    if look == "back":
        aim = -aim
        skull = going(shoulder, rise + 16, (species.neck + species.head * 0.5) * s)
    nose = going(skull, aim, (species.head * 0.55 + species.snout) * s)
    half = species.leg * s / 2
    legs = []
    for number, (angle, reach) in enumerate((*pose.fore, *pose.hind)):
        fore = number < 2  # noqa: PLR2004
        root = shoulder if fore else hip
        shift = 0.05 * s * (1 if number % 2 else -1)
        start = root[0] + shift, root[1] + (species.chest * 0.15 * s if fore else 0)
        long = half * 2 - (species.chest * 0.15 * s if fore else 0)
        end = going(start, angle, long * reach)
        joint, end = bent(start, end, long * 0.52, long * 0.5, -90 if fore else 90)
        legs.append((start, joint, end))
    found = Joints(s, hip, shoulder, nape, skull, nose, tuple(legs))
    x = (hip[0] + shoulder[0]) / 2
    lows = [hip[1] + species.rump * s, shoulder[1] + species.chest * s * 0.9]
    low = max([leg[2][1] + species.limb * 0.9 * s for leg in legs] + lows)
    if pose.rest == "middle":
        low = (hip[1] + shoulder[1]) / 2

    def down(spot: Spot) -> Spot:
        return spot[0] - x, spot[1] - low

    return Joints(
        s, down(hip), down(shoulder), down(nape), down(skull), down(nose),
        tuple((down(a), down(b), down(c)) for a, b, c in found.legs),
    )  # fmt: skip
