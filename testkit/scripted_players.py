"""Players who pick their moves at random, by the rules or against them.

`some_move` picks a move for any table; `play_in_memory` plays a whole game. Both are pure: the
same `random.Random` brings about the same moves.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from games.rules import moves as m
from games.rules.decide import decide, is_due
from games.rules.editions import EDITIONS, FEWEST_PLAYERS
from games.rules.events import AnyEvent, Performance
from games.rules.names import Card, Colour, Player, Slot
from games.rules.refusals import RuleViolation
from games.rules.settings import HAND, NO_LIMITS, SECONDS, TARGET, Deck, Settings, TimeLimits
from games.rules.state import Phase, Table, fold

STRANGER = Player("stranger")
MODERATOR = m.moderator("moderator")
DAWN = datetime(2024, 1, 1, tzinfo=UTC)
A_PERFORMANCE = Performance("a-waltz", "5ea", "sung", 7_500)
CLUES = ("harbour", "¿Por qué no?", "hm hm hmmm", "Das Lied von der Erde", "月に吠える", "🌙" * 9)
BOTS = 0.2
"""The share of those who sit down as bots."""
BAD_CLUES = ("", "   ", "x" * 501, "a\x00b", "half a moon \ud83c", "\u200b")
OUT_OF_BOUNDS = (
    {"target": TARGET[0] - 1},
    {"target": TARGET[1] + 1},
    {"hand": HAND[0] - 1},
    {"hand": HAND[1] + 1},
    {"decks": ()},
    {"decks": (Deck("tiny", 2),)},
    {"decks": (Deck("none", 0),)},
    {"decks": (Deck("twin"), Deck("twin"))},
    {"limits": TimeLimits(clue=SECONDS[0] - 1)},
    {"limits": TimeLimits(reveal=SECONDS[1] + 1)},
)


class Kind(StrEnum):
    """The kinds of attempts; AWAITED is always allowed, FORBIDDEN never."""

    AWAITED = "what the table waits for"
    SECOND_THOUGHT = "a change of mind"
    FORBIDDEN = "what the rules refuse"
    ANYTHING = "anything by anybody"
    LEAVE = "leaving"
    REMOVE = "the host removes somebody"
    MODERATE = "a moderator removes somebody"
    JOIN_LATE = "joining a running game"
    COME_BACK = "coming back"
    CLOCK = "the clock asks"
    CLOSE = "the host closes the game"
    HIDE = "a clue is hidden, or shown again"
    VOID = "a moderator voids the game"


Manners = Mapping[Kind, int]
"""The relative frequency of each kind of attempt."""

POLITE: Manners = {Kind.AWAITED: 1}
ROWDY: Manners = {
    Kind.AWAITED: 60,
    Kind.SECOND_THOUGHT: 15,
    Kind.FORBIDDEN: 15,
    Kind.ANYTHING: 10,
    Kind.CLOCK: 2,
    Kind.COME_BACK: 2,
}
SLEEPY: Manners = {
    Kind.AWAITED: 50,
    Kind.CLOCK: 20,
    Kind.COME_BACK: 10,
    Kind.SECOND_THOUGHT: 5,
    Kind.JOIN_LATE: 3,
    Kind.LEAVE: 1,
}
RESTLESS: Manners = {
    Kind.AWAITED: 150,
    Kind.SECOND_THOUGHT: 10,
    Kind.FORBIDDEN: 10,
    Kind.LEAVE: 3,
    Kind.REMOVE: 1,
    Kind.MODERATE: 1,
    Kind.HIDE: 10,
    Kind.JOIN_LATE: 10,
    Kind.CLOCK: 4,
    Kind.COME_BACK: 4,
}
UNRULY: Manners = dict.fromkeys(Kind, 1) | {
    Kind.AWAITED: 200,
    Kind.FORBIDDEN: 80,
    Kind.ANYTHING: 40,
    Kind.JOIN_LATE: 10,
    Kind.CLOCK: 5,
}


@dataclass(frozen=True)
class Company:
    """The people of a game, how many sit down before the start, and how they behave."""

    people: tuple[Player, ...]
    """The first opens the game; those not seated at the start may join late."""
    seats: int
    settings: Settings
    manners: Manners = field(default_factory=lambda: ROWDY)


class Attempt(NamedTuple):
    kind: Kind
    who: m.Actor
    move: m.AnyMove


Asked = tuple[m.Actor, m.AnyMove]


def some_move(table: Table, rng: Random, company: Company) -> Asked:
    _, who, move = some_attempt(table, rng, company)
    return who, move


def some_attempt(table: Table, rng: Random, company: Company) -> Attempt:
    kinds, weights = list(company.manners), list(company.manners.values())
    for kind in rng.choices(kinds, weights, k=20):
        if (asked := PICKERS[kind](table, rng, company)) is not None:
            return Attempt(kind, *asked)
    return Attempt(Kind.CLOCK, m.CLOCK, m.TimeRunsOut())


def people(number: int) -> tuple[Player, ...]:
    return tuple(Player(f"player-{n}") for n in range(1, number + 1))


def some_company(rng: Random, manners: Manners = ROWDY) -> Company:
    seats = rng.choice((3, 4, rng.randint(5, 12), rng.randint(5, 12)))
    return Company(people(seats + 6), seats, some_settings(rng, seats), manners)


def some_settings(rng: Random, players: int) -> Settings:
    """Random settings with which this number of players can start."""
    editions = [name for name, edition in EDITIONS.items() if players <= edition.most_players]
    settings = Settings(
        decks=(),
        edition=rng.choice(editions),
        target=rng.choice((TARGET[0], rng.randint(*TARGET), 30)),
        hand=rng.randint(*HAND),
        limits=_some_limits(rng),
        auto_reveal=rng.random() < 0.3,
        late_joining=rng.random() < 0.7,
        stand_ins=players % 3 == 0,
        clues="performed" if players % 2 == 0 else "words",
    )
    return replace(settings, decks=_some_decks(rng, settings.cards_needed(players)))


def _some_decks(rng: Random, needed: int) -> tuple[Deck, ...]:
    """One box, several boxes, or hardly more cards than the players hold: often reshuffled."""
    if needed <= 84 and rng.random() < 0.3:
        return (Deck("box"),)
    spare = rng.choice((0, rng.randint(0, 15), rng.randint(0, 60)))
    first = rng.randint(1, needed)
    return (Deck("box", first), Deck("quest", needed - first + spare + 1))


def _some_limits(rng: Random) -> TimeLimits:
    if rng.random() < 0.2:
        return NO_LIMITS
    seconds = [rng.choice((None, 10, rng.randint(10, 90), SECONDS[1])) for _ in range(4)]
    return TimeLimits(*seconds)


# A whole game in memory


class Step(NamedTuple):
    attempt: Attempt
    moment: m.Moment
    before: Table
    events: Sequence[AnyEvent]
    refusal: RuleViolation | None
    after: Table


def play_in_memory(rng: Random, company: Company, seed: bytes, attempts: int) -> Iterator[Step]:
    """Play until shortly after the end, or until this number of attempts."""
    table, now, epilogue = Table(), DAWN, 5
    for _ in range(attempts):
        if table.is_over:
            epilogue -= 1
        if epilogue < 0:
            return
        attempt = some_attempt(table, rng, company)
        now = some_time(table, attempt.kind, now, rng)
        one_of_three = now.microsecond // 1000 % 3 == 0
        moment = m.Moment(now, seed, recording_on_its_way=one_of_three)
        step = attempted(table, attempt, moment)
        table = step.after
        yield step


def attempted(table: Table, attempt: Attempt, moment: m.Moment) -> Step:
    try:
        events = decide(table, attempt.who, attempt.move, moment).events
    except RuleViolation as refusal:
        return Step(attempt, moment, table, (), refusal, table)
    return Step(attempt, moment, table, events, None, fold(events, table))


def some_time(table: Table, kind: Kind, now: datetime, rng: Random) -> datetime:
    """A moment a little later, past the deadline only if the attempt is the clock's."""
    if kind is Kind.CLOCK and table.deadline is not None and rng.random() < 0.8:
        return max(now, table.deadline + timedelta(seconds=rng.choice((0, 0, 1, 3600))))
    later = now + timedelta(milliseconds=rng.randint(0, 3000))
    return now if is_due(table, m.Moment(later, b"")) else later


