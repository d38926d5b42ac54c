"""The people and animals of the cards."""

import itertools
import re
from dataclasses import replace

import pytest

from games.decks.arrangements import lit
from games.decks.draw import draw
from games.decks.draw.tones import SKINS, tones_of
from games.decks.draw.worlds import pen_for
from games.decks.figures.beast_poses import BEAST_POSES
from games.decks.figures.beasts import beast
from games.decks.figures.birds import BIRD_POSES, BIRDS, bird
from games.decks.figures.builds import PEOPLE
from games.decks.figures.clothes import GARMENTS
from games.decks.figures.dressed import Dressed
from games.decks.figures.expressions import FACES
from games.decks.figures.hand_shapes import HAND_SHAPES
from games.decks.figures.hats import COVERING, HATS, OPEN
from games.decks.figures.head_views import HEAD
from games.decks.figures.heads import HAIR, Head
from games.decks.figures.large_hands import large_hand
from games.decks.figures.parts import Part
from games.decks.figures.people import LOOKS, Cut, Wanted, cut
from games.decks.figures.poses import POSES
from games.decks.figures.skeleton import SUPPLE, Limb, Pose, across, bones
from games.decks.figures.species import SPECIES
from games.decks.geometry import distance
from games.decks.recipe import (
    Beast,
    Figure,
    Glow,
    Hand,
    Held,
    Light,
    Line,
    Put,
    Thing,
    World,
)
from games.decks.sheet import Sheet

BUILD = PEOPLE["man"].build


def posed(reach: float) -> Pose:
    """Somebody who holds the near arm before themselves, bent or stretched."""
    return replace(POSES["stand"], arms=(Limb(90, reach), Limb(0)))


ROOM = World("backdrop", "ember", Light("left", 0.8))
TALL = 400


def drawn(thing: Thing, place: World = ROOM) -> str:
    return draw(thing, pen_for(Sheet(), place))


def everything(person: Cut) -> list[Part]:
    hands = [part for layers in (person.near, person.far) for layer in layers for part in layer]
    return [*person.behind, *person.body, *person.arms, *hands]


def lowest(parts: list[Part]) -> float:
    return max(y for part in parts for outline in part.outlines for _, y in outline)


@pytest.mark.parametrize("who", PEOPLE)
def test_everybody_can_strike_every_pose(who: str) -> None:
    for pose in POSES:
        assert everything(cut(Wanted(who, pose, TALL)))


@pytest.mark.parametrize("pose", [name for name, pose in POSES.items() if pose.rest == "ground"])
@pytest.mark.parametrize("who", PEOPLE)
def test_nobody_who_is_on_the_ground_sinks_into_it_or_floats(who: str, pose: str) -> None:
    assert -0.04 * TALL < lowest(everything(cut(Wanted(who, pose, TALL)))) < 0.06 * TALL


def test_people_are_as_tall_as_they_are_said_to_be() -> None:
    parts = everything(cut(Wanted("man", "stand", TALL)))
    top = min(y for part in parts for outline in part.outlines for _, y in outline)
    assert TALL * 0.95 < -top < TALL * 1.08


@pytest.mark.parametrize("pose", POSES)
def test_a_hand_goes_where_it_is_wanted_if_the_arm_is_long_enough(pose: str) -> None:
    free = cut(Wanted("woman", pose, TALL))
    aim = free.grips[0][0] * 0.9, free.grips[0][1] * 0.96
    asked = cut(Wanted("woman", pose, TALL, aims=(aim, None)))
    assert distance(asked.grips[0], aim) < 0.12 * TALL
    assert asked.grips[1] == free.grips[1]


def test_whoever_faces_left_is_the_mirror_image_of_whoever_faces_right() -> None:
    right = Figure("child", "run", (300, 700), 300, shadow=0)
    numbers = re.findall(r' d="M(\d+) (\d+)', drawn(right) + definitions(right))
    mirrored = re.findall(
        r' d="M(\d+) (\d+)',
        drawn(replace(right, flip=True)) + definitions(replace(right, flip=True)),
    )
    assert numbers
    heights = sorted(int(y) for _, y in numbers)
    assert all(
        abs(a - b) <= 12 for a, b in zip(heights, sorted(int(y) for _, y in mirrored), strict=True)
    )


