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
                            "M-30,470H40C90,470 130,474 166,484H278Q304,488 304,508T278,532H190"
                            "Q216,540 212,562T186,586Q206,596 200,616T172,636Q188,646 180,664"
                            "T148,680C110,700 40,706 -30,706Z",
                            "glow+spark",
                            depth=40,
                        ),
                        Shape("M284,501Q297,500 297,509Q295,518 284,517Z", "glow", flat=True),
                        Line("232,492 238,502 234,512", 3, "deep", fade=0.7),
                        Line("196,532 140,530 112,516", 4, "deep", fade=0.8),
                        Line("188,586 130,584", 4, "deep", fade=0.8),
                        Line("172,636 122,634", 4, "deep", fade=0.8),
                        Shape(
                            "M40,540C70,530 100,548 128,586C138,604 118,618 102,604"
                            "C84,588 64,590 40,600Z",
                            "spark+pale",
                            depth=24,
                        ),
                        Shape("M-30,454H34L28,722H-30Z", "spark", depth=30),
                        Shape("M34,454h22l-6,268h-22Z", "glow", depth=10),
                    ),
                    flip=way,
                )
                for way in ("", "x")
            ),
            Put("giraffe", (78, 472), 330, "spark+pale/ink", shadow=0, flip=True),
            Blob("190,484 320,474 450,484 440,496 320,500 200,496", "deep", flat=True, fade=0.6),
            Put("elephant", (322, 492), 210, "glow/mid", shadow=0, flip=True),
            Blob("361,322 330,312 310,340 312,372 334,402 354,410 372,370", "soft", depth=16),
            Taper("368,306 374,350 371,400 376,432", (3, 4, 4, 4), "spark"),
            Figure(
                "man",
                "pull",
                (524, 474),
                190,
                "spark/ink",
                "strain",
                shadow=0,
                flip=True,
                hand=(470, 420),
                other_hand=(486, 418),
                hands="grip",
                through=(Line("376,430 430,430 474,420 510,412", 5, "ink"),),
            ),
            Figure(
                "woman",
                "push",
                (146, 482),
                190,
                "spark/ink",
                "strain",
                shadow=0,
                wears="dress",
                hand=(206, 384),
                other_hand=(204, 404),
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
            Shape(
                "M208,572C196,520 220,486 270,486S342,520 330,572Z"
                "M350,572C338,520 362,486 412,486S484,520 472,572Z",
                "ink+deep",
                depth=20,
            ),
            *(
                Shape(disc(x, 548, 24), "ink+deep", depth=16)
                for x in (230, 268, 308, 372, 412, 450)
            ),
            Shape("M-30,562H640V592H-30Z", "glow", depth=10),
            Taper(
                "590,540 612,640 580,730 500,766 430,750 372,728 310,730",
                (32, 30, 26, 22, 19, 17, 15),
                "ink",
            ),
            Figure(
                "old-woman",
                "offer",
                (104, 566),
                260,
                "spark/ink",
                "worry",
                look="right-up",
                shadow=0,
                hand=(168, 452),
                other_hand=(186, 456),
                hands="flat",
            ),
            Put("fish", (186, 462), 56, "glow/mid", shadow=0, turn=-8),
            Figure(
                "boy",
                "embrace",
                (42, 566),
                150,
                "deep/spark",
                look="right-up",
                shadow=0,
                hand=(76, 494),
                other_hand=(78, 500),
            ),
            Put("fish", (84, 506), 40, "glow/mid", shadow=0),
            Figure(
                "man",
                "wave-front",
                (334, 852),
                200,
                "spark/deep",
                "fear",
                look="us-left",
                shadow=0,
                turn=7,
                hand=(410, 664),
                other_hand=(250, 746),
                hair="short",
                holds=Held("fish", 56, "deep/ink", -90, hand="far", grip=(0.86, 0.5)),
            ),
            Taper("304,726 304,752 340,764 376,756 392,730", (14, 15, 14, 11, 4), "ink"),
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
            Shape("M20,210h70v130h-70Z", "soft", depth=8),
            Shape("M34,236h42v6h-42ZM34,256h42v6h-42ZM34,276h28v6h-28Z", "deep", flat=True),
            Glow((300, 960), 330, "glow", 0.9),
            Shape(
                "M652,330L631,356L626,385L599,398L577,425L547,403L514,410L502,379L479,359L482,330"
                "L470,297L503,282L514,250L547,255L575,245L599,262L634,268L630,305Z",
                "pale",
                depth=10,
            ),
            Shape(disc(558, 330, 68), "ink", flat=True),
            Shape(
                "M-30,560C90,636 210,676 330,690a20,20 0 0 0 38,4a20,20 0 0 0 36,0"
                "C420,700 426,712 420,726C300,726 100,690 -30,606Z",
                "spark",
                depth=18,
            ),
            Line("-30,584 90,646 230,688 330,704", 3, "glow"),
            Line("424,716 500,716 640,680", 4, "spark"),
            Taper("552,340 580,420 570,520 520,600 466,666", (30, 44, 46, 44, 38), "glow"),
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
                (96, 652),
                340,
                "ink/spark",
                "bliss",
                look="down",
                holds=Held("book", size=46, coat="spark/glow"),
                wears="long-coat",
                hair="bald+full/glow",
                shadow=0,
            ),
            Figure(
                "girl",
                "balance",
                (306, 703),
                290,
                "spark/glow",
                "fear",
                look="half",
                print="stripes",
                hair="bun",
                hand=(398, 530),
                other_hand=(236, 560),
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