# What the table waits for


def _awaited(table: Table, rng: Random, company: Company) -> Asked | None:
    match table.phase:
        case Phase.UNOPENED:
            return m.player(company.people[0]), m.OpenGame(company.settings)
        case Phase.LOBBY:
            return _gathering(table, rng, company)
        case Phase.CLUE:
            teller = table.turn.storyteller or rng.choice(table.present)
            return _tells(table, rng, teller)
        case Phase.CARDS:
            return _gives(table, rng, _first(rng, _missing(table, table.turn.given)))
        case Phase.VOTES:
            return _votes(table, rng, _first(rng, _missing(table, table.turn.votes)))
        case Phase.REVEAL if table.turn.storyteller is not None:
            return m.player(table.turn.storyteller), m.Reveal(table.turn.number)
        case _:
            return None


def _gathering(table: Table, rng: Random, company: Company) -> Asked | None:
    seats = min(company.seats, table.settings.rules.most_players)
    if len(table.present) < seats:
        as_bot = rng.random() < BOTS
        newcomer = m.player(rng.choice(_not_here(table, company)))
        return newcomer, m.JoinAsBot() if as_bot else m.Join()
    enough = table.settings.card_count >= table.settings.cards_needed(len(table.present))
    return (m.player(table.host), m.Start()) if enough else None


