"""Coming home."""

from dataclasses import replace

from games.decks.recipe import (
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
    Spread,
    Taper,
    Turned,
    View,
    Within,
    World,
    box,
    disc,
)

STATUE = Figure(
    "man",
    "walk",
    (420, 546),
    480,
    "soft/pale",
    "calm",
    "left-down",
    flip=True,
    wears="long-coat",
    hat="bowler",
    hair="short+moustache/soft",
    skin="pale",
    shadow=0,
    holds=Held("birdcage", coat="pale/soft"),
)


def castle_shadow(points: str) -> str:
    """A part of the castle's shadow, downhill from the house: across and along, in hundredths."""
    found = []
    for point in points.split():
        across, along = (float(part) / 100 for part in point.split(","))
        x = 30 + across * (210 + 80 * along) + along * 120
        found.append(f"{x:.0f},{390 + along * 400:.0f}")
    return f"M{'L'.join(found)}Z"


CARDS = (
    Card(
        "balloon-town",
        "Ballast",
        "Each house of the town hangs from a balloon; a gentleman has put his scissors to a rope.",
        World("backdrop", "frost", Light("left", 0.4, rim="glow"), {"tone": "mid", "to": "pale"}),
        (
            Put("toy-balloon", (250, 150), 90, "mid/glow", haze=0.2),
            Line("250,150 250,186", 3, "deep"),
            Put("house", (250, 256), 70, "mid/glow", shadow=0, haze=0.2),
            Put("toy-balloon", (500, 740), 90, "spark/glow", haze=0.4),
            Line("500,730 500,766", 3, "deep"),
            Put("house", (500, 836), 72, "mid/glow", shadow=0, haze=0.3),
            Put("toy-balloon", (430, 250), 400, "spark/glow"),
            Line("430,232 404,320 392,374", 4),
            Line("430,232 470,320 496,374", 4),
            Put("house", (430, 640), 330, "deep/glow", turn=7, shadow=0),
            Shape("M364,450H492V590H364Z", "glow", flat=True),
            Within(
                box(340, 380, 152, 210),
                (
                    Figure(
                        "woman",
                        "beg",
                        (450, 720),
                        330,
                        "spark/deep",
                        "fear",
                        "left-down",
                        flip=True,
                        hand=(390, 570),
                    ),
                ),
            ),
            Shape("M350,588H508V612H350Z", "soft", depth=8),
            Line("420,640 396,760 372,920", 8, "deep"),
            Figure(
                "man",
                "point",
                (120, 1020),
                780,
                "ink/spark",
                "stern",
                "right",
                hand=(320, 760),
                wears="long-coat",
                hat="top-hat",
                shape="stout",
                holds=Held("scissors", size=230, turn=80, coat="spark/ink"),
            ),
            Taper("346,690 400,694 466,708", (9, 9, 2), "spark"),
        ),
    ),
    Card(
        "violin-bridge",
        "Allegro",
        "The tram to the other side runs over a violin; on the near side "
        "somebody has begun to play.",
        World("backdrop", "plum", Light("left", 0.3), {"tone": "mid", "to": "pale", "spot": False}),
        (
            Glow((330, 760), 330, "glow", 0.7),
            *(
                Line(
                    ((-30, 60 + d), (110, 110 + d), (250, 92 + d), (380, 36 + d)),
                    4,
                    "glow",
                    fade=0.7,
                )
                for d in (0, 28, 56, 84, 112)
            ),
            *(
                thing
                for x, y in ((70, 150), (160, 172), (270, 190))
                for thing in (
                    Blob(((x - 17, y + 4), (x, y - 13), (x + 17, y - 4), (x, y + 13)), "ink"),
                    Line(((x + 14, y - 4), (x + 15, y - 70)), 5, "ink"),
                )
            ),
            Turned(
                (
                    Blob(
                        "-60,430 20,400 110,420 170,470 224,496 262,486 330,420 400,410 470,452"
                        " 486,540 470,628 400,670 330,660 262,594 224,584 170,610 110,660 20,680"
                        " -60,650",
                        "spark",
                        depth=110,
                    ),
                    Shape("M440,506H840V574H440Z", "ink", depth=24),
                    Shape("M60,480h26v120h-26Z", "ink", depth=10),
                    Line("206,636 192,650 176,640 182,616 206,606 216,588 206,576", 7, "ink"),
                    Shape("M236,486h24v108h-24Z", "pale", depth=10),
                    Shape("M-60,514H86V566H-60Z", "ink", depth=14),
                    *(Line(((-20, y), (840, y)), 3, "glow") for y in (522, 534, 546, 558)),
                ),
                about=(300, 540),
                turn=-32,
                move=(-10, 40),
            ),
            Put("tram", (512, 452), 140, "deep/glow", turn=-32, shadow=0),
            Figure(
                "woman",
                "run",
                (366, 540),
                190,
                "ink/glow",
                "fear",
                flip=True,
                look="behind",
                turn=-32,
                shadow=0,
            ),
            Figure(
                "boy", "run", (276, 604), 150, "deep/glow", "fear", flip=True, turn=-32, shadow=0
            ),
            Hand(
                "grip",
                (390, 850),
                (690, 1000),
                210,
                "deep/glow",
                bend=14,
                through=(
                    Line("370,880 210,660 90,440", 7, "glow"),
                    Taper("396,880 250,660 120,450 84,430", (13, 11, 9, 5), "ink"),
                ),
            ),
        ),
    ),
    Card(
        "feather-weather",
        "A Change in the Air",
        "It snows feathers from a pillow fight in the train; a bird in a suitcase sings.",
        World(
            "backdrop", "slate", Light("left", 0.5), {"tone": "deep", "to": "mid", "spot": False}
        ),
        (
            Shape("M-60,30H700V540H-60Z", "spark", depth=60),
            Shape(disc(90, 570, 50) + disc(330, 570, 50) + disc(570, 570, 50), "ink", flat=True),
            Shape(disc(90, 570, 18) + disc(330, 570, 18) + disc(570, 570, 18), "spark", flat=True),
            Shape(
                f"M-60,10H700V44H-60ZM-60,490H700V506H-60ZM-60,530H700V556H-60Z"
                f"{box(46, 84, 508, 340)}",
                "ink",
                flat=True,
            ),
            Within(
                box(62, 100, 476, 308),
                (
                    Figure("boy", "throw", (420, 620), 480, "mid/glow", "joy", flip=True, shadow=0),
                    Figure("girl", "raise-both", (180, 640), 470, "deep/glow", "shout", shadow=0),
                    Blob(
                        "84,128 180,104 276,130 268,196 180,178 96,196",
                        "glow",
                        corners=(0, 2, 3, 5),
                    ),
                    Blob(
                        "262,246 330,260 372,240 366,330 320,322 258,336",
                        "glow",
                        corners=(0, 2, 3, 5),
                    ),
                ),
                World(
                    "backdrop", "slate", "left", {"tone": "spark+glow", "to": "glow", "spot": False}
                ),
            ),
            Shape(box(46, 404, 508, 22), "ink", flat=True),
            Shape("M-30,640H640V930H-30Z", "mid", depth=60),
            Shape("M-30,626H640V646H-30Z", "glow", flat=True),
            Shape("M300,770H640V796H300ZM340,796h26v104h-26zM560,796h26v104h-26z", "ink", depth=12),
            Figure(
                "old-woman",
                "sit-front",
                (450, 772),
                440,
                "glow/deep",
                "grief",
                shadow=0,
                hand=(512, 546),
                other_hand=(404, 546),
                shape="stout",
            ),
            Shape("M64,640H256V780H64Z", "spark", depth=20),
            Shape("M80,656H240V780H80Z", "deep", flat=True),
            Bird("sparrow", "call", (160, 806), 190, "glow/spark", shadow=0),
            Put("suitcase", (160, 896), 150, "spark/ink"),
            Spread(
                "feather",
                ((206, 590, 70, 30), (320, 150, 60, 20)),
                "glow",
            ),
        ),
    ),
    Card(
        "own-statue",
        "Expected",
        "A traveller finds a statue of himself that is older than he is; he stands as it stands.",
        World("arcade", "sand", Light("left", 0.7, rim="glow"), {}, View((300, 430), 1.2, -9)),
        (
            Glow((430, 260), 420, "mid", 0.9),
            Shape("M300,560H540V860H300Z", "soft", depth=70),
            Shape("M280,540H560V574H280ZM284,830H556V866H284Z", "pale", flat=True),
            Shape("M360,640H480V690H360Z", "deep", flat=True, fade=0.5),
            STATUE,
            replace(STATUE, silhouette="soft+pale", fade=0.66),
            Put("crow", (404, 88), 54, "ink/spark", shadow=0),
            Figure(
                "man",
                "walk",
                (156, 890),
                420,
                "ink/spark",
                "wonder",
                "right-up",
                wears="long-coat",
                hat="bowler",
                hair="short+moustache",
                holds=Held("birdcage", coat="spark/glow"),
            ),
            Figure(
                "old-woman",
                "bow",
                (500, 890),
                290,
                "spark/deep",
                "wonder",
                "left-up",
                flip=True,
                holds=Held("tulip", size=90, hand="far"),
            ),
        ),
    ),
    Card(
        "last-lamp",
        "Nearly There",
        "At the end of the road stands a small house; its shadow is a castle with its gate open.",
        World(
            "slope",
            "cobalt",
            Light("left", 0, rim="spark"),
            {"hour": "night"},
            View((300, 420), 1.1),
        ),
        (
            Glow((130, 270), 280, fade=0.9),
            Shape(
                castle_shadow(
                    "0,0 0,55 -4,55 -4,62 11,86 26,62 26,55 22,55 22,44 38,44 38,72 34,72 "
                    "34,79 52,108 70,79 70,72 66,72 66,44 80,44 80,56 76,56 76,62 90,82 104,62 "
                    "104,56 100,56 100,0"
                ),
                "ink",
                flat=True,
                fade=0.85,
            ),
            Shape(
                castle_shadow("42,0 42,14 52,24 62,14 62,0")
                + castle_shadow("48,54 48,64 56,64 56,54")
                + castle_shadow("8,42 8,50 15,50 15,42")
                + castle_shadow("86,42 86,50 93,50 93,42"),
                "glow",
                flat=True,
            ),
            Put("house", (136, 392), 250, "spark/ink", shadow=0),
            Shape("M112,392V334Q136,300 160,334V392Z", "glow", flat=True),
            Figure("woman", "wave", (134, 392), 76, "ink/spark", shadow=0),
            Figure(
                "old-woman",
                "look-up",
                (480, 880),
                400,
                "soft/spark",
                "smile",
                "left-up",
                flip=True,
                holds=Held("lantern", size=84, coat="ink/spark"),
            ),
            Figure(
                "boy",
                "crouch",
                (170, 890),
                300,
                "spark/glow",
                "wonder",
                "half",
                hand=(296, 852),
                hands="flat",
            ),
        ),
    ),
)
