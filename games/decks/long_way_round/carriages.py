"""Those who are under way, and how."""

from games.decks.recipe import (
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
    Taper,
    Thing,
    Turned,
    Within,
    World,
    box,
)


def signpost(
    x: float, foot: float, wide: float, coat: str, arms: tuple[tuple[float, int], ...]
) -> tuple[Thing, ...]:
    """A tall post with arms that point right (1) or left (-1) to a house, from their heights."""
    path = "".join(
        f"M{x - side * wide * 0.8:g},{y:g}h{side * wide * 6:g}l{side * wide * 1.7:g},{wide * 1.3:g}"
        f"l{-side * wide * 1.7:g},{wide * 1.3:g}h{-side * wide * 6:g}Z"
        for y, side in arms
    )
    homes = "".join(
        f"M{x + side * wide * 3 - wide * 0.7:g},{y + wide * 2.1:g}v{-wide:g}"
        f"l{wide * 0.7:g},{-wide * 0.7:g}"
        f"l{wide * 0.7:g},{wide * 0.7:g}v{wide:g}Z"
        for y, side in arms
    )
    return (
        Shape(box(x - wide / 2, -30, wide, foot + 30), coat, depth=wide),
        Shape(path, coat, depth=wide),
        Shape(homes, "glow", flat=True, fade=0.8),
    )


TURNED = "M250,50C330,140 420,200 400,330C390,420 300,500 236,612C290,440 320,220 250,50Z"


PAGE_BACK = "M250,50C330,140 420,200 400,330C380,240 310,160 250,50Z"
"""A landscape that is turned over like a page, and the page's other side."""


