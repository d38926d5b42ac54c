"""Cards of the town, continued: streets, towers, and the harbour."""

from games.decks.first_light.houses import alley, gables
from games.decks.recipe import (
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Inside,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    Turned,
    Within,
    World,
    box,
    disc,
)

CARDS = (
    Card(
        "street-boat",
        "High Water",
        "A hand from above sets a paper boat on a street that has become a river; there are more "
        "people than seats.",
        World(
            "backdrop", "tide", Light("right", 0.4, rim="glow"), {"tone": "mid", "to": "pale"}
        ),
        (
            Turned(alley(), turn=-7, zoom=1.12),
            Shape("M-40,700C100,640 200,590 262,566H330C420,580 520,620 640,640V940H-40Z", "mid",
                  to="ink", span=(560, 940)),
            *(Line(points, 4, "glow", fade=0.5) for points in (
                "40,764 110,750 190,762", "420,700 480,690 540,704",
            )),
            Put("streetlamp", (516, 880), 330, "ink/glow", turn=5, shadow=0),
            Glow((530, 590), 150, fade=0.9),
            Put("cat", (532, 556), 92, "ink/glow", shadow=0),
            Shape(box(-30, 420, 110, 250), "glow", flat=True),
            Figure(
                "woman", "stumble", (-6, 850), 420, "spark/deep", "shout", look="right",
                hand=(236, 640), other_hand=(190, 560), wears="jumper", shadow=0,
            ),
            Shape("M-30,660H112V696H90V900H-30Z", "deep", depth=20),
            Figure(
                "boy", "raise-both", (284, 806), 150, "spark/ink", "joy", look="us-up", shadow=0,
                wears="nightgown",
            ),
            Figure(
                "old-man", "sit-back", (410, 796), 216, "ink/glow", "grief", flip=True,
                look="left", wears="nightgown", shadow=0,
            ),
            Put("paper-boat", (340, 868), 220, "glow/soft", turn=-5),
            Shape("M-40,850C120,862 240,834 360,842S560,862 640,844V940H-40Z", "deep", fade=0.9,
                  flat=True),
            *(Line(points, 5, "pale", fade=0.7) for points in (
                "110,852 240,836 360,842 520,856", "40,884 120,876 200,886",
                "380,880 470,870 560,880",
            )),
            Hand("pinch", (330, 412), (500, -140), 250, "pale/spark", bend=8),
        ),
    ),
    Card(
        "rain-of-keys",
        "Which One",
        "Keys rain into a street; an old man gathers them in his umbrella, and at a locked door a "
        "boy has tried all the others.",
        World(
            "backdrop", "night", Light("right", 0.5, rim="spark"), {"tone": "deep", "to": "soft"}
        ),
        (
            *alley(),
            Shape("M-30,940L250,640H350L640,940Z", "soft+mid", depth=30),
            Spread(
                "key",
                (
                    (90, 90, 90, 20), (210, 70, 70, -14), (330, 130, 110, 8), (450, 70, 80, -24),
                    (420, 250, 80, 16), (150, 250, 100, -8),
                    (310, 350, 56, -30), (60, 380, 70, 12),
                ),
                "spark",
            ),
            Put("door", (76, 856), 400, "soft/ink", shadow=0),
            Shape(f"{disc(132, 690, 11)}M128,692h8l6,30h-20z", "ink", flat=True),
            Figure(
                "boy", "kneel", (206, 872), 330, "glow/spark", "sad", flip=True, look="left",
                hand=(152, 712), holds=Held("key", size=76, turn=84, coat="spark"),
            ),
            Spread(
                "key",
                ((50, 866, 60, 80), (96, 880, 56, -70), (140, 862, 60, 100)),
                "glow",
            ),
            Figure(
                "old-man", "offer", (384, 894), 600, "spark/deep", "wonder", look="up",
                hand=(496, 596), other_hand=(480, 650), hat="top-hat",
            ),
            Put("key", (460, 770), 100, "glow", turn=-24),
            Put("key", (540, 766), 104, "glow", turn=22),
            Line("500,706 496,630 492,566 476,546 460,558", 11, "glow"),
            Put("umbrella", (498, 884), 300, "spark/ink", turn=176, shadow=0),
        ),
    ),
    Card(
        "candle-tower",
        "The Short Night",
        "A candle is a house of many floors and is burning down; the top floor is moving out by a "
        "rope of sheets, and the wax is at the next window.",
        World(
            "backdrop", "ember", Light("above", 0.3, rim="glow"),
            {"tone": "ink", "to": "mid", "spot": False},
        ),
        (
            Turned(
                (
                    *gables((-20, 760, 90), (540, 760, 100), coat="mid"),
                    *gables((-50, 870, 140), (420, 860, 140), (540, 880, 150),
                            coat="deep", dark=(1,)),
                ),
                turn=6,
            ),
            Glow((290, 160), 460, "glow", 0.85),
            Blob("290,-20 340,80 372,160 352,250 290,280 230,250 214,170 250,90", "glow", depth=50),
            Blob("290,110 316,170 310,230 284,246 262,226 262,170", "spark", fade=0.55, flat=True),
            Taper("288,300 290,260 284,222", (8, 7, 4), "ink"),
            Shape("M150,330C150,280 230,270 290,284C350,270 430,280 434,326L446,940H140Z", "pale",
                  depth=110),
            Blob("168,318 240,294 330,296 420,316 380,338 290,346 200,340", "spark+glow", depth=14),
            Shape("M220,480V420C220,390 270,370 290,404L296,480Z", "deep", depth=10),
            Shape("M236,700V600C236,530 366,530 366,600V700Z", "deep", depth=16),
            Glow((300, 620), 110, fade=0.7),
            Figure(
                "girl", "face-us", (302, 840), 330, "spark/glow", "fear", look="us-up",
                other_hand=(330, 680), hand=(262, 684), shadow=0,
            ),
            Shape("M216,694H388V730H216Z", "soft", depth=12),
            Shape("M226,730H378V860H226Z", "pale", flat=True),
            Blob("226,330 256,340 262,440 250,500 262,556 240,600 222,560 230,480 220,400", "glow"),
            Blob("400,330 424,330 428,460 420,640 434,720 414,770 396,720 404,600 396,440", "glow"),
            Line("224,300 196,300 160,330 150,420 156,540 158,664", 16, "spark+ink"),
            *(Shape(disc(x, y, 14), "spark+ink", depth=8)
              for x, y in ((166, 324), (158, 664))),
            Figure(
                "man", "climb", (116, 640), 346, "spark/glow", "fear", look="up",
                hand=(152, 372), other_hand=(152, 424), wears="pyjamas", print="stripes",
                shadow=0,
            ),
            Figure(
                "old-woman", "reach", (70, 1030), 350, "pale/spark", "fear", look="up",
                hand=(168, 770), other_hand=(150, 800), shadow=0,
            ),
            Put("moth", (500, 200), 120, "pale/spark", turn=-40),
        ),
    ),
    Card(
        "house-boat",
        "Low Tide at Home",
        "A house has been tied up in the harbour among the boats; its kennel follows on a line, "
        "and in the row of houses there is a gap.",
        World(
            "backdrop", "dawn", Light("right", 0.4, rim="glow"), {"tone": "deep", "to": "pale"}
        ),
        (
            Turned(
                gables((-40, 330, 100), (70, 300, 90), (330, 300, 96), (436, 320, 90),
                       (536, 300, 110), coat="mid", dark=(1, 4)),
                turn=-6,
            ),
            Put("open-door", (240, 392), 96, "spark/glow", shadow=0),
            Shape("M-40,404L640,340V940H-40Z", "soft", to="deep", span=(380, 800)),
            *(Line(points, 4, "glow", fade=0.5) for points in (
                "60,460 130,450 200,456", "30,600 90,592 140,600", "230,420 270,414 310,418",
                "40,520 80,514 130,520", "150,500 220,492 280,500", "170,560 210,554 250,560",
            )),
            Put("boat", (120, 440), 70, "deep/glow", haze=0.2, shadow=0),
            Turned((
            Put("house", (400, 600), 440, "spark/ink", turn=-7, shadow=0),
            Shape("M262,332L390,316L404,452L276,468Z", "glow", depth=8),
            Shape("M272,342L382,328L394,446L284,458Z", "ink", flat=True),
            Within(
                "M100,230H382L400,470H100Z",
                (Figure("old-woman", "wave", (330, 566), 240, "deep/glow", "shout", flip=True,
                        look="left", shadow=0, hat="headscarf", hand=(236, 350),
                        other_hand=(250, 440)),),
            ),
            Shape("M266,456L410,440L412,458L268,474Z", "pale", depth=6),
            Blob("190,590 400,580 660,530 660,680 480,710 300,700 222,660", "ink", depth=60,
                 corners=(0, 2)),
            Line("200,600 400,592 650,544", 9, "pale"),
            *(Line(((x, 588 - (x - 200) * 0.1), (x, 540 - (x - 200) * 0.1)), 6, "pale")
              for x in range(230, 620, 56)),
            Line("216,552 400,540 640,500", 6, "pale"),
            ), move=(84, -6)),
            Shape("M-40,690C120,660 300,730 460,690S600,670 660,690V940H-40Z", "mid", to="ink",
                  span=(680, 860), depth=30),
            Line("470,690 480,740 470,790", 4, "pale"),
            Put("dog", (440, 820), 84, "glow/ink", flip=True, shadow=0),
            Put("house", (540, 822), 130, "spark/deep", turn=6, shadow=0),
            Blob("380,800 500,816 620,796 600,850 410,852", "ink", corners=(0, 2)),
            Shape("M-40,850L420,880V960H-40Z", "deep", depth=40),
            Figure(
                "man", "pull", (150, 874), 440, "glow/deep", "stern", hat="peaked",
                hand=(206, 664), other_hand=(246, 652), shape="stout", extras=("belt",),
                through=(Line("306,600 270,636 206,664 150,716 96,800 110,850", 8, "glow"),),
            ),
        ),
    ),
    Card(
        "egg-on-chimney",
        "What the Storks Left",
        "In a broken egg on a chimney lies a night with stars, while it is day; the other egg has "
        "begun to crack.",
        World(
            "backdrop", "sand", Light("right", 0.5, rim="spark"), {"tone": "mid", "to": "glow"}
        ),
        (
            Bird("stork", "stand", (500, 640), 300, "glow/spark", look="down", flip=True),
            Glow((520, 640), 190, fade=0.9),
            Put("egg", (512, 826), 300, "mid+soft/pale", turn=8, shadow=0),
            Shape("M524,540L496,574L524,604L502,638L532,676L516,638L538,602L510,574Z", "ink"),
            Put("cracked-egg", (284, 822), 500, "glow/soft", shadow=0),
            Inside(
                "cracked-egg", (284, 806), 448,
                world=World("night", "night", "left", {"hills": False}),
                things=(Shape("M330,530a50,50 0 1 1 0,90a62,62 0 0 0 0,-90z", "glow", depth=14),),
                edge="glow",
            ),
            Spread(
                "star",
                ((190, 330, 44, 10), (226, 280, 34, -12), (250, 150, 26, 20), (370, 130, 20, 0),
                 (150, 210, 20, 30)),
                "glow",
            ),
            Figure(
                "boy", "listen", (56, 1110), 650, "spark/deep", "wonder", look="right",
                hand=(226, 720), other_hand=(180, 800), hair="curls",
            ),
            Blob("180,812 300,800 560,780 640,800 640,870 400,880 200,880 150,850", "deep"),
            *(Taper(((x, 800 + d), (x + 90, 830 - d), (x + 200, 808 + d)), (7, 6, 3), tone)
              for x, d, tone in ((150, 10, "mid"), (260, 40, "ink"), (360, -8, "mid"),
                                 (200, 60, "mid"), (430, 50, "ink"), (300, 4, "soft"),
                                 (230, 26, "soft"))),
            Shape("M216,846H640V940H216Z", "spark+ink", depth=20),
            Shape("M190,840H640V866H190Z", "spark", depth=14),
            Line("216,902 640,902", 3, "ink"),
            *(Line(((x, y), (x, y + 34)), 3, "ink")
              for x, y in ((290, 868), (400, 868), (510, 868), (345, 904), (455, 904))),
        ),
    ),
    Card(
        "lamp-moth",
        "The Suitor",
        "A moth larger than the lighthouse embraces the lamp; the keeper pushes with a broom, and "
        "a ship has found the rocks.",
        World(
            "backdrop", "tide", Light("below", 0.3, rim="spark"),
            {"tone": "ink", "to": "deep", "spot": False},
        ),
        (
            Glow((300, 560), 430, fade=0.9),
            Blob("280,300 120,60 -60,40 -40,300 80,470 250,440", "soft", depth=110),
            Blob("320,300 480,60 660,40 640,300 520,470 350,440", "soft", depth=110),
            Blob("270,400 120,460 60,600 140,660 260,560", "mid", depth=70),
            Blob("330,400 480,460 540,600 460,660 340,560", "mid", depth=70),
            *(Shape(disc(x, 250, 62), "spark", depth=20) for x in (110, 490)),
            *(Shape(disc(x, 250, 30), "ink", flat=True) for x in (110, 490)),
            Shape("M214,720V500H386V720Z", "glow", depth=30),
            Line("257,720 257,500", 7, "deep"),
            Line("343,720 343,500", 7, "deep"),
            Shape(disc(300, 620, 40), "pale", depth=16),
            Shape(disc(300, 620, 20), "spark", flat=True),
            Blob("300,190 352,260 362,380 338,500 300,540 262,500 238,380 248,260", "deep"),
            Line("246,380 300,398 354,380", 11, "soft"),
            Line("250,430 300,450 350,430", 11, "soft"),
            Line("266,478 300,494 334,478", 10, "soft"),
            Blob("300,150 372,190 366,270 300,300 234,270 228,190", "soft", depth=40),
            *(Shape(disc(x, 220, 34), "ink", depth=8) for x in (250, 350)),
            *(Shape(disc(x, 232, 12), "glow", flat=True) for x in (246, 346)),
            Taper("270,170 220,90 150,70", (9, 7, 3), "pale"),
            Taper("330,170 380,90 450,70", (9, 7, 3), "pale"),
            Taper("256,330 168,400 150,500 222,566", (13, 11, 8), "ink"),
            Taper("344,330 432,400 450,500 378,566", (13, 11, 8), "ink"),
            Shape("M190,720H410L440,940H160Z", "pale", depth=60),
            Shape("M181,780H419L428,850H172Z", "spark", depth=40),
            Shape("M110,744H490L430,800H170Z", "deep", depth=20),
            Shape("M46,718H554V746H46Z", "ink", depth=12),
            Line("490,668 420,604 316,522", 9, "pale"),
            Figure(
                "man", "row-standing", (482, 720), 310, "spark/ink", "stern", flip=True,
                look="left-up", hat="cap", hand=(412, 598), other_hand=(448, 632), shadow=0,
            ),
            Line("60,664 300,672 540,664", 8, "ink"),
            *(Line(((x, 668), (x, 724)), 6) for x in (66, 132, 198, 402, 468, 534)),
            Shape("M336,520L304,542L250,504L264,462L298,452Z", "spark", depth=12),
            *(Line(((320, 531), point), 3, "ink", fade=0.7)
              for point in ((266, 490), (278, 474), (294, 466))),
            Blob("440,860 520,810 640,830 640,950 420,950", "ink", depth=40),
            Put("ship", (528, 860), 120, "mid/glow", turn=34, shadow=0),
            Put("boat", (76, 866), 80, "mid/glow", flip=True, turn=-6, shadow=0),
        ),
    ),
)  # fmt: skip
