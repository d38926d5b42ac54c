"""Faces: a few strokes that say what somebody feels."""

from collections.abc import Sequence

from games.decks.figures.expressions import FACES, Face
from games.decks.figures.head_views import HEAD
from games.decks.figures.heads import EARED, Head
from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.geometry import Spot, between, distance, hull

NEAR = 7
"""The radius in pixels from which a face is worth drawing."""
LIDDED = 19
"""The radius from which eyes have lids and whites."""
FAR = 0.83
"""How far across the head anything in a face may be: on a turned head its edge is near."""
TURNED = 0.3
"""How far across the head a nose is whose side is seen."""


def skull(head: Head, nose: float) -> list[Part]:
    """The head with its nose and ears."""
    outlines = [head.outline(HEAD)]
    r = head.radius
    x = head.seen(0, 1)
    if abs(x) > TURNED and head.faces_us(0, 100):
        bridge, tip, under = _nose(head, nose)
        steps = 7 if r > LIDDED else 5
        outlines.append(
            hull([(*bridge, 0.05 * r), (*tip, 0.1 * r * nose), (*under, 0.05 * r)], steps=steps)
        )
    ears = [
        dot(*head.at(head.seen(yaw, 0.94), 0.1), 0.15 * r, 0.22 * r)
        for yaw in (-92, 92)
        if not EARED[0] < abs(head.yaw) < EARED[1]
    ]
    return [form(*outlines, *ears, tone="skin", depth=r * 1.2)]


def _nose(head: Head, nose: float) -> tuple[Spot, Spot, Spot]:
    """Its bridge, its tip and its lower end."""
    x = head.seen(0, 1)
    sign = 1 if x > 0 else -1
    return (
        head.at(x * 0.84, -0.12 + head.pitch),
        head.at(x * 0.84 + sign * 0.26 * nose, 0.22 + head.pitch * 0.8),
        head.at(x * 0.84 + sign * 0.02, 0.31 + head.pitch * 0.8),
    )


def features(head: Head, kind: str, nose: float, *, old: bool = False) -> list[Part]:
    """The eyes and the nose; the mouth comes later, for it may lie in a beard."""
    face, r = FACES[kind], head.radius
    if r < NEAR or not head.faces_us(0, 108):
        return []
    fine = r > 2.4 * NEAR
    parts: list[Part] = []
    if face.blush and fine:
        cheeks = [[_at(head, yaw, 0.4)] for yaw in (-38, 38) if head.faces_us(yaw, 72)]
        if cheeks:
            parts.append(line(*cheeks, tone="blush", width=0.34 * r, fade=face.blush))
    parts += [
        part
        for yaw in (-25, 25)
        if head.faces_us(yaw, 80)
        for part in _eye(head, face, yaw, fine=fine)
    ]
    if r < 1.5 * NEAR:
        return parts
    if abs(head.seen(0, 1)) <= TURNED:
        row = [_at(head, 0, 0.0), _at(head, 9, 0.22), _at(head, -3, 0.26)]
    else:
        row = list(_nose(head, nose))
    parts.append(line(row, tone="fold", width=max(1.0, min(0.07 * r * nose, 2 + 0.03 * r))))
    if old and fine:
        lines = [
            [_at(head, yaw, 0.36), _at(head, yaw * 1.15, 0.6)]
            for yaw in (-30, 30)
            if head.faces_us(yaw, 70)
        ]
        parts.append(line(*lines, tone="fold", width=0.045 * r))
    return parts


def mouth(head: Head, kind: str, *, bearded: bool = False) -> list[Part]:
    """The mouth, and the lips around it where there is a beard."""
    face, r = FACES[kind], head.radius
    if r < 1.5 * NEAR or not head.faces_us(0, 96) or face.mouth == "none":
        return []
    lips = [_at(head, d, 0.63 + v) for d, v in dot(0, 0, 19, 0.15)]
    return [*([flat(lips, tone="skin")] if bearded else []), *_mouth(head, face)]


def _at(head: Head, yaw: float, v: float) -> Spot:
    x = head.seen(yaw, 0.9)
    return head.at(max(-FAR, min(FAR, x)), v + head.pitch * (1 - 0.3 * abs(v)))


def _eye(head: Head, face: Face, yaw: float, *, fine: bool) -> list[Part]:
    if face.eyes == "none":
        return []
    r, side = head.radius, 1 if yaw > 0 else -1
    w = max(1.1, 0.075 * r)
    if face.eyes in ("shut", "laughing"):
        bend = 0.09 if face.eyes == "shut" else -0.12
        lid = [_at(head, yaw + d, v) for d, v in ((-13, 0.0), (0, bend), (13, 0.0))]
        parts = [line(lid, tone="dark", width=w)]
    elif r > LIDDED:
        parts = _open_eye(head, face, yaw)
    else:
        parts = _dot_eye(head, face, yaw)
    if not fine and not face.brow and not face.lift:
        return parts
    outer = face.brow * 0.34
    inner_up = -0.36 - face.lift - outer * 0.5 - (face.skew if side > 0 else 0)
    ends = [
        _at(head, yaw + 14 * side, inner_up + outer),
        _at(head, yaw, inner_up - 0.05 + outer * 0.4),
        _at(head, yaw - 13 * side, inner_up),
    ]
    parts.append(line(ends, tone="hair-line", width=w * 0.9))
    if face.tear and side < 0:
        parts.append(flat(dot(*_at(head, yaw, 0.36), 0.07 * r, 0.14 * r), tone="light"))
    return parts


