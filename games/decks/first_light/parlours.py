"""Indoors, continued: mirrors, attics, corridors, pictures."""

from games.decks.recipe import (
    Beam,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
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
    box,
    disc,
)


def looks(x: float, y: float, apart: float) -> tuple[Line, Line, Line]:
    """The face of a cloud, which is two eyes and a mouth."""
    return (
        Line(((x - apart, y), (x - apart + 1, y + 5)), 9),
        Line(((x + apart, y), (x + apart + 1, y + 5)), 9),
        Line(((x - 9, y + 24), (x, y + 28), (x + 9, y + 24)), 4),
    )


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
                    Blob("330,560 430,500 530,560 610,680 620,900 220,900 240,700", "deep",
                         depth=90),
                    Shape("M322,330L316,130L424,250Z M446,250L552,130L546,330Z", "deep", depth=26),
                    Shape("M340,290L338,184L396,256Z M472,256L530,184L526,290Z", "soft", depth=10),
                    Blob("434,226 510,250 552,320 590,440 540,450 520,510 470,560 434,580 398,560"
                         " 348,510 328,450 278,440 316,320 358,250", "deep", corners=(3, 11),
                         depth=60),
                    Blob("434,380 474,400 530,440 516,500 470,550 434,570 398,550 352,500 338,440"
                         " 394,400", "pale", corners=(2, 8), depth=30),
                    Blob("434,330 466,370 470,470 434,520 398,470 402,370", "deep", depth=24),
                    Blob("398,468 434,456 470,468 456,500 434,512 412,500", "ink", depth=10),
                    Line("434,512 434,530 400,546 376,532", 5, "ink"),
                    Line("434,530 468,546 492,532", 5, "ink"),
                    Shape("M398,545l9,22l9,-26zM470,545l-9,22l-9,-26z", "glow", flat=True),
                    Shape("M338,352Q366,330 398,374Q356,386 338,352Z", "glow", depth=6),
                    Shape("M530,352Q502,330 470,374Q512,386 530,352Z", "glow", depth=6),
                    Shape(disc(368, 362, 11) + disc(500, 362, 11), "ink", flat=True),
                    Blob("434,214 372,170 366,240 434,230 502,240 496,170", "spark", depth=12),
                    Taper("300,720 270,690 262,610", (60, 52, 46), "deep"),
                ),
            ),
            Blob("200,600 214,540 262,520 310,540 324,600 300,648 226,648", "deep", depth=20),
            *(Shape(f"M{x},{y}l-9,-30l24,16z", "glow", flat=True)
              for x, y in ((214, 552), (246, 534), (278, 534), (308, 550))),
            Taper("150,820 240,800 330,850 420,800 450,740", (20, 30, 46, 40, 4), "ink"),
            Taper("408,812 436,780 450,740", (36, 28, 4), "glow"),
            Figure(
                "woman", "wave-front", (120, 1120), 860, "glow/spark", back=True,
                hand=(266, 606), other_hand=(40, 760), hair="bun/ink",
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
                        Put("heart", (124, 312), 70, "pale", shadow=0, flat=True),
                    ),
                ),
            ), (122, 190), -4),
            Glow((380, 400), 330, fade=0.8),
            Line("384,-20 384,60 380,130", 6),
            Blob("380,520 300,440 276,380 296,328 340,316 380,350 422,318 466,330 484,384 458,440",
                 "spark", depth=100, corners=(0, 5)),
            Taper("352,336 346,290 322,266", (15, 14, 11), "spark"),
            Taper("384,340 388,286 418,262", (17, 16, 12), "spark"),
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
                "boy", "listen", (128, 886), 500, "spark/mid", "wonder", look="right",
                hand=(234, 540), other_hand=(284, 500), hands="grip", hair="short", skin="brown",
                through=(Line("284,620 284,320", 6),),
            ),
            Beast("cat", "lie", (430, 850), 140, "ink/glow", look="up", flip=True),
            Put("key", (290, 884), 110, "glow/soft", turn=84, shadow=0),
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
            Line("330,372 350,400 376,424", 4, "glow"),
            Turned((Shape("M376,424l22,-16l22,16v62h-44z" + disc(398, 428, 6), "glow", depth=8),
                    Line("388,456 408,456", 4, "spark"), Line("388,470 408,470", 4, "spark")),
                   (376, 424), -10),
            *(Shape(disc(x, y, r), "pale", flat=True, fade=0.6) for x, y, r in
              ((44, 196, 12), (66, 140, 8), (38, 90, 16))),
            Shape("M446,470L590,420V930L446,820Z", "ink", flat=True),
            Glow((530, 660), 170, fade=0.8),
            Figure(
                "old-man", "stand", (536, 884), 350, "pale/spark", "fear", look="left-up",
                hat="nightcap", wears="nightgown", shadow=0, flip=True, hair="bald/soft",
                hand=(470, 720), other_hand=(456, 664),
            ),
            Shape("M420,480L462,462V826L420,800Z", "mid", depth=20),
            Shape(disc(434, 660, 8), "glow", depth=4),
            Figure(
                "woman", "offer", (146, 872), 420, "spark/glow", "wonder", look="up",
                hat="peaked", wears="uniform", hands="flat", hand=(232, 616),
                other_hand=(272, 612),
            ),
            Shape("M180,604H358L338,626H200Z", "ink", depth=8),
            Shape("M200,604C200,520 338,520 338,604Z", "mid", depth=26),
            Shape(disc(269, 532, 10), "spark", depth=4),
            Line("222,586 230,562 248,550", 6, "pale"),
            Taper("330,598 362,592 372,570 356,560", (8, 7, 3), "spark"),
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
                    Put("cloud", (370, 400), 130, "pale", shadow=0),
                    *looks(257, 176, 11),
                    *looks(372, 340, 18),
                    Put("top-hat", (366, 288), 60, "ink/spark", turn=6, shadow=0),
                ),
            ),
            Shape("M294,114h12V462h-12ZM194,282h212v12H194Z", "mid", depth=8),
            Blob("240,850 400,820 600,840 640,900 420,920 220,900", "pale", fade=0.9),
            Put("armchair", (436, 870), 460, "deep/spark", shadow=0.3),
            Put("cloud", (340, 730), 160, "glow", shadow=0),
            Put("cloud", (500, 730), 170, "glow", shadow=0),
            Put("cloud", (420, 710), 230, "glow", shadow=0),
            *(Line(((x, y), (x - 5, y + 34)), 5, "glow") for x, y in (
                (300, 740), (350, 762), (400, 740), (450, 770), (500, 744), (540, 780), (330, 820),
                (430, 826), (380, 800), (520, 836),
            )),
            *looks(400, 590, 34),
            Blob("360,606 374,602 376,614 362,616", "spark", fade=0.5, flat=True),
            Figure(
                "old-woman", "offer", (124, 874), 470, "spark/glow", "smile", look="right",
                hand=(78, 566), other_hand=(236, 624), extras=("apron",), wears="dress",
                holds=(
                    Held("umbrella", size=320, turn=3, hand="near", coat="mid/glow"),
                    Held("cup", size=70, coat="spark/glow", hand="far", flip=True),
                ),
            ),
            Bird("duck", "swim", (276, 886), 74, "glow/spark", look="up", flip=True),
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
            Put("boat", (250, 400), 190, "ink/glow", turn=-10, shadow=0),
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
            Put("fish", (336, 640), 250, "glow/ink", turn=-76, shadow=0),
            Put("chair", (530, 880), 330, "mid/ink", shadow=0),
            Figure(
                "man", "sit", (520, 740), 480, "deep/glow", "sleep", flip=True, look="down",
                hat="peaked", wears="uniform", other_hand=(480, 700), hand=(470, 690),
            ),
            Figure(
                "boy", "beg", (118, 910), 500, "mid/glow", "wonder", look="right-up",
                hand=(206, 776), other_hand=(190, 790), skin="pale", hair="short/ink",
            ),
            Put("fishbowl", (240, 800), 130, "spark+glow/spark", shadow=0),
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
        World(
            "backdrop", "ember", Light("below", 0.3, rim="glow"),
            {"tone": "ink", "to": "deep", "spot": False},
        ),
        (
            Shape("M-30,50H156V376H-30Z", "mid", depth=20),
            Within(
                "M-30,72H134V352H-30Z",
                (
                    Shape("M-30,72H134V352H-30Z", "spark+deep", flat=True),
                    Put("ship", (66, 322), 170, "glow/pale", turn=26, shadow=0),
                    Shape("M-30,290C10,270 60,312 140,276V352H-30Z", "ink", depth=10),
                ),
            ),
            Figure(
                "boy", "face-us", (310, 1170), 1120, "mid/spark", "wonder", look="us-down",
                hair="bob", hand=(700, 900), other_hand=(-90, 900), shadow=0,
            ),
            Blob("310,400 400,404 560,500 660,640 660,940 -60,940 -60,640 60,500 220,404", "mid",
                 depth=90),
            Glow((310, 620), 380, fade=0.75),
            Shape("M-30,856H640V940H-30Z", "ink", depth=30),
            Shape(
                "M130,500C130,460 170,460 176,436H444C450,460 490,460 490,500V836C490,868 470,880 "
                "440,880H180C150,880 130,868 130,836Z", "pale", fade=0.45, depth=60,
            ),
            Shape("M136,800C220,780 300,812 380,792S460,800 484,794V840Q482,874 440,874H180Q138,874"
                  " 136,840Z", "spark", depth=20),
            Blob("196,846 220,790 280,766 350,768 420,790 440,846", "deep", depth=30),
            Put("lighthouse", (246, 786), 310, "glow/spark", shadow=0),
            Glow((246, 516), 130, fade=0.9),
            Beam(((238, 512), (238, 528)), ((100, 480), (100, 580)), fade=0.7),
            Beam(((254, 512), (254, 528)), ((520, 470), (520, 590)), fade=0.7),
            Figure("man", "wave", (356, 800), 160, silhouette="ink", shadow=0, hat="peaked"),
            Line("164,520 158,640 162,780", 9, "glow", fade=0.7),
            Line(
                "130,500 130,836 150,876 310,880 470,876 490,836 490,500", 5, "glow", fade=0.8
            ),
            Shape("M166,392H454V446H166Z", "spark", depth=20),
            Shape("".join(disc(x, 412, 6) for x in (240, 310, 380)), "ink", flat=True),
            Hand("mitt", (44, 740), (-150, 850), 200, "spark/glow", flip=True),
            Hand("mitt", (576, 740), (770, 850), 200, "spark/glow"),
        ),
    ),
)  # fmt: skip
