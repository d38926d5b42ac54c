"""Pages by a cursor: what comes next is found by where the last page ended, not by counting."""

import base64
import binascii
import re
from datetime import UTC, datetime
from typing import NamedTuple
from uuid import UUID

from django.db.models import Q
from django.utils.translation import gettext_noop
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from web.problems import Refused

BAD_CURSOR = gettext_noop("Send the cursor as it came with the page before.")
BAD_LIMIT = gettext_noop("A page has from {lowest} to {highest} entries.")
NO_SUCH_NUMBER = gettext_noop("{parameter} must be a whole number from 0 on.")
NUMBER = re.compile("[0-9]{1,10}")
LARGEST = 2**31 - 1
LIMITS = (1, 100)
USUAL = 20

PAGING = (
    OpenApiParameter("cursor", str, description="The `next` of the page before."),
    OpenApiParameter(
        "limit", {"type": "integer", "minimum": LIMITS[0], "maximum": LIMITS[1], "default": USUAL}
    ),
)


class Cursor(NamedTuple):
    """The last entry of a page, newest first."""

    at: datetime
    id: UUID

    def text(self) -> str:
        return base64.urlsafe_b64encode(f"{self.at.isoformat()} {self.id}".encode()).decode()

    def older(self, field: str, id: str = "id") -> Q:
        """Whatever comes after it."""
        return Q(**{f"{field}__lt": self.at}) | Q(**{field: self.at, f"{id}__lt": self.id})


def cursor_of(request: Request) -> Cursor | None:
    given = request.query_params.get("cursor")
    if not given:
        return None
    try:
        at, _, row_id = base64.urlsafe_b64decode(given.encode()).decode().partition(" ")
        moment = datetime.fromisoformat(at)
        if moment.tzinfo is None:
            raise ValueError(at)
        return Cursor(moment.astimezone(UTC), UUID(row_id))
    except (ValueError, OverflowError, binascii.Error):
        raise Refused(400, "bad_cursor", BAD_CURSOR) from None


def limit_of(request: Request) -> int:
    given = number_of(request, "limit", USUAL)
    lowest, highest = LIMITS
    if not lowest <= given <= highest:
        raise Refused(400, "bad_limit", BAD_LIMIT, lowest=lowest, highest=highest)
    return given


def number_of(request: Request, parameter: str, usual: int) -> int:
    return whole_number(parameter, request.query_params.get(parameter, str(usual)))


def whole_number(parameter: str, given: str) -> int:
    if not NUMBER.fullmatch(given) or int(given) > LARGEST:
        raise Refused(400, "bad_parameter", NO_SUCH_NUMBER, parameter=parameter)
    return int(given)
