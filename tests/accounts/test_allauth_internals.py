"""What a new version of allauth may break stands in one module."""

import re
from pathlib import Path

import pytest
from django.conf import settings

from accounts import allauth_internals

IMPORTS = re.compile(r"^\s*(?:from|import) allauth[\w.]*\.internal\b", re.MULTILINE)
FOLDERS = sorted(path.parent for path in Path(settings.BASE).glob("*/__init__.py"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_allauths_internals_are_imported_by_one_module(folder: Path) -> None:
    importing = {
        path for path in folder.rglob("*.py") if IMPORTS.search(path.read_text(encoding="utf-8"))
    }
    assert importing == {Path(allauth_internals.__file__)} & set(folder.rglob("*.py"))
