"""Strange encounters, and coming home."""

from games.decks.arrangements import dots
from games.decks.recipe import (
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
    Thing,
    Turned,
    Within,
    World,
    box,
    disc,
)

FIELD = tuple(
    (x, round(526 - x * 0.31 + drop))
    for drop, start in ((0, 10), (70, 224), (140, 238), (210, 252))
    for x in range(start, 600, 30)
)
"""The ears of corn."""

PORTS = (140, 622, 32), (90, 752, 19), (170, 748, 19), (250, 752, 19)
"""The portholes as x, y and radius."""

ROOSTER: tuple[Thing, ...] = (
    *(Taper(points, widths, tone) for points, widths, tone in (
        ("520,560 530,470 556,424 576,460", (30, 24, 18, 3), "pale"),
        ("504,570 508,450 534,384 568,398", (30, 24, 18, 3), "spark"),
        ("480,560 482,450 498,386 530,362", (30, 24, 18, 3), "pale"),
    )),
    Taper("430,620 426,680 420,716", (38, 26, 10), "pale"),
    Taper("486,620 486,680 482,716", (38, 26, 10), "glow"),
    Blob("346,404 366,382 394,384 412,410 422,460 450,500 494,508 526,484 546,470 556,520"
         " 546,584 510,636 456,656 400,640 358,600 340,548 346,496 350,452 342,428", "glow",
         depth=70),
    Blob("352,394 338,356 358,364 364,328 384,354 404,332 408,366 428,366 414,400 384,386",
         "spark", (1, 3, 5, 7), depth=10),
    Blob("350,404 306,424 346,438", "spark+pale", (1,), depth=10),
    Blob("352,434 338,470 350,500 366,486 370,444", "spark", depth=10),
    Shape(disc(376, 414, 11), "ink", flat=True), Shape(disc(372, 410, 4), "glow", flat=True),
    Blob("410,546 460,528 520,548 548,590 516,616 450,620 412,590", "pale", (3,), depth=20),
    *(Line(points, 4, "mid") for points in (
        "404,470 410,496 406,516", "376,480 380,508 374,528", "426,500 436,522 432,540",
        "440,616 470,598 474,572", "486,616 512,598 512,574")),
)  # fmt: skip
"""The rooster without its feet, which stand on the heap."""

FEET = tuple(
    Line(points, 9, "spark+pale")
    for points in (
        "420,712 416,788", "416,788 374,802", "416,788 414,812", "416,788 452,806",
        "482,712 486,776", "486,776 452,788", "486,776 488,800", "486,776 522,792",
    )
)  # fmt: skip

PERISCOPE = (
    Taper("258,700 258,560 258,480", (17, 17, 17), "spark"),
    Taper("258,490 258,444 274,424 310,424", (17, 18, 20, 22), "spark"),
    Line("249,660 249,560 249,460", 5, "pale", fade=0.6),
    Shape("M298,382H346V466H298Z", "spark", depth=14),
    Line("308,382 308,466", 5, "ink", fade=0.5),
    Blob("350,364 370,390 376,424 370,458 350,484 330,458 324,424 330,390", "ink", depth=8),
    Blob("352,378 366,400 370,424 366,448 352,470 340,448 336,424 340,400", "glow",
         flat=True),
    Shape(disc(356, 425, 16), "ink", flat=True),
    Shape(disc(361, 418, 6), "glow", flat=True),
)  # fmt: skip
"""The periscope of the submarine, with an eye in it."""

