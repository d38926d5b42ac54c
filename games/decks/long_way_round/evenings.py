"""Ways to spend an evening."""

from games.decks.recipe import (
    Air,
    Beam,
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
    World,
    disc,
)


def step(left: float, y: float, wide: float, coat: str) -> tuple[Thing, ...]:
    """A book that lies in the air, seen from its pages and a little from above."""
    right = left + wide
    pages = "".join(f"M{left:g},{y + down}H{right:g}v2H{left:g}Z" for down in (12, 19))
    return (
        Shape(f"M{left:g},{y:g}l40,-26h{wide:g}l-40,26Z", coat, depth=14),
        Shape(f"M{left:g},{y + 6:g}H{right:g}v22H{left:g}Z", "glow", depth=8),
        Shape(pages, "soft", flat=True),
        Shape(f"M{right:g},{y:g}l40,-26v36l-40,26Z", coat, flat=True),
        Shape(f"M{right:g},{y:g}l40,-26v36l-40,26Z", "ink", flat=True, fade=0.45),
        Shape(
            f"M{left - 6:g},{y:g}H{right:g}v7H{left - 6:g}ZM{left - 6:g},{y + 27:g}"
            f"H{right:g}v8H{left - 6:g}Z",
            coat,
            flat=True,
        ),
    )


BOWING_BEAR: tuple[Thing, ...] = (
    Taper("476,560 508,680 504,786", (50, 40, 34), "pale"),
    Blob("470,806 474,776 520,770 552,790 552,808", "pale", depth=12),
    Blob(
        "474,650 510,570 486,480 410,440 320,446 252,492 240,560 290,620 370,640", "glow", depth=90
    ),
    Taper("432,560 424,690 420,786", (62, 46, 38), "glow"),
    Blob("376,806 382,774 430,768 466,788 466,808", "glow", depth=14),
    Shape(disc(250, 486, 22) + disc(312, 520, 24), "glow", depth=14),
    Shape(disc(250, 486, 10) + disc(314, 520, 11), "soft", flat=True),
    Blob(
        "206,548 236,500 296,508 322,556 304,606 256,632 214,676 172,680 162,650 188,606",
        "glow",
        depth=60,
    ),
    Line("214,572 228,584 244,578", 6, "ink"),
    Blob("156,668 162,644 188,648 194,668 176,686", "ink", depth=8),
    Line("194,680 222,686 242,668", 4, "ink"),
    Put("top-hat", (268, 782), 112, "spark/ink", turn=-28, shadow=0),
    Taper("350,570 340,670 292,712", (44, 36, 28), "glow"),
    Line("276,704 266,718", 4, "ink"),
    Line("288,716 280,730", 4, "ink"),
)
"""A white bear that bows from right to left, one arm stretched forward."""


CARDS = (
    Card(
        "snow-stage",
        "Matinée",
        "It really snows on the stage. The bear takes its bow, and the front row is snowed in.",
        World("theatre", "frost", Light("left", 0.3)),
        (
            Beam(((240, 100), (340, 100)), ((90, 800), (500, 800)), fade=0.7),
            Put("fir", (160, 700), 330, "deep"),
            Shape("M100,262H500V280H100Z", "ink", depth=8),
            Figure(
                "man",
                "fish",
                (392, 264),
                230,
                "pale/spark",
                "joy",
                "left-down",
                flip=True,
                hat="cap",
                shadow=0,
                hand=(318, 184),
                other_hand=(312, 200),
            ),
            Shape("M330,160L356,220L268,246L246,196Z", "spark", depth=14),
            Shape("M269,254A35,17 70 1 1 245,188A35,17 70 1 1 269,254Z", "pale", depth=6),
            Shape("M267,248A29,11 70 1 1 247,194A29,11 70 1 1 267,248Z", "ink", flat=True),
            Blob("246,216 258,210 270,226 274,248 262,262 248,250", "glow", flat=True),
            Shape(
                "".join(
                    disc(x, y, r)
                    for x, y, r in (
                        (256, 262, 13),
                        (244, 292, 11),
                        (268, 322, 12),
                        (240, 356, 10),
                        (262, 390, 11),
                        (236, 424, 9),
                        (270, 446, 10),
                        (250, 480, 9),
                    )
                ),
                "glow",
                flat=True,
            ),
            Blob("30,730 150,690 300,710 420,690 570,730 590,850 30,850", "soft", depth=50),
            *BOWING_BEAR,
            Air("snow", plane="near"),
            Blob("0,960 20,880 90,858 140,858 214,880 236,960", "ink", plane="near"),
            Shape(disc(116, 816, 52), "ink", depth=20, plane="near"),
            Blob("56,806 70,766 116,746 162,766 176,806 116,788", "glow", plane="near"),
            Blob("6,900 22,868 84,852 70,880", "glow", plane="near"),
            Blob("230,900 210,868 150,852 164,880", "glow", plane="near"),
            Figure(
                "girl",
                "hold-front",
                (478, 1110),
                430,
                "deep/spark",
                "joy",
                look="us",
                hat="wool",
                hand=(492, 840),
                other_hand=(464, 840),
                hands="flat",
                plane="near",
            ),
        ),
    ),
    Card(
        "book-stairs",
        "The Last Volume",
        "At the top of a stair of books somebody writes the next step; below, a reader took one.",
        World("backdrop", "dawn", Light("right", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((430, 230), 420, "soft", 0.9),
            Shape(disc(430, 230, 190), "pale", to="soft", span=(60, 420)),
            *step(40, 818, 210, "spark"),
            *step(170, 648, 150, "spark"),
            *(
                Line(points, 3, "pale", dash="9 9", fade=0.8)
                for points in (
                    "272,580 428,580",
                    "272,580 318,554",
                    "318,554 468,554",
                    "468,554 428,580",
                    "272,580 272,615",
                    "272,615 428,615",
                    "428,580 428,615",
                    "428,615 468,589",
                    "468,589 468,554",
                )
            ),
            *step(304, 476, 150, "spark"),
            *step(356, 390, 160, "soft"),
            Put("pencil", (424, 384), 270, "spark/glow", turn=-8, shadow=0),
            Figure(
                "old-man",
                "row-standing",
                (512, 378),
                250,
                "ink/deep",
                look="down",
                flip=True,
                shadow=0,
                hair="bald+full/glow",
                hand=(424, 270),
                other_hand=(420, 236),
                hands="grip",
            ),
            Shape(
                "M210,190q30,-26 62,-18q-8,34 6,70q-34,-6 -62,18q10,-36 -6,-70Z"
                "M90,320q34,-4 58,20q-24,24 -26,60q-24,-26 -60,-22q30,-24 28,-58Z"
                "M92,462q26,-22 58,-10q-14,28 -4,58q-30,-12 -56,8q14,-28 2,-56Z",
                "glow",
                depth=10,
            ),
            Glow((322, 486), 120, "glow", 0.8),
            Figure(
                "boy",
                "march",
                (226, 640),
                216,
                "ink/spark",
                "worry",
                look="right-down",
                shadow=0,
                hand=(284, 530),
                holds=Held("candle", size=80, coat="glow/spark"),
            ),
            Figure(
                "woman",
                "read-sitting",
                (110, 804),
                270,
                "glow/spark",
                "delight",
                look="down",
                shadow=0,
                holds=Held("book", size=60, coat="mid/glow"),
            ),
        ),
    ),
)
