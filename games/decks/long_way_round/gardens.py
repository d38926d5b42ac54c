"""Gardens, meadows and fields."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beast,
    Bird,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Moon,
    Put,
    Shape,
    Spread,
    Taper,
    Within,
    World,
    disc,
)

CARDS = (
    Card(
        "star-fountain",
        "Please Do Not Drink",
        "The fountain runs with night, and the goat has drunk from it; behind the girl who "
        "pulls it a boy fills his cup.",
        World("wall", "dawn", Light("left", 0.5), {"tone": "soft", "bricks": True}),
        (
            Shape("M-30,720C160,706 420,716 640,700V930H-30Z", "soft+mid", depth=70),
            Shape("M356,70H536V262H356Z", "glow", depth=16),
            Shape("M404,112H488L474,224H418Z", "deep", depth=10),
            Line("372,248 522,86", 13, "spark"),
            Shape("M60,250C60,190 180,190 180,250V730H60Z", "mid", depth=40),
            Shape("M44,232C44,150 196,150 196,232Z", "mid+soft", depth=24),
            Taper("120,322 200,318 240,322 258,346 258,372", (20, 18, 17, 16, 20), "ink"),
            Shape(disc(120, 320, 30), "ink", depth=14),
            Line("196,300 196,272", 9, "ink"),
            Line("168,266 224,266", 13, "spark"),
            Within(
                "M242,366H276C280,440 284,500 292,606L232,606C240,500 242,440 242,366Z",
                (dots("252,400 266,430 256,466 268,500 254,530 270,566 256,590", 4.5),),
                World("backdrop", "dawn", "left", {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Shape("M170,724H284L304,880H150Z", "mid", depth=40),
            Shape("M54,616H404C396,700 330,744 228,744S62,700 54,616Z", "mid+soft", depth=60),
            Within(
                "M66,614C110,588 350,588 392,614C350,640 110,640 66,614Z",
                (dots("120,610 170,622 214,606 300,622 350,610 260,616", 4),),
                World("backdrop", "dawn", "left", {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Line("54,616 110,642 228,650 350,642 404,616", 12, "pale"),
            Figure(
                "girl",
                "pull",
                (490, 884),
                310,
                "spark/glow",
                "fear",
                flip=True,
                hair="plaits",
                hand=(424, 716),
                other_hand=(438, 706),
                hands="grip",
            ),
            Beast("goat", "stand", (326, 870), 170, "glow/spark", look="down", flip=True),
            Within(
                "M282,740C304,716 360,714 376,738C382,768 364,786 332,784C300,782 280,768 282,740Z",
                (
                    Spread(
                        "star",
                        (
                            (304, 744, 22, 0),
                            (340, 736, 18, 12),
                            (360, 758, 20, 0),
                            (322, 768, 16, 0),
                        ),
                        "glow",
                    ),
                ),
                World("backdrop", "dawn", "left", {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Figure(
                "boy",
                "reach",
                (74, 888),
                280,
                "deep/glow",
                "sly",
                look="right-up",
                hand=(140, 690),
                other_hand=(120, 760),
                holds=Held("cup", size=60, coat="spark/glow"),
            ),
        ),
    ),
    Card(
        "kite-child",
        "Hold Tight",
        "Down in the field a kite holds the string; at its upper end flies a boy, and a gull "
        "has begun on the knot.",
        World(
            "backdrop",
            "fern",
            Light("right", 0.5, rim="glow"),
            {"tone": "mid", "to": "pale", "spot": False},
        ),
        (
            Glow((420, 200), 330, fade=0.6),
            Put("cloud", (110, 300), 80, "pale", shadow=0, fade=0.8),
            Put("cloud", (90, 480), 60, "pale", shadow=0, fade=0.8),
            Shape("M-30,690C120,664 300,700 640,660V940H-30Z", "soft+mid", depth=40),
            Shape("M-30,730L180,694L330,700L60,940H-30Z", "mid", depth=30),
            Shape("M352,700L470,690L420,940H110Z", "soft", depth=30),
            Shape("M492,690L640,676V940H452Z", "mid+soft", depth=30),
            *(
                Line(((380 + k * 18, 702), (200 + k * 50, 936)), 4, "mid", fade=0.6)
                for k in range(5)
            ),
            *(
                Line(((516 + k * 26, 692), (500 + k * 60, 936)), 4, "mid", fade=0.6)
                for k in range(3)
            ),
            Put("kite", (500, 734), 84, "spark/glow", turn=16, shadow=0),
            Line("504,664 514,600 500,536", 2.5, "ink"),
            Figure(
                "girl", "float", (524, 500), 120, "deep/spark", "fear", shadow=0, flip=True, turn=14
            ),
            Put("kite", (150, 880), 300, "spark/glow", turn=-14, shadow=0.5),
            Line("112,640 180,640 258,590 322,462", 5, "ink"),
            Figure(
                "boy",
                "float",
                (290, 260),
                400,
                "deep/spark",
                "fear",
                look="down",
                print="stripes",
                extras=("scarf",),
                turn=6,
                shadow=0,
                hand=(400, 330),
                other_hand=(150, 160),
                hands="open",
            ),
            Bird("gull", "land", (318, 668), 116, "glow/spark", flip=True, look="down", shadow=0),
        ),
    ),
    Card(
        "moon-leash",
        "Evening Walk",
        "A dog takes the moon for a walk downhill; far behind calls the one who holds the "
        "other half of the lead.",
        World("slope", "plum", Light("left", 0.8, behind=True), {"hour": "night"}),
        (
            Glow((356, 286), 440, fade=0.7),
            Moon((356, 286), 190, plane="mid"),
            Shape("M-40,230C90,330 260,480 380,610S560,800 660,840V940H-40Z", "mid", depth=90),
            *(
                Line(((x, y), (x + 8, y - 26)), 4, "deep")
                for x, y in ((60, 540), (120, 660), (200, 580), (80, 780), (280, 700), (500, 850))
            ),
            Shape("M-40,836C120,820 380,862 640,842V940H-40Z", "deep", depth=60),
            Line("398,440 416,520 408,606", 7, "spark"),
            Beast("dog", "pull", (262, 868), 230, "ink/spark"),
            Line("412,602 404,640 388,680", 12, "spark"),
            Figure(
                "old-man",
                "stumble",
                (118, 366),
                220,
                "spark/glow",
                "shout",
                hand=(206, 272),
                shadow=0,
            ),
            Line("206,272 230,310 212,348 238,382", 6, "spark"),
            Line("236,378 228,396", 3, "spark"),
            Line("238,380 246,396", 3, "spark"),
        ),
    ),
    Card(
        "scarecrow-off",
        "Notice",
        "The scarecrow has left with its suitcase; the crows want it back, "
        "and its shadow has stayed.",
        World("slope", "slate", Light("left", 0, rim="spark"), {"side": "right", "grass": False}),
        (
            Shape("M-30,600C180,520 420,470 640,330V940H-30Z", "soft", depth=80),
            *(
                Line(
                    ((x, 930), (x + 120 + k * 4, 640 - k * 34), (x + 200 + k * 10, 560 - k * 46)),
                    6,
                    "mid",
                    fade=0.5,
                )
                for k, x in enumerate(range(-60, 420, 96))
            ),
            Taper("532,616 480,700 420,770", (8, 12, 18), "deep", flat=True, fade=0.8),
            Taper("380,690 456,716 540,780", (7, 11, 7), "deep", flat=True, fade=0.8),
            Shape(disc(404, 794, 22), "deep", flat=True, fade=0.8),
            Taper("372,776 404,806 436,834", (7, 10, 7), "deep", flat=True, fade=0.8),
            Line("532,620 530,330 534,120", 15, "deep"),
            Line("446,220 532,210 606,222", 13, "deep"),
            Bird("crow", "perch", (566, 214), 110, "ink/spark", flip=True, look="down"),
            Figure(
                "man",
                "march",
                (262, 870),
                590,
                "spark/deep",
                "sly",
                look="us",
                wears="overalls",
                hat="straw",
                shape="thin",
                print="checks",
                holds=Held("suitcase", size=120, hand="far"),
                hair="bob/glow",
                skin="pale",
                flip=True,
            ),
            *(
                Line(((x, y), (x + dx, y + dy)), 4, "glow")
                for x, y, dx, dy in (
                    (250, 372, -30, 18),
                    (250, 372, -18, 32),
                    (276, 374, 22, 28),
                    (276, 372, 32, 14),
                    (134, 540, -26, 10),
                    (134, 544, -20, 24),
                    (136, 548, -6, 28),
                    (270, 850, -26, 6),
                    (286, 850, 22, 10),
                    (276, 856, -6, 24),
                    (58, 660, -8, 26),
                    (54, 654, -22, 12),
                )
            ),
            Bird("crow", "chase", (446, 476), 120, "ink/glow", flip=True),
        ),
    ),
)
