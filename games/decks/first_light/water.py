"""Cards of the water: the sea, and what is met on it."""

from games.decks.afloat import glimmer, shoal, weeds
from games.decks.first_light.houses import doorway
from games.decks.recipe import (
    Air,
    Beam,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    View,
    World,
    disc,
)


def keys(start: Point, end: Point, count: int, long: float) -> tuple[Shape, Shape]:
    """The keys of a piano between two points, seen aslant: the white ones, then the black ones."""
    dx, dy = (end[0] - start[0]) / count, (end[1] - start[1]) / count

    def key(at: float, wide: float, tall: float) -> str:
        x, y = start[0] + dx * at, start[1] + dy * at
        return (
            f"M{x:.0f},{y:.0f}l{dx * wide:.0f},{dy * wide:.0f}l{tall * 0.09:.0f},{tall:.0f}"
            f"l{-dx * wide:.0f},{-dy * wide:.0f}z"
        )

    white = "".join(key(at, 0.92, long) for at in range(count))
    black = "".join(key(at + 0.68, 0.6, long * 0.58) for at in range(count) if at % 7 not in (2, 6))
    return Shape(white, "glow", depth=10), Shape(black, "ink", depth=8)


def arm(*points: Point, wide: tuple[float, ...] = (34, 24, 14, 7)) -> Taper:
    """An arm of the octopus."""
    return Taper(points, wide, "spark")


def wet_foot(x: float, y: float, turn: float, left: bool) -> tuple[Thing, ...]:
    """The wet print of a bare foot that walks away from the water: heel, ball and five toes."""
    sole = (
        "M-15,-8C-14,-20 12,-22 15,-9C16,4 9,10 8,18H1C0,8 -14,6 -15,-8Z"
        "M-6,27C-6,20 10,20 10,28C10,38 -6,38 -6,27Z"
    )
    toes = "".join(
        disc(x, y, r)
        for x, y, r in ((-17, -20, 3.4), (-10, -26, 3.8), (-2, -29, 4), (6, -30, 4.4), (15, -25, 6))
    )
    foot = Turned(
        (Shape(sole + toes, "pale", flat=True, fade=0.75),), about=(0, 0), flip="x" if left else ""
    )
    return (Turned((foot,), about=(0, 0), turn=180 + turn, move=(x, y), plane="near"),)


