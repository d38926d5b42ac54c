"""Trimmings of clothes: collars, belts, scarves, aprons."""

from collections.abc import Callable, Sequence

from games.decks.figures.dressed import Dressed
from games.decks.figures.parts import Part, dot, flat, form, line
from games.decks.geometry import Spot, between, going, heading, tube


def _across(dressed: Dressed, part: float, thick: float) -> list[Spot]:
    """A band across the trunk, at a part of its height."""
    line_, widths = dressed.spine()
    at = part * (len(line_) - 1)
    first = min(int(at), len(line_) - 2)
    middle = between(line_[first], line_[first + 1], at - first)
    wide = widths[first] + (widths[first + 1] - widths[first]) * (at - first)
    way = heading(line_[first], line_[first + 1])
    sag = going(middle, way + 180, wide * 0.16)
    ends = going(middle, way + 90, wide * 0.97), going(middle, way - 90, wide * 0.97)
    return tube([ends[0], sag, ends[1]], [thick * 0.8, thick, thick * 0.8])


def _belt(dressed: Dressed) -> list[Part]:
    return [flat(_across(dressed, 0.9 / 4, 0.011 * dressed.bones.size), tone="trim")]


def _collar(dressed: Dressed) -> list[Part]:
    return [flat(_across(dressed, 3.7 / 4, 0.014 * dressed.bones.size), tone="trim")]


def _cuffs(dressed: Dressed) -> list[Part]:
    band = _across(dressed, 0.1 / 4, 0.013 * dressed.bones.size)
    return [flat(band, tone="dim"), *_collar(dressed)]


def _scarf(dressed: Dressed) -> list[Part]:
    s, neck = dressed.bones.size, dressed.bones.neck
    band = _across(dressed, 3.86 / 4, 0.023 * s)
    drift = dressed.pose.drift
    tail = [
        going(neck, 180 if drift > 0 else 0, 0.0), going(neck, -30 - 40 * drift, 0.07 * s),
        going(neck, -14 - 62 * drift, (0.15 + 0.05 * drift) * s),
    ]  # fmt: skip
    return [form(tube(tail, [0.017 * s, 0.02 * s, 0.024 * s], open_end=True), tone="trim",
                 depth=0.03 * s), form(band, tone="trim", depth=0.04 * s)]  # fmt: skip


def _front_line(dressed: Dressed, off: float) -> list[Spot]:
    line_, widths = dressed.spine()
    forward = 0.0 if dressed.front else off
    return [
        going(spot, heading(line_[0], line_[-1]) - 90, width * forward)
        for spot, width in zip(line_, widths, strict=True)
    ]


def _buttons(dressed: Dressed) -> list[Part]:
    if dressed.back:
        return []
    row, s = _front_line(dressed, 0.5), dressed.bones.size
    spots = (row[0], between(row[0], row[1], 0.62), between(row[1], row[2], 0.5), row[2])
    return [line(*([spot] for spot in spots[-3:]), tone="trim", width=0.015 * s)]


def _lapels(dressed: Dressed) -> list[Part]:
    if dressed.back:
        return []
    row, s = _front_line(dressed, 0.55), dressed.bones.size
    low, top = row[1], row[4]
    v = [low, going(top, -70, 0.034 * s), going(top, 70, 0.034 * s)]
    tie = [between(low, top, 0.1), between(low, top, 0.5), top]
    return [flat(v, tone="light", corners=v), line(tie, tone="trim", width=0.014 * s)]


def _braces(dressed: Dressed) -> list[Part]:
    row, s = _front_line(dressed, 0.3), dressed.bones.size
    if not dressed.front:
        return [line(row[:4], tone="trim", width=0.014 * s)]
    return [line(*([(x + d * s, y) for x, y in row[:4]] for d in (-0.03, 0.03)), tone="trim",
                 width=0.013 * s)]  # fmt: skip


def _bib(dressed: Dressed) -> list[Part]:
    line_, widths = dressed.spine()
    bib = tube(line_[:3], [widths[0] * 1.02, widths[1] * 1.02, widths[2] * 0.72])
    return [form(bib, tone="cloth", depth=widths[1], print=dressed.print), *_braces_of_bib(dressed)]


def _braces_of_bib(dressed: Dressed) -> list[Part]:
    row, s = _front_line(dressed, 0.1), dressed.bones.size
    shifts = (-0.035, 0.035) if dressed.front else (0.0,)
    return [line(*([(x + d * s, y) for x, y in row[2:4]] for d in shifts), tone="cloth",
                 width=0.02 * s)]  # fmt: skip


def _apron(dressed: Dressed) -> list[Part]:
    if dressed.back:
        return []
    b = dressed.bones
    behind, before = dressed.hem()
    _, widths = dressed.spine()
    up = between(b.pelvis, b.waist, 0.9)
    left, right = (0.16, 0.84) if dressed.front else (0.5, 0.98)
    reach = widths[1] * (0.7 if dressed.front else 0.94)
    low = [
        between(between(behind, up, 0.12), between(before, up, 0.12), at) for at in (left, right)
    ]
    high = [going(up, -90, widths[1] * (0.7 if dressed.front else 0.0)), going(up, 90, reach)]
    shape: Sequence[Spot] = [high[0], high[1], low[1], low[0]]
    return [flat(shape, tone="trim", corners=shape), *_belt(dressed)]


def _hood(dressed: Dressed) -> list[Part]:
    """A hood that lies on the back."""
    s, neck = dressed.bones.size, dressed.bones.neck
    x = 0.0 if dressed.front else -0.035 * s
    return [
        form(
            dot(neck[0] + x, neck[1] + 0.012 * s, 0.055 * s, 0.032 * s),
            tone="cloth",
            depth=0.05 * s,
        )
    ]


def _cape(dressed: Dressed) -> list[Part]:
    """A cape over the shoulders and what is behind them."""
    line_, widths = dressed.spine()
    yoke = tube(line_[2:], [widths[2] * 1.3, widths[3] * 1.2, widths[4] * 1.2])
    return [form(yoke, tone="trim", depth=widths[2])]


EXTRAS: dict[str, Callable[[Dressed], list[Part]]] = {
    "belt": _belt, "collar": _collar, "cuffs": _cuffs, "scarf": _scarf, "buttons": _buttons,
    "lapels": _lapels, "braces": _braces, "bib": _bib, "apron": _apron, "hood": _hood,
    "cape": _cape,
}  # fmt: skip
