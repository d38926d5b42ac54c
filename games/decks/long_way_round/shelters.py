"""Shells, lanterns, cages and floes to stay in."""

from math import cos, radians, sin

from games.decks.recipe import (
    Beam,
    Bird,
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
    View,
    Within,
    World,
    disc,
)


def cage(angles: tuple[int, ...], wide: float) -> tuple[Thing, ...]:
    """The bars of a cage at some angles, from its base to its ring."""
    bars = []
    for angle in angles:
        x, y = 230 * cos(radians(angle)), 46 * sin(radians(angle))
        bars.append(
            Line(((330 + x, 700 + y), (330 + x, 480 + y), (330 + x * 0.9, 350 + y * 0.9),
                  (330 + x * 0.5, 240), (330, 200)), wide, "ink")
        )  # fmt: skip
    return tuple(bars)


def roofs(feet: str, tone: str, fade: float) -> tuple[Shape, ...]:
    """Houses from above their gables, each with its width; every other one has a lit window."""
    walls = panes = ""
    for number, word in enumerate(feet.split()):
        x, y, w = map(float, word.split(","))
        walls += f"M{x - w * 0.42:g},{y + 40:g}V{y - w * 0.3:g}h{-w * 0.16:g}l{w * 0.58:g},"
        walls += f"{-w * 0.5:g}l{w * 0.58:g},{w * 0.5:g}h{-w * 0.16:g}V{y + 40:g}Z"
        if number % 2 == 0:
            panes += f"M{x - w * 0.1:g},{y - w * 0.1:g}v{-w * 0.26:g}h{w * 0.2:g}v{w * 0.26:g}Z"
    return Shape(walls, tone, flat=True, fade=fade), Shape(panes, "glow", flat=True, fade=fade)


