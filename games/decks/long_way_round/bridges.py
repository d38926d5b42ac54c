"""Bridges that are somebody, or belong to somebody."""

from games.decks.arrangements import far_houses
from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    World,
    box,
    disc,
)


def volume(x: float, y: float, wide: float, coat: str, band: str) -> tuple[Thing, ...]:
    """A book as high as a cliff, with a rounded back that is lit from the left."""
    w, low = wide, 940 - y
    return (
        Shape(f"M{x},{y}Q{x + w / 2},{y - 22} {x + w},{y}V940H{x}Z", coat, to="ink",
              span=(y + 200, 900)),
        Shape(box(x + w * 0.68, y - 4, w * 0.32, low), "ink", flat=True, fade=0.35),
        Shape(box(x + w * 0.1, y - 4, w * 0.12, low), "glow", flat=True, fade=0.22),
        Shape(f"M{x},{y + 46}h{w}v12h{-w}ZM{x},{y + 68}h{w}v5h{-w}ZM{x},{y + 300}h{w}v12h{-w}Z"
              f"M{x},{y + 322}h{w}v5h{-w}Z", band, flat=True, fade=0.85),
        Line(((x + 1, y + 8), (x + 1, 900)), 3, "ink", fade=0.5),
    )  # fmt: skip


def forefinger() -> tuple[Thing, ...]:
    """A huge hand from the left whose forefinger reaches the middle; the others are curled."""
    return (
        Shape("M-40,596L92,580L104,786L-40,800Z", "spark", depth=60),
        Taper("150,758 186,764 206,758", (34, 28, 22), "spark+pale"),
        Taper("150,716 204,722 228,714", (38, 30, 24), "spark+pale"),
        Taper("150,672 216,680 244,670", (38, 32, 26), "spark+pale"),
        Shape("M96,596C120,572 156,556 200,560C240,566 268,572 284,578C306,586 306,628 286,636"
              "C254,642 226,640 206,640C184,652 176,690 172,720C166,760 140,782 98,776Z",
              "spark+glow", depth=60),
        Taper("120,690 156,668 200,684 226,700", (32, 28, 25, 19), "spark+glow"),
        Shape("M210,684Q234,690 243,706Q224,708 206,696Z", "glow", flat=True),
        Shape("M258,573Q284,576 298,596Q278,606 256,592Z", "glow", flat=True),
        Line("206,640 234,642 262,640", 4, "deep", fade=0.55),
        Shape("M84,572L116,570L126,790L90,794Z", "glow", depth=24),
    )  # fmt: skip


