from typing import Any

from django.contrib.admin import register
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from games.admin import DeckAdmin
from games.models import ImportedDeck
from moderation.admin.links import moderator_of
from moderation.admin.lists import DeclaredLookups
from moderation.admin.site import site
from moderation.audit import record


@register(ImportedDeck, site=site)
class Decks(DeclaredLookups, DeckAdmin):
    """The admin of decks; all changes go into the audit log."""

    heading = _("Decks")

    def log_change(self, request: HttpRequest, obj: Any, message: Any) -> Any:
        record(moderator_of(request), f"{message}_deck", obj.slug)
        return super().log_change(request, obj, message)
