"""Cards of the snow, and of an orchard after it."""

from games.decks.recipe import (
    Air,
    Beam,
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
    World,
    disc,
)

SKIN = "spark+glow"


def bare_foot(x: float, y: float, size: float, side: int) -> tuple[Blob | Shape, ...]:
    """A sole with its toes, as seen from the end of a bed; the large one is on the given side."""
    w = size * 0.25
    toes = ((-0.74, 0.0, 0.32), (-0.2, -0.2, 0.24), (0.22, -0.12, 0.21), (0.58, 0.04, 0.19),
            (0.88, 0.26, 0.17))  # fmt: skip
    return (
        *(Shape(disc(x - a * w * side, y - size * 0.92 + b * w, w * c * 1.25), SKIN, depth=w * c)
          for a, b, c in toes),
        Blob(((x + w * side, y - size * 0.8), (x, y - size * 0.86),
              (x - w * 0.95 * side, y - size * 0.7), (x - w * 0.7 * side, y - size * 0.3),
              (x - w * 0.5 * side, y - size * 0.02), (x + w * 0.4 * side, y - size * 0.02),
              (x + w * 0.6 * side, y - size * 0.3)), SKIN, depth=size * 0.3),
    )  # fmt: skip


def birch(x: float, width: float) -> tuple[Taper | Line, ...]:
    """A birch with its dark marks."""
    marks = ((0.1, -0.6, 0.2), (0.24, 0.1, 0.7), (0.37, -0.8, -0.1), (0.5, 0.2, 0.8))
    return (
        Taper(((x, -40), (x + width * 0.2, 300), (x, 640)), (width * 0.8, width * 0.9, width),
              "glow"),
        *(Line(((x + a * width, part * 900), (x + b * width, part * 900 + 6)), width * 0.2, "deep")
          for part, a, b in marks),
    )  # fmt: skip


