"""Places where somebody is at home, and those who come by."""

import math

from games.decks.recipe import (
    Air,
    Blob,
    Card,
    Figure,
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
    box,
    disc,
)


def _eyes(at: Point, r: float, dx: float, dy: float, tone: str = "glow") -> tuple[Thing, ...]:
    """A pair of eyes in the dark that look somewhere."""
    x, y = at
    whites = "".join(disc(x + side * r * 1.25, y, r) for side in (-1, 1))
    pupils = "".join(
        disc(x + side * r * 1.25 + dx * r * 0.45, y + dy * r * 0.45, r * 0.45) for side in (-1, 1)
    )
    return (Shape(whites, tone, flat=True), Shape(pupils, "ink", flat=True))


def oval(x: float, y: float, wide: float, high: float) -> str:
    """The SVG path of an ellipse, from its middle and half of its width and height."""
    arc = f"a{wide:g},{high:g} 0 1 1"
    return f"M{x - wide:g},{y:g}{arc} {2 * wide:g},0{arc} {-2 * wide:g},0Z"


CARDS = (
    Card(
        "gramophone-birds",
        "Side B",
        "The second side of the record is swallows; she opens the window, and it is winter "
        "outside.",
        World("wall", "sand", Light("left", 0.5), {"tone": "soft"}),
        (
            Shape("M-30,856L640,830V940H-30Z", "deep", depth=40),
            Shape(box(44, 46, 244, 330), "deep", depth=20),
            Within(
                box(62, 64, 208, 294),
                (Put("bare-tree", (110, 640), 300, "deep"),),
                World("snow", "frost", "left", {"hour": "dusk"}),
                move=(10, -40),
                zoom=0.56,
            ),
            Shape("M44,46L-10,20V410L44,376Z", "pale", depth=10),
            Shape("M288,46L370,10V420L288,376Z", "pale", depth=14),
            Shape("M302,74L356,50V376L302,346Z", "soft", flat=True, fade=0.7),
            Line("302,210 356,212", 8, "pale"),
            Shape(box(30, 374, 272, 20), "deep", depth=10),
            Shape("M236,800H590V862H236Z", "mid", depth=40),
            Shape("M218,850H610V882H218Z", "ink", depth=10),
            Shape("M220,786H606V810H220Z", "ink", depth=10),
            Shape(oval(420, 790, 150, 24), "ink", depth=8),
            Shape(oval(420, 788, 54, 9), "spark", flat=True),
            Taper("506,650 544,690 536,766 456,784", (34, 22, 16, 9), "spark+ink"),
            Turned((
                Shape("".join(disc(350 + 96 * math.cos(a), 560 + 176 * math.sin(a), 34)
                              for a in (math.tau * at / 14 for at in range(14))), "spark+ink"),
                Shape("M356,378C450,470 520,560 566,590L540,664C480,660 400,700 356,744Z", "spark",
                      depth=90),
                Shape(oval(350, 560, 100, 184), "spark", depth=60),
                *(Line(((368 + 32 * math.cos(a), 560 + 60 * math.sin(a)),
                        (350 + 92 * math.cos(a), 560 + 170 * math.sin(a))), 5, "glow", fade=0.7)
                  for a in (math.tau * at / 12 + 0.26 for at in range(12))),
                Shape(oval(366, 560, 46, 86), "glow", depth=40),
                Shape(oval(372, 560, 32, 62), "ink", flat=True),
            ), about=(350, 560), turn=12, zoom=0.94, move=(0, 8)),
            Figure(
                "old-woman", "look-up", (116, 870), 400, "glow/spark", "delight", look="right-up",
                hair="bun/soft", extras=("apron",), hand=(186, 530),
                other_hand=(164, 566), hands="open", shadow=0,
            ),
            Put("swallow", (288, 604), 84, "ink/spark", turn=12, shadow=0),
            Put("swallow", (198, 470), 62, "ink/spark", turn=4, shadow=0),
            Put("swallow", (196, 300), 80, "ink/spark", turn=14, shadow=0),
            Put("swallow", (116, 186), 54, "ink/spark", turn=-6, shadow=0),
        ),
    ),
    Card(
        "round-trip",
        "Round Trip",
        "A hare on clock wheels rides around a small planet; the girl who waves goodbye is "
        "old when it arrives.",
        World("night", "night", Light("right", 0, rim="spark"), {"hills": False}),
        (
            Glow((300, 637), 340, "soft", fade=0.8),
            *(Put("fir", (300 + (177 + size / 2) * x, 628 + (177 + size / 2) * y + size / 2), size,
                  "deep/mid", turn=turn, shadow=0)
              for x, y, size, turn in ((-0.966, 0.259, 70, 255), (-0.875, 0.485, 54, 241),
                                       (0.94, 0.342, 60, 110))),
            Put("house", (318, 870), 66, "mid/glow", turn=174, shadow=0),
            Shape(disc(300, 628, 180), "soft+mid", depth=90),
            *(Blob(((x - r, y), (x, y - r * 0.6), (x + r, y), (x, y + r * 0.6)), "deep+mid",
                   depth=r * 0.5)
              for x, y, r in ((320, 560, 30), (214, 668, 26), (344, 700, 46))),
            Turned((
                Blob("314,166 270,142 226,150 176,118 104,128 128,150 100,172 176,160 226,186"
                     " 270,176 312,190", "spark", corners=(4, 5, 6), depth=12),
                Taper("256,284 336,306 292,366", (32, 26, 12), "soft"),
                Taper("318,196 356,230 394,242", (18, 14, 12), "soft"),
                *(Line(points, 9, "glow") for points in (
                    "190,400 254,300", "254,300 290,404", "190,400 290,404", "254,316 376,306",
                    "290,404 376,306", "366,262 404,400", "366,262 408,250")),
                Spread("clock-face", ((190, 400, 140, 0), (404, 400, 140, 0)), "glow", flat=False),
                Line("290,404 300,430", 7, "ink"),
                Line("290,404 280,372", 7, "ink"),
                Shape(disc(290, 404, 13), "spark"),
                Blob("222,290 250,284 292,290 270,304 234,304", "ink", depth=6),
                Shape(disc(206, 270, 20), "glow", depth=12),
                Blob("208,250 222,206 256,168 300,150 340,164 346,198 322,240 300,286 254,302"
                     " 218,286",
                     "pale", depth=60),
                Taper("362,104 356,54 372,6", (11, 16, 5), "soft"),
                Taper("346,108 318,58 274,22", (11, 18, 5), "pale"),
                Taper("340,96 318,62 290,36", (4, 8, 2), "spark", flat=True),
                Blob("324,140 334,106 366,88 402,96 432,122 436,142 414,160 378,168 342,164",
                     "pale",
                     depth=30),
                Shape(disc(386, 118, 11), "glow", flat=True),
                Shape(disc(389, 119, 7), "ink", flat=True),
                Blob("424,118 440,122 440,134 428,134", "ink", flat=True),
                Line("430,136 420,148 404,148", 4, "ink"),
                Taper("312,158 336,178 362,180", (15, 15, 11), "spark"),
                Taper("254,272 338,312 302,404", (42, 31, 15), "pale"),
                Taper("288,412 314,420 336,420", (14, 13, 9), "pale"),
                Taper("314,206 346,250 392,254", (22, 17, 14), "pale"),
            ), about=(297, 404), zoom=0.9, move=(3, 10)),
            Figure("girl", "wave-front", (157, 519), 138, "spark/glow", "joy", look="right-up",
                   hair="plaits", turn=-52, shadow=0),
            Figure("old-woman", "raise-both", (434, 508), 132, "spark/glow", "joy",
                   look="left-up", turn=48, shadow=0),
        ),
    ),
    Card(
        "shell-bell",
        "Someone at Home",
        "In a shell hangs a bell; the visitor hasn't seen who holds the other end of its rope.",
        World("backdrop", "rose", Light("left", 0.4),
              {"tone": "glow", "to": "pale", "spot": False}),
        (
            *(thing for x, y, r, way, tone in (
                (356, 423, 400, 3.5, "pale"), (429, 450, 318, 3.5, "soft+pale"),
                (457, 402, 258, 2.1, "soft"), (415, 378, 206, 0.5, "mid+soft"),
                (395, 413, 162, -1.0, "mid"), (424, 430, 124, -2.6, "ink"),
              ) for thing in (Shape(disc(x, y, r), tone, depth=50),
                              Line(tuple((round(x + r * math.cos(way + a / 8)),
                                          round(y + r * math.sin(way + a / 8)))
                                         for a in range(-11, 12)), 6, "glow", fade=0.7))),
            *(Line(((430 + 200 * math.cos(a), 430 + 200 * math.sin(a)),
                    (420 + 330 * math.cos(a - 0.12), 430 + 330 * math.sin(a - 0.12)),
                    (400 + 640 * math.cos(a - 0.3), 430 + 640 * math.sin(a - 0.3))), 3, "mid",
                   fade=0.5) for a in (
                       0.4, 0.9, 1.4, 1.9, 2.3, 2.7, 3.1, 3.5, 3.9, 4.3, 4.7, 5.2, 5.8)),
            Blob("-60,800 120,780 320,820 480,790 660,760 660,960 -60,960", "pale", depth=60),
            Glow((424, 430), 116, "mid", 0.9),
            Put("crab", (432, 520), 128, "spark/glow", shadow=0),
            Blob("312,486 352,528 424,540 500,524 540,484 530,560 424,592 326,556", "mid",
                 depth=24),
            Line("150,-20 150,60", 9, "ink"),
            Put("bell", (150, 236), 190, "ink/glow", shadow=0),
            Line("152,690 176,770 270,790 340,730 350,600 344,500 336,440", 7, "spark"),
            Shape(disc(336, 436, 10), "spark", depth=5),
            Figure(
                "boy", "reach", (74, 876), 420, "deep/glow", "worry", look="right-up", hat="cap",
                hand=(152, 552), other_hand=(152, 610), hands="grip",
                through=(Line("152,232 150,400 152,560 152,692", 7, "spark"),),
            ),
        ),
    ),
    Card(
        "cave-eyes",
        "Hospitality",
        "A child with a candle has come into a cave full of eyes; somebody there is holding "
        "out a cup of tea.",
        World(
            "backdrop",
            "dawn",
            Light("left", 0, rim="spark"),
            {"tone": "ink", "to": "ink", "spot": False},
        ),
        (
            Within(
                "M-30,120C60,60 190,90 220,220C240,340 206,520 214,830H-30Z",
                (
                    Shape(box(-30, 60, 280, 660), "deep", to="soft", span=(60, 640)),
                    Put("fir", (40, 560), 130, "deep"),
                    Put("fir", (130, 600), 170, "deep"),
                    Shape("M-30,560C60,530 120,600 240,560V840H-30Z", "glow", to="soft",
                          span=(600, 830), depth=50),
                    Air("snow"),
                ),
                edge="deep",
            ),
            Glow((306, 480), 340, fade=0.85),
            Shape("M-30,800C160,760 400,780 630,740V930H-30Z", "deep", depth=60),
            *_eyes((420, 130), 26, -0.8, 0.8),
            *_eyes((520, 260), 18, -1, 0.5, "spark"),
            *_eyes((300, 70), 12, -0.5, 1),
            *_eyes((440, 400), 14, -1, 0.3),
            Blob("410,830 384,680 420,540 490,484 570,492 660,560 660,900", "ink+deep", depth=60),
            *_eyes((486, 560), 32, -1, 0.3),
            *_eyes((520, 90), 10, -1, 0.6, "spark"),
            Figure(
                "child",
                "lean-back",
                (200, 850),
                510,
                "spark/glow",
                "dread",
                look="right",
                holds=Held("candle", size=110),
                hand=(322, 566),
            ),
            Hand("flat", (520, 752), (700, 840), 190, "mid/soft", "dark", bend=8),
            Put("cup", (424, 728), 108, "glow/spark"),
            Glow((306, 480), 240, "glow", 0.28, plane="near"),
        ),
    ),
)  # fmt: skip
