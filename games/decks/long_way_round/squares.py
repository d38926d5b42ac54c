"""A wall in the sun, a square at night, and a table."""

from games.decks.arrangements import track
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
    Patch,
    Put,
    Shape,
    Taper,
    Turned,
    Within,
    World,
    disc,
)


def _across(column: int, row: int) -> str:
    """A corner of the chequered cloth, which lies in perspective."""
    deep = (row / 6) ** 1.5
    return f"{300 + column * (90 + 170 * deep):.0f},{430 + 500 * deep:.0f}"


CARDS = (
    Card(
        "sitting-shadow",
        "Back in a Minute",
        "The chair is empty, but not its shadow, which strokes the shadow of the dog.",
        World("wall", "brick", Light("low-left", 0.2), {"tone": "soft"}),
        (
            Patch(((150, 40), (640, -10), (640, 740), (170, 700)), "pale", 0.55, bars=0),
            Turned(
                (
                    Put("chair", (236, 780), 440, "ink", flat=True),
                    Figure(
                        "old-man",
                        "sit",
                        (240, 590),
                        540,
                        silhouette="ink",
                        hat="bowler",
                        wears="suit",
                        look="down",
                        hand=(440, 556),
                        other_hand=(340, 560),
                        shadow=0,
                    ),
                    Beast("dog", "sit", (560, 790), 166, silhouette="ink", flip=True),
                ),
                fade=0.6,
            ),
            Shape("M-40,760H640V940H-40Z", "deep", depth=50),
            Line("-40,762 640,762", 6, "mid"),
            Put("chair", (116, 870), 400, "spark/ink", shadow=0),
            Put("shut-book", (142, 676), 30, "glow/ink", shadow=0, turn=-3),
            Beast("dog", "sit", (390, 884), 212, "pale/spark", flip=True, look="up"),
            Shape("M374,40H554V300H374Z", "ink", depth=20),
            Shape("M388,54H540V292H388Z", "glow", flat=True),
            Within(
                "M280,-30H540V294H280Z",
                (
                    Figure(
                        "old-woman",
                        "lean-out",
                        (496, 250),
                        330,
                        "spark/glow",
                        "sad",
                        look="left-down",
                        flip=True,
                        hat="none",
                        hair="bun/pale",
                        wears="jumper",
                    ),
                ),
            ),
            Shape("M360,288H568V324H360Z", "mid", depth=14),
        ),
    ),
    Card(
        "statue-leaves",
        "After Hours",
        "The statue leaves on tiptoe with her bag; the watchman stands in for her.",
        World("backdrop", "fog", Light("left", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-40,720L640,620V940H-40Z", "mid", depth=70),
            Glow((250, 270), 260, "glow", fade=0.75),
            Blob("-20,762 120,744 270,758 310,776 180,796 20,790", "ink", flat=True, fade=0.5),
            Shape("M20,740L34,446H196L212,740Z", "mid+soft", depth=60),
            Shape("M18,416H214V450H18ZM0,728H232V770H0Z", "soft", depth=14),
            Shape("M70,560H162V640H70Z", "mid", depth=6),
            Figure(
                "man",
                "wave",
                (112, 420),
                300,
                "deep/spark",
                "stern",
                look="right-down",
                wears="uniform",
                hat="peaked",
                hand=(212, 232),
                other_hand=(64, 312),
                holds=Held("lantern", size=76, coat="spark/glow"),
                shadow=0,
            ),
            Glow((212, 272), 90, fade=0.8),
            Blob("30,872 100,858 180,868 120,884", "ink", flat=True, fade=0.5),
            Bird("pigeon", "walk", (106, 870), 124, "soft/spark", look="up", shadow=0),
            Blob("230,866 400,842 560,856 600,880 400,898", "ink", flat=True, fade=0.5),
            Turned(
                (
                    Shape(
                        "M296,806L282,850L248,872Q250,886 274,882L302,868L334,846Z",
                        "soft",
                        depth=12,
                    ),
                    Shape(
                        "M500,816L522,842L538,874Q556,888 576,876L556,852L534,800Z",
                        "pale",
                        depth=12,
                    ),
                    Figure(
                        "woman",
                        "stand",
                        (396, 842),
                        614,
                        "pale/soft",
                        "curious",
                        look="left",
                        flip=True,
                        wears="gown",
                        hair="bun/pale",
                        skin="pale",
                        haze=0.3,
                        shadow=0,
                    ),
                    Shape(
                        "M372,336C340,344 318,362 314,400C310,450 344,500 344,540"
                        "C322,640 280,740 262,822"
                        "C300,858 340,852 370,858C420,866 470,850 540,846C552,800 520,700 492,620"
                        "C468,570 462,540 468,500C490,450 490,390 474,366C456,344 430,340 414,334Z",
                        "pale",
                        depth=90,
                    ),
                    *(
                        Line(points, 5, "soft")
                        for points in (
                            "344,540 400,560 464,540",
                            "330,604 330,690 300,800",
                            "336,600 376,690 372,820",
                            "420,574 436,700 446,826",
                            "452,566 484,680 510,800",
                            "336,372 370,420 452,470",
                            "352,352 392,396 470,424",
                        )
                    ),
                    Hand("grip", (324, 590), (336, 394), 56, "soft/pale", skin="pale"),
                    Hand(
                        "grip",
                        (512, 556),
                        (452, 388),
                        66,
                        "pale/soft",
                        skin="pale",
                        bend=10,
                        through=(Line("470,650 482,600 514,578 544,604 554,650", 12, "ink"),),
                    ),
                    Shape("M474,690l12,24l-9,16l14,28l-3,-27l9,-15l-17,-27Z", "mid", flat=True),
                    Shape("M420,452l-8,20l9,10l-5,18l-2,-16l-10,-11l10,-22Z", "mid", flat=True),
                    Shape(disc(444, 366, 18), "soft", depth=10),
                    Blob(
                        "450,652 512,638 564,652 578,716 558,752 460,752 438,716", "spark", depth=40
                    ),
                    Line("448,684 512,672 572,684", 5, "ink"),
                    Shape("M496,662h34v28h-34Z", "glow", depth=8),
                    Bird("pigeon", "sleep", (424, 232), 104, "soft/spark", shadow=0),
                ),
                move=(-18, 0),
            ),
        ),
    ),
    Card(
        "table-railway",
        "Between Courses",
        "The 8.40 has left the hat; a child who should be eating has just picked up the next rail.",
        World("backdrop", "fern", Light("left", 0), {"tone": "soft", "to": "pale", "spot": True}),
        (
            Shape("M120,440C80,240 140,60 320,60C500,60 560,240 520,440Z", "ink", depth=60),
            Shape(
                "M160,440C150,340 160,270 190,236C250,260 400,260 450,236C480,270 490,340 480,440Z",
                "spark+glow",
                depth=60,
            ),
            Shape(disc(244, 356, 56) + disc(396, 356, 56), "glow", depth=14),
            Shape(disc(250, 384, 27) + disc(390, 384, 27), "ink", flat=True),
            Shape(disc(241, 373, 8) + disc(381, 373, 8), "glow", flat=True),
            Line("196,272 240,258 280,270", 8, "ink"),
            Line("360,270 400,258 444,272", 8, "ink"),
            Shape("M-30,430H640V930H-30Z", "glow", depth=30),
            *(
                Shape(
                    "".join(
                        f"M{_across(c, r)}L{_across(c + 1, r)}L{_across(c + 1, r + 1)}"
                        f"L{_across(c, r + 1)}Z"
                        for c in range(-4, 5)
                        if (c + r) % 2
                    ),
                    "soft",
                    flat=True,
                )
                for r in range(6)
            ),
            Shape(
                "M-30,560C60,540 150,560 170,600C186,640 186,760 150,800C100,830 20,830 -30,810Z",
                "ink",
                depth=60,
            ),
            Shape(
                "M-40,800C60,840 170,820 214,780C230,800 200,860 100,880C40,890 -40,880 -40,880Z",
                "ink",
                depth=20,
            ),
            Shape(
                "M-30,740C60,770 130,760 172,730V780C130,810 60,820 -30,800Z", "spark", flat=True
            ),
            Shape(
                "M120,620C160,610 186,650 184,700C182,760 160,786 130,790C110,740 106,670 120,620Z",
                "deep",
                flat=True,
            ),
            *track("150,760 260,740 360,690", 64, end=50, rail="ink", sleeper="mid"),
            Turned(
                (Put("train", (250, 742), 76, "spark/glow", shadow=0, flip=True),),
                about=(250, 742),
                turn=-8,
            ),
            *track("470,600 508,570 548,548", 40, end=34, rail="ink", sleeper="mid"),
            Figure(
                "man", "wave", (400, 660), 72, "ink/ink", silhouette="ink", shadow=0.3, flip=True
            ),
            Turned(
                track("380,560 430,545 480,520", 48, end=44, rail="ink", sleeper="mid"),
                move=(40, -60),
            ),
            Taper("660,470 590,452 540,470 506,506", (30, 28, 24, 15), "spark+glow"),
            Taper("660,410 590,404 536,430 496,476", (32, 30, 25, 15), "spark+glow"),
            Blob("500,470 512,458 526,462 522,478 508,488", "glow", flat=True, fade=0.8),
            Taper("660,590 590,572 530,544 488,516", (36, 33, 28, 18), "spark+glow"),
            Blob("484,512 496,500 512,510 510,524 494,530", "glow", flat=True, fade=0.8),
            Put("cup", (470, 850), 130, "spark/glow", shadow=0.5),
            Within(
                "M380,600H560V742H380Z",
                (
                    Figure(
                        "man",
                        "raise-both",
                        (462, 800),
                        120,
                        "ink/spark",
                        silhouette="ink",
                        shadow=0,
                    ),
                ),
            ),
        ),
    ),
)
