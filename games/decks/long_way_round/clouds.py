"""Over the edge, and above the clouds."""

import math

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
)

BEAR = (
    "M640,20C560,-30 460,10 430,90C404,62 352,72 352,122C354,146 368,160 380,168C350,240 290,300 "
    "212,352C168,382 150,412 166,446C184,478 226,476 270,460C330,440 390,440 424,474C462,530 "
    "456,620 440,690C428,740 420,780 414,806C378,812 366,852 384,866H548C556,800 566,760 640,730Z"
)
HOLE = (
    "62,174 80,158 102,148 116,124 134,114 142,100 158,102 166,114 204,110 240,124 262,152 268,190"
    " 272,244 246,246 238,212 212,220 188,214 184,244 158,246 154,210 138,196 108,202 78,198"
)


def heap(
    x: float, y: float, size: float, tone: str = "glow", shade: str = "pale"
) -> tuple[Thing, ...]:
    """A heap of clouds that is lit from above on the left."""
    balls = ((-1.1, 0.2, 0.6), (-0.4, -0.3, 0.75), (0.5, -0.1, 0.7), (1.2, 0.3, 0.55))
    low = "".join(
        disc(round(x + a * size), round(y + b * size), round(r * size)) for a, b, r in balls
    )
    high = "".join(
        disc(round(x + (a - 0.1) * size), round(y + (b - 0.12) * size), round(r * size * 0.84))
        for a, b, r in balls
    )
    return (Shape(low, shade, flat=True), Shape(high, tone, flat=True))


GATE = (170, 202), (210, 176), (250, 162), (290, 176), (330, 202)
"""The bars of the gate, by their upper ends."""

HALF = math.pi / 2 + 0.05
"""The half of a round net that is seen."""


def mesh(theta: float) -> tuple[Point, ...]:
    """A string of a heavy net that winds around it, as far as it is seen and not cut."""
    found = []
    for at in range(13):
        part, way = at / 12, theta + 1.5 * at / 12
        wide = 178 * math.sin(math.pi * (0.06 + 0.94 * part) ** 1.25) ** 0.62
        if abs(way - math.pi / 2) <= HALF:
            found.append((round(362 + wide * math.cos(way)), round(352 + 470 * part)))
    return tuple(found)


def torn(points: tuple[Point, ...]) -> tuple[tuple[Point, ...], ...]:
    """The ends of a torn string of the net, above and below the hole."""
    runs: list[list[Point]] = [[]]
    for x, y in points:
        if math.hypot((x - 216) / 74, (y - 560) / 92) < 1:
            runs.append([])
        else:
            runs[-1].append((x, y))
    return tuple(tuple(run) for run in runs if len(run) > 1)


NET = tuple(
    run
    for at in range(10)
    for way in (-1.5 + at * 0.5,)
    for one in (mesh(way), tuple((724 - x, y) for x, y in mesh(way)))
    for run in torn(one)
)

