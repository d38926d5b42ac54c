"""Cards of the road, continued: who waits, who carries, who pedals."""

import math

from games.decks.recipe import (
    Air,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Line,
    Point,
    Points,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    disc,
    spots,
)


def whorl(start: float, stop: float = 6.4) -> tuple[Point, ...]:
    """The outline of a snail's shell from so many radians inwards."""
    return tuple(
        (round(450 + r * math.cos(way)), round(552 + r * math.sin(way)))
        for at in range(17)
        for way in (start - stop * at / 16,)
        for r in (226 * math.exp(0.064 * (way - 2.4)),)
    )


def eye(x: float, y: float, radius: float, aim: tuple[float, float]) -> tuple[Thing, ...]:
    """A tired eye on its stalk that looks at a point beside it."""
    return (
        Shape(disc(x, y, radius), "glow", flat=True),
        Shape(disc(x + aim[0], y + aim[1], radius * 0.45), "ink", flat=True),
        Shape(f"M{x - radius:g},{y:g}a{radius:g},{radius:g} 0 0 1 {2 * radius:g},0"
              f"q{-radius:g},{radius * 0.5:g} {-2 * radius:g},0Z", "pale+soft", flat=True),
    )  # fmt: skip


def splashes(places: Points, tone: str = "pale") -> tuple[Line, ...]:
    """Drops that leap up where rain falls into water."""
    return tuple(
        Line(((x + a, y - 4), (x + 2 * a, y - 15)), 4, tone)
        for x, y in spots(places)
        for a in (-6, 0, 6)
    )


