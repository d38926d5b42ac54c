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


CARDS = (
    Card(
        "tea-fall",
        "Pouring",
        "A teapot as large as a cloud pours a sea out of the sky; the captain holds out his cup,"
        " and his mate clings to his legs.",
        World("backdrop", "ember", Light("left", 0, rim="glow", at=(250, 560), reach=760),
              {"tone": "deep", "to": "pale", "spot": False}),
        (
            Glow((250, 640), 460, fade=0.9),
            Blob("-40,704 120,696 320,704 460,696 640,706 640,940 -40,940", "spark", depth=80),
            *(Line(points, 4, "glow", fade=0.6) for points in (
                "224,728 262,722 300,728", "520,726 556,720 590,726")),
            Taper("168,262 140,246 116,272 106,340 102,450 110,580 106,700 110,870",
                  (10, 16, 22, 28, 34, 42, 50, 58), "spark"),
            Taper("146,258 122,310 112,400 106,520 116,650 118,830", (4, 6, 8, 10, 12, 14),
                  "ink+spark", flat=True, fade=0.5),
            Taper("128,262 100,330 84,440 88,560 74,680 70,820", (3, 6, 8, 9, 11, 12), "glow",
                  flat=True, fade=0.85),
            Taper("306,196 240,236 222,262 160,252", (58, 34, 24, 15), "glow"),
            Taper("474,120 560,84 576,190 506,262", (20, 20, 20, 20), "glow"),
            Blob("258,168 306,88 398,64 478,112 512,212 484,318 396,366 300,322 256,250", "glow",
                 depth=150),
            Blob("304,322 396,366 482,318 490,346 400,398 310,360", "spark", corners=(0, 2, 3, 5),
                 depth=20),
            Blob("284,108 330,60 410,42 460,82 440,106 380,96 330,112 296,142", "spark", depth=30),
            Shape(disc(352, 46, 19), "spark", depth=12),
            Shape("M384,320C372,270 376,220 396,170C424,216 420,270 384,320Z"
                  "M372,320C336,300 312,268 308,220C346,238 368,272 372,320Z"
                  "M398,318C404,272 428,244 464,228C464,276 440,304 398,318Z", "spark", flat=True),
            Hand("grip", (560, 118), (720, -20), 124, "ink/glow"),
            Figure("man", "offer", (404, 838), 400, "ink/mid", "awe", look="left-up", turn=-12,
                   flip=True, hat="peaked", wears="uniform", hand=(222, 592),
                   other_hand=(212, 640),
                   holds=Held("cup", size=104, coat="mid/glow", hand="near", flip=True)),
            Figure("boy", "hug", (484, 822), 256, "pale/ink", "fear", flip=True, turn=4,
                   look="up", hand=(386, 664), other_hand=(392, 694), hands="grip"),
            Blob("250,752 384,806 500,802 592,736 560,838 440,880 320,860", "ink+deep",
                 corners=(0, 3), depth=50),
            Line("254,758 384,812 500,808 588,744", 10, "soft"),
            Line("284,804 384,842 500,838 566,786", 4, "ink"),
            Shape("M-30,880V800C-14,776 16,776 28,796C40,770 76,764 90,790C104,772 132,774 140,792"
                  "C156,768 190,776 194,804C216,794 238,814 234,836L240,880Z", "glow", depth=10),
            *(Line(points, 4, "spark", fade=0.5) for points in (
                "38,826 56,812 78,824", "110,816 130,804 150,818", "176,838 194,828 210,840")),
            Shape("".join(disc(x, y, r) for x, y, r in (
                (26, 770, 9), (192, 764, 11), (222, 790, 7), (208, 726, 7), (40, 734, 6))), "glow",
                flat=True),
            Blob("-40,858 40,844 110,862 180,848 240,860 300,836 346,852 430,872 500,862 560,832"
                 " 640,846 640,940 -40,940", "spark+deep", depth=60, plane="near"),
            Line("524,862 562,840 592,846", 5, "glow", fade=0.7, plane="near"),
            Shape(disc(262, 852, 36), "soft", depth=10, plane="near"),
            Shape(disc(262, 852, 28), "glow", depth=8, plane="near"),
            *(Line(points, 4, "soft", plane="near") for points in (
                "262,824 262,880", "238,838 286,866", "238,866 286,838")),
            Blob("200,872 262,860 320,872 340,940 190,940", "spark+deep", depth=30, plane="near"),
        ),
    ),
    Card(
        "world-turtle",
        "Slowly",
        "A turtle swims through the stars with a town on its back; a man on its head keeps it "
        "going with a leaf on a rod.",
        World("night", "tide", Light("left", 0, rim="spark", at=(72, 650), reach=760),
              {"hills": False}),
        (
            Glow((470, 190), 190, "glow", 0.45),
            *(Taper(points, widths, "soft") for points, widths in (
                ("380,430 360,340 368,236", (14, 9, 2)), ("361,344 340,312 338,262", (6, 5, 1)))),
            Put("castle", (478, 370), 204, "pale+glow/spark", turn=4, shadow=0),
            Taper("460,640 370,616 270,586", (90, 78, 66), "mid+soft"),
            *(Line(points, 5, "mid+deep") for points in (
                "306,540 320,592 304,650", "332,532 346,594 330,664")),
            Blob("126,628 122,596 134,556 166,516 214,500 262,508 292,546 296,602 274,648 228,668"
                 " 168,672 142,658 136,640", "soft", depth=90),
            *(Blob(points, "mid+soft", flat=True) for points in (
                "176,522 206,508 214,530 190,546", "246,610 272,612 260,640 238,636")),
            Blob("121,640 118,606 132,590 156,600 180,632 146,630 130,634", "pale", (0,), depth=10),
            Blob("127,626 150,620 184,622 222,606 208,634 182,650 152,654 134,648", "ink", (0, 3),
                 flat=True),
            Blob("152,646 172,636 196,638 182,650 164,653", "spark", (0,), flat=True),
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
            Figure("old-man", "ride", (312, 508), 330, "spark/ink", "fear", flip=True, turn=6,
                   hand=(236, 420), other_hand=(210, 396), hands="grip", look="left-down",
                   through=(Line("284,470 236,420 158,338 74,290", 8, "pale"),)),
            Line("74,290 64,430 68,556", 4, "glow"),
            Glow((70, 620), 110, "glow", 0.9),
            Blob("68,552 96,576 104,598 82,606 76,622 86,636 102,642 92,670 68,700 44,654 42,598",
                 "glow", (0, 3, 6, 8), depth=10),
            Line("68,556 70,620 68,686", 4, "soft"),
            Line("50,606 68,626 54,650", 3, "soft"),
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
        World("backdrop", "frost", Light("right", 0, rim="glow", at=(600, 520), reach=760,
                                         tone="spark+glow"),
              {"tone": "ink+deep", "to": "mid", "spot": False}),
        (
            Glow((590, 560), 360, "spark+glow", fade=0.75),
            Glow((600, 560), 180, "glow", fade=0.8),
            Shape("M-30,770Q60,720 150,758Q250,720 320,772Q400,730 460,776Q540,720 640,760"
                  "V940H-30Z", "mid+soft", flat=True),
            Shape("M-30,862Q20,820 80,842Q150,800 220,852Q300,830 360,872Q440,820 500,856"
                  "Q560,830 640,850V940H-30Z", "soft+pale", flat=True, fade=0.8),
            Put("paper-plane", (474, 226), 96, "glow", shadow=0),
            Put("paper-plane", (388, 140), 72, "glow", shadow=0),
            Put("paper-plane", (316, 82), 50, "glow", haze=0.2, shadow=0),
            *(Taper(points, (20, 17, 2), "mid+soft") for points in (
                "290,340 328,260 354,182", "286,340 302,240 318,144", "280,340 268,230 270,134")),
            *(Taper(points, (8, 11, 15, 6), "spark") for points in (
                "220,436 150,460 104,470 76,478", "176,430 120,446 80,446 56,450")),
            Blob("30,372 90,352 170,320 270,306 344,322 380,366 350,420 270,456 180,450 104,416"
                 " 50,400", "glow+pale", depth=90),
            Taper("250,396 340,366 408,326 460,344 478,392 468,432", (44, 66, 52, 42, 38, 36),
                  "glow+pale"),
            Blob("500,392 508,428 496,462 468,478 440,470 432,438 446,406 474,388", "glow+pale",
                 depth=50),
            Shape("M440,440Q460,462 472,476Q470,520 452,540Q440,536 440,512Q436,476 440,440Z",
                  "spark+ink", depth=20),
            Shape("M436,424Q448,448 462,468Q440,492 404,512Q388,514 386,504Q404,462 436,424Z",
                  "spark", depth=30),
            Shape(disc(466, 420, 14), "glow", flat=True),
            Shape(disc(461, 425, 8), "ink", flat=True),
            Line("444,404 460,396 480,400", 4, "ink"),
            *wing((226, 376), (206, 236), ((196, 60), (60, 124), (62, 300)), "soft+pale"),
            Taper("232,380 226,310 204,232", (46, 32, 18), "glow+pale"),
            *(Line(p, 4, "soft") for p in (
                "376,346 410,326 446,328", "372,372 408,348 438,352", "176,428 240,430 300,410")),
            Shape("M572,612L36,640L104,716Z", "soft", depth=40),
            Shape("M572,612L104,716L150,880Z", "mid", depth=40),
            Taper("230,690 120,700 82,694 74,640 88,584", (36, 34, 25, 21, 17), "ink+deep"),
            Taper("90,596 74,566 48,560", (18, 18, 11), "spark+ink"),
            Taper("240,700 180,716 132,706 122,650 134,598", (36, 36, 27, 22, 18), "deep"),
            Taper("134,610 120,578 92,568", (19, 19, 12), "spark"),
            Within(
                "M176,440H600V606L176,706Z",
                (Figure("boy", "lie-front", (216, 718), 392, "spark/ink", "sly",
                        look="half-up", turn=-8, hand=(382, 642), other_hand=(402, 638),
                        hands="mitt", shadow=0),
                 Hand("point", (408, 712), (422, 794), 124, "spark/ink"))),
            Shape("M572,612L92,724L290,872Z", "glow", depth=120),
            Line("310,800 400,730 480,672", 3, "mid", fade=0.6),
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
            Glow((120, 520), 420, fade=0.9),
            Shape("M-30,816L60,790L160,812L260,782L380,806L500,776L640,800V940H-30Z", "soft",
                  flat=True, fade=0.7),
            Blob("-30,850 140,836 360,850 640,830 640,940 -30,940", "soft+mid", flat=True),
            Line("240,848 330,860 360,900", 8, "glow", fade=0.7),
            Shape("M424,868v-18l16,-14l16,14v18ZM474,862v-16l14,-12l14,12v16Z", "spark",
                  flat=True, fade=0.6),
            Put("windmill", (500, 396), 160, "spark/glow"),
            Taper("432,410 440,300 412,180 320,104 108,84", (28, 20, 17, 14, 8), "ink+deep"),
            Taper("428,214 470,150 548,66", (14, 10, 4), "ink+deep"),
            Taper("470,152 520,136 566,140", (7, 5, 2), "ink+deep"),
            Taper("360,126 384,84 386,46", (9, 6, 3), "ink+deep"),
            Blob("206,398 340,396 546,384 550,430 530,510 508,570 496,640 468,752 440,700 414,670"
                 " 388,590 336,560 300,500 240,450", "deep", depth=150),
            Shape("M262,420L350,424L368,520L306,484ZM404,420L490,416L460,540L420,600L396,520Z",
                  "deep+mid", depth=30, fade=0.8),
            Shape("M506,420L540,416L524,500L496,540ZM456,610L492,590L484,660L464,716Z",
                  "ink+deep", depth=30),
            Blob("178,398 204,376 300,372 420,376 520,368 560,380 556,408 530,420 490,424 452,410"
                 " 400,438 350,414 300,432 236,416", "soft", depth=30),
            Shape("M316,640l10,-12l14,8l-4,16l-14,2ZM362,706l8,-8l8,10l-10,8Z", "deep", flat=True),
            *(Line(points, 11, "ink+deep") for points in (
                "128,74 142,88 134,108 134,250 136,264", "136,292 134,340 134,440")),
            *(Line(points, 4, "ink+deep") for points in (
                "132,256 122,272 114,274", "138,256 148,274 156,276", "132,300 122,286 114,284",
                "138,300 150,284 156,282", "135,256 137,280 134,300")),
            *(Line(((129, y), (139, y + 8)), 4, "pale")
              for y in (120, 144, 168, 192, 216, 316, 340, 364)),
            Turned((
                *(Line(tuple((x + r * math.cos(a / 2), 108 + r * math.sin(a / 2))
                             for a in range(14)), 10, "spark") for x, r in ((212, 21), (294, 21))),
                Line("250,150 240,138 226,126", 11, "spark"),
                Line("256,150 266,138 280,126", 11, "spark"),
                Shape("M245,148L260,136L306,248L288,256Z", "spark", depth=8),
                Shape("M261,148L246,136L200,248L218,256Z", "spark", depth=8),
                Shape(disc(253, 150, 8), "ink", flat=True),
            ), about=(253, 150), turn=88, move=(-30, 128)),
            Figure("old-woman", "kneel", (344, 396), 330, "ink/deep", "sly", flip=True,
                   look="left-down", hand=(264, 314), other_hand=(266, 236), hands="grip",
                   hat="none", hair="bun/glow"),
            Figure("man", "hang", (96, 404), 240, "ink/deep", "fear", look="up", hands="grip",
                   hand=(136, 424), other_hand=(136, 384), shape="stout", shadow=0, turn=6),
            Figure("child", "hang", (122, 682), 160, "spark/deep", "fear", look="up", turn=-8,
                   flip=True, hand=(92, 684), other_hand=(84, 668), hands="grip", shadow=0),
            Put("top-hat", (290, 800), 64, "ink/spark", turn=34, shadow=0),
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
