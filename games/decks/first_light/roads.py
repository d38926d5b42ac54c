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


LION = (
    Blob("350,868 430,858 570,860 580,874 440,886 350,882", "deep", flat=True, fade=0.5),
    Taper("554,746 570,722 552,700 524,706", (8, 7, 6, 5), "soft"),
    Blob("536,696 514,692 490,704 512,720 530,716", "deep", depth=8),
    Taper("516,776 504,824 514,862 496,864", (26, 16, 12, 10), "soft+mid"),
    Taper("440,800 420,840 386,854", (22, 15, 11), "soft+mid"),
    Blob("408,790 420,750 452,734 508,738 546,730 572,760 568,804 536,820 470,828 424,830", "soft",
         depth=50),
    Taper("546,782 560,824 552,860 530,863", (34, 18, 12, 11), "soft"),
    Taper("456,792 474,836 444,860 408,866", (30, 19, 13, 11), "soft"),
    Blob("482,782 494,807 469,821 464,848 436,845 416,864 396,845 368,848 363,821 338,807"
         " 350,782 338,757 363,743 368,716 396,719 416,700 436,719 464,716 469,743 494,757",
         "deep", depth=40),
    Shape(disc(404, 728, 17) + disc(370, 740, 13), "soft", depth=8),
    Blob("408,760 414,800 398,838 372,856 344,866 318,860 310,838 322,812 344,780 374,752", "soft",
         depth=24),
    Blob("348,842 348,860 330,870 314,862 314,842 330,834", "pale", depth=8),
    Blob("326,824 320,844 304,838 308,820", "ink", flat=True),
    Shape("M346,794q12,-14 26,-4q-10,14 -26,4Z", "ink", flat=True),
    Taper("322,864 312,878 298,880", (6, 8, 5), "mid"),
    Line("250,884 300,892 350,886", 5, "glow"),
)  # fmt: skip
"""A lion that drinks."""


CARDS = (
    Card(
        "another-weather",
        "Another Weather",
        "A door in the desert opens on a night at sea; the sailor who comes out of it in his boat"
        " has never seen the sun, and a lion drinks what he brings.",
        World("backdrop", "ember", Light("right", 0.9, rim="glow"),
              {"tone": "pale", "to": "glow", "spot": False}),
        (
            Blob("-60,420 60,390 170,440 300,380 660,420 660,960 -60,960", "pale+soft", depth=40),
            Shape("M-60,560C80,520 300,560 660,540V960H-60Z", "pale", flat=True),
            Put("cactus", (68, 560), 130, "deep", shadow=0.7),
            Within(
                "M140,84H410V602H140Z",
                (Blob("110,120 200,90 330,124 440,96 440,40 110,40", "deep", flat=True),
                 Beam(((204, 172), (204, 186)), ((440, 96), (440, 226)), "glow", 0.9),
                 Blob("330,450 262,332 212,312 150,330 90,350 80,460", "ink", flat=True),
                 Put("lighthouse", (204, 322), 168, "pale/spark"),
                 Glow((204, 178), 76),
                 Shape("M120,400C180,366 240,420 310,390S400,404 440,384V680H120Z", "mid",
                       to="deep", span=(400, 600)),
                 *(Line(points, 5, "glow", fade=0.8) for points in (
                     "312,402 350,386 396,400", "318,500 366,478 420,500")),
                 Air("rain")),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
            ),
            Shape("M140,598H410C420,650 450,690 426,730C400,790 372,830 360,940H-40V800"
                  "C0,740 130,720 140,598Z", "spark", depth=40),
            Line("138,602 122,670 60,740 -40,790", 9, "glow"),
            Line("412,606 430,660 440,700 424,744 386,810 370,860 362,930", 9, "glow"),
            Blob("140,606 166,588 200,600 234,586 280,600 320,588 362,602 412,590 416,616 350,610"
                 " 290,620 220,608 150,622", "glow", depth=10),
            Shape("M108,50H442V624H410V84H140V624H108Z", "deep", depth=22),
            Shape("M442,50L556,12V684L442,624Z", "mid", depth=40),
            Shape("M460,92L538,64V300L460,300ZM460,350L538,354V618L460,582Z", "deep", depth=10),
            Shape(disc(528, 328, 11), "glow", depth=5),
            Figure(
                "old-man", "lean-back", (232, 712), 352, "pale/deep", "awe", look="right-up",
                hat="wool", wears="coat", shadow=0, hair="short+full/glow",
                hand=(246, 384), other_hand=(156, 560), hands="flat",
                holds=Held("lantern", hand="far", coat="ink/glow", size=96),
            ),
            Glow((156, 606), 80, "pale", 0.8),
            Blob("70,724 230,752 390,726 340,764 100,764", "ink", flat=True, fade=0.4),
            Put("rowboat", (240, 744), 118, "mid/soft", shadow=0),
            *(Line(points, 5, "glow", fade=0.8) for points in (
                "90,760 160,772 250,772", "40,820 100,808 170,816", "20,860 90,850 150,860")),
            Turned(LION, about=(440, 880), zoom=0.86, move=(2, -16)),
        ),
    ),
    Card(
        "bottle-winter",
        "Last Year's Winter",
        "A girl in the desert has found a bottle in which it is snowing; somebody in it calls"
        " after the child who has already got out.",
        World("backdrop", "sand", Light("right", 0.7, rim="glow"),
              {"tone": "mid", "to": "soft", "spot": False}),
        (
            Blob("-60,330 40,270 160,320 260,300 420,260 660,320 660,960 -60,960", "soft+pale",
                 flat=True),
            Put("camel", (112, 322), 116, "deep/spark", haze=0.25, flat=True),
            Blob("-60,410 100,380 300,440 660,400 660,960 -60,960", "soft", flat=True),
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
            Line("146,582 182,578", 9, "glow"),
            Taper("300,412 246,446 240,490 284,506 330,502", (52, 50, 44, 36, 28), "spark"),
            Hand("flat", (338, 502), (280, 504), 112, "spark/glow", skin="brown", bend=12,
                 flip=True),
            Taper("528,408 566,450 568,496", (50, 50, 44), "spark"),
            Taper("566,500 536,450 500,404", (42, 36, 28), "spark"),
            Hand("mitt", (494, 396), (550, 480), 116, "spark/glow", skin="brown", bend=8),
            Blob(SPILL, "glow", corners=(3,), flat=True),
            Shape("M108,552H134V668H108Z", "spark", depth=12),
            *(Shape(disc(x, y, r), "glow", flat=True) for x, y, r in (
                (206, 736, 8), (226, 716, 5), (248, 764, 6), (196, 708, 4))),
            Figure("boy", "leap", (140, 802), 226, "spark/deep", "joy", hat="wool", flip=True,
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
