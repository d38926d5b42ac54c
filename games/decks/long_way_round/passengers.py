"""Passengers in the air and in a compartment."""

from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Put,
    Shape,
    Turned,
    Within,
    World,
    disc,
)

CARDS = (
    Card(
        "goose-house",
        "By Air",
        "Geese carry off a house; father just caught the rope, and the bath with the uncle in"
        " it has stayed behind.",
        World("backdrop", "plum", Light("left", 0, rim=""), {"tone": "deep", "to": "soft"}),
        (
            Glow((330, 560), 430, "pale", 0.8),
            Shape(
                "M-30,800C110,752 260,742 380,780S560,846 640,850V930H-30Z", "ink+deep", depth=60
            ),
            Shape("M80,836L372,824L410,872L60,884Z", "soft", flat=True),
            Shape("M146,846h20l-6,22h-18ZM296,842h20l4,22h-18Z", "ink", flat=True),
            Within(
                "M0,0H600V800H0Z",
                (
                    Figure(
                        "man",
                        "raise-both",
                        (230, 884),
                        210,
                        "glow/ink",
                        "dread",
                        look="up",
                        shadow=0,
                        wears="trunks",
                        hair="short+moustache/ink",
                    ),
                ),
            ),
            Shape(
                "M118,766H342C342,820 326,844 300,850H160C134,844 118,820 118,766Z",
                "glow",
                depth=40,
            ),
            Shape("M106,756H354V772H106Z", "glow", depth=8),
            Shape("M134,790H326L324,800H136Z", "soft", flat=True, fade=0.6),
            Turned(
                (
                    Shape("M408,240h46v110h-46Z", "mid", depth=16),
                    Shape("M400,230h62v18h-62Z", "ink", flat=True),
                    Shape("M200,420L196,606L468,606L464,420Z", "spark", depth=70),
                    Shape("M378,420L378,606L468,606L464,420Z", "ink", flat=True, fade=0.28),
                    Shape("M166,430L252,290H420L498,430Z", "deep", depth=40),
                    Shape("M252,290H420L408,304H258Z", "soft", flat=True, fade=0.7),
                    *(
                        Line(
                            ((244 - n * 17, 316 + n * 28), (430 + n * 16, 316 + n * 28)),
                            3,
                            "ink",
                            fade=0.6,
                        )
                        for n in range(1, 5)
                    ),
                    Shape(
                        "M180,606H484L470,630L440,626L420,652L380,634L352,662L318,636L280,660"
                        "L252,632L216,644Z",
                        "ink",
                        depth=14,
                    ),
                    Line("300,636 300,688 316,700", 9, "soft"),
                    Shape(
                        "M316,712q9,16 0,20q-9,-4 0,-20ZM320,746q9,16 0,20q-9,-4 0,-20Z",
                        "glow",
                        flat=True,
                    ),
                    Shape("M232,456h96v108h-96Z", "glow", flat=True),
                    Line(
                        "232,456 328,456 328,456 328,564 328,564 232,564 232,564 232,456", 8, "ink"
                    ),
                    Within(
                        "M236,440H324V562H236Z",
                        (
                            Figure(
                                "old-woman",
                                "hug",
                                (284, 690),
                                230,
                                "deep/ink",
                                "stern",
                                hair="bun/pale",
                                look="left-down",
                                flip=True,
                                shadow=0,
                            ),
                        ),
                    ),
                    Shape("M224,560h112v14h-112Z", "deep", flat=True),
                    Shape("M404,470h40v136h-40Z", "ink", flat=True),
                    Shape(disc(412, 540, 4), "glow", flat=True),
                ),
                about=(330, 430),
                turn=10,
                zoom=0.86,
                move=(10, -40),
            ),
            *(Line((end, (368, 262)), 5, "glow") for end in ((136, 172), (318, 102), (464, 192))),
            Shape(disc(368, 262, 9), "ink", flat=True),
            Put("wild-goose", (144, 214), 136, "glow/spark", turn=-12),
            Put("wild-goose", (330, 134), 112, "glow/spark"),
            Put("wild-goose", (478, 222), 116, "glow/spark", turn=16),
            Line("412,552 440,558 456,576 458,620 458,680", 5, "glow"),
            Shape(disc(412, 552, 6), "ink", flat=True),
            Figure(
                "man",
                "star-jump",
                (458, 764),
                166,
                "spark/ink",
                "strain",
                look="up",
                shadow=0,
                hand=(458, 594),
                other_hand=(456, 574),
                wears="jumper",
                hands="grip",
            ),
        ),
    ),
    Card(
        "fish-passenger",
        "First Class",
        "In the compartment travels a fish in a hat, the sea at the window; she opposite "
        "hides her tin of sardines.",
        World(
            "backdrop", "lagoon", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}
        ),
        (
            Shape("M90,60H510V560H90Z", "ink", flat=True),
            Within(
                "M112,84H488V530H112Z",
                (
                    Shape("M112,84H488V530H112Z", "pale", to="mid", span=(84, 530)),
                    Shape(
                        "M200,84L112,400V84ZM300,84L250,530H350L360,84Z",
                        "glow",
                        flat=True,
                        fade=0.35,
                    ),
                    Shape(
                        "M700,280C620,130 420,90 270,200C220,236 190,280 186,310C196,360"
                        " 250,396 340,416C460,440 620,420 700,280Z",
                        "deep",
                        depth=90,
                    ),
                    Shape(
                        "M186,310C230,320 262,310 290,298C270,330 230,340 190,326Z",
                        "ink",
                        flat=True,
                    ),
                    Shape(disc(318, 248, 44), "glow", depth=14),
                    Shape(disc(304, 256, 24), "ink", flat=True),
                    Shape(disc(296, 246, 8), "glow", flat=True),
                    Line("430,160 390,280 430,390", 6, "ink", fade=0.6),
                    Put("fish", (170, 180), 40, "deep/glow", shadow=0),
                    Put("fish", (252, 500), 36, "deep/glow", shadow=0),
                ),
            ),
            Shape("M-30,560H640V930H-30Z", "ink+deep", depth=40),
            Shape("M-30,780H640V930H-30Z", "soft", depth=30),
            Shape("M-30,380C40,366 88,390 92,440L112,700H-30Z", "mid", depth=40),
            Shape("M640,380C560,366 522,390 518,440L508,700H640Z", "mid", depth=40),
            Line("70,384 88,440 108,660", 5, "soft"),
            Line("540,384 524,440 514,660", 5, "soft"),
            Shape("M-30,734H216V850H-30ZM640,734H384V850H640Z", "deep", depth=30),
            Shape("M-30,672H206C240,672 240,746 206,746H-30Z", "mid", depth=24),
            Shape("M640,672H384C350,672 350,746 384,746H640Z", "mid", depth=24),
            Line("-20,674 206,674 226,690 230,708", 5, "soft"),
            Line("620,674 384,674 364,690 360,708", 5, "soft"),
            Blob("20,688 120,672 222,686 120,704", "ink", flat=True, fade=0.5),
            Turned(
                (
                    Shape(
                        "M140,560C84,576 64,640 92,684H214C242,640 222,576 166,560Z",
                        "soft",
                        depth=40,
                        fade=0.55,
                    ),
                    Shape(
                        "M82,606C120,596 186,616 224,604C232,640 226,664 214,684H92"
                        "C78,664 76,634 82,606Z",
                        "pale",
                        flat=True,
                        fade=0.6,
                    ),
                    Put("fish", (156, 656), 46, "spark/glow", shadow=0, flip=True),
                    Shape(
                        "M96,560C120,548 186,548 210,560C186,572 120,572 96,560Z", "glow", flat=True
                    ),
                    Put("top-hat", (153, 566), 110, "ink/spark", shadow=0, turn=-4),
                    Line("84,640 96,600 112,584", 5, "glow", fade=0.9),
                    Shape(
                        "M153,680L112,662Q106,682 112,702ZM153,680L194,662Q200,682 194,702Z",
                        "spark",
                        depth=8,
                    ),
                    Shape(disc(153, 681, 10), "ink", depth=4),
                ),
                (136, 684),
                zoom=1.2,
                move=(-22, 4),
            ),
            Shape("M450,560h102q20,0 20,20v76q0,20 -20,20h-102Z", "glow", depth=14),
            Shape("M450,574h96q12,0 12,12v64q0,12 -12,12h-96Z", "ink", flat=True),
            Shape("M456,538h102q18,0 18,17t-18,17h-102Z", "pale", depth=14),
            Line("564,556 556,550 562,544 570,554 560,564", 4, "deep"),
            *(Put("fish", (530, y), 30, "pale/ink", flip=True, shadow=0) for y in (604, 634, 664)),
            Figure(
                "woman",
                "sit-back",
                (398, 696),
                450,
                "spark/glow",
                "worry",
                look="half",
                flip=True,
                shadow=0,
                wears="coat",
                hand=(466, 656),
                hands="flat",
            ),
        ),
    ),
)
