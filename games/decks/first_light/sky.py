"""Cards of the sky: moons, eyes, cliffs and what hangs down."""

import math

from games.decks.arrangements import dots, far_houses
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
    Points,
    Put,
    Shape,
    Taper,
    Turned,
    Within,
    World,
    box,
    disc,
    spots,
)


def slab(x: float, y: float, wide: float, turn: float = 0, fade: float = 1) -> Turned:
    """A step of a stair in the sky, with its top, front and side; it may have come loose."""
    w, h, back = wide, wide * 0.24, wide * 0.18
    return Turned((
        Shape(f"M{x - w / 2:g},{y:g}h{w:g}v{h:g}h{-w:g}Z", "mid", depth=16),
        Shape(f"M{x + w / 2:g},{y:g}l{back:g},{-back:g}v{h:g}l{-back:g},{back:g}Z", "deep",
              flat=True),
        Shape(f"M{x - w / 2:g},{y:g}l{back:g},{-back:g}h{w:g}l{-back:g},{back:g}Z", "pale",
              depth=10),
    ), (x, y), turn, fade=fade)  # fmt: skip


def tube(near: float, far: float, narrow: float, wide: float) -> str:
    """A length of the telescope: its axis runs from 0, the glass, to 1, where the eye is."""
    way = math.atan2(358, 224)
    (x, y), (to, below) = ((262 + 224 * part, 310 + 358 * part) for part in (near, far))
    dx, dy = math.sin(way), -math.cos(way)
    return (
        f"M{x + dx * narrow:.0f},{y + dy * narrow:.0f}"
        f"A{narrow:g},{narrow:g} 0 0 1 {x - dx * narrow:.0f},{y - dy * narrow:.0f}"
        f"L{to - dx * wide:.0f},{below - dy * wide:.0f}"
        f"L{to + dx * wide:.0f},{below + dy * wide:.0f}Z"
    )


def billows(points: Points, bulge: float = 0.56) -> str:
    """The SVG path of a cloud whose edge bulges between the points, which go clockwise."""
    found = spots(points)
    turns = " ".join(
        f"A{bulge * math.dist(a, b):.0f},{bulge * math.dist(a, b):.0f} 0 0 1 {b[0]:g},{b[1]:g}"
        for a, b in zip(found, (*found[1:], found[0]), strict=True)
    )
    return f"M{found[0][0]:g},{found[0][1]:g}{turns}Z"


