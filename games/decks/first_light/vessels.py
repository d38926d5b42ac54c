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
)

CARDS = (
    Card(
        "fishbowl-moon",
        "Only Borrowed",
        "A child has the moon in a fishbowl; the fish swims in the hole that it left in the sky.",
        World("night", "tide", Light("above", 0), {"hills": False}),
        (
            Within(
                disc(452, 158, 92),
                (Put("fish", (290, 530), 200, "spark/ink"),),
                World("underwater", "tide", "above", {"weeds": False}),
                edge="pale",
                move=(348, -40),
                zoom=0.36,
            ),
            *(Blob(((x, y - s * 2), (x + s, y), (x, y + s), (x - s, y)), "soft", flat=True)
              for x, y, s in ((448, 284, 8), (456, 330, 6))),
            Glow((280, 490), 470, fade=0.9),
            Blob("-60,830 120,800 280,826 430,830 660,800 660,960 -60,960", "mid+deep", depth=50),
            Shape(
                "M206,296H354C370,296 370,316 356,318C430,350 472,410 472,482C472,584 392,666 "
                "310,670H250C168,666 88,584 88,482C88,410 130,350 204,318C190,316 190,296 206,296Z",
                "mid", flat=True, fade=0.6,
            ),
            Shape(
                "M104,420C180,400 230,436 290,424S400,404 456,422C466,440 472,460 472,482C472,584 "
                "392,666 310,670H250C168,666 88,584 88,482C88,460 94,440 104,420Z",
                "soft", flat=True, fade=0.55,
            ),
            Glow((280, 510), 200, fade=0.9),
            Shape(disc(280, 512, 124), "glow", depth=70),
            *(Shape(disc(x, y, r), "pale", depth=r * 0.5)
              for x, y, r in ((236, 472, 24), (318, 556, 30), (306, 446, 14), (224, 560, 13))),
            Line("104,420 180,410 230,428 290,424 400,412 456,422", 5, "glow", fade=0.8),
            Line("210,310 130,360 92,440 92,520 130,604 206,660 280,670 354,660 430,604 468,520"
                 " 468,440 430,360 350,310", 5, "pale", fade=0.9),
            Line("206,306 354,306", 9, "glow"),
            Line("124,430 106,490 126,560", 10, "glow", fade=0.8),
            Line("140,592 156,612", 10, "glow", fade=0.8),
            Figure(
                "child", "raise-both", (280, 872), 212, "spark/ink", back=True, wears="pyjamas",
                hand=(214, 662), other_hand=(346, 662), hands="flat",
            ),
            Line("60,816 150,808 230,826", 4, "pale", fade=0.6),
            Line("330,838 430,838 520,824", 4, "pale", fade=0.6),
            Taper("650,600 600,660 550,692 470,690", (22, 16, 10, 3), "mid", flat=True),
            Taper("580,676 556,640 552,606", (8, 6, 2), "mid", flat=True),
            Bird("owl", "perch", (528, 692), 100, "ink/glow", flip=True, shadow=0),
        ),
    ),
    Card(
        "cage-storm",
        "Tame",
        "A thunderstorm is kept in a cage; whoever feeds it has to be quick.",
        World("wall", "moss", Light("right", 0.6, rim="spark"), {"tone": "soft"}),
        (
            Patch(((40, 60), (250, 110), (280, 400), (70, 330)), "glow", 0.6),
            Shape(
                "M50,690V330C50,190 130,110 220,100S390,190 390,330V690Z",
                "deep",
                flat=True,
                fade=0.55,
            ),
            Within(
                "M50,690V330C50,190 130,110 220,100S390,190 390,330V690Z",
                (
                    Glow((290, 470), 210, fade=0.7),
                    Air("rain"),
                    Shape("M196,380L140,484L206,488L166,590L262,476L210,470L262,384Z", "glow",
                          depth=16),
                    Shape("M270,380L262,452L312,448L306,500L392,530L340,476L348,430L300,436"
                          "L316,380Z", "glow", depth=16),
                    Blob("30,250 80,200 150,190 210,166 280,190 350,200 420,250 420,330 370,372"
                         " 310,356 250,384 190,358 130,376 70,352 20,330", "mid", depth=80),
                    Blob("60,330 90,290 140,296 180,270 226,296 256,330 240,372 190,392 150,376"
                         " 100,392 66,372", "soft", depth=60),
                    Blob("250,310 290,262 340,262 386,300 396,350 350,380 306,366 264,372",
                         "soft+mid", depth=60),
                ),
                World("backdrop", "slate", Light("left", 0),
                      {"tone": "deep", "to": "mid", "spot": False}),
            ),
            *(
                Line(((x, 690), (x, 350), (220 + (x - 220) * 0.5, 130)), 7, "spark")
                for x in (50, 118, 186, 254, 322, 390)
            ),
            Line("42,600 220,606 398,600", 9, "spark"),
            Shape("M26,680H414V712H26Z", "spark", depth=16),
            Line("128,142 160,112 220,98 280,112 312,142", 10, "spark"),
            Line("220,98 220,60 220,-20", 6, "ink"),
            Bird("crow", "perch", (322, 158), 124, "ink/spark", look="down", shadow=0),
            Figure(
                "girl",
                "point",
                (604, 1290),
                1080,
                "spark/glow",
                "wonder",
                look="left",
                flip=True,
                hair="curls",
                hand=(424, 602),
                shadow=0,
            ),
            Glow((392, 532), 80, fade=0.6),
            Shape("M-30,800H630V940H-30Z", "mid", depth=30),
            Blob("220,822 300,810 410,814 430,834 320,846 220,838", "pale", flat=True, fade=0.7),
            *(
                Line(((x, y), (x, y + 26)), 4, "pale")
                for x, y in ((272, 730), (310, 770), (356, 736))
            ),
            Beast("cat", "stretch", (138, 874), 98, "ink/glow", look="up"),
        ),
    ),
    Card(
        "hourglass-sea",
        "The Rest of the Afternoon",
        "In an hourglass a sea runs out onto a desert; somebody is about to turn it over.",
        World("wall", "rose", Light("left", 0.5), {"tone": "soft", "cracks": False}),
        (
            Patch(((330, 70), (640, 10), (640, 420), (330, 470)), "glow", 0.55),
            Shape("M-30,800L630,770V930H-30Z", "mid", depth=50),
            Blob("70,850 270,836 470,846 600,862 440,880 120,878", "ink", flat=True, fade=0.45),
            Shape("M86,160h24v620h-24zM430,160h24v620h-24z", "deep+ink", depth=8),
            Within(
                "M127,174H413C413,300 336,370 285,452V470H255V452C204,370 127,300 127,174Z",
                world=World(
                    "sea",
                    "tide",
                    "left",
                    {"horizon": 330, "hour": "day"},
                    View((300, 400), 1.2, -12),
                ),
                things=(
                    Put("ship", (310, 456), 230, "ink/spark", turn=-14, shadow=0),
                    Line("242,250 280,414", 6, "ink"),
                    Line("308,228 349,397", 6, "ink"),
                    Figure("man", "raise-both", (311, 405), 72, "glow/spark", silhouette="ink"),
                ),
                move=(90, 60),
                zoom=0.6,
            ),
            Within(
                "M127,766C127,640 204,570 255,490V470H285V490C336,570 413,640 413,766Z",
                world=World("desert", "ember", "left"),
                things=(
                    Put("giraffe", (410, 740), 210, "ink/spark", shadow=0.3),
                    Put("palm", (150, 730), 130, "ink", shadow=0.3),
                    Shape("M180,758C210,734 390,734 420,758C390,784 210,784 180,758Z", "spark"),
                    Line("210,758 300,744 390,758", 4, "glow", fade=0.8),
                ),
                move=(90, 300),
                zoom=0.6,
            ),
            Shape("M264,452H276L278,744C286,756 254,756 262,744Z", "spark", flat=True),
            Line("127,174 130,250 180,350 240,420 255,470 240,520 180,590 130,690 127,766", 11,
                 "pale"),
            Line("413,174 410,250 360,350 300,420 285,470 300,520 360,590 410,690 413,766", 11,
                 "pale"),
            Line("156,210 164,262 192,310", 10, "glow", fade=0.8),
            Line("158,716 164,672 190,620", 10, "glow", fade=0.8),
            Shape("M56,110H484V178H56Z", "deep", depth=50),
            Line("70,164 470,164", 5, "spark"),
            Hand("mitt", (494, 110), (700, 20), 180, "spark/glow", bend=4),
            Hand("clasp", (66, 856), (-160, 1000), 190, "spark/glow", flip=True,
                 through=(Shape("M56,762H484V850H56Z", "deep", depth=50),
                          Line("70,778 470,778", 5, "spark"))),
        ),
    ),
    Card(
        "lens-town",
        "Closer",
        "Under a magnifying glass the grass is a town at night, and from one of its roofs "
        "somebody looks back.",
        World("backdrop", "moss", Light("left", 0, rim="glow"),
              {"tone": "soft", "to": "mid", "spot": False}),
        (
            *(Taper(((x, 940), (x + d, 940 - h * 0.6), (x + 2.4 * d, 940 - h)), (15, 11, 2), tone,
                    flat=True)
              for x, d, h, tone in (
                  (60, -16, 700, "mid+soft"), (150, 10, 820, "mid+soft"),
                  (520, 20, 760, "mid+soft"), (430, -12, 880, "mid+soft"),
                  (580, -8, 640, "mid+soft"))),
            Figure("girl", "face-us", (310, 1556), 1620, "mid+deep/deep", "curious",
                   look="us-down", hair="plaits/spark+ink", shadow=0),
            Hand("grip", (372, 838), (560, 950), 180, "mid+deep/deep", through=(
                Line("300,690 300,780 300,960", 44, "spark"),
                Line("289,716 289,780 289,960", 7, "glow", fade=0.7))),
            Shape(disc(300, 470, 242), "spark", depth=30),
            Within(
                disc(300, 470, 216),
                (Glow((360, 420), 260, fade=0.9),
                 Shape(disc(312, 358, 82), "glow", flat=True),
                 *gables((170, 600, 90), (420, 610, 100), coat="mid"),
                 *gables((90, 680, 120), (230, 560, 170), (410, 670, 130), coat="deep", dark=(0,)),
                 Line("276,490 312,490 350,490", 12),
                 Figure("man", "face-us", (313, 488), 216, silhouette="ink", hand=(316, 404),
                        other_hand=(276, 392)),
                 Taper("326,332 376,324 330,290", (10, 8, 7), "ink", flat=True),
                 Blob("40,700 200,676 420,690 560,680 560,740 40,740", "ink", flat=True)),
                World("night", "night", "right", {"hills": False}),
            ),
            Line("120,420 150,350 210,300", 13, "glow", fade=0.75),
            Line("106,480 106,460 110,446", 13, "glow", fade=0.75),
            *(Taper(((x, 940), (x + d, 940 - h * 0.6), (x + 2.4 * d, 940 - h)), (17, 12, 2), "ink",
                    flat=True, plane="near")
              for x, d, h in ((100, 10, 200), (190, 8, 180), (480, 12, 260),
                              (570, -10, 250), (250, -6, 110), (530, 6, 330))),
            Taper("44,940 52,820 76,718", (15, 11, 6), "ink", plane="near"),
            Bird("sparrow", "perch", (72, 722), 78, "glow/spark", plane="near"),
        ),
    ),
)  # fmt: skip
