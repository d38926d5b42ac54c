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
    Inside,
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
    spots,
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
            "roofs", "dawn", Light("low-left", 0.5, rim="glow"), {"hour": "day", "low": 140},
            View((300, 500), 1.3, 7),
        ),
        (
            Turned((
                Put("whale", (330, 430), 372, "mid+deep/soft"),
                Inside("whale", (330, 430), 372,
                       (Line("384,40 398,160 394,270 374,440", 30, "spark"),)),
            ), about=(330, 250), turn=-8),
            Line("398,336 397,420 394,490", 7, "spark"),
            Put("whale", (510, 640), 70, "deep/soft", flip=True),
            Line("510,636 528,670 520,716", 3),
            Shape("M480,716H560V940H480Z M470,706H570V734H470Z", "mid", depth=20),
            Figure("boy", "wave-front", (376, 716), 250, "spark/glow", "fear", look="us-down",
                   hand=(402, 446), other_hand=(394, 474), hands="grip", shadow=0, turn=6,
                   through=(Line("396,410 394,490", 7, "spark"),)),
            Shape("M-30,940V890L200,840L520,906V940Z", "deep", depth=40),
            Figure("old-woman", "pull", (284, 872), 230, "ink/spark", "worry", look="up",
                   hand=(354, 702), other_hand=(362, 690), hands="grip", shadow=0),
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
            Glow((300, 320), 300, "soft", 0.7),
            Line("-20,120 160,214 330,246 470,226 640,150", 5, "pale"),
            Shape("M204,228Q290,252 376,242C386,336 340,392 284,392C226,392 192,330 204,228Z",
                  "glow", depth=50),
            *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
              for x, y, r in ((322, 336, 30), (244, 274, 11), (268, 362, 15), (352, 278, 8))),
            Shape(lune(488, 314, 84, -0.45), "glow", depth=24),
            pegs((210, 232), (372, 242), (486, 224), (424, 236), (560, 190)),
            Shape("M64,940V520H190V940Z M50,500H204V534H50Z", "mid+deep", depth=34),
            Figure(
                "woman", "hold-up", (124, 504), 300, "spark/deep", "calm", look="right-up",
                hand=(196, 238), other_hand=(170, 226), hat="headscarf", wears="summer-dress",
                shadow=0, hands="flat",
            ),
            Glow((470, 700), 240),
            Shape("M-30,900L330,806L640,866V940H-30Z", "mid+deep", depth=40),
            Line("-30,898 330,804", 10, "ink"),
            Line("328,804 640,864", 10, "ink"),
            Figure("boy", "tiptoe", (406, 838), 270, "spark/deep", "sly", look="half", shadow=0,
                   turn=8,
                   hand=(456, 740), other_hand=(470, 668), hands="flat",
                   through=(Shape(disc(494, 706, 58), "glow", depth=34),
                            *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
                              for x, y, r in ((502, 682, 12), (520, 726, 15))))),
            Put("sun", (124, 816), 150, "spark/glow", shadow=0, flat=True),
            Shape("M40,770H208L190,880H58Z", "soft", depth=40),
            Line("40,774 124,784 208,774", 9, "pale"),
        ),
    ),
    Card(
        "tightrope-elephant",
        "A Light Step",
        "An elephant crosses the town on a thread; at its end somebody winds it in.",
        World(
            "roofs", "rose", Light("right", 0.5, rim="glow"), {"hour": "dusk", "low": 150},
            View((300, 520), 1.1, 7),
        ),
        (
            Glow((360, 400), 330, fade=0.8),
            Spread("swallow", ((520, 80, 40, 20),), "deep"),
            Shape("M-30,330L70,220L216,340V940H-30Z", "deep", depth=50),
            Shape("M-30,340L70,206L224,334L214,356L70,238L-30,366Z", "ink", depth=14),
            Shape(box(22, 372, 186, 262), "ink", depth=14),
            Shape(box(36, 386, 158, 240), "glow", flat=True),
            Within(
                "M36,386H194V626H36Z M194,470H290V640H194Z",
                (Figure("woman", "offer", (110, 800), 400, "spark/ink", "sly", look="right",
                        hand=(160, 587), other_hand=(218, 594), hands="grip", hair="bun",
                        through=(Line("110,576 172,588 300,604", 6, "ink"),)),),
            ),
            Put("spool", (84, 628), 104, "soft/ink", shadow=0),
            Shape(box(10, 624, 210, 18), "soft", depth=8),
            Line("240,597 270,600 300,604 360,613 422,611 501,597 600,565", 6),
            Turned((
                Shape("M408,480L416,611H458L462,480ZM500,480L498,604L544,596L552,480Z",
                      "ink+deep", flat=True),
                Blob("360,470 376,396 440,360 518,362 566,404 580,470 560,530 500,550 420,540",
                     "deep", depth=90),
                Taper("388,490 374,550 372,588", (40, 30, 31), "deep"),
                Taper("548,480 560,530 561,564", (44, 32, 32), "deep"),
                Shape("".join(disc(x, y, 6) for x, y in spots(
                    "354,606 374,608 394,606 542,588 561,583 580,577")), "soft", flat=True),
                Taper("574,420 602,452 604,500", (8, 6, 3), "deep", flat=True),
                Taper("600,494 606,512 602,526", (5, 9, 2), "ink", flat=True),
                Put("umbrella", (316, 372), 190, "spark/glow", turn=12, shadow=0),
                Taper("352,470 312,490 286,456 284,400 294,344 288,318",
                      (44, 32, 25, 21, 17, 13), "deep"),
                Blob("300,430 318,384 364,366 410,386 420,440 390,490 340,498", "deep", depth=50),
                Blob("380,384 420,372 452,404 450,464 420,506 388,486 374,430", "mid", depth=30),
                Taper("330,486 306,514 274,512", (11, 8, 2), "glow", flat=True),
                Shape(disc(336, 424, 9), "glow", flat=True),
                Shape(disc(333, 424, 5), "ink", flat=True),
            ), about=(290, 602), zoom=0.88),
            Beast("mouse", "stand", (284, 602), 32, "glow/spark", flip=True, shadow=0, turn=-6),
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
            ), move=(14, 12)),
            Shape("M-30,690L640,400V940H-30Z", "deep", depth=60),
            *(Line(((x, 690 - x * 0.43), (x + 60, 1000 - x * 0.43)), 3, "ink", fade=0.4)
              for x in range(-60, 620, 60)),
            Shape("M270,420H440V560H270Z M250,392H460V436H250Z", "mid", depth=30),
            Shape(box(214, 640, 330, 240), "soft", depth=20),
            Within(
                box(230, 656, 298, 208),
                (
                    Shape(box(220, 640, 330, 240), "pale", depth=30),
                    Shape("M236,880V686H430V880H414V716H252V880Z", "mid", depth=16),
                    Shape(box(252, 716, 162, 160), "ink+deep", flat=True),
                    *(Taper(points, (13, 11, 8, 11, 7, 7), "soft", flat=True) for points in (
                        "340,712 342,740 350,780 342,800 344,846",
                        "382,712 388,740 396,778 390,800 392,846")),
                    Shape("M334,856l3,-14h15l3,14zM382,856l3,-14h15l3,14z", "ink", flat=True),
                    *(Taper(points, (17, 15, 11, 14, 10, 10), "pale") for points in (
                        "286,716 288,740 282,790 280,808 278,854",
                        "318,716 316,740 318,790 316,808 320,854")),
                    *(Blob(((x - 8, y), (x, y - 9), (x + 9, y + 2), (x + 1, y + 11)), "spark",
                           flat=True) for x, y in (
                        (282, 734), (294, 758), (312, 730), (321, 756), (284, 782), (314, 784))),
                    Shape("M263,868l5,-17h20l5,17zM305,868l5,-17h20l5,17z", "ink", flat=True),
                    Shape(box(232, 680, 200, 38), "mid", depth=12),
                    Line("240,868 426,868", 8, "mid"),
                    Put("chair", (496, 872), 150, "deep/spark", shadow=0, flip=True),
                    Figure(
                        "old-woman", "sit", (480, 802), 236, "spark/deep", "doubt", flip=True,
                        look="left", hand=(438, 752), other_hand=(446, 778), shadow=0,
                        hair="bun/glow", holds=Held("cup", size=30, coat="deep/glow"),
                    ),
                ),
            ),
            Shape("M198,864H560V886H198Z", "soft", depth=10),
            Blob("24,664 124,636 252,590 278,600 164,648 40,680", "ink", fade=0.5, flat=True),
            Figure(
                "man", "sow", (112, 668), 370, "ink/spark", "hush", look="up", shadow=0,
                hat="top-hat", wears="overalls", hand=(164, 512), other_hand=(188, 440),
                hands="grip", through=(Line("150,552 164,512 188,440 204,366", 9, "ink"),),
            ),
            Shape(burst(207, 348, 42, 15), "ink", flat=True),
        ),
    ),
    Card(
        "hanging-town",
        "Neighbours",
        "Another town hangs from the sky upside down; over the gap somebody there hands down "
        "the tea, which falls the other way.",
        World(
            "backdrop", "ember", Light("left", 0, rim="glow"),
            {"tone": "soft", "to": "soft", "spot": False},
        ),
        (
            Glow((300, 480), 460, fade=1),
            Turned(
                (
                    *gables((-30, 760, 100), (60, 740, 90), (290, 750, 90), (520, 740, 110),
                            coat="mid"),
                    *gables((-60, 780, 150), (120, 690, 150), (280, 800, 140), (430, 740, 170),
                            coat="deep", dark=(2,)),
                ),
                turn=180,
            ),
            *gables((20, 790, 90), (270, 780, 90), (380, 790, 80), (520, 760, 90), coat="mid"),
            Shape("M182,700H236V820H182ZM172,686H246V706H172Z", "ink", flat=True),
            *gables((-50, 850, 140), (130, 800, 150), (300, 860, 130), (440, 840, 170),
                    coat="deep", dark=(2,)),
            Taper("226,424 208,404 206,360 224,280 246,180", (3, 5, 5, 5, 8), "mid"),
            *(Shape(disc(x, y, r), "mid", depth=2) for x, y, r in (
                (214, 214, 5), (276, 214, 6), (196, 186, 4), (296, 184, 4), (264, 244, 3))),
            Figure("old-man", "offer", (405, 286), 230, silhouette="ink", turn=180,
                   hand=(302, 440), other_hand=(308, 448), shadow=0),
            Put("teapot", (264, 476), 78, "spark/glow", turn=196, flip=True, shadow=0),
            Figure("woman", "hold-up", (206, 688), 204, silhouette="ink", wears="dress",
                   hand=(262, 552), other_hand=(246, 564), shadow=0),
            Put("cup", (274, 556), 50, "spark/glow", shadow=0),
            Put("rooster", (524, 756), 76, "ink/spark", shadow=0),
        ),
    ),
    Card(
        "pear-eclipse",
        "A Heavy Evening",
        "A pear hangs over the houses by one thread; the girl who cuts it sits on the pear, and in "
        "the pear somebody has just put out his head.",
        World("backdrop", "moss", Light("above", 0, rim="pale"),
              {"tone": "mid", "to": "soft", "spot": False}),
        (
            Glow((300, 400), 620, fade=1),
            Shape(disc(300, 430, 276), "glow", flat=True, fade=0.9),
            *gables((-20, 800, 80), (70, 786, 70), (420, 790, 74), (510, 800, 90), coat="mid"),
            *gables((-50, 860, 110), (90, 846, 100), (230, 866, 100), (360, 850, 110),
                    (490, 862, 120), coat="ink", dark=(0, 2, 4)),
            Line("258,-20 260,90 262,220", 7, "ink"),
            Shape("M256,218C260,238 276,262 278,294H314C304,262 282,238 270,218Z", "ink",
                  flat=True),
            Taper("264,250 220,240 176,258 140,304", (4, 26, 26, 2), "mid"),
            Line("262,252 214,250 156,284", 3, "deep"),
            Blob("304,262 366,282 392,350 404,440 474,520 500,640 450,752 350,800 250,800 150,752"
                 " 100,640 126,520 200,440 212,350 240,282", "mid+soft", depth=190),
            Blob("150,600 170,540 220,480 206,560 180,640", "glow", flat=True, fade=0.4),
            Glow((420, 640), 110, "spark", 0.5),
            Shape("M228,702V560C228,466 372,466 372,560V702Z", "ink", flat=True),
            Glow((300, 620), 130, fade=0.8),
            Within(
                "M242,690V562C242,484 358,484 358,562V690Z",
                (Shape(box(230, 470, 140, 230), "glow", to="pale", span=(500, 690)),
                 Figure("man", "peek", (300, 804), 260, "spark/deep", "fear", look="up",
                        hat="nightcap", shadow=0)),
            ),
            Shape("M214,688H386V712H214Z", "soft", depth=10),
            Put("tulip", (246, 690), 46, "deep/spark", shadow=0),
            Put("scissors", (252, 240), 140, "spark", turn=-80, shadow=0),
            Line("259,90 260,168", 7, "ink"),
            Figure("girl", "sit", (354, 276), 230, "spark/ink", "sly", look="half",
                   shadow=0, flip=True, hand=(302, 168), other_hand=(296, 196), hands="grip"),
        ),
    ),
)  # fmt: skip
