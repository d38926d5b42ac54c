from collections.abc import Iterable
from typing import Any

from django.contrib.admin import EmptyFieldListFilter, display, register
from django.db.models import Exists, OuterRef, QuerySet
from django.http import HttpRequest
from django.urls import reverse

from accounts.models import Account
from games.models import Game
from moderation.admin.read_only_admin import (
    Look,
    Section,
    Tool,
    decide_url,
    link,
    list_of,
    page_of,
    room_link,
)
from moderation.admin.rooms import SHOWN, decisions_of
from moderation.admin.site import site
from moderation.models import Decision, Report
from moderation.moderators import GROUP


@register(Account, site=site)
class PersonLook(Look):
    list_display = ("called", "is_guest", "moderates", "suspended_until", "created_at")
    list_filter = (
        "is_guest",
        ("suspended_until", EmptyFieldListFilter),
        ("erased_at", EmptyFieldListFilter),
        "groups",
        "is_superuser",
    )
    ordering = ("-created_at",)

    def get_search_fields(self, request: HttpRequest) -> tuple[str, ...]:
        """The fields to search in; addresses are searched by administrators only."""
        return ("name", "=id", *(("=email",) if request.user.is_superuser else ()))

    def get_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        address = ("email",) if request.user.is_superuser else ()
        return (
            "id", "name", *address, "is_guest", "moderates", "is_superuser", "language",
            "created_at", "last_login", "suspended_until", "erased_at",
        )  # fmt: skip

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> tuple[str, ...]:
        return ("id", "moderates")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Account]:
        found: QuerySet[Account] = super().get_queryset(request)
        in_group = Account.groups.through.objects.filter(
            account_id=OuterRef("pk"), group__name=GROUP
        )
        return found.annotate(in_group=Exists(in_group))

    @display(description="name", ordering="name")
    def called(self, account: Account) -> str:
        return account.name or "Former player"

    @display(boolean=True)
    def moderates(self, account: Any) -> bool:
        return bool(account.in_group or account.is_superuser)

    def tools(self, request: HttpRequest, shown: Any) -> Iterable[Tool]:
        if shown.erased_at is None:
            for kind, label in (
                ("warn", "Warn"),
                ("rename_person", "Rename"),
                ("mute", "Mute"),
                ("suspend", "Suspend"),
            ):
                yield Tool(label, decide_url(kind, person=shown.pk))
            if request.user.is_superuser and not shown.is_superuser:
                label = "No longer a moderator" if shown.in_group else "Make a moderator"
                yield Tool(label, reverse("admin:appoint", args=[shown.pk]))
        yield Tool("Reports", list_of(Report, person__exact=shown.pk))

    def sections(self, request: HttpRequest, shown: Account) -> Iterable[Section]:
        games = Game.objects.filter(
            room__admissions__person=shown.pk, players__contains=[shown.pk]
        ).select_related("room")
        yield Section(
            "Games",
            ("Game", "Room", "Phase", "Last move"),
            [
                (link(page_of(Game, g.pk), g), room_link(g.room), g.phase, g.last_event_at)
                for g in games.order_by("-opened_at")[:SHOWN]
            ],
        )
        yield decisions_of(Decision.objects.filter(person=shown.pk))
        yield Section(
            "Reports",
            ("Report", "What", "Reporters", "Status"),
            [
                (link(page_of(Report, r.pk), r), r.words, r.reporters, r.status)
                for r in Report.objects.filter(person=shown.pk).order_by("-opened_at")[:SHOWN]
            ],
        )
