"""Invitations: links that let people in and seat them, and calls to those one has played with."""

import re
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.utils import timezone
from pytest_django import Settings

from accounts.suspension import suspend
from games.invitations import delete_long_over, given, with_token
from games.models import Admission, Ban, Invitation, Room
from testkit.api_callers import Answer, Caller, OpenTable, Queries, a_game, a_room, guest

pytestmark = pytest.mark.usefixtures("committed_db")

SECRET = {"password": "lighthouse"}


def invites(who: Caller, table: OpenTable, **body: Any) -> Answer:
    return who.post(f"/rooms/{table.code}/invitations", body)


def a_link(table: OpenTable, **body: Any) -> str:
    made = invites(table.host, table, **body)
    assert made.status == 201, made
    return str(made.json["token"])


def accepts(who: Caller, token: str) -> Answer:
    return who.post(f"/invitations/{token}/accept")


def call_to(who: Caller) -> Any:
    """The only invitation in the person's list of rooms."""
    (invitation,) = who.get("/me/rooms").json["invitations"]
    return invitation


def id_of(token: str) -> UUID:
    return with_token(token).id


# A link


def test_whoever_opens_a_link_comes_in_past_the_password_and_sits() -> None:
    table = a_room(2, **SECRET)
    nina = guest("Nina")
    came = accepts(nina, a_link(table)).json
    assert (came["seated"], came["why_not"]) == (True, None)
    assert nina.id in {person["id"] for person in came["room"]["game"]["people"]}
    assert nina.get(f"/games/{table.game}").status == 200


def test_a_link_seats_in_the_colour_that_one_likes() -> None:
    table = a_room(2)
    nina = guest("Nina")
    nina.patch("/me", {"colour": "white"})
    accepts(nina, a_link(table))
    colours = {seat["player"]: seat["colour"] for seat in table.view()["players"]}
    assert colours[nina.id] == "white"


def test_who_finds_no_seat_is_in_the_room_all_the_same_and_told_why() -> None:
    table = a_game(3, **SECRET, settings={"late_joining": False})
    nina = guest("Nina")
    came = accepts(nina, a_link(table)).json
    assert (came["seated"], came["why_not"]["code"]) == (False, "no_late_joining")
    assert came["room"]["game"]["id"] == table.game
    assert nina.get(f"/games/{table.game}").status == 200


def test_a_game_that_takes_late_comers_takes_them_by_a_link_too() -> None:
    table = a_game(3)
    nina = guest("Nina")
    assert accepts(nina, a_link(table)).json["seated"]
    assert [late["player"] for late in table.view()["waiting"]] == [nina.id]


def test_a_link_is_the_way_back_for_those_who_came_by_it() -> None:
    table = a_room(2, **SECRET)
    link, nina = a_link(table, uses=1), guest("Nina")
    for _ in range(2):
        assert accepts(nina, link).json["seated"]
        assert nina.get(f"/invitations/{link}").status == 200
    assert Invitation.objects.get(pk=id_of(link)).uses_left == 0


def test_a_token_may_be_typed_in_capitals() -> None:
    table = a_room(1)
    assert accepts(guest("Nina"), a_link(table).upper()).json["seated"]


def test_no_token_can_be_guessed_and_none_is_kept() -> None:
    table = a_room(1)
    tokens = {a_link(table) for _ in range(5)}
    assert len(tokens) == 5
    assert all(re.fullmatch("[a-z2-7]{16}", token) for token in tokens)
    kept = Invitation.objects.filter(room__code=table.code).values_list()
    assert not any(token in repr(row) or token.encode() in row for token in tokens for row in kept)


def test_a_link_of_a_former_secret_key_works_but_is_not_shown_again(settings: Settings) -> None:
    table = a_room(1)
    link = a_link(table)
    settings.SECRET_KEY = "another one"
    (listed,) = table.host.get(f"/rooms/{table.code}/invitations").json["invitations"]
    assert (listed["token"], listed["link"], listed["qr"]) == (None, None, None)
    assert accepts(guest("Nina"), link).json["seated"]


# What a link says before one comes in


def test_anybody_with_the_link_is_told_what_they_are_invited_to_and_nothing_else() -> None:
    table = a_room(
        3, title="Friday night", language="da", settings={"edition": "odyssey"}, **SECRET
    )
    told = Caller().get(f"/invitations/{a_link(table)}")
    assert told.status == 200
    by = told.json.pop("by")
    assert (by["id"], by["name"]) == (table.host.id, "Ana")
    assert told.json == {
        "title": "Friday night",
        "language": "da",
        "edition": "odyssey",
        "players": 3,
    }


