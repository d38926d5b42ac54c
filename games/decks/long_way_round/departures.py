"""Luggage, platforms, the first steps."""

from math import cos, pi, sin

from games.decks.long_way_round.roads import house
from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Patch,
    Point,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    View,
    Within,
    World,
    disc,
)

RAYS = tuple((cos(turn * pi / 6), sin(turn * pi / 6)) for turn in range(12))


def _dial(at: Point, r: float, rim: str, time: Point, hat: str = "") -> tuple[Thing, ...]:
    """A clock where somebody's head would be; the time is the degrees of its two hands."""
    x, y = at
    brim, crown = round(y - r * 0.74), r * 0.56
    dome = f"M{x - crown:g},{brim}c0,{-r} {2 * crown:g},{-r} {2 * crown:g},0Z"
    worn = (
        (Shape(f"{dome}M{x - r},{brim}h{2 * r}v{r * 0.16:g}h{-2 * r}Z", hat, depth=30),)
        if hat
        else ()
    )
    marks = "".join(
        disc(round(x + r * 0.66 * a), round(y + r * 0.66 * b), round(r * 0.05)) for a, b in RAYS
    )
    ends = (
        (round(x + r * far * sin(pi * turn / 180)), round(y - r * far * cos(pi * turn / 180)))
        for turn, far in zip(time, (0.38, 0.56), strict=True)
    )
    return (
        Shape(disc(x, y, r), rim, flat=True),
        Shape(disc(x, y, r * 0.84), "glow", depth=12),
        Shape(marks, "ink", flat=True),
        *(Line((at, end), r * 0.09) for end in ends),
        *worn,
    )


def poppy(x: float, y: float, size: float, turn: float) -> tuple[Thing, ...]:
    """The flower of a poppy that inclines its head to the right."""
    return (
        Turned(
            (
                Blob("-20,-8 -96,-20 -104,-80 -50,-112 6,-84", "spark+ink", depth=30),
                Blob("-10,-10 -20,-100 50,-122 106,-74 70,-4", "spark", depth=40),
                Blob("-26,-20 -106,-10 -112,54 -62,96 -4,84 24,20", "spark", depth=40),
                Blob("0,-10 80,-44 118,16 92,80 30,98 -22,70", "spark", depth=40),
                *(
                    Line(((22, 4), end), 4, "spark+ink", fade=0.6)
                    for end in ((-70, -50), (10, -96), (74, -76), (-72, 50), (-20, 76), (70, 66))
                ),
                Shape("M-16,2a38,34 0 1 1 76,0a38,34 0 1 1 -76,0Z", "ink", depth=14),
                Shape("".join(disc(22 + 54 * a, 2 + 48 * b, 5) for a, b in RAYS), "ink", flat=True),
                Shape("M4,-4a16,13 0 1 1 32,0a16,13 0 1 1 -32,0Z", "soft", depth=6),
            ),
            (0, 0),
            turn,
            size,
            move=(x, y),
        ),
    )


GOAT: tuple[Thing, ...] = (
    Taper("520,300 546,240 600,226 640,250", (14, 12, 8, 3), "deep"),
    Blob("520,300 566,304 660,360 680,560 470,560 500,470 494,410", "glow", depth=80),
    Taper("500,296 520,236 570,212 616,226", (15, 12, 8, 3), "ink"),
    Taper("528,322 570,326 604,350", (8, 16, 3), "glow"),
    Blob(
        "476,296 516,286 540,310 534,350 500,384 456,412 424,424 404,412 402,388 430,356 452,322",
        "glow",
        depth=50,
    ),
    Taper("434,420 440,450 428,482", (14, 11, 2), "pale"),
    Blob("466,334 480,318 500,324 506,338 488,346", "soft", flat=True),
    Line("478,333 494,333", 7, "ink"),
    Line("464,326 480,312 506,320", 5, "ink"),
    Line("404,404 426,406 442,396", 4, "ink"),
    Shape(disc(414, 388, 4), "ink", flat=True),
    Blob(
        "416,404 394,384 358,382 344,396 352,408 338,422 350,432 348,448 376,452 404,438 420,418",
        "spark",
        (4, 6),
        depth=14,
    ),
    Line("404,412 384,408 362,402", 4, "spark+ink"),
    Line("404,416 384,424 366,436", 4, "spark+ink"),
    Line("506,396 516,440 508,490", 4, "soft", fade=0.8),
    Line("560,380 580,430 576,490", 4, "soft", fade=0.8),
)
"""The head and neck of a goat that looks to the left, a petal in its mouth."""


