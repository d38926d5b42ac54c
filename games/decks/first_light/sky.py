"""Cards of the sky: moons, eyes, cliffs and what hangs down."""

from games.decks.recipe import (
    Beast,
    Bird,
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


def slab(x: float, y: float, turn: float) -> Turned:
    """A step of a stair in the sky, with its riser; it may have come loose."""
    top = Shape(box(x - 76, y - 72, 152, 26), "pale", depth=12)
    return Turned((top, Shape(box(x - 76, y - 46, 152, 34), "mid", depth=14)), (x, y - 40), turn)


CARDS = (
    Card(
        "moon-mending",
        "Mending",
        "High over the clouds the torn moon is sewn by a woman on a ladder; the patch is out of"
        " her own coat.",
        World("night", "night", Light("left", 0, rim="glow"), {"hills": False}),
        (
            Glow((380, 380), 460, fade=0.7),
            Put("moon", (410, 800), 740, "glow", turn=-14),
            Shape("M304,500L340,452L376,476L422,448L428,500L450,560L438,600L460,648L414,640"
                  "L374,676L346,628L300,620L320,560Z", "ink", flat=True),
            *(Shape(disc(x, y, r), "glow", flat=True)
              for x, y, r in ((408, 488, 5), (426, 556, 6), (396, 580, 4), (430, 624, 5))),
            Shape("M286,484L372,466L384,582L342,638L292,630Z", "spark", depth=30),
            Line("332,637 294,629 288,500", 6, "ink", dash="13 12"),
            Shape("M384,582L342,638L326,560Z", "pale", depth=12),
            Line("60,960 236,100", 16, "mid"),
            Line("206,980 356,130", 16, "mid"),
            *(Line(((76 + i * 17, 886 - i * 84), (223 + i * 15, 894 - i * 84)), 14, "mid")
              for i in range(10)),
            Figure("woman", "climb", (140, 806), 560, "spark/deep", "smile", look="right-down",
                   hand=(322, 478), other_hand=(316, 604), hands="clasp", shadow=0,
                   through=(Line("286,502 374,454", 4, "ink"),
                            Line("286,502 262,556 272,610 296,628", 3, "ink"))),
            Shape("M150,560L206,554L222,606L186,626L142,612Z", "deep", flat=True),
            Line("150,560 206,554 222,606 186,626 142,612 150,560", 4, "glow", dash="8 6"),
            Put("cloud", (100, 956), 130, "pale", plane="near"),
            Put("cloud", (480, 930), 170, "pale", plane="near"),
        ),
    ),
    Card(
        "watch-fishing",
        "Passing the Time",
        "Somebody sits at the edge of the land and fishes in the clouds with a watch as bait; the"
        " basket is full of hours, and something large has come up to look.",
        World("backdrop", "dawn", Light("right", 0, rim="glow"),
              {"tone": "mid", "to": "glow", "spot": False}),
        (
            Glow((220, 330), 420, fade=0.8),
            Blob("-60,640 60,600 140,640 300,610 460,650 560,610 660,640 660,960 -60,960",
                 "glow", depth=60),
            Blob("266,470 400,496 500,580 540,720 500,860 400,960 130,960 30,860 -10,720 30,580"
                 " 130,496", "mid", depth=190),
            *(Shape(f"M{x - 68},670Q{x},572 {x + 68},670Q{x},748 {x - 68},670Z", "glow", depth=24)
              for x in (160, 372)),
            *(Shape(disc(x, 648, 33), "ink", flat=True) for x in (178, 348)),
            *(Shape(disc(x, 636, 10), "glow", flat=True) for x in (186, 356)),
            *(Shape(f"M{x - 74},672Q{x},556 {x + 74},672Q{x},598 {x - 74},672Z", "deep", flat=True)
              for x in (160, 372)),
            *(Line(((x - 48, 722), (x, 738), (x + 48, 722)), 5, "mid+deep") for x in (160, 372)),
            Line("84,592 140,554 214,554", 18, "glow"),
            Line("318,554 392,554 448,592", 18, "glow"),
            Blob("252,610 280,610 288,690 318,740 300,772 266,780 232,772 214,740 244,690",
                 "mid+pale", depth=40),
            Line("166,800 214,830 266,836 318,830 366,800", 11, "deep"),
            *(Shape(disc(x, 772, 34), "spark", flat=True, fade=0.3) for x in (106, 428)),
            *(Shape(disc(x, y, r), "glow", depth=40) for x, y, r in (
                (104, 516, 44), (428, 516, 44), (50, 566, 52), (482, 566, 52), (14, 640, 54),
                (518, 640, 54), (12, 724, 56), (520, 724, 56), (40, 806, 60), (492, 806, 60),
                (100, 878, 64), (432, 878, 64), (180, 912, 62), (352, 912, 62), (266, 922, 62))),
            Shape("M640,214L560,220L470,214L404,226L398,246L430,268L470,282L486,340L530,372L546,450"
                  "L640,500Z", "ink", depth=60),
            Line("406,224 470,212 560,218 640,212", 9, "mid"),
            Figure("old-man", "fish", (430, 226), 230, silhouette="ink", flip=True, hat="straw",
                   hand=(376, 178), other_hand=(388, 186)),
            Taper("396,196 340,140 250,90 196,84", (6, 5, 4, 2), "ink", flat=True),
            Line("196,84 208,200 212,300", 3, "ink"),
            Put("pocket-watch", (212, 436), 136, "spark/ink", shadow=0),
            Put("clock", (504, 184), 46, "spark/ink", turn=-14, shadow=0),
            Put("clock", (534, 186), 56, "glow/ink", turn=10, shadow=0),
            Blob("482,224 520,218 572,222 560,232 500,234", "ink", flat=True),
            Shape("M484,178H564L552,228H496Z", "mid+deep", depth=16),
            Line("488,188 560,188", 4, "ink"), Line("492,204 556,204", 4, "ink"),
        ),
    ),
    Card(
        "stair-bed",
        "The Upper Berth",
        "Where the stair ends in the sky a bed has been made; the sleepwalker who comes to it"
        " doesn't see that the last step is missing.",
        World("night", "rose", Light("right", 0), {"hills": False}),
        (
            Glow((250, 400), 460, fade=0.7),
            Shape(disc(290, 410, 304), "glow", depth=90),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.5)
              for x, y, r in ((70, 350, 24), (250, 160, 36), (360, 600, 30),
                              (100, 500, 18))),
            *(Turned((slab(x, y, turn),), (x, y), zoom=zoom) for x, y, turn, zoom in (
                (196, 600, 0, 1), (110, 676, -4, 0.92), (96, 752, -8, 0.82), (140, 820, 8, 0.74),
                (226, 864, -10, 0.66), (326, 872, 16, 0.58), (410, 836, -24, 0.5),
                (476, 776, 40, 0.42))),
            Shape("M344,430H568V460H344Z", "pale", depth=10),
            Shape("M344,460H568L550,512H366Z", "mid", depth=16),
            Shape("M370,392H548V424H370Z", "ink", depth=8),
            Shape("M376,356H544V396H376Z", "soft", depth=12),
            Blob("388,358 390,340 420,332 452,338 458,358", "soft+pale", depth=12),
            Shape("M360,316h22v116h-22zM536,334h18v98h-18z", "ink", depth=6),
            Shape("M348,296h46v22h-46z", "ink", depth=6),
            Blob("450,362 466,342 500,336 540,344 540,404 500,410 458,400", "spark", depth=30),
            Line("470,344 460,370 464,398", 8, "glow"),
            Bird("owl", "perch", (372, 299), 112, "ink/ink", flip=True, shadow=0),
            Figure("woman", "embrace", (196, 528), 300, silhouette="ink", wears="nightgown",
                   hair="ponytail", shadow=0, hand=(280, 356), other_hand=(276, 366)),
            Shape("M238,256L251,260L260,276L253,281L256,288L251,292L248,299L236,296Z", "ink",
                  flat=True),
            Put("candle", (288, 366), 70, "spark/mid", shadow=0),
            Glow((288, 306), 60, "glow", 0.9),
        ),
    ),
    Card(
        "backward-telescope",
        "Observed",
        "A child has pointed a telescope at us, and in its glass is our eye; somebody behind her"
        " has seen us as well.",
        World("night", "night", Light("left", 0, rim="glow"), {"hills": False}),
        (
            Glow((420, 800), 330, "soft", fade=0.8),
            Taper("372,540 330,850", (9, 7), "ink"),
            Taper("384,540 412,846", (9, 7), "ink"),
            Taper("378,540 470,836", (8, 6), "ink"),
            Taper("462,680 446,650", (30, 24), "ink"),
            Taper("448,652 410,580", (34, 46), "spark"),
            Taper("402,566 350,470", (66, 80), "pale"),
            Taper("350,474 270,340", (112, 190), "spark+mid"),
            Shape(disc(262, 330, 216), "spark", depth=60),
            Shape(disc(262, 330, 186), "ink", flat=True),
            Shape(disc(262, 330, 178), "soft", to="deep", span=(150, 510)),
            *(Taper(((262 + a * 46, 262 + a * a * 7), (262 + a * 60, 232 + a * a * 7),
                     (262 + a * 74, 204 + a * a * 8)), (8, 6, 1), "ink", flat=True)
              for a in (-2, -1, 0, 1, 2)),
            Shape("M98,338C150,226 374,226 426,338C374,428 150,428 98,338Z", "ink", flat=True),
            Shape("M112,338C158,248 366,248 412,338C366,414 158,414 112,338Z", "glow", depth=30),
            Shape(disc(262, 332, 76), "spark", depth=30),
            Shape(disc(262, 332, 46), "ink", flat=True),
            Put("child", (262, 370), 70, "soft", flat=True, shadow=0),
            Shape(disc(232, 302, 14), "glow", flat=True),
            Line("108,270 140,210 196,168", 10, "glow", fade=0.6),
            Shape("M-30,884L640,800V940H-30Z", "deep", depth=40),
            *(Line(((x, 884 - (x + 30) * 0.125), (x - 30, 940)), 3, "ink", fade=0.6)
              for x in range(-10, 640, 46)),
            Shape("M30,930V716L126,616L222,716V930Z", "ink", depth=14),
            Shape("M10,734L126,608L242,734L228,754L126,644L24,754Z", "mid", depth=12),
            Shape(box(58, 716, 136, 152), "glow", flat=True),
            Within(
                box(58, 716, 136, 152),
                (Figure("man", "raise-both", (126, 960), 240, "spark/deep", "dread", look="us",
                        hat="nightcap", shadow=0,
                        hand=(184, 752), other_hand=(68, 752)),),
            ),
            Shape(box(46, 862, 160, 14), "mid", depth=6),
            Figure(
                "girl", "kneel", (536, 820), 270, "pale/spark", "curious", flip=True,
                look="left-up", hand=(462, 652), other_hand=(430, 690), shadow=0, hair="plaits",
            ),
        ),
    ),
    Card(
        "egg-sunrise",
        "First Light",
        "The sun rises out of a broken egg behind the mountains and begins to run; the first to"
        " be up have brought their bread.",
        World(
            "backdrop", "ember", Light("above", 0), {"tone": "deep", "to": "pale", "spot": False}
        ),
        (
            Glow((300, 340), 540, fade=1),
            *(
                Shape(
                    f"M300,360L{300 + a},{-60}L{300 + a + 60},{-60}Z", "glow", flat=True, fade=0.3
                )
                for a in (-520, -360, -210, -30, 150, 300, 460)
            ),
            Shape("M-40,500L24,396L90,520L150,480L240,620L380,600L450,500L500,530L594,400L640,460"
                  "V960H-40Z", "mid", depth=50),
            Blob("-60,720 120,690 300,710 480,690 660,720 660,960 -60,960", "mid+deep", depth=60),
            Shape("M54,436L102,506L136,446L180,530H420L466,446L498,506L530,444L558,480"
                  "C566,650 490,810 300,845C110,810 36,650 54,436Z", "glow+mid", flat=True),
            Blob("88,560 130,486 300,460 470,486 512,560 300,660", "glow", depth=30),
            *(Shape(f"M46,{500 + y}L100,{556 + y}L150,{508 + y}L206,{584 + y}L258,{528 + y}"
                    f"L318,{596 + y}L376,{530 + y}L430,{580 + y}L486,{510 + y}L536,{554 + y}"
                    f"L556,{498 + y}C566,690 490,810 300,845C110,810 36,690 46,{500 + y}Z",
                    coat, depth=150) for y, coat in ((-14, "glow+mid"), (0, "glow"))),
            Within("M0,0H600V498H556L536,540L486,496L430,566L376,516L318,582L258,514L206,570"
                   "L150,494L100,542L46,486H0ZM362,500V720H264V500Z", (
                       Shape("M362,549C352,610 336,640 336,690C334,722 294,722 292,690"
                             "C292,620 276,600 262,556A176,176 0 1 1 362,549Z",
                             "soft+pale", depth=110),)),
            Line("306,676 308,760 304,830", 6, "soft+pale"),
            Blob("306,700 320,738 306,756 292,738", "soft+pale", corners=(0,), depth=14),
            Blob("184,350 212,288 268,254 240,300 206,370", "glow", flat=True, fade=0.85),
            Blob("-60,800 100,810 220,850 380,850 500,800 660,790 660,960 -60,960",
                 "deep", depth=60),
            Blob("150,850 220,822 300,826 390,822 456,850 440,888 300,900 180,888", "soft+pale",
                 depth=40),
            Line("200,856 250,844 310,846", 8, "glow", fade=0.7),
            Put("rooster", (530, 452), 110, "ink/ink", shadow=0, flip=True),
            Figure("boy", "kneel", (84, 886), 330, silhouette="ink", shadow=0,
                   hand=(196, 764), other_hand=(120, 800), hands="grip",
                   through=(Shape("M164,725L192,710L258,834L230,850Z", "glow", depth=6),
                            Line("164,725 230,850", 7, "mid"))),
            Taper("234,822 250,854", (14, 15), "soft+pale"),
            Figure("woman", "offer", (536, 880), 350, silhouette="ink", flip=True,
                   wears="dress", hand=(450, 716), other_hand=(430, 712), shadow=0,
                   hands="flat"),
            Blob("376,704 370,672 394,648 440,640 484,648 510,676 502,704", "mid+soft", (0, 6)),
            Blob("384,704 366,694 366,662 388,650 406,666 404,698", "glow", depth=8),
            *(Line(((x, 650), (x + 16, 668)), 6, "glow") for x in (426, 452, 478)),
        ),
    ),
    Card(
        "anchor-field",
        "A Place to Stop",
        "From a ship in the clouds an anchor has come down through a picnic; a horse has come "
        "to look.",
        World("backdrop", "moss", Light("right", 0.5, rim="spark"),
              {"tone": "soft", "to": "mid", "spot": False}),
        (
            Shape("M-40,-40H640V420C420,400 200,416 -40,440Z", "soft", to="glow", span=(0, 430)),
            *(Line(((320 + step * 60, 424 - step * 2), (310 + step * 130, 620),
                    (300 + step * 250, 940)), 26, "mid", fade=0.4) for step in range(-5, 6)),
            Beast("horse", "balk", (478, 556), 96, "glow/ink", flip=True),
            Shape("M-30,806L300,716L640,812L320,930Z", "spark", depth=20),
            *(Line(points, 12, "glow", fade=0.75) for points in (
                "70,780 410,900", "190,747 526,850", "80,842 420,748", "200,888 530,780")),
            Put("ship", (310, 140), 120, "deep/glow", shadow=0),
            Blob("160,150 220,118 280,138 350,116 440,154 380,182 230,184", "glow", depth=40),
            Blob("180,838 260,806 340,806 430,836 360,868 250,870", "ink", flat=True, fade=0.7),
            Put("anchor", (288, 850), 540, "ink/spark", turn=-7, shadow=0),
            Figure("man", "climb", (336, 322), 124, "spark/deep", "hush", "left-down", flip=True,
                   turn=14,
                   hand=(317, 228), other_hand=(326, 206), hat="cap", shadow=0,
                   through=(Line("360,104 346,150 316,230 286,306 268,350", 6, "ink"),)),
            Line("268,334 254,350 258,372 272,370 276,348 266,334", 6, "ink"),
            Blob("186,846 224,826 262,838 300,858 340,836 388,824 424,846 372,884 306,892 236,884",
                 "spark", depth=18),
            *(Line(points, 4, "ink", fade=0.35) for points in (
                "196,850 150,838 104,836", "232,878 190,890 150,892", "376,880 420,888 460,886",
                "418,848 466,838 510,838")),
            *(Shape(f"M{x - 34},{y}a34,12 0 1 1 68,0a34,12 0 1 1 -68,0Z", "glow", depth=6)
              for x, y in ((150, 806), (456, 808))),
            Put("bottle", (498, 832), 62, "mid/glow", turn=80, shadow=0),
            Figure("boy", "sit-ground", (92, 846), 190, "ink/glow", "awe", look="up"),
            Figure("woman", "kneel", (520, 884), 250, "deep/pale", "dread", flip=True, look="up",
                   hands="open"),
        ),
    ),
)  # fmt: skip
