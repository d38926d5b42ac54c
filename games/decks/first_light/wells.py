"""Cards of narrow ways, continued: holes, and what hangs over them."""

import math

from games.decks.arrangements import dots, far_houses
from games.decks.recipe import (
    Air,
    Beam,
    Beast,
    Blob,
    Card,
    Figure,
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
    Within,
    World,
    disc,
)

TOES = ((128, 330, 40), (188, 372, 30), (240, 392, 27), (288, 398, 24), (330, 392, 21))
"""The middles of some toes, and how thick they are."""


def fruit(
    x: float, y: float, size: float, coat: str, mood: float, *, shut: bool = False
) -> tuple[Thing, ...]:
    """A face that hangs from a twig, carved; its mouth bends down below zero."""
    w = size / 2
    sides = (-w * 0.36, w * 0.36)
    sockets = tuple(
        Blob(
            (
                (x + d - w * 0.24, y - w * 0.02),
                (x + d, y - w * 0.2),
                (x + d + w * 0.24, y),
                (x + d, y + w * 0.18),
            ),
            "mid",
            flat=True,
            fade=0.4,
        )
        for d in sides
    )
    eyes = (
        tuple(
            Line(((x + d - w * 0.18, y), (x + d, y + w * 0.12), (x + d + w * 0.18, y)), 4, "ink")
            for d in sides
        )
        if shut
        else tuple(
            Blob(
                (
                    (x + d - w * 0.18, y),
                    (x + d, y - w * 0.16),
                    (x + d + w * 0.18, y),
                    (x + d, y + w * 0.14),
                ),
                "ink",
                flat=True,
            )
            for d in sides
        )
    )
    return (
        Line(((x + 4, y - w * 1.7), (x - 3, y - w * 1.3), (x, y - w)), 5, "deep"),
        Blob(((x - w * 0.8, y - w * 0.6), (x, y - w), (x + w * 0.8, y - w * 0.6),
              (x + w * 0.78, y + w * 0.4), (x, y + w * 1.25), (x - w * 0.78, y + w * 0.4)),
             coat, depth=size * 0.5),
        *sockets,
        *eyes,
        *(Line(((u - w * 0.24, y - w * 0.3), (u, y - w * 0.4), (u + w * 0.24, y - w * 0.3)), 4,
               "ink", fade=0.7) for u in (x + sides[0], x + sides[1])),
        Blob(((x - w * 0.02, y), (x + w * 0.1, y + w * 0.34), (x, y + w * 0.42),
              (x - w * 0.12, y + w * 0.36)), "mid", flat=True, fade=0.8),
        Line(((x - w * 0.32, y + w * 0.68), (x, y + w * (0.68 + mood)),
              (x + w * 0.32, y + w * 0.68)), 5, "ink"),
    )  # fmt: skip


def shaft(rings: tuple[tuple[float, float, float, str], ...], mouth: Point, radius: float
          ) -> tuple[Thing, ...]:  # fmt: skip
    """The courses of a well from below, the nearest first: x, y, radius and tone; with joints."""
    drawn: list[Thing] = []
    inner = (*((x, y, r) for x, y, r, _ in rings[1:]), (*mouth, radius))
    for number, ((x, y, r, tone), (a, b, s)) in enumerate(zip(rings, inner, strict=True)):
        drawn.append(Shape(disc(x, y, r), tone, depth=50))
        for at in range(13):
            turn = math.tau * (at + 0.5 * (number % 2)) / 13
            cos, sin = math.cos(turn), math.sin(turn)
            ends = (x + r * cos, y + r * sin), (a + s * cos, b + s * sin)
            joint = tuple((round(u), round(v)) for u, v in ends)
            drawn.append(Line(joint, 3, "ink", fade=0.5))
    return tuple(drawn)


