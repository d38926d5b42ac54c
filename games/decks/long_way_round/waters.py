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
            Shape("M20,250h16v130h-16ZM100,250h16v120h-16Z", "ink", flat=True),
            *(
                Line(((x - 26, y), (x + 8, y + 4), (x + 44, y)), 4, "pale", fade=0.7)
                for x, y in ((28, 376), (108, 366))
            ),
            Shape("M-30,224H216V252H-30Z", "ink", depth=8),
            Figure(
                "man",
                "kneel",
                (150, 228),
                210,
                "spark/ink",
                "sad",
                look="right-down",
                hat="none",
                wears="raincoat",
                shadow=0,
                hand=(258, 160),
                other_hand=(190, 220),
                hands="open",
            ),
            Shape(
                "M-30,440Q100,416 230,440T490,440T750,440V490Q600,470 490,488T230,488T-30,488Z",
                "soft",
                flat=True,
                fade=0.4,
            ),
            Shape("M52,522C140,470 460,470 548,522C460,600 140,600 52,522Z", "spark+ink", depth=30),
            Line("170,400 300,770", 14, "ink"),
            Line("171,404 158,352 180,322 212,330 220,360", 14, "ink"),
            Beast("dog", "rear", (318, 666), 170, "glow/ink", look="down", turn=21, shadow=0),
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
            Put("tent", (200, 414), 110, "glow/spark", shadow=0),
            Shape(
                "M353,132Q396,114 436,142T534,136V220Q488,236 436,212T353,212Z", "spark", depth=16
            ),
            Figure(
                "man",
                "stand",
                (298, 408),
                210,
                "ink/glow",
                "joy",
                hat="straw",
                shadow=0,
                look="up",
                hand=(350, 290),
                other_hand=(349, 330),
                hands="grip",
                through=(Line("350,126 348,430", 9, "ink"),),
            ),
            Shape(
                "M40,520C60,430 160,400 240,396C320,384 400,390 460,424C540,440 588,500"
                " 580,600C576,700 570,780 540,840H70C30,780 20,640 40,520Z",
                "deep",
                depth=120,
            ),
            *(
                Shape(f"M{x},{y}l{w},-{h}l{w},{h + 8}Z", "deep", depth=8)
                for x, y, w, h in ((52, 470, 22, 40), (530, 500, 22, 40))
            ),
            *(
                Blob(
                    f"{x - 22},{y} {x},{y - 12} {x + 24},{y} {x},{y + 12}",
                    "mid",
                    flat=True,
                    fade=0.6,
                )
                for x, y in ((90, 520), (140, 600), (80, 620), (540, 570), (510, 636))
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
                "M38,650C120,740 480,750 582,640C570,790 440,830 310,830C180,830 60,800 38,650Z",
                "ink",
                flat=True,
            ),
            Shape(
                "".join(
                    f"M{x},{y}l{w * 0.5 + lean},{h}l{w * 0.5 - lean},-{h - rise}Z"
                    for x, y, w, h, lean, rise in (
                        (66, 674, 40, 56, 10, 18),
                        (124, 700, 48, 44, 6, 10),
                        (190, 714, 50, 72, 3, 4),
                        (262, 720, 44, 46, 0, 0),
                        (326, 720, 52, 76, -2, -4),
                        (400, 714, 46, 48, -4, -8),
                        (464, 698, 48, 64, -8, -16),
                        (524, 674, 36, 44, -8, -20),
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
                (478, 440),
                184,
                "glow/spark",
                "fear",
                flip=True,
                look="down",
                turn=-8,
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
            Put("ship", (176, 812), 250, "mid/spark", shadow=0, flip=True),
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
                "M270,850L300,786L318,806L352,700L386,796L408,744L450,850V930H250Z",
                "mid+deep",
                depth=30,
            ),
            Blob(
                "232,846 270,826 300,842 340,822 380,842 420,822 462,846 420,860 280,860",
                "pale",
                depth=10,
            ),
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
            Shape("M450,236h8v130h-8ZM496,236h6v130h-6ZM590,236h8v130h-8Z", "ink", flat=True),
            Figure(
                "old-man",
                "sit-back",
                (540, 350),
                136,
                silhouette="ink",
                look="down",
                hat="peaked",
                flip=True,
                shadow=0,
            ),
            Shape("M520,348h60v18h-60Z", "ink", flat=True),
            Shape("M426,362H640V382H426Z", "ink", flat=True),
            *(Line(((x, 330), (x, 370)), 4, "ink") for x in (434, 640)),
            *(
                Figure(
                    w, pose, (x, y), z, silhouette="spark", flip=flip, shadow=0, hat=hat, holds=held
                )
                for w, pose, x, y, z, flip, hat, held in (
                    ("boy", "march", 392, 276, 66, True, "", ""),
                    ("woman", "look-back", 330, 254, 100, True, "", "suitcase"),
                    ("man", "walk", 250, 224, 112, True, "top-hat", ""),
                    ("girl", "dance", 186, 198, 74, True, "", ""),
                    ("old-woman", "walk", 118, 174, 106, True, "", "umbrella"),
                    ("man", "wave", 60, 152, 100, False, "cap", ""),
                )
            ),
        ),
    ),
)
