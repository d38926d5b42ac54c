"""Strange encounters, and coming home."""

from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Frame,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Within,
    World,
    disc,
)

CORN = (40, 780, 10), (104, 826, -10), (176, 800, 12), (250, 850, 10), (556, 810, -12)


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
            Beast("horse", "walk", (366, 440), 190, silhouette="pale", flip=True, shadow=0),
            Spread("stag", ((494, 158, 92, 0),), "ink"),
            Spread("hand", ((268, 104, 58, 8), (336, 126, 54, -10), (398, 96, 56, 14)), "glow"),
            *hunter(76, 366, 62),
            *hunter(136, 404, 56),
            Blob("-30,790 140,770 330,790 640,770 640,950 -30,950", "deep", depth=60),
            Beast("horse", "walk", (440, 862), 190, "spark/ink", flip=True),
            Figure(
                "child",
                "hold-up",
                (96, 866),
                290,
                "glow/spark",
                "awe",
                "right-up",
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
            Hand("open", (116, 116), (-80, -190), 230, "spark/glow", bend=-10),
            Blob("400,330 470,310 560,330 590,350 500,362 420,354", "ink", flat=True, fade=0.5),
            Put("dice", (490, 290), 170, "pale/ink", turn=-30),
            Put("dice", (250, 560), 320, "spark/ink", turn=16),
            Figure(
                "old-man",
                "stumble",
                (320, 868),
                390,
                "glow/spark",
                "dread",
                "behind-up",
                wears="coat",
                hat="crown",
                extras=("cape", "belt"),
            ),
            Figure("boy", "sit-ground", (98, 700), 220, "ink/glow", "sly", "us"),
            Put("dice", (106, 800), 52, "glow/ink", turn=10),
        ),
    ),
    Card(
        "frog-ringmaster",
        "Tonight Only",
        "In the ring a frog in a hat has the sun jump through a crown; a boy stands by with water.",
        World("arena", "brass", Light("above", 0.5, rim="glow")),
        (
            Glow((430, 300), 330, fade=0.9),
            Blob("350,880 420,852 490,880 420,900", "ink", depth=10),
            Line("420,880 424,720 428,560", 16, "ink"),
            Shape("M346,440L362,540H500L516,440Z", "deep", depth=20),
            Put("sun", (434, 462), 290, "soft/glow", turn=12, shadow=0),
            Shape(disc(444, 304, 78), "glow", flat=True),
            Line("402,302 418,288 434,302", 6, "ink"),
            Line("454,302 470,288 486,302", 6, "ink"),
            Line("420,330 444,344 468,330", 5, "ink"),
            Shape(disc(402, 324, 11) + disc(486, 324, 11), "soft", flat=True),
            Shape(
                "M336,410L370,470L398,404L431,474L464,404L492,470L526,410L508,566H354Z",
                "mid",
                depth=30,
            ),
            Shape("M352,530H510L507,566H355Z", "pale", depth=8),
            Shape(
                disc(336, 406, 11) + disc(398, 400, 11) + disc(464, 400, 11) + disc(526, 406, 11),
                "glow",
                depth=6,
            ),
            Put("frog", (176, 850), 330, "spark/deep"),
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
                "carry",
                (524, 852),
                220,
                "mid/glow",
                "awe",
                "left-up",
                flip=True,
                hat="helmet",
                hand=(468, 762),
                hands="grip",
            ),
            Line("446,798 468,758 490,798", 4, "ink"),
            Shape("M440,792H498L489,850H449Z", "glow", depth=16),
            Shape("M440,792H498L497,802H441Z", "spark", flat=True),
            Glow((444, 300), 260, "glow", 0.26, plane="near"),
        ),
    ),
    Card(
        "two-returns",
        "Both Ways",
        "Two travellers who look the same meet at a border post, each with what the other needs.",
        World(
            "backdrop", "brick", Light("above", 0), {"tone": "soft", "to": "pale", "spot": False}
        ),
        (
            Within(
                "M300,-30H640V930H300Z",
                (
                    Shape("M300,520C420,480 520,520 640,490V930H300Z", "glow", depth=60),
                    Put("bare-tree", (500, 540), 420, "ink", shadow=0),
                    *(
                        Shape(disc(x, y, r), "glow", flat=True)
                        for x, y, r in (
                            (362, 100, 6),
                            (410, 60, 4),
                            (450, 130, 5),
                            (376, 250, 7),
                            (560, 70, 6),
                            (350, 390, 5),
                            (576, 330, 5),
                            (572, 200, 4),
                        )
                    ),
                    Blob("320,860 400,836 540,840 600,862 500,886 360,884", "soft", flat=True),
                ),
                World("backdrop", "frost", "left", {"tone": "deep", "to": "mid", "spot": False}),
            ),
            Within(
                "M-30,-30H300V930H-30Z",
                (
                    Shape(disc(236, 120, 66), "glow", flat=True),
                    Shape("M-30,520C80,480 200,520 300,510V930H-30Z", "mid", depth=60),
                    Put("tree", (90, 550), 400, "spark/mid", shadow=0),
                    Blob("20,862 120,840 230,846 280,868 180,890 60,884", "deep", flat=True),
                ),
            ),
            Shape("M270,70H330V900H270Z", "glow", depth=20),
            *(
                Shape(f"M270,{y}L330,{y - 50}V{y + 2}L270,{y + 52}Z", "ink", flat=True)
                for y in range(150, 560, 104)
            ),
            Shape(disc(300, 62, 38), "mid", depth=16),
            Figure(
                "woman",
                "row-standing",
                (148, 866),
                470,
                "ink/glow",
                "wonder",
                look="right",
                wears="summer-dress",
                hat="straw",
                shadow=0,
                hand=(276, 652),
                other_hand=(86, 690),
                hands="open",
                holds=Held("suitcase", size=110, coat="spark/glow", hand="far"),
            ),
            Figure(
                "woman",
                "row-standing",
                (466, 866),
                470,
                "spark/ink",
                "smile",
                look="left",
                flip=True,
                wears="long-coat",
                hat="wool",
                shadow=0,
                hand=(356, 630),
                other_hand=(562, 664),
                holds=(
                    Held("key", size=86, coat="mid", turn=0, hand="near"),
                    Held("furled-umbrella", size=210, coat="ink/mid", hand="far", turn=0),
                ),
            ),
            Put("cat", (300, 890), 128, "ink/glow", shadow=0),
        ),
    ),
    Card(
        "submarine-field",
        "Surfacing",
        "A submarine comes up in the corn. The rooster is eye to eye with it; nobody else looks.",
        World("backdrop", "moss", Light("left", 0), {"tone": "pale", "to": "glow", "spot": True}),
        (
            Shape("M-30,370C140,340 420,350 640,320V930H-30Z", "soft", depth=60),
            *(
                Line(((-20, y), (200, y - 24), (420, y - 20), (620, y - 50)), 5, "mid", fade=0.5)
                for y in (410, 460, 520, 590)
            ),
            Blob(
                "260,190 300,160 340,164 380,130 440,140 470,170 520,172 540,200 400,206",
                "glow",
                corners=(0, 7),
                fade=0.8,
            ),
            Figure("woman", "sow", (410, 376), 150, "ink/ink", silhouette="ink", shadow=0),
            Shape("M-40,930C-30,760 130,700 300,700C470,700 600,770 640,930Z", "deep", depth=90),
            *(
                Shape(disc(x, y, 6), "mid", flat=True)
                for x, y in ((40, 790), (300, 740), (560, 800))
            ),
            Shape("M36,790L48,650H236L252,790Z", "deep", depth=60),
            Shape("M30,638H256V662H30Z", "ink", depth=10),
            Shape(disc(92, 722, 28), "ink", depth=8),
            Shape(disc(92, 722, 18), "glow", depth=8),
            Taper("150,660 150,560 152,524 172,508 200,506", (26, 26, 28, 30, 32), "ink"),
            Shape("M60,462H206V478H60ZM118,478L150,520L184,478Z", "ink", depth=8),
            Figure(
                "man",
                "shade-eyes",
                (142, 464),
                200,
                "ink/ink",
                silhouette="ink",
                shadow=0,
                hat="peaked",
                flip=True,
                hand=(86, 326),
                other_hand=(104, 322),
            ),
            Line("120,314 84,304", 11, "ink"),
            Line("84,304 44,293", 17, "ink"),
            Shape("M176,470L220,456V562L176,548Z", "ink", depth=14),
            Shape(
                "M220,438C246,438 258,472 258,509C258,546 246,580 220,580C196,580 186,546 186,509"
                "C186,472 196,438 220,438Z",
                "ink",
                depth=12,
            ),
            Shape(
                "M224,452C244,452 250,480 250,509C250,538 244,566 224,566C204,566 198,538 198,509"
                "C198,480 204,452 224,452Z",
                "spark",
                depth=10,
            ),
            Shape(
                "M228,470C244,470 247,490 247,509C247,528 244,548 228,548C214,548 208,528 208,509"
                "C208,490 214,470 228,470Z",
                "glow",
                flat=True,
            ),
            Shape(disc(236, 511, 14), "ink", flat=True),
            *(
                Line(p, 9, "spark")
                for p in (
                    "424,740 418,842",
                    "418,842 378,858",
                    "418,842 416,866",
                    "418,842 452,862",
                    "474,740 480,830",
                    "480,830 448,844",
                    "480,830 482,856",
                    "480,830 514,848",
                )
            ),
            Within(
                "M200,300H640V766H200Z",
                (Put("rooster", (436, 870), 440, "glow/spark", shadow=0),),
            ),
            *(
                Shape(f"M{x},{y}l{w},-{h}l{w},{h}l-{w},16Z", "mid+deep", depth=10)
                for x, y, w, h in (
                    (10, 796, 26, 40),
                    (70, 802, 22, 26),
                    (196, 806, 24, 34),
                    (540, 846, 26, 44),
                    (286, 800, 18, 22),
                )
            ),
            Blob("-40,810 60,790 190,810 320,880 330,960 -40,960", "mid", depth=40),
            Blob("660,850 600,838 520,880 500,960 660,960", "mid", depth=40),
            *(
                Taper(((x, 930), (x + d / 2, 840), (x + d, y)), (6, 5, 3), "soft")
                for x, y, d in CORN
            ),
            *(
                Blob(
                    f"{x + d},{y - 44} {x + d + 15},{y - 10} {x + d + 8},{y + 24} "
                    f"{x + d - 8},{y + 24} {x + d - 15},{y - 10}",
                    "pale",
                    depth=10,
                )
                for x, y, d in CORN
            ),
        ),
    ),
)
