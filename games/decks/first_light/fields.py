"""Cards of the woods, continued: trees, fields, gardens."""

import math

from games.decks.geometry import along
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
    spots,
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
        Hand(kind, (x, y), (x, y + s * 0.3), s, "soft+mid/mid", bend=bend),
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
    root = Hand(kind, (x, y), (x, y + size * 0.6), size, "soft+mid/mid", bend=bend)
    return (root, *tuft(x, y + size * 0.4, size * 0.8))


BOUGHS = (
    "324,560 220,440 130,384 56,352", "322,440 262,290 214,150", "330,420 320,230 344,110",
    "322,470 400,310 452,150", "330,600 430,530 548,446", "272,320 180,270 90,244",
    "376,350 470,316 552,290",
)  # fmt: skip


LEAVES = {
    "glow": ((150, 122, 42, -18), (252, 96, 46, 12), (84, 200, 44, 14), (182, 200, 54, -10),
             (62, 296, 42, -14), (152, 312, 50, 16), (84, 414, 40, 10), (352, 100, 42, -8)),
    "pale": ((448, 118, 48, 16), (280, 186, 48, 20), (382, 190, 52, -14), (240, 282, 46, -20),
             (484, 210, 46, 8), (396, 280, 42, 12)),
    "soft": ((548, 192, 36, -22), (468, 352, 50, -10), (548, 350, 38, 20), (424, 424, 42, 14),
             (490, 446, 38, -18), (540, 512, 40, 12)),
}  # fmt: skip
"""The letters on the tree, by their tone: x and y of the middle, size, turn."""


