"""Woods: trees, branches, leaves."""

from collections.abc import Callable
from random import Random

from games.decks.paths import ground, n
from games.decks.pen import Pen
from games.decks.scenes.air import Planes, between, falling, fill, mist, rays, tufts


def trunk(x: float, width: float, lean: float) -> str:
    top = x + lean
    return (
        f"M{n(x - width)},930C{n(x - width * 0.4)},760 {n(top - width * 0.5)},300 "
        f"{n(top - width * 0.45)},-30H{n(top + width * 0.45)}C{n(top + width * 0.4)},300 "
        f"{n(x + width * 0.5)},760 {n(x + width)},930Z"
    )


def branch(x: float, y: float, reach: float, rise: float, width: float) -> str:
    """A branch that leaves the trunk at x, y and thins out."""
    return (
        f"M{n(x)},{n(y)}C{n(x + reach * 0.4)},{n(y - rise * 0.2)} {n(x + reach * 0.7)},"
        f"{n(y - rise * 0.5)} {n(x + reach)},{n(y - rise)}C{n(x + reach * 0.66)},"
        f"{n(y - rise * 0.3)} {n(x + reach * 0.3)},{n(y + width * 0.6)} {n(x)},{n(y + width)}Z"
    )


def leaves(pen: Pen, y: float, tone: str, seed: str, *, size: float, count: int) -> str:
    """A roof of leaves along the upper edge."""
    chance = Random(seed)
    path = "M-30,-30H630V0"
    for step in range(count):
        x = 630 - 660 * (step + 1) / count
        dip = y * (0.5 + chance.random())
        path += f"Q{n(x + size * 0.9)},{n(dip + size)} {n(x)},{n(dip * 0.55)}"
    return pen.form(path + "L-30,-30Z", tone, size * 0.6)


def forest(pen: Pen, *, dark: bool = False) -> Planes:
    far = fill(pen, *(("deep", "mid", "soft") if dark else ("soft", "pale", "glow")), bottom=760)
    for x, width, lean in (
        (70, 11, 6),
        (140, 8, -5),
        (252, 12, 4),
        (346, 9, 0),
        (440, 12, 8),
        (528, 9, -6),
    ):
        far += pen.form(
            trunk(x, width, lean),
            between(pen, "soft", "mid" if dark else "pale", 0.4),
            14,
            shade=0.25,
        )
    far += leaves(
        pen, 150, between(pen, "soft", "mid" if dark else "pale", 0.3), "high", size=50, count=12
    )
    far += rays(pen, (440, -80), (-160, -20, 60, 170, 260, 330, 400, 560), 820, 0.5)
    far += mist(pen, 640, 300, "soft" if dark else "pale")
    mid = ""
    for x, width, lean in ((40, 26, 10), (200, 19, -10), (430, 22, 12), (566, 28, -14)):
        mid += pen.form(trunk(x, width, lean), between(pen, "mid", "soft", 0.25), 28)
    mid += pen.form(
        branch(196, 360, 90, 60, 16),
        between(pen, "mid", "soft", 0.25),
        14,
    )
    mid += leaves(pen, 90, pen.tone("mid"), "low", size=70, count=9)
    mid += mist(pen, 720, 200, "soft" if dark else "pale", 0.5)
    mid += pen.form(
        ground([(-60, 730), (150, 704), (340, 726), (680, 690)]),
        between(pen, "mid", "soft", 0.3),
        50,
    )
    mid += pen.form(ground([(-60, 800), (200, 770), (420, 800), (680, 770)]), pen.tone("mid"), 50)
    mid += tufts(pen, 790, pen.tone("deep"), "fern", size=26, count=20)
    near = pen.form(trunk(-4, 60, 14), pen.tone("ink"), 50) + pen.form(
        trunk(606, 50, -24), pen.tone("ink"), 50
    )
    near += pen.form(ground([(-60, 870), (160, 860), (400, 880), (680, 852)]), pen.tone("deep"), 40)
    near += leaves(pen, 40, pen.tone("deep"), "near", size=80, count=7)
    return far, mid, near


def birches(pen: Pen) -> Planes:
    """White trunks with their dark marks, in snow."""
    far = fill(pen, "mid", "soft", "pale", bottom=760)
    for x, width, lean in (
        (50, 12, 8),
        (150, 9, -8),
        (300, 10, 6),
        (390, 8, -4),
        (480, 12, 6),
        (560, 9, 2),
    ):
        far += pen.form(trunk(x, width, lean), between(pen, "soft", "pale", 0.5), 12, shade=0.3)
    far += mist(pen, 660, 300)
    mid = pen.form(ground([(-60, 700), (170, 680), (380, 710), (680, 680)]), pen.tone("pale"), 50)
    for x, width, lean in ((96, 24, -10), (236, 18, 8), (520, 26, 10)):
        mid += pen.form(trunk(x, width, lean), pen.tone("glow"), 30) + _marks(pen, x, width, lean)
    mid += pen.form(
        ground([(-60, 800), (200, 776), (420, 810), (680, 770)]),
        between(pen, "pale", "glow", 0.5),
        50,
    )
    near = pen.form(trunk(20, 44, -16), pen.tone("glow"), 50) + _marks(pen, 20, 44, -16)
    near += pen.form(trunk(590, 40, 10), pen.tone("glow"), 50) + _marks(pen, 590, 40, 10)
    near += pen.form(ground([(-60, 864), (160, 850), (400, 880), (680, 850)]), pen.tone("glow"), 40)
    return far, mid, near + falling(pen, 90, "birches")


def _marks(pen: Pen, x: float, width: float, lean: float) -> str:
    chance = Random(f"bark{x}")
    path = ""
    for _ in range(13):
        y = chance.random() * 820
        at = x + lean * (1 - y / 900) + (chance.random() - 0.7) * width * 0.7
        w = width * (0.2 + chance.random() * 0.5)
        path += f"M{n(at)},{n(y)}q{n(w / 2)},{n(w * 0.4)} {n(w)},0"
        path += f"q{n(-w / 2)},{n(-w * 0.15)} {n(-w)},0z"
    return pen.flat(path, pen.tone("deep"))


SCENES: dict[str, Callable[..., Planes]] = {"forest": forest, "birches": birches}
