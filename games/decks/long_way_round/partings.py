"""Those who stay, and those who go on alone."""

from math import cos, radians, sin

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Cast,
    Figure,
    Glow,
    Light,
    Line,
    Point,
    Points,
    Put,
    Shape,
    Spread,
    Taper,
    Thing,
    Turned,
    View,
    Within,
    World,
    disc,
    spots,
)

HUB: Point = (500, 150)


def rim(turn: float, radius: float = 380) -> Point:
    """A point on the rim of the big wheel; its angle is against the clock from above."""
    return HUB[0] + radius * sin(radians(-turn)), HUB[1] - radius * cos(radians(turn))


def moon_boat(hook: Point, middle: Point, size: float) -> tuple[Thing, ...]:
    """A crescent moon on its back, a cabin that hangs from a hook."""
    x, y = middle
    horn, low = y - size * 0.34, y + size * 0.36
    path = (
        f"M{x - size:g},{horn:g}C{x - size * 0.9:g},{y + size:g} {x + size * 0.9:g},{y + size:g}"
        f" {x + size:g},{horn:g}C{x + size * 0.5:g},{low:g} {x - size * 0.5:g},{low:g}"
        f" {x - size:g},{horn:g}Z"
    )
    craters = disc(x - size * 0.1, y + size * 0.42, size * 0.09) + disc(
        x + size * 0.34, y + size * 0.36, size * 0.06
    )
    tips = ((x - size * 0.97, y - size * 0.3), (x + size * 0.97, y - size * 0.3))
    return (
        *(Line((hook, tip), 3, "soft") for tip in tips),
        Shape(path, "glow", depth=size * 0.22),
        Shape(craters, "pale", flat=True),
    )


def leaves(places: Points, size: float, tone: str) -> Shape:
    """Leaves of a tree that hang to all sides."""
    path = ""
    for number, (x, y) in enumerate(spots(places)):
        turn = radians(40 + number * 67 % 110)
        dx, dy = cos(turn) * size, sin(turn) * size
        path += (
            f"M{x - dx:.0f},{y - dy:.0f}Q{x - dy * 0.8:.0f},{y + dx * 0.8:.0f} {x + dx:.0f},"
            f"{y + dy:.0f}Q{x + dy * 0.8:.0f},{y - dx * 0.8:.0f} {x - dx:.0f},{y - dy:.0f}Z"
        )
    return Shape(path, tone, depth=12)


def tracks(places: Points, tone: str = "mid", *, fade: float = 0.7) -> Shape:
    """Footprints, larger towards us."""
    path = ""
    for x, y in spots(places):
        w = 4 + y / 70
        path += f"M{x - w:.0f},{y:g}q{w:.0f},{-w * 0.8:.0f} {2 * w:.0f},0"
        path += f"q{-w:.0f},{w * 0.8:.0f} {-2 * w:.0f},0Z"
    return Shape(path, tone, flat=True, fade=fade)


VULTURE: tuple[Thing, ...] = (
    Taper("384,196 380,226", (10, 6), "soft"),
    Taper("424,204 424,238", (10, 6), "soft"),
    Blob("350,86 396,48 446,66 478,130 500,214 494,252 462,226 438,212 384,212 346,176 334,128",
         "ink", depth=60),
    *(Line(points, 4, "deep") for points in ("396,84 426,140 470,196", "380,108 404,160 446,202")),
    Taper("356,88 308,58 280,84", (19, 14, 16), "mid"),
    Blob("346,56 366,42 394,54 402,92 388,130 360,148 332,144 346,132 328,120 342,110 328,96"
         " 342,88 332,72", "glow", corners=(6, 8, 10, 12), depth=16),
    Blob("306,62 276,60 252,82 252,110 280,122 304,104", "mid", depth=10),
    Blob("264,84 238,94 226,120 228,150 246,130 272,120", "soft", corners=(3,), depth=8),
    Blob("228,150 224,124 232,108 242,134", "ink", corners=(0,), flat=True),
    Line("246,130 262,118 276,114", 4, "ink"),
    Shape(disc(276, 84, 9), "glow", flat=True),
    Shape(disc(273, 88, 5), "ink", flat=True),
    Line("262,70 276,73 292,82", 5, "ink"),
    *(Line(((x, y), (x - 12, y + 12)), 6, "soft") for x, y in ((376, 222), (386, 222), (420, 234),
                                                              (430, 236))),
)  # fmt: skip
"""It waits on top of something, and looks down to the left."""