def _tells(table: Table, rng: Random, teller: Player) -> Asked:
    card = rng.choice(table.hands[teller])
    clue = m.GiveClue(table.turn.number, card, rng.choice(CLUES))
    performs = table.settings.clues == "performed" and table.turn.number % 2 == 1
    return m.player(teller), replace(clue, performance=A_PERFORMANCE if performs else None)


def _gives(table: Table, rng: Random, guesser: Player | None) -> Asked | None:
    if guesser is None:
        return None
    mine = _holds(table, guesser)
    cards = tuple(rng.sample(mine, table.turn.cards_each))
    return m.player(guesser), m.GiveCards(table.turn.number, cards)


def _votes(table: Table, rng: Random, guesser: Player | None) -> Asked | None:
    if guesser is None:
        return None
    own = table.turn.given[guesser]
    slots = [slot for slot, card in enumerate(table.turn.board, start=1) if card not in own]
    cast = tuple(rng.choices(slots, k=table.settings.rules.votes_each))
    return m.player(guesser), m.CastVotes(table.turn.number, cast)


# What may happen besides


def _second_thought(table: Table, rng: Random, company: Company) -> Asked | None:
    match table.phase:
        case Phase.LOBBY if rng.random() < 0.5:
            return m.player(table.host), m.ChangeSettings(some_settings(rng, company.seats))
        case Phase.LOBBY:
            return m.player(rng.choice(table.present)), m.ChooseColour(_colour(table, rng))
        case Phase.CARDS:
            return _gives(table, rng, _first(rng, _chosen(table, table.turn.given)))
        case Phase.VOTES:
            return _votes(table, rng, _first(rng, _chosen(table, table.turn.votes)))
        case _:
            return None


def _leave(table: Table, rng: Random, _: Company) -> Asked | None:
    leaver = _first(rng, table.present + _newcomers(table))
    return None if leaver is None else (m.player(leaver), m.Leave())


def _remove(table: Table, rng: Random, _: Company) -> Asked | None:
    removed = _first(rng, table.present + _newcomers(table))
    return None if removed is None else (m.player(table.host), m.Remove(removed))


def _moderate(table: Table, rng: Random, _: Company) -> Asked | None:
    removed = _first(rng, table.present + _newcomers(table))
    return None if removed is None else (MODERATOR, m.Remove(removed))


def _join_late(table: Table, rng: Random, company: Company) -> Asked | None:
    newcomer = _first(rng, _not_here(table, company))
    if newcomer is None or table.phase < Phase.CLUE:
        return None
    return m.player(newcomer), m.Join(rng.choice((None, _colour(table, rng))))


def _come_back(table: Table, rng: Random, _: Company) -> Asked | None:
    returning = _first(rng, sorted(table.away))
    return None if returning is None else (m.player(returning), m.ComeBack())


def _clock(_table: Table, _rng: Random, _: Company) -> Asked:
    return m.CLOCK, m.TimeRunsOut()


