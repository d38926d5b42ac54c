"""A wall in the sun, a square at night, and a table."""

from games.decks.arrangements import track
from games.decks.recipe import (
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Patch,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    Within,
    World,
    disc,
)


def _across(column: int, row: int) -> str:
    """A corner of the chequered cloth, which lies in perspective."""
    deep = (row / 6) ** 1.5
    return f"{300 + column * (90 + 170 * deep):.0f},{430 + 500 * deep:.0f}"


TIPPED_HAT: tuple[Thing, ...] = (
    Turned((
        Shape("M-76,0C-70,-70 -82,-150 -104,-214C-60,-244 60,-244 104,-214C82,-150 70,-70 76,0Z",
              "ink", depth=60),
        Shape("M-76,-14C-72,-44 -74,-64 -76,-84Q0,-112 76,-84C74,-64 72,-44 76,-14Z", "pale",
              depth=30),
        Line("-60,-120 -64,-170 -80,-206", 7, "mid", fade=0.7),
        Blob("-138,-34 -120,-26 -70,-44 0,-52 70,-44 120,-26 138,-34 140,-4 96,36 0,50 -96,36"
             " -140,-4", "ink", depth=30),
        Line("-136,-6 -94,34 0,48 94,34 136,-6", 6, "mid"),
        Shape("M-84,-4a84,34 0 1 0 168,0a84,34 0 1 0 -168,0Z", "deep", flat=True),
        Shape("M-66,4a66,22 0 1 0 132,0a66,22 0 1 0 -132,0Z", "ink", flat=True),
    ), (0, 0), turn=-60, zoom=0.92, move=(234, 712)),
)  # fmt: skip
"""A top hat that lies on its side, its opening towards us."""