CARDS = (
    Card(
        "violin-crossing",
        "Crossing in D Minor",
        "A cat flees over the sea in a violin and rows with the bow; behind it the scroll of "
        "something much larger has come up.",
        World("sea", "dawn", Light("left", 0, rim="glow"), {"horizon": 600}),
        (
            Glow((190, 500), 400, fade=0.9),
            Blob("-40,610 40,560 110,580 170,566 250,606 250,620 -40,620", "mid+soft", depth=20),
            glimmer(170, 616, 770, 80, fade=0.7),
            *(part for x, y, d in ((400, 420, -1), (410, 520, -1), (486, 400, 1), (498, 500, 1))
              for part in (
                  Taper(((x, y), (x + d * 46, y - 6)), (9, 9), "deep"),
                  Taper(((x + d * 38, y - 5), (x + d * 54, y - 8), (x + d * 70, y - 10)),
                        (10, 20, 16), "deep"))),
            Taper("476,790 462,600 448,440 458,300 480,200 440,104 340,66 244,108 216,204 262,284"
                  " 346,284 380,216 338,168 296,196",
                  (84, 70, 58, 50, 46, 44, 42, 39, 36, 33, 29, 25, 23, 24), "ink"),
            Taper("424,760 420,600 414,440 424,300 446,206 412,130 336,96 262,130 238,204 272,264"
                  " 336,262 356,218",
                  (5, 6, 6, 7, 8, 9, 9, 9, 8, 7, 5, 3), "mid", flat=True, fade=0.8),
            *(Line(points, 3, "mid", fade=0.6) for points in (
                "500,330 516,240 494,160", "476,128 420,70 350,46", "520,700 510,560 492,440",
                "300,50 236,84 206,130")),
            Shape(disc(300, 206, 25), "spark", depth=8),
            Shape(disc(290, 216, 11), "ink", flat=True),
            Line("266,182 292,168 322,180", 6, "mid"),
            *(Line(((444 + k * 20, 380), (452 + k * 23, 570), (460 + k * 27, 770)), 4, "pale",
                   fade=0.8) for k in range(3)),
            *(Taper(((x, y), (x + 1, y + long / 2), (x, y + long)), (2, 3, 5), "pale", flat=True)
              for x, y, long in ((232, 262, 46), (216, 230, 30), (344, 306, 40), (404, 600, 50),
                                 (536, 620, 60))),
            Shape("M-30,742C60,726 140,752 240,736S460,750 640,732V940H-30Z", "mid", to="deep",
                  span=(740, 900)),
            Blob("360,752 384,722 404,738 426,708 452,736 480,716 506,738 536,712 560,738 596,726"
                 " 620,756 560,768 420,770", "glow", depth=12),
            Line("340,772 420,782 520,776 600,784", 5, "glow", fade=0.8),
            Taper("214,776 176,748 168,690 150,640 156,596", (10, 14, 18, 17, 3), "ink"),
            Taper("190,778 130,762 80,744 54,700 70,664 96,676 92,694", (13, 11, 10, 9, 8, 7, 5),
                  "spark+ink"),
            Taper("84,738 66,760", (5, 7), "ink"), Taper("104,746 90,770", (5, 7), "ink"),
            Blob("148,800 180,760 276,770 318,770 360,760 440,764 472,800 452,852 372,880 326,858"
                 " 280,858 226,880 166,850", "spark+ink", depth=20),
            Blob("146,784 170,744 226,734 280,758 322,758 356,730 424,730 468,774 446,818 376,834"
                 " 328,808 280,808 226,834 168,822", "spark", depth=40),
            Line("158,782 176,750 226,741 280,765 322,765 358,737 420,738 458,774", 3,
                 "spark+pale", fade=0.8),
            Shape("M384,774L444,764L450,796L386,792Z", "ink", depth=6),
            *(Line(((176, y), (350, y + 2), (388, y)), 2, "glow") for y in (776, 782, 788)),
            Shape("M346,762l9,-1l5,42l-11,1z", "glow", depth=4),
            *(Line(p, 5, "ink") for p in ("352,750 364,744 376,756 388,750",
                                          "352,818 364,824 378,810 390,816")),
            Blob("200,786 192,720 208,660 240,622 284,632 302,680 308,740 298,790 250,796", "ink",
                 depth=60),
            Taper("214,790 240,802 276,800 300,794", (10, 12, 12, 8), "ink"),
            Line("352,590 310,700 262,872", 10, "glow"),
            Line("364,598 324,706 274,872", 3, "pale"),
            Line("350,592 366,600", 6, "glow"),
            Taper("270,660 304,676 322,670", (17, 14, 12), "ink"),
            Taper("262,690 290,724 304,722", (17, 14, 12), "ink"),
            *(Line(p, 3, "mid") for p in ("316,662 328,664", "316,672 328,674",
                                          "298,714 310,718", "296,724 308,728")),
            Shape("M222,588L210,522L252,552ZM282,546L318,508L318,566Z", "ink", depth=8),
            Shape("M226,570L220,540L240,556ZM294,546L311,526L312,556Z", "mid", flat=True),
            Blob("214,596 226,560 262,540 304,546 326,578 324,612 296,634 254,636 224,624", "ink",
                 depth=40),
            Shape(disc(262, 584, 14) + disc(304, 576, 13), "glow", flat=True),
            Shape(disc(266, 577, 7) + disc(308, 569, 7), "ink", flat=True),
            Shape("M286,598h14l-6,9z", "spark", flat=True),
            *(Line(p, 2, "pale") for p in ("268,608 236,608", "268,614 240,624", "312,602 342,594",
                                           "312,608 342,610")),
            *(Line(p, 3, "mid") for p in ("214,690 206,716", "226,670 216,696", "222,730 216,754",
                                          "244,650 236,668")),
            Shape("M-30,846C60,834 120,858 230,848S420,862 640,842V940H-30Z", "deep", depth=40),
            Line("232,866 262,858 300,866", 5, "glow"),
            *(Line(points, 4, "soft", fade=0.7) for points in (
                "40,862 110,852 180,864", "330,868 400,858 470,868")),
            Turned(
                (
                    Shape("M470,786L576,766L602,850L494,876Z", "glow", depth=10),
                    *(Line(((484 + k * 4, 798 + k * 13), (574 + k * 4, 780 + k * 13)), 2)
                      for k in range(5)),
                ),
                about=(530, 824), turn=-6, zoom=0.6, move=(-8, 30),
            ),
        ),
    ),
    Card(
        "octopus-piano",
        "Eight Hands",
        "Seven arms play for the diver; the eighth has found the hose that he breathes through.",
        World(
            "underwater",
            "tide",
            Light("left", 0.5, rim="pale"),
            {"weeds": False},
            View((300, 330), 1.35),
        ),
        (
            shoal("60,60 110,40 80,96 34,120", 17, "mid", fade=0.8),
            arm((320, 330), (424, 300), (440, 220), (456, 156), (506, 106), (548, 96),
                wide=(34, 30, 24, 18, 13, 10)),
            Taper("514,262 544,246 540,200 516,154 512,114 514,70 524,20 510,-40",
                  (7, 9, 12, 14, 4, 14, 10, 9), "glow"),
            *(Line(((x - 9, y), (x + 9, y + 2)), 3, "mid") for x, y in (
                (540, 196), (530, 176), (516, 80), (518, 62), (521, 44))),
            Taper("552,92 544,112 514,122 484,116 474,104", (10, 11, 12, 11, 9), "spark"),
            Taper("472,126 490,140 520,144 546,134 550,120", (9, 11, 11, 8, 4), "spark"),
            Shape("".join(disc(x, y, 4) for x, y in (
                (496, 120), (514, 122), (532, 118), (496, 138), (514, 143), (532, 140))), "glow",
                  flat=True),
            arm((110, 360), (30, 420), (10, 520), (-40, 560)),
            Blob(
                "210,60 330,90 385,200 350,320 300,390 180,400 90,350 60,220 110,100",
                "spark",
                depth=170,
            ),
            *(Blob(points, "spark+pale", flat=True, fade=0.45) for points in (
                "130,130 160,100 190,110 170,140 140,160", "212,92 240,88 250,106 222,112",
                "340,170 358,196 350,216 334,196")),
            Blob("150,250 190,215 235,250 200,290", "glow", flat=True),
            Blob("270,240 310,205 352,238 318,280", "glow", flat=True),
            Shape("M192,236h26v40h-26zM316,224h26v40h-26z", "ink", flat=True),
            Line("136,218 186,190 238,206", 9, "spark+ink"),
            Line("264,202 312,178 358,198", 9, "spark+ink"),
            Line("232,330 262,342 290,326", 6, "ink"),
            Shape("M-40,520L640,418V560L-40,660Z", "deep", depth=50),
            Line("-40,520 640,418", 12, "mid"), Line("-40,600 640,500", 4, "ink", fade=0.6),
            Blob("430,486 470,462 560,446 620,446 600,470 500,490", "ink", flat=True, fade=0.55),
            Shape("M-40,620L640,520V960H-40Z", "ink", depth=60),
            Line("-40,806 640,704", 16, "deep"),
            *keys((-30, 640), (640, 545), 15, 150),
            Shape("M88,630l41,-6l10,146l-41,6zM222,611l41,-6l10,146l-41,6zM312,598l41,-6l10,146l-41,6z",
                  "soft", flat=True, fade=0.75),
            arm((130, 370), (60, 470), (90, 600), (120, 690)),
            arm((190, 390), (170, 500), (220, 590), (244, 672)),
            arm((240, 395), (280, 490), (330, 560), (336, 652)),
            arm((300, 380), (360, 450), (400, 530), (420, 610)),
            Shape("".join(disc(x, y, r) for x, y, r in (
                (84, 470, 6), (78, 510, 6), (86, 550, 5), (98, 590, 4), (182, 470, 6),
                (184, 510, 6), (196, 550, 5), (214, 590, 4), (270, 440, 6), (290, 480, 6),
                (312, 520, 5), (326, 560, 5), (334, 600, 4), (340, 414, 6), (370, 450, 6),
                (388, 490, 5), (402, 530, 4))), "pale+spark", flat=True),
            Figure(
                "man",
                "sit",
                (516, 439), 316,
                "mid/glow",
                "bliss",
                flip=True,
                look="half", hat="helmet", wears="pyjamas", hand=(542, 430), other_hand=(462, 422),
            ),
            Line("60,812 330,772 430,757", 4, "mid", fade=0.7),
            Beam(((40, -20), (130, -20)), ((200, 800), (420, 740)), "glow", 0.2, plane="near"),
            Blob("-20,900 20,872 110,858 210,870 260,900 240,940 -20,940", "deep", depth=20,
                 plane="near"),
            Shape("M44,884C48,836 80,824 82,796A54,54 0 1 1 170,796C172,824 204,836 208,884Z",
                  "pale", depth=60, plane="near"),
            Line("80,828 126,838 172,828", 5, "mid", plane="near"),
            Shape("".join(disc(x, y, 5) for x, y in ((72, 864), (108, 870), (144, 870),
                                                     (180, 864))), "deep", flat=True, plane="near"),
            Shape(disc(126, 768, 40), "mid", depth=16, plane="near"),
            Shape(disc(126, 768, 30), "ink", flat=True, plane="near"),
            Put("fish", (127, 781), 26, "spark/glow", plane="near"),
            Line("100,754 108,742 120,738", 4, "glow", plane="near"),
            *weeds("470,900 500,910 552,900 580,900", 130, "mid+deep", plane="near"),
            shoal("450,826 400,852", 15, "soft", flip=True, fade=0.8, plane="near"),
            Blob("420,900 460,876 540,880 640,862 640,940 420,940", "deep", depth=20, plane="near"),
            Air("bubbles"),
            Glow((300, 60), 420, "glow", 0.2, plane="near"),
        ),
    ),
    Card(
        "doors-at-sea",
        "Seven Answers",
        "Doors stand open in the sea; a rower has come to ours, and from our threshold wet "
        "footprints already lead inside.",
        World(
            "sea", "rose", Light("above", 0, rim="glow"),
            {"horizon": 330, "calm": True, "hour": "dusk"},
        ),
        (
            *(part for x, y, size, side in (
                (286, 338, 30, 1), (240, 348, 46, -1), (402, 404, 124, -1), (162, 446, 112, 1),
            ) for part in doorway(x, y, size, side)),
            glimmer(162, 450, 580, 28, fade=0.85),
            glimmer(402, 408, 570, 30, fade=0.85),
            glimmer(236, 352, 400, 12), glimmer(286, 340, 372, 7),
            Blob("172,650 198,658 176,716 150,708", "spark"),
            Shape("M120,680h86v60h-86z", "mid", flat=True, fade=0.7),
            Line("118,684 158,676 204,684", 4, "glow"),
            Figure(
                "woman", "row-standing", (330, 676), 286, "spark/ink", "doubt", flip=True,
                hat="hood", wears="raincoat", hand=(246, 502), other_hand=(230, 546),
                look="left-down", shadow=0, hands="grip", turn=-8,
                through=(Taper("256,480 218,574 180,678", (5, 5, 6), "spark"),),
            ),
            Blob("200,700 330,710 450,698 420,732 330,742 240,732", "ink", flat=True, fade=0.45),
            Blob("182,612 250,636 330,644 400,634 462,602 444,672 420,702 330,712 240,702 206,676",
                 "ink", corners=(0, 4), depth=40),
            Line("184,614 250,639 330,646 400,637 460,605", 8, "glow"),
            Line("206,660 270,674 330,678 400,672 444,652", 4, "mid"),
            *(Line(points, 4, "glow", fade=0.9) for points in (
                "176,706 240,714 330,720 420,714 470,704", "220,734 300,744 390,738",
                "130,600 160,594 190,600", "420,586 450,580 470,586")),
            Shape("M-40,-40H640V940H-40ZM122,778H474V64H122Z", "ink", depth=30, plane="near"),
            Shape("M92,790V36H504V790H474V64H122V790Z", "deep", depth=14, plane="near"),
            Shape("M-40,806L108,780H478L640,830V940H-40Z", "deep", to="ink", span=(770, 900),
                  flat=True, plane="near"),
            *(Line(((x, 786), (x + lean, 920)), 3, "ink", fade=0.7, plane="near")
              for x, lean in ((130, -110), (200, -60), (280, -10), (350, 30), (430, 80))),
            Beam(((126, 784), (470, 784)), ((40, 930), (560, 930)), "soft", 0.75, plane="near"),
            Shape("M104,744H474L486,762H94Z", "pale", depth=8, plane="near"),
            Shape("M94,762H486V786H94Z", "mid", depth=14, plane="near"),
            Shape("M476,62L574,30V850L476,788Z", "mid", depth=60, plane="near"),
            *(Shape(path, "mid+ink", depth=8, plane="near") for path in (
                "M496,108L552,94V372L496,366Z", "M496,420L552,428V764L496,728Z")),
            Shape(disc(550, 400, 11), "glow", depth=8, plane="near"),
            *(part for x, y, turn, left in ((270, 810, 22, True), (218, 822, 22, False),
                                      (196, 846, 26, True), (140, 850, 26, False))
              for part in wet_foot(x, y, turn, left)),
            *(Shape(f"M{x},{y}l44,6l40,44h-60z", "ink", flat=True, fade=0.6, plane="near")
              for x, y in ((372, 846), (440, 848))),
            Put("boot", (384, 852), 80, "pale/spark", shadow=0, flip=True, plane="near"),
            Put("boot", (452, 856), 80, "pale/spark", turn=4, shadow=0, flip=True, plane="near"),
        ),
    ),
)  # fmt: skip
