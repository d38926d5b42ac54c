"""Puts a person together: from a recipe's words to parts, from the back to the front."""

from dataclasses import dataclass

from games.decks.figures.builds import PEOPLE, Person, built
from games.decks.figures.clothes import GARMENTS
from games.decks.figures.dressed import Dressed
from games.decks.figures.faces import features, mouth, skull
from games.decks.figures.hands import Layers, hand
from games.decks.figures.hats import COVERING, HATS, OPEN
from games.decks.figures.heads import Head, beard, behind, below_hat, over
from games.decks.figures.parts import Part, form
from games.decks.figures.poses import POSES
from games.decks.figures.skeleton import HAND, NOTHING, NOWHERE, Aims, Axes, Bones, Pose, bones
from games.decks.figures.trimmings import EXTRAS
from games.decks.geometry import Spot, between, going, tube

LOOKS: dict[str, tuple[float, float]] = {
    "us": (0, 0), "half": (28, 0), "behind": (-44, 0), "away": (180, 0), "over": (128, 0),
    "left": (-44, 0), "right": (44, 0), "up": (0, -0.2), "down": (0, 0.2),
}  # fmt: skip
"""The directions in which heads look: how far they are turned, and how far up or down."""
SIMPLE = 130
"""People who are smaller than so many pixels are drawn without what can't be seen of them."""
LARGE = ("scarf", "apron", "cape", "bib", "lapels")
"""Trimmings that can be seen even on them."""
CHEST = 0.5
"""Arms that come so near to the middle, by the width of the shoulders, are before the chest."""
LOW = 0.1
"""Feet and knees that are so low, by the height of the figure, touch the ground."""
SOLE = 0.034
"""How far the sole of a foot is below its middle, by the height of the figure."""
RESTING = 0.06
"""Hands that are so near to the ground, by the height of the figure, lie on it."""
ASIDE = 42.0
"""How far heads are turned on bodies that are seen from the side: both eyes remain in sight."""
TURNED = 26
"""A head that is turned further than this nods to the side it looks to."""
FROM_BEHIND = 100


@dataclass(frozen=True)
class Cut:
    """A person cut into layers; things that are held go between them."""

    rest: str
    """The part that is at the origin: the ground, the seat, the middle or the hands."""
    body: list[Part]
    behind: list[Part]
    """The arms that are behind the body."""
    arms: list[Part]
    """The arms before it."""
    near: Layers
    """The near hand: its palm, and the fingers that close over what it holds."""
    far: Layers
    grips: tuple[Spot, Spot]
    """The points where the near and the far hand hold something."""
    soles: tuple[Spot, ...]
    """The points that touch the ground."""
    hides_far: bool
    """True if the far hand is behind the body."""
    seen_from_behind: bool


@dataclass(frozen=True)
class Wanted:
    """A person to be drawn; empty words mean as usual."""

    who: str
    pose: str
    height: float
    shape: str = ""
    wears: str = ""
    hair: str = ""
    hat: str = ""
    face: str = "calm"
    look: str = ""
    print: str = ""
    extras: tuple[str, ...] = ()
    hands: str = ""
    holding: tuple[str, str] = ("", "")
    """How the near and the far hand hold something, if they do: grip or clasp."""
    back: bool = False
    aims: Aims = NOWHERE
    """The points where the near and the far hand go."""
    axes: Axes = NOTHING
    """The directions of what they hold."""
    mirrored: bool = False
    """True if the person will be turned over, so that they face left."""


def cut(wanted: Wanted) -> Cut:
    """A person around the origin who faces right."""
    person, pose = PEOPLE[wanted.who], POSES[wanted.pose]
    build = built(person.build, wanted.shape)
    found = bones(build, pose, wanted.height, wanted.aims, wanted.axes)
    garment = GARMENTS[wanted.wears or person.wears]
    dressed = Dressed(build, found, pose, garment, wanted.print, wanted.extras, wanted.back)
    arms, (near, far) = (dressed.arm(0), dressed.arm(1)), _hands(wanted, dressed)
    before = [number for number in (0, 1) if _is_before(dressed, number)]
    return Cut(
        pose.rest,
        _body(wanted, person, dressed),
        behind=[part for n in (1, 0) if n not in before for part in arms[n]],
        arms=[part for n in (1, 0) if n in before for part in arms[n]],
        near=near,
        far=far,
        grips=found.grips,
        soles=_soles(found, pose),
        hides_far=not dressed.front,
        seen_from_behind=wanted.back and dressed.front,
    )