CARDS = (
    Card(
        "snail-castle",
        "Express",
        "A snail brings a castle along the line; those who wait for it have grown old, and a"
        " smaller one overtakes it.",
        World("backdrop", "moss", Light("right", 0.5, rim="glow"),
              {"tone": "soft+pale", "to": "glow", "spot": True}),
        (
            Blob("60,196 130,164 220,180 280,204 180,214 80,212", "glow", flat=True, fade=0.7),
            Blob("-60,520 60,440 180,500 300,420 480,500 660,460 660,960 -60,960", "soft+pale",
                 flat=True),
            Blob("-60,600 60,560 200,590 300,560 660,600 660,960 -60,960", "soft", flat=True),
            Shape("M44,598l18,-58l18,58ZM80,596l14,-44l14,44Z", "mid+soft", flat=True),
            Shape("M-30,700H640V940H-30Z", "mid", flat=True),
            Shape("".join(f"M{x},730h44l-18,48h-48z" for x in range(-20, 660, 66)), "deep",
                  flat=True),
            Blob("60,752 200,732 420,740 640,736 640,786 300,790 90,776", "ink", flat=True,
                 fade=0.55),
            Line("-30,738 640,738", 6, "ink"),
            Line("-30,735 640,735", 3, "glow"),
            Line("-30,771 640,771", 9, "ink"),
            Line("-30,767 640,767", 4, "glow"),
            Line("132,40 132,276", 8, "ink"),
            Shape("M-30,-30H330V44Q306,80 282,44Q258,80 234,44Q210,80 186,44Q162,80 138,44"
                  "Q114,80 90,44Q66,80 42,44Q18,80 -6,44H-30Z", "deep", depth=16),
            Line("-30,42 330,42", 5, "pale", fade=0.7),
            Shape(disc(132, 322, 54), "deep", depth=14),
            Shape(disc(132, 322, 45), "glow", flat=True),
            Line("132,292 132,322 156,338", 7, "ink"),
            Line(tuple((round(132 + 38 * math.cos(a)), round(322 + 38 * math.sin(a)))
                       for a in (math.tau * at / 12 for at in range(13))), 6, "ink", dash="3 16.9"),
            Put("castle", (450, 356), 214, "spark/deep", shadow=0),
            Shape("M428,346V306C428,276 474,276 474,306V346Z", "ink", flat=True),
            Blob(whorl(2.4), "mid", corners=(0, 16), depth=150),
            *(Line((whorl(2.4)[at], whorl(-6.4)[at]), 5, "deep", fade=0.4)
              for at in range(2, 16, 2)),
            Blob(whorl(-6.4), "mid", depth=90),
            Blob(whorl(-15.2), "soft+mid", depth=50),
            Shape(disc(450, 552, 20), "deep", depth=14),
            Blob("274,730 276,660 312,600 352,620 380,690 360,752 310,756", "mid+deep", depth=30),
            Taper("640,762 560,750 440,744 330,742 266,716 230,664 226,620",
                  (10, 20, 28, 34, 40, 36, 30), "pale"),
            Taper("216,612 192,556 172,516", (12, 9, 8), "pale"),
            Taper("242,608 242,550 236,494", (12, 9, 8), "pale"),
            *eye(168, 508, 22, (-7, 6)),
            *eye(234, 484, 22, (-7, 8)),
            Line("200,652 216,666 238,660", 6, "deep"),
            *(Line(whorl(start, 0.8), wide, "glow", fade=0.6) for start, wide in (
                (-0.6, 15), (-6.9, 11))),
            Blob("282,430 330,376 400,346 460,338 530,352 590,400 612,440 560,404 520,412 470,380"
                 " 420,404 370,390 330,424", "soft", depth=24),
            Figure("boy", "wave", (452, 350), 66, "glow/deep", "joy", look="left", shadow=0),
            Put("snail", (66, 774), 46, "spark/glow", flip=True, shadow=0),
            Shape("M-30,806H640V940H-30Z", "pale+soft", depth=20, plane="near"),
            Shape("M-30,806H640V822H-30Z", "glow", flat=True, plane="near"),
            *(Line(points, 3, "soft", plane="near") for points in (
                "-20,852 640,852", "240,824 216,852", "420,824 410,852", "330,852 316,900",
                "560,824 566,852")),
            Blob("20,872 120,864 250,868 180,884 40,886", "ink", flat=True, fade=0.35,
                 plane="near"),
            Shape("M50,796H206V812H50ZM62,812h11v66h-11zM180,812h11v66h-11z",
                  "ink", depth=8, plane="near"),
            Figure("old-man", "sit", (122, 798), 262, "spark/ink", "awe", look="half-up",
                   plane="near", hair="bald+full/glow", wears="suit", shadow=0,
                   hand=(172, 772), other_hand=(160, 786)),
            Taper("146,698 158,744 178,800 206,846 246,872 320,880 374,876",
                  (17, 21, 20, 18, 17, 13, 3), "glow", plane="near"),
            *(Line(points, 3, "pale+soft", plane="near") for points in (
                "144,706 152,756 172,806 200,852 244,880 300,884",
                "152,706 168,752 192,806 220,846 262,868 340,876")),
            Figure("old-woman", "look-up", (470, 870), 220, "spark/glow", "awe", look="left-up",
                   flip=True, plane="near"),
        ),
    ),
    Card(
        "own-rain",
        "Weather Permitting",
        "The sun shines everywhere; only under the umbrella does it rain, and somebody lies in"
        " the sun on top of it.",
        World("backdrop", "sand", Light("left", 0.8, shade="deep"),
              {"tone": "pale", "to": "glow", "spot": False}),
        (
            Blob("-60,560 60,520 200,570 380,500 520,560 660,520 660,960 -60,960", "pale+soft",
                 depth=40),
            Blob("-60,640 160,600 400,660 660,610 660,960 -60,960", "pale", depth=60),
            Blob("520,640 560,600 640,584 660,700 600,690", "soft", flat=True, fade=0.6),
            Blob("-60,770 200,740 420,780 660,740 660,960 -60,960", "soft", depth=60),
            *(Line(points, 3, "mid", fade=0.4) for points in (
                "500,800 540,794 580,802", "506,686 544,680 590,688", "520,730 566,724 600,731")),
            Blob("380,850 460,822 560,824 640,842 640,884 540,892 420,884", "deep", flat=True,
                 fade=0.55),
            *(Shape(f"M{a},372H{b}L{b - 14},{c}Q250,{c + 46} {a + 6},{c}Z", "deep", to="mid",
                    span=(400, 860), fade=0.5)
              for a, b, c in ((40, 460, 826), (58, 442, 836), (78, 422, 844), (100, 402, 850))),
            Within("M34,372H466L446,870H36Z", (
                Air("rain"), Air("rain", plane="near"),
                *(Line(((x, y), (x - 8, y + 34)), 3, "pale", fade=0.55) for x, y in (
                    (60, 460), (110, 620), (90, 730), (300, 470), (340, 600), (390, 520),
                    (420, 660), (370, 740), (320, 690), (150, 430), (220, 450), (430, 440))))),
            Blob("20,846 110,812 240,800 360,810 460,842 400,886 100,890", "ink+deep", depth=30),
            *(Line(points, 4, "pale", fade=0.7) for points in (
                "130,872 190,880 250,874", "310,834 350,828 390,836", "60,850 90,842 120,846",
                "176,826 240,818 300,826")),
            *splashes("140,842 300,860 410,850 76,862 246,838"),
            Put("cactus", (520, 846), 210, "spark+soft/spark+soft", turn=-8, shadow=0),
            Line("262,190 262,500 262,744", 12, "ink"),
            Line("262,740 264,770 288,772 292,752", 12, "ink"),
            Glow((176, 806), 110, "pale", 0.7),
            Figure("man", "lean-back", (166, 858), 346, "pale/ink", "sad", look="up",
                   shape="stout", hair="bald", hand=(262, 664), other_hand=(262, 600),
                   shadow=0, hands="grip", through=(Line("262,500 262,744", 12, "ink"),)),
            *(Line(((x, y), (x - 1, y + 13)), 5, "spark+pale") for x, y in (
                (128, 792), (150, 806), (176, 800), (222, 690), (232, 640))),
            Shape("M20,410C30,280 140,206 226,196C250,222 290,222 320,196C420,214 474,300 480,410"
                  "C450,378 410,376 378,412C350,370 300,366 262,412C228,368 180,368 142,412"
                  "C110,372 60,374 20,410Z", "spark", depth=130),
            *(Line(points, 5, "ink", fade=0.4) for points in (
                "226,206 166,280 142,408", "262,226 266,300 262,408", "310,210 356,290 378,408")),
            Line("58,350 90,286 150,236", 12, "glow", fade=0.5),
            Blob("196,212 262,226 340,230 430,216 446,240 400,258 300,258 226,244", "ink",
                 flat=True, fade=0.45),
            Figure("woman", "sleep", (312, 232), 330, "glow/deep", "bliss",
                   wears="summer-dress", turn=14, shadow=0, hair="bun", hand=(222, 286),
                   other_hand=(196, 196)),
            Bird("duck", "swim", (84, 864), 78, "glow/soft", flip=True),
            Bird("duck", "swim", (366, 862), 66, "glow/soft", flip=True),
        ),
    ),
    Card(
        "spool-road",
        "As Long as It Lasts",
        "The road unwinds from a spool before the cyclist, who can't see how little is left;"
        " behind him his grandmother is knitting it up.",
        World("backdrop", "rose", Light("left", 0.7, rim="glow"),
              {"tone": "soft", "to": "pale", "spot": False}),
        (
            Blob("-60,300 60,240 250,300 380,240 520,300 660,250 660,960 -60,960", "soft+pale",
                 depth=40),
            Blob("60,346 160,336 330,364 344,380 200,378", "deep", flat=True, fade=0.5),
            Blob("-60,520 60,470 220,500 380,580 480,600 660,560 660,960 -60,960", "soft+mid",
                 depth=60),
            Put("house", (110, 506), 84, "pale/deep", shadow=0.7),
            Blob("-60,720 160,670 420,740 660,680 660,960 -60,960", "mid+soft", depth=60),
            Taper("216,278 330,284 432,308 502,400 518,526 500,650 430,724 320,740 236,786",
                  (12, 26, 40, 50, 58, 64, 66, 60, 40), "spark+ink",
                  flat=True),
            Taper("210,272 324,278 424,302 492,394 508,520 492,640 420,710 310,726 226,776",
                  (12, 24, 36, 46, 54, 60, 62, 56, 38), "spark"),
            Line("324,278 424,302 492,394 508,520 496,600", 5, "glow", dash="20 20"),
            *(Line(points, 6, "glow", fade=0.75) for points in (
                "470,636 484,662 512,660 500,690 524,704",
                "424,660 440,690 468,686 458,716 482,738",
                "376,672 390,702 416,700 408,730 428,760",
                "330,680 342,708 368,708 360,738 378,772",
                "288,694 298,720 322,722 314,748 334,778")),
            Turned((
                Shape("M104,100H200V260H104Z", "glow", depth=40),
                *(Line(((112, y), (150, y + 5), (194, y)), 2, "soft") for y in (124, 148, 172)),
                *(Line(((98, y), (150, y + 10), (208, y + 2)), 22, "spark") for y in (218, 238)),
                Line("100,206 150,214 206,200 240,190 262,204", 4, "spark"),
                Shape("M60,62C60,40 244,40 244,62V100C244,118 60,118 60,100Z", "deep", depth=30),
                Shape("M60,262C60,246 244,246 244,262V300C244,320 60,320 60,300Z", "deep",
                      depth=30),
                Line("76,60 120,52 170,52", 6, "glow", fade=0.5),
            ), about=(150, 56), zoom=1.18),
            Taper("400,594 456,620 446,656", (16, 16, 10), "ink"),
            Blob("432,656 452,652 468,662 464,670 434,670", "ink"),
            Blob("310,716 420,726 540,708 520,724 420,740 330,734", "ink", flat=True, fade=0.4),
            Put("bicycle", (424, 722), 158, "ink/glow", shadow=0),
            Line("492,626 484,590 462,584", 8, "ink"),
            Figure("boy", "ride", (382, 582), 300, "glow/deep", "joy", look="half", hat="cap",
                   hand=(472, 586), other_hand=(490, 584), hands="grip", turn=4,
                   shadow=0, through=(Line("492,626 486,588 456,582", 8, "ink"),)),
            *(Line(points, 4, "glow", fade=0.7) for points in (
                "270,594 300,590", "250,624 286,620", "262,564 296,562")),
            Shape("M48,786H190V806H48Z", "ink", depth=12),
            Shape("M60,806h14l-8,74h-14ZM164,806h14l6,74h-14Z", "ink", flat=True),
            Blob("30,876 120,868 240,876 160,892 50,892", "ink", flat=True, fade=0.4),
            Figure("old-woman", "sit", (116, 786), 400, "deep/glow", "calm", look="down",
                   hand=(214, 716), other_hand=(246, 722), hands="grip", shadow=0, hair="bun/soft",
                   through=(Line("172,676 214,716 276,772", 7, "glow"),
                            Line("292,682 246,722 196,772", 7, "glow"))),
            Blob("222,738 270,748 280,800 300,850 370,868 360,886 240,884 220,812", "spark",
                 depth=30),
            *(Line(((222 + k, 770 + k * 23), (233 + k, 781 + k * 23), (244 + k * 2, 770 + k * 23),
                    (256 + k * 4, 781 + k * 23), (266 + k * 6, 770 + k * 23)), 4, "glow")
              for k in range(5)),
            Shape(disc(172, 676, 6) + disc(292, 682, 6), "ink", flat=True),
            *(Line(((x - 5, y), (x, y - 9), (x + 5, y)), 4, "glow") for x, y in (
                (226, 748), (238, 750), (250, 753), (262, 757))),
        ),
    ),
)  # fmt: skip
