"""Cards of the water: the sea, and what is seen from its shores."""

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
        "M-13,-14C-8,-22 10,-22 13,-12C14,4 6,14 8,28C8,38 -7,38 -8,28C-8,14 -15,2 -13,-14Z",
        "mid",
        flat=True,
    )
    toes = tuple(
        Shape(disc(a, b, r), "mid", flat=True)
        for a, b, r in ((-13, -21, 3.5), (-7, -25, 4), (0, -27, 4.5), (9, -25, 6))
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
            *(part for x, y, d in ((400, 420, -1), (410, 520, -1), (486, 400, 1), (498, 500, 1))
              for part in (
                  Taper(((x, y), (x + d * 46, y - 6)), (9, 9), "ink"),
                  Taper(((x + d * 38, y - 5), (x + d * 54, y - 8), (x + d * 70, y - 10)),
                        (10, 20, 16), "ink"))),
            Taper("476,780 462,600 448,440 458,300 480,200 440,104 340,66 244,108 216,204 262,284"
                  " 346,284 380,216 338,168 296,196",
                  (84, 70, 58, 50, 46, 44, 42, 39, 36, 33, 29, 25, 23, 24), "ink"),
            Shape(disc(300, 206, 25), "spark", depth=8),
            Shape(disc(292, 212, 11), "ink", flat=True),
            *(Line(((424 + k * 24, 380), (436 + k * 26, 570), (446 + k * 30, 770)), 4, "pale",
                   fade=0.8) for k in range(3)),
            Shape("M-30,742C60,726 140,752 240,736S460,750 640,732V940H-30Z", "mid", to="deep",
                  span=(740, 900)),
            Line("330,750 400,738 480,748 560,740", 7, "glow", fade=0.8),
            Put("violin", (200, 944), 390, "spark/ink", turn=-84, shadow=0),
            Line("262,540 218,690 150,872", 10, "glow"),
            Line("276,552 234,694 166,876", 3, "pale"),
            Line("260,542 276,554", 5, "glow"),
            Beast("cat", "beg", (130, 774), 140, "ink/glow", look="up", shadow=0),
            Shape("M-30,800C60,786 120,816 230,802S420,818 640,796V940H-30Z", "deep", depth=40),
            *(Line(points, 4, "soft", fade=0.7) for points in (
                "40,842 110,832 180,844", "380,848 450,838 530,850", "240,866 320,858 400,868")),
            Turned(
                (
                    Shape("M470,786L576,766L602,850L494,876Z", "glow", depth=10),
                    *(Line(((484 + k * 4, 798 + k * 13), (574 + k * 4, 780 + k * 13)), 2)
                      for k in range(5)),
                ),
                about=(530, 824), turn=-6, zoom=0.8, move=(-50, 34),
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
            Taper("508,258 562,244 534,176 474,150 470,60 520,-30", (6, 6, 6), "glow"),
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
                (516, 439), 316,
                "glow/pale",
                "bliss",
                flip=True,
                look="half", hat="helmet", wears="pyjamas", hand=(542, 430), other_hand=(462, 422),
            ),
            Shape("M44,884C48,836 80,824 82,796A54,54 0 1 1 170,796C172,824 204,836 208,884Z",
                  "pale", depth=60, plane="near"),
            Line("80,828 126,838 172,828", 5, "mid", plane="near"),
            Shape("".join(disc(x, y, 5) for x, y in ((72, 864), (108, 870), (144, 870),
                                                     (180, 864))), "deep", flat=True, plane="near"),
            Shape(disc(126, 768, 40), "mid", depth=16, plane="near"),
            Shape(disc(126, 768, 30), "ink", flat=True, plane="near"),
            Put("fish", (127, 781), 26, "spark/glow", plane="near"),
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
                (246, 340, 32, 1), (330, 350, 56, -1), (410, 404, 112, -1), (186, 486, 134, -1),
            ) for part in doorway(x, y, size, side)),
            *(Beam(((x - wide, y), (x + wide, y)), ((x - wide, y + long), (x + wide, y + long)),
                   "glow", 0.9)
              for x, y, long, wide in (
                  (186, 486, 110, 30), (410, 404, 90, 25), (330, 350, 40, 12), (246, 340, 20, 7),
              )),
            Blob("176,640 200,648 180,706 154,700", "spark"),
            Shape("M130,674h76v60h-76z", "mid", flat=True, fade=0.7),
            Line("128,674 166,668 204,674", 4, "glow"),
            Figure(
                "woman", "row-standing", (330, 668), 300, "spark/ink", "doubt", flip=True,
                hat="hood", wears="raincoat", hand=(244, 488), other_hand=(228, 532),
                look="left-down", shadow=0, hands="grip",
                through=(Taper("252,470 220,564 184,668", (5, 5, 6), "spark"),),
            ),
            Blob("250,690 330,696 412,688 396,716 330,726 266,718", "ink", flat=True, fade=0.45),
            Blob("222,594 270,622 330,630 384,618 420,588 410,676 400,694 330,700 260,694 238,678",
                 "ink", corners=(0, 4), depth=30),
            Line("224,596 270,625 330,632 384,620 418,591", 7, "glow"),
            Line("206,696 260,700 330,705 396,700 436,694", 4, "glow"),
            Frame("doorway", "ink", size=1.06, at=(290, 380)),
            Shape("M-40,778H640V940H-40Z", "ink", flat=True, plane="near"),
            Shape("M110,778H462L560,960H-10Z", "deep", to="ink", span=(750, 900), flat=True,
                  plane="near"),
            *(Line(((x, 784), (x + lean, 920)), 3, "ink", fade=0.7, plane="near")
              for x, lean in ((180, -70), (250, -34), (320, 6), (390, 46))),
            Shape("M124,728H456L470,756H108Z", "pale", depth=8, plane="near"),
            Shape("M108,756H470V782H108Z", "mid", depth=14, plane="near"),
            *(part for x, y, turn, left in ((318, 804, 62, True), (262, 838, 62, False),
                                      (196, 814, 66, True), (136, 846, 66, False))
              for part in wet_foot(x, y, turn, left)),
            Blob("350,852 400,844 480,848 530,858 480,870 400,874 356,866", "mid", flat=True,
                 fade=0.7, plane="near"),
            Put("boot", (410, 858), 76, "pale/mid", shadow=0, flip=True, plane="near"),
            Put("boot", (484, 862), 76, "pale/mid", turn=4, shadow=0, flip=True, plane="near"),
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
                    Line("378,352 440,382 540,390 660,378", 7, "pale"),
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
                (Bird("swan", "perch", (230, 344), 290, "glow/spark", look="down", shadow=0),),
                about=(300, 396), flip="y", fade=0.72,
            ),
            *(Line(points, 6, "mid") for points in (
                "90,556 200,546 330,558 400,550", "160,622 260,612 380,624 450,616",
                "240,684 330,676 430,688 500,680", "300,744 390,736 480,746")),
            Bird("crow", "perch", (230, 344), 290, "ink/spark", look="down", shadow=0),
            Bird("swan", "swim", (516, 330), 104, "glow/spark", flip=True),
            Turned(
                (Bird("crow", "swim", (516, 330), 104, "ink/spark", flip=True),), about=(300, 350),
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
            Blob("450,460 468,300 502,190 560,130 630,140 700,220 720,460", "soft+spark",
                 depth=120),
            Line("536,196 556,172 580,170", 6, "spark", fade=0.7),
            Blob("386,470 402,320 422,216 456,152 508,150 550,206 574,310 590,470",
                 "pale+spark", depth=130),
            Line("446,216 468,190 498,192", 6, "spark", fade=0.8),
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
            Put("umbrella", (352, 744), 392, "spark/ink", shadow=0),
            Line("96,706 88,640 112,612 140,624 142,640", 13, "ink"),
            Line("70,640 108,634", 9, "spark"),
            Blob("70,706 180,676 300,662 440,656 520,660 440,700 290,722 160,726", "ink"),
            Beast("hare", "upright", (236, 770), 140, "glow/spark", look="up"),
            Blob("222,530 262,526 286,570 298,640 300,720 176,720 180,640 198,570", "glow",
                 depth=60),
            Line("352,520 352,740", 13, "ink"),
            Shape(disc(168, 641, 22), "glow", depth=10),
            Taper("256,592 302,640 350,626", (17, 15, 16), "glow"),
            Taper("254,548 300,580 350,562", (17, 15, 16), "glow"),
            Shape(disc(352, 560, 17), "glow", depth=8),
            Shape(disc(352, 624, 17), "glow", depth=8),
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