CARDS = (
    Card(
        "star-well",
        "Drawing Water",
        "From the bottom of a well by day: somebody draws up stars; two of them have jumped out"
        " of the bucket and fall back.",
        World("backdrop", "sand", Light("above", 0, at=(300, 620), reach=580),
              {"tone": "ink", "to": "ink", "spot": False}),
        (
            *shaft(((300, 420, 570, "ink"), (300, 380, 470, "deep+ink"), (300, 344, 384, "deep"),
                    (300, 312, 312, "deep+mid"), (300, 288, 254, "mid")), (300, 272), 206),
            Within(
                disc(300, 272, 206),
                (Shape(disc(300, 272, 210), "glow", to="pale", span=(80, 480)),
                 Blob("120,190 150,166 200,168 214,186 160,196", "glow", flat=True),
                 Shape("M80,76h440v26H80Z", "deep", depth=14),
                 Shape(disc(300, 108, 26), "deep+mid", depth=14),
                 Shape(disc(300, 108, 9), "ink", flat=True),
                 Line("300,130 300,360", 8, "ink"),
                 Turned((
                 Taper("560,520 490,420 440,300 428,262", (80, 66, 52, 44), "deep"),
                 Taper("420,240 392,170 400,118", (14, 20, 4), "deep"),
                 Taper("452,236 456,180 468,138", (14, 20, 4), "deep"),
                 Taper("416,220 400,172 402,140", (5, 9, 2), "soft", flat=True),
                 Taper("456,220 458,184 466,156", (5, 9, 2), "soft", flat=True),
                 Taper("436,264 390,310 352,358", (48, 40, 30), "deep"),
                 Blob("398,340 376,318 340,330 330,362 350,388 384,372", "pale", depth=20),
                 Shape(disc(350, 352, 6), "ink", flat=True),
                 Line("344,374 362,370 378,356", 4, "ink"),
                 Shape(disc(408, 282, 15), "glow", flat=True),
                 Shape(disc(403, 289, 8), "ink", flat=True),
                 ), move=(10, 50)),
                 Figure("woman", "hold-front", (176, 800), 580, "spark/glow", "delight",
                        look="right-down", hat="straw", hair="plaits", hand=(300, 330),
                        other_hand=(300, 412), hands="grip", shadow=0,
                        through=(Line("300,260 300,330 300,412 300,500", 8, "ink"),))),
            ),
            *(Beam(((280, 600), (320, 600)), end, "glow", 0.4) for end in (
                ((120, 400), (180, 360)), ((250, 330), (350, 330)), ((420, 360), (480, 400)),
                ((40, 560), (50, 640)), ((550, 640), (560, 560)))),
            Glow((300, 620), 280, "glow", 0.95),
            *(Line(p, 5, "glow", fade=0.7) for p in (
                "120,512 150,548 186,566", "410,568 450,548 482,510")),
            Line("300,456 300,500", 8, "ink"),
            Line("300,484 300,508", 14, "ink"),
            Line("192,652 206,566 300,502 394,566 408,652", 8, "ink"),
            Glow((300, 630), 130, "glow", 1),
            Put("star", (306, 706), 196, "soft", flat=True, turn=14, shadow=0),
            Put("star", (305, 696), 168, "glow", flat=True, turn=14, shadow=0),
            Shape("M184,652C236,632 364,632 416,652L392,806C380,832 220,832 208,806Z", "mid",
                  depth=70),
            *(Line(((x, 636 + abs(x - 300) * 0.12), (300 + (x - 300) * 0.8, 800)), 3, "ink",
                   fade=0.4) for x in (232, 266, 300, 334, 368)),
            Line("194,696 240,684 300,680 360,684 406,696", 12, "spark"),
            Line("204,758 250,747 300,743 350,747 396,758", 12, "spark"),
            Shape("M208,806C216,784 384,784 392,806C384,832 216,832 208,806Z", "ink+deep",
                  depth=14),
            Shape("M222,807C230,792 370,792 378,807C370,826 230,826 222,807Z", "deep", depth=10),
            Line("184,652 236,641 300,637 364,641 416,652", 7, "glow"),
            *(Shape(f"M{x},{y}q-8,16 0,22q8,-6 0,-22Z", "pale", flat=True) for x, y in (
                (250, 840), (340, 848))),
            *(Glow((x, y), 76, "glow", 0.7) for x, y in ((500, 780), (112, 806))),
            *(Line(points, 5, "pale", fade=0.8) for points in (
                "478,650 486,712", "510,640 508,716", "96,700 102,752", "126,690 120,750")),
            Spread("star", ((500, 780, 92, 18), (112, 806, 76, -14)), "glow"),
        ),
    ),
    Card(
        "boot-house",
        "Size Forty-Three",
        "It rains into the boot that is a house, and out of the clouds "
        "comes the foot that it belongs to.",
        World(
            "backdrop",
            "tide",
            Light("left", 0.4, at=(150, 590), reach=560),
            {"tone": "mid", "to": "soft", "spot": False},
        ),
        (
            Shape("M-30,640C60,600 160,640 260,600S480,590 640,620V940H-30Z", "mid+soft",
                  flat=True, fade=0.7),
            *far_houses("520,668 552,676", 24),
            *(Blob(p, "deep+mid", depth=30) for p in (
                "-30,-20 120,-30 250,-20 230,40 180,60 130,50 90,84 40,70 -30,90",)),
            Shape("M-30,720C120,680 260,730 400,690S600,680 640,670V940H-30Z", "mid+deep",
                  depth=60),
            Blob("520,-120 640,40 590,150 470,214 430,300 380,352 250,364 130,296 116,210 "
                 "240,150 330,40 360,-120", "pale+spark", depth=140),
            *(thing for x, y, r in TOES for thing in (
                Taper(((x + 28, y - 100), (x + 8, y - 56), (x - 2, y - 20)), (r, r, r * 0.92),
                      "pale+spark"),
                Blob(((x - r * 0.62, y - 26), (x - r * 0.1, y - 54), (x + r * 0.5, y - 28),
                      (x + r * 0.3, y - 4), (x - r * 0.45, y - 2)), "glow", depth=8),
                Line(((x - r * 0.1, y - r - 52), (x + r * 0.3, y - r - 58), (x + r * 0.6,
                      y - r - 52)), 3, "mid", fade=0.5))),
            *(Line(p, 4, "mid", fade=0.45) for p in (
                "250,196 310,150 360,80", "310,216 380,160 430,90", "200,214 260,160 320,70",
                "470,214 500,180 540,170")),
            Blob("20,852 240,836 560,842 600,864 420,890 80,886", "ink", flat=True, fade=0.45),
            Line("84,476 72,436 92,424 112,436 116,462", 10, "deep"),
            Shape("M70,470H306L300,640C310,690 380,696 420,712C470,736 490,770 490,818H62"
                  "C60,750 84,700 80,640Z", "deep", depth=120),
            Shape("M404,704C466,728 490,770 490,818H372C366,772 376,736 404,704Z", "mid", depth=50),
            Line("306,650 330,684 410,706 466,740 488,806", 4, "pale", fade=0.7),
            Line("396,716 372,766 366,814", 3, "pale", dash="6 8", fade=0.7),
            Line("90,500 98,640 78,720 76,806", 3, "mid", dash="6 8"),
            Blob("300,640 330,672 380,690 340,700 306,680", "ink", flat=True, fade=0.4),
            Shape("M56,812H500V844H210L204,868H56Z", "ink", depth=16),
            *(Line(((x, 848), (x, 864)), 4, "deep") for x in (76, 100, 124, 148, 172)),
            Blob("56,474 100,452 188,446 276,452 320,474 276,496 188,502 100,496", "spark",
                 depth=16),
            Blob("80,473 110,461 188,457 266,461 296,473 266,483 188,487 110,483", "ink",
                 flat=True),
            Blob("150,470 200,456 300,462 320,476 310,560 280,640 240,560 200,500", "ink",
                 flat=True, fade=0.3),
            *(Line(p, 7, "glow") for p in (
                "238,536 300,560", "298,530 240,566", "238,584 300,608", "298,578 240,614",
                "238,536 226,512 250,506", "298,530 312,508 296,504")),
            *(Shape(disc(x, y, 8), "spark", depth=6) for x, y in (
                (238, 536), (298, 530), (240, 566), (300, 560), (238, 584), (298, 578),
                (240, 614), (300, 608))),
            Shape("M92,690V580C92,520 204,520 204,580V690Z", "ink", depth=10),
            Shape("M100,688V582C100,530 196,530 196,582V688Z", "glow", flat=True),
            Within(
                "M100,688V582C100,530 196,530 196,582V688Z",
                (Figure("old-woman", "raise-both", (150, 750), 204, "spark/deep", "dread",
                        look="us-up", shadow=0),),
            ),
            Shape("M76,684H220V704H76Z", "spark", depth=10),
            Put("tulip", (196, 686), 44, "deep/spark", shadow=0),
            Glow((150, 610), 170, fade=0.45),
            Put("door", (300, 816), 108, "spark/glow", shadow=0),
            *(Blob(((x - w, y), (x, y - w * 0.16), (x + w, y), (x, y + w * 0.16)), "soft",
                   flat=True, fade=0.7) for x, y, w in ((260, 872, 60), (560, 780, 46))),
            Put("suitcase", (418, 872), 62, "spark/glow", turn=-12, shadow=0.3),
            Spread("letter", ((350, 862, 30, -20), (478, 858, 28, 24)), "glow/spark"),
            Beast("mouse", "beg", (537, 874), 62, "pale/spark", look="up", flip=True),
            Air("rain", plane="near"),
        ),
    ),
    Card(
        "mask-tree",
        "First Fruit",
        "Faces ripen on a tree; somebody without one has come to pick hers, but a fox is wearing"
        " the best already.",
        World("backdrop", "ember", Light("left", 0.7, rim="spark"),
              {"tone": "soft", "to": "pale"}),
        (
            Glow((250, 560), 380, fade=0.9),
            Blob("-60,700 120,672 300,690 460,664 660,690 660,960 -60,960", "soft", depth=60),
            *(thing for x, y, s in ((80, 694, 90), (316, 690, 64)) for thing in (
                Put("bare-tree", (x, y), s, "mid", haze=0.5, shadow=0),
                dots(((x - s * 0.2, y - s * 0.5), (x + s * 0.1, y - s * 0.6),
                      (x + s * 0.26, y - s * 0.42)), 5, "glow"))),
            Blob("-60,800 160,774 420,796 660,768 660,960 -60,960", "mid", depth=60),
            Shape("M120,880L430,800L446,806L168,892Z", "ink", flat=True, fade=0.4),
            Taper("640,960 600,760 596,560 520,360 380,250 200,150 -40,110",
                  (80, 66, 60, 54, 34, 24, 16), "ink", plane="mid"),
            Taper("500,330 420,180 400,-30", (30, 22, 14), "ink"),
            Taper("590,420 560,240 600,60", (28, 18, 8), "ink"),
            *(Line(p, 5, "mid", fade=0.8) for p in (
                "610,880 580,720 574,600", "640,760 624,640 590,500", "556,480 500,380 420,310",
                "440,180 424,100 420,40", "330,226 250,186 160,152")),
            Spread("leaf", ((60, 96, 60, 110), (128, 96, 56, -60), (300, 176, 60, 60),
                            (440, 250, 64, -70), (366, 90, 60, -50), (470, 60, 56, 70),
                            (540, 240, 60, -40), (310, 60, 40, 30)), "spark/deep", flat=False),
            *fruit(58, 174, 62, "pale", 0.2),
            *fruit(500, 196, 84, "soft", 0.0, shut=True),
            *fruit(424, 426, 108, "pale", 0.16, shut=True),
            Line("84,880 330,244", 12, "deep"),
            *(Line(((120 + 246 * t, 890 - 634 * t), (88 + 246 * t, 870 - 634 * t)), 10, "deep")
              for t in (0.05, 0.17, 0.29, 0.41, 0.53, 0.65, 0.77, 0.89)),
            Figure("woman", "climb", (122, 752), 500, "spark/ink", "none", look="up",
                   hair="long", wears="jumper", hand=(226, 312), other_hand=(280, 412),
                   hands="clasp", shadow=0,
                   through=(*fruit(240, 248, 126, "glow", -0.16, shut=True),)),
            Line("120,892 366,256", 14, "deep"),
            Turned((
            Taper("500,880 420,892 330,868 300,800", (26, 34, 38, 20), "soft"),
            Taper("302,826 294,800 312,758", (25, 21, 3), "glow"),
            Blob("398,888 404,790 440,724 470,708 500,724 536,790 548,888 470,904", "soft",
                 depth=60),
            Blob("440,752 470,740 500,752 490,824 470,850 450,824", "glow", depth=14),
            Taper("448,800 444,850 442,884", (13, 12, 14), "soft"),
            Taper("492,800 496,850 498,884", (13, 12, 14), "soft"),
            Blob("424,884 442,874 460,884 458,896 426,896", "ink", depth=8),
            Blob("480,884 498,874 516,884 514,896 482,896", "ink", depth=8),
            Shape("M408,656L392,536L466,612ZM532,656L548,536L474,612Z", "soft", depth=14),
            Shape("M416,624L406,570L440,612ZM524,624L534,570L500,612Z", "deep", flat=True),
            Shape("M404,636C430,598 510,598 536,636L542,672L566,694L536,708L544,732L508,738"
                  "L470,758L432,738L396,732L404,708L374,694L398,672Z", "soft", depth=40),
            *fruit(470, 668, 108, "glow", 0.24)[1:],
            ), move=(0, -24)),
            Blob("204,830 230,814 256,828 252,856 226,866 202,854", "soft", depth=16),
            Line("216,838 224,844 232,838", 3, "ink"),
            Line("218,854 230,848 240,854", 3, "ink"),
        ),
    ),
)  # fmt: skip
