"""Cards of the woods: trees, gardens, fields."""

from games.decks.recipe import (
    Air,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Moon,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    View,
    Within,
    World,
    disc,
)

FOX = (
    "M296,80L338,172L398,90C424,140 436,176 444,206L536,268C506,300 452,312 414,318"
    "C404,380 424,430 434,500C444,600 440,700 448,800L476,846H388C392,780 384,720 370,690"
    "C362,740 362,800 374,846H232C200,866 110,880 50,850C-10,820 -30,740 0,680"
    "C50,720 110,756 166,752C128,670 132,560 182,470C222,400 270,350 280,290"
    "C260,230 262,150 296,80Z"
)


STARS = ((320, 150, 12), (390, 130, 9), (360, 200, 8), (330, 250, 14), (300, 320, 9),
         (370, 300, 10), (260, 380, 12), (340, 400, 8), (220, 470, 9), (400, 440, 12),
         (300, 500, 8), (380, 530, 9))  # fmt: skip
"""The stars in the fox: x, y and size."""
ROWS = ((100, 190, 84, -8), (460, 180, 84, -4), (70, 370, 130, 6), (520, 372, 130, 8))  # fmt: skip
"""The hands that grow far away: x, y, size and turn."""


def tuft(x: float, y: float, size: float) -> tuple[Put, ...]:
    """The leaves at the foot of a hand that grows in the field."""
    return tuple(
        Put("leaf", (x + side * size * 0.1, y), size * 0.86, "spark/deep", turn=side * turn,
            shadow=0)
        for side, turn in ((-1, 58), (1, 50))
    )  # fmt: skip


def planted(kind: str, x: float, y: float, size: float, bend: float) -> tuple[Thing, ...]:
    """A large hand that grows out of its leaves."""
    root = Hand(kind, (x, y), (x, y + size * 0.6), size, "soft+mid/mid", bend=bend)
    return (root, *tuft(x, y + size * 0.4, size * 0.8))


