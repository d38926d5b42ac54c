"""Every refusal in one form: problem details (RFC 9457), with a stable code, translated.

Whoever has exceptions of its own says here what problem each is, with `problem_of.register`.
"""

import logging
import math
from collections.abc import Mapping
from functools import singledispatch
from http import HTTPStatus
from typing import Any, NamedTuple

import msgspec
from django.core.exceptions import (
    DisallowedHost,
    PermissionDenied,
    RequestDataTooBig,
    SuspiciousOperation,
)
from django.db import InterfaceError, OperationalError
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import gettext, gettext_noop, pgettext
from redis import RedisError
from rest_framework import exceptions

from web.request_id import current_request_id

CONTENT_TYPE = "application/problem+json"

log = logging.getLogger(__name__)


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What is wrong, for a program (`code`, `facts`) and for a person (`title`, `detail`)."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    facts: dict[str, Any] = {}
    request_id: str = ""


class Trouble(NamedTuple):
    """A problem before it is put into anybody's language."""

    status: int
    code: str
    sentence: str
    facts: Mapping[str, Any] = {}
    headers: Mapping[str, str] = {}


class Refused(Exception):
    """Raised by our own endpoints where no exception of the trade says it."""

    def __init__(self, status: int, code: str, sentence: str, **facts: Any) -> None:
        super().__init__(code)
        self.trouble = Trouble(status, code, sentence, facts)


def pgettext_noop(context: str, word: str) -> str:
    """Marks a word to be translated, like `gettext_noop`, which has no contexts."""
    return word


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

MALFORMED = gettext_noop("The body is not what this endpoint takes: {reason}")
UNKNOWN_HOST = gettext_noop("This server does not answer to that name.")
NOT_JSON = gettext_noop("The body is not JSON.")
NOT_SIGNED_IN = gettext_noop("This needs a token: Authorization: Bearer ...")
BAD_TOKEN = gettext_noop("The token is not valid, or no longer.")
NOT_ALLOWED = gettext_noop("You may not do that.")
NOT_FOUND = gettext_noop("There is nothing here, or nothing for you to see.")
NO_SUCH_METHOD = gettext_noop("{method} is not possible here.")
NOT_ACCEPTABLE = gettext_noop("Answers here are application/json.")
NO_SUCH_MEDIA_TYPE = gettext_noop("The body must be application/json.")
TOO_LARGE = gettext_noop("The body is larger than this server takes.")
TOO_MANY = gettext_noop("Wait {seconds} seconds before the next try.")
OUT_OF_REACH = gettext_noop("A part of the server is out of reach; try again in a moment.")
BROKEN = gettext_noop("The error has been noted; trying again may help.")


@singledispatch
def problem_of(error: Exception) -> Trouble:
    """What problem an exception is; an unforeseen one is ours."""
    return Trouble(500, "server_error", BROKEN)


@problem_of.register
def _refused(error: Refused) -> Trouble:
    return error.trouble


@problem_of.register(msgspec.ValidationError)
def _malformed(error: msgspec.ValidationError) -> Trouble:
    return Trouble(400, "malformed", MALFORMED, {"reason": str(error)})


@problem_of.register(msgspec.DecodeError)
@problem_of.register(exceptions.ParseError)
@problem_of.register(SuspiciousOperation)
@problem_of.register(UnicodeDecodeError)
def _not_json(error: Exception) -> Trouble:
    return Trouble(400, "malformed", NOT_JSON)


@problem_of.register(DisallowedHost)
def _unknown_host(error: DisallowedHost) -> Trouble:
    return Trouble(400, "unknown_host", UNKNOWN_HOST)


@problem_of.register(exceptions.NotAuthenticated)
def _not_signed_in(error: exceptions.NotAuthenticated) -> Trouble:
    return Trouble(401, "not_signed_in", NOT_SIGNED_IN, headers={"WWW-Authenticate": "Bearer"})


