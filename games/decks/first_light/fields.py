"""Cards of the woods, continued: trees, fields, gardens."""

from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    World,
    disc,
)


def tuft(x: float, y: float, size: float) -> tuple[Put, ...]:
    """The leaves at the foot of a hand that grows in the field."""
    return tuple(
        Put("leaf", (x + side * size * 0.1, y), size * 0.86, "spark/deep", turn=side * turn,
            shadow=0)
        for side, turn in ((-1, 58), (1, 50))
    )  # fmt: skip


def seedling(kind: str, x: float, y: float, s: float, bend: float) -> tuple[Thing, ...]:
    """A hand that grows far away, with its shadow, out of a heap of earth."""
    return (
        Shape(
            f"M{x:g},{y + s * 0.3:g}q{s:g},{-s * 0.16:g} {s * 1.6:g},{s * 0.1:g}"
            f"q{-s * 0.8:g},{s * 0.2:g} {-s * 1.6:g},0Z", "ink", flat=True, fade=0.35,
        ),
        Hand(kind, (x, y), (x, y + s * 0.3), s, "pale/soft", "pale", bend=bend),
        Shape(
            f"M{x - s * 0.7:g},{y + s * 0.5:g}q{s * 0.7:g},{-s * 0.6:g} {s * 1.4:g},0"
            f"q{-s * 0.7:g},{s * 0.14:g} {-s * 1.4:g},0Z", "mid", flat=True,
        ),
        Shape(
            "".join(
                f"M{x:g},{y + s * 0.4:g}q{side * s * 0.4:g},{s * 0.06:g} {side * s * 0.56:g},"
                f"{-s * 0.34:g}q{-side * s * 0.44:g},{-s * 0.04:g} {-side * s * 0.56:g},"
                f"{s * 0.34:g}Z"
                for side in (-1, 1)
            ), "spark", flat=True,
        ),
    )  # fmt: skip


def planted(kind: str, x: float, y: float, size: float, bend: float) -> tuple[Thing, ...]:
    """A large hand that grows out of its leaves."""
    root = Hand(kind, (x, y), (x, y + size * 0.6), size, "pale/soft", "pale", bend=bend)
    return (root, *tuft(x, y + size * 0.4, size * 0.8))


SASH = (
    "M344,482C376,544 430,572 490,578C520,582 540,610 536,660L494,668C496,640 488,628 468,626"
    "C410,618 366,574 344,520Z"
)
"""The end of a sash that a hand holds fast."""

BOUGHS = (
    "324,530 226,414 136,374 80,344", "322,440 262,290 214,150", "330,420 320,230 344,110",
    "322,470 400,310 452,150", "334,560 430,470 540,420", "272,320 180,270 90,244",
    "376,350 470,316 552,290",
)  # fmt: skip
"""The boughs of the tree of letters."""

LEAVES = {
    "soft": ((400, 132, 52, -10), (476, 176, 54, 16), (534, 248, 50, -14), (424, 84, 46, 12),
             (536, 184, 44, -10), (452, 252, 56, 8), (388, 300, 54, -16), (530, 340, 54, 12),
             (456, 344, 56, -8), (402, 392, 52, 14), (476, 424, 54, -18), (536, 420, 46, 10)),
    "pale": ((336, 84, 52, 10), (258, 130, 54, -14), (350, 168, 58, 12), (290, 226, 58, -8),
             (372, 232, 52, 18), (318, 306, 56, 10), (236, 300, 56, -12), (250, 372, 50, 14)),
    "glow": ((204, 92, 54, -16), (136, 146, 54, 14), (196, 186, 60, 10), (92, 220, 54, -12),
             (156, 256, 58, 16), (62, 292, 50, 12), (122, 332, 58, -14), (192, 362, 54, 8),
             (74, 378, 50, -8)),
}  # fmt: skip
"""The letters on the tree, by their tone: x and y of the middle, size, turn."""


def foliage() -> tuple[Thing, ...]:
    """Letters as a crown, in front of its shade and its boughs."""
    return (
        Blob("96,310 66,250 108,200 128,130 206,104 256,64 340,60 404,84 456,116 504,160 516,220"
             " 540,280 530,350 536,410 484,440 430,436 390,392 330,404 270,386 220,404 166,372"
             " 110,384", "deep+mid", flat=True),
        *(Taper(bough, (13, 9, 4), "ink", flat=True) for bough in BOUGHS),
        *(Spread("letter", leaves, f"{tone}/spark") for tone, leaves in LEAVES.items()),
    )  # fmt: skip


