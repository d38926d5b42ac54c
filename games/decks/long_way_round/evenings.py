"""Ways to spend an evening."""

from games.decks.arrangements import dots
from games.decks.recipe import (
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
    Turned,
    View,
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


def spectator(x: float, y: float, size: float, coat: str) -> tuple[Thing, ...]:
    """Somebody in the front row, from behind, with snow on hat and shoulders."""
    return (
        Turned(
            (
                Blob("-96,60 -84,-6 -40,-34 40,-34 84,-6 96,60", coat, depth=30),
                Shape("M-30,-44H30L38,-18Q0,-6 -38,-18Z", "pale", depth=8),
                Shape(disc(-44, -80, 12) + disc(44, -80, 12), "spark+glow", depth=10),
                Blob("-42,-84 -36,-40 0,-32 36,-40 42,-84 0,-120", "spark+ink", depth=20),
                Shape("M-70,-104Q0,-78 70,-104L60,-116H-60Z", "spark", depth=10),
                Shape("M-44,-112C-44,-176 44,-176 44,-112Q0,-98 -44,-112Z", "spark", depth=20),
                Blob("-32,-154 -22,-176 2,-182 24,-174 32,-156 10,-162 -12,-156", "glow", depth=8),
                Blob("-92,-2 -70,-30 -44,-36 -62,-8", "glow", depth=8),
                Blob("92,-2 70,-30 44,-36 62,-8", "glow", depth=8),
            ),
            about=(0, 0),
            zoom=size,
            move=(x, y),
            plane="near",
        ),
    )


BOWING_BEAR: tuple[Thing, ...] = (
    Taper("476,560 508,680 504,786", (50, 40, 34), "soft"),
    Blob("470,806 474,776 520,770 552,790 552,808", "soft", depth=12),
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
        World("theatre", "frost", Light("left", 0.3), view=View((300, 470), 1.16)),
        (
            Beam(((206, 30), (444, 30)), ((70, 810), (540, 810)), "glow", fade=0.72),
            Shape("M150,272L194,284L176,298L208,308L178,318L188,334L150,318ZM252,308L212,314L228,331"
                  "L196,338L226,350L212,364L252,352Z", "glow", depth=6),
            Shape("M90,242L184,286L166,299L196,308L168,318L178,332L90,288ZM520,242L222,316L238,331"
                  "L206,338L236,349L222,361L520,284Z", "ink", depth=8),
            Figure("man", "fish", (418, 274), 236, "deep/spark", "joy", "left-down", flip=True,
                   hat="cap", shadow=0, hand=(342, 192), other_hand=(336, 208)),
            Turned((
                Shape("M330,160L356,220L268,246L246,196Z", "mid", depth=14),
                Shape("M269,254A35,17 70 1 1 245,188A35,17 70 1 1 269,254Z", "pale", depth=6),
                Shape("M267,248A29,11 70 1 1 247,194A29,11 70 1 1 267,248Z", "ink", flat=True),
                Blob("246,216 258,210 270,226 274,248 262,270 246,252", "glow", flat=True),
                dots("258,282 240,312 272,336 250,372 226,402 284,412 262,448", 9),
                dots("236,286 276,300 256,340 226,350 292,372 206,430 300,462", 6),
                dots("220,316 290,330 204,376 272,392 312,410 184,452", 4),
            ), move=(24, 8)),
            Blob("40,690 150,668 300,680 420,664 560,690 580,770 40,770", "pale", depth=50),
            Blob("170,742 260,722 460,722 540,744 420,764 230,762", "deep", flat=True, fade=0.4),
            Turned(BOWING_BEAR, about=(330, 640), zoom=0.9, move=(-16, -40)),
            *spectator(252, 884, 0.66, "deep"),
            *spectator(98, 894, 1, "ink"),
            Figure("girl", "hold-front", (494, 1058), 370, "deep/spark", "joy", look="us",
                   hat="wool", hand=(506, 852), other_hand=(482, 852), hands="flat", plane="near"),
        ),
    ),
    Card(
        "book-stairs",
        "The Last Volume",
        "At the top of a stair of books somebody writes the next step; below, a reader took one.",
        World("backdrop", "dawn", Light("right", 0, at=(284, 478), reach=520, tone="pale+glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((430, 290), 420, "soft", 0.8),
            Shape(disc(430, 270, 180), "pale", to="soft", span=(90, 450)),
            Blob("300,800 380,770 470,780 560,760 660,790 660,960 260,960", "deep", flat=True),
            *(Shape(f'M{x},{y}v{-s}l{s * 0.5:g},{-s * 0.5:g}l{s * 0.5:g},{s * 0.5:g}v{s}Z', "ink",
                    flat=True, fade=f)
              for x, y, s, f in ((330, 800, 18, 0.6), (366, 794, 22, 0.6), (420, 796, 18, 0.6),
                                 (470, 800, 26, 0.7), (520, 790, 20, 0.6), (350, 840, 32, 0.9),
                                 (420, 850, 36, 0.9), (500, 846, 40, 0.9))),
            Shape("M362,828h8v10h-8ZM436,832h9v12h-9ZM518,826h10v12h-10ZM480,786h6v8h-6ZM376,782h5"
                  "v7h-5Z",
                  "pale", flat=True),
            Blob("240,780 330,752 400,764 470,744 540,760 460,782 330,790", "soft", flat=True,
                 fade=0.22),
            Blob("380,690 460,668 560,676 610,690 540,706 440,704", "soft", flat=True, fade=0.16),
            *step(40, 818, 210, "spark"),
            *step(140, 668, 150, "spark"),
            Shape("M266,590H414V624H266ZM266,590L306,564H454L414,590ZM414,590L454,564V598L414,624Z",
                  "pale", flat=True, fade=0.16),
            *(Line(points, 4, "glow", dash="9 9", fade=0.9)
              for points in ("266,590 414,590", "266,590 306,564", "266,590 266,624",
                             "266,624 414,624", "414,590 414,624", "414,624 454,598")),
            Line("306,564 380,564", 4, "glow", dash="9 9", fade=0.9),
            *step(402, 470, 124, "spark"),
            Figure("old-man", "row-standing", (506, 462), 256, "ink/deep", "stern",
                   look="left-down", flip=True, shadow=0, hair="bald+full/glow", hand=(401, 356),
                   other_hand=(398, 312), hands="grip",
                   through=(Put("pencil", (404, 566), 330, "spark/glow", turn=-3, shadow=0),)),
            Shape("M150,150q30,-26 62,-18q-8,34 6,70q-34,-6 -62,18q10,-36 -6,-70ZM70,300q34,-4"
                  " 58,20q-24,24 -26,60q-24,-26 -60,-22q30,-24 28,-58Z",
                  "glow", depth=10),
            Shape("M508,640q20,-14 38,-6q-8,18 -2,38q-20,-8 -38,4q10,-18 2,-36ZM330,720q14,-10"
                  " 28,-4q-6,14 -2,26q-14,-6 -26,2q6,-12 0,-24Z",
                  "pale", depth=8),
            *(Line(p, 3, "soft")
              for p in ("170,158 204,154", "172,174 206,170", "174,190 200,188", "70,326 104,336",
                        "66,342 96,352")),
            Glow((276, 500), 190, "pale+glow", 0.85),
            Figure("boy", "march", (186, 660), 236, "deep/spark", "worry", look="right-down",
                   shadow=0, hand=(262, 548), holds=Held("candle", size=84, coat="glow/spark")),
            Glow((268, 496), 60, "glow", 0.7),
            Figure("woman", "read-sitting", (84, 804), 250, "glow/spark", "delight", look="down",
                   shadow=0, hand=(162, 736), holds=Held("book", size=58, coat="mid/glow")),
        ),
    ),
)  # fmt: skip
