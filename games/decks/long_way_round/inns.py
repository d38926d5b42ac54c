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


def firs(*feet: tuple[float, float, float], tone: str) -> Shape:
    """Firs of three triangles each, by the middle of their feet and their height."""
    path = ""
    for x, y, tall in feet:
        for low, high, wide in ((0, 0.5, 0.3), (0.26, 0.76, 0.24), (0.54, 1, 0.17)):
            path += f"M{x - tall * wide:.0f},{y - tall * low:.0f}L{x:g},{y - tall * high:.0f}"
            path += f"L{x + tall * wide:.0f},{y - tall * low:.0f}Z"
    return Shape(path, tone, depth=16)


CARDS = (
    Card(
        "egg-hotel",
        "Bed and Breakfast",
        "An egg with a lit window stands in its cup. A spoon comes down, and a guest looks up.",
        World("backdrop", "dawn", Light("left", 0.6),
              {"tone": "deep", "to": "deep+mid", "spot": False}),
        (
            Glow((320, 500), 420, "soft", 0.6),
            Shape("M-30,744H640V930H-30Z", "soft", to="mid", span=(740, 900)),
            Blob("280,850 400,824 560,836 640,860 600,890 420,896 280,890", "ink", flat=True,
                 fade=0.45),
            Turned((
                Shape("M300,160C440,160 520,390 520,540C520,690 420,770 300,770C180,770"
                      " 80,690 80,540C80,390 160,160 300,160Z", "glow", depth=90),
                Shape("M86,610C200,656 400,656 514,610C506,730 424,810"
                      " 364,822L380,872H220L236,822C176,810 94,730 86,610Z", "spark", depth=110),
                Taper("122,660 146,724 196,772", (3, 9, 2), "glow", flat=True, fade=0.7),
                Line("88,612 200,656 400,656 512,612", 9, "soft"),
                Shape("M170,892C190,858 410,858 430,892Z", "spark", depth=20),
                Shape("M166,436Q166,326 252,326Q338,326 338,436V544H166Z", "ink", flat=True),
                Within("M178,438Q178,338 252,338Q326,338 326,438V534H178Z", (
                    Shape("M160,320H350V560H160Z", "ink+deep", flat=True),
                    Glow((252, 520), 130, "soft", 0.9),
                    Figure("old-woman", "raise-both", (252, 806), 380, "soft/glow", "dread",
                           look="us-up", shadow=0, hair="short/pale", skin="pale",
                           hand=(306, 380), other_hand=(198, 380)),
                    Blob("214,446 226,404 258,386 300,392 326,430 318,474 308,440 292,446",
                         "pale", depth=14),
                    Taper("208,452 252,436 298,450", (8, 10, 8), "glow"),
                    Shape(disc(318, 478, 11), "glow", depth=8))),
                Shape("M150,528H354V552H150Z", "deep", depth=10),
                Shape("M166,338L112,362V556L166,538ZM338,338L392,362V556L338,538Z", "mid",
                      depth=14),
                Line("306,160 288,206 324,234 300,286", 8, "ink"),
                Line("324,234 372,246 384,282 424,310 420,352 446,388", 7, "ink"),
                Shape("M434,392L464,378L488,400L500,440L512,484L500,530L478,552L450,544L426,556"
                      "L418,520L398,496L414,464L404,426L430,420Z", "ink", flat=True),
                Blob("424,500 422,448 450,416 480,424 494,474 482,520 450,534", "pale", depth=20),
                Shape(disc(450, 456, 15), "glow", flat=True),
                Shape(disc(453, 453, 8), "ink", flat=True),
                Shape("M462,462L556,490L464,520Z", "spark", depth=14),
                Line("464,491 546,490", 3, "ink"),
            ), about=(330, 890), zoom=0.81, move=(-24, -18)),
            Line("200,96 190,132 190,172", 6, "pale", fade=0.8),
            Line("232,66 216,102 212,136", 6, "pale", fade=0.8),
            Hand("grip", (424, 86), (690, -58), 150, "spark/glow", bend=-24,
                 through=(Taper("420,-28 374,60 312,166", (7, 7, 9), "glow"),)),
            Blob("326,144 344,180 330,228 294,262 254,266 234,236 244,192 280,154", "glow",
                 depth=40),
            Blob("308,168 320,192 308,224 282,246 258,246 254,226 266,198 288,176", "soft",
                 depth=24),
            Shape("M382,258l22,-14l8,22l-20,8ZM432,306l18,-4l2,18l-18,4ZM202,268l-18,-10l-6,16"
                  "l16,10Z", "glow", depth=6),
            Figure("man", "run", (490, 858), 222, "glow/spark", "fear", wears="pyjamas",
                   print="stripes", look="behind-up", shadow=0.4),
        ),
    ),
    Card(
        "book-hill",
        "Chapter One",
        "A hand turns the page on a house in a book; its people leave by the road, off the edge.",
        World("backdrop", "cobalt", Light("right", 0.5, at=(540, 470), reach=820),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,560L640,440V930H-30Z", "deep", depth=40),
            *(Line(p, 3, "ink", fade=0.6)
              for p in ("-30,640 640,510", "-30,740 640,600", "-30,860 640,720")),
            Glow((560, 520), 300, "glow", 0.6),
            Shape("M70,650L430,500L240,390L-140,540V640L70,740Z", "soft", depth=20),
            Shape("M44,652L430,494L690,676V790L280,930L44,752Z", "spark", depth=20),
            Shape("M60,640L280,850V904L60,716Z", "pale", depth=10),
            Shape("M280,850L660,690V750L280,904Z", "soft", depth=10),
            *(Line(((60, 640 + d), (280, 850 + d), (660, 690 + d)), 2, "mid", fade=0.8)
              for d in (14, 28, 42)),
            Shape("M60,640L430,500L660,690L280,850Z", "glow", depth=90),
            Within("M60,640L430,500L660,690L280,850Z",
                   (
                       Taper("340,690 370,716 420,750 470,792 520,850 540,940",
                             (8, 14, 20, 28, 36, 44), "soft", flat=True),
                       Shape("M60,640L430,500L520,576Q380,600 330,660T150,740Z", "deep", flat=True,
                             fade=0.45),
                   )),
            Within("M60,640C30,500 26,340 40,186C160,100 310,180 470,84C510,230 480,370"
                   " 430,500C300,530 180,580 60,640",
                   (
                       Shape("M-30,-30H640V900H-30Z", "glow", flat=True),
                       Within("M84,590C58,470 56,350 70,208C180,142 306,192 446,128C470,246"
                              " 440,370 404,478C290,506 190,546 84,590",
                              (
                                  Glow((226, 270), 240, "soft", 0.9),
                                  Shape(disc(220, 290, 98), "glow", flat=True),
                                  Shape("M40,460C120,390 180,440 260,400S400,400 480,360V700H40Z",
                                        "mid", flat=True, fade=0.7),
                                  Shape("M40,560C140,430 220,400 300,420S400,380 480,400V700H40Z",
                                        "deep", depth=30),
                                  Shape("M182,456Q182,444 200,440L204,392Q188,352 198,322"
                                        "Q206,316 206,306L184,270L180,248L206,266L176,214"
                                        "L184,202L228,236L250,210L246,262Q256,300 276,346"
                                        "Q306,396 300,432Q340,436 356,412Q360,452 300,456Z",
                                        "ink", flat=True),
                                  Line("208,236 214,244 224,246", 4, "spark"),
                                  firs((150, 480, 120), (336, 470, 130), tone="deep"),
                                  firs((104, 560, 290), (396, 540, 340), tone="ink"),
                              ),
                              World("backdrop", "plum", "left",
                                    {"tone": "deep", "to": "soft", "spot": False})),
                       Shape("M410,40C450,180 436,360 400,520L520,500V20Z", "ink", flat=True,
                             fade=0.3),
                       Shape("M60,640C180,580 300,530 430,500L424,470C300,500 170,550 54,606Z",
                             "ink", flat=True, fade=0.3),
                   ), edge="glow"),
            Hand("clasp", (548, 52), (740, -60), 150, "spark/glow",
                 through=(Shape("M458,80L404,116L428,152L474,134Z", "glow", flat=True),)),
            firs((150, 672, 104), (510, 644, 110), tone="deep"),
            Put("tree", (206, 740), 92, "mid"),
            Put("house", (352, 690), 150, "spark/ink"),
            Figure("child", "run", (352, 806), 104, "deep/ink", "fear", look="behind-up",
                   hand=(392, 752)),
            Figure("woman", "drag", (446, 778), 160, "spark/glow", "fear", "behind-up",
                   skin="brown", hand=(392, 750)),
            Figure("man", "leap", (512, 806), 144, "glow/spark", "fear", "behind-up", skin="brown",
                   shadow=0),
        ),
    ),
)  # fmt: skip