@pytest.mark.parametrize("token", ["aaaaaaaaaaaaaaaa", "x", "-"])
def test_a_token_that_was_never_made_invites_to_nothing(token: str) -> None:
    for answer in (
        Caller().get(f"/invitations/{token}"),
        Caller().get(f"/invitations/{token}/qr.svg"),
        accepts(guest("Nina"), token),
    ):
        assert (answer.status, answer.code) == (404, "no_such_invitation")


def test_tries_of_tokens_are_limited_by_address(settings: Settings) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "code": (3, 3600)}
    answers = [Caller().get(f"/invitations/{'a' * 15}{n}") for n in range(5)]
    assert answers[-1].status == 429


def test_the_code_shows_the_link(settings: Settings) -> None:
    settings.FRONTEND_URL = "https://play.example.org"
    table = a_room(1)
    made = invites(table.host, table).json
    assert made["link"] == f"https://play.example.org/i/{made['token']}"
    drawn = Caller().get(made["qr"].partition("/api/v1")[2], accept="image/svg+xml")
    assert drawn.status == 200
    assert drawn.headers["Content-Type"] == "image/svg+xml"


def test_without_a_front_end_a_link_leads_to_this_server() -> None:
    table = a_room(1)
    made = invites(table.host, table).json
    assert made["link"] == f"http://testserver/i/{made['token']}"


# Who may invite


def test_whoever_sits_there_may_invite() -> None:
    table = a_room(2)
    assert invites(table.players[1], table).status == 201
    assert invites(guest("Nina"), table).code == "not_seated"


def test_into_a_room_with_a_password_the_host_alone_lets_people() -> None:
    table = a_room(2, **SECRET)
    assert invites(table.host, table).status == 201
    assert invites(table.players[1], table).code == "not_the_host"


def test_the_host_sees_all_invitations_and_others_see_their_own() -> None:
    table = a_room(3)
    made = [invites(player, table).json for player in table.players[:2]]
    listed = [
        player.get(f"/rooms/{table.code}/invitations").json["invitations"]
        for player in table.players
    ]
    assert listed == [made, made[1:], []]


def test_a_banned_host_sees_no_invitation_and_takes_none_back() -> None:
    table = a_room(3)
    made = invites(table.players[1], table).json
    room = Room.objects.get(code=table.code)
    Ban.objects.create(room=room, person=table.host.id, by=uuid4(), by_moderator=True)
    assert not given(room, UUID(table.host.id)).exists()
    path = f"/rooms/{table.code}/invitations/{made['id']}"
    assert table.host.delete(path).status in (403, 404)
    assert accepts(guest("Nina"), made["token"]).json["seated"]


def test_whoever_made_it_and_the_host_take_an_invitation_back() -> None:
    table = a_room(3)
    host, bruno, clara = table.players
    for taker, refused in ((host, clara), (bruno, clara)):
        made = invites(bruno, table).json
        path = f"/rooms/{table.code}/invitations/{made['id']}"
        assert refused.delete(path).code == "no_such_invitation"
        assert taker.delete(path).status == 204
        assert accepts(guest("Nina"), made["token"]).code == "invitation_taken_back"


def test_no_room_has_more_invitations_than_a_list_can_show(settings: Settings) -> None:
    settings.MOST_INVITATIONS = 2
    table = a_room(1)
    links = [a_link(table) for _ in range(2)]
    refused = invites(table.host, table)
    assert (refused.code, refused.json["facts"]) == ("too_many_invitations", {"most": 2})
    table.host.delete(f"/rooms/{table.code}/invitations/{id_of(links[0])}")
    assert invites(table.host, table).status == 201


@pytest.mark.parametrize(
    "body", [{"uses": 0}, {"uses": 101}, {"seconds": 299}, {"seconds": 30 * 86_400 + 1}]
)
def test_an_invitation_has_bounds(body: dict[str, int]) -> None:
    table = a_room(1)
    assert invites(table.host, table, **body).status == 400


def test_an_invitation_is_made_once_under_one_key() -> None:
    table = a_room(1)
    path, key = f"/rooms/{table.code}/invitations", {"idempotency-key": "the-same"}
    first, again = (table.host.post(path, {}, **key) for _ in range(2))
    assert first.json == again.json
    assert Invitation.objects.filter(room__code=table.code).count() == 1
    assert table.host.post(path, {"uses": 3}, **key).code == "key_reused"


# When it is over


def test_a_link_lets_in_no_more_people_than_it_was_made_for() -> None:
    table = a_room(1)
    link = a_link(table, uses=2)
    assert [accepts(guest(f"Guest {n}"), link).status for n in range(3)] == [200, 200, 410]
    assert accepts(guest("Nina"), link).code == "invitation_used_up"
    assert Caller().get(f"/invitations/{link}").code == "invitation_used_up"


