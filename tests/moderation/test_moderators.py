"""Who is a moderator, and what they see."""

from typing import Any

import pytest
from django.conf import settings
from django.contrib.auth.models import Group
from django.db import connection
from django.test.utils import CaptureQueriesContext
from pytest_django import DjangoAssertNumQueries, Settings

from accounts.models import Account
from moderation.moderators import GROUP
from testkit.api_callers import Caller, a_room, guest
from testkit.devices import PASSWORD, Device, new_email, skip_mail_cooldown, totp_code
from testkit.moderators import a_told_game, administrator, decides, moderator

pytestmark = pytest.mark.django_db

LISTS = ("reports", "appeals", "decisions", "audit", "rooms")


@pytest.mark.parametrize("path", LISTS)
def test_they_are_moderators_and_administrators_and_nobody_else(path: str) -> None:
    refused = guest("Ana").get(f"/moderation/{path}")
    assert (refused.status, refused.code) == (403, "not_allowed")
    assert Caller().get(f"/moderation/{path}").status == 401
    assert moderator().get(f"/moderation/{path}").status == 200
    assert administrator().get(f"/moderation/{path}").status == 200


def test_the_group_was_made_with_the_tables() -> None:
    permissions = Group.objects.get(name=GROUP).permissions
    assert set(permissions.values_list("codename", flat=True)) == {
        "moderate", "approve_deck", "view_word", "add_word", "change_word", "delete_word",
    }  # fmt: skip


def test_they_alone_are_told_where_their_pages_are(settings: Settings) -> None:
    assert moderator().get("/me").json["admin"] == f"/{settings.ADMIN_PATH}/"
    assert guest("Ana").get("/me").json["admin"] is None


# The second factor


