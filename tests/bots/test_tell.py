"""What bots tell: a clue that some will find, and never one twice."""

from random import Random

import pytest
from msgspec.structs import replace

from bots.choose import choose
from bots.knowledge import Knowledge, Tellable
from bots.personas import PERSONAS, STRENGTHS, Strength
from bots.words import LANGUAGES, said
from games.rules import moves as m
from games.rules.names import Card
from games.rules.settings import Settings
from games.rules.view import ClueView, as_player, view_for
from testkit.games_in_memory import BLUE, GREEN, PINK, YELLOW, started
from testkit.games_of_bots import DECKS, known

each_language = pytest.mark.parametrize("language", LANGUAGES)


def clue_to_tell() -> ClueView:
    game = started(PINK, BLUE, GREEN, YELLOW, settings=Settings(decks=DECKS))
    view = view_for(game.table, as_player(PINK))
    assert isinstance(view, ClueView)
    return view


def hand(view: ClueView) -> tuple[Card, ...]:
    assert view.you is not None
    return view.you.hand


def told(
    view: ClueView, knowledge: Knowledge, memory: tuple[str, ...] = (), strength: Strength = "sharp"
) -> m.GiveClue:
    move = choose(view, knowledge, PERSONAS[0].at(strength), Random(3), memory)
    assert isinstance(move, m.GiveClue)
    assert said(move.clue) not in {said(clue) for clue in memory}
    assert move.card in hand(view)
    return move


@each_language
def test_a_clue_written_for_a_card_of_the_hand_is_told(language: str) -> None:
    view, knowledge = clue_to_tell(), known(language)
    move = told(view, knowledge)
    assert move.clue in {clue.text for clue in knowledge.tellable[move.card].clues}


@each_language
def test_when_all_written_clues_are_used_up_others_are_made(language: str) -> None:
    view, knowledge = clue_to_tell(), known(language)
    mine = [knowledge.tellable[card] for card in hand(view)]
    used = tuple(clue.text for card in mine for clue in card.clues)
    move = told(view, knowledge, used)
    assert move.clue in knowledge.tellable[move.card].associations
    used += tuple(word for card in mine for word in card.associations)
    one, other = told(view, knowledge, used).clue.split(", ")
    assert {one, other} <= {word for card in mine for word in card.associations}


def test_there_is_a_clue_even_where_nothing_is_left_to_say() -> None:
    view, knowledge = clue_to_tell(), known("en")
    speechless = {card: Tellable((), ()) for card in knowledge.tellable}
    assert told(view, replace(knowledge, tellable=speechless)).clue
    few = {card: Tellable((), ("sea", "sun", "sand")) for card in knowledge.tellable}
    memory: tuple[str, ...] = ()
    for _ in range(12):
        memory = (*memory, told(view, replace(knowledge, tellable=few), memory).clue)


def test_a_clue_that_all_would_find_is_not_told() -> None:
    """Somebody who thinks ahead leaves the card whose every clue names it."""
    view, knowledge = clue_to_tell(), known("en")
    plain, *others = hand(view)
    words = knowledge.tellable[plain].associations
    naming = Tellable((), (", ".join(words[:6]), ", ".join(words[6:12])))
    tellable = {**knowledge.tellable, plain: naming}
    assert told(view, replace(knowledge, tellable=tellable)).card in others


@each_language
@pytest.mark.parametrize("strength", ["usual", "sharp"])
def test_plain_clues_are_told_when_there_are_few_others(language: str, strength: Strength) -> None:
    view, knowledge = clue_to_tell(), known(language)
    mine = [clue for card in hand(view) for clue in knowledge.tellable[card].clues]
    used: tuple[str, ...] = ()
    for distances in (("far",), ("far", "middling"), ("far", "middling", "near")):
        wanted = {clue.text for clue in mine if clue.distance in distances}
        assert told(view, knowledge, used, strength).clue in wanted
        used = tuple(clue.text for clue in mine if clue.distance in distances)


def test_words_that_were_told_before_are_avoided() -> None:
    view, knowledge = clue_to_tell(), known("en")
    first = told(view, knowledge)
    again = told(view, knowledge, tuple(f"{first.clue} {n} times" for n in ("two", "three")))
    assert again.clue != first.clue


def test_strength_changes_what_is_told() -> None:
    view, knowledge = clue_to_tell(), known("en")
    assert len({told(view, knowledge, strength=strength).clue for strength in STRENGTHS}) > 1


def test_there_are_a_dozen_personas_with_a_name_of_their_own_in_each_language() -> None:
    assert len(PERSONAS) == 12
    assert len({persona.slug for persona in PERSONAS}) == 12
    for language in LANGUAGES:
        assert len({persona.name(language) for persona in PERSONAS}) == 12
