"""Roads and rails that turn out to be something else."""

from itertools import pairwise

from games.decks.arrangements import dots
from games.decks.geometry import along, going, heading
from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Light,
    Line,
    Point,
    Points,
    Put,
    Shape,
    Taper,
    Thing,
    Within,
    World,
    box,
    disc,
    spots,
)

SNAKE = "660,150 520,40 420,120 330,210 210,150 60,60 -40,160 40,300 150,330 240,290 300,345"
LEFT_EDGE = "296,150 236,220 196,310 210,420 262,500 326,570"
RIGHT_EDGE = "296,150 400,210 470,300 466,420 420,500 360,570"
CLOSED = "342,560 352,690 336,820 346,940"


def house(
    corner: Point, wide: float, tall: float, coat: str, *, lit: str = "glow", rows: int = 2
) -> tuple[Thing, ...]:
    """A narrow house with its lower left corner at a point, two windows in each row."""
    x, y = corner
    peak = f"L{x + wide / 2:g},{y - tall - wide * 0.55:g}L{x + wide + 5:g},{y - tall:g}"
    wall = f"M{x:g},{y:g}V{y - tall:g}H{x - 5:g}{peak}H{x + wide:g}V{y:g}Z"
    pane = f"h{wide * 0.22:g}v{wide * 0.34:g}h{-wide * 0.22:g}Z"
    panes = "".join(
        f"M{x + wide * side:g},{y - tall + wide * (0.08 + 0.6 * row):g}{pane}"
        for side in (0.18, 0.6)
        for row in range(rows)
    )
    return Shape(wall, coat, depth=24), Shape(panes, lit, flat=True)


def teeth(points: Points, side: float, size: float, coat: str) -> Shape:
    """The teeth of a zip along one of its edges."""
    row, path = along(spots(points), 6), ""
    for a, b in zip(row[::2], row[1::2], strict=False):
        way = heading(a, b)
        corners = (
            going(going(a, way + side, size * out), way, size * 0.3 * ahead)
            for out, ahead in ((-0.4, -1), (-0.4, 1), (1, 0.8), (1, -0.8))
        )
        path += "M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in corners) + "Z"
    return Shape(path, coat, flat=True)


