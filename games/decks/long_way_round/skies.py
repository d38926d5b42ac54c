"""Lines through the sky, and what sleeps below."""

from math import cos, radians, sin

from games.decks.arrangements import dots, far_houses
from games.decks.recipe import (
    Beam,
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
)

WHEEL: Point = (380, 340)
CLOSE = (135, 165, 195)
"""The places of the wheel that the cabin close to us hides, in degrees."""


def on_wheel(turn: float, radius: float = 252) -> Point:
    """A point on the rim of the big wheel."""
    return WHEEL[0] + radius * cos(radians(turn)), WHEEL[1] - radius * sin(radians(turn))


def cabin(x: float, y: float) -> Shape:
    return Shape(f"M{x - 24:.0f},{y:.0f}h48v40q-24,14 -48,0Z", "mid", flat=True)


SACK: tuple[Thing, ...] = (
    Blob("66,852 70,800 100,742 150,712 200,724 236,760 250,812 240,852 160,864", "spark+ink",
         depth=50),
    Line("104,846 92,806 112,768", 5, "ink", fade=0.5),
    Line("150,852 146,812 168,776", 5, "ink", fade=0.5),
    Line("196,848 206,812 200,780", 5, "ink", fade=0.5),
    Blob("112,800 148,792 150,826 122,834", "spark", corners=(0, 1, 2, 3), depth=6),
    *(Line(p, 3, "glow") for p in ("106,804 116,802", "108,824 122,822", "142,800 154,798",
                                   "144,818 156,816")),
    Taper("140,704 108,700 84,724", (14, 13, 5), "ink"),
    Blob("122,740 120,670 140,636 170,630 196,648 204,690 196,740", "ink", depth=26),
    Blob("142,740 138,694 150,672 166,680 184,670 194,694 190,740", "glow", flat=True),
    Blob("136,664 148,652 162,664 160,684 142,684", "glow", flat=True),
    Blob("168,664 180,652 194,662 192,682 174,684", "glow", flat=True),
    Shape(disc(152, 666, 6) + disc(184, 666, 6), "ink", flat=True),
    Shape("M152,684H178L160,704Z", "spark", flat=True),
    Blob("98,752 122,716 164,724 214,716 240,756 214,752 166,748 124,754", "spark+ink", depth=12),
    Line("108,752 166,738 234,752", 9, "spark"),
    Line("222,750 240,755 268,756", 8, "spark"),
)  # fmt: skip


def carriage(x: float) -> tuple[Thing, ...]:
    """A carriage of the night express."""
    panes = "".join(f"M{x + left},414h24v34h-24Z" for left in (-48, -12, 24))
    return (
        Shape(f"M{x - 62},396h124v84h-124Z", "ink", flat=True),
        Shape(panes, "spark", flat=True),
        Shape(f"M{x - 68},386h136v14h-136Z", "ink", flat=True),
        Shape(disc(x - 36, 486, 14) + disc(x + 36, 486, 14), "ink", flat=True),
    )


def engine() -> tuple[Thing, ...]:
    """The engine of the night express, before the light that it draws behind it."""
    return (
        Shape("M208,404H306V356H294V342H386V356H374V480H208Z", "ink", flat=True),
        Shape("M226,408V372L216,350H262L252,372V408ZM272,406q14,-24 28,0Z", "ink", flat=True),
        Shape("M208,404q-22,18 -16,46l16,20ZM196,462L168,492H240Z", "ink", flat=True),
        Shape("M318,366h20v32h-20ZM346,366h20v32h-20Z", "glow", flat=True),
        Line("208,442 374,442", 7, "spark"),
        Shape(disc(246, 482, 20) + disc(294, 482, 20) + disc(346, 478, 26), "ink", flat=True),
        Shape(disc(246, 482, 8) + disc(294, 482, 8) + disc(346, 478, 10), "spark", flat=True),
        Shape(disc(190, 426, 15), "glow", depth=6),
    )


