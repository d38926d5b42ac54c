"""Cards of the town, continued: chimneys, roofs, and what looks in from above."""

import math

from games.decks.first_light.houses import gables
from games.decks.recipe import (
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
    Turned,
    Within,
    World,
    box,
    disc,
)


def shears(x: float, y: float, turn: float, tone: str) -> Turned:
    """Open scissors with their hinge at a place; without a turn they cut downwards."""
    rings = (
        Line(tuple((x + d + 18 * math.cos(a / 2), y - 38 + 18 * math.sin(a / 2))
                   for a in range(14)), 8, tone)
        for d in (-37, 37)
    )  # fmt: skip
    return Turned(
        (
            *rings,
            Line(((x - 3, y), (x - 13, y - 12), (x - 25, y - 24)), 9, tone),
            Line(((x + 3, y), (x + 13, y - 12), (x + 25, y - 24)), 9, tone),
            Shape(f"M{x - 13},{y - 2}l18,-10l34,92l-12,20Z", tone, depth=8),
            Shape(f"M{x + 13},{y - 2}l-18,-10l-34,92l12,20Z", tone, depth=8),
            Shape(disc(x, y, 7), "glow", flat=True),
        ),
        about=(x, y),
        turn=turn,
    )


CARDS = (
    Card(
        "giraffe-chimney",
        "Sweep",
        "A giraffe looks out of the chimney at the sweep; its legs stand in the parlour, where "
        "tea has been stopped.",
        World(
            "backdrop", "fern", Light("left", 0.5, rim="spark"), {"tone": "mid", "to": "pale"}
        ),
        (
            Glow((90, 330), 300, "glow", 0.8),
            Taper("-30,120 90,96 200,116 300,90", (6, 20, 14, 2), "soft", flat=True, fade=0.6),
            Shape("M-30,480V396L14,360L50,396V480Z", "soft", flat=True, fade=0.8),
            Turned((
                Taper("360,440 366,320 350,200 300,110", (62, 54, 46, 38), "pale"),
                *(Blob(points, "spark", depth=14) for points in (
                    "350,380 386,350 404,390 376,420", "316,330 344,300 358,340 330,366",
                    "370,270 400,250 396,300 374,310", "308,230 338,220 348,262 320,270",
                    "326,150 358,160 360,200 338,196", "348,222 368,232 366,252 350,248")),
                *(Taper(points, (9, 8, 13), "soft", flat=True) for points in (
                    "300,74 306,56 306,38", "262,74 262,56 258,40")),
                Taper("316,96 350,84 392,58", (12, 20, 3), "soft"),
                Blob("320,70 336,120 300,170 230,214 170,236 138,214 146,182 200,120 262,64",
                     "pale", depth=70),
                Blob("196,196 232,212 170,236 138,214 146,182", "glow", depth=30),
                Shape(disc(240, 124, 22), "glow", depth=8),
                Shape(disc(231, 131, 12), "ink", flat=True),
                Line("214,96 240,88 268,108", 7),
                Line("160,188 170,194", 6),
                Line("142,212 172,218 204,204", 4),
            ), move=(66, 14)),
            Shape("M-30,590L70,436H530L640,590Z", "deep", depth=60),
            *(Line(points, 3, "ink", fade=0.55) for points in (
                "50,474 556,474", "22,514 584,514", "-4,552 614,552")),
            Shape("".join(f"M{x},{y}h3l{d},38h-3Z" for y, d, xs in (
                (474, -3, (150, 300, 540)), (514, -2, (340, 540)), (552, 0, (100, 400)))
                for x in xs), "ink", flat=True, fade=0.6),
            Line("60,436 540,436", 11, "ink"),
            Shape("M346,370H516V520H346Z M326,344H536V386H326Z", "mid", depth=40),
            *(Line(points, 3, "deep", fade=0.7) for points in (
                "348,416 514,416", "348,446 514,446", "348,478 514,478", "400,386 400,416",
                "460,416 460,446", "400,446 400,478")),
            Shape("M-30,590H640V940H-30Z", "soft+mid", depth=30),
            Shape("M-30,582H640V604H-30Z", "ink", depth=8),
            Shape(box(74, 628, 456, 246), "deep", flat=True),
            Within(
                box(90, 644, 424, 214),
                (
                    Shape(box(80, 640, 450, 240), "pale", to="soft", span=(660, 860)),
                    Shape(box(80, 836, 450, 40), "mid", depth=10),
                    Glow((230, 700), 200, "glow", 0.9),
                    Shape("M318,860V690H506V860H486V716H338V860Z", "mid", depth=16),
                    Shape(box(338, 716, 148, 140), "ink+deep", flat=True),
                    Glow((420, 850), 110, "spark", 0.8),
                    *(Taper(((x, 700), (x + 2, 752), (x, 788), (x + 1, 838)), (13, 11, 9, 8),
                            "soft", flat=True) for x in (402, 474)),
                    *(Taper(((x, 700), (x - 3, 744), (x + 2, 792), (x, 846)), (16, 14, 11, 10),
                            "pale") for x in (372, 442)),
                    *(Blob(((x - 8, y), (x, y - 9), (x + 9, y + 2), (x + 1, y + 11)), "spark",
                           flat=True) for x, y in (
                        (368, 734), (378, 764), (370, 794), (438, 730), (448, 758), (439, 788),
                        (403, 744), (475, 738), (474, 772), (402, 776))),
                    Shape("M358,854l5,-16h20l5,16zM428,854l5,-16h20l5,16zM392,846l3,-12h16l3,12z"
                          "M464,846l3,-12h16l3,12z", "ink", flat=True),
                    Shape(box(308, 682, 206, 22), "deep", depth=12),
                    Shape("M80,846L130,836H300L330,858H80Z", "spark", flat=True, fade=0.6),
                    Put("chair", (168, 858), 150, "deep/spark", shadow=0),
                    Figure(
                        "old-woman", "sit", (180, 790), 230, "spark/deep", "awe",
                        look="right", hand=(232, 742), other_hand=(222, 768), shadow=0,
                        hair="bun/glow", hat="none", holds=Held("cup", size=32, coat="deep/glow"),
                    ),
                ),
            ),
            Shape(box(60, 866, 484, 18), "pale", depth=8),
            Figure(
                "man", "sit-ground", (150, 440), 330, "ink/deep", "fear", look="right-up",
                hat="top-hat", hand=(236, 300), other_hand=(66, 424), hands="open", shadow=0,
                extras=("scarf",),
            ),
            Blob("130,280 150,290 172,286 172,302 150,308 128,296", "spark", depth=8),
            Taper("134,292 104,280 70,296", (8, 9, 12), "spark"),
            Turned((
                Shape(box(50, 494, 176, 11), "glow", depth=6),
                Shape("M240,468L304,452L296,466L310,474L298,484L312,494L300,504L312,514L298,524"
                      "L306,534L240,530Z", "glow", depth=14),
                *(Line(((246, y), (284, y * 1.3 - 150)), 3, "deep") for y in (482, 498, 515)),
                Shape(box(222, 462, 24, 74), "spark", depth=8),
            ), (180, 500), turn=15, move=(4, 8)),
        ),
    ),
    Card(
        "hanging-town",
        "Neighbours",
        "Another town hangs from the sky upside down; over the gap somebody there hands down "
        "the tea, which falls the other way.",
        World(
            "backdrop", "ember", Light("left", 0, rim="glow", at=(300, 470), reach=620),
            {"tone": "soft", "to": "soft", "spot": False},
        ),
        (
            Glow((300, 470), 460, fade=1),
            *(Taper(points, (4, 14, 22, 16, 1), "glow", flat=True, fade=0.28) for points in (
                "424,760 440,720 420,680 450,630 440,570", "86,770 70,720 84,670 60,620 76,560",
                "70,180 56,220 76,270 60,320 84,380")),
            Turned(
                (
                    *gables((-30, 760, 100), (60, 740, 90), (290, 750, 90), (520, 740, 110),
                            coat="mid"),
                    *gables((-60, 780, 150), (96, 718, 150), (280, 800, 140), (430, 740, 170),
                            coat="deep", dark=(2,)),
                ),
                turn=180,
            ),
            *gables((20, 790, 90), (270, 780, 90), (380, 790, 80), (520, 760, 90), coat="mid"),
            Shape("M156,734H216V850H156ZM146,718H226V742H146Z", "ink", flat=True),
            *gables((-50, 860, 140), (104, 830, 160), (300, 860, 130), (440, 840, 170),
                    coat="deep", dark=(2,)),
            Line("352,800 420,816 500,780", 3, "ink"),
            Shape("M372,806l26,5v30l-26,-4ZM408,812h22v34h-22ZM444,806l26,-8v30l-26,6Z", "glow",
                  depth=6),
            Taper("224,418 204,396 200,340 212,280 198,216 208,134", (3, 5, 7, 9, 11, 17), "spark"),
            Line("216,404 207,340 218,280 206,216 210,160", 4, "glow", fade=0.8),
            Shape("M176,148Q196,112 222,132Q240,146 236,158Q262,168 246,180Q236,168 228,178Q232,200"
                  " 218,196Q216,178 206,182Q196,206 184,192Q190,176 176,174Q156,190 154,174"
                  "Q172,164 176,148Z", "spark", flat=True),
            Shape("".join(disc(x, y, r) for x, y, r in (
                (164, 210, 6), (182, 228, 4), (236, 216, 6), (254, 196, 4), (228, 244, 4))),
                "spark", flat=True),
            Shape("M402,190H484V244H402ZM392,238H494V262H392Z", "ink+deep", depth=14),
            Figure("old-man", "offer", (443, 262), 266, "ink/spark", "smile", look="down",
                   turn=180, hand=(308, 434), other_hand=(318, 416), shadow=0,
                   hair="bald/pale"),
            Put("teapot", (264, 478), 90, "spark/glow", turn=196, flip=True, shadow=0),
            Figure("woman", "hold-up", (185, 720), 246, "ink/spark", "worry", wears="dress",
                   look="up", hand=(262, 578), other_hand=(250, 590), shadow=0,
                   holds=Held("cup", size=62, coat="spark/glow", flip=True)),
                        Put("rooster", (530, 752), 72, "ink/spark", shadow=0),
        ),
    ),
    Card(
        "pear-eclipse",
        "A Heavy Evening",
        "A pear hangs over the houses by one thread; the girl who cuts it sits on the pear, and in "
        "the pear somebody has just put out his head.",
        World("backdrop", "moss", Light("above", 0, rim="pale", at=(300, 580), reach=560),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Glow((300, 400), 560, "pale", fade=0.5),
            Shape(disc(300, 420, 278), "glow", flat=True, fade=0.9),
            Shape("M-30,760Q90,700 220,750Q400,790 640,700V940H-30Z", "deep+mid", flat=True),
            *gables((-20, 800, 80), (70, 786, 70), (420, 790, 74), (510, 800, 90), coat="mid"),
            *gables((-50, 860, 110), (90, 846, 100), (230, 866, 100), (360, 850, 110),
                    (490, 862, 120), coat="ink", dark=(2,)),
            Blob("110,850 200,824 400,824 500,850 480,940 120,940", "ink", flat=True, fade=0.45),
            Taper("640,36 480,50 340,72 250,66 180,84", (20, 14, 11, 8, 2), "ink"),
            Taper("470,54 520,96 566,108", (8, 5, 1), "ink"),
            *(Taper(points, (2, 20, 18, 1), "deep") for points in (
                "520,96 500,130 470,150 440,152", "400,60 430,96 440,120 430,146",
                "200,80 170,100 140,104 104,92", "330,70 320,50 340,46 370,38")),
            *(Line(points, 5, "ink") for points in ("262,68 262,120 262,160", "262,176 262,230")),
            Line("262,156 261,180", 3, "ink"),
            *(Line(points, 3, "ink") for points in (
                "262,156 250,166 242,164", "262,158 273,168 281,166", "262,180 252,174 246,180")),
            Shape("M256,218C260,238 276,262 278,294H314C304,262 282,238 270,218Z", "ink",
                  flat=True),
            Taper("264,256 220,246 176,264 140,308", (4, 26, 26, 2), "mid"),
            Line("262,258 214,256 156,288", 3, "deep"),
            Blob("304,262 366,282 392,350 404,440 474,520 500,640 450,752 350,800 250,800 150,752"
                 " 100,640 126,520 200,440 212,350 240,282", "mid+soft", depth=220),
            Blob("150,600 170,540 220,480 206,560 180,640", "glow", flat=True, fade=0.4),
            Blob("470,540 500,640 450,752 350,800 250,800 170,764 330,770 430,700 466,620",
                 "deep", flat=True, fade=0.3),
            Glow((430, 660), 120, "spark", 0.5),
            Shape("".join(disc(x, y, r) for x, y, r in (
                (280, 330, 4), (330, 360, 3), (260, 400, 4), (340, 430, 4), (420, 500, 4),
                (450, 570, 5), (470, 640, 4), (420, 620, 3), (440, 710, 5), (380, 760, 4),
                (300, 770, 3), (220, 760, 5), (150, 700, 4), (180, 720, 3), (130, 650, 4),
                (190, 460, 3))), "deep", flat=True, fade=0.5),
            Glow((300, 610), 190, "glow", fade=0.75),
            Shape("M228,702V560C228,466 372,466 372,560V702Z", "ink", flat=True),
            Within(
                "M242,690V562C242,484 358,484 358,562V690Z",
                (Shape(box(230, 470, 140, 230), "glow", to="pale", span=(500, 690)),
                 Figure("man", "hold-front", (300, 810), 260, "spark/deep", "awe",
                        look="left-up", hat="nightcap", shadow=0, hand=(340, 684),
                        other_hand=(260, 684), hands="grip")),
            ),
            Shape("M214,688H386V712H214Z", "soft", depth=10),
            shears(308, 176, 104, "spark"),
            Figure("girl", "sit", (404, 316), 230, "spark/ink", "sly", look="left",
                   shadow=0, flip=True, hand=(340, 220), other_hand=(354, 156), hands="grip"),
        ),
    ),
)  # fmt: skip
