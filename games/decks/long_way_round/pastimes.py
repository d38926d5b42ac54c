"""Pastimes of those who stayed."""

from math import cos, radians, sin

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    disc,
)


def hunter(x: float, y: float, size: float) -> tuple[Thing, ...]:
    """A hunter with a spear, as people drew them on the walls of caves."""

    def at(u: float, v: float) -> Point:
        return x + u * size, y + v * size

    return (
        Line((at(0, 0), at(0.1, -0.5), at(0.2, -0.8)), size * 0.09),
        Line((at(0.1, -0.5), at(-0.1, -0.2), at(-0.3, 0)), size * 0.07),
        Line((at(-0.4, -0.5), at(0.2, -0.7), at(0.8, -1)), size * 0.05),
        Shape(disc(*at(0.24, -0.95), size * 0.12), "ink", flat=True),
    )


FROG: tuple[Thing, ...] = (
    Blob("20,876 130,862 290,868 340,880 200,894", "ink", flat=True, fade=0.5),
    Blob("36,872 44,770 84,690 140,650 210,650 244,690 252,770 234,850 200,876", "deep", depth=90),
    Blob("196,664 240,690 258,760 246,836 214,872 196,800 190,720", "spark+glow", depth=40),
    Blob("170,660 206,690 200,760 212,860 176,876 160,780", "mid", depth=20),
    Shape(disc(190, 730, 7) + disc(194, 776, 7) + disc(200, 822, 7), "soft", flat=True),
    Taper("60,870 140,880 250,874", (16, 16, 9), "spark"),
    Blob("30,862 44,780 104,752 158,792 168,852 120,880", "spark", depth=50),
    Blob(
        "90,656 84,596 124,552 190,542 254,562 292,604 282,644 230,674 156,682", "spark", depth=80
    ),
    Blob("150,650 220,656 282,630 276,652 230,674 170,678", "spark+glow", flat=True, fade=0.7),
    Shape(disc(176, 548, 36), "spark", depth=30),
    Shape(disc(184, 544, 25), "glow", flat=True),
    Shape(disc(194, 536, 13), "ink", flat=True),
    Shape(disc(199, 531, 4), "glow", flat=True),
    Line("288,616 250,640 190,640 142,616", 7, "ink"),
    Shape(disc(274, 588, 4), "ink", flat=True),
    Shape("M196,684L236,664V712L196,700L160,716V668Z", "glow", depth=8),
    Put("top-hat", (138, 540), 150, "ink/soft", turn=-14, shadow=0),
    Line("300,680 322,600 340,508", 9, "ink"),
    Line("336,528 340,508", 11, "glow"),
    Taper("196,742 262,744 304,672", (28, 24, 18), "deep"),
    Blob("284,668 294,640 322,634 338,652 326,680 300,690", "spark", depth=16),
    *(Line(p, 3, "deep") for p in ("306,664 332,662", "304,650 330,646")),
)
"""A frog in a tail-coat and a hat, from the side, with its baton raised."""


def board() -> tuple[Shape, ...]:
    """A chequered floor that runs away from us to the horizon."""

    def at(column: float, row: float) -> str:
        near = 1 / (1 + 0.3 * row)
        return f"{300 + (column * 128 - 40) * near:.0f},{190 + 720 * near:.0f}"

    path = "".join(
        f"M{at(column, row)}L{at(column + 1, row)}L{at(column + 1, row + 1)}L{at(column, row + 1)}Z"
        for row in range(14)
        for column in range(-4 - row, 5 + row)
        if (column + row) % 2
    )
    return (Shape(path, "mid+deep", flat=True),)


