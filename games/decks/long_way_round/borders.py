"""Deserts and frontiers."""

from math import cos, radians, sin

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Spread,
    Taper,
    Turned,
    Within,
    World,
    disc,
)

DIAL: Point = (318, 372)


def _on_dial(angle: float, far: float) -> Point:
    """A point on the dial of the sunken watch, so many degrees from its noon."""
    turn = radians(angle - 24)
    return DIAL[0] + far * sin(turn), DIAL[1] - far * cos(turn)


def _ring(radius: float) -> tuple[Point, ...]:
    """The ring that the watch hangs from."""
    x, y = _on_dial(0, 316)
    return tuple(
        (x + radius * sin(radians(a)), y - radius * cos(radians(a))) for a in range(0, 361, 30)
    )


CARDS = (
    Card(
        "watch-dune",
        "Running Late",
        "A watch as large as a hill lies in the sand; one hangs on to its hand, another sleeps in"
        " its shade.",
        World("backdrop", "brass", Light("right", 0.6, rim="spark"),
              {"tone": "soft", "to": "glow", "spot": False}),
        (
            Glow((560, 120), 330, fade=0.9),
            Blob("-60,470 100,420 240,480 400,430 540,470 660,420 660,960 -60,960", "soft+pale",
                 flat=True),
            Line(_ring(34), 15, "mid"),
            Shape(disc(*_on_dial(0, 286), 28), "mid", depth=20),
            Shape(disc(300, 386, 264), "spark+ink", depth=40),
            Shape(disc(*DIAL, 264), "spark", depth=110),
            Shape(disc(*DIAL, 238), "spark+ink", depth=10),
            Shape(disc(*DIAL, 230), "glow", depth=70),
            *(Line((_on_dial(a, 192), _on_dial(a, 216)), 11 if a % 90 else 20, "deep")
              for a in range(-90, 151, 30)),
            Shape(disc(*_on_dial(180, 104), 46), "pale", depth=10),
            Line((_on_dial(180, 104), _on_dial(160, 136)), 5, "deep"),
            Taper((_on_dial(-6, -40), _on_dial(-6, 60), _on_dial(-6, 130)), (11, 16, 5), "deep"),
            Taper("362,386 318,372 262,348 206,328 156,314 112,312", (12, 13, 13, 12, 9, 3),
                  "deep"),
            Shape(disc(*DIAL, 22), "spark", depth=14),
            Figure("man", "hang", (178, 320), 220, "mid/ink", "strain", look="half",
                   shadow=0, hands="grip", turn=-16, hand=(150, 316), other_hand=(214, 332)),
            Shape("M-30,596C60,560 150,600 250,582S420,566 480,556S600,520 640,530V930H-30Z",
                  "pale", depth=90),
            Shape("M-30,600C60,564 150,604 250,586C330,576 400,570 470,560C500,660 420,800"
                  " 180,930H-30Z", "mid+deep", flat=True, fade=0.72),
            *(Line(p, 4, "mid", fade=0.5)
              for p in ("500,660 560,646 620,656", "420,880 500,868 570,878")),
            Blob("60,828 110,812 350,816 420,832 380,850 100,850", "ink", flat=True, fade=0.4),
            Turned((
                       Taper("128,744 92,752 70,724 74,684 90,660", (26, 22, 16, 13, 14),
                             "pale"),
                       Blob("110,800 96,752 120,722 160,708 176,676 204,662 230,680 244,710"
                            " 296,730 310,776 300,804", "pale", depth=70),
                       Blob("88,640 106,634 122,652 118,672 84,682 52,690 38,682 42,668 66,654",
                            "pale", depth=20),
                       Taper("100,640 106,624 114,620", (6, 6, 2), "pale"),
                       Taper("122,760 100,790 130,806 176,806", (16, 12, 9, 8), "soft+pale"),
                       Taper("284,764 250,790 276,804 310,804", (20, 13, 9, 8), "soft+pale"),
                       Line("66,662 76,666 86,662", 4, "ink"),
                       Line("44,680 58,680", 3, "ink"),
                       Shape("M168,700L176,674Q204,656 232,680L246,712Q206,726 168,700Z", "spark",
                             depth=10),
                   ), move=(22, 24)),
            Figure("woman", "sit-ground", (296, 838), 280, "spark/glow", "sleep", hat="headscarf",
                   wears="dress", shadow=0),
            Figure("boy", "run", (510, 790), 196, "spark/glow", "fear", look="left-up", flip=True,
                   hand=(436, 650), other_hand=(564, 676), hands="point"),
        ),
    ),
    Card(
        "dune-ship",
        "Low Water",
        "A ship sails through the dunes on what a cabin boy pours before it; a crab directs the "
        "traffic.",
        World("backdrop", "sand", Light("left", 0.6, rim="spark"),
              {"tone": "soft", "to": "glow", "spot": False}),
        (
            Shape("M-30,296H640V330H-30Z", "spark+pale", flat=True),
            Line("-20,304 90,300 160,304", 3, "glow"),
            Shape("M-30,350C60,300 160,310 300,366C420,306 540,280 640,326V930H-30Z", "soft",
                  depth=70),
            Blob("-40,470 60,430 160,470 220,540 60,560 -40,540", "soft+mid", flat=True, fade=0.6),
            Shape("M312,-30H336V260H312Z", "mid", depth=8),
            Line("336,20 430,90 552,150", 4, "mid"),
            Line("312,20 236,90 116,150", 4, "mid"),
            Shape("M348,-30C400,40 420,90 416,150C470,150 530,140 566,120C570,60 560,10 540,-30Z",
                  "glow", depth=60),
            Shape("M440,-30C470,40 480,90 476,146L520,138C526,80 516,20 492,-30Z", "soft",
                  depth=14),
            Figure("man", "lean-out", (256, 196), 340, "ink/spark", "fear", look="left-down",
                   hat="peaked", wears="uniform", shadow=0, flip=True, hand=(118, 166),
                   other_hand=(168, 166), hands="grip"),
            Shape("M-30,620C80,560 200,590 306,656C420,690 540,566 640,610V930H-30Z", "pale",
                  depth=70),
            Shape("M376,740C460,660 560,600 660,560V830C560,826 460,810 376,780Z", "deep",
                  flat=True, fade=0.45),
            Shape("M162,786A212,46 0 1 1 586,786A212,46 0 1 1 162,786Z", "mid", flat=True,
                  fade=0.6),
            Shape("M172,786A202,40 0 1 1 576,786A202,40 0 1 1 172,786Z", "spark+glow", depth=16),
            Shape("M350,774Q300,800 286,818Q374,832 452,820Q436,796 396,774Z", "deep+spark",
                  flat=True, fade=0.75),
            Shape("M374,206C478,196 560,180 630,154C630,340 548,580 396,772H370Z", "ink", depth=30),
            Shape("M374,206C248,196 138,180 78,158C88,340 198,580 350,772H374V206Z", "deep",
                  depth=120),
            *(Line(((374, y), (374 - w * 0.5, y - h * 0.3), (374 - w, y - h)), 4, "ink", fade=0.6)
              for y, w, h in ((650, 40, 40), (590, 76, 66), (530, 122, 100), (460, 166, 128),
                              (390, 212, 144), (320, 240, 130))),
            *(Line(((374, y), (374 + w * 0.5, y - h * 0.3), (374 + w, y - h)), 4, "deep", fade=0.9)
              for y, w, h in ((610, 60, 54), (520, 120, 106), (430, 170, 140), (340, 206, 130))),
            *(Line(p, 3, "ink", fade=0.5)
              for p in ("220,360 226,398", "300,450 303,490", "260,272 262,322")),
            Shape("M74,152C168,190 298,208 374,210C448,206 558,190 622,156L620,196C558,228 458,244"
                  " 374,248C298,246 168,228 78,196Z",
                  "spark", depth=16),
            Shape("M440,322a24,18 0 1 1 48,0a24,18 0 1 1 -48,0Z", "mid", depth=6),
            Shape("M449,322a15,11 0 1 1 30,0a15,11 0 1 1 -30,0Z", "ink", flat=True),
            Line("464,324 464,380 464,412", 9, "pale", "3 11"),
            Line("464,324 464,380 464,412", 4, "pale"),
            Put("anchor", (464, 504), 100, "soft/spark", shadow=0),
            Line("374,248 374,500 373,772", 6, "mid"),
            Line("336,768 350,778 374,782 398,778 410,766", 6, "glow"),
            *(Line(p, 4, "glow", fade=0.9)
              for p in ("444,772 486,768 526,776", "470,798 506,796 538,790",
                        "206,784 236,778 262,782")),
            Figure("boy", "hold-up", (116, 866), 336, "mid/spark", "curious", look="right-up",
                   hat="cap", hand=(186, 596), other_hand=(216, 644),
                   holds=Held("teapot", size=112, turn=34, flip=True, coat="glow/spark",
                              hand="near")),
            Taper("282,656 308,672 322,724 324,790", (4, 6, 7, 10), "glow", True),
            *(Line(p, 4, "glow") for p in ("300,790 324,780 350,792", "280,802 324,790 370,804")),
            Put("crab", (500, 876), 84, "ink/glow", shadow=0.3),
            Line("543,824 553,728", 5),
            Shape("M553,726L493,736L551,764Z", "glow", depth=6),
        ),
    ),
    Card(
        "sand-hatch",
        "Cellar",
        "Under a hatch in the desert is the sea; an old man comes up from it with a bottle, and an"
        " eye looks after him.",
        World("backdrop", "brick", Light("below", 0, at=(310, 600), reach=900, tone="pale"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("60,60 130,110 210,50 420,70 540,50 500,130", 3, "pale"),
            Shape("M-40,226C80,166 180,206 280,186S480,120 640,170V940H-40Z", "mid", depth=60),
            Shape("M-40,330C120,280 300,320 640,260V940H-40Z", "soft", depth=70),
            Glow((310, 560), 430, "glow", 0.6),
            Shape("M116,432L492,418L550,150L84,172Z", "deep+mid", depth=40),
            *(Line(p, 5, "deep") for p in (
                "208,430 182,168", "302,426 310,162", "396,422 432,156")),
            Shape("M356,252h16v22h-16Z", "ink", flat=True),
            Line("364,268 342,284 344,312 366,324 386,310 386,284 364,268", 9, "glow"),
            Shape("M92,428L512,412L586,800L18,826Z", "mid+deep", depth=40),
            Shape("M92,428L512,412L516,432L90,448Z", "soft", flat=True, fade=0.5),
            Within("M124,450L484,436L548,774L58,798Z",
                   (Glow((300, 600), 290, "glow", 1),
                    *(Beam(((a, 470), (a + 40, 470)), ((b, 800), (b + 90, 800)), "glow", 0.5)
                      for a, b in ((170, 60), (270, 230), (370, 420))),
                    Blob("20,820 40,742 110,690 200,668 280,682 330,724 336,760 300,790 200,830",
                         "deep", depth=60),
                    Blob("120,830 200,770 280,768 336,756 320,790 220,850", "soft", depth=20),
                    *(Line(p, 4, "mid") for p in ("190,800 240,784 300,776", "180,786 236,772")),
                    Line("336,752 280,766 232,752", 6, "ink"),
                    Shape(disc(236, 718, 20), "glow", flat=True),
                    Shape(disc(243, 710, 11), "ink", flat=True),
                    Spread("fish", ((150, 606, 44, -14), (212, 642, 32, -10)), "spark/glow"),
                    *(Line(p, w, "glow", fade=0.85)
                      for p, w in (("112,552 150,544 196,550", 5),
                                   ("400,730 460,720 520,730", 5)))),
                   World("backdrop", "lagoon", "above", {"tone": "soft", "to": "mid+deep",
                                                        "spot": False})),
            Shape("M124,450L484,436L491,466L117,480Z", "ink", flat=True),
            Line("118,482 300,475 490,468", 6, "glow"),
            Figure("girl", "sit", (176, 436), 330, "glow/spark", "wonder", look="right-down",
                   shadow=0, hands="flat", hair="ponytail", other_hand=(130, 422)),
            Line("396,396 388,700", 14, "ink+deep"),
            Line("496,390 510,700", 14, "ink+deep"),
            *(Line(((394 - k * 0.5, y), (498 + k * 1.6, y - 5)), 12, "ink+deep")
              for k, y in ((1, 440), (3, 500), (5, 560))),
            Within("M-40,-40H640V678Q560,660 440,668T260,676H-40Z",
                   (Figure("old-man", "offer", (462, 1000), 500, "mid/glow", "smile",
                           look="left-up", flip=True, shadow=0, hand=(302, 566),
                           other_hand=(496, 566), hands="grip", hair="bald+full/glow",
                           holds=Held("bottle", size=130, coat="deep/glow", turn=-8)),)),
            Blob("330,676 380,656 450,652 520,660 546,676 520,690 440,700 360,692", "glow",
                 flat=True, fade=0.4),
            Line("336,672 380,684 450,686 520,676 536,666", 8, "glow"),
            Line("316,700 380,714 440,716 500,708", 5, "glow", fade=0.9),
            Blob("-40,800 20,806 70,818 150,804 220,816 330,802 420,812 500,792 570,800 640,784"
                 " 640,960 -40,960", "soft", depth=60),
            Blob("470,832 520,820 580,830 540,850 490,848", "soft+pale", flat=True, fade=0.6),
        ),
    ),
    Card(
        "lone-gate",
        "The Usual Way",
        "At a gate without a fence a keeper reads every paper; the child has gone around.",
        World("backdrop", "slate", Light("right", 0.5, at=(400, 330), reach=980, tone="spark+glow"),
              {"tone": "deep", "to": "soft", "spot": False}),
        (
            Shape("M-10,420L40,190L90,420ZM70,430L112,260L154,430ZM516,420L566,170L616,420Z",
                  "deep+mid", flat=True, fade=0.7),
            Blob("-60,400 120,380 300,396 480,360 660,390 660,960 -60,960", "soft", flat=True),
            Glow((416, 330), 300, "spark+glow", 1),
            Shape("M356,378V312L416,262L476,312V378Z", "mid", depth=16),
            Shape("M340,318L416,252L492,318L480,328L416,272L352,328Z", "glow", depth=8),
            Shape("M444,262V240H462V278Z", "deep", flat=True),
            Shape("M372,330h22v26h-22zM438,330h22v26h-22zM404,334h24v44h-24Z", "spark+glow",
                  flat=True),
            Shape("M-30,430C160,450 400,470 640,520V930H-30Z", "glow+pale", depth=80),
            Beam(((372, 380), (440, 380)), ((150, 900), (410, 900)), "spark+glow", 0.9),
            Shape("M176,640L96,760H50L134,640ZM484,640L404,760H358L440,640Z", "deep", flat=True,
                  fade=0.35),
            *(Shape(f'M{x},{y}l{s},{-s * 0.8:g}l{s},{s * 0.3:g}l{-s},{s * 0.8:g}Z', "deep",
                    flat=True, fade=0.6)
              for x, y, s in ((126, 868, 14), (84, 836, 14), (100, 792, 13), (56, 758, 13),
                              (78, 716, 12), (44, 690, 12))),
            Figure("child", "walk", (86, 660), 268, "spark/ink", "joy", look="right"),
            Turned((Shape("M182,170h48v540h-48ZM480,170h48v540h-48Z", "ink", depth=30),
                    Shape("M174,186h64v18h-64ZM472,186h64v18h-64Z", "deep", depth=8),
                    Shape(disc(206, 150, 34) + disc(504, 150, 34), "spark", depth=20),
                    Line("230,304 290,192 355,152 420,192 480,304", 17, "ink"),
                    *(Line(((x, a), (x, b)), 12, "ink")
                      for x, a, b in ((292, 196, 650), (355, 156, 650), (418, 196, 650))),
                    Line("230,400 480,400", 16, "ink"), Line("230,650 480,650", 16, "ink"),
                    Shape("M318,376h74v88h-74Z", "spark", depth=10),
                    Line("330,376 334,340 355,326 376,340 380,376", 12, "spark"),
                    Shape(disc(355, 412, 12) + "M348,412h14v32h-14Z", "ink", flat=True)),
                   about=(355, 700), zoom=0.94, move=(-20, -50)),
            Blob("140,664 166,642 184,634 212,634 238,646 264,664 204,668", "pale", flat=True),
            Blob("424,664 450,642 472,634 500,634 520,644 550,664 490,668", "pale", flat=True),
            Figure("man", "read", (502, 862), 400, "spark/ink", "stern", look="down", flip=True,
                   wears="uniform", hat="peaked", shape="stout",
                   holds=Held("book", size=62, coat="ink/glow")),
            Figure("old-man", "beg", (250, 868), 400, "mid/ink", "worry", look="up",
                   hair="bald+full/glow", hand=(346, 708), other_hand=(336, 722), hands="clasp",
                   holds=Held("letter", size=64, coat="spark/ink", turn=-12)),
            dots("70,70 130,190 60,300 250,60 360,90 540,60 560,250 520,330"
                 " 150,330 560,470",
                 5),
        ),
    ),
)  # fmt: skip
