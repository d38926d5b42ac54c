"""Shells, lanterns, cages and floes to stay in."""

from math import cos, radians, sin

from games.decks.arrangements import ripples
from games.decks.recipe import (
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Turned,
    View,
    Within,
    World,
    disc,
)


def cage(angles: tuple[int, ...]) -> tuple[Thing, ...]:
    """The bars of a cage at some angles, from its base to its ring."""
    bars = []
    for angle in angles:
        x, y = 230 * cos(radians(angle)), 46 * sin(radians(angle))
        bars.append(
            Line(((330 + x, 700 + y), (330 + x, 480 + y), (330 + x * 0.9, 350 + y * 0.9),
                  (330 + x * 0.5, 240), (330, 200)), 7, "ink")
        )  # fmt: skip
    return tuple(bars)


CARDS = (
    Card(
        "cage-bed",
        "Safe Journey",
        "A girl sleeps in a birdcage that a stork carries off; its door is open.",
        World(
            "night",
            "brass",
            Light("left", 0.3, rim="glow"),
            {"hills": False},
            View((300, 450), 1.4, -14),
        ),
        (
            Glow((310, 560), 330, fade=0.55),
            Shape(
                "M-10,940V850L70,794L150,850V940ZM400,940V880L470,830L540,880V940Z",
                "ink",
                depth=20,
            ),
            Shape(
                "M44,856h18v26h-18zM80,856h18v26h-18zM446,884h16v22h-16zM478,884h16v22h-16z",
                "glow",
                flat=True,
            ),
            Figure("woman", "raise-both", (272, 986), 160, "spark/glow", "shout", "up"),
            Turned(
                (
                    *cage((210, 250, 290, 330)),
                    Blob("90,690 330,650 570,690 590,716 330,760 80,722", "deep", depth=30),
                    Blob("90,650 300,630 510,650 520,700 300,726 86,700", "soft", depth=40),
                    Blob(
                        "96,640 120,596 190,580 262,600 270,650 190,668 110,664", "glow", depth=30
                    ),
                    Within(
                        "M0,400H244V590H600V900H0Z",
                        (
                            Figure(
                                "girl",
                                "sleep",
                                (356, 672),
                                420,
                                "pale/spark",
                                "sleep",
                                "half",
                                wears="nightgown",
                                hair="plaits",
                            ),
                        ),
                    ),
                    Blob(
                        "258,704 262,640 288,598 328,560 376,526 430,530 474,556 518,578 556,604 "
                        "576,690 590,700 604,800 584,792 566,812 548,796 530,810 512,720 400,722",
                        "spark",
                        depth=60,
                    ),
                    Line("400,540 392,600 400,660", 5, "ink", fade=0.35),
                    Line("428,544 462,620 470,690", 5, "ink", fade=0.35),
                    Line("264,640 290,610 330,580", 8, "glow", fade=0.9),
                    Hand("mitt", (330, 660), (250, 636), 46, "pale/spark"),
                    *cage((0, 40, 82, 118, 150, 180)),
                    Line("102,706 330,752 558,706", 9, "ink"),
                    Shape(
                        "M557,556L612,530V676L557,700ZM564,562V690L606,671V541Z", "ink", flat=True
                    ),
                    *(Line(((x, y), (x, y + 132)), 5, "ink") for x, y in ((578, 552), (594, 544))),
                    Shape(disc(560, 580, 8) + disc(560, 668, 8), "ink", flat=True),
                ),
                about=(330, 190),
                turn=7,
            ),
            Within(
                "M-60,-60H470V400H-60Z",
                (Bird("stork", "fly", (4, 142), 300, "glow/spark", look="down"),),
            ),
            Line("322,206 330,184 348,196", 9, "ink"),
        ),
    ),
    Card(
        "armchair-floe",
        "A Room of His Own",
        "A penguin reads in an armchair on a floe; the wall drifts off with its owner.",
        World(
            "backdrop", "cobalt", Light("left", 0), {"tone": "deep", "to": "pale", "spot": False}
        ),
        (
            Spread(
                "star",
                tuple(
                    (x, y, s, 8)
                    for x, y, s in (
                        (60, 70, 22),
                        (150, 140, 14),
                        (240, 60, 18),
                        (320, 120, 12),
                        (110, 200, 12),
                    )
                ),
                "glow",
            ),
            Shape("M-30,250H640V940H-30Z", "soft", to="deep", span=(250, 800), flat=True),
            ripples(
                "60,330 260,300 40,520 300,420 500,640 420,600 540,700 520,840",
                56,
                "soft",
                fade=0.8,
            ),
            Blob("330,420 430,384 560,390 660,424 660,500 540,516 400,490", "soft", depth=40),
            Blob("330,404 430,368 560,374 660,408 660,470 540,490 400,468", "glow", depth=30),
            Turned(
                (
                    Shape("M356,60L640,60V430H356Z", "spark+soft", depth=50),
                    Line("380,60 380,420", 6, "pale"),
                    Line("420,60 420,90", 6, "pale"),
                    Shape("M424,110H590V330H424Z", "ink", flat=True),
                    Within(
                        "M0,0H590V334H0Z",
                        (
                            Figure(
                                "man",
                                "lean-out",
                                (470, 300),
                                400,
                                "pale/spark",
                                "dread",
                                "left-down",
                                flip=True,
                                wears="pyjamas",
                                print="stripes",
                                hat="nightcap",
                                hand=(330, 350),
                                other_hand=(306, 300),
                                hands="open",
                                shadow=0,
                            ),
                        ),
                    ),
                    Shape("M410,326H606V352H410Z", "pale", depth=14),
                ),
                about=(500, 420),
                turn=4,
            ),
            Blob("-60,760 60,700 250,690 400,740 450,820 380,900 200,950 -60,950", "mid", depth=40),
            Blob(
                "-60,730 60,670 250,660 400,710 450,790 380,870 200,920 -60,930", "glow", depth=50
            ),
            Put("armchair", (190, 830), 380, "spark/ink"),
            Put("penguin", (192, 806), 250, "ink/spark", shadow=0),
            Blob("122,740 192,724 262,740 276,800 108,800", "spark", depth=30),
            *(
                Blob(
                    (
                        (x - 12, 800),
                        (x - 22, 752),
                        (x - 24, 726),
                        (x - 10, 738),
                        (x, 718),
                        (x + 10, 738),
                        (x + 24, 726),
                        (x + 22, 752),
                        (x + 12, 800),
                    ),
                    "spark+glow",
                    (2, 3, 4, 5, 6),
                    depth=14,
                )
                for x in (158, 228)
            ),
            Taper("142,640 116,670 108,704", (16, 16, 9), "ink"),
            Taper("244,640 270,670 280,704", (16, 16, 9), "ink"),
            Shape("M110,650L190,664L274,650V736L190,750L110,736Z", "pale", depth=14),
            Shape(
                "M122,668l56,10v12l-56,-10zM122,694l56,10v30l-56,-10zM202,690l60,-10v10l-60,10z"
                "M202,708l60,-10v10l-60,10zM202,726l60,-10v8l-60,10z",
                "deep",
                flat=True,
            ),
            Line("390,800 390,480 340,450", 7, "ink"),
            Blob("362,804 390,796 420,804 390,814", "ink", flat=True),
            Glow((310, 560), 170, fade=0.8),
            Shape("M276,500L346,436L392,520Z", "spark", depth=16),
            Within(
                "M0,0H300V398Q270,388 240,398T180,398T120,398T60,398T0,398Z",
                (
                    Turned(
                        (
                            Shape("M70,210L176,170L216,306L112,344Z", "pale", flat=True),
                            Put("penguin", (146, 312), 96, "ink/spark", turn=-20, shadow=0),
                            Put("frame", (142, 340), 170, "spark/ink", turn=-20, shadow=0),
                        ),
                        move=(0, 82),
                        turn=4,
                        about=(140, 260),
                    ),
                ),
            ),
            Line("36,408 70,396 110,406 150,396 190,406 230,396 262,406", 5, "glow"),
            Line("70,426 140,434 214,424", 4, "pale", fade=0.8),
            Put("cup", (330, 868), 56, "spark/glow"),
            Blob("500,660 560,640 610,670 560,700", "glow", depth=20),
            Put("fish", (534, 800), 66, "spark/ink", turn=-50, shadow=0),
            Line("500,806 540,820 584,806", 4, "soft"),
        ),
    ),
)
