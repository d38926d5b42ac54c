"""In somebody's quiet hours nothing is sent: it waits for their end."""

from datetime import datetime, time, timedelta

from hypothesis import given
from hypothesis import strategies as st

from reminders.quiet_hours import next_loud_moment

COPENHAGEN = "Europe/Copenhagen"


def at(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-{text}:00+00:00")


def test_a_night_goes_past_midnight() -> None:
    night = (time(22), time(8), COPENHAGEN)  # an hour ahead of UTC in winter, two in summer
    assert next_loud_moment(at("11-19T20:59"), *night) == at("11-19T20:59")
    assert next_loud_moment(at("11-19T21:00"), *night) == at("11-20T07:00")
    assert next_loud_moment(at("11-20T03:00"), *night) == at("11-20T07:00")
    assert next_loud_moment(at("07-01T03:00"), *night) == at("07-01T06:00")
    assert next_loud_moment(at("07-01T06:00"), *night) == at("07-01T06:00")


def test_a_nap_lies_within_a_day() -> None:
    nap = (time(13), time(15), "UTC")
    assert next_loud_moment(at("11-19T12:59"), *nap) == at("11-19T12:59")
    assert next_loud_moment(at("11-19T14:59"), *nap) == at("11-19T15:00")


def test_without_quiet_hours_every_moment_will_do() -> None:
    now = at("11-19T02:00")
    assert next_loud_moment(now, None, None, "UTC") == now
    assert next_loud_moment(now, time(5), time(5), "UTC") == now


@given(
    st.integers(0, 365 * 24 * 60).map(
        lambda minutes: at("01-01T00:00") + timedelta(0, 60 * minutes)
    ),
    st.times(),
    st.times(),
    st.sampled_from(["UTC", COPENHAGEN, "America/Sao_Paulo", "Asia/Kathmandu"]),
)
def test_what_waits_waits_a_day_at_most_and_is_then_loud(
    now: datetime, begin: time, end: time, timezone: str
) -> None:
    loud = next_loud_moment(now, begin, end, timezone)
    assert now <= loud <= now + timedelta(hours=25)
