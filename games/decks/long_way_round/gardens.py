"""Gardens, meadows and fields."""

from games.decks.arrangements import far_houses
from games.decks.recipe import (
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Moon,
    Points,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
    spots,
)

NIGHT = World("backdrop", "night", "left", {"tone": "ink", "to": "deep", "spot": False})

GALLOP: tuple[Thing, ...] = (
    *(Taper(points, widths, "ink", flat=True) for points, widths in (
        ("396,700 452,734 520,722", (17, 9, 6)), ("520,722 536,720 544,724", (7, 8, 5)),
        ("250,690 196,712 150,692 108,700", (24, 13, 8, 5)), ("108,700 96,702 92,708", (6, 8, 4)))),
    Taper("246,672 212,650 184,606", (11, 8, 3), "ink+deep"),
    Blob("226,690 244,656 300,648 370,646 416,636 444,664 436,706 400,724 352,704 300,692 258,708",
         "ink+deep", depth=50),
    Taper("404,676 440,640 474,612", (36, 27, 22), "ink+deep"),
    Taper("268,684 222,742 166,736 132,764", (30, 17, 9, 6), "ink+deep"),
    Taper("136,760 122,770 114,766", (7, 9, 4), "ink+deep"),
    Taper("404,696 444,760 512,766", (22, 11, 7), "ink+deep"),
    Taper("508,766 528,766 540,774", (8, 9, 5), "ink+deep"),
    Blob("450,604 470,578 500,580 524,600 556,610 562,624 540,636 506,638 470,644", "ink+deep",
         depth=30),
    Shape(disc(559, 614, 7), "ink", flat=True),
    Blob("486,588 462,576 424,582 392,606 402,624 436,618 470,616", "ink", depth=10),
    Shape(disc(506, 598, 6), "glow", flat=True), Shape(disc(508, 599, 3), "ink", flat=True),
    Line("548,630 532,628 522,622", 3, "soft"),
    Blob("528,632 548,632 540,654 530,650", "soft", depth=4),
    Line("424,628 444,646 472,660", 15, "spark"),
)  # fmt: skip
"""A dog at full stretch, on level ground."""

SACK_HEAD: tuple[Thing, ...] = (
    Shape("M202,402L262,396L292,430L262,418L240,438L222,416L196,424Z", "glow", depth=8),
    Blob("184,316 208,282 268,282 292,320 288,368 266,400 210,404 188,368", "glow+spark",
         depth=50),
    *(Line(points, 3, "mid", fade=0.7) for points in (
        "274,300 264,340 270,380", "212,392 236,386 262,394")),
    *(Shape(disc(x, 338, 9), "ink", flat=True) for x in (212, 252)),
    *(Shape(disc(x, 335, 3), "glow", flat=True) for x in (209, 249)),
    *(Shape(disc(x, 360, 12), "spark", flat=True, fade=0.8) for x in (200, 270)),
    *(Line(points, 5, "deep") for points in ("200,322 212,316 224,320", "242,320 254,316 266,322")),
    Line("212,368 234,382 258,366", 5, "ink"),
    Shape("M232,344L240,358L226,358Z", "spark", flat=True),
    Line("204,404 240,410 272,400", 9, "deep"),
    *(Line(points, 5, "spark+pale") for points in (
        "186,308 162,330", "190,312 174,344", "290,306 312,326", "286,310 302,344")),
    Blob("150,300 198,294 208,250 234,236 270,250 280,288 330,288 304,312 236,316 172,316",
         "spark+soft", (0, 6), depth=40),
    Line("206,288 240,294 280,286", 11, "deep"),
)  # fmt: skip
"""A head of sackcloth with a stitched mouth, in a hat of straw."""


def stars(points: Points, size: float, tone: str = "glow") -> Shape:
    """Stars with four points."""
    near, path = size * 0.3, ""
    for x, y in spots(points):
        path += f"M{x:g},{y - size:g}l{near:g},{size - near:g} {size - near:g},{near:g}"
        path += f"{near - size:g},{near:g} {-near:g},{size - near:g} {-near:g},{near - size:g}"
        path += f"{near - size:g},{-near:g} {size - near:g},{-near:g}Z"
    return Shape(path, tone, flat=True)


GOAT = (
    "M214,694C218,668 240,654 270,660C298,664 316,652 342,648C370,648 392,658 414,660"
    "C432,662 444,678 452,698C462,716 476,732 482,746C484,760 472,766 460,762"
    "C450,760 446,756 438,752C426,748 412,740 404,722C396,718 390,724 386,734"
    "C380,756 370,780 348,784C320,786 290,778 264,770C250,768 240,776 228,770"
    "C208,756 208,716 214,694Z"
)

