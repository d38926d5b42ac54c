"""Clients of the API, with or without a token, and rooms and games that they open."""

import gzip
import uuid
from collections.abc import Callable
from datetime import timedelta
from typing import Any, NamedTuple, cast
from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.test import Client

from games import store
from games.play import ask_the_clock


class Answer(NamedTuple):
    status: int
    json: Any
    headers: dict[str, str]

    @property
    def code(self) -> str:
        """The code of a refusal; any other answer fails the test."""
        assert self.headers["Content-Type"] == "application/problem+json"
        return str(self.json["code"])


Queries = Callable[..., int]
"""A function that makes a call and returns its number of database queries."""


class Caller:
    def __init__(self, token: str = "", id: str = "", language: str = "en") -> None:
        self.token, self.id, self.language = token, id, language
        self._client = Client(raise_request_exception=False)

    def get(self, path: str, **headers: str) -> Answer:
        return self.asks("GET", path, None, headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self.asks("POST", path, {} if body is None else body, headers)

    def patch(self, path: str, body: Any, **headers: str) -> Answer:
        return self.asks("PATCH", path, body, headers)

    def put(self, path: str, **headers: str) -> Answer:
        return self.asks("PUT", path, None, headers)

    def delete(self, path: str, **headers: str) -> Answer:
        return self.asks("DELETE", path, None, headers)

    def uploads(self, path: str, file: bytes, kind: str = "application/zip") -> Answer:
        return self.asks("POST", path, file, {}, kind=kind)

    def moves(self, game: str, move: str, body: Any = None, key: str | None = None) -> Answer:
        headers = {"idempotency-key": key or uuid.uuid4().hex}
        return self.post(f"/games/{game}/{move}", body, **headers)

    def asks(
        self,
        method: str,
        path: str,
        body: Any,
        headers: dict[str, str],
        *,
        root: str = "/api/v1",
        kind: str = "application/json",
    ) -> Answer:
        sent = {"accept-language": self.language, **headers}
        if self.token:
            sent["authorization"] = f"Bearer {self.token}"
        raw = (
            body if isinstance(body, bytes) else b"" if body is None else msgspec.json.encode(body)
        )
        return self._send(method, f"{root}{path}", raw, kind, sent)

    def _send(
        self, method: str, path: str, body: bytes, kind: str, headers: dict[str, str]
    ) -> Answer:
        response = cast(
            "HttpResponse",
            self._client.generic(method, path, body, content_type=kind, headers=headers),
        )
        is_json = "json" in response.headers.get("Content-Type", "")
        packed = response.headers.get("Content-Encoding") == "gzip"
        content = gzip.decompress(response.content) if packed else response.content
        json = msgspec.json.decode(content) if is_json else None
        return Answer(response.status_code, json, dict(response.headers))


def guest(name: str, language: str = "en") -> Caller:
    made = Caller(language=language).post("/guests", {"name": name})
    assert made.status == 201, made
    return Caller(made.json["token"], made.json["me"]["id"], language)


def a_bot(name: str) -> Caller:
    """An account that has become a bot, with the token that a program of somebody's plays with."""
    person = guest(name)
    made = person.post("/me/bot")
    assert made.status == 200, made
    return Caller(made.json["token"], person.id)


class OpenTable(NamedTuple):
    code: str
    game: str
    players: tuple[Caller, ...]

    @property
    def host(self) -> Caller:
        return self.players[0]

    def view(self, who: Caller | None = None) -> Any:
        return (who or self.host).get(f"/games/{self.game}").json


NAMES = ("Ana", "Bruno", "Clara", "Dag", "Edith", "Frode", "Gil", "Hanna", "Ivo", "Jette")


def a_room(players: int = 3, **room: Any) -> OpenTable:
    """Guests in a new room; its game is in its lobby."""
    callers = tuple(guest(name) for name in NAMES[:players])
    opened = callers[0].post("/rooms", {"title": "The harbour", **room})
    assert opened.status == 201, opened
    game = opened.json["game"]["id"]
    for caller in callers[1:]:
        joined = caller.moves(game, "join", {"password": room.get("password")})
        assert joined.status == 200, joined
    return OpenTable(opened.json["code"], game, callers)


def a_game(players: int = 3, **room: Any) -> OpenTable:
    table = a_room(players, **room)
    assert table.host.moves(table.game, "start").status == 200
    return table


def time_runs_out(table: OpenTable) -> None:
    """The clock ends the phase, as if all of its time had gone by."""
    deadline = store.load(UUID(table.game)).deadline
    assert deadline is not None
    ask_the_clock(UUID(table.game), now=deadline + timedelta(seconds=1))


def play_on(table: OpenTable) -> None:
    """Each player does once what the game waits for."""
    for caller in table.players:
        act(table, caller)


def act(table: OpenTable, caller: Caller, clue: str = "low tide") -> None:
    """The caller does what the game waits for, if it waits for this caller."""
    view = table.view(caller)
    match view.get("you") and view["you"]["to_do"]:
        case "clue":
            body = {"turn": view["turn"], "card": view["you"]["hand"][0], "clue": clue}
            assert caller.moves(table.game, "clue", body).status == 200
        case "cards":
            cards = view["you"]["hand"][: view["cards_each"]]
            body = {"turn": view["turn"], "cards": cards}
            assert caller.moves(table.game, "cards", body).status == 200
        case "votes":
            own = view["you"]["played"]
            slot = next(n for n, card in enumerate(view["board"], 1) if card not in own)
            body = {"turn": view["turn"], "slots": [slot] * view["votes_each"]}
            assert caller.moves(table.game, "votes", body).status == 200
        case "reveal":
            assert caller.moves(table.game, "reveal", {"turn": view["turn"]}).status == 200


def play_out(table: OpenTable) -> None:
    while table.view()["phase"] != "over":
        play_on(table)
