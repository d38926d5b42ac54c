"""Houses in a few strokes: gables before us, an alley between walls, and a door."""

from games.decks.recipe import Glow, Plane, Shape, Thing, disc

Gable = tuple[float, float, float]
"""The left edge of a house, the height of its eaves, and its width."""


def gables(*row: Gable, coat: str = "deep", lit: str = "glow", dark: tuple[int, ...] = (),
           plane: Plane = "mid") -> tuple[Thing, ...]:  # fmt: skip
    """A row of gables; the windows are lit, but for those of the houses in `dark`."""
    walls = roofs = windows = ""
    for number, (x, y, wide) in enumerate(row):
        chimney = x + wide * 0.68
        walls += (
            f"M{x:.0f},960V{y:.0f}L{x + wide / 2:.0f},{y - wide * 0.5:.0f}L{x + wide:.0f},{y:.0f}"
            f"V960ZM{chimney:.0f},{y:.0f}v{-wide * 0.52:.0f}h{wide * 0.14:.0f}V{y:.0f}Z"
        )
        roofs += (
            f"M{x - wide * 0.08:.0f},{y + wide * 0.04:.0f}L{x + wide / 2:.0f},{y - wide * 0.56:.0f}"
            f"L{x + wide * 1.08:.0f},{y + wide * 0.04:.0f}l{-wide * 0.1:.0f},{wide * 0.06:.0f}"
            f"L{x + wide / 2:.0f},{y - wide * 0.4:.0f}L{x:.0f},{y + wide * 0.1:.0f}Z"
        )
        if number in dark:
            continue
        w = wide * 0.18
        for part in (0.2, 0.6):
            windows += (
                f"M{x + wide * part:.0f},{y + w * 1.7:.0f}v{-w:.0f}q{w / 2:.0f},{-w * 0.8:.0f} "
                f"{w:.0f},0v{w:.0f}z"
            )
    return (
        Shape(walls, coat, depth=40, plane=plane),
        Shape(windows, lit, flat=True, plane=plane),
        Shape(roofs, f"{coat.split('+', maxsplit=1)[0]}+ink", depth=14, plane=plane),
    )


def alley(lit: str = "glow", lean: float = 0) -> tuple[Thing, ...]:
    """The walls of a street to the left and the right, nearer ones darker."""
    a, b = lean, -lean
    return (
        Shape(f"M{196 + a},940V300L250,380V600L280,640V940Z M{404 + b},940V320L352,400V590L322,640"
              "V940Z", "mid+soft"),
        Shape(f"M{96 + a},940V180L{150 + a},130L214,320V940Z M{504 + b},940V200L{452 + b},150"
              "L386,330V940Z", "mid"),
        Shape("M-40,960V-40H60L118,170V960Z M640,960V-40H548L482,180V960Z", "deep", depth=60),
        Shape("M26,250l36,20v80l-36,-14zM130,400l26,14v58l-26,-10zM574,260l-36,20v80l36,-14z"
              "M474,470l-26,10v56l26,-8zM222,480l14,8v38l-14,-6z", lit, flat=True),
        Shape("M26,450l36,12v80l-36,-6zM130,250l26,16v54l-26,-12zM574,470l-36,12v80l36,-6z"
              "M474,320l-26,12v52l26,-10z", "ink", flat=True, fade=0.6),
    )  # fmt: skip


def arched(x: float, y: float, half: float, tall: float) -> str:
    """An opening with a round top."""
    return (
        f"M{x - half:.0f},{y:.0f}V{y - tall + half:.0f}"
        f"a{half:.0f},{half:.0f} 0 0 1 {2 * half:.0f},0V{y:.0f}Z"
    )


def doorway(x: float, y: float, tall: float, side: int) -> tuple[Thing, ...]:
    """A door that stands open by itself; light comes out, and its leaf is on one side."""
    half, jamb = tall * 0.22, tall * 0.06
    hinge, edge = x + side * half, x + side * (half + tall * 0.24)
    return (
        Glow((x, y - tall * 0.5), tall * 0.85, fade=0.6),
        Shape(arched(x, y, half + jamb, tall + jamb), "ink"),
        Shape(arched(x, y, half, tall), "glow", to="soft", span=(y - tall * 0.6, y), flat=True),
        Shape(
            f"M{hinge:.0f},{y - tall * 0.78:.0f}"
            f"Q{(hinge + edge) / 2:.0f},{y - tall * 0.96:.0f} {edge:.0f},{y - tall * 0.92:.0f}"
            f"V{y + tall * 0.07:.0f}L{hinge:.0f},{y:.0f}Z", "deep", depth=tall * 0.1,
        ),
        *(Shape(
            f"M{hinge + side * tall * 0.05:.0f},{y - tall * top:.0f}"
            f"l{side * tall * 0.14:.0f},{tall * 0.03:.0f}v{tall * 0.34:.0f}"
            f"l{-side * tall * 0.14:.0f},{-tall * 0.01:.0f}z", "ink", flat=True, fade=0.5,
        ) for top in (0.78, 0.38)),
        Shape(disc(edge - side * tall * 0.035, y - tall * 0.42, tall * 0.02), "glow", flat=True),
    )  # fmt: skip