FORELEG = "M330,748C350,740 366,750 366,768L364,812L376,864H356L346,816C338,800 328,770 330,748Z"

NIGHT_GOAT: tuple[Thing, ...] = (
    Blob("210,866 300,858 412,866 300,876", "ink", flat=True, fade=0.5),
    Taper("360,764 386,806 394,862", (15, 8, 8), "deep", flat=True),
    Taper("252,756 268,800 258,820 266,862", (24, 11, 8, 8), "pale+soft", flat=True),
    Taper("424,668 426,622 408,590 372,576", (10, 10, 7, 2), "pale+soft", flat=True),
    Taper("220,690 202,674 206,646", (9, 11, 3), "glow"),
    Taper("238,732 234,790 218,814 228,862", (32, 16, 8, 9), "glow"),
    Shape(GOAT, "glow", depth=40),
    Line("254,720 266,756 256,790", 4, "pale+soft"),
    Taper("438,742 436,772 422,800", (11, 9, 1), "deep+ink", flat=True),
    Within("M300,630C282,664 326,682 298,704C268,716 274,738 304,744C330,752 306,772 322,800V870"
           "H430V800C392,776 412,752 390,730C370,708 404,690 384,664C372,650 382,640 370,630Z",
           (Within(GOAT + FORELEG, (), NIGHT),)),
    *(Line(points, 4, "mid") for points in (
        "416,660 434,664 446,684 452,698 482,744", "404,722 412,738 438,752")),
    Taper("410,668 404,620 376,600 340,606", (13, 12, 8, 2), "glow"),
    *(Line(points, 4, "mid")
      for points in ("397,648 418,642", "394,628 412,618", "382,614 394,600", "364,610 368,594")),
    Blob("412,684 394,680 366,694 356,710 384,710 406,700", "pale", corners=(3,), depth=8),
    stars("354,690 348,744 358,800", 13, "spark"), stars("326,728 340,668 368,770", 8),
    Shape(disc(432, 692, 9), "ink", flat=True),
    Shape(disc(435, 689, 3), "glow", flat=True),
    Line("476,746 468,752", 5, "deep"),
    Line("380,652 390,684 386,730", 10, "spark"),
    *(Shape(f"M{x - 9},852h18l4,14h-26Z", "ink", flat=True) for x in (228, 266, 366, 394)),
)  # fmt: skip
"""A white goat with night in its breast, where it has drunk it."""

FALL = (
    "M436,242C480,238 532,250 548,310C558,360 548,410 536,440C530,470 552,500 546,546"
    "C540,580 530,590 532,620C534,650 540,668 550,674C562,684 576,672 582,652"
    "C582,694 598,704 620,682C608,730 640,742 640,756C620,782 470,782 444,756"
    "C452,744 470,742 478,732C466,716 452,694 454,670C470,700 492,708 500,684"
    "C512,660 514,640 514,618C512,596 500,570 504,540C508,500 508,470 506,440"
    "C502,400 500,326 480,312C470,304 456,300 436,300Z"
    "M488,750H554C552,786 534,790 538,820C540,846 514,846 512,820C512,794 490,786 488,750Z"
    "M440,866C480,846 600,846 630,868C590,884 480,884 440,866Z"
)
"""Night that falls from a pipe into a basin, and over its rim."""

