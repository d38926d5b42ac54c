"""Cards of the clouds, and of those who live between them."""

import math

from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    World,
    disc,
)


def sun_mask(x: float, y: float, radius: float) -> tuple[Thing, ...]:
    """A mask of the sun with its rays, eyes and mouth."""
    rays = "".join(
        f"M{x + math.cos(a - 0.13) * radius:.0f},{y + math.sin(a - 0.13) * radius:.0f}"
        f"L{x + math.cos(a) * radius * long:.0f},{y + math.sin(a) * radius * long:.0f}"
        f"L{x + math.cos(a + 0.13) * radius:.0f},{y + math.sin(a + 0.13) * radius:.0f}Z"
        for a, long in ((math.tau * at / 16, 1.5 if at % 2 else 1.32) for at in range(16))
    )
    r = radius
    return (
        Shape(rays, "soft", depth=24),
        Shape(disc(x, y, r), "glow", depth=r * 0.7),
        *(Shape(f"M{x + d - r * 0.22:g},{y - r * 0.1:g}q{r * 0.22:g},{-r * 0.26:g}"
                f" {r * 0.44:g},0q{-r * 0.22:g},{r * 0.2:g} {-r * 0.44:g},0Z", "ink", flat=True)
          for d in (-r * 0.4, r * 0.4)),
        Shape(f"M{x - r * 0.46:g},{y + r * 0.34:g}q{r * 0.46:g},{r * 0.34:g} {r * 0.92:g},0"
              f"q{-r * 0.46:g},{r * 0.7:g} {-r * 0.92:g},0Z", "ink", flat=True),
        Shape(disc(x - r * 0.56, y + r * 0.22, r * 0.15), "soft", flat=True),
        Shape(disc(x + r * 0.56, y + r * 0.22, r * 0.15), "soft", flat=True),
    )  # fmt: skip


