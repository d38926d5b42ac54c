"""A table of people and bots, who play game after game in one room while others watch."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from random import Random
from typing import Any, NamedTuple
from uuid import UUID

import httpx

from chaos.observations import Observations
from chaos.person import Person, View, http_client
from games.rules.editions import EDITIONS, FEWEST_PLAYERS
from games.rules.events import PerformanceKind
from testkit.recordings import recorded

NAMES = (
    *("Ana", "Bruno", "Clara", "Dag", "Edith", "Frode", "Gil", "Hanna"),
    *("Ivo", "Jette", "Kurt", "Lola", "Mads", "Nuno", "Olga", "Pia"),
)
CLUES = ("low tide", "the last stair", "almost Tuesday", "borrowed weather")
LIMITS = {"clue": 10, "cards": 10, "votes": 10, "reveal": 10}
PACE = 0.5
"""The most seconds that somebody thinks, except in the last game."""
SILENCE, LONG_SILENCE = 3.0, 12.0
"""Seconds without news after which a player fetches the game: without a socket, and with one."""
LOOKS = (2.0, 6.0)
"""Seconds from one time a watcher fetches the game to the next."""
DOZE = 0.2
PERFORMS = 0.6
"""The share of clues that somebody performs. The first one of each person always is performed."""
PATIENCE = (2.0, 12.0)
"""Seconds for which somebody waits for their recording before they say the clue in words."""
ASKS = 0.25
"""Seconds from one time the maker of a recording asks how far it is to the next."""


MakeMembers = Callable[[Iterable[UUID]], None]


@cache
def recordings() -> Mapping[PerformanceKind, bytes]:
    """Short recordings, as each of them costs some CPU to be made anew."""
    sung = recorded(film=None, seconds=1.0)
    mimed = recorded(sound=None, seconds=1.0, size=(160, 120), frames=10)
    return {"sung": sung, "mimed": mimed}


class Moment(NamedTuple):
    game: UUID | None
    turn: int
    phase: str


class Player(Person):
    """A person who does what the view asks for; one who dozes lets the time run out at times."""

    def __init__(self, *given: Any, doze: float = 0.0) -> None:
        super().__init__(*given)
        self._has_performed = False
        self._doze = doze
        self._considered: Moment | None = None
        self._slept_through: Moment | None = None

    async def play(self, code: str, table: "Table") -> None:
        while not self._is_done(table):
            self.news.clear()
            if not await self._act(table):
                await self._wait(code)

    def _is_done(self, table: "Table") -> bool:
        is_over = self.view is not None and self.view["phase"] == "over"
        return is_over and table.is_last_game and self.game == table.game

    async def _wait(self, code: str) -> None:
        try:
            async with asyncio.timeout(LONG_SILENCE if self.is_connected else SILENCE):
                await self.news.wait()
        except TimeoutError:
            await self.look(code)

    async def _act(self, table: "Table") -> bool:
        """Does what there is to do; returns false if there was nothing."""
        view = self.view
        if view is None:
            return False
        me = str(self.id)
        mine = next((seat for seat in view["players"] if seat["player"] == me), None)
        if view["phase"] == "lobby":
            return await self._gather(view, table, is_seated=mine is not None)
        if view["phase"] == "over":
            return await self._begin_anew(view, table)
        you = view["you"]
        if you is None:
            return False
        if mine and mine["away"] and you["to_do"] is None:
            return await self._move("back", view)
        if you["to_do"] is None or await self._dozes(view, table):
            return False
        return view is not self.view or await self._do(you["to_do"], view)

    async def _do(self, to_do: str, view: View) -> bool:
        hand, turn = view["you"]["hand"], view["turn"]
        match to_do:
            case "clue":
                clue = {"card": self._rng.choice(hand), "clue": self._rng.choice(CLUES)}
                performance = await self._perform(view)
                return await self._move("clue", view, turn=turn, performance=performance, **clue)
            case "cards":
                cards = self._rng.sample(hand, view["cards_each"])
                return await self._move("cards", view, turn=turn, cards=cards)
            case "votes":
                played = view["you"]["played"]
                slots = [n for n, card in enumerate(view["board"], 1) if card not in played]
                votes = self._rng.choices(slots, k=view["votes_each"])
                return await self._move("votes", view, turn=turn, slots=votes)
            case _:
                return await self._move("reveal", view, turn=turn)

    async def _perform(self, view: View) -> str | None:
        """A performance for the clue; none if it is to be said, or takes too long to be ready."""
        performs = self._rng.random() < PERFORMS or not self._has_performed
        kind = self._rng.choice(tuple(recordings()))
        game, patience = self.game, self._rng.uniform(*PATIENCE)
        if not performs or game is None or view["settings"]["clues"] == "words":
            return None
        self._has_performed = True
        performance = await self.send(kind, recordings()[kind])
        if performance is None:
            return None
        for _ in range(int(patience / ASKS)):
            state = await self.state_of(game, performance)
            if state in ("ready", "refused"):
                return str(performance) if state == "ready" else None
            await asyncio.sleep(ASKS)
        return None

    async def _move(self, move: str, view: View, **body: Any) -> bool:
        """Makes a move; returns false if it is refused and no newer view has come."""
        return await self.move(move, **body) or view is not self.view

    async def _dozes(self, view: View, table: "Table") -> bool:
        """Returns true if the player sleeps through this phase; else thinks for a moment.

        Whoever dozes always sleeps through the first phase that they can.
        """
        moment = Moment(self.game, view["turn"], view["phase"])
        if moment != self._considered:
            self._considered = moment
            is_sleepy = self._rng.random() < self._doze or self._slept_through is None
            if self._doze and is_sleepy and view["storyteller"] and not table.is_last_game:
                self._slept_through = moment
            elif not table.is_last_game:
                await asyncio.sleep(self._rng.uniform(0, PACE))
        return moment == self._slept_through and not table.is_last_game

    async def _gather(self, view: View, table: "Table", *, is_seated: bool) -> bool:
        if not is_seated:
            return await self._move("join", view)
        if view["host"] != str(self.id):
            return False
        seated = {seat["player"] for seat in view["players"]}
        if len(seated) >= table.size:
            return await self._move("start", view)
        if seated >= {str(person.id) for person in table.players}:
            # A bot that was away when the last game ended has not come along to this one.
            await self.ask("POST", f"/rooms/{table.code}/bots", {"players": table.size})
        return False

    async def _begin_anew(self, view: View, table: "Table") -> bool:
        if view["host"] != str(self.id) or table.is_last_game:
            return False
        table.game = None
        await self.ask("POST", f"/rooms/{table.code}/games")
        await self.look(table.code)
        table.game = self.game
        return True


class Table:
    def __init__(
        self,
        number: int,
        url: str,
        http: httpx.AsyncClient,
        seen: Observations,
        rng: Random,
    ) -> None:
        self.number = number
        edition = rng.choice(tuple(EDITIONS.values()))
        fewest, most = FEWEST_PLAYERS, edition.most_players
        self.edition = edition.name
        self.size = rng.choice((fewest, rng.randint(fewest, most), most))
        self.bots = self.size - rng.choice((1, 2, self.size - 1))
        """The number of seats in which nobody sits but a bot, whose moves the worker makes."""
        self.code = ""
        self.game: UUID | None = None
        """The game to play; none while the host opens the next."""
        self.is_last_game = False
        self._rng = rng
        names = (f"{name} {number}" for name in NAMES)
        self.players = [
            Player(next(names), url, http, seen, Random(rng.random()), doze=DOZE if n == 1 else 0.0)
            for n in range(self.size - self.bots)
        ]
        self.watchers = [
            Person(next(names), url, http, seen, Random(rng.random()))
            for _ in range(rng.choice((1, 2)))
        ]
        self._playing: list[asyncio.Task[None]] = []
        self._watching: list[asyncio.Task[None]] = []
        self._listening: list[asyncio.Task[None]] = []

    def __str__(self) -> str:
        return f"table {self.number} ({self.edition}, {self.size} players, bots: {self.bots})"

    @property
    def people(self) -> list[Person]:
        return [*self.players, *self.watchers]

    async def open(self, make_members: MakeMembers | None = None) -> None:
        """Opens the room; clues are performed there if guests can be made members."""
        for person in self.people:
            await person.sign_in()
        settings = {"edition": self.edition, "target": 10, "limits": LIMITS}
        if make_members:  # guests don't perform where everybody may listen
            await asyncio.to_thread(make_members, [player.id for player in self.players])
            settings["clues"] = "performed"
        house = {"auto_reveal": self._rng.random() < 0.3, "stand_ins": self._rng.random() < 0.5}
        # Public, so that whoever still waits for a seat at the end may see the game that is over.
        body = {"title": f"Table {self.number}", "is_public": True, "settings": settings | house}
        host = self.players[0]
        opened = await host.ask("POST", "/rooms", body)
        self.code, self.game = opened.json["code"], UUID(opened.json["game"]["id"])
        await host.ask("POST", f"/rooms/{self.code}/bots", {"count": self.bots})
        self._listening = [asyncio.create_task(one.listen(self.code)) for one in self.people]
        self._playing = [asyncio.create_task(one.play(self.code, self)) for one in self.players]
        self._watching = [asyncio.create_task(self._watch(one)) for one in self.watchers]

    async def _watch(self, watcher: Person) -> None:
        """Fetches the game over HTTP from time to time, and plays what was performed there."""
        known = None
        while True:
            await asyncio.sleep(self._rng.uniform(*LOOKS))
            await watcher.look(self.code)
            await self._rng.choice(self.people).look_back()
            performed = watcher.view and watcher.view.get("performance")
            if performed and watcher.game and performed["id"] != known:
                known = performed["id"]
                await watcher.play_performance(watcher.game, UUID(known))

    async def finish(self) -> None:
        """Waits until the running game is over, and plays no other."""
        self.is_last_game = True
        for person in self.people:
            person.news.set()
        await asyncio.gather(*self._playing)

    async def hear_the_end(self) -> None:
        """Waits until everybody's socket has pushed the end."""
        for person in self.people:
            while person in self.who_has_not_heard():
                person.news.clear()
                await person.news.wait()

    async def look_back(self) -> None:
        for person in self.people:
            await person.look_back()

    def who_has_not_heard(self) -> list[Person]:
        end = self.players[0].view
        known = end and (self.game, end["version"])
        return [one for one in self.people if one.heard != known]

    async def close(self) -> None:
        everything = (*self._playing, *self._watching, *self._listening)
        for task in everything:
            task.cancel()
        await asyncio.gather(*everything, return_exceptions=True)


@asynccontextmanager
async def whole_games(
    url: str, number: int, rng: Random, *, patience: float
) -> AsyncIterator[Observations]:
    """Has games begun at that many tables, and waits afterwards until each has come to its end."""
    seen = Observations()
    async with http_client() as http:
        tables = [Table(each, url, http, seen, rng) for each in range(1, number + 1)]
        for table in tables:
            await table.open()
        yield seen
        async with asyncio.timeout(patience):
            await asyncio.gather(*(table.finish() for table in tables))
            await asyncio.gather(*(table.hear_the_end() for table in tables))
        for table in tables:
            await table.close()