CARDS = (
    Card(
        "star-fountain",
        "Please Do Not Drink",
        "The fountain runs with night, and the goat has drunk from it; behind the girl who pulls "
        "it a boy fills his cup.",
        World("wall", "plum", Light("right", 0.4, at=(460, 560), reach=760),
              {"tone": "soft", "cracks": False}),
        (
            Shape("M-30,780H640V930H-30Z", "mid", depth=40),
            *(Line(points, 3, "deep", fade=0.4)
              for points in ("-20,816 300,810 620,816", "-20,856 300,852 620,856",
                             "160,782 120,880", "420,782 440,880")),
            Shape("".join(box(x, y, 84, 34) for x, y in (
                (50, 70), (142, 70), (96, 112), (440, 60), (532, 60), (300, 350), (392, 350),
                (346, 392), (330, 520), (220, 566))), "mid", flat=True, fade=0.3),
            Glow((470, 580), 400, "glow", 0.8),
            Shape("M76,344h178v212h-178Z", "deep", depth=10),
            Shape("M91,359h148v182h-148Z", "glow", flat=True),
            Shape("M124,388h82l-11,126h-60Z", "soft", flat=True),
            Shape("M129,444h72l-7,62h-58Z", "deep", flat=True),
            Line("108,518 222,382", 13, "spark"),
            Shape("M-30,262H440V312H-30Z", "ink", flat=True, fade=0.2),
            Shape("M-30,236H440V304H-30Z", "deep", depth=50),
            Line("-20,252 200,252 420,252", 7, "soft", fade=0.6),
            Shape(box(124, 228, 26, 84) + box(418, 226, 28, 88), "ink", depth=10),
            Shape("M500,800H590L600,848H640V872H462V848H490Z", "pale", depth=30),
            Shape("M432,754C432,730 640,724 660,754Z", "soft", flat=True),
            Shape("M432,752C436,806 480,832 550,832C610,832 640,810 660,752Z", "glow", depth=50),
            Line("436,756 476,774 550,782 650,770", 7, "pale"),
            Within(FALL + "".join(disc(x, y, r) for x, y, r in (
                (474, 412, 8), (476, 560, 6), (468, 636, 5), (470, 336, 5))), (), NIGHT),
            *(Line(points, 4, "soft", fade=0.8) for points in (
                "450,262 500,264 534,300 540,350 514,430 538,510 512,590 530,670",
                "496,326 506,400 532,456 510,530 528,610 508,676",
                "500,752 530,742 572,748 540,758 506,754", "478,758 530,730 616,750")),
            Shape("M526,328A22,22 0 1 0 540,367A17,17 0 1 1 526,328Z", "glow", flat=True),
            stars("522,414 528,548 524,702 525,806", 13, "spark"),
            stars("522,480 516,612 564,730", 8),
            Turned(NIGHT_GOAT, move=(12, 0)),
            Line("464,764 480,774 504,768 508,756", 4, "pale"),
            Figure("boy", "lie-front", (262, 258), 340, "spark/deep", "sly", look="right-down",
                   shadow=0, hand=(486, 272), other_hand=(404, 236), turn=8,
                   holds=Held("cup", size=60, coat="glow/spark", flip=True)),
            Within("M464,288C474,262 486,284 500,278C514,270 526,258 530,290L520,330H484Z"
                   "M474,239a20,5 0 1 0 40,0a20,5 0 1 0 -40,0Z", (), NIGHT),
            Figure("girl", "pull", (126, 866), 272, "spark/deep", "strain", look="half", shadow=0,
                   hand=(180, 624), other_hand=(158, 620), hands="grip",
                   through=(Line("394,656 280,640 180,624 136,617", 6, "spark"),)),
        ),
    ),
    Card(
        "kite-child",
        "Hold Tight",
        "Down in the field a kite holds the string; at its upper end flies a boy, and a gull has "
        "begun on the knot.",
        World("backdrop", "fern", Light("left", 0.5), {"tone": "soft", "to": "glow", "spot": True}),
        (
            *(Blob(points, "glow", flat=True, fade=fade)
              for points, fade in (("30,170 110,140 200,150 290,136 360,164 240,182 110,186", 0.7),
                                   ("-40,330 40,300 130,312 180,330 90,352 -40,350", 0.6),
                                   ("400,300 480,270 600,286 640,320 500,330", 0.5),
                                   ("60,90 130,78 220,84 140,98", 0.5))),
            Shape("M-30,650C60,610 150,640 240,630S440,590 640,620V760H-30Z", "soft+pale",
                  flat=True),
            Shape("".join((f'M{x},{y}v-16l14,-14l14,14v16Z'
                           for x, y in ((300, 632), (332, 628), (372, 624), (400, 618), (356, 640),
                                        (424, 628)))),
                  "mid", flat=True, fade=0.7),
            Shape("M388,620v-36l8,-20l8,20v36Z", "mid", flat=True, fade=0.7),
            Shape("M-30,720C140,660 420,670 640,740V930H-30Z", "mid+soft", depth=60),
            *(Line(((-20, y), (300, y - 34), (620, y + 10)), 5, "mid", fade=0.5)
              for y in (764, 816)),
            Put("kite", (520, 716), 84, "mid/deep", haze=0.15, shadow=0),
            Line("516,664 532,610 536,566", 3, "deep"),
            Figure("girl", "star-jump", (536, 574), 100, "deep/mid", silhouette="deep+mid",
                   shadow=0),
            Blob("400,770 450,760 494,772 450,784", "deep", flat=True, fade=0.4),
            Blob("260,846 360,826 490,840 440,868 300,872", "deep", flat=True, fade=0.5),
            Turned((Shape("M180,380L330,560L210,850L60,600Z", "spark", depth=90),
                    Shape("M180,380L330,560L196,576Z", "glow", flat=True, fade=0.25),
                    Shape("M330,560L210,850L196,576Z", "ink", flat=True, fade=0.18),
                    *(Line(points, 4, "ink", fade=0.3)
                      for points in ("240,600 262,640 258,690", "110,610 130,660 170,720",
                                     "150,450 140,500 116,550")),
                    Line("180,384 210,846", 6, "ink"), Line("64,598 326,560", 6, "ink")),
                   (210, 850), -12, move=(40, 0)),
            Line("246,846 210,868 150,856 110,872", 5, "ink"),
            *(Shape(f'M{x},{y}l-18,-14v28ZM{x},{y}l18,-14v28Z', "spark", depth=6)
              for x, y in ((190, 866), (134, 862))),
            Blob("226,880 250,858 280,862 300,882", "mid+deep", (0, 3), depth=8),
            Glow((390, 430), 230, "mid+deep", 0.8),
            Bird("gull", "glide", (386, 430), 120, "glow/spark", flip=True),
            Line("179,585 306,430 376,330 394,226", 4, "ink"),
            Figure("boy", "fall", (390, 178), 300, "spark/glow", "dread", look="down", shadow=0,
                   extras=("scarf",)),
            Line("416,152 410,184 390,216", 11, "ink"),
            Blob("390,216 366,214 360,232 376,236", "ink", (0,), depth=4),
            Blob("390,216 404,228 404,246 390,240", "ink", (0,), depth=4),
            *(Line(p, 3, "ink") for p in ("304,432 290,424", "310,424 302,412", "316,420 326,410")),
            *(Taper(((x, 940), (x + 18, 880), (x + 56, y)), (7, 6, 1), "mid+deep", flat=True,
                    plane="near")
              for x, y in ((300, 846), (352, 858), (420, 836), (480, 852), (530, 842), (20, 850))),
        ),
    ),
    Card(
        "moon-leash",
        "Evening Walk",
        "A dog takes the moon for a walk downhill; far behind calls the one who holds the other "
        "half of the lead.",
        World("backdrop", "plum", Light("left", 0.5, behind=True, at=(290, 262), reach=700),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((300, 250), 540, "mid", 1),
            Spread("star",
                   ((60, 90, 16, 0), (556, 84, 18, 10), (540, 330, 14, 0), (500, 170, 10, 0)),
                   "glow"),
            Shape("M300,640L360,580L420,620L500,540L560,590L640,530V900H300Z", "deep", flat=True),
            Shape("M-40,520C120,580 420,746 640,850V940H-40Z", "soft", depth=120),
            Line("-20,532 120,586 300,674 430,746 620,842", 7, "pale", fade=0.9),
            *(Blob(points, "deep", flat=True, fade=0.4)
              for points in ("116,622 150,628 120,716 50,800 20,790 80,700",
                             "300,742 420,796 520,846 470,900 330,880 250,800")),
            *(Line(points, width, "pale", fade=0.5)
              for points, width in (("30,640 70,656 110,690", 12), ("150,730 210,756 260,770", 14),
                                    ("540,846 570,858 590,866", 10))),
            *(Shape(disc(x, y, 6) + disc(x + 18, y - 3, 5), "deep", flat=True, fade=0.6)
              for x, y in ((200, 660), (244, 690), (150, 640))),
            Moon((300, 240), 180, plane="mid"),
            *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
              for x, y, r in ((226, 170, 24), (340, 150, 15), (196, 280, 16), (262, 340, 20))),
            Within(disc(300, 240, 180),
                   (Line("90,170 190,250 320,312 510,350", 17, "spark"),
                    Line("440,50 404,170 350,312 318,460", 17, "spark"))),
            Blob("330,298 300,262 318,240 350,272 364,310", "spark", depth=8),
            Blob("362,314 410,296 426,324 388,340", "spark", depth=8),
            Shape(disc(354, 314, 17), "spark", depth=8),
            Line("358,324 396,470 421,694", 8, "spark"),
            Turned(GALLOP, (330, 700), 24, 0.84, move=(-6, 14)),
            Figure("old-man", "stumble", (108, 582), 230, "soft+pale/spark", "shout", shadow=0,
                   hand=(218, 494), other_hand=(236, 440), wears="coat",
                   hair="bald+full/glow"),
            Line("208,486 218,496 246,500 244,524 266,530", 8, "spark"),
            *(Line(p, 4, "spark") for p in ("264,528 280,526", "264,530 274,542")),
            *(Turned(far_houses(f"{x},{y}", 56), (x, y), turn)
              for x, y, turn in ((92, 862, -4), (164, 872, 3))),
            *(Line(((x - 32, y - 34), (x, y - 66), (x + 32, y - 34)), 8, "glow")
              for x, y in ((92, 862), (164, 872))),
            Blob("-30,870 60,846 130,866 230,862 300,900 300,950 -30,950", "pale", depth=30),
        ),
    ),
    Card(
        "scarecrow-off",
        "Notice",
        "The scarecrow has left with its suitcase; the crows want it back, and its shadow has "
        "stayed.",
        World("backdrop", "slate", Light("right", 0.5, behind=True, rim="glow"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Glow((600, 300), 460, "spark", 0.7),
            Glow((590, 340), 220, "glow", 0.9),
            *(Line(points, width, "glow", fade=0.5)
              for points, width in (("40,120 160,108 270,118", 16), ("300,60 380,52 460,60", 12),
                                    ("20,250 90,242 150,250", 10))),
            Shape("M-30,500C60,470 160,480 260,450S480,380 640,360V600H-30Z", "soft+mid",
                  flat=True),
            Shape("".join((f'M{x},{y}l12,-8l10,8l10,-8l12,8l-12,-3l-10,7l-10,-7Z'
                           for x, y in ((60, 190), (112, 166), (126, 214)))),
                  "ink", flat=True, fade=0.8),
            Shape("M-30,600C180,520 420,470 640,400V940H-30Z", "mid+soft", depth=80),
            *(Line(((x, 940), (x + 120 + k * 4, 660 - k * 30), (x + 200 + k * 10, 574 - k * 30)),
                   12, "mid", fade=0.5)
              for k, x in enumerate(range(-60, 520, 96))),
            *(Shape("".join(f"M{x},{y}l3,-20l4,18l5,-16l2,18Z" for x, y in row), tone, flat=True)
              for row, tone in (
                (((60, 690), (90, 650), (410, 590), (452, 560), (70, 780), (556, 700), (580, 640),
                  (500, 620), (480, 860), (110, 600)), "spark+pale"),
                (((40, 740), (110, 690), (430, 640), (572, 770), (560, 850), (400, 886)), "glow"))),
            Shape("M539,655L524,696L555,704L523,760L583,775L578,799L564,802L506,786L488,791L500,802"
                  "L495,826L518,839L513,846L488,839L472,858L438,845L439,820L416,809L417,800"
                  "L443,806L455,785L471,785L461,768L408,741L399,729L412,708L467,738L480,675"
                  "L509,690L525,649Z",
                  "ink", flat=True, fade=0.42),
            Taper("532,650 530,330 534,120", (10, 9, 8), "deep"),
            Taper("446,220 532,210 560,214", (7, 8, 6), "deep"),
            Blob("504,660 520,640 546,640 562,660", "deep+mid", (0, 3), depth=10),
            Bird("crow", "perch", (474, 214), 84, "ink/glow", flip=True, look="down", shadow=0),
            Figure("man", "tiptoe", (236, 862), 580, "spark/deep", "none", look="half",
                   wears="coat", shape="thin", hair="bald/pale", skin="pale", flip=True,
                   holds=Held("suitcase", size=120, coat="glow/spark", hand="far"),
                   hand=(344, 506), extras=("buttons",)),
            Turned(SACK_HEAD, (236, 340), -5, 1.12, move=(-16, -6)),
            Shape("M190,584L228,576L238,616L196,624Z", "glow", depth=8),
            Line("190,584 228,576 238,616 196,624 190,584", 3, "ink", dash="7 6"),
            *(Line(((x, y), (x + dx, y + dy)), 5, "glow")
              for x, y, dx, dy in (
                (344, 496, -18, 26), (348, 498, -4, 34), (352, 498, 10, 34), (356, 494, 24, 28),
                (360, 488, 32, 18), (344, 490, -26, 14), (120, 506, -26, 4), (122, 500, -22, -10),
                (104, 748, -22, 8), (136, 750, 20, 10), (118, 752, -8, 16), (262, 812, -20, 14),
                (288, 806, 22, 2), (276, 816, 0, 18))),
            Shape("M330,474L356,456L384,478L352,500Z", "spark", depth=8),
            Bird("crow", "chase", (440, 476), 104, "ink/glow", flip=True, shadow=0),
        ),
    ),
)  # fmt: skip
