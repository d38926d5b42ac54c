"""Cards of the town, continued: the harbour and its lights."""

from games.decks.arrangements import dots
from games.decks.first_light.houses import gables
from games.decks.recipe import (
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
    Turned,
    Within,
    World,
    box,
    disc,
)


def twigs() -> tuple[Blob | Taper, ...]:
    """The nest: a dark ring, and twigs that stick out of it."""
    sticks = ((110, 10, "mid"), (230, 40, "ink"), (340, -8, "mid"), (170, 60, "mid"),
              (420, 50, "ink"), (280, 4, "soft"), (190, 26, "soft"), (400, 16, "mid"))  # fmt: skip
    return (
        Blob("110,810 240,790 440,784 640,792 640,850 400,864 200,862 90,844", "deep"),
        *(
            Taper(((x, 790 + d), (x + 90, 818 - d), (x + 200, 796 + d)), (7, 6, 3), tone)
            for x, d, tone in sticks
        ),
    )


def rope(points: str) -> tuple[Line, ...]:
    """A rope with its strands, dark at its edges."""
    return (
        Line(points, 11, "ink"),
        Line(points, 7, "glow"),
        Line(points, 7, "mid", dash="2 12"),
    )


def limbs(side: int) -> tuple[Line | Taper, ...]:
    """The antenna and the legs of the moth on one side, with their hairs."""

    def at(x: float, y: float) -> Point:
        return 300 + side * x, y

    legs = (
        (at(46, 300), at(96, 350), 12, 9), (at(96, 350), at(108, 440), 9, 7),
        (at(108, 440), at(42, 540), 7, 4), (at(44, 390), at(70, 440), 10, 8),
        (at(70, 440), at(46, 596), 8, 4),
    )  # fmt: skip
    hairs = (at(106, 376), at(110, 400), at(112, 424))
    return (
        Taper((at(30, 144), at(70, 84), at(150, 62)), (8, 6, 3), "pale"),
        *(
            Line((at(x, y), at(x + 1, y - 27)), 4, "pale")
            for x, y in ((60, 92), (84, 77), (112, 70))
        ),
        *(Taper((start, end), (wide, thin), "ink+deep") for start, end, wide, thin in legs),
        *(Line(((x, y), (x + side * 14, y - 6)), 3, "ink+deep") for x, y in hairs),
    )


