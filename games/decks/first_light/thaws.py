"""Cards of the snow, continued: what leaves it, and an orchard after it."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    Turned,
    Within,
    World,
    disc,
)


def carved() -> tuple[Shape | Line, ...]:
    """A wooden horse in full gallop, of the same make as the one that walks away."""
    return (
        Shape("M112,528C76,520 58,548 48,580Q42,604 20,622C52,616 70,596 78,570L112,548Z"
              "M222,520C218,486 224,446 246,424L252,440C238,464 236,490 240,512Z", "spark+ink",
              depth=14),
        Shape("M110,544L80,578L66,622L86,644L96,634L88,618L104,586L136,568ZM222,560L268,570"
              "L280,592L258,606L264,618L298,602L296,580L262,552Z", "pale", depth=12),
        Shape("M100,536C110,504 150,516 190,514C218,508 222,474 234,444L246,428L250,410L260,426"
              "C276,446 300,470 316,490C318,504 304,510 292,504L266,488C262,514 262,534 248,552"
              "L280,572L286,606L250,640L240,630L262,600L254,586L222,572C190,580 160,578 144,576"
              "L126,606L118,630L132,652L118,660L100,636L104,600L114,568C104,562 98,548 100,536Z",
              "glow", depth=14),
        Shape(disc(268, 458, 5), "ink", flat=True),
        Line("278,446 268,486", 5, "spark"),
        Shape("M126,512C150,520 180,518 204,510C210,536 200,560 180,566H146"
              "C130,556 124,534 126,512Z", "spark", depth=18),
        Line("128,546 148,567 180,568 204,546", 5, "glow"),
    )  # fmt: skip


SLOPE = "-60,440 150,530 400,640 660,740 660,960 -60,960"
"""The hill down which the fox drags the day."""


CARDS = (
    Card(
        "left-carousel",
        "Closed for the Winter",
        "A carousel in the hills; one of its horses walks away with its pole, and a boy on "
        "another can nearly reach it; the keeper sleeps on.",
        World("backdrop", "rose", Light("left", 0.7, at=(190, 290), reach=640),
              {"tone": "deep", "to": "mid+soft", "spot": False}),
        (
            Blob("-60,470 180,440 360,470 480,400 560,380 660,396 660,960 -60,960", "mid+soft",
                 flat=True),
            Glow((520, 390), 230, "glow", 0.8),
            *(Put("horse", (x, y), z, "deep/deep", flip=True, flat=True, shadow=0)
              for x, y, z in ((524, 396, 72), (446, 430, 54))),
            Blob("-60,560 120,520 300,560 480,500 660,530 660,960 -60,960", "soft+pale", depth=60),
            Glow((180, 380), 430, fade=1),
            Shape("M-40,640C60,690 210,690 306,644V694C210,754 60,760 -40,700Z", "deep", depth=30),
            Line("-40,644 60,676 150,684 230,672 304,646", 8, "glow"),
            Shape("".join(disc(x, y, 6) for x, y in (
                (44, 706), (96, 716), (150, 718), (204, 714), (252, 702))), "spark",
                flat=True),
            Line("70,240 70,680", 10, "spark"),
            *carved(),
            Line("186,240 186,500", 10, "spark"), Line("186,570 186,682", 10, "spark"),
            Figure("boy", "ride", (146, 494), 262, "spark/ink", "worry", look="right-down",
                   hand=(316, 376), other_hand=(186, 440), hands="open", shadow=0),
            Shape("M160,-80L-80,180C-60,250 -20,256 0,200C20,260 60,262 80,206C100,266 150,268"
                  " 170,208C190,266 240,262 260,204C280,258 330,250 340,194C356,240 400,230 410,170"
                  "Z",
                  "spark", depth=90),
            *(Shape(path, "glow", flat=True, fade=0.9) for path in (
                "M160,-80L0,200C20,260 60,262 80,206Z",
                "M160,-80L170,208C190,266 240,262 260,204Z",
                "M160,-80L340,194C356,240 400,230 410,170Z")),
            Shape("M160,-80L80,206C100,266 150,268 170,208Z", "ink", flat=True, fade=0.12),
            *(part for x, y in ((40, 262), (126, 268), (216, 266), (302, 254), (376, 232))
              for part in (Glow((x, y), 50), Shape(disc(x, y, 9), "glow", flat=True))),
            Blob("-60,800 140,780 360,810 660,770 660,960 -60,960", "pale", depth=60),
            Blob("300,864 420,840 600,826 660,830 660,870 480,886", "deep", flat=True, fade=0.4),
            Taper("330,726 296,752 282,790 288,826 268,850", (16, 21, 20, 14, 3), "glow"),
            Shape("M336,760L374,812L366,850L350,868H386L396,848L402,810L396,776ZM462,776L456,824"
                  "L434,858L424,870H458L472,858L488,822L500,776Z", "mid+spark", depth=24),
            Shape("M300,690C340,664 420,676 480,690C530,700 556,730 536,774L544,812L554,856L568,868"
                  "H528L520,820L500,786C460,802 400,802 360,786L334,812L344,846L338,868H302L316,850"
                  "L300,814L294,780C264,760 264,710 300,690Z", "glow", depth=26),
            Shape("M350,868L356,856H388L386,868ZM424,870L432,858H466L458,870ZM528,868L526,856H554"
                  "L568,868ZM302,868L310,856H342L338,868Z", "ink", flat=True),
            Taper("500,498 546,556 552,640 524,716", (10, 20, 20, 6), "spark+ink"),
            Taper("440,738 492,704 526,640 520,570 484,530", (66, 56, 42, 33, 31), "glow"),
            Shape("M504,512L532,464L528,518ZM478,506L496,458L502,508Z", "glow", depth=10),
            Taper("500,524 462,536 416,570 396,584", (35, 31, 21, 19), "glow"),
            Shape(disc(470, 530, 7), "ink", flat=True),
            Shape(disc(396, 578, 4), "ink", flat=True),
            Line("386,596 404,602 420,596", 4, "ink"),
            Line("510,496 480,566", 6, "spark"), Line("430,544 440,586", 6, "spark"),
            Taper("360,686 430,690 490,706", (26, 34, 44), "glow", flat=True),
            Blob("304,674 354,664 400,676 394,722 352,744 314,720", "deep", depth=20),
            Line("310,724 352,746 392,724", 5, "glow"),
            Shape("M345,684V566L340,548L348,554L351,530L355,552L364,538L359,566V684Z", "spark",
                  depth=6),
            Line("336,684 352,690 368,684", 6, "glow"),
            Shape("M-20,716H66V890H-20Z", "mid+deep", depth=30),
            Shape("M-20,700H78V722H-20Z", "glow", depth=8),
            Figure("old-man", "sit-ground", (112, 876), 226, "spark/deep", "sleep", hat="peaked",
                   hair="bald+full/glow", look="down", shadow=0.3),
        ),
    ),
    Card(
        "suitcase-sun",
        "Contraband",
        "A fox drags a suitcase down the snowy hill at night; daylight leaks from it, and"
        " somebody with a badge is already waiting below.",
        World("night", "night", Light("left", 0.5, at=(200, 430), reach=620, tone="glow"),
              {"hills": False}),
        (
            Blob("260,470 400,420 500,470 660,410 660,960 260,960", "deep", flat=True),
            Shape("M470,470L506,340L542,470ZM540,480L584,300L628,480Z", "ink", flat=True),
            Blob(SLOPE, "soft", depth=90),
            Glow((150, 330), 420, "glow", 0.6),
            Within(
                "M366,540L162,457L150,520L-60,452V-60H74L270,342Z",
                (Glow((250, 470), 300, "glow", 1),
                 Put("cloud", (60, 190), 60, "glow", shadow=0),
                 Put("cloud", (150, 300), 40, "glow", shadow=0),
                 Spread("swallow", ((112, 226, 42, -24), (66, 96, 28, -16)), "deep"),
                 Blob("-60,424 20,440 100,474 190,512 210,560 -60,560", "soft+mid", depth=30),
                 *(Line(((x, y), (x + 3, y - 22)), 4, "mid")
                   for x, y in ((34, 462), (70, 470), (128, 496), (140, 500))),
                 *(Put("poppy", (x, y), s, "deep/spark", turn=t, shadow=0) for x, y, s, t in (
                     (46, 476, 84, -8), (116, 504, 150, 4)))),
                World("backdrop", "moss", Light("left", 0.4),
                      {"tone": "pale", "to": "glow", "spot": False}),
            ),
            Line("-30,454 60,484 140,516", 8, "pale"),
            Turned((
                Shape("M0,-104H250V-12Q250,0 238,0H12Q0,0 0,-12Z", "spark+ink", depth=50),
                Shape("M44,-104h26V0h-26ZM180,-104h26V0h-26Z", "ink", depth=6),
                Shape("M0,-30V-12Q0,0 12,0H34ZM250,-30V-12Q250,0 238,0H216Z", "pale", depth=6),
                Line("0,-104 250,-104", 9, "glow"),
                Turned((Shape("M0,-104H250V-136Q250,-148 238,-148H12Q0,-148 0,-136Z", "spark+ink",
                              depth=30),
                        Shape("M44,-104h26v-44h-26ZM180,-104h26v-44h-26Z", "ink", depth=6),
                        Shape("M0,-122V-136Q0,-148 12,-148H34ZM250,-122V-136Q250,-148 238,-148"
                              "H216Z", "pale", depth=6),
                        Line("0,-104 250,-104", 8, "glow")),
                       about=(250, -104), turn=42)),
                about=(0, 0), turn=22, zoom=0.88, move=(128, 542)),
            Line("348,576 372,590 360,612 336,610", 8, "spark"),
            Line("366,592 392,584 410,560", 6, "glow"),
            Beast("fox", "balk", (486, 736), 112, "spark/glow", flip=True, turn=16, shadow=0.7),
            Blob("-60,850 200,800 420,830 660,790 660,960 -60,960", "mid", depth=60),
            Figure("man", "crouch", (496, 962), 380, "deep/spark", "sly", look="left-up",
                   wears="uniform", hat="peaked", flip=True, shadow=0),
            Shape("M288,690L342,776H322L366,850H344L390,940H186L232,850H210L254,776H234Z", "ink",
                  depth=20),
        ),
    ),
    Card(
        "apple-house",
        "A Tenant",
        "A snake with a suitcase rings at an apple; the landlady opens with doubt, and the tenant"
        " before leaves by the window.",
        World("backdrop", "tide", Light("left", 0.5, rim="spark"),
              {"tone": "mid", "to": "pale", "spot": False}),
        (
            Blob("-60,560 60,500 200,540 400,500 660,540 660,960 -60,960", "mid+soft", flat=True),
            *(part for x, y, r in ((40, 500, 52), (106, 528, 36), (584, 440, 60))
              for part in (Line(((x, y), (x + 3, y + r * 2)), 9, "deep", fade=0.4),
                           Blob(((x - r, y), (x - r * 0.4, y - r), (x + r * 0.6, y - r * 0.9),
                                 (x + r, y + r * 0.1), (x, y + r * 0.7)), "mid", flat=True,
                                fade=0.9),
                           Shape(disc(x - r * 0.3, y - 8, 6) + disc(x + r * 0.4, y + 6, 6),
                                 "spark", flat=True, fade=0.6))),
            Shape("".join(f"M{x},640v-62l12,-14l12,14v62z" for x in range(-20, 130, 34))
                  + "M-40,590H120v12H-40Z", "pale", depth=8),
            Blob("-40,780 200,760 420,800 640,760 640,950 -40,950", "mid", depth=60),
            Blob("300,846 480,820 660,830 660,900 420,900", "ink", flat=True, fade=0.35),
            Blob("92,520 116,370 190,270 300,222 366,246 404,262 450,236 540,220 640,280 700,420"
                 " 690,640 620,800 520,872 410,862 300,876 190,820 120,700", "spark", depth=170),
            Blob("356,262 404,244 458,258 404,284", "spark+ink", flat=True, fade=0.7),
            Taper("406,270 400,200 424,130 470,84", (13, 12, 13, 20), "deep"),
            Blob("408,176 330,180 262,140 236,84 300,74 372,102", "deep+mid", depth=40),
            Line("406,174 330,124 250,88", 4, "deep"),
            *(Line(p, 3, "deep") for p in ("340,130 330,160 318,168", "320,118 330,100 346,96")),
            Blob("160,380 186,320 240,276 262,284 224,330 196,386 176,400", "glow", flat=True,
                 fade=0.34),
            dots("300,330 350,400 284,410 236,470 320,470 392,340 590,420 560,560 300,560 590,300"
                 " 556,300 360,300 586,660 550,620 140,600 160,520 300,770", 4, "spark+glow"),
            Blob("540,660 570,640 590,690 570,730 546,716", "spark+ink", flat=True, fade=0.35),
            Blob("150,770 226,690 252,600 268,660 290,730 300,790 240,840", "ink",
                 flat=True, fade=0.24),
            Shape("M330,850V590C330,500 500,500 500,590V850Z", "deep", depth=24),
            Shape("M350,850V596C350,524 480,524 480,596V850Z", "glow", flat=True),
            Shape("M350,850V596C350,560 372,544 396,540V850Z", "pale", flat=True),
            Shape("M330,850H500L470,892H250Z", "glow", flat=True, fade=0.6),
            Within("M300,480H470V852H300Z", (
                Figure("old-woman", "lean-back", (410, 852), 290, "mid/spark", "doubt", look="left",
                       flip=True, shadow=0, hand=(458, 712), hands="grip"),)),
            Shape("M500,590L458,606V862L500,850Z", "mid", depth=20),
            Hand("mitt", (458, 704), (430, 676), 40, "mid/spark"),
            Shape("M492,622L468,632V716L492,712ZM492,744L468,748V830L492,824Z", "deep",
                  flat=True),
            Shape(disc(472, 734, 7), "glow", flat=True),
            Shape("M430,390V300C430,240 530,240 530,300V390Z", "deep", depth=14),
            Shape("M444,380V302C444,260 516,260 516,302V380Z", "glow", flat=True),
            Shape("M444,302C450,262 500,262 480,280C466,296 468,340 444,360Z", "soft", flat=True),
            Shape("M418,384H542V402H418Z", "deep", depth=8),
            Taper("492,356 494,400 484,440 456,460 426,470", (16, 17, 17, 16, 18), "pale"),
            Shape(disc(420, 462, 4), "ink", flat=True),
            Line("410,478 422,482", 3, "ink"),
            Shape("".join(disc(x, y, 5) for x, y in (
                (494, 390), (494, 412), (486, 432), (470, 448), (450, 458))), "mid", flat=True),
            Line("434,484 484,466 536,440", 6, "ink"),
            Blob("532,430 552,436 572,456 566,486 536,500 508,486 506,454", "deep", depth=20),
            Shape("M532,436L512,414L530,418L540,404L544,420L562,420Z", "deep", depth=6),
            Shape("".join(disc(x, y, 5) for x, y in ((524, 458), (548, 462), (534, 480),
                                                     (556, 480))), "glow", flat=True),
            Blob("40,850 160,830 330,860 340,890 120,900 44,884", "ink", flat=True, fade=0.35),
            Taper("300,838 258,866 190,876 110,852 66,796 96,732 170,690 214,624 222,540",
                  (10, 20, 30, 36, 36, 36, 34, 30, 28), "glow"),
            Shape("".join(disc(x, y, 10) for x, y in (
                (224, 588), (216, 628), (192, 668), (156, 700), (114, 724), (78, 758),
                (66, 800), (92, 838), (136, 862), (186, 874))), "mid", flat=True),
            Blob("180,560 190,500 240,480 290,510 296,550 250,570", "glow", depth=40),
            Shape(disc(252, 520, 9), "ink", flat=True),
            Shape(disc(255, 517, 3), "glow", flat=True),
            Line("236,500 252,494 266,500", 4, "ink"),
            Line("254,552 276,556 292,546", 3, "ink"),
            Line("288,542 302,546", 4, "ink"),
            Line("312,539 302,546 311,554", 4, "ink"),
            Put("top-hat", (222, 502), 84, "ink/spark", turn=-14),
            Blob("222,806 318,806 334,866 270,876 206,866", "deep", depth=40),
            Line("212,834 270,842 328,834", 6, "spark"),
            Line("242,810 252,782 288,782 298,810", 8, "ink"),
            Taper("120,858 176,872 222,866 246,832 254,796 274,780 298,792",
                  (34, 30, 22, 15, 11, 8, 4), "glow"),
        ),
    ),
)  # fmt: skip
