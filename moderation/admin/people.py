from collections.abc import Iterable, Mapping
from typing import Any

from django.contrib.admin import display, register
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.models import Account
from games.distributed import as_values, bringing
from games.models import Admission, Game
from moderation.admin.labels import PHASES, word_for
from moderation.admin.links import game_link, list_of, room_link
from moderation.admin.lists import Whether
from moderation.admin.looks import Look, Section, Tool
from moderation.admin.panel import panel
from moderation.admin.reports import reports_of
from moderation.admin.rooms import SHOWN, decisions_of
from moderation.admin.site import site
from moderation.models import Decision, Kind, Report
from moderation.moderators import GROUP

AGAINST_ONE = (Kind.WARN, Kind.RENAME_PERSON, Kind.MUTE, Kind.SUSPEND)


@register(Account, site=site)
class PersonLook(Look):
    heading = _("People")
    list_display = ("called", "is_guest", "is_bot", "moderates", "suspended_until", "created_at")
    list_filter = (
        "is_guest",
        "is_bot",
        ("suspended_until", Whether),
        ("erased_at", Whether),
        "groups",
        "is_superuser",
    )
    ordering = ("-created_at",)
    page_template = "moderation/decide_beside.html"

    def get_search_fields(self, request: HttpRequest) -> tuple[str, ...]:
        """The fields to search in; addresses are searched by administrators only."""
        return ("name", "=id", *(("=email",) if request.user.is_superuser else ()))

    def get_facts(self, request: HttpRequest) -> tuple[str, ...]:
        address = ("email",) if request.user.is_superuser else ()
        return (
            "name", *address, "is_guest", "is_bot", "moderates", "is_superuser", "language",
            "created_at", "last_login", "suspended_until", "erased_at", "id",
        )  # fmt: skip

    def get_queryset(self, request: HttpRequest) -> QuerySet[Account]:
        found: QuerySet[Account] = super().get_queryset(request)
        in_group = Account.groups.through.objects.filter(
            account_id=OuterRef("pk"), group__name=GROUP
        )
        return found.annotate(in_group=Exists(in_group))

    def title_of(self, shown: Account) -> str:
        return self.called(shown)

    @display(ordering="name")
    def called(self, account: Account) -> str:
        return account.name or gettext("Former player")

    @display
    def moderates(self, account: Any) -> bool:
        return bool(account.in_group or account.is_superuser)

    def more(self, request: HttpRequest, shown: Account) -> Mapping[str, Any]:
        there = shown.erased_at is None
        return {"panel": panel(AGAINST_ONE, person=shown.pk) if there else None}

    def tools(self, request: HttpRequest, shown: Any) -> Iterable[Tool]:
        yield Tool(gettext("Reports"), list_of(Report, person__exact=shown.pk))
        if shown.erased_at is None and request.user.is_superuser and not shown.is_superuser:
            label = (
                gettext("No longer a moderator") if shown.in_group else gettext("Make a moderator")
            )
            yield Tool(label, reverse("admin:appoint", args=[shown.pk]))

    def sections(self, request: HttpRequest, shown: Account) -> Iterable[Section]:
        yield decisions_of(Decision.objects.filter(person=shown.pk))
        yield reports_of(Report.objects.filter(person=shown.pk))
        rooms = as_values(Admission.objects.filter(person=shown.pk).values("room"))
        sat_in = Game.objects.filter(room__in=rooms, players__contains=[shown.pk])
        games = bringing(sat_in, "room")
        yield Section(
            gettext("Games"),
            (gettext("Game"), gettext("Room"), gettext("Phase"), gettext("Last move")),
            [
                (game_link(g.pk), room_link(g.room), word_for(PHASES, g.phase), g.last_event_at)
                for g in games.order_by("-opened_at")[:SHOWN]
            ],
        )
