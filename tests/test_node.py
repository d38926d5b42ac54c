"""Node and the packages of the client, as they come along."""

import json
import re
from pathlib import Path

import pytest

from tools import node

LOCK = json.loads((node.CLIENT / "package-lock.json").read_text())["packages"]


def a_package(folder: Path) -> Path:
    """A folder with a package.json and a lock that need nothing."""
    about = {"name": "nothing", "version": "1.0.0"}
    locked = {**about, "lockfileVersion": 3, "requires": True, "packages": {"": about}}
    (folder / "package.json").write_text(json.dumps(about))
    (folder / "package-lock.json").write_text(json.dumps(locked))
    return folder


def test_scripts_in_typescript_run_as_they_are(tmp_path: Path) -> None:
    (tmp_path / "five.ts").write_text("const five: number = 5\nprocess.exit(five)\n")
    assert node.node(["five.ts"], tmp_path) == 5


def test_packages_are_installed_once_for_each_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def npm(arguments: list[str], folder: Path) -> int:
        asked.append(arguments[0])
        (folder / "node_modules").mkdir(exist_ok=True)
        return 0

    monkeypatch.setattr(node, "npm", npm)
    folder = a_package(tmp_path)
    node.install_packages(folder)
    node.install_packages(folder)
    assert asked == ["ci"]
    (folder / "package-lock.json").write_text("{}")
    node.install_packages(folder)
    assert asked == ["ci", "ci"]


def test_what_can_not_be_installed_ends_it(tmp_path: Path) -> None:
    folder = a_package(tmp_path)
    (folder / "package.json").write_text('{"dependencies": {"nothing-like-it": "1.0.0"}}')
    with pytest.raises(SystemExit, match="can't be installed"):
        node.install_packages(folder)
    assert not (folder / "node_modules" / ".installed").exists()


def test_the_lock_of_the_client_has_hashes_and_no_addresses() -> None:
    packages = {path: about for path, about in LOCK.items() if path}
    assert [path for path, about in packages.items() if "integrity" not in about] == []
    assert [path for path, about in packages.items() if "resolved" in about] == []


def test_the_lock_of_the_client_has_the_programs_of_every_system() -> None:
    asked = {name for about in LOCK.values() for name in about.get("optionalDependencies", {})}
    there = {path.rpartition("node_modules/")[2] for path in LOCK}
    assert asked <= there


def test_packages_run_no_scripts_of_their_own() -> None:
    config = (node.CLIENT / ".npmrc").read_text()
    assert re.search(r"^ignore-scripts=true$", config, re.MULTILINE)
