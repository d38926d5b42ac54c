"""Measures whole moves over HTTP against pgbench, on the same cores."""

import re
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path

import msgspec
from django.db import connection

from bench import peer
from bench.databases import Database, new_database
from bench.load import Ask, Plan, Report
from bench.report import say, title
from bench.serving import serving
from testkit.api_callers import a_game
from tools.postgres import programs_folder

SECONDS = 6.0
SHARE, PEER = 0.3, 2.5
PEER_SOCKETS = (1, 12)
CONNECTIONS = (1, 16, 64)
BESIDE = 16
"""The number of connections when moves are compared with something else."""
PROCESSES = (1, 2)
"""Numbers of server processes. `make run` starts one, to leave cores to PostgreSQL."""
OPEN_RATE = 200.0


def measure() -> None:
    for processes in PROCESSES[1:]:
        with new_database() as database, serving(database, processes) as server:
            title(f"Moves over HTTP, {processes} processes")
            asks = database.do(games_to_play, BESIDE)
            say_report(f"{BESIDE} connections", moves := load(Plan(server.port, SECONDS, asks)))
            bare = pgbench(database)
            say("pgbench, 16 clients", f"{bare:,.0f}/s")
            say("moves over HTTP beside it", f"{each_second(moves) / bare:.0%}")
    with new_database() as database, serving(database, PROCESSES[0]) as server:
        port = server.port
        title("Moves over HTTP (token, throttle, rules, commit, view, announcement), one process")
        asks = database.do(games_to_play, max(CONNECTIONS))
        reached = {number: load(Plan(port, SECONDS, asks[:number])) for number in CONNECTIONS}
        for number, report in reached.items():
            say_report(f"{number} connections", report)
        open_load = load(Plan(port, SECONDS, asks[:BESIDE], rate=OPEN_RATE))
        say_report(f"open load of {OPEN_RATE:.0f}/s over {BESIDE}", open_load)
        say_share(reached[BESIDE], pgbench(database))
        beside_a_peer(database, reached[BESIDE])
        title(f"The view of a game over HTTP, {BESIDE} connections")
        say_report("changed or new", load(Plan(port, SECONDS, views(asks[:BESIDE]))))
        say_report("unchanged (304)", load(Plan(port, SECONDS, unchanged(port, asks[:BESIDE]))))


def say_share(moves: Report, bare: float) -> None:
    say("pgbench: lock, insert, update, commit, 16 clients", f"{bare:,.0f}/s")
    share = each_second(moves) / bare
    say("moves over HTTP beside it", f"{share:.0%}", f"at least {SHARE:.0%}", kept=share >= SHARE)


def beside_a_peer(database: Database, moves: Report) -> None:
    """The peer's best: its twelve players share one socket, or each has one."""
    reports = peer.moves(database.url, BESIDE, SECONDS, PEER_SOCKETS)
    if reports is None:
        say("boardgame.io with bgio-postgres", "no npm")
        return
    for sockets, report in zip(PEER_SOCKETS, reports, strict=True):
        what = f"boardgame.io with bgio-postgres, {BESIDE} matches, sockets of each: {sockets}"
        say(what, f"{each_second(report):,.0f}/s")
    ratio = each_second(moves) / max(map(each_second, reports))
    what = "moves over HTTP beside the better of both"
    say(what, f"{ratio:.1f} times", f"at least {PEER}", kept=ratio >= PEER)


def say_report(what: str, report: Report) -> None:
    ranks = statistics.quantiles(report.milliseconds, n=100)
    failed = sum(times for status, times in report.statuses.items() if status not in (200, 304))
    say(
        f"{what}: answers each second",
        f"{each_second(report):,.0f}",
        "none refused",
        kept=not failed,
    )
    say("    p50 and p99", f"{ranks[49]:.1f}, {ranks[98]:.1f} ms")


def each_second(report: Report) -> float:
    return len(report.milliseconds) / report.seconds


# The requests


def games_to_play(number: int, *, cards: int = 2) -> list[Ask]:
    """A game for each connection, in which a guesser gives one of some cards in turn."""
    return [_changes_of_mind(cards) for _ in range(number)]


def _changes_of_mind(cards: int) -> Ask:
    table = a_game(4)
    view = table.view()
    clue = {"turn": 1, "card": view["you"]["hand"][0], "clue": "low tide"}
    table.host.moves(table.game, "clue", clue)
    guesser = table.players[1]
    hand = table.view(guesser)["you"]["hand"]
    bodies = [msgspec.json.encode({"turn": 1, "cards": [card]}).decode() for card in hand[:cards]]
    headers = {"Authorization": f"Bearer {guesser.token}"}
    return Ask("POST", f"/api/v1/games/{table.game}/cards", headers, bodies)


def views(asks: Sequence[Ask]) -> list[Ask]:
    return [Ask("GET", ask.path.removesuffix("/cards"), ask.headers, [""]) for ask in asks]


def unchanged(port: int, asks: Sequence[Ask]) -> list[Ask]:
    return [_with_tag(port, ask) for ask in views(asks)]


def _with_tag(port: int, ask: Ask) -> Ask:
    url = urllib.request.Request(f"http://127.0.0.1:{port}{ask.path}", headers=ask.headers)
    with urllib.request.urlopen(url) as answer:  # noqa: S310 (our own server)
        tag = answer.headers["ETag"]
    return Ask("GET", ask.path, {**ask.headers, "If-None-Match": tag}, [""])


def load(plan: Plan) -> Report:
    done = subprocess.run(
        [sys.executable, "-m", "bench.load"],
        input=msgspec.json.encode(plan),
        stdout=subprocess.PIPE,
        timeout=plan.seconds + 30,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=Report)


# PostgreSQL's own benchmark


_BARE = """
\\set game :client_id + 1
BEGIN;
SELECT version FROM games_game WHERE id = {id} FOR UPDATE;
INSERT INTO games_event (game_id, seq, payload, payload_version, at)
    SELECT id, version + 1, '{payload}', 1, now() FROM games_game WHERE id = {id};
UPDATE games_game SET version = version + 1, last_event_at = now() WHERE id = {id};
COMMIT;
"""
_ID = "lpad((:game)::text, 32, '0')::uuid"
_PAYLOAD = '{"type": "cards_given", "player": "x", "cards": ["first-light:17"]}'
_GAMES = """
INSERT INTO games_game (id, room_id, version, phase, edition, players, open_seats, winners)
SELECT lpad(game::text, 32, '0')::uuid, (SELECT id FROM games_room LIMIT 1), 0, 'cards',
       'classic', '{}', 0, '{}'
FROM generate_series(1, 16) AS game
"""


def pgbench(database: Database) -> float:
    """Transactions each second of 16 clients, each with a game of its own."""
    database.do(_execute, _GAMES)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "bare.sql"
        script.write_text(_BARE.replace("{id}", _ID).replace("{payload}", _PAYLOAD))
        options = ["-n", "-M", "prepared", "-c", "16", "-j", "2", "-T", str(int(SECONDS))]
        done = subprocess.run(  # noqa: S603 (PostgreSQL's own command)
            [_program("pgbench"), *options, "-f", str(script), database.url],
            capture_output=True,
            text=True,
            check=True,
        )
    found = re.search(r"tps = ([\d.]+)", done.stdout)
    assert found
    return float(found[1])


def _program(name: str) -> str:
    """The path of a program of PostgreSQL's, in its wheel."""
    return str(programs_folder() / name)


def _execute(query: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(query)
