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


def twigs() -> tuple[Blob | Taper, ...]:
    """The nest: a dark ring, and twigs that stick out of it."""
    sticks = ((110, 10, "mid"), (230, 40, "ink"), (340, -8, "mid"), (170, 60, "mid"),
              (420, 50, "ink"), (280, 4, "soft"), (190, 26, "soft"), (400, 16, "mid"))  # fmt: skip
    return (
        Blob("110,810 240,790 440,784 640,792 640,850 400,864 200,862 90,844", "deep"),
        *(
            Taper(((x, 790 + d), (x + 90, 818 - d), (x + 200, 796 + d)), (7, 6, 3), tone)
            for x, d, tone in sticks
        ),
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
            Put("streetlamp", (540, 880), 330, "ink/glow", turn=5, shadow=0),
            Glow((554, 590), 150, fade=0.9),
            Put("cat", (552, 556), 92, "ink/glow", shadow=0),
            Shape(box(-30, 410, 130, 260), "glow", to="soft", span=(420, 660), flat=True),
            Shape("M-30,396H118V664H100V414H-30Z", "ink", depth=8),
            Figure(
                "woman", "stumble", (-16, 850), 420, "spark/deep", "shout", look="right",
                hand=(180, 660), other_hand=(160, 590), wears="jumper", shadow=0,
            ),
            Shape("M-30,660H112V696H90V900H-30Z", "deep", depth=20),
            Figure(
                "boy", "raise-both", (240, 812), 140, "spark/ink", "joy", look="us-up", shadow=0,
                wears="nightgown",
            ),
            Figure(
                "old-man", "sit-back", (446, 800), 200, "spark/glow", "dread", flip=True,
                look="left-up", wears="nightgown", shadow=0, hand=(412, 742),
            ),
            Hand("clasp", (370, 560), (520, -140), 220, "pale/spark", bend=4,
                 through=(Put("paper-boat", (346, 868), 204, "glow/soft", turn=-5),)),
            Shape("M-40,850C120,862 240,834 360,842S560,862 640,844V940H-40Z", "deep", fade=0.9,
                  flat=True),
            *(Line(points, 5, "pale", fade=0.7) for points in (
                "110,852 240,836 360,842 520,856", "40,884 120,876 200,886",
                "380,880 470,870 560,880",
            )),
            Glow((556, 594), 170, "glow", 0.3, plane="near"),
        ),
    ),
    Card(
        "rain-of-keys",
        "Which One",
        "Keys rain into a street; an old man gathers them in his umbrella, and at a locked door a "
        "boy has tried all the others.",
        World("backdrop", "night", Light("above", 0, rim="glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M14,940V330C14,60 586,60 586,330V940H530V338C530,120 70,120 70,338V940Z",
                  "mid", depth=40),
            *(Line(points, 4, "deep") for points in (
                "14,420 70,424", "14,560 70,562", "14,700 70,700", "530,424 586,420",
                "530,562 586,560", "530,700 586,700", "90,180 130,226", "204,144 216,186",
                "300,132 300,172", "396,144 384,186", "510,180 470,226")),
            Shape("M70,940V338C70,120 530,120 530,338V940Z", "deep", depth=60),
            *(Line(((x, top), (x, 830)), 4, "ink", fade=0.6) for x, top in (
                (150, 226), (230, 186), (370, 186), (450, 226))),
            Shape("M70,270H200V296H70ZM400,270H530V296H400ZM70,640H150V666H70Z"
                  "M450,640H530V666H450Z",
                  "ink", depth=8),
            Glow((300, 540), 360, fade=0.9),
            Blob("300,268 400,330 410,420 366,500 420,820 180,820 234,500 190,420 200,330", "spark",
                 depth=20, corners=(4, 5)),
            Shape(f"{disc(300, 400, 86)}M250,440H350L392,824H208Z", "glow", flat=True),
            Shape("M-30,806L208,800H392L640,806V940H-30Z", "ink", depth=40),
            Shape("M208,803H392L486,940H114Z", "glow", to="mid", span=(800, 930), flat=True),
            Spread("key", ((120, 90, 110, 20), (232, 64, 70, -14), (356, 60, 70, 8),
                           (470, 80, 110, -24), (396, 232, 60, -16), (206, 236, 64, -12),
                           (126, 400, 100, 14), (470, 420, 110, -10), (150, 590, 76, -20),
                           (480, 560, 76, 20)), "spark", flat=False),
            Spread("key", ((62, 838, 52, 80), (118, 842, 52, -78), (90, 862, 52, 74)), "spark"),
            Figure("boy", "kneel", (256, 862), 220, silhouette="ink", hand=(314, 716),
                   holds=Held("key", size=64, turn=176), shadow=0),
            Put("key", (419, 748), 60, "spark", turn=-22, shadow=0),
            Put("key", (459, 746), 62, "spark", turn=18, shadow=0),
            Figure("old-man", "look-up", (526, 880), 254, "pale/spark", "awe", flip=True, look="up",
                   hat="top-hat", hand=(437, 690), shadow=0,
                   holds=Held("umbrella", size=134, turn=180, coat="soft/glow")),
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
            Glow((386, 160), 460, "glow", 0.85),
            Blob("386,-20 436,80 468,160 448,250 386,280 326,250 310,170 346,90", "glow", depth=50),
            Blob("386,110 412,170 406,230 380,246 358,226 358,170", "spark", fade=0.55, flat=True),
            Taper("384,300 386,260 380,222", (8, 7, 4), "ink"),
            Shape("M246,330C246,280 326,270 386,284C446,270 526,280 530,326L542,940H236Z", "pale",
                  depth=110),
            Blob("264,318 336,294 426,296 516,316 476,338 386,346 296,340", "spark+glow", depth=14),
            Shape("M262,484V424C262,384 328,384 328,424V484Z", "ink", depth=10),
            Shape("M440,500V440C440,400 500,400 500,440V500Z", "deep", depth=10),
            Shape("M326,700V600C326,526 466,526 466,600V700Z", "ink", depth=16),
            Glow((396, 620), 120, fade=0.8),
            Within("M300,480H490V700H300Z", (Figure(
                "girl", "face-us", (396, 846), 330, "spark/glow", "worry", look="us-up",
                other_hand=(424, 684), hand=(356, 688), shadow=0,
            ),)),
            Shape("M306,694H486V724H306Z", "soft", flat=True),
            Blob("346,330 378,336 382,420 370,470 374,496 362,520 350,496 354,450 344,400", "glow",
                 flat=True),
            Blob("466,330 500,328 502,450 494,600 508,690 490,740 472,690 478,590 462,440", "glow"),
            Shape(box(172, 478, 166, 18), "soft", flat=True),
            Taper("310,468 240,468 186,478", (9, 11, 10), "glow", flat=True),
            Taper("184,478 186,630 184,780", (8, 10, 7), "glow", flat=True),
            Figure(
                "man", "climb", (238, 772), 230, "spark/glow", "fear", look="left-down",
                hand=(186, 560), other_hand=(186, 596), hands="grip", wears="pyjamas",
                print="stripes", shadow=0, flip=True,
                through=(Line("185,484 185,640", 15, "glow"),),
            ),
            Shape(disc(184, 480, 13) + disc(184, 784, 14), "glow", flat=True),
            Figure(
                "old-woman", "reach", (62, 1090), 350, "pale/spark", "dread", look="up",
                hand=(156, 846), other_hand=(140, 820), shadow=0,
            ),
            Put("moth", (180, 200), 120, "pale/spark", turn=40, flat=True),
        ),
    ),
    Card(
        "house-boat",
        "Low Tide at Home",
        "A house has been tied up in the harbour among the boats; its kennel follows on a line, "
        "and in the row of houses there is a gap.",
        World(
            "backdrop", "dawn", Light("left", 0, rim="glow"),
            {"tone": "mid", "to": "pale", "spot": False},
        ),
        (
            Glow((120, 330), 320, fade=0.9),
            *gables((-96, 336, 140), (194, 338, 84), coat="mid", dark=(0,)),
            Put("open-door", (120, 400), 160, "spark/glow", shadow=0),
            Shape("M-40,396H640V416H-40Z", "mid+deep", flat=True),
            Shape("M-40,410H640V940H-40Z", "pale", to="mid", span=(412, 760)),
            *(Line(((118 - w, y), (118 + w, y + 1)), t, "glow") for y, w, t in (
                (422, 50, 3), (432, 34, 4), (446, 58, 4), (464, 36, 5), (488, 62, 6))),
            *(Line(((x, y), (x + w / 2, y - w / 12), (x + w, y + 1)), w / 16, "mid", fade=0.7)
              for x, y, w in ((206, 428, 40), (20, 440, 40), (190, 462, 56), (16, 484, 60),
                              (206, 516, 76), (20, 524, 50))),
            *(Line(((x, y), (x + w / 2, y - w / 12), (x + w, y + 1)), 6, "glow", fade=0.6)
              for x, y, w in ((262, 800, 100), (470, 764, 110), (270, 868, 60))),
            Blob("300,712 430,704 570,708 590,730 556,752 400,764 310,744", "deep", flat=True,
                 fade=0.5),
            Blob("478,306 474,270 500,240 480,206 520,176 566,190 560,220 524,228 530,256 500,280"
                 " 494,306", "pale", fade=0.45, depth=24),
            Put("house", (420, 612), 330, "spark/ink", shadow=0),
            Shape(box(330, 424, 180, 102), "ink", depth=10),
            Shape(box(339, 433, 162, 88), "glow", flat=True),
            Within(
                "M339,404H501V521H339Z",
                (Figure("old-woman", "wave", (444, 682), 236, "deep/pale", "joy", flip=True,
                        hat="headscarf", shadow=0),),
            ),
            Shape(box(318, 521, 204, 13), "pale", depth=6),
            Blob("262,548 310,590 400,610 490,606 570,568 552,660 516,728 400,734 330,704 284,640",
                 "ink", depth=60, corners=(0, 4, 6)),
            Line("266,554 312,595 400,615 488,611 566,573", 9, "glow"),
            *(Shape(disc(x, 668, 10), "glow", flat=True) for x in (364, 430, 496)),
            Line("300,740 400,732 550,738", 5, "glow", fade=0.8),
            Line("560,606 568,690 562,770 548,812", 4, "glow"),
            Shape("M414,842V790L466,752L518,790V842Z", "spark", depth=20),
            Line("400,798 466,752", 9, "spark+ink"),
            Line("466,752 532,798", 9, "spark+ink"),
            Shape("M436,842V812a28,28 0 0 1 56,0V842Z", "ink", flat=True),
            Within("M330,740H490V846H330Z",
                   (Put("dog", (450, 850), 68, "glow/ink", shadow=0),)),
            Blob("342,820 442,838 552,814 530,872 376,874", "ink", corners=(0, 2), depth=16),
            Line("326,880 426,873 556,881", 4, "glow", fade=0.8),
            Shape("M-40,772H238V960H-40Z", "deep", depth=50),
            Shape("M-40,760H250V788H-40Z", "pale", depth=10),
            *(Line(points, 3, "ink", fade=0.6) for points in (
                "-20,830 238,830", "-20,874 238,874", "90,790 90,830", "180,830 180,874",
                "50,830 50,874", "130,874 130,900")),
            Line("34,762 44,752 84,750 104,756 96,766 56,768 36,760 50,744 90,744 100,752", 6,
                 "glow"),
            Line("140,660 124,700 128,744 100,756", 8, "glow"),
            Figure("man", "pull", (104, 770), 270, "deep/mid", "strain", look="right",
                   hat="peaked", shape="stout", turn=10, hand=(164, 640), other_hand=(196, 614),
                   through=(Line("270,562 196,618 164,642 140,660", 8, "glow"),),
                   shadow=0),
            Shape(disc(272, 562, 9), "glow", flat=True),
        ),
    ),
    Card(
        "egg-on-chimney",
        "What the Storks Left",
        "In a broken egg on a chimney lies a night with stars, while it is day; the other egg has "
        "begun to crack.",
        World(
            "backdrop", "sand", Light("right", 0, rim="glow"),
            {"tone": "soft", "to": "glow", "spot": False},
        ),
        (
            Put("cracked-egg", (270, 806), 356, "glow/soft", shadow=0),
            Within(
                "M149,503C176,440 240,380 196,270C150,190 20,190 -40,130V-40H640V160C560,200 420"
                ",190 390,290C366,370 384,440 396,506L374,486L338,530L300,482L262,534L214,488"
                "L176,534Z",
                (Shape("M130,560C180,474 370,474 420,560Z", "ink", flat=True, fade=0.6),
                 Shape("M470,64a52,52 0 1 0 34,92a62,62 0 0 1 -34,-92z", "glow", depth=14),
                 Spread("star", ((120, 90, 40, 10), (240, 190, 34, -12), (340, 110, 30, 20),
                                 (300, 330, 44, 0), (60, 50, 24, 30),
                                 (390, 60, 24, 8), (350, 240, 22, 0), (540, 40, 28, 20),
                                 (232, 420, 22, 0)), "glow")),
                World("backdrop", "night", Light("left", 0),
                      {"tone": "ink", "to": "mid", "spot": False}),
            ),
            Line("530,560 532,690 538,806", 10, "spark"),
            Line("560,560 570,690 564,806", 10, "spark"),
            Shape(disc(532, 690, 9) + disc(570, 690, 9), "spark", flat=True),
            Bird("stork", "swim", (524, 540), 300, "glow/spark", look="down", flip=True),
            Put("egg", (448, 838), 170, "glow/pale", turn=6, shadow=0),
            Glow((446, 756), 60, "glow", 0.7),
            Shape("M444,686L426,716L448,738L430,770L452,792L440,768L462,738L442,716L458,690Z",
                  "ink", flat=True),
            *twigs(),
            Shape("M130,850H640V940H130Z", "spark+ink", depth=20),
            Shape("M104,838H640V868H104Z", "spark", depth=14),
            *(Line(((x, y), (x, y + 30)), 3, "ink")
              for x, y in ((210, 870), (330, 870), (450, 870), (560, 870))),
            Figure("boy", "reach", (76, 912), 320, "spark/mid", "awe", look="right-up",
                   hand=(150, 690), other_hand=(152, 582), hair="curls", shadow=0),
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
            Glow((300, 600), 430, fade=0.9),
            Shape("M260,616L-40,540V724L260,640ZM340,616L640,540V724L340,640Z", "glow", flat=True,
                  fade=0.75),
            Blob("280,300 120,60 -60,40 -40,300 80,470 250,440", "soft", depth=110),
            Blob("320,300 480,60 660,40 640,300 520,470 350,440", "soft", depth=110),
            Blob("270,400 120,450 60,560 130,620 260,560", "mid", depth=70),
            Blob("330,400 480,450 540,560 470,620 340,560", "mid", depth=70),
            *(Shape(disc(x, 250, 62), "spark", depth=20) for x in (110, 490)),
            *(Shape(disc(x, 250, 30), "ink", flat=True) for x in (110, 490)),
            Shape("M214,720V500H386V720Z", "soft", depth=16),
            *(Line(((300 - w, y), (300, y + 6), (300 + w, y)), 5, "mid", fade=0.6)
              for y, w in ((560, 66), (590, 70), (640, 70), (670, 66))),
            Shape(disc(300, 616, 46), "glow", flat=True),
            Glow((300, 616), 100, "glow", 1),
            *(Line(((x, 720), (x, 500)), 10, "ink") for x in (218, 382)),
            Blob("300,190 352,260 362,380 338,500 300,540 262,500 238,380 248,260", "deep"),
            Line("246,380 300,398 354,380", 11, "soft"),
            Line("250,430 300,450 350,430", 11, "soft"),
            Line("266,478 300,494 334,478", 10, "soft"),
            Blob("300,150 372,190 366,270 300,300 234,270 228,190", "soft", depth=40),
            *(Shape(disc(x, 220, 34), "ink", depth=8) for x in (250, 350)),
            *(Shape(disc(x, 232, 12), "glow", flat=True) for x in (246, 346)),
            Taper("270,170 220,90 150,70", (9, 7, 3), "pale"),
            Taper("330,170 380,90 450,70", (9, 7, 3), "pale"),
            Taper("256,330 186,390 180,490 250,574", (13, 12, 10), "pale"),
            Taper("344,330 414,390 420,490 350,574", (13, 12, 10), "pale"),
            *(Taper(((x, 570), (x + d * 0.7, 584), (x + d, 604)), (8, 7, 3), "pale")
              for x in (252, 348) for d in (-18, 0, 18)),
            Shape("M190,720H410L440,940H160Z", "pale", depth=60),
            Shape("M181,780H419L428,850H172Z", "spark", depth=40),
            Shape("M110,744H490L430,800H170Z", "deep", depth=20),
            Shape("M-20,718H620V746H-20Z", "ink", depth=12),
            Figure(
                "man", "row-standing", (520, 724), 240, "spark/deep", "stern", flip=True,
                look="left-up", hat="cap", hand=(464, 620), other_hand=(444, 598), shadow=0,
                through=(Line("512,672 464,620 416,568", 9, "glow"),),
            ),
            Turned((
                Shape("M404,548H456L466,498H394Z", "spark", depth=12),
                *(Line(((430 + d, 538), (430 + d * 1.3, 500)), 3, "ink")
                  for d in (-18, -6, 6, 18)),
                Shape(box(398, 542, 64, 20), "ink", depth=4),
            ), about=(430, 558), turn=-46, zoom=0.95, move=(-8, 14)),
            Line("-20,666 300,672 620,666", 8, "ink"),
            *(Line(((x, 668), (x, 724)), 6) for x in (66, 132, 198, 402, 468, 566)),
            Put("ship", (522, 868), 100, "spark/glow", turn=26, shadow=0),
            Blob("430,890 466,850 510,856 550,826 590,836 660,790 660,950 420,950", "ink",
                 depth=40),
            Line("420,880 456,866 496,880 536,868 590,882", 5, "glow", fade=0.8),
            Put("boat", (76, 866), 80, "mid/glow", flip=True, turn=-6, shadow=0),
        ),
    ),
)  # fmt: skip
