"""Cards of the water, continued: ice, soup, and a sea in a whale."""

from games.decks.afloat import glimmer
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
    Spread,
    Taper,
    Turned,
    View,
    Within,
    World,
    disc,
    spots,
)

PAGE = "M-40,-40H640V940H-40Z"


MOON = "M303,483A174,174 0 1 1 82,426A118,118 0 0 0 303,483Z"
"""The moon with a bite out of it."""


HULL = "M428,718C460,740 520,738 560,704C556,750 524,778 488,778C448,780 420,772 428,718Z"
"""The boat that tows it."""


def hollow(x: float, y: float, radius: float) -> str:
    """A circle that is a hole in the form before it."""
    arc = f"a{radius:g},{radius:g} 0 1 0"
    return f"M{x - radius:g},{y:g}{arc} {radius * 2:g},0{arc} {-radius * 2:g},0Z"


BEAR = ((384, 690), (346, 640), (322, 600), (288, 634), (196, 606), (120, 650), (112, 792),
        (158, 796), (176, 728), (250, 732), (268, 802), (314, 798), (322, 716))  # fmt: skip
"""The stars of a bear."""


def fur(points: Points, tone: str = "mid") -> Shape:
    """Tufts of hair that hang at some points."""
    tufts = "".join(f"M{x:g},{y:g}q-9,20 -5,40q7,-16 5,-40Z" for x, y in spots(points))
    return Shape(tufts, tone, flat=True, fade=0.75)


