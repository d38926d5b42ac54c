"""Indoors, continued: mirrors, attics, corridors."""

from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Inside,
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

CARDS = (
    Card(
        "mirror-wolf",
        "Not Yet",
        "A woman lays her hand on the mirror; from the other side a wolf that wears her ribbon "
        "lays its paw against it, and below her skirt the tail is there already.",
        World("wall", "rose", Light("left", 0.4, rim="glow"), {"tone": "soft", "cracks": False}),
        (
            *(Shape("".join(f"M{x},{y}q-16,-20 0,-40q16,20 0,40ZM{x - 4},{y + 4}q-24,0 -28,-20q24,0"
                            f" 28,20ZM{x + 4},{y + 4}q24,0 28,-20q-24,0 -28,20Z"
                            for x in range(40, 600, 104)), "mid", flat=True, fade=0.3)
              for y in range(70, 800, 124)),
            Shape("M-30,744H640V940H-30Z", "pale", to="soft", span=(740, 920)),
            Shape("M-30,726H640V748H-30Z", "mid", flat=True, fade=0.7),
            Put("mirror", (352, 930), 900, "spark/glow", shadow=0),
            Inside(
                "mirror", (352, 930), 900, part=1,
                things=(
                    Shape("M100,0H600V800H100Z", "glow", to="soft", span=(60, 760)),
                    Shape("M196,0h26l10,800h-46ZM262,0h16l6,800h-30ZM470,0h20l12,800h-44Z"
                          "M530,0h30l14,800h-60ZM232,210L262,150L266,158L236,224Z", "mid",
                          flat=True, fade=0.4),
                    Glow((372, 300), 240, "glow", 0.8),
                    Turned((
                        Blob("330,560 434,500 538,560 610,680 620,900 220,900 240,700", "deep",
                             depth=90),
                        *(Taper(p, (1, 8, 1), "mid", flat=True, fade=0.7) for p in (
                            "400,610 410,660 400,700", "440,620 450,680 440,730",
                            "490,600 490,650 476,690", "360,640 372,690 364,740")),
                        Shape("M330,330L318,158L428,262ZM538,330L550,158L440,262Z", "deep",
                              depth=26),
                        Shape("M344,296L336,198L398,262ZM524,296L532,198L470,262Z", "soft",
                              flat=True),
                        Shape("M434,236C500,236 548,280 560,344L604,416L568,412L592,474L550,464"
                              "L558,514L516,502C500,552 470,588 434,592C398,588 368,552 352,502"
                              "L322,514L332,470L302,474L318,416L294,416L308,344C320,280 368,236"
                              " 434,236Z", "deep", depth=70),
                        Shape("M434,432C402,398 352,402 328,442L352,446L338,480L366,482L370,522"
                              "L400,550Q434,576 468,550L498,522L502,482L530,480L516,446L540,442"
                              "C516,402 466,398 434,432Z", "pale", depth=40),
                        Blob("434,366 458,404 480,458 470,500 434,520 398,500 388,458 410,404",
                             "deep+mid", depth=50),
                        Line("424,396 414,430 410,456", 5, "soft", fade=0.7),
                        Blob("402,466 434,454 466,466 456,498 434,510 412,498", "ink", depth=10),
                        Line("420,470 436,466", 5, "soft", fade=0.8),
                        Line("434,512 434,532 402,546 378,532", 5, "ink"),
                        Line("434,532 466,546 490,532", 5, "ink"),
                        Shape("M398,545l9,22l9,-24zM470,545l-9,22l-9,-24z", "glow", flat=True),
                        Shape("M334,354Q364,328 400,376Q356,390 334,354Z"
                              "M534,354Q504,328 468,376Q512,390 534,354Z", "glow", flat=True),
                        Shape(disc(366, 363, 12) + disc(502, 363, 12), "ink", flat=True),
                        Shape(disc(362, 358, 4) + disc(498, 358, 4), "glow", flat=True),
                        *(Taper(p, (1, 7, 1), "mid", flat=True) for p in (
                            "330,330 360,316 396,336", "538,330 508,316 472,336",
                            "420,266 416,300 420,330", "448,266 452,300 448,330",
                            "318,400 330,420 322,440", "550,400 538,420 546,440")),
                        Blob("434,222 372,178 366,248 434,238 502,248 496,178", "spark", depth=12),
                    ), (434, 400), move=(22, 0), zoom=0.82),
                    Shape("M330,90L420,70L210,640L160,560ZM470,90L496,100L300,700L280,690Z", "glow",
                          flat=True, fade=0.16),
                    Turned((
                        Taper("390,790 290,640 272,430", (76, 60, 48), "deep"),
                        *(Taper(p, (1, 7, 1), "mid", flat=True, fade=0.7) for p in (
                            "250,500 258,540 252,580", "280,540 292,580 290,620",
                            "300,620 316,660 316,700")),
                        Blob("198,390 208,330 238,304 270,296 304,304 332,330 342,390 312,450"
                             " 230,450", "deep", depth=30),
                        *(Shape(disc(x, y, 17), "soft", depth=8) for x, y in (
                            (220, 346), (252, 322), (290, 322), (322, 346))),
                        *(Shape(f"M{x - 6},{y}q0,-16 6,-22q8,8 6,22z", "ink", flat=True)
                          for x, y in ((214, 324), (250, 300), (292, 300), (328, 324))),
                    ), (258, 400), zoom=0.82),
                ),
            ),
            Shape("M250,884C320,896 440,900 520,878C480,860 320,860 250,884Z", "mid", flat=True,
                  fade=0.6),
            Shape("M230,822C300,822 340,808 370,784L370,804L418,752L420,774L458,718L464,738"
                  "C490,704 512,692 548,666C562,692 566,720 556,746L568,744L546,790L560,788L524,828"
                  "L540,830L488,854L498,862C430,884 330,882 240,862Z", "deep", depth=60),
            Shape("M458,718L464,738C490,704 512,692 548,666C562,692 566,720 556,746L568,744L546,790"
                  "L530,764L520,792L502,754L488,780L478,738L466,752Z", "pale", depth=30),
            *(Taper(p, (1, 7, 1), "mid", flat=True) for p in (
                "344,838 388,832 420,808", "390,858 436,846 464,820", "430,800 446,786 456,766")),
            Figure(
                "woman", "wave-front", (122, 1120), 860, "glow/spark", back=True, hands="flat",
                hand=(272, 408), other_hand=(70, 780), hair="bun/ink",
            ),
            Shape("M196,690C250,730 296,760 330,790C332,814 310,820 306,842C284,846 286,868"
                  " 268,876C258,890 262,900 250,920H160Z", "glow", depth=14),
            Line("320,788 318,806 298,814 294,834 274,842 272,860 256,872 250,908", 11, "spark"),
            Line("214,744 244,788 246,840", 5, "soft", fade=0.8),
            Blob("122,290 72,256 76,310 122,300 168,310 168,256", "spark", depth=12),
        ),
    ),
    Card(
        "heart-cage",
        "Kept Well",
        "In the attic a heart beats in a birdcage and a boy listens; the cat lies on the key, and "
        "in the portrait there is a hole.",
        World("backdrop", "fog", Light("above", 0.4, at=(380, 400), reach=640, tone="spark+glow"),
              {"tone": "ink", "to": "ink+deep", "spot": False}),
        (
            Shape(disc(380, 392, 330), "spark+deep", flat=True, fade=0.5),
            Shape(disc(380, 392, 240), "spark+pale", flat=True, fade=0.9),
            Glow((380, 392), 250, "glow", 0.8),
            Shape("M-30,30H640V64H-30Z", "ink", flat=True),
            Shape("M-60,768L660,748V960H-60Z", "mid", depth=60),
            *(Line(((300 + x, 760), (300 + x * 2, 940)), 3, "ink", fade=0.5)
              for x in range(-300, 301, 120)),
            Blob("160,856 260,794 400,780 540,790 590,846 480,894 280,894", "spark+pale", flat=True,
                 fade=0.55),
            Turned((
                Shape("M30,70H214V316H30Z", "soft", depth=20),
                Shape("M48,88H196V298H48Z", "mid", flat=True),
                Within("M48,88H196V298H48Z", (
                    Figure("old-woman", "face-us", (122, 598), 486, "deep/deep", "sad",
                           look="us", hair="bun/glow", hat="none", shadow=0),
                    Shape("M122,324L108,300L98,304L90,284L78,284L76,264L62,256L73,240L66,226L84,229"
                          "L92,212L106,222L116,216L122,238L128,216L140,222L152,212L160,229L178,226"
                          "L171,240L182,256L168,264L166,284L154,284L146,304L136,300Z", "soft",
                          flat=True),
                    Shape("M122,304C76,272 78,230 100,230C112,230 119,240 122,252C125,240 132,230"
                          " 144,230C166,230 168,272 122,304Z", "ink", flat=True))),
                Line("122,70 122,44", 4, "ink"),
            ), (122, 190), -4, 0.84, move=(-2, -8)),
            Line("380,50 380,134", 6),
            *(Line(((x, 606), (x, 330), (380 + (x - 380) * 0.4, 170)), 4, "ink", fade=0.35)
              for x in (270, 490)),
            Blob("380,536 288,446 262,376 284,316 336,302 380,340 424,302 476,316 498,376 472,446",
                 "spark", depth=40, corners=(0, 5)),
            Within("M380,536L250,440V290H510V440Z", (Glow((372, 400), 104, "glow", 0.75),)),
            Line("284,366 292,338 318,322", 10, "glow"),
            Shape("M228,620V320C228,190 300,140 380,130C460,140 532,190 532,320V620H522V320"
                  "C522,200 460,150 380,140C300,150 238,200 238,320V620Z", "ink", flat=True),
            *(Line(((x, 626), (x, 320), (380 + (x - 380) * 0.4, 160)), 7)
              for x in (282, 347, 413, 478)),
            Shape("M214,612C214,586 546,586 546,612C546,668 214,668 214,612Z", "ink", depth=20),
            Shape("M232,608C240,594 520,594 528,608C520,622 240,622 232,608Z", "spark", flat=True,
                  fade=0.6),
            *(Line(((x, 626), (x, 560)), 7) for x in (282, 347, 413, 478)),
            Line("360,606 360,580 380,568 400,580 400,606", 9, "soft"),
            Shape("M346,598Q380,592 414,598V646Q380,656 346,646Z", "glow", depth=14),
            Shape(disc(380, 617, 9) + "M376,617h8l4,24h-16z", "ink", flat=True),
            Figure(
                "boy", "row-standing", (90, 876), 480, "glow/mid", "wonder", look="right",
                hand=(233, 572), other_hand=(282, 486), hands="grip", hair="short", skin="brown",
                wears="jumper",
                through=(Line("282,600 282,330", 7), Line("233,610 233,330", 9)),
            ),
            Blob("250,886 330,868 460,866 560,884 420,900 300,898", "ink", flat=True, fade=0.5),
            Blob("330,876 336,816 380,758 448,736 514,754 552,812 552,874", "ink", depth=60),
            Taper("540,846 562,872 520,886 440,884", (15, 15, 14, 8), "ink"),
            Shape("M164,850a31,31 0 1 1 62,0a31,31 0 1 1 -62,0Z"
                  "M179,850a16,16 0 1 0 32,0a16,16 0 1 0 -32,0ZM224,842H340V856H326V876H312V866H302"
                  "V876H288V856H224Z", "glow", depth=12),
            Taper("372,818 316,832 262,858", (20, 18, 15), "ink"),
            Taper("410,834 376,848 350,866", (20, 18, 15), "ink"),
            Turned((
                Shape("M272,746L268,674L322,714ZM336,714L388,674L384,748Z", "ink", depth=8),
                Shape("M282,732L280,696L308,718ZM350,718L377,696L374,734Z", "spark", flat=True),
                Blob("266,776 270,738 298,716 328,711 358,716 386,740 390,780 368,808 328,820"
                     " 288,808", "ink", depth=24),
                Shape("M284,762q20,-22 36,6q-22,16 -36,-6ZM338,768q16,-28 36,-6q-14,22 -36,6Z",
                      "glow", flat=True),
                Shape("M303,754l5,9l-6,9l-4,-9ZM356,754l5,9l-6,9l-4,-9Z", "ink", flat=True),
                Shape("M320,786h17l-8,10Z", "spark", flat=True),
                *(Line(p, 3, "glow", fade=0.8) for p in (
                    "304,792 262,784", "304,799 264,806", "354,792 398,784", "354,799 396,806")),
            ), (328, 760), -5, move=(0, 8)),
        ),
    ),
    Card(
        "corridor-fish",
        "Room Service",
        "A huge fish swims down the corridor to a page who holds up its supper; a guest looks out "
        "of his door.",
        World("corridor", "tide", Light("above", 0.4, at=(270, 500), reach=620, tone="glow"), {},
              View((320, 440), 1.2, -4)),
        (
            Beam(((200, 380), (350, 380)), ((60, 930), (420, 930)), "glow", 0.3),
            Blob("190,770 300,748 430,760 470,790 330,812 210,802", "ink", flat=True, fade=0.4),
            Turned((
                Blob("440,214 500,120 572,60 566,200 590,320 506,286", "spark", depth=60,
                     corners=(2, 4)),
                *(Line(p, 5, "deep", fade=0.5) for p in (
                    "476,206 526,160 552,120", "480,226 536,240 562,284")),
                Blob("210,140 262,66 330,40 396,76 412,162", "spark", depth=40),
                *(Line(p, 4, "deep", fade=0.5) for p in (
                    "250,124 272,84", "300,118 318,60", "346,128 370,82")),
                Blob("60,250 104,176 200,124 320,128 420,176 480,222 430,292 320,344 200,350"
                     " 104,314", "spark", depth=190),
                Blob("92,300 180,318 300,316 420,270 440,276 330,340 200,350 120,326", "pale",
                     flat=True, fade=0.35),
                Line("206,146 238,240 204,336", 7, "deep", fade=0.7),
                *(Shape(f"M{x},{y}q18,2 20,20q-2,18 -20,20q8,-20 0,-40Z", "spark+glow", flat=True,
                        fade=0.75) for x, y in (
                    (260, 150), (310, 146), (360, 166), (284, 190), (336, 190), (388, 196),
                    (262, 230), (312, 232), (362, 234), (410, 226), (288, 272), (340, 272))),
                Blob("300,290 356,296 404,344 424,396 360,390 316,346", "spark", depth=30),
                *(Line(p, 4, "deep", fade=0.6) for p in (
                    "324,312 360,340 392,382", "346,308 384,336 408,380")),
                Shape(disc(140, 222, 36), "glow", depth=14),
                Shape(disc(150, 240, 18), "ink", flat=True),
                Shape(disc(144, 232, 6), "glow", flat=True),
                Line("104,196 134,180 168,190", 6, "deep"),
                Shape("M66,268Q90,290 122,280Q104,306 80,298Z", "ink", flat=True),
            ), (60, 230), zoom=0.94, move=(-6, -2)),
            Line("394,378 386,398 370,412", 4, "ink"), Line("394,378 406,394 414,412", 4, "ink"),
            Turned((Shape("M376,424l22,-16l22,16v62h-44z" + disc(398, 428, 6), "glow", depth=8),
                    Line("388,456 408,456", 4, "spark"), Line("388,470 408,470", 4, "spark")),
                   (376, 424), -14, move=(18, -8)),
            Put("key", (360, 512), 104, "ink/ink", turn=14, shadow=0),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.6) for x, y, r in
              ((60, 180, 9), (48, 144, 6), (64, 106, 13))),
            Shape("M446,528L590,486V930L446,826Z", "spark+ink", to="ink", span=(480, 880)),
            Glow((540, 640), 170, "glow", 0.9),
            Within(
                "M446,460H620V930L446,830Z",
                (
                    Figure(
                        "old-man", "whisper", (587, 950), 400, "soft/spark", "doubt",
                        look="left-up", hat="nightcap", wears="nightgown", shadow=0, flip=True,
                        hair="bald/glow", hand=(474, 736), other_hand=(462, 690), hands="flat",
                    ),
                ),
            ),
            Shape("M412,512L462,530V836L412,806Z", "mid", depth=30),
            Shape("M424,546L450,556V640L424,626ZM424,670L450,682V790L424,774Z", "deep", flat=True,
                  fade=0.6),
            Shape(disc(424, 654, 8), "glow", depth=4),
            Figure(
                "woman", "pull", (196, 876), 410, "spark/glow", "fear", look="right-up",
                hat="peaked", wears="uniform", hands="flat", hand=(232, 668),
                other_hand=(256, 656),
            ),
            Turned((
                Shape("M176,626H362L342,648H196Z", "ink", depth=8),
                Line("184,630 354,630", 3, "soft"),
                Shape("M204,626C204,530 350,530 350,626Z", "mid+deep", depth=60),
                Shape(disc(277, 546, 13), "spark", depth=6),
                Line("228,608 236,580 256,564", 7, "glow"),
                Line("212,616 342,616", 4, "soft"),
            ), (240, 630), 5, move=(0, 10)),
        ),
    ),
)  # fmt: skip