def _dot_eye(head: Head, face: Face, yaw: float) -> list[Part]:
    r = head.radius
    x, y = _at(head, yaw, 0.0)
    if face.eyes == "wide":
        px = head.seen(0, 0.1) * r
        return [
            flat(dot(x, y, 0.2 * r, 0.23 * r), tone="light"),
            flat(dot(x + px, y + head.pitch * 0.2 * r, 0.1 * r, 0.12 * r), tone="dark"),
        ]
    wide, high = (0.12, 0.08) if face.eyes == "narrow" else (0.1, 0.135)
    return [flat(dot(x, y, wide * r, high * r), tone="dark")]


OPENINGS = {"dot": (-0.15, 0.1), "wide": (-0.25, 0.2), "narrow": (-0.05, 0.09)}
"""How far the upper and the lower lid are from the middle of the eye."""


def _open_eye(head: Head, face: Face, yaw: float) -> list[Part]:
    """A large eye: the white between the lids, the pupil that looks along the nose, a lid."""
    r, (up, low) = head.radius, OPENINGS[face.eyes]
    outer = 17 if yaw > 0 else -17
    ends = _at(head, yaw - outer * 0.9, 0.03), _at(head, yaw + outer, -0.02)
    upper = [
        _at(head, yaw - outer * 0.5, up * 0.8),
        _at(head, yaw, up),
        _at(head, yaw + outer * 0.6, up * 0.75),
    ]
    lower = [_at(head, yaw + outer * 0.5, low * 0.9), _at(head, yaw - outer * 0.4, low)]
    half = distance(*ends) / 2
    big = 0.11 if face.eyes == "wide" else 0.115
    wide, tall = min(big * r, half * 0.68), min(big * 1.15, (low - up) * 0.52)
    aside = max(-1.0, min(1.0, head.seen(0, 0.1) * r / max(1.0, half - wide * 0.6)))
    middle = between(_at(head, yaw, (up + low) * 0.5), between(*ends))
    aside *= half - wide * 0.6
    x, y = middle[0] + aside, middle[1] + head.pitch * 0.25 * r
    white = [ends[0], *upper, ends[1], *lower]
    return [
        flat(white, tone="light", corners=ends),
        flat(dot(x, y, wide, tall * r), tone="dark"),
        line([(x + 0.3 * wide, y - 0.045 * r)], tone="light", width=0.56 * wide),
        line([ends[0], *upper, ends[1]], tone="dark", width=max(1.2, 0.065 * r)),
    ]


SHAPED: dict[str, Sequence[Spot]] = {
    "grin": ((-20, 0.48), (0, 0.54), (20, 0.48), (9, 0.78), (-9, 0.78)),
    "ah": ((-11, 0.57), (0, 0.59), (11, 0.57), (6, 0.73), (-6, 0.73)),
    "gape": ((-13, 0.66), (0, 0.5), (13, 0.66), (9, 0.82), (-9, 0.82)),
    "teeth": ((-18, 0.58), (0, 0.54), (18, 0.58), (14, 0.71), (-14, 0.71)),
}
"""Open mouths, by degrees from the middle of the face and how far down; two corners are sharp."""
STROKES: dict[str, Sequence[Spot]] = {
    "wavy": ((-17, 0.64), (-7, 0.56), (4, 0.64), (16, 0.57)),
    "aside": ((-2, 0.63), (8, 0.62), (19, 0.55)),
    "pout": ((-10, 0.67), (-3, 0.59), (4, 0.59), (11, 0.67)),
}
"""Mouths that are a line."""


def _mouth(head: Head, face: Face) -> list[Part]:
    r, w = head.radius, max(1.1, 0.06 * head.radius)
    curve = {"smile": 0.12, "sad": -0.12, "line": 0.05}.get(face.mouth)
    if curve is not None:
        a, b, c = (
            _at(head, d, v)
            for d, v in ((-17, 0.6 - curve / 2), (0, 0.6 + curve / 2), (17, 0.6 - curve / 2))
        )
        return [line([a, b, c], tone="mouth", width=w)]
    if face.mouth in SHAPED:
        shape = [_at(head, d, v) for d, v in SHAPED[face.mouth]]
        parts = [flat(shape, tone="mouth", corners=(shape[0], shape[2]))]
        if face.mouth == "teeth":
            parts.append(line([_at(head, -13, 0.62), _at(head, 13, 0.62)], tone="light", width=w))
        return parts
    if face.mouth in STROKES:
        return [line([_at(head, d, v) for d, v in STROKES[face.mouth]], tone="mouth", width=w)]
    big = 0.2 if face.mouth == "open" else 0.11
    return [flat(dot(*_at(head, 0, 0.64), big * 0.8 * r, big * 1.15 * r), tone="mouth")]
