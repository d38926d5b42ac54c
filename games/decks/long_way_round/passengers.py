"""Passengers in the air and in a compartment."""

from games.decks.arrangements import far_houses
from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Light,
    Line,
    Point,
    Points,
    Put,
    Shape,
    Thing,
    Turned,
    Within,
    World,
    disc,
)


def rope(points: Points, width: float = 7) -> tuple[Line, ...]:
    """A rope of two strands."""
    return Line(points, width + 4, "ink+spark"), Line(points, width, "spark+glow", "6 10")


def tin() -> tuple[Thing, ...]:
    """An open tin of sardines: its lid is rolled up on its key."""
    return (
        Shape("M420,574H548V724H440q-20,0 -20,-20Z", "glow", depth=14),
        Shape("M430,590H548V708H444q-14,0 -14,-14Z", "ink", flat=True),
        *(Put("fish", (496, y), 42, "pale/ink", flip=True, shadow=0) for y in (632, 669, 705)),
        Line("550,576 550,546", 8, "glow"),
        Line("550,546 532,534 532,512 550,502 568,512 568,534 550,546", 7, "glow"),
        Shape("M532,572q18,-14 36,0V728q-18,14 -36,0Z", "soft", depth=20),
        Line("540,584 541,660 540,718", 5, "glow"),
        Line("552,572 554,660 552,732", 3, "deep", fade=0.7),
    )  # fmt: skip


def goose(at: Point, turn: float, zoom: float = 0.56) -> tuple[Thing, ...]:
    """A goose that flies to the right with a stretched neck and raised wings."""
    return (
        Turned(
            (
                Shape("M100,90C96,44 130,4 176,-18C178,2 174,14 168,26L186,22"
                      "C180,50 158,80 130,94Z",
                      "soft", flat=True),
                Shape("M0,104C40,86 90,66 130,70C160,74 178,62 198,46C214,32 228,22 246,27"
                      "C258,30 259,44 250,49C236,54 226,58 214,74C196,98 172,122 130,124"
                      "C80,126 50,122 14,122L26,112Z", "glow", depth=12),
                Shape("M250,27L286,41L250,49Z", "spark", depth=4),
                Shape(disc(242, 36, 4), "ink", flat=True),
                Shape("M158,92C146,50 104,4 36,-36C40,-18 46,-6 56,4L30,0C40,20 50,30 64,36L42,38"
                      "C66,66 100,96 134,108C152,108 162,104 158,92Z", "glow", depth=12),
                Line("56,4 88,20 112,42", 4, "soft"),
                Line("64,36 92,50 116,66", 4, "soft"),
                Line("166,62 178,86 170,112", 9, "spark"),
            ),
            (150, 90), turn, zoom, move=(at[0] - 150, at[1] - 90),
        ),
    )  # fmt: skip


