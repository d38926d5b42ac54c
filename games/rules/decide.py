"""Decides which events a move leads to: a dispatcher, and one short function for each move."""

import unicodedata
from datetime import timedelta
from typing import NamedTuple, assert_never

from games.rules import events as e
from games.rules import moves as m
from games.rules.consequences import (
    caught,
    consequences,
    deadline,
    given_by_chance,
    next_host,
    opening_pile,
    revealed,
    skipped,
)
from games.rules.editions import FEWEST_PLAYERS
from games.rules.names import Card, Colour, Player
from games.rules.refusals import Code, RuleViolation
from games.rules.settings import Settings, check_cards_suffice, check_settings
from games.rules.state import OVER, Phase, Seat, Table, ToldClue, fold

CLUE_LENGTH = (1, 500)
RECORDING_SENT_WITHIN = timedelta(seconds=15)
"""The time that a recording on its way has to arrive, once the time for the clue is up."""
RECORDING_TOLD_WITHIN = timedelta(seconds=10)
"""The time after that in which it is made ready, and the clue given."""
MOST_CHANGES = 20
"""The number of times that a player may change their cards, or their votes, in a phase."""
MOST_LOBBY_CHANGES = 100
"""The same for colours, settings, and leaving to come again, as long as a lobby is open."""
UNSPEAKABLE = frozenset(("Cc", "Cs"))
"""Unicode categories of control characters and of halves of characters."""
INVISIBLE = frozenset("ZC")
"""First letters of the Unicode categories of spaces and of characters without a shape."""


class Decision(NamedTuple):
    asked: list[e.AnyEvent]
    """The events of the move itself."""
    followed: list[e.AnyEvent]
    """The events that follow from it without anybody asking for them."""

    @property
    def events(self) -> list[e.AnyEvent]:
        return self.asked + self.followed


def decide(table: Table, who: m.Actor, move: m.AnyMove, moment: m.Moment) -> Decision:
    """The events that the move leads to at this table; raises RuleViolation if it is not allowed.

    Deadlines are not checked here: the caller plays `TimeRunsOut` first where one has passed.
    """
    asked = _returned(table, who, move) + _answer(table, who, move, moment)
    return Decision(asked, consequences(fold(asked, table), moment))


def is_due(table: Table, moment: m.Moment) -> bool:
    """True once the deadline of the phase has passed."""
    return table.deadline is not None and moment.now >= table.deadline


def _answer(table: Table, who: m.Actor, move: m.AnyMove, moment: m.Moment) -> list[e.AnyEvent]:
    match move:
        case m.GiveCards():
            return _give_cards(table, _mover(table, who), move)
        case m.CastVotes():
            return _cast_votes(table, _mover(table, who), move)
        case m.GiveClue():
            return _give_clue(table, _mover(table, who), move, moment)
        case m.Reveal():
            return _reveal(table, _mover(table, who), move)
        case m.TimeRunsOut():
            return _time_runs_out(table, who, moment)
        case m.JoinAsBot():
            return _join_as_bot(table, _player(who), move)
        case m.Join():
            return _join(table, _player(who), move)
        case m.Leave():
            return _leave(table, _player(who), "left")
        case m.ComeBack():
            return _come_back(table, _player(who))
        case m.ChooseColour():
            return _choose_colour(table, _player(who), move)
        case m.OpenGame():
            return _open(table, _player(who), move)
        case m.ChangeSettings():
            return _change_settings(table, _player(who), move)
        case m.Start():
            return _start(table, _player(who), moment)
        case m.Remove():
            return _remove(table, who, move)
        case m.Close():
            return _close(table, who, moment)
        case m.HideClue():
            return _hide_clue(table, who, move.turn)
        case m.ShowClue():
            return _show_clue(table, who, move.turn)
        case m.VoidGame():
            return _void(table, who, moment)
        case _:
            assert_never(move)


# The lobby


