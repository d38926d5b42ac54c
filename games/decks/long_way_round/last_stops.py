"""Ends of the line, and whoever is there already."""

from games.decks.recipe import (
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Put,
    Shape,
    Spread,
    Taper,
    World,
    disc,
)

CARDS = (
    Card(
        "shell-tram",
        "Terminus",
        "A tram is stuck in a shell. Its passengers go on into the spiral; the owner is back.",
        World("backdrop", "lagoon", Light("left", 0), {"tone": "deep", "to": "mid", "spot": False}),
        (
            Shape("M-30,560C120,540 420,552 640,566V930H-30Z", "pale", depth=60),
            Blob("180,604 320,590 620,596 600,616 320,620", "mid", flat=True, fade=0.45),
            Shape(
                "M318,616L246,598 184,563 134,514 100,456 82,393 81,330 96,271 125,219 166,178"
                " 214,149 266,135 318,134 367,146 410,171 444,204 468,244 480,287 482,330C530,380"
                " 570,470 564,560C562,600 540,622 510,626L440,626Z",
                "glow",
                to="soft",
                span=(140, 640),
                depth=120,
            ),
            *(
                Line(points, 3, "soft", fade=0.7)
                for points in (
                    "110,470 200,440 236,420",
                    "84,330 150,330 204,320",
                    "128,220 186,262 226,282",
                    "220,150 250,210 272,248",
                    "330,136 330,200 328,244",
                    "424,186 386,232 366,262",
                    "478,300 430,310 392,320",
                )
            ),
            Blob("480,364 524,400 554,480 554,580 524,618 470,618 448,560 452,440", "ink+deep"),
            *(
                Figure(w, "walk", at, z, "ink/ink", silhouette="ink", flip=True, shadow=0, turn=t)
                for w, at, z, t in (
                    ("woman", (176, 549), 88, 30),
                    ("old-man", (97, 421), 76, 60),
                    ("man", (386, 449), 50, -28),
                    ("woman", (306, 457), 46, 5),
                    ("boy", (243, 421), 32, 38),
                    ("man", (329, 389), 26, -10),
                )
            ),
            *(Line(p, 5, "ink") for p in ("250,604 420,612 640,640", "250,618 420,632 640,676")),
            *(
                Line(((x, 606 + (x - 280) * 0.09), (x - 8, 630 + (x - 280) * 0.14)), 5, "ink")
                for x in range(280, 640, 34)
            ),
            Put("tram", (376, 624), 158, "spark/glow", shadow=0),
            Taper(
                "250,600 169,551 111,480 83,397 84,314 112,238 163,180 227,144 297,133 364,145"
                " 420,179 460,227 479,284 479,341 459,393 424,433 380,458 332,465 286,457 233,418"
                " 207,362 213,304 245,260 292,238 340,243 376,270 394,308 390,348 368,378 336,393"
                " 303,390 278,371 266,345 269,318 284,297 306,287 328,289 345,302 354,320",
                (17, 16, 15, 13, 11, 9, 7, 5, 4, 3),
                "soft",
            ),
            Taper("480,330 528,384 558,470 558,570 528,620", (7, 11, 14, 14, 10), "soft"),
            Blob("40,872 160,860 320,864 352,880 200,892 80,888", "mid", flat=True, fade=0.5),
            Taper(
                "36,862 90,850 150,834 214,838 272,842 314,800 318,756",
                (4, 18, 34, 36, 36, 38, 36),
                "deep",
            ),
            Line("50,872 120,880 220,882 300,880", 6, "mid"),
            Taper("300,742 284,712 272,692", (9, 7, 6), "deep"),
            Taper("334,740 352,710 366,690", (9, 7, 6), "deep"),
            Shape(disc(270, 688, 17) + disc(370, 686, 17), "glow", depth=6),
            Shape(disc(274, 696, 8) + disc(366, 694, 8), "ink", flat=True),
            Line("250,678 266,666 284,668", 5, "ink"),
            Line("356,666 374,664 390,676", 5, "ink"),
            Line("300,794 318,780 338,794", 5, "ink"),
            Shape("M302,744q12,22 0,29q-12,-7 0,-29Z", "glow", flat=True),
            Blob("434,872 494,860 554,872 494,882", "mid", flat=True, fade=0.6),
            Figure(
                "man",
                "shrug",
                (498, 872),
                200,
                "ink/spark",
                "doubt",
                look="left-down",
                hat="peaked",
                wears="uniform",
                shadow=0,
                turn=-7,
                hand=(548, 712),
                other_hand=(440, 716),
            ),
        ),
    ),
    Card(
        "lantern-inn",
        "Full House",
        "A lantern as large as an inn is full of moths; the landlady sends on those with luggage.",
        World("backdrop", "moss", Light("right", 0), {"tone": "ink", "to": "deep", "spot": False}),
        (
            Glow((400, 400), 470, "glow", 0.85),
            Shape("M-30,826C140,800 420,806 640,800V930H-30Z", "mid", depth=30),
            Line("330,90 330,50 400,20 470,50 470,90", 16, "mid"),
            Shape("M240,200L350,84H450L560,200Z", "mid+deep", depth=30),
            Shape("M234,194H566V222H234Z", "mid", depth=8),
            Shape("M258,222H542V600H258Z", "glow", to="pale", span=(244, 600)),
            Spread(
                "moth",
                (
                    (490, 258, 46, 60),
                    (318, 266, 56, 30),
                    (504, 486, 46, -70),
                    (372, 560, 50, 160),
                    (304, 516, 46, 100),
                ),
                "mid/pale",
            ),
            Spread(
                "moth",
                (
                    (422, 312, 108, -18),
                    (482, 404, 74, 50),
                    (366, 428, 88, -50),
                    (436, 502, 70, 150),
                    (504, 562, 48, 20),
                    (290, 352, 62, -80),
                ),
                "deep/mid",
            ),
            Shape("M246,222h20v380h-20ZM534,222h20v380h-20Z", "mid+deep", depth=6),
            Shape("M216,604H584V850H216Z", "deep", depth=50),
            Shape("M196,588H604V620H196Z", "mid", depth=10),
            Beam(((290, 850), (430, 850)), ((120, 940), (460, 940)), "glow", 0.5),
            Shape("M290,850V700Q290,650 360,650Q430,650 430,700V850Z", "glow", flat=True),
            Figure(
                "old-woman",
                "wave-front",
                (366, 854),
                216,
                "spark/glow",
                "stern",
                look="left",
                flip=True,
                shape="stout",
                extras=("apron",),
                wears="gown",
                hand=(284, 712),
                other_hand=(412, 772),
                hands="point",
                holds=Held("key", size=64, coat="ink/glow", hand="far"),
                shadow=0,
            ),
            Line("118,470 104,560 106,640", 5, "soft"),
            Line("134,470 140,560 132,640", 5, "soft"),
            Put("moth", (130, 486), 138, "glow/spark", turn=-8),
            Put("suitcase", (118, 716), 84, "spark/glow", shadow=0),
            Blob("70,870 150,858 236,866 150,878", "ink", flat=True, fade=0.5),
            Put("suitcase", (84, 866), 44, "spark/glow", shadow=0),
            Put("hedgehog", (172, 866), 78, "pale/ink", turn=-8, shadow=0, flip=True),
        ),
    ),
)
