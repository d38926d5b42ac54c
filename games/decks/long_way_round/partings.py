"""Those who stay, and those who go on alone."""

from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    View,
    Within,
    World,
    box,
    disc,
)

CARDS = (
    Card(
        "boots-alone",
        "Without Him",
        "Boots walk through the snow with a lantern; they throw the shadow of a man, and he "
        "runs after them barefoot.",
        World(
            "slope", "cobalt", Light("right", 0), {"side": "left", "hour": "night", "grass": False}
        ),
        (
            Shape("M-40,230C90,330 260,480 380,610S560,800 660,840V940H-40Z", "pale", depth=90),
            Figure(
                "man", "walk", (262, 850), 470, silhouette="mid", fade=0.8, turn=-32, hat="bowler"
            ),
            Line("20,310 90,370 150,440 210,500", 10, "soft", dash="14 30"),
            Put("boot", (188, 530), 74, "spark/glow", turn=24),
            Put("boot", (244, 566), 74, "spark/glow", turn=6),
            Put("boot", (270, 836), 230, "deep/spark", turn=10),
            Put("boot", (424, 886), 250, "deep/spark", turn=-8),
            Glow((506, 560), 260, fade=0.85),
            Put("lantern", (506, 640), 170, "ink/spark"),
            Figure(
                "man",
                "stumble",
                (128, 320),
                220,
                "glow/spark",
                "shout",
                wears="nightgown",
                hat="nightcap",
            ),
        ),
    ),
    Card(
        "penguin-bench",
        "Is This Seat Taken",
        "In the desert a penguin waits beside a cactus, its suitcase melting; a lady would "
        "like to sit down.",
        World("backdrop", "brick", Light("right", 0.8), {"tone": "soft", "to": "pale"}),
        (
            Shape(box(-30, -30, 660, 960), "soft", to="pale"),
            Shape("M-30,470C120,380 240,420 330,400S520,300 640,330V930H-30Z", "soft", depth=90),
            Shape("M-30,650C160,620 380,690 640,600V930H-30Z", "soft+mid", depth=90),
            Put("chair", (120, 800), 430, "deep/spark"),
            Put("cactus", (116, 600), 240, "spark/glow", shadow=0),
            Put("chair", (316, 840), 430, "deep/spark"),
            Put("penguin", (296, 656), 280, "ink/glow", shadow=0),
            Put("suitcase", (196, 884), 120, "spark/glow"),
            Blob("110,880 190,870 290,884 330,900 220,916 120,906", "glow", flat=True, fade=0.8),
            Figure(
                "old-woman",
                "offer",
                (530, 900),
                640,
                "glow/spark",
                "smile",
                flip=True,
                look="left-down",
                hand=(404, 660),
                other_hand=(392, 560),
                hands="flat",
                holds=Held("umbrella", size=600, coat="deep/glow", hand="far", turn=-14),
            ),
        ),
    ),
    Card(
        "moon-wheel",
        "The Fair at the End",
        "The cabins of the big wheel are moons; one of them is helped out, and a child has "
        "already taken its place.",
        World("night", "plum", Light("right", 0.5), {"hills": False}),
        (
            Shape(disc(60, 120, 560), "deep", flat=True, fade=0.6),
            *(
                Line(((60, 120), (60 + 540 * x, 120 + 540 * y)), 9, "mid")
                for x, y in ((0.98, 0.18), (0.82, 0.57), (0.5, 0.87), (0.09, 1))
            ),
            Line("600,-30 596,180 560,340 470,490 340,600 200,650 60,668 -30,664", 18, "soft"),
            Line("556,-30 552,180 520,320 440,460 320,560 190,612 60,628 -30,624", 8, "soft"),
            Spread(
                "star",
                (
                    (540, 352, 26, 0),
                    (480, 460, 26, 0),
                    (360, 570, 26, 0),
                    (230, 630, 26, 0),
                    (100, 656, 26, 0),
                ),
                "spark",
            ),
            Shape(disc(60, 120, 46), "mid", depth=24),
            Shape("M440,192L368,284L374,288L440,204L510,284L516,280Z", "soft", flat=True),
            *(
                Shape(disc(x, y, 10), "spark", depth=6)
                for x, y in ((440, 192), (300, 166), (120, 626))
            ),
            Put("moon", (440, 400), 160, "glow", turn=-90),
            Shape("M300,166L250,220L255,224L300,176L345,222L350,218Z", "soft", flat=True),
            Put("moon", (300, 300), 110, "glow", turn=-90, haze=0.2),
            Shape("M120,626L36,704L42,708L120,638L198,708L206,704Z", "soft", flat=True),
            Shape("M-30,850L630,800V930H-30Z", "ink", depth=40),
            Glow((120, 700), 180, fade=0.5),
            Figure("child", "cross-legged", (120, 720), 230, "spark/glow", "wonder", look="up"),
            Put("moon", (120, 840), 190, "glow", turn=-90),
            Glow((320, 720), 260, fade=0.5),
            Put("moon-face", (316, 860), 290, "glow/spark"),
            Figure(
                "old-man",
                "embrace",
                (530, 890),
                480,
                "spark/glow",
                "smile",
                flip=True,
                look="left-down",
                hand=(392, 690),
                other_hand=(380, 610),
                hands="clasp",
                wears="uniform",
                hat="peaked",
            ),
        ),
    ),
    Card(
        "toll-tree",
        "Fork",
        "Between a summer road and a winter road stands a tree with a keyhole; at its roots "
        "lie the keys that didn't fit.",
        World("backdrop", "brass", Light("left", 0.4), {"tone": "soft", "to": "pale"}),
        (
            Within(
                "M-30,-30H300V930H-30Z",
                (),
                World("field", "brass", "left", {"hour": "day"}, View((300, 500), 1.2, 8)),
            ),
            Within(
                "M300,-30H630V930H300Z",
                (Put("fir", (520, 600), 160, "deep"),),
                World("snow", "frost", "left", {}, View((300, 500), 1.2, -8)),
            ),
            Shape(
                "M190,-30C230,200 210,520 170,700C140,800 60,860 -30,900V940H640V900C540,860 "
                "450,800 "
                "430,700C390,520 370,200 420,-30Z",
                "deep",
                depth=110,
            ),
            Put("keyhole", (300, 560), 230, "glow"),
            Glow((300, 470), 250, fade=0.8),
            Beam(((270, 480), (330, 480)), ((180, 900), (420, 900)), "glow", 0.5),
            Figure(
                "old-woman",
                "point",
                (490, 900),
                500,
                "spark/ink",
                "doubt",
                flip=True,
                hands="grip",
                hand=(368, 540),
                holds=Held("key", size=150, coat="ink/spark", turn=92),
            ),
            Spread("key", ((84, 830, 92, 70), (180, 858, 84, -60), (290, 850, 84, 100)), "soft"),
        ),
    ),
)
