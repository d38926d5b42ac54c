"""Log lines as JSON, with nothing in them that isn't meant to be there.

Only known fields are written, and of most exceptions the way they came but not what they say:
a message of PostgreSQL's, for one, can repeat a row with a clue in it.
"""

import logging
import traceback
from types import TracebackType
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.db import OperationalError
from pythonjsonlogger.msgspec import MsgspecFormatter
from redis import RedisError

BY_NAME = {
    "timestamp": "at",
    "levelname": "level",
    "name": "logger",
    "exc_info": "error",
}
FIELDS = ("at", "level", "logger", "message", "request_id", "error")
OF_A_REQUEST = ("method", "route", "status", "milliseconds", "account")
OUTSPOKEN = (OSError, ImproperlyConfigured, OperationalError, RedisError)

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


class JsonLines(MsgspecFormatter):
    def __init__(self) -> None:
        fields = ["levelname", "name", "message", "request_id"]
        super().__init__(fields, rename_fields=BY_NAME, timestamp=True)

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        return {
            field: log_data[field]
            for field in (*FIELDS, *OF_A_REQUEST)
            if log_data.get(field) not in (None, "")
        }

    def formatException(self, ei: Any) -> str:  # noqa: N802 (logging's own name for it)
        return "".join(_story(ei[1]))


class OnlyExceptions(logging.Filter):
    """Of what Django says of requests, only what broke, and not the path that it broke on."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = "unforeseen", ()
        return bool(record.exc_info)


class NotOfSockets(logging.Filter):
    """What the server says of each socket, its address with code and ticket, is left out."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "websockets" not in record.pathname or record.levelno > logging.INFO


def _story(error: BaseException | None) -> list[str]:
    """The way of an exception and, before it, of what led to it."""
    if error is None:
        return []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    what = type(error).__qualname__
    if isinstance(error, OUTSPOKEN):
        what = f"{what}: {error}"
    return [*_story(before), *traceback.format_tb(error.__traceback__), f"{what}\n"]
