"""Places where somebody is at home, and those who come by."""

import math

from games.decks.recipe import (
    Air,
    Blob,
    Card,
    Figure,
    Glow,
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


def _winding(way: float) -> Point:
    """A point of the winding edge of a shell, so many radians from its mouth (inwards below 0)."""
    r = 340 * math.exp(0.127 * way)
    return round(440 + r * math.cos(way + 1.57)), round(400 + r * math.sin(way + 1.57))


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
            Shape("M216,826H620V872H216Z", "mid", depth=40),
            Shape("M200,866H620V890H200Z", "ink", depth=10),
            Shape("M216,828L266,744H640V828Z", "pale", depth=20),
            Shape(oval(400, 788, 146, 36), "ink", flat=True),
            Shape(oval(400, 785, 104, 24), "deep", flat=True),
            Shape(oval(400, 785, 98, 22), "ink", flat=True),
            Shape(oval(400, 784, 58, 14), "spark", flat=True),
            Shape(oval(400, 784, 8, 3), "glow", flat=True),
            Taper("506,650 556,690 562,742 484,784", (34, 22, 15, 7), "spark+ink"),
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
                "old-woman", "walk", (94, 872), 400, "glow/spark", "delight", look="right-up",
                wears="dress", hair="bun/soft", extras=("apron",), hand=(182, 640),
                other_hand=(196, 526), hands="open", shadow=0,
            ),
            Put("swallow", (300, 606), 84, "ink/spark", turn=12, shadow=0),
            Put("swallow", (176, 432), 56, "ink/spark", turn=4, shadow=0),
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
                Taper("256,284 340,292 296,334", (32, 26, 12), "soft"),
                Taper("318,196 356,230 394,242", (18, 14, 12), "soft"),
                *(Line(points, 9, "glow") for points in (
                    "190,400 254,300", "254,300 286,368", "190,400 286,368", "254,316 376,306",
                    "286,368 376,306", "366,262 404,400", "366,262 408,250")),
                Spread("clock-face", ((190, 400, 140, 0), (404, 400, 140, 0)), "glow", flat=False),
                Line("286,368 304,392", 7, "ink"),
                Line("286,368 272,344", 7, "ink"),
                Shape(disc(286, 368, 13), "spark"),
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
                Taper("254,272 344,290 304,372", (42, 30, 14), "pale"),
                Taper("290,376 316,383 338,382", (13, 12, 8), "pale"),
                Taper("314,206 346,250 392,254", (22, 17, 14), "pale"),
            ), about=(297, 404), zoom=0.9, move=(3, 10)),
            Figure("girl", "wave-front", (160, 522), 138, "spark/glow", "joy", look="right-up",
                   hair="plaits", turn=-52, shadow=0),
            Figure("old-woman", "raise-both", (431, 511), 132, "spark/glow", "joy",
                   look="left-up", turn=48, shadow=0),
        ),
    ),
    Card(
        "shell-bell",
        "Someone at Home",
        "By a shell hangs a bell; the visitor hasn't seen who holds the other end of its rope.",
        World("backdrop", "rose", Light("left", 0.4),
              {"tone": "glow", "to": "pale", "spot": False}),
        (
            Blob("-60,740 120,716 320,740 480,716 660,706 660,960 -60,960", "soft", depth=60),
            Blob("300,742 440,716 660,720 660,790 420,790", "mid", flat=True, fade=0.4),
            Blob(tuple(_winding(-at / 4) for at in range(26)), "soft", corners=(0, 25),
                 depth=160),
            Line(tuple(_winding(-at / 3) for at in range(62)), 9, "mid"),
            *(Line((_winding(-a * 0.45), _winding(-a * 0.45 - 6.1)), 3, "mid", fade=0.5)
              for a in range(2, 28)),
            Blob("470,551 380,530 290,570 246,668 290,748 400,764 476,738", "soft", depth=60),
            Line("446,553 380,530 290,570 246,668 290,748 380,764 446,740", 9, "mid"),
            Blob("440,574 372,556 304,598 276,676 320,734 420,736 454,650", "ink", depth=40),
            Glow((370, 650), 100, "mid", 0.9),
            Put("crab", (376, 712), 104, "spark/glow", shadow=0),
            Line("150,-20 150,60", 9, "ink"),
            Put("bell", (142, 238), 190, "ink/glow", turn=14, shadow=0),
            Line("216,640 190,740 224,806 290,796 312,720 300,640", 7, "spark"),
            Figure(
                "boy", "pull", (180, 860), 390, "deep/spark", "worry", look="right-up", hat="cap",
                hand=(216, 640), other_hand=(207, 590), hands="grip",
                through=(Line("140,226 170,400 207,590 216,640 214,690", 7, "spark"),),
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
            Light("right", 0, rim="soft"),
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
            Blob("410,860 392,690 416,540 480,456 560,452 660,520 660,940 440,940", "mid+deep",
                 depth=70),
            *(Line(((x, y), (x + 6, y + 16), (x - 2, y + 30)), 5, "deep", fade=0.8)
              for x, y in ((470, 606), (524, 628), (576, 600), (452, 662), (508, 690), (566, 668),
                           (470, 480), (540, 474))),
            *_eyes((490, 548), 32, -1, 0.3),
            *_eyes((520, 90), 10, -1, 0.6, "spark"),
            Figure(
                "child",
                "throw",
                (170, 850),
                480,
                "spark/glow",
                "dread",
                look="right",
                holds=Held("candle", size=110),
                hand=(322, 566),
                other_hand=(64, 560),
                hands="open",
            ),
            *(Taper(points, (17, 16, 10), "mid") for points in (
                "440,810 372,790 330,764", "440,830 376,818 334,800")),
            Taper("620,640 590,770 510,832 420,812", (50, 58, 46, 32), "mid"),
            *(Line(((x, y), (x - 6, y + 16), (x - 18, y + 24)), 5, "deep", fade=0.8)
              for x, y in ((590, 744), (616, 790), (556, 800), (520, 834))),
            Put("cup", (396, 796), 112, "glow/spark", shadow=0),
            Taper("470,826 414,808 372,790", (18, 17, 11), "mid"),
            Glow((306, 480), 240, "glow", 0.28, plane="near"),
        ),
    ),
)  # fmt: skip
