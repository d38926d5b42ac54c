"""Coming home."""

from games.decks.arrangements import dots
from games.decks.recipe import (
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Moon,
    Shape,
    Spread,
    Within,
    World,
    disc,
)

WHEELS = (400, 524)
"""The wheels of the train at the platform, by their middles."""


BRONZE = (
    Blob("312,158 330,152 366,156 370,176 362,204 340,214 318,204 308,182", "spark+soft",
         flat=True, fade=0.66),
    Blob("222,390 246,382 258,400 253,424 234,428 221,410", "spark+soft", flat=True, fade=0.66),
    Blob("408,378 436,370 454,386 448,410 422,416 404,400", "spark+soft", flat=True, fade=0.66),
    Line("296,510 262,560 230,600", 12, "deep+spark", fade=0.7),
    Line("286,250 282,360 268,480", 14, "deep+spark", fade=0.5),
    Line("360,240 364,330 380,470", 7, "pale", fade=0.5),
    Line("292,240 262,310 254,376", 5, "pale", fade=0.35),
)  # fmt: skip
"""The skin of a monument, and the light on its edges."""

CARDS = (
    Card(
        "feather-weather",
        "A Change in the Air",
        "It snows feathers from a pillow fight in the train; a bird in a suitcase sings.",
        World("backdrop", "brick", Light("above", 0.5, behind=True, at=(300, 290), reach=680),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,70H640V540H-30Z", "mid", depth=60),
            Shape("M-30,46H640V92H-30Z", "deep", depth=20),
            Shape("M-30,462H640V478H-30Z", "glow", flat=True, fade=0.8),
            Shape("M-30,530H640V572H-30Z", "ink", flat=True),
            Shape("".join(disc(x, 540, 50) for x in WHEELS), "mid", depth=10),
            Shape("".join(disc(x, 540, 37) for x in WHEELS), "ink", flat=True),
            *(Line(((x - 37 * a, 540 - 37 * b), (x + 37 * a, 540 + 37 * b)), 6, "mid")
              for x in WHEELS
              for a, b in ((0.9, 0.4), (-0.4, 0.9))),
            Shape("M48,118H552V436H48Z", "ink", flat=True),
            Shape("M64,134H536V420H64Z", "glow", to="pale", span=(134, 420)),
            Shape("M64,134H536V154H64Z", "soft", flat=True, fade=0.7),
            Within("M64,100H536V420H64Z",
                   (Figure("girl", "throw", (172, 566), 360, silhouette="deep", shadow=0,
                           hand=(272, 262), other_hand=(272, 238)),
                    Figure("boy", "lean-back", (424, 580), 360, silhouette="deep", shadow=0,
                           flip=True, hand=(380, 306), other_hand=(400, 190), hands="open"))),
            Blob("258,196 288,210 326,196 348,182 344,216 354,254 350,288 330,276 290,282 252,298"
                 " 264,262 266,232",
                 "spark", (0, 3, 6, 9), depth=30),
            Line("288,236 304,246 320,230", 4, "glow"),
            Spread("feather",
                   ((372, 240, 40, 70), (352, 300, 40, 120), (350, 190, 36, 20), (290, 350, 52, 80),
                    (452, 470, 54, 40), (292, 500, 60, -60), (556, 280, 46, -30),
                    (44, 430, 46, 110), (296, 100, 44, 20), (200, 455, 44, 30)),
                   "glow/pale"),
            Shape("M-30,572H640V930H-30Z", "deep", depth=60),
            Shape("M48,588H552L640,860H-40Z", "pale", flat=True, fade=0.32),
            Shape("M-30,572H640V588H-30Z", "pale", flat=True, fade=0.8),
            Spread("feather",
                   ((336, 660, 54, 70), (50, 616, 50, 20), (552, 640, 56, -20), (346, 780, 54, 40),
                    (330, 874, 46, 80), (276, 624, 46, -20)),
                   "glow/pale"),
            Blob("40,880 150,868 300,880 150,894", "ink", flat=True, fade=0.5),
            Shape("M44,664H300V684H44ZM44,708H300V726H44Z", "ink", depth=8),
            Shape("M56,654h16v222h-16ZM272,654h16v222h-16Z", "ink", depth=8),
            Shape("M40,780H304V800H40Z", "ink+deep", depth=10),
            Figure("old-woman", "sit-front", (172, 780), 370, "soft/ink", "strain",
                   look="us-down", hat="none", hair="bun/glow", shadow=0, hand=(234, 614),
                   other_hand=(146, 616), hands="flat", wears="dress"),
            Shape("M380,690L392,786H548L560,690Q470,676 380,690Z", "spark", depth=20),
            Shape("M396,704L404,780H536L544,704Q470,694 396,704Z", "ink", flat=True),
            Bird("sparrow", "call", (462, 800), 160, "glow/mid", flip=True, shadow=0),
            Shape("M384,784H556V868H384Z", "spark", depth=24),
            Shape("M384,784H556V798H384Z", "glow", flat=True, fade=0.5),
            *(Line(((370 - d, 656 - d), (358 - d * 1.3, 682), (370 - d, 708 + d)), 5, "glow",
                   fade=f)
              for d, f in ((0, 1), (18, 0.8), (36, 0.6))),
            Line("444,822 444,812 496,812 496,822", 6, "ink"),
        ),
    ),
    Card(
        "own-statue",
        "Expected",
        "A traveller finds a statue of himself that is older than he is; he stands as it stands.",
        World("backdrop", "sand", Light("right", 0.6),
              {"tone": "soft", "to": "glow", "spot": True}),
        (
            Glow((560, 160), 420, fade=0.7),
            Shape("M-30,690V400L50,330L130,400V690ZM640,690V390H580L542,350L504,390V690Z", "soft",
                  flat=True, fade=0.8),
            Shape("M30,440h24v40h-24ZM78,440h24v40h-24ZM30,520h24v40h-24ZM78,520h24v40h-24Z"
                  "M524,440h20v40h-20ZM562,440h20v40h-20ZM524,520h20v40h-20ZM562,520h20v40h-20Z",
                  "mid", flat=True, fade=0.5),
            Shape("M-30,690H640V930H-30Z", "pale", depth=30),
            *(Line(points, 3, "soft", fade=0.8)
              for points in ("-20,730 300,724 620,730", "-20,800 300,792 620,800",
                             "530,700 600,880")),
            Shape("M196,812L-30,724V880L150,880L270,812Z", "deep", flat=True, fade=0.42),
            Shape("M206,644H424L440,790H190Z", "mid", depth=60),
            Shape("M186,616H444V650H186Z", "mid", depth=14),
            Shape("M206,650H262L254,790H190Z", "deep", flat=True, fade=0.45),
            Shape("M170,786H462V812H170Z", "mid", depth=12),
            Shape("M268,676h84v44h-84Z", "soft", depth=6),
            Figure("man", "walk", (313, 622), 510, "spark+soft/spark+deep", "stern",
                   hair="short+moustache/spark+deep", wears="coat", hat="bowler", shadow=0,
                   holds=Held("birdcage", size=126, coat="deep+spark", hand="far")),
            *BRONZE,
            Bird("sparrow", "perch", (336, 110), 90, "glow/deep", flip=True, look="down",
                 shadow=0),
            Figure("man", "walk", (102, 866), 256, "deep/ink", "wonder", look="right-up",
                   wears="coat", hair="short+moustache", hat="bowler",
                   holds=Held("birdcage", size=84, coat="glow/ink", hand="near"),
                   other_hand=(152, 744)),
            Figure("old-woman", "bow", (500, 876), 248, "ink+deep/glow", flip=True,
                   look="left-down", wears="dress", hand=(396, 806), other_hand=(406, 816),
                   holds=Held("tulip", size=104, coat="glow/spark", turn=-24)),
        ),
    ),
    Card(
        "last-lamp",
        "Nearly There",
        "At the end of the road stands a small house; its shadow is a castle with its gate open.",
        World("backdrop", "cobalt", Light("above", 0.3, behind=True, at=(320, 170), reach=900),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("60,60 140,120 220,50 470,80 540,150 90,200 400,40 560,50", 3, "glow"),
            Moon((320, 150), 124),
            Shape("M-30,330L60,250L120,290L180,230L240,280H420L480,210L540,270L640,230V500H-30Z",
                  "deep+mid", flat=True, fade=0.6),
            Shape("M-30,360C120,240 240,220 320,222C440,226 560,290 640,380V930H-30Z", "soft",
                  to="pale", span=(220, 640)),
            *(Line(points, width, "glow", fade=0.6)
              for points, width in (("-20,356 120,262 230,228", 6), ("410,230 520,276 620,360", 6),
                                    ("10,690 60,680 100,690", 9), ("540,640 570,640 600,652", 9))),
            Shape("".join(f"M{x - s},{y}L{x},{y - s * 3}L{x + s},{y}Z"
                          for x, y, s in ((70, 400, 30), (112, 376, 22), (548, 392, 26),
                                          (584, 420, 30))), "deep", depth=14),
            *(Shape(f"M{x - s},{y}L{x + d * 2.4},{y + s * 2.4}L{x + s},{y}Z", "mid", flat=True,
                    fade=0.6) for x, y, s, d in ((70, 400, 30, -22), (112, 376, 22, -18),
                                                 (548, 392, 26, 22))),
            Shape("M264,238H376L476,330L470,350L462,374Q512,430 540,496L550,488L562,584L474,536"
                  "L484,528Q462,480 436,446L412,450L448,626L438,628L440,644L428,646L425,628"
                  "L414,630L416,646L404,646L390,470L356,478Q372,590 376,720L386,720"
                  "Q350,760 330,846Q290,770 262,728L274,720Q270,590 274,480L238,474L214,644"
                  "L202,644L204,626L192,626L190,644L178,644L180,626L170,624L200,460L182,454"
                  "Q140,560 118,690L126,694Q84,740 64,810Q50,740 38,688L44,690"
                  "Q76,540 152,380L146,356L140,334Z", "deep",
                  to="mid+soft", span=(300, 900)),
            *(Line(points, width, "pale", fade=0.3)
              for points, width in (("30,520 180,470 330,500 560,470", 12),
                                    ("20,640 200,620 400,640 590,610", 16),
                                    ("40,740 200,720 360,750", 14))),
            Glow((300, 640), 130, "spark", fade=0.3),
            *(Glow((x, y), r, "glow", fade=0.7) for x, y, r in (
                (204, 400, 44), (436, 396, 44), (320, 560, 60), (112, 590, 50), (496, 482, 36))),
            *(Shape(path, "glow", flat=True) for path in (
                "M194,380L216,380L210,422L184,422Z", "M424,376L446,376L460,418L434,418Z",
                "M300,400H340L344,456H296Z", "M104,560L128,560L118,620L90,620Z",
                "M474,460L490,454L508,492L492,500Z", "M306,534H338L342,592Q324,610 304,592Z")),
            Line("298,428 342,428", 4, "deep"),
            Line("320,400 320,456", 4, "deep"),
            Shape("M262,238V150L320,96L378,150V238Z", "spark", depth=30),
            Shape("M250,158L320,90L390,158L380,164L320,108L260,164Z", "ink", flat=True),
            Shape("M278,168h24v24h-24ZM340,168h24v24h-24Z", "glow", flat=True),
            Shape("M304,238V196Q304,184 320,184Q336,184 336,196V238Z", "glow", flat=True),
            Figure("woman", "hands-in-pockets", (320, 237), 46, silhouette="ink", shadow=0),
            Glow((458, 812), 190, "spark", fade=0.5),
            Glow((458, 812), 120, fade=1),
            Figure("old-woman", "look-up", (524, 868), 250, "spark/ink", look="left-up", flip=True,
                   hand=(462, 766), holds=Held("lantern", size=80, coat="ink/glow")),
            Line("556,870 586,858 620,854", 7, "soft", dash="2 18"),
            Figure("boy", "crouch", (172, 878), 280, "spark/ink", "wonder", look="right",
                   hand=(316, 842), other_hand=(300, 862), hands="open"),
        ),
    ),
)  # fmt: skip
