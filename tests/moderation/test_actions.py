"""What moderators do, what comes of it, and how it is taken back."""

import uuid
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone

from games.models import Event, Game
from games.store import rebuild
from moderation.models import AuditEntry, Decision, Report
from testkit.api_callers import Caller, OpenTable, a_game, a_room, act, guest, play_out
from testkit.moderators import a_told_game, administrator, decides, moderator, takes_back

pytestmark = pytest.mark.django_db

TOMORROW = (timezone.now() + timedelta(days=1)).isoformat()


@pytest.fixture
def mona() -> Caller:
    return moderator()


def clue_seen(table: OpenTable, who: Caller) -> tuple[str | None, bool]:
    view = table.view(who)
    return view["clue"], view["clue_hidden"]


# In a game


def test_a_hidden_clue_is_shown_to_nobody_until_it_is_taken_back(mona: Caller) -> None:
    table = a_told_game()
    decision = decides(mona, "hide_clue", game=table.game, turn=1)
    assert decision["person"]["id"] == table.host.id
    for who in (*table.players, guest("Xenia")):
        assert clue_seen(table, who) == (None, True)
        log = who.get(f"/games/{table.game}/events").json["events"]
        assert "low tide" not in str(log)
    takes_back(mona, decision)
    assert clue_seen(table, table.players[1]) == ("low tide", False)


def test_nobody_is_told_which_moderator_it_was(mona: Caller) -> None:
    table = a_told_game(4)
    decides(mona, "hide_clue", game=table.game, turn=1)
    decides(mona, "remove", game=table.game, person=table.players[3].id)
    page = table.host.get(f"/games/{table.game}/events").json
    by_moderators = [
        line for line in page["events"] if line["event"]["type"] in ("clue_hidden", "player_left")
    ]
    assert [line["by"] for line in by_moderators] == [None, None]
    for asked in ("", "/people", "/events"):
        assert mona.id not in str(table.host.get(f"/games/{table.game}{asked}").json)


def test_an_answer_that_is_asked_for_again_shows_no_hidden_clue(mona: Caller) -> None:
    table = a_told_game(4)
    bruno, view = table.players[1], table.view(table.players[1])
    body = {"turn": 1, "cards": view["you"]["hand"][:1]}
    first = bruno.moves(table.game, "cards", body, key="once")
    decides(mona, "hide_clue", game=table.game, turn=1)
    again = bruno.moves(table.game, "cards", body, key="once")
    assert (first.json["clue"], again.json["clue"]) == ("low tide", None)
    assert first.json["version"] == again.json["version"]


def test_a_clue_is_hidden_in_the_full_log_of_a_game_that_is_over(mona: Caller) -> None:
    table = a_game(settings={"target": 10})
    play_out(table)
    for turn in range(1, table.view()["turns"] + 1):
        decides(mona, "hide_clue", game=table.game, turn=turn)
    log = table.host.get(f"/games/{table.game}/events").json
    assert log["over"]
    assert "low tide" not in str(log)
    given = [line["event"] for line in log["events"] if line["event"]["type"] == "clue_given"]
    assert given
    assert all(event["clue_hidden"] and event["card"] for event in given)


def test_what_touches_a_game_is_in_its_log_with_the_moderators_id(mona: Caller) -> None:
    table = a_told_game()
    decides(mona, "hide_clue", game=table.game, turn=1)
    event = Event.objects.get(game_id=uuid.UUID(table.game), type="clue_hidden")
    assert str(event.actor) == mona.id


def test_a_player_is_removed_from_a_running_game(mona: Caller) -> None:
    table = a_told_game(4)
    decides(mona, "remove", game=table.game, person=table.players[3].id)
    gone = next(p for p in table.view()["players"] if p["player"] == table.players[3].id)
    assert gone["left"]
    assert table.view()["phase"] == "cards"


def test_a_running_game_that_is_voided_is_over(mona: Caller) -> None:
    table = a_told_game()
    decides(mona, "void_game", game=table.game)
    view = table.view()
    assert (view["phase"], view["voided"], view["because"]) == ("over", True, "voided")
    game = Game.objects.get(pk=table.game)
    assert (game.phase, game.voided) == ("abandoned", True)
    assert not rebuild(game.pk)


