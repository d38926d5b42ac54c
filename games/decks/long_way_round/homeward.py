"""Coming home."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Bird,
    Blob,
    Card,
    Figure,
    Hand,
    Held,
    Light,
    Line,
    Moon,
    Shape,
    Spread,
    Taper,
    Within,
    World,
    disc,
)

WHEELS = (76, 400, 524)
"""The wheels of the train at the platform, by their middles."""


CARDS = (
    Card(
        "feather-weather",
        "A Change in the Air",
        "It snows feathers from a pillow fight in the train; a bird in a suitcase sings.",
        World("backdrop", "brick", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,60H640V520H-30Z", "mid", depth=60),
            Shape("M-30,40H640V92H-30Z", "deep", depth=20),
            Shape("M-30,440H640V456H-30Z", "glow", flat=True, fade=0.8),
            Shape("M-30,520H640V560H-30Z", "ink", flat=True),
            Shape("".join(disc(x, 532, 54) for x in WHEELS), "mid", depth=10),
            Shape("".join(disc(x, 532, 40) for x in WHEELS), "ink", flat=True),
            *(
                Line(((x - 40 * a, 532 - 40 * b), (x + 40 * a, 532 + 40 * b)), 7, "mid")
                for x in WHEELS
                for a, b in ((1, 0), (0, 1), (0.7, 0.7), (0.7, -0.7))
            ),
            Shape("".join(disc(x, 532, 13) for x in WHEELS), "mid", flat=True),
            Shape("M56,138h218v270h-218ZM330,138h218v270h-218Z", "ink", flat=True),
            Within(
                "M70,152h190v242h-190Z",
                (
                    Shape("M70,152h190v242h-190Z", "glow", to="pale", span=(152, 394)),
                    Shape(
                        "M148,184C174,192 210,184 238,162C234,192 240,220 254,242C222,232 186,238"
                        " 158,256C166,230 162,206 148,184Z",
                        "spark",
                        depth=18,
                    ),
                    Figure(
                        "girl",
                        "throw",
                        (150, 524),
                        330,
                        silhouette="deep",
                        shadow=0,
                        hand=(196, 240),
                        other_hand=(214, 260),
                    ),
                ),
            ),
            Within(
                "M344,152h190v242h-190Z",
                (
                    Shape("M344,152h190v242h-190Z", "glow", to="pale", span=(152, 394)),
                    Shape(
                        "M356,170C390,182 428,176 462,154C456,182 462,208 476,230C442,222"
                        " 404,228 372,246C380,220 374,192 356,170Z",
                        "spark",
                        depth=18,
                    ),
                    Figure(
                        "boy", "hold-up", (458, 544), 330, silhouette="deep", shadow=0, flip=True
                    ),
                ),
            ),
            Shape("M-30,572H640V930H-30Z", "deep", depth=60),
            Shape(
                "M70,572L260,572L330,760L20,760ZM344,572L534,572L640,760H372Z",
                "pale",
                flat=True,
                fade=0.28,
            ),
            Shape("M-30,572H640V586H-30Z", "pale", flat=True, fade=0.8),
            Spread(
                "feather",
                (
                    (300, 330, 60, 80),
                    (290, 480, 66, -60),
                    (420, 450, 60, 40),
                    (570, 300, 54, -30),
                    (500, 540, 64, 70),
                    (50, 610, 64, 20),
                    (60, 470, 50, 110),
                    (570, 640, 60, -20),
                    (350, 770, 60, 40),
                    (340, 876, 56, 80),
                    (40, 780, 56, -50),
                ),
                "glow/pale",
            ),
            Shape("M40,650H320V668H40ZM40,690H320V708H40Z", "ink", depth=8),
            Shape("M52,640h16v240h-16ZM292,640h16v240h-16Z", "ink", depth=8),
            Shape("M36,764H324V784H36Z", "ink", depth=10),
            Within(
                "M0,0H600V648H0Z",
                (
                    Figure(
                        "old-woman",
                        "face-us",
                        (158, 900),
                        370,
                        "spark/glow",
                        "strain",
                        look="us-down",
                        hat="none",
                        hair="bun/glow",
                        shadow=0,
                    ),
                ),
            ),
            Shape("M132,664C144,640 216,640 228,664L234,744H126Z", "spark", depth=30),
            Taper("144,662 116,688 96,696", (18, 19, 17), "spark"),
            Taper("216,662 244,688 264,696", (18, 19, 17), "spark"),
            Hand("flat", (127, 606), (92, 698), 54, "spark/glow", bend=3),
            Hand("flat", (235, 606), (270, 698), 54, "spark/glow", bend=-3, flip=True),
            Taper("140,800 138,830 138,862", (15, 13, 10), "soft"),
            Taper("222,800 224,830 224,862", (15, 13, 10), "soft"),
            Blob("108,876 120,856 146,852 156,862 154,878", "ink", flat=True),
            Blob("206,878 208,862 218,852 242,856 256,876", "ink", flat=True),
            Blob(
                "130,732 98,764 92,806 110,828 150,828 180,812 212,828 254,828 272,806 264,764"
                " 230,732 180,724",
                "spark",
                depth=50,
            ),
            Blob(
                "142,730 126,780 124,812 180,800 238,812 236,780 218,730 180,726", "glow", depth=30
            ),
            Line("180,752 182,776 180,796", 3, "pale"),
            Shape("M380,690L392,786H548L560,690Q470,676 380,690Z", "spark", depth=20),
            Shape("M396,704L404,780H536L544,704Q470,694 396,704Z", "ink", flat=True),
            Bird("sparrow", "call", (462, 800), 160, "glow/mid", flip=True, shadow=0),
            Shape("M384,784H556V872H384Z", "spark", depth=24),
            Shape("M384,784H556V798H384Z", "glow", flat=True, fade=0.5),
            *(
                Line(
                    ((370 - d, 656 - d), (358 - d * 1.3, 682), (370 - d, 708 + d)),
                    5,
                    "glow",
                    fade=f,
                )
                for d, f in ((0, 1), (18, 0.8))
            ),
            Line("444,822 444,812 496,812 496,822", 6, "ink"),
        ),
    ),
    Card(
        "own-statue",
        "Expected",
        "A traveller finds a statue of himself that is older than he is; he stands as it stands.",
        World("backdrop", "sand", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            Shape(
                "M-30,690V430H40V380H110V470H150V690ZM640,690V360H580V420H520V500H490V690Z",
                "soft",
                flat=True,
            ),
            Shape("M-30,690H640V930H-30Z", "pale", depth=30),
            Shape("M330,690L640,760V930L420,930Z", "deep", flat=True, fade=0.4),
            Shape("M196,640H440L456,790H180Z", "soft+mid", depth=40),
            Shape("M180,620H456V650H180Z", "mid", depth=14),
            Shape("M440,640L456,790L500,760L480,640Z", "deep", flat=True, fade=0.7),
            Figure(
                "man",
                "walk",
                (310, 628),
                530,
                "mid/mid+deep",
                "calm",
                wears="coat",
                hat="bowler",
                skin="brown",
                hair="short+moustache/mid",
                shadow=0,
                holds=Held("birdcage", size=140, coat="mid/deep", hand="far"),
            ),
            Bird("sparrow", "perch", (336, 90), 80, "spark/ink"),
            Figure(
                "man",
                "walk",
                (110, 880),
                250,
                "mid+deep/deep",
                "calm",
                wears="coat",
                hair="short+moustache",
                hat="bowler",
                shadow=0.3,
                holds=Held("birdcage", size=68, coat="ink/ink", hand="far"),
            ),
            Figure(
                "old-woman",
                "dig",
                (486, 880),
                290,
                "spark/glow",
                flip=True,
                look="left",
                shadow=0.3,
                wears="dress",
                hand=(356, 800),
                other_hand=(364, 812),
                holds=Held("tulip", size=110, coat="mid/spark"),
            ),
        ),
    ),
    Card(
        "last-lamp",
        "Nearly There",
        "At the end of the road stands a small house; its shadow is a castle with its gate open.",
        World(
            "backdrop", "cobalt", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}
        ),
        (
            dots("60,60 140,120 220,50 470,80 540,150 90,200 400,40 560,50", 3, "glow"),
            Moon((320, 150), 124),
            Shape(
                "M-30,360C120,240 240,220 320,222C440,226 560,290 640,380V930H-30Z",
                "soft",
                to="pale",
                span=(220, 700),
            ),
            Shape(
                "M262,238H378L480,350V470H450V490H426V470H214V490H190V470H160V350Z",
                "deep",
                flat=True,
            ),
            *(
                Shape(
                    f"M{x - w},340L{x + d - w * 1.1},{y}L{x + d - w * 1.4},{y - d / 6}"
                    f"L{x + d * 1.4},{tip}L{x + d + w * 1.4},{y + d / 6}L{x + d + w * 1.1},{y}"
                    f"L{x + w},340Z",
                    "deep",
                    flat=True,
                )
                for x, w, y, tip, d in (
                    (194, 34, 664, 850, -26),
                    (258, 16, 550, 640, -8),
                    (320, 40, 650, 850, 0),
                    (384, 16, 550, 640, 8),
                    (446, 34, 560, 684, 26),
                )
            ),
            *(
                Shape(f"M{x},{y}h{w}v{h}h-{w}Z", "spark", flat=True)
                for x, y, w, h in (
                    (305, 400, 30, 60),
                    (204, 390, 22, 44),
                    (414, 390, 22, 44),
                    (168, 560, 24, 50),
                    (450, 520, 24, 46),
                    (251, 500, 14, 34),
                    (377, 500, 14, 34),
                    (305, 600, 30, 60),
                )
            ),
            Shape("M262,238V150L320,96L378,150V238Z", "spark", depth=30),
            Shape("M250,158L320,90L390,158L380,164L320,108L260,164Z", "ink", flat=True),
            Shape("M278,168h24v24h-24ZM340,168h24v24h-24Z", "glow", flat=True),
            Shape("M304,238V196Q304,184 320,184Q336,184 336,196V238Z", "glow", flat=True),
            Figure("woman", "hands-in-pockets", (320, 237), 46, silhouette="ink", shadow=0),
            Figure(
                "old-woman",
                "look-up",
                (532, 862),
                236,
                "spark/ink",
                look="left-up",
                flip=True,
                shadow=0,
                hand=(484, 770),
                holds=Held("lantern", size=72, coat="ink/glow"),
            ),
            Figure(
                "boy",
                "kneel",
                (102, 840),
                230,
                "spark/soft",
                "wonder",
                look="right-down",
                shadow=0,
                hand=(178, 768),
                other_hand=(150, 800),
                hands="flat",
            ),
        ),
    ),
)
