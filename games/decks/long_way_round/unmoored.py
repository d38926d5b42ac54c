"""Things that are let go."""

from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    disc,
)


def balloon_house(x: float, y: float, size: float, turn: float, tone: str) -> Turned:
    """A house far off that hangs from its balloon and sways."""
    w, knot = 60 * size, y - 90 * size
    skin = (
        f"M{x - w:g},{knot:g}C{x - w:g},{knot - 90 * size:g} {x + w:g},{knot - 90 * size:g}"
        f" {x + w:g},{knot:g}C{x + w:g},{knot + w:g} {x + w / 6:g},{y:g} {x:g},{y:g}"
        f"C{x - w / 6:g},{y:g} {x - w:g},{knot + w:g} {x - w:g},{knot:g}Z"
    )
    return Turned((
        Line(((x, y), (x, y + 110 * size)), 2, "mid"),
        Shape(skin, tone, depth=14),
        Put("house", (x, y + 200 * size), 100 * size, "mid/pale", shadow=0),
    ), (x, y), turn)  # fmt: skip


TRAM: tuple[Thing, ...] = (
    *(Line(p, 7, "pale") for p in ("150,-176 110,-210", "110,-210 150,-244", "150,-176 190,-210",
                           "190,-210 150,-244", "106,-247 194,-247")),
    Shape("M18,-156Q22,-180 50,-180H420V-156Z", "soft", depth=14),
    Shape("M0,-20V-124Q4,-158 40,-158H420V-20Z", "glow", depth=40),
    Shape("M0,-62H420V-44H0Z", "spark", flat=True),
    Shape("M16,-84V-122Q18,-142 42,-142H76V-84ZM98,-142h74v58h-74ZM194,-142h74v58h-74ZM290,-142h74"
          "v58h-74Z", "deep", flat=True),
    Shape("M26,-84Q26,-104 46,-104T66,-84Z" + disc(46, -114, 12), "pale", flat=True),
    Shape("M10,-24H420V-8H10Z", "ink", flat=True),
    Shape(disc(70, -10, 24) + disc(190, -10, 24), "ink+deep", depth=12),
    Shape(disc(14, -34, 14), "spark", flat=True),
    Shape(disc(14, -34, 8), "glow", flat=True),
)  # fmt: skip
"""A tram that drives to the left; the foot of its front is at 0,0."""


VIOLIN = (
    "M-170,426C-110,362 60,346 150,412L172,440Q216,476 258,440L276,420C330,384 430,388 470,450"
    "Q494,500 494,540Q494,580 470,630C430,692 330,696 276,660L258,640Q216,604 172,640L150,668"
    "C60,734 -110,718 -170,654Z"
)

