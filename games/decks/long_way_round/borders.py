"""Deserts and frontiers."""

from math import cos, radians, sin

from games.decks.recipe import (
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
    Taper,
    Turned,
    Within,
    World,
    disc,
)

DIAL: Point = (350, 380)


def _on_dial(angle: float, far: float) -> Point:
    """A point on the dial of the sunken watch, so many degrees from its noon."""
    turn = radians(angle - 24)
    return DIAL[0] + far * sin(turn), DIAL[1] - far * cos(turn)


def _ring(radius: float) -> tuple[Point, ...]:
    """The ring that the watch hangs from."""
    x, y = _on_dial(0, 370)
    return tuple(
        (x + radius * sin(radians(a)), y - radius * cos(radians(a))) for a in range(0, 361, 30)
    )


CARDS = (
    Card(
        "watch-dune",
        "Running Late",
        "A watch as large as a hill lies in the sand; one hangs on to its hand, another "
        "sleeps in its shade.",
        World(
            "backdrop", "brass", Light("right", 0), {"tone": "soft", "to": "glow", "spot": False}
        ),
        (
            Line(_ring(58), 20, "mid"),
            Shape(disc(*_on_dial(0, 342), 34), "mid", depth=20),
            Shape(disc(*DIAL, 312), "spark", depth=60),
            Shape(disc(*DIAL, 268), "glow", depth=40),
            *(
                Line((_on_dial(a, 222), _on_dial(a, 250)), 13 if a % 90 else 20, "deep")
                for a in range(0, 360, 30)
            ),
            Taper((_on_dial(128, -40), _on_dial(128, 60), _on_dial(128, 150)), (11, 16, 5), "deep"),
            Taper((_on_dial(298, -50), _on_dial(298, 90), _on_dial(298, 226)), (11, 15, 5), "deep"),
            Shape(disc(*DIAL, 24), "spark", depth=14),
            Figure(
                "man",
                "hang",
                (272, 390),
                172,
                "ink/spark",
                "strain",
                look="left-up",
                shadow=0,
                hand=_on_dial(298, 52),
                other_hand=_on_dial(298, 90),
                hands="grip",
                flip=True,
            ),
            Shape("M-30,600C120,560 260,650 400,650S560,590 640,600V930H-30Z", "soft", depth=90),
            Shape(
                "M-30,610C120,570 260,660 440,656C390,800 260,930 120,930H-30Z",
                "mid",
                flat=True,
                fade=0.75,
            ),
            Shape(
                "M36,826C70,808 170,808 200,826S70,846 36,826ZM176,862C220,846 380,846"
                " 420,862S220,884 176,862Z",
                "ink",
                flat=True,
                fade=0.5,
            ),
            Put("camel", (116, 826), 190, "deep/ink", shadow=0, flip=True),
            Blob("170,836 184,806 220,796 254,808 262,838 240,866 192,866", "glow", depth=24),
            Line("186,812 182,838 192,862", 5, "soft"),
            Figure(
                "woman",
                "sleep",
                (290, 860),
                250,
                "spark/ink",
                "sleep",
                hat="headscarf",
                wears="dress",
                shadow=0,
            ),
            Figure(
                "boy",
                "run",
                (508, 822),
                176,
                "glow/spark",
                "dread",
                look="left-up",
                flip=True,
                shadow=0.5,
                hand=(450, 718),
                other_hand=(546, 750),
                hands="open",
            ),
        ),
    ),
    Card(
        "dune-ship",
        "Low Water",
        "A ship sails through the dunes on what a cabin boy pours before it; a crab directs "
        "the traffic.",
        World("backdrop", "sand", Light("left", 0), {"tone": "pale", "to": "glow", "spot": False}),
        (
            Shape(
                "M-30,330C60,280 160,290 300,350C420,290 540,260 640,310V930H-30Z", "soft", depth=70
            ),
            Shape("M302,-30H322V260H302Z", "mid", depth=8),
            Line("93,134 93,152 93,172", 4, "mid"),
            Line("561,134 561,152 561,174", 4, "mid"),
            Shape(
                "M84,-30C70,20 74,90 92,138C210,96 430,94 562,138C580,90 584,20 570,-30Z",
                "glow",
                depth=60,
            ),
            Shape(
                "M258,-30C250,20 252,70 258,107L330,105C326,70 324,20 330,-30ZM414,-30"
                "C420,20 418,70 412,108L480,116C488,70 490,20 482,-30ZM84,-30C70,20 74,90 92,138"
                "L130,126C114,80 112,20 120,-30Z",
                "soft",
                depth=20,
            ),
            Figure(
                "man",
                "face-us",
                (206, 376),
                330,
                "ink/spark",
                "doubt",
                look="left-down",
                hat="peaked",
                wears="uniform",
                shadow=0,
                turn=-5,
            ),
            Shape(
                "M-30,620C80,560 200,590 306,656C420,690 540,566 640,610V930H-30Z", "pale", depth=70
            ),
            Blob(
                "234,780 264,736 342,712 420,706 500,716 566,748 584,784 540,812 430,824 330,812",
                "spark",
                flat=True,
            ),
            Shape("M374,206C478,196 560,180 630,154C630,340 548,580 380,760H370Z", "ink", depth=30),
            Shape(
                "M374,206C248,196 138,180 78,158C88,340 198,580 366,760H374V206Z",
                "deep",
                depth=70,
            ),
            *(
                Line(((374, y), (374 - w * 0.5, y - h * 0.3), (374 - w, y - h)), 4, "ink", fade=0.6)
                for y, w, h in ((610, 64, 54), (520, 130, 106), (430, 186, 140), (340, 232, 130))
            ),
            *(
                Line(
                    ((374, y), (374 + w * 0.5, y - h * 0.3), (374 + w, y - h)), 4, "deep", fade=0.9
                )
                for y, w, h in ((610, 60, 54), (520, 120, 106), (430, 170, 140), (340, 206, 130))
            ),
            Shape(
                "M74,152C168,190 298,208 374,210C448,206 558,190 622,156L620,196C558,228"
                " 458,244 374,248C298,246 168,228 78,196Z",
                "spark",
                depth=16,
            ),
            Shape("M424,286L500,268L496,306L428,322Z", "mid", depth=6),
            Line("464,298 468,360 466,430", 11, "pale", "3 12"),
            Line("464,298 468,360 466,430", 4, "pale"),
            Put("anchor", (468, 540), 122, "pale/spark", shadow=0),
            Line("374,248 374,500 373,740", 6, "mid"),
            Shape("M310,716Q374,752 440,716L470,810H300Z", "spark", flat=True),
            Line("322,724 346,732 374,736 420,728 452,716", 6, "glow"),
            Line("440,752 480,748 520,758", 4, "glow", fade=0.6),
            Figure(
                "boy",
                "offer",
                (80, 866),
                350,
                "mid/spark",
                "curious",
                look="right-down",
                shadow=0.3,
                hat="cap",
                hand=(158, 656),
                other_hand=(198, 706),
                holds=Held("teapot", size=108, turn=26, flip=True, coat="spark/glow", hand="near"),
            ),
            Taper("274,694 286,716 292,782", (4, 5, 8), "spark", True),
            Line("280,704 288,730 292,776", 3, "glow"),
            Line("272,790 292,782 318,792", 4, "glow", fade=0.8),
            Line("512,832 512,700", 6),
            Shape("M512,702L574,726L512,750Z", "glow", depth=6),
            Put("crab", (464, 884), 92, "mid/glow", shadow=0.2),
        ),
    ),
    Card(
        "sand-hatch",
        "Cellar",
        "Under a hatch in the desert is the sea; an old man comes up from it with a bottle, "
        "and an eye looks after him.",
        World("backdrop", "brick", Light("right", 0.5), {"tone": "mid", "to": "pale"}),
        (
            Glow((480, 110), 260, fade=0.8),
            Shape("M-40,210C80,160 180,196 280,180S480,120 640,160V940H-40Z", "soft+mid", depth=60),
            Shape("M-40,290C120,230 300,290 640,226V940H-40Z", "soft+pale", to="pale", depth=70),
            *(
                Line(points, 4, "soft", fade=0.8)
                for points in (
                    "-20,380 40,366 90,376",
                    "540,360 580,350 640,356",
                    "40,884 180,872 320,884",
                    "440,872 530,860 620,866",
                )
            ),
            Shape("M120,440L500,424L556,150L96,176Z", "deep", depth=40),
            Line("216,436 192,172", 5, "ink"),
            Line("312,432 318,164", 5, "ink"),
            Line("406,428 440,158", 5, "ink"),
            Taper("290,206 300,188 336,186 346,204", (6, 6, 6, 6), "glow"),
            Shape("M104,432L520,412L614,812L-6,842Z", "deep", depth=40),
            Within(
                "M132,456L496,438L574,784L44,812Z",
                (
                    Blob(
                        "-60,700 -50,520 20,462 130,440 250,450 350,492 420,570 440,700",
                        "ink",
                        depth=60,
                    ),
                    Shape(disc(96, 498, 24), "glow", flat=True),
                    Shape(disc(102, 492, 13), "ink", flat=True),
                    Line("10,552 80,556 170,534 220,540", 6, "soft"),
                    Put("fish", (460, 330), 46, "spark/glow"),
                    Put("fish", (520, 380), 34, "spark/glow"),
                ),
                World("underwater", "lagoon", "above", {"weeds": False}),
                move=(20, 260),
                zoom=0.95,
            ),
            Figure(
                "girl",
                "sit",
                (206, 438),
                320,
                "glow/spark",
                "smile",
                look="right-down",
                shadow=0,
                hands="flat",
                hair="ponytail",
                other_hand=(160, 424),
            ),
            Within(
                "M-40,-40H640V794L564,788L-40,812Z",
                (
                    Line("386,410 380,850", 14, "deep"),
                    Line("476,404 486,850", 14, "deep"),
                    *(
                        Line(((384, y), (480, y - 4)), 11, "deep")
                        for y in (478, 540, 602, 664, 726, 788)
                    ),
                    Figure(
                        "old-man",
                        "offer",
                        (438, 1010),
                        480,
                        "spark/glow",
                        "sly",
                        look="left-up",
                        flip=True,
                        shadow=0,
                        hand=(270, 640),
                        other_hand=(483, 640),
                        hands="grip",
                        hair="bald+full/glow",
                        holds=Held("bottle", size=120, coat="glow/spark"),
                    ),
                ),
            ),
            Shape("M-2,810L576,786L586,822L-10,848Z", "deep", depth=20),
        ),
    ),
    Card(
        "lone-gate",
        "The Usual Way",
        "At a gate without a fence a keeper reads every paper; the child has gone around.",
        World("backdrop", "slate", Light("left", 0), {"tone": "mid", "to": "pale", "spot": False}),
        (
            Shape("M-30,430C160,500 400,580 640,690V930H-30Z", "glow", to="pale", span=(480, 930)),
            Shape("M194,606H502L640,720V940H440Z", "soft", flat=True, fade=0.6),
            Turned(
                (
                    Shape("M186,170h44v530h-44ZM480,170h44v530h-44Z", "ink", depth=20),
                    Shape(disc(208, 150, 34) + disc(502, 150, 34), "spark", depth=20),
                    Line("230,304 290,192 355,152 420,192 480,304", 17, "ink"),
                    *(
                        Line(((x, a), (x, b)), 10, "ink")
                        for x, a, b in (
                            (268, 230, 668),
                            (312, 174, 668),
                            (355, 156, 668),
                            (398, 174, 668),
                            (442, 230, 668),
                        )
                    ),
                    Line("230,396 480,396", 14, "ink"),
                    Line("230,664 480,664", 14, "ink"),
                ),
                about=(355, 120),
                zoom=0.84,
            ),
            *(
                Shape(f"M{x},{y}l8,-14l11,5l-8,14Z", "soft", flat=True)
                for x, y in (
                    (34, 866),
                    (66, 836),
                    (36, 800),
                    (66, 766),
                    (38, 730),
                    (70, 698),
                    (48, 660),
                    (84, 636),
                    (80, 604),
                )
            ),
            Figure(
                "child",
                "walk",
                (128, 566),
                190,
                "spark/ink",
                "joy",
                look="right",
                shadow=0.3,
            ),
            Figure(
                "man",
                "carry",
                (522, 862),
                310,
                "spark/ink",
                "stern",
                look="down",
                flip=True,
                wears="uniform",
                hat="peaked",
                shape="stout",
                shadow=0.4,
                holds=Held("book", size=46, coat="mid/glow"),
            ),
            Figure(
                "old-man",
                "dig",
                (160, 880),
                270,
                "mid/ink",
                "worry",
                look="right-up",
                shadow=0.4,
                hair="bald+full/glow",
                hand=(278, 764),
                other_hand=(270, 780),
                hands="clasp",
                holds=Held("letter", size=48, coat="glow/spark"),
            ),
        ),
    ),
)