CARDS = (
    Card(
        "boots-alone",
        "Without Him",
        "Boots walk through the snow with a lantern; they throw the shadow of a man, and he runs "
        "after them barefoot.",
        World("backdrop", "cobalt", Light("right", 0, at=(520, 796), reach=1000, tone="spark+glow"),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            dots("80,90 300,70 420,60 520,150 470,230 360,130 560,70", 3),
            Shape("M-30,300C60,250 180,290 260,300L640,420V560H-30Z", "mid", depth=30),
            Shape("M442,250L470,330H458L480,392H404L426,330H414Z"
                  "M506,240L538,330H524L552,424H460L488,330H474Z"
                  "M562,310L582,370H574L592,430H532L550,370H542Z", "deep", depth=16),
            Shape("M52,284V214L92,176L132,214V284Z", "ink", depth=10),
            Shape("M40,220L92,168L144,220L136,228L92,184L48,228Z", "pale", depth=6),
            Shape("M76,284v-40h24v40z", "glow", flat=True),
            Glow((90, 264), 60, fade=0.7),
            Shape("M-30,276C140,290 330,340 640,486V930H-30Z", "soft", to="pale", span=(420, 760)),
            Glow((506, 790), 470, "spark+glow", 0.7),
            *(Blob(points, "soft", flat=True, fade=0.6)
              for points in ("20,700 90,690 130,704 60,712", "60,820 130,808 170,822 110,832",
                             "430,600 500,596 540,608 470,616", "30,560 80,552 110,562 60,570")),
            tracks("150,330 176,322 200,352 228,346 250,380 278,374 310,402 336,398 370,430"
                   " 396,426 416,462"),
            Within("M0,300H600V640H0Z",
                   (Turned((Cast("wanderer", (284, 800), 470, lean=31, length=-0.9, tone="deep",
                                 fade=1),),
                           about=(300, 800), turn=9, move=(-36, 0)),)),
            Taper("206,806 164,710 142,600", (15, 16, 24), "deep", flat=True),
            Taper("352,846 270,736 186,604", (15, 17, 26), "deep", flat=True),
            Blob("196,812 256,796 316,806 292,826 222,828", "deep", flat=True),
            Blob("318,858 390,842 450,854 420,874 344,872", "deep", flat=True),
            Turned((Put("boot", (234, 806), 150, "spark/ink", shadow=0, turn=-12),
                    Put("boot", (390, 838), 156, "spark/ink", shadow=0)),
                   about=(300, 800), turn=6),
            Blob("470,858 520,846 562,856 530,872 480,870", "deep", flat=True, fade=0.6),
            Put("lantern", (520, 862), 160, "ink/spark", shadow=0),
            Glow((520, 796), 60, "glow", 0.7),
            *(Taper(points, widths, "deep", flat=True) for points, widths in (
                ("384,600 362,574 338,548", (7, 8, 12)), ("462,630 410,596 348,546", (7, 8, 12)),
                ("344,554 328,524 310,496", (16, 18, 15)), ("318,512 286,520 262,508", (7, 6, 5)),
                ("324,504 352,488 360,462", (7, 6, 5)))),
            Shape(disc(294, 474, 21) + "M272,466L292,440L314,460Z", "deep", flat=True),
            Blob("372,606 402,592 436,598 410,612", "deep", flat=True, fade=0.85),
            Blob("438,640 472,626 510,634 476,650", "deep", flat=True, fade=0.85),
            Put("boot", (396, 600), 78, "spark/ink", turn=-10, shadow=0),
            Put("boot", (476, 632), 80, "spark/ink", turn=20, shadow=0),
            Blob("110,326 190,318 250,334 180,340", "deep", flat=True, fade=0.5),
            Figure("man", "run", (190, 326), 240, "glow/soft", "fear", wears="nightgown",
                   hat="nightcap", shadow=0, hand=(288, 214), other_hand=(276, 184), hands="open"),
        ),
    ),
    Card(
        "penguin-bench",
        "Is This Seat Taken",
        "In the desert a penguin waits beside a cactus, its suitcase melting; a lady would like to"
        " sit down.",
        World("backdrop", "sand", Light("right", 0.5),
              {"tone": "soft", "to": "glow", "spot": False}),
        (
            Glow((560, 90), 420, "glow", 0.9),
            Shape("M-30,560C140,510 330,590 640,530V930H-30Z", "soft", depth=70),
            Put("camel", (520, 566), 50, "mid", haze=0.2, shadow=0),
            Shape("M-30,650C200,610 420,680 640,640V930H-30Z", "pale", depth=60),
            *(Line(points, 4, "soft", fade=0.8)
              for points in ("20,700 60,690 110,698", "440,700 490,690 540,698",
                             "430,740 470,732 510,740", "30,668 80,660 130,668",
                             "460,890 520,882 580,890")),
            Shape("M-30,800C20,762 60,770 90,752C130,734 190,742 220,730C260,726 310,740 330,752"
                  "C380,756 430,780 440,812C440,850 340,884 200,890C100,894 20,890 -30,880Z",
                  "deep", flat=True, fade=0.72),
            Put("chair", (128, 842), 250, "glow/mid", shadow=0),
            Put("chair", (258, 842), 250, "glow/mid", shadow=0, flip=True),
            Put("cactus", (124, 700), 190, "spark/glow", shadow=0),
            Shape("M89,684H159L151,722H97Z", "mid", depth=14),
            Line("87,686 161,686", 8, "soft+mid"),
            Turned((
                Blob("224,716 214,640 226,580 268,556 310,580 320,640 310,716 290,724 244,724",
                     "ink", depth=60),
                Blob("246,716 238,650 252,604 276,590 304,606 308,660 298,716 270,722", "glow",
                     depth=40),
                Blob("226,560 234,516 266,500 300,516 306,554 290,580 246,582", "ink", depth=40),
                Blob("262,520 290,518 302,540 292,566 264,566 254,544", "glow", depth=10),
                Shape("M292,536L330,520L298,554Z", "soft", depth=6),
                Shape(disc(278, 538, 9), "ink", flat=True),
                Shape(disc(280, 534, 3.5), "glow", flat=True),
                Line("262,526 272,518 284,519", 4, "ink"),
                Taper("232,600 214,650 208,700", (14, 13, 5), "ink"),
                Taper("314,602 330,640 330,680", (12, 11, 4), "ink"),
                Blob("246,722 264,714 280,724 262,732", "soft", depth=6),
                Blob("284,724 302,714 318,722 300,732", "soft", depth=6),
            ), about=(268, 728), zoom=1.08, move=(-20, 0)),
            *(Shape(f"M{x},{y}q13,22 0,30q-13,-8 0,-30Z", "spark", flat=True)
              for x, y in ((206, 472), (184, 488))),
            Shape("M46,411Q130,339 290,310Q480,296 556,355Q512,375 490,405Q432,405 384,428"
                  "Q322,423 264,440Q204,427 144,436Q92,417 46,411Z",
                  "ink", flat=True),
            *(Line(((x, y), (294, 274)), 4, "spark", fade=0.9)
              for x, y in ((490, 405), (384, 428), (264, 440), (144, 436))),
            Line("296,270 346,528", 12, "soft"),
            Shape("M46,411C60,310 140,228 262,210C400,194 516,257 556,355Q524,329 470,333"
                  "Q420,318 362,335Q300,323 240,346Q184,344 130,377Q82,385 46,411Z",
                  "spark", depth=100),
            *(Shape(path, "spark+deep", flat=True, fade=0.5)
              for path in ("M262,210C190,253 140,310 130,377Q82,385 46,411C60,310 140,228 262,210Z",
                           "M262,210Q232,274 240,346Q300,323 362,335Q340,260 262,210Z",
                           "M262,210Q400,246 470,333Q524,329 556,355C516,257 400,194 262,210Z")),
            Line("262,214 256,190", 12, "deep"),
            *VULTURE,
            Figure("old-woman", "dig", (502, 864), 388, "deep/glow", "smile", look="left",
                   flip=True, hand=(377, 700), other_hand=(367, 646), hands="grip", wears="dress",
                   turn=6, through=(Line("338,484 369,655 400,826", 12, "soft"),)),
            Blob("364,832 382,812 410,810 436,828 416,842 376,842", "soft", depth=12),
            Blob("130,872 200,860 270,870 300,882 200,888 120,884", "soft", depth=8),
            Put("suitcase", (202, 874), 98, "mid/glow", shadow=0),
            *(Taper(((x, 850), (x + 2, 866), (x, 880)), (9, 8, 6), "mid") for x in (160, 212, 240)),
        ),
    ),
    Card(
        "moon-wheel",
        "The Fair at the End",
        "The cabins of the big wheel are moons; one of them is helped out, and a child has already"
        " taken its place.",
        World("backdrop", "ember", Light("right", 0.6, at=(392, 716), reach=1100),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("60,60 200,250 300,90 40,350 250,180 360,330 440,380 300,430 60,560", 3, "pale"),
            Shape("M-30,760C100,720 240,760 360,740S560,730 640,750V930H-30Z", "deep", depth=30),
            Shape("M40,850V780L90,730L140,780V850ZM150,850V800L184,762L218,800V850Z", "mid+deep",
                  depth=20),
            Shape("M30,784L90,722L150,784Q140,796 130,784Q120,796 110,784Q100,796 90,784Q80,796"
                  " 70,784Q60,796 50,784Q40,796 30,784Z",
                  "mid", depth=14),
            Shape("M76,850v-36h28v36zM172,850v-30h24v30z", "pale", flat=True, fade=0.8),
            Line("90,722 90,700", 3, "mid"),
            Shape("M90,700l22,7l-22,7z", "spark", depth=3),
            *(Line((HUB, rim(turn)), 8, "mid") for turn in range(-10, 260, 25)),
            Line(tuple(rim(turn, 362) for turn in range(-40, 250, 6)), 5, "mid"),
            Line(tuple(rim(turn) for turn in range(-40, 250, 6)), 13, "mid"),
            dots(tuple(rim(turn) for turn in range(36, 216, 12)), 4.5),
            Shape(disc(*HUB, 54), "mid", depth=30),
            Shape(disc(*HUB, 22), "spark", depth=10),
            Glow((143, 112), 110, fade=0.5),
            *moon_boat(rim(70), (143, 112), 66),
            Glow((171, 440), 190, fade=0.6),
            Shape("M-30,850H640V930H-30Z", "ink", flat=True),
            Figure("child", "sit-front", (172, 464), 164, "spark/glow", "joy", shadow=0,
                   hand=(113, 370), other_hand=(225, 372), hands="grip"),
            *moon_boat(rim(120), (171, 440), 106),
            *(Line(((x, 850), (x, 812)), 5, "mid") for x in (36, 86, 136, 186, 236)),
            Line("20,822 250,822", 5, "mid"),
            Line("20,840 250,840", 4, "mid"),
            Shape("M262,838H640V872H262Z", "mid", depth=24),
            Shape("M300,872h24v60h-24ZM520,872h24v60h-24Z", "mid+deep", flat=True),
            Glow((400, 716), 260, "glow", 0.8),
            Line((rim(150), (313, 614)), 4, "pale"),
            Line((rim(150), (270, 560), (286, 610), (258, 640)), 4, "pale"),
            Shape(disc(*rim(150), 9), "pale", depth=4),
            Turned((Shape("M352,620C270,640 250,760 330,806C360,824 400,822 424,808C372,796"
                          " 352,752 366,712L384,706L366,690C368,664 380,640 404,628C388,618"
                          " 370,616 352,620Z",
                          "glow", depth=24),
                    Shape(disc(336, 694, 16), "pale", flat=True),
                    Shape(disc(343, 688, 11), "ink", flat=True),
                    Shape(disc(347, 684, 4), "glow", flat=True),
                    Line("310,674 330,660 352,658", 5, "ink"),
                    Line("344,770 348,756 360,750 372,756", 6, "ink"),
                    Shape("M322,716C332,732 336,738 334,746A12,12 0 1 1 311,742Q312,734 322,716Z",
                          "spark", depth=8),
                    Shape(disc(372, 798, 6) + disc(352, 636, 7), "pale", depth=4)),
                   about=(340, 814), turn=10, zoom=1.1, flip="x", move=(0, 16)),
            Figure("old-man", "embrace", (520, 838), 280, "spark/glow", "sad", look="left-down",
                   flip=True, hat="peaked", wears="uniform", hair="bald+full/glow", hand=(424, 686),
                   other_hand=(430, 738), hands="flat", turn=-9),
        ),
    ),
    Card(
        "toll-tree",
        "Fork",
        "Between a summer road and a winter road stands a tree with a keyhole; at its roots lie "
        "the keys that didn't fit.",
        World("backdrop", "brass", Light("left", 0, at=(300, 440), reach=620),
              {"tone": "soft", "to": "pale"}),
        (
            Within("M-30,-30H300V930H-30Z", (),
                   World("field", "brass", "left", {"hour": "day"}, View((300, 500), 1.2, 8))),
            Within("M300,-30H630V930H300Z",
                   (Shape("M540,476L566,536H554L576,588H562L586,640H494L518,588H504L526,536H514Z",
                          "deep", depth=16),),
                   World("snow", "frost", "left", {}, View((300, 500), 1.2, -8))),
            Taper("400,180 460,110 520,90 640,30", (34, 22, 12, 6), "ink"),
            Taper("480,105 520,170 580,190", (12, 8, 3), "ink"),
            Taper("400,230 480,230 540,260 600,250", (24, 14, 8, 3), "ink"),
            Taper("370,120 400,40 430,-30", (26, 18, 12), "ink"),
            *(Taper(points, (2, 6, 5, 2), "glow")
              for points in ("446,112 480,88 520,76 590,48", "450,216 486,216 530,244 580,244",
                             "500,134 524,160 540,170 570,180")),
            Shape("M206,-30C196,50 186,90 172,112C120,90 76,40 44,-40L-30,-40C20,80 80,130 122,176"
                  "C146,206 150,250 150,300C150,520 140,680 90,770C60,820 10,850 -30,860V940H640"
                  "V860C590,850 540,820 510,770C460,680 450,520 450,300C450,210 430,100 420,-30Z",
                  "ink", depth=90),
            *(Line(points, 4, "mid", fade=0.7)
              for points in ("190,240 172,340 168,460 158,580", "206,-10 214,80 196,190 204,250",
                             "250,-10 244,70 258,150 246,230", "300,0 306,80 296,160 304,244",
                             "352,-10 346,80 362,160 356,240", "396,10 392,120 412,220 410,300",
                             "428,330 424,460 436,600 460,700", "172,620 150,720 112,790 60,840",
                             "200,560 184,700 150,800 96,864", "400,560 420,700 450,800 506,864",
                             "430,640 452,730 490,800 560,850")),
            leaves("40,60 96,40 150,76 60,130 118,128 170,20 30,190 84,196 208,60 20,20 140,180"
                   " 236,20 60,250 176,140",
                   38, "spark+ink"),
            leaves("24,90 76,90 124,60 96,160 44,226 150,120 190,90 60,30 116,20 200,24", 34,
                   "spark"),
            leaves("70,160 130,96 30,150 96,10", 26, "mid"),
            Blob("452,690 470,706 520,770 580,820 640,840 640,868 560,842 496,786", "glow",
                 depth=14),
            Glow((300, 440), 340, fade=0.6),
            Shape("M300,264C380,264 432,322 432,392C432,444 404,478 378,496L428,812H172L222,496"
                  "C196,478 168,444 168,392C168,322 220,264 300,264Z",
                  "mid", depth=30),
            Shape("M300,280C370,280 416,330 416,392C416,440 390,472 362,490L410,800H190L238,490"
                  "C210,472 184,440 184,392C184,330 230,280 300,280Z",
                  "glow", depth=20),
            Beam(((190, 800), (410, 800)), ((20, 950), (580, 950)), "glow", 0.9),
            *(Line(points, 5, "pale", fade=0.7)
              for points in ("150,812 100,850 60,862", "450,812 500,850 540,862")),
            Shape("M262,806C290,796 350,796 366,806L430,940H210Z", "ink", flat=True, fade=0.5),
            *(Taper(points, widths, "ink", flat=True)
              for points, widths in (("248,736 246,770 240,802", (14, 12, 10)),
                                     ("294,736 300,770 304,802", (14, 12, 10)),
                                     ("278,612 312,622 350,604", (17, 14, 11)),
                                     ("350,606 346,560 326,496", (12, 11, 9)),
                                     ("284,660 312,706 346,702", (14, 11, 9)))),
            Blob("228,800 242,794 262,802 268,814 228,814", "ink", flat=True),
            Blob("292,800 306,794 326,802 332,814 292,814", "ink", flat=True),
            Shape("M238,600C228,556 246,522 278,524C298,526 308,542 307,556L304,566L324,584L310,587"
                  "L311,594L304,597L307,608C303,616 294,618 288,617L300,632L284,628C304,640"
                  " 310,650 314,672L330,752Q270,764 208,752C210,690 208,650 226,626L214,616Z"
                  + disc(322, 484, 15)
                  + disc(309, 476, 6)
                  + disc(316, 470, 6)
                  + disc(350, 700, 11),
                  "ink", flat=True),
            Line("350,690 358,808", 7, "ink"),
            Spread("key", ((296, 424, 122, 156),), "ink"),
            Spread("key", ((104, 846, 96, 70), (496, 842, 90, -60)), "pale", flat=False),
        ),
    ),
)  # fmt: skip
