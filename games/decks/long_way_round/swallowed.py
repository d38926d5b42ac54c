"""Within ribs, in a bottle, in a suitcase."""

from games.decks.arrangements import dots, track
from games.decks.recipe import (
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
        Shape(box(x - 90 * size, y - 40 * size, 180 * size, 70 * size), "ink", depth=10),
        Shape(box(x - 90 * size, y - 20 * size, 180 * size, 8 * size), "glow", flat=True),
    )


CARDS = (
    Card(
        "rib-station",
        "Change Here",
        "The station is within something's ribs; the master holds the train back and "
        "feels for the beat.",
        World("backdrop", "rose", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((300, 520), 360, "pale", 1),
            Line("300,-20 300,110", 22, "mid"),
            *(Line(((286, y), (314, y)), 5, "deep") for y in (30, 60, 90)),
            Shape("M-30,700L250,640H350L640,700V930H-30Z", "mid+deep", to="deep", span=(640, 930)),
            *(
                Taper(tuple((300 + side * x, y) for x, y in points), widths, tone)
                for side in (-1, 1)
                for points, widths, tone in (
                    (
                        ((64, 672), (96, 600), (106, 480), (98, 350), (64, 240), (0, 186)),
                        (3, 6, 8, 9, 9, 9),
                        "pale",
                    ),
                )
            ),
            Shape("M262,650H338L418,930H182Z", "ink", flat=True),
            *track("300,930 300,790 300,660", 210, end=80, rail="pale", sleeper="deep"),
            Shape("M240,672V570H360V672Z", "ink", depth=20),
            Shape("M278,500L272,432H260V416H340V432H328L322,500Z", "ink", depth=8),
            Shape(disc(300, 566, 80), "spark", depth=40),
            Shape(disc(300, 566, 60), "ink", depth=16),
            Glow((300, 566), 150, "glow", 0.9),
            Shape(disc(300, 566, 36), "glow", flat=True),
            Shape("M226,650H374V676H226Z", "ink", depth=8),
            Shape(disc(252, 663, 10) + disc(348, 663, 10), "soft", depth=5),
            Shape("M262,676H338L352,700H248Z", "ink", depth=8),
            Line("300,80 300,190", 12, "mid"),
            Put("heart", (300, 336), 176, "mid/glow", shadow=0),
            Line("300,232 300,184", 9, "glow"),
            Line("300,232 338,256", 9, "glow"),
            Shape(disc(300, 232, 11), "glow", flat=True),
            Shape("M-30,706L232,668L176,930H-30ZM640,706L368,668L424,930H640Z", "mid", depth=30),
            Line("232,670 176,930", 8, "soft"),
            Line("368,670 424,930", 8, "soft"),
            Blob("156,720 192,708 226,720 190,732", "ink", flat=True, fade=0.5),
            Blob("374,720 408,708 444,720 410,732", "ink", flat=True, fade=0.5),
            *(
                Taper(tuple((300 + side * x, y) for x, y in points), widths, tone)
                for points, widths, tone in (
                    (
                        ((92, 716), (134, 640), (152, 490), (148, 330), (104, 180), (0, 104)),
                        (4, 12, 17, 19, 19, 20),
                        "soft",
                    ),
                    (
                        ((196, 790), (246, 690), (262, 480), (246, 270), (168, 110), (0, 20)),
                        (5, 16, 23, 25, 25, 26),
                        "mid",
                    ),
                )
                for side in (-1, 1)
            ),
            *(
                Blob(((300 - w, y), (300, y - w * 0.5), (300 + w, y), (300, y + w * 0.7)), tone)
                for w, y, tone in ((46, 100, "soft"), (66, 16, "mid"))
            ),
            Blob("20,882 90,868 170,882 90,896", "ink", flat=True, fade=0.6),
            Blob("480,868 530,858 590,868 530,880", "ink", flat=True, fade=0.6),
            Figure(
                "man",
                "reach",
                (72, 880),
                380,
                "spark/glow",
                "fear",
                look="right-up",
                hat="peaked",
                wears="uniform",
                shadow=0,
                hand=(158, 592),
                other_hand=(164, 644),
                hands="flat",
            ),
            Figure(
                "boy",
                "listen",
                (500, 872),
                280,
                "glow/spark",
                "wonder",
                look="half",
                flip=True,
                shadow=0,
                hand=(412, 702),
                other_hand=(420, 652),
                hands="flat",
            ),
        ),
    ),
    Card(
        "bottle-sleeper",
        "Message",
        "In the bottle on the waves sleeps the message, under an envelope; a gull is at the cork.",
        World("backdrop", "tide", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("70,80 150,140 260,70 350,150 470,60 540,170 90,220 420,220", 3, "soft"),
            Shape(
                "M-30,400Q60,376 150,400T330,400T510,400T700,400V930H-30Z",
                "mid",
                to="ink",
                span=(400, 800),
            ),
            Glow((260, 440), 330, "glow", 0.75),
            *(
                Put("bottle", (x, y), size, "deep/ink", turn=turn, shadow=0)
                for x, y, size, turn in (
                    (120, 870, 150, 80),
                    (440, 890, 170, -70),
                    (300, 800, 90, 100),
                )
            ),
            Turned(
                (
                    Shape(BOTTLE, "soft+glow", flat=True, fade=0.55),
                    Within(
                        BOTTLE,
                        (
                            Glow((398, 470), 330, "glow", 1),
                            Shape("M-20,536H560V640H-20Z", "deep", depth=20),
                            Blob("60,540 56,480 110,462 168,480 172,540", "soft", depth=16),
                            Within(
                                "M40,360H232V570H40Z",
                                (
                                    Figure(
                                        "old-man",
                                        "face-us",
                                        (536, 594),
                                        470,
                                        "spark/mid",
                                        "sleep",
                                        hat="wool",
                                        hair="bald+full/glow",
                                        shadow=0,
                                        turn=-74,
                                    ),
                                ),
                            ),
                            Shape("M142,560L190,414L352,426L370,560Z", "pale", depth=24),
                            Line("192,418 272,500 350,430", 4, "mid"),
                            Shape(disc(272, 496, 19), "spark", depth=6),
                            Glow((392, 440), 110, "glow", 0.9),
                            Put("candle", (398, 544), 124, "mid/spark", shadow=0, turn=9),
                        ),
                    ),
                    Line("60,400 80,386 200,384 330,386", 7, "glow", fade=0.9),
                    Line("84,560 350,560 404,546 440,512 466,500 540,498", 4, "glow", fade=0.7),
                    Shape(
                        "M84,560C58,560 46,540 46,465C46,390 58,370 84,370H350C410,370 420,428"
                        " 466,432H540V498H466C420,502 410,560 350,560ZM84,566H350C416,566"
                        " 424,508 468,504H546V426H468C424,422 414,364 350,364H84C52,364 40,386"
                        " 40,465C40,544 52,566 84,566Z",
                        "glow",
                        flat=True,
                        fade=0.85,
                    ),
                    Shape("M528,424h22v82h-22Z", "glow", flat=True),
                    Shape("M540,436h34v58h-34Z", "spark", depth=10),
                ),
                about=(280, 460),
                turn=-9,
            ),
            Shape(
                "M-30,520Q60,496 150,520T330,520T510,520T700,520V640Q510,600 330,640T-30,640Z",
                "mid",
                flat=True,
                fade=0.35,
            ),
            Bird("gull", "peck", (488, 392), 120, "glow/spark"),
        ),
    ),
    Card(
        "case-fleet",
        "Unclaimed",
        "The lost suitcases put to sea with what was in them for sails; one has a stowaway.",
        World(
            "backdrop", "lagoon", Light("left", 0), {"tone": "pale", "to": "glow", "spot": False}
        ),
        (
            Shape(
                "M-30,210Q60,200 150,210T330,210T510,210T700,210V930H-30Z",
                "soft",
                to="deep",
                span=(210, 800),
            ),
            *sailed(64, 258, 0.3, "spark"),
            *sailed(166, 310, 0.4, "deep"),
            Shape("M66,350h84l12,116h-38l-16,-72l-18,72h-38Z", "glow", depth=14),
            Line("108,336 108,500", 7, "ink"),
            Shape(box(46, 496, 124, 50), "ink", depth=8),
            Shape(box(46, 510, 124, 6), "glow", flat=True),
            Line("30,548 60,542 110,550 190,544", 4, "pale", fade=0.7),
            Turned(
                (
                    Shape("M182,584L202,490H514L534,584Z", "spark+ink", depth=20),
                    Shape("M202,584L216,504H500L514,584Z", "pale", flat=True),
                    Line("210,536 350,546 506,536", 5, "spark+ink"),
                    Line("350,60 356,600", 13, "ink"),
                    Shape(
                        "M296,90Q350,120 404,86L436,96L560,170L532,256L474,220C500,310"
                        " 498,400 474,480C400,508 300,508 232,480C214,400 214,310 240,220"
                        "L180,256L150,170L264,96Z",
                        "glow",
                        depth=70,
                    ),
                    Shape("M296,90Q350,120 404,86L392,130L352,120L306,132Z", "soft", depth=10),
                    Line("352,122 364,280 356,494", 3, "soft"),
                    dots("366,180 370,260 368,340 362,420", 6, "mid"),
                    Figure(
                        "boy",
                        "wave",
                        (450, 720),
                        270,
                        "spark/glow",
                        "joy",
                        look="left",
                        flip=True,
                        shadow=0,
                    ),
                    Shape("M170,574H546L528,690C440,704 276,704 188,690Z", "spark", depth=40),
                    Shape("M170,574H546V590H170Z", "glow", flat=True, fade=0.7),
                    Shape("M200,590h22v100h-22ZM496,590h22v102h-22Z", "ink", flat=True),
                    Line("322,622 326,604 390,604 394,622", 9, "ink"),
                ),
                about=(356, 690),
                zoom=0.92,
                move=(24, -4),
            ),
            Shape(
                "M-30,668Q60,650 150,668T330,668T510,668T700,668V726Q510,710 330,726T-30,726Z",
                "mid",
                flat=True,
            ),
            Shape("M-30,850H216L240,876L230,930H-30Z", "ink", depth=40),
            Shape("M-30,842H222V868H-30Z", "pale", depth=10),
            Blob("40,848 100,843 160,849 100,856", "ink", flat=True, fade=0.5),
            Figure(
                "man",
                "run",
                (108, 852),
                280,
                "glow/spark",
                "fear",
                look="right-up",
                hat="peaked",
                wears="uniform",
                hand=(208, 716),
                other_hand=(52, 752),
                hands="clasp",
                shadow=0,
                through=(
                    Turned(
                        (
                            Shape("M166,706h84l24,18l-24,18h-84Z", "glow", depth=6),
                            Shape(disc(252, 724, 6), "ink", flat=True),
                            Line("252,724 290,742 306,726", 4, "ink"),
                        ),
                        about=(186, 724),
                        turn=-16,
                        move=(14, -6),
                    ),
                ),
            ),
        ),
    ),
)
