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
    Line("280,306 272,340 276,376", 3, "mid", fade=0.6),
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

HIND_LEG = "M210,728L266,740C262,780 252,794 238,808L242,868H212L206,814C218,790 204,760 208,728Z"
FORELEG = "M330,748C350,740 366,750 366,768L364,812L376,864H356L346,816C338,800 328,770 330,748Z"

NIGHT_GOAT: tuple[Thing, ...] = (
    Blob("210,866 300,858 412,866 300,876", "ink", flat=True, fade=0.5),
    Taper("360,764 386,806 394,862", (15, 8, 8), "deep", flat=True),
    Taper("252,756 268,800 258,820 266,862", (24, 11, 8, 8), "pale+soft", flat=True),
    Taper("424,668 426,622 408,590 372,576", (10, 10, 7, 2), "pale+soft", flat=True),
    Taper("238,732 234,790 218,814 228,862", (32, 16, 8, 9), "glow"),
    Shape(GOAT, "glow", depth=40),
    Taper("438,742 436,772 422,800", (11, 9, 1), "deep+ink", flat=True),
    Within("M200,716Q234,698 266,712T332,710Q368,700 392,716Q420,730 440,722L484,740V768L440,764"
           "L412,740L398,772V880H200Z", (Within(GOAT + FORELEG + HIND_LEG, (), NIGHT),)),
    *(Line(points, 4, "mid") for points in (
        "416,660 434,664 446,684 452,698 482,744", "404,722 412,738 438,752")),
    Taper("410,668 404,620 376,600 340,606", (13, 12, 8, 2), "glow"),
    *(Line(points, 4, "mid")
      for points in ("397,648 418,642", "394,628 412,618", "382,614 394,600", "364,610 368,594")),
    Blob("412,684 394,680 366,694 356,710 384,710 406,700", "pale", corners=(3,), depth=8),
    stars("238,754 316,746 358,800", 13, "spark"), stars("276,750 364,742 226,826", 8),
    Shape(disc(432, 692, 9), "ink", flat=True),
    Shape(disc(435, 689, 3), "glow", flat=True),
    Line("476,746 468,752", 5, "deep"),
    Line("400,660 386,690 388,730", 13, "spark"),
    *(Shape(f"M{x - 9},852h18l4,14h-26Z", "ink", flat=True) for x in (228, 266, 366, 394)),
)  # fmt: skip
"""A white goat that has drunk night, and is half full of it."""

FALL = (
    "M400,196H500C500,236 466,262 474,310C480,370 488,430 484,512H416C412,440 432,380 420,310"
    "C414,262 402,240 400,196ZM404,550H474C482,590 446,616 456,684H412C418,640 400,596 404,550Z"
    "M482,556H494V606Q488,620 482,606Z"
)
"""Night that falls from a pipe, over a cup, into a trough."""

CUPFUL = "M424,398a66,16 0 1 0 132,0a66,16 0 1 0 -132,0ZM456,374H524V404H456Z"

SPILL = (
    "M440,408C470,420 512,420 542,408C546,440 544,452 542,478C540,494 526,492 526,478C526,456 528,"
    "446 518,440C510,436 512,448 508,458C506,468 496,468 496,458C496,446 494,438 486,438C476,438 "
    "470,446 470,462C470,476 452,476 448,460C446,446 442,430 440,408Z"
)
"""Night that runs over the brim of the cup."""