CARDS = (
    Card(
        "camel-town",
        "The Quiet Quarter",
        "A camel carries a town; every window is lit but one, and from that hang sheets.",
        World(
            "slope",
            "plum",
            Light("low-left", 0.4, rim="spark"),
            {"side": "left", "hour": "night", "grass": False},
        ),
        (
            *house((-20, 480), 92, 210, "mid", rows=3),
            *house((216, 470), 96, 150, "mid"),
            *house((60, 470), 96, 290, "deep", rows=4),
            *house((146, 480), 84, 226, "soft", rows=3),
            *house((250, 500), 100, 216, "deep", lit="ink", rows=1),
            Shape("M248,296h16v52h-16ZM316,296h16v52h-16Z", "soft", depth=6),
            Shape(box(264, 300, 52, 44), "ink", flat=True),
            Put("flag", (108, 146), 84, "ink/spark", shadow=0),
            Shape(
                "M118,308q0,-16 8,-18q-8,-4 -4,-12q6,-6 12,0q4,8 -4,12q8,2 8,18Z", "ink", flat=True
            ),
            Blob(
                "-60,600 10,500 110,440 220,430 320,460 400,540 440,640 420,780 300,860 "
                "210,940 -60,960",
                "soft",
                depth=130,
            ),
            Blob(
                "-60,500 100,434 230,424 360,480 380,540 330,566 180,546 20,570 -60,600",
                "spark",
                depth=40,
            ),
            Line("-40,576 20,552 180,528 330,548 372,524", 7, "deep"),
            Line("-40,540 20,520 180,496 330,512 356,492", 4, "glow"),
            Line("-40,604 20,576 180,554 330,574 372,546", 14, "glow", dash="4 9"),
            Taper(
                "360,700 480,730 566,660 592,530 568,410 520,330",
                (110, 90, 68, 52, 46, 44),
                "soft",
            ),
            Blob(
                "560,262 500,240 440,252 392,282 360,318 368,352 410,366 470,352 530,366 576,330",
                "soft",
                depth=60,
            ),
            Blob("540,262 548,216 574,200 580,240 566,272", "soft", depth=16),
            Blob("470,286 490,270 512,284 492,300", "glow", flat=True),
            Shape(disc(482, 287, 8), "ink", flat=True),
            Line("456,282 488,262 522,284", 10, "mid"),
            *(
                Line(((x, y), (x - 6, y - 12)), 4, "ink")
                for x, y in ((470, 272), (488, 268), (506, 272))
            ),
            Line("372,338 400,344 426,334", 4, "ink"),
            Line("378,306 386,302", 6, "ink"),
            Taper("270,342 290,338 310,342", (6, 8, 6), "glow"),
            *(
                Taper((a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), b), (4, 12, 4), "glow")
                for a, b in pairwise(
                    ((290, 340), (304, 424), (310, 506), (336, 590), (328, 676), (338, 760))
                )
            ),
            Taper("338,756 332,790 316,812", (4, 9, 12), "glow"),
            Taper("338,756 348,784 362,800", (4, 8, 11), "glow"),
            Figure(
                "girl",
                "climb",
                (266, 704),
                290,
                "ink/soft",
                "sly",
                look="over",
                wears="nightgown",
                hair="ponytail",
                print="dots",
                hand=(308, 466),
                other_hand=(312, 520),
                shadow=0,
            ),
        ),
    ),
    Card(
        "road-snake",
        "Please Mind the Road",
        "The road is a snake, and the fork in it is its tongue; she has stopped there for the map.",
        World(
            "backdrop", "brick", Light("left", 0.5), {"tone": "soft", "to": "pale", "spot": False}
        ),
        (
            Shape("M-30,-30H260L220,300L-30,420Z", "mid+soft", depth=30),
            Shape("M380,-30H640V300L420,360Z", "pale", depth=30),
            Shape("M640,300V640L470,700L400,560L420,360Z", "soft+mid", depth=30),
            *(Line(((x, 420), (x - 30, 690)), 4, "soft") for x in (470, 520, 570, 620)),
            *(Line(((-20, y), (220, y - 90)), 4, "soft") for y in (130, 220, 310, 400)),
            Taper(
                SNAKE,
                (34, 38, 44, 50, 54, 58, 62, 66, 70, 72, 76),
                "deep",
            ),
            Line(
                SNAKE,
                6,
                "glow",
                dash="26 20",
            ),
            Put("caravan", (452, 110), 76, "spark/glow", turn=-36, shadow=0),
            Taper("306,560 307,610 310,660", (18, 22, 26), "spark"),
            Taper("308,640 230,720 120,760 -40,780", (26, 25, 24, 22), "spark"),
            Taper("308,640 390,710 500,730 640,716", (26, 25, 24, 22), "spark"),
            Line("306,580 306,600 300,650 230,716 120,758 -40,778", 4, "glow", dash="16 14"),
            Line("312,650 390,708 500,730 640,716", 4, "glow", dash="16 14"),
            Blob(
                "300,250 366,290 396,350 440,400 434,462 380,520 330,566 306,576 282,566 232,520 "
                "176,462 170,400 214,350 240,290",
                "deep",
                depth=90,
            ),
            Line("300,270 304,320", 7, "glow"),
            Line("176,470 236,508 306,520 374,508 434,470", 5, "ink"),
            *(
                Blob(f"{x - 34},{y} {x},{y - 26} {x + 34},{y} {x},{y + 26}", "glow", corners=(0, 2))
                for x, y in ((226, 420), (384, 420))
            ),
            Shape(
                "M226,396q13,24 0,48q-13,-24 0,-48ZM384,396q13,24 0,48q-13,-24 0,-48Z", "ink", True
            ),
            Line("182,410 216,384 266,404", 10, "ink"),
            Line("428,410 394,384 344,404", 10, "ink"),
            Blob("284,548 292,540 294,554", "ink", flat=True),
            Blob("328,548 320,540 318,554", "ink", flat=True),
            Put("signpost", (474, 880), 220, "ink/soft", turn=-3),
            Put("bicycle", (104, 888), 150, "ink/spark", flip=True),
            Figure(
                "girl",
                "think",
                (206, 880),
                290,
                "deep/glow",
                "doubt",
                look="down",
                hair="ponytail",
                other_hand=(250, 770),
            ),
            Shape("M224,752l60,-18l50,16l-8,70l-50,-14l-56,18Z", "glow", depth=10),
            Line("238,790 264,774 280,792 312,768", 3, "spark"),
        ),
    ),
    Card(
        "zip-line",
        "Undone",
        "The railway is a zip; behind the engine the land stands open, and someone sews.",
        World("backdrop", "fern", Light("right", 0.5, rim="glow"), {"tone": "soft", "to": "pale"}),
        (
            Shape("M-30,-30H300V160L200,330L60,380L-30,370Z", "soft+mid", depth=30),
            Shape("M-30,390L70,404L200,400L330,570L340,940H-30Z", "mid", depth=30),
            Shape("M640,500L480,450L360,570L346,940H640Z", "soft", depth=30),
            *(Line(((-20, y), (200, y - 40)), 4, "soft+mid") for y in (640, 710, 780, 850)),
            *(Line(((640, y), (470, y + 50)), 4, "pale") for y in (680, 750, 820)),
            Line(LEFT_EDGE, 62, "deep"),
            Line(RIGHT_EDGE, 62, "deep"),
            Line(CLOSED, 88, "deep"),
            Within(
                "M296,150C250,190 196,260 196,320C196,400 230,470 326,570H360"
                "C440,500 476,420 472,320C468,250 390,180 296,150Z",
                world=World(
                    "backdrop", "cobalt", "left", {"tone": "ink", "to": "mid", "spot": False}
                ),
                things=(
                    dots("240,300 280,220 340,240 420,300 226,380 380,250 300,330 440,360", 2.6),
                    dots("260,260 400,340 300,200 250,430 440,420 240,350", 4.2),
                ),
            ),
            teeth(LEFT_EDGE, 90, 22, "glow"),
            teeth(RIGHT_EDGE, -90, 22, "glow"),
            teeth(CLOSED, 90, 22, "glow"),
            teeth(CLOSED, -90, 22, "glow"),
            Line("296,-40 292,40 300,100 296,150", 6, "deep"),
            *(Line(((266, y), (326, y + 18)), 8, "glow") for y in (10, 46, 82, 118)),
            *(
                Shape(disc(x, y, r), "pale", depth=20)
                for x, y, r in ((344, 380, 22), (322, 336, 28), (334, 282, 36))
            ),
            Shape("M276,134H316V166H276Z", "glow", depth=8),
            Shape("M250,660L276,470H416L442,660L410,706H280Z", "deep", depth=20),
            Shape(disc(346, 560, 82), "ink", depth=30),
            Shape(disc(346, 560, 64), "spark", depth=26),
            Shape(disc(346, 560, 16), "ink", flat=True),
            Shape("M324,492L314,400H378L368,492Z", "ink", depth=16),
            Shape("M246,650H446V690H246Z", "ink", depth=12),
            Shape(disc(346, 668, 24), "glow", depth=6),
            Line("346,690 346,726", 12, "glow"),
            Shape("M322,716h48l18,120q-42,34 -84,0ZM334,784h24v40h-24Z", "spark", depth=16),
            Blob("-40,330 40,300 140,300 210,330 190,400 60,430 -40,410", "soft", depth=40),
            Figure(
                "old-woman",
                "kneel",
                (96, 352),
                330,
                "spark/glow",
                "calm",
                look="down",
                wears="apron",
                hand=(250, 158),
                other_hand=(216, 196),
                hands="grip",
                shadow=0,
            ),
            Line("330,128 380,200 300,236 210,190", 4, "glow"),
            Taper("228,188 290,146 344,112", (5, 5, 1), "ink", flat=True),
            Blob("450,470 540,440 660,450 660,530 540,540 470,510", "pale", depth=40),
            Figure(
                "boy",
                "kneel-over",
                (500, 478),
                280,
                "ink/spark",
                "wonder",
                look="down",
                shadow=0,
                flip=True,
                hand=(440, 466),
                other_hand=(452, 446),
            ),
        ),
    ),
)
