"""A game over HTTP."""

import json
import subprocess
import sys
import uuid
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from pytest_django import DjangoAssertNumQueries, Settings

from testkit.api_callers import (
    Answer,
    Caller,
    OpenTable,
    Queries,
    a_game,
    a_room,
    guest,
    play_on,
    play_out,
)
from testkit.citus import on_one_database
from testkit.moderators import a_told_game

pytestmark = pytest.mark.usefixtures("committed_db")

SHORT = {"settings": {"target": 10}}


def refused(table: OpenTable, move: str, body: object = None) -> tuple[int, str]:
    answer = table.host.moves(table.game, move, body)
    return answer.status, answer.code


def test_a_whole_game_is_played_to_its_winner() -> None:
    table = a_game(4, **SHORT)
    play_out(table)
    view = table.view()
    assert view["finished"]
    assert view["winners"]


def test_everybody_gets_their_own_view() -> None:
    table = a_game(3)
    hands = [set(table.view(who)["you"]["hand"]) for who in table.players]
    assert all(len(hand) == 7 for hand in hands)
    assert len(set.union(*hands)) == 21


def test_the_answer_to_a_move_is_what_a_fetch_gives() -> None:
    table = a_game(3)
    view = table.view()
    body = {"turn": 1, "card": view["you"]["hand"][0], "clue": "low tide"}
    assert table.host.moves(table.game, "clue", body).json == table.view()


def test_a_move_needs_a_key() -> None:
    table = a_room(3)
    answer = table.host.post(f"/games/{table.game}/start")
    assert (answer.status, answer.code) == (400, "bad_idempotency_key")


def test_the_same_key_again_gets_the_first_answer() -> None:
    table = a_room(3)
    first = table.host.moves(table.game, "start", key="begin")
    play_on(table)
    again = table.host.moves(table.game, "start", key="begin")
    assert (again.status, again.json) == (200, first.json)


def test_the_same_key_with_another_body_is_refused() -> None:
    table = a_room(3)
    table.host.moves(table.game, "colour", {"colour": "blue"}, key="one")
    answer = table.host.moves(table.game, "colour", {"colour": "white"}, key="one")
    assert (answer.status, answer.code) == (422, "key_reused")


def test_a_broken_rule_is_a_problem_with_its_facts() -> None:
    table = a_room(2)
    answer = table.host.moves(table.game, "start")
    assert answer.status == 409
    assert answer.json["code"] == "too_few_players"
    assert answer.json["facts"] == {"expected": 3, "given": 2}
    assert answer.json["detail"] == "It takes at least 3 players, and there are 2."


@pytest.mark.parametrize(
    ("move", "body", "code"),
    [
        ("clue", {"turn": 1}, "missing_field"),
        ("clue", {"turn": "one", "card": "first-light:1", "clue": "x"}, "wrong_type"),
        ("clue", {"turn": 2**70, "card": "first-light:1", "clue": "x"}, "too_high"),
        ("votes", {"turn": 1, "slots": [-1]}, "too_low"),
        ("cards", {"turn": 1, "cards": "first-light:1"}, "wrong_type"),
        ("start", {"now": True}, "unknown_field"),
    ],
)
def test_a_body_that_does_not_fit_is_said_to_be_so(move: str, body: object, code: str) -> None:
    assert refused(a_game(3), move, body) == (400, code)


@pytest.mark.parametrize(
    ("move", "body"),
    [
        ("start", []),
        ("start", b"{"),
        ("start", b"\xff"),
        ("start", b"[" * 50_000),
        ("clue", b'{"x": ' + b"[" * 50_000),
        ("clue", b'{"turn": ' + b"9" * 5_000 + b"}"),
        ("clue", b'{"turn": 1, "card": "a", "clue": "\\ud800"}'),
    ],
)
def test_a_malformed_body_is_said_to_be_so(move: str, body: object) -> None:
    assert refused(a_game(3), move, body) == (400, "malformed")


def test_a_body_that_is_too_large_is_refused() -> None:
    table = a_game(3)
    body = {"turn": 1, "card": "first-light:1", "clue": "x" * 100_000}
    assert refused(table, "clue", body) == (413, "too_large")


