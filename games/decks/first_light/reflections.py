"""Cards of the water, continued: what is seen in it."""

from games.decks.afloat import glimmer, shoal
from games.decks.recipe import (
    Air,
    Beast,
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
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


def wavering(
    things: tuple[Thing, ...], top: float, low: float, *, shift: float = 6, step: float = 16
) -> tuple[Within, ...]:
    """Things as they are seen in water: in slices, of which every other one is a little aside."""
    slices, y, number = ["", ""], top, 0
    while y < low:
        tall = step * (1 + 0.7 * (y - top) / (low - top))
        slices[number % 2] += (
            f"M-40,{y:.0f}q170,{-step * 0.5:.0f} 340,0t340,0v{tall + 1:.0f}"
            f"q-170,{step * 0.5:.0f} -340,0t-340,0Z"
        )
        y, number = y + tall, number + 1
    return Within(slices[0], things), Within(slices[1], things, move=(shift, 0))


SWAN = Turned((Bird("swan", "perch", (206, 392), 270, "glow/spark", look="down", shadow=0,
                    turn=24),),
              about=(300, 424), flip="y", fade=0.85)  # fmt: skip
"""The swan that the crow sees in the water."""


CARDS = (
    Card(
        "drowned-castle",
        "Further Down",
        "A girl leans out of a boat over an empty lake; in it are a castle with all its lights, "
        "and a girl with a crown who takes her hand.",
        World(
            "backdrop", "night", Light("above", 0, rim="glow", at=(532, 292), reach=640),
            {"tone": "mid", "to": "pale", "spot": False},
        ),
        (
            Spread("star", ((90, 90, 22, 10), (220, 60, 16, 0), (480, 90, 20, 20),
                            (120, 190, 12, 0), (540, 150, 14, -8)), "glow"),
            Blob("-60,356 60,290 190,340 320,284 470,340 660,280 660,430 -60,430", "soft",
                 depth=40),
            Blob("-60,390 40,352 150,366 260,380 360,372 420,392 420,420 -60,420", "mid", depth=30),
            Shape("M60,392l10,-46l10,46zM88,392l12,-60l12,60zM118,392l9,-40l9,40zM236,394l9,-40l9,40z"
                  "M262,394l8,-34l8,34z", "deep", depth=6),
            Shape("M-40,398H640V940H-40Z", "deep", to="ink", span=(400, 860)),
            *wavering((
                *(part for x, wide, foot, cone in (
                    (66, 92, 700, 150), (186, 58, 600, 116), (462, 60, 690, 124),
                ) for part in (
                    Shape(box(x, 470, wide, foot - 470), "mid+soft", flat=True),
                    Shape(box(x - 9, foot - 26, wide + 18, 26), "soft", flat=True),
                    Shape(f"M{x - 16},{foot}H{x + wide + 16}L{x + wide / 2:.0f},{foot + cone}Z",
                          "spark", flat=True),
                    Shape(box(x + wide * 0.7, 548, wide * 0.3, foot - 574)
                          + f"M{x + wide * 0.7:.0f},{foot}H{x + wide + 16}"
                          f"L{x + wide / 2:.0f},{foot + cone}Z", "ink", flat=True, fade=0.3),
                )),
                Shape("M40,442H560V530H542V548H518V530H462V548H438V530H382V548H358V530H302V548H278"
                      "V530H222V548H198V530H142V548H118V530H62V548H40Z", "mid+soft", flat=True),
                Shape("M186,442V470C186,508 246,508 246,470V442Z", "ink", flat=True),
                *(Shape(f"M{x},{y}h{w}v{w * 1.3:.0f}q{-w / 2:g},{w * 0.9:.0f} {-w},0z", "glow",
                        flat=True)
                  for x, y, w in ((66, 462, 20), (124, 462, 20), (84, 580, 22), (118, 630, 22),
                                  (206, 560, 18), (482, 624, 20))),
            ), 420, 870),
            Shape("M-40,388L120,392 300,388 470,394 640,388V408H-40Z", "ink", flat=True),
            shoal("330,790 300,812 362,818", 13, "mid", fade=0.9),
            shoal("110,866 150,850", 13, "mid", flip=True, fade=0.9),
            Turned(
                (
                    Figure("girl", "kneel-over", (466, 420), 370, "glow/spark", "smile",
                           flip=True, look="left-down", hand=(340, 426), other_hand=(356, 440),
                           hat="crown", wears="gown", hair="plaits", shadow=0),
                    Blob("392,366 450,384 540,392 660,384 660,434 420,434", "ink",
                         corners=(0, 4, 5), flat=True),
                ), about=(300, 430), flip="y", fade=0.94,
            ),
            glimmer(540, 430, 860, 34, "glow", fade=0.8),
            *(Shape(f"M{x - w},{y}q{w},-6 {2 * w},0q{-w},6 {-2 * w},0Z", "deep", flat=True,
                    fade=0.8) for x, y, w in (
                (392, 560, 60), (290, 652, 46), (360, 700, 52), (420, 512, 34), (250, 590, 30))),
            Figure("girl", "kneel-over", (466, 420), 370, "spark/glow", "curious", flip=True,
                   look="left-down", hand=(340, 426), other_hand=(400, 366), hair="plaits",
                   shadow=0),
            Line("562,390 562,240", 6, "ink"),
            Line("562,242 530,250", 5, "ink"),
            Glow((532, 290), 120, fade=0.9),
            Put("lantern", (532, 324), 70, "ink/spark", shadow=0),
            Blob("368,344 440,378 540,386 660,374 660,434 412,434", "ink", corners=(0, 4, 5),
                 depth=20),
            Line("370,346 440,380 540,388 660,376", 7, "glow"),
            Line("392,392 450,406 540,410 640,404", 4, "mid"),
            *(Line(points, 4, "glow", fade=0.8) for points in (
                "290,430 310,421 340,419 374,421 392,428", "262,432 300,443 340,446 390,441",
                "230,434 290,456 350,460 420,452", "400,437 480,440 590,437")),
        ),
    ),
    Card(
        "crow-swan",
        "Vain",
        "A crow looks at itself in the water and sees a swan; the swan that swims by throws the "
        "image of a crow.",
        World("pool", "frost", Light("left", 0.4, rim="spark"), {"rings": False}),
        (
            Shape("M-40,-40H640V120C500,150 300,110 -40,140Z", "soft", to="spark+glow",
                  span=(10, 130)),
            Glow((70, 112), 170, fade=0.8),
            *(Put("fir", (x, y), s, "mid", haze=0.45, shadow=0) for x, y, s in (
                (60, 112, 90), (112, 116, 70), (560, 110, 100), (506, 116, 66))),
            Blob("-40,110 110,124 240,112 380,124 500,110 640,116 640,150 500,142 240,150 -40,160",
                 "glow", depth=30),
            Shape("M-40,150C140,140 420,146 640,138V300H-40Z", "spark+glow", to="mid",
                  span=(140, 300), fade=0.55),
            glimmer(90, 160, 290, 54, "glow", fade=0.6),
            *(Line(points, 4, "glow", fade=0.6) for points in (
                "280,176 330,170 390,177", "60,190 100,185 150,191", "150,222 190,216 230,222")),
            Glow((300, 960), 480, "ink", 0.9),
            Blob("-40,322 60,322 160,342 250,356 306,386 290,424 214,452 80,470 -40,470", "deep",
                 depth=40),
            Blob("-40,292 60,292 160,312 250,328 304,362 290,394 214,420 80,432 -40,432",
                 "pale", depth=60),
            *(Blob(points, "soft", flat=True, fade=0.7) for points in (
                "10,330 60,322 90,336 40,346", "90,392 150,384 180,398 130,410")),
            *wavering((SWAN,), 430, 572, shift=9),
            Within("M-40,572q170,-8 340,0t340,0V860H-40Z", (SWAN,)),
            Shape("M484,628L513,628L510,613L491,611Z", "ink", flat=True),
            *(Shape(f"M{x - w},{y}q{w},-7 {2 * w},0q{-w},7 {-2 * w},0Z", "soft", flat=True,
                    fade=0.6) for x, y, w in (
                (420, 470, 70), (90, 520, 60), (540, 700, 40), (120, 680, 60), (470, 760, 60),
                (300, 826, 70))),
            Blob("60,388 140,376 240,384 260,394 180,402 90,402", "mid", flat=True, fade=0.6),
            Bird("crow", "perch", (206, 384), 320, "ink/spark", look="down", shadow=0, turn=24),
            *wavering(
                (Turned((Bird("crow", "swim", (516, 188), 76, "ink/spark", flip=True),),
                        about=(300, 203), flip="y", fade=0.8),),
                200, 276, shift=4, step=9,
            ),
            Bird("swan", "swim", (516, 188), 76, "glow/spark", flip=True),
            Line("468,204 512,209 556,203", 4, "glow", fade=0.8),
            Blob("10,848 60,822 136,814 204,826 236,850 160,876 74,878", "mid+soft", depth=24),
            Line("60,850 130,838 200,846", 4, "soft"),
            Blob("280,862 320,846 380,848 400,862 350,878", "mid", depth=16),
            Put("frog", (112, 856), 124, "pale/spark", shadow=0),
            *(Taper(points, (6, 5, 2), "ink", plane="near") for points in (
                "560,920 556,820 574,720", "590,920 586,850 560,780", "530,920 536,870 524,820")),
            Blob("566,722 576,660 584,720 578,760", "ink", depth=8, plane="near"),
        ),
    ),
    Card(
        "bathtub-voyage",
        "No Land Yet",
        "A hare sails in a bathtub through a storm; the islands ahead are the knees and toes of "
        "somebody who is having a bath.",
        World("backdrop", "tide", Light("left", 0, rim="glow"),
              {"tone": "pale", "to": "soft", "spot": False}),
        (
            *(Line(((x, -20), (x, 400)), 3, "soft", fade=0.8) for x in range(30, 640, 90)),
            *(Line(((-20, y), (640, y)), 3, "soft", fade=0.8) for y in range(40, 400, 90)),
            Blob("290,-40 360,-40 390,60 350,140 410,220 380,300 320,260 340,180 290,110", "glow",
                 flat=True, fade=0.3),
            Blob("470,-40 520,-40 500,50 540,110 500,150 480,90", "glow", flat=True, fade=0.3),
            Shape(disc(76, 100, 40), "mid", depth=14),
            Taper("76,100 150,92 206,108 214,164", (17, 20, 22, 22), "deep"),
            Line("96,88 150,80 196,90", 6, "soft"),
            Shape(box(186, 156, 56, 16), "mid", depth=6),
            Taper("132,88 132,56", (9, 9), "mid"),
            Taper("96,52 168,52", (10, 10), "spark"),
            Blob("214,186 226,208 224,222 214,228 204,222 202,208", "glow", depth=8),
            Blob("450,460 468,300 502,190 560,130 630,140 700,220 720,460", "soft+spark",
                 depth=120),
            Blob("386,470 402,320 422,216 456,152 508,150 550,206 574,310 590,470",
                 "pale+spark", depth=130),
            Line("438,236 452,200 478,178", 8, "glow", fade=0.9),
            Line("428,290 432,262", 8, "glow", fade=0.8),
            Line("520,240 536,290 544,350", 5, "spark", fade=0.5),
            Line("468,222 492,216 512,226", 5, "spark", fade=0.6),
            *(thing for x, y, w in ((36, 344, 23), (88, 328, 25), (142, 314, 27), (200, 300, 30),
                                    (274, 274, 40))
              for thing in (
                  Taper(((x, 430), (x, y + w), (x, y)), (w, w, w * 0.9), "pale+spark"),
                  Shape(f"M{x - w * 0.55:.0f},{y - 4}q{w * 0.55:.0f},{-w * 0.8:.0f} "
                        f"{w * 1.1:.0f},0v{w * 0.6:.0f}q{-w * 0.55:.0f},{w * 0.5:.0f} "
                        f"{-w * 1.1:.0f},0Z", "glow", depth=6),
                  Line(((x - w * 0.5, y + w * 1.5), (x + w * 0.5, y + w * 1.5)), 3, "spark",
                       fade=0.5))),
            Shape("M-30,400C30,350 84,352 120,384C110,370 130,362 144,378C220,424 280,336 340,362"
                  "C372,376 366,400 392,404C470,410 520,340 640,376V940H-30Z", "mid", to="deep",
                  span=(380, 700), depth=50),
            *(Line(p, 6, "glow", fade=0.8) for p in (
                "-10,400 40,370 86,370 116,390", "250,384 310,364 346,376 372,400",
                "470,396 540,370 610,378")),
            Shape("M-30,600C20,520 80,500 130,536C160,560 200,540 240,560C330,600 470,600 520,540"
                  "C560,500 600,520 640,500V940H-30Z", "mid+soft", to="deep", span=(500, 800)),
            *(Line(p, 6, "glow", fade=0.8) for p in (
                "-10,576 30,530 80,516 124,534", "510,550 548,516 610,512")),
            Blob("70,706 180,676 300,662 440,656 520,660 440,700 290,722 160,726", "ink"),
            Beast("hare", "upright", (228, 776), 148, "glow/spark", look="up"),
            Blob("212,530 254,524 280,570 296,640 300,720 170,720 174,640 190,570", "glow",
                 depth=60),
            Shape(disc(152, 648, 27), "glow", depth=8),
            Blob("190,640 230,620 290,640 300,690 260,720 190,720 176,680", "glow", depth=50),
            Taper("216,716 270,704 318,712", (20, 17, 13), "glow"),
            Shape("M302,415Q326,440 330,468Q366,480 394,516Q436,522 464,550Q506,544 548,560Z",
                  "ink", flat=True),
            *(Line(((x, y), (458, 424)), 4, "spark") for x, y in ((330, 468), (394, 516),
                                                                  (464, 550))),
            Line("458,424 306,688", 12, "deep"),
            Line("308,684 296,708 274,706 270,688", 12, "deep"),
            Line("470,404 486,376", 9, "ink"),
            Shape("M302,415C330,356 412,352 470,394C536,430 566,504 548,560Q520,526 486,514"
                  "Q456,482 424,476Q392,446 362,444Q330,418 302,415Z", "spark", depth=60),
            Shape("M470,394Q404,384 362,444Q330,418 302,415C330,356 412,352 470,394Z"
                  "M470,394Q472,440 424,476Q456,482 486,514Q512,440 470,394Z", "spark+deep",
                  flat=True, fade=0.6),
            Taper("248,596 288,652 334,642", (18, 16, 15), "glow"),
            Taper("246,552 300,598 362,586", (18, 16, 15), "glow"),
            *(Blob(f"{x - 16},{y} {x - 6},{y - 16} {x + 14},{y - 10} {x + 16},{y + 8} {x},{y + 16}",
                   "glow", depth=10) for x, y in ((368, 580), (334, 640))),
            *(Line(p, 3, "mid") for p in ("370,572 382,574", "370,582 382,583", "338,632 348,634",
                                          "338,642 348,643")),
            Shape("M66,708C180,740 420,716 524,660C530,740 510,800 450,830C360,850 230,856 150,840"
                  "C90,820 66,770 66,708Z", "glow", to="soft", span=(700, 840), flat=True),
            Line("60,706 160,730 290,726 430,700 530,656", 18, "glow"),
            Line("66,720 160,744 290,740 430,714 526,672", 4, "mid"),
            Shape("M-30,780C20,736 66,740 100,776C92,760 112,756 124,772C200,830 250,776 300,790"
                  "C400,830 470,760 520,774C556,784 548,806 570,806C590,806 610,796 640,786V940"
                  "H-30Z", "mid", to="ink", span=(770, 920), depth=50),
            Line("-10,786 30,758 72,760 98,784", 7, "glow"),
            glimmer(330, 816, 880, 70, "spark", fade=0.5),
            *(Line(p, 6, "glow", fade=0.8) for p in (
                "200,812 250,796 300,802", "60,860 130,844 190,862")),
            Bird("duck", "swim", (496, 822), 132, "spark/ink", look="back", flip=True),
            Line("420,858 480,868 550,860", 5, "glow", fade=0.9),
            Air("rain"),
        ),
    ),
)  # fmt: skip
