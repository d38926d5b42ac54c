"""An id for each request, in its log lines and in its answer."""

import logging
import re
import uuid
from collections.abc import Callable
from contextvars import ContextVar

from django.http import HttpRequest, HttpResponse

HEADER = "X-Request-ID"
_FIT = re.compile(r"[\w.:-]{1,64}", re.ASCII)
_current: ContextVar[str] = ContextVar("request_id", default="")


def current_request_id() -> str:
    return _current.get()


class requested:  # noqa: N801 (it reads as what it does)
    """A context with a request's id: the one that a proxy gave, if well-formed, or a new one."""

    def __init__(self, given: str) -> None:
        self._id = given if _FIT.fullmatch(given) else uuid.uuid4().hex

    def __enter__(self) -> str:
        self._before = _current.set(self._id)
        return self._id

    def __exit__(self, *_: object) -> None:
        _current.reset(self._before)


def request_id_middleware(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    def middleware(request: HttpRequest) -> HttpResponse:
        with requested(request.META.get("HTTP_X_REQUEST_ID", "")) as request_id:
            response = get_response(request)
        response[HEADER] = request_id
        return response

    return middleware


class AddRequestId(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = current_request_id()
        return True
