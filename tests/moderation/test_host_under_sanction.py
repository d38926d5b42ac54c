"""A host whom moderators have banned or muted does not get round it by means of the room."""

import pytest
from django.utils import timezone

from games.models import Room
from moderation.models import Decision, Word
from testkit.api_callers import Answer, Caller, OpenTable, a_game, act, guest, play_out
from testkit.moderators import decides, moderator, takes_back
from testkit.permissions import BODIES, Row, rows

pytestmark = pytest.mark.django_db


# Bans


def host_rows() -> list[Row]:
    """Everything in a room that is for its host alone."""
    return [
        row
        for row in rows()
        if row.address.startswith("rooms/")
        and row.outcome("host") == "yes"
        and row.outcome("player") == "403"
    ]


def a_finished_game() -> OpenTable:
    table = a_game(settings={"target": 10})
    play_out(table)
    return table


def tries(who: Caller, row: Row, table: OpenTable) -> Answer:
    path = row.address.format(code=table.code, person=table.players[2].id)
    body = BODIES.get(row.name, {})
    filled = {key: table.players[2].id if key == "person" else value for key, value in body.items()}
    return who.asks(row.method, f"/{path}", filled, {})


@pytest.mark.parametrize("row", host_rows(), ids=lambda row: row.name)
def test_a_banned_host_does_nothing_more_in_the_room_even_if_its_game_is_over(row: Row) -> None:
    table = a_finished_game()
    decides(moderator(), "ban_from_room", room=table.code, person=table.host.id)
    refused = tries(table.host, row, table)
    assert (refused.status, refused.code) == (403, "banned")


def test_everything_for_the_host_alone_is_tried() -> None:
    assert len(host_rows()) == 8


def test_somebody_else_opens_the_next_game_without_the_banned_host() -> None:
    table = a_finished_game()
    decides(moderator(), "ban_from_room", room=table.code, person=table.host.id)
    bruno = table.players[1]
    opened = bruno.post(f"/rooms/{table.code}/games").json["game"]
    assert opened["host"] == bruno.id
    assert table.host.id not in [person["id"] for person in opened["people"]]


def test_a_host_hosts_again_when_the_ban_is_taken_back() -> None:
    table, mona = a_finished_game(), moderator()
    decision = decides(mona, "ban_from_room", room=table.code, person=table.host.id)
    takes_back(mona, decision)
    assert table.host.patch(f"/rooms/{table.code}", {"title": "The pier"}).status == 200


# What was said in private


def goes_public(table: OpenTable) -> Answer:
    return table.host.patch(f"/rooms/{table.code}", {"is_public": True})


def says(who: Caller, table: OpenTable, clue: str) -> None:
    view = table.view(who)
    body = {"turn": view["turn"], "card": view["you"]["hand"][0], "clue": clue}
    assert who.moves(table.game, "clue", body).status == 200


def everything_seen_by(who: Caller, table: OpenTable) -> str:
    """All that somebody who has nothing but the room's code and the game's id is shown."""
    paths = (f"/rooms/{table.code}", f"/games/{table.game}", f"/games/{table.game}/events")
    return "".join(str(who.get(path).json) for path in paths)


def said_in_private(answer: Answer) -> bool:
    return (answer.status, answer.json.get("code")) == (409, "said_in_private")


@pytest.mark.parametrize("place", [0, 1])
def test_a_muted_player_is_not_read_in_public_by_way_of_a_private_room(place: int) -> None:
    table = a_game(is_public=True)
    speaker = table.players[place]
    decides(moderator(), "mute", person=speaker.id)
    assert table.host.patch(f"/rooms/{table.code}", {"is_public": False}).status == 200
    says(speaker, table, "read this")
    assert said_in_private(goes_public(table))
    assert not Room.objects.get(code=table.code).is_public


