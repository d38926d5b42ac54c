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
                        Shape("M434,410L400,384L372,402L330,432L358,446L342,478L370,486L362,516"
                              "L398,552L434,572L470,552L506,516L498,486L526,478L510,446L538,432"
                              "L496,402L468,384Z", "pale", depth=40),
                        Blob("434,300 456,380 482,462 470,500 434,516 398,500 386,462 412,380",
                             "deep+mid", depth=50),
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
            Taper("190,860 290,890 400,872 492,808 530,716", (20, 44, 60, 52, 4), "deep"),
            Taper("482,824 518,784 530,716", (50, 40, 4), "pale"),
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
        World("backdrop", "fog", Light("above", 0.4, rim="glow"), {"tone": "deep", "to": "mid"}),
        (
            Shape("M380,-60L-60,380V520L380,80L660,360V220Z", "ink+deep", depth=30),
            Shape("M-60,770L660,740V960H-60Z", "mid", depth=40),
            *(Line(((300 + x, 755), (300 + x * 2, 940)), 3, "deep") for x in range(-300, 301, 100)),
            Turned((
                Shape("M30,70H214V316H30Z", "mid", depth=20),
                Shape("M50,90H194V296H50Z", "pale", depth=14),
                Within(
                    "M50,90H194V296H50Z",
                    (
                        Figure("old-woman", "shrug", (110, 600), 480, "glow/soft", "calm",
                               look="us", hat="headscarf", shadow=0),
                        Shape("M124,300C84,272 88,232 108,230C118,230 123,238 124,246"
                              "C125,238 130,230 140,230C160,232 164,272 124,300Z", "mid"),
                        Shape("M124,300C84,272 88,232 108,230C118,230 123,238 124,246"
                              "C125,238 130,230 140,230C160,232 164,272 124,300ZM124,300"
                              "C92,276 96,244 112,242C120,242 125,250 126,258C127,250 132,242"
                              " 142,242C158,246 154,276 124,300Z", "ink", flat=True),
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
                hand=(234, 584), other_hand=(284, 500), hands="clasp", hair="short", skin="brown",
                through=(Line("284,620 284,320", 7), Line("234,620 234,320", 8)),
            ),
            Beast("cat", "lie", (430, 850), 150, "ink/glow", flip=True),
            Put("key", (250, 880), 100, "spark/spark", turn=-98, shadow=0),
            Blob("330,824 312,812 286,808 270,822 276,844 304,854 322,858", "glow", depth=16),
            Line("270,826 284,826", 4, "ink"),
            Line("274,838 288,838", 4, "ink"),
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
            Blob("238,280 300,284 352,340 366,396 300,392 254,340", "spark", depth=30),
            Line("262,306 300,340 330,384", 4, "deep", fade=0.6),
            Line("284,298 326,336 350,382", 4, "deep", fade=0.6),
            Shape(disc(134, 218, 34), "glow", depth=12),
            Shape(disc(138, 234, 17), "ink", flat=True),
            Shape(disc(144, 226, 5), "glow", flat=True),
            Line("62,262 96,276 116,266", 6, "ink"),
            Line("340,378 372,396 366,420", 5, "glow"),
            Turned((Shape("M376,424l22,-16l22,16v62h-44z" + disc(398, 428, 6), "glow", depth=8),
                    Line("388,456 408,456", 4, "spark"), Line("388,470 408,470", 4, "spark")),
                   (376, 424), -10, move=(-28, 4)),
            Put("key", (338, 490), 92, "ink/ink", turn=12, shadow=0),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.6) for x, y, r in
              ((44, 196, 12), (66, 140, 8), (38, 90, 16))),
            Shape("M446,470L590,420V930L446,820Z", "ink", flat=True),
            Glow((530, 660), 170, fade=0.8),
            Shape("M446,800H590V940L446,826Z", "deep", depth=20),
            Blob("490,878 540,868 596,878 540,892", "ink", flat=True, fade=0.6),
            Figure(
                "old-man", "stand", (536, 884), 350, "pale/spark", "anger", look="left-up",
                hat="nightcap", wears="nightgown", shadow=0, flip=True, hair="bald/soft",
                hand=(470, 720), other_hand=(456, 664),
            ),
            Shape("M420,480L462,462V826L420,800Z", "mid", depth=20),
            Shape(disc(434, 660, 8), "glow", depth=4),
            Figure(
                "woman", "offer", (146, 872), 420, "spark/glow", "awe", look="right-up",
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
        World("room", "dawn", Light("left", 0.4, rim="glow"), {"window": "dusk"},
              View((150, 450))),
        (
            Shape("M-20,-20H130C110,300 120,600 140,940H-20Z", "mid+soft", depth=40),
            Line("50,0 44,400 60,940", 5, "mid"), Line("96,0 84,400 104,940", 5, "mid"),
            Within(
                box(344, 114, 212, 348),
                (
                    Put("cloud", (396, 268), 56, "glow", shadow=0),
                    Put("cloud", (516, 270), 84, "pale", shadow=0),
                    *looks(397, 244, 11), *looks(516, 230, 15),
                    Put("top-hat", (508, 206), 42, "ink/spark", turn=6, shadow=0),
                ),
            ),
            Shape("M444,114h12V462h-12ZM344,282h212v12H344Z", "mid", depth=8),
            Blob("190,860 300,830 600,836 640,900 420,920 200,896", "pale", fade=0.9),
            Put("armchair", (404, 868), 390, "deep/spark", shadow=0.3),
            Shape("M290,700H520V800H290Z", "deep", flat=True),
            Put("cloud", (340, 712), 90, "glow", shadow=0),
            Put("cloud", (470, 712), 100, "glow", shadow=0),
            Put("cloud", (404, 706), 160, "glow", shadow=0),
            *looks(404, 620, 28),
            *(Line(((x, y), (x - 4, y + 30)), 5, "glow") for x, y in (
                (330, 726), (370, 742), (410, 722), (450, 744), (484, 726), (392, 778), (432, 780),
                (468, 776),
            )),
            Bird("duck", "swim", (352, 822), 76, "glow/spark", look="up", flip=True),

            Figure(
                "old-woman", "offer", (72, 874), 470, "spark/glow", "smile", look="right",
                hand=(200, 532), other_hand=(236, 654), extras=("apron",), wears="dress",
                holds=(
                    Held("umbrella", size=212, turn=4, hand="near", coat="mid/glow"),
                    Held("cup", size=72, coat="glow/spark", hand="far", flip=True),
                ),
            ),
            Shape("M286,812H526L498,896H314Z", "spark", depth=24),
            Line("284,812 528,812", 12, "glow"),
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
            Put("boat", (172, 400), 96, "ink/glow", turn=-8, shadow=0),
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
            Turned((
                Blob("316,414 260,372 230,304 290,308 344,330 404,306 474,288 440,368 372,416",
                     "glow", depth=30, corners=(2, 6)),
                Line("258,326 292,360 326,400", 4, "mid"), Line("344,344 344,400", 4, "mid"),
                Line("440,316 398,358 362,400", 4, "mid"),
                Blob("316,400 372,400 412,470 430,550 406,640 350,690 300,646 270,560 280,470",
                     "glow", depth=90),
                Blob("276,500 240,540 250,600 276,580", "glow", depth=14),
                Blob("424,506 462,540 456,606 428,584", "glow", depth=14),
                *(Line(((x - 20, y - 16), (x, y), (x + 20, y - 16)), 4, "mid", fade=0.8)
                  for x, y in ((344, 446), (318, 480), (368, 480), (344, 514), (296, 514),
                               (394, 514), (318, 548), (370, 548))),
                Line("276,570 304,596 350,604 400,594 424,570", 5, "mid"),
                *(Shape(disc(x, 632, 17), "pale", depth=6) for x in (314, 388)),
                *(Shape(disc(x, 638, 9), "ink", flat=True) for x in (313, 387)),
                Line("330,668 350,660 372,668", 5, "ink"),
            ), (350, 540), 8, 1.0, move=(-16, 0)),
            Put("chair", (530, 880), 330, "mid/ink", shadow=0),
            Figure(
                "man", "sit", (520, 740), 480, "deep/glow", "sleep", flip=True, look="down",
                hat="peaked", wears="uniform", other_hand=(480, 700), hand=(470, 690),
            ),
            Figure(
                "boy", "beg", (120, 936), 490, "mid/glow", "hush", look="right-up",
                hand=(244, 822), other_hand=(250, 776), skin="pale", hair="short/ink",
                through=(Put("fishbowl", (300, 848), 132, "spark+glow/spark", shadow=0),),
                hands="clasp",
            ),
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
                    Put("ship", (480, 500), 130, "glow/spark", turn=16, shadow=0),
                    Turned((Shape("M404,452C440,468 500,468 556,446C552,484 532,506 516,508H440"
                                  "C418,504 404,478 404,452Z", "ink", depth=16),
                            Line("410,464 480,478 550,462", 4, "spark")), (480, 480), 16),
                    Shape(
                        "M396,500C420,482 440,506 470,500S520,528 560,512V560Q476,580 396,540Z",
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
                    "M170,640C230,620 300,652 360,632S410,638 417,634V686Q414,705 384,706H204"
                    "Q172,706 170,680Z",
                    "spark",
                    depth=16,
                ),
                Blob("206,690 226,634 270,616 330,616 376,634 394,690", "mid", depth=20),
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
            Figure("boy", "wave-front", (130, 1236), 620, "spark/glow", back=True, shadow=0,
                   hair="short/ink", hand=(262, 716)),
        ),
    ),
)  # fmt: skip
