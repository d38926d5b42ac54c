"""Puts a person together: from a recipe's words to parts, from the back to the front."""

from dataclasses import dataclass, field

from games.decks.figures.builds import PEOPLE, Person, built
from games.decks.figures.clothes import GARMENTS
from games.decks.figures.dressed import Dressed
from games.decks.figures.faces import features, skull
from games.decks.figures.hands import hand
from games.decks.figures.hats import COVERING, HATS, TIGHT
from games.decks.figures.heads import Head, beard, behind, below_hat, over
from games.decks.figures.parts import Part, form
from games.decks.figures.poses import POSES
from games.decks.figures.skeleton import Aims, Bones, bones
from games.decks.figures.trimmings import EXTRAS
from games.decks.geometry import Spot, between, going, heading, tube

LOOKS: dict[str, tuple[float, float]] = {
    "us": (0, 0), "half": (38, 0), "behind": (-66, 0), "away": (180, 0), "over": (128, 0),
    "left": (-66, 0), "right": (66, 0), "up": (0, -0.2), "down": (0, 0.2),
}  # fmt: skip
"""The directions in which heads look: how far they are turned, and how far up or down."""
SIMPLE = 130
"""People who are smaller than so many pixels are drawn without what can't be seen of them."""
LARGE = ("scarf", "apron", "cape", "bib", "lapels")
"""Trimmings that can be seen even on them."""
RESTING = 0.02
"""Hands that are so near to the ground, by the height of the figure, lie on it."""
ASIDE = 30
FROM_BEHIND = 100


@dataclass(frozen=True)
class Cut:
    """A person cut into layers; things that are held go between them."""

    rest: str
    """The part that is at the origin: the ground, the seat, the middle or the hands."""
    body: list[Part]
    behind: list[Part] = field(default_factory=list)
    """The far arm, which is behind the body."""
    far_hand: list[Part] = field(default_factory=list)
    arms: list[Part] = field(default_factory=list)
    hands: list[Part] = field(default_factory=list)
    grips: tuple[Spot, Spot] = ((0, 0), (0, 0))
    """The points where the near and the far hand hold something."""


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
    holding: tuple[bool, bool] = (False, False)
    """True for the near and for the far hand if it holds something: then its fingers are closed."""
    back: bool = False
    aims: Aims = (None, None)
    """The points where the near and the far hand go."""
    mirrored: bool = False
    """True if the person will be turned over, so that they face left."""


def cut(wanted: Wanted) -> Cut:
    """A person around the origin who faces right."""
    person, pose = PEOPLE[wanted.who], POSES[wanted.pose]
    build = built(person.build, wanted.shape)
    found = bones(build, pose, wanted.height, wanted.aims)
    garment = GARMENTS[wanted.wears or person.wears]
    dressed = Dressed(build, found, pose, garment, wanted.print, wanted.extras, wanted.back)
    arms, hands = [dressed.arm(0), dressed.arm(1)], _hands(wanted, dressed)
    grips = _grips(found, dressed.unit)
    body = _body(wanted, person, dressed)
    if not dressed.front:
        return Cut(pose.rest, body, arms[1], hands[1], arms[0], hands[0], grips)
    both = [*hands[0], *hands[1]]
    if wanted.back:
        return Cut(pose.rest, body, [*both, *arms[1], *arms[0]], grips=grips)
    return Cut(pose.rest, body, arms=[*arms[1], *arms[0]], hands=both, grips=grips)


def _body(wanted: Wanted, person: Person, dressed: Dressed) -> list[Part]:
    """Everything but the arms."""
    found, s = dressed.bones, dressed.bones.size
    head = _head(wanted, dressed)
    throat = [found.neck, between(found.neck, head.middle, 0.8)]
    neck = form(tube(throat, [0.026 * s, 0.024 * s]), tone="skin", depth=0.04 * s)
    legs = [*dressed.leg(1), *dressed.leg(0)]
    worn = [name for name in dressed.extras_worn if wanted.height >= SIMPLE or name in LARGE]
    clothes = [part for name in worn for part in EXTRAS[name](dressed)]
    tail = behind(head, wanted.hair or person.hair)
    on_head = _on_head(wanted, person, head)
    if abs(head.yaw) > FROM_BEHIND:  # then hair hangs over the clothes
        return [*legs, neck, *dressed.body(), *clothes, *on_head, *tail]
    return [*legs, *tail, neck, *dressed.body(), *clothes, *on_head]


def _hands(wanted: Wanted, dressed: Dressed) -> tuple[list[Part], list[Part]]:
    near, far = (
        hand(
            dressed.bones.hands[n], _hand_way(dressed, n), _hand_kind(wanted, dressed, n),
            dressed.unit, thumb=-1 if dressed.front and n == 0 else 1,
            far=n == 1 and not dressed.front,
        )
        for n in (0, 1)
    )  # fmt: skip
    return near, far


def _hand_kind(wanted: Wanted, dressed: Dressed, number: int) -> str:
    return "grip" if wanted.holding[number] else wanted.hands or dressed.pose.hands


def _hand_way(dressed: Dressed, number: int) -> float:
    """The direction of a hand: that of its arm, unless it rests on the ground."""
    found, pose = dressed.bones, dressed.pose
    way = heading(found.elbows[number], found.hands[number])
    if pose.rest == "ground" and abs(found.hands[number][1]) < RESTING * found.size:
        return 80.0 if way > -30 else -80.0  # noqa: PLR2004
    return way


def _grips(found: Bones, unit: float) -> tuple[Spot, Spot]:
    near, far = (
        going(found.hands[n], heading(found.elbows[n], found.hands[n]), unit) for n in (0, 1)
    )
    return near, far


def _head(wanted: Wanted, dressed: Dressed) -> Head:
    pose, found = dressed.pose, dressed.bones
    yaw, pitch = 180.0 if wanted.back else 0.0 if dressed.front else 66.0, 0.0
    for word in (wanted.look or pose.look).split("-"):
        if word == "ahead":
            continue
        turn, lift = LOOKS[word]
        if not lift:
            yaw = -turn if wanted.mirrored and word in ("left", "right") else turn
        pitch += lift
    tilt = found.tilt
    if abs(yaw) > ASIDE:
        tilt += 90 * pitch * (1 if yaw > 0 else -1)
    if yaw < 0 and not dressed.front:
        tilt -= found.tilt * 0.6
    return Head(found.head, dressed.build.head * found.size, tilt, yaw, pitch)


def _on_head(wanted: Wanted, person: Person, head: Head) -> list[Part]:
    hat = wanted.hat or person.hat
    hair, _, bearded = (wanted.hair or person.hair).partition("+")
    parts = skull(head, person.nose, wanted.face)
    parts += features(head, wanted.face, person.nose, old=person.old)
    parts += beard(head, bearded or person.beard)
    if hat in TIGHT:
        parts += below_hat(head, hair)
    elif hat not in COVERING:
        parts += over(head, "short" if hat in HATS and hair == "tuft" else hair)
    return parts + (HATS[hat](head) if hat in HATS else [])