def strap(x: float) -> tuple[Thing, ...]:
    """A strap to hold on to, below the rail of a tram."""
    grip = f"M{x - 24},156L{x},112L{x + 24},156ZM{x - 12},148H{x + 12}L{x},126Z"
    return Line(((x, 66), (x, 116)), 5, "pale"), Shape(grip, "pale", flat=True)


CARDS = (
    Card(
        "packed-town",
        "Everything I Need",
        "She has packed the whole town, and the church is in the way; some have left by the "
        "ladder.",
        World("backdrop", "brass", Light("above", 0, at=(300, 470), reach=620),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,640L640,600V930H-30Z", "ink", flat=True),
            Shape("M52,96Q54,76 78,76H522Q546,76 548,96L586,500H14Z", "mid", depth=60),
            Shape("M80,108H520L552,490H48Z", "spark+ink", depth=40),
            Shape("".join((f'M{x},{y - 15}l12,15l-12,15l-12,-15Z'
                           for row, y in enumerate((146, 196, 246, 296, 346, 396))
                           for x in range(112 + row % 2 * 36, 520, 72))),
                  "spark", flat=True, fade=0.5),
            Shape("M14,496H40L44,600H6ZM586,496H560L556,600H594Z", "mid", depth=12),
            Shape("M80,108H520L524,150H76Z", "ink", flat=True, fade=0.35),
            Line("90,440 300,420 510,440", 5, "mid+soft", fade=0.7),
            Hand("clasp", (168, 26), (150, -190), 168, "spark/glow", flip=True),
            Hand("clasp", (440, 30), (500, -180), 168, "spark/glow"),
            Glow((300, 440), 380, "glow", 0.9),
            Shape("M108,600V424l35,-38l35,38V600ZM398,600V416l40,-36l40,36V600Z", "soft", depth=20),
            Shape("M178,600V404l40,-42l36,42V600ZM346,600V400l28,-34l30,34V600Z", "mid+deep",
                  depth=20),
            Shape("M128,436h14v18h-14ZM200,412h14v18h-14ZM236,440h14v18h-14ZM350,410h14v18h-14Z"
                  "M384,440h14v18h-14ZM436,420h14v18h-14ZM466,444h14v18h-14Z",
                  "glow", flat=True),
            *house((44, 600), 96, 130, "deep", lit="glow", rows=2),
            *house((476, 600), 88, 160, "deep", lit="glow", rows=2),
            Shape("M254,600V316H346V600Z", "ink+deep", depth=40),
            Shape("M242,322L300,180L358,322Z", "spark", depth=30),
            Line("300,182 300,150", 5, "glow"),
            Line("288,162 312,162", 5, "glow"),
            Shape("M268,434V366Q268,336 300,336Q332,336 332,366V434Z", "glow", flat=True),
            Within("M268,434V366Q268,336 300,336Q332,336 332,366V434Z",
                   (Figure("woman", "wave", (294, 476), 128, silhouette="ink", shadow=0),)),
            Shape("M260,430H340V442H260Z", "spark", depth=6),
            Shape("M284,600V520Q284,500 300,500Q316,500 316,520V600Z", "glow", flat=True),
            *house((140, 606), 86, 76, "mid", lit="glow", rows=1),
            *house((374, 606), 92, 90, "mid", lit="glow", rows=1),
            Shape("M226,606C240,580 270,574 284,566H316C330,574 350,584 366,606Z", "soft",
                  flat=True),
            *(Line(points, 8, "pale", fade=0.45)
              for points in ("84,440 70,400 92,360 80,322", "520,406 536,370 516,330 530,300")),
            Shape("M20,596H580L562,836Q560,848 546,848H54Q40,848 38,836Z", "spark", depth=120),
            Shape("M10,584H590V612H10Z", "deep", depth=14),
            Shape("M30,790L34,720L96,848H54Q40,848 38,836ZM570,790L566,720L504,848H546Q560,848"
                  " 562,836Z",
                  "mid", depth=14),
            Line("252,676 262,644 368,644 378,676", 16, "mid"),
            Shape("M238,668h30v26h-30ZM362,668h30v26h-30ZM52,596h30v46h-30ZM458,596h30v46h-30Z",
                  "glow", depth=10),
            Shape(disc(67, 624, 6) + disc(473, 624, 6), "ink", flat=True),
            Line("220,716 410,716", 3, "spark+ink"),
            Line("214,772 396,772", 3, "spark+ink"),
            Shape("M-30,846H640V930H-30Z", "deep+ink", flat=True),
            Blob("60,852 300,844 560,852 590,872 300,880 30,872", "ink", flat=True, fade=0.6),
            Line("142,570 112,900", 8, "glow"),
            Line("188,570 166,900", 8, "glow"),
            *(Line(((137 - i * 3.4, 630 + i * 36), (184 - i * 2.4, 630 + i * 36)), 7, "glow")
              for i in range(8)),
            Figure("man", "climb", (150, 756), 128, "pale/ink", look="down", shadow=0, back=True,
                   hand=(168, 648), other_hand=(144, 670)),
            Figure("woman", "climb", (138, 880), 124, "soft/ink", look="up", shadow=0,
                   hand=(160, 770), other_hand=(134, 792)),
            Line("472,640 500,690 502,750 474,790", 8, "mid+pale"),
            Beast("dog", "balk", (386, 878), 92, "glow/ink", shadow=0),
            Line("478,776 464,788 456,812 464,836", 8, "mid+pale"),
        ),
    ),
    Card(
        "clock-passengers",
        "The Regulars",
        "Clocks in coats greet each other while the train leaves; the smallest has the hands of "
        "the station clock.",
        World("backdrop", "slate", Light("left", 0.6),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Shape("M-30,-30H640V96L-30,150Z", "soft+mid", depth=40),
            *(Shape(f"M{x},{y}l104,-8l-40,-160h-104Z", "soft", flat=True)
              for x, y in ((-60, 136), (80, 125), (220, 114), (360, 103), (500, 92))),
            Shape("M-30,140L640,86V106L-30,162Z", "mid", flat=True),
            Shape("M270,396H330V560H270Z", "deep", flat=True),
            Shape("M-30,362L256,346Q286,344 286,374V610H-30Z", "soft", depth=40),
            Shape("M314,372Q314,342 344,341L640,324V610H314Z", "soft", depth=40),
            Shape("M-30,374L286,356V372L-30,390ZM314,354L640,336V352L314,370Z", "soft+mid",
                  flat=True),
            *(Shape(f"M{x},{y}l72,-4q10,0 10,10v88q0,10 -10,10l-72,4q-10,0 -10,-10v-88q0,-10"
                    " 10,-10Z", "pale", flat=True)
              for x, y in ((-16, 414), (88, 408), (192, 402), (336, 394), (440, 388), (544, 382))),
            Shape("M-30,556L640,540V620H-30Z", "deep", flat=True),
            Shape("M-30,600H640V940H-30Z", "pale", to="soft", span=(620, 900)),
            Shape("M-30,588H640V608H-30Z", "glow", flat=True),
            *(Line(points, 4, "soft", fade=0.8) for points in (
                "190,610 60,900", "410,610 540,900", "-30,716 640,716")),
            Line("300,60 300,130", 12, "ink"),
            Shape(disc(300, 196, 104), "ink", flat=True),
            Shape(disc(300, 196, 87), "glow", depth=12),
            *(Line(((300 + 66 * c, 196 + 66 * s), (300 + 76 * c, 196 + 76 * s)), 8, "ink")
              for c, s in RAYS),
            Shape(disc(300, 196, 9), "ink", flat=True),
            Figure("woman", "embrace", (510, 838), 530, "mid+deep/spark", "none", flip=True,
                   wears="long-coat", hair="none", hand=(318, 528), other_hand=(534, 600),
                   skin="brown", hands="clasp"),
            *_dial((460, 378), 66, "ink", (8, 60), "spark"),
            Figure("man", "row-standing", (110, 838), 540, "mid/glow", "none",
                   wears="long-coat", hair="none", hand=(294, 528), other_hand=(76, 590),
                   skin="pale", hands="clasp"),
            *_dial((170, 374), 66, "deep", (330, 80), "ink"),
            Figure("boy", "run", (296, 876), 344, "spark/spark+ink", "none", hair="none",
                   wears="overalls", hand=(386, 790), other_hand=(362, 762), hands="grip",
                   through=(Turned((Shape("M-10,0L-7,-204H-30L0,-268L30,-204H7L10,0Z", "ink",
                                          flat=True),),
                                   (0, 0), -47, move=(406, 812)),
                            Turned((Shape("M-11,0L-8,-140H-30L0,-196L30,-140H8L11,0Z", "ink",
                                          flat=True),),
                                   (0, 0), -75, move=(406, 812)),
                            Shape(disc(406, 812, 21), "ink", flat=True),
                            Shape(disc(406, 812, 9), "pale", flat=True))),
            *_dial((350, 634), 55, "ink", (300, 62)),
        ),
    ),
    Card(
        "tram-meadow",
        "End of the Line",
        "In a tram that the meadow has taken the conductor still asks for tickets; the passengers"
        " are poppies.",
        World("backdrop", "fern", Light("right", 0.4),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,130H640V540H-30Z", "glow", to="pale", span=(150, 420)),
            *(Shape("".join(disc(*puff) for puff in puffs), "pale", flat=True, fade=0.6)
              for puffs in (((300, 236, 26), (332, 224, 34), (368, 240, 24)),)),
            Shape("M-30,360C60,320 200,350 320,366S540,310 660,300V560H-30Z", "soft", depth=40),
            Shape("M-30,430C120,390 300,396 430,420S600,400 660,380V560H-30Z", "mid+soft",
                  depth=60),
            *GOAT,
            Shape("M-30,-30H640V150H-30Z", "deep", depth=60),
            Shape("M30,84H240V132H30ZM270,84H430V132H270ZM450,84H610V132H450Z", "mid", flat=True,
                  fade=0.6),
            Shape("M-30,130H640V156H-30Z", "ink", flat=True),
            Shape("M250,150h20v380h-20Z", "ink", depth=6),
            Shape("M-30,56H640V68H-30Z", "pale", flat=True),
            *(part for x in (110, 320, 500) for part in strap(x)),
            Shape("M-30,510H640V536H-30Z", "soft", depth=8),
            Shape("M-30,536H640V830H-30Z", "mid+deep", depth=60),
            Shape("M-30,822H640V930H-30Z", "deep", depth=30),
            *(Patch(((x, 822), (x + 120, 822), (x + 60, 896), (x - 90, 896)), "glow", 0.5, 1)
              for x in (330, 500)),
            Shape("M-30,566H238C262,566 272,580 270,600L262,780H-30Z", "spark+ink", depth=60),
            Line("-20,574 232,574 260,598 254,770", 6, "spark+glow", fade=0.6),
            Shape("M-30,768H270Q300,772 298,800T266,828H-30Z", "spark+ink", depth=40),
            Line("-20,776 264,776 288,794", 5, "spark+glow", fade=0.7),
            Shape("M-30,828H262V850H-30ZM40,850h20v36h-20ZM226,850h20v36h-20Z", "ink", depth=8),
            Taper("166,740 146,640 160,470", (12, 11, 9), "soft"),
            Taper("84,750 70,700 78,650", (8, 7, 6), "soft"),
            Shape("M36,716H122L112,784H46Z", "glow", depth=14),
            Shape("M128,710H214L200,784H140Z", "glow", depth=16),
            Shape("M30,706H128V724H30ZM122,700H220V720H122Z", "pale+soft", depth=8),
            *poppy(80, 632, 0.52, 16),
            *poppy(158, 400, 1, 14),
            Taper("164,694 184,676 204,676 222,660 232,646", (7, 14, 16, 13, 8), "soft"),
            Line("172,688 206,672 226,654", 3, "mid"),
            Figure("old-man", "dig", (492, 876), 464, "ink/spark", "smile", look="left-down",
                   flip=True, hat="peaked", wears="uniform", hair="bald+full/glow",
                   hand=(316, 664), other_hand=(420, 728), hands="open", shadow=0, shape="stout"),
            Shape("M214,628l80,-20l14,54l-80,22Z", "glow", depth=6),
            Line("232,640 284,628", 5, "spark"),
            Line("240,660 270,652", 5, "spark"),
        ),
    ),
    Card(
        "map-river",
        "Still Wet",
        "He has stepped into a sea that is only drawn, and the ship feels it; the pencil is still"
        " at work.",
        World("chart", "tide", Light("left", 0.6), view=View((250, 330), 1.45, 6)),
        (
            Shape("M-30,-30H210L170,930H-30Z", "ink", flat=True, fade=0.08),
            Shape("M640,-30H430L400,420L640,380Z", "ink", flat=True, fade=0.07),
            Line("210,-30 186,420 170,930", 4, "glow", fade=0.8),
            Line("430,-30 412,420", 4, "glow", fade=0.8),
            Shape("M640,380C560,390 540,424 500,446C440,470 430,526 360,548C290,556 300,610"
                  " 240,640C180,670 200,720 130,750C80,770 40,830 20,940H640Z",
                  "mid+deep", depth=90),
            Line("506,440 470,462 428,500 396,530 344,548 290,566 280,604 228,634 170,664 180,712"
                 " 124,742 70,770 30,830 8,940",
                 9, "glow"),
            Line("640,412 576,430 516,466 470,500 430,546 368,570 322,590 312,632 262,662 214,690"
                 " 206,736 150,770 100,800 66,850",
                 5, "soft", fade=0.6),
            *(Line(((x, y), (x + 14, y - 9), (x + 28, y), (x + 42, y - 9), (x + 56, y)), 4, "soft")
              for x, y in ((486, 510), (100, 856), (470, 596), (376, 690), (530, 640))),
            Blob("32,222 58,194 108,184 158,196 178,222 118,246 62,244", "soft", depth=20),
            Put("castle", (104, 222), 132, "deep/spark"),
            Line("104,234 58,300 42,400 48,500 66,570 92,630", 7, "deep", dash="16 18"),
            *(Blob(tuple(((250 + w * a, 820 + h * b)
                          for a, b in ((-1, 0), (-0.6, -1), (0, -1.3), (0.6, -1), (1, 0), (0.6, 1),
                                       (0, 1.3), (-0.6, 1)))),
                   tone, flat=True, fade=f)
              for w, h, tone, f in ((166, 42, "pale", 0.2), (124, 30, "deep", 0.6),
                                    (96, 22, "pale", 0.3))),
            Put("ship", (500, 848), 156, "ink/spark", turn=14, shadow=0),
            Line("430,856 490,866 556,858", 5, "glow", fade=0.7),
            Blob("30,760 110,700 190,660 236,640 196,700 120,742 60,764", "ink", flat=True,
                 fade=0.2),
            Blob("180,530 240,530 268,610 262,690 220,714 160,696 98,706 136,620", "spark+ink",
                 (4, 6), depth=50),
            Figure("man", "march", (256, 832), 550, "spark/ink", "fear", look="right-down",
                   hand=(416, 468), other_hand=(106, 420), wears="jumper", hands="open",
                   extras=("belt",), shadow=0, turn=-7),
            Blob("179,518 244,510 276,536 322,552 336,574 316,610 268,640 252,700 214,716"
                 " 174,704 180,620",
                 "spark", (0, 1, 5, 7, 9), depth=50),
            Turned((Blob("186,806 220,784 252,778 300,786 320,806 290,826 240,830", "mid+deep",
                         flat=True),
                    *(Taper(points, (11, 9, 6, 2), "glow")
                      for points in ("206,800 186,774 160,762 132,770",
                                     "220,796 206,760 188,736 160,722",
                                     "288,796 304,760 322,734 350,722",
                                     "304,800 326,780 352,774 378,786")),
                    Blob("180,806 204,788 250,780 300,788 326,806 296,822 250,828 206,822",
                         "glow")),
                   move=(0, 20)),
            Shape(disc(404, 756, 7) + disc(384, 706, 5) + disc(140, 764, 6),
                  "glow", flat=True),
            Shape("M492,466L640,350V400L506,478Z", "ink", flat=True, fade=0.25),
            Put("pencil", (580, 488), 470, "spark/ink", turn=24, shadow=0),
        ),
    ),
)  # fmt: skip
