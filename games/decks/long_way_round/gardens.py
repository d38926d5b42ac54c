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
            Shape("M-30,740C160,720 420,736 640,710V930H-30Z", "soft+mid", depth=70),
            Shape("M392,80H552V260H392Z", "glow", depth=16),
            Shape("M438,120H506L496,226H448Z", "deep", depth=10),
            Line("406,246 538,94", 14, "spark"),
            Shape("M56,176H150V330H56Z", "mid", depth=24),
            Taper("90,232 140,232 164,256 166,300", (26, 22, 22, 28), "pale"),
            Shape("M96,690H172L186,930H82Z", "mid", depth=40),
            Shape("M10,596H262C256,676 220,714 142,714S18,676 10,596Z", "mid", depth=60),
            Within(
                "M142,292H190C196,380 196,500 212,592L120,592C136,500 142,380 142,292Z"
                "M18,584C60,550 220,550 256,584C220,622 60,622 18,584Z"
                "M24,590C60,596 70,640 70,700V822H46V700C46,650 40,630 18,600Z",
                (
                    dots("152,330 176,350 160,400 180,440 158,480 184,520 150,556", 4.5),
                    dots("166,374 170,498 90,592 210,600 130,604 240,592 54,660 50,760", 3),
                ),
                World("backdrop", "dawn", "left", {"tone": "ink", "to": "deep", "spot": False}),
                edge="deep",
            ),
            Line("20,602 60,622 142,630 220,620 260,602", 12, "pale"),
            Beast("goat", "stand", (352, 850), 250, "glow/spark", look="down", flip=True),
            Within(
                "M282,650C312,616 396,612 420,650C426,696 396,722 350,718C306,716 280,696 282,650Z",
                (
                    Spread(
                        "star",
                        (
                            (318, 660, 28, 0),
                            (370, 646, 20, 12),
                            (396, 682, 24, 0),
                            (348, 698, 18, 0),
                        ),
                        "glow",
                    ),
                ),
                World("backdrop", "dawn", "left", {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Figure(
                "girl",
                "pull",
                (462, 896),
                400,
                "spark/glow",
                "fear",
                flip=True,
                hair="plaits",
                hand=(440, 566),
                other_hand=(420, 576),
                hands="grip",
            ),
            Line("448,562 380,568 262,586", 8, "spark"),
            Line("240,560 258,586 276,640", 11, "spark"),
            Figure(
                "boy",
                "stand",
                (118, 1020),
                280,
                "deep/glow",
                "sly",
                look="us",
                flip=True,
                hand=(40, 850),
                holds=Held("cup", size=62, coat="spark/glow"),
                shadow=0,
            ),
        ),
    ),
    Card(
        "kite-child",
        "Hold Tight",
        "Down in the field a kite holds the string; at its upper end flies a boy, and a gull "
        "has begun on the knot.",
        World("backdrop", "fern", Light("right", 0.5, rim="glow"), {"tone": "soft", "to": "pale"}),
        (
            Shape("M-30,-30H250L200,330L-30,390Z", "mid+soft", depth=60),
            Shape("M262,-30H640V240L212,330Z", "soft", depth=60),
            Shape("M640,254V560L330,640L214,344Z", "mid+soft", depth=60),
            Shape("M-30,404L202,344L318,644L-30,740Z", "pale", depth=60),
            Shape("M-30,754L320,658L400,940H-30Z", "soft", depth=60),
            Shape("M334,654L640,574V940H414Z", "pale", depth=60),
            *(
                Line(((20 + k * 44, 440 - k * 11), (60 + k * 44, 690 - k * 12)), 4, "soft")
                for k in range(5)
            ),
            *(Line(((400, 720 + k * 46), (600, 664 + k * 46)), 4, "soft") for k in range(4)),
            Figure(
                "boy", "star-jump", (480, 850), 120, silhouette="deep", fade=0.35, turn=10, shadow=0
            ),
            Put("kite", (120, 880), 210, "spark/glow", turn=-12),
            Put("kite", (556, 770), 80, "spark/glow", turn=20, shadow=0),
            Line("548,696 540,660 530,616", 2.5, "ink"),
            Figure("girl", "float", (520, 570), 130, "ink/spark", "fear", shadow=0, flip=True),
            Line("216,478 240,560 216,680 128,782", 5, "ink"),
            Figure(
                "boy",
                "star-jump",
                (330, 500),
                470,
                "deep/spark",
                "fear",
                look="us-down",
                print="stripes",
                extras=("scarf",),
                turn=8,
                shadow=0,
            ),
            Line("200,462 216,474 236,466", 9, "ink"),
            Bird("gull", "fly", (330, 726), 190, "glow/spark", flip=True),
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
            Taper("500,640 460,720 420,770", (7, 16, 18), "deep", flat=True, fade=0.8),
            Taper("380,690 456,716 540,780", (7, 11, 7), "deep", flat=True, fade=0.8),
            Shape(disc(404, 794, 22), "deep", flat=True, fade=0.8),
            Taper("372,776 404,806 436,834", (7, 10, 7), "deep", flat=True, fade=0.8),
            Line("498,646 496,330 500,120", 15, "deep"),
            Line("412,220 498,210 572,222", 13, "deep"),
            Bird("crow", "perch", (530, 214), 110, "ink/spark", flip=True, look="down"),
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
                hair="none",
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
            Bird("crow", "chase", (424, 404), 140, "ink/glow", flip=True),
        ),
    ),
)
