"""Worlds that are kept in something."""

from games.decks.recipe import (
    Air,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Hand,
    Light,
    Line,
    Patch,
    Put,
    Shape,
    Taper,
    Turned,
    View,
    Within,
    World,
    disc,
)

CARDS = (
    Card(
        "fishbowl-moon",
        "Only Borrowed",
        "A child has the moon in a fishbowl; the fish swims in the hole that it left in the sky.",
        World("night", "tide", Light("below", 0), {"hills": False}),
        (
            Within(
                disc(456, 154, 96),
                (Put("fish", (300, 520), 190, "spark/ink"),),
                World("underwater", "tide", "above", {"weeds": False}),
                edge="ink",
                move=(356, -50),
                zoom=0.36,
            ),
            Figure(
                "girl",
                "hands-in-pockets",
                (290, 1220),
                960,
                "spark/glow",
                "wonder",
                look="left-down",
                wears="pyjamas",
                hair="bob",
                hands="clasp",
                hand=(440, 770),
                other_hand=(140, 770),
                through=(
                    Glow((290, 690), 330, fade=0.6),
                    Turned(
                        (
                            Shape(
                                "M220,520H360C376,520 376,540 362,542"
                                "C440,580 476,650 460,720"
                                "C446,790 390,830 350,836H230"
                                "C190,830 134,790 120,720C104,650 140,580 218,542"
                                "C204,540 204,520 220,520Z",
                                "deep",
                                flat=True,
                                fade=0.8,
                            ),
                            Shape(
                                "M134,600C200,580 250,616 300,600S400,584 446,602C480,690 440,800 "
                                "350,830H230C140,800"
                                " 100,690 134,600Z",
                                "mid",
                                flat=True,
                                fade=0.7,
                            ),
                            Shape(disc(290, 690, 104), "glow", depth=60),
                            Shape(
                                disc(256, 660, 17) + disc(322, 716, 24) + disc(300, 640, 10),
                                "pale",
                                flat=True,
                            ),
                            Line("222,530 358,530", 7, "glow"),
                            Line("150,620 136,680 150,740", 7, "glow", fade=0.8),
                        ),
                        (290, 690),
                        zoom=0.84,
                        move=(0, 46),
                    ),
                ),
            ),
            Bird("owl", "perch", (486, 596), 120, "ink/glow", flip=True),
        ),
    ),
    Card(
        "cage-storm",
        "Tame",
        "A thunderstorm is kept in a cage; whoever feeds it has to be quick.",
        World("wall", "moss", Light("right", 0.6, rim="spark"), {"tone": "soft"}),
        (
            Patch(((40, 60), (250, 110), (280, 400), (70, 330)), "glow", 0.6),
            Shape(
                "M50,690V330C50,190 130,110 220,100S390,190 390,330V690Z",
                "deep",
                flat=True,
                fade=0.55,
            ),
            Put("cloud", (170, 400), 160, "ink", shadow=0),
            Put("cloud", (270, 404), 140, "mid+ink", shadow=0),
            Put("cloud", (200, 430), 110, "mid", shadow=0),
            Within("M50,410H390V690H50Z", (Air("rain"),)),
            *(
                Line(((x, 690), (x, 350), (220 + (x - 220) * 0.5, 130)), 7, "spark")
                for x in (50, 118, 186, 254, 322, 390)
            ),
            Line("42,600 220,606 398,600", 9, "spark"),
            Shape("M26,680H414V712H26Z", "spark", depth=16),
            Shape("M250,396L176,496L226,496L166,584L352,506L286,502L330,410Z", "glow", depth=10),
            Line("128,142 160,112 220,98 280,112 312,142", 10, "spark"),
            Line("220,98 220,60 220,-20", 6, "ink"),
            Bird("crow", "perch", (322, 158), 124, "ink/spark", look="down"),
            Figure(
                "girl",
                "point",
                (604, 1290),
                1080,
                "spark/glow",
                "wonder",
                look="left",
                flip=True,
                hair="curls",
                hand=(424, 540),
                shadow=0,
            ),
            Glow((364, 508), 110, fade=0.9),
            Shape("M-30,800H630V940H-30Z", "mid", depth=30),
            Blob("150,812 260,800 380,806 400,826 250,838 140,830", "pale", flat=True, fade=0.7),
            *(
                Line(((x, y), (x, y + 26)), 4, "pale")
                for x, y in ((150, 730), (222, 746), (300, 726))
            ),
            Beast("cat", "crouch", (90, 846), 130, "ink/glow", look="up"),
        ),
    ),
    Card(
        "hourglass-sea",
        "The Rest of the Afternoon",
        "In an hourglass a sea runs out onto a desert; somebody is about to turn it over.",
        World("wall", "rose", Light("left", 0.5), {"tone": "soft", "cracks": False}),
        (
            Patch(((330, 70), (640, 10), (640, 420), (330, 470)), "glow", 0.55),
            Shape("M-30,800L630,770V930H-30Z", "mid", depth=50),
            Put("hourglass", (270, 850), 760, "deep/spark"),
            Within(
                "M127,174H413C413,300 336,370 285,452V470H255V452C204,370 127,300 127,174Z",
                world=World(
                    "sea",
                    "tide",
                    "left",
                    {"horizon": 330, "hour": "day"},
                    View((300, 400), 1.2, -12),
                ),
                things=(
                    Put("ship", (310, 452), 230, "ink/spark", turn=-14, shadow=0),
                    Figure("man", "raise-both", (330, 400), 90, "glow/spark", silhouette="ink"),
                ),
                move=(90, 60),
                zoom=0.6,
            ),
            Within(
                "M127,766C127,640 204,570 255,490V470H285V490C336,570 413,640 413,766Z",
                world=World("desert", "ember", "left"),
                things=(
                    Put("giraffe", (410, 740), 210, "ink/spark", shadow=0.3),
                    Put("palm", (150, 730), 130, "ink", shadow=0.3),
                    Shape("M180,758C210,734 390,734 420,758C390,784 210,784 180,758Z", "spark"),
                    Line("210,758 300,744 390,758", 4, "glow", fade=0.8),
                ),
                move=(90, 300),
                zoom=0.6,
            ),
            Shape("M264,452H276L278,744C286,756 254,756 262,744Z", "spark", flat=True),
            Hand("mitt", (494, 110), (700, 20), 180, "spark/glow", bend=4),
            Hand("mitt", (60, 826), (-140, 920), 180, "spark/glow", bend=4),
        ),
    ),
    Card(
        "lens-town",
        "Closer",
        "Under a magnifying glass the grass is a town at night, and from one of its roofs "
        "somebody looks back.",
        World("backdrop", "moss", Light("left", 0, rim="spark"), {"tone": "soft", "to": "mid"}),
        (
            *(
                Taper(((x, 930), (x + d, 930 - h * 0.6), (x + 2.4 * d, 930 - h)), (13, 9, 2), tone)
                for x, d, h, tone in (
                    (40, -14, 640, "mid"),
                    (130, 20, 760, "mid"),
                    (330, -24, 700, "mid"),
                    (560, 10, 500, "mid"),
                )
            ),
            Figure(
                "girl",
                "lie-front",
                (830, 640),
                900,
                "spark/glow",
                "wonder",
                look="left-down",
                flip=True,
                hair="curls",
                hand=(476, 694),
                hands="grip",
            ),
            Taper("390,680 460,694 540,706", (15, 19, 17), "ink"),
            Shape(disc(214, 650, 186), "ink", depth=20),
            Within(
                disc(214, 650, 166),
                (
                    Put("house", (130, 700), 250, "deep", haze=0.2),
                    Put("house", (330, 760), 330, "deep/spark"),
                    Put("tower", (500, 740), 420, "mid/spark", haze=0.1),
                    Figure("man", "shade-eyes", (318, 456), 180, "spark/glow", look="up"),
                ),
                World("night", "night", "right", {"hills": False}),
                move=(36, 390),
                zoom=0.58,
                edge="soft",
            ),
            Shape(
                "M92,570C110,530 150,500 190,496C150,516 120,544 108,584Z",
                "glow",
                flat=True,
                fade=0.7,
            ),
            Bird("sparrow", "perch", (160, 206), 110, "mid+deep/spark", look="down"),
            Frame("grass", "deep", size=0.9),
        ),
    ),
)