CARDS = (
    Card(
        "bear-star-hole",
        "What Bites",
        "A child fishes in the ice for stars; what has taken the bait is a bear of stars, and "
        "the bear of fur bends down to look.",
        World(
            "backdrop", "frost", Light("left", 0, rim="glow", at=(320, 640), reach=620),
            {"tone": "mid", "to": "soft"},
        ),
        (
            Blob("-60,430 160,410 420,430 660,404 660,960 -60,960", "pale", depth=60),
            Blob("52,700 76,604 200,548 330,536 462,556 546,620 556,722 476,830 300,876 116,838",
                 "soft", depth=40),
            Within(
                "M76,710C86,606 196,562 318,558S532,612 532,706S444,848 292,858S68,810 76,710Z",
                (
                    Line((*BEAR, BEAR[0]), 4, "glow", fade=0.8),
                    Spread("star", tuple((x, y, 36 - 8 * (n % 2), n * 9)
                                         for n, (x, y) in enumerate(BEAR)), "glow"),
                    Put("star", (384, 722), 62, "glow", shadow=0),
                    Glow((384, 692), 90, fade=0.8),
                ),
                World("night", "night", "left", {"hills": False}),
                edge="mid",
            ),
            Blob("300,-70 500,-50 560,70 556,230 500,320 420,350 300,358 180,350 100,320 44,230"
                 " 40,70 100,-50", "deep", depth=180),
            Blob("140,290 180,346 236,360 300,374 366,370 420,346 460,290", "deep+ink", depth=40),
            fur("190,326 214,334 290,344 316,346 342,344 368,340 396,334", "deep+ink"),
            *(Turned((
                Blob("170,180 190,300 176,400 186,470 160,500 60,500 36,470 54,380 60,280 100,180",
                     "deep", depth=60),
                Blob("186,440 204,480 180,510 56,512 22,490 34,450 110,426", "mid+deep", depth=30),
                Shape("".join(f"M{x},486q12,20 -2,40q-14,-22 2,-40Z" for x in (52, 88, 126, 164)),
                      "ink", flat=True),
                fur("84,300 108,330 134,300 80,378 124,392 98,250 140,240"),
                Blob("10,524 60,508 120,520 176,508 214,526 160,538 50,538", "pale", flat=True),
            ), flip=flip) for flip in ("", "x")),
            fur("66,150 92,110 96,200 70,60 534,150 506,110 504,200 530,60"),
            *(Shape(disc(x, 88, 46), "deep", depth=26) for x in (178, 422)),
            *(Shape(disc(x, 94, 24), "ink", flat=True) for x in (182, 418)),
            Blob("300,58 390,80 446,158 440,248 390,318 300,350 210,318 160,248 154,158 210,80",
                 "deep", depth=140),
            fur("276,80 300,74 324,80 184,230 206,258 416,230 394,258 290,116 312,116"),
            Blob("300,208 360,228 376,284 340,334 300,344 260,334 224,284 240,228", "mid",
                 depth=50),
            Blob("262,244 300,232 338,244 326,276 300,288 274,276", "ink", depth=14),
            Line("300,284 300,310 270,322", 5, "ink"), Line("300,310 330,322", 5, "ink"),
            *(Shape(disc(x, 184, 21), "glow", flat=True) for x in (226, 374)),
            *(Shape(disc(x, 196, 12), "ink", flat=True) for x in (228, 366)),
            Blob("160,560 232,546 312,556 300,572 180,574", "deep", flat=True, fade=0.5),
            Shape("M192,508H266L272,562H186Z", "mid", depth=20),
            Line("190,536 269,536", 4, "ink"),
            Figure(
                "child", "fish", (234, 514), 186, "spark/ink", "hush",
                look="right-down", hand=(294, 486), other_hand=(306, 476), hat="wool",
                through=(Taper("266,510 314,472 392,420", (5, 4, 2), "ink"),),
            ),
            Line("392,420 391,480 390,560", 3, "ink"),
            Line("390,560 388,620 384,690", 3, "glow"),
            Glow((508, 830), 90, fade=0.8),
            Put("fishbowl", (508, 862), 104, "deep/mid"),
            Spread("star", ((496, 822, 30, 10), (524, 834, 24, -12)), "glow"),
            Glow((508, 828), 78, fade=0.75),
        ),
    ),
    Card(
        "moon-spoon",
        "Supper",
        "A spoon has scooped a piece out of the moon that floats in a bowl of soup; somebody rows, "
        "and tries to tow it away in time.",
        World(
            "pool", "tide", Light("left", 0.3, rim="glow", at=(200, 590), reach=1300, tone="glow"),
            {"rings": False},
        ),
        (
            Shape(PAGE, "deep", flat=True, fade=0.7), Glow((190, 590), 400, "soft", 0.8),
            Within("M-40,-40H640V696Q560,704 500,696T400,698T320,704T240,698T160,704T90,698"
                   "T-40,696Z", (
                Shape(MOON, "glow", depth=34),
                *(Shape(disc(x, y, r), "pale", depth=r * 0.4)
                  for x, y, r in ((70, 560, 26), (172, 592, 34), (246, 656, 18), (96, 652, 16))),
            )),
            glimmer(160, 712, 870, 140, fade=0.85),
            *(Line(points, 4, "soft", fade=0.7) for points in (
                "40,730 66,724 90,730", "330,826 360,818 390,826", "430,500 476,490 520,500",
                "500,360 530,352 556,360", "60,330 84,324 108,330")),
            Shape(disc(286, 562, 19), "deep", depth=8),
            Line("286,562 312,548 334,566", 10, "spark"),
            Line("335,570 352,644 370,718", 9, "spark"),
            Blob("326,558 338,556 344,568 336,578 326,572", "spark", depth=6),
            Turned((
                Line("396,752 440,772 500,778 580,754", 4, "glow", fade=0.7),
                Figure("man", "row", (518, 730), 200, "spark/ink", "worry", look="left-up",
                       shadow=0, flip=True, hand=(460, 676), other_hand=(448, 688), hat="wool",
                       turn=-6, through=(Line("446,664 480,712 500,760", 8, "soft"),)),
                Shape(HULL, "ink", depth=16),
                Line("430,720 460,738 520,736 558,708", 5, "glow"),
                Line("480,710 500,756", 8, "soft"),
                Blob("490,744 508,746 518,772 502,780 488,764", "soft", depth=8),
            ), about=(490, 720), zoom=1.52, move=(-36, -6)),
            Shape(disc(372, 718, 8), "spark", depth=6),
            Shape(PAGE + hollow(300, 500, 372), "soft", depth=60),
            Shape(disc(300, 500, 418) + hollow(300, 500, 402), "spark", flat=True),
            Shape(PAGE + hollow(300, 500, 448), "deep", depth=40),
            Turned((
                Hand(
                    "grip", (470, 120), (800, 30), 170, "spark/glow", bend=8,
                    through=(Put("spoon", (352, 540), 740, "soft/mid", turn=216, shadow=0),),
                ),
                Taper("146,336 130,390 138,438 154,466", (2, 5, 4, 1), "glow", flat=True),
                Glow((220, 370), 110, "glow", 0.7),
                Shape("M146,372C166,296 232,268 290,300C288,378 246,430 172,432C156,416 148,396"
                      " 146,372Z", "glow", depth=16),
                Shape(disc(180, 376, 13), "pale", depth=6),
                Shape(disc(244, 336, 20), "pale", depth=8),
                Line("330,230 372,170", 5, "glow", fade=0.7),
            ), move=(14, -26)),
            Blob("190,462 200,480 192,492 182,482", "glow", depth=4),
        ),
    ),
    Card(
        "rib-chapel",
        "Evening in the Whale",
        "In the whale an old man reads in his boat under the lamp, which is its heart; a girl "
        "fishes, and far off another boat comes in.",
        World(
            "ribs", "dawn", Light("above", 0.3, rim="spark", at=(410, 240), reach=580), {},
            View((246, 520), 1.2, 6),
        ),
        (
            Taper("376,190 360,110 300,60 260,-30", (24, 15, 13, 14), "spark+ink"),
            Taper("446,190 456,110 510,70 540,-30", (24, 15, 13, 14), "spark+ink"),
            Taper("412,200 410,120 430,60 410,-30", (26, 18, 14, 16), "spark"),
            Blob("316,206 346,150 404,156 440,138 504,158 524,226 494,290 440,342 412,350 356,300",
                 "spark", depth=90),
            *(Line(points, 6, "spark+ink", fade=0.6) for points in (
                "352,180 376,220 370,262 396,310", "476,176 470,214 486,250")),
            Glow((410, 240), 270, fade=0.8),
            Shape(disc(180, 457, 12) + "M162,450h36v5h-36zM169,450q1,-18 11,-18q10,0 11,18z"
                  "M168,474Q182,466 195,474L201,524Q184,530 166,524ZM169,520h13l-3,34h-11z"
                  "M186,520h12l5,34h-11zM188,472L208,456L205,426L214,425L220,460L196,488Z"
                  "M172,474L154,492L170,512L176,504L166,493L178,484Z" + disc(209, 421, 7),
                  "ink", flat=True),
            Blob("116,526 190,548 276,524 256,572 140,574", "ink", corners=(0, 2), depth=10),
            Glow((132, 496), 50, fade=0.9), Line("132,542 132,496", 4, "ink"),
            Shape(disc(132, 494, 8), "glow", flat=True),
            Shape("M-30,562C120,554 300,568 640,558V940H-30Z", "deep", to="ink", span=(620, 900),
                  plane="near"),
            glimmer(134, 574, 640, 22, fade=0.5, plane="near"),
            Figure(
                "girl", "fish", (214, 790), 300, "spark/deep", "doubt", flip=True,
                hand=(142, 692), other_hand=(128, 676), look="left-down", plane="near",
                through=(Line("172,742 140,690 64,606", 7),),
            ),
            Figure(
                "old-man", "read-sitting", (470, 754), 480, "pale/mid", "smile", flip=True,
                look="left-down", holds=Held("book", size=84, coat="glow/ink", turn=24),
                wears="nightgown", plane="near", hair="bald+full/deep+glow",
            ),
            Taper("398,480 436,474 472,496 490,530 492,560", (26, 24, 17, 10, 5), "mid",
                  plane="near"),
            Blob("354,512 366,480 392,462 424,470 440,500 434,516 392,504", "mid", depth=30,
                 plane="near"),
            *(Line(points, 5, "glow", plane="near") for points in (
                "366,482 392,476 420,484", "434,452 438,476 432,500", "462,474 456,500 450,506",
                "488,500 474,514")),
            Shape(disc(492, 568, 14), "spark", depth=10, plane="near"),
            Blob("92,704 210,778 410,782 580,698 552,810 450,874 210,874 124,820", "ink", depth=60,
                 corners=(0, 3), plane="near"),
            Line("100,716 206,790 410,794 570,710", 7, "pale", plane="near"),
            Line("120,766 220,828 410,832 556,760", 4, "mid", fade=0.7, plane="near"),
            Line("64,606 60,720 62,846", 2.5, "glow", plane="near"),
            Shape("M-30,826C60,806 130,838 220,824S380,842 460,822S580,830 640,812V940H-30Z",
                  "deep", to="ink", span=(816, 900), depth=30, plane="near"),
            *(Line(points, 4, "pale", fade=0.8, plane="near") for points in (
                "120,822 170,830 220,824", "470,822 520,826 566,820")),
            Line("42,832 62,826 84,832 62,838 42,832", 3, "glow", fade=0.8, plane="near"),
        ),
    ),
)  # fmt: skip
