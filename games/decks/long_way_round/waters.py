"""Over the water, with little to stand on."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Air,
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Within,
    World,
    disc,
)

CARDS = (
    Card(
        "umbrella-boat",
        "Crew of One",
        "A dog crosses the sea in an umbrella after its stick; whoever threw it is getting wet.",
        World("backdrop", "tide", Light("left", 0), {"tone": "soft", "to": "pale", "spot": False}),
        (
            Shape(
                "M-30,300Q60,286 150,300T330,300T510,300T700,300V930H-30Z",
                "mid",
                to="ink",
                span=(300, 900),
            ),
            Shape("M20,250h16v130h-16ZM96,250h16v120h-16ZM176,250h16v110h-16Z", "ink", flat=True),
            *(
                Line(((x - 26, y), (x + 8, y + 4), (x + 44, y)), 4, "pale", fade=0.7)
                for x, y in ((28, 376), (104, 366), (184, 356))
            ),
            Shape("M-30,224H216V252H-30Z", "ink", depth=8),
            Figure(
                "man",
                "shiver",
                (150, 228),
                180,
                "spark/ink",
                "sad",
                look="right-down",
                hat="none",
                wears="raincoat",
                shadow=0,
            ),
            Shape(
                "M-30,440Q100,416 230,440T490,440T750,440V490Q600,470 490,488T230,488T-30,488Z",
                "soft",
                flat=True,
                fade=0.4,
            ),
            Line("332,250 310,640", 14, "ink"),
            Line("332,254 328,196 362,172 390,196 386,232", 14, "ink"),
            Shape(
                "M60,520C120,560 480,560 540,520L530,540C460,600 140,600 70,540Z", "ink", flat=True
            ),
            Beast("dog", "stand", (226, 650), 216, "glow/ink", look="down", shadow=0),
            Shape(
                "M50,520C90,548 130,552 170,540C210,566 260,572 300,556C340,572 390,566"
                " 430,540C470,552 510,548 550,520C540,680 430,780 300,784C170,780 60,680"
                " 50,520Z",
                "spark",
                depth=120,
            ),
            Line("170,540 196,690 300,784", 4, "ink", fade=0.5),
            Line("300,556 300,784", 4, "ink", fade=0.5),
            Line("430,540 404,690 300,784", 4, "ink", fade=0.5),
            Shape(
                "M-30,720Q60,690 150,712T330,712T510,712T700,700V930H-30Z",
                "deep",
                depth=40,
                fade=0.96,
            ),
            Line("70,716 150,722 230,712 330,722 430,712", 5, "soft", fade=0.8),
            Shape("M-30,820Q80,796 190,820T400,820T620,810V930H-30Z", "ink", depth=30),
            Taper("436,776 500,766 572,748", (8, 9, 7), "spark+glow"),
            Line("520,760 534,738 530,722", 7, "spark+glow"),
            Line("534,738 548,732", 5, "spark+glow"),
            Line("470,770 458,752", 6, "spark+glow"),
            Line("420,786 500,792 580,782", 4, "soft"),
            Air("rain", plane="near"),
        ),
    ),
    Card(
        "croc-island",
        "Firm Ground",
        "They have found an island, and plant their flag in it; the youngest has met its eye.",
        World("backdrop", "fern", Light("left", 0), {"tone": "pale", "to": "glow", "spot": False}),
        (
            Shape(
                "M-30,420Q60,406 150,420T330,420T510,420T700,420V930H-30Z",
                "soft",
                to="mid",
                span=(420, 900),
            ),
            Put("palm", (110, 420), 350, "mid/deep", shadow=0),
            Put("tent", (220, 414), 120, "glow/spark", shadow=0),
            Shape(
                "M385,132Q428,114 468,142T566,136V220Q520,236 468,212T385,212Z", "spark", depth=16
            ),
            Figure(
                "man",
                "stand",
                (330, 408),
                210,
                "ink/glow",
                "joy",
                hat="straw",
                shadow=0,
                look="up",
                hand=(382, 290),
                other_hand=(381, 330),
                hands="grip",
                through=(Line("382,126 380,430", 9, "ink"),),
            ),
            Shape(
                "M-30,460C60,410 160,400 240,396C320,380 400,390 460,430C540,446 600,480"
                " 640,500V760C560,700 300,690 -30,740Z",
                "deep",
                depth=120,
            ),
            *(
                Shape(f"M{x},{y}l{w},-{h}l{w},{h + 8}Z", "deep", depth=8)
                for x, y, w, h in ((20, 440, 30, 44), (560, 476, 26, 40))
            ),
            *(
                Blob(
                    f"{x - 22},{y} {x},{y - 12} {x + 24},{y} {x},{y + 12}",
                    "mid",
                    flat=True,
                    fade=0.6,
                )
                for x, y in ((70, 520), (130, 600), (60, 660), (560, 560), (520, 640), (590, 640))
            ),
            Line("150,498 300,440 480,478 540,530", 10, "mid"),
            Shape("M500,540C430,450 250,460 180,570C260,640 420,640 500,540Z", "glow", depth=10),
            Within(
                "M500,540C430,450 250,460 180,570C260,640 420,640 500,540Z",
                (
                    Shape(disc(352, 544, 76), "spark", depth=30),
                    Shape("M352,470Q380,544 352,618Q324,544 352,470Z", "ink", flat=True),
                    Shape(disc(330, 516, 12), "glow", flat=True),
                ),
                edge="ink",
            ),
            Shape(
                "M-30,740C300,690 560,700 640,760V820C560,760 300,750 -30,800Z", "ink", flat=True
            ),
            Shape(
                "".join(
                    f"M{x},{y}l26,58l26,-54Z"
                    for x, y in (
                        (10, 738),
                        (90, 728),
                        (170, 722),
                        (250, 718),
                        (330, 716),
                        (410, 718),
                        (490, 726),
                        (560, 738),
                    )
                ),
                "glow",
                flat=True,
            ),
            Shape("M-30,820Q60,800 150,820T330,820T510,820T700,820V930H-30Z", "mid", depth=30),
            Shape("M-30,860Q80,844 190,860T400,860T640,860V930H-30Z", "deep", depth=20),
            Figure(
                "child",
                "lie-front",
                (486, 452),
                210,
                "glow/spark",
                "wonder",
                flip=True,
                look="down",
                shadow=0,
            ),
        ),
    ),
    Card(
        "beam-walk",
        "A Narrow Way",
        "They walk out on the beam of the lighthouse; the keeper sleeps, a ship is in the dark.",
        World("backdrop", "night", Light("right", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("60,100 130,60 200,160 330,70 400,150 540,60 90,240 280,220 470,230", 3, "pale"),
            Shape(
                "M-30,640Q60,626 150,640T330,640T510,640T700,640V930H-30Z",
                "deep",
                to="ink",
                span=(640, 900),
            ),
            Put("ship", (176, 812), 250, "deep+mid/mid", shadow=0, flip=True, fade=0.85),
            Shape(
                "M-30,802Q60,790 150,802T330,802T510,802T700,802V930H-30Z",
                "ink",
                flat=True,
                fade=0.8,
            ),
            Line("30,806 90,796 180,806 300,800", 4, "pale", fade=0.5),
            Glow((84, 748), 40, "spark", 0.9),
            Shape(disc(84, 748, 6), "spark", flat=True),
            Shape(
                "M250,840L286,760L310,790L340,730L376,800L410,770L470,850V930H230Z", "ink", depth=30
            ),
            Line("236,842 300,834 360,846 440,836", 4, "pale", fade=0.8),
            Shape(
                "M-30,846Q60,830 150,846T330,846T510,846T700,846V930H-30Z",
                "ink",
                flat=True,
                fade=0.7,
            ),
            Shape("M480,366H600L640,930H440Z", "pale", depth=60),
            Shape("M472,470H640V560H462ZM454,660H640V750H446Z", "spark", depth=30),
            Shape("M466,300L-40,110V400L466,350Z", "glow", flat=True, fade=0.92),
            Shape("M466,340L-40,400V520L466,352Z", "glow", flat=True, fade=0.22),
            Shape("M450,232H640V366H450Z", "glow", to="spark", span=(260, 420)),
            Glow((480, 318), 110, "glow", 1),
            Shape("M434,240Q560,90 680,240Z", "spark", depth=30),
            Line("560,150 560,100", 8, "ink"),
            Shape("M450,236h8v130h-8ZM520,236h6v130h-6ZM590,236h8v130h-8Z", "ink", flat=True),
            Figure(
                "old-man",
                "sit-back",
                (558, 352),
                124,
                silhouette="ink",
                look="down",
                hat="peaked",
                flip=True,
                shadow=0,
            ),
            Shape("M536,350h44v20h-44Z", "ink", flat=True),
            Shape("M426,362H640V382H426Z", "ink", flat=True),
            *(Line(((x, 330), (x, 370)), 4, "ink") for x in (434, 640)),
            *(
                Figure(w, "walk", (x, y), z, "ink/ink", silhouette="spark", flip=True, shadow=0)
                for w, x, y, z in (
                    ("boy", 392, 276, 66),
                    ("woman", 330, 254, 100),
                    ("man", 250, 224, 112),
                    ("girl", 186, 198, 74),
                    ("old-woman", 118, 174, 106),
                    ("man", 52, 148, 122),
                )
            ),
        ),
    ),
)
