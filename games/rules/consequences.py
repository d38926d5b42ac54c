"""The events that follow a move without anybody asking for them.

The last guesser's card lays the board, the last vote shows the votes, a scored turn begins the
next. The table is asked what follows, and asked again after that, until nothing follows.
"""

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from games.rules import events as e
from games.rules.chance import (
    DEAL,
    board_purpose,
    clock_purpose,
    hand_purpose,
    pile_purpose,
    shuffled,
)
from games.rules.editions import FEWEST_PLAYERS, cards_each, hand_size
from games.rules.moves import Moment
from games.rules.names import Card, Player
from games.rules.scoring import score
from games.rules.settings import TimedPhase
from games.rules.state import RUNNING, Phase, Table, fold

CAUGHT_UNTIL_AWAY = 2


def consequences(table: Table, moment: Moment) -> list[e.AnyEvent]:
    """All events that follow by themselves, until the table waits for somebody again."""
    happened: list[e.AnyEvent] = []
    while following := _what_follows(table, moment):
        happened += following
        table = fold(following, table)
    return happened


def _what_follows(table: Table, moment: Moment) -> Sequence[e.AnyEvent]:
    people = table.people
    if table.phase is Phase.LOBBY and not people:
        return [e.GameAbandoned("everyone_left", moment.seed.hex())]
    if table.phase not in RUNNING:
        return []
    if not people:
        return [e.GameAbandoned("everyone_left", moment.seed.hex())]
    if len(table.present) < FEWEST_PLAYERS:
        return [_too_few_are_left(table, moment)]
    if table.away.issuperset(people):
        return [e.GameAbandoned("everyone_away", moment.seed.hex())]
    if table.settings.stand_ins and (left_alone := table.away - table.kept):
        return [e.SeatKept(player) for player in table.present if player in left_alone]
    match table.phase:
        case Phase.CLUE:
            return _skip_an_absent_storyteller(table)
        case Phase.CARDS:
            return _cards_of_the_away(table, moment) or _board_if_all_gave(table, moment)
        case Phase.VOTES:
            return _passes_of_the_away(table) or _votes_shown_if_all_voted(table, moment)
        case Phase.REVEAL:
            return _reveal_for_an_absent_storyteller(table)
        case Phase.SCORING:
            return [_turn_scored(table)]
        case Phase.BETWEEN_TURNS:
            return _game_won(table, moment) or _next_turn(table, moment)
        case _:
            return []


def storyteller_is_here(table: Table) -> bool:
    return table.waits_for(table.turn.storyteller)


# The clock


def deadline(table: Table, phase: TimedPhase, moment: Moment) -> datetime | None:
    seconds = table.settings.limits.of(phase)
    return None if seconds is None else moment.now + timedelta(seconds=seconds)


def caught(table: Table, players: tuple[Player, ...]) -> list[e.AnyEvent]:
    """These players let a phase run out; those who let the one before run out too are now away."""
    times = {p: table.caught.get(p, 0) + 1 for p in players if p not in table.away}
    away = [player for player, number in times.items() if number >= CAUGHT_UNTIL_AWAY]
    return [e.PlayersCaught(players), *map(e.PlayerWentAway, away)]


def skipped(table: Table, because: e.SkippedBecause) -> e.TurnSkipped:
    assert table.turn.storyteller is not None
    return e.TurnSkipped(table.turn.storyteller, because)


def given_by_chance(table: Table, players: Iterable[Player], moment: Moment) -> list[e.AnyEvent]:
    return [
        e.CardsGiven(player, _by_chance(table, player, moment), by_clock=True) for player in players
    ]


def _by_chance(table: Table, player: Player, moment: Moment) -> tuple[Card, ...]:
    turn = table.turn
    mixed = shuffled(table.hands[player], moment.seed, clock_purpose(player, turn.number))
    return mixed[: turn.cards_each]


def revealed(table: Table, by: e.RevealedBy) -> e.CardRevealed:
    turn = table.turn
    assert turn.card is not None
    return e.CardRevealed(turn.board.index(turn.card) + 1, by)


# Phase by phase


def _skip_an_absent_storyteller(table: Table) -> Sequence[e.AnyEvent]:
    if table.turn.storyteller is None or storyteller_is_here(table):
        return []
    return [skipped(table, "away" if table.turn.storyteller in table.away else "left")]


def _missing_and_away(table: Table) -> list[Player]:
    """The players whose part is missing, and for whom nobody waits."""
    if not table.away:
        return []
    return [player for player in table.awaited if not table.waits_for(player)]


def _cards_of_the_away(table: Table, moment: Moment) -> Sequence[e.AnyEvent]:
    return given_by_chance(table, _missing_and_away(table), moment)


def _board_if_all_gave(table: Table, moment: Moment) -> Sequence[e.AnyEvent]:
    turn = table.turn
    if table.awaited or turn.card is None:
        return []
    cards = [turn.card, *(card for cards in turn.given.values() for card in cards)]
    board = shuffled(cards, moment.seed, board_purpose(turn.number))
    return [e.BoardLaid(board, deadline(table, "votes", moment))]


def _passes_of_the_away(table: Table) -> Sequence[e.AnyEvent]:
    return [e.VotePassed(player) for player in _missing_and_away(table)]


