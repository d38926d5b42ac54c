"""A seabed, a pond and the edge of the ice."""

from games.decks.arrangements import dots, lit, ripples
from games.decks.recipe import (
    Beam,
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Point,
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

FROG: tuple[Thing, ...] = (
    Taper("232,720 166,740 150,680 206,650", (30, 26, 18, 12), "mid"),
    Taper("330,720 396,740 412,680 356,650", (30, 26, 18, 12), "mid"),
    Taper("236,640 190,620 178,580", (16, 13, 11), "mid"),
    Taper("326,640 372,620 384,580", (16, 13, 11), "mid"),
    Shape("M178,566l-22,-8l16,20l-26,6l30,10ZM384,566l22,-8l-16,20l26,6l-30,10Z", "mid", depth=6),
    Shape("M206,650l20,-22l-4,26l28,-6l-24,22ZM356,650l-20,-22l4,26l-28,-6l24,22Z", "mid", depth=6),
    Blob("281,574 330,596 346,650 336,726 281,764 226,726 216,650 232,596", "mid+soft", depth=60),
    Line("281,640 281,740", 5, "deep", fade=0.7),
    Shape(disc(244, 606, 22) + disc(318, 606, 22), "pale", depth=10),
    Shape(disc(246, 598, 11) + disc(316, 598, 11), "ink", flat=True),
    Shape(disc(258, 690, 9) + disc(306, 712, 11) + disc(310, 668, 8), "deep", flat=True),
)
"""A frog that sits with its back to us, seen from above."""


PENGUIN: tuple[Thing, ...] = (
    Blob("350,848 396,840 410,858 350,866", "spark+ink", depth=6),
    Taper("318,730 284,760 264,796", (16, 15, 6), "ink"),
    Blob("352,690 392,714 414,780 420,842 384,854 330,856 300,826 298,770 312,712", "ink"),
    Blob("322,716 304,740 298,784 304,826 330,846 352,826 356,770 344,726", "glow", depth=24),
    Taper("374,724 404,756 438,790", (19, 17, 6), "ink+mid"),
    Blob("334,636 366,650 376,682 356,712 318,714 296,686 302,652", "ink", depth=30),
    Blob("304,666 330,658 346,678 334,702 306,702 298,684", "glow", depth=8),
    Shape("M306,672L264,690L308,696Z", "spark+ink", depth=6),
    Shape(disc(324, 676, 7), "ink", flat=True),
    Blob("276,852 322,838 330,856 270,868", "spark+ink", depth=6),
)
"""A penguin that takes a step to the left."""
DRAGONFLY: tuple[Thing, ...] = (
    Blob("404,206 356,160 336,164 350,194 392,214", "mid+soft", depth=8),
    Blob("408,206 446,142 466,144 460,180 416,216", "mid+soft", depth=8),
    Blob("402,216 358,214 340,230 358,242 398,228", "mid+soft", depth=8),
    Blob("410,216 458,202 476,214 462,232 414,228", "mid+soft", depth=8),
    Line("404,208 376,186 352,176", 2, "glow"),
    Line("410,208 436,180 458,156", 2, "glow"),
    Taper("410,186 406,216 396,284", (10, 9, 3), "spark+ink", flat=True),
    Line("398,226 412,230", 3, "glow"),
    Line("396,244 408,248", 3, "glow"),
    Shape(disc(402, 180, 8) + disc(418, 182, 8), "spark", flat=True),
)


def adrift(things: tuple[Thing, ...], zoom: float, turn: float, move: Point) -> tuple[Turned, ...]:
    """A bed that floats, seen from above, with what lies in it."""
    return (
        Turned(
            (
                Shape(box(170, 140, 268, 680), "ink", flat=True, fade=0.35),
                Shape(box(150, 130, 260, 660), "ink", depth=30),
                Shape(box(164, 160, 232, 604), "pale", depth=20),
                *things,
                Shape("M136,104Q280,64 424,104V164Q280,136 136,164Z", "mid+soft", depth=20),
                Shape(disc(140, 130, 22) + disc(420, 130, 22), "mid+soft", depth=10),
                Shape("M140,770H420V806H140Z", "mid+soft", depth=16),
            ),
            (280, 450),
            turn,
            zoom,
            move=move,
        ),
    )


LILY = ((0, 0), (70, -60), (20, -96), (-60, -84), (-100, -10), (-70, 70), (10, 96), (86, 60))
VEINS = ((-86, -10), (-52, -70), (16, -82), (-56, 60), (10, 82), (70, 50))


def lily(x: float, y: float, size: float, coat: str) -> Turned:
    """A leaf on the water, with its shadow below it."""
    parts: tuple[Thing, ...] = (
        Blob(tuple((a + 10, b + 16) for a, b in LILY), "ink", corners=(0,), flat=True, fade=0.4),
        Blob(LILY, coat, corners=(0,), depth=60),
        *(
            Line(((0, 0), (a * 0.5, b * 0.56), end), 3, "mid", fade=0.6)
            for end in VEINS
            for a, b in (end,)
        ),
    )
    return Turned(parts, (0, 0), zoom=size, move=(x, y))


CARDS = (
    Card(
        "tram-stop-below",
        "Stops on Request",
        "The diver who stops the tram on the seabed is still plugged into the lamp.",
        World("backdrop", "lagoon", Light("right", 0),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M120,-30L30,800H-30V-30ZM300,-30L238,800H316L390,-30Z", "mid", flat=True,
                  fade=0.25),
            Shape("M-30,640V470L20,430L70,470V420H150V640ZM170,640V400L214,350L258,400V640Z"
                  "M276,640V460H360V640Z",
                  "deep+mid", flat=True, fade=0.6),
            Shape("M8,500h22v30H8ZM94,450h24v34H94ZM94,510h24v34H94ZM200,420h28v40h-28ZM200,490h28"
                  "v40h-28ZM300,490h24v34h-24Z",
                  "soft", flat=True, fade=0.35),
            *(Taper(points, (9, 7, 2), "deep+mid", fade=0.8)
              for points in ("20,790 34,700 10,620 30,560", "52,790 44,720 64,660 52,620",
                             "300,780 316,700 298,640 312,590", "330,780 322,730 338,690 330,650")),
            Blob("-30,700 60,660 150,690 250,664 330,690 420,700 420,790 -30,790", "deep+mid",
                 depth=30),
            Shape("M-30,770C160,740 420,760 640,740V930H-30Z", "mid", depth=50),
            *(Shape(f'M{x},{y}q9,-8 18,0q-9,-2 -18,8q10,2 18,-8l-4,4Z', "soft", flat=True, fade=0.5)
              for x, y in ((200, 262), (236, 280), (216, 300), (262, 258))),
            Taper("70,92 130,66 210,104 330,70 440,112 560,70 640,100",
                  (17, 15, 12, 12, 12, 12, 12), "spark"),
            Blob("34,104 52,78 84,74 106,92 92,112 60,120", "spark", depth=10),
            Shape(disc(66, 92, 8), "glow", flat=True),
            Shape(disc(64, 93, 4), "ink", flat=True),
            Line("38,108 58,108 74,104", 3, "ink"),
            Line("110,70 150,62 210,100 330,66 440,108 560,66 640,96", 4, "glow", fade=0.6),
            Glow((406, 108), 46, "glow", 0.9),
            Shape("M406,108l-16,22l8,2l-10,22l24,-30l-8,-2l12,-16Z", "glow", flat=True),
            Shape("M440,840H460L396,930H360ZM560,840H580L640,930H600Z", "soft", flat=True),
            Shape("M430,864H600V872H424ZM410,888H620V898H402Z", "ink", flat=True),
            Turned((Shape("M340,360Q350,250 470,250Q590,250 600,360V790H340Z", "spark", depth=120),
                    Line("470,250 390,108", 9, "pale"),
                    Shape("M360,380Q366,300 470,300Q574,300 580,380V500H360Z", "ink", flat=True),
                    Shape("M374,384Q382,316 470,316Q558,316 566,384V488H374Z", "glow", to="soft",
                          span=(316, 488)),
                    *(Shape(disc(x, 420, 18) + f'M{x - 30},488q0,-44 30,-44t30,44Z', "soft",
                            flat=True)
                      for x in (404, 516)),
                    Figure("man", "wave-front", (446, 680), 290, "deep/glow", "smile", look="left",
                           hat="peaked", shadow=0, hand=(524, 372)),
                    Shape("M340,490H600V790H340Z", "spark", depth=120),
                    Shape("M340,500H600V516H340Z", "glow", flat=True, fade=0.8),
                    Line("360,560 360,760", 5, "spark+ink", fade=0.6),
                    Line("352,300 362,340", 7, "glow", fade=0.7),
                    Shape("M420,262H520V292H420Z", "glow", depth=6),
                    Line("436,278 452,270 468,284 484,272 504,280", 4, "ink"),
                    Shape("M380,780h34v74h-34ZM526,780h34v74h-34Z", "ink", depth=10),
                    Shape("M326,770H616V810H326Z", "ink", depth=10),
                    Shape("M350,810H590L560,840H380Z", "deep", depth=10),
                    Shape(disc(470, 630, 60), "ink", flat=True),
                    Glow((470, 630), 150, "glow", 0.95),
                    Shape(disc(470, 630, 46), "glow", flat=True)),
                   move=(30, 0)),
            Beam(((490, 590), (490, 674)), ((40, 430), (40, 920)), "glow", 0.7),
            Blob("40,868 150,836 300,840 380,866 250,890 80,890", "pale", flat=True, fade=0.35),
            *lit(Put("streetlamp", (74, 806), 480, "ink/spark", shadow=0), 90),
            Shape("M60,660h28v56h-28Z", "ink", depth=6),
            Shape(disc(74, 688, 22), "spark", depth=8),
            Glow((74, 688), 44, "glow", 0.7),
            Shape(disc(74, 688, 9), "ink", flat=True),
            Shape("M0,868C60,842 220,846 262,858S60,886 0,868Z", "ink", flat=True, fade=0.5),
            Line("164,500 122,516 112,590 128,700 120,800 84,842 44,836 48,806 96,800 126,770"
                 " 112,704 78,688",
                 10, "spark"),
            Shape("M210,690L264,690L276,824H222Z", "soft", depth=30),
            Shape("M220,806H276C292,812 300,826 300,840H218Z", "deep", depth=12),
            Shape("M214,836H304V848H214Z", "ink", flat=True),
            Shape("M160,684L238,690L230,832H156Z", "pale", depth=70),
            Line("168,764 190,772 206,766", 3, "soft"),
            Line("176,736 196,742 216,734", 3, "soft"),
            Shape("M152,816H232C250,822 260,836 260,850H150Z", "deep", depth=14),
            Shape("M146,846H264V860H146Z", "ink", flat=True),
            Blob("160,620 172,574 218,558 258,580 270,634 264,694 238,712 182,712 156,688", "pale",
                 depth=100),
            Line("262,600 268,640 262,690", 5, "glow"),
            Line("178,600 188,630 182,660", 3, "soft"),
            Shape("M155,674C190,688 238,688 267,674V698C238,712 190,712 155,698Z", "ink", depth=8),
            Shape("M176,682h26v34h-26ZM228,680h26v34h-26Z", "spark", depth=8),
            Shape("M152,590C154,552 282,552 284,590C274,616 162,616 152,590Z", "spark", depth=24),
            Shape(disc(172, 596, 4) + disc(204, 604, 4) + disc(236, 604, 4) + disc(266, 596, 4),
                  "glow", flat=True),
            Shape(disc(214, 506, 62), "spark", depth=60),
            Shape("M158,548Q214,572 270,548V566Q214,590 158,566Z", "glow", depth=8),
            Shape(disc(240, 504, 38), "ink", flat=True),
            Shape(disc(242, 504, 30), "pale", depth=14),
            Line("228,492 236,484 248,482", 5, "glow"),
            Line("170,470 186,456 206,450", 6, "glow", fade=0.8),
            Taper("190,632 230,652 276,640", (31, 31, 27), "pale"),
            Taper("266,644 304,612 318,540", (28, 26, 20), "pale"),
            Line("258,612 268,622 274,636", 3, "soft"),
            Taper("310,506 294,492 284,474", (11, 11, 8), "glow"),
            Blob("298,526 298,496 310,456 330,444 346,470 344,506 336,532", "glow", depth=14),
            Line("296,530 318,536 338,536", 9, "spark"),
            Shape(disc(172, 500, 13), "ink", flat=True),
            Shape("M148,492h20v16h-20Z", "ink", depth=4),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.8)
              for x, y, r in ((190, 416, 9), (206, 372, 6), (182, 330, 12), (190, 220, 6))),
            Put("crab", (362, 868), 46, "spark/glow", shadow=0.4),
        ),
    ),
    Card(
        "frog-bed",
        "Still Water",
        "A bed floats among the lilies; from its foot a frog hunts what sits by the sleeper's "
        "face.",
        World("backdrop", "fern", Light("left", 0.3, rim="glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,-30H200C150,200 40,380 -30,460Z", "mid", flat=True, fade=0.5),
            ripples("300,60 60,330 30,480 520,400 480,780 90,760 380,60", 60, "soft"),
            *(Line(points, 4, "soft", fade=fade)
              for fade, points in ((0.7, "40,250 26,420 60,600 130,760 200,890"),
                                   (0.4, "2,300 -6,460 24,640 90,790 150,900"),
                                   (0.7, "420,60 470,200 520,400 560,560 590,640"),
                                   (0.4, "470,60 520,240 570,420 610,560"),
                                   (0.6, "430,200 460,300 520,312 590,250"))),
            Shape("M120,160L250,820L470,760L540,820L300,900L160,860Z", "ink", flat=True, fade=0.35),
            *(lily(x, y, s, coat)
              for x, y, s, coat in ((64, 700, 0.86, "soft"), (76, 96, 0.76, "mid+soft"),
                                    (566, 560, 0.66, "mid+soft"), (140, 856, 0.56, "soft"),
                                    (556, 690, 0.4, "mid"))),
            *(Blob(tuple(((x + a, y + b)
                          for a, b in ((-30, 4), (-40, -22), (-16, -8), (-14, -40), (0, -14),
                                       (16, -40), (16, -8), (40, -20), (30, 6), (0, 16)))),
                   "glow", corners=(1, 3, 5, 7), depth=20)
              for x, y in ((84, 674),)),
            Shape(disc(84, 670, 9), "spark", flat=True),
            *adrift((Shape(box(178, 200, 204, 40), "glow", depth=20),
                     Shape(box(156, 262, 248, 380), "spark", depth=30),
                     Shape(box(156, 262, 248, 40), "glow", depth=10)),
                    0.31, 22, (238, -306)),
            *adrift((Blob("168,196 250,180 340,190 350,270 340,326 250,336 176,326 162,266", "glow",
                          depth=50),
                     *(Line(points, 4, "soft")
                       for points in ("176,206 196,222 200,244", "336,206 318,222 316,240",
                                      "180,318 196,304 200,290")),
                     Figure("girl", "face-us", (246, 720), 500, "spark/glow", "sleep", look="us",
                            hair="curls", shadow=0),
                     Shape("M154,394Q200,374 280,386T406,392V740H154Z", "pale", depth=90),
                     *(Line(points, 5, "spark", fade=0.6)
                       for points in ("216,440 212,580 216,740", "280,436 280,560",
                                      "344,440 350,580 344,740", "156,500 280,490 404,500",
                                      "156,570 210,564", "350,564 404,570", "156,640 200,636",
                                      "360,636 404,640")),
                     *(Line(points, 6, "soft", fade=0.9)
                       for points in ("186,460 196,540 176,640", "380,460 368,540 392,640",
                                      "210,570 236,548 262,552", "352,572 328,548 304,552",
                                      "176,690 190,720 180,738", "386,690 372,720 384,738")),
                     Shape("M150,386Q200,366 280,378T410,386V432Q280,412 150,432Z", "glow",
                           depth=20),
                     Blob("196,600 281,560 366,600 400,700 380,764 281,780 182,764 160,700",
                          "ink", flat=True, fade=0.4),
                     *FROG, Shape(disc(240, 592, 5) + disc(310, 592, 5), "glow", flat=True),
                     Line("238,640 228,690 240,730", 7, "glow", fade=0.6),
                     Blob("256,586 281,568 306,586 298,600 281,604 264,600", "spark+ink", depth=6),
                     Taper("281,594 284,550 306,470 350,400 386,350 399,312", (13, 11, 8, 7, 7, 11),
                           "spark"),
                     Turned(DRAGONFLY, move=(2, 26))),
                    1, -14, (20, 20)),
            *(Shape(disc(x, y, 3), "glow", flat=True) for x, y in ((40, 650), (110, 70))),
        ),
    ),
    Card(
        "summer-hatch",
        "Through There",
        "A door leads from the ice into summer; the penguins come through, and not only penguins.",
        World("backdrop", "fern", Light("left", 0.5), {"tone": "glow", "to": "pale", "spot": True}),
        (
            Shape("M-30,300C60,250 160,270 260,300S480,250 640,280V500H-30Z", "pale+soft",
                  depth=40),
            Shape("M-30,370C60,270 190,270 300,370S520,330 640,300V930H-30Z", "soft", depth=70),
            *(Line(points, 4, "mid", fade=0.35)
              for points in ("-20,420 60,360 140,350", "-20,460 80,400 180,390",
                             "470,400 540,380 630,350")),
            Shape("M-30,520C100,510 200,410 330,430S560,470 640,430V930H-30Z", "soft+mid",
                  depth=90),
            Put("tree", (84, 308), 116, "mid/deep", shadow=0.5),
            Shape("M50,348l24,-20l24,20v24h-48Z", "glow", depth=8),
            Shape("M44,350l30,-28l30,28l-8,4l-22,-20l-22,20Z", "spark", depth=4),
            *(Line(((x, y), (x + 3, y - 14), (x + 10, y - 22)), 3, "mid")
              for x, y in ((60, 560), (40, 690), (540, 850), (500, 850), (120, 600), (30, 620))),
            *(Shape(disc(x, y, 6), tone, flat=True)
              for x, y, tone in ((60, 536, "spark"), (124, 576, "glow"), (36, 596, "glow"),
                                 (150, 540, "spark"), (42, 666, "spark"), (546, 824, "spark"))),
            Shape("M480,720L640,790V900L400,760Z", "deep", flat=True, fade=0.16),
            Shape("M210,170H470V730H210Z", "spark", depth=20),
            Within("M232,192H448V724H232Z",
                   (dots("260,230 300,280 350,240 410,300 430,220 250,350 380,330", 4, "glow"),
                    Shape("M220,470L290,390L340,450L400,380L460,470V740H220Z", "mid", depth=20),
                    Shape("M290,390L310,430L284,440L270,416ZM400,380L424,424L398,432L380,404Z",
                          "pale", flat=True, fade=0.8),
                    Shape("M220,540C300,516 400,520 460,540V740H220Z", "soft", to="glow",
                          span=(530, 720)),
                    Beast("bear", "sit", (376, 590), 150, "glow/soft", flip=True, look="down"),
                    Blob("336,592 380,580 440,588 460,600 400,612 350,606", "mid", flat=True,
                         fade=0.5),
                    Put("penguin", (268, 650), 96, "ink/glow", turn=-9, shadow=0.3),
                    Put("penguin", (414, 680), 116, "ink/glow", turn=7, flip=True, shadow=0.3)),
                   World("backdrop", "cobalt", "left",
                         {"tone": "ink", "to": "deep", "spot": False})),
            Shape("M472,176L604,116V812L472,736Z", "spark", depth=50),
            Line("471,174 471,734", 5, "ink"),
            Shape("M462,236h22v40h-22ZM462,640h22v40h-22Z", "ink", depth=4),
            Shape(disc(560, 476, 10), "glow", depth=4),
            Shape("M500,250L568,222V430L500,440ZM500,500L568,494V710L500,680Z", "ink", flat=True,
                  fade=0.18),
            Shape("M472,600L604,640V812L472,736Z", "glow", flat=True, fade=0.16),
            Beam(((232, 724), (448, 724)), ((40, 900), (560, 900)), "pale", 0.7),
            Shape("M232,720H450C470,738 500,744 520,764C480,758 474,776 486,796C452,786 430,800"
                  " 440,830C400,812 380,838 370,862C340,838 310,846 290,872C282,838 250,838"
                  " 222,852C232,820 206,806 176,806C206,794 214,776 196,758C216,756 228,744"
                  " 232,720Z",
                  "glow", depth=40),
            Shape("".join((disc(x, y, r)
                           for x, y, r in ((500, 800, 7), (462, 836, 9), (400, 862, 6),
                                           (250, 876, 7), (196, 836, 8), (176, 780, 6),
                                           (536, 784, 5), (170, 740, 4), (190, 690, 4),
                                           (520, 730, 5), (160, 650, 3), (196, 620, 4),
                                           (150, 700, 4), (500, 690, 4)))),
                  "glow", flat=True),
            *(Shape(f'M{x},{y}q8,-6 14,0q-6,7 -14,0Z', "soft", flat=True)
              for x, y in ((300, 738), (334, 752), (384, 746), (420, 764))),
            Blob("300,868 380,852 470,862 430,884 330,884", "ink", flat=True, fade=0.35),
            Turned(PENGUIN, (350, 850), turn=-16, zoom=1.04, move=(34, 0)),
            Figure("boy", "sit-ground", (104, 856), 300, "spark/deep", "wonder", look="right",
                   wears="jumper", hand=(54, 852), other_hand=(164, 716), hands="open"),
        ),
    ),
)  # fmt: skip
