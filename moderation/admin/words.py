from typing import Any

from django.contrib.admin import register
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from moderation.admin.links import moderator_of
from moderation.admin.lists import DeclaredLookups
from moderation.admin.site import site
from moderation.audit import record
from moderation.models import Word


@register(Word, site=site)
class Words(DeclaredLookups):
    heading = _("Words")
    fields = ("text", "language", "anywhere")
    list_display = ("text", "language", "anywhere")
    list_filter = ("language", "anywhere")
    search_fields = ("text", "form")
    ordering = ("text",)

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: Any) -> None:
        super().save_model(request, obj, form, change)
        record(moderator_of(request), "change_word" if change else "add_word", obj.text)

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        record(moderator_of(request), "delete_word", obj.text)
        super().delete_model(request, obj)

    def delete_queryset(self, request: HttpRequest, queryset: Any) -> None:
        for word in queryset:
            record(moderator_of(request), "delete_word", word.text)
        super().delete_queryset(request, queryset)