def _close(table: Table, rng: Random, _: Company) -> Asked:
    return rng.choice((m.player(table.host), MODERATOR)), m.Close()


def _hide(table: Table, rng: Random, _: Company) -> Asked | None:
    if not table.told:
        return None
    turn = rng.choice(sorted(table.told))
    if rng.random() < 0.3:
        return m.player(table.told[turn].player), m.HideClue(turn)
    return MODERATOR, rng.choice((m.HideClue(turn), m.ShowClue(turn)))


def _void(table: Table, _rng: Random, _: Company) -> Asked:
    return MODERATOR, m.VoidGame()


def _anything(table: Table, rng: Random, company: Company) -> Asked:
    actors = [*map(m.player, (*company.people, table.host)), MODERATOR, m.CLOCK]
    return rng.choice(actors), _any_move(table, rng, company)


def _any_move(table: Table, rng: Random, company: Company) -> m.AnyMove:
    turn = table.turn.number + rng.choice((0, 0, 0, 0, 1, -1))
    all_cards = table.settings.cards or (Card("box:1"),)
    cards = tuple(rng.choices(all_cards, k=rng.randint(0, 3)))
    slots = tuple(rng.randint(-1, 15) for _ in range(rng.randint(0, 3)))
    moves: tuple[m.AnyMove, ...] = (
        *_moves_of_a_turn(table, rng, turn),
        m.GiveCards(turn, cards),
        m.CastVotes(turn, slots),
        m.OpenGame(company.settings),
        m.Join(),
        m.Join(_colour(table, rng)),
        m.JoinAsBot(),
        m.ChooseColour(_colour(table, rng)),
        m.ChangeSettings(some_settings(rng, company.seats)),
        m.Start(),
        m.ComeBack(),
        m.HideClue(turn),
        m.ShowClue(turn),
        m.TimeRunsOut(),
    )
    return rng.choice(moves)


def _moves_of_a_turn(table: Table, rng: Random, turn: int) -> tuple[m.AnyMove, ...]:
    hand = rng.choice([*table.hands.values(), (Card("box:1"),)]) or (Card("box:1"),)
    slots: tuple[Slot, ...] = tuple(
        rng.randint(1, 1 + len(table.turn.board)) for _ in range(table.settings.rules.votes_each)
    )
    return (
        m.GiveClue(turn, rng.choice(hand), rng.choice(CLUES)),
        m.GiveCards(turn, tuple(rng.choices(hand, k=table.turn.cards_each))),
        m.CastVotes(turn, slots),
        m.Reveal(turn),
    )


# What the rules refuse


def _forbidden(table: Table, rng: Random, company: Company) -> Asked | None:
    sins = [*rng.sample(SINS_OF_A_TURN, len(SINS_OF_A_TURN)), *rng.sample(SINS, len(SINS))]
    if rng.random() < 0.5:
        sins.reverse()
    tried = (sin(table, rng, company) for sin in sins)
    return next((asked for asked in tried if asked is not None), None)


def _stranger_plays(table: Table, rng: Random, company: Company) -> Asked:
    moves: tuple[m.AnyMove, ...] = (
        *_moves_of_a_turn(table, rng, table.turn.number),
        *(m.Leave(), m.Start(), m.ComeBack(), m.Close(), m.Remove(table.host)),
        m.ChooseColour(_colour(table, rng)),
        m.ChangeSettings(company.settings),
    )
    return m.player(STRANGER), rng.choice(moves)


def _nobody_plays(table: Table, rng: Random, _: Company) -> Asked:
    moves: tuple[m.AnyMove, ...] = (
        *_moves_of_a_turn(table, rng, table.turn.number),
        *(m.Join(), m.Leave(), m.Start(), m.ComeBack()),
    )
    return rng.choice((MODERATOR, m.CLOCK, m.Actor("player"))), rng.choice(moves)


def _player_is_the_clock(table: Table, rng: Random, _: Company) -> Asked:
    return rng.choice((MODERATOR, m.player(table.host))), m.TimeRunsOut()


def _not_a_moderator(table: Table, rng: Random, _: Company) -> Asked:
    turn = rng.choice((*table.told, table.turn.number))
    moves: tuple[m.AnyMove, ...] = (m.VoidGame(), m.ShowClue(turn))
    who = rng.choice((m.CLOCK, m.player(STRANGER), m.player(table.host)))
    return rng.choice(((who, rng.choice(moves)), (m.player(STRANGER), m.HideClue(turn))))


