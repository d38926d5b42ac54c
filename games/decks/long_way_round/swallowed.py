"""Within ribs, in a bottle, in a suitcase."""

from games.decks.arrangements import dots, track
from games.decks.recipe import (
    Beam,
    Bird,
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
    box,
    disc,
)

BOTTLE = (
    "M84,560C58,560 46,540 46,465C46,390 58,370 84,370H350C410,370 420,428 466,432H540V498H466"
    "C420,502 410,560 350,560Z"
)


def sailed(x: float, y: float, size: float, coat: str) -> tuple[Thing, ...]:
    """A suitcase far out at sea, with a dress for a sail."""
    return (
        Shape(
            f"M{x - 20 * size:g},{y - 250 * size:g}h{40 * size:g}l{60 * size:g},{50 * size:g}"
            f"l{-24 * size:g},{30 * size:g}l{-22 * size:g},{-16 * size:g}"
            f"l{60 * size:g},{130 * size:g}"
            f"h{-188 * size:g}l{60 * size:g},{-130 * size:g}l{-22 * size:g},{16 * size:g}"
            f"l{-24 * size:g},{-30 * size:g}Z",
            coat,
            depth=20 * size,
        ),
        Line(((x, y - 280 * size), (x, y)), 8 * size, "ink"),
        Shape(box(x - 90 * size, y - 40 * size, 180 * size, 70 * size), "deep", depth=10),
        Shape(box(x - 90 * size, y - 20 * size, 180 * size, 8 * size), "glow", flat=True),
        Line(
            ((x - 120 * size, y + 26 * size), (x, y + 34 * size), (x + 120 * size, y + 24 * size)),
            5,
            "glow",
            fade=0.8,
        ),
    )


