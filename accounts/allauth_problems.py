"""Puts allauth's refusals into the form of our problems, and keeps allauth's own members."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext, gettext_noop
from rest_framework.exceptions import MethodNotAllowed, NotAuthenticated, Throttled

from accounts.refusals import AccountRefusal
from web.parameters import refuse_unknown
from web.problems import BEARER, CONTENT_TYPE, Trouble, problem_answer, problem_of
from web.refusals import NOT_JSON, Refusal, Refused, WebRefusal

PREFIX = "/api/v1/auth/"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
SECONDS_BETWEEN_TRIES = 60
"""The window of nearly all of allauth's limits, which don't tell how much of it is left."""

_SIGN_IN_CONFLICT = gettext_noop("That does not fit together")

_BY_STATUS: dict[int, Refusal] = {
    403: WebRefusal.NOT_ALLOWED,
    404: WebRefusal.NOT_FOUND,
    409: AccountRefusal.CONFLICT,
    410: AccountRefusal.SESSION_GONE,
}


def account_problems_middleware(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path.startswith(PREFIX) and request.method not in METHODS:
            refused = problem_answer(problem_of(MethodNotAllowed(request.method or "")))
            refused["Allow"] = ", ".join(METHODS)
            return refused
        if request.path.startswith(PREFIX) and (trouble := _unreadable(request)):
            return problem_answer(trouble)
        response = get_response(request)
        if _is_foreign(request, response):
            _rewrite(request, response)
        return response

    middleware.process_exception = _refusal  # type: ignore[attr-defined]  # as Django asks for it
    return middleware


def _refusal(request: HttpRequest, error: Exception) -> HttpResponse | None:
    """The answer for a refusal of ours that was raised within allauth."""
    if isinstance(error, Refused) and request.path.startswith(PREFIX):
        return problem_answer(problem_of(error))
    return None


def _unreadable(request: HttpRequest) -> Trouble | None:
    """The trouble with a request before allauth sees it; its endpoints have no parameters."""
    if not _is_readable(request.body):
        return Trouble(WebRefusal.MALFORMED, {"reason": NOT_JSON})
    try:
        refuse_unknown(request.GET, known=())
    except Refused as refused:
        return problem_of(refused)
    return None


def _is_readable(body: bytes) -> bool:
    """True for a body that allauth can read: deep nesting and halves of characters break it."""
    try:
        msgspec.json.decode(body or b"{}")
    except (msgspec.DecodeError, RecursionError, ValueError):
        return False
    return True


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Answers a failed CSRF check with a problem, where Django would send a page."""
    return problem_answer(Trouble(AccountRefusal.CSRF_FAILED))


def _is_foreign(request: HttpRequest, response: HttpResponse) -> bool:
    return (
        request.path.startswith(PREFIX)
        and response.status_code >= 400  # noqa: PLR2004
        and response.headers["Content-Type"] != CONTENT_TYPE
    )


def _rewrite(request: HttpRequest, response: HttpResponse) -> None:
    said = _said(response)
    problem = problem_answer(_trouble(request, response.status_code, said))
    members = {**said, **json.loads(problem.content), "status": response.status_code}
    if response.status_code == 409:  # noqa: PLR2004
        members["title"] = gettext(_SIGN_IN_CONFLICT)
    if sentences := [error["message"] for error in said.get("errors", ())]:
        members["detail"] = " ".join(sentences)
    response.content = json.dumps(members).encode()
    response.headers["Content-Type"] = CONTENT_TYPE
    for name, value in problem.headers.items():
        response.headers.setdefault(name, value)


def _said(response: HttpResponse) -> dict[str, Any]:
    if not response.headers["Content-Type"].startswith("application/json"):
        return {}
    said = json.loads(response.content)
    return said if isinstance(said, dict) else {}


def _trouble(request: HttpRequest, status: int, said: Mapping[str, Any]) -> Trouble:
    match status:
        case 400:
            fields = [error.get("param") for error in said.get("errors", ())]
            return Trouble(AccountRefusal.BAD_INPUT, {"field": next(filter(None, fields), None)})
        case 401:
            return _not_signed_in(said)
        case 405:
            return problem_of(MethodNotAllowed(request.method or ""))
        case 429:
            return problem_of(Throttled(SECONDS_BETWEEN_TRIES))
        case _:
            return Trouble(_BY_STATUS.get(status, WebRefusal.SERVER_ERROR))


def _not_signed_in(said: Mapping[str, Any]) -> Trouble:
    if said.get("meta", {}).get("is_authenticated"):
        return Trouble(AccountRefusal.REAUTHENTICATION_REQUIRED, headers=BEARER)
    if any(flow.get("is_pending") for flow in said.get("data", {}).get("flows", ())):
        return Trouble(AccountRefusal.SIGN_IN_PENDING, headers=BEARER)
    return problem_of(NotAuthenticated())
