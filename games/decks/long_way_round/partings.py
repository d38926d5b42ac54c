"""Those who stay, and those who go on alone."""

from math import cos, radians, sin

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Cast,
    Figure,
    Glow,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Turned,
    View,
    Within,
    World,
    disc,
)

HUB: Point = (520, 250)


def rim(turn: float, radius: float = 440) -> Point:
    """A point on the rim of the big wheel; its angle is against the clock from above."""
    return HUB[0] + radius * sin(radians(-turn)), HUB[1] - radius * cos(radians(turn))


def moon_boat(hook: Point, middle: Point, size: float) -> tuple[Thing, ...]:
    """A crescent moon on its back, a cabin that hangs from a hook."""
    x, y = middle
    horn, low = y - size * 0.34, y + size * 0.36
    path = (
        f"M{x - size:g},{horn:g}C{x - size * 0.9:g},{y + size:g} {x + size * 0.9:g},{y + size:g}"
        f" {x + size:g},{horn:g}C{x + size * 0.5:g},{low:g} {x - size * 0.5:g},{low:g}"
        f" {x - size:g},{horn:g}Z"
    )
    craters = disc(x - size * 0.1, y + size * 0.42, size * 0.09) + disc(
        x + size * 0.34, y + size * 0.36, size * 0.06
    )
    tips = ((x - size * 0.97, y - size * 0.3), (x + size * 0.97, y - size * 0.3))
    return (
        *(Line((hook, tip), 3, "soft") for tip in tips),
        Shape(path, "glow", depth=size * 0.4),
        Shape(craters, "pale", flat=True),
    )


