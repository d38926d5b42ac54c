"""The bones of a person: how long they are, and where a pose puts them."""

from dataclasses import dataclass, replace
from typing import Literal

from games.decks.geometry import Spot, bent, between, distance, going, heading

View = Literal["side", "front"]
Rest = Literal["ground", "seat", "middle", "hands"]


@dataclass(frozen=True)
class Build:
    """Lengths as parts of the whole height; widths are half of what is seen."""

    head: float
    trunk: float
    leg: float
    arm: float
    shoulder: float
    chest: float
    waist: float
    hip: float
    sleeve: float
    thigh: float
    stoop: float = 0
    """How far the back is bent by age."""


@dataclass(frozen=True)
class Limb:
    angle: float
    """The direction from shoulder to hand, or from hip to ankle."""
    reach: float = 1
    """1 is stretched; less bends the elbow or the knee."""
    foot: float = 90
    """The direction of the toes."""
    side: float = 0
    """The side of the joint, where it isn't the natural one."""


@dataclass(frozen=True)
class Pose:
    """How a body that faces right holds itself. The first arm and leg are those nearer to us.

    Seen from the front, angles are measured outwards from the body, on both sides.
    """

    lean: float
    curl: float
    nod: float
    arms: tuple[Limb, Limb]
    legs: tuple[Limb, Limb]
    view: View = "side"
    rest: Rest = "ground"
    drift: float = 0
    """How far the hem of what is worn trails behind."""
    look: str = "ahead"
    hands: str = "mitt"


@dataclass(frozen=True)
class Bones:
    """The places of the joints. The near arm and leg come first."""

    size: float
    pelvis: Spot
    waist: Spot
    neck: Spot
    head: Spot
    tilt: float
    shoulders: tuple[Spot, Spot]
    elbows: tuple[Spot, Spot]
    hands: tuple[Spot, Spot]
    hips: tuple[Spot, Spot]
    knees: tuple[Spot, Spot]
    ankles: tuple[Spot, Spot]
    feet: tuple[float, float]
    """The directions of the toes."""

    def moved(self, x: float, y: float) -> "Bones":
        def change(spot: Spot) -> Spot:
            return spot[0] + x, spot[1] + y

        def both(pair: tuple[Spot, Spot]) -> tuple[Spot, Spot]:
            return change(pair[0]), change(pair[1])

        return replace(
            self, pelvis=change(self.pelvis), waist=change(self.waist), neck=change(self.neck),
            head=change(self.head), shoulders=both(self.shoulders), elbows=both(self.elbows),
            hands=both(self.hands), hips=both(self.hips), knees=both(self.knees),
            ankles=both(self.ankles),
        )  # fmt: skip


Aims = tuple[Spot | None, Spot | None]

SOLE = 0.03
NECK = 0.03


def bones(build: Build, pose: Pose, height: float, aims: Aims = (None, None)) -> Bones:
    """The joints of somebody so tall in a pose, with what touches the ground at the origin.

    An aim is a point that a hand goes to, seen from there; hands without one do as the pose says.
    """
    size = height / (2.15 * build.head + NECK + build.trunk + build.leg + SOLE)
    found = _hung(build, pose, size)
    x, y = _resting_point(found, build, pose)
    found = found.moved(-x, -y)
    if aims != (None, None):
        found = _reaching(found, build, pose, aims)
    return found


def _hung(build: Build, pose: Pose, s: float) -> Bones:
    """The bones with the pelvis at the origin."""
    front = pose.view == "front"
    upper = 180 - (pose.lean + pose.curl + build.stoop)
    pelvis = 0.0, 0.0
    waist = going(pelvis, 180 - pose.lean, build.trunk * 0.42 * s)
    neck = going(waist, upper, build.trunk * 0.58 * s)
    nod = pose.nod + build.stoop * 0.5
    tall = (NECK + build.head * 0.95) * s
    head = going(neck, 180 - nod * 0.7 if front else (upper + 180 - nod) / 2, tall)
    yoke = going(neck, upper + 180, build.sleeve * 1.1 * s)
    wide = (build.shoulder if front else build.shoulder * 0.2) * s
    near = upper - 90 if front else upper + 90
    shoulders = going(yoke, near, wide), going(yoke, near + 180, wide)
    apart = build.hip * (0.5 if front else 0.12) * s
    hips = (apart if front else -apart, 0.0), (-apart if front else apart, 0.0)
    sides = (1, -1) if front else (1, 1)
    arm, leg = build.arm * s / 2, build.leg * s / 2
    elbows, hands, knees, ankles = [], [], [], []
    for number in (0, 1):
        limb, sign = pose.arms[number], sides[number]
        aim = going(shoulders[number], limb.angle * sign, limb.reach * arm * 2)
        joint, end = bent(shoulders[number], aim, arm, arm, (limb.side or -90) * sign)
        elbows.append(joint)
        hands.append(end)
        limb = pose.legs[number]
        aim = going(hips[number], limb.angle * sign, limb.reach * leg * 2)
        joint, end = bent(hips[number], aim, leg * 1.02, leg * 0.98, (limb.side or 90) * sign)
        knees.append(joint)
        ankles.append(end)
    return Bones(
        s, pelvis, waist, neck, head, nod, shoulders,
        (elbows[0], elbows[1]), (hands[0], hands[1]), hips,
        (knees[0], knees[1]), (ankles[0], ankles[1]),
        (pose.legs[0].foot * sides[0], pose.legs[1].foot * sides[1]),
    )  # fmt: skip


def _resting_point(found: Bones, build: Build, pose: Pose) -> Spot:
    s, x = found.size, found.pelvis[0]
    if pose.rest == "seat":
        return x, found.pelvis[1] + build.hip * 0.75 * s
    if pose.rest == "middle":
        return between(found.pelvis, found.neck, 0.4)
    if pose.rest == "hands":
        return found.hands[0]
    soles = [
        ankle[1] + 0.038 * s
        if pose.view == "front"
        else max(ankle[1], going(ankle, foot, 0.075 * s)[1] - 0.008 * s) + SOLE * s
        for ankle, foot in zip(found.ankles, found.feet, strict=True)
    ]
    low = [found.pelvis[1] + build.hip * 0.8 * s, found.neck[1] + build.chest * 0.6 * s]
    low += [knee[1] + build.thigh * 0.9 * s for knee in found.knees]
    low += [hand[1] for hand in found.hands]
    low.append(found.head[1] + build.head * s)
    return x, max(soles + low)


def _reaching(found: Bones, build: Build, pose: Pose, aims: Aims) -> Bones:
    arm = build.arm * found.size / 2
    elbows, hands = list(found.elbows), list(found.hands)
    for number, aim in enumerate(aims):
        if aim is None:
            continue
        start = found.shoulders[number]
        short = going(aim, heading(aim, start), min(distance(aim, start), 0.03 * found.size))
        sign = -1 if pose.view == "front" and number else 1
        side = (pose.arms[number].side or -90) * sign
        elbows[number], hands[number] = bent(start, short, arm, arm, side)
    return replace(found, elbows=(elbows[0], elbows[1]), hands=(hands[0], hands[1]))