@problem_of.register(exceptions.AuthenticationFailed)
def _bad_token(error: exceptions.AuthenticationFailed) -> Trouble:
    return Trouble(401, "bad_token", BAD_TOKEN, headers={"WWW-Authenticate": "Bearer"})


@problem_of.register(exceptions.PermissionDenied)
@problem_of.register(PermissionDenied)
def _not_allowed(error: Exception) -> Trouble:
    return Trouble(403, "not_allowed", NOT_ALLOWED)


@problem_of.register(exceptions.NotFound)
@problem_of.register(Http404)
def _not_found(error: Exception) -> Trouble:
    return Trouble(404, "not_found", NOT_FOUND)


@problem_of.register(exceptions.MethodNotAllowed)
def _no_such_method(error: exceptions.MethodNotAllowed) -> Trouble:
    method = str(error.args[0]) if error.args else ""
    return Trouble(405, "method_not_allowed", NO_SUCH_METHOD, {"method": method})


@problem_of.register(exceptions.NotAcceptable)
def _not_acceptable(error: exceptions.NotAcceptable) -> Trouble:
    return Trouble(406, "not_acceptable", NOT_ACCEPTABLE)


@problem_of.register(exceptions.UnsupportedMediaType)
def _no_such_media_type(error: exceptions.UnsupportedMediaType) -> Trouble:
    return Trouble(415, "unsupported_media_type", NO_SUCH_MEDIA_TYPE)


@problem_of.register(RequestDataTooBig)
def _too_large(error: RequestDataTooBig) -> Trouble:
    return Trouble(413, "too_large", TOO_LARGE)


@problem_of.register(exceptions.Throttled)
def _too_many(error: exceptions.Throttled) -> Trouble:
    seconds = math.ceil(getattr(error, "wait", None) or 1)
    headers = {"Retry-After": str(seconds)}
    return Trouble(429, "too_many_requests", TOO_MANY, {"seconds": seconds}, headers)


@problem_of.register(OperationalError)
@problem_of.register(InterfaceError)
@problem_of.register(RedisError)
def _out_of_reach(error: Exception) -> Trouble:
    return Trouble(503, "out_of_reach", OUT_OF_REACH, headers={"Retry-After": "1"})


REQUEST_TIMEOUT = Trouble(
    408, "request_timeout", gettext_noop("The rest of the request did not come in time.")
)


def problem_body(trouble: Trouble) -> bytes:
    return msgspec.json.encode(in_words(trouble))


def problem_answer(trouble: Trouble) -> HttpResponse:
    return HttpResponse(
        problem_body(trouble),
        status=trouble.status,
        content_type=CONTENT_TYPE,
        headers=dict(trouble.headers),
    )


def in_words(trouble: Trouble) -> Problem:
    """The problem in the language that is active."""
    return Problem(
        type=f"urn:dixit:problem:{trouble.code}",
        title=gettext(TITLES.get(trouble.status, HTTPStatus(trouble.status).phrase)),
        status=trouble.status,
        code=trouble.code,
        detail=gettext(trouble.sentence).format(**_facts_in_words(trouble.facts)),
        facts=dict(trouble.facts),
        request_id=current_request_id(),
    )


def _facts_in_words(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as a sentence tells them: what is marked under the name of its fact is translated."""
    return {
        name: pgettext(name, fact) if isinstance(fact, str) else fact
        for name, fact in facts.items()
    }


def exception_handler(error: Exception, context: Mapping[str, Any]) -> HttpResponse | None:
    """For Django REST framework. What nobody foresaw goes on to Django, which logs it."""
    trouble = problem_of(error)
    if trouble.status == HTTPStatus.SERVICE_UNAVAILABLE:
        log.error("%s: %s", trouble.code, error)
    return None if trouble.status == HTTPStatus.INTERNAL_SERVER_ERROR else problem_answer(trouble)


# For Django's own refusals, outside the endpoints


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_answer(problem_of(exception))


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_answer(problem_of(exception))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return problem_answer(problem_of(exception))


def server_error(request: HttpRequest) -> HttpResponse:
    return problem_answer(Trouble(500, "server_error", BROKEN))
