"""Opening a socket: the ways to prove who one is, and the reasons to be refused or closed."""

from contextlib import ExitStack
from urllib.request import urlopen

import pytest
from django.test import Client
from websockets.exceptions import InvalidStatus

from testkit.api_callers import Caller, a_bot, a_game, a_room, act, guest
from testkit.concurrency import at_once
from testkit.sockets import Message, Watcher
from testkit.web_server import Server

pytestmark = pytest.mark.usefixtures("committed_db")


def ticket_of(caller: Caller) -> str:
    answer = caller.post("/socket-tickets")
    assert answer.status == 201
    assert answer.json["seconds"] == 30
    return str(answer.json["ticket"])


# Coming in


def test_an_app_sends_its_token_in_the_header(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, table.host) as host:
        assert host.hear()["type"] == "room"


def test_a_browser_may_send_it_as_a_subprotocol_which_is_not_sent_back(server: Server) -> None:
    table = a_room()
    offered = ["dixit", f"bearer.{table.host.token}"]
    with server.watch(table.code, subprotocols=offered) as host:
        assert host.hear()["type"] == "room"
        assert host.connection.subprotocol == "dixit"


def test_a_ticket_opens_one_socket(server: Server) -> None:
    table = a_room()
    query = f"?ticket={ticket_of(table.host)}"
    with server.watch(table.code, query=query) as first:
        assert first.hear()["type"] == "room"
    with server.watch(table.code, query=query) as second:
        assert second.until_closed() == (4401, "bad_token")


def test_a_browser_with_a_cookie_gets_a_ticket_too(server: Server) -> None:
    table = a_game()
    browser = Client()
    browser.cookies["sessionid"] = table.host.token
    answer = browser.post("/api/v1/socket-tickets", content_type="application/json")
    with server.watch(table.code, query=f"?ticket={answer.json()['ticket']}") as host:
        assert host.until_type("game")["game"]["you"]["player"] == table.host.id


def test_a_token_in_the_address_is_no_token(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, query=f"?token={table.host.token}") as nobody:
        refused = nobody.hear()
        assert refused["type"] == "problem"
        assert refused["problem"]["code"] == "not_signed_in"
        assert nobody.until_closed() == (4401, "not_signed_in")


def test_whoever_has_no_valid_token_is_told_so(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, Caller(token="made-up")) as nobody:
        assert nobody.until_closed() == (4401, "bad_token")


def test_a_refusal_is_said_in_the_language_of_the_client(server: Server) -> None:
    with server.watch("NOSUCH7", guest("Ana"), headers={"Accept-Language": "da"}) as ana:
        refused = ana.hear()["problem"]
        assert (refused["status"], refused["title"]) == (404, "Ikke fundet")
        assert ana.until_closed() == (4404, "no_such_room")