def _votes_shown_if_all_voted(table: Table, moment: Moment) -> Sequence[e.AnyEvent]:
    if table.awaited:
        return []
    return [e.VotesShown(table.turn.votes, deadline(table, "reveal", moment))]


def _reveal_for_an_absent_storyteller(table: Table) -> Sequence[e.AnyEvent]:
    if storyteller_is_here(table) and not table.settings.auto_reveal:
        return []
    return [revealed(table, "table")]


def _turn_scored(table: Table) -> e.TurnScored:
    turn = table.turn
    assert turn.storyteller is not None
    outcome, points = score(table.settings.rules, turn.storyteller, turn.owners, turn.votes)
    return e.TurnScored(outcome, turn.owners, points)


# The end


def _game_won(table: Table, moment: Moment) -> Sequence[e.AnyEvent]:
    if max(table.points[player] for player in table.present) < table.settings.target:
        return []
    return [e.GameFinished(_leaders(table), "target", moment.seed.hex())]


def _too_few_are_left(table: Table, moment: Moment) -> e.AnyEvent:
    if table.turns_scored:
        return e.GameFinished(_leaders(table), "too_few_players", moment.seed.hex())
    return e.GameAbandoned("too_few_players", moment.seed.hex())


def _leaders(table: Table) -> tuple[Player, ...]:
    most = max(table.points[player] for player in table.present)
    return tuple(player for player in table.present if table.points[player] == most)


# From one turn to the next


def _next_turn(table: Table, moment: Moment) -> Sequence[e.AnyEvent]:
    teller = _next_storyteller(table)
    happened = list(_newcomers_seated(table, teller))
    happened += _hands_cut(fold(happened, table), moment)
    happened += _pile_reshuffled(fold(happened, table), moment)
    happened += _cards_drawn(fold(happened, table))
    players = len(fold(happened, table).present)
    began = e.TurnBegan(
        turn=table.turn.number + 1,
        storyteller=teller,
        hand_size=hand_size(players, table.settings.hand),
        cards_each=cards_each(players),
        deadline=deadline(table, "clue", moment),
    )
    return [*happened, began]


def next_to_the_left(table: Table, player: Player) -> Player | None:
    """The nearest player on this player's left who has not left the game."""
    return next(
        (other for other in _leftwards_from(table, player) if table.is_present(other)), None
    )


def _leftwards_from(table: Table, player: Player) -> tuple[Player, ...]:
    """All other seats, also of those who have left, from the player's left on."""
    circle = tuple(seat.player for seat in table.seats)
    place = circle.index(player)
    return circle[place + 1 :] + circle[:place]


def next_host(table: Table, host: Player) -> Player | None:
    """The nearest on the host's left who has not left the game and is no bot."""
    return next((other for other in _leftwards_from(table, host) if other in table.people), None)


def _next_storyteller(table: Table) -> Player | None:
    """The player to the last storyteller's left. Turn one has none until somebody gives a clue."""
    teller = table.turn.storyteller
    return None if teller is None else next_to_the_left(table, teller)


def _newcomers_seated(table: Table, teller: Player | None) -> Sequence[e.AnyEvent]:
    if teller is None:
        return []
    lowest = min(table.points[player] for player in table.present)
    return [
        e.PlayerSeated(newcomer.player, newcomer.colour, right_of=teller, points=lowest)
        for newcomer in table.waiting
    ]


def _hands_cut(table: Table, moment: Moment) -> Sequence[e.AnyEvent]:
    size = _hand_size(table)
    too_many = {
        player: shuffled(table.hands[player], moment.seed, hand_purpose(player, table.turn.number))[
            size:
        ]
        for player in table.present
        if len(table.hands[player]) > size
    }
    return [e.CardsReturned(too_many)] if too_many else []


def _pile_reshuffled(table: Table, moment: Moment) -> Sequence[e.AnyEvent]:
    if sum(_short_by(table).values()) <= len(table.pile):
        return []
    purpose = pile_purpose(table.turn.number)
    return [e.PileReshuffled(shuffled(table.pile + table.discard, moment.seed, purpose))]


def _cards_drawn(table: Table) -> Sequence[e.AnyEvent]:
    drawn, pile = {}, table.pile
    for player, number in _short_by(table).items():
        drawn[player], pile = pile[:number], pile[number:]
    return [e.CardsDrawn(drawn)] if drawn else []


def _short_by(table: Table) -> dict[Player, int]:
    """The number of cards that each player draws to fill their hand, seat by seat."""
    size = _hand_size(table)
    short = {player: size - len(table.hands[player]) for player in table.present}
    return {player: number for player, number in short.items() if number > 0}


def _hand_size(table: Table) -> int:
    return hand_size(len(table.present), table.settings.hand)


def opening_pile(table: Table, moment: Moment) -> e.GameStarted:
    """The shuffled pile with the hashes of seed and order.

    The order's hash is keyed with the seed, so that no guess at the order can be tested with it.
    """
    pile = shuffled(table.settings.cards, moment.seed, DEAL)
    return e.GameStarted(
        pile=pile,
        seed_hash=hashlib.sha256(moment.seed).hexdigest(),
        order_hash=hmac.digest(moment.seed, "\n".join(pile).encode(), "sha256").hex(),
    )
