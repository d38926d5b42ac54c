"""Times things in turns, so that a slow moment of the machine slows both sides alike."""

import statistics
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

ROUNDS = 9


class Timed(NamedTuple):
    """Seconds for one repetition, in the median round."""

    name: str
    seconds: float

    @property
    def each_second(self) -> float:
        return 1 / self.seconds


def in_turns(contestants: Sequence[tuple[str, Callable[[int], None]]], times: int) -> list[Timed]:
    """Times each contestant in rounds that alternate; the first round is not counted.

    A contestant is called with the number of repetitions that make up a round.
    """
    spent: dict[str, list[float]] = {name: [] for name, _ in contestants}
    for _ in range(ROUNDS + 1):
        for name, do in contestants:
            began = time.perf_counter()
            do(times)
            spent[name].append((time.perf_counter() - began) / times)
    return [Timed(name, statistics.median(rounds[1:])) for name, rounds in spent.items()]


def title(text: str) -> None:
    print(f"\n{text}\n{'-' * len(text)}", flush=True)


def say(what: str, figure: str, wanted: str = "", *, kept: bool = True) -> None:
    verdict = f"   {'ok' if kept else 'MISSED'}: {wanted}" if wanted else ""
    print(f"  {what:<58}{figure:>14}{verdict}", flush=True)


def microseconds(timed: Timed) -> str:
    return f"{timed.seconds * 1e6:,.0f} µs"
