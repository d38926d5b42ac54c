"""A person with an app, who asks over HTTP, listens at a socket, and checks what comes back."""

import asyncio
import uuid
from random import Random
from typing import Any, NamedTuple
from uuid import UUID

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from chaos.observations import Acknowledged, Fetched, Observations, Played, Pushed, Refused, Sent
from games.rules.events import PerformanceKind

OK, ACCEPTED, SERVER_ERROR, UNAVAILABLE = 200, 202, 500, 503
CONFLICT, TOO_MANY = 409, 429
ANSWER_SECONDS = 15.0
KEPT_SECONDS = 2.0
"""Seconds for which an idle connection is kept: fewer than the server's, which ends it unasked."""
CLOSED = 4000
"""Close codes of the server are this plus a status of HTTP."""
BROKEN = 1011
PASSING = ("out_of_reach", "draining")
"""Problems after which a socket is opened again."""

View = dict[str, Any]


class GameNow(msgspec.Struct, tag="game"):
    id: UUID
    version: int
    happened: msgspec.Raw
    game: msgspec.Raw


class Heartbeat(msgspec.Struct, tag="heartbeat"):
    id: UUID
    version: int


class Hurry(msgspec.Struct, tag="hurry"):
    id: UUID
    version: int


class RoomNow(msgspec.Struct, tag="room"):
    pass


class Here(msgspec.Struct, tag="here"):
    pass


class Problem(msgspec.Struct, tag="problem"):
    problem: dict[str, Any]


DECODER = msgspec.json.Decoder(GameNow | Heartbeat | Hurry | RoomNow | Here | Problem)


class Known(NamedTuple):
    game: UUID
    version: int


class Answer(NamedTuple):
    status: int
    body: bytes
    headers: httpx.Headers

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


def http_client() -> httpx.AsyncClient:
    limits = httpx.Limits(keepalive_expiry=KEPT_SECONDS)
    return httpx.AsyncClient(timeout=ANSWER_SECONDS, limits=limits, trust_env=False)


