"""Over the edge, and above the clouds."""

from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Held,
    Inside,
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
    "212,352C168,382 150,412 166,446C184,478 226,476 270,460C330,440 372,452 402,480C430,530 "
    "420,600 404,680C390,740 384,800 378,836C346,838 334,872 350,890H528C530,820 544,760 640,730Z"
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
            Shape("M-30,650H432L462,664L446,690H-30Z", "mid", flat=True),
            Shape(
                "M-30,684L200,690L446,684L462,664L466,690L426,730L436,770L380,820L386,860L344,930H-30Z",
                "ink",
                depth=60,
            ),
            Figure(
                "man",
                "wave-front",
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
                other_hand=(98, 470),
                holds=Held("key", size=190, coat="ink/glow", hand="far", turn=0),
            ),
            Figure(
                "girl",
                "sit",
                (466, 664),
                250,
                "spark/glow",
                "smile",
                look="behind",
                shadow=0,
                hat="straw",
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
                "M330,236C310,380 190,490 170,640C166,780 270,850 360,850C460,850"
                " 560,780 550,640C536,500 400,380 366,236Z",
                "pale",
                flat=True,
                fade=0.6,
            ),
            *(
                Put("swallow", (x, y), z, "ink/spark", turn=t, flip=f, shadow=0)
                for x, y, z, t, f in (
                    (390, 560, 74, 30, True),
                    (280, 650, 78, 10, True),
                    (380, 660, 84, -30, False),
                    (470, 670, 80, 20, True),
                    (270, 760, 74, -10, False),
                    (360, 780, 84, 40, True),
                    (450, 790, 76, -20, False),
                    (350, 470, 62, 50, False),
                    (180, 500, 84, -150, False),
                    (90, 420, 96, -20, True),
                    (120, 590, 70, 10, True),
                )
            ),
            *(
                Line(p, 3, "ink", fade=0.8)
                for p in (
                    "330,226 306,320 272,400",
                    "210,520 176,600 170,660 250,820 360,850",
                    "366,226 400,400 540,540 550,650 470,810 360,850",
                    "340,226 340,440 270,600 270,720 360,850",
                    "360,226 380,440 450,600 450,720 360,850",
                    "350,226 352,500 352,660 360,850",
                    "330,420 370,424 404,400",
                    "280,510 360,530 470,490",
                    "180,610 360,650 546,600",
                    "176,700 360,760 548,700",
                    "220,790 360,826 510,780",
                )
            ),
            Line("350,230 372,180 402,142", 6, "ink"),
            Within(
                "M0,0H290V212H160V400H0ZM160,212H330V400H160Z",
                (
                    Figure(
                        "girl",
                        "lean-out",
                        (216, 184),
                        230,
                        "glow/spark",
                        look="down",
                        print="stripes",
                        shadow=0,
                        hand=(262, 316),
                        other_hand=(170, 206),
                        holds=Held("scissors", size=120, coat="spark/spark", turn=100),
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
            Line("176,330 240,400 330,450", 4, "ink"),
            Line("196,330 260,370 340,420", 4, "ink"),
            Turned(
                (
                    Put("tram", (500, 620), 300, "deep/spark", shadow=0),
                    *(Shape(disc(x, 612, 26), "ink", depth=10) for x in (400, 560)),
                    *(Shape(disc(x, 612, 9), "glow", flat=True) for x in (400, 560)),
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
            Taper("458,334 412,330 374,292 362,228", (9, 7, 6, 13), "spark"),
            Taper("140,316 200,304 290,262 390,200", (26, 20, 12, 9), "ink"),
            Line("222,284 236,306", 7, "spark"),
            Line("256,270 270,290", 7, "spark"),
            Line("290,252 302,270", 6, "spark"),
            Line("322,234 334,252", 6, "spark"),
            Taper("168,290 120,200 130,90 170,50", (8, 34, 38, 8), "glow"),
            Taper("186,284 290,240 390,130 470,110", (8, 30, 36, 8), "glow"),
            Line("168,290 130,190 150,70", 3, "mid"),
            Line("190,284 300,220 450,116", 3, "mid"),
            Blob("84,330 96,290 136,282 160,310 148,350 108,358", "ink"),
            Shape("M80,318a27,27 0 1 1 54,0a27,27 0 1 1 -54,0Z", "spark", depth=14),
            Shape("M88,310a9,9 0 1 1 18,0a9,9 0 1 1 -18,0Z", "glow", flat=True),
            Put("mushroom", (130, 966), 230, "spark/glow"),
            Beast("mouse", "beg", (104, 772), 150, "soft+mid/spark", look="up"),
            Shape("M170,644L240,610L256,642L186,678Z", "glow", depth=8),
            Shape("M186,650l36,-18 4,8 -36,18zM194,664l24,-12 3,7 -24,12z", "spark", flat=True),
            Frame("grass", "ink", size=0.8),
        ),
    ),
    Card(
        "star-bear",
        "A Visitor from the North",
        "A bear made of night has come down to a tent; a girl offers it her soup.",
        World("night", "slate", Light("left", 0.5, rim="glow")),
        (
            Inside(
                "bear",
                (180, 260),
                110,
                (),
                World("backdrop", "slate", "left", {"tone": "ink", "to": "ink", "spot": False}),
                edge="soft",
            ),
            Glow((150, 740), 300),
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
            Spread("star", ((338, 262, 52, 10),), "spark", flat=False),
            Line("196,452 226,440 268,444 300,424", 4, "glow"),
            Blob("158,412 186,388 206,410 188,446 164,440", "ink"),
            Put("tent", (60, 880), 330, "spark/glow"),
            Figure(
                "girl",
                "offer",
                (290, 884),
                360,
                "spark/glow",
                "hush",
                "left-up",
                hand=(206, 592),
                other_hand=(200, 586),
                hair="plaits",
                wears="nightgown",
                flip=True,
            ),
            Put("cup", (164, 592), 66, "glow/spark", flip=True),
        ),
    ),
)
