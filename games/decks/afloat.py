"""Light on water, and small fish and weeds in it, as many cards of the water need them."""

from games.decks.recipe import Plane, Points, Shape, Taper, spots


def glimmer(
    x: float,
    top: float,
    low: float,
    wide: float,
    tone: str = "glow",
    *,
    fade: float = 0.6,
    plane: Plane = "mid",
) -> Shape:
    """The broken image of a light in the water: strokes that widen towards us and shift."""
    path, y, number = "", top, 0
    while y < low:
        near = (y - top) / (low - top)
        w = wide * (0.45 + 0.55 * near) * (1, 0.6, 0.85, 0.45)[number % 4]
        a, tall = x + wide * (0, 0.22, -0.18, 0.3)[number % 4], 3 + 4 * near
        path += f"M{a - w:.0f},{y:.0f}q{w:.0f},{-tall:.0f} {2 * w:.0f},0"
        path += f"q{-w:.0f},{tall:.0f} {-2 * w:.0f},0Z"
        y, number = y + 9 + 9 * near, number + 1
    return Shape(path, tone, flat=True, fade=fade, plane=plane)


def shoal(
    places: Points,
    size: float,
    tone: str = "soft",
    *,
    flip: bool = False,
    fade: float = 0.7,
    plane: Plane = "mid",
) -> Shape:
    """Small fish of one tone; they swim to the right, or to the left."""
    path, s = "", -size if flip else size
    for x, y in spots(places):
        path += (
            f"M{x + s:.0f},{y:.0f}q{-s * 0.9:.1f},{-size * 0.6:.1f} {-s * 1.5:.1f},0"
            f"l{-s * 0.5:.1f},{-size * 0.35:.1f}v{size * 0.7:.1f}l{s * 0.5:.1f},{-size * 0.35:.1f}"
            f"q{s * 0.6:.1f},{size * 0.6:.1f} {s * 1.5:.1f},0Z"
        )
    return Shape(path, tone, flat=True, fade=fade, plane=plane)


def weeds(
    feet: Points, tall: float, tone: str = "deep", *, sway: float = 24, plane: Plane = "mid"
) -> tuple[Taper, ...]:
    """Ribbons of weed that sway in the water, every other one lower."""
    return tuple(
        Taper(
            ((x, y), (x + sway, y - t * 0.34), (x - sway * 0.5, y - t * 0.68), (x + sway, y - t)),
            (9, 11, 8, 2),
            tone,
            plane=plane,
        )
        for number, (x, y) in enumerate(spots(feet))
        for t in (tall * (1, 0.62, 0.82)[number % 3],)
    )
