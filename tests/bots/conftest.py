import pytest

from bots import sweep


@pytest.fixture(autouse=True)
def long_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sweep is cut short because the machine is busy: to each, no time passes."""
    monkeypatch.setattr(sweep, "monotonic", lambda: 0.0)