def test_a_clue_with_a_character_no_database_takes_is_refused() -> None:
    table = a_game(3)
    body = {"turn": 1, "card": table.view()["you"]["hand"][0], "clue": "a\x00b"}
    assert refused(table, "clue", body) == (409, "bad_clue")


def test_a_move_for_an_earlier_turn_is_stale() -> None:
    assert refused(a_game(3), "reveal", {"turn": 0}) == (409, "stale_turn")


def test_a_move_in_a_game_that_there_is_not_finds_nothing() -> None:
    for move in ("join", "start"):
        answer = guest("Ana").moves(str(uuid.uuid4()), move)
        assert (answer.status, answer.code) == (404, "not_found")


def test_who_has_left_still_gets_the_first_answer_again() -> None:
    table = a_game(4, spectators=False)
    left = table.players[3].moves(table.game, "leave", key="bye")
    assert left.status == 200
    assert table.players[3].moves(table.game, "leave", key="bye").json == left.json


# Who may look


def test_nobody_plays_without_a_token() -> None:
    table = a_game(3)
    table.host.token = ""
    answer = table.host.get(f"/games/{table.game}")
    assert (answer.status, answer.code) == (401, "not_signed_in")
    for token in ("no such token", "\x00"):
        table.host.token = token
        answer = table.host.get(f"/games/{table.game}")
        assert (answer.status, answer.code) == (401, "bad_token")


def test_a_game_that_there_is_not_is_not_found() -> None:
    answer = guest("Ana").get(f"/games/{uuid.uuid4()}")
    assert (answer.status, answer.code) == (404, "not_found")


def test_whoever_has_left_and_whoever_waits_see_what_a_spectator_sees() -> None:
    table = a_told_game(5)
    teller, late, watcher = table.host, guest("Xenia"), guest("Selma")
    own = events_as_seen(teller, table)
    teller.moves(table.game, "leave")
    late.moves(table.game, "join")
    assert [seat["player"] for seat in table.view(late)["waiting"]] == [late.id]
    assert own != events_as_seen(watcher, table)[: len(own)]
    for who in (teller, late):
        assert table.view(who)["you"] is None
        assert table.view(who) == table.view(watcher)
        assert events_as_seen(who, table) == events_as_seen(watcher, table)


def test_once_the_game_is_over_whoever_left_sees_their_cards_again() -> None:
    table = a_told_game(4)
    teller, other = table.players[:2]
    (card,) = table.view(teller)["you"]["played"]
    assert card_told(teller, table) == card
    teller.moves(table.game, "leave")
    assert card_told(teller, table) is None
    assert other.post(f"/rooms/{table.code}/close").status == 204
    assert card_told(teller, table) == card


def card_told(who: Caller, table: OpenTable) -> str | None:
    """The card of the only clue, as somebody sees it."""
    (given,) = (one for one in events_as_seen(who, table) if one["type"] == "clue_given")
    card: str | None = given["card"]
    return card


def events_as_seen(who: Caller, table: OpenTable) -> list[Any]:
    lines = who.get(f"/games/{table.game}/events").json["events"]
    return [line["event"] for line in lines]


def test_a_spectator_sees_the_table_and_no_hand() -> None:
    table = a_game(3)
    view = table.view(guest("Xenia"))
    assert view["phase"] == "clue"
    assert view["you"] is None
    assert "hidden" not in view


def test_where_nobody_may_watch_a_stranger_finds_nothing() -> None:
    table = a_game(3, spectators=False)
    assert guest("Xenia").get(f"/games/{table.game}").status == 404
    assert guest("Xenia").get(f"/games/{table.game}/events").status == 404


def test_behind_a_password_a_stranger_finds_nothing_until_they_say_it() -> None:
    table = a_game(3, password="lighthouse")
    stranger = guest("Xenia")
    assert stranger.get(f"/games/{table.game}").status == 404
    assert stranger.post(f"/rooms/{table.code}/enter", {"password": "tower"}).code == (
        "wrong_password"
    )
    assert stranger.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"}).status == 200
    assert stranger.get(f"/games/{table.game}").status == 200


