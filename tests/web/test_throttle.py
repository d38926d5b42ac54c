"""Limits that all processes keep together, each taking its share in lots."""

import uuid

import pytest
from pytest_django import Settings

from web import throttle
from web.throttle import Limit, Lots, seconds_to_wait

HOUR = 3600


@pytest.fixture
def who() -> str:
    return uuid.uuid4().hex


def asked(who: str, processes: list[Lots], times: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many of so many requests, at each process in turn, are within the limit."""
    let = 0
    for number in range(times):
        monkeypatch.setattr(throttle, "_lots", processes[number % len(processes)])
        let += not seconds_to_wait("any", who)
    return let


@pytest.mark.parametrize("requests", [0, 1, 59, 60, 119, 120, 125, 600])
def test_one_process_lets_through_as_many_as_the_limit_says(
    settings: Settings, who: str, requests: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.THROTTLES = {"any": (requests, HOUR)}
    assert asked(who, [Lots(10)], requests + 50, monkeypatch) == requests


@pytest.mark.parametrize("requests", [3, 120, 125, 600])
def test_several_together_let_through_no_more_and_hardly_fewer(
    settings: Settings, who: str, requests: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.THROTTLES = {"any": (requests, HOUR)}
    processes = [Lots(10) for _ in range(3)]
    let = asked(who, processes, requests * 2, monkeypatch)
    lost = (Limit(requests, HOUR).lot - 1) * len(processes)
    assert requests - lost <= let <= requests


def test_whoever_is_over_the_limit_is_told_how_long_to_wait(settings: Settings, who: str) -> None:
    settings.THROTTLES = {"any": (1, HOUR)}
    assert seconds_to_wait("any", who) == 0.0
    assert 0.0 < seconds_to_wait("any", who) <= HOUR


def test_of_what_is_scarce_a_lot_is_one() -> None:
    assert [Limit(number, HOUR).lot for number in (1, 10, 60, 119)] == [1, 1, 1, 1]
    assert Limit(600, 60).lot == 10


def test_only_so_many_rests_of_lots_are_kept() -> None:
    lots = Lots(most=2)
    for name in "abc":
        lots.take_in(name, 5)
    assert [lots.give_out(name) for name in "abc"] == [False, True, True]
