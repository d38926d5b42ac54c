"""Places where somebody is at home, and those who come by."""

from games.decks.recipe import (
    Air,
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
    Within,
    World,
    box,
    disc,
)


def _eyes(at: Point, r: float, dx: float, dy: float, tone: str = "glow") -> tuple[Thing, ...]:
    """A pair of eyes in the dark that look somewhere."""
    x, y = at
    whites = "".join(disc(x + side * r * 1.25, y, r) for side in (-1, 1))
    pupils = "".join(
        disc(x + side * r * 1.25 + dx * r * 0.45, y + dy * r * 0.45, r * 0.45) for side in (-1, 1)
    )
    return (Shape(whites, tone, flat=True), Shape(pupils, "ink", flat=True))


CARDS = (
    Card(
        "gramophone-birds",
        "Side B",
        "The second side of the record is swallows; she opens the window, and it is winter "
        "outside.",
        World("wall", "sand", Light("right", 0.5), {"tone": "soft"}),
        (
            Shape("M-30,830L630,800V930H-30Z", "deep", depth=50),
            Shape(box(44, 56, 264, 336), "deep", depth=20),
            Within(
                box(64, 76, 224, 296),
                (Put("bare-tree", (150, 640), 300, "deep"),),
                World("snow", "frost", "left", {"hour": "dusk"}),
                move=(10, -40),
                zoom=0.56,
            ),
            Shape("M308,66L404,30V440L308,392Z", "pale", depth=14),
            Shape("M322,92L390,66V394L322,366Z", "soft", flat=True, fade=0.7),
            Line("322,226 390,228", 8, "pale"),
            Shape("M330,700H566V850H330Z", "mid", depth=40),
            Shape("M314,840H582V872H314Z", "ink", depth=14),
            Shape("M316,690H580V716H316Z", "ink", depth=10),
            Shape("M336,690C336,656 548,656 548,690Z", "ink", depth=14),
            Line("364,680 430,672 520,682", 3, "pale"),
            Shape("M420,676h44v10h-44z", "glow", flat=True),
            Line("332,790 296,790 296,830", 9, "ink"),
            Line("282,832 312,832", 13, "spark"),
            Taper("548,700 596,650 580,570 500,530 410,520", (14, 18, 34, 76, 112), "spark"),
            Blob("338,460 390,392 460,410 484,500 452,610 384,660 334,630 318,540", "spark"),
            Blob("344,480 390,416 446,434 462,504 438,596 382,636 344,608 334,540", "glow"),
            Blob("424,484 448,480 456,520 444,572 422,580 414,530", "ink", flat=True),
            Line("508,690 524,650 556,650", 7, "ink"),
            Spread(
                "swallow",
                (
                    (120, 150, 52, 14),
                    (208, 246, 78, -8),
                    (470, 230, 134, 4),
                    (322, 486, 104, 24),
                ),
                "ink/spark",
                flat=False,
            ),
            Figure(
                "old-woman",
                "look-up",
                (130, 876),
                460,
                "spark/glow",
                "wonder",
                look="up",
                hair="bun/soft",
                extras=("apron",),
                hand=(312, 384),
                hands="grip",
                shadow=0,
            ),
        ),
    ),
    Card(
        "round-trip",
        "Round Trip",
        "A hare on clock wheels rides around a small planet; the girl who waves goodbye is "
        "old when it arrives.",
        World("night", "night", Light("right", 0, rim="spark"), {"hills": False}),
        (
            Glow((300, 800), 480, "soft", fade=0.8),
            Shape(disc(300, 800, 300), "soft+mid", depth=120),
            Put("bicycle", (306, 522), 220, "glow/spark"),
            Spread("clock-face", ((208, 454, 136, 0), (408, 454, 136, 0)), "glow", flat=False),
            Beast("hare", "beg", (276, 382), 166, "pale/spark", turn=10),
            Taper("276,356 330,396 316,470", (30, 20, 12), "pale"),
            Taper("304,468 330,474 352,476", (12, 11, 8), "pale"),
            Line("300,200 234,176 194,204 116,180", 16, "spark"),
            Blob("150,690 190,676 210,700 180,716", "soft", flat=True, fade=0.5),
            Blob("300,600 350,590 370,616 320,628", "soft", flat=True, fade=0.5),
            Blob("-40,846 90,824 220,838 330,852 470,826 640,842 640,960 -40,960", "deep"),
            *(
                Blob(((x - 60, 862), (x, 854), (x + 60, 862), (x, 870)), "ink", flat=True, fade=0.5)
                for x in (130, 466)
            ),
            Figure(
                "girl",
                "wave-front",
                (130, 862),
                280,
                "spark/glow",
                "joy",
                look="right-up",
                hair="bob",
            ),
            Figure("old-woman", "raise-both", (466, 862), 310, "spark/glow", "joy", look="left-up"),
        ),
    ),
    Card(
        "shell-bell",
        "Someone at Home",
        "In a shell hangs a bell; the visitor hasn't seen who holds the other end of its rope.",
        World("shell", "rose", Light("left", 0.4)),
        (
            Blob(
                "330,330 420,250 530,270 590,360 570,500 470,560 360,520 310,430", "ink", flat=True
            ),
            Blob(
                "350,350 430,284 520,300 564,370 546,480 466,530 380,500 340,430",
                "deep",
                flat=True,
                fade=0.7,
            ),
            Shape("M-30,-30H640V26C420,60 180,50 -30,20Z", "soft", depth=30),
            Line("190,24 190,70", 9, "ink"),
            Put("bell", (190, 236), 180, "spark/glow", shadow=0),
            Glow((456, 430), 130, "glow", 0.95),
            Put("crab", (456, 524), 170, "spark/glow", shadow=0),
            Shape(
                "M320,470C360,560 500,590 590,500L640,560L560,640L380,630L300,560Z",
                "soft",
                depth=40,
            ),
            Line("190,690 220,760 330,760 390,640 366,500 352,388", 6, "ink"),
            Figure(
                "boy",
                "reach",
                (104, 872),
                420,
                "deep/glow",
                "doubt",
                look="up",
                hat="cap",
                hand=(190, 548),
                other_hand=(190, 606),
                hands="grip",
                through=(Line("190,214 188,400 190,560 190,700", 6, "ink"),),
            ),
            Put("boot", (420, 876), 86, "mid/glow"),
            Put("boot", (496, 868), 86, "mid/glow"),
        ),
    ),
    Card(
        "cave-eyes",
        "Hospitality",
        "A child with a candle has come into a cave full of eyes; somebody there is holding "
        "out a cup of tea.",
        World(
            "backdrop",
            "dawn",
            Light("left", 0, rim="spark"),
            {"tone": "ink", "to": "ink", "spot": False},
        ),
        (
            Within(
                "M-30,120C60,60 190,90 220,220C240,340 200,480 190,700H-30Z",
                (
                    Shape(box(-30, 60, 280, 660), "deep", to="soft", span=(60, 640)),
                    Put("fir", (40, 560), 130, "deep"),
                    Put("fir", (130, 600), 170, "deep"),
                    Shape("M-30,560C60,530 120,600 240,560V720H-30Z", "glow", depth=50),
                    Air("snow"),
                ),
                edge="deep",
            ),
            Glow((284, 506), 340, fade=0.8),
            Shape("M-30,800C160,760 400,780 630,740V930H-30Z", "deep", depth=60),
            *_eyes((420, 130), 26, -0.8, 0.8),
            *_eyes((520, 260), 18, -1, 0.5, "spark"),
            *_eyes((300, 70), 12, -0.5, 1),
            *_eyes((440, 400), 14, -1, 0.3),
            Blob("410,830 384,680 420,540 490,484 570,492 660,560 660,900", "ink+deep", depth=60),
            *_eyes((486, 560), 32, -1, 0.3),
            *_eyes((520, 90), 10, -1, 0.6, "spark"),
            Figure(
                "child",
                "lean-back",
                (180, 850),
                520,
                "spark/glow",
                "wonder",
                look="right",
                holds=Held("candle", size=110),
                hand=(310, 560),
            ),
            Hand("flat", (500, 740), (690, 800), 170, "deep/mid", skin="dark", flip=True),
            Put("cup", (424, 728), 108, "glow/spark"),
        ),
    ),
)
