"""Cards of narrow ways, continued: holes, and what hangs over them."""

import math

from games.decks.arrangements import dots
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

TOES = ((144, 348, 22), (236, 396, 14), (304, 404, 13), (361, 405, 11), (412, 392, 9))
"""The middles of some toenails, and how wide they are."""


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
                (Shape(disc(300, 272, 210), "glow", to="pale", span=(200, 640)),
                 Shape("M80,76h440v26H80Z", "deep", depth=14),
                 Shape(disc(300, 108, 26), "deep+mid", depth=14),
                 Shape(disc(300, 108, 9), "ink", flat=True),
                 Line("300,130 300,300", 14, "ink"),
                 Turned((
                 Taper("560,520 490,420 440,300 428,262", (80, 66, 52, 44), "deep"),
                 Taper("420,240 388,176 384,118", (14, 22, 4), "deep"),
                 Taper("452,236 470,180 492,138", (14, 22, 4), "deep"),
                 Taper("414,220 394,176 388,140", (5, 9, 2), "soft", flat=True),
                 Taper("458,220 470,184 484,158", (5, 9, 2), "soft", flat=True),
                 Taper("436,264 400,304 378,342", (50, 44, 34), "deep"),
                 Blob("356,376 362,400 388,410 412,396 410,366", "deep", depth=14),
                 Blob("360,368 372,390 392,394 404,366", "ink", flat=True),
                 Blob("410,330 384,308 350,322 338,350 354,374 386,378 410,362", "pale", depth=20),
                 Shape("M364,375L390,379L386,391L368,387Z", "glow", flat=True),
                 Shape(disc(356, 346, 7), "ink", flat=True),
                 Shape(disc(412, 274, 23), "glow", flat=True),
                 Shape(disc(401, 286, 9), "ink", flat=True),
                 Line("392,236 408,234 424,242", 5, "ink"),
                 ), move=(16, 30)),
                 Figure("woman", "hold-front", (166, 800), 580, "spark/glow", "delight",
                        look="right-down", hat="straw", hair="plaits", hand=(300, 236),
                        other_hand=(300, 304), hands="grip", shadow=0,
                        through=(Line("300,180 300,236 300,304 300,344", 14, "ink"),))),
            ),
            *(Beam(((280, 600), (320, 600)), end, "glow", 0.4) for end in (
                ((120, 400), (180, 360)), ((420, 360), (480, 400)))),
            Glow((300, 620), 280, "glow", 0.95),
            Taper("300,336 300,362 304,388 301,424", (7, 8, 3, 2), "ink", flat=True),
            Taper("301,410 299,440 300,506", (2, 8, 7), "ink", flat=True),
            *(Taper(p, (5, 4, 1), "ink", flat=True) for p in (
                "296,346 286,372 262,388", "304,350 318,374 344,378", "298,356 292,384 276,410",
                "297,456 286,434 260,424", "303,456 314,430 340,420",
                "299,450 290,424 280,412")),
            Shape("".join(f"M293,{y}l14,-9v4l-14,9Z" for y in (
                164, 190, 216, 274, 338, 358, 454, 476, 498)), "soft", flat=True),
            Turned((
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
                Shape("M222,807C230,792 370,792 378,807C370,826 230,826 222,807Z", "deep",
                      depth=10),
                Line("184,652 236,641 300,637 364,641 416,652", 7, "glow"),
            ), about=(300, 502), turn=7),
            *(Glow((x, y), 76, "glow", 0.7) for x, y in ((500, 780), (112, 806))),
            Shape("M478,650l8,62h-4ZM510,640l-2,76h-4ZM96,700l6,52h-4ZM126,690l-6,60h-4Z", "pale",
                  flat=True),
            Spread("star", ((500, 780, 92, 18), (112, 806, 76, -14)), "glow"),
        ),
    ),
    Card(
        "boot-house",
        "Size Forty-Three",
        "It rains into the boot that is a house, and out of the clouds "
        "comes the foot that it belongs to.",
        World("backdrop", "tide", Light("left", 0.4, at=(150, 620), reach=1100),
              {"tone": "mid", "to": "soft", "spot": False}),
        (
            Shape("M-30,690C60,664 160,690 260,664S480,650 640,676V940H-30Z", "mid", flat=True),
            Shape("M-30,780C120,760 260,790 400,764S600,756 640,750V940H-30Z", "mid+deep",
                  depth=40),
            Shape("M-30,-30H640V190C600,230 560,200 540,176C500,214 440,196 420,160C380,214 320,206"
                  " 306,148C240,200 130,194 110,140C70,170 10,150 -30,120Z", "deep", depth=50),
            Shape("M380,-60C360,40 310,120 250,176C210,206 146,206 118,252C92,298 90,362 124,386"
                  "C152,402 188,394 197,364C198,402 214,426 238,426C260,426 270,406 270,388C274,420"
                  " 288,436 308,434C326,432 333,414 333,398C337,424 350,436 366,432C382,428 387,410"
                  " 387,394C393,412 404,420 418,414C438,404 438,384 436,362C448,316 476,292 520,268"
                  "C570,244 620,226 660,200V-60Z", "pale+spark", to="glow+spark", span=(60, 400)),
            Shape("M436,362C448,316 476,292 520,268C570,244 620,226 660,200V120C620,170 560,190"
                  " 500,222C456,248 430,300 436,362Z", "spark", flat=True, fade=0.35),
            *(Line(p, 5, "spark", fade=0.9) for p in (
                "197,366 206,318", "270,390 276,344", "333,400 338,356", "387,396 390,358")),
            *(Blob(((x - r, y - r * 0.3), (x, y - r * 1.2), (x + r, y - r * 0.3),
                    (x + r * 0.8, y + r), (x - r * 0.8, y + r)), "glow", depth=6)
              for x, y, r in TOES),
            *(Line(p, 5, "spark", fade=0.55) for p in ("270,224 330,176 380,110",
                                                       "340,244 410,186 460,120")),
            Blob("20,846 240,830 460,838 570,852 540,878 380,880 60,876", "ink", flat=True,
                 fade=0.5),
            Turned((
                Line("84,476 72,436 92,424 112,436 116,462", 11, "ink"),
                Shape("M70,470H306L300,640C310,690 380,696 420,712C470,736 490,770 490,818H62"
                      "C60,750 84,700 80,640Z", "ink+deep", depth=60),
                Shape("M404,704C466,728 490,770 490,818H372C366,772 376,736 404,704Z", "mid",
                      depth=40),
                Shape("M52,812H500V838H210L204,868H52Z", "soft", depth=16),
                Blob("52,474 100,450 188,444 276,450 324,474 276,498 188,504 100,498", "spark",
                     depth=16),
                Blob("80,473 110,461 188,457 266,461 296,473 266,483 188,487 110,483", "ink",
                     flat=True),
                *(Line(p, 8, "glow") for p in ("260,540 294,562", "294,536 260,566",
                                               "260,590 294,612", "294,586 260,616")),
                Shape("".join(disc(x, y, 7) for y in (538, 564, 588, 614) for x in (258, 296)),
                      "spark", depth=6),
                Shape("M84,700V590C84,510 232,510 232,590V700Z", "spark", depth=10),
                Shape("M94,700V592C94,524 222,524 222,592V700Z", "glow", flat=True),
                Within("M94,700V592C94,524 222,524 222,592V700Z", (
                    Figure("old-woman", "raise-both", (158, 780), 248, "spark/deep", "dread",
                           look="us-up", shadow=0),)),
                Shape("M70,694H246V714H70Z", "spark", depth=10),
                Put("door", (318, 814), 104, "spark/glow", shadow=0),
            ), about=(44, 872), zoom=0.88, move=(6, -14)),
            Glow((150, 640), 150, fade=0.4),
            Put("suitcase", (456, 866), 62, "spark/glow", turn=-8, shadow=0.3),
            Spread("letter", ((380, 860, 36, -14), (326, 862, 30, 14)), "glow/spark"),
            Beast("mouse", "beg", (540, 862), 76, "pale/spark", look="up", flip=True),
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