CARDS = (
    Card(
        "rib-station",
        "Change Here",
        "The station is within something's ribs; the master holds the train back and "
        "feels for the beat.",
        World("backdrop", "rose", Light("above", 0.8, at=(300, 580), reach=560),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((300, 520), 380, "mid", 0.9),
            Glow((300, 540), 240, "pale", 0.9),
            Line("300,-20 300,110", 24, "mid"),
            *(Line(((284, y), (316, y)), 6, "deep") for y in (30, 60, 90)),
            Shape("M-30,700L250,640H350L640,700V930H-30Z", "mid+deep", to="deep", span=(640, 930)),
            *(
                Taper(tuple((300 + side * x, y) for x, y in points), widths, tone)
                for side in (-1, 1)
                for points, widths, tone in (
                    (((66, 676), (96, 600), (106, 480), (98, 350), (64, 240), (0, 186)),
                     (8, 8, 9, 9, 9, 9), "pale"),
                )
            ),
            *(Blob(points, "pale", flat=True, fade=fade) for points, fade in (
                ("330,430 380,390 440,410 430,450 370,460", 0.55),
                ("170,470 220,430 260,450 240,490 190,500", 0.55),
                ("320,380 350,350 400,360 390,390", 0.4),
                ("150,640 190,610 236,630 220,660 170,664", 0.6),
                ("364,630 410,604 450,630 430,660 380,660", 0.6))),
            Shape("M262,650H338L418,930H182Z", "ink", flat=True),
            *track("300,930 300,790 300,660", 210, end=80, rail="pale", sleeper="deep"),
            Beam(((262, 620), (338, 620)), ((150, 930), (450, 930)), "glow", 0.6),
            Shape("M240,672V570H360V672Z", "ink", depth=20),
            Shape("M278,500L272,436H258V418H342V436H328L322,500Z", "ink+deep", depth=16),
            Shape(disc(300, 566, 82), "spark", depth=50),
            *(Shape("".join(disc(round(300 + 71 * x, 1), round(566 + 71 * y, 1), 4)
                            for x, y in ((0, -1), (0.7, -0.7), (1, 0), (-0.7, -0.7), (-1, 0),
                                         (0.7, 0.7), (-0.7, 0.7))), tone, flat=True)
              for tone in ("glow",)),
            Shape(disc(300, 566, 60), "ink", depth=16),
            Glow((300, 566), 170, "glow", 0.9),
            Shape(disc(300, 566, 36), "glow", flat=True),
            Shape("M226,650H374V676H226Z", "ink", depth=8),
            Shape(disc(252, 663, 11) + disc(348, 663, 11), "spark", depth=5),
            Shape("M262,676H338L352,704H248Z", "ink+deep", depth=8),
            *(Line(((x, 680), (x - (300 - x) * 0.16, 702)), 4, "mid")
              for x in (270, 285, 300, 315, 330)),
            Line("300,80 300,190", 12, "mid"),
            Taper("330,230 350,200 380,190", (14, 12, 9), "mid"),
            Put("heart", (300, 340), 184, "mid/glow", shadow=0),
            *(Line(points, 5, "deep", fade=0.6) for points in (
                "352,290 338,310 320,318", "338,310 340,326", "240,220 232,240 238,262",
                "372,218 376,240")),
            *(Line(points, 6, "pale") for points in (
                "300,188 300,198", "254,244 264,244", "346,244 336,244", "300,298 300,288")),
            Line("300,244 270,206", 9, "glow"),
            Line("300,244 330,262", 9, "glow"),
            Shape(disc(300, 244, 11), "glow", flat=True),
            Shape("M-30,706L232,668L176,930H-30ZM640,706L368,668L424,930H640Z", "mid", depth=30),
            Line("232,670 176,930", 9, "glow", fade=0.8),
            Line("368,670 424,930", 9, "glow", fade=0.8),
            *(Line(points, 4, "deep", fade=0.5) for points in (
                "216,740 20,774", "196,830 -20,880", "384,740 580,774", "404,830 620,880")),
            *(
                Taper(tuple((300 + side * x, y) for x, y in points), widths, tone)
                for points, widths, tone in (
                    (((132, 724), (142, 640), (152, 490), (148, 330), (104, 180), (0, 104)),
                     (17, 15, 17, 19, 19, 20), "mid+soft"),
                    (((262, 800), (258, 690), (262, 480), (246, 270), (168, 110), (0, 20)),
                     (20, 20, 23, 25, 25, 26), "deep+mid"),
                )
                for side in (-1, 1)
            ),
            Shape("M138,720h60l10,26h-80ZM402,720h60l10,26h-80Z", "deep", depth=10),
            *(Line(tuple((300 + side * x, y) for x, y in ((140, 480), (136, 340), (98, 200))), 5,
                   "glow", fade=0.7) for side in (-1, 1)),
            *(
                Blob(((300 - w, y), (300, y - w * 0.5), (300 + w, y), (300, y + w * 0.7)), tone)
                for w, y, tone in ((46, 100, "soft"), (66, 16, "mid"))
            ),
            Figure("man", "reach", (96, 872), 372, "spark/glow", "fear", look="right-up",
                   hat="peaked", wears="uniform", shadow=0.6, hand=(158, 606),
                   other_hand=(164, 548), hands="flat"),
            Figure("boy", "listen", (494, 866), 280, "glow/spark", "wonder", look="half",
                   flip=True, shadow=0.6, hand=(442, 746), other_hand=(438, 660), hands="flat"),
        ),
    ),
    Card(
        "bottle-sleeper",
        "Message",
        "In the bottle on the waves sleeps the message, under an envelope; a gull is at the cork.",
        World("backdrop", "tide", Light("above", 0, at=(420, 450), reach=600, tone="spark+glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("70,80 150,140 260,70 350,150 470,60 540,170 90,220 420,220", 3, "soft"),
            Blob("-40,250 120,226 300,250 460,230 640,260 460,276 200,270", "deep", flat=True,
                 fade=0.7),
            Shape("M-30,360Q60,352 150,360T330,360T510,360T700,360V500H-30Z", "deep", flat=True),
            Shape("M120,352h70l-12,18h-46ZM140,352v-18h14v18ZM160,352v-30h8v30Z", "mid", flat=True),
            Glow((150, 344), 26, "spark+glow", 0.7),
            Shape(disc(147, 344, 3) + disc(164, 330, 3), "glow", flat=True),
            Line("128,384 150,390 176,384", 4, "glow", fade=0.5),
            Shape("M-30,410Q60,376 150,410T330,410T510,400T700,410V930H-30Z", "mid", to="ink",
                  span=(400, 800)),
            *(Line(points, 5, "soft", fade=0.6) for points in (
                "-10,412 60,392 120,404", "490,400 540,396 580,406")),
            Glow((280, 450), 340, "spark+glow", 0.6),
            *(
                Put("bottle", (x, y), size, "mid/ink", turn=turn, shadow=0, haze=0)
                for x, y, size, turn in (
                    (130, 870, 150, 80), (440, 880, 160, -70), (300, 806, 90, 100))
            ),
            Shape("M-30,872Q100,850 240,876T460,880T640,866V930H-30Z", "ink", flat=True),
            Turned(
                (
                    Shape(BOTTLE, "soft+glow", flat=True, fade=0.4),
                    Within(
                        BOTTLE,
                        (
                            Glow((416, 460), 340, "spark+glow", 1),
                            Shape("M-20,538H560V640H-20Z", "deep", depth=20),
                            Blob("50,540 52,496 90,478 150,490 168,540", "soft", depth=16),
                            Glow((420, 440), 100, "glow", 0.95),
                            Put("candle", (424, 544), 112, "mid/spark", shadow=0, turn=9),
                            Figure("old-man", "sleep", (236, 540), 330, "spark/glow", "sleep",
                                   hat="wool", hair="bald+full/glow", shadow=0,
                                   hand=(262, 452), other_hand=(230, 462),
                                   through=(
                                       Shape("M180,548L206,448L352,440L382,548Z", "glow",
                                             depth=40),
                                       Line("208,450 290,508 350,442", 4, "mid"),
                                       Line("184,546 262,490", 3, "soft"),
                                       Line("378,546 316,488", 3, "soft"),
                                       Shape(disc(290, 504, 18), "spark", depth=6))),
                        ),
                    ),
                    Line("64,402 84,388 200,384 330,386", 9, "glow", fade=0.9),
                    Line("352,390 390,412 420,436", 6, "glow", fade=0.7),
                    Line("58,440 56,480 60,510", 6, "glow", fade=0.5),
                    Line("84,552 350,552 400,540", 5, "glow", fade=0.5),
                    Shape("M84,560C58,560 46,540 46,465C46,390 58,370 84,370H350C410,370 420,428"
                          " 466,432H540V498H466C420,502 410,560 350,560ZM84,566H350C416,566"
                          " 424,508 468,504H546V426H468C424,422 414,364 350,364H84C52,364 40,386"
                          " 40,465C40,544 52,566 84,566Z", "glow", flat=True, fade=0.85),
                    Shape("M524,424h26v82h-26Z", "glow", flat=True),
                    Shape("M536,436h34v58h-34Z", "pale", depth=10),
                ),
                about=(280, 460),
                turn=-9,
            ),
            Shape("M-30,596Q40,576 100,588T230,574T350,546T470,522T640,500V620Q510,590 330,640"
                  "T-30,650Z", "mid", flat=True, fade=0.5),
            Line("-20,594 40,582 100,588 230,576 340,548 470,522 600,504", 6, "soft", fade=0.8),
            *(Line(((x - w, y), (x, y + 4), (x + w, y - 2)), 6, tone, fade=fade)
              for x, y, w, tone, fade in (
                  (420, 566, 50, "glow", 0.8), (430, 590, 34, "glow", 0.7),
                  (414, 614, 44, "spark+glow", 0.6), (428, 640, 22, "spark+glow", 0.5),
                  (412, 668, 30, "spark", 0.4), (200, 600, 70, "soft", 0.5),
                  (110, 640, 50, "soft", 0.4), (270, 660, 60, "soft", 0.3))),
            Bird("gull", "peck", (486, 392), 144, "glow/spark"),
        ),
    ),
    Card(
        "case-fleet",
        "Unclaimed",
        "The lost suitcases put to sea with what was in them for sails; one has a stowaway.",
        World("backdrop", "lagoon", Light("left", 0.4), {"tone": "soft", "to": "glow",
                                                         "spot": False}),
        (
            Glow((90, 150), 260, "glow", 1),
            Blob("-40,96 60,70 200,84 240,104 100,118", "glow", flat=True, fade=0.8),
            Blob("40,60 120,40 200,56 140,70", "glow", flat=True, fade=0.6),
            Shape("M440,210L500,150L560,176L640,140V214H440Z", "soft+mid", flat=True, fade=0.5),
            Shape("M-30,210Q60,200 150,210T330,210T510,210T700,210V930H-30Z", "soft", to="mid",
                  span=(210, 620)),
            *(Line(((x, y), (x + w, y - 3), (x + 2 * w, y)), 4, "glow", fade=0.7) for x, y, w in (
                (70, 226, 30), (60, 246, 20), (190, 236, 18), (40, 400, 24), (180, 450, 22),
                (520, 300, 20), (470, 250, 24))),
            *sailed(50, 242, 0.28, "spark"),
            *sailed(126, 302, 0.38, "deep"),
            Shape("M-30,470Q60,440 150,470T330,470T510,460T700,470V700H-30Z", "soft+mid", to="mid",
                  span=(450, 700)),
            Shape("M70,356h84Q176,420 170,476l-40,4Q132,430 116,404Q104,440 100,482l-42,-4"
                  "Q52,420 70,356Z", "glow", depth=20),
            Line("110,338 104,510", 7, "ink"),
            Shape("M44,500H172L164,556H54Z", "spark+deep", depth=14),
            Shape("M44,500H172V510H44Z", "glow", flat=True, fade=0.7),
            Line("96,512 98,502 120,502 122,512", 5, "ink"),
            Line("24,556 60,548 110,560 196,548", 6, "glow", fade=0.9),
            Turned(
                (
                    Shape("M182,584L202,490H514L534,584Z", "spark+ink", depth=20),
                    Shape("M202,584L216,504H500L514,584Z", "pale", flat=True),
                    Line("210,536 350,546 506,536", 5, "spark+ink"),
                    Line("334,48 352,600", 13, "ink"),
                    Line("176,172 560,126", 9, "ink"),
                    Line("534,300 510,440 516,580", 3, "ink"),
                    Shape("M288,92Q344,118 400,78C440,76 500,78 548,118L552,206C532,196 518,196"
                          " 504,206C546,300 560,400 520,486C440,470 330,500 226,476"
                          "C252,400 256,300 240,206L196,266L146,196C180,130 240,96 288,92Z",
                          "glow", depth=110),
                    *(Line(points, 7, "pale", fade=0.9) for points in (
                        "260,180 300,300 286,460", "440,130 500,260 486,470",
                        "400,110 440,200 448,300", "250,140 262,190 256,240",
                        "530,120 524,160 528,190")),
                    *(Line(points, 4, "soft", fade=0.8) for points in (
                        "506,206 500,170 512,130", "240,206 248,170 240,140",
                        "520,250 534,330 524,420")),
                    Shape("M288,92Q344,118 400,78L396,124L346,118L300,132Z", "soft", depth=10),
                    Line("346,120 384,280 370,484", 4, "soft"),
                    dots("366,180 378,250 382,330 378,410", 7, "mid"),
                    Figure("boy", "wave", (452, 724), 280, "spark/glow", "joy", look="left",
                           flip=True, shadow=0),
                    Shape("M170,574H546L528,690C440,704 276,704 188,690Z", "spark", depth=50),
                    Shape("M170,574H546V590H170Z", "glow", flat=True, fade=0.7),
                    Shape("M200,590h22v100h-22ZM496,590h22v102h-22Z", "ink", flat=True),
                    Line("322,622 326,604 390,604 394,622", 9, "ink"),
                ),
                about=(356, 690),
                turn=4,
                zoom=0.84,
                move=(4, -84),
            ),
            Shape("M-30,626Q60,586 150,618T330,622T510,614T700,596V930H-30Z", "mid", to="deep",
                  span=(586, 800)),
            *(Blob(points, "glow", flat=True, fade=0.9) for points in (
                "186,622 210,592 240,612 290,606 334,622 400,616 456,602 506,594 540,614 400,642",
                "512,602 540,568 548,602 524,624")),
            *(Shape(disc(x, y, r), "glow", flat=True) for x, y, r in (
                (534, 552, 6), (548, 530, 4))),
            *(Line(points, 5, "soft", fade=0.6) for points in (
                "430,726 490,714 550,726", "390,790 460,776 530,790", "20,700 50,692 80,700")),
            Shape("M-30,790Q100,760 240,790T460,790T700,770V930H-30Z", "deep", flat=True),
            *(Line(points, 5, "mid", fade=0.8) for points in (
                "420,856 490,844 560,856", "330,838 370,830 410,840")),
            Shape("M36,850h28v80h-28ZM112,850h28v80h-28Z", "ink", depth=10),
            Shape("M-30,828H168L158,840L172,848L162,860H-30Z", "pale", depth=14),
            *(Line(((x, 832), (x - 3, 856)), 3, "mid") for x in (40, 96, 140)),
            Blob("76,834 120,830 164,834 120,841", "ink", flat=True, fade=0.5),
            Turned((Shape("M0,0H84L72,12L86,20L76,32H0L-10,18L2,12Z", "pale", depth=8),),
                   about=(40, 16), turn=52, move=(184, 828)),
            Blob("176,880 200,868 224,878 256,868 280,882 228,894", "glow", flat=True),
            dots("188,850 268,846 282,862 174,864", 4),
            Figure("man", "stumble", (112, 840), 300, "glow/spark", "fear", look="right-up",
                   hat="peaked", wears="uniform", hand=(274, 698), other_hand=(52, 678),
                   hands="clasp", shadow=0,
                   through=(
                       Turned((Shape("M232,700h84l30,24l-30,24h-84Z", "spark", depth=8),
                               Line("252,717 304,717", 5, "glow"),
                               Line("252,731 290,731", 5, "glow"),
                               Shape(disc(324, 724, 7), "ink", flat=True),
                               Line("324,724 350,708 366,728 392,716", 4, "ink")),
                              about=(240, 724), turn=-16, move=(28, -20)),)),
        ),
    ),
)  # fmt: skip
