"""Coming home."""

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
            Line("430,248 404,320 392,374", 4),
            Line("430,248 470,320 496,374", 4),
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
        "somebody has lifted the bow.",
        World("backdrop", "plum", Light("left", 0.3), {"tone": "mid", "to": "pale", "spot": False}),
        (
            Shape(
                "M640,330C560,340 540,400 550,470C520,560 560,680 520,930H640Z", "deep", depth=80
            ),
            Shape("M-40,700C60,690 190,740 226,800C250,850 230,900 240,950H-40Z", "deep", depth=80),
            Glow((390, 900), 240, "glow", 0.8),
            Turned(
                (
                    Turned(
                        (Put("violin", (300, 900), 760, "spark/ink", shadow=0),),
                        about=(300, 500),
                        turn=58,
                        move=(24, 100),
                    ),
                    Put("tram", (420, 530), 130, "deep/glow", turn=-32, shadow=0),
                    Figure(
                        "woman",
                        "run",
                        (262, 652),
                        190,
                        "ink/glow",
                        "fear",
                        look="behind",
                        flip=True,
                        shadow=0,
                    ),
                    Figure(
                        "child", "run", (166, 700), 160, "glow/ink", "fear", flip=True, shadow=0
                    ),
                ),
                about=(300, 600),
                zoom=0.94,
                move=(16, -10),
            ),
            Taper("-20,420 250,330 640,150", (9, 8, 5), "ink"),
            Line("-20,444 250,354 640,172", 5, "glow"),
            Hand("pinch", (130, 240), (-80, 10), 210, "deep/glow", bend=10),
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
            Shape("M-60,10H700V44H-60ZM-60,490H700V506H-60Z", "ink", flat=True),
            Shape(box(46, 84, 508, 340), "ink", depth=10),
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
                ((100, 560, 70, 30), (330, 570, 70, -40), (320, 150, 60, 20)),
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
            Shape("M280,540H560V574H280ZM284,830H556V866H284Z", "pale", depth=16),
            Shape("M360,640H480V690H360Z", "deep", flat=True, fade=0.5),
            Figure(
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
                haze=0.2,
                skin="pale",
                shadow=0,
                holds=Held("birdcage", coat="pale/soft"),
            ),
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
            Figure("woman", "hug", (226, 396), 130, "glow/spark", shadow=0),
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
