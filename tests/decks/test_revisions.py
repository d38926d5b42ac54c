"""The files of the built-in decks: what players saw of a card stays for their games."""

import hashlib
import statistics
from pathlib import Path
from uuid import UUID

import blurhash
import pytest
from msgspec.structs import replace
from PIL import Image

from games import store
from games.card_pictures import placeholder, size
from games.catalogue import BUILT_IN as BY_SLUG
from games.catalogue import newest
from games.decks.built_in import BUILT_IN, STATIC, BuiltIn, Revision
from games.play import play
from games.rules import moves as m
from games.rules.events import SettingsChanged
from games.rules.settings import Deck
from games.upcasting import decode
from testkit.api_callers import a_room

each_deck = pytest.mark.parametrize("deck", BUILT_IN, ids=lambda deck: deck.slug)
each_revision = pytest.mark.parametrize(
    ("deck", "revision"),
    [(deck, revision) for deck in BUILT_IN for revision in deck.revisions.values()],
    ids=lambda value: value.slug if isinstance(value, BuiltIn) else str(value.number),
)


def opened(file: str) -> Image.Image:
    with Image.open(STATIC / file) as picture:
        picture.load()
    return picture


# Files


@each_revision
def test_every_revision_has_its_files_and_the_deck_no_others(
    deck: BuiltIn, revision: Revision
) -> None:
    there = {path.relative_to(STATIC).as_posix() for path in deck.folder.iterdir()}
    assert set(revision.files) <= there
    assert there == {file for each in deck.revisions.values() for file in each.files}


@each_revision
def test_the_name_of_a_file_is_the_hash_of_its_content(deck: BuiltIn, revision: Revision) -> None:
    for file in revision.files:
        content = (STATIC / file).read_bytes()
        assert hashlib.sha256(content).hexdigest()[:12] == Path(file).name.split(".")[1], file


@each_revision
def test_a_card_keeps_its_number_in_all_revisions(deck: BuiltIn, revision: Revision) -> None:
    assert [card.name for card in revision.cards] == [card.name for card in deck.cards]
    assert deck.cover in {card.name for card in revision.cards}


@each_deck
def test_revisions_are_numbered_from_one(deck: BuiltIn) -> None:
    assert sorted(deck.revisions) == list(range(1, len(deck.revisions) + 1))


@each_deck
def test_pictures_come_in_two_sizes_that_cost_a_phone_little(deck: BuiltIn) -> None:
    for kind, width, most in (("large", 800, 100_000), ("small", 300, 15_000)):
        files = [getattr(card, kind) for card in deck.newest.cards]
        assert {opened(file).size for file in files} == {size(width)}
        assert {opened(file).format for file in files} == {"WEBP"}
        assert statistics.median((STATIC / file).stat().st_size for file in files) < most


@each_deck
def test_placeholder_and_pictures_show_the_same_colours(deck: BuiltIn) -> None:
    for card in deck.newest.cards:
        for file in (card.large, card.small):
            assert apart(placeholder(opened(file)), card.placeholder) < 24, file


def apart(one: str, other: str) -> float:
    """The largest difference of a colour between two placeholders."""
    return max(abs(a - b) for a, b in zip(colours(one), colours(other), strict=True))


def colours(placeholder: str) -> list[float]:
    return [part for row in blurhash.decode(placeholder, 3, 4) for pixel in row for part in pixel]


# Games


@pytest.mark.django_db
def test_a_game_shows_the_pictures_that_it_was_opened_with() -> None:
    table = a_room()
    ana = table.host
    game = UUID(table.game)
    before = store.load(game).settings
    with_first = replace(before, decks=(Deck("first-light", 84, revision=1),))
    play(game, m.player(str(ana.id)), m.ChangeSettings(with_first))
    (seen,) = ana.get(f"/games/{table.game}/decks").json["decks"]
    first = BY_SLUG["first-light"].revisions[1]
    assert [card["picture"] for card in seen["cards"]] == [
        f"/static/{card.large}" for card in first.cards
    ]
    assert [card["text"] for card in seen["cards"]] == [card.texts["en"] for card in first.cards]


@pytest.mark.django_db
def test_a_new_game_is_played_with_the_newest_pictures() -> None:
    table = a_room()
    ana = table.host
    drawn = BY_SLUG["first-light"]
    assert store.load(UUID(table.game)).settings.decks == (newest(drawn),)
    (on_table,) = ana.get(f"/games/{table.game}/decks").json["decks"]
    assert on_table == ana.get("/decks/first-light").json
    assert on_table["cards"][0]["picture_small"] == f"/static/{drawn.newest.cards[0].small}"


def test_a_game_from_before_there_were_revisions_has_the_first() -> None:
    payload = '{"type":"settings_changed","settings":{"decks":[{"name":"first-light","size":84}]}}'
    event = decode(payload, "settings_changed", 1)
    assert isinstance(event, SettingsChanged)
    assert event.settings.decks[0].revision == 1