def die(
    x: float, y: float, size: float, turn: float, *, coat: str, faces: str
) -> tuple[Thing, ...]:
    """A die that tumbles: three of its sides, and how many pips they have."""
    spots = {
        "1": ((0.5, 0.5),),
        "2": ((0.28, 0.28), (0.72, 0.72)),
        "3": ((0.24, 0.24), (0.5, 0.5), (0.76, 0.76)),
        "5": ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
        "6": ((0.28, 0.22), (0.28, 0.5), (0.28, 0.78), (0.72, 0.22), (0.72, 0.5), (0.72, 0.78)),
        "4": ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    }
    edges = [
        (size * long * cos(radians(angle + turn)), size * long * sin(radians(angle + turn)))
        for angle, long in ((205, 0.62), (325, 0.56), (92, 0.6))
    ]
    found: list[Thing] = []
    for (first, second), number, dark in zip(
        ((0, 1), (0, 2), (1, 2)), faces, (0, 0.16, 0.42), strict=True
    ):
        (a, b), (c, d) = edges[first], edges[second]
        side = f"M{x:.0f},{y:.0f}l{a:.0f},{b:.0f}l{c:.0f},{d:.0f}l{-a:.0f},{-b:.0f}Z"
        pips = ""
        for u, v in spots[number]:
            ring = [(u + 0.09 * cos(t * 0.785), v + 0.09 * sin(t * 0.785)) for t in range(8)]
            pips += (
                "M"
                + "L".join(f"{x + a * p + c * q:.0f},{y + b * p + d * q:.0f}" for p, q in ring)
                + "Z"
            )
        found.append(Shape(side, coat, depth=size * 0.12))
        if dark:
            found.append(Shape(side, "ink", flat=True, fade=dark))
        found.append(Shape(pips, "ink", flat=True))
    return tuple(found)


HORSE = (
    "M-154,-118C-160,-128 -156,-138 -146,-146C-136,-160 -128,-180 -116,-192L-116,-220L-102,-202"
    "C-76,-210 -50,-202 -30,-176C-10,-164 20,-172 54,-176C86,-178 110,-166 118,-144"
    "C144,-140 152,-104 140,-44C132,-76 126,-98 116,-108C116,-92 112,-82 106,-72"
    "C118,-60 122,-50 118,-42L112,-14L118,0H94L98,-16L98,-44C84,-54 76,-64 70,-78"
    "C68,-60 72,-50 78,-42L62,-12L66,0H42L48,-16L58,-42C48,-56 44,-70 42,-82"
    "C20,-74 -8,-74 -28,-82L-32,-46L-38,-14L-32,0H-56L-54,-16L-52,-50L-58,-82"
    "C-70,-72 -80,-66 -90,-58L-84,-30L-96,-26L-110,-62C-98,-76 -84,-92 -76,-106"
    "C-84,-122 -86,-134 -90,-146C-100,-138 -112,-132 -122,-126C-132,-114 -144,-106 -154,-118Z"
)
"""A horse that walks to the left, its head lowered and a foreleg raised, as people painted them."""


def _outline(path: str) -> tuple[Within, ...]:
    """The edge of a form alone."""
    pale = World("backdrop", "brick", "left", {"tone": "pale", "to": "pale", "spot": False})
    return (Within(path, (), pale, edge="deep"),)


