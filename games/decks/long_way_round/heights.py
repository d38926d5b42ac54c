"""Balloons, peaks, clouds."""

from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Points,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    disc,
    spots,
)


def frayed(points: Points) -> tuple[Line, ...]:
    """A cut rope; its strands part at the last of its points."""
    *_, (_, b), (x, y) = spots(points)
    way = 1 if y > b else -1
    return (
        Line(points, 7, "soft"),
        *(Line(((x, y - 8 * way), (x + k * 0.3, y + 6 * way), (x + k, y + (15 - abs(k)) * way)), 2,
               "soft")
          for k in (-7, -3, 1, 5, 9)),
    )  # fmt: skip


def houses(feet: str) -> tuple[Shape, ...]:
    """Small houses under snow, each with its width and a lit window."""
    walls = roofs = panes = ""
    for word in feet.split():
        x, y, w = map(float, word.split(","))
        walls += f"M{x - w * 0.5:g},{y:g}v{-w * 0.6:g}l{w * 0.5:g},{-w * 0.5:g}"
        walls += f"l{w * 0.5:g},{w * 0.5:g}v{w * 0.6:g}Z"
        roofs += f"M{x - w * 0.62:g},{y - w * 0.5:g}L{x:g},{y - w * 1.14:g}L{x + w * 0.62:g},"
        roofs += f"{y - w * 0.5:g}L{x:g},{y - w * 0.9:g}Z"
        panes += f"M{x - w * 0.18:g},{y - w * 0.14:g}v{-w * 0.36:g}h{w * 0.34:g}v{w * 0.36:g}Z"
    return (
        Shape(walls, "ink", flat=True),
        Shape(roofs, "glow", flat=True),
        Shape(panes, "pale", flat=True),
    )


STORK: tuple[Thing, ...] = (
    Shape("M470,806C476,740 500,680 566,630C560,660 566,668 556,690C566,690 562,708 548,722"
          "C558,722 548,742 532,752C538,760 524,776 508,784Z", "ink", depth=14),
    *(Line(p, 8, "spark") for p in ("500,806 560,830 610,836", "500,800 562,812 614,812")),
    Turned((Shape("M-34,0h68v46h-68Z", "glow", depth=4),
            Shape("M-34,0L0,28L34,0Z", "soft", flat=True),
            Shape(disc(0, 26, 7), "spark", flat=True)),
           about=(0, 0), turn=-14, move=(276, 784)),
    Shape("M290,796L374,750L386,772Z", "spark", flat=True),
    Line("300,790 378,762", 3, "ink"),
    Blob("356,752 376,740 396,748 420,776 460,776 510,796 524,814 480,826 430,822 396,796"
         " 378,776 362,770", "glow", depth=26),
    Shape(disc(376, 757, 5), "ink", flat=True),
    Shape("M420,800C412,730 420,672 456,618C470,632 482,648 484,668C496,676 500,694 494,710"
          "C504,722 502,740 492,752C498,770 488,786 474,798Z", "ink", depth=14),
    Shape("M412,798C396,756 406,694 456,632C464,654 472,672 466,690C480,700 482,716 474,730"
          "C488,742 486,758 478,768C486,780 484,796 474,804Q444,820 412,798Z", "glow",
          depth=20),
    *(Line(p, 3, "mid", fade=0.7)
      for p in ("466,690 452,696 442,710", "474,730 456,736 444,748",
                "478,768 458,772 446,782")),
)  # fmt: skip


