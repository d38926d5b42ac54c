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
    Turned,
    World,
    box,
    disc,
)


def walkers(places: tuple[tuple[float, float, float], ...], tone: str = "ink") -> Shape:
    """People who climb to the left, from where they stand and how tall they are."""
    path = ""
    for x, y, s in places:
        path += disc(x - s * 0.03, y - s * 0.88, s * 0.1)
        path += (
            f"M{x - s * 0.1:.0f},{y - s * 0.76:.0f}l{s * 0.16:.0f},{s * 0.02:.0f}"
            f"l{s * 0.1:.0f},{s * 0.42:.0f}l{s * 0.06:.0f},{s * 0.3:.0f}l{-s * 0.1:.0f},0"
            f"l{-s * 0.12:.0f},{-s * 0.24:.0f}l{-s * 0.14:.0f},{s * 0.26:.0f}l{-s * 0.12:.0f},0"
            f"l{s * 0.1:.0f},{-s * 0.34:.0f}Z"
        )
    return Shape(path, tone, flat=True)


COIL = (
    "250,600 169,551 111,480 83,397 84,314 112,238 163,180 227,144 297,133 364,145 420,179 460,227"
    " 479,284 479,341 459,393 424,433 380,458 332,465 286,457 233,418 207,362 213,304 245,260"
    " 292,238 340,243 376,270 394,308 390,348 368,378 336,393 303,390 278,371 266,345 269,318"
    " 284,297 306,287 328,289 345,302 354,320"
)
"""The winding edge of the shell."""

