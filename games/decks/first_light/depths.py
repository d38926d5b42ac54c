"""Cards of the water, continued: the deep, lakes, and ice."""

from games.decks.arrangements import lit
from games.decks.recipe import (
    Air,
    Beast,
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
    Spread,
    Taper,
    Turned,
    View,
    Within,
    World,
    disc,
)

PAGE = "M-40,-40H640V940H-40Z"
MOON = "M305,460A150,150 0 1 1 138,500A95,95 0 0 0 305,460Z"
"""The moon with a bite out of it."""
HULL = "M428,718C460,740 520,738 560,704C556,750 520,772 486,768C456,766 434,748 428,718Z"
"""The boat that tows it."""


def hollow(x: float, y: float, radius: float) -> str:
    """A circle that is a hole in the form before it."""
    arc = f"a{radius:g},{radius:g} 0 1 0"
    return f"M{x - radius:g},{y:g}{arc} {radius * 2:g},0{arc} {-radius * 2:g},0Z"


BEAR = ((384, 690), (346, 640), (322, 600), (288, 634), (196, 606), (120, 650), (112, 792),
        (158, 796), (176, 728), (250, 732), (268, 802), (314, 798), (322, 716))  # fmt: skip
"""The stars of a bear."""

CARDS = (
    Card(
        "kite-diver",
        "Wind Below",
        "A diver's kite has caught on the fin of something large that passes over; the anchor "
        "she is tied to begins to lift.",
        World(
            "underwater", "night", Light("above", 0.3, rim="pale"), {"weeds": False},
            View((300, 430), 1.2, 6),
        ),
        (
            Taper("520,200 640,120 700,60", (90, 50, 30), "deep"),
            Blob("380,330 398,430 426,520 470,592 500,620 516,600 528,540 556,450 620,330", "deep",
                 depth=60),
            Blob("20,330 40,220 140,120 300,70 460,80 600,140 660,120 660,330 560,330 470,380"
                 " 340,430 190,440 80,400", "deep", depth=150),
            Blob("26,346 90,372 220,380 360,356 480,310 660,240 660,330 560,334 470,380 340,430"
                 " 190,440 80,404", "pale", depth=40),
            *(Line(points, 4, "mid") for points in (
                "70,376 130,406 230,428", "130,384 220,412 320,420", "220,388 310,402 400,396",
                "330,370 410,378 470,360")),
            Line("24,340 100,362 220,366 300,344", 6, "ink"),
            Shape(disc(222, 300, 20), "glow", depth=8),
            Shape(disc(224, 306, 11), "ink", flat=True),
            Line("192,282 222,268 252,284", 6, "ink"),
            Line("500,616 506,650 496,690", 3, "glow"),
            Put("kite", (484, 848), 170, "spark/glow", turn=8, shadow=0),
            *(Line((a, b), 4, "glow") for a, b in (
                ((438, 536), (528, 550)), ((445, 549), (526, 563)), ((453, 562), (523, 576)))),
            Line("445,549 360,616 262,686", 3, "glow"),
            Line("182,736 130,766 74,740", 6, "spark"),
            Put("anchor", (88, 872), 150, "ink/ink", turn=-14, shadow=0),
            Blob("-40,850 40,826 100,840 150,870 160,930 -40,930", "deep", depth=20),
            Figure("girl", "pull", (210, 836), 240, "pale/spark", "fear", look="up", hat="helmet",
                   hand=(262, 684), other_hand=(248, 696), wears="overalls"),
            Line("180,738 202,749 227,747", 8, "spark"),
            Air("bubbles"),
        ),
    ),
    Card(
        "crown-reef",
        "The Heirs",
        "A diver reaches for the stone in a crown as large as a reef; the eel that lives in it has "
        "noticed, and the fish wait in line.",
        World(
            "underwater", "night", Light("above", 0, rim="glow"), {"weeds": False},
            View((300, 450), 1.15, -8),
        ),
        (
            Taper("330,820 470,800 590,680 610,500 540,370 430,330 380,370",
                  (80, 80, 80, 74, 64, 56, 46), "ink"),
            Blob("450,290 486,350 446,420 380,452 300,478 258,470 330,424 372,404 300,402 236,388"
                 " 258,362 330,332 390,296", "ink", corners=(5, 7), depth=50),
            Shape("M258,386l9,24l12,-20zM284,394l9,24l12,-20zM310,397l9,24l12,-21z"
                  "M336,399l8,20l12,-20zM270,470l6,-24l15,15zM298,468l6,-28l15,17z"
                  "M326,455l6,-26l14,16zM352,436l4,-22l14,11z", "glow", flat=True),
            Line("258,388 300,398 374,400", 5, "mid"),
            Shape(disc(396, 344, 21), "glow", depth=8),
            Shape(disc(388, 353, 11), "ink", flat=True),
            Line("366,330 398,316 424,330", 7, "mid"),
            *(Line(points, 5, "mid") for points in (
                "478,410 500,384 512,356", "524,464 556,452 580,424", "548,532 586,528 612,510",
            )),
            Glow((300, 800), 300, fade=0.6),
            Put("crown", (330, 936), 350, "spark/spark", shadow=0),
            Blob("-60,880 140,850 330,876 520,846 660,870 660,960 -60,960", "deep", depth=40),
            Glow((330, 828), 120, fade=0.9),
            Shape(disc(330, 826, 46), "glow", depth=26),
            Taper("64,486 58,450 46,412", (6, 15, 19), "spark"),
            Taper("66,514 46,486 20,464", (6, 15, 19), "spark"),
            Figure("woman", "fly", (176, 596), 296, "ink/glow", "wonder", look="right-down",
                   hand=(306, 782), other_hand=(352, 752), wears="swimsuit", hair="bun",
                   hands="open", turn=52, skin="brown"),
            *(Put("fish", (x, y), s, "glow/spark", flip=True, shadow=0, turn=-6) for x, y, s in (
                (330, 236, 40), (410, 180, 48), (500, 116, 58),
            )),
            *(Shape(f"M{x},{y}l4,-20l8,12l8,-14l8,14l8,-12l2,20z", "spark", depth=5)
              for x, y in ((318, 202), (396, 138), (484, 66))),
            Air("bubbles"),
        ),
    ),
    Card(
        "leaf-raft",
        "Autumn Passage",
        "Mice on a leaf have moored in the night, by candle light, to a reed that is the leg of a "
        "heron.",
        World("pool", "ember", Light("left", 0.3, rim="pale"), {"rings": False}),
        (
            Glow((250, 584), 330, fade=0.9),
            Taper("498,190 496,330 506,560 490,812", (15, 14, 17, 13), "soft"),
            Taper("490,812 484,860 470,900", (13, 14, 8), "soft", flat=True, fade=0.3),
            Taper("560,170 556,300 566,520 552,706", (14, 12, 15, 12), "mid"),
            Taper("552,706 548,740 536,776", (12, 12, 7), "mid", flat=True, fade=0.3),
            *(Line(points, 4, "pale", fade=0.6) for points in (
                "440,800 490,816 540,800", "410,806 490,836 570,806", "504,700 552,716 600,700",
            )),
            Blob("50,760 130,700 260,680 410,690 440,740 380,800 250,830 120,800", "ink", flat=True,
                 fade=0.45),
            Put("leaf", (230, 900), 420, "spark/glow", turn=78, shadow=0),
            *(Line(points, 4, "pale", fade=0.7) for points in (
                "70,776 150,816 250,826 340,806", "40,700 20,724 30,744")),
            Line("424,668 460,684 492,680 512,684", 5, "glow"),
            Line("486,672 512,676", 5, "glow"),
            Line("486,692 512,696", 5, "glow"),
            Beast("mouse", "pull", (390, 676), 62, "soft/pale"),
            *(
                Line(points, 4, "pale", fade=0.5)
                for points in (
                    "60,838 150,850 260,846", "120,866 200,874 290,868", "330,742 380,752 430,746",
                    "20,520 60,514 110,520", "330,430 390,424 440,430", "70,340 120,334 180,340",
                )
            ),
            *lit(Put("candle", (252, 690), 140, "pale/glow", shadow=0), 120),
            Beast("mouse", "upright", (100, 728), 80, "soft/pale", look="up"),
            Beast("mouse", "sleep", (316, 738), 52, "pale/soft"),
            Blob("470,-60 480,90 520,200 600,236 680,240 680,-60", "soft", depth=60),
            Taper("600,40 540,150 466,196 424,130 404,60 345,104",
                  (62, 56, 42, 34, 32, 36), "soft"),
            Blob("530,-60 540,40 560,110 606,160 680,180 680,-60", "deep", depth=60),
            Blob("360,60 410,120 390,190 310,220 260,200 270,130", "pale", depth=40),
            Blob("264,142 310,78 366,58 410,114 398,150 350,120 304,136 276,172", "ink"),
            Taper("310,180 250,300 200,430", (34, 20, 3), "glow"),
            Line("300,200 246,310 204,424", 3, "deep"),
            Shape(disc(318, 146, 22), "glow", depth=6),
            Shape(disc(310, 156, 11), "ink", flat=True),
            Taper("384,92 440,110 500,190", (9, 7, 1), "ink"),
            Taper("390,104 420,150 446,226", (7, 5, 1), "ink"),
            Glow((250, 580), 250, "glow", 0.2, plane="near"),
        ),
    ),
    Card(
        "bear-star-hole",
        "What Bites",
        "A child fishes in the ice for stars; what has taken the bait is a bear of stars, and "
        "the bear of fur bends down to look.",
        World("backdrop", "frost", Light("left", 0, rim="spark"), {"tone": "pale", "to": "soft"}),
        (
            Put("fir", (566, 420), 210, "mid", haze=0.5, shadow=0),
            Put("fir", (30, 400), 170, "mid", haze=0.55, shadow=0),
            Blob("-60,430 160,410 420,430 660,404 660,960 -60,960", "glow", depth=60),
            Blob("60,690 80,590 200,532 330,520 460,540 540,610 546,720 470,820 300,866 120,826",
                 "soft", depth=40),
            Within(
                "M80,700C90,590 200,545 320,540S530,600 530,700S440,840 290,850S70,800 80,700Z",
                world=World("night", "night", "left", {"hills": False}),
                edge="deep",
            ),
            Line((*BEAR, BEAR[0]), 4, "glow", fade=0.8),
            Spread("star", tuple((x, y, 36 - 8 * (n % 2), n * 9) for n, (x, y) in enumerate(BEAR)),
                   "glow"),
            Put("star", (384, 722), 62, "glow", shadow=0),
            Glow((384, 692), 70, fade=0.7),
            Blob("300,-60 500,-40 560,80 556,240 500,340 400,380 200,380 100,340 44,240 40,80"
                 " 100,-40", "deep", depth=180),
            *(Turned((
                Blob("170,190 190,300 176,400 186,470 160,500 60,500 36,470 54,380 60,280 100,180",
                     "deep", depth=60),
                Blob("186,440 200,480 176,506 60,508 26,490 36,450 110,426", "mid+deep", depth=30),
                *(Shape(f"M{x - 9},494l9,22l9,-22z", "ink", flat=True) for x in (62, 98, 134, 166)),
            ), flip=flip) for flip in ("", "x")),
            Blob("26,514 190,514 176,526 40,526", "soft", flat=True),
            Blob("410,514 574,514 560,526 424,526", "soft", flat=True),
            *(Shape(disc(x, 100, 46), "deep", depth=26) for x in (178, 422)),
            *(Shape(disc(x, 106, 24), "ink", flat=True) for x in (182, 418)),
            Blob("300,70 390,92 446,170 440,260 390,330 300,362 210,330 160,260 154,170 210,92",
                 "deep", depth=140),
            Blob("300,220 360,240 376,296 340,346 300,358 260,346 224,296 240,240", "mid",
                 depth=50),
            Blob("262,256 300,244 338,256 326,288 300,300 274,288", "ink", depth=14),
            Line("300,296 300,322 270,334", 5, "ink"), Line("300,322 330,334", 5, "ink"),
            *(Shape(disc(x, 196, 21), "glow", flat=True) for x in (226, 374)),
            *(Shape(disc(x, 205, 12), "ink", flat=True) for x in (232, 368)),
            Blob("200,548 300,542 316,556 200,564", "soft", flat=True),
            Shape("M218,504H280L286,556H212Z", "mid", depth=20),
            Line("216,532 283,532", 4, "ink"),
            Figure(
                "child", "fish", (250, 508), 200, "spark/ink", "hush",
                look="right-down", hand=(312, 476), other_hand=(324, 466), hat="wool",
                through=(Taper("282,502 330,462 392,410", (5, 4, 2), "ink"),),
            ),
            Line("392,410 391,480 390,552", 3, "deep"),
            Line("390,552 388,620 384,690", 3, "glow"),
            Put("fishbowl", (528, 874), 88, "deep/mid"),
            Spread("star", ((518, 840, 22, 10), (541, 848, 18, -12)), "glow"),
        ),
    ),
    Card(
        "moon-spoon",
        "Supper",
        "A spoon has scooped a piece out of the moon that floats in a bowl of soup; somebody rows, "
        "and tries to tow it away in time.",
        World("pool", "tide", Light("left", 0.3, rim="glow"), {"rings": False}),
        (
            Glow((250, 580), 360, fade=0.9),
            Shape(MOON, "glow", depth=30),
            *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
              for x, y, r in ((170, 660, 24), (300, 640, 32), (232, 708, 18), (350, 560, 16))),
            *(Line(points, 5, "soft") for points in (
                "150,786 230,798 310,782", "190,816 250,824 310,816", "430,520 470,514 512,522",
                "110,330 150,322 196,330", "440,420 480,414 520,424",
            )),
            Line("112,590 180,662 270,706 356,706", 6, "spark"),
            Line("102,620 170,688 260,728 330,728", 6, "spark"),
            Line("340,716 420,724 448,692", 6, "spark"),
            Shape(disc(342, 716, 11), "spark", depth=6),
            Turned((
                Figure("man", "row", (518, 730), 190, "spark/ink", "strain", look="left-up",
                       shadow=0, flip=True, hand=(464, 672), other_hand=(452, 684), hat="wool",
                       through=(Line("440,640 480,710 506,770", 7, "ink"),)),
                Shape(HULL, "ink", depth=10),
                Line("430,720 460,738 520,736 558,708", 4, "glow"),
                Line("480,710 506,770", 7, "soft"),
                Blob("498,754 514,758 522,790 508,796 496,776", "soft", flat=True),
            ), about=(490, 720), zoom=1.3, move=(-14, -14)),
            Line("400,776 450,786 500,780", 4, "pale", fade=0.7),
            Shape(PAGE + hollow(300, 500, 372), "glow", depth=60),
            Shape(PAGE + hollow(300, 500, 440), "mid", depth=40),
            Hand(
                "grip", (432, 34), (574, -170), 170, "spark/glow", bend=8,
                through=(Put("spoon", (360, 520), 760, "pale/soft", turn=216, shadow=0),),
            ),
            Turned(
                (
                    Blob("170,346 256,336 268,400 246,462 206,478 162,456 150,396", "glow",
                         depth=30),
                    Shape(disc(220, 420, 14), "pale", depth=6),
                ),
                about=(206, 400), turn=36,
            ),
            Taper("196,470 190,500 196,520", (4, 8, 5), "glow"),
        ),
    ),
    Card(
        "rib-chapel",
        "Evening in the Whale",
        "In the whale an old man reads in his boat under the lamp, which is its heart; a girl "
        "fishes, and far off another boat comes in.",
        World(
            "ribs", "dawn", Light("above", 0.3, rim="spark"), {}, View((300, 520), 1.2, 6)
        ),
        (
            Taper("376,190 360,110 300,60 260,-30", (24, 15, 13, 14), "spark+ink"),
            Taper("446,190 456,110 510,70 540,-30", (24, 15, 13, 14), "spark+ink"),
            Taper("412,200 410,120 430,60 410,-30", (26, 18, 14, 16), "spark"),
            Put("heart", (410, 320), 210, "spark/glow", shadow=0),
            Line("372,170 384,204 374,240 390,270", 4, "spark+ink", fade=0.7),
            Glow((410, 220), 250, fade=0.75),
            Shape("M-30,556C120,548 300,562 640,552V940H-30Z", "deep", depth=60),
            *(Shape(f"M{440 - w},{y}q{w},-12 {2 * w},0q{-w},12 {-2 * w},0Z", "glow", flat=True,
                    fade=0.5) for y, w in ((578, 70),)),
            Figure("man", "wave", (196, 552), 100, silhouette="ink", shadow=0),
            Blob("126,532 192,548 264,528 248,568 146,570", "ink", corners=(0, 2), depth=10),
            Figure(
                "girl", "fish", (196, 790), 300, "spark/deep", "doubt", flip=True,
                hand=(112, 688), other_hand=(98, 668), look="left-down", plane="near",
                through=(Line("150,738 112,688 44,590", 7),),
            ),
            Line("44,590 40,720 46,880", 2, "glow", plane="near"),
            Figure(
                "old-man", "read-sitting", (462, 760), 500, "deep/glow", "smile", flip=True,
                look="left-down", holds=Held("book", size=84, coat="glow/ink", turn=24),
                hat="nightcap", plane="near", hair="short+full/glow",
            ),
            Blob("44,700 190,772 400,778 584,694 556,810 450,874 200,874 90,820", "ink", depth=60,
                 corners=(0, 3), plane="near"),
            Line("54,712 190,784 400,790 574,706", 7, "mid", plane="near"),
            Shape("M-30,850C100,830 200,860 320,844S520,840 640,856V940H-30Z", "deep", depth=30,
                  plane="near"),
            Glow((410, 230), 330, "glow", 0.26, plane="near"),
        ),
    ),
)  # fmt: skip
