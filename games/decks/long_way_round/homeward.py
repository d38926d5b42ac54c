"""Coming home."""

import math

from games.decks.arrangements import dots
from games.decks.recipe import (
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Moon,
    Points,
    Shape,
    Turned,
    Within,
    World,
    disc,
    spots,
)

BRONZE = (
    Blob("312,158 330,152 366,156 370,176 362,204 340,214 318,204 308,182", "spark+soft",
         flat=True, fade=0.66),
    Blob("222,390 246,382 258,400 253,424 234,428 221,410", "spark+soft", flat=True, fade=0.66),
    Blob("408,378 436,370 454,386 448,410 422,416 404,400", "spark+soft", flat=True, fade=0.66),
    Line("296,510 262,560 230,600", 12, "deep+spark", fade=0.7),
    Line("286,250 282,360 268,480", 14, "deep+spark", fade=0.5),
    Line("360,240 364,330 380,470", 7, "pale", fade=0.5),
    Line("292,240 262,310 254,376", 5, "pale", fade=0.35),
)  # fmt: skip
"""The skin of a monument, and the light on its edges."""


def feather(x: float, y: float, size: float, turn: float) -> str:
    """The path of a feather from its tip at a place, with a notch near its quill."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    corners = ((0, 0), (0.3, -0.26), (0.7, -0.16), (1.12, 0), (0.7, 0.15), (0.6, 0.1), (0.5, 0.2),
               (0.2, 0.16), (0, 0))  # fmt: skip
    a, b, c, d, e, f, g, h, i = (
        f"{x + size * (u * cos - v * sin):.0f},{y + size * (u * sin + v * cos):.0f}"
        for u, v in corners
    )
    return f"M{a}Q{b} {c}L{d}L{e}L{f}L{g}Q{h} {i}Z"


def shadow(points: Points) -> str:
    """The path of a shadow that widens from a house towards us, by points across and along it."""
    corners = [f"{320 - v * 0.05 + u * (122 + v * 0.2):.0f},{238 + v:g}" for u, v in spots(points)]
    return f"M{'L'.join(corners)}Z"


CARDS = (
    Card(
        "feather-weather",
        "A Change in the Air",
        "It snows feathers from a pillow fight in the train; a bird in a suitcase sings.",
        World("backdrop", "brick", Light("above", 0.5, behind=True, at=(300, 290), reach=680),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            Shape("M-30,500H640V620H-30Z", "ink", flat=True),
            Shape(disc(326, 584, 60) + disc(500, 584, 60), "mid", flat=True),
            Shape(disc(326, 584, 44) + disc(500, 584, 44), "ink", flat=True),
            Line("326,600 326,534", 8, "mid"), Line("500,600 500,534", 8, "mid"),
            Shape("M-30,30H640V520H-30Z", "mid", depth=60),
            Shape("M-30,14H640V62H-30Z", "deep", flat=True),
            Shape("M-30,466H640V482H-30Z", "glow", flat=True, fade=0.8),
            Shape("M86,98H514Q546,98 546,130V350H54V130Q54,98 86,98Z", "ink", flat=True),
            Shape("M40,344H560V368H40Z", "soft", depth=10),
            Within("M96,114H504Q530,114 530,140V346H360V430L196,346H70V140Q70,114 96,114Z",
                   (Shape("M0,60H600V346H0Z", "glow", to="pale", span=(100, 350)),
                    Figure("boy", "lean-back", (428, 676), 490, "deep/pale", "delight", shadow=0,
                           look="left-down", flip=True, hand=(366, 244), other_hand=(470, 420),
                           hands="open"),
                    Figure("girl", "throw", (150, 628), 490, "spark/glow", "fear", shadow=0,
                           look="right-down", hair="bob", hand=(304, 368), other_hand=(150, 420),
                           hands="open", turn=14))),
            Shape("M-30,588H640V930H-30Z", "deep", depth=60),
            Shape("M-30,586H640V606H-30Z", "pale", flat=True, fade=0.85),
            Blob("40,884 150,872 320,884 150,898", "ink", flat=True, fade=0.5),
            Shape("M40,668H310V688H40ZM40,712H310V730H40ZM56,654h16v230h-16ZM278,654h16v230h-16Z"
                  "M40,784H314V802H40Z", "ink", flat=True),
            Figure("old-woman", "sit-front", (170, 772), 362, "soft/ink", "strain",
                   look="us-down", hat="none", hair="bun/glow", shadow=0, hand=(218, 618),
                   other_hand=(128, 614), hands="flat", wears="gown", turn=-5),
            Line("112,782 124,820 120,850", 5, "mid"),
            Line("228,782 214,820 214,850", 5, "mid"),
            Shape("M108,880q2,-24 24,-24h18v24ZM190,880v-24h18q22,0 24,24Z", "ink", flat=True),
            Turned((
                Blob("190,384 250,380 310,372 370,380 430,384 416,430 416,486 430,532 370,540"
                     " 310,546 250,540 190,532 204,486 204,430", "glow", (0, 4, 7, 11), depth=70),
                *(Line(((x, 382), (x + d, 456), (x, 536)), 11, "spark")
                  for x, d in ((248, -8), (372, 8))),
            ), (310, 458), turn=-14, zoom=0.82, move=(-44, -12)),
            Shape("M372,690L386,790H556L566,690Q470,674 372,690Z", "spark", depth=20),
            Shape("M390,706L400,784H542L548,706Q470,694 390,706Z", "ink", flat=True),
            Bird("sparrow", "call", (464, 806), 210, "glow/mid", flip=True, shadow=0, turn=16),
            Shape("M378,786H564V872H378Z", "spark", depth=24),
            Shape("M378,786H564V802H378Z", "glow", flat=True, fade=0.5),
            Line("444,830 444,818 498,818 498,830", 7, "ink"),
            Line("380,620 364,636 366,660", 6, "glow"),
            Line("354,618 338,640 342,668", 6, "glow", fade=0.6),
            Shape("".join(feather(*spot) for spot in (
                (400, 490, 46, 20), (430, 396, 64, 40), (520, 480, 50, -50), (90, 440, 56, -60),
                (306, 840, 46, 20), (300, 190, 52, -20), (46, 640, 40, 60))), "glow", flat=True),
        ),
    ),
    Card(
        "own-statue",
        "Expected",
        "A traveller finds a statue of himself that is older than he is; he stands as it stands.",
        World("backdrop", "sand", Light("right", 0.6),
              {"tone": "soft", "to": "glow", "spot": True}),
        (
            Glow((560, 160), 420, fade=0.7),
            Shape("M-30,690V400L50,330L130,400V690ZM640,690V390H580L542,350L504,390V690Z", "soft",
                  flat=True, fade=0.8),
            Shape("M30,440h24v40h-24ZM78,440h24v40h-24ZM30,520h24v40h-24ZM78,520h24v40h-24Z"
                  "M524,440h20v40h-20ZM562,440h20v40h-20ZM524,520h20v40h-20ZM562,520h20v40h-20Z",
                  "mid", flat=True, fade=0.5),
            Shape("M-30,690H640V930H-30Z", "pale", depth=30),
            *(Line(points, 3, "soft", fade=0.8)
              for points in ("-20,730 300,724 620,730", "-20,800 300,792 620,800",
                             "530,700 600,880")),
            Shape("M196,812L-30,724V880L150,880L270,812Z", "deep", flat=True, fade=0.42),
            Shape("M206,644H424L440,790H190Z", "mid", depth=60),
            Shape("M186,616H444V650H186Z", "mid", depth=14),
            Shape("M206,650H262L254,790H190Z", "deep", flat=True, fade=0.45),
            Shape("M170,786H462V812H170Z", "mid", depth=12),
            Shape("M268,676h84v44h-84Z", "soft", depth=6),
            Figure("man", "walk", (313, 622), 510, "spark+soft/spark+deep", "stern",
                   hair="short+moustache/spark+deep", wears="coat", hat="bowler", shadow=0,
                   holds=Held("birdcage", size=126, coat="deep+spark", hand="far")),
            *BRONZE,
            Bird("sparrow", "perch", (336, 110), 90, "glow/deep", flip=True, look="down",
                 shadow=0),
            Figure("man", "walk", (102, 866), 256, "deep/ink", "wonder", look="right-up",
                   wears="coat", hair="short+moustache", hat="bowler",
                   holds=Held("birdcage", size=84, coat="glow/ink", hand="near"),
                   other_hand=(152, 744)),
            Figure("old-woman", "bow", (500, 876), 248, "ink+deep/glow", flip=True,
                   look="left-down", wears="dress", hand=(396, 806), other_hand=(406, 816),
                   holds=Held("tulip", size=104, coat="glow/spark", turn=-24)),
        ),
    ),
    Card(
        "last-lamp",
        "Nearly There",
        "At the end of the road stands a small house; its shadow is a castle with its gate open.",
        World("backdrop", "cobalt", Light("above", 0.3, behind=True, at=(320, 170), reach=900),
              {"tone": "ink", "to": "deep", "spot": False}),
        (
            dots("60,60 140,120 220,50 470,80 540,150 90,200 400,40 560,50", 3, "glow"),
            Moon((320, 150), 124),
            Shape("M-30,360C120,240 240,220 320,222C440,226 560,290 640,380V930H-30Z", "soft",
                  to="pale", span=(220, 560)),
            *(Line(points, width, "glow", fade=0.6)
              for points, width in (("-20,356 120,262 230,228", 6),
                                    ("410,230 520,276 620,360", 6))),
            Shape("".join(f"M{x - s},{y}L{x},{y - s * 3}L{x + s},{y}Z"
                          for x, y, s in ((64, 404, 30), (110, 376, 22), (556, 404, 28))),
                  "deep", depth=14),
            *(Shape(f"M{x - s},{y}L{x + d * 2.4},{y + s * 2.4}L{x + s},{y}Z", "mid", flat=True,
                    fade=0.6) for x, y, s, d in ((64, 404, 30, -22), (110, 376, 22, -18),
                                                 (556, 404, 28, 22))),
            Shape(shadow("-1,0 -1,330 -1.07,346 -1.07,398 -0.94,398 -0.94,372 -0.83,372 -0.83,398"
                         " -0.71,398 -0.71,372 -0.6,372 -0.6,398 -0.47,398 -0.47,346 -0.54,330"
                         " -0.54,272 -0.47,272 -0.47,296 -0.38,296 -0.38,272 -0.3,272 -0.3,392"
                         " -0.36,404 -0.36,446 -0.25,446 -0.25,424 -0.16,424 -0.16,484 -0.18,484"
                         " 0,584 0.18,484 0.16,484 0.16,424 0.25,424 0.25,446 0.36,446 0.36,404"
                         " 0.3,392 0.3,272 0.38,272 0.38,296 0.47,296 0.47,272 0.54,272 0.54,330"
                         " 0.47,346 0.47,398 0.6,398 0.6,372 0.71,372 0.71,398 0.83,398 0.83,372"
                         " 0.94,372 0.94,398 1.07,398 1.07,346 1,330 1,0"), "ink+deep", flat=True),
            Line("291,810 289,858", 5, "ink+deep"),
            Shape("M290,832L352,846L289,862Z", "ink+deep", flat=True),
            Glow((314, 310), 110, "glow", 0.4),
            Shape("M296,239H344L352,306Q316,352 276,306Z", "glow", flat=True),
            *(Line(p, 4, "ink+deep") for p in ("296,288 294,328", "316,288 316,334",
                                               "334,288 338,324", "276,300 354,300")),
            *(Glow((x, y), 44, "glow", fade=0.6) for x, y in (
                (186, 440), (167, 530), (432, 440), (444, 530), (308, 440), (305, 530))),
            Shape("".join(f"M{x - 13},{y - 22}h26v36q-13,20 -26,0Z" for x, y in (
                (186, 440), (167, 530), (432, 440), (444, 530), (308, 440), (305, 530),
                (300, 620))),
                  "glow", flat=True),
            Shape("M262,238V150L320,96L378,150V238Z", "spark", depth=30),
            Shape("M250,158L320,90L390,158L380,164L320,108L260,164Z", "ink", flat=True),
            Shape("M278,168h24v24h-24ZM340,168h24v24h-24Z", "glow", flat=True),
            Shape("M304,238V196Q304,184 320,184Q336,184 336,196V238Z", "glow", flat=True),
            Figure("woman", "hands-in-pockets", (320, 237), 46, silhouette="ink", shadow=0),
            Glow((478, 832), 170, "spark", fade=0.5),
            Glow((478, 832), 110, fade=1),
            Figure("old-woman", "look-up", (536, 872), 222, "spark/ink", look="left-up", flip=True,
                   hair="bun/pale", hat="none", hand=(478, 786),
                   holds=Held("lantern", size=74, coat="ink/glow")),
            Figure("boy", "crouch", (148, 872), 226, "spark/ink", "wonder", look="right",
                   hand=(304, 800), other_hand=(298, 818), hands="open"),
        ),
    ),
)  # fmt: skip
