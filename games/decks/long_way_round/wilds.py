"""Woods and snow."""

from games.decks.arrangements import lit
from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Hand,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    View,
    Within,
    World,
    box,
    disc,
)


def cap(x: float, y: float, wide: float, turn: float) -> tuple[Thing, ...]:
    """A knitted cap over the tip of a finger, with a rim that is turned up around it."""
    r = wide / 2
    dome = f"M{x - r:g},{y + 64:g}C{x - r:g},{y - 30:g} {x + r:g},{y - 30:g} {x + r:g},{y + 64:g}Z"
    low = f"M{x - r:g},{y + 70:g}q{r:g},26 {wide:g},0v14q{-r:g},24 {-wide:g},0Z"
    rim = (
        f"M{x - r - 5:g},{y + 44:g}q{r + 5:g},20 {wide + 10:g},0l3,30q{-r - 8:g},24 "
        f"{-wide - 16:g},0Z"
    )
    knit: tuple[Thing, ...] = (
        Shape(low, "ink", flat=True, fade=0.3),
        Shape(dome, "spark", depth=26),
        Line(
            ((x - r + 5, y + 30), (x - r / 3, y + 16), (x + r / 3, y + 30), (x + r - 5, y + 16)),
            5,
            "pale",
        ),
        Shape(rim, "pale", depth=14),
        *(
            Line(
                ((x + r * p, y + 52 - p * p * 6), (x + r * p * 1.08, y + 76 - p * p * 8)), 3, "soft"
            )
            for p in (-0.75, -0.38, 0, 0.38, 0.75)
        ),
        Shape(disc(x, y - 12, 17), "pale", depth=10),
    )
    return (Turned(knit, about=(x, y), turn=turn),)


