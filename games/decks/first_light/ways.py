"""Cards of narrow ways: gaps, and what is cut open."""

from games.decks.arrangements import dots, far_houses
from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
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


def spines(places: Points, side: int, size: float = 26) -> tuple[Thing, ...]:
    """The spines of a cactus, three from each place: to the right, the left, or upwards at 0."""
    path = ""
    for x, y in spots(places):
        for turn in (-0.5, 0, 0.5):
            u, v = (side * size, size * (turn - 0.2)) if side else (size * turn, -size)
            path += f"M{x:g},{y - 3:g}L{x + u:.0f},{y + v:.0f}L{x + 2:g},{y + 3:g}Z"
    return (Shape(path, "glow", flat=True, plane="near"),)


def cactus(points: Points, widths: tuple[float, ...]) -> tuple[Thing, ...]:
    """A stem of a cactus with its ribs."""
    row = spots(points)
    ribs = (
        Line(
            tuple((x + w * part, y) for (x, y), w in zip(row, widths, strict=True)),
            5,
            tone,
            fade=0.5,
            plane="near",
        )
        for part, tone in ((-0.45, "ink"), (0.1, "ink"), (0.55, "mid"))
    )
    return (Taper(points, widths, "deep", plane="near"), *ribs)


CARDS = (
    Card(
        "cactus-balloon",
        "Carefully",
        "A child has to lead a balloon between cacti; there is somebody at home in it, and the"
        " last one that came this way still hangs there.",
        World("backdrop", "dawn", Light("right", 0.7, rim="glow"),
              {"tone": "soft", "to": "pale"}),
        (
            Glow((500, 560), 420, "glow", 0.9),
            Shape("M-30,700V640H60L76,600H170L184,650H430L440,610H520L540,660"
                  "H640V740H-30Z", "soft", to="pale", span=(560, 740)),
            Blob("-30,710 160,694 360,716 640,690 640,940 -30,940", "soft+mid", depth=50),
            *(Put("cactus", (x, y), s, "mid", haze=0.35, shadow=0.4)
              for x, y, s in ((150, 736, 60), (400, 730, 46), (300, 722, 30))),
            Blob("-30,806 200,780 400,796 640,770 640,940 -30,940", "mid", depth=60),
            *(Blob(((x, y), (x + s, y - s * 0.7), (x + 2 * s, y), (x + s, y + s * 0.3)), "mid+deep",
                   depth=10) for x, y, s in ((330, 850, 18), (150, 820, 10), (430, 880, 14))),
            Blob("300,66 416,104 468,220 440,340 370,424 300,466 230,424 160,340 132,220 184,104",
                 "spark", depth=150),
            Glow((386, 200), 130, "soft", 0.5),
            *(Line(p, 4, "spark+ink", fade=0.35) for p in (
                "296,70 206,150 190,260 230,390 294,466",
                "304,70 394,150 410,260 370,390 306,466")),
            Shape("M282,462H318L332,494H268Z", "spark", depth=12),
            Blob("404,122 434,170 444,240 424,236 414,180 394,140", "glow", flat=True, fade=0.5),
            Shape("M232,356V250C232,172 368,172 368,250V356Z", "deep", depth=14),
            Shape("M248,348V252C248,194 352,194 352,252V348Z", "glow", flat=True),
            Within("M248,348V252C248,194 352,194 352,252V348Z", (
                Blob("250,200 282,220 270,300 250,350 240,280", "soft", depth=14),
                Blob("350,200 322,220 334,300 352,350 362,280", "soft", depth=14),
                Figure("old-woman", "peek", (300, 470), 250, "mid/deep", "dread", look="left",
                       shadow=0),)),
            Shape("M222,350H378V370H222Z", "deep", depth=10),
            Figure("boy", "tiptoe", (226, 862), 310, "deep/spark", "worry", look="up",
                   hand=(322, 716), other_hand=(324, 670), hat="cap", hands="grip", turn=-7,
                   through=(Line("300,492 312,560 324,640 322,716 306,770", 5, "ink"),)),
            *cactus("10,960 34,600 22,300 -10,60", (96, 92, 84, 60)),
            *cactus("10,580 84,566 102,500 106,450", (34, 34, 30, 24)),
            *cactus("600,960 592,640 602,300 620,-40", (90, 92, 84, 70)),
            *cactus("600,720 500,712 468,660 460,590", (38, 38, 34, 24)),
            *cactus("620,350 556,330 534,270 528,200", (32, 32, 28, 20)),
            *spines("90,140 100,230 108,330 118,690 124,780 136,480 134,540 104,410", 1),
            *spines("520,430 514,500 502,790 506,860 530,120", -1, 34),
            *spines("508,226 508,286", -1, 22),
            *spines("58,190 66,280 60,380 70,660 64,750 566,470 560,560 566,800 580,160", 1, 16),
            *spines("92,440 120,440 454,590 474,604", 0, 24),
            Line("462,590 420,572", 5, "glow", plane="near"),
            Blob("396,570 420,560 446,574 440,610 452,650 432,640 428,690 416,650 404,700 400,640"
                 " 384,660 392,610", "spark", depth=18, plane="near",
                 corners=(4, 5, 6, 7, 8, 9, 10)),
            Line("408,584 414,620 406,660", 3, "spark+ink", plane="near"),
            Line("430,584 428,620 434,640", 3, "spark+ink", plane="near"),
            Line("416,650 424,700 414,742 420,766", 3, "ink", plane="near"),
            Put("window", (424, 846), 84, "deep", turn=14, shadow=0, plane="near"),
        ),
    ),
    Card(
        "feather-bridge",
        "Who Weighs More",
        "Where the bridge is broken lies a feather; a bear tries it with its nose, a girl holds"
        " it down, and somebody below would like it back.",
        World("backdrop", "tide", Light("left", 0.5, rim="pale"),
              {"tone": "soft", "to": "mid", "spot": False}),
        (
            Glow((110, 190), 460, "glow", 1),
            Shape("M-30,330L60,280L150,330L250,256L340,320L430,262L540,330L640,290V640H-30Z",
                  "soft+mid", to="soft", span=(330, 600)),
            Shape("M-30,584C120,576 260,590 400,580S560,584 640,578V930H-30Z", "mid",
                  to="mid+deep", span=(620, 860), flat=True),
            *(Line(p, 5, "soft", fade=0.7) for p in (
                "190,612 250,604 300,612", "390,604 440,598 480,606", "130,830 166,824 200,832")),
            *(Shape(p, "deep", to="mid", span=(520, 660), flat=True) for p in (
                "M112,470h24v170h-24Z", "M500,470h24v160h-24Z")),
            *(Taper(p, (11, 11), "deep") for p in (
                "88,640 150,560 214,474", "536,650 480,560 452,474")),
            *(Shape(p, "ink+deep", depth=30) for p in (
                "M52,470h44v470h-44Z", "M532,470h44v470h-44Z")),
            *(Line(p, 6, "mid+soft") for p in (
                "50,548 74,554 98,548", "50,562 74,568 98,562", "530,548 554,554 578,548",
                "530,562 554,568 578,562")),
            *(Line(p, 5, "soft") for p in (
                "24,816 74,830 124,816", "504,816 554,830 600,818")),
            Shape("M-30,456H196L214,470L190,478L206,492L180,504H-30ZM640,456H470L452,468L476,478"
                  "L460,490L488,504H640Z", "ink+deep", depth=20),
            Shape("M-30,428H226L212,436L240,444L222,458H-30ZM640,428H452L466,438L440,446L456,458"
                  "H640Z", "mid", depth=14),
            *(Line(((x, 430), (x, 457)), 4, "deep") for x in (40, 96, 152, 206, 486, 534, 580)),
            Beast("bear", "sniff", (150, 438), 176, "ink+deep/mid"),
            Shape("M204,434C240,388 296,380 330,390L336,406L348,391C384,396 426,390 456,394L476,408"
                  "C450,456 404,480 354,478L342,462L332,477C296,474 258,460 240,442L228,448Z",
                  "glow", depth=26),
            *(Line(((x, 430), (x - 24, 430 + d)), 3, "soft") for x, d in (
                (274, -20), (306, -26), (378, -24), (410, -22), (434, -18),
                (282, 20), (312, 30), (376, 36), (404, 28), (428, 18))),
            Figure("girl", "kneel-over", (500, 434), 264, "spark/glow", "dread", flip=True,
                   look="left-up", hand=(474, 412), other_hand=(450, 420), hands="grip",
                   through=(Taper("204,434 250,426 300,432 346,436 400,430 452,418 492,406",
                                  (1, 2, 3, 4, 5, 6, 5), "soft+mid"),)),
            Blob("206,872 250,842 320,834 396,842 450,872 440,910 220,910", "ink", depth=30),
            Turned((
                *(Taper(((328 + s * 92, 700), (328 + s * (92 + u) / 2, (700 + y) / 2 - 8),
                         (328 + s * u, y)), (12, 17, 7), "pale")
                  for s in (-1, 1)
                  for u, y in ((116, 796), (146, 762), (164, 718), (164, 668), (146, 622))),
                *(Taper(((328 + s * 26, 762), (328 + s * 64, 744), (328 + s * 94, 684),
                         (328 + s * 112, 622)), (24, 34, 26, 8), "glow") for s in (-1, 1)),
                *(Taper(((x, 790), (x, 842)), (8, 6), "spark") for x in (306, 350)),
                Shape("M306,832l-28,20l18,4l8,8l10,-8l16,-2ZM350,832l-24,22l16,2l10,8l10,-8l16,-4Z",
                      "spark", depth=6),
                Blob("276,762 292,724 328,708 364,724 380,762 366,804 328,820 290,804", "glow",
                     depth=60),
                Taper("328,750 322,706 326,674 316,646", (36, 23, 19, 20), "glow"),
                Blob("290,640 300,618 322,614 338,632 332,654 304,658", "glow", depth=16),
                Shape("M300,620L256,594L290,646ZM294,642L254,646L312,660Z", "spark", depth=6),
                Shape(disc(314, 632, 6), "ink", flat=True),
            ), (328, 868), zoom=1.16),
            *(Line(p, 5, "pale", fade=0.8) for p in (
                "160,874 190,866 212,876", "446,876 470,866 500,874")),
        ),
    ),
    Card(
        "cut-sky",
        "Alterations",
        "Scissors have cut a flap into the day; the night behind it was already hanging there,"
        " and somebody in it takes hold of the edge.",
        World("backdrop", "frost", Light("left", 0.6, rim="glow"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            *(Blob(p, "glow", depth=20) for p in (
                "40,700 60,670 100,660 140,672 160,700 50,706",
                "470,596 486,572 520,566 554,580 568,604 480,608")),
            Shape("M-30,800L70,760L150,790L260,744L380,794L480,756L640,800V940H-30Z", "mid+soft",
                  flat=True, fade=0.6),
            Shape("M88,150L170,124L250,132L330,98L480,84L440,230L380,380L330,480L264,670L200,560"
                  "L176,480L140,420L132,330L96,260Z", "ink", flat=True, fade=0.3),
            Within(
                "M72,146L160,112L240,122L330,84L474,70L430,230L370,380L320,480L252,664L196,560"
                "L168,480L132,410L124,330L86,250Z",
                (dots("120,170 210,150 386,110 180,260 424,150 370,250 300,110 340,390", 4),
                 dots("160,210 250,420 420,210 230,140", 2.5, "soft")),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Shape("M72,146L86,250L124,330L132,410L168,480L196,560L252,664C216,640 170,580 150,500"
                  "C110,450 104,380 100,340C64,280 50,210 40,150C46,134 60,134 72,146Z", "glow",
                  depth=16),
            Shape("M474,70C540,130 580,220 566,320C520,350 470,390 430,440C370,520 300,620 252,664"
                  "L320,480L370,380L430,230Z", "glow", depth=60),
            Within(
                "M-30,-30H640V480H322L252,664L180,500L130,440L-30,490Z",
                (Figure("old-man", "peek", (262, 812), 600, "soft/spark", "curious",
                        look="left-down", hat="nightcap", wears="pyjamas", print="stripes",
                        shadow=0, hand=(424, 396), other_hand=(116, 416), hands="grip",
                        through=(
                            Shape("M440,384L394,268Q384,280 388,300L412,404Z", "spark", depth=14),
                            Shape("M408,384L466,194Q476,208 472,238L436,404Z", "spark", depth=14),
                            Shape(disc(424, 374, 6), "ink", flat=True),
                            Line("414,404 394,422 384,442 398,458 420,448 424,422 428,408", 10,
                                 "spark"),
                            Line("430,404 448,418 456,436 446,450 430,444 424,426", 10, "spark"),
                        )),
                 ),
            ),

            Blob("-60,830 120,812 300,838 480,812 660,830 660,960 -60,960", "mid", depth=60),
            *far_houses("60,842 92,834", 24),
            Line("252,660 247,700 254,748", 5, "ink"),
            *(Line(((234, y), (268, y - 12)), 6, "spark") for y in (690, 714, 738)),
            Figure("woman", "reach", (416, 872), 330, "spark/glow", "curious", look="left-up",
                   flip=True, hand=(324, 604), other_hand=(352, 640), hands="grip",
                   through=(Taper("316,650 324,604 336,540", (6, 6, 1), "ink"),)),
            Line("268,678 300,672 318,640", 4, "spark"),
        ),
    ),
)  # fmt: skip
