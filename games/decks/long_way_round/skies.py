"""Lines through the sky, and what sleeps below."""

from math import cos, radians, sin

from games.decks.arrangements import dots
from games.decks.recipe import (
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
    Taper,
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
)

WHEEL: Point = (350, 400)
CLOSE = (135, 165, 195)
"""The places of the wheel that the cabin close to us hides, in degrees."""


def on_wheel(turn: float) -> Point:
    """A point on the rim of the big wheel."""
    return WHEEL[0] + 250 * cos(radians(turn)), WHEEL[1] - 250 * sin(radians(turn))


def cabin(x: float, y: float) -> Shape:
    return Shape(f"M{x - 24:.0f},{y:.0f}h48v40q-24,14 -48,0Z", "mid", flat=True)


def carriage(x: float) -> tuple[Thing, ...]:
    """A carriage of the night express."""
    panes = "".join(f"M{x + left},414h24v34h-24Z" for left in (-48, -12, 24))
    return (
        Shape(f"M{x - 62},400h124v80h-124Z", "ink", depth=14),
        Shape(panes, "spark", flat=True),
        Shape(f"M{x - 68},390h136v14h-136Z", "deep", flat=True),
        Shape(disc(x - 36, 486, 12) + disc(x + 36, 486, 12), "ink", flat=True),
    )


