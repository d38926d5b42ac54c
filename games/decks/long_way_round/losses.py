"""Cards about what was lost on the way, and what falls off it."""

from games.decks.arrangements import far_houses
from games.decks.recipe import (
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
    box,
    disc,
    spots,
)


def kept_moon(x: float, y: float, shade: float) -> tuple[Thing, ...]:
    """A moon in a pigeonhole; its shade lies so far to the right of it."""
    return (
        Glow((x, y), 80, "glow", 0.5),
        Shape(disc(x, y, 38), "glow", depth=14),
        Within(disc(x, y, 38), (Shape(disc(x + shade, y, 41), "deep+mid", flat=True),)),
    )


def stones(places: Points) -> Shape:
    """Single stones in a wall."""
    return Shape("".join(box(x, y, 26, 13) for x, y in spots(places)), "soft", flat=True, fade=0.7)


CARDS = (
    Card(
        "moon-lost-property",
        "Lost Property",
        "The clerk of an office full of moons hands one over; behind the child waits a wolf.",
        World("backdrop", "night", Light("above", 0, at=(304, 556), reach=430),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("".join(box(x, y, 118, 118)
                           for x in (46, 176, 306, 436)
                           for y in (40, 170, 300)),
                  "deep+mid", depth=16),
            *kept_moon(105, 105, 24),
            *kept_moon(495, 235, 90),
            Put("hourglass", (235, 156), 96, "mid+soft/spark", shadow=0),
            Put("boot", (365, 154), 80, "soft/ink", shadow=0),
            Put("violin", (495, 156), 106, "spark+ink/soft", turn=12, shadow=0),
            Put("key", (212, 274), 84, "soft", turn=8, shadow=0),
            Put("globe", (105, 286), 92, "mid+soft/deep", shadow=0),
            Put("teapot", (105, 416), 62, "soft/mid", shadow=0),
            Put("top-hat", (495, 416), 62, "mid/spark", shadow=0),
            Glow((304, 556), 330, "glow", 0.95),
            Figure("man", "hold-front", (304, 850), 600, "spark/ink", "smile", look="left-down",
                   hat="peaked", wears="long-coat", hair="short+full/ink", shadow=0,
                   hand=(378, 606), other_hand=(230, 606), hands="clasp",
                   through=(Shape(disc(304, 562, 92), "glow", depth=60),)),
            *(Blob(points, "pale", flat=True, fade=0.6)
              for points in ("262,520 290,504 304,524 286,550 260,546",
                             "330,576 356,566 364,590 340,606 324,596",
                             "284,592 300,588 304,604 288,610")),
            Shape("M-30,668H640V702H-30Z", "pale", depth=12),
            Shape("M200,668H420L470,702H150Z", "glow", flat=True, fade=0.8),
            Shape("M300,702H640V930H-30V702Z", "mid", depth=60),
            *(Line(((x, 716), (x, 890)), 4, "deep", fade=0.5) for x in (60, 190, 320, 450, 570)),
            Figure("girl", "reach", (120, 950), 356, "soft/spark", "delight", look="right-up",
                   shadow=0, hand=(206, 690), other_hand=(184, 664)),
            Put("wolf", (474, 886), 240, "glow", flat=True, shadow=0),
            Put("wolf", (479, 890), 240, "mid+soft/ink", shadow=0),
        ),
    ),
    Card(
        "wheel-house",
        "Moving Day",
        "A snail hauls a tower on a cart uphill, a man pushes, and the teapot falls out.",
        World("backdrop", "fern", Light("left", 0.5), {"tone": "soft", "to": "pale", "spot": True}),
        (
            Glow((110, 130), 320, "glow", 0.9),
            Blob("452,190 466,166 500,156 546,170 556,206 460,210", "glow", flat=True, fade=0.7),
            Blob("300,112 330,84 372,90 400,76 440,98 450,120 300,124", "glow", flat=True,
                 fade=0.6),
            Shape("M-30,560L60,480L130,520L240,420L330,480L440,360L540,430L640,350V800H-30Z",
                  "soft", to="pale", span=(360, 700)),
            Shape("M-30,640C60,600 160,610 240,570C340,520 440,520 640,470V900H-30Z", "mid+soft",
                  to="soft", span=(480, 760)),
            *far_houses("336,558 366,548", 16),
            Shape("M500,496l20,-62l20,62zM530,488l18,-52l18,52z", "mid", flat=True, fade=0.7),
            Turned((Shape("M-300,740H1000V1500H-300Z", "deep", depth=60),
                    Blob("40,748 190,738 340,748 330,772 120,776", "ink", flat=True, fade=0.5),
                    Blob("330,746 480,738 640,748 600,770 400,772", "ink", flat=True, fade=0.5),
                    *(Blob(((x, y), (x + s, y - s * 0.6), (x + s * 2, y), (x + s, y + s * 0.4)),
                           "mid", depth=12)
                      for x, y, s in ((90, 860, 26), (250, 820, 16), (400, 850, 30), (560, 830, 18),
                                      (-20, 800, 14), (300, 930, 22), (520, 930, 26))),
                    Put("snail", (468, 748), 240, "spark/pale", shadow=0, flip=True),
                    Line("300,672 386,640", 7, "ink"), Shape(disc(388, 639, 13), "ink", depth=8),
                    Shape(disc(388, 639, 5), "glow", flat=True),
                    Shape("M54,658H306V690H54Z", "ink", depth=10),
                    *(thing
                      for x in (110, 250)
                      for thing in (Shape(disc(x, 700, 46), "spark", depth=14),
                                    Shape(disc(x, 700, 33), "deep", flat=True),
                                    Line(((x - 34, 690), (x + 34, 710)), 7, "spark"),
                                    Line(((x + 10, 666), (x - 10, 734)), 7, "spark"),
                                    Shape(disc(x, 700, 12), "ink", flat=True))),
                    Shape("M100,660L114,236H246L260,660Z", "glow", depth=70),
                    stones("130,300 212,420 222,434 124,450 118,560 132,574 214,540 216,280"),
                    Taper("252,660 240,590 250,540 238,480 244,440", (8, 7, 6, 5, 3), "mid"),
                    *(Blob(((x, y), (x + 12, y - 12), (x + 22, y), (x + 10, y + 12)), "mid",
                           flat=True)
                      for x, y in ((224, 620), (246, 600), (226, 570), (244, 548), (222, 516),
                                   (240, 494), (224, 466), (238, 440), (232, 646), (250, 636))),
                    Shape("M86,244L180,60L274,244Z", "spark", depth=40),
                    *(Line(points, 4, "ink", fade=0.35)
                      for points in ("116,206 180,214 244,206", "138,166 180,172 222,166")),
                    Line("180,64 180,16", 4, "ink"),
                    Shape("M180,18l50,14l-50,14Z", "spark", flat=True),
                    Shape("M136,330Q136,288 176,288Q216,288 216,330V396H136Z", "ink", flat=True),
                    Shape("M146,330Q146,298 176,298Q206,298 206,330V396H146Z", "deep", flat=True),
                    Shape("M152,660V586Q152,552 178,552Q204,552 204,586V660Z", "deep", depth=8),
                    Shape("M146,462h22v34h-22ZM184,446h22v34h-22Z", "ink", flat=True),
                    Within("M20,200H214V392H136V520H20Z",
                           (Figure("woman", "wave", (182, 500), 216, "spark/ink", "dread",
                                   look="left-down", flip=True, shadow=0, hand=(72, 416),
                                   other_hand=(100, 366), hands="open"),)),
                    Shape("M130,390h92v13h-92Z", "spark", depth=6),
                    Figure("man", "push", (-10, 748), 280, "ink/spark", "strain", look="right",
                           shape="stout", shadow=0, hand=(96, 650), other_hand=(106, 600),
                           hands="flat", turn=16)),
                   about=(300, 600), turn=-20, zoom=0.84, move=(14, 20)),
            Put("cup", (196, 858), 40, "pale/spark", turn=64, shadow=0),
            Put("spoon", (110, 866), 50, "soft", turn=70, shadow=0),
            Put("teapot", (72, 606), 74, "spark/glow", turn=-60, shadow=0),
            *(Line(((x, y), (x + 2, y + 44)), 4, "mid", fade=0.7)
              for x, y in ((58, 470), (84, 456))),
        ),
    ),
)  # fmt: skip
