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
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
)

SLOPE = "-60,440 150,530 400,640 660,740 660,960 -60,960"
"""The hill down which the fox drags the day."""


OPEN_CASE: tuple[Thing, ...] = (
    Shape("M430,440C504,408 504,330 466,304C514,270 514,206 474,182C542,140 536,70 492,50"
          "C530,20 540,-30 530,-60V-110H-60V276C-20,240 10,250 30,296C70,264 130,280 150,330Z",
          "soft", flat=True, fade=0.4),
    Within(
        "M78,452L319,550L364,520L424,410C470,390 466,320 416,302C470,280 474,208 424,192"
        "C492,168 492,76 440,58C486,30 500,-30 486,-60V-110H-60V230C-16,200 30,214 44,254"
        "C84,224 160,240 180,306"
        "L128,424Z",
        (Put("cloud", (262, 150), 64, "glow", shadow=0),
         Put("cloud", (104, 214), 42, "glow", shadow=0),
         Spread("swallow", ((160, 96, 44, -20), (300, 232, 34, -10)), "deep"),
         Blob("60,470 130,408 250,446 380,520 420,640 60,640", "soft", depth=20),
         *(Put("poppy", (x, y), s, "deep/spark", turn=t, shadow=0) for x, y, s, t in (
             (182, 486, 112, -6), (252, 520, 136, 6), (326, 542, 104, 14)))),
        World("backdrop", "moss", Light("left", 0.4),
              {"tone": "pale+glow", "to": "glow", "spot": False}),
    ),
    Blob("40,546 180,590 318,640 376,600 400,640 330,668 160,616 50,572", "deep", flat=True,
         fade=0.5),
    Turned((
        Shape("M34,-46L40,-178Q40,-194 56,-194H288Q304,-194 304,-178L296,-46H280L288,-168"
              "Q288,-178 278,-178H66Q56,-178 56,-168L50,-46Z", "spark+ink", depth=16),
        Shape("M34,-46L46,-176Q46,-184 56,-184H288Q298,-184 298,-176L296,-46H280L288,-168"
              "Q288,-178 278,-178H66Q56,-178 56,-168L50,-46Z", "ink", flat=True, fade=0.4),
        Shape("M260,0L296,-46V40L260,90Z", "deep", flat=True),
        Shape("M0,0H260V78Q260,90 248,90H12Q0,90 0,78Z", "spark+ink", depth=50),
        Shape("M28,0h24V90h-24ZM208,0h24V90h-24Z", "ink", depth=6),
        Line("0,0 260,0", 8, "glow"), Line("260,0 296,-46", 6, "pale"),
        Line("98,22 104,56 130,62 156,56 162,22", 11, "ink"),
        Shape(box(88, 12, 22, 14) + box(150, 12, 22, 14) + box(32, 34, 16, 16)
              + box(212, 34, 16, 16), "glow", depth=4),
        Shape("M0,58V78Q0,90 12,90H34ZM260,58V78Q260,90 248,90H226Z", "ink", flat=True),
    ), about=(0, 0), turn=22, move=(78, 452)),
)  # fmt: skip
"""A suitcase on the hill, and the spring day that it lets out into the night."""


