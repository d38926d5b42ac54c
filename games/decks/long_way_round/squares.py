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
                move=(-62, -16),
                fade=0.6,
            ),
            Shape("M-40,760H640V940H-40Z", "deep", depth=50),
            Line("-40,762 640,762", 6, "mid"),
            Put("chair", (116, 870), 400, "spark/ink", shadow=0),
            Put("shut-book", (142, 676), 30, "glow/ink", shadow=0, turn=-3),
            Beast("dog", "sit", (500, 886), 152, "pale/spark", flip=True, look="up"),
            Shape("M374,40H554V300H374Z", "ink", depth=20),
            Shape("M388,54H540V292H388Z", "glow", flat=True),
            Shape("M360,288H568V324H360Z", "mid", depth=14),
            Within(
                "M388,54H540V302H388Z",
                (
                    Figure(
                        "old-woman",
                        "peek",
                        (456, 510),
                        360,
                        "spark/glow",
                        "sad",
                        look="left-down",
                        hat="none",
                        hair="bun/pale",
                        wears="jumper",
                        hand=(500, 290),
                        other_hand=(412, 290),
                        hands="mitt",
                        shadow=0,
                    ),
                ),
            ),
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
                    Blob(
                        "286,800 330,806 328,848 344,870 342,886 302,886 292,866 270,848 266,826",
                        "pale",
                        depth=20,
                    ),
                    Blob(
                        "500,800 516,842 514,866 532,884 594,884 590,866 562,848 540,800",
                        "pale",
                        depth=20,
                    ),
                    *(
                        Line(points, 3, "mid")
                        for points in (
                            "330,870 328,882",
                            "319,872 317,884",
                            "584,868 574,871 572,882",
                            "570,860 560,864 556,880",
                        )
                    ),
                    Taper("398,310 400,366", (17, 24), "soft+pale"),
                    Shape(
                        "M372,346C340,350 322,366 318,400C316,450 344,500 344,540"
                        "C322,640 280,740 262,822"
                        "C300,858 340,852 370,858C420,866 470,850 540,846C552,800 520,700 492,620"
                        "C468,570 462,540 468,500C490,450 488,390 472,372C456,352 430,350 414,344Z",
                        "pale",
                        depth=90,
                    ),
                    *(
                        Line(points, 5, "soft")
                        for points in (
                            "344,540 400,560 464,540",
                            "328,610 316,700 290,806",
                            "334,610 366,700 360,826",
                            "420,574 436,700 446,826",
                            "452,566 484,680 510,800",
                            "356,500 400,520 452,500",
                        )
                    ),
                    Taper("344,396 310,484 324,578", (22, 19, 14), "pale"),
                    Taper("450,392 494,474 514,560", (22, 19, 14), "pale"),
                    Blob(
                        "310,446 316,392 344,358 382,350 400,362 418,350 450,358 478,392 488,446"
                        " 452,440 424,462 400,470 372,460 344,440",
                        "soft+pale",
                        depth=30,
                    ),
                    *(
                        Line(points, 4, "soft")
                        for points in (
                            "330,420 340,390 368,366",
                            "362,430 366,400 388,372",
                            "468,420 458,390 430,366",
                            "436,432 432,400 412,372",
                        )
                    ),
                    Blob(
                        "304,574 322,564 342,574 346,600 334,618 312,616 302,598", "pale", depth=16
                    ),
                    *(
                        Line(points, 3, "mid")
                        for points in ("310,596 314,610", "320,594 324,612", "332,592 334,610")
                    ),
                    Line("470,650 482,600 514,574 544,604 554,650", 12, "ink"),
                    Blob(
                        "494,566 514,552 536,562 542,586 530,604 506,604 494,588", "pale", depth=16
                    ),
                    *(
                        Line(points, 3, "mid")
                        for points in ("504,584 506,598", "516,584 518,600", "528,580 530,596")
                    ),
                    Shape(
                        "M446,470l-14,26l12,14l-12,30l18,20l-6,22l10,-24l-14,-20l12,-26l-10,-14"
                        "l12,-26ZM330,690l14,24l-10,16l14,30l-3,-30l9,-15l-17,-27Z",
                        "deep",
                        flat=True,
                    ),
                    Turned(
                        (
                            Blob(
                                "352,296 348,258 372,232 414,228 446,250 450,296 432,332 412,330",
                                "soft",
                                depth=30,
                            ),
                            Shape(disc(446, 258, 28), "soft", depth=16),
                            Blob(
                                "356,282 370,256 404,252 424,272 424,306 406,338 384,350 368,340"
                                " 358,318 348,308",
                                "pale",
                                depth=34,
                            ),
                            Blob(
                                "352,280 352,252 382,240 420,254 434,290 414,268 384,260 366,268",
                                "soft",
                                depth=14,
                            ),
                            *(
                                Line(points, 3, "mid")
                                for points in (
                                    "360,252 390,244 416,258",
                                    "430,262 450,252 462,266",
                                    "371,286 362,310 371,313",
                                    "369,329 377,332 387,328",
                                )
                            ),
                            *(
                                Line(points, 3, "mid")
                                for points in ("352,278 360,270 369,272", "383,272 396,266 409,275")
                            ),
                            *(
                                Blob(
                                    ((x - w, 294), (x, 286), (x + w, 294), (x, 300)),
                                    "glow",
                                    (0, 2),
                                    flat=True,
                                )
                                for x, w in ((363, 8), (396, 13))
                            ),
                            *(Shape(disc(x, 293, 5), "deep", flat=True) for x in (359, 390)),
                            Line("414,316 406,324 410,334 400,344", 3, "deep"),
                        ),
                        move=(0, -16),
                    ),
                    Blob(
                        "450,652 512,638 564,652 578,716 558,752 460,752 438,716", "spark", depth=40
                    ),
                    Line("448,684 512,672 572,684", 5, "ink"),
                    Shape("M496,662h34v28h-34Z", "glow", depth=8),
                    Bird("pigeon", "sleep", (432, 216), 104, "soft/spark", shadow=0),
                ),
                about=(400, 240),
                zoom=0.95,
                move=(-18, 6),
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
            *track("150,764 240,748 330,712", 64, end=54, rail="ink", sleeper="mid"),
            Turned(
                (Put("train", (244, 744), 76, "spark/glow", shadow=0, flip=True),),
                about=(244, 744),
                turn=-10,
            ),
            *track("446,650 530,606 650,560", 46, end=36, rail="ink", sleeper="mid"),
            Blob("364,742 388,734 412,742 388,750", "ink", flat=True, fade=0.5),
            Figure("man", "wave", (388, 742), 72, "ink/ink", silhouette="ink", shadow=0, flip=True),
            Hand(
                "pinch",
                (580, 430),
                (760, 360),
                190,
                "spark/glow",
                skin="pale",
                through=track("318,588 390,566 470,526", 50, end=42, rail="ink", sleeper="mid"),
            ),
            Put("cup", (496, 862), 130, "spark/glow", shadow=0.5),
            Within(
                "M406,612H586V754H406Z",
                (
                    Figure(
                        "man",
                        "raise-both",
                        (488, 812),
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
