"""Cards of the clouds, and of those who live between them."""

import math
from itertools import pairwise

from games.decks.recipe import (
    Beast,
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
    Turned,
    Within,
    World,
    disc,
)


def sun_mask(x: float, y: float, radius: float) -> tuple[Thing, ...]:
    """A mask of the sun with its rays, eyes and mouth."""
    rays = "".join(
        f"M{x + math.cos(a - 0.13) * radius:.0f},{y + math.sin(a - 0.13) * radius:.0f}"
        f"L{x + math.cos(a) * radius * long:.0f},{y + math.sin(a) * radius * long:.0f}"
        f"L{x + math.cos(a + 0.13) * radius:.0f},{y + math.sin(a + 0.13) * radius:.0f}Z"
        for a, long in ((math.tau * at / 16, 1.4 if at % 2 else 1.26) for at in range(16))
    )
    r = radius
    return (
        Shape(rays, "pale", flat=True),
        Shape(disc(x, y, r), "glow", depth=r * 0.2),
        *(Shape(f"M{x + d - r * 0.22:g},{y - r * 0.1:g}q{r * 0.22:g},{-r * 0.26:g}"
                f" {r * 0.44:g},0q{-r * 0.22:g},{r * 0.2:g} {-r * 0.44:g},0Z", "ink", flat=True)
          for d in (-r * 0.4, r * 0.4)),
        Shape(f"M{x - r * 0.46:g},{y + r * 0.34:g}q{r * 0.46:g},{r * 0.34:g} {r * 0.92:g},0"
              f"q{-r * 0.46:g},{r * 0.7:g} {-r * 0.92:g},0Z", "ink", flat=True),
        Shape(disc(x - r * 0.56, y + r * 0.22, r * 0.15), "soft", flat=True),
        Shape(disc(x + r * 0.56, y + r * 0.22, r * 0.15), "soft", flat=True),
    )  # fmt: skip


def wing(
    root: tuple[float, float],
    wrist: tuple[float, float],
    tips: tuple[tuple[float, float], ...],
    tone: str,
) -> tuple[Taper, ...]:
    """A raised wing: long pointed feathers that overlap, and the arm over them."""
    ends = [
        ((a[0] * (3 - at) + b[0] * at) / 3, (a[1] * (3 - at) + b[1] * at) / 3)
        for a, b in pairwise(tips)
        for at in (0, 1, 2)
    ] + [tips[-1]]
    last = len(ends) - 1
    feathers = [
        (
            wrist[0] + (root[0] - wrist[0]) * at / last * 0.9,
            wrist[1] + (root[1] - wrist[1]) * at / last * 0.9,
            x,
            y,
        )
        for at, (x, y) in enumerate(ends)
    ]
    return (
        *(
            Taper(((a, b), (a + (x - a) * 0.55, b + (y - b) * 0.55), (x, y)), (17, 17, 2), tone)
            for a, b, x, y in reversed(feathers)
        ),
        Taper((root, wrist), (32, 18), tone),
    )


def spray(
    x: float, y: float, size: float, *throws: tuple[float, float], tone: str = "glow"
) -> tuple[Thing, ...]:
    """Water that bursts upwards from a place: tongues by their angle and length, and drops."""
    tongues = drops = ""
    for angle, long in throws:
        a, reach = math.radians(angle), size * long
        dx, dy = math.sin(a) * reach, -math.cos(a) * reach
        bend, foot = dx * 0.16, size * 0.14
        tongues += (
            f"M{x + dx * 0.12 - foot:.0f},{y:.0f}Q{x + dx * 0.5 - bend - foot:.0f},"
            f"{y + dy * 0.8:.0f} {x + dx:.0f},{y + dy:.0f}Q{x + dx * 0.6 + foot:.0f},"
            f"{y + dy * 0.5:.0f} {x + dx * 0.2 + foot:.0f},{y:.0f}Z"
        )
        drops += disc(round(x + dx * 1.24), round(y + dy * 1.14), round(size * 0.05 + long * 2))
    return Shape(tongues, tone, flat=True, fade=0.85), Shape(drops, tone, flat=True)


