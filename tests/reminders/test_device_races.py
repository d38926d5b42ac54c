"""Devices that several people name in the same instant."""

from collections.abc import Iterator
from functools import partial
from typing import Any
from uuid import UUID

import pytest
from pytest_django import Settings

from reminders.models import Device
from testkit.api_callers import Answer, Caller
from testkit.concurrency import at_once, meanwhile
from testkit.played_games import people, signed_in
from testkit.push_service import PushService, SubscribedBrowser, push_service

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture
def service(settings: Settings) -> Iterator[PushService]:
    with push_service() as running:
        settings.PUSH_SERVICES = (running.url,)
        yield running


def subscribes(caller: Caller, browser: SubscribedBrowser) -> Answer:
    return caller.asks("PUT", "/me/reminders/device", browser.subscription, {})


def test_of_two_who_name_one_browser_at_once_the_later_has_it(service: PushService) -> None:
    browser = SubscribedBrowser(service)
    one, other = map(signed_in, people(2))
    answer = meanwhile(lambda: subscribes(one, browser), lambda: subscribes(other, browser))
    assert answer.status == 204
    (device,) = Device.objects.all()
    assert device.person == UUID(other.id)


def test_two_who_swap_their_browsers_at_once_do_not_wait_in_a_ring(service: PushService) -> None:
    browsers = [SubscribedBrowser(service, name) for name in ("phone", "tablet")]
    callers = [signed_in(person) for person in people(2)]
    for _ in range(5):
        for caller, browser in zip(callers, browsers, strict=True):
            assert subscribes(caller, browser).status == 204
        browsers.reverse()
        swaps = [partial(subscribes, *both) for both in zip(callers, browsers, strict=True)]
        answers: list[Any] = at_once(swaps)
        assert [answer.status for answer in answers] == [204, 204]
