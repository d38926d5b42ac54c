"""Attacks with tokens, headers and bodies that no honest client sends."""

import io
import uuid
import zipfile
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import yaml

from attack.attempts import Hole, claims
from attack.target import Client, expect, remote
from dixit_project.settings import THROTTLES
from testkit.api_callers import Caller, OpenTable, a_game, act, guest
from testkit.concurrency import at_once
from testkit.sockets import Watcher
from testkit.web_server import Server

CODES, _ = THROTTLES["code"]
TRICKS = (
    b"[" * 100_000,
    b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
    b'{"turn": 1e400}',
    b'{"turn": NaN}',
    b'{"turn": 99999999999999999999999999}',
    b'{"turn": 1, "turn": 2}',
    b'{"clue": "\\ud800"}',
    b'{"clue": "\\u0000"}',
    b"\xff\xfe{}",
    b'{"title": "' + b"x" * 70_000 + b'"}',
    b"null",
    b'"',
    b"",
)


@claims("nobody moves with a token that has ended, by the fast way either")
def moves_after_signing_out(server: Server) -> None:
    table = remote(server, a_game(4))
    act(table, table.host)
    player = table.players[1]
    hand = player.get(f"/games/{table.game}").json["you"]["hand"]
    for card in hand[:3]:
        gave = player.moves(table.game, "cards", {"turn": 1, "cards": [card]})
        expect(gave.status == 200, f"a move before answers {gave.status}")
    signed_out = player.asks("DELETE", "/auth/app/v1/auth/session", None, {})
    expect(signed_out.status == 401, f"signing out answers {signed_out.status}")
    gave = player.moves(table.game, "cards", {"turn": 1, "cards": [hand[0]]})
    expect(gave.status == 401, f"a move afterwards answers {gave.status}")


@claims("nobody moves for somebody else")
def moves_as_somebody_else(server: Server) -> None:
    table = remote(server, a_game(4))
    act(table, table.host)
    one, other = table.players[1:3]
    card = other.get(f"/games/{table.game}").json["you"]["hand"][0]
    said = one.moves(table.game, "cards", {"turn": 1, "cards": [card]})
    expect(said.status == 409, f"giving another's card answers {said.status}")
    forged = {"x-user": other.id, "remote-user": other.id, "x_user": other.id}
    mine = one.get("/me", **forged).json["id"]
    expect(mine == one.id, "a header made one person another")


@claims("a ticket opens one socket")
def uses_a_ticket_twice(server: Server) -> None:
    table = remote(server, a_game(3))
    ticket = table.host.post("/socket-tickets").json["ticket"]
    query = f"?ticket={ticket}"
    with server.watch(table.code, query=query) as first:
        expect(first.hear()["type"] == "room", "the ticket opens no socket at all")
        with server.watch(table.code, query=query) as second:
            expect(second.until_closed()[0] == 4401, "the ticket opened another socket")


@claims("of sixty sockets of both kinds opened at once twenty stay in each process")
def opens_sixty_sockets(server: Server) -> str:
    table = remote(server, a_game(3))
    in_the_room = partial(server.watch, table.code, table.host)
    with ExitStack() as sockets:

        def stays(opened: Callable[[], AbstractContextManager[Watcher]]) -> bool:
            return bool(sockets.enter_context(opened()).hear()["type"] != "problem")

        both = [in_the_room, partial(server.watch_own, table.host)] * 30
        stayed = at_once([partial(stays, opened) for opened in both]).count(True)
    expect(stayed <= 20 * server.processes, f"{stayed} stayed")
    return f"{stayed} stayed"


@claims("an address that a client claims for itself is believed by nobody")
def forges_its_address(server: Server) -> None:
    guesser = Client(server, guest("Gerd"))
    statuses = [
        guesser.get(
            f"/rooms/NOSUCH{number % 10}",
            **{"x-forwarded-for": f"192.0.2.{number % 250}", "x-real-ip": f"192.0.2.{number}"},
        ).status
        for number in range(2 * CODES + 1)  # so many don't fit into two minutes
    ]
    expect(set(statuses) == {404, 429}, f"answers {set(statuses)}")


@claims("the server answers to its own names alone")
def asks_by_another_name(server: Server) -> None:
    client = Client(server)
    for path in ("/editions", "/rooms", "/auth/app/v1/config"):
        status = client.get(path, host="evil.example").status
        expect(status == 400, f"{path} answers {status}")


