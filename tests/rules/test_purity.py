"""The rules know nothing but themselves."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import games.rules

MODULES = sorted(Path(games.rules.__file__).parent.rglob("*.py"))
FROM_OUTSIDE = {"random", "time", "secrets", "os"}


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by a relative path"
            yield node.module or ""


def is_allowed(name: str) -> bool:
    top = name.partition(".")[0]
    if top == "games":
        return name == "games.rules" or name.startswith("games.rules.")
    return top == "msgspec" or (top in sys.stdlib_module_names and top not in FROM_OUTSIDE)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_the_rules_import_the_standard_library_msgspec_and_themselves(module: Path) -> None:
    assert [name for name in imported(module) if not is_allowed(name)] == []


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.stem)
def test_the_rules_never_ask_what_time_it_is(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = {call.attr for call in called if isinstance(call, ast.Attribute)}
    assert not names & {"now", "utcnow", "today"}


def test_there_are_rules_to_look_at() -> None:
    assert {"decide", "state", "scoring", "view"} <= {module.stem for module in MODULES}