def test_where_it_is_required_only_a_second_factor_opens(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = True
    phone, email = Device(), new_email()
    phone.sign_up(email)
    Account.objects.get(email=email).groups.add(Group.objects.get(name=GROUP))
    refused = phone.ask("get", "moderation/reports")
    assert (refused.status_code, refused.said["code"]) == (403, "second_factor_required")

    secret = phone.auth("get", "account/authenticators/totp").said["meta"]["secret"]
    phone.auth("post", "auth/reauthenticate", {"password": PASSWORD})
    made = phone.auth("post", "account/authenticators/totp", {"code": totp_code(secret)})
    assert made.status_code == 200, made.said
    skip_mail_cooldown()
    tablet = Device("tablet")
    assert tablet.log_in(email).status_code == 401
    assert tablet.ask("get", "moderation/reports").status_code == 401
    assert (
        tablet.auth("post", "auth/2fa/authenticate", {"code": totp_code(secret)}).status_code == 200
    )
    assert tablet.ask("get", "moderation/reports").status_code == 200


# What they see


def test_the_queue_has_what_is_needed_to_decide() -> None:
    table, mona = a_told_game(), moderator()
    _, bruno, clara = table.players
    decides(mona, "warn", person=table.host.id)
    for who in (bruno, clara):
        who.post("/reports", {"matter": "clue", "game": table.game, "turn": 1, "note": "Rude"})
    bruno.post("/reports", {"matter": "conduct", "room": table.code, "person": table.host.id})
    conduct, clue = mona.get("/moderation/reports").json["reports"]
    assert (clue["matter"], clue["words"], clue["reporters"]) == ("clue", "low tide", 2)
    assert (clue["person"]["name"], clue["room"]["code"]) == ("Ana", table.code)
    full = mona.get(f"/moderation/reports/{clue['id']}").json
    assert {complaint["by"]["name"] for complaint in full["complaints"]} == {"Bruno", "Clara"}
    assert [decision["kind"] for decision in full["decisions"]] == ["warn"]
    assert full["other_reports"] == 1
    assert mona.get("/moderation/reports?status=upheld").json["reports"] == []
    assert conduct["matter"] == "conduct"


def test_the_queue_comes_in_pages() -> None:
    table, mona = a_room(4), moderator()
    for other in table.players[1:]:
        table.host.post("/reports", {"matter": "name", "room": table.code, "person": other.id})
    first = mona.get("/moderation/reports?limit=2").json
    rest = mona.get(f"/moderation/reports?limit=2&cursor={first['next']}").json
    assert [len(page["reports"]) for page in (first, rest)] == [2, 1]
    assert rest["next"] is None


def test_open_rooms_are_seen_with_phase_people_and_last_move() -> None:
    table = a_told_game(password="lighthouse")
    closed = a_room()
    closed.host.post(f"/rooms/{closed.code}/close")
    (room,) = moderator().get("/moderation/rooms").json["rooms"]
    assert (room["code"], room["game"]["phase"]) == (table.code, "cards")
    assert [person["name"] for person in room["game"]["people"]] == ["Ana", "Bruno", "Clara"]
    assert room["game"]["last_event_at"]


def test_the_log_is_seen_as_by_a_spectator() -> None:
    table = a_told_game(password="lighthouse", spectators=False)
    events = moderator().get(f"/moderation/games/{table.game}/events").json["events"]
    given = next(line["event"] for line in events if line["event"]["type"] == "clue_given")
    assert (given["clue"], given["card"]) == ("low tide", None)


def test_a_person_is_seen_with_what_was_decided() -> None:
    mona, ana = moderator(), guest("Ana")
    decides(mona, "mute", person=ana.id)
    seen = mona.get(f"/moderation/people/{ana.id}").json
    assert (seen["person"]["name"], seen["muted"], seen["open_reports"]) == ("Ana", True, 0)
    assert [decision["kind"] for decision in seen["decisions"]] == ["mute"]


# What it costs


def some_of_everything(number: int) -> str:
    """So many reports about one person, decisions, appeals and rooms; the person's id."""
    mona, table = moderator(), a_told_game(number)
    for reporter in table.players[1:]:
        for matter in ("conduct", "name"):
            body = {"matter": matter, "room": table.code, "person": table.host.id}
            reporter.post("/reports", body)
        decision = decides(mona, "warn", person=reporter.id)["id"]
        reporter.post(f"/me/decisions/{decision}/appeal", {"words": "No"})
        decides(mona, "warn", person=table.host.id)
        a_room()
    return table.host.id


def queries_of(who: Caller, path: str, counting: DjangoAssertNumQueries, number: int) -> Any:
    with counting(number):
        return who.get(path)


def cost_of(who: Caller, path: str) -> int:
    """The number of queries that an answer takes."""
    with CaptureQueriesContext(connection) as queries:
        assert who.get(path).status == 200
    return len(queries)


@pytest.mark.parametrize(
    ("path", "number"),
    [
        ("/moderation/reports", 6),
        ("/moderation/appeals", 6),
        ("/moderation/decisions", 6),
        ("/moderation/audit", 6),
        ("/moderation/rooms", 6),
        ("/moderation/people/{person}", 10),
    ],
)
def test_no_list_asks_more_when_there_is_more(path: str, number: int) -> None:
    few = some_of_everything(3)
    mona = moderator("Minna")
    before = cost_of(mona, path.format(person=few))
    many = some_of_everything(6)
    assert cost_of(mona, path.format(person=many)) == before
    # Where games are distributed, those of the rooms that are listed are asked for by themselves.
    if path != "/moderation/rooms" or not settings.DISTRIBUTED:
        assert before == number


def test_what_was_decided_about_somebody_is_told_at_the_same_cost_however_much_it_is(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    mona, ana = moderator(), guest("Ana")
    for _ in range(3):
        decision = decides(mona, "warn", person=ana.id)["id"]
        ana.post(f"/me/decisions/{decision}/appeal", {"words": "No"})
        queries_of(ana, "/me/decisions", django_assert_num_queries, 2)


def test_a_report_costs_the_same_however_many_have_joined() -> None:
    table = a_told_game(6)
    _, first, *others = table.players
    body = {"matter": "clue", "game": table.game, "turn": 1}
    assert first.post("/reports", body).status == 201
    costs = []
    for reporter in others:
        with CaptureQueriesContext(connection) as queries:
            assert reporter.post("/reports", body).status == 201
        costs.append(len(queries))
    assert set(costs) == {costs[0]}
