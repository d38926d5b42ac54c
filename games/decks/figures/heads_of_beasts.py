"""Ears, horns and antlers."""

from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.geometry import Spot, along, going, hull, tube


def ears(kind: str, skull: Spot, r: float, way: float) -> tuple[list[Part], list[Part]]:
    """The far and the near ear of a head that looks in a direction."""
    side = 1 if 0 <= way % 360 <= 180 else -1  # noqa: PLR2004
    up = way + 90 * side
    back = way + 180
    shapes = {
        "point": ((28, 0.85, 1.15, 0.34), (-8, 0.9, 1.0, 0.3)),
        "cat": ((34, 0.8, 0.85, 0.4), (-22, 0.85, 0.8, 0.36)),
        "small": ((20, 0.85, 0.7, 0.2), (0, 0.85, 0.7, 0.18)),
        "leaf": ((62, 0.7, 1.0, 0.26), (30, 0.8, 0.8, 0.22)),
        "goat": ((78, 0.8, 1.25, 0.22), (58, 0.8, 1.0, 0.2)),
        "donkey": ((30, 0.8, 1.7, 0.26), (4, 0.8, 1.6, 0.24)),
        "hare": ((26, 0.8, 2.1, 0.27), (6, 0.8, 2.0, 0.24)),
    }
    if kind in shapes:
        found = []
        for turn, root, long, wide in shapes[kind][::-1]:
            angle = up + turn * side
            start, tip = going(skull, angle, r * root * 0.8), going(skull, angle, r * (root + long))
            if kind in ("hare", "leaf", "goat", "donkey"):
                outline = tube(
                    [start, going(start, angle, r * long * 0.55), tip],
                    [wide * r * 0.7, wide * r, wide * r * 0.3],
                )
            else:
                outline = hull([(*start, wide * r), (*tip, 0.05 * r)])
            found.append(form(outline, tone="cloth", depth=r * 0.4))
        turn, root, long, _ = shapes[kind][0]
        inside = [going(skull, up + turn * side, r * far) for far in (1, root + long * 0.72)]
        inner = flat(tube(inside, [0.13 * r, 0.05 * r]), tone="trim")
        return [found[0]], [found[1], inner]
    if kind in ("round", "mouse"):
        big = 0.36 if kind == "round" else 0.56
        far = dot(*going(skull, up - 10 * side, r * 1.0), r * big * 0.9)
        near_at = going(skull, up + 46 * side, r * 0.95)
        return [form(far, tone="cloth", depth=r * 0.5)], [
            form(dot(*near_at, r * big), tone="cloth", depth=r * 0.5),
            flat(dot(*near_at, r * big * 0.55), tone="trim"),
        ]
    start = going(skull, up + 40 * side, r * 0.7)
    end = going(going(start, 0, r), back, r * 0.2)
    lobe = tube([start, going(start, back, r * 0.3), end], [0.26 * r, 0.36 * r, 0.22 * r])
    return [], [form(lobe, tone="dim", depth=r * 0.4)]


def horns(skull: Spot, r: float, way: float) -> list[Part]:
    side = 1 if 0 <= way % 360 <= 180 else -1  # noqa: PLR2004
    up = way + 90 * side
    start = going(skull, up, r * 0.8)
    row = [start, going(start, way, r * 0.5), going(going(start, way, r * 0.7), up, r * 0.8)]
    return [form(tube(row, [0.2 * r, 0.16 * r, 0.04 * r]), tone="trim", depth=r * 0.3)]


def swept_horns(skull: Spot, r: float, way: float) -> list[Part]:
    """A goat's horns: up, and in a wide curve back."""
    side = 1 if 0 <= way % 360 <= 180 else -1  # noqa: PLR2004
    up = way + 90 * side
    parts = []
    for far, forward in ((True, 0.42), (False, 0.1)):
        row = [going(going(skull, up, r * 0.7), way, r * forward)]
        for turn, long in ((14, 0.9), (48, 0.8), (92, 0.8), (128, 0.5)):
            row.append(going(row[-1], up + turn * side, r * long))
        outline = tube(along(row, 2), [0.25 * r, 0.22 * r, 0.17 * r, 0.03 * r])
        parts.append(form(outline, tone="dim-trim" if far else "trim", depth=r * 0.4))
    return parts


def antlers(skull: Spot, r: float, way: float) -> list[Part]:
    side = 1 if 0 <= way % 360 <= 180 else -1  # noqa: PLR2004
    up = way + 90 * side
    rows = []
    for lean, far in ((26, 0.0), (4, 0.25)):
        root = going(going(skull, up, r * 0.8), way, r * far)
        mid = going(root, up + lean * side, r * 1.8)
        top = going(mid, up - 4 * side, r * 1.6)
        rows.append([root, mid, top])
        rows.append([mid, going(mid, up - 54 * side, r * 1.1)])
        rows.append([going(root, up + lean * side, r * 0.7), going(root, up - 50 * side, r * 1.3)])
        rows.append([going(mid, up - 4 * side, r * 0.8), going(mid, up + 44 * side, r * 1.4)])
    return [line(*rows, tone="trim", width=max(1.6, r * 0.2))]
