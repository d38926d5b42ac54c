"""Stages and games."""

from games.decks.recipe import (
    Beam,
    Beast,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Light,
    Line,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    View,
    World,
    disc,
)


def pawn(x: float, y: float, size: float, tone: str) -> Turned:
    """A pawn far off on the board."""
    body = "M-26,0Q-30,-16 -12,-30L-8,-76H8L12,-30Q30,-16 26,0Z" + disc(0, -92, 21)
    return Turned((Shape(body, tone, depth=16),), (0, 0), zoom=size, move=(x, y), fade=0.7)


HORSE: tuple[Thing, ...] = (
    Taper("542,660 592,690 596,760 566,820", (14, 26, 20, 4), "spark+ink"),
    Taper("524,690 520,742 548,784 524,846", (40, 22, 14, 11), "spark+ink"),
    Shape("M508,838h32l6,20h-44Z", "glow", depth=4),
    Taper("388,536 336,502 316,522 312,560", (24, 16, 12, 9), "spark+ink"),
    Shape("M300,556l26,-2l4,22l-30,4Z", "glow", depth=4),
    Blob(
        "432,470 492,546 540,604 566,660 556,710 512,724 470,696 430,652 388,610 366,556 376,500",
        "spark",
        depth=90,
    ),
    Taper("520,680 470,736 492,786 456,846", (50, 26, 14, 11), "spark"),
    Shape("M438,838h34l6,20h-46Z", "glow", depth=4),
    Blob(
        "398,356 436,392 466,446 486,520 430,560 372,548 362,490 370,440 360,416", "spark", depth=50
    ),
    Taper("392,560 326,566 310,588 322,634", (30, 18, 13, 10), "spark"),
    Shape("M308,630l28,-6l8,22l-32,6Z", "glow", depth=4),
    Blob(
        "404,352 420,388 404,426 366,436 338,456 312,456 300,440 306,418 336,392 364,360",
        "spark",
        depth=34,
    ),
    Shape("M380,364L376,322L402,352ZM400,358L408,318L424,360Z", "spark", depth=8),
    Blob(
        "414,340 440,362 474,380 462,392 496,424 480,432 508,474 488,476 504,520 480,516"
        " 462,456 438,404",
        "spark+ink",
        corners=(2, 4, 6, 8),
        depth=20,
    ),
    Shape(disc(364, 390, 8), "glow", flat=True),
    Shape(disc(362, 390, 5), "ink", flat=True),
    Line("352,376 364,374 376,380", 4, "ink"),
    Line("304,442 324,446 340,440", 4, "ink"),
    Shape(disc(312, 424, 4), "ink", flat=True),
    Line("382,420 398,404 402,384", 4, "spark+ink", fade=0.7),
    Line("396,520 410,560 400,592", 5, "spark+ink", fade=0.6),
    Line("520,650 496,690 480,716", 5, "spark+ink", fade=0.6),
)
"""A horse that rears up, seen from its left."""


