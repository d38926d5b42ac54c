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
            Shape("M20,176H196V330H20Z", "ink", flat=True),
            Shape("M20,326H206V350H20Z", "spark", depth=10),
            Shape("M24,326V216H46V326ZM48,326V232H64V326Z", "soft", depth=6),
            Figure("girl", "read-sitting", (130, 328), 230, "spark/glow", "bliss",
                   holds=Held("book", size=52, coat="glow/ink"), shadow=0),
            Figure("old-woman", "pull", (468, 786), 330, "deep/spark", "strain",
                   flip=True, look="left", hand=(352, 610), other_hand=(346, 632), hat="headscarf",
                   shadow=0),
            Blob("306,752 410,780 530,768 600,716 580,820 490,852 370,826", "ink", corners=(0, 3),
                 depth=30),
            Line("310,756 410,784 530,772 596,722", 6, "glow"),
            Figure("man", "hold-up", (104, 1066), 440, "ink/glow", "shout", look="right-up",
                   hand=(204, 640), other_hand=(216, 700), shadow=0, hair="short+moustache",
                   through=(Put("book", (276, 688), 104, "glow/spark", turn=-10, shadow=0),)),
            Shape("M-30,806C40,770 90,812 150,800S250,810 320,830S480,850 640,820V940H-30Z",
                  "deep", depth=24),
            Line("30,800 70,786 106,798", 7, "glow", fade=0.9),
            Line("140,806 180,796 226,808", 7, "glow", fade=0.9),
            Line("360,850 430,856 520,850", 5, "glow", fade=0.6),
            Line("60,850 130,842 200,854", 5, "glow", fade=0.5),
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
            *(
                Line(
                    ((x - 46, y), (x - 20, y + 30), (x, y + 36), (x + 20, y + 30), (x + 46, y)), 4,
                    "mid", fade=0.8,
                )
                for y in (620, 690, 760, 830)
                for x in (100 + y % 40, 200 + y % 40, 400 - y % 40, 500 - y % 40)
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
            Blob("-40,520 40,560 110,680 130,820 90,930 -40,930", "ink", depth=60),
            Blob("640,520 560,560 490,680 470,820 510,930 640,930", "ink", depth=60),
            Figure(
                "girl", "hold-front", (300, 960), 520, "pale/spark", "worry", look="us-up",
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
                        look="us-right", hand=(150, 372), other_hand=(86, 372), shadow=0),),
            ),
            Shape("M44,458H192V482H44Z", "spark", depth=8),
            ), about=(128, 560), zoom=0.88, move=(-40, -64)),
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
            Hand("pinch", (508, 20), (670, -230), 200, "deep/glow", bend=-2),
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
            Glow((150, 400), 330, "pale", 0.8),
            Figure(
                "girl", "think", (520, 1150), 960, "mid/glow", "calm", flip=True, look="up",
                hand=(392, 500), other_hand=(486, 480), hands="clasp", shadow=0,
                through=(Taper("420,428 392,498 330,630", (9, 9, 12), "glow"),),
            ),
            Shape("M-30,800L640,770V930H-30Z", "ink", depth=50),
            Put("ship", (140, 650), 270, "deep/spark", turn=-24, shadow=0),
            Put("cloud", (60, 330), 140, "ink", shadow=0),
            Put("cloud", (190, 300), 130, "ink", shadow=0),
            Shape("M176,290L120,380L156,376L112,470L214,356L174,362L214,290Z", "spark", depth=8),
            Put("cup", (190, 880), 330, "pale/spark"),
            Shape(
                "M-16,590C30,540 80,600 120,560S200,600 250,556S330,580 392,580"
                "C380,640 0,640 -16,590Z", "mid",
            ),
            Line("20,596 70,584 120,604", 5, "glow", fade=0.8),
            Line("190,592 240,580 290,604", 5, "glow", fade=0.8),
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
                "boy", "lie-front", (330, 884), 248, "soft/spark", "fear", look="half-up",
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
                    Put("whale", (396, 716), 96, "ink/soft", shadow=0, flip=True),
                    Shape("M40,708C160,700 280,716 560,704V830H40Z", "deep", fade=0.6, flat=True),
                ),
            ),
            Shape("M-30,790H640V940H-30Z", "mid", depth=40),
            *(Line(((-30, y), (640, y)), 4, "deep") for y in (830, 876)),
            Shape("M34,60H76V840H34ZM524,140H566V840H524Z", "ink", depth=16),
            Shape(disc(55, 50, 30) + disc(545, 130, 30), "ink", depth=16),
            Shape("M76,226H524V300H76Z", "pale", depth=40),
            Blob("76,226 84,160 150,140 220,160 226,226", "glow", depth=30),
            Shape(
                "M210,150C320,120 440,130 524,160V330C500,350 480,320 450,340C420,356"
                " 400,322 370,340C340,356 310,322 280,340C250,350 230,330 200,336"
                "C214,270 190,210 210,150Z",
                "spark",
                depth=60,
            ),
            Within(
                "M60,232H540V800H60Z",
                (Figure("child", "raise-both", (330, 60), 500, "glow/spark", "awe", turn=180,
                        wears="pyjamas", shadow=0),),
            ),
            Blob("236,222 290,190 380,194 430,226 424,286 330,266 242,290", "spark", depth=30),
            Blob("360,838 440,856 530,834 512,874 470,884 392,876", "ink", corners=(0, 2)),
            Line("362,840 440,860 528,836", 6, "spark"),
            Figure("man", "wave", (290, 876), 150, "glow/ink", "none", look="up"),
        ),
    ),
)  # fmt: skip
