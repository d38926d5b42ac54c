"""The settings that a table chooses for itself, and their bounds."""

from typing import Annotated, Literal, get_args

import msgspec

from games.rules.editions import (
    CLASSIC,
    EDITIONS,
    FEWEST_PLAYERS,
    Edition,
    EditionName,
    hand_size,
)
from games.rules.names import Card, Number
from games.rules.refusals import Code, RuleViolation

TARGET = (10, 100)
HAND = (4, 8)
SECONDS = (10, 7 * 24 * 60 * 60)
DECK_CARDS = (1, 1000)
MOST_DECKS = 20

Clues = Literal["words", "performed"]
TimedPhase = Literal["clue", "cards", "votes", "reveal"]
TIMED_PHASES: tuple[TimedPhase, ...] = get_args(TimedPhase)


DeckName = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{1,50}$")]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of pictures, numbered from 1."""

    name: DeckName
    size: Number = 84
    revision: Number = 1
    """The number of the deck's set of pictures; a game keeps the one that it was opened with."""

    def cards(self) -> tuple[Card, ...]:
        return tuple(Card(f"{self.name}:{number}") for number in range(1, self.size + 1))


class TimeLimits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for each phase; null means that the table waits as long as it takes."""

    clue: Number | None = 90
    cards: Number | None = 60
    votes: Number | None = 60
    reveal: Number | None = 20

    def of(self, phase: TimedPhase) -> int | None:
        seconds: int | None = getattr(self, phase)
        return seconds


NO_LIMITS = TimeLimits(clue=None, cards=None, votes=None, reveal=None)


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    decks: tuple[Deck, ...]
    edition: EditionName = CLASSIC.name
    target: Number = 30
    hand: Number = 6
    """Cards in a hand with four players or more; with three it is one more."""
    limits: TimeLimits = TimeLimits()
    auto_reveal: bool = False
    """The storyteller's card is shown as soon as the votes are, without waiting for them."""
    late_joining: bool = True
    stand_ins: bool = False
    """A bot plays for whoever is away, until they act again."""
    clues: Clues = "words"
    """Performed clues may be sung or mimed; words are taken at such a table too."""

    @property
    def rules(self) -> Edition:
        return EDITIONS[self.edition]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for deck in self.decks for card in deck.cards())

    @property
    def card_count(self) -> int:
        return sum(deck.size for deck in self.decks)

    def cards_needed(self, players: int) -> int:
        return players * hand_size(players, self.hand)


def check_settings(settings: Settings) -> None:
    _within("target", settings.target, TARGET)
    _within("hand", settings.hand, HAND)
    for phase in TIMED_PHASES:
        seconds = settings.limits.of(phase)
        if seconds is not None:
            _within(f"limits.{phase}", seconds, SECONDS)
    _within("decks", len(settings.decks), (1, MOST_DECKS))
    for deck in settings.decks:
        _within("decks.size", deck.size, DECK_CARDS)
    if len({deck.name for deck in settings.decks}) < len(settings.decks):
        raise RuleViolation(Code.SAME_DECK_TWICE)
    check_cards_suffice(settings, FEWEST_PLAYERS)


def check_cards_suffice(settings: Settings, players: int) -> None:
    needed = settings.cards_needed(players)
    if settings.card_count < needed:
        raise RuleViolation(Code.TOO_FEW_CARDS, expected=needed, given=settings.card_count)


def _within(setting: str, given: int, bounds: tuple[int, int]) -> None:
    lowest, highest = bounds
    if not lowest <= given <= highest:
        raise RuleViolation(
            Code.SETTING_OUT_OF_BOUNDS,
            setting=setting,
            lowest=lowest,
            highest=highest,
            given=given,
        )
