"""Within ribs, in a bottle, in a suitcase."""

from games.decks.arrangements import dots, ripples
from games.decks.recipe import (
    Bird,
    Blob,
    Card,
    Figure,
    Glow,
    Held,
    Light,
    Line,
    Point,
    Put,
    Shape,
    Taper,
    Thing,
    Turned,
    View,
    Within,
    World,
    disc,
)

GLASS = (
    "M60,330H390Q440,334 470,400L580,420V520L470,540Q440,610 390,616H60"
    "Q10,610 10,560V390Q10,334 60,330Z"
)
SHIRT = (
    "M-30,-100L-70,-80L-104,-20L-76,-4L-50,-40L-46,64Q0,80 50,60L48,-44L78,-8L104,-26"
    "L68,-82L30,-100Q0,-84 -30,-100Z"
)
DRESS = "M-24,-104Q0,-88 24,-104L40,-60L30,-30L84,80Q0,104 -80,84L-30,-30L-42,-60Z"
TROUSERS = "M-44,-96H44L64,90H20L2,-20L-20,92H-66Z"


def sailing(
    at: Point, size: float, coat: str, *, sail: str, cloth: str, haze: float = 0
) -> tuple[Thing, ...]:
    """A suitcase with what was in it for a sail; seen at a size of 100, it is 200 wide."""
    x, y = at
    hull = "M-110,-40H110L98,46Q0,60 -98,46Z"
    things = (
        Shape("M-104,-44L-86,-96H86L104,-44Z", coat, depth=20),
        Shape("M-96,-46L-80,-84H80L96,-46Z", "glow", flat=True, fade=0.6),
        Line("0,-40 4,-160 0,-310", 7, "ink"),
        Turned((Shape(sail, cloth, depth=40),), about=(0, 0), move=(6, -200)),
        Shape(hull, coat, depth=40),
        Shape("M-22,-34h44v22h-44ZM-72,-40h14v88h-14ZM58,-40h14v88h-14Z", "glow", depth=6),
    )
    return (Turned(things, (0, 0), -5, size / 100, move=(x, y), fade=1 - haze),)


