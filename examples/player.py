"""A player of Dixit who becomes a guest, sits down and plays at random, to the end of one game.

    python examples/player.py http://127.0.0.1:8000 Ana               # opens a table for three
    python examples/player.py http://127.0.0.1:8000 Bruno AF3K7QX     # joins by the room's code
    python examples/player.py http://127.0.0.1:8000 Chidi https://... # joins by an invitation

It needs the packages httpx and websockets. docs/api.md explains each step.
"""

import json
import random
import sys
import time
import uuid
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosedError, WebSocketException
from websockets.sync.client import connect

PLAYERS = 3
# Somebody else was faster, or the clock: the socket brings the view that shows it.
OVERTAKEN = {"phase_over", "stale_turn", "not_your_turn", "game_over"}
# What a socket closes with when it is no use to open another.
FOR_GOOD = {4400, 4401, 4403, 4404}
# The reason of a close after which another server answers already.
DRAINING = "draining"

Json = dict[str, Any]


class Refused(Exception):
    """A problem of the server's, told by its `code`."""

    def __init__(self, problem: Json) -> None:
        super().__init__(problem["detail"])
        self.code: str = problem["code"]


class Player:
    """A guest with one table, whose newest view says what to do."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=f"{url}/api/v1", timeout=10)
        guest = self.ask("POST", "/guests", {"name": name})
        self.id: str = guest["me"]["id"]
        self.http.headers["Authorization"] = f"Bearer {guest['token']}"
        self.game = ""
        self.view: Json = {}

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """The answer; as long as none comes, the same request goes out again under its key."""
        key = {"Idempotency-Key": str(uuid.uuid4())}
        wait = 0.2
        while True:
            try:
                answer = self.http.request(method, path, json=body, headers=key)
            except httpx.TransportError:
                time.sleep(wait)
            else:
                if answer.is_success:
                    return dict(answer.json())
                if answer.status_code not in (429, 503):
                    raise Refused(answer.json())
                time.sleep(float(answer.headers.get("Retry-After", wait)))
            wait = min(2 * wait, 5)

    def open_table(self) -> str:
        room = self.ask("POST", "/rooms", {"title": "Friday night", "settings": {"target": 15}})
        invitation = self.ask("POST", f"/rooms/{room['code']}/invitations", {"uses": PLAYERS - 1})
        print(f"The code is {room['code']}, and the invitation {invitation['link']}", flush=True)
        return str(room["code"])

    def sit_down(self, code_or_link: str) -> str:
        if "/" in code_or_link:
            token = code_or_link.rpartition("/")[2]
            seating = self.ask("POST", f"/invitations/{token}/accept", {})
            if not seating["seated"]:
                raise Refused(seating["why_not"])
            return str(seating["room"]["code"])
        room = self.ask("GET", f"/rooms/{code_or_link}")
        self.ask("POST", f"/games/{room['game']['id']}/join", {})
        return code_or_link

    def messages(self, code: str) -> Iterator[Json]:
        """All messages of the room, on another socket after each one that breaks."""
        address = f"{self.url.replace('http', 'ws', 1)}/ws/rooms/{code}"
        token = {"Authorization": self.http.headers["Authorization"]}
        while True:
            wait = 1.0
            since = f"?game={self.game}&after={self.view['version']}" if self.view else ""
            try:
                with connect(address + since, additional_headers=token) as socket:
                    yield from map(json.loads, socket)
            except ConnectionClosedError as closed:
                if closed.rcvd and closed.rcvd.code in FOR_GOOD:
                    raise SystemExit(f"The socket is closed: {closed.rcvd.reason}") from None
                if closed.rcvd and closed.rcvd.reason == DRAINING:
                    wait = 0.1
            except (OSError, WebSocketException):
                pass  # nobody there
            time.sleep(wait)

    def play(self, code: str) -> None:
        for message in self.messages(code):
            if message["type"] == "problem":
                print(message["problem"]["detail"])
            # Messages that are of no use here, or of a later version, are passed over.
            if message["type"] == "game" and self.is_news(message["id"], message["game"]):
                self.act()
            if self.view.get("phase") == "over":
                break
        won = "won" if self.id in self.view["winners"] else "did not win"
        print(f"I {won}, after {self.view['turns']} turns.")

    def is_news(self, game: str, view: Json) -> bool:
        """Takes in the view, unless it is older than what is known of the game."""
        if game == self.game and view["version"] <= self.view["version"]:
            return False
        self.game, self.view = game, view
        return True

    def act(self) -> None:
        """Does what the table waits for; the answer to a move is a view, and may ask for more."""
        while move := self.next_move():
            path, body = move
            try:
                answer = self.ask("POST", f"/games/{self.game}/{path}", body)
            except Refused as refused:
                if refused.code not in OVERTAKEN:
                    raise
                return
            if not self.is_news(self.game, answer):
                return

    def next_move(self) -> tuple[str, Json] | None:
        view, turn = self.view, {"turn": self.view.get("turn")}
        if view["phase"] == "lobby":
            is_full = len(view["players"]) >= PLAYERS
            return ("start", {}) if is_full and view["host"] == self.id else None
        you = view.get("you") or {}
        match you.get("to_do"):
            case "clue":
                card = random.choice(you["hand"])
                return "clue", {**turn, "card": card, "clue": "Somebody left the moon on"}
            case "cards":
                return "cards", {**turn, "cards": random.sample(you["hand"], view["cards_each"])}
            case "votes":
                others = [n for n, card in enumerate(view["board"], 1) if card not in you["played"]]
                return "votes", {**turn, "slots": random.choices(others, k=view["votes_each"])}
            case "reveal":
                return "reveal", turn
            case _:
                return None


def main(url: str, name: str, code_or_link: str = "") -> None:
    player = Player(url.rstrip("/"), name)
    try:
        player.play(player.sit_down(code_or_link) if code_or_link else player.open_table())
    except Refused as refused:
        sys.exit(f"{refused.code}: {refused}")


if __name__ == "__main__":
    main(*sys.argv[1:])
