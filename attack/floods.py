"""Attacks by quantity, and what they cost everybody else. Each is bounded in number and time."""

import socket
import uuid
from collections.abc import Iterator
from contextlib import suppress
from threading import Event

import httpx
from PIL import Image

from accounts.models import Account
from attack.attempts import claims
from attack.bystanders import slowdown
from attack.target import Client, remote
from testkit.api_callers import a_game, act, guest
from testkit.imported_decks import deck_json, saved, zipped
from testkit.web_server import Server

MOST, A_SECOND = 2_000, 50
"""Requests that a flood sends at most, in all and in a second."""
HEAD = b"POST /api/v1/guests HTTP/1.1\r\nHost: 127.0.0.1\r\n"
GONE = (OSError, httpx.HTTPError)


def repeated(stop: Event) -> Iterator[int]:
    """Numbers for as long as the flood goes on, fifty a second."""
    for number in range(MOST):
        if stop.wait(1 / A_SECOND):
            return
        yield number


@claims("hundreds of thousands of header lines cost nobody else anything", quick=False)
def floods_with_headers(server: Server) -> str:
    client = Client(server)
    lines = b"A: b\r\n" * 300_000

    def attack(stop: Event) -> None:
        for _ in repeated(stop):
            with suppress(*GONE), client.connect() as connection:
                connection.sendall(HEAD + lines)

    return slowdown(server, attack)


@claims("a header of a hundred megabytes costs nobody else anything", quick=False)
def sends_one_endless_header(server: Server) -> str:
    client = Client(server)
    piece = b"a" * 2**20

    def attack(stop: Event) -> None:
        for _ in repeated(stop):
            with suppress(*GONE), client.connect() as connection:
                connection.sendall(HEAD + b"A: ")
                for _ in range(120):
                    connection.sendall(piece)

    return slowdown(server, attack)


@claims("half-sent requests keep nobody from the server", quick=False)
def holds_half_sent_requests(server: Server) -> str:
    client = Client(server)

    def attack(stop: Event) -> None:
        held: list[socket.socket] = []
        for _ in range(300):
            with suppress(*GONE):
                held.append(client.connect())
                held[-1].sendall(HEAD + b"Content-Length: 10\r\n\r\n{")
        stop.wait(20)
        for connection in held:
            connection.close()

    return slowdown(server, attack)


@claims("the documents of the API cost nobody else anything", quick=False)
def asks_for_documents(server: Server) -> str:
    client = Client(server)

    def attack(stop: Event) -> None:
        for number in repeated(stop):
            with suppress(*GONE):
                client.http.get(("/api/schema/", "/api/v1/auth/openapi.json")[number % 2])

    return slowdown(server, attack)


@claims("uploads of nobody take no place from others", quick=False)
def uploads_without_a_token(server: Server) -> str:
    client = Client(server)

    def attack(stop: Event) -> None:
        held: list[socket.socket] = []
        for _ in range(20):
            with suppress(*GONE):
                held.append(client.connect())
                head = b"POST /api/v1/decks HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                kind = b"Content-Type: application/zip\r\nContent-Length: 60000000\r\n\r\n"
                held[-1].sendall(head + kind + b"PK")
        stop.wait(20)
        for connection in held:
            connection.close()

    return slowdown(server, attack)


@claims("a member's hostile pictures cost nobody else anything", quick=False)
def brings_hostile_pictures(server: Server) -> str:
    client = Client(server, guest("Olga"))
    Account.objects.filter(pk=client.id).update(is_guest=False, email=f"{client.id}@example.org")
    slow = saved(Image.new("RGB", (3_000, 4_000), "navy"), "JPEG", progressive=True)
    deck = zipped({f"{number}.jpg": slow for number in range(1, 85)} | deck_json())

    def attack(stop: Event) -> None:
        for _ in repeated(stop):
            with suppress(*GONE):
                client.uploads("/decks", deck)

    return slowdown(server, attack)


@claims("passwords of rooms cost nobody else anything", quick=False)
def tries_passwords_of_rooms(server: Server) -> str:
    host = Client(server, guest("Hilda"))
    table = a_game(3, password="lighthouse")  # noqa: S106
    stranger = Client(server, guest("Xaver"))

    def attack(stop: Event) -> None:
        for number in repeated(stop):
            with suppress(*GONE):
                stranger.post(f"/rooms/{table.code}/enter", {"password": f"no {number}"})
                host.post("/rooms", {"title": "Mine", "password": "lighthouse"})

    return slowdown(server, attack)


@claims("a choice sent again and again costs nobody else anything", quick=False)
def repeats_moves(server: Server) -> str:
    table = remote(server, a_game(6))
    act(table, table.host)
    player = table.players[1]
    card = player.get(f"/games/{table.game}").json["you"]["hand"][0]

    def attack(stop: Event) -> None:
        for number in repeated(stop):
            key = "always the same" if number % 2 else uuid.uuid4().hex
            with suppress(*GONE):
                player.moves(table.game, "cards", {"turn": 1, "cards": [card]}, key=key)

    return slowdown(server, attack)
