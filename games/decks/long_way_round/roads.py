"""Roads and rails that turn out to be something else."""

from games.decks.arrangements import dots
from games.decks.geometry import along, going, heading
from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Held,
    Light,
    Line,
    Point,
    Points,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
    spots,
)

SNAKE = "660,120 540,10 430,50 340,110 210,80 60,30 -50,140 30,290 140,316 236,270 304,330"
LEFT_EDGE = "300,190 268,250 222,340 176,440 160,540 182,640 240,720"
RIGHT_EDGE = "300,190 332,250 378,340 424,440 440,540 418,640 360,720"
GAP = (
    "M300,190C284,234 240,300 222,340C196,392 166,456 160,540C164,620 200,690 240,740H360"
    "C400,690 436,620 440,540C434,456 404,392 378,340C360,300 316,234 300,190Z"
)


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
        World("backdrop", "plum", Light("left", 0), {"tone": "soft", "to": "pale", "spot": True}),
        (
            *house((168, 560), 88, 260, "ink", rows=3, lit="spark"),
            *house((60, 640), 84, 230, "ink+deep", lit="spark"),
            *house((346, 600), 66, 110, "ink+deep", lit="spark", rows=1),
            *house((256, 540), 92, 400, "ink", lit="deep", rows=4),
            Shape(
                "M-30,660C30,600 80,500 210,476C340,456 400,540 424,640C440,700 460,724 480,716"
                "C500,700 500,600 490,520C484,460 476,400 470,340L560,260C590,330 600,560 600,680"
                "C604,760 620,850 660,930H-30Z",
                "mid",
                depth=120,
            ),
            Blob("544,262 546,226 562,202 574,228 572,268", "mid+deep", depth=12),
            Blob(
                "580,330 566,276 530,246 496,244 466,258 424,286 396,298 374,302 356,322 354,348"
                " 370,358 372,378 392,390 424,384 456,392 500,420 530,470 600,470",
                "mid",
                corners=(10,),
                depth=60,
            ),
            Line("354,348 374,358 404,360 430,346", 5, "ink"),
            Line("360,322 368,338 362,350", 4, "ink"),
            Taper("380,312 394,314 400,326", (2, 6, 2), "ink", flat=True),
            Shape(disc(462, 306, 21), "glow", flat=True),
            Shape(disc(452, 312, 11), "ink", flat=True),
            Shape(
                "M438,304C442,280 482,276 488,306C470,298 452,298 438,304Z", "mid+deep", flat=True
            ),
            Line("434,306 458,298 490,308", 5, "ink"),
            *(
                Line(((x, 302), (x - 8, y)), 3, "ink")
                for x, y in ((440, 292), (450, 288), (460, 286))
            ),
            Blob("496,262 480,228 486,200 508,216 524,256", "mid", depth=14),
            Blob(
                "494,268 496,246 514,232 544,232 566,246 572,274 558,258 546,276 534,256 520,276"
                " 510,256",
                "deep",
                corners=(6, 7, 8, 9, 10),
                depth=14,
            ),
            Blob(
                "440,384 474,392 506,416 512,470 500,446 494,490 482,446 470,470 462,424",
                "deep",
                corners=(3, 4, 5, 6, 7),
                depth=16,
            ),
            *(
                Line(((x, y), (x + 8, y + 18)), 4, "deep", fade=0.6)
                for x, y in ((150, 536), (190, 512), (368, 540), (398, 600))
            ),
            Taper("660,730 500,782 330,862", (70, 48, 26), "mid+deep"),
            Blob("322,838 290,850 262,872 258,892 330,896 346,872", "ink", depth=16),
            *(
                Line(p, 4, "deep", fade=0.6)
                for p in (
                    "50,660 84,616 120,590",
                    "110,740 150,690 200,660",
                    "30,800 90,820 170,826",
                    "350,660 384,700 400,748",
                )
            ),
            Shape("M280,244h36v52h-36Z", "mid", flat=True),
            Shape("M272,292h52v10h-52Z", "pale", flat=True),
            Figure(
                "girl",
                "climb",
                (254, 700),
                220,
                "spark/glow",
                wears="nightgown",
                look="up",
                shadow=0,
                hand=(289, 566),
                other_hand=(294, 506),
                hands="grip",
                through=(
                    Line("296,290 302,380 294,470 290,560 276,650 282,770", 12, "glow"),
                    dots("301,370 294,440 284,620 282,764", 10, "glow"),
                ),
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
            *(Line(((x, 420), (x - 30, 640)), 4, "soft") for x in (480, 530, 580)),
            *(Line(((-20, y), (220, y - 90)), 4, "soft") for y in (130, 220, 310, 400)),
            Taper(SNAKE, (34, 38, 42, 46, 50, 54, 58, 62, 60, 52, 46), "deep"),
            Line(SNAKE, 6, "glow", dash="26 20"),
            Put("caravan", (300, 118), 70, "spark/glow", turn=8, shadow=0),
            Taper("318,540 320,590 322,640", (18, 22, 26), "spark"),
            Taper("320,616 230,690 120,716 -40,730", (26, 25, 24, 22), "spark"),
            Taper("320,616 400,676 500,696 640,690", (26, 25, 24, 22), "spark"),
            Line("320,560 320,590 306,640 230,690 120,716 -40,730", 4, "glow", dash="16 14"),
            Line("326,630 400,674 500,696 640,690", 4, "glow", dash="16 14"),
            Blob(
                "312,230 378,270 408,330 452,380 446,442 392,500 342,546 318,556 294,546 244,500 "
                "188,442 182,380 226,330 252,270",
                "deep",
                depth=90,
            ),
            Line("312,250 316,300", 7, "glow"),
            Line("192,456 244,502 318,522 392,502 446,456", 5, "ink"),
            *(
                Blob(f"{x - 34},{y} {x},{y - 26} {x + 34},{y} {x},{y + 26}", "glow", corners=(0, 2))
                for x, y in ((240, 396), (396, 396))
            ),
            Shape(
                "M240,372q13,24 0,48q-13,-24 0,-48ZM396,372q13,24 0,48q-13,-24 0,-48Z", "ink", True
            ),
            Line("196,386 230,360 280,380", 10, "ink"),
            Line("440,386 406,360 356,380", 10, "ink"),
            Shape(disc(300, 482, 7) + disc(336, 482, 7), "ink", flat=True),
            Put("signpost", (76, 868), 200, "ink/soft", turn=-3),
            Put("bicycle", (458, 866), 180, "ink/glow"),
            Figure(
                "girl",
                "hold-front",
                (214, 866),
                300,
                "glow/ink",
                "doubt",
                look="half-down",
                hair="plaits",
                hand=(274, 736),
                other_hand=(172, 736),
                hands="clasp",
                through=(
                    Shape("M174,700l33,-10l34,10l33,-10v70l-33,10l-34,-10l-33,10Z", "ink+spark"),
                    Line("194,750 214,716 232,748 254,706", 4, "glow", dash="9 7"),
                ),
            ),
        ),
    ),
    Card(
        "zip-line",
        "Undone",
        "The railway is a zip; behind the engine the land stands open, and someone sews.",
        World(
            "backdrop", "fern", Light("left", 0.5), {"tone": "soft", "to": "pale", "spot": False}
        ),
        (
            Shape("M-30,-30H640V250C480,190 140,190 -30,250Z", "pale", flat=True),
            Shape("M-30,210C140,160 470,160 640,210V930H-30Z", "soft", depth=80),
            *(
                Line(p, 5, "mid", fade=0.55)
                for p in (
                    "-20,330 90,300 200,300",
                    "-20,480 60,452 130,452",
                    "-20,700 40,676 90,676",
                    "620,330 520,300 420,300",
                    "620,480 550,452 480,452",
                    "620,700 560,676 520,676",
                )
            ),
            Within(
                GAP,
                (
                    dots(
                        "262,420 330,380 300,470 240,540 370,500 350,590 280,600 200,620 400,620"
                        " 310,330 296,300 330,540",
                        3,
                        "glow",
                    ),
                    dots("300,400 380,560 330,450", 5, "spark"),
                    Put("star", (236, 470), 50, "spark", turn=-12, shadow=0),
                ),
                World("backdrop", "cobalt", "left", {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Line(LEFT_EDGE, 40, "deep"),
            Line(RIGHT_EDGE, 40, "deep"),
            teeth(LEFT_EDGE, 90, 20, "glow"),
            teeth(RIGHT_EDGE, -90, 20, "glow"),
            Line(((300, 180), (300, 262)), 5, "ink"),
            *(Line(((286, y), (314, y + 12)), 5, "spark") for y in range(176, 262, 16)),
            *(Line(((314, y), (286, y + 12)), 5, "spark") for y in range(176, 262, 16)),
            Line("302,262 350,330 420,260 410,150 366,92", 4, "spark"),
            Figure(
                "old-woman",
                "kneel-over",
                (196, 230),
                240,
                "spark/glow",
                wears="gown",
                look="down",
                hand=(322, 164),
                other_hand=(290, 204),
                holds=Held("needle", size=120, coat="ink", turn=30, grip=(0.5, 0.7)),
            ),
            Figure(
                "boy",
                "beg",
                (92, 520),
                220,
                "ink/spark",
                "awe",
                look="down",
                hand=(170, 470),
                other_hand=(158, 440),
                hands="flat",
            ),
            Line("300,780 300,940", 56, "deep"),
            *(
                Shape(box(x, y, 30, 10), "glow", flat=True)
                for y0, x in ((806, 276), (817, 294))
                for y in range(y0, 900, 22)
            ),
            Turned(
                (
                    Shape("M180,700L300,650L420,700V840H180Z", "ink", depth=20),
                    Shape(disc(300, 712, 112), "ink+deep", depth=50),
                    Shape(disc(300, 712, 84), "deep", depth=40),
                    Shape(disc(300, 712, 50), "spark", depth=20),
                    Shape(disc(300, 712, 26), "glow", flat=True),
                    Shape("M264,614L270,560H330L336,614Z", "ink", depth=20),
                    Shape("M254,546H346V568H254Z", "mid", depth=10),
                    Shape("M150,800H450V838H150Z", "spark", depth=16),
                    Shape(disc(196, 819, 15) + disc(404, 819, 15), "ink", flat=True),
                    Shape("M214,838H386L326,888H274Z", "ink", depth=14),
                ),
                move=(0, -66),
            ),
        ),
    ),
)
