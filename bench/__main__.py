"""Runs the benchmarks: `make bench` all of them, `make bench ARGS=folding` only those named."""

import os
import sys

import django


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "testkit.settings_without_limits")
    django.setup()
    from bench import (  # noqa: PLC0415 (Django has to be set up before)
        bots,
        client,
        clock,
        fold,
        live,
        moves,
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
    }
    for name in sys.argv[1:] or measurements:
        measurements[name]()


if __name__ == "__main__":
    main()