def definitions(thing: Thing) -> str:
    sheet = Sheet()
    draw(thing, pen_for(sheet, ROOM))
    return "".join(sheet.definitions.values())


@pytest.mark.parametrize("face", FACES)
def test_every_face_can_be_seen_from_every_side(face: str) -> None:
    for look in (
        "",
        *LOOKS,
        *(f"{side}-{lift}" for side in ("left", "right") for lift in ("up", "down")),
    ):
        assert drawn(Figure("old-man", "stand", (300, 800), 600, face=face, look=look))


def test_feelings_look_different() -> None:
    pictures = {definitions(one) + drawn(one) for one in (
        Figure("woman", "face-us", (300, 800), 600, face=face) for face in FACES
    )}  # fmt: skip
    assert len(pictures) == len(FACES)


def test_whatever_can_be_worn_can_be_worn_together() -> None:
    for wears, hat in itertools.product(GARMENTS, HATS):
        assert everything(cut(Wanted("woman", "walk", TALL, wears=wears, hat=hat)))
    for hair, shape in itertools.product(HAIR, ("", "stout", "thin")):
        assert everything(cut(Wanted("man", "wave-front", TALL, shape, hair=hair)))


def test_skins_keep_apart_in_every_light() -> None:
    looks = {drawn(Figure("girl", "stand", (300, 800), 300, skin=skin)) for skin in SKINS}
    assert len(looks) == len(SKINS)


def test_what_is_held_is_drawn_and_follows_the_hand() -> None:
    empty = Figure("woman", "offer", (300, 800), 400)
    one = drawn(replace(empty, holds="lantern"))
    other = drawn(replace(empty, holds="lantern", hand=(380, 500)))
    assert len(one) > len(drawn(empty))
    assert re.findall(r"matrix\([^)]*\)", one) != re.findall(r"matrix\([^)]*\)", other)
    assert drawn(replace(empty, holds=(Held("key"), Held("letter", hand="far"))))


def test_what_is_held_lies_between_the_palm_and_the_fingers() -> None:
    rope = Line("100,560 500,560", 9, "spark")
    puller = Figure("man", "pull", (300, 800), 500, hand=(400, 560), through=(rope,))
    picture = drawn(puller)
    mark = drawn(rope)
    skins = {tones_of(puller, pen_for(Sheet(), ROOM)).of("skin", far=far) for far in (False, True)}
    before, after = picture.split(mark)
    assert any(skin in before for skin in skins)
    assert any(skin in after for skin in skins)


@pytest.mark.parametrize("axis", [0, 45, 90, 170])
@pytest.mark.parametrize("way", [-60, 20, 100])
def test_fingers_close_across_what_is_held_as_far_as_a_wrist_bends(way: float, axis: float) -> None:
    held = across(way, axis)
    apart = abs((held - axis) % 180 - 90)
    assert abs(held - way) <= SUPPLE
    assert apart < 1 or abs(held - way) == SUPPLE
    assert across(way, None) == way


@pytest.mark.parametrize("who", PEOPLE)
def test_a_palm_is_at_the_point_it_is_to_hold(who: str) -> None:
    free = cut(Wanted(who, "offer", TALL))
    aim = free.grips[0][0] - 0.04 * TALL, free.grips[0][1] + 0.03 * TALL
    held = cut(Wanted(who, "offer", TALL, aims=(aim, None), axes=(90.0, None)))
    assert distance(held.grips[0], aim) < 0.03 * TALL


def test_whoever_looks_aside_shows_both_eyes() -> None:
    def eyes(look: str) -> int:
        seen = cut(Wanted("woman", "stand", 900, look=look, face="wonder", hair="none"))
        return sum(part.tone == "light" and part.kind == "flat" for part in seen.body)

    assert eyes("") == eyes("left") == eyes("up") == eyes("us") == 2


