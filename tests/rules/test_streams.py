"""Games of long ago mean what they meant, whatever the rules have become since."""

import json
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from games import upcasting
from games.rules.events import AnyEvent, ClueGiven, Performance, TurnPoints
from games.rules.names import Card, Colour, Player
from games.rules.state import Phase, Seat, Table, ToldClue, fold

STREAMS = sorted((Path(__file__).parent / "streams").glob("*.json"))
ANA, BEN, DAN, EVA, GUS = map(Player, ("ana", "ben", "dan", "eva", "gus"))


def events_of(stream: Path) -> list[AnyEvent]:
    return msgspec.convert(brought_up(stream), list[AnyEvent])


def brought_up(stream: Path) -> list[dict[str, Any]]:
    """The events in the shapes of today; those without a version were kept in the first one."""
    return [
        upcasting.brought_up(event, event["type"], event.pop("payload_version", 1))
        for event in json.loads(stream.read_bytes())
    ]


def table_after(name: str) -> Table:
    return fold(events_of(Path(__file__).parent / "streams" / f"{name}.json"))


def isle(*numbers: int) -> tuple[Card, ...]:
    return tuple(Card(f"isle:{number}") for number in numbers)


def test_a_short_game_of_long_ago_has_the_score_it_had() -> None:
    table = table_after("a_short_game")
    assert table.points == {ANA: 3, BEN: 6, DAN: 0, EVA: 3, GUS: 0}
    assert table.winners == (BEN,)
    assert (table.phase, table.ended_because) == (Phase.FINISHED, "too_few_players")
    assert (table.turns_scored, table.turn.number, table.version) == (2, 5, 61)


def test_a_short_game_of_long_ago_left_everybody_where_they_sat() -> None:
    table = table_after("a_short_game")
    assert table.seats == (
        Seat(ANA, Colour("red"), left=True),
        Seat(DAN, Colour("yellow"), left=True, removed=True),
        Seat(GUS, Colour("red"), left=True, removed=True),
        Seat(BEN, Colour("orange")),
        Seat(EVA, Colour("white")),
    )
    assert table.host == BEN
    assert table.waiting == ()
    assert table.away == frozenset()
    assert table.caught == {EVA: 1}


def test_a_short_game_of_long_ago_left_every_card_where_it_lay() -> None:
    table = table_after("a_short_game")
    assert table.hands == {BEN: isle(18, 9, 20, 12), EVA: isle(11, 4, 10, 1)}
    assert table.pile == isle(15)
    assert table.discard == isle(2, 7, 8, 14, 17, 19, 3, 13, 16, 5, 6)


def test_the_last_scored_turn_of_a_short_game_of_long_ago_is_on_record() -> None:
    turn = table_after("a_short_game").last_turn
    assert turn is not None
    assert (turn.turn, turn.storyteller, turn.clue, turn.outcome) == (3, EVA, "?", "some")
    assert turn.board == isle(14, 19, 20, 1)
    assert turn.owners == (BEN, EVA, ANA, DAN)
    assert turn.votes == {ANA: (2,), DAN: (1,), BEN: (2,)}
    assert turn.points == {
        EVA: TurnPoints(told=3),
        BEN: TurnPoints(found=3, decoys=1),
        ANA: TurnPoints(found=3),
        DAN: TurnPoints(),
    }


def test_points_for_a_clue_that_nobody_found_were_once_among_those_for_finding() -> None:
    turn = table_after("a_clue_that_nobody_found").last_turn
    assert turn is not None
    assert turn.outcome == "nobody"
    assert turn.points == {
        ANA: TurnPoints(),
        BEN: TurnPoints(nobody_found=2, decoys=1),
        EVA: TurnPoints(nobody_found=2, decoys=1),
    }
    assert table_after("a_clue_that_nobody_found").points == {ANA: 0, BEN: 3, EVA: 3}


def test_an_abandoned_lobby_of_long_ago_is_abandoned() -> None:
    table = table_after("an_abandoned_lobby")
    assert (table.phase, table.ended_because) == (Phase.ABANDONED, "everyone_left")
    assert (table.seats, table.points, table.winners) == ((), {}, ())


def test_a_void_game_of_long_ago_is_void_and_its_clue_hidden() -> None:
    table = table_after("a_void_game")
    assert (table.phase, table.ended_because) == (Phase.ABANDONED, "voided")
    assert table.voided
    assert table.told == {1: ToldClue(ANA, seq=11, hidden="storyteller")}
    assert table.hidden_clues == {11}


def test_a_seat_that_a_bot_kept_long_ago_is_kept() -> None:
    table = table_after("a_seat_that_a_bot_kept")
    assert (table.bots, set(table.away), set(table.kept)) == ((DAN,), {ANA}, {ANA})
    assert table.with_bots


def test_a_clue_that_was_sung_long_ago_was_sung() -> None:
    table = table_after("a_clue_that_was_sung")
    assert table.turn.performance == Performance("a-waltz", "5ea", "sung", 7500)
    assert (table.turn.clue, table.turn.waited) == ("A waltz, very slowly", True)


def test_before_clues_were_performed_they_were_words() -> None:
    given = [
        event
        for stream in STREAMS
        for event in events_of(stream)
        if isinstance(event, ClueGiven) and stream.stem != "a_clue_that_was_sung"
    ]
    assert given
    assert not [event for event in given if event.performance]
    assert table_after("a_short_game").settings.clues == "words"


@pytest.mark.parametrize("stream", STREAMS, ids=lambda stream: stream.stem)
def test_nothing_that_was_written_down_is_lost_or_changed_by_reading(stream: Path) -> None:
    assert is_within(brought_up(stream), json.loads(msgspec.json.encode(events_of(stream))))


def is_within(old: Any, new: Any) -> bool:
    """True if new has all of old; fields that came later may stand beside it."""
    if isinstance(old, dict) and isinstance(new, dict):
        return old.keys() <= new.keys() and all(is_within(old[key], new[key]) for key in old)
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(is_within, old, new))
    return bool(old == new)


def test_every_kind_of_event_is_in_a_game_of_long_ago() -> None:
    met = {type(event) for stream in STREAMS for event in events_of(stream)}
    assert met == set(get_args(AnyEvent))
