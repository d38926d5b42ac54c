"""Deserts and frontiers."""

from math import cos, radians, sin

from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Taper,
    Within,
    World,
    disc,
)

DIAL: Point = (420, 350)


def _on_dial(angle: float, far: float) -> Point:
    """A point on the dial of the sunken watch, so many degrees from its noon."""
    turn = radians(angle + 22)
    return DIAL[0] + far * sin(turn), DIAL[1] - far * cos(turn)


CARDS = (
    Card(
        "watch-dune",
        "Running Late",
        "A watch as large as a hill lies in the sand; one hangs on to its hand, another "
        "sleeps in its shade.",
        World("backdrop", "brass", Light("right", 0.7, rim="glow"), {"tone": "soft", "to": "pale"}),
        (
            Shape(disc(*_on_dial(0, 404), 60), "deep", depth=30),
            Shape(disc(*DIAL, 366), "spark", depth=60),
            Shape(disc(*DIAL, 318), "glow", depth=40),
            *(
                Line((_on_dial(a, 270), _on_dial(a, 300)), 14 if a % 90 else 22, "deep")
                for a in range(0, 360, 30)
            ),
            Taper((_on_dial(120, -40), _on_dial(120, 80), _on_dial(120, 190)), (12, 17, 6), "ink"),
            Taper((_on_dial(262, -50), _on_dial(262, 100), _on_dial(262, 262)), (12, 16, 5), "ink"),
            Shape(disc(*DIAL, 24), "spark", depth=14),
            Figure(
                "man",
                "hang",
                (190, 300),
                176,
                "spark/ink",
                "stern",
                look="right-up",
                hat="straw",
                turn=-8,
                shadow=0,
            ),
            Shape("M-30,560C120,520 260,640 400,640S560,560 640,570V930H-30Z", "pale", depth=90),
            Shape(
                "M-30,600C120,560 240,660 380,672C300,760 120,800 -30,790Z",
                "deep",
                flat=True,
                fade=0.7,
            ),
            Put("camel", (132, 790), 226, "mid/spark", flip=True),
            Figure(
                "woman",
                "sit-ground",
                (330, 868),
                400,
                "spark/glow",
                "sleep",
                look="down",
                wears="long-coat",
                hat="headscarf",
            ),
            Figure("boy", "walk", (520, 720), 150, "ink/glow", "shout", flip=True),
        ),
    ),
    Card(
        "dune-ship",
        "Low Water",
        "A ship sails through the dunes on what a cabin boy pours before it; a crab directs "
        "the traffic.",
        World(
            "backdrop", "lagoon", Light("left", 0.6, rim="spark"), {"tone": "soft", "to": "pale"}
        ),
        (
            Shape(
                "M-30,470C120,420 300,520 420,470S560,430 640,450V930H-30Z",
                "soft",
                depth=70,
                fade=0.9,
            ),
            Line("230,-20 226,440", 16, "deep"),
            Line("520,-20 512,360", 12, "deep"),
            Shape(
                "M40,-30C120,60 120,240 60,330C180,352 300,340 400,300C440,190 420,60 380,-30Z",
                "glow",
                depth=60,
            ),
            Shape("M430,20C500,90 500,220 450,300C540,320 600,300 640,280V10Z", "glow", depth=50),
            Line("214,396 90,330 -20,292", 12, "deep"),
            Shape("M318,96l50,-14l14,50l-50,14Z", "spark", depth=12),
            Line("60,150 200,170 410,120", 3, "soft"),
            Line("86,262 220,270 424,226", 3, "soft"),
            Line("452,200 520,204 640,170", 3, "soft"),
            Figure(
                "man",
                "lean-out",
                (360, 414),
                290,
                "spark/glow",
                "stern",
                flip=True,
                look="left-down",
                hat="peaked",
                wears="uniform",
                hand=(266, 408),
                other_hand=(288, 402),
                shadow=0,
            ),
            Blob(
                "180,380 300,400 460,380 660,330 660,760 420,740 300,690 220,560",
                "deep",
                (0,),
                depth=120,
            ),
            Line("214,440 330,462 480,446 640,400", 16, "spark"),
            Line("240,540 340,560 480,548 640,510", 4, "ink", fade=0.5),
            Line("280,620 380,646 500,640 640,610", 4, "ink", fade=0.5),
            Shape("M-30,770C80,700 200,730 330,690S560,740 640,700V930H-30Z", "pale", depth=60),
            Blob(
                "560,720 300,704 200,730 90,800 30,850 110,876 250,840 400,800 640,770",
                "mid",
                flat=True,
            ),
            Taper("64,742 52,772 52,838", (6, 8, 11), "mid"),
            Line("60,748 48,776 48,832", 4, "glow"),
            Line("10,850 50,836 96,846", 4, "glow"),
            Line("-14,868 50,856 124,862", 3, "pale"),
            Line("250,806 320,790 380,796", 4, "soft"),
            Line("420,770 490,756 560,760", 4, "soft"),
            Figure(
                "boy",
                "offer",
                (210, 810),
                320,
                "glow/spark",
                "calm",
                look="down",
                flip=True,
                print="stripes",
                hand=(128, 700),
                other_hand=(140, 720),
            ),
            Put("teapot", (104, 770), 100, "spark/glow", turn=-38, shadow=0),
            Put("crab", (440, 872), 150, "spark/glow"),
            Put("flag", (520, 800), 120, "glow/spark", shadow=0),
        ),
    ),
    Card(
        "sand-hatch",
        "Cellar",
        "Under a hatch in the desert is the sea; an old man comes up from it with a bottle, "
        "and an eye looks after him.",
        World("backdrop", "brick", Light("right", 0.5), {"tone": "mid", "to": "pale"}),
        (
            Glow((480, 120), 260, fade=0.8),
            Shape("M-40,250C80,190 180,230 280,214S480,150 640,190V940H-40Z", "soft+mid", depth=60),
            Shape("M-40,330C120,270 300,330 640,262V940H-40Z", "soft+pale", to="pale", depth=70),
            *(
                Line(points, 4, "soft", fade=0.8)
                for points in (
                    "-20,400 60,384 130,396",
                    "500,380 570,364 640,372",
                    "-20,640 20,630 50,640",
                    "60,872 200,856 330,874",
                    "420,860 520,840 620,850",
                )
            ),
            Blob("110,470 300,420 560,470 600,640 640,800 480,846 60,850 -30,800 60,620", "soft"),
            Shape("M150,474L480,456L540,196L116,224Z", "deep", depth=40),
            Line("226,452 206,236", 4, "ink"),
            Line("316,448 318,228", 4, "ink"),
            Line("402,444 428,220", 4, "ink"),
            Line("286,300 318,280 350,296", 9, "glow"),
            Shape("M128,466L502,446L604,784L10,812Z", "deep", depth=40),
            Within(
                "M152,486L484,468L564,760L58,786Z",
                (
                    Put("whale", (330, 720), 380, "ink/glow"),
                    Shape(disc(160, 476, 20), "glow", flat=True),
                    Shape(disc(166, 471, 13), "ink", flat=True),
                    Line("70,500 130,522 210,520 270,496", 6, "glow", fade=0.8),
                    Put("fish", (470, 350), 50, "spark/glow"),
                ),
                World("underwater", "lagoon", "above", {"weeds": False}),
                move=(20, 260),
                zoom=0.95,
            ),
            Figure("girl", "sit", (112, 560), 330, "ink/glow", "wonder", look="right", shadow=0.3),
            Within(
                "M-40,-40H640V754L564,760L58,786L-40,790Z",
                (
                    Line("330,360 300,820", 13, "ink"),
                    Line("440,356 452,820", 13, "ink"),
                    *(
                        Line(
                            ((328 - k * 4.2, 400 + k * 62), (441 + k * 1.6, 396 + k * 62)),
                            10,
                            "ink",
                        )
                        for k in range(7)
                    ),
                    Figure(
                        "old-man",
                        "climb",
                        (392, 812),
                        430,
                        "spark/glow",
                        "sly",
                        look="left-up",
                        flip=True,
                        shadow=0,
                        hand=(330, 500),
                        other_hand=(520, 500),
                        holds=Held("bottle", size=110, coat="glow/spark", hand="far"),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "lone-gate",
        "The Usual Way",
        "At a gate without a fence a keeper reads every paper; the child has gone around.",
        World("slope", "slate", Light("right", 0.5, rim="spark"), {"grass": False}),
        (
            Shape("M-40,330C130,380 330,470 640,520V940H-40Z", "soft", depth=90),
            Put("gate", (356, 650), 420, "ink/spark"),
            Figure(
                "child",
                "tiptoe",
                (108, 640),
                250,
                "spark/glow",
                "joy",
                look="us",
                flip=True,
                shadow=0.3,
            ),
            Figure(
                "old-man",
                "bow",
                (170, 890),
                430,
                "mid/glow",
                "calm",
                "right",
                shape="thin",
                hat="bowler",
                holds=Held("letter", size=60, coat="glow/spark", hand="far"),
                other_hand=(330, 740),
            ),
            Figure(
                "man",
                "read",
                (500, 930),
                660,
                "deep/spark",
                "stern",
                flip=True,
                wears="uniform",
                hat="peaked",
                shape="stout",
                hair="short+moustache/glow",
                holds=Held("book", size=70, coat="glow/spark"),
            ),
        ),
    ),
)
