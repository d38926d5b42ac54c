"""Cards of the woods: trees, gardens, fields."""

import math

from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Moon,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Within,
    World,
    disc,
    spots,
)

FOX = (
    "M296,80L338,172L398,90C424,140 436,176 444,206L536,268C506,300 452,312 414,318"
    "C404,380 424,430 434,500C444,600 440,700 446,800C462,806 500,814 502,832"
    "C502,848 480,850 388,848C394,780 388,730 374,700C366,730 362,780 362,804"
    "C374,812 392,822 392,836C392,848 380,850 290,850C250,852 232,850 220,846"
    "C200,866 110,880 50,850C-10,820 -30,740 0,680"
    "C50,720 110,756 166,752C128,670 132,560 182,470C222,400 270,350 280,290"
    "C260,230 262,150 296,80Z"
)


STARS = ((320, 150, 12), (390, 130, 9), (360, 200, 8), (330, 250, 14), (300, 320, 9),
         (370, 300, 10), (260, 380, 12), (340, 400, 8), (220, 470, 9), (400, 440, 12),
         (300, 500, 8), (380, 530, 9))  # fmt: skip
"""The stars in the fox: x, y and size."""
ROWS = ((100, 190, 84, -8), (460, 180, 84, -4), (70, 370, 130, 6), (520, 372, 130, 8))  # fmt: skip
"""The hands that grow far away: x, y, size and turn."""


def tuft(x: float, y: float, size: float) -> tuple[Put, ...]:
    """The leaves at the foot of a hand that grows in the field."""
    return tuple(
        Put("leaf", (x + side * size * 0.1, y), size * 0.86, "spark/deep", turn=side * turn,
            shadow=0)
        for side, turn in ((-1, 58), (1, 50))
    )  # fmt: skip


def planted(kind: str, x: float, y: float, size: float, bend: float) -> tuple[Thing, ...]:
    """A large hand that grows out of its leaves."""
    root = Hand(kind, (x, y), (x, y + size * 0.6), size, "soft+mid/mid", bend=bend)
    return (root, *tuft(x, y + size * 0.4, size * 0.8))


def antlers(tone: str) -> tuple[Taper, ...]:
    """The antlers of a stag that faces us, with a tip for each of six candles."""
    halves = (
        ("40,436 92,360 172,312 240,226", (17, 14, 10, 6)),
        ("124,332 150,240 172,112", (11, 9, 5)),
        ("84,372 74,280 84,190", (10, 8, 5)),
        ("196,292 226,300 250,288", (7, 6, 2)),
    )
    return tuple(
        Taper(tuple((300 + side * x, y) for x, y in spots(points)), wide, tone)
        for side in (-1, 1)
        for points, wide in halves
    )


def crown(layer: int) -> tuple[tuple[float, float, float, float], ...]:
    """Letters close together in a round crown: x, y, size and turn of every third one."""
    return tuple(
        (
            round(310 + 34 * math.sqrt(at) * math.cos(at * 2.4)),
            round(286 + 31 * math.sqrt(at) * math.sin(at * 2.4)),
            44 + at * 7 % 16,
            at * 37 % 64 - 32,
        )
        for at in range(layer, 50, 3)
    )


def key_flower(x: float, foot: float, y: float, size: float, lean: float) -> tuple[Thing, ...]:
    """A key on a stalk with two leaves: its bow is the flower, and its end is at `y`."""
    mid = (foot + y) / 2
    return (
        Taper(((x, foot + 20), (x + lean * 0.4, mid), (x + lean, y - 14)), (6, 5, 4), "soft"),
        Blob(
            ((x, foot), (x - 30, foot - 40), (x - 40, foot - 74), (x - 10, foot - 46)),
            "soft",
            corners=(0, 2),
            depth=8,
        ),
        Blob(
            ((x, foot), (x + 32, foot - 30), (x + 46, foot - 60), (x + 12, foot - 40)),
            "mid",
            corners=(0, 2),
            depth=8,
        ),
        Put("key", (x + lean, y), size, "glow/deep", turn=lean, shadow=0),
    )


