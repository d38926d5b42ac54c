"""Shore lamps, a whale to call at, and a hand that tucks the sea in."""

from games.decks.arrangements import dots, ripples
from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Turned,
    Within,
    World,
    disc,
)

SEA = "M-30,-30H420C430,120 500,210 600,250C480,330 330,420 230,560C160,660 120,780 110,940H-30Z"
ASLEEP = ((330, 640), (440, 600), (540, 556), (300, 760), (410, 722), (520, 684), (390, 838))
AWAKE = 500, 806


CARDS = (
    Card(
        "lamp-sea",
        "The Promenade",
        "Street lamps stand in the sea; only in the water is there the promenade with its people.",
        World(
            "backdrop",
            "slate",
            Light("above", 0, rim="glow"),
            {"tone": "ink", "to": "deep", "spot": False},
        ),
        (
            Shape("M-40,230L640,190V940H-40Z", "mid", to="deep", span=(190, 700)),
            Shape("M-40,556L640,290V940H-40Z", "mid+soft", to="deep", span=(330, 900)),
            *(
                thing
                for x, y, size in ((566, 318, 80), (486, 350, 150), (346, 404, 270), (76, 510, 440))
                for thing in (
                    Glow((x, y - size * 0.86), 40 + size * 0.34, fade=0.9),
                    Put("streetlamp", (x, y), size, "ink", shadow=0),
                    Put("streetlamp", (x, y + size), size, "deep", turn=180, shadow=0, fade=0.35),
                )
            ),
            Line("-40,556 640,290", 7, "pale", fade=0.5),
            Line("-40,572 640,304", 12, "ink", fade=0.5),
            ripples("60,300 190,260 250,330 480,250 390,270", 46),
            dots("60,60 190,120 420,50 530,110 250,150", 2.4),
            Turned(
                (
                    Figure(
                        "man",
                        "walk",
                        (176, 474),
                        330,
                        "deep/soft",
                        "smile",
                        flip=True,
                        hat="top-hat",
                        wears="long-coat",
                        shadow=0,
                        hair="short+moustache",
                    ),
                    Figure(
                        "girl",
                        "run",
                        (346, 534),
                        200,
                        "spark/glow",
                        "joy",
                        flip=True,
                        shadow=0,
                        holds=Held("toy-balloon", size=74, coat="spark/glow"),
                    ),
                    Line("322,378 312,360 300,346", 2.5, "glow"),
                ),
                (300, 468),
                flip="y",
                fade=0.88,
            ),
            *(
                Line(((x, y), (x + w / 2, y + 5), (x + w, y - 3)), 4, "pale", fade=0.55)
                for x, y, w in (
                    (20, 640, 50),
                    (240, 720, 90),
                    (20, 826, 60),
                    (320, 620, 110),
                    (200, 870, 80),
                    (440, 540, 80),
                    (60, 690, 50),
                )
            ),
            Figure(
                "old-man",
                "kneel-over",
                (512, 826),
                360,
                "spark/glow",
                "wonder",
                look="left-down",
                flip=True,
                hat="cap",
                hand=(420, 796),
                other_hand=(456, 800),
                plane="near",
            ),
            Blob(
                "330,774 420,800 520,804 600,790 660,770 660,860 580,884 450,880 370,850",
                "ink",
                corners=(0,),
                depth=40,
                plane="near",
            ),
            Line("340,888 450,900 580,892", 4, "pale", fade=0.5, plane="near"),
        ),
    ),
    Card(
        "whale-door",
        "Calling at Noon",
        "A gentleman in a whale's side hands up a lady from a boat; behind him hang "
        "the hats of who called.",
        World(
            "backdrop",
            "lagoon",
            Light("left", 0, rim="glow"),
            {"tone": "pale", "to": "soft+pale", "spot": False},
        ),
        (
            Blob("640,330 560,210 540,130 566,60 620,60 680,330", "deep", depth=40),
            Blob(
                "570,84 520,44 430,20 372,50 420,70 480,112 560,124 640,100 660,10 600,30",
                "deep",
                corners=(3,),
                depth=40,
            ),
            Blob(
                "-20,500 -10,390 60,270 180,200 330,176 480,206 660,290 660,900 "
                "200,900 40,760 -10,620",
                "mid",
                depth=150,
            ),
            Blob(
                "-22,566 60,600 150,606 220,640 300,720 420,780 660,800 660,920 160,920 20,760",
                "pale",
                corners=(0,),
                depth=60,
            ),
            *(
                Line(points, 5, "soft")
                for points in (
                    "6,640 100,690 220,800 340,880",
                    "-4,606 120,650 250,760 430,850",
                )
            ),
            Line("-24,562 60,598 140,604 190,584 206,556", 9, "ink"),
            Blob("96,482 134,448 184,450 208,486 176,518 124,518", "glow", flat=True),
            Shape(disc(158, 484, 23), "ink", flat=True),
            Shape(disc(166, 476, 7), "glow", flat=True),
            Line("84,470 130,432 190,432 222,470", 8, "ink"),
            Shape("M306,650V350Q306,240 416,236Q526,240 526,350V650Z", "ink", depth=16),
            Shape(
                "M324,650V354Q324,258 416,254Q508,258 508,354V650Z",
                "glow",
                to="soft",
                span=(260, 700),
            ),
            Line("336,322 496,322", 6, "deep"),
            Shape("M338,376q28,11 58,0l-10,-6q0,-32 -19,-32t-19,32Z", "spark", depth=8),
            Shape("M402,376h56v-9h-11v-40h-34v40h-11Z", "ink", depth=8),
            Shape("M466,374v-36l10,14l9,-18l9,18l10,-14v36Z", "spark", depth=8),
            Shape("M526,650V350Q530,270 590,250V700Z", "spark", depth=40),
            Shape(disc(572, 480, 9), "glow", depth=4),
            Line("452,660 456,760 452,850", 7, "ink"),
            Line("506,660 510,760 506,850", 7, "ink"),
            *(Line(((454, y), (508, y)), 7, "ink") for y in (704, 752, 800)),
            Shape("M294,644H538V674H294Z", "glow", depth=12),
            Figure(
                "man",
                "bow",
                (432, 650),
                410,
                "ink/spark",
                "smile",
                look="left",
                flip=True,
                wears="suit",
                hair="short+moustache",
                hand=(302, 548),
                other_hand=(512, 452),
                hands="flat",
                shadow=0,
            ),
            Figure(
                "woman",
                "reach",
                (202, 872),
                330,
                "spark/glow",
                "joy",
                look="right-up",
                hair="bun/ink",
                hand=(298, 566),
                other_hand=(112, 700),
                holds=Held("tulip", size=110, coat="deep/spark", hand="far"),
                shadow=0,
            ),
            Blob(
                "104,812 170,838 330,838 480,812 450,880 360,904 170,902",
                "ink",
                corners=(0, 3),
                depth=30,
            ),
            Shape("M-40,860C80,830 180,880 300,860S520,880 640,850V940H-40Z", "deep", depth=50),
        ),
    ),
    Card(
        "sea-blanket",
        "Tucked In",
        "A hand turns down the sea like a blanket; the fish are asleep but one, and a "
        "boat is sliding off.",
        World(
            "backdrop",
            "plum",
            Light("left", 0.4, rim="spark"),
            {"tone": "ink", "to": "deep", "spot": False},
        ),
        (
            Shape("M-30,520L640,360V940H-30Z", "deep", depth=80),
            *(
                Blob(
                    (
                        (x - 58, y + 16),
                        (x, y - 26),
                        (x + 60, y + 4),
                        (x + 46, y + 38),
                        (x - 40, y + 42),
                    ),
                    "pale",
                    depth=24,
                )
                for x, y in (*ASLEEP, AWAKE)
            ),
            *(Put("fish", (x, y + 28), 52, "mid/spark", turn=-14, shadow=0) for x, y in ASLEEP),
            *(
                thing
                for x, y in ASLEEP
                for thing in (
                    Shape(disc(x - 30, y + 6, 9), "mid", flat=True),
                    Line(((x - 38, y + 6), (x - 30, y + 11), (x - 23, y + 4)), 4, "ink"),
                )
            ),
            Put("fish", (510, 844), 74, "spark/ink", turn=-14, shadow=0),
            Shape(SEA, "mid", depth=90),
            Within(
                SEA,
                (
                    ripples(
                        "30,90 230,70 330,150 180,190 20,330 250,300 440,260 140,390 "
                        "330,370 20,500 200,480 90,600 30,700 110,760 10,840",
                        78,
                        "soft",
                        fade=0.9,
                    ),
                ),
            ),
            Shape(
                "M600,250C480,330 330,420 230,560C160,660 120,780 110,940H190C200,800 "
                "240,690 310,600C400,480 520,380 640,300Z",
                "soft",
                depth=46,
            ),
            Blob("40,306 70,276 150,268 196,300 150,326 70,326", "ink", depth=20),
            Put("lighthouse", (116, 292), 200, "pale/spark", shadow=0),
            Beam(((116, 118), (116, 138)), ((440, 20), (440, 190)), "glow", 0.5),
            Figure(
                "man",
                "row",
                (292, 440),
                230,
                "spark/ink",
                "fear",
                look="behind",
                turn=-44,
                shadow=0,
            ),
            Put("rowboat", (302, 470), 76, "ink", turn=-46, shadow=0),
            Hand("grip", (528, 196), (700, -50), 230, "spark/glow", bend=-4),
        ),
    ),
)
