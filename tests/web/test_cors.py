"""Pages of other origins come in if they are named, and the log says why they do not."""

import logging
from urllib.parse import urlsplit

import pytest
from django.test import Client
from pytest_django import Settings

from games.live.handshake import KnownOrigins
from web import cors
from web.lru import LruCache

OURS = "https://play.example.org"

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def _one_origin(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.CORS_ALLOWED_ORIGINS = [OURS]
    monkeypatch.setattr(cors, "_told", LruCache(most=100))


def preflight(origin: str, method: str = "POST") -> dict[str, str]:
    headers = {"origin": origin, "access-control-request-method": method}
    return dict(Client().options("/api/v1/guests", headers=headers).headers)


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [line.getMessage() for line in caplog.records if line.name == "web.cors"]


def test_a_page_of_an_origin_that_is_named_comes_in(caplog: pytest.LogCaptureFixture) -> None:
    headers = preflight(OURS)
    assert headers["access-control-allow-origin"] == OURS
    assert "idempotency-key" in headers["access-control-allow-headers"]
    assert told(caplog) == []


def test_the_log_says_why_a_page_was_kept_out(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        assert "access-control-allow-origin" not in preflight("http://localhost:5173")
    assert told(caplog) == [
        "pages of http://localhost:5173 were kept out: CORS_ORIGINS does not name them"
    ]


def test_it_says_so_once_for_each_origin(caplog: pytest.LogCaptureFixture) -> None:
    for origin in ("http://one.example", "http://two.example", "http://one.example"):
        preflight(origin)
    assert len(told(caplog)) == 2


def test_nobody_writes_what_they_like_into_the_log(caplog: pytest.LogCaptureFixture) -> None:
    preflight("http://" + "a" * 5_000)
    assert len(told(caplog)[0]) < 200


def test_of_sockets_it_says_so_too(caplog: pytest.LogCaptureFixture) -> None:
    origins = KnownOrigins(None)
    assert origins.valid_origin(urlsplit(OURS))
    assert origins.valid_origin(None), "an app has none"
    assert told(caplog) == []
    assert not origins.valid_origin(urlsplit("http://localhost:5173"))
    assert len(told(caplog)) == 1


@pytest.mark.parametrize("headers", [{}, {"origin": "http://elsewhere.example"}])
def test_what_is_no_preflight_is_not_spoken_of(
    caplog: pytest.LogCaptureFixture, headers: dict[str, str]
) -> None:
    Client().get("/api/v1/editions", headers=headers)
    Client().options("/api/v1/guests", headers=headers)
    assert told(caplog) == []
