"""Cards of the snow, and of an orchard after it."""

from games.decks.recipe import (
    Air,
    Beast,
    Bird,
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
    Within,
    World,
    disc,
)

SKIN = "spark+glow"


def sole(
    x: float, y: float, side: int, skin: str = SKIN, *, flat: bool = False
) -> tuple[Blob | Shape | Line, ...]:
    """The sole of a foot close before us, upright on its heel; the large toe is on that side."""
    toes = ((0.36, -196, 31), (-0.02, -206, 22), (-0.34, -196, 19), (-0.6, -180, 17),
            (-0.82, -158, 15))  # fmt: skip
    return (
        *(Shape(disc(x + a * 62 * side, y + b, r), skin, depth=r, flat=flat) for a, b, r in toes),
        Blob(((x + 52 * side, y - 186), (x - 8 * side, y - 194), (x - 58 * side, y - 164),
              (x - 52 * side, y - 96), (x - 40 * side, y - 26), (x, y), (x + 40 * side, y - 26),
              (x + 34 * side, y - 92)), skin, depth=60, flat=flat),
        Line(((x + 16 * side, y - 150), (x + 4 * side, y - 100), (x + 10 * side, y - 56)), 5,
             "spark", fade=0.35),
    )  # fmt: skip


def hen(x: float, y: float, size: float, side: int) -> tuple[Turned, ...]:
    """A round hen that looks down to its right, or to its left, with its tail up."""
    return (
        Turned(
            (
                Blob("-52,-78 -34,-86 -14,-48 -30,-24", "soft+pale", depth=14),
                Blob("-40,-34 -24,-54 4,-50 26,-60 40,-34 26,-4 -22,-2", "pale", depth=40),
                Taper("16,-34 24,-60 28,-86", (22, 17, 14), "pale"),
                Shape(
                    "".join(disc(a, b, 7) for a, b in ((18, -102), (28, -106), (38, -101))),
                    "spark",
                    depth=6,
                ),
                Shape(disc(30, -88, 15), "pale", depth=12),
                Shape("M42,-92L62,-76L38,-78Z", "spark", depth=6),
                Shape(disc(36, -90, 6), "glow", flat=True),
                Shape(disc(38, -88, 3.5), "ink", flat=True),
                Line("-22,-38 -8,-20 14,-24", 4, "mid"),
            ),
            about=(0, 0),
            zoom=size,
            flip="" if side > 0 else "x",
            move=(x, y),
        ),
    )


def birch(x: float, width: float) -> tuple[Taper | Line, ...]:
    """A birch with its dark marks."""
    marks = ((0.1, -0.6, 0.2), (0.24, 0.1, 0.7), (0.37, -0.8, -0.1), (0.5, 0.2, 0.8))
    return (
        Taper(((x, -40), (x + width * 0.2, 300), (x, 640)), (width * 0.8, width * 0.9, width),
              "glow"),
        *(Line(((x + a * width, part * 900), (x + b * width, part * 900 + 6)), width * 0.2, "deep")
          for part, a, b in marks),
    )  # fmt: skip


SLOPE = "-60,552 150,640 400,748 660,860 660,960 -60,960"
"""The hill down which the fox drags the day."""

