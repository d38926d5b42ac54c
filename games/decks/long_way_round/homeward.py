"""Coming home."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Bird,
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
    Spread,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    disc,
)


def balloon_house(x: float, y: float, size: float) -> tuple[Thing, ...]:
    """A house far off that hangs from its balloon."""
    w, knot = 60 * size, y - 90 * size
    skin = (
        f"M{x - w:g},{knot:g}C{x - w:g},{knot - 90 * size:g} {x + w:g},{knot - 90 * size:g}"
        f" {x + w:g},{knot:g}C{x + w:g},{knot + w:g} {x + w / 6:g},{y:g} {x:g},{y:g}"
        f"C{x - w / 6:g},{y:g} {x - w:g},{knot + w:g} {x - w:g},{knot:g}Z"
    )
    return (
        Line(((x, y), (x, y + 110 * size)), 2, "mid"),
        Shape(skin, "mid", depth=14),
        Put("house", (x, y + 200 * size), 100 * size, "mid/pale", shadow=0),
    )


CARDS = (
    Card(
        "balloon-town",
        "Ballast",
        "Each house of the town hangs from a balloon; a gentleman has put his scissors to a rope.",
        World("backdrop", "frost", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            *balloon_house(70, 330, 0.5),
            *balloon_house(520, 250, 0.6),
            *balloon_house(84, 640, 0.36),
            Shape(
                "M300,-90C440,-90 500,0 480,90C460,170 350,210 310,250H290C250,210"
                " 140,170 120,90C100,0 160,-90 300,-90Z",
                "spark",
                depth=110,
            ),
            Shape("M284,246H316L322,268H278Z", "spark", depth=6),
            Turned(
                (
                    *(
                        Line(((300, 268), (x, y)), 4, "ink")
                        for x, y in ((238, 402), (300, 350), (362, 402))
                    ),
                    Shape("M196,440L300,346L404,440Z", "deep", depth=24),
                    Shape("M214,436H386V596H214Z", "glow", depth=40),
                    Shape("M208,590H392V606H208Z", "deep", depth=8),
                    Shape("M244,456H356V566H244Z", "soft", flat=True),
                    Within(
                        "M244,456H356V562H244Z",
                        (
                            Figure(
                                "woman",
                                "beg",
                                (308, 716),
                                300,
                                "spark/ink",
                                "fear",
                                look="down",
                                flip=True,
                                shadow=0,
                            ),
                        ),
                    ),
                    Shape("M236,562H364V578H236Z", "deep", depth=6),
                ),
                (300, 268),
                zoom=1.22,
            ),
            Line("300,676 296,740 304,850", 6, "ink"),
            Shape("M-30,850C160,820 420,830 640,850V930H-30Z", "deep", depth=30),
            Shape("M284,856a20,8 0 1 0 40,0a20,8 0 1 0 -40,0Z", "ink", flat=True),
            Figure(
                "man",
                "offer",
                (484, 876),
                262,
                "ink/spark",
                look="left-up",
                flip=True,
                hat="top-hat",
                shape="stout",
                wears="long-coat",
                shadow=0.5,
                hand=(406, 730),
                other_hand=(400, 722),
                hands="grip",
            ),
            Put("scissors", (350, 790), 130, "spark/spark", turn=-90, shadow=0),
        ),
    ),
    Card(
        "violin-bridge",
        "Allegro",
        "The tram to the other side runs over a violin; on the near side "
        "somebody has begun to play.",
        World("backdrop", "plum", Light("left", 0.3), {"tone": "mid", "to": "pale", "spot": False}),
        (
            Glow((330, 760), 330, "glow", 0.7),
            *(
                Line(
                    ((-30, 60 + d), (110, 110 + d), (250, 92 + d), (380, 36 + d)),
                    4,
                    "glow",
                    fade=0.7,
                )
                for d in (0, 28, 56, 84, 112)
            ),
            *(
                thing
                for x, y in ((70, 150), (160, 172), (270, 190))
                for thing in (
                    Blob(((x - 17, y + 4), (x, y - 13), (x + 17, y - 4), (x, y + 13)), "ink"),
                    Line(((x + 14, y - 4), (x + 15, y - 70)), 5, "ink"),
                )
            ),
            Turned(
                (
                    Blob(
                        "-60,426 20,394 110,408 164,446 206,484 262,476 314,436 388,414 452,444 "
                        "484,540 452,636 388,666 314,644 262,604 206,596 164,634 110,672 20,686 "
                        "-60,654",
                        "spark",
                        depth=110,
                    ),
                    Shape("M440,506H840V574H440Z", "ink", depth=24),
                    Shape("M60,480h26v120h-26Z", "ink", depth=10),
                    Line("122,462 134,452 148,462 176,474 204,470 212,458", 7, "ink"),
                    Line("122,618 134,628 148,618 176,606 204,610 212,622", 7, "ink"),
                    Shape("M236,486h24v108h-24Z", "pale", depth=10),
                    Shape("M-60,514H86V566H-60Z", "ink", depth=14),
                    *(Line(((-20, y), (840, y)), 3, "glow") for y in (522, 534, 546, 558)),
                ),
                about=(300, 540),
                turn=-32,
                move=(-10, 40),
            ),
            Put("tram", (606, 394), 210, "deep/glow", turn=-32, shadow=0),
            Figure(
                "woman",
                "run",
                (410, 517),
                250,
                "ink/glow",
                "dread",
                flip=True,
                look="behind",
                turn=-32,
                shadow=0,
            ),
            Figure(
                "boy",
                "run",
                (314, 577),
                196,
                "pale/ink",
                "strain",
                flip=True,
                turn=-32,
                shadow=0,
            ),
            Hand(
                "grip",
                (390, 850),
                (690, 1000),
                210,
                "deep/glow",
                bend=14,
                through=(
                    Line("370,880 210,660 90,440", 7, "glow"),
                    Taper("396,880 250,660 120,450 84,430", (13, 11, 9, 5), "ink"),
                ),
            ),
        ),
    ),
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
            Shape("".join(disc(x, 550, 34) for x in (60, 340, 440, 540)), "ink", flat=True),
            Shape("".join(disc(x, 550, 12) for x in (60, 340, 440, 540)), "mid", flat=True),
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
            Hand("flat", (133, 618), (92, 698), 50, "spark/glow", bend=0),
            Hand("flat", (229, 618), (270, 698), 50, "spark/glow", bend=0, flip=True),
            Shape("M136,846h32v24h-46ZM196,846h32l14,24h-46Z", "ink", flat=True),
            Shape(
                "M138,728C120,738 104,752 100,776L104,852H256L260,776C256,752 240,738 222,728Z",
                "spark",
                depth=50,
            ),
            Shape(
                "M150,726H210C222,750 228,790 226,826H134C132,790 138,750 150,726Z",
                "glow",
                depth=30,
            ),
            Line("180,776 184,800 180,824", 3, "pale"),
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
            Put("wanderer", (310, 624), 560, "mid/ink", shadow=0),
            Put("birdcage", (424, 496), 140, "mid/deep", shadow=0),
            Line("414,348 424,352 424,362", 6, "mid"),
            Bird("sparrow", "perch", (336, 84), 80, "spark/ink"),
            Put("wanderer", (120, 880), 240, "ink", shadow=0.3),
            Put("birdcage", (176, 830), 68, "ink/ink", shadow=0),
            Figure(
                "old-woman",
                "bow",
                (490, 880),
                290,
                "spark/glow",
                flip=True,
                look="left",
                shadow=0.3,
                hand=(338, 806),
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
            Glow((310, 200), 260, "soft", 0.6),
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
                    f"M{x - w},340L{x - w * 1.1},{y}H{x - w * 1.35}L{x},{tip}L{x + w * 1.35},{y}"
                    f"H{x + w * 1.1}L{x + w},340Z",
                    "deep",
                    flat=True,
                )
                for x, w, y, tip in (
                    (194, 32, 650, 842),
                    (258, 16, 550, 640),
                    (320, 40, 690, 886),
                    (384, 16, 550, 640),
                    (446, 32, 590, 720),
                )
            ),
            *(
                Shape(f"M{x},{y}h{w}v{h}h-{w}Z", "spark", flat=True)
                for x, y, w, h in (
                    (305, 400, 30, 60),
                    (204, 390, 22, 44),
                    (414, 390, 22, 44),
                    (182, 560, 24, 50),
                    (434, 530, 24, 46),
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
                (536, 890),
                250,
                "spark/ink",
                look="left-up",
                flip=True,
                shadow=0,
                hand=(488, 790),
                holds=Held("lantern", size=72, coat="ink/glow"),
            ),
            Figure(
                "boy",
                "crouch",
                (86, 886),
                226,
                "ink/spark",
                "wonder",
                look="right-down",
                shadow=0,
                hand=(184, 846),
            ),
        ),
    ),
)