CARDS = (
    Card(
        "moon-mending",
        "Mending",
        "High over the clouds the torn moon is sewn by a woman on a ladder; the patch is out of"
        " her own coat.",
        World("night", "night", Light("right", 0, at=(400, 450), reach=600), {"hills": False}),
        (
            Shape("M-30,0H630V900H-30Z", "ink+deep", flat=True, to="deep+mid", span=(300, 900)),
            Glow((330, 420), 420, fade=0.4),
            dots("60,90 120,330 50,470 420,60 500,380 572,400 540,440 492,440 582,480", 4),
            dots("90,210 240,60 330,110 40,640 560,340 440,420 556,500", 2.5),
            Shape("M-30,850C160,810 420,820 640,870V930H-30Z", "deep", flat=True),
            *far_houses("340,872 400,880 462,876", 46),
            Shape("M640,27A375,375 0 0 0 265,420L300,410L336,380L366,384L400,346L436,350L472,306"
                  "L523,280A330,330 0 0 1 640,130Z", "glow", depth=70),
            Turned((
                Shape("M265,420A375,375 0 0 0 818,730A330,330 0 0 1 508,472L474,484L442,458"
                      "L410,466L384,440L350,440L326,416L300,410Z", "glow", depth=70),
                *(Shape(disc(x, y, r), "pale+glow", depth=r * 0.5)
                  for x, y, r in ((396, 624, 24), (480, 676, 14), (340, 560, 12))),
            ), about=(272, 420), turn=8),
            *(Shape(disc(x, y, r), "pale+glow", depth=r * 0.5)
              for x, y, r in ((372, 226, 22), (470, 134, 16))),
            *(Line(p, 6, "spark") for p in (
                "442,320 444,510", "482,276 490,332 472,354 494,374",
                "480,522 472,478 492,456 474,438")),
            Turned((
                Shape("M268,368L392,352L406,488L380,514L280,526Z", "spark", depth=30),
                *(dots(f"{288 + i * 4},{394 + i * 34} {318 + i * 4},{390 + i * 34} {348 + i * 4},"
                       f"{386 + i * 34} {376 + i * 4},{382 + i * 34}", 5.5) for i in range(4)),
                Shape("M406,488L380,514L370,480Z", "glow", depth=8),
                *(Line(((x, y), (x + dx, y + dy)), 6, "ink") for x, y, dx, dy in (
                    (258, 398, 24, -2), (260, 430, 24, -2), (264, 462, 24, -2), (268, 494, 24, -2),
                    (284, 354, 2, 24), (314, 350, 2, 24), (344, 346, 2, 24),
                    (300, 512, 2, 24), (332, 508, 2, 24))),
            ), about=(280, 440), zoom=0.88, move=(12, 0)),
            Taper("10,960 226,120", (10, 8), "mid+soft"),
            Taper("160,960 316,130", (10, 8), "mid+soft"),
            *(Taper(((35 + i * 20.6, 862 - i * 80), (178 + i * 15, 862 - i * 80)), (7, 7),
                    "mid+soft") for i in range(10)),
            Figure("woman", "climb", (120, 786), 540, "spark/glow", "curious", look="right",
                   hand=(238, 232), other_hand=(290, 434), hands="clasp", shadow=0, wears="coat",
                   print="dots"),
            Line("268,206 214,254", 6, "glow"),
            Line("216,252 250,300 280,352 286,380", 4, "spark"),
            Shape("M92,492L148,488L154,574L128,594L92,588Z", "deep", flat=True),
            Line("92,492 148,488 154,574 128,594 92,588 92,492", 4, "glow", dash="8 6"),
            Put("cloud", (130, 950), 150, "pale", plane="near"),
        ),
    ),
    Card(
        "watch-fishing",
        "Passing the Time",
        "Somebody sits at the edge of the land and fishes in the clouds with a watch as bait; the"
        " basket is full of hours, and something large has come up to look.",
        World("backdrop", "dawn", Light("right", 0, at=(214, 380), reach=720, rim="pale"),
              {"tone": "deep", "to": "mid+soft", "spot": False}),
        (
            Glow((214, 380), 380, "pale", 0.85),
            Shape("M640,258L560,252L400,262L388,282L420,306L458,318L470,372L512,404L524,480L566,540"
                  "L584,700L600,960H640Z", "ink", depth=60),
            Shape("M640,246Q500,240 392,258Q380,268 392,284L414,278L428,292L446,276L470,286L492,272"
                  "L520,284L552,270L640,276Z", "ink+deep", flat=True),
            Figure("old-man", "fish", (452, 258), 310, "spark/ink", "sly", look="down",
                   flip=True, hat="straw", hair="bald+full/glow", hand=(374, 194),
                   other_hand=(392, 206), shadow=0,
                   through=(Taper("408,224 346,158 270,100 210,76", (8, 7, 5, 3), "ink"),)),
            Line("212,78 220,160 214,286", 4, "glow"),
            Line("488,190 494,128 524,106 554,128 560,190", 7, "soft"),
            Put("clock", (506, 200), 60, "pale/ink", turn=-14, shadow=0),
            Put("clock", (540, 206), 56, "glow/ink", turn=12, shadow=0),
            Shape("M478,186H568L556,258H490Z", "soft", depth=16),
            *(Line(((484 + d, y), (560 - d, y)), 4, "deep", dash="10 7")
              for d, y in ((0, 200), (2, 217), (5, 234), (8, 248))),
            Turned((
                Shape(billows("-60,900 -30,800 -10,710 6,620 44,560 100,520 262,640 424,520 480,560"
                              " 518,620 534,710 554,800 584,900"), "glow", depth=80),
                Blob("262,462 380,480 446,560 456,690 420,800 262,860 104,800 68,690 78,560"
                     " 144,480", "mid+soft", depth=170),
                Blob("240,478 306,482 350,506 320,528 240,520 176,528 140,512 176,488",
                     "pale", flat=True, fade=0.55),
                *(Shape(disc(x, 738, 46), "spark", flat=True, fade=0.28) for x in (122, 402)),
                *(Shape(disc(x, 640, 62), "glow", depth=26) for x in (172, 352)),
                *(Shape(disc(x, 616, 32), "ink", flat=True) for x in (188, 328)),
                *(Shape(disc(x, 602, 10), "glow", flat=True) for x in (184, 324)),
                *(Line(((x - 66, 640), (x - 44, 592), (x, 574), (x + 44, 592), (x + 66, 640)), 9,
                       "deep") for x in (172, 352)),
                *(Line(((x - 40, 716), (x, 724), (x + 40, 716)), 5, "mid") for x in (172, 352)),
                Taper("84,572 130,530 214,534", (6, 16, 8), "glow"),
                Taper("310,534 394,530 440,572", (8, 16, 6), "glow"),
                Shape(billows("-60,960 -50,860 -20,770 20,716 58,672 84,722 122,766 176,792"
                              " 348,792 402,766 440,722 466,672 510,716 544,770 576,860 590,960"),
                      "glow", depth=90),
                Shape("M168,786Q262,816 356,786Q350,852 262,862Q174,852 168,786Z", "ink", depth=10),
                Shape("M206,838Q262,812 318,838Q296,858 262,860Q228,858 206,838Z", "spark",
                      flat=True),
                Shape(billows("96,768 130,728 196,740 262,756 328,740 394,728 428,768"
                              " 384,802 318,800 262,788 206,800 140,802"), "glow", depth=30),
                Blob("262,640 286,656 302,694 326,724 310,762 262,774 214,762 198,724 222,694"
                     " 238,656", "soft+pale", depth=60),
            ), (262, 700), -5, move=(6, 0)),
            Put("pocket-watch", (214, 430), 152, "spark/ink", shadow=0),
        ),
    ),
    Card(
        "stair-bed",
        "The Upper Berth",
        "Where the stair ends in the sky a bed has been made; the sleepwalker who comes to it"
        " doesn't see that the last step is missing.",
        World("night", "rose", Light("right", 0, at=(262, 300), reach=500), {"hills": False}),
        (
            Glow((280, 380), 460, fade=0.6),
            Shape(disc(300, 380, 280), "soft", depth=100),
            *(Shape(disc(x, y, r), "soft+pale", depth=r * 0.4)
              for x, y, r in ((300, 170, 26), (330, 610, 24), (420, 200, 15))),
            Shape("M-30,866C140,826 420,832 640,870V930H-30Z", "deep", flat=True),
            *far_houses("70,856 104,850 138,846 418,848 454,850 500,856 540,860", 26),
            *(slab(x, y, wide, turn, fade) for x, y, wide, turn, fade in (
                (538, 640, 38, 62, 1), (498, 698, 48, -40, 1), (428, 744, 60, 26, 1),
                (334, 762, 74, -18, 1), (226, 746, 92, 12, 1), (134, 690, 112, -9, 1),
                (114, 606, 130, -3, 1), (152, 524, 150, 0, 1))),
            dots("386,722 284,716 300,800 468,690 402,790 180,780", 4, "deep"),
            Shape("M338,452H566V470L548,476L540,516L510,494L496,540L462,508L430,548L412,500"
                  "L384,520L376,480L338,472Z", "deep", depth=20),
            Shape("M338,454L358,430H566V454Z", "mid", depth=8),
            Line("346,446 566,446", 2, "deep"),
            *(Shape(box(x, 392, 14, 62), "ink", depth=6) for x in (362, 534)),
            Shape("M526,392V288Q526,264 541,264Q556,264 556,288V392Z", "ink+deep", depth=10),
            Shape(box(356, 394, 198, 28), "ink+deep", depth=10),
            Blob("362,372 372,358 530,352 534,396 362,396", "glow", depth=12),
            Blob("448,364 456,336 490,326 520,334 526,362 490,370", "glow", depth=18),
            Blob("356,372 370,352 430,346 468,352 476,372 472,412 440,420 400,412 360,422",
                 "spark", depth=30),
            Line("464,354 478,382 472,410", 9, "glow"),
            Line("400,354 396,384 398,408", 4, "ink", fade=0.4),
            Line("432,352 434,380 430,412", 4, "ink", fade=0.4),
            Shape("M350,428V346Q350,330 358,330Q366,330 366,346V428Z", "ink+deep", depth=8),
            Bird("owl", "perch", (410, 352), 108, "mid+deep/pale", flip=True, shadow=0),
            Figure("woman", "reach", (140, 508), 300, "spark/glow", "sleep", look="right",
                   wears="nightgown", hair="ponytail", shadow=0, hand=(252, 352),
                   other_hand=(236, 372), holds=Held("candle", size=74, coat="glow/spark")),
            Glow((256, 300), 120, fade=0.9),
        ),
    ),
    Card(
        "backward-telescope",
        "Observed",
        "A child has pointed a telescope at us, and in its glass is our eye; somebody behind her"
        " has seen us as well.",
        World("night", "night", Light("left", 0, at=(126, 800), reach=1200, rim="glow"),
              {"hills": False}),
        (
            Glow((300, 860), 360, "soft", fade=0.7),
            Shape("M236,930V776H262V756H280V776H296L334,736L372,776V930ZM430,930V790L470,752"
                  "L510,790H640V930Z", "deep+mid", flat=True),
            Taper("398,610 318,880", (9, 7), "ink"),
            Taper("406,610 400,872", (9, 7), "ink"),
            Taper("414,610 456,866", (9, 7), "ink"),
            Shape(tube(1, 0.7, 36, 56), "spark", depth=40),
            Shape(tube(0.78, 0.38, 74, 112), "pale", depth=60),
            Shape(tube(0.46, 0.1, 132, 190), "spark+deep", depth=80),
            Shape(disc(262, 310, 216), "spark", depth=60),
            Shape(disc(262, 310, 186), "ink", flat=True),
            Shape(disc(262, 310, 178), "soft", to="deep", span=(130, 490)),
            *(Taper(((262 + a * 50, 238 + a * a * 9), (262 + a * 62, 204 + a * a * 9),
                     (262 + a * 76, 174 + a * a * 10)), (9, 7, 1), "ink", flat=True)
              for a in (-2, -1, 0, 1, 2)),
            Shape("M90,318C144,190 380,190 434,318C380,424 144,424 90,318Z", "ink", flat=True),
            Shape("M106,318C156,212 368,212 418,318C368,408 156,408 106,318Z", "glow", depth=30),
            Within("M106,318C156,212 368,212 418,318C368,408 156,408 106,318Z", (
                Shape(disc(262, 312, 90), "spark", depth=30),
                Shape(disc(262, 312, 62), "ink", flat=True))),
            Shape("M228,274H296V350H228Z", "glow", flat=True),
            Taper("250,336 238,316 240,290", (6, 5, 4), "spark", flat=True),
            Taper("274,336 286,316 284,290", (6, 5, 4), "spark", flat=True),
            Shape("M246,350L250,328H274L278,350Z", "spark", flat=True),
            Shape(disc(262, 315, 11), "pale+spark", flat=True),
            Shape("M250,312Q252,290 266,292L280,302L273,310Z", "deep", flat=True),
            Shape(disc(214, 272, 13), "glow", flat=True),
            Line("108,250 140,190 196,148", 12, "glow", fade=0.6),
            Shape("M-30,884L640,824V940H-30Z", "deep", depth=40),
            *(Line(((x, 884 - (x + 30) * 0.09), (x - 24, 940)), 3, "ink", fade=0.6)
              for x in range(260, 640, 70)),
            Glow((126, 790), 260, "spark", 0.4),
            Shape("M30,930V716L126,616L222,716V930Z", "ink", flat=True),
            Shape("M10,734L126,608L242,734L228,754L126,644L24,754Z", "mid", depth=12),
            Shape(box(58, 716, 136, 152), "glow", flat=True),
            Within(
                box(58, 716, 136, 152),
                (Figure("man", "raise-both", (126, 960), 230, "spark/deep", "dread", look="us",
                        hat="nightcap", shadow=0, hand=(176, 762), other_hand=(76, 762)),),
            ),
            Shape(box(46, 862, 160, 14), "mid", depth=6),
            Figure(
                "girl", "kneel", (532, 850), 270, "pale/spark", "curious", flip=True,
                look="left-up", hand=(452, 712), other_hand=(478, 736), shadow=0, hair="plaits",
                hands="flat",
            ),
        ),
    ),
    Card(
        "egg-sunrise",
        "First Light",
        "The sun rises out of a broken egg behind the mountains and begins to run; the first to"
        " be up have brought their bread.",
        World("backdrop", "ember", Light("above", 0.5, behind=True, at=(300, 400), reach=640),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Glow((280, 370), 400, fade=1),
            *(
                Shape(
                    f"M300,360L{300 + a},{-60}L{300 + a + 60},{-60}Z", "glow", flat=True, fade=0.25
                )
                for a in (-520, -360, -210, -30, 150, 300, 460)
            ),
            Shape("M-40,410L26,338L70,400L96,386L200,580H450L560,470L586,476L640,400V960H-40Z",
                  "soft", flat=True, fade=0.8),
            Shape("M-40,640C20,580 80,590 140,630S470,600 520,600S600,580 640,620V960H-40Z", "mid",
                  depth=50),
            Blob("-60,740 120,700 300,730 480,700 660,740 660,960 -60,960", "mid+deep", depth=60),
            Blob("96,560 120,500 300,470 480,500 504,560 300,660", "pale", depth=30),
            Blob("270,206 376,236 444,320 466,410 440,520 300,600 180,560 100,520 80,430 92,330"
                 " 158,240", "pale", flat=True),
            Glow((300, 350), 200, "glow", 0.7),
            Blob("140,340 166,280 222,244 198,290 164,356", "glow", flat=True),
            Shape("M62,470L104,526L146,462L190,540L206,560H292L312,516L364,552L424,468L470,520"
                  "L520,478L556,508C566,690 490,824 300,838C110,824 36,690 62,470Z", "glow",
                  depth=80),
            Shape("M352,543L364,552L374,540L352,602L364,636L338,684L346,716L322,770L332,718L322,684"
                  "L346,638L334,602ZM328,680L304,728L334,694Z", "mid", flat=True),
            Blob("150,520 350,530 336,590 306,600 284,640 270,668 290,700 262,732 232,706 240,660"
                 " 220,610 182,640 164,610 152,560", "mid", flat=True, fade=0.35),
            Blob("90,430 200,440 330,490 316,570 286,580 262,620 252,650 276,706 244,746 210,706"
                 " 232,650 216,610 194,590 172,628 150,600 120,560 84,500", "pale", flat=True),
            Blob("316,530 316,570 286,580 262,620 252,650 276,706 244,746 254,698 240,650 250,580",
                 "soft", flat=True, fade=0.5),
            Line("124,470 142,530 152,570", 9, "glow"),
            Line("196,490 222,550 232,600", 12, "glow"),
            Line("226,694 224,706 230,716", 8, "glow"),
            Blob("-60,800 100,806 220,836 380,836 500,806 660,796 660,960 -60,960",
                 "soft+mid", depth=60),
            Blob("170,858 240,834 320,838 400,832 456,858 440,884 300,894 190,884", "pale",
                 depth=30),
            Line("230,858 290,848 350,850", 7, "glow"),
            *(Taper(p, (16, 17, 2), "ink") for p in (
                "520,392 548,356 566,398", "514,384 528,322 568,336", "500,380 504,304 536,286")),
            Line("482,430 474,470 480,510", 9, "ink"),
            Line("510,430 516,456 508,486", 9, "ink"),
            Line("454,520 480,510 500,516", 8, "ink"),
            Line("486,494 508,486 530,490", 8, "ink"),
            Blob("396,282 396,254 412,270 422,246 434,270 452,256 450,284 464,286 450,308 410,304",
                 "mid", depth=10),
            Blob("390,318 412,296 440,302 462,330 500,368 536,360 540,400 516,440 476,448 440,426"
                 " 418,384 398,350", "ink", depth=50),
            Blob("382,344 396,340 402,362 392,386 380,372", "mid", depth=8),
            Shape("M398,314L350,340L382,338L362,358L400,346Z", "mid", depth=6),
            Shape(disc(418, 322, 11), "glow", flat=True),
            Shape(disc(414, 326, 6), "ink", flat=True),
            Line("402,308 416,308 432,316", 6, "ink"),
            Taper("462,384 496,412 526,392", (10, 22, 3), "deep"),
            Figure("boy", "kneel", (88, 880), 320, "deep/mid", "delight", look="right-up",
                   skin="brown", hand=(188, 776), other_hand=(196, 804), hands="grip",
                   through=(Turned((
                       Shape("M190,852V784C158,752 196,716 232,728C268,716 306,752 274,784V852Z",
                             "mid", depth=8),
                       Shape("M200,852V780C174,754 204,726 232,738C260,726 290,754 264,780V852Z",
                             "glow", depth=20),
                       Blob("252,742 274,756 264,790 262,830 250,842 244,800 232,776 238,752",
                            "pale", flat=True)), (232, 796), -38),)),
            Figure("woman", "lean-back", (490, 880), 344, "deep/mid", "fear", flip=True,
                   look="left-up", skin="brown", wears="dress", hand=(450, 704),
                   other_hand=(428, 700), hands="flat"),
            Blob("382,696 376,664 398,642 434,634 470,642 482,668 474,696", "mid+soft", (0, 6),
                 depth=30),
            Blob("390,696 374,686 374,654 392,644 408,658 406,690", "glow", depth=8),
            *(Line(((x, 644), (x + 14, 662)), 6, "glow") for x in (424, 446)),
        ),
    ),
    Card(
        "anchor-field",
        "A Place to Stop",
        "From a ship in the clouds an anchor has come down through a picnic; a horse has come "
        "to look.",
        World("backdrop", "moss", Light("right", 0.5, rim="pale"),
              {"tone": "soft", "to": "glow", "spot": False}),
        (
            Shape("M-40,-40H640V470H-40Z", "soft", to="glow", span=(20, 400)),
            Shape("M-40,440C120,416 300,424 640,446V940H-40Z", "soft", to="mid", span=(440, 760)),
            Put("ship", (152, 262), 214, "ink+deep/spark", shadow=0),
            Shape(billows("-50,320 -40,262 30,240 90,258 150,246 214,258 270,256 330,264 372,300"
                          " 320,326 220,320 110,328"), "glow", depth=50),
            Beast("horse", "sniff", (490, 624), 122, "glow/soft", flip=True, shadow=0.4),
            Shape("M84,690L520,690L640,880H-40Z", "spark", depth=30),
            Within("M84,690L520,690L640,880H-40Z", (
                *(Line(points, 18, "glow", fade=0.85) for points in (
                    "170,680 86,890", "434,680 520,890")),
                *(Line(points, 14, "glow", fade=0.7) for points in (
                    "0,730 600,730", "0,836 640,836")),
                Blob("120,790 200,752 410,752 480,790 400,834 200,834", "ink", flat=True))),
            Turned((
                Shape("M246,402a54,54 0 1 1 108,0a54,54 0 1 1 -108,0Z"
                      "M272,402a28,28 0 1 0 56,0a28,28 0 1 0 -56,0Z", "ink+deep", depth=16),
                Shape("M278,446H322L334,800C366,790 394,766 408,722L378,726L436,664L474,732L446,728"
                      "C438,820 390,872 300,880C210,872 162,820 152,728L136,730L166,666L222,726"
                      "L192,722C206,766 234,790 266,800Z", "ink+deep", depth=40),
                Shape("M210,466L390,466V500H210Z" + disc(210, 483, 22) + disc(390, 483, 22),
                      "ink+deep", depth=16),
            ), (300, 830), -8, move=(8, 0)),
            Shape("M84,812Q120,790 156,800L176,782L214,812L252,790L300,820L344,792L392,816L428,786"
                  "L450,802Q490,792 520,812L560,880H40Z", "spark", depth=30),
            Line("156,804 134,832 118,884", 16, "glow", fade=0.85),
            Line("450,806 470,836 480,884", 16, "glow", fade=0.85),
            Line("246,236 250,290 248,340 244,372 248,400", 9, "ink"),
            Figure("man", "climb", (280, 362), 184, "spark/deep", "hush", "left-down", flip=True,
                   hand=(247, 276), other_hand=(252, 244), hat="cap", shadow=0,
                   through=(Line("242,222 247,276 250,300 248,350", 9, "ink"),)),
            Line("230,378 244,368 260,376 258,396 246,404", 8, "ink"),
            Figure("woman", "sit-ground", (106, 878), 272, "pale/deep", "dread", look="right-up"),
            Figure("boy", "kneel", (516, 874), 228, "pale/ink", "awe", look="left-up", flip=True),
        ),
    ),
)  # fmt: skip