CARDS = (
    Card(
        "bed-birches",
        "Cold Feet",
        "A bed stands in a snowy wood; a wolf has come to its end and breathes on the feet of the"
        " boy, who doesn't dare to draw them in.",
        World("backdrop", "frost", Light("left", 0, rim="glow"),
              {"tone": "mid", "to": "pale", "spot": False}),
        (
            *birch(66, 26), *birch(150, 15), *birch(470, 18), *birch(560, 30), *birch(420, 10),
            Blob("-60,470 160,440 400,466 660,430 660,960 -60,960", "glow", depth=70),
            Shape("M206,410V240C206,196 394,196 394,240V410Z", "deep", depth=24),
            Blob("216,330 240,284 300,272 360,284 384,330 360,380 240,380", "glow", depth=30),
            Figure("boy", "face-us", (300, 604), 320, "pale/spark", "dread", look="right-down",
                   skin="pale",
                   shadow=0),
            Blob("100,640 500,640 556,800 44,800", "pale", depth=40, corners=(2, 3)),
            Blob("214,366 258,346 300,354 342,346 386,366 420,480 480,610 512,690 410,712 300,700"
                 " 190,712 88,690 120,610 180,480", "spark", depth=150, corners=(0, 4)),
            Line("214,368 258,350 300,358 342,350 386,368", 14, "glow"),
            *(Line(((300 + a * 18, 366), (300 + a * 36, 560), (300 + a * 54, 700)), 4, "ink",
                   fade=0.35) for a in (-3, -1, 1, 3)),
            *(Line(((300 - w, y), (300, y - 14), (300 + w, y)), 4, "ink", fade=0.35)
              for w, y in ((100, 440), (140, 530), (178, 616))),
            Line("90,692 190,714 300,702 410,714 510,692", 14, "glow"),
            Shape("M20,806H580V836H20Z", "deep", depth=14),
            Shape("M34,836H566V940H34Z", "ink", flat=True),
            Blob("120,806 190,786 330,786 400,806", "deep", flat=True, fade=0.4),
            *sole(184, 812, 1, "glow"), *sole(316, 812, -1, "glow"),
            Turned((*sole(184, 812, 1, "spark", flat=True),
                     *sole(316, 812, -1, "spark", flat=True)), fade=0.26),
            Shape("M30,720h26v180h-26zM544,720h26v180h-26z", "deep", depth=14),
            *(Shape(disc(x, y, 8), "glow", flat=True)
              for x, y in ((110, 862), (138, 862), (470, 858), (494, 858))),
            Shape("M660,330L604,250L572,340L540,262L514,378C496,410 490,440 478,470L418,548"
                  "C404,566 404,590 420,598L482,606C500,640 560,700 660,730Z", "ink", depth=90),
            Shape("M530,310L524,372L550,352Z", "mid", flat=True),
            Shape("M420,598L500,590C530,570 560,580 580,560C590,620 620,650 660,660V730"
                  "C580,710 520,660 482,622L436,616Z", "pale", depth=20),
            Line("424,600 470,590 516,572", 5, "ink"),
            Shape("M454,594l7,18l8,-22zM488,584l8,17l7,-24z", "glow", flat=True),
            Shape("M404,566C404,548 424,540 438,552L430,580C416,584 404,580 404,566Z", "deep",
                  depth=8),
            Shape("M500,452Q526,424 556,440Q532,466 500,452Z", "glow", flat=True),
            Shape(disc(524, 446, 7), "ink", flat=True),
            *(Shape(disc(x, y, r), "glow", flat=True, fade=0.9)
              for x, y, r in ((384, 540, 10), (360, 520, 15), (330, 506, 10))),
            Air("snow", plane="near"),
        ),
    ),
    Card(
        "bath-heron",
        "Patience",
        "A heron fishes in a bathtub in the snow; the old man who bathes there holds out his"
        " toes, and the fish in his tooth glass sees everything.",
        World("backdrop", "dawn", Light("right", 0.4, rim="spark"),
              {"tone": "mid", "to": "soft", "spot": False}),
        (
            Blob("-60,330 80,280 240,350 420,290 660,360 660,960 -60,960", "mid+soft", flat=True),
            Put("fir", (330, 350), 220, "deep", haze=0.35, shadow=0),
            Put("fir", (60, 340), 150, "deep", haze=0.5, shadow=0),
            Blob("-60,740 160,700 400,740 660,690 660,960 -60,960", "pale", depth=60),
            Figure("old-man", "sit-ground", (170, 706), 620, "deep/pale", "stern", look="right",
                   wears="swimsuit", print="stripes", hat="nightcap",
                   hair="bald+moustache/glow", shadow=0, hand=(236, 548),
                   other_hand=(236, 640), hands="flat"),
            Bird("heron", "stand", (500, 560), 154, "deep/spark", flip=True, look="down",
                 turn=-10, shadow=0),
            Turned((*sole(306, 612, 1),), about=(306, 612), zoom=0.56),
            Turned((*sole(376, 612, -1),), about=(376, 612), zoom=0.56),
            Shape("M10,560H600V586H572C568,730 530,790 450,800L476,870H428L406,810H204L182,870"
                  "H136L160,800C80,790 40,730 36,586H10Z", "glow", depth=90),
            Shape("M6,556H604V586H6Z", "pale", depth=14),
            Shape("M90,552H190L194,716L182,704L168,718L154,706L140,720L126,708L114,720L104,708"
                  "L92,718Z", "spark", depth=24),
            *(Line(((92, y), (140, y + 5), (192, y)), 8, "glow") for y in (640, 672)),
            Blob(
                "96,566 104,546 130,536 152,548 170,530 206,532 222,548 250,540 268,552 290,566",
                "glow", depth=20,
            ),
            Blob("430,566 444,548 474,544 492,552 520,540 548,550 560,566", "glow", depth=20),
            Blob("-60,850 160,830 400,870 660,840 660,960 -60,960", "glow", depth=40),
            *(Line(points, 4, "mid") for points in (
                "250,880 262,872 278,874", "262,872 258,860", "310,872 322,864 338,866",
                "322,864 318,852", "372,882 384,874 400,876", "384,874 380,862")),
            Put("jar", (64, 560), 110, "pale/spark", shadow=0, fade=0.8),
            Put("fish", (68, 532), 42, "spark/glow"),
            Air("snow", plane="near"),
        ),
    ),
    Card(
        "wolf-shadow",
        "In Company",
        "Before a lantern in the snow sits a hare; the shadow it throws on the wall of the"
        " henhouse is that of a wolf.",
        World("wall", "night", Light("low-left", 0, rim="spark"),
              {"tone": "mid+soft", "cracks": False}),
        (
            *(Line(((x, -20), (x + 8, 400), (x - 4, 780)), 4, "deep", fade=0.7)
              for x in (60, 150, 246, 350, 452, 548)),
            Glow((130, 700), 620, "glow", 0.75),
            Shape("M-30,800C0,690 110,600 210,520C262,480 300,450 330,424C340,408 346,398 350,386"
                  "L366,332L396,366L430,316L446,374C462,384 482,394 502,402L570,428C584,436 584,452"
                  " 572,458L566,472L552,466L545,490L534,465L524,480L513,466L503,480L494,468L468,476"
                  "L488,500L496,486L506,504L515,490L525,506L536,494L548,514C548,526 538,534 524,532"
                  "L470,530C440,528 424,546 420,576C416,640 440,720 436,800Z", "ink", flat=True,
                  fade=0.66),
            Shape("M96,90H346V300H96Z", "ink", depth=20),
            Glow((220, 220), 130, "spark", 0.4),
            *hen(136, 290, 0.68, 1), *hen(220, 290, 0.84, 1), *hen(302, 290, 0.68, 1),
            Shape("M80,288H362V314H80Z", "deep", depth=12),

            Blob("-40,800 120,770 320,790 640,750 640,950 -40,950", "pale", depth=70),
            Beast("hare", "sit", (300, 872), 200, "glow/spark"),
            Glow((96, 800), 260, "spark", 1),
            Put("lantern", (96, 884), 190, "ink/spark", shadow=0),
            Glow((96, 804), 130, fade=1),
            Shape("M66,770H126L132,844H60Z", "glow", flat=True),
            Line("96,772 96,842", 4, "ink"),
            Glow((96, 806), 90, "glow", 0.4, plane="near"),
        ),
    ),
    Card(
        "left-carousel",
        "Closed for the Winter",
        "A carousel in the snow; one of its horses walks away with its pole, and a boy on "
        "another can nearly reach it; the keeper sleeps on.",
        World("backdrop", "rose", Light("left", 0.6, rim="glow"),
              {"tone": "deep", "to": "soft", "spot": False}),
        (
            Blob("-60,560 120,520 300,560 480,510 660,540 660,960 -60,960", "soft+pale", depth=60),
            Glow((140, 430), 420, fade=1),
            Shape("M-40,640C60,690 260,690 360,640V700C260,760 60,760 -40,700Z", "ink", depth=30),
            Line("-40,644 60,678 160,686 260,678 360,642", 8, "glow"),
            Line("70,240 70,680", 10, "spark"),
            Line("176,240 176,690", 10, "spark"),
            Beast("horse", "leap", (176, 546), 146, "deep/spark", turn=-6, shadow=0),
            Blob("118,496 160,504 202,484 216,536 192,574 150,580 120,552", "glow", depth=20),
            Figure("boy", "ride", (160, 494), 262, "spark/ink", "worry", look="right-down",
                   hand=(316, 366), other_hand=(198, 470), hands="open", shadow=0),
            Shape("M160,-80L-80,180C-60,250 -20,256 0,200C20,260 60,262 80,206C100,266 150,268"
                  " 170,208C190,266 240,262 260,204C280,258 330,250 340,194C356,240 400,230 410,170"
                  "Z",
                  "spark", depth=90),
            *(Shape(path, "glow", flat=True, fade=0.9) for path in (
                "M160,-80L0,200C20,260 60,262 80,206Z",
                "M160,-80L170,208C190,266 240,262 260,204Z",
                "M160,-80L340,194C356,240 400,230 410,170Z")),
            *(part for x, y in ((40, 262), (126, 268), (216, 266), (302, 254), (376, 232))
              for part in (Glow((x, y), 44), Shape(disc(x, y, 8), "glow", flat=True))),
            Blob("-60,800 140,780 360,810 660,770 660,960 -60,960", "pale", depth=60),
            Within("M0,630H396L440,690 600,790V900H0Z", (
                Beast("horse", "walk", (400, 868), 220, "glow/ink", look="back"),)),
            Taper("500,498 546,556 552,640 524,716", (10, 20, 20, 6), "soft"),
            Taper("440,738 492,704 526,640 520,570 484,530", (66, 56, 42, 33, 31), "glow"),
            Taper("516,508 530,468", (12, 2), "glow"), Taper("490,506 494,462", (12, 2), "glow"),
            Taper("500,524 462,536 416,570 396,584", (35, 31, 21, 19), "glow"),
            Shape(disc(470, 530, 7), "ink", flat=True),
            Shape(disc(396, 578, 4), "ink", flat=True),
            Line("386,596 404,602 420,596", 4, "ink"),
            Line("510,496 480,566", 6, "spark"), Line("430,544 440,586", 6, "spark"),
            Taper("360,686 430,690 490,706", (26, 34, 44), "glow", flat=True),
            Blob("304,674 354,664 400,676 394,722 352,744 314,720", "spark", depth=20),
            Line("352,520 352,680", 12, "spark"),
            Shape(disc(352, 514, 15), "glow", depth=8),
            Figure("old-man", "sit-ground", (92, 876), 230, "spark/deep", "sleep", hat="peaked",
                   hair="bald+full/glow", look="down"),
        ),
    ),
    Card(
        "suitcase-sun",
        "Contraband",
        "A fox drags a suitcase down the snowy hill at night; daylight leaks from it, and"
        " somebody with a badge is already waiting below.",
        World("night", "night", Light("left", 0.4), {"hills": False}),
        (
            Put("fir", (64, 590), 210, "ink", flat=True, shadow=0),
            Put("fir", (14, 580), 150, "ink", flat=True, shadow=0),
            Blob(SLOPE, "soft", depth=90),
            Within(
                "M108,506L246,376L660,-10V640L284,577Z",
                (Put("cloud", (520, 190), 76, "glow", shadow=0),
                 Put("cloud", (430, 330), 50, "glow", shadow=0),
                 Spread("swallow", ((470, 250, 40, 10), (400, 300, 28, -8)), "deep"),
                 Blob("160,560 320,476 460,516 660,440 660,960 160,960", "soft", depth=50),
                 *(Put("poppy", (x, y), s, "deep/spark", turn=t, shadow=0) for x, y, s, t in (
                     (316, 590, 90, 8), (500, 616, 96, 10), (556, 628, 120, -4)))),
                World("backdrop", "moss", Light("left", 0.4),
                      {"tone": "pale", "to": "glow", "spot": False}),
            ),
            Line("246,376 660,-10", 5, "glow", fade=0.8),
            Line("284,577 660,640", 5, "glow", fade=0.8),
            Turned(
                (
                    Shape("M60,530L140,358L160,366L90,530Z", "deep", depth=10),
                    Shape("M60,530H250V560H60Z", "glow", flat=True),
                    Shape("M60,534H250V630C250,638 246,642 238,642H72C64,642 60,638 60,630Z",
                          "deep", depth=30),
                    Shape("M92,534h18v108h-18zM200,534h18v108h-18z", "spark", depth=6),
                    Line("250,574 272,576 272,604 250,606", 8, "ink"),
                ), (150, 640), 22,
            ),
            Blob("306,734 340,730 374,746 340,754", "mid", flat=True, fade=0.8),
            Blob("422,784 462,782 500,798 458,806", "mid", flat=True, fade=0.8),
            Line("262,640 302,652 346,630", 6, "glow"),
            Beast("fox", "balk", (420, 784), 118, "spark/glow", flip=True, turn=18, shadow=0),
            Figure("man", "crouch", (530, 984), 270, "ink/spark", "sly", look="left-up",
                   wears="uniform", hat="peaked", flip=True, shadow=0),
            Put("fir", (384, 1030), 250, "ink", flat=True, shadow=0),
        ),
    ),
    Card(
        "apple-house",
        "A Tenant",
        "A snake with a suitcase rings at an apple; the landlady opens with doubt, and the tenant"
        " before leaves by the window.",
        World("backdrop", "tide", Light("left", 0.4, rim="glow"),
              {"tone": "mid", "to": "pale"}),
        (
            Blob("-40,820 200,800 420,830 640,790 640,950 -40,950", "mid", depth=60),
            Put("apple", (370, 870), 830, "spark/deep", shadow=0.3),
            Shape("M330,850V590C330,500 500,500 500,590V850Z", "deep", depth=24),
            Shape("M350,850V596C350,524 480,524 480,596V850Z", "glow", flat=True),
            Shape("M500,590L556,566V884L500,850Z", "mid", depth=20),
            Shape("M512,616L544,604V700L512,704ZM512,736L544,734V842L512,822Z", "deep",
                  flat=True),
            Shape(disc(546, 722, 8), "glow", flat=True),
            Figure("old-woman", "face-us", (424, 846), 270, "mid/spark", "doubt", look="left",
                   shadow=0, hand=(544, 718), other_hand=(380, 722)),
            Shape("M430,360V270C430,210 530,210 530,270V360Z", "deep", depth=14),
            Shape("M444,350V272C444,230 516,230 516,272V350Z", "glow", flat=True),
            Taper("480,340 488,380 480,424 448,446 416,470", (17, 17, 17, 17, 20), "pale"),
            Shape(disc(410, 464, 4), "ink", flat=True),
            Shape("".join(disc(x, y, 5) for x, y in (
                (485, 366), (486, 388), (481, 410), (467, 429), (448, 443))), "mid", flat=True),
            Line("428,476 480,450 534,420", 5, "ink"),
            Blob("532,410 552,416 572,440 566,472 536,484 508,470 506,438", "deep", depth=20),
            Shape("M532,416L512,394L530,398L540,384L544,400L562,400Z", "deep", depth=6),
            Shape("".join(disc(x, y, 5) for x, y in ((524, 440), (548, 444), (534, 464),
                                                     (558, 464))), "glow", flat=True),
            Taper("340,900 210,868 110,852 66,796 96,732 170,690 214,624 224,540",
                  (12, 30, 36, 36, 36, 34, 30, 28), "glow"),
            Shape("".join(disc(x, y, 10) for x, y in (
                (224, 588), (216, 628), (192, 668), (156, 700), (114, 724), (78, 758),
                (66, 800), (92, 838), (136, 858))), "mid", flat=True),
            Blob("180,560 190,500 240,480 290,510 296,550 250,570", "glow", depth=40),
            Shape(disc(252, 520, 9), "ink", flat=True),
            Line("290,542 310,546", 4, "ink"),
            Line("326,538 310,546 324,558", 4, "ink"),
            Put("top-hat", (226, 500), 80, "ink/spark", turn=-10),
            Line("222,808 252,780 282,808", 8, "ink", plane="near"),
            Blob("200,808 304,808 320,862 252,872 184,862", "deep", depth=40, plane="near"),
            Line("192,834 252,842 312,834", 6, "spark", plane="near"),
        ),
    ),
)  # fmt: skip
