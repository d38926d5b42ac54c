"""The table of licences in docs/dependencies.md, which also has to show allowed ones alone.

python -m tools.licences           write it anew
python -m tools.licences --check   say whether it is stale, and change nothing

Licences are read from the metadata of installed packages. Names are those of SPDX, except that
some packages say no more than “BSD”.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, metadata
from itertools import chain

from tools.generated import DOCS, ROOT, with_part, write_or_check

USES = {
    "requirements.lock": "server",
    "requirements-s3.lock": "pictures in a bucket",
    "requirements-dev.lock": "development",
}
"""The locks in the order in which a package is looked for, and what their packages are for."""

ALLOWED = {
    *("Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "MIT-CMU"),
    *("MPL-2.0", "PSF-2.0", "Unlicense"),
}
ALLOWED_FOR = {"psycopg": {"LGPL-3.0-only"}, "psycopg-binary": {"LGPL-3.0-only"}}
"""Licences for single packages: the LGPL lets any program import a library unchanged."""

NOT_INSTALLED = {
    "async-timeout": "Apache-2.0",
    "boto3": "Apache-2.0",
    "botocore": "Apache-2.0",
    "colorama": "BSD-3-Clause",
    "django-storages": "BSD-3-Clause",
    "jmespath": "MIT",
    "s3transfer": "Apache-2.0",
    "tzdata": "Apache-2.0",
}
"""Licences of packages for other systems or buckets, whose metadata are not at hand everywhere."""

SPELLINGS = {
    "Apache 2.0": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD 3-Clause OR Apache-2.0": "BSD-3-Clause OR Apache-2.0",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "New BSD": "BSD-3-Clause",
}
CLASSIFIERS = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
UNKNOWN = "unknown"


def uses() -> dict[str, str]:
    """Every locked package in alphabetical order, and what it is for."""
    found: dict[str, str] = {}
    for lock, use in USES.items():
        for name in re.findall(r"^([\w.-]+)==", (ROOT / lock).read_text(), re.MULTILINE):
            found.setdefault(name, use)
    return dict(sorted(found.items()))


def licence(package: str) -> str:
    """An SPDX expression; one made of all classifiers, if the package says none itself."""
    if package in NOT_INSTALLED:
        return NOT_INSTALLED[package]
    try:
        about = metadata(package)
    except PackageNotFoundError:
        return UNKNOWN
    fields = (about.get_all(field, []) for field in ("License-Expression", "License"))
    said = next(chain.from_iterable(fields), "")
    said = SPELLINGS.get(said, said)
    if re.fullmatch(r"[\w.+-]+( (AND|OR) [\w.+-]+)*", said):
        return said
    classifiers = [one.split(" :: ") for one in about.get_all("Classifier", [])]
    names = {CLASSIFIERS.get(last, last) for first, *_, last in classifiers if first == "License"}
    return " AND ".join(sorted(names)) or UNKNOWN


def is_allowed(package: str, expression: str) -> bool:
    """True if one of the alternatives is allowed in all its parts."""
    allowed = ALLOWED | ALLOWED_FOR.get(package, set())
    return any(allowed.issuperset(one.split(" AND ")) for one in expression.split(" OR "))


def refused(licences: Mapping[str, str]) -> Iterable[str]:
    return (f"{name}: {said}" for name, said in licences.items() if not is_allowed(name, said))


def table(licences: Mapping[str, str], uses: Mapping[str, str]) -> str:
    rows = "".join(f"| {name} | {said} | {uses[name]} |\n" for name, said in licences.items())
    return f"| Package | Licence | Used for |\n|---|---|---|\n{rows}"


def main() -> None:
    used = uses()
    licences = {name: licence(name) for name in used}
    if found := list(refused(licences)):
        sys.exit(f"Not on the list of allowed licences in tools/licences.py: {', '.join(found)}.")
    page = DOCS / "dependencies.md"
    before = page.read_text(encoding="utf-8")
    write_or_check({page: with_part(before, "licences", table(licences, used))})


if __name__ == "__main__":
    main()
