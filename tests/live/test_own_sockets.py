"""The socket that follows a person, whatever page they are on."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from datetime import datetime, timedelta
from uuid import UUID

import pytest
from django.conf import settings as configured
from django.test import Client
from pytest_django import Settings
from redis import Redis
from websockets.exceptions import ConnectionClosed, InvalidStatus

from accounts.announce import announce_stale
from accounts.topics import topics
from games import store
from games.announce import TURNS
from games.live import people, reconcile, subscriber
from games.play import ask_the_clock, play
from games.rules import moves as m
from games.seating import give_all_free_seats
from testkit.api_callers import Caller, OpenTable, a_game, a_room, act, guest, play_out
from testkit.app_sockets import AppSocket, ClockSetBack, in_thread, open_sockets
from testkit.concurrency import at_once
from testkit.moderators import decides, moderator, takes_back
from testkit.sockets import Message, Watcher
from testkit.web_server import Server, through
from tests.live.test_broken_games import break_the_log_of

QUICKLY = 7.0
"""Seconds in which news comes by an announcement; without one it takes up to ten."""

EVERY_TOPIC = {TURNS, *(topic.name for topic in topics)}

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture
def mona(settings: Settings) -> Caller:
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    return moderator()


def waiting(message: Message) -> list[tuple[str, str]]:
    """The games that wait, each with what it waits for."""
    return [(game["id"], game["to_do"]) for game in message["games"]]


def until_waiting(watcher: Watcher, *games: tuple[str, str]) -> Message:
    return watcher.until(lambda m: m["type"] == TURNS and waiting(m) == [*games], QUICKLY)


def told_first(watcher: Watcher) -> dict[str, Message]:
    """The first message about each topic, in whichever order; a heartbeat may come in between."""
    first: dict[str, Message] = {}
    while first.keys() != EVERY_TOPIC:
        message = watcher.hear()
        assert message["type"] in EVERY_TOPIC | {"heartbeat"}
        if message["type"] != "heartbeat":
            first.setdefault(message["type"], message)
    return first


# On opening


def test_at_first_one_is_told_of_each_topic_how_it_stands(server: Server) -> None:
    table = a_game(settings={"limits": {"clue": 60}})
    with server.watch_own(table.host) as host:
        first = told_first(host)
    (game,) = first["turns"]["games"]
    view = table.view()
    assert game == {
        "id": table.game,
        "room": {"code": table.code, "title": "The harbour"},
        "turn": 1,
        "to_do": "clue",
        "deadline": view["deadline"],
    }
    assert datetime.fromisoformat(first["turns"]["now"]) < datetime.fromisoformat(view["deadline"])
    assert first["decisions"]["decisions"] == []


def test_a_newcomer_is_told_that_nothing_waits(server: Server) -> None:
    with server.watch_own(guest("Vera")) as vera:
        assert told_first(vera)["turns"]["games"] == []


def test_the_game_whose_time_is_up_first_comes_first(server: Server) -> None:
    ana = guest("Ana")
    tables = [a_game_with(ana, limit) for limit in (None, 600, 60)]
    with server.watch_own(ana) as own:
        games = told_first(own)["turns"]["games"]
    assert [game["id"] for game in games] == [table.game for table in reversed(tables)]


def a_game_with(host: Caller, limit: int | None) -> OpenTable:
    limits = {"limits": {"clue": limit}}
    room = host.post("/rooms", {"title": "The harbour", "settings": limits}).json
    table = OpenTable(room["code"], room["game"]["id"], (host, guest("Bruno"), guest("Clara")))
    for caller in table.players[1:]:
        caller.moves(table.game, "join")
    assert host.moves(table.game, "start").status == 200
    return table


# Invitations, and seats that one waits for


def until_invited_to(watcher: Watcher, *titles: str) -> Message:
    def is_so(message: Message) -> bool:
        if message["type"] != "invitations":
            return False
        return [one["title"] for one in message["invitations"]] == [*titles]

    return watcher.until(is_so, QUICKLY)


def until_waiting_at(watcher: Watcher, *places: int) -> Message:
    def is_so(message: Message) -> bool:
        return message["type"] == "queues" and [q["place"] for q in message["queues"]] == [*places]

    return watcher.until(is_so, QUICKLY)


def test_whoever_is_invited_is_told_on_any_page(server: Server) -> None:
    table = a_game()
    bruno, clara = table.players[1:]
    mill = bruno.post("/rooms", {"title": "The mill"}).json["code"]
    with server.watch_own(clara) as own:
        until_invited_to(own)
        made = bruno.post(f"/rooms/{mill}/invitations", {"person": clara.id}).json
        told = until_invited_to(own, "The mill")
        assert told["invitations"] == clara.get("/me/rooms").json["invitations"]
        bruno.delete(f"/rooms/{mill}/invitations/{made['id']}")
        until_invited_to(own)
        again = bruno.post(f"/rooms/{mill}/invitations", {"person": clara.id}).json
        until_invited_to(own, "The mill")
        clara.post(f"/me/invitations/{again['id']}/accept")
        until_invited_to(own)


def test_whoever_declines_on_one_page_is_told_on_the_others(server: Server) -> None:
    table = a_game()
    bruno, clara = table.players[1:]
    mill = bruno.post("/rooms", {"title": "The mill"}).json["code"]
    made = bruno.post(f"/rooms/{mill}/invitations", {"person": clara.id}).json
    with server.watch_own(clara) as own:
        until_invited_to(own, "The mill")
        clara.delete(f"/me/invitations/{made['id']}")
        until_invited_to(own)


def test_whoever_waits_for_a_seat_is_told_how_the_queue_moves_on(server: Server) -> None:
    table, nina, otto = a_room(8), guest("Nina"), guest("Otto")
    with server.watch_own(otto) as own:
        until_waiting_at(own)
        for who in (nina, otto):
            who.post(f"/rooms/{table.code}/queue")
        told = until_waiting_at(own, 2)
        assert told["queues"] == otto.get("/me/rooms").json["queues"]
        nina.delete(f"/rooms/{table.code}/queue")
        until_waiting_at(own, 1)
        table.players[7].moves(table.game, "leave")
        give_all_free_seats()
        until_waiting_at(own)


def test_whoever_waits_is_told_that_the_room_has_closed(server: Server) -> None:
    table, nina = a_room(8), guest("Nina")
    nina.post(f"/rooms/{table.code}/queue")
    with server.watch_own(nina) as own:
        until_waiting_at(own, 1)
        table.host.post(f"/rooms/{table.code}/close")
        until_waiting_at(own)


# My turn


def test_one_is_told_when_a_game_waits_and_when_it_waits_no_longer(server: Server) -> None:
    table = a_game()
    with server.watch_own(table.players[1]) as own:
        until_waiting(own, (table.game, "clue"))
        act(table, table.host)
        until_waiting(own, (table.game, "cards"))
        act(table, table.players[1])
        until_waiting(own)
        act(table, table.players[2])
        until_waiting(own, (table.game, "votes"))


def test_whoever_sits_down_is_told_once_that_game_waits(server: Server) -> None:
    table, late = a_room(), guest("Zoë")
    with server.watch_own(late) as own, server.watch_own(table.host) as host:
        told_first(own), told_first(host)
        assert late.moves(table.game, "join").status == 200
        assert table.host.moves(table.game, "start").status == 200
        until_waiting(own, (table.game, "clue"))
        until_waiting(host, (table.game, "clue"))
        assert late.moves(table.game, "leave").status == 200
        until_waiting(own)


def test_the_next_game_waits_for_all_who_are_seated_there(server: Server) -> None:
    table = a_game(3, settings={"target": 10})
    play_out(table)
    with server.watch_own(table.players[1]) as own:
        assert told_first(own)["turns"]["games"] == []
        opened = table.host.post(f"/rooms/{table.code}/games").json["game"]["id"]
        table.host.moves(opened, "start")
        until_waiting(own, (opened, "clue"))


def test_whoever_joins_late_is_told_when_they_are_seated(server: Server) -> None:
    table, late = a_game(settings={"auto_reveal": True}), guest("Vera")
    with server.watch_own(late) as own:
        told_first(own)
        late.moves(table.game, "join")
        for _ in range(3):
            for caller in table.players:
                act(table, caller)
        act(table, table.players[1])
        until_waiting(own, (table.game, "cards"))


def test_one_is_told_what_the_clock_has_done(server: Server) -> None:
    table = a_game(settings={"limits": {"cards": 60}})
    act(table, table.host)
    with server.watch_own(table.players[1]) as own:
        until_waiting(own, (table.game, "cards"))
        deadline = store.load(UUID(table.game)).deadline
        assert deadline
        ask_the_clock(UUID(table.game), now=deadline + timedelta(seconds=1))
        until_waiting(own, (table.game, "votes"))


def test_all_pages_are_told_at_whichever_process(server: Server, second_server: Server) -> None:
    table = a_game()
    with (
        server.watch_own(table.players[1]) as phone,
        second_server.watch_own(table.players[1]) as laptop,
        server.watch(table.code, table.players[1]) as at_the_table,
    ):
        for own in (phone, laptop):
            until_waiting(own, (table.game, "clue"))
        at_the_table.until_type("game")
        act(through(second_server, table), through(second_server, table).host)
        for own in (phone, laptop):
            until_waiting(own, (table.game, "cards"))
        act(through(server, table), through(server, table).players[1])
        for own in (phone, laptop):
            until_waiting(own)


def test_moves_that_change_nothing_for_somebody_are_not_told_them(server: Server) -> None:
    table = a_game(4)
    act(table, table.host)
    with server.watch_own(table.players[1]) as own:
        until_waiting(own, (table.game, "cards"))
        act(table, table.players[2])
        act(table, table.players[1])
        until_waiting(own)
    assert [waiting(m) for m in own.told if m["type"] == TURNS] == [[(table.game, "cards")], []]


def test_a_game_that_is_over_waits_for_nobody(server: Server) -> None:
    table = a_game(3)
    with server.watch_own(table.host) as own:
        until_waiting(own, (table.game, "clue"))
        table.players[1].moves(table.game, "leave")
        until_waiting(own)


# Decisions of moderators


def test_a_decision_is_told_at_once_and_so_is_all_that_comes_of_it(
    server: Server, mona: Caller
) -> None:
    ana = guest("Ana")
    with server.watch_own(ana) as own:
        assert told_first(own)["decisions"]["decisions"] == []
        decision = decides(mona, "warn", person=ana.id)
        assert told_next(own) == ana.get("/me/decisions").json["decisions"]
        assert ana.post(f"/me/decisions/{decision['id']}/appeal", {"words": "No"}).status == 201
        assert told_next(own)[0]["appeal"]["words"] == "No"
        takes_back(mona, decision)
        assert told_next(own)[0]["taken_back_at"]


def told_next(own: Watcher) -> list[Message]:
    decisions: list[Message] = own.until_type("decisions", QUICKLY)["decisions"]
    return decisions


def test_nobody_is_told_of_decisions_about_others(server: Server, mona: Caller) -> None:
    ana, bruno = guest("Ana"), guest("Bruno")
    with server.watch_own(ana) as own, server.watch_own(bruno) as other:
        told_first(own), told_first(other)
        decides(mona, "warn", person=ana.id)
        assert told_next(own)
        other.until_type("heartbeat", 15)
    assert not any(message.get("decisions") for message in other.told)


# Coming in, and having to go


def test_a_browser_opens_it_with_a_ticket(server: Server) -> None:
    ana = guest("Ana")
    ticket = ana.post("/socket-tickets").json["ticket"]
    with server.watch_own(None, query=f"?ticket={ticket}") as own:
        told_first(own)
    with server.watch_own(None, query=f"?ticket={ticket}") as again:
        assert again.until_closed() == (4401, "bad_token")


def test_a_page_of_somebody_else_opens_none(server: Server) -> None:
    elsewhere = {"Origin": "https://elsewhere.example"}
    with (
        pytest.raises(InvalidStatus) as refused,
        server.watch_own(guest("Ana"), headers=elsewhere),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_whoever_is_not_signed_in_has_none(server: Server) -> None:
    with server.watch_own(None) as nobody:
        assert nobody.until_closed() == (4401, "not_signed_in")
    with server.watch_own(Caller(token="made-up")) as nobody:
        assert nobody.until_closed() == (4401, "bad_token")


def test_all_sockets_of_a_person_count_together(server: Server) -> None:
    table = a_room()
    with ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(server.watch(table.code, table.host)).hear()
            stack.enter_context(server.watch_own(table.host)).hear()
        one_more = stack.enter_context(server.watch_own(table.host))
        assert one_more.until_closed() == (4429, "too_many_sockets")
    with server.watch_own(table.host) as again:
        told_first(again)


def test_of_sixty_opened_at_once_twenty_stay(server: Server) -> None:
    ana = guest("Ana")
    with ExitStack() as stack:

        def opens() -> bool:
            return bool(stack.enter_context(server.watch_own(ana)).hear()["type"] != "problem")

        assert at_once([opens] * 60).count(True) == 20


def test_signing_out_closes_it(server: Server) -> None:
    ana = guest("Ana")
    with server.watch_own(ana) as own:
        told_first(own)
        Client().delete(
            "/api/v1/auth/app/v1/auth/session", headers={"authorization": f"Bearer {ana.token}"}
        )
        assert own.until_closed(QUICKLY) == (4401, "bad_token")


def test_who_is_suspended_is_cut_off(server: Server, mona: Caller) -> None:
    ana = guest("Ana")
    with server.watch_own(ana) as own:
        told_first(own)
        decides(mona, "suspend", person=ana.id)
        assert own.until_closed(QUICKLY)[0] == 4401


def test_it_answers_pings_and_nothing_else(server: Server) -> None:
    with server.watch_own(guest("Ana")) as own:
        own.connection.send("clue")
        assert own.until_type("problem")["problem"]["code"] == "malformed"
        own.connection.send('{"type": "ping"}')
        assert own.until_type("pong")["now"]
        with suppress(ConnectionClosed):
            for _ in range(25):
                own.connection.send('{"type": "ping"}')
        assert own.until_closed() == (4429, "too_many_requests")


def test_it_is_said_to_be_well(server: Server) -> None:
    with server.watch_own(guest("Ana")) as own:
        assert set(own.until_type("heartbeat", 15)) == {"type", "now"}


# When something goes wrong


def test_a_word_that_redis_loses_is_made_up_for(server: Server, settings: Settings) -> None:
    table = a_game()
    with server.watch_own(table.players[1]) as own:
        until_waiting(own, (table.game, "clue"))
        settings.REDIS_URL = "unix:///nowhere/redis.sock"  # no word goes out
        view = table.view()
        clue = m.GiveClue(1, view["you"]["hand"][0], "low tide")
        play(UUID(table.game), m.player(table.host.id), clue)
        own.until(lambda m: m["type"] == TURNS and waiting(m) == [(table.game, "cards")], 15)


def test_after_redis_was_away_all_is_read_anew(server: Server) -> None:
    table = a_game()
    with server.watch_own(table.players[1]) as own:
        until_waiting(own, (table.game, "clue"))
        with Redis.from_url(configured.REDIS_URL) as redis:
            redis.client_kill_filter(_type="pubsub")
        act(table, table.host)
        own.until(lambda m: m["type"] == TURNS and waiting(m) == [(table.game, "cards")], 6)


def test_a_game_that_nobody_can_read_keeps_no_other_waiting(server: Server) -> None:
    ana = guest("Ana")
    broken, sound = a_game_with(ana, None), a_game_with(ana, None)
    break_the_log_of(broken.game)
    with server.watch_own(ana) as own:
        until_waiting(own, (sound.game, "clue"))
        act(sound, ana)
        until_waiting(own)


def test_a_topic_that_this_process_does_not_know_is_passed_over(server: Server) -> None:
    table = a_game()
    with server.watch_own(table.host) as own:
        told_first(own)
        announce_stale("weather", [UUID(table.host.id)])
        act(table, table.host)
        until_waiting(own)


def test_whoever_is_slow_is_told_only_how_it_stands() -> None:
    asyncio.run(_whoever_is_slow(a_game(3)))


async def _whoever_is_slow(table: OpenTable) -> None:
    async with open_sockets() as sockets:
        slow, quick = (AppSocket(sockets, None, table.players[1]) for _ in range(2))
        for own in (slow, quick):
            own.listens.set()
            await own.until(lambda m: m["type"] == TURNS)
        slow.listens.clear()
        for caller, then in zip(table.players, (["cards"], [], ["votes"]), strict=True):
            await in_thread(act, table, caller)
            await quick.until(shows(then))
        slow.listens.set()
        await slow.until(shows(["votes"]))
        told = [message for message in slow.taken_in if message["type"] == TURNS]
        assert len(told) <= 3  # one may have been on its way when they stopped listening
        for own in (slow, quick):
            await own.hang_up()


def shows(to_do: list[str]) -> Callable[[Message], bool]:
    return lambda m: m["type"] == TURNS and [game["to_do"] for game in m["games"]] == to_do


def test_whoever_takes_nothing_in_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconcile, "STALLED_SECONDS", 0.2)
    asyncio.run(_whoever_takes_nothing_in(guest("Ana")))


async def _whoever_takes_nothing_in(ana: Caller) -> None:
    async with open_sockets() as sockets, asyncio.timeout(10):
        await AppSocket(sockets, None, ana).task


def test_the_time_never_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reconcile, "INTERVAL_SECONDS", 0.01)
    monkeypatch.setattr(reconcile, "PARTS", 1)
    monkeypatch.setattr(people, "PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(subscriber, "datetime", ClockSetBack)
    told = asyncio.run(_all_that_is_told(a_game(3)))
    assert {message["type"] for message in told} == EVERY_TOPIC | {"heartbeat", "pong"}
    times = [datetime.fromisoformat(message["now"]) for message in told]
    assert times == sorted(times)


async def _all_that_is_told(table: OpenTable) -> list[Message]:
    async with open_sockets() as sockets:
        own = AppSocket(sockets, None, table.host)
        own.listens.set()
        await own.until(lambda m: m["type"] == TURNS)
        for caller in table.players * 3:
            own.say({"type": "ping"})
            await in_thread(act, table, caller)
        await own.until(lambda m: m["type"] == "pong")
        await own.hang_up()
        return own.taken_in
