"""The tables in docs/ of all codes: api.md has every refusal, rules.md those of the rules alone.

The faults of decks stand in own-decks.md.

python -m tools.refusals           write them anew
python -m tools.refusals --check   say which of them are stale, and change nothing
"""

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

import django
from django.utils.module_loading import import_string

from tools.generated import DOCS, with_part, write_or_check

if TYPE_CHECKING:
    from games.refusals import FaultKind
    from web.refusals import Refusal


def table_of_refusals(refusals: Iterable["Refusal"]) -> str:
    rows = "".join(map(_row, refusals))
    return f"| Code | Status | Sentence | Facts |\n|---|---|---|---|\n{rows}"


def _row(refusal: "Refusal") -> str:
    facts = ", ".join(f"`{name}`" for name, _ in refusal.facts)
    return f"| `{refusal.code}` | {refusal.status} | {refusal.sentence} | {facts} |\n"


def table_of_sentences(codes: Iterable["FaultKind | Refusal"]) -> str:
    rows = "".join(f"| `{one.code}` | {one.sentence} |\n" for one in codes)
    return f"| Code | Sentence |\n|---|---|\n{rows}"


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "dixit_project.settings")
    django.setup()
    tables = {
        "api.md": table_of_refusals(import_string("web.refusals.all_refusals")()),
        "own-decks.md": table_of_sentences(import_string("games.refusals.FaultKind")),
        "rules.md": table_of_sentences(import_string("games.refusals.RULE_REFUSALS").values()),
    }
    write_or_check(
        {
            DOCS / name: with_part((DOCS / name).read_text(encoding="utf-8"), "codes", table)
            for name, table in tables.items()
        }
    )


if __name__ == "__main__":
    main()
