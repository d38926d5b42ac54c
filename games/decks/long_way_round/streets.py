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
    Turned,
    Within,
    World,
    box,
    disc,
)

CAT = (
    "M640,150C616,136 596,132 572,138L524,32Q470,80 448,138C410,156 384,190 366,236"
    "C352,262 326,286 300,298C284,304 278,314 284,324C266,340 268,372 290,384C286,400 300,416 "
    "326,416C356,420 388,430 412,448Q410,472 396,490Q428,488 446,472Q448,498 438,518Q464,508 "
    "476,490C486,560 446,620 434,690C424,760 434,830 450,890H640Z"
)
"""A sitting cat from the side, from its muzzle on the left to its back outside the picture."""


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
            Shape("M200,700V600L238,560L276,600V630H300V540L340,496L380,540V660H420L450,700V930H200Z",
                  "mid", flat=True, fade=0.6),
            Shape(box(228, 620, 18, 26) + box(318, 566, 18, 28) + box(344, 566, 18, 28), "spark",
                  flat=True, fade=0.6),
            dots("250,90 300,200 266,276 360,60 330,140 232,180", 3, "pale"),
            Shape("M412,156L404,44Q458,76 480,130Z", "ink+deep", depth=10),
            Shape(CAT, "ink", depth=40),
            Shape("M484,134L518,68Q544,100 552,138Z", "soft", flat=True, fade=0.8),
            *(Taper(p, (1, 4, 3, 1), "soft", flat=True)
              for p in ("426,150 392,184 372,238", "360,252 340,280 312,300",
                        "470,488 474,560 444,650", "438,690 428,760 436,820")),
            Blob("360,268 386,232 428,222 472,244 456,280 414,300", "spark", corners=(0, 3),
                 depth=20),
            Shape("M398,228q22,32 -2,66q-26,-28 2,-66Z", "ink", flat=True),
            Shape(disc(410, 246, 7), "glow", flat=True),
            Line("352,258 386,222 428,210 482,228", 8, "soft"),
            Blob("284,320 292,302 322,304 318,322 298,334", "spark+pale", corners=(1, 2), depth=6),
            Line("298,334 302,356 330,374 366,368", 5, "soft"),
            dots("336,340 352,332 350,350", 3.5, "soft"),
            *(Taper(p, (2, 3, 1), "pale", flat=True)
              for p in ("344,336 400,332 462,350", "348,344 400,358 452,392",
                        "340,350 384,378 424,422")),
            Shape("M-40,-40H206V940H-40Z", "mid+deep", depth=60),
            Shape("M-40,176H222V198H-40Z", "deep", depth=12),
            Shape("M44,56h48v90h-48ZM128,56h48v90h-48Z", "ink", flat=True),
            Shape("M30,50h12v100h-12ZM94,50h12v100h-12ZM114,50h12v100h-12ZM178,50h12v100h-12Z",
                  "deep", flat=True),
            Glow((116, 420), 250, "spark", 0.8),
            Shape("M32,570V330Q108,220 184,330V570Z", "glow", to="spark", span=(300, 760)),
            Within("M0,0H600V570H0Z",
                   (Figure("old-man", "lean-back", (124, 664), 350, "spark/deep", "dread",
                           look="right-up", wears="nightgown", hat="nightcap", hand=(190, 446),
                           other_hand=(180, 410), hands="clasp", shadow=0,
                           through=(Shape("M172,332L244,322L252,424L180,434Z", "glow", depth=8),
                                    *(Line(((x, y), (x + 42, y - 6)), 5, "deep")
                                      for x, y in ((188, 354), (190, 376), (192, 398))))),)),
            Line("-20,506 214,506", 9, "deep"),
            *(Line(((x, 508), (x, 566)), 5, "deep") for x in range(26, 210, 26)),
            Shape("M-40,562H222V592H-40Z", "deep", depth=14),
            Glow((116, 800), 190, "spark", 0.7),
            Shape("M-40,856H640V930H-40Z", "deep", depth=20),
            Shape("M36,862V734Q110,654 184,734V862Z", "glow", to="spark", span=(700, 1000)),
            Beam(((36, 862), (184, 862)), ((70, 960), (520, 950)), "glow", 0.8),
            Blob("200,868 300,858 420,870 440,886 260,888", "ink", flat=True, fade=0.5),
            Shape("M640,890H436C412,886 414,848 440,834C452,816 520,812 560,836L640,840Z", "ink",
                  depth=40),
            Taper("430,878 424,856 444,838 500,828", (1, 3, 3, 1), "soft", flat=True),
            Beast("mouse", "walk", (74, 880), 44, "pale/spark", shadow=0),
            Beast("mouse", "upright", (286, 880), 112, "pale/spark", look="up", shadow=0),
            Line("306,800 260,772 194,706", 7, "deep"),
            Blob("188,700 214,722 220,756 194,776 164,770 160,732", "spark", depth=24),
            Blob("188,706 176,688 192,696 208,686 202,702", "spark", corners=(0, 1, 2, 3)),
            Beast("mouse", "walk", (366, 882), 36, "pale/spark", shadow=0),
        ),
    ),
    Card(
        "lamp-tulips",
        "Street Gardening",
        "The street lamps have budded; while they are watered somebody has picked one.",
        World("backdrop", "night",
              Light("above", 0.5, at=(484, 190), reach=780, rim="glow", tone="spark+glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("60,90 130,200 196,70 300,110 350,60 330,240 70,300 250,190", 3, "pale"),
            Glow((300, 560), 400, "mid", 0.9),
            Shape("M-30,650V400L34,340L98,400V650ZM98,650V452H186V392H200V420L230,396L276,452V650Z"
                  "M276,650V372L330,300L384,372V650ZM384,650V430H420V360H436V430H640V650Z",
                  "deep", to="mid", span=(300, 650)),
            Shape("".join(box(x, y, 26, 36) for x, y in (
                (22, 440), (126, 490), (126, 560), (300, 390), (410, 470), (560, 470),
                (410, 550), (560, 550))), "ink", flat=True, fade=0.6),
            Shape("M-30,640C140,620 460,620 640,640V930H-30Z", "mid+deep", depth=60),
            Shape("".join(f"M{x},668v-50l7,-10l7,10v50Z" for x in range(30, 580, 34))
                  + box(20, 626, 560, 7) + box(20, 650, 560, 7), "ink", flat=True, fade=0.7),
            Shape("M-30,700C140,684 460,686 640,708V930H-30Z", "mid", depth=70),
            Blob("290,800 360,766 480,756 600,770 640,810 560,846 400,848", "glow", flat=True,
                 fade=0.4),
            *lamp_tulip((256, 690), 330, 0.46),
            *lamp_tulip((489, 800), 610, 1.04),
            Blob("386,806 430,786 504,784 552,802 480,824", "deep", depth=10),
            Figure("old-woman", "bow", (286, 806), 384, "spark/ink", "smile", look="right-down",
                   hair="bun/glow", hat="none", hand=(374, 630), other_hand=(356, 672),
                   holds=Held("teapot", size=104, coat="glow/ink", flip=True, turn=52)),
            Taper("446,722 452,736 452,766 448,798", (5, 6, 7, 9), "pale", flat=True),
            *(Taper(p, (1, 4, 1), "pale", flat=True) for p in (
                "442,800 424,784 412,788", "452,800 466,786 474,790")),
            Shape("M-30,850C140,830 460,834 640,858V930H-30Z", "deep", depth=40),
            Blob("280,868 310,850 352,846 390,856 398,870 352,882 302,880", "ink", depth=12),
            Glow((342, 800), 90, "glow", 0.9),
            Taper("342,868 343,838 341,802", (24, 22, 21), "soft"),
            Blob("317,804 336,782 366,790 358,808 334,816", "glow", flat=True),
            dots("276,846 254,852 300,836", 5),
            Glow((104, 420), 260, "glow", 0.9),
            Taper("106,460 116,590 146,720 196,840", (11, 10, 10, 11), "soft"),
            Shape("M186,846L204,828L212,850Z", "glow", flat=True),
            Turned((Shape("M26,518Q30,626 100,640Q170,626 174,518L138,550L100,490L62,550Z",
                          "glow", flat=True, to="spark", span=(540, 660)),
                    Line("100,546 106,590 100,630", 4, "spark")),
                   about=(100, 570), turn=-6, move=(8, -164)),
            Figure("boy", "tiptoe", (208, 886), 400, "pale/spark", "sly", flip=True, look="behind",
                   print="stripes", hand=(142, 706), other_hand=(162, 756), hands="grip"),
        ),
    ),
)  # fmt: skip
