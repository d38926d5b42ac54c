"""Telling: the card and the clue that some guessers would find, but not all.

A bot plays its own clue through before it tells it. It lays boards as they may come about, asks
guessers who are as unsure as people are, and takes the clue that most often ends well.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random

import msgspec

from bots.clues import Distance
from bots.knowledge import Knowledge
from bots.mind import Mind, likelihoods, mistake
from bots.words import said, telling, tokens
from games.rules.editions import EDITIONS, cards_each, hand_size
from games.rules.moves import GiveClue
from games.rules.names import Card
from games.rules.view import ClueView, You

ENOUGH = 8
"""The number of clues below which a bot thinks of nearer ones, and then makes some of its own."""
OWN_FOR_EACH_CARD = 3
CARELESS = 0.1
"""The part of a persona's haziness that its judgement of clues has."""
REPEATED = 0.1
"""The loss of a clue for each clue told before in the room that shares a word with it."""
UNSURE = 0.75
"""The temperature of the guessers that a bot imagines."""
HAZY = 0.4
"""The errors of those who are imagined to give cards."""
FOUND_BY_EYE: Mapping[Distance | None, float] = {
    "near": 3.0,
    "middling": 2.2,
    "far": 0.0,
    None: 1.5,
}
"""The fit that a clue has for people beyond that of its words."""


class Candidate(msgspec.Struct, frozen=True):
    card: Card
    clue: str
    distance: Distance | None = None


class Guesser(msgspec.Struct, frozen=True):
    """Somebody imagined: the cards that they may give, and how they err."""

    hand: tuple[Card, ...]
    errors: tuple[float, ...]


class World(msgspec.Struct, frozen=True):
    """A turn as it may go on."""

    guessers: tuple[Guesser, ...]
    seen: bool
    """True where the guessers see what the author of a clue saw, and don't go by words alone."""


def tell(view: ClueView, you: You, mind: Mind, knowledge: Knowledge) -> GiveClue:
    dice, persona = mind.dice, mind.persona
    told = frozenset(said(clue) for clue in mind.memory)
    hand = dice.sample(you.hand, len(you.hand))
    candidates: Sequence[Candidate] = list(_authored(hand, knowledge, told))
    if len(candidates) < ENOUGH:
        candidates = [*candidates, *_made(hand, knowledge, told, dice)]
    if not candidates:
        return GiveClue(view.turn, hand[0], _last_resort(view, hand, knowledge, told))
    if persona.worlds:
        candidates = _farthest(candidates)
        worlds = list(_worlds(view, you, knowledge, persona.worlds, dice))
        values = [
            _value(one, view, mind, worlds) + persona.haziness * CARELESS * mistake(dice)
            for one in candidates
        ]
        chosen = candidates[values.index(max(values))]
    else:
        chosen = dice.choice(candidates)
    return GiveClue(view.turn, chosen.card, chosen.clue)


# Clues


def _authored(
    hand: Iterable[Card], knowledge: Knowledge, told: frozenset[str]
) -> Iterator[Candidate]:
    for card in hand:
        for clue in knowledge.tellable[card].clues:
            if said(clue.text) not in told:
                yield Candidate(card, clue.text, clue.distance)


def _farthest(candidates: Sequence[Candidate]) -> Sequence[Candidate]:
    """The far clues, with nearer ones where those are few: people find the card of a near one."""
    for distances in (("far",), ("far", "middling")):
        some = [one for one in candidates if one.distance in distances]
        if len(some) >= ENOUGH:
            return some
    return candidates


def _made(
    hand: Iterable[Card], knowledge: Knowledge, told: frozenset[str], dice: Random
) -> Iterator[Candidate]:
    """Clues of a card's associations: one alone, or two if each has been told."""
    for card in hand:
        own = knowledge.tellable[card].associations
        new = [word for word in own if said(word) not in told]
        if not new:
            pairs = [f"{one}, {other}" for one, other in combinations(own, 2)]
            new = [pair for pair in pairs if said(pair) not in told]
        for clue in dice.sample(new, min(OWN_FOR_EACH_CARD, len(new))):
            yield Candidate(card, clue)


def _last_resort(
    view: ClueView, hand: Sequence[Card], knowledge: Knowledge, told: frozenset[str]
) -> str:
    """Something that was never told, where all there is to say of a hand has been."""
    words = [word for card in hand for word in knowledge.tellable[card].associations]
    new = (" ".join(some) for some in combinations(words, 3))
    return next((clue for clue in new if said(clue) not in told), f"{view.turn}!")


# What may come of them


def _worlds(
    view: ClueView, you: You, knowledge: Knowledge, number: int, dice: Random
) -> Iterator[World]:
    known = {*you.hand, *view.discard}
    unseen = [card for card in knowledge.cards_of(view.settings.decks) if card not in known]
    players = sum(not player.left for player in view.players)
    held = hand_size(players, view.settings.hand)
    for n in range(number):
        drawn = dice.sample(unseen, min(len(unseen), held * (players - 1)))
        hands = [tuple(drawn[at : at + held]) for at in range(0, len(drawn), held)]
        guessers = (Guesser(hand, tuple(mistake(dice) * HAZY for _ in hand)) for hand in hands)
        yield World(tuple(guessers), seen=n % 2 == 0)


def _value(one: Candidate, view: ClueView, mind: Mind, worlds: Sequence[World]) -> float:
    """The part of worlds in which some find the card, with what the persona likes beside."""
    cards = list(dict.fromkeys(c for w in worlds for g in w.guessers for c in g.hand))
    fits = mind.sense.fits(mind.sense.hear(one.clue), [one.card, *cards])
    own, others = fits[0], dict(zip(cards, fits[1:], strict=True))
    votes_each = EDITIONS[view.settings.edition].votes_each
    some, found = 0.0, 0.0
    for world in worlds:
        fit = own + (FOUND_BY_EYE[one.distance] if world.seen else 0.0)
        chances = _chances(fit, others, world)
        everybody = math.prod(chance**votes_each for chance in chances)
        nobody = math.prod((1 - chance) ** votes_each for chance in chances)
        some += 1 - everybody - nobody
        found += sum(chances) / max(1, len(chances))
    liked = mind.persona.boldness * (len(worlds) / 2 - found)
    return (some + liked) / len(worlds) - REPEATED * _repeats(one, mind)


def _repeats(one: Candidate, mind: Mind) -> int:
    """The number of clues told before that share a word with this one."""
    words = set(telling(tokens(one.clue), mind.sense.language))
    return sum(not words.isdisjoint(tokens(clue)) for clue in mind.memory)


def _chances(own: float, others: Mapping[Card, float], world: World) -> list[float]:
    """The likelihood of each guesser's vote for the storyteller's card."""
    each = cards_each(len(world.guessers) + 1)
    given = [
        sorted(
            (others[card] + error, others[card])
            for card, error in zip(guesser.hand, guesser.errors, strict=True)
        )[-each:]
        for guesser in world.guessers
    ]
    laid = [[fit for _, fit in cards] for cards in given]
    return [
        likelihoods([own, *(f for n, fits in enumerate(laid) if n != me for f in fits)], UNSURE)[0]
        for me in range(len(laid))
    ]
