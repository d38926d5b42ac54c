"""Shells, lanterns, cages and floes to stay in."""

from math import cos, radians, sin

from games.decks.arrangements import ripples
from games.decks.recipe import (
    Beam,
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


CARDS = (
    Card(
        "shell-tram",
        "Terminus",
        "A tram is stuck in a shell. Its passengers go on into the spiral; the owner is back.",
        World("backdrop", "lagoon", Light("left", 0), {"tone": "deep", "to": "mid", "spot": False}),
        (
            Shape("M-30,600C120,572 420,590 640,606V930H-30Z", "pale", depth=60),
            Blob("120,640 320,606 560,612 540,644 320,668", "mid", flat=True, fade=0.45),
            Shape(
                "M318,616L246,598 184,563 134,514 100,456 82,393 81,330 96,271 125,219 166,178"
                " 214,149 266,135 318,134 367,146 410,171 444,204 468,244 480,287 480,330C476,420"
                " 500,540 560,612L440,622Z",
                "glow",
                to="soft",
                span=(140, 640),
                depth=120,
            ),
            *(
                Line(points, 3, "soft", fade=0.7)
                for points in (
                    "110,470 200,440 236,420",
                    "84,330 150,330 204,320",
                    "128,220 186,262 226,282",
                    "220,150 250,210 272,248",
                    "330,136 330,200 328,244",
                    "424,186 386,232 366,262",
                    "478,300 430,310 392,320",
                )
            ),
            Shape(
                "M318,464C400,470 470,420 480,330C486,420 510,540 566,614L330,620Z",
                "mid",
                flat=True,
                fade=0.4,
            ),
            *(
                Figure(w, "walk", at, z, "ink/ink", silhouette="ink", flip=True, shadow=0, turn=t)
                for w, at, z, t in (
                    ("woman", (176, 549), 88, 30),
                    ("old-man", (97, 421), 76, 60),
                    ("man", (386, 449), 50, -28),
                    ("woman", (306, 457), 46, 5),
                    ("boy", (243, 421), 32, 38),
                    ("man", (329, 389), 26, -10),
                )
            ),
            Put("tram", (402, 623), 178, "spark/glow", shadow=0),
            Taper(
                "250,600 169,551 111,480 83,397 84,314 112,238 163,180 227,144 297,133 364,145"
                " 420,179 460,227 479,284 479,341 459,393 424,433 380,458 332,465 286,457 233,418"
                " 207,362 213,304 245,260 292,238 340,243 376,270 394,308 390,348 368,378 336,393"
                " 303,390 278,371 266,345 269,318 284,297 306,287 328,289 345,302 354,320",
                (17, 16, 15, 13, 11, 9, 7, 5, 4, 3),
                "soft",
            ),
            Taper("250,600 300,620 400,628 520,622 640,628", (17, 12, 8, 6, 5), "soft"),
            Taper("479,310 484,430 506,530 556,622", (7, 8, 8, 6), "soft"),
            Blob("-40,900 100,880 260,866 330,880 240,904", "mid", flat=True, fade=0.5),
            Turned(
                (
                    Taper(
                        "-60,880 40,862 130,858 196,838 222,780 222,724",
                        (10, 26, 38, 44, 42, 40),
                        "deep",
                    ),
                    Taper("200,706 184,664 170,634", (9, 7, 6), "deep"),
                    Taper("240,704 256,660 272,632", (9, 7, 6), "deep"),
                    Shape(disc(168, 630, 17) + disc(276, 628, 17), "glow", depth=6),
                    Shape(disc(172, 638, 8) + disc(272, 636, 8), "ink", flat=True),
                    Line("148,620 164,608 182,610", 5, "ink"),
                    Line("262,608 280,606 296,618", 5, "ink"),
                    Line("204,756 222,742 242,756", 5, "ink"),
                    Shape("M196,706q12,22 0,29q-12,-7 0,-29Z", "glow", flat=True),
                ),
                move=(-14, 38),
            ),
            Blob("420,872 480,860 540,872 480,882", "mid", flat=True, fade=0.6),
            Figure(
                "man",
                "shrug",
                (480, 870),
                208,
                "ink/spark",
                "doubt",
                look="left",
                hat="peaked",
                wears="uniform",
                shadow=0,
            ),
        ),
    ),
    Card(
        "lantern-inn",
        "Full House",
        "A lantern as large as an inn is full of moths; the landlady sends on those with luggage.",
        World("backdrop", "moss", Light("right", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((400, 400), 470, "glow", 0.85),
            Shape("M-30,826C140,800 420,806 640,800V930H-30Z", "mid", depth=30),
            Line("330,90 330,50 400,20 470,50 470,90", 16, "mid"),
            Shape("M240,200L350,84H450L560,200Z", "mid+deep", depth=30),
            Shape("M234,194H566V222H234Z", "mid", depth=8),
            Shape("M258,222H542V600H258Z", "glow", to="pale", span=(244, 600)),
            Spread(
                "moth",
                (
                    (324, 290, 66, 20),
                    (450, 286, 90, -25),
                    (492, 386, 60, 40),
                    (346, 400, 84, -30),
                    (436, 460, 70, 10),
                    (490, 540, 56, -40),
                    (330, 530, 60, 30),
                ),
                "deep/mid",
            ),
            Shape("M246,222h20v380h-20ZM534,222h20v380h-20Z", "mid+deep", depth=6),
            Shape("M216,604H584V850H216Z", "deep", depth=50),
            Shape("M196,588H604V620H196Z", "mid", depth=10),
            Beam(((290, 850), (430, 850)), ((120, 940), (460, 940)), "glow", 0.5),
            Shape("M290,850V700Q290,650 360,650Q430,650 430,700V850Z", "glow", flat=True),
            Figure(
                "old-woman",
                "point",
                (372, 856),
                212,
                "spark/glow",
                "stern",
                look="left",
                flip=True,
                shape="stout",
                extras=("apron",),
                shadow=0,
            ),
            Line("118,470 104,560 106,640", 5, "soft"),
            Line("134,470 140,560 132,640", 5, "soft"),
            Put("moth", (130, 486), 138, "glow/spark", turn=-8),
            Put("suitcase", (118, 716), 84, "spark/glow", shadow=0),
            Blob("80,884 150,872 236,880 150,892", "ink", flat=True, fade=0.5),
            Put("hedgehog", (150, 886), 96, "pale/ink", shadow=0, flip=True),
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
            Figure("woman", "raise-both", (222, 966), 180, "spark/glow", "shout", "up"),
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
                    *cage((0, 40, 82, 118, 150, 180)),
                    Line("102,706 330,752 558,706", 9, "ink"),
                    Line("552,560 616,540 620,670 552,694", 7, "ink"),
                    Line("576,552 578,686", 5, "ink"),
                    Line("596,546 600,680", 5, "ink"),
                ),
                about=(330, 190),
                turn=7,
            ),
            Bird("stork", "fly", (4, 142), 300, "glow/spark", look="down"),
            Line("322,206 330,184 348,196", 9, "ink"),
        ),
    ),
    Card(
        "armchair-floe",
        "A Room of His Own",
        "A penguin reads in an armchair on a floe; the wall drifts off with its owner.",
        World("pool", "cobalt", Light("left", 0.6), {"rings": False}),
        (
            ripples(
                "40,400 210,420 30,120 240,300 480,640 400,600 540,690 180,600 330,130 520,840",
                56,
                "soft",
                fade=0.8,
            ),
            Turned(
                (
                    Blob(
                        "330,470 430,420 560,430 660,470 660,560 520,590 380,560", "soft", depth=40
                    ),
                    Blob(
                        "330,450 430,400 560,410 660,450 660,530 520,560 380,530", "glow", depth=30
                    ),
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
                                "grief",
                                "left",
                                flip=True,
                                wears="pyjamas",
                                print="stripes",
                                hat="nightcap",
                                hand=(366, 226),
                                other_hand=(392, 300),
                                hands="open",
                                shadow=0,
                            ),
                        ),
                    ),
                    Shape("M410,386H590V410H410ZM360,410H640V470L360,500Z", "spark+soft", depth=24),
                ),
                move=(16, -44),
            ),
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
            Blob("500,660 560,640 610,670 560,700", "glow", depth=20),
            Put("fish", (534, 800), 66, "spark/ink", turn=-50, shadow=0),
            Line("500,806 540,820 584,806", 4, "soft"),
        ),
    ),
)
