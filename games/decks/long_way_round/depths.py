"""A seabed, a pond and the edge of the ice."""

from games.decks.arrangements import dots, ripples
from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
)

FROG: tuple[Thing, ...] = (
    Taper("232,720 166,740 150,680 206,650", (30, 26, 18, 12), "soft"),
    Taper("330,720 396,740 412,680 356,650", (30, 26, 18, 12), "soft"),
    Taper("236,640 190,620 178,580", (16, 13, 11), "soft"),
    Taper("326,640 372,620 384,580", (16, 13, 11), "soft"),
    Shape("M178,566l-22,-8l16,20l-26,6l30,10ZM384,566l22,-8l-16,20l26,6l-30,10Z", "soft", depth=6),
    Shape(
        "M206,650l20,-22l-4,26l28,-6l-24,22ZM356,650l-20,-22l4,26l-28,-6l24,22Z", "soft", depth=6
    ),
    Blob("281,574 330,596 346,650 336,726 281,764 226,726 216,650 232,596", "soft+pale", depth=60),
    Line("281,640 281,740", 5, "mid", fade=0.7),
    Shape(disc(244, 606, 22) + disc(318, 606, 22), "pale", depth=10),
    Shape(disc(246, 598, 11) + disc(316, 598, 11), "ink", flat=True),
    Shape(disc(258, 690, 9) + disc(306, 712, 11) + disc(310, 668, 8), "mid", flat=True),
)
"""A frog that sits with its back to us, seen from above."""


PENGUIN: tuple[Thing, ...] = (
    Blob("350,848 396,840 410,858 350,866", "spark+ink", depth=6),
    Taper("318,730 284,760 264,796", (16, 15, 6), "ink"),
    Blob("352,690 392,714 414,780 420,842 384,854 330,856 300,826 298,770 312,712", "ink"),
    Blob("322,716 304,740 298,784 304,826 330,846 352,826 356,770 344,726", "glow", depth=24),
    Taper("374,724 404,756 438,790", (19, 17, 6), "ink+mid"),
    Blob("334,636 366,650 376,682 356,712 318,714 296,686 302,652", "ink", depth=30),
    Blob("304,666 330,658 346,678 334,702 306,702 298,684", "glow", depth=8),
    Shape("M306,672L264,690L308,696Z", "spark+ink", depth=6),
    Shape(disc(324, 676, 7), "ink", flat=True),
    Blob("276,852 322,838 330,856 270,868", "spark+ink", depth=6),
)
"""A penguin that takes a step to the left."""
DRAGONFLY: tuple[Thing, ...] = (
    Blob("368,274 352,236 338,236 340,256", "soft+pale", depth=8),
    Blob("370,274 392,238 404,242 400,260", "soft+pale", depth=8),
    Blob("368,282 350,284 338,296 350,304", "soft+pale", depth=8),
    Blob("370,282 394,280 404,292 394,302", "soft+pale", depth=8),
    Taper("368,256 368,284 366,330", (9, 8, 3), "ink", flat=True),
    Shape(disc(361, 252, 6) + disc(375, 252, 6), "spark", flat=True),
)


def adrift(things: tuple[Thing, ...], zoom: float, turn: float, move: Point) -> tuple[Turned, ...]:
    """A bed that floats, seen from above, with what lies in it."""
    return (
        Turned(
            (
                Shape(box(170, 140, 268, 680), "ink", flat=True, fade=0.35),
                Shape(box(150, 130, 260, 660), "ink", depth=30),
                Shape(box(164, 160, 232, 604), "pale", depth=20),
                *things,
                Shape("M136,104Q280,64 424,104V164Q280,136 136,164Z", "mid+soft", depth=20),
                Shape(disc(140, 130, 22) + disc(420, 130, 22), "mid+soft", depth=10),
                Shape("M140,770H420V806H140Z", "mid+soft", depth=16),
            ),
            (280, 450),
            turn,
            zoom,
            move=move,
        ),
    )


