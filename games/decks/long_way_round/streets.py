"""A gorge and two streets, with guests."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beam,
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Point,
    Shape,
    Taper,
    Thing,
    Within,
    World,
    box,
    disc,
)


def lamp_tulip(foot: Point, tall: float, size: float) -> tuple[Thing, ...]:
    """A tulip that is a street lamp, with its light around it and on the ground."""
    x, y = foot
    top, r = y - tall, 74 * size
    cup = (
        f"M{x - r:g},{top - r * 0.5:g}Q{x - r * 0.8:g},{top + r:g} {x:g},{top + r * 1.1:g}"
        f"Q{x + r * 0.8:g},{top + r:g} {x + r:g},{top - r * 0.5:g}"
        f"L{x + r * 0.5:g},{top - r * 0.1:g}L{x:g},{top - r:g}L{x - r * 0.5:g},{top - r * 0.1:g}Z"
    )
    return (
        Glow((x, top), r * 3.8, "glow", 0.8),
        Taper(((x, y), (x + 8 * size, y - tall / 2), (x, top + r)), (15 * size, 9 * size), "mid"),
        Line(((x - 5, y - 10), (x + 3, y - tall / 2), (x - 3, top + r)), 3, "glow", fade=0.7),
        Blob(
            (
                (x, y),
                (x + 60 * size, y - 90 * size),
                (x + 96 * size, y - 230 * size),
                (x + 30 * size, y - 150 * size),
            ),
            "mid",
            (0, 2),
            flat=True,
        ),
        Shape(cup, "glow", to="spark", span=(top - r * 0.4, top + r * 1.2)),
        Line(((x, top - r * 0.5), (x + r * 0.12, top + r * 0.3), (x, top + r)), 3, "spark"),
    )


def whale(fold: str) -> tuple[Thing, ...]:
    """A pale whale that comes in from the left, with the tone of its folds."""
    return (
        Blob(
            "-300,420 -200,330 -40,268 110,238 250,250 370,306 446,376 482,448 470,510 410,556"
            " 300,592 160,612 20,600 -120,540 -240,470 -330,500 -420,580 -410,470 -360,440"
            " -440,400 -470,300 -370,350",
            "glow",
            (16, 17, 18, 19, 20, 21),
            depth=190,
        ),
        Shape(
            "M482,450C430,462 330,470 250,424C226,480 100,540 -60,566C20,606 100,614 160,612"
            "C300,602 420,556 466,512C480,494 486,470 482,450Z",
            fold,
            depth=60,
        ),
        *(
            Line(points, 4, "mid", fade=0.7)
            for points in (
                "466,486 340,508 200,540 50,580",
                "448,512 340,530 220,558 96,594",
                "416,540 300,564 200,586",
            )
        ),
        Line("476,451 424,459 344,458 282,440 246,412", 7, "deep"),
        Line("246,412 232,404 226,392", 5, "deep", fade=0.7),
        Blob("266,386 288,368 312,386 290,400", "ink"),
        Shape(disc(296, 380, 5), "glow", flat=True),
        *(
            Line(p, 4, fold)
            for p in (
                "254,368 286,350 322,374",
                "256,408 290,416 318,402",
                "240,380 232,388 236,402",
            )
        ),
        *(
            Line(p, 4, fold, fade=0.8)
            for p in (
                "380,340 410,372 424,410",
                "396,334 420,356",
                "60,330 110,304 150,312",
                "80,350 120,330",
            )
        ),
        *(
            Shape(disc(x, y, r), "soft+pale", depth=r)
            for x, y, r in (
                (452, 404, 9),
                (436, 420, 6),
                (462, 426, 6),
                (160, 296, 8),
                (180, 286, 5),
            )
        ),
        Blob(
            "96,520 150,506 206,526 214,570 176,640 108,690 60,690 96,620", "mid", (5, 6), depth=70
        ),
        Line("90,530 148,508 210,532", 5, "deep"),
        *(Line(p, 3, "deep", fade=0.6) for p in ("170,560 140,630 96,676", "194,566 166,626")),
    )


def calf() -> tuple[Thing, ...]:
    """A small whale that comes down from the right, its tail up."""
    return (
        Blob(
            "176,172 186,126 226,92 290,84 346,92 384,82 396,56 388,30 412,42 424,54 444,44 470,44"
            " 450,70 424,82 408,116 370,158 310,190 240,206 190,198",
            "glow+pale",
            (7, 9, 11),
            depth=80,
        ),
        Shape(
            "M177,176C196,190 224,188 246,168C290,172 340,158 384,126C370,158 310,190 240,206"
            "C200,208 180,196 177,176Z",
            "soft+pale",
            depth=30,
        ),
        Line("177,176 204,186 230,180 250,164", 5, "deep"),
        Blob("236,142 244,135 252,142 244,150", "ink"),
        Taper("276,176 300,206 306,232", (15, 13, 3), "mid+soft"),
    )


CARDS = (
    Card(
        "fog-whale",
        "Morning in the Gorge",
        "A whale drifts through the gorge like mist, its calf behind it; a girl puts her hand to "
        "its chin.",
        World("backdrop", "lagoon", Light("right", 0),
              {"tone": "pale", "to": "soft", "spot": False}),
        (
            Glow((400, 330), 330, "glow", 0.9),
            Shape("M-30,-30H176L190,40L222,70L226,190L262,230L250,590L200,650L-30,660ZM640,-30H446"
                  "L430,60L398,90L404,210L372,250L384,520L410,640L480,740H640Z",
                  "soft", to="soft+pale", span=(40, 420)),
            *(Line(p, 4, "mid", fade=0.3)
              for p in ("210,90 206,150 230,220", "190,60 180,120", "430,110 438,190 420,250",
                        "420,300 430,380 420,440")),
            *calf(),
            Shape("M-30,-30H30L22,70L38,168L-30,200ZM640,-30H592L600,60L584,150L640,190Z",
                  "mid+soft", flat=True),
            Shape("".join(
                f"M{x},{y - z}l{z * 0.16:g},{z * 0.4:g}h{-z * 0.06:g}l{z * 0.14:g},{z * 0.44:g}"
                f"h{-z * 0.48:g}l{z * 0.14:g},{-z * 0.44:g}h{-z * 0.06:g}Z"
                f"M{x - 4},{y - z * 0.2:g}h8v{z * 0.2:g}h-8Z"
                for x, y, z in ((66, 184, 116), (116, 190, 76), (500, 178, 84))), "deep",
                flat=True),
            Shape("M-30,184L36,166L84,182L142,184L156,204L138,226L150,300L120,420L100,640L-30,656Z"
                  "M640,150L584,150L540,166L488,168L470,186L488,216L478,320L520,360L512,480"
                  "L530,560L498,640V930H640Z",
                  "mid", depth=50),
            *(Line(p, 6, "soft")
              for p in ("-10,190 36,176 84,190 142,192", "486,176 516,176 530,170")),
            *(Line(p, 4, "deep", fade=0.5)
              for p in ("500,210 508,270 494,320", "524,400 536,460 524,520",
                        "60,206 66,240 56,270", "100,210 108,236")),
            Shape("M538,164C552,176 548,230 546,330C542,480 536,600 524,720H604C598,560 590,400"
                  " 588,300C586,220 590,176 580,156Z",
                  "glow", flat=True, fade=0.9),
            *(Line(p, 4, "soft", fade=0.8)
              for p in ("556,180 562,340 550,620", "574,176 574,380 580,660", "566,260 566,480")),
            *whale("soft+mid"),
            Glow((462, 510), 110, "glow", 0.9),
            Shape("M-30,650C30,620 70,660 110,646C150,616 210,640 230,664C280,636 330,650 352,676"
                  "C400,660 440,680 470,700C520,680 590,690 640,700V930H-30Z",
                  "soft", to="mid+soft", span=(640, 860)),
            Blob("-40,670 150,662 320,686 440,716 330,800 120,780 -40,800", "mid", flat=True,
                 fade=0.3),
            *(Line(p, 6, "pale", fade=0.9)
              for p in ("-20,650 30,630 84,652 112,648", "120,648 160,628 204,642 230,664",
                        "240,662 290,646 336,662 352,676", "480,700 530,686 600,694")),
            Shape("M-30,760C20,724 84,726 116,760C160,730 230,740 250,776C300,754 352,776 366,810"
                  "C420,800 500,830 540,860V930H-30Z",
                  "pale", depth=60),
            *(Line(p, 5, "soft", fade=0.7)
              for p in ("40,780 80,764 112,784", "150,790 196,772 236,800",
                        "280,810 320,796 350,820")),
            Blob("500,736 540,700 570,716 604,700 650,730 640,790 520,790", "glow", fade=0.9,
                 flat=True),
            Shape("M380,782L414,768L520,758L640,762V930H420L436,880L408,850L416,814Z", "deep",
                  depth=60),
            Shape("M380,782L414,768L520,758L640,762V796L540,806L452,800L416,806Z", "soft",
                  depth=14),
            *(Line(p, 4, "ink", fade=0.7)
              for p in ("470,812 462,846 480,880", "548,812 556,850 544,900",
                        "420,770 432,786 424,802")),
            *(Shape(p, "deep", flat=True)
              for p in ("M384,806l14,-4l6,12l-12,8Z", "M362,834l10,2l2,10l-12,0Z",
                        "M390,850l8,-6l6,10Z")),
            *(Taper(p, (4, 3, 1), "mid", flat=True)
              for p in ("556,768 552,748 544,734", "564,768 568,746 578,736",
                        "560,768 561,744 560,728")),
            Blob("418,786 474,774 530,782 476,794", "deep", flat=True, fade=0.6),
            Figure("girl", "reach", (486, 784), 250, "spark/deep", "bliss", look="left-up",
                   flip=True, shadow=0, hand=(424, 532), other_hand=(448, 516), hands="flat",
                   hair="long"),
        ),
    ),
    Card(
        "cat-street",
        "The Night Inspector",
        "At night a giant cat inspects the upper windows; the mice leave by the cellar.",
        World("backdrop", "plum", Light("left", 0, at=(110, 420), reach=620, tone="spark+glow"),
              {"tone": "mid", "to": "soft", "spot": False}),
        (
            Shape("M200,640V520L236,486L270,520V560H300V470L336,430L372,470V600H400V640L470,600"
                  "V930H200Z",
                  "mid", to="soft", span=(430, 800)),
            Shape(box(226, 540, 16, 22) + box(324, 490, 16, 24) + box(324, 540, 16, 24)
                  + box(284, 640, 18, 26)
                  + box(236, 640, 18, 26),
                  "spark", flat=True, fade=0.6),
            dots("250,90 300,200 266,276 360,60 336,140 240,180", 3, "pale"),
            Shape("M470,190L444,44Q506,70 548,132Z", "ink", depth=30),
            Shape("M478,160L464,80Q500,98 522,134Z", "mid", flat=True),
            Blob("268,334 286,318 316,302 348,256 380,202 404,164 398,44 446,84 486,124 560,118"
                 " 650,90 760,290 760,940 470,940 450,812 440,720 446,640 470,560 470,490 440,488"
                 " 446,466 402,474 410,452 356,448 312,440 290,420 282,398 262,376 258,350",
                 "ink", corners=(6, 19, 20, 21, 22), depth=150),
            Shape("M418,156L414,80Q446,98 466,134Z", "mid", flat=True),
            Blob("276,352 300,336 336,346 350,380 330,408 296,406 280,392 268,374",
                 "ink+deep", depth=20),
            Blob("290,420 312,412 352,416 360,440 320,438", "ink+deep", depth=14),
            *(Taper(p, (1, 4, 3, 1), "soft", flat=True)
              for p in ("312,304 346,258 378,204 402,166", "400,160 397,110 399,60",
                        "444,640 440,720 452,812 462,860", "470,500 470,556 448,630")),
            Blob("340,300 364,266 404,254 444,264 426,300 386,318 356,316", "spark",
                 corners=(0, 4), depth=20),
            Shape("M372,264q24,20 6,50q-26,-16 -6,-50Z", "ink", flat=True),
            Shape(disc(390, 276, 6), "glow", flat=True),
            Line("330,302 362,262 404,248 450,262", 7, "soft"),
            Shape("M256,342Q262,326 290,326Q292,348 274,360Q258,358 256,342Z", "soft", depth=8),
            Line("272,362 280,392 312,408 350,398 366,380", 5, "soft"),
            dots("312,366 326,378 316,388", 3, "soft"),
            *(Line(p, 3, "pale")
              for p in ("312,366 290,390 264,400", "322,378 296,412 272,428",
                        "316,390 304,424 288,444")),
            *(Taper(p, (1, 7, 1), "deep", flat=True)
              for p in ("486,520 500,560 492,610", "510,600 530,640 522,690",
                        "480,690 496,730 490,780", "470,340 500,360 520,400")),
            Shape("M-40,-40H206V940H-40Z", "mid+deep", depth=60),
            Shape(box(160, 226, 30, 12) + box(40, 616, 30, 12) + box(150, 630, 30, 12), "deep",
                  flat=True, fade=0.6),
            Shape("M-40,176H222V198H-40Z", "deep", depth=12),
            Shape("M44,56h48v90h-48ZM128,56h48v90h-48Z", "ink", flat=True),
            Shape("M30,50h12v100h-12ZM94,50h12v100h-12ZM114,50h12v100h-12ZM178,50h12v100h-12Z",
                  "deep", flat=True),
            Glow((116, 420), 250, "spark", 0.8),
            Shape("M32,570V330Q108,220 184,330V570Z", "glow", to="spark", span=(300, 760)),
            Shape("M40,330h44v52h-44Z", "spark", flat=True, fade=0.7),
            Line("108,262 108,292", 3, "deep"),
            Shape("M88,318L98,290H118L128,318Z", "spark", depth=6),
            Within("M0,0H600V570H0Z",
                   (Figure("old-woman", "lean-back", (124, 664), 350, "spark/deep", "dread",
                           look="right-up", wears="nightgown", hat="nightcap", hand=(186, 452),
                           other_hand=(192, 420), hands="clasp", shadow=0,
                           through=(Shape("M172,346L238,334L246,426L180,440Z", "pale", depth=8),
                                    *(Line(((x, y), (x + 40, y - 8)), 4, "mid")
                                      for x, y in ((186, 366), (188, 384), (190, 402))))),)),
            Line("-20,506 214,506", 9, "deep"),
            *(Line(((x, 508), (x, 566)), 5, "deep") for x in range(26, 210, 26)),
            Shape("M-40,562H222V592H-40Z", "deep", depth=14),
            Glow((116, 800), 190, "spark", 0.7),
            Shape("M-40,856H640V930H-40Z", "deep", depth=20),
            Shape("M36,862V744Q110,664 184,744V862Z", "glow", to="spark", span=(700, 1000)),
            Beam(((36, 862), (184, 862)), ((70, 960), (520, 950)), "glow", 0.8),
            Blob("200,868 300,858 420,870 440,886 260,888", "ink", flat=True, fade=0.5),
            Blob("402,876 410,842 446,822 520,826 560,850 566,886", "ink", depth=40),
            *(Taper(p, (1, 4, 3, 1), "soft", flat=True)
              for p in ("404,868 414,842 446,824 490,824", "446,880 446,866 440,854",
                        "490,880 490,866 484,854")),
            *(Shape(f'M{x},866q-14,2 -16,18q14,0 24,-10Z', "glow", flat=True)
              for x in (412, 452, 496)),
            Beast("mouse", "walk", (74, 882), 44, "pale/spark", shadow=0),
            Beast("mouse", "upright", (264, 880), 100, "pale/spark", look="up", shadow=0),
            Line("282,806 240,786 160,726", 6, "deep"),
            Blob("160,722 184,742 190,774 166,792 138,786 134,750", "spark", depth=24),
            Blob("160,726 148,710 164,716 178,708 174,722", "spark", corners=(0, 1, 2, 3)),
            Beast("mouse", "walk", (336, 882), 38, "pale/spark", shadow=0),
        ),
    ),
    Card(
        "lamp-tulips",
        "Street Gardening",
        "The street lamps have budded; while they are watered somebody has picked one.",
        World("backdrop", "night",
              Light("above", 0.5, at=(262, 300), reach=640, rim="glow", tone="spark+glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("60,90 130,200 196,70 330,110 420,60 350,240 70,300 540,70", 3, "pale"),
            Glow((262, 560), 380, "mid", 0.8),
            Shape("M-30,650V400L34,340L98,400V650ZM98,650V452H186V392H200V420L230,396L276,452V650Z"
                  "M276,650V372L330,300L384,372V650ZM384,650V430H420V360H436V430H640V650Z",
                  "deep", to="mid", span=(300, 650)),
            Shape("M-30,404L34,344L98,404V420L34,362L-30,420ZM90,446H282V462H90Z"
                  "M264,384L330,292L396,384V402L330,314L264,402ZM384,424H640V440H384Z", "ink",
                  flat=True, fade=0.7),
            Shape("".join(box(x, y, 26, 36) for x, y in (
                (22, 440), (22, 520), (126, 490), (226, 490), (126, 560), (226, 560), (300, 410),
                (336, 490), (300, 560), (410, 470), (560, 470), (410, 550), (560, 550))), "ink",
                flat=True, fade=0.6),
            Shape(box(336, 410, 26, 36), "spark", flat=True, fade=0.85),
            Shape("M-30,640C140,620 460,620 640,640V930H-30Z", "mid+deep", depth=60),
            Shape("M-30,726C140,708 460,710 640,736V930H-30Z", "mid", depth=70),
            Shape("".join(f"M{x},668v-50l7,-10l7,10v50Z" for x in range(30, 580, 34))
                  + box(20, 626, 560, 7) + box(20, 650, 560, 7), "ink", flat=True, fade=0.7),
            *(Line(p, 3, "deep", fade=0.6)
              for p in ("20,780 70,772 110,780", "330,770 372,764 410,772", "420,800 470,796",
                        "20,850 60,846", "180,704 220,698", "300,704 340,698",
                        "560,790 600,786")),
            Beam(((238, 350), (262, 350)), ((110, 716), (390, 716)), "glow", 0.55),
            Blob("100,716 190,700 300,698 400,714 300,728 180,728", "glow", flat=True, fade=0.45),
            Beam(((486, 266), (514, 266)), ((330, 866), (640, 866)), "glow", 0.65),
            Blob("320,872 400,846 510,838 660,850 660,900 440,896", "glow", flat=True, fade=0.45),
            Beam(((66, 520), (86, 520)), ((-30, 880), (170, 880)), "glow", 0.5),
            *lamp_tulip((250, 714), 390, 0.58),
            *lamp_tulip((500, 862), 650, 0.84),
            Blob("444,868 480,850 530,850 566,866 506,880", "deep", depth=10),
            Figure("old-woman", "sow", (338, 872), 350, "spark/ink", "smile", look="right-down",
                   hand=(390, 684), other_hand=(372, 730),
                   holds=Held("teapot", size=92, coat="glow/ink", flip=True, turn=52)),
            Taper("456,764 472,778 480,810 484,852", (4, 5, 6, 8), "pale", flat=True),
            *(Taper(p, (1, 4, 1), "pale", flat=True) for p in (
                "478,854 462,842 452,846", "490,854 506,840 516,846")),
            Blob("178,858 200,842 232,838 254,846 262,862 232,876 196,874", "ink", depth=12),
            Blob("194,858 214,848 238,850 246,860 222,866", "deep", flat=True),
            Taper("224,862 225,836 224,806", (14, 13, 12), "soft"),
            Shape("M211,808L237,796Q240,808 236,812Q222,818 211,808Z", "glow", flat=True),
            Glow((76, 470), 230, "glow", 0.85),
            Figure("boy", "tiptoe", (140, 880), 310, "pale/spark", "sly", flip=True, look="behind",
                   print="stripes", hand=(78, 738), other_hand=(78, 700), hands="grip",
                   through=(Taper("74,520 78,670 84,800", (8, 8, 8), "soft"),)),
            Shape("M74,800L92,786L94,802Q84,810 74,800Z", "glow", flat=True),
            Shape("M30,438Q34,518 76,528Q118,518 122,438L100,458L76,412L52,458Z", "glow",
                  to="spark", span=(430, 544)),
            Line("76,450 80,490 76,522", 3, "spark"),
        ),
    ),
)  # fmt: skip
