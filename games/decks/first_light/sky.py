"""Cards of the sky: moons, eyes, cliffs and what hangs down."""

from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
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
            Shape("M330,420L392,436L452,410L474,470L462,540L484,600L420,606L380,640L352,596"
                  "L312,570L336,500Z", "ink", flat=True),
            *(Shape(disc(x, y, r), "glow", flat=True)
              for x, y, r in ((462, 470, 4), (458, 580, 5), (424, 594, 3), (392, 616, 4))),
            Shape("M306,430L436,408L456,556L322,578Z", "spark", depth=30),
            Line("322,578 306,430 436,408", 6, "ink", dash="13 12"),
            Shape("M456,556L404,565L448,498Z", "pale", depth=12),
            Put("ladder", (140, 960), 840, "mid", turn=13),
            Figure("woman", "reach", (150, 800), 560, "spark/deep", "hush", look="right",
                   hand=(306, 452), other_hand=(214, 452),
                   holds=Held("needle", size=120, coat="ink", turn=50)),
            Line("346,420 392,470 404,540 384,600", 3, "glow"),
            Shape("M150,560L206,554L222,606L186,626L142,612Z", "deep", flat=True),
            Line("150,560 206,554 222,606 186,626 142,612 150,560", 4, "glow", dash="8 6"),
            Put("cloud", (120, 900), 150, "pale", plane="near"),
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
                 "soft+pale", depth=60),
            Blob("266,470 400,496 500,580 540,720 500,860 400,960 130,960 30,860 -10,720 30,580"
                 " 130,496", "mid", depth=190),
            *(Shape(disc(x, 666, 62), "glow", depth=30) for x in (160, 372)),
            *(Shape(disc(x, 636, 31), "ink", flat=True) for x in (166, 362)),
            *(Shape(disc(x, 624, 9), "glow", flat=True) for x in (158, 354)),
            Shape("M96,662A64,64 0 0 1 224,662Q160,610 96,662ZM308,662A64,64 0 0 1 436,662"
                  "Q372,610 308,662Z", "mid+deep", flat=True),
            Line("90,580 150,556 216,584", 11, "deep"),
            Line("316,584 382,556 442,580", 11, "deep"),
            Blob("244,700 266,690 288,700 296,740 266,756 236,740", "mid+deep", depth=16),
            Line("150,800 200,832 266,842 332,832 384,800", 11, "deep"),
            Line("138,790 146,802 156,806", 8, "deep"), Line("396,790 388,802 378,806", 8, "deep"),
            *(Shape(disc(x, 760, 34), "spark", flat=True, fade=0.3) for x in (96, 438)),
            Blob("-60,800 20,760 90,800 130,850 230,860 250,960 -60,960", "pale", depth=60),
            Blob("330,960 340,880 430,860 470,810 560,780 660,820 660,960", "pale", depth=60),
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
            Shape("M484,174H564L552,222H496Z", "mid+deep", depth=16),
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
            *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
              for x, y, r in ((80, 330, 30), (300, 180, 34), (110, 500, 24), (340, 580, 26),
                              (510, 220, 20))),
            *(slab(x, y, turn) for x, y, turn in (
                (196, 600, 0), (90, 690, -6), (80, 826, -24), (236, 800, 30), (400, 730, -50),
                (360, 900, 14))),
            Shape("M376,430H640V460H376Z", "pale", depth=10),
            Shape("M376,460H640V512H398Z", "mid", depth=16),
            Shape("M396,330h14v100h-14z", "ink", depth=6),
            Shape("M396,320h26v-10h-26z", "ink", flat=True),
            Shape("M404,392H640V420H404Z", "ink", depth=8),
            Shape("M410,362H640V396H410Z", "pale", depth=12),
            Blob("412,366 420,340 450,332 486,340 492,366", "glow", depth=16),
            Blob("470,372 500,344 560,340 660,330 660,404 560,410 480,400", "spark", depth=40),
            Line("476,390 560,400 640,396", 5, "glow", fade=0.8),
            Line("496,352 484,372 490,398", 8, "glow"),
            Bird("owl", "perch", (404, 314), 104, "ink/glow", flip=True, shadow=0),
            Figure("woman", "embrace", (196, 528), 300, silhouette="ink", wears="nightgown",
                   hair="long", shadow=0, hand=(280, 356), other_hand=(276, 366)),
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
            Taper("448,652 410,580", (40, 48), "spark"),
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
                (Figure("man", "peek", (126, 960), 240, "spark/deep", "dread", look="us",
                        hat="nightcap", shadow=0),),
            ),
            Shape(box(46, 862, 160, 14), "mid", depth=6),
            Figure(
                "girl", "look-up", (510, 828), 214, "pale/spark", "curious", flip=True,
                look="left", hand=(430, 640), other_hand=(440, 690), shadow=0, hair="plaits",
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
                  "C566,650 490,810 300,845C110,810 36,650 54,436Z", "glow", depth=150),
            Line("498,508 480,560 494,600 470,650", 5, "mid", fade=0.7),
            Line("480,560 456,586", 5, "mid", fade=0.7),
            Line("102,508 118,560 106,606", 5, "mid", fade=0.7),
            Shape("M160,500C136,470 124,436 124,400A176,176 0 1 1 476,400C476,440 462,470 436,500"
                  "C424,540 420,540 408,548C392,556 386,600 370,606C350,612 352,560"
                  " 338,560C316,560 328,690 322,760C318,800 350,820 400,840H170C220,820 246,800"
                  " 244,760C240,700 250,600 232,600C214,600 216,650 196,652C174,654 186,580"
                  " 172,556C164,540 162,520 160,500Z", "soft", depth=110),
            Blob("184,350 212,288 268,254 240,300 206,370", "glow", flat=True, fade=0.85),
            Line("284,500 290,600 284,740", 10, "glow", fade=0.8),
            Line("196,560 200,610", 7, "glow", fade=0.7),
            Blob("-60,800 100,810 220,850 380,850 500,800 660,790 660,960 -60,960",
                 "deep", depth=60),
            Blob("120,846 200,810 300,816 400,812 480,846 460,890 300,904 150,890", "soft",
                 depth=40),
            Line("180,850 240,836 300,840", 8, "glow", fade=0.7),
            Put("rooster", (530, 452), 110, "ink/ink", shadow=0, flip=True),
            Figure("boy", "kneel-over", (66, 884), 290, silhouette="ink", shadow=0,
                   hand=(132, 806), other_hand=(140, 812)),
            Taper("120,796 160,826 206,862", (12, 19, 12), "glow"),
            Blob("186,846 208,842 222,866 208,880 188,868", "soft", flat=True),
            Figure("woman", "offer", (540, 876), 330, silhouette="ink", flip=True,
                   wears="dress", hand=(440, 726), other_hand=(450, 732), shadow=0),
            Blob("384,724 396,694 440,680 486,694 500,724", "glow", depth=20, corners=(0, 4)),
            *(Line(((x, 700), (x + 14, 716)), 4, "mid") for x in (410, 436, 462)),
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
            Beast("horse", "walk", (526, 548), 104, "glow/ink", flip=True, look="down"),
            Shape("M-30,806L300,716L640,812L320,930Z", "spark", depth=20),
            *(Line(points, 12, "glow", fade=0.75) for points in (
                "70,780 410,900", "190,747 526,850", "80,842 420,748", "200,888 530,780")),
            Put("ship", (310, 140), 120, "deep/glow", shadow=0),
            Blob("160,150 220,118 280,138 350,116 440,154 380,182 230,184", "glow", depth=40),
            Line("318,166 306,230 290,330", 7, "ink"),
            Figure("man", "climb", (316, 268), 96, silhouette="ink", hand=(310, 208),
                   other_hand=(308, 224)),
            Blob("180,838 260,806 340,806 430,836 360,868 250,870", "ink", flat=True, fade=0.7),
            Put("anchor", (288, 850), 540, "ink/spark", turn=-7, shadow=0),
            Blob("196,842 250,826 306,846 370,828 424,842 372,876 250,878", "spark", depth=14),
            *(Shape(f"M{x - 34},{y}a34,12 0 1 1 68,0a34,12 0 1 1 -68,0Z", "glow", depth=6)
              for x, y in ((150, 806), (456, 808))),
            Put("bottle", (498, 832), 62, "mid/glow", turn=80, shadow=0),
            Figure("boy", "sit-ground", (92, 846), 190, "ink/glow", "awe", look="up"),
            Figure("woman", "kneel", (520, 884), 250, "deep/pale", "dread", flip=True, look="up",
                   hands="open"),
        ),
    ),
)  # fmt: skip
