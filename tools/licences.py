"""The table of licences in docs/dependencies.md, which also has to show allowed ones alone.

python -m tools.licences           write it anew
python -m tools.licences --check   say whether it is stale, and change nothing

Licences are read from the metadata of installed packages, and those of npm from the client's lock.
Names are those of SPDX, except that some packages say no more than “BSD”.
"""

import json
import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.metadata import PackageNotFoundError, metadata
from itertools import chain
from typing import Any

from tools.generated import DOCS, ROOT, with_part, write_or_check

USES = {
    "requirements.lock": "server",
    "requirements-s3.lock": "pictures in a bucket",
    "requirements-dev.lock": "development",
}
"""The locks in the order in which a package is looked for, and what their packages are for."""

NPM_LOCK = ROOT / "client" / "package-lock.json"
NPM = "npm: "
"""The mark before names of npm, where other packages may have the same names as in Python's."""

ALLOWED = {
    *("Apache-2.0", "BSD", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "MIT-CMU"),
    *("MPL-2.0", "PSF-2.0", "Python-2.0", "Unlicense"),
}
ALLOWED_FOR = {
    "av": {"GPL-2.0-or-later", "LGPL-3.0-or-later"},
    "psycopg": {"LGPL-3.0-only"},
    "psycopg-binary": {"LGPL-3.0-only"},
    f"{NPM}@fontsource/averia-serif-libre": {"OFL-1.1"},
}
"""Licences for single packages: any program may import a library under the LGPL unchanged, and
any page may show a font under the OFL. docs/dependencies.md says what the GPL asks for."""

WITH_ALL_IN_ITS_WHEEL = {"av": "BSD-3-Clause AND LGPL-3.0-or-later AND GPL-2.0-or-later"}
"""Licences of packages whose wheels have libraries in them that the metadata don't tell of."""

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
    "(MIT OR CC0-1.0)": "MIT OR CC0-1.0",
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
    npm = {
        f"{NPM}{name}": "building the client" if about.get("dev") else "client"
        for name, about in npm_packages().items()
    }
    return dict(sorted({**found, **npm}.items()))


@cache
def npm_packages() -> dict[str, dict[str, Any]]:
    """Every package of the client's lock, with what the lock says about it."""
    locked = json.loads(NPM_LOCK.read_text(encoding="utf-8"))["packages"]
    return {path.rpartition("node_modules/")[2]: about for path, about in locked.items() if path}


def licence(package: str) -> str:
    """An SPDX expression; one made of all classifiers, if the package says none itself."""
    if package.startswith(NPM):
        said = str(npm_packages().get(package.removeprefix(NPM), {}).get("license", UNKNOWN))
        return SPELLINGS.get(said, said)
    if package in WITH_ALL_IN_ITS_WHEEL:
        return WITH_ALL_IN_ITS_WHEEL[package]
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
