"""Cards of narrow ways: gaps, holes, and what hangs over them."""

from games.decks.recipe import (
    Air,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Moon,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Within,
    World,
    disc,
)

TOES = ((128, 330, 40), (188, 372, 30), (240, 392, 27), (288, 398, 24), (330, 392, 21))
"""The middles of some toes, and how thick they are."""


def spines(places: tuple[tuple[float, float, float], ...], size: float = 26) -> tuple[Thing, ...]:
    """The spines of a cactus: where each grows, and to which side."""
    return tuple(
        Line(((x, y), (x + side * size, y - size * 0.35)), 3.5, "glow", plane="near")
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
                Figure("old-woman", "peek", (300, 470), 250, "mid/deep", "fear", look="left",
                       shadow=0),)),
            Shape("M226,352H374V370H226Z", "deep", depth=10),
            Line("300,494 312,560 318,640 330,716", 3, "ink"),
            Figure("boy", "tiptoe", (256, 874), 310, "deep/spark", "doubt", look="up",
                   hand=(330, 716), other_hand=(330, 740), hat="cap"),
            Taper("10,960 30,600 20,300 -10,60", (96, 92, 84, 60), "deep", plane="near"),
            Taper("20,560 130,540 146,420", (40, 40, 30), "deep", plane="near"),
            Taper("600,960 590,640 600,300 620,-40", (90, 92, 84, 70), "deep", plane="near"),
            Taper("600,720 480,700 452,560", (42, 40, 28), "deep", plane="near"),
            Taper("610,330 520,300 504,180", (34, 32, 22), "deep", plane="near"),
            *spines(((100, 470, 1), (150, 500, 1), (172, 440, 1), (110, 320, 1), (104, 240, 1),
                     (88, 150, 1), (118, 640, 1), (126, 720, 1), (428, 600, -1), (436, 660, -1),
                     (484, 200, -1), (486, 260, -1), (510, 420, -1), (508, 500, -1),
                     (148, 396, 1))),
            Shape("M432,560L450,596L464,646L448,636L452,682L438,664L432,712L422,668L406,690"
                  "L410,640L400,630L416,598Z", "spark", depth=12, plane="near"),
            Line("430,712 416,742 424,770", 3, "ink", plane="near"),
            Put("window", (430, 848), 84, "deep", turn=14, shadow=0, plane="near"),
        ),
    ),
    Card(
        "feather-bridge",
        "Who Weighs More",
        "Where the bridge is broken lies a feather; a bear tries it with its nose, a girl holds"
        " it down, and somebody below would like it back.",
        World("canyon", "tide", Light("left", 0.5, rim="spark")),
        (
            Air("mist"),
            Glow((310, 350), 330, "pale", fade=0.9),
            Shape("M-30,500L150,506L176,522L148,532L166,558L-30,620Z", "ink", depth=30),
            Shape("M30,580L60,930H-30V580Z", "ink", depth=30),
            Shape("M640,480L440,492L414,508L446,518L420,546L640,600Z", "ink", depth=30),
            Shape("M560,560L540,930H640V560Z", "ink", depth=30),
            Beast("bear", "sniff", (84, 506), 250, "deep/mid"),
            Shape("M96,492C130,440 210,416 300,428L312,446L326,430C380,440 430,456 470,480"
                  "C430,520 370,546 320,548L300,526L288,550L232,546L216,524L204,544"
                  "C160,540 118,520 96,492Z", "glow", depth=50),
            *(Line(((x, 490), (x - 40, 490 + s * 40)), 4, "soft") for x in (210, 270, 330, 390)
              for s in (-1, 1)),
            Line("90,492 300,492 540,470", 8, "spark"),
            Figure("girl", "kneel-over", (524, 490), 400, "spark/glow", "calm", flip=True,
                   look="left", hand=(430, 478), other_hand=(456, 476), shadow=0),
            Shape("M176,826H424L400,940H200Z", "ink", depth=30, plane="near"),
            Bird("goose", "spread", (300, 832), 176, "glow/spark", look="up", plane="near"),
        ),
    ),
    Card(
        "cut-sky",
        "Alterations",
        "Scissors have cut a flap into the day; the night behind it was already hanging there,"
        " and somebody in it takes hold of the edge.",
        World("backdrop", "frost", Light("left", 0.7, rim="spark"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Blob("-60,480 120,440 320,500 480,430 660,480 660,960 -60,960", "soft", depth=60),
            Blob("-60,640 140,600 360,660 660,600 660,960 -60,960", "mid+soft", depth=60),
            Within(
                "M90,60L420,30L470,190L440,470L250,560L110,450Z",
                (Moon((230, 200), 54, bite=0.7),
                 *(Shape(disc(x, y, s), "glow", flat=True) for x, y, s in (
                     (150, 120, 4), (330, 100, 3), (380, 190, 5), (160, 330, 4), (300, 290, 3),
                     (420, 330, 4), (200, 420, 3), (390, 70, 3))),
                 Figure("old-man", "lean-out", (400, 480), 430, "deep/glow", "smile", flip=True,
                        look="left", hat="nightcap", wears="pyjamas")),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "deep", "spot": False}),
            ),
            Shape("M90,60L110,450L250,560C190,600 90,640 40,590C30,400 40,220 90,60Z", "glow",
                  depth=50),
            Hand("grip", (246, 500), (330, 440), 80, "deep/glow", bend=10),
            Bird("owl", "glide", (436, 128), 100, "deep/glow"),
            Blob("-60,820 160,790 400,840 660,780 660,960 -60,960", "mid", depth=50),
            Put("scissors", (490, 810), 330, "spark/ink", turn=-26),
            Figure("woman", "offer", (100, 985), 470, "deep/spark", "stern", look="up",
                   hand=(240, 710), hands="grip"),
            Line("228,760 282,658", 5, "ink"),
            Line("276,664 340,700 320,780 400,860 380,930", 3, "spark"),
        ),
    ),
    Card(
        "star-well",
        "Drawing Water",
        "From the bottom of a well by day: somebody draws up stars; some of them have found a"
        " hole to hide in.",
        World("skyward", "sand", Light("above", 0, rim="spark"), {"kind": "well"}),
        (
            Beast("donkey", "stand", (786, 716), 330, "mid/deep", flip=True, look="down",
                  plane="far"),
            Figure("woman", "hold-front", (236, 1010), 720, "spark/glow", "wonder",
                   look="us-down", hat="straw", plane="far", hand=(322, 604),
                   other_hand=(300, 560), hands="grip",
                   through=(Line("280,500 330,620 330,690", 8, "glow"),)),
            Line("326,606 330,640 330,690", 8, "glow"),
            Glow((330, 650), 250, fade=0.7),
            Line("250,700 260,600 330,560 400,600 410,700", 6, "ink"),
            Blob("240,706 290,682 370,682 420,706 370,730 290,730", "ink", flat=True),
            Spread("star", ((284, 690, 80, -24), (386, 684, 88, 22)), "pale"),
            Spread("star", ((332, 650, 150, 6),), "glow"),
            Shape("M240,700C270,730 390,730 420,700L396,850C360,870 300,870 264,850Z", "deep",
                  depth=50),
            Line("250,756 330,776 412,756", 8, "spark"),
            Line("258,810 330,830 404,810", 8, "spark"),
            Shape("M36,660L140,640L156,756L50,776Z", "ink", depth=14),
            Shape("M52,676L130,660L142,744L62,760Z", "deep", flat=True),
            Spread("star", ((84, 724, 60, 10), (122, 690, 40, -16)), "pale", flat=False),
            Shape("M492,720L584,742L570,830L480,806Z", "ink", depth=14),
            Shape("M504,734L570,750L560,814L494,796Z", "deep", flat=True),
            Spread("star", ((532, 776, 50, 20),), "pale", flat=False),
            Shape("M-30,860C150,840 450,840 640,860V940H-30Z", "spark", depth=30, plane="near"),
            Line("120,890 220,880 320,890", 4, "glow", fade=0.6, plane="near"),
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
            Shape("M-30,640C120,600 260,650 400,610S600,600 640,590V940H-30Z", "soft", depth=60),
            Blob(
                "520,-120 640,40 560,170 420,250 380,350 250,360 130,290 120,210 "
                "240,150 330,40 360,-120",
                "pale",
                depth=130,
            ),
            Blob("180,250 270,216 350,260 340,330 240,340 170,300", "glow", flat=True, fade=0.5),
            *(Shape(disc(x, y - 26, r), "pale", depth=r) for x, y, r in TOES),
            *(
                Shape(disc(x - r * 0.1, y - 24, r * 0.55), "glow", flat=True, fade=0.5)
                for x, y, r in TOES
            ),
            Put("boot", (240, 890), 470, "deep/spark"),
            Put("window", (196, 700), 140, "glow", shadow=0),
            Glow((196, 640), 180, fade=0.6),
            Figure(
                "old-woman",
                "raise-both",
                (196, 752),
                190,
                "spark/glow",
                "fear",
                look="us-up",
                shadow=0,
            ),
            Shape("M112,682H284V764H112Z", "deep", depth=24),
            Shape("M102,670H294V690H102Z", "spark", depth=10),
            Put("tulip", (130, 682), 60, "deep/spark", shadow=0),
            Put("door", (200, 868), 94, "spark/glow", shadow=0),
            Beast("mouse", "beg", (526, 860), 98, "pale/spark", look="up", flip=True),
            Put("suitcase", (426, 896), 62, "spark/glow", turn=-34),
            Spread("letter", ((470, 880, 24, 20), (380, 888, 22, -30)), "glow/spark"),
            Blob("330,868 470,852 640,866 640,950 300,950", "pale", fade=0.35, flat=True),
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
            Taper("640,640 560,420 400,250 180,130 -40,90", (60, 50, 36, 26, 20), "ink"),
            Taper("470,320 380,150 340,-30", (26, 20, 12), "ink"),
            Taper("540,390 480,210 540,60", (24, 16, 8), "ink"),
            Spread("leaf", ((52, 130, 70, 110), (150, 150, 60, -60), (286, 170, 64, 60),
                            (392, 268, 66, -70), (470, 300, 70, 60), (410, 80, 50, -50),
                            (492, 90, 52, 70), (576, 470, 60, 50), (240, 40, 40, 50)),
                   "spark/deep"),
            *fruit(66, 214, 92, "glow", 0.2),
            *fruit(240, 250, 150, "pale", -0.16, shut=True),
            *fruit(430, 400, 140, "glow", 0.16, shut=True),
            *fruit(450, 150, 90, "soft", 0.0, shut=True),
            *fruit(200, 66, 60, "soft+mid", 0.0, shut=True),
            *fruit(536, 560, 96, "pale", -0.2),
            Put("ladder", (106, 960), 680, "deep", turn=6),
            Figure("woman", "climb", (110, 840), 540, "spark/glow", "none", look="half",
                   hair="long", hand=(214, 330), other_hand=(170, 560)),
            Beast("fox", "sit", (480, 890), 250, "mid/glow", flip=True),
            *fruit(264, 606, 140, "glow", 0.24),
        ),
    ),
)  # fmt: skip