def test_an_unwelcome_word_is_not_read_in_public_by_way_of_a_private_room() -> None:
    Word.objects.create(text="knave")
    table = a_game()
    says(table.host, table, "A knave asleep")
    assert said_in_private(goes_public(table))
    assert said_in_private(table.host.patch(f"/rooms/{table.code}", {"word_list": True}))


def test_a_word_of_another_language_is_not_read_by_way_of_changing_languages() -> None:
    Word.objects.create(text="knave", language="en")
    table = a_game(is_public=True, language="en")
    assert table.host.patch(f"/rooms/{table.code}", {"language": "da"}).status == 200
    says(table.host, table, "A knave asleep")
    assert said_in_private(table.host.patch(f"/rooms/{table.code}", {"language": "en"}))


def test_clues_of_all_turns_are_weighed() -> None:
    Word.objects.create(text="knave")
    table = a_game()
    says(table.host, table, "A knave asleep")
    while table.view()["turn"] == 1:
        for player in table.players[1:] + table.players[:1]:
            if table.view()["turn"] == 1:
                act(table, player)
    assert said_in_private(goes_public(table))


def test_it_is_not_read_once_the_game_is_over_either() -> None:
    table = a_game(settings={"target": 10})
    decides(moderator(), "mute", person=table.host.id)
    play_out(table)
    assert said_in_private(goes_public(table))


def test_the_room_becomes_public_with_its_next_game() -> None:
    Word.objects.create(text="tide")
    table = a_finished_game()
    assert said_in_private(goes_public(table))
    assert table.host.post(f"/rooms/{table.code}/games").status == 201
    assert goes_public(table).status == 200
    assert "tide" not in everything_seen_by(table.host, table_now(table))


def table_now(table: OpenTable) -> OpenTable:
    return table._replace(game=table.host.get(f"/rooms/{table.code}").json["game"]["id"])


def test_a_clue_that_is_hidden_does_not_keep_a_room_private() -> None:
    Word.objects.create(text="knave")
    table, xenia = a_game(), guest("Xenia")
    says(table.host, table, "A knave asleep")
    decides(moderator(), "hide_clue", game=table.game, turn=1)
    assert goes_public(table).status == 200
    assert "knave" not in everything_seen_by(xenia, table)


def test_what_everybody_may_read_keeps_no_room_private() -> None:
    table = a_game()
    says(table.host, table, "low tide")
    assert goes_public(table).status == 200


def test_after_a_mute_the_room_may_become_public() -> None:
    table = a_game()
    decides(moderator(), "mute", person=table.host.id)
    says(table.host, table, "low tide")
    Decision.objects.update(until=timezone.now())
    assert goes_public(table).status == 200


def test_a_title_changes_although_somebody_was_muted_for_a_clue() -> None:
    table = a_game(is_public=True)
    says(table.host, table, "low tide")
    decides(moderator(), "mute", person=table.host.id)
    body = {"title": "The pier", "is_public": True}
    assert table.host.patch(f"/rooms/{table.code}", body).status == 200


# Names in the next game


def test_nobody_sits_in_the_next_game_under_a_name_that_the_room_keeps_out() -> None:
    Word.objects.create(text="knave")
    table = a_game(is_public=True, settings={"target": 10})
    play_out(table)
    bruno = table.players[1]
    assert bruno.patch("/me", {"name": "Knave"}).status == 200
    table.host.post(f"/rooms/{table.code}/games")
    assert "Knave" not in everything_seen_by(guest("Xenia"), table_now(table))
    assert bruno.moves(table_now(table).game, "join").code == "word_not_allowed"


def test_nobody_sits_in_the_next_game_who_has_taken_the_name_of_another() -> None:
    table = a_finished_game()
    assert table.players[2].patch("/me", {"name": "Brun0"}).status == 200
    opened = table.host.post(f"/rooms/{table.code}/games").json["game"]
    assert [person["name"] for person in opened["people"]] == ["Ana", "Bruno"]
