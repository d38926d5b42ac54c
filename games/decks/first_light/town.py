"""Cards of the town: roofs, chimneys, washing lines."""

import math

from games.decks.first_light.houses import gables
from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    Turned,
    View,
    Within,
    World,
    box,
    disc,
)


def lune(x: float, y: float, radius: float, lit: float) -> str:
    """A phase of the moon: from -1, which is new, by 0, which is half, to 1, which is full."""
    back = f"A{abs(lit) * radius:.0f},{radius:g} 0 0 {1 if lit > 0 else 0} {x:g},{y - radius:g}Z"
    return f"M{x:g},{y - radius:g}A{radius:g},{radius:g} 0 0 1 {x:g},{y + radius:g}{back}"


def burst(x: float, y: float, radius: float, count: int) -> str:
    """The bristles of a round brush."""
    spots = (
        (x + reach * math.cos(turn), y + reach * math.sin(turn))
        for number in range(count * 2)
        for turn in (math.pi * number / count,)
        for reach in (radius if number % 2 else radius * 0.42,)
    )
    return "M" + "L".join(f"{a:.0f},{b:.0f}" for a, b in spots) + "Z"


def pegs(*places: tuple[float, float]) -> Shape:
    return Shape("".join(f"M{x - 5},{y - 14}h10v34h-4v-14h-2v14h-4z" for x, y in places), "spark")


