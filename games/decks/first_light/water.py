"""Cards of the water: the sea, and what is seen from its shores."""

from games.decks.first_light.houses import doorway
from games.decks.recipe import (
    Air,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Spread,
    Taper,
    Turned,
    View,
    Within,
    World,
    disc,
)


def keys(start: Point, end: Point, count: int, long: float) -> tuple[Shape, Shape]:
    """The keys of a piano between two points, seen aslant: the white ones, then the black ones."""
    dx, dy = (end[0] - start[0]) / count, (end[1] - start[1]) / count

    def key(at: float, wide: float, tall: float) -> str:
        x, y = start[0] + dx * at, start[1] + dy * at
        return (
            f"M{x:.0f},{y:.0f}l{dx * wide:.0f},{dy * wide:.0f}l{tall * 0.09:.0f},{tall:.0f}"
            f"l{-dx * wide:.0f},{-dy * wide:.0f}z"
        )

    white = "".join(key(at, 0.92, long) for at in range(count))
    black = "".join(key(at + 0.68, 0.6, long * 0.58) for at in range(count) if at % 7 not in (2, 6))
    return Shape(white, "glow", depth=10), Shape(black, "ink", depth=8)


def arm(*points: Point, wide: tuple[float, ...] = (34, 24, 14, 7)) -> Taper:
    """An arm of the octopus."""
    return Taper(points, wide, "spark")