def test_what_a_game_has_gone_on_without_is_not_taken_back(mona: Caller) -> None:
    table = a_told_game(4)
    removed = decides(mona, "remove", game=table.game, person=table.players[3].id)
    voided = decides(mona, "void_game", game=table.game)
    for decision in (removed, voided):
        path = f"/moderation/decisions/{decision['id']}/take-back"
        assert mona.post(path, {"reason": "Oh"}).code == "cannot_take_back"


# Rooms


def test_a_room_is_renamed_and_gets_its_title_back(mona: Caller) -> None:
    table = a_room()
    decision = decides(mona, "rename_room", room=table.code, name="Room")
    assert table.host.get(f"/rooms/{table.code}").json["title"] == "Room"
    assert (decision["before"], decision["after"]) == ("The harbour", "Room")
    takes_back(mona, decision)
    assert table.host.get(f"/rooms/{table.code}").json["title"] == "The harbour"


def test_a_title_that_was_changed_since_stays(mona: Caller) -> None:
    table = a_room()
    decision = decides(mona, "rename_room", room=table.code, name="Room")
    table.host.patch(f"/rooms/{table.code}", {"title": "The pier"})
    takes_back(mona, decision)
    assert table.host.get(f"/rooms/{table.code}").json["title"] == "The pier"


def test_the_title_of_a_closed_room_can_still_be_changed(mona: Caller) -> None:
    table = a_room()
    table.host.post(f"/rooms/{table.code}/close")
    assert table.host.patch(f"/rooms/{table.code}", {"title": "The pier"}).code == "room_closed"
    decides(mona, "rename_room", room=table.code, name="Room")
    assert table.host.get(f"/rooms/{table.code}").json["title"] == "Room"


def test_a_closed_room_can_be_opened_again(mona: Caller) -> None:
    table = a_room()
    decision = decides(mona, "close_room", room=table.code)
    assert table.view()["phase"] == "over"
    assert table.host.get(f"/rooms/{table.code}").json["closed_at"]
    takes_back(mona, decision)
    assert table.host.get(f"/rooms/{table.code}").json["closed_at"] is None
    assert table.host.post(f"/rooms/{table.code}/games").status == 201


def test_who_is_banned_by_a_moderator_is_not_let_in_by_the_host(mona: Caller) -> None:
    table = a_told_game(4)
    banned = table.players[3]
    decision = decides(mona, "ban_from_room", room=table.code, person=banned.id)
    assert banned.get(f"/games/{table.game}").status == 404
    lifted = table.host.delete(f"/rooms/{table.code}/bans/{banned.id}")
    assert (lifted.status, lifted.code) == (403, "not_yours_to_ask")
    takes_back(mona, decision)
    assert banned.get(f"/games/{table.game}").status == 200


def test_a_ban_from_a_room_ends_in_time(mona: Caller) -> None:
    table = a_room(4)
    banned = table.players[3]
    decides(mona, "ban_from_room", room=table.code, person=banned.id, until=TOMORROW)
    assert banned.moves(table.game, "join").code == "banned"
    table_bans = Game.objects.get(pk=table.game).room.bans
    table_bans.update(until=timezone.now() - timedelta(seconds=1))
    assert banned.moves(table.game, "join").status == 200


def test_of_two_bans_the_other_one_still_holds(mona: Caller) -> None:
    table = a_room(4)
    banned = table.players[3]
    first = decides(mona, "ban_from_room", room=table.code, person=banned.id, until=TOMORROW)
    second = decides(mona, "ban_from_room", room=table.code, person=banned.id)
    takes_back(mona, first)
    assert banned.moves(table.game, "join").code == "banned"
    takes_back(mona, second)
    assert banned.moves(table.game, "join").status == 200


# People


def test_a_person_is_renamed_and_gets_the_name_back(mona: Caller) -> None:
    ana = guest("Ana")
    decision = decides(mona, "rename_person", person=ana.id, name="Player 7")
    assert ana.get("/me").json["name"] == "Player 7"
    takes_back(mona, decision)
    assert ana.get("/me").json["name"] == "Ana"


def test_the_muted_give_no_clues_in_public_rooms_alone(mona: Caller) -> None:
    public, private = a_game(is_public=True), a_game()
    for table in (public, private):
        decision = decides(mona, "mute", person=table.host.id, until=TOMORROW)
    view = public.view()
    body = {"turn": 1, "card": view["you"]["hand"][0], "clue": "low tide"}
    refused = public.host.moves(public.game, "clue", body)
    assert (refused.status, refused.code) == (403, "muted")
    act(private, private.host)
    assert private.view()["phase"] == "cards"
    Decision.objects.exclude(pk=decision["id"]).update(until=timezone.now())
    assert public.host.moves(public.game, "clue", body).status == 200


