"""The limit on new guests of one address, towards which those who play no longer count.

A school has one address for all its classes, and so has somebody who makes guests by the thousand.
What tells them apart is whether their guests play.
"""

import logging
from collections.abc import Callable, Collection
from time import monotonic
from typing import NamedTuple
from uuid import UUID

from django.conf import settings
from rest_framework.exceptions import Throttled

from web.addresses import network_of
from web.hooks import Hook
from web.lru import LruCache
from web.redis import REDIS_ERRORS, counters_connection
from web.throttle import Limit, current_window

MOST_TIMES = 10
"""An address has no more new guests than so many times the limit, however many of them play."""
COUNT_SECONDS = 10.0
"""The time for which a process takes the number of those who play as it was."""

players_among: Hook[Callable[[Collection[UUID]], int]] = Hook()
"""Functions that count those people who have played a turn to its end."""

log = logging.getLogger(__name__)


class Counted(NamedTuple):
    players: int
    at: float


_recently_counted: LruCache[str, Counted] = LruCache(most=1_000)


def refuse_too_many_guests(address: str, guest: UUID) -> None:
    """Counts a guest who is about to be made; raises Throttled beyond the limit of the address.

    While Redis is down, nobody is limited.
    """
    limit = Limit(*settings.THROTTLES["guest"])
    window, seconds_left = current_window(limit)
    key = f"guests:{limit.requests}:{network_of(address)}:{window}"
    try:
        over = _add(key, guest, limit) - limit.requests
        if over <= 0 or over <= min(_players(key), limit.requests * (MOST_TIMES - 1)):
            return
        counters_connection().ask(("SREM", key, str(guest)))
    except REDIS_ERRORS as error:
        log.warning("could not count guests: %s", error)
        return
    raise Throttled(seconds_left)


def _add(key: str, guest: UUID, limit: Limit) -> int:
    """The number of guests with this one."""
    *_, number = counters_connection().ask(
        ("SADD", key, str(guest)), ("EXPIRE", key, limit.seconds), ("SCARD", key)
    )
    return int(number)


def _players(key: str) -> int:
    """The number of the guests who have played, as it was a few seconds ago at most."""
    counted = _recently_counted.get(key)
    if counted is None or monotonic() - counted.at > COUNT_SECONDS:
        counted = Counted(_count_players(key), monotonic())
        _recently_counted.put(key, counted)
    return counted.players


def _count_players(key: str) -> int:
    (members,) = counters_connection().ask(("SMEMBERS", key))
    guests = [UUID(member.decode()) for member in members]
    return sum(count(guests) for count in players_among)
