"""`make chaos` prints the faults, what people saw, and how to repeat the run.

    python -m chaos [--seed N] [--seconds N] [--tables N] [--nodes N] [--redis cluster] [--citus]
                    [--logs DIR]

The seed decides the faults, their times, who sits at which table, and how people play; the order of
things that happen at the same time is up to the machine. The worker moves the bots.
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
import uvloop

from chaos.faults import Faults
from chaos.observations import Observations
from chaos.person import http_client
from chaos.servers import ServerProcesses, running_servers
from chaos.table import Table

PATIENCE = 180.0
"""Seconds to wait for anything that should happen, even on a slow machine."""
MOST_COMPLAINTS = 30
CLUSTER = "cluster"


class Plan(argparse.Namespace):
    seed: int
    seconds: float
    tables: int
    nodes: int
    redis: str
    citus: bool
    logs: Path | None


def main() -> int:
    plan = arguments()
    data = Path(tempfile.mkdtemp(prefix="dixit-chaos-"))
    say(f"Chaos with seed {plan.seed} for {plan.seconds:g} seconds, at {plan.tables} tables")
    try:
        on = {"on_redis_cluster": plan.redis == CLUSTER, "on_citus": plan.citus}
        with running_servers(data, plan.nodes, **on) as processes:
            seen = uvloop.run(play(processes, plan))
            from_standby = processes.reads_from_the_standby()
            complaints, of_bots = compare_with_log(processes, seen)
            complaints += [
                *processes.complaints,
                *processes.complaints_of_the_servers(),
                *processes.complaints_of_the_queues(),
                *processes.complaints_of_the_disk(),
            ]
            if processes.stores.pair and not from_standby:
                complaints.append("nothing was read from the standby")
        if plan.logs:
            shutil.copytree(data, plan.logs, dirs_exist_ok=True)
    finally:
        shutil.rmtree(data)
    report(seen, of_bots, from_standby)
    for complaint in islice(complaints, MOST_COMPLAINTS):
        say(f"WRONG: {complaint}")
    say(f"{len(complaints)} complaints." if complaints else "All is well.")
    more = f" NODES={plan.nodes}" if plan.nodes > 1 else ""
    more += f" REDIS={plan.redis}" if plan.redis else ""
    more += " CITUS=1" if plan.citus else ""
    say(f"Again: make chaos SEED={plan.seed} SECONDS={plan.seconds:g} TABLES={plan.tables}{more}")
    return 1 if complaints else 0


def arguments() -> Plan:
    parser = argparse.ArgumentParser(prog="python -m chaos", description=__doc__)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10_000))
    parser.add_argument("--seconds", type=float, default=60.0, help="how long there are faults")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--nodes", type=int, default=1, help="servers behind a proxy")
    parser.add_argument(
        "--redis", choices=["", CLUSTER], default="", help="news and counters on it"
    )
    parser.add_argument("--citus", action="store_true", help="games on the cluster of CITUS_URLS")
    parser.add_argument("--logs", type=Path, help="a folder to leave the logs of all parts in")
    return parser.parse_args(namespace=Plan())


async def play(processes: ServerProcesses, plan: Plan) -> Observations:
    seen, rng = Observations(), Random(plan.seed)
    began = time.monotonic()

    def tell(what: str) -> None:
        say(f"{time.monotonic() - began:6.1f} s  {what}")

    async with http_client() as http:
        tables = [Table(n, processes.place.url, http, seen, rng) for n in range(1, plan.tables + 1)]
        for table in tables:
            await table.open(processes.make_members)
            tell(f"{table} has sat down")
        people = [person for table in tables for person in table.people]
        faults = Faults(processes, people, seen, rng, tell)
        await faults.inject_for(plan.seconds)
        await faults.wait_until_over()
        tell("no more faults")
        await asyncio.gather(*(see_it_end(table, seen) for table in tables))
        tell("the tables have finished")
        for table in tables:
            await table.close()
    return seen


async def see_it_end(table: Table, seen: Observations) -> None:
    try:
        async with asyncio.timeout(PATIENCE):
            await table.finish()
            await table.hear_the_end()
            await table.look_back()
    except TimeoutError:
        deaf = ", ".join(map(str, table.who_has_not_heard()))
        seen.complaints.append(f"{table} did not finish, or these have not heard of it: {deaf}")


def compare_with_log(processes: ServerProcesses, seen: Observations) -> tuple[list[str], int]:
    """The complaints, and the number of moves that bots have made."""
    os.environ.update(processes.environment)
    django.setup()
    # Django has to be set up before.
    from chaos.verdict import moves_of_bots, verdict  # noqa: PLC0415
    from chaos.verdict_of_citus import verdict_of_citus  # noqa: PLC0415
    from chaos.verdict_of_performances import verdict_of_performances  # noqa: PLC0415

    complaints = [*verdict(seen), *verdict_of_performances(seen)]
    if citus := processes.stores.citus:
        complaints += verdict_of_citus(citus, seen)
    return complaints, moves_of_bots(seen)


def report(seen: Observations, of_bots: int, from_standby: int) -> None:
    statuses = ", ".join(f"{status}: {times}" for status, times in sorted(seen.statuses.items()))
    closes = ", ".join(f"{code}: {times}" for code, times in sorted(seen.closes.items()))
    moves = {(move.person, move.key) for move in seen.acknowledged}
    say(f"{len(seen.games)} games, {len(moves)} moves made and {len(seen.refused)} refused")
    say(f"{of_bots} moves made by bots, or by bots for people who were away")
    say(f"{len(seen.sent)} recordings taken, and clues played {len(seen.played)} times by others")
    if from_standby:
        say(f"{from_standby} reads from the standby by the servers that were there at the end")
    say(f"answers by status: {statuses}; {seen.lost} requests without an answer")
    say(f"{len(seen.pushes)} pushes through {seen.sockets} sockets; ended: {closes or 'none'}")


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
