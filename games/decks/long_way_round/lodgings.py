"""Places to sleep on the way."""

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
    Taper,
    View,
    Within,
    World,
    box,
    disc,
)

GLOBE = disc(402, 446, 222)

CARDS = (
    Card(
        "keyhole-room",
        "Vacancies",
        "A guest steps in by a keyhole as high as a door; the boy in the bed has the key.",
        World("room", "sand", Light("right", 1.1, behind=True, rim="glow"), {"dark": True}),
        (
            Put("keyhole", (364, 690), 540, "glow"),
            Glow((350, 430), 340, fade=0.7),
            Beam(((270, 690), (430, 690)), ((60, 930), (640, 930)), fade=0.7),
            Figure(
                "woman",
                "tiptoe",
                (384, 700),
                300,
                "ink/spark",
                "sly",
                "left",
                flip=True,
                holds=Held("key", size=54, turn=20),
                wears="long-coat",
                hat="bowler",
            ),
            Blob("-40,700 60,690 110,760 90,860 -40,900", "pale", depth=40),
            Put("key", (360, 912), 240, "spark", turn=-66),
            Figure(
                "boy",
                "hug-knees",
                (130, 870),
                420,
                "soft/deep",
                "fear",
                wears="pyjamas",
                print="stripes",
            ),
            Blob("-40,800 70,790 150,820 250,800 330,850 370,950 -40,950", "spark", depth=60),
        ),
    ),
    Card(
        "corridor-train",
        "Second Floor",
        "Down the passage of an hotel comes a train. The porter runs; the lady looks at her watch.",
        World("corridor", "brick", Light("right", 0.6, rim="glow")),
        (
            Glow((380, 460), 330, fade=0.8),
            Shape("M260,690V410C260,316 510,316 510,410V690Z", "ink", depth=60),
            Shape("M294,470H366V414H294ZM404,470H476V414H404Z", "glow", flat=True),
            Shape(disc(385, 560, 46), "glow"),
            Glow((385, 560), 230, fade=0.95),
            Shape("M356,330L350,262H420L414,330Z", "ink", depth=14),
            Shape("M244,668H526V716H244Z", "spark", depth=14),
            *(Shape(disc(x, 692, 30), "soft", depth=16) for x in (290, 480)),
            Shape("M300,716H470L520,790H250Z", "ink", depth=20),
            *(
                Line(((x, 722), (385 + (x - 385) * 1.5, 786)), 5, "mid")
                for x in (325, 355, 385, 415, 445)
            ),
            Line("190,930 252,780", 10, "soft"),
            Line("600,930 520,780", 10, "soft"),
            Glow((270, 300), 110, "pale", 0.8),
            Glow((390, 240), 140, "pale", 0.7),
            Figure(
                "boy", "run", (420, 866), 250, "spark/glow", "fear", wears="uniform", hat="peaked"
            ),
            Put("boot", (532, 872), 58, "deep/spark"),
            Shape("M-30,-30H96V930H-30Z", "ink", depth=50),
            Shape("M96,-30H118V930H96Z", "mid", depth=16),
            Figure(
                "old-woman",
                "think",
                (120, 1010),
                760,
                "pale/spark",
                "calm",
                "down",
                hand=(262, 500),
                holds=Held("pocket-watch", size=120, grip=(0.5, 0.1)),
                wears="nightgown",
                hair="curls/soft",
                hat="none",
                print="dots",
            ),
        ),
    ),
    Card(
        "globe-lantern",
        "Warm Places",
        "In the attic a globe is lit from within; its door is open, and a child warms itself.",
        World("attic", "lagoon", Light("right", 0.9), {}, View((300, 700), 1.38)),
        (
            Glow((390, 480), 400, "glow", 0.35),
            Shape(
                "M250,850C300,800 350,806 372,770L384,640H440L452,770C474,806 524,800 574,850V876"
                "H250Z",
                "spark+ink",
                depth=50,
            ),
            Taper("402,224 420,176 480,146 560,160 640,220", (9, 11, 13, 13, 13), "spark+ink"),
            Shape(GLOBE, "soft", depth=150),
            Within(
                GLOBE,
                (
                    Blob(
                        "250,250 300,214 372,220 410,250 396,296 350,310 330,350 "
                        "350,376 320,384 284,340 240,330 216,290",
                        "deep+mid",
                    ),
                    Blob(
                        "470,270 540,240 640,270 660,400 600,470 570,430 540,450 "
                        "500,400 470,370 450,320",
                        "deep+mid",
                    ),
                    Blob(
                        "460,500 520,480 572,510 580,560 540,600 520,660 486,630 480,570 452,540",
                        "deep+mid",
                    ),
                ),
            ),
            Shape(disc(402, 224, 14), "spark+ink", depth=6),
            Put("palm", (300, 262), 130, "soft/spark", turn=-26, shadow=0),
            Put("palm", (350, 236), 100, "soft/spark", turn=-8, shadow=0),
            Shape("M250,640V500C254,430 364,430 368,500V640Z", "glow", flat=True),
            Glow((310, 560), 230, fade=0.9),
            Beam(((250, 500), (310, 640)), ((-30, 620), (90, 900)), fade=0.8),
            Shape("M368,460L418,430V690L368,640Z", "deep", depth=20),
            Figure("old-woman", "wave", (312, 642), 164, "ink/spark", "smile", flip=True, shadow=0),
            Put("ladder", (340, 868), 236, "ink", turn=-7, shadow=0),
            Figure(
                "girl",
                "kneel",
                (96, 880),
                460,
                "spark/glow",
                "smile",
                "right",
                hand=(236, 690),
                other_hand=(224, 640),
                hands="flat",
                hat="wool",
                skin="pale",
                wears="jumper",
                hair="plaits",
            ),
            Put("cat", (500, 880), 160, "ink/spark", flip=True),
        ),
    ),
    Card(
        "camel-frame",
        "Gallery, Room Four",
        "A camel walks out of its picture to another; the attendant sleeps, a girl tugs at him.",
        World("room", "fern", Light("left", 0.6, rim="glow"), {"floor": "checks"}),
        (
            Within(
                box(-20, 230, 262, 500),
                (
                    Blob("-60,560 60,500 160,540 300,470 300,760 -60,760", "soft"),
                    Blob("-60,640 80,600 180,650 300,610 300,760 -60,760", "mid"),
                ),
                World("backdrop", "brick", "left"),
            ),
            Within(
                box(370, 52, 230, 260),
                (
                    Blob("350,212 440,182 520,212 640,172 640,342 350,342", "soft"),
                    Blob("350,272 460,242 640,262 640,362 350,362", "glow"),
                    Figure("man", "wave-front", (476, 276), 130, "ink/spark"),
                ),
                World("backdrop", "slate", "left"),
            ),
            Shape(
                "M346,28H630V56H346ZM346,28H376V336H346ZM346,308H630V336H346Z", "spark", depth=16
            ),
            Shape(
                "M-30,200H264V234H-30ZM232,200H264V756H232ZM-30,722H264V756H-30Z", "spark", depth=18
            ),
            Put("camel", (310, 716), 370, "deep/spark", flip=True, shadow=0),
            Blob("220,712 320,704 430,712 480,726 390,740 240,736", "ink", flat=True, fade=0.3),
            Figure(
                "old-man",
                "sit-back",
                (496, 826),
                400,
                "ink/glow",
                "sleep",
                "down",
                flip=True,
                wears="uniform",
                hat="peaked",
                shape="stout",
            ),
            Shape(
                "M430,820H576V850H430ZM546,560H576V930H546ZM440,850H464V930H440Z", "mid", depth=12
            ),
            Figure(
                "girl", "pull", (330, 896), 250, "spark/glow", "wonder", "over", hand=(420, 740)
            ),
        ),
    ),
)
