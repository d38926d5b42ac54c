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
            Glow((110, 190), 420, "glow", 0.95),
            Shape("M-30,330L60,270L120,310L210,250L300,320L420,262L520,330L640,290V640H-30Z",
                  "soft+mid", to="mid+soft", span=(250, 560)),
            Shape("M-30,500L240,500L262,560L250,640L300,690L350,640L344,580L400,500L640,500V760H-30Z",
                  "mid", flat=True),
            Shape("M240,500L262,560L250,640L300,690L350,640L344,580L400,500Z", "mid+soft", to="mid",
                  span=(500, 690), flat=True),
            *(Blob(p, "pale", flat=True, fade=0.3) for p in (
                "200,590 280,576 380,588 440,600 340,606 240,604",
                "190,680 270,664 340,672 440,668 380,688 260,692")),
            Blob("-60,770 120,756 290,764 460,752 660,764 660,960 -60,960", "mid+deep", depth=50),
            Shape("M230,800L420,806L404,840L256,836Z", "ink", flat=True, fade=0.3),
            Shape("M-30,524H196L226,548L206,590L224,640L196,690L204,760C190,820 176,880 160,940"
                  "H-30Z", "deep+ink", depth=60),
            Shape("M640,524H450L420,548L440,592L424,640L450,690L442,760C452,820 462,880 476,940"
                  "H640Z", "ink", depth=60),
            Shape("M226,548L206,590L224,640L196,690L204,760L178,750L170,690L196,640L178,592"
                  "L196,546Z", "mid+soft", depth=10),
            *(Line(p, 4, "mid", fade=0.8) for p in (
                "-20,596 176,596", "-20,670 170,670", "-20,744 172,744", "-20,818 166,818",
                "80,534 80,596", "30,596 30,670", "120,670 120,744", "60,744 60,818",
                "450,596 640,596", "456,670 640,670", "456,744 640,744", "466,818 640,818",
                "520,534 520,596", "580,596 580,670", "500,670 500,744", "570,744 570,818")),
            Shape("M-30,482H212L236,500L222,514L230,532L204,536H-30Z"
                  "M640,482H436L414,500L428,514L416,532L444,536H640Z", "mid+soft", depth=14),
            Shape("M240,580l22,-6l10,16l-14,16l-20,-6ZM392,618l14,-10l16,12l-10,18l-18,-2Z"
                  "M384,566l10,-6l8,8l-8,10Z", "ink", depth=8),
            Beast("bear", "stand", (146, 498), 176, "ink+deep/mid", look="down"),
            Shape("M150,486C196,478 240,484 280,500C330,520 380,514 440,492L470,482C440,524 380,552"
                  " 320,548L312,532L302,546C260,544 236,528 214,510L204,518L194,504Z",
                  "ink", flat=True, fade=0.3),
            Shape("M144,492C180,462 226,456 258,464L262,476L276,468C320,482 372,480 440,464"
                  "L462,470C436,512 376,536 322,534L312,520L302,532C260,530 226,516 206,504L194,510"
                  "L184,498Z", "glow", depth=26),
            *(Line(p, 3, "soft") for p in (
                "212,484 196,472", "250,492 236,474", "290,502 278,480", "330,508 318,486",
                "372,504 362,484", "244,492 232,512", "286,502 276,524", "326,508 320,530",
                "368,504 362,526", "408,494 404,512")),
            Figure("girl", "kneel-over", (522, 496), 246, "spark/glow", "strain", flip=True,
                   look="left", hand=(478, 474), other_hand=(450, 482), hands="grip",
                   through=(Taper("150,490 210,482 270,498 330,508 400,496 452,480 492,470",
                                  (1, 2, 3, 4, 5, 6, 5), "soft+mid"),)),
            *(Taper(((320 + s * 26, 812), (320 + s * (40 + w) / 2, (812 + y) / 2 - 16),
                     (320 + s * w, y)), (24, 24, 10), "pale")
              for s in (-1, 1) for w, y in (
                (116, 820), (134, 778), (134, 734), (116, 690))),
            *(Taper(((320 + s * 24, 812), (320 + s * (30 + w) / 2, (812 + y) / 2 - 10),
                     (320 + s * w, y)), (20, 19, 12), "glow")
              for s in (-1, 1) for w, y in ((84, 796), (90, 764), (76, 730))),
            Blob("276,790 320,768 362,790 374,846 320,866 264,846", "glow", depth=50),
            Taper("320,800 316,740 326,690 312,650", (24, 17, 13, 15), "glow"),
            Blob("294,646 306,626 328,630 334,652 320,668 300,664", "glow", depth=16),
            Shape("M298,650L262,622L302,632ZM296,656L258,646L304,664Z", "spark", depth=6),
            Shape(disc(314, 642, 5), "ink", flat=True),
            Blob("190,846 250,834 320,850 390,834 450,848 470,884 320,896 174,882", "mid",
                 depth=16),
            *(Line(p, 5, "pale", fade=0.8) for p in (
                "196,848 254,838 320,852 388,838 446,850", "224,872 320,884 410,872")),
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
