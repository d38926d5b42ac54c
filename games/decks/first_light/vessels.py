"""Worlds that are kept in something."""

from games.decks.first_light.houses import gables
from games.decks.recipe import (
    Air,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Patch,
    Put,
    Shape,
    Taper,
    View,
    Within,
    World,
    disc,
    spots,
)


def bolt(points: str, wide: float) -> Shape:
    """A stroke of lightning along some points, thinner towards its end."""
    row = spots(points)
    ends = [wide * (1 - at / len(row)) for at in range(len(row))]
    down = [f"{x - w:g},{y:g}" for (x, y), w in zip(row, ends, strict=True)]
    up = [f"{x + w:g},{y + w * 0.6:g}" for (x, y), w in zip(row, ends, strict=True)]
    return Shape(f"M{'L'.join(down + up[::-1])}Z", "glow", flat=True)


CAGE = "M50,690V330C50,190 120,110 200,100S350,190 350,330V690Z"
UPPER = "M127,174H413C413,300 336,370 285,452V470H255V452C204,370 127,300 127,174Z"
LOWER = "M127,766C127,640 204,570 255,490V470H285V490C336,570 413,640 413,766Z"


CARDS = (
    Card(
        "fishbowl-moon",
        "Only Borrowed",
        "A child has the moon in a fishbowl; the fish swims in the hole that it left in the sky.",
        World("night", "tide", Light("above", 0.5, at=(280, 500), reach=540), {"hills": False}),
        (
            Shape("M-30,716L60,690L120,700L150,740H-30ZM430,742L500,690L560,700L640,660V742Z",
                  "deep", flat=True, fade=0.7),
            Shape("M-30,736H640V940H-30Z", "deep+mid", depth=40),
            *(Line(points, width, "soft", fade=0.6)
              for points, width in (("150,752 280,748 410,752", 5), ("180,772 280,768 370,774", 6),
                                    ("60,782 110,780", 4), ("440,780 520,778", 4))),
            Blob("-60,830 120,804 280,800 430,806 660,830 660,960 -60,960", "mid+soft", depth=50),
            Line("-20,826 120,804 280,800 430,806 620,830", 6, "pale", fade=0.7),
            Within(disc(452, 158, 92), (Put("fish", (290, 530), 200, "spark/ink"),),
                   World("underwater", "tide", "above", {"weeds": False}), edge="pale",
                   move=(348, -40), zoom=0.36),
            Line("522,170 510,204 484,222", 7, "glow", fade=0.7),
            *(Blob(((x, y - s * 2), (x + s, y), (x, y + s), (x - s, y)), "soft", flat=True)
              for x, y, s in ((462, 284, 8), (470, 330, 6))),
            Glow((280, 490), 470, fade=0.9),
            Shape("M206,296H354C370,296 370,316 356,318C430,350 472,410 472,482C472,584 392,666"
                  " 310,670H250C168,666 88,584 88,482C88,410 130,350 204,318C190,316 190,296"
                  " 206,296Z",
                  "mid", flat=True, fade=0.6),
            Shape("M98,440C180,424 230,444 290,430S400,446 464,438C470,450 474,460 472,482C472,584"
                  " 392,666 310,670H250C168,666 88,584 88,482C88,466 92,450 98,436Z",
                  "soft", flat=True, fade=0.55),
            Glow((280, 510), 210, fade=0.9),
            Shape(disc(280, 512, 124), "glow", flat=True),
            Blob("330,400 396,470 396,560 320,630 250,632 340,580 364,500", "pale", flat=True),
            *(Shape(disc(x, y, r), "soft+pale", depth=r * 0.5)
              for x, y, r in ((236, 472, 24), (318, 556, 30), (306, 446, 14), (224, 560, 13))),
            Line("96,440 180,428 230,438 300,430 390,440 464,438", 6, "glow", fade=0.8),
            Line("210,310 130,360 92,440 92,520 130,604 206,660 280,670 354,660 430,604 468,520"
                 " 468,440 430,360 350,310",
                 5, "pale", fade=0.9),
            Blob("230,664 280,668 330,664 320,684 240,684", "soft+pale", depth=8),
            Line("206,306 354,306", 9, "glow"),
            Line("124,430 106,490 126,560", 10, "glow", fade=0.8),
            Line("140,592 156,612", 10, "glow", fade=0.8),
            Line("448,560 424,604 396,630", 6, "glow", fade=0.6),
            *(Blob(((x, y - s * 2), (x + s, y), (x, y + s), (x - s, y)), "pale", flat=True)
              for x, y, s in ((440, 330, 8), (478, 388, 7), (498, 460, 6))),
            Shape("M214,846L226,846L270,852L246,900H150ZM346,846L334,846L292,852L330,900H420Z",
                  "ink", flat=True, fade=0.3),
            Figure("child", "straddle", (280, 852), 214, "spark/ink", back=True, wears="pyjamas",
                   hand=(202, 652), other_hand=(358, 652), hands="flat", print="stripes", shadow=0),
            Taper("650,620 600,700 540,724 420,740", (24, 20, 13, 4), "ink+deep"),
            Taper("520,728 480,760 460,780", (8, 6, 2), "ink+deep"),
            *(Blob(((x, y), (x + 14, y - 12), (x + 34, y - 4), (x + 16, y + 8)), "mid+deep", (0, 2),
                   depth=8)
              for x, y in ((404, 744), (452, 790), (550, 752))),
            Bird("owl", "perch", (520, 728), 100, "deep/glow", flip=True, shadow=0),
        ),
    ),
    Card(
        "cage-storm",
        "Tame",
        "A thunderstorm is kept in a cage; whoever feeds it has to be quick.",
        World("wall", "moss", Light("right", 0.6, at=(290, 500), reach=440),
              {"tone": "mid"}),
        (
            Shape("M-30,800H630V940H-30Z", "mid+deep", depth=30),
            Shape("M-30,770H630V800H-30Z", "deep", depth=10),
            *(Line(points, 11, "ink", fade=0.28)
              for points in ("424,764 424,330 320,60", "500,764 496,300 400,30",
                             "12,764 12,330 70,110")),
            Glow((290, 500), 330, "glow", 0.5),
            Shape(CAGE, "deep", flat=True, fade=0.6),
            Within(CAGE,
                   (Glow((280, 500), 230, fade=0.9), Air("rain"),
                    bolt("206,370 176,430 208,446 168,520 190,532 150,610", 9),
                    bolt("178,520 216,570 210,600", 5), bolt("196,440 240,470 236,500", 5),
                    bolt("262,350 286,420 258,446 300,490 288,510 330,526", 9),
                    bolt("296,486 270,550 282,596", 5),
                    Blob("20,250 70,196 120,206 170,160 230,186 290,170 330,214 390,250 396,320"
                         " 340,336 290,316 240,344 170,322 110,346 60,320",
                         "mid", depth=80),
                    Blob("30,330 64,286 110,300 150,262 196,296 226,322 214,366 180,360 160,396"
                         " 124,366 90,390 60,360",
                         "deep", (7, 9, 11), depth=60),
                    Blob("206,320 240,272 290,276 320,250 366,290 380,346 330,350 316,384 280,352"
                         " 250,380 226,352",
                         "deep+mid", (6, 8, 10), depth=60),
                    Line("48,322 70,300 108,310 150,276 186,300", 5, "soft", fade=0.8),
                    Line("222,316 246,286 288,290 320,266 352,292", 5, "soft", fade=0.8)),
                   World("backdrop", "slate", Light("left", 0),
                         {"tone": "ink+deep", "to": "mid", "spot": False})),
            *(Line(((x, 690), (x, 350), (200 + (x - 200) * 0.5, 130)), 7, "spark")
              for x in (50, 110, 170, 230, 290, 350)),
            Line("42,610 200,616 358,610", 9, "spark"),
            Shape("M30,680H370V712H30Z", "spark", depth=16),
            Line("118,142 146,112 200,98 254,112 282,142", 10, "spark"),
            Line("200,98 200,60 200,-20", 6, "ink"),
            Bird("crow", "perch", (296, 150), 124, "ink/glow", look="down", shadow=0),
            Glow((340, 530), 130, fade=0.6),
            Figure("girl", "point", (560, 1230), 1000, "spark/glow", "wonder", look="left",
                   flip=True, hair="curls", hand=(392, 596), shadow=0),
            Glow((346, 536), 40, fade=0.7),
            bolt("300,500 324,530 332,520 350,538", 5),
            Blob("220,830 300,814 400,818 430,840 320,854 230,848", "pale", flat=True, fade=0.7),
            Line("250,834 300,826 350,828", 4, "glow", fade=0.8),
            *(Line(((x, y), (x, y + 26)), 5, "pale")
              for x, y in ((270, 724), (306, 766), (342, 730))),
            Beast("cat", "stretch", (128, 862), 100, "ink/glow", look="up"),
        ),
    ),
    Card(
        "hourglass-sea",
        "The Rest of the Afternoon",
        "In an hourglass a sea runs out onto a desert; somebody is about to turn it over.",
        World("wall", "rose", Light("left", 0.5), {"tone": "soft", "cracks": False}),
        (
            Shape("M-30,560H640V640H-30Z", "soft+mid", depth=20),
            Shape("M-30,640L630,610V930H-30Z", "mid", depth=50),
            Patch(((330, 40), (640, -10), (640, 400), (330, 440)), "glow", 0.55),
            Shape("M150,150H560V220H530V600H500V640L470,700H240Z", "deep", flat=True, fade=0.25),
            Blob("90,846 300,826 480,780 640,740 640,800 480,856 300,890", "ink", flat=True,
                 fade=0.4),
            Shape("M104,160h22v620h-22zM414,160h22v620h-22z", "deep+ink", depth=10),
            Shape("M56,770Q270,740 484,770Q270,812 56,770Z", "soft", depth=10),
            Within(UPPER,
                   world=World("sea", "tide", "left", {"horizon": 330, "hour": "dusk"},
                               View((300, 400), 1.2, -16)),
                   things=(Put("ship", (300, 456), 250, "deep/spark", turn=-20, shadow=0),
                           Figure("man", "raise-both", (312, 412), 98, silhouette="spark",
                                  turn=-12),
                           Taper("30,500 180,450 300,490 420,440 560,470", (20, 26, 22, 26, 16),
                                 "mid"),
                           Line("60,480 180,428 290,464 410,416", 7, "glow", fade=0.8)),
                   move=(90, 60), zoom=0.6),
            Within(LOWER, world=World("desert", "ember", "left"),
                   things=(Put("giraffe", (410, 740), 220, "glow/deep", shadow=0.3),
                           Put("palm", (150, 730), 140, "ink", shadow=0.3),
                           Shape("M180,758C210,734 390,734 420,758C390,784 210,784 180,758Z",
                                 "spark"),
                           Line("210,758 300,744 390,758", 4, "glow", fade=0.8)),
                   move=(90, 300), zoom=0.6),
            Shape("M264,452H276L278,744C286,756 254,756 262,744Z", "spark", flat=True),
            Line("272,470 273,740", 3, "glow", fade=0.7),
            Blob("330,180 400,180 396,260 350,340 310,390 356,290", "glow", flat=True, fade=0.2),
            Line("127,174 130,250 180,350 240,420 255,470 240,520 180,590 130,690 127,766", 9,
                 "pale"),
            Line("413,174 410,250 360,350 300,420 285,470 300,520 360,590 410,690 413,766", 9,
                 "pale"),
            Line("152,204 160,262 194,322", 12, "glow", fade=0.9),
            Line("210,346 222,364", 10, "glow", fade=0.9),
            Line("154,716 160,672 190,616", 12, "glow", fade=0.9),
            Shape("M66,124h26v662h-26zM448,124h26v662h-26z", "deep", depth=12),
            Shape("M56,110Q270,88 484,110V160Q270,192 56,160Z", "deep", depth=50),
            Line("64,148 160,166 270,172 380,166 476,148", 5, "spark"),
            Shape("M56,776Q270,818 484,776V836Q270,880 56,836Z", "deep", depth=50),
            Line("64,794 160,812 270,818 380,812 476,794", 5, "spark"),
            Hand("mitt", (494, 110), (700, 20), 180, "spark/glow", bend=4),
            Hand("mitt", (96, 846), (-130, 960), 180, "spark/glow", bend=-4),
        ),
    ),
    Card(
        "lens-town",
        "Closer",
        "Under a magnifying glass the grass is a town at night, and from one of its roofs somebody"
        " looks back.",
        World("backdrop", "moss", Light("left", 0, at=(300, 440), reach=520),
              {"tone": "mid", "to": "deep", "spot": False}),
        (
            *(Taper(((x, 940), (x + d, 940 - h * 0.6), (x + 2.4 * d, 940 - h)), (15, 11, 2), tone,
                    flat=True)
              for x, d, h, tone in ((40, -6, 780, "mid+soft"), (560, 8, 860, "mid+soft"))),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.4)
              for x, y, r in ((64, 130, 20), (548, 90, 24), (560, 240, 14))),
            Figure("girl", "face-us", (310, 1556), 1620, "pale/spark", "curious", look="us-down",
                   hair="long/spark+ink", shadow=0),
            Blob("40,560 300,600 560,560 600,760 300,800 0,760", "deep", flat=True, fade=0.25),
            Hand("grip", (372, 838), (560, 950), 180, "pale/spark",
                 through=(Line("300,690 300,780 300,960", 44, "spark"),
                          Line("289,716 289,780 289,960", 7, "glow", fade=0.7))),
            Shape(disc(300, 470, 242), "spark", depth=30),
            Within(disc(300, 470, 216),
                   (Glow((360, 420), 260, fade=0.9), Shape(disc(316, 364, 92), "glow", flat=True),
                    *gables((100, 600, 110), (410, 590, 110)),
                    Shape("M226,560H396V740H226Z", "deep", depth=40),
                    Shape("M204,578L246,496H376L418,578Z", "ink+deep", depth=20),
                    Shape("M262,650v-36q17,-26 34,0v36ZM330,650v-36q17,-26 34,0v36Z", "glow",
                          flat=True),
                    Figure("man", "walk", (300, 504), 216, "deep/spark", "awe", look="us",
                           wears="coat", shadow=0, hand=(334, 302), hands="flat"),
                    Blob("40,700 200,676 420,690 560,680 560,740 40,740", "ink", flat=True)),
                   World("night", "night", "right", {"hills": False})),
            Line("108,420 140,346 200,292", 14, "glow", fade=0.75),
            Line("96,484 96,462 100,446", 14, "glow", fade=0.75),
            Line("490,520 462,586 410,640", 8, "glow", fade=0.5),
            *(Taper(((x, 940), (x + d, 940 - h * 0.6), (x + 2.4 * d, 940 - h)), (17, 12, 2), tone,
                    plane="near", flat=tone == "ink")
              for x, d, h, tone in ((104, 10, 200, "deep"), (200, 8, 150, "ink"),
                                    (480, 12, 230, "ink"), (560, -10, 300, "deep"))),
            Taper("44,940 52,820 76,718", (15, 11, 6), "deep", plane="near"),
            Bird("sparrow", "perch", (72, 722), 78, "glow/spark", plane="near", shadow=0),
        ),
    ),
)  # fmt: skip
