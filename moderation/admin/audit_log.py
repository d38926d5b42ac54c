from typing import Any

from django.contrib.admin import display, register
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.text import capfirst
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.models import Game, Room
from moderation.admin.labels import DOINGS, word_for
from moderation.admin.links import link, name_of, page_of, person_link
from moderation.admin.lists import filter_by
from moderation.admin.looks import Look
from moderation.admin.site import site
from moderation.models import AuditEntry, Decision, Report


@register(AuditEntry, site=site)
class AuditLook(Look):
    heading = _("Audit log")
    list_display = ("done", "at", "done_by", "about", "why")
    list_filter = (("what", filter_by(DOINGS)),)
    search_fields = ("=by", "=person", "=room", "=game", "=decision", "words__why")
    ordering = ("-id",)
    facts = ("at", "done_by", "address", "done", "why", "about", "related", "id")

    def get_queryset(self, request: HttpRequest) -> QuerySet[AuditEntry]:
        found: QuerySet[AuditEntry] = super().get_queryset(request)
        return found.select_related("words").annotate(
            by_name=name_of("by"), person_name=name_of("person")
        )

    def title_of(self, shown: Any) -> str:
        who = shown.by_name or gettext("Former player")
        return f"{who}: {word_for(DOINGS, shown.what)}"

    @display(ordering="what")
    def done(self, entry: AuditEntry) -> str:
        return capfirst(word_for(DOINGS, entry.what))

    @display
    def done_by(self, entry: Any) -> str:
        return person_link(entry.by, entry.by_name)

    @display
    def about(self, entry: Any) -> str:
        return person_link(entry.person, entry.person_name)

    @display
    def why(self, entry: AuditEntry) -> str:
        return entry.words.why

    @display
    def address(self, entry: AuditEntry) -> str:
        return entry.words.address

    @display
    def related(self, entry: AuditEntry) -> Any:
        named = (
            (gettext("Room"), Room, entry.room),
            (gettext("Game"), Game, entry.game),
            (gettext("Report"), Report, entry.report),
            (gettext("Decision"), Decision, entry.decision),
        )
        links = [link(page_of(model, pk), word) for word, model, pk in named if pk]
        return format_html_join(", ", "{}", ((one,) for one in links))
