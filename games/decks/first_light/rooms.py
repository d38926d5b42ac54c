"""Indoors: libraries and tables."""

from random import Random

from games.decks.afloat import glimmer
from games.decks.recipe import (
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
    Turned,
    View,
    Within,
    World,
    disc,
)


def books(*rows: tuple[float, float, float]) -> tuple[Shape, ...]:
    """Shelves of books: the left end of each, its height, and its length."""
    chance, paths, boards, back = Random("shelves"), ["", "", ""], "", ""
    for x, y, wide in rows:
        at = x
        while at < x + wide - 20:
            thick, tall = 22 + chance.random() * 18, 76 + chance.random() * 44
            paths[chance.randrange(3)] += f"M{at:.0f},{y:.0f}v{-tall:.0f}h{thick:.0f}v{tall:.0f}z"
            at += thick + 2
        back += f"M{x:g},{y:g}v-134h{wide:g}v134z"
        boards += f"M{x - 6:g},{y:g}h{wide + 12:g}v16h{-wide - 12:g}z"
    tones = zip(paths, ("mid", "spark", "soft"), strict=True)
    return (
        Shape(back, "ink", flat=True),
        *(Shape(path, tone, depth=8) for path, tone in tones),
        Shape(boards, "deep", depth=8),
    )


CARDS = (
    Card(
        "library-tide",
        "Overdue",
        "The sea has come into the library; the librarian rows after a man who swims off with a "
        "book and has caught a corner of it, and one reader has noticed nothing.",
        World("library", "tide", Light("above", 0, at=(300, 440), reach=640), {},
              View((300, 450), 1.05)),
        (
            Shape("M-30,-30H192V930H-30ZM408,-30H640V930H408Z", "deep+ink", flat=True, fade=0.6),
            Shape("M186,-30L246,120V574L186,650ZM414,-30L354,120V574L414,650Z", "mid+deep",
                  flat=True),
            *(Shape(f"M192,{y}L242,{z}V{z - 46}L192,{y - 74}ZM408,{y}L358,{z}V{z - 46}"
                    f"L408,{y - 74}Z", "mid", flat=True, fade=0.7)
              for y, z in ((120, 210), (250, 306), (380, 402), (508, 494))),
            Shape("M266,560V240Q266,184 300,184Q334,184 334,240V560Z", "pale", flat=True),
            Line("300,186 300,560", 5, "soft"),
            Line("268,330 332,330", 5, "soft"),
            Glow((300, 360), 280, fade=0.8),
            Shape("M186,652L246,560H354L414,652L640,640V940H-30V640Z", "soft", to="mid+deep",
                  span=(560, 860)),
            glimmer(300, 580, 640, 44, "glow", fade=0.6),
            Shape("M20,158H206V336H20Z", "ink", flat=True),
            Shape("M20,174H192V330H20Z", "mid", flat=True),
            Glow((140, 240), 120, fade=0.95),
            Shape("M20,326H212V350H20Z", "spark", flat=True),
            Figure("girl", "read-sitting", (124, 328), 236, "spark/glow", "bliss", hair="bob",
                   holds=Held("book", size=54, coat="glow/ink"), shadow=0),
            Figure("old-woman", "pull", (470, 790), 370, "pale/spark", "anger", wears="apron",
                   flip=True, look="left", hand=(400, 590), other_hand=(388, 566),
                   hat="headscarf", shadow=0, hands="clasp",
                   through=(
                       Shape("M312,600L416,542L436,632L328,702L338,670L318,652L334,628Z", "spark",
                             flat=True),
                       Shape("M318,584L410,534L428,612L328,680L342,656L322,640L340,614Z", "glow",
                             flat=True),
                       Line("356,588 398,564", 4, "ink"), Line("362,618 402,596", 4, "ink"),
                   )),
            Blob("292,736 350,776 450,782 544,760 568,684 566,796 520,860 400,866 324,826", "ink",
                 corners=(0, 4), depth=50),
            Line("294,740 350,778 450,786 544,764 566,694", 9, "spark"),
            Figure("man", "pull", (172, 1020), 440, "pale/spark", "dread", look="right",
                   hand=(198, 630), other_hand=(188, 592), shadow=0, hair="short+moustache",
                   wears="jumper", hands="clasp",
                   through=(
                       Shape("M166,576L272,584L260,606L276,630L262,652L280,680L176,678Z", "spark",
                             flat=True),
                       Shape("M172,560L266,568L254,594L270,616L254,638L272,660L182,660Z", "glow",
                             flat=True),
                       Line("206,588 240,590", 4, "ink"), Line("208,616 242,618", 4, "ink"),
                   )),
            Shape("M140,500l34,-16l14,32l-34,16ZM220,516l20,-10l10,18l-20,10Z", "glow", flat=True),
            Shape("M-30,806C40,780 90,812 150,802S250,812 320,836S480,856 640,826V940H-30Z",
                  "deep", flat=True),
            *(Line(points, 6, "glow", fade=0.7) for points in (
                "40,800 90,788 130,802", "150,806 196,798 240,814", "330,856 420,866 540,854")),
        ),
    ),
    Card(
        "owl-librarian",
        "Silence, Please",
        "An owl as high as the shelves looks down at a girl with a shut book; a mouse "
        "peeps out of it, and its tail hangs out below.",
        World("library", "ember", Light("right", 0.5, at=(506, 668), reach=600), {},
              View((300, 450), 1.1, -7)),
        (
            Shape("M-30,-30H640V640H-30Z", "pale", flat=True, fade=0.4),
            Blob("90,330 300,260 510,330 566,470 590,640 560,830 40,830 10,640 34,470", "deep+mid",
                 depth=140),
            *(Shape("".join(f"M{x - 40},{y - 8}q4,56 40,64q36,-8 40,-64Z"
                            for x in range(80 + row % 2 * 40, 540, 80)), tone, flat=True)
              for row, (y, tone) in enumerate((
                  (690, "deep"), (630, "deep+mid"), (570, "deep"), (510, "deep+mid"),
                  (450, "deep"), (390, "deep+mid")))),
            Turned((
                Blob("52,44 150,108 300,92 450,108 548,44 574,250 540,370 420,424 300,440 180,424"
                     " 60,370 26,250", "deep+mid", corners=(0, 4), depth=120),
                *(Line(points, 4, "deep", fade=0.8) for points in (
                    "92,118 120,146 126,176", "130,126 152,148 156,172", "508,118 480,146 474,176",
                    "470,126 448,148 444,172", "284,112 292,140 290,170", "312,112 308,140 312,170",
                    "270,404 300,418 330,404")),
                *(Shape(disc(x, 270, 124), "mid", depth=50) for x in (164, 436)),
                *(Shape(disc(x, 276, 98), "glow", depth=30) for x in (164, 436)),
                *(Shape(disc(x, 312, 52), "ink", flat=True) for x in (190, 424)),
                *(Shape(disc(x, 296, 15), "glow", flat=True) for x in (208, 442)),
                Shape("M40,262C60,160 240,150 286,250C240,216 100,206 40,262Z", "deep", depth=30),
                Shape("M560,262C540,160 360,150 314,250C360,216 500,206 560,262Z", "deep",
                      depth=30),
                *(Line(spots, 10, "spark") for spots in (
                    "164,146 252,182 288,270 252,358 164,394 76,358 40,270 76,182 164,146",
                    "436,146 524,182 560,270 524,358 436,394 348,358 312,270 348,182 436,146",
                    "286,250 300,240 314,250")),
                *(Line(points, 8, "glow", fade=0.55) for points in (
                    "196,170 232,196 254,234", "468,170 504,196 526,234")),
                Blob("300,284 338,326 326,380 300,416 274,380 262,326", "spark", corners=(3,),
                     depth=40),
                Line("576,236 564,320 538,372 480,404 420,424 300,440 190,426", 5, "soft"),
                Line("60,52 150,112 300,96 450,112 540,52", 5, "soft", fade=0.7),
            ), (300, 300), turn=7, zoom=0.94),
            Shape("M-30,800H640V930H-30Z", "mid+deep", depth=30),
            *(Shape(f"M{x},{y}h{w}v{h}h{-w}Z", coat, flat=True) for x, y, w, h, coat in (
                (44, 834, 150, 36, "deep"), (60, 802, 120, 32, "soft"), (48, 762, 138, 40, "mid"),
                (70, 732, 104, 30, "spark+deep"), (58, 698, 122, 34, "deep"))),
            Shape("M60,840h134v24h-134ZM60,808h106v20h-106ZM62,768h124v28h-124ZM70,737h92v20h-92Z"
                  "M72,704h108v22h-108Z", "soft+pale", flat=True),
            Shape("M430,826H640V930H430Z", "ink", depth=20),
            Shape("M420,812H640V836H420Z", "soft", depth=8),
            Shape("M452,812V790H560V812ZM462,790V772H548V790Z", "spark", depth=8),
            Shape("M468,772V752H540V772Z", "glow", depth=8),
            Line("506,752 506,676", 9, "pale"),
            Glow((506, 700), 250, "glow", 0.85),
            Shape("M446,690Q456,622 506,618Q556,622 566,690Z", "spark", depth=30),
            Shape("M446,690H566V700H446Z", "glow", flat=True),
            Shape("M190,880C230,860 330,858 380,874C350,892 240,900 190,880Z", "ink", flat=True,
                  fade=0.4),
            Figure(
                "girl", "hold-front", (290, 864), 416, "pale/spark", "worry", look="left-up",
                hand=(334, 712), other_hand=(246, 712), hands="clasp", shadow=0,
                through=(
                    Shape(disc(266, 637, 17) + disc(318, 637, 17), "mid+deep", depth=8),
                    Shape(disc(266, 637, 9) + disc(318, 637, 9), "soft", flat=True),
                    Blob("292,636 318,652 320,680 264,680 266,652", "mid+deep", depth=16),
                    Shape(disc(281, 656, 6) + disc(303, 656, 6), "glow", flat=True),
                    Shape(disc(280, 655, 3) + disc(302, 655, 3), "ink", flat=True),
                    Taper("314,726 336,764 318,790 340,816", (5, 4, 2), "mid+deep"),
                    Shape("M239,664H341V746H239Z", "spark", depth=16),
                    Line("250,666 250,744", 4, "glow"),
                    Line("272,686 322,686", 3, "glow"),
                ),
            ),
        ),
    ),
    Card(
        "long-breakfast",
        "The Far Side of the Table",
        "On a laid table a teapot is a house and its cup a lake; a hand comes with sugar, and "
        "a man stands in the boat below.",
        World(
            "table", "sand", Light("left", 0.6, rim="spark"), {}, View((300, 700), 1.7, -8)
        ),
        (
            Shape("M52,-30H250V196L52,220Z", "pale+soft", flat=True),
            Shape("M66,-30H144V196L66,206ZM158,-30H236V184L158,194Z", "glow", flat=True),
            Shape("M66,150Q100,110 144,140V196L66,206ZM158,150Q200,120 236,136V184L158,194Z",
                  "soft", flat=True, fade=0.5),
            Shape("M20,-30H84C80,60 70,140 44,226L20,228ZM278,-30H232C236,60 246,120 270,190"
                  "L290,186Z", "soft", flat=True, fade=0.8),
            Shape("M300,236V96Q300,56 340,52Q384,50 386,90V222L368,226V96Q366,74 342,76Q320,78 "
                  "320,100V233Z", "soft+mid", flat=True, fade=0.6),
            Shape("M320,120L368,116V128L320,132ZM320,160L368,156V168L320,172Z", "soft+mid",
                  flat=True, fade=0.6),
            Turned((
            Put("teapot", (128, 560), 380, "deep/mid", flip=True),
            Line("196,292 220,330 228,390", 9, "soft", fade=0.8),
            Shape("M60,470V350C60,284 176,284 176,350V470Z", "glow", depth=10),
            Glow((118, 390), 130, fade=0.7),
            Within(
                "M68,470V352C68,294 168,294 168,352V470Z",
                (Figure("old-woman", "peek", (118, 570), 250, "spark/deep", "shout",
                        look="us-right", hand=(154, 366), other_hand=(102, 366), hands="flat",
                        shadow=0),),
            ),
            Shape("M44,458H192V482H44Z", "spark", depth=8),
            ), about=(128, 560), zoom=0.88, move=(-40, -64)),
            Blob("150,860 260,826 390,820 520,826 640,860 560,896 390,906 220,896", "glow",
                 depth=14),
            Turned((
            Put("cup", (350, 900), 390, "spark/glow"),
            Shape("M138,554a167,42 0 1 1 334,0a167,42 0 1 1 -334,0Z", "glow", flat=True),
            Shape("M148,556a157,35 0 1 1 314,0a157,35 0 1 1 -314,0Z", "mid+deep", flat=True),
            Shape("M148,556a157,35 0 0 1 314,0a157,27 0 0 0 -314,0Z", "deep", flat=True),
            Shape("M262,540C320,528 410,532 450,550C440,578 350,594 290,588Q240,560 262,540Z",
                  "ink", flat=True, fade=0.5),
            *(Line(points, 4, "soft", fade=0.8) for points in (
                "166,556 184,566 210,570", "176,574 204,584 240,588", "420,560 440,556 452,552")),
            Shape("M190,500C250,520 360,520 420,496C370,566 250,570 190,500Z", "ink", depth=8),
            Figure("man", "hold-up", (306, 566), 240, "pale/deep", "dread", look="up",
                   shadow=0, hand=(388, 376), other_hand=(246, 400), hands="open"),
            Shape("M186,496C250,556 360,556 424,492Q416,548 388,572Q306,596 222,572Q194,548"
                  " 186,496Z", "pale", depth=16),
            Line("186,496 250,538 306,546 360,538 424,492", 7, "mid"),
            Line("212,554 306,576 398,552", 3, "mid"),
            *(Line(points, 6, "glow") for points in (
                "176,568 200,578 224,582 262,590", "350,590 390,582 420,576 440,564")),
            Taper("250,536 212,560 166,584", (4, 4, 3), "pale"),
            Blob("176,572 152,580 142,598 168,592", "pale", depth=6),
            Taper("362,536 402,556 446,572", (4, 4, 3), "pale"),
            Line("160,600 170,700 196,770", 9, "glow", fade=0.55),
            Line("182,606 188,660", 5, "glow", fade=0.55),
            Line("372,596 362,640 340,672", 4, "pale"),
            Line("338,668 372,686 378,718 356,744 320,740 302,712 314,680 338,668", 18, "pale"),
            *(Line(points, 18, "deep") for points in (
                "324,674 338,668 352,672", "376,706 378,718 374,728", "334,744 320,740 310,732")),
            ), about=(300, 900), move=(44, 0)),
            Turned((
                Shape("M366,206L452,188L482,222L476,296L392,318L362,280Z", "glow", depth=30),
                Shape("M362,280L366,206L398,244L392,318Z", "pale", flat=True),
                Shape("M392,318L398,244L482,222L476,296Z", "soft", flat=True, fade=0.7),
                Line("366,206 398,244 482,222", 4, "glow"),
                Line("398,244 392,318", 4, "glow"),
            ), (424, 252), zoom=0.9, move=(-60, -8)),
            Shape(disc(392, 336, 4) + disc(404, 316, 5), "pale", depth=4),
            Hand("grip", (456, 70), (720, -40), 160, "deep/glow",
                 through=(
                     Taper("402,4 380,80 336,170 294,236", (11, 11, 10, 9), "mid+deep"),
                     Taper("402,4 414,80 430,170 434,236", (11, 11, 10, 9), "mid+deep"),
                     Line("366,116 300,222", 4, "glow", fade=0.9),
                     Line("420,120 432,210", 4, "glow", fade=0.9),
                 )),
            Taper("294,230 294,256 322,262", (10, 9, 3), "mid+deep"),
            Taper("434,230 434,256 408,262", (10, 9, 3), "mid+deep"),
        ),
    ),
)  # fmt: skip
