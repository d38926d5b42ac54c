"""A seabed, a pond and the edge of the ice."""

from games.decks.arrangements import ripples
from games.decks.recipe import (
    Air,
    Beam,
    Beast,
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
    Turned,
    View,
    Within,
    World,
    box,
    disc,
)

CARDS = (
    Card(
        "tram-stop-below",
        "Stops on Request",
        "The diver who stops the tram on the seabed is still plugged into the lamp.",
        World(
            "underwater",
            "cobalt",
            Light("above", 0, rim="glow"),
            {"weeds": False},
            View((330, 380), 1.15, 5),
        ),
        (
            Taper("-40,60 120,110 300,76 470,120 640,70", (15, 17, 18, 17, 12), "spark"),
            Shape(disc(34, 74, 6), "ink", flat=True),
            Line("20,92 40,96 56,92", 3, "ink"),
            Line("400,190 380,130 386,92", 7, "ink"),
            Shape("M520,200L660,250V620L520,600Z", "deep", depth=30),
            Shape("M536,262L640,290V400L536,390Z", "glow", flat=True),
            Put("seahorse", (558, 380), 84, "spark/ink", flip=True, shadow=0),
            Shape(
                "M262,600V240Q262,180 316,176H474Q528,180 528,240V600Q395,630 262,600Z",
                "spark",
                depth=60,
            ),
            *(Shape(disc(x, 612, 30), "ink", depth=12) for x in (318, 470)),
            *(Shape(disc(x, 612, 11), "glow", flat=True) for x in (318, 470)),
            Line("230,646 640,646", 8, "ink"),
            Shape("M288,250H502V400H288Z", "glow", flat=True),
            Within(
                "M288,250H502V400H288Z",
                (
                    Figure(
                        "old-woman",
                        "hold-front",
                        (400, 640),
                        400,
                        "ink/spark",
                        "stern",
                        look="us-down",
                        hat="cap",
                        hair="bun",
                        hand=(444, 394),
                        other_hand=(356, 394),
                        shadow=0,
                    ),
                ),
            ),
            Line("395,250 395,270", 5, "ink"),
            Shape("M316,196H474V232H316Z", "ink", depth=8),
            Line("334,216 356,206 378,222 400,206 422,222 444,206 460,216", 4, "glow"),
            Shape("M262,430H528V452H262Z", "glow", depth=8),
            Glow((395, 520), 160, fade=1),
            Shape(disc(395, 520, 40), "glow", depth=12),
            Beam(((360, 520), (430, 520)), ((60, 940), (560, 940)), "glow", 0.75),
            Line("56,940 60,600 56,360", 16, "ink"),
            Shape("M20,250H92L80,372H32Z", "ink", depth=14),
            Shape("M34,264H78L70,358H42Z", "glow", flat=True),
            Shape("M6,250Q56,190 106,250Z", "ink", depth=14),
            Glow((56, 320), 130, fade=0.9),
            Line("60,600 20,590 12,520 34,470 70,440 96,430", 9, "spark"),
            Shape(box(38, 580, 44, 56), "spark", depth=14),
            Shape(disc(60, 608, 11), "glow", depth=4),
            Figure(
                "man",
                "wave",
                (146, 872),
                490,
                "pale/spark",
                "calm",
                hat="helmet",
                wears="pyjamas",
                extras=("belt",),
                shape="stout",
                hand=(236, 344),
                hands="open",
            ),
            Put("crab", (470, 890), 80, "spark/ink"),
            Air("bubbles"),
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
            {"tone": "mid+soft", "to": "mid", "spot": False},
        ),
        (
            ripples(
                "300,80 520,250 60,330 30,480 500,420 480,760 90,740 540,840 380,60", 60, "pale"
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
                    (70, 640, 1.0, "soft+pale"),
                    (90, 110, 0.9, "soft"),
                    (560, 560, 0.8, "soft+pale"),
                    (200, 860, 0.7, "soft"),
                )
            ),
            Turned(
                (
                    Shape(box(194, 214, 112, 182), "ink", depth=14),
                    Shape(box(204, 224, 92, 164), "pale", depth=10),
                    Shape(box(212, 232, 76, 44), "glow", depth=10),
                    Shape("M204,330L296,300V388H204Z", "spark", depth=14),
                ),
                (250, 300),
                34,
                0.9,
                move=(238, -130),
            ),
            Turned(
                (
                    Shape(box(166, 150, 268, 640), "ink", flat=True, fade=0.35),
                    Shape(box(150, 130, 260, 620), "deep", depth=30),
                    Shape("M140,110Q280,70 420,110V160H140Z", "ink", depth=20),
                    Shape(box(164, 160, 232, 560), "pale", depth=20),
                    Blob(
                        "176,176 280,164 384,176 392,250 380,310 280,318 180,310 168,250",
                        "glow",
                        depth=40,
                    ),
                    Figure(
                        "girl",
                        "face-us",
                        (256, 720),
                        520,
                        "spark/glow",
                        "sleep",
                        look="us",
                        hair="curls",
                        shadow=0,
                    ),
                    Shape("M154,360Q280,340 406,360V740H154Z", "spark", depth=30),
                    Shape("M154,360Q280,340 406,360V406Q280,386 154,406Z", "glow", depth=16),
                    Line("200,410 204,560 196,740", 5, "deep", fade=0.5),
                    Line("366,410 362,560 370,740", 5, "deep", fade=0.5),
                    Put("frog", (272, 800), 250, "pale+soft/deep", shadow=0),
                    Taper(
                        "300,672 352,640 330,560 336,470 384,380 376,290",
                        (13, 10, 8, 7, 8, 14),
                        "spark+pale",
                    ),
                    Put("dragonfly", (366, 286), 96, "ink/deep", turn=26, shadow=0),
                ),
                (280, 450),
                -20,
                1,
                move=(20, 20),
            ),
        ),
    ),
    Card(
        "summer-hatch",
        "Through There",
        "A door leads from the ice into summer; the penguins come through, and not only penguins.",
        World("backdrop", "fern", Light("left", 0.5, rim="glow"), {"tone": "soft", "to": "pale"}),
        (
            Shape("M-40,600C100,520 240,560 330,520S520,440 640,400V940H-40Z", "soft", depth=60),
            Shape(
                "M-40,740C120,660 300,700 420,640S560,600 640,560V940H-40Z", "mid+soft", depth=70
            ),
            Shape("M216,700V150L520,110V720Z", "deep", depth=20),
            Within(
                "M236,700V166L500,132V716Z",
                world=World(
                    "backdrop", "slate", "left", {"tone": "deep", "to": "mid", "spot": False}
                ),
                things=(
                    Shape("M180,470L280,300L350,400L430,250L580,470Z", "soft", depth=30),
                    Shape("M120,440H640V780H120Z", "pale", depth=30),
                    Beast("bear", "walk", (474, 566), 214, "glow/soft", flip=True, shadow=0),
                    Shape("M120,580L330,550L560,570V800H120Z", "glow", depth=20),
                    Air("snow"),
                    Put("penguin", (300, 660), 170, "ink/spark", shadow=0),
                    Put("penguin", (454, 690), 150, "ink/spark", shadow=0),
                ),
            ),
            Shape("M500,132V716L576,780V70Z", "spark", depth=50),
            Shape(
                "M516,200L560,184V400L516,410ZM516,450L560,444V690L516,650Z", "spark+ink", depth=14
            ),
            Shape(disc(560, 430, 10), "glow", depth=4),
            Blob(
                "222,700 380,694 500,714 540,760 476,800 400,790 344,830 280,808 236,824 190,790",
                "soft+pale",
                flat=True,
            ),
            Blob(
                "224,696 380,690 496,708 520,734 470,774 410,762 352,796 290,772 236,786 206,752",
                "glow",
                depth=40,
            ),
            *(
                Line(points, 4, "mid")
                for points in (
                    "262,742 272,728 266,712",
                    "272,728 280,742",
                    "306,772 314,756 308,742",
                    "314,756 324,770",
                    "446,752 452,736 446,722",
                    "452,736 462,748",
                )
            ),
            Put("penguin", (388, 800), 270, "ink/spark", shadow=0.5),
            Figure(
                "boy",
                "hug-knees",
                (112, 884),
                430,
                "spark/glow",
                "wonder",
                look="half",
                wears="swimsuit",
                hat="none",
                skin="brown",
            ),
            Put("poppy", (534, 880), 120, "deep/spark", shadow=0),
            Taper("-30,70 80,90 190,60 230,80", (11, 8, 5, 2), "deep", flat=True),
            Spread(
                "leaf",
                (
                    (60, 130, 50, 190),
                    (110, 60, 44, 20),
                    (140, 112, 54, 160),
                    (190, 34, 40, 30),
                    (206, 96, 46, 130),
                    (250, 84, 40, 100),
                    (20, 44, 46, 10),
                ),
                "deep",
            ),
        ),
    ),
)
