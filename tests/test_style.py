"""Habits of the code that no linter asks for."""

import subprocess
import sys

import pytest

from tools.docstrings import PLACES, ROOT, leaning


def test_no_docstring_outside_of_tests_leans_on_the_name_above_it() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tools.docstrings"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_every_package_but_the_tests_is_read() -> None:
    packages = {file.parent.name for file in ROOT.glob("*/__init__.py")}
    assert packages - {"tests"} == set(PLACES)


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ('"""Of a game."""', 1),
        ('LIMIT = 3\n"""So many."""', 2),
        ('class Game:\n    seats: int\n    """Who sits there."""', 3),
        ('def ask() -> None:\n    """What is asked.\n\n    A game is asked."""', 2),
    ],
)
def test_a_docstring_that_leans_is_found_wherever_it_stands(code: str, line: int) -> None:
    assert [line for line, _ in leaning(code)] == [line]


def test_a_sentence_of_its_own_passes() -> None:
    assert list(leaning('"""A game."""\ntold = "What was told."\nToday = 1\n"""Today\'s."""')) == []


def test_no_test_waits_for_a_page_by_eval() -> None:
    """It is forbidden on our pages, and so fails where there is something to wait for."""
    forbidden = "wait_for_" + "function("
    tests = [path for path in (ROOT / "tests").rglob("*.py") if forbidden in path.read_text()]
    assert tests == []