CARDS = (
    Card(
        "bed-birches",
        "Cold Feet",
        "A bed stands in a snowy wood; a wolf has come to its end and breathes on the feet of the"
        " boy, who doesn't dare to draw them in.",
        World("backdrop", "frost", Light("left", 0.4, rim="spark"),
              {"tone": "mid", "to": "pale", "spot": False}),
        (
            *birch(60, 30), *birch(160, 16), *birch(500, 24), *birch(580, 34), *birch(430, 12),
            Blob("-60,560 160,520 400,560 660,510 660,960 -60,960", "pale", depth=60),
            Shape("M150,480V330C150,270 450,270 450,330V480Z", "deep", depth=30),
            Blob("176,400 210,340 300,326 390,340 424,400 400,470 200,470", "glow", depth=50),
            Figure("boy", "hold-front", (300, 790), 480, "pale/spark", "fear", look="right",
                   shadow=0),
            Shape("M148,400L96,660V800H124V660L176,420ZM452,400L504,660V800H476V660L424,420Z",
                  "deep", depth=12),
            Shape("M124,640H476V800H124Z", "glow", depth=40),
            Blob("176,440 240,420 300,430 360,420 426,440 456,560 482,700 420,712 366,686 310,700"
                 " 296,716 284,700 226,686 180,712 118,700 144,560", "spark", depth=90),
            Line("122,694 180,706 226,678 284,692 296,706 310,692 366,678 420,706 478,694", 10,
                 "glow"),
            Line("236,430 226,560 214,650", 5, "ink", fade=0.3),
            Line("364,430 374,560 386,650", 5, "ink", fade=0.3),
            *(Blob(((x - 9, 424), (x, 412), (x + 9, 424), (x + 7, 452), (x - 7, 452)),
                   SKIN, depth=10) for x in (222, 240, 258, 342, 360, 378)),
            Shape("M120,780H480V930H120Z", "ink", flat=True),
            *(Shape(disc(x, y, 7), "glow", flat=True)
              for x, y in ((140, 842), (164, 842), (250, 848), (272, 848))),
            *bare_foot(232, 812, 124, -1),
            *bare_foot(368, 812, 124, 1),
            Shape("M96,640H124V930H96ZM476,640H504V930H476Z", "deep", depth=16),
            Beast("wolf", "sniff", (700, 904), 310, "deep/pale", flip=True),
            Blob("-60,880 160,870 400,886 660,870 660,960 -60,960", "glow", depth=30,
                 plane="near"),
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
            Blob("-60,330 80,280 240,350 420,290 660,360 660,960 -60,960", "mid+soft", depth=70),
            Put("fir", (560, 400), 330, "deep", haze=0.2),
            Put("fir", (460, 350), 200, "deep", haze=0.45),
            Blob("-60,740 160,700 400,740 660,690 660,960 -60,960", "pale", depth=60),
            Figure("old-man", "sit-ground", (170, 706), 620, "glow/spark", "stern", look="right",
                   wears="trunks", hat="nightcap", hair="bald+moustache/glow", shadow=0,
                   hand=(226, 552), other_hand=(290, 560), hands="flat"),
            *bare_foot(352, 640, 160, -1),
            *bare_foot(440, 640, 160, 1),
            Bird("heron", "peck", (530, 560), 270, "deep/spark", flip=True, shadow=0),
            Shape("M10,560H600V586H572C568,730 530,790 450,800L476,870H428L406,810H204L182,870"
                  "H136L160,800C80,790 40,730 36,586H10Z", "glow", depth=90),
            Shape("M6,556H604V586H6Z", "pale", depth=14),
            Shape("M90,552H190L194,716L182,704L168,718L154,706L140,720L126,708L114,720L104,708"
                  "L92,718Z", "spark", depth=24),
            *(Line(((92, y), (140, y + 5), (192, y)), 8, "glow") for y in (640, 672)),
            *(Blob(((x - r, y), (x, y - r), (x + r, y), (x, y + r)), "glow", depth=r)
              for x, y, r in ((150, 556, 26), (196, 552, 22), (240, 562, 18), (300, 556, 24),
                              (336, 562, 16), (388, 556, 22), (438, 562, 20), (480, 556, 18))),
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
            Beast("wolf", "sit", (186, 800), 340, silhouette="ink", fade=0.62),
            Shape("M96,90H346V300H96Z", "ink", depth=20),
            Glow((274, 170), 130, "spark", 0.6),
            Bird("hen", "perch", (150, 286), 92, "pale/spark", look="down"),
            Bird("hen", "call", (236, 288), 100, "glow/spark", flip=True),
            Bird("hen", "sleep", (306, 288), 80, "pale/spark"),
            Shape("M80,288H362V314H80Z", "deep", depth=12),
            Line("274,80 274,126", 4, "mid"),
            Put("lantern", (274, 206), 84, "mid/spark", shadow=0),
            Blob("-40,800 120,770 320,790 640,750 640,950 -40,950", "pale", depth=70),
            Beast("hare", "sit", (300, 872), 200, "glow/spark"),
            Put("lantern", (84, 880), 150, "ink/spark"),
            Glow((84, 812), 150, fade=0.95),
        ),
    ),
    Card(
        "left-carousel",
        "Closed for the Winter",
        "A carousel in the snow; one of its horses walks away with its pole, and a boy on another"
        " can nearly reach it;"
        " the keeper sleeps on with its tail in his hand.",
        World("backdrop", "rose", Light("left", 0.5, rim="spark"),
              {"tone": "mid", "to": "soft", "spot": False}),
        (
            Blob("-60,430 120,380 300,440 480,370 660,420 660,960 -60,960", "soft+pale",
                 depth=60),
            Glow((120, 300), 340, fade=0.8),
            Blob("-60,620 120,590 300,620 400,690 330,770 100,800 -60,790", "deep", depth=50),
            Blob("-60,600 120,570 290,600 384,666 310,730 100,750 -60,740", "mid+soft", depth=50),
            Line("50,80 50,690", 11, "glow"),
            Line("214,90 214,700", 11, "glow"),
            Put("horse", (214, 690), 260, "deep/glow", shadow=0, flip=True, turn=-8),
            Line("214,600 214,708", 11, "glow"),
            Figure("boy", "ride", (176, 530), 330, "spark/soft", "wonder",
                   hand=(340, 420), hands="open", hat="wool", shadow=0),
            Shape("M-40,30C60,20 280,20 470,-40L450,60C440,100 390,100 380,64C370,114 310,120"
                  " 296,80C286,130 230,136 216,90C206,136 150,140 136,96C126,140 70,142 56,100"
                  "C46,138 -10,136 -40,110Z", "spark", depth=40),
            *(Glow((x, y), 50) for x, y in ((10, 130), (96, 138), (176, 136), (256, 126),
                                            (338, 110))),
            Blob("-60,800 140,770 360,800 660,760 660,960 -60,960", "pale", depth=60),
            Spread("hoofprint", ((200, 800, 24, 20), (250, 836, 26, 24), (180, 850, 28, 18),
                                 (110, 830, 26, 28)), "soft+pale"),
            Line("430,786 430,846", 13, "spark"),
            Beast("horse", "walk", (418, 876), 228, "glow/ink", look="back"),
            Blob("376,660 430,650 486,662 480,720 430,744 384,718", "deep", depth=30),
            Line("378,664 430,656 484,666", 7, "spark"),
            Line("430,420 430,672", 13, "spark"),
            Shape(disc(430, 414, 15), "glow", depth=8),
            Figure("old-man", "hug-knees", (92, 884), 330, "spark/deep", "sleep",
                   hat="peaked", hair="bald+full/glow", hand=(240, 742), hands="grip"),
        ),
    ),
    Card(
        "suitcase-sun",
        "Contraband",
        "A fox drags a suitcase down the snowy hill at night; daylight leaks from it, and"
        " somebody with a badge is already waiting below.",
        World("slope", "night", Light("left", 0.5, rim="spark"),
              {"hour": "night", "grass": False}),
        (
            Shape("M-40,230C90,330 260,480 380,610S560,800 660,840V960H-40Z", "pale", depth=80),
            Turned((
                Glow((120, 470), 330, "spark", 0.85),
                Beam(((132, 410), (104, 520)), ((-220, -120), (-260, 470)), "glow", 0.9),
                Shape("M306,524L132,408L98,524Z", "glow", flat=True),
                Shape("M306,524L132,408L150,376L330,504Z", "deep", depth=16),
                Shape("M96,520H316V606C316,616 310,620 302,620H110C102,620 96,616 96,606Z", "deep",
                      depth=34),
                Line("96,526 316,526", 6, "spark"),
                Shape("M140,520h20v100h-20zM252,520h20v100h-20z", "spark", depth=8),
                Line("316,552 340,552 344,590 316,592", 8, "ink"),
            ), (205, 520), 40, move=(-6, -120)),
            Put("poppy", (84, 326), 120, "deep/spark", turn=8, shadow=0),
            Put("poppy", (46, 296), 84, "deep/spark", turn=-6, shadow=0),
            Beast("fox", "balk", (408, 756), 165, "spark/glow", flip=True, turn=6, shadow=0),
            Figure("man", "crouch", (92, 892), 340, "deep/spark", "sly", wears="uniform",
                   hat="peaked", shadow=0),
            Shape("M10,520L80,680H54L120,790H90L150,930H-60V600Z", "ink", depth=40),
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
            Figure("old-woman", "face-us", (424, 846), 270, "mid/spark", "doubt", look="left",
                   shadow=0, other_hand=(498, 716)),
            Shape("M500,590L556,566V884L500,850Z", "mid", depth=20),
            Shape("M512,616L544,604V700L512,704ZM512,736L544,734V842L512,822Z", "deep",
                  flat=True),
            Shape(disc(508, 720, 6), "glow", flat=True),
            Shape("M430,360V270C430,210 530,210 530,270V360Z", "deep", depth=14),
            Shape("M444,350V272C444,230 516,230 516,272V350Z", "glow", flat=True),
            Taper("480,340 488,380 480,424 448,446 416,470", (17, 17, 17, 17, 20), "pale"),
            Shape(disc(410, 464, 4), "ink", flat=True),
            Line("428,476 480,450 534,420", 5, "ink"),
            Blob("532,410 552,416 572,440 566,472 536,484 508,470 506,438", "deep", depth=20),
            Shape("M532,416L512,394L530,398L540,384L544,400L562,400Z", "deep", depth=6),
            Shape("".join(disc(x, y, 5) for x, y in ((524, 440), (548, 444), (534, 464),
                                                     (558, 464))), "glow", flat=True),
            Taper("90,900 230,870 250,820 120,810 60,760 90,690 190,690 230,620 220,540",
                  (14, 30, 34, 36, 36, 34, 32, 28, 30), "glow"),
            Blob("180,560 190,500 240,480 290,510 296,550 250,570", "glow", depth=40),
            Shape(disc(252, 520, 9), "ink", flat=True),
            Line("290,540 320,552 340,544", 4, "spark"),
            Put("top-hat", (226, 500), 80, "ink/spark", turn=-10),
            Line("222,808 252,780 282,808", 8, "ink", plane="near"),
            Blob("200,808 304,808 320,862 252,872 184,862", "deep", depth=40, plane="near"),
            Line("192,834 252,842 312,834", 6, "spark", plane="near"),
        ),
    ),
)  # fmt: skip
