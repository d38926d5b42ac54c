"""What is left of a phase."""

from datetime import UTC, datetime, timedelta

from games.time_left import Timing, has_passed, timing

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def test_what_is_left_is_told_to_the_millisecond() -> None:
    deadline = NOON + timedelta(seconds=9, microseconds=876543)
    assert timing(deadline, NOON) == Timing(NOON, 9.877)


def test_less_than_nothing_is_never_left() -> None:
    assert timing(NOON, NOON + timedelta(seconds=3)) == Timing(NOON + timedelta(seconds=3), 0)


def test_without_a_deadline_nothing_is_told() -> None:
    assert timing(None, NOON) == Timing(NOON, None)
    assert not has_passed(None)


def test_a_deadline_has_passed_once_it_is_there() -> None:
    now = datetime.now(UTC)
    assert has_passed(now)
    assert not has_passed(now + timedelta(minutes=1))
