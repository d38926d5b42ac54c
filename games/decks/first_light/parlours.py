"""Indoors, continued: mirrors, attics, corridors, pictures."""

from games.decks.recipe import (
    Air,
    Beam,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Inside,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    View,
    Within,
    World,
    box,
    disc,
)


def looks(x: float, y: float, apart: float) -> tuple[Thing, ...]:
    """The face of a cloud that hangs its head: heavy lids, worried brows, a small mouth."""
    r, eyes = apart * 0.42, (x - apart, x + apart)
    mouth = (x - r * 0.8, y + r * 3), (x, y + r * 2.6), (x + r * 0.8, y + r * 3)
    return (
        *(Shape(disc(at, y, r), "glow", depth=r) for at in eyes),
        *(Shape(disc(at - r * 0.3, y + r * 0.36, r * 0.5), "ink", flat=True) for at in eyes),
        *(
            Shape(
                f"M{at - r:.1f},{y:.1f}a{r:.1f},{r:.1f} 0 0 1 {2 * r:.1f},0q{-r:.1f},{r * 0.5:.1f} "
                f"{-2 * r:.1f},0Z", "pale+soft", flat=True,
            )
            for at in eyes
        ),
        *(
            Line(((at - side * r, y - r * 1.9), (at + side * r, y - r * 1.3)), r * 0.32, "deep")
            for at, side in zip(eyes, (-1, 1), strict=True)
        ),
        Line(mouth, r * 0.34, "deep"),
        *(Shape(disc(at + r * side, y + r * 2, r * 0.62), "spark", flat=True, fade=0.28)
          for at, side in zip(eyes, (-0.5, 0.5), strict=True)),
    )  # fmt: skip


