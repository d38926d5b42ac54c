"""Cards of the water, continued: the deep, and what floats over it."""

from games.decks.afloat import glimmer
from games.decks.arrangements import lit
from games.decks.recipe import (
    Air,
    Beam,
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Turned,
    World,
    disc,
)

CARDS = (
    Card(
        "kite-diver",
        "Wind Below",
        "A diver's kite has caught on the fin of something large that passes over; the anchor "
        "she is tied to begins to lift.",
        World(
            "backdrop", "night", Light("above", 0.4, rim="pale"),
            {"tone": "soft", "to": "mid", "spot": False},
        ),
        (
            Beam(((30, -20), (150, -20)), ((-60, 700), (170, 700)), "pale", 0.5),
            Beam(((380, 300), (520, 300)), ((400, 800), (640, 800)), "pale", 0.4),
            Shape("M-30,716C110,676 240,732 380,704S560,676 640,704V930H-30Z", "mid", depth=50),
            Blob("36,272 56,180 140,104 290,64 450,72 580,130 680,150 680,330 560,336 470,384"
                 " 340,424 200,420 96,372 50,322", "deep", depth=150),
            Blob("38,286 92,338 190,352 290,330 400,330 520,290 680,250 680,330 560,338 470,388"
                 " 340,430 200,426 92,376 48,326", "pale", depth=50),
            *(Line(points, 4, "soft") for points in (
                "70,338 140,376 230,398", "116,350 200,380 310,392", "260,346 350,370 450,358",
                "430,330 500,336 580,310")),
            Line("40,284 94,336 180,346 270,326 308,338", 6, "ink"),
            Shape(disc(262, 274, 24), "glow", depth=8),
            Shape(disc(262, 285, 13), "ink", flat=True),
            Line("222,246 258,240 298,266", 7, "ink"),
            *(Line(points, 4, "soft", fade=0.5) for points in (
                "130,170 190,130 270,116 330,112", "380,190 440,166 500,168 560,150")),
            Taper("376,350 394,430 432,502 500,556", (34, 42, 30, 5), "deep+mid"),
            *(Line(points, 4, "deep") for points in (
                "376,384 398,446 436,504", "402,390 420,444 450,496")),
            Line("402,486 292,664", 5, "glow"),
            *(Line(((402 + d, 498 + d), (428 + d, 486 + d), (452 + d, 466 + d)), 6, "glow")
              for d in (-14, 0, 14)),
            Line("470,480 496,520 462,586", 5, "glow"),
            Taper("548,790 514,806 476,774 436,800 400,778", (4, 4, 4, 4, 1), "glow"),
            Shape("M508,800l-22,-18l2,30zM508,800l24,10l-6,-30zM440,798l-26,-8l8,28z"
                  "M440,798l20,-18l6,26z", "spark", depth=6),
            Shape("M458,580L562,622L548,790L404,690Z", "spark", depth=20),
            Shape("M458,580L490,656L404,690ZM562,622L490,656L548,790Z", "glow", flat=True),
            Line("458,580 490,656 548,790", 5, "ink"), Line("404,690 490,656 562,622", 5, "ink"),
            Shape("M-30,836C90,812 260,850 400,832S560,844 640,824V930H-30Z", "deep+ink",
                  depth=50),
            Line("200,724 150,718 110,700", 7, "spark"),
            Put("anchor", (93, 836), 160, "ink/ink", turn=16, shadow=0),
            Blob("28,866 60,856 100,862 150,856 178,866 110,878", "ink", flat=True, fade=0.6),
            Shape(disc(70, 856, 5) + disc(120, 862, 6) + disc(98, 850, 4), "mid", flat=True),
            Figure("girl", "pull", (238, 840), 300, "pale/spark", "fear", look="up", hat="helmet",
                   hand=(292, 664), other_hand=(274, 682), wears="overalls"),
            Line("200,724 228,740 260,738", 9, "spark"),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.5) for x, y, r in (
                (200, 500, 9), (214, 474, 6), (196, 456, 11))),
        ),
    ),
    Card(
        "crown-reef",
        "The Heirs",
        "A diver reaches for the stone in a crown as large as a reef; the eel that lives in it has "
        "noticed, and the fish wait in line.",
        World(
            "backdrop", "night",
            Light("above", 0, rim="soft", at=(312, 740), reach=760, tone="spark+glow"),
            {"tone": "soft", "to": "deep", "spot": False},
        ),
        (
            Beam(((150, -20), (250, -20)), ((120, 760), (420, 760)), "pale", 0.5),
            Shape("M-30,560L50,520 110,590 190,610 300,560 420,620 520,540 640,500V930H-30Z",
                  "mid+soft", depth=50),
            Shape("M-30,690C60,640 200,700 320,680S560,640 640,660V930H-30Z", "mid", depth=50),
            Taper("170,800 300,740 440,720 560,660 590,540 550,430 470,366 400,372",
                  (60, 62, 64, 66, 64, 62, 60, 56), "deep"),
            Taper("580,596 560,520 512,450 450,410", (2, 15, 21, 10), "spark+pale", flat=True,
                  fade=0.55),
            *(Line(points, 4, "deep", fade=0.7) for points in (
                "502,458 522,438", "530,506 554,490", "556,552 574,546")),
            Shape("M430,300L470,236L492,276L540,248L546,300L600,290L590,350L634,364L606,420"
                  "L560,400Z", "spark+ink", depth=14),
            Turned((
                Blob("440,426 372,430 300,440 276,456 292,482 360,496 430,490 500,450", "deep",
                     depth=40),
                Blob("290,464 300,480 360,494 430,488 490,456 430,470 360,476", "spark+pale",
                     flat=True, fade=0.6),
                Blob("450,390 380,396 316,400 290,442 350,436 420,440 470,430", "spark+ink",
                     corners=(2, 3), flat=True),
                Shape("M292,446l8,-24l12,20zM322,440l8,-22l12,20zM354,438l7,-20l11,20z", "glow",
                      flat=True),
                Blob("520,330 480,286 420,268 356,288 300,330 266,352 254,376 268,396 330,400"
                     " 400,398 450,402 520,420", "deep", depth=90),
                Shape("M276,394l9,26l12,-24zM306,398l9,26l12,-25zM340,398l8,24l12,-24z"
                      "M374,398l7,20l11,-20z", "glow", flat=True),
                Line("284,362 292,356", 6, "ink"),
                *(Line(p, 4, "mid", fade=0.8) for p in (
                    "470,350 484,380 476,410", "496,344 510,376 504,408")),
                Shape(disc(394, 336, 30), "glow", depth=10),
                Shape(disc(381, 349, 15), "ink", flat=True),
                Blob("356,318 400,292 436,318 428,332 394,314 362,334", "ink", flat=True),
            ), about=(460, 380), turn=-26),
            Turned((
            Shape("M116,720L168,648L220,706L300,640L400,706L456,648L508,720L490,800H134Z",
                  "spark+ink", depth=30),
            Glow((312, 780), 260, fade=0.7),
            Shape("M84,676L156,744L216,716L262,770Q312,792 362,770L408,716L468,744L540,676"
                  "L508,900H116Z", "spark", depth=60),
            Shape("".join(disc(x, y, 17) for x, y in ((84, 668), (216, 706), (408, 706),
                                                      (540, 668))), "glow", depth=12),
            Line("122,800 200,822 248,828", 6, "spark+ink"),
            Line("376,828 430,822 502,800", 6, "spark+ink"),
            Shape("M180,756l14,22l-14,22l-14,-22zM444,756l14,22l-14,22l-14,-22z", "mid", depth=8),
            Shape(disc(312, 832, 50), "spark+ink", depth=10),
            Shape("M288,794H336L356,822L312,872L268,822Z", "glow", depth=10),
            Shape("M268,822L292,822L312,872ZM336,794L356,822L330,822ZM292,822L312,796L330,822Z",
                  "pale+soft", flat=True, fade=0.8),
            ), move=(0, -34)),
            Figure("woman", "swim", (206, 600), 320, "glow/spark", "wonder", look="right",
                   hand=(290, 770), other_hand=(338, 766), wears="swimsuit", hair="bun",
                   hands="open", turn=48, skin="brown"),
            *(Put("fish", (x, y), s, "glow/spark", flip=True, shadow=0, turn=t) for x, y, s, t in (
                (296, 232, 44, -12), (388, 176, 52, -2), (486, 118, 60, -14),
            )),
            *(Shape(f"M{x},{y}l4,-20l8,12l8,-14l8,14l8,-12l2,20z", "spark", depth=5)
              for x, y in ((282, 194), (374, 132), (470, 66))),
            Taper("680,760 600,830 480,866 330,880 190,868 96,830 62,770 84,726 120,734",
                  (52, 50, 46, 40, 34, 27, 20, 13, 4), "deep", plane="near"),
            *(Line(points, 4, "mid+soft", fade=0.8, plane="near") for points in (
                "560,828 566,850 584,868", "480,846 484,868 498,886", "396,856 400,876 412,892",
                "310,862 310,880 318,894", "226,856 222,872 226,886", "154,838 146,850 146,862")),
            Shape("M-30,896C140,846 330,862 640,850V930H-30Z", "ink", depth=20, plane="near"),
            Air("bubbles"),
        ),
    ),
    Card(
        "leaf-raft",
        "Autumn Passage",
        "Mice on a leaf have moored in the night, by candle light, to a reed that is the leg of a "
        "heron.",
        World(
            "pool", "ember", Light("left", 0.5, rim="pale", at=(252, 580), reach=560),
            {"rings": False},
        ),
        (
            *(Taper(points, (7, 6, 3), "deep+mid") for points in (
                "60,560 66,440 46,330", "96,540 92,430 110,350", "150,520 146,440 160,390")),
            Blob("38,330 46,270 56,330 50,372", "deep", depth=8),
            Blob("102,352 112,296 120,352 112,390", "deep", depth=8),
            Glow((250, 584), 330, fade=0.9),
            glimmer(250, 800, 890, 90, fade=0.6),
            *(Line(points, 4, "soft", fade=0.5) for points in (
                "60,520 130,512 200,522", "330,500 390,494 450,502", "330,560 400,552 460,560")),
            Taper("566,330 560,420 572,540 556,706", (14, 12, 15, 12), "soft"),
            Taper("556,712 552,750 540,786", (12, 12, 7), "soft", flat=True, fade=0.3),
            Taper("492,330 494,440 506,580 490,812", (15, 14, 17, 13), "pale+soft"),
            Taper("490,818 484,860 470,900", (13, 14, 8), "pale", flat=True, fade=0.3),
            *(Line(points, 4, "pale", fade=0.7) for points in (
                "446,804 490,820 534,804", "416,810 490,838 566,810", "514,700 556,716 596,700")),
            Blob("50,764 130,704 260,684 410,694 440,744 380,808 250,840 120,808", "ink", flat=True,
                 fade=0.5),
            Put("leaf", (230, 900), 420, "spark/glow", turn=78, shadow=0),
            *(Line(points, 4, "pale", fade=0.8) for points in (
                "70,780 150,822 250,832 340,812", "44,706 26,730 36,750")),
            *(Taper(((474, y), (492, y + 6), (512, y + 1)), (5, 5), "glow")
              for y in (676, 690, 704)),
            Beast("mouse", "pull", (390, 676), 64, "soft/pale"),
            Taper("444,648 458,668 478,672 494,682", (4, 4, 4), "glow"),
            Taper("446,646 438,664 446,684", (4, 4, 3), "glow"),
            *lit(Put("candle", (252, 690), 140, "pale/glow", shadow=0), 130),
            Beast("mouse", "upright", (106, 728), 82, "soft/pale", look="up"),
            Beast("mouse", "sleep", (318, 738), 54, "pale/soft"),
            Blob("420,250 470,206 560,186 680,200 680,420 600,404 500,372 440,330", "soft",
                 depth=110),
            Taper("452,300 424,240 462,170 520,120 506,60 440,48 372,98",
                  (58, 46, 36, 31, 30, 32, 36), "pale"),
            Blob("500,230 570,190 680,200 680,380 640,400 560,378 510,320", "mid", depth=60),
            *(Line(points, 4, "deep") for points in (
                "530,270 580,300 650,306", "540,310 590,340 650,346", "566,350 610,372 650,376")),
            *(Taper(points, (8, 5, 1), "pale") for points in (
                "440,316 446,360 434,404", "462,330 474,372 466,418")),
            Blob("376,60 420,92 416,160 360,206 300,200 272,164 290,110", "pale", depth=40),
            Taper("296,126 330,84 384,62 440,74 484,112", (3, 14, 15, 8, 1), "ink"),
            Taper("360,84 412,92 440,120 454,160", (8, 10, 6, 1), "ink"),
            Taper("326,168 262,300 210,430", (34, 20, 3), "glow"),
            Line("316,190 258,306 214,424", 3, "deep"),
            Shape(disc(334, 142, 22), "glow", depth=6),
            Shape(disc(325, 152, 11), "ink", flat=True),
            Glow((250, 580), 250, "glow", 0.22, plane="near"),
            *(Taper(points, (9, 7, 2), "ink", plane="near") for points in (
                "30,920 36,860 52,806", "64,920 66,880 54,850", "132,920 140,880 168,846")),
            Blob("42,812 52,750 64,808 56,850", "ink", depth=8, plane="near"),
        ),
    ),
)  # fmt: skip
