"""What stands in an address after the question mark, read and checked."""

from collections.abc import Collection
from datetime import UTC, datetime
from uuid import UUID

from django.utils.translation import gettext_noop
from rest_framework.request import Request

from web.problems import Refused

NO_SUCH_CHOICE = gettext_noop("{parameter} is one of these: {choices}.")
NO_TIME = gettext_noop("{parameter} must be a time with its zone, as in 2026-03-01T18:00:00Z.")
NO_ID = gettext_noop("{parameter} must be an id.")


def choice_of(request: Request, parameter: str, choices: Collection[str]) -> str | None:
    given = request.query_params.get(parameter)
    if given is not None and given not in choices:
        raise _refused(NO_SUCH_CHOICE, parameter, choices=", ".join(choices))
    return given


def time_of(request: Request, parameter: str) -> datetime | None:
    given = request.query_params.get(parameter)
    if given is None:
        return None
    try:
        time = datetime.fromisoformat(given)
        if time.tzinfo is None:
            raise ValueError(given)
        return time.astimezone(UTC)
    except (ValueError, OverflowError):
        raise _refused(NO_TIME, parameter) from None


def id_of(request: Request, parameter: str) -> UUID | None:
    given = request.query_params.get(parameter)
    return None if given is None else an_id(parameter, given)


def an_id(parameter: str, given: str) -> UUID:
    try:
        return UUID(given)
    except ValueError:
        raise _refused(NO_ID, parameter) from None


def _refused(sentence: str, parameter: str, **facts: str) -> Refused:
    return Refused(400, "bad_parameter", sentence, parameter=parameter, **facts)
