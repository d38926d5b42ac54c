"""Luggage, platforms, the first steps."""

from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    View,
    World,
    box,
    disc,
)


def _dial(x: float, y: float, r: float, rim: str, hat: str = "") -> tuple[Thing, ...]:
    """A clock where somebody's head would be."""
    brim, crown = y - r * 0.74, r * 0.56
    dome = f"M{x - crown},{brim}c0,{-r} {2 * crown},{-r} {2 * crown},0Z"
    worn = (
        (Shape(f"{dome}M{x - r},{brim}h{2 * r}v{r * 0.16}h{-2 * r}Z", hat, depth=14),)
        if hat
        else ()
    )
    return (
        Shape(disc(x, y, r), rim, depth=18),
        Put("clock-face", (x, y + r * 0.86), r * 1.72, "glow"),
        *worn,
    )


CARDS = (
    Card(
        "packed-town",
        "Everything I Need",
        "She has packed the whole town, and the church is in the way; some "
        "have left by the ladder.",
        World("floor", "brass", Light("right", 0.5, rim="spark"), {"kind": "cobbles", "tilt": 14}),
        (
            Shape("M60,520L110,330H520L560,500Z", "ink", flat=True),
            Glow((310, 480), 330, "glow", 0.9),
            Put("house", (214, 616), 200, "soft/ink"),
            Put("tower", (360, 640), 330, "deep/spark"),
            Put("house", (464, 620), 190, "mid/ink"),
            Put("house", (300, 656), 120, "spark/ink"),
            Figure("man", "raise-both", (366, 424), 76, "glow/spark", "shout", shadow=0),
            Shape("M10,270L70,60H560L600,240L560,330H60Z", "deep", depth=70),
            Shape("M36,262L88,86H540L574,240Z", "spark", depth=30),
            Shape("M40,640H580L560,860H64Z", "deep", depth=80),
            Shape("M40,640H580L577,668H43Z", "spark", depth=12),
            Shape("M118,668h40l6,192h-40ZM470,668h40l-8,192h-40Z", "mid", flat=True),
            Shape(
                "M230,706h150v20h-14q-6,44 -61,44t-61,-44h-14Zm38,20q6,22 37,22t37,-22Z",
                "soft",
                depth=8,
            ),
            Hand("grip", (150, 190), (80, -160), 170, "spark+glow/glow", flip=True),
            Hand("grip", (446, 180), (520, -160), 170, "spark+glow/glow"),
            Put("ladder", (206, 890), 270, "glow", turn=6, shadow=0),
            Figure("woman", "climb", (216, 780), 89, "spark/ink", flip=True, shadow=0),
            Figure("boy", "climb", (206, 884), 86, flip=True, shadow=0, silhouette="soft"),
            Beast("dog", "pull", (478, 884), 100, "glow/ink", flip=True),
            Line("410,812 384,800 376,770 396,730 370,700 384,664", 9, "spark"),
        ),
    ),
    Card(
        "clock-passengers",
        "The Regulars",
        "Clocks in coats greet each other while the train leaves; the smallest has the "
        "hands of the station clock.",
        World("backdrop", "slate", Light("left", 0.5, rim="glow"), {"tone": "soft", "to": "pale"}),
        (
            Shape("M-30,470L640,400V720L-30,760Z", "mid", depth=60),
            *(
                Shape(f"M{x},{y}l84,-9v96l-84,9z", "spark+glow", flat=True)
                for x, y in ((-40, 530), (90, 516), (220, 502), (350, 488), (480, 474))
            ),
            Shape("M-30,800L640,770V940H-30Z", "mid+soft", depth=60),
            Shape(
                "M-30,-30H640V96L600,130 560,98 520,134 480,102 440,138 400,106 360,142 320,110 "
                "280,146 240,114 200,150 160,118 120,154 80,122 40,158 0,126 -30,150Z",
                "deep",
            ),
            Line("300,90 300,170", 12, "ink"),
            Shape(disc(300, 246, 88), "ink", depth=20),
            Shape(disc(300, 246, 72), "glow", depth=14),
            Shape(disc(300, 246, 8), "ink", flat=True),
            Figure(
                "man",
                "offer",
                (92, 1130),
                760,
                "ink/spark",
                "none",
                wears="long-coat",
                hair="none",
                hand=(300, 628),
                other_hand=(60, 760),
                shadow=0,
            ),
            *_dial(150, 452, 88, "deep", "ink"),
            Figure(
                "woman",
                "offer",
                (510, 1150),
                760,
                "spark/deep",
                "none",
                flip=True,
                wears="dress",
                hair="none",
                hand=(306, 632),
                other_hand=(540, 780),
                shadow=0,
            ),
            *_dial(452, 474, 84, "deep", "spark"),
            Figure(
                "boy",
                "shrug",
                (300, 995),
                330,
                "glow/deep",
                "none",
                hair="none",
                hand=(256, 808),
                other_hand=(346, 806),
                hands="grip",
                shadow=0,
            ),
            *_dial(300, 736, 62, "ink"),
            *(
                thing
                for grow, coat in ((6, "ink"), (0, "glow"))
                for thing in (
                    Taper("300,850 252,800 204,748", (7 + grow, 6 + grow, 5 + grow), coat, True),
                    Taper("300,850 370,776 440,702", (7 + grow, 6 + grow, 5 + grow), coat, True),
                    Shape(disc(196, 740, 22 + grow) + disc(446, 696, 22 + grow), coat, flat=True),
                    Taper("186,730 172,714 160,700", (12 + grow, 8 + grow, grow), coat, True),
                    Taper("456,686 474,666 490,648", (12 + grow, 8 + grow, grow), coat, True),
                    Shape(disc(300, 850, 20 + grow), coat, flat=True),
                )
            ),
            Shape(disc(196, 740, 10) + disc(446, 696, 10), "ink", flat=True),
            Shape(disc(300, 850, 9), "ink", flat=True),
            *(Shape(disc(x, y, 17), "soft", depth=8) for x, y in ((256, 804), (346, 802))),
        ),
    ),
    Card(
        "tram-meadow",
        "End of the Line",
        "In a tram that the meadow has taken the conductor still asks for tickets; the "
        "passengers are poppies.",
        World("meadow", "fern", Light("left", 0.5), view=View((300, 560), 1.3, 7)),
        (
            Shape(
                "M-30,-30H630V930H-30ZM30,150H270V520H30ZM310,150H550V520H310Z".replace(
                    "ZM30,150H270V520H30Z", "ZM30,150V520H270V150Z"
                ).replace("ZM310,150H550V520H310Z", "ZM310,150V520H550V150Z"),
                "deep",
                flat=True,
            ),
            Line("-20,90 620,90", 10, "spark"),
            *(
                Shape(
                    f"M{x - 5},90h10v70h-10ZM{x},150c-34,0 -44,64 0,64s34,-64 0,-64Z"
                    "m0,12c18,0 24,40 0,40"
                    "s-18,-40 0,-40Z",
                    "spark",
                    depth=8,
                )
                for x in (84, 196, 360, 500)
            ),
            Put("goat", (150, 446), 170, "ink/spark", plane="far"),
            Shape("M-30,-30H630V62Q300,30 -30,62Z", "mid", depth=20),
            Shape(box(60, 18, 130, 34) + box(410, 18, 130, 34), "glow", depth=8),
            *(
                thing
                for x in (-50, 150)
                for thing in (
                    Shape(f"M{x},700V470q0,-30 30,-30h110q30,0 30,30V700Z", "ink", depth=20),
                    Shape(
                        "".join(box(x + 16, y, 138, 30) for y in (464, 506, 548, 590)),
                        "soft",
                        depth=12,
                    ),
                )
            ),
            Line("566,60 570,930", 14, "glow"),
            Shape(disc(568, 470, 22), "spark", depth=10),
            Figure(
                "old-man",
                "offer",
                (452, 950),
                700,
                "glow/deep",
                "stern",
                flip=True,
                wears="uniform",
                hat="peaked",
                look="left-down",
                hand=(312, 640),
                other_hand=(420, 560),
                hands="open",
            ),
            Line("520,388 470,480 420,566", 8, "ink"),
            Shape("M378,560L448,574L436,650L366,636Z", "ink", depth=14),
            Shape("M392,586l30,6l-3,14l-30,-6Z", "glow", flat=True),
            Put("poppy", (310, 960), 240, "ink/spark", turn=8),
            Put("poppy", (84, 980), 470, "ink/spark", turn=-6),
            Put("poppy", (196, 990), 300, "ink/spark", turn=10),
            Turned(
                (
                    Shape("M196,612L292,590L304,642L208,664Z", "pale", depth=8),
                    Line("216,634 262,624", 5, "ink"),
                    Shape(disc(282, 618, 8), "spark", flat=True),
                ),
                about=(250, 630),
                turn=-8,
                move=(-6, 24),
            ),
            Taper("178,760 196,700 222,666 246,660", (6, 13, 10, 4), "mid"),
            Bird("sparrow", "perch", (352, 262), 92, "ink/soft", flip=True),
        ),
    ),
    Card(
        "map-river",
        "Still Wet",
        "He has stepped into a sea that is only drawn, and the ship feels it; the pencil is "
        "still at work.",
        World("chart", "tide", Light("left", 0.6), view=View((250, 330), 1.45, 6)),
        (
            Shape(
                "M640,380C560,390 520,430 470,440C410,452 420,520 350,540C290,556 300,610 240,640"
                "C180,670 200,720 130,750C80,770 40,830 20,940H640Z",
                "mid+deep",
                depth=60,
            ),
            Line(
                "504,424 450,434 396,460 400,510 344,532 284,556 280,604 228,634 "
                "170,664 180,712 124,742 70,770 30,830 8,940",
                7,
                "glow",
            ),
            *(
                Line(
                    ((x, y), (x + 14, y - 9), (x + 28, y), (x + 42, y - 9), (x + 56, y)), 4, "soft"
                )
                for x, y in ((500, 480), (110, 850), (500, 850), (196, 800))
            ),
            Blob("24,246 50,218 100,208 150,220 170,246 110,270 54,268", "soft", depth=20),
            Put("castle", (96, 246), 136, "deep/spark"),
            Line("106,254 104,380 130,480 90,580 120,640 190,720", 7, "spark", dash="16 18"),
            *(
                Line(
                    (
                        (252 - w, 806),
                        (252 - w * 0.6, 806 - h),
                        (252, 806 - h * 1.3),
                        (252 + w * 0.6, 806 - h),
                        (252 + w, 806),
                        (252 + w * 0.6, 806 + h),
                        (252, 806 + h * 1.3),
                        (252 - w * 0.6, 806 + h),
                        (252 - w, 806),
                    ),
                    5,
                    "pale",
                    fade=f,
                )
                for w, h, f in ((60, 13, 1), (110, 26, 0.8), (150, 40, 0.5))
            ),
            Put("ship", (520, 850), 160, "ink/spark", turn=14, shadow=0),
            Figure(
                "man",
                "march",
                (262, 812),
                620,
                "spark/ink",
                "doubt",
                look="down",
                hand=(160, 560),
                other_hand=(396, 400),
                hands="open",
                shadow=0,
            ),
            Blob("186,806 220,784 252,778 300,786 320,806 290,826 240,830", "mid+deep", flat=True),
            *(
                Line(((x, y), (x + a, y - b)), 8, "glow")
                for x, y, a, b in (
                    (196, 790, -22, 30),
                    (222, 774, -10, 34),
                    (300, 776, 12, 32),
                    (322, 790, 26, 24),
                    (372, 744, 2, 18),
                    (392, 730, 2, 18),
                )
            ),
            Put("pencil", (562, 443), 380, "spark/ink", turn=20, shadow=0),
        ),
    ),
)
