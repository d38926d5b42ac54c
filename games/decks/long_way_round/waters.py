"""Over the water, with little to stand on."""

from games.decks.arrangements import dots, ripples
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
    Put,
    Shape,
    Spread,
    Taper,
    View,
    World,
)

BEFORE_DAWN = (
    "60,330 190,190 250,420 420,160 500,240 120,520 250,600 40,640 270,760 480,110 20,250 "
    "180,860 380,270 330,520 90,400 300,180"
)

CARDS = (
    Card(
        "umbrella-boat",
        "Crew of One",
        "A dog crosses the sea in an umbrella after its stick; whoever threw it is getting wet.",
        World(
            "sea",
            "tide",
            Light("left", 0, rim="spark"),
            {"horizon": 230, "storm": True},
            View((300, 430), 1.15, -9),
        ),
        (
            Shape("M-40,280L210,250V276L-40,308Z", "ink", depth=10),
            Shape("M30,290h14v120h-14ZM160,274h14v120h-14Z", "ink", flat=True),
            Figure("man", "shiver", (116, 266), 200, "spark/glow", "sad", shadow=0, hair="short"),
            Blob(
                "44,570 150,506 320,480 480,492 590,540 480,610 320,630 150,620",
                "ink",
                depth=20,
            ),
            Line("200,600 202,380 200,210", 13, "glow"),
            Line("200,220 204,150 252,130 282,176", 16, "ink"),
            Beast("dog", "stand", (232, 694), 270, "pale/ink", look="down"),
            Blob(
                "40,566 90,620 130,600 190,650 240,626 310,674 370,630 430,654 480,610 530,616 "
                "594,538 560,660 470,760 340,810 200,770 90,670",
                "spark",
                corners=(0, 2, 4, 6, 8, 10),
                depth=110,
            ),
            *(
                Line(points, 4, "ink", fade=0.6)
                for points in (
                    "130,602 210,710 330,810",
                    "240,628 280,730 330,810",
                    "370,632 370,730 336,810",
                    "480,612 440,720 340,810",
                )
            ),
            Shape(
                "M-40,740C60,700 160,780 270,760S420,710 520,740S600,770 640,750V940H-40Z",
                "mid+deep",
                depth=60,
            ),
            Line("60,800 130,790 190,806", 4, "pale", fade=0.7),
            Line("250,860 330,848 400,866", 4, "pale", fade=0.7),
            Taper("390,838 470,812 556,770", (12, 11, 9), "ink"),
            Taper("486,806 510,790 516,764", (6, 5, 3), "ink"),
            Spread("leaf", ((524, 750, 34, 20),), "soft"),
            Line("370,856 450,850 540,818 580,790", 4, "pale", fade=0.8),
        ),
    ),
    Card(
        "croc-island",
        "Firm Ground",
        "They have found an island, and plant their flag in it; the youngest has met its eye.",
        World(
            "sea",
            "fern",
            Light("left", 0, rim="glow"),
            {"horizon": 150, "calm": True, "hour": "day"},
            View((300, 400), 1.15, 7),
        ),
        (
            Put("palm", (604, 470), 330, "deep", turn=10, shadow=0),
            Put("tent", (556, 474), 200, "glow/deep", shadow=0),
            Put("flag", (140, 572), 330, "ink/glow", turn=-6, shadow=0),
            Figure(
                "man",
                "dig",
                (168, 588),
                310,
                "spark/glow",
                "joy",
                flip=True,
                hand=(70, 474),
                other_hand=(66, 432),
                hat="straw",
                wears="shirt",
                shadow=0,
            ),
            Blob(
                "660,450 570,462 516,478 480,420 420,384 352,400 326,470 250,530 130,556 60,546 "
                "10,560 -40,620 20,690 240,730 420,790 660,820",
                "deep",
                depth=130,
            ),
            Blob("330,470 356,404 424,388 480,426 500,500 440,540 370,530", "mid", depth=40),
            Blob("352,476 392,440 446,446 470,486 424,516 374,510", "glow", flat=True),
            Shape("M410,440q26,34 4,76q-26,-34 -4,-76Z", "ink", True),
            Line("340,480 388,434 450,438 482,486", 10, "ink"),
            Line("36,590 52,574 72,586", 8, "ink"),
            Line("-20,640 80,652 220,656 340,690 430,700", 6, "ink"),
            Shape(
                "M30,646l18,46l16,-42ZM96,652l18,48l16,-46ZM160,654l18,48l18,-46ZM226,656l20,46"
                "l16,-36ZM290,674l20,46l16,-30Z",
                "glow",
                depth=8,
            ),
            *(
                Line(((x, y), (x + 22, y + 14), (x + 6, y + 32)), 5, "mid", fade=0.9)
                for x, y in ((530, 540), (580, 600), (520, 640), (600, 700), (540, 730))
            ),
            Figure(
                "child",
                "lie-front",
                (520, 424),
                210,
                "spark/glow",
                "wonder",
                look="down",
                flip=True,
                hat="sou-wester",
                shadow=0,
                turn=-14,
            ),
            Shape("M-40,770C60,740 160,790 270,770S460,800 640,760V940H-40Z", "mid", depth=50),
            Line("20,800 90,792 160,806", 4, "pale", fade=0.7),
            Line("250,800 330,790 430,812", 4, "pale", fade=0.7),
        ),
    ),
    Card(
        "beam-walk",
        "A Narrow Way",
        "They walk out on the beam of the lighthouse; the keeper sleeps, a ship is in the dark.",
        World(
            "backdrop",
            "cobalt",
            Light("right", 0, rim="glow"),
            {"tone": "deep", "to": "ink", "spot": False},
        ),
        (
            Shape("M-40,190L640,60V940H-40Z", "deep+mid", to="ink", span=(60, 900)),
            ripples(BEFORE_DAWN, 50, "soft"),
            dots("60,90 150,50 250,80 420,40 500,50 310,34 200,120 20,40 380,84", 2.4),
            Shape("M50,720L226,700L200,770Q140,796 84,780Z", "ink", depth=20),
            Shape(
                "M80,716L84,620L130,630L134,706ZM146,704L142,590L196,612L204,696Z", "deep", depth=20
            ),
            Line("-20,890 60,862 120,880 200,906", 5, "soft", fade=0.7),
            Line("108,716 106,590", 5, "ink"),
            Line("172,706 166,560", 5, "ink"),
            Shape("M-40,900L30,830L80,850L120,800L190,880L240,940H-40Z", "ink", depth=20),
            Beam(((500, 470), (500, 540)), ((-60, 90), (-60, 470)), "glow", 0.95),
            Line("-60,90 220,285 490,474", 5, "glow"),
            Figure("man", "walk", (70, 181), 100, "deep/spark", flip=True, turn=14),
            Figure("boy", "balance", (160, 244), 120, "ink/spark", flip=True, turn=14),
            Figure(
                "woman",
                "walk",
                (300, 340),
                300,
                "spark/ink",
                "doubt",
                look="behind",
                flip=True,
                wears="long-coat",
                hat="beret",
                turn=6,
                holds=Held("furled-umbrella", size=130, coat="deep/glow", turn=190),
            ),
            Shape("M372,660H640V940H330Z", "pale", depth=70),
            Shape("M352,800L640,770V850L342,880Z", "spark", depth=50),
            Shape("M400,420H640V660H400Z", "deep", flat=True),
            Shape("M416,430H640V650H416Z", "glow", flat=True, fade=0.5),
            Glow((480, 520), 190, fade=1),
            Shape("M446,560h70v90h-70Z", "ink", depth=14),
            Shape("M440,470q41,-50 82,0v90h-82Z", "glow", depth=16),
            Figure(
                "old-man",
                "sit-ground",
                (490, 654),
                310,
                "mid/spark",
                "sleep",
                look="half-down",
                hair="short+full/ink",
                hat="peaked",
                shadow=0,
            ),
            Shape("M380,430Q400,330 500,310Q600,300 660,320V430Z", "spark", depth=50),
            Line("404,430 404,656", 9, "ink"),
            Line("530,430 530,500", 5, "ink", fade=0.5),
            Shape("M340,650H660V690H340Z", "ink", depth=14),
            *(Line(((x, 650), (x, 590)), 5, "ink") for x in (350, 380, 620)),
            Line("344,592 400,590", 6, "ink"),
        ),
    ),
)
