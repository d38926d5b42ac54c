"""The decks that the server brings along."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from django.conf import settings

from games.decks.built_in import BUILT_IN, STATIC, BuiltIn
from games.decks.counting import costs, counted, parts
from games.decks.motifs import motifs
from games.decks.palettes import PALETTES
from games.decks.recipe import World
from games.decks.render import render
from games.decks.scenes import SCENES
from tools.deck_files import drawing_file

SVG = "{http://www.w3.org/2000/svg}"
DRAWN_WITH = {
    "svg", "defs", "g", "use", "path", "circle", "ellipse", "rect", "clipPath", "stop",
    "linearGradient", "radialGradient", "filter", "feTurbulence",
    "feColorMatrix", "feDisplacementMap", "pattern",
}  # fmt: skip
"""No script, no font, no style, nothing from elsewhere."""


def drawings(deck: BuiltIn) -> list[Path]:
    return [STATIC / card.drawing for card in deck.newest.cards]


each_deck = pytest.mark.parametrize("deck", BUILT_IN, ids=lambda deck: deck.slug)


@each_deck
def test_a_deck_has_as_many_cards_as_a_printed_one(deck: BuiltIn) -> None:
    assert len(deck.cards) == 84


@each_deck
def test_every_card_is_one_of_its_kind(deck: BuiltIn) -> None:
    for what in ("name", "title", "idea", "things"):
        assert len({repr(getattr(card, what)) for card in deck.cards}) == len(deck.cards)


def test_no_two_decks_have_a_title_in_common() -> None:
    titles = [card.title for deck in BUILT_IN for card in deck.cards]
    assert len(set(titles)) == len(titles)


@each_deck
def test_the_newest_revision_is_what_the_recipes_draw(deck: BuiltIn) -> None:
    kept = [(card.name, card.drawing, card.texts) for card in deck.newest.cards]
    assert kept == [
        (card.name, drawing_file(deck, card.name, render(card)), deck.texts[card.name])
        for card in deck.cards
    ], "run make draw"


@each_deck
def test_a_recipe_makes_the_same_picture_each_time(deck: BuiltIn) -> None:
    card = deck.cards[0]
    assert render(card) == render(card)


@each_deck
def test_a_picture_is_small_and_needs_nothing_from_outside(deck: BuiltIn) -> None:
    for path in drawings(deck):
        picture = path.read_text("utf-8")
        root = ElementTree.fromstring(picture)  # noqa: S314  # a file of our own
        assert root.attrib["viewBox"] == "0 0 600 900"
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= DRAWN_WITH, path
        assert not list(costs(path.name, picture))
        assert "://" not in picture.replace('xmlns="http://www.w3.org/2000/svg"', "")
        for element in root.iter():
            assert not any(name.startswith("on") for name in element.attrib)
            assert element.attrib.get("href", "#").startswith("#")


@each_deck
def test_whatever_a_picture_refers_to_is_in_it(deck: BuiltIn) -> None:
    for path in drawings(deck):
        picture = path.read_text("utf-8")
        named = re.findall(r'\bid="([^"]+)"', picture)
        assert len(set(named)) == len(named)
        assert set(re.findall(r'(?:url\(|href=")#([^)"]+)', picture)) <= set(named)


@each_deck
def test_every_card_is_told_in_every_language(deck: BuiltIn) -> None:
    languages = {code for code, _ in settings.LANGUAGES}
    assert deck.texts.keys() == {card.name for card in deck.cards}
    for name, said in deck.texts.items():
        assert said.keys() == languages, name
        assert len(set(said.values())) == len(languages), name
        for sentence in said.values():
            assert sentence.endswith("."), name
            assert len(sentence) < 220, name


# What the cards are made of

EVERYTHING = [part for deck in BUILT_IN for card in deck.cards for part in parts(card)]


def test_there_are_many_motifs_on_the_cards() -> None:
    used = {part.motif for part in EVERYTHING if hasattr(part, "motif")}
    assert used <= motifs().keys()
    assert len(used) >= 80


def test_each_palette_is_on_a_card() -> None:
    worlds = [part for part in EVERYTHING if isinstance(part, World)]
    assert {world.scene for world in worlds} <= SCENES.keys()
    assert {world.palette for world in worlds} == PALETTES.keys()


@each_deck
def test_nothing_comes_again_and_again(deck: BuiltIn) -> None:
    found = counted(deck.cards)
    assert found.too_common == {}
    assert not found.too_level, found.level
    assert found.costly == ()
