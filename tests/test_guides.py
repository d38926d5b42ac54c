"""The pages for developers name files and things that exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "testkit" / "README.md"])
TOP = {path.name for path in ROOT.iterdir()} - {".data"}  # which only a run makes
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
WORDS = re.findall(r"^\| ([^|]+) \| [^|]+ \| `(\S+): (\S+)` \|$", GLOSSARY, re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    named = re.findall(r"`([\w.-]+/[\w./*-]*)(?::[^`]*)?`", page.read_text("utf-8"))
    files = [name for name in named if name.partition("/")[0] in TOP]
    assert [name for name in files if not list(ROOT.glob(name.rstrip("/")))] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_there(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_row_of_the_glossary_is_read() -> None:
    rows = [line for line in GLOSSARY.splitlines() if line.startswith("| ")]
    assert len(WORDS) == len([row for row in rows if not row.startswith("| word |")])


def test_no_word_is_explained_twice() -> None:
    words = [word for word, _, _ in WORDS]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(("word", "file", "name"), WORDS)
def test_every_word_of_the_glossary_lives_where_it_says(word: str, file: str, name: str) -> None:
    body: list[ast.stmt] = ast.parse((ROOT / file).read_text("utf-8")).body
    for part in name.split("."):
        body = next(below for defined, below in definitions(body) if defined == part)


def definitions(body: list[ast.stmt]) -> Iterator[tuple[str, list[ast.stmt]]]:
    """The names that a module or a class defines, each with what is defined within."""
    for statement in body:
        match statement:
            case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield statement.name, statement.body
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, []


# Ten changes

CHANGING = (ROOT / "docs" / "changing.md").read_text("utf-8")
CHANGES = re.split(r"^## ", CHANGING, flags=re.MULTILINE)[1:]


def test_there_are_ten_changes() -> None:
    assert [change.partition(".")[0] for change in CHANGES] == [str(n) for n in range(1, 11)]


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.partition("\n")[0])
def test_each_step_of_a_change_names_its_files_and_says_why(change: str) -> None:
    steps = [line for line in change.splitlines()[1:] if line]
    assert [step.partition(".")[0] for step in steps] == [str(n + 1) for n in range(len(steps))]
    assert [step for step in steps if not re.match(r"\d+\. `[\w.-]+/[^`]*`[^:]*: \S", step)] == []
