"""Cards of the road: deserts, tracks, and what comes along them."""

from games.decks.arrangements import spiral
from games.decks.recipe import (
    Air,
    Beam,
    Beast,
    Bird,
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
SPILL = "-40,700 10,664 62,600 92,600 104,680 150,760 210,830 330,866 350,940 -40,940"
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
            Blob("-60,500 60,430 170,520 600,400 660,420 660,960 -60,960", "soft+pale", depth=70),
            Blob("-60,580 40,600 140,650 520,600 660,630 660,960 -60,960", "pale", depth=70),
            Put("cactus", (66, 588), 110, "deep", shadow=0),
            Shape("M122,660L-60,720V590L122,630Z", "deep", flat=True, fade=0.4),
            Within(
                "M150,104H424V652H150Z",
                (Beam(((204, 182), (204, 196)), ((440, 100), (440, 230)), "glow", 0.9),
                 Beam(((204, 182), (204, 196)), ((130, 150), (130, 240)), "glow", 0.7),
                 Blob("300,460 252,350 204,330 150,344 90,364 80,470", "ink", flat=True),
                 Put("lighthouse", (204, 338), 174, "pale/spark"),
                 Glow((204, 188), 70),
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
                "old-man", "lean-back", (262, 752), 370, "glow/deep", "awe", look="right",
                hat="wool", wears="coat", shadow=0, turn=8,
                hair="short+full/pale", hand=(340, 424), other_hand=(178, 590), hands="flat",
                holds=Held("lantern", hand="far", coat="ink/spark", size=90),
            ),
            Put("rowboat", (270, 762), 106, "ink/glow", shadow=0),
            Turned((
                Shape(disc(420, 800, 76), "deep", depth=30),
                Beast("lion", "graze", (524, 882), 168, "soft/deep", flip=True, shadow=0.3),
                Taper("376,854 364,868 350,872", (6, 8, 5), "mid"),
                Blob("366,848 376,822 400,816 416,834 404,856 380,862", "pale", depth=14),
                Shape(disc(372, 842, 10), "ink", flat=True),
                Line("378,852 392,850 402,838", 4, "ink"),
            ), (524, 882), 0, 0.9, move=(-48, -4)),
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
            Blob("380,400 470,344 560,344 630,380 680,480 400,480", "spark", depth=60),
            Figure("girl", "face-us", (370, 1110), 1030, "spark/glow", "wonder", look="us-down",
                   hat="headscarf", hair="bob", skin="brown", shadow=0),
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
            Line(OUTLINE, 9, "spark"),
            Line("340,484 420,474 500,464", 12, "glow", fade=0.75),
            Shape("M62,548H92V660H62Z", "spark", depth=12),
            Blob(SPILL, "glow+spark", corners=(2, 3)),
            Blob(SPILL, "glow", corners=(2, 3), flat=True, fade=0.6),
            *(Line(((x, y), (x + 12, y + 8)), 8, "spark") for x, y in (
                (72, 680), (50, 714), (82, 744), (58, 782), (86, 814), (64, 850))),
            Figure("boy", "run", (182, 884), 200, "spark/deep", "joy", hat="wool", shadow=0.3),
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
            Turned((
                Taper("328,856 336,806 322,766", (26, 21, 11), "mid"),
                *(Taper(points, (18, 18, 15, 8), "mid") for points in (
                    "410,824 476,792 526,770 562,762", "420,838 490,814 545,798 584,796",
                    "424,852 490,840 545,830 582,832", "410,868 476,866 526,864 560,868")),
                Blob("262,872 320,838 390,812 430,806 452,832 450,866 420,886 340,908 280,922",
                     "mid", depth=60),
                Taper("90,1000 180,944 254,900", (96, 80, 56), "spark+ink"),
                Shape("M226,858L262,842L304,926L266,946Z", "glow", depth=14),
                *(Figure(who, "wave", at, size, silhouette="ink", flip=True, shadow=0, hand=hand,
                         look="left-up")
                  for who, at, size, hand in (
                      ("woman", (396, 838), 170, (350, 664)),
                      ("girl", (450, 844), 150, (424, 716)))),
                Put("suitcase", (504, 832), 44, "ink", flat=True, shadow=0),
            ), move=(0, -26)),
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
            Shape("M-30,736H640V940H-30Z", "mid+soft", depth=30),
            *(Shape(f"M{x},742h50l-14,26h-50z", "deep", flat=True) for x in range(-20, 640, 76)),
            Line("-30,748 640,748", 6, "ink"),
            Line("-30,764 640,764", 9, "ink"),
            Line("-30,762 640,762", 3, "glow"),
            Put("castle", (450, 384), 250, "spark/deep", shadow=0),
            Figure("boy", "wave", (450, 350), 56, silhouette="glow"),
            Taper("640,756 560,736 440,730 330,732 262,708 226,654 222,610",
                  (12, 26, 32, 34, 40, 36, 30), "pale"),
            Taper("214,600 190,540 168,496", (11, 8, 8), "pale"),
            Taper("240,598 238,540 230,474", (11, 8, 8), "pale"),
            *(Shape(disc(x, y, 20), "glow", depth=14) for x, y in ((166, 492), (230, 466))),
            *(Shape(disc(x, y, 9), "ink", flat=True) for x, y in ((159, 496), (223, 471))),
            Line("198,636 212,648 232,644", 6, "deep"),
            Shape(disc(450, 548, 196), "mid", depth=130),
            Line(spiral(450, 552, 8.4, 0.62), 20, "deep"),
            Line("322,398 380,368 450,356 520,368 578,398", 12, "glow"),
            Put("snail", (52, 762), 48, "spark/glow", flip=True, shadow=0),
            Shape("M-30,812H640V940H-30Z", "pale+soft", depth=20, plane="near"),
            Shape("M-30,812H640V826H-30Z", "glow", flat=True, plane="near"),
            Shape("M60,808H214V822H60ZM76,822h12v60h-12zM188,822h12v60h-12z", "ink", depth=8,
                  plane="near"),
            Figure("old-man", "sit", (126, 808), 270, "spark/deep", "awe", look="half-up",
                   plane="near", hair="bald+full/glow", wears="suit", shadow=0),
            Taper("150,706 162,744 196,786 206,836 246,868 320,876 384,872",
                  (17, 21, 20, 18, 17, 13, 3), "glow", plane="near"),
            *(Line(points, 3, "pale+soft", plane="near") for points in (
                "146,712 160,752 190,796 200,842 244,876 300,880",
                "156,712 174,748 208,790 220,834 262,864 340,872")),
            Figure("old-woman", "look-up", (520, 880), 240, "spark/glow", "awe", look="left-up",
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
            Shape("M-20,372H540L500,840Q260,900 -10,840Z", "deep", to="mid", span=(400, 860),
                  fade=0.92),
            Within("M-20,380H540L500,870H-10Z", (Air("rain"), Air("rain", plane="near"))),
            Blob("-10,836 110,806 260,796 400,806 500,836 420,884 100,888", "deep", depth=30),
            Line("60,846 150,856 230,846", 4, "pale", fade=0.7),
            Line("300,866 370,872 440,862", 4, "pale", fade=0.7),
            Blob("480,842 530,830 590,838 540,852", "deep", flat=True, fade=0.5),
            Put("cactus", (540, 846), 240, "spark+pale/glow", turn=-8, shadow=0),
            Line("260,190 260,500 260,740", 11, "ink"),
            Line("260,736 262,766 284,768 288,750", 11, "ink"),
            Figure("man", "stand", (194, 850), 340, "glow/ink", "sad", look="up",
                   shape="stout", hair="bald", hand=(260, 676), other_hand=(170, 700),
                   shadow=0, hands="grip"),
            Shape("M-30,410C-20,270 110,190 260,186S540,270 552,410C510,370 462,372 430,410"
                  "C386,364 336,364 300,410C262,364 214,364 178,410C140,366 90,366 60,410"
                  "C30,374 0,378 -30,410Z", "spark", depth=130),
            Line("260,186 130,270 60,408", 5, "ink", fade=0.4),
            Line("260,186 196,280 178,408", 5, "ink", fade=0.4),
            Line("260,186 304,280 300,408", 5, "ink", fade=0.4),
            Line("260,186 390,266 430,408", 5, "ink", fade=0.4),
            Figure("woman", "sleep", (316, 224), 330, "glow/deep", "bliss",
                   wears="summer-dress", turn=19, shadow=0, hair="bun", hand=(222, 268),
                   other_hand=(200, 178)),
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
            Taper("210,236 330,244 462,276 546,380 560,520 522,640 420,710 310,726 226,776",
                  (14, 24, 36, 46, 54, 62, 66, 60, 40), "spark"),
            Line("330,244 462,276 546,380 560,520 522,640 420,710 310,726", 5, "glow",
                 dash="20 20"),
            *(Line(((98, y), (150, y + 10), (208, y + 2)), 22, "spark") for y in (198, 218, 238)),
            Shape("M60,62C60,40 244,40 244,62V100C244,118 60,118 60,100Z", "deep", depth=30),
            Shape("M60,262C60,246 244,246 244,262V300C244,320 60,320 60,300Z", "deep", depth=30),
            Taper("386,578 444,594 436,638", (16, 16, 10), "pale"),
            Blob("422,638 442,634 458,644 454,652 424,652", "ink"),
            Put("bicycle", (424, 704), 158, "ink/glow"),
            Figure("boy", "ride", (382, 564), 300, "deep/glow", "joy", look="half", hat="cap",
                   hand=(474, 572), other_hand=(482, 570), hands="grip",
                   shadow=0),
            Shape("M40,800H190V824H40Z", "ink", depth=12),
            Line("60,820 52,900", 12, "ink"),
            Line("172,820 180,900", 12, "ink"),
            Figure("old-woman", "sit", (116, 800), 420, "glow/deep", "calm", look="down",
                   hand=(214, 736), other_hand=(240, 744), hands="grip", shadow=0, hair="bun/soft",
                   through=(Line("176,700 214,736 276,790", 7, "ink"),
                            Line("290,706 240,744 196,780", 7, "ink"))),
            Blob("126,764 190,760 226,790 228,846 222,872 140,874 152,820", "pale", depth=30),
            Blob("196,872 224,866 250,880 246,890 196,890", "ink"),
            Blob("218,752 272,764 278,830 310,880 390,900 390,950 224,950 230,880 212,810", "spark",
                 depth=30),
            *(Line(((222 + k, 792 + k * 26), (233 + k, 804 + k * 26), (244 + k * 2, 792 + k * 26),
                    (256 + k * 5, 804 + k * 26), (268 + k * 7, 792 + k * 26)), 4, "glow")
              for k in range(5)),
        ),
    ),
)  # fmt: skip
