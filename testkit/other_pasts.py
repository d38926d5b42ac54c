"""Other pasts of a game: what one viewer may not know is changed, and what they may know stays."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import msgspec
from msgspec.structs import replace

from games.rules import events as e
from games.rules.names import Card, Player
from games.rules.state import Phase, Table, fold
from games.rules.view import Viewer

Past = list[e.AnyEvent]
OtherPast = Callable[[Past, Viewer, Random], Past]


def other_cards(past: Past, viewer: Viewer, rng: Random) -> Past:
    """Cards that the viewer has never been shown change places, wherever they are."""
    hidden = sorted(set(fold(past).settings.cards) - shown_to(viewer, past))
    others = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def changed(tree: object) -> object:
        match tree:
            case str(text):
                return others.get(Card(text), text)
            case list(items):
                return [changed(item) for item in items]
            case dict(fields):
                return {key: changed(value) for key, value in fields.items()}
            case _:
                return tree

    kept = msgspec.json.decode(msgspec.json.encode(past))
    return msgspec.json.decode(msgspec.json.encode(changed(kept)), type=list[e.AnyEvent])


def shown_to(viewer: Viewer, past: Past) -> set[Card]:
    shown: set[Card] = set()
    for event in past:
        match event:
            case e.BoardLaid(board):
                shown.update(board)
            case e.CardsDrawn(hands) if viewer.player is not None:
                shown.update(hands.get(viewer.player, ()))
            case e.PlayerLeft(_, hand):
                shown.update(hand)
            case e.CardsReturned(hands):
                shown.update(card for hand in hands.values() for card in hand)
            case _:
                pass
    return shown


def other_hands(past: Past, viewer: Viewer, rng: Random) -> Past:
    """The others hold other cards, of those that they and the pile hold between them."""
    table = fold(past)
    places: list[Place] = [(None, card) for card in table.pile]
    for player, hand in table.hands.items():
        if player != viewer.player:
            places += [(player, card) for card in hand]
    if table.phase is Phase.CARDS:
        places += given_by_others(table, viewer)
    return with_cards_elsewhere(past, shuffled_places(places, rng))


def other_givers(past: Past, viewer: Viewer, rng: Random) -> Past:
    """The cards of a turn that isn't revealed yet come from others, the storyteller's too."""
    return with_cards_elsewhere(past, shuffled_places(given_by_others(fold(past), viewer), rng))


Place = tuple[Player | None, Card]
"""A card, and the player in whose hand it is or was before it was given; None for the pile."""


def given_by_others(table: Table, viewer: Viewer) -> list[Place]:
    turn = table.turn
    told = [] if turn.card is None else [(turn.storyteller, turn.card)]
    gave = [(player, card) for player, cards in turn.given.items() for card in cards]
    return [(player, card) for player, card in (*told, *gave) if player != viewer.player]


def shuffled_places(places: Sequence[Place], rng: Random) -> dict[Place, Card]:
    cards = [card for _, card in places]
    return dict(zip(places, rng.sample(cards, len(cards)), strict=True))


def with_cards_elsewhere(past: Past, others: Mapping[Place, Card]) -> Past:
    """Each place has held its other card since it last got one."""
    since = {place: when_it_came(past, place) for place in others}

    def changed(version: int, player: Player | None, cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(
            others[player, card] if version >= since.get((player, card), len(past)) else card
            for card in cards
        )

    def rewritten(version: int, event: e.AnyEvent) -> e.AnyEvent:
        match event:
            case e.CardsDrawn(hands) | e.CardsReturned(hands):
                return replace(event, hands={p: changed(version, p, hands[p]) for p in hands})
            case e.CardsGiven(player, cards):
                return replace(event, cards=changed(version, player, cards))
            case e.ClueGiven(player, card):
                return replace(event, card=changed(version, player, (card,))[0])
            case e.GameStarted(pile) | e.PileReshuffled(pile):
                return replace(event, pile=changed(version, None, pile))
            case _:
                return event

    return [rewritten(version, event) for version, event in enumerate(past)]


def when_it_came(past: Past, place: Place) -> int:
    player, card = place

    def brings(event: e.AnyEvent) -> bool:
        match event:
            case e.CardsDrawn(hands) if player is not None:
                return card in hands.get(player, ())
            case e.GameStarted(pile) | e.PileReshuffled(pile) if player is None:
                return card in pile
            case _:
                return False

    return max(version for version, event in enumerate(past) if brings(event))


def other_votes(past: Past, viewer: Viewer, rng: Random) -> Past:
    """Votes never shown were others: those still secret, and those changed in time."""
    board: tuple[Card, ...] = ()
    changed: Past = []
    for version, event in enumerate(past):
        if isinstance(event, e.BoardLaid):
            board = event.board
        if isinstance(event, e.VotesCast) and never_shown(event, past[version + 1 :], viewer):
            slots = tuple(rng.randint(1, len(board)) for _ in event.slots)
            changed.append(replace(event, slots=slots))
        else:
            changed.append(event)
    return changed


def never_shown(vote: e.VotesCast, since: Past, viewer: Viewer) -> bool:
    if vote.player == viewer.player:
        return False
    for event in since:
        if isinstance(event, e.VotesCast) and event.player == vote.player:
            return True
        if isinstance(event, e.VotesShown):
            return False
    return True


def other_first_thoughts(past: Past, viewer: Viewer, rng: Random) -> Past:
    """Cards that others gave and took back were other cards of their hands."""
    table, changed = Table(), Past()
    for version, event in enumerate(past):
        match event:
            case e.CardsGiven(player, cards) if taken_back(event, past[version + 1 :], viewer):
                mine = table.hands[player] + table.turn.given.get(player, ())
                changed.append(replace(event, cards=tuple(rng.sample(mine, len(cards)))))
            case e.PlayerLeft(player):  # with the same hand in another order
                changed.append(replace(event, hand=table.hands.get(player, ())))
            case _:
                changed.append(event)
        table = fold(changed[-1:], table)
    return changed


def taken_back(gift: e.CardsGiven, since: Past, viewer: Viewer) -> bool:
    if gift.player == viewer.player:
        return False
    for event in since:
        if isinstance(event, e.CardsGiven) and event.player == gift.player:
            return True
        if isinstance(event, e.BoardLaid):
            return False
    return False


OTHER_PASTS: Mapping[str, OtherPast] = {
    "other cards": other_cards,
    "other hands": other_hands,
    "other givers": other_givers,
    "other votes": other_votes,
    "other first thoughts": other_first_thoughts,
}