CARDS = (
    Card(
        "fox-sea",
        "What the Fox Knows",
        "The outline of a fox in a wood; within it are a sea and a night, and a girl has just put"
        " her hand in.",
        World("forest", "moss", Light("left", 0.6, rim="glow")),
        (
            Glow((300, 460), 420, fade=0.8),
            Within(
                FOX,
                (Spread("star", tuple((x, y, s, x % 40) for x, y, s in STARS), "pale"),
                 Shape("M-40,560H640V930H-40Z", "mid", to="deep", span=(560, 800)),
                 Line("140,600 220,592 300,600", 3, "soft", fade=0.7),
                 Line("360,606 420,598 470,606", 3, "soft", fade=0.7),
                 Line("200,740 290,730 380,740", 3, "soft", fade=0.5),
                 Moon((416, 222), 17),
                 Figure("man", "stand", (384, 672), 124, silhouette="ink"),
                 Line("388,610 412,556 414,600", 3, "ink"),
                 Put("boat", (318, 640), 150, "ink/spark", turn=-6),
                 Shape("M-40,660C80,640 200,680 330,656S500,640 640,670V930H-40Z", "deep"),
                 Put("whale", (110, 850), 60, "soft/spark")),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
                edge="glow",
            ),
            Blob("512,252 540,264 534,282 514,278", "ink", depth=6),
            Line("516,282 490,296 452,298", 4, "soft"),
            *(Line(((x, 644 - s), (x - s * 0.4, 644), (x, 644 + s)), 4, "glow", fade=0.8)
              for x, s in ((404, 20), (390, 34), (376, 48))),
            Figure("girl", "sow", (540, 880), 360, "spark/glow", "wonder", flip=True,
                   hand=(416, 644), other_hand=(520, 700), hands="open"),
        ),
    ),
    Card(
        "stag-candles",
        "Chandelier",
        "A stag holds still over the laid table while a girl lights the last candle on its"
        " antlers; the guests are already there.",
        World("backdrop", "night", Light("above", 0.4, rim="spark"),
              {"tone": "deep", "to": "mid"}),
        (
            *(Taper(((x, -40), (x + lean, 400), (x, 940)), (w, w * 0.8, w * 1.4), tone)
              for x, lean, w, tone in ((230, 10, 16, "mid"), (400, -8, 14, "mid"),
                                       (330, 4, 9, "mid+soft"), (500, 6, 10, "mid+soft"))),
            Glow((350, 180), 420, "spark", 0.5),
            Put("stag", (470, 1180), 1000, "deep+mid/glow", shadow=0),
            Shape(disc(276, 566, 15), "glow", flat=True),
            Shape(disc(272, 568, 8), "ink", flat=True),
            Line("166,634 176,628 184,636", 6, "ink"),
            Line("170,668 206,676 244,662", 5, "ink"),
            *(thing for x, y in ((270, 196), (445, 190), (535, 250))
              for thing in (Glow((x, y - 96), 120, fade=0.8),
                            Put("candle", (x, y), 100, "pale/spark"))),
            Shape("M184,206h22v72h-22Z", "pale", depth=8),
            Line("195,206 196,190", 4, "ink"),
            Taper("-20,-40 0,400 -30,960", (50, 46, 60), "ink"),
            Taper("620,-40 600,400 640,960", (50, 40, 60), "ink"),
            Put("chair", (110, 890), 300, "mid/spark", shadow=0),
            Figure("girl", "reach", (106, 744), 400, "spark/glow", "doubt", look="right-up",
                   hand=(166, 356), other_hand=(196, 560), shadow=0,
                   holds=Held("candle", size=100, turn=16, coat="pale/spark")),
            Glow((196, 262), 90, fade=0.8),
            Put("hedgehog", (300, 812), 92, "spark/glow", shadow=0),
            Beast("bear", "beg", (520, 850), 150, "soft/glow", look="up", flip=True, shadow=0),
            Shape("M-30,800L640,770V940H-30Z", "pale", depth=50),
            *(Blob(((x - 76, y), (x - 50, y - 17), (x + 50, y - 17), (x + 76, y), (x + 50, y + 18),
                    (x - 50, y + 18)), "glow", depth=10)
              for x, y in ((120, 848), (310, 842), (500, 832))),
            *(Blob(((x - 48, y), (x - 30, y - 10), (x + 30, y - 10), (x + 48, y), (x + 30, y + 10),
                    (x - 30, y + 10)), "pale", flat=True)
              for x, y in ((120, 848), (310, 842), (500, 832))),
        ),
    ),
    Card(
        "jellyfish-wood",
        "Lamps of Another Sea",
        "A glowing jellyfish leads a child in a nightgown through the wood; bubbles rise from her"
        " mouth, and her grandfather holds his breath.",
        World("forest", "rose", Light("above", 0.4, rim="glow"), {"dark": True}),
        (
            Glow((360, 240), 400, fade=0.9),
            Put("jellyfish", (110, 250), 120, "soft/spark", haze=0.3, flat=True),
            *(Taper(points, (12, 9, 6, 4), "pale", fade=0.9) for points in (
                "250,300 230,420 280,520 250,640", "330,320 350,440 310,560 340,700",
                "490,300 560,400 520,500 570,640")),
            Blob("160,290 170,160 260,80 370,70 480,110 560,200 570,310 500,280 440,320 370,290"
                 " 300,320 230,280", "glow", depth=130),
            Blob("230,200 300,130 390,130 330,170 280,230", "pale", flat=True, fade=0.6),

            Glow((290, 590), 110, fade=0.8),
            Taper("290,300 250,400 310,500 292,584 268,612 274,640 292,636",
                  (15, 12, 9, 8, 6, 4, 2), "glow"),
            Figure("girl", "walk", (170, 870), 380, "glow/spark", "bliss", wears="nightgown",
                   hair="long", hand=(286, 590), hands="grip", shadow=0),
            *(Shape(disc(x, y, s), "glow", flat=True, fade=0.7) for x, y, s in
              ((254, 590, 6), (266, 556, 10), (250, 520, 7))),
            Figure("old-man", "think", (480, 880), 400, "deep/spark", "fear", look="left",
                   flip=True, hand=(400, 536), hands="grip"),
            Air("bubbles"),
        ),
    ),
    Card(
        "letter-tree",
        "Correspondence",
        "A tree whose leaves are letters; the wind has come, and only one is being read, though"
        " not by the one it was meant for.",
        World("backdrop", "dawn", Light("left", 0.6, rim="spark"),
              {"tone": "mid", "to": "pale"}),
        (
            Blob("-60,826 160,806 420,826 660,800 660,960 -60,960", "soft", depth=50),
            Taper("660,900 600,700 560,480 600,200 640,-60", (150, 110, 90, 80, 70), "ink"),
            Taper("660,560 420,570 250,600 60,560", (52, 36, 26, 8), "ink", flat=True),
            Taper("660,390 460,220 280,190 110,90", (48, 30, 18, 6), "ink", flat=True),
            Taper("430,220 380,120 390,-20", (16, 10, 4), "ink", flat=True),
            *(Line(((x, y), (x - 8, y + 20), (x - 4, y + 40)), 3, "ink")
              for x, y in ((150, 110), (230, 165), (310, 195), (400, 205), (90, 565), (170, 590),
                           (250, 610), (470, 575), (380, 110))),
            Spread("letter", ((144, 172, 56, -14), (224, 226, 60, 8), (304, 256, 54, -8),
                              (394, 266, 58, 14), (84, 626, 56, 16), (164, 652, 60, -10),
                              (464, 640, 58, -16), (374, 170, 50, 10)),
                   "glow/spark"),
            Spread("letter", ((60, 250, 44, 40), (40, 420, 50, -34), (130, 340, 40, 66),
                              (96, 846, 46, 30), (310, 850, 44, -50), (200, 60, 40, -30)),
                   "pale/spark"),
            Figure("woman", "read-sitting", (330, 570), 540, "spark/glow", "grief", hair="long",
                   hand=(424, 380), other_hand=(430, 392)),
            Shape("M414,356L470,318L500,372L446,404Z", "glow", depth=6),
            Line("436,362 466,344", 3, "mid"),
            Line("444,376 476,358", 3, "mid"),
            Figure("man", "hold-up", (196, 862), 280, "deep/spark", "doubt", look="up",
                   hat="peaked", wears="uniform", shadow=0.5),
            Bird("sparrow", "fly", (476, 124), 96, "pale/spark", flip=True),
        ),
    ),
    Card(
        "hand-harvest",
        "Good Soil",
        "Hands grow in the field in rows; an old woman waters them, and one of them doesn't want"
        " to let her go.",
        World("backdrop", "brick", Light("left", 0.7, rim="spark"),
              {"tone": "soft", "to": "soft+mid", "spot": False}),
        (
            Shape("M-40,-40H640V60C420,110 180,60 -40,120Z", "pale", depth=30),
            *(Line(((280 + step * 44, 96 - step * 6), (290 + step * 110, 400),
                    (300 + step * 240, 940)), 30, "mid", fade=0.5) for step in range(-5, 6)),
            Spread("leaf", tuple((x + side * s * 0.34, y + s * 0.42, s * 0.5, side * 56)
                                 for x, y, s, _ in ROWS for side in (-1, 1)), "spark/deep"),
            Spread("hand", ROWS, "pale"),
            Line("110,470 84,540 76,640", 5, "glow", fade=0.8),
            Line("118,470 104,540 100,640", 5, "glow", fade=0.8),
            Line("126,474 122,540 124,640", 5, "glow", fade=0.8),
            Put("teapot", (180, 540), 140, "ink/glow", turn=-26, shadow=0),
            Figure("old-woman", "offer", (350, 800), 600, "glow/spark", "smile", look="down",
                   flip=True, hand=(236, 448), other_hand=(196, 520)),
            *planted("open", 110, 830, 210, -6),
            *planted("grip", 440, 830, 230, -42),
        ),
    ),
    Card(
        "key-garden",
        "Late Frost",
        "Keys grow on stalks like flowers around a door that stands alone; an old man has tried"
        " nearly all of them, and the girl who watches him has simply walked around it.",
        World("garden", "moss", Light("left", 0.5, rim="glow"), {}, View((300, 640), 1.9, 8)),
        (
            Figure("girl", "whisper", (506, 640), 380, "glow/spark", "sly", flip=True, look="left",
                   shadow=0, hand=(446, 470), other_hand=(442, 540), hands="flat"),
            Put("door", (300, 640), 560, "spark/glow", shadow=0.3),
            Shape(disc(374, 512, 9) + "M370,514h8l4,26h-16Z", "ink", flat=True),
            Figure("old-man", "kneel", (170, 876), 490, "deep/spark", "doubt",
                   hand=(300, 516), other_hand=(236, 640), hands="flat",
                   holds=Held("key", size=84, coat="glow", turn=-90)),
            *(Taper(((x, 940), (x + lean * 0.4, 860), (x + lean, y)), (7, 6, 5), "mid+deep",
                    plane="near") for x, y, lean in ((60, 560, 4), (570, 640, -8))),
            *(Put("key", (x, y + size), size, "glow/deep", turn=180 + turn, plane="near")
              for x, y, size, turn in ((66, 400, 190, 6), (562, 480, 200, 6))),
            Spread("key", ((60, 870, 90, 70), (130, 880, 84, 100), (370, 880, 90, 84)), "deep",
                   flat=False, plane="near"),
        ),
    ),
)  # fmt: skip
