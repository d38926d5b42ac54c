"""Platforms, luggage, leaving."""

from math import cos, radians, sin

from games.decks.recipe import (
    Card,
    Glow,
    Line,
    Moon,
    Point,
    Put,
    Shape,
    Spread,
    Thing,
    Within,
    World,
    disc,
)


def _regular(middle: Point, r: float, rim: str, *, hour: float, minute: float) -> tuple[Thing, ...]:
    """A clock in a hat, on legs of its own, with its hands at so many degrees from noon."""
    x, y = middle
    foot = 852

    def tip(length: float, angle: float) -> Point:
        return x + length * sin(radians(angle)), y - length * cos(radians(angle))

    legs = (x - r * 0.4, x + r * 0.4)
    return (
        Shape(f"M{x - r},{foot + 4}q{r},-18 {2 * r},0q{-r},16 {-2 * r},0Z", "ink", fade=0.35),
        *(Line(((at, y + r * 0.8), (at, foot - 4)), 9) for at in legs),
        *(Shape(f"M{at - 5},{foot - 12}h12l16,12v6h-28Z", "ink", depth=6) for at in legs),
        Line(((x - r * 0.94, y + 6), (x - r * 1.2, y + r * 0.6), (x - r, y + r * 1.05)), 9),
        Shape(disc(x, y, r), rim, depth=18),
        Shape(disc(x, y, r * 0.82), "glow", depth=14),
        *(Line((tip(r * 0.68, at), tip(r * 0.74, at)), 4) for at in range(0, 360, 30)),
        Line((middle, tip(r * 0.42, hour)), 8),
        Line((middle, tip(r * 0.64, minute)), 5),
        Put("top-hat", (x, y - r * 0.78), r * 1.05, "ink/spark"),
    )


