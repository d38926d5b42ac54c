"""Pushes: each person is sent their own view, whenever it changes."""

from collections.abc import Callable
from contextlib import ExitStack
from datetime import datetime, timedelta
from uuid import UUID

import pytest
from django.conf import settings
from django.utils import timezone
from redis import Redis

from games.announce import game_channel
from games.models import PlaceInQueue, Room
from testkit.api_callers import Caller, OpenTable, a_game, a_room, act, guest, play_out
from testkit.sockets import Message, Watcher
from testkit.web_server import Server

pytestmark = pytest.mark.usefixtures("committed_db")


def version_of(table: OpenTable) -> int:
    return int(table.view()["version"])


def seqs(message: Message) -> list[int]:
    return [line["seq"] for line in message["happened"]]


# On connecting


def test_on_connecting_one_is_told_the_room_the_game_and_who_is_here(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        room, game, here = host.hear(), host.until_type("game"), host.until_type("here")
    assert room == {"type": "room", "room": table.host.get(f"/rooms/{table.code}").json}
    assert game["id"] == table.game
    assert game["game"] == table.view()
    assert game["happened"] == []
    assert [person["name"] for person in here["people"]] == ["Ana"]


def test_whoever_says_which_version_they_have_is_told_what_happened_since(server: Server) -> None:
    table = a_game()
    had = version_of(table)
    act(table, table.host)
    with server.watch(table.code, table.host, query=f"?after={had}") as host:
        told = host.until_type("game")
    assert seqs(told) == list(range(had + 1, version_of(table) + 1))
    assert told["happened"] == events_after(table, table.host, had)


def test_whoever_has_everything_is_told_that_nothing_happened(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host, query=f"?after={version_of(table)}") as host:
        assert host.until_type("game")["happened"] == []


def test_whoever_claims_to_have_more_than_there_is_gets_the_game_as_it_is(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host, query="?after=1000") as host:
        assert host.until_type("game")["version"] == version_of(table)


def test_two_of_one_room_may_reach_back_to_different_versions(server: Server) -> None:
    table = a_game()
    head = version_of(table)
    with (
        server.watch(table.code, table.host) as now,
        server.watch(table.code, table.players[1], query="?after=2") as later,
        server.watch(table.code, table.players[2], query="?after=0") as earliest,
    ):
        assert seqs(now.until_type("game")) == []
        assert seqs(later.until_type("game")) == list(range(3, head + 1))
        assert seqs(earliest.until_type("game")) == list(range(1, head + 1))


# After every move


def events_after(table: OpenTable, who: Caller, after: int) -> list[Message]:
    found: list[Message] = who.get(f"/games/{table.game}/events?after={after}").json["events"]
    return found


def test_a_move_is_pushed_to_everybody_with_what_happened(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.players[1]) as second:
        before = second.until_type("game")["version"]
        act(table, table.host)
        told = second.until_type("game")
    assert told["game"] == table.view(table.players[1])
    assert told["happened"] == events_after(table, table.players[1], before)


@pytest.mark.parametrize("edition", ["classic", "odyssey"])
def test_in_a_whole_game_what_is_pushed_is_what_is_fetched(server: Server, edition: str) -> None:
    table = a_game(4, is_public=True, settings={"edition": edition, "target": 10})
    everybody = (*table.players, guest("Vera"))
    with ExitStack() as stack:
        watchers = [stack.enter_context(server.watch(table.code, who)) for who in everybody]
        for watcher in watchers:
            watcher.until_type("game")
        while table.view()["phase"] != "over":
            for player in table.players:
                before = version_of(table)
                act(table, player)
                if (head := version_of(table)) > before:
                    for who, watcher in zip(everybody, watchers, strict=True):
                        assert watcher.until_version(head)["game"] == table.view(who)
        for watcher in watchers:
            assert_in_order(watcher)


def assert_in_order(watcher: Watcher) -> None:
    """Versions grow, and of what happened nothing is missing and nothing told twice."""
    games = watcher.games
    versions = [message["version"] for message in games]
    assert versions == sorted(set(versions))
    told = [seq for message in games for seq in seqs(message)]
    assert told == list(range(versions[0] + 1, versions[-1] + 1))


def test_once_the_game_is_over_nothing_of_what_happened_is_hidden(server: Server) -> None:
    table = a_game(3, settings={"target": 10})
    with server.watch(table.code, table.host) as host:
        host.until_type("game")
        play_out(table)
        last = host.until(lambda m: m["type"] == "game" and m["game"]["phase"] == "over")
    assert last["happened"] == events_after(table, table.host, seqs(last)[0] - 1)
    assert last["game"] == table.view()


def test_who_watched_a_private_game_is_told_its_end_on_the_socket_alone(server: Server) -> None:
    table, vera = a_game(3, settings={"target": 10}), guest("Vera")
    with server.watch(table.code, vera) as watcher:
        play_out(table)
        last = watcher.until(lambda m: m["type"] == "game" and m["game"]["phase"] == "over")
    assert last["game"] == table.view()
    assert vera.get(f"/games/{table.game}").status == 404


def test_who_sits_down_is_pushed_with_their_name(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, table.host) as host:
        host.until_type("here")
        late = guest("Zoë")
        late.moves(table.game, "join")
        names = [p["name"] for p in host.until_type("room")["room"]["game"]["people"]]
    assert names == ["Ana", "Bruno", "Clara", "Zoë"]


def test_nobody_is_seen_in_a_game_before_their_name_has_come(server: Server) -> None:
    """The watcher looks at each message of every test; here the room and the game race."""
    table = a_room(2)
    with server.watch(table.code, table.host) as host:
        host.until_type("here")
        for name in ("Zoë", "Yara", "Xenia", "Wanda", "Vera"):
            guest(name).moves(table.game, "join")
        host.until_version(version_of(table))
    first_seen = [len(message["game"]["players"]) for message in host.games]
    assert first_seen[-1] == 7


def test_who_left_stays_in_the_book_of_people(server: Server) -> None:
    table = a_game(4)
    left = table.players[3]
    left.moves(table.game, "leave")
    with server.watch(table.code, table.host) as host:
        people = host.until_type("room")["room"]["game"]["people"]
    assert [(p["name"], p["former"]) for p in people][-1] == ("Dag", True)


def test_another_colour_is_shown_in_the_book_of_people(server: Server) -> None:
    table = a_room(2)
    with server.watch(table.code, table.host) as host:
        host.until_type("here")
        table.players[1].moves(table.game, "colour", {"colour": "pink"})
        people = host.until_type("room")["room"]["game"]["people"]
    assert [person["colour"] for person in people] == ["red", "pink"]


def test_a_spectator_who_sits_down_sees_as_a_player_from_then_on(server: Server) -> None:
    table = a_game()
    late = guest("Vera")
    with server.watch(table.code, late) as watching:
        assert watching.until_type("game")["game"]["you"] is None
        late.moves(table.game, "join")
        watching.until_version(version_of(table))
        act(table, table.host)
        told = watching.until_type("game")
    assert told["game"] == table.view(late)


def test_where_only_players_may_see_the_game_others_are_told_of_the_room(server: Server) -> None:
    table = a_game(spectators=False)
    with server.watch(table.code, guest("Vera")) as watching:
        watching.until_type("here")
        act(table, table.host)
        table.host.patch(f"/rooms/{table.code}", {"title": "The lighthouse"})
        watching.until(lambda m: m["type"] == "room" and m["room"]["title"] == "The lighthouse")
        assert watching.games == []


def test_a_change_of_the_room_is_pushed(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, table.players[1]) as second:
        second.until_type("here")
        table.host.patch(f"/rooms/{table.code}", {"title": "The lighthouse"})
        assert second.until_type("room")["room"]["title"] == "The lighthouse"
        table.host.post(f"/rooms/{table.code}/close")
        assert second.until(lambda m: m["type"] == "room" and m["room"]["closed_at"])


def test_who_begins_to_wait_for_a_seat_is_told_to_all_in_the_room(server: Server) -> None:
    table, nina = a_room(8), guest("Nina")
    with server.watch(table.code, table.players[1]) as second:
        second.until_type("here")
        nina.post(f"/rooms/{table.code}/queue")
        assert second.until_type("room")["room"]["queue"][0]["name"] == "Nina"
        table.players[7].moves(table.game, "leave")
        nina.moves(table.game, "join")
        second.until(lambda m: m["type"] == "room" and not m["room"]["queue"])


def test_the_next_game_comes_over_the_same_socket(server: Server) -> None:
    table = a_game(3, settings={"target": 10})
    with server.watch(table.code, table.players[1]) as second:
        play_out(table)
        second.until(lambda m: m["type"] == "game" and m["game"]["phase"] == "over")
        opened = table.host.post(f"/rooms/{table.code}/games").json["game"]["id"]
        told = second.until(lambda m: m["type"] == "game" and m["id"] == opened)
        while told["version"] < 3:
            told = second.until_type("game")
        again = OpenTable(table.code, opened, table.players)
        assert told["game"] == again.view(table.players[1])
        table.host.moves(opened, "start")
        assert second.until_type("game")["game"]["phase"] == "clue"
    of_the_next = [message for message in second.games if message["id"] == opened]
    told_of = [seq for message in of_the_next for seq in seqs(message)]
    assert told_of == list(range(1, of_the_next[-1]["version"] + 1))


def test_whoever_comes_back_to_another_game_is_told_all_of_it(server: Server) -> None:
    table = a_game(3, settings={"target": 10})
    play_out(table)
    had = version_of(table)
    opened = table.host.post(f"/rooms/{table.code}/games").json["game"]["id"]
    query = f"?after={had}&game={table.game}"
    with server.watch(table.code, table.players[1], query=query) as second:
        told = second.until_type("game")
    assert told["id"] == opened
    assert seqs(told) == list(range(1, told["version"] + 1))


# The time


def test_what_is_pushed_says_what_time_it_is_and_how_much_is_left(server: Server) -> None:
    table = a_game(settings={"limits": {"clue": 60}})
    with server.watch(table.code, table.host) as host:
        told = host.until_type("game")
    now = datetime.fromisoformat(told["now"])
    deadline = datetime.fromisoformat(told["game"]["deadline"])
    assert abs((deadline - now).total_seconds() - told["seconds_left"]) < 0.01
    assert 0 < told["seconds_left"] <= 60


def test_a_phase_with_all_the_time_has_none_left_to_tell(server: Server) -> None:
    table = a_game(settings={"limits": {"clue": None}})
    with server.watch(table.code, table.host) as host:
        assert host.until_type("game")["seconds_left"] is None


def test_ten_seconds_before_the_end_of_a_phase_everybody_is_told(server: Server) -> None:
    table = a_game(settings={"limits": {"clue": 14}})
    with server.watch(table.code, table.players[1]) as second:
        told = second.until_type("hurry")
    assert told["version"] == version_of(table)
    assert 9 < told["seconds_left"] <= 10


def test_with_no_clock_running_a_phase_still_ends_where_somebody_watches(server: Server) -> None:
    table = a_game(settings={"limits": {"clue": 10}})
    with server.watch(table.code, table.host) as host:
        before = host.until_type("game")
        after = host.until(lambda m: m["type"] == "game" and m["game"] != before["game"], 20)
    assert after["happened"][0]["by"] is None
    assert after["version"] > before["version"]


# When something goes wrong


def test_a_word_that_redis_loses_is_made_up_for_within_seconds(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.players[1]) as second:
        second.until_type("here")
        before = second.games[-1]["version"]
        end_all_subscriptions()
        act(table, table.host)
        told = second.until_type("game", patience=6)
    assert seqs(told) == list(range(before + 1, version_of(table) + 1))


def test_so_is_a_word_of_who_waits_for_a_seat(server: Server) -> None:
    table, nina = a_room(3), guest("Nina")
    room = Room.objects.get(code=table.code)

    def waiting(names: list[str]) -> Callable[[Message], bool]:
        return lambda message: (
            message["type"] == "room"
            and [person["name"] for person in message["room"]["queue"]] == names
        )

    with server.watch(table.code, table.players[1]) as second:
        second.until_type("here")
        until = timezone.now() + timedelta(seconds=5)
        PlaceInQueue.objects.create(room=room, person=nina.id, until=until)
        second.until(waiting(["Nina"]))
        second.until(waiting([]), patience=15)


def end_all_subscriptions() -> None:
    with Redis.from_url(settings.REDIS_URL) as redis:
        redis.client_kill_filter(_type="pubsub")


def test_a_stale_word_changes_nothing(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        head = host.until_type("game")["version"]
        with Redis.from_url(settings.REDIS_URL) as redis:
            for version in (1, head, head + 5):
                redis.publish(game_channel(UUID(table.game)), version)
        act(table, table.host)
        assert seqs(host.until_type("game")) == list(range(head + 1, version_of(table) + 1))