CARDS = (
    Card(
        "violin-crossing",
        "Crossing in D Minor",
        "A cat flees over the sea in a violin and rows with the bow; behind it the scroll of "
        "something much larger has come up.",
        World(
            "sea", "dawn", Light("left", 0.4, rim="glow"), {"horizon": 250},
            View((300, 450), 1.2, -13),
        ),
        (
            Blob("-40,470 60,420 190,430 260,500 220,560 -40,580", "deep", depth=70),
            Taper("90,520 70,400 80,300 130,220", (58, 46, 40, 40), "deep"),
            Line("20,400 140,372", 16, "ink"),
            Line("24,330 136,310", 16, "ink"),
            Shape(disc(170, 190, 78), "deep", depth=40),
            Line("232,214 226,150 160,132 118,176 140,232 190,228 204,190 176,170", 9, "ink"),
            Shape(disc(106, 262, 15), "glow", depth=6),
            Shape(disc(111, 264, 7), "ink", flat=True),
            Shape("M-40,520C60,500 140,540 300,510V600H-40Z", "mid", fade=0.9, depth=20),
            Put("violin", (330, 1010), 760, "spark/ink", turn=64, shadow=0),
            Beast("cat", "beg", (236, 640), 170, "ink/glow", look="back"),
            Line("424,360 360,506 238,790", 10, "glow"),
            Line("438,370 376,512 252,796", 3, "glow"),
            Line("424,360 436,372", 8, "glow"),
            Line("238,790 254,800", 12, "ink"),
            Shape(
                "M-30,770C20,730 60,740 90,776C150,800 200,740 250,764C320,800 380,700 440,740"
                "C500,790 560,720 640,750V940H-30Z", "mid", to="deep", span=(740, 900), depth=40,
            ),
            Blob("60,840 200,806 400,800 480,836 320,876 140,876", "spark", fade=0.35, flat=True),
            Line("40,742 66,746 90,776 150,786 220,754 250,764", 7, "glow", fade=0.8),
            *(Line(points, 4, "pale", fade=0.6) for points in (
                "60,840 130,828 200,842", "330,812 400,802 470,814", "230,880 300,870 380,884",
            )),
            Turned(
                (
                    Shape("M470,800L570,776L592,850L490,872Z", "glow", depth=10),
                    Line("486,820 574,800", 3), Line("492,842 580,822", 3),
                    Shape(disc(514, 812, 6), "ink", flat=True),
                    Shape(disc(548, 826, 6), "ink", flat=True),
                ),
                turn=-6, move=(-40, -6),
            ),
        ),
    ),
    Card(
        "octopus-piano",
        "Eight Hands",
        "Seven arms play for the diver; the eighth has found the hose that he breathes through.",
        World(
            "underwater",
            "tide",
            Light("left", 0.5, rim="pale"),
            {"weeds": False},
            View((300, 330), 1.35),
        ),
        (
            arm((330, 330), (470, 300), (540, 190), (470, 110), (430, 180), (500, 205)),
            Taper("486,360 560,300 520,190 470,100 520,-30", (6, 6, 6), "glow"),
            arm((420, 190), (470, 150), (512, 176), (500, 206), wide=(15, 12, 9, 6)),
            arm((110, 360), (30, 420), (10, 520), (-40, 560)),
            Blob(
                "210,60 330,90 385,200 350,320 300,390 180,400 90,350 60,220 110,100",
                "spark",
                depth=170,
            ),
            Blob("150,250 190,215 235,250 200,290", "glow", flat=True),
            Blob("270,240 310,205 352,238 318,280", "glow", flat=True),
            Shape("M186,240h26v40h-26zM306,228h26v40h-26z", "ink", flat=True),
            Line("136,218 186,190 238,206", 9, "spark+ink"),
            Line("264,202 312,178 358,198", 9, "spark+ink"),
            Line("232,330 262,342 290,330", 6, "ink"),
            Shape("M-40,620L640,520V960H-40Z", "ink", depth=60),
            *keys((-30, 640), (640, 545), 15, 150),
            arm((130, 370), (60, 470), (90, 600), (120, 690)),
            arm((190, 390), (170, 500), (220, 590), (236, 668)),
            arm((240, 395), (280, 490), (330, 560), (330, 640)),
            arm((300, 380), (390, 440), (420, 520), (424, 620)),
            Figure(
                "man",
                "sit",
                (500, 545),
                330,
                "mid/glow",
                "bliss",
                flip=True,
                look="half",
                hat="helmet",
                wears="pyjamas",
            ),
            Spread("fish", ((70, 120, 34, 0), (40, 180, 26, 10)), "pale"),
            Blob("40,800 140,758 232,830 214,930 60,950 0,880", "pale", depth=80, plane="near"),
            Shape(disc(128, 848, 58), "mid", depth=16, plane="near"),
            Shape(disc(128, 848, 44), "ink", flat=True, plane="near"),
            Put("fish", (130, 866), 36, "spark/glow", plane="near"),
            Line("70,848 128,842 186,848", 5, "mid", plane="near"),
            Air("bubbles"),
        ),
    ),
    Card(
        "doors-at-sea",
        "Seven Answers",
        "Doors stand open in the sea; a rower has come to ours, and from our threshold wet "
        "footprints already lead inside.",
        World(
            "sea", "rose", Light("above", 0.3, rim="glow"), {"horizon": 290, "calm": True},
        ),
        (
            *(part for x, y, size, side in (
                (178, 318, 50, 1), (258, 326, 74, -1), (416, 372, 124, -1), (220, 560, 220, 1),
            ) for part in doorway(x, y, size, side)),
            *(Line(((x, y), (x + 3, y + 40), (x - 2, y + long)), wide, "glow", fade=0.5)
              for x, y, long, wide in (
                  (220, 580, 120, 40), (416, 386, 110, 20), (258, 334, 60, 10),
              )),
            Frame("doorway", "ink", size=1.06, at=(290, 380)),
            Blob("152,694 220,672 300,664 384,670 448,688 400,740 300,752 200,738", "ink",
                 corners=(0, 4), flat=True, plane="near"),
            Figure(
                "woman", "row-standing", (292, 800), 480, "spark/glow", "smile", look="us",
                hat="hood", wears="raincoat", hand=(368, 580), other_hand=(346, 650),
                plane="near", shadow=0,
            ),
            Blob(
                "150,690 220,724 300,734 380,722 450,684 420,790 350,846 290,850 220,836 172,780",
                "deep", corners=(0, 4), depth=50, plane="near",
            ),
            Line("156,700 290,752 444,696", 8, "soft", plane="near"),
            Line("290,752 292,846", 4, "ink", plane="near"),
            Taper("384,440 346,620 300,860", (7, 7, 8), "pale", plane="near"),
            Blob("284,836 318,840 316,910 276,906", "pale", plane="near"),
            *(Blob(((x, y), (x + 14, y - 4), (x + 18, y + 14), (x + 8, y + 34), (x - 6, y + 26)),
                   "glow", flat=True, fade=0.7, plane="near")
              for x, y in ((130, 800), (88, 822), (70, 862), (24, 876))),
            Put("boot", (482, 876), 104, "spark/glow", shadow=0, plane="near"),
            Put("boot", (542, 872), 104, "spark/glow", turn=10, shadow=0, plane="near"),
        ),
    ),
    Card(
        "drowned-castle",
        "Further Down",
        "A girl leans out of a boat over an empty lake; in it are a castle with all its lights, "
        "and a girl with a crown who takes her hand.",
        World("pool", "night", Light("above", 0.3, rim="glow"), {"rings": False}),
        (
            Glow((360, 620), 420, fade=0.5),
            Turned(
                (Put("castle", (410, 430), 420, "soft/spark", shadow=0),), about=(300, 424),
                flip="y", fade=0.8,
            ),
            Turned(
                (
                    Figure(
                        "girl", "lean-out", (250, 150), 520, "pale/spark", "smile", turn=104,
                        hand=(290, 402), other_hand=(226, 402), hat="crown",
                        wears="gown", hair="long/glow", hands="flat",
                    ),
                ),
                about=(300, 402), flip="y", fade=0.92,
            ),
            *(Line(points, 4, "pale", fade=0.6) for points in (
                "210,402 280,394 380,404", "180,420 290,430 400,418", "60,470 130,462 200,472",
                "420,560 500,552 580,562", "60,730 120,722 190,732", "470,380 540,374 590,382",
            )),
            Glow((490, 210), 140, fade=0.8),
            Blob("-40,60 110,180 420,176 660,60 660,-80 -40,-80", "deep", depth=80),
            Line("40,132 240,160 460,130", 3, "ink", fade=0.6),
            Within(
                "M-40,70L160,96L420,92L640,40V940H-40Z",
                (
                    Figure(
                        "girl", "lean-out", (250, 150), 520, "spark/ink", "wonder", turn=104,
                        hand=(290, 402), other_hand=(226, 402), hands="flat",
                    ),
                ),
            ),
            Line("-40,64 160,96 420,92 640,40", 12, "soft"),
            Line("490,76 490,116", 4, "ink"),
            Put("lantern", (490, 230), 124, "ink/spark", shadow=0),
        ),
    ),
    Card(
        "crow-swan",
        "Vain",
        "A crow looks at itself in the water and sees a swan; the swan that swims by throws the "
        "image of a crow.",
        World("pool", "frost", Light("left", 0.4, rim="spark"), {"rings": False}),
        (
            Blob("-40,-40 640,-40 640,66 500,50 380,84 240,62 110,96 -40,70", "pale", depth=50),
            *(Line(((x, 82), (x + lean, y)), 4, "ink") for x, lean, y in (
                (52, -8, 30), (66, 2, 22), (80, 10, 36), (330, -6, 34), (344, 6, 26))),
            Blob("-40,262 60,262 160,282 260,300 318,332 306,368 220,394 80,404 -40,404", "pale",
                 depth=60),
            Turned(
                (Bird("swan", "stand", (206, 340), 330, "glow/spark", look="down", shadow=0),),
                about=(300, 384), flip="y", fade=0.95,
            ),
            *(Line(points, 4, "glow", fade=0.7) for points in (
                "250,480 340,470 430,482", "330,840 430,830 530,842",
            )),
            Bird("crow", "perch", (182, 344), 310, "ink/spark", look="down", shadow=0),
            Put("feather", (84, 296), 80, "glow", turn=-70, shadow=0),
            Bird("swan", "swim", (504, 250), 116, "glow/spark", flip=True),
            Turned(
                (Bird("crow", "swim", (504, 250), 116, "ink/spark", flip=True),), about=(300, 272),
                flip="y", fade=0.7,
            ),
            Blob("8,838 60,812 130,806 200,822 214,846 160,870 70,872", "mid+soft", depth=24),
            Line("60,842 110,836 170,842", 4, "soft"),
            Put("frog", (108, 848), 120, "soft/spark", shadow=0),
        ),
    ),
    Card(
        "bathtub-voyage",
        "No Land Yet",
        "A hare sails in a bathtub through a storm; the islands ahead are the knees and toes of "
        "somebody who is having a bath.",
        World(
            "sea", "moss", Light("left", 0.4, rim="glow"), {"horizon": 250, "storm": True},
            View((300, 440), 1.15, 9),
        ),
        (
            Shape("M40,-30H120V60C120,110 170,110 200,110V170C130,170 40,150 40,60Z", "spark",
                  depth=30, plane="far"),
            Shape("M30,20H130V44H30Z", "glow", depth=8, plane="far"),
            Blob("170,186 188,220 186,250 170,262 152,250 154,220", "glow", plane="far"),
            *(Blob(((x, 330), (x + 4, 330 - h), (x + 24, 322 - h), (x + 46, 330 - h),
                    (x + 50, 330)), "pale+spark", depth=20)
              for x, h in ((30, 90), (84, 66), (132, 52), (176, 42))),
            *(Blob(((x + 10, 346 - h), (x + 25, 330 - h), (x + 40, 346 - h), (x + 25, 356 - h)),
                   "glow", flat=True) for x, h in ((30, 90), (84, 66), (132, 52), (176, 42))),
            Blob("380,430 400,250 470,150 540,170 580,290 600,440", "pale+spark", depth=90),
            Blob("500,450 530,290 600,220 680,250 700,460", "pale+spark", depth=90),
            Line("440,200 470,184 500,190", 5, "spark"),
            Line("570,262 600,250 630,258", 5, "spark"),
            Shape("M-30,400C80,370 160,420 280,390S460,390 640,440V640H-30Z", "mid", depth=40),
            Put("umbrella", (330, 600), 430, "spark/ink", turn=-14, shadow=0),
            Line("96,706 88,640 112,612 140,624 142,640", 13, "ink"),
            Line("70,640 108,634", 9, "spark"),
            Blob("70,706 180,676 300,662 440,656 520,660 440,700 290,722 160,726", "ink"),
            Beast("hare", "upright", (240, 716), 160, "pale/spark", look="up"),
            Taper("262,478 290,498 316,494", (15, 12, 12), "pale"),
            Taper("252,424 282,456 312,456", (19, 14, 14), "pale"),
            Shape("M66,708C180,740 420,716 524,660C530,740 510,800 450,830C360,850 230,856 150,840"
                  "C90,820 66,770 66,708Z", "glow", to="soft", span=(700, 840), flat=True),
            Line("60,706 160,730 290,726 430,700 530,656", 18, "glow"),
            Line("66,720 160,744 290,740 430,714 526,672", 4, "mid"),
            Bird("duck", "swim", (520, 770), 120, "spark/ink", look="back", flip=True),
            Shape(
                "M-30,800C60,740 170,830 290,790S470,730 640,800V940H-30Z", "mid", to="deep",
                span=(790, 900), depth=40,
            ),
            *(Shape(disc(x, y, r), "glow", depth=8, fade=0.85) for x, y, r in (
                (60, 800, 30), (104, 822, 22), (20, 838, 26), (430, 800, 20), (470, 784, 28),
                (512, 806, 18), (250, 820, 16),
            )),
        ),
    ),
)  # fmt: skip