def _open(table: Table, player: Player, move: m.OpenGame) -> list[e.AnyEvent]:
    if table.phase is not Phase.UNOPENED:
        raise RuleViolation(Code.ALREADY_OPEN)
    check_settings(move.settings)
    opened = e.GameOpened(player, move.settings)
    colour = _free_colour(fold([opened]), player, move.colour, move.preferred.get(player))
    events: list[e.AnyEvent] = [opened, e.PlayerJoined(player, colour)]
    for other in move.others:
        if other in move.bots:
            events += _join_as_bot(fold(events), other, m.JoinAsBot())
        else:
            events += _join(fold(events), other, m.Join(preferred=move.preferred.get(other)))
    return events


def _join(table: Table, player: Player, move: m.Join) -> list[e.AnyEvent]:
    _require_open(table)
    if player in _taking_part(table):
        raise RuleViolation(Code.ALREADY_SEATED)
    if _has_left(table, player):
        raise RuleViolation(Code.LEFT_FOR_GOOD)
    late = table.phase is not Phase.LOBBY
    if late and not table.settings.late_joining:
        raise RuleViolation(Code.NO_LATE_JOINING)
    makes_room = [] if late else _bot_makes_room(table)
    there = fold(makes_room, table)
    players = _require_free_seat(there)
    colour = _free_colour(there, player, move.colour, move.preferred)
    _require_changes_left(there, player, MOST_LOBBY_CHANGES)
    if not late:
        return [*makes_room, e.PlayerJoined(player, colour)]
    check_cards_suffice(table.settings, players)
    return [e.PlayerWaits(player, colour)]


def _bot_makes_room(table: Table) -> list[e.AnyEvent]:
    """The bot that came last leaves a full table in its lobby."""
    if not table.bots or len(table.present) < table.settings.rules.most_players:
        return []
    return [e.PlayerLeft(table.bots[-1], (), "left")]


def _join_as_bot(table: Table, player: Player, move: m.JoinAsBot) -> list[e.AnyEvent]:
    _require_lobby(table)
    if table.is_present(player):
        raise RuleViolation(Code.ALREADY_SEATED)
    _require_free_seat(table)
    _require_changes_left(table, player, MOST_LOBBY_CHANGES)
    colour = _free_colour(table, player, move.colour, move.preferred)
    return [e.PlayerJoined(player, colour, bot=True)]


def _require_free_seat(table: Table) -> int:
    """The number of players with one more; raises RuleViolation if there is no seat for them."""
    players = len(_taking_part(table)) + 1
    if players > table.settings.rules.most_players:
        raise RuleViolation(Code.TABLE_FULL, expected=table.settings.rules.most_players)
    return players


def open_seats(table: Table) -> int:
    """The number of further people who may sit down, now or when the turn is over.

    In a lobby they may have the seats of bots.
    """
    late = table.phase is not Phase.LOBBY
    if table.is_over or (late and not table.settings.late_joining):
        return 0
    taken = len(_taking_part(table)) if late else len(table.people)
    return table.settings.rules.most_players - taken


def _choose_colour(table: Table, player: Player, move: m.ChooseColour) -> list[e.AnyEvent]:
    _require_lobby(table)
    _require_seat(table, player)
    colour = _free_colour(table, player, move.colour)
    if Seat(player, colour) in table.seats:
        return []
    _require_changes_left(table, player, MOST_LOBBY_CHANGES)
    return [e.ColourChosen(player, colour)]


def _change_settings(table: Table, player: Player, move: m.ChangeSettings) -> list[e.AnyEvent]:
    _require_lobby(table)
    _require_host(table, player)
    check_settings(move.settings)
    edition = move.settings.rules
    if len(table.present) > edition.most_players:
        raise RuleViolation(
            Code.TOO_MANY_PLAYERS, expected=edition.most_players, given=len(table.present)
        )
    if move.settings == table.settings:
        return []
    _require_changes_left(table, player, MOST_LOBBY_CHANGES)
    changed = e.SettingsChanged(move.settings)
    return [changed, *_colours_of_the_edition(table, move.settings)]


def _colours_of_the_edition(table: Table, settings: Settings) -> list[e.AnyEvent]:
    """Players whose colour the edition lacks get the first free one."""
    colours = settings.rules.colours
    taken = {seat.colour for seat in table.seats}
    free = iter([colour for colour in colours if colour not in taken])
    return [
        e.ColourChosen(seat.player, next(free))
        for seat in table.seats
        if seat.colour not in colours
    ]


