"""`make attack` tries every known attack on a server of its own, and fails on a hole.

    python -m attack [--quick] [--processes N] [NAME ...]

Everything stays on this machine, and every flood is bounded in number and time.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import django
from django.core.management import call_command
from django.core.management.utils import get_random_secret_key

if TYPE_CHECKING:
    from attack.attempts import Attempt
    from testkit.web_server import Server


class Plan(argparse.Namespace):
    quick: bool
    processes: int
    names: list[str]


def main() -> int:
    plan = arguments()
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "attack.settings")
    os.environ.setdefault("SECRET_KEY", get_random_secret_key())
    django.setup()
    call_command("migrate", verbosity=0, interactive=False)
    with tempfile.TemporaryDirectory(prefix="dixit-attack-") as folder:
        return run(plan, Path(folder))


def arguments() -> Plan:
    parser = argparse.ArgumentParser(prog="attack", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="leave out the floods")
    parser.add_argument("--processes", type=int, default=1, help="of the server")
    parser.add_argument("names", nargs="*", help="only these attacks")
    return parser.parse_args(namespace=Plan())


def run(plan: Plan, folder: Path) -> int:
    """Exit status 1 if there is any hole."""
    from attack import accounts, floods, forgeries, secrets  # noqa: F401, PLC0415 (they register)
    from attack.attempts import attempts  # noqa: PLC0415 (Django has to be set up before)
    from attack.target import target  # noqa: PLC0415

    named = [attempt for attempt in attempts if attempt.name in plan.names or not plan.names]
    wanted = [attempt for attempt in named if attempt.quick or not plan.quick]
    with target(folder, plan.processes) as server:
        holes = try_all(wanted, server)
    say(f"{holes} holes." if holes else "Everything held.")
    return min(holes, 1)


def try_all(wanted: Iterable["Attempt"], server: "Server") -> int:
    """The number of holes, after a line for each attack."""
    from attack.attempts import Hole  # noqa: PLC0415 (Django has to be set up before)

    holes = 0
    for attempt in wanted:
        try:
            told = attempt.run(server)
        except Hole as hole:
            holes += 1
            say(f"HOLE  {attempt.claim} [{attempt.name}]: {hole}")
        else:
            say(f"held  {attempt.claim} [{attempt.name}]{f': {told}' if told else ''}")
    return holes


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
