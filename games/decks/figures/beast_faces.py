"""The faces of animals on four legs, and what grows on their heads."""

from games.decks.figures.beast_bones import Joints
from games.decks.figures.beast_poses import BeastPose
from games.decks.figures.heads_of_beasts import antlers, horns, swept_horns
from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.figures.species import Species
from games.decks.geometry import between, going, heading, hull, tube

EYED = 14
"""The radius of heads from which eyes have lids."""


def headgear(species: Species, f: Joints) -> list[Part]:
    s = f.size
    if species.extra == "antlers":
        return antlers(f.skull, species.head * s, heading(f.skull, f.nose))
    if species.extra == "horns":
        return horns(f.skull, species.head * s, heading(f.skull, f.nose))
    if species.extra == "beard":
        return swept_horns(f.skull, species.head * s, heading(f.skull, f.nose))
    return []


def face_of(species: Species, f: Joints, pose: BeastPose) -> list[Part]:
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
    elif r > EYED:
        lid = [going(eye, up + turn * side, r * 0.21) for turn in (95, 40, -15, -65)]
        parts.append(flat(dot(*eye, r * 0.21), tone="light"))
        parts.append(flat(dot(*going(eye, way, r * 0.04), r * 0.14), tone="dark"))
        parts.append(line([going(eye, up, r * 0.06)], tone="light", width=r * 0.08))
        parts.append(line(lid, tone="dark", width=max(1.2, r * 0.08)))
    else:
        parts.append(flat(dot(*eye, r * 0.2), tone="light"))
        parts.append(flat(dot(*eye, max(1.0, r * 0.13)), tone="dark"))
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
        chin = going(
            going(f.nose, way + 180, species.muzzle * s), up + 180, species.muzzle * 0.75 * s
        )
        row = [chin, going(chin, -12, 0.12 * s), going(chin, -20, 0.24 * s)]
        parts.append(form(tube(row, [0.045 * s, 0.05 * s, 0.008 * s]), tone="dim", depth=0.06 * s))
    return parts