CARDS = (
    Card(
        "comet-train",
        "The Night Express",
        "A train crosses the sky as a comet; a girl on its roof lights the stars one by one.",
        World("backdrop", "tide", Light("right", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape(
                "M84,560C200,350 380,160 540,0H660V440C480,480 300,600 150,656Z",
                "soft",
                flat=True,
                fade=0.55,
            ),
            Shape(
                "M100,570C240,410 420,240 660,80V350C460,430 300,560 150,640Z",
                "pale",
                flat=True,
                fade=0.6,
            ),
            Glow((118, 606), 300, "glow", 0.9),
            Shape(disc(118, 606, 58), "glow", depth=20),
            dots("90,110 160,70 60,230 60,60 140,180 40,330", 2.5, "soft"),
            Turned(
                (
                    *carriage(420),
                    *carriage(560),
                    *carriage(700),
                    Put("train", (270, 500), 130, "ink/spark"),
                    Figure(
                        "girl",
                        "pull",
                        (478, 392),
                        180,
                        "spark/glow",
                        "delight",
                        look="left-up",
                        hair="ponytail",
                        flip=True,
                        hand=(466, 290),
                        other_hand=(456, 268),
                        hands="grip",
                        through=(Line("478,316 456,268 378,120", 6, "pale"),),
                        shadow=0,
                    ),
                    Shape(disc(376, 112, 10), "glow", flat=True),
                    Glow((376, 112), 50, "glow", 0.9),
                ),
                about=(330, 430),
                turn=-30,
                move=(0, 46),
            ),
            Put("star", (222, 196), 66, "spark"),
            Put("star", (74, 300), 46, "deep+mid", shadow=0),
            Put("star", (130, 140), 56, "deep+mid", shadow=0),
            Put("star", (400, 130), 52, "spark"),
            Put("star", (544, 150), 42, "spark"),
            Shape("M640,680L550,770V930H640Z", "ink", flat=True),
            Shape("M270,630L520,820V930H30V820Z", "ink", depth=30),
            Within(
                "M176,710h190v180h-190Z",
                (
                    Shape("M176,710h190v180h-190Z", "glow", flat=True),
                    Figure(
                        "boy",
                        "hold-up",
                        (240, 1046),
                        310,
                        "spark/ink",
                        look="up",
                        hair="tuft/spark+ink",
                        print="stripes",
                        wears="pyjamas",
                        hand=(304, 762),
                        other_hand=(300, 860),
                        holds=Held("lantern", size=96, coat="ink/deep"),
                    ),
                ),
            ),
            Shape("M166,880h210v18h-210Z", "deep", flat=True),
        ),
    ),
    Card(
        "planet-fair",
        "Out of Season",
        "The fair on a tiny planet is closed; the keeper has left, and one cabin is still lit.",
        World("backdrop", "tide", Light("left", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("380,60 540,90 560,300 60,560 560,520 40,640 340,40 470,120 90,480", 3, "glow"),
            Line(tuple(on_wheel(turn * 15) for turn in range(25)), 11, "mid"),
            *(Line((WHEEL, on_wheel(turn)), 4, "mid") for turn in range(15, 375, 30)),
            *(cabin(*on_wheel(turn)) for turn in range(15, 375, 30) if turn not in CLOSE),
            Line("350,400 200,740", 14, "mid"),
            Line("350,400 500,740", 14, "mid"),
            Shape(disc(350, 400, 30), "mid", depth=14),
            Glow((340, 820), 400, "soft", 0.55),
            Shape(disc(350, 1010, 340), "soft", depth=140),
            Shape(
                "M180,868a44,14 0 1 0 88,0a44,14 0 1 0 -88,0ZM400,870a54,14 0 1 0 108,0"
                "a54,14 0 1 0 -108,0Z",
                "mid",
                flat=True,
            ),
            Line("498,780 482,826", 9, "ink"),
            Line("536,782 556,824", 9, "ink"),
            Put("rocket", (516, 808), 186, "glow/spark", turn=3, shadow=0),
            Blob("86,828 140,814 196,820 146,834", "deep", flat=True, fade=0.6),
            Blob("240,816 330,802 420,820 330,832", "deep", flat=True, fade=0.6),
            Blob("262,740 290,730 320,740 290,754", "ink", flat=True),
            Put("penguin", (290, 802), 92, "ink/glow", shadow=0),
            Blob(
                "248,820 234,794 246,768 268,754 256,736 274,744 290,738 306,744 324,736 312,754"
                " 334,768 346,794 332,820 290,828",
                "spark+ink",
                depth=24,
            ),
            Line("266,755 290,760 314,755", 5, "glow"),
            Line("314,755 332,748 350,730", 4, "glow"),
            Line("262,778 260,796 266,810", 4, "ink", fade=0.6),
            Line("318,778 320,796 314,810", 4, "ink", fade=0.6),
            Figure("man", "drag", (386, 814), 165, "ink/spark", shadow=0, hand=(348, 730)),
            Put("penguin", (136, 826), 90, "ink/glow", shadow=0),
            Glow((160, 270), 290, "glow", 0.9),
            Shape("M14,140Q160,40 306,140L290,170H30Z", "spark", depth=30),
            Shape("M36,170H284V330H36Z", "glow", flat=True),
            Within(
                "M36,170H284V340H36Z",
                (
                    Figure(
                        "girl",
                        "face-us",
                        (160, 560),
                        390,
                        "mid/glow",
                        "fear",
                        hair="ponytail",
                        look="right-down",
                        shadow=0,
                    ),
                ),
            ),
            Shape("M28,330H292L274,430Q160,464 46,430Z", "spark", depth=40),
            Shape("M20,320H300V340H20Z", "ink", flat=True),
            Shape("M36,170h10v156h-10ZM274,170h10v156h-10Z", "ink", flat=True),
        ),
    ),
    Card(
        "sleeping-range",
        "Quiet, Please",
        "The range of hills is somebody asleep. Climbers tiptoe over his face; the alarm is set.",
        World("backdrop", "rose", Light("right", 0, rim="glow"), {"tone": "ink", "to": "mid"}),
        (
            Shape(box(390, 266, 300, 22), "ink", depth=10),
            Shape("M620,280V400L520,280Z", "ink", depth=10),
            Shape(f"{disc(410, 76, 28)}{disc(530, 76, 28)}", "spark", depth=20),
            Line("420,240 404,268", 12, "ink"),
            Line("520,240 536,268", 12, "ink"),
            Put("clock", (470, 256), 200, "mid+soft/ink", shadow=0),
            Blob("-60,720 60,640 300,760 500,760 640,780 640,950 -60,950", "glow", depth=70),
            Shape(
                "M90,780C50,690 90,600 170,560C200,544 216,540 228,556C236,568 244,570 250,560"
                "C262,544 286,484 300,458C316,436 344,446 346,476C348,506 342,518 334,530"
                "C336,540 346,536 356,528C370,524 374,536 368,548C382,542 390,552 384,566"
                "C384,576 390,578 398,568C416,550 444,552 452,580C458,620 440,650 440,690"
                "C450,730 480,760 520,780L500,930H150C120,880 100,830 90,780Z",
                "pale",
                depth=24,
            ),
            Blob("330,640 366,622 396,650 372,684 336,676", "soft", flat=True, fade=0.6),
            Line("252,572 268,590 270,612 258,632", 8, "ink"),
            Line("266,586 286,576", 5, "ink"),
            Line("270,604 292,604", 5, "ink"),
            Line("265,622 284,634", 5, "ink"),
            Line("218,570 208,590 208,616", 9, "ink"),
            Line("370,549 352,566 346,594", 6, "deep"),
            Line("322,528 312,516 314,502", 4, "deep"),
            Blob("224,700 242,680 282,684 300,716 280,752 244,756", "soft+pale", depth=24),
            Line("246,704 272,700 284,718 268,738 252,728", 5, "mid"),
            Shape(
                "M176,556C210,620 196,668 232,700C236,760 256,790 270,800C280,860 260,900 230,940"
                "H60C20,880 10,760 50,660C80,600 120,570 176,556Z",
                "ink",
                depth=60,
            ),
            Shape(
                "M430,930C440,860 430,800 470,740C520,680 580,640 650,640V930Z", "spark", depth=90
            ),
            Line("470,742 440,810 436,900", 12, "glow"),
            Line("520,920 540,820 600,740", 4, "deep", fade=0.6),
            Figure(
                "woman",
                "tiptoe",
                (320, 458),
                230,
                "spark/glow",
                "stern",
                "left",
                flip=True,
                shadow=0,
                hand=(287, 280),
                other_hand=(262, 352),
            ),
            Hand("point", (286, 286), (294, 318), 34, "spark/glow", bend=12),
            Line("290,318 308,325 326,320", 7, "glow"),
            Line("296,322 262,352 216,430 160,470", 5, "glow"),
            Figure("man", "tiptoe", (140, 574), 190, "spark/glow", shadow=0),
            Figure("boy", "balance", (426, 560), 140, "ink/glow", shadow=0),
            Put("flag", (70, 660), 120, "glow/spark", shadow=0),
        ),
    ),
    Card(
        "umbrella-flight",
        "South Again",
        "The umbrellas leave like birds; one man will not let go, and his dog not of him.",
        World("backdrop", "fog", Light("right", 0), {"tone": "mid", "to": "glow", "spot": True}),
        (
            *(
                Line(((x, y), (x + 90, y - 40)), 3, "pale", fade=0.7)
                for x, y in ((40, 400), (30, 540), (400, 560), (480, 470), (40, 160), (210, 60))
            ),
            *(
                Put("umbrella", (x, y), z, "ink/ink", turn=t, shadow=0, flat=True)
                for x, y, z, t in (
                    (106, 290, 120, -50),
                    (190, 150, 80, -30),
                    (80, 120, 60, -60),
                    (70, 420, 76, -70),
                )
            ),
            Shape("M-30,800C120,760 360,780 640,700V930H-30Z", "deep", depth=60),
            *(
                Line(((x, y), (x + 14, y - 18), (x + 34, y - 24)), 4, "ink")
                for x, y in ((30, 830), (110, 860), (520, 800), (440, 850), (300, 840))
            ),
            Turned(
                (
                    Shape(
                        "M230,240C240,120 320,60 400,56C480,60 560,120 570,240C540,222 516,222"
                        " 486,244C462,222 430,222 400,244C370,222 340,222 314,244C286,222"
                        " 260,222 230,240Z",
                        "spark",
                        depth=70,
                    ),
                    Line("400,56 346,130 314,244", 3, "ink", fade=0.6),
                    Line("400,56 400,244", 3, "ink", fade=0.6),
                    Line("400,56 456,130 486,244", 3, "ink", fade=0.6),
                    Line("400,56 400,30", 9, "ink"),
                ),
                about=(400, 240),
                turn=14,
                move=(-30, 10),
            ),
            Figure(
                "man",
                "float",
                (336, 560),
                330,
                "mid/spark",
                "fear",
                look="down",
                flip=True,
                wears="long-coat",
                shadow=0,
                hand=(480, 602),
                other_hand=(354, 396),
                hands="flat",
            ),
            Hand(
                "grip",
                (352, 416),
                (344, 466),
                46,
                "mid/spark",
                through=(Line("372,250 354,392 346,436", 9, "ink"),),
            ),
            Blob("110,796 170,782 250,786 180,800", "ink", flat=True, fade=0.5),
            Beast("dog", "balk", (140, 794), 128, "glow/spark", look="up", shadow=0),
            Taper("290,630 262,624 244,614", (20, 14, 7), "mid"),
            Blob("440,808 500,792 560,792 500,808", "ink", flat=True, fade=0.5),
            Figure(
                "boy",
                "leap",
                (496, 734),
                174,
                "spark/glow",
                "dread",
                "left-up",
                flip=True,
                shadow=0,
                hand=(450, 648),
                hands="open",
            ),
        ),
    ),
)
