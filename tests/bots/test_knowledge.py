"""Bots know all cards of the built-in decks, and those of others by what is said of them."""

import json
from collections import Counter
from pathlib import Path

import pytest

from bots.clues import clues_of
from bots.glossary import Glossary, glossary_of
from bots.knowledge import knowledge_for
from bots.personas import PERSONAS
from bots.sense import Ear
from bots.table import MADE_FROM, digests_of_texts, word_table
from bots.texts import associations_of, sayings_of
from bots.words import LANGUAGES, said, stems, tokens
from games.decks.built_in import BUILT_IN, BuiltIn
from games.rules.names import Card
from games.rules.settings import Deck
from testkit.games_of_bots import DECKS, known

MEASURED_WITH = Path(__file__).parent.parent.parent / "bench" / "bots_data"

each_deck = pytest.mark.parametrize("deck", BUILT_IN, ids=lambda deck: deck.slug)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def card_of(name: str) -> Card:
    slug, _, drawn = name.partition("/")
    deck = next(deck for deck in BUILT_IN if deck.slug == slug)
    return Card(f"{slug}:{[card.name for card in deck.cards].index(drawn) + 1}")


# What was written


@each_deck
@each_language
def test_each_card_has_associations_and_clues(deck: BuiltIn, language: str) -> None:
    called, clues = associations_of(deck.slug, language), clues_of(deck.slug, language)
    assert list(called) == list(clues) == [card.name for card in deck.cards]
    for name in called:
        assert len({said(one) for one in called[name]}) == 20, name
        assert len({said(clue.text) for clue in clues[name]}) == 11, name
        number = Counter(clue.distance for clue in clues[name])
        assert number["near"] == 2, name
        assert min(number["middling"] - 2, number["far"]) >= 2, name


@each_deck
@each_language
def test_each_card_has_sayings(deck: BuiltIn, language: str) -> None:
    sayings = sayings_of(deck.slug, language)
    assert list(sayings) == [card.name for card in deck.cards]
    for name, own in sayings.items():
        assert len({said(one) for one in own}) == len(own) == (12 if language == "en" else 8), name


@each_deck
def test_no_clue_is_told_that_is_a_title(deck: BuiltIn) -> None:
    titles = {said(card.title) for card in deck.cards}
    told = known("en").tellable
    assert not titles & {said(clue.text) for card in told.values() for clue in card.clues}


@each_deck
def test_the_table_was_made_from_nearly_all_texts_of_today(deck: BuiltIn) -> None:
    """If this fails, the table is to be made anew: see tools/bot_words.py."""
    made_from = json.loads(MADE_FROM.read_text("utf-8"))[deck.slug]
    today = digests_of_texts(deck)
    changed = [name for name in today if made_from.get(name) != today[name]]
    assert len(changed) <= len(today) / 8, changed


@each_deck
def test_the_table_has_a_number_for_each_word_and_card(deck: BuiltIn) -> None:
    table = word_table()
    assert len(table.places) == 20_000
    assert len(table.phrases) > 4_000
    entries = len(table.places) + len(table.phrases)
    assert len(table.decks[deck.slug]) == entries * len(deck.cards)


@each_deck
def test_every_english_saying_is_a_phrase_of_the_table(deck: BuiltIn) -> None:
    own = [saying for sayings in sayings_of(deck.slug, "en").values() for saying in sayings]
    missing = [one for one in own if " " in said(one) and stems(one) not in word_table().phrases]
    assert len(missing) <= len(own) / 50, missing


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_english_words_of_a_glossary_are_in_the_table(language: str) -> None:
    english = {word for words in glossary_of(language).entries.values() for word in words}
    missing = [word for word in english if word_table().place(word) is None]
    assert len(missing) < len(english) / 50, missing


# What it is good for


@pytest.mark.parametrize(
    ("language", "clue", "card", "other"),
    [
        ("en", "whale", "first-light/kept-whale", "first-light/moon-laundry"),
        ("en", "doing the washing", "first-light/moon-laundry", "first-light/kept-whale"),
        ("pt-br", "baleias", "first-light/kept-whale", "first-light/moon-laundry"),
        ("es", "colada", "first-light/moon-laundry", "first-light/kept-whale"),
        ("da", "hvalerne", "first-light/kept-whale", "first-light/moon-laundry"),
    ],
)
def test_a_clue_fits_its_card(language: str, clue: str, card: str, other: str) -> None:
    sense = known(language).sense
    here, there = sense.fits(sense.hear(clue), [card_of(card), card_of(other)])
    assert here > there + 0.5


