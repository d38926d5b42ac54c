"""Indoors, continued: guests, pictures, and what is kept in a jar."""

from games.decks.arrangements import dots
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


CARDS = (
    Card(
        "armchair-cloud",
        "The Guest",
        "A cloud has been shown to the armchair and rains politely; the hostess offers tea, and "
        "the rest of the family waits outside.",
        World("room", "dawn", Light("right", 0.5, at=(450, 300), reach=820, tone="pale"),
              {"window": "dusk"}, View((150, 450))),
        (
            Glow((450, 300), 330, "glow", 0.6),
            Shape("M-20,-20H140C116,300 124,600 140,940H-20Z", "mid", depth=50),
            *(Line(p, 5, "deep", fade=0.5) for p in ("46,0 40,400 50,940", "94,0 82,400 98,940")),
            Shape("M172,120H276V232H172Z", "mid", flat=True),
            Shape("M184,132H264V220H184Z", "pale", flat=True),
            Shape("M184,220V196q20,-24 40,0q20,-30 40,0V220Z", "mid+soft", flat=True),
            Within(
                box(344, 114, 212, 348),
                (
                    Shape(box(344, 114, 212, 348), "mid", flat=True, to="mid+soft",
                          span=(200, 460)),
                    Put("cloud", (510, 386), 112, "deep", flat=True),
                    Put("cloud", (402, 404), 96, "glow", shadow=0),
                    *looks(402, 338, 16), *looks(510, 316, 16),
                    Put("top-hat", (512, 290), 62, "ink/spark", turn=6, shadow=0),
                    *(Line(((x, y), (x - 3, y + 20)), 3, "glow", fade=0.8) for x, y in (
                        (372, 416), (404, 430), (434, 414), (486, 402), (516, 424), (540, 400))),
                ),
            ),
            Shape("M444,114h12V196h-12ZM344,192h212v12H344Z", "mid", depth=8),
            Shape("M326,470H576V488H326Z", "mid+soft", depth=8),
            Blob("170,876 290,838 600,836 650,900 420,926 190,908", "pale", fade=0.9),
            Put("armchair", (408, 868), 400, "deep/spark", shadow=0.3),
            Shape("M290,700H524V800H290Z", "ink+deep", flat=True),
            *(Blob(((x - 16, y), (x, y - 24), (x + 14, y), (x + 6, y + 30), (x - 10, y + 26)),
                   "ink", flat=True, fade=0.35) for x, y in ((268, 770), (540, 768))),
            Put("cloud", (336, 714), 92, "glow", shadow=0),
            Put("cloud", (474, 714), 104, "glow", shadow=0),
            Put("cloud", (406, 708), 168, "glow", shadow=0),
            *(Line(p, 5, "soft", fade=0.6) for p in (
                "318,690 344,704 372,694", "482,640 502,650 506,668",
                "322,640 304,652")),
            Blob("236,700 252,664 284,662 300,690 296,800 240,800", "deep+mid", depth=30),
            Blob("516,690 532,662 564,664 580,700 576,800 520,800", "deep+mid", depth=30),
            *looks(406, 620, 29),
            *(Line(((x, y), (x - 4, y + 28)), 5, "glow") for x, y in (
                (330, 730), (366, 744), (408, 726), (448, 744), (484, 728), (432, 772), (470, 768),
            )),
            Figure(
                "old-woman", "offer", (84, 868), 470, "spark/glow", "smile", look="right",
                hand=(222, 474), other_hand=(226, 640), extras=("apron",), wears="dress",
                holds=(
                    Held("umbrella", size=222, turn=-13, hand="near", coat="spark/glow"),
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
        World("wall", "ember", Light("above", 0.4, at=(300, 220), reach=640, tone="pale"),
              {"tone": "mid", "cracks": False}),
        (
            Glow((300, 240), 420, "soft", 0.8),
            Shape("M-30,700H640V730H-30Z", "deep", flat=True),
            Shape("M-30,728H640V940H-30Z", "deep", to="ink", span=(720, 900)),
            Shape("M90,90L470,40L510,420L130,470Z", "pale", to="soft", span=(60, 330)),
            Glow((200, 200), 150, "glow", 0.9),
            Shape("M104,250C150,220 180,238 220,226S300,236 340,214L360,300L114,330Z", "soft+mid",
                  flat=True, fade=0.5),
            Shape("M114,326L494,276L512,424L132,474Z", "spark", to="spark+deep", span=(280, 430)),
            *(Line(p, 4, "pale", fade=0.6) for p in (
                "140,346 190,336 240,344", "250,322 300,312 340,318", "400,300 440,290 480,296")),
            Put("boat", (188, 372), 92, "ink/glow", turn=-8, shadow=0),
            Shape("M60,60L500,4L546,448L104,502Z M94,94L132,466L508,418L468,44Z", "deep", depth=30),
            Shape("M76,74L486,22L490,32L84,84Z", "soft", flat=True, fade=0.8),
            Blob("-40,830 80,790 200,800 330,780 460,800 640,790 660,960 -40,960", "spark",
                 depth=80),
            Shape("M190,446C260,438 400,418 506,406C530,420 540,440 542,470C548,580 570,690 630,820"
                  "H50C120,740 158,640 168,540C172,500 172,470 190,446Z", "spark+deep", flat=True,
                  to="spark", span=(420, 580)),
            *(Taper(p, (2, 9, 11, 3), tone, flat=True, fade=fade) for p, tone, fade in (
                ("206,448 192,540 176,660 110,800", "pale", 0.75),
                ("250,452 256,540 240,640 204,770", "glow", 0.6),
                ("520,426 530,520 546,640 596,780", "pale", 0.75),
                ("488,440 500,560 510,660 544,770", "glow", 0.6),
                ("330,640 340,700 334,750 320,790", "spark+deep", 0.8),
                ("186,470 184,560 160,680 90,800", "spark+deep", 0.8),
                ("440,600 452,680 466,740 490,790", "spark+deep", 0.8))),
            *(Taper(p, (2, 6, 2), "glow", flat=True) for p in (
                "186,456 206,440 236,444", "236,438 262,428 292,436", "472,408 500,400 524,418",
                "294,428 318,420 340,426")),
            dots("146,440 158,400 560,470 566,410 556,550", 7, "glow"),
            dots("126,480 560,510 576,450", 4, "glow"),
            Turned((
                Blob("424,330 400,270 356,232 420,236 456,262 500,220 546,210 512,276 470,330",
                     "glow", depth=30, corners=(2, 6)),
                *(Line(p, 4, "mid") for p in (
                    "376,246 410,270 436,310", "528,226 486,270 456,310")),
                Taper("440,310 436,400 410,490 356,566 286,640", (22, 54, 74, 76, 32), "glow"),
                Blob("372,500 330,470 282,466 296,520 340,556", "pale", depth=16),
                *(Line(p, 4, "mid") for p in (
                    "350,510 320,492 296,480", "350,526 322,514 300,504")),
                *(Line(((x - 16, y - 14), (x, y + 4), (x + 18, y - 8)), 4, "soft") for x, y in (
                    (430, 360), (454, 382), (420, 410), (452, 430), (404, 456), (438, 476),
                    (396, 500), (424, 524))),
                Line("330,540 372,570 392,620", 6, "mid"),
                Shape(disc(346, 606, 22), "pale", depth=8),
                Shape(disc(340, 614, 12), "ink", flat=True),
                Shape(disc(336, 610, 4), "glow", flat=True),
                Line("324,584 350,578 372,590", 5, "mid"),
                Line("272,640 290,652 318,656", 6, "ink"),
            ), (400, 450), move=(-2, -34)),
            Shape("".join(disc(x, y, r) for x, y, r in (
                (50, 842, 24), (90, 824, 30), (140, 838, 26), (186, 820, 24), (228, 836, 30),
                (286, 828, 24), (336, 822, 30), (384, 840, 26), (426, 820, 28), (474, 836, 26),
                (520, 822, 30), (566, 838, 26), (600, 826, 24))), "glow", flat=True),
            Put("chair", (510, 884), 290, "soft/ink", shadow=0),
            Figure(
                "man", "sit", (504, 770), 390, "deep/ink", "sleep", flip=True, look="down",
                hat="peaked", wears="uniform", other_hand=(464, 738), hand=(456, 728), shadow=0,
            ),
            Put("fishbowl", (290, 846), 140, "pale/deep", shadow=0),
            Figure(
                "boy", "beg", (124, 900), 450, "soft/ink", "hush", look="right-up",
                hand=(240, 806), other_hand=(252, 764), skin="brown", hair="short/ink", shadow=0,
                hands="mitt",
            ),
            Shape("M-30,862C60,850 120,870 200,858S330,874 420,856S560,868 640,854V940H-30Z",
                  "spark", flat=True, fade=0.85),
            *(Line(p, 5, "glow", fade=0.8) for p in (
                "30,868 80,860 130,868", "190,866 250,856 300,866", "440,866 500,858 560,868",
                "320,888 380,880 430,888")),
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
