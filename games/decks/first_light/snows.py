"""Cards of the snow."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Air,
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
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

SKIN = "spark+glow"


def sole(
    x: float, y: float, side: int, skin: str = SKIN, *, flat: bool = False
) -> tuple[Blob | Shape | Line, ...]:
    """The sole of a foot close before us, upright on its heel; the large toe is on that side."""
    toes = ((0.36, -196, 31), (-0.02, -206, 22), (-0.34, -196, 19), (-0.6, -180, 17),
            (-0.82, -158, 15))  # fmt: skip
    return (
        *(Shape(disc(x + a * 62 * side, y + b, r), skin, depth=r, flat=flat) for a, b, r in toes),
        Blob(((x + 52 * side, y - 186), (x - 8 * side, y - 194), (x - 58 * side, y - 164),
              (x - 52 * side, y - 96), (x - 40 * side, y - 26), (x, y), (x + 40 * side, y - 26),
              (x + 34 * side, y - 92)), skin, depth=60, flat=flat),
        Line(((x + 16 * side, y - 150), (x + 4 * side, y - 100), (x + 10 * side, y - 56)), 5,
             "spark", fade=0.35),
    )  # fmt: skip


def toes(x: float, y: float, skin: str) -> tuple[Blob | Shape | Line, ...]:
    """A foot from the side, upright on its heel, that comes out of the water with its shin."""
    row = ((16, -128, 15), (-4, -122, 12), (-18, -112, 11), (-29, -101, 10), (-37, -89, 9))
    return (
        *(Shape(disc(x + a, y + b, r), skin, depth=r) for a, b, r in row[:1]),
        Blob(((x - 74, y + 12), (x - 58, y - 20), (x - 42, y - 48), (x - 42, y - 84),
              (x - 16, y - 110), (x + 18, y - 126), (x + 30, y - 112), (x + 26, y - 74),
              (x + 36, y - 34), (x + 34, y - 8), (x + 12, y + 2), (x - 10, y + 14)), skin,
             depth=40),
        *(Shape(disc(x + a, y + b, r), skin, depth=r) for a, b, r in row[1:]),
        Line(((x - 22, y - 30), (x - 14, y - 38), (x - 4, y - 34)), 3, "mid", fade=0.7),
        *(Line(((x + a - 7, y + b - 5), (x + a - 1, y + b - 8)), 3, "glow") for a, b, _ in row),
    )  # fmt: skip


def hen(x: float, y: float, size: float, side: int, *, shriek: bool = False) -> tuple[Turned, ...]:
    """A round hen that looks down to its right, or to its left; one that shrieks falls back."""
    beak: tuple[Thing, ...] = (Shape("M42,-92L62,-72L36,-76Z", "spark", depth=6),)
    if shriek:
        beak = (
            Shape("M38,-98L66,-100L42,-86ZM40,-84L58,-66L34,-76Z", "spark", depth=6),
            Blob("-10,-50 -50,-70 -70,-104 -44,-96 -40,-114 -22,-92 -14,-104 6,-60", "pale",
                 depth=14),
        )  # fmt: skip
    return (
        Turned(
            (
                Blob("-52,-78 -34,-86 -14,-48 -30,-24", "soft+pale", depth=14),
                Blob("-40,-34 -24,-54 4,-50 26,-60 40,-34 26,-4 -22,-2", "pale", depth=40),
                Taper("16,-34 24,-60 28,-86", (22, 17, 14), "pale"),
                Shape(
                    "".join(disc(a, b, 7) for a, b in ((18, -102), (28, -106), (38, -101))),
                    "spark",
                    depth=6,
                ),
                Shape(disc(30, -88, 15), "pale", depth=12),
                *beak,
                Shape(disc(34, -90, 8), "glow", flat=True),
                Shape(disc(38, -86, 4), "ink", flat=True),
                *(() if shriek else (Line("-22,-38 -8,-20 14,-24", 4, "mid"),)),
            ),
            about=(0, 0),
            turn=-16 if shriek else 0,
            zoom=size,
            flip="" if side > 0 else "x",
            move=(x, y),
        ),
    )


def birch(x: float, width: float) -> tuple[Taper | Line, ...]:
    """A birch with its dark marks."""
    marks = ((0.1, -0.6, 0.2), (0.24, 0.1, 0.7), (0.37, -0.8, -0.1), (0.5, 0.2, 0.8))
    return (
        Taper(((x, -40), (x + width * 0.2, 300), (x, 640)), (width * 0.8, width * 0.9, width),
              "glow"),
        *(Line(((x + a * width, part * 900), (x + b * width, part * 900 + 6)), width * 0.2, "deep")
          for part, a, b in marks),
    )  # fmt: skip


CARDS = (
    Card(
        "bed-birches",
        "Cold Feet",
        "A bed stands in a snowy wood; a wolf has come to its end and breathes on the feet of the"
        " boy, who doesn't dare to draw them in.",
        World("backdrop", "frost",
              Light("left", 0, at=(92, 452), reach=560, tone="spark+glow"),
              {"tone": "ink", "to": "mid", "spot": False}),
        (
            Shape("M-20,-20H24V500H-20ZM228,-20h16v480h-16ZM330,-20h20v480h-20ZM104,-20h12v480"
                  "h-12ZM396,-20h14v480h-14ZM508,-20h26v480h-26ZM284,-20h9v460h-9ZM446,-20h9v460h-9Z",
                  "deep", flat=True, fade=0.6),
            Blob("-60,420 120,380 300,410 470,372 660,400 660,960 -60,960", "mid", flat=True,
                 fade=0.5),
            *birch(176, 14), *birch(456, 17), *birch(572, 28), *birch(36, 22),
            Blob("-60,490 160,446 400,470 660,440 660,960 -60,960", "soft", depth=70),
            Glow((92, 440), 330, "spark+glow", 0.75),
            Shape("M206,410V240C206,196 394,196 394,240V410Z", "deep", depth=24),
            Line("222,400 222,250 250,222 350,222 378,250 378,400", 5, "mid", fade=0.7),
            Blob("216,330 240,284 300,272 360,284 384,330 360,380 240,380", "glow", depth=30),
            Figure("boy", "face-us", (300, 604), 320, "pale/spark", "dread", look="right-down",
                   skin="pale", shadow=0),
            Blob("62,520 130,520 134,606 60,606", "deep", depth=30),
            Blob("50,520 96,506 142,520 130,538 62,538", "glow", depth=12),
            Shape("M84,516V470H102V516Z", "deep", depth=8),
            Shape("M70,398H116L140,476H46Z", "glow", depth=20),
            Line("48,472 138,472", 5, "spark+glow"),
            Glow((93, 440), 120, "glow", 0.6),
            Blob("100,640 500,640 556,800 44,800", "soft+pale", depth=60, corners=(2, 3)),
            Blob("214,366 258,346 300,354 342,346 386,366 424,470 462,548 512,690 410,712 300,700"
                 " 190,712 88,690 120,610 180,480", "spark", depth=150, corners=(0, 4)),
            Line("214,368 258,350 300,358 342,350 386,368", 14, "glow"),
            *(Line(((300 + a * 18, 366), (300 + a * 36, 540), (300 + a * 54, 700)), 4, "ink",
                   fade=0.35) for a in (-3, -1, 1, 3)),
            *(Line(((300 - w, y), (300, y - 16), (300 + w, y)), 4, "ink", fade=0.35)
              for w, y in ((100, 440), (142, 530), (178, 616))),
            Blob("168,680 196,540 236,420 262,430 236,560 216,690", "spark+glow", flat=True,
                 fade=0.25),
            Line("90,692 190,714 300,702 410,714 510,692", 14, "glow"),
            Shape("M300,840C360,800 420,640 400,590L560,560V806L480,820Z", "ink", flat=True,
                  fade=0.22),
            Shape("M20,806H580V836H20Z", "deep", depth=14),
            Shape("M34,836H566V940H34Z", "ink", flat=True),
            Blob("110,808 170,780 330,780 400,808", "ink", flat=True, fade=0.4),
            Turned(sole(184, 812, 1), about=(184, 812), turn=-7),
            Turned(sole(312, 808, -1), about=(312, 808), turn=5, zoom=0.95),
            Shape("M30,720h26v180h-26zM544,720h26v180h-26z", "deep", depth=14),
            *(Shape(disc(x, y, 11), "glow", flat=True)
              for x, y in ((112, 860), (144, 860), (452, 858), (480, 858))),
            *(Shape(disc(x, y, 4), "ink", flat=True)
              for x, y in ((116, 857), (148, 857), (450, 854), (478, 854))),
            Shape("M660,226L606,330L576,420L560,500L574,540L548,560L572,590L552,622L584,634L576,668"
                  "L612,672L616,708L660,716Z", "ink", depth=90),
            Shape("M610,232L566,316L520,250L506,366C486,404 474,436 458,464L406,530"
                  "C394,546 394,574 408,584L470,596C490,600 506,598 518,592L536,612L546,584L572,598"
                  "L572,566L604,572L594,540L630,530Z", "deep+ink", depth=70),
            Shape("M528,284L524,346L552,334Z", "mid", depth=8),
            Shape("M412,588L474,598C496,600 512,594 526,582L560,560L548,588L530,622"
                  "C496,640 446,628 424,610Z", "deep+mid", depth=16),
            Line("410,586 466,596 506,592 536,566", 5, "ink"),
            Shape("M448,594l6,18l9,-17zM486,597l7,15l8,-17z", "glow", flat=True),
            Blob("398,540 410,528 432,534 434,556 414,568 400,562", "ink", depth=8),
            Shape("M484,448L536,424Q540,456 510,462Q492,462 484,448Z", "glow", flat=True),
            Shape(disc(507, 449, 8), "ink", flat=True),
            Line("478,444 504,430 542,418", 6, "ink"),
            *(Glow(at, r, "glow", 0.75) for at, r in (
                ((376, 568), 40), ((340, 584), 60), ((280, 604), 76))),
            *(Line(points, 5, "glow", fade=0.75) for points in (
                "388,556 352,544 322,556 296,546", "386,574 340,584 300,572 258,588",
                "392,592 360,604 334,596")),
            Air("snow", plane="near"),
        ),
    ),
    Card(
        "bath-heron",
        "Patience",
        "A heron fishes in a bathtub in the snow; the old man who bathes there holds out his"
        " toes, and the fish in his tooth glass sees everything.",
        World("backdrop", "dawn", Light("right", 0.4, at=(262, 190), reach=860, tone="pale+glow"),
              {"tone": "deep+mid", "to": "soft", "spot": False}),
        (
            Blob("-60,366 80,340 240,356 420,334 660,354 660,960 -60,960", "mid+soft", depth=60),
            Glow((262, 190), 330, "pale+glow", 0.95),
            Taper("-40,40 80,66 180,66 266,100", (16, 12, 8, 4), "ink"),
            Blob("30,42 90,54 150,50 200,58 140,66 70,66", "glow", depth=8),
            Line("262,98 262,144", 4, "ink"),
            Shape("M242,164L262,140L282,164Z", "ink", flat=True),
            Shape("M244,164H280L286,218H238Z", "glow", flat=True),
            Shape("M232,216H292V228H232Z", "ink", flat=True),
            Line("262,164 262,218", 3, "ink"),
            Blob("-60,750 160,726 400,750 660,722 660,960 -60,960", "soft+pale", depth=60),
            Blob("10,842 120,812 400,812 500,838 470,880 250,896 40,880", "deep", flat=True,
                 fade=0.4),
            Turned((Figure("old-man", "sit-ground", (106, 716), 373, "deep/pale", "worry",
                           look="right-up", wears="swimsuit", print="stripes", hat="nightcap",
                           hair="bald+moustache/glow", shadow=0, hand=(171, 603),
                           other_hand=(135, 672), hands="flat"),), (106, 716), zoom=1.5),
            *toes(350, 586, "mid+pale"), *toes(302, 596, "pale"),
            Shape("M-40,570H474V592H452C448,736 410,796 350,806L366,868H326L308,816H120L100,868H60"
                  "L80,806C10,790 -40,736 -40,592Z", "glow", depth=110),
            Shape("M-40,600H452C448,736 410,796 350,806H90C240,786 380,740 396,606H-40Z", "mid",
                  flat=True, fade=0.2),
            Shape("M-40,562H482V592H-40Z", "glow", depth=14),
            Line("-40,595 230,597 466,595", 4, "mid", fade=0.7),
            Shape("M36,558H126L130,716L118,704L104,718L90,706L76,720L62,708L50,720L40,708L38,716Z",
                  "spark", depth=24),
            *(Line(((38, y), (82, y + 5), (128, y)), 8, "glow") for y in (640, 672)),
            Blob("222,572 236,548 262,540 282,554 300,538 322,550 340,560 358,550 380,558 400,574",
                 "glow", depth=20),
            Taper("250,540 230,480 266,420 240,340 270,280", (8, 16, 20, 16, 3), "glow", flat=True,
                  fade=0.3),
            *(Taper(p, w, "spark") for p, w in (
                ("548,520 552,640 540,690 548,846", (10, 8, 11, 7)),
                ("508,520 506,650 512,700 504,860", (10, 8, 12, 8)))),
            *(Taper(p, (6, 5, 2), "spark") for p in (
                "504,856 480,868 456,868", "504,858 512,874 500,886", "504,856 528,866 546,864",
                "548,842 572,852 584,850")),
            Blob("430,440 466,372 530,340 600,360 660,470 660,640 600,600 540,560 470,530",
                 "deep+ink", depth=90),
            Taper("466,450 428,390 446,320 500,268 510,200 466,150 420,158",
                  (52, 44, 33, 27, 26, 32, 36), "deep+ink"),
            Blob("490,400 560,360 640,400 660,600 600,590 530,530", "ink", depth=50),
            *(Line(p, 4, "mid") for p in (
                "520,430 570,460 640,470", "536,476 584,504 640,512", "560,520 600,546 640,552")),
            Blob("400,114 446,110 474,140 464,188 420,208 388,196 376,160", "deep+ink", depth=40),
            Shape("M378,150L420,190L404,206L324,408L316,404Z", "spark", depth=20),
            Line("398,180 360,292 322,402", 3, "ink"),
            Taper("424,116 470,104 520,128 566,132", (6, 10, 8, 2), "ink"),
            Taper("440,128 484,134 520,164 550,176", (5, 8, 6, 2), "ink"),
            Shape(disc(418, 152, 18), "glow", flat=True),
            Shape(disc(413, 158, 9), "ink", flat=True),
            Line("396,134 420,132 442,142", 6, "ink"),
            Blob("-60,876 160,866 400,884 660,872 660,960 -60,960", "pale", depth=40),
            Put("jar", (438, 566), 104, "pale/spark", shadow=0, fade=0.85),
            Put("fish", (440, 540), 40, "spark/glow"),
            Air("snow", plane="near"),
        ),
    ),
    Card(
        "wolf-shadow",
        "In Company",
        "Before a lantern in the snow sits a hare; the shadow it throws on the wall of the"
        " henhouse is that of a wolf.",
        World("wall", "night", Light("low-left", 0, at=(96, 800), reach=520, tone="spark+glow"),
              {"tone": "mid+soft", "cracks": False}),
        (
            *(Line(((x, -20), (x + 8, 400), (x - 4, 780)), 5, "deep", fade=0.7)
              for x in (60, 150, 246, 350, 452, 548)),
            dots("66,50 156,50 254,50 358,50 456,50 552,50 456,690 552,690", 4, "deep"),
            Glow((96, 740), 640, "spark+glow", 0.85),
            Shape("M-30,800C0,690 110,600 210,520C262,480 300,450 330,424C340,408 346,398 350,386"
                  "L366,332L396,366L430,316L446,374C462,384 482,394 502,402L570,428C584,436 584,452"
                  " 572,458L566,472L552,466L545,490L534,465L524,480L513,466L503,480L494,468L468,476"
                  "L488,500L496,486L506,504L515,490L525,506L536,494L548,514C548,526 538,534 524,532"
                  "L482,534L500,566L484,572L512,616L496,622L528,672L514,680L544,740L548,810Z",
                  "ink", flat=True, fade=0.74),
            Shape("M84,116H366V306H84Z", "ink", depth=20),
            Glow((220, 260), 190, "spark", 0.5),
            Within("M84,116H366V296H84Z", (
                *hen(134, 352, 0.94, 1), *hen(238, 298, 1.08, 1, shriek=True),
                *hen(338, 356, 0.98, -1))),
            Line("84,118 366,118", 14, "deep"), Line("90,120 90,300", 12, "deep"),
            Line("360,120 360,300", 12, "deep"),
            Shape("M68,294H382V324H68Z", "deep", depth=14),
            *(Blob(p, "glow", depth=4) for p in (
                "262,372 280,360 300,362 284,374", "206,392 222,404 226,422 210,412")),

            Blob("-40,800 120,770 320,790 640,750 640,950 -40,950", "pale", depth=70),
            Blob("300,874 400,846 560,826 640,820 640,870 470,886", "ink", flat=True, fade=0.45),
            *(Blob(((x, y), (x + 8, y - 6), (x + 22, y - 5), (x + 16, y + 2)), "deep", flat=True,
                   fade=0.6) for x, y in ((404, 806), (428, 800), (462, 800), (488, 792),
                                          (522, 792), (550, 784))),
            Beast("hare", "sit", (296, 872), 206, "glow/pale", shadow=0),
            Blob("200,850 188,800 206,752 250,730 294,744 312,786 306,832 280,862 230,866", "glow",
                 depth=60),
            Taper("236,862 290,866 334,862", (14, 15, 10), "glow"),
            Line("240,744 286,748 308,784 300,826", 4, "mid", fade=0.6),
            *(Line(p, 3, "mid", fade=0.5)
              for p in ("204,790 212,800", "214,764 224,774", "222,816 232,824", "322,660 330,674",
                        "340,690 346,704", "316,700 324,712")),
            Glow((96, 800), 280, "spark", 1),
            Put("lantern", (96, 884), 196, "ink/spark", shadow=0),
            Shape("M66,766H126L134,846H58Z", "spark+glow", flat=True),
            Glow((96, 806), 110, fade=1),
            Blob("96,776 108,804 106,828 96,838 86,828 84,804", "glow", flat=True),
            Line("74,768 66,846", 4, "ink"), Line("118,768 126,846", 4, "ink"),
            Glow((96, 806), 150, "glow", 0.5, plane="near"),
        ),
    ),
)  # fmt: skip
