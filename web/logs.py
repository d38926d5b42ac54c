"""Log lines as JSON, with nothing in them that isn't meant to be there.

Only known fields are written, and of most exceptions the way they came but not what they say:
a message of PostgreSQL's, for one, can repeat a row with a clue in it.
"""

import logging
import traceback
from datetime import UTC, datetime

import msgspec
from django.core.exceptions import ImproperlyConfigured
from django.db import OperationalError
from redis import RedisError

OF_A_REQUEST = ("method", "route", "status", "milliseconds", "account")
OUTSPOKEN = (OSError, ImproperlyConfigured, OperationalError, RedisError)

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
    """Of what Django says of requests, only what broke, and not the path that it broke on."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = "unforeseen", ()
        return bool(record.exc_info)


class NotOfSockets(logging.Filter):
    """What the server says of each socket, its address with code and ticket, is left out."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "websockets" not in record.pathname or record.levelno > logging.INFO


def _story_of(error: BaseException | None) -> str:
    return "".join(_story(error))


def _story(error: BaseException | None) -> list[str]:
    """The way of an exception and, before it, of what led to it."""
    if error is None:
        return []
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    what = type(error).__qualname__
    if isinstance(error, OUTSPOKEN):
        what = f"{what}: {error}"
    return [*_story(before), *traceback.format_tb(error.__traceback__), f"{what}\n"]
