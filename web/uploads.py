"""The bounds of uploads: who may send a large body, how many of them at once, and how slowly.

The headers of an upload are looked at before any of its body is read. Only an upload of an account
that may send one, within the bounds, has its body read; any other is answered at once.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from rest_framework.exceptions import Throttled

from web.addresses import network_of
from web.problems import Trouble, exception_handler, problem_of
from web.refusals import WebRefusal

AT_ONCE_BY_ACCOUNT = 1
SLOW_SECONDS = 10.0
"""The time that an upload may take at whatever rate."""
LEAST_RATE = 8 * 1024
"""Bytes in a second that an upload must come with on average, once it has been slow for a while."""
RETRY_SECONDS = 10
UPLOAD_REFUSED = "dixit.refused_upload"
"""The key of the exception for which a request was refused unread. No header has such a key."""


class UploadBounds(NamedTuple):
    """How many uploads of a kind a process takes in, and how long each may take."""

    at_once: int = 4
    waiting: int = 8
    """Uploads that may wait until one of those taken in at once has ended."""
    by_address: int = 2
    seconds: float = 300.0


USUAL_BOUNDS = UploadBounds()


def _notes_nothing(headers: Mapping[str, Any], account: str) -> dict[str, Any]:
    return {}


def _needs_nothing(noted: Mapping[str, Any]) -> None:
    pass


class UploadPath(NamedTuple):
    """A path that large bodies may be posted to. Headers are named as in WSGI."""

    largest: int
    account_of: Callable[[Mapping[str, Any]], str | None]
    """Finds the uploading account by the headers; none if it may not upload."""
    begun: Callable[[Mapping[str, Any], str], dict[str, Any]] = _notes_nothing
    """Notes that an upload of the account begins, and gives what its request is to know of that."""
    broke_off: Callable[[Mapping[str, Any]], None] = _needs_nothing
    """Is told what was noted of an upload that did not arrive, or was refused."""
    bounds: UploadBounds = USUAL_BOUNDS


def only(path: str) -> re.Pattern[str]:
    """The pattern of that one path."""
    return re.compile(re.escape(path))


class Busy(Exception):
    """Raised while so many uploads are under way that no other may wait."""


@problem_of.register
def _busy(error: Busy) -> Trouble:
    return Trouble(WebRefusal.BUSY, headers={"Retry-After": str(RETRY_SECONDS)})


class UploadsUnderWay:
    """The uploads of one process that are under way or waiting, of each account and address."""

    def __init__(self, bounds: UploadBounds) -> None:
        self._bounds = bounds
        self._accounts: Counter[str] = Counter()
        self._networks: Counter[str] = Counter()

    @contextmanager
    def count(self, account: str, address: str) -> Iterator[None]:
        """Counts an upload while the context lasts; raises Busy or Throttled beyond the bounds."""
        network = network_of(address)
        if self._accounts[account] >= AT_ONCE_BY_ACCOUNT:
            raise Throttled(RETRY_SECONDS)
        if self._networks[network] >= self._bounds.by_address:
            raise Throttled(RETRY_SECONDS)
        if self._accounts.total() >= self._bounds.at_once + self._bounds.waiting:
            raise Busy
        self._accounts += Counter([account])
        self._networks += Counter([network])
        try:
            yield
        finally:
            self._accounts -= Counter([account])  # `-=` drops what comes to nothing
            self._networks -= Counter([network])


def latest_end(began: float, received: int, seconds: float) -> float:
    """The moment at which an upload of which so many bytes have come is given up."""
    return began + min(seconds, SLOW_SECONDS + received / LEAST_RATE)


def refused_uploads_middleware(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Answers an upload that was refused before its body was read."""

    def middleware(request: HttpRequest) -> HttpResponse:
        error = request.META.get(UPLOAD_REFUSED)
        if error is None:
            return get_response(request)
        answer = exception_handler(error, {})
        if answer is None:
            raise error
        return answer

    return middleware