CARDS = (
    Card(
        "comet-train",
        "The Night Express",
        "A train crosses the sky as a comet; a girl on its roof lights the stars one by one.",
        World("backdrop", "tide", Light("left", 0, at=(150, 560), reach=760),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("90,110 60,60 40,400 70,480 560,560 500,620 240,90", 2.5, "soft"),
            *(Glow((x, y - 20), 64, "glow", 0.6) for x, y in ((398, 108), (520, 96))),
            *(Put("star", (x, y), s, "glow/glow", shadow=0)
              for x, y, s in ((398, 108, 54), (520, 96, 46))),
            Shape("M-30,760L40,700L96,748V726L170,676L240,736V780L330,712L420,780V740L500,690"
                  "L580,748L640,710V940H-30Z", "deep+mid", flat=True),
            *far_houses("540,800", 50, lit="glow"),
            Glow((160, 560), 300, "soft", 0.7),
            Turned((
                Shape("M180,430C176,384 230,356 330,340C500,316 700,290 960,240V690C700,640 480,560"
                      " 330,526C230,502 184,476 180,430Z", "mid+soft", flat=True),
                Shape("M186,430C184,398 240,374 340,362C520,344 720,330 960,300V620C720,580 500,530"
                      " 340,506C240,490 188,462 186,430Z", "pale", flat=True),
                Shape("M192,430C200,404 260,388 360,382L960,350V560C700,540 480,508 360,494"
                      "C260,482 200,458 192,430Z", "glow", flat=True),
                *carriage(440), *carriage(580), *carriage(720),
                *engine(),
                Line("372,474 386,474", 8, "ink"), Line("506,478 514,478", 8, "ink"),
                Taper("444,252 490,240 540,256 600,236", (5, 8, 7, 3), "glow"),
                Figure("girl", "reach", (470, 394), 250, "spark/glow", "delight", hair="ponytail",
                       look="left-up", flip=True, hand=(404, 284), other_hand=(430, 304),
                       hands="grip", shadow=0,
                       through=(Line("466,330 430,304 404,284 306,212", 7, "soft"),)),
                Blob("306,220 290,208 292,192 300,170 312,190 318,206", "glow", flat=True)),
                about=(330, 430), turn=-30, move=(0, 46)),
            Glow((196, 286), 130, "glow", 1),
            Put("star", (166, 296), 84, "glow/glow", shadow=0),
            *(Shape(f"M{x},{y}l9,-22l9,22l24,2l-19,15l7,24l-21,-14l-21,14l7,-24l-19,-15Z",
                    "deep+mid", depth=6) for x, y in ((66, 350), (96, 190))),
            Shape("M36,640h264l16,24h-296Z", "ink", depth=8),
            Shape("M56,664h224v210h-224Z", "deep+mid", depth=10),
            Within("M72,680h192v180h-192Z",
                   (Shape("M72,680h192v180h-192Z", "glow", to="soft", span=(680, 870)),)),
            Beam(((194, 552), (212, 558)), ((70, 800), (330, 800)), "glow", 0.6),
            Figure("boy", "hold-up", (148, 1040), 366, "deep/glow", "awe", look="up",
                   hair="tuft/spark+ink", print="stripes", wears="pyjamas", hand=(290, 694),
                   other_hand=(238, 822), holds=Held("lantern", size=104, coat="ink/mid")),
            Shape("M-30,846H640V940H-30Z", "ink", depth=20),
            Shape("M-30,840H640V860H-30Z", "mid", depth=8),
            Put("suitcase", (402, 842), 112, "spark/glow"),
        ),
    ),
    Card(
        "planet-fair",
        "Out of Season",
        "The fair on a tiny planet is closed; the keeper has left, and one cabin is still lit.",
        World("backdrop", "tide", Light("left", 0.5, at=(176, 250), reach=760),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("520,60 566,150 60,560 566,520 50,640 40,60 320,40 100,480", 3),
            Line(tuple(on_wheel(turn * 15) for turn in range(25)), 13, "deep+mid"),
            Line(tuple(on_wheel(turn * 15, 224) for turn in range(25)), 4, "deep+mid"),
            *(Line((WHEEL, on_wheel(turn)), 3, "deep+mid") for turn in range(15, 375, 30)),
            *(cabin(*on_wheel(turn)) for turn in range(15, 375, 30) if turn not in CLOSE),
            Line("380,340 320,680", 14, "deep+mid"),
            Line("380,340 444,680", 14, "deep+mid"),
            Shape(disc(380, 340, 28), "mid", depth=14),
            Shape(disc(380, 340, 10), "soft", flat=True),
            Shape(disc(300, 1086, 486), "soft+pale", depth=160),
            *(Shape(f"M{x - w},{y}a{w},{h} 0 1 1 {2 * w},0a{w},{h} 0 1 1 {-2 * w},0Z"
                    f"M{x - w * 0.8},{y + 4}a{w * 0.8},{h * 0.7} 0 1 0 {1.6 * w},0"
                    f"a{w * 0.8},{h * 0.7} 0 1 0 {-1.6 * w},0Z", "mid", depth=8)
              for x, y, w, h in ((268, 694, 34, 9), (310, 642, 22, 5))),
            Beam(((100, 400), (256, 400)), ((150, 836), (480, 836)), "glow", 0.75),
            Shape("M140,836a172,34 0 1 1 344,0a172,34 0 1 1 -344,0Z", "glow", flat=True, fade=0.7),
            Line("468,800 450,854", 9, "ink"),
            Line("530,800 546,854", 9, "ink"),
            Put("rocket", (500, 842), 290, "glow/spark", turn=3, shadow=0),
            Shape(disc(504, 680, 30), "ink", flat=True),
            Shape(disc(504, 680, 25), "soft", flat=True),
            Within(disc(504, 680, 25), (
                Shape(disc(504, 690, 21) + box(482, 690, 44, 30), "ink", flat=True),
                Shape(disc(495, 688, 9) + disc(513, 688, 9), "glow", flat=True),
                Shape(disc(493, 688, 4) + disc(511, 688, 4), "ink", flat=True),
                Shape("M496,693H512L503,704Z", "spark", flat=True))),
            Blob("416,856 490,846 556,858 490,870", "ink", flat=True, fade=0.4),
            Blob("130,840 204,826 300,842 204,858", "ink", flat=True, fade=0.45),
            *SACK,
            Figure("man", "drag", (354, 856), 276, "deep/spark", "worry", look="left-up",
                   hat="peaked", shadow=0.6, hand=(276, 752), other_hand=(296, 746), hands="grip",
                   through=(Line("232,754 262,758 318,738", 8, "spark"),)),
            Glow((176, 250), 290, "glow", 0.8),
            Line("122,150 160,96 206,96 236,150", 8, "mid"),
            Shape("M50,158Q60,132 178,118Q296,132 306,158L292,182H64Z", "spark", depth=30),
            Shape("M68,180H288V342H68Z", "glow", flat=True),
            Within("M60,170H300V340H60Z",
                   (Figure("girl", "face-us", (178, 574), 392, "mid/glow", "fear", hair="ponytail",
                           look="right-down", shadow=0, hand=(116, 332), other_hand=(238, 332),
                           hands="clasp"),)),
            Shape("M68,180h12v160h-12ZM276,180h12v160h-12Z", "ink", flat=True),
            Shape("M56,344H300L284,424Q178,454 72,424Z", "spark", depth=44),
            Line("72,392 178,414 286,392", 8, "glow"),
            Shape("M46,336H310V356H46Z", "ink", depth=8),
        ),
    ),
    Card(
        "sleeping-range",
        "Quiet, Please",
        "The range of hills is somebody asleep. Climbers tiptoe over his face; the alarm is set.",
        World("backdrop", "rose", Light("right", 0, at=(500, 620), reach=820, tone="pale"),
              {"tone": "deep", "to": "deep+mid", "spot": False}),
        (
            Shape("".join(box(x, 0, 10, 640) for x in range(36, 620, 46)), "soft", flat=True,
                  fade=0.1),
            Shape("M60,64H200V286H60Z", "ink", flat=True),
            dots("96,110 160,136 104,222 160,240", 3, "pale"),
            Line("130,72 130,278", 6, "deep"),
            Line("62,180 198,180", 6, "deep"),
            Blob("40,44 80,40 84,120 66,210 70,304 36,310", "mid", depth=20),
            Blob("186,40 226,44 226,310 190,304 196,210 178,120", "mid", depth=20),
            Shape(box(380, 272, 300, 22), "ink", depth=10),
            Shape("M620,286V390L540,286Z", "ink", depth=10),
            Shape(f'{disc(414, 92, 28)}{disc(530, 92, 28)}', "spark", depth=20),
            Line("472,92 488,54", 8, "ink"),
            Shape(disc(492, 48, 13), "ink", depth=8),
            *(Line(points, 4, "pale", fade=0.8)
              for points in ("394,50 386,38", "374,74 360,70", "552,52 562,40", "566,78 580,74")),
            Line("424,244 408,272", 12, "ink"),
            Line("520,244 536,272", 12, "ink"),
            Put("clock", (472, 262), 188, "mid+soft/ink", shadow=0),
            Blob("-60,700 40,620 120,600 300,740 500,760 640,780 640,950 -60,950", "glow+pale",
                 depth=90),
            Shape("M90,780C50,690 90,600 170,560C200,544 222,540 232,556C238,570 246,570 254,560"
                  "C274,538 284,490 296,462C310,438 344,444 350,474C355,498 353,514 344,530"
                  "C342,546 348,550 354,546C366,532 386,534 392,546C394,552 392,556 386,560"
                  "C400,558 412,566 410,578C410,592 420,594 428,584C442,558 474,558 480,590"
                  "C474,622 452,650 450,690C456,730 480,760 520,780L500,930H150"
                  "C120,880 100,830 90,780Z",
                  "pale+soft", depth=70),
            Blob("322,640 356,620 390,640 386,676 350,690 324,674", "soft", flat=True, fade=0.5),
            Line("304,466 318,452 336,460 342,484", 7, "glow", fade=0.7),
            Line("442,574 458,568 472,582", 7, "glow", fade=0.7),
            Line("252,572 272,590 274,612 260,634", 8, "ink"),
            Line("268,584 288,574", 5, "ink"),
            Line("274,602 296,602", 5, "ink"),
            Line("270,620 290,632", 5, "ink"),
            Line("226,574 217,592 219,616", 10, "ink"),
            Shape("M356,546C368,532 386,534 392,546C394,552 392,556 386,560Q368,564 356,546Z"
                  "M386,562C400,558 412,566 410,578Q406,590 392,584Q380,576 386,562Z", "mid",
                  flat=True, fade=0.7),
            Line("388,560 370,568 350,592", 6, "deep"),
            Line("308,500 300,522 314,538 340,534", 6, "mid", fade=0.8),
            Blob("326,518 344,508 346,520 334,530", "deep", flat=True),
            Line("226,706 246,680 284,684 302,716 284,756 246,764", 6, "mid", fade=0.7),
            Line("246,708 268,702 280,722 264,742", 5, "mid", fade=0.7),
            Shape("M162,560C196,620 182,668 208,700C212,760 232,790 246,806C256,860 246,900"
                  " 216,940H60C20,880 10,760 50,660C80,600 120,570 162,560Z",
                  "spark+ink", depth=90),
            *(Line(points, 9, "spark", fade=0.8)
              for points in ("120,610 96,700 90,800", "160,640 132,740 136,860")),
            Taper("164,568 184,622 184,690 212,750 236,810 222,900",
                  (16, 20, 21, 21, 22, 22), "glow"),
            Shape(box(470, 664, 170, 136), "ink", flat=True),
            Shape("M420,930C436,860 440,800 474,752C520,700 580,668 650,668V930Z", "spark",
                  depth=110),
            Line("474,752 444,816 434,900", 18, "glow"),
            Line("490,880 510,800 560,740", 6, "deep", fade=0.45),
            Glow((530, 620), 190, "pale", 0.5),
            Shape("M500,664L512,640H560L572,664Z", "ink", depth=6),
            Shape("M490,640L512,570H560L582,640Z", "glow", flat=True),
            Line("334,318 352,372 390,426 421,451", 6, "glow"),
            Figure("woman", "tiptoe", (322, 456), 250, "glow/spark", "hush", "left", flip=True,
                   shadow=0, hand=(286, 263), other_hand=(259, 341), extras=("belt",),
                   through=(Line("233,435 244,386 259,341 316,318", 6, "glow"),)),
            Hand("point", (285, 269), (294, 304), 37, "glow/spark", bend=12),
            Figure("man", "tiptoe", (198, 554), 210, "soft/pale", "worry", shadow=0,
                   hand=(233, 433), other_hand=(223, 440), hands="grip"),
            Figure("boy", "tiptoe", (458, 566), 170, "soft/pale", "fear", "left", shadow=0,
                   flip=True, hand=(421, 455), other_hand=(429, 467), hands="grip"),
        ),
    ),
    Card(
        "umbrella-flight",
        "South Again",
        "The umbrellas leave like birds; one man will not let go, and his dog not of him.",
        World("backdrop", "fog", Light("right", 0.6), {"tone": "mid", "to": "pale", "spot": True}),
        (
            Glow((520, 120), 330, "glow", 0.95),
            Shape("M-30,640L-10,560L40,530L80,590L86,560L130,500L186,566L196,590L214,560L260,520"
                  "L300,590L330,600L344,548L390,516L430,570L446,600L470,556L520,540L556,590"
                  "L640,570V800H-30Z",
                  "soft", flat=True, fade=0.7),
            Shape("M-30,690L-20,610L30,580L76,640L80,720ZM470,730L480,640L530,590L590,640L640,630"
                  "V760H470Z",
                  "soft+mid", depth=20),
            Shape("M16,640h20v28h-20zM516,650h22v30h-22zM560,660h20v28h-20z", "glow", flat=True),
            *(Line(((x, y), (x + 110, y - 50)), 4, "pale", fade=0.6)
              for x, y in ((60, 520), (40, 260), (410, 560), (440, 420), (220, 80), (60, 640))),
            *(Line(((x, y), (x + 22, y - 12)), 3, "deep", fade=0.45)
              for x, y in ((60, 460), (120, 560), (220, 330), (90, 340), (230, 480), (450, 500),
                           (540, 380), (520, 300), (470, 620), (30, 560), (180, 240), (330, 620))),
            *(Put("umbrella", (x, y), z, "ink/ink", turn=t, shadow=0, haze=h)
              for x, y, z, t, h in ((110, 280, 120, -50, 0), (206, 156, 80, -30, 0.25),
                                    (88, 120, 60, -60, 0.4), (64, 400, 66, -70, 0.3))),
            Spread("leaf",
                   ((250, 250, 26, 60), (460, 330, 28, 100), (540, 470, 24, 40), (60, 600, 26, 80),
                    (330, 720, 24, 20)),
                   "spark", flat=True),
            Shape("M-30,800C120,760 360,780 640,700V930H-30Z", "deep", depth=60),
            *(Blob(((x - w, y), (x, y - w * 0.2), (x + w, y - 4), (x, y + w * 0.2)), "soft",
                   flat=True, fade=0.8)
              for x, y, w in ((330, 840, 70), (90, 862, 44), (520, 846, 40))),
            *(Line(((x, y), (x + 40, y - 7)), 3, "mid", fade=0.8)
              for x, y in ((200, 850), (420, 800), (60, 820), (440, 872), (230, 800))),
            Turned((Shape("M230,240C240,120 320,60 400,56C480,60 560,120 570,240C540,222 516,222"
                          " 486,244C462,222 430,222 400,244C370,222 340,222 314,244C286,222"
                          " 260,222 230,240Z",
                          "spark", depth=90),
                    Shape("M400,56C360,110 330,170 314,244C340,222 370,222 400,244Z", "spark+ink",
                          flat=True, fade=0.25),
                    Line("400,56 346,130 314,244", 3, "ink", fade=0.6),
                    Line("400,56 400,244", 3, "ink", fade=0.6),
                    Line("400,56 456,130 486,244", 3, "ink", fade=0.6),
                    Line("400,56 400,30", 9, "ink")),
                   about=(400, 240), turn=20, move=(-10, 20)),
            Line("386,262 366,332", 9, "ink"),
            Figure("man", "hang", (368, 330), 310, "mid/spark", "fear", look="down", flip=True,
                   wears="coat", turn=6, extras=("scarf",), shadow=0, hand=(450, 470),
                   other_hand=(368, 330), hands="grip",
                   through=(Line("378,296 368,330 360,360", 9, "ink"),)),
            Blob("330,500 352,560 290,596 226,622 210,616 216,602 260,556", "mid", depth=30,
                 corners=(0, 1)),
            Line("318,540 270,576 228,610", 3, "deep", fade=0.7),
            Beast("dog", "balk", (124, 812), 124, "glow/spark", look="up"),
            Figure("boy", "stumble", (506, 806), 196, "spark/glow", "dread", "left-up", flip=True,
                   shadow=0.5, hand=(412, 670), other_hand=(424, 640), hands="open"),
        ),
    ),
)  # fmt: skip