@pytest.mark.parametrize("hat", sorted(set(HATS) - OPEN - COVERING))
@pytest.mark.parametrize("look", ["us", "right", "left", "away"])
def test_a_hat_covers_the_top_of_the_skull(hat: str, look: str) -> None:
    turn = LOOKS[look][0]
    head = Head((0, 0), 100, 0, turn)
    top = [spot for part in HATS[hat](head) for outline in part.outlines for spot in outline]
    crown = [(x, y) for x, y in head.outline(HEAD) if y < -55]
    for x, y in crown:
        assert any(left <= x for left, _ in top)
        assert any(right >= x for right, _ in top)
        assert min(up for _, up in top) < y


def test_who_stands_in_a_light_throws_a_shadow_and_who_falls_does_not() -> None:
    def shadows(pose: str, light: Light) -> int:
        person = Figure("man", pose, (300, 700), 300)
        return drawn(person, replace(ROOM, light=light)).count("matrix(1 0 ")

    assert shadows("stand", Light("left")) == 1
    assert shadows("stand", Light("left", shadow=0)) == 0
    assert shadows("fall", Light("left")) == 0


def test_feet_on_the_ground_darken_it_in_any_light() -> None:
    def dark_spots(thing: Thing) -> int:
        noon = World("backdrop", "ember", Light("above", 0))
        ovals = re.findall(r'<ellipse [^>]*rx="([\d.]+)" ry="([\d.]+)"', drawn(thing, noon))
        return sum(float(rx) > 3 * float(ry) for rx, ry in ovals)

    assert dark_spots(Figure("man", "stand", (300, 800), TALL)) == 2
    assert dark_spots(Beast("dog", "stand", (300, 800), TALL)) == 1
    assert dark_spots(Figure("man", "stand", (300, 800), TALL, shadow=0)) == 0
    assert dark_spots(Figure("man", "leap", (300, 800), TALL)) == 0


def test_a_bent_sleeve_has_folds_and_a_stretched_one_has_not() -> None:
    def folds(reach: float) -> int:
        arm = Dressed(BUILD, bones(BUILD, posed(reach), TALL), posed(reach), GARMENTS["coat"]).arm(
            0
        )
        return sum(len(part.outlines) for part in arm if part.kind == "line")

    assert folds(0.5) == folds(1) + 3


def test_a_lamp_lights_what_is_before_it() -> None:
    behind, lamp, before = lit(Put("candle", (300, 800), 100), 150)
    assert isinstance(behind, Glow)
    assert isinstance(before, Glow)
    assert behind.at == before.at
    assert 800 - 100 < behind.at[1] < 800 - 80, "the flame of a candle is near its upper end"
    assert (lamp.plane, before.plane) == ("mid", "near")


def test_a_silhouette_has_one_tone() -> None:
    picture = drawn(Figure("man", "walk", (300, 700), 300, silhouette="ink", shadow=0, holds="key"))
    assert len(set(re.findall(r'(?:fill|stroke)="(#[0-9a-f]{6})"', picture))) == 1


@pytest.mark.parametrize("kind", HAND_SHAPES)
def test_a_large_hand_is_where_its_wrist_is_and_points_away_from_its_arm(kind: str) -> None:
    below, above = large_hand(kind, (300, 400), (300, 0), 200, 0, thumb=1)
    assert 500 < lowest([*below, *above]) < 640
    assert drawn(Hand(kind, (300, 400), (0, 0), 200, holds="key"))


@pytest.mark.parametrize("kind", SPECIES)
def test_every_beast_can_strike_every_pose(kind: str) -> None:
    for name, pose in BEAST_POSES.items():
        parts, rest = beast(kind, name, TALL, "")
        assert rest == pose.rest
        if rest == "ground":
            assert -0.1 * TALL < lowest(parts) < 0.2 * TALL


@pytest.mark.parametrize("kind", BIRDS)
def test_every_bird_can_strike_every_pose(kind: str) -> None:
    for name in BIRD_POSES:
        for look in ("", "up", "down", "back"):
            assert bird(kind, name, TALL, look)[0]
