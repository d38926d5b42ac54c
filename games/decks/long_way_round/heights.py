"""Balloons, peaks, clouds."""

from games.decks.arrangements import far_houses
from games.decks.recipe import (
    Beast,
    Bird,
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
    Turned,
    View,
    Within,
    World,
    disc,
)

CARDS = (
    Card(
        "balloon-tub",
        "Hot Water",
        "A man in a bathtub under a balloon throws out his letters; a stork has caught one.",
        World("fields", "moss", Light("right", 0), {}, View((330, 640), 1.3)),
        (
            Shape(
                "M300,-160C520,-160 660,-20 640,150C620,280 460,340 420,410H180C140,340"
                " -20,280 -40,150C-60,-20 80,-160 300,-160Z",
                "spark",
                depth=120,
            ),
            Shape(
                "M300,-160C210,-100 190,260 250,410H350C410,260 390,-100 300,-160Z",
                "glow",
                flat=True,
                fade=0.85,
            ),
            Shape(
                "M60,-100C-40,40 80,300 180,410H206C120,280 60,40 150,-140ZM540,-100"
                "C640,40 520,300 420,410H394C480,280 540,40 450,-140Z",
                "glow",
                flat=True,
                fade=0.85,
            ),
            Shape("M176,404H424V424H176Z", "ink", flat=True),
            *(
                Line((a, b), 4, "ink")
                for a, b in (
                    ((190, 420), (170, 598)),
                    ((410, 420), (430, 598)),
                    ((252, 424), (226, 598)),
                    ((348, 424), (374, 598)),
                )
            ),
            Within(
                "M0,300H600V606H0Z",
                (
                    Figure(
                        "man",
                        "arms-wide",
                        (300, 776),
                        340,
                        "glow/deep",
                        "joy",
                        look="right",
                        hand=(430, 510),
                        other_hand=(160, 516),
                        holds=(
                            Held("letter", size=50, coat="glow/spark", turn=20),
                            Held("letter", size=50, coat="glow/spark", hand="far", turn=-20),
                        ),
                        wears="trunks",
                        shape="stout",
                        hair="short+full/ink",
                        shadow=0,
                    ),
                ),
            ),
            Shape(
                "M168,600H432C430,670 410,704 372,712L380,736H356L350,714H250L244,736"
                "H220L228,712C190,704 170,670 168,600Z",
                "deep",
                depth=40,
            ),
            Shape("M158,592H442V612H158Z", "glow", depth=8),
            *(
                Put("letter", (x, y), z, "glow/spark", turn=t, shadow=0)
                for x, y, z, t in (
                    (80, 600, 44, -30),
                    (520, 600, 44, 40),
                    (66, 704, 38, 20),
                    (220, 770, 32, 50),
                )
            ),
            Blob("-60,826 100,808 260,836 420,868 660,850 660,960 -60,960", "deep", depth=60),
            Bird("stork", "fly", (432, 804), 94, "glow/spark"),
            Shape("M524,800l44,-9l7,32l-44,9Z", "glow", depth=4),
            Shape("M524,800l29,12l15,-21Z", "soft", flat=True),
            Figure("boy", "wave", (112, 818), 100, "spark/ink", "shout", look="up", shadow=0),
        ),
    ),
    Card(
        "whale-airship",
        "The Noon Service",
        "A whale with lit windows has let down its ladder, and the donkey that is to board won't.",
        World("backdrop", "slate", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            Shape(
                "M-60,40C40,-60 300,-80 460,-20C580,20 640,110 640,200C600,300 420,360"
                " 240,340C130,330 60,280 0,210L-60,220Z",
                "deep",
                depth=120,
            ),
            Shape(
                "M640,206C600,300 420,366 240,340C170,332 120,310 70,276C240,310 460,290 640,206Z",
                "pale",
                flat=True,
                fade=0.8,
            ),
            *(
                Line(((x, 300 + i * 3), (x + 60, 318 - i * 6), (x + 130, 300 - i * 16)), 3, "soft")
                for i, x in enumerate((170, 270, 370))
            ),
            Shape(
                "".join(
                    disc(x, y, 24) for x, y in ((120, 120), (210, 110), (300, 106), (390, 112))
                ),
                "spark",
                depth=8,
            ),
            Shape(disc(540, 190, 15), "glow", flat=True),
            Shape(disc(545, 192, 8), "ink", flat=True),
            Line("500,264 560,270 640,226", 5, "ink"),
            Shape("M250,320C240,380 200,420 150,430C150,380 170,340 190,322Z", "deep", depth=30),
            Line("280,336 268,400", 6, "ink"),
            Line("500,320 502,400", 6, "ink"),
            Shape("M260,404H510L488,492H282Z", "spark", depth=30),
            Shape("M248,396H522V414H248Z", "ink", depth=8),
            Within(
                "M0,250H600V398H330V600H0Z",
                (
                    Figure(
                        "man",
                        "bow",
                        (404, 560),
                        270,
                        "ink/spark",
                        look="left-down",
                        flip=True,
                        hat="peaked",
                        wears="uniform",
                        shadow=0,
                        hand=(226, 470),
                        other_hand=(300, 404),
                        hands="open",
                    ),
                ),
            ),
            Shape("M-30,800C140,730 420,760 640,840V930H-30Z", "mid", depth=60),
            Line("436,490 486,838", 7, "ink"),
            Line("482,490 538,838", 7, "ink"),
            Blob("470,838 510,830 556,838 512,846", "ink", flat=True, fade=0.5),
            *(
                Line(((435 + i * 5.2, 486 + i * 36), (482 + i * 5.6, 486 + i * 36)), 6, "ink")
                for i in range(1, 10)
            ),
            Within(
                "M70,716H176V746H310V860H70Z",
                (Beast("donkey", "balk", (142, 820), 180, "deep+ink/ink", shadow=0),),
            ),
            Beast("donkey", "balk", (122, 830), 180, "deep/ink", shadow=0.3),
            Figure(
                "boy",
                "pull",
                (378, 848),
                222,
                "spark/ink",
                flip=True,
                shadow=0.3,
                hand=(318, 712),
                other_hand=(328, 722),
            ),
            Line("284,566 296,590 292,604", 6, "spark"),
            Line("292,604 318,712 340,790", 5, "ink"),
        ),
    ),
    Card(
        "moon-balloon",
        "Moonlift",
        "A basket hangs from the moon by its last rope; a girl is about to cut that too.",
        World("backdrop", "plum", Light("left", 0), {"tone": "ink", "to": "mid", "spot": False}),
        (
            Glow((300, 80), 520, "soft", 0.8),
            Shape(disc(300, -30, 300), "glow", depth=150),
            Blob("110,70 160,44 214,66 240,110 206,146 150,136 116,112", "pale", depth=12),
            Blob("228,166 262,156 278,178 250,194 230,186", "glow+pale", depth=6),
            Blob("96,160 120,154 130,176 108,186", "glow+pale", depth=4),
            Blob("350,70 420,50 486,84 500,130 440,150 400,126 360,118", "glow+pale", depth=12),
            Blob("292,60 312,56 316,74 298,80", "glow+pale", depth=4),
            Blob("350,186 404,172 424,196 386,214 356,210", "glow+pale", depth=8),
            *(
                Line(p, 7, "soft")
                for p in (
                    "126,212 120,268 136,310 124,342",
                    "214,254 220,298 206,330",
                    "490,204 498,240 486,268 496,296",
                )
            ),
            Line("318,268 320,400 316,530", 9, "soft"),
            Turned(
                (
                    Within(
                        "M0,0H600V612H0Z",
                        (
                            Figure(
                                "girl",
                                "offer",
                                (140, 800),
                                360,
                                "spark/glow",
                                "sly",
                                look="right",
                                shadow=0,
                                hair="bob",
                                hand=(254, 540),
                                other_hand=(170, 700),
                                holds=Held(
                                    "scissors", size=120, coat="glow/glow", turn=84, hand="near"
                                ),
                            ),
                            Figure(
                                "old-man",
                                "point",
                                (404, 806),
                                370,
                                "mid/spark",
                                "smile",
                                look="right",
                                hat="beret",
                                hair="bald+full/glow",
                                shadow=0,
                                hand=(548, 532),
                            ),
                        ),
                    ),
                    Shape("M96,600H516L476,744H136Z", "spark", depth=50),
                    *(Line(p, 5, "deep", fade=0.7) for p in ("108,648 504,648", "122,698 490,698")),
                    *(
                        Line(((x, 610), (x * 0.84 + 48, 742)), 5, "deep", fade=0.5)
                        for x in (156, 210, 264, 318, 372, 426, 480)
                    ),
                    Shape("M82,586H530V616H82Z", "deep", depth=8),
                    Hand("grip", (200, 582), (156, 544), 42, "spark/glow"),
                    *(
                        Line(p, 8, "soft")
                        for p in ("304,580 330,598", "304,596 332,614", "316,560 317,626")
                    ),
                    *(
                        Line(p, 7, "soft")
                        for p in ("100,590 84,618 94,650", "512,590 530,620 520,656")
                    ),
                ),
                move=(0, -78),
            ),
            Shape("M-30,930L40,806L110,930Z", "ink", flat=True),
            Shape("M306,930L376,798H640V930Z", "ink", depth=30),
            Line("376,799 640,799", 6, "soft"),
            Shape("M436,762H496V806H436Z", "mid", depth=10),
            Shape("M426,748H506V766H426Z", "soft", depth=6),
            Line("526,516 556,560 564,630 552,702", 5, "glow"),
            Line("542,718 408,746", 11, "glow"),
            Shape(disc(550, 714, 13), "glow", flat=True),
            Shape(disc(550, 714, 6), "mid", flat=True),
            Line("514,702 524,748", 8, "glow"),
            Line("416,712 400,728 395,750 404,776 420,792", 11, "glow"),
            Shape("M406,702L436,700L420,726ZM404,792L430,804L428,774Z", "glow", flat=True),
            *(Line(((x, y), (640, y)), 3, "mid", fade=0.6) for x, y in ((366, 822), (352, 848))),
            Shape("M470,872v-36l20,-18l20,18v36ZM28,860h22v30h-22Z", "spark", flat=True),
        ),
    ),
    Card(
        "goat-bell",
        "The One Who Rings",
        "On the highest peak a goat rings the bell that hangs from nothing; the ringer is late.",
        World("backdrop", "dawn", Light("left", 0), {"tone": "mid", "to": "pale", "spot": True}),
        (
            Shape(
                "M-30,800L70,680L160,790L470,800L560,670L640,760V930H-30Z",
                "soft",
                flat=True,
                fade=0.7,
            ),
            Shape(
                "M300,-60C400,-60 440,20 448,120C454,200 480,240 520,272C520,350 80,350 80,272"
                "C120,240 146,200 152,120C160,20 200,-60 300,-60Z",
                "spark",
                depth=130,
            ),
            Line("156,160 300,192 444,160", 6, "ink", fade=0.4),
            Shape("M80,272C80,216 520,216 520,272C520,330 80,330 80,272Z", "spark+ink", depth=14),
            Shape("M100,274C100,232 500,232 500,274C500,318 100,318 100,274Z", "ink", flat=True),
            Line("270,268 240,350 206,430", 14, "deep"),
            Shape(disc(194, 456, 44), "deep", depth=26),
            Line("124,424 110,456 116,490", 6, "glow"),
            Line("92,412 74,456 82,504", 6, "glow"),
            Shape("M-30,930L60,800H180L250,640L310,606H364L410,680L640,930Z", "deep", depth=80),
            Shape(
                "M310,606H364L410,680L378,704L350,684L318,718L280,690L252,706L238,668L250,640Z",
                "glow",
                depth=20,
            ),
            Beast("goat", "rear", (318, 612), 112, "ink/glow", flip=True, look="up", shadow=0),
            Figure(
                "old-man",
                "reach",
                (140, 806),
                230,
                "spark/glow",
                "dread",
                look="right-up",
                hat="wool",
                shadow=0,
                hand=(228, 688),
                other_hand=(230, 610),
            ),
            *far_houses("380,880 440,860 500,886 560,850 330,896", 40),
        ),
    ),
)
