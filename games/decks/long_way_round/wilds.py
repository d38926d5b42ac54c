"""Woods and snow."""

from games.decks.arrangements import dots, lit
from games.decks.recipe import (
    Beam,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
)


def cap(x: float, y: float, wide: float, turn: float) -> tuple[Thing, ...]:
    """A knitted cap over the tip of a finger, with a rim that is turned up around it."""
    r = wide / 2
    dome = f"M{x - r:g},{y + 64:g}C{x - r:g},{y - 30:g} {x + r:g},{y - 30:g} {x + r:g},{y + 64:g}Z"
    low = f"M{x - r:g},{y + 70:g}q{r:g},26 {wide:g},0v14q{-r:g},24 {-wide:g},0Z"
    rim = (
        f"M{x - r - 5:g},{y + 44:g}q{r + 5:g},20 {wide + 10:g},0l3,30q{-r - 8:g},24 "
        f"{-wide - 16:g},0Z"
    )
    knit: tuple[Thing, ...] = (
        Shape(low, "ink", flat=True, fade=0.3),
        Shape(dome, "spark", depth=26),
        Line(
            ((x - r + 5, y + 30), (x - r / 3, y + 16), (x + r / 3, y + 30), (x + r - 5, y + 16)),
            5,
            "pale",
        ),
        Shape(rim, "pale", depth=14),
        *(
            Line(
                ((x + r * p, y + 52 - p * p * 6), (x + r * p * 1.08, y + 76 - p * p * 8)), 3, "soft"
            )
            for p in (-0.75, -0.38, 0, 0.38, 0.75)
        ),
        Shape(disc(x, y - 12, 17), "pale", depth=10),
    )
    return (Turned(knit, about=(x, y), turn=turn),)