CARDS = (
    Card(
        "tea-fall",
        "Pouring",
        "A teapot as large as a cloud pours a sea out of the sky; the captain holds out his cup,"
        " and his mate clings to his legs.",
        World("backdrop", "ember", Light("left", 0, rim="glow", at=(280, 610), reach=640),
              {"tone": "mid", "to": "glow", "spot": False}),
        (
            Glow((290, 620), 420, fade=0.9),
            Blob("350,712 390,672 440,676 462,630 520,610 560,644 660,620 660,740 350,730",
                 "glow+pale", depth=60, fade=0.6),
            Blob("-60,730 -40,670 20,640 66,664 120,656 170,690 250,712 240,730", "glow+pale",
                 depth=60, fade=0.6),
            Blob("-40,712 120,704 320,712 460,704 640,714 640,940 -40,940", "spark", depth=80),
            Shape("M300,724l52,-2l-10,14h-34ZM322,722v-26l16,20Z", "ink+spark", flat=True),
            *(Line(points, 4, "glow", fade=0.7) for points in (
                "210,730 244,726 276,730", "500,734 540,728 576,734", "250,752 300,746 344,752")),
            *(Line(((118 - w, 800), (118, 800 - w * 0.26), (118 + w, 800), (118, 800 + w * 0.26),
                    (118 - w, 800)), 5, "glow", fade=fade)
              for w, fade in ((96, 0.8), (140, 0.55), (190, 0.4))),
            Taper("176,256 150,240 128,266 116,340 108,450 118,580 114,700 116,880",
                  (8, 12, 15, 19, 26, 36, 46, 60), "spark"),
            Shape("".join(disc(x, y, r) for x, y, r in (
                (172, 540, 6), (186, 600, 8), (172, 650, 5), (206, 690, 7), (54, 600, 6),
                (44, 680, 8), (198, 744, 6))), "spark", flat=True),
            Taper("150,252 134,290 128,400 104,520 124,650 140,790", (3, 5, 8, 9, 11, 14),
                  "ink+spark", flat=True, fade=0.5),
            Taper("138,254 118,330 102,440 132,560 94,680 90,780", (2, 5, 6, 6, 8, 9), "glow",
                  flat=True, fade=0.85),
            Line("130,420 112,500 116,560 136,640", 4, "glow", fade=0.6),
            Put("teapot", (364, 352), 304, "deep/spark", turn=-28),
            Taper("276,180 280,144 306,114", (2, 8, 2), "pale", flat=True, fade=0.6),
            Taper("276,288 306,316 356,330", (2, 7, 2), "soft", flat=True, fade=0.7),
            Hand("grip", (518, 104), (690, -70), 118, "ink/glow"),
            Glow((118, 800), 120, fade=0.9),
            *spray(112, 820, 96, (-78, 0.7), (-58, 0.9), (-34, 0.6), (40, 0.72), (56, 1.3),
                   (76, 0.9)),
            Figure("man", "offer", (436, 818), 320, "ink/mid", "awe", look="up", turn=-9,
                   flip=True, hat="peaked", wears="uniform", hand=(286, 590),
                   other_hand=(244, 622),
                   holds=Held("cup", size=84, coat="deep/glow", hand="near", flip=True)),
            Figure("boy", "hug", (508, 816), 204, "pale/ink", "fear", flip=True, turn=10,
                   look="up", hand=(414, 698), other_hand=(424, 722), hands="grip"),
            Blob("268,740 384,794 500,790 580,728 548,838 440,872 326,850", "ink+deep",
                 corners=(0, 3), depth=50),
            Line("272,746 384,800 500,796 576,736", 9, "soft"),
            Line("296,786 384,828 500,824 556,780", 4, "ink"),
            Blob("-40,850 60,836 150,852 236,842 290,806 340,830 430,858 500,846 560,812 640,830"
                 " 640,940 -40,940", "spark+deep", depth=60, plane="near"),
            *(Line(points, 5, "glow", fade=0.7, plane="near") for points in (
                "262,836 290,814 330,834 370,850", "520,846 560,822 596,830",
                "60,866 110,856 160,870", "400,880 450,872 500,882")),
            Shape(disc(226, 846, 32), "soft", depth=10, plane="near"),
            Shape(disc(226, 846, 25), "glow", depth=8, plane="near"),
            *(Line(points, 4, "soft", plane="near") for points in (
                "226,822 226,870", "206,834 246,858", "206,858 246,834")),
            Blob("176,862 226,852 276,862 300,940 160,940", "spark+deep", depth=30,
                 plane="near"),
        ),
    ),
    Card(
        "world-turtle",
        "Slowly",
        "A turtle swims through the stars with a town on its back; a man on its head keeps it "
        "going with a leaf on a rod.",
        World("night", "tide", Light("left", 0, rim="spark", at=(72, 650), reach=680),
              {"hills": False}),
        (
            Glow((470, 190), 190, "glow", 0.45),
            *(Taper(points, widths, "soft") for points, widths in (
                ("364,420 340,340 344,236", (13, 9, 2)), ("342,344 316,310 310,262", (6, 5, 1)),
                ("341,300 360,276 362,244", (5, 4, 1)))),
            Put("castle", (468, 370), 212, "pale/spark", turn=4, shadow=0),
            Taper("460,640 370,616 270,586", (90, 78, 66), "mid+soft"),
            *(Line(points, 5, "mid+deep") for points in (
                "306,540 320,592 304,650", "332,532 346,594 330,664")),
            Blob("126,628 122,596 134,556 166,516 214,500 262,508 292,546 296,602 274,648 228,668"
                 " 168,672 142,658 136,640", "soft", depth=90),
            *(Blob(points, "mid+soft", flat=True) for points in (
                "176,522 206,508 214,530 190,546", "256,556 280,568 274,598 250,590",
                "246,610 272,612 260,640 238,636")),
            Blob("121,640 118,606 132,590 156,600 180,632 146,630 130,634", "pale", (0,), depth=10),
            Line("128,636 150,632 182,636 208,630 220,616", 5, "ink"),
            Taper("133,598 140,602 143,608", (2, 4, 1), "ink", flat=True),
            Shape(disc(184, 574, 24), "glow", depth=8),
            Shape(disc(174, 580, 13), "ink", flat=True),
            Shape(disc(169, 575, 4), "glow", flat=True),
            Shape("M158,566Q164,544 188,544Q212,548 213,580Q188,560 158,566Z", "mid+soft", depth=6),
            Line("157,566 188,560 216,582", 5, "ink"),
            Line("166,606 188,612 210,600", 4, "mid"),
            Blob("420,700 500,700 600,720 720,720 720,752 600,756 440,744", "pale", depth=30),
            Blob("328,560 348,470 418,398 538,352 658,352 778,400 778,712 538,712 388,680 342,632",
                 "ink+deep", depth=140),
            *(Blob(points, "mid", corners, depth=50) for points, corners in (
                ("364,560 378,486 424,440 458,500 442,588 398,606", (0, 1, 2, 3, 4, 5)),
                ("440,428 528,384 558,440 544,490 472,492", (0, 1, 2, 3, 4)),
                ("546,380 648,374 638,428 574,438", (0, 1, 2, 3)),
                ("474,510 548,508 580,570 558,640 458,606", (0, 1, 2, 3, 4)),
                ("564,492 578,456 648,446 738,460 738,560 598,562", (0, 1, 2, 3, 4, 5)),
                ("596,580 738,578 738,664 574,650", (0, 1, 2, 3)))),
            Shape("".join(f"M{a}L{b}Q{q} {c}L{d}Z" for a, b, q, c, d in (
                ("354,546", "324,540", "316,580", "334,616", "362,596"),
                ("366,604", "340,624", "354,664", "386,684", "404,630"),
                ("412,634", "396,690", "430,716", "470,714", "476,652"),
                ("486,654", "482,718", "518,736", "558,732", "560,666"),
                ("570,668", "570,734", "610,746", "654,738", "652,676"),
                ("662,678", "664,740", "708,748", "748,740", "748,684"))), "soft", depth=16),
            Blob("430,690 498,700 510,740 468,790 430,840 374,872 326,866 358,826 374,770 394,714",
                 "mid+soft", (6,), depth=50),
            *(Blob(points, "deep+mid", flat=True) for points in (
                "410,728 438,724 444,750 418,762", "400,776 424,772 414,800 394,806",
                "376,816 396,814 382,838 362,842")),
            Blob("340,400 366,376 400,366 480,344 580,346 640,356 650,380 590,374 540,396 500,382"
                 " 450,408 410,392 384,430 352,424", "soft+mid", depth=30),
            Figure("old-man", "ride", (276, 514), 256, "spark/ink", "fear", flip=True,
                   hand=(216, 404), other_hand=(232, 418), hands="grip", look="left-down",
                   through=(Line("244,428 164,356 78,338", 7, "pale"),)),
            Line("78,338 72,450 74,560", 4, "glow"),
            Glow((78, 620), 100, "glow", 0.9),
            Blob("74,560 104,590 108,616 92,628 104,650 74,694 46,650 46,600", "glow", (0, 3, 5),
                 depth=10),
            Line("74,560 80,620 74,680", 4, "soft"),
            Line("54,606 78,626 92,610", 3, "soft"),
            Put("turtle", (514, 862), 58, "deep/spark", shadow=0),
            Put("house", (518, 825), 37, "pale/spark", shadow=0),
        ),
    ),
    Card(
        "moon-mask",
        "Understudy",
        "The mask of the sun is taken off, and behind it is a girl who has forgotten her words;"
        " only the prompter has noticed.",
        World("backdrop", "ember", Light("below", 0, at=(350, 840), reach=820),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Glow((170, 470), 300, "soft", fade=0.7),
            Glow((330, 720), 480, "soft", fade=0.7),
            *(Taper(((x, -30), (x + 8, 300), (x - 4, 560), (x + 4, 780)), (16, 12, 15, 18),
                    "ink+deep", fade=0.4) for x in (130, 262, 394, 500)),
            Blob("250,130 330,40 450,24 556,90 586,220 570,360 620,470 640,800 400,800 290,400"
                 " 236,270", "ink", flat=True, fade=0.45),
            Shape("M-30,772H640V840H-30Z", "soft+mid", depth=20),
            *(Line(((x, 776), (x * 1.3 - 90, 836)), 3, "deep", fade=0.6)
              for x in range(40, 600, 70)),
            Frame("curtain", "mid+deep", "both", size=0.42, plane="mid"),
            Figure("girl", "face-us", (404, 986), 800, "spark/glow", "doubt", look="us",
                   hair="long", hand=(436, 616), hands="grip", other_hand=(176, 600),
                   turn=-3,
                   through=(Taper("160,470 172,600 180,690", (8, 8, 8), "glow"),)),
            *(Taper(points, (3, 6, 3), "ink+spark", flat=True, fade=0.7) for points in (
                "350,680 340,740 316,820", "400,690 404,750 400,820", "450,680 466,740 484,820")),
            Glow((146, 420), 190, "pale", fade=0.8),
            *sun_mask(146, 410, 76),
            Shape("M-30,826H640V940H-30Z", "ink", depth=24, plane="near"),
            Shape("M-30,820H640V834H-30Z", "soft", depth=6, plane="near"),
            *(part for x in (300, 426, 540) for part in (
                Glow((x, 818), 100, fade=0.8, plane="near"),
                Shape(f"M{x - 24},858L{x - 32},818Q{x},802 {x + 32},818L{x + 24},858Z", "mid",
                      depth=12, plane="near"),
                Shape(f"M{x - 30},820Q{x},804 {x + 30},820Q{x},832 {x - 30},820Z", "glow",
                      flat=True, plane="near"))),
            Shape("M44,920V806C44,720 228,720 228,806V920Z", "ink", flat=True, plane="near"),
            Shape("M58,920V810C58,736 214,736 214,810V920Z", "soft+pale", to="mid",
                  span=(740, 900), plane="near"),
            Figure("man", "whisper", (98, 1112), 380, "deep/glow", "worry", look="right-up",
                   plane="near", shadow=0, other_hand=(178, 862),
                   holds=Held("book", size=60, coat="glow/spark", hand="far")),
            Shape("M38,920V806C38,700 234,700 234,806V920H214V810C214,736 58,736 58,810V920Z",
                  "mid+deep", depth=24, plane="near"),
        ),
    ),
    Card(
        "paper-geese",
        "Formation",
        "Paper planes fly south in a wedge; the goose among them begins to notice, and the boy on"
        " one of them asks it to keep quiet.",
        World("backdrop", "frost", Light("right", 0, rim="glow", at=(600, 520), reach=680,
                                         tone="spark+glow"),
              {"tone": "deep", "to": "soft", "spot": False}),
        (
            Glow((590, 520), 330, "spark+glow", fade=0.75),
            Glow((600, 520), 170, "glow", fade=0.8),
            Shape("M-30,640L120,616L300,632L460,610L640,626V940H-30Z", "mid+soft", flat=True),
            Shape("M-30,690L110,664L190,730L20,770ZM430,650L560,636L640,690L470,700ZM130,660"
                  "L300,640L330,690L210,720ZM440,720L620,710V800L500,790Z", "deep", flat=True,
                  fade=0.35),
            Shape("M-30,852Q-20,800 40,812Q70,770 120,800Q170,790 180,836Q230,836 236,880V940H-30Z",
                  "pale", depth=60, fade=0.9),
            Shape("M440,900Q440,850 490,850Q510,810 560,830Q600,800 640,820V940H440Z", "pale",
                  depth=60, fade=0.9),
            Put("paper-plane", (490, 232), 84, "glow", shadow=0),
            Put("paper-plane", (400, 150), 66, "glow", shadow=0),
            Put("paper-plane", (322, 92), 48, "glow", haze=0.2, shadow=0),
            *wing((264, 350), (276, 276), ((356, 212), (252, 170)),
                  "soft"),
            Taper("36,392 100,392 176,380 250,364 320,344 390,316 446,316 468,360 462,404 440,424",
                  (3, 30, 54, 64, 58, 42, 33, 30, 33, 20), "pale"),
            Taper("448,442 444,470 450,500", (15, 11, 3), "spark+ink"),
            Taper("430,430 408,454 398,486", (17, 12, 3), "spark"),
            Shape(disc(456, 390, 15), "glow", flat=True),
            Shape(disc(450, 395, 9), "ink", flat=True),
            Line("440,368 458,358 478,368", 4, "ink"),
            *wing((196, 380), (170, 262), ((196, 140), (104, 120), (46, 250)),
                  "soft+pale"),
            Shape("M568,562L60,640L122,724Z", "soft", depth=40),
            Shape("M568,562L150,716L190,872Z", "mid+soft", depth=40),
            Within(
                "M150,470H600V550L150,734Z",
                (Figure("boy", "lie-front", (250, 714), 392, "spark/ink", "sly",
                        look="half-up", turn=-8, hand=(416, 638), other_hand=(436, 634),
                        hands="mitt", shadow=0),
                 Hand("point", (442, 708), (456, 790), 124, "spark/ink"))),
            Taper("220,700 150,712 104,700 96,640 104,590", (36, 34, 25, 21, 17), "ink+deep"),
            Taper("104,606 90,570 66,556", (19, 19, 12), "spark+ink"),
            Taper("240,712 180,736 128,732 132,670 146,620", (36, 36, 27, 22, 18), "deep"),
            Taper("145,636 134,600 110,584", (20, 20, 12), "spark"),
            Shape("M568,562L128,742L300,866Z", "glow", depth=120),
            Line("330,780 400,700 480,620", 3, "mid", fade=0.6),
        ),
    ),
    Card(
        "windmill-isle",
        "Casting Off",
        "An island with a windmill has torn itself loose; a man still holds the rope and his"
        " child holds him, but up there somebody has the scissors out.",
        World("backdrop", "frost", Light("left", 0.5, rim="glow", shade="deep"),
              {"tone": "mid", "to": "glow", "spot": False}),
        (
            Glow((70, 420), 360, fade=0.8),
            Shape("M-30,776L60,744L160,770L260,736L380,764L500,730L640,760V940H-30Z", "soft",
                  flat=True, fade=0.6),
            Shape("M-30,800L140,786L360,800L640,782V940H-30Z", "soft+mid", flat=True, fade=0.8),
            Shape("M330,826L470,810L520,842L360,862ZM500,806L600,800V850L556,850Z", "mid",
                  flat=True, fade=0.4),
            Line("-20,830 90,836 180,820 250,850 300,900", 9, "glow", fade=0.7),
            Shape("M58,818v-16l14,-12l14,12v16ZM104,812v-14l12,-10l12,10v14Z", "spark",
                  flat=True, fade=0.6),
            Taper("-40,700 120,690 300,704 420,690 640,706", (4, 16, 10, 18, 8), "glow",
                  flat=True, fade=0.6),
            Put("windmill", (504, 322), 160, "spark/glow"),
            Taper("424,350 420,240 380,150 280,100 118,84", (22, 17, 15, 12, 6), "ink+deep"),
            Line("404,190 424,140 446,100", 13, "ink+deep"),
            Blob("330,104 352,56 420,44 476,70 484,112 440,138 370,134", "mid+soft", depth=40),
            Blob("206,92 226,54 290,46 350,62 340,100 280,112 230,114", "soft", depth=40),
            Blob("224,336 340,344 560,330 578,370 556,450 530,500 516,590 474,690 440,640 410,620"
                 " 386,540 340,520 306,450 262,400 236,370", "deep", depth=150),
            Shape("M250,352L330,362L352,440L300,430ZM352,372L452,366L430,470L392,520L366,440Z"
                  "M402,540L430,490L470,560L446,640Z", "deep+mid", depth=30, fade=0.8),
            Shape("M470,366L560,360L540,450L500,440ZM452,480L500,470L516,510L500,590L480,560Z",
                  "ink+deep", depth=30),
            Line("440,640 420,690 432,730", 5, "ink"),
            Line("474,684 480,730 470,760", 4, "ink"),
            Blob("204,344 226,322 300,316 420,322 540,312 584,326 572,354 500,366 452,354 400,380"
                 " 350,358 300,374 256,352", "mid", depth=30),
            Shape("M292,560l8,-10l12,6l-4,14l-12,2ZM326,622l6,-6l6,8l-8,6ZM366,690l8,-10l10,6"
                  "l0,12l-14,4ZM404,766l6,-6l6,8l-8,6Z", "deep", flat=True),
            *(Line(points, wide, tone) for wide, tone in ((11, "deep"), (7, "glow"))
              for points in ("140,70 158,84 148,104 148,230 150,246", "150,278 148,330 148,430")),
            *(Line(points, 3, "glow") for points in (
                "148,236 140,254 132,258", "150,236 152,266 148,274", "151,236 162,256 170,258",
                "148,290 138,272 130,274", "151,290 162,272 168,276")),
            *(Line(((144, y), (153, y + 7)), 3, "mid") for y in (120, 150, 180, 210, 310, 350)),
            Turned((
                *(Line(tuple((x + r * math.cos(a / 2), 112 + r * math.sin(a / 2))
                             for a in range(14)), 8, "spark") for x, r in ((216, 18), (290, 18))),
                Line("250,150 240,138 228,126", 9, "spark"),
                Line("256,150 266,138 278,126", 9, "spark"),
                Shape("M240,148L258,138L292,230L280,250Z", "spark", depth=8),
                Shape("M266,148L248,138L214,230L226,250Z", "spark", depth=8),
                Shape(disc(253, 150, 7), "ink", flat=True),
            ), about=(253, 150), turn=86, move=(-42, 114)),
            Figure("old-woman", "kneel", (330, 346), 272, "deep/soft", "sly", flip=True,
                   look="left-down", hand=(252, 298), other_hand=(246, 228), hands="grip",
                   hair="bun/pale"),
            Figure("man", "climb", (112, 612), 220, "mid/ink", "fear", look="up", hands="grip",
                   hand=(149, 478), other_hand=(148, 428), shape="stout", shadow=0,
                   through=(Line("148,424 148,470 158,560", 11, "deep"),
                            Line("148,420 148,470 158,556", 7, "glow"))),
            Figure("child", "hang", (116, 646), 150, "spark/deep", "fear", look="up", turn=-12,
                   hand=(104, 602), other_hand=(124, 612), hands="grip", shadow=0),
            Put("top-hat", (330, 790), 60, "ink/spark", turn=34, shadow=0),
        ),
    ),
    Card(
        "cradle",
        "Cat's Cradle",
        "An old hand and a young one hold the stars between them on one thread; the cat has got"
        " hold of its end.",
        World("night", "rose", Light("below", 0, rim="spark", at=(310, 290), reach=640),
              {"hills": False}),
        (
            Glow((310, 290), 330, fade=0.7),
            Shape("M-30,780L40,740L90,776V740H104V790L160,756L220,800H400L452,760L500,796V760H516"
                  "V804L560,776L640,810V940H-30Z", "mid", depth=30, fade=0.8),
            Shape("M60,786h12v18h-12ZM160,786h12v18h-12ZM450,788h12v18h-12Z", "glow", flat=True),
            *(Line(points, 5, "glow") for points in (
                "47,472 84,300 190,166", "190,166 380,132", "380,132 480,236",
                "480,236 566,370 560,552", "236,392 300,272", "300,272 480,236",
                "279,410 300,272", "190,166 300,272", "300,272 396,366", "396,366 391,497",
                "480,236 475,492", "380,132 300,272")),
            Hand("open", (166, 612), (84, 972), 262, "deep/glow", "pale"),
            Hand("open", (458, 684), (548, 998), 226, "spark/glow", "brown", flip=True),
            *(Line(points, 6, "glow") for points in (
                "46,472 66,476 86,454", "190,390 212,400 236,392", "238,408 258,419 280,410",
                "390,497 408,508 428,500", "438,490 457,501 476,492",
                "526,558 546,568 561,552")),
            Spread("star", ((190, 166, 70, 10), (300, 272, 110, -8), (380, 132, 84, 0),
                            (480, 236, 66, 14), (396, 366, 60, 6)), "glow"),
            Shape("M-40,846C160,836 420,850 640,838V940H-40Z", "deep", depth=20),
            Shape("M180,852L300,806L420,852V940H180Z", "deep+mid", depth=20),
            Beast("cat", "beg", (340, 826), 108, "ink/spark", look="up", flip=True, shadow=0),
            Line("396,372 348,450 306,530 270,610 258,690 264,776", 5, "glow"),
            Blob("258,716 274,708 286,722 276,738 260,734", "ink", flat=True),
        ),
    ),
)  # fmt: skip