CARDS = (
    Card(
        "house-boat",
        "Low Tide at Home",
        "A house has been tied up in the harbour among the boats; its kennel follows on a line, "
        "and in the row of houses there is a gap.",
        World(
            "backdrop", "dawn", Light("left", 0.5),
            {"tone": "mid", "to": "glow", "spot": False},
        ),
        (
            Glow((160, 340), 330, fade=0.95),
            *(Blob(points, "soft", flat=True, fade=0.6) for points in (
                "60,110 120,84 190,92 260,76 340,100 300,116 160,122",
                "40,204 110,186 180,196 110,212")),
            Shape("M-30,380L60,330L150,350L260,310L400,352V420H-30Z", "soft", flat=True, fade=0.7),
            *gables((-40, 300, 130), (262, 306, 100), coat="mid+deep"),
            Shape("M78,384H252V402H78Z", "mid+soft", depth=8),
            Put("open-door", (162, 388), 122, "spark/glow", shadow=0),
            Shape("M132,386h60v10h-60Z", "glow", flat=True),
            Shape("M-40,396H640V416H-40Z", "deep", flat=True),
            Shape("M-40,410H640V940H-40Z", "pale", to="soft+mid", span=(412, 800)),
            *(Line(((160 - w, y), (160 + w, y + 1)), t, "glow") for y, w, t in (
                (426, 34, 4), (442, 24, 5), (460, 46, 6), (482, 30, 6))),
            Blob("316,686 430,672 640,680 640,724 556,734 400,734 320,716", "deep", flat=True,
                 fade=0.5),
            Blob("516,244 510,214 540,184 522,150 552,112 588,92 640,110 640,160 572,176 570,212"
                 " 540,232 534,246", "pale", fade=0.7, depth=24),
            Shape("M504,250h38v90h-38Z", "deep", depth=10),
            Shape("M362,360H640V610H362Z", "spark", depth=90),
            Shape("M330,356L478,196L626,356L614,376H344Z", "spark+ink", depth=30),
            *(Line(((x, y), (x + 22, y - 20), (x + 44, y)), 4, "ink", fade=0.35)
              for x, y in ((376, 346), (436, 346), (496, 346), (406, 300), (466, 300), (446, 254))),
            Shape("M388,404H552V566H388Z", "ink", depth=10),
            Shape("M400,416H540V556H400Z", "glow", flat=True),
            Within(
                "M330,380H540V558H330Z",
                (Figure("old-woman", "wave", (486, 756), 338, "deep/pale", "joy", flip=True,
                        hat="headscarf", shadow=0, hand=(366, 440)),),
            ),
            Shape("M376,552H564V572H376Z", "pale", depth=8),
            *(Put("tulip", (x, 556), 46, "deep/spark", shadow=0, flat=True) for x in (520, 544)),
            Blob("286,508 340,560 440,590 560,588 650,560 650,690 560,704 430,704 356,670 312,600",
                 "ink", depth=80, corners=(0, 4, 5)),
            Line("290,514 342,566 440,596 560,594 640,570", 10, "glow"),
            *(Shape(disc(x, 648, 12), "glow", flat=True) for x in (404, 478, 552)),
            *(Line(p, 6, "glow", fade=0.9) for p in (
                "300,712 340,696 376,712", "376,712 470,704 600,712")),
            Line("536,690 558,726 564,770 556,812", 5, "glow"),
            Shape("M402,852V790L462,740L522,790V852Z", "spark", depth=20),
            Line("384,800 462,737", 10, "spark+ink"),
            Line("462,737 540,800", 10, "spark+ink"),
            Shape("M426,846V814a36,34 0 0 1 72,0V846Z", "ink", flat=True),
            Put("dog", (464, 852), 78, "glow/ink", shadow=0),
            Blob("336,812 446,836 574,806 550,868 370,870", "ink", corners=(0, 2), depth=16),
            Line("310,876 426,868 576,878", 5, "glow", fade=0.8),
            Shape("M-40,798H284V960H-40Z", "deep", depth=50),
            Shape("M-40,778H296V806H-40Z", "pale", depth=14),
            *(Line(points, 3, "ink", fade=0.6) for points in (
                "-20,844 284,844", "120,806 120,844", "206,844 206,884", "60,844 60,884")),
            Shape("M44,786V726q0,-16 26,-16t26,16V786Z", "ink", depth=14),
            *rope("150,704 116,758 92,762"),
            *(part for y in (736, 754) for part in rope(f"44,{y} 70,{y + 8} 96,{y}")),
            Shape("M34,708h72v16h-72Z", "ink", depth=6),
            Figure("man", "pull", (152, 788), 340, "ink/spark", "strain", look="right",
                   hat="peaked", shape="stout", hand=(184, 648), other_hand=(236, 588),
                   hands="grip", through=rope("300,514 236,588 184,648 168,668"), shadow=0.4),
            Shape(disc(302, 522, 12), "glow", flat=True),
        ),
    ),
    Card(
        "egg-on-chimney",
        "What the Storks Left",
        "In a broken egg on a chimney lies a night with stars, while it is day; the other egg has "
        "begun to crack.",
        World(
            "backdrop", "sand", Light("left", 0.5, rim="spark"),
            {"tone": "soft", "to": "pale", "spot": False},
        ),
        (
            Glow((70, 470), 330, "glow", 1),
            *(Blob(points, "glow", depth=20) for points in (
                "30,420 60,396 100,394 130,406 140,426 40,430",)),
            Shape("M-30,640L60,600L140,626L260,580L380,620L500,584L640,624V900H-30Z", "soft",
                  flat=True, fade=0.5),
            Shape("M-30,900V700L30,650L84,690V672h16v30l20,14V690L176,640L232,690V900ZM410,900V700"
                  "L456,656L500,694V664h18v44L576,650L640,700V900Z", "soft+mid",
                  flat=True, fade=0.5),
            Put("cracked-egg", (310, 812), 330, "glow/soft", shadow=0),
            Glow((310, 540), 150, "spark", 0.5),
            Within(
                "M202,536C196,500 250,470 262,430C270,396 236,390 214,362C170,366 132,336 140,296"
                "C90,300 40,260 52,214C30,190 30,130 70,110C70,60 120,34 170,50C200,10 270,10"
                " 310,40C350,6 430,10 460,50C510,30 566,60 570,110C600,150 580,210 540,222"
                "C540,270 490,300 450,286C440,330 400,350 366,344C340,380 330,420 346,450"
                "C372,480 416,500 418,536"
                "L394,512L362,550L328,508L294,552L252,510L222,556Z",
                (Shape("M130,560C180,500 430,500 480,560Z", "ink", flat=True, fade=0.7),
                 Shape("M440,80a52,52 0 1 0 34,92a62,62 0 0 1 -34,-92z", "glow", depth=14),
                 *(Line(p, 7, "mid", fade=0.6) for p in (
                     "300,520 290,470 310,420 300,370 250,330 190,310",
                     "326,510 320,460 330,400 390,320 460,260",
                     "90,240 120,270 180,270", "80,130 110,90 170,90", "500,230 530,190 540,130",
                     "250,60 310,80 370,50")),
                 Spread("star", ((120, 170, 46, 10), (236, 200, 34, -12), (320, 120, 36, 20),
                                 (330, 320, 36, 0), (210, 110, 24, 30), (186, 250, 22, 8),
                                 (350, 226, 26, 0), (510, 80, 28, 20),
                                 (300, 400, 26, 0), (274, 300, 20, 14)), "glow"),
                 dots("306,450 292,470 322,478 300,490 330,440", 4)),
                World("backdrop", "night", Light("left", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
            ),
            dots("176,400 150,380 420,380 446,356 400,410", 4, "spark"),
            Line("530,640 538,724 536,806", 9, "spark"),
            Line("550,640 570,694 544,722", 9, "spark"),
            Shape(disc(538, 724, 9) + disc(569, 692, 9), "spark", flat=True),
            Blob("466,596 498,566 540,582 568,656 536,656 490,640", "glow", depth=30),
            Blob("508,600 546,600 570,664 540,650 518,630", "ink", depth=10),
            Taper("496,602 466,552 494,500 482,448", (26, 17, 13, 14), "glow"),
            Shape(disc(478, 438, 20), "glow", depth=10),
            Shape("M462,426L440,532L480,456Z", "spark", depth=6),
            Shape(disc(474, 434, 5), "ink", flat=True),
            Put("egg", (470, 838), 150, "glow/pale", turn=6, shadow=0),
            Shape("M466,706L450,732L470,750L454,778L474,798L462,776L482,750L464,730L478,710Z",
                  "ink", flat=True),
            Shape("M478,746l16,-8M456,778l-14,6Z", "ink", flat=True),
            *twigs(),
            Shape("M50,862H640V940H50Z", "mid+deep", depth=30),
            Shape("M26,846H640V876H26Z", "mid", depth=14),
            *(Line(((x, y), (x, y + 30)), 3, "ink", fade=0.7)
              for x, y in ((130, 878), (250, 878), (370, 878), (490, 878))),
            Figure("boy", "reach", (108, 854), 290, "spark/deep", "awe", look="right-up",
                   hand=(196, 560), other_hand=(210, 628), hair="curls"),
        ),
    ),
    Card(
        "lamp-moth",
        "The Suitor",
        "A moth larger than the lighthouse embraces the lamp; the keeper pushes with a broom, and "
        "a ship has found the rocks.",
        World(
            "backdrop", "tide", Light("below", 0, at=(300, 540), reach=440, tone="spark+glow"),
            {"tone": "ink", "to": "deep", "spot": False},
        ),
        (
            dots("60,60 540,50 300,60 200,40 420,70", 3, "soft"),
            Shape("M-30,770C80,762 200,774 300,768S520,762 640,770V940H-30Z", "deep", to="ink",
                  span=(764, 900), flat=True),
            Line("-20,770 160,766 440,770 620,766", 4, "mid", fade=0.7),
            Glow((300, 540), 400, fade=0.8),
            Blob("280,270 130,70 -60,50 -30,250 20,400 110,440 250,400", "soft", depth=120),
            Blob("320,270 470,70 660,50 630,250 580,400 490,440 350,400", "soft", depth=120),
            Blob("280,360 170,400 80,500 50,640 110,620 150,650 200,610 270,560", "mid+soft",
                 depth=80, corners=(3, 5)),
            Blob("320,360 430,400 520,500 550,640 490,620 450,650 400,610 330,560", "mid+soft",
                 depth=80, corners=(3, 5)),
            *(Line(((300 + s * x, y), (300 + s * u, v), (300 + s * p, q)), 4, "mid", fade=0.7)
              for s in (-1, 1) for x, y, u, v, p, q in (
                (40, 280, 150, 180, 280, 130), (44, 300, 170, 270, 300, 270),
                (46, 330, 150, 360, 240, 390), (40, 420, 130, 470, 210, 590),
                (40, 440, 90, 520, 130, 610))),
            *(Blob(((300 + s * 196, 190), (300 + s * 246, 222), (300 + s * 244, 280),
                    (300 + s * 192, 306), (300 + s * 146, 270), (300 + s * 150, 216)), "spark",
                   depth=24) for s in (-1, 1)),
            *(Shape(disc(300 + s * 198, 250, 30), "ink", flat=True) for s in (-1, 1)),
            *(Shape(disc(300 + s * 190, 258, 9), "glow", flat=True) for s in (-1, 1)),
            Shape("M200,700V470H400V700Z", "soft+spark", depth=40),
            Glow((300, 560), 130, "glow", 1),
            Shape(disc(300, 568, 46), "glow", flat=True),
            *(Line(((300 - w, y), (300, y + 6), (300 + w, y)), 5, "mid", fade=0.6)
              for y, w in ((516, 80), (626, 80), (654, 82), (680, 84))),
            Glow((300, 560), 90, "glow", 0.6),
            Shape("M190,470H410L396,452H204Z", "ink", depth=8),
            *(Line(((x, 700), (x, 460)), 10, "ink") for x in (204, 396)),
            Blob("300,180 350,240 358,350 336,450 300,490 264,450 242,350 250,240", "deep",
                 depth=50),
            *(Line(((300 - w, y), (300, y + 18), (300 + w, y)), 11, "pale") for y, w in (
                (340, 54), (384, 50), (426, 38))),
            Blob("300,196 350,214 372,262 340,306 300,316 260,306 228,262 250,214", "pale",
                 depth=30),
            *(Line(((300 + d, y), (300 + d * 1.2, y + 20)), 5, "soft")
              for d, y in ((-52, 270), (-34, 290), (-12, 298), (12, 298), (34, 290), (52, 270))),
            Blob("300,130 362,160 372,220 336,262 300,270 264,262 228,220 238,160", "soft",
                 depth=40),
            *(Shape(disc(x, 206, 34), "ink", depth=8) for x in (252, 348)),
            *(Shape(disc(x, 222, 12), "glow", flat=True) for x in (256, 344)),
            *limbs(-1),
            *limbs(1),
            Shape("M196,740H404L432,940H168Z", "pale", depth=70),
            Shape("M186,800H414L424,866H176Z", "spark", depth=50),
            Shape("M280,884v-30q20,-26 40,0v30z", "ink", flat=True),
            Shape("M110,730H490L440,786H160Z", "deep", depth=20),
            Shape("M60,704H600V734H60Z", "ink", depth=12),
            Figure(
                "man", "push", (532, 718), 224, "spark/pale", "anger", flip=True, wears="uniform",
                look="left-up", hat="cap", hand=(496, 596), other_hand=(466, 572), shadow=0,
                through=(Line("532,626 496,596 466,572 446,555", 8, "glow"),), hands="grip",
            ),
            Turned((
                Shape("M384,548L372,504L388,512L396,500L408,511L420,498L432,510L444,498L454,511"
                      "L468,500L474,512L488,504L476,548Z", "spark+glow", depth=12),
                *(Line(((430 + d, 542), (430 + d * 1.15, 518)), 3, "spark")
                  for d in (-34, -20, -6, 8, 22, 36)),
                Shape(box(378, 544, 104, 16), "ink", depth=4),
            ), about=(430, 558), turn=-50, move=(14, -6)),
            Line("60,650 300,656 600,650", 8, "ink"),
            *(Line(((x, 652), (x, 712)), 6) for x in (66, 132, 198, 402, 468, 594)),
            Put("ship", (530, 866), 92, "soft/glow", turn=26, shadow=0),
            Blob("446,884 476,850 516,856 556,830 590,840 660,800 660,950 436,920", "ink",
                 depth=40),
            Line("440,880 470,866 510,880 546,866 590,878", 5, "soft", fade=0.8),
            Put("boat", (84, 852), 74, "mid/pale", flip=True, turn=-8, shadow=0),
            Glow((300, 520), 210, "spark+glow", 0.35, plane="near"),
            *(Line(p, 4, "mid", fade=0.7) for p in (
                "40,800 70,794 100,802", "60,868 100,860 140,870", "470,796 500,790 530,798")),
        ),
    ),
)  # fmt: skip