CARDS = (
    Card(
        "tea-fall",
        "Pouring",
        "A teapot as large as a cloud pours a sea out of the sky; the captain holds out his cup,"
        " and his mate clings to his legs.",
        World("backdrop", "ember", Light("left", 0, rim="glow"),
              {"tone": "mid", "to": "glow", "spot": False}),
        (
            Glow((360, 560), 420, fade=0.9),
            Blob("-40,740 100,700 260,730 400,704 640,740 640,940 -40,940", "mid+deep", depth=80),
            Blob("184,214 160,206 122,226 100,300 90,400 66,560 20,700 -40,790 290,800 238,700"
                 " 216,540 200,380 192,280", "spark", corners=(0,), depth=60),
            Line("150,240 138,420 120,680", 9, "glow", fade=0.6),
            Line("126,270 104,440 66,690", 5, "glow", fade=0.5),
            Line("174,250 176,480 200,700", 5, "glow", fade=0.5),
            Put("teapot", (386, 336), 350, "deep/spark", turn=-28, shadow=0),
            Hand("grip", (560, 60), (700, -90), 130, "ink/glow"),
            Figure("man", "offer", (404, 800), 300, "ink/glow", "awe", look="up",
                   flip=True, hat="peaked", wears="uniform", shadow=0, hand=(300, 640),
                   other_hand=(310, 664),
                   holds=Held("cup", size=80, coat="glow/spark", hand="near", flip=True)),
            Figure("boy", "hug", (474, 800), 190, "spark/glow", "fear", flip=True, shadow=0,
                   hand=(404, 720), other_hand=(410, 736)),
            Blob("270,776 380,800 480,794 580,756 546,842 440,864 330,852", "ink",
                 corners=(0, 3), depth=30),
            Line("274,780 380,806 480,800 576,764", 8, "glow"),
            Blob("-40,850 60,816 150,846 240,822 380,852 500,842 640,860 640,940 -40,940",
                 "deep", depth=60, plane="near"),
            *(Blob(((x - s, y), (x - s * 0.5, y - s * 0.7), (x + s * 0.3, y - s * 0.6),
                    (x + s, y)), "glow", depth=s * 0.6, plane="near")
              for x, y, s in ((20, 816, 50), (110, 822, 64), (204, 816, 56))),
            Shape(disc(150, 838, 32), "pale", depth=10, plane="near"),
            Shape(disc(150, 838, 25), "glow", depth=8, plane="near"),
            Line("150,814 150,862", 4, "pale", plane="near"),
            Line("129,826 171,850", 4, "pale", plane="near"),
            Line("129,850 171,826", 4, "pale", plane="near"),
        ),
    ),
    Card(
        "world-turtle",
        "Slowly",
        "A turtle swims through the stars with a town on its back; an old man on its head keeps"
        " it going with a star on a rod.",
        World("night", "tide", Light("left", 0, rim="spark"), {"hills": False}),
        (
            Taper("430,690 380,770 270,830 90,850", (60, 62, 46, 6), "deep"),
            Put("castle", (450, 330), 270, "pale/spark", turn=6),
            Put("tree", (366, 342), 110, "mid", turn=-6),
            Blob("250,560 270,420 400,310 560,290 700,360 700,700 480,720 320,660", "deep",
                 depth=140),
            *(Line(points, 8, "mid", fade=0.8) for points in (
                "400,312 380,420 420,520 380,680", "560,292 540,400 580,520 540,710",
                "380,420 540,400 640,420", "420,520 580,520 640,500", "270,440 380,420",
                "330,640 420,520")),
            Blob("40,640 60,540 150,480 250,490 330,560 420,620 400,700 260,700 120,730", "mid",
                 depth=110),
            Shape(disc(136, 572, 32), "glow", depth=14),
            Shape(disc(128, 582, 14), "ink", flat=True),
            Shape("M100,570A36,36 0 0 1 172,570Q136,556 100,570Z", "mid+deep", flat=True),
            Line("48,660 90,680 150,668", 7, "deep"),
            *(Line(((x, 560), (x + 8, 620), (x - 4, 680)), 5, "mid+deep")
              for x in (300, 330, 358)),
            Figure("old-man", "ride", (300, 500), 290, "spark/glow", "bliss", flip=True,
                   hand=(222, 404), other_hand=(234, 420), hands="grip"),
            Line("240,426 140,330 66,250", 6, "pale"),
            Line("66,250 62,330 64,400", 2.5, "glow"),
            Glow((60, 430), 90, fade=0.7),
            Put("leaf", (58, 500), 130, "soft/deep", turn=170, shadow=0),
            Put("turtle", (486, 872), 104, "mid/spark", flip=True),
            Put("house", (498, 806), 58, "pale/spark", shadow=0),
        ),
    ),
    Card(
        "moon-mask",
        "Understudy",
        "The mask of the sun is taken off, and behind it is a girl who has forgotten her words;"
        " only the prompter has noticed.",
        World("backdrop", "ember", Light("right", 0.4, rim="glow"),
              {"tone": "deep", "to": "mid"}),
        (
            Glow((300, 360), 420, fade=0.5),
            Frame("curtain", "spark", "both", size=0.72, plane="mid"),
            Figure("girl", "face-us", (200, 1270), 1130, "deep/glow", "doubt", look="us",
                   hair="long", shadow=0, hand=(414, 756), hands="grip",
                   through=(Taper("406,600 410,700 418,830", (9, 9, 9), "soft"),)),
            *sun_mask(404, 490, 150),
            Shape("M-30,830H640V940H-30Z", "ink", depth=24, plane="near"),
            *(Glow((x, 812), 70, fade=0.7, plane="near") for x in (318, 520)),
            *(
                Shape(
                    f"M{x - 26},850L{x - 34},806Q{x},790 {x + 34},806L{x + 26},850Z", "mid",
                    depth=12, plane="near",
                )
                for x in (318, 520)
            ),
            *(
                Shape(
                    f"M{x - 32},808Q{x},792 {x + 32},808Q{x},820 {x - 32},808Z", "glow", flat=True,
                    plane="near",
                )
                for x in (318, 520)
            ),
            Shape("M90,900V800C90,740 240,740 240,800V900Z", "spark", depth=30, plane="near"),
            Shape("M106,900V806C106,760 224,760 224,806V900Z", "ink", flat=True, plane="near"),
            Figure("man", "read", (140, 1020), 290, "pale/glow", "worry", look="up",
                   plane="near", shadow=0, holds=Held("book", size=60, coat="glow/spark")),
        ),
    ),
    Card(
        "paper-geese",
        "Formation",
        "Paper planes fly south in a wedge; the goose among them begins to notice, and the boy on"
        " one of them asks it to keep quiet.",
        World("backdrop", "frost", Light("right", 0, rim="glow"),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Blob("-60,600 80,560 230,600 380,570 520,610 660,560 660,960 -60,960", "mid+soft",
                 depth=90, fade=0.8),
            Blob("-60,760 60,700 200,750 330,700 480,770 660,720 660,960 -60,960", "soft",
                 depth=80),
            Put("paper-plane", (446, 236), 124, "glow", shadow=0),
            Put("paper-plane", (330, 170), 100, "glow", shadow=0),
            Put("paper-plane", (196, 120), 80, "glow", shadow=0),
            Bird("goose", "fly", (196, 440), 276, "pale/spark", look="down"),
            Put("paper-plane", (328, 860), 340, "glow", shadow=0),
            Figure("boy", "lie-front", (248, 700), 400, "spark/ink", "sly", look="up",
                   hand=(418, 620), hands="point"),
        ),
    ),
    Card(
        "windmill-isle",
        "Casting Off",
        "An island with a windmill has torn itself loose; a man still holds the rope and his"
        " child holds him, but up there somebody has the scissors out.",
        World("backdrop", "frost", Light("left", 0, rim="glow"),
              {"tone": "soft", "to": "glow", "spot": False}),
        (
            Blob("-60,820 100,800 240,826 420,804 660,830 660,960 -60,960", "soft", depth=50),
            *(Put("house", (x, 832), 24, "mid/glow", shadow=0) for x in (330, 396)),
            Blob("-60,876 120,860 300,880 660,862 660,960 -60,960", "mid", depth=40),
            Put("windmill", (450, 240), 216, "spark/glow", shadow=0),
            Put("tree", (536, 240), 64, "mid", shadow=0),
            Blob("148,254 340,262 540,246 560,300 546,400 516,470 500,590 462,690 436,610 410,570"
                 " 376,500 330,480 286,410 236,352 180,300", "deep", depth=150),
            *(Line(points, 5, "ink", fade=0.6) for points in (
                "290,320 316,360 310,400", "420,340 440,420 430,490", "520,330 500,400 510,440",
                "450,540 470,590 456,640", "350,420 372,450 370,474")),
            Blob("118,264 142,246 260,238 400,240 530,230 570,250 556,282 470,290 360,280 270,294"
                 " 170,284", "mid", depth=24),
            Line("412,226 450,230 482,226", 10, "ink"),
            Line("414,226 450,230 480,226", 5, "glow"),
            *(Line("416,228 360,242 280,246 176,242 148,246 132,260 127,286 129,330 132,396",
                   width, tone, dash=dash)
              for width, tone, dash in ((11, "ink", ""), (7, "glow", ""), (3, "deep", "3 11"))),
            Figure("old-woman", "kneel-over", (276, 254), 296, "deep/glow", "sly", flip=True,
                   look="left-down", hand=(194, 318), other_hand=(226, 232), shadow=0,
                   holds=Held("scissors", size=150, turn=-90, coat="spark/spark")),
            *(Line("127,286 129,330 132,396", width, tone, dash=dash)
              for width, tone, dash in ((11, "ink", ""), (7, "glow", ""), (3, "deep", "3 11"))),
            Figure("man", "hang", (176, 410), 270, "deep/glow", "fear", look="left-up", flip=True,
                   hand=(132, 440), other_hand=(132, 388), hands="grip", shape="stout",
                   through=(Line("133,376 132,396 131,430 128,486 122,530 108,572", 11, "ink"),
                            Line("133,376 132,396 131,430 128,486 122,530 108,571", 7, "glow"),
                            Line("133,376 132,396 131,430 128,486 122,530 108,571", 3, "deep",
                                 dash="3 11"))),
            Figure("toddler", "hang", (172, 692), 136, "spark/glow", "fear", look="left-up",
                   flip=True,
                   hand=(154, 688), other_hand=(174, 688)),
            Put("top-hat", (330, 720), 66, "ink/spark", turn=34, shadow=0),
            Spread("swallow", ((310, 560, 44, 0), (360, 600, 28, 8)), "deep"),
        ),
    ),
    Card(
        "cradle",
        "Cat's Cradle",
        "An old hand and a young one hold the stars between them on one thread; the cat has got"
        " hold of its end.",
        World("night", "rose", Light("below", 0, rim="spark"), {"hills": False}),
        (
            Glow((310, 320), 300, fade=0.6),
            Hand("open", (130, 650), (70, 990), 350, "deep/glow", "pale", bend=6),
            Hand("open", (510, 660), (570, 990), 290, "spark/glow", "brown", bend=-6, flip=True),
            *(Line(points, 5, "glow") for points in (
                "62,352 110,230 200,162", "200,162 380,130", "380,130 470,236",
                "470,236 546,310 556,420", "146,340 300,306", "300,306 470,236",
                "221,356 300,456", "290,406 300,456 410,408", "300,312 300,456",
                "410,408 440,400", "470,236 494,396", "410,408 434,490 396,580 372,672")),
            *(Line(((x - w, y - 5), (x, y + 7), (x + w, y - 5)), 7, "spark")
              for x, y, w in (
                  (62, 350, 17), (146, 338, 17), (221, 352, 17), (290, 402, 16), (442, 404, 16),
                  (494, 400, 16), (556, 418, 16))),
            Spread("star", ((200, 176, 70, 10), (300, 312, 110, -8), (380, 142, 84, 0),
                            (470, 246, 66, 14), (300, 456, 64, 6), (410, 408, 54, 0)), "glow"),
            Shape("M-40,846C160,836 420,850 640,838V940H-40Z", "ink", depth=20),
            Beast("cat", "rear", (280, 852), 140, "ink/glow", look="up", shadow=0),
        ),
    ),
)  # fmt: skip
