"""The licences of all packages, as docs/dependencies.md lists them."""

from email.message import Message

import pytest

from tools import licences
from tools.generated import DOCS
from tools.licences import UNKNOWN, is_allowed, licence, uses


def test_each_locked_package_stands_in_the_page_with_an_allowed_licence() -> None:
    lines = (DOCS / "dependencies.md").read_text(encoding="utf-8").splitlines()
    for package, use in uses().items():
        assert is_allowed(package, licence(package))
        assert f"| {package} | {licence(package)} | {use} |" in lines


@pytest.mark.parametrize(
    ("package", "expression"),
    [
        ("somebody", "AGPL-3.0-only"),
        ("somebody", "MIT AND AGPL-3.0-only"),
        ("somebody", "(MIT OR AGPL-3.0-only)"),
        ("somebody", "LGPL-3.0-only"),
        ("somebody", "Other/Proprietary License"),
        ("somebody", UNKNOWN),
        ("npm: somebody", "OFL-1.1"),
    ],
)
def test_other_licences_are_refused(package: str, expression: str) -> None:
    assert not is_allowed(package, expression)


@pytest.mark.parametrize(
    ("package", "expression"),
    [
        ("somebody", "MIT"),
        ("somebody", "MIT AND MPL-2.0"),
        ("somebody", "AGPL-3.0-only OR Apache-2.0"),
        ("psycopg", "LGPL-3.0-only"),
        ("av", "BSD-3-Clause AND LGPL-3.0-or-later AND GPL-2.0-or-later"),
    ],
)
def test_allowed_licences_are_taken(package: str, expression: str) -> None:
    assert is_allowed(package, expression)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"License-Expression": "MIT OR Apache-2.0", "License": "BSD"}, "MIT OR Apache-2.0"),
        ({"License": "New BSD"}, "BSD-3-Clause"),
        ({"License": "Do as you\nlike."}, UNKNOWN),
        ({"License": "Dual License", "Classifier": "License :: GPL"}, "GPL"),
        ({"Classifier": "License :: OSI Approved :: MIT License"}, "MIT"),
        ({"Classifier": "Topic :: Internet"}, UNKNOWN),
        ({}, UNKNOWN),
    ],
)
def test_a_licence_is_read_from_what_a_package_says(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, str], expected: str
) -> None:
    about = Message()
    for name, value in fields.items():
        about[name] = value
    monkeypatch.setattr(licences, "metadata", lambda _: about)
    assert licence("somebody") == expected


@pytest.mark.parametrize("package", ["no-such-package", "npm: no-such-package"])
def test_a_package_that_is_not_installed_is_refused(package: str) -> None:
    assert not is_allowed(package, licence(package))


def test_packages_of_npm_are_listed_by_what_they_are_for() -> None:
    found = uses()
    assert found["npm: preact"] == "client"
    assert found["npm: esbuild"] == "building the client"


def test_no_licence_is_noted_for_a_package_that_is_not_locked() -> None:
    noted = licences.NOT_INSTALLED | licences.ALLOWED_FOR | licences.WITH_ALL_IN_ITS_WHEEL
    assert noted.keys() <= uses().keys()
