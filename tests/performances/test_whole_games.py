"""Whole games in which some clues are sung, some mimed and some said."""

from itertools import cycle
from typing import Any
from uuid import UUID

import pytest

from bots.sweep import without_empty_words
from games import store
from games.performing import WITHOUT_WORDS, lines_without_words
from games.rules import events as e
from games.rules.view import CardsView, as_player, view_for
from testkit.api_callers import Caller, OpenTable, act
from testkit.performances import a_stage, asks, fetched, performs, tells

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("pictures_folder")]

KINDS = ("sung", None, "mimed", None, "both", None)


def tells_somehow(table: OpenTable, caller: Caller, kind: Any) -> str | None:
    performance = performs(caller, table, kind) if kind else None
    told = tells(caller, table, performance, clue=f"{kind or 'said'}, very slowly")
    assert told.status == 200
    return performance


def test_a_game_is_sung_mimed_and_said_from_its_first_clue_to_its_story() -> None:
    table = a_stage(4, settings={"target": 11})
    told: dict[int, tuple[str | None, str | None]] = {}
    kinds = cycle(KINDS)
    while (view := table.view())["phase"] != "over":
        if view["phase"] != "clue":
            for player in table.players:
                act(table, player)
                if table.view()["phase"] in ("clue", "over"):
                    break
            continue
        teller = next(
            player for player in table.players if table.view(player)["you"]["to_do"] == "clue"
        )
        kind = next(kinds)
        told[view["turn"]] = (kind, tells_somehow(table, teller, kind))
    story = table.host.get(f"/games/{table.game}/story").json
    scored = {turn["turn"]: turn["performance"] for turn in story["turns"]}
    assert len(scored) >= 3
    for turn, (kind, performance) in told.items():
        if turn not in scored:
            continue
        if performance is None:
            assert scored[turn] is None
            continue
        assert (scored[turn]["id"], scored[turn]["kind"]) == (performance, kind)
        forms = asks(table.players[-1], table, performance).json["addresses"]["forms"]
        assert all(fetched(Caller(), form["address"]).status_code == 200 for form in forms)
    events = table.host.get(f"/games/{table.game}/events").json["events"]
    given = [one["event"] for one in events if one["event"]["type"] == "clue_given"]
    assert [one["performance"] and one["performance"]["id"] for one in given] == [
        performance for _, performance in told.values()
    ]


def test_the_event_holds_no_word_of_where_the_files_are() -> None:
    table = a_stage()
    tells_somehow(table, table.host, "sung")
    (given,) = [
        line.event
        for line in store.history(UUID(table.game))
        if isinstance(line.event, e.ClueGiven)
    ]
    assert given.performance is not None
    assert set(given.performance.__struct_fields__) == {"id", "hash", "kind", "milliseconds"}


@pytest.mark.parametrize("kind", WITHOUT_WORDS)
def test_bots_go_by_the_line_of_words_and_by_nothing_where_there_are_none(kind: Any) -> None:
    assert len(lines_without_words()) == 4 * len(WITHOUT_WORDS)
    for clue, heard in (("a waltz", "a waltz"), (WITHOUT_WORDS[kind], None)):
        table = a_stage()
        performance = performs(table.host, table, kind)
        assert tells(table.host, table, performance, clue=clue).status == 200
        seen = view_for(store.load(UUID(table.game)), as_player(table.players[1].id))
        bots_view = without_empty_words(seen)
        assert isinstance(bots_view, CardsView)
        assert bots_view.clue == heard


def test_the_same_words_are_a_clue_where_nothing_is_performed() -> None:
    table = a_stage()
    assert tells(table.host, table, None, clue=WITHOUT_WORDS["sung"]).status == 200
    seen = view_for(store.load(UUID(table.game)), as_player(table.players[1].id))
    assert without_empty_words(seen) == seen
