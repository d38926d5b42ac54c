"""Strange encounters, and coming home."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Turned,
    Within,
    World,
    disc,
)

CORN = (40, 780, 10), (104, 826, -10), (176, 800, 12), (250, 850, 10), (556, 810, -12)


CARDS = (
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
                    Shape(disc(120, 92, 50), "glow", flat=True),
                    Shape("M-30,520C80,480 200,520 300,510V930H-30Z", "mid", depth=60),
                    Put("tree", (90, 550), 400, "spark/mid", shadow=0),
                    Blob("20,862 120,840 230,846 280,868 180,890 60,884", "deep", flat=True),
                ),
            ),
            Shape("M270,70H330V900H270Z", "glow", depth=20),
            *(
                Shape(f"M270,{y}L330,{y - 50}V{y + 2}L270,{y + 52}Z", "ink", flat=True)
                for y in range(150, 880, 104)
            ),
            Shape(disc(300, 62, 38), "mid", depth=16),
            Figure(
                "woman",
                "sow",
                (152, 866),
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
                hand=(366, 632),
                other_hand=(552, 650),
                holds=(
                    Held("key", size=90, coat="mid", hand="near"),
                    Held(
                        "furled-umbrella",
                        size=230,
                        coat="mid/ink",
                        hand="far",
                        turn=180,
                        grip=(0.5, 0.86),
                    ),
                ),
            ),
            Put("cat", (300, 884), 124, "mid/glow", shadow=0),
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
            Figure(
                "woman",
                "sow",
                (430, 372),
                150,
                "spark/glow",
                shadow=0,
                hand=(486, 276),
                hat="headscarf",
            ),
            dots("506,296 520,318 498,330 532,340 512,350", 4, "ink"),
            Figure(
                "man",
                "shade-eyes",
                (130, 734),
                330,
                "ink/spark",
                "curious",
                look="left",
                shadow=0,
                hat="peaked",
                flip=True,
                wears="uniform",
                hand=(88, 446),
                other_hand=(56, 446),
                hands="grip",
                through=(
                    Taper("114,434 66,434", (8, 9), "deep"),
                    Taper("76,434 26,432", (13, 15), "deep"),
                    Line("76,420 76,448", 5, "glow"),
                    Line("26,416 26,448", 6, "glow"),
                ),
            ),
            Turned(
                (
                    Taper("196,640 196,500 200,470 232,462", (15, 15, 17, 22), "deep"),
                    Shape("M226,424L276,408V516L226,498Z", "deep", depth=14),
                    Blob(
                        "276,404 294,426 300,462 294,498 276,520 260,498 254,462 260,426",
                        "ink",
                        depth=8,
                    ),
                    Blob(
                        "280,416 294,436 296,462 292,490 280,508 268,490 264,462 268,434",
                        "spark",
                        flat=True,
                    ),
                    Blob(
                        "283,430 292,446 293,462 290,480 283,494 275,480 272,462 275,444",
                        "glow",
                        flat=True,
                    ),
                    Shape(disc(285, 464, 11), "ink", flat=True),
                ),
                move=(8, 28),
            ),
            Shape(
                "M-40,930V760C40,690 180,690 280,706C360,720 412,770 420,860L424,930Z",
                "deep",
                depth=70,
            ),
            Shape("M24,724L40,586H232L252,724Z", "deep+mid", depth=50),
            *(Line(((x, 590), (x, 540)), 6, "ink") for x in (34, 90, 146, 228)),
            Line("30,542 90,540 230,542", 8, "ink"),
            Shape("M28,576H244V596H28Z", "ink", depth=8),
            Shape(disc(138, 656, 30), "ink", depth=8),
            Shape(disc(138, 656, 20), "glow", depth=8),
            Line("-20,778 130,752 270,756 350,790", 9, "pale"),
            dots("40,744 110,730 180,728 250,734 320,752", 5, "soft"),
            Shape(
                "M292,912L284,858L330,840L352,880L346,832L388,806L412,850L404,816L430,812L446,846"
                "L446,880L484,872L490,912Z",
                "mid",
                depth=14,
            ),
            Turned(
                (
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
                ),
                about=(436, 870),
                zoom=0.84,
                move=(2, -34),
            ),
            Blob("450,604 500,592 530,556 556,620 540,690 480,736 410,690", "glow", flat=True),
            Blob("392,622 460,618 520,640 560,676 516,706 456,700 402,676", "pale", depth=20),
            Line("392,622 402,676 456,700 516,706 560,676", 4, "mid"),
            *(
                Shape(f"M{x},{y}l{w},-{h}l{w},{h}l-{w},16Z", "mid+ink", depth=10)
                for x, y, w, h in (
                    (16, 830, 30, 50),
                    (120, 826, 26, 40),
                    (236, 842, 28, 46),
                    (340, 866, 30, 60),
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
