"""Hooks of puzzles into accounts, which know nothing of them: erasure, export, guests who stay."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from django.conf import settings
from django.db.models import Exists, OuterRef
from django.utils import timezone

from accounts.erasure import Erased, Marked, account_erased, marked_columns
from accounts.export import export_sections
from accounts.housekeeping import reasons_to_keep_guests
from puzzles.models import Answer, Puzzle


@reasons_to_keep_guests.register
def answers_puzzles() -> Exists:
    """Keeps guests who have answered a puzzle of late, as their streak goes with them."""
    lately = timezone.now() - timedelta(days=settings.STAY_DAYS["guests"])
    return Exists(Answer.objects.filter(person=OuterRef("pk"), at__gte=lately))


@account_erased.register
def forget(erased: Erased) -> None:
    Answer.objects.filter(person=erased.account_id).delete()


@export_sections.register
def puzzles(account_id: UUID) -> tuple[str, Any]:
    told = ("day", "puzzle", "slot", "found", "in_time", "at")
    return "puzzles", list(Answer.objects.filter(person=account_id).order_by("day").values(*told))


marked_columns.register(Marked(Puzzle, kept=("clue", "board", "decks")))
marked_columns.register(Marked(Answer, kept=("puzzle",), erased=("person",)))
