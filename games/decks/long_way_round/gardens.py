"""Gardens, meadows and fields."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Inside,
    Light,
    Line,
    Moon,
    Put,
    Shape,
    Spread,
    Turned,
    Within,
    World,
    disc,
)

NIGHT = World("backdrop", "night", "left", {"tone": "ink", "to": "deep", "spot": False})

CARDS = (
    Card(
        "star-fountain",
        "Please Do Not Drink",
        "The fountain runs with night, and the goat has drunk from it; behind the girl who "
        "pulls it a boy fills his cup.",
        World("wall", "plum", Light("right", 0), {"tone": "pale", "bricks": True}),
        (
            Glow((300, 560), 420, "glow", 0.7),
            Shape("M-30,800H640V930H-30Z", "mid", depth=40),
            Shape("M70,170h236v262h-236Z", "deep", depth=10),
            Shape("M86,186h204v230h-204Z", "glow", flat=True),
            Shape("M134,226h108l-16,154h-76Z", "soft", flat=True),
            Shape("M141,290h94l-9,82h-76Z", "deep", flat=True),
            Line("114,392 264,208", 15, "spark"),
            Shape(
                "M420,40H640V104C560,96 500,110 478,150L484,186H404L398,130C396,90 402,60 420,40Z",
                "deep",
                depth=40,
            ),
            Shape("M392,172H496V204H392Z", "ink", depth=10),
            Within("M404,204C400,360 402,560 400,740H500C490,560 488,360 484,204Z", (), NIGHT),
            dots("424,250 462,320 426,400 470,470 420,520 456,590 430,650", 7, "spark"),
            dots("450,260 420,330 456,380 440,450 470,540 410,600 470,640 446,300", 3.5, "glow"),
            Shape(
                "M376,724H640V800C600,830 580,830 570,836L580,890H640V910H440L470,836"
                "C420,820 384,784 376,724Z",
                "soft",
                depth=60,
            ),
            Within("M386,728C420,708 560,708 640,718V750C560,762 440,756 386,728Z", (), NIGHT),
            dots("412,728 440,742 520,734 480,724 560,740", 4, "glow"),
            Put("drinking-goat", (266, 870), 356, "ink/spark", shadow=0.2),
            Inside("drinking-goat", (266, 870), 356, (), NIGHT, edge="glow"),
            dots("150,680 204,720 276,684 320,716 240,752 356,670 176,776", 7, "spark"),
            dots(
                "170,700 220,690 256,724 300,740 340,690 180,740 230,770 160,820 300,800 380,700",
                3.5,
                "glow",
            ),
            Figure(
                "girl",
                "pull",
                (112, 888),
                290,
                "spark/glow",
                "strain",
                flip=False,
                shadow=0,
                hand=(146, 668),
                other_hand=(150, 680),
            ),
            Figure(
                "boy",
                "tiptoe",
                (560, 892),
                330,
                "spark/glow",
                "sly",
                flip=True,
                look="left",
                shadow=0.2,
                hand=(462, 668),
                holds=Held("cup", size=64, coat="glow/spark"),
            ),
        ),
    ),
    Card(
        "kite-child",
        "Hold Tight",
        "Down in the field a kite holds the string; at its upper end flies a boy, and a gull "
        "has begun on the knot.",
        World("backdrop", "fern", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            Shape("M-30,700C140,640 420,650 640,720V930H-30Z", "soft", depth=40),
            *(
                Line(((-20, y), (300, y - 34), (620, y + 10)), 4, "mid", fade=0.6)
                for y in (730, 764, 806, 856)
            ),
            Put("kite", (486, 690), 80, "mid/deep", shadow=0),
            Line("480,640 500,560 510,480", 2, "ink"),
            Figure("girl", "float", (512, 450), 80, "mid/deep", silhouette="mid", flip=True),
            Shape("M70,800C150,770 330,790 380,830S200,870 70,800Z", "deep", flat=True, fade=0.5),
            Shape("M180,380L330,560L210,850L60,600Z", "spark", depth=90),
            Line("180,384 210,846", 6, "ink"),
            Line("64,598 326,560", 6, "ink"),
            Shape("M180,380L330,560L196,576Z", "glow", flat=True, fade=0.25),
            Line("210,846 250,862 320,842 380,864 460,846", 5, "ink"),
            *(
                Shape(f"M{x},{y}l-18,-14v28ZM{x},{y}l18,-14v28Z", "spark", depth=6)
                for x, y in ((262, 860), (330, 844), (400, 862))
            ),
            Line("196,576 300,470 396,340 424,210", 4, "ink"),
            Bird("gull", "fly", (290, 386), 110, "glow/deep"),
            Figure("boy", "float", (416, 170), 280, "spark/ink", "dread", look="down", shadow=0),
            Line("396,196 424,204 452,190", 8, "ink"),
            Line("424,204 432,216 424,226", 8, "ink"),
        ),
    ),
    Card(
        "moon-leash",
        "Evening Walk",
        "A dog takes the moon for a walk downhill; far behind calls the one who holds the "
        "other half of the lead.",
        World("backdrop", "plum", Light("left", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((320, 290), 520, "mid", 1),
            Spread(
                "star",
                ((60, 90, 16, 0), (560, 80, 18, 10), (548, 470, 14, 0), (66, 300, 12, 0)),
                "glow",
            ),
            Shape("M-40,540C120,600 420,766 640,870V940H-40Z", "soft", depth=120),
            Moon((352, 246), 176, plane="mid"),
            Within(
                disc(352, 246, 176),
                (
                    Line("140,130 250,246 372,316 560,370", 16, "spark"),
                    Line("476,40 450,180 408,330 390,460", 16, "spark"),
                ),
            ),
            Blob("380,306 360,272 380,254 404,284 418,320", "spark", depth=8),
            Blob("416,320 456,306 470,332 442,342", "spark", depth=8),
            Shape(disc(408, 320, 16), "spark", depth=8),
            Line("412,326 440,440 458,600", 8, "spark"),
            Turned((Beast("dog", "pull", (304, 734), 150, "ink/glow", shadow=0),), (304, 734), 25),
            Line("472,594 454,612 448,642", 13, "spark"),
            Figure(
                "old-man",
                "stumble",
                (120, 606),
                230,
                "ink/spark",
                "shout",
                shadow=0,
                hand=(206, 480),
                other_hand=(60, 470),
                wears="long-coat",
                hair="bald+full/glow",
            ),
            Line("206,480 224,516 242,510 250,546", 8, "spark"),
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
            Figure(
                "man",
                "arms-wide",
                (532, 630),
                330,
                silhouette="deep",
                hat="straw",
                turn=-118,
                fade=0.7,
                shadow=0,
            ),
            Line("532,620 530,330 534,120", 15, "deep"),
            Line("446,220 532,210 606,222", 13, "deep"),
            Bird("crow", "perch", (480, 216), 84, "ink/spark", flip=True, look="down"),
            Figure(
                "man",
                "walk",
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
                    (226, 384, -28, 18),
                    (226, 384, -16, 32),
                    (256, 386, 22, 28),
                    (256, 384, 32, 14),
                    (344, 578, 26, 8),
                    (344, 580, 24, 22),
                    (340, 582, 8, 28),
                    (150, 824, -26, -4),
                    (154, 830, -22, 12),
                    (366, 812, 26, -6),
                    (368, 818, 26, 8),
                    (364, 810, 14, -18),
                )
            ),
            Bird("crow", "chase", (432, 480), 110, "ink/glow", flip=True),
        ),
    ),
)