CARDS = (
    Card(
        "tram-stop-below",
        "Stops on Request",
        "The diver who stops the tram on the seabed is still plugged into the lamp.",
        World(
            "backdrop", "lagoon", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}
        ),
        (
            Shape(
                "M120,-30L30,800H-30V-30ZM300,-30L238,800H316L390,-30Z", "mid", flat=True, fade=0.3
            ),
            Shape("M-30,770C160,740 420,760 640,740V930H-30Z", "mid", depth=50),
            Taper(
                "70,92 130,66 210,104 330,70 440,112 560,70 640,100",
                (17, 15, 12, 12, 12, 12, 12),
                "spark",
            ),
            Blob("34,104 52,78 84,74 106,92 92,112 60,120", "spark", depth=10),
            Shape(disc(66, 92, 8), "glow", flat=True),
            Shape(disc(64, 93, 4), "ink", flat=True),
            Line("38,108 58,108 74,104", 3, "ink"),
            Line("110,70 150,62 210,100 330,66 440,108 560,66 640,96", 4, "glow", fade=0.6),
            Turned(
                (
                    Shape("M340,360Q350,250 470,250Q590,250 600,360V790H340Z", "spark", depth=50),
                    Line("470,250 390,108", 9, "pale"),
                    Shape("M360,380Q366,300 470,300Q574,300 580,380V500H360Z", "ink", flat=True),
                    Shape(
                        "M374,384Q382,316 470,316Q558,316 566,384V488H374Z",
                        "glow",
                        to="pale",
                        span=(316, 488),
                    ),
                    Figure(
                        "man",
                        "face-us",
                        (470, 720),
                        300,
                        "ink/ink",
                        silhouette="ink",
                        hat="peaked",
                        shadow=0,
                    ),
                    Shape("M340,490H600V790H340Z", "spark", depth=50),
                    Shape("M340,500H600V516H340Z", "glow", flat=True, fade=0.8),
                    Shape("M420,262H520V292H420Z", "glow", depth=6),
                    Line("436,278 452,270 468,284 484,272 504,280", 4, "ink"),
                    Shape(disc(396, 810, 38) + disc(544, 810, 38), "ink", depth=10),
                    Shape(disc(396, 810, 22) + disc(544, 810, 22), "pale", depth=8),
                    Shape(disc(396, 810, 7) + disc(544, 810, 7), "ink", flat=True),
                    Line("340,850 620,850", 7, "pale"),
                    Shape("M326,770H616V804H326Z", "ink", depth=10),
                    Shape("M470,610L-70,440V890L470,650Z", "glow", flat=True, fade=0.5),
                    Shape(disc(470, 630, 60), "ink", flat=True),
                    Glow((470, 630), 110, "glow", 0.9),
                    Shape(disc(470, 630, 46), "glow", flat=True),
                ),
                move=(34, 0),
            ),
            Put("streetlamp", (74, 806), 480, "ink/spark", shadow=0),
            Shape("M60,660h28v56h-28Z", "ink", depth=6),
            Shape(disc(74, 688, 19), "spark", depth=8),
            Shape(disc(74, 688, 8), "ink", flat=True),
            Shape("M90,852C130,836 250,836 286,852S130,872 90,852Z", "ink", flat=True, fade=0.6),
            Line(
                "164,500 122,516 112,590 128,700 120,800 84,842 44,836 48,806 96,800 126,770"
                " 112,704 78,688",
                10,
                "spark",
            ),
            Taper("240,600 280,640 284,706", (28, 24, 20), "soft"),
            Blob("264,700 304,700 308,734 292,754 270,746 262,724", "spark", depth=12),
            Shape("M210,690L264,690L276,824H222Z", "soft", depth=30),
            Shape("M220,806H276C292,812 300,826 300,840H218Z", "deep", depth=12),
            Shape("M214,836H304V848H214Z", "ink", flat=True),
            Shape("M160,684L238,690L230,832H156Z", "pale", depth=40),
            Line("168,764 190,772 206,766", 3, "soft"),
            Line("176,736 196,742 216,734", 3, "soft"),
            Shape("M152,816H232C250,822 260,836 260,850H150Z", "deep", depth=14),
            Shape("M146,846H264V860H146Z", "ink", flat=True),
            Blob(
                "160,620 172,574 218,558 258,580 270,634 264,694 238,712 182,712 156,688",
                "pale",
                depth=60,
            ),
            Shape("M155,674C190,688 238,688 267,674V698C238,712 190,712 155,698Z", "ink", depth=8),
            Shape("M176,682h26v34h-26ZM228,680h26v34h-26Z", "spark", depth=8),
            Shape("M152,590C154,546 282,546 284,590C274,616 162,616 152,590Z", "spark", depth=24),
            Shape(
                disc(172, 596, 4) + disc(204, 604, 4) + disc(236, 604, 4) + disc(266, 596, 4),
                "glow",
                flat=True,
            ),
            Shape(disc(220, 506, 62), "spark", depth=44),
            Shape("M164,548Q220,572 276,548V566Q220,590 164,566Z", "glow", depth=8),
            Shape(disc(244, 504, 38), "ink", flat=True),
            Shape(disc(246, 504, 30), "pale", depth=14),
            Line("232,492 240,484 252,482", 5, "glow"),
            Taper("196,624 262,630 304,584 322,526", (30, 30, 25, 21), "pale"),
            Taper("318,500 302,486 290,470", (11, 11, 8), "spark"),
            Blob("302,520 300,492 312,456 336,446 352,470 350,504 342,526", "spark", depth=14),
            Line("300,524 322,530 344,530", 9, "glow"),
            Shape(disc(178, 500, 13), "ink", flat=True),
            Shape("M154,492h20v16h-20Z", "ink", depth=4),
            *(
                Shape(disc(x, y, r), "pale", flat=True, fade=0.8)
                for x, y, r in (
                    (196, 416, 9),
                    (212, 372, 6),
                    (188, 330, 12),
                    (222, 276, 8),
                    (196, 220, 6),
                )
            ),
            Put("crab", (322, 876), 48, "spark/glow", shadow=0),
        ),
    ),
    Card(
        "frog-bed",
        "Still Water",
        "A bed floats among the lilies; from its foot a frog hunts what sits by the "
        "sleeper's face.",
        World(
            "backdrop",
            "fern",
            Light("left", 0, rim="spark"),
            {"tone": "deep", "to": "mid", "spot": False},
        ),
        (
            ripples(
                "300,80 520,250 60,330 30,480 500,420 480,760 90,740 540,840 380,60", 60, "soft"
            ),
            *(
                Blob(
                    tuple(
                        (x + a * s, y + b * s)
                        for a, b in (
                            (0, 0),
                            (70, -60),
                            (20, -96),
                            (-60, -84),
                            (-100, -10),
                            (-70, 70),
                            (10, 96),
                            (86, 60),
                            (100, 0),
                        )
                    ),
                    coat,
                    corners=(0,),
                    depth=40,
                )
                for x, y, s, coat in (
                    (60, 700, 0.9, "soft+pale"),
                    (80, 100, 0.8, "soft"),
                    (570, 520, 0.7, "soft+pale"),
                    (150, 860, 0.6, "soft"),
                )
            ),
            *adrift(
                (
                    Shape(box(178, 200, 204, 40), "glow", depth=20),
                    Shape(box(156, 262, 248, 380), "spark", depth=30),
                    Shape(box(156, 262, 248, 40), "glow", depth=10),
                ),
                0.34,
                22,
                (232, -276),
            ),
            *adrift(
                (
                    Blob(
                        "176,196 280,182 384,196 392,270 380,330 280,338 180,330 168,270",
                        "glow",
                        depth=40,
                    ),
                    Figure(
                        "girl",
                        "face-us",
                        (240, 720),
                        500,
                        "spark/glow",
                        "sleep",
                        look="us",
                        hair="curls",
                        shadow=0,
                    ),
                    Shape("M154,400Q280,384 406,400V740H154Z", "spark", depth=30),
                    Shape("M154,400Q280,384 406,400V440Q280,424 154,440Z", "glow", depth=16),
                    Line("186,460 190,560 184,690", 5, "deep", fade=0.5),
                    Line("380,460 376,560 384,690", 5, "deep", fade=0.5),
                    *FROG,
                    Blob("256,586 281,568 306,586 298,600 281,604 264,600", "spark+ink", depth=6),
                    Taper(
                        "281,594 282,556 296,480 336,410 356,362 366,330",
                        (13, 11, 7, 5, 5, 9),
                        "spark+pale",
                    ),
                    Blob("330,300 368,286 400,302 374,318", "soft", flat=True, fade=0.7),
                    *DRAGONFLY,
                ),
                1,
                -14,
                (20, 20),
            ),
        ),
    ),
    Card(
        "summer-hatch",
        "Through There",
        "A door leads from the ice into summer; the penguins come through, and not only penguins.",
        World("backdrop", "fern", Light("left", 0), {"tone": "glow", "to": "pale", "spot": True}),
        (
            Shape("M-30,370C60,250 190,250 300,370S520,330 640,300V930H-30Z", "soft", depth=70),
            Shape("M-30,520C100,510 200,410 330,430S560,470 640,430V930H-30Z", "soft+mid"),
            Put("tree", (84, 304), 110, "mid/deep", shadow=0),
            *(
                Line(((x, y), (x + 3, y - 14), (x + 10, y - 22)), 3, "mid")
                for x, y in (
                    (60, 560),
                    (40, 720),
                    (540, 600),
                    (570, 700),
                    (500, 840),
                    (90, 860),
                    (560, 480),
                )
            ),
            Shape("M480,720L640,790V900L400,760Z", "deep", flat=True, fade=0.3),
            Shape("M210,170H470V730H210Z", "spark", depth=20),
            Within(
                "M232,192H448V724H232Z",
                (
                    dots("260,230 300,280 350,240 410,300 430,220 250,350 380,330", 4, "glow"),
                    Shape("M220,470L290,380L340,450L400,370L460,470V740H220Z", "mid", depth=20),
                    Shape("M220,560C300,530 400,540 460,560V740H220Z", "glow", depth=30),
                    Beast("bear", "sit", (384, 600), 150, "glow/soft", flip=True, look="down"),
                    Put("penguin", (272, 640), 96, "ink/glow", turn=-9, shadow=0.3),
                    Put("penguin", (414, 664), 116, "ink/glow", turn=7, flip=True, shadow=0.3),
                ),
                World("backdrop", "cobalt", "left", {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Shape("M472,176L604,116V812L472,736Z", "spark", depth=30),
            Line("471,174 471,734", 5, "ink"),
            Shape("M462,236h22v40h-22ZM462,640h22v40h-22Z", "ink", depth=4),
            Shape(disc(560, 476, 10), "glow", depth=4),
            Shape(
                "M500,250L568,222V430L500,440ZM500,500L568,494V710L500,680Z",
                "ink",
                flat=True,
                fade=0.18,
            ),
            Blob(
                "226,724 300,716 452,722 470,770 420,830 330,868 240,850 170,800 190,750",
                "glow",
                (0, 2),
                flat=True,
            ),
            Blob("262,864 350,850 450,860 350,882", "ink", flat=True, fade=0.3),
            *PENGUIN,
            Figure(
                "boy",
                "sit-ground",
                (96, 850),
                300,
                "spark/pale",
                "wonder",
                look="right",
                wears="jumper",
                hand=(46, 848),
                other_hand=(170, 742),
                hands="open",
                shadow=0.3,
            ),
        ),
    ),
)
