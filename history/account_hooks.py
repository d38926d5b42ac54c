"""Hooks of histories into accounts, which know nothing of them: erasure and export."""

from typing import Any
from uuid import UUID

from django.db.models import QuerySet

from accounts.erasure import Erased, Marked, account_erased, marked_columns
from accounts.export import export_sections
from history.models import Consent, Played, Rating, Seat, StoryPicture
from history.rating import lock_ratings
from history.statistics import statistics


@account_erased.register
def forget(erased: Erased) -> None:
    """Deletes the rows about an erased account. The rows of its fellow players stay as they are."""
    lock_ratings()
    for kind in (Seat, Rating, Consent):
        kind.objects.filter(player=erased.account_id).delete()


@export_sections.register
def remembered(account_id: UUID) -> tuple[str, Any]:
    return "history", {
        "statistics": statistics(account_id),
        "games": _rows(Seat.objects.filter(player=account_id).order_by("opened_at", "game")),
        "ratings": _rows(Rating.objects.filter(player=account_id).order_by("season")),
        "consents": _rows(Consent.objects.filter(player=account_id).order_by("at", "game")),
    }


def _rows(found: QuerySet[Any]) -> list[dict[str, Any]]:
    return list(found.values(*(field.attname for field in found.model._meta.concrete_fields)))


marked_columns.register(
    Marked(Played, kept=("edition", "decks", "players", "seats", "season", "rated", "places"))
)
marked_columns.register(Marked(StoryPicture, kept=("mark",)))
marked_columns.register(Marked(Seat, erased=("player", "result")))
marked_columns.register(Marked(Rating, erased=("player", "season")))
marked_columns.register(Marked(Consent, erased=("player",)))
