"""Those who are under way, and how."""

from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Shape,
    Taper,
    Thing,
    Within,
    World,
    box,
)


def signpost(
    x: float, foot: float, wide: float, coat: str, arms: tuple[tuple[float, int], ...]
) -> tuple[Thing, ...]:
    """A tall post with boards that point right (1) or left (-1) to a house, from their heights."""
    post, _, board = coat.partition("/")
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
        Shape(box(x - wide / 2, -30, wide, foot + 30), post, depth=wide),
        Shape(path, board, depth=wide),
        Shape(homes, post, flat=True),
    )


TURNED = "M340,56C286,62 214,104 160,184C204,330 256,470 300,610H430C394,440 350,250 340,56Z"
"""The page that is turned over, from its lifted edge to where it bends: its other side."""
PRINT: tuple[Thing, ...] = (
    Shape("M340,56C350,250 394,440 430,610H372C336,440 296,250 284,70Z", "pale", True, 0.6),
    Shape("M340,56C350,250 394,440 430,610H408C372,440 328,250 316,62Z", "soft", True, 0.6),
    *(Line(((214 + at * 10, 300 + at * 31), (250 + at * 10, 284 + at * 31),
            (304 + at * 9 - short, 271 + at * 31 + short / 4)), 4, "mid", dash="22 6 34 7 13 6")
      for at, short in enumerate((0, 0, 0, 0, 26, 0, 0, 0, 0))),
    Line("344,580 336,570 344,562 351,569 344,580 339,592 350,596 354,586 344,580", 4, "ink"),
)  # fmt: skip
"""The lines that are printed on the back of a page, with its number."""