CARDS = (
    Card(
        "left-carousel",
        "Closed for the Winter",
        "A carousel in the hills; one of its horses walks away with its pole, and a boy on "
        "another can nearly reach it; the keeper sleeps on.",
        World("backdrop", "rose", Light("left", 0.7, at=(190, 290), reach=700),
              {"tone": "deep", "to": "mid+soft", "spot": False}),
        (
            Blob("-60,470 180,440 360,470 480,400 560,380 660,396 660,960 -60,960", "mid+soft",
                 flat=True),
            Glow((520, 390), 230, "glow", 0.8),
            *(Put("horse", (x, y), z, "deep/deep", flip=True, flat=True, shadow=0)
              for x, y, z in ((516, 396, 72), (436, 432, 54))),
            Blob("-60,560 120,520 300,560 480,500 660,530 660,960 -60,960", "soft+pale", flat=True),
            Glow((180, 380), 430, fade=1),
            Shape("M-40,640C60,690 230,690 330,640V698C230,756 60,756 -40,700Z", "deep", flat=True),
            Line("-40,644 60,678 150,686 240,676 332,642", 8, "glow"),
            Line("70,240 70,680", 10, "spark"), Line("176,240 176,688", 10, "spark"),
            Beast("horse", "leap", (176, 546), 146, "deep+soft/spark", turn=-6, shadow=0),
            Blob("140,500 170,510 202,494 208,530 188,556 156,562 140,540", "spark+glow",
                 flat=True),
            Figure("boy", "ride", (160, 494), 262, "spark/ink", "worry", look="right-down",
                   hand=(316, 376), other_hand=(198, 470), hands="open", shadow=0),
            Shape("M160,-80L-80,180C-60,250 -20,256 0,200C20,260 60,262 80,206C100,266 150,268"
                  " 170,208C190,266 240,262 260,204C280,258 330,250 340,194C356,240 400,230 410,170"
                  "Z",
                  "spark", depth=90),
            *(Shape(path, "glow", flat=True, fade=0.9) for path in (
                "M160,-80L0,200C20,260 60,262 80,206Z",
                "M160,-80L170,208C190,266 240,262 260,204Z",
                "M160,-80L340,194C356,240 400,230 410,170Z")),
            *(part for x, y in ((40, 262), (126, 268), (216, 266), (302, 254), (376, 232))
              for part in (Glow((x, y), 50), Shape(disc(x, y, 9), "glow", flat=True))),
            Blob("-60,800 140,780 360,810 660,770 660,960 -60,960", "pale", flat=True),
            Within("M0,630H396L440,690 600,790V900H0Z", (
                Beast("horse", "walk", (400, 868), 220, "glow/ink", look="back"),)),
            Taper("500,498 546,556 552,640 524,716", (10, 20, 20, 6), "spark+ink",
                  flat=True),
            Taper("440,738 492,704 526,640 520,570 484,530", (66, 56, 42, 33, 31), "glow"),
            Shape("M504,512L532,464L528,518ZM478,506L496,458L502,508Z", "glow", depth=10),
            Taper("500,524 462,536 416,570 396,584", (35, 31, 21, 19), "glow"),
            Shape(disc(470, 530, 7), "ink", flat=True),
            Shape(disc(396, 578, 4), "ink", flat=True),
            Line("386,596 404,602 420,596", 4, "ink"),
            Line("510,496 480,566", 6, "spark"), Line("430,544 440,586", 6, "spark"),
            Taper("360,686 430,690 490,706", (26, 34, 44), "glow", flat=True),
            Blob("304,674 354,664 400,676 394,722 352,744 314,720", "spark", depth=20),
            Shape("M343,684V516L349,540L352,526L356,556L360,544L365,570V684Z", "spark", depth=6),
            Line("332,684 352,692 372,684", 6, "glow"),
            Figure("old-man", "sit-ground", (104, 872), 190, "spark/deep", "sleep", hat="peaked",
                   hair="bald+full/glow", look="down", shadow=0),
        ),
    ),
    Card(
        "suitcase-sun",
        "Contraband",
        "A fox drags a suitcase down the snowy hill at night; daylight leaks from it, and"
        " somebody with a badge is already waiting below.",
        World("night", "night", Light("left", 0.5, at=(250, 430), reach=620, tone="glow"),
              {"hills": False}),
        (
            Blob(SLOPE, "soft", depth=90),
            Glow((230, 380), 400, "glow", 0.7),
            Turned(OPEN_CASE, (60, 280), zoom=0.9),
            Line("300,532 328,540 366,562", 9, "ink"), Line("300,556 328,568 366,564", 9, "ink"),
            Shape(disc(300, 544, 11), "glow", flat=True),
            Beast("fox", "balk", (440, 728), 112, "spark/glow", flip=True, turn=16, shadow=0.7),
            Blob("-60,850 200,800 420,830 660,790 660,960 -60,960", "mid", depth=60),
            Figure("man", "crouch", (486, 966), 310, "deep/spark", "sly", look="left-up",
                   wears="uniform", hat="peaked", flip=True, shadow=0),
            Shape("M286,700L346,790H326L372,862H350L398,950H174L222,862H200L246,790H226Z", "ink",
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
