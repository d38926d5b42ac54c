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


def sack(x: float, y: float) -> tuple[Thing, ...]:
    """A tied sack out of which a penguin looks, with the rope by which it is dragged."""

    def at(*spots: tuple[float, float]) -> tuple[Point, ...]:
        return tuple((x + u, y + v) for u, v in spots)

    return (
        Blob(at((-32, -90), (0, -104), (34, -90), (0, -74)), "ink", flat=True),
        Put("penguin", (x, y - 18), 104, "ink/glow", shadow=0),
        Blob(
            at((-48, 0), (-64, -30), (-50, -62), (-24, -76), (-38, -96), (-18, -88), (0, -94),
               (18, -88), (38, -98), (24, -76), (52, -62), (66, -30), (50, 0), (0, 10)),
            "spark+ink", depth=34,
        ),
        Line(at((-26, -75), (0, -68), (28, -77)), 6, "glow"),
        Line(at((28, -77), (56, -84), (84, -92)), 5, "glow"),
        *(Line(at((u, -50), (u * 1.3, -30), (u, -12)), 4, "ink", fade=0.5) for u in (-30, 0, 34)),
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
            *far_houses("60,790 500,780 546,800", 44, lit="soft"),
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
                Figure("girl", "reach", (460, 394), 216, "spark/glow", "delight", hair="ponytail",
                       look="left-up", flip=True, hand=(404, 284), other_hand=(430, 304),
                       hands="grip", shadow=0,
                       through=(Line("466,330 430,304 404,284 306,212", 7, "soft"),)),
                Blob("306,220 290,208 292,192 300,170 312,190 318,206", "glow", flat=True)),
                about=(330, 430), turn=-30, move=(0, 46)),
            Glow((196, 286), 130, "glow", 1),
            Put("star", (166, 296), 84, "glow/glow", shadow=0),
            *(Shape(f"M{x},{y}l9,-22l9,22l24,2l-19,15l7,24l-21,-14l-21,14l7,-24l-19,-15Z",
                    "deep+mid", depth=6) for x, y in ((66, 350), (96, 190))),
            Beam(((194, 552), (212, 558)), ((20, 860), (240, 730)), "glow", 0.5),
            Shape("M270,640L530,830V930H20V830Z", "ink", depth=50),
            Line("60,800 270,646", 5, "soft"),
            Shape("M440,770V680H484V800Z", "ink", depth=10),
            Shape("M430,670h64v16h-64Z", "deep", depth=6),
            Shape("M166,704h210v190h-210Z", "deep", depth=10),
            Within("M178,716h186v180h-186Z",
                   (Shape("M178,716h186v180h-186Z", "glow", to="soft", span=(700, 900)),
                    Shape("M178,716h30v60q-22,40 -30,90ZM364,716h-26v40q20,40 26,110Z", "spark",
                          depth=12),
                    Figure("boy", "hold-up", (236, 1046), 310, "deep/glow", "awe", look="up",
                           hair="tuft/spark+ink", print="stripes", wears="pyjamas", hand=(314, 768),
                           other_hand=(304, 862), holds=Held("lantern", size=92, coat="ink/mid")))),
            Shape("M156,878h230v20h-230Z", "mid", depth=8),
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
            Shape(disc(300, 1086, 486), "soft", depth=160),
            *(Shape(f"M{x - w},{y}a{w},{h} 0 1 1 {2 * w},0a{w},{h} 0 1 1 {-2 * w},0Z"
                    f"M{x - w * 0.8},{y + 4}a{w * 0.8},{h * 0.7} 0 1 0 {1.6 * w},0"
                    f"a{w * 0.8},{h * 0.7} 0 1 0 {-1.6 * w},0Z", "mid", depth=8)
              for x, y, w, h in ((120, 712, 44, 13), (430, 664, 34, 8), (250, 648, 26, 6))),
            Beam(((100, 400), (256, 400)), ((150, 836), (480, 836)), "glow", 0.75),
            Shape("M140,836a172,34 0 1 1 344,0a172,34 0 1 1 -344,0Z", "glow", flat=True, fade=0.7),
            Line("484,812 466,856", 9, "ink"),
            Line("532,812 548,856", 9, "ink"),
            Put("rocket", (508, 846), 236, "glow/spark", turn=4, shadow=0),
            Blob("416,856 490,846 556,858 490,870", "ink", flat=True, fade=0.4),
            Blob("130,840 204,826 300,842 204,858", "ink", flat=True, fade=0.45),
            *sack(206, 842),
            Figure("man", "drag", (354, 850), 240, "deep/spark", "worry", look="left-up",
                   hat="peaked", shadow=0.6, hand=(286, 750), other_hand=(404, 740), hands="grip"),
            Put("penguin", (82, 846), 96, "ink/glow", shadow=0.5),
            Glow((176, 250), 290, "glow", 0.8),
            Taper(tuple(on_wheel(turn, 266 + (turn - 70) ** 2 / 60) for turn in (70, 95, 120, 145)),
                  (7, 10, 14, 18), "mid"),
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
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Shape("".join(box(x, 0, 10, 640) for x in range(36, 620, 46)), "soft", flat=True,
                  fade=0.1),
            Shape("M56,60H204V330H56Z", "deep", depth=10),
            Shape("M66,70H194V320H66Z", "ink", depth=6),
            dots("96,110 160,130 112,170 160,230 100,250 150,280", 3, "pale"),
            Line("130,72 130,318", 6, "deep"),
            Line("62,196 198,196", 6, "deep"),
            Blob("40,44 80,40 84,120 66,220 70,350 36,356", "mid+soft", depth=20),
            Blob("186,40 226,44 226,356 190,350 196,220 178,120", "mid+soft", depth=20),
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
            Shape("M90,780C50,690 90,600 170,560C200,544 216,540 228,556C236,568 244,570 250,560"
                  "C262,544 286,484 300,458C316,436 344,446 346,476C348,506 342,518 334,530"
                  "C332,548 336,552 344,546C352,526 378,528 380,544C380,552 376,556 372,558"
                  "C390,548 408,558 404,574C404,586 412,588 418,576C430,552 466,554 470,586"
                  "C474,622 452,650 450,690C456,730 480,760 520,780L500,930H150"
                  "C120,880 100,830 90,780Z",
                  "pale+soft", depth=70),
            Blob("322,640 356,620 390,640 386,676 350,690 324,674", "soft", flat=True, fade=0.5),
            Blob("250,566 276,530 300,470 306,500 300,540 280,570", "mid", flat=True, fade=0.25),
            Line("304,466 318,452 336,460 342,484", 7, "glow", fade=0.7),
            Line("424,576 440,564 458,574 464,594", 7, "glow", fade=0.7),
            Line("176,562 200,550 222,552", 6, "glow", fade=0.6),
            Line("252,572 272,590 274,612 260,634", 8, "ink"),
            Line("268,584 288,574", 5, "ink"),
            Line("274,602 296,602", 5, "ink"),
            Line("270,620 290,632", 5, "ink"),
            Line("214,572 204,590 206,618", 11, "ink"),
            Blob("350,546 362,534 376,538 376,552 362,560", "mid", flat=True, fade=0.8),
            Blob("366,562 384,556 400,566 398,578 378,578", "mid", flat=True, fade=0.8),
            Line("374,558 354,568 342,584", 5, "deep"),
            Line("316,524 324,516 332,522", 5, "mid"),
            Blob("214,700 236,676 280,680 302,716 282,760 240,764", "pale+soft", depth=40),
            Line("238,704 268,700 282,720 264,744 246,730", 5, "mid"),
            Shape("M176,556C210,620 196,668 222,700C226,760 246,790 260,806C270,860 260,900"
                  " 230,940H60C20,880 10,760 50,660C80,600 120,570 176,556Z",
                  "ink", depth=90),
            *(Line(points, 4, "deep", fade=0.9)
              for points in ("170,580 130,640 110,760", "184,640 150,720 140,860",
                             "200,700 180,780 190,880")),
            Shape("M470,664H640V800H470Z", "ink", depth=14),
            Shape("M420,930C436,860 440,800 474,752C520,700 580,668 650,668V930Z", "spark",
                  depth=110),
            Line("474,752 444,816 434,900", 14, "glow"),
            *(Line(points, 6, "deep", fade=0.45)
              for points in ("510,900 520,820 580,740", "470,860 500,790 540,740")),
            Glow((530, 620), 190, "pale", 0.5),
            Shape("M500,664L512,640H560L572,664Z", "ink", depth=6),
            Shape("M490,640L512,570H560L582,640Z", "glow", depth=24),
            Line("290,322 262,356 210,440 168,466", 5, "glow"),
            Line("300,322 350,400 392,454 426,460", 5, "glow"),
            Figure("woman", "tiptoe", (320, 458), 230, "glow/spark", "hush", "left", flip=True,
                   shadow=0, hand=(287, 280), other_hand=(262, 352), extras=("belt",)),
            Hand("point", (286, 286), (294, 318), 34, "glow/spark", bend=12),
            Figure("man", "tiptoe", (140, 574), 190, "soft/ink", "worry", shadow=0,
                   hand=(172, 464), other_hand=(162, 470), hands="grip"),
            Figure("boy", "tiptoe", (442, 560), 146, "soft/ink", "fear", "left", shadow=0,
                   flip=True, hand=(410, 470), other_hand=(418, 480), hands="grip"),
            Put("flag", (74, 660), 120, "soft/ink", shadow=0),
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
