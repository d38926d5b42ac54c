"""Bridges that are somebody, or belong to somebody."""

from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Hand,
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
        World("backdrop", "cobalt", Light("right", 0, rim="spark"), {"tone": "ink", "to": "mid"}),
        (
            Shape(
                "M190,-30L214,120L176,210L240,400L204,560L262,760L240,940H-30V-30Z",
                "mid+soft",
                depth=60,
                fade=0.6,
            ),
            Shape(
                "M440,-30L410,160L452,300L400,470L436,640L380,800L400,940H640V-30Z",
                "mid+soft",
                depth=60,
                fade=0.6,
            ),
            Shape("M262,760L320,742L380,800L400,940H240Z", "pale", flat=True, fade=0.7),
            Line("270,806 310,796 350,806", 4, "soft"),
            Line("284,850 330,840 372,852", 4, "soft"),
            Shape("M-30,-30H96L120,130L78,260L110,420L60,540L84,700L30,940H-30Z", "mid", depth=70),
            Shape(
                "M640,-30H520L486,150L532,290L496,440L544,560L520,720L570,940H640Z",
                "mid",
                depth=70,
            ),
            Put("giraffe", (66, 600), 330, "spark/ink", haze=0.2, shadow=0),
            Hand("point", (20, 640), (-300, 690), 330, "spark/glow", bend=-2),
            Hand("point", (584, 640), (900, 690), 330, "ink/glow", skin="brown", bend=2, flip=True),
            Put("startled-elephant", (300, 562), 290, "glow/soft", flip=True, shadow=0),
            Figure(
                "woman",
                "pull",
                (512, 562),
                190,
                "spark/glow",
                "fear",
                flip=True,
                hand=(456, 476),
                other_hand=(468, 478),
                shadow=0,
            ),
            Figure(
                "man",
                "push",
                (110, 560),
                190,
                "spark/glow",
                "doubt",
                shadow=0,
                hand=(196, 470),
                other_hand=(196, 480),
            ),
            Line("384,430 424,470 468,476", 6, "spark"),
            Put("top-hat", (316, 800), 66, "ink/spark", turn=24, shadow=0),
        ),
    ),
    Card(
        "cat-toll",
        "Toll",
        "A cat as large as the bridge takes its toll in fish; a man with one hangs from its tail.",
        World(
            "backdrop", "slate", Light("right", 0.5, rim="spark"), {"tone": "soft", "to": "pale"}
        ),
        (
            Blob("660,60 600,40 520,90 380,300 340,560 660,600", "ink", depth=60),
            Shape(
                "M-40,520L640,480V600C600,610 590,700 578,940H530C510,700 440,596 340,596"
                "S160,700 140,940H70C60,720 10,650 -40,650Z",
                "mid+soft",
                depth=40,
            ),
            Taper("372,560 388,610 380,650 352,676", (20, 20, 19, 15), "ink"),
            Figure(
                "man",
                "hang",
                (356, 672),
                235,
                "spark/ink",
                "sly",
                look="half",
                flip=True,
                hat="bowler",
                hair="short+moustache",
                hand=(262, 760),
                holds=Held("fish", size=70, coat="ink/glow", turn=80, hand="near"),
            ),
            Line("-40,540 300,526 640,500", 8, "pale"),
            Turned(
                (
                    Blob(
                        "224,330 232,210 246,70 330,146 420,130 510,140 600,50 612,200 614,330 "
                        "560,430 420,474 280,430",
                        "ink",
                        corners=(2, 6),
                        depth=60,
                    ),
                    Blob("278,292 322,262 376,290 328,314", "glow", corners=(0, 2), flat=True),
                    Blob("460,290 510,260 558,288 510,312", "glow", corners=(0, 2), flat=True),
                    Shape(
                        "M326,266q12,24 0,48q-12,-24 0,-48ZM506,264q12,24 0,48q-12,-24 0,-48Z",
                        "ink",
                        flat=True,
                    ),
                    Line("272,290 326,266 382,290", 9, "ink"),
                    Line("454,288 510,264 564,286", 9, "ink"),
                    Shape("M396,346h46l-23,24Z", "spark", depth=6),
                    Line("380,404 414,396 419,368 424,396 458,404", 5, "pale"),
                    *(
                        Line(((x, y), (x + d, y + e)), 3, "pale")
                        for x, y, d, e in (
                            (360, 370, -130, -10),
                            (360, 384, -120, 22),
                            (476, 368, 120, -14),
                            (476, 382, 120, 16),
                        )
                    ),
                ),
                move=(0, -46),
            ),
            Taper("560,390 574,450 548,510", (70, 62, 50), "ink"),
            Line("528,508 530,536", 4, "pale"),
            Line("556,508 560,534", 4, "pale"),
            Taper("340,400 306,470 260,520 214,538", (72, 60, 46, 38), "ink"),
            *(Line(((x, 520), (x - 12, 546)), 4, "pale") for x in (196, 216, 236)),
            Figure(
                "boy",
                "hug",
                (62, 572),
                150,
                "deep/spark",
                "fear",
                look="up",
                holds=Held("fish", size=44, coat="glow/ink", turn=70),
            ),
            Figure(
                "old-woman",
                "offer",
                (142, 566),
                270,
                "spark/glow",
                "stern",
                look="up",
                holds=Held("fish", size=84, coat="glow/ink", turn=20, grip=(0.1, 0.5)),
            ),
        ),
    ),
    Card(
        "book-gorge",
        "Between the Lines",
        "The gorge is between books, the bridge a bookmark; he reads as he walks, and a worm eats.",
        World("backdrop", "brass", Light("above", 0, rim="glow"), {"tone": "soft", "to": "glow"}),
        (
            *(
                thing
                for x, y, w, coat, band in (
                    (200, 250, 90, "soft", "pale"),
                    (330, 330, 80, "soft+mid", "pale"),
                    (110, 170, 110, "mid+soft", "spark"),
                    (400, 200, 110, "mid", "soft"),
                    (-40, 60, 170, "mid+deep", "soft"),
                    (490, 90, 170, "mid+deep", "spark"),
                )
                for thing in (
                    Shape(f"M{x},{y}Q{x + w / 2},{y - 20} {x + w},{y}V940H{x}Z", coat, depth=26),
                    Shape(f"M{x},{y + 60}h{w}v16h{-w}ZM{x},{y + 90}h{w}v6h{-w}Z", band, flat=True),
                    Shape(f"M{x + w * 0.3},{y + 150}h{w * 0.4}v120h{-w * 0.4}Z", band, depth=10),
                )
            ),
            Beam(((240, -30), (420, -30)), ((60, 900), (520, 900)), "glow", 0.55),
            Taper("-40,640 120,690 300,706 470,680 640,600", (20, 20, 20, 20, 20), "spark"),
            Line("-40,634 120,684 300,700 470,674 640,594", 3, "glow"),
            Figure(
                "old-man",
                "read",
                (140, 692),
                420,
                "deep/spark",
                "bliss",
                look="down",
                holds=Held("book", size=46, coat="spark/glow"),
                wears="long-coat",
            ),
            Figure(
                "girl",
                "balance",
                (360, 698),
                360,
                "glow/spark",
                "fear",
                look="right",
                other_hand=(250, 500),
                print="stripes",
            ),
            Taper("640,480 590,500 596,560 560,620 500,640", (36, 36, 34, 36, 40), "pale"),
            *(
                Line(points, 4, "soft")
                for points in (
                    "570,520 590,536 624,536",
                    "546,590 566,610 590,606",
                    "524,602 540,626 540,654",
                )
            ),
            *(Shape(disc(x, y, 15), "glow", depth=4) for x, y in ((470, 610), (512, 600))),
            *(Shape(disc(x, y, 7), "ink", flat=True) for x, y in ((465, 613), (507, 603))),
            Line("474,652 494,660 518,648", 6, "ink"),
            Shape(
                "M392,724l10,-8l6,12l-10,8ZM420,760l9,-5l5,10l-10,5ZM450,738l9,-5l5,10l-10,5Z",
                "spark",
                flat=True,
            ),
        ),
    ),
)
