"""`make chaos` prints what it did to the server, what the bots saw, and how to have it again.

    python -m chaos [--seed N] [--seconds N] [--tables N] [--logs DIR]

The seed decides what goes wrong and when, and how the bots play; which of many things at once comes
first is up to the machine.
"""

import argparse
import asyncio
import os
import secrets
import shutil
import sys
import tempfile
import time
from itertools import islice
from pathlib import Path
from random import Random

import django
import httpx
import uvloop

from chaos.faults import Trouble
from chaos.observations import Seen
from chaos.person import ANSWER_SECONDS
from chaos.servers import House, house
from chaos.table import Table

PATIENCE = 180.0
"""Seconds for whatever ought to happen, on however slow a machine."""
MOST_COMPLAINTS = 30


class Plan(argparse.Namespace):
    seed: int
    seconds: float
    tables: int
    logs: Path | None


def main() -> int:
    plan = asked_for()
    data = Path(tempfile.mkdtemp(prefix="dixit-chaos-"))
    say(f"Chaos with seed {plan.seed} for {plan.seconds:g} seconds, at {plan.tables} tables")
    try:
        with house(data) as home:
            seen = uvloop.run(play(home, plan))
            complaints = [*home.complaints, *held_against_the_log(home, seen)]
            complaints += home.complaints_of_the_servers()
        if plan.logs:
            shutil.copytree(data, plan.logs, dirs_exist_ok=True)
    finally:
        shutil.rmtree(data)
    report(seen)
    for complaint in islice(complaints, MOST_COMPLAINTS):
        say(f"WRONG: {complaint}")
    say(f"{len(complaints)} complaints." if complaints else "All is well.")
    say(f"Again: make chaos SEED={plan.seed} SECONDS={plan.seconds:g} TABLES={plan.tables}")
    return 1 if complaints else 0


def asked_for() -> Plan:
    parser = argparse.ArgumentParser(prog="python -m chaos", description=__doc__)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10_000))
    parser.add_argument("--seconds", type=float, default=60.0, help="how long there is trouble")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--logs", type=Path, help="a folder to leave the logs of all parts in")
    return parser.parse_args(namespace=Plan())


async def play(home: House, plan: Plan) -> Seen:
    seen, rng = Seen(), Random(plan.seed)
    began = time.monotonic()

    def tell(what: str) -> None:
        say(f"{time.monotonic() - began:6.1f} s  {what}")

    async with httpx.AsyncClient(timeout=ANSWER_SECONDS, trust_env=False) as http:
        tables = [Table(n, home.place.url, http, seen, rng) for n in range(1, plan.tables + 1)]
        for table in tables:
            await table.open()
            tell(f"{table} has sat down")
        people = [person for table in tables for person in table.people]
        trouble = Trouble(home, people, rng, tell)
        await trouble.go_on_for(plan.seconds)
        await trouble.pass_over()
        tell("no more trouble")
        await asyncio.gather(*(see_it_end(table, seen) for table in tables))
        tell("the tables have finished")
        for table in tables:
            await table.close()
    return seen


async def see_it_end(table: Table, seen: Seen) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await table.finish()
            await table.hear_the_end()
    except TimeoutError:
        deaf = ", ".join(map(str, table.who_has_not_heard()))
        seen.complaints.append(f"{table} did not finish, or these have not heard of it: {deaf}")


def held_against_the_log(home: House, seen: Seen) -> list[str]:
    os.environ.update(home.environment)
    django.setup()
    from chaos.verdict import verdict  # noqa: PLC0415 (Django has to be set up before)

    return list(verdict(seen))


def report(seen: Seen) -> None:
    statuses = ", ".join(f"{status}: {times}" for status, times in sorted(seen.statuses.items()))
    closes = ", ".join(f"{code}: {times}" for code, times in sorted(seen.closes.items()))
    moves = {(move.person, move.key) for move in seen.acknowledged}
    say(f"{len(seen.games)} games, {len(moves)} moves made and {len(seen.refused)} refused")
    say(f"answers by status: {statuses}; {seen.lost} requests without an answer")
    say(f"{len(seen.pushes)} pushes through {seen.sockets} sockets; ended: {closes or 'none'}")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