def _start(table: Table, player: Player, moment: m.Moment) -> list[e.AnyEvent]:
    _require_lobby(table)
    _require_host(table, player)
    players = len(table.present)
    if players < FEWEST_PLAYERS:
        raise RuleViolation(Code.TOO_FEW_PLAYERS, expected=FEWEST_PLAYERS, given=players)
    check_cards_suffice(table.settings, players)
    return [opening_pile(table, moment)]


# Coming and going


def _leave(table: Table, player: Player, because: e.LeftBecause) -> list[e.AnyEvent]:
    _require_open(table)
    if player not in _taking_part(table):
        raise RuleViolation(Code.LEFT_FOR_GOOD if _has_left(table, player) else Code.NOT_SEATED)
    left = e.PlayerLeft(player, table.hands.get(player, ()), because)
    heir = next_host(table, player) if player == table.host else None
    return [left] if heir is None else [left, e.HostPassed(heir)]


def _remove(table: Table, who: m.Actor, move: m.Remove) -> list[e.AnyEvent]:
    _require_open(table)
    if who.role != "moderator":
        _require_host(table, _player(who))
    if move.player not in _taking_part(table):
        raise RuleViolation(Code.NO_SUCH_PLAYER)
    by_moderator = who.role == "moderator"
    because: e.LeftBecause = "removed_by_moderator" if by_moderator else "removed_by_host"
    return _leave(table, move.player, because)


def _returned(table: Table, who: m.Actor, move: m.AnyMove) -> list[e.AnyEvent]:
    """A player who is away comes back by acting, but not by leaving or by hiding their clue."""
    if who.role != "player" or who.id not in table.away:
        return []
    if isinstance(move, m.ComeBack | m.Leave | m.HideClue):
        return []
    return [e.PlayerReturned(who.id)]


def _come_back(table: Table, player: Player) -> list[e.AnyEvent]:
    _require_running(table)
    _require_seat(table, player)
    if player not in table.away:
        raise RuleViolation(Code.NOT_AWAY)
    return [e.PlayerReturned(player)]


def _close(table: Table, who: m.Actor, moment: m.Moment) -> list[e.AnyEvent]:
    _require_open(table)
    if who.role == "player":
        _require_host(table, _player(who))
    return [e.GameAbandoned("closed", moment.seed.hex())]


# A moderator's hand, which reaches games that are over too


def _hide_clue(table: Table, who: m.Actor, turn: int) -> list[e.AnyEvent]:
    told = _told(table, turn)
    by_moderator = who.role == "moderator"
    if not by_moderator and _player(who) != told.player:
        raise RuleViolation(Code.NOT_YOURS_TO_ASK)
    by: e.HiddenBy = "moderator" if by_moderator else "storyteller"
    return [] if told.hidden in (by, "storyteller") else [e.ClueHidden(turn, by)]


def _show_clue(table: Table, who: m.Actor, turn: int) -> list[e.AnyEvent]:
    _require_moderator(who)
    told = _told(table, turn)
    if told.hidden == "storyteller":
        raise RuleViolation(Code.NOT_YOURS_TO_ASK)
    return [] if told.hidden is None else [e.ClueShown(turn)]


def _void(table: Table, who: m.Actor, moment: m.Moment) -> list[e.AnyEvent]:
    _require_moderator(who)
    if table.phase is Phase.UNOPENED:
        raise RuleViolation(Code.NOT_STARTED)
    if table.voided:
        return []
    end = [] if table.is_over else [e.GameAbandoned("voided", moment.seed.hex())]
    return [e.GameVoided(), *end]


def _told(table: Table, turn: int) -> ToldClue:
    if turn not in table.told:
        raise RuleViolation(Code.NO_SUCH_CLUE, given=turn)
    return table.told[turn]


# A turn


def _give_clue(
    table: Table, player: Player, move: m.GiveClue, moment: m.Moment
) -> list[e.AnyEvent]:
    require_may_tell(table, player, move.turn)
    _require_cards(table.hands[player], (move.card,), number=1)
    clue = _checked_clue(move.clue)
    if move.performance is not None:
        require_performances(table)
    until = deadline(table, "cards", moment)
    return [e.ClueGiven(player, move.card, clue, until, move.performance)]


