"""Cards of the clouds, and of those who live between them."""

import math

from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    World,
    disc,
)


def sun_mask(x: float, y: float, radius: float) -> tuple[Thing, ...]:
    """A mask of the sun with its rays, eyes and mouth."""
    rays = "".join(
        f"M{x + math.cos(a - 0.13) * radius:.0f},{y + math.sin(a - 0.13) * radius:.0f}"
        f"L{x + math.cos(a) * radius * long:.0f},{y + math.sin(a) * radius * long:.0f}"
        f"L{x + math.cos(a + 0.13) * radius:.0f},{y + math.sin(a + 0.13) * radius:.0f}Z"
        for a, long in ((math.tau * at / 16, 1.5 if at % 2 else 1.32) for at in range(16))
    )
    r = radius
    return (
        Shape(rays, "soft", depth=24),
        Shape(disc(x, y, r), "glow", depth=r * 0.7),
        *(Shape(f"M{x + d - r * 0.22:g},{y - r * 0.1:g}q{r * 0.22:g},{-r * 0.26:g}"
                f" {r * 0.44:g},0q{-r * 0.22:g},{r * 0.2:g} {-r * 0.44:g},0Z", "ink", flat=True)
          for d in (-r * 0.4, r * 0.4)),
        Shape(f"M{x - r * 0.46:g},{y + r * 0.34:g}q{r * 0.46:g},{r * 0.34:g} {r * 0.92:g},0"
              f"q{-r * 0.46:g},{r * 0.7:g} {-r * 0.92:g},0Z", "ink", flat=True),
        Shape(disc(x - r * 0.56, y + r * 0.22, r * 0.15), "soft", flat=True),
        Shape(disc(x + r * 0.56, y + r * 0.22, r * 0.15), "soft", flat=True),
    )  # fmt: skip


