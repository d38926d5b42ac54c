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
    ways: tuple[float, float] = (0, 0)
    """The directions of the hands."""
    palm: float = 0
    """How far the middle of a palm is from its wrist."""

    @property
    def grips(self) -> tuple[Spot, Spot]:
        """The points where the near and the far hand hold something."""
        near, far = (going(self.hands[n], self.ways[n], self.palm) for n in (0, 1))
        return near, far

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
Axes = tuple[float | None, float | None]
NOWHERE: Aims = (None, None)
NOTHING: Axes = (None, None)

SOLE = 0.03
NECK = 0.03
HAND = 3.1
"""The length of a hand, by the half width of a sleeve."""
PALM = 0.42
"""The place of the middle of the palm, by the length of the hand."""
SUPPLE = 50
"""The degrees by which a wrist bends, so that fingers close across what is held."""
ASIDE = 0.42
"""How far shoulders are apart on a body that is turned, as a part of their width from the front."""
LIFTED = 48
"""Arms that hang from the shoulders, seen from the front, by their direction."""
SHRUG = 0.03
"""How far a shoulder moves towards what its hand can't reach, by the height."""
LONGER = 1.08
"""How much longer an arm becomes that stretches for something."""


def bones(
    build: Build, pose: Pose, height: float, aims: Aims = NOWHERE, axes: Axes = NOTHING
) -> Bones:
    """The joints of somebody so tall in a pose, with what touches the ground at the origin.

    An aim is a point that a palm goes to, seen from there; hands without one do as the pose says.
    An axis is the direction of the stick, the rope or the handle in a hand.
    """
    size = height / (2.15 * build.head + NECK + build.trunk + build.leg + SOLE)
    found = _hung(build, pose, size)
    x, y = _resting_point(found, build, pose)
    found = found.moved(-x, -y)
    ways = [across(heading(found.elbows[n], found.hands[n]), axes[n]) for n in (0, 1)]
    found = replace(found, ways=(ways[0], ways[1]))
    return found if aims == NOWHERE else _reaching(found, build, pose, aims, axes)


def across(way: float, axis: float | None) -> float:
    """The direction of a hand that holds something, as far as its wrist bends."""
    if axis is None:
        return way
    bend = (axis + 90 - way + 90) % 180 - 90
    return way + max(-SUPPLE, min(SUPPLE, bend))


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
    wide = build.shoulder * (0.9 if front else ASIDE) * s
    near = upper - 90 if front else upper + 90
    shoulders = going(yoke, near, wide), going(yoke, near + 180, wide)
    apart = build.hip * (0.5 if front else 0.2) * s
    hips = (apart if front else -apart, 0.0), (-apart if front else apart, 0.0)
    sides = (1, -1) if front else (1, 1)
    arm, leg = build.arm * s / 2, build.leg * s / 2
    elbows, hands, knees, ankles = [], [], [], []
    for number in (0, 1):
        limb, sign = pose.arms[number], sides[number]
        aim = going(shoulders[number], limb.angle * sign, limb.reach * arm * 2)
        side = limb.side or _elbow(pose, limb.angle)
        joint, end = bent(shoulders[number], aim, arm, arm, side * sign)
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
        palm=HAND * PALM * build.sleeve * s,
    )  # fmt: skip


def _elbow(pose: Pose, angle: float) -> float:
    """The side of an elbow: back and down, but outwards where arms hang before us."""
    return 90 if pose.view == "front" and -LIFTED < angle < LIFTED else -90


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
    low += [elbow[1] + build.sleeve * 0.9 * s for elbow in found.elbows]
    low.append(found.head[1] + build.head * s)
    return x, max(soles + low)


def _reaching(found: Bones, build: Build, pose: Pose, aims: Aims, axes: Axes) -> Bones:
    """The bones with the palms where they are wanted, as far as the arms are long enough."""
    shoulders, elbows, hands = list(found.shoulders), list(found.elbows), list(found.hands)
    ways = list(found.ways)
    for number, aim in enumerate(aims):
        if aim is None:
            continue
        sign = -1 if pose.view == "front" and number else 1
        arm = build.arm * found.size / 2
        start = shoulders[number]
        outwards = (heading(start, aim) * sign + 180) % 360 - 180
        side = (pose.arms[number].side or _elbow(pose, outwards)) * sign
        short = distance(start, aim) - found.palm - 2 * arm
        if short > 0:
            start = going(start, heading(start, aim), min(short, SHRUG * found.size))
            arm *= min(LONGER, max(1.0, (distance(start, aim) - found.palm) / (2 * arm)))
        free = bent(start, going(aim, heading(aim, start), found.palm), arm, arm, side)
        ways[number] = way = across(heading(*free), axes[number])
        elbow, hand = bent(start, going(aim, way + 180, found.palm), arm, arm, side)
        if axes[number] is None:  # the hand goes on in the direction of its arm
            ways[number] = way = heading(elbow, hand)
            elbow, hand = bent(start, going(aim, way + 180, found.palm), arm, arm, side)
        shoulders[number], elbows[number], hands[number] = start, elbow, hand
    return replace(
        found, shoulders=(shoulders[0], shoulders[1]), elbows=(elbows[0], elbows[1]),
        hands=(hands[0], hands[1]), ways=(ways[0], ways[1]),
    )  # fmt: skip