@claims("no body breaks an endpoint")
def sends_tricks(server: Server) -> None:
    table = remote(server, a_game(3))
    ids = {"code": table.code, "game_id": table.game, "slug": "first-light", "client": "app"}
    for method, path in operations():
        asker = Client(server, guest("Toni"))
        address = path.removeprefix("/api/v1")
        for part in address.split("{")[1:]:
            name = part.split("}")[0]
            address = address.replace(f"{{{name}}}", ids.get(name, str(uuid.uuid4())))
        for body in TRICKS:
            key = {"idempotency-key": uuid.uuid4().hex}
            status = asker.asks(method, address, body, key).status
            expect(status < 500, f"{method} {address} answers {status} to {body[:20]!r}")


def operations() -> list[tuple[str, str]]:
    """Each method that takes a body, of each address in the OpenAPI document, but for erasing."""
    document = yaml.load(Path("docs/openapi.yaml").read_bytes(), yaml.CSafeLoader)
    return [
        (method.upper(), path)
        for path, item in document["paths"].items()
        for method in item
        if method in ("post", "put", "patch") and "/auth/" not in path
    ]


@claims("a second click opens no second game, and nothing breaks")
def opens_the_next_game_twice(server: Server) -> None:
    table = a_game(3)
    table.players[2].moves(table.game, "leave")
    table = remote(server, table)
    clicks: list[Any] = at_once([lambda: table.host.post(f"/rooms/{table.code}/games")] * 6)
    statuses = sorted(answer.status for answer in clicks)
    expect(statuses == [201, *[409] * 5], f"answers {statuses}")


@claims("methods that nobody serves are refused like all others")
def uses_odd_methods(server: Server) -> None:
    client = Client(server)
    for method in ("TRACE", "PROPFIND", "PURGE"):
        for path in ("/editions", "/auth/app/v1/auth/login", "/me"):
            status = client.asks(method, path, None, {}).status
            expect(status in (401, 405), f"{method} {path} answers {status}")


@claims("an archive is read no further than it may reach")
def sends_hostile_archives(server: Server) -> None:
    from accounts.models import Account  # noqa: PLC0415 (it needs the apps to be ready)

    owner = Client(server, guest("Olga"))
    Account.objects.filter(pk=owner.id).update(is_guest=False, email=f"{owner.id}@example.org")
    for name, archive in hostile_archives().items():
        status = owner.uploads("/decks", archive).status
        expect(400 <= status < 500, f"{name} answers {status}")


def hostile_archives() -> dict[str, bytes]:
    return {
        "a bomb": zipped({f"{number}.png": bytes(20_000_000) for number in range(3)}),
        "a path upwards": zipped({"../../etc/passwd": b"x", "deck.json": b"{}"}),
        "ten thousand files": zipped({f"{number}.png": b"" for number in range(10_000)}),
        "no archive": b"PK\x03\x04" + b"\0" * 1000,
        "nothing": b"",
    }


def zipped(files: dict[str, bytes]) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return file.getvalue()


@claims("one person holds no more open than their share")
def opens_many_rooms(server: Server) -> None:
    host = Client(server, guest("Hilda"))
    opened = [host.post("/rooms", {"title": "Mine", "is_public": True}).status for _ in range(15)]
    expect(opened.count(201) <= 5, f"{opened.count(201)} rooms")
    code = host.get("/rooms").json["rooms"][0]["code"]
    banned = [
        host.post(f"/rooms/{code}/bans", {"person": str(uuid.uuid4())}).status for _ in range(15)
    ]
    expect(204 not in banned, "bans of people who do not exist")


@claims("the log does not grow by a choice that changes nothing")
def repeats_a_choice(server: Server) -> None:
    table: OpenTable = remote(server, a_game(4))
    act(table, table.host)
    player: Caller = table.players[1]
    card = player.get(f"/games/{table.game}").json["you"]["hand"][0]
    body = {"turn": 1, "cards": [card]}
    first = player.moves(table.game, "cards", body).json["version"]
    for _ in range(50):
        player.moves(table.game, "cards", body)
    last = player.get(f"/games/{table.game}").json["version"]
    if last != first:
        raise Hole(f"{last - first} events for nothing")