CARDS = (
    Card(
        "kept-whale",
        "The Kept Whale",
        "A boy keeps a whale on a string; it has lifted him off the roof, and only his "
        "grandmother has him by the shoe.",
        World(
            "roofs", "dawn", Light("low-left", 0.5, rim="glow"), {"hour": "day", "low": 60},
            View((300, 560), 1.3, 9),
        ),
        (
            Put("whale", (500, 610), 76, "deep/soft", flip=True),
            Line("500,606 520,650 512,690", 3),
            Put("whale", (300, 342), 292, "mid+deep/soft", turn=-7),
            Line("300,90 280,140 272,230 290,332", 13, "spark"),
            Figure(
                "boy", "hang", (240, 430), 350, "spark/deep", "wonder", look="right-up",
                hand=(322, 452), other_hand=(318, 414), hands="grip",
                through=(Line("290,332 310,372 320,430 324,490 316,540", 6, "spark"),),
            ),
            Shape("M462,740H560V940H462Z M450,714H572V750H450Z", "mid", depth=24),
            Shape("M476,690h22v24h-22z M524,690h22v24h-22z", "spark", depth=8),
            Figure(
                "old-woman", "reach", (138, 1060), 540, "deep/spark", "fear", look="up",
                hand=(252, 756), other_hand=(240, 778),
            ),
            Shape("M-30,880L640,830V940H-30Z", "ink", depth=40),
            Shape("M-30,860L640,808V836L-30,888Z", "mid+deep", depth=14),
        ),
    ),
    Card(
        "moon-laundry",
        "Washing Day",
        "The phases of the moon hang on a washing line; one peg is empty, and somebody tiptoes "
        "off with something bright.",
        World(
            "roofs", "night", Light("right", 0.4, rim="glow"), {"hour": "dusk", "low": 110},
            View((300, 520), 1.15, -8),
        ),
        (
            Shape(lune(446, 324, 66, -0.4), "glow", depth=20),
            Shape(lune(306, 392, 124, 0.02), "glow", depth=36),
            Figure(
                "woman", "hold-up", (150, 1080), 830, "deep/spark", "calm", look="up",
                hand=(318, 256), other_hand=(222, 252), hat="headscarf",
                wears="summer-dress", shadow=0, hands="grip",
                through=(Line("-20,170 180,246 400,262 620,206", 5, "pale"),),
            ),
            pegs((270, 256), (364, 262), (452, 254), (508, 240), (560, 228)),
            Shape("M-30,880L330,820L640,860V940H-30Z", "ink", flat=True),
            Glow((500, 700), 210, fade=0.9),
            Shape(disc(498, 694, 66), "glow", depth=20),
            Figure(
                "boy", "tiptoe", (430, 846), 340, "spark/deep", "sly", look="behind",
                hand=(512, 724), other_hand=(480, 752),
            ),
            Put("sun", (96, 836), 190, "spark/glow", shadow=0),
            Shape("M-10,770H206L180,912H20Z", "soft", depth=40),
            Line("-8,800 96,812 204,800", 6, "mid"),
        ),
    ),
    Card(
        "tightrope-elephant",
        "A Light Step",
        "An elephant crosses the town on a thread; at its end somebody sews, and is about to bite "
        "it off.",
        World(
            "roofs", "rose", Light("right", 0.5, rim="glow"), {"hour": "dusk", "low": 150},
            View((300, 560), 1.1, 10),
        ),
        (
            Spread("swallow", ((520, 90, 40, 20), (450, 60, 26, 0)), "deep"),
            Shape(box(-30, 300, 246, 640), "deep", depth=60),
            Shape(box(-30, 340, 206, 480), "glow", depth=20),
            Shape(box(-30, 340, 60, 480), "soft", flat=True),
            Shape("M-30,340H100L60,470L20,520L-30,640Z", "mid", depth=16),
            Put("umbrella", (228, 336), 250, "spark/glow", turn=-10, shadow=0),
            Put("startled-elephant", (410, 590), 372, "deep/soft", turn=-8, shadow=0),
            Line("196,606 250,612 330,601 410,590 500,574 640,528", 4),
            Beast("mouse", "stand", (262, 612), 40, "ink/glow", flip=True, shadow=0),
            Shape(disc(292, 394, 13), "glow", flat=True),
            Shape(disc(288, 397, 7), "ink", flat=True),
            Figure(
                "woman", "read-sitting", (36, 824), 560, "spark/ink", "sly", look="right",
                hand=(150, 590), other_hand=(190, 612), hands="clasp",
                through=(Line("120,600 150,590 200,607", 4),),
            ),
            Line("120,600 84,650 60,738", 4),
            Shape("M-30,806H230V850H-30Z", "mid", depth=20),
            Put("spool", (60, 808), 74, "glow/spark", shadow=0),
            Shape("M-30,850H206V940H-30Z", "deep", depth=30),
        ),
    ),
    Card(
        "giraffe-chimney",
        "Sweep",
        "A giraffe looks out of the chimney at the sweep; its legs stand in the parlour, where "
        "tea has been stopped.",
        World(
            "backdrop", "fern", Light("left", 0.5, rim="spark"), {"tone": "soft", "to": "pale"}
        ),
        (
            Turned((
            Taper("350,440 356,320 340,200 290,110", (66, 56, 46, 38), "pale"),
            Blob("344,380 380,350 400,390 370,420", "spark", flat=True),
            Blob("308,330 336,300 350,340 322,366", "spark", flat=True),
            Blob("360,270 390,250 388,300 366,310", "spark", flat=True),
            Blob("300,230 330,220 340,262 312,270", "spark", flat=True),
            Blob("318,150 350,160 352,200 330,196", "spark", flat=True),
            Taper("300,74 306,56 306,38", (9, 8, 13), "pale"),
            Taper("262,74 262,56 258,40", (9, 8, 13), "pale"),
            Blob("318,84 380,60 396,84 350,118 316,120", "soft"),
            Blob("320,70 336,120 300,170 230,214 170,236 138,214 146,182 200,120 262,64", "pale"),
            Shape(disc(240, 124, 22), "glow", depth=8),
            Shape(disc(232, 128, 12), "ink", flat=True),
            Line("216,96 240,90 266,108", 6),
            Line("160,190 168,196", 6),
            Line("144,214 176,216 200,204", 4),
            ), move=(0, 28)),
            Shape("M-30,690L640,400V940H-30Z", "deep", depth=60),
            *(Line(((x, 690 - x * 0.43), (x + 60, 1000 - x * 0.43)), 3, "ink", fade=0.4)
              for x in range(-60, 620, 60)),
            Shape("M270,420H440V560H270Z M250,392H460V436H250Z", "mid", depth=30),
            Shape(box(214, 640, 330, 240), "soft", depth=20),
            Within(
                box(230, 656, 298, 208),
                (
                    Shape(box(220, 640, 330, 240), "pale", depth=30),
                    Shape("M250,880V690H410V880H382V722H278V880Z", "mid", depth=16),
                    Shape(box(278, 722, 104, 160), "ink", flat=True),
                    *(Taper(((x, 700), (x + d, 780), (x, 846)), (11, 9, 7), "pale")
                      for x, d in ((294, 3), (318, -2), (346, 2), (368, -3))),
                    *(Shape(f"M{x - 10},858v-16h20v16z", "spark", depth=4)
                      for x in (294, 318, 346, 368)),
                    Line("270,862 410,862", 8, "mid"),
                    Figure(
                        "old-woman", "sit", (480, 800), 210, "spark/deep", "doubt", flip=True,
                        look="left", hand=(440, 748),
                    ),
                    Put("chair", (486, 870), 150, "deep/spark", shadow=0, flip=True),
                    Shape("M424,728h20l-3,18h-14z", "deep", flat=True),
                ),
            ),
            Shape("M379,656h10v208h-10z M198,864H560V886H198Z", "soft", depth=10),
            Blob("30,676 130,648 262,606 288,616 170,664 50,692", "ink", fade=0.5, flat=True),
            Figure(
                "man", "throw", (140, 664), 430, "ink/spark", "wonder", look="up", shadow=0,
                hat="top-hat", wears="overalls", hand=(204, 432), other_hand=(160, 520),
            ),
            Line("138,560 204,432 262,318", 9, "ink"),
            Shape(burst(268, 300, 54, 15), "ink", flat=True),
        ),
    ),
    Card(
        "hanging-town",
        "Neighbours",
        "Another town hangs from the sky upside down; over the gap somebody there hands down "
        "the tea, which falls the other way.",
        World(
            "backdrop", "ember", Light("left", 0.4, rim="glow"), {"tone": "mid", "to": "pale"}
        ),
        (
            Turned(
                (
                    *gables((20, 760, 90), (150, 780, 80), (300, 770, 90), (440, 800, 80),
                            coat="soft"),
                    *gables((-60, 800, 160), (130, 850, 140), (300, 830, 150), (480, 860, 150),
                            coat="mid", dark=(1,)),
                ),
                turn=176,
            ),
            Turned(
                (
                    *gables((20, 770, 80), (250, 760, 90), (380, 790, 80), (520, 770, 90),
                            coat="soft"),
                    *gables((-40, 850, 150), (230, 850, 130), (380, 810, 170), (560, 850, 150),
                            coat="deep", dark=(2,)),
                ),
                turn=-4,
            ),
            Taper("192,338 164,306 158,230 170,140 150,50 158,-20", (6, 8, 10, 11, 14, 16), "glow"),
            Put("teapot", (262, 424), 124, "deep/glow", turn=204, flip=True, shadow=0),
            Figure(
                "old-man", "offer", (470, 50), 520, "spark/glow", "smile", turn=180,
                hand=(310, 372), other_hand=(344, 340), shadow=0,
                hair="bald+moustache/pale",
            ),
            Figure(
                "woman", "embrace", (110, 1080), 640, "deep/spark", "wonder", look="up",
                hand=(340, 600), other_hand=(290, 640), holds=Held("cup", size=84, hand="near"),
            ),
            Put("rooster", (470, 728), 84, "ink/spark", shadow=0),
        ),
    ),
    Card(
        "pear-eclipse",
        "A Heavy Evening",
        "A pear hangs over the houses by one thread; the girl who cuts it sits on the pear, and in "
        "the pear somebody has just put out his head.",
        World(
            "backdrop", "moss", Light("left", 0.4, rim="pale"), {"tone": "mid", "to": "pale"}
        ),
        (
            Turned(
                (
                    *gables((-20, 760, 90), (90, 740, 80), (420, 740, 80), (520, 760, 100),
                            coat="mid+soft"),
                    *gables((-50, 850, 140), (110, 830, 130), (270, 860, 140), (440, 830, 150),
                            coat="deep", dark=(2,)),
                ),
                turn=5,
            ),
            Glow((260, 420), 420, fade=0.6),
            Line("236,-20 232,90 236,220", 6),
            Put("pear", (228, 880), 690, "soft/spark"),
            Put("window", (168, 772), 190, "deep"),
            Glow((168, 690), 150, fade=0.7),
            Within(
                "M70,480H270V752H70Z",
                (
                    Figure(
                        "man", "peek", (168, 846), 250, "deep/spark", "fear", look="us-up",
                        hat="nightcap", wears="pyjamas", shadow=0,
                    ),
                ),
            ),
            Shape("M76,744H260V768H76Z", "spark", depth=10),
            Put("tulip", (100, 746), 60, "spark/deep", shadow=0),
            Figure(
                "girl", "ride", (352, 478), 430, "spark/deep", "doubt", flip=True,
                look="left-up", hand=(292, 232), other_hand=(278, 352),
                turn=8, holds=Held("scissors", size=190, turn=-60, coat="ink/spark"), shadow=0,
            ),
            Figure("old-man", "shiver", (510, 868), 150, "glow/spark", "fear", "up", flip=True),
            Blob("-30,850 120,836 420,844 640,870 640,950 -30,950", "ink", fade=0.5, flat=True),
        ),
    ),
)  # fmt: skip
