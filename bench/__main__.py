"""Runs the benchmarks: `make bench` all of them, `make bench ARGS=folding` only those named.

A name may have a size: `make bench ARGS=archive=100000000`.
"""

import os
import sys

import django


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "testkit.settings_without_limits")
    django.setup()
    from bench import (  # noqa: PLC0415 (Django has to be set up before)
        archive,
        bots,
        client,
        clock,
        fold,
        live,
        moves,
        nodes,
        performances,
        web,
    )

    measurements = {
        "folding": fold.measure,
        "moves": moves.measure,
        "web": web.measure,
        "clock": clock.measure,
        "live": live.measure,
        "client": client.measure,
        "bots": bots.measure,
        "performances": performances.measure,
        "nodes": nodes.measure,
        "archive": archive.measure,
    }
    for asked in sys.argv[1:] or measurements:
        name, _, size = asked.partition("=")
        measurements[name](*([int(size)] if size else []))


if __name__ == "__main__":
    main()
