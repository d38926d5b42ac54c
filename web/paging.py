"""Pages of a list, where the next one begins at the place where the last one ended.

A row's place in the list is the value that the list is sorted by, and among equals its id.
"""

import base64
import binascii
import math
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Generic, NamedTuple, TypeVar
from uuid import UUID

from django.db.models import Model, Q, QuerySet
from drf_spectacular.utils import OpenApiParameter
from rest_framework.request import Request

from web.parameters import number_of
from web.refusals import Refused, WebRefusal

LIMITS = (1, 100)
USUAL = 20

LIMIT = OpenApiParameter(
    "limit", {"type": "integer", "minimum": LIMITS[0], "maximum": LIMITS[1], "default": USUAL}
)
PAGING = (
    OpenApiParameter("cursor", str, description="The `next` of the page before."),
    LIMIT,
)

Value = TypeVar("Value", bound=datetime | float)
Row = TypeVar("Row")
Next = TypeVar("Next")
Kept = TypeVar("Kept", bound=Model)


class Cursor(NamedTuple, Generic[Value]):
    """The place of a row in a list."""

    value: Value
    id: UUID

    def text(self) -> str:
        """The cursor in the form that clients get and send back."""
        value = self.value.isoformat() if isinstance(self.value, datetime) else repr(self.value)
        return base64.urlsafe_b64encode(f"{value} {self.id}".encode()).decode()

    def less(self, field: str, id: str = "id") -> Q:
        """The condition for rows after this one, in a list that begins with the greatest."""
        return Q(**{f"{field}__lt": self.value}) | Q(**{field: self.value, f"{id}__lt": self.id})


class Page(NamedTuple, Generic[Row, Next]):
    rows: list[Row]
    next: Next | None
    """The place after which the next page begins; none on the last page."""


def page_of(
    found: "Sequence[Row] | QuerySet[Any, Row]", limit: int, place: Callable[[Row], Next]
) -> Page[Row, Next]:
    """The first page of the rows found, with the place of its last row if there are more."""
    rows = list(found[: limit + 1])
    more, rows = len(rows) > limit, rows[:limit]
    return Page(rows, place(rows[-1]) if more else None)


def newest_first(request: Request, rows: QuerySet[Kept], field: str) -> Page[Kept, str]:
    """The requested page of rows, newest first by the field."""
    limit = limit_of(request)
    if cursor := cursor_of(request, moment):
        rows = rows.filter(cursor.less(field))
    ordered = rows.order_by(f"-{field}", "-id")
    return page_of(ordered, limit, lambda row: Cursor(getattr(row, field), row.pk).text())


def cursor_of(request: Request, read: Callable[[str], Value]) -> Cursor[Value] | None:
    """The cursor of the request; `read` raises ValueError for texts that are no value."""
    given = request.query_params.get("cursor")
    if not given:
        return None
    try:
        value, _, row_id = base64.urlsafe_b64decode(given.encode()).decode().partition(" ")
        return Cursor(read(value), UUID(row_id))
    except (ValueError, OverflowError, binascii.Error):
        raise Refused(WebRefusal.BAD_CURSOR) from None


def moment(text: str) -> datetime:
    read = datetime.fromisoformat(text)
    if read.tzinfo is None:
        raise ValueError(text)
    return read.astimezone(UTC)


def finite(text: str) -> float:
    read = float(text)
    if not math.isfinite(read):
        raise ValueError(text)
    return read


def limit_of(request: Request) -> int:
    given = number_of(request, "limit", USUAL)
    lowest, highest = LIMITS
    if not lowest <= given <= highest:
        raise Refused(WebRefusal.BAD_LIMIT, lowest=lowest, highest=highest)
    return given
