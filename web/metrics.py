"""Counts and times every request, for Prometheus and in a line of the log."""

import logging
import time
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.functional import SimpleLazyObject
from prometheus_client import Counter, Histogram

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

log = logging.getLogger(__name__)

_seconds = Histogram(
    "dixit_request_seconds",
    "From the first line of a request's handling to its answer.",
    ("method", "route", "status"),
    buckets=BUCKETS,
)
_moves = Counter("dixit_moves", "Moves by kind, and how they went.", ("kind", "outcome"))


def count_move(kind: str, outcome: str) -> None:
    _moves.labels(kind, outcome).inc()


def metrics_middleware(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    def middleware(request: HttpRequest) -> HttpResponse:
        start = time.perf_counter()
        response = get_response(request)
        _note(request, response.status_code, time.perf_counter() - start)
        return response

    return middleware


def _note(request: HttpRequest, status: int, seconds: float) -> None:
    method = request.method if request.method in METHODS else "other"
    route = request.resolver_match.route if request.resolver_match else ""
    log_request(str(method), route, status, seconds, _account(request))


def log_request(method: str, route: str, status: int, seconds: float, account: str | None) -> None:
    """Logs a request. The route is the pattern of its path, as the path itself may hold secrets."""
    _seconds.labels(method, route, status).observe(seconds)
    if log.isEnabledFor(logging.INFO):
        line = logging.LogRecord(log.name, logging.INFO, __file__, 0, "request", (), None)
        line.__dict__.update(
            method=method,
            route=route,
            status=status,
            account=account,
            milliseconds=round(seconds * 1000, 1),
        )
        log.handle(line)  # to look for who says so would cost as much as to write it down


def _account(request: HttpRequest) -> str | None:
    """The id of the caller, if it is already known: the log causes no query."""
    user = request.__dict__.get("user")
    if isinstance(user, SimpleLazyObject):
        user = getattr(request, "_cached_user", None)
    return None if user is None or user.pk is None else str(user.pk)
