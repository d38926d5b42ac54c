"""Measures boardgame.io, another open game server with PostgreSQL, at the same kind of moves.

boardgame.io, its storage and the client of socket.io, which its own client uses, come from npm
into a temporary folder. Without npm there is no comparison.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.load import Report
from tools.ports import free_port

PACKAGES = ("boardgame.io@0.50", "bgio-postgres@1", "socket.io-client@4")
HERE = Path(__file__).parent
WARM_UP_SECONDS = 2.0


def moves(
    database: str, matches: int, seconds: float, sockets: Sequence[int]
) -> list[Report] | None:
    """A report for each number of sockets that each match has for its twelve players."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    port = str(free_port())
    with tempfile.TemporaryDirectory() as folder:
        _install(npm, folder)
        for script in HERE.glob("*.cjs"):
            shutil.copy(script, folder)
        server = subprocess.Popen(  # noqa: S603 (our own script)
            [node, "server.cjs", database, port], cwd=folder, stdout=subprocess.PIPE
        )

        def load(each: int, seconds: float) -> Report:
            done = subprocess.run(  # noqa: S603 (our own script)
                [node, "load.cjs", *map(str, (port, matches, each, seconds))],
                cwd=folder,
                stdout=subprocess.PIPE,
                check=True,
            )
            return msgspec.json.decode(done.stdout, type=Report)

        try:
            assert server.stdout
            server.stdout.readline()
            load(1, WARM_UP_SECONDS)
            return [load(each, seconds) for each in sockets]
        finally:
            server.terminate()
            server.wait()


def _install(npm: str, folder: str) -> None:
    (Path(folder) / "package.json").write_text('{"private": true}')
    subprocess.run(  # noqa: S603 (packages of a fixed name and version)
        [npm, "install", "--no-audit", "--no-fund", "--silent", *PACKAGES],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )
