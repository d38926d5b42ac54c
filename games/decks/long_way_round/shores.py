"""Shore lamps, a whale to call at, and a hand that tucks the sea in."""

from games.decks.afloat import glimmer
from games.decks.arrangements import dots, ripples
from games.decks.recipe import (
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
    Turned,
    Within,
    World,
    disc,
)

SEA = "M-30,-30H660V210L600,250C480,330 330,420 230,560C160,660 120,780 110,940H-30Z"
SLEEPERS = (494, 476, "mid"), (420, 646, "spark"), (376, 806, "mid")
AWAKE = SLEEPERS[1]


def shimmer() -> Shape:
    """The image of a lit walk in the water, broken by waves."""
    path = ""
    for at in range(34):
        x, near = -20 + at * 19, 1.25 - at * 0.026
        y = 500 - x * 0.392 + (6, 30, 16, 44)[at % 4] * near
        w = (74, 46, 60, 38)[at % 4] * near
        path += f"M{x - w:.0f},{y:.0f}q{w:.0f},{-6 * near:.0f} {2 * w:.0f},0"
        path += f"q{-w:.0f},{6 * near:.0f} {-2 * w:.0f},0Z"
    return Shape(path, "spark+pale", flat=True, fade=0.5)


def sunken(lamps: tuple[tuple[float, float, float], ...]) -> tuple[Shape, Shape]:
    """The images of street lamps in the water, from their feet and how tall they are."""
    posts = panes = ""
    for x, y, tall in lamps:
        w, h = tall * 0.012, tall * 0.82
        posts += f"M{x - 2 * w:.0f},{y:.0f}L{x - w:.0f},{y + h * 0.7:.0f}h{2 * w:.0f}"
        posts += f"L{x + 2 * w:.0f},{y:.0f}ZM{x - 4 * w:.0f},{y + h * 0.7:.0f}h{8 * w:.0f}"
        posts += f"L{x + 7 * w:.0f},{y + h * 0.9:.0f}L{x:.0f},{y + h:.0f}"
        posts += f"L{x - 7 * w:.0f},{y + h * 0.9:.0f}Z"
        panes += f"M{x - 3 * w:.0f},{y + h * 0.73:.0f}h{6 * w:.0f}"
        panes += f"L{x + 5 * w:.0f},{y + h * 0.88:.0f}h{-10 * w:.0f}Z"
    return Shape(posts, "ink", flat=True, fade=0.8), Shape(panes, "spark+glow", flat=True, fade=0.9)


CARDS = (
    Card(
        "lamp-sea",
        "The Promenade",
        "Street lamps stand in the sea; only in the water is there the promenade with its people.",
        World("backdrop", "slate",
              Light("above", 0, rim="glow", at=(330, 190), reach=900, tone="spark+glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("200,80 420,50 530,110 250,150 480,90 160,160", 2.4),
            Shape("M-40,236L60,214 120,222 200,204 300,214 640,176V300H-40Z", "ink+deep", depth=10),
            dots("40,226 70,224 150,220 262,214 280,213 380,206", 2, "spark"),
            Shape("M-40,240L640,190V940H-40Z", "mid", to="ink", span=(190, 760)),
            ripples("60,300 190,270 440,230 150,360", 50),
            shimmer(),
            *sunken(((80, 470, 400), (346, 364, 260), (482, 311, 150), (560, 280, 90))),
            *(thing
              for x, y, size in ((560, 280, 90), (482, 311, 150), (346, 364, 260), (80, 470, 400))
              for thing in (Glow((x, y - size * 0.86), 40 + size * 0.34, fade=0.95),
                            Put("streetlamp", (x, y), size, "ink/spark", shadow=0),
                            glimmer(x, y + size * 0.86, y + size * 1.05, 8 + size * 0.08,
                                    "spark+glow", fade=0.7),
                            Line(((x - 14 - size * 0.1, y), (x, y + 3 + size * 0.02),
                                  (x + 14 + size * 0.1, y - 2)),
                                 4, "glow", fade=0.8))),
            Turned((Figure("man", "point", (206, 402), 330, "pale/deep", "smile", flip=True,
                           hat="top-hat", wears="suit", shadow=0, hand=(136, 250),
                           hair="short+moustache", hands="open"),
                    Figure("girl", "carry", (428, 500), 190, "spark/glow", "joy", flip=True,
                           shadow=0)),
                   (300, 428), flip="y", fade=0.86),
            Shape("".join(f"M{x - w},{y}q{w},{-h} {2 * w},0q{-w},{h} {-2 * w},0Z"
                          for x, y, w, h in (
                              (176, 536, 30, 5), (240, 566, 36, 6), (172, 604, 34, 6),
                              (246, 640, 40, 7), (168, 676, 40, 7), (410, 396, 24, 4),
                              (452, 424, 26, 4), (404, 452, 26, 5), (80, 560, 44, 5),
                              (80, 640, 40, 6), (80, 712, 50, 7), (346, 448, 30, 4),
                              (346, 510, 30, 5))), "deep", flat=True, fade=0.9),
            *(Line(((x, y), (x + w / 2, y + 5), (x + w, y - 3)), 4, "pale", fade=0.55)
              for x, y, w in ((250, 826, 70), (36, 846, 60), (490, 520, 70), (330, 560, 60))),
            *(Line(points, 4, "glow", fade=0.7)
              for points in ("398,838 420,826 446,822 470,828", "360,836 400,806 450,802 490,812")),
            Figure("old-man", "kneel-over", (548, 812), 360, "spark/glow", "awe", look="left-down",
                   flip=True, hat="cap", hand=(440, 788), other_hand=(504, 796), hands="clasp",
                   plane="near",
                   through=(Blob("350,764 440,790 530,796 610,780 670,760 670,860 590,884 470,880"
                                 " 390,850",
                                 "spark+ink", corners=(0,), depth=40),
                            Line("352,766 440,790 530,796 600,784", 7, "glow"),
                            Line("386,820 470,840 590,838", 4, "mid"))),
            Line("360,888 470,898 580,890", 4, "pale", fade=0.5, plane="near"),
        ),
    ),
    Card(
        "whale-door",
        "Calling at Noon",
        "A gentleman in a whale's side hands up a lady from a boat; behind him hang the hats of "
        "who called.",
        World("backdrop", "cobalt", Light("left", 0, rim="glow", at=(428, 400), reach=820),
              {"tone": "soft", "to": "pale", "spot": True}),
        (
            Line("60,70 74,60 84,70 94,60 108,68", 4, "deep"),
            Line("56,126 66,118 74,126 82,118 92,124", 3, "deep"),
            Shape("M660,-40C460,-60 220,20 110,160C40,260 40,400 110,510C190,620 420,720 660,780Z",
                  "deep", depth=150),
            Shape("M66,396C110,520 210,632 660,680V800C420,780 170,720 96,570C72,510 62,450 66,396"
                  "Z",
                  "pale", depth=16),
            *(Line(points, 4, "soft")
              for points in ("92,500 150,604 280,680 460,716", "104,450 164,552 300,632 470,672",
                             "120,600 200,684 340,736")),
            Line("62,384 80,436 104,480 130,510 158,520", 8, "ink"),
            Shape(disc(176, 290, 40), "glow", depth=10),
            Shape(disc(194, 310, 21), "ink", flat=True),
            Shape(disc(186, 302, 7), "glow", flat=True),
            Shape("M134,284Q148,244 178,246Q210,248 218,284Q176,268 134,284Z", "deep", depth=8),
            Line("132,284 176,268 218,284", 6, "ink"),
            Glow((428, 420), 340, "glow", 0.85),
            Shape("M308,612V280Q308,150 428,150Q548,150 548,280V612Z", "ink", depth=10),
            Shape("M326,594V284Q326,172 428,172Q530,172 530,284V594Z", "glow", to="pale",
                  span=(200, 640)),
            Line("326,270 530,270", 6, "mid"),
            Put("top-hat", (370, 268), 48, "ink/spark", shadow=0),
            Put("crown", (432, 268), 36, "mid/spark", shadow=0),
            Shape("M474,256q4,-32 22,-32q18,0 22,32ZM468,254h56v12h-56Z", "deep", depth=8),
            Shape("M530,284L576,262V650L530,594Z", "spark", depth=30),
            Shape("M540,312L566,300V424L540,422ZM540,452L566,460V606L540,574Z", "spark+deep",
                  depth=8),
            Shape(disc(560, 441, 8), "glow", flat=True),
            Shape("M308,592H548V614H308Z", "ink", flat=True),
            Shape("M326,594H530L500,582H350Z", "soft", flat=True, fade=0.8),
            Figure("man", "kneel", (412, 596), 310, "mid/spark", "smile", "left-down", wears="suit",
                   hair="short+moustache", flip=True, shadow=0.5, hand=(290, 496), turn=-8,
                   other_hand=(400, 520), hands="flat"),
            Shape("M-30,760Q60,740 150,758T330,758T510,764T700,756V930H-30Z", "mid", to="deep",
                  span=(760, 930)),
            *(Line(points, 6, "glow", fade=0.9)
              for points in ("60,752 110,744 150,756 200,764 240,758",
                             "400,766 450,772 510,764 570,758 620,764")),
            glimmer(440, 784, 884, 90, fade=0.75),
            Figure("woman", "march", (170, 836), 360, "spark/glow", "smile", look="right-up",
                   turn=10, shadow=0, hand=(298, 492), other_hand=(86, 636), hands="flat",
                   holds=Held("tulip", size=108, coat="deep/spark", hand="far", turn=-12)),
            Shape("M40,732C110,756 300,756 392,724C384,812 344,860 300,864H140C98,860 56,820"
                  " 40,732Z",
                  "ink", depth=50),
            Line("40,732 130,754 280,754 392,724", 9, "glow"),
            Line("64,786 200,800 376,780", 4, "mid"),
            Shape("M-30,846Q60,830 150,844T330,844T510,848T700,842V930H-30Z", "deep", depth=20),
            *(Line(points, 4, "soft", fade=0.8)
              for points in ("50,868 110,860 170,868", "230,872 290,864 350,872")),
        ),
    ),
    Card(
        "sea-blanket",
        "Tucked In",
        "A hand turns down the sea like a blanket; the fish are asleep but one, and a boat is "
        "sliding off.",
        World("backdrop", "plum", Light("left", 0, at=(130, 96), reach=1100, tone="spark+glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,380L640,220V940H-30Z", "ink", depth=80),
            *(Line(points, 5, "deep", fade=0.8)
              for points in ("560,560 540,570 510,560", "590,740 540,726 500,734",
                             "330,880 380,900 450,890")),
            *(thing
              for x, y, coat in SLEEPERS
              for thing in (Blob(f'{x - 110},{y - 74} {x + 10},{y - 62} {x + 112},{y - 80}'
                                 f' {x + 100},{y} {x + 114},{y + 74} {x + 10},{y + 62}'
                                 f' {x - 110},{y + 74} {x - 98},{y}',
                                 "glow", depth=40, corners=(0, 2, 4, 6)),
                            Line(((x + 60, y - 46), (x + 80, y - 54), (x + 92, y - 60)), 3, "soft"),
                            Line(((x + 62, y + 44), (x + 80, y + 52), (x + 92, y + 56)), 3, "soft"),
                            Blob(f'{x - 280},{y + 4} {x - 120},{y - 44} {x},{y - 48}'
                                 f' {x + 76},{y + 4} {x},{y + 48} {x - 120},{y + 50}'
                                 f' {x - 280},{y + 40}',
                                 coat, depth=50, corners=(0, 3, 6)),
                            Line(((x - 34, y - 42), (x - 50, y), (x - 34, y + 42)), 5, "deep"),
                            Line(((x + 46, y + 16), (x + 60, y + 14)), 4, "ink"),
                            Line(((x - 14, y - 10), (x + 2, y + 2), (x + 20, y - 8)), 6, "ink"))),
            Shape(disc(AWAKE[0] + 4, AWAKE[1] - 10, 24), "glow", flat=True),
            Shape(disc(AWAKE[0] - 4, AWAKE[1] - 14, 13), "ink", flat=True),
            Shape(disc(AWAKE[0] - 8, AWAKE[1] - 19, 4), "glow", flat=True),
            Blob("690,236 620,290 540,380 480,450 440,520 390,590 360,670 314,750 290,820 250,900"
                 " 244,970 150,970 200,700 400,400 600,220",
                 "ink", flat=True, fade=0.5),
            Shape(SEA, "mid", depth=90),
            Within(SEA,
                   (ripples("60,330 230,70 330,150 220,190 20,400 250,300 20,560 120,470 90,640"
                            " 30,740 90,800 400,60 480,130 520,40 420,210 330,330",
                            78, "soft", fade=0.9),
                    *(Line(points, 9, "soft", fade=0.7)
                      for points in ("40,700 100,640 160,640 200,620",
                                     "20,840 70,780 110,776 136,790",
                                     "200,420 280,380 330,400 356,416",
                                     "360,270 430,240 480,260 510,290",
                                     "90,560 160,520 220,540 256,532")))),
            Blob("670,206 600,246 480,330 330,436 230,556 156,680 116,800 100,966 206,966 226,890"
                 " 270,816 288,740 334,664 366,584 420,516 462,446 520,404 600,352 680,320",
                 "pale", depth=70),
            *(Line(points, 3, "soft", dash="9 8")
              for points in ("150,960 164,840 206,720 274,590 364,474 470,382 600,290",
                             "180,960 190,880 236,780 290,660 350,556 420,460 520,372",
                             "126,800 200,800 262,816", "160,690 226,724 290,736",
                             "210,596 280,630 334,660", "282,500 340,536 372,578",
                             "372,412 410,456 440,482", "470,342 500,372 520,398")),
            Line("206,950 226,890 270,816 288,740 334,664 366,584 420,516 464,446 520,404 610,350",
                 13, "spark"),
            Line("104,940 118,800 158,680 232,556 332,436 482,330 600,246", 8, "glow"),
            Shape("".join((disc(x, y, r)
                           for x, y, r in ((108, 850, 10), (124, 760, 12), (146, 706, 9),
                                           (182, 628, 12), (212, 580, 9), (262, 512, 12),
                                           (300, 466, 9), (420, 370, 11), (450, 348, 8),
                                           (520, 302, 11), (550, 278, 8)))),
                  "glow", depth=5),
            Blob("36,268 66,240 100,226 166,224 222,250 214,274 140,292 70,290", "deep", depth=24),
            Blob("70,240 100,222 166,222 190,240 130,254", "mid+soft", depth=8),
            Line("30,282 70,300 140,304 220,286", 5, "glow", fade=0.9),
            Put("lighthouse", (130, 246), 190, "glow/spark", shadow=0),
            Glow((130, 92), 90, fade=0.9),
            Beam(((134, 86), (134, 100)), ((370, 700), (540, 590)), "glow", 0.6),
            *(Line(points, 5, "glow", fade=0.8)
              for points in ("346,330 322,350 306,372", "372,346 352,364 340,380")),
            Turned((Within("M0,0H700V452H0Z",
                           (Figure("man", "row", (300, 478), 262, "glow/ink", "dread", look="left",
                                   turn=34, shadow=0, hands="grip", hand=(372, 404),
                                   other_hand=(358, 420),
                                   through=(Line("392,380 350,440 330,470", 9, "ink"),)),)),
                    Shape("M186,446C250,462 360,462 424,446C412,500 384,518 352,520H262C228,518"
                          " 200,502 186,446Z",
                          "ink", depth=30),
                    Line("186,446 250,460 360,460 424,446", 11, "spark"),
                    Line("206,482 300,492 404,482", 4, "mid"),
                    Line("340,456 318,500 296,544", 8, "spark+ink"),
                    Blob("300,532 308,538 300,568 284,586 272,578 280,556", "spark", depth=8)),
                   (310, 500), -38, move=(-80, 26)),
            *(Line(points, 6, "glow")
              for points in ("96,520 116,548 150,560 184,552", "84,548 110,574 146,582")),
            Hand("pinch", (600, 204), (700, -40), 230, "spark/glow", bend=-20,
                 through=(Shape("M352,500L384,410L440,360L520,328L540,346L470,410L420,470L380,530Z",
                                "pale", flat=True),
                          Line("500,346 430,400 376,496", 4, "soft"),
                          Line("506,352 452,412 404,486", 4, "soft"),
                          Line("404,398 426,412 446,424", 3, "soft", dash="9 8"),
                          Line("372,446 396,458 412,470", 3, "soft", dash="9 8"))),
        ),
    ),
)  # fmt: skip
