"""Deserts and frontiers."""

from math import cos, radians, sin

from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Held,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Taper,
    Within,
    World,
    box,
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
        "A watch as large as a hill lies in the sand; one pushes its hand back, another "
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
                "push",
                (210, 330),
                150,
                "spark/ink",
                "stern",
                flip=False,
                hat="straw",
                turn=10,
                shadow=0,
            ),
            Shape("M-30,560C120,520 260,640 400,640S560,560 640,570V930H-30Z", "pale", depth=90),
            Shape(
                "M-30,600C120,560 240,660 380,672C300,760 120,800 -30,790Z",
                "deep",
                flat=True,
                fade=0.7,
            ),
            Put("camel", (146, 784), 230, "mid/spark", flip=True),
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
            Blob(
                "180,380 300,400 460,380 660,330 660,760 420,740 300,690 220,560",
                "deep",
                (0,),
                depth=120,
            ),
            Line("214,440 330,462 480,446 640,400", 16, "spark"),
            Line("240,540 340,560 480,548 640,510", 4, "ink", fade=0.5),
            Line("280,620 380,646 500,640 640,610", 4, "ink", fade=0.5),
            Figure(
                "man",
                "lean-out",
                (330, 340),
                220,
                "spark/glow",
                "stern",
                flip=True,
                look="down",
                hat="peaked",
                wears="uniform",
            ),
            Shape("M-30,770C80,700 200,730 330,690S560,740 640,700V930H-30Z", "pale", depth=60),
            Blob(
                "560,720 300,704 200,730 90,800 30,850 110,876 250,840 400,800 640,770",
                "mid",
                flat=True,
            ),
            Taper("62,742 50,780 56,842", (5, 8, 12), "mid"),
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
            Put("flag", (540, 806), 120, "deep/glow", shadow=0),
        ),
    ),
    Card(
        "sand-hatch",
        "Cellar",
        "Under a hatch in the desert is the sea; an old man comes up from it with a bottle, "
        "and an eye looks after him.",
        World("backdrop", "brick", Light("right", 0.5), {"tone": "soft", "to": "pale"}),
        (
            Shape(box(-30, -30, 660, 960), "soft", to="pale"),
            *(
                Line(((-20, y), (160, y - 24), (330, y + 6), (620, y - 20)), 4, "mid", fade=0.35)
                for y in (70, 150, 230, 860)
            ),
            Shape("M96,300L470,230L560,40L190,100Z", "deep", depth=30),
            Line("190,270 290,76", 4, "ink"),
            Line("330,246 420,60", 4, "ink"),
            Line("296,130 330,112 364,122", 9, "glow"),
            Shape("M70,318L500,250L590,760L30,820Z", "deep", depth=40),
            Within(
                "M100,344L478,284L556,732L70,786Z",
                (
                    Put("whale", (330, 760), 420, "ink/glow"),
                    Shape(disc(108, 534, 20), "glow", flat=True),
                    Shape(disc(114, 530, 13), "ink", flat=True),
                    Line("40,572 110,588 190,582 250,552", 6, "glow", fade=0.8),
                    Put("fish", (490, 380), 50, "spark/glow"),
                ),
                World("underwater", "lagoon", "above", {"weeds": False}),
                move=(20, 200),
                zoom=0.95,
            ),
            Line("292,240 250,900", 13, "ink"),
            Line("392,226 410,900", 13, "ink"),
            *(
                Line(((290 - k * 5.5, 320 + k * 74), (393 + k * 2.4, 310 + k * 74)), 10, "ink")
                for k in range(8)
            ),
            Figure("girl", "sit", (150, 350), 320, "ink/glow", "wonder", look="down"),
            Figure(
                "old-man",
                "climb",
                (350, 700),
                400,
                "mid/glow",
                "sly",
                look="left-up",
                flip=True,
                shadow=0,
                hand=(284, 420),
                other_hand=(478, 420),
                holds=Held("bottle", size=110, coat="glow/spark", hand="far"),
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