CARDS = (
    Card(
        "mouse-shadow",
        "The Audition",
        "The mouse throws the shadow of an elephant, and the jury can't agree; in the wings waits"
        " the elephant.",
        World("theatre", "rose", Light("below", 0, at=(330, 800), reach=760), {"dark": True},
              View((300, 520), 1.12)),
        (
            Shape("M40,640V470Q150,420 260,470T460,440T600,480V640Z", "soft", flat=True, fade=0.3),
            Glow((290, 430), 380, plane="far"),
            Beam(((316, 810), (352, 810)), ((60, 150), (480, 150)), "glow", 1),
            Shape("M308,806L110,200Q290,130 470,200L360,806Z", "glow", flat=True, fade=0.5),
            Turned((Blob("246,500 300,424 390,412 450,456 466,560 452,660 300,664 250,610", "deep",
                         flat=True),
                    Shape("M254,600H340L330,760H264ZM376,600H466L458,760H388Z", "deep", flat=True),
                    Blob("176,440 200,376 256,352 320,380 330,460 290,530 220,540 182,500", "deep",
                         flat=True),
                    Blob("262,372 306,318 356,340 362,420 324,482 276,470", "deep", flat=True),
                    Taper("196,470 150,452 126,392 142,326 186,304", (40, 32, 23, 17, 13), "deep",
                          flat=True),
                    Taper("206,520 176,546 142,540", (11, 8, 2), "deep", flat=True),
                    Line("456,500 480,550 470,610", 9, "deep")),
                   about=(300, 760), zoom=0.78, move=(-8, -112), fade=0.75),
            Shape("M258,648H312L316,770H296ZM352,648H410L346,770H320Z", "deep", flat=True,
                  fade=0.28),
            Glow((320, 720), 130, "glow", 0.75),
            Beast("mouse", "beg", (318, 790), 94, "deep+ink/soft", flip=True, shadow=0),
            *(Line(((250, 668), (206, y)), 3, "ink") for y in (642, 664)),
            Shape("M296,840Q300,792 334,790Q368,792 372,840Z", "ink", depth=12, plane="near"),
            Shape("M306,806Q334,780 362,806Z", "glow", flat=True, plane="near"),
            Glow((334, 796), 70, "glow", 0.9, plane="near"),
            Turned((*(Blob(points, tone, depth=depth)
                      for points, tone, depth in ((("470,250 520,232 640,240 640,560 560,540"
                                                   " 504,480 458,420 446,330"),
                                                   "soft+mid", 70),
                                                  (("516,262 580,222 640,232 640,500 596,520"
                                                   " 546,470 520,400 508,330"),
                                                   "soft", 50))),
                    Taper("482,380 464,450 462,510 474,558 460,592 432,588",
                          (46, 38, 31, 26, 20, 12), "soft+mid"),
                    Taper("560,470 524,506 478,520", (15, 11, 2), "glow"),
                    *(Line(p, 4, "deep")
                      for p in ("434,430 450,440 470,436", "432,476 450,486 470,482",
                                "436,524 452,534 472,530", "540,300 560,360 600,420",
                                "456,318 476,302 500,312")),
                    Shape(disc(482, 348, 17), "glow", flat=True),
                    Shape(disc(474, 352, 9), "ink", flat=True)),
                   move=(26, 0), plane="near"),
            Shape("M640,200C590,210 574,260 580,330C588,420 556,470 560,560C566,640 600,700"
                  " 640,700Z",
                  "spark", depth=50, plane="near"),
            *(Line(p, 5, "ink", fade=0.3, plane="near")
              for p in ("606,230 600,330 596,460 588,600", "626,230 620,420 612,640")),
            Shape("M-30,-30H640V40Q605,96 560,50Q515,104 470,50Q425,104 380,50Q335,104 290,50"
                  "Q245,104 200,50Q155,104 110,50Q65,104 20,50L-30,70Z",
                  "spark", depth=30, plane="near"),
            Line("-20,76 20,50 65,76 110,50 155,76 200,50 245,76 290,50 335,76 380,50 425,76"
                 " 470,50 515,76 560,50 620,72",
                 5, "glow", fade=0.8, plane="near"),
            Figure("old-woman", "face-us", (110, 1460), 760, "soft/glow", "stern",
                   look="half-right", back=True, plane="near"),
            Figure("man", "face-us", (514, 1450), 740, "deep/glow", "wonder", look="left",
                   back=True, hair="bald", shape="stout", plane="near"),
        ),
    ),
    Card(
        "marionette",
        "Second Thoughts",
        "A puppet has found scissors; the hand above hangs by strings of its own, and another "
        "puppet is leaving.",
        World("backdrop", "tide", Light("above", 0.5), {"tone": "deep", "to": "mid"}),
        (
            Beam(((250, -30), (350, -30)), ((10, 860), (500, 860)), "glow", 0.5),
            Shape("M-30,760L630,740V930H-30Z", "mid+soft", depth=60),
            *(Line(points, 4, "deep", fade=0.5)
              for points in ("60,758 -20,840", "180,756 120,900", "300,752 290,900",
                             "420,748 460,900", "530,744 620,850")),
            Shape("M50,836C90,790 420,780 470,824C470,876 60,890 50,836Z", "glow", flat=True,
                  fade=0.4),
            Shape("M-30,-30H96C60,160 90,420 40,780L-30,800Z", "spark+ink", depth=50),
            *(Line(points, 5, "ink", fade=0.5)
              for points in ("64,-20 36,240 40,480 12,780", "30,-20 8,300 -4,760")),
            Line("412,-20 424,70 430,150", 3, "glow"),
            Line("500,-20 492,40 486,96", 3, "glow"),
            Line("566,-20 560,10 556,30", 3, "glow"),
            Line("370,96 420,186 470,280", 15, "pale"),
            *(Line(points, 3, "glow")
              for points in ("256,216 72,590", "374,104 200,298", "466,276 276,704",
                             "306,208 320,250 312,286 328,318")),
            Figure("man", "straddle", (190, 850), 580, "spark/deep", "sly", look="up",
                   print="stripes", hand=(312, 446), other_hand=(66, 600), wears="jumper",
                   hands="grip",
                   through=(
                       Line("350,440 322,424 304,408 284,414 288,434 316,436 350,440", 9, "ink"),
                       Line("350,440 320,456 308,480 288,480 286,460 312,448 350,440", 9, "ink"),
                       Shape("M336,432L358,424L470,376L366,450ZM336,446L366,430L474,480L356,456Z",
                             "ink", depth=8),
                       Shape(disc(352, 440, 6), "glow", flat=True))),
            Line("410,398 382,460", 3, "glow"),
            *(Shape(disc(x, y, 9) + disc(x, y, 3), "pale", depth=4)
              for x, y in ((50, 496), (240, 522), (116, 700), (276, 712))),
            Shape(disc(72, 588, 5) + disc(272, 690, 5), "glow", flat=True),
            *(Line(points, 3, "ink", fade=0.7)
              for points in ("172,368 170,390", "206,368 208,390")),
            Hand("grip", (470, 130), (650, -90), 210, "ink/glow",
                 through=(Line("250,214 400,190 556,150", 17, "pale"),)),
            Figure("girl", "walk", (500, 856), 320, "ink/glow", "calm", look="half",
                   hair="plaits/spark"),
            Line("552,150 572,230 548,300 570,380 540,430 556,520", 3, "glow"),
        ),
    ),
    Card(
        "horse-and-knight",
        "Your Move",
        "On the board a living horse meets the knight that it might have been; a hand is about to"
        " move one of them.",
        World("chess", "dawn", Light("left", 0.6), view=View((300, 640), 1.7, -7)),
        (
            pawn(544, 428, 0.86, "mid"),
            Blob("60,860 330,806 600,824 610,872 300,896", "ink", flat=True, fade=0.35),
            Shape("M-24,838C-24,760 366,760 366,838C366,910 -24,910 -24,838Z", "glow", depth=60),
            Shape("M0,806C0,742 342,742 342,806C342,862 0,862 0,806Z", "glow", depth=50),
            Shape("M26,770C26,716 318,716 318,770C318,816 26,816 26,770Z", "pale", depth=40),
            Shape("M52,762C-6,620 -44,440 10,310C40,232 96,176 168,156L190,92L226,160C286,184"
                  " 326,268 366,336C396,380 378,428 336,430C304,432 276,408 244,408C226,470"
                  " 296,560 300,650C302,700 296,738 292,762C236,790 110,790 52,762Z",
                  "glow", depth=170),
            *(Blob(points, "pale", corners=(0, 2), depth=20)
              for points in ("150,166 110,196 70,270 118,250 156,200",
                             "84,226 40,284 26,366 70,332 96,270",
                             "32,320 4,392 12,470 50,424 56,366",
                             "10,428 2,500 22,576 54,520 44,456",
                             "16,540 18,606 50,672 70,606 50,556")),
            Line("190,100 196,150 182,176", 6, "soft"),
            Blob("214,256 238,240 268,258 246,276", "pale+soft", corners=(0, 2), depth=10),
            Shape(disc(244, 258, 11), "ink", flat=True),
            Line("208,240 238,222 270,238", 7, "soft"),
            Blob("338,362 352,356 360,372 346,380", "soft+deep", flat=True),
            Line("372,396 340,402 316,392", 5, "soft"),
            Line("196,330 240,360 244,408", 6, "soft", fade=0.7),
            Line("300,244 322,290 346,326", 8, "glow"),
            Line("110,330 76,440 104,560", 16, "glow", fade=0.9),
            Line("20,838 60,862 120,876", 7, "glow"),
            Blob("420,868 470,846 560,846 600,862 560,884 470,888", "ink", flat=True, fade=0.55),
            Hand("pinch", (520, 96), (600, -200), 200, "deep/glow"),
            Turned(HORSE, (480, 856), zoom=0.84, move=(-4, 0)),
            Figure("old-man", "sit-ground", (216, 884), 236, "deep/spark", "sad", look="up",
                   hat="crown", plane="near", shadow=0.3),
        ),
    ),
    Card(
        "drum-mouse",
        "On Tiptoe",
        "Elephants and acrobat hardly dare to breathe: in the drum somebody lives, and has come "
        "out with a lantern.",
        World("backdrop", "moss", Light("above", 0.4, rim="glow"),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,-30H60L-30,200ZM140,-30H200L-30,420V330ZM400,-30H460L630,330V420ZM540,-30"
                  "H630V200Z",
                  "deep", flat=True),
            *(Shape("".join(disc(x, y, 17) + f'M{x - 24},{y + 50}v-16q0,-16 24,-16t24,16v16Z'
                             for x in range(start, 640, 62)),
                    tone, flat=True)
              for y, start, tone in ((330, -6, "deep"), (392, 22, "deep"), (454, -12, "deep+mid"))),
            Shape("M-30,480C140,496 460,496 640,480V560H-30Z", "spark+ink", depth=30),
            Shape("M-30,476C140,492 460,492 640,476V488C460,504 140,504 -30,488Z", "soft",
                  flat=True),
            Beam(((260, -30), (340, -30)), ((60, 620), (540, 620)), "glow", 0.75),
            Glow((300, 360), 260, "pale", 0.6),
            Shape("M-30,540C140,530 460,530 640,540V930H-30Z", "mid", depth=60),
            Shape("M40,610C40,540 560,540 560,610C560,700 40,700 40,610Z", "pale", flat=True,
                  fade=0.4),
            Put("elephant", (66, 552), 204, "mid+soft/deep", flip=True, shadow=0),
            Put("startled-elephant", (516, 566), 204, "mid+soft/deep", shadow=0),
            Shape("M110,840C110,800 490,800 490,840C490,900 110,900 110,840Z", "ink", flat=True,
                  fade=0.5),
            Shape("M130,580V840C200,890 400,890 470,840V580Z", "spark", depth=130),
            *(Line(points, 5, "glow", fade=0.8)
              for points in ("140,612 180,720 146,806", "200,640 176,720 196,826",
                             "460,612 420,720 454,806", "400,640 424,720 404,826")),
            Shape("M130,580C200,630 400,630 470,580V606C400,656 200,656 130,606ZM130,812C200,862"
                  " 400,862 470,812V842C400,892 200,892 130,842Z",
                  "glow", depth=20),
            Shape("M130,580C130,530 470,530 470,580C470,630 130,630 130,580Z", "pale", depth=40),
            Shape("M208,856V740C208,630 392,630 392,740V856C340,872 260,872 208,856Z", "ink",
                  depth=10),
            Shape("M224,852V742C224,650 376,650 376,742V852C336,866 264,866 224,852Z", "pale+soft",
                  depth=20),
            Glow((346, 800), 150, "glow", 1),
            Shape("M224,852V812H262V862L240,858ZM224,804H234V852H224ZM262,822h8v38h-8Z", "deep",
                  flat=True),
            Shape("M228,800H256V818H228Z", "glow", flat=True),
            Beast("mouse", "beg", (296, 858), 74, "ink/spark", shadow=0),
            Put("lantern", (354, 858), 58, "ink/glow", shadow=0),
            Glow((354, 834), 40, "glow", 0.9),
            Shape("M224,866Q300,884 376,866L420,900H180Z", "glow", flat=True, fade=0.35),
            Shape("M250,578C262,566 338,566 350,578S262,594 250,578Z", "ink", flat=True, fade=0.4),
            Figure("woman", "tiptoe", (296, 580), 400, "glow/spark", "hush", look="right-down",
                   wears="swimsuit", shadow=0, hands="point", hand=(372, 236),
                   other_hand=(188, 330)),
            Blob("248,404 280,376 322,376 362,408 338,422 320,410 300,426 280,410 264,422", "spark",
                 depth=16, corners=(0, 3)),
            Shape("".join((disc(x, y, 2.5)
                           for x, y in ((210, 200), (250, 120), (330, 90), (390, 180), (360, 240),
                                        (180, 300), (240, 260), (420, 320), (400, 430), (186,
                                                                                         470)))),
                  "glow", flat=True),
        ),
    ),
)  # fmt: skip
