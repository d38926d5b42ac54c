"""Animals on four legs: one skeleton for all of them."""

from dataclasses import dataclass

from games.decks.figures.beast_poses import BEAST_POSES, BeastPose
from games.decks.figures.heads_of_beasts import antlers, ears, horns
from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.figures.species import SPECIES, Species
from games.decks.geometry import Spot, bent, between, going, heading, hull, limb, tube


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


def beast(kind: str, posed: str, size: float, look: str) -> tuple[list[Part], str]:
    """The parts of an animal that faces right, and what rests at its origin."""
    species, pose = SPECIES[kind], BEAST_POSES[posed]
    f = _framed(species, pose, size, look)
    s = f.size
    far = [part for at in (1, 3) for part in _leg(species, f, at, far=True)]
    near = [part for at in (0, 2) for part in _leg(species, f, at, far=False)]
    trunk = tube(
        [f.hip, between(f.hip, f.shoulder, 0.5), f.shoulder],
        [species.rump * s, (species.rump + species.chest) * 0.47 * s, species.chest * s],
    )
    neck = tube(
        [f.shoulder, between(f.shoulder, f.nape, 0.6), f.skull],
        [species.chest * 0.9 * s, species.head * 1.2 * s, species.head * 0.84 * s],
    )
    head = hull(
        [(*f.skull, species.head * s), (*f.nose, species.muzzle * s),
         (*between(f.skull, f.nose, 0.5), (species.head + species.muzzle) * 0.46 * s)],
        steps=10,
    )  # fmt: skip
    outlines = [trunk, neck, head]
    if species.extra == "wool":
        row = [between(f.hip, f.shoulder, at / 5) for at in range(6)]
        outlines += [dot(x, y - d * s, 0.15 * s) for x, y in row for d in (0.16, -0.1)]
    body = form(*outlines, tone="cloth", depth=species.chest * 1.6 * s)
    way = heading(f.skull, f.nose)
    ear_far, ear_near = ears(species.ears, f.skull, species.head * s, way)
    parts = [*_tail(species, f, pose), *ear_far, *far, body, *_marks(species, f, pose)]
    parts += [*near, *_behind_head(species, f), *ear_near, *_face(species, f, pose)]
    return parts, pose.rest


def _framed(species: Species, pose: BeastPose, size: float, look: str) -> Joints:
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


def _leg(species: Species, f: Joints, number: int, *, far: bool) -> list[Part]:
    a, b, c = f.legs[number]
    r, hind = species.limb * f.size, number > 1
    top = (species.rump * 0.72 if hind else species.chest * 0.5) * f.size
    outline = tube(limb((a, b, c)), [top, max(r * 1.3, top * 0.55), r * 0.95, r * 0.8])
    if species.hoofs:
        corners = [
            (c[0] + dx * r, c[1] + dy * r)
            for dx, dy in ((-0.75, -0.2), (0.75, -0.2), (1.25, 0.9), (-0.8, 0.9))
        ]
        leg = form(outline, tone="cloth", depth=r * 3, far=far)
        return [leg, form(corners, tone="dark", depth=r, far=far, corners=corners)]
    paw = hull([(*c, r * 0.95), (c[0] + r * 1.1, c[1] + r * 0.15, r * 0.75)])
    return [form(outline, paw, tone="cloth", depth=r * 3, far=far)]


def _tail(species: Species, f: Joints, pose: BeastPose) -> list[Part]:
    s, lift = f.size, pose.tail
    start = going(f.hip, -110, species.rump * 0.8 * s)

    def curve(*steps: tuple[float, float]) -> list[Spot]:
        row = [start]
        for angle, length in steps:
            row.append(going(row[-1], angle - lift, length * s))
        return row

    kinds: dict[str, tuple[list[Spot], list[float]]] = {
        "up": (curve((-140, 0.14), (-165, 0.14), (-190, 0.1)), [0.05, 0.04, 0.03, 0.015]),
        "thin": (curve((-60, 0.2), (-50, 0.2), (-95, 0.16)), [0.035, 0.025, 0.018, 0.01]),
        "bush": (curve((-60, 0.2), (-48, 0.26), (-70, 0.24)), [0.05, 0.1, 0.12, 0.03]),
        "long": (curve((-70, 0.2), (-120, 0.22), (-170, 0.2)), [0.04, 0.036, 0.034, 0.026]),
        "horse": (curve((-70, 0.12), (-24, 0.3), (-10, 0.28)), [0.05, 0.08, 0.09, 0.03]),
        "tuft": (curve((-50, 0.16), (-12, 0.28), (-8, 0.14)), [0.03, 0.02, 0.018, 0.055]),
        "puff": ([start, going(start, -110, 0.04 * s)], [0.09, 0.09]),
        "stub": ([start, going(start, -60 - lift, 0.09 * s)], [0.06, 0.03]),
    }
    row, widths = kinds[species.tail]
    if pose.rest == "ground":
        row = [(x, min(y, -w * s)) for (x, y), w in zip(row, widths, strict=False)]
    tone = "dim" if species.tail == "horse" else "trim" if species.tail == "puff" else "cloth"
    parts = [form(tube(row, [w * s for w in widths]), tone=tone, depth=0.12 * s)]
    if species.tail == "bush":
        tip = [between(row[-2], row[-1], 0.55), row[-1]]
        parts.append(flat(tube(tip, [0.085 * s, 0.028 * s]), tone="trim"))
    return parts


