"""Roads and rails that turn out to be something else."""

from games.decks.arrangements import dots
from games.decks.geometry import along, going, heading
from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Held,
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
    disc,
    spots,
)

SNAKE = "660,150 520,40 420,120 330,210 210,150 60,60 -40,160 40,300 150,330 240,290 300,345"
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
                "M-30,660C30,600 80,500 210,476C340,456 400,540 424,640C440,700 470,730 500,720"
                "C520,700 516,600 500,520C490,470 476,420 462,392C430,404 396,404 372,392"
                "C352,380 350,352 368,338C384,326 410,318 430,302C446,276 470,258 502,250L500,222"
                "C518,220 530,232 530,252C562,266 580,306 584,366C590,470 600,560 596,680"
                "C600,760 620,850 660,930H-30Z",
                "mid",
                depth=120,
            ),
            *(
                Line(p, 4, "deep", fade=0.6)
                for p in (
                    "60,640 90,600 130,570",
                    "120,700 170,650 230,620",
                    "330,640 370,680 390,730",
                )
            ),
            Shape(disc(462, 306, 16), "glow", flat=True),
            Shape(disc(454, 310, 8), "ink", flat=True),
            Line("440,292 460,282 482,298", 6, "ink"),
            Line("366,364 398,368 424,354", 5, "ink"),
            Shape(disc(374, 346, 4), "ink", flat=True),
            Shape("M280,244h36v52h-36Z", "mid", flat=True),
            Shape("M272,292h52v10h-52Z", "pale", flat=True),
            Line("296,290 302,380 290,470 290,560 268,650 276,770", 12, "glow"),
            dots("301,370 291,460 290,545 270,634 274,764", 10, "glow"),
            Figure(
                "girl",
                "climb",
                (262, 690),
                220,
                "spark/glow",
                wears="nightgown",
                look="up",
                shadow=0,
                hand=(290, 540),
                other_hand=(290, 500),
                hands="grip",
                through=(Line("291,470 290,560", 12, "glow"),),
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
            Taper(SNAKE, (34, 38, 44, 50, 54, 58, 62, 66, 70, 72, 76), "deep"),
            Line(SNAKE, 6, "glow", dash="26 20"),
            Put("caravan", (452, 110), 76, "spark/glow", turn=-36, shadow=0),
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
            Put("signpost", (92, 886), 210, "ink/soft", turn=-3),
            Put("bicycle", (468, 886), 190, "ink/glow"),
            Figure(
                "girl",
                "read",
                (196, 886),
                300,
                "mid/glow",
                "doubt",
                look="down",
                hair="ponytail",
                hand=(268, 758),
                other_hand=(276, 748),
                hands="clasp",
                through=(
                    Shape("M250,712l54,-20l54,18l-8,70l-52,-16l-52,18Z", "glow", depth=10),
                    Line("284,748 306,728 322,748 346,722", 4, "spark"),
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
                    dots("300,400 250,590 380,560 330,450", 5, "spark"),
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
            Line("302,262 350,320 400,240 384,120", 4, "spark"),
            Figure(
                "old-woman",
                "kneel-over",
                (196, 230),
                240,
                "spark/glow",
                look="down",
                hand=(322, 164),
                other_hand=(290, 204),
                holds=Held("needle", size=120, coat="ink", turn=30, grip=(0.5, 0.7)),
            ),
            Figure(
                "boy",
                "kneel-over",
                (98, 560),
                230,
                "ink/spark",
                "awe",
                look="down",
                shadow=0,
                hand=(164, 556),
                other_hand=(184, 546),
                hands="flat",
            ),
            Glow((520, 580), 70, "glow", 0.8),
            Put("star", (520, 600), 48, "spark", shadow=0.4),
            Shape("M180,700L300,650L420,700V840H180Z", "ink", depth=20),
            Shape(disc(300, 712, 112), "ink+deep", depth=50),
            Shape(disc(300, 712, 84), "deep", depth=40),
            Shape(disc(300, 712, 50), "spark", depth=20),
            Shape(disc(300, 712, 26), "glow", flat=True),
            Shape("M264,610L270,540H330L336,610Z", "ink", depth=20),
            Shape("M254,530H346V552H254Z", "ink", depth=10),
            Shape("M150,800H450V838H150Z", "spark", depth=16),
            Shape(disc(196, 819, 15) + disc(404, 819, 15), "ink", flat=True),
            Shape("M214,838H386L316,900H284Z", "ink", depth=14),
        ),
    ),
)
