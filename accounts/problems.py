"""allauth's refusals, in the form that all others here have; what it says itself stays in them."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext, gettext_noop

from web.problems import BAD_TOKEN, CONTENT_TYPE, NOT_JSON, Refused, Trouble, problem_answer

PREFIX = "/api/v1/auth/"

BAD_INPUT = gettext_noop("Something in the body is not as it should be.")
SIGN_IN = gettext_noop("Sign in first, or go on with the step that is pending.")
CONFIRM = gettext_noop("Confirm first that it is you.")
NO_CSRF_TOKEN = gettext_noop("The CSRF token is missing or wrong: send it as X-CSRFToken.")
NOT_ALLOWED = gettext_noop("That is not possible.")
NOT_FOUND = gettext_noop("There is no such thing in this account.")
NO_SUCH_METHOD = gettext_noop("That method is not possible here.")
CONFLICT = gettext_noop("That does not fit how far you are with signing in.")
TOO_MANY = gettext_noop("Wait a while before the next try.")
BROKEN = gettext_noop("The error has been noted; trying again may help.")

_SIGN_IN_CONFLICT = gettext_noop("That does not fit together")

_BY_STATUS = {
    400: ("bad_input", BAD_INPUT),
    401: ("not_signed_in", SIGN_IN),
    403: ("not_allowed", NOT_ALLOWED),
    404: ("not_found", NOT_FOUND),
    405: ("method_not_allowed", NO_SUCH_METHOD),
    409: ("conflict", CONFLICT),
    410: ("bad_token", BAD_TOKEN),
    429: ("too_many_requests", TOO_MANY),
}


def account_problems_middleware(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    def middleware(request: HttpRequest) -> HttpResponse:
        if request.path.startswith(PREFIX) and not _is_readable(request.body):
            return problem_answer(Trouble(400, "malformed", NOT_JSON))
        response = get_response(request)
        if _is_foreign(request, response):
            _rewrite(response)
        return response

    middleware.process_exception = _refusal  # type: ignore[attr-defined]  # as Django asks for it
    return middleware


def _refusal(request: HttpRequest, error: Exception) -> HttpResponse | None:
    """What we ourselves refuse in the midst of allauth's doings."""
    if isinstance(error, Refused) and request.path.startswith(PREFIX):
        return problem_answer(error.trouble)
    return None


def _is_readable(body: bytes) -> bool:
    """allauth reads JSON less warily: depths, numbers and halves of characters break it."""
    try:
        msgspec.json.decode(body or b"{}")
    except (msgspec.DecodeError, RecursionError, ValueError):
        return False
    return True


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """Django's own answer would be a page."""
    return problem_answer(Trouble(403, "csrf_failed", NO_CSRF_TOKEN))


def _is_foreign(request: HttpRequest, response: HttpResponse) -> bool:
    return (
        request.path.startswith(PREFIX)
        and response.status_code >= 400  # noqa: PLR2004
        and response.headers["Content-Type"] != CONTENT_TYPE
    )


def _rewrite(response: HttpResponse) -> None:
    said = _said(response)
    problem = problem_answer(_trouble(response.status_code, said))
    members = {**said, **json.loads(problem.content)}
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


def _trouble(status: int, said: Mapping[str, Any]) -> Trouble:
    if status == 401:  # noqa: PLR2004
        return _not_signed_in(said)
    code, sentence = _BY_STATUS.get(status, ("server_error", BROKEN))
    return Trouble(status, code, sentence)


def _not_signed_in(said: Mapping[str, Any]) -> Trouble:
    code, sentence = _BY_STATUS[401]
    if said.get("meta", {}).get("is_authenticated"):
        code, sentence = "reauthentication_required", CONFIRM
    elif any(flow.get("is_pending") for flow in said.get("data", {}).get("flows", ())):
        code = "sign_in_pending"
    return Trouble(401, code, sentence, headers={"WWW-Authenticate": "Bearer"})
