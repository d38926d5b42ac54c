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
    Thing,
    Within,
    World,
    box,
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
              {"tone": "soft", "to": "glow", "spot": True}),
        (
            Glow((330, 440), 420, "glow", 0.9),
            *(Shape(box(x, -30, wide, 640), "pale+soft", flat=True)
              for x, wide in ((96, 7), (278, 6), (350, 8), (430, 6), (566, 7))),
            *signpost(392, 616, 9, "soft", ((300, 1),)),
            *signpost(318, 610, 8, "soft", ((150, 1), (210, -1))),
            Shape("M-30,620C160,590 420,600 640,620V930H-30Z", "soft+pale", depth=30),
            Shape("M230,930C270,800 330,740 380,690C410,650 350,630 316,612L330,608C380,624"
                  " 452,650 470,700C500,740 570,770 640,780V850C560,830 520,810 490,800C480,850"
                  " 500,900 520,930Z",
                  "glow", flat=True, fade=0.8),
            Shape("M400,706C300,690 200,660 -30,690V660C160,630 320,650 420,670Z", "glow",
                  flat=True, fade=0.8),
            Glow((318, 590), 110, "spark", 0.55),
            Shape("M288,616V574L320,540L352,574V616Z", "spark", depth=12),
            Shape("M278,580L320,534L362,580L354,586L320,550L286,586Z", "ink", flat=True),
            Shape("M310,616V588H330V616Z", "glow", flat=True),
            Line("392,616 350,632 316,640", 12, "deep", fade=0.3),
            *signpost(56, 690, 14, "mid", ((300, 1), (390, 1))),
            Line("232,770 160,810 -20,870", 22, "deep", fade=0.35),
            Blob("176,768 232,748 290,768 232,790", "mid", flat=True, fade=0.8),
            Blob("192,768 232,755 274,768 232,781", "soft+pale", flat=True),
            *(Shape(f"M232,{y}L{a},{y + d}L{a},{y + d + 40}L232,{y + 52}Z", "deep", flat=True,
                    fade=fade) for y, a, d, fade in (
                (316, 312, 54, 0.22), (316, 340, 28, 0.35), (140, 152, 54, 0.22),
                (140, 124, 28, 0.35))),
            *signpost(232, 772, 20, "deep", ((140, -1), (316, 1))),
            Line("227,420 225,460 229,540", 3, "soft", fade=0.7),
            Figure("girl", "push", (92, 806), 290, "spark+mid/ink", "sly", look="right-up",
                   hand=(228, 676), other_hand=(230, 716), hands="grip", hair="plaits/spark",
                   through=(Line("232,640 232,760", 20, "deep"),)),
            *signpost(548, 830, 26, "ink", ((90, -1), (216, -1))),
            Line("548,830 520,850 430,900", 26, "deep", fade=0.35),
            Line("434,872 364,896 284,926", 56, "deep", fade=0.3),
            Figure("boy", "look-back", (424, 868), 440, "spark/ink", "doubt", look="us-up",
                   wears="coat", extras=("scarf", "buttons"), shadow=0, hand=(484, 640),
                   other_hand=(322, 660), hands="open"),
        ),
    ),
)  # fmt: skip