CARDS = (
    Card(
        "edge-gate",
        "Private",
        "A guard stops us at a locked gate before the abyss; a girl has walked round it.",
        World("backdrop", "brass", Light("left", 0.4, rim="pale"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Glow((250, 360), 420, "glow", 1),
            *heap(510, 180, 38, "glow", "pale"),
            *heap(560, 860, 66, "glow", "pale"),
            *heap(470, 900, 70, "glow", "pale"),
            Line("100,232 150,174 220,150 290,174 340,232", 13, "deep"),
            *(Line(((x - 28, y - 30), (x - 28, 714)), 10, "deep") for x, y in GATE),
            Shape(box(74, 138, 42, 580) + box(330, 138, 42, 580), "deep", depth=20),
            Shape(box(64, 124, 62, 20) + box(320, 124, 62, 20), "mid", depth=8),
            Shape(disc(95, 96, 30) + disc(351, 96, 30), "spark", depth=24),
            Shape("M-30,704H476L500,716L462,796H-30Z", "mid", depth=20),
            Shape("M-30,792L240,786L460,796L500,716L494,764L446,816L450,856L384,930H-30Z",
                  "deep+ink", depth=70),
            Line("314,550 316,522 332,508 348,522 350,550", 12, "ink"),
            Shape(box(296, 544, 72, 64), "glow", depth=14),
            Shape(disc(332, 566, 11) + "M326,567h12l6,28h-24Z", "ink", flat=True),
            Figure("man", "straddle", (206, 780), 630, "spark/glow", "stern", look="us",
                   hat="peaked", wears="suit", shape="stout", turn=-2, flip=True,
                   hair="short+moustache/ink", extras=("belt", "buttons", "collar"),
                   hand=(104, 584), other_hand=(316, 440),
                   hands="grip", holds=Held("key", size=330, coat="glow/glow", hand="near",
                                            grip=(0.5, 0.42))),
            Hand("open", (326, 356), (304, 440), 150, "spark/glow"),
            Figure("girl", "sit", (466, 716), 360, "glow/spark", "hush", look="us", shadow=0,
                   hat="straw", hair="plaits", hand=(486, 570), hands="point",
                   other_hand=(380, 644)),
        ),
    ),
    Card(
        "cloud-fishers",
        "The Catch",
        "On the clouds a fisherman hauls a net full of swallows; his girl is cutting it open.",
        World("backdrop", "lagoon", Light("left", 0), {"tone": "soft+mid", "to": "pale",
                                                       "spot": False}),
        (
            Glow((80, 120), 360, "glow", 0.8),
            *heap(520, 560, 60, "pale", "pale+soft"),
            *heap(40, 690, 70, "pale", "pale+soft"),
            Blob("-40,800 60,740 160,780 250,720 360,770 470,720 560,780 640,740 660,960 -60,960",
                 "pale", depth=60),
            Blob("190,800 300,776 460,786 540,810 420,830 260,826", "mid", flat=True, fade=0.35),
            Figure("old-man", "pull", (492, 246), 224, "spark/ink", "strain", flip=True,
                   hat="wool", hair="bald+full/glow", shadow=0, hand=(404, 138),
                   other_hand=(420, 122), hands="grip",
                   through=(Line("362,356 356,250 372,190 404,138 426,116 446,150 440,220", 9,
                                 "deep"),
                            Line("362,356 356,250 372,190 404,138 426,116 446,150 440,220", 5,
                                 "glow"))),
            Turned((
                Shape("M110,190C220,230 420,230 600,186Q574,300 500,322C400,344 300,344 230,320"
                      "C170,300 124,250 110,190Z", "deep", depth=90),
                *(Line(points, 4, "ink", fade=0.5) for points in (
                    "132,236 240,268 420,270 584,236", "168,280 260,302 420,304 558,276")),
                Shape("M110,190C220,230 420,230 600,186V208C420,252 220,252 116,214Z", "spark",
                      depth=10),
            ), (350, 250), turn=-3),
            *(Line(points, 6, "glow") for points in (
                "362,356 358,300 358,222", "354,358 330,300 322,226", "370,358 392,300 398,222")),
            Blob("362,352 440,390 520,520 540,620 480,760 362,826 244,760 184,620 204,520 284,390",
                 "glow", flat=True, fade=0.3),
            *(Put("swallow", (x, y), z, "ink/spark", turn=t, flip=f, shadow=0)
              for x, y, z, t, f in ((362, 496, 78, 14, False), (446, 566, 80, 24, False),
                                    (360, 640, 90, 8, False),
                                    (420, 736, 78, -14, True))),
            *(Line(points, 4, "deep") for points in NET),
            *(Put("swallow", (x, y), z, "ink/spark", turn=t, flip=f, shadow=0)
              for x, y, z, t, f in ((222, 574, 100, 8, False), (130, 488, 116, 22, False),
                                    (176, 400, 70, 30, False),
                                    (138, 690, 136, -6, False))),
            *heap(80, 870, 80),
            *heap(500, 880, 86),
            *heap(270, 900, 70),
            Within("M0,0H360V400H262V224C200,216 150,208 110,192H0Z", (
                Figure("girl", "lean-out", (214, 196), 240, "glow/spark", "sly", look="down",
                       print="stripes", shadow=0, hand=(284, 274), other_hand=(166, 212),
                       holds=Held("scissors", size=120, coat="spark/glow", turn=90)),)),
        ),
    ),
    Card(
        "dragonfly-line",
        "Line Eleven",
        "A dragonfly pulls a tram over the grass; a mouse has a ticket, a frog has a tongue.",
        World("backdrop", "fern", Light("right", 0.3, at=(420, 470), reach=520),
              {"tone": "mid", "to": "pale", "spot": False}),
        (
            Glow((420, 560), 380, "pale", 0.9),
            Blob("-40,560 80,520 200,560 330,520 480,560 660,510 660,700 -60,700", "soft",
                 flat=True, fade=0.6),
            Shape("M-30,650H640V930H-30Z", "soft", to="deep", span=(640, 900)),
            *(Line(((x - w, y), (x, y - 3), (x + w, y)), 5, "glow", fade=0.7) for x, y, w in (
                (420, 690, 90), (440, 720, 60), (400, 750, 76), (450, 780, 40), (300, 674, 40))),
            Frame("grass", "mid", size=1.3, plane="far"),
            Taper("150,300 80,230 60,140 80,90", (7, 30, 34, 8), "soft"),
            Taper("170,290 230,220 300,140 350,110", (7, 30, 36, 8), "soft"),
            Line("182,320 298,494", 6, "glow"),
            Line("196,318 316,446", 6, "glow"),
            Turned(
                (
                    Put("tram", (430, 600), 184, "spark/glow", shadow=0),
                    *(Shape(disc(x, 594, 18) + disc(x + 26, 594, 18), "ink", depth=8)
                      for x in (344, 492)),
                    *(Shape(disc(x, 594, 6) + disc(x + 26, 594, 6), "glow", flat=True)
                      for x in (344, 492)),
                    *(Shape(disc(x, 500, 10) + f"M{x - 17},524Q{x - 16},508 {x},508"
                            f"Q{x + 16},508 {x + 17},524Z", "mid", flat=True)
                      for x in (404, 520)),
                    Shape("M388,497h32v-5h-8q0,-14 -8,-14t-8,14h-8ZM530,488a7,7 0 1 1 -7,-7Z",
                          "ink", flat=True),
                    Within("M321,477H369V524H321Z", (
                        Figure("man", "face-us", (345, 634), 150, "ink/glow", "fear", "left-up",
                               wears="uniform", hair="short"),)),
                    Shape(disc(296, 520, 8), "glow", flat=True),
                    Put("frog", (470, 472), 132, "soft+mid/pale", shadow=0),
                ),
                about=(430, 520),
                turn=10,
            ),
            Glow((330, 560), 130, "glow", 0.5),
            Taper("140,316 200,304 290,262 390,200", (26, 20, 12, 9), "ink"),
            Line("176,286 184,306 194,330", 12, "glow"),
            *(Line(points, 7, "glow") for points in (
                "222,284 236,306", "256,270 270,290", "290,252 302,270")),
            Shape("M450,414C458,442 504,446 510,422Z", "ink", flat=True),
            Taper("484,432 452,426 424,388 394,316 362,246 362,210 380,202",
                  (10, 9, 8, 7, 8, 9, 8), "spark"),
            Taper("168,290 120,200 130,100 170,66", (8, 34, 38, 8), "glow"),
            Taper("186,284 290,240 390,140 460,118", (8, 30, 36, 8), "glow"),
            *(Line(points, 3, "mid") for points in (
                "168,290 130,190 150,80", "190,284 300,220 446,124", "128,230 104,180",
                "134,160 156,130", "262,250 290,190", "340,196 384,184")),
            Blob("84,330 96,290 136,282 160,310 148,350 108,358", "ink"),
            Shape(disc(107, 318, 27), "spark", depth=14),
            Shape(disc(98, 310, 9), "glow", flat=True),
            *(Line(points, 6, "ink") for points in ("132,350 140,380 128,396",
                                                   "112,354 110,384 96,396")),
            Put("mushroom", (116, 926), 190, "spark/glow"),
            Taper("70,762 40,790 50,830 40,860", (8, 7, 5, 3), "pale+soft"),
            Beast("mouse", "beg", (104, 772), 146, "pale/spark", look="up"),
            Shape("M186,634L256,600L272,632L202,668Z", "glow", depth=8),
            Shape("M206,638l36,-18 4,8 -36,18zM214,652l24,-12 3,7 -24,12z", "spark", flat=True),
            Taper("120,640 152,676 180,664 194,654", (17, 15, 11, 10), "pale"),
            *(Line(((190, y), (204, y - 3), (216, y - 2)), 7, "pale+soft")
              for y in (642, 652, 662)),
            Taper("560,940 540,760 580,660", (16, 10, 1), "ink"),
            Taper("520,940 524,820 490,720", (14, 9, 1), "ink"),
            Frame("grass", "ink", size=0.8),
        ),
    ),
    Card(
        "star-bear",
        "A Visitor from the North",
        "A bear made of night has come down to a tent; a girl offers it her soup.",
        World("backdrop", "slate", Light("right", 0.5, at=(300, 440), reach=560, tone="pale"),
              {"tone": "ink", "to": "mid", "spot": False}),
        (
            dots("60,60 90,90 240,60 310,130 330,40 60,330 90,380 230,250 270,300 40,240", 3,
                 "pale"),
            Glow((230, 460), 300, "soft", 0.5),
            *(Shape(path, tone, flat=True) for path, tone in (
                ("M-30,740L60,660L110,700L190,620L270,710L330,680L420,760V860H-30Z", "mid"),
                ("M-30,800L40,760L120,790L220,740L330,800V880H-30Z", "deep+mid"))),
            Blob(HOLE, "ink", flat=True),
            Line(HOLE + " 62,174", 3, "pale", dash="3 9"),
            dots("142,100 204,110 262,152 260,247 170,247 62,174", 5, "glow"),
            Blob("-60,846 200,834 420,838 660,830 660,960 -60,960", "mid", depth=40),
            Within(
                BEAR,
                (
                    Shape("M330,470C400,440 470,500 470,600L440,880H300Z", "deep", flat=True,
                          fade=0.5),
                    Shape("M520,880C540,700 560,640 640,600V900Z", "deep", flat=True, fade=0.7),
                    Glow((250, 400), 200, "soft", fade=0.6),
                    Glow((560, 160), 220, "mid", fade=0.7),
                    Line("640,200 520,380 470,640 420,900", 60, "soft", fade=0.13),
                    dots("400,140 480,60 600,90 440,330 510,260 590,400 340,320 290,380 500,470"
                         " 560,540 470,700 520,640 600,620 450,780 490,840 400,400 620,240", 3,
                         "glow"),
                    Spread("star", ((430, 220, 34, 0), (520, 140, 44, 20), (560, 300, 38, 0),
                                    (490, 600, 34, 0), (450, 770, 28, 0)), "glow"),
                    Line("430,220 520,140 560,300 430,220", 3, "glow", fade=0.5),
                    Line("560,300 490,600 450,770", 3, "glow", fade=0.5),
                ),
                World("backdrop", "cobalt", "left", {"tone": "deep", "to": "mid", "spot": False}),
                edge="glow",
            ),
            Shape("M190,846l20,-84l20,84ZM224,846l14,-56l14,56Z", "deep", flat=True),
            *(Shape(f"M{x},868q6,-34 22,-34q10,12 6,34Z", "glow", flat=True)
              for x in (384, 418, 452)),
            Spread("star", ((392, 300, 54, 10),), "spark", flat=False),
            Line("196,452 226,440 268,444 300,424", 5, "glow"),
            Blob("158,412 186,388 206,410 188,446 164,440", "ink", depth=20),
            Line("168,410 178,402 188,404", 5, "glow", fade=0.7),
            *(Line(points, 6, "glow", fade=0.6) for points in (
                "176,540 166,524 180,510 172,494", "206,542 216,526 202,512 210,498")),
            Put("tent", (62, 880), 300, "spark/glow"),
            *(Line(((x, 874), (x + d, 852)), 4, "soft", fade=0.6)
              for x, d in ((352, 4), (362, 10), (344, -4), (250, -6), (258, 3))),
            Figure("woman", "hold-up", (288, 862), 318, "glow/spark", "smile", "left-up",
                   hand=(204, 606), other_hand=(178, 608), hair="plaits", wears="nightgown",
                   flip=True, hands="flat"),
            Put("cup", (186, 604), 66, "glow/spark", flip=True, shadow=0),
        ),
    ),
)  # fmt: skip
