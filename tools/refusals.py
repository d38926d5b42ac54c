"""The table in docs/api.md of every way in which the server refuses.

python -m tools.refusals           write it anew
python -m tools.refusals --check   say whether it is stale, and change nothing
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
    from web.refusals import Refusal

PAGE = Path(__file__).parent.parent / "docs" / "api.md"
BEGIN = "<!-- refusals: written by `make schema` -->"
END = "<!-- end of refusals -->"
HEAD = "| Code | Status | Sentence | Facts |\n|---|---|---|---|\n"


def with_table(page: str, refusals: Iterable["Refusal"]) -> str:
    """The page with the table as it should be, between its marks."""
    rows = "".join(map(_row, refusals))
    marked = re.compile(rf"(?<={re.escape(BEGIN)}\n).*(?={re.escape(END)})", re.DOTALL)
    return marked.sub(lambda _: f"\n{HEAD}{rows}\n", page)


def _row(refusal: "Refusal") -> str:
    facts = ", ".join(f"`{name}`" for name in (*refusal.told, *refusal.untold))
    return f"| `{refusal.code}` | {refusal.status} | {refusal.sentence} | {facts} |\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="The table of refusals in docs/api.md.")
    parser.add_argument("--check", action="store_true", help="change nothing")
    is_check = parser.parse_args().check
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")
    django.setup()
    before = PAGE.read_text(encoding="utf-8")
    after = with_table(before, import_string("web.refusals.all_refusals")())
    if not is_check:
        PAGE.write_text(after, encoding="utf-8")
    elif after != before:
        sys.exit("The table of refusals in docs/api.md is stale: run make schema.")


if __name__ == "__main__":
    main()
