"""Indoors, continued: guests, pictures, and what is kept in a jar."""

from games.decks.recipe import (
    Air,
    Beam,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    View,
    Within,
    World,
    box,
    disc,
)


def looks(x: float, y: float, apart: float) -> tuple[Thing, ...]:
    """The face of a cloud that hangs its head: heavy lids, worried brows, a small mouth."""
    r, eyes = apart * 0.42, (x - apart, x + apart)
    mouth = (x - r * 0.8, y + r * 3), (x, y + r * 2.6), (x + r * 0.8, y + r * 3)
    return (
        *(Shape(disc(at, y, r), "glow", depth=r) for at in eyes),
        *(Shape(disc(at - r * 0.3, y + r * 0.36, r * 0.5), "ink", flat=True) for at in eyes),
        *(
            Shape(
                f"M{at - r:.1f},{y:.1f}a{r:.1f},{r:.1f} 0 0 1 {2 * r:.1f},0q{-r:.1f},{r * 0.5:.1f} "
                f"{-2 * r:.1f},0Z", "pale+soft", flat=True,
            )
            for at in eyes
        ),
        *(
            Line(((at - side * r, y - r * 1.9), (at + side * r, y - r * 1.3)), r * 0.32, "deep")
            for at, side in zip(eyes, (-1, 1), strict=True)
        ),
        Line(mouth, r * 0.34, "deep"),
        *(Shape(disc(at + r * side, y + r * 2, r * 0.62), "spark", flat=True, fade=0.28)
          for at, side in zip(eyes, (-0.5, 0.5), strict=True)),
    )  # fmt: skip


def glares(x: float, y: float, apart: float) -> tuple[Thing, ...]:
    """The face of a thundercloud: lids drawn down to the middle, a mouth pressed shut."""
    r = apart * 0.5
    return (
        *(Shape(f"M{x + side * (apart - r):g},{y + r * 0.3:g}l{side * r * 2:g},{-r * 1.3:g}"
                f"q{side * r * 0.5:g},{r * 2.6:g} {-side * r:g},{r * 2:g}"
                f"q{-side * r:g},{-r * 0.2:g} {-side * r:g},{-r * 0.7:g}Z", "glow", flat=True)
          for side in (-1, 1)),
        *(Shape(disc(x + side * apart - 5, y + r * 0.5, r * 0.42), "ink", flat=True)
          for side in (-1, 1)),
        Line(((x - r * 1.2, y + r * 2.8), (x, y + r * 2.2), (x + r * 1.2, y + r * 2.8)),
             r * 0.3, "glow"),
    )  # fmt: skip


FISH: tuple[Thing, ...] = (
    Blob("424,330 400,270 356,232 420,236 456,262 500,220 546,210 512,276 470,330",
         "glow", depth=30, corners=(2, 6)),
    *(Line(p, 4, "mid") for p in (
        "376,246 410,270 436,310", "528,226 486,270 456,310")),
    Blob("470,400 520,420 530,480 500,520 456,540", "pale", (1,), depth=14),
    Taper("440,310 436,400 410,490 356,566 286,640", (22, 54, 74, 76, 32), "glow"),
    Blob("372,500 330,470 282,466 296,520 340,556", "pale", depth=16),
    *(Line(p, 4, "mid") for p in (
        "350,510 320,492 296,480", "350,526 322,514 300,504")),
    *(Line(((x - 16, y - 14), (x, y + 4), (x + 18, y - 8)), 4, "soft") for x, y in (
        (430, 360), (454, 382), (420, 410), (452, 430), (404, 456), (438, 476),
        (424, 524))),
    Line("330,540 372,570 392,620", 6, "mid"),
    Shape(disc(346, 606, 22), "pale", depth=8),
    Shape(disc(340, 614, 12), "ink", flat=True),
    Shape(disc(336, 610, 4), "glow", flat=True),
    Line("272,640 290,652 318,656", 6, "ink"),
)  # fmt: skip
"""A large fish that dives to the left."""

