"""Every refusal in one form: problem details (RFC 9457), with a stable code, translated.

An app with exceptions of its own says with `problem_of.register` what problem each of them is.
"""

import logging
import math
import sys
from collections.abc import Mapping
from functools import singledispatch
from typing import Any, NamedTuple

import msgspec
from django.conf import settings
from django.core.exceptions import (
    DisallowedHost,
    PermissionDenied,
    RequestDataTooBig,
    SuspiciousOperation,
)
from django.db import InterfaceError, InternalError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import gettext, gettext_noop, pgettext
from redis import RedisError
from redis.exceptions import RedisClusterException
from rest_framework import exceptions

from web.refusals import NOT_JSON, Refusal, Refused, WebRefusal
from web.request_id import current_request_id

CONTENT_TYPE = "application/problem+json"

log = logging.getLogger(__name__)


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """A refusal, for programs (`code`, `facts`) and for people (`title`, `detail`)."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    facts: dict[str, Any] = {}
    """Facts for programs. `FactsByCode` has their type, under the problem's code."""
    request_id: str = ""


class Trouble(NamedTuple):
    """A problem before it is put into a language."""

    refusal: Refusal
    facts: Mapping[str, Any] = {}
    headers: Mapping[str, str] = {}


TITLES: dict[int, str] = {
    400: gettext_noop("The request is malformed"),
    401: gettext_noop("Sign in first"),
    403: gettext_noop("That is not yours to do"),
    404: gettext_noop("Not found"),
    405: gettext_noop("That can't be done here"),
    406: gettext_noop("No such form of answer"),
    408: gettext_noop("Too slow"),
    409: gettext_noop("The game does not allow that"),
    410: gettext_noop("No longer there"),
    413: gettext_noop("Too large"),
    415: gettext_noop("No such form of request"),
    422: gettext_noop("That does not fit together"),
    429: gettext_noop("Too many requests"),
    431: gettext_noop("Headers too large"),
    500: gettext_noop("Something broke on our side"),
    503: gettext_noop("Not ready"),
}
BEARER = {"WWW-Authenticate": "Bearer"}


@singledispatch
def problem_of(error: Exception) -> Trouble:
    """The problem that an exception is; an exception of no known type is a server error."""
    return Trouble(WebRefusal.SERVER_ERROR)


@problem_of.register
def _refused(error: Refused) -> Trouble:
    return Trouble(error.refusal, error.facts)


@problem_of.register(exceptions.ParseError)
@problem_of.register(SuspiciousOperation)
@problem_of.register(UnicodeDecodeError)
def _not_json(error: Exception) -> Trouble:
    return Trouble(WebRefusal.MALFORMED, {"reason": NOT_JSON})


@problem_of.register(DisallowedHost)
def _unknown_host(error: DisallowedHost) -> Trouble:
    return Trouble(WebRefusal.UNKNOWN_HOST)


@problem_of.register(exceptions.NotAuthenticated)
def _not_signed_in(error: exceptions.NotAuthenticated) -> Trouble:
    return Trouble(WebRefusal.NOT_SIGNED_IN, headers=BEARER)


@problem_of.register(exceptions.AuthenticationFailed)
def _bad_token(error: exceptions.AuthenticationFailed) -> Trouble:
    return Trouble(WebRefusal.BAD_TOKEN, headers=BEARER)


@problem_of.register(exceptions.PermissionDenied)
@problem_of.register(PermissionDenied)
def _not_allowed(error: Exception) -> Trouble:
    return Trouble(WebRefusal.NOT_ALLOWED)


@problem_of.register(exceptions.NotFound)
@problem_of.register(Http404)
def _not_found(error: Exception) -> Trouble:
    return Trouble(WebRefusal.NOT_FOUND)


@problem_of.register(exceptions.MethodNotAllowed)
def _no_such_method(error: exceptions.MethodNotAllowed) -> Trouble:
    method = str(error.args[0]) if error.args else ""
    return Trouble(WebRefusal.METHOD_NOT_ALLOWED, {"method": method})


