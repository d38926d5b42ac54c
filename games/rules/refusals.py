"""The refusals of the rules: a closed set of codes, each with a sentence."""

from enum import StrEnum
from typing import Any, Literal

from games.rules.names import Card, Colour

Fact = str | int | list[str] | None
Setting = Literal[
    "target",
    "hand",
    "limits.clue",
    "limits.cards",
    "limits.votes",
    "limits.reveal",
    "decks",
    "decks.size",
]


class Code(StrEnum):
    # who you are at this table
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    LEFT_FOR_GOOD = "left_for_good"
    NOT_THE_HOST = "not_the_host"
    NO_SUCH_PLAYER = "no_such_player"
    NOT_AWAY = "not_away"
    NOT_YOURS_TO_ASK = "not_yours_to_ask"
    # the lobby
    ALREADY_OPEN = "already_open"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    GAME_OVER = "game_over"
    TABLE_FULL = "table_full"
    TOO_FEW_PLAYERS = "too_few_players"
    TOO_MANY_PLAYERS = "too_many_players"
    TOO_FEW_CARDS = "too_few_cards"
    SAME_DECK_TWICE = "same_deck_twice"
    SETTING_OUT_OF_BOUNDS = "setting_out_of_bounds"
    COLOUR_TAKEN = "colour_taken"
    NO_SUCH_COLOUR = "no_such_colour"
    NO_LATE_JOINING = "no_late_joining"
    # the turn
    STALE_TURN = "stale_turn"
    TOO_EARLY = "too_early"
    PHASE_OVER = "phase_over"
    TOO_MANY_CHANGES = "too_many_changes"
    NOT_YOUR_TURN = "not_your_turn"
    # what is asked for
    BAD_CLUE = "bad_clue"
    WORDS_ONLY = "words_only"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    SAME_CARD_TWICE = "same_card_twice"
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    WRONG_NUMBER_OF_VOTES = "wrong_number_of_votes"
    NO_SUCH_SLOT = "no_such_slot"
    OWN_CARD = "own_card"
    # what has been said
    NO_SUCH_CLUE = "no_such_clue"


def sentence(text: str) -> str:
    """Marks a text to be translated. The rules themselves say everything in English."""
    return text


SENTENCES: dict[Code, str] = {
    Code.NOT_SEATED: sentence("You have no seat at this table."),
    Code.ALREADY_SEATED: sentence("You already have a seat at this table."),
    Code.LEFT_FOR_GOOD: sentence("You have left this game, and leaving is for good."),
    Code.NOT_THE_HOST: sentence("Only the host may do that."),
    Code.NO_SUCH_PLAYER: sentence("That player has no seat at this table."),
    Code.NOT_AWAY: sentence("You are not away: the table is already counting on you."),
    Code.NOT_YOURS_TO_ASK: sentence("This is not for you to ask."),
    Code.ALREADY_OPEN: sentence("This game is already open."),
    Code.ALREADY_STARTED: sentence("The game has already started."),
    Code.NOT_STARTED: sentence("The game has not started yet."),
    Code.GAME_OVER: sentence("The game is over."),
    Code.TABLE_FULL: sentence("The table is full: {expected} can play."),
    Code.TOO_FEW_PLAYERS: sentence("It takes at least {expected} players, and there are {given}."),
    Code.TOO_MANY_PLAYERS: sentence(
        "At most {expected} can play this edition, and there are {given}."
    ),
    Code.TOO_FEW_CARDS: sentence(
        "That many players need {expected} cards; the decks hold {given}."
    ),
    Code.SAME_DECK_TWICE: sentence("Each deck can be in the pile only once."),
    Code.SETTING_OUT_OF_BOUNDS: sentence(
        "{setting} must be from {lowest} to {highest}, not {given}."
    ),
    Code.COLOUR_TAKEN: sentence("Somebody else already plays {given}."),
    Code.NO_SUCH_COLOUR: sentence("This edition has no colour {given}."),
    Code.NO_LATE_JOINING: sentence("This table takes nobody in once the game has started."),
    Code.STALE_TURN: sentence("That was for turn {given}, and the table is at turn {expected}."),
    Code.TOO_EARLY: sentence("It is not time for that yet."),
    Code.PHASE_OVER: sentence("Too late: that part of the turn is over."),
    Code.TOO_MANY_CHANGES: sentence(
        "That can be changed {expected} times; what you chose last stands."
    ),
    Code.NOT_YOUR_TURN: sentence("That is not yours to do this turn."),
    Code.BAD_CLUE: sentence(
        "A clue has from {lowest} to {highest} characters, something to see among them."
    ),
    Code.WORDS_ONLY: sentence("This table takes clues in words alone."),
    Code.CARD_NOT_IN_HAND: sentence("You do not hold that card."),
    Code.SAME_CARD_TWICE: sentence("Give different cards."),
    Code.WRONG_NUMBER_OF_CARDS: sentence("You give {expected}, not {given}."),
    Code.WRONG_NUMBER_OF_VOTES: sentence("You have {expected} to cast, not {given}."),
    Code.NO_SUCH_SLOT: sentence("The board has slots 1 to {expected}; there is no {given}."),
    Code.OWN_CARD: sentence("You can't vote for a card of your own."),
    Code.NO_SUCH_CLUE: sentence("Turn {given} has no clue."),
}


FACTS: dict[Code, dict[str, Any]] = {
    Code.TABLE_FULL: {"expected": int},
    Code.TOO_FEW_PLAYERS: {"expected": int, "given": int},
    Code.TOO_MANY_PLAYERS: {"expected": int, "given": int},
    Code.TOO_FEW_CARDS: {"expected": int, "given": int},
    Code.SETTING_OUT_OF_BOUNDS: {"setting": Setting, "lowest": int, "highest": int, "given": int},
    Code.COLOUR_TAKEN: {"given": Colour},
    Code.NO_SUCH_COLOUR: {"given": Colour, "expected": list[Colour]},
    Code.STALE_TURN: {"given": int, "expected": int},
    Code.TOO_MANY_CHANGES: {"expected": int},
    Code.BAD_CLUE: {"lowest": int, "highest": int, "given": int},
    Code.CARD_NOT_IN_HAND: {"given": list[Card]},
    Code.WRONG_NUMBER_OF_CARDS: {"expected": int, "given": int},
    Code.WRONG_NUMBER_OF_VOTES: {"expected": int, "given": int},
    Code.NO_SUCH_SLOT: {"expected": int, "given": int},
    Code.OWN_CARD: {"given": int},
    Code.NO_SUCH_CLUE: {"given": int},
}
"""The facts that come along, with their types. The sentence tells some of them, or all."""


class RuleViolation(Exception):
    """A move that the rules refuse, with the facts that explain it."""

    def __init__(self, code: Code, **facts: Fact) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    @property
    def sentence(self) -> str:
        return SENTENCES[self.code].format(**self.facts)

    def __str__(self) -> str:
        return self.sentence