CARDS = (
    Card(
        "mirror-wolf",
        "Not Yet",
        "A woman lays her hand on the mirror; from the other side a wolf that wears her ribbon "
        "lays its paw against it, and below her skirt the tail is there already.",
        World("wall", "rose", Light("left", 0.4, rim="glow"), {"tone": "soft"}),
        (
            Put("mirror", (370, 960), 960, "spark/glow", shadow=0),
            Inside(
                "mirror", (370, 960), 960,
                world=World("forest", "tide", "left", {"dark": True}),
                part=1, move=(110, 20), zoom=0.9,
            ),
            Inside(
                "mirror", (370, 960), 960, part=1,
                things=(
                    Glow((430, 330), 300, "pale", 0.9),
                    Turned((
                        Blob("330,560 430,500 530,560 610,680 620,900 220,900 240,700", "deep",
                             depth=90),
                        Shape("M322,330L316,130L424,250Z M446,250L552,130L546,330Z", "deep",
                              depth=26),
                        Shape("M340,290L338,184L396,256Z M472,256L530,184L526,290Z", "soft",
                              depth=10),
                        Blob("434,226 510,250 552,320 590,440 540,450 520,510 470,560 434,580"
                             " 398,560 348,510 328,450 278,440 316,320 358,250", "deep",
                             corners=(3, 11), depth=60),
                        Blob("434,380 474,400 530,440 516,500 470,550 434,570 398,550 352,500"
                             " 338,440 394,400", "pale", corners=(2, 8), depth=30),
                        Blob("434,330 466,370 470,470 434,520 398,470 402,370", "deep", depth=24),
                        Blob("398,468 434,456 470,468 456,500 434,512 412,500", "ink", depth=10),
                        Line("434,512 434,530 400,546 376,532", 5, "ink"),
                        Line("434,530 468,546 492,532", 5, "ink"),
                        Shape("M398,545l9,22l9,-26zM470,545l-9,22l-9,-26z", "glow", flat=True),
                        Shape("M338,352Q366,330 398,374Q356,386 338,352Z", "glow", depth=6),
                        Shape("M530,352Q502,330 470,374Q512,386 530,352Z", "glow", depth=6),
                        Shape(disc(368, 362, 11) + disc(500, 362, 11), "ink", flat=True),
                        Blob("434,214 372,170 366,240 434,230 502,240 496,170", "spark", depth=12),
                    ), move=(34, 0)),
                    Taper("400,790 300,640 278,430", (76, 62, 50), "deep"),
                    Blob("210,390 222,336 250,312 278,304 308,312 334,336 346,390 318,440 238,440",
                         "deep", depth=20),
                    *(Shape(disc(x, y, 15), "soft", depth=8) for x, y in (
                        (230, 352), (262, 332), (296, 332), (328, 352))),
                    *(Shape(f"M{x - 8},{y}l8,-26l9,26z", "glow", flat=True) for x, y in (
                        (224, 332), (260, 311), (296, 311), (332, 334))),
                ),
            ),
            Taper("150,820 240,800 330,850 420,800 450,740", (20, 30, 46, 40, 4), "ink"),
            Taper("408,812 436,780 450,740", (36, 28, 4), "glow"),
            Figure(
                "woman", "wave-front", (120, 1120), 860, "glow/spark", back=True,
                hand=(278, 414), other_hand=(40, 760), hair="bun/ink",
            ),
            Blob("120,290 70,256 74,310 120,300 166,310 166,256", "spark", depth=12),
        ),
    ),
    Card(
        "heart-cage",
        "Kept Well",
        "In the attic a heart beats in a birdcage and a boy listens; the cat lies on the key, and "
        "in the portrait there is a hole.",
        World("attic", "fog", Light("above", 0.4, rim="glow"), {}, View((300, 420), 1.2, -7)),
        (
            Turned((
                Shape("M30,70H214V316H30Z", "mid", depth=20),
                Shape("M50,90H194V296H50Z", "pale", depth=14),
                Within(
                    "M50,90H194V296H50Z",
                    (
                        Figure("old-woman", "shrug", (122, 600), 480, "deep/mid", "calm",
                               look="us", hat="headscarf", shadow=0),
                        Shape("M124,316C76,284 80,236 104,234C116,234 122,244 124,254"
                              "C126,244 132,234 144,234C168,236 172,284 124,316Z", "ink",
                              flat=True),
                    ),
                ),
            ), (122, 190), -4, 0.9, move=(0, -12)),
            Glow((380, 400), 330, fade=0.8),
            Line("384,-20 384,60 380,130", 6),
            Blob("380,520 300,440 276,380 296,328 340,316 380,350 422,318 466,330 484,384 458,440",
                 "spark", depth=100, corners=(0, 5)),
            Line("380,150 380,344", 3),
            Line("316,372 324,352 344,344", 8, "glow", fade=0.8),
            Shape(
                "M230,620V320C230,190 300,140 380,130C460,140 530,190 530,320V620H522V320"
                "C522,200 460,150 380,140C300,150 238,200 238,320V620Z", "ink", depth=8,
            ),
            *(Line(((x, 620), (x, 320), (380 + (x - 380) * 0.4, 160)), 6)
              for x in (284, 332, 380, 428, 476)),
            Line("232,560 380,572 528,560", 7),
            Shape("M210,612H550V644H210Z", "ink", depth=14),
            Shape("M352,580h56v60h-56z", "glow", depth=8),
            Shape(disc(380, 604, 8) + "M376,604h8v22h-8z", "ink", flat=True),
            Figure(
                "boy", "reach", (140, 876), 500, "spark/glow", "wonder", look="right",
                hand=(234, 556), other_hand=(284, 506), hands="grip", hair="short", skin="brown",
                through=(Line("284,620 284,320", 7), Line("234,620 234,320", 8)),
            ),
            Beast("cat", "lie", (430, 850), 140, "ink/glow", look="up", flip=True),
            Put("key", (290, 884), 110, "glow/soft", turn=84, shadow=0),
            Glow((380, 420), 260, "spark", 0.22, plane="near"),
        ),
    ),
    Card(
        "corridor-fish",
        "Room Service",
        "A huge fish swims down the corridor to a page who holds up its supper; a guest looks out "
        "of his door.",
        World("corridor", "tide", Light("above", 0.3, rim="glow"), {}, View((320, 440), 1.2, -4)),
        (
            Beam(((190, -20), (330, -20)), ((20, 620), (330, 620)), "pale", 0.3),
            Blob("448,214 520,110 590,70 566,200 600,340 520,290", "spark", depth=40,
                 corners=(2, 4)),
            Line("486,210 540,160 566,120", 5, "deep", fade=0.6),
            Line("490,232 546,250 576,296", 5, "deep", fade=0.6),
            Blob("210,140 270,60 380,70 400,160", "spark", depth=30),
            Blob("60,250 104,176 200,124 320,128 420,176 480,222 430,292 320,344 200,350 104,314",
                 "spark", depth=120),
            Line("206,146 236,240 200,338", 6, "deep", fade=0.7),
            *(Line(((x, y), (x + 18, y + 18), (x, y + 36)), 5, "soft", fade=0.8) for x, y in (
                (280, 170), (340, 190), (280, 240), (340, 256), (396, 214), (300, 300))),
            Blob("250,290 320,300 350,372 290,366", "deep", depth=20),
            Shape(disc(134, 218, 34), "glow", depth=12),
            Shape(disc(130, 230, 17), "ink", flat=True),
            Shape(disc(136, 222, 5), "glow", flat=True),
            Line("62,262 96,276 116,266", 6, "ink"),
            Line("326,370 338,400 348,428", 4, "glow"),
            Turned((Shape("M376,424l22,-16l22,16v62h-44z" + disc(398, 428, 6), "glow", depth=8),
                    Line("388,456 408,456", 4, "spark"), Line("388,470 408,470", 4, "spark")),
                   (376, 424), -10, move=(-28, 4)),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.6) for x, y, r in
              ((44, 196, 12), (66, 140, 8), (38, 90, 16))),
            Shape("M446,470L590,420V930L446,820Z", "ink", flat=True),
            Glow((530, 660), 170, fade=0.8),
            Figure(
                "old-man", "stand", (536, 884), 350, "pale/spark", "anger", look="left-up",
                hat="nightcap", wears="nightgown", shadow=0, flip=True, hair="bald/soft",
                hand=(470, 720), other_hand=(456, 664),
            ),
            Shape("M420,480L462,462V826L420,800Z", "mid", depth=20),
            Shape(disc(434, 660, 8), "glow", depth=4),
            Figure(
                "woman", "offer", (146, 872), 420, "spark/glow", "awe", look="up",
                hat="peaked", wears="uniform", hands="flat", hand=(232, 616),
                other_hand=(272, 612),
            ),
            Shape("M180,604H358L338,626H200Z", "ink", depth=8),
            Shape("M200,604C200,520 338,520 338,604Z", "mid", depth=26),
            Shape(disc(269, 532, 10), "spark", depth=4),
            Line("222,586 230,562 248,550", 6, "pale"),

        ),
    ),
    Card(
        "armchair-cloud",
        "The Guest",
        "A cloud has been shown to the armchair and rains politely; the hostess offers tea, and "
        "the rest of the family waits outside.",
        World("room", "dawn", Light("left", 0.4, rim="glow"), {"window": "dusk"}),
        (
            Within(
                box(194, 114, 212, 348),
                (
                    Put("cloud", (256, 206), 64, "glow", shadow=0),
                    Put("cloud", (356, 452), 124, "pale", shadow=0),
                    *looks(257, 178, 12), *looks(356, 400, 18),
                    Put("top-hat", (350, 346), 46, "ink/spark", turn=6, shadow=0),
                ),
            ),
            Shape("M294,114h12V462h-12ZM194,282h212v12H194Z", "mid", depth=8),
            Blob("190,860 300,830 600,836 640,900 420,920 200,896", "pale", fade=0.9),
            Put("armchair", (446, 870), 450, "deep/spark", shadow=0.3),
            Put("cloud", (376, 730), 128, "glow", shadow=0),
            Put("cloud", (516, 730), 160, "glow", shadow=0),
            Put("cloud", (436, 712), 216, "glow", shadow=0),
            *(Line(((x, y), (x - 5, y + 34)), 5, "glow") for x, y in (
                (300, 740), (350, 762), (400, 740), (450, 770), (500, 744), (540, 780), (330, 820),
                (430, 826), (380, 800), (520, 836),
            )),
            *looks(420, 596, 34),

            Figure(
                "old-woman", "offer", (124, 874), 470, "spark/glow", "smile", look="right",
                hand=(222, 652), other_hand=(96, 612), extras=("apron",), wears="dress",
                holds=(
                    Held("umbrella", size=400, turn=2, hand="far", coat="mid/glow"),
                    Held("cup", size=72, coat="glow/spark", hand="near", flip=True),
                ),
            ),
            Bird("duck", "swim", (262, 872), 66, "glow/spark", look="up", flip=True),
            Shape("M440,800H560L542,900H458Z", "spark", depth=24),
            Blob("440,800 500,786 560,800 500,814", "pale", depth=6),
            Line("440,800 500,850 560,800", 4),
        ),
    ),
    Card(
        "frame-spill",
        "Loose Canvas",
        "A fish leaves its picture, and the sea runs after it; the attendant sleeps with wet feet, "
        "and a boy has brought a bowl.",
        World("wall", "ember", Light("left", 0.5, rim="glow"), {"tone": "soft"}),
        (
            Shape("M90,90L470,40L510,420L130,470Z", "pale", to="soft", span=(60, 360)),
            Shape("M116,346L498,296L512,424L132,474Z", "spark", depth=30),
            Put("boat", (208, 410), 140, "ink/glow", turn=-10, shadow=0),
            Shape("M124,400C200,360 300,410 510,350V424L132,474Z", "spark+deep", depth=20),
            Shape("M60,60L500,4L546,448L104,502Z M94,94L132,466L508,418L468,44Z", "glow", depth=22),
            Shape(
                "M220,410C320,380 440,380 500,400C520,480 500,540 490,640C500,720 600,780 640,800"
                "V940H-30V800C120,780 220,740 236,660C246,580 214,480 220,410Z", "spark", depth=70,
            ),
            *(Line(points, 5, "glow", fade=0.6) for points in (
                "262,430 270,520 262,600", "466,410 466,520 458,620",
                "60,850 140,840 220,852", "420,870 500,860 580,872",
            )),
            Put("fish", (356, 620), 240, "glow/ink", turn=-76, shadow=0),
            Put("chair", (530, 880), 330, "mid/ink", shadow=0),
            Figure(
                "man", "sit", (520, 740), 480, "deep/glow", "sleep", flip=True, look="down",
                hat="peaked", wears="uniform", other_hand=(480, 700), hand=(470, 690),
            ),
            Figure(
                "boy", "beg", (134, 916), 490, "mid/glow", "hush", look="right-up",
                hand=(196, 816), other_hand=(184, 830), skin="pale", hair="short/ink",
            ),
            Put("fishbowl", (236, 850), 126, "spark+glow/spark", shadow=0),
            Shape("M-30,850C120,836 260,870 380,850S560,850 640,862V940H-30Z", "spark", fade=0.8,
                  flat=True),
            Line("20,872 110,862 190,874", 5, "glow", fade=0.7),
        ),
    ),
    Card(
        "jar-lighthouse",
        "Caught This Morning",
        "A boy has caught a lighthouse in a jar and watches it turn; the keeper calls up to him, "
        "and outside a ship is lost.",
        World("wall", "ember", Light("right", 0, rim="glow"), {"tone": "deep", "cracks": False}),
        (
            Within(
                "M60,60H540V690H60Z",
                (
                    Shape("M40,440H560V720H40Z", "mid", to="ink", span=(440, 700)),
                    Put("ship", (486, 496), 104, "glow/spark", turn=18, shadow=0),
                    Shape(
                        "M410,468C430,454 450,476 476,464S526,476 560,462V494Q486,516 410,498Z",
                        "mid",
                        flat=True,
                    ),
                    *(
                        Line(points, 4, "soft", fade=0.6)
                        for points in (
                            "80,500 120,494 160,502",
                            "430,520 470,514 520,522",
                            "90,580 130,572 180,582",
                            "420,600 470,592 530,602",
                        )
                    ),
                    Beam(((300, 388), (300, 410)), ((580, 250), (580, 400)), "glow", 0.6),
                    Beam(((276, 388), (276, 410)), ((40, 300), (40, 470)), "glow", 0.8),
                    Air("rain"),
                ),
                World("night", "night", Light("left", 0), {"hills": False}),
            ),
            Shape("M36,36H564V700H36ZM60,60V690H540V60Z", "ink", depth=14),
            Line("300,60 300,270", 16, "ink"),
            Line("60,236 540,236", 14, "ink"),
            Shape("M-30,690H640V760H-30Z", "mid", depth=30),
            Shape("M-30,756H640V940H-30Z", "deep", to="ink", span=(740, 900), depth=30),
            *(Line(((x, 764), (x, 900)), 5, "ink", fade=0.7) for x in range(60, 600, 90)),
            Turned((
                Glow((288, 400), 260, fade=0.8),
                Shape(
                    "M166,360C166,322 200,320 204,300H384C388,320 422,322 422,360V680C422,704 "
                    "408,712 384,712H204C180,712 166,704 166,680Z",
                    "pale",
                    flat=True,
                    fade=0.3,
                ),
                Shape(
                    "M170,640C230,620 300,652 360,632S410,638 418,634V680Q416,706 384,706H204"
                    "Q172,706 170,680Z",
                    "spark",
                    depth=16,
                ),
                Blob("206,680 226,634 270,616 330,616 376,634 394,680", "mid", depth=20),
                Put("lighthouse", (284, 636), 276, "glow/spark", shadow=0),
                Glow((284, 396), 90),
                Beam(((290, 388), (290, 404)), ((420, 340), (420, 460)), "glow", 0.8),
                Beam(((278, 388), (278, 404)), ((168, 350), (168, 450)), "glow", 0.8),
                Figure("man", "raise-both", (356, 640), 84, silhouette="ink"),
                Line(
                    "204,300 190,330 168,350 168,500 170,690 200,708 384,708 418,692 420,500"
                    " 420,350 398,330 384,300",
                    7,
                    "glow",
                    fade=0.9,
                ),
                Line("192,380 188,480 192,600", 9, "glow", fade=0.7),
                Shape("M190,252H398V304H190Z", "spark", depth=20),
                Shape("".join(disc(x, 278, 6) for x in (240, 294, 348)), "ink", flat=True),
                Blob("292,712 420,712 540,770 300,760", "ink", flat=True, fade=0.35),
            ), move=(-26, 0)),
            *(Blob(((x - 14, 700), (x, 684), (x + 14, 700), (x, 736)), "soft+pale", depth=14)
              for x in (54, 208)),
            Figure("boy", "face-us", (130, 1236), 620, "spark/glow", back=True, shadow=0,
                   hair="short/ink"),
        ),
    ),
)  # fmt: skip