def test_a_page_of_somebody_else_opens_no_socket(server: Server) -> None:
    table = a_room()
    with (
        pytest.raises(InvalidStatus) as refused,
        server.watch(table.code, table.host, headers={"Origin": "https://elsewhere.example"}),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_a_page_of_our_own_does(server: Server) -> None:
    table = a_room()
    ours = {"Origin": f"http://127.0.0.1:{server.port}"}
    with server.watch(table.code, table.host, headers=ours) as host:
        assert host.hear()["type"] == "room"


def test_there_is_no_socket_at_another_address(server: Server) -> None:
    with server.watch("nowhere", guest("Ana"), path="/ws/") as ana:
        assert ana.until_closed() == (4404, "not_found")


@pytest.mark.parametrize("after", ["-1", "x", "1e9", "99999999999"])
def test_what_one_has_is_a_version(server: Server, after: str) -> None:
    table = a_room()
    with server.watch(table.code, table.host, query=f"?after={after}") as host:
        assert host.until_closed() == (4400, "bad_parameter")


def test_the_game_that_one_has_is_an_id(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, table.host, query="?after=1&game=chess") as host:
        assert host.until_closed() == (4400, "bad_parameter")


def test_a_room_with_a_password_wants_it_first(server: Server) -> None:
    table = a_room(password="lighthouse")
    visitor = guest("Vera")
    with server.watch(table.code, visitor) as outside:
        assert outside.until_closed() == (4403, "wrong_password")
    visitor.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
    with server.watch(table.code, visitor) as inside:
        assert inside.hear()["type"] == "room"


def test_whoever_is_banned_stays_outside(server: Server) -> None:
    table = a_room()
    table.host.post(f"/rooms/{table.code}/bans", {"person": table.players[1].id})
    with server.watch(table.code, table.players[1]) as banned:
        assert banned.until_closed() == (4403, "banned")


def test_of_sixty_sockets_opened_at_once_twenty_stay(server: Server) -> None:
    table = a_room()

    with ExitStack() as stack:

        def opens() -> bool:
            socket = stack.enter_context(server.watch(table.code, table.host))
            return bool(socket.hear()["type"] != "problem")

        assert at_once([opens] * 60).count(True) == 20


def test_nobody_holds_more_sockets_than_they_need(server: Server) -> None:
    table = a_room()
    with ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(server.watch(table.code, table.host)).hear()
        one_more = stack.enter_context(server.watch(table.code, table.host))
        assert one_more.until_closed() == (4429, "too_many_sockets")


def test_the_log_knows_neither_code_nor_ticket(server: Server) -> None:
    table = a_room()
    ticket = ticket_of(table.host)
    with server.watch(table.code, query=f"?ticket={ticket}") as host:
        assert host.hear()["type"] == "room"
    with server.watch(table.code, table.host) as host:
        assert host.hear()["type"] == "room"
    log = server.log.read_text()
    assert "Application startup complete" in log
    assert table.code not in log
    assert ticket not in log
    assert table.host.token not in log


def test_sockets_are_counted(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, table.host) as host:
        host.until_type("here")
        with urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
            figures = answer.read().decode()
    (line,) = (line for line in figures.splitlines() if line.startswith("dixit_sockets "))
    assert float(line.split()[1]) >= 1


# Having to go


def test_a_ban_closes_the_socket(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, table.players[1]) as banned:
        banned.until_type("here")
        table.host.post(f"/rooms/{table.code}/bans", {"person": table.players[1].id})
        assert banned.until_closed() == (4403, "banned")


def test_a_spectator_who_is_banned_goes_at_once(server: Server) -> None:
    table = a_game()
    visitor = guest("Vera")
    with server.watch(table.code, visitor) as watching:
        watching.until_type("here")
        table.host.post(f"/rooms/{table.code}/bans", {"person": visitor.id})
        assert watching.until_closed(patience=1.5) == (4403, "banned")


def removal_told_to(watcher: Watcher) -> Message:
    """The first message of the game that tells of a removal."""
    told = watcher.until(lambda m: m["type"] == "game" and m["happened"])
    (left,) = (line["event"] for line in told["happened"])
    assert (left["type"], left["because"]) == ("player_left", "removed_by_host")
    seated = {seat["player"] for seat in told["game"]["players"] if not seat["left"]}
    assert left["player"] not in seated
    return told


def test_who_is_removed_watches_on_where_people_may_watch(server: Server) -> None:
    table = a_game(4)
    removed = table.players[2]
    with server.watch(table.code, removed) as watching:
        watching.until_type("here")
        answer = table.host.moves(table.game, "remove", {"player": removed.id})
        told = removal_told_to(watching)
        assert told["version"] == answer.json["version"]
        assert told["game"]["you"] is None
        act(table, table.host)
        assert watching.until_type("game")["game"]["clue"] == "low tide"
    refused = removed.moves(table.game, "join")
    assert (refused.status, refused.code) == (409, "left_for_good")


def test_who_is_removed_where_only_players_watch_is_told_so_and_has_to_go(server: Server) -> None:
    table = a_game(4, spectators=False)
    removed = table.players[2]
    with server.watch(table.code, removed) as watching:
        watching.until_type("here")
        answer = table.host.moves(table.game, "remove", {"player": removed.id})
        assert removal_told_to(watching)["version"] == answer.json["version"]
        assert watching.until_closed() == (4403, "removed")
    with server.watch(table.code, removed) as again:
        assert again.until_closed() == (4403, "removed")
    assert table.players[3].moves(table.game, "leave").json["phase"] == "over"
    with server.watch(table.code, removed) as after_the_game:
        assert after_the_game.until_type("here")
        assert after_the_game.games == []


def test_who_was_removed_has_to_go_once_nobody_may_watch_any_longer(server: Server) -> None:
    table = a_game(4)
    removed = table.players[2]
    table.host.moves(table.game, "remove", {"player": removed.id})
    with server.watch(table.code, removed) as watching:
        watching.until_type("game")
        table.host.patch(f"/rooms/{table.code}", {"spectators": False})
        assert watching.until_closed(patience=1.5) == (4403, "removed")


def test_who_is_removed_from_a_lobby_may_stay_and_sit_down_again(server: Server) -> None:
    table = a_room(4, spectators=False)
    removed = table.players[2]
    with server.watch(table.code, removed) as watching:
        watching.until_type("here")
        answer = table.host.moves(table.game, "remove", {"player": removed.id})
        assert removal_told_to(watching)["version"] == answer.json["version"]
        again = removed.moves(table.game, "join")
        assert watching.until_version(again.json["version"])["game"] == table.view(removed)


def test_who_leaves_where_only_players_watch_is_told_so_and_nothing_more(server: Server) -> None:
    table = a_game(4, spectators=False)
    leaver = table.players[2]
    with server.watch(table.code, leaver) as leaving:
        leaving.until_type("here")
        answer = leaver.moves(table.game, "leave")
        left = leaving.until(lambda m: m["type"] == "game" and m["game"]["you"] is None)
        assert left["version"] == answer.json["version"]
        act(table, table.host)
        table.host.patch(f"/rooms/{table.code}", {"title": "The lighthouse"})
        leaving.until(lambda m: m["type"] == "room" and m["room"]["title"] == "The lighthouse")
        assert leaving.games[-1] == left


def test_who_is_banned_while_they_play_is_told_first_how_they_lost_their_seat(
    server: Server,
) -> None:
    table = a_game(4, spectators=False)
    banned = table.players[2]
    with server.watch(table.code, banned) as watching:
        watching.until_type("here")
        table.host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
        removal_told_to(watching)
        assert watching.until_closed() == (4403, "banned")


def test_a_bot_has_a_socket_where_bots_may_come_in_and_nowhere_else(server: Server) -> None:
    closed, opened, bot = a_room(1), a_room(1, outside_bots=True), a_bot("Turnip")
    with server.watch(closed.code, bot) as outside:
        assert outside.until_closed() == (4403, "closed_to_bots")
    with server.watch(opened.code, bot) as watching:
        assert watching.until_type("game")["game"]["phase"] == "lobby"
    with server.watch_own(bot) as own:
        own.until_type("turns")


def test_a_bot_without_a_seat_has_to_go_once_no_bots_may_come_in(server: Server) -> None:
    table = a_room(3, outside_bots=True)
    seated, other = a_bot("Turnip"), a_bot("Radish")
    seated.moves(table.game, "join")
    with server.watch(table.code, seated) as stays, server.watch(table.code, other) as goes:
        for watching in (stays, goes):
            watching.until_type("game")
        table.host.patch(f"/rooms/{table.code}", {"outside_bots": False})
        assert goes.until_closed(patience=1.5) == (4403, "closed_to_bots")
        table.host.moves(table.game, "start")
        stays.until(lambda m: m["type"] == "game" and m["game"]["phase"] == "clue")
        table.host.moves(table.game, "remove", {"player": seated.id})
        assert stays.until_closed(patience=1.5) == (4403, "closed_to_bots")


def test_whoever_becomes_a_bot_is_signed_out_on_every_socket(server: Server) -> None:
    table, person = a_room(1), guest("Nina")
    with server.watch(table.code, person) as watching:
        watching.until_type("game")
        assert person.post("/me/bot").status == 200
        assert watching.until_closed(patience=1.5) == (4401, "bad_token")


def test_signing_out_closes_the_sockets_of_that_device_only(server: Server) -> None:
    table = a_room()
    phone = table.players[1]
    with server.watch(table.code, phone) as mine, server.watch(table.code, table.host) as other:
        mine.until_type("here")
        Client().delete(
            "/api/v1/auth/app/v1/auth/session", headers={"authorization": f"Bearer {phone.token}"}
        )
        assert mine.until_closed(patience=1.5) == (4401, "bad_token")
        assert phone.get("/me").status == 401
        table.host.patch(f"/rooms/{table.code}", {"title": "The lighthouse"})
        assert other.until(lambda m: m["type"] == "room" and m["room"]["title"] == "The lighthouse")


def test_erasing_oneself_closes_ones_sockets(server: Server) -> None:
    table = a_room()
    with server.watch(table.code, table.players[1]) as gone:
        gone.until_type("here")
        assert table.players[1].delete("/me").status == 204
        code, _ = gone.until_closed()
        assert code == 4401


def test_a_new_password_closes_on_whoever_has_not_said_it(server: Server) -> None:
    table = a_room()
    visitor = guest("Vera")
    with server.watch(table.code, visitor) as watching:
        watching.until_type("here")
        table.host.patch(f"/rooms/{table.code}", {"password": "lighthouse"})
        assert watching.until_closed(patience=1.5) == (4403, "wrong_password")
