"""Log lines as JSON, with known fields only.

Most exceptions are written with their stack but without their message: a message of PostgreSQL,
for one, can repeat a row with a clue in it.
"""

import logging
import traceback
from datetime import UTC, datetime

import msgspec
from django.core.exceptions import ImproperlyConfigured
from django.db import OperationalError

from web.redis import REDIS_ERRORS

OF_A_REQUEST = ("method", "route", "status", "milliseconds", "account")
OUTSPOKEN = (OSError, ImproperlyConfigured, OperationalError, *REDIS_ERRORS)

_encoder = msgspec.json.Encoder()


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        known = record.__dict__
        line = {
            "at": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            "request_id": known.get("request_id"),
            "error": record.exc_info and _story_of(record.exc_info[1]),
            **{field: known.get(field) for field in OF_A_REQUEST},
        }
        told = {field: said for field, said in line.items() if said not in (None, "")}
        return _encoder.encode(told).decode()


class OnlyExceptions(logging.Filter):
    """Passes only Django's records of exceptions, without the path of the request."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = "unforeseen", ()
        return bool(record.exc_info)


class NotOfSockets(logging.Filter):
    """Drops uvicorn's records of opened sockets, whose addresses have codes and tickets."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "websockets" not in record.pathname or record.levelno > logging.INFO


def _story_of(error: BaseException | None) -> str:
    return "".join(_story(error))


def _story(error: BaseException | None) -> list[str]:
    """The stack of an exception, after those of the exceptions that led to it."""
    if error is None:
        return []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    what = type(error).__qualname__
    if isinstance(error, OUTSPOKEN):
        what = f"{what}: {error}"
    return [*_story(before), *traceback.format_tb(error.__traceback__), f"{what}\n"]
