"""Cards of the road: doors, snow, and a railway."""

from games.decks.recipe import (
    Air,
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Turned,
    Within,
    World,
    disc,
)

BOTTLE = (
    "M520,456H340C270,462 236,536 196,552L120,566V654L196,664C240,682 270,760 340,776H520"
    "C556,776 566,740 566,616S556,456 520,456Z"
)


SNOW = ((250, 540, 5), (310, 560, 4), (330, 500, 6), (430, 520, 5), (476, 590, 4),
        (460, 480, 4), (540, 520, 6), (230, 600, 5), (290, 640, 6), (340, 660, 4))  # fmt: skip
"""The flakes in the bottle."""


SPILL = "-40,760 30,720 80,640 118,600 132,646 160,720 230,800 300,850 340,940 -40,940"


CARDS = (
    Card(
        "another-weather",
        "Another Weather",
        "A door in the desert opens on a night at sea; the sailor who comes out of it in his boat"
        " has never seen the sun, and a lion drinks what he brings.",
        World("backdrop", "ember", Light("right", 0.9, rim="glow"),
              {"tone": "pale", "to": "glow", "spot": False}),
        (
            Blob("-60,440 40,400 130,450 300,380 660,430 660,960 -60,960", "pale+soft", depth=50),
            Blob("-60,500 60,450 170,520 600,440 660,470 660,960 -60,960", "soft+pale", depth=70),
            Blob("-60,580 40,600 140,650 520,600 660,630 660,960 -60,960", "pale", depth=70),
            Put("cactus", (70, 590), 120, "deep", shadow=0.7),
            Shape("M122,662L-60,740V560L122,620Z", "deep", flat=True, fade=0.45),
            Within(
                "M150,104H424V652H150Z",
                (Blob("130,150 220,110 330,150 440,120 440,60 130,60", "deep", flat=True),
                 Blob("280,230 360,200 450,220 450,270 340,266", "deep", flat=True, fade=0.7),
                 Beam(((204, 182), (204, 196)), ((440, 100), (440, 230)), "glow", 0.9),
                 Beam(((204, 182), (204, 196)), ((130, 150), (130, 240)), "glow", 0.7),
                 Blob("300,460 252,350 204,330 150,344 90,364 80,470", "ink", flat=True),
                 Put("lighthouse", (204, 338), 174, "pale/spark"),
                 Glow((204, 188), 80),
                 Shape("M140,430C200,400 250,446 310,418S400,434 440,414V680H140Z", "mid",
                       to="deep", span=(430, 640)),
                 Shape("M140,520Q200,480 250,512T340,500T440,520V680H140Z", "soft+mid",
                       to="deep", span=(500, 660)),
                 *(Line(points, 5, "glow", fade=0.8) for points in (
                     "150,446 200,414 240,432", "296,436 340,414 400,432",
                     "160,522 200,498 246,514", "320,510 366,500 424,520")),
                 Air("rain")),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
            ),
            Shape("M130,660H440C470,700 506,730 496,800C486,880 420,900 400,940H-40V820"
                  "C-10,780 110,750 130,660Z", "soft+mid", flat=True, fade=0.7),
            Shape("M150,640H424C430,690 470,720 462,780C456,850 380,880 360,940H-40V850"
                  "C10,800 130,760 150,640Z", "spark", depth=40),
            Shape("M200,650H300L262,930H90Z", "spark+ink", flat=True, fade=0.45),
            Glow((186, 830), 110, "pale", 0.75),
            *(Line(points, 5, "glow", fade=0.75) for points in (
                "60,850 150,838 230,850", "40,890 110,880 170,892")),
            *(Line(((186 - w, y), (186 + w, y + 1)), 5, "glow") for w, y in (
                (26, 818), (14, 832), (20, 848), (9, 862))),
            Line("150,644 130,720 60,800 -40,850", 9, "glow"),
            Line("424,648 434,690 464,730 460,790 400,870 360,940", 9, "glow"),
            Blob("150,652 176,632 210,646 244,630 290,646 330,632 372,648 424,634 430,664 360,656"
                 " 300,668 230,656 160,672", "glow", depth=10),
            Shape("M118,70H456V668H424V104H150V668H118Z", "deep", depth=22),
            Shape("M456,70L562,22V744L456,668Z", "mid", depth=40),
            Shape("M474,112L544,80V330L474,330ZM474,380L544,384V668L474,618Z", "deep", depth=10),
            Shape(disc(538, 358, 11), "glow", depth=5),
            Figure(
                "old-man", "lean-back", (252, 760), 346, "mid/deep", "awe", look="right-down",
                hat="wool", wears="coat", shadow=0,
                hair="short+full/glow", hand=(346, 470), other_hand=(172, 600), hands="open",
                holds=Held("lantern", hand="far", coat="ink/glow", size=100),
            ),
            Glow((172, 648), 90, "pale", 0.8),
            Blob("96,772 256,800 440,772 400,812 130,812", "ink", flat=True, fade=0.4),
            Put("rowboat", (266, 790), 122, "deep/soft", shadow=0),
            Blob("330,856 420,838 470,862 440,900 330,905", "spark", flat=True),
            Line("130,778 180,792 270,796 360,790", 5, "glow", fade=0.8),
            Turned((
                Blob("400,876 480,862 590,866 560,892 440,896", "deep", flat=True, fade=0.5),
                Taper("546,800 552,846 538,880", (22, 14, 13), "soft+mid"),
                Taper("572,766 590,724 566,702 544,712", (7, 6, 5, 5), "soft"),
                Shape(disc(540, 716, 15), "mid", depth=8),
                Blob("430,800 462,754 516,738 562,750 586,792 580,836 550,848 470,850", "soft",
                     depth=60),
                Taper("566,806 582,846 568,880", (32, 17, 14), "soft"),
                Taper("516,790 506,850 492,878", (24, 15, 14), "soft"),
                Shape(disc(424, 804, 62) + disc(376, 770, 27) + disc(404, 742, 28)
                      + disc(444, 740, 30) + disc(482, 766, 30) + disc(490, 808, 30)
                      + disc(470, 848, 28) + disc(430, 866, 26), "mid", depth=40),
                Shape(disc(384, 780, 16) + disc(440, 772, 16), "soft", flat=True),
                Blob("366,846 368,806 392,782 424,782 446,806 444,842 416,864 384,862", "soft",
                     depth=24),
                Shape(disc(388, 812, 6) + disc(420, 810, 6), "ink", flat=True),
                Blob("364,850 374,828 398,822 416,838 404,860 380,866", "pale", flat=True),
                Shape(disc(372, 842, 10), "ink", flat=True),
                Taper("382,864 366,882 344,886", (9, 12, 8), "mid"),
                Line("300,884 330,872 356,876", 5, "glow"),
                Line("296,900 350,906 400,896", 5, "glow"),
            ), (524, 882), 0, 0.72, move=(6, -8)),
        ),
    ),
    Card(
        "bottle-winter",
        "Last Year's Winter",
        "A girl in the desert has found a bottle in which it is snowing; somebody in it calls"
        " after the child who has already got out.",
        World("backdrop", "sand", Light("right", 0.7, rim="glow"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Blob("-60,330 40,270 160,320 260,300 420,260 660,320 660,960 -60,960", "soft+pale",
                 flat=True),
            Put("camel", (112, 322), 110, "mid/spark", haze=0.35, flat=True),
            Blob("60,326 110,318 40,334 -20,336", "mid", flat=True, fade=0.5),
            Blob("-60,410 100,380 300,440 660,400 660,960 -60,960", "soft", depth=60),
            Blob("-60,520 100,500 300,540 660,480 660,960 -60,960", "soft+mid", depth=60),
            Figure("girl", "face-us", (400, 1080), 1000, "spark/glow", "wonder", look="us-down",
                   hat="headscarf", hair="bob", skin="brown", shadow=0,
                   hand=(420, 620), other_hand=(380, 620)),
            Blob("-60,680 150,700 300,730 480,700 660,690 660,960 -60,960", "soft+mid", depth=60),
            Blob("100,790 300,770 560,780 620,800 560,826 300,830 160,820", "deep", flat=True,
                 fade=0.5),
            Within(
                BOTTLE,
                (Blob("100,720 240,650 380,680 600,640 600,900 100,900", "pale", depth=40),
                 Blob("90,612 200,620 300,690 380,720 280,790 90,700", "pale", depth=30),
                 Glow((480, 660), 140, "glow", 0.9),
                 Put("house", (506, 718), 136, "spark/glow", shadow=0),
                 Blob("352,748 410,742 470,750 410,758", "mid", flat=True, fade=0.6),
                 Figure("old-man", "point", (352, 752), 132, flip=True, hat="wool",
                        silhouette="deep", shadow=0, hand=(286, 670)),
                 Line("338,664 350,668 362,664", 8, "spark"),
                 Line("358,666 374,680 376,698", 7, "spark"),
                 Line("286,666 286,686", 4, "deep"),
                 Glow((286, 698), 44, "glow", 0.9),
                 Shape("M277,686H295L298,710H274Z", "spark", depth=6),
                 *(Shape(disc(x, y, s), "glow", flat=True) for x, y, s in SNOW)),
                World("backdrop", "night", Light("right", 0.5),
                      {"tone": "deep", "to": "soft", "spot": False}),
                edge="spark",
            ),
            Line("524,768 350,766 290,730 250,690", 9, "glow", fade=0.5),
            Line("262,540 290,500 342,478 420,474", 12, "glow", fade=0.8),
            Line("146,582 182,578", 9, "glow", fade=0.8),
            *(Taper(points, (50, 48, 40, 27), "spark") for points in (
                "296,396 244,424 244,462 282,488", "520,396 574,424 570,462 526,484")),
            *(Hand("flat", at, start, 104, "spark/glow", skin="brown", bend=bend, flip=flip)
              for at, start, bend, flip in (((312, 498), (272, 456), -10, True),
                                            ((496, 494), (538, 452), 10, False))),
            Blob(SPILL, "glow", corners=(3,)),
            Shape("M108,552H134V668H108Z", "spark", depth=12),
            *(Shape(disc(x, y, r), "glow", flat=True) for x, y, r in (
                (206, 744, 8), (224, 722, 5), (210, 790, 7), (240, 770, 5), (196, 712, 4))),
            Figure("boy", "leap", (136, 812), 190, "spark/deep", "joy", hat="wool", flip=True,
                   shadow=0),
        ),
    ),
    Card(
        "train-of-thought",
        "The 8.14",
        "The track runs into the ear of a head as large as a hill; the train is on time, and"
        " its steam comes out again as a word.",
        World("backdrop", "rose", Light("right", 0.6, rim="spark"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Shape("M450,900L504,790L548,640L640,770V960H450Z", "deep", flat=True),
            Shape("M548,640L533,690L545,680L554,696L564,682L584,690Z", "glow", flat=True),
            Shape("M-40,300C-40,120 120,40 270,60C400,78 450,160 452,240C452,268 470,300 486,336"
                  "C494,352 484,362 466,364C468,380 472,392 462,404C474,412 470,424 458,430C462,448"
                  " 464,470 448,490C420,516 380,510 350,520C336,560 340,600 340,640"
                  "C380,690 400,760 400,940H-40Z", "mid", depth=110),
            Shape("M-40,470V280C-40,100 110,28 262,42C350,52 420,96 442,170C400,130 350,140 320,190"
                  "C300,220 310,262 300,290C270,210 160,200 120,280C92,330 110,420 96,480Z",
                  "deep", depth=90),
            *(Line(points, 5, "mid", fade=0.6) for points in (
                "320,86 230,110 150,180", "260,70 150,110 70,220", "390,112 330,120 280,170")),
            Taper("366,214 396,192 440,208", (5, 10, 4), "deep"),
            Blob("366,274 384,248 416,244 438,268 420,296 386,298", "glow", flat=True, depth=8),
            Shape(disc(385, 276, 15), "ink", flat=True),
            Line("362,276 382,248 416,243 440,266", 7, "ink"),
            Line("448,364 456,356 466,364", 4, "deep"),
            Blob("440,398 462,388 476,398 468,420 448,422", "ink", flat=True),
            Glow((380, 370), 60, "spark", 0.25),
            Shape("M-40,700C60,640 130,610 190,560C230,600 290,630 340,640C400,700 420,800 420,940"
                  "H-40Z", "spark", depth=110),
            *(Line(points, 5, "deep", fade=0.5) for points in (
                "190,560 230,640 330,700", "340,640 372,760 384,900", "60,760 110,820 130,900")),
            Blob("84,400 100,260 200,212 300,240 336,330 316,420 286,480 262,540 216,540 206,480",
                 "mid+soft", depth=50),
            Blob("116,400 128,290 204,246 280,266 304,332 290,400 262,450", "mid", depth=24),
            Line("112,390 122,290 200,240 284,262 312,330 296,410", 6, "pale", fade=0.6),
            Shape("M132,470V356C132,266 280,266 280,356V470Z", "spark", depth=16),
            Shape("M154,470V360C154,294 258,294 258,360V470Z", "ink", flat=True),
            Glow((206, 400), 74, "spark", 0.55),
            *(Line(((x, 566 - x * 0.4), (x - 6, 776 - x * 0.56)), 12, "ink")
              for x in (46, 106, 166, 226)),
            *(Line(((x, 730 - x * 0.5), (x + 60, 570 - x * 0.44)), 6, "ink")
              for x in (46, 106, 166)),
            *(Line(((x - 22, 780 - x * 0.56), (x + 12, 772 - x * 0.56)), 9, "ink")
              for x in (46, 106, 166, 226)),
            Shape("M-40,578L264,456V482L-40,606Z", "ink", depth=10),
            Line("-40,572 264,450", 7, "glow"),
            *(Put("cloud", at, size, "glow", fade=0.9, shadow=0) for at, size in (
                ((104, 312), 46), ((70, 236), 74))),
            Turned((
                Put("train", (178, 506), 118, "glow/spark", shadow=0, flip=True),
                *(thing for x in (-18, 64) for thing in (
                    Shape(f"M{x},430h74v58h-74Z", "glow", depth=12),
                    Shape(f"M{x - 4},422h82v12h-82Z", "ink", flat=True),
                    Shape("".join(f"M{x + at},444h16v22h-16Z" for at in (8, 30, 52)), "spark",
                          flat=True),
                    Shape(disc(x + 18, 494, 11) + disc(x + 56, 494, 11), "ink", flat=True))),
            ), (118, 500), -21.6, move=(-46, 39)),
            *(Put("cloud", (x, y), s, "glow", fade=f, shadow=0) for x, y, s, f in
              ((500, 432, 22, 0.95), (530, 392, 42, 0.95), (536, 296, 62, 0.95))),
            Taper("150,1010 230,940 300,880", (84, 66, 54), "spark+ink"),
            Shape("M256,846L288,818L352,888L322,918Z", "glow", depth=14),
            *(Taper(points, (21, 20, 18, 13), "soft") for points in (
                "410,836 470,806 510,776 530,738", "430,838 490,816 534,792 552,756",
                "430,852 490,842 540,826 564,798", "420,866 480,870 526,862 556,842")),
            Blob("302,852 340,812 400,800 450,812 468,846 446,880 390,896 336,890", "soft",
                 depth=50),
            Taper("340,836 352,800 350,766 340,736", (26, 22, 18, 12), "soft"),
            *(Line(points, 4, "mid") for points in (
                "452,830 500,804 526,776", "456,838 510,818 540,796", "452,858 510,850 546,834",
                "356,822 376,836 380,860")),
            *(Figure(who, "wave", at, size, coat, "shout", flip=True, shadow=0.3, hand=hand,
                     look="left-up", skin=skin, holds=holds)
              for who, at, size, coat, hand, skin, holds in (
                  ("woman", (437, 846), 166, "deep/glow", (417, 674), "brown", ()),
                  ("girl", (483, 850), 132, "spark/glow", (457, 730), "tan",
                   Held("suitcase", size=44, coat="glow/ink", hand="far")))),
        ),
    ),
)  # fmt: skip
