"""How often somebody may ask, counted in Redis for all processes together."""

import logging
import time
from typing import NamedTuple

from django.conf import settings
from redis import RedisError
from rest_framework.exceptions import Throttled
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from web.addresses import network_of
from web.lru import LruCache
from web.redis import wire

log = logging.getLogger(__name__)


ALREADY_COUNTED = "dixit.counted"
"""Of the request, and not a header: no client can say it."""


class Limit(NamedTuple):
    """So many requests in so many seconds, by each account or else each address."""

    requests: int
    seconds: int

    @property
    def lot(self) -> int:
        """So many a process takes from Redis at a time: a sixtieth, so one of what is scarce."""
        return max(1, self.requests // 60)


class Lots(LruCache[str, int]):
    """What this process has taken of somebody's limit and not yet given out.

    All processes together give out no more than the limit. One may refuse while another still has
    the rest of a lot.
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
    """Counts by account, and by address where nobody is signed in or the view asks for it.

    The view names its limit, `throttle`, one of settings.THROTTLES. A Redis that is down stops
    nobody.
    """

    def __init__(self) -> None:
        self._left = 0.0

    def allow_request(self, request: Request, view: APIView) -> bool:
        if ALREADY_COUNTED in request.META:
            return True
        name = view.throttle  # type: ignore[attr-defined]
        self._left = seconds_to_wait(name, _who(request, view))
        return not self._left

    def wait(self) -> float:
        return self._left


def refuse_too_many(name: str, address: str) -> None:
    """For whoever has no view: raises what a throttled view answers."""
    if left := seconds_to_wait(name, network_of(address)):
        raise Throttled(left)


def seconds_to_wait(name: str, who: str) -> float:
    """None at all, for whoever asks within the limit of that name."""
    limit = Limit(*settings.THROTTLES[name])
    window, left = _window(limit)
    key = f"throttle:{name}:{limit.requests}:{who}:{window}"
    if _lots.give_out(key):
        return 0.0
    over = _count(key, limit) - limit.requests
    if over >= limit.lot:
        return left
    _lots.take_in(key, limit.lot - 1 - max(0, over))
    return 0.0


def _who(request: Request, view: APIView) -> str:
    by_address = getattr(view, "throttle_by_address", False)
    if request.user.is_authenticated and not by_address:
        return str(request.user.pk)
    return network_of(str(request.META.get("REMOTE_ADDR", "")))


def _window(limit: Limit) -> tuple[int, float]:
    """Which stretch of time this is, and how much of it is left."""
    number, spent = divmod(time.time(), limit.seconds)
    return int(number), limit.seconds - spent


def _count(key: str, limit: Limit) -> int:
    """What has been taken of the limit, with one lot more."""
    try:
        _, count = wire().ask(
            ("SET", key, 0, "EX", limit.seconds, "NX"), ("INCRBY", key, limit.lot)
        )
        return int(count)
    except RedisError as error:
        log.warning("could not count %s: %s", key.split(":")[1], error)
        return 0
