"""Makes the documents of the API the ones that later versions have to keep to.

    python -m tools.release 1.0.0

They are copied into docs/released/, what is new in the changelog gets the version's name, and
pyproject.toml the version. Nothing is committed or published.
"""

import re
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path

from tools.compatibility import DOCUMENTS, complaints
from tools.generated import ROOT

VERSION = re.compile(r"[0-9]+\.[0-9]+\.[0-9]+")
UNRELEASED = "## Unreleased\n"


def release(version: str, root: Path = ROOT) -> None:
    """Raises SystemExit, and changes nothing, if a client of the last release would break."""
    docs, changelog, project = root / "docs", root / "CHANGELOG.md", root / "pyproject.toml"
    said = changelog.read_text("utf-8")
    if not VERSION.fullmatch(version):
        sys.exit("Name a version: make release VERSION=1.0.0")
    if UNRELEASED not in said or f"\n## {version} " in said:
        sys.exit(f"CHANGELOG.md has {version} already, or nothing that is new.")
    if found := list(complaints(docs / "released", docs, said)):
        sys.exit("\n".join(found))
    (docs / "released").mkdir(exist_ok=True)
    for name in DOCUMENTS:
        shutil.copyfile(docs / f"{name}.yaml", docs / "released" / f"{name}.yaml")
    today = datetime.now(UTC).date()
    named = said.replace(UNRELEASED, f"{UNRELEASED}\n## {version} ({today})\n", 1)
    changelog.write_text(named, "utf-8")
    versioned = re.sub(
        r'(?m)^version = ".*"$', f'version = "{version}"', project.read_text("utf-8")
    )
    project.write_text(versioned, "utf-8")


if __name__ == "__main__":
    release("".join(sys.argv[1:]))