CARDS = (
    Card(
        "hand-bridge",
        "Passing Over",
        "Two hands meet over the gorge so that a circus can pass; now it's the elephant's turn.",
        World("backdrop", "cobalt", Light("left", 0.4), {"tone": "deep", "to": "soft",
                                                         "spot": False}),
        (
            Glow((300, 600), 420, "glow", 0.6),
            Taper("268,756 240,796 300,836 250,920", (4, 10, 22, 40), "pale"),
            *far_houses("186,856 214,866", 24, lit="glow"),
            Shape("M-30,560H60C120,600 100,690 150,740C160,800 130,860 170,940H-30Z", "deep",
                  depth=60),
            Shape("M640,560H540C480,600 500,690 450,740C440,800 470,860 430,940H640Z", "deep",
                  depth=60),
            Put("giraffe", (62, 572), 470, "spark+glow/spark+ink", shadow=0, flip=True),
            *forefinger(),
            Turned(forefinger(), flip="x"),
            Turned((
                Taper("290,460 308,540", (36, 30), "mid+soft"),
                Taper("396,460 424,540", (36, 30), "mid+soft"),
                Line("244,372 222,346 228,312", 6, "soft"),
                Blob("234,430 238,360 276,312 330,294 384,306 412,350 412,420 392,468 330,488"
                     " 268,480", "glow+pale", depth=90),
                Shape("M228,430C224,480 236,516 238,562Q238,572 248,572H300Q310,570 308,558"
                      "C304,520 322,480 324,440C318,384 240,380 228,430Z", "glow+pale", depth=50),
                Shape("M332,440C340,490 364,520 374,560Q376,572 386,572H438Q448,570 444,556"
                      "C434,510 426,470 418,430C406,386 336,390 332,440Z", "glow+pale", depth=50),
                *(Line(((x, 571), (x + 8, 560), (x + 16, 571)), 4, "mid") for x in (
                    250, 268, 286, 388, 406, 424)),
                Line("380,376 394,402 434,414", 13, "spark"),
                Shape("M380,340C382,300 420,270 452,278C474,284 486,306 496,300C506,290 496,250"
                      " 486,226C482,208 508,200 516,214C526,240 538,290 528,326C518,352 496,356"
                      " 486,368C478,392 456,408 436,408C408,408 380,380 380,340Z", "glow+pale",
                      depth=24),
                *(Line(points, 4, "mid", fade=0.5)
                  for points in ("502,318 512,326 530,322", "506,284 518,288 530,284",
                                 "500,252 510,254 520,250")),
                Blob("452,382 478,396 506,388 484,416 456,404", "glow", (2,)),
                Blob("366,322 392,300 424,324 430,372 412,414 384,406 364,364", "soft", depth=30),
                Shape(disc(450, 326, 13), "glow", flat=True),
                Shape(disc(450, 333, 7), "ink", flat=True),
                Line("434,312 448,304 464,308", 4, "deep"),
            ), about=(340, 572), zoom=1.14, move=(-42, -4)),
            Figure("man", "pull", (508, 562), 200, "spark/ink", "strain", shadow=0,
                   flip=True, hand=(468, 450), other_hand=(486, 461), hands="grip",
                   through=(Line("412,378 446,424 526,488", 8, "ink"),)),
            Figure("woman", "push", (134, 566), 200, "spark/ink", "strain", shadow=0,
                   wears="dress", hand=(196, 450), other_hand=(194, 470)),
            Put("top-hat", (330, 852), 88, "ink/spark", turn=24, shadow=0),
        ),
    ),
    Card(
        "cat-toll",
        "Toll",
        "A cat as large as the bridge takes its toll in fish; a man with one hangs from its tail.",
        World("backdrop", "slate", Light("left", 0.5, rim="pale"),
              {"tone": "mid+soft", "to": "glow", "spot": True}),
        (
            Shape("M-30,560H640V930H-30Z", "mid", to="deep+mid", span=(600, 900)),
            Shape(box(-20, 610, 70, 44) + box(60, 600, 60, 40) + box(560, 606, 60, 44)
                  + box(-20, 664, 50, 42) + box(40, 716, 50, 40) + box(546, 760, 60, 40),
                  "mid+soft", depth=10),
            *(Line(p, 3, "deep", fade=0.6) for p in (
                "-20,660 110,660", "-20,712 80,712", "-20,770 90,770", "130,600 140,640",
                "560,700 610,700", "500,620 610,616", "-20,830 80,830", "556,820 610,820")),
            *(Blob(points, "spark+deep", flat=True, fade=0.5) for points in (
                "30,594 70,590 60,612 40,616", "520,592 560,592 550,624 530,610",
                "90,690 110,680 104,700")),
            Shape("M96,900C96,700 200,626 320,626C440,626 544,700 544,900Z", "deep", depth=20),
            *(Line(((x, y), (a, b)), 4, "ink", fade=0.7) for x, y, a, b in (
                (102, 830, 130, 836), (124, 752, 150, 768), (172, 684, 192, 708),
                (244, 642, 254, 672), (320, 628, 320, 660), (396, 642, 386, 672),
                (468, 684, 448, 708), (516, 752, 490, 768))),
            Shape("M124,900C124,716 220,658 320,658C420,658 516,716 516,900Z", "pale", to="glow",
                  span=(660, 900)),
            Blob("130,800 200,750 280,790 360,740 440,780 510,770 516,860 124,860", "soft",
                 flat=True, fade=0.5),
            *far_houses("190,812 214,808 450,806", 20, lit="spark"),
            Shape("M124,846H516V930H124Z", "soft", to="mid", span=(840, 900)),
            *(Line(points, 4, "glow", fade=0.8) for points in (
                "150,866 200,860 240,866", "420,862 450,856 490,862")),
            *(Line(((x, y), (x, y + 14)), 4, "mid")
              for x, y in ((282, 862), (300, 846), (386, 858))),
            Shape("M-30,878Q60,866 150,878T330,878T510,878T700,878V930H-30Z", "deep", flat=True),
            Shape("M620,560C640,240 590,90 500,110C480,120 462,134 450,150L430,60L370,170"
                  "C340,166 316,170 290,176L222,82L212,212C180,270 186,340 226,386"
                  "C250,424 244,480 224,540C220,556 250,572 320,572H620Z", "ink+deep", depth=120),
            Shape("M222,82L226,196L280,178ZM430,60L440,154L384,170Z", "mid+deep", flat=True,
                  fade=0.6),
            *(Line(points, 5, "mid", fade=0.45) for points in (
                "226,386 246,400 252,420", "240,372 262,392", "250,430 270,444", "254,462 274,472",
                "300,410 316,440 334,412", "340,424 352,452 370,426",
                "376,460 390,486 404,456", "470,190 500,170 530,174",
                "500,230 540,220 566,240", "520,300 552,300 570,330", "440,500 480,470 510,480",
                "540,400 564,420 570,460")),
            Shape("M238,274C258,246 298,246 318,276C298,302 258,302 238,274ZM350,272"
                  "C370,244 408,244 428,272C408,298 370,298 350,272Z", "spark", flat=True),
            Shape("M246,274C252,254 276,256 276,280C274,298 254,300 246,274ZM358,274"
                  "C364,254 388,256 388,280C386,296 366,298 358,274Z", "ink", flat=True),
            Shape(disc(254, 270, 5) + disc(366, 270, 5), "glow", flat=True),
            Shape("M232,262C262,232 304,240 324,268C300,256 262,252 232,262ZM344,264"
                  "C372,234 414,236 434,262C410,250 372,252 344,264Z", "ink", flat=True),
            Shape("M312,330H340L324,348Z", "pale", flat=True),
            Line("324,348 308,366 284,360", 4, "pale"),
            Line("324,348 342,366 368,356", 4, "pale"),
            *(Line(p, 2.5, "pale", fade=0.8) for p in (
                "294,350 246,342 192,340", "294,360 246,366 200,376", "362,350 434,334 494,340",
                "362,360 434,364 490,386")),
            Shape("M-30,562H640V592H-30Z", "glow", depth=10),
            Shape("".join(f"M{x},566C{x - 10},518 {x + 16},482 {x + 62},482S{x + 134},518"
                          f" {x + 124},566q0,30 -21,30t-20,-18q0,22 -21,22t-21,-22q0,18 -20,18"
                          f"t-21,-30Z" for x in (208, 352)), "ink+deep", depth=40),
            Shape("".join(f"M{x},{y}l5,20l7,-19Z" for a in (208, 352) for x, y in (
                (a + 14, 590), (a + 56, 594), (a + 98, 590))), "pale", flat=True),
            Taper("650,400 590,450 566,530 540,600 540,680 510,744 446,752 380,736 318,734",
                  (26, 29, 29, 27, 24, 21, 18, 16), "ink+deep"),
            Blob("10,568 120,562 260,568 140,578", "ink", flat=True, fade=0.4),
            Figure("old-woman", "offer", (102, 568), 262, "spark/ink", "worry", look="right-up",
                   shadow=0, hand=(166, 450), other_hand=(184, 452), hands="flat", turn=-2),
            Put("fish", (180, 456), 50, "glow/mid", shadow=0, turn=-8),
            Figure("boy", "hug", (52, 568), 156, "deep/spark", "fear", look="right-up",
                   shadow=0, hand=(84, 496), other_hand=(86, 502)),
            Put("fish", (92, 506), 42, "glow/mid", flat=True),
            Figure("man", "star-jump", (336, 838), 196, "spark/deep", "fear", look="us-left",
                   shadow=0, turn=14, hand=(416, 672), other_hand=(258, 730), hair="short",
                   hands="open", holds=Held("fish", 60, "mid/ink", -80, hand="far",
                                            grip=(0.86, 0.5))),
            Taper("312,730 306,756 340,772 378,766 398,738", (14, 16, 15, 12, 4), "ink+deep"),
        ),
    ),
    Card(
        "book-gorge",
        "Between the Lines",
        "The gorge is between books, the bridge a bookmark; he reads as he walks, and a worm eats.",
        World("backdrop", "brass", Light("left", 0, rim="pale"),
              {"tone": "glow", "to": "pale", "spot": False}),
        (
            Glow((330, 140), 300, "glow", 1),
            *(Put("swallow", at, size, "mid", flat=True, shadow=0) for at, size in (
                ((290, 130), 22), ((322, 150), 16))),
            *volume(250, 330, 52, "pale+soft", "glow"),
            *volume(196, 250, 64, "soft", "pale"),
            *volume(296, 300, 60, "soft+mid", "pale"),
            *volume(100, 190, 104, "mid", "pale"),
            *volume(356, 220, 112, "mid", "soft"),
            *volume(-40, 40, 152, "deep", "soft"),
            *volume(456, 70, 190, "deep", "spark"),
            Shape("M30,210h64v130h-64Z", "soft", depth=8),
            Shape("M40,236h42v6h-42ZM40,256h42v6h-42ZM40,276h28v6h-28Z", "deep", flat=True),
            Blob("100,260 140,300 150,620 120,900 104,900", "ink", flat=True, fade=0.35),
            Blob("456,160 430,240 420,640 456,880", "ink", flat=True, fade=0.3),
            Glow((290, 940), 260, "mid", 0.5),
            Shape("M600,330L592,356L596,385L576,394L557,420L537,403L514,410L502,379L479,359L482,330"
                  "L470,297L503,282L514,250L547,255L575,250L592,268L604,290Z", "mid", depth=10),
            Shape(disc(544, 330, 58), "ink", flat=True),
            Shape("M-30,560C90,636 210,680 330,696L410,706L398,716L420,722L402,730"
                  "C300,730 100,694 -30,606Z", "spark", depth=18),
            Line("-30,576 90,640 230,688 392,710", 3, "glow"),
            Line("-30,596 90,662 230,708 380,724", 3, "glow", fade=0.6),
            Line("402,712 440,700 470,712", 4, "spark"),
            Line("408,720 450,722 500,700 560,708 640,676", 4, "spark"),
            Line("400,728 430,738 440,760 428,774", 3, "spark"),
            Taper("540,334 572,400 568,500 540,570 500,636", (26, 42, 46, 46, 44), "glow"),
            *(Line(points, 5, "soft") for points in (
                "530,404 566,416 608,402", "526,470 564,480 606,470", "508,536 548,554 588,546",
                "480,590 516,612 548,610")),
            Shape("M404,694L470,690L490,730L430,752Z", "mid", flat=True),
            Line("402,712 440,704 476,716", 5, "spark"),
            Blob("420,746 452,756 496,742 520,706 500,700 470,722 440,726", "glow", depth=20),
            Shape("M430,746l4,-20l12,18ZM452,748l2,-18l13,13Z", "pale", flat=True),
            Blob("396,694 398,640 434,600 492,608 528,660 522,712 490,718 470,694 430,696", "glow",
                 depth=40),
            Shape("M402,694l8,20l12,-20ZM426,694l9,18l12,-19ZM450,692l8,16l12,-13Z", "pale",
                  flat=True),
            *(Shape(disc(x, y, 16), "ink", flat=True) for x, y in ((420, 632), (466, 636))),
            *(Shape(disc(x, y, 13), "glow", flat=True) for x, y in ((420, 632), (466, 636))),
            *(Shape(disc(x, y, 7), "ink", flat=True) for x, y in ((415, 635), (460, 639))),
            Line("404,612 420,606 436,612", 5, "ink"),
            Line("452,614 470,610 484,620", 5, "ink"),
            Figure("old-man", "read", (112, 656), 340, "glow/spark", "bliss", look="down",
                   holds=Held("book", size=50, coat="spark/glow"), wears="long-coat",
                   hair="bald+full/glow", shadow=0),
            Figure("girl", "balance", (320, 709), 290, "spark/glow", "fear", look="half",
                   print="stripes", hair="bun", hand=(400, 540), other_hand=(212, 562),
                   hands="open", shadow=0),
            *(Turned((Shape(box(x, y, 34, 46), "pale", depth=6),
                      Line(((x + 6, y + 12), (x + 28, y + 12)), 3, "mid"),
                      Line(((x + 6, y + 22), (x + 28, y + 22)), 3, "mid")), (x, y), turn)
              for x, y, turn in ((330, 790, 24), (236, 826, -30))),
            Shape("M412,790l14,-8l8,14l-14,8ZM436,826l12,-5l6,12l-12,6ZM404,846l9,-5l5,10l-10,4Z",
                  "spark", flat=True),
        ),
    ),
)  # fmt: skip
