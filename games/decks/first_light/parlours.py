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
            Shape("M-30,806H640V940H-30Z", "mid", to="deep", span=(800, 920)),
            Shape("M-30,790H640V810H-30Z", "deep", flat=True, fade=0.6),
            Blob("240,868 340,846 470,850 540,866 420,884 300,886", "ink", flat=True, fade=0.4),
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
            Taper("280,868 380,856 470,800 530,700", (22, 50, 56, 4), "deep"),
            Taper("478,790 512,756 532,694", (50, 38, 3), "pale"),
            *(Taper(p, (1, 6, 1), "mid", flat=True) for p in (
                "330,844 380,836 420,814", "350,872 410,860 450,830")),
            Figure(
                "woman", "wave-front", (122, 1120), 860, "glow/spark", back=True, hands="flat",
                hand=(272, 408), other_hand=(70, 780), hair="bun/ink",
            ),
            Shape("M196,700C260,760 316,790 352,836C330,858 320,846 306,874C290,866 284,890"
                  " 262,910H170Z", "glow", depth=40),
            Shape("M352,836C330,858 320,846 306,874C290,866 284,890 262,910C276,860 310,840"
                  " 352,836Z", "mid", flat=True),
            Line("214,760 250,800 262,850", 5, "soft", fade=0.8),
            Blob("122,290 72,256 76,310 122,300 168,310 168,256", "spark", depth=12),
        ),
    ),
    Card(
        "heart-cage",
        "Kept Well",
        "In the attic a heart beats in a birdcage and a boy listens; the cat lies on the key, and "
        "in the portrait there is a hole.",
        World("backdrop", "fog", Light("above", 0.4, at=(380, 430), reach=520, tone="spark+glow"),
              {"tone": "ink+deep", "to": "deep", "spot": False}),
        (
            Glow((380, 430), 470, "spark", 0.7),
            Glow((380, 420), 250, "glow", 0.95),
            Shape("M470,58H640V330L600,260Z", "ink", depth=30),
            Shape("M508,84L566,150V236L508,168Z", "mid", to="soft", span=(84, 230)),
            Line("537,116 537,202", 5, "ink"), Line("508,126 566,192", 5, "ink"),
            Shape("M-30,36H640V62H-30Z", "ink", depth=14),
            Shape("M-60,770L660,740V960H-60Z", "mid", depth=60),
            *(Line(((300 + x, 755), (300 + x * 2, 940)), 3, "deep") for x in range(-300, 301, 100)),
            Blob("170,850 260,790 400,776 540,790 586,846 480,894 280,894", "spark+pale", flat=True,
                 fade=0.5),
            Turned((
                Shape("M30,70H214V316H30Z", "mid", depth=20),
                Shape("M50,90H194V296H50Z", "pale", flat=True),
                Within(
                    "M50,90H194V296H50Z",
                    (
                        Figure("old-woman", "shrug", (114, 600), 480, "glow/soft", "calm",
                               look="us", hat="headscarf", shadow=0),
                        Shape("M122,314C70,276 76,228 102,226C114,226 120,236 122,246C124,236"
                              " 130,226 142,226C168,228 172,276 122,314Z", "ink", flat=True),
                        Line("150,232 166,250 154,282 126,308", 5, "glow"),
                        Shape("M86,240L68,226L80,262Z"
                              "M156,272L178,268L150,286Z", "glow", flat=True),
                        Glow((122, 262), 26, "spark", 0.7),
                    ),
                ),
                Line("122,70 122,44", 3, "ink"),
            ), (122, 190), -4, 0.9, move=(0, -12)),
            Line("380,50 382,90 380,134", 6),
            Blob("380,520 300,440 276,380 296,328 340,316 380,350 422,318 466,330 484,384 458,440",
                 "spark", depth=40, corners=(0, 5)),
            Line("312,376 320,352 342,342", 9, "glow", fade=0.9),
            *(Line(((x, 610), (x, 330), (380 + (x - 380) * 0.4, 170)), 3, "ink", fade=0.5)
              for x in (306, 454)),
            Line("380,150 380,344", 3),
            Shape(
                "M230,620V320C230,190 300,140 380,130C460,140 530,190 530,320V620H522V320"
                "C522,200 460,150 380,140C300,150 238,200 238,320V620Z", "ink", depth=8,
            ),
            *(Line(((x, 626), (x, 320), (380 + (x - 380) * 0.4, 160)), 7)
              for x in (284, 332, 380, 428, 476)),
            Shape("M214,612C214,586 546,586 546,612C546,668 214,668 214,612Z", "ink", depth=20),
            Shape("M232,608C240,594 520,594 528,608C520,622 240,622 232,608Z", "spark+deep",
                  flat=True, fade=0.7),
            Line("232,546 300,566 380,572 460,566 528,546", 7),
            Shape("M352,588h56v60h-56z", "glow", flat=True),
            Shape(disc(380, 612, 8) + "M376,612h8v22h-8z", "ink", flat=True),
            Glow((380, 430), 360, "spark", 0.16, plane="near"),
            Figure(
                "boy", "listen", (98, 876), 490, "spark/glow", "wonder", look="right",
                hand=(246, 556), other_hand=(296, 476), hands="grip", hair="short", skin="brown",
                wears="jumper",
                through=(Line("284,600 284,330", 7), Line("234,610 234,330", 8)),
            ),
            Glow((226, 440), 110, "spark", 0.3, plane="near"),
            Blob("250,886 330,868 460,866 540,884 420,900 300,898", "ink", flat=True, fade=0.5),
            Taper("524,850 560,840 570,796 552,756 562,728", (13, 13, 12, 10, 7), "ink"),
            Blob("352,876 344,812 384,752 452,730 514,752 546,812 546,876", "ink", depth=60),
            Taper("520,864 470,872 420,872", (16, 15, 12), "ink"),
            Taper("400,850 340,868 286,868", (20, 16, 14), "ink"),
            Put("key", (228, 922), 126, "glow/glow", turn=-94, shadow=0),
            Taper("392,830 330,852 276,854", (20, 16, 15), "ink"),
            Shape("M290,758L288,698L332,732ZM350,734L394,702L386,762Z", "ink", depth=8),
            Shape("M298,744L298,716L318,734ZM364,736L384,722L380,748Z", "spark+deep", flat=True),
            Blob("284,786 286,752 310,732 340,726 370,734 390,756 392,788 374,814 338,824 302,812",
                 "ink", depth=24),
            Blob("336,788 352,786 366,798 354,814 336,816 320,814 308,800 320,788", "mid", depth=8),
            Shape("M328,786h16l-8,10ZM296,772q18,-18 32,4q-18,12 -32,-4ZM348,776q14,-22 32,-4"
                  "q-14,16 -32,4Z", "glow", flat=True),
            Shape("M311,763l5,9l-6,9l-4,-9ZM362,763l5,9l-6,9l-4,-9Z", "ink", flat=True),
            *(Line(p, 3, "glow", fade=0.8) for p in (
                "312,800 276,794", "312,806 278,812", "360,800 398,792", "360,806 398,812")),
            *(Taper(p, (1, 4, 1), "mid", flat=True) for p in (
                "372,762 410,740 452,734", "462,734 508,752 536,792")),
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
            Beam(((200, 380), (350, 380)), ((60, 930), (420, 930)), "glow", 0.4),
            *(Line(p, 5, "pale", fade=0.3) for p in (
                "40,420 70,400 96,424 124,404", "30,500 60,484 84,506", "44,600 76,584 104,610",
                "420,300 450,320 480,300 510,326", "430,380 470,396 500,376",
                "150,330 176,320 190,340")),
            *(Line(p, 5, "glow", fade=0.45) for p in (
                "180,760 220,744 252,762 290,746", "230,820 280,806 330,824",
                "300,700 340,690 370,704",
                "360,860 410,846 450,864", "330,780 372,768 404,784")),
            *(Shape(f"M{x},{y}h{w}l-8,{h}h{16 - w}Z", "glow", flat=True, fade=0.9)
              for x, y, w, h in ((120, 380, 30, 26), (166, 404, 20, 18))),
            Line("135,406 130,424 112,430", 4, "ink"), Line("176,422 172,436 160,440", 3, "ink"),
            Blob("150,740 300,712 430,736 470,770 330,796 190,782", "ink", flat=True, fade=0.4),
            Turned((
                Blob("440,214 500,120 572,60 566,200 590,320 506,286", "spark", depth=60,
                     corners=(2, 4)),
                *(Line(p, 5, "deep", fade=0.5) for p in (
                    "476,206 526,160 552,120", "480,226 536,240 562,284",
                    "482,216 530,200 552,190")),
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
            ), (60, 230), zoom=0.9, move=(-4, 0)),
            Line("382,376 388,386 376,404", 5, "ink"),
            Turned((Shape("M376,424l22,-16l22,16v62h-44z" + disc(398, 428, 6), "glow", depth=8),
                    Line("388,456 408,456", 4, "spark"), Line("388,470 408,470", 4, "spark")),
                   (376, 424), -14, move=(6, -16)),
            Put("key", (352, 496), 92, "ink/ink", turn=14, shadow=0),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.5) for x, y, r in
              ((48, 206, 10), (70, 150, 7), (46, 110, 13), (90, 340, 6))),
            Shape("M446,500L590,450V930L446,826Z", "spark+ink", to="ink", span=(480, 880)),
            Glow((540, 640), 150, "glow", 0.85),
            Shape("M500,560h66v12h-66ZM506,520h22v40h-22ZM536,530h14v30h-14Z", "ink", flat=True,
                  fade=0.4),
            Within(
                "M446,440H620V930L446,830Z",
                (
                    Figure(
                        "old-man", "whisper", (587, 950), 400, "soft/spark", "doubt",
                        look="left-up", hat="nightcap", wears="nightgown", shadow=0, flip=True,
                        hair="bald/glow", hand=(474, 736), other_hand=(462, 690), hands="flat",
                    ),
                ),
            ),
            Shape("M412,480L462,500V836L412,806Z", "mid", depth=30),
            Shape("M424,520L450,530V640L424,626ZM424,670L450,682V790L424,774Z", "deep", flat=True,
                  fade=0.6),
            Shape(disc(424, 654, 8), "glow", depth=4),
            Figure(
                "woman", "lean-back", (152, 876), 420, "spark/glow", "fear", look="right",
                hat="peaked", wears="uniform", hands="flat", hand=(228, 650),
                other_hand=(262, 642),
            ),
            Turned((
                Shape("M176,626H362L342,648H196Z", "ink", depth=8),
                Line("184,630 354,630", 3, "soft"),
                Shape("M208,626C208,536 346,536 346,626Z", "mid", depth=40),
                Shape(disc(277, 552, 11), "spark", depth=6),
                Line("230,608 238,580 258,564", 7, "glow"),
                Line("326,612 320,590 310,576", 3, "pale", fade=0.7),
            ), (240, 630), 7),
        ),
    ),
)  # fmt: skip
