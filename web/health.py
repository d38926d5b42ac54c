"""How the server is: for whoever restarts it, sends it requests, or draws its curves."""

import logging
import os
from collections.abc import Callable, Iterable
from functools import wraps

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext_noop
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector
from redis import Redis, RedisError
from rest_framework.exceptions import MethodNotAllowed

from games import clock
from web.problems import Trouble, problem_answer, problem_of

NOT_READY = gettext_noop("Not ready: {missing}.")

log = logging.getLogger(__name__)

View = Callable[[HttpRequest], HttpResponse]


def only_get(view: View) -> View:
    @wraps(view)
    def wrapped(request: HttpRequest) -> HttpResponse:
        if request.method not in ("GET", "HEAD"):
            response = problem_answer(problem_of(MethodNotAllowed(request.method or "")))
            response["Allow"] = "GET, HEAD"
        else:
            response = view(request)
        response["Cache-Control"] = "no-store"
        return response

    return wrapped


@only_get
def healthz(_: HttpRequest) -> HttpResponse:
    """This process answers."""
    return HttpResponse("ok\n", content_type="text/plain")


@only_get
def readyz(_: HttpRequest) -> HttpResponse:
    """All that playing needs is there."""
    parts = {name: _answers(name, check) for name, check in CHECKS.items()}
    missing = [name for name, answers in parts.items() if not answers]
    if missing:
        return problem_answer(
            Trouble(503, "not_ready", NOT_READY, {"missing": ", ".join(missing), "parts": parts})
        )
    return JsonResponse(parts)


@only_get
def metrics(_: HttpRequest) -> HttpResponse:
    """For Prometheus; of all processes together, where PROMETHEUS_MULTIPROC_DIR is set."""
    now = CollectorRegistry()
    now.register(Games())
    return HttpResponse(
        generate_latest(_counted()) + generate_latest(now), content_type=CONTENT_TYPE_LATEST
    )


def _answers(name: str, check: Callable[[], bool]) -> bool:
    try:
        return check()
    except (DatabaseError, RedisError) as error:
        log.warning("%s: %s", name, type(error).__name__)
        return False


def _database_answers() -> bool:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        return bool(cursor.fetchone() == (1,))


def _redis_answers() -> bool:
    with Redis.from_url(settings.REDIS_URL, socket_timeout=1, socket_connect_timeout=1) as client:
        return bool(client.ping())


CHECKS = {"database": _database_answers, "redis": _redis_answers, "clock": clock.is_alive}


def _counted() -> CollectorRegistry:
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return REGISTRY
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return registry


class Games(Collector):
    """What only the database can say. While it is away, the other figures come without these."""

    def collect(self) -> Iterable[GaugeMetricFamily]:
        try:
            counted = _open_games()
            late = _late_deadlines()
        except DatabaseError as error:
            log.warning("could not count games: %s", type(error).__name__)
            return
        games = GaugeMetricFamily("dixit_open_games", "Games not yet over.", labels=["phase"])
        for phase, number in counted:
            games.add_metric([phase], number)
        yield games
        yield GaugeMetricFamily(
            "dixit_late_deadlines",
            "Phases that should have ended more than two seconds ago.",
            value=late,
        )


def _open_games() -> list[tuple[str, int]]:
    with connection.cursor() as cursor:
        cursor.execute(
            """
            SELECT phase, count(*) FROM games_game
            WHERE phase NOT IN ('unopened', 'finished', 'abandoned') GROUP BY phase
            """
        )
        return list(cursor.fetchall())


def _late_deadlines() -> int:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(*) FROM games_game WHERE deadline_at < now() - interval '2 seconds'"
        )
        (late,) = cursor.fetchone()
        return int(late)
