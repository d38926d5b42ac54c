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
    Shape(disc(193, 532, 13), "ink", flat=True),
    Shape(disc(197, 527, 4), "glow", flat=True),
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


def crown(x: float, y: float, *, front: bool) -> Shape:
    """The front or the back half of a crown with points, its opening around a point."""
    side = 1 if front else -1
    points = [
        f"{x - wide * cos(turn):.0f},{y + side * high * sin(turn) - rise:.0f}"
        for number in range(11)
        for turn in [radians(number * 18)]
        for wide, high, rise in [(158, 46, 88) if number % 2 else (130, 38, 0)]
    ]
    base = (
        f"L{x + 106},{y + 104}A106,32 0 0 1 {x - 106},{y + 104}Z"
        if front
        else f"A130,38 0 0 1 {x - 130},{y}Z"
    )
    return Shape("M" + "L".join(points) + base, "soft" if front else "mid", depth=40)


def crown_tips(x: float, y: float, *, front: bool) -> Shape:
    """The balls on the points of one half of a crown."""
    side = 1 if front else -1
    turns = [radians(18 * number) for number in (1, 3, 5, 7, 9)]
    return Shape(
        "".join(
            disc(round(x - 158 * cos(turn)), round(y + side * 46 * sin(turn) - 92), 11)
            for turn in turns
        ),
        "pale" if front else "soft",
        depth=8,
    )


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
    "M-204,-300L-202,-340L-184,-306C-158,-322 -112,-318 -80,-302C-40,-282 20,-278 64,-296"
    "C110,-308 152,-282 160,-232C166,-196 152,-160 146,-136C148,-118 154,-104 152,-92L140,-44"
    "L142,-24L156,0H118L124,-24L122,-84C116,-112 96,-130 84,-152C40,-136 -20,-132 -62,-148"
    "L-80,-90L-90,-38L-86,-24L-80,0H-118L-108,-26L-110,-86C-122,-116 -138,-150 -140,-190"
    "C-146,-208 -152,-218 -162,-226C-168,-206 -188,-176 -206,-158C-206,-142 -214,-134 -226,-134"
    "C-242,-136 -250,-150 -244,-170C-238,-200 -228,-250 -222,-276C-218,-290 -212,-296 -204,-300Z"
)
"""A horse that walks to the left, its head lowered to somebody small."""

FAR_LEGS = (
    "M-128,-172L-70,-170L-92,-130L-138,-104L-122,-58L-122,-28L-150,-34L-142,-58L-160,-102"
    "L-170,-118ZM70,-160L110,-170L120,-140L108,-92L80,-44L74,-24L76,0H38L50,-24L54,-44L78,-96Z"
)
TAIL = (
    "M146,-274C170,-262 176,-214 172,-170C170,-130 176,-110 164,-84C156,-120 148,-140 150,-180"
    "C152,-210 150,-240 146,-274Z"
)


def _left(path: str) -> tuple[Thing, ...]:
    """The bare place that a painting has left on its wall, with the painted edge around it."""
    pale = World("backdrop", "brick", "left", {"tone": "glow", "to": "glow", "spot": False})
    return Within(path, (), pale, edge="ink"), Shape(path, "pale+glow", flat=True)


