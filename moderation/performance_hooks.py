"""Hooks of moderation into performances, which know nothing of it: reports and moderators."""

from django.db.models import Exists, OuterRef

from moderation.models import Matter, Report
from moderation.moderators import is_moderator
from performances.addresses import moderators
from performances.keeping import reasons_to_keep


@reasons_to_keep.register
def is_reported() -> Exists:
    """True for the performance of a clue that is to be decided about."""
    return Exists(
        Report.objects.filter(
            matter=Matter.CLUE,
            status=Report.Status.OPEN,
            game=OuterRef("game"),
            turn=OuterRef("turn"),
            person=OuterRef("person"),
        )
    )


moderators.register(is_moderator)
