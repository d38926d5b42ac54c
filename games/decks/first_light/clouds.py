"""Cards of the clouds, and of those who live between them."""

import math
from itertools import pairwise

from games.decks.recipe import (
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
    Turned,
    Within,
    World,
    disc,
)


def sun_mask(x: float, y: float, radius: float) -> tuple[Thing, ...]:
    """A mask of the sun with its rays, eyes and mouth."""
    rays = "".join(
        f"M{x + math.cos(a - 0.13) * radius:.0f},{y + math.sin(a - 0.13) * radius:.0f}"
        f"L{x + math.cos(a) * radius * long:.0f},{y + math.sin(a) * radius * long:.0f}"
        f"L{x + math.cos(a + 0.13) * radius:.0f},{y + math.sin(a + 0.13) * radius:.0f}Z"
        for a, long in ((math.tau * at / 16, 1.4 if at % 2 else 1.26) for at in range(16))
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


def wing(
    root: tuple[float, float],
    wrist: tuple[float, float],
    tips: tuple[tuple[float, float], ...],
    tone: str,
) -> tuple[Taper, ...]:
    """A raised wing: long pointed feathers that overlap, and the arm over them."""
    ends = [
        ((a[0] * (3 - at) + b[0] * at) / 3, (a[1] * (3 - at) + b[1] * at) / 3)
        for a, b in pairwise(tips)
        for at in (0, 1, 2)
    ] + [tips[-1]]
    last = len(ends) - 1
    feathers = [
        (
            wrist[0] + (root[0] - wrist[0]) * at / last * 0.9,
            wrist[1] + (root[1] - wrist[1]) * at / last * 0.9,
            x,
            y,
        )
        for at, (x, y) in enumerate(ends)
    ]
    return (
        *(
            Taper(((a, b), (a + (x - a) * 0.55, b + (y - b) * 0.55), (x, y)), (17, 17, 2), tone)
            for a, b, x, y in reversed(feathers)
        ),
        Taper((root, wrist), (32, 18), tone),
    )


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
            Blob("-40,740 100,716 260,738 400,716 640,744 640,940 -40,940", "spark", depth=80),
            *(Line(points, 5, "glow", fade=0.6) for points in (
                "470,746 520,738 580,748", "20,752 60,742 90,748")),
            Taper("180,228 150,216 126,240 114,320 110,440 116,580 120,780",
                  (10, 15, 20, 25, 29, 34, 42), "spark", fade=0.9),
            Line("142,234 122,290 116,420 118,560 122,720", 6, "glow", fade=0.7),
            Line("106,330 98,440 100,600 100,730", 4, "glow", fade=0.6),
            Put("teapot", (386, 336), 350, "deep/spark", turn=-28, shadow=0),
            Hand("grip", (560, 60), (700, -90), 130, "ink/glow"),
            Turned((
                Figure("man", "reach", (420, 796), 320, "ink/glow", "awe", look="up",
                       flip=True, hat="peaked", wears="uniform", shadow=0, hand=(282, 596),
                       other_hand=(296, 650),
                       holds=Held("cup", size=84, coat="glow/ink", hand="near", flip=True)),
                Figure("boy", "hug", (496, 800), 200, "pale/ink", "fear", flip=True, shadow=0,
                       hand=(424, 716), other_hand=(430, 730)),
                Blob("270,770 380,800 480,794 590,750 552,846 440,876 330,860", "ink",
                     corners=(0, 3), depth=30),
                Line("274,774 380,806 480,800 586,758", 8, "glow"),
            ), about=(430, 800), turn=6),
            Blob("-40,850 60,822 130,846 220,826 300,850 380,824 460,850 540,826 640,852 640,940"
                 " -40,940", "spark+deep", depth=60, plane="near"),
            *(Line(points, 5, "glow", fade=0.7, plane="near") for points in (
                "300,852 340,838 380,830 420,840", "460,852 500,838 540,832 580,842",
                "170,876 220,862 270,874", "380,884 430,872 480,884")),
            *(Shape(disc(x, y, r), "glow", depth=r * 0.5, plane="near")
              for x, y, r in ((34, 812, 26), (72, 796, 32), (118, 804, 38), (164, 798, 30),
                              (200, 814, 24), (90, 826, 30), (142, 828, 30))),
            *(Shape(disc(x, y, r), "glow", flat=True, fade=0.9, plane="near")
              for x, y, r in ((60, 744, 9), (186, 750, 8), (40, 766, 6), (206, 770, 6),
                              (74, 714, 5), (176, 718, 5))),
            Shape(disc(250, 852, 34), "soft", depth=10, plane="near"),
            Shape(disc(250, 852, 27), "glow", depth=8, plane="near"),
            Line("250,826 250,878", 4, "soft", plane="near"),
            Line("228,839 272,865", 4, "soft", plane="near"),
            Line("228,865 272,839", 4, "soft", plane="near"),
            Blob("196,868 230,860 270,868 310,860 330,940 190,940", "spark+deep", depth=30,
                 plane="near"),
        ),
    ),
    Card(
        "world-turtle",
        "Slowly",
        "A turtle swims through the stars with a town on its back; an old man on its head keeps"
        " it going with a star on a rod.",
        World("night", "tide", Light("left", 0, rim="spark"), {"hills": False}),
        (
            Taper("410,680 350,750 230,800 60,800", (60, 60, 42, 6), "deep"),
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
            Blob("232,508 286,512 338,538 336,600 284,606 240,580", "ink", depth=20),
            Line("240,580 284,604 336,598", 5, "glow"),
            Figure("old-man", "ride", (304, 524), 290, "spark/glow", "bliss", flip=True,
                   hand=(222, 404), other_hand=(234, 420), hands="grip"),
            Line("240,426 140,330 66,250", 6, "pale"),
            Line("66,250 62,330 64,400", 2.5, "glow"),
            Glow((60, 430), 90, fade=0.7),
            Put("leaf", (58, 500), 130, "soft/deep", turn=170, shadow=0),
            Blob("270,900 330,864 460,856 650,858 650,950 270,950", "ink", depth=30),
            Put("turtle", (472, 868), 78, "mid/spark", flip=True),
            Put("house", (480, 818), 46, "pale/spark", shadow=0),
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
            Glow((260, 320), 420, fade=0.5),
            Frame("curtain", "ink", "both", size=0.5, plane="mid"),
            Figure("girl", "face-us", (180, 1010), 930, "spark/glow", "doubt", look="us",
                   hair="long", shadow=0, hand=(436, 706), hands="grip",
                   other_hand=(-40, 700),
                   through=(Taper("440,500 436,640 432,770", (8, 8, 8), "glow"),)),
            *sun_mask(440, 470, 98),
            Shape("M-30,826H640V940H-30Z", "ink", depth=24, plane="near"),
            Shape("M-30,820H640V834H-30Z", "soft", depth=6, plane="near"),
            *(part for x in (346, 522) for part in (
                Glow((x, 822), 70, fade=0.7, plane="near"),
                Shape(f"M{x - 26},862L{x - 34},818Q{x},802 {x + 34},818L{x + 26},862Z", "mid",
                      depth=12, plane="near"),
                Shape(f"M{x - 32},820Q{x},804 {x + 32},820Q{x},832 {x - 32},820Z", "glow",
                      flat=True, plane="near"))),
            Shape("M24,920V800C24,700 250,700 250,800V920Z", "ink", flat=True, plane="near"),
            Shape("M20,920V804C20,680 258,680 258,804V920H230V804C230,720 48,720 48,804V920Z",
                  "soft", depth=24, plane="near"),
            Figure("man", "read", (110, 1164), 420, "mid/glow", "worry", look="up",
                   plane="near", shadow=0, holds=Held("book", size=62, coat="glow/spark")),
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
            Put("paper-plane", (478, 296), 98, "glow", shadow=0),
            Put("paper-plane", (428, 170), 96, "glow", shadow=0),
            Put("paper-plane", (330, 92), 70, "glow", shadow=0),
            *wing((262, 366), (306, 258), ((366, 176), (330, 140), (286, 136), (252, 176),
                                             (236, 250)), "soft"),
            Blob("40,396 110,372 180,352 250,346 300,358 310,386 290,414 240,436 170,434 110,416",
                 "pale", corners=(0,), depth=70),
            Taper("276,378 330,352 366,320 396,318 416,336", (36, 23, 18, 17, 22), "pale"),
            Blob("424,322 462,368 408,352", "spark", corners=(1,), depth=14),
            Shape(disc(418, 330, 6), "ink", flat=True),
            *wing((214, 386), (196, 250),
                  ((222, 130), (168, 92), (112, 106), (66, 160), (48, 230), (66, 320)),
                  "soft+pale"),
            Put("paper-plane", (328, 860), 340, "glow", shadow=0),
            Taper("236,664 180,674 130,684", (27, 25, 20), "deep"),
            Taper("128,684 140,630 158,574", (20, 17, 12), "deep"),
            Blob("146,574 138,552 144,536 190,544 196,554 176,570", "ink", depth=14),
            Within("M226,480H620V740H196V652H226Z", (
                Figure("boy", "lie-front", (248, 700), 400, "spark/ink", "sly", look="up",
                       hand=(418, 620), hands="point"),)),
            Taper("240,664 170,680 100,690", (29, 27, 22), "ink"),
            Taper("100,690 88,634 84,584", (22, 18, 13), "ink"),
            Blob("66,586 58,562 66,546 108,548 118,560 100,582", "mid", depth=14),
            Line("62,550 88,544 114,550", 6, "glow"),
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
            Blob("-60,868 100,852 240,872 420,856 660,874 660,960 -60,960", "soft", depth=50),
            *(Put("house", (x, 876), 24, "mid/glow", shadow=0) for x in (330, 396)),
            Blob("-60,900 120,888 300,904 660,890 660,960 -60,960", "mid", depth=40),
            Put("windmill", (502, 272), 200, "spark/glow", shadow=0),
            Blob("148,284 340,292 540,276 560,330 546,430 516,490 500,600 462,690 436,620 410,590"
                 " 376,530 330,510 286,440 236,382 180,330", "deep", depth=150),
            *(Line(points, 5, "ink", fade=0.6) for points in (
                "290,350 316,390 310,430", "420,370 440,450 430,520", "520,360 500,430 510,470",
                "450,550 470,600 456,640")),
            Blob("118,294 142,276 260,268 400,270 530,260 570,280 556,312 470,320 360,310 270,324"
                 " 170,314", "mid", depth=24),
            Line("150,290 150,196", 18, "ink"),
            *(Line(points, width, tone, dash=dash)
              for points in ("492,204 300,208 150,206 132,214 126,240 126,360",)
              for width, tone, dash in ((13, "ink", ""), (9, "glow", ""), (4, "deep", "3 11"))),
            Turned((
                *(Line(tuple((x + r * math.cos(a / 2), 112 + r * math.sin(a / 2))
                             for a in range(14)), 8, "spark") for x, r in ((216, 18), (290, 18))),
                Line("250,150 240,138 228,126", 9, "spark"),
                Line("256,150 266,138 278,126", 9, "spark"),
                Shape("M240,148L258,138L300,226L284,254Z", "spark", flat=True),
                Shape("M266,148L248,138L206,226L222,254Z", "spark", flat=True),
                Shape(disc(253, 150, 7), "ink", flat=True),
            ), about=(253, 150), turn=42),
            Figure("old-woman", "kneel", (392, 276), 280, "deep/ink", "sly", flip=True,
                   look="left-down", hand=(309, 152), other_hand=(254, 104), hands="grip",
                   shadow=0),
            Blob("400,282 424,258 470,250 520,262 552,284 470,296", "mid", depth=24),
            Figure("man", "hang", (176, 340), 250, "deep/ink", "fear", look="up",
                   hand=(128, 350), other_hand=(127, 318), hands="grip", shape="stout",
                   through=tuple(
                       Line("127,300 127,340 128,372", width, tone, dash=dash)
                       for width, tone, dash in (
                           (13, "ink", ""), (9, "glow", ""), (4, "deep", "3 11")))),
            Figure("child", "shrug", (196, 852), 240, "spark/deep", "fear", look="left-up",
                   hand=(206, 612), other_hand=(182, 618), hands="grip", shadow=0),
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
            Hand("open", (176, 600), (94, 960), 262, "deep/glow", "pale"),
            Hand("open", (446, 676), (536, 990), 226, "spark/glow", "brown", flip=True),
            *(Line(points, 5, "glow") for points in (
                "56,446 76,300 190,160", "190,160 380,120", "380,120 480,226",
                "480,226 556,360 548,540", "210,366 300,266", "300,266 480,226",
                "262,384 336,386", "300,266 336,386", "336,386 412,476", "480,226 470,478",
                "336,386 333,530", "333,530 356,640 346,744")),
            *(Line(((x - w, y - 5), (x, y + 7), (x + w, y - 5)), 7, "spark")
              for x, y, w in (
                  (58, 444, 13), (211, 366, 14), (262, 386, 13), (333, 532, 11), (412, 478, 11),
                  (470, 482, 11), (546, 542, 11))),
            Spread("star", ((190, 166, 70, 10), (300, 272, 110, -8), (380, 132, 84, 0),
                            (480, 236, 66, 14), (336, 386, 64, 6)), "glow"),
            Shape("M-40,846C160,836 420,850 640,838V940H-40Z", "ink", depth=20),
            Turned((
                Taper("274,840 250,840 242,816 252,796", (6, 6, 5, 4), "ink", flat=True),
                Blob("270,852 262,816 276,786 304,780 324,806 320,852", "ink", flat=True),
                Taper("294,812 302,776 316,744", (26, 21, 16), "ink", flat=True),
                Taper("318,752 340,760 361,746", (9, 8, 8), "ink", flat=True),
                Taper("314,766 336,782 354,778", (9, 7, 7), "ink", flat=True),
                Taper("300,846 322,848 342,848", (9, 9, 7), "ink", flat=True),
                Shape(disc(324, 718, 22) + "M304,708L302,680L322,698ZM322,698L335,678L342,704Z",
                      "ink", flat=True),
                Blob("330,700 352,690 359,697 350,714 332,732", "ink", flat=True),
                Shape(disc(333, 708, 4), "glow", flat=True),
                *(Line(points, 2, "glow") for points in ("346,704 362,698", "346,708 363,709")),
            ), move=(-16, 0)),
        ),
    ),
)  # fmt: skip
