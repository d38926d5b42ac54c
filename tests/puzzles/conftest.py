from datetime import UTC, date, datetime, timedelta

import pytest

from puzzles import api


class Calendar:
    """The days of puzzles, which pass as a test says."""

    def __init__(self) -> None:
        self.at = datetime(2031, 5, 14, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.at

    @property
    def today(self) -> date:
        return self.at.date()

    def passes(self, days: int = 1) -> None:
        self.at += timedelta(days=days)

    def strikes(self, hour: int, minute: int = 0) -> None:
        self.at = self.at.replace(hour=hour, minute=minute)


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """A noon, at which nothing of a day is over or has yet to begin."""
    calendar = Calendar()
    monkeypatch.setattr(api, "timezone", calendar)
    return calendar