CARDS = (
    Card(
        "post-wood",
        "Last Delivery",
        "A hedgehog brings a letter to the wrong tree; the one who opens has already laid the "
        "table, and next door somebody waits.",
        World("backdrop", "brick", Light("right", 0.6, at=(380, 660), reach=560, tone="glow"),
              {"tone": "spark", "to": "pale", "spot": False}),
        (
            Shape("M100,560C160,540 220,556 260,540V900H100Z", "spark", to="soft", span=(540, 760)),
            Shape("M134,30H144L150,600H130ZM166,-30H174L178,590H164ZM206,40H216L226,600H200Z"
                  "M150,300L190,240L192,246L150,314Z",
                  "spark+deep", flat=True, fade=0.45),
            *(Line(p, 4, "spark", fade=0.4)
              for p in ("130,640 170,632 214,640", "150,690 190,682 230,690",
                        "130,750 180,740 224,750")),
            *(Shape(f'M{x},{y}q6,-5 12,0q-6,5 -12,0Z', "ink", flat=True, fade=0.4)
              for x, y in ((196, 660), (180, 690), (192, 720), (172, 750), (180, 780))),
            dots("150,90 190,150 160,210 214,70 200,330 160,380", 3, "glow"),
            Shape("M250,-30C280,120 250,260 266,420C262,620 250,760 200,880H640V-30Z", "deep",
                  depth=140),
            *(Taper(p, (2, 6, 2), "ink", flat=True, fade=0.5)
              for p in ("300,-20 316,140 300,300", "380,-20 370,90 392,220",
                        "468,-20 476,120 456,240", "548,-20 540,130 566,280",
                        "272,460 262,640 240,800")),
            *(Taper(p, (1, 3, 1), "mid", flat=True, fade=0.8)
              for p in ("330,20 340,120 330,210", "430,0 420,100 436,200", "510,30 520,140 504,250",
                        "284,80 292,200 282,330")),
            Blob("428,110 452,96 470,116 460,150 436,152", "ink", flat=True, fade=0.6),
            Line("420,104 448,84 478,112 466,160 432,162", 3, "mid", fade=0.7),
            Shape("M-30,-30H120C130,200 104,400 122,620C130,760 150,830 176,900H-30Z", "mid",
                  depth=80),
            *(Taper(p, (2, 5, 2), "ink", flat=True, fade=0.4)
              for p in ("30,-20 40,140 26,330", "84,-20 80,140 96,300", "24,620 30,740 10,860",
                        "80,620 90,720 84,800")),
            Taper("96,300 160,290 220,262 250,262", (12, 9, 6, 2), "deep"),
            Shape("M32,578V462C32,396 118,396 118,462V578Z", "deep", depth=6),
            Within("M40,570V464C40,408 110,408 110,464V570Z",
                   (Shape(box(30, 390, 100, 190), "glow", to="soft", span=(400, 590)),
                    Shape("M36,400H60C60,470 52,530 40,560H36Z", "spark", flat=True),
                    Put("hare", (80, 584), 116, "deep", flat=True, shadow=0))),
            Line("26,580 122,580", 9, "deep"),
            Bird("owl", "perch", (190, 276), 120, "mid/glow", look="down", shadow=0),
            Glow((400, 640), 270, "soft", 0.6),
            Shape("M266,880V490C266,330 540,330 540,490V880Z", "ink", depth=16),
            Within("M286,876V494C286,352 520,352 520,494V876Z",
                   (Shape("M240,300H560V900H240Z", "glow", to="soft", span=(400, 880)),
                    Shape("M286,760L340,720H520V880H286Z", "soft", flat=True),
                    Line("270,470 320,506 400,516 480,502 540,462", 4, "deep"),
                    Shape("M296,494l36,14l-22,32ZM350,510l40,4l-22,36ZM410,514l40,-5l-16,36Z"
                          "M468,502l34,-14l-10,38Z",
                          "spark", flat=True),
                    Shape("M494,610h10v110h-10ZM514,610h10v110h-10ZM490,626h40v12h-40ZM490,660h40"
                          "v12h-40Z",
                          "mid", flat=True),
                    Shape("M296,640h9v90h-9ZM330,640h9v90h-9ZM294,650h46v10h-46ZM294,680h46v10h-46"
                          "Z",
                          "mid", flat=True),
                    Blob("356,760 356,690 384,650 430,640 474,662 492,710 492,760", "mid+soft",
                         depth=50),
                    Blob("372,628 366,588 374,572 398,592 420,598 442,592 466,572 474,588 468,628"
                         " 478,662 462,690 436,712 420,724 404,712 378,690 362,662",
                         "mid+soft", corners=(2, 6, 12), depth=40),
                    Shape("M376,606L375,586L390,602ZM464,606L465,586L450,602Z", "ink", flat=True),
                    Blob("372,672 398,672 420,706 442,672 468,672 452,698 420,722 388,698", "glow",
                         corners=(2,), flat=True),
                    Blob("411,708 420,704 429,708 420,718", "ink", flat=True),
                    Line("386,652 396,660 408,656", 4, "ink"),
                    Line("432,656 444,660 454,652", 4, "ink"), Line("380,636 398,628", 3, "ink"),
                    Line("460,636 442,628", 3, "ink"),
                    Shape("M398,590L424,538L446,594Q420,604 398,590Z", "spark", depth=10),
                    Shape(disc(424, 536, 8), "glow", flat=True),
                    Shape("M268,738H512V756H268Z", "deep", depth=8),
                    Shape("M268,748H506L510,836H262Z", "spark", depth=50),
                    Line("262,812 286,796 310,812 334,796 358,812 382,796 406,812 430,796 454,812"
                         " 478,796 500,810",
                         5, "pale"),
                    *(Line(p, 3, "ink", fade=0.4)
                      for p in ("318,756 316,830", "400,756 401,830", "468,756 472,830")),
                    Shape("M280,836h14v24h-14ZM480,836h14v24h-14Z", "deep", flat=True),
                    Blob("352,742 372,722 400,722 408,736 396,744", "mid+soft", depth=12),
                    Blob("434,736 442,722 470,722 488,742 446,744", "mid+soft", depth=12),
                    Put("cup", (344, 742), 26, "mid/glow", shadow=0, flip=True),
                    *lit(Put("candle", (302, 742), 70, "mid/glow", shadow=0), 100))),
            Shape("M524,884V494C524,440 510,404 496,388L568,372C584,400 588,430 588,460V916Z",
                  "mid", depth=30),
            *(Line(p, 4, "ink", fade=0.6)
              for p in ("546,384 550,560 548,892", "568,380 570,560 570,904")),
            Shape("M524,500l40,-6v14l-40,4ZM524,800l44,8v14l-44,-8Z", "ink", flat=True),
            Shape(disc(576, 650, 8), "glow", depth=6),
            Shape("M-30,850C60,836 180,840 260,850L290,872H540L590,910V940H-30Z", "soft", to="mid",
                  span=(846, 930)),
            Beam(((290, 876), (520, 876)), ((40, 930), (470, 960)), "glow", 0.9),
            Blob("60,866 140,852 232,862 200,880 100,884", "ink", flat=True, fade=0.45),
            Put("hedgehog", (162, 872), 104, "soft/ink", flip=True, shadow=0),
            Put("letter", (132, 806), 58, "glow/spark", turn=-14, shadow=0),
        ),
    ),
    Card(
        "clockwork-wood",
        "Wound Up",
        "In a wood of gear wheels a girl winds up a dragonfly; there is a key in her own back.",
        World("backdrop", "lagoon", Light("above", 0.6, at=(270, 420), reach=520, tone="pale"),
              {"tone": "mid", "to": "pale", "spot": False}),
        (
            Glow((250, 560), 420, "glow", 0.9),
            *(Put("gear", (x, y), z, c, shadow=0, flat=True, fade=fade)
              for x, y, z, c, fade in ((200, 250, 250, "soft", 0.7), (390, 150, 190, "soft", 0.7),
                                       (470, 400, 240, "soft", 0.6),
                                       (310, 390, 130, "soft+pale", 0.9),
                                       (170, 520, 170, "soft+pale", 0.9),
                                       (400, 640, 150, "soft+pale", 0.9))),
            Shape("M214,-30H236L244,740H206ZM330,-30H346L352,730H322ZM424,-30H446L460,740H416Z",
                  "soft", to="soft+pale", span=(0, 700)),
            Shape("M206,560L150,500L156,492L212,546ZM352,420L392,370L398,378L350,436Z", "soft",
                  flat=True),
            Shape("M60,-30H106L126,770H52Z", "mid", depth=50),
            Shape("M492,-30H536L560,760H482Z", "mid", depth=50),
            *(Line(p, 3, "deep", fade=0.6)
              for p in ("60,120 110,116", "58,320 116,316", "56,540 120,536", "490,160 544,164",
                        "488,420 550,424", "486,600 554,604")),
            dots("70,106 98,104 66,306 106,304 64,526 112,524 500,150 534,152 498,410 540,412"
                 " 496,590 546,592",
                 4, "deep"),
            Shape("M-30,-30H40C34,300 44,600 70,820H-30ZM640,-30H566C572,300 560,600 540,800H640Z",
                  "ink", depth=40),
            Put("gear", (528, 330), 116, "deep", shadow=0),
            Put("gear", (86, 260), 128, "deep", shadow=0),
            Shape("M-30,770C160,740 420,744 640,780V930H-30Z", "deep", depth=60),
            *(Line(p, 3, "mid", fade=0.5)
              for p in ("120,764 -20,900", "220,758 160,930", "330,756 350,930", "430,760 540,920",
                        "20,800 300,788 580,804", "-20,850 300,834 620,856")),
            Blob("90,800 300,778 500,794 540,824 420,850 200,840", "ink", flat=True, fade=0.3),
            *(Turned((Put("gear", (x, y), z, "soft", shadow=0),), about=(x, y), turn=12)
              for x, y, z in ((88, 862, 66), (520, 872, 74))),
            *(Blob(((x - 40, y), (x, y - 6), (x + 44, y + 2), (x, y + 8)), "ink", flat=True,
                   fade=0.5)
              for x, y in ((88, 862), (520, 872))),
            Taper("452,506 330,500 210,470 84,404", (24, 19, 15, 9), "spark"),
            *(Line(((x, y - w), (x + 8, y), (x + 5, y + w)), 4, "ink", fade=0.75)
              for x, y, w in ((120, 424, 11), (160, 446, 13), (204, 466, 15), (252, 480, 17),
                              (304, 492, 18), (356, 499, 20))),
            dots("140,432 182,452 228,470 278,484 330,494 382,500", 4, "glow"),
            Line("110,408 210,452 330,484 400,490", 4, "glow", fade=0.5),
            *(Shape(path, "pale", depth=24, fade=0.9)
              for path in ("M454,500C420,380 420,210 474,110C520,190 510,390 474,502Z",
                           "M432,500C350,420 262,260 258,140C340,190 420,370 454,498Z")),
            Shape("M440,500C380,400 330,230 370,110C430,170 480,380 462,500Z", "glow", depth=40,
                  fade=0.95),
            Shape("M424,502C320,440 190,300 170,190C260,220 400,360 446,496Z", "glow", depth=40,
                  fade=0.95),
            *(Line(p, w, "mid", fade=0.9)
              for p, w in (("450,496 420,320 376,130", 3), ("436,498 320,360 182,204", 3),
                           ("424,350 384,260", 2), ("436,400 456,300", 2), ("410,280 424,210", 2),
                           ("330,372 250,320", 2), ("370,420 372,340", 2), ("270,300 276,260", 2),
                           ("464,480 474,300 474,140", 2))),
            Shape(disc(448, 508, 44), "spark", depth=40),
            Shape(disc(448, 508, 44), "ink", flat=True, fade=0.12),
            Shape(disc(448, 500, 34), "spark", depth=30),
            dots("424,498 448,474 472,498 448,524", 4, "ink"),
            Shape(disc(510, 514, 36), "spark", depth=30),
            Shape(disc(524, 504, 22), "ink", depth=10),
            Shape(disc(530, 496, 7), "glow", flat=True),
            Line("510,480 524,452 544,446", 4, "ink"),
            Glow((446, 556), 90, "glow", 0.9),
            Put("key", (440, 686), 150, "ink", turn=180, shadow=0),
            Shape(disc(440, 546, 20), "glow", depth=14),
            Shape(disc(440, 546, 7) + "M436,548h8v16h-8Z", "ink", flat=True),
            Put("key", (262, 806), 154, "ink", turn=-86, shadow=0),
            Figure("girl", "kneel", (312, 866), 380, "glow/spark", "curious", look="right-up",
                   hair="bun", hand=(424, 664), other_hand=(432, 682), hands="grip"),
            *(Taper(p, (1, 4, 1), "soft", flat=True)
              for p in ("300,790 330,800 372,786", "296,810 330,826 384,812",
                        "276,800 262,824 262,848")),
            Blob("282,704 296,712 302,730 298,750 286,752 280,730", "spark", depth=10),
            Blob("204,838 214,826 240,828 252,840 238,850 208,850", "ink", depth=8),
            Blob("374,846 396,840 422,850 424,860 376,860", "ink", depth=8),
        ),
    ),
    Card(
        "hand-shelter",
        "Out of the Wind",
        "In the lee of a hand that rises from the snow stands a caravan; there they knit for its "
        "cold fingers.",
        World("backdrop", "frost", Light("right", 0, at=(430, 594), reach=700, tone="spark+glow"),
              {"tone": "ink", "to": "mid", "spot": False}),
        (
            Shape("".join(f"M{x},{y}q60,-6 {w},14q-60,-12 {-w},-14Z" for x, y, w in (
                (-10, 90, 190), (380, 80, 200), (-10, 240, 150), (420, 180, 180),
                (-10, 350, 100),
            )), "glow", flat=True, fade=0.8),
            dots("200,150 80,170 420,130 130,290 540,250 50,400 500,60", 7, "glow"),
            Shape("M-30,560L40,500L90,540L160,480L220,530H360L430,480L500,530L560,490L640,540V680"
                  "H-30Z",
                  "mid+deep", flat=True),
            Shape("M-30,584C120,544 420,554 640,594V930H-30Z", "soft", flat=True),
            Glow((420, 554), 250, "spark", 0.5),
            Hand("open", (296, 690), (296, 900), 452, "deep/glow", skin="pale"),
            *(Line(p, 5, "spark", fade=0.45)
              for p in ("262,400 296,410 326,400", "262,460 296,470 326,460")),
            *cap(297, 226, 80, 0),
            *cap(478, 322, 76, 24),
            Shape("M-30,704C60,654 130,664 180,640S236,660 270,644S340,656 372,650S430,704 460,708"
                  "S560,724 640,704V930H-30Z",
                  "glow", depth=70),
            Shape("M300,738C390,716 556,720 640,742V790C556,800 390,790 300,738Z", "soft",
                  flat=True),
            Put("caravan", (462, 766), 236, "spark/deep", shadow=0),
            *(Glow((x, 628), 66, "glow", 0.95) for x in (384, 446)),
            Shape("M340,562C350,526 426,520 460,520S570,526 590,562C550,550 510,560 460,548"
                  "S376,556 340,562Z",
                  "glow", depth=20),
            Figure("boy", "pull", (498, 546), 226, "mid/spark", "fear", flip=True,
                   look="left-down", shadow=0, extras=("scarf",), hand=(492, 404),
                   other_hand=(466, 418), hands="clasp"),
            Blob("230,880 300,820 410,790 560,810 640,790 640,900", "mid", flat=True, fade=0.5),
            Hand("open", (718, 1058), (946, 1234), 446, "deep/glow", skin="pale"),
            Shape("M244,930Q250,826 330,842T470,866T640,830V940Z", "glow", depth=30),
            Shape("M76,812H98V900H76ZM164,812H186V900H164Z", "deep", depth=8),
            Shape("M52,792H208V818H52Z", "deep", depth=10),
            Figure("old-woman", "sit", (136, 796), 340, "deep/spark", "joy", look="right-down",
                   shadow=0, hand=(214, 716), other_hand=(268, 710), hands="grip",
                   through=(Shape("M212,712C228,702 256,702 270,710L276,780C258,790 226,790"
                                  " 208,780Z",
                                  "spark", depth=14),
                            Line("216,736 230,728 242,738 254,728 268,736", 5, "pale"),
                            Line("180,752 222,716 282,656", 5, "ink"),
                            Line("304,752 262,716 202,656", 5, "ink"))),
            Line("250,784 236,816 256,846 296,846", 5, "spark"),
            Shape(disc(304, 846, 28), "spark", depth=20),
            Line("282,836 304,826 328,838", 4, "pale"),
            Line("280,852 304,842 330,854", 4, "pale"),
            Shape("M-30,880C60,850 250,880 330,886Q360,858 396,866Q440,880 470,862Q510,878 540,860"
                  "Q580,858 640,890V930H-30Z",
                  "pale", depth=14),
        ),
    ),
    Card(
        "violin-sledge",
        "Winter Concert",
        "A fox runs off with a violin for a sledge; on the five lines of its track sit sparrows, "
        "and he comes too late.",
        World("slope", "brick", Light("right", 0.6, rim="spark"),
              {"grass": False, "hour": "night"}),
        (
            Glow((470, 560), 330, "pale", 0.7),
            Shape("M240,470C330,430 420,460 500,430S600,440 640,420V820H240Z", "mid", to="soft",
                  span=(430, 700)),
            Shape("M400,448V352H392V338H426V304H446L482,276L518,304H540V338H574V352H566V448Z",
                  "deep", to="mid", span=(280, 460)),
            Shape("".join(box(x, 360, 16, 44) for x in (412, 440, 468, 496, 524))
                  + box(474, 410, 18, 38)
                  + disc(482, 306, 9),
                  "glow", flat=True, fade=0.75),
            *(Shape(f'M{x},{y}l{z},{-z * 3}l{z},{z * 3}Z', "deep", flat=True, fade=0.55)
              for x, y, z in ((330, 470, 13), (362, 462, 10), (586, 450, 14))),
            Shape("M-40,230C90,330 260,480 380,610S560,760 660,790V940H-40Z", "pale", depth=120),
            Shape("M-40,420C120,560 260,700 420,800S600,880 660,890V940H-40Z", "soft", flat=True,
                  fade=0.35),
            *(Line(((-20, 296 + d + o), (80, 376 + d + o), (230, 530 + d + o)), w, tone)
              for d in (0, 26, 52, 78, 104)
              for o, w, tone in ((4, 5, "glow"), (0, 4, "mid"))),
            Blob("120,640 220,730 340,790 440,826 400,836 280,806 170,740", "mid", flat=True,
                 fade=0.35),
            *(dots(p, r, "glow") for p, r in (
                ("126,616 104,604 122,640 100,630", 17),
                ("86,586 70,612 84,650 130,664 150,694", 12),
                ("60,566 52,620 72,676 116,700 178,716", 7), ("42,590 60,650 96,714 140,730", 4))),
            Turned((
                Turned((Put("violin", (300, 900), 450, "spark/ink", shadow=0),), about=(300, 660),
                       turn=128, move=(2, -14)),
                Taper("330,548 262,508 206,506", (7, 13, 3), "glow"),
                Taper("330,540 276,480 226,462", (7, 13, 3), "glow"),
                Taper("316,538 270,512 226,508", (3, 6, 1), "spark", flat=True),
                Blob("300,650 270,620 262,580 296,552 350,556 396,600 412,650 396,676 350,676",
                     "glow", depth=60),
                Shape(disc(268, 610, 20), "glow", depth=14),
                Blob("300,664 310,634 346,628 372,652 388,676 350,690 312,684", "glow", depth=20),
                Blob("318,566 334,528 372,518 408,538 424,562 412,584 370,594 334,590", "glow",
                     depth=34),
                Shape(disc(386, 546, 8), "ink", flat=True),
                Shape(disc(389, 543, 2.5), "glow", flat=True),
                Blob("416,556 430,556 426,570", "spark", flat=True),
                Line("372,530 392,526", 4, "ink"),
                Line("424,572 412,578 402,574", 3, "ink"),
                Taper("380,606 410,650 424,684", (13, 11, 9), "glow"),
                Taper("396,600 436,640 450,674", (11, 10, 8), "pale"),
            ), about=(110, 560), zoom=0.86),
            Beast("fox", "run", (404, 866), 106, "mid/glow", turn=14, shadow=0.4),
            Line("378,662 424,724 478,804", 4, "ink"),
            Taper("484,784 472,810 468,838", (5, 6, 5), "ink", flat=True),
            *(Bird("sparrow", "stand", (x, y), 66, "ink/spark", shadow=0)
              for x, y in ((122, 446), (58, 424), (58, 490))),
            Blob("66,340 130,378 200,436 150,406 90,366", "ink", flat=True, fade=0.4),
            Figure("man", "run", (136, 388), 236, "ink/glow", "dread", wears="suit", hat="top-hat",
                   skin="pale", turn=24, hand=(252, 290), hands="grip", shadow=0,
                   through=(Taper("224,338 252,290 302,176", (4, 4, 3), "spark"),
                            Line("234,332 264,278 312,184", 2.5, "glow"),
                            Line("302,176 313,183", 6, "spark"),
                            Line("222,338 235,333", 6, "spark"))),
        ),
    ),
)  # fmt: skip