CARDS = (
    Card(
        "cave-horse",
        "Older than the Road",
        "A horse has stepped out of the painted wall; its outline has stayed, and so have the "
        "hunters.",
        World("wall", "brick", Light("left", 0.6, at=(176, 606), reach=520), {"tone": "mid"}),
        (
            *(Blob(p, "deep", flat=True, fade=f)
              for p, f in (("-60,180 60,150 180,190 140,260 20,270 -60,250", 0.3),
                           ("430,300 520,270 640,300 640,440 560,420 470,380", 0.35),
                           ("20,500 90,470 130,520 60,600 -60,590", 0.25),
                           ("450,560 540,530 640,560 640,700 520,660", 0.4))),
            *(Blob(p, "soft", flat=True, fade=0.3)
              for p in ("190,220 260,196 330,214 290,240 220,244", "40,300 120,286 150,310 80,326",
                        "240,560 330,540 400,556 340,586 260,590")),
            *(Line(p, 3, "deep", fade=0.7)
              for p in ("200,-20 216,60 190,120 210,180", "566,-20 552,70 580,150 556,250",
                        "30,420 70,460 50,540")),
            Glow((178, 600), 480, "pale", 0.8),
            Turned((Shape(HORSE, "pale", depth=4), *_outline(HORSE)), about=(0, 0), zoom=1.02,
                   move=(370, 426)),
            Spread("stag", ((490, 130, 100, 0),), "ink"),
            Spread("hand",
                   ((268, 104, 58, 8), (336, 120, 54, -10), (398, 96, 56, 14), (124, 176, 50, -16)),
                   "glow"),
            *hunter(76, 372, 66),
            *hunter(140, 412, 60),
            *hunter(66, 470, 46),
            *(Shape(f'M{x},{y}l{r},{-r * 0.6:g}l{r * 0.5:g},{r:g}l{-r:g},{r * 0.5:g}Z', "pale",
                    depth=4)
              for x, y, r in ((330, 460, 10), (372, 480, 7), (300, 480, 6), (410, 500, 9),
                              (446, 466, 7), (352, 520, 6))),
            Blob("-30,780 140,762 330,784 640,756 640,950 -30,950", "deep", depth=60),
            Blob("240,866 330,850 470,850 560,864 430,886 300,884", "ink", flat=True, fade=0.5),
            Turned((Shape(HORSE, "spark", depth=90),
                    Line("-108,-186 -96,-150 -104,-128", 3, "ink", fade=0.4),
                    Shape("M-108,-204C-78,-214 -50,-206 -26,-176L-40,-168C-62,-188 -84,-192"
                          " -104,-186Z", "ink", depth=8),
                    Shape(disc(-120, -164, 6), "glow", flat=True),
                    Shape(disc(-122, -163, 4), "ink", flat=True),
                    Shape(disc(-148, -122, 3), "ink", flat=True),
                    Line("-146,-108 -134,-112 -126,-118", 4, "ink")),
                   about=(0, 0), zoom=1.14, move=(386, 870)),
            Figure("child", "hold-up", (118, 866), 290, "glow/spark", "awe", "right",
                   hair="ponytail", hand=(170, 640), other_hand=(196, 742),
                   holds=Held("candle", size=92, coat="glow/spark"), extras=("scarf",)),
            Frame("hole", "ink", size=1.8, at=(300, 450)),
            Glow((172, 572), 90, "glow", 0.9, plane="near"),
            Blob("172,592 158,572 172,534 186,572", "soft", flat=True, plane="near"),
            Blob("172,590 165,576 172,556 179,576", "glow", flat=True, plane="near"),
            Glow((172, 572), 210, "glow", 0.3, plane="near"),
        ),
    ),
    Card(
        "dice-chase",
        "House Rules",
        "A hand has thrown; the dice roll over the board, and the king has picked up his feet.",
        World("backdrop", "fern", Light("left", 0.7, rim="glow"),
              {"tone": "deep", "to": "soft", "spot": False}),
        (
            Shape("M-30,196H630V930H-30Z", "soft", depth=10),
            *board(),
            Shape("M-30,196H630V930H-30Z", "deep", flat=True, fade=0.12),
            Beam(((-40, 196), (640, 196)), ((-40, 600), (640, 600)), "deep", 1),
            Shape("M-30,-30H630V200H-30Z", "deep", to="deep+mid", span=(0, 200), flat=True),
            Shape("M430,200v-40q0,-16 12,-20q-6,-22 14,-24q20,2 14,24q12,4 12,20v40ZM520,200v-60"
                  "l-8,-26h12v10h10v-10h12v10h10v-10h12l-8,26v60Z",
                  "ink", flat=True, fade=0.6),
            Blob("380,330 450,306 560,320 600,346 520,368 420,358", "ink", flat=True, fade=0.5),
            Hand("open", (130, 116), (-80, -190), 220, "spark/glow", bend=30),
            *die(494, 250, 150, 18, coat="spark", faces="361"),
            Blob("240,850 320,806 460,800 560,830 540,880 380,896", "ink", flat=True, fade=0.45),
            *die(346, 482, 276, -14, coat="glow", faces="524"),
            Figure("old-man", "stumble", (398, 874), 326, "spark/glow", "dread", "behind-up",
                   wears="jumper", hat="crown", extras=("belt",), hand=(526, 738),
                   other_hand=(290, 700), hands="open", shadow=0.3),
            *(Blob(p, "pale", flat=True, fade=0.6)
              for p in ("206,868 222,850 244,856 250,870", "180,852 194,838 210,846 206,856")),
            Figure("boy", "sit-ground", (100, 790), 260, "ink/glow", "sly", "right-up", shadow=0.4),
            *die(138, 852, 50, 6, coat="pale", faces="213"),
        ),
    ),
    Card(
        "frog-ringmaster",
        "Tonight Only",
        "In the ring a frog in a hat has the sun jump through a crown; a boy stands by with water.",
        World("arena", "brass", Light("above", 0.6, at=(322, 316), reach=760)),
        (
            Shape("M-30,520C140,470 460,470 640,520V640H-30Z", "ink", flat=True, fade=0.8),
            Shape("".join((disc(x, y, r)
                           for x, y, r in ((40, 560, 17), (88, 552, 15), (136, 556, 16),
                                           (300, 536, 15), (346, 540, 16), (392, 536, 14),
                                           (478, 546, 16), (526, 552, 15), (566, 560, 17),
                                           (330, 574, 18), (376, 578, 17), (540, 596, 19)))),
                  "deep+mid", flat=True),
            Shape("M466,522l-14,-26h10l8,18l8,-20h10l-10,30ZM310,506l-4,-26h8l4,20Z", "deep+mid",
                  flat=True),
            Glow((322, 316), 420, fade=1),
            Taper("600,640 590,480 540,370 460,330", (4, 26, 50, 74), "glow", True, 0.5),
            Taper("600,640 590,480 540,370 460,330", (2, 12, 24, 40), "glow", True, 0.6),
            Blob("340,878 400,856 466,878 400,892", "ink", depth=10),
            Line("404,874 420,720 444,440", 15, "ink"),
            Line("400,860 415,720 437,460", 4, "soft"),
            Shape("M396,174C430,164 480,176 500,196C530,250 530,390 496,446C470,468 430,470"
                  " 396,458Z",
                  "mid", depth=50),
            *(Shape(f'M{a}L{b}L{c}Z', "mid", depth=14)
              for a, b, c in (("396,174", "372,120", "440,172"), ("440,172", "452,112", "490,190"),
                              ("396,458", "372,516", "440,464"), ("440,464", "462,520", "492,448"),
                              ("500,196", "552,196", "518,260"), ("518,260", "570,312", "518,372"),
                              ("516,372", "554,432", "496,446"))),
            Shape("M396,174C350,190 336,250 336,316C336,382 350,446 396,458C442,446 456,382"
                  " 456,316C456,250 442,190 396,174Z",
                  "mid+deep", depth=30),
            Shape("M396,190C442,210 450,260 450,316C450,372 442,430 396,444C420,420 430,370"
                  " 430,316C430,262 420,212 396,190Z",
                  "pale", flat=True, fade=0.7),
            Shape("".join((disc(x, y, 9)
                           for x, y in ((372, 118), (452, 110), (372, 518), (462, 522), (556, 194),
                                        (574, 312), (558, 434)))),
                  "glow", depth=6),
            dots("478,230 492,316 478,404", 9, "spark"),
            Put("sun", (302, 470), 296, "soft+pale/glow", turn=-14, shadow=0),
            Shape(disc(310, 316, 84), "glow", flat=True),
            Shape("M352,246C400,290 396,350 346,392C378,350 380,290 352,246Z", "pale", flat=True,
                  fade=0.7),
            Line("260,312 276,294 294,306", 6, "ink"),
            Line("318,300 336,284 352,298", 6, "ink"),
            Shape("M276,336Q312,352 346,328Q336,372 306,370Q282,366 276,336Z", "mid", depth=6),
            Shape(disc(262, 338, 12) + disc(356, 320, 12), "soft", flat=True),
            dots("480,500 520,470 560,540 540,600 500,560 470,590", 5),
            *FROG,
            Figure("boy", "stand", (528, 852), 220, "mid/glow", "awe", "left-up", flip=True,
                   hat="none", hand=(474, 752), hands="grip"),
            Shape("M498,640C498,594 578,594 580,640L584,664H566L558,650H484Z", "glow", depth=14),
            Shape("M538,642V594C548,586 560,590 564,600L556,642Z", "soft", depth=6),
            Line("446,804 476,748 502,804", 4, "ink"),
            Shape("M438,796H508L499,860H448Z", "mid", depth=16),
            Blob("434,796 450,786 472,782 496,786 512,796 496,804 472,807 450,804", "spark+glow",
                 flat=True),
            dots("456,780 472,768 494,778", 5, "spark+glow"),
            Glow((322, 316), 280, "glow", 0.26, plane="near"),
        ),
    ),
)  # fmt: skip
