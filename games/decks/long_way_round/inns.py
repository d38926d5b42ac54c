"""Eggs, books and stages as lodgings."""

from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Patch,
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
        "Eggs with lit windows stand on the table. A spoon comes down, and a guest looks up.",
        World("backdrop", "dawn", Light("left", 0.6),
              {"tone": "deep", "to": "soft", "spot": False}),
        (
            Shape("M26,300H196V640H26Z", "mid", depth=20),
            Shape("M40,316H104V464H40ZM118,316H182V464H118ZM40,478H104V626H40ZM118,478H182V626"
                  "H118Z", "glow", flat=True, fade=0.75),
            Glow((110, 470), 300, "glow", 0.55),
            Shape("M-30,230H74Q40,400 56,540Q46,640 66,742H-30Z", "spark", depth=20, fade=0.7),
            Line("44,240 24,420 34,560 30,740", 4, "mid", fade=0.6),
            Shape("M-30,740H640V930H-30Z", "deep", depth=30),
            *(Line(p, 3, "mid", fade=0.6)
              for p in ("-30,776 640,776", "-30,826 640,826", "-30,884 640,884", "110,740 20,930",
                        "240,740 200,930", "380,740 400,930", "510,740 590,930")),
            Patch(((30, 752), (230, 752), (330, 860), (70, 860)), "pale", 0.35, 1),
            Shape("M506,790v-110q0,-24 26,-24t26,24v110Z", "soft+pale", depth=24),
            Shape("M502,694q0,-50 30,-50t30,50Z", "mid", depth=14),
            Shape("".join((disc(x, y, 3) for x, y in ((522, 664), (532, 658), (542, 664)))), "ink",
                  flat=True),
            Shape("M492,836l6,-72q24,-34 50,-2l8,74Z", "soft", depth=20),
            Blob("250,850 360,826 520,846 620,880 420,890 280,880", "ink", flat=True, fade=0.5),
            Turned((
                       Shape("M300,180C430,180 510,400 510,540C510,690 420,770 300,770C180,770"
                             " 90,690 90,540C90,400 170,180 300,180Z", "glow", depth=220),
                       Shape("M360,186C450,230 510,410 510,540C510,600 496,650 470,690C500,560"
                             " 480,340 360,186Z", "mid", flat=True, fade=0.35),
                       Blob("176,330 206,262 262,236 310,256 300,310 244,352 190,372", "mid",
                            flat=True, fade=0.3),
                       Shape("M96,600C200,650 400,650 504,600C496,720 420,800"
                             " 360,812L372,860H228L240,812C180,800 104,720 96,600Z", "spark",
                             depth=110),
                       Taper("130,650 150,710 196,760", (3, 9, 2), "glow", flat=True, fade=0.7),
                       Line("98,604 200,648 400,648 502,604", 8, "soft"),
                       Shape("M180,880C200,850 400,850 420,880Z", "spark", depth=20),
                       Glow((270, 420), 170, "soft+glow", 0.8),
                       Shape("M186,440Q186,340 266,340Q346,340 346,440V540H186Z", "ink", depth=10),
                       Within("M198,442Q198,352 266,352Q334,352 334,442V530H198Z",
                              (
                                  Shape("M180,330H350V540H180Z", "soft+glow", flat=True),
                                  Shape("M296,380h30v34h-30Z", "mid", flat=True),
                                  Shape("M200,350Q230,400 206,530H190V350Z", "spark", depth=10),
                                  Figure("old-woman", "raise-both", (262, 720), 290, "deep/glow",
                                         "fear", look="up", hat="nightcap", shadow=0,
                                         hair="bun/pale", hand=(320, 424), other_hand=(214, 420)),
                              )),
                       Shape("M172,526H360V546H172Z", "deep", depth=6),
                       Shape("M186,352L140,372V548L186,532ZM346,352L392,372V548L346,532Z", "mid",
                             depth=14),
                       Line("300,182 284,222 316,246 296,290 318,326", 6, "ink"),
                       Line("284,222 248,236 236,262", 5, "ink"),
                       Line("316,246 354,262 366,300", 5, "ink"),
                       Shape("M430,410L456,424L482,410L490,448L506,470L494,520L500,552L470,570"
                             "L448,556L422,572L414,536L396,520L410,484L398,452L424,442Z", "ink",
                             flat=True),
                       Blob("424,500 424,456 452,434 478,446 486,490 478,530 448,546", "pale",
                            depth=20),
                       Shape(disc(444, 476, 13), "glow", flat=True),
                       Shape(disc(447, 473, 7), "ink", flat=True),
                       Shape("M458,484L532,506L458,530Z", "spark", depth=8),
                       Line("460,507 524,506", 3, "ink"),
                       Line("424,442 404,410 410,390", 4, "ink"),
                       Line("422,572 412,596", 4, "ink"),
                   ), about=(320, 890), zoom=0.84),
            Shape("M356,250l20,-12l6,20l-18,6ZM402,300l14,-4l2,16l-14,2ZM226,262l-16,-8l-6,14"
                  "l14,8ZM420,830l18,-8l8,14l-16,6ZM380,846l14,-4l4,10l-14,4Z", "glow", depth=6),
            *(Line(p, 5, "pale", fade=0.7)
              for p in ("214,120 204,160 206,200", "242,90 228,120 226,150")),
            Hand("grip", (424, 104), (680, -20), 130, "spark/glow", bend=-24,
                 through=(Taper("404,22 368,88 332,152", (6, 6, 7), "glow"),)),
            Blob("338,150 350,182 336,222 306,248 272,250 258,224 268,186 298,158", "glow",
                 depth=50),
            Blob("316,170 328,188 316,216 294,234 276,232 276,204 294,178", "pale", depth=30),
            Line("330,196 320,220 302,238", 6, "glow"),
            Figure("man", "run", (112, 856), 210, "glow/spark", "fear", flip=True, wears="pyjamas",
                   print="stripes", look="behind-up", shadow=0.5),
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
