"""Limits how often somebody may ask, counted in Redis for all processes together."""

import logging
from time import time as now
from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest
from rest_framework.exceptions import Throttled
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from web.addresses import address_of, network_of
from web.lru import LruCache
from web.redis import REDIS_ERRORS, counters_connection

log = logging.getLogger(__name__)


ALREADY_COUNTED = "dixit.counted"
"""The key in a request's environment that says it was counted; no header can set it."""


class Limit(NamedTuple):
    """The most requests in a number of seconds, of each account or else each address."""

    requests: int
    seconds: int

    @property
    def lot(self) -> int:
        """Requests reserved by a process per Redis call: 1/60 of the limit, at least one."""
        return max(1, self.requests // 60)


class Lots(LruCache[str, int]):
    """Requests that this process has reserved and not yet let through, by limit and person.

    All processes together let through no more than the limit. One may refuse while another still
    has reserved some.
    """

    def give_out(self, key: str) -> bool:
        with self._lock:
            left = self.get(key)
            if left:
                self.put(key, left - 1)
        return bool(left)

    def take_in(self, key: str, number: int) -> None:
        with self._lock:
            self.put(key, (self.get(key) or 0) + number)


_lots = Lots(most=10_000)


class Throttle(BaseThrottle):
    """Limits requests by account, or by address if nobody is signed in or the view says so.

    The view's `throttle` is the name of a limit in settings.THROTTLES. All requests of a bot have a
    limit together, besides. While Redis is down, nobody is limited.
    """

    def __init__(self) -> None:
        self._left = 0.0

    def allow_request(self, request: Request, view: APIView) -> bool:
        if ALREADY_COUNTED in request.META:
            return True
        name = view.throttle  # type: ignore[attr-defined]
        self._left = seconds_to_wait(name, _who(request, view))
        if is_bot(request) and not self._left:
            self._left = seconds_to_wait("bot", str(request.user.pk))
        return not self._left

    def wait(self) -> float:
        return self._left


def refuse_too_many(name: str, who: str) -> None:
    """Raises Throttled beyond the limit of an address or an account's id, where no view counts."""
    if left := seconds_to_wait(name, network_of(who)):
        raise Throttled(left)


def refuse_too_many_by_address(name: str, request: HttpRequest | Request) -> None:
    """Raises Throttled beyond the limit of the address that the request came from."""
    refuse_too_many(name, address_of(request))


def seconds_to_wait(name: str, who: str) -> float:
    """Counts a request; returns the seconds to wait, which are 0 within the limit."""
    limit = Limit(*settings.THROTTLES[name])
    window, left = current_window(limit)
    key = f"throttle:{name}:{limit.requests}:{who}:{window}"
    if _lots.give_out(key):
        return 0.0
    over = _count(key, limit) - limit.requests
    if over >= limit.lot:
        return left
    _lots.take_in(key, limit.lot - 1 - max(0, over))
    return 0.0


def is_bot(request: Request) -> bool:
    return bool(getattr(request.user, "is_bot", False))


def _who(request: Request, view: APIView) -> str:
    by_address = getattr(view, "throttle_by_address", False)
    if request.user.is_authenticated and not by_address:
        return str(request.user.pk)
    return network_of(address_of(request))


def current_window(limit: Limit) -> tuple[int, float]:
    """The number of the current window of time, and the seconds left of it."""
    number, spent = divmod(now(), limit.seconds)
    return int(number), limit.seconds - spent


def _count(key: str, limit: Limit) -> int:
    """Reserves a lot of requests in Redis; returns the number reserved so far."""
    try:
        _, count = counters_connection().ask(
            ("SET", key, 0, "EX", limit.seconds, "NX"), ("INCRBY", key, limit.lot)
        )
        return int(count)
    except REDIS_ERRORS as error:
        log.warning("could not count %s: %s", key.split(":")[1], error)
        return 0
