"""The queue that tasks of Celery wait in, at whatever broker it is."""

from typing import Any

from celery import current_app
from kombu import Connection
from kombu.exceptions import OperationalError

PATIENCE = 1
BOUNDS = dict.fromkeys(
    ("socket_timeout", "socket_connect_timeout", "read_timeout", "write_timeout"), PATIENCE
)
"""The time that a broker has for each answer, by the names that Redis and AMQP have for it."""


def queue_errors(broker: Connection) -> tuple[type[BaseException], ...]:
    """Errors of a broker that is away or refuses, which differ with its kind."""
    return (OperationalError, *broker.connection_errors, *broker.channel_errors)


def queue_answers() -> bool:
    """True if the broker lets somebody in, and not if it takes what it is sent and says nothing."""
    broker = current_app.connection_for_write(connect_timeout=PATIENCE, transport_options=BOUNDS)
    try:
        with broker:
            _connect(broker)
    except queue_errors(broker):
        return False
    return True


def waiting_in(broker: Connection, queue: str) -> int:
    """The number of tasks that no worker has taken; raises one of `queue_errors`."""
    _connect(broker)
    if broker.transport.driver_type == "redis":
        redis: Any = broker.default_channel
        return int(redis.client.llen(queue))
    own: Any = broker.channel()  # asking for a queue that isn't there closes it
    with own as channel:
        return int(channel.queue_declare(queue, passive=True).message_count)


def _connect(broker: Connection) -> None:
    """Connects unless it is connected, without Celery's patience of minutes."""
    broker.ensure_connection(max_retries=1, interval_start=0, interval_step=0, timeout=PATIENCE)