CARDS = (
    Card(
        "packed-town",
        "Everything I Need",
        "On a platform stands an open suitcase with a small town in it, lamps lit.",
        World("platform", "brass", "right"),
        (
            Shape("M150,610L170,470H450L470,610Z", "deep"),
            Glow((310, 560), 230, fade=0.8),
            Put("house", (220, 700), 120, "mid/ink"),
            Put("house", (400, 700), 140, "soft/ink"),
            Put("tower", (312, 700), 230, "mid/spark"),
            Put("fir", (268, 700), 90, "deep"),
            Put("suitcase", (310, 820), 190, "deep/spark"),
            Put("dog", (150, 856), 110, "ink/spark", flip=True),
        ),
    ),
    Card(
        "clock-passengers",
        "The Regulars",
        "Clocks in hats wait on a platform; no two of them agree.",
        World("platform", "slate", "left"),
        (
            Put("train", (440, 712), 220, "deep/spark", flip=True),
            Put("cloud", (510, 480), 50, "pale", flat=True),
            Put("cloud", (420, 462), 66, "pale", flat=True),
            Put("cloud", (300, 452), 80, "pale", flat=True, fade=0.8),
            *_regular((140, 738), 56, "deep", hour=-60, minute=30),
            *_regular((272, 726), 66, "spark", hour=135, minute=180),
            Line(((340, 732), (352, 770), (340, 800)), 9),
            *_regular((420, 746), 50, "mid", hour=80, minute=-120),
            Line(((467, 752), (484, 776), (484, 800)), 9),
            Put("suitcase", (484, 866), 72, "deep/spark"),
        ),
    ),
    Card(
        "tram-meadow",
        "End of the Line",
        "A tram has stood in the meadow for so long that poppies look out of its windows.",
        World("meadow", "fern", "left"),
        (
            Put("tram", (310, 780), 330, "spark/glow"),
            Put("tree", (420, 490), 250, "mid"),
            Spread(
                "poppy",
                ((120, 600, 100, -8), (210, 590, 120, 6), (300, 600, 96, -4)),
                "deep/spark",
                flat=False,
            ),
            Put("hare", (512, 640), 70, "deep"),
            Put("goat", (110, 860), 140, "ink/spark", flip=True),
        ),
    ),
    Card(
        "map-river",
        "Still Wet",
        "Somebody walks over a map, and the sea that is drawn on it carries a real ship.",
        World("chart", "brick", "left"),
        (
            Put("ship", (500, 560), 180, "ink/spark", shadow=0.3),
            Line(
                ((120, 800), (200, 700), (180, 590), (270, 500), (250, 400), (330, 300)),
                5,
                "spark",
                dash="3 16",
            ),
            Put("walker", (140, 840), 190, "ink/spark", shadow=0.5),
            Put("compass", (470, 820), 150, "deep/spark", shadow=0.3),
            Put("fir", (90, 330), 70, "deep", shadow=0.4),
            Put("fir", (140, 350), 56, "deep", shadow=0.4),
            Put("castle", (360, 290), 100, "deep/spark", shadow=0.4),
        ),
    ),
    Card(
        "goose-house",
        "By Air",
        "Geese carry off a house on strings; smoke still comes from its chimney.",
        World("roofs", "plum", "left", {"hour": "dusk", "low": 140}),
        (
            Moon((130, 230), 60),
            Spread(
                "goose",
                ((190, 190, 70, 8), (310, 130, 80, 0), (430, 170, 70, -6), (520, 110, 56, -4)),
                "ink/spark",
                flat=False,
            ),
            Line(((200, 210), (260, 330), (316, 440)), 2),
            Line(((316, 158), (320, 300), (320, 440)), 2),
            Line(((430, 190), (380, 320), (326, 440)), 2),
            Line(((520, 128), (420, 300), (330, 442)), 2),
            Put("house", (320, 700), 270, "mid/spark", turn=4),
            Put("ladder", (286, 830), 150, "ink", turn=10),
            Put("cloud", (440, 420), 40, "pale"),
            Put("dog", (150, 806), 90, "ink/spark", flip=True),
        ),
    ),
    Card(
        "fish-passenger",
        "First Class",
        "In a train compartment travels a fish in its bowl; the window is full of sea.",
        World("compartment", "lagoon", "left"),
        (
            Within(
                "M120,110V560H480V110Z",
                world=World("underwater", "lagoon", "above", {"weeds": False}),
                plane="far",
                things=(
                    Put("whale", (380, 560), 170, "deep", flat=True),
                    Put("fish", (180, 330), 50, "pale/spark"),
                ),
                move=(60, 40),
                zoom=0.8,
            ),
            Put("fishbowl", (120, 700), 200, "pale/spark", fade=0.75),
            Put("fish", (130, 660), 80, "spark/ink", flip=True),
            Put("top-hat", (120, 510), 70, "ink/spark", turn=-5),
            Put("suitcase", (480, 700), 110, "deep/spark"),
        ),
    ),
    Card(
        "turned-view",
        "Next Stop",
        "A child in a train looks out; a hand is turning over the landscape like a page.",
        World("compartment", "cobalt", "above"),
        (
            Within(
                "M120,110V560H480V110Z",
                world=World("mountains", "brick", "left"),
                things=(Put("windmill", (200, 800), 260, "deep/spark"),),
                move=(70, 40),
                zoom=0.72,
                plane="far",
            ),
            Within(
                "M480,110V560H300C330,470 400,400 480,330Z",
                world=World("night", "plum", "left", {"hills": False}),
                things=(Put("moon", (520, 560), 110, "glow"),),
                move=(90, 60),
                zoom=0.8,
                plane="far",
            ),
            Shape(
                "M300,560C330,470 400,400 480,330C430,380 380,380 330,350C340,430 320,500 300,560Z",
                "glow",
                plane="far",
            ),
            Put("pinch", (384, 376), 420, "pale/spark", turn=10, plane="far"),
            Put("child", (430, 760), 260, "ink/spark"),
            Put("suitcase", (110, 700), 90, "pale/spark"),
        ),
    ),
    Card(
        "signpost-wood",
        "Directions",
        "A wood of signposts, all pointing elsewhere; a child has reached its middle.",
        World("forest", "fog", "left"),
        (
            Put("signpost", (150, 740), 260, "mid", haze=0.5),
            Put("signpost", (430, 730), 280, "mid", haze=0.45, flip=True),
            Put("signpost", (290, 750), 320, "mid", haze=0.3),
            Put("signpost", (90, 840), 470, "deep/spark"),
            Put("signpost", (510, 850), 520, "deep/spark", flip=True),
            Put("child", (310, 846), 150, "ink/spark"),
            Put("owl", (440, 376), 90, "ink/spark"),
        ),
    ),
    Card(
        "boots-alone",
        "Without Him",
        "A pair of boots walks through the snow with a lantern; nobody is in them.",
        World("snow", "cobalt", "right", {"hour": "night"}),
        (
            Moon((430, 200), 54),
            Put("boot", (260, 760), 190, "deep/spark", flip=True, turn=8, shadow=0.3),
            Put("boot", (390, 820), 190, "deep/spark", flip=True, turn=-10, shadow=0.3),
            Put("lantern", (150, 700), 110, "ink/spark"),
            Glow((150, 650), 190, fade=0.8),
            Line(((600, 786), (520, 776), (440, 784), (360, 770)), 10, "mid", dash="16 34"),
            Line(((600, 838), (560, 834), (510, 838), (476, 836)), 11, "mid", dash="18 36"),
            Put("wolf", (530, 636), 90, "deep", haze=0.2),
        ),
    ),
    Card(
        "penguin-bench",
        "Is This Seat Taken",
        "In the desert stand three chairs; on one sits a penguin with a suitcase.",
        World("desert", "brick", "left"),
        (
            Moon((450, 180), 70),
            Put("chair", (150, 740), 240, "deep/spark", shadow=0.9),
            Put("chair", (310, 750), 240, "deep/spark", shadow=0.9),
            Put("chair", (470, 740), 240, "deep/spark", shadow=0.9),
            Put("penguin", (318, 640), 190, "ink/spark"),
            Put("suitcase", (390, 770), 80, "spark/glow"),
            Put("stork", (160, 300), 70, "deep/spark"),
        ),
    ),
    Card(
        "moon-wheel",
        "The Fair at the End",
        "A big wheel turns above the fields; its cabins are moons, and one is getting off.",
        World("field", "plum", "right", {"hour": "night"}),
        (
            Put("wheel", (290, 780), 600, "mid/deep"),
            Glow((290, 440), 300, fade=0.4),
            Spread(
                "moon",
                (
                    (290, 200, 66, 0),
                    (466, 280, 66, 20),
                    (540, 440, 66, 0),
                    (466, 620, 66, -10),
                    (116, 620, 66, 10),
                    (40, 440, 66, 0),
                    (116, 280, 66, -20),
                ),
                "spark",
                flat=False,
            ),
            Put("moon-face", (430, 850), 150, "spark/glow"),
            Put("child", (510, 856), 120, "ink/spark"),
        ),
    ),
    Card(
        "toll-tree",
        "Fork",
        "Where the road parts, a tree stands with a bright keyhole in its trunk.",
        World("field", "brass", "left"),
        (
            Shape(
                "M250,930C290,760 200,660 60,560L84,552C250,640 320,700 330,760"
                "C350,690 430,620 560,552L584,562C440,660 360,780 390,930Z",
                "pale",
                flat=True,
            ),
            Put("tree", (330, 720), 470, "deep/spark", shadow=0.5),
            Put("keyhole", (330, 690), 76, "glow"),
            Glow((330, 650), 120, fade=0.7),
            Put("walker", (320, 870), 130, "ink/spark"),
            Put("hedgehog", (120, 800), 56, "ink/soft"),
        ),
    ),
)
