"""Docstrings read as sentences of their own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WRITTEN = (
    "games/rules",
    "games/decks",
    "games/imported",
    "games/live",
    "history",
    "moderation",
    "testkit",
    "bench",
    "chaos",
    "tools",
    "dixit_project",
)
LEANING = re.compile(
    r"(What|Who|Whom|Whose|Which|Whoever|Whatever|Where|Whether|Of|For|By|In|On|With|To|From|At"
    r"|As|So|If|Once|Since|Until|Beside|Among)\b"
)


def texts(code: str) -> Iterator[str]:
    """Docstrings, and the texts below fields and constants, in no order."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Expr(ast.Constant(str(text))):
                yield text


def leaning(code: str) -> set[str]:
    """The texts that open with a word which leans on a name above them."""
    return {text for text in texts(code) if LEANING.match(text)}


@pytest.mark.parametrize("area", WRITTEN)
def test_no_docstring_leans_on_the_name_above_it(area: str) -> None:
    files = sorted((ROOT / area).rglob("*.py"))
    found = {str(file.relative_to(ROOT)): leaning(file.read_text("utf-8")) for file in files}
    assert files
    assert {file: said for file, said in found.items() if said} == {}


def test_a_docstring_that_leans_is_found_wherever_it_stands() -> None:
    code = '"""Of a game."""\nLIMIT = 3\n"""So many."""\ndef ask() -> None:\n    """Who asks."""\n'
    assert leaning(code) == {"Of a game.", "So many.", "Who asks."}
    assert leaning('"""A game."""\ntold = "What was told."\n') == set()
