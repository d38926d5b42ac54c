"""A wall in the sun, a square at night, and a table."""

from games.decks.arrangements import track
from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Patch,
    Put,
    Shape,
    Taper,
    Turned,
    Within,
    World,
    disc,
)


def _across(column: int, row: int) -> str:
    """A corner of the chequered cloth, which lies in perspective."""
    deep = (row / 6) ** 1.5
    return f"{300 + column * (90 + 170 * deep):.0f},{430 + 500 * deep:.0f}"


CARDS = (
    Card(
        "sitting-shadow",
        "Back in a Minute",
        "The chair is empty, but not its shadow, which strokes the shadow of the dog.",
        World("wall", "brick", Light("low-left", 0.5, rim="glow"), {"tone": "soft"}),
        (
            Patch(((104, 34), (640, -10), (640, 740), (120, 706)), "pale", 0.6, bars=0),
            *(Line(points, 3, "mid", fade=0.35)
              for points in ("40,120 130,118", "60,180 132,180", "30,300 136,298", "50,420 120,420",
                             "40,560 140,560", "180,640 330,650", "470,420 560,424",
                             "500,480 580,484", "200,110 290,104", "230,170 320,166")),
            Turned((Put("chair", (236, 780), 440, "ink", flat=True),
                    Figure("old-man", "sit", (240, 590), 540, silhouette="ink", hat="bowler",
                           wears="suit", look="down", hand=(504, 565), other_hand=(340, 560),
                           hands="flat", shadow=0),
                    Beast("dog", "sit", (562, 782), 152, silhouette="ink", flip=True, look="up")),
                   move=(-90, -16), fade=0.6),
            Shape("M-40,760H640V940H-40Z", "deep", depth=70),
            Shape("M124,766L640,766V930H184Z", "mid", flat=True, fade=0.5),
            Line("-40,752 640,752", 14, "mid+deep"),
            *(Line(points, 3, "ink", fade=0.5)
              for points in ("-20,800 620,796", "-20,848 620,846", "240,766 250,796",
                             "420,800 430,846", "300,850 310,880")),
            Blob("60,870 150,846 300,800 330,806 210,868 100,884", "ink", flat=True, fade=0.5),
            Blob("470,884 530,862 590,830 610,840 560,882", "ink", flat=True, fade=0.5),
            Put("chair", (116, 870), 400, "spark/ink", shadow=0),
            *(Line(points, 3, "ink", fade=0.35)
              for points in ("46,504 152,506", "50,580 150,582", "40,720 40,840",
                             "196,730 204,850")),
            Shape("M60,668L202,668L196,690L66,690Z", "mid+soft", depth=12),
            Put("shut-book", (136, 674), 32, "glow/mid", shadow=0, turn=-3),
            Beast("dog", "sit", (486, 886), 160, "pale/spark", flip=True, look="up"),
            Line("432,786 452,800 476,792", 8, "spark"),
            Shape("M374,40H554V300H374Z", "ink", depth=20),
            Shape("M388,54H540V292H388Z", "glow", to="soft", span=(54, 300)),
            Shape("M500,60H540V292H520Q524,150 500,60ZM388,60H410Q406,180 396,292H388Z", "spark",
                  depth=14),
            Shape("M352,290H576V326H352Z", "ink", flat=True, fade=0.35),
            Shape("M360,284H568V316H360Z", "mid", depth=14),
            Within("M388,54H540V298H388Z",
                   (Figure("old-woman", "think", (478, 494), 340, "spark/glow", "sad", look="down",
                           flip=True, hat="none", hair="bun/deep", wears="jumper", hand=(440, 284),
                           other_hand=(416, 286), hands="mitt", shadow=0),)),
            Put("tulip", (536, 286), 66, "spark/deep", shadow=0),
            Shape("M516,262h38l-6,26h-26Z", "spark+ink", depth=8),
        ),
    ),
    Card(
        "statue-leaves",
        "After Hours",
        "The statue leaves on tiptoe with her bag; the watchman stands in for her.",
        World("backdrop", "fog", Light("left", 0.5, at=(214, 170), reach=860),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M200,680V580L244,532L262,548V526h16v36L290,584V680Z", "deep+mid", depth=16),
            Shape("M228,600h18v26h-18Z", "glow", flat=True, fade=0.8),
            Shape("M-40,700L640,610V940H-40Z", "mid", depth=90),
            *(Line(((x, 700 - x * 0.13), (x, 630 - x * 0.13)), 5, "ink", fade=0.8)
              for x in range(250, 600, 26)),
            Line("236,646 590,600", 5, "ink", fade=0.8),
            *(Line(points, 3, "deep", fade=0.45)
              for points in ("240,760 600,720", "20,850 600,800", "300,700 250,880",
                             "150,800 110,880")),
            Glow((214, 170), 330, "glow", fade=0.8),
            Shape("M20,750L34,446H186L200,750Z", "soft", depth=80),
            Shape("M150,450H186L200,750H160Z", "mid", flat=True, fade=0.5),
            Shape("M18,416H204V450H18ZM0,738H216V780H0Z", "soft+pale", depth=14),
            Shape("M62,550H152V640H62Z", "mid", depth=6),
            *(Line(((78, y), (138, y)), 4, "deep", fade=0.7) for y in (580, 608)),
            Figure("man", "stand", (106, 420), 344, "spark/glow", "calm", "right-up",
                   wears="uniform", hat="peaked", hand=(128, 190), other_hand=(206, 118),
                   hands="flat", holds=Held("lantern", size=96, coat="ink/glow", hand="far"),
                   shadow=0),
            Glow((214, 170), 110, fade=0.9),
            Bird("pigeon", "walk", (96, 866), 116, "soft/spark", look="up"),
            Blob("300,868 420,846 560,840 640,850 640,900 420,896", "ink", flat=True, fade=0.5),
            Turned((
                Taper("300,730 268,790 262,826", (30, 22, 15), "soft"),
                Blob("250,812 272,808 288,830 322,862 330,880 304,886 276,866 256,840", "pale",
                     depth=20),
                Taper("480,760 506,812 510,836", (30, 22, 16), "mid+soft"),
                Blob("496,826 522,822 546,850 578,866 578,882 520,885 496,876", "soft", depth=20),
                *(Line(p, 3, "mid") for p in (
                    "560,872 564,861", "549,873 552,860", "308,882 316,872", "297,878 306,866")),
                Taper("402,310 400,366", (18, 26), "soft+pale"),
                Taper("446,396 502,450", (25, 21), "soft"),
                Taper("502,450 492,540 506,600", (20, 17, 14), "soft"),
                Shape("M372,350C344,354 326,372 322,404C320,450 340,494 344,530C322,590 282,640"
                      " 250,680C232,712 222,750 224,786C262,796 292,778 322,786C370,812 420,800"
                      " 450,812C490,818 530,806 560,780C548,710 500,650 478,600C462,560 462,536"
                      " 468,500C488,450 488,390 472,372C456,352 430,350 414,348Z",
                      "pale", depth=110),
                Blob("352,540 352,600 310,690 292,782 250,788 226,786 246,700 310,610", "glow",
                     flat=True, fade=0.8),
                Shape("M452,362C476,372 488,400 482,440L468,500C462,536 462,560 478,600"
                      "C500,650 548,710 560,780C530,806 490,818 450,812C470,740 440,640 420,560"
                      "C440,500 462,430 452,362Z", "deep", flat=True, fade=0.45),
                *(Line(points, 5, "soft")
                  for points in ("344,532 400,550 466,530", "350,556 320,640 264,760",
                                 "362,560 350,660 322,786", "380,560 410,680 396,800",
                                 "400,556 440,660 486,812", "440,548 500,680 540,790")),
                Taper("344,396 296,482", (25, 21), "pale"),
                Taper("296,482 314,560 336,596", (20, 17, 14), "pale"),
                Blob("318,600 330,586 350,592 358,612 344,630 322,622", "pale", depth=16),
                *(Line(p, 3, "mid") for p in ("338,612 342,626", "328,608 330,622")),
                Blob("312,446 318,392 344,360 382,352 400,364 418,352 450,360 478,392 486,440"
                     " 452,440 424,462 400,470 372,460 344,440", "soft+pale", depth=40),
                Shape("M418,352C460,360 482,390 486,440L452,440L424,462Z", "deep", flat=True,
                      fade=0.3),
                *(Line(points, 4, "soft") for points in (
                    "330,420 340,390 368,366", "362,430 366,400 388,372",
                    "468,420 458,390 430,366", "436,432 432,400 412,372")),
                Line("470,678 480,628 508,600 538,628 552,678", 12, "ink"),
                Blob("490,594 508,582 528,590 534,610 520,624 498,624 488,610", "soft", depth=16),
                *(Line(points, 3, "mid") for points in ("500,606 502,618", "511,606 513,620")),
                *(Line(points, 3, "deep", fade=0.8)
                  for points in ("446,470 434,492 444,508 432,534", "444,508 456,520")),
                Turned((
                    Blob("352,296 348,258 372,232 414,228 446,250 450,296 432,332 412,330", "soft",
                         depth=30),
                    Shape(disc(446, 258, 28), "soft", depth=16),
                    Blob("356,282 370,256 404,252 424,272 424,306 406,338 384,350 368,340"
                         " 358,318 348,308", "pale", depth=34),
                    Blob("352,280 352,252 382,240 420,254 434,290 414,268 384,260 366,268", "soft",
                         depth=14),
                    *(Line(points, 3, "mid") for points in (
                        "360,252 390,244 416,258", "430,262 450,252 462,266",
                        "371,286 362,310 371,313", "369,329 377,332 387,328",
                        "352,278 360,270 369,272", "383,272 396,266 409,275")),
                    *(Blob(((x - w, 294), (x, 286), (x + w, 294), (x, 300)), "glow", (0, 2),
                           flat=True) for x, w in ((363, 8), (396, 13))),
                    *(Shape(disc(x, 292, 5), "deep", flat=True) for x in (358, 389)),
                ), move=(0, -16)),
                Blob("450,676 512,662 564,676 578,738 558,774 460,774 438,738", "spark", depth=50),
                Line("448,708 512,696 572,708", 5, "ink"),
                Shape("M496,686h34v28h-34Z", "glow", depth=8),
                Bird("pigeon", "sleep", (432, 216), 104, "soft/spark", shadow=0),
            ), about=(400, 240), zoom=0.95, move=(-10, 16)),
        ),
    ),
    Card(
        "table-railway",
        "Between Courses",
        "The 8.40 has left the hat; a child who should be eating has just picked up the next rail.",
        World("backdrop", "fern", Light("left", 0.8, at=(110, 330), reach=620),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            *(Line(((x, -20), (x, 440)), 16, "mid", fade=0.35) for x in range(30, 620, 58)),
            Shape("M470,40h96v130h-96Z", "ink", depth=8),
            Shape("M480,50h76v110h-76Z", "soft", flat=True),
            Shape("M480,160V120l24,-26l22,22l14,-12l16,20v36Z", "mid", flat=True),
            Blob("300,66 410,84 470,180 484,300 480,440 440,450 330,420 220,446 150,440 130,300"
                 " 144,170 200,86",
                 "ink", depth=120),
            Blob("306,130 400,148 446,220 452,330 430,410 380,452 310,466 240,452 190,410 168,330"
                 " 176,220 214,148",
                 "pale+spark", depth=110),
            Blob("164,330 170,200 214,132 300,114 396,132 446,200 452,330 430,262 400,206 350,214"
                 " 300,200 252,214 214,208 190,260",
                 "ink", depth=60),
            *(Line(p, 4, "deep", fade=0.8)
              for p in ("300,76 250,130 222,200", "316,76 350,130 366,206",
                        "190,130 158,220 152,330", "420,130 460,220 466,330")),
            *(thing
              for x, s in ((246, -1), (374, 1))
              for thing in (Blob(((x - 44, 316), (x - 24, 280), (x + 22, 278), (x + 44, 312),
                                  (x + 26, 346), (x - 26, 348)),
                                 "glow", depth=12),
                            Shape(disc(x - 2, 322, 25), "ink", flat=True),
                            Shape(disc(x - 10, 313, 7), "glow", flat=True),
                            Line(((x - 46, 314), (x - 26, 279), (x + 20, 276), (x + 46, 310)), 6,
                                 "ink"),
                            Line(((x - 38, 246 - s * 2), (x, 232), (x + 38, 246 + s * 2)), 8,
                                 "ink"))),
            Blob("300,344 316,380 326,400 306,412 288,402", "pale+spark", depth=34),
            *(Blob(((x - 30, 392), (x, 374), (x + 30, 392), (x, 414)), "spark", flat=True,
                   fade=0.45)
              for x in (212, 408)),
            Shape("M-30,430H640V930H-30Z", "glow", depth=30),
            *(Shape("".join(f'M{_across(c, r)}L{_across(c + 1, r)}L{_across(c + 1, r + 1)}'
                            f'L{_across(c, r + 1)}Z'
                             for c in range(-4, 5) if (c + r) % 2),
                    "soft", flat=True)
              for r in range(6)),
            Blob("150,430 300,424 470,430 440,470 300,480 180,466", "ink", flat=True, fade=0.35),
            *(Taper(((x, 416), (x - 2, 434), (x - 4, 456)), (14, 13, 11), "pale+spark")
              for x in (152, 180, 208, 236)),
            *(Blob(((x - 9, 446), (x - 4, 440), (x + 3, 446), (x - 3, 460)), "glow", flat=True,
                   fade=0.6)
              for x in (152, 180, 208, 236)),
            Blob("120,860 260,858 330,884 240,900 100,896", "ink", flat=True, fade=0.35),
            Shape("M-30,540C60,524 150,546 172,590C188,640 186,756 150,800C100,830 20,830 -30,810Z",
                  "ink", depth=90),
            Shape("M-40,800C60,840 170,820 214,780C230,800 200,860 100,880C40,890 -40,880 -40,880Z",
                  "ink", depth=40),
            Shape("M-30,740C60,770 130,760 172,730V780C130,810 60,820 -30,800Z", "spark", depth=20),
            Shape("M120,624C164,610 188,650 186,704C184,764 160,788 130,790C112,740 106,676"
                  " 120,624Z",
                  "deep", depth=10),
            *track("140,764 240,752 330,716", 64, end=54, rail="ink", sleeper="ink+deep"),
            Blob("210,772 300,754 350,756 300,782", "ink", flat=True, fade=0.35),
            Turned((Put("train", (244, 748), 84, "spark/glow", shadow=0, flip=True),),
                   about=(244, 748), turn=-10),
            *(Blob(((x - r, y), (x, y - r), (x + r, y), (x, y + r * 0.8)), "glow", depth=10)
              for x, y, r in ((300, 648, 12), (276, 622, 17), (240, 596, 22))),
            *track("492,672 564,636 650,596", 46, end=36, rail="ink", sleeper="ink+deep"),
            Shape("M388,742L500,772L510,780L392,752Z", "ink", flat=True, fade=0.45),
            Figure("man", "wave", (390, 746), 92, "deep/spark", "shout", shadow=0, flip=True),
            Blob("340,624 400,600 450,590 460,600 400,626 350,640", "ink", flat=True, fade=0.35),
            Hand("pinch", (548, 452), (700, 310), 176, "spark/glow",
                 through=track("336,588 398,566 462,534", 50, end=42, rail="ink",
                               sleeper="ink+deep")),
            Put("cup", (500, 866), 120, "spark/glow", shadow=0.6),
            Within("M410,600H590V764H410Z",
                   (Figure("man", "raise-both", (494, 830), 128, "deep/glow", "dread", shadow=0),)),
        ),
    ),
)  # fmt: skip