CARDS = (
    Card(
        "balloon-town",
        "Ballast",
        "Each house of the town hangs from a balloon; a gentleman has put his scissors to a rope.",
        World("backdrop", "frost", Light("left", 0.6),
              {"tone": "soft", "to": "glow", "spot": True}),
        (
            Blob("-40,260 60,236 150,256 120,276 20,280", "glow", flat=True, fade=0.7),
            Blob("400,480 480,452 600,468 560,496 460,500", "glow", flat=True, fade=0.7),
            Blob("-60,730 80,690 220,730 400,690 660,740 660,960 -60,960", "soft+pale", flat=True),
            *(Shape(f'M{x - 14},{y}v-18l14,-14l14,14v18Z', "soft+mid", flat=True)
              for x, y in ((60, 726), (140, 728))),
            *(Line(((x, y - 32), (x + 10, y - 78)), 2, "mid", fade=0.7)
              for x, y in ((60, 726), (140, 728))),
            *(Shape(disc(x + 14, y - 92, 15), tone, depth=6)
              for x, y, tone in ((60, 726, "mid"), (140, 728, "spark+pale"))),
            balloon_house(72, 340, 0.5, 10, "mid"),
            balloon_house(516, 210, 0.66, -7, "spark+pale"),
            balloon_house(124, 520, 0.34, 12, "spark+pale"),
            Shape("M-30,806C160,776 420,786 640,806V930H-30Z", "deep", depth=30),
            Shape("M-30,800C160,770 420,780 640,800V812C420,792 160,784 -30,812Z", "mid",
                  flat=True),
            Blob("130,846 190,826 300,822 390,836 404,866 300,884 174,878", "ink", depth=16),
            Shape("M150,846h54v9h-54ZM160,859h56v9h-56ZM176,871h56v8h-56Z", "mid", flat=True),
            Shape("M292,862h8l-4,26h-10Z", "soft", flat=True),
            Shape("M60,842l16,-8l14,10l-12,12ZM104,862l12,-6l10,9l-12,8Z", "mid", depth=6),
            Shape("M66,812h8v-34h-8ZM96,808h8v-34h-8ZM40,796h80v8h-80ZM126,806h8v-34h-8Z", "pale",
                  flat=True),
            Turned((Shape("M300,-90C440,-90 500,0 480,90C460,170 350,210 310,250H290C250,210"
                          " 140,170 120,90C100,0 160,-90 300,-90Z",
                          "spark", depth=110),
                    *(Line(points, 4, "deep", fade=0.35)
                      for points in ("300,-60 250,80 296,244", "300,-60 350,80 304,244")),
                    Blob("170,20 200,-20 230,-10 200,40 190,100 168,80", "glow", flat=True,
                         fade=0.55),
                    Shape("M284,246H316L322,268H278Z", "spark", depth=6),
                    *(Line(((300, 268), (x, y)), 4, "ink")
                      for x, y in ((246, 404), (292, 356), (412, 384))),
                    Shape("M354,424L430,404V556L354,590Z", "pale+soft", depth=20),
                    Shape("M374,452L410,442V504L374,516Z", "deep", flat=True),
                    Line("392,447 392,510", 4, "glow"), Line("374,484 410,473", 4, "glow"),
                    Shape("M196,434L286,346L372,326L444,404L362,436Z", "deep", depth=30),
                    Shape("M196,434L286,346L362,436Z", "mid+deep", depth=20),
                    *(Line(points, 3, "ink", fade=0.5)
                      for points in ("306,370 384,346", "328,394 404,368", "346,416 424,390")),
                    Shape("M386,372V312H410V392Z", "spark+deep", depth=6),
                    Shape("M214,430H356V592H214Z", "glow", depth=40),
                    *(Line(((216, y), (354, y + 2)), 2, "soft")
                      for y in (448, 472, 496, 520, 544, 568)),
                    Shape("M206,588H358L434,552V568L360,606H206Z", "deep", depth=8),
                    Shape("M230,452H340V566H230Z", "deep", flat=True),
                    Shape("M236,458H334V562H236Z", "soft+mid", flat=True),
                    Within("M236,430H334V562H236Z",
                           (Figure("woman", "beg", (266, 722), 300, "spark/ink", "fear",
                                   look="right-down", shadow=0, hand=(310, 520),
                                   other_hand=(314, 512), hands="clasp", skin="pale"),)),
                    Shape("M236,458Q262,480 244,540L236,562ZM334,458Q312,480 326,540L334,562Z",
                          "spark+pale", flat=True),
                    Shape("M224,562H346V576H224Z", "mid", depth=6),
                    Shape("M330,562l-6,-24h24l-4,24Z", "spark", depth=6),
                    Line("338,538 334,518 344,506", 4, "deep"),
                    Shape(disc(346, 504, 8), "spark", flat=True),
                    *(Line(points, 6, "soft")
                      for points in ("236,604 228,622 238,640 232,652", "262,604 266,618 260,628")),
                    *(Line(points, 3, "soft")
                      for points in ("228,664 232,650 240,662", "256,640 260,626 267,638"))),
                   (300, 268), zoom=1.06, turn=-5, move=(-14, -46)),
            Line("296,846 282,856 286,874 304,874 308,858 296,846", 6, "pale"),
            *(Line("322,562 330,640 302,728 290,790 296,850", width, tone)
              for width, tone in ((17, "soft"), (13, "ink"))),
            Shape("".join(f"M{x - 6},{y + 5}l12,-12v5l-12,12Z"
                          for x, y in ((325, 576), (328, 596), (330, 616), (330, 636), (326, 656),
                                       (320, 676), (312, 698), (295, 758), (291, 778), (289, 798),
                                       (291, 818))), "soft", flat=True),
            *(Line(p, 4, "ink")
              for p in ("306,722 288,724 276,734 278,746", "300,736 288,744 290,756")),
            Blob("282,842 296,830 310,842 308,860 284,860", "mid", depth=6),
            Line("286,852 266,862 246,856 232,868", 8, "mid"),
            Figure("man", "row-standing", (492, 880), 320, "mid+soft/spark", "sly", look="left",
                   flip=True, hat="top-hat", shape="stout", wears="suit", shadow=0.5,
                   hand=(446, 768), other_hand=(440, 706), hands="grip",
                   through=(Taper("436,704 372,734 262,776", (7, 15, 2), "soft"),
                            Taper("440,768 372,734 258,690", (7, 15, 2), "glow"),
                            Line("434,766 372,738 268,698", 3, "mid"),
                            Shape(disc(372, 735, 8), "ink", flat=True),
                            *(Line(points, 9, "spark") for points in (
                                "424,714 428,688 450,682 466,698 460,718 438,724 424,714",
                                "424,756 440,748 464,754 470,774 452,788 430,782 424,756")))),
        ),
    ),
    Card(
        "violin-bridge",
        "Allegro",
        "The tram to the other side runs over a violin; on the near side somebody has begun to "
        "play.",
        World("backdrop", "plum", Light("right", 0, at=(452, 440), reach=900),
              {"tone": "deep", "to": "mid+soft", "spot": False}),
        (
            Glow((440, 470), 360, "soft", 0.7),
            *(Line(((-30, 64 + d), (110, 104 + d), (260, 92 + d), (430, 34 + d), (640, -40 + d)), 4,
                   "pale", fade=0.5) for d in (0, 28, 56, 84, 112)),
            *(thing for x, y in ((84, 150), (176, 178), (282, 158))
              for thing in (Blob(((x - 19, y + 5), (x, y - 14), (x + 19, y - 5), (x, y + 14)),
                                 "glow", flat=True),
                            Line(((x + 16, y - 4), (x + 17, y - 78)), 6, "glow"))),
            Turned((
                Shape("M470,494H860V586H470Z", "spark", depth=24),
                Shape(VIOLIN, "spark", depth=60),
                Shape("M436,502H860V578H436Z", "ink+deep", depth=20),
                *(Shape(f"M64,{540 - 88 * up}C70,{540 - 114 * up} 96,{540 - 110 * up} 98,"
                        f"{540 - 88 * up}C100,{540 - 70 * up} 150,{540 - 88 * up} 158,"
                        f"{540 - 106 * up}C160,{540 - 78 * up} 110,{540 - 54 * up} 88,"
                        f"{540 - 70 * up}C76,{540 - 78 * up} 84,{540 - 94 * up} 76,"
                        f"{540 - 96 * up}Z" + disc(70, 540 - 88 * up, 9)
                        + disc(154, 540 - 100 * up, 8), "ink", flat=True) for up in (1, -1)),
                Shape("M96,468L122,476V604L96,612Z", "glow", depth=14),
                Shape("M-220,506L30,516V564L-220,574Z", "ink+deep", depth=14),
                *(Line(((-20, y), (840, y)), 5, "glow") for y in (517, 532, 548, 563)),
            ), about=(300, 540), turn=-32, move=(-10, 60)),
            Beam(((448, 434), (460, 472)), ((96, 560), (236, 760)), "glow", 0.75),
            Turned(TRAM, about=(0, 0), turn=-32, move=(466, 470)),
            Glow((456, 450), 90, "glow", 0.95),
            *(Blob(points, "ink", flat=True, fade=0.36) for points in (
                "372,560 300,590 216,640 180,668 212,668 300,616 376,572",
                "262,630 214,652 160,688 140,708 170,702 224,664 266,640")),
            Figure("woman", "run", (370, 553), 224, "deep/glow", "dread", flip=True, look="behind",
                   turn=-32, shadow=0),
            Figure("boy", "run", (258, 627), 170, "deep/ink", "fear", look="left", flip=True,
                   turn=-32, shadow=0),
            Hand("grip", (400, 790), (700, 782), 204, "ink/glow", bend=-4,
                 through=(Line("284,836 134,650 62,544", 8, "glow"),
                          Taper("330,872 178,656 110,560 58,480", (13, 12, 9, 6), "ink"),
                          Shape("M76,502L54,472L42,486L58,546L70,546Z", "ink", flat=True),
                          Shape("M246,780L276,762L336,850L296,878Z", "ink", flat=True),
                          Shape(disc(286, 820, 9), "glow", flat=True))),
        ),
    ),
)  # fmt: skip
