from typing import Any

from django.contrib.admin import display, register
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html_join

from games.models import Game, Room
from moderation.admin.read_only_admin import NOTHING, Look, link, name_of, page_of, person_link
from moderation.admin.site import site
from moderation.models import AuditEntry, Decision, Report


@register(AuditEntry, site=site)
class AuditLook(Look):
    list_display = ("id", "at", "done_by", "what", "about", "why")
    list_filter = ("what",)
    search_fields = ("=by", "=person", "=room", "=game", "=decision", "words__why")
    ordering = ("-id",)
    fields = ("at", "done_by", "address", "what", "why", "about", "related")
    readonly_fields = ("done_by", "address", "why", "about", "related")

    def get_queryset(self, request: HttpRequest) -> QuerySet[AuditEntry]:
        found: QuerySet[AuditEntry] = super().get_queryset(request)
        return found.select_related("words").annotate(
            by_name=name_of("by"), person_name=name_of("person")
        )

    @display(description="by")
    def done_by(self, entry: Any) -> str:
        return person_link(entry.by, entry.by_name)

    @display(description="person")
    def about(self, entry: Any) -> str:
        return person_link(entry.person, entry.person_name)

    @display
    def why(self, entry: AuditEntry) -> str:
        return entry.words.why

    @display(description="from where")
    def address(self, entry: AuditEntry) -> str:
        return entry.words.address or NOTHING

    @display(description="about")
    def related(self, entry: AuditEntry) -> Any:
        named = {Room: entry.room, Game: entry.game, Report: entry.report, Decision: entry.decision}
        links = [link(page_of(m, pk), m._meta.verbose_name) for m, pk in named.items() if pk]
        return format_html_join(", ", "{}", ((one,) for one in links))