def test_a_link_runs_out() -> None:
    table = a_room(1)
    link = a_link(table, seconds=300)
    Invitation.objects.filter(pk=id_of(link)).update(until=timezone.now())
    assert accepts(guest("Nina"), link).code == "invitation_run_out"
    assert Caller().get(f"/invitations/{link}").code == "invitation_run_out"


def test_a_closed_room_lets_nobody_in() -> None:
    table = a_room(1)
    link = a_link(table)
    table.host.post(f"/rooms/{table.code}/close")
    assert accepts(guest("Nina"), link).code == "room_closed"
    assert Caller().get(f"/invitations/{link}").code == "room_closed"


def test_who_is_banned_finds_no_way_in_by_a_link() -> None:
    table = a_room(2, **SECRET)
    link, nina = a_link(table), guest("Nina")
    table.host.post(f"/rooms/{table.code}/bans", {"person": nina.id})
    assert accepts(nina, link).code == "banned"
    assert Invitation.objects.get(pk=id_of(link)).uses_left == 12


def leaves(table: OpenTable, who: Caller) -> None:
    assert who.moves(table.game, "leave").status == 200


def is_banned(table: OpenTable, who: Caller) -> None:
    assert table.host.post(f"/rooms/{table.code}/bans", {"person": who.id}).status == 204


def is_suspended(table: OpenTable, who: Caller) -> None:
    suspend(UUID(who.id), None)


def is_no_host_where_a_password_is_set(table: OpenTable, who: Caller) -> None:
    assert table.host.patch(f"/rooms/{table.code}", SECRET).status == 200


@pytest.mark.parametrize(
    "happens", [leaves, is_banned, is_suspended, is_no_host_where_a_password_is_set]
)
def test_an_invitation_is_worth_as_much_as_whoever_made_it_may_invite(happens: Any) -> None:
    table = a_room(3)
    bruno = table.players[1]
    link = invites(bruno, table).json["token"]
    happens(table, bruno)
    assert accepts(guest("Nina"), link).code == "invitation_taken_back"
    assert table.host.get(f"/rooms/{table.code}/invitations").json["invitations"] == []


def test_who_is_erased_invites_nobody_any_more() -> None:
    table = a_room(2)
    link = invites(table.players[1], table).json["token"]
    assert table.players[1].delete("/me").status == 204
    assert accepts(guest("Nina"), link).code == "no_such_invitation"


def test_an_invitation_says_for_a_week_that_it_has_run_out(settings: Settings) -> None:
    table = a_room(1)
    link = a_link(table)
    over = Invitation.objects.get(pk=id_of(link)).until
    days = timedelta(days=settings.INVITATIONS_STAY_DAYS)
    delete_long_over(over + 0.99 * days)
    assert Invitation.objects.filter(room__code=table.code).exists()
    delete_long_over(over + 1.01 * days)
    assert not Invitation.objects.filter(room__code=table.code).exists()


# To somebody one has played with


def two_who_met() -> tuple[Caller, Caller]:
    table = a_game(3)
    return table.players[1], table.players[2]


def calls(**room: Any) -> tuple[OpenTable, Caller, Answer]:
    """Somebody's new room, somebody whom they have met, and the answer to the invitation."""
    ana, friend = two_who_met()
    opened = ana.post("/rooms", {"title": "The mill", **room}).json
    table = OpenTable(opened["code"], opened["game"]["id"], (ana,))
    return table, friend, invites(ana, table, person=friend.id)


def test_a_friend_finds_the_invitation_among_their_rooms() -> None:
    table, friend, made = calls(**SECRET)
    assert made.status == 201
    assert (made.json["person"]["id"], made.json["token"]) == (friend.id, None)
    invitation = call_to(friend)
    assert (invitation["title"], invitation["by"]["id"]) == ("The mill", table.host.id)
    assert (invitation["edition"], invitation["players"]) == ("classic", 1)
    assert "code" not in invitation
    came = friend.post(f"/me/invitations/{invitation['id']}/accept")
    assert came.json["seated"]
    assert friend.get("/me/rooms").json["invitations"] == []


def test_an_acceptance_that_is_sent_again_is_answered_again() -> None:
    table, friend, _ = calls(**SECRET)
    accept = f"/me/invitations/{call_to(friend)['id']}/accept"
    first, second = friend.post(accept), friend.post(accept)
    assert first.status == second.status == 200
    assert second.json == first.json
    assert table.host.get(f"/rooms/{table.code}/invitations").json["invitations"] == []


