"""Faces: a few strokes that say what somebody feels."""

from dataclasses import dataclass

from games.decks.figures.heads import HEAD, Head
from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.geometry import Spot, hull


@dataclass(frozen=True)
class Face:
    eyes: str = "dot"
    """dot, wide, shut, laughing or narrow."""
    brow: float = 0
    """How the brows slope: above 0 in worry, below it in anger."""
    lift: float = 0
    """How far the brows are raised."""
    mouth: str = "line"
    """line, smile, sad, open, round, wavy, grin or none."""
    tear: bool = False
    blush: float = 0.4


FACES: dict[str, Face] = {
    "calm": Face(),
    "smile": Face(mouth="smile", lift=0.06),
    "joy": Face("laughing", 0.1, 0.14, "grin", blush=0.6),
    "wonder": Face("wide", 0.12, 0.22, "round"),
    "fear": Face("wide", 0.4, 0.18, "wavy", blush=0),
    "sad": Face("dot", 0.42, 0.08, "sad"),
    "grief": Face("shut", 0.45, 0.1, "sad", tear=True),
    "anger": Face("narrow", -0.45, -0.08, "sad"),
    "stern": Face("narrow", -0.25, -0.04, "line"),
    "sly": Face("narrow", -0.1, 0.1, "smile"),
    "shout": Face("shut", -0.3, 0.0, "open"),
    "song": Face("shut", 0.2, 0.16, "round"),
    "sleep": Face("shut", 0.0, 0.0, "line", blush=0.5),
    "bliss": Face("shut", 0.15, 0.1, "smile", blush=0.6),
    "doubt": Face("dot", 0.2, 0.1, "wavy"),
    "none": Face(eyes="none", mouth="none", blush=0),
}
NEAR = 7
"""The radius in pixels from which a face is worth drawing."""


def skull(head: Head, nose: float) -> list[Part]:
    """The head with its nose and ears."""
    outlines = [head.outline(HEAD)]
    r = head.radius
    x = head.seen(0, 1)
    if abs(x) > 0.3 and head.faces_us(0, 100):  # noqa: PLR2004
        sign = 1 if x > 0 else -1
        bridge = head.at(x * 0.8, -0.16 + head.pitch)
        tip = head.at(x * 0.86 + sign * 0.2 * nose, 0.2 + head.pitch * 0.8)
        under = head.at(x * 0.84, 0.3 + head.pitch * 0.8)
        outlines.append(
            hull([(*bridge, 0.06 * r), (*tip, 0.12 * r * nose), (*under, 0.05 * r)], steps=7)
        )
    ears = [
        dot(*head.at(head.seen(yaw, 0.94), 0.1), 0.15 * r, 0.22 * r)
        for yaw in (-92, 92)
        if abs((head.yaw + yaw + 180) % 360 - 180) < 96  # noqa: PLR2004
    ]
    return [form(*outlines, *ears, tone="skin", depth=r * 1.2)]


def features(head: Head, kind: str, nose: float, *, old: bool = False) -> list[Part]:
    face, r = FACES[kind], head.radius
    if r < NEAR or not head.faces_us(0, 108):
        return []
    fine = r > 2.4 * NEAR
    parts: list[Part] = []
    if face.blush and fine:
        cheeks = [
            dot(*_at(head, yaw, 0.4), 0.19 * r, 0.15 * r)
            for yaw in (-36, 36)
            if head.faces_us(yaw, 72)
        ]
        if cheeks:
            parts.append(flat(*cheeks, tone="blush", fade=face.blush))
    parts += [
        part
        for yaw in (-25, 25)
        if head.faces_us(yaw, 80)
        for part in _eye(head, face, yaw, fine=fine)
    ]
    if r < 1.5 * NEAR:
        return parts
    if abs(head.seen(0, 1)) <= 0.3:  # noqa: PLR2004
        parts.append(line([_at(head, 0, 0.0), _at(head, 9, 0.22), _at(head, -3, 0.26)], tone="fold",
                          width=max(1.0, 0.09 * r * nose)))  # fmt: skip
    parts += _mouth(head, face)
    if old and fine:
        lines = [
            [_at(head, yaw, 0.3), _at(head, yaw * 1.25, 0.56)]
            for yaw in (-26, 26)
            if head.faces_us(yaw, 76)
        ]
        parts.append(line(*lines, tone="fold", width=0.05 * r))
    return parts


