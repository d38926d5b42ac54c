"""A gorge and two streets, with guests."""

from games.decks.arrangements import far_houses
from games.decks.recipe import (
    Beam,
    Beast,
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
    Thing,
    Turned,
    World,
)


def lamp_tulip(foot: Point, tall: float, size: float) -> tuple[Thing, ...]:
    """A tulip that is a street lamp, with its light around it."""
    x, y = foot
    top, r = y - tall, 74 * size
    cup = (
        f"M{x - r:g},{top - r * 0.5:g}Q{x - r * 0.8:g},{top + r:g} {x:g},{top + r * 1.1:g}"
        f"Q{x + r * 0.8:g},{top + r:g} {x + r:g},{top - r * 0.5:g}"
        f"L{x + r * 0.5:g},{top - r * 0.1:g}L{x:g},{top - r:g}L{x - r * 0.5:g},{top - r * 0.1:g}Z"
    )
    return (
        Glow((x, top), r * 3.4, "glow", 0.8),
        Taper(((x, y), (x + 8 * size, y - tall / 2), (x, top + r)), (13 * size, 8 * size), "mid"),
        Blob(
            (
                (x, y),
                (x + 60 * size, y - 90 * size),
                (x + 96 * size, y - 230 * size),
                (x + 30 * size, y - 150 * size),
            ),
            "mid",
            (0, 2),
        ),
        Shape(cup, "glow", to="spark", span=(top - r * 0.4, top + r * 1.2)),
    )


def whale(fold: str) -> tuple[Thing, ...]:
    """A pale whale that comes in from the left, with the tone of its folds."""
    return (
        Blob(
            "-300,420 -200,330 -40,268 110,238 250,250 370,306 446,376 482,448 470,510 410,556"
            " 300,592 160,612 20,600 -120,540 -240,470 -330,500 -420,580 -410,470 -360,440"
            " -440,400 -470,300 -370,350",
            "glow",
            (16, 17, 18, 19, 20, 21),
            depth=150,
        ),
        Shape(
            "M482,450C430,462 330,470 250,424C226,480 100,540 -60,566C20,606 100,614 160,612"
            "C300,602 420,556 466,512C480,494 486,470 482,450Z",
            "pale",
            depth=50,
        ),
        *(
            Line(points, 4, fold)
            for points in (
                "456,496 340,516 200,550 60,588",
                "430,528 330,546 220,572 110,602",
                "380,560 300,574 220,590",
            )
        ),
        Line("476,451 424,459 344,458 282,440 246,412", 7, "deep"),
        Blob("272,384 288,372 306,384 290,396", "ink"),
        Line("260,368 288,356 316,368", 4, fold),
        Blob("120,540 190,540 226,590 210,660 160,720 140,650", fold, (4,), depth=40),
    )


def calf() -> tuple[Thing, ...]:
    """A small whale that comes down from the right, its tail up."""
    return (
        Blob(
            "176,172 186,126 226,92 290,84 346,92 384,82 396,56 388,30 412,42 424,54 444,44 470,44"
            " 450,70 424,82 408,116 370,158 310,190 240,206 190,198",
            "glow",
            (7, 9, 11),
            depth=60,
        ),
        Shape(
            "M177,176C196,190 224,188 246,168C290,172 340,158 384,126C370,158 310,190 240,206"
            "C200,208 180,196 177,176Z",
            "pale",
            depth=30,
        ),
        Line("177,176 204,186 230,180 250,164", 5, "deep"),
        Blob("236,142 244,135 252,142 244,150", "ink"),
        Taper("276,176 300,206 306,232", (15, 13, 3), "mid+soft"),
    )


