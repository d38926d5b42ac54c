"""The light on the cards: lamps in the picture, folds in dark cloth, shadows behind a form."""

from dataclasses import replace

import pytest

from games.decks.draw import draw
from games.decks.draw.lamps import DARKEST, in_lamplight
from games.decks.draw.tones import tones_of
from games.decks.draw.worlds import pen_for
from games.decks.palettes import PALETTES, brightness, channels
from games.decks.pen import CAST, Pen
from games.decks.recipe import (
    Blob,
    Card,
    Figure,
    Glow,
    Light,
    Point,
    Put,
    Shape,
    Thing,
    Turned,
    World,
    disc,
)
from games.decks.render import render
from games.decks.sheet import Sheet

LAMP: Point = (300, 450)
ROOM = World("backdrop", "ember", Light("left", 0.8, at=LAMP))


def pen(place: World = ROOM) -> Pen:
    return pen_for(Sheet(), place)


def stone(x: float, y: float) -> Blob:
    return Blob(((x - 20, y), (x, y - 20), (x + 20, y), (x, y + 20)), "soft")


def things(x: float, y: float) -> tuple[Thing, ...]:
    """Things of each kind whose middle is there."""
    return (
        Put("boot", (x, y + 50), 100),
        Figure("woman", "stand", (x, y + 50), 100),
        stone(x, y),
        Shape(f"M{x:g},{y:g}h9v9h-9z"),
        Turned((stone(0, 0),), about=(0, 0), move=(x, y)),
    )


@pytest.mark.parametrize("kind", range(len(things(0, 0))))
def test_a_thing_is_lit_from_where_the_lamp_is(kind: int) -> None:
    def light(x: float, y: float) -> Point:
        return in_lamplight(pen(), things(x, y)[kind]).light

    assert light(60, 450)[0] > 0.9
    assert light(540, 450)[0] < -0.9
    assert light(300, 60)[1] > 0.9
    assert light(300, 840)[1] < -0.9


def test_shadows_of_the_ground_fall_away_from_the_lamp() -> None:
    def slant(x: float) -> float:
        thing = Put("boot", (x, 500), 100)
        drawn = draw(thing, in_lamplight(pen(), thing))
        return float(drawn[drawn.index("matrix(1 0 ") :].split()[2])

    assert slant(60) > 0 > slant(540)


def test_the_further_from_the_lamp_the_darker() -> None:
    tones = [
        brightness(in_lamplight(pen(), stone(300, 450 - far)).tone("soft"))
        for far in (60, 300, 420, 540)
    ]
    assert tones == sorted(set(tones), reverse=True)


def test_what_is_far_from_the_lamp_is_never_black() -> None:
    palette = PALETTES["ember"]
    far = in_lamplight(pen(), stone(300, -9000)).tone("glow")
    assert brightness(far) >= brightness(palette.glow) * (1 - DARKEST) - 3


def test_a_lamp_that_reaches_further_leaves_less_in_the_dark() -> None:
    def at_the_edge(reach: float) -> int:
        place = replace(ROOM, light=Light("left", at=LAMP, reach=reach))
        return brightness(in_lamplight(pen(place), stone(40, 60)).tone("soft"))

    assert at_the_edge(300) < at_the_edge(600) < at_the_edge(1200)


def test_what_holds_the_lamp_keeps_the_light_of_the_picture() -> None:
    assert in_lamplight(pen(), stone(*LAMP)).light == pen().light


def test_without_a_lamp_everything_is_lit_from_one_side() -> None:
    for place in (World("backdrop", "ember"), World("backdrop", "ember", Light("right"))):
        there = pen(place)
        for x, y in ((20, 20), (500, 800)):
            assert in_lamplight(there, stone(x, y)) is there


def test_light_itself_is_not_lit_by_the_lamp() -> None:
    assert in_lamplight(pen(), Glow((20, 20), 90)) == pen()


def test_a_picture_darkens_away_from_its_lamp() -> None:
    """The same picture with its lamp elsewhere has its dark elsewhere."""

    def finished(at: Point | None) -> str:
        world = World("backdrop", "ember", Light("left", at=at))
        return render(Card("card", "Title", "Idea.", world, ()))

    assert 'cx="100" cy="200"' in finished((100, 200))
    assert len({finished(at) for at in (None, (100, 200), (500, 700))}) == 3


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("tone", ["ink", "deep", "mid", "soft", "pale", "glow", "spark"])
def test_folds_are_seen_on_cloth_of_every_tone(palette: str, tone: str) -> None:
    there = pen(World("backdrop", palette))
    colours = tones_of(Figure("man", "stand", (300, 800), 300, tone), there).colours
    fold, cloth = channels(colours["dim"]), channels(colours["cloth"])
    assert sum(abs(one - other) for one, other in zip(fold, cloth, strict=True)) > 24


def test_black_cloth_is_lighter_than_its_shade() -> None:
    colours = tones_of(Figure("man", "stand", (300, 800), 300, "ink"), pen()).colours
    assert brightness(colours["cloth"]) > brightness(PALETTES["ember"].ink)


def test_a_form_throws_a_narrow_shadow_on_what_is_right_behind_it() -> None:
    def shadowed(radius: float) -> str:
        return pen().form(disc(300, 450, radius), "#dd7a47", radius)

    assert shadowed(60).startswith("<use")
    assert not shadowed(CAST - 1).startswith("<use")


def test_brush_strokes_are_defined_once_in_a_picture() -> None:
    stones = tuple(Blob(f"20,{y} 300,{y - 90} 580,{y}", "deep", depth=120) for y in (300, 500, 700))
    drawn = render(Card("card", "Title", "Idea.", ROOM, stones))
    assert drawn.count("<feTurbulence") == 3
