"""The parts of the client that need no page, tested by Node's own runner."""

from pathlib import Path

import pytest

from tools import node


def test_what_is_heard_and_told_holds_for_a_game_of_a_running_server(
    recording: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    node.install_packages()
    monkeypatch.setenv("RECORDED", str(recording))
    tests = sorted(str(file) for file in (node.CLIENT / "tests").glob("*.test.ts"))
    status = node.node(["--test", "--test-reporter=tap", *tests])
    said = capfd.readouterr().out
    assert status == 0, said
    assert "# SKIP" not in said