# Nothing new


def test_an_unchanged_view_is_not_sent_again() -> None:
    table = a_game(3)
    tag = table.host.get(f"/games/{table.game}").headers["ETag"]
    again = table.host.get(f"/games/{table.game}", **{"if-none-match": tag})
    assert (again.status, again.json) == (304, None)


def test_one_of_several_tags_will_do_and_a_weak_one_too() -> None:
    table = a_game(3)
    tag = table.host.get(f"/games/{table.game}").headers["ETag"]
    for known in (f"W/{tag}", f'"0-nobody", {tag}', "*"):
        assert table.host.get(f"/games/{table.game}", **{"if-none-match": known}).status == 304


def test_a_changed_view_is_sent_and_another_viewer_has_another_tag() -> None:
    table = a_game(3)
    tag = table.host.get(f"/games/{table.game}").headers["ETag"]
    other = table.players[1].get(f"/games/{table.game}", **{"if-none-match": tag})
    assert other.status == 200
    play_on(table)
    assert table.host.get(f"/games/{table.game}", **{"if-none-match": tag}).status == 200


@on_one_database
def test_a_view_takes_as_many_queries_late_in_a_game_as_early(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    table = a_game(3)
    for _ in range(2):
        with django_assert_num_queries(1):
            table.view()
        for _ in range(4):
            play_on(table)


def test_what_happened_takes_as_many_queries_late_in_a_game_as_early(queries: Queries) -> None:
    table = a_game(3)
    early = queries(table.host.get, f"/games/{table.game}/events")
    for _ in range(8):
        play_on(table)
    assert queries(table.host.get, f"/games/{table.game}/events") == early


@on_one_database
def test_a_move_takes_no_more_queries_late_in_a_game_or_among_more_players(
    queries: Queries,
) -> None:
    small, large = a_game(3), a_game(8)
    for _ in range(8):
        play_on(large)
    counts = [queries(table.players[1].moves, table.game, "leave") for table in (small, large)]
    assert counts == [2, 2]


@pytest.mark.parametrize("path", ["/editions", "/decks/first-light"])
def test_what_there_is_to_play_with_takes_no_query(path: str, queries: Queries) -> None:
    assert queries(Caller().get, path) == 0


# What happened


def test_events_come_as_the_caller_may_see_them() -> None:
    table = a_game(3)
    mine = table.host.get(f"/games/{table.game}/events").json
    drawn = next(line["event"] for line in mine["events"] if line["event"]["type"] == "cards_drawn")
    assert drawn["hands"] == {table.host.id: table.view()["you"]["hand"]}
    assert set(drawn["numbers"].values()) == {7}
    assert not mine["over"]


def test_events_can_be_read_from_a_number_on() -> None:
    table = a_game(3)
    page = table.host.get(f"/games/{table.game}/events?after=3").json
    assert [line["seq"] for line in page["events"]] == list(range(4, page["version"] + 1))
    assert page["next"] is None


@pytest.mark.parametrize("after", ["-1", "x", "99999999999", "%00", "1.5"])
def test_a_number_that_is_none_is_refused(after: str) -> None:
    table = a_game(3)
    answer = table.host.get(f"/games/{table.game}/events?after={after}")
    assert (answer.status, answer.code) == (400, "bad_parameter")


def test_once_the_game_is_over_everything_can_be_read() -> None:
    table = a_game(3, is_public=True, **SHORT)
    play_out(table)
    page = guest("Xenia").get(f"/games/{table.game}/events").json
    started = next(
        line["event"] for line in page["events"] if line["event"]["type"] == "game_started"
    )
    assert page["over"]
    assert len(started["pile"]) == 84


# A fair deal


def recipe() -> str:
    page = Path("docs/fairness.md").read_text(encoding="utf-8")
    return page.partition("```python\n")[2].partition("```")[0]


def test_anybody_can_check_the_deal_by_the_recipe(tmp_path: Path) -> None:
    table = a_game(4, **SHORT)
    promised = table.view()["promise"]
    play_out(table)
    page = table.host.get(f"/games/{table.game}/events").json
    while page["next"]:
        more = table.host.get(f"/games/{table.game}/events?after={page['next']}").json
        page = {**more, "events": page["events"] + more["events"]}
    assert table.view()["promise"] == promised
    assert checked(page, tmp_path).returncode == 0
    board = next(line["event"]["board"] for line in page["events"] if "board" in line["event"])
    board[0], board[1] = board[1], board[0]
    assert checked(page, tmp_path).returncode != 0


def checked(page: object, where: Path) -> subprocess.CompletedProcess[bytes]:
    (where / "events.json").write_text(json.dumps(page))
    return subprocess.run(
        [sys.executable, "-c", recipe()], cwd=where, capture_output=True, check=False
    )


def test_the_server_can_check_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    table = a_game(3, **SHORT)
    play_out(table)
    call_command("verify_game", table.game)
    assert "every card as promised" in capsys.readouterr().out


# Too many


def test_who_asks_too_often_is_told_when_to_come_again(settings: Settings) -> None:
    table = a_game(3)
    settings.THROTTLES = {**settings.THROTTLES, "any": (2, 3600)}
    answers = [table.host.get(f"/games/{table.game}") for _ in range(4)]
    assert answers[-1].status == 429
    assert answers[-1].code == "too_many_requests"
    assert int(answers[-1].headers["Retry-After"]) <= 3600


# Hiding a clue of one's own


def hides(who: Caller, table: OpenTable, turn: int = 1) -> Answer:
    return who.post(f"/games/{table.game}/hide-clue", {"turn": turn})


def clue_as_seen(by: Caller, table: OpenTable) -> str | None:
    (given,) = (one for one in events_as_seen(by, table) if one["type"] == "clue_given")
    assert given["clue_hidden"] is (given["clue"] is None)
    clue: str | None = given["clue"]
    return clue


def test_whoever_gave_a_clue_hides_it_from_everybody() -> None:
    table = a_told_game(4)
    teller, guesser, *_ = table.players
    assert clue_as_seen(guesser, table) is not None
    assert hides(teller, table).status == 204
    assert clue_as_seen(guesser, table) is None
    assert table.view(guesser)["clue_hidden"]


def test_hidden_twice_is_hidden() -> None:
    table = a_told_game(4)
    assert hides(table.host, table).status == 204
    version = table.view()["version"]
    assert hides(table.host, table).status == 204
    assert table.view()["version"] == version


def test_nobody_hides_the_clue_of_somebody_else() -> None:
    table = a_told_game(4)
    answer = hides(table.players[1], table)
    assert (answer.status, answer.code) == (403, "not_yours_to_ask")


def test_a_turn_without_a_clue_has_none_to_hide() -> None:
    table = a_told_game(4)
    answer = hides(table.host, table, turn=2)
    assert (answer.status, answer.code) == (409, "no_such_clue")


def test_whoever_has_left_still_hides_their_clue_and_sees_nothing_of_the_game() -> None:
    table = a_told_game(4, spectators=False)
    teller, guesser, *_ = table.players
    assert teller.moves(table.game, "leave").status == 200
    assert teller.get(f"/games/{table.game}").status == 404
    answer = hides(teller, table)
    assert (answer.status, answer.json) == (204, None)
    assert clue_as_seen(guesser, table) is None


def test_so_does_whoever_is_banned() -> None:
    table = a_told_game(5)
    teller, guesser, *_ = table.players
    teller.moves(table.game, "leave")
    host = next(who for who in table.players if who.id == table.view(guesser)["host"])
    assert host.post(f"/rooms/{table.code}/bans", {"person": teller.id}).status == 204
    assert hides(teller, table).status == 204
    assert clue_as_seen(guesser, table) is None


def test_a_clue_can_be_hidden_when_the_game_is_over() -> None:
    table = a_told_game(4)
    assert table.host.post(f"/rooms/{table.code}/close").status == 204
    assert hides(table.host, table).status == 204
    assert clue_as_seen(table.players[1], table) is None


def test_a_stranger_does_not_learn_that_there_is_a_clue() -> None:
    table = a_told_game(4, password="lighthouse")
    assert hides(guest("Xenia"), table).status == 404
