"""Birds: a body, a neck, wings and legs, in their poses."""

from dataclasses import dataclass

from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.geometry import Spot, between, going, hull, tube


@dataclass(frozen=True)
class BirdKind:
    """Lengths by that of the body."""

    body: float
    """The radius of the breast."""
    neck: float
    head: float
    beak: float
    hook: float
    """How far the beak bends down."""
    tail: float
    leg: float
    wing: float
    extra: str = ""


BIRDS: dict[str, BirdKind] = {
    "crow": BirdKind(0.2, 0.12, 0.13, 0.22, 0.02, 0.34, 0.2, 0.85),
    "gull": BirdKind(0.19, 0.12, 0.12, 0.18, 0.04, 0.24, 0.18, 1.1),
    "sparrow": BirdKind(0.25, 0.06, 0.16, 0.12, 0.0, 0.3, 0.16, 0.6),
    "pigeon": BirdKind(0.24, 0.12, 0.12, 0.12, 0.02, 0.3, 0.14, 0.75),
    "swallow": BirdKind(0.16, 0.05, 0.13, 0.08, 0.0, 0.6, 0.08, 1.0, "fork"),
    "owl": BirdKind(0.28, 0.08, 0.24, 0.1, 0.06, 0.22, 0.12, 0.8, "owl"),
    "heron": BirdKind(0.2, 0.66, 0.1, 0.4, 0.0, 0.2, 0.7, 1.0, "crest"),
    "stork": BirdKind(0.2, 0.5, 0.1, 0.42, 0.0, 0.18, 0.66, 1.0),
    "goose": BirdKind(0.24, 0.42, 0.11, 0.18, 0.0, 0.2, 0.2, 0.9),
    "swan": BirdKind(0.27, 0.62, 0.11, 0.17, 0.0, 0.18, 0.18, 0.9),
    "duck": BirdKind(0.24, 0.18, 0.13, 0.2, -0.01, 0.2, 0.14, 0.7),
    "hen": BirdKind(0.28, 0.2, 0.12, 0.1, 0.02, 0.3, 0.22, 0.55, "comb"),
    "hawk": BirdKind(0.2, 0.08, 0.13, 0.14, 0.1, 0.34, 0.16, 1.1),
    "penguin": BirdKind(0.26, 0.1, 0.15, 0.18, 0.03, 0.14, 0.08, 0.55, "belly"),
}


@dataclass(frozen=True)
class BirdPose:
    tilt: float
    """The rise of the breast over the tail, in degrees."""
    near: float | None
    """The direction of the near wing, or None for a folded one."""
    far: float | None
    neck: float = 130
    head: float = 84
    legs: tuple[float, float] | None = (4, -8)
    rest: str = "ground"
    curl: float = 0


BIRD_POSES: dict[str, BirdPose] = {
    "perch": BirdPose(34, None, None),
    "stand": BirdPose(18, None, None),
    "walk": BirdPose(14, None, None, legs=(26, -24)),
    "peck": BirdPose(-24, None, None, neck=48, head=26),
    "call": BirdPose(36, None, None, neck=140, head=112),
    "preen": BirdPose(26, None, None, neck=150, head=-60),
    "sleep": BirdPose(20, None, None, neck=176, head=-70),
    "spread": BirdPose(40, -150, 150, neck=140),
    "fly": BirdPose(6, -158, 160, neck=100, legs=None, rest="middle"),
    "fly-down": BirdPose(6, -28, 24, neck=100, legs=None, rest="middle"),
    "glide": BirdPose(0, -110, 118, neck=96, legs=None, rest="middle"),
    "land": BirdPose(46, -140, 164, neck=120, head=70, legs=(36, 22)),
    "dive": BirdPose(-62, -150, -170, neck=40, head=24, legs=None, rest="middle"),
    "swim": BirdPose(8, None, None, legs=None, rest="swim"),
    "chase": BirdPose(10, -130, 140, neck=94, head=92, legs=(-60, -70), rest="middle"),
}


