"""Things that are let go."""

from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
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


def balloon_house(x: float, y: float, size: float) -> tuple[Thing, ...]:
    """A house far off that hangs from its balloon."""
    w, knot = 60 * size, y - 90 * size
    skin = (
        f"M{x - w:g},{knot:g}C{x - w:g},{knot - 90 * size:g} {x + w:g},{knot - 90 * size:g}"
        f" {x + w:g},{knot:g}C{x + w:g},{knot + w:g} {x + w / 6:g},{y:g} {x:g},{y:g}"
        f"C{x - w / 6:g},{y:g} {x - w:g},{knot + w:g} {x - w:g},{knot:g}Z"
    )
    return (
        Line(((x, y), (x, y + 110 * size)), 2, "mid"),
        Shape(skin, "mid", depth=14),
        Put("house", (x, y + 200 * size), 100 * size, "mid/pale", shadow=0),
    )


CARDS = (
    Card(
        "balloon-town",
        "Ballast",
        "Each house of the town hangs from a balloon; a gentleman has put his scissors to a rope.",
        World("backdrop", "frost", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            *balloon_house(70, 330, 0.5),
            *balloon_house(520, 250, 0.6),
            *balloon_house(84, 640, 0.36),
            Shape(
                "M300,-90C440,-90 500,0 480,90C460,170 350,210 310,250H290C250,210"
                " 140,170 120,90C100,0 160,-90 300,-90Z",
                "spark",
                depth=110,
            ),
            Shape("M284,246H316L322,268H278Z", "spark", depth=6),
            Turned(
                (
                    *(
                        Line(((300, 268), (x, y)), 4, "ink")
                        for x, y in ((238, 402), (300, 350), (362, 402))
                    ),
                    Shape("M196,440L300,346L404,440Z", "deep", depth=24),
                    Shape("M214,436H386V596H214Z", "glow", depth=40),
                    Shape("M208,590H392V606H208Z", "deep", depth=8),
                    Shape("M244,456H356V566H244Z", "soft", flat=True),
                    Within(
                        "M244,456H356V562H244Z",
                        (
                            Figure(
                                "woman",
                                "beg",
                                (312, 722),
                                300,
                                "spark/ink",
                                "fear",
                                look="left-down",
                                flip=True,
                                shadow=0,
                                hand=(274, 536),
                                other_hand=(262, 516),
                                hands="open",
                            ),
                        ),
                    ),
                    Shape("M236,562H364V578H236Z", "deep", depth=6),
                ),
                (300, 268),
                zoom=1.22,
            ),
            Line("300,676 296,740 304,850", 6, "ink"),
            Shape("M-30,850C160,820 420,830 640,850V930H-30Z", "deep", depth=30),
            Shape("M284,856a20,8 0 1 0 40,0a20,8 0 1 0 -40,0Z", "ink", flat=True),
            Figure(
                "man",
                "offer",
                (484, 876),
                262,
                "ink/spark",
                look="left-up",
                flip=True,
                hat="top-hat",
                shape="stout",
                wears="long-coat",
                shadow=0.5,
                hand=(404, 768),
                other_hand=(404, 716),
                hands="grip",
                through=(
                    Taper("402,716 350,742 270,780", (6, 10, 2), "mid+deep"),
                    Taper("402,768 350,742 270,704", (6, 10, 2), "mid"),
                    Shape(disc(350, 742, 6), "glow", flat=True),
                    Line("384,718 398,700 420,704 426,722 408,732 390,728 384,718", 9, "spark"),
                    Line("384,766 390,756 408,752 426,762 420,780 398,784 384,766", 9, "spark"),
                ),
            ),
        ),
    ),
    Card(
        "violin-bridge",
        "Allegro",
        "The tram to the other side runs over a violin; on the near side "
        "somebody has begun to play.",
        World("backdrop", "plum", Light("left", 0.3), {"tone": "mid", "to": "pale", "spot": False}),
        (
            Glow((330, 760), 330, "glow", 0.7),
            *(
                Line(
                    ((-30, 60 + d), (110, 110 + d), (270, 92 + d), (440, 20 + d), (640, -60 + d)),
                    4,
                    "glow",
                    fade=0.7,
                )
                for d in (0, 28, 56, 84, 112)
            ),
            *(
                thing
                for x, y in ((70, 150), (160, 172), (270, 190))
                for thing in (
                    Blob(((x - 17, y + 4), (x, y - 13), (x + 17, y - 4), (x, y + 13)), "ink"),
                    Line(((x + 14, y - 4), (x + 15, y - 70)), 5, "ink"),
                )
            ),
            Turned(
                (
                    Blob(
                        "-160,426 -80,372 20,364 100,392 172,420 190,470 230,486 272,470 300,424"
                        " 330,414 388,402 456,436 488,540 456,644 388,678 330,666 300,656 272,610"
                        " 230,594 190,610 172,660 100,688 20,716 -80,708 -160,654",
                        "spark",
                        corners=(4, 8, 16, 20),
                        depth=110,
                    ),
                    Shape("M400,510H840V570H400Z", "ink", depth=24),
                    Line("70,436 82,428 94,440 122,456 150,452 158,440", 7, "ink"),
                    Line("70,644 82,652 94,640 122,624 150,628 158,640", 7, "ink"),
                    Shape("M100,474L124,480V600L100,606Z", "glow", depth=10),
                    Shape("M-200,508L40,516V564L-200,572Z", "deep", depth=14),
                    *(Line(((-20, y), (840, y)), 3, "glow") for y in (522, 534, 546, 558)),
                ),
                about=(300, 540),
                turn=-32,
                move=(-10, 40),
            ),
            Put("tram", (566, 418), 230, "pale/spark", turn=-32, shadow=0),
            Turned(
                (
                    Shape("M444,388C444,362 490,362 490,388Z", "ink", flat=True),
                    Shape(disc(467, 350, 17), "ink", flat=True),
                    Line("444,344 488,340", 7, "ink"),
                ),
                about=(467, 370),
                turn=-32,
                zoom=0.9,
            ),
            Shape(disc(473, 437, 13), "glow", flat=True),
            Glow((473, 437), 60, "glow", 0.9),
            Figure(
                "woman",
                "run",
                (390, 528),
                200,
                "glow/deep",
                "dread",
                flip=True,
                look="behind",
                turn=-32,
                shadow=0,
            ),
            Figure(
                "boy",
                "run",
                (300, 584),
                160,
                "deep/ink",
                "fear",
                look="left",
                flip=True,
                turn=-32,
                shadow=0,
            ),
            Hand(
                "pinch",
                (492, 812),
                (720, 800),
                200,
                "deep/glow",
                bend=-6,
                through=(
                    Line("324,872 200,650 80,452", 7, "glow"),
                    Taper("360,876 236,660 110,462 72,440", (14, 11, 9, 5), "ink"),
                ),
            ),
        ),
    ),
)