CARDS = (
    Card(
        "fox-sea",
        "What the Fox Knows",
        "The outline of a fox in a wood; within it are a sea and a night, and a girl has just put"
        " her hand in.",
        World("forest", "moss", Light("left", 0.6, rim="glow")),
        (
            Glow((300, 460), 420, fade=0.8),
            Within(
                FOX,
                (Spread("star", tuple((x, y, s, x % 40) for x, y, s in STARS), "pale"),
                 Shape("M-40,560H640V930H-40Z", "mid", to="deep", span=(560, 800)),
                 Line("140,600 220,592 300,600", 3, "soft", fade=0.7),
                 Line("360,606 420,598 470,606", 3, "soft", fade=0.7),
                 Line("200,740 290,730 380,740", 3, "soft", fade=0.5),
                 Moon((416, 222), 17),
                 Figure("man", "fish", (213, 644), 96, silhouette="ink", flip=True,
                        hat="straw"),
                 Line("190,622 166,588 160,592 160,652", 3, "ink"),
                 Put("boat", (258, 662), 122, "spark/pale", turn=-4),
                 Shape("M-40,660C80,640 200,680 330,656S500,640 640,670V930H-40Z", "deep"),
                 Line("196,846 172,800 178,740 214,704 262,706", 4, "soft", fade=0.8),
                 Line("290,846 284,780 276,740", 4, "soft", fade=0.8),
                 *(Line(((x, 826), (x + 4, 846)), 3, "soft", fade=0.8)
                   for x in (350, 368, 458, 478))),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
                edge="glow",
            ),
            Blob("512,252 540,264 534,282 514,278", "ink", depth=6),
            Line("516,282 490,296 452,298", 4, "soft"),
            *(Line(((x, 640 - s), (x - s * 0.5, 640), (x, 640 + s)), 4, "glow", fade=fade)
              for x, s, fade in ((392, 16, 0.9), (376, 30, 0.6), (358, 46, 0.4))),
            Figure("girl", "point", (530, 872), 376, "spark/glow", "awe", flip=True,
                   hand=(404, 648), hands="open"),
        ),
    ),
    Card(
        "stag-candles",
        "Chandelier",
        "A stag holds still over the laid table while a girl lights the last candle on its"
        " antlers; the guests are already there.",
        World("backdrop", "night", Light("above", 0),
              {"tone": "ink", "to": "mid", "spot": False}),
        (
            *(Taper(((x, -40), (x + lean, 400), (x, 940)), (w, w * 0.8, w * 1.3), "deep")
              for x, lean, w in ((70, 8, 26), (180, -6, 14), (430, 6, 16), (540, -8, 28))),
            Glow((300, 250), 460, "spark", 0.75),
            Blob("236,500 364,500 410,600 446,680 520,760 530,860 70,860 80,760 154,680 190,600",
                 "deep", depth=90),
            Line("238,500 192,600 156,680 84,760", 6, "soft", fade=0.7),
            Line("362,500 408,600 444,680 516,760", 6, "soft", fade=0.7),
            *(Line(points, 5, "mid") for points in (
                "250,700 262,740 270,790", "300,726 300,760 302,796", "350,700 338,740 330,790")),
            *antlers(tone="pale"),
            *(part for side in (-1, 1) for part in (
                Blob(((300 + side * 56, 446), (300 + side * 112, 410), (300 + side * 164, 426),
                      (300 + side * 124, 474), (300 + side * 70, 488)), "deep", depth=24),
                Blob(((300 + side * 80, 448), (300 + side * 118, 428), (300 + side * 146, 432),
                      (300 + side * 116, 462)), "mid", flat=True))),
            Blob("228,452 262,428 300,420 338,428 372,452 368,530 346,610 336,680 300,708 264,680"
                 " 254,610 232,530", "mid+deep", depth=90),
            Blob("276,440 300,430 324,440 318,560 300,600 282,560", "mid", flat=True, fade=0.7),
            Blob("262,656 300,636 338,656 330,694 300,712 270,694", "ink", depth=20),
            Line("284,666 292,674", 5, "soft"), Line("316,666 308,674", 5, "soft"),
            *(Shape(disc(300 + side * 46, 536, 22), "ink", depth=8) for side in (-1, 1)),
            *(Shape(disc(300 + side * 46, 538, 16), "glow", flat=True) for side in (-1, 1)),
            *(Shape(disc(300 + side * 42, 536, 9), "ink", flat=True) for side in (-1, 1)),
            *(thing for x, y in ((62, 298), (128, 112), (216, 190), (384, 190), (472, 112))
              for thing in (Glow((x, y - 80), 100, fade=0.8),
                            Put("candle", (x, y + 4), 92, "glow/spark", shadow=0))),
            Shape("M541,304v-64h19v64z", "glow", depth=8),
            Line("550,240 550,228", 4, "ink"),
            Put("chair", (480, 830), 300, "soft/mid", flip=True, shadow=0),
            Figure("girl", "wave", (454, 692), 392, "spark/glow", "wonder", look="right-up",
                   hand=(518, 304), shadow=0, hands="grip",
                   holds=Held("candle", size=128, turn=24, coat="glow/spark", hand="near")),
            Shape("M-30,800C120,784 300,796 420,786S560,790 640,784V940H-30Z", "pale", depth=50),
            *(Shape(f"M{x - w},{y}a{w},{w * 0.26:.0f} 0 1 1 {w * 2},0"
                    f"a{w},{w * 0.26:.0f} 0 1 1 {-w * 2},0Z", tone, depth=6)
              for x, y in ((300, 836), (60, 838), (548, 830))
              for w, tone in ((70, "glow"), (44, "soft+pale"))),
            Blob("116,960 110,870 140,830 180,830 212,870 206,960", "ink", depth=30, plane="near"),
            Taper("146,840 128,770 134,716", (13, 17, 4), "ink", plane="near"),
            Taper("178,840 190,770 180,712", (13, 17, 4), "ink", plane="near"),
            Blob("350,960 346,880 380,826 430,820 476,846 494,900 490,960", "ink", depth=40,
                 plane="near"),
            *(Shape(disc(x, y, 24), "ink", depth=10, plane="near")
              for x, y in ((376, 836), (470, 842))),
        ),
    ),
    Card(
        "jellyfish-wood",
        "Lamps of Another Sea",
        "A glowing jellyfish leads a child in a nightgown through the wood; bubbles rise from her"
        " mouth, and her grandfather holds his breath.",
        World("backdrop", "fern", Light("above", 0),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            *(Taper(((x, -40), (x + lean, 400), (x, 800)), (w, w * 0.8, w * 1.5), "mid+deep")
              for x, lean, w in ((96, 8, 16), (212, -6, 10), (392, 6, 12), (486, -8, 18))),
            *(Taper(points, widths, "mid+deep") for points, widths in (
                ("212,180 250,120 262,60", (7, 5, 3)), ("392,200 350,130 346,60", (8, 6, 3)),
                ("96,440 150,400 180,340", (9, 6, 2)), ("486,430 440,396 420,350", (9, 6, 2)),
                ("212,470 170,430 160,400", (6, 4, 2)))),
            Glow((270, 240), 480, fade=0.9),
            Blob("-60,790 120,766 320,790 520,762 660,790 660,960 -60,960", "deep", depth=60),
            Blob("70,850 280,800 520,846 470,886 130,886", "soft", flat=True, fade=0.5),
            *(Taper(points, widths, "spark", fade=0.75) for points, widths in (
                ("170,320 140,390 172,450 150,500", (13, 10, 7, 3)),
                ("380,320 412,380 372,420 398,470", (13, 10, 7, 3)),
                ("326,330 346,390 322,430 332,470", (11, 9, 6, 2)))),
            Blob("66,320 54,214 100,108 200,50 300,44 400,88 470,178 484,310 420,286 370,334"
                 " 320,290 270,340 220,292 170,338 120,290", "glow", depth=150,
                 corners=(8, 10, 12, 14)),
            *(Line(points, 7, "soft", fade=0.6) for points in (
                "246,74 180,150 140,270", "262,74 250,180 240,280", "280,74 330,150 350,276",
                "292,72 390,140 440,270")),
            Figure("girl", "walk", (186, 858), 300, "glow/spark", "bliss", wears="nightgown",
                   hair="long", hand=(300, 640), other_hand=(204, 772), look="right",
                   shadow=0, hands="grip",
                   through=(Taper("232,310 214,390 272,440 318,500 330,570 300,640 282,670 296,694"
                                  " 326,684 328,656", (14, 13, 11, 10, 9, 8, 8, 7, 5, 2),
                                  "spark"),)),
            Shape("M186,738H222L230,786L190,792Z", "glow", flat=True),
            *(Shape(disc(x, y, s), "glow", flat=True, fade=0.45) for x, y, s in
              ((246, 624, 6), (258, 600, 9), (244, 572, 7), (264, 552, 12), (244, 510, 15))),
            *(Shape(disc(x, y, s), "glow", flat=True) for x, y, s in
              ((244, 622, 2), (255, 597, 3), (242, 570, 2), (260, 548, 4), (239, 505, 5))),
            Figure("old-man", "sow", (462, 862), 400, "ink/mid", "wonder", flip=True,
                   look="left", hair="bald/glow", hand=(446, 724), other_hand=(460, 716), shadow=0),
            Blob("402,524 418,522 432,530 430,542 414,546 400,540", "glow", flat=True),
            Line("404,534 412,531 420,534", 3, "ink"),
            Hand("pinch", (410, 572), (438, 650), 60, "ink/mid"),
            Taper("-14,-40 20,300 -10,640 -30,960", (54, 44, 56, 110), "ink"),
            Taper("600,-40 580,300 600,640 630,960", (48, 36, 50, 110), "ink"),
            Taper("588,400 530,360 510,300", (16, 10, 3), "ink"),
            Blob("-60,882 120,872 300,884 460,876 660,866 660,960 -60,960", "ink", depth=30),
            *(Taper(points, (7, 6, 1), "ink") for points in (
                "90,900 84,830 50,800", "100,900 108,840 140,820", "96,900 96,820 88,780",
                "330,910 322,860 296,846", "338,910 346,864 372,850", "334,910 336,850 330,830")),
        ),
    ),
    Card(
        "letter-tree",
        "Correspondence",
        "A tree whose leaves are letters; the wind has come, and only one is being read, though"
        " not by the one it was meant for.",
        World("backdrop", "dawn", Light("left", 0.6, rim="spark"),
              {"tone": "mid", "to": "pale"}),
        (
            Blob("-60,826 160,806 420,826 660,800 660,960 -60,960", "soft", depth=50),
            Taper("330,870 316,700 330,560 320,380", (52, 34, 30, 20), "ink"),
            Taper("318,720 240,640 150,606 60,600 -40,560", (22, 19, 16, 12, 6), "ink", flat=True),
            Taper("330,600 420,520 500,400", (18, 13, 4), "ink", flat=True),
            Taper("326,560 220,440 130,380", (18, 12, 4), "ink", flat=True),
            Taper("322,460 380,330 420,200", (14, 9, 3), "ink", flat=True),
            Taper("322,440 250,300 230,180", (14, 9, 3), "ink", flat=True),
            Spread("letter", crown(0), "soft+pale/spark"),
            Spread("letter", crown(1), "pale/spark"),
            Spread("letter", crown(2), "glow/spark"),
            Spread("letter", ((556, 480, 40, 40), (448, 566, 48, -24),
                              (560, 700, 34, 20), (190, 850, 44, 12), (120, 800, 30, -40)),
                   "glow/spark"),
            Figure("woman", "read-sitting", (136, 602), 270, "spark/ink", "grief", hair="long",
                   look="half-down", hand=(206, 552), other_hand=(216, 540), shadow=0),
            Shape("M196,520L238,500L256,542L214,562Z", "glow", depth=8),
            Line("210,526 238,514", 3, "mid"), Line("216,540 244,528", 3, "mid"),
            *(Shape(f"M{x},{y}q-7,10 0,14q7,-4 0,-14Z", "glow", flat=True)
              for x, y in ((156, 494), (160, 514))),
            Figure("man", "hold-up", (500, 856), 270, "deep/spark", "wonder", hat="peaked",
                   flip=True, wears="uniform", look="up",
                   hand=(432, 626), other_hand=(470, 606), hands="open"),
        ),
    ),
    Card(
        "hand-harvest",
        "Good Soil",
        "Hands grow in the field in rows; an old woman waters them, and one of them doesn't want"
        " to let her go.",
        World("backdrop", "brick", Light("left", 0.7, rim="spark"),
              {"tone": "soft", "to": "soft+mid", "spot": False}),
        (
            Shape("M-40,-40H640V60C420,110 180,60 -40,120Z", "pale", depth=30),
            *(Line(((280 + step * 44, 96 - step * 6), (290 + step * 110, 400),
                    (300 + step * 240, 940)), 30, "mid", fade=0.5) for step in range(-5, 6)),
            Spread("leaf", tuple((x + side * s * 0.34, y + s * 0.42, s * 0.5, side * 56)
                                 for x, y, s, _ in ROWS for side in (-1, 1)), "spark/deep"),
            Spread("hand", ROWS, "pale"),
            Taper("98,486 80,520 70,580 68,650", (7, 7, 6, 9), "glow", flat=True),
            *(Taper(points, (1, 5, 4), "glow", flat=True) for points in (
                "96,600 98,614 98,620", "46,630 44,644 44,650", "100,650 104,662 104,668")),
            Put("teapot", (180, 540), 140, "ink/glow", turn=-26, shadow=0),
            Figure("old-woman", "offer", (350, 800), 600, "glow/spark", "smile", look="down",
                   flip=True, hand=(236, 448), other_hand=(196, 520), extras=("belt",), turn=6),
            Line("404,514 506,800", 11, "spark"),
            Blob("400,512 424,478 440,490 424,514 446,524 436,546", "spark", depth=8),
            *planted("open", 110, 830, 210, -6),
            Hand("grip", (506, 850), (516, 1010), 200, "soft+mid/mid", bend=-2,
                 through=(Line("482,734 506,800", 11, "spark"),)),
            *tuft(510, 926, 160),
        ),
    ),
    Card(
        "key-garden",
        "Late Frost",
        "Keys grow on stalks like flowers around a door that stands alone; an old man has tried"
        " nearly all of them, and the girl who watches him has simply walked around it.",
        World("backdrop", "moss", Light("left", 0.5, rim="glow"),
              {"tone": "pale", "to": "glow", "spot": False}),
        (
            Blob("-60,470 60,440 200,470 420,436 660,470 660,640 -60,640", "soft", depth=50),
            Blob("-60,560 120,540 320,560 660,536 660,960 -60,960", "pale", depth=60),
            Blob("-60,300 -10,262 30,276 66,250 104,282 118,340 112,520 120,640 114,800 -60,820",
                 "deep", depth=50),
            Blob("470,420 484,350 522,330 556,350 600,316 660,330 660,760 560,770 480,740", "deep",
                 depth=50),
            *key_flower(528, 800, 470, 150, 4),
            Blob("140,806 440,800 540,776 590,788 520,812 300,824 130,816", "ink", flat=True,
                 fade=0.4),
            Figure("girl", "listen", (544, 836), 350, "glow/spark", "sly", flip=True, look="left",
                   shadow=0.3, hand=(506, 726), other_hand=(430, 660), hands="flat"),
            Put("door", (290, 806), 690, "spark/glow", shadow=0),
            Shape(f"{disc(372, 620, 16)}M364,624h16l9,48h-34Z", "ink", flat=True),
            Figure("old-man", "kneel", (224, 852), 340, "glow/deep", "doubt", look="right",
                   hair="bald/ink", wears="shirt", extras=("braces",),
                   hand=(326, 634), other_hand=(322, 646),
                   holds=Held("key", size=74, coat="glow", turn=-90)),
            *(part for x, foot, y, size, lean in (
                (58, 850, 480, 170, 3), (90, 870, 660, 120, 4), (50, 890, 800, 110, -4),
            ) for part in key_flower(x, foot, y, size, lean)),
            Blob("-60,880 40,856 150,872 230,892 420,896 520,872 660,866 660,960 -60,960", "deep",
                 depth=30),
            Hand("mitt", (480, 660), (546, 684), 46, "glow/spark", plane="near"),
            Spread("key", ((350, 846, 92, 78), (446, 850, 88, 112), (392, 882, 88, 60)), "deep",
                   flat=False),
        ),
    ),
)  # fmt: skip
