"""Roads and rails that turn out to be something else."""

from itertools import pairwise

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
    Turned,
    Within,
    World,
    disc,
    spots,
)

SNAKE = (
    "500,136 420,146 320,150 230,166 210,190 300,212 420,234 480,262 450,300 350,304 296,330"
    " 300,420"
)
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
    """The teeth of a zip along one of its edges, each with a thicker end."""
    row, path = along(spots(points), 5), ""
    for a, b in zip(row[::2], row[1::2], strict=False):
        way = heading(a, b)
        corners = (
            going(going(a, way + side, size * out), way, size * 0.3 * ahead)
            for out, ahead in ((-0.4, -0.8), (-0.4, 0.8), (0.5, 0.6), (0.6, 1.1), (1.1, 1),
                               (1.1, -1), (0.6, -1.1), (0.5, -0.6))
        )  # fmt: skip
        path += "M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in corners) + "Z"
    return Shape(path, coat, depth=6)


def sheets(points: Points) -> tuple[Thing, ...]:
    """Sheets that hang down, twisted and tied to each other; the last one hangs open."""
    row = spots(points)
    found: list[Thing] = []
    for (x, y), (u, v) in pairwise(row):
        last = (u, v) == row[-1]
        found += (
            Taper(((x, y), ((x + u) / 2, (y + v) / 2), (u, v)), (8, 18, 25) if last else (8, 14, 8),
                  "glow"),
            *(Line(((x + side * 2, y + 8), ((x + u) / 2 + side * (10 if last else 5), (y + v) / 2),
                    (u + side * (20 if last else 3), v - 4)), 3, "soft") for side in (-1, 1)),
        )  # fmt: skip
    for x, y in row[1:-1]:
        found += (
            Blob(((x, y - 6), (x - 20, y + 4), (x - 24, y + 24), (x - 8, y + 10), (x + 4, y + 8),
                  (x + 18, y + 26), (x + 22, y + 6)), "glow", (2, 5), depth=6),
            Blob(((x - 14, y), (x, y - 13), (x + 14, y), (x, y + 12)), "glow", depth=8),
            Line(((x - 9, y - 5), (x + 2, y + 1), (x + 8, y + 7)), 3, "soft"),
        )  # fmt: skip
    return tuple(found)


def camel_head(move: Point) -> Turned:
    """The head of the camel, which looks down to the left, with its forelock and its beard."""
    return Turned(
        (
            Blob("536,270 546,236 560,226 570,244 556,284", "mid+soft", depth=12),
            Blob("346,346 356,324 390,312 430,300 458,272 490,254 530,256 560,282 570,326 556,372"
                 " 512,390 474,382 436,388 410,400 386,404 374,390 380,378 360,376 346,364",
                 "soft+pale", depth=60),
            Line("374,382 400,378 428,376 450,366", 5, "deep"),
            Line("372,352 368,364 374,380", 4, "deep"),
            Taper("366,342 380,336 390,344", (2, 6, 2), "ink", flat=True),
            Shape("M444,318C452,290 490,286 504,316C494,342 458,344 444,318Z", "glow", flat=True),
            Shape(disc(466, 316, 14), "ink", flat=True),
            Shape(disc(461, 309, 4), "glow", flat=True),
            Shape("M438,316C446,282 494,276 510,316C490,298 462,298 438,316Z", "mid", flat=True),
            Line("438,316 464,300 488,302 512,318", 5, "ink"),
            Blob("510,268 512,230 528,220 542,240 536,280", "soft", depth=14),
            Blob("466,276 476,250 504,236 534,246 542,268 526,264 514,282 502,264 484,284", "deep",
                 corners=(5, 6, 7, 8), depth=14),
        ),
        about=(540, 320), turn=-14, move=move,
    )  # fmt: skip