class Person:
    def __init__(
        self, name: str, url: str, http: httpx.AsyncClient, seen: Observations, rng: Random
    ) -> None:
        self.name = name
        self.id = UUID(int=0)
        self.view: View | None = None
        """The newest view, pushed or fetched."""
        self.game: UUID | None = None
        self.news = asyncio.Event()
        self.heard: Known | None = None
        """The game and version of the last push."""
        self.is_frozen = False
        self._url = url
        self._http = http
        self._token = ""
        self._seen = seen
        self._rng = rng
        self._left: set[UUID] = set()
        """The games before this one."""
        self._newest: dict[UUID, int] = {}
        """The newest version pushed of each game, in the order of the games."""
        self._fetched: dict[UUID, int] = {}
        self._over: set[UUID] = set()
        """The games that a view has shown to be over, with this person at the table or not."""
        self._sat_in: set[UUID] = set()
        self._connection: ClientConnection | None = None
        self._was_frozen = False

    def __str__(self) -> str:
        return f"{self.name} ({self.id})"

    @property
    def is_connected(self) -> bool:
        return self._connection is not None and not self.is_frozen

    async def sign_in(self) -> None:
        welcome = (await self.ask("POST", "/guests", {"name": self.name})).json
        self._token, self.id = welcome["token"], UUID(welcome["me"]["id"])

    # Asking

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Answer:
        headers = {"Idempotency-Key": key} if key else {}
        content = None if body is None else msgspec.json.encode(body)
        return await self._answered(method, f"/api/v1{path}", content, headers)

    async def _answered(
        self, method: str, path: str, content: bytes | None, headers: dict[str, str]
    ) -> Answer:
        """Sends the request until there is an answer other than to try again."""
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        while True:
            try:
                response = await self._http.request(
                    method, f"{self._url}{path}", content=content, headers=headers
                )
            except httpx.TransportError:
                self._seen.lost += 1
            else:
                self._seen.statuses[response.status_code] += 1
                if response.status_code < SERVER_ERROR:
                    return Answer(response.status_code, response.content, response.headers)
                self._check_that_it_passes(f"{method} {path}", response)
            await asyncio.sleep(self._rng.uniform(0.1, 0.6))

    async def peek(self, path: str) -> httpx.Response:
        """Asks once, and takes whatever answer there is; httpx says it if there is none."""
        headers = {"Authorization": f"Bearer {self._token}"}
        return await self._http.get(f"{self._url}{path}", headers=headers)

    def _check_that_it_passes(self, asked: str, response: httpx.Response) -> None:
        if response.status_code != UNAVAILABLE or "Retry-After" not in response.headers:
            self.complain(f"{asked} was answered {response.status_code}: {response.text}")

    async def move(self, move: str, key: str | None = None, **body: Any) -> bool:
        """Makes a move; returns false if it is refused."""
        assert self.game
        game, key = self.game, key or uuid.uuid4().hex
        for _ in range(2 if self._rng.random() < 0.1 else 1):  # the answer may have been overlooked
            answer = await self.ask("POST", f"/games/{game}/{move}", body, key)
            if answer.status != OK:
                self._take_no(move, game, key, answer)
                return False
            version = self._learn(game, answer.body)
            self._seen.acknowledged.append(Acknowledged(self.id, game, key, version, answer.body))
        return True

    async def send(self, kind: PerformanceKind, content: bytes) -> UUID | None:
        """Sends a recording; none if it was not taken, as while another is under way."""
        assert self.game
        game, path = self.game, f"/api/v1/games/{self.game}/performances?kind={kind}"
        answer = await self._answered("POST", path, content, {"Content-Type": "video/webm"})
        if answer.status != ACCEPTED:
            if answer.status not in (CONFLICT, TOO_MANY):
                self.complain(f"a recording was refused with {answer.status}: {answer.json}")
            return None
        sent = Sent(self.id, game, UUID(answer.json["id"]))
        self._seen.sent.append(sent)
        return sent.performance

    async def state_of(self, game: UUID, performance: UUID) -> str:
        answer = await self.ask("GET", f"/games/{game}/performances/{performance}")
        if answer.status != OK:
            self.complain(f"what was taken could not be asked for: {answer.status}")
            return "refused"
        return str(answer.json["state"])

    async def play_performance(self, game: UUID, performance: UUID) -> None:
        """Plays the clue of the game in one of its forms, if it can still be played."""
        told = await self.ask("GET", f"/games/{game}/performances/{performance}")
        if told.status != OK:
            self.complain(f"the performance of a clue was answered {told.status}")
            return
        address = self._rng.choice(told.json["addresses"]["forms"])["address"]
        answer = await self._answered("GET", address, None, {})
        if answer.status != OK:
            self.complain(f"a performance could not be played: {answer.status}")
            return
        file = address.rpartition("/")[2]
        self._seen.played.append(Played(self.id, performance, file, answer.body))

    def _take_no(self, move: str, game: UUID, key: str, answer: Answer) -> None:
        code = answer.json["code"]
        self._seen.refused.append(Refused(self.id, game, key, code))
        if answer.status != CONFLICT:
            self.complain(f"{move} was refused with {answer.status}: {code}")

    async def look(self, code: str) -> None:
        """Fetches the room and its game, as an app does that has had no news for a while."""
        room = await self.ask("GET", f"/rooms/{code}")
        if room.status != OK:
            self.complain(f"could not look into the room: {room.status}")
            return
        game = UUID(room.json["game"]["id"])
        answer = await self.ask("GET", f"/games/{game}")
        if answer.status != OK:
            self.complain(f"could not look at the game: {answer.status}")
            return
        version = self._learn(game, answer.body)
        if version < self._fetched.get(game, 0):
            self.complain(f"fetched version {version} after {self._fetched[game]}")
        self._fetched[game] = version
        self._seen.fetched.append(Fetched(self.id, game, version, answer.body))

    async def look_back(self) -> None:
        """Reads what may come from a standby: the list of one's games, and a story of one of them.

        No game ever leaves the list that was seen to be over, and none goes on again.
        """
        over, played = sorted(self._over), self._over & self._sat_in
        if not over:
            return
        story = await self.ask("GET", f"/games/{self._rng.choice(over)}/story")
        if story.status != OK:
            self.complain(f"the story of a game that is over was answered {story.status}")
        games = (await self.ask("GET", "/me/games?limit=100")).json["games"]
        told = {UUID(game["id"]) for game in games if game["ended_at"]}
        if not played <= told:
            self.complain(f"games that are over are not in the list: {played - told}")

    def _learn(self, game: UUID, body: bytes) -> int:
        view = msgspec.json.decode(body)
        version: int = view["version"]
        if view["phase"] == "over":
            self._over.add(game)
        if view["phase"] != "lobby" and str(self.id) in (s["player"] for s in view["players"]):
            self._sat_in.add(game)
        if game in self._left:
            return version
        if game != self.game and self.game is not None:
            self._left.add(self.game)
            self.game, self.view = game, None
        self.game = game
        if self.view is None or version > self.view["version"]:
            self.view = view
            self.news.set()
        return version

    # Listening

    async def listen(self, code: str) -> None:
        headers = {"Authorization": f"Bearer {self._token}"}
        address = f"{self._url.replace('http', 'ws', 1)}/ws/rooms/{code}"
        while True:
            after = self._rng.choice((self.heard, self._known))
            query = f"?after={after.version}&game={after.game}" if after else ""
            try:
                async with connect(
                    address + query,
                    additional_headers=headers,
                    compression=None,
                    max_size=None,
                    open_timeout=ANSWER_SECONDS,
                    close_timeout=1,
                    proxy=None,
                ) as self._connection:
                    self._seen.sockets += 1
                    await self._hear(self._connection, after)
            except InvalidStatus as error:
                status = error.response.status_code
                if status >= SERVER_ERROR and status != UNAVAILABLE:
                    self.complain(f"the socket was answered {status}")
            except ConnectionClosed as closed:
                self._take_close(closed)
            except (OSError, WebSocketException, EOFError):
                self._seen.closes["not opened"] += 1
            self._connection, self._was_frozen = None, False
            await asyncio.sleep(self._rng.uniform(0.05, 0.3))

    async def _hear(self, connection: ClientConnection, after: Known | None) -> None:
        told: dict[UUID, int] = {}
        async for text in connection:
            match DECODER.decode(text):
                case GameNow() as push:
                    self._take_push(push, told, after)
                case Heartbeat(id, version) | Hurry(id, version):
                    if version < told.get(id, 0):
                        self.complain(f"a word of version {version} after {told[id]}")
                case Problem(problem):
                    if problem["code"] not in PASSING:
                        self.complain(f"the socket said {problem}")
                case _:
                    pass

    @property
    def _known(self) -> Known | None:
        """The game and version of the newest view."""
        return Known(self.game, self.view["version"]) if self.game and self.view else None

    def _take_push(self, push: GameNow, told: dict[UUID, int], after: Known | None) -> None:
        is_first = not told
        if push.id in self._newest and push.id != next(reversed(self._newest)):
            self.complain(f"a push of game {push.id}, which a push said the room has left")
        if push.version < self._newest.get(push.id, 0):
            self.complain(f"a push of version {push.version} after {self._newest[push.id]}")
        if push.id in told and push.version <= told[push.id]:
            self.complain(f"a push of version {push.version} after {told[push.id]} on one socket")
        if is_first and after and push.id == after.game and push.version < after.version:
            self.complain(f"a push of version {push.version} to who has {after.version}")
        if is_first and (after is None or push.id == after.game):
            since = min(after.version, push.version) if after else push.version
        else:
            since = told.get(push.id, 0)
        told[push.id] = self._newest[push.id] = push.version
        self.heard = Known(push.id, push.version)
        happened, view = bytes(push.happened), bytes(push.game)
        self._seen.pushes.append(Pushed(self.id, push.id, since, push.version, happened, view))
        self._learn(push.id, view)
        self.news.set()

    def _take_close(self, closed: ConnectionClosed) -> None:
        code = closed.rcvd.code if closed.rcvd else None
        told = f"{code} {closed.rcvd.reason}".strip() if closed.rcvd else "broken off"
        self._seen.closes[told] += 1
        is_ours = code is not None and code >= CLOSED and code != CLOSED + UNAVAILABLE
        if is_ours or (code == BROKEN and not self._was_frozen):
            self.complain(f"the socket was closed with {closed.rcvd}")

    def freeze(self) -> None:
        """Stops reading the socket, as an app on a phone that sleeps."""
        if self._connection:
            self.is_frozen = self._was_frozen = True
            self._connection.transport.pause_reading()

    def thaw(self) -> None:
        self.is_frozen = False
        if self._connection and self._was_frozen and not self._connection.transport.is_closing():
            self._connection.transport.resume_reading()

    def drop(self) -> None:
        """Breaks the connection, as an app on a phone that changes its network."""
        if self._connection:
            self._connection.transport.abort()

    def complain(self, complaint: str) -> None:
        self._seen.complaints.append(f"{self}: {complaint}")
