"""The tables in docs/ of all codes: api.md has every refusal, rules.md those of the rules alone.

The faults of decks stand in own-decks.md.

python -m tools.refusals           write them anew
python -m tools.refusals --check   say which of them are stale, and change nothing
"""

import argparse
import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import django
from django.utils.module_loading import import_string

if TYPE_CHECKING:
    from games.imported.errors import FaultKind
    from web.refusals import Refusal

DOCS = Path(__file__).parent.parent / "docs"
BEGIN, END = "<!-- codes: written by `make schema` -->\n", "<!-- end of codes -->"
BETWEEN = re.compile(f"(?<={BEGIN}).*(?={END})", re.DOTALL)


def table_of_refusals(refusals: Iterable["Refusal"]) -> str:
    rows = "".join(map(_row, refusals))
    return f"| Code | Status | Sentence | Facts |\n|---|---|---|---|\n{rows}"


def _row(refusal: "Refusal") -> str:
    facts = ", ".join(f"`{name}`" for name in (*refusal.told, *refusal.untold))
    return f"| `{refusal.code}` | {refusal.status} | {refusal.sentence} | {facts} |\n"


def table_of_sentences(codes: Iterable["FaultKind | Refusal"]) -> str:
    rows = "".join(f"| `{one.code}` | {one.sentence} |\n" for one in codes)
    return f"| Code | Sentence |\n|---|---|\n{rows}"


def with_table(page: str, table: str) -> str:
    """The page with the table between its marks."""
    written, found = BETWEEN.subn(lambda _: f"\n{table}\n", page)
    if found != 1:
        raise ValueError(f"a page needs {BEGIN}{END} once")
    return written


def main() -> None:
    parser = argparse.ArgumentParser(description="The tables of codes in docs/.")
    parser.add_argument("--check", action="store_true", help="change nothing")
    is_check = parser.parse_args().check
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")
    django.setup()
    tables = {
        "api.md": table_of_refusals(import_string("web.refusals.all_refusals")()),
        "own-decks.md": table_of_sentences(import_string("games.imported.errors.FaultKind")),
        "rules.md": table_of_sentences(import_string("games.refusals.RULE_REFUSALS").values()),
    }
    before = {name: (DOCS / name).read_text(encoding="utf-8") for name in tables}
    after = {name: with_table(page, tables[name]) for name, page in before.items()}
    if not is_check:
        for name, page in after.items():
            (DOCS / name).write_text(page, encoding="utf-8")
    elif stale := [name for name in tables if after[name] != before[name]]:
        sys.exit(f"The codes in {', '.join(stale)} are stale: run make schema.")


if __name__ == "__main__":
    main()
