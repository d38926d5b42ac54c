"""Cards of the water, continued: the deep, lakes, and ice."""

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


def hollow(x: float, y: float, radius: float) -> str:
    """A circle that is a hole in the form before it."""
    arc = f"a{radius:g},{radius:g} 0 1 0"
    return f"M{x - radius:g},{y:g}{arc} {radius * 2:g},0{arc} {-radius * 2:g},0Z"


BEAR = ((384, 690), (340, 626), (290, 612), (180, 612), (110, 660), (108, 796), (170, 770),
        (250, 764), (310, 796), (330, 720))  # fmt: skip
"""The stars of a bear."""

CARDS = (
    Card(
        "kite-diver",
        "Wind Below",
        "A diver's kite has caught on the fin of something large that passes over; the anchor "
        "she is tied to begins to lift.",
        World(
            "underwater", "night", Light("above", 0.3, rim="pale"), {"weeds": False},
            View((300, 470), 1.25, 7),
        ),
        (
            Blob("-80,-80 700,-80 700,120 600,240 420,310 220,300 60,230 -60,120", "deep",
                 depth=130),
            *(Line(points, 5, "mid") for points in (
                "60,150 220,226 420,236 600,170", "30,110 220,180 430,190 620,120",
                "120,210 240,262 400,276 540,226",
            )),
            Shape(disc(96, 96, 26), "pale", depth=8),
            Shape(disc(100, 106, 14), "ink", flat=True),
            Line("62,76 96,60 132,74", 8, "ink"),
            Taper("400,250 470,320 500,400", (70, 46, 8), "deep"),
            Line("462,338 486,350 508,382", 4, "mid"),
            Line("448,440 390,500 330,530 284,556", 4, "glow"),
            Line("492,356 478,390 484,420", 5, "glow"),
            Put("kite", (462, 560), 230, "spark/glow", turn=30, shadow=0),
            Line("220,620 120,660 40,800", 5, "soft"),
            Put("anchor", (54, 890), 190, "ink/soft", turn=24, shadow=0),
            Figure(
                "girl", "pull", (214, 800), 440, "pale/spark", "fear", look="up", hat="helmet",
                hand=(312, 556), other_hand=(280, 584), wears="overalls",
            ),
            Blob("130,850 200,830 290,846 300,866 210,876 130,870", "pale", fade=0.4, flat=True),
            Air("bubbles"),
        ),
    ),
    Card(
        "crown-reef",
        "The Heirs",
        "A diver reaches for the stone in a crown as large as a reef; the eel that lives in it has "
        "noticed, and the fish wait in line.",
        World(
            "underwater", "night", Light("above", 0.3, rim="glow"), {"weeds": False},
            View((300, 450), 1.15, -8),
        ),
        (
            Taper("300,840 430,700 560,600 580,470 500,380 430,400", (60, 58, 52, 46, 42, 34),
                  "deep"),
            Blob("470,350 500,390 470,450 390,452 330,440 340,420 400,400 420,366", "deep"),
            Line("340,432 400,430 446,420", 5, "ink"),
            Shape("M352,430l8,16l8,-17zM378,430l8,16l8,-18z", "glow", depth=4),
            Shape(disc(436, 384, 17), "glow", depth=6),
            Shape(disc(429, 388, 8), "ink", flat=True),
            Put("crown", (330, 900), 430, "spark/glow", turn=-9, shadow=0),
            Glow((290, 740), 130, fade=0.7),
            Figure(
                "woman", "dive", (146, 440), 500, "glow/ink", "wonder", look="half",
                hand=(222, 742), wears="swimsuit", hair="bob", turn=6,
            ),
            *(Put("fish", (x, y), s, "glow/spark", flip=True, shadow=0, turn=-6) for x, y, s in (
                (352, 306, 44), (424, 246, 54), (506, 174, 66),
            )),
            *(Shape(f"M{x},{y}l4,-20l8,12l8,-14l8,14l8,-12l2,20z", "spark", depth=5)
              for x, y in ((342, 268), (414, 198), (496, 116))),
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
            Glow((240, 560), 330, fade=0.85),
            Taper("500,-40 496,300 506,560 490,800", (15, 14, 17, 13), "soft"),
            Taper("588,-40 584,300 592,520 580,700", (14, 12, 16, 12), "mid"),
            *(Line(points, 4, "pale", fade=0.6) for points in (
                "440,800 490,816 540,800", "410,806 490,836 570,806", "540,704 580,716 620,704",
            )),
            Put("leaf", (230, 900), 420, "spark/glow", turn=78, shadow=0),
            Line("424,668 460,684 492,680 512,684", 5, "glow"),
            Line("486,672 512,676", 5, "glow"),
            Line("486,692 512,696", 5, "glow"),
            Beast("mouse", "pull", (390, 676), 62, "soft/pale"),
            Put("candle", (210, 690), 150, "pale/glow", shadow=0),
            Beast("mouse", "upright", (112, 722), 84, "soft/pale", look="up"),
            Beast("mouse", "sleep", (286, 726), 54, "pale/soft"),
            Blob("430,-60 452,40 500,130 580,180 680,190 680,-60", "deep", depth=60),
            *(Line(points, 5, "ink", fade=0.8) for points in (
                "500,30 540,90 620,120", "480,-10 560,40 640,70", "530,130 570,150 630,158",
            )),
            Taper("660,-10 540,40 440,-24 345,104", (60, 44, 34, 36), "soft"),
            Blob("360,60 410,120 390,190 310,220 260,200 270,130", "pale", depth=40),
            Blob("264,142 310,78 366,58 410,114 398,150 350,120 304,136 276,172", "ink"),
            Taper("310,180 250,300 200,430", (34, 20, 3), "glow"),
            Line("300,200 246,310 204,424", 3, "deep"),
            Shape(disc(318, 146, 22), "glow", depth=6),
            Shape(disc(310, 156, 11), "ink", flat=True),
            Taper("380,112 440,150 500,240", (9, 7, 1), "ink"),
            Taper("384,126 424,170 460,250", (7, 5, 1), "ink"),
        ),
    ),
    Card(
        "bear-star-hole",
        "What Bites",
        "A child fishes in the ice for stars; what has taken the bait is a bear of stars, and "
        "the bear of fur bends down to look.",
        World("backdrop", "frost", Light("left", 0.4, rim="spark"), {"tone": "pale", "to": "soft"}),
        (
            Put("fir", (556, 330), 190, "mid", haze=0.45, shadow=0),
            Put("fir", (486, 310), 120, "mid", haze=0.6, shadow=0),
            Put("fir", (34, 130), 130, "mid", haze=0.6, shadow=0),
            Blob("300,330 420,300 640,306 640,340 440,344", "glow", flat=True, fade=0.7),
            Blob("60,700 90,570 230,510 420,520 540,600 550,720 470,830 280,870 110,820", "soft"),
            Within(
                "M80,700C90,570 200,530 320,530S530,590 530,700S440,840 290,850S70,800 80,700Z",
                world=World("night", "night", "left", {"hills": False}),
                edge="deep",
            ),
            Put("bear", (240, 800), 200, "mid", flat=True, flip=True, fade=0.7, shadow=0),
            Line((*BEAR, BEAR[0]), 3, "glow", fade=0.8),
            Spread("star", tuple((x, y, 30 - 8 * (n % 2), n * 9) for n, (x, y) in enumerate(BEAR)),
                   "glow"),
            Put("star", (384, 716), 52, "glow", shadow=0),
            Beast("bear", "sit", (130, 452), 300, "deep/spark", look="down", shadow=0.1),
            Figure(
                "child", "kneel", (490, 620), 290, "spark/ink", "wonder", flip=True,
                look="left-down", hand=(446, 556), other_hand=(418, 530), hat="wool", hands="grip",
                through=(Taper("490,600 446,556 418,530 344,460", (5, 4, 3), "ink"),),
            ),
            Line("344,460 366,560 384,690", 3, "glow"),
            Put("fishbowl", (80, 600), 100, "mid/soft"),
            Spread("star", ((70, 566, 26, 10), (92, 574, 22, -12)), "glow"),
        ),
    ),
    Card(
        "moon-spoon",
        "Supper",
        "A spoon has scooped a piece out of the moon that floats in a bowl of soup; somebody rows, "
        "and tries to tow it away in time.",
        World("pool", "tide", Light("left", 0.3, rim="glow"), {"rings": False}),
        (
            Glow((250, 580), 330, fade=0.8),
            Shape(MOON, "glow", depth=30),
            *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
              for x, y, r in ((170, 660, 24), (300, 640, 32), (232, 708, 18), (350, 560, 16))),
            *(Line(points, 5, "soft") for points in (
                "170,776 250,788 330,772", "200,808 260,816 320,808",
            )),
            Line("384,656 392,690 366,724", 5, "ink"),
            Blob("344,720 440,704 566,704 540,752 434,760", "ink", corners=(0, 2), flat=True),
            Figure(
                "man", "row", (436, 752), 300, "spark/ink", "fear", look="behind", shadow=0,
            ),
            Blob("340,716 434,748 570,700 552,790 480,818 376,790", "deep", corners=(0, 2)),
            Line("342,718 434,750 568,702", 6, "glow"),
            Taper("476,680 400,756 350,836", (5, 6, 17), "pale"),
            Shape(PAGE + hollow(300, 500, 372), "glow", depth=60),
            Shape(PAGE + hollow(300, 500, 440), "mid", depth=40),
            Hand(
                "clasp", (490, 40), (630, -190), 190, "spark/glow", bend=8,
                through=(
                    Put("spoon", (330, 560), 640, "pale/soft", turn=216, shadow=0),
                    Turned(
                        (Blob("206,330 256,372 250,440 206,470 166,440 160,372", "glow", depth=30),
                         Shape(disc(220, 420, 14), "pale", depth=6)),
                        about=(206, 400), turn=36,
                    ),
                ),
            ),
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
            Blob("476,640 526,656 580,638 564,674 496,674", "ink", corners=(0, 2)),
            Figure("man", "raise-both", (528, 660), 96, silhouette="ink", shadow=0),
            Line("412,-20 412,70", 8, "ink", dash="16 10"),
            Taper("372,170 374,112 412,84 450,112 452,170", (18, 16, 15, 15, 14), "spark"),
            Put("heart", (410, 320), 210, "spark/glow", shadow=0),
            Glow((410, 220), 250, fade=0.75),
            Figure(
                "old-man", "read-sitting", (390, 740), 560, "deep/glow", "smile", flip=True,
                look="left-down", holds=Held("book", size=90, coat="glow/ink"),
                hat="nightcap", skin="pale", plane="near",
            ),
            Figure(
                "girl", "fish", (180, 750), 310, "spark/deep", "doubt", flip=True,
                hand=(92, 648), other_hand=(102, 668), look="left-down", plane="near",
            ),
            Line("138,700 92,648 34,552", 6, plane="near"),
            Line("34,552 30,700 36,850", 2, plane="near"),
            Blob("34,688 190,756 400,764 560,700 540,800 440,874 190,874 80,812", "ink", depth=60,
                 corners=(0, 3), plane="near"),
            Line("44,700 190,768 400,776 552,712", 7, "mid", plane="near"),
            Shape("M-30,840C100,820 200,850 320,834S520,830 640,846V940H-30Z", "deep", depth=30,
                  plane="near"),
        ),
    ),
)  # fmt: skip
