"""Bots of others: programs that play under an account that has become a bot."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from pytest_django import Settings

from bots.sweep import move_bots
from games import store
from games.models import Game
from games.play import ask_the_clock
from games.rules.state import Table
from history.models import Played
from testkit.api_callers import Answer, Caller, OpenTable, a_bot, a_room, act, guest, play_out
from testkit.games_with_bots import a_room_of, bots_go_away
from testkit.imported_decks import a_deck
from testkit.moderators import account_of, moderator
from testkit.played_games import count_finished_games, people, signed_in

pytestmark = pytest.mark.django_db

A_WEEK = timedelta(days=7)


def state(table: OpenTable) -> Table:
    return store.load(UUID(table.game))


def open_to_bots(people: int = 3, **room: Any) -> OpenTable:
    return a_room(people, outside_bots=True, **room)


def joins(bot: Caller, table: OpenTable) -> Answer:
    return bot.moves(table.game, "join")


def with_a_bot(people: int = 3, **room: Any) -> tuple[OpenTable, Caller]:
    """A lobby with so many people, and a bot that has joined them."""
    table, bot = open_to_bots(people, **room), a_bot("Turnip")
    assert joins(bot, table).status == 200
    return table, bot


# Coming in


def test_a_room_lets_no_bots_in_unless_its_host_says_so() -> None:
    table, bot = a_room(3), a_bot("Turnip")
    assert joins(bot, table).code == "closed_to_bots"
    assert bot.post(f"/rooms/{table.code}/enter", {}).code == "closed_to_bots"
    table.host.patch(f"/rooms/{table.code}", {"outside_bots": True})
    assert joins(bot, table).status == 200


def test_the_room_says_whether_it_does() -> None:
    table = a_room(1)
    assert table.host.get(f"/rooms/{table.code}").json["outside_bots"] is False
    changed = table.host.patch(f"/rooms/{table.code}", {"outside_bots": True})
    assert changed.json["outside_bots"] is True
    assert table.host.patch(f"/rooms/{table.code}", {"title": "Cats"}).json["outside_bots"] is True


def test_bots_find_the_rooms_that_let_them_in() -> None:
    a_room(1, is_public=True)
    table, bot = open_to_bots(1, is_public=True), a_bot("Turnip")

    def listed(query: str) -> list[tuple[str, bool]]:
        rooms = bot.get(f"/rooms{query}").json["rooms"]
        return [(room["code"], room["outside_bots"]) for room in rooms]

    assert listed("?outside_bots=true") == [(table.code, True)]
    assert table.code not in [code for code, _ in listed("?outside_bots=false")]
    assert len(listed("")) == 2


def test_a_bot_says_the_password_like_everybody() -> None:
    table, bot = open_to_bots(1, password="lighthouse"), a_bot("Turnip")
    assert joins(bot, table).code == "wrong_password"
    said = {"password": "lighthouse"}
    assert bot.post(f"/rooms/{table.code}/enter", said).status == 200
    assert joins(bot, table).status == 200


def test_a_link_seats_a_bot_where_bots_may_come() -> None:
    for table, seated in ((open_to_bots(1), True), (a_room(1), False)):
        link = table.host.post(f"/rooms/{table.code}/invitations").json["token"]
        answer = a_bot("Turnip").post(f"/invitations/{link}/accept")
        assert (answer.status == 200 and answer.json["seated"]) is seated
        assert seated or answer.code == "closed_to_bots"


def test_a_bot_comes_before_the_game_begins() -> None:
    table, bot = open_to_bots(), a_bot("Turnip")
    table.host.moves(table.game, "start")
    assert joins(bot, table).code == "already_started"


def test_a_bot_plays_the_colour_that_it_asks_for() -> None:
    table, bot = open_to_bots(), a_bot("Turnip")
    view = bot.moves(table.game, "join", {"colour": "blue"}).json
    assert {seat["player"]: seat["colour"] for seat in view["players"]}[bot.id] == "blue"


def test_a_bot_sits_at_so_many_tables_at_most(settings: Settings) -> None:
    settings.MOST_GAMES_OF_A_BOT = 2
    bot, tables = a_bot("Turnip"), [open_to_bots(1) for _ in range(3)]
    assert [joins(bot, table).status for table in tables] == [200, 200, 409]
    bot.moves(tables[0].game, "leave")
    assert joins(bot, tables[2]).status == 200


def test_all_that_a_bot_asks_for_is_counted_together(settings: Settings) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "bot": (2, 3600)}
    bot = a_bot("Turnip")
    assert [bot.get(path).status for path in ("/me", "/rooms", "/decks")] == [200, 200, 429]
    assert guest("Ana").get("/me").status == 200


def test_a_bot_opens_no_room_and_waits_for_no_seat() -> None:
    table, bot = open_to_bots(1), a_bot("Turnip")
    asked = (
        bot.post("/rooms", {"title": "Cats"}),
        bot.post("/play", {"players": 3}),
        bot.post("/solo", {}),
        bot.post(f"/rooms/{table.code}/queue"),
        bot.post(f"/rooms/{table.code}/invitations"),
    )
    assert {answer.code for answer in asked} == {"not_for_bots"}


# At the table


def test_everybody_sees_that_it_is_a_bot() -> None:
    table, bot = with_a_bot()
    seen = table.host.get(f"/rooms/{table.code}").json["game"]["people"]
    assert [one["kind"] for one in seen] == [*["guest"] * 3, "bot"]
    table.host.moves(table.game, "start")
    lines = table.host.get(f"/games/{table.game}/events").json["events"]
    joined = {
        line["event"]["player"]: line["event"]["bot"]
        for line in lines
        if line["event"]["type"] == "player_joined"
    }
    assert joined == {**{player.id: False for player in table.players}, bot.id: True}


def test_a_game_with_it_is_told_as_one_with_bots_and_counts_for_nothing() -> None:
    callers = [signed_in(person) for person in people(4)]
    table, bot = a_room_of(*callers, outside_bots=True, settings={"target": 10}), a_bot("Turnip")
    joins(bot, table)
    table.host.moves(table.game, "start")
    play_out(table._replace(players=(*table.players, bot)))
    count_finished_games()
    game = Played.objects.get(pk=UUID(table.game))
    assert (game.season, game.rated, game.with_bots) == ("", [], True)
    story = table.host.get(f"/games/{table.game}/story").json
    assert story["with_bots"]
    assert table.host.get(f"/players/{table.host.id}").json["statistics"]["games"] == 0
    (listed,) = table.host.get("/me/games").json["games"]
    assert sorted(seat["kind"] for seat in listed["seats"]) == ["bot", *["member"] * 4]


def test_a_person_who_joins_a_full_lobby_takes_its_seat() -> None:
    table, bot = with_a_bot(7)
    assert guest("Nina").moves(table.game, "join").status == 200
    assert UUID(bot.id) not in Game.objects.get(pk=table.game).players


def test_it_never_becomes_the_host_and_plays_with_no_bots_alone() -> None:
    table, _ = with_a_bot(2)
    joins(a_bot("Radish"), table)
    table.host.moves(table.game, "start")
    table.host.moves(table.game, "leave")
    assert state(table).host == table.players[1].id
    table.players[1].moves(table.game, "leave")
    assert state(table).ended_because == "everyone_left"


def test_the_server_makes_no_move_for_it_but_for_its_own_bots() -> None:
    table, bot = with_a_bot(1)
    table.host.post(f"/rooms/{table.code}/bots", {"count": 2})
    table.host.moves(table.game, "start")
    act(table, table.host)
    assert move_bots(now=datetime.now(UTC) + A_WEEK) == 2
    assert state(table).awaited == (bot.id,)
    act(table, bot)
    assert move_bots(now=datetime.now(UTC) + A_WEEK) == 2


def test_where_seats_are_kept_a_bot_of_the_servers_plays_for_one_that_is_away() -> None:
    limits = {"clue": 90, "cards": 10, "votes": 10}
    table, bot = with_a_bot(2, settings={"stand_ins": True, "limits": limits})
    table.host.moves(table.game, "start")
    for seconds in (11, 22):
        for player in table.players:
            act(table, player)
        ask_the_clock(UUID(table.game), now=datetime.now(UTC) + timedelta(seconds=seconds))
    assert state(table).kept == {bot.id}
    assert move_bots(now=datetime.now(UTC) + A_WEEK) == 0, "nothing is to be done"
    for player in (table.host, table.players[1], table.host):
        act(table, player)
    assert state(table).awaited == (bot.id,)
    assert move_bots(now=datetime.now(UTC) + A_WEEK) > 0
    assert bot.moves(table.game, "back").status == 200
    assert not state(table).kept


def test_one_that_was_away_when_the_game_ended_is_left_out_of_the_next_like_anybody() -> None:
    table, _ = with_a_bot(2, settings={"limits": {"cards": 10, "votes": 10}})
    table.host.moves(table.game, "start")
    bots_go_away(table)
    assert table.players[1].moves(table.game, "leave").status == 200
    assert state(table).is_over, "two are too few"
    again = table.host.post(f"/rooms/{table.code}/games").json["game"]["id"]
    assert store.load(UUID(again)).sitting == (table.host.id,)


@pytest.mark.usefixtures("pictures_folder")
def test_it_plays_with_cards_that_nobody_has_told_in_words() -> None:
    table, _ = with_a_bot(2)
    deck = a_deck(account_of(table.host))
    decks = {"decks": [deck.slug, "first-light"]}
    assert table.host.patch(f"/rooms/{table.code}", {"settings": decks}).status == 200


def test_the_next_game_has_it_again_and_as_a_bot() -> None:
    table, bot = with_a_bot(2)
    joins(a_bot("Radish"), table)
    table.host.moves(table.game, "start")
    table.players[1].moves(table.game, "leave")
    table.host.moves(table.game, "leave")
    again = table.host.post(f"/rooms/{table.code}/games").json["game"]["id"]
    assert bot.id in store.load(UUID(again)).bots


def test_the_host_sends_it_away_and_keeps_it_out() -> None:
    table, bot = with_a_bot()
    assert table.host.delete(f"/rooms/{table.code}/bots/{bot.id}").status == 204
    assert joins(bot, table).status == 200
    assert table.host.post(f"/rooms/{table.code}/bans", {"person": bot.id}).status == 204
    assert joins(bot, table).code == "banned"


# Looking on


def test_a_bot_watches_where_bots_may_come_in() -> None:
    bot = a_bot("Turnip")
    closed, opened = a_room(3), open_to_bots()
    assert bot.get(f"/games/{opened.game}").status == 200
    assert bot.get(f"/games/{closed.game}").status == 404


def test_a_bot_that_sits_there_stays_when_no_others_may_come() -> None:
    table, bot = with_a_bot()
    other = a_bot("Radish")
    table.host.patch(f"/rooms/{table.code}", {"outside_bots": False})
    assert bot.get(f"/games/{table.game}").status == 200
    assert other.get(f"/games/{table.game}").status == 404
    assert joins(other, table).code == "closed_to_bots"
    table.host.moves(table.game, "start")
    act(table, bot)
    assert state(table).turn.storyteller == bot.id
    bot.moves(table.game, "leave")
    assert bot.get(f"/games/{table.game}").status == 404


# Moderators


def test_moderators_see_that_it_is_a_bot_and_can_suspend_it(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    _, bot = with_a_bot()
    mina = moderator("Mina")
    assert mina.get(f"/moderation/people/{bot.id}").json["person"]["kind"] == "bot"
    asked = {"kind": "suspend", "person": bot.id, "reason": "It says the same to all clues"}
    assert mina.post("/moderation/decisions", asked).status == 201
    assert bot.get("/me").code == "bad_token"
