"""Shore lamps, a whale to call at, and a hand that tucks the sea in."""

from games.decks.arrangements import dots, ripples
from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Turned,
    Within,
    World,
    disc,
)

SEA = "M-30,-30H420C430,120 500,210 600,250C480,330 330,420 230,560C160,660 120,780 110,940H-30Z"
SLEEPERS = (494, 476, "soft"), (416, 646, "spark"), (370, 812, "soft")
AWAKE = SLEEPERS[1]


CARDS = (
    Card(
        "lamp-sea",
        "The Promenade",
        "Street lamps stand in the sea; only in the water is there the promenade with its people.",
        World(
            "backdrop",
            "slate",
            Light("above", 0, rim="glow"),
            {"tone": "ink", "to": "deep", "spot": False},
        ),
        (
            Shape("M-40,210L640,170V940H-40Z", "mid", to="deep", span=(170, 700)),
            Shape("M-40,516L640,250V940H-40Z", "mid+soft", to="deep", span=(330, 900)),
            *(
                thing
                for x, y, size in ((566, 278, 90), (486, 310, 150), (346, 364, 260), (80, 470, 410))
                for thing in (
                    Glow((x, y - size * 0.86), 40 + size * 0.34, fade=0.9),
                    Put("streetlamp", (x, y), size, "ink", shadow=0),
                    Put("streetlamp", (x, y + size), size, "deep", turn=180, shadow=0, fade=0.35),
                )
            ),
            Line("-40,516 640,250", 7, "pale", fade=0.5),
            Line("-40,532 640,264", 12, "ink", fade=0.5),
            ripples("60,260 190,240 250,310 470,220 410,250", 46),
            dots("200,80 420,50 530,110 250,150 480,90", 2.4),
            Within(
                "M-40,530L640,262V940H-40Z",
                (
                    Turned(
                        (
                            Figure(
                                "man",
                                "point",
                                (200, 411),
                                340,
                                "pale/deep",
                                "smile",
                                flip=True,
                                hat="top-hat",
                                wears="suit",
                                shadow=0,
                                hand=(130, 250),
                                hair="short+moustache",
                                hands="open",
                            ),
                            Figure(
                                "girl",
                                "carry",
                                (432, 512),
                                190,
                                "spark/glow",
                                "joy",
                                flip=True,
                                shadow=0,
                            ),
                        ),
                        (300, 428),
                        flip="y",
                        fade=0.85,
                    ),
                ),
            ),
            *(
                Line(((x, y), (x + w / 2, y + 6), (x + w, y - 2)), 6, "mid+soft")
                for x, y, w in ((130, 560, 150), (120, 668, 170), (390, 428, 90))
            ),
            *(
                Line(((x, y), (x + w / 2, y + 5), (x + w, y - 3)), 4, "pale", fade=0.55)
                for x, y, w in (
                    (30, 600, 60),
                    (250, 700, 60),
                    (30, 826, 60),
                    (40, 660, 70),
                    (200, 870, 80),
                    (470, 470, 90),
                    (300, 640, 90),
                )
            ),
            Figure(
                "old-man",
                "kneel-over",
                (548, 812),
                360,
                "spark/glow",
                "awe",
                look="left-down",
                flip=True,
                hat="cap",
                hand=(440, 788),
                other_hand=(504, 796),
                hands="clasp",
                plane="near",
                through=(
                    Blob(
                        "350,764 440,790 530,796 610,780 670,760 670,860 590,884 470,880 390,850",
                        "ink",
                        corners=(0,),
                        depth=40,
                    ),
                    Line("352,766 440,790 530,796 600,784", 7, "glow"),
                ),
            ),
            Line("360,888 470,900 580,892", 4, "pale", fade=0.5, plane="near"),
        ),
    ),
    Card(
        "whale-door",
        "Calling at Noon",
        "A gentleman in a whale's side hands up a lady from a boat; behind him hang "
        "the hats of who called.",
        World("backdrop", "cobalt", Light("left", 0), {"tone": "soft", "to": "pale", "spot": True}),
        (
            Shape(
                "M660,-40C460,-60 220,20 110,160C40,260 40,400 110,510C190,620 420,700 660,690Z",
                "deep",
                depth=150,
            ),
            Shape(
                "M72,400C110,520 210,620 660,660V760C420,740 170,690 96,550C72,500 64,450 72,400Z",
                "pale",
                depth=40,
            ),
            *(
                Line(
                    (
                        (150 + i * 50, 574 + i * 22),
                        (260 + i * 70, 632 + i * 16),
                        (420 + i * 80, 664 + i * 12),
                    ),
                    3,
                    "soft",
                )
                for i in range(3)
            ),
            Line("66,372 120,420 196,440", 7, "ink"),
            Shape(disc(176, 290, 36), "glow", depth=10),
            Shape(disc(192, 304, 20), "ink", flat=True),
            Shape(disc(185, 297, 6), "glow", flat=True),
            Line("134,252 172,236 214,250", 6, "ink"),
            Glow((430, 400), 300, "glow", 0.7),
            Shape("M308,606V280Q308,150 428,150Q548,150 548,280V606Z", "ink", depth=10),
            Shape(
                "M326,594V284Q326,172 428,172Q530,172 530,284V594Z",
                "glow",
                to="pale",
                span=(200, 640),
            ),
            Line("326,268 530,268", 6, "mid"),
            Put("top-hat", (366, 266), 54, "ink/spark", shadow=0),
            Put("crown", (428, 266), 44, "soft/spark", shadow=0),
            Shape("M466,252q6,-36 26,-36q20,0 26,36ZM460,250h64v12h-64Z", "mid", flat=True),
            Shape("M530,284L600,262V650L530,594Z", "spark", depth=20),
            Shape(disc(548, 450, 8), "glow", flat=True),
            Figure(
                "man",
                "kneel",
                (418, 596),
                304,
                "deep/spark",
                "smile",
                "left-down",
                wears="suit",
                hair="short+moustache",
                flip=True,
                shadow=0,
                hand=(314, 528),
                other_hand=(378, 500),
                hands="open",
            ),
            Shape("M308,592H548V612H308Z", "ink", flat=True),
            Shape(
                "M-30,760Q60,746 150,760T330,760T510,760T700,760V930H-30Z",
                "mid",
                to="deep",
                span=(760, 930),
            ),
            Figure(
                "woman",
                "reach",
                (206, 830),
                350,
                "spark/glow",
                "smile",
                look="right-up",
                shadow=0,
                hand=(300, 530),
                other_hand=(110, 640),
                hands="open",
                holds=Held("tulip", size=104, coat="deep/spark", hand="far", turn=-12),
            ),
            Shape(
                "M44,742H392C382,826 340,868 300,868H140C104,868 60,826 44,742Z", "ink", depth=30
            ),
            Shape("M40,734H396V752H40Z", "glow", flat=True),
            Line("66,790 220,796 370,790", 4, "mid"),
            Shape(
                "M-30,836Q60,824 150,836T330,836T510,836T700,836V930H-30Z",
                "deep",
                flat=True,
                fade=0.9,
            ),
        ),
    ),
    Card(
        "sea-blanket",
        "Tucked In",
        "A hand turns down the sea like a blanket; the fish are asleep but one, and a "
        "boat is sliding off.",
        World("backdrop", "plum", Light("left", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,380L640,220V940H-30Z", "deep", depth=80),
            *(
                thing
                for x, y, coat in SLEEPERS
                for thing in (
                    Blob(
                        f"{x - 110},{y - 74} {x + 10},{y - 62} {x + 112},{y - 80} {x + 100},{y} "
                        f"{x + 114},{y + 74} {x + 10},{y + 62} {x - 110},{y + 74} {x - 98},{y}",
                        "glow",
                        depth=40,
                        corners=(0, 2, 4, 6),
                    ),
                    Blob(
                        f"{x - 280},{y + 4} {x - 120},{y - 44} {x},{y - 48} {x + 76},{y + 4} "
                        f"{x},{y + 48} {x - 120},{y + 50} {x - 280},{y + 40}",
                        coat,
                        depth=40,
                        corners=(0, 3, 6),
                    ),
                    Line(((x - 34, y - 42), (x - 50, y), (x - 34, y + 42)), 5, "deep"),
                    Blob(
                        f"{x - 130},{y - 6} {x - 90},{y} {x - 96},{y + 26} {x - 130},{y + 22}",
                        "deep",
                        flat=True,
                        fade=0.5,
                    ),
                    Line(((x + 46, y + 16), (x + 60, y + 14)), 4, "ink"),
                    Line(((x - 14, y - 10), (x + 2, y + 2), (x + 20, y - 8)), 6, "ink"),
                )
            ),
            Shape(disc(AWAKE[0] + 4, AWAKE[1] - 10, 23), "glow", flat=True),
            Shape(disc(AWAKE[0] - 2, AWAKE[1] - 12, 12), "ink", flat=True),
            Shape(SEA, "mid", depth=90),
            Within(
                SEA,
                (
                    ripples(
                        "60,330 230,70 330,150 220,190 20,400 250,300 120,470 20,560 200,480"
                        " 90,640 30,740 110,800 10,860",
                        78,
                        "soft",
                        fade=0.9,
                    ),
                ),
            ),
            Blob(
                "660,214 600,250 480,334 330,440 230,560 160,680 120,800 106,960 206,960 226,890"
                " 270,816 288,740 334,664 366,584 420,516 462,446 520,404 600,360 670,330",
                "soft",
                depth=50,
            ),
            *(
                Line(points, 6, "soft+mid")
                for points in (
                    "150,880 190,884 218,872",
                    "176,776 226,788 262,776",
                    "206,690 262,708 304,694",
                    "250,610 306,628 346,618",
                    "316,536 364,548 398,534",
                )
            ),
            Line(
                "216,912 240,856 268,822 290,744 336,668 368,590 420,520 464,450 520,408 610,360",
                6,
                "pale",
            ),
            Blob("40,262 70,232 170,224 220,256 180,286 80,288", "ink", depth=20),
            Put("lighthouse", (130, 250), 190, "glow/spark", shadow=0),
            Turned(
                (
                    Within(
                        "M0,0H700V452H0Z",
                        (
                            Figure(
                                "man",
                                "row",
                                (296, 478),
                                250,
                                "glow/ink",
                                "dread",
                                look="left",
                                turn=34,
                                shadow=0,
                                hands="grip",
                            ),
                        ),
                    ),
                    Line("330,400 386,534", 9, "glow"),
                    Taper("382,524 394,552 402,572", (7, 14, 12), "glow"),
                    Shape(
                        "M196,452H420C408,500 380,514 350,514H262C232,514 206,500 196,452Z",
                        "ink",
                        depth=14,
                    ),
                    Shape("M192,446H424V460H192Z", "spark", flat=True),
                ),
                (310, 500),
                -38,
                move=(-74, 30),
            ),
            Hand(
                "pinch",
                (604, 208),
                (730, 20),
                230,
                "spark/glow",
                bend=-20,
                through=(
                    Blob("370,470 390,400 424,344 480,328 530,346 470,396 430,440", "soft"),
                    Line("430,370 396,412 372,456", 5, "mid"),
                    Line("448,376 428,412 412,452", 5, "mid"),
                ),
            ),
        ),
    ),
)
