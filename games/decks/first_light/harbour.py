"""Cards of the town, continued: streets, gates and towers."""

from itertools import pairwise

from games.decks.first_light.houses import alley, gables
from games.decks.recipe import (
    Beam,
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


def sheets(x: float, knots: tuple[float, ...]) -> tuple[Thing, ...]:
    """Striped sheets, knotted to each other at these heights, that hang as a rope."""
    cloths = stripes = ties = lumps = ""
    for number, (a, b) in enumerate(pairwise(knots)):
        hem, side, third = 24 if b == knots[-1] else 8, 1 - number % 2 * 2, a + (b - a) * 0.3
        cloths += f"M{x - 8},{a}C{x - 26},{third:g} {x - hem},{third + 30:g} {x - hem},{b}"
        cloths += f"L{x},{b + hem * 0.4:g}L{x + hem},{b}"
        cloths += f"C{x + hem},{third + 30:g} {x + 26},{third:g} {x + 8},{a}Z"
        for one in (-0.5, 0.5):
            stripes += f"M{x + one * 5},{a}C{x + one * 22 - 4:g},{third:g} {x + one * hem - 3:g},"
            stripes += f"{third + 30:g} {x + one * hem - 2:g},{b}h4C{x + one * hem + 3:g},"
            stripes += f"{third + 30:g} {x + one * 22 + 4:g},{third:g} {x + one * 5},{a}Z"
        ties += (
            f"M{x},{a - 9}Q{x + side * 26},{a - 6} {x + side * 27},{a + 40}L{x + side * 8},{a + 22}"
        )
        ties += f"Z M{x},{a - 9}Q{x - side * 24},{a - 10} {x - side * 34},{a + 20}L{x - side * 8},"
        ties += f"{a + 14}Z"
        lumps += f"M{x - 15},{a - 2}Q{x - 12},{a - 13} {x + 2},{a - 12}T{x + 15},{a}Q{x + 8},"
        lumps += f"{a + 13} {x - 3},{a + 11}T{x - 15},{a - 2}Z"
    return (
        Shape(cloths, "glow", depth=14), Shape(stripes, "spark", flat=True),
        Shape(ties, "glow", depth=8), Shape(lumps, "glow", depth=10),
    )  # fmt: skip


CARDS = (
    Card(
        "street-boat",
        "High Water",
        "A hand from above sets a paper boat on a street that has become a river; there are more "
        "people than seats.",
        World(
            "backdrop", "tide", Light("right", 0, at=(536, 520), reach=760),
            {"tone": "mid", "to": "pale"}
        ),
        (

            Turned(alley(), turn=-7, zoom=1.12),
            Shape("M-40,690C100,640 200,596 262,570H330C420,584 520,620 640,640V940H-40Z", "soft",
                  to="deep", span=(560, 860)),
            *(Shape(p, "deep", flat=True, fade=0.5) for p in (
                "M96,648L180,610L176,700L120,790L104,740L84,760Z",
                "M420,590L560,640L600,860L540,800L520,840L470,720L446,730Z")),
            *(Line(((x - w, y), (x, y - 4), (x + w, y)), t, "glow", fade=0.8) for x, y, w, t in (
                (536, 716, 34, 6), (540, 740, 46, 7), (532, 766, 30, 6), (222, 654, 20, 5))),
            Put("streetlamp", (536, 704), 270, "ink/glow", turn=3, shadow=0),
            Glow((544, 480), 190, fade=0.9),
            Put("cat", (540, 446), 78, "ink/glow", shadow=0),

            Shape("M-30,350H100V610H-30Z", "glow", to="soft", span=(360, 600), flat=True),
            Shape("M-30,336H118V604H100V354H-30Z", "ink", depth=8),
            Figure(
                "woman", "stumble", (-26, 790), 400, "spark/deep", "dread", look="right",
                hand=(152, 566), other_hand=(140, 500), wears="jumper", shadow=0,
            ),
            Shape("M-30,600H112V640H90V900H-30Z", "ink+deep", depth=20),
            Blob("130,856 240,836 420,846 520,866 400,882 220,882", "ink", flat=True, fade=0.45),
            Taper("330,380 352,460 346,520 374,516", (34, 30, 26, 20), "mid+spark", flat=True),
            Taper("316,372 258,458 262,510 308,588", (34, 29, 25, 18), "pale+spark"),

            Turned((
                Shape("M150,700L270,738L346,600L428,738L520,700L450,760H220Z", "soft", depth=20),
                Shape("M270,742L346,574L346,800Z", "glow", depth=40),
                Shape("M346,574L424,742L346,800Z", "soft", depth=20),
                Figure(
                    "boy", "raise-both", (236, 812), 186, "spark/glow", "joy", look="us-up",
                    shadow=0, wears="pyjamas",
                ),
                Figure(
                    "old-man", "sit-back", (440, 762), 206, "ink/spark", "dread", flip=True,
                    look="left-up", wears="coat", shadow=0, hand=(410, 690),
                ),
                Shape("M150,700L270,766L346,790L428,766L520,700L456,832H214Z", "glow", depth=40),
                Shape("M346,790L428,766L520,700L456,832H346Z", "soft+pale", flat=True, fade=0.8),
            ), about=(340, 780), turn=-9),
            Blob("280,360 304,326 400,322 436,360 430,450 398,486 330,470 284,436", "pale+spark",
                 depth=60),
            Taper("404,420 420,490 392,540 328,592", (38, 31, 26, 19), "pale+spark"),
            Blob("322,600 334,572 356,562 354,580 338,600", "glow", depth=8),


            Shape("M316,-40H486L436,300H300Z", "pale", depth=70),
            Shape("M290,292H446V334H290Z", "spark", depth=14),
            Line("150,846 210,838 262,850", 5, "glow", fade=0.9),
            Line("130,860 210,872 330,860", 5, "glow", fade=0.9),
            *(Shape(f"M{x},{y}q-9,18 0,24q9,-6 0,-24Z", "pale", flat=True) for x, y in (
                (330, 836), (392, 822), (440, 806), (366, 860))),
        ),
    ),
    Card(
        "rain-of-keys",
        "Which One",
        "Keys rain down before a locked gate; a man gathers them in his umbrella, and a boy has "
        "tried all the others.",
        World("backdrop", "night", Light("above", 0.8, behind=True, at=(300, 500), reach=460),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M14,940V330C14,60 586,60 586,330V940H530V338C530,120 70,120 70,338V940Z",
                  "mid", depth=40),
            *(Line(points, 4, "deep") for points in (
                "14,420 70,424", "14,560 70,562", "14,700 70,700", "530,424 586,420",
                "530,562 586,560", "530,700 586,700", "90,180 130,226", "204,144 216,186",
                "300,132 300,172", "396,144 384,186", "510,180 470,226")),
            Shape("M70,940V338C70,120 530,120 530,338V940Z", "deep", depth=60),
            *(Line(((x, top), (x, 830)), 4, "ink", fade=0.6) for x, top in (
                (150, 226), (230, 186), (370, 186), (450, 226))),
            Shape("M70,270H186V298H70ZM414,270H530V298H414ZM70,640H150V666H70Z"
                  "M450,640H530V666H450Z", "ink", depth=10),
            Shape("".join(disc(x, y, 5) for y in (284, 653) for x in (90, 124, 476, 510)), "mid",
                  flat=True),
            *(Beam(((300, 420), (300, 440)), end, "glow", 0.3) for end in (
                ((60, 160), (130, 110)), ((240, 60), (320, 50)), ((420, 90), (520, 140)))),
            Glow((300, 520), 330, fade=0.9),
            Blob("300,268 400,330 410,420 366,500 420,820 180,820 234,500 190,420 200,330", "spark",
                 depth=26, corners=(4, 5)),
            Within(f"{disc(300, 400, 86)}M250,440H350L392,824H208Z", (
                Shape(box(200, 300, 200, 530), "glow", flat=True),
                Blob("180,520 260,470 320,484 400,456 420,860 180,860", "pale", flat=True),
                Put("tree", (338, 486), 104, "soft/soft", flat=True, shadow=0, fade=0.7),
                *(Shape(f"M{300 - w},{y}h{2 * w}v{h}h{-2 * w}z", "soft", flat=True, fade=0.3)
                  for w, y, h in ((26, 520, 5), (32, 546, 7), (40, 578, 9), (48, 616, 11),
                                  (58, 662, 13), (68, 716, 15), (80, 778, 18))),
            )),
            Shape("M-30,806L208,800H392L640,806V940H-30Z", "ink+deep", depth=40),
            *(Line(points, 3, "mid", fade=0.5) for points in (
                "30,836 570,836", "30,868 570,868", "80,808 40,836", "170,836 140,868",
                "440,836 470,868", "520,808 560,836", "90,868 70,890", "520,868 540,890")),
            Shape("M208,803H392L500,940H100Z", "glow", to="mid", span=(800, 920), flat=True),
            *(Line(((x, y), (x - 12, y - 54)), 3, "mid", fade=0.8) for x, y in (
                (250, 40), (120, 330), (480, 330), (446, 80), (136, 560), (474, 590))),
            Spread("key", ((404, 92, 46, 60), (448, 132, 84, -8),
                           (200, 176, 54, 100), (128, 390, 84, 22), (104, 470, 50, 140),
                           (456, 490, 54, 74), (144, 614, 64, -30),
                           (480, 628, 52, 30), (512, 210, 60, 130)), "spark"),
            Spread("key", ((124, 124, 150, 34), (486, 398, 112, 16)), "spark", flat=False),
            Spread("key", ((70, 830, 56, 84), (128, 858, 52, -80), (100, 850, 54, 60),
                           (150, 834, 44, 100)), "spark"),
            Figure("boy", "kneel", (252, 872), 256, "deep/spark", "doubt", look="up",
                   hand=(304, 690), other_hand=(312, 790), hands="grip",
                   holds=Held("key", size=92, turn=174, coat="ink")),
            Put("key", (398, 752), 66, "spark", turn=-22, shadow=0),
            Put("key", (430, 742), 70, "spark", turn=10, shadow=0),
            Put("key", (456, 750), 60, "spark", turn=34, shadow=0),
            Figure("old-man", "reach", (516, 884), 284, "pale/spark", "awe", flip=True, look="up",
                   hat="top-hat", hand=(422, 676), other_hand=(430, 704), hands="grip",
                   holds=Held("umbrella", size=156, turn=184, coat="soft/spark")),
            Spread("key", ((70, 700, 190, 28),), "deep+spark", flat=False, plane="near"),
        ),
    ),
    Card(
        "candle-tower",
        "The Short Night",
        "A candle is a house of many floors and is burning down; the top floor is moving out by a "
        "rope of sheets, and the wax is at the next window.",
        World(
            "backdrop", "ember", Light("above", 0, at=(420, 150), reach=820),
            {"tone": "ink", "to": "mid", "spot": False},
        ),
        (
            Glow((420, 160), 500, "soft", 0.9),
            Glow((90, 790), 460, "pale", 0.9),
            *gables((20, 800, 80), lit="pale"),
            Shape("M-30,862H300V940H-30Z", "ink", flat=True),
            Shape("M420,40C442,88 476,126 472,176C468,222 446,244 420,244C394,244 372,222 368,176"
                  "C364,130 406,98 420,40Z", "soft", depth=30),
            Shape("M418,84C434,118 456,144 452,184C448,218 436,232 420,232C404,232 390,216 388,186"
                  "C386,146 410,120 418,84Z", "glow", flat=True),
            Blob("420,186 436,212 430,238 410,238 404,212", "spark", fade=0.5, flat=True),
            Taper("422,292 424,246 416,206", (8, 7, 4), "ink"),
            Shape("M276,330C280,284 350,274 420,276C492,274 560,284 566,330L578,940H262Z", "pale",
                  to="soft+mid", span=(330, 760), depth=120),
            Blob("290,318 352,294 490,294 552,316 500,336 420,344 332,336", "soft+pale", depth=14),
            Blob("352,316 420,306 494,316 420,332", "glow", flat=True),
            Shape("M286,474V410C286,360 358,360 358,410V474Z", "ink", depth=10),
            Shape("M434,520V456C434,406 514,406 514,456V520Z", "ink", depth=10),

            Shape("M426,516H522V534H426Z", "mid+soft", depth=8),
            Shape("M366,800V682C366,594 540,594 540,682V800Z", "ink", depth=16),
            Shape("M380,800V684C380,612 526,612 526,684V800Z", "glow", to="soft", span=(610, 800)),
            Within("M350,540H556V800H350Z", (Figure(
                "girl", "face-us", (452, 914), 280, "spark/glow", "worry", look="left-up",
                other_hand=(492, 784), hand=(408, 784), shadow=0,
            ),)),
            Shape("M354,794H552V820H354Z", "mid", depth=10),
            Blob("476,314 530,308 556,320 560,400 552,500 560,572 546,616 530,582 528,510 514,462"
                 " 506,420 490,456 478,424 482,370", "glow", depth=20),
            Blob("386,328 424,332 422,396 410,446 396,462 384,436 390,384", "glow", depth=16),
            Shape("M276,470H370V490H276Z", "mid", depth=8),
            Shape("M286,424H358V432H286ZM318,372H326V472H318Z", "mid+soft", flat=True),
            *sheets(314, (434, 546, 652, 756, 846)),
            Figure(
                "man", "climb", (250, 724), 256, "deep/glow", "fear", look="left-down",
                hand=(314, 522), other_hand=(314, 496), hands="grip", wears="pyjamas",
                print="stripes", shadow=0,
            ),
            Figure(
                "old-woman", "reach", (152, 868), 184, "spark/glow", "dread", look="right-up",
                hand=(226, 762), other_hand=(240, 752), hands="open", shadow=0,
            ),
            Put("moth", (130, 330), 124, "pale/mid", turn=40),
        ),
    ),
)  # fmt: skip
