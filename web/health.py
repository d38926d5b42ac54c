"""Health, readiness and metrics of the server, for those who restart, route to or watch it."""

import logging
from collections.abc import Callable
from functools import wraps
from typing import NamedTuple

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.crypto import constant_time_compare
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from redis import RedisError
from rest_framework.exceptions import MethodNotAllowed

from web.addresses import address_of
from web.hooks import Hook
from web.problems import Trouble, problem_answer, problem_of
from web.redis import redis_within
from web.refusals import WebRefusal

PATIENCE = 1.0
LOOPBACK = ("127.0.0.1", "::1")

log = logging.getLogger(__name__)

View = Callable[..., HttpResponse]


class ReadyCheck(NamedTuple):
    """A part of the server that playing needs. DatabaseError and RedisError mean no as well."""

    part: str
    answers: Callable[[], bool]


ready_checks: Hook[ReadyCheck] = Hook()

metrics_collectors: Hook[Collector] = Hook()
"""Each is asked anew whenever the metrics are read."""


def only_get(view: View) -> View:
    @wraps(view)
    def wrapped(request: HttpRequest, **options: str) -> HttpResponse:
        if request.method not in ("GET", "HEAD"):
            response = problem_answer(problem_of(MethodNotAllowed(request.method or "")))
            response["Allow"] = "GET, HEAD"
        else:
            response = view(request, **options)
        response.headers.setdefault("Cache-Control", "no-store")
        return response

    return wrapped


@only_get
def healthz(_: HttpRequest) -> HttpResponse:
    """The probe that this process answers."""
    return HttpResponse("ok\n", content_type="text/plain")


@only_get
def readyz(_: HttpRequest) -> HttpResponse:
    """The probe that all parts that playing needs are up."""
    parts = {check.part: _answers(check) for check in ready_checks}
    missing = [part for part, answers in parts.items() if not answers]
    if missing:
        return problem_answer(Trouble(WebRefusal.NOT_READY, {"missing": missing, "parts": parts}))
    return JsonResponse(parts)


@only_get
def metrics(request: HttpRequest) -> HttpResponse:
    """Metrics for Prometheus, of all processes together where PROMETHEUS_MULTIPROC_DIR is set."""
    if not _may_read_metrics(request):
        return problem_answer(problem_of(Http404()))
    now = CollectorRegistry()
    for collector in metrics_collectors:
        now.register(collector)
    return HttpResponse(
        generate_latest(_counted()) + generate_latest(now), content_type=CONTENT_TYPE_LATEST
    )


def _may_read_metrics(request: HttpRequest) -> bool:
    """Asks for the token; where none is set, only this machine may read."""
    if settings.METRICS_TOKEN:
        given = request.headers.get("Authorization", "")
        return constant_time_compare(given, f"Bearer {settings.METRICS_TOKEN}")
    return address_of(request) in LOOPBACK


def _answers(check: ReadyCheck) -> bool:
    try:
        return check.answers()
    except (DatabaseError, RedisError) as error:
        log.warning("%s: %s", check.part, type(error).__name__)
        return False


def database_answers() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        return bool(cursor.fetchone() == (1,))


def redis_answers() -> bool:
    return bool(redis_within(PATIENCE).ping())


ready_checks.register(ReadyCheck("database", database_answers))
ready_checks.register(ReadyCheck("redis", redis_answers))


def _counted() -> CollectorRegistry:
    if not settings.PROMETHEUS_MULTIPROC_DIR:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry
