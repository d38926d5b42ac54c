"""Cards of the road: deserts, tracks, and what comes along them."""

from games.decks.arrangements import crowd, dots, spiral
from games.decks.recipe import (
    Air,
    Beam,
    Beast,
    Bird,
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
    disc,
)

BOTTLE = (
    "M660,410L330,446C270,456 250,540 210,552L76,566V642L210,652C250,668 270,746 330,760L660,820Z"
)
OUTLINE = (
    "660,410 330,446 280,474 250,520 210,552 140,560 76,566 76,642 140,648 210,652 250,684"
    " 284,732 330,760 660,820"
)
SNOW = ((250, 480, 5), (310, 560, 4), (340, 500, 6), (430, 520, 5), (470, 580, 4),
        (450, 470, 4), (560, 500, 6), (580, 450, 4), (230, 600, 5), (290, 660, 6),
        (510, 540, 5), (430, 640, 5))  # fmt: skip
"""The flakes in the bottle."""
SNAIL_SHELL = "M250,520C250,330 380,230 520,240S720,380 700,560C560,640 360,620 250,520Z"


def eye(x: float, y: float, radius: float, aim: tuple[float, float]) -> tuple[Thing, ...]:
    """A tired eye on its stalk that looks at a point beside it."""
    return (
        Shape(disc(x, y, radius), "glow", depth=radius),
        Shape(disc(x + aim[0], y + aim[1], radius * 0.45), "ink", flat=True),
        Shape(f"M{x - radius:g},{y:g}a{radius:g},{radius:g} 0 0 1 {2 * radius:g},0"
              f"q{-radius:g},{radius * 0.5:g} {-2 * radius:g},0Z", "pale+soft", flat=True),
    )  # fmt: skip


CARDS = (
    Card(
        "another-weather",
        "Another Weather",
        "A door in the desert opens on a night at sea; the sailor who comes out of it in his boat"
        " has never seen the sun, and a lion drinks what he brings.",
        World("backdrop", "ember", Light("right", 0.9, rim="glow"),
              {"tone": "pale", "to": "glow", "spot": False}),
        (
            Blob("-60,430 100,390 300,440 480,370 660,400 660,960 -60,960", "soft+pale", depth=70),
            Blob("-60,640 90,600 300,640 520,600 660,630 660,960 -60,960", "pale", depth=70),
            Shape("M122,660L-60,720V590L122,630Z", "deep", flat=True, fade=0.4),
            Within(
                "M150,104H424V652H150Z",
                (Beam(((336, 202), (336, 216)), ((440, 150), (440, 270)), "glow", 0.9),
                 Beam(((336, 202), (336, 216)), ((130, 120), (130, 250)), "glow", 0.7),
                 Blob("240,460 280,364 336,346 390,360 450,380 460,470", "ink", flat=True),
                 Put("lighthouse", (336, 358), 174, "pale/spark"),
                 Glow((336, 208), 70),
                 Shape("M140,430C200,420 250,436 310,428S400,424 440,434V680H140Z", "mid",
                       to="deep", span=(430, 640)),
                 *(Line(points, 4, "soft", fade=0.7) for points in (
                     "164,470 200,464 240,472", "300,460 340,454 390,462",
                     "180,530 240,522 290,532", "350,520 390,514 420,520")),
                 Air("rain")),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
            ),
            Shape("M150,640H424C430,690 470,720 462,780C456,850 380,880 360,940H-40V850"
                  "C10,800 130,760 150,640Z", "spark", depth=40),
            *(Line(points, 5, "glow", fade=0.7) for points in (
                "170,690 210,684 250,692", "60,850 150,838 230,850", "320,820 370,812 420,820",
                "40,890 110,880 170,892")),
            Line("150,644 130,720 60,800 -40,850", 6, "glow"),
            Line("424,648 434,690 464,730 460,790 400,870 360,940", 6, "glow"),
            Shape("M118,70H456V668H424V104H150V668H118Z", "deep", depth=22),
            Shape("M456,70L572,14V752L456,668Z", "mid", depth=40),
            Shape("M476,110L552,76V330L476,330ZM476,380L552,384V676L476,620Z", "deep", depth=10),
            Shape(disc(546, 372, 10), "glow", depth=5),
            Blob("146,734 256,764 410,738 366,784 216,790", "ink", flat=True, fade=0.35),
            Figure(
                "old-man", "lean-back", (258, 722), 330, "glow/deep", "awe", look="right",
                hat="wool", wears="raincoat", shadow=0,
                hair="short+full/pale", hand=(352, 500), other_hand=(196, 566), hands="flat",
                holds=Held("lantern", hand="far", coat="ink/spark", size=84),
            ),
            Put("rowboat", (278, 768), 96, "ink/glow", shadow=0),
            Beast("lion", "graze", (512, 880), 150, "soft/deep", flip=True, shadow=0.3),
        ),
    ),
    Card(
        "bottle-winter",
        "Last Year's Winter",
        "A girl in the desert has found a bottle in which it is snowing; somebody in it calls"
        " after the child who has already got out.",
        World("backdrop", "sand", Light("right", 0.7, rim="glow"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Blob("-60,300 80,260 200,300 420,240 660,320 660,960 -60,960", "soft", depth=60),
            Put("camel", (120, 300), 150, "deep/spark", haze=0.35, flat=True),
            Blob("-60,500 100,470 300,520 660,460 660,960 -60,960", "soft+mid", depth=60),
            Figure("girl", "face-us", (370, 1110), 1030, "spark/glow", "wonder", look="us-down",
                   hat="headscarf", skin="brown", shadow=0),
            Blob("100,690 240,680 320,770 640,820 640,900 300,850 180,790", "deep", flat=True,
                 fade=0.4),
            Blob("-60,600 150,630 220,660 320,764 640,816 660,960 -60,960", "soft+mid", depth=60),
            Within(
                BOTTLE,
                (Blob("100,680 300,640 500,670 680,620 680,900 100,900", "glow", depth=40),
                 Blob("40,612 200,612 300,668 400,700 300,760 40,690", "glow", depth=30),
                 Put("house", (530, 720), 160, "spark/ink"),
                 Glow((530, 670), 110, fade=0.7),
                 Figure("old-man", "point", (420, 740), 230, flip=True, hat="wool",
                        silhouette="ink", shadow=0),
                 *(Shape(disc(x, y, s), "glow", flat=True) for x, y, s in SNOW)),
                World("backdrop", "night", Light("right", 0.5),
                      {"tone": "deep", "to": "soft", "spot": False}),
                edge="glow",
            ),
            Line(OUTLINE, 9, "glow"),
            Line("340,484 420,474 500,464", 12, "glow", fade=0.75),
            Hand("flat", (430, 392), (560, 330), 110, "spark/glow", "brown", bend=-8),
            Shape("M62,552H92V656H62Z", "glow", depth=12),
            Blob("-30,720 10,670 66,618 80,640 70,680 110,720 130,770 60,790 -30,800", "glow",
                 corners=(2,)),
            dots("120,690 140,720 96,660", 6),
            Figure("boy", "run", (170, 878), 220, "spark/glow", "joy", hat="wool", flip=True,
                   shadow=0),
        ),
    ),
    Card(
        "train-of-thought",
        "The 8.14",
        "The track runs into the ear of a head as large as a hill; the train is on time, and"
        " its steam comes out again as a word.",
        World("backdrop", "rose", Light("left", 0.6, rim="spark"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Shape("M-40,300C-40,120 120,40 270,60C400,78 450,160 452,240C452,268 470,300 486,336"
                  "C494,352 484,362 466,364C468,380 472,392 462,404C474,412 470,424 458,430C462,448"
                  " 464,470 448,490C420,516 380,510 350,520C336,560 340,600 360,640C420,664 470,690"
                  " 500,760L520,940H-40Z", "mid", depth=110),
            Line("376,268 402,282 430,274", 8, "ink"),
            Shape("M-40,700C60,640 130,610 190,560C230,600 300,640 356,640C420,664 470,690 500,760"
                  "L520,940H-40Z", "spark", depth=110),
            Shape("M110,470V350C110,236 298,236 298,350V470Z", "pale", depth=20),
            Shape("M136,470V356C136,272 272,272 272,356V470Z", "ink", flat=True),
            *(Line(((x, 566 - x * 0.4), (x, 740 - x * 0.56)), 12, "ink")
              for x in (36, 96, 156, 216)),
            *(Line(((x, 690 - x * 0.5), (x + 60, 570 - x * 0.44)), 6, "ink")
              for x in (36, 96, 156)),
            Shape("M-40,578L272,452V478L-40,606Z", "ink", depth=10),
            Line("-40,572 272,448", 7, "glow"),
            Turned((Put("train", (118, 514), 136, "spark/glow", shadow=0, flip=True),), (118, 514),
                   -22),
            *(Put("cloud", (x, y), s, "glow", fade=f, shadow=0) for x, y, s, f in
              ((500, 428, 26, 0.95), (540, 372, 44, 0.95), (560, 280, 80, 0.95))),
            Hand("flat", (330, 880), (150, 960), 290, "spark+ink/glow", bend=6, flip=True),
            *crowd(340, 560, 812, 150, 3, seed="platform", look="left",
                   poses=("whisper", "look-back", "think"), silhouette="ink"),
        ),
    ),
    Card(
        "snail-castle",
        "Express",
        "A snail brings a castle along the line; those who wait for it have grown old, and a"
        " smaller one overtakes it.",
        World("backdrop", "moss", Light("right", 0.4, rim="spark"),
              {"tone": "soft", "to": "glow", "spot": True}),
        (
            Blob("-60,640 100,590 260,630 420,600 660,640 660,960 -60,960", "soft", depth=60),
            Shape("M-30,772H640V940H-30Z", "deep", depth=50),
            *(Shape(f"M{x},782h34v14h-34z", "ink", flat=True) for x in range(-10, 620, 58)),
            Line("-30,772 640,772", 12, "ink"),
            Line("-30,768 640,768", 4, "glow"),
            Put("castle", (452, 404), 300, "spark/deep", shadow=0),
            Figure("boy", "wave", (452, 372), 66, silhouette="glow"),
            Taper("640,764 560,744 440,738 330,740 262,716 226,660 222,610",
                  (12, 26, 32, 34, 40, 36, 30), "pale"),
            Taper("214,600 190,540 168,496", (11, 8, 8), "pale"),
            Taper("240,598 238,540 230,474", (11, 8, 8), "pale"),
            *(Shape(disc(x, y, 20), "glow", depth=14) for x, y in ((166, 492), (230, 466))),
            *(Shape(disc(x, y, 9), "ink", flat=True) for x, y in ((159, 496), (223, 471))),
            Line("198,636 212,648 232,644", 6, "deep"),
            Shape(disc(450, 548, 196), "mid", depth=130),
            Line(spiral(450, 552, 8.4, 0.62), 20, "deep"),
            Put("snail", (150, 768), 54, "spark/glow", flip=True, shadow=0),
            Shape("M-30,846H640V940H-30Z", "ink", depth=20, plane="near"),
            Shape("M22,812H116V824H22ZM34,824h10v30h-10zM96,824h10v30h-10z", "ink", flat=True,
                  plane="near"),
            Figure("old-man", "sit", (60, 812), 230, "spark/deep", "sad", look="half-up",
                   plane="near", hair="bald+full/glow", shadow=0),
            Taper("76,730 94,758 98,802 140,840 230,850 310,846", (9, 15, 14, 12, 9, 2), "glow",
                  plane="near"),
            Figure("old-woman", "look-up", (520, 856), 200, "spark/glow", "awe", look="left-up",
                   flip=True, plane="near"),
        ),
    ),
    Card(
        "own-rain",
        "Weather Permitting",
        "The sun shines everywhere; only under the umbrella does it rain, and somebody lies in"
        " the sun on top of it.",
        World("backdrop", "sand", Light("right", 0.9, rim="glow", shade="deep"),
              {"tone": "pale", "to": "glow", "spot": False}),
        (
            Blob("-60,640 160,600 400,650 660,600 660,960 -60,960", "pale", depth=60),
            Blob("-60,770 200,740 420,780 660,740 660,960 -60,960", "soft", depth=60),
            Put("cactus", (566, 872), 250, "mid/spark", turn=-12),
            Shape("M-20,372H540L500,840Q260,900 -10,840Z", "deep", to="mid", span=(400, 860),
                  fade=0.92),
            Within("M-20,380H540L500,870H-10Z", (Air("rain"), Air("rain", plane="near"))),
            Blob("-10,836 110,806 260,796 400,806 500,836 420,884 100,888", "deep", depth=30),
            Line("60,846 150,856 230,846", 4, "pale", fade=0.7),
            Line("300,866 370,872 440,862", 4, "pale", fade=0.7),
            Line("260,170 260,500 260,790", 11, "ink"),
            Line("260,786 262,816 284,818 288,800", 11, "ink"),
            Figure("man", "hold-up", (196, 850), 310, "glow/ink", "sad", look="up",
                   shape="stout", hair="bald", hand=(260, 690), other_hand=(260, 652), shadow=0,
                   hands="grip",
                   through=(Line("260,600 260,740", 11, "ink"),)),
            Shape("M-30,410C-20,220 110,140 260,132S540,220 552,410C510,370 462,372 430,410"
                  "C386,364 336,364 300,410C262,364 214,364 178,410C140,366 90,366 60,410"
                  "C30,374 0,378 -30,410Z", "spark", depth=130),
            Line("260,132 130,240 60,408", 5, "ink", fade=0.4),
            Line("260,132 196,250 178,408", 5, "ink", fade=0.4),
            Line("260,132 304,250 300,408", 5, "ink", fade=0.4),
            Line("260,132 390,230 430,408", 5, "ink", fade=0.4),
            Figure("woman", "lie", (286, 154), 280, "glow/spark", "bliss",
                   wears="summer-dress", turn=9, shadow=0, hair="long"),
            Bird("duck", "swim", (98, 870), 84, "glow/spark", flip=True),
            Bird("duck", "swim", (372, 862), 66, "glow/spark", flip=True),
        ),
    ),
    Card(
        "spool-road",
        "As Long as It Lasts",
        "The road unwinds from a spool before the cyclist, who can't see how little is left;"
        " behind him his grandmother is knitting it up.",
        World("backdrop", "rose", Light("left", 0.6, rim="glow"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Blob("-60,282 100,286 250,300 380,392 520,430 660,400 660,960 -60,960", "soft+mid",
                 depth=60),
            Blob("60,300 160,290 290,312 200,322", "ink", flat=True, fade=0.4),
            Blob("-60,690 160,640 420,700 660,640 660,960 -60,960", "mid+soft", depth=60),
            Shape("M104,100H200V260H104Z", "glow", depth=40),
            Taper("210,236 330,250 466,322 526,460 536,580 490,664 400,676 300,700 226,770",
                  (14, 24, 36, 48, 58, 66, 70, 66, 40), "spark"),
            Line("330,250 466,322 526,460 536,580 490,664 400,676 300,700", 5, "glow",
                 dash="20 20"),
            *(Line(((98, y), (150, y + 10), (208, y + 2)), 22, "spark") for y in (198, 218, 238)),
            Shape("M60,62C60,40 244,40 244,62V100C244,118 60,118 60,100Z", "deep", depth=30),
            Shape("M60,262C60,246 244,246 244,262V300C244,320 60,320 60,300Z", "deep", depth=30),
            Put("bicycle", (404, 672), 190, "ink/glow"),
            Figure("boy", "ride", (362, 498), 350, "deep/glow", "joy", look="us", hat="cap",
                   hand=(470, 500), other_hand=(478, 496), hands="grip",
                   shadow=0),
            Shape("M40,800H190V824H40Z", "ink", depth=12),
            Line("60,820 52,900", 12, "ink"),
            Line("172,820 180,900", 12, "ink"),
            Figure("old-woman", "sit", (116, 800), 420, "glow/deep", "calm", look="down",
                   hand=(214, 736), other_hand=(240, 744), hands="grip", shadow=0, hair="bun/soft",
                   through=(Line("176,700 214,736 276,790", 7, "ink"),
                            Line("290,706 240,744 196,780", 7, "ink"))),
            Blob("214,760 264,770 268,830 300,880 380,900 380,950 140,950 190,880 196,810", "spark",
                 depth=30),
            *(Line(((206 - k * 3, 792 + k * 26), (220, 804 + k * 26), (234 + k, 792 + k * 26),
                    (248 + k * 4, 804 + k * 26), (258 + k * 7, 792 + k * 26)), 4, "glow")
              for k in range(5)),
        ),
    ),
)  # fmt: skip