@pytest.mark.parametrize(
    ("language", "clue", "card", "other"),
    [
        ("en", "Always out of reach!", "first-light/world-turtle", "first-light/cage-storm"),
        ("en", "It is the end of the line", "long-way-round/shell-tram", "first-light/kite-diver"),
        (
            "pt-br",
            "Isso é tempestade em copo d'água",
            "first-light/cup-storm",
            "first-light/cradle",
        ),
        ("es", "Se ahoga en un vaso de agua", "first-light/cup-storm", "first-light/own-rain"),
        ("da", "Som et møl mod lyset", "first-light/lamp-moth", "first-light/under-the-bed"),
    ],
)
def test_a_saying_is_understood_whole(language: str, clue: str, card: str, other: str) -> None:
    sense = known(language).sense
    here, there = sense.fits(sense.hear(clue), [card_of(card), card_of(other)])
    assert here > there + 0.5


def test_a_phrase_means_more_than_its_words() -> None:
    sense, cards = known("en").sense, DECKS[0].cards()
    whole, apart = (
        sense.fits(sense.hear(clue), cards) for clue in ("wake up call", "call, up, wake")
    )
    assert whole != apart


def test_a_saying_that_was_told_before_counts_for_less() -> None:
    sense, cards = known("en").sense, [card_of("first-light/world-turtle")]
    new = sense.fits(sense.hear("always just out of reach"), cards)
    stale = sense.fits(sense.hear("always just out of reach", ["Reach for it"]), cards)
    assert stale < new


def test_not_everybody_thinks_of_a_saying() -> None:
    sense, card = known("en").sense, card_of("first-light/world-turtle")
    heard = sense.hear("always just out of reach")
    ears = [Ear(of=persona.slug, share=0.5) for persona in PERSONAS]
    assert len({sense.fits(heard, [card], ear)[0] for ear in ears}) > 1


@each_language
def test_a_clue_without_a_word_fits_no_card_better(language: str) -> None:
    sense = known(language).sense
    assert set(sense.fits(sense.hear("?! 🌙"), DECKS[0].cards())) == {0.0}


def test_a_word_that_was_told_before_counts_for_less() -> None:
    sense, cards = known("en").sense, [card_of("first-light/kept-whale")]
    new = sense.fits(sense.hear("whale night"), cards)
    stale = sense.fits(sense.hear("whale night", ["The whale", "A whale again"]), cards)
    assert stale < new


def test_people_with_other_associations_hear_otherwise() -> None:
    sense, card = known("en").sense, card_of("first-light/kept-whale")
    words = associations_of("first-light", "en")["kept-whale"]
    ears = [Ear(of=name, share=0.5) for name in ("otto", "ines")]
    heard = [[sense.fits(sense.hear(word), [card], ear)[0] for word in words] for ear in ears]
    assert heard[0] != heard[1]


def test_guessers_are_given_no_clue() -> None:
    """What guesses has only a sense, and no text in it is a clue."""
    known_words: set[str] = set()
    for card in known("en").sense.words.values():
        known_words |= card.texts | set(card.associations)
    known_words |= set(known("en").sense.sayings.words)
    assert not any(" " in word for word in known_words)
    clues = {said(c.text) for card in known("en").tellable.values() for c in card.clues}
    assert not {clue for clue in clues if " " in clue} & known_words


# Glossaries

ENTRIES = {
    "maane": ("moon",),
    "vaske": ("wash",),
    "tag": ("roof",),
    "give slip": ("release",),
    "skorsten": ("chimney",),
}


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("måne", [("moon",)]),
        ("månen", [("moon",)]),
        ("at give slip", [(), ("release",)]),
        ("månetag", [("roof", "moon")]),
        ("skårsten", [("chimney",)]),
        ("xyzzy", [()]),
    ],
)
def test_unknown_words_are_known_by_their_parts_or_their_sound(
    text: str, english: list[tuple[str, ...]]
) -> None:
    assert [one.english for one in Glossary("da", ENTRIES).read(tokens(text))] == english


# Decks of others


def test_cards_that_nobody_describes_are_not_known() -> None:
    brought = Deck("holiday", 2)
    assert knowledge_for((*DECKS, brought), "en") is None
    texts = {Card("holiday:1"): "A dog on a beach"}
    assert knowledge_for((brought,), "en", texts) is None


def test_cards_of_others_are_known_by_their_descriptions() -> None:
    dog, church = Card("holiday:1"), Card("holiday:2")
    texts = {dog: "A dog runs along a beach", church: "A church tower at night"}
    knowledge = knowledge_for((Deck("holiday", 2),), "en", texts)
    assert knowledge is not None
    for clue, card in (("puppy by the ocean", dog), ("praying in the dark", church)):
        fits = knowledge.sense.fits(knowledge.sense.hear(clue), [dog, church])
        assert (fits[0] > fits[1]) is (card == dog)
    assert "beach" in knowledge.tellable[dog].associations


# What it is measured with


@pytest.mark.parametrize(("name", "size"), [("five", 5), ("six", 6)])
def test_what_bots_are_measured_with_is_whole(name: str, size: int) -> None:
    lines = (MEASURED_WITH / f"{name}.jsonl").read_text("utf-8").splitlines()
    for asked in map(json.loads, lines):
        board = [card_of(card) for card in asked["board"]]
        assert len(set(board)) == size
        assert card_of(asked["card"]) in board
        assert asked["language"] in LANGUAGES
