"""Over the edge, and above the clouds."""

from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    Turned,
    Within,
    World,
    disc,
)

BEAR = (
    "M640,20C560,-30 460,10 430,90C404,62 352,72 352,122C354,146 368,160 380,168C350,240 290,300 "
    "212,352C168,382 150,412 166,446C184,478 226,476 270,460C330,440 390,440 424,474C462,530 "
    "456,620 440,690C428,740 420,780 414,806C378,812 366,852 384,866H548C556,800 566,760 640,730Z"
)

CARDS = (
    Card(
        "edge-gate",
        "Private",
        "A guard stops us at a locked gate before the abyss; a girl has walked round it.",
        World("backdrop", "brass", Light("left", 0), {"tone": "pale", "to": "soft", "spot": False}),
        (
            Glow((260, 360), 420, "glow", 1),
            Shape("M330,930L420,650 500,720 640,600V930Z", "mid", flat=True, fade=0.35),
            *(
                Shape(disc(x, y, r), "glow", depth=r)
                for x, y, r in (
                    (440, 850, 70),
                    (520, 820, 80),
                    (610, 850, 80),
                    (560, 900, 90),
                    (430, 920, 70),
                )
            ),
            Shape("M24,110h40v560h-40ZM366,110h40v560h-40Z", "deep", depth=20),
            Shape(disc(44, 90, 34) + disc(386, 90, 34), "spark", depth=16),
            Line("64,250 120,130 214,84 310,130 366,250", 16, "deep"),
            *(
                Line(((x, y), (x, 660)), 11, "deep")
                for x, y in ((110, 150), (162, 106), (214, 88), (266, 106), (318, 150))
            ),
            Shape("M64,330H366V348H64ZM64,620H366V638H64Z", "deep", flat=True),
            Shape("M346,470h34v52h-34Z", "ink", depth=6),
            Shape(disc(363, 490, 6) + "M360,492h6l3,18h-12Z", "glow", flat=True),
            Shape("M-30,650H478L508,664L492,690H-30Z", "mid", flat=True),
            Shape(
                "M-30,684L220,690L492,684L508,664L512,690L466,730L474,770L404,820L406,860L364,930H-30Z",
                "ink",
                depth=60,
            ),
            Figure(
                "man",
                "straddle",
                (206, 684),
                470,
                "spark/glow",
                "stern",
                hat="peaked",
                wears="uniform",
                shape="stout",
                hands="open",
                hair="short+moustache/ink",
                shadow=0.2,
                hand=(338, 300),
                other_hand=(112, 484),
                holds=Held("key", size=176, coat="ink/glow", hand="far", turn=0),
            ),
            Figure(
                "girl",
                "sit",
                (470, 654),
                250,
                "spark/glow",
                "smile",
                look="behind",
                shadow=0,
                hat="straw",
                hand=(446, 650),
            ),
            Spread("swallow", ((540, 330, 34, 10), (480, 400, 24, -10)), "deep"),
        ),
    ),
    Card(
        "cloud-fishers",
        "The Catch",
        "On the clouds a fisherman hauls a net full of swallows; his girl is cutting it open.",
        World("backdrop", "lagoon", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            Blob(
                "-40,830 60,770 150,800 240,750 340,800 440,760 540,810 640,770 660,960 -60,960",
                "glow",
                depth=40,
            ),
            Figure(
                "old-man",
                "pull",
                (480, 262),
                220,
                "spark/ink",
                "strain",
                flip=True,
                hat="wool",
                hair="bald+full/glow",
                shadow=0,
                hand=(404, 140),
                other_hand=(398, 150),
            ),
            Shape(
                "M110,190C220,230 420,230 640,190V320C560,340 300,350 230,320C170,300"
                " 124,250 110,190Z",
                "deep",
                depth=60,
            ),
            Shape(
                "M110,190C220,230 420,230 640,190V214C420,254 220,252 116,214Z", "spark", flat=True
            ),
            Shape(
                "M316,340C300,420 190,490 170,640C166,780 270,850 360,850C460,850"
                " 560,780 550,640C536,500 420,440 380,340Z",
                "pale",
                flat=True,
                fade=0.6,
            ),
            *(
                Line(p, 3, "mid")
                for p in (
                    "304,292 312,330 290,384",
                    "200,528 172,600 168,660 250,820 360,850",
                    "366,226 400,400 540,540 550,650 470,810 360,850",
                    "340,226 330,440 270,600 276,720 360,850",
                    "360,226 390,440 450,600 450,720 360,850",
                    "324,404 360,412 400,400",
                    "274,500 360,520 466,484",
                    "184,600 360,640 546,600",
                    "176,700 360,744 546,700",
                    "222,790 360,822 506,790",
                )
            ),
            *(
                Put("swallow", (x, y), z, "ink/spark", turn=t, flip=f, shadow=0)
                for x, y, z, t, f in (
                    (366, 510, 76, 30, True),
                    (270, 640, 84, 10, True),
                    (450, 606, 84, -20, False),
                    (366, 704, 84, 30, True),
                    (250, 772, 76, -10, False),
                    (470, 740, 80, 20, True),
                    (228, 462, 84, -150, False),
                    (90, 420, 96, -20, True),
                    (120, 590, 70, 10, True),
                )
            ),
            *(
                Line(p, 6, "glow")
                for p in (
                    "328,210 324,226 312,236",
                    "346,214 348,330",
                    "368,214 376,330",
                )
            ),
            Line("346,224 368,180 402,142", 6, "ink"),
            Within(
                "M0,0H360V400H240V216C200,210 150,202 110,190H0Z",
                (
                    Figure(
                        "girl",
                        "lean-out",
                        (220, 190),
                        230,
                        "glow/spark",
                        look="down",
                        print="stripes",
                        shadow=0,
                        hand=(276, 276),
                        other_hand=(170, 206),
                        holds=Held("scissors", size=120, coat="spark/ink", turn=90),
                    ),
                ),
            ),
        ),
    ),
    Card(
        "dragonfly-line",
        "Line Eleven",
        "A dragonfly pulls a tram over the grass; a mouse has a ticket, a frog has a tongue.",
        World("backdrop", "fern", Light("right", 0, rim="glow"), {"tone": "mid", "to": "pale"}),
        (
            Frame("grass", "mid", size=1.5, plane="far"),
            Taper("150,300 80,230 60,120 80,70", (7, 30, 34, 8), "soft"),
            Taper("170,290 230,220 300,120 350,90", (7, 30, 36, 8), "soft"),
            Line("190,326 250,400 330,450", 4, "ink"),
            Line("194,326 262,366 340,420", 4, "ink"),
            Turned(
                (
                    Put("tram", (500, 620), 300, "deep/spark", shadow=0),
                    *(Shape(disc(x, 604, 28), "ink", depth=10) for x in (378, 634)),
                    *(Shape(disc(x, 604, 10), "glow", flat=True) for x in (378, 634)),
                    Within(
                        "M322,420H400V496H322Z",
                        (
                            Figure(
                                "man",
                                "face-us",
                                (362, 680),
                                250,
                                "ink/glow",
                                "worry",
                                "left-up",
                                wears="uniform",
                                hair="short",
                            ),
                        ),
                    ),
                    Put("frog", (470, 400), 150, "soft/ink", shadow=0),
                ),
                about=(480, 500),
                turn=-7,
            ),
            Taper("140,316 200,304 290,262 390,200", (26, 20, 12, 9), "ink"),
            Line("176,286 184,306 194,330", 12, "glow"),
            Line("222,284 236,306", 7, "glow"),
            Line("256,270 270,290", 7, "glow"),
            Line("290,252 302,270", 6, "glow"),
            Shape("M424,326C430,364 474,360 476,322Z", "ink", flat=True),
            Taper(
                "454,340 420,340 388,312 366,270 346,224 358,198 376,200",
                (9, 8, 7, 7, 8, 9, 8),
                "spark",
            ),
            Taper("168,290 120,200 130,90 170,50", (8, 34, 38, 8), "glow"),
            Taper("186,284 290,240 390,130 470,110", (8, 30, 36, 8), "glow"),
            Line("168,290 130,190 150,70", 3, "mid"),
            Line("190,284 300,220 450,116", 3, "mid"),
            Blob("84,330 96,290 136,282 160,310 148,350 108,358", "ink"),
            Shape("M80,318a27,27 0 1 1 54,0a27,27 0 1 1 -54,0Z", "spark", depth=14),
            Shape("M88,310a9,9 0 1 1 18,0a9,9 0 1 1 -18,0Z", "glow", flat=True),
            Put("mushroom", (130, 966), 230, "spark/glow"),
            Taper("84,766 46,790 60,830 34,866", (9, 8, 6, 3), "mid"),
            Beast("mouse", "beg", (104, 772), 146, "mid/spark", look="up"),
            Shape("M186,634L256,600L272,632L202,668Z", "glow", depth=8),
            Shape("M206,638l36,-18 4,8 -36,18zM214,652l24,-12 3,7 -24,12z", "spark", flat=True),
            Taper("120,640 152,676 180,664 194,654", (17, 15, 11, 10), "mid"),
            *(Line(((190, y), (204, y - 3), (216, y - 2)), 7, "mid") for y in (642, 652, 662)),
            Frame("grass", "ink", size=0.8),
        ),
    ),
    Card(
        "star-bear",
        "A Visitor from the North",
        "A bear made of night has come down to a tent; a girl offers it her soup.",
        World("night", "slate", Light("left", 0.5, rim="glow")),
        (
            Within(
                "M92,216C88,202 106,186 130,166C132,152 146,148 152,158C180,142 232,140 252,160"
                "C272,178 268,206 276,250H248L236,210C222,216 204,218 190,216L172,250H144L158,204"
                "C146,204 130,216 116,220C104,226 94,224 92,216Z",
                (),
                World("backdrop", "slate", "left", {"tone": "ink", "to": "ink", "spot": False}),
                edge="soft",
            ),
            Glow((150, 740), 300),
            Blob("-60,846 200,834 420,838 660,830 660,960 -60,960", "mid"),
            Within(
                BEAR,
                (
                    Glow((330, 300), 160, fade=0.35),
                    Spread(
                        "star",
                        (
                            (430, 220, 30, 0),
                            (520, 140, 40, 20),
                            (560, 300, 34, 0),
                            (470, 600, 30, 0),
                            (440, 780, 24, 0),
                        ),
                        "glow",
                        flat=True,
                    ),
                    Line("430,220 520,140 560,300 430,220", 2, "glow", fade=0.6),
                    Line("560,300 470,600 440,780", 2, "glow", fade=0.6),
                ),
                World("night", "cobalt", "left", {"hills": False}),
                edge="glow",
            ),
            *(Line(((x, 864), (x + 4, 844)), 4, "glow") for x in (396, 418, 440)),
            Spread("star", ((398, 300, 54, 10),), "spark", flat=False),
            Line("196,452 226,440 268,444 300,424", 4, "glow"),
            Blob("158,412 186,388 206,410 188,446 164,440", "ink"),
            Put("tent", (60, 880), 330, "spark/glow"),
            Figure(
                "woman",
                "hold-up",
                (318, 854),
                326,
                "spark/glow",
                "smile",
                "left-up",
                hand=(192, 580),
                other_hand=(176, 574),
                hair="plaits",
                wears="nightgown",
                flip=True,
            ),
            Put("cup", (160, 574), 66, "glow/spark", flip=True),
        ),
    ),
)
