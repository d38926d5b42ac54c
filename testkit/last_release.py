"""The code of the last release, from the history of the project, where it came along."""

import subprocess
from pathlib import Path

import pytest

from testkit.processes import ROOT

RECORDED = "docs/released/nodes.json"
"""The file that each release writes anew, and so names the commit that was released."""


def code_of_the_last_release(folder: Path) -> Path:
    """That code, written into the folder; skips the test in a copy without the whole history."""
    try:
        if _git("rev-parse", "--is-shallow-repository", "--show-prefix").split() != [b"false"]:
            pytest.skip("the history of this copy is cut off")
        commit = _git("log", "-1", "--format=%H", "--", RECORDED).decode().strip()
        archive = _git("archive", commit)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this copy has no history")
    subprocess.run(["tar", "--extract", "--directory", str(folder)], input=archive, check=True)
    return folder


def _git(*command: str) -> bytes:
    return subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=True).stdout