def test_a_warning_is_told(mona: Caller) -> None:
    ana = guest("Ana")
    decides(mona, "warn", person=ana.id)
    (told,) = ana.get("/me/decisions").json["decisions"]
    assert (told["kind"], told["reason"]) == ("warn", "Because")
    assert "by" not in told


# Orders


@pytest.mark.parametrize(
    ("kind", "fields", "status", "code"),
    [
        ("hide_clue", {}, 400, "incomplete"),
        ("warn", {"until": TOMORROW}, 400, "incomplete"),
        ("suspend", {"person": str(uuid.uuid4())}, 404, "no_such_person"),
        ("close_room", {"room": "NOROOM2"}, 404, "no_such_room"),
        ("void_game", {"game": str(uuid.uuid4())}, 404, "not_found"),
        ("execute", {}, 400, "not_a_choice"),
    ],
)
def test_an_order_that_makes_no_sense_is_refused(
    mona: Caller, kind: str, fields: dict[str, Any], status: int, code: str
) -> None:
    refused = mona.post("/moderation/decisions", {"kind": kind, "reason": "So", **fields})
    assert (refused.status, refused.code) == (status, code)
    assert not Decision.objects.exists()


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"kind": "warn", "until": TOMORROW}, "cannot_end"),
        ({"kind": "mute", "until": "2020-01-01T00:00:00Z"}, "ends_before"),
        ({"kind": "mute", "until": "2099-01-01T00:00:00"}, "ends_before"),
    ],
)
def test_only_what_can_end_has_an_end_and_it_lies_ahead(
    mona: Caller, fields: dict[str, Any], code: str
) -> None:
    body = {"person": guest("Ana").id, "reason": "So", **fields}
    refused = mona.post("/moderation/decisions", body)
    assert (refused.status, refused.code) == (400, code)


def test_what_the_rules_refuse_is_not_decided(mona: Caller) -> None:
    table = a_told_game()
    order = {"kind": "remove", "game": table.game, "person": mona.id, "reason": "So"}
    assert mona.post("/moderation/decisions", order).code == "own_case"
    order["person"] = guest("Xenia").id
    assert mona.post("/moderation/decisions", order).code == "no_such_player"
    assert not Decision.objects.exists()
    assert not AuditEntry.objects.exists()


def test_what_is_so_already_is_not_decided_again(mona: Caller) -> None:
    table = a_told_game()
    for kind, fields in (
        ("hide_clue", {"game": table.game, "turn": 1}),
        ("void_game", {"game": table.game}),
        ("close_room", {"room": table.code}),
    ):
        decides(mona, kind, **fields)
        again = mona.post("/moderation/decisions", {"kind": kind, "reason": "So", **fields})
        assert (again.status, again.code) == (409, "already_so")


def test_nothing_is_taken_back_twice(mona: Caller) -> None:
    decision = decides(mona, "warn", person=guest("Ana").id)
    takes_back(mona, decision)
    again = mona.post(f"/moderation/decisions/{decision['id']}/take-back", {"reason": "So"})
    assert again.code == "already_so"


def test_only_an_administrator_decides_about_a_moderator(mona: Caller) -> None:
    other = moderator("Mina")
    refused = mona.post(
        "/moderation/decisions", {"kind": "suspend", "person": other.id, "reason": "So"}
    )
    assert (refused.status, refused.code) == (403, "above_you")
    decides(administrator(), "suspend", person=other.id)
    assert other.get("/me").status == 401


def test_a_decision_closes_its_report(mona: Caller) -> None:
    table = a_told_game()
    body = {"matter": "clue", "game": table.game, "turn": 1}
    report = table.players[1].post("/reports", body).json["report"]
    decides(mona, "hide_clue", game=table.game, turn=1, report=report)
    kept = Report.objects.get(pk=report)
    assert (kept.status, str(kept.closed_by)) == ("upheld", mona.id)
    again = {"kind": "warn", "person": table.host.id, "reason": "So", "report": report}
    assert mona.post("/moderation/decisions", again).code == "no_such_report"
