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
    Put,
    Shape,
    Taper,
    Turned,
    Within,
    World,
    box,
    disc,
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


def ring(part: float, wide: float) -> Line:
    """A ring around the tube of the telescope, so far from its glass (0) to its eyepiece (1)."""
    x, y, r = 262 + 206 * part, 310 + 362 * part, 206 - 180 * part
    around = (math.radians(angle) for angle in range(-10, 142, 19))
    points = tuple((round(x + r * math.cos(a), 1), round(y + r * math.sin(a), 1)) for a in around)
    return Line(points, wide, "pale", fade=0.9)


LOCKS = (
    (104, 506, 44), (50, 568, 54), (14, 660, 56), (428, 506, 42), (482, 566, 56), (520, 660, 58),
    (30, 766, 58), (506, 768, 60), (84, 852, 62), (460, 858, 64), (180, 896, 48), (356, 898, 50),
)  # fmt: skip
"""The hair and the beard of a face among clouds, as x, y and radius."""


CARDS = (
    Card(
        "moon-mending",
        "Mending",
        "High over the clouds the torn moon is sewn by a woman on a ladder; the patch is out of"
        " her own coat.",
        World("night", "night", Light("right", 0, at=(400, 450), reach=600), {"hills": False}),
        (
            Glow((420, 420), 470, fade=0.75),
            Shape("M-30,850C160,790 420,800 640,860V930H-30Z", "deep", flat=True),
            *far_houses("262,860 292,852 490,850 520,856", 24),
            Shape("M640,27A375,375 0 1 0 640,773V675A330,330 0 0 1 640,125Z", "glow", depth=110),
            *(Shape(disc(x, y, r), "pale", depth=r * 0.5)
              for x, y, r in ((344, 220, 20), (452, 118, 16), (396, 624, 24), (470, 690, 14),
                              (316, 560, 11))),
            Glow((420, 430), 300, "glow", 0.8),
            Shape("M296,352L322,300L352,312L376,290L420,306L440,344L434,372L456,410L440,438"
                  "L448,470L414,490L396,520L350,500L300,470Z", "ink", flat=True),
            dots("352,352 394,344 416,380 424,436 376,320", 4),
            dots("372,372 410,352 406,420", 2.5),
            *(Shape(path, "pale", depth=10) for path in (
                "M322,300L352,312L376,290L420,306Q412,262 370,264Q330,262 322,300Z",
                "M440,344L434,372L456,410L440,438Q494,432 490,388Q478,350 440,344Z",
                "M448,470L414,490L396,520Q430,540 452,514Q462,490 448,470Z")),
            Shape("M262,378L376,366L396,498L372,522L276,528Z", "spark", depth=30),
            *(dots(f"{278 + i * 3},{398 + i * 34} {308 + i * 3},{395 + i * 34} {338 + i * 3},"
                   f"{392 + i * 34} {366 + i * 3},{389 + i * 34}", 5.5) for i in range(4)),
            Shape("M396,498L372,522L362,486Z", "glow", depth=8),
            *(Line(((x, y), (x + dx, y + dy)), 6, "ink") for x, y, dx, dy in (
                (252, 398, 24, -2), (254, 430, 24, -2), (258, 462, 24, -2), (260, 494, 24, -2),
                (276, 366, 2, 24), (306, 362, 2, 24), (336, 360, 2, 24),
                (290, 514, 2, 24), (322, 512, 2, 24))),
            Taper("10,960 226,120", (10, 8), "mid+soft"),
            Taper("136,960 318,130", (10, 8), "mid+soft"),
            *(Taper(((32 + i * 25.2, 876 - i * 98), (154 + i * 21.6, 880 - i * 98)), (7, 7),
                    "mid+soft") for i in range(8)),
            Figure("woman", "reach", (120, 786), 520, "spark/glow", "smile", look="right",
                   hand=(238, 232), other_hand=(270, 434), hands="clasp", shadow=0, wears="coat",
                   print="dots"),
            Line("268,206 214,254", 6, "glow"),
            Line("216,252 250,300 274,352 276,388", 4, "spark"),
            Shape("M92,492L148,488L154,574L128,594L92,588Z", "deep", flat=True),
            Line("92,492 148,488 154,574 128,594 92,588 92,492", 4, "glow", dash="8 6"),
            Put("cloud", (90, 956), 120, "pale", plane="near"),
            Put("cloud", (480, 966), 120, "pale", haze=0.3, plane="near"),
        ),
    ),
    Card(
        "watch-fishing",
        "Passing the Time",
        "Somebody sits at the edge of the land and fishes in the clouds with a watch as bait; the"
        " basket is full of hours, and something large has come up to look.",
        World("backdrop", "dawn", Light("right", 0, at=(212, 372), reach=520),
              {"tone": "mid", "to": "pale", "spot": False}),
        (
            Shape("M-30,300L30,280L70,300L84,380L110,420L120,560H-30Z", "mid+soft", flat=True,
                  fade=0.6),
            Shape("M-30,200L20,196L44,220L40,300L64,400V560H-30Z", "mid", flat=True, fade=0.7),
            *(Line(points, width, "pale", fade=0.5) for points, width in (
                ("-20,470 90,456 180,468", 22), ("60,150 150,142 250,150", 14),
                ("300,470 420,452 560,466", 26))),
            Glow((212, 372), 330, fade=0.9),
            Blob("-60,640 40,600 140,640 300,640 460,660 560,640 660,660 660,960 -60,960",
                 "pale", depth=60),
            Shape("M640,214L560,220L470,214L404,226L398,246L430,268L470,282L486,340L530,372L546,450"
                  "L584,560L600,660L640,760Z", "ink", depth=60),
            *(Line(points, 4, "mid", fade=0.6) for points in (
                "480,250 540,262 590,258", "508,310 560,330", "556,400 590,412")),
            *(Shape(disc(x, y, r), "glow", depth=r * 0.7) for x, y, r in LOCKS[:6]),
            Blob("266,462 390,488 480,570 516,700 484,860 400,960 130,960 48,860 16,700 52,570"
                 " 142,488", "soft", depth=190),
            *(Line(points, 4, "mid", fade=0.7) for points in (
                "170,530 266,514 362,530", "196,502 266,492 336,502")),
            *(Shape(f"M{x - 70},668Q{x},556 {x + 70},668Q{x},744 {x - 70},668Z", "deep", flat=True)
              for x in (156, 376)),
            *(Within(f"M{x - 66},672Q{x},572 {x + 66},672Q{x},742 {x - 66},672Z", (
                Shape(box(x - 70, 560, 140, 190), "glow", flat=True),
                Shape(disc(eye, 654, 42), "mid+soft", flat=True),
                Shape(disc(eye, 652, 27), "ink", flat=True),
                Shape(disc(eye + (212 - eye) * 0.1, 638, 9), "glow", flat=True),
                Shape(f"M{x - 70},672Q{x},560 {x + 70},672Q{x},596 {x - 70},672Z", "ink",
                      flat=True, fade=0.4),
            )) for x, eye in ((156, 178), (376, 346))),
            *(Shape(f"M{x - 78},674Q{x},542 {x + 78},674Q{x},574 {x - 78},674Z", "mid", depth=16)
              for x in (156, 376)),
            *(Line(points, 5, "deep", fade=0.7) for points in (
                "106,722 156,744 210,726", "322,726 376,744 426,722", "116,744 150,758 190,752",
                "342,752 382,758 416,744")),
            Taper("76,606 132,560 216,548", (6, 18, 8), "glow"),
            Taper("316,548 400,560 456,606", (8, 18, 6), "glow"),
            *(Blob(f"{x - 44},780 {x},752 {x + 44},780 {x},812", "soft+spark", depth=30, fade=0.6)
              for x in (104, 428)),
            Blob("250,604 282,604 290,670 322,716 308,746 268,756 226,746 212,716 242,670",
                 "soft+spark", depth=60),
            *(Shape(f"M{x - 13},742q13,-16 26,0q-13,8 -26,0Z", "deep", flat=True)
              for x in (242, 292)),
            Blob("190,800 266,812 342,800 312,840 266,850 220,840", "deep", depth=10),
            Taper("272,774 200,776 130,806 96,782", (14, 22, 15, 3), "glow"),
            Taper("260,774 332,776 402,806 436,782", (14, 22, 15, 3), "glow"),
            *(Shape(disc(x, y, r), "glow", depth=r * 0.7) for x, y, r in LOCKS[6:]),
            Line("406,224 470,212 560,218 640,212", 9, "mid"),
            *(Taper(((x, 216), (x + d, 202), (x + 2 * d, 190)), (4, 3, 1), "mid")
              for x, d in ((456, -5), (466, 3), (586, 4))),
            Figure("old-man", "fish", (430, 226), 230, "deep/spark", "sly", look="down",
                   flip=True, hat="straw", hand=(376, 178), other_hand=(388, 186), shadow=0,
                   through=(Taper("402,200 340,140 250,90 196,84", (6, 5, 4, 2), "ink"),)),
            Line("196,84 208,200 212,300", 3, "ink"),
            Put("pocket-watch", (212, 436), 136, "spark/ink", shadow=0),
            *(Line(points, 5, "glow", fade=0.8) for points in (
                "126,330 120,366 128,402", "298,330 304,366 296,402")),
            Put("clock", (500, 184), 46, "spark/ink", turn=-14, shadow=0),
            Put("clock", (530, 186), 56, "glow/ink", turn=10, shadow=0),
            Shape("M480,178H560L548,228H492Z", "mid+deep", depth=16),
            Line("484,188 556,188", 4, "soft"), Line("488,204 552,204", 4, "ink"),
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
        World("night", "night", Light("left", 0, at=(126, 800), reach=540, tone="spark"),
              {"hills": False}),
        (
            Glow((300, 860), 360, "soft", fade=0.7),
            Shape("M236,930V752H256V730H276V752H300L344,706L388,752V930ZM420,930V740H440V704H458"
                  "V728L500,690L560,744H640V930Z", "deep+mid", flat=True),
            Shape(box(324, 772, 18, 26) + box(552, 772, 18, 26), "spark", flat=True, fade=0.8),
            Taper("392,624 312,880", (9, 7), "ink"),
            Taper("400,624 380,872", (9, 7), "ink"),
            Taper("406,624 446,866", (9, 7), "ink"),
            Shape("M149,484L451,686L490,664L466,296Z", "spark+deep", depth=90),
            Within("M149,484L451,686L490,664L466,296Z",
                   (ring(0.9, 12), ring(0.58, 18), ring(0.3, 22),
                    Line("160,488 300,580 448,676", 12, "glow", fade=0.45))),
            Shape(disc(398, 628, 22), "mid", depth=14),
            Shape(disc(262, 310, 216), "spark", depth=60),
            Shape(disc(262, 310, 186), "ink", flat=True),
            Shape(disc(262, 310, 178), "soft", to="deep", span=(130, 490)),
            Shape("M160,270L104,208L184,250ZM206,236L182,158L228,228ZM250,228L262,142L274,228Z"
                  "M296,228L342,158L318,236ZM340,250L420,208L364,270Z", "ink", flat=True),
            Shape("M92,318C144,176 380,176 432,318C380,436 144,436 92,318Z", "ink", flat=True),
            Shape("M108,318C154,198 370,198 416,318C370,420 154,420 108,318Z", "glow", depth=30),
            Within("M108,318C154,198 370,198 416,318C370,420 154,420 108,318Z", (
                Shape(disc(262, 312, 92), "mid+soft", depth=30),
                Shape(disc(262, 312, 68), "ink", flat=True))),
            Shape("M230,274H294V348H230Z", "glow", flat=True),
            Taper("250,328 236,304 238,288", (6, 5, 4), "spark", flat=True),
            Taper("274,328 288,304 286,288", (6, 5, 4), "spark", flat=True),
            Shape("M244,348L250,320H274L280,348Z", "spark", flat=True),
            Shape(disc(262, 308, 13), "pale+spark", flat=True),
            Shape("M248,304Q250,282 266,284L288,300L276,302Z", "deep", flat=True),
            Shape(disc(212, 276, 11), "glow", flat=True),
            Line("108,250 140,190 196,148", 12, "glow", fade=0.6),
            Shape("M-30,884L640,824V940H-30Z", "deep", depth=40),
            *(Line(((x, 884 - (x + 30) * 0.09), (x - 24, 940)), 3, "ink", fade=0.6)
              for x in range(220, 640, 46)),
            Glow((126, 790), 260, "spark", 0.4),
            Shape("M30,930V716L126,616L222,716V930Z", "ink", flat=True),
            Shape("M10,734L126,608L242,734L228,754L126,644L24,754Z", "mid", depth=12),
            Shape(box(58, 716, 136, 152), "glow", flat=True),
            Within(
                box(58, 716, 136, 152),
                (Shape("M58,716H80Q78,800 58,868ZM194,716H172Q174,800 194,868Z", "soft", depth=8),
                 Figure("man", "raise-both", (126, 960), 230, "spark/deep", "dread", look="us",
                        hat="nightcap", shadow=0, hand=(176, 762), other_hand=(76, 762))),
            ),
            Shape(box(46, 862, 160, 14), "mid", depth=6),
            Figure(
                "girl", "kneel", (512, 850), 270, "pale/spark", "curious", flip=True,
                look="left-up", hand=(436, 700), other_hand=(452, 724), shadow=0, hair="plaits",
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
              {"tone": "deep", "to": "soft", "spot": False}),
        (
            Glow((300, 360), 540, fade=1),
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
                  depth=150),
            Shape("M352,543L364,552L374,540L352,602L364,636L338,684L346,716L322,770L332,718L322,684"
                  "L346,638L334,602ZM328,680L304,728L334,694Z", "mid", flat=True),
            Blob("150,520 350,530 336,590 306,600 284,640 270,668 290,700 262,732 232,706 240,660"
                 " 220,610 182,640 164,610 152,560", "mid", flat=True, fade=0.35),
            Blob("90,430 200,440 330,490 316,570 286,580 262,620 252,650 274,690 242,716 212,690"
                 " 232,650 216,610 194,590 172,628 150,600 120,560 84,500", "pale", flat=True),
            Blob("316,530 316,570 286,580 262,620 252,650 274,690 242,716 252,684 240,650 250,580",
                 "soft", flat=True, fade=0.5),
            Line("124,470 142,530 152,570", 9, "glow"),
            Line("196,490 222,550 232,600", 12, "glow"),
            Line("228,682 226,692 232,700", 8, "glow"),
            Blob("-60,800 100,806 220,836 380,836 500,806 660,796 660,960 -60,960",
                 "soft+mid", depth=60),
            Blob("170,858 240,834 320,838 400,832 456,858 440,884 300,894 190,884", "pale",
                 depth=30),
            Line("230,858 290,848 350,850", 7, "glow"),
            Put("rooster", (528, 486), 116, "deep/mid", shadow=0),
            Figure("boy", "kneel", (88, 880), 320, "deep/mid", "delight", look="right-up",
                   skin="brown", hand=(188, 776), other_hand=(196, 804), hands="grip",
                   through=(Turned((
                       Shape("M190,852V784C158,752 196,716 232,728C268,716 306,752 274,784V852Z",
                             "mid", depth=8),
                       Shape("M200,852V780C174,754 204,726 232,738C260,726 290,754 264,780V852Z",
                             "glow", depth=20),
                       Blob("252,742 274,756 264,790 262,830 250,842 244,800 232,776 238,752",
                            "pale", flat=True)), (232, 796), -38),)),
            Figure("woman", "offer", (524, 876), 360, "deep/mid", "fear", flip=True,
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
              {"tone": "soft", "to": "mid", "spot": False}),
        (
            Shape("M-40,-40H640V420C420,400 200,416 -40,440Z", "soft", to="glow", span=(0, 430)),
            Shape("M-40,400C80,350 180,380 280,390S520,340 640,380V440H-40Z", "soft+pale",
                  flat=True),
            Put("windmill", (524, 404), 96, "mid", haze=0.6, shadow=0),
            Shape("M-40,424C140,400 420,400 640,410V940H-40Z", "mid", depth=60),
            *(Line(((330 + step * 34, 416), (320 + step * 110, 600), (300 + step * 240, 940)),
                   width, "soft", fade=0.35) for step, width in (
                (-4, 14), (1.4, 18))),
            Blob("-10,500 110,470 250,476 330,500 270,530 120,536 20,526", "ink", flat=True,
                 fade=0.35),
            Beast("horse", "balk", (478, 586), 100, "glow/soft", flip=True),
            Put("ship", (292, 214), 176, "ink+deep/spark", shadow=0),
            Blob("84,226 130,184 190,192 240,214 300,196 356,216 420,196 480,212 510,246 440,270"
                 " 310,258 180,272 96,258", "glow", depth=60),
            Shape("M150,716L486,704L604,858L10,876Z", "spark", depth=30),
            Within("M150,716L486,704L604,858L10,876Z", (
                *(Line(points, 16, "glow", fade=0.85) for points in (
                    "226,700 150,790 80,890", "316,700 306,790 290,890",
                    "400,690 446,780 490,880")),
                *(Line(points, 13, "glow", fade=0.6) for points in (
                    "40,806 300,792 590,786", "0,852 300,846 620,838")),
                *(Line(points, 4, "ink", fade=0.45) for points in (
                    "220,838 150,800 96,790", "230,824 190,770 170,720", "386,838 450,800 540,790",
                    "380,820 420,760 424,712")),
                Blob("190,826 240,800 330,800 398,826 380,852 300,866 204,852", "ink", flat=True,
                     fade=0.75))),
            Put("anchor", (300, 842), 520, "ink+deep/spark", turn=-6, shadow=0),
            Line("378,178 372,220 330,266 290,300 272,352", 7, "ink"),
            Line("272,352 256,364 258,386 274,386 280,364 270,350", 6, "ink"),
            Shape(disc(379, 176, 9), "pale", depth=5),
            Figure("man", "climb", (352, 386), 140, "spark/deep", "hush", "left-down", flip=True,
                   hand=(308, 284), other_hand=(322, 270), hat="cap", shadow=0),
            Shape("M170,856Q196,820 222,842L240,820Q270,850 296,836L330,846Q352,818 372,844"
                  "Q404,822 432,856Q420,884 300,884Q190,884 170,856Z", "spark", depth=24),
            Line("240,824 226,848 222,876", 12, "glow", fade=0.8),
            Line("372,844 386,862 388,878", 12, "glow", fade=0.8),
            Put("cup", (238, 688), 46, "glow/spark", turn=-36, shadow=0),
            Figure("boy", "sit-ground", (96, 862), 200, "pale/ink", "awe", look="up"),
            Figure("woman", "kneel", (516, 872), 240, "pale/deep", "dread", flip=True,
                   look="left-up", hand=(492, 740), other_hand=(484, 776), hands="open"),
        ),
    ),
)  # fmt: skip
