"""The endpoints of signing in, where Redis hangs or a method is none of theirs."""

import socket
from collections.abc import Iterator

import pytest
from django.test import Client
from pytest_django import Settings

pytestmark = pytest.mark.django_db

REDIS = "django.core.cache.backends.redis.RedisCache"
AUTH = "/api/v1/auth/app/v1/auth"
LOGIN = {"email": "ana@example.org", "password": "a long walk by the sea"}
ASKED: dict[str, dict[str, str]] = {
    "login": LOGIN,
    "signup": {**LOGIN, "name": "Ana"},
    "password/request": {"email": "ana@example.org"},
}


@pytest.fixture
def hanging_cache(settings: Settings) -> Iterator[None]:
    """A Redis that takes connections and never answers."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"redis://127.0.0.1:{silent.getsockname()[1]}/0"
        options = {"socket_timeout": 0.1, "socket_connect_timeout": 0.1}
        before = settings.CACHES
        settings.CACHES = {"default": {"BACKEND": REDIS, "LOCATION": address, "OPTIONS": options}}
        yield
        settings.CACHES = before


@pytest.mark.usefixtures("hanging_cache")
@pytest.mark.parametrize("what", ASKED)
def test_where_redis_hangs_the_answer_says_to_try_again(what: str) -> None:
    client = Client(raise_request_exception=False)
    answer = client.post(f"{AUTH}/{what}", ASKED[what], content_type="application/json")
    assert (answer.status_code, answer.json()["code"]) == (503, "out_of_reach")
    assert answer.headers["Retry-After"]


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PURGE"])
@pytest.mark.parametrize("what", [*ASKED, "session"])
def test_a_method_that_nobody_serves_is_405(method: str, what: str) -> None:
    answer = Client().generic(method, f"{AUTH}/{what}")
    assert (answer.status_code, answer.json()["code"]) == (405, "method_not_allowed")
    assert "POST" in answer.headers["Allow"]
