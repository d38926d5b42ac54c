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
            Shape("M210,-30V120H390V-30ZM224,-30H376V106H224Z", "mid", flat=True, fade=0.6),
            Shape("M224,-30H376V106H224Z", "ink", flat=True, fade=0.5),
            Shape("M260,106L300,50L330,80L346,64L376,106Z", "mid", flat=True, fade=0.5),
            Within(
                "M60,250H540V800H60Z",
                world=World("backdrop", "tide", "left",
                            {"tone": "deep", "to": "mid", "spot": False}),
                things=(
                    Shape("M60,500H540V800H60Z", "mid+soft", to="deep", span=(500, 780)),
                    *(Shape(f"M40,{y}q60,-12 120,0t120,0t120,0t160,0v40H40Z", "deep", flat=True,
                            fade=0.3) for y in (560, 630)),
                    Shape("".join(disc(x, y, 2.5) for x, y in (
                        (100, 420), (170, 450), (240, 414), (90, 470), (500, 440), (470, 480))),
                        "glow", flat=True),
                    Glow((130, 520), 150),
                    Beam(((136, 512), (136, 534)), ((620, 380), (620, 640)), "glow", 0.7),
                    Blob("60,730 80,700 120,690 160,694 190,710 206,730", "ink", depth=20),
                    Put("lighthouse", (130, 702), 210, "pale/spark", shadow=0),
                    Put("whale", (452, 712), 60, "ink/soft", shadow=0, flip=True),
                    *(Line(points, 4, "pale", fade=0.6) for points in (
                        "104,722 140,716 180,724", "230,668 270,662 310,668",
                        "414,716 452,710 498,718")),
                    Shape("M40,708C160,700 280,716 560,704V830H40Z", "deep", fade=0.5, flat=True),
                    Shape("M60,330H540V372H60Z", "ink", flat=True, fade=0.5),
                    Shape("M60,330H540V400H60Z", "ink", flat=True, fade=0.4),
                ),
            ),
            Shape("M-30,790H640V940H-30Z", "mid", depth=40),
            *(Line(points, 4, "deep") for points in (
                "-30,840 640,840", "130,792 110,838", "420,792 436,838", "250,842 240,930",
                "560,842 590,930")),
            Shape("M60,226H540V304H60Z", "pale", depth=40),
            *(Line(((x, 230), (x - 4, 300)), 5, "soft", fade=0.7) for x in (96, 124, 152, 180)),
            Shape("M60,300H540V346H60Z", "ink", depth=16),
            Line("60,322 540,322", 4, "mid", fade=0.7),
            Blob("70,230 62,172 100,164 150,170 196,164 222,174 216,232 150,226", "glow",
                 corners=(1, 5), depth=24),
            Line("84,180 110,196 116,214", 4, "soft"),
            Line("196,180 180,194 178,210", 4, "soft"),
            Shape("M284,470H426Q442,540 420,630Q414,590 404,572Q404,620 386,648Q380,600 372,580"
                  "Q368,636 350,660Q342,606 338,580Q332,620 316,640Q314,600 308,576Q304,600 292,616"
                  "Q272,540 284,470Z", "ink", depth=30),
            Blob("300,320 412,320 404,380 388,424 322,424 306,380", "glow", flat=True),
            Within("M60,240H540V900H60Z", (
                Figure("child", "raise-both", (355, 60), 500, "glow/spark", "awe", turn=180,
                       hand=(256, 620), other_hand=(486, 380),
                       wears="nightgown", hair="short", shadow=0),)),
            Shape(
                "M196,226C240,200 290,180 356,180S480,204 536,210V352C520,364 500,342 480,358"
                "S440,342 422,356S376,338 356,352S300,342 282,356S236,342 186,356"
                "C194,300 184,260 196,226Z",
                "spark",
                depth=70,
            ),
            *(Line(points, 4, "deep", fade=0.45) for points in (
                "190,272 280,258 440,258 536,270", "188,316 280,308 440,308 536,316",
                "262,202 254,266 250,348", "330,184 326,256 324,344", "396,186 400,256 402,346",
                "466,200 472,266 476,350")),
            Line("300,520 306,470 318,436", 4, "glow", fade=0.8),
            Shape("M34,130H76V840H34ZM524,130H566V840H524Z", "ink", depth=16),
            Line("74,360 74,700", 4, "spark", fade=0.7),
            Line("526,400 526,640", 4, "spark", fade=0.7),
            Shape(disc(55, 120, 30) + disc(545, 120, 30), "ink", depth=16),
            Blob("86,850 100,826 150,822 186,836 192,856 150,864 104,864", "spark+ink", depth=14),
            Blob("96,846 108,832 134,832 140,846 118,854", "ink", flat=True),
            Line("150,826 164,838 158,860", 4, "spark"),
            Blob("338,818 418,838 508,816 490,854 448,864 370,856", "deep+ink", corners=(0, 2),
                 depth=20),
            Line("340,820 418,842 506,818", 6, "spark"),
            Figure("man", "wave", (262, 864), 172, "spark/pale", "joy", look="up"),
        ),
    ),
)  # fmt: skip