CARDS = (
    Card(
        "post-wood",
        "Last Delivery",
        "A hedgehog brings a letter to the wrong tree; the one who opens has "
        "already laid the table, and next door somebody waits.",
        World(
            "forest",
            "brick",
            Light("right", 0.6, rim="spark"),
            {"dark": True},
            View((260, 430), 1.3),
        ),
        (
            Shape("M150,-30C196,300 170,640 60,880H640V-30Z", "deep", depth=120),
            Line("230,-20 250,180 226,420 196,640", 5, "ink", fade=0.5),
            Line("480,-20 470,140 500,260", 5, "ink", fade=0.5),
            Shape("M-30,-30H130C116,260 128,620 168,900H-30Z", "mid", depth=60),
            Shape("M130,-30C116,260 128,620 168,900H200V-30Z", "ink", flat=True),
            Line("20,-20 30,140 14,330", 5, "ink", fade=0.4),
            Line("84,-20 80,120 96,220", 5, "ink", fade=0.4),
            Within(
                "M40,560V450C40,390 130,390 130,450V560Z",
                (
                    Shape(box(30, 380, 110, 190), "pale", flat=True),
                    Put("hare", (88, 580), 120, "deep", flat=True, shadow=0),
                ),
                edge="ink",
            ),
            *(
                Line(((x, 120), (x + lean, 300), (x - 6, 420)), 6, "ink", fade=0.4)
                for x, lean in ((220, 20), (300, -8), (390, 12), (470, -14), (560, 10))
            ),
            Shape("M228,872V476C228,296 534,296 534,476V872Z", "ink", depth=16),
            Within(
                "M252,872V480C252,326 510,326 510,480V872Z",
                (
                    Shape("M230,300H540V900H230Z", "glow", to="pale", span=(380, 860)),
                    Line("250,470 300,500 380,508 460,496 512,466", 4, "deep"),
                    Shape(
                        "M280,490l36,12l-22,32ZM336,505l40,3l-22,34ZM398,506l38,-5l-16,36Z"
                        "M456,496l34,-14l-10,38Z",
                        "spark",
                        flat=True,
                    ),
                    Shape(box(488, 650, 12, 230), "deep", flat=True),
                    Beast("fox", "sit", (460, 832), 148, "soft/glow", flip=True, shadow=0),
                    Shape("M258,730H474V748H258Z", "deep", depth=8),
                    Shape("M254,740H474L482,872H248Z", "spark", depth=30),
                    Line(
                        "256,806 276,792 296,808 316,792 336,808 356,792 376,808 396,792 416,808"
                        " 436,792 456,808 476,796",
                        5,
                        "pale",
                    ),
                    Put("cup", (340, 734), 28, "mid/spark", shadow=0, flip=True),
                    *lit(Put("candle", (278, 734), 74, "mid/spark", shadow=0), 110),
                ),
            ),
            Shape(
                "M510,884V480C510,420 490,390 480,372L584,326C610,366 620,400 620,440V930Z",
                "mid",
                depth=40,
            ),
            Line("548,360 556,560 546,900", 4, "ink", fade=0.5),
            Line("586,350 590,560 588,910", 4, "ink", fade=0.5),
            Shape(disc(536, 650, 12), "glow", depth=6),
            Shape("M252,872H510L470,940H-30V896Z", "pale", flat=True, fade=0.75),
            Blob("20,872 100,862 200,870 110,882", "ink", flat=True, fade=0.5),
            Put("letter", (186, 868), 40, "glow/soft", turn=-8, shadow=0),
            Put("hedgehog", (96, 872), 94, "soft/ink", flip=True, shadow=0),
            Line("-20,262 70,250 176,262", 16, "ink"),
            Bird("owl", "perch", (90, 250), 150, "mid/glow", shadow=0),
        ),
    ),
    Card(
        "clockwork-wood",
        "Wound Up",
        "In a wood of gear wheels a girl winds up a dragonfly; there is a key in her own back.",
        World("backdrop", "lagoon", Light("left", 0), {"tone": "mid", "to": "pale", "spot": True}),
        (
            *(
                Put("gear", (x, y), z, c, shadow=0, flat=True)
                for x, y, z, c in (
                    (110, 250, 240, "soft"),
                    (330, 150, 190, "soft"),
                    (520, 330, 260, "soft"),
                    (250, 430, 150, "soft+pale"),
                    (60, 480, 130, "soft+pale"),
                )
            ),
            Shape("M150,-30H190L196,760H140ZM380,-30H412L420,740H372Z", "mid", depth=30),
            Shape(
                "M-30,-30H70C60,300 70,600 96,800H-30ZM640,-30H520C532,300 520,600 496,800H640Z",
                "ink",
                depth=40,
            ),
            Put("gear", (48, 340), 176, "deep+mid", shadow=0),
            Shape("M-30,760C160,720 420,730 640,770V930H-30Z", "deep", depth=40),
            Taper("452,506 330,500 210,470 90,410", (20, 15, 11, 7), "spark"),
            *(
                Line(((x, y), (x + 6, y + 26)), 4, "ink", fade=0.6)
                for x, y in ((150, 424), (210, 452), (270, 470), (330, 484))
            ),
            *(
                Shape(path, "pale", depth=24, fade=0.9)
                for path in (
                    "M454,500C420,380 420,210 474,110C520,190 510,390 474,502Z",
                    "M432,500C350,420 262,260 258,140C340,190 420,370 454,498Z",
                )
            ),
            Shape(
                "M440,500C380,400 330,230 370,110C430,170 480,380 462,500Z",
                "glow",
                depth=24,
                fade=0.9,
            ),
            Shape(
                "M424,502C320,440 190,300 170,190C260,220 400,360 446,496Z",
                "glow",
                depth=24,
                fade=0.9,
            ),
            *(Line(p, 2.5, "mid") for p in ("450,496 420,320 376,130", "436,498 320,360 182,204")),
            Shape(disc(448, 508, 42), "spark", depth=20),
            Shape(disc(506, 516, 34), "spark", depth=16),
            Shape(disc(520, 506, 21), "ink", depth=8),
            Shape(disc(526, 498, 6), "glow", flat=True),
            Put("key", (440, 676), 140, "ink", turn=180, shadow=0),
            Figure(
                "girl",
                "kneel",
                (316, 862),
                360,
                "glow/spark",
                "curious",
                look="right-up",
                hair="bun",
                shadow=0,
                hand=(420, 652),
                other_hand=(426, 668),
                hands="grip",
            ),
            Put("key", (244, 790), 130, "ink", turn=-84, shadow=0),
        ),
    ),
    Card(
        "hand-shelter",
        "Out of the Wind",
        "In the lee of a hand that rises from the snow stands a caravan; there they knit for "
        "its cold fingers.",
        World("backdrop", "frost", Light("left", 0), {"tone": "ink", "to": "mid", "spot": False}),
        (
            *(
                Shape(disc(x, y, r), "glow", flat=True, fade=0.9)
                for x, y, r in (
                    (60, 90, 5),
                    (140, 180, 7),
                    (90, 330, 5),
                    (420, 70, 6),
                    (520, 150, 8),
                    (560, 60, 4),
                    (490, 260, 5),
                    (560, 330, 7),
                    (40, 480, 6),
                    (520, 460, 5),
                )
            ),
            Shape("M-30,610C120,560 420,570 640,620V930H-30Z", "mid+soft", depth=60),
            Blob("60,660 220,626 400,640 460,700 240,730 80,710", "deep", flat=True, fade=0.5),
            Hand("open", (262, 720), (262, 900), 416, "deep/glow"),
            *cap(264, 296, 68, 0),
            *cap(430, 384, 64, 24),
            Shape(
                "M-30,740C60,690 120,690 160,668S220,690 250,672S320,690 350,684S420,740 460,744"
                "S560,760 640,740V930H-30Z",
                "glow",
                depth=50,
            ),
            Line("150,682 170,674 214,688 250,680 320,694", 5, "soft", fade=0.8),
            Shape("M300,770C380,750 560,756 600,786S400,826 300,770Z", "mid", flat=True, fade=0.6),
            Put("caravan", (460, 806), 240, "spark/deep", shadow=0),
            Shape(
                "M334,602C344,566 420,560 460,560S580,566 590,602C550,590 510,600 460,588"
                "S370,596 334,602Z",
                "glow",
                depth=16,
            ),
            Figure(
                "boy",
                "reach",
                (508, 572),
                190,
                "mid/spark",
                flip=True,
                look="left-up",
                shadow=0,
                hand=(456, 446),
                other_hand=(440, 462),
            ),
            Blob("60,884 150,868 300,876 340,890 160,900", "mid", flat=True, fade=0.6),
            Shape("M66,806H196V826H66ZM80,826H98V888H80ZM160,826H178V888H160Z", "deep", depth=8),
            Figure(
                "old-woman",
                "sit",
                (136, 808),
                300,
                "ink/spark",
                "smile",
                look="down",
                shadow=0,
                hand=(218, 730),
                other_hand=(268, 728),
                hands="grip",
                through=(
                    Shape(
                        "M216,724C228,716 254,716 266,722L270,770C256,778 228,778 214,772Z",
                        "spark",
                        depth=14,
                    ),
                    Line("218,738 230,732 242,740 254,732 266,738", 4, "pale"),
                    Line("217,754 230,748 242,756 254,748 268,754", 4, "pale"),
                    Line("196,756 222,728 268,686", 6, "soft"),
                    Line("290,752 262,726 218,684", 6, "soft"),
                    Shape(disc(194, 758, 7) + disc(292, 755, 7), "glow", depth=4),
                ),
            ),
            Line("262,772 286,830 310,870 340,880", 4, "spark"),
            Shape(disc(352, 858, 28), "spark", depth=10),
            Line("332,846 352,836 374,846", 3, "glow"),
            Line("328,862 352,852 378,860", 3, "glow"),
        ),
    ),
    Card(
        "violin-sledge",
        "Winter Concert",
        "A fox runs off with a violin for a sledge; on the five lines of its track sit "
        "sparrows, and he comes too late.",
        World(
            "slope", "brick", Light("right", 0.6, rim="spark"), {"grass": False, "hour": "night"}
        ),
        (
            Shape("M-40,230C90,330 260,480 380,610S560,760 660,790V940H-40Z", "pale", depth=90),
            *(
                Line(((-20, 296 + d + o), (80, 376 + d + o), (220, 520 + d + o)), w, tone)
                for d in (0, 26, 52, 78, 104)
                for o, w, tone in ((4, 5, "glow"), (0, 4, "mid"))
            ),
            Turned(
                (Put("violin", (300, 900), 430, "spark/ink", shadow=0),),
                about=(300, 660),
                turn=128,
                move=(-6, -26),
            ),
            Beast("hare", "sit", (326, 626), 118, "glow/spark", shadow=0, look="back"),
            Beast("fox", "run", (420, 862), 104, "mid/glow", turn=16),
            Line("424,752 452,752 476,786", 6, "ink"),
            Line("470,782 482,806 480,838", 9, "ink"),
            Line("480,808 504,816 522,834", 7, "ink"),
            *(
                Bird("sparrow", "stand", (x, y), 76, "ink/spark", shadow=0)
                for x, y in ((116, 448), (56, 424), (40, 480))
            ),
            Blob("66,330 130,372 200,430 150,400 90,356", "ink", flat=True, fade=0.4),
            Figure(
                "man",
                "run",
                (136, 388),
                236,
                "ink/glow",
                "dread",
                wears="suit",
                hat="top-hat",
                skin="pale",
                turn=24,
                hand=(252, 290),
                hands="grip",
                shadow=0,
                through=(
                    Taper("224,338 252,290 302,176", (4, 4, 3), "spark"),
                    Line("234,332 264,278 312,184", 2.5, "glow"),
                    Line("302,176 313,183", 6, "spark"),
                    Line("222,338 235,333", 6, "spark"),
                ),
            ),
        ),
    ),
)
