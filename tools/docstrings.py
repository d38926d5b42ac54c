"""Finds docstrings that can't be understood before the code has been read.

python -m tools.docstrings

A text that opens with a pronoun or a preposition ("What …", "Of a game …") leans on the name above
it. The texts below fields and constants count as docstrings; tests have none to read.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACES = (
    "accounts",
    "attack",
    "bench",
    "bots",
    "chaos",
    "dixit_project",
    "games",
    "history",
    "moderation",
    "performances",
    "puzzles",
    "reminders",
    "testkit",
    "tools",
    "web",
)
LEANING = re.compile(
    r"(What|Who|Whom|Whose|Which|Whoever|Whatever|Where|Whether|Of|For|By|In|On|With|To|From|At"
    r"|As|So|If|Once|Since|Until|Beside|Among)\b"
)


def leaning(code: str) -> Iterator[tuple[int, str]]:
    """The texts that lean on the name above them, each with its line."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Expr(ast.Constant(str(text)), lineno=line) if LEANING.match(text):
                yield line, text


def main() -> None:
    files = [file for place in PLACES for file in sorted((ROOT / place).rglob("*.py"))]
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text.strip().splitlines()[0]}"
        for file in files
        for line, text in leaning(file.read_text(encoding="utf-8"))
    ]
    if found:
        sys.exit("\n".join(["These docstrings need the code to be understood:", *found]))


if __name__ == "__main__":
    main()
