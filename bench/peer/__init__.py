"""Measures boardgame.io, another open game server with PostgreSQL, at the same kind of moves.

The server and its storage are installed by npm into a temporary folder. Without npm there is no
comparison.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

import msgspec

from bench.load import Report

PACKAGES = ("boardgame.io@0.50", "bgio-postgres@1")
HERE = Path(__file__).parent


def moves(
    database: str, port: int, matches: int, seconds: float, watchers: int = 1
) -> Report | None:
    """Moves in all matches at once; each moves again when all its sockets have the move before."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        _install(npm, folder)
        for script in HERE.glob("*.cjs"):
            shutil.copy(script, folder)
        server = subprocess.Popen(  # noqa: S603 (our own script)
            [node, "server.cjs", database, str(port)], cwd=folder, stdout=subprocess.PIPE
        )
        try:
            assert server.stdout
            server.stdout.readline()
            done = subprocess.run(  # noqa: S603 (our own script)
                [node, "load.cjs", *map(str, (port, matches, watchers, seconds))],
                cwd=folder,
                stdout=subprocess.PIPE,
                check=True,
            )
        finally:
            server.terminate()
            server.wait()
    return msgspec.json.decode(done.stdout, type=Report)


def _install(npm: str, folder: str) -> None:
    (Path(folder) / "package.json").write_text('{"private": true}')
    subprocess.run(  # noqa: S603 (packages of a fixed name and version)
        [npm, "install", "--no-audit", "--no-fund", "--silent", *PACKAGES],
        cwd=folder,
        check=True,
        stdout=subprocess.DEVNULL,
    )
