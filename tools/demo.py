"""Six players and a whole game against a running server, told as it happens.

    python -m tools.demo

URL and PACE are described in web/environment.py. The players know nothing but the API, and may
serve as an example of its use.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tools.local_data import current_run, data_folder
from web.environment import read_environment

USUAL_URL = "http://127.0.0.1:8000"
NAMES = ("Ana", "Björn", "Chidi", "Dolores", "Emre", "Freja")
TARGET = 12
CLUES = (
    "the last stair before the sea",
    "what the clock dreams of",
    "almost Tuesday",
    "a promise, folded twice",
    "somebody left the moon on",
    "the smallest of the giants",
    "borrowed weather",
    "nobody asked the lighthouse",
    "how the orchestra got lost",
    "a key that opens evenings",
    "the quiet half of thunder",
    "breakfast on the far side",
)

Json = dict[str, Any]


class Trouble(Exception):
    """The server said no, or nothing."""


@dataclass(frozen=True)
class Client:
    url: str
    token: str = ""

    def get(self, path: str) -> Json:
        return self._ask("GET", path, None)

    def post(self, path: str, **body: Any) -> Json:
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: Json | None) -> Json:
        headers = {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        address = f"{self.url}/api/v1{path}"
        request = urllib.request.Request(address, data, headers, method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=10) as response:  # noqa: S310
                return dict(json.load(response))
        except urllib.error.HTTPError as error:
            raise Trouble(f"{method} {path}: {error.code} {_detail(error)}") from None
        except OSError as error:
            raise Trouble(
                f"Nobody answers at {self.url} ({error}). Is `make run` running?"
            ) from None


def _detail(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["detail"])
    except (ValueError, KeyError):
        return error.reason


@dataclass(frozen=True)
class Player:
    id: str
    name: str
    client: Client

    @classmethod
    def signs_in(cls, url: str, name: str) -> "Player":
        welcome = Client(url).post("/guests", name=name)
        return cls(welcome["me"]["id"], name, Client(url, welcome["token"]))


class Demo:
    """The players at their table."""

    def __init__(self, url: str, pace: float) -> None:
        self.url = url
        self.pace = pace
        self.clues = random.sample(CLUES, len(CLUES))
        self.players: list[Player] = []
        self.game = ""

    def play(self) -> None:
        self.sit_down()
        view = self.look(self.players[0])
        while view["phase"] != "over":
            self.play_phase(view)
            view = self.look(self.players[0])
        self.tell_the_end(view)

    def sit_down(self) -> None:
        self.players = [Player.signs_in(self.url, name) for name in NAMES]
        host, *guests = self.players
        self.say(f"{', '.join(NAMES)} sign in as guests.")
        room = host.client.post("/rooms", title="An evening of dreams", settings={"target": TARGET})
        self.game = room["game"]["id"]
        self.say(f"{host.name} opens a room, and tells the others its code: {room['code']}")
        for guest in guests:
            guest.client.post(f"/rooms/{room['code']}/enter")
            self.move(guest, "join")
        self.say("They come in, and each takes a seat.")
        self.move(host, "start")
        self.say(f"Six cards for everybody; the first with {TARGET} points wins.")

    def play_phase(self, view: Json) -> None:
        match view["phase"]:
            case "clue":
                self.give_clue(view)
            case "cards":
                self.give_cards(view)
            case "votes":
                self.vote(view)
            case "reveal":
                self.reveal(view)

    def give_clue(self, view: Json) -> None:
        # Before the first turn nobody is the storyteller: whoever first has a clue becomes it.
        teller = self.named(view["storyteller"]) or random.choice(self.players)
        card = random.choice(self.look(teller)["you"]["hand"])
        clue = self.clues[view["turn"] % len(self.clues)]
        self.say(f"\nTurn {view['turn']}. {teller.name} looks at {card}, and says:")
        self.say(f"    “{clue}”")
        self.move(teller, "clue", turn=view["turn"], card=card, clue=clue)

    def give_cards(self, view: Json) -> None:
        for player, seen in self.who_has_to("cards"):
            cards = random.sample(seen["you"]["hand"], seen["cards_each"])
            self.move(player, "cards", turn=view["turn"], cards=cards)
        self.say("The others each give a card that might pass for it.")

    def vote(self, view: Json) -> None:
        self.say("On the table, shuffled:")
        for slot, card in enumerate(view["board"], 1):
            self.tell(f"    {slot}  {card}")
        for player, seen in self.who_has_to("votes"):
            slots = enumerate(seen["board"], 1)
            choice = [slot for slot, card in slots if card not in seen["you"]["played"]]
            self.move(player, "votes", turn=view["turn"], slots=[random.choice(choice)])
        self.say("Everybody votes in secret.")

    def reveal(self, view: Json) -> None:
        for slot, voters in sorted(by_slot(view["votes"]).items()):
            self.tell(f"    {slot}  has the votes of {self.names(voters)}")
        teller = self.named(view["storyteller"])
        assert teller is not None
        after = self.move(teller, "reveal", turn=view["turn"])
        self.tell_the_score(after["last_turn"], after)

    def tell_the_score(self, turn: Json, view: Json) -> None:
        slot = turn["owners"].index(turn["storyteller"]) + 1
        found = [player for player, slots in turn["votes"].items() if slot in slots]
        self.say(f"It was {slot}, found by {self.names(found) or 'nobody'}.")
        standing = sorted(view["players"], key=lambda seat: -seat["points"])
        self.say("    " + "   ".join(f"{self.name(s['player'])} {s['points']}" for s in standing))

    def tell_the_end(self, view: Json) -> None:
        self.say(f"\n{self.names(view['winners'])} won, after {view['turns']} turns.")
        self.tell(f"The order of the cards had been promised as {view['promise']['order_hash']},")
        self.tell(f"and the seed behind it was {view['seed']}.")

    def who_has_to(self, do: str) -> Iterator[tuple[Player, Json]]:
        for player in random.sample(self.players, len(self.players)):
            seen = self.look(player)
            if seen["phase"] == do and seen["you"]["to_do"] == do:
                yield player, seen

    def look(self, player: Player) -> Json:
        return player.client.get(f"/games/{self.game}")

    def move(self, player: Player, move: str, **body: Any) -> Json:
        return player.client.post(f"/games/{self.game}/{move}", **body)

    def named(self, id: str | None) -> Player | None:
        return next((player for player in self.players if player.id == id), None)

    def name(self, id: str) -> str:
        player = self.named(id)
        return player.name if player else "somebody"

    def names(self, ids: list[str]) -> str:
        return " and ".join(self.name(one) for one in ids)

    def say(self, text: str) -> None:
        self.tell(text)
        time.sleep(self.pace)

    def tell(self, text: str) -> None:
        sys.stdout.write(f"{text}\n")
        sys.stdout.flush()


def by_slot(votes: dict[str, list[int]]) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for player, slots in votes.items():
        for slot in slots:
            found.setdefault(slot, []).append(player)
    return found


def main() -> int:
    given = read_environment()
    run = current_run(data_folder())
    url = given.url or (run.url if run else USUAL_URL)
    try:
        Demo(url.rstrip("/"), given.pace).play()
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