CARDS = (
    Card(
        "sitting-shadow",
        "Back in a Minute",
        "The chair is empty, but not its shadow, which strokes the shadow of the dog.",
        World("wall", "brick", Light("low-left", 0.5, rim="glow"), {"tone": "soft"}),
        (
            Patch(((104, 34), (640, -10), (640, 740), (120, 706)), "pale", 0.6, bars=0),
            *(Line(points, 3, "mid", fade=0.35)
              for points in ("40,120 130,118", "60,180 132,180", "30,300 136,298", "50,420 120,420",
                             "40,560 140,560", "180,640 330,650", "470,420 560,424",
                             "500,480 580,484", "200,110 290,104", "230,170 320,166")),
            Turned((Put("chair", (236, 780), 440, "ink", flat=True),
                    Figure("old-man", "sit", (240, 590), 540, silhouette="ink", hat="bowler",
                           wears="suit", look="down", hand=(504, 565), other_hand=(340, 560),
                           hands="flat", shadow=0),
                    Beast("dog", "sit", (562, 782), 152, silhouette="ink", flip=True, look="up")),
                   move=(-90, -16), fade=0.6),
            Shape("M-40,760H640V940H-40Z", "deep", depth=70),
            Shape("M124,766L640,766V930H184Z", "mid", flat=True, fade=0.5),
            Line("-40,752 640,752", 14, "mid+deep"),
            *(Line(points, 3, "ink", fade=0.5)
              for points in ("-20,800 620,796", "-20,848 620,846", "240,766 250,796",
                             "420,800 430,846", "300,850 310,880")),
            Blob("60,870 150,846 300,800 330,806 210,868 100,884", "ink", flat=True, fade=0.5),
            Blob("470,884 530,862 590,830 610,840 560,882", "ink", flat=True, fade=0.5),
            Put("chair", (116, 870), 400, "spark/ink", shadow=0),
            *(Line(points, 3, "ink", fade=0.35)
              for points in ("46,504 152,506", "50,580 150,582", "40,720 40,840",
                             "196,730 204,850")),
            Shape("M60,668L202,668L196,690L66,690Z", "mid+soft", depth=12),
            Put("shut-book", (136, 674), 32, "glow/mid", shadow=0, turn=-3),
            Beast("dog", "sit", (486, 886), 160, "pale/spark", flip=True, look="up"),
            Line("432,786 452,800 476,792", 8, "spark"),
            Shape("M374,40H554V300H374Z", "ink", depth=20),
            Shape("M388,54H540V292H388Z", "glow", to="soft", span=(54, 300)),
            Shape("M500,60H540V292H520Q524,150 500,60ZM388,60H410Q406,180 396,292H388Z", "spark",
                  depth=14),
            Shape("M352,290H576V326H352Z", "ink", flat=True, fade=0.35),
            Shape("M360,284H568V316H360Z", "mid", depth=14),
            Within("M388,54H540V298H388Z",
                   (Figure("old-woman", "think", (478, 494), 340, "spark/glow", "sad", look="down",
                           flip=True, hat="none", hair="bun/deep", wears="jumper", hand=(440, 284),
                           other_hand=(416, 286), hands="mitt", shadow=0),)),
            Put("tulip", (536, 286), 66, "spark/deep", shadow=0),
            Shape("M516,262h38l-6,26h-26Z", "spark+ink", depth=8),
        ),
    ),
    Card(
        "statue-leaves",
        "After Hours",
        "The statue leaves on tiptoe with her bag; the watchman stands in for her.",
        World("backdrop", "fog", Light("left", 0.5, at=(214, 170), reach=860),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-40,700L640,650V940H-40Z", "mid", depth=90),
            *(Line(((x, 696 - x * 0.07), (x, 606 - x * 0.07)), 5, "ink", fade=0.8)
              for x in range(228, 620, 32)),
            Line("216,626 600,600", 5, "ink", fade=0.8),
            *(Line(points, 3, "deep", fade=0.45)
              for points in ("240,760 600,740", "20,850 600,820", "300,700 250,880")),
            Glow((214, 150), 330, "glow", fade=0.8),
            Shape("M20,750L34,446H170L184,750Z", "mid+soft", depth=80),
            Shape("M140,450H170L184,750H150Z", "deep", flat=True, fade=0.35),
            Shape("M18,416H188V450H18ZM0,738H200V780H0Z", "soft", depth=14),
            Shape("M58,550H142V640H58Z", "mid", depth=6),
            *(Line(((72, y), (128, y)), 4, "deep", fade=0.7) for y in (580, 608)),
            Figure("man", "hold-up", (100, 420), 310, "spark/glow", "sly", "right-up",
                   wears="uniform", hat="peaked", hand=(104, 264), other_hand=(190, 112),
                   hands="flat", holds=Held("lantern", size=96, coat="ink/glow", hand="far"),
                   shadow=0),
            Glow((198, 160), 110, fade=0.9),
            Bird("pigeon", "walk", (104, 866), 116, "soft/spark", look="up"),
            Blob("270,872 420,850 560,846 640,856 640,896 420,900", "ink", flat=True, fade=0.5),
            Taper("462,384 528,424 540,420", (22, 18, 16), "mid"),
            Taper("532,428 552,392 556,350", (18, 14, 11), "mid+soft"),
            *(Taper(points, (8, 7, 5), "mid+soft") for points in (
                "550,352 538,328 524,318", "554,348 552,318 544,300", "560,350 566,322 566,304",
                "552,360 530,352 520,354")),
            Taper("420,640 500,690 496,740 482,796", (44, 32, 24, 13), "soft"),
            Shape("M470,790Q486,780 497,792C506,818 528,840 552,856Q564,868 550,874L520,872"
                  "C500,862 488,846 470,832Q458,816 470,790Z", "soft+pale", depth=14),
            Taper("350,640 318,710 282,752 246,790", (46, 34, 25, 13), "soft"),
            Shape("M234,782Q250,774 260,788C264,812 284,838 308,850Q322,862 310,872L276,872"
                  "C258,864 250,842 234,828Q220,806 234,782Z", "pale", depth=14),
            *(Line(p, 3, "mid") for p in (
                "302,870 300,860", "290,871 288,860", "543,873 541,862", "531,872 529,861")),
            Taper("418,290 414,340", (24, 34), "soft"),
            Shape("M392,326C356,336 344,368 346,404C346,450 334,490 320,530"
                  "C300,590 262,660 208,716C196,734 210,744 222,738C250,726 264,752 292,744"
                  "C330,738 350,768 392,752C430,740 452,764 486,744C512,728 540,722 548,700"
                  "C552,664 516,628 478,604C456,584 448,560 452,528C472,480 486,430 482,392"
                  "C476,350 456,334 438,326Q414,352 392,326Z", "pale", depth=110),
            Shape("M392,326C356,336 344,368 346,404C346,450 334,490 320,530C300,590 262,660 208,716"
                  "C240,712 300,650 340,560C366,500 366,400 392,326Z", "glow", flat=True, fade=0.9),
            Shape("M452,336C476,350 482,372 482,392C486,430 472,480 452,528C448,560 456,584 478,604"
                  "C516,628 552,664 548,700C540,722 512,728 486,744C500,690 470,640 424,610"
                  "C410,560 430,500 446,440C452,400 452,370 452,336Z", "deep", flat=True, fade=0.4),
            Line("338,500 390,524 454,506", 9, "soft"),
            *(Line(points, 5, "soft") for points in (
                "360,548 330,640 262,724", "380,552 372,650 332,738", "396,556 420,650 396,748",
                "412,560 466,640 462,744", "398,348 410,420 402,506", "436,352 440,420 430,500",
                "420,354 426,400 420,440")),
            Line("404,610 414,552 438,540 462,556 474,610", 11, "ink"),
            Taper("382,384 348,462 352,476", (32, 24, 22), "glow"),
            Taper("350,470 384,520 426,540", (23, 18, 13), "pale"),
            Blob("420,530 440,524 456,536 456,556 440,566 422,556", "glow", depth=14),
            *(Line(p, 3, "mid") for p in ("436,546 438,564", "446,544 450,560", "424,530 436,536")),
            Blob("350,384 356,346 392,328 416,350 418,392 396,420 364,414", "pale", depth=30),
            *(Line(p, 4, "soft") for p in ("362,402 372,366 396,344", "384,410 390,376 406,356")),
            Blob("394,612 440,602 486,612 500,670 480,704 400,704 380,670", "spark", depth=50),
            Line("386,640 440,628 494,640", 5, "ink"),
            Shape("M426,618h28v26h-28Z", "glow", depth=8),
            Shape(disc(486, 214, 36), "soft", depth=16),
            Shape("M386,178C372,188 366,204 362,222C356,236 346,250 344,258C346,264 354,264 358,266"
                  "C352,272 352,276 358,280C354,286 356,290 360,294C356,304 362,314 374,316"
                  "C388,318 402,310 412,300L440,310L458,230L440,180Z", "glow", flat=True),
            Shape("M440,190L458,230L440,310L412,300C392,314 376,318 364,308"
                  "C400,300 420,270 424,230Z", "soft", flat=True, fade=0.75),
            Blob("372,198 376,164 416,142 460,154 480,196 470,250 446,282 436,262 424,236 430,216"
                 " 404,208", "soft+pale", depth=30),
            *(Line(p, 4, "mid") for p in (
                "384,186 420,170 458,196", "404,200 440,206 456,240", "470,196 496,192 508,218",
                "374,208 412,190 444,214")),
            Line("434,234 444,246 438,262 430,256", 4, "mid"),
            Line("364,216 378,210 394,216", 4, "mid"),
            Blob("366,232 378,226 392,234 378,240", "mid", (0, 2), flat=True),
            Shape(disc(374, 233, 5), "ink", flat=True),
            Line("358,281 368,282 376,277", 3, "mid"),
            *(Line(points, 3, "deep", fade=0.8)
              for points in ("446,226 456,240 450,250", "364,440 378,452 372,466 380,480")),
            Bird("pigeon", "sleep", (436, 152), 96, "soft/spark", shadow=0),
        ),
    ),
    Card(
        "table-railway",
        "Between Courses",
        "The 8.40 has left the hat; a child who should be eating has just picked up the next rail.",
        World("backdrop", "fern", Light("left", 0.8, at=(110, 330), reach=620),
              {"tone": "deep", "to": "mid", "spot": False}),
        (
            *(Line(((x, -20), (x, 440)), 16, "mid", fade=0.35) for x in range(30, 620, 58)),
            Blob("306,96 420,112 492,200 512,320 508,460 440,470 180,470 104,460 100,320 120,200"
                 " 192,112",
                 "ink", depth=120),
            Blob("306,190 400,206 452,262 466,350 450,450 310,480 162,450 146,350 160,262 212,206",
                 "pale+spark", depth=60),
            Blob("140,360 146,250 200,164 306,142 412,164 466,250 474,360 440,292 406,262 352,272"
                 " 306,258 258,272 210,262 172,292",
                 "ink", depth=60),
            *(Line(p, 4, "deep", fade=0.8)
              for p in ("298,106 244,170 216,254", "316,106 356,170 378,260",
                        "176,170 138,270 130,420", "440,170 478,270 484,420")),
            *(thing
              for x in (236, 376)
              for eye in (f"M{x - 52},372a52,48 0 1 0 104,0a52,48 0 1 0 -104,0Z",)
              for thing in (Shape(eye, "glow", flat=True),
                            Within(eye, (Shape(disc(x - 6, 396, 30), "ink", flat=True),
                                         Shape(disc(x - 14, 384, 9), "glow", flat=True))),
                            Line(((x - 54, 366), (x - 34, 333), (x, 322), (x + 34, 333),
                                  (x + 54, 366)), 7, "ink"))),
            Line("180,304 206,288 256,294", 9, "ink"), Line("356,294 406,288 432,304", 9, "ink"),
            Shape("M-30,430H640V930H-30Z", "glow", depth=30),
            *(Shape("".join(f'M{_across(c, r)}L{_across(c + 1, r)}L{_across(c + 1, r + 1)}'
                            f'L{_across(c, r + 1)}Z'
                            for c in range(-4, 5) if (c + r) % 2),
                    "soft+pale", flat=True)
              for r in range(6)),
            Blob("100,430 300,424 510,430 480,462 300,472 130,460", "ink", flat=True, fade=0.35),
            *(Taper(((x, 408), (x - 2, 430), (x - 4, 456)), (16, 15, 12), "pale+spark")
              for x in (88, 120, 152, 184)),
            *(Blob(((x - 10, 446), (x - 4, 440), (x + 3, 446), (x - 3, 462)), "glow", flat=True,
                   fade=0.6)
              for x in (88, 120, 152, 184)),
            Blob("34,694 110,724 160,806 290,822 262,850 176,856 96,800 44,730", "ink",
                 flat=True, fade=0.35),
            *TIPPED_HAT,
            *track("234,788 314,766 396,730", 68, end=56, rail="ink", sleeper="ink+deep"),
            Blob("248,800 348,774 404,768 348,800", "ink", flat=True, fade=0.35),
            Turned((Put("train", (308, 772), 108, "spark/glow", shadow=0, flip=True),),
                   about=(308, 772), turn=-13),
            *track("504,664 574,626 650,586", 46, end=36, rail="ink", sleeper="ink+deep"),
            Shape("M414,754L520,775L530,783L418,760Z", "ink", flat=True, fade=0.45),
            Figure("man", "wave", (418, 756), 112, "deep/spark", "shout", shadow=0, flip=True),
            Blob("340,630 400,606 450,596 460,606 400,632 350,646", "ink", flat=True, fade=0.35),
            Hand("pinch", (548, 456), (700, 314), 176, "spark/glow",
                 through=track("330,594 398,568 462,536", 54, end=44, rail="ink",
                               sleeper="ink+deep")),
            Put("cup", (500, 872), 116, "spark/glow", shadow=0.6),
            Within("M410,600H590V772H410Z",
                   (Figure("man", "raise-both", (494, 836), 114, "deep/glow", "dread", shadow=0),)),
        ),
    ),
)  # fmt: skip