def _at(head: Head, yaw: float, v: float) -> Spot:
    return head.at(head.seen(yaw, 0.9), v + head.pitch * (1 - 0.3 * abs(v)))


def _eye(head: Head, face: Face, yaw: float, *, fine: bool) -> list[Part]:
    r, side = head.radius, 1 if yaw > 0 else -1
    x, y = _at(head, yaw, 0.0)
    if face.eyes == "none":
        return []
    w = max(1.1, 0.075 * r)
    parts: list[Part] = []
    if face.eyes == "wide":
        parts.append(flat(dot(x, y, 0.2 * r, 0.23 * r), tone="light"))
        px = head.seen(0, 0.07) * r
        parts.append(flat(dot(x + px, y + head.pitch * 0.2 * r, 0.1 * r, 0.12 * r), tone="dark"))
    elif face.eyes in ("shut", "laughing"):
        bend = 0.09 if face.eyes == "shut" else -0.12
        a, b, c = (_at(head, yaw + d, v) for d, v in ((-12, 0.0), (0, bend), (12, 0.0)))
        parts.append(line([a, b, c], tone="dark", width=w))
    elif face.eyes == "narrow":
        parts.append(flat(dot(x, y, 0.12 * r, 0.08 * r), tone="dark"))
    else:
        parts.append(flat(dot(x, y, 0.1 * r, 0.135 * r), tone="dark"))
        if r > 5 * NEAR:
            parts.append(flat(dot(x + 0.03 * r, y - 0.05 * r, 0.034 * r), tone="light"))
    if not fine and not face.brow and not face.lift:
        return parts
    outer = face.brow * 0.34
    inner_up = -0.36 - face.lift - outer * 0.5
    ends = [
        _at(head, yaw + 14 * side, inner_up + outer),
        _at(head, yaw, inner_up - 0.05 + outer * 0.4),
        _at(head, yaw - 13 * side, inner_up),
    ]
    parts.append(line(ends, tone="hair-line", width=w * 0.9))
    if face.tear and side < 0:
        parts.append(flat(dot(*_at(head, yaw, 0.36), 0.07 * r, 0.14 * r), tone="light"))
    return parts


def _mouth(head: Head, face: Face) -> list[Part]:
    r, w = head.radius, max(1.1, 0.07 * head.radius)
    curve = {"smile": 0.12, "sad": -0.12, "line": 0.02}.get(face.mouth)
    if not head.faces_us(0, 96) or face.mouth == "none":
        return []
    if curve is not None:
        a, b, c = (
            _at(head, d, v)
            for d, v in ((-17, 0.6 - curve / 2), (0, 0.6 + curve / 2), (17, 0.6 - curve / 2))
        )
        return [line([a, b, c], tone="dark", width=w)]
    if face.mouth == "wavy":
        row = [_at(head, d, v) for d, v in ((-17, 0.64), (-7, 0.56), (4, 0.64), (16, 0.57))]
        return [line(row, tone="dark", width=w)]
    if face.mouth == "grin":
        shape = [
            _at(head, d, v) for d, v in ((-20, 0.48), (0, 0.54), (20, 0.48), (9, 0.78), (-9, 0.78))
        ]
        return [flat(shape, tone="dark", corners=(shape[0], shape[2]))]
    big = 0.2 if face.mouth == "open" else 0.11
    return [flat(dot(*_at(head, 0, 0.64), big * 0.8 * r, big * 1.15 * r), tone="dark")]
