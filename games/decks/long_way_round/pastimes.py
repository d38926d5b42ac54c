"""Pastimes of those who stayed."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Hand,
    Held,
    Inside,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    World,
    disc,
)


def hunter(x: float, y: float, size: float) -> tuple[Thing, ...]:
    """A hunter with a spear, as people drew them on the walls of caves."""

    def at(u: float, v: float) -> Point:
        return x + u * size, y + v * size

    return (
        Line((at(0, 0), at(0.1, -0.5), at(0.2, -0.8)), size * 0.09),
        Line((at(0.1, -0.5), at(-0.1, -0.2), at(-0.3, 0)), size * 0.07),
        Line((at(-0.4, -0.5), at(0.2, -0.7), at(0.8, -1)), size * 0.05),
        Shape(disc(*at(0.24, -0.95), size * 0.12), "ink", flat=True),
    )


CARDS = (
    Card(
        "cave-horse",
        "Older than the Road",
        "A horse has stepped out of the painted wall; its outline has "
        "stayed, and so have the hunters.",
        World("wall", "brick", Light("left", 0.5), {"tone": "mid"}),
        (
            Glow((170, 600), 470, "pale", 0.9),
            Inside(
                "horse",
                (350, 440),
                290,
                world=World(
                    "backdrop", "brick", "left", {"tone": "pale", "to": "pale", "spot": False}
                ),
            ),
            Spread("stag", ((494, 158, 92, 0),), "ink"),
            Spread("hand", ((268, 104, 58, 8), (336, 126, 54, -10), (398, 96, 56, 14)), "glow"),
            *hunter(76, 366, 62),
            *hunter(136, 404, 56),
            Blob("-30,790 140,770 330,790 640,770 640,950 -30,950", "deep", depth=60),
            Put("horse", (380, 862), 290, "spark/ink"),
            Figure(
                "child",
                "hold-up",
                (96, 866),
                290,
                "glow/spark",
                "awe",
                "right",
                hair="ponytail",
                hand=(156, 606),
                other_hand=(150, 752),
                holds=Held("candle", size=92, coat="glow/spark"),
                extras=("scarf",),
            ),
            Frame("hole", "ink", size=1.8, at=(300, 450)),
            Glow((158, 536), 200, "glow", 0.4, plane="near"),
        ),
    ),
    Card(
        "dice-chase",
        "House Rules",
        "A hand has thrown; the dice roll over the board, and the king has picked up his feet.",
        World("floor", "fern", Light("left", 0.7, rim="glow"), {"kind": "tiles", "tilt": 24}),
        (
            Hand("open", (120, 120), (-80, -190), 220, "spark/glow", bend=26),
            Blob("400,330 470,310 560,330 590,350 500,362 420,354", "ink", flat=True, fade=0.5),
            Put("dice", (490, 290), 170, "pale/ink", turn=-30),
            Put("dice", (300, 580), 270, "spark/ink", turn=16),
            Figure(
                "old-man",
                "stumble",
                (366, 872),
                360,
                "spark/glow",
                "dread",
                "behind-up",
                wears="jumper",
                hat="crown",
                extras=("belt",),
                hand=(500, 720),
                other_hand=(270, 690),
                hands="open",
            ),
            Figure("boy", "sit-ground", (96, 790), 270, "ink/glow", "sly", "us"),
            Put("dice", (126, 866), 52, "glow/ink", turn=10),
        ),
    ),
    Card(
        "frog-ringmaster",
        "Tonight Only",
        "In the ring a frog in a hat has the sun jump through a crown; a boy stands by with water.",
        World("arena", "brass", Light("above", 0.5, rim="glow")),
        (
            Glow((430, 280), 330, fade=0.9),
            Blob("350,880 420,852 490,880 420,900", "ink", depth=10),
            Line("420,880 424,720 428,560", 16, "ink"),
            Shape("M336,490L384,538L431,480L478,538L526,490L516,600H346Z", "mid", depth=20),
            Put("sun", (420, 432), 300, "soft+pale/glow", turn=12, shadow=0),
            Shape(disc(431, 270, 82), "glow", flat=True),
            Line("386,268 403,253 420,268", 6, "ink"),
            Line("442,268 459,253 476,268", 6, "ink"),
            Line("406,298 431,314 456,298", 5, "ink"),
            Shape(disc(386, 292, 11) + disc(476, 292, 11), "soft", flat=True),
            Shape(
                "M326,484L362,556L398,496L431,556L464,496L500,556L536,484L508,626H354Z",
                "pale",
                depth=30,
            ),
            Shape("M352,590H510L507,626H355Z", "soft", depth=8),
            Shape(
                disc(326, 480, 11) + disc(398, 492, 11) + disc(464, 492, 11) + disc(536, 480, 11),
                "glow",
                depth=6,
            ),
            Put("frog", (176, 850), 330, "spark/deep"),
            Shape(disc(95, 597, 27) + disc(241, 597, 27), "glow", flat=True),
            Shape(disc(106, 590, 14) + disc(252, 590, 14), "ink", flat=True),
            Put("top-hat", (176, 576), 200, "ink/soft", turn=-8, shadow=0),
            Line("318,660 332,588", 9, "ink"),
            Line("330,600 335,574", 10, "glow"),
            Taper("276,776 322,740 318,664", (30, 24, 22), "spark"),
            Blob("296,664 306,636 330,632 346,650 336,676 310,684", "spark", depth=14),
            *(
                Line(p, 3, "deep")
                for p in ("300,664 320,662", "300,650 322,648", "304,638 324,636")
            ),
            Figure(
                "boy",
                "stand",
                (524, 852),
                220,
                "mid/glow",
                "awe",
                "left-up",
                flip=True,
                hat="none",
                hand=(464, 748),
                hands="grip",
            ),
            Shape("M494,640C494,594 574,594 576,640L580,664H562L554,650H480Z", "glow", depth=14),
            Shape("M534,642V594C544,586 556,590 560,600L552,642Z", "soft", depth=6),
            Line("434,800 466,744 492,800", 4, "ink"),
            Shape("M428,792H498L489,856H438Z", "mid", depth=16),
            Blob(
                "424,792 440,782 462,778 486,782 502,792 486,800 462,803 440,800",
                "spark+glow",
                flat=True,
            ),
            dots("446,776 462,764 484,774", 5, "spark+glow"),
            Glow((431, 270), 260, "glow", 0.26, plane="near"),
        ),
    ),
)
