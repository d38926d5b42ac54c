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


def camel_head(move: Point) -> Turned:
    """The head of the camel, which looks down to the left, with its forelock and its beard."""
    return Turned(
        (
            Blob("534,268 540,236 554,228 566,246 556,280", "mid+soft", depth=12),
            Blob("366,344 388,326 424,316 448,292 482,270 522,264 556,284 568,324 556,372 512,392"
                 " 470,384 436,394 404,408 378,404 362,380", "soft+pale", depth=60),
            Line("366,384 392,386 420,380 446,364", 5, "deep"),
            Line("376,346 380,366 374,382", 4, "deep"),
            Taper("382,346 396,342 406,350", (2, 6, 2), "ink", flat=True),
            Shape(disc(472, 312, 21), "glow", flat=True),
            Shape(disc(463, 320, 12), "ink", flat=True),
            Shape(disc(459, 315, 4), "glow", flat=True),
            Shape("M446,310C450,284 490,280 498,312C480,304 462,304 446,310Z", "mid", flat=True),
            Line("442,312 468,304 500,314", 5, "ink"),
            Blob("506,268 512,232 526,224 538,242 532,280", "soft", depth=14),
            Blob("462,286 470,256 500,240 536,250 546,282 528,270 516,290 502,270 486,290", "deep",
                 corners=(5, 6, 7, 8), depth=14),
        ),
        about=(540, 320), turn=-14, move=move,
    )  # fmt: skip


CARDS = (
    Card(
        "camel-town",
        "The Quiet Quarter",
        "A camel carries a town; every window is lit but one, and from that hang sheets.",
        World("backdrop", "plum", Light("right", 0, at=(480, 130), reach=1000),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Glow((480, 130), 300, "pale", 0.8),
            Shape(disc(480, 130, 50), "glow", flat=True),
            dots("300,80 380,60 560,70 60,90 90,200 560,200 410,240", 3, "pale"),
            Shape("M-30,560Q120,470 300,540Q440,580 640,500V940H-30Z", "deep", depth=60),
            Shape("M-30,800Q140,764 330,796Q480,770 640,802V940H-30Z", "deep+mid", depth=40),
            Blob("50,866 160,848 300,852 470,844 560,858 440,876 200,882", "ink", flat=True,
                 fade=0.6),
            Taper("150,570 176,640 164,690 150,720 162,780 168,842", (54, 42, 22, 20, 11, 14),
                  "mid"),
            Taper("500,560 522,640 528,700 522,730 530,780 532,838", (30, 24, 15, 18, 11, 13),
                  "mid"),
            *(Blob(((x - 28, 856), (x - 14, 834), (x + 18, 836), (x + 30, 856)), "deep", depth=8)
              for x in (172, 536)),
            *house((100, 450), 64, 180, "ink", rows=3, lit="spark"),
            *house((302, 470), 56, 200, "ink", rows=3, lit="spark"),
            *house((180, 420), 114, 290, "ink+deep", lit="deep", rows=3),
            Taper("74,500 50,560 56,610 54,640", (9, 7, 5, 5), "mid+soft"),
            Taper("55,630 52,660 58,690", (4, 13, 2), "ink", flat=True),
            Blob("66,520 84,462 130,420 170,360 238,336 310,362 352,430 392,468 430,506 462,512"
                 " 484,480 494,420 500,350 540,300 566,330 568,420 560,520 536,600 500,640"
                 " 440,640 340,622 240,612 150,606 84,590", "soft+pale", depth=150),
            Taper("116,540 118,616 96,676 76,716 84,780 88,850", (56, 46, 23, 21, 11, 15),
                  "soft+pale"),
            Taper("480,570 474,650 466,706 462,734 466,786 464,850", (42, 28, 17, 20, 11, 15),
                  "soft+pale"),
            *(Blob(((x - 34, 864), (x - 18, 842), (x + 18, 842), (x + 30, 864)), "deep", depth=8)
              for x in (88, 464)),
            camel_head((0, 20)),
            Shape("M106,452Q146,346 238,336Q322,348 358,470L352,574Q230,596 96,560Z", "deep+mid",
                  depth=70),
            Line("98,544 230,578 352,556", 8, "spark"),
            Shape("M192,182h90v86h-90Z", "soft", flat=True),
            Shape("M200,190h74v74h-74Z", "ink", flat=True),
            Shape("M184,264h106v12h-106Z", "pale", depth=4),
            Blob("202,258 238,250 280,258 288,290 266,318 260,346 240,346 228,316 206,322 192,300",
                 "glow", (0, 2, 7, 8), depth=16),
            Line("222,264 236,300 246,334", 4, "soft"),
            Line("258,262 256,300 252,334", 4, "soft"),
            Blob("238,342 264,340 290,384 298,440 290,490 286,514 262,514 254,470 246,430 236,390",
                 "glow", depth=16),
            Figure("girl", "climb", (206, 582), 240, "spark/glow", "wonder", wears="nightgown",
                   look="right", shadow=0, hand=(266, 452), other_hand=(264, 396), hands="grip",
                   through=(Line("258,370 268,420 270,490", 26, "glow"),)),
            Blob("262,512 288,508 310,566 326,612 364,640 420,638 404,672 416,706 396,742 336,732"
                 " 282,690 258,604", "glow", (5, 8), depth=16),
            Line("278,528 290,590 318,646", 4, "soft"),
            Line("268,536 272,586", 4, "soft"),
            Line("384,640 372,676 380,706 362,736", 7, "soft"),
            Line("366,641 352,674 358,704 342,730", 4, "soft"),
            Line("262,358 272,388", 4, "soft"),
            Line("274,500 286,462", 4, "soft"),
            *(Blob(points, "glow", (2, 4), depth=12) for points in (
                "256,338 292,328 316,348 296,352 288,366 262,356",
                "280,506 316,500 340,524 318,526 308,540 284,526")),
            *(Blob(((x - 19, y + 6), (x - 10, y - 13), (x + 9, y - 14), (x + 20, y - 2),
                    (x + 12, y + 14), (x - 8, y + 15)), "glow+pale", depth=14)
              for x, y in ((252, 346), (276, 516))),
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
