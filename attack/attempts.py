"""The attacks by name. Each takes the server and raises Hole where it gets through."""

from collections.abc import Callable
from typing import NamedTuple

from testkit.web_server import Server

Attack = Callable[[Server], str | None]


class Hole(AssertionError):
    """An attack that succeeded."""


class Attempt(NamedTuple):
    """An attack, with the sentence that it tries to prove wrong."""

    name: str
    claim: str
    run: Attack
    quick: bool


attempts: list[Attempt] = []


def claims(claim: str, *, quick: bool = True) -> Callable[[Attack], Attack]:
    """Registers an attack under what the server claims; slow ones are for `make attack` alone."""

    def register(attack: Attack) -> Attack:
        attempts.append(Attempt(attack.__name__, claim, attack, quick))
        return attack

    return register
