"""Luggage, platforms, the first steps."""

from math import cos, pi, sin

from games.decks.long_way_round.roads import house
from games.decks.recipe import (
    Beast,
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
    View,
    Within,
    World,
    disc,
)


def _dial(x: float, y: float, r: float, rim: str, hat: str = "") -> tuple[Thing, ...]:
    """A clock where somebody's head would be."""
    brim, crown = y - r * 0.74, r * 0.56
    dome = f"M{x - crown},{brim}c0,{-r} {2 * crown},{-r} {2 * crown},0Z"
    worn = (
        (Shape(f"{dome}M{x - r},{brim}h{2 * r}v{r * 0.16}h{-2 * r}Z", hat, depth=14),)
        if hat
        else ()
    )
    return (
        Shape(disc(x, y, r), rim, depth=18),
        Put("clock-face", (x, y + r * 0.86), r * 1.72, "glow"),
        *worn,
    )


RAYS = tuple((cos(turn * pi / 6), sin(turn * pi / 6)) for turn in range(12))


def poppy(x: float, y: float, wide: float) -> tuple[Thing, ...]:
    """The flower of a poppy that looks at us."""
    r = wide * 0.56
    return (
        *(
            Shape(disc(x + r * a, y + r * b, r * 0.72), "spark", depth=r * 0.5)
            for a, b in ((-0.5, -0.42), (0.5, -0.42), (-0.44, 0.46), (0.44, 0.46))
        ),
        Shape(disc(x, y, r * 0.36), "ink", depth=r * 0.2),
        Shape(
            "".join(disc(x + r * 0.52 * a, y + r * 0.52 * b, r * 0.05) for a, b in RAYS),
            "ink",
            flat=True,
        ),
    )


def strap(x: float) -> tuple[Thing, ...]:
    """A strap to hold on to, below the rail of a tram."""
    grip = f"M{x - 24},156L{x},112L{x + 24},156ZM{x - 12},148H{x + 12}L{x},126Z"
    return Line(((x, 66), (x, 116)), 5, "pale"), Shape(grip, "pale", flat=True)