def _unsaid(table: Table, rng: Random, _: Company) -> Asked:
    turn = max(table.told, default=0) + rng.randint(1, 3)
    who = rng.choice((MODERATOR, m.player(table.host)))
    return who, m.HideClue(turn)


def _wrong_phase(table: Table, rng: Random, _: Company) -> Asked | None:
    phases = (Phase.CLUE, Phase.CARDS, Phase.VOTES, Phase.REVEAL)
    moves = _moves_of_a_turn(table, rng, table.turn.number)
    wrong = [move for phase, move in zip(phases, moves, strict=True) if phase != table.phase]
    player = _first(rng, table.present)
    return None if player is None else (m.player(player), rng.choice(wrong))


def _other_turn(table: Table, rng: Random, company: Company) -> Asked | None:
    match _awaited(table, rng, company):
        case who, (m.GiveClue() | m.GiveCards() | m.CastVotes() | m.Reveal()) as move:
            return who, replace(move, turn=move.turn + rng.choice((-7, -1, 1, 7)))
        case _:
            return None


def _wrong_cards(table: Table, rng: Random, company: Company) -> Asked | None:
    match _awaited(table, rng, company):
        case m.Actor(id=str(me)) as who, m.GiveClue() as clue:
            return who, replace(clue, card=_foreign(table, rng, me))
        case m.Actor(id=str(me)) as who, m.GiveCards(cards=(first, *rest)) as move:
            wrong = (
                (),
                tuple(rng.sample(_holds(table, me), table.turn.cards_each + 1)),
                (first,) * (1 + max(1, len(rest))),
                (_foreign(table, rng, me), *rest),
            )
            return who, replace(move, cards=rng.choice(wrong))
        case _:
            return None


def _wrong_votes(table: Table, rng: Random, company: Company) -> Asked | None:
    match _awaited(table, rng, company):
        case m.Actor(id=str(me)) as who, m.CastVotes(slots=(first, *rest)) as move:
            own = table.turn.board.index(rng.choice(table.turn.given[me])) + 1
            wrong = (
                (),
                (first, *rest, first),
                (own, *rest),
                (*rest, own),
                (rng.choice((0, -first)), *rest),
                (*rest, len(table.turn.board) + 1),
            )
            return who, replace(move, slots=rng.choice(wrong))
        case _:
            return None


def _bad_clue(table: Table, rng: Random, company: Company) -> Asked | None:
    match _awaited(table, rng, company):
        case who, m.GiveClue() as move:
            if table.settings.clues == "words" and table.turn.number % 2 == 0:
                return who, replace(move, performance=A_PERFORMANCE)
            return who, replace(move, clue=rng.choice(BAD_CLUES))
        case _:
            return None


def _not_your_part(table: Table, rng: Random, _: Company) -> Asked | None:
    """The storyteller guesses, or a guesser tells."""
    teller, moves = table.turn.storyteller, _moves_of_a_turn(table, rng, table.turn.number)
    tell, give, vote, reveal = moves
    guesser = _first(rng, table.guessers)
    match table.phase:
        case Phase.CLUE | Phase.REVEAL if teller is not None and guesser is not None:
            return m.player(guesser), tell if table.phase is Phase.CLUE else reveal
        case Phase.CARDS | Phase.VOTES if teller is not None:
            return m.player(teller), give if table.phase is Phase.CARDS else vote
        case _:
            return None


def _not_the_host(table: Table, rng: Random, company: Company) -> Asked | None:
    guest = _first(rng, [player for player in table.present if player != table.host])
    moves = (
        m.Start(),
        m.ChangeSettings(company.settings),
        m.Close(),
        m.Remove(rng.choice(table.present or company.people)),
    )
    return None if guest is None else (m.player(guest), rng.choice(moves))