@problem_of.register(exceptions.NotAcceptable)
def _not_acceptable(error: exceptions.NotAcceptable) -> Trouble:
    return Trouble(WebRefusal.NOT_ACCEPTABLE)


@problem_of.register(exceptions.UnsupportedMediaType)
def _no_such_media_type(error: exceptions.UnsupportedMediaType) -> Trouble:
    return Trouble(WebRefusal.UNSUPPORTED_MEDIA_TYPE, {"expected": "application/json"})


@problem_of.register(RequestDataTooBig)
def _too_large(error: RequestDataTooBig) -> Trouble:
    return Trouble(WebRefusal.TOO_LARGE)


@problem_of.register(exceptions.Throttled)
def _too_many(error: exceptions.Throttled) -> Trouble:
    seconds = math.ceil(getattr(error, "wait", None) or 1)
    headers = {"Retry-After": str(seconds)}
    return Trouble(WebRefusal.TOO_MANY_REQUESTS, {"seconds": seconds}, headers)


@problem_of.register(OperationalError)
@problem_of.register(InterfaceError)
@problem_of.register(RedisError)
@problem_of.register(RedisClusterException)
def _out_of_reach(error: Exception) -> Trouble:
    return Trouble(WebRefusal.OUT_OF_REACH, headers={"Retry-After": "1"})


@problem_of.register(InternalError)
def _a_node_in_between(error: InternalError) -> Trouble:
    """A node of several that dies, or a shard that moves away, in the middle of a statement."""
    known = problem_of.dispatch(OperationalError if settings.DISTRIBUTED else Exception)
    return known(error)


def problem_body(trouble: Trouble) -> bytes:
    return msgspec.json.encode(in_words(trouble))


def problem_answer(trouble: Trouble) -> HttpResponse:
    return HttpResponse(
        problem_body(trouble),
        status=trouble.refusal.status,
        content_type=CONTENT_TYPE,
        headers=dict(trouble.headers),
    )


def in_words(trouble: Trouble) -> Problem:
    """The problem in the language that is active."""
    refusal = trouble.refusal
    return Problem(
        type=f"urn:dixit:problem:{refusal.code}",
        title=gettext(TITLES[refusal.status]),
        status=refusal.status,
        code=refusal.code,
        detail=gettext(refusal.sentence).format(**_facts_in_words(trouble.facts)),
        facts=dict(trouble.facts),
        request_id=current_request_id(),
    )


def _facts_in_words(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts as sentences use them, with words translated that are marked for their fact."""
    return {name: _fact_in_words(name, fact) for name, fact in facts.items()}


def _fact_in_words(name: str, fact: Any) -> Any:
    match fact:
        case str():
            return pgettext(name, fact)
        case list():
            return ", ".join(one if isinstance(one, str) else _as_json(one) for one in fact)
        case bool() | float() | None:
            return _as_json(fact)
    return fact


def _as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def exception_handler(error: Exception, context: Mapping[str, Any]) -> HttpResponse | None:
    """Django REST framework's handler; exceptions of unknown types go on to Django and its log."""
    trouble = problem_of(error)
    if trouble.refusal is WebRefusal.OUT_OF_REACH:
        log.error("%s: %s", trouble.refusal.code, error)
    return None if trouble.refusal is WebRefusal.SERVER_ERROR else problem_answer(trouble)


# For Django's own refusals, outside the endpoints


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_answer(problem_of(exception))


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_answer(problem_of(exception))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_answer(problem_of(exception))


def server_error(request: HttpRequest) -> HttpResponse:
    """Answers an exception outside the endpoints; a part out of reach is no server error."""
    error = sys.exception()
    foreseen = isinstance(error, Exception) and problem_of(error)
    return problem_answer(foreseen or Trouble(WebRefusal.SERVER_ERROR))
