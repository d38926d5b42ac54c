from typing import Any

from django.contrib.admin import register
from django.http import HttpRequest

from games.admin import DeckAdmin
from games.models import ImportedDeck
from moderation.admin.read_only_admin import DeclaredLookups, moderator_of
from moderation.admin.site import site
from moderation.audit import record


@register(ImportedDeck, site=site)
class Decks(DeclaredLookups, DeckAdmin):
    """The admin of decks; all changes go into the audit log."""

    def log_change(self, request: HttpRequest, obj: Any, message: Any) -> Any:
        record(moderator_of(request), f"{message}_deck", obj.slug)
        return super().log_change(request, obj, message)