def _behind_head(species: Species, f: Joints) -> list[Part]:
    s = f.size
    if species.extra == "antlers":
        return antlers(f.skull, species.head * s, heading(f.skull, f.nose))
    if species.extra == "horns":
        return horns(f.skull, species.head * s, heading(f.skull, f.nose))
    return []


def _marks(species: Species, f: Joints, pose: BeastPose) -> list[Part]:
    s = f.size
    if species.extra == "mane":
        way, wide = heading(f.shoulder, f.skull), species.head * s
        crest = [
            going(f.shoulder, way + 90, species.chest * 0.85 * s),
            going(between(f.shoulder, f.skull, 0.6), way + 90, wide * 1.15),
            going(f.skull, way + 70, wide * 0.8),
            going(f.skull, way - 10, wide * 0.95),
        ]
        widths = [0.02 * s, 0.075 * s, 0.07 * s, 0.03 * s]
        return [form(tube(crest, widths), tone="dim", depth=0.1 * s)]
    if species.extra == "bib":
        low = going(f.shoulder, 70, species.chest * 0.66 * s)
        throat = going(f.skull, heading(f.skull, f.nose) - 70, species.head * 0.62 * s)
        return [
            flat(
                tube([throat, between(throat, low, 0.5), low], [0.05 * s, 0.075 * s, 0.04 * s]),
                tone="trim",
            )
        ]
    if species.extra == "ruff":
        ring = [
            dot(*going(f.skull, angle, species.head * 0.75 * s), 0.13 * s)
            for angle in range(100, 330, 33)
        ]
        return [form(dot(*f.skull, species.head * 1.2 * s), *ring, tone="dim", depth=0.2 * s)]
    if species.extra == "spots":
        row = [between(f.hip, f.shoulder, at) for at in (0.05, 0.25, 0.45, 0.65)]
        return [
            flat(*(dot(x, y - d * s, 0.016 * s) for x, y in row for d in (0.07, 0.0)), tone="trim")
        ]
    return []


def _face(species: Species, f: Joints, pose: BeastPose) -> list[Part]:
    s, way = f.size, heading(f.skull, f.nose)
    side = 1 if f.nose[0] >= f.skull[0] else -1
    up = way + 90 * side
    r = species.head * s
    parts: list[Part] = []
    if species.extra == "ruff":
        parts.append(
            form(hull([(*f.skull, r * 0.86), (*f.nose, species.muzzle * s)]), tone="cloth", depth=r)
        )
    eye = going(going(f.skull, way, r * 0.42), up, r * 0.3)
    if pose.asleep:
        lid = [
            going(eye, way, r * 0.2),
            going(eye, up + 180, r * 0.1),
            going(eye, way + 180, r * 0.2),
        ]
        parts.append(line(lid, tone="dark", width=max(1.2, r * 0.1)))
    else:
        if r > 14:  # noqa: PLR2004
            parts.append(flat(dot(*eye, r * 0.2), tone="light"))
        parts.append(flat(dot(*eye, max(1.0, r * 0.12)), tone="dark"))
    far, wide = (0.4, 0.18) if species.hoofs else (0.75, 0.45)
    tip = going(going(f.nose, way, species.muzzle * far * s), up, species.muzzle * 0.3 * s)
    parts.append(flat(dot(*tip, species.muzzle * wide * s), tone="dark"))
    if r > 9:  # noqa: PLR2004
        corner = going(between(f.skull, f.nose, 0.62), up + 180, species.muzzle * 0.5 * s)
        mouth = [
            corner,
            going(going(f.nose, up + 180, species.muzzle * 0.4 * s), way, species.muzzle * 0.3 * s),
        ]
        parts.append(line(mouth, tone="dark", width=max(1.0, r * 0.07)))
    if species.extra == "whiskers" and r > 10:  # noqa: PLR2004
        hairs = (going(f.nose, up + 180 + turn * side, r * 1.2) for turn in (-62, -36))
        parts.append(
            line(*([f.nose, end] for end in hairs), tone="light", width=max(0.8, r * 0.05))
        )
    if species.extra == "beard":
        chin = going(f.nose, up + 180, species.muzzle * s)
        parts.append(
            form(
                tube([chin, going(chin, 0, 0.16 * s)], [0.04 * s, 0.01 * s]),
                tone="trim",
                depth=0.05 * s,
            )
        )
        parts += horns(f.skull, r, way, swept=True)
    return parts