CARDS = (
    Card(
        "tea-fall",
        "Pouring",
        "A teapot as large as a cloud pours a sea out of the sky; the captain holds out his cup,"
        " and his mate clings to his"
        " legs.",
        World("backdrop", "ember", Light("left", 0, rim="glow"),
              {"tone": "mid", "to": "pale", "spot": False}),
        (
            Blob("-40,720 100,660 260,720 400,680 640,740 640,940 -40,940", "mid+deep", depth=80),
            Blob("190,150 150,150 124,196 112,320 92,540 50,700 0,790 280,790 232,700 214,520"
                 " 204,320 206,220", "pale", depth=40),
            Put("teapot", (390, 300), 380, "deep/spark", turn=-28),
            Hand("grip", (560, 120), (700, 30), 150, "ink/glow"),
            Line("156,200 172,400 180,640", 6, "glow", fade=0.7),
            Line("140,240 130,440 110,680", 4, "glow", fade=0.6),
            Blob("240,780 330,750 460,740 650,742 560,800 420,818 300,808", "ink", flat=True),
            Figure("man", "offer", (380, 770), 440, "spark/glow", "smile", flip=True,
                   hat="peaked", wears="uniform", shadow=0, hand=(236, 470),
                   holds=Held("cup", size=80, coat="glow/spark", hand="near")),
            Figure("boy", "dig", (500, 776), 330, "glow/spark", "fear", flip=True, shadow=0),
            Blob("236,778 320,794 430,798 560,784 660,746 660,880 300,890 262,836", "spark+ink",
                 corners=(0, 4), depth=50),
            Line("238,780 320,796 430,800 560,786 660,748", 8, "spark"),
            Blob("-40,850 60,806 150,836 240,812 380,852 500,842 640,880 640,940 -40,940",
                 "deep", depth=60, plane="near"),
            *(Blob(((x - s, y), (x - s * 0.5, y - s * 0.7), (x + s * 0.3, y - s * 0.6),
                    (x + s, y)), "glow", depth=s * 0.6, plane="near")
              for x, y, s in ((30, 820, 50), (110, 830, 60), (190, 828, 50))),
            Shape(disc(120, 846, 32), "pale", depth=10, plane="near"),
            Shape(disc(120, 846, 25), "glow", depth=8, plane="near"),
            Line("120,822 120,870", 4, "pale", plane="near"),
            Line("99,834 141,858", 4, "pale", plane="near"),
            Line("99,858 141,834", 4, "pale", plane="near"),
        ),
    ),
    Card(
        "world-turtle",
        "Slowly",
        "A turtle swims through the stars with a town on its back; an old man on its head keeps"
        " it going with a star on a rod.",
        World("night", "tide", Light("left", 0, rim="spark"), {"hills": False}),
        (
            Taper("420,700 380,800 260,880 120,900", (60, 60, 44, 8), "mid"),
            Put("castle", (450, 330), 270, "pale/spark", turn=6),
            Put("tree", (300, 400), 140, "mid", turn=-14),
            Blob("250,560 270,420 400,310 560,290 700,360 700,700 480,720 320,660", "deep",
                 depth=140),
            *(Line(points, 8, "mid", fade=0.8) for points in (
                "400,312 380,420 420,520 380,680", "560,292 540,400 580,520 540,710",
                "380,420 540,400 640,420", "420,520 580,520 640,500", "270,440 380,420",
                "330,640 420,520")),
            Blob("40,640 60,540 150,480 250,490 330,560 420,620 400,700 260,700 120,730", "mid",
                 depth=110),
            Shape(disc(136, 572, 32), "glow", depth=14),
            Shape(disc(128, 582, 14), "ink", flat=True),
            Shape("M100,570A36,36 0 0 1 172,570Q136,556 100,570Z", "mid+deep", flat=True),
            Line("98,622 130,634 168,620", 4, "deep"),
            Line("48,660 90,680 150,668", 7, "deep"),
            *(Line(((x, 560), (x + 8, 620), (x - 4, 680)), 5, "mid+deep")
              for x in (300, 330, 358)),
            Figure("old-man", "ride", (256, 496), 290, "spark/glow", "calm", flip=True,
                   hand=(184, 400), other_hand=(196, 416), hands="grip"),
            Line("196,410 120,320 60,250", 6, "pale"),
            Line("60,250 56,330 60,400", 2.5, "glow"),
            Glow((60, 430), 90, fade=0.7),
            Put("leaf", (58, 500), 130, "soft/deep", turn=170, shadow=0),
            Put("turtle", (450, 856), 104, "mid/spark", flip=True),
            Put("house", (462, 790), 58, "pale/spark", shadow=0),
        ),
    ),
    Card(
        "moon-mask",
        "Understudy",
        "The mask of the sun is taken off, and behind it is a girl who has forgotten her words;"
        " only the prompter has noticed.",
        World("backdrop", "ember", Light("right", 0.4, rim="glow"),
              {"tone": "deep", "to": "mid"}),
        (
            Glow((300, 360), 420, fade=0.5),
            Frame("curtain", "spark", "both", size=0.72, plane="mid"),
            Figure("girl", "face-us", (200, 1270), 1130, "deep/glow", "doubt", look="us",
                   hair="long", shadow=0, hand=(600, 900)),
            Hand("grip", (474, 796), (630, 930), 150, "deep/glow", bend=40,
                 through=(Taper("408,600 412,700 418,850", (9, 9, 9), "soft"),)),
            *sun_mask(404, 490, 150),
            Shape("M-30,830H640V940H-30Z", "ink", depth=24, plane="near"),
            *(Shape(f"M{x - 30},842A30,30 0 0 1 {x + 30},842Z", "glow", depth=14, plane="near")
              for x in (300, 400, 500)),
            Shape("M90,900V800C90,740 240,740 240,800V900Z", "spark", depth=30, plane="near"),
            Shape("M106,900V806C106,760 224,760 224,806V900Z", "ink", flat=True, plane="near"),
            Figure("man", "read", (140, 1020), 290, "pale/glow", "fear", look="up",
                   plane="near", shadow=0),
            Put("book", (180, 896), 50, "glow/spark", plane="near", shadow=0),
        ),
    ),
    Card(
        "paper-geese",
        "Formation",
        "Paper planes fly south in a wedge; the goose among them begins to notice, and the boy on"
        " one of them asks it to keep quiet.",
        World("backdrop", "frost", Light("right", 0, rim="glow"),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Blob("-60,600 80,560 230,600 380,570 520,610 660,560 660,960 -60,960", "mid+soft",
                 depth=90, fade=0.8),
            Blob("-60,760 60,700 200,750 330,700 480,770 660,720 660,960 -60,960", "soft",
                 depth=80),
            Put("paper-plane", (440, 250), 140, "glow", shadow=0),
            Put("paper-plane", (310, 180), 110, "glow", shadow=0),
            Put("paper-plane", (196, 120), 80, "glow", shadow=0),
            Bird("goose", "fly", (216, 450), 300, "pale/spark", look="down"),
            Put("paper-plane", (340, 860), 340, "glow", shadow=0),
            *(Line(((340 + k * 14, 742 - k * 12), (596, 566 + k * 15)), 3, "mid", fade=0.7)
              for k in (1, 3, 5)),
            Figure("boy", "lie-front", (260, 700), 400, "spark/ink", "sly", look="up",
                   hand=(430, 620), hands="point"),
        ),
    ),
    Card(
        "windmill-isle",
        "Casting Off",
        "An island with a windmill has torn itself loose; a man still holds the rope and his"
        " child holds him, but up there somebody has the scissors out.",
        World("backdrop", "sand", Light("left", 0.5, rim="glow"),
              {"tone": "soft", "to": "glow"}),
        (
            Blob("-40,850 160,800 330,830 460,880 480,950 -40,950", "mid", depth=60),
            Put("windmill", (508, 216), 200, "mid/glow"),
            Put("island", (420, 510), 400, "mid+deep"),
            *(Line(points, 5, "mid+deep") for points in (
                "340,300 334,340 344,370", "470,330 478,372 468,400", "520,300 534,336 528,356")),
            Shape("M290,190V150H316V190Z", "deep", depth=8),
            Line("302,166 240,196 190,214 220,330 252,440", 6, "ink"),
            Line("252,440 246,520 262,600", 6, "ink"),
            Figure("old-woman", "crouch", (390, 196), 270, "spark/ink", "sly", flip=True,
                   hand=(280, 150), holds=Held("scissors", size=80, coat="ink/glow", turn=-70,
                                               hand="near")),
            Figure("man", "hang", (250, 420), 350, "deep/spark", "fear", look="us-up"),
            Figure("toddler", "hold-up", (214, 876), 240, "spark/glow", "grief", hand=(256, 752),
                   other_hand=(262, 770)),
            Put("top-hat", (90, 720), 80, "ink/spark", turn=30),
            Spread("swallow", ((90, 300, 40, 0), (140, 350, 30, 0)), "ink"),
        ),
    ),
    Card(
        "cradle",
        "Cat's Cradle",
        "An old hand and a young one hold the stars between them on one thread; the cat has got"
        " hold of its end.",
        World("night", "rose", Light("below", 0, rim="spark"), {"hills": False}),
        (
            Glow((310, 320), 300, fade=0.6),
            Hand("open", (130, 650), (70, 990), 350, "deep/glow", "pale", bend=6),
            Hand("open", (510, 660), (570, 990), 290, "spark/glow", "brown", bend=-6, flip=True),
            *(Line(points, 5, "glow") for points in (
                "61,342 110,230 200,162", "200,162 380,130", "380,130 470,236",
                "470,236 546,310 554,412", "150,330 300,306", "300,306 470,236",
                "226,346 300,456", "296,396 300,456 410,408", "300,312 300,456",
                "410,408 440,394", "470,236 494,388", "410,408 434,490 396,580 372,672",
                "46,346 76,340", "135,334 166,330", "210,352 241,345", "282,402 312,395",
                "426,398 454,393", "480,392 508,391", "540,420 567,410")),
            Spread("star", ((200, 176, 70, 10), (300, 312, 110, -8), (380, 142, 84, 0),
                            (470, 246, 66, 14), (300, 456, 64, 6), (410, 408, 54, 0)), "glow"),
            Beast("cat", "rear", (252, 900), 150, "ink/glow", look="up"),
        ),
    ),
)  # fmt: skip
