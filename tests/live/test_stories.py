"""The socket of whoever has the story of a finished game open."""

from contextlib import ExitStack
from uuid import UUID

import pytest
from django.conf import settings as configured
from django.test import Client
from pytest_django import Settings

from games.play import play
from games.rules import moves as m
from testkit.api_callers import Caller, OpenTable, a_game, guest, play_out
from testkit.moderators import decides, moderator
from testkit.sockets import Message, Watcher
from testkit.web_server import Server, through

QUICKLY = 7.0
"""Seconds in which news comes by an announcement; without one it takes up to ten."""
A_MODERATOR = m.moderator("5ad8c4a7-8f8e-4f57-9a4b-7f9f40e1f7aa")

pytestmark = pytest.mark.usefixtures("committed_db")


def a_finished_game(*, public: bool = False) -> OpenTable:
    table = a_game(3, settings={"target": 10}, is_public=public)
    play_out(table)
    return table


@pytest.fixture
def private() -> OpenTable:
    return a_finished_game()


@pytest.fixture
def public() -> OpenTable:
    return a_finished_game(public=True)


def mark_seen_by(who: Caller, table: OpenTable) -> str:
    return str(who.get(f"/games/{table.game}/story").json["mark"])


def story(watcher: Watcher) -> Message:
    return watcher.until_type("story", QUICKLY)


def agree(*people: Caller, table: OpenTable) -> None:
    for person in people:
        assert person.put(f"/games/{table.game}/story/consent").status == 204


def hide_a_clue(table: OpenTable) -> None:
    play(UUID(table.game), A_MODERATOR, m.HideClue(1))


# What it tells


def test_at_first_it_tells_the_mark_of_the_story_as_it_is(
    server: Server, private: OpenTable
) -> None:
    with server.watch_story(private.game, private.host) as reader:
        told = story(reader)
    assert told["id"] == private.game
    assert told["mark"] == mark_seen_by(private.host, private)
    assert told["next_game"] is None


def test_a_hidden_clue_is_told_to_everybody_who_reads(server: Server, public: OpenTable) -> None:
    with (
        server.watch_story(public.game, public.host) as player,
        server.watch_story(public.game, guest("Nina")) as stranger,
        server.watch_story(public.game) as nobody,
    ):
        before = {one: story(one)["mark"] for one in (player, stranger, nobody)}
        hide_a_clue(public)
        after = {one: story(one)["mark"] for one in (player, stranger, nobody)}
    assert all(before[one] != after[one] for one in before)
    assert after[player] == mark_seen_by(public.host, public)
    assert after[nobody] == mark_seen_by(Caller(), public)


def test_a_void_game_and_a_reaction_are_told_too(
    server: Server, private: OpenTable, settings: Settings
) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    with server.watch_story(private.game, private.host) as reader:
        first = story(reader)["mark"]
        private.players[1].post(f"/games/{private.game}/reactions", {"picture": "heart"})
        second = story(reader)["mark"]
        decides(moderator(), "void_game", game=private.game)
        third = story(reader)["mark"]
    assert len({first, second, third}) == 3
    assert third == mark_seen_by(private.host, private)


def test_whoever_sat_there_is_told_who_agrees_and_nobody_else_is(
    server: Server, public: OpenTable
) -> None:
    ana, bruno, _ = public.players
    with (
        server.watch_story(public.game, ana) as player,
        server.watch_story(public.game) as nobody,
    ):
        story(player), story(nobody)
        agree(bruno, table=public)
        assert story(player)["mark"] == mark_seen_by(ana, public)
        nobody.until_type("heartbeat", 15)
    assert [one["type"] for one in nobody.told].count("story") == 1


def test_the_next_game_is_told_to_those_who_may_come_in(server: Server, public: OpenTable) -> None:
    with (
        server.watch_story(public.game, public.players[1]) as player,
        server.watch_story(public.game, guest("Nina")) as stranger,
    ):
        story(player), story(stranger)
        opened = public.host.post(f"/rooms/{public.code}/games").json["game"]["id"]
        told = story(player)
        assert told["next_game"] == {
            "id": opened,
            "room": {"code": public.code, "title": "The harbour"},
        }
        stranger.until_type("heartbeat", 15)
    assert not any(one.get("next_game") for one in stranger.told)