def foliage() -> tuple[Thing, ...]:
    """Letters that hang from the boughs, each on its own twig."""
    wood = [spot for bough in BOUGHS for spot in along(spots(bough), 6)]
    twigs = ""
    for x, y, size, _ in (leaf for row in LEAVES.values() for leaf in row):
        top = y - size * 0.3
        near = min(wood, key=lambda spot: math.dist(spot, (x, top - 12)))
        twigs += (
            f"M{near[0]:.0f},{near[1]:.0f}Q{x:.0f},{(top + near[1]) / 2 - 26:.0f} {x},{top:.0f}"
        )
        twigs += f"Q{x + 6:.0f},{(top + near[1]) / 2 - 30:.0f} {near[0] + 6:.0f},{near[1] - 2:.0f}Z"
    return (
        *(Taper(bough, (13, 9, 4), "ink", flat=True) for bough in BOUGHS),
        Shape(twigs, "ink", flat=True),
        *(Spread("letter", leaves, f"{tone}/spark") for tone, leaves in LEAVES.items()),
    )


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
              {"tone": "mid", "to": "pale"}),
        (
            Glow((90, 560), 380, "glow", 0.7),
            Shape("M-30,720C80,676 200,700 300,690S520,660 640,700V930H-30Z", "soft",
                  to="soft+pale", span=(680, 830)),
            Shape("M440,700l14,-34l10,14l12,-30l14,32l10,-14l16,32ZM70,700h12v-26h8v26h12v-40"
                  "l14,-14l14,14v44H70Z", "mid", flat=True, fade=0.45),
            Blob("-60,826 160,806 420,826 660,800 660,960 -60,960", "soft", depth=80),
            Blob("300,856 420,838 560,850 640,872 500,890 340,882", "deep", flat=True, fade=0.45),
            Blob("40,260 70,130 190,60 340,40 480,70 570,160 580,330 560,500 450,500 380,440"
                 " 250,380 100,440 40,380", "mid+deep", flat=True, fade=0.5),
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
            Shape("M146,500q10,18 0,24q-10,-6 0,-24ZM164,540q10,18 0,24q-10,-6 0,-24Z", "glow",
                  flat=True),
            Shape("M212,526L262,502L284,552L234,576Z", "glow", depth=8),
            Line("228,534 260,518", 3, "mid"), Line("235,549 267,533", 3, "mid"),
            Spread("letter", ((404, 566, 60, -16),), "glow/spark"),
            Figure("man", "hold-up", (500, 866), 310, "deep/ink", "wonder", hat="peaked",
                   flip=True, wears="uniform", look="left-up", hand=(424, 628),
                   other_hand=(404, 616), hands="open"),
            Line("478,672 510,720 544,762", 6, "glow"),
            Shape("M516,752h52v48q-26,14 -52,0Z", "spark", depth=14),
            Shape("M512,748h60l-8,24h-44Z", "spark+ink", flat=True),
        ),
    ),
    Card(
        "hand-harvest",
        "Good Soil",
        "Hands grow in the field in rows; an old woman waters them, and one of them doesn't want"
        " to let her go.",
        World("backdrop", "brick", Light("left", 0.7, rim="spark"),
              {"tone": "soft", "to": "soft+mid", "spot": False}),
        (
            Shape("M-40,-40H640V140H-40Z", "glow", to="pale", span=(20, 130)),
            Glow((120, 60), 190, "glow", 0.9),
            Shape("M-30,110L60,76L130,96L220,64L320,98L420,70L520,96L640,66V160H-30Z", "soft",
                  to="soft+pale", span=(60, 150)),
            Shape("M420,108V84L440,66L460,84V108ZM468,108V94h34v14ZM520,108q10,-40 20,0ZM548,108"
                  "q12,-50 24,0ZM30,118q10,-36 20,0ZM60,116q8,-28 16,0Z", "mid", flat=True,
                  fade=0.6),
            Shape("M-40,120C160,100 420,90 640,118V940H-40Z", "soft", to="mid+soft",
                  span=(110, 900)),
            Shape("".join(f"M{278 + step * 44},108h6L{336 + step * 240},940h-72Z"
                          for step in range(-6, 7)), "mid", flat=True, fade=0.55),
            Shape("".join(f"M{284 + step * 44},108h2L{354 + step * 240},940h-18Z"
                          for step in range(-6, 7)), "pale", flat=True, fade=0.3),
            *seedling("point", 104, 216, 60, -14),
            *seedling("open", 520, 216, 62, 10),
            *seedling("flat", 82, 396, 84, -8),
            *seedling("grip", 514, 410, 92, 6),
            Put("teapot", (180, 540), 140, "ink/glow", turn=-26, shadow=0),
            Figure("old-woman", "lean-back", (360, 800), 600, "glow/spark", "curious",
                   look="us-right", flip=True, hand=(236, 448), other_hand=(196, 520),
                   extras=("belt",)),
            Taper("418,520 440,600 474,690 502,786", (6, 7, 6, 5), "spark"),
            Line("416,530 440,610 478,706", 3, "soft", fade=0.8),
            Blob("404,520 428,480 450,490 428,520 456,530 444,556", "spark", depth=8),
            Blob("30,866 110,842 200,862 214,900 20,900", "mid", depth=20),
            *planted("open", 110, 830, 210, -6),
            Taper("98,486 84,530 88,640 104,742", (8, 8, 8, 12), "spark", flat=True),
            Taper("96,488 80,532 84,640 100,742", (3, 3, 2, 4), "glow", flat=True),
            Blob("70,746 104,732 140,744 128,760 88,762", "spark", flat=True),
            Line("84,748 104,742 126,748", 3, "glow"),
            Blob("400,884 500,854 590,880 600,930 390,930", "mid", depth=20),
            Blob("330,872 420,860 480,872 420,886", "ink", flat=True, fade=0.35),
            Hand("grip", (506, 850), (516, 1010), 200, "soft+mid/mid", bend=-2,
                 through=(Taper("478,704 502,786 508,812", (5, 6, 6), "spark"),)),
            *tuft(510, 926, 160),
            *(Blob(((x - 9, y), (x, y - 7), (x + 10, y + 1), (x, y + 7)), "mid", flat=True)
              for x, y in ((250, 872), (300, 884), (226, 846), (380, 866))),
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
