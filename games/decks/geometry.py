"""Lines and outlines: what figures are made of before they have a colour.

Angles are in degrees: 0 points down, 90 forward (to the right), 180 up and -90 back.
"""

import math
from collections.abc import Collection, Sequence

Spot = tuple[float, float]
Circle = tuple[float, float, float]


STRAIGHT = 18
"""Two bones that turn off each other by fewer degrees are drawn as one curve."""


def going(start: Spot, angle: float, length: float) -> Spot:
    """The point so far from another in a direction."""
    turn = math.radians(angle)
    return start[0] + math.sin(turn) * length, start[1] + math.cos(turn) * length


def between(one: Spot, other: Spot, part: float = 0.5) -> Spot:
    return one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part


def distance(one: Spot, other: Spot) -> float:
    return math.dist(one, other)


def heading(start: Spot, end: Spot) -> float:
    """The direction from one point to another."""
    return math.degrees(math.atan2(end[0] - start[0], end[1] - start[1]))


def turned(point: Spot, about: Spot, angle: float) -> Spot:
    """The point after a turn; a positive angle tips what stands upright to the right."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x, y = point[0] - about[0], point[1] - about[1]
    return about[0] + x * cos - y * sin, about[1] + x * sin + y * cos


def bent(start: Spot, end: Spot, upper: float, lower: float, side: float) -> tuple[Spot, Spot]:
    """The joint between two bones, and where the second one ends if the aim is too far.

    The joint lies on the side that is a turn by `side` degrees from the way to the end.
    """
    way, far = heading(start, end), distance(start, end)
    longest = (upper + lower) * 0.999
    if far >= longest:
        far, end = longest, going(start, way, longest)
    far = max(far, abs(upper - lower) * 1.02, 0.01)
    along = (upper**2 - lower**2 + far**2) / (2 * far)
    out = math.sqrt(max(0.0, upper**2 - along**2))
    return going(going(start, way, along), way + side, out), end


def along(points: Sequence[Spot], steps: int = 3) -> list[Spot]:
    """A smooth line through some points, with points of its own between them."""
    around = [points[0], *points, points[-1]]
    found = [points[0]]
    for before, a, b, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        for step in range(1, steps + 1):
            t = step / steps
            one = between(between(before, a, t + 1), between(a, b, t), (t + 1) / 2)
            other = between(between(a, b, t), between(b, after, t - 1), t / 2)
            found.append(between(one, other, t))
    return found


def limb(joints: Sequence[Spot]) -> list[Spot]:
    """The line through three joints, a little rounded at the middle one."""
    a, b, c = joints
    soft = between(b, between(a, c), 0.06)
    if abs((heading(a, b) - heading(b, c) + 180) % 360 - 180) < STRAIGHT:
        return [a, soft, c]
    return [a, between(a, b, 0.62), soft, between(b, c, 0.38), c]


def spread(values: Sequence[float], count: int) -> list[float]:
    """The given values spread evenly over so many."""
    steps = (len(values) - 1) / (count - 1)
    found = []
    for at in range(count):
        first = min(int(at * steps), len(values) - 2)
        part = at * steps - first
        found.append(values[first] + (values[first + 1] - values[first]) * part)
    return found


def tube(line: Sequence[Spot], radii: Sequence[float], *, open_end: bool = False) -> list[Spot]:
    """The outline of a line that has a radius at each of its points; its ends are round.

    With an open end the last point is cut straight, as a sleeve is.
    """
    widths = spread(radii, len(line))
    left, right = [], []
    for at, (point, width) in enumerate(zip(line, widths, strict=True)):
        way = heading(line[max(0, at - 1)], line[min(len(line) - 1, at + 1)])
        left.append(going(point, way + 90, width))
        right.append(going(point, way - 90, width))
    start = going(line[0], heading(line[1], line[0]), widths[0])
    if open_end:
        return [start, *left, *reversed(right)]
    return [start, *left, going(line[-1], heading(line[-2], line[-1]), widths[-1]), *right[::-1]]


def hull(circles: Sequence[Circle], corners: Sequence[Spot] = (), *, steps: int = 8) -> list[Spot]:
    """The outline of a skin drawn tight around circles and points."""
    points = sorted(
        {
            (round(x + r * math.cos(math.tau * at / steps), 2),
             round(y + r * math.sin(math.tau * at / steps), 2))
            for x, y, r in circles
            for at in range(steps)
        }
        | {(round(x, 2), round(y, 2)) for x, y in corners}
    )  # fmt: skip

    def half(row: Sequence[Spot]) -> list[Spot]:
        kept: list[Spot] = []
        for point in row:
            while len(kept) > 1 and _turns_back(kept[-2], kept[-1], point):
                kept.pop()
            kept.append(point)
        return kept[:-1]

    return half(points) + half(points[::-1])


def _turns_back(a: Spot, b: Spot, c: Spot) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def polygon(points: Sequence[Spot], apart: float) -> str:
    """The path of straight lines through points, for what is too small to be seen as angular."""
    row = _thinned(points, (), apart, closed=True)
    x, y = (short(number) for number in row[0])
    path, steps = "M" + _numbers((x, y)) + "l", list[float]()
    for point in row[1:]:
        step = short(point[0] - x), short(point[1] - y)
        steps += step
        x, y = x + step[0], y + step[1]
    return path + _numbers(steps) + "z"


def contour(
    points: Sequence[Spot],
    *,
    corners: Collection[Spot] = (),
    closed: bool = True,
    apart: float = 0.7,
    whole: bool = False,
) -> str:
    """The path of a curve through points, soft everywhere but in its corners.

    Points that are nearer to each other than `apart` are drawn as one. Whole numbers do for what
    is large.
    """
    sharp = {rounded(spot) for spot in corners}
    row = _thinned(points, sharp, apart, closed=closed)
    count = len(row)
    if count == 1:  # a dot, which round ends make visible
        return "M" + _numbers(row[0]) + "h0"
    if count == 2 and not closed:  # noqa: PLR2004
        (x, y), end = row
        return "M" + _numbers((x, y)) + "L" + _numbers(end)

    def at(number: int) -> Spot:
        return row[number % count] if closed else row[max(0, min(count - 1, number))]

    def handle(number: int) -> Spot:
        """The way from a point to its control point; the other one lies opposite."""
        if rounded(at(number)) in sharp:
            return 0.0, 0.0
        before, here, after = at(number - 1), at(number), at(number + 1)
        sides = [side for side in (distance(before, here), distance(here, after)) if side]
        part = min(sides, default=0) / (3 * (distance(before, after) or 1))
        return (after[0] - before[0]) * part, (after[1] - before[1]) * part

    written = round if whole else short
    x, y = (written(number) for number in at(0))
    path = "M" + _numbers((x, y))
    for number in range(count if closed else count - 1):
        b, p, q = at(number + 1), handle(number), handle(number + 1)
        exact = (p[0], p[1], b[0] - q[0] - x, b[1] - q[1] - y, b[0] - x, b[1] - y)
        six = [float(written(part)) for part in exact]
        path += "s" + _numbers(six[2:]) if number else "c" + _numbers(six)
        x, y = x + six[4], y + six[5]
    return path + ("z" if closed else "")


def _thinned(
    points: Sequence[Spot], sharp: Collection[Spot], apart: float, *, closed: bool
) -> list[Spot]:
    row = [points[0]]
    for point in points[1:]:
        if rounded(point) in sharp or distance(point, row[-1]) >= apart:
            row.append(point)
    if closed and len(row) > 3 and distance(row[0], row[-1]) < apart:  # noqa: PLR2004
        row.pop(0 if rounded(row[-1]) in sharp else -1)
    return row


def rounded(spot: Spot) -> Spot:
    return round(spot[0], 2), round(spot[1], 2)


def short(number: float) -> float:
    """The number as it is written: with a decimal only if it is small."""
    return round(number, 1) if abs(number) < 10 else float(round(number))  # noqa: PLR2004


def _numbers(row: Sequence[float]) -> str:
    """Numbers with as little between them as SVG allows."""
    text = ""
    for number in row:
        one = f"{short(number):g}"
        one = "0" if one == "-0" else one.replace("0.", ".", 1) if abs(number) < 1 else one
        dotted = "." in text.replace("-", " ").replace(",", " ").split(" ")[-1] if text else False
        if text and not (one[0] == "-" or (one[0] == "." and dotted)):
            text += " "
        text += one
    return text
