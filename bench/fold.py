"""Measures how fast the events of a game are read back."""

import random
from collections.abc import Sequence
from functools import partial

import msgspec

from bench.report import in_turns, say, title
from games.rules.events import AnyEvent
from games.rules.settings import Deck, Settings
from games.rules.state import fold
from testkit.scripted_players import POLITE, Company, people, play_in_memory

GAMES = 20
FOLDED, DECODED = 300_000, 100_000
"""The least events each second."""


def measure() -> None:
    title("Reading games back (whole games of twelve, Odyssey)")
    games = [whole_game(seed) for seed in range(GAMES)]
    rows = [[msgspec.json.encode(event) for event in game] for game in games]
    folding, decoding = in_turns(
        [("fold", partial(_fold, games)), ("decode and fold", partial(_decode_and_fold, rows))],
        times=1,
    )
    events = sum(map(len, games))
    _say_each_second("events folded each second", events / folding.seconds, FOLDED)
    _say_each_second("events decoded and folded each second", events / decoding.seconds, DECODED)


def whole_game(seed: int) -> list[AnyEvent]:
    settings = Settings(decks=(Deck("harbour"),), edition="odyssey")
    company = Company(people(12), 12, settings, POLITE)
    rng = random.Random(seed)
    steps = play_in_memory(rng, company, rng.randbytes(32), attempts=10_000)
    return [event for step in steps for event in step.events]


def _say_each_second(what: str, figure: float, least: int) -> None:
    say(what, f"{figure:,.0f}", f"at least {least:,}", kept=figure >= least)


def _fold(games: Sequence[Sequence[AnyEvent]], times: int) -> None:
    for _ in range(times):
        for game in games:
            fold(game)


def _decode_and_fold(rows: Sequence[Sequence[bytes]], times: int) -> None:
    decode = msgspec.json.Decoder(AnyEvent).decode
    for _ in range(times):
        for row in rows:
            fold(map(decode, row))
