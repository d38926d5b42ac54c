"""Pages by a cursor: what comes next is found by where the last page ended, not by counting."""

import base64
import binascii
import re
from datetime import UTC, datetime
from typing import NamedTuple
from uuid import UUID

from django.db.models import Q
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from web.parameters import bad_parameter
from web.refusals import WHOLE_NUMBER, Refused, WebRefusal

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
        raise Refused(WebRefusal.BAD_CURSOR) from None


def limit_of(request: Request) -> int:
    given = number_of(request, "limit", USUAL)
    lowest, highest = LIMITS
    if not lowest <= given <= highest:
        raise Refused(WebRefusal.BAD_LIMIT, lowest=lowest, highest=highest)
    return given


def number_of(request: Request, parameter: str, usual: int) -> int:
    return whole_number(parameter, request.query_params.get(parameter, str(usual)))


def whole_number(parameter: str, given: str) -> int:
    if not NUMBER.fullmatch(given) or int(given) > LARGEST:
        raise bad_parameter(parameter, WHOLE_NUMBER)
    return int(given)