CARDS = (
    Card(
        "turned-view",
        "Next Stop",
        "A hand turns the landscape over like a page; father is asleep over a book that turns its"
        " own.",
        World("backdrop", "brick", Light("above", 0.4, behind=True, at=(320, 320), reach=640),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M44,40H556V620H44Z", "mid", depth=20),
            Within("M70,60H530V600H70Z",
                   (Shape("M70,60H530V600H70Z", "glow", flat=True),
                    Shape("M300,84H502V330H300Z", "soft", flat=True),
                    Shape("M300,330H502V510H300Z", "spark", flat=True),
                    *(Line(p, 4, "glow", fade=0.7)
                      for p in ("424,392 450,384 476,392", "450,450 474,442 498,450",
                                "424,488 446,480 468,488")),
                    Shape("M412,306H494L482,346H424ZM434,304V286H474V304Z", "ink", depth=8),
                    Shape("M446,286V256H464V286Z", "glow", flat=True),
                    Line("455,244 450,224 472,208 466,182", 7, "pale"),
                    *(Line(p, 5, "mid", dash="22 6 34 7 13 6")
                      for p in ("452,534 504,534", "460,556 502,556")),
                    Line("500,574 492,583 485,574 493,566 500,574 494,594", 4, "ink"),
                    Shape("M340,56C350,250 394,440 430,610H456C426,440 396,250 386,56Z", "ink",
                          True, 0.35),
                    Within("M60,50H340C350,250 394,440 430,610H60Z", (
                        Shape("M60,50H540V620H60Z", "glow", flat=True),
                        Shape("M60,84H540V510H60Z", "pale", to="soft", span=(84, 420)),
                        Shape("M60,430L92,370L128,232L176,340L216,390L290,330L400,450V510H60Z",
                              "mid", depth=40),
                        Shape("M128,232L108,300L126,288L142,306L156,290Z", "glow", flat=True),
                        Shape("M60,470C140,440 220,450 360,460V510H60Z", "deep", depth=30),
                        *(Line(p, 5, "mid", dash="22 6 34 7 13 6")
                          for p in ("80,534 300,534", "80,556 270,556")))),
                    Shape("M160,184C204,330 256,470 300,610H256C222,470 176,340 140,206Z", "ink",
                          True, 0.4),
                    Shape(TURNED, "glow", depth=60), Within(TURNED, PRINT),
                    Hand("clasp", (196, 104), (250, -120), 140, "spark/glow", skin="brown",
                         through=(Shape(TURNED, "glow", depth=60), Within(TURNED, PRINT))))),
            Shape("M20,30H76Q90,190 70,330Q54,440 34,470H20Z", "deep", depth=26),
            Line("40,40 48,200 36,420", 5, "ink", fade=0.5),
            Line("18,404 46,398 62,392", 9, "soft"),
            Shape("M24,610H576V640H24Z", "mid", depth=10),
            Shape("M-30,640H640V800H-30Z", "ink+deep", depth=30),
            Shape("M30,664h130v110h-130ZM230,664h120v110h-120Z", "deep", depth=10),
            Shape("M-30,800H640V930H-30Z", "deep", depth=30),
            Shape("M150,800H370L340,930H40Z", "pale", flat=True, fade=0.3),
            Figure("girl", "wave-front", (150, 862), 420, "spark/glow", back=True, hand=(196, 446)),
            Shape("M474,930V690Q474,636 530,636H640V930Z", "mid", depth=40),
            Shape("M380,812H640V930H380Q356,930 356,871T380,812Z", "mid", depth=30),
            Line("390,836 480,830 590,834", 4, "deep", fade=0.6),
            Figure("man", "read-sitting", (480, 818), 380, "glow/spark", "sleep", look="down",
                   flip=True, hat="bowler", wears="jumper", shadow=0,
                   holds=Held("book", size=64, coat="glow/spark")),
        ),
    ),
    Card(
        "signpost-wood",
        "Directions",
        "In a wood of signposts a boy has lost his way; behind him one of the posts is being "
        "turned.",
        World("backdrop", "moss", Light("right", 0.6, behind=True),
              {"tone": "deep", "to": "soft", "spot": False}),
        (
            Glow((280, 420), 330, "glow", 1),
            *signpost(108, 530, 10, "mid+deep/mid+deep", ((350, 1), (420, -1))),
            *signpost(330, 530, 10, "mid+deep/mid+deep", ((310, 1),)),
            *signpost(470, 530, 10, "mid+deep/mid+deep", ((250, -1), (330, 1))),
            Shape("M-30,514C160,490 420,496 640,514V930H-30Z", "mid+deep", to="deep",
                  span=(500, 900), depth=30),
            Shape("M170,930C270,800 336,700 320,620C312,560 266,540 272,504L312,503C316,530"
                  " 392,560 412,620C432,720 500,820 620,930Z",
                  "glow", flat=True, fade=0.9),
            Glow((292, 440), 150, "glow", 0.8),
            Shape("M254,512V436L292,392L330,436V512Z", "spark", depth=18),
            Shape("M238,444L292,380L346,444L336,454L292,404L248,454Z", "ink", flat=True),
            Shape("M278,512V464H308V512Z", "glow", flat=True),
            *signpost(206, 802, 24, "ink/glow", ((62, -1), (232, 1))),
            *(Taper(points, (1, 5, 6, 5, 1), "spark", flat=True) for points in (
                "300,160 276,190 206,202 136,190 112,160",
                "270,142 254,162 206,170 158,162 142,142")),
            Blob("132,802 206,780 282,802 206,824", "ink", flat=True, fade=0.5),
            Figure("girl", "push", (100, 846), 346, "spark/glow", "sly", look="right-up",
                   hand=(202, 676), other_hand=(206, 730), hands="grip", hair="plaits/ink",
                   through=(Line("206,656 206,780", 24, "ink"),)),
            *signpost(538, 826, 26, "ink/glow", ((96, -1),)),
            Blob("462,828 538,806 616,828 538,850", "ink", flat=True, fade=0.5),
            Figure("boy", "straddle", (436, 858), 480, "glow/ink", "doubt", look="us-up",
                   wears="jumper", extras=("scarf",), print="stripes", shadow=0.6, turn=-2,
                   hand=(322, 582), other_hand=(526, 578), hands="open"),
        ),
    ),
)  # fmt: skip
