"""Bridges that are somebody, or belong to somebody."""

from games.decks.recipe import (
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
    Turned,
    World,
    disc,
)

CARDS = (
    Card(
        "hand-bridge",
        "Passing Over",
        "Two hands meet over the gorge so that a circus can pass; now it's the elephant's turn.",
        World("backdrop", "cobalt", Light("left", 0), {"tone": "mid", "to": "pale", "spot": False}),
        (
            Shape(
                "M-30,-30H90C70,200 120,520 90,930H-30ZM640,-30H510C530,240 480,500 510,930H640Z",
                "deep",
                depth=50,
            ),
            Shape("M-30,860C120,840 480,840 640,860V930H-30Z", "mid", depth=20),
            *(
                Turned(
                    (
                        Shape(
                            "M-30,420H40C120,410 190,424 240,452C270,462 292,466 300,478"
                            "Q306,496 292,506C262,514 232,512 206,512C214,530 214,548 204,562"
                            "C212,582 204,602 188,612C190,632 178,648 160,652"
                            "C120,676 40,690 -30,690Z",
                            "glow+spark",
                            depth=70,
                        ),
                        Line("206,512 160,508 126,492", 4, "deep", fade=0.8),
                        Line("204,562 150,562", 4, "deep", fade=0.8),
                        Line("188,612 136,616", 4, "deep", fade=0.8),
                        Shape("M-30,404H34L28,704H-30Z", "spark", depth=30),
                        Shape("M34,404h22l-6,300h-22Z", "glow", depth=10),
                    ),
                    flip=way,
                )
                for way in ("", "x")
            ),
            Put("giraffe", (74, 424), 350, "spark+pale/ink", shadow=0, flip=True),
            Put("elephant", (306, 478), 250, "glow/pale", shadow=0, flip=True),
            Figure(
                "man",
                "pull",
                (512, 440),
                190,
                "spark/ink",
                "strain",
                shadow=0,
                flip=False,
                hand=(450, 346),
                other_hand=(456, 354),
            ),
            Line("376,372 416,356 480,340", 5, "ink"),
            Figure(
                "woman",
                "push",
                (160, 450),
                190,
                "spark/ink",
                "strain",
                shadow=0,
                wears="dress",
                hand=(222, 358),
                other_hand=(220, 376),
            ),
            Put("top-hat", (300, 790), 80, "ink/spark", turn=24, shadow=0),
            Line("278,690 280,630", 4, "deep"),
            Line("306,706 308,624", 4, "deep"),
            Line("334,694 334,650", 4, "deep"),
        ),
    ),
    Card(
        "cat-toll",
        "Toll",
        "A cat as large as the bridge takes its toll in fish; a man with one hangs from its tail.",
        World("backdrop", "slate", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            Shape("M-30,560H640V930H-30Z", "mid+soft", depth=60),
            *(
                Line(p, 3, "mid", fade=0.8)
                for p in (
                    "-20,670 80,670",
                    "-20,770 60,770",
                    "590,670 620,670",
                    "570,770 620,770",
                    "60,590 60,670",
                    "30,670 30,770",
                )
            ),
            Shape(
                "M96,900C96,700 200,630 320,630C440,630 544,700 544,900Z",
                "deep",
                flat=True,
            ),
            Shape(
                "M124,900C124,716 220,658 320,658C420,658 516,716 516,900Z",
                "pale",
                to="glow",
                span=(660, 900),
            ),
            Shape("M-30,872Q60,860 150,872T330,872T510,872T700,872V930H-30Z", "deep", depth=20),
            Shape(
                "M640,120C560,90 500,100 450,150L430,60L370,170C340,166 316,170 290,176"
                "L222,82L212,212C180,270 186,340 226,386C250,424 244,480 224,540"
                "C220,556 250,572 320,572H640Z",
                "ink",
                depth=90,
            ),
            Shape(
                "M242,276C260,248 296,248 314,276C296,298 260,298 242,276ZM352,272"
                "C370,244 406,244 424,272C406,294 370,294 352,272Z",
                "spark",
                flat=True,
            ),
            Shape(
                "M274,252Q286,276 274,298Q264,276 274,252Z"
                "M384,248Q396,272 384,294Q374,272 384,248Z",
                "ink",
                flat=True,
            ),
            Shape("M318,324H346L332,342Z", "pale", flat=True),
            Line("332,342 316,360 292,356", 3, "pale"),
            Line("332,342 348,360 372,354", 3, "pale"),
            *(
                Line(p, 2.5, "pale", fade=0.8)
                for p in (
                    "298,346 250,336 196,332",
                    "298,356 250,358 204,366",
                    "368,344 440,326 500,332",
                    "368,354 440,358 496,376",
                )
            ),
            Shape("M214,516C234,484 306,484 316,536V572H204Z", "ink", depth=20),
            Line("242,534 242,566", 3, "mid"),
            Line("272,530 272,566", 3, "mid"),
            Shape("M-30,562H640V592H-30Z", "glow", depth=10),
            Taper(
                "590,540 600,620 556,668 470,656 400,650 352,690 330,720",
                (32, 28, 24, 21, 18, 15, 12),
                "ink",
            ),
            Figure(
                "old-woman",
                "offer",
                (116, 566),
                260,
                "spark/ink",
                "worry",
                look="right-up",
                shadow=0,
                hand=(190, 446),
                other_hand=(200, 450),
                hands="flat",
            ),
            Put("fish", (250, 462), 84, "glow/mid", shadow=0, turn=-12),
            Figure(
                "boy",
                "embrace",
                (48, 566),
                150,
                "deep/spark",
                look="right-up",
                shadow=0,
                hand=(84, 494),
                other_hand=(86, 500),
            ),
            Put("fish", (94, 506), 44, "glow/mid", shadow=0),
            Figure(
                "man",
                "hang",
                (322, 706),
                180,
                "spark/deep",
                "strain",
                look="left-down",
                shadow=0,
                flip=True,
                hand=(330, 706),
                other_hand=(222, 786),
                hands="grip",
            ),
            Put("fish", (212, 830), 56, "deep/ink", turn=80, shadow=0),
        ),
    ),
    Card(
        "book-gorge",
        "Between the Lines",
        "The gorge is between books, the bridge a bookmark; he reads as he walks, and a worm eats.",
        World(
            "backdrop", "brass", Light("above", 0), {"tone": "pale", "to": "glow", "spot": False}
        ),
        (
            *(
                thing
                for x, y, w, coat, band in (
                    (196, 330, 74, "pale+soft", "pale"),
                    (296, 400, 66, "pale+soft", "glow"),
                    (100, 190, 104, "soft", "pale"),
                    (376, 250, 92, "soft", "pale"),
                    (-40, 40, 152, "deep", "soft"),
                    (456, 70, 190, "deep", "spark"),
                )
                for thing in (
                    Shape(f"M{x},{y}Q{x + w / 2},{y - 20} {x + w},{y}V940H{x}Z", coat, depth=26),
                    Shape(f"M{x},{y + 50}h{w}v16h{-w}ZM{x},{y + 80}h{w}v6h{-w}Z", band, flat=True),
                )
            ),
            Shape("M20,210h70v130h-70ZM500,250h110v150h-110Z", "soft", depth=8),
            Shape("M34,236h42v6h-42ZM34,256h42v6h-42ZM34,276h28v6h-28Z", "deep", flat=True),
            Glow((300, 960), 330, "glow", 0.9),
            Blob("488,330 516,286 566,282 600,330 590,400 540,424 496,396", "ink", flat=True),
            Shape(
                "M-30,560C90,636 210,676 330,690a20,20 0 0 0 38,4a20,20 0 0 0 36,0"
                "C420,700 426,712 420,726C300,726 100,690 -30,606Z",
                "spark",
                depth=18,
            ),
            Line("-30,584 90,646 230,688 330,704", 3, "glow"),
            Line("424,716 500,716 640,680", 4, "spark"),
            Taper("552,340 580,420 570,520 520,600 466,666", (40, 46, 46, 44, 38), "glow"),
            *(
                Line(points, 4, "soft")
                for points in (
                    "536,404 566,414 604,404",
                    "546,476 578,480 608,466",
                    "522,540 556,556 586,546",
                    "482,586 512,612 540,614",
                )
            ),
            Blob("414,690 410,640 440,610 490,622 510,670 486,712 446,722", "glow", depth=30),
            Shape("M404,690C430,706 456,704 478,684C474,716 452,732 420,730Z", "ink", flat=True),
            Shape("M424,704l8,14l9,-14ZM446,700l8,14l9,-18Z", "glow", flat=True),
            *(Shape(disc(x, y, 15), "ink", flat=True) for x, y in ((434, 628), (474, 636))),
            *(Shape(disc(x, y, 12), "glow", flat=True) for x, y in ((434, 628), (474, 636))),
            *(Shape(disc(x, y, 6), "ink", flat=True) for x, y in ((430, 632), (468, 641))),
            Figure(
                "old-man",
                "read",
                (84, 652),
                340,
                "ink/spark",
                "bliss",
                look="down",
                holds=Held("book", size=46, coat="spark/glow"),
                wears="long-coat",
                hair="bald+full/glow",
                turn=3,
                shadow=0,
            ),
            Figure(
                "girl",
                "balance",
                (306, 703),
                290,
                "spark/glow",
                "dread",
                look="right-down",
                print="stripes",
                hand=(398, 530),
                other_hand=(240, 560),
                shadow=0,
            ),
            Shape(
                "M392,764l14,-8l8,14l-14,8ZM424,806l12,-5l6,12l-12,6ZM450,772l11,-5l5,12l-11,4Z"
                "M400,850l9,-5l5,10l-10,4Z",
                "spark",
                flat=True,
            ),
        ),
    ),
)