def bird(kind: str, posed: str, size: float, look: str) -> tuple[list[Part], str]:
    """The parts of a bird that faces right, and what rests at its origin."""
    k, pose, s = BIRDS[kind], BIRD_POSES[posed], size
    breast: Spot = (0.0, 0.0)
    rump = going(breast, -90 + pose.tilt, 0.42 * s)
    end = going(rump, -90 + pose.tilt * 0.8, k.tail * s)
    bend = k.neck * 0.5
    root = going(breast, pose.neck, k.body * 0.62 * s)
    mid = going(root, pose.neck + (40 if bend > 0.15 else 0), bend * s)  # noqa: PLR2004
    skull = going(mid, pose.neck - (24 if bend > 0.15 else 0), (bend + k.head * 0.5) * s)  # noqa: PLR2004
    aim = pose.head + {"up": 30, "down": -34}.get(look, 0)
    aim = -84 if look == "back" else aim
    lows, legs = [], []
    if pose.legs is not None:
        for number, angle in enumerate(pose.legs):
            hip = going(between(breast, rump, 0.45), 0, k.body * 0.6 * s)
            hip = hip[0] + (0.04 if number else -0.02) * s, hip[1]
            foot = going(hip, angle, (k.leg + k.body * 0.3) * s)
            lows.append(foot[1])
            toes = [[hip, foot]] + [[foot, going(foot, toe, 0.09 * s)] for toe in (70, 100, -70)]
            legs.append(line(*toes, tone="trim", width=max(1.2, 0.03 * s)))
    low = (
        max(lows)
        if lows and pose.rest == "ground"
        else k.body * 0.6 * s
        if pose.rest == "swim"
        else 0.0
    )
    shift = between(breast, rump, 0.4)[0]
    trunk = hull(
        [
            (*breast, k.body * s),
            (*rump, k.body * 0.52 * s),
            (*between(breast, rump, 0.5), k.body * 0.92 * s),
        ],
        steps=10,
    )
    tail = hull([(*rump, k.body * 0.4 * s), (*end, 0.05 * s)])
    tails = [tail]
    if k.extra == "fork":
        tails = [
            tube([rump, going(end, 0, d * s)], [k.body * 0.4 * s, 0.012 * s]) for d in (-0.08, 0.1)
        ]
    neck = tube(
        [root, mid, skull],
        [k.body * 0.62 * s, max(k.head * 0.62, k.body * 0.3) * s, k.head * 0.8 * s],
    )
    body = form(*tails, trunk, neck, dot(*skull, k.head * s), tone="cloth", depth=k.body * 1.5 * s)
    parts = [
        *(_wing(k, breast, rump, pose.far, s, far=True)),
        *legs[1:],
        body,
        *_belly(k, breast, rump, s),
    ]
    parts += _head(k, skull, aim, s)
    parts += [*legs[:1], *_wing(k, breast, rump, pose.near, s, far=False)]
    return [_moved(part, -shift, -low) for part in parts], pose.rest


def _moved(part: Part, x: float, y: float) -> Part:
    outlines = tuple([(a + x, b + y) for a, b in outline] for outline in part.outlines)
    corners = [(a + x, b + y) for a, b in part.corners]
    return Part(
        outlines, part.tone, part.kind, corners, part.width, part.far, part.fade, part.print
    )


