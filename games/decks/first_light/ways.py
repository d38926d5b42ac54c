"""Cards of narrow ways: gaps, holes, and what hangs over them."""

import math

from games.decks.recipe import (
    Air,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
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
    disc,
)

TOES = ((128, 330, 40), (188, 372, 30), (240, 392, 27), (288, 398, 24), (330, 392, 21))
"""The middles of some toes, and how thick they are."""


def spines(places: tuple[tuple[float, float, float], ...], size: float = 26) -> tuple[Thing, ...]:
    """The spines of a cactus: where each grows, and to which side."""
    return tuple(
        Line(((x - side * 14, y), (x + side * size, y - size * 0.35)), 4, "glow", plane="near")
        for x, y, side in places
    )


def fruit(
    x: float, y: float, size: float, coat: str, mood: float, *, shut: bool = False
) -> tuple[Thing, ...]:
    """A face that hangs from a twig; its mouth bends down below zero."""
    w = size / 2
    eyes = (
        tuple(
            Line(((x + d - w * 0.16, y), (x + d, y + w * 0.1), (x + d + w * 0.16, y)), 4, "ink")
            for d in (-w * 0.36, w * 0.36)
        )
        if shut
        else tuple(Shape(disc(x + d, y, w * 0.13), "ink", flat=True) for d in (-w * 0.36, w * 0.36))
    )
    return (
        Line(((x + 4, y - w * 1.7), (x - 3, y - w * 1.3), (x, y - w)), 5, "deep"),
        Blob(((x - w * 0.8, y - w * 0.6), (x, y - w), (x + w * 0.8, y - w * 0.6),
              (x + w * 0.78, y + w * 0.4), (x, y + w * 1.25), (x - w * 0.78, y + w * 0.4)),
             coat, depth=size * 0.5),
        *eyes,
        Line(((x, y + w * 0.08), (x - w * 0.1, y + w * 0.34), (x + w * 0.06, y + w * 0.36)), 3,
             "mid"),
        Line(((x - w * 0.3, y + w * 0.68), (x, y + w * (0.68 + mood)), (x + w * 0.3, y + w * 0.68)),
             4, "ink"),
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
        "cactus-balloon",
        "Carefully",
        "A child has to lead a balloon between cacti; there is somebody at home in it, and the"
        " last one that came this way still hangs there.",
        World("backdrop", "dawn", Light("right", 0.5, rim="glow"),
              {"tone": "soft", "to": "pale"}),
        (
            Blob("-30,800 200,770 400,790 640,760 640,940 -30,940", "mid", depth=60),
            Blob("300,70 420,110 470,230 440,350 370,430 300,470 230,430 160,350 130,230 180,110",
                 "spark", depth=150),
            Shape("M282,466H318L330,496H270Z", "spark", depth=12),
            Blob("190,190 220,130 262,112 236,170 220,240 196,250", "glow", flat=True, fade=0.45),
            Shape("M236,360V250C236,180 364,180 364,250V360Z", "deep", depth=14),
            Shape("M250,350V252C250,200 350,200 350,252V350Z", "glow", flat=True),
            Within("M250,350V252C250,200 350,200 350,252V350Z", (
                Figure("old-woman", "peek", (300, 470), 250, "mid/deep", "worry", look="left",
                       shadow=0),)),
            Shape("M226,352H374V370H226Z", "deep", depth=10),
            Figure("boy", "tiptoe", (214, 862), 310, "deep/spark", "doubt", look="up",
                   hand=(320, 724), other_hand=(322, 684), hat="cap", hands="grip",
                   through=(Line("300,494 314,560 322,640 320,724 312,766", 4, "ink"),)),
            Taper("10,960 30,600 20,300 -10,60", (96, 92, 84, 60), "deep", plane="near"),
            Taper("20,560 130,540 146,420", (40, 40, 30), "deep", plane="near"),
            Taper("600,960 590,640 600,300 620,-40", (90, 92, 84, 70), "deep", plane="near"),
            Taper("600,720 480,700 452,560", (42, 40, 28), "deep", plane="near"),
            Taper("610,330 520,300 504,180", (34, 32, 22), "deep", plane="near"),
            *spines(((74, 150, 1), (90, 236, 1), (102, 320, 1), (174, 446, 1), (174, 506, 1),
                     (118, 640, 1), (116, 722, 1), (512, 420, -1),
                     (507, 490, -1)), 20),
            Shape("M414,604C412,562 440,534 474,540C502,546 508,590 500,644L488,620L480,660L468,618"
                  "L458,642L450,608C446,650 440,672 434,698H420C414,670 414,640 414,604Z"
                  "M420,696H434L444,716H412Z", "spark", depth=12, plane="near"),
            Line("428,714 416,742 424,770", 3, "ink", plane="near"),
            Put("window", (430, 848), 84, "deep", turn=14, shadow=0, plane="near"),
        ),
    ),
    Card(
        "feather-bridge",
        "Who Weighs More",
        "Where the bridge is broken lies a feather; a bear tries it with its nose, a girl holds"
        " it down, and somebody below would like it back.",
        World("backdrop", "tide", Light("left", 0), {"tone": "pale", "to": "mid", "spot": False}),
        (
            Glow((290, 330), 420, "glow", 0.8),
            Shape("M-30,528H640V760H-30Z", "soft", to="mid", span=(528, 700), flat=True),
            Blob("-60,740 120,720 290,730 460,716 660,730 660,960 -60,960", "mid+deep", depth=50),
            Shape("M-30,520H160L148,560L166,600L140,640L150,700C130,780 120,850 104,940H-30Z",
                  "ink", depth=40),
            Shape("M640,520H424L438,556L418,604L440,650L430,710C450,790 460,860 474,940H640Z",
                  "ink", depth=40),
            *(Line(p, 4, "mid") for p in (
                "-20,590 150,590", "-20,660 134,660", "-20,730 130,730", "-20,800 118,800",
                "80,530 80,590", "20,590 20,660", "90,660 90,730", "30,730 30,800",
                "436,590 640,590", "446,660 640,660", "446,730 640,730", "458,800 640,800",
                "500,530 500,590", "570,590 570,660", "500,660 500,730", "580,730 580,800")),
            Shape("M-30,436H164L190,458L168,480L184,506L160,528H-30ZM640,436H412L396,460L418,484"
                  "L402,508L424,528H640Z", "soft", depth=12),
            Beast("bear", "stand", (0, 480), 190, "ink/mid", look="down", shadow=0),
            Blob("116,490 150,480 184,482 180,500 140,504", "ink", flat=True, fade=0.4),
            Shape("M104,484C150,446 214,428 262,430L268,442L278,429C336,430 384,444 440,470"
                  "C392,488 340,496 300,494L290,484L280,495C214,498 150,496 104,484Z",
                  "glow", depth=24),
            *(Line(((x, 463), (x - 36, 462 + side * 22)), 3, "soft")
              for x in (196, 240, 318, 360) for side in (-1, 1)),
            Figure("girl", "kneel-over", (514, 490), 266, "spark/glow", "worry", flip=True,
                   look="left", hand=(456, 464), other_hand=(432, 462), hands="grip", shadow=0,
                   through=(Taper("104,484 200,464 300,460 400,465 506,462", (1, 3, 4, 5, 4),
                                  "mid"),)),
            Bird("goose", "spread", (296, 904), 178, "glow/spark", look="up", flip=True, shadow=0),
            Blob("170,846 240,836 300,846 370,836 440,848 460,872 300,884 160,870", "mid",
                 depth=16),
            *(Line(p, 5, "pale", fade=0.8) for p in (
                "176,846 240,838 300,848 370,838 430,848", "210,884 270,876 330,886")),
        ),
    ),
    Card(
        "cut-sky",
        "Alterations",
        "Scissors have cut a flap into the day; the night behind it was already hanging there,"
        " and somebody in it takes hold of the edge.",
        World("backdrop", "frost", Light("left", 0), {"tone": "soft", "to": "pale", "spot": False}),
        (
            Put("cloud", (70, 150), 80, "glow", shadow=0),
            Put("cloud", (560, 640), 110, "glow", shadow=0),
            Shape("M84,180C180,110 330,70 464,86C486,220 480,360 446,484L106,526C76,400 72,280"
                  " 84,180Z", "glow", depth=10),
            Within(
                "M96,186C190,122 330,84 452,98C472,220 468,360 438,480L116,520C88,400 86,290"
                " 96,186Z",
                (
                    *(Shape(disc(x, y, s), "glow", flat=True) for x, y, s in (
                        (150, 170, 4), (210, 200, 6), (386, 140, 5), (160, 330, 4), (404, 260, 4),
                        (140, 420, 5), (420, 400, 5), (300, 130, 4))),
                ),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Within(
                "M-30,-30H640V440L446,478L106,516H-30Z",
                (Figure("old-man", "peek", (250, 800), 600, "soft/spark", "curious",
                        look="us-down", hat="nightcap", wears="pyjamas", print="stripes", shadow=0,
                        hand=(436, 318), other_hand=(122, 500), hands="mitt",
                        holds=Held("scissors", size=250, coat="spark/ink", turn=10, hand="near")),
                 ),
            ),
            Shape("M112,540C250,530 350,510 460,486C500,580 510,660 500,742C370,780 220,780"
                  " 90,772C96,700 104,620 112,540Z", "deep", flat=True, fade=0.35),
            Shape("M102,516C220,520 340,504 450,474C476,560 488,650 482,722C350,764 200,764"
                  " 70,752C78,680 92,600 102,516Z", "glow", depth=10),
            Shape("M112,526C230,528 340,514 442,486C464,560 476,640 470,712C350,750 200,750"
                  " 84,740C92,680 104,600 112,526Z", "soft", depth=50),
            Put("cloud", (360, 700), 60, "glow", shadow=0),
            Put("cloud", (250, 640), 44, "glow", shadow=0),
            Blob("-60,820 120,800 300,830 480,800 660,820 660,960 -60,960", "mid", depth=60),
            Figure("woman", "hold-up", (150, 872), 350, "deep/spark", "hush", look="up",
                   hand=(246, 616), other_hand=(236, 640),
                   holds=Held("needle", size=220, coat="ink", turn=30)),
            Line("303,512 340,600 360,720 420,760 440,800", 5, "spark"),
            Put("spool", (440, 880), 110, "mid/spark"),
        ),
    ),
    Card(
        "star-well",
        "Drawing Water",
        "From the bottom of a well by day: somebody draws up stars; two of them have jumped out"
        " of the bucket and fall back.",
        World("backdrop", "sand", Light("above", 0, rim="glow"),
              {"tone": "ink", "to": "ink", "spot": False}),
        (
            *shaft(((300, 400, 560, "ink"), (300, 370, 468, "ink+deep"), (300, 340, 384, "deep"),
                    (300, 312, 310, "deep+mid"), (300, 290, 250, "mid")), (300, 272), 206),
            Within(
                disc(300, 272, 206),
                (Shape(disc(300, 272, 210), "glow", to="pale", span=(80, 480)),
                 Turned((
                 Taper("560,520 490,420 440,300 428,262", (80, 66, 52, 44), "deep"),
                 Taper("420,240 392,170 400,118", (14, 20, 4), "deep"),
                 Taper("452,236 462,160 490,116", (14, 20, 4), "deep"),
                 Taper("416,220 400,172 402,140", (5, 9, 2), "soft", flat=True),
                 Taper("460,216 470,166 486,136", (5, 9, 2), "soft", flat=True),
                 Taper("436,264 390,310 352,358", (48, 40, 30), "deep"),
                 Blob("398,340 376,318 340,330 330,362 350,388 384,372", "pale", depth=20),
                 Shape(disc(350, 352, 6), "ink", flat=True),
                 Line("344,374 362,370 378,356", 4, "ink"),
                 Shape(disc(408, 282, 15), "glow", flat=True),
                 Shape(disc(403, 287, 8), "ink", flat=True),
                 ), move=(4, 54)),
                 Figure("woman", "hold-front", (190, 800), 590, "spark/glow", "smile",
                        look="us-down", hat="straw", hair="plaits", hand=(284, 364),
                        other_hand=(296, 424), hands="grip", shadow=0,
                        through=(Line("300,500 296,424 284,364 258,340 226,366 206,430 200,500",
                                      8, "ink"),))),
            ),
            Glow((300, 600), 330, fade=0.9),
            Line("297,436 300,470 300,500", 8, "ink"),
            Line("300,484 300,508", 14, "ink"),
            Line("192,652 206,566 300,502 394,566 408,652", 8, "ink"),
            Put("star", (300, 716), 196, "glow", flat=True, shadow=0),
            Shape("M184,652C236,632 364,632 416,652L392,806C380,832 220,832 208,806Z", "mid",
                  depth=60),
            *(Line(((x, 636 + abs(x - 300) * 0.12), (300 + (x - 300) * 0.8, 800)), 3, "ink",
                   fade=0.4) for x in (232, 266, 300, 334, 368)),
            Line("194,696 240,684 300,680 360,684 406,696", 12, "spark"),
            Line("204,758 250,747 300,743 350,747 396,758", 12, "spark"),
            Shape("M208,806C216,784 384,784 392,806C384,832 216,832 208,806Z", "ink+deep",
                  depth=14),
            Shape("M222,807C230,792 370,792 378,807C370,826 230,826 222,807Z", "deep", depth=10),
            Line("262,796 259,821", 3, "ink"),
            Line("300,795 300,822", 3, "ink"),
            Line("338,796 341,821", 3, "ink"),
            Line("184,652 236,641 300,637 364,641 416,652", 6, "glow"),
            *(Line(points, 5, "pale", fade=0.7) for points in (
                "462,640 484,690 490,726", "498,640 518,690 524,722", "130,690 116,736 116,766")),
            Spread("star", ((506, 786, 96, 18), (110, 820, 78, -14)), "glow"),
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
            Light("left", 0.6, rim="spark"),
            {"tone": "mid", "to": "soft", "spot": False},
        ),
        (
            Shape("M-30,700C120,660 260,710 400,670S600,660 640,650V940H-30Z", "soft", depth=60),
            Blob(
                "520,-120 640,40 560,170 420,250 380,350 250,360 130,290 120,210 "
                "240,150 330,40 360,-120",
                "glow+spark",
                depth=130,
            ),
            Blob("180,250 270,216 350,260 340,330 240,340 170,300", "glow", flat=True, fade=0.35),
            *(Taper(((x + 26, y - 96), (x + 6, y - 54), (x - 2, y - 22)), (r, r, r * 0.9),
                    "glow+spark") for x, y, r in TOES),
            *(
                Shape(disc(x - r * 0.1, y - 24, r * 0.6), "glow", flat=True, fade=0.4)
                for x, y, r in TOES
            ),
            Blob("20,880 240,866 520,872 600,890 420,912 120,912", "ink", flat=True, fade=0.4),
            Line("66,560 40,530 44,490 72,486", 12, "spark"),
            Shape("M70,470H306L300,640C310,690 380,696 420,716C470,742 490,780 490,846H62"
                  "C60,760 84,700 80,640Z", "deep", depth=110),
            Shape("M404,708C466,734 490,780 490,846H372C366,790 376,740 404,708Z", "mid", depth=40),
            Shape("M56,840H500V868H210L204,892H56Z", "ink", depth=14),
            Shape("M58,448H318V492H58Z", "spark", depth=16),
            *(Line(((244, y), (300, y - 14)), 8, "glow") for y in (540, 582, 624)),
            *(Shape(disc(244, y, 9), "spark", flat=True) for y in (540, 582, 624)),
            Shape("M94,686V576C94,520 206,520 206,576V686Z", "glow", depth=10),
            Glow((150, 610), 150, fade=0.7),
            Within(
                "M100,686V578C100,528 200,528 200,578V686Z",
                (Figure("old-woman", "raise-both", (150, 748), 200, "spark/deep", "dread",
                        look="us-up", shadow=0),),
            ),
            Shape("M80,684H220V702H80Z", "spark", depth=10),
            Put("tulip", (106, 686), 50, "deep/spark", shadow=0),
            Put("door", (300, 842), 116, "spark/glow", shadow=0),
            Put("suitcase", (410, 884), 58, "spark/glow", turn=-16),
            Spread("letter", ((352, 866, 30, -30), (470, 868, 30, 24)), "glow/spark"),
            Beast("mouse", "beg", (538, 874), 72, "pale/spark", look="up", flip=True),
            Air("rain", plane="near"),
        ),
    ),
    Card(
        "mask-tree",
        "First Fruit",
        "Faces ripen on a tree; somebody without one has come to pick hers, but a fox is wearing"
        " the best already.",
        World("backdrop", "ember", Light("left", 0.6, rim="spark"),
              {"tone": "mid", "to": "pale"}),
        (
            Glow((330, 520), 360, fade=0.8),
            Blob("-60,840 160,820 420,846 660,810 660,960 -60,960", "mid", depth=40),
            Taper("660,640 570,420 400,220 180,110 -40,80", (60, 50, 36, 26, 20), "ink"),
            Taper("470,290 380,130 340,-30", (26, 20, 12), "ink"),
            Taper("550,370 490,210 540,60", (24, 16, 8), "ink"),
            Spread("leaf", ((52, 120, 70, 110), (150, 130, 60, -60), (300, 150, 64, 60),
                            (410, 250, 66, -70), (410, 60, 50, -50), (500, 80, 52, 70),
                            (590, 460, 60, 50)), "spark/deep"),
            Taper("400,236 416,270 404,320", (8, 6, 3), "ink"),
            Taper("364,76 420,54 462,80", (8, 6, 3), "ink"),
            *fruit(56, 166, 78, "glow", 0.2),
            *fruit(400, 424, 130, "pale", 0.16, shut=True),
            *fruit(456, 150, 90, "soft", 0.0, shut=True),
            *fruit(534, 436, 84, "pale", -0.2),
            *(Line(((60 + 0.3 * (776 - y), y), (210 + 0.3 * (776 - y), y)), 18, "deep")
              for y in range(262, 880, 75)),
            *(Line(((x, 960), (x + 224, 214)), 22, "deep") for x in (5, 155)),
            Figure("woman", "climb", (100, 794), 540, "spark/ink", "none",
                   hair="long", wears="jumper", hand=(200, 290), other_hand=(166, 424),
                   hands="clasp", shadow=0,
                   through=(*fruit(262, 256, 140, "glow", -0.16, shut=True),)),
            Taper("480,870 380,880 300,850 280,780", (26, 34, 40, 22), "mid+deep"),
            Taper("282,806 274,780 290,740", (27, 22, 3), "glow"),
            Blob("372,884 386,780 420,720 450,706 480,720 514,780 530,884 450,900", "mid+deep",
                 depth=60),
            Blob("420,752 450,740 480,752 470,830 450,850 430,830", "glow", depth=14),
            Line("436,896 440,850 436,810", 5, "ink", fade=0.6),
            Line("464,896 460,850 464,810", 5, "ink", fade=0.6),
            Shape("M384,650L370,520L446,606ZM516,650L530,520L454,606Z", "mid+deep", depth=10),
            Shape("M394,616L384,556L420,602ZM506,616L516,556L480,602Z", "ink", flat=True),
            Shape("M384,630C410,590 490,590 516,630L522,668L548,690L518,706L526,730L490,736"
                  "L450,756L410,736L374,730L382,706L352,690L378,668Z", "mid+deep", depth=40),
            *fruit(450, 664, 112, "glow", 0.24)[1:],
        ),
    ),
)  # fmt: skip