def require_may_tell(table: Table, player: Player, turn: int) -> None:
    """Raises RuleViolation unless the player may give the clue of that turn now."""
    _require_phase(table, player, turn, Phase.CLUE)
    if table.turn.storyteller not in (None, player):
        raise RuleViolation(Code.NOT_YOUR_TURN)


def require_performances(table: Table) -> None:
    if table.settings.clues != "performed":
        raise RuleViolation(Code.WORDS_ONLY)


def _give_cards(table: Table, player: Player, move: m.GiveCards) -> list[e.AnyEvent]:
    _require_phase(table, player, move.turn, Phase.CARDS)
    _require_guesser(table, player)
    mine = table.hands[player] + table.turn.given.get(player, ())
    _require_cards(mine, move.cards, number=table.turn.cards_each)
    if set(move.cards) == set(table.turn.given.get(player, ())):
        return []
    _require_changes_left(table, player, MOST_CHANGES)
    return [e.CardsGiven(player, move.cards)]


def _cast_votes(table: Table, player: Player, move: m.CastVotes) -> list[e.AnyEvent]:
    _require_phase(table, player, move.turn, Phase.VOTES)
    _require_guesser(table, player)
    _require_votes(table, player, move)
    if sorted(move.slots) == sorted(table.turn.votes.get(player, ())):
        return []
    _require_changes_left(table, player, MOST_CHANGES)
    return [e.VotesCast(player, move.slots)]


def _reveal(table: Table, player: Player, move: m.Reveal) -> list[e.AnyEvent]:
    _require_phase(table, player, move.turn, Phase.REVEAL)
    if player != table.turn.storyteller:
        raise RuleViolation(Code.NOT_YOUR_TURN)
    return [revealed(table, "storyteller")]


# The clock


def _time_runs_out(table: Table, who: m.Actor, moment: m.Moment) -> list[e.AnyEvent]:
    if who.role != "clock":
        raise RuleViolation(Code.NOT_YOURS_TO_ASK)
    if not is_due(table, moment):
        return []
    match table.phase:
        case Phase.CLUE:
            return _clue_runs_out(table, moment)
        case Phase.CARDS:
            late = table.awaited
            return [*caught(table, late), *given_by_chance(table, late, moment)]
        case Phase.VOTES:
            late = table.awaited
            return [*caught(table, late), *map(e.VotePassed, late)]
        case Phase.REVEAL:
            assert table.turn.storyteller is not None
            late = (table.turn.storyteller,)
            return [*caught(table, late), revealed(table, "clock")]
        case _:
            return []


def _clue_runs_out(table: Table, moment: m.Moment) -> list[e.AnyEvent]:
    if moment.recording_on_its_way and not table.turn.waited:
        longer = RECORDING_SENT_WITHIN + RECORDING_TOLD_WITHIN
        return [e.RecordingAwaited(moment.now + longer)]
    teller = table.turn.storyteller
    if teller is None:
        first = table.present[0]
        return [e.StorytellerAppointed(first, deadline(table, "clue", moment))]
    return [*caught(table, (teller,)), skipped(table, "clock")]


# The conditions that moves must meet


def _require_changes_left(table: Table, player: Player, most: int) -> None:
    """Keeps the record of a phase short, however often somebody changes a choice."""
    if table.turn.changes.get(player, 0) >= most:
        raise RuleViolation(Code.TOO_MANY_CHANGES, expected=most)


def _player(who: m.Actor) -> Player:
    if who.role != "player" or who.id is None:
        raise RuleViolation(Code.NOT_YOURS_TO_ASK)
    return who.id


def _mover(table: Table, who: m.Actor) -> Player:
    """The player whose part in a turn the move is, also where a bot plays for them."""
    if who.role != "stand_in":
        return _player(who)
    if who.id is None or who.id not in table.kept:
        raise RuleViolation(Code.NOT_YOURS_TO_ASK)
    return who.id


def _require_moderator(who: m.Actor) -> None:
    if who.role != "moderator":
        raise RuleViolation(Code.NOT_YOURS_TO_ASK)