def _wing(
    k: BirdKind, breast: Spot, rump: Spot, way: float | None, s: float, *, far: bool
) -> list[Part]:
    if way is None:
        if far:
            return []
        start, tip = between(breast, rump, 0.05), going(rump, -62, k.tail * 0.42 * s)
        wing = tube(
            [start, between(start, rump, 0.6), tip], [k.body * 0.5 * s, k.body * 0.56 * s, 0.02 * s]
        )
        rows = [
            [between(start, rump, 0.3 + d), going(between(start, tip, 0.5 + d), -30, 0.06 * s)]
            for d in (0.0, 0.2)
        ]
        return [
            form(wing, tone="dim", depth=k.body * s),
            line(*rows, tone="fold", width=max(1.0, 0.018 * s)),
        ]
    root = between(breast, rump, 0.25)
    wrist = going(root, way * 0.92, k.wing * 0.46 * s)
    back = -40 if way > 0 else 34
    tips = [
        going(wrist, way + back * at, k.wing * (0.62 - 0.1 * at) * s) for at in (0.0, 0.5, 1.0, 1.6)
    ]
    base = hull(
        [
            (*root, k.body * 0.62 * s),
            (*between(root, rump, 0.8), k.body * 0.3 * s),
            (*wrist, 0.1 * k.wing * s),
        ]
    )
    feathers = [
        tube([between(root, wrist, 0.5 + 0.12 * n), tip], [0.13 * k.wing * s, 0.03 * s])
        for n, tip in enumerate(tips[::-1])
    ]
    return [form(base, *feathers, tone="cloth" if far else "dim", depth=k.body * s, far=far)]


def _belly(k: BirdKind, breast: Spot, rump: Spot, s: float) -> list[Part]:
    if k.extra not in ("belly", "owl"):
        return []
    x, y = going(breast, 40, k.body * 0.3 * s)
    return [flat(dot(x, y, k.body * 0.62 * s, k.body * 0.8 * s), tone="trim", fade=0.8)]


def _head(k: BirdKind, skull: Spot, aim: float, s: float) -> list[Part]:
    r = k.head * s
    side = 1 if 0 <= aim % 360 <= 180 else -1  # noqa: PLR2004
    up = aim + 90 * side
    parts: list[Part] = []
    if k.extra == "owl":
        for turn in (-34, 34):
            x, y = skull[0] + (turn / 80 + 0.12 * side) * r, skull[1] - 0.08 * r
            parts += [
                flat(dot(x, y, r * 0.42), tone="light"),
                flat(dot(x, y, r * 0.2), tone="dark"),
            ]
        tufts = [
            hull(
                [
                    (*going(skull, up + t, r * 0.8), r * 0.2),
                    (*going(skull, up + t, r * 1.4), r * 0.04),
                ]
            )
            for t in (-30, 34)
        ]
        parts.insert(0, form(*tufts, tone="cloth", depth=r * 0.4))
        x, y = skull[0] + 0.12 * side * r, skull[1] + 0.2 * r
        beak = hull([(x, y, r * 0.13), (x, y + 0.36 * r, r * 0.03)])
        return [*parts, flat(beak, tone="trim")]
    tip = going(going(skull, aim, r * 0.7 + k.beak * s), up + 180, k.hook * s)
    beak = hull([(*going(skull, aim, r * 0.72), r * 0.42), (*tip, 0.012 * s)])
    eye = going(going(skull, aim, r * 0.25), up, r * 0.25)
    parts = [form(beak, tone="trim", depth=r * 0.4)]
    if r > 8:  # noqa: PLR2004
        parts.append(flat(dot(*eye, r * 0.26), tone="light"))
    parts.append(flat(dot(*eye, max(0.9, r * 0.16)), tone="dark"))
    if k.extra == "comb":
        comb = [dot(*going(skull, up + t, r * 1.05), r * 0.3) for t in (-30, 0, 30)]
        wattle = dot(*going(going(skull, aim, r * 0.8), up + 180, r * 0.7), r * 0.24, r * 0.36)
        parts.append(form(*comb, wattle, tone="trim", depth=r * 0.5))
    if k.extra == "crest":
        start = going(skull, up + 30 * side, r * 0.7)
        parts.append(
            form(
                tube([start, going(start, aim + 196, r * 1.8)], [0.2 * r, 0.05 * r]),
                tone="dim",
                depth=r * 0.3,
            )
        )
    return parts