CARDS = (
    Card(
        "two-returns",
        "Both Ways",
        "Two travellers who look the same meet at a border post, each with what the other needs.",
        World("backdrop", "brick", Light("left", 0.5),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Within("M300,-30H640V930H300Z",
                   (Glow((420, 470), 220, fade=0.5),
                    Shape("M300,480C380,440 460,460 520,440S600,430 640,440V560H300Z", "soft",
                          flat=True),
                    Shape("M568,446l14,-50l14,50ZM590,440l12,-40l12,40Z", "mid", flat=True,
                          fade=0.8),
                    Shape("M300,540C420,490 520,490 640,500V930H300Z", "glow", depth=60),
                    Put("bare-tree", (516, 540), 400, "ink+deep", haze=0.15, shadow=0)),
                   World("backdrop", "frost", "left",
                         {"tone": "deep", "to": "mid", "spot": False})),
            Within("M-30,-30H300V930H-30Z",
                   (Glow((60, 90), 330, fade=0.9),
                    Shape("M-30,460C60,420 160,450 300,430V560H-30Z", "soft+mid", flat=True),
                    Shape("M-30,520C80,480 200,520 300,510V930H-30Z", "mid", depth=60),
                    Put("tree", (100, 550), 380, "spark/mid", shadow=0))),
            Shape(box(278, 76, 44, 780), "glow", depth=20),
            *(Shape(f'M278,{y}L322,{y - 36}V{y + 12}L278,{y + 48}Z', "ink", flat=True)
              for y in (130, 226, 322, 418)),
            Shape(disc(300, 62, 30), "mid", depth=16),
            Blob("240,880 252,800 300,786 348,800 360,880", "pale+soft", (0, 4), depth=40),
            Spread("leaf", ((372, 330, 26, 50), (420, 640, 28, -40), (352, 470, 22, 110)),
                   "mid/deep"),
            Shape("".join(disc(x, y, r) for x, y, r in (
                (362, 100, 6), (410, 60, 4), (450, 130, 5), (356, 240, 7), (540, 90, 6),
                (356, 400, 5), (480, 236, 4))), "glow", flat=True),
            Shape("".join(f"M{x},{y}l6,-30l6,28l8,-20l4,22Z" for x, y in (
                (40, 700), (130, 660), (236, 720), (60, 870), (250, 800), (150, 590))), "soft",
                  flat=True, fade=0.8),
            Figure("woman", "sow", (160, 864), 470, "ink+deep/glow", "wonder", look="right",
                   wears="summer-dress", hat="straw", hand=(274, 660), other_hand=(104, 700),
                   hands="flat", holds=Held("suitcase", size=110, coat="spark/glow", hand="far")),
            Figure("woman", "walk", (450, 864), 470, "spark/ink", "smile", look="left", flip=True,
                   wears="long-coat", hat="wool", hand=(338, 590), other_hand=(548, 670),
                   holds=(Held("key", size=92, coat="mid", hand="near", turn=20),
                          Held("furled-umbrella", size=220, coat="mid/ink", hand="far", turn=180,
                               grip=(0.5, 0.86)))),
            Put("cat", (300, 868), 104, "ink+deep/glow", shadow=0),
        ),
    ),
    Card(
        "submarine-field",
        "Surfacing",
        "A submarine comes up in the corn. The rooster is eye to eye with it; nobody else looks.",
        World("backdrop", "moss", Light("left", 0.5), {"tone": "pale", "to": "glow", "spot": True}),
        (
            Blob("300,120 340,90 400,98 440,66 500,80 526,106 562,112 570,132 430,144", "glow",
                 corners=(0, 7), fade=0.9, depth=20),
            Shape("M-30,280C100,240 200,260 300,268S480,226 640,250V600H-30Z", "soft", depth=40),
            *(Line(((400 + k * 30, 262), (380 + k * 80, 330), (330 + k * 190, 520)), 9, "mid",
                   fade=0.5)
              for k in (-3, -2, -1, 0, 1, 2)),
            Figure("woman", "sow", (342, 316), 146, "deep/glow", hand=(396, 230), hat="headscarf"),
            dots("412,238 428,252 412,266 440,274 422,288", 4, "ink"),
            Shape("M-30,520C160,470 320,390 640,330V930H-30Z", "deep", depth=60),
            Shape("".join(f"M{x},{y}q-9,-16 0,-32q9,16 0,32v34h-3v-34Z" for x, y in FIELD),
                  "soft", flat=True, fade=0.8),
            Figure("man", "shade-eyes", (138, 690), 340, "ink/glow", "curious", look="left",
                   shadow=0, hat="peaked", flip=True, wears="uniform", hand=(98, 392),
                   other_hand=(70, 392), hands="grip",
                   through=(Taper("122,380 76,380", (8, 9), "deep"),
                            Taper("86,380 44,378", (13, 15), "deep"),
                            Line("86,366 86,394", 5, "glow"), Line("48,362 48,394", 6, "glow"))),
            Turned(PERISCOPE, (258, 560), zoom=1.2, move=(-108, 90)),
            Shape("M-40,720C60,672 190,668 280,694C350,716 384,752 380,786C366,840 200,880"
                  " -40,890Z", "spark", depth=90),
            Line("-20,730 80,694 190,690 290,716", 8, "soft+glow", fade=0.8),
            Shape("M34,706L50,552H212L232,700Q140,672 34,706Z", "spark", depth=60),
            Line("68,566 58,676", 9, "glow", fade=0.5),
            Line("40,700 140,678 232,696", 6, "deep+spark"),
            *(Line(((x, 556), (x, 508)), 6, "ink") for x in (44, 92, 206)),
            Line("40,510 96,508 210,510", 8, "ink"),
            Shape("M32,542H224V562H32Z", "ink", depth=8),
            *(Shape(disc(x, y, r), "ink", depth=6) for x, y, r in PORTS),
            *(Shape(disc(x, y, r * 0.64), "glow", flat=True) for x, y, r in PORTS),
            *ROOSTER,
            Blob("-40,940 -40,832 20,806 66,832 110,836 150,812 200,814 250,834 284,792 322,766"
                 " 364,782 400,776 470,764 560,772 640,766 640,940", "ink+spark",
                 depth=60),
            Line("-40,832 20,806 66,832 110,836 150,812 200,814 250,834 284,792 322,766 364,782"
                 " 400,776 470,764 560,772 640,766", 9, "spark+soft"),
            *(Line(points, 5, "ink", fade=0.5)
              for points in ("110,836 118,862", "250,834 262,866", "322,768 338,800 334,836")),
            Blob("376,796 450,782 530,784 580,794 520,808 420,812", "ink", flat=True, fade=0.4),
            *FEET,
        ),
    ),
)  # fmt: skip
