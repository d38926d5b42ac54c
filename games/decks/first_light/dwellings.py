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


def _cord(points: str) -> tuple[Line, ...]:
    """A twisted rope."""
    return Line(points, 14, "deep"), Line(points, 9, "glow"), Line(points, 9, "mid", "4 9")


def _whorl(start: float, stop: float = 6.5) -> tuple[Point, ...]:
    """The outline of what is left of a shell from so many radians inwards."""
    return tuple(_winding(start - stop * at / 26) for at in range(27))


def _crater(x: float, y: float, r: float) -> tuple[Thing, ...]:
    """A hole in a moon that is lit from the right: a dark bowl with a bright rim."""
    return (
        Shape(oval(x, y, r, r * 0.62), "soft", flat=True),
        Shape(oval(x + r * 0.06, y - r * 0.05, r * 0.9, r * 0.54), "deep", flat=True),
        Shape(oval(x - r * 0.16, y + r * 0.08, r * 0.66, r * 0.36), "mid", flat=True),
    )


CARDS = (
    Card(
        "gramophone-birds",
        "Side B",
        "The second side of the record is swallows; she opens the window, and it is winter "
        "outside.",
        World("backdrop", "sand", Light("left", 0.5),
              {"tone": "mid+soft", "to": "soft", "spot": False}),
        (
            Shape("M-30,812H640V940H-30Z", "deep", depth=40),
            Shape("M-30,796H640V816H-30Z", "pale+soft", flat=True),
            Line("-20,850 640,850", 3, "mid", fade=0.5),
            Shape(box(44, 56, 270, 308), "deep", depth=20),
            Within(
                box(64, 76, 230, 268),
                (Shape("M20,266Q120,236 180,272T320,256V430H20Z", "soft", flat=True),
                 Put("bare-tree", (252, 326), 136, "deep"),
                 Shape("M20,308Q140,278 320,318V430H20Z", "glow", depth=20),
                 *(Shape(disc(x, y, 5), "glow", flat=True) for x, y in (
                     (92, 110), (150, 140), (270, 118), (86, 210), (216, 236), (96, 288)))),
                World("backdrop", "frost", "left", {"tone": "mid", "to": "pale", "spot": False}),
            ),
            Shape(box(28, 362, 302, 22), "deep", depth=10),
            Shape("M314,56L420,28V392L314,364Z", "deep", depth=14),
            Shape("M330,72L404,52V210L330,210ZM330,226L404,226V370L330,348Z", "pale", flat=True),
            Shape("M356,65L384,57V210H330ZM384,226H404V370L340,351Z", "glow", flat=True, fade=0.7),
            Shape(disc(411, 220, 8), "glow", depth=4),
            Shape("M186,846H640V940H186Z", "mid", depth=40),
            Shape("M172,838H640V862H172Z", "pale", depth=12),
            Shape("M222,786H560L572,838H210Z", "deep", depth=30),
            Shape("M222,786Q236,740 282,736H512Q554,742 560,786Z", "pale+soft", depth=20),
            Shape(oval(390, 760, 128, 24), "ink", flat=True),
            Shape(oval(390, 758, 92, 16), "deep", flat=True),
            Shape(oval(390, 758, 86, 14), "ink", flat=True),
            Shape(oval(390, 757, 46, 9), "spark", flat=True),
            Taper("474,648 524,670 542,708 534,758", (27, 20, 15, 15), "spark+ink"),
            Turned((
                Shape("".join(disc(350 + 96 * math.cos(a), 560 + 176 * math.sin(a), 34)
                              for a in (math.tau * at / 14 for at in range(14))), "spark+ink"),
                Shape("M356,378C420,470 470,560 522,582L500,646C450,650 400,690 356,744Z", "spark",
                      depth=90),
                Shape(oval(350, 560, 100, 184), "spark", depth=60),
                *(Line(((368 + 36 * math.cos(a), 560 + 70 * math.sin(a)),
                        (350 + 92 * math.cos(a), 560 + 170 * math.sin(a))), 5, "glow", fade=0.6)
                  for a in (math.tau * at / 10 + 0.26 for at in range(10))),
                Shape(oval(366, 560, 54, 98), "glow", depth=20),
                Shape(oval(373, 560, 43, 84), "ink", flat=True),
            ), about=(350, 560), turn=12, zoom=0.94, move=(0, 12)),
            Line("540,740 496,726 452,752", 9, "glow"),
            Shape(disc(448, 754, 12), "deep", depth=6),
            Figure(
                "old-woman", "reach", (104, 872), 380, "glow/spark", "delight", look="right-up",
                wears="dress", hair="bun/soft", extras=("apron",), hand=(196, 634),
                other_hand=(206, 540), hands="open", shadow=0.35,
            ),
            Put("swallow", (284, 612), 94, "ink/spark", turn=12, shadow=0),
            Put("swallow", (218, 454), 74, "ink/spark", turn=26, shadow=0),
            Put("swallow", (146, 282), 70, "ink/spark", turn=20, shadow=0),
            Put("swallow", (190, 180), 54, "ink/spark", turn=8, shadow=0),
        ),
    ),
    Card(
        "round-trip",
        "Round Trip",
        "A hare on clock wheels rides around a small planet; the girl who waves goodbye is "
        "old when it arrives.",
        World("night", "night", Light("right", 0, rim="spark"), {"hills": False}),
        (
            Blob("-60,300 120,150 330,60 640,-60 640,40 400,150 180,270 -60,460", "mid",
                 flat=True, fade=0.4),
            Glow((300, 637), 340, "soft", fade=0.8),
            Glow((316, 840), 110, "spark", 0.6),
            Put("house", (316, 869), 74, "spark/glow", turn=176, shadow=0),
            Shape(disc(300, 628, 180), "soft+mid", depth=90),
            Line(tuple((300 + 152 * math.cos(a), 628 + 152 * math.sin(a)) for a in
                       (-2.9 + at * 0.28 for at in range(10))), 6, "pale", dash="18 16", fade=0.5),
            *(thing for x, y, r in ((304, 566, 34), (206, 650, 27), (352, 706, 50))
                for thing in _crater(x, y, r)),
            Blob("136,548 160,508 206,474 250,459 296,452 318,456 280,474 226,490 176,522", "deep",
                 flat=True, fade=0.5),
            *(Line(points, 5, "pale", fade=0.5) for points in (
                "52,330 120,316", "84,262 160,250", "40,196 128,188")),
            *(Line(points, 5, "glow", fade=0.7) for points in (
                "408,404 432,392 446,372", "418,430 452,414 472,386")),
            Glow((490, 306), 120, "glow", 0.5),
            Spread("clock-face", ((490, 306, 132, 130),), "glow", flat=False),
            Shape(disc(490, 306, 8), "spark", flat=True),
            Turned((
                Blob("350,188 306,164 262,172 212,140 132,128 160,164 120,196 206,184 262,208"
                     " 306,198 348,212", "spark", corners=(4, 5, 6), depth=12),
                Taper("262,270 372,268 340,318 284,350", (32, 24, 14, 10), "soft"),
                Taper("352,214 388,244 424,250", (17, 14, 12), "soft"),
                Spread("clock-face", ((190, 400, 144, 0),), "glow", flat=False),
                *(Line(points, 11, "spark") for points in (
                    "190,400 250,306", "250,306 292,378", "190,400 292,378", "254,318 384,300",
                    "292,378 388,312", "376,262 424,400")),
                Line("382,290 392,248 440,236 464,250 460,274", 10, "spark"),
                Line("292,378 314,404", 8, "spark"),
                Line("292,378 270,354", 8, "spark"),
                Shape(disc(292, 378, 17), "spark", depth=10),
                Shape(disc(190, 400, 8), "spark", flat=True),
                Blob("212,296 242,288 288,296 266,311 226,311", "ink", depth=6),
                Shape(disc(200, 254, 19), "pale", depth=12),
                Blob("200,258 212,220 256,180 316,160 368,172 380,204 346,244 304,284 250,306"
                     " 212,292", "pale", depth=60),
                Taper("402,136 366,84 322,62", (11, 16, 5), "soft"),
                Taper("392,142 340,108 278,92", (11, 18, 5), "pale"),
                Taper("384,130 338,108 296,98", (4, 8, 2), "spark", flat=True),
                Blob("366,174 378,138 410,122 446,132 476,158 480,178 458,196 420,202 384,196",
                     "pale", depth=30),
                Shape(disc(430, 154, 15), "glow", flat=True),
                Shape(disc(436, 157, 8), "ink", flat=True),
                Line("410,136 424,126 438,120", 4, "ink"),
                Blob("468,154 484,158 484,170 472,170", "ink", flat=True),
                Shape("M466,182Q468,206 444,204Q432,200 446,188Z", "spark+ink", flat=True),
                Taper("352,188 372,204 398,206", (14, 15, 11), "spark"),
                Taper("252,278 362,292 308,386", (42, 30, 13), "pale"),
                Line("236,316 290,322 330,318", 4, "soft"),
                Line("330,318 312,350 298,376", 4, "soft"),
                Taper("292,398 316,406 344,402", (12, 12, 8), "pale"),
                Taper("346,212 380,258 428,250", (21, 17, 14), "pale"),
            ), about=(190, 400), turn=-12, zoom=0.88, move=(14, 18)),
            Figure("girl", "wave-front", (156, 528), 134, "spark/glow", "joy", look="right-up",
                   hair="plaits", turn=-56, shadow=0),
            Figure("old-woman", "raise-both", (434, 524), 140, "spark/glow", "awe",
                   look="up", turn=41, shadow=0),
        ),
    ),
    Card(
        "shell-bell",
        "Someone at Home",
        "By a shell hangs a bell; the visitor hasn't seen who holds the other end of its rope.",
        World("backdrop", "rose", Light("left", 0.6),
              {"tone": "soft+mid", "to": "pale", "spot": False}),
        (
            Glow((60, 610), 300, "glow", 0.8),
            Blob("-40,250 60,226 150,244 90,270 -40,280", "pale", flat=True, fade=0.5),
            Blob("240,150 330,130 450,146 360,166", "pale", flat=True, fade=0.5),
            Shape("M-30,616H640V760H-30Z", "mid+soft", to="soft", span=(616, 740)),
            *(Line(((x, y), (x + w, y - 3), (x + 2 * w, y + 1)), 4, "glow", fade=0.7)
              for x, y, w in ((36, 634, 30), (150, 650, 20), (250, 632, 18), (56, 676, 40),
                              (210, 690, 26), (20, 655, 16))),
            Blob("-60,742 60,722 200,738 330,716 660,706 660,790 -60,800", "glow", flat=True,
                 fade=0.7),
            Blob("-60,756 120,738 320,754 480,726 660,720 660,960 -60,960", "pale+soft",
                 depth=60),
            *(Line(((x, y), (x + 40, y - 7), (x + 84, y + 2)), 3, "mid", fade=0.4)
              for x, y in ((40, 800), (470, 846), (250, 890), (60, 880), (420, 884))),
            Blob("262,752 420,780 640,726 640,850 470,836 300,800", "mid", flat=True, fade=0.5),
            Taper("380,316 210,204 60,172", (17, 14, 10), "deep"),
            Taper("330,384 220,290 176,196", (10, 9, 8), "deep"),
            Blob(tuple(_winding(-at / 4) for at in range(26)), "pale", corners=(0, 25), depth=160),
            *(Line((_winding(-a * 0.4), _winding(-a * 0.4 - 5.9)), 6, "soft", fade=0.8)
              for a in range(3, 16)),
            Blob(_whorl(-5.6), "pale", depth=100),
            *(Line((_winding(-5.8 - a * 0.5), _winding(-11.4 - a * 0.5)), 5, "soft", fade=0.8)
              for a in range(12)),
            Blob(_whorl(-11.4), "soft", depth=60),
            Blob(_whorl(-17), "mid", depth=20),
            *(Line(tuple(_winding(w - a * 0.12) for a in range(9)), wide, "glow", fade=0.8)
              for w, wide in ((-3.75, 14), (-9.7, 9), (-15.9, 5))),
            Blob("640,520 520,536 440,540 360,546 286,580 250,664 290,756 400,786 500,782 640,754",
                 "pale", depth=110),
            *(Line(points, 5, "soft", fade=0.8) for points in (
                "452,542 504,600 518,680 496,780", "504,538 562,600 576,680 552,774")),
            Blob("476,560 400,530 300,560 246,660 292,762 400,784 480,750 504,660", "glow",
                 depth=40),
            Blob("462,580 386,558 314,596 276,670 318,742 408,756 464,720 480,650", "ink",
                 depth=40),
            Glow((396, 616), 130, "glow", 0.9),
            Line("396,562 396,580", 4, "pale"),
            Shape("M376,600L388,578H404L416,600Z", "glow", depth=6),
            Shape(disc(396, 603, 8), "glow", flat=True),
            Line("112,180 112,208", 8, "glow"),
            Turned((
                Shape(disc(112, 334, 17), "deep", depth=8),
                Shape("M46,322Q66,300 68,262Q72,210 112,208Q152,210 156,262Q158,300 178,322Z",
                      "spark", depth=60),
                Line("48,318 112,326 176,318", 9, "glow"),
                Line("68,272 112,280 156,272", 5, "glow", fade=0.8),
                Line("88,230 82,262 80,296", 8, "glow", fade=0.5),
            ), about=(112, 190), turn=-15),
            *(Line(points, 5, "glow") for points in (
                "60,356 66,372 80,380", "44,366 52,388 70,400")),
            Put("crab", (378, 752), 126, "spark/glow", shadow=0),
            *_cord("150,334 206,596"),
            *_cord("246,614 258,668 286,684 314,650"),
            *(Line(points, 4, "glow") for points in (
                "314,650 316,672 310,694", "314,650 322,670 324,692", "314,650 330,664 338,682")),
            Shape(disc(314, 650, 11), "spark", depth=8),
            Line("300,756 352,768 424,762", 6, "glow", fade=0.6),
            Blob("270,884 286,856 318,846 350,862 366,884", "soft", depth=16),
            Figure(
                "boy", "pull", (176, 866), 390, "deep/spark", "strain", look="up", hat="cap",
                hand=(246, 614), other_hand=(208, 597), hands="grip",
                through=(*_cord("150,334 206,596 246,614"), *_cord("246,614 258,668")),
            ),
            Shape("M500,842l12,-22l12,22ZM118,896l9,-15l10,15Z", "mid", flat=True),
            Blob("536,862 556,850 574,862 558,874", "spark", depth=8),
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
            Light("left", 0.7, at=(308, 500), reach=440, tone="glow"),
            {"tone": "ink", "to": "ink", "spot": False},
        ),
        (
            Within(
                "M-30,120C60,60 190,90 220,220C240,340 206,520 214,830H-30Z",
                (
                    Shape(box(-30, 60, 280, 660), "deep", to="soft", span=(60, 640)),
                    Put("fir", (60, 646), 110, "mid", flat=True),
                    Shape("M-30,640C60,610 120,670 240,646V840H-30Z", "pale", to="soft",
                          span=(640, 830), depth=50),
                    *(Line(((x, y), (x + 10, y + 6)), 8, "soft") for x, y in (
                        (40, 690), (22, 726), (54, 756))),
                    Air("snow"),
                ),
                edge="deep",
            ),
            Blob("250,930 232,500 252,210 330,120 420,200 440,420 400,930", "deep+ink", depth=60),
            Blob("380,500 372,250 420,60 500,30 600,120 660,400 660,600", "deep+ink", depth=60),
            Blob("440,400 448,260 500,190 580,190 640,280 640,500", "deep", depth=50),
            Taper("286,150 270,100 278,66", (10, 7, 2), "mid"),
            Taper("366,150 384,104 380,70", (10, 7, 2), "mid"),
            Glow((308, 502), 360, "soft", 0.7),
            Glow((308, 502), 160, "pale", 0.8),
            Shape("M-30,800C160,760 400,780 630,740V930H-30Z", "deep", depth=60),
            Glow((300, 850), 240, "soft", 0.5),
            *_eyes((470, 120), 26, -0.7, 0.8),
            *_eyes((524, 268), 18, -1, 0.5, "spark"),
            *_eyes((326, 200), 15, -0.2, 1),
            *_eyes((408, 52), 10, -0.5, 1, "spark"),
            Blob("392,930 384,690 410,540 472,450 552,446 660,520 660,940", "mid", depth=90),
            *(Taper(points, (15, 8, 1), "mid") for points in (
                "432,500 398,478 388,452", "470,462 452,426 458,400", "520,450 522,412 540,392")),
            *(Line(((x, y), (x + 6, y + 16), (x - 2, y + 30)), 5, "deep", fade=0.7)
              for x, y in ((470, 660), (528, 668), (576, 640), (440, 700), (508, 720), (566, 708),
                           (430, 600), (474, 486), (540, 480), (580, 560))),
            *_eyes((484, 556), 33, -1, -0.1),
            Line("426,512 444,498 466,490", 7, "ink"),
            Line("506,490 528,498 548,512", 7, "ink"),
            Line("440,622 462,638 492,636 512,618", 7, "ink"),
            Shape("M456,632l6,17l9,-14Z", "glow", flat=True),
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
                other_hand=(246, 640),
                hands="open",
            ),
            Taper("640,690 590,800 510,852 440,846", (54, 56, 44, 34), "mid+soft"),
            Blob("340,820 400,824 470,806 486,840 450,876 380,876 344,850", "mid+soft", depth=30),
            *(Line(((x, y), (x - 6, y + 14), (x - 18, y + 20)), 5, "deep", fade=0.7)
              for x, y in ((590, 774), (612, 820), (556, 826), (520, 858), (480, 840))),
            Put("cup", (392, 804), 116, "glow/spark", shadow=0),
            *(Taper(points, (17, 17, 12), "mid+soft") for points in (
                "436,856 374,856 336,818", "440,872 390,876 352,840")),
            *(Taper(points, (15, 15, 11), "mid+soft") for points in (
                "450,836 424,816 414,800", "470,828 450,806 444,786")),
            Shape("M330,826L324,800L342,812ZM346,848L338,824L358,834ZM406,806l2,-22l12,16ZM436,792"
                  "l4,-22l12,18Z", "glow", flat=True),
            *(Line(points, 6, "glow", fade=0.5) for points in (
                "378,676 366,656 382,636 372,612", "410,682 422,660 406,642 414,620")),
            Glow((308, 502), 200, "glow", 0.3, plane="near"),
        ),
    ),
)  # fmt: skip
