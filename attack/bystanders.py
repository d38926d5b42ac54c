"""Players who have nothing to do with an attack, and how long the server keeps them waiting."""

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from threading import Event, Thread

from attack.target import Client, expect, remote
from testkit.api_callers import a_game, act
from testkit.web_server import Server

SLOWDOWN = 2.0
"""The times that others may wait for an answer while an attack goes on, beside without it."""
ROUNDS = 3
SAMPLES = 40


class Bystanders:
    """A table of guessers who change their votes in turn, and a probe of /healthz."""

    def __init__(self, server: Server) -> None:
        table = a_game(8, settings={"edition": "odyssey"})
        for caller in (table.host, *table.players[1:]):
            act(table, caller)
        self._table = remote(server, table)
        self._probe = Client(server)
        self._votes = cycle(self._choices())

    def _choices(self) -> list[tuple[Client, list[int]]]:
        """Two votes for each guesser, none for a card of their own."""
        choices = []
        for number in range(2):
            for guesser in self._table.players[1:]:
                view = self._table.view(guesser)
                free = [
                    slot
                    for slot, card in enumerate(view["board"], 1)
                    if card not in view["you"]["played"]
                ]
                choices.append((guesser, [free[number], free[number]]))
        return choices  # type: ignore[return-value]

    def probe(self) -> None:
        self._probe.http.get("/healthz").raise_for_status()

    def move(self) -> None:
        guesser, slots = next(self._votes)
        answer = guesser.moves(self._table.game, "votes", {"turn": 1, "slots": slots})
        expect(answer.status in (200, 409), f"a bystander's move was answered {answer.status}")


def seconds_of(ask: Callable[[], None]) -> float:
    began = time.perf_counter()
    ask()
    return time.perf_counter() - began


def waits(bystanders: Bystanders) -> tuple[float, float]:
    """The median seconds for a probe and for a move."""
    probes, moves = [], []
    for _ in range(SAMPLES):
        probes.append(seconds_of(bystanders.probe))
        moves.append(seconds_of(bystanders.move))
    return statistics.median(probes), statistics.median(moves)


@contextmanager
def going_on(attack: Callable[[Event], None]) -> Iterator[None]:
    """Runs the attack in a thread until the block ends."""
    stop = Event()
    thread = Thread(target=attack, args=(stop,), daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def slowdown(server: Server, attack: Callable[[Event], None]) -> str:
    """How much longer bystanders wait during the attack; a Hole if it is too much.

    Rounds with and without it take turns, and the best round counts: the machine does other things.
    """
    probe_ratios, move_ratios = [], []
    for _ in range(ROUNDS):
        bystanders = Bystanders(server)
        calm = waits(bystanders)
        with going_on(attack):
            time.sleep(0.3)
            busy = waits(bystanders)
        probe_ratios.append(busy[0] / calm[0])
        move_ratios.append(busy[1] / calm[1])
    probe, move = min(probe_ratios), min(move_ratios)
    told = f"/healthz {probe:.1f} times, moves {move:.1f} times as long"
    expect(max(probe, move) <= SLOWDOWN, f"bystanders wait for {told}")
    return told
