"""Reports: the list of them, and one with all that it takes to decide about it on one page."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple
from uuid import UUID

from django.contrib.admin import display, register
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import URLPattern, path, reverse
from django.utils.html import format_html
from django.utils.text import Truncator
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.people import names_of
from games import store
from games.rules.events import TurnBegan
from games.store import Recorded
from moderation.admin.labels import REPORTED, word_for
from moderation.admin.links import (
    ago,
    game_link,
    moderator_of,
    name_of,
    person_link,
    report_link,
    room_link,
    seen_link,
)
from moderation.admin.log import Told, people_in, told
from moderation.admin.looks import Look, Section, Tool
from moderation.admin.next_report import next_report
from moderation.admin.panel import Panel, panel
from moderation.admin.people_of_game import People
from moderation.admin.pictures import Pictures
from moderation.admin.rooms import SHOWN, decisions_of
from moderation.admin.site import site
from moderation.admin.turns import TurnDrawn, drawn, turns_of
from moderation.models import Decision, Kind, Matter, Report
from moderation.own_games import is_own_game
from moderation.playing import play_reported, recording_of

AGAINST: Mapping[str, tuple[Kind, ...]] = {
    Matter.CLUE: (Kind.HIDE_CLUE,),
    Matter.NAME: (Kind.RENAME_PERSON,),
    Matter.TITLE: (Kind.RENAME_ROOM, Kind.CLOSE_ROOM),
    Matter.CONDUCT: (Kind.REMOVE, Kind.BAN_FROM_ROOM, Kind.VOID_GAME),
}
"""Decisions to offer for each kind of report, besides those against any person."""
AGAINST_ANYBODY = (Kind.WARN, Kind.MUTE, Kind.SUSPEND)
TURNS_BEFORE = 4
"""The number of earlier turns that the page of a report shows."""
LINES_BEFORE = 20
"""The number of earlier events that the page of a report about conduct shows."""


class GameOfReport(NamedTuple):
    """The course of the reported game up to the report, as a spectator may see it now."""

    turn: TurnDrawn | None
    """The turn that the report is about; for a report about conduct, the turn it was made in."""
    earlier: list[TurnDrawn]
    """The turns before, the latest first."""
    log: list[Told]
    """The events before a report about conduct, the latest first."""
    table_url: str


class Note(NamedTuple):
    """The words of somebody who reported it."""

    who: str
    words: str
    at: str


@register(Report, site=site)
class ReportLook(Look):
    heading = _("Reports")
    list_display = ("reported", "about", "room_title", "reporters", "status", "opened_at")
    list_filter = ("status", "matter")
    lookups = ("person__exact", "room__id__exact", "game__id__exact")
    search_fields = ("words", "=person", "=room__code")
    ordering = ("-opened_at",)
    facts = ("about", "room_title", "game_link", "turn", "reporters", "status", "opened_at",
             "closed_at")  # fmt: skip
    page_template = "moderation/report.html"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Report]:
        found: QuerySet[Report] = super().get_queryset(request)
        return found.select_related("room").annotate(person_name=name_of("person"))

    def title_of(self, shown: Report) -> str:
        return word_for(REPORTED, shown.matter)

    @display(ordering="matter")
    def reported(self, report: Report) -> str:
        what = word_for(REPORTED, report.matter)
        if not report.words:
            return what
        return format_html("{} <q>{}</q>", what, Truncator(report.words).chars(60))

    @display
    def about(self, report: Any) -> str:
        return person_link(report.person, report.person_name)

    @display
    def room_title(self, report: Report) -> str:
        return room_link(report.room)

    @display
    def game_link(self, report: Report) -> str:
        return game_link(report.game_id)

    def tools(self, request: HttpRequest, shown: Report) -> Iterable[Tool]:
        yield from next_report(shown)
        if recording_of(shown) is not None:
            address = reverse("admin:play", args=[shown.pk])
            yield Tool(gettext("Play what was performed"), address, "p")

    def get_urls(self) -> list[URLPattern]:
        return [
            path("<uuid:report_id>/play/", site.admin_view(play_page), name="play"),
            *super().get_urls(),
        ]

    def more(self, request: HttpRequest, shown: Report) -> Mapping[str, Any]:
        return {
            "report": shown,
            "byline": list(self._byline(shown)),
            "notes": _notes(shown),
            "panel": _panel(shown) if shown.status == Report.Status.OPEN else None,
            "is_own_game": is_own_game(moderator_of(request), shown),
            "game": _game_of(shown, request.user) if shown.game_id else None,
        }

    def _byline(self, shown: Report) -> Iterator[object]:
        """The person, the room and the turn of a report, and when it was made."""
        if shown.person is not None:
            yield self.about(shown)
        yield room_link(shown.room)
        if shown.turn is not None:
            yield gettext("Turn {turn}").format(turn=shown.turn)
        yield ago(shown.opened_at)

    def sections(self, request: HttpRequest, shown: Report) -> Iterable[Section]:
        if shown.person is None:
            return
        yield decisions_of(Decision.objects.filter(person=shown.person))
        others = Report.objects.filter(person=shown.person).exclude(pk=shown.pk)
        yield reports_of(others)


def play_page(request: HttpRequest, report_id: UUID) -> HttpResponse:
    """The performance of a reported clue, played by the browser; it is noted."""
    form, *_ = play_reported(moderator_of(request), report_id).forms
    return HttpResponseRedirect(form.address)


def _notes(report: Report) -> list[Note]:
    complaints = list(report.complaints.order_by("-at")[:SHOWN])
    people = names_of(complaint.reporter for complaint in complaints)
    return [Note(seen_link(people[one.reporter]), one.note, ago(one.at)) for one in complaints]


def reports_of(found: QuerySet[Report]) -> Section:
    newest = found.order_by("-opened_at")[:SHOWN]
    return Section(
        gettext("Reports"),
        (
            gettext("Report"),
            gettext("Words"),
            gettext("Reported by"),
            gettext("Status"),
            gettext("When"),
        ),
        [
            (report_link(r), r.words, r.reporters, r.get_status_display(), r.opened_at)
            for r in newest
        ],
    )


def _panel(report: Report) -> Panel:
    everybody = AGAINST_ANYBODY if report.person else ()
    return panel(
        (*AGAINST[report.matter], *everybody),
        dismisses=report,
        report=report.pk,
        person=report.person,
        room=report.room.code,
        game=report.game_id,
        turn=report.turn,
    )


def _game_of(report: Report, looker: Any) -> GameOfReport:
    assert report.game_id is not None
    table, lines = store.load(report.game_id), store.history(report.game_id)
    before = [line for line in lines if line.at <= report.opened_at]
    latest = before[-LINES_BEFORE:] if report.matter == Matter.CONDUCT else []
    people, pictures = People(table, people_in(latest)), Pictures.of(table.settings, looker)
    turns = {turn.number: turn for turn in turns_of(lines, table.hidden_clues)}
    number = report.turn or _turn_after(before)
    earlier = sorted((other for other in turns if other < number), reverse=True)[:TURNS_BEFORE]
    return GameOfReport(
        turn=drawn(turns[number], people, pictures) if number in turns else None,
        earlier=[drawn(turns[other], people, pictures) for other in earlier],
        log=list(told(reversed(latest), table, people, pictures)),
        table_url=reverse("admin:table", args=[report.game_id]),
    )


def _turn_after(lines: Iterable[Recorded]) -> int:
    """The number of the turn that had begun last; none before the first."""
    begun = (line.event.turn for line in lines if isinstance(line.event, TurnBegan))
    return max(begun, default=0)