CARDS = (
    Card(
        "packed-town",
        "Everything I Need",
        "She has packed the whole town, and the church is in the way; some "
        "have left by the ladder.",
        World("backdrop", "brass", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M60,90L540,90L580,330H20Z", "mid", depth=50),
            Shape("M84,116L516,116L550,320H50Z", "ink", flat=True),
            Hand("mitt", (158, 6), (120, -190), 176, "spark/mid", flip=True),
            Hand("mitt", (442, 6), (480, -190), 176, "spark/mid"),
            Glow((300, 430), 380, "glow", 0.95),
            *house((70, 600), 96, 180, "deep", lit="glow", rows=2),
            *house((170, 600), 84, 120, "mid", lit="glow", rows=2),
            *house((430, 600), 100, 170, "deep", lit="glow", rows=2),
            *house((350, 600), 80, 110, "mid", lit="glow", rows=2),
            Shape("M256,600V330H344V600Z", "ink", depth=20),
            Shape("M246,334L300,210L354,334Z", "spark", depth=20),
            Shape("M280,360Q280,340 300,340Q320,340 320,360V410H280Z", "glow", flat=True),
            Figure("woman", "wave", (300, 470), 110, silhouette="ink", shadow=0),
            Shape("M280,408H320V600H280Z", "ink", flat=True),
            Shape("M288,560V520Q288,506 300,506Q312,506 312,520V560Z", "glow", flat=True),
            Shape("M20,590H580L560,830H40Z", "spark", depth=80),
            Shape("M14,576H586V604H14Z", "mid", depth=12),
            Line("252,672 262,640 368,640 378,672", 16, "mid"),
            Shape("M56,590h24v34h-24ZM464,590h24v34h-24Z", "glow", depth=6),
            Shape("M-30,826H640V930H-30Z", "ink", flat=True),
            Line("140,596 112,900", 8, "glow"),
            Line("186,596 166,900", 8, "glow"),
            *(
                Line(((137 - i * 3.4, 630 + i * 36), (184 - i * 2.4, 630 + i * 36)), 7, "glow")
                for i in range(8)
            ),
            Figure("man", "climb", (150, 722), 140, "ink/glow", look="down", shadow=0, back=True),
            Figure("woman", "climb", (136, 872), 140, "mid/ink", look="up", shadow=0),
            Line("476,612 500,690 502,750 474,790", 8, "mid+pale"),
            Beast("dog", "balk", (386, 892), 92, "glow/ink", shadow=0),
            Line("478,786 464,798 456,822 464,846", 8, "mid+pale"),
        ),
    ),
    Card(
        "clock-passengers",
        "The Regulars",
        "Clocks in coats greet each other while the train leaves; the smallest has the "
        "hands of the station clock.",
        World(
            "backdrop", "slate", Light("left", 0.5), {"tone": "pale", "to": "glow", "spot": False}
        ),
        (
            Shape("M-30,440L640,390V800H-30Z", "soft", depth=60),
            *(
                Shape(f"M{x},{y}l104,-8v120l-104,8Z", "glow", flat=True)
                for x, y in ((-50, 500), (90, 490), (230, 479), (370, 469), (510, 458))
            ),
            Shape("M-30,756H640V940H-30Z", "mid+soft", depth=60),
            Shape("M-30,748H640V764H-30Z", "glow", flat=True),
            Shape(
                "M-30,-30H640V60L600,94 560,62 520,98 480,66 440,102 400,70 360,106 320,74 "
                "280,110 240,78 200,114 160,82 120,118 80,86 40,122 0,90 -30,114Z",
                "deep",
            ),
            Line("300,70 300,130", 12, "ink"),
            Shape(disc(300, 210, 88), "ink", depth=20),
            Shape(disc(300, 210, 72), "glow", depth=14),
            *(
                Line(((300 + 56 * c, 210 + 56 * s), (300 + 64 * c, 210 + 64 * s)), 6, "ink")
                for c, s in RAYS
            ),
            Shape(disc(300, 210, 9), "ink", flat=True),
            Figure(
                "man",
                "offer",
                (92, 866),
                620,
                "ink/spark",
                "none",
                wears="long-coat",
                hair="none",
                hand=(288, 556),
                other_hand=(96, 620),
                skin="pale",
                hands="clasp",
                shadow=0,
            ),
            *_dial(120, 334, 76, "deep", "ink"),
            Figure(
                "woman",
                "offer",
                (516, 866),
                600,
                "spark/deep",
                "none",
                flip=True,
                wears="long-coat",
                hair="none",
                hand=(316, 560),
                other_hand=(512, 640),
                skin="brown",
                hands="clasp",
                shadow=0,
            ),
            *_dial(484, 348, 74, "deep", "spark"),
            Figure(
                "boy",
                "raise-both",
                (300, 872),
                266,
                "deep/glow",
                "none",
                hair="none",
                hand=(226, 730),
                other_hand=(374, 730),
                hands="grip",
                through=(
                    Taper("222,800 226,700 226,640", (9, 9, 9), "ink", True),
                    Shape("M226,680L256,640L226,590L196,640Z" + disc(222, 808, 17), "ink", depth=6),
                    Taper("380,830 374,700 372,620", (8, 8, 8), "ink", True),
                    Shape("M372,670L394,630L370,550L348,630Z" + disc(380, 838, 17), "ink", depth=6),
                ),
                shadow=0.3,
            ),
            *_dial(300, 664, 54, "ink"),
        ),
    ),
    Card(
        "tram-meadow",
        "End of the Line",
        "In a tram that the meadow has taken the conductor still asks for tickets; the "
        "passengers are poppies.",
        World("backdrop", "fern", Light("left", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Within(
                "M40,150H640V520H40Z",
                (
                    Shape("M-30,130H640V540H-30Z", "glow", to="pale", span=(150, 480)),
                    Shape(
                        "M-30,470C120,400 300,380 430,420S600,400 660,380V560H-30Z",
                        "soft",
                        depth=60,
                    ),
                    Put("goat", (512, 424), 86, "ink/glow", shadow=0),
                ),
            ),
            Shape("M-30,-30H640V150H-30Z", "deep", depth=40),
            Shape("M-30,130H640V156H-30Z", "ink", flat=True),
            Shape("M196,150h20v380h-20ZM412,150h20v380h-20Z", "ink", flat=True),
            Shape("M-30,60H640V72H-30Z", "pale", flat=True),
            *(part for x in (110, 300, 500) for part in strap(x)),
            Shape("M-30,510H640V540H-30Z", "soft", flat=True),
            Shape("M-30,540H640V930H-30Z", "mid", depth=60),
            Shape("M-30,860H640V930H-30Z", "deep", flat=True),
            Shape("M-30,560H250C264,560 270,572 268,590L262,800H-30Z", "ink+deep", depth=40),
            Shape("M-30,770H280C296,770 296,800 280,804L276,930H-30Z", "ink", depth=20),
            Taper("130,750 120,680 136,480", (10, 9, 8), "mid"),
            Taper("40,750 30,720 52,680", (8, 7, 6), "mid"),
            Shape("M-6,712H80L70,776H4Z", "spark", depth=14),
            Shape("M100,706H182L168,776H112Z", "spark", depth=16),
            Shape("M-12,704H86V722H-12Z", "pale", depth=8),
            Shape("M94,698H188V718H94Z", "pale", depth=8),
            *poppy(52, 640, 96),
            *poppy(136, 400, 160),
            Taper("122,650 166,662 206,640", (4, 18, 3), "mid"),
            Shape("M180,606l84,-18l12,56l-84,18Z", "glow", depth=6),
            Line("198,622 250,610", 5, "spark"),
            Line("202,640 236,632", 5, "spark"),
            Figure(
                "old-man",
                "dig",
                (486, 890),
                540,
                "ink/spark",
                "calm",
                look="left-down",
                flip=True,
                hat="peaked",
                wears="uniform",
                hair="bald+full/glow",
                hand=(292, 636),
                other_hand=(408, 740),
                hands="open",
                shadow=0,
            ),
        ),
    ),
    Card(
        "map-river",
        "Still Wet",
        "He has stepped into a sea that is only drawn, and the ship feels it; the pencil is "
        "still at work.",
        World("chart", "tide", Light("left", 0.6), view=View((250, 330), 1.45, 6)),
        (
            Shape(
                "M640,380C560,390 520,430 470,440C410,452 420,520 350,540C290,556 300,610 240,640"
                "C180,670 200,720 130,750C80,770 40,830 20,940H640Z",
                "mid+deep",
                depth=60,
            ),
            Line(
                "504,424 450,434 396,460 400,510 344,532 284,556 280,604 228,634 "
                "170,664 180,712 124,742 70,770 30,830 8,940",
                7,
                "glow",
            ),
            *(
                Line(
                    ((x, y), (x + 14, y - 9), (x + 28, y), (x + 42, y - 9), (x + 56, y)), 4, "soft"
                )
                for x, y in ((500, 480), (110, 850), (500, 850), (196, 800))
            ),
            Blob("24,246 50,218 100,208 150,220 170,246 110,270 54,268", "soft", depth=20),
            Put("castle", (96, 246), 136, "deep/spark"),
            Line("104,254 60,320 36,400 34,500 50,600 90,644 150,676", 7, "deep", dash="16 18"),
            *(
                Line(
                    (
                        (252 - w, 806),
                        (252 - w * 0.6, 806 - h),
                        (252, 806 - h * 1.3),
                        (252 + w * 0.6, 806 - h),
                        (252 + w, 806),
                        (252 + w * 0.6, 806 + h),
                        (252, 806 + h * 1.3),
                        (252 - w * 0.6, 806 + h),
                        (252 - w, 806),
                    ),
                    5,
                    "pale",
                    fade=f,
                )
                for w, h, f in ((60, 13, 1), (110, 26, 0.8), (150, 40, 0.5))
            ),
            Put("ship", (520, 850), 160, "ink/spark", turn=14, shadow=0),
            Blob("232,500 216,600 176,676 218,700 262,690 300,610 316,520", "spark", (2, 4)),
            Figure(
                "man",
                "march",
                (262, 812),
                620,
                "spark/ink",
                "doubt",
                look="right-down",
                hand=(92, 440),
                other_hand=(420, 350),
                wears="jumper",
                extras=("collar", "buttons", "belt"),
                hands="open",
                shadow=0,
            ),
            Blob(
                "217,452 298,448 322,460 368,466 360,536 302,552 288,622 212,628",
                "spark",
                (0, 1, 3, 4, 5, 6, 7),
            ),
            Blob("186,806 220,784 252,778 300,786 320,806 290,826 240,830", "mid+deep", flat=True),
            *(
                Taper(points, (11, 9, 6, 2), "glow")
                for points in (
                    "206,800 186,774 160,762 132,770",
                    "220,796 206,760 188,736 160,722",
                    "288,796 304,760 322,734 350,722",
                    "304,800 326,780 352,774 378,786",
                )
            ),
            Blob("180,806 204,788 250,780 300,788 326,806 296,822 250,828 206,822", "glow"),
            Taper("238,800 230,770 222,740 204,714", (10, 8, 5, 2), "glow"),
            Taper("266,800 274,772 284,744 300,720", (10, 8, 5, 2), "glow"),
            Shape(
                disc(156, 690, 7)
                + disc(190, 676, 5)
                + disc(326, 712, 5)
                + disc(450, 752, 6)
                + disc(140, 730, 5)
                + disc(416, 774, 5),
                "glow",
                flat=True,
            ),
            Put("pencil", (562, 443), 380, "spark/ink", turn=20, shadow=0),
        ),
    ),
)