CARDS = (
    Card(
        "shell-tram",
        "Terminus",
        "A tram is stuck in a shell. Its passengers go on into the spiral; the owner is back.",
        World("backdrop", "lagoon", Light("left", 0.5, at=(300, 330), reach=760),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            Shape("".join(disc(x, y, 3) for x, y in (
                (70, 90), (150, 60), (250, 84), (380, 64), (500, 100), (560, 180), (60, 260),
                (540, 300), (110, 170))), "glow", flat=True, fade=0.8),
            Shape("M-30,560V500H30V470H70V520H110V440H150V500H470V460H510V430H550V490H590V450H640"
                  "V580H-30Z",
                  "mid+deep", depth=20),
            Shape(box(44, 486, 10, 14) + box(124, 462, 10, 14) + box(524, 452, 10, 14)
                  + box(604, 474, 10, 14)
                  + box(84, 536, 10, 14),
                  "glow", flat=True, fade=0.8),
            Shape("M-30,560C120,540 420,552 640,566V930H-30Z", "pale", depth=60),
            Blob("90,604 300,590 620,610 600,640 300,640 120,626", "deep", flat=True, fade=0.4),
            Shape("M318,616L246,598 184,563 134,514 100,456 82,393 81,330 96,271 125,219 166,178"
                  " 214,149 266,135 318,134 367,146 410,171 444,204 468,244 480,287 482,330"
                  "C540,380 574,450 560,540L520,640L440,636Z",
                  "glow", to="soft", span=(140, 640), depth=120),
            *(Line(points, 3, "soft", fade=0.7)
              for points in ("84,330 150,330 204,320", "128,220 186,262 226,282",
                             "220,150 250,210 272,248", "330,136 330,200 328,244",
                             "424,186 386,232 366,262", "478,300 430,310 392,320")),
            Shape("M262,618V600H232V582H204V562H178V540H156V514H136V484H118V450H84L100,500L140,560"
                  "L200,606Z",
                  "soft", depth=10),
            *(Figure(who, "walk", at, size, coat, flip=True, shadow=0, hat=hat, holds=held)
              for who, at, size, coat, hat, held in (
                  ("woman", (134, 520), 80, "spark/ink", "", ""),
                  ("man", (194, 572), 98, "ink/mid", "bowler", "suitcase"))),
            walkers(((294, 450, 48), (246, 424, 42), (318, 391, 26), (344, 384, 22))),
            Taper(COIL, (44, 42, 40, 34, 28, 22, 16, 12, 9, 6), "mid", flat=True, fade=0.22),
            Taper(COIL, (17, 16, 15, 13, 11, 9, 7, 5, 4, 3), "soft"),
            Turned((
                Blob("460,366 530,380 578,440 588,530 572,620 540,664 376,664 342,610 336,510"
                     " 358,420 400,378", "pale+soft", depth=50),
                Blob("460,388 520,400 560,450 568,530 554,620 530,656 386,656 360,606 356,510"
                     " 376,432 412,396", "ink", flat=True),
                Shape("M408,656h96l8,14h-112zM396,694h118l8,16h-134zM382,736h144l10,19h-164z"
                      "M364,786h178l12,22h-202zM344,844h218l14,26h-246z", "soft", depth=10),
                Line("424,650 402,730 360,930", 10, "mid"),
                Line("488,650 506,730 546,930", 10, "mid"),
                Line("430,404 458,388 486,404", 4, "spark"),
                Turned((
                    Shape("M392,438Q458,392 524,438L536,644H380Z", "spark", depth=60),
                    Shape("M392,438Q458,392 524,438L526,456H390Z", "pale", depth=10),
                    Shape("M404,462H512V486H404Z", "ink", flat=True),
                    Line("416,474 500,474", 6, "glow", dash="12 6"),
                    Shape("M398,498H446V566H396ZM452,498H464V566H452ZM470,498H518L520,566H470Z",
                          "glow", depth=8),
                    Shape("M384,578H532L534,592H383Z", "glow", flat=True),
                    Shape("M372,634H544V654H372Z", "ink", depth=8),
                    Shape(disc(458, 614, 25), "ink", depth=6),
                ), about=(458, 540), turn=-5),
                Shape(disc(464, 614, 19), "glow", flat=True),
                Glow((464, 614), 110, fade=0.85),
            ), move=(-12, 0)),
            Blob("60,700 180,664 330,660 470,700 440,760 300,740 140,760", "glow", flat=True,
                 fade=0.3),
            Blob("52,872 160,860 310,864 352,880 200,892 90,890", "ink", flat=True, fade=0.4),
            Blob("450,876 494,866 548,874 500,886", "ink", flat=True, fade=0.5),
            Turned((
                Taper("46,862 96,850 150,834 214,838 268,842 310,804 314,768",
                      (4, 18, 34, 36, 36, 38, 36), "deep"),
                Line("60,872 120,880 220,882 296,878", 6, "mid"),
                *(Line(p, 4, "mid", fade=0.8)
                  for p in ("130,816 150,806 170,812", "190,820 214,812 236,822")),
                Taper("296,752 280,722 268,704", (9, 7, 6), "deep"),
                Taper("330,750 348,720 362,702", (9, 7, 6), "deep"),
                Shape(disc(266, 698, 18) + disc(366, 696, 18), "glow", depth=6),
                Shape(disc(272, 705, 9) + disc(372, 703, 9), "ink", flat=True),
                Line("246,688 262,676 280,678", 5, "ink"),
                Line("352,676 370,674 386,686", 5, "ink"),
                Line("296,806 314,792 334,806", 5, "ink"),
                Shape("M298,756q12,22 0,29q-12,-7 0,-29Z", "glow", flat=True),
            ), about=(40, 880), zoom=0.94),
            Figure("man", "shrug", (490, 876), 196, "ink/spark", "doubt", look="left-down",
                   hat="peaked", wears="uniform", turn=-7, hand=(546, 722), other_hand=(430, 728),
                   shadow=0),
        ),
    ),
    Card(
        "lantern-inn",
        "Full House",
        "A lantern as large as an inn is full of moths; the landlady sends on those with luggage.",
        World("backdrop", "moss", Light("right", 0.6, at=(390, 440), reach=780),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M28,590L62,690H50L76,762H60L84,800H-28L-4,762H-20L6,690H-6Z"
                  "M156,690L182,754H170L194,800H118L142,754H130Z",
                  "deep+mid", depth=24),
            Glow((400, 400), 470, "glow", 0.85),
            Shape("M-30,826C140,790 420,806 640,800V930H-30Z", "mid", depth=30),
            Line("330,90 330,56 400,34 470,56 470,90", 16, "mid"),
            Shape("M240,200L350,84H450L560,200Z", "mid+deep", depth=50),
            *(Line(p, 5, "mid") for p in ("372,90 330,192", "400,88 400,192", "428,90 470,192")),
            Shape("M234,194H566V222H234Z", "mid", depth=14),
            Shape("M258,222H542V600H258Z", "glow", to="pale", span=(244, 600)),
            Spread("moth", ((342, 288, 80, -14), (470, 408, 66, -24)), "deep/mid"),
            Spread("moth", ((466, 286, 62, 24), (328, 408, 82, 8)), "mid/pale"),
            Shape("M258,340H542V352H258ZM258,462H542V474H258ZM394,222H406V600H394Z", "mid+deep",
                  depth=8),
            Spread("moth", ((322, 510, 74, 90), (484, 514, 74, -90)), "deep/mid"),
            *(part
              for x, d in ((272, 1), (528, -1))
              for part in (Shape(f'M{x},528h{d * 30}v30h{-d * 30}z', "pale+soft", depth=8),
                           Shape(f'M{x + d * 20},540q{d * 40},-26 {d * 92},0v40h{-d * 92}z', "soft",
                                 depth=14),
                           Shape(f'M{x - d * 4},578h{d * 120}v10h{-d * 120}z', "ink", flat=True))),
            Shape("M258,222H314Q300,286 258,326ZM542,222H486Q500,286 542,326Z", "spark", depth=14),
            Shape("M246,222h20v380h-20ZM534,222h20v380h-20Z", "mid+deep", depth=12),
            Shape("M216,604H584V850H216Z", "deep", depth=90),
            *(Line(points, 3, "mid", fade=0.6)
              for points in ("226,656 280,654", "448,790 570,790", "226,748 270,746")),
            Shape("M488,690h64v70h-64z", "ink", depth=6),
            Shape("M494,696h24v26h-24zM524,696h22v26h-22zM494,728h24v26h-24zM524,728h22v26h-22z",
                  "glow", flat=True, fade=0.9),
            Shape("M196,588H604V620H196Z", "mid", depth=18),
            Beam(((290, 850), (430, 850)), ((90, 950), (500, 950)), "glow", 0.7),
            Shape("M278,850V700Q278,638 360,638Q442,638 442,700V850Z", "mid+deep", depth=14),
            Shape("M290,850V700Q290,650 360,650Q430,650 430,700V850Z", "glow", flat=True),
            Figure("old-woman", "wave-front", (366, 854), 220, "spark/glow", "stern",
                   look="left-up", flip=True, shape="stout", extras=("apron",), wears="gown",
                   hand=(280, 716), other_hand=(412, 772), hands="point",
                   holds=Held("key", size=64, coat="ink/glow", hand="far"), shadow=0),
            *(Taper(points, (4, 3, 3), "ink")
              for points in ("126,510 104,546 102,576", "134,524 124,548 124,572",
                             "142,524 148,548 146,572", "148,520 172,546 168,576")),
            Put("suitcase", (134, 666), 98, "spark/glow", shadow=0),
            Put("moth", (132, 532), 144, "glow/spark", turn=10),
            Blob("66,852 140,836 204,852 140,868", "ink", flat=True, fade=0.4),
            Put("suitcase", (248, 876), 52, "spark/glow"),
            Put("hedgehog", (122, 874), 92, "pale/ink", turn=-6, flip=True),
        ),
    ),
)  # fmt: skip