def _is_before(dressed: Dressed, number: int) -> bool:
    """Tells whether an arm is before the body: the near one is, and what crosses the chest."""
    if not dressed.front:
        return number == 0
    if dressed.back:
        return False
    found = dressed.bones
    wide = dressed.build.shoulder * found.size * CHEST
    return any(
        abs(spot[0] - found.neck[0]) < wide and spot[1] > found.neck[1]
        for spot in (found.hands[number], found.elbows[number])
    )


def _soles(found: Bones, pose: Pose) -> tuple[Spot, ...]:
    """The middles of the feet and knees that are on the ground."""
    if pose.rest != "ground":
        return ()
    feet = [
        going(ankle, foot, 0.03 * found.size)
        for ankle, foot in zip(found.ankles, found.feet, strict=True)
    ]
    spots = [*feet, *found.knees, found.pelvis]
    low = [(x, min(0.0, y + SOLE * found.size)) for x, y in spots if y > -LOW * found.size]
    return tuple(low or [(found.pelvis[0], 0.0)])


def _body(wanted: Wanted, person: Person, dressed: Dressed) -> list[Part]:
    """Everything but the arms."""
    found, s = dressed.bones, dressed.bones.size
    head = _head(wanted, dressed)
    throat = [found.neck, between(found.neck, head.middle, 0.8)]
    thick = max(0.028, dressed.build.head * 0.36) * s
    neck = form(tube(throat, [thick * 1.1, thick]), tone="skin", depth=0.04 * s)
    legs = [*dressed.leg(1), *dressed.leg(0)]
    worn = [name for name in dressed.extras_worn if wanted.height >= SIMPLE or name in LARGE]
    clothes = [part for name in worn for part in EXTRAS[name](dressed)]
    tail = behind(head, wanted.hair or person.hair)
    on_head = _on_head(wanted, person, head)
    if abs(head.yaw) > FROM_BEHIND:  # then hair hangs over the clothes
        return [*legs, neck, *dressed.body(), *clothes, *on_head, *tail]
    return [*legs, *tail, neck, *dressed.body(), *clothes, *on_head]


def _hands(wanted: Wanted, dressed: Dressed) -> tuple[Layers, Layers]:
    found, size = dressed.bones, HAND * dressed.build.sleeve * dressed.bones.size
    near, far = (
        hand(
            found.hands[n], _hand_way(dressed, n), _hand_kind(wanted, dressed, n), size,
            thumb=-1 if dressed.front and n == 0 else 1, far=n == 1 and not dressed.front,
        )
        for n in (0, 1)
    )  # fmt: skip
    return near, far


def _hand_kind(wanted: Wanted, dressed: Dressed, number: int) -> str:
    return wanted.holding[number] or wanted.hands or dressed.pose.hands


def _hand_way(dressed: Dressed, number: int) -> float:
    """The direction of a hand: that of its arm, unless it rests on the ground."""
    found, pose = dressed.bones, dressed.pose
    way = found.ways[number]
    if pose.rest == "ground" and abs(found.hands[number][1]) < RESTING * found.size:
        return 80.0 if way > -30 else -80.0  # noqa: PLR2004
    return way


def _head(wanted: Wanted, dressed: Dressed) -> Head:
    pose, found = dressed.pose, dressed.bones
    yaw, pitch = 180.0 if wanted.back else 0.0 if dressed.front else ASIDE, 0.0
    for word in (wanted.look or pose.look).split("-"):
        if word == "ahead":
            continue
        turn, lift = LOOKS[word]
        if not lift:
            yaw = -turn if wanted.mirrored and word in ("left", "right") else turn
        pitch += lift
    tilt = found.tilt
    if abs(yaw) > TURNED:
        tilt += 70 * pitch * (1 if yaw > 0 else -1)
    if yaw < 0 and not dressed.front:
        tilt -= found.tilt * 0.6
    return Head(found.head, dressed.build.head * found.size, tilt, yaw, pitch)


def _on_head(wanted: Wanted, person: Person, head: Head) -> list[Part]:
    hat = wanted.hat or person.hat
    hair, _, bearded = (wanted.hair or person.hair).partition("+")
    facial = bearded or person.beard
    parts = skull(head, person.nose) + features(head, wanted.face, person.nose, old=person.old)
    parts += beard(head, facial) + mouth(head, wanted.face, bearded=facial == "full")
    if hat not in HATS or hat in OPEN:
        parts += over(head, hair)
    elif hat not in COVERING:
        parts += below_hat(head, hair)
    return parts + (HATS[hat](head) if hat in HATS else [])
