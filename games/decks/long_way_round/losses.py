"""Cards about what was lost on the way, and what falls off it."""

from games.decks.recipe import (
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


def kept_moon(x: float, y: float, shade: float) -> tuple[Thing, ...]:
    """A moon in a pigeonhole; its shade lies so far to the right of it."""
    return (
        Glow((x, y), 80, "glow", 0.5),
        Shape(disc(x, y, 38), "glow", depth=14),
        Within(disc(x, y, 38), (Shape(disc(x + shade, y, 41), "deep+mid", flat=True),)),
    )


CARDS = (
    Card(
        "moon-lost-property",
        "Lost Property",
        "The clerk of an office full of moons hands one over; behind the child waits a wolf.",
        World("backdrop", "night", Light("above", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            *(
                Shape(f"M{x},{y}h118v118h-118Z", "deep+mid", depth=16)
                for x in (46, 176, 306, 436)
                for y in (40, 170, 300)
            ),
            *(
                thing
                for x, y, shade in (
                    (105, 99, 90),
                    (235, 99, 34),
                    (365, 99, 4),
                    (105, 229, -52),
                    (495, 229, 22),
                    (495, 99, 90),
                )
                for thing in kept_moon(x, y, shade)
            ),
            Put("umbrella", (105, 404), 76, "spark/ink", shadow=0),
            Put("boot", (495, 404), 70, "soft/ink", shadow=0),
            Put("top-hat", (206, 278), 52, "soft/ink", shadow=0),
            Glow((320, 520), 340, "glow", 0.95),
            Figure(
                "man",
                "hold-front",
                (320, 800),
                560,
                "spark/ink",
                "smile",
                look="down",
                hat="peaked",
                wears="long-coat",
                hair="short+full/ink",
                shadow=0,
                hand=(398, 540),
                other_hand=(242, 540),
            ),
            Shape(disc(320, 516, 86), "glow", depth=50),
            Hand("open", (230, 540), (190, 416), 80, "spark/ink", bend=46),
            Hand("open", (410, 540), (450, 416), 80, "spark/ink", bend=-46, flip=True),
            Shape("M-30,622H640V662H-30Z", "pale", flat=True),
            Shape("M-30,662H640V930H-30Z", "soft", to="mid", span=(660, 930), flat=True),
            Line("-20,700 620,700", 4, "mid", fade=0.6),
            *(
                thing
                for dx, tone in ((4, "pale"), (0, "ink"))
                for thing in (
                    Figure(
                        "girl",
                        "hold-up",
                        (150 + dx, 914 - dx),
                        330,
                        "ink/ink",
                        look="up",
                        silhouette=tone,
                        hair="bob",
                        shadow=0,
                        hand=(150, 820),
                        other_hand=(150, 820),
                    ),
                    Hand("open", (258 + dx, 686 - dx), (160, 762), 50, silhouette=tone, bend=-10),
                    Hand("open", (290 + dx, 742 - dx), (160, 780), 50, silhouette=tone, bend=-14),
                )
            ),
            Taper("112,660 86,690 82,730 92,766", (11, 13, 12, 5), "ink", flat=True),
            Line("78,722 98,724", 6, "pale"),
            Shape("M146,622L168,640L158,646L160,656L148,664Z", "ink", flat=True),
            Put("wolf", (460, 900), 300, "ink/glow", shadow=0, flip=True),
        ),
    ),
    Card(
        "wheel-house",
        "Moving Day",
        "A snail hauls a tower on a cart uphill, a man pushes, and the teapot falls out.",
        World("backdrop", "fern", Light("left", 0), {"tone": "soft", "to": "glow", "spot": True}),
        (
            Put("cloud", (440, 250), 90, "pale", flat=True, shadow=0),
            Put("cloud", (330, 140), 60, "pale", flat=True, shadow=0),
            Turned(
                (
                    Shape("M-300,740H1000V1500H-300Z", "deep", depth=60),
                    *(
                        Line(((x, 760), (x + 8, 748), (x + 14, 738)), 3, "ink")
                        for x in range(-80, 760, 52)
                    ),
                    Line("290,684 330,700 372,716", 7, "ink"),
                    Put("snail", (458, 746), 236, "spark/glow", shadow=0, flip=True),
                    Shape("M60,664H300V690H60Z", "ink", depth=10),
                    Shape(disc(110, 700, 44) + disc(250, 700, 44), "spark", depth=14),
                    Shape(disc(110, 700, 13) + disc(250, 700, 13), "ink", flat=True),
                    Shape("M100,664L114,236H246L260,664Z", "glow", depth=60),
                    Shape("M86,244L180,60L274,244Z", "spark", depth=34),
                    Line("180,64 180,20", 4, "ink"),
                    Shape("M180,20l50,14l-50,14Z", "spark", flat=True),
                    Shape("M146,330Q146,296 180,296Q214,296 214,330V396H146Z", "ink", flat=True),
                    Shape("M156,664V586Q156,552 182,552Q208,552 208,586V664Z", "deep", flat=True),
                    Shape("M150,470h22v34h-22ZM190,440h22v34h-22Z", "ink", flat=True),
                    Within(
                        "M40,200H214V392H138V500H40Z",
                        (
                            Figure(
                                "woman",
                                "wave",
                                (186, 486),
                                200,
                                "spark/ink",
                                "fear",
                                look="left-down",
                                flip=True,
                                shadow=0,
                                hand=(98, 430),
                                other_hand=(124, 372),
                                hands="open",
                            ),
                        ),
                    ),
                    Shape("M138,390h84v12h-84Z", "spark", depth=6),
                    Figure(
                        "man",
                        "push",
                        (12, 744),
                        250,
                        "ink/spark",
                        "worry",
                        look="right",
                        shape="stout",
                        shadow=0,
                        hand=(98, 596),
                        other_hand=(98, 628),
                        hands="flat",
                    ),
                ),
                about=(300, 600),
                turn=-20,
                zoom=0.84,
                move=(8, 20),
            ),
            Put("teapot", (64, 556), 76, "spark/glow", turn=-60, shadow=0),
            *(
                Line(((x, y), (x + 4, y + 40)), 3, "mid", fade=0.7)
                for x, y in ((48, 420), (74, 404))
            ),
        ),
    ),
)
