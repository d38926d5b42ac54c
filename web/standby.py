"""The standby of the database, for what may be some seconds old, and nothing else.

What it is asked for nobody has just written: the events of games, which never change, and rows that
a sweep derives from them, so that a result that a moderator has just voided stands in lists, sums
and ratings for as long as it lags. Who somebody is, what they may see, what they have chosen or
done, and what moderators have decided about people comes from the primary always. A read that may
lag is a function of an alias, by which it asks whichever of the two databases it is given.

Where the standby refuses or is too far behind, the primary is asked at once; where it is silent or
too slow, after the two seconds that a whole read may wait for it (`web.bounded_postgres`), or two
for each address that it is looked for at. Then for some seconds nobody tries the standby again but
for one thread after each such rest.
"""

import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from math import inf, isfinite
from threading import Lock
from time import monotonic
from typing import TypeVar

from django.conf import settings
from django.db import DEFAULT_DB_ALIAS, Error, connection, connections
from prometheus_client import Counter
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.registry import Collector

from web.bounded_postgres.base import bounded_together
from web.clock import clock

STANDBY = "standby"
REST_SECONDS = 5.0

log = logging.getLogger(__name__)

_reads = Counter(
    "dixit_lagging_reads", "Reads that may lag, by the database that answered.", ("database",)
)

Result = TypeVar("Result")


class NoStandby(Exception):
    """Raised where there is no standby to read from: none at all, or none that is in step."""


class Standby:
    """The standby as this process knows it, and whether it is asked at present."""

    def __init__(self) -> None:
        self.lag: float | None = None
        """The seconds by which it was behind when asked last; none where it did not answer."""
        self._resting_until = 0.0
        self._lock = Lock()

    @property
    def was_read(self) -> bool | None:
        """True if the last try found it in step; none before the first."""
        if self._resting_until:
            return False
        return None if self.lag is None else True

    def read(self, read: Callable[[str], Result]) -> Result:
        """Reads from the standby; raises NoStandby where it is away, behind, or rests."""
        if not self._is_tried():
            raise NoStandby
        try:
            with bounded_together():
                self.lag = _lag()
                if self.lag <= settings.STANDBY_LAG_SECONDS:
                    found = read(STANDBY)
                    self._go_on()
                    return found
            if isfinite(self.lag):
                self._rest(f"is {self.lag:.1f} seconds behind")
            else:
                connections[STANDBY].close()  # the next connection may lead to another server
                self._rest("is no standby")
        except Error as error:
            connections[STANDBY].close()
            self.lag = None
            self._rest(f"has not answered: {type(error.__cause__ or error).__name__}")
        raise NoStandby

    def _is_tried(self) -> bool:
        """After a rest, whoever asks first tries for all: the others let it rest meanwhile."""
        with self._lock:
            now = monotonic()
            if now < self._resting_until:
                return False
            if self._resting_until:
                self._resting_until = now + REST_SECONDS
            return True

    def _go_on(self) -> None:
        if self._resting_until:
            log.info("the standby is read again")
        self._resting_until = 0.0

    def _rest(self, why: str) -> None:
        if not self._resting_until:
            log.warning("the standby %s, and the primary is asked", why)
        self._resting_until = monotonic() + REST_SECONDS


standby = Standby()


def has_standby() -> bool:
    return STANDBY in connections.settings


def from_standby(read: Callable[[str], Result]) -> Result:
    """Reads from the standby; raises NoStandby where that won't do, as within a transaction."""
    if not has_standby():
        raise NoStandby
    try:
        if connection.in_atomic_block:  # which may have written what is read
            raise NoStandby
        found = standby.read(read)
    except NoStandby:
        _reads.labels("primary").inc()
        raise
    _reads.labels(STANDBY).inc()
    return found


def read_lagging(read: Callable[[str], Result]) -> Result:
    """Reads from the standby if there is one in step, and from the primary otherwise."""
    with suppress(NoStandby):
        return from_standby(read)
    return read(DEFAULT_DB_ALIAS)


def standby_was_read() -> bool | None:
    """Tells whether the standby was in step when this process last tried, and tries nothing."""
    return standby.was_read if has_standby() else None


def standby_is_read() -> bool | None:
    """Tries it: true if reads that may lag go to the standby; none where there is no standby."""
    if not has_standby():
        return None
    try:
        return standby.read(bool)
    except NoStandby:
        return False


class StandbyLag(Collector):
    """Asks the standby at each reading, and says nothing where there is none."""

    def collect(self) -> Iterable[GaugeMetricFamily]:
        is_read = standby_is_read()
        if is_read is None:
            return
        yield GaugeMetricFamily(
            "dixit_standby_in_step", "1 if reads that may lag go to the standby.", value=is_read
        )
        if standby.lag is not None and isfinite(standby.lag):
            yield GaugeMetricFamily(
                "dixit_standby_lag_seconds",
                "Time since the last commit that the standby had applied when it was asked.",
                value=standby.lag,
            )


def _lag() -> float:
    """Seconds since the last commit that it has applied; no end of them once it is no standby.

    While a beat leads, something is committed each second.
    """
    with connections[STANDBY].cursor() as cursor:
        cursor.execute("SELECT pg_last_xact_replay_timestamp() WHERE pg_is_in_recovery()")
        row = cursor.fetchone()
    applied = row and row[0]
    return (clock.now() - applied).total_seconds() if applied else inf
