"""Messages that clients may send, and those that are refused."""

from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from testkit.api_callers import a_game
from testkit.web_server import Server

pytestmark = pytest.mark.usefixtures("committed_db")


def test_a_ping_is_answered_with_the_time(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        host.connection.send('{"type": "ping"}')
        assert host.until_type("pong")["now"]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "malformed"),
        ("ping", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ("{}", "missing_field"),
        ('{"type": "clue"}', "not_a_choice"),
        ('{"type": "ping", "x": 1}', "unknown_field"),
        (b"\xff\x00", "malformed"),
    ],
)
def test_what_makes_no_sense_is_refused_and_ends_nothing(
    server: Server, said: str | bytes, code: str
) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        host.connection.send(said)
        assert host.until_type("problem")["problem"]["code"] == code
        host.connection.send('{"type": "ping"}')
        assert host.until_type("pong")


def test_whoever_says_too_much_has_to_go(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        with suppress(ConnectionClosed):
            for _ in range(25):
                host.connection.send('{"type": "ping"}')
        assert host.until_closed() == (4429, "too_many_requests")


def test_whoever_sends_a_book_has_to_go(server: Server) -> None:
    table = a_game()
    with server.watch(table.code, table.host) as host:
        host.connection.send("x" * 100_000)
        code, _ = host.until_closed()
        assert code == 1009