def _require_open(table: Table) -> None:
    if table.phase is Phase.UNOPENED:
        raise RuleViolation(Code.NOT_STARTED)
    if table.phase in OVER:
        raise RuleViolation(Code.GAME_OVER)


def _require_lobby(table: Table) -> None:
    _require_open(table)
    if table.phase is not Phase.LOBBY:
        raise RuleViolation(Code.ALREADY_STARTED)


def _require_running(table: Table) -> None:
    _require_open(table)
    if table.phase is Phase.LOBBY:
        raise RuleViolation(Code.NOT_STARTED)


def _require_seat(table: Table, player: Player) -> None:
    if not table.is_present(player):
        raise RuleViolation(Code.LEFT_FOR_GOOD if _has_left(table, player) else Code.NOT_SEATED)


def _require_host(table: Table, player: Player) -> None:
    _require_seat(table, player)
    if player != table.host:
        raise RuleViolation(Code.NOT_THE_HOST)


def _require_phase(table: Table, player: Player, turn: int, phase: Phase) -> None:
    _require_running(table)
    _require_seat(table, player)
    if turn != table.turn.number:
        raise RuleViolation(Code.STALE_TURN, expected=table.turn.number, given=turn)
    if table.phase < phase:
        raise RuleViolation(Code.TOO_EARLY)
    if table.phase > phase:
        raise RuleViolation(Code.PHASE_OVER)


def _require_guesser(table: Table, player: Player) -> None:
    if player == table.turn.storyteller:
        raise RuleViolation(Code.NOT_YOUR_TURN)


def _require_cards(mine: tuple[Card, ...], cards: tuple[Card, ...], number: int) -> None:
    if len(cards) != number:
        raise RuleViolation(Code.WRONG_NUMBER_OF_CARDS, expected=number, given=len(cards))
    if len(set(cards)) < len(cards):
        raise RuleViolation(Code.SAME_CARD_TWICE)
    strange = [str(card) for card in cards if card not in mine]
    if strange:
        raise RuleViolation(Code.CARD_NOT_IN_HAND, given=strange)


def _require_votes(table: Table, player: Player, move: m.CastVotes) -> None:
    number = table.settings.rules.votes_each
    if len(move.slots) != number:
        raise RuleViolation(Code.WRONG_NUMBER_OF_VOTES, expected=number, given=len(move.slots))
    board = table.turn.board
    for slot in move.slots:
        if not 1 <= slot <= len(board):
            raise RuleViolation(Code.NO_SUCH_SLOT, expected=len(board), given=slot)
        if board[slot - 1] in table.turn.given[player]:
            raise RuleViolation(Code.OWN_CARD, given=slot)


def _checked_clue(clue: str) -> str:
    lowest, highest = CLUE_LENGTH
    spoken = clue.strip()
    kinds = {unicodedata.category(c) for c in spoken if c not in "\r\n\t"}
    visible = any(kind[0] not in INVISIBLE for kind in kinds)
    if kinds & UNSPEAKABLE or not visible or not lowest <= len(spoken) <= highest:
        raise RuleViolation(Code.BAD_CLUE, lowest=lowest, highest=highest, given=len(spoken))
    return spoken


def _taking_part(table: Table) -> tuple[Player, ...]:
    return table.present + tuple(seat.player for seat in table.waiting)


def _has_left(table: Table, player: Player) -> bool:
    return any(seat.left and seat.player == player for seat in table.seats)


def _free_colour(
    table: Table, player: Player, wished: Colour | None, preferred: Colour | None = None
) -> Colour:
    """The colour asked for; without one the preferred colour if it is free, or else the first."""
    others = [seat for seat in table.seats + table.waiting if seat.player != player]
    taken = {seat.colour for seat in others if not seat.left}
    colours = table.settings.rules.colours
    if wished is None:
        free = [colour for colour in colours if colour not in taken]
        return preferred if preferred in free else free[0]
    if wished not in colours:
        raise RuleViolation(Code.NO_SUCH_COLOUR, expected=list(colours), given=wished)
    if wished in taken:
        raise RuleViolation(Code.COLOUR_TAKEN, given=wished)
    return wished