CARDS = (
    Card(
        "fog-whale",
        "Morning in the Gorge",
        "A whale drifts through the gorge like mist, its calf behind it; a girl puts her hand "
        "to its chin.",
        World(
            "backdrop", "lagoon", Light("left", 0), {"tone": "pale", "to": "soft", "spot": False}
        ),
        (
            Glow((330, 300), 260, "glow", 0.8),
            Shape(
                "M-30,-30H176L190,40L222,70L226,190L262,230L250,590L200,650L-30,660Z"
                "M640,-30H446L430,60L398,90L404,210L372,250L384,520L410,640L480,740H640Z",
                "soft",
                depth=40,
            ),
            Blob(
                "180,250 260,226 350,240 430,222 470,250 400,280 250,284",
                "glow",
                flat=True,
                fade=0.5,
            ),
            *calf(),
            *(
                Put("fir", at, z, "deep", shadow=0)
                for at, z in (
                    ((62, 182), 116),
                    ((112, 190), 76),
                    ((552, 168), 126),
                    ((508, 176), 78),
                )
            ),
            Shape(
                "M-30,-30H30L22,70L38,168L-30,200ZM640,-30H592L600,60L584,150L640,190Z",
                "mid",
                depth=40,
            ),
            Shape(
                "M-30,184L36,166L84,182L142,184L156,204L138,226L150,300L120,420L100,640L-30,656Z"
                "M640,150L584,150L540,166L488,168L470,186L488,216L478,320L520,360L512,480L530,560"
                "L498,640V930H640Z",
                "mid",
                depth=50,
            ),
            Line("-10,190 36,176 84,190 142,192", 6, "soft"),
            Line("610,158 584,158 540,174 486,176", 6, "soft"),
            Line("520,200 528,260 516,310", 4, "deep", fade=0.5),
            Line("560,220 552,300 566,350", 4, "deep", fade=0.5),
            Line("60,206 66,240 56,270", 4, "deep", fade=0.5),
            *whale("soft"),
            Blob(
                "-60,566 50,572 130,604 200,650 330,640 450,690 560,676 680,700 680,960 -60,960",
                "glow+pale",
                flat=True,
                fade=0.97,
            ),
            Shape(
                "M640,420L588,470L602,600L570,690L584,770L560,930H640Z",
                "deep",
                depth=50,
            ),
            Shape(
                "M380,782L414,768L520,758L640,762V930H420L436,880L408,850L416,814Z",
                "deep",
                depth=50,
            ),
            Shape(
                "M380,782L414,768L520,758L640,762V796L540,806L452,800L416,806Z", "soft", depth=10
            ),
            Line("470,812 462,846 480,880", 4, "ink", fade=0.7),
            Line("548,812 556,850 544,900", 4, "ink", fade=0.7),
            Blob("430,784 474,776 524,782 476,792", "deep", flat=True, fade=0.6),
            Figure(
                "girl",
                "hold-up",
                (478, 784),
                234,
                "spark/deep",
                "bliss",
                look="left-up",
                flip=True,
                shadow=0,
                hand=(424, 532),
                other_hand=(454, 516),
                hands="flat",
            ),
            Blob(
                "-60,790 60,770 190,790 300,776 380,826 440,862 560,880 660,864 660,960 -60,960",
                "glow",
                flat=True,
                fade=0.85,
            ),
        ),
    ),
    Card(
        "cat-street",
        "The Night Inspector",
        "At night a giant cat inspects the upper windows; the mice leave by the cellar.",
        World(
            "backdrop",
            "plum",
            Light("right", 0, rim="soft"),
            {"tone": "mid", "to": "soft", "spot": False},
        ),
        (
            Blob(
                "292,330 330,250 402,186 418,50 510,120 600,100 670,0 730,290 730,940 494,940 "
                "500,800 488,660 462,560 396,468 310,400",
                "ink",
                corners=(3, 6, 8, 9),
                depth=120,
            ),
            Blob("434,98 434,152 480,130", "mid+soft", corners=(0, 1, 2), flat=True),
            Blob("352,274 410,222 476,256 420,298", "spark", corners=(0, 2), flat=True),
            Shape("M396,232q16,28 4,60q-20,-28 -4,-60Z", "ink", flat=True),
            Line("340,270 406,214 486,254", 9, "soft"),
            Shape("M286,332l36,-10l-10,36Z", "spark", depth=6),
            Line("306,356 326,390 374,394", 5, "soft"),
            *(
                Line(p, 4, "soft")
                for p in (
                    "344,352 300,336 252,340",
                    "346,366 300,362 246,376",
                    "350,378 304,390 262,414",
                )
            ),
            Shape("M-40,-40H216V940H-40Z", "mid+deep", depth=60),
            Shape("M-40,176H230V198H-40Z", "deep", depth=12),
            Shape("M36,50h56v90h-56ZM128,50h56v90h-56Z", "ink", flat=True),
            Glow((106, 400), 190, fade=0.8),
            Shape("M24,560V320Q106,210 190,320V560Z", "glow", flat=True),
            Figure(
                "old-woman",
                "hold-up",
                (76, 640),
                340,
                "spark/deep",
                "stern",
                look="right-up",
                wears="nightgown",
                hat="nightcap",
                hand=(146, 440),
                other_hand=(152, 400),
                hands="clasp",
                shadow=0,
                through=(
                    Shape("M130,350L196,338L202,426L138,440Z", "pale", depth=8),
                    Line("144,368 184,360", 4, "mid"),
                    Line("146,386 186,378", 4, "mid"),
                    Line("148,404 176,398", 4, "mid"),
                ),
            ),
            Shape("M-40,548H230V580H-40Z", "deep", depth=14),
            Shape("M-40,580H216V640H-40Z", "mid+deep", flat=True),
            Shape("M-40,856H640V930H-40Z", "deep", depth=20),
            Shape("M24,862V740Q100,660 180,740V862Z", "glow", flat=True),
            Beam(((24, 862), (180, 862)), ((60, 950), (420, 950)), "glow", 0.6),
            Line("640,470 574,520 548,610", 5, "soft", fade=0.5),
            Blob("470,864 486,818 540,802 620,806 670,842 670,880 486,884", "ink", depth=30),
            Line("478,854 490,818 540,804 610,810", 5, "soft"),
            Line("516,880 514,852", 5, "soft"),
            Line("562,882 560,854", 5, "soft"),
            Beast("mouse", "walk", (54, 862), 62, "deep/glow", shadow=0),
            Turned(
                (
                    Beast("mouse", "upright", (256, 886), 96, "pale/spark", look="up", shadow=0.3),
                    Line("270,836 250,806 214,766", 6, "ink"),
                    Blob("212,764 232,782 238,812 216,830 190,822 188,790", "spark", depth=24),
                    Blob(
                        "214,766 202,750 218,756 230,746 228,762",
                        "spark",
                        corners=(0, 1, 2, 3),
                        depth=8,
                    ),
                ),
                move=(0, -14),
            ),
            Beast("mouse", "walk", (366, 874), 70, "pale/spark", look="up", shadow=0.3),
        ),
    ),
    Card(
        "lamp-tulips",
        "Street Gardening",
        "The street lamps have budded; while they are watered somebody has picked one.",
        World("backdrop", "night", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,660C140,630 460,630 640,660V930H-30Z", "deep", depth=40),
            *far_houses("196,662 340,660 400,662", 56, lit="spark"),
            Shape("M-30,700C140,680 460,680 640,700V930H-30Z", "mid", depth=60),
            Blob("196,722 250,710 306,722 250,734", "deep", flat=True, fade=0.8),
            *lamp_tulip((250, 722), 430, 0.62),
            *lamp_tulip((528, 850), 660, 1.15),
            Blob("460,862 540,846 620,864 540,880", "deep", flat=True, fade=0.7),
            Blob("290,872 380,856 470,872 380,888", "deep", flat=True, fade=0.7),
            Figure(
                "old-woman",
                "sow",
                (372, 868),
                330,
                "spark/glow",
                "smile",
                look="right-down",
                hand=(410, 690),
                other_hand=(436, 740),
                shadow=0,
                holds=Held("teapot", size=88, coat="pale/ink", flip=True, turn=24),
            ),
            *(
                Shape(f"M{x},{y}q9,16 0,22q-9,-6 0,-22Z", "glow", flat=True)
                for x, y in ((512, 748), (516, 784), (513, 818))
            ),
            Blob("240,846 284,834 328,846 284,856", "deep", flat=True, fade=0.8),
            Blob("282,846 252,820 236,770 272,800", "deep+mid", (0, 2), depth=10),
            Taper("284,846 285,810 284,776", (11, 9, 8), "soft", flat=True),
            Shape("M272,782L296,766L298,774L276,790Z", "glow", flat=True),
            Blob("60,876 150,862 250,878 150,894", "deep", flat=True, fade=0.7),
            Glow((70, 500), 210, "glow", 0.85),
            Figure(
                "boy",
                "run",
                (164, 880),
                300,
                "ink/spark",
                "sly",
                flip=True,
                look="right",
                hand=(66, 738),
                other_hand=(70, 766),
                hands="grip",
                shadow=0,
                through=(Line("68,560 67,680 70,836", 14, "soft"),),
            ),
            Shape(
                "M22,470Q28,560 68,566Q110,562 116,470L92,492L70,450L46,492Z",
                "glow",
                to="spark",
                span=(470, 580),
            ),
        ),
    ),
)
