"""The parts of figures: outlines with a tone, from the back to the front."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from games.decks.geometry import Spot, contour, polygon
from games.decks.recipe.places import HEIGHT, WIDTH

Kind = Literal["form", "flat", "line"]
FINE = 0.14
"""The distance of the points of fine outlines, by the depth of their form."""
LARGE = 44
"""Outlines that are larger than so many pixels are drawn in whole pixels."""
COARSE = 0.16
"""The distance of the points of small outlines, by their own size."""
TINY = 24
"""Circles that are smaller than so many pixels are drawn through four points."""
ANGULAR = 26
"""Fine forms that are thinner than so many pixels are drawn with straight lines."""


@dataclass(frozen=True)
class Part:
    """One or more outlines that are drawn as one, around the figure's own origin."""

    outlines: tuple[Sequence[Spot], ...]
    tone: str
    """The name of a tone of the figure: cloth, trim, skin, hair, shoe, dark, light or blush."""
    kind: Kind = "form"
    corners: Sequence[Spot] = ()
    width: float = 0
    """The width of a line, or the depth of a form."""
    far: bool = False
    """True on the side that is turned away from us."""
    fade: float = 1
    print: str = ""
    """A pattern on it: stripes, dots or checks."""
    fine: bool = False
    """True for what is small and has many points: hands, shoes."""
    edge: float = 0
    """The width of a line around it."""
    cap: tuple[float, ...] = ()
    """A circle in which the part grows out of what is behind it, without an edge: a shoulder."""

    def is_outside(self, place: Callable[[Spot], Spot]) -> bool:
        """Tells whether nothing of it can be seen on the page."""
        spots = [place(spot) for outline in self.outlines for spot in outline]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        return max(xs) < 0 or max(ys) < 0 or min(xs) > WIDTH or min(ys) > HEIGHT

    @property
    def extent(self) -> float:
        """The larger of its width and its height."""
        xs, ys = zip(*(spot for outline in self.outlines for spot in outline), strict=True)
        return float(max(max(xs) - min(xs), max(ys) - min(ys)))

    def path(self, place: Callable[[Spot], Spot], apart: float) -> str:
        if self.fine:
            apart = min(apart, max(1.2, self.width * FINE))
            if self.width < ANGULAR:
                rows = [[place(spot) for spot in outline] for outline in self.outlines]
                return "".join(polygon(_clockwise(row), apart) for row in rows)
        apart = min(apart, max(1.2, self.extent * COARSE))
        corners = [place(spot) for spot in self.corners]
        closed = self.kind != "line"
        lines = [[place(spot) for spot in line] for line in self.outlines]
        return "".join(
            contour(
                _clockwise(line) if closed else line,
                corners=corners,
                closed=closed,
                apart=apart,
                whole=self.extent > LARGE,
            )
            for line in lines
        )


def _clockwise(outline: list[Spot]) -> list[Spot]:
    """The outline run through one way round, for two that overlap would else leave a hole."""
    ahead = [*outline[1:], outline[0]]
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, ahead, strict=True))
    return outline if area >= 0 else [outline[0], *outline[:0:-1]]


def form(*outlines: Sequence[Spot], tone: str, depth: float, **more: object) -> Part:
    return Part(outlines, tone, "form", width=depth, **more)  # type: ignore[arg-type]


def flat(
    *outlines: Sequence[Spot], tone: str, fade: float = 1, corners: Sequence[Spot] = ()
) -> Part:
    return Part(outlines, tone, "flat", fade=fade, corners=corners)


def line(
    *lines: Sequence[Spot], tone: str, width: float, fade: float = 1, far: bool = False
) -> Part:
    return Part(lines, tone, "line", width=width, fade=fade, far=far)


def dot(x: float, y: float, rx: float, ry: float = 0) -> list[Spot]:
    """The outline of an ellipse by its four ends and, if it is large, four points between."""
    ry = ry or rx
    if max(rx, ry) < TINY:
        return [(x, y - ry), (x + rx, y), (x, y + ry), (x - rx, y)]
    k = 0.7071
    return [
        (x + a * rx, y + b * ry)
        for a, b in ((0, -1), (k, -k), (1, 0), (k, k), (0, 1), (-k, k), (-1, 0), (-k, -k))
    ]