CARDS = (
    Card(
        "camel-town",
        "The Quiet Quarter",
        "A camel carries a town; every window is lit but one, and from that hang sheets.",
        World("backdrop", "plum", Light("right", 0, at=(500, 120), reach=1000),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Glow((500, 120), 260, "pale", 0.7),
            Shape(disc(500, 120, 40), "glow", flat=True),
            dots("400,70 370,190 440,230 60,110 100,220 62,320 560,230", 3, "pale"),
            Shape("M-30,640Q120,580 300,620Q440,650 640,590V940H-30Z", "deep", depth=60),
            Shape("M-30,812Q140,784 330,806Q480,790 640,810V940H-30Z", "ink+deep", depth=40),
            Taper("176,620 196,680 182,720 164,750 172,800 178,846", (46, 40, 22, 18, 11, 13),
                  "mid"),
            Taper("490,600 520,660 526,710 522,742 526,790 528,842", (30, 28, 17, 17, 11, 13),
                  "mid"),
            Blob("40,862 140,846 460,850 570,862 520,880 300,884 100,880", "ink", flat=True,
                 fade=0.6),
            *(Blob(((x - 28, 858), (x - 14, 836), (x + 16, 836), (x + 30, 858)), "deep", depth=8)
              for x in (180, 532)),
            *house((72, 600), 46, 130, "ink", rows=2, lit="spark"),
            *house((112, 540), 60, 182, "ink+deep", rows=3, lit="spark"),
            Shape("M172,520V128H312V520Z", "mid", depth=30),
            Shape("M298,134H312V520H298Z", "soft", flat=True),
            Shape("M158,132L242,46L326,132Z", "spark+deep", depth=30),
            Taper("78,590 56,640 60,690 58,712", (9, 7, 5, 5), "mid+soft"),
            Taper("59,704 54,736 60,768", (4, 13, 2), "ink", flat=True),
            Blob("76,620 86,566 120,520 172,482 240,466 306,482 356,540 400,566 440,556 468,510"
                 " 480,440 492,360 540,316 574,350 576,440 572,530 548,612 512,668 492,716 486,752"
                 " 484,800 482,838 494,862 436,864 450,836 452,800 448,752 444,716 428,686 340,692"
                 " 250,684 196,670 166,716 126,760 118,800 122,840 134,862 72,864 86,838 82,790"
                 " 72,748 88,716 84,670", "soft+pale", (22, 23, 36, 37), depth=150),
            *(Blob(((x - 32, 867), (x - 16, 846), (x + 18, 846), (x + 32, 867)), "deep", depth=8)
              for x in (104, 466)),
            camel_head((-8, 52)),
            Shape("M120,520Q170,464 240,464Q310,466 356,540L346,632Q220,650 98,618Z", "deep+mid",
                  depth=70),
            Line("100,600 220,632 348,614", 8, "spark"),
            *(Taper(((x, y), (x, y + 16), (x, y + 32)), (4, 7, 9), "spark") for x, y in (
                (124, 612), (174, 626), (226, 634), (280, 630), (332, 620))),
            Shape("M184,146h24v84h-24ZM272,146h24v84h-24Z", "soft", depth=6),
            Shape("M208,142h64v88h-64Z", "ink", flat=True),
            Shape("M196,228h88v12h-88Z", "pale", depth=4),
            Figure("girl", "climb", (198, 470), 232, "spark/glow", "wonder", wears="nightgown",
                   look="right-down", shadow=0, hand=(264, 372), other_hand=(260, 312),
                   hands="grip", through=sheets("228,186 246,236 260,290 264,346 266,402 270,470")),
        ),
    ),
    Card(
        "road-snake",
        "Please Mind the Road",
        "The road is a snake, and the fork in it is its tongue; she has stopped there for the"
        " map.",
        World("backdrop", "brick", Light("left", 0.6, rim="glow"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Glow((500, 90), 300, "glow", 0.9),
            Shape("M-30,118Q80,60 200,96Q330,50 460,100Q560,76 640,104V300H-30Z", "soft+mid",
                  depth=40),
            Shape("M-30,150Q160,110 330,140T640,132V940H-30Z", "soft", to="pale",
                  span=(160, 700)),
            Shape("M-30,190L190,170L150,270L-30,330ZM-30,360L90,320L130,420L90,520L-30,560Z"
                  "M520,190L640,180V300L520,270Z", "mid+soft", depth=30),
            Shape("M380,160L500,156L470,206L330,196ZM470,320L640,330V560L480,500L430,400Z",
                  "mid", depth=30, fade=0.75),
            *(Line(((x, 340 + (x - 480) * 0.05), (x - 30, 500 + (x - 480) * 0.3)), 4, "soft")
              for x in (490, 530, 570, 610)),
            *(Line(((-20, y), (120, y - 40)), 4, "soft") for y in (410, 460, 510)),
            Shape("".join(disc(x, y, r) for x, y, r in (
                (560, 226, 12), (588, 240, 15), (534, 244, 10), (60, 236, 12), (90, 250, 9),
                (36, 252, 9))), "mid", depth=10),
            Shape("M524,166v-22h-8l26,-22l26,22h-8v22Z", "spark", depth=8),
            Taper(SNAKE, (3, 5, 8, 11, 14, 18, 24, 31, 40, 52, 60, 62), "deep"),
            Line(SNAKE, 5, "glow", dash="22 18"),
            Put("caravan", (428, 246), 52, "spark/glow", shadow=0),
            Blob("230,380 380,400 520,470 540,570 440,650 340,640 260,560", "ink", flat=True,
                 fade=0.28),
            Taper("300,560 304,636 240,672 130,710 -40,756", (12, 16, 20, 25, 32), "spark"),
            Taper("300,560 296,636 380,672 480,706 640,746", (12, 16, 20, 25, 32), "spark"),
            Line("300,590 304,640 240,672 130,710 -40,756", 4, "glow", dash="16 14"),
            Line("332,656 380,672 480,706 640,746", 4, "glow", dash="16 14"),
            Blob("244,330 300,326 356,330 400,378 438,440 430,500 386,546 344,590 300,604"
                 " 256,590 214,546 170,500 162,440 200,378", "deep", depth=170),
            Blob("186,508 226,544 262,576 300,588 338,576 374,544 414,508 386,552 344,592"
                 " 300,606 256,592 214,552", "ink", corners=(0, 6), flat=True, fade=0.8),
            *(Blob(((x - 15, y), (x, y - 12), (x + 15, y), (x, y + 12)), "mid+deep", depth=8,
                   fade=0.8)
              for x, y in ((262, 372), (338, 372), (236, 404), (364, 404), (256, 432), (344, 432),
                           (270, 340), (330, 340))),
            Line("300,316 300,546", 8, "glow", dash="34 22"),
            *(part for s in (-1, 1) for part in (
                Blob(tuple((300 + s * x, y) for x, y in (
                    (62, 484), (92, 444), (126, 446), (128, 486), (100, 516))), "ink", depth=14),
                Blob(tuple((300 + s * x, y) for x, y in (
                    (68, 490), (96, 460), (120, 462), (120, 488), (96, 510))), "glow", depth=12),
                Blob(tuple((300 + s * x, y) for x, y in (
                    (86, 506), (94, 484), (104, 470), (104, 494), (96, 508))), "ink", flat=True),
                Line(tuple((300 + s * x, y) for x, y in ((56, 486), (90, 450), (132, 444))), 11,
                     "ink"))),
            Shape(disc(280, 556, 7) + disc(320, 556, 7), "ink", flat=True),
            Shape("M140,884V790H152V884Z", "ink", depth=8),
            Shape("M92,796l-18,14l18,14h76v-28ZM122,832h72l18,14l-18,14h-72Z", "spark+mid",
                  depth=10),
            Put("bicycle", (454, 874), 112, "ink/glow"),
            Figure("girl", "hold-front", (296, 876), 176, "glow/ink", "worry", look="half-down",
                   hair="plaits", hand=(332, 800), other_hand=(262, 800), hands="clasp",
                   through=(
                               Shape("M258,776l26,-8l26,8l26,-8v52l-26,8l-26,-8l-26,8Z",
                                     "spark", depth=8),
                               Line("268,812 286,786 304,808 324,780", 4, "glow", dash="9 7"),
                           )),
        ),
    ),
    Card(
        "zip-line",
        "Undone",
        "The railway is a zip; behind the engine the land stands open, and someone sews.",
        World("backdrop", "fern", Light("left", 0.5, rim="pale", at=(300, 600), reach=680),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Shape("M-30,-30H640V250C480,190 140,190 -30,250Z", "soft", to="pale", span=(0, 240)),
            Shape("M-30,190Q80,130 200,170Q320,120 440,160Q540,120 640,170V300H-30Z", "soft+mid",
                  flat=True, fade=0.6),
            Shape("".join(f"M{x},{y}l12,-{h}l12,{h}Z"
                          for x, y, h in ((500, 214, 40), (522, 218, 54), (60, 222, 46))),
                  "mid", flat=True),
            Shape("M-30,210C140,160 470,160 640,210V930H-30Z", "soft", depth=120),
            *(Taper(p, (2, 8, 3), "mid", flat=True, fade=0.55)
              for p in ("-20,330 90,300 230,300", "-20,520 60,470 150,462",
                        "-20,780 60,700 150,660", "620,330 520,300 370,300",
                        "620,520 560,470 450,462", "620,780 560,700 450,660")),
            *(Line(p, 4, "pale", fade=0.7)
              for p in ("-20,350 90,320 210,316", "-20,560 60,510 140,500",
                        "620,350 520,320 392,316", "620,560 560,510 456,500")),
            Within(GAP,
                   (
                       Glow((300, 620), 300, "mid", 0.9),
                       dots("262,420 330,380 300,470 240,540 370,500 400,560 210,500 190,570"
                            " 400,620 310,330 296,300 330,540", 3, "glow"),
                       Put("star", (262, 398), 48, "spark", turn=-12, shadow=0),
                   ),
                   World("backdrop", "cobalt", "left",
                         {"tone": "ink", "to": "deep", "spot": False})),
            *(Line(p, wide, tone, dash)
              for wide, tone, dash in ((62, "deep", ""), (50, "glow", "9 12"), (44, "deep", ""))
              for p in (LEFT_EDGE, RIGHT_EDGE)),
            teeth(LEFT_EDGE, 90, 30, "glow"),
            teeth(RIGHT_EDGE, -90, 30, "glow"),
            Line(((300, 180), (300, 262)), 5, "ink"),
            *(Line(((286, y), (314, y + 12)), 5, "spark") for y in range(176, 262, 16)),
            *(Line(((314, y), (286, y + 12)), 5, "spark") for y in range(176, 262, 16)),
            Line("302,262 350,330 420,260 410,150 352,84", 4, "spark"),
            Figure("old-woman", "kneel", (214, 246), 214, "spark/glow", "sly", wears="gown",
                   look="right-down", hand=(336, 146), other_hand=(288, 196),
                   holds=Held("needle", size=110, coat="ink", turn=30, grip=(0.5, 0.7))),
            Figure("boy", "kneel-over", (114, 574), 220, "ink/spark", "awe", look="right-down",
                   hand=(178, 544), other_hand=(240, 480), hands="flat",
                   hat="cap"),
            Shape("M206,720H394L480,940H120Z", "deep", depth=30),
            *(Line(p, 5, "glow", "9 12") for p in ("222,740 142,940", "378,740 458,940")),
            Shape("".join(f"M{300 - side * w},{y}h{side * w * 1.3:g}v{h}h{-side * w * 1.3:g}Z"
                          for y, w, h, side in (
                (744, 50, 11, 1), (759, 54, 12, -1), (775, 58, 13, 1), (792, 62, 14, -1),
                (810, 67, 15, 1), (829, 72, 16, -1), (849, 77, 17, 1), (870, 82, 18, -1))),
                  "glow", flat=True),
            Blob("292,450 284,418 308,396 336,404 346,366 388,360 406,378 430,344 476,344 490,374"
                 " 470,402 428,404 408,432 366,426 344,450 316,456", "glow", depth=60, fade=0.92),
            Turned((
                       Shape("M180,700L300,650L420,700V840H180Z", "ink", depth=20),
                       Shape(disc(300, 712, 112), "ink+deep", depth=90),
                       Shape("".join(disc(300 + 98 * dx, 712 + 98 * dy, 5)
                                     for dx, dy in ((1, 0), (0.7, 0.7), (0.7, -0.7), (-1, 0),
                                                    (-0.7, 0.7), (-0.7, -0.7), (0, 1), (0, -1))),
                             "soft", flat=True),
                       Shape(disc(300, 712, 80), "deep", depth=70),
                       Taper("232,700 250,656 290,640", (2, 7, 2), "pale", flat=True, fade=0.7),
                       Shape(disc(300, 712, 50), "spark", depth=20),
                       Shape(disc(300, 712, 30), "glow", flat=True),
                       Shape("M264,614L270,560H330L336,614Z", "ink", depth=20),
                       Shape("M254,546H346V568H254Z", "mid", depth=10),
                       Shape("M150,800H450V838H150Z", "spark", depth=24),
                       Shape(disc(196, 819, 15) + disc(404, 819, 15), "ink", flat=True),
                       Shape("M214,838H386L346,888H254Z", "ink", depth=14),
                       Line("258,852 248,884", 5, "soft"),
                       Line("300,850 300,886", 5, "soft"),
                       Line("342,852 352,884", 5, "soft"),
                   ), move=(0, -112)),
            Glow((300, 600), 170, fade=0.8),
            Shape("M280,776Q300,756 320,776L330,836Q300,852 270,836ZM292,794L288,822Q300,828"
                  " 312,822L308,794Q300,788 292,794Z", "spark", depth=10),
            Line("300,744 288,758 300,780 312,758 300,744", 7, "ink"),
        ),
    ),
)  # fmt: skip