CARDS = (
    Card(
        "boots-alone",
        "Without Him",
        "Boots walk through the snow with a lantern; they throw the shadow of a man, and he "
        "runs after them barefoot.",
        World(
            "backdrop", "cobalt", Light("right", 0), {"tone": "deep", "to": "mid", "spot": False}
        ),
        (
            Shape(
                "".join(
                    disc(x, y, r)
                    for x, y, r in (
                        (80, 90, 3),
                        (190, 60, 2),
                        (300, 120, 3),
                        (420, 70, 2),
                        (520, 150, 3),
                        (470, 230, 2),
                        (250, 210, 2),
                        (560, 60, 2),
                        (380, 190, 2),
                        (120, 190, 2),
                    )
                ),
                "glow",
                flat=True,
            ),
            Shape("M-30,262C140,300 330,330 640,470V930H-30Z", "soft", to="pale", span=(420, 760)),
            Glow((500, 700), 420, "glow", 0.95),
            Within(
                "M0,300H600V640H0Z",
                (
                    Turned(
                        (
                            Cast(
                                "wanderer",
                                (284, 800),
                                470,
                                lean=31,
                                length=-0.9,
                                tone="deep",
                                fade=1,
                            ),
                        ),
                        about=(300, 800),
                        turn=9,
                        move=(-36, 0),
                    ),
                ),
            ),
            Taper("214,806 174,700 158,612", (18, 24, 28), "deep", flat=True),
            Taper("368,846 274,720 196,612", (18, 24, 29), "deep", flat=True),
            Blob("204,812 260,796 322,806 300,824 230,826", "deep", flat=True),
            Blob("356,858 420,842 484,854 456,872 380,872", "deep", flat=True),
            Turned(
                (
                    Put("boot", (254, 808), 150, "spark/ink", shadow=0, turn=-12),
                    Put("boot", (418, 838), 158, "spark/ink", shadow=0),
                ),
                about=(300, 800),
                turn=6,
            ),
            Blob("492,866 540,856 588,864 552,880 502,878", "mid", flat=True, fade=0.7),
            Put("lantern", (540, 868), 170, "ink/spark", shadow=0),
            Blob("318,500 352,486 390,496 356,508", "mid", flat=True, fade=0.7),
            Blob("400,532 440,520 474,530 436,542", "mid", flat=True, fade=0.7),
            Put("boot", (352, 480), 76, "spark/ink", turn=-10, shadow=0),
            Put("boot", (436, 526), 76, "spark/ink", turn=24, shadow=0),
            Figure(
                "man",
                "run",
                (206, 304),
                186,
                "glow/soft",
                wears="nightgown",
                hat="nightcap",
                shadow=0,
            ),
        ),
    ),
    Card(
        "penguin-bench",
        "Is This Seat Taken",
        "In the desert a penguin waits beside a cactus, its suitcase melting; a lady would "
        "like to sit down.",
        World("backdrop", "sand", Light("right", 0), {"tone": "soft", "to": "glow", "spot": False}),
        (
            Shape("M-30,560C140,500 330,590 640,520V930H-30Z", "soft", depth=70),
            Shape("M-30,650C200,610 420,680 640,640V930H-30Z", "pale", depth=60),
            Shape("M40,842C120,800 390,800 440,838S160,890 40,842Z", "mid", flat=True, fade=0.75),
            Put("chair", (124, 842), 250, "deep/spark", shadow=0),
            Put("chair", (260, 842), 250, "deep/spark", shadow=0, flip=True),
            Put("cactus", (119, 720), 200, "spark/glow", shadow=0),
            Put("penguin", (262, 722), 190, "ink/glow", shadow=0),
            Shape(
                "M20,430C30,270 120,160 240,140C380,120 500,200 550,340C510,322 470,326"
                " 440,354C410,336 370,342 340,374C300,358 258,368 230,402C194,386"
                " 154,394 126,422C90,410 54,414 20,430Z",
                "spark",
                depth=90,
            ),
            *(
                Line(p, 4, "ink", fade=0.5)
                for p in (
                    "240,140 190,250 126,422",
                    "240,140 242,260 230,402",
                    "240,140 310,240 340,374",
                    "240,140 370,210 440,354",
                )
            ),
            Line("240,140 230,106", 10, "deep"),
            Blob("420,872 500,856 590,864 590,884 480,890", "mid", flat=True, fade=0.75),
            Figure(
                "old-woman",
                "whisper",
                (500, 872),
                400,
                "mid/spark",
                "smile",
                look="left-down",
                flip=True,
                hand=(384, 700),
                other_hand=(372, 656),
                hands="grip",
                shadow=0,
                through=(Line("302,372 352,580 404,800", 11, "deep"),),
            ),
            Put("suitcase", (196, 868), 96, "mid/glow", shadow=0),
        ),
    ),
    Card(
        "moon-wheel",
        "The Fair at the End",
        "The cabins of the big wheel are moons; one of them is helped out, and a child has "
        "already taken its place.",
        World("backdrop", "ember", Light("right", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("60,60 200,150 300,90 40,420 250,240 350,180 440,330 250,430", 3, "pale"),
            *(
                Line((HUB, rim(turn)), 9, "mid")
                for turn in (-5, 20, 45, 70, 95, 120, 145, 170, 195, 220, 245, 270)
            ),
            Line(tuple(rim(turn) for turn in range(-40, 250, 6)), 16, "mid"),
            Shape(disc(*HUB, 56), "mid", depth=30),
            Shape(disc(*HUB, 22), "spark", depth=10),
            *moon_boat(rim(70), (107, 190), 70),
            Shape("M-30,850H640V930H-30Z", "ink", flat=True),
            Figure(
                "child",
                "sit-front",
                (153, 606),
                168,
                "spark/glow",
                "joy",
                shadow=0,
                hand=(93, 512),
                other_hand=(204, 516),
                hands="grip",
            ),
            *moon_boat(rim(120), (152, 580), 112),
            Shape("M270,832H640V870H270Z", "mid", depth=20),
            Shape("M300,870h24v60h-24ZM520,870h24v60h-24Z", "mid+deep", flat=True),
            Glow((400, 710), 210, "glow", 0.7),
            Turned(
                (
                    Shape(
                        "M352,620C270,640 250,760 330,806C360,824 400,822 424,808C372,796"
                        " 352,752 366,712L384,706L366,690C368,664 380,640 404,628C388,618"
                        " 370,616 352,620Z",
                        "glow",
                        depth=50,
                    ),
                    Line("330,688 338,696 350,698 362,690", 5, "ink"),
                    Blob("350,746 368,744 376,754 366,768 352,764", "ink", flat=True),
                    Shape(disc(322, 736, 14), "soft+glow", flat=True),
                ),
                about=(340, 814),
                turn=10,
                zoom=1.1,
                flip="x",
                move=(0, 16),
            ),
            Figure(
                "old-man",
                "embrace",
                (520, 836),
                280,
                "spark/glow",
                "smile",
                look="left-down",
                flip=True,
                hat="peaked",
                wears="uniform",
                hair="bald+full/glow",
                shadow=0,
                hand=(424, 690),
                other_hand=(424, 730),
                hands="flat",
            ),
        ),
    ),
    Card(
        "toll-tree",
        "Fork",
        "Between a summer road and a winter road stands a tree with a keyhole; at its roots "
        "lie the keys that didn't fit.",
        World("backdrop", "brass", Light("left", 0), {"tone": "soft", "to": "pale"}),
        (
            Within(
                "M-30,-30H300V930H-30Z",
                (),
                World("field", "brass", "left", {"hour": "day"}, View((300, 500), 1.2, 8)),
            ),
            Within(
                "M300,-30H630V930H300Z",
                (Put("fir", (540, 640), 170, "deep"),),
                World("snow", "frost", "left", {}, View((300, 500), 1.2, -8)),
            ),
            Blob(
                "-60,-60 -60,250 0,300 60,270 110,310 170,270 220,300 300,200 300,-60",
                "spark",
                depth=50,
            ),
            Taper("400,180 460,110 520,90 640,30", (34, 22, 12, 6), "ink"),
            Taper("480,105 520,170 580,190", (12, 8, 3), "ink"),
            Taper("400,230 480,230 540,260 600,250", (24, 14, 8, 3), "ink"),
            Taper("370,120 400,40 430,-30", (26, 18, 12), "ink"),
            Shape(
                "M206,-30C196,50 186,90 172,112C120,90 76,40 44,-40L-30,-40C20,80 80,130 122,176"
                "C146,206 150,250 150,300C150,520 140,680"
                " 90,770C60,820 10,850 -30,860V940H640V860C590,850 540,820 510,770"
                "C460,680 450,520 450,300C450,210 430,100 420,-30Z",
                "ink",
                depth=90,
            ),
            Blob("-60,-60 -60,200 -20,214 30,176 76,196 110,120 76,60 120,-60", "spark", depth=50),
            Glow((300, 470), 330, fade=0.55),
            Shape(
                "M300,280C370,280 416,330 416,392C416,440 390,472 362,490L410,800H190"
                "L238,490C210,472 184,440 184,392C184,330 230,280 300,280Z",
                "glow",
                depth=20,
            ),
            Beam(((200, 800), (400, 800)), ((60, 940), (540, 940)), "glow", 0.8),
            Shape("M270,806C290,796 350,796 372,806L420,930H240Z", "ink", flat=True, fade=0.5),
            *(
                Taper(points, widths, "ink", flat=True)
                for points, widths in (
                    ("248,736 246,770 240,802", (14, 12, 10)),
                    ("294,736 300,770 304,802", (14, 12, 10)),
                    ("290,640 352,640 348,560 340,514", (15, 13, 11, 10)),
                    ("284,660 312,706 346,702", (14, 11, 9)),
                )
            ),
            Blob("228,800 242,794 262,802 268,814 228,814", "ink", flat=True),
            Blob("292,800 306,794 326,802 332,814 292,814", "ink", flat=True),
            Shape(
                "M244,574C236,546 262,526 284,532C294,536 299,544 300,554L316,568L303,573L305,580"
                "L299,585L303,596C297,606 286,606 280,606C300,614 310,640 314,666L330,752"
                "Q270,764 208,752C210,690 208,640 228,618C240,606 246,592 244,574Z"
                + disc(236, 574, 13)
                + disc(339, 508, 13)
                + disc(350, 700, 11),
                "ink",
                flat=True,
            ),
            Line("350,690 358,808", 7, "ink"),
            Spread("key", ((338, 440, 116, 180),), "ink"),
            Spread("key", ((100, 850, 96, 70), (506, 838, 90, -60)), "soft"),
        ),
    ),
)
