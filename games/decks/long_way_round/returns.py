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
    Turned,
    Within,
    World,
    box,
    disc,
)

CORN = (50, 800, 8), (112, 846, -10), (186, 836, 12), (256, 866, 8)
CLODS = (
    (300, 680, 13), (344, 730, 17), (368, 690, 11), (330, 640, 9), (388, 736, 9),
)  # fmt: skip
"""The ears of corn as x, y and lean, and the clods that fly as x, y and size."""

TAIL = tuple(
    Taper(points, (24, 20, 16, 4), tone)
    for points, tone in (
        ("550,600 560,490 584,440 604,474", "ink"), ("536,600 534,460 556,396 586,412", "spark"),
        ("522,600 500,470 512,404 542,382", "deep"),
    )
)  # fmt: skip
"""The tail of the rooster."""

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
            Blob("40,110 90,76 150,84 200,56 260,70 290,96 340,100 350,126 200,136", "glow",
                 corners=(0, 7), fade=0.8, depth=20),
            Blob("430,96 470,76 520,84 560,100 500,112", "glow", flat=True, fade=0.8),
            Shape("M-30,320C60,270 160,290 260,300S480,250 640,280V400H-30Z", "soft+pale",
                  flat=True),
            *(Blob(((x, y), (x + r, y - r), (x + 2 * r, y), (x + r, y + r * 0.5)), "soft",
                   flat=True)
              for x, y, r in ((50, 304, 20), (84, 308, 15))),
            Shape("M536,284v-30l20,-20l20,20v30Z", "soft", flat=True),
            Shape("M-30,350C140,316 420,320 640,300V930H-30Z", "soft", depth=60),
            *(Line(((400 + k * 12, 326), (390 + k * 60, 450), (370 + k * 150, 700)), 12, "mid",
                   fade=0.45)
              for k in (-5, -3.6, -2.2, -0.9, 0.4, 1.8)),
            Figure("woman", "sow", (430, 376), 132, "spark/glow", hand=(478, 294), hat="headscarf"),
            dots("494,302 506,318 490,328 518,336 500,348", 3.5, "ink"),
            Figure("man", "shade-eyes", (138, 706), 320, "ink/spark", "curious", look="left",
                   shadow=0, hat="peaked", flip=True, wears="uniform", hand=(98, 424),
                   other_hand=(70, 424), hands="grip",
                   through=(Taper("122,412 76,412", (8, 9), "deep"),
                            Taper("86,412 36,410", (13, 15), "deep"),
                            Line("86,398 86,426", 5, "glow"), Line("40,394 40,426", 6, "glow"))),
            Turned((
            Taper("258,700 258,560 258,480", (15, 15, 15), "deep"),
            Taper("258,490 258,444 274,424 310,424", (15, 16, 18, 20), "deep"),
            Line("250,700 250,560 250,460", 5, "pale", fade=0.6),
            Shape("M304,396L344,384V464L304,452Z", "deep", depth=14),
            Blob("344,376 360,396 366,424 360,452 344,472 328,452 322,424 328,396", "ink", depth=8),
            Blob("346,388 357,404 361,424 357,444 346,460 336,444 332,424 336,404", "glow",
                 flat=True),
            Shape(disc(349, 425, 14), "ink", flat=True),
            Shape(disc(353, 419, 5), "glow", flat=True)), move=(-46, 94)),
            Shape("M-40,930V760C40,690 170,680 260,706C350,730 400,790 410,880L400,930Z", "deep",
                  depth=80),
            Line("-20,780 110,732 250,740 346,796", 10, "pale", fade=0.9),
            Line("-20,744 100,708 220,708", 5, "soft", fade=0.7),
            Shape("M34,716L50,566H212L232,716Q140,690 34,716Z", "deep+mid", depth=60),
            Line("66,576 56,690", 8, "pale", fade=0.5),
            *(Line(((x, 570), (x, 522)), 6, "ink") for x in (44, 92, 206)),
            Line("40,524 96,522 210,524", 8, "ink"),
            Shape("M32,556H224V576H32Z", "ink", depth=8),
            Shape(disc(140, 636, 30), "ink", depth=8),
            Shape(disc(140, 636, 20), "glow", depth=8),
            Line("130,630 138,622 148,622", 4, "pale"),
            dots("30,746 96,728 166,722 236,730", 5, "soft"),
            Turned((*TAIL,
                    *(Line(p, 9, "spark")
                      for p in ("424,740 418,842", "418,842 378,858", "418,842 416,866",
                                "418,842 452,862", "474,740 480,830", "480,830 448,844",
                                "480,830 482,856", "480,830 514,848")),
                    Within("M200,300H640V766H200Z",
                           (Put("rooster", (436, 870), 440, "glow/spark", shadow=0),)),
                    Blob("392,622 460,618 520,640 560,676 516,706 456,700 402,676", "pale",
                         depth=20),
                    Line("392,622 402,676 456,700 516,706 560,676", 4, "mid")),
                   about=(436, 870), zoom=0.72, move=(14, -106)),
            Blob("400,760 450,746 520,748 560,760 520,774 440,774", "ink", flat=True, fade=0.35),
            Blob("-40,900 -40,800 0,782 40,800 84,790 120,812 170,800 214,822 258,812 300,836"
                 " 336,826 362,800 376,766 392,770 400,810 402,850 396,890 370,920",
                 "spark+deep", depth=50),
            *(Blob(f"{x - w},{y} {x - w * 0.5:g},{y - w * 0.8:g} {x + w * 0.6:g},{y - w * 0.7:g}"
                   f" {x + w},{y + w * 0.2:g} {x},{y + w * 0.7:g}", "spark+deep", depth=12)
              for x, y, w in CLODS),
            *(Line(points, 6, "ink", fade=0.4)
              for points in ("-10,830 60,836 120,858", "120,824 190,836 240,866",
                             "250,830 310,856 350,880", "382,790 384,830 370,866")),
            Blob("-40,866 60,850 190,868 320,890 330,960 -40,960", "mid", depth=40),
            *(Taper(((x, 930), (x + d / 2, 860), (x + d, y)), (6, 5, 3), "soft")
              for x, y, d in CORN),
            *(Blob(f'{x + d},{y - 44} {x + d + 15},{y - 10} {x + d + 8},{y + 24}'
                   f' {x + d - 8},{y + 24} {x + d - 15},{y - 10}',
                   "pale", depth=10)
              for x, y, d in CORN),
        ),
    ),
)  # fmt: skip
