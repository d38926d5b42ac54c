"""Health, readiness and metrics of the server, for those who restart, route to or watch it."""

import logging
from collections.abc import Callable, Mapping
from functools import wraps
from typing import NamedTuple

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.crypto import constant_time_compare
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from rest_framework.exceptions import MethodNotAllowed

from web.addresses import address_of
from web.coordinator import at_coordinator
from web.draining import drain
from web.hooks import Hook
from web.problems import Trouble, problem_answer, problem_of
from web.queue import queue_answers
from web.redis import REDIS_ERRORS, answers
from web.refusals import WebRefusal
from web.standby import StandbyLag, standby_was_read

PATIENCE = 1.0
LOOPBACK = ("127.0.0.1", "::1")

log = logging.getLogger(__name__)

View = Callable[..., HttpResponse]


class ReadyCheck(NamedTuple):
    """A part of the server that playing needs. DatabaseError and REDIS_ERRORS mean no as well."""

    part: str
    answers: Callable[[], bool | None]
    """None says that this server has no such part, or knows nothing of it yet."""
    is_needed: bool = True
    """False for a part that the server does without: it is told, and the server is ready."""


ready_checks: Hook[ReadyCheck] = Hook()

parts_of_some: Hook[Callable[[], Mapping[str, bool]]] = Hook()
"""Each tells of parts that only some of what is asked needs: without them the server is ready."""

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
    """The probe that all parts that playing needs are up, and that this process is to stay."""
    if drain.is_on:
        return problem_answer(Trouble(WebRefusal.DRAINING))
    asked = {check: _answers(check) for check in ready_checks}
    parts = {check.part: answers for check, answers in asked.items() if answers is not None}
    missing = [
        check.part for check, answers in asked.items() if check.is_needed and answers is False
    ]
    if parts.get("database"):
        parts |= _parts_of_some()
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


def _parts_of_some() -> dict[str, bool]:
    try:
        return {part: there for told in parts_of_some for part, there in told().items()}
    except DatabaseError as error:  # gone since it was asked for itself
        log.warning("parts of some: %s", type(error).__name__)
        return {}


def _answers(check: ReadyCheck) -> bool | None:
    try:
        return check.answers()
    except (DatabaseError, *REDIS_ERRORS) as error:
        log.warning("%s: %s", check.part, type(error).__name__)
        return False


def database_answers() -> bool:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT 1 {at_coordinator()}")
        return bool(cursor.fetchone() == (1,))


def redis_answers(url: str) -> bool | None:
    return answers(url, PATIENCE) if url else None


# Roles of Redis without a server of their own are parts of none.
ready_checks.register(ReadyCheck("database", database_answers))
ready_checks.register(ReadyCheck("standby", standby_was_read, is_needed=False))
ready_checks.register(ReadyCheck("redis", lambda: redis_answers(settings.REDIS_URL)))
ready_checks.register(ReadyCheck("news", lambda: redis_answers(settings.NEWS_REDIS_URL)))
ready_checks.register(ReadyCheck("counters", lambda: redis_answers(settings.COUNTERS_REDIS_URL)))
ready_checks.register(ReadyCheck("queue", lambda: queue_answers() if settings.QUEUE_URL else None))

metrics_collectors.register(StandbyLag())


def _counted() -> CollectorRegistry:
    if not settings.PROMETHEUS_MULTIPROC_DIR:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry
