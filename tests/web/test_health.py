"""How the server says how it is."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.conf import settings as django_settings
from django.db import DatabaseError
from django.test import Client
from pytest_django import Settings
from redis import Redis

from games import deadlines
from games import metrics as game_metrics
from games.models import Game
from testkit.stored_games import opened
from web.health import ReadyCheck, ready_checks
from web.metrics import count_move

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture(autouse=True)
def clock_alive() -> None:
    Redis.from_url(django_settings.REDIS_URL).set(deadlines.ALIVE, "now", ex=60)


def broken() -> bool:
    raise DatabaseError


def test_a_process_that_answers_is_healthy() -> None:
    assert Client().get("/healthz").status_code == 200


def test_ready_when_all_is_there() -> None:
    response = Client().get("/readyz")
    assert response.json() == {"database": True, "redis": True, "clock": True}
    assert response["Cache-Control"] == "no-store"


def test_not_ready_without_a_clock() -> None:
    Redis.from_url(django_settings.REDIS_URL).delete(deadlines.ALIVE)
    response = Client().get("/readyz")
    assert response.status_code == 503
    assert response["Content-Type"] == "application/problem+json"
    assert response.json()["code"] == "not_ready"
    assert response.json()["facts"]["missing"] == ["clock"]


def test_not_ready_without_a_database() -> None:
    with ready_checks.only(ReadyCheck("database", broken)):
        assert Client().get("/readyz").json()["facts"]["parts"] == {"database": False}


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_there_is_nothing_to_post(path: str) -> None:
    response = Client().post(path)
    assert (response.status_code, response.json()["code"]) == (405, "method_not_allowed")
    assert response["Allow"] == "GET, HEAD"


def metrics() -> dict[str, float]:
    lines = Client().get("/metrics").content.decode().splitlines()
    return {
        name: float(value)
        for name, value in (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    }


def test_moves_and_requests_are_counted() -> None:
    move = 'dixit_moves_total{kind="clue",outcome="broken_in_a_test"}'
    request = 'dixit_request_seconds_count{method="GET",route="healthz",status="200"}'
    before = metrics()
    count_move("clue", "broken_in_a_test")
    Client().get("/healthz")
    after = metrics()
    assert after[move] == before.get(move, 0) + 1
    assert after[request] == before.get(request, 0) + 1


def test_without_a_token_the_figures_are_for_this_machine_alone() -> None:
    assert Client().get("/metrics").status_code == 200
    response = Client(REMOTE_ADDR="192.0.2.1").get("/metrics")
    assert (response.status_code, response.json()["code"]) == (404, "not_found")


def test_with_a_token_the_figures_are_for_whoever_has_it(settings: Settings) -> None:
    settings.METRICS_TOKEN = "for-prometheus"
    prometheus = Client(REMOTE_ADDR="192.0.2.1")
    given = {"authorization": "Bearer for-prometheus"}
    assert prometheus.get("/metrics", headers=given).status_code == 200
    assert prometheus.get("/metrics", headers={"authorization": "Bearer"}).status_code == 404
    assert Client().get("/metrics").status_code == 404


def test_late_deadlines_and_open_games_are_counted() -> None:

    game = opened()
    before = metrics()
    late = datetime.now(UTC) - timedelta(seconds=10)
    Game.objects.filter(pk=game.id).update(deadline_at=late)
    assert metrics()["dixit_late_deadlines"] == before["dixit_late_deadlines"] + 1
    Game.objects.filter(pk=game.id).update(deadline_at=None)
    assert before['dixit_open_games{phase="lobby"}'] >= 1


def test_figures_come_without_a_database(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_games() -> Any:
        raise DatabaseError

    monkeypatch.setattr(game_metrics, "open_games", no_games)
    assert "dixit_late_deadlines" not in metrics()


def test_a_problem_is_json() -> None:
    assert json.loads(Client().post("/healthz").content)["request_id"]
