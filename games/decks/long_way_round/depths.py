"""A seabed, a pond and the edge of the ice."""

from games.decks.arrangements import dots, ripples
from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
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
                    Line("470,250 424,122", 9, "ink"),
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
                    Shape("M320,770H620V806H320Z", "ink", depth=10),
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
            Hand("mitt", (288, 706), (236, 610), 50, "soft/spark", bend=-20),
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
            Hand("open", (302, 556), (206, 616), 62, "pale/spark", bend=-50),
            Shape(disc(220, 506, 62), "spark", depth=44),
            Shape("M164,548Q220,572 276,548V566Q220,590 164,566Z", "glow", depth=8),
            Shape(disc(244, 504, 38), "ink", flat=True),
            Shape(disc(246, 504, 30), "pale", depth=14),
            Line("232,492 240,484 252,482", 5, "glow"),
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
            Put("crab", (470, 876), 66, "spark/glow", shadow=0),
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
                    Shape("M154,366Q280,346 406,366V740H154Z", "spark", depth=30),
                    Shape("M154,366Q280,346 406,366V412Q280,392 154,412Z", "glow", depth=16),
                    Line("186,430 190,560 184,690", 5, "deep", fade=0.5),
                    Line("380,430 376,560 384,690", 5, "deep", fade=0.5),
                    Taper(
                        "284,590 290,540 300,470 340,400 352,330 358,278",
                        (11, 9, 7, 7, 8, 13),
                        "spark+pale",
                    ),
                    *FROG,
                    Put("dragonfly", (362, 312), 96, "ink/deep", turn=20, shadow=0),
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
            Shape("M-30,330C140,270 420,300 640,250V930H-30Z", "soft", depth=70),
            Shape("M-30,480C200,430 420,470 640,420V930H-30Z", "soft+mid", depth=90),
            *(
                Line(((x, y), (x + 3, y - 14), (x + 10, y - 22)), 3, "mid")
                for x, y in (
                    (60, 560),
                    (110, 640),
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
                    Put("penguin", (276, 662), 110, "ink/glow", turn=-9, shadow=0.3),
                    Put("penguin", (392, 706), 150, "ink/glow", turn=7, flip=True, shadow=0.3),
                ),
                World("backdrop", "cobalt", "left", {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Shape("M448,192L580,130V800L448,724Z", "spark", depth=30),
            Shape(disc(476, 470, 9), "glow", depth=4),
            Shape(
                "M478,250L552,222V430L478,440ZM478,500L552,494V700L478,680Z",
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
            Put("penguin", (330, 850), 220, "ink/glow", turn=-4, shadow=0.3),
            Figure(
                "boy",
                "sit-ground",
                (104, 850),
                300,
                "spark/ink",
                "wonder",
                look="right",
                shadow=0.3,
            ),
        ),
    ),
)
