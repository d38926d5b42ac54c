"""The parameters in the query string of an address, read and checked."""

import re
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from uuid import UUID

from rest_framework.request import Request

from web.refusals import A_TIME, AN_ID, NOTHING, WHOLE_NUMBER, Refused, WebRefusal

NUMBER = re.compile("[0-9]{1,10}")
LARGEST = 2**31 - 1


def refuse_unknown(given: Iterable[str], known: Collection[str]) -> None:
    """Refuses a parameter that is not known here: passed over, it would seem to be heeded."""
    for parameter in given:
        if parameter not in known:
            raise bad_parameter(parameter, NOTHING, choices=sorted(known))


def choice_of(request: Request, parameter: str, choices: Collection[str]) -> str | None:
    given = request.query_params.get(parameter)
    if given is not None and given not in choices:
        raise bad_parameter(parameter, ", ".join(choices), choices)
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
        raise bad_parameter(parameter, A_TIME) from None


def truth_of(request: Request, parameter: str) -> bool | None:
    given = choice_of(request, parameter, ("true", "false"))
    return None if given is None else given == "true"


def number_of(request: Request, parameter: str, usual: int) -> int:
    given = number_if_any(request, parameter)
    return usual if given is None else given


def number_if_any(request: Request, parameter: str) -> int | None:
    given = request.query_params.get(parameter)
    return None if given is None else whole_number(parameter, given)


def whole_number(parameter: str, given: str) -> int:
    if not NUMBER.fullmatch(given) or int(given) > LARGEST:
        raise bad_parameter(parameter, WHOLE_NUMBER)
    return int(given)


def id_of(request: Request, parameter: str) -> UUID | None:
    given = request.query_params.get(parameter)
    return None if given is None else an_id(parameter, given)


def an_id(parameter: str, given: str) -> UUID:
    try:
        return UUID(given)
    except ValueError:
        raise bad_parameter(parameter, AN_ID) from None


def bad_parameter(parameter: str, expected: str, choices: Collection[str] | None = None) -> Refused:
    listed = None if choices is None else list(choices)
    return Refused(WebRefusal.BAD_PARAMETER, parameter=parameter, expected=expected, choices=listed)
