"""Indoors: libraries, tables, bedrooms."""

from random import Random

from games.decks.recipe import (
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
    View,
    Within,
    World,
    box,
    disc,
)


def books(*rows: tuple[float, float, float]) -> tuple[Shape, ...]:
    """Shelves of books: the left end of each, its height, and its length."""
    chance, paths, boards, back = Random("shelves"), ["", "", ""], "", ""
    for x, y, wide in rows:
        at = x
        while at < x + wide - 20:
            thick, tall = 22 + chance.random() * 18, 76 + chance.random() * 44
            paths[chance.randrange(3)] += f"M{at:.0f},{y:.0f}v{-tall:.0f}h{thick:.0f}v{tall:.0f}z"
            at += thick + 2
        back += f"M{x:g},{y:g}v-134h{wide:g}v134z"
        boards += f"M{x - 6:g},{y:g}h{wide + 12:g}v16h{-wide - 12:g}z"
    tones = zip(paths, ("mid", "spark", "soft"), strict=True)
    return (
        Shape(back, "ink", flat=True),
        *(Shape(path, tone, depth=8) for path, tone in tones),
        Shape(boards, "deep", depth=8),
    )


CARDS = (
    Card(
        "library-tide",
        "Overdue",
        "The sea has come into the library; the librarian rows after a man who swims off with a "
        "book and has caught a corner of it, and one reader has noticed nothing.",
        World("library", "tide", Light("above", 0, rim="glow"), {}, View((300, 450), 1.05)),
        (
            Glow((310, 440), 360, fade=1),
            Shape("M-30,650C120,630 240,664 330,644S520,632 630,652V940H-30Z", "soft", to="mid",
                  span=(640, 880)),
            *(Line(points, 5, "glow", fade=0.6) for points in (
                "230,690 290,682 350,692", "420,670 470,664 540,672", "40,690 90,684 140,690")),
            Shape("M20,176H196V330H20Z", "pale", flat=True),
            Glow((150, 240), 120, fade=1),
            Shape("M20,326H206V350H20Z", "spark", flat=True),
            Shape("M24,326V216H46V326ZM48,326V232H64V326Z", "mid", flat=True),
            Figure("girl", "read-sitting", (130, 328), 230, "spark/glow", "bliss",
                   holds=Held("book", size=52, coat="glow/ink"), shadow=0),
            Figure("old-woman", "pull", (462, 786), 330, "deep/spark", "anger",
                   flip=True, look="left", hand=(352, 610), other_hand=(346, 632), hat="headscarf",
                   shadow=0),
            Blob("262,716 340,764 450,772 540,752 572,690 564,790 516,856 380,862 300,814", "ink",
                 corners=(0, 4), flat=True),
            Line("264,722 340,768 450,776 540,756 570,702", 8, "spark"),
            Figure("man", "hold-up", (104, 1066), 440, "ink/glow", "dread", look="right-up",
                   hand=(228, 662), other_hand=(204, 632), shadow=0, hair="short+moustache",
                   through=(Put("book", (276, 688), 104, "glow/spark", turn=-10, shadow=0),)),
            Shape("M-30,806C40,770 90,812 150,800S250,810 320,830S480,850 640,820V940H-30Z",
                  "deep", depth=24),
            Line("30,800 70,786 106,798", 7, "glow", fade=0.9),
            Line("140,806 180,796 226,808", 7, "glow", fade=0.9),
            Line("360,850 430,856 520,850", 5, "glow", fade=0.6),
        ),
    ),
    Card(
        "owl-librarian",
        "Silence, Please",
        "An owl as high as the shelves looks down at a girl with a shut book; a mouse "
        "peeps out of it, and its tail hangs out below.",
        World("library", "ember", Light("above", 0.3, rim="glow"), {}, View((300, 450), 1.1, -7)),
        (
            Blob("60,60 150,110 300,90 450,110 540,60 580,240 560,420 640,620 640,940 -40,940 "
                 "-40,620 40,420 20,240", "deep", corners=(0, 4), depth=140),
            *(
                Line(
                    ((x - 34, y), (x - 24, y + 24), (x, y + 36), (x + 24, y + 24), (x + 34, y)), 5,
                    "mid", fade=0.7,
                )
                for row, y in enumerate((440, 500, 560, 620, 680))
                for x in range(90 + row % 2 * 38, 530, 76)
            ),
            *(Shape(disc(x, 270, 124), "mid", depth=50) for x in (164, 436)),
            *(Shape(disc(x, 276, 98), "glow", depth=30) for x in (164, 436)),
            *(Shape(disc(x, 318, 50), "ink", flat=True) for x in (182, 418)),
            *(Shape(disc(x, 300, 14), "glow", flat=True) for x in (164, 400)),
            Shape("M40,262C60,160 240,150 286,250C240,210 100,200 40,262Z", "deep"),
            Shape("M560,262C540,160 360,150 314,250C360,210 500,200 560,262Z", "deep"),
            *(Line(spots, 10, "spark") for spots in (
                "164,146 252,182 288,270 252,358 164,394 76,358 40,270 76,182 164,146",
                "436,146 524,182 560,270 524,358 436,394 348,358 312,270 348,182 436,146",
                "286,250 300,240 314,250")),
            Blob("300,284 338,326 326,380 300,416 274,380 262,326", "spark", corners=(3,)),
            Shape("M-30,806H640V930H-30Z", "mid+deep", depth=30),
            *(Blob(tuple((300 + side * (x - 300), y) for x, y in (
                (-30, 470), (40, 520), (96, 610), (138, 700), (146, 780), (120, 850),
                (70, 900), (-40, 930))), "ink", depth=60) for side in (1, -1)),
            *(Line(tuple((300 + side * (x - 300), y) for x, y in row), 5, "mid", fade=0.8)
              for side in (1, -1) for row in (
                  ((30, 560), (60, 640), (80, 720)), ((66, 600), (98, 680), (112, 740)),
                  ((20, 650), (50, 740), (60, 820)))),
            Turned((
            Figure(
                "girl", "hold-front", (300, 960), 520, "pale/spark", "worry", look="us-up",
                hand=(362, 764), other_hand=(238, 764), shadow=0, hands="clasp",
                through=(
                    *(Shape(disc(x, 664, 24), "soft", depth=8) for x in (268, 336)),
                    *(Shape(disc(x, 664, 13), "pale", flat=True) for x in (268, 336)),
                    Blob("302,664 338,690 340,730 264,730 266,690", "soft", depth=16),
                    *(Shape(disc(x, 690, 6), "ink", flat=True) for x in (288, 316)),
                    Taper("330,790 356,836 334,868 362,900", (6, 5, 3), "soft"),
                    Shape("M236,704H364V808H236Z", "spark", depth=16),
                    Line("250,706 250,806", 4, "glow"),
                ),
            ),
            ), (300, 560), zoom=0.8, move=(0, -16)),
        ),
    ),
    Card(
        "long-breakfast",
        "The Far Side of the Table",
        "On a laid table a teapot is a house and its cup a lake; a hand comes with sugar, and "
        "a man stands in the boat below.",
        World(
            "table", "sand", Light("left", 0.5, rim="spark"), {}, View((300, 700), 1.7, -8)
        ),
        (
            Turned((
            Put("teapot", (128, 560), 380, "deep/mid", flip=True),
            Shape("M60,470V350C60,284 176,284 176,350V470Z", "glow", depth=10),
            Glow((118, 390), 130, fade=0.7),
            Within(
                "M68,470V352C68,294 168,294 168,352V470Z",
                (Figure("old-woman", "peek", (118, 570), 250, "spark/deep", "shout",
                        look="us-right", hand=(154, 366), other_hand=(102, 366), hands="flat",
                        shadow=0),),
            ),
            Shape("M44,458H192V482H44Z", "spark", depth=8),
            ), about=(128, 560), zoom=0.88, move=(-40, -64)),
            Blob("150,860 260,826 390,820 520,826 640,860 560,896 390,906 220,896", "glow",
                 depth=14),
            Turned((
            Put("cup", (350, 900), 390, "spark/glow"),
            Shape("M138,554a167,42 0 1 1 334,0a167,42 0 1 1 -334,0Z", "glow", flat=True),
            Shape("M148,555a157,35 0 1 1 314,0a157,35 0 1 1 -314,0Z", "mid+deep", flat=True),
            *(Line(points, 4, "pale", fade=0.8) for points in (
                "168,556 200,564 226,562", "404,548 426,552 446,548", "380,574 400,570 420,566")),
            Blob("214,560 306,588 400,556 306,566", "ink", flat=True, fade=0.5),
            Shape("M208,530C260,548 350,548 404,526L386,566Q306,590 228,568Z", "ink", depth=10),
            Figure("man", "hold-up", (306, 570), 240, "pale/deep", "dread", look="up",
                   shadow=0, hand=(380, 372), other_hand=(366, 352), hands="open"),
            Shape("M208,532C260,554 350,554 404,528L388,570Q306,592 226,570Z", "ink", depth=10),
            Line("208,534 260,550 306,554 350,550 404,530", 5, "glow"),
            ), about=(300, 900), move=(44, 0)),
            Shape("M366,206L452,188L482,222L476,296L392,318L362,280Z", "glow", depth=30),
            Shape("M362,280L366,206L398,244L392,318Z", "mid+soft", flat=True),
            Line("366,206 398,244 482,222", 4, "mid"),
            Line("398,244 392,318", 4, "mid"),
            Hand("grip", (548, 66), (780, 0), 180, "deep/glow",
                 through=(Taper("498,-30 486,60 430,130 372,196 366,266", (9, 10, 9, 8, 8), "deep"),
                          Taper("512,-30 502,60 506,130 500,196 478,260", (9, 10, 9, 8, 8),
                                "deep"))),
        ),
    ),
    Card(
        "cup-storm",
        "Small Weather",
        "A girl stirs her tea and thinks of a letter; she doesn't see that a ship goes down in "
        "the cup.",
        World(
            "backdrop", "night", Light("right", 0.4, rim="spark"),
            {"tone": "deep", "to": "soft", "spot": False},
        ),
        (
            Glow((210, 330), 340, "pale", 0.8),
            Figure(
                "girl", "think", (520, 1090), 890, "mid/glow", "calm", flip=True, look="us-up",
                hand=(396, 584), other_hand=(560, 900), hands="grip", shadow=0, hair="bob",
                through=(Taper("446,516 396,584 296,700", (15, 9, 9), "pale"),),
            ),
            Shape("M-30,800L640,770V930H-30Z", "ink", depth=50),
            Put("cup", (262, 884), 270, "pale/spark"),
            Shape("M122,638a112,24 0 1 1 224,0a112,24 0 1 1 -224,0Z", "deep", flat=True),
            Put("ship", (208, 668), 204, "spark/ink", turn=-15, shadow=0),
            Taper("372,594 318,652", (8, 8), "pale"),
            Put("cloud", (116, 376), 120, "ink", shadow=0),
            Put("cloud", (216, 346), 120, "ink", shadow=0),
            Shape("M272,338L230,406L260,402L228,474L308,390L274,396L308,338Z", "spark", depth=8),
            Shape(
                "M122,640C142,614 164,652 194,634S246,616 270,638S326,622 346,640"
                "C340,660 290,668 234,668S130,660 122,640Z", "mid", depth=20,
            ),
            Line("142,644 166,636 190,650", 5, "glow", fade=0.8),
            Line("238,648 266,640 292,652", 5, "glow", fade=0.8),
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
            "room", "moss", Light("above", 0.4, rim="glow"), {"dark": True}
        ),
        (
            Turned((
                Within(
                    box(184, 104, 232, 368),
                    (
                        Shape("M150,60H450V500H150Z", "mid", depth=60),
                        Put("eye", (296, 376), 260, "glow/spark", shadow=0),
                        Line("180,116 290,92 410,126", 14, "deep"),
                    ),
                ),
                Shape("M164,86H436V490H164ZM184,106V472H416V106Z", "soft", depth=18),
                Shape("M164,86L84,50V538L164,490ZM150,116V460L100,488V84Z", "soft", depth=14),
                Shape("M125,66L133,70V508L125,512ZM98,288L152,280V292L98,302Z", "soft", flat=True),
            ), move=(-40, 0)),
            Shape(box(106, 478, 308, 24), "soft", depth=14),
            *(Line(((x, y - 30), (x * 0.5 + 231, y * 0.5 + 250), (462, 570)), 8, "soft")
              for x, y in ((425, 470), (478, 430), (522, 486))),
            *(Put("tulip", (x, y), size, coat, turn=turn, shadow=0) for x, y, size, coat, turn in (
                (418, 470, 170, "soft/spark", -10), (478, 446, 186, "soft/glow", 0),
                (528, 490, 170, "soft/spark", 10))),
            Within("M144,60H640V640H144Z", (
                Taper("60,424 200,424 330,428 400,448 440,484 470,512", (46, 46, 44, 38, 34, 34),
                      "mid+soft"),
            )),
            *(Taper(((462, y), (494, y + 4), (504, y + 22)), (17, 16, 12), "mid+soft")
              for y in (474, 500, 526)),
            *(Shape(f"M498,{y + 12}L520,{y + 34}L496,{y + 36}Z", "glow", flat=True)
              for y in (474, 500, 526)),
            Shape("M-20,700H610V930H-20Z", "ink", fade=0.45, flat=True),
            Figure(
                "boy", "lie-front", (330, 884), 248, "soft/spark", "fear", look="half-up",
                skin="pale", hair="tuft/spark",
            ),
            Shape("M-20,780V560H24V640H560V520H610V860H560V780H24V860H-20Z", "deep", depth=30),
            Shape("M24,690H560V770H24Z", "ink", flat=True),
            Blob("30,640 130,610 200,640 190,676 40,680", "glow", depth=24),
            Figure("child", "sleep", (320, 664), 430, "pale/spark", "sleep", hair="curls",
                   shadow=0),
            Blob("200,700 206,610 240,548 300,516 380,516 446,544 490,562 540,580 640,584 640,770"
                 " 560,786 470,758 380,786 290,760 214,782", "spark", depth=60),
            Blob("184,706 190,610 226,546 288,518 284,548 250,580 234,640 232,776 206,790",
                 "glow", corners=(3, 8), depth=16),
            Line("330,640 400,600 480,610", 4, "glow", fade=0.6),
            Line("420,700 520,664 600,690", 4, "glow", fade=0.6),
            Glow((296, 300), 260, "glow", 0.22, plane="near"),
        ),
    ),
    Card(
        "under-the-bed",
        "Under the Bed",
        "Below the bed begins a sea at night; a child hangs head down to look, and a boat from "
        "there has landed at the slipper.",
        World(
            "backdrop", "night", Light("left", 0.3), {"tone": "deep", "to": "mid", "spot": False}
        ),
        (
            Within(
                "M60,250H540V800H60Z",
                world=World("sea", "tide", "left", {"horizon": 500, "hour": "night"}),
                things=(
                    Glow((130, 520), 110),
                    Beam(((136, 516), (136, 532)), ((620, 470), (620, 610)), "glow", 0.4),
                    Blob("60,730 80,700 120,690 160,694 190,710 206,730", "ink", depth=20),
                    Put("lighthouse", (130, 702), 210, "pale/spark", shadow=0),
                    Put("whale", (420, 736), 88, "ink/soft", shadow=0, flip=True),
                    Shape("M40,708C160,700 280,716 560,704V830H40Z", "deep", fade=0.6, flat=True),
                ),
            ),
            Shape("M-30,790H640V940H-30Z", "mid", depth=40),
            *(Line(((-30, y), (640, y)), 4, "deep") for y in (830, 876)),
            Shape("M76,226H524V300H76Z", "pale", depth=40),
            Blob("64,234 58,170 100,164 150,170 206,164 236,172 228,236 150,228", "glow",
                 corners=(1, 5), depth=24),
            Line("84,180 110,196 116,214", 4, "soft"),
            Line("204,180 186,194 184,210", 4, "soft"),
            Blob("284,470 426,470 430,540 412,612 396,572 378,628 356,584 336,630 318,574 300,616"
                 " 282,540", "ink", corners=(3, 4, 5, 6, 7, 8, 9), depth=30),
            Blob("300,320 412,320 404,380 388,424 322,424 306,380", "glow", flat=True),
            Within("M60,240H540V900H60Z", (
                Figure("child", "raise-both", (355, 60), 500, "glow/spark", "awe", turn=180,
                       wears="nightgown", hair="short", shadow=0),)),
            Shape(
                "M190,214C240,196 290,176 356,176S480,200 536,206V340C520,352 500,330 480,346"
                "S440,330 422,344S376,326 356,340S300,330 282,344S236,330 180,344"
                "C190,290 180,250 190,214Z",
                "spark",
                depth=40,
            ),
            *(Line(points, 4, "deep", fade=0.5) for points in (
                "186,262 280,250 440,250 536,262", "184,306 280,298 440,298 536,306",
                "262,196 254,260 250,338", "330,178 326,250 324,334", "396,180 400,250 402,336",
                "466,196 472,260 476,340")),
            Shape("M34,130H76V840H34ZM524,130H566V840H524Z", "ink", depth=16),
            Shape(disc(55, 120, 30) + disc(545, 120, 30), "ink", depth=16),
            Blob("338,838 418,858 508,836 490,874 448,884 370,876", "ink", corners=(0, 2)),
            Line("340,840 418,862 506,838", 6, "spark"),
            Figure("man", "wave", (250, 880), 172, "spark/ink", "joy", look="up"),
        ),
    ),
)  # fmt: skip
