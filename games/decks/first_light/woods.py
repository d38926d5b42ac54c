"""Cards of the woods."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Moon,
    Put,
    Shape,
    Spread,
    Taper,
    Within,
    World,
    disc,
    spots,
)

FOX = (
    "M262,84L326,172Q358,164 388,174L436,88C456,146 462,190 456,226L478,250L552,318"
    "C548,344 506,354 466,352L436,352L442,384L408,370L402,402L374,386C392,440 424,480 436,540"
    "C446,620 436,690 448,800C470,806 508,814 510,832C510,850 470,852 388,850H290"
    "C250,852 232,850 220,846C200,866 110,880 50,850C-10,820 -30,740 0,680"
    "C50,720 110,756 166,752C128,670 132,560 182,470C216,410 250,370 262,330"
    "C234,270 232,180 262,84Z"
)


STARS = ((320, 150, 12), (390, 130, 9), (360, 200, 8), (330, 250, 14), (300, 320, 9),
         (370, 300, 10), (260, 380, 12), (340, 400, 8), (220, 470, 9), (400, 440, 12),
         (300, 500, 8), (380, 530, 9))  # fmt: skip
"""The stars in the fox: x, y and size."""


def minnow(x: float, y: float, size: float) -> str:
    """The path of a small fish that swims to the left."""
    return (
        f"M{x:g},{y:g}q{size:g},{-size * 0.7:g} {size * 1.8:g},0l{size * 0.8:g},{-size * 0.4:g}"
        f"v{size * 0.8:g}l{-size * 0.8:g},{-size * 0.4:g}q{-size * 0.8:g},{size * 0.7:g}"
        f" {-size * 1.8:g},0Z"
    )


def antlers(tone: str) -> tuple[Taper, ...]:
    """The antlers of a stag that faces us, with a tip for each of six candles."""
    halves = (
        ("40,436 92,360 172,312 240,226", (17, 14, 10, 6)),
        ("124,332 172,250 190,130", (11, 9, 5)),
        ("84,372 82,310 100,250", (10, 8, 5)),
        ("196,292 226,300 250,288", (7, 6, 2)),
    )
    return tuple(
        Taper(tuple((300 + side * x, y) for x, y in spots(points)), wide, tone)
        for side in (-1, 1)
        for points, wide in halves
    )


CARDS = (
    Card(
        "fox-sea",
        "What the Fox Knows",
        "The outline of a fox in a wood; within it are a sea and a night, and a girl has just put"
        " her hand in.",
        World("backdrop", "moss", Light("left", 0.7, rim="glow"),
              {"tone": "pale", "to": "glow", "spot": False}),
        (
            Shape("M-30,-30H640V300C600,250 560,330 520,280S440,340 400,270S320,320 280,260S200,330"
                  " 160,270S60,340 -30,280Z", "soft", to="pale", span=(60, 330)),
            Shape("".join(f"M{x - w},-30H{x + w}L{x + w * 1.6:.0f},740H{x - w * 1.4:.0f}Z"
                          for x, w in ((70, 8), (150, 6), (236, 7), (480, 9), (540, 6))), "soft",
                  flat=True, fade=0.6),
            Glow((300, 420), 420, fade=0.8),
            Shape("".join(f"M{x - w},-30H{x + w}L{x + w * 1.5:.0f},780H{x - w * 1.4:.0f}Z"
                          for x, w in ((116, 11), (196, 8), (506, 12))), "mid", flat=True,
                  fade=0.6),
            Beam(((40, -20), (130, -20)), ((330, 760), (520, 760)), "glow", 0.7),
            Beam(((180, -20), (220, -20)), ((480, 700), (600, 700)), "glow", 0.6),
            Shape("M-30,736C80,716 200,740 320,724S520,740 640,716V940H-30Z", "soft", depth=70),
            Shape("M-30,-30H640V120C610,170 580,90 540,130S480,150 450,96S390,140 350,84S280,110"
                  " 240,76S170,130 130,96S60,170 20,120L-30,180Z", "mid", depth=50),
            *(Taper(p, w, "deep") for p, w in (
                ("0,-40 26,300 6,640 -6,940", (30, 22, 26, 44)),
                ("600,-40 584,300 596,640 610,940", (30, 20, 24, 44)))),
            Shape("M-30,-30H640V60C600,110 560,40 520,70S450,20 400,56S300,10 250,44S160,20 110,70"
                  "S30,60 -30,120Z", "deep", depth=40),
            *(Line(((x, y), (x + 8, y - 26)), 4, "mid", fade=0.7) for x, y in (
                (40, 800), (60, 812), (110, 780), (540, 780), (470, 770), (560, 800), (20, 780))),
            Blob("180,850 330,822 560,830 620,862 420,884 240,880", "ink", flat=True, fade=0.5),
            Within(
                FOX,
                (Spread("star", tuple((x, y, s, x % 40) for x, y, s in STARS), "pale"),
                 Glow((300, 560), 200, "soft", 0.5),
                 Shape("M-40,560H640V930H-40Z", "mid", to="deep", span=(560, 760)),
                 Line("140,600 220,592 300,600", 3, "soft", fade=0.7),
                 Line("190,576 250,572 300,578", 3, "soft", fade=0.5),
                 Moon((424, 236), 17),
                 Line("408,208 426,200 446,212", 4, "mid"),
                 Figure("man", "fish", (233, 646), 98, silhouette="pale", flip=True, hat="straw"),
                 Line("208,624 180,594 170,598 168,652", 3, "pale"),
                 Put("boat", (264, 666), 122, "spark/pale", turn=-7),
                 Shape("M-40,662C80,642 200,682 330,658S500,642 640,672V930H-40Z", "deep",
                       to="ink", span=(660, 860)),
                 Beam(((380, 660), (430, 660)), ((300, 850), (440, 850)), "soft", 0.5),
                 Beam(((200, 670), (240, 670)), ((100, 850), (220, 850)), "soft", 0.35),
                 Line("150,668 210,674 262,670", 4, "pale", fade=0.6),
                 Shape(minnow(310, 730, 20) + minnow(240, 768, 15) + minnow(400, 776, 16)
                       + minnow(70, 790, 17), "soft", flat=True),
                 dots("318,726 246,765 406,773 77,787", 2, "ink"),
                 Shape("M-40,830C40,800 120,830 190,812S330,834 400,814S480,830 560,824V930H-40Z",
                       "mid", flat=True, fade=0.5),
                 *(Taper(p, (5, 4, 1), "mid", flat=True) for p in (
                     "196,840 186,790 204,740", "214,840 224,800 214,770",
                     "350,840 340,800 352,764", "110,840 104,810 116,790")),
                 Line("296,846 286,790 274,760", 4, "soft", fade=0.5)),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
                edge="glow",
            ),
            Shape("M276,120L312,176L282,196ZM428,124L400,180L436,186Z", "deep", flat=True,
                  fade=0.5),
            Blob("528,298 556,308 554,328 532,326", "ink", depth=6),
            Line("540,338 512,340 478,330", 4, "soft"),
            *(Line(((394, 656 - s), (394 - s * 3, 656), (394, 656 + s), (394 + s * 3, 656),
                    (394, 656 - s)), 3, "glow", fade=fade)
              for s, fade in ((5, 0.9), (10, 0.7), (15, 0.5))),
            Glow((420, 630), 130, "glow", 0.55),
            Figure("girl", "point", (524, 866), 376, "spark/glow", "awe", flip=True,
                   hand=(404, 648), hands="open", look="left-up"),
            *(Taper(p, (8, 6, 1), "deep", flat=True) for p in (
                "40,910 50,850 90,820", "60,910 84,866 120,856", "30,910 30,850 14,820",
                "580,910 572,860 548,840", "590,910 594,850 570,810")),
        ),
    ),
    Card(
        "stag-candles",
        "Chandelier",
        "A stag holds still over the laid table while a girl lights the last candle on its"
        " antlers; the guests are already there.",
        World("backdrop", "night", Light("above", 0, at=(300, 220), reach=560, tone="spark+glow"),
              {"tone": "ink", "to": "mid", "spot": False}),
        (
            *(Shape(f"M{x - w},-30H{x + w}L{x + w * 1.5:.0f},800H{x - w * 1.4:.0f}Z", "mid",
                    flat=True, fade=0.45) for x, w in ((120, 8), (250, 6), (352, 7), (494, 9))),
            *(Taper(((x, -40), (x + lean, 400), (x, 940)), (w, w * 0.8, w * 1.3), "deep",
                    flat=True) for x, lean, w in ((40, 8, 28), (572, -8, 30))),
            Taper("572,200 530,130 500,90", (9, 6, 2), "deep", flat=True),
            Taper("40,250 80,190 92,150", (9, 6, 2), "deep", flat=True),
            Glow((300, 230), 440, "spark", 0.8),
            Blob("232,500 368,500 416,590 470,660 530,760 540,860 60,860 70,760 130,660 184,590",
                 "deep", depth=120),
            *(Taper(p, (1, 6, 1), "mid", flat=True, fade=0.6) for p in (
                "236,640 246,690 238,750", "364,640 354,690 362,750", "270,716 278,750 272,796",
                "330,716 322,750 328,796", "190,640 196,690 178,750", "414,640 408,690 426,750")),
            *antlers(tone="pale"),
            *(part for side in (-1, 1) for part in (
                Blob(((300 + side * 56, 446), (300 + side * 112, 410), (300 + side * 164, 426),
                      (300 + side * 124, 474), (300 + side * 70, 488)), "deep", depth=24),
                Blob(((300 + side * 80, 448), (300 + side * 118, 428), (300 + side * 146, 432),
                      (300 + side * 116, 462)), "mid", flat=True))),
            Blob("228,452 262,428 300,420 338,428 372,452 368,530 346,610 336,680 300,708 264,680"
                 " 254,610 232,530", "mid+deep", depth=90),
            Blob("276,440 300,430 324,440 318,560 300,600 282,560", "mid+soft", flat=True,
                 fade=0.6),
            *(Taper(p, (1, 6, 1), "deep", flat=True, fade=0.7) for p in (
                "242,580 256,610 260,640", "358,580 344,610 340,640", "290,450 288,480 292,510",
                "312,450 314,480 308,510")),
            Blob("262,656 300,636 338,656 330,694 300,712 270,694", "ink", depth=20),
            Line("280,656 300,648 318,656", 4, "soft"),
            Line("284,670 292,678", 5, "soft"), Line("316,670 308,678", 5, "soft"),
            *(Shape(disc(300 + side * 46, 536, 22), "ink", depth=8) for side in (-1, 1)),
            *(Shape(disc(300 + side * 46, 538, 16), "glow", flat=True) for side in (-1, 1)),
            *(Shape(disc(300 + side * 42 + 6, 532, 9), "ink", flat=True) for side in (-1, 1)),
            *(thing for x, y in ((62, 298), (110, 130), (200, 250), (490, 130), (538, 298))
              for thing in (Glow((x, y - 80), 100, fade=0.8),
                            Put("candle", (x, y + 4), 88, "glow/spark", shadow=0, flat=True))),
            Shape("M390,256v-64h18v64z", "glow", flat=True),
            Line("399,192 399,182", 4, "ink"),
            Put("chair", (506, 856), 316, "spark+mid/soft", flip=False, shadow=0),
            Figure("girl", "wave", (502, 702), 360, "spark/glow", "wonder", look="left-up",
                   flip=True, hand=(476, 546), other_hand=(450, 312), shadow=0, hands="grip",
                   through=(Taper("462,352 450,312 432,222", (6, 5, 4), "spark"),)),
            Shape("M432,226C416,214 418,200 416,176C434,188 444,206 432,226Z", "spark", flat=True),
            Shape("M431,220C424,212 424,206 423,196C433,204 436,212 431,220Z", "glow", flat=True),
            Shape("M300,794C350,794 380,790 420,786S560,790 640,784V940H-30V800C80,790 200,794"
                  " 300,794Z", "pale", depth=50),
            Glow((300, 850), 280, "spark", 0.45),
            *(Shape(f"M{x - w},{y}a{w},{w * 0.26:.0f} 0 1 1 {w * 2},0"
                    f"a{w},{w * 0.26:.0f} 0 1 1 {-w * 2},0Z", tone, depth=6)
              for x, y in ((300, 836), (64, 838), (546, 830))
              for w, tone in ((66, "glow"), (42, "soft+pale"))),
            Blob("116,960 110,870 140,830 180,830 212,870 206,960", "ink", depth=30, plane="near"),
            Taper("146,840 128,770 134,716", (13, 17, 4), "ink", plane="near"),
            Taper("178,840 190,770 180,712", (13, 17, 4), "ink", plane="near"),
            Blob("350,960 346,880 380,826 430,820 476,846 494,900 490,960", "ink", depth=40,
                 plane="near"),
            *(Shape(disc(x, y, 24), "ink", depth=10, plane="near")
              for x, y in ((376, 836), (470, 842))),
            *(Line(p, 4, "spark", fade=0.9, plane="near") for p in (
                "116,800 118,760 132,722", "172,790 174,750 180,718", "112,868 128,842 148,832",
                "356,828 368,814 388,816", "396,822 430,816 452,826", "458,824 476,820 490,834",
                "476,850 490,880 492,900", "188,838 206,858 210,880")),
        ),
    ),
    Card(
        "jellyfish-wood",
        "Lamps of Another Sea",
        "A glowing jellyfish leads a child in a nightgown through the wood; bubbles rise from her"
        " mouth, and her grandfather holds his breath.",
        World("backdrop", "fern", Light("above", 0.5, at=(270, 270), reach=640, tone="glow"),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            *(Taper(((x, -40), (x + lean, 400), (x, 800)), (w, w * 0.8, w * 1.5), "mid+deep",
                    flat=True) for x, lean, w in ((66, 8, 18), (508, -10, 22))),
            *(Taper(points, widths, "mid+deep", flat=True) for points, widths in (
                ("66,520 110,470 120,420", (9, 6, 2)), ("502,430 466,396 452,350", (9, 6, 2)),
                ("508,240 546,190 552,150", (8, 5, 2)))),
            Glow((270, 260), 500, fade=0.9),
            Beam(((90, 320), (450, 320)), ((-20, 880), (580, 880)), "glow", 0.55),
            Shape(minnow(458, 390, 16) + minnow(490, 414, 13) + minnow(476, 364, 12)
                  + minnow(52, 520, 15), "pale", flat=True, fade=0.7),
            Blob("-60,790 120,766 320,790 520,762 660,790 660,960 -60,960", "deep", depth=60),
            Blob("50,850 280,796 550,846 490,890 110,890", "pale", fade=0.85),
            *(Line(p, 4, "pale", fade=0.6) for p in (
                "110,846 150,836 186,848 226,834", "280,872 320,862 356,874 400,860",
                "330,834 366,826 400,838", "210,878 240,870 270,880")),
            *(Taper(p, (7, 6, 1), "mid+deep", flat=True) for p in (
                "40,800 60,700 36,620 58,560", "66,810 90,740 74,690", "556,800 540,720 560,660",
                "528,800 516,750 528,716", "370,796 362,752 376,720")),
            Shape("M66,318C100,270 450,270 484,310C470,350 420,352 380,340C320,366 220,366 168,342"
                  "C120,356 80,346 66,318Z", "soft", flat=True, fade=0.9),
            Shape("M150,322C200,300 350,300 400,320C350,346 200,346 150,322Z", "mid", flat=True,
                  fade=0.6),
            *(Taper(points, widths, "spark", flat=True, fade=0.8) for points, widths in (
                ("210,322 170,400 196,460 160,540", (7, 6, 5, 2)),
                ("236,330 216,420 244,480 226,560", (5, 4, 3, 1)),
                ("340,326 384,400 352,450 388,520", (7, 6, 5, 2)),
                ("316,330 344,420 318,470 336,540", (5, 4, 3, 1)),
                ("372,320 420,370 404,420 430,470", (5, 4, 3, 1)))),
            *(Taper(points, (4, 4, 3, 1), "glow", flat=True, fade=0.7) for points in (
                "120,330 96,430 126,520 92,640", "150,336 136,430 158,500 140,580",
                "420,324 446,400 420,460 438,530", "286,330 300,420 276,480 290,540")),
            Taper("270,300 262,390 300,450 322,510 324,560 304,610 304,648",
                  (15, 14, 12, 10, 9, 9, 9), "spark"),
            Blob("66,320 54,214 100,108 200,50 300,44 400,88 470,178 484,310 428,290 374,320"
                 " 322,292 270,322 218,292 166,324 118,292", "glow", depth=170,
                 corners=(8, 10, 12, 14)),
            Shape("M66,306C100,262 130,270 166,300C200,268 240,270 270,300C300,268 340,268 374,298"
                  "C410,266 450,270 482,296L484,310L428,290L374,320L322,292L270,322L218,292L166,324"
                  "L118,292L66,320Z", "soft", flat=True, fade=0.45),
            *(Taper(points, (2, 9, 5), "soft", flat=True, fade=0.5) for points in (
                "246,74 180,150 140,264", "262,74 246,180 236,276", "280,74 330,150 350,268",
                "292,72 390,140 440,262")),
            *(Line(p, 8, "glow") for p in ("110,190 140,126 190,88", "104,230 104,214 108,204")),
            Figure("girl", "walk", (186, 858), 300, "glow/spark", "bliss", wears="nightgown",
                   hair="long", hand=(312, 644), other_hand=(110, 740), look="right",
                   hands="grip",
                   through=(Taper("304,600 304,644 300,690 316,716 342,708 344,684",
                                  (9, 9, 8, 7, 5, 2), "spark"),)),
            *(Shape(disc(x, y, s), "glow", flat=True, fade=0.45) for x, y, s in
              ((246, 624, 6), (258, 600, 9), (244, 572, 7), (264, 552, 12), (244, 514, 15))),
            *(Shape(disc(x, y, s), "glow", flat=True) for x, y, s in
              ((244, 622, 2), (255, 597, 3), (242, 570, 2), (260, 548, 4), (239, 509, 5))),
            Figure("old-man", "lean-back", (478, 862), 400, "pale/deep", "worry", flip=True,
                   look="left", hair="bald/glow", hand=(474, 528), other_hand=(392, 606),
                   hands="point"),
            Taper("-24,-40 4,300 -24,640 -40,960", (54, 40, 56, 110), "ink"),
            Taper("612,-40 594,300 612,640 640,960", (48, 34, 50, 110), "ink"),
            Blob("-60,886 120,876 300,888 460,880 660,870 660,960 -60,960", "ink", depth=30),
            *(Taper(points, (7, 6, 1), "ink", flat=True) for points in (
                "90,900 84,830 50,800", "100,900 108,840 140,820", "96,900 96,820 88,780",
                "340,910 332,866 306,852", "348,910 356,870 382,856", "344,910 346,856 340,836")),
        ),
    ),
)  # fmt: skip