CARDS = (
    Card(
        "cage-bed",
        "Safe Journey",
        "A girl sleeps in a birdcage that a stork carries off; its door is open.",
        World("night", "brass", Light("right", 0.3, rim="spark"), {"hills": False},
              View((300, 450), 1.4, -14)),
        (
            Glow((580, 60), 420, "pale", 0.7),
            Glow((330, 520), 330, fade=0.5),
            Blob("380,300 460,282 540,290 640,268 640,320 500,326", "soft", flat=True, fade=0.4),
            Blob("-40,420 40,400 130,410 180,430 60,446 -40,446", "soft", flat=True, fade=0.3),
            Blob("-60,770 140,742 320,760 500,736 660,752 660,960 -60,960", "mid", flat=True,
                 fade=0.8),
            *roofs("30,776,26 76,770,22 116,778,28 160,768,22 440,768,24 484,760,22 528,770,30"
                   " 572,758,24",
                   "deep", 0.8),
            *roofs("40,822,52 112,816,46 176,820,40 402,818,42 466,812,46 536,820,54", "deep+ink",
                   1),
            Shape("M262,770H306L372,930H190Z", "soft", flat=True, fade=0.6),
            Glow((284, 850), 90, "glow", 0.7),
            *roofs("20,910,104 120,916,84 452,916,90 556,910,108", "ink", 1),
            Figure("woman", "raise-both", (282, 874), 104, "spark/glow", "shout", "up", shadow=0),
            Turned((*cage((205, 240, 270, 300, 335), 4),
                    Shape("M96,700C96,640 564,640 564,700V722C564,782 96,782 96,722Z", "ink",
                          depth=20),
                    Shape("M96,700C96,640 564,640 564,700S96,760 96,700Z", "mid", depth=30),
                    Blob("110,660 300,636 510,656 530,700 300,728 110,706", "soft", depth=40),
                    Line("112,700 300,724 524,698", 4, "mid"),
                    Blob("114,650 132,606 196,590 262,604 270,654 196,672 124,668", "glow",
                         depth=30),
                    Within("M0,400H244V590H600V900H0Z",
                           (Figure("girl", "sleep", (356, 680), 410, "pale/spark", "sleep", "half",
                                   wears="nightgown", hair="plaits"),)),
                    Blob("250,706 252,644 284,606 340,584 400,584 450,580 482,564 510,562 536,592"
                         " 560,644 584,690 604,744 604,790 580,812 548,806 530,776 512,722 400,728",
                         "spark", depth=80),
                    *(Line(p, 5, "ink", fade=0.35)
                      for p in ("300,638 380,646 460,634 500,600", "330,700 410,676 490,690",
                                "540,620 560,690 566,760")),
                    Line("606,786 584,806 548,802 532,778", 8, "spark+glow"),
                    Blob("488,584 506,570 522,578 504,586", "glow", flat=True, fade=0.4),
                    Hand("mitt", (330, 664), (250, 640), 46, "pale/spark"),
                    *cage((0, 36, 74, 106, 154, 180), 8),
                    *(Line(p, 2, "soft")
                      for p in ("395,728 395,520 388,390 364,240",
                                "126,718 126,500 146,374 230,240")),
                    Line("102,706 330,752 558,706", 9, "ink"),
                    Shape("M557,556L622,524V676L557,700ZM564,562V690L615,671V536Z", "ink",
                          flat=True),
                    *(Line(((x, y), (x, y + 134)), 5, "ink") for x, y in ((580, 550), (600, 540))),
                    Shape(disc(560, 580, 8) + disc(560, 668, 8), "ink", flat=True)),
                   about=(330, 190), turn=7, zoom=0.88),
            Line("318,208 320,184 338,178 350,192 342,208", 8, "ink"),
            Bird("stork", "fly", (76, 150), 230, "glow/spark", look="down"),
            Line("332,204 344,206 350,194", 8, "ink"),
        ),
    ),
    Card(
        "armchair-floe",
        "A Room of His Own",
        "A penguin reads in an armchair on a floe; the wall drifts off with its owner.",
        World("backdrop", "cobalt", Light("left", 0, at=(330, 560), reach=620, tone="spark+glow"),
              {"tone": "ink", "to": "mid", "spot": False}),
        (
            Spread("star",
                   tuple(((x, y, s, 8)
                          for x, y, s in ((60, 70, 22), (150, 130, 14), (240, 60, 18),
                                          (310, 120, 12), (90, 190, 12)))),
                   "glow"),
            Shape("M-30,262L40,224L90,252L150,236L230,262Z", "soft", flat=True, fade=0.6),
            Shape("M40,224L60,244L50,262H-30ZM150,236L176,262H130Z", "mid", flat=True, fade=0.6),
            Shape("M-30,260H640V940H-30Z", "mid", to="deep", span=(250, 760), flat=True),
            *(Line(p, w, "soft", fade=f)
              for p, w, f in (("-20,296 60,290 120,298 200,290", 3, 0.6),
                              ("240,300 300,294 350,302", 3, 0.6),
                              ("-20,480 50,466 110,482 170,470 240,486 300,474", 5, 0.7),
                              ("430,560 480,546 530,562 620,550", 5, 0.7),
                              ("470,640 520,624 570,642 630,632", 6, 0.7),
                              ("480,870 530,856 590,872", 6, 0.7),
                              ("10,560 50,548 90,560", 5, 0.6))),
            Glow((380, 640), 300, "spark+glow", 0.6),
            Blob("376,440 440,408 560,400 660,434 660,492 560,506 440,482", "mid", depth=40),
            Blob("376,420 440,388 560,374 660,408 660,464 560,478 440,456", "pale", depth=30),
            Turned((Shape("M372,180L500,64L640,150V440L600,424L560,436L520,420L470,434L430,418"
                          "L372,432L384,380L364,340L380,280Z",
                          "spark+mid", depth=60),
                    *(Line(p, 3, "spark+ink", fade=0.5)
                      for p in ("376,236 420,238", "372,380 420,384", "380,400 440,404",
                                "600,360 640,362", "610,240 640,242", "390,200 450,202")),
                    Shape("M346,196L500,50L660,150V182L500,84L362,212Z", "ink", depth=14),
                    Shape("M556,84V30H596V112Z", "spark+ink", depth=10),
                    Shape("M348,194L500,48L600,110L590,116L500,62L360,196Z", "glow", flat=True),
                    Shape("M410,196H590V350H410Z", "glow", depth=10),
                    Shape("M424,208H580V340H424Z", "ink", flat=True),
                    Shape("M580,208H540C552,250 550,300 560,340H580Z", "spark", depth=8),
                    Within("M0,0H590V344H0Z",
                           (Figure("man", "lean-out", (470, 338), 400, "pale/spark", "dread",
                                   "left-down", flip=True, wears="pyjamas", print="stripes",
                                   hat="nightcap", hand=(290, 356), other_hand=(400, 346),
                                   hands="open", shadow=0),)),
                    Shape("M398,340H604V362H398Z", "ink", depth=14)),
                   about=(500, 420), turn=4),
            Blob("-60,760 60,700 250,690 400,740 450,820 380,900 200,950 -60,950", "mid", depth=40),
            Blob("-60,730 60,670 250,660 400,710 450,790 380,870 200,920 -60,930", "pale",
                 depth=50),
            *(Line(p, 4, "mid", fade=0.8)
              for p in ("440,780 400,790 372,826 330,836 316,868", "372,826 392,846",
                        "40,866 80,856 96,876")),
            Blob("60,838 180,820 330,836 300,866 140,872", "ink", flat=True, fade=0.35),
            Put("armchair", (180, 840), 390, "spark/ink", shadow=0),
            Blob("104,764 180,742 256,764 272,812 92,812", "spark+ink", depth=30),
            Put("penguin", (182, 800), 250, "ink/spark", shadow=0),
            *(Blob(((x - 8, 764), (x - 26, 796), (x - 32, 820), (x - 14, 812), (x, 824),
                    (x + 14, 812), (x + 32, 820), (x + 26, 796), (x + 8, 764)),
                   "spark+glow", (2, 3, 4, 5, 6), depth=14)
              for x in (146, 218)),
            Taper("132,636 106,666 98,704", (16, 16, 9), "ink"),
            Taper("234,636 260,666 270,704", (16, 16, 9), "ink"),
            Shape("M100,650L180,664L264,650V738L180,752L100,738Z", "glow", depth=14),
            Line("180,664 180,752", 3, "soft"),
            Shape("M112,668l56,10v12l-56,-10zM112,694l56,10v30l-56,-10zM192,690l60,-10v10l-60,10z"
                  "M192,708l60,-10v10l-60,10zM192,726l60,-10v8l-60,10z",
                  "deep", flat=True),
            Line("408,806 408,500 392,470 350,474", 8, "ink"),
            Blob("376,812 408,800 442,812 408,824", "ink", flat=True),
            Beam(((316, 540), (398, 540)), ((120, 840), (440, 840)), "spark+glow", 0.75),
            Glow((356, 540), 130, fade=0.9),
            Shape("M336,472H366L402,544H308Z", "glow", depth=18),
            Line("308,544 402,544", 6, "spark+glow"),
            Within("M0,0H300V398Q270,388 240,398T180,398T120,398T60,398T0,398Z",
                   (Turned((Shape("M70,210L176,170L216,306L112,344Z", "pale", flat=True),
                            Put("penguin", (146, 312), 96, "ink/spark", turn=-20, shadow=0),
                            Put("frame", (142, 340), 170, "spark/ink", turn=-20, shadow=0)),
                           move=(8, 82), turn=4, about=(140, 260)),)),
            Line("36,408 70,396 110,406 150,396 190,406 230,396 262,406", 5, "glow"),
            Line("70,426 140,434 214,424", 4, "pale", fade=0.8),
            Put("cup", (332, 872), 54, "spark/glow", shadow=0.4),
            *(Line(p, 3, "glow", fade=0.6)
              for p in ("322,810 330,798 322,784", "338,812 346,800 338,788")),
            Blob("486,716 546,696 596,724 546,754", "pale", depth=20),
            Put("fish", (534, 828), 60, "spark/ink", turn=-50, shadow=0),
            Line("496,836 536,848 580,834", 5, "glow", fade=0.8),
        ),
    ),
)  # fmt: skip