CARDS = (
    Card(
        "star-fountain",
        "Please Do Not Drink",
        "The fountain runs with night, and the goat has drunk from it; while a girl pulls it away "
        "a boy fills his cup.",
        World("wall", "plum", Light("right", 0.4, at=(440, 520), reach=560),
              {"tone": "mid+soft", "cracks": False}),
        (
            Shape("M-30,800H640V930H-30Z", "deep+mid", depth=40),
            Glow((440, 440), 330, "glow", 1),
            Shape(box(62, 70, 180, 222), "deep", depth=10),
            Shape(box(80, 88, 144, 186), "glow", flat=True),
            Shape("M106,114h92l-13,134h-66Z", "soft", flat=True),
            Shape("M112,176h80l-8,66h-64Z", "deep", flat=True),
            Line("98,262 208,104", 18, "spark"),
            Within(FALL, (), NIGHT),
            stars("440,244 452,386", 17, "spark"),
            stars("454,310 434,350 440,440", 9),
            stars("384,300 524,262 372,430", 12),
            Figure("boy", "offer", (562, 800), 390, "spark/soft", "sly", look="left", shadow=0,
                   flip=True, hand=(508, 560), other_hand=(456, 590), hands="grip",
                   through=(Line("488,522 520,520 532,544 518,570 486,568", 13, "glow"),)),
            Turned((
                Within(CUPFUL, (), NIGHT),
                Shape("M424,398a66,16 0 0 0 132,0L544,498Q490,524 436,498Z", "glow", depth=16),
                Shape("M434,476Q490,502 546,476L544,498Q490,524 436,498Z", "spark", flat=True),
                Within(SPILL, (), NIGHT),
            ), (490, 450), zoom=0.82, move=(-40, 94)),
            Shape("M346,726L390,656H640V740H346Z", "glow", depth=20),
            Within("M376,720L404,672H640V724H376ZM413,640H454C454,664 470,680 486,690H386"
                   "C404,676 414,660 413,640Z", (), NIGHT),
            *(Line(points, 4, "soft") for points in (
                "400,692 450,702 520,690", "424,712 480,714 550,704")),
            Shape("M640,66H484Q396,66 396,150V180H504V170Q504,156 520,156H640Z", "deep", depth=40),
            Shape(box(384, 176, 132, 32), "ink", depth=10),
            Line("620,90 490,90 436,104 422,156", 8, "soft", fade=0.6),
            Shape("M346,720H640V880H362V750H346Z", "soft+pale", depth=40),
            Shape(box(346, 720, 300, 30), "glow", depth=12),
            *(Line(points, 4, "mid", fade=0.7) for points in (
                "362,806 620,806", "470,806 470,880")),
            Turned(NIGHT_GOAT, (482, 746), zoom=1.28, move=(-66, -40)),
            Line("310,606 256,610 206,607", 8, "deep"),
            Figure("girl", "pull", (132, 872), 322, "spark/deep", "strain", look="half", shadow=0,
                   hand=(222, 609), other_hand=(196, 606), hands="grip",
                   through=(Line("240,610 168,604", 8, "deep"),)),
        ),
    ),
    Card(
        "kite-child",
        "Hold Tight",
        "Down in the field a kite holds the string; at its upper end flies a boy, and a gull has "
        "begun on the string.",
        World("backdrop", "fern", Light("left", 0.5),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Blob("40,190 70,160 120,166 160,136 210,150 236,176 270,182 276,204 150,212", "glow",
                 (0, 7), fade=0.8, depth=20),
            Shape("M-30,716C120,660 300,690 420,690S560,660 640,664V930H-30Z", "mid+soft",
                  flat=True),
            Put("kite", (516, 792), 92, "spark/deep", haze=0.25, shadow=0),
            Line("514,712 520,696 518,684", 3, "deep"),
            Figure("girl", "star-jump", (518, 686), 104, "deep/mid", silhouette="deep+mid",
                   shadow=0),
            Shape("M-30,770C140,730 420,750 640,830V930H-30Z", "deep", depth=60),
            *(Line(((-20, y), (300, y - 24), (620, y + 30)), 5, "mid", fade=0.5)
              for y in (822, 866)),
            Blob("170,846 300,826 420,822 470,838 400,858 260,868", "ink", flat=True, fade=0.6),
            Turned((Shape("M180,380L330,560L210,850L60,600Z", "spark", depth=90),
                    Shape("M180,380L330,560L196,576Z", "glow", flat=True, fade=0.3),
                    Shape("M330,560L210,850L196,576Z", "ink", flat=True, fade=0.22),
                    Line("180,384 210,846", 7, "ink"), Line("64,598 326,560", 7, "ink")),
                   (210, 850), -12, zoom=0.84, move=(4, -16)),
            Line("212,834 180,858 130,836 76,852", 5, "glow"),
            *(Shape(f'M{x},{y}l-20,-15v30ZM{x},{y}l20,-15v30Z', "spark", depth=6)
              for x, y in ((166, 852), (100, 846))),
            Line("153,615 210,496 262,390", 6, "ink"),
            Turned((
                Blob("366,486 374,430 404,386 462,352 448,420 430,490", "deep", (3,), depth=10),
                Blob("490,508 540,500 574,514 556,528 566,544 500,540", "glow", (2, 4), depth=10),
                Blob("268,478 284,456 314,452 344,466 400,474 470,496 520,514 500,536 420,548"
                     " 340,532 288,504", "glow", depth=40),
                Blob("274,470 246,476 216,482 206,496 220,500 250,496 282,494", "spark", (3,),
                     depth=6),
                Shape(disc(298, 474, 7), "ink", flat=True),
                Line("284,460 298,464 310,462", 4, "ink"),
                Line("268,484 240,486 216,494", 3, "ink"),
                Blob("346,482 392,446 450,420 520,410 572,420 540,446 500,480 450,512 386,518",
                     "deep", (4,), depth=30),
                Line("560,424 530,450 492,482 446,508 392,516", 8, "glow"),
                Taper("430,540 456,552 484,550", (5, 5, 2), "spark", flat=True),
            ), (206, 496), -6, move=(-8, 22)),
            Figure("boy", "float", (372, 246), 390, "spark/deep", "dread", look="down", flip=True,
                   shadow=0, hand=(236, 306), other_hand=(530, 196), hands="open"),
            Shape("M266,398l-26,-12l2,30ZM266,398l26,-8l-6,28Z", "spark", depth=6),
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
        World("backdrop", "slate", Light("right", 0.5, behind=True),
              {"tone": "soft", "to": "glow", "spot": False}),
        (
            Glow((520, 330), 420, "spark", 0.7),
            Glow((520, 360), 220, "glow", 0.95),
            *(Line(points, width, "glow", fade=0.6)
              for points, width in (("40,120 160,108 270,118", 16), ("20,250 90,242 150,250", 12))),
            Shape("M-30,470C60,440 160,450 260,430S480,380 640,370V600H-30Z", "soft",
                  flat=True, fade=0.8),
            Shape("M-30,560C180,500 420,450 640,430V940H-30Z", "mid", to="mid+soft",
                  span=(440, 700), depth=80),
            *(Line(((x, 940), (x + 120 + k * 4, 660 - k * 30), (x + 200 + k * 10, 574 - k * 30)),
                   12, "deep", fade=0.35)
              for k, x in enumerate(range(-60, 520, 96))),
            *(Shape("".join(f"M{x},{y}l3,-20l4,18l5,-16l2,18Z" for x, y in row), tone, flat=True)
              for row, tone in (
                (((60, 690), (400, 600), (470, 560), (54, 800)), "spark"),
                (((100, 620), (430, 650), (52, 740)), "glow"))),
            *(Taper(points, widths, "deep", flat=True) for points, widths in (
                ("536,610 502,690", (9, 9)), ("512,652 482,748", (44, 26)),
                ("398,714 484,748 548,772", (14, 19, 14)), ("408,800 514,838", (8, 8)),
                ("458,816 440,858", (30, 24)))),
            Shape(disc(466, 790, 27), "deep", flat=True),
            *(Line(((x, y), (x + dx, y + dy)), 6, "deep")
              for x, y, ends in ((398, 714, ((-24, -20), (-32, -4), (-26, 14))),
                                 (548, 772, ((18, -8), (20, 8), (8, 24))))
              for dx, dy in ends),
            Taper("537,606 536,330 540,120", (11, 10, 9), "ink"),
            Taper("430,226 530,216 572,220", (8, 9, 7), "ink"),
            Blob("508,616 524,596 550,596 566,616", "deep", (0, 3), depth=10),
            Bird("crow", "perch", (466, 220), 96, "ink/glow", flip=True, look="down", shadow=0),
            Figure("man", "walk", (214, 866), 600, "spark/deep", "none", look="half",
                   wears="coat", shape="thin", hair="bald/pale", skin="pale", flip=True,
                   holds=Held("suitcase", size=124, coat="glow/spark", hand="far"),
                   hand=(330, 540), other_hand=(110, 590), extras=("buttons",), turn=-4),
            Turned(SACK_HEAD, (236, 340), -7, 1.22, move=(-38, 0)),
            Shape("M196,640L238,632L248,676L204,684Z", "glow", depth=8),
            Line("196,640 238,632 248,676 204,684 196,640", 3, "ink", dash="7 6"),
            *(Line(((x, y), (x + dx, y + dy)), 6, tone)
              for x, y, tone, ends in (
                (322, 530, "glow", ((-20, 22), (-8, 36), (8, 40), (24, 34), (34, 18), (-24, 6))),
                (102, 582, "glow", ((-26, 6), (-24, -10), (22, 10))),
                (90, 822, "glow", ((-26, 4), (-16, 18), (4, 22), (22, 14))),
                (318, 806, "glow", ((-22, 14), (-6, 22), (16, 16), (26, 0))))
              for dx, dy in ends),
            Shape("M310,506L336,500L358,521L328,530Z", "spark", depth=8),
            Bird("crow", "chase", (424, 524), 112, "ink/glow", flip=True, shadow=0),
        ),
    ),
)  # fmt: skip
