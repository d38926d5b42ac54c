"""Writes files of which a part is generated from the code, or says which of them are stale."""

import argparse
import re
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"


def with_part(page: str, name: str, part: str) -> str:
    """The page with `part` between the marks of that name."""
    begin, end = f"<!-- {name}: written by `make schema` -->\n", f"<!-- end of {name} -->"
    between = re.compile(f"(?<={begin}).*(?={end})", re.DOTALL)
    written, found = between.subn(lambda _: f"\n{part}\n", page)
    if found != 1:
        raise ValueError(f"a page needs {begin}{end} once")
    return written


def write_or_check(texts: Mapping[Path, str]) -> None:
    """Write the files, or with --check on the command line only compare them."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--check", action="store_true", help="change nothing")
    is_check = parser.parse_args().check
    stale = [path for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    if not is_check:
        for path in stale:
            path.write_text(texts[path], encoding="utf-8")
    elif stale:
        names = ", ".join(str(path.relative_to(ROOT)) for path in stale)
        sys.exit(f"What is generated in {names} is stale: run make schema.")
