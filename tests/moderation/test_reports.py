"""What players report."""

import uuid
from datetime import timedelta
from typing import Any

import pytest
from django.utils import timezone
from pytest_django import Settings

from moderation.models import Complaint, Report
from testkit.api_callers import Answer, Caller, OpenTable, a_room, guest
from testkit.moderators import a_told_game, decides, moderator

pytestmark = pytest.mark.django_db


def reports(who: Caller, matter: str, **what: Any) -> Answer:
    return who.post("/reports", {"matter": matter, **what})


def clue_of(table: OpenTable) -> dict[str, Any]:
    return {"game": table.game, "turn": 1}


def test_a_clue_is_reported_with_what_it_said() -> None:
    table = a_told_game()
    made = reports(table.players[1], "clue", **clue_of(table), note="an insult")
    assert made.status == 201
    report = Report.objects.get(pk=made.json["report"])
    assert (report.words, str(report.person), report.turn) == ("low tide", table.host.id, 1)
    events = table.host.get(f"/games/{table.game}/events").json["events"]
    assert [line["event"]["type"] for line in events if line["seq"] == report.event] == [
        "clue_given"
    ]
    assert report.complaints.get().note == "an insult"


def test_a_title_a_name_and_somebodys_conduct_are_reported() -> None:
    table = a_room(3)
    _, bruno, clara = table.players
    assert reports(clara, "title", room=table.code).status == 201
    for matter in ("name", "conduct"):
        assert reports(clara, matter, room=table.code, person=bruno.id).status == 201
    words = {report.matter: report.words for report in Report.objects.all()}
    assert words == {"title": "The harbour", "name": "Bruno", "conduct": ""}


def test_who_reports_the_same_thing_joins() -> None:
    table = a_told_game()
    _, bruno, clara = table.players
    first = reports(bruno, "clue", **clue_of(table))
    assert reports(clara, "clue", **clue_of(table)).json == first.json
    assert reports(clara, "clue", **clue_of(table)).json == first.json
    report = Report.objects.get()
    assert report.reporters == 2
    assert set(map(str, report.complaints.values_list("reporter", flat=True))) == {
        bruno.id,
        clara.id,
    }


def test_what_has_been_decided_can_be_reported_anew() -> None:
    table = a_told_game()
    first = reports(table.players[1], "title", room=table.code).json["report"]
    assert moderator().post(f"/moderation/reports/{first}/dismiss", {"reason": "No"}).status == 204
    assert reports(table.players[1], "title", room=table.code).json["report"] != first


def test_everybody_sees_what_became_of_their_own_reports() -> None:
    table = a_told_game()
    _, bruno, clara = table.players
    made = reports(bruno, "clue", **clue_of(table), note="an insult").json
    reports(bruno, "conduct", room=table.code, person=clara.id)
    decides(moderator(), "hide_clue", **clue_of(table), report=made["report"])
    mine = bruno.get("/me/reports").json["reports"]
    assert [(one["matter"], one["status"]) for one in mine] == [
        ("conduct", "open"),
        ("clue", "upheld"),
    ]
    assert (mine[1]["note"], mine[1]["turn"]) == ("an insult", 1)
    assert "low tide" not in str(mine)
    assert clara.get("/me/reports").json == {"reports": []}


def test_nobody_reports_what_they_cannot_have_seen() -> None:
    table = a_told_game(password="lighthouse")
    stranger = guest("Xenia")
    assert reports(stranger, "clue", **clue_of(table)).status == 404
    conduct = reports(stranger, "conduct", room=table.code, person=table.host.id)
    assert (conduct.status, conduct.code) == (404, "no_such_person")


def test_a_spectator_reports_what_anybody_may_watch() -> None:
    table = a_told_game()
    assert reports(guest("Xenia"), "clue", **clue_of(table)).status == 201


def test_who_was_shown_the_door_may_still_report_what_happened_there() -> None:
    table = a_told_game(4, password="lighthouse")
    banned = table.players[3]
    assert table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id}).status == 204
    assert reports(banned, "clue", **clue_of(table)).status == 201


def test_somebody_who_was_never_there_is_not_reported_there() -> None:
    table = a_room(3)
    stranger = guest("Xenia")
    refused = reports(table.host, "conduct", room=table.code, person=stranger.id)
    assert (refused.status, refused.code) == (404, "no_such_person")


@pytest.mark.parametrize(
    ("matter", "what", "status", "code"),
    [
        ("clue", {"turn": 1}, 400, "incomplete"),
        ("conduct", {}, 400, "incomplete"),
        ("title", {"room": "NOROOM2"}, 404, "no_such_room"),
        ("clue", {"game": str(uuid.uuid4()), "turn": 1}, 404, "not_found"),
        ("rudeness", {}, 400, "not_a_choice"),
    ],
)
def test_a_report_says_what_it_is_about(
    matter: str, what: dict[str, Any], status: int, code: str
) -> None:
    refused = reports(guest("Ana"), matter, **what)
    assert (refused.status, refused.code) == (status, code)


def test_a_turn_without_a_clue_has_none_to_report() -> None:
    table = a_told_game()
    assert reports(table.host, "clue", game=table.game, turn=2).code == "no_such_clue"


def test_nobody_reports_themselves_or_a_clue_that_is_hidden() -> None:
    table = a_told_game()
    assert reports(table.host, "clue", **clue_of(table)).code == "own_words"
    decides(moderator(), "hide_clue", game=table.game, turn=1)
    assert reports(table.players[1], "clue", **clue_of(table)).code == "already_so"


def test_a_player_makes_only_so_many_reports_a_day(settings: Settings) -> None:
    settings.REPORTS_A_DAY = 2
    table = a_room(4)
    reporter, *others = table.players
    for other in others[:2]:
        assert reports(reporter, "name", room=table.code, person=other.id).status == 201
    refused = reports(reporter, "name", room=table.code, person=others[2].id)
    assert (refused.status, refused.code) == (429, "too_many_requests")
    assert int(refused.headers["Retry-After"]) > 80_000
    Complaint.objects.update(at=timezone.now() - timedelta(days=1))
    assert reports(reporter, "name", room=table.code, person=others[2].id).status == 201


def test_reports_are_throttled(settings: Settings) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "report": (1, 600)}
    table = a_room(3)
    reports(table.players[1], "title", room=table.code)
    assert reports(table.players[2], "title", room=table.code).status == 429
