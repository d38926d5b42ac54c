"""Cards of the water: the sea, and what is seen from its shores."""

from games.decks.arrangements import spiral
from games.decks.first_light.houses import doorway
from games.decks.recipe import (
    Air,
    Beam,
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
    Thing,
    Turned,
    View,
    World,
    box,
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


def wet_foot(x: float, y: float, turn: float, left: bool) -> tuple[Thing, ...]:
    """The wet print of a bare foot that walks away from the water: its sole and its toes."""
    sole = Shape(
        "M-16,-10C-8,-20 14,-22 17,-8C18,6 10,14 11,26C11,40 -8,40 -9,26C-10,12 -20,4 -16,-10Z",
        "mid",
        flat=True,
    )
    toes = tuple(
        Shape(disc(a, b, r), "mid", flat=True)
        for a, b, r in ((-17, -20, 4.5), (-9, -27, 4.5), (1, -30, 5), (13, -29, 7))
    )
    foot = Turned((sole, *toes), about=(0, 0), flip="x" if left else "")
    return (Turned((foot,), about=(0, 0), turn=180 + turn, move=(x, y), plane="near"),)


CARDS = (
    Card(
        "violin-crossing",
        "Crossing in D Minor",
        "A cat flees over the sea in a violin and rows with the bow; behind it the scroll of "
        "something much larger has come up.",
        World("sea", "dawn", Light("left", 0, rim="glow"), {"horizon": 600}),
        (
            Glow((220, 480), 400, fade=0.9),
            Taper("470,760 450,600 430,440 410,330", (84, 74, 62, 54), "ink"),
            Shape(disc(380, 210, 138), "ink", depth=60),
            Line(spiral(380, 214, 5.6, -0.5, start=0.9), 17, "mid"),
            Shape(disc(380, 214, 22), "spark", depth=8),
            Shape(disc(374, 218, 9), "ink", flat=True),
            *(Taper(((a, y), (a + d * 54, y - 12), (a + d * 92, y - 26)), (12, 12, 25), "ink")
              for a, y, d in ((376, 400, -1), (384, 500, -1), (474, 380, 1), (492, 480, 1))),
            *(Line(((402 + k * 22, 350), (424 + k * 22, 560), (436 + k * 24, 760)), 4, "pale",
                   fade=0.8) for k in range(3)),
            Shape("M-30,742C60,726 140,752 240,736S460,750 640,732V940H-30Z", "mid", to="deep",
                  span=(740, 900)),
            Line("330,750 400,738 480,748 560,740", 7, "glow", fade=0.8),
            Put("violin", (196, 986), 390, "spark/ink", turn=-84, shadow=0),
            Beast("cat", "beg", (186, 786), 134, "ink/glow", flip=True, look="back", shadow=0),
            Line("112,560 94,680 44,872", 9, "spark"),
            Line("124,564 118,690 66,872", 3, "glow"),
            Shape("M40,842L70,848L62,880L34,874Z", "spark", depth=6),
            Taper("180,690 140,712 102,700", (15, 12, 15), "ink"),
            Shape("M-30,812C60,796 120,828 230,812S420,834 640,806V940H-30Z", "deep", depth=40),
            *(Line(points, 4, "soft", fade=0.7) for points in (
                "40,842 110,832 180,844", "380,848 450,838 530,850", "240,866 320,858 400,868")),
            Turned(
                (
                    Shape("M470,800L570,776L592,850L490,872Z", "glow", depth=10),
                    Line("486,820 574,800", 3), Line("492,842 580,822", 3),
                    Shape(disc(514, 812, 6), "ink", flat=True),
                    Shape(disc(548, 826, 6), "ink", flat=True),
                ),
                about=(530, 824), turn=-6, zoom=0.8, move=(-180, 34),
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
            Taper("510,262 566,250 534,176 474,150 470,60 520,-30", (6, 6, 6), "glow"),
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
            Shape("M-40,520L640,418V560L-40,660Z", "deep", depth=50),
            Line("-40,520 640,418", 12, "mid"), Line("-40,600 640,500", 4, "ink", fade=0.6),
            Shape("M-40,620L640,520V960H-40Z", "ink", depth=60),
            Line("-40,806 640,704", 16, "deep"),
            *keys((-30, 640), (640, 545), 15, 150),
            arm((130, 370), (60, 470), (90, 600), (120, 690)),
            arm((190, 390), (170, 500), (220, 590), (236, 668)),
            arm((240, 395), (280, 490), (330, 560), (330, 640)),
            arm((300, 380), (360, 450), (376, 540), (366, 630)),
            Figure(
                "man",
                "sit",
                (520, 460), 340,
                "mid/glow",
                "bliss",
                flip=True,
                look="half", hat="helmet", wears="pyjamas", hand=(548, 440), other_hand=(462, 434),
            ),
            Blob("40,800 140,758 232,830 214,930 60,950 0,880", "pale", depth=80, plane="near"),
            Shape(disc(128, 848, 58), "mid", depth=16, plane="near"),
            Shape(disc(128, 848, 44), "ink", flat=True, plane="near"),
            Put("fish", (130, 866), 36, "spark/glow", plane="near"),
            Line("70,848 128,842 186,848", 5, "mid", plane="near"),
            Air("bubbles"),
            Glow((300, 60), 420, "glow", 0.2, plane="near"),
        ),
    ),
    Card(
        "doors-at-sea",
        "Seven Answers",
        "Doors stand open in the sea; a rower has come to ours, and from our threshold wet "
        "footprints already lead inside.",
        World(
            "sea", "rose", Light("above", 0, rim="glow"),
            {"horizon": 330, "calm": True, "hour": "dusk"},
        ),
        (
            *(part for x, y, size, side in (
                (246, 340, 32, 1), (330, 350, 56, -1), (410, 404, 112, -1), (172, 486, 134, 1),
            ) for part in doorway(x, y, size, side)),
            *(Beam(((x - wide, y), (x + wide, y)), ((x - wide, y + long), (x + wide, y + long)),
                   "glow", 0.9)
              for x, y, long, wide in (
                  (172, 486, 110, 30), (410, 404, 90, 25), (330, 350, 40, 12), (246, 340, 20, 7),
              )),
            Blob("176,664 200,672 180,730 154,724", "spark"),
            Shape("M130,690h90v60h-90z", "mid", flat=True, fade=0.7),
            Line("134,690 176,684 216,690", 4, "glow"),
            Figure(
                "woman", "row-standing", (330, 668), 300, "spark/ink", "doubt", flip=True,
                hat="hood", wears="raincoat", hand=(244, 514), other_hand=(228, 558),
                look="left-down", shadow=0, hands="grip",
                through=(Taper("260,470 220,590 184,690", (5, 5, 6), "spark"),),
            ),
            Blob("206,620 270,652 330,660 392,648 440,614 424,720 362,744 280,740 232,716",
                 "ink", corners=(0, 4), depth=30),
            Line("208,622 270,655 330,662 392,650 438,617", 7, "glow"),
            Frame("doorway", "ink", size=1.06, at=(290, 380)),
            Shape("M-40,756H640V940H-40Z", "ink", flat=True, plane="near"),
            Shape("M110,756H462L560,960H-10Z", "deep", to="ink", span=(750, 900), flat=True,
                  plane="near"),
            *(Line(((x, 766), (x + lean, 920)), 3, "ink", fade=0.7, plane="near")
              for x, lean in ((180, -70), (250, -34), (320, 6), (390, 46))),
            Shape("M124,702H456L470,732H108Z", "pale", depth=8, plane="near"),
            Shape("M108,732H470V762H108Z", "mid", depth=14, plane="near"),
            *(part for x, y, turn, left in ((282, 794, 62, False), (214, 836, 58, True),
                                      (140, 816, 62, False))
              for part in wet_foot(x, y, turn, left)),
            Blob("318,846 380,838 470,842 520,852 470,864 380,868 326,860", "mid", flat=True,
                 fade=0.7, plane="near"),
            Put("boot", (382, 852), 92, "pale/mid", shadow=0, flip=True, plane="near"),
            Put("boot", (462, 856), 92, "pale/mid", turn=4, shadow=0, flip=True, plane="near"),
        ),
    ),
    Card(
        "drowned-castle",
        "Further Down",
        "A girl leans out of a boat over an empty lake; in it are a castle with all its lights, "
        "and a girl with a crown who takes her hand.",
        World(
            "backdrop", "night", Light("above", 0, rim="glow"),
            {"tone": "mid", "to": "pale", "spot": False},
        ),
        (
            Spread("star", ((90, 90, 22, 10), (220, 60, 16, 0), (480, 90, 20, 20),
                            (120, 190, 12, 0), (540, 170, 14, -8)), "glow"),
            Blob("-60,366 60,318 190,360 320,304 470,352 660,300 660,430 -60,430", "soft",
                 depth=40),
            Shape("M-40,398H640V940H-40Z", "deep", to="ink", span=(400, 860)),
            *(part for x, wide, foot, cone in (
                (66, 92, 700, 150), (186, 58, 610, 116), (490, 62, 690, 124),
            ) for part in (
                Shape(box(x, 500, wide, foot - 500), "mid", depth=30),
                Shape(box(x - 9, foot - 26, wide + 18, 26), "mid+soft", depth=10),
                Shape(f"M{x - 16},{foot}H{x + wide + 16}L{x + wide / 2:.0f},{foot + cone}Z",
                      "spark", depth=24),
            )),
            Shape("M30,420H590V530H566V548H542V530H486V548H462V530H406V548H382V530H326V548H302V530"
                  "H246V548H222V530H166V548H142V530H86V548H62V530H30Z", "mid", depth=40),
            Shape("M186,420V470C186,508 246,508 246,470V420Z", "spark", flat=True),
            *(Line(((x, 422), (x, 486)), 4, "ink", fade=0.6) for x in (202, 216, 230)),
            Shape("M-40,386L120,390 300,386 470,392 640,386V406H-40Z", "ink", flat=True),
            Line("-30,410 150,408 300,410 460,408 630,410", 5, "glow"),
            *(Shape(f"M{x},{y}h{w}v{w * 1.3:.0f}q{-w / 2:g},{w * 0.9:.0f} {-w},0z", "glow",
                    flat=True)
              for x, y, w in ((66, 446, 20), (124, 446, 20), (84, 580, 22), (118, 630, 22),
                              (206, 564, 18), (512, 624, 20))),
            Turned(
                (
                    Figure("girl", "kneel-over", (466, 420), 370, "glow/spark", "smile",
                           flip=True, look="left-down", hand=(340, 426), other_hand=(356, 440),
                           hat="crown", wears="gown", hair="plaits", shadow=0),
                    Blob("378,352 440,380 540,388 660,376 660,434 412,434", "ink",
                         corners=(0, 4, 5), depth=20),
                    Line("380,354 440,382 540,390 660,378", 5, "soft", fade=0.7),
                ), about=(300, 430), flip="y", fade=0.94,
            ),
            Figure("girl", "kneel-over", (466, 420), 370, "spark/glow", "curious", flip=True,
                   look="left-down", hand=(340, 426), other_hand=(400, 366), hair="plaits",
                   shadow=0),
            Line("562,390 562,240", 6, "ink"),
            Line("562,242 530,250", 5, "ink"),
            Glow((532, 290), 90, fade=0.8),
            Put("lantern", (532, 324), 70, "ink/spark", shadow=0),
            Blob("374,348 440,378 540,386 660,374 660,434 412,434", "ink", corners=(0, 4, 5),
                 depth=20),
            Line("376,350 440,380 540,388 660,376", 7, "glow"),
            *(Line(points, 4, "glow", fade=0.8) for points in (
                "290,430 310,421 340,419 374,421 392,428", "262,432 300,441 340,444 390,440",
                "400,435 480,438 590,435")),
            *(Line(points, 4, "pale", fade=0.6) for points in (
                "190,730 220,724 250,732", "380,800 420,794 460,802", "220,820 260,814 300,822")),
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
            Blob("-40,292 60,292 160,312 260,330 322,356 306,400 220,430 80,442 -40,442", "deep",
                 depth=40),
            Blob("-40,262 60,262 160,282 260,300 318,332 306,368 220,394 80,404 -40,404",
                 "soft+pale", depth=60),
            Turned(
                (Bird("swan", "stand", (206, 340), 330, "glow/spark", look="down", shadow=0),),
                about=(300, 396), flip="y", fade=0.95,
            ),
            *(Line(points, 4, "glow", fade=0.7) for points in (
                "250,480 340,470 430,482", "330,840 430,830 530,842",
            )),
            Bird("crow", "perch", (182, 344), 310, "ink/spark", look="down", shadow=0),
            Bird("swan", "swim", (504, 250), 116, "glow/spark", flip=True),
            Turned(
                (Bird("crow", "swim", (504, 250), 116, "ink/spark", flip=True),), about=(300, 272),
                flip="y", fade=0.7,
            ),
            Blob("4,848 56,818 130,810 204,824 236,852 160,880 70,882", "mid+soft", depth=24),
            Put("frog", (112, 860), 130, "pale/spark", shadow=0),
        ),
    ),
    Card(
        "bathtub-voyage",
        "No Land Yet",
        "A hare sails in a bathtub through a storm; the islands ahead are the knees and toes of "
        "somebody who is having a bath.",
        World("backdrop", "tide", Light("left", 0, rim="glow"),
              {"tone": "pale", "to": "soft", "spot": False}),
        (
            *(Line(((x, -20), (x, 400)), 3, "soft", fade=0.8) for x in range(30, 640, 90)),
            *(Line(((-20, y), (640, y)), 3, "soft", fade=0.8) for y in range(40, 400, 90)),
            Shape(disc(70, 96, 40), "mid", depth=14),
            Taper("70,96 150,88 206,104 214,160", (17, 20, 22, 22), "deep"),
            Shape(box(186, 152, 56, 16), "mid", depth=6),
            Taper("132,84 132,48", (9, 9), "mid"),
            Taper("96,44 168,44", (10, 10), "spark"),
            Blob("214,184 226,206 224,220 214,226 204,220 202,206", "glow", depth=8),
            Shape("M296,440C306,330 346,190 388,124C410,94 450,94 472,118C506,156 544,206 568,262"
                  "L538,330C514,296 470,262 434,246C410,300 394,380 390,440Z", "pale+spark",
                  depth=50),
            Line("376,182 384,156 402,138", 5, "spark"),
            Shape("M436,440C446,330 484,206 528,148C550,118 590,116 612,140C650,180 690,220 730,260"
                  "V330C690,330 630,300 574,268C552,314 536,380 532,440Z", "pale+spark", depth=50),
            Line("516,206 524,180 542,162", 5, "spark"),
            *(thing for x, y, w in ((36, 344, 23), (88, 328, 25), (142, 314, 27), (200, 300, 30),
                                    (274, 274, 40))
              for thing in (
                  Taper(((x, 430), (x, y + w), (x, y)), (w, w, w * 0.9), "pale+spark"),
                  Shape(f"M{x - w * 0.55:.0f},{y - 4}q{w * 0.55:.0f},{-w * 0.8:.0f} "
                        f"{w * 1.1:.0f},0v{w * 0.6:.0f}q{-w * 0.55:.0f},{w * 0.5:.0f} "
                        f"{-w * 1.1:.0f},0Z", "glow", depth=6))),
            Shape("M-30,400C30,350 84,352 120,384C110,370 130,362 144,378C220,424 280,336 340,362"
                  "C372,376 366,400 392,404C470,410 520,340 640,376V940H-30Z", "mid", to="deep",
                  span=(380, 700), depth=50),
            *(Line(p, 6, "glow", fade=0.8) for p in (
                "-10,400 40,370 86,370 116,390", "250,384 310,364 346,376 372,400",
                "470,396 540,370 610,378", "20,520 80,490 140,516", "470,560 530,530 590,552")),
            Put("umbrella", (352, 730), 400, "spark/ink", turn=-8, shadow=0),
            Line("96,706 88,640 112,612 140,624 142,640", 13, "ink"),
            Line("70,640 108,634", 9, "spark"),
            Blob("70,706 180,676 300,662 440,656 520,660 440,700 290,722 160,726", "ink"),
            Beast("hare", "upright", (236, 770), 140, "glow/spark", look="up"),
            Shape(disc(168, 641, 22), "glow", depth=10),
            Line("354,526 361,570 370,640", 13, "ink"),
            Taper("262,582 306,616 358,606", (17, 15, 16), "glow"),
            Taper("258,540 306,560 350,546", (17, 15, 16), "glow"),
            Blob("346,532 360,526 376,532 380,546 374,560 356,562 344,552", "glow", depth=8),
            Blob("354,592 368,586 384,592 388,606 382,620 364,622 352,612", "glow", depth=8),
            *(Line(points, 3, "mid") for points in (
                "362,540 377,538", "363,550 378,549", "371,600 385,598", "372,610 386,609")),
            Shape("M66,708C180,740 420,716 524,660C530,740 510,800 450,830C360,850 230,856 150,840"
                  "C90,820 66,770 66,708Z", "glow", to="soft", span=(700, 840), flat=True),
            Line("60,706 160,730 290,726 430,700 530,656", 18, "glow"),
            Line("66,720 160,744 290,740 430,714 526,672", 4, "mid"),
            Shape("M-30,780C20,736 66,740 100,776C92,760 112,756 124,772C200,830 250,776 300,790"
                  "C400,830 470,760 520,774C556,784 548,806 570,806C590,806 610,796 640,786V940"
                  "H-30Z", "mid", to="ink", span=(770, 920), depth=50),
            *(Line(p, 6, "glow", fade=0.8) for p in (
                "-10,786 30,758 72,760 98,784", "200,812 250,796 300,802",
                "440,800 490,782 530,788 550,808", "60,860 130,844 190,862",
                "330,866 400,850 460,868")),
            Bird("duck", "swim", (494, 812), 116, "spark/ink", look="back", flip=True),
            Air("rain"),
        ),
    ),
)  # fmt: skip