def key_flower(x: float, foot: float, y: float, size: float, lean: float) -> tuple[Thing, ...]:
    """A key on a stalk with two leaves: its bow is the flower, and its end is at `y`."""
    mid = (foot + y) / 2
    return (
        Taper(((x, foot + 20), (x - lean * 1.6, mid), (x + lean, y - 14)), (6, 5, 4), "soft"),
        Blob(
            ((x, foot), (x - 30, foot - 40), (x - 40, foot - 74), (x - 10, foot - 46)),
            "soft",
            corners=(0, 2),
            flat=True,
        ),
        Blob(
            ((x, foot), (x + 32, foot - 30), (x + 46, foot - 60), (x + 12, foot - 40)),
            "mid",
            corners=(0, 2),
            flat=True,
        ),
        Put("key", (x + lean, y), size, "glow/deep", turn=lean, shadow=0),
    )


CARDS = (
    Card(
        "letter-tree",
        "Correspondence",
        "A tree whose leaves are letters; the wind has come, and only one is being read, though"
        " not by the one it was meant for.",
        World("backdrop", "dawn", Light("left", 0.7, rim="pale"),
              {"tone": "mid", "to": "soft+pale"}),
        (
            Glow((90, 560), 380, "pale", 0.6),
            Shape("M-30,720C80,676 200,700 300,690S520,660 640,700V930H-30Z", "soft",
                  to="soft+pale", span=(680, 830)),
            Shape("M440,700l14,-34l10,14l12,-30l14,32l10,-14l16,32ZM70,700h12v-26h8v26h12v-40"
                  "l14,-14l14,14v44H70Z", "mid", flat=True, fade=0.45),
            Blob("-60,826 160,806 420,826 660,800 660,960 -60,960", "soft", depth=80),
            Blob("300,856 420,838 560,850 640,872 500,890 340,882", "deep", flat=True, fade=0.45),
            Taper("330,880 316,700 330,560 320,380", (58, 34, 30, 16), "ink"),
            *(Taper(p, (20, 12, 2), "ink", flat=True) for p in (
                "320,820 260,850 210,872", "340,820 396,852 440,880", "330,840 322,870 300,892")),
            *(Taper(p, (1, 4, 1), "mid", flat=True, fade=0.8) for p in (
                "304,800 300,700 316,600", "322,860 316,760 322,660", "318,560 316,500 322,440")),
            Taper("318,740 240,660 150,630 60,622 -40,590", (22, 19, 16, 13, 8), "ink", flat=True),
            *foliage(),
            Spread("letter", ((196, 862, 44, 12), (98, 846, 34, -24), (410, 726, 34, 24)),
                   "pale/spark"),
            Figure("woman", "read-sitting", (132, 624), 350, "spark/ink", "grief", hair="long",
                   look="half-down", hand=(222, 560), other_hand=(234, 546), shadow=0),
            Shape("M180,508q9,16 0,22q-9,-6 0,-22ZM200,534q9,16 0,22q-9,-6 0,-22Z", "mid",
                  flat=True),
            Shape("M212,526L262,502L284,552L234,576Z", "glow", depth=8),
            Line("228,534 260,518", 3, "mid"), Line("235,549 267,533", 3, "mid"),
            Spread("letter", ((424, 560, 54, -16),), "glow/spark"),
            Figure("man", "reach", (508, 866), 310, "deep/ink", "wonder", hat="peaked",
                   flip=True, wears="uniform", look="left-up", hand=(440, 636),
                   other_hand=(420, 626), hands="open"),
            Line("504,612 514,690 534,760", 6, "glow"),
            Shape("M498,752h52v48q-26,14 -52,0Z", "spark", depth=14),
            Shape("M494,748h60l-8,24h-44Z", "spark+ink", flat=True),
        ),
    ),
    Card(
        "hand-harvest",
        "Good Soil",
        "Hands grow in the field in rows; an old woman waters them, and one of them doesn't want"
        " to let her go.",
        World("backdrop", "brick", Light("left", 0.7, rim="spark"),
              {"tone": "soft", "to": "mid", "spot": False}),
        (
            Shape("M-40,-40H640V140H-40Z", "glow", to="pale", span=(20, 130)),
            Glow((120, 60), 190, "glow", 0.9),
            Shape("M-30,110L60,76L130,96L220,64L320,98L420,70L520,96L640,66V160H-30Z", "soft",
                  to="soft+pale", span=(60, 150)),
            Shape("M-40,120C160,100 420,90 640,118V940H-40Z", "soft", to="soft+mid",
                  span=(110, 700)),
            Shape("".join(f"M{278 + step * 44},108h6L{336 + step * 240},940h-72Z"
                          for step in range(-6, 7)), "mid", flat=True, fade=0.7),
            *seedling("point", 96, 216, 60, -14),
            *seedling("open", 286, 204, 58, 10),
            *seedling("grip", 458, 200, 56, 6),
            *seedling("flat", 504, 344, 92, -8),
            Put("teapot", (172, 560), 160, "ink/glow", turn=-26, shadow=0),
            Figure("old-woman", "row-standing", (329, 806), 598, "glow/spark", "dread",
                   look="right", flip=True, hand=(226, 466), other_hand=(190, 538),
                   extras=("belt",)),
            *planted("open", 116, 836, 194, -6),
            Taper("88,500 74,560 80,650 106,756", (9, 10, 10, 14), "glow", flat=True),
            Taper("82,516 72,570 76,650 102,752", (2, 3, 3, 3), "spark", flat=True),
            Blob("68,758 106,746 146,756 132,772 84,774", "spark", flat=True),
            Line("78,760 108,755 134,761", 4, "glow"),
            Hand("grip", (495, 690), (548, 960), 190, "pale/soft", "pale", bend=-4,
                 through=(Shape(SASH, "spark", depth=16),
                          Line("352,500 396,554 440,580 486,590", 4, "glow"),
                          Line("350,514 390,568 430,598 470,611", 4, "glow"))),
            Shape("M482,664L528,660C538,700 534,730 548,778L522,756L488,780C498,740 486,700"
                  " 482,664Z", "spark", depth=14),
            Line("492,672 496,716 500,756", 4, "glow"),
            Line("520,670 526,716 536,756", 4, "glow"),
            *tuft(530, 926, 180),
        ),
    ),
    Card(
        "key-garden",
        "Late Frost",
        "Keys grow on stalks like flowers around a door that stands alone; a man has tried "
        "nearly all of them, and the girl who watches him has simply walked around it.",
        World("backdrop", "moss", Light("left", 0.6, rim="glow"),
              {"tone": "pale", "to": "glow", "spot": False}),
        (
            Glow((290, 380), 430, "glow", 0.9),
            Shape("M-30,470C60,420 130,450 220,430S420,380 640,440V640H-30Z", "soft", to="pale",
                  span=(400, 620)),
            Shape("M20,470q16,-90 32,0ZM60,462q12,-70 24,0ZM470,430q14,-80 28,0ZM506,436q18,-100"
                  " 36,0Z", "mid", flat=True, fade=0.5),
            Blob("-60,560 120,540 320,560 660,536 660,960 -60,960", "soft", depth=80),
            Shape("M360,800C400,740 470,700 440,650S520,590 500,556H520C560,600 470,650 520,690"
                  "S560,760 600,820Z", "pale", flat=True, fade=0.6),
            Blob("-60,330 -10,292 30,306 66,280 100,312 108,370 104,540 112,640 104,800 -60,820",
                 "deep", depth=50),
            Blob("470,440 484,370 522,350 556,370 600,336 660,350 660,760 560,770 480,740", "deep",
                 depth=50),
            *(Taper(p, (1, 8, 1), "mid", flat=True, fade=0.8) for p in (
                "10,420 24,440 18,470", "40,560 54,580 50,610", "570,400 584,420 580,450")),
            *key_flower(530, 800, 500, 130, 8),
            Blob("140,806 440,800 540,786 600,800 520,822 300,834 130,826", "ink", flat=True,
                 fade=0.45),
            Figure("girl", "listen", (516, 836), 350, "glow/spark", "sly", flip=True, look="left",
                   hand=(556, 690), other_hand=(430, 660),
                   holds=Held("key", size=104, coat="ink", turn=14), turn=5),
            Glow((290, 800), 240, "glow", 0.9),
            Put("door", (290, 806), 690, "spark/glow", shadow=0),
            *(Line(p, 3, "ink", fade=0.35) for p in (
                "222,240 226,420 220,470", "262,210 258,330 264,470", "366,250 362,380 368,470")),
            Shape("M150,798H432L452,812H130Z", "glow", flat=True),
            Beam(((150, 806), (432, 806)), ((90, 890), (500, 890)), "glow", 0.8),
            Glow((392, 708), 80, "glow", 0.9),
            Shape("M358,652q34,-22 68,0v92q-34,22 -68,0Z", "pale", depth=12),
            Shape(f"{disc(398, 700, 10)}M393,702h10l6,28h-22Z", "ink", flat=True),
            Figure("old-man", "kneel", (222, 852), 340, "glow/deep", "doubt", look="right-down",
                   hair="bald/ink", wears="shirt", extras=("braces",),
                   hand=(306, 704), other_hand=(240, 752),
                   holds=Held("key", size=136, coat="ink", turn=-90, grip=(0.5, 0.46))),
            *(part for x, foot, y, size, lean in (
                (62, 850, 500, 160, 6), (98, 870, 680, 120, -8), (54, 890, 806, 110, 8),
            ) for part in key_flower(x, foot, y, size, lean)),
            Blob("-60,880 40,856 150,872 230,892 420,896 520,872 660,866 660,960 -60,960", "deep",
                 depth=30),
            *(Taper(p, (5, 4, 1), "mid", flat=True) for p in (
                "150,880 146,850 130,834", "160,884 168,856 184,846", "560,880 556,846 572,826",
                "574,880 580,852 594,842")),
            Hand("mitt", (474, 660), (540, 690), 46, "glow/spark", plane="near"),
            Spread("key", ((350, 850, 88, 78), (440, 852, 84, 112)), "deep"),
        ),
    ),
)  # fmt: skip
