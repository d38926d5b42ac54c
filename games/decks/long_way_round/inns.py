"""Eggs, books and stages as lodgings."""

from games.decks.recipe import (
    Air,
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
    Taper,
    Thing,
    Turned,
    Within,
    World,
    disc,
)


def step(left: float, y: float, wide: float, coat: str) -> tuple[Thing, ...]:
    """A book that lies in the air, seen from its pages and a little from above."""
    right = left + wide
    pages = "".join(f"M{left:g},{y + down}H{right:g}v2H{left:g}Z" for down in (12, 19))
    return (
        Shape(f"M{left:g},{y:g}l40,-26h{wide:g}l-40,26Z", coat, depth=14),
        Shape(f"M{left:g},{y + 6:g}H{right:g}v22H{left:g}Z", "glow", depth=8),
        Shape(pages, "soft", flat=True),
        Shape(f"M{right:g},{y:g}l40,-26v36l-40,26Z", coat, flat=True),
        Shape(f"M{right:g},{y:g}l40,-26v36l-40,26Z", "ink", flat=True, fade=0.45),
        Shape(
            f"M{left - 6:g},{y:g}H{right:g}v7H{left - 6:g}ZM{left - 6:g},{y + 27:g}"
            f"H{right:g}v8H{left - 6:g}Z",
            coat,
            flat=True,
        ),
    )


BOWING_BEAR: tuple[Thing, ...] = (
    Taper("476,560 508,680 504,786", (50, 40, 34), "pale"),
    Blob("470,806 474,776 520,770 552,790 552,808", "pale", depth=12),
    Blob(
        "474,650 510,570 486,480 410,440 320,446 252,492 240,560 290,620 370,640", "glow", depth=90
    ),
    Taper("432,560 424,690 420,786", (62, 46, 38), "glow"),
    Blob("376,806 382,774 430,768 466,788 466,808", "glow", depth=14),
    Shape(disc(250, 486, 22) + disc(312, 520, 24), "glow", depth=14),
    Shape(disc(250, 486, 10) + disc(314, 520, 11), "soft", flat=True),
    Blob(
        "206,548 236,500 296,508 322,556 304,606 256,632 214,676 172,680 162,650 188,606",
        "glow",
        depth=60,
    ),
    Line("214,572 228,584 244,578", 6, "ink"),
    Blob("156,668 162,644 188,648 194,668 176,686", "ink", depth=8),
    Line("194,680 222,686 242,668", 4, "ink"),
    Put("top-hat", (268, 782), 112, "spark/ink", turn=-28, shadow=0),
    Taper("350,570 340,670 292,712", (44, 36, 28), "glow"),
    Line("276,704 266,718", 4, "ink"),
    Line("288,716 280,730", 4, "ink"),
)
"""A white bear that bows from right to left, one arm stretched forward."""