CARDS = (
    Card(
        "armchair-cloud",
        "The Guest",
        "A cloud has been shown to the armchair and rains politely; the hostess offers tea, and "
        "the rest of the family waits outside.",
        World("room", "dawn", Light("right", 0.5, at=(450, 300), reach=820, tone="pale"),
              {"window": "dusk"}, View((150, 450))),
        (
            Glow((200, 420), 330, "glow", 0.7),
            Shape("M-20,-20H158C150,300 152,600 166,940H-20Z", "mid", flat=True),
            Shape("M236,40H580V474H236Z", "mid", depth=14),
            Within(
                box(258, 62, 302, 402),
                (
                    Shape(box(258, 62, 302, 402), "mid", flat=True, to="soft", span=(120, 420)),
                    Shape("M402,300L354,376H394L368,432L454,356H412L446,300Z", "glow", flat=True),
                    Put("cloud", (424, 352), 220, "ink+deep", shadow=0),
                    Put("cloud", (534, 446), 98, "glow", shadow=0),
                    *looks(526, 388, 16), *glares(414, 232, 43),
                    Put("top-hat", (430, 178), 96, "ink/spark", turn=6, shadow=0),
                ),
            ),
            Shape("M222,464H594V488H222Z", "mid+soft", depth=8),
            Put("armchair", (408, 868), 436, "deep/spark", shadow=0.3),
            Shape("M280,690H534V800H280Z", "ink+deep", flat=True),
            Put("cloud", (326, 714), 108, "glow", shadow=0),
            Put("cloud", (484, 714), 122, "glow", shadow=0),
            Put("cloud", (406, 708), 198, "glow", shadow=0),
            *(Line(p, 5, "soft", fade=0.6) for p in (
                "318,690 344,704 372,694", "482,640 502,650 506,668",
                "322,640 304,652")),
            Blob("226,704 242,668 274,666 290,694 286,800 230,800", "deep+mid", depth=30),
            Blob("526,694 542,666 570,668 586,704 582,800 530,800", "deep+mid", depth=30),
            *looks(406, 606, 34),
            *(Line(((x, y), (x - 4, y + 28)), 5, "glow") for x, y in (
                (330, 730), (366, 744), (408, 726), (448, 744), (484, 728), (432, 772), (470, 768),
            )),
            Figure(
                "old-woman", "tiptoe", (110, 868), 480, "spark/glow", "smile", look="right",
                hand=(246, 500), other_hand=(240, 612), extras=("apron",), wears="dress",
                holds=(
                    Held("umbrella", size=244, turn=-18, hand="near", coat="spark/glow"),
                    Held("cup", size=74, coat="spark/glow", hand="far", flip=True),
                ),
            ),
            Blob("240,886 320,868 540,872 590,890 420,906", "mid+soft", flat=True, fade=0.8),
            *(Line(p, 4, "glow", fade=0.9) for p in (
                "256,888 280,882 300,888", "530,892 556,886 576,892")),
            Shape("M286,800H526L498,884H314Z", "spark", depth=34),
            Shape("M286,800C300,782 512,782 526,800C512,818 300,818 286,800Z", "glow", depth=6),
            Shape("M298,800C312,788 500,788 514,800C500,812 312,812 298,800Z", "mid+soft",
                  flat=True),
            Bird("duck", "swim", (356, 806), 96, "glow/spark", look="up", shadow=0),
            Shape("M286,800C300,822 512,822 526,800L522,826H292Z", "spark", flat=True),
            Line("286,802 340,814 406,817 472,814 526,802", 7, "glow"),
            *(Shape(f"M{x},{y}q7,10 0,15q-7,-5 0,-15Z", "glow", flat=True) for x, y in (
                (276, 770), (538, 774), (452, 786), (548, 806), (266, 800))),
        ),
    ),
    Card(
        "frame-spill",
        "Loose Canvas",
        "A fish leaves its picture, and the sea runs after it; the attendant sleeps with wet feet, "
        "and a boy has brought a bowl.",
        World("wall", "ember", Light("above", 0.4, at=(300, 220), reach=700, tone="pale"),
              {"tone": "mid", "cracks": False}),
        (
            Glow((300, 240), 420, "soft", 0.8),
            Shape("M86,90L470,60L510,420L130,470Z", "pale", to="soft", span=(60, 330)),
            Glow((200, 190), 150, "glow", 0.9),
            Shape("M104,250C150,220 180,238 220,226S300,236 340,214L360,300L114,330Z", "soft+mid",
                  flat=True, fade=0.5),
            Shape("M114,316L494,266L512,424L132,474Z", "spark+deep", to="spark", span=(300, 440)),
            *(Line(p, 4, "pale", fade=0.6) for p in (
                "140,406 176,398 210,402", "262,316 300,308 340,312")),
            Put("boat", (196, 366), 96, "ink/glow", turn=-8, shadow=0),
            Shape("M58,66L498,30L546,446L104,502Z M92,100L134,466L506,418L464,68Z", "deep",
                  depth=30),
            Shape("M92,100L464,68L506,418L498,419L458,76L100,107L142,465L134,466Z",
                  "soft", flat=True),
            Shape("M-40,792C100,776 300,784 640,770V960H-40Z", "spark", depth=80),
            Shape("M150,442C250,424 400,408 512,394C540,402 556,436 560,500C566,600 580,700 620,800"
                  "H40C96,720 128,620 136,520C138,480 140,460 150,442Z", "spark", flat=True),
            Shape("M512,394C540,402 556,436 560,500C566,600 580,700 620,800H556"
                  "C530,690 530,520 512,394Z",
                  "spark+ink", flat=True, fade=0.4),
            *(Taper(p, (2, 10, 12, 3), "spark+glow", flat=True, fade=0.9) for p in (
                "176,452 176,560 150,680 96,790", "226,446 232,540 214,660 176,780",
                "536,440 544,540 556,660 590,780")),
            *(Taper(p, (2, 7, 2), "glow", flat=True) for p in (
                "150,456 176,436 220,434", "236,430 270,420 304,424", "466,402 500,394 532,408")),
            Turned(FISH, (400, 450), move=(4, -34)),
            Shape("M34,806q14,-30 40,-18q14,-26 44,-8q20,-26 48,-4q22,-18 34,16q-80,24 -166,14Z",
                  "glow", depth=8),
            Put("chair", (520, 888), 276, "soft/ink", shadow=0),
            Figure(
                "man", "read-sitting", (512, 784), 376, "deep/ink", "sleep", flip=True, look="down",
                hat="peaked", wears="uniform", other_hand=(470, 752), hand=(462, 744), shadow=0,
            ),
            Figure(
                "boy", "beg", (118, 908), 440, "soft/ink", "awe", look="right-up",
                hand=(232, 800), other_hand=(276, 846), skin="brown", hair="short/ink", shadow=0,
                turn=5, hands="flat",
                through=(
                    Shape(disc(296, 780, 74), "glow", fade=0.35, flat=True),
                    Shape("M224,786Q296,770 368,786A72,72 0 0 1 224,786Z", "spark+glow", flat=True),
                    Line("226,786 296,777 366,786", 5, "glow"),
                    Shape("M250,710a46,14 0 1 0 92,0a46,14 0 1 0 -92,0Z", "spark", flat=True),
                    Line("250,710 264,699 296,696 328,699 342,710 328,721 296,724 264,721 250,710",
                         7, "glow"),
                    Line("342,744 355,770 350,804", 7, "glow", fade=0.9)),
            ),
            Shape("M-30,866C60,854 120,872 200,862S330,876 420,860S560,870 640,858V940H-30Z",
                  "spark", flat=True, fade=0.9),
            *(Line(p, 5, "glow", fade=0.8) for p in (
                "40,872 84,864 130,872", "250,874 310,864 360,874", "440,868 500,860 550,870")),
        ),
    ),
    Card(
        "jar-lighthouse",
        "Caught This Morning",
        "A boy has caught a lighthouse in a jar and watches it turn; the keeper calls up to him, "
        "and outside a ship is lost.",
        World("wall", "ember", Light("right", 0, at=(262, 400), reach=470, tone="glow"),
              {"tone": "deep", "cracks": False}),
        (
            Within(
                "M60,60H540V690H60Z",
                (
                    Shape("M40,440H560V720H40Z", "mid+soft", to="mid", span=(440, 700)),
                    Beam(((300, 388), (300, 410)), ((580, 320), (580, 480)), "glow", 0.85),
                    Beam(((276, 388), (276, 410)), ((40, 300), (40, 470)), "glow", 0.85),
                    Put("ship", (464, 498), 104, "glow/spark", turn=14, shadow=0),
                    Turned((Shape("M404,452C440,468 500,468 556,446C552,484 532,506 516,508H440"
                                  "C418,504 404,478 404,452Z", "ink", depth=16),
                            Line("410,464 480,478 550,462", 4, "spark")), (480, 480), 14, 0.76,
                           move=(-16, 6)),
                    Shape(
                        "M40,500C120,480 200,520 300,500C370,488 414,484 440,506S500,494 560,504"
                        "V620H40Z",
                        "mid", flat=True,
                    ),
                    Shape("M40,560C90,536 130,566 180,548S420,580 460,556S530,566 560,550V700H40Z",
                          "mid+deep", flat=True),
                    Shape("M410,640L430,584L452,600L474,560L500,596L520,580L548,640Z", "ink",
                          depth=20),
                    *(Line(p, 5, "pale", fade=0.8) for p in (
                        "404,640 430,626 450,638 480,624 510,638 550,628",
                        "400,628 416,600 412,580", "392,500 424,490 452,504 500,496 548,502")),
                    *(Line(points, 4, "soft", fade=0.6) for points in (
                        "80,500 120,494 160,502", "70,552 110,542 150,556",
                        "90,600 130,590 170,602")),
                    Shape("M60,120C120,90 180,130 250,104S420,140 540,90V60H60Z", "ink", flat=True,
                          fade=0.5),
                    Air("rain"),
                ),
                World("night", "night", Light("left", 0), {"hills": False}),
            ),
            Shape("M36,36H564V700H36ZM60,60V690H540V60Z", "ink", depth=14),
            Shape("M292,60h16v210h-16Z", "ink", depth=6),
            Shape("M60,228H540v14H60Z", "ink", depth=6),
            Shape("M262,690H640V760H-30V690Z", "mid+deep", depth=40),
            Shape("M262,756H640V940H-30V756Z", "deep", to="ink", span=(740, 900), depth=30),
            *(Line(((x, 764), (x, 900)), 5, "ink", fade=0.7) for x in range(60, 600, 90)),
            Blob("120,716 260,698 420,706 520,730 420,750 200,748", "soft", flat=True, fade=0.7),
            Put("shut-book", (500, 722), 44, "spark/glow", turn=-4, shadow=0),
            Line("440,742 470,734 520,742", 5, "pale"),
            Turned((
                Glow((288, 400), 270, fade=0.85),
                Shape(
                    "M166,360C166,322 200,320 204,300H384C388,320 422,322 422,360V680C422,704 "
                    "408,712 384,712H204C180,712 166,704 166,680Z",
                    "pale", flat=True, fade=0.3,
                ),
                Shape(
                    "M170,640C230,620 300,652 360,632S410,638 417,634V686Q414,705 384,706H204"
                    "Q172,706 170,680Z", "spark", depth=16,
                ),
                Blob("198,676 214,640 256,622 330,618 380,636 398,672 300,686", "deep", depth=30),
                *(Line(p, 4, "glow", fade=0.8) for p in (
                    "196,682 230,676 262,684", "330,684 362,676 396,682",
                    "240,696 280,690 310,698")),
                Put("lighthouse", (268, 636), 276, "glow/spark", shadow=0),
                Glow((272, 396), 100),
                Beam(((276, 388), (276, 404)), ((418, 330), (418, 470)), "glow", 0.9),
                Beam(((264, 388), (264, 404)), ((168, 350), (168, 450)), "glow", 0.9),
                Blob("328,656 344,643 380,643 398,656 362,665", "spark+deep", depth=10),
                Figure("man", "raise-both", (362, 650), 112, "soft/deep", "shout", look="us",
                       hat="cap", shadow=0),
                Line(
                    "204,300 190,330 168,350 168,500 170,690 200,708 384,708 418,692 420,500"
                    " 420,350 398,330 384,300",
                    7, "glow", fade=0.9,
                ),
                Line("192,380 188,480 192,600", 9, "glow", fade=0.7),
                Line("404,370 406,420", 6, "glow", fade=0.8),
                Shape("M190,252H398V304H190Z", "spark", depth=20),
                *(Line(((x, 258), (x, 298)), 3, "ink", fade=0.4) for x in range(204, 396, 20)),
            ), move=(-26, 0)),
            *(Blob(((x - 14, 700), (x, 684), (x + 14, 700), (x, 736)), "soft+pale", depth=14)
              for x in (54, 208)),
            Figure("boy", "wave-front", (130, 1236), 620, "spark/glow", back=True, shadow=0,
                   hair="short/ink", hand=(262, 716)),
            Taper("192,660 212,700 206,748", (1, 4, 1), "pale", flat=True),
        ),
    ),
)  # fmt: skip
