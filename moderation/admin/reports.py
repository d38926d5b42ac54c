from collections.abc import Iterable
from typing import Any

from django.contrib.admin import display, register
from django.db.models import QuerySet
from django.http import HttpRequest
from django.urls import reverse
from django.utils.text import Truncator

from accounts.people import names_of
from games.models import Game
from moderation.admin.read_only_admin import (
    NOTHING,
    Look,
    Section,
    Tool,
    decide_url,
    link,
    name_of,
    page_of,
    person_link,
    room_link,
    seen_link,
)
from moderation.admin.rooms import SHOWN, decisions_of
from moderation.admin.site import site
from moderation.models import Decision, Matter, Report

AGAINST: dict[str, tuple[tuple[str, str], ...]] = {
    Matter.CLUE: (("hide_clue", "Hide the clue"),),
    Matter.NAME: (("rename_person", "Rename"),),
    Matter.TITLE: (("rename_room", "Rename the room"), ("close_room", "Close the room")),
    Matter.CONDUCT: (
        ("remove", "Remove from the game"),
        ("ban_from_room", "Ban from the room"),
        ("void_game", "Void the game"),
    ),
}
"""Decisions to offer for each kind of report, besides those against any person."""
AGAINST_ANYBODY = (("warn", "Warn"), ("mute", "Mute"), ("suspend", "Suspend"))


@register(Report, site=site)
class ReportLook(Look):
    list_display = ("what", "words_in_short", "about", "room_title", "reporters", "status",
                    "opened_at")  # fmt: skip
    list_filter = ("status", "matter")
    lookups = ("person__exact", "room__id__exact", "game__id__exact")
    search_fields = ("words", "=person", "=room__code")
    ordering = ("-opened_at",)
    fields = (
        "matter", "words", "about", "room_title", "game_link", "turn", "event", "reporters",
        "status", "opened_at", "closed_at",
    )  # fmt: skip
    readonly_fields = ("about", "room_title", "game_link")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        found: QuerySet[Report] = super().get_queryset(request)
        return found.select_related("room").annotate(person_name=name_of("person"))

    @display(description="report", ordering="matter")
    def what(self, report: Report) -> str:
        return report.get_matter_display()

    @display(description="words")
    def words_in_short(self, report: Report) -> str:
        return Truncator(report.words).chars(60) or NOTHING

    @display(description="person")
    def about(self, report: Any) -> str:
        return person_link(report.person, report.person_name)

    @display(description="room")
    def room_title(self, report: Report) -> str:
        return room_link(report.room)

    @display(description="game")
    def game_link(self, report: Report) -> str:
        return link(page_of(Game, report.game_id), report.game_id) if report.game_id else NOTHING

    def tools(self, request: HttpRequest, shown: Report) -> Iterable[Tool]:
        if shown.status != Report.Status.OPEN:
            return
        about = {
            "report": shown.pk,
            "person": shown.person,
            "room": shown.room.code,
            "game": shown.game_id,
            "turn": shown.turn,
        }
        everybody = AGAINST_ANYBODY if shown.person else ()
        for kind, label in (*AGAINST[shown.matter], *everybody):
            yield Tool(label, decide_url(kind, **about))
        yield Tool("Dismiss", reverse("admin:dismiss", args=[shown.pk]))

    def sections(self, request: HttpRequest, shown: Report) -> Iterable[Section]:
        complaints = list(shown.complaints.order_by("-at")[:SHOWN])
        people = names_of(complaint.reporter for complaint in complaints)
        yield Section(
            "Reported by",
            ("Who", "What they say", "When"),
            [(seen_link(people[c.reporter]), c.note, c.at) for c in complaints],
        )
        yield decisions_of(Decision.objects.filter(person=shown.person))
