"""Indoors, continued: cups at night, and bedrooms."""

from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Turned,
    Within,
    World,
    box,
    disc,
)

CARDS = (
    Card(
        "cup-storm",
        "Small Weather",
        "A girl stirs her tea and thinks of a letter; she doesn't see that a ship goes down in "
        "the cup.",
        World(
            "backdrop", "night", Light("left", 0.4, at=(250, 400), reach=560, tone="spark+glow"),
            {"tone": "deep", "to": "mid", "spot": False},
        ),
        (
            Shape("M388,-30H640V300H388Z", "ink", flat=True, fade=0.5),
            Shape("M404,-30H486V140H404ZM502,-30H640V140H502ZM404,156H486V284H404ZM502,156H640V284"
                  "H502Z", "mid", flat=True, fade=0.7),
            *(Line(((x, y), (x - 14, y + 36)), 3, "soft", fade=0.5) for x, y in (
                (430, 20), (466, 70), (530, 30), (566, 90), (440, 120), (584, 30))),
            Shape("M20,560H40V800H20ZM120,560H140V800H120ZM20,576H140V600H20ZM20,640H140V660H20Z",
                  "ink", flat=True, fade=0.45),
            Glow((250, 420), 360, "spark+glow", 0.75),
            *(Shape("".join(disc(*puff) for puff in puffs), tone, depth=70)
              for tone, puffs in (
                  ("deep", ((60, 70, 120), (190, 40, 110), (300, 60, 80), (348, 120, 52))),
                  ("ink", ((20, 220, 84), (110, 180, 90), (210, 150, 84), (296, 150, 60),
                           (90, 262, 52), (176, 240, 56), (262, 206, 48))))),
            *(Line(points, 4, "spark", fade=0.8) for points in (
                "350,172 340,196 314,208 304,230 280,250 250,254", "228,264 206,292 176,298",
                "140,284 122,306 92,314 62,304")),
            Figure(
                "girl", "think", (512, 1090), 890, "spark/glow", "calm", flip=True, look="us-up",
                hand=(364, 566), other_hand=(424, 700), hands="grip", shadow=0, hair="bob",
                wears="dress",
                through=(Taper("398,520 364,566 268,664", (14, 8, 9), "pale"),),
            ),
            Glow((420, 400), 120, "spark", 0.3, plane="near"),
            Shape("M-30,800L640,770V930H-30Z", "ink", depth=50),
            Shape("M-30,806L260,792L300,930H-30Z", "mid", flat=True, fade=0.35),
            Put("cup", (236, 884), 280, "pale/spark"),
            Shape("M92,632a116,25 0 1 1 232,0a116,25 0 1 1 -232,0Z", "deep", flat=True),
            Put("ship", (182, 662), 204, "spark/ink", turn=-17, shadow=0),
            Taper("306,622 268,664", (8, 9), "pale"),
            Shape("M236,250L182,366L216,360L190,456L288,340L250,346L292,250Z", "glow",
                  depth=8),
            Glow((190, 460), 60, "glow", 0.95),
            Shape(
                "M90,632C96,600 76,584 64,596C80,560 130,574 138,612C160,640 176,622 206,630"
                "S248,614 270,636S310,628 324,640C318,662 268,672 206,672"
                "S94,662 90,632Z", "mid", depth=20,
            ),
            Shape("M286,664C306,660 320,650 324,640L320,700Q314,740 304,738T298,700Q294,690"
                  " 286,664Z", "mid", depth=12),
            *(Line(points, 5, "glow", fade=0.85) for points in (
                "66,594 100,576 134,606", "112,642 142,636 170,650", "206,640 236,652 264,644")),
            Shape(disc(56, 566, 7) + disc(92, 550, 5) + disc(44, 610, 5)
                  + disc(116, 528, 4), "glow", flat=True),
            Shape("M410,842L548,806L600,856L456,894Z", "glow", depth=14),
            *(Line(((440 + k * 14, 848 + k * 14), (544 + k * 14, 820 + k * 14)), 3, "mid")
              for k in range(3)),
        ),
    ),
    Card(
        "eye-window",
        "Visiting Hours",
        "Something with a very large eye looks in at the window; it has brought flowers, and "
        "somebody under the bed has seen it.",
        World(
            "room", "moss", Light("above", 0.4, at=(262, 300), reach=560, tone="pale"),
            {"dark": True}
        ),
        (
            Shape("M478,70H566V180H478Z", "ink", depth=10),
            Shape("M490,82H554V168H490Z", "deep+mid", flat=True),
            Shape("M490,168V140L514,112L530,134L540,124L554,142V168Z", "deep", flat=True),
            Shape("M-30,-30H640V560H-30Z", "ink", flat=True, fade=0.42),
            Turned((
                Within(
                    box(184, 104, 232, 368),
                    (
                        Shape("M150,60H450V500H150Z", "mid", depth=60),
                        Put("eye", (296, 376), 260, "glow/spark", shadow=0),
                        Shape("M150,60H450V206Q420,138 300,136T150,214Z", "mid", depth=40),
                        Line("176,200 230,150 300,138 372,150 424,196", 9, "deep"),
                        *(Line(points, 6, "deep") for points in (
                            "214,160 202,136", "254,144 248,118", "300,138 302,110",
                            "346,144 354,118", "386,160 398,136")),
                        *(Line(points, 4, "deep", fade=0.6) for points in (
                            "196,400 214,412 226,404", "386,396 400,408 412,398")),
                    ),
                ),
                Shape("M164,86H436V490H164ZM184,106V472H416V106Z", "soft", depth=18),
                Shape("M164,86L84,50V538L164,490ZM150,116V460L100,488V84Z", "soft", depth=14),
                Shape("M125,66L133,70V508L125,512ZM98,288L152,280V292L98,302Z", "soft", flat=True),
            ), move=(-40, 0)),
            Shape(box(106, 478, 308, 24), "soft", depth=14),
            Beam(((150, 490), (380, 490)), ((20, 800), (520, 800)), "pale", 0.45),
            Within("M144,106H376V300H640V640H376V490L300,472H144Z", (
                Taper("150,440 220,440 300,470 380,480 440,476 480,470", (56, 62, 56, 46, 38, 34),
                      "soft"),
                *(Line(points, 6, "mid", fade=0.9) for points in (
                    "210,420 220,436 232,420 242,438 254,422", "324,462 334,478 346,464 356,480")),
                Line("150,392 220,384 290,412 350,434 420,442 450,440", 5, "pale", fade=0.9),
            )),
            Blob("440,444 480,420 516,434 528,474 512,510 470,516 444,500", "soft+mid", depth=30),
            *(Line(((x, y), (490, 470), (484, 548)), 8, "pale")
              for x, y in ((450, 410), (490, 390), (536, 410))),
            *(Put("tulip", (x, y), size, coat, turn=turn, shadow=0) for x, y, size, coat, turn in (
                (462, 440, 160, "pale/spark", -12), (496, 424, 180, "pale/glow", 0),
                (528, 450, 160, "pale/spark", 10))),
            *(Taper(((526, y - 6), (504, y + 2), (474, y + 2)), (15, 15, 11), "mid")
              for y in (454, 480, 504)),
            *(Shape(f"M474,{y - 10}L448,{y + 8}L474,{y + 12}Z", "glow", flat=True)
              for y in (456, 482, 506)),
            Shape("M-20,740H610V880H-20Z", "ink", flat=True),
            Figure(
                "boy", "lie-front", (320, 876), 232, "mid/spark+ink", "fear", look="half-up",
                skin="tan", hair="tuft/spark",
            ),
            Shape("M-20,720H600V800C540,790 500,812 440,800S330,790 260,806S120,792 -20,806Z",
                  "ink", flat=True, fade=0.55),
            Shape("M20,540H56V880H20ZM548,500H590V880H548Z", "deep", depth=16),
            Shape("M14,540H62V522Q38,506 14,522ZM542,500H596V480Q569,462 542,480Z", "deep",
                  depth=16),
            Shape("M56,664H548V690H56Z", "pale+soft", depth=12),
            Shape("M40,690H560V746H40Z", "deep+mid", depth=24),
            Line("60,718 540,718", 4, "deep"),
            Blob("48,644 60,596 120,604 186,598 208,640 196,676 60,680", "glow", depth=30),
            Line("176,616 190,634 186,656", 4, "soft"),
            Figure("child", "sleep", (320, 664), 430, "pale/spark", "sleep", hair="curls",
                   shadow=0),
            Blob("206,712 208,610 242,552 300,524 380,528 446,566 490,574 540,590 560,620 566,720"
                 " 540,742 500,722 450,744 400,724 350,746 300,722 250,742", "spark",
                 corners=(0, 9, 10, 11, 12, 13, 14, 15, 16), depth=110),
            Shape("M300,524L380,528L446,566L540,590L556,640C500,650 440,630 400,600Q350,560"
                  " 300,524Z", "ink", flat=True, fade=0.22),
            *(Line(points, 6, "spark+ink", fade=0.7) for points in (
                "262,600 300,640 310,716", "330,560 352,620 356,720", "440,600 420,650 430,720",
                "500,610 490,660 500,704")),
            *(Line(points, 4, "spark+glow", fade=0.7) for points in (
                "250,600 288,640 298,716", "318,556 340,620 344,722", "452,606 432,650 442,716")),
            Blob("186,716 190,612 228,550 292,520 290,552 254,584 238,640 236,740 210,750",
                 "glow", corners=(3, 8), depth=24),
        ),
    ),
    Card(
        "under-the-bed",
        "Under the Bed",
        "Below the bed begins a sea at night; a child hangs head down to look, and a boat from "
        "there has landed at the slipper.",
        World(
            "backdrop", "night", Light("low-left", 0.3),
            {"tone": "deep", "to": "mid", "spot": False}
        ),
        (
            Within(
                "M60,250H540V800H60Z",
                world=World("backdrop", "tide", "left",
                            {"tone": "deep", "to": "mid", "spot": False}),
                things=(
                    Shape("M60,500H540V800H60Z", "mid+soft", to="mid", span=(500, 780)),
                    Shape("M40,650C160,634 280,662 400,646S520,640 560,648V830H40Z", "mid",
                          flat=True),
                    Glow((128, 470), 170),
                    Beam(((134, 460), (134, 486)), ((620, 380), (620, 640)), "glow", 0.75),
                    Blob("50,770 70,726 104,708 150,710 184,734 200,770", "ink", depth=20),
                    Put("lighthouse", (128, 722), 290, "pale/spark", shadow=0),
                    Shape("M332,720C316,700 296,690 270,692C272,670 296,660 316,676C318,656 336,644"
                          " 358,652C350,668 346,686 356,704Z", "ink", depth=12),
                    Blob("330,706 350,694 384,704 420,684 470,678 512,694 528,726 522,770 430,790"
                         " 366,770 338,734", "ink", depth=40),
                    Shape("M530,742C480,750 420,730 360,734C390,790 500,800 530,780Z", "pale",
                          depth=14),
                    Blob("430,732 456,736 442,768 410,776", "ink", depth=10),
                    Line("532,742 506,744 492,734", 4, "soft"),
                    Shape(disc(488, 712, 10), "glow", flat=True),
                    Shape(disc(484, 711, 6), "ink", flat=True),
                    Shape("M40,768C160,756 280,778 400,768S520,762 560,768V830H40Z", "deep",
                          flat=True),
                    *(Line(points, 5, "pale", fade=0.6) for points in (
                        "86,760 140,752 192,760", "300,772 330,764 360,772")),
                    Shape("M60,330H540V388H60Z", "ink", flat=True, fade=0.5),
                ),
            ),
            Shape("M-30,790H640V940H-30Z", "mid", depth=40),
            *(Line(points, 4, "deep") for points in ("-30,842 640,842", "180,792 166,840")),
            Shape("M60,232H540V304H60Z", "pale", depth=40),
            Shape("M60,300H540V346H60Z", "ink", depth=16),
            Blob("74,240 62,160 110,146 160,154 204,146 232,160 226,240 150,234", "glow",
                 corners=(1, 5), depth=30),
            Blob("300,320 412,320 404,380 388,424 322,424 306,380", "glow", flat=True),
            Within("M60,240H540V900H60Z", (
                Figure("child", "raise-both", (366, 44), 520, "glow/spark", "awe", turn=180,
                       hand=(236, 642), other_hand=(486, 590),
                       wears="nightgown", hair="short", shadow=0),)),
            Shape("M310,492Q318,528 344,526Q380,534 414,526Q440,522 446,492Q456,540 430,602"
                  "Q424,576 414,560Q414,592 396,620Q390,584 382,566Q378,604 360,628Q352,590 346,566"
                  "Q342,592 326,612Q324,588 318,564Q314,580 302,594Q290,530 310,492Z", "ink",
                  depth=30),
            Shape("M200,226C244,194 300,178 366,178S500,204 548,214V362C520,376 500,350 480,368"
                  "S440,350 422,366S376,346 356,362S300,350 282,366S232,352 190,364"
                  "C200,304 188,260 200,226Z", "spark", depth=80),
            *(Line(points, 5, "deep", fade=0.4) for points in (
                "196,292 290,280 440,280 546,294", "296,192 288,270 284,360",
                "424,190 430,270 424,360")),
            Shape("M34,140H76V840H34ZM524,140H566V840H524Z", "ink", depth=16),
            Shape(disc(55, 124, 32) + disc(545, 124, 32), "ink", depth=16),
            Blob("80,858 96,828 150,822 190,838 198,862 150,872 100,872", "spark+ink", depth=14),
            Blob("92,852 106,834 136,834 142,850 118,860", "ink", flat=True),
            Line("142,826 154,842 148,866", 9, "glow"),
            Blob("314,796 400,814 500,794 480,850 430,866 350,858", "pale", corners=(0, 2),
                 depth=24),
            Blob("326,802 400,796 488,800 470,814 400,822 346,816", "ink", flat=True),
            Line("338,836 400,844 484,832", 6, "spark"),
            Line("376,790 436,846", 8, "spark"),
            Figure("man", "wave", (216, 872), 196, "spark/pale", "joy", look="up",
                   hand=(244, 684)),
        ),
    ),
)  # fmt: skip
