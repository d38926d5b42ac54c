"""Everything that recipes can be made of, each on a card of its own."""

from collections.abc import Iterable, Iterator
from itertools import chain, cycle

from games.decks.draw.tones import SKINS
from games.decks.figures.beast_poses import BEAST_POSES
from games.decks.figures.birds import BIRD_POSES, BIRDS
from games.decks.figures.builds import PEOPLE
from games.decks.figures.clothes import GARMENTS
from games.decks.figures.expressions import FACES
from games.decks.figures.hand_shapes import HAND_SHAPES, HOLDING
from games.decks.figures.hats import HATS
from games.decks.figures.head_views import BEARDS
from games.decks.figures.heads import HAIR
from games.decks.figures.poses import POSES
from games.decks.figures.species import SPECIES
from games.decks.motifs import motifs
from games.decks.recipe import (
    Beast,
    Bird,
    Card,
    Figure,
    Frame,
    Hand,
    Light,
    Line,
    Put,
    Thing,
    World,
)
from games.decks.scenes import SCENES
from games.decks.scenes.frames import FRAMES

PLAIN = World("backdrop", "sand", Light("left", 0.6))
FOOT = {"ground": 760.0, "swim": 600.0, "seat": 560.0, "middle": 460.0, "hands": 250.0}
VARIANTS: dict[str, list[dict[str, str | bool]]] = {
    "floor": [{"kind": kind} for kind in ("boards", "tiles", "cobbles", "carpet")],
    "skyward": [{"kind": kind} for kind in ("houses", "trees", "well")],
    "wall": [{}, {"bricks": True}],
    "pool": [{}, {"shore": "left"}],
    "room": [{}, {"dark": True, "window": "night"}],
}
"""Scenes that are shown more than once."""


def kit() -> dict[str, list[Card]]:
    """The cards of each sheet, by its name."""
    return {
        "poses": _alone((name, _posed(name, who)) for name, who in zip(POSES, cycle(PEOPLE))),
        "people": _alone(chain(_people(), _large_hands())),
        "animals": _alone(_animals()),
        "places": [
            Card(_said(name, options), "", "", World(name, "dawn", Light("left"), options), ())
            for name in SCENES
            for options in VARIANTS.get(name, [{}])
        ],
        "frames": [
            Card(name, "", "", World("meadow", "fern"), (Frame(name, "deep"),)) for name in FRAMES
        ],
        "motifs": _alone(
            (name, Put(name, (300, 700), min(500, 400 * motif.height / motif.width), "mid/spark"))
            for name, motif in motifs().items()
        ),
    }


def _alone(things: Iterable[tuple[str, Thing]]) -> list[Card]:
    return [Card(name, "", "", PLAIN, (thing,)) for name, thing in things]


def _said(name: str, options: dict[str, str | bool]) -> str:
    return " ".join([name, *(f"{key}={value}" for key, value in options.items())])


def _posed(name: str, who: str) -> Figure:
    pose = POSES[name]
    size = 400 if PEOPLE[who].build.head > 0.1 else 520  # noqa: PLR2004  # children
    return Figure(who, name, (300, FOOT[pose.rest]), size, "deep/spark")


def _people() -> Iterator[tuple[str, Figure]]:
    foot = (300.0, 800.0)
    for who in PEOPLE:
        yield who, Figure(who, "stand", foot, 560)
    for shape in ("stout", "thin"):
        yield f"shape={shape}", Figure("man", "stand", foot, 600, shape=shape)
    for wears in GARMENTS:
        yield f"wears={wears}", Figure("woman", "stand", foot, 620, "mid/spark", wears=wears)
    for pattern in ("stripes", "dots", "checks"):
        yield f"print={pattern}", Figure("girl", "face-us", foot, 560, print=pattern)
    for extra in ("scarf", "apron", "braces", "cape"):
        yield f"extras={extra}", Figure("man", "walk", foot, 620, "mid/spark", extras=(extra,))
    close = (300.0, 1500.0)
    for face in FACES:
        yield f"face={face}", Figure("woman", "face-us", close, 1300, face=face, shadow=0)
    for look in ("us", "half", "right", "left", "up", "down", "behind", "over", "away"):
        yield f"look={look}", Figure("man", "stand", close, 1300, look=look, shadow=0)
    for hair in (*HAIR, *(f"short+{beard}" for beard in BEARDS)):
        yield f"hair={hair}", Figure("man", "stand", close, 1300, hair=hair, look="half", shadow=0)
    for hat in HATS:
        yield f"hat={hat}", Figure("woman", "stand", close, 1300, hat=hat, look="half", shadow=0)
    for skin in SKINS:
        yield f"skin={skin}", Figure("child", "stand", (300, 1200), 1000, skin=skin, shadow=0)
    for hands in ("mitt", "open", "flat", "point"):
        yield f"hands={hands}", Figure("man", "point", (-280, 1300), 1400, hands=hands, shadow=0)
    for motif, pose in (
        ("lantern", "offer"),
        ("key", "point"),
        ("letter", "offer"),
        ("umbrella", "stand"),
        ("suitcase", "walk"),
        ("fishbowl", "offer"),
    ):
        yield f"holds={motif}", Figure("woman", pose, (270, 800), 620, holds=motif)
    rope = Line("640,420 480,470 380,520 330,560", 9, "ink")
    yield "through=rope", Figure("man", "pull", (280, 800), 600, hand=(400, 510),
                                 other_hand=(460, 480), through=(rope,))  # fmt: skip


def _large_hands() -> Iterator[tuple[str, Hand]]:
    for kind in HAND_SHAPES:
        stick = Line("-20,520 620,440", 50, "spark")
        through = (stick,) if kind in HOLDING else ()
        yield f"Hand {kind}", Hand(kind, (300, 330), (120, -60), 400, through=through)


def _animals() -> Iterator[tuple[str, Beast | Bird]]:
    for kind in SPECIES:
        yield kind, Beast(kind, "stand", (290, 700), 250, "mid/glow")
    for (name, pose), kind in zip(BEAST_POSES.items(), cycle(("dog", "horse", "cat", "bear"))):
        yield name, Beast(kind, name, (290, FOOT[pose.rest]), 220, "deep/glow")
    for kind in BIRDS:
        yield kind, Bird(kind, "stand", (300, 700), 330, "mid/spark")
    for (name, way), kind in zip(BIRD_POSES.items(), cycle(("crow", "gull", "owl", "goose"))):
        yield name, Bird(kind, name, (300, FOOT[way.rest]), 300, "deep/spark")
