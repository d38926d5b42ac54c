"""Shells, lanterns, cages and floes to stay in."""

from math import cos, radians, sin

from games.decks.arrangements import track
from games.decks.recipe import (
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
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


PASSENGERS = tuple(
    Figure(who, "walk", at, size, coat, flip=True, shadow=0, haze=haze)
    for who, at, size, coat, haze in (
        ("old-woman", (394, 604), 84, "spark/deep", 0.15),
        ("old-man", (440, 670), 126, "deep/spark", 0.08),
        ("woman", (508, 764), 196, "mid/spark", 0),
    )
)

CARDS = (
    Card(
        "shell-tram",
        "Terminus",
        "A tram is stuck in a shell. Its passengers go on into the spiral; the owner is back.",
        World("shell", "fern", Light("left", 0.6, rim="glow")),
        (
            Glow((300, 500), 200, fade=0.8),
            *PASSENGERS,
            *track("-40,776 200,742 420,706", 60, end=44, rail="ink", sleeper="mid"),
            Put("tram", (196, 732), 236, "spark/glow", turn=-8, shadow=0),
            *(Shape(disc(x, y, 22), "ink", depth=10) for x, y in ((96, 744), (296, 716))),
            *(Shape(disc(x, y, 8), "glow", flat=True) for x, y in ((96, 744), (296, 716))),
            Figure(
                "man",
                "shrug",
                (150, 884),
                330,
                "deep/spark",
                "doubt",
                "us",
                wears="uniform",
                hat="peaked",
                shape="stout",
            ),
            Taper("720,980 580,930 500,880 450,812", (92, 80, 60, 44), "spark", plane="near"),
            Line("432,800 404,750 386,722", 12, "spark", plane="near"),
            Line("462,792 470,740 456,704", 12, "spark", plane="near"),
            Shape(f"{disc(382, 714, 21)}{disc(454, 696, 21)}", "glow", depth=6, plane="near"),
            Shape(f"{disc(374, 716, 9)}{disc(446, 698, 9)}", "ink", flat=True, plane="near"),
            Line("416,846 438,842 462,856", 6, "ink", plane="near"),
        ),
    ),
    Card(
        "lantern-inn",
        "Full House",
        "A lantern as large as an inn is full of moths; the landlady sends on those with luggage.",
        World("forest", "plum", Light("right", 0.7, rim="spark"), {"dark": True}),
        (
            Glow((400, 560), 460, fade=0.95),
            Put("lantern", (410, 890), 780, "ink/glow", shadow=0),
            Shape("M322,400H498L516,800H304Z", "glow", depth=20),
            Spread(
                "moth",
                (
                    (366, 446, 70, 14),
                    (462, 490, 66, -12),
                    (470, 600, 70, 16),
                    (474, 700, 60, -8),
                ),
                "mid/spark",
                flat=True,
            ),
            Shape("M300,796H520V826H300Z", "ink", depth=10),
            Figure(
                "old-woman",
                "point",
                (396, 802),
                330,
                "deep/spark",
                "stern",
                "left",
                flip=True,
                wears="apron",
                shape="stout",
                hand=(264, 596),
                shadow=0,
            ),
            Line("128,600 120,690 134,730", 5, "ink"),
            Line("146,600 156,690 146,730", 5, "ink"),
            Put("moth", (136, 640), 190, "glow/spark", shadow=0),
            Put("suitcase", (140, 828), 120, "spark/ink"),
            Put("moth", (176, 300), 90, "pale/spark", turn=20, shadow=0),
            Put("suitcase", (164, 352), 44, "spark/ink", turn=6, shadow=0),
            Put("hedgehog", (480, 880), 96, "mid/pale", flip=True, plane="near"),
        ),
    ),
    Card(
        "cage-bed",
        "Safe Journey",
        "A girl sleeps in a birdcage that a stork carries off; its door is open.",
        World(
            "night",
            "brass",
            Light("left", 0.3, rim="glow"),
            {"hills": False},
            View((300, 450), 1.1, -14),
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
            Figure("woman", "raise-both", (290, 934), 146, "spark/glow", "shout", "up"),
            Turned(
                (
                    *cage((210, 250, 290, 330)),
                    Blob("90,690 330,650 570,690 590,716 330,760 80,722", "deep", depth=30),
                    Blob("90,650 300,630 510,650 520,700 300,726 86,700", "soft", depth=40),
                    Blob(
                        "96,640 120,596 190,580 262,600 270,650 190,668 110,664", "glow", depth=30
                    ),
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
                    Blob(
                        "262,700 270,636 330,590 420,560 500,570 556,600 576,690 590,700 604,800 "
                        "584,792 566,812 548,796 530,810 512,720 400,722",
                        "spark",
                        depth=60,
                    ),
                    *cage((0, 44, 82, 150, 180)),
                    *(
                        Line((a, b), 7, "ink")
                        for a, b in (
                            ((560, 420), (520, 380)),
                            ((560, 480), (500, 430)),
                            ((560, 590), (500, 560)),
                        )
                    ),
                ),
                about=(330, 190),
                turn=7,
            ),
            Bird("stork", "fly", (-64, 128), 360, "pale/spark", look="down"),
            Line("322,206 330,184 348,196", 9, "ink"),
        ),
    ),
    Card(
        "armchair-floe",
        "A Room of His Own",
        "A penguin reads in an armchair on a floe; the wall drifts off with its owner.",
        World("pool", "cobalt", Light("left", 0.6), {"rings": False}),
        (
            Blob("330,470 430,420 560,430 660,470 660,560 520,590 380,560", "soft", depth=40),
            Blob("330,450 430,400 560,410 660,450 660,530 520,560 380,530", "glow", depth=30),
            Shape("M360,100L640,40V470L360,500Z", "spark+soft", depth=50),
            Line("400,100 400,490", 6, "pale"),
            Line("592,60 592,470", 6, "pale"),
            Shape("M430,150H566V400H430Z", "ink", flat=True),
            Within(
                "M0,0H566V400H0Z",
                (
                    Figure(
                        "man",
                        "reach",
                        (520, 620),
                        440,
                        "pale/spark",
                        "fear",
                        "left",
                        flip=True,
                        wears="pyjamas",
                        print="stripes",
                        hat="nightcap",
                        hand=(346, 262),
                        other_hand=(384, 322),
                        hands="open",
                        shadow=0,
                    ),
                ),
            ),
            Shape("M410,386H590V410H410ZM360,410H640V470L360,500Z", "spark+soft", depth=24),
            Blob("-60,760 60,700 250,690 400,740 450,820 380,900 200,950 -60,950", "mid", depth=40),
            Blob(
                "-60,730 60,670 250,660 400,710 450,790 380,870 200,920 -60,930", "glow", depth=50
            ),
            Put("armchair", (190, 830), 380, "spark/ink"),
            Put("penguin", (192, 800), 270, "ink/spark"),
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
            Shape("M70,210L176,170L216,306L112,344Z", "pale", flat=True),
            Put("penguin", (146, 312), 96, "ink/spark", turn=-20, shadow=0),
            Put("frame", (142, 340), 170, "spark/ink", turn=-20),
            Put("cup", (330, 868), 56, "spark/glow"),
            Blob("500,700 560,680 610,710 560,740", "glow", depth=20),
            Put("fish", (480, 830), 60, "spark/ink", turn=-50),
        ),
    ),
)
