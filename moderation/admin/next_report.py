"""The way to the next report, for moderators who work through all that are open."""

from collections.abc import Iterator

from django.db.models import Q
from django.utils.translation import gettext

from moderation.admin.links import page_of
from moderation.admin.looks import Tool
from moderation.models import Report


def next_report(shown: Report | None = None) -> Iterator[Tool]:
    """A link to the open report that came after this one, or else to the oldest."""
    waiting = Report.objects.filter(status=Report.Status.OPEN).order_by("opened_at", "pk")
    found = None
    if shown is not None:
        later = Q(opened_at__gt=shown.opened_at) | Q(opened_at=shown.opened_at, pk__gt=shown.pk)
        waiting = waiting.exclude(pk=shown.pk)
        found = waiting.filter(later).first()
    found = found or waiting.first()
    if found is not None:
        yield Tool(gettext("Next report"), page_of(Report, found.pk), "n")
