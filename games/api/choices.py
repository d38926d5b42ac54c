"""Parameters that are one of a few words."""

from django.utils.translation import gettext_noop
from rest_framework.request import Request

from web.problems import Refused

NO_SUCH_CHOICE = gettext_noop("{parameter} is one of these: {choices}.")


def choice(request: Request, parameter: str, choices: tuple[str, ...]) -> str | None:
    given = request.query_params.get(parameter)
    if given is not None and given not in choices:
        raise Refused(
            400, "bad_parameter", NO_SUCH_CHOICE, parameter=parameter, choices=", ".join(choices)
        )
    return given
