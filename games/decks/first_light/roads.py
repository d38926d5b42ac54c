"""Cards of the road: deserts, tracks, and what comes along them."""

from games.decks.arrangements import crowd, dots, track
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
        World("backdrop", "ember", Light("left", 0.8, rim="glow"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Blob("-60,330 80,300 240,350 420,320 640,380 660,960 -60,960", "soft", depth=60),
            Blob("-60,600 120,640 320,610 520,660 660,620 660,960 -60,960", "soft+mid", depth=60),
            Shape("M540,738L660,800L600,560L540,500Z", "deep", flat=True, fade=0.4),
            Within(
                "M190,70H508V730H190Z",
                (Beam(((236, 206), (236, 216)), ((520, 110), (520, 230)), "glow", 0.7),
                 Put("lighthouse", (232, 310), 124, "pale/spark"),
                 Shape("M150,300C210,290 240,330 260,420S420,520 600,500V800H150Z", "mid"),
                 Shape("M150,620C240,580 330,630 420,590S560,580 600,610V800H150Z", "mid"),
                 Air("rain")),
                World("backdrop", "night", Light("right", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
            ),
            Blob("186,716 300,724 512,716 566,760 640,800 640,930 420,890 260,915 120,880 50,820"
                 " 120,770", "spark", depth=60),
            Line("186,722 120,772 54,820 122,876 260,908 420,884 640,920", 7, "glow", fade=0.8),
            Line("240,860 320,872 400,858", 4, "glow", fade=0.6),
            Line("430,850 500,856 570,840", 4, "glow", fade=0.6),
            Shape("M160,40H540V734H508V72H192V734H160Z", "deep", depth=24),
            Shape("M540,40L650,-10V850L540,738Z", "mid", depth=40),
            Shape("M566,120L640,96V330L566,330ZM566,400L640,410V690L566,620Z", "deep", depth=10),
            Shape("M556,344H586V420H556Z", "ink", depth=8),
            Put("key", (571, 462), 70, "glow/glow", shadow=0),
            Figure("old-man", "lean-back", (372, 812), 440, "pale/deep", "wonder", flip=True,
                   look="left", hat="sou-wester", wears="raincoat", shadow=0, hand=(372, 424),
                   hands="flat", other_hand=(276, 580),
                   holds=Held("lantern", hand="far", coat="deep/spark", size=110)),
            Glow((276, 636), 110, "glow", 0.8),
            Put("rowboat", (350, 846), 126, "mid/glow"),
            Beast("lion", "sniff", (76, 884), 140, "pale/mid", look="down"),
            Bird("gull", "fly", (96, 190), 90, "glow/deep", flip=True),
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
            Put("camel", (84, 300), 150, "deep/spark", haze=0.35, flat=True),
            Blob("-60,500 100,470 300,520 660,460 660,960 -60,960", "soft+mid", depth=60),
            Figure("girl", "face-us", (370, 1110), 1030, "spark/glow", "wonder", look="us-down",
                   hat="headscarf", skin="brown", shadow=0, other_hand=(190, 520),
                   hand=(560, 420), hands="flat"),
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
            Hand("mitt", (214, 470), (250, 380), 120, "spark/glow", "brown", bend=4),
            Hand("mitt", (520, 420), (500, 330), 116, "spark/glow", "brown", bend=-6, flip=True),
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
            Figure("man", "point", (200, 3030), 2950, "spark/deep", "doubt", look="right",
                   shadow=0),
            Shape("M110,486V360C110,250 290,250 290,360V486Z", "pale", depth=20),
            Shape("M134,486V366C134,282 266,282 266,366V486Z", "ink", flat=True),
            *(Line(((x, 568 - x * 0.3), (x, 760)), 11, "deep") for x in (24, 88, 152)),
            *(Line(((x, 640 - x * 0.3), (x + 64, 700 - x * 0.3)), 6, "deep") for x in (24, 88)),
            Shape("M-30,560L262,472V496L-30,588Z", "deep", depth=14),
            Line("-30,554 262,466", 8, "ink"),
            Turned((Put("train", (96, 560), 150, "spark/glow", shadow=0, flip=True),), (96, 560),
                   -17),
            *(Put("cloud", (x, y), s, "glow", fade=f, shadow=0) for x, y, s, f in
              ((452, 486, 44, 0.95), (510, 440, 70, 0.95), (536, 340, 110, 0.95))),
            Hand("flat", (330, 880), (150, 960), 290, "spark/glow", bend=6, flip=True),
            *crowd(340, 560, 812, 140, 3, seed="platform", look="left",
                   poses=("whisper", "look-back", "think")),
        ),
    ),
    Card(
        "snail-castle",
        "Express",
        "A snail brings a castle along the line; those who wait for it have grown old, and a"
        " smaller one overtakes it.",
        World("backdrop", "moss", Light("right", 0.6, rim="spark"),
              {"tone": "mid", "to": "soft", "spot": True}),
        (
            Shape("M-30,700C140,640 320,560 640,400V940H-30Z", "mid+deep", depth=90),
            *track("700,500 480,640 250,760 -40,850", 120, end=190, rail="pale"),
            Put("castle", (430, 336), 270, "spark/deep", turn=3, shadow=0),
            Shape(SNAIL_SHELL, "soft", depth=120),
            Line("300,500 300,380 420,290 560,310 620,420 540,510 430,490 420,410 500,380", 16,
                 "mid", fade=0.8),
            Figure("boy", "wave", (430, 344), 124, "ink/glow", hat="peaked", shadow=0),
            Taper("206,520 190,440 196,380", (18, 14, 12), "pale"),
            Taper("270,520 290,440 300,372", (18, 14, 12), "pale"),
            Taper("720,640 560,660 400,650 290,640 236,590 230,500", (60, 70, 84, 74, 64, 56),
                  "pale"),
            *eye(196, 366, 32, (-8, 10)),
            *eye(304, 356, 34, (-10, 10)),
            Line("208,552 230,572 266,566", 8, "deep"),
            Figure("old-man", "sit", (92, 800), 440, "spark/deep", "sad", look="up",
                   hair="bald+none", shadow=0),
            Taper("144,612 162,664 184,752 226,832 330,884", (22, 34, 33, 26, 4), "glow"),
            *(Line(points, 3, "soft") for points in (
                "140,626 156,690 176,770 216,838", "158,622 172,690 192,760 240,836 300,874",
                "172,640 190,710 210,780 256,836")),
            Shape("M-30,800H170V826H-30ZM20,826H44V930H20Z", "deep", depth=16),
            Figure("old-woman", "look-up", (496, 905), 480, "deep/spark", "doubt", flip=True),
            Put("snail", (396, 872), 74, "spark/glow", plane="near", shadow=0),
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
            Blob("-60,600 160,560 400,620 660,560 660,960 -60,960", "pale", depth=60),
            Blob("-60,740 200,700 420,750 660,700 660,960 -60,960", "soft", depth=60),
            Put("cactus", (536, 850), 330, "mid/spark", turn=-8),
            Blob("0,370 440,370 470,850 230,930 -30,860", "deep", flat=True, fade=0.75),
            Within("M0,350H440L470,900H-30Z", (Air("rain"), Air("rain", plane="near"))),
            Blob("-30,820 100,790 280,780 400,800 484,846 420,940 -30,940", "deep", depth=50),
            Line("100,860 220,880 340,860", 4, "pale", fade=0.7),
            Line("228,170 228,400 228,680", 12, "ink"),
            Line("228,676 230,712 208,722 196,704", 12, "ink"),
            Figure("man", "face-us", (322, 876), 470, "glow/ink", "sad", look="up",
                   shape="stout", hair="bald", hand=(232, 590), hands="grip", shadow=0),
            Shape("M-50,400C-40,230 90,140 220,134S470,210 490,400C454,364 410,364 370,400"
                  "C330,360 270,360 230,400C190,360 130,360 90,400C50,364 -10,364 -50,400Z",
                  "spark", depth=110),
            Line("220,134 130,240 90,400", 4, "ink", fade=0.4),
            Line("220,134 222,260 230,400", 4, "ink", fade=0.4),
            Line("220,134 320,240 370,400", 4, "ink", fade=0.4),
            Figure("woman", "lie", (240, 156), 400, "glow/mid", "bliss",
                   wears="summer-dress", turn=3, shadow=0, hair="long"),
            Bird("duck", "swim", (110, 870), 130, "glow/spark"),
            Bird("duck", "swim", (420, 858), 62, "glow/spark", flip=True),
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
            Blob("-60,430 140,380 340,440 660,380 660,960 -60,960", "soft", depth=60),
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
                   hand=(218, 748), other_hand=(236, 752), hands="grip", shadow=0, hair="bun/soft"),
            Blob("214,760 264,770 268,830 300,880 380,900 380,950 140,950 190,880 196,810", "spark",
                 depth=30),
            *(Line(((204 - k * 6, 792 + k * 26), (222, 804 + k * 26), (240, 792 + k * 26),
                    (258, 804 + k * 26), (274 + k * 8, 792 + k * 26)), 4, "glow")
              for k in range(5)),
            Line("168,722 222,752 286,800", 7, "ink"),
            Line("288,712 238,750 196,800", 7, "ink"),
        ),
    ),
)  # fmt: skip