DONKEY: tuple[Thing, ...] = (
    Taper("66,700 34,726 44,784", (8, 6, 4), "ink", True),
    Blob("44,774 56,786 52,822 40,826 34,798", "ink", flat=True),
    Taper("110,740 164,780 148,812 184,848", (34, 18, 12, 10), "ink", True),
    Taper("218,720 262,770 304,838", (26, 14, 11), "ink", True),
    Blob("60,738 66,700 104,672 160,668 206,640 252,660 258,712 238,752 190,774 130,786 84,790",
         "deep", depth=70),
    Blob("236,752 190,776 130,788 150,768 196,752", "soft", flat=True, fade=0.8),
    Taper("222,690 248,640 278,596", (56, 40, 28), "deep"),
    Taper("96,744 138,790 112,816 146,850", (44, 23, 13, 11), "deep", True),
    Line("104,712 142,744 150,786 132,808", 4, "ink", fade=0.6),
    Taper("228,716 254,778 282,846", (30, 16, 12), "deep", True),
    Line("204,716 226,752 246,790", 4, "ink", fade=0.6),
    Shape("M270,836L298,832L312,858H274ZM134,840L158,836L172,860H130ZM292,830L314,826L326,850"
          "H298ZM172,838L194,834L206,856H176Z", "ink", depth=6),
    Shape("M268,562C226,558 178,534 148,500C190,494 246,520 284,548ZM278,556C250,536 218,500"
          " 206,460C242,470 280,508 298,546Z", "deep", depth=14),
    Shape("M274,542C256,528 234,504 224,482C246,494 272,520 284,540Z", "pale", flat=True),
    Shape("M286,552C246,560 212,606 194,650L214,642C232,606 256,592 280,574Z", "ink", depth=8),
    Blob("264,590 270,560 294,548 318,562 350,596 384,624 388,650 366,658 330,644 296,632 272,616",
         "deep", depth=30),
    Blob("354,602 386,620 394,644 376,662 348,654 338,632", "pale", depth=14),
    Shape(disc(380, 628, 5), "ink", flat=True),
    Line("386,650 368,644 356,648", 4, "ink"),
    Blob("298,584 310,572 326,580 320,594 302,596", "glow", flat=True),
    Shape(disc(318, 584, 6), "ink", flat=True),
    Line("292,582 308,568 328,576", 5, "ink"),
    Line("352,594 344,620 330,650", 6, "spark"),
    Line("280,624 312,618 344,618", 6, "spark"),
)  # fmt: skip
"""A donkey from the side that sits back on its haunches, its forelegs stiff."""


PEAK_GOAT: tuple[Thing, ...] = (
    Taper("400,536 366,566 396,590 384,616", (26, 14, 7, 8), "ink", flat=True),
    Taper("306,446 244,478 226,528", (18, 9, 6), "ink", flat=True),
    Taper("424,520 450,504 456,478", (12, 11, 3), "ink", flat=True),
    Taper("330,412 296,378 250,388", (42, 28, 20), "ink", flat=True),
    Blob("432,524 420,476 384,420 344,384 308,388 288,430 306,476 350,516 380,556 412,560", "ink",
         depth=60),
    Taper("408,532 390,572 424,592 414,620", (32, 17, 8, 8), "ink"),
    Taper("318,446 270,508 300,558", (24, 11, 7), "ink"),
    Blob("222,392 238,370 262,376 276,406 286,440 276,456 260,452 244,426", "ink", depth=20),
    Taper("256,446 252,466 240,486", (9, 8, 1), "soft"),
    Blob("262,392 290,376 328,386 300,402 272,404", "soft", depth=6),
    Taper("246,380 252,352 276,334 306,340", (10, 10, 7, 2), "pale", flat=True),
    Taper("232,390 226,352 248,322 288,316", (13, 12, 9, 2), "glow"),
    *(Line(p, 4, "mid") for p in ("217,366 240,368", "221,346 242,354", "234,326 250,340")),
    Shape(disc(252, 402, 7), "glow", flat=True), Shape(disc(250, 402, 3), "ink", flat=True),
    Shape("M404,610H425L430,626H399ZM376,606H394L396,620H371ZM217,522L236,526L224,544L212,536Z"
          "M290,552L308,546L316,562L300,570Z", "soft", flat=True),
)  # fmt: skip
"""A goat from the side, upright on its hind legs, its head bowed to butt."""