CARDS = (
    Card(
        "goose-house",
        "By Air",
        "Geese carry off a house; father just caught the rope, and the bath with the uncle in it "
        "has stayed behind.",
        World("backdrop", "plum", Light("low-left", 0, rim=""),
              {"tone": "mid", "to": "mid", "spot": False}),
        (
            Shape("M-30,-30H640V720H-30Z", "deep+mid", to="pale", span=(40, 660)),
            Shape("M-30,690C80,640 180,650 300,676S520,640 640,660V930H-30Z", "mid+soft",
                  to="soft", span=(640, 780)),
            *far_houses("540,668", 28, lit="spark"),
            Shape("M-30,800C110,756 260,748 380,776S560,818 640,822V930H-30Z", "ink+deep",
                  depth=60),
            Shape("M44,840L366,818L452,862L70,892Z", "pale", to="soft", span=(810, 890)),
            *(Line(((a, b), (c, d)), 3, "mid", fade=0.6)
              for a, b, c, d in ((124, 834, 158, 884), (204, 829, 252, 876), (284, 824, 348, 868),
                                 (56, 864, 412, 840))),
            Blob("120,874 240,852 376,860 300,888", "ink", flat=True, fade=0.5),
            Shape("M166,842h22l-6,26h-20ZM306,840h22l6,24h-22Z", "ink", flat=True),
            Within("M0,0H600V788H0Z",
                   (Figure("man", "raise-both", (226, 890), 232, "glow/ink", "dread",
                           look="right-up", shadow=0, wears="trunks", hair="short+moustache/ink",
                           turn=8),)),
            Shape("M124,770H356C356,822 340,844 314,850H166C140,844 124,822 124,770Z", "glow",
                  depth=24),
            Shape("M112,760H368V780H112Z", "glow", depth=8),
            *(Shape(disc(x, y, r), "glow", flat=True)
              for x, y, r in ((152, 752, 18), (182, 748, 14), (312, 750, 18), (338, 754, 12))),
            Turned((Shape("M352,224h44v90h-44Z", "mid", depth=20),
                    Shape("M346,212h56v20h-56Z", "deep", depth=6),
                    Shape("M386,424L434,262L502,404V596L386,622Z", "spark+deep", depth=40),
                    Shape("M176,424H386V622H176Z", "spark", depth=80),
                    Shape("M176,424H386V452L176,440Z", "deep", flat=True, fade=0.4),
                    Shape("M150,436L222,266H436L394,436Z", "deep", depth=50),
                    Shape("M222,266H436L512,404L500,416L430,284Z", "ink", depth=6),
                    *(Line(((214 - n * 18, 288 + n * 36), (432 - n * 10, 288 + n * 36)), 3, "soft",
                           fade=0.45)
                      for n in (1, 2, 3)),
                    Shape("M166,612L390,620L512,590L500,616L470,622L458,652L424,640L402,676"
                          "L376,650L350,690L318,652L282,676L252,642L216,660L190,632Z",
                          "ink", depth=20),
                    Shape("M398,628L404,470L420,482L432,450L450,466L468,440L482,462L480,606"
                          "L462,590L440,622L424,606Z", "ink", flat=True),
                    Shape("M406,608L410,492L424,498L436,470L452,482L466,462L474,474V586L460,574"
                          "L440,604L424,590Z", "pale", flat=True),
                    *(Line(p, 3, "mid", fade=0.6) for p in (
                        "408,536 474,516", "408,576 474,552", "432,486 432,598",
                        "454,484 454,580")),
                    Shape("M216,462h116v112h-116Z", "glow", flat=True),
                    Shape("M206,452h136v132h-136ZM218,464v108h112v-108Z", "ink", depth=6),
                    Shape("M198,570h152v18h-152Z", "soft", depth=6),
                    Within("M150,380H420V680H296V572H150Z",
                           (Figure("old-woman", "lean-out", (240, 566), 270, "deep/soft", "fear",
                                   hair="bun/pale", look="right-down", shadow=0,
                                   hand=(346, 622), other_hand=(326, 572), hands="open"),)),
                    *rope("238,262 192,436 194,622"), *rope("420,262 372,436 370,622")),
                   about=(330, 430), turn=9, zoom=0.86, move=(-56, -100)),
            *rope("202,186 160,160 140,138"), *rope("276,192 284,150 296,104"),
            *rope("352,212 420,180 472,140"),
            *goose((126, 126), -22), *goose((290, 92), -8), *goose((478, 128), -16),
            Figure("man", "hang", (442, 556), 196, "spark/ink", "strain", look="us",
                   flip=True, shadow=0, wears="jumper", hand=(442, 560), other_hand=(434, 540),
                   through=rope("400,474 424,522 444,560 456,600 446,650 462,700 452,744")),
        ),
    ),
    Card(
        "fish-passenger",
        "First Class",
        "In the compartment travels a fish in a hat, the sea at the window; she opposite hides her"
        " tin of sardines.",
        World("backdrop", "lagoon", Light("above", 0.4, at=(300, 330), reach=600, tone="pale"),
              {"tone": "ink+deep", "to": "deep", "spot": False}),
        (
            Shape("M78,50H522V566H78Z", "ink", flat=True),
            Within("M102,74H498V536H102Z",
                   (Shape("M102,74H498V536H102Z", "pale", to="soft+mid", span=(74, 536)),
                    Turned((
                        Shape("M700,300C620,160 430,120 284,226C236,260 206,300 202,330C212,378"
                              " 262,412 350,430C470,452 630,430 700,300Z", "ink+deep", depth=90),
                        Shape("M202,330C246,340 280,330 308,316C292,350 246,362 206,348Z", "ink",
                              flat=True),
                        Line("204,326 250,334 296,320", 6, "soft"),
                        Shape(disc(336, 262, 54), "glow", depth=20),
                        Shape(disc(344, 282, 29), "ink", flat=True),
                        Shape(disc(334, 270, 9), "glow", flat=True),
                        Line("276,246 312,204 366,204 396,240", 9, "ink+deep"),
                        Line("440,176 410,300 440,414", 6, "ink", fade=0.6),
                    ), about=(340, 270), zoom=1.1, move=(6, -66)),
                    Beam(((170, 60), (230, 60)), ((120, 540), (220, 540)), "glow", 0.5))),
            Shape("M78,50H522V74H78ZM78,536H522V566H78Z", "mid", flat=True),
            Shape("M50,40H140C140,180 124,270 94,324L100,440L52,448Z", "mid+deep", depth=30),
            Shape("M550,40H460C460,180 476,270 506,324L500,440L548,448Z", "mid+deep", depth=30),
            *(Line(p, 4, "ink", fade=0.45)
              for p in ("80,50 80,200 74,318", "110,50 106,200 86,318", "520,50 520,200 526,318",
                        "490,50 494,200 514,318")),
            Line("52,328 74,340 104,324", 8, "glow"),
            Line("548,328 526,340 496,324", 8, "glow"),
            Shape("M-30,566H640V930H-30Z", "ink+deep", flat=True),
            Shape("M-30,768H640V930H-30Z", "mid", depth=30),
            Blob("200,796 300,780 400,796 420,856 300,876 180,856", "soft", flat=True, fade=0.6),
            Shape("M-30,400C40,386 76,410 80,460L104,700H-30Z", "deep+mid", depth=50),
            Shape("M640,400C560,386 532,410 528,460L512,700H640Z", "deep+mid", depth=50),
            Shape("M-30,734H236V850H-30ZM640,734H364V850H640Z", "deep", flat=True),
            Shape("M-30,672H226C260,672 260,746 226,746H-30Z", "mid", depth=34),
            Shape("M640,672H364C330,672 330,746 364,746H640Z", "mid", depth=34),
            *(Line(p, 4, "ink", fade=0.4)
              for p in ("30,752 26,840", "110,752 110,842", "200,752 204,842", "410,752 408,842",
                        "500,752 502,842")),
            Blob("50,700 130,682 250,694 150,720", "ink", flat=True, fade=0.5),
            Turned((Shape("M140,560C84,576 64,640 92,684H214C242,640 222,576 166,560Z", "pale",
                          depth=40),
                    Shape("M80,604C120,594 186,612 226,602C232,640 226,664 214,684H92C78,664"
                          " 74,634 80,604Z", "soft", depth=30),
                    Line("81,604 120,597 176,609 225,602", 5, "glow"),
                    Put("fish", (150, 670), 70, "spark/glow", shadow=0),
                    Shape("M96,560C120,548 186,548 210,560C186,572 120,572 96,560Z", "glow",
                          flat=True),
                    Put("top-hat", (153, 566), 100, "ink/spark", shadow=0, turn=-4),
                    Line("84,650 88,610 104,586", 6, "glow")),
                   (136, 684), zoom=1.32, move=(-14, 12)),
            Shape("M142,702L90,678Q80,704 90,728ZM142,702L194,678Q204,704 194,728Z", "spark",
                  depth=8),
            Shape(disc(142, 702, 14), "ink", flat=True),
            *tin(),
            Blob("340,690 400,680 470,688 400,700", "ink", flat=True, fade=0.5),
            Figure("woman", "sit", (400, 690), 500, "spark/glow", "worry", look="half", flip=True,
                   shadow=0, wears="coat", hair="bun", hand=(436, 668), other_hand=(430, 698),
                   hands="grip"),
        ),
    ),
)  # fmt: skip