def test_whoever_is_banned_is_told_of_no_next_game(server: Server, private: OpenTable) -> None:
    banned = private.players[1]
    body = {"person": banned.id}
    assert private.host.post(f"/rooms/{private.code}/bans", body).status == 204
    private.host.post(f"/rooms/{private.code}/games")
    with server.watch_story(private.game, banned) as reader:
        assert story(reader)["next_game"] is None


def test_it_is_told_at_whichever_process(
    server: Server, second_server: Server, private: OpenTable
) -> None:
    with second_server.watch_story(private.game, private.host) as reader:
        story(reader)
        agree(through(server, private).players[1], table=private)
        assert story(reader)["mark"] == mark_seen_by(private.host, private)


# Who may have it


def test_a_private_story_is_for_those_who_sat_there(server: Server, private: OpenTable) -> None:
    for who in (None, guest("Nina")):
        with server.watch_story(private.game, who) as refused:
            assert refused.until_closed() == (4404, "not_found")
        assert {one["type"] for one in refused.told} == {"problem"}


def test_once_all_agree_it_is_for_everybody_until_one_agrees_no_more(
    server: Server, private: OpenTable
) -> None:
    agree(*private.players, table=private)
    with (
        server.watch_story(private.game) as nobody,
        server.watch_story(private.game, private.host) as player,
    ):
        assert story(nobody)["mark"] == mark_seen_by(Caller(), private)
        story(player)
        private.players[2].delete(f"/games/{private.game}/story/consent")
        assert nobody.until_closed(QUICKLY) == (4404, "not_found")
        assert story(player)["mark"] == mark_seen_by(private.host, private)


def test_a_game_that_is_on_has_none(server: Server) -> None:
    table = a_game(3)
    with server.watch_story(table.game, table.host) as player:
        assert player.until_closed() == (4409, "not_over")
    with server.watch_story(table.game, guest("Nina")) as stranger:
        assert stranger.until_closed() == (4404, "not_found")


def test_neither_has_a_game_that_does_not_exist(server: Server) -> None:
    for name in ("5ad8c4a7-8f8e-4f57-9a4b-7f9f40e1f7aa", "harbour"):
        with server.watch_story(name) as nobody:
            assert nobody.until_closed() == (4404, "not_found")


def test_a_token_that_is_none_opens_nothing(server: Server, public: OpenTable) -> None:
    with server.watch_story(public.game, Caller(token="made-up")) as nobody:
        assert nobody.until_closed() == (4401, "bad_token")


def test_a_browser_opens_it_with_a_ticket(server: Server, private: OpenTable) -> None:
    ticket = private.host.post("/socket-tickets").json["ticket"]
    with server.watch_story(private.game, query=f"?ticket={ticket}") as reader:
        assert story(reader)["mark"] == mark_seen_by(private.host, private)


def test_signing_out_closes_it(server: Server, public: OpenTable) -> None:
    ana = public.host
    with server.watch_story(public.game, ana) as reader:
        story(reader)
        Client().delete(
            "/api/v1/auth/app/v1/auth/session", headers={"authorization": f"Bearer {ana.token}"}
        )
        assert reader.until_closed(QUICKLY) == (4401, "bad_token")


def test_so_many_may_be_open_from_one_network_without_a_token(
    server: Server, public: OpenTable
) -> None:
    with ExitStack() as stack:
        for _ in range(configured.SOCKETS_EACH):
            story(stack.enter_context(server.watch_story(public.game)))
        one_more = stack.enter_context(server.watch_story(public.game))
        assert one_more.until_closed() == (4429, "too_many_sockets")
        story(stack.enter_context(server.watch_story(public.game, public.host)))


def test_it_answers_pings_and_nothing_else(server: Server, public: OpenTable) -> None:
    with server.watch_story(public.game) as reader:
        reader.connection.send("clue")
        assert reader.until_type("problem")["problem"]["code"] == "malformed"
        reader.connection.send('{"type": "ping"}')
        assert reader.until_type("pong")["now"]


# When something goes wrong


def test_a_word_that_redis_loses_is_made_up_for(
    server: Server, settings: Settings, private: OpenTable
) -> None:
    with server.watch_story(private.game, private.host) as reader:
        story(reader)
        settings.REDIS_URL = "unix:///nowhere/redis.sock"  # no word goes out
        hide_a_clue(private)
        assert reader.until_type("story", 15)["mark"] == mark_seen_by(private.host, private)