CARDS = (
    Card(
        "turned-view",
        "Next Stop",
        "A hand turns the landscape over like a page; father is asleep over a book that turns"
        " its own.",
        World("backdrop", "brick", Light("left", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M50,40H550V620H50Z", "deep", depth=20),
            Within(
                "M70,60H530V600H70Z",
                (
                    Shape("M70,60H530V600H70Z", "spark", flat=True),
                    Shape("M70,60H530V400H70Z", "pale", to="glow", span=(60, 400)),
                    Shape("M300,400H560V620H300Z", "spark", flat=True),
                    *(
                        Line(p, 4, "glow", fade=0.7)
                        for p in (
                            "400,460 440,450 480,460",
                            "440,520 480,510 520,520",
                            "330,580 350,574 380,580",
                        )
                    ),
                    Put("boat", (466, 540), 100, "ink/glow", shadow=0),
                    Shape(
                        "M60,50H250C300,200 310,420 230,620H60Z", "glow", to="soft", span=(60, 420)
                    ),
                    Shape(
                        "M60,420L140,250L190,330L240,200L296,340C300,440 280,540 236,620H60Z",
                        "mid",
                        depth=40,
                    ),
                    Shape(
                        "M240,200L214,268L240,256L262,276L270,270ZM140,250L118,298L140,288"
                        "L160,300Z",
                        "glow",
                        flat=True,
                    ),
                    Shape(
                        "M60,500C140,470 220,480 290,470C286,530 262,590 236,620H60Z",
                        "deep",
                        depth=30,
                    ),
                    Shape(
                        "M250,50C320,220 290,440 236,612C230,440 262,220 250,50Z", "ink", True, 0.3
                    ),
                    Shape(TURNED, "pale", depth=60),
                    Shape(PAGE_BACK, "glow", flat=True),
                ),
            ),
            Hand(
                "clasp",
                (446, 206),
                (690, 60),
                190,
                "spark/glow",
                skin="brown",
                bend=20,
                through=(
                    Shape(TURNED, "pale", depth=60),
                    Shape(PAGE_BACK, "glow", flat=True),
                ),
            ),
            Shape("M30,610H570V640H30Z", "mid", depth=10),
            Shape("M-30,640H640V930H-30Z", "ink+deep", depth=30),
            Figure(
                "girl",
                "wave-front",
                (142, 896),
                430,
                "spark/glow",
                back=True,
                shadow=0,
                hand=(200, 440),
            ),
            Shape("M474,930V690Q474,636 530,636H640V930Z", "mid", depth=40),
            Shape("M380,812H640V930H380Q356,930 356,871T380,812Z", "mid", depth=30),
            Figure(
                "man",
                "read-sitting",
                (480, 818),
                380,
                "glow/spark",
                "sleep",
                look="down",
                flip=True,
                hat="bowler",
                wears="jumper",
                shadow=0,
                holds=Held("book", size=60, coat="glow/mid"),
            ),
        ),
    ),
    Card(
        "signpost-wood",
        "Directions",
        "In a wood of signposts a boy has lost his way; behind him one of the posts is being "
        "turned.",
        World("backdrop", "moss", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            Glow((390, 420), 420, "glow", 0.9),
            *signpost(236, 640, 8, "soft", ((330, 1),)),
            *signpost(500, 640, 9, "soft", ((330, 1), (400, -1))),
            *signpost(312, 640, 8, "soft", ((130, 1), (190, -1))),
            Shape("M-30,640C160,610 420,620 640,640V930H-30Z", "pale", depth=30),
            *signpost(40, 700, 14, "mid", ((300, 1), (390, 1))),
            Shape("M140,730L-30,770V796L156,738Z", "mid", flat=True, fade=0.4),
            *signpost(148, 732, 20, "deep", ((150, -1), (230, 1), (440, 1))),
            *(
                Line(points, 4, "deep", fade=0.8)
                for points in ("206,130 218,150 218,176 206,196", "224,138 234,156 234,172 224,188")
            ),
            Figure(
                "girl",
                "push",
                (43, 772),
                240,
                "mid/ink",
                "sly",
                look="right-up",
                shadow=0.3,
                hand=(146, 650),
                other_hand=(148, 690),
                hands="grip",
                through=(Line("148,600 148,722", 20, "deep"),),
            ),
            *signpost(596, 900, 30, "ink", ((60, -1), (200, -1))),
            Shape("M300,560C300,530 480,530 480,560V640H300Z", "mid", depth=20),
            Shape("M318,840H384V940H318ZM396,840H462V940H396Z", "ink", depth=20),
            Shape(
                "M296,640C296,590 340,570 390,570C440,570 484,590 484,640L500,868H280Z",
                "spark",
                depth=70,
            ),
            Taper("326,618 292,680 282,736", (40, 36, 31), "spark"),
            Taper("456,618 490,680 500,736", (40, 36, 31), "spark"),
            Hand("open", (262, 662), (284, 738), 66, "spark/glow", bend=16),
            Hand("open", (520, 662), (498, 738), 66, "spark/glow", bend=-16, flip=True),
            Taper("288,738 274,708 266,678", (32, 28, 23), "spark"),
            Taper("494,738 508,708 516,678", (32, 28, 23), "spark"),
            Line("338,590 346,660 336,740", 10, "deep"),
            Line("442,590 434,660 444,740", 10, "deep"),
            Line("390,640 390,860", 4, "deep", fade=0.6),
            *(Line(((378, y), (404, y)), 8, "glow") for y in (690, 750, 810)),
            Shape("M304,780h58v46h-58ZM418,780h58v46h-58Z", "spark", depth=14),
            Turned(
                (
                    Within(
                        "M200,300H600V594H200Z",
                        (
                            Figure(
                                "boy",
                                "shrug",
                                (390, 970),
                                530,
                                "spark/glow",
                                "doubt",
                                look="us-up",
                                shadow=0,
                            ),
                        ),
                    ),
                ),
                about=(390, 580),
                turn=7,
            ),
            Blob(
                "318,592 344,566 390,578 438,566 462,592 448,628 390,640 332,628", "glow", depth=24
            ),
            Shape("M410,620L446,616L462,712L424,720Z", "glow", depth=16),
            Line("416,660 452,654", 7, "deep"),
            Line("420,684 456,678", 7, "deep"),
        ),
    ),
)