CARDS = (
    Card(
        "balloon-tub",
        "Hot Water",
        "A man in a bathtub under a balloon throws out his letters; a stork has caught one.",
        World("backdrop", "moss", Light("right", 0.7),
              {"tone": "soft+pale", "to": "pale", "spot": False}),
        (
            Blob("-60,560 80,520 240,548 400,512 560,540 660,520 660,960 -60,960", "soft+pale",
                 flat=True),
            Shape("M-30,580C160,560 420,560 640,580V940H-30Z", "mid+soft", depth=60),
            *(Shape(p, t, flat=True, fade=f)
              for p, t, f in (("M-30,606L180,584L120,640L-30,656Z", "mid", 0.6),
                              ("M190,583L330,574L330,622L136,640Z", "pale", 0.45),
                              ("M346,573L470,572L540,620L348,622Z", "mid", 0.45),
                              ("M484,572L640,582V640L556,622Z", "pale", 0.4),
                              ("M-30,670L116,652L20,760L-30,770Z", "pale", 0.35),
                              ("M348,636L560,634L640,716V740L350,712Z", "pale", 0.3),
                              ("M130,652L332,636L332,712L60,730Z", "mid", 0.4))),
            Turned(
                (Shape("M300,-160C520,-160 660,-20 640,150C620,280 460,340 420,410H180C140,340"
                       " -20,280 -40,150C-60,-20 80,-160 300,-160Z", "spark", depth=120),
                 Shape("M300,-160C210,-100 190,260 250,410H350C410,260 390,-100 300,-160Z", "glow",
                       flat=True, fade=0.9),
                 Shape("M60,-100C-40,40 80,300 180,410H206C120,280 60,40 150,-140ZM540,-100"
                       "C640,40 520,300 420,410H394C480,280 540,40 450,-140Z", "glow", flat=True,
                       fade=0.9),
                 Shape("M300,-160C80,-160 -60,-20 -40,150C-20,280 140,340 180,410H250C150,260"
                       " 120,40 240,-160Z", "ink", flat=True, fade=0.3),
                 Line("-30,190 120,250 300,266 480,250 630,190", 3, "ink", fade=0.3),
                 Shape("M170,402H430V428H170Z", "ink", flat=True)),
                move=(16, -130)),
            Line("270,296 250,560", 5, "ink"),
            Line("366,296 396,560", 5, "ink"),
            Turned(
                (Within("M-80,200H680V596H-80Z", (
                    Figure("man", "arms-wide", (322, 800), 400, "glow/deep", "delight", turn=-6,
                           look="left-down", hand=(500, 456), other_hand=(112, 514),
                           holds=(Held("letter", size=64, coat="glow/spark", turn=20),
                                  Held("letter", size=64, coat="glow/spark", hand="far", turn=-50)),
                           wears="trunks", shape="stout", hair="short+full/ink", shadow=0),)),
                 Shape("M170,590H470C468,668 446,706 408,716L418,748H388L380,718H260L252,748H222"
                       "L232,716C194,706 172,668 170,590Z", "deep", depth=60),
                 Blob("434,612 454,612 448,656 426,690 410,698 428,656", "soft", flat=True,
                      fade=0.7),
                 Shape("M156,580H484V604H156Z", "glow", depth=8),
                 Blob("172,590 176,562 206,552 226,564 246,540 284,542 304,560 330,540 366,544"
                      " 384,562 414,554 444,564 460,590", "glow", depth=26)),
                about=(320, 590), turn=-9),
            Blob("176,600 206,596 214,640 204,690 196,716 184,690 188,650", "glow", depth=10),
            Blob("222,596 250,592 246,632 236,646 228,630", "glow", depth=6),
            *(Shape(disc(x, y, r), "glow", depth=r)
              for x, y, r in ((196, 746, 9), (186, 776, 6), (426, 520, 10))),
            *(Line(p, 13, "ink") for p in ("204,296 200,350 178,394 140,410",
                                           "170,612 148,616 138,634 142,652")),
            *(Line(p, 4, "ink") for p in ("148,408 124,398 106,402", "148,408 124,410 110,420",
                                          "148,408 130,420 122,434", "141,648 132,662 124,668",
                                          "141,648 142,664 138,676", "141,648 152,660 154,670")),
            *(Line(p, 4, "soft", "7 9") for p in ("204,310 200,350 178,394 148,408",
                                                  "166,614 148,618 139,634 141,648")),
            Line("430,296 470,564", 13, "ink"),
            Line("432,312 468,548", 4, "soft", "7 9"),
            Blob("-60,846 60,812 180,818 300,850 420,880 660,866 660,960 -60,960", "deep",
                 depth=60),
            Put("letter", (64, 622), 40, "glow/spark", turn=-30, shadow=0),
            *STORK,
            Figure("boy", "point", (84, 842), 176, "spark/glow", "shout", look="right-up",
                   hand=(130, 698)),
        ),
    ),
    Card(
        "whale-airship",
        "The Noon Service",
        "A whale with lit windows has let down its ladder, and the donkey that is to board won't.",
        World("backdrop", "slate", Light("left", 0.6, rim="spark"),
              {"tone": "mid", "to": "glow", "spot": False}),
        (
            Glow((160, 600), 440, "spark+glow", 0.95),
            Blob("-40,470 60,440 140,452 220,432 300,466 180,484 40,486", "glow", flat=True,
                 fade=0.7),
            Blob("-60,700 60,660 200,690 340,640 500,690 660,650 660,960 -60,960", "soft",
                 flat=True),
            Shape("M88,190C82,150 56,136 40,92C74,92 98,108 108,134C116,104 138,78 172,70"
                  "C174,108 156,140 128,180Z", "deep", depth=20),
            Shape("M78,160C96,190 120,140 150,136C220,70 320,44 410,54C500,66 560,126 562,196"
                  "C560,270 490,312 390,312C260,312 130,270 84,190Z", "deep", depth=130),
            Shape("M562,204C556,274 488,312 390,312C290,312 190,288 128,242C250,280 440,272 562,204"
                  "Z", "pale", depth=40),
            *(Line(p, 3, "mid", fade=0.8)
              for p in ("220,278 320,296 420,290", "300,300 400,304 490,280",
                        "380,276 460,268 530,240")),
            Glow((320, 150), 200, "spark", 0.4),
            Shape("".join(disc(x, y, 32) for x, y in ((222, 166), (308, 138), (396, 134))),
                  "ink", depth=8),
            Shape("".join(disc(x, y, 24) for x, y in ((222, 166), (308, 138), (396, 134))),
                  "spark+glow", flat=True),
            Shape("M298,161C296,136 320,136 318,161ZM386,157C384,130 408,130 406,157Z", "ink",
                  flat=True),
            Shape(disc(308, 132, 8) + disc(396, 127, 8), "ink", flat=True),
            Shape(disc(484, 188, 17), "glow", flat=True),
            Shape(disc(477, 194, 9), "ink", flat=True),
            Line("560,206 520,240 450,252 428,240", 6, "ink"),
            Line("400,304 396,410", 6, "ink"),
            Line("516,270 526,410", 6, "ink"),
            Shape("M286,404H546L524,488H308Z", "mid", depth=40),
            *(Line(p, 4, "deep", fade=0.7) for p in ("294,432 538,432", "302,460 530,460")),
            Within("M0,250H600V402H340V600H0Z",
                   (Figure("man", "bow", (424, 556), 280, "spark/ink", "smile", look="left-down",
                           flip=True, hat="peaked", wears="uniform", shadow=0, hand=(262, 448),
                           other_hand=(330, 400), hands="open"),)),
            Shape("M274,394H558V414H274Z", "glow", depth=8),
            Shape("M-30,790C140,740 420,760 640,820V930H-30Z", "mid", depth=80),
            Blob("40,856 120,838 300,844 340,858 220,874 90,872", "deep", flat=True, fade=0.5),
            Line("504,488 520,846", 7, "ink"),
            Line("548,488 572,846", 7, "ink"),
            *(Line(((504 + i * 1.6, 488 + i * 36), (548 + i * 2.4, 488 + i * 36)), 6, "ink")
              for i in range(1, 10)),
            *DONKEY,
            Line("336,634 356,690 388,732", 6, "pale"),
            Figure("boy", "pull", (430, 852), 196, "spark/ink", "strain", flip=True,
                   hand=(370, 714), other_hand=(388, 732), hands="grip"),
        ),
    ),
    Card(
        "moon-balloon",
        "Moonlift",
        "A basket hangs from the moon by its last rope; a girl is about to cut that too.",
        World("backdrop", "plum", Light("above", 0, at=(300, 60), reach=1000, tone="glow"),
              {"tone": "ink", "to": "mid", "spot": False}),
        (
            Glow((300, 60), 560, "soft", 0.9),
            Shape(disc(300, -30, 290), "glow", depth=150),
            Blob("110,70 160,44 214,66 240,110 206,146 150,136 116,112", "pale", depth=12),
            Blob("228,166 262,156 278,178 250,194 230,186", "glow+pale", depth=6),
            Blob("96,150 120,144 130,166 108,176", "glow+pale", depth=4),
            Blob("350,70 420,50 486,84 500,130 440,150 400,126 360,118", "glow+pale", depth=12),
            Blob("292,60 312,56 316,74 298,80", "glow+pale", depth=4),
            *(Shape(f'M{x},930V{y}l{w * 0.5:g},{-w * 0.45:g}l{w * 0.5:g},{w * 0.45:g}V930Z', "deep",
                    flat=True, fade=f)
              for x, y, w, f in ((120, 830, 44, 0.7), (156, 846, 60, 0.7), (226, 834, 40, 0.7),
                                 (262, 850, 56, 0.7), (322, 842, 40, 0.7), (96, 868, 70, 1),
                                 (190, 880, 80, 1), (290, 884, 70, 1))),
            Shape("M134,836h6v9h-6ZM180,850h7v10h-7ZM284,852h7v10h-7ZM122,868h9v12h-9Z", "spark",
                  flat=True),
            Blob("-40,740 60,716 140,724 200,746 100,764 -20,770", "mid", flat=True, fade=0.5),
            Blob("260,768 350,750 420,760 380,780 290,784", "mid", flat=True, fade=0.4),
            *frayed("140,196 134,236 142,276"),
            *frayed("206,238 210,270 204,300"),
            *frayed("462,198 468,238 460,280"),
            Line("322,256 318,400 306,512", 10, "pale"),
            *(Line(((321 - k * 2, 270 + k * 40), (313 - k * 2, 282 + k * 40)), 3, "soft")
              for k in range(6)),
            Turned((Within("M0,0H600V612H0Z",
                           (Figure("girl", "offer", (146, 800), 360, "spark/glow", "sly",
                                   look="right", shadow=0, hair="bob", hand=(240, 540),
                                   other_hand=(170, 700),
                                   holds=Held("scissors", size=120, coat="glow/glow", turn=84,
                                              hand="near")),
                            Figure("old-man", "point", (404, 806), 370, "pale/spark", "delight",
                                   look="right-up", hat="beret", hair="bald+full/glow", shadow=0,
                                   hand=(536, 500)))),
                    Shape("M96,600H516L476,744H136Z", "spark", depth=70),
                    *(Line(p, 5, "deep", fade=0.7)
                      for p in ("108,648 504,648", "116,674 496,674", "122,698 490,698")),
                    *(Line(((x, 610), (x * 0.84 + 48, 742)), 5, "deep", fade=0.5)
                      for x in (156, 210, 264, 318, 372, 426, 480)),
                    Shape("M82,586H530V616H82Z", "mid+deep", depth=12),
                    Shape("M96,616H516L510,636H102Z", "ink", flat=True, fade=0.35),
                    Hand("grip", (200, 582), (156, 544), 42, "spark/glow"),
                    Shape("M296,582h30v34h-30Z", "pale", depth=8),
                    *(Line(p, 3, "soft")
                      for p in ("296,592 326,588", "296,602 326,598", "296,612 326,608")),
                    *frayed("100,600 94,566 106,540"), *frayed("514,604 522,574 512,556")),
                   about=(311, 598), turn=7, move=(0, -78)),
            Shape("M-30,930V860L40,796L110,866V930Z", "ink", depth=20),
            Line("-30,858 40,796 108,862", 6, "soft"),
            Shape("M306,930L376,798H640V930Z", "ink", depth=30),
            Line("376,799 640,799", 7, "soft"),
            *(Line(((x, y), (640, y)), 3, "mid", fade=0.6)
              for x, y in ((366, 822), (352, 848), (342, 872))),
            Shape("M420,740H476V806H420Z", "mid", depth=14),
            Shape("M410,724H486V744H410Z", "soft", depth=6),
            *(Line(p, 3, "deep", fade=0.7)
              for p in ("422,764 474,764", "422,784 474,784", "448,746 448,764",
                        "436,764 436,784")),
            Line("460,660 500,676 540,690", 6, "pale"),
            Line("546,694 498,766", 11, "soft"),
            Shape(disc(548, 690, 14), "soft", depth=6),
            Shape(disc(548, 690, 6), "deep", flat=True),
            Line("520,698 552,722", 9, "soft"),
            Line("540,790 516,784 498,768 480,752 462,720", 11, "soft"),
            Shape("M472,728L448,722L460,700ZM530,774L560,796L528,804Z", "soft", flat=True),
            Shape("M500,876v-34l20,-18l20,18v34ZM30,862h20v26h-20Z", "spark", flat=True),
            Line("520,826 520,874", 3, "ink"),
        ),
    ),
    Card(
        "goat-bell",
        "The One Who Rings",
        "On the highest peak a goat rings the bell that hangs from nothing; the ringer is late.",
        World("backdrop", "dawn", Light("left", 0.4, rim="pale"),
              {"tone": "deep", "to": "pale", "spot": False}),
        (
            Glow((240, 520), 420, "pale", 0.9),
            Shape("M-30,760L50,650L120,730L200,640L300,760L440,770L540,620L640,740V930H-30Z",
                  "soft", flat=True, fade=0.8),
            Shape("M50,650L76,680L56,690L40,684L26,684ZM540,620L572,660L548,664L530,652L514,668Z",
                  "glow", flat=True, fade=0.8),
            Turned((
                Shape("M300,40C336,40 336,96 300,96C264,96 264,40 300,40ZM300,56C284,56 284,84"
                      " 300,84C316,84 316,56 300,56Z", "spark+ink", depth=8),
                Shape("M300,82C368,82 400,120 406,178C410,222 432,240 464,268C464,330 136,330"
                      " 136,268C168,240 190,222 194,178C200,120 232,82"
                      " 300,82Z", "spark", depth=130),
                Blob("236,112 258,102 240,160 234,200 206,232 216,160", "glow", flat=True,
                     fade=0.4),
                Line("196,186 300,208 404,186", 6, "ink", fade=0.5),
                Shape("M136,268C136,222 464,222 464,268C464,320 136,320 136,268Z", "spark+ink",
                      depth=14),
                Shape("M154,270C154,236 446,236 446,270C446,308 154,308 154,270Z", "ink",
                      flat=True),
                *(Line(p, 6, "glow")
                  for p in ("108,236 98,262 108,290", "492,236 502,262 492,290")),
            ), (300, 68), -7, 0.95),
            Line("306,262 240,334 176,404", 14, "spark+ink"),
            Shape(disc(172, 412, 46), "spark", depth=40),
            Blob("142,396 154,380 172,378 156,400", "pale", flat=True),
            *(Line(p, 5, "glow") for p in ("112,392 92,384", "108,416 86,418", "114,440 96,450")),
            Blob("-40,870 120,820 300,850 460,810 660,840 660,960 -60,960", "mid", flat=True),
            Shape("M-30,930L50,820L150,750L270,640L330,610H440L476,690L530,770L640,850V930Z",
                  "deep", depth=110),
            Shape("M-30,930L50,820L150,750L270,640L330,610H350L300,700L230,760L190,850L140,930Z",
                  "mid", flat=True, fade=0.5),
            Shape("M322,606H446L470,670L452,690L436,666L410,700L384,668L350,706L326,684L290,716"
                  "L268,696L244,700L268,638Z", "glow", depth=20),
            Line("432,614 424,634 438,648 430,664", 5, "deep"),
            *(Shape(disc(x, y, r), "glow", depth=r)
              for x, y, r in ((494, 690, 13), (534, 736, 19), (500, 742, 8), (566, 792, 11))),
            Blob("250,930 280,866 410,838 520,842 660,826 660,960 270,960", "mid+soft", depth=30),
            *houses("372,866,36 430,850,28 474,866,40 540,860,36 326,862,26"),
            *PEAK_GOAT,
            Figure("old-man", "climb", (130, 790), 230, "spark/glow", "shout", look="right-up",
                   hat="wool", shadow=0, hand=(214, 574), other_hand=(216, 676), hands="open",
                   turn=8),
        ),
    ),
)  # fmt: skip
