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
        World(
            "backdrop", "tide", Light("above", 0.3, rim="glow"), {"tone": "deep", "to": "pale"}
        ),
        (
            Turned(
                books(*((side, 150 + row * 150, 190) for row in range(4) for side in (-50, 470))),
                turn=6,
            ),
            Figure(
                "girl", "read-sitting", (92, 302), 250, "spark/glow", "bliss",
                holds=Held("book", size=46, coat="glow/ink"), shadow=0,
            ),
            Shape("M-30,620C120,600 240,640 330,616S520,600 630,626V940H-30Z", "soft", to="ink",
                  span=(610, 900), fade=0.95),
            *(Line(points, 4, "glow", fade=0.6) for points in (
                "20,680 70,672 120,682", "440,880 510,870 570,882",
            )),
            Figure(
                "old-woman", "pull", (476, 800), 480, "deep/spark", "stern", flip=True,
                hand=(376, 566), other_hand=(366, 600), look="left",
            ),
            Put("book", (300, 646), 104, "glow/spark", turn=-14, shadow=0),
            Blob("290,716 400,760 560,752 660,706 660,856 490,870 350,830", "ink", depth=50,
                 corners=(0, 3)),
            Line("298,726 406,768 560,760 650,718", 7, "mid"),
            Figure(
                "man", "swim", (200, 816), 440, "spark/glow", "fear", flip=True, look="behind",
                hand=(232, 640), other_hand=(100, 840),
            ),
            Shape("M-30,806C60,788 150,826 240,802S480,850 640,820V940H-30Z", "deep", fade=0.9),
            Line("20,812 90,800 180,816", 5, "glow", fade=0.7),
            Line("210,850 300,838 380,852", 5, "glow", fade=0.5),
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
            *(Blob(((x, y), (x + 26, y + 30), (x, y + 44), (x - 26, y + 30)), "mid", depth=16)
              for x, y in ((120, 470), (190, 500), (300, 490), (410, 500), (480, 470),
                           (80, 560), (520, 560))),
            *(Shape(disc(x, 270, 124), "mid", depth=50) for x in (164, 436)),
            *(Shape(disc(x, 276, 98), "glow", depth=30) for x in (164, 436)),
            *(Shape(disc(x, 318, 50), "ink", flat=True) for x in (182, 418)),
            *(Shape(disc(x, 300, 14), "glow", flat=True) for x in (164, 400)),
            Shape("M40,262C60,160 240,150 286,250C240,210 100,200 40,262Z", "deep"),
            Shape("M560,262C540,160 360,150 314,250C360,210 500,200 560,262Z", "deep"),
            Line("44,276 60,170 164,146 270,180 292,262 308,262 330,180 436,146 540,170 556,276",
                 9, "spark"),
            Blob("300,300 344,350 330,420 300,452 270,420 256,350", "spark", corners=(3,)),
            Blob("-40,520 40,560 110,680 130,820 90,930 -40,930", "ink", depth=60),
            Blob("640,520 560,560 490,680 470,820 510,930 640,930", "ink", depth=60),
            Figure(
                "girl", "hold-front", (300, 960), 520, "pale/spark", "doubt", look="us-up",
                hand=(338, 770), other_hand=(262, 770), shadow=0,
            ),
            *(Shape(disc(x, 664, 24), "soft", depth=8) for x in (268, 336)),
            *(Shape(disc(x, 664, 13), "pale", flat=True) for x in (268, 336)),
            Blob("302,664 338,690 340,730 264,730 266,690", "soft", depth=16),
            *(Shape(disc(x, 690, 6), "ink", flat=True) for x in (288, 316)),
            Shape("M240,704H362V800H240Z", "spark", depth=16),
            Line("252,704 252,800", 4, "glow"),
            Taper("346,796 372,830 350,860 376,890", (5, 4, 2), "soft"),
            Shape("M252,756q12,-10 24,0v22h-24zM326,756q12,-10 24,0v22h-24z", "pale", depth=8),
            Put("feather", (470, 880), 90, "soft", turn=70, shadow=0),
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
            Put("teapot", (190, 610), 470, "mid/deep"),
            Glow((140, 406), 110, fade=0.8),
            Put("window", (140, 460), 120, "ink/glow", shadow=0),
            Within(
                box(84, 330, 112, 122),
                (Figure("old-woman", "shrug", (140, 524), 180, "glow/spark", "shout",
                        look="us-right", hand=(178, 372), other_hand=(100, 372), shadow=0),),
            ),
            Shape("M74,448H206V474H74Z", "glow", depth=8),
            Put("door", (246, 598), 130, "ink/glow", shadow=0),
            Put("cup", (390, 890), 340, "spark/glow"),
            Blob("206,580 350,550 496,580 350,614", "deep", flat=True),
            Line("206,580 350,550 496,580 350,614 206,580", 7, "glow"),
            *(Line(points, 4, "soft", fade=0.7) for points in (
                "226,582 250,588 270,590", "440,584 460,580 476,576",
            )),
            Turned((
            Shape("M306,560C350,582 430,582 472,558L456,610Q390,626 324,610Z", "ink", depth=10),
            Figure("man", "arms-wide", (388, 606), 230, "glow/spark", "fear", look="us-up",
                   shadow=0, hand=(478, 440), other_hand=(298, 440), hands="open"),
            Shape("M306,572C350,592 430,592 472,570L456,612Q390,628 324,612Z", "ink", depth=10),
            Line("306,572 350,586 390,588 430,586 472,570", 5, "soft"),
            ), move=(-40, -6)),
            Turned(
                (
                    Shape("M404,400L452,386L480,420L470,470L420,480L396,448Z", "glow", depth=26),
                    Line("396,448 440,436 480,420", 3, "soft"),
                    Line("440,436 430,478", 3, "soft"),
                ),
                about=(440, 436), move=(0, -140), zoom=1.6,
            ),
            Hand("pinch", (534, 90), (690, -160), 220, "deep/glow", bend=-4),
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
            Glow((200, 480), 330, "soft", 0.7),
            Figure(
                "girl", "think", (500, 1150), 980, "mid/glow", "calm", flip=True, look="left-up",
                hand=(330, 516), other_hand=(396, 476), shadow=0,
                holds=Held("spoon", size=260, turn=204, coat="glow/pale", grip=(0.5, 0.8)),
            ),
            Shape("M-30,800L640,770V930H-30Z", "ink", depth=50),
            Put("cloud", (90, 350), 130, "ink", shadow=0),
            Put("cloud", (210, 330), 120, "deep", shadow=0),
            Put("ship", (204, 640), 280, "glow/spark", turn=-20, shadow=0),
            Shape("M92,330L40,420L76,418L38,520L142,398L102,402L134,330Z", "spark", depth=8),
            Put("cup", (190, 880), 330, "pale/spark"),
            Shape(
                "M-16,590C30,540 80,600 120,560S200,600 250,556S330,580 392,580"
                "C380,640 0,640 -16,590Z", "mid",
            ),
            Line("20,596 70,584 120,604", 5, "glow", fade=0.8),
            Line("230,592 280,580 320,600", 5, "glow", fade=0.8),
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
            "room", "moss", Light("above", 0.4, rim="glow"), {"window": "night", "dark": True}
        ),
        (
            Within(
                box(184, 104, 232, 368),
                (
                    Shape("M150,60H450V500H150Z", "mid", depth=60),
                    Put("eye", (296, 400), 270, "glow/spark", shadow=0),
                    Line("180,130 290,104 410,140", 14, "deep"),
                ),
            ),
            Shape("M294,114h12V462h-12ZM194,282h212v12H194Z", "soft", depth=10),
            Shape("M164,86H436V490H164ZM194,114V462H406V114Z", "soft", depth=18),
            Shape(box(146, 478, 308, 24), "soft", depth=14),
            *(Put("tulip", (x, 560), 240, "soft/spark", turn=t, shadow=0)
              for x, t in ((430, 2), (446, 18), (450, 36))),
            *(Put("tulip", (x, 580), 250, "soft/spark", turn=t, shadow=0)
              for x, t in ((496, 4),)),
            Taper("330,450 370,440 430,470 490,520", (40, 46, 40, 34), "mid"),
            *(Taper(((484, y), (520, y + 4), (536, y + 22)), (17, 16, 12), "mid")
              for y in (488, 514, 540)),
            *(Shape(f"M528,{y + 10}L556,{y + 30}L534,{y + 34}Z", "glow", flat=True)
              for y in (488, 514, 540)),
            Shape("M-20,700H610V930H-20Z", "ink", fade=0.45, flat=True),
            Figure(
                "boy", "lie-front", (300, 888), 330, "soft/spark", "fear", look="half-up",
                skin="pale", hair="tuft/spark",
            ),
            Shape("M-20,780V560H24V640H560V520H610V860H560V780H24V860H-20Z", "deep", depth=30),
            Shape("M24,690H560V770H24Z", "ink", flat=True),
            Blob("30,640 130,610 200,640 190,676 40,680", "glow", depth=24),
            Figure("child", "sleep", (320, 664), 430, "pale/spark", "sleep", hair="curls",
                   shadow=0),
            Blob("170,650 196,604 240,556 330,528 420,556 500,560 610,570 630,700 600,770 400,744"
                 " 240,784 180,716", "spark", depth=60),
            Line("250,690 380,650 560,680", 4, "glow", fade=0.6),
            Line("196,742 236,776 400,738 596,764", 7, "glow", fade=0.8),
        ),
    ),
    Card(
        "under-the-bed",
        "Under the Bed",
        "Below the bed begins a sea at night; a child hangs head down to look, and a boat from "
        "there has landed at the slipper.",
        World("backdrop", "night", Light("left", 0.3, rim="glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Within(
                "M-30,240H640V800C480,770 300,830 -30,790Z",
                world=World("sea", "tide", "left", {"horizon": 400, "hour": "night"}),
                things=(
                    Put("lighthouse", (120, 640), 330, "pale/spark"),
                    Blob("40,690 60,656 100,640 150,642 190,660 210,690", "ink", depth=20),
                    Line("20,680 80,672 150,682 240,676", 5, "glow", fade=0.7),
                    Glow((120, 350), 90),
                    Beam(((126, 340), (126, 362)), ((620, 300), (620, 470))),
                    Put("whale", (280, 668), 110, "ink/soft", shadow=0),
                    Shape("M-30,640C100,630 240,646 640,632V830H-30Z", "mid", fade=0.55, flat=True),
                    Line("190,640 290,646 400,638", 5, "glow", fade=0.7),
                ),
            ),
            Shape("M-30,800C300,836 480,776 640,806V940H-30Z", "mid", depth=40),
            Line("-30,860 640,850", 3, "deep"),
            Line("-30,800 150,812 300,816 480,792 640,806", 6, "glow", fade=0.7),
            Shape("M40,230H84V870H40Z M560,230H600V860H560Z", "ink", depth=16),
            Figure(
                "child", "lean-out", (470, 224), 640, "spark/glow", "wonder", flip=True, turn=-100,
                hand=(556, 560), other_hand=(470, 600), wears="pyjamas", hands="flat",
            ),
            Shape("M-30,90C160,60 420,80 640,60V230C420,262 200,238 -30,262Z", "pale", depth=70),
            Shape("M-30,-30H640V110C420,140 180,110 -30,140Z", "spark", depth=60),
            Line("-30,190 300,176 640,160", 5, "soft"),
            Blob("140,800 210,820 310,790 290,850 250,864 180,850", "ink", corners=(0, 2)),
            Line("142,802 210,824 306,794", 5, "spark"),
            Figure("man", "reach", (360, 876), 150, "glow/spark", "wonder", look="up"),
        ),
    ),
)  # fmt: skip
