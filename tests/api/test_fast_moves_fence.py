"""The fast way of a move skips only what was weighed, and repeats only what it may.

Whoever adds a middleware, a permission or the like fails here. If nothing is lost by going past it,
say why in these lists; if something is, let games/api/fast_moves.py do it too, or send such moves
the ordinary way.
"""

from typing import Any

import pytest
from django.conf import settings as server
from django.core.wsgi import get_wsgi_application
from django.urls import resolve
from django.utils.module_loading import import_string
from pytest_django import Settings
from rest_framework.views import APIView

from games.api.fast_moves import MADE_HERE, REPEATED, UsualHeaders, learn_from, with_fast_moves
from games.api.games import MoveEndpoint
from games.api.moves import MOVES

MIDDLEWARE = {
    "web.request_id.request_id_middleware": "each answer gets its number here too",
    "web.metrics.metrics_middleware": "each move is counted, timed and logged here too",
    "web.headers.headers_middleware": "its headers are repeated",
    "web.hosts.allowed_hosts_middleware": "each Host learns from an answer of its own",
    "django.middleware.security.SecurityMiddleware": "its headers are repeated, by scheme",
    "django.middleware.clickjacking.XFrameOptionsMiddleware": "its header is repeated",
    "web.cors.CorsMiddleware": "its headers are repeated, by Origin; preflights are no moves",
    "django.middleware.locale.LocaleMiddleware": "its headers are repeated, by Accept-Language; "
    "a view is the same in all languages",
    "web.uploads.refused_uploads_middleware": "for uploads alone",
    "django.contrib.sessions.middleware.SessionMiddleware": "for cookies alone",
    "django.middleware.csrf.CsrfViewMiddleware": "for cookies alone",
    "django.contrib.auth.middleware.AuthenticationMiddleware": "for cookies alone",
    "django.contrib.messages.middleware.MessageMiddleware": "for cookies alone",
    "allauth.account.middleware.AccountMiddleware": "for allauth's own addresses",
    "accounts.allauth_problems.account_problems_middleware": "for allauth's own addresses",
}
"""Each middleware, and why moves may go past it. Whoever sends a cookie goes the ordinary way."""

CLASSES = {
    "authentication_classes": {
        "games.api.access.BearerAtAGame": "the token is checked as the move is kept",
        "games.api.access.CookieAtAGame": "for cookies alone",
    },
    "permission_classes": {
        "rest_framework.permissions.IsAuthenticated": "the token is checked as the move is kept",
    },
    "throttle_classes": {
        "web.throttle.Throttle": "it counts here too, and each move once",
    },
}
"""The classes by which Django REST framework may refuse a move, and why moves may go past them."""

DEFINED = {
    *CLASSES,
    "content_negotiation_class",  # it refuses by Accept alone, and each Accept learns by itself
    # It refuses unknown parameters, and whatever has any goes the ordinary way; and what is not for
    # bots, whose tokens are not remembered.
    "initial",
    "move",
    "post",
    "throttle",
}
"""The names that endpoints of moves define, with their bases, beyond those of APIView."""

ENDPOINTS: list[Any] = [
    resolve(f"/api/v1/games/7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33/{move.path}").func.cls  # type: ignore[attr-defined]
    for move in MOVES
]

each_endpoint = pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda kind: kind.__name__)


def test_every_middleware_was_weighed() -> None:
    assert list(MIDDLEWARE) == server.MIDDLEWARE


@each_endpoint
def test_every_class_that_may_refuse_a_move_was_weighed(endpoint: Any) -> None:
    assert issubclass(endpoint, MoveEndpoint)
    for attribute, weighed in CLASSES.items():
        assert list(getattr(endpoint, attribute)) == [import_string(name) for name in weighed]


@each_endpoint
def test_no_endpoint_of_a_move_does_anything_else(endpoint: Any) -> None:
    """One that defined `initial`, say, would do something that the fast way leaves out."""
    ours = endpoint.__mro__[: endpoint.__mro__.index(APIView)]
    defined = {name for kind in ours for name in vars(kind) if not name.startswith("__")}
    assert defined == DEFINED


# What an answer may teach


def learnt(status: str, headers: list[tuple[str, str]]) -> list[tuple[str, str]] | None:
    usual, started = UsualHeaders(most=10), []

    def start(*given: Any) -> Any:
        started.append(given[:2])

    learn_from(usual, ("like this",), start)(status, headers)
    assert started == [(status, headers)], "the answer itself goes out as it is"
    return usual.get(("like this",))


def test_headers_that_may_be_repeated_are_and_those_of_one_answer_are_not() -> None:
    same = [("Content-Type", "application/json"), ("X-Frame-Options", "DENY")]
    own = [
        ("ETag", '"1-x"'),
        ("X-Request-ID", "1"),
        ("Server-Time", "now"),
        ("Content-Length", "2"),
    ]
    assert learnt("200 OK", [*same, *own]) == same
    assert set() == REPEATED & MADE_HERE


@pytest.mark.parametrize(
    "header", ["Set-Cookie", "X-Nobody-Weighed", "Location", "WWW-Authenticate"]
)
def test_nothing_is_learnt_from_an_answer_with_any_other_header(header: str) -> None:
    assert learnt("200 OK", [("Content-Type", "application/json"), (header, "x")]) is None


def test_nothing_is_learnt_from_a_refusal() -> None:
    assert learnt("409 Conflict", [("Content-Type", "application/problem+json")]) is None


def test_it_can_be_switched_off(settings: Settings) -> None:
    application = get_wsgi_application()
    settings.FAST_MOVES = False
    assert with_fast_moves(application) is application
    settings.FAST_MOVES = True
    assert with_fast_moves(application) is not application