CARDS = (
    Card(
        "egg-hotel",
        "Bed and Breakfast",
        "Eggs with lit windows stand on the table. A spoon comes down, and a guest looks up.",
        World("backdrop", "dawn", Light("left", 0), {"tone": "deep", "to": "soft", "spot": False}),
        (
            Shape("M-30,780H640V930H-30Z", "ink+deep", depth=30),
            Shape(
                "M140,760C180,740 420,740 640,790V830C420,850 180,820 140,760Z",
                "ink",
                flat=True,
                fade=0.6,
            ),
            Turned(
                (
                    Shape(
                        "M300,180C430,180 510,400 510,540C510,690 420,770 300,770C180,770 90,690"
                        " 90,540C90,400 170,180 300,180Z",
                        "glow",
                        depth=150,
                    ),
                    Shape(
                        "M360,186C450,230 510,410 510,540C510,600 496,650 470,690C500,560"
                        " 480,340 360,186Z",
                        "mid",
                        flat=True,
                        fade=0.3,
                    ),
                    Shape(
                        "M96,600C200,650 400,650 504,600C496,720 420,800 360,812L372,860H228"
                        "L240,812C180,800 104,720 96,600Z",
                        "spark",
                        depth=70,
                    ),
                    Shape("M180,880C200,850 400,850 420,880Z", "spark", depth=14),
                    Shape("M236,410Q236,346 286,346Q336,346 336,410V500H236Z", "ink", depth=10),
                    Shape(
                        "M246,412Q246,356 286,356Q326,356 326,412V492H246Z", "soft+glow", flat=True
                    ),
                    Within(
                        "M200,330H372V492H200Z",
                        (
                            Figure(
                                "old-woman",
                                "look-up",
                                (280, 660),
                                270,
                                "deep/glow",
                                "fear",
                                look="up",
                                hat="nightcap",
                                hair="bun/pale",
                                shadow=0,
                            ),
                        ),
                    ),
                    Shape("M226,488H346V504H226Z", "deep", depth=6),
                    Shape(
                        "M236,356L196,370V500L236,492ZM336,356L376,370V500L336,492Z",
                        "mid",
                        depth=10,
                    ),
                    Line("300,182 284,226 312,250 292,290", 6, "ink"),
                    Line("284,226 250,244 236,230", 5, "ink"),
                    Line("430,480 404,508 430,530 408,560 436,584", 5, "ink"),
                    Shape("M414,500L446,512L420,552L404,530Z", "ink", flat=True),
                    Shape("M420,516L470,536L422,546Z", "spark", depth=6),
                ),
                about=(320, 890),
                zoom=0.88,
            ),
            Turned(
                (
                    Shape("M284,-220H308L306,70H286Z", "pale", depth=10),
                    Shape(
                        "M296,40C350,40 366,110 356,160C346,206 318,226 296,226C274,226 246,206"
                        " 236,160C226,110 242,40 296,40Z",
                        "pale",
                        depth=40,
                    ),
                    Shape(
                        "M296,62C332,62 342,116 336,152C328,186 312,202 296,202C280,202 264,186"
                        " 256,152C250,116 260,62 296,62Z",
                        "mid",
                        flat=True,
                        fade=0.5,
                    ),
                    Shape("M330,-76L640,-120V40L330,-4Z", "spark", depth=30),
                    Shape("M344,-84L372,-88V4L344,0Z", "glow", flat=True),
                    Shape(
                        "M262,-92C266,-106 340,-108 350,-92L352,6C346,22 270,20 262,6C250,0"
                        " 250,-18 260,-20C250,-26 250,-42 260,-46C250,-52 250,-68 260,-70"
                        "C252,-76 254,-90 262,-92Z",
                        "soft+pale",
                        depth=20,
                    ),
                    *(Line(((262, y), (300, y - 2)), 3, "mid") for y in (-70, -46, -20)),
                ),
                about=(296, 120),
                turn=40,
                zoom=0.9,
                move=(30, 26),
            ),
            Figure(
                "man",
                "run",
                (112, 886),
                220,
                "glow/spark",
                "shout",
                flip=True,
                wears="pyjamas",
                print="stripes",
                look="behind",
                shadow=0.4,
            ),
        ),
    ),
    Card(
        "book-hill",
        "Chapter One",
        "A hand turns the page on a house in a book; its people leave by the road, off the edge.",
        World("backdrop", "cobalt", Light("left", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,700L640,620V930H-30Z", "ink", flat=True, fade=0.5),
            Shape("M60,716L-60,560V470L60,600Z", "pale", depth=20),
            Shape("M44,652L430,494L690,676V790L280,930L44,742Z", "spark", depth=20),
            Shape("M60,640L280,850V904L60,716Z", "pale", depth=10),
            Shape("M280,850L660,690V750L280,904Z", "soft", depth=10),
            *(
                Line(((60, 640 + d), (280, 850 + d), (660, 690 + d)), 2, "mid", fade=0.8)
                for d in (14, 28, 42)
            ),
            Shape("M60,640L430,500L660,690L280,850Z", "glow", depth=60),
            Shape("M60,640L430,500L480,542L112,690Z", "mid", flat=True, fade=0.35),
            Within(
                "M60,640C30,500 30,340 44,186C170,120 300,140 412,96C440,230 446,360 430,500"
                "C300,530 180,580 60,640",
                (
                    Shape("M-30,-30H640V900H-30Z", "glow", flat=True),
                    Within(
                        "M84,590C58,470 60,350 72,208C180,156 296,162 390,132C412,240 418,340"
                        " 404,478C290,506 190,546 84,590",
                        (
                            Shape(
                                "M40,560C140,430 220,400 300,420S400,380 480,400V700H40Z",
                                "mid+deep",
                                depth=30,
                            ),
                            Glow((232, 280), 190, "glow", 0.95),
                            Put("wolf", (226, 440), 226, "ink", flat=True, shadow=0),
                            *(
                                Put("fir", at, z, "ink", flat=True, shadow=0)
                                for at, z in (
                                    ((104, 500), 230),
                                    ((372, 460), 270),
                                    ((318, 440), 130),
                                    ((150, 470), 110),
                                )
                            ),
                        ),
                        World(
                            "backdrop",
                            "plum",
                            "left",
                            {"tone": "deep", "to": "soft", "spot": False},
                        ),
                    ),
                    Shape(
                        "M360,40C400,180 410,360 396,520L480,500V20Z", "ink", flat=True, fade=0.25
                    ),
                ),
                edge="glow",
            ),
            Taper(
                "324,640 340,680 392,726 440,776 490,840 510,940",
                (9, 14, 18, 26, 34, 40),
                "soft",
                flat=True,
            ),
            Hand("grip", (486, 92), (720, -40), 170, "spark/glow", bend=-14),
            Put("fir", (176, 668), 120, "deep"),
            Put("tree", (214, 748), 100, "mid"),
            Put("house", (300, 652), 190, "spark/ink"),
            Put("fir", (488, 612), 126, "deep"),
            Figure("child", "leap", (330, 772), 100, "deep/glow", "fear"),
            Figure("woman", "drag", (424, 762), 170, "spark/glow", "worry", "behind", skin="brown"),
            Figure(
                "man",
                "run",
                (500, 884),
                190,
                "mid/glow",
                "fear",
                "behind-up",
                skin="brown",
            ),
        ),
    ),
    Card(
        "snow-stage",
        "Matinée",
        "It really snows on the stage. The bear takes its bow, and the front row is snowed in.",
        World("theatre", "frost", Light("left", 0.3)),
        (
            Beam(((240, 100), (340, 100)), ((90, 800), (500, 800)), fade=0.7),
            Put("fir", (160, 700), 330, "deep"),
            Shape("M100,262H500V280H100Z", "ink", depth=8),
            Figure(
                "man",
                "fish",
                (392, 264),
                230,
                "pale/spark",
                "joy",
                "left-down",
                flip=True,
                hat="cap",
                shadow=0,
                hand=(318, 184),
                other_hand=(312, 200),
            ),
            Shape("M330,160L356,220L268,246L246,196Z", "spark", depth=14),
            Blob("262,188 282,214 276,254 256,246 240,214 246,192", "ink", depth=6),
            Blob("254,214 272,222 276,252 258,246 246,228", "glow", flat=True),
            Shape(
                "".join(
                    disc(x, y, r)
                    for x, y, r in (
                        (256, 262, 13),
                        (244, 292, 11),
                        (268, 322, 12),
                        (240, 356, 10),
                        (262, 390, 11),
                        (236, 424, 9),
                        (270, 446, 10),
                        (250, 480, 9),
                    )
                ),
                "glow",
                flat=True,
            ),
            Blob("30,730 150,690 300,710 420,690 570,730 590,850 30,850", "soft", depth=50),
            *BOWING_BEAR,
            Air("snow", plane="near"),
            Blob("0,960 20,880 90,858 140,858 214,880 236,960", "ink", plane="near"),
            Shape(disc(116, 816, 52), "ink", depth=20, plane="near"),
            Blob("56,806 70,766 116,746 162,766 176,806 116,788", "glow", plane="near"),
            Blob("6,900 22,868 84,852 70,880", "glow", plane="near"),
            Blob("230,900 210,868 150,852 164,880", "glow", plane="near"),
            Figure(
                "girl",
                "peek",
                (478, 1110),
                430,
                "deep/spark",
                "joy",
                look="us",
                hat="wool",
                plane="near",
            ),
        ),
    ),
    Card(
        "book-stairs",
        "The Last Volume",
        "At the top of a stair of books somebody writes the next step; below, a reader took one.",
        World("backdrop", "dawn", Light("right", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((430, 230), 420, "soft", 0.9),
            Shape(disc(430, 230, 190), "pale", to="soft", span=(60, 420)),
            *step(40, 818, 210, "spark"),
            *step(170, 648, 150, "spark"),
            *step(232, 562, 150, "mid"),
            *step(294, 476, 150, "spark"),
            *step(356, 390, 160, "soft"),
            Put("pencil", (424, 384), 270, "spark/glow", turn=-8, shadow=0),
            Figure(
                "old-man",
                "row-standing",
                (512, 378),
                250,
                "ink/deep",
                look="down",
                flip=True,
                shadow=0,
                hair="bald+full/glow",
                hand=(424, 270),
                other_hand=(420, 236),
                hands="grip",
            ),
            Shape(
                "M210,190q30,-26 62,-18q-8,34 6,70q-34,-6 -62,18q10,-36 -6,-70Z"
                "M90,320q34,-4 58,20q-24,24 -26,60q-24,-26 -60,-22q30,-24 28,-58Z"
                "M150,470q26,-22 58,-10q-14,28 -4,58q-30,-12 -56,8q14,-28 2,-56Z",
                "glow",
                depth=10,
            ),
            Glow((334, 490), 130, "glow", 0.8),
            Figure(
                "boy",
                "walk",
                (272, 640),
                210,
                "ink/spark",
                look="up",
                flip=False,
                shadow=0,
                hand=(332, 520),
                holds=Held("candle", size=60, coat="glow/spark"),
            ),
            Figure(
                "woman",
                "sit",
                (110, 804),
                270,
                "glow/spark",
                "sad",
                look="down",
                shadow=0,
                holds=Held("shut-book", size=36, coat="spark/glow"),
            ),
        ),
    ),
)
