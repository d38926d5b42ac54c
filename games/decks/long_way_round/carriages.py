"""Those who are under way, and how."""

from games.decks.recipe import (
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
    box,
    disc,
)


def signpost(
    x: float, foot: float, wide: float, coat: str, arms: tuple[tuple[float, int], ...]
) -> tuple[Thing, ...]:
    """A tall post with arms that point right (1) or left (-1) to a house, from their heights."""
    path = "".join(
        f"M{x - side * wide * 0.8:g},{y:g}h{side * wide * 6:g}l{side * wide * 1.7:g},{wide * 1.3:g}"
        f"l{-side * wide * 1.7:g},{wide * 1.3:g}h{-side * wide * 6:g}Z"
        for y, side in arms
    )
    homes = "".join(
        f"M{x + side * wide * 3 - wide * 0.7:g},{y + wide * 2.1:g}v{-wide:g}"
        f"l{wide * 0.7:g},{-wide * 0.7:g}"
        f"l{wide * 0.7:g},{wide * 0.7:g}v{wide:g}Z"
        for y, side in arms
    )
    return (
        Shape(box(x - wide / 2, -30, wide, foot + 30), coat, depth=wide),
        Shape(path, coat, depth=wide),
        Shape(homes, "glow", flat=True, fade=0.8),
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
            *(Line((end, (368, 262)), 5, "glow") for end in ((136, 154), (318, 112), (466, 176))),
            Shape(disc(368, 262, 9), "ink", flat=True),
            Put("wild-goose", (150, 194), 136, "glow/spark"),
            Put("wild-goose", (482, 212), 130, "glow/spark"),
            Put("wild-goose", (330, 146), 118, "glow/spark"),
            Line("440,536 464,570 470,660 462,730", 5, "glow"),
            Figure(
                "man",
                "hang",
                (468, 606),
                180,
                "spark/ink",
                "strain",
                look="up",
                shadow=0,
                hand=(467, 592),
                other_hand=(469, 626),
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
                        " 250,420 340,450C460,480 620,440 700,280Z",
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
                    Line("430,160 390,280 430,420", 6, "ink", fade=0.6),
                    Put("fish", (170, 180), 40, "deep/glow", shadow=0),
                    Put("fish", (252, 500), 36, "deep/glow", shadow=0),
                ),
            ),
            Shape("M-30,560H640V930H-30Z", "ink+deep", depth=40),
            Shape("M-30,840H640V930H-30Z", "ink", flat=True),
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
            Shape("M462,560h92q16,0 16,16v72q0,16 -16,16h-92Z", "soft", depth=10),
            Shape("M462,568h84q14,0 14,14v60q0,14 -14,14h-84Z", "deep", flat=True),
            *(
                Shape(
                    f"M440,{y}C470,{y - 12} 510,{y - 12} 534,{y}L554,{y - 9}V{y + 9}L534,{y}"
                    f"C510,{y + 12} 470,{y + 12} 440,{y}Z",
                    "glow",
                    flat=True,
                )
                for y in (586, 612, 638)
            ),
            Line("560,556 580,548 584,568 568,572 566,560", 6, "pale"),
            Figure(
                "woman",
                "sit",
                (404, 692),
                470,
                "spark/glow",
                "worry",
                look="half",
                flip=True,
                shadow=0,
                hand=(478, 652),
                hands="grip",
            ),
        ),
    ),
    Card(
        "turned-view",
        "Next Stop",
        "A hand turns the landscape over like a page; father is asleep over a book that turns"
        " its own.",
        World("backdrop", "brick", Light("left", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M50,40H550V620H50Z", "deep", depth=20),
            Within(
                "M70,60H530V600H70Z",
                (
                    Shape("M70,60H530V600H70Z", "spark", flat=True),
                    Shape("M70,60H530V400H70Z", "pale", to="glow", span=(60, 400)),
                    Shape("M300,400H560V620H300Z", "spark", flat=True),
                    *(
                        Line(p, 4, "glow", fade=0.7)
                        for p in (
                            "400,460 440,450 480,460",
                            "440,520 480,510 520,520",
                            "330,580 350,574 380,580",
                        )
                    ),
                    Put("boat", (466, 540), 100, "ink/glow", shadow=0),
                    Shape(
                        "M60,50H250C300,200 310,420 230,620H60Z", "glow", to="soft", span=(60, 420)
                    ),
                    Shape(
                        "M60,420L140,250L190,330L240,200L296,340C300,440 280,540 236,620H60Z",
                        "mid",
                        depth=40,
                    ),
                    Shape(
                        "M240,200L214,268L240,256L262,276L270,270ZM140,250L118,298L140,288"
                        "L160,300Z",
                        "glow",
                        flat=True,
                    ),
                    Shape(
                        "M60,500C140,470 220,480 290,470C286,530 262,590 236,620H60Z",
                        "deep",
                        depth=30,
                    ),
                    Shape(
                        "M250,50C330,140 420,200 400,330C390,420 300,500 236,612C290,440 320,220"
                        " 250,50Z",
                        "pale",
                        depth=60,
                    ),
                    Shape(
                        "M250,50C330,140 420,200 400,330C380,240 310,160 250,50Z", "glow", flat=True
                    ),
                ),
            ),
            Hand("pinch", (450, 190), (690, 60), 190, "spark/glow", bend=34),
            Shape("M30,610H570V640H30Z", "mid", depth=10),
            Shape("M-30,640H640V930H-30Z", "ink+deep", depth=30),
            Figure(
                "girl",
                "wave-front",
                (166, 896),
                430,
                "spark/glow",
                back=True,
                shadow=0,
                hand=(256, 500),
            ),
            Shape("M400,700Q400,640 460,640H640V930H400Z", "mid", depth=40),
            Figure(
                "man",
                "sit",
                (470, 810),
                380,
                "deep/spark",
                "sleep",
                look="down",
                flip=True,
                hat="bowler",
                shadow=0,
            ),
            Put("book", (420, 812), 56, "glow/mid", shadow=0),
        ),
    ),
    Card(
        "signpost-wood",
        "Directions",
        "In a wood of signposts a boy has lost his way; behind him one of the posts is being "
        "turned.",
        World("backdrop", "moss", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            Glow((390, 420), 420, "glow", 0.9),
            *signpost(236, 640, 8, "soft", ((330, 1),)),
            *signpost(500, 640, 9, "soft", ((330, 1), (400, -1))),
            *signpost(312, 640, 8, "soft", ((130, 1), (190, -1))),
            Shape("M-30,640C160,610 420,620 640,640V930H-30Z", "pale", depth=30),
            *signpost(40, 700, 14, "mid", ((300, 1), (390, 1))),
            Shape("M140,730L-30,770V796L156,738Z", "mid", flat=True, fade=0.4),
            *signpost(148, 732, 20, "deep", ((150, -1), (230, 1), (440, 1))),
            Line("70,126 110,108 170,106 206,120", 5, "spark"),
            Line("194,106 208,122 186,128", 5, "spark"),
            Figure(
                "girl",
                "push",
                (76, 770),
                240,
                "deep/ink",
                "sly",
                look="right",
                shadow=0.3,
                hand=(136, 672),
                other_hand=(138, 694),
            ),
            *signpost(596, 900, 30, "ink", ((60, -1), (200, -1))),
            Shape("M300,560C300,530 480,530 480,560V640H300Z", "mid", depth=20),
            Shape("M318,840H384V940H318ZM396,840H462V940H396Z", "ink", depth=20),
            Taper("320,622 288,694 276,740", (36, 32, 28), "spark"),
            Taper("460,622 492,694 504,740", (36, 32, 28), "spark"),
            Shape(
                "M296,640C296,590 340,570 390,570C440,570 484,590 484,640L500,868H280Z",
                "spark",
                depth=70,
            ),
            Hand("open", (238, 668), (280, 738), 62, "spark/glow", bend=35),
            Hand("open", (512, 674), (488, 742), 62, "spark/glow", bend=-35, flip=True),
            Line("338,590 346,660 336,740", 10, "deep"),
            Line("442,590 434,660 444,740", 10, "deep"),
            Line("390,640 390,860", 4, "deep", fade=0.6),
            *(Line(((378, y), (404, y)), 8, "glow") for y in (690, 750, 810)),
            Shape("M304,780h58v46h-58ZM418,780h58v46h-58Z", "spark", depth=14),
            Turned(
                (
                    Within(
                        "M200,300H600V594H200Z",
                        (
                            Figure(
                                "boy",
                                "shrug",
                                (390, 970),
                                530,
                                "spark/glow",
                                "doubt",
                                look="us-up",
                                shadow=0,
                            ),
                        ),
                    ),
                ),
                about=(390, 580),
                turn=7,
            ),
            Blob(
                "318,592 344,566 390,578 438,566 462,592 448,628 390,640 332,628", "glow", depth=24
            ),
            Shape("M410,620L446,616L462,712L424,720Z", "glow", depth=16),
            Line("416,660 452,654", 7, "deep"),
            Line("420,684 456,678", 7, "deep"),
        ),
    ),
)
