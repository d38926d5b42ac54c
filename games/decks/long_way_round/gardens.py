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
    Taper,
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
                "M446,40H640V104C586,96 526,110 504,150L510,186H430L424,130C422,90 428,60 446,40Z",
                "deep",
                depth=40,
            ),
            Shape("M418,172H522V204H418Z", "ink", depth=10),
            Shape("M330,736H640V776H330Z", "pale+soft", depth=10),
            Within("M350,744H640V776H350Z", (), NIGHT),
            Within("M430,204C426,360 428,560 426,752H526C516,560 514,360 510,204Z", (), NIGHT),
            dots("450,250 488,320 452,400 496,470 446,540 482,610", 7, "spark"),
            dots("476,260 446,330 482,380 466,450 496,540 436,600 496,650 472,306", 3.5, "glow"),
            Shape("M330,770H640V890H366Z", "glow", depth=30),
            Shape("M330,764H640V784H330Z", "pale", depth=8),
            Put("drinking-goat", (264, 884), 308, "ink/spark", shadow=0.2),
            Inside("drinking-goat", (264, 884), 308, (), NIGHT, edge="glow"),
            Shape(disc(383, 732, 6) + "M362,712L326,722L354,740Z", "glow", flat=True),
            dots("166,716 210,750 270,710 306,738 240,766 340,700 186,790", 7, "spark"),
            dots(
                "180,730 226,712 256,744 290,760 326,716 190,758 230,786 176,830 290,806 356,724",
                3.5,
                "glow",
            ),
            Figure(
                "girl",
                "lean-back",
                (96, 888),
                256,
                "spark/glow",
                "strain",
                look="half",
                shadow=0,
                hand=(138, 672),
                other_hand=(130, 656),
                hands="grip",
            ),
            Figure(
                "boy",
                "stand",
                (546, 892),
                310,
                "spark/deep",
                "sly",
                flip=True,
                look="left",
                shadow=0.2,
                hand=(470, 690),
                other_hand=(512, 730),
                holds=Held("cup", size=60, coat="glow/spark"),
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
            Put("kite", (518, 704), 66, "mid/deep", shadow=0),
            Line("514,660 528,620 532,576", 2, "ink"),
            Figure("girl", "star-jump", (532, 586), 74, "mid/deep", silhouette="deep", shadow=0),
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
            Taper("404,456 404,408 440,364", (20, 20, 3), "pale+glow"),
            Taper("448,470 496,486 512,478", (16, 14, 4), "pale+glow"),
            Blob("334,450 352,434 384,444 440,448 476,466 440,494 390,496 350,474", "glow"),
            Taper("420,470 476,424 562,416", (24, 22, 2), "glow"),
            Line("428,480 470,454 520,436", 3, "mid"),
            Taper("516,424 540,418 564,416", (9, 7, 2), "ink"),
            Taper("424,384 432,374 442,362", (8, 6, 2), "ink"),
            Shape("M336,446L306,456L310,462L338,460Z", "spark", depth=4),
            Shape(disc(352, 450, 5), "ink", flat=True),
            Figure("boy", "float", (430, 180), 290, "spark/glow", "dread", look="down", shadow=0),
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
            Line("478,596 452,606 432,650", 15, "spark"),
            Shape(disc(458, 602, 11), "spark", depth=6),
            Blob("458,612 474,618 480,648 468,660 456,638", "mid", depth=10),
            Figure(
                "old-man",
                "stumble",
                (112, 602),
                230,
                "ink/spark",
                "shout",
                shadow=0,
                hand=(232, 516),
                other_hand=(56, 476),
                wears="long-coat",
                hair="bald+full/glow",
            ),
            Line("222,508 232,518 240,540 228,560 242,584", 8, "spark"),
        ),
    ),
    Card(
        "scarecrow-off",
        "Notice",
        "The scarecrow has left with its suitcase; the crows want it back, "
        "and its shadow has stayed.",
        World("slope", "slate", Light("right", 0, rim="spark"), {"side": "right", "grass": False}),
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
            Blob("462,640 520,622 590,630 610,652 540,664 480,658", "mid", depth=10),
            Shape(
                "M529,645L537,647L501,731L493,729ZM479,688L495,697L513,694L525,706L546,703L510,756L50"
                "7,772L551,779L556,790L540,804L489,794L474,799L462,796L453,786L404,773L402,754L415,74"
                "8L456,761L466,746ZM477,818L471,826L462,832L453,832L446,828L443,820L445,810L451,802L4"
                "60,796L469,796L476,800L479,808ZM413,812L502,833L496,839L476,836L462,854L429,847L432,"
                "826L413,820Z",
                "deep",
                flat=True,
                fade=0.6,
            ),
            Line("532,640 530,330 534,120", 15, "deep"),
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
            Taper("318,462 350,470 378,476", (16, 9, 4), "deep"),
            Bird("crow", "chase", (442, 478), 96, "ink/spark", flip=True),
        ),
    ),
)
