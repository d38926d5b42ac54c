"""Cards of the town: what hangs, flies and is walked above it."""

from games.decks.first_light.houses import gables
from games.decks.recipe import (
    Beam,
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Inside,
    Light,
    Line,
    Put,
    Shape,
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


def pegs(*places: tuple[float, float]) -> Shape:
    return Shape("".join(f"M{x - 5},{y - 14}h10v34h-4v-14h-2v14h-4z" for x, y in places), "spark")


CARDS = (
    Card(
        "kept-whale",
        "The Kept Whale",
        "A boy keeps a whale on a string; it has lifted him off the roof, and only his "
        "grandmother has him by the shoe.",
        World(
            "roofs", "dawn",
            Light("low-left", 0.5, rim="glow", at=(30, 600), reach=720, tone="glow"),
            {"hour": "day", "low": 140}, View((300, 500), 1.3, 7),
        ),
        (
            Glow((20, 600), 340, "glow", 0.9),
            Taper("640,560 560,540 500,556 440,536", (14, 18, 12, 2), "glow", flat=True,
                  fade=0.5),
            *gables((232, 800, 76), (330, 776, 84), (424, 800, 60), (566, 790, 80),
                    coat="mid+soft"),
            Turned((
                Put("whale", (330, 414), 360, "mid+deep/soft"),
                Inside("whale", (330, 414), 360,
                       (Taper("470,330 380,396 270,400 120,380", (60, 44, 40, 30), "deep",
                              flat=True, fade=0.35),
                        Taper("380,60 250,70 120,130", (10, 18, 6), "pale", flat=True, fade=0.4),
                        Line("384,40 400,160 396,270 374,440", 32, "spark"),
                        Line("398,40 414,160 410,270 388,440", 4, "glow", fade=0.7))),
            ), about=(330, 250), turn=-8),
            Blob("384,332 402,324 420,332 416,352 400,360 386,352", "spark", depth=12),
            Line("401,352 400,420 399,450", 7, "spark"),
            Put("whale", (500, 652), 70, "deep/soft", flip=True, shadow=0),
            Line("500,648 520,680 512,724", 3),
            Shape("M470,724H550V940H470Z M460,714H560V742H460Z", "mid", depth=24),
            *(Line(((476, y), (544, y)), 3, "deep", fade=0.6) for y in (774, 806, 838)),
            Shape("M-30,940V880L170,826L520,910V940Z", "deep", depth=40),
            *(Line(points, 3, "ink", fade=0.6) for points in (
                "170,830 150,940", "230,844 220,940", "100,850 70,940", "300,862 300,940",
                "370,878 380,940")),
            Blob("250,870 330,858 440,876 500,900 380,910 280,896", "ink", flat=True, fade=0.35),
            Line("-30,880 170,826 520,910", 10, "ink"),
            Shape("M100,790l28,-12l12,16l-28,12ZM52,816l20,-16l16,14l-20,16Z", "deep", depth=6),
            Line("401,420 398,500", 7, "spark"),
            Figure("boy", "fly", (332, 594), 256, "spark/deep", "fear", look="left-down",
                   turn=-46, hand=(236, 596), other_hand=(400, 462), hands="grip", shadow=0),
            Figure("old-woman", "pull", (166, 840), 236, "ink/spark", "worry", look="right-up",
                   hand=(262, 690), other_hand=(274, 674), hands="grip", shadow=0),
        ),
    ),
    Card(
        "moon-laundry",
        "Washing Day",
        "The phases of the moon hang on a washing line; one peg is empty, and somebody tiptoes "
        "off with something bright.",
        World(
            "backdrop", "night", Light("right", 0.4, rim="glow", at=(488, 662), reach=1300),
            {"tone": "ink+deep", "to": "mid+soft", "spot": False},
        ),
        (
            Glow((350, 820), 440, "pale", 0.8),
            Glow((130, 300), 260, "pale", 0.5),
            Line("-20,150 60,182 140,204 240,216 360,210 490,182 640,110", 5, "pale"),
            Shape("M36,175Q120,214 214,214C228,324 178,388 120,388C58,388 22,312 36,175Z",
                  "glow", depth=50),
            *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
              for x, y, r in ((80, 254, 14), (148, 310, 30), (96, 336, 10))),
            Shape(lune(476, 276, 90, -0.45), "glow", depth=24),
            pegs((54, 180), (200, 214), (340, 211), (410, 202), (476, 186)),
            Shape("M-30,880L300,770L640,850V940H-30Z", "ink+deep", depth=60),
            Line("-30,878 300,768", 11, "mid"), Line("298,768 640,848", 11, "mid+soft"),
            Figure(
                "woman", "hold-up", (276, 786), 500, "spark/pale", "song", look="left",
                flip=True, hand=(152, 348), other_hand=(204, 222), hat="headscarf",
                wears="summer-dress", hands="clasp", shadow=0, turn=-4,
            ),
            Glow((488, 662), 260),
            Figure("boy", "tiptoe", (402, 802), 330, "pale/spark", "sly", look="half", shadow=0.4,
                   turn=8, hand=(454, 698), other_hand=(470, 618), hands="flat",
                   through=(Shape(disc(490, 660, 66), "glow", depth=34),
                            *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
                              for x, y, r in ((500, 632, 15), (516, 686, 18))))),
            Turned((
                Glow((128, 752), 170, "spark+glow", 0.7),
                Put("sun", (128, 812), 150, "spark/glow", shadow=0, flat=True),
                Shape(disc(128, 734, 35), "glow", flat=True),
                Shape(disc(148, 728, 8), "ink", flat=True),
                *(Line(p, 4, "ink") for p in (
                    "102,730 110,735 118,730", "136,714 148,708 158,714",
                    "122,750 134,754 146,748")),
                Shape("M40,770H216L196,868H60Z", "spark+deep", depth=60),
                *(Line(points, 4, "spark", fade=0.8) for points in (
                    "50,800 130,808 206,800", "56,834 130,842 200,834")),
                Line("38,772 128,786 218,772", 11, "spark+pale"),
            ), about=(128, 868), zoom=0.92, move=(4, -6)),
        ),
    ),
    Card(
        "tightrope-elephant",
        "A Light Step",
        "An elephant crosses the town on a thread; at its end somebody winds it in.",
        World(
            "backdrop", "rose", Light("left", 0.5, rim="glow", at=(116, 470), reach=620),
            {"tone": "mid", "to": "pale", "spot": False},
        ),
        (
            Glow((300, 420), 330, fade=0.6),
            Taper("-30,150 120,130 260,150 380,120", (8, 20, 14, 2), "soft", flat=True, fade=0.4),
            Taper("400,720 430,660 400,610 440,540", (4, 12, 16, 1), "glow", flat=True, fade=0.35),
            Taper("540,740 560,690 540,660 570,600", (3, 10, 12, 1), "glow", flat=True, fade=0.35),
            *gables((214, 770, 70), (300, 744, 76), (390, 760, 70), (486, 740, 90),
                    coat="soft+mid"),
            *gables((200, 850, 90), (326, 826, 100), (450, 846, 80), (530, 820, 100),
                    coat="mid+deep", dark=(0,)),
            Shape("M-30,330L70,220L216,340V940H-30Z", "deep", depth=50),
            *(Line(((-20, y), (214, y)), 3, "ink", fade=0.4) for y in (730, 780, 830)),
            Shape("M-30,340L70,206L224,334L214,356L70,238L-30,366Z", "ink", depth=14),
            Shape(box(22, 372, 186, 284), "ink", depth=14),
            Shape(box(36, 386, 158, 262), "glow", flat=True),
            Line("116,386 116,424", 4, "ink"),
            Shape("M92,448Q94,424 116,422Q138,424 140,448Z", "spark", depth=10),
            *(Line("194,590 270,634 330,660 420,664 500,652 620,560", wide, tone)
              for wide, tone in ((12, "ink"), (7, "glow"))),
            Within(
                "M36,386H194V650H36Z M194,440H310V650H194Z",
                (Figure("woman", "offer", (102, 800), 390, "spark/ink", "sly", look="right",
                        hand=(150, 580), other_hand=(184, 580), hands="grip", hair="bun",
                        through=tuple(Line("96,650 136,590 176,574 222,604 280,640", wide, tone)
                                      for wide, tone in ((12, "ink"), (7, "glow")))),),
            ),
            Beam(((200, 400), (200, 640)), ((420, 480), (420, 700)), fade=0.35),
            Put("spool", (66, 652), 116, "soft/glow", shadow=0),
            Line("90,640 110,700 136,712 132,680 104,664", 6, "glow"),
            Shape(box(10, 648, 214, 20), "soft", depth=10),
            Turned((
                Taper("418,490 396,552 346,566", (38, 30, 27), "deep+mid"),
                Taper("500,490 496,550 490,600", (40, 31, 29), "deep+mid"),
                Blob("360,470 376,396 440,360 518,362 566,404 580,470 560,530 500,550 420,540",
                     "deep", depth=120),
                Taper("410,490 410,550 412,604", (42, 32, 32), "deep"),
                Taper("544,480 562,530 564,592", (48, 34, 33), "deep"),
                *(Line(points, 3, "ink", fade=0.7) for points in (
                    "390,556 410,562 432,556", "392,574 412,580 432,574",
                    "544,552 566,556 584,550", "470,400 500,410 530,400")),
                Shape("".join(disc(x, y, 6) for x, y in spots(
                    "392,624 412,627 432,622 544,612 564,613 584,606 332,586 352,582")), "soft",
                      flat=True),
                Taper("574,420 602,452 604,500", (8, 6, 3), "deep", flat=True),
                Taper("600,494 606,512 602,526", (5, 9, 2), "ink", flat=True),
                Put("umbrella", (316, 372), 190, "spark/glow", turn=12, shadow=0),
                Taper("352,470 312,490 286,456 284,400 294,344 288,318",
                      (44, 32, 25, 21, 17, 13), "deep"),
                Blob("300,430 318,384 364,366 410,386 420,440 390,490 340,498", "deep", depth=50),
                Blob("380,384 420,372 452,404 450,464 420,506 388,486 374,430", "mid", depth=40),
                Taper("330,486 306,514 274,512", (11, 8, 2), "glow", flat=True),
                Shape(disc(336, 424, 10), "glow", flat=True),
                Shape(disc(331, 428, 5), "ink", flat=True),
            ), about=(290, 602), zoom=0.8, move=(22, 30)),
            Beast("mouse", "stand", (272, 630), 36, "ink/soft", flip=True, shadow=0, turn=28),
        ),
    ),
)  # fmt: skip