CARDS = (
    Card(
        "rib-station",
        "Change Here",
        "The station is within something's ribs; the master holds the train back and "
        "feels for the beat.",
        World("ribs", "brick", Light("left", 0.4, rim="spark"), {}, View((300, 520), 1.3, 9)),
        (
            Glow((260, 520), 460, "glow", 0.7),
            Line("206,170 216,80 194,-20", 14, "spark"),
            Line("254,180 290,90 280,-20", 10, "spark"),
            Put("heart", (214, 370), 210, "spark/glow", shadow=0, turn=8),
            Line("214,256 216,200", 8, "glow"),
            Line("214,256 262,282", 8, "glow"),
            Put("train", (216, 812), 260, "ink/spark", shadow=0),
            *(
                Shape(disc(x, y, r), "glow", fade=0.85, depth=20)
                for x, y, r in ((56, 530, 20), (76, 486, 30))
            ),
            Shape("M-40,800L640,780V940H-40Z", "deep", depth=40),
            Shape("M640,-40L566,160L536,400L552,640L600,930H640Z", "deep", depth=30, plane="near"),
            Taper(
                "610,-60 566,160 540,400 552,640 610,940",
                (34, 28, 24, 26, 34),
                "soft+pale",
                plane="near",
            ),
            Figure(
                "old-man",
                "listen",
                (350, 884),
                620,
                "deep/spark",
                "fear",
                look="right",
                wears="uniform",
                hat="peaked",
                hand=(528, 424),
                other_hand=(200, 560),
                hands="flat",
                plane="near",
            ),
            Figure(
                "boy",
                "crouch",
                (120, 896),
                230,
                "glow/spark",
                "wonder",
                look="up",
                hat="cap",
                hands="flat",
                plane="near",
            ),
        ),
    ),
    Card(
        "bottle-sleeper",
        "Message",
        "In the bottle on the waves sleeps the message, under an envelope; a gull is at the cork.",
        World(
            "underwater",
            "brick",
            Light("below", 0, rim="spark"),
            {"weeds": False},
            View((300, 560), 1.1, 0),
        ),
        (
            Shape("M-40,-40H640V300L-40,460Z", "deep+mid", to="soft+pale", span=(0, 460)),
            dots("60,80 190,140 320,60 460,120 540,50 120,220 250,270 400,200 90,330 520,200", 2.6),
            Put("ship", (120, 420), 96, "ink/spark", turn=-8, shadow=0),
            dots("88,408 104,406 120,403 136,400", 3.4, "spark"),
            Line("-40,460 120,410 260,404 400,340 640,300", 8, "pale", fade=0.7),
            *(
                Turned(
                    (
                        Shape("M0,0h90q16,0 24,14h40v28h-40q-8,14 -24,14h-90Z", "soft", depth=10),
                        Line("14,44 50,36 80,44", 7, "spark"),
                    ),
                    (0, 0),
                    turn,
                    size,
                    move=(x, y),
                    fade=0.7,
                )
                for x, y, turn, size in (
                    (60, 700, 10, 0.8),
                    (420, 740, -22, 1.0),
                    (250, 760, 40, 0.6),
                )
            ),
            Turned(
                (
                    Shape(GLASS, "pale", fade=0.35, depth=60),
                    Glow((110, 450), 230, fade=1),
                    Put("candle", (24, 604), 140, "soft/glow", shadow=0),
                    Shape("M100,566H440V600H100Z", "deep", depth=14),
                    Blob("334,494 424,480 462,528 430,568 334,570", "glow", depth=20),
                    Figure(
                        "old-man",
                        "lie",
                        (258, 572),
                        400,
                        "spark/mid",
                        "sleep",
                        flip=True,
                        hat="nightcap",
                    ),
                    Shape("M54,572V436L316,480V572Z", "pale", depth=20),
                    Line("54,438 204,540 316,482", 4, "mid"),
                    Shape(disc(212, 534, 20), "spark", depth=6),
                    Within(GLASS, (), edge="glow"),
                    Line("50,352 200,344 380,350", 10, "glow", fade=0.7),
                    Shape("M560,424H630V516H560Z", "soft", depth=16),
                ),
                (300, 470),
                -24,
                0.96,
                move=(4, 26),
            ),
            Shape("M-40,830C120,800 300,850 640,820V1000H-40Z", "ink", flat=True, plane="near"),
            Bird("gull", "peck", (470, 330), 200, "glow/spark", shadow=0),
        ),
    ),
    Card(
        "case-fleet",
        "Unclaimed",
        "The lost suitcases put to sea with what was in them for sails; one has a stowaway.",
        World(
            "backdrop",
            "slate",
            Light("right", 0.4, rim="spark"),
            {"tone": "pale", "to": "mid", "spot": False},
        ),
        (
            Glow((420, -20), 460, "glow", 0.85),
            ripples(
                "60,260 330,230 560,330 130,520 330,470 540,500 60,640 300,300 20,400", 50, "glow"
            ),
            *sailing((90, 190), 42, "deep", sail=SHIRT, cloth="pale", haze=0.4),
            *sailing((260, 150), 34, "mid", sail=DRESS, cloth="soft", haze=0.5),
            *sailing((480, 230), 60, "mid", sail=TROUSERS, cloth="spark", haze=0.2),
            *sailing((160, 400), 72, "ink", sail=DRESS, cloth="spark", haze=0.1),
            *sailing((420, 610), 140, "deep", sail=SHIRT, cloth="glow", haze=0),
            Within(
                "M240,300H660V556L240,586Z",
                (
                    Figure(
                        "boy",
                        "peek",
                        (506, 770),
                        350,
                        "spark/glow",
                        "sly",
                        look="left-down",
                        hand=(548, 590),
                        other_hand=(440, 596),
                        hands="grip",
                    ),
                ),
            ),
            Shape("M-40,720L640,850V940H-40Z", "ink", depth=30),
            Line("-40,724 640,854", 8, "soft"),
            Figure(
                "man",
                "stumble",
                (110, 890),
                420,
                "spark/glow",
                "fear",
                look="half",
                wears="uniform",
                hat="peaked",
                shape="stout",
                hair="short+moustache",
                hand=(292, 690),
                other_hand=(250, 740),
                holds=Held("letter", size=60, coat="glow/ink", grip=(0.1, 0.5), turn=-14),
            ),
        ),
    ),
)
