"""Eggs, books and stages as lodgings."""

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
    Turned,
    Within,
    World,
    disc,
)

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
                    Blob(
                        "398,496 432,478 470,494 480,534 460,574 424,584 400,562 412,530",
                        "ink",
                        corners=(0, 1, 2, 3, 4, 5, 6, 7),
                        flat=True,
                    ),
                    Shape(disc(438, 530, 30), "soft", depth=20),
                    Shape(disc(434, 516, 7), "ink", flat=True),
                    Shape("M446,522L500,538L446,556Z", "spark", depth=6),
                ),
                about=(320, 890),
                zoom=0.88,
            ),
            Turned(
                (
                    Shape("M289,-220H303L301,60H291Z", "pale", depth=6),
                    Shape(
                        "M296,30C330,40 352,100 348,146C344,200 318,226 296,226C274,226 248,200"
                        " 244,146C240,100 262,40 296,30Z",
                        "pale",
                        depth=70,
                    ),
                    Line("318,80 330,120 326,160", 9, "glow"),
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
                (94, 862),
                170,
                "glow/spark",
                "fear",
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
                "M60,640C30,500 30,340 44,186C160,100 300,190 430,92C480,230 474,370 430,500"
                "C300,530 180,580 60,640",
                (
                    Shape("M-30,-30H640V900H-30Z", "glow", flat=True),
                    Within(
                        "M84,590C58,470 60,350 72,208C180,142 296,202 410,134C446,250 440,370"
                        " 404,478C290,506 190,546 84,590",
                        (
                            Shape(
                                "M40,560C140,430 220,400 300,420S400,380 480,400V700H40Z",
                                "mid+deep",
                                depth=30,
                            ),
                            Glow((232, 280), 190, "glow", 0.95),
                            Put("wolf", (226, 440), 226, "ink", flat=True, shadow=0),
                            Blob("196,296 184,330 188,362 206,376 218,340", "ink", flat=True),
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
                        "M384,40C430,180 436,360 400,520L520,500V20Z", "ink", flat=True, fade=0.25
                    ),
                ),
                edge="glow",
            ),
            Within(
                "M60,640L430,500L660,690L280,850Z",
                (
                    Taper(
                        "324,640 340,680 392,726 440,776 490,840 510,940",
                        (9, 14, 18, 26, 34, 40),
                        "soft",
                        flat=True,
                    ),
                ),
            ),
            Hand(
                "pinch",
                (530, 36),
                (720, -60),
                150,
                "spark/glow",
                through=(Shape("M430,92L376,126L400,160L444,150Z", "glow", flat=True),),
            ),
            Put("fir", (176, 668), 120, "deep"),
            Put("tree", (214, 748), 100, "mid"),
            Put("house", (300, 652), 190, "spark/ink"),
            Put("fir", (488, 612), 126, "deep"),
            Figure("child", "run", (300, 788), 104, "deep/ink", "fear", shadow=0.3),
            Figure("woman", "drag", (404, 728), 160, "spark/glow", "worry", "behind", skin="brown"),
            Figure(
                "man",
                "leap",
                (484, 812),
                164,
                "ink/deep",
                "fear",
                "behind-up",
                skin="brown",
            ),
        ),
    ),
)