CARDS = (
    Card(
        "cave-horse",
        "Older than the Road",
        "A horse has stepped out of the painted wall; its outline has stayed, and so have the "
        "hunters.",
        World("wall", "brick", Light("left", 0.6, at=(160, 600), reach=620), {"tone": "mid"}),
        (
            Blob("-60,180 60,150 180,190 140,260 20,270 -60,250", "deep", flat=True, fade=0.3),
            Blob("430,60 520,40 640,60 640,240 560,200 470,140", "deep", flat=True, fade=0.3),
            Glow((168, 600), 520, "pale", 0.7),
            Turned(_left(FAR_LEGS + TAIL + HORSE), about=(0, 0), zoom=0.94, move=(396, 512)),
            Spread("stag", ((490, 130, 108, 0),), "ink"),
            Spread("hand", ((244, 108, 76, 10), (352, 124, 62, -12), (138, 152, 66, -20)), "glow"),
            *hunter(66, 320, 74),
            *hunter(78, 440, 62),
            Blob("-30,800 140,786 330,800 640,780 640,950 -30,950", "deep", depth=60),
            Blob("250,868 340,850 500,850 590,864 450,884 290,882", "ink", flat=True, fade=0.6),
            Turned((Shape(FAR_LEGS, "ink+spark", depth=20),
                    Shape(TAIL, "ink", depth=20),
                    Shape(HORSE, "spark", depth=130),
                    Shape("M-196,-314C-170,-330 -112,-326 -60,-294C-74,-296 -84,-288 -92,-268"
                          "C-98,-284 -110,-276 -118,-256C-124,-280 -138,-276 -148,-258"
                          "C-152,-284 -172,-286 -186,-290C-200,-290 -208,-276 -218,-266"
                          "C-216,-290 -208,-306 -196,-314Z", "ink", depth=8),
                    Shape("M118,0L122,-16H150L156,0ZM-118,0L-111,-16H-84L-80,0Z", "ink", depth=4),
                    Line("-176,-270 -166,-246 -174,-214 -190,-196", 4, "deep", fade=0.6),
                    Line("-134,-186 -120,-160 -112,-130", 4, "deep", fade=0.6),
                    Line("92,-160 108,-180 112,-214", 4, "deep", fade=0.6),
                    Shape(disc(-208, -248, 9), "glow", flat=True),
                    Shape(disc(-211, -246, 6), "ink", flat=True),
                    Line("-222,-250 -212,-260 -196,-250", 4, "ink"),
                    Shape(disc(-234, -160, 5), "ink", flat=True),
                    Line("-236,-142 -224,-146 -214,-152", 4, "ink")),
                   about=(0, 0), zoom=0.94, move=(414, 872)),
            Figure("child", "hold-up", (96, 868), 276, "glow/spark", "awe", "right",
                   hair="ponytail", hand=(154, 664), other_hand=(192, 736),
                   holds=Held("candle", size=92, coat="glow/spark"), extras=("scarf",)),
            Frame("hole", "ink", size=1.95, at=(300, 450)),
            Glow((156, 596), 90, "glow", 0.9, plane="near"),
            Blob("156,614 142,594 156,556 170,594", "soft", flat=True, plane="near"),
            Blob("156,612 149,598 156,578 163,598", "glow", flat=True, plane="near"),
            Glow((156, 596), 210, "glow", 0.3, plane="near"),
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
        World("arena", "brass", Light("above", 0.6, at=(232, 212), reach=820)),
        (
            Shape("M-30,520C140,470 460,470 640,520V640H-30Z", "ink", flat=True, fade=0.8),
            Shape("".join((disc(x, y, r)
                           for x, y, r in ((40, 560, 17), (88, 552, 15), (136, 556, 16),
                                           (300, 536, 15), (346, 540, 16), (392, 536, 14),
                                           (478, 546, 16), (526, 552, 15), (566, 560, 17),
                                           (330, 574, 18), (376, 578, 17), (540, 596, 19)))),
                  "deep+mid", flat=True),
            Glow((250, 240), 420, fade=1),
            Taper("606,700 600,620 556,540 470,490", (3, 24, 44, 60), "glow", True, 0.45),
            Taper("602,680 592,610 548,540 474,494", (2, 10, 20, 32), "glow", True, 0.6),
            Blob("312,880 366,862 424,880 366,894", "ink", depth=10),
            Line("366,876 412,690 458,496", 16, "ink"), Line("366,856 406,696 446,530", 4, "soft"),
            Turned((crown_tips(392, 330, front=False), crown(392, 330, front=False)),
                   (392, 330), -26, 0.8, move=(34, 90)),
            Taper("452,470 416,380 350,290 250,230", (48, 60, 70, 60), "glow", True, 0.45),
            Turned((Put("sun", (306, 370), 300, "pale/glow", turn=-14, shadow=0),
                    Shape(disc(314, 214, 86), "glow", flat=True),
                    Line("264,210 280,192 298,204", 6, "ink"),
                    Line("322,198 340,182 356,196", 6, "ink"),
                    Shape("M280,234Q316,250 350,226Q340,270 310,268Q286,264 280,234Z", "mid",
                          depth=6),
                    Shape(disc(266, 236, 12) + disc(360, 218, 12), "soft", flat=True)),
                   (314, 214), move=(-82, -2)),
            Turned((crown(392, 330, front=True),
                    Line("275,390 320,418 392,426 464,418 509,390", 5, "mid"),
                    Shape("M286,412Q392,470 498,412V434Q392,490 286,434Z", "mid", depth=10),
                    Shape(disc(392, 396, 15) + disc(328, 384, 11) + disc(456, 384, 11), "spark",
                          depth=8),
                    crown_tips(392, 330, front=True)),
                   (392, 330), -26, 0.8, move=(34, 90)),
            *FROG,
            Turned((
                Figure("boy", "stand", (528, 852), 220, "mid/glow", "awe", "left-up", flip=True,
                       hat="none", hand=(474, 752), hands="grip"),
                Shape("M498,640C498,594 578,594 580,640L584,664H566L558,650H484Z", "glow",
                      depth=14),
                Shape("M538,642V594C548,586 560,590 564,600L556,642Z", "soft", depth=6),
                Line("446,804 476,748 502,804", 4, "ink"),
                Shape("M438,796H508L499,860H448Z", "mid", depth=16),
                Blob("434,796 450,786 472,782 496,786 512,796 496,804 472,807 450,804",
                     "spark+glow", flat=True),
                dots("456,780 472,768 494,778", 5, "spark+glow"),
            ), (500, 862), zoom=1.08, move=(-26, 4)),
            Glow((232, 212), 260, "glow", 0.2, plane="near"),
        ),
    ),
)  # fmt: skip
