"""Animals on four legs: one skeleton for all of them."""

from itertools import cycle

from games.decks.figures.beast_bones import Joints, framed
from games.decks.figures.beast_faces import face_of, headgear
from games.decks.figures.beast_poses import BEAST_POSES, BeastPose
from games.decks.figures.heads_of_beasts import ears
from games.decks.figures.parts import Part, dot, flat, form
from games.decks.figures.species import SPECIES, Species
from games.decks.geometry import Spot, along, between, distance, going, heading, hull, limb, tube

UNFOLDED = 0.78
"""Hind legs that are stretched so far show their hocks."""


def beast(kind: str, posed: str, size: float, look: str) -> tuple[list[Part], str]:
    """The parts of an animal that faces right, and what rests at its origin."""
    species, pose = SPECIES[kind], BEAST_POSES[posed]
    f = framed(species, pose, size, look)
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
    parts += [*near, *headgear(species, f), *ear_near, *face_of(species, f, pose)]
    return parts, pose.rest


def _leg(species: Species, f: Joints, number: int, *, far: bool) -> list[Part]:
    a, b, c = f.legs[number]
    r, hind = species.limb * f.size, number > 1
    top = (species.rump * 0.72 if hind else species.chest * 0.5) * f.size
    row, widths = limb((a, b, c)), [top, max(r * 1.3, top * 0.55), r * 0.95, r * 0.8]
    if hind and distance(a, c) > UNFOLDED * (distance(a, b) + distance(b, c)):
        row, widths = _hocked(a, c), [top, top * 0.78, r * 1.15, r * 0.9, r * 0.8]
    outline = tube(row, widths)
    if species.hoofs:
        corners = [
            (c[0] + dx * r, c[1] + dy * r)
            for dx, dy in ((-0.75, -0.2), (0.75, -0.2), (1.25, 0.9), (-0.8, 0.9))
        ]
        leg = form(outline, tone="cloth", depth=r * 3, far=far)
        return [leg, form(corners, tone="dark", depth=r, far=far, corners=corners)]
    paw = hull([(*c, r * 0.95), (c[0] + r * 1.1, c[1] + r * 0.15, r * 0.75)])
    return [form(outline, paw, tone="cloth", depth=r * 3, far=far)]


def _hocked(hip: Spot, foot: Spot) -> list[Spot]:
    """A stretched hind leg: forward to the knee, back to the hock, and down."""
    way, far = heading(hip, foot), distance(hip, foot)
    knee = going(between(hip, foot, 0.36), way + 90, 0.08 * far)
    hock = going(between(hip, foot, 0.68), way - 90, 0.1 * far)
    return along([hip, knee, hock, foot], 2)


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
        "flick": (curve((-130, 0.1), (-158, 0.09)), [0.05, 0.045, 0.012]),
        "stub": ([start, going(start, -60 - lift, 0.09 * s)], [0.06, 0.03]),
    }
    row, widths = kinds[species.tail]
    if pose.rest == "ground":
        row = [(x, min(y, -w * s)) for (x, y), w in zip(row, widths, strict=False)]
    tone = {"horse": "dim", "puff": "trim"}.get(species.tail, "cloth")
    parts = [form(tube(row, [w * s for w in widths]), tone=tone, depth=0.12 * s)]
    if species.tail == "bush":
        tip = [between(row[-2], row[-1], 0.55), row[-1]]
        parts.append(flat(tube(tip, [0.085 * s, 0.028 * s]), tone="trim"))
    return parts


def _ruff(f: Joints, wide: float, *, floor: bool) -> list[Part]:
    """A mane all round the head, in locks that don't sink into the ground."""
    locks = []
    for angle, far in zip(range(0, 360, 36), cycle((1.12, 0.98)), strict=False):
        x, y = going(f.skull, angle, wide * far)
        r = wide * 0.62
        locks.append(dot(x, min(y, -r) if floor else y, r))
    inner = dot(*f.skull, wide * 1.12)
    return [
        form(*locks, tone="trim", depth=wide),
        form(inner, tone="dim-trim", depth=wide * 0.5),
    ]


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
        way = heading(f.skull, f.nose)
        jaw = going(between(f.skull, f.nose, 0.8), way - 90, species.muzzle * 0.3 * s)
        throat = going(f.skull, way - 70, species.head * 0.6 * s)
        low = going(f.shoulder, 64, species.chest * 0.8 * s)
        row = along([jaw, throat, between(throat, low, 0.6), low], 2)
        return [flat(tube(row, [0.015 * s, 0.05 * s, 0.06 * s, 0.02 * s]), tone="trim")]
    if species.extra == "ruff":
        return _ruff(f, species.head * s, floor=pose.rest == "ground")
    if species.extra == "spots":
        row = [between(f.hip, f.shoulder, at) for at in (0.05, 0.25, 0.45, 0.65)]
        return [
            flat(*(dot(x, y - d * s, 0.016 * s) for x, y in row for d in (0.07, 0.0)), tone="trim")
        ]
    return []