def test_who_has_left_again_can_be_invited_once_more() -> None:
    table, friend, _ = calls(**SECRET)
    friend.post(f"/me/invitations/{call_to(friend)['id']}/accept")
    friend.moves(table.game, "leave")
    again = table.host.post(f"/rooms/{table.code}/invitations", {"person": friend.id})
    assert again.status == 201
    assert call_to(friend)["id"] == again.json["id"]


def test_who_declines_is_asked_no_more_and_nobody_is_told() -> None:
    table, friend, made = calls()
    assert friend.delete(f"/me/invitations/{made.json['id']}").status == 204
    assert friend.get("/me/rooms").json["invitations"] == []
    listed = table.host.get(f"/rooms/{table.code}/invitations").json["invitations"]
    assert listed == [made.json]
    assert invites(table.host, table, person=friend.id).code == "invited_already"
    assert friend.get("/me/rooms").json["invitations"] == []


def test_an_invitation_is_for_nobody_else() -> None:
    _, _, made = calls()
    for asked in (Caller.post, Caller.delete):
        path = f"/me/invitations/{made.json['id']}"
        answer = asked(guest("Nina"), path if asked is Caller.delete else f"{path}/accept")
        assert answer.code == "no_such_invitation"


def test_strangers_are_not_invited() -> None:
    table = a_room(2)
    assert invites(table.host, table, person=guest("Nina").id).code == "not_met"
    assert invites(table.host, table, person=str(uuid4())).code == "no_such_person"


def test_who_sits_there_is_not_invited() -> None:
    table = a_game(3)
    assert invites(table.host, table, person=table.players[1].id).code == "sits_here"


def test_who_is_kept_out_is_not_invited() -> None:
    ana, friend = two_who_met()
    opened = ana.post("/rooms", {"title": "The mill"}).json
    table = OpenTable(opened["code"], opened["game"]["id"], (ana,))
    ana.post(f"/rooms/{table.code}/bans", {"person": friend.id})
    assert invites(ana, table, person=friend.id).code == "kept_out"


def test_who_is_kept_out_later_is_invited_no_more() -> None:
    table, friend, made = calls()
    table.host.post(f"/rooms/{table.code}/bans", {"person": friend.id})
    assert friend.get("/me/rooms").json["invitations"] == []
    assert friend.post(f"/me/invitations/{made.json['id']}/accept").code == "banned"


def test_who_is_erased_is_not_invited() -> None:
    table, friend, made = calls()
    friend.delete("/me")
    assert not Invitation.objects.filter(pk=made.json["id"]).exists()
    assert invites(table.host, table, person=friend.id).code == "no_such_person"


def test_an_invitation_that_has_run_out_can_be_given_again() -> None:
    table, friend, made = calls()
    Invitation.objects.filter(pk=made.json["id"]).update(until=timezone.now())
    assert friend.get("/me/rooms").json["invitations"] == []
    again = invites(table.host, table, person=friend.id)
    assert again.status == 201
    assert call_to(friend)["id"] == again.json["id"] != made.json["id"]


def test_one_that_is_taken_back_disappears() -> None:
    table, friend, made = calls()
    path = f"/rooms/{table.code}/invitations/{made.json['id']}"
    assert table.host.delete(path).status == 204
    assert friend.get("/me/rooms").json["invitations"] == []


def test_more_invitations_take_no_more_queries(queries: Queries) -> None:
    ana, friend = two_who_met()
    asked = []
    for _ in range(3):
        opened = ana.post("/rooms", {"title": "The mill"}).json
        table = OpenTable(opened["code"], opened["game"]["id"], (ana,))
        invites(ana, table, person=friend.id)
        invites(ana, table)
        listed = f"/rooms/{table.code}/invitations"
        asked.append((queries(friend.get, "/me/rooms"), queries(ana.get, listed)))
    assert len(friend.get("/me/rooms").json["invitations"]) == 3
    assert len(set(asked)) == 1


# What is held of people


def test_the_export_tells_of_invitations_made_and_got() -> None:
    table, friend, made = calls()
    sections = [who.get("/me/export").json["sections"] for who in (table.host, friend)]
    told = [
        {kind: [one["id"] for one in section["invitations"][kind]] for kind in ("made", "got")}
        for section in sections
    ]
    ids = [made.json["id"]]
    assert told == [{"made": ids, "got": []}, {"made": [], "got": ids}]


def test_whoever_comes_by_a_link_is_admitted_once() -> None:
    table = a_room(1, **SECRET)
    link, nina = a_link(table), guest("Nina")
    accepts(nina, link)
    accepts(nina, link)
    room = Room.objects.get(code=table.code)
    assert Admission.objects.filter(room=room, person=nina.id).count() == 1
    assert Invitation.objects.get(pk=id_of(link)).uses_left == 11
