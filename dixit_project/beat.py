"""The beat that asks for sweeps."""

from typing import Any

from celery.beat import PersistentScheduler, ScheduleEntry
from redis import RedisError

from web.redis import redis_within

MOST_WAITING = 1_000
PATIENCE = 1.0


class Beat(PersistentScheduler):
    """Asks for nothing more as long as nobody takes up what it has asked for.

    Otherwise a worker that comes back after a day would first have to throw away that day's sweeps.
    """

    def apply_entry(self, entry: ScheduleEntry, producer: Any = None) -> None:
        if self._waiting() < MOST_WAITING:
            super().apply_entry(entry, producer)

    def _waiting(self) -> int:
        try:
            return int(str(redis_within(PATIENCE).llen(self.app.conf.task_default_queue)))
        except RedisError:
            return 0  # whether Redis takes it shows by asking