def _no_such_seat(table: Table, rng: Random, _: Company) -> Asked | None:
    left = [seat.player for seat in table.seats if seat.left]
    seated = list(table.present + _newcomers(table))
    host = rng.choice((MODERATOR, m.player(table.host)))
    choices: list[Asked] = [
        *((m.player(player), m.Join()) for player in seated + left),
        *((m.player(player), m.Leave()) for player in left),
        *((host, m.Remove(player)) for player in [*left, STRANGER]),
        (m.player(STRANGER), m.Join(Colour("plaid"))),
        *((m.player(STRANGER), m.Join(seat.colour)) for seat in table.seats if not seat.left),
        *((m.player(player), m.ComeBack()) for player in seated if player not in table.away),
    ]
    return rng.choice(choices)


def _once_more(table: Table, rng: Random, company: Company) -> Asked | None:
    """A move that belongs to an earlier part of the game."""
    if table.phase is Phase.UNOPENED:
        return None
    host = m.player(table.host)
    opening = host, m.OpenGame(company.settings)
    if table.phase is Phase.LOBBY:
        return opening
    starting: tuple[m.AnyMove, ...] = (
        m.Start(),
        m.ChangeSettings(company.settings),
        m.ChooseColour(_colour(table, rng)),
    )
    return rng.choice((opening, *((host, move) for move in starting)))


def _bad_settings(table: Table, rng: Random, company: Company) -> Asked | None:
    settings = replace(company.settings, **rng.choice(OUT_OF_BOUNDS))
    host, classic = m.player(table.host), replace(company.settings, edition="classic")
    match table.phase:
        case Phase.UNOPENED:
            return m.player(company.people[0]), m.OpenGame(settings)
        case Phase.LOBBY if len(table.present) > classic.rules.most_players:
            return host, m.ChangeSettings(classic)
        case Phase.LOBBY:
            return host, m.ChangeSettings(settings)
        case _:
            return None


def _too_early_a_start(table: Table, _rng: Random, _: Company) -> Asked | None:
    if table.phase is not Phase.LOBBY or len(table.present) >= FEWEST_PLAYERS:
        return None
    return m.player(table.host), m.Start()


Picker = Callable[[Table, Random, Company], Asked | None]

SINS_OF_A_TURN: tuple[Picker, ...] = (
    _other_turn,
    _wrong_cards,
    _wrong_votes,
    _bad_clue,
    _not_your_part,
)
SINS: tuple[Picker, ...] = (
    _stranger_plays,
    _nobody_plays,
    _player_is_the_clock,
    _not_a_moderator,
    _unsaid,
    _wrong_phase,
    _not_the_host,
    _no_such_seat,
    _once_more,
    _bad_settings,
    _too_early_a_start,
)

PICKERS: Mapping[Kind, Picker] = {
    Kind.AWAITED: _awaited,
    Kind.SECOND_THOUGHT: _second_thought,
    Kind.FORBIDDEN: _forbidden,
    Kind.ANYTHING: _anything,
    Kind.LEAVE: _leave,
    Kind.REMOVE: _remove,
    Kind.MODERATE: _moderate,
    Kind.JOIN_LATE: _join_late,
    Kind.COME_BACK: _come_back,
    Kind.CLOCK: _clock,
    Kind.CLOSE: _close,
    Kind.HIDE: _hide,
    Kind.VOID: _void,
}


# Looking at the table


def _first(rng: Random, players: Sequence[Player]) -> Player | None:
    return rng.choice(players) if players else None


def _missing(table: Table, chosen: Mapping[Player, object]) -> list[Player]:
    return [player for player in table.guessers if player not in chosen]


def _chosen(table: Table, chosen: Mapping[Player, object]) -> list[Player]:
    return [player for player in table.guessers if player in chosen]


def _newcomers(table: Table) -> tuple[Player, ...]:
    return tuple(seat.player for seat in table.waiting)


def _not_here(table: Table, company: Company) -> list[Player]:
    known = {seat.player for seat in table.seats + table.waiting}
    return [player for player in company.people if player not in known]


def _holds(table: Table, player: Player) -> tuple[Card, ...]:
    return table.hands[player] + table.turn.given.get(player, ())


def _foreign(table: Table, rng: Random, player: Player) -> Card:
    mine = _holds(table, player)
    others = [card for card in table.settings.cards if card not in mine]
    return rng.choice([*others, Card("nowhere:1")])


def _colour(table: Table, rng: Random) -> Colour:
    return rng.choice(table.settings.rules.colours)
