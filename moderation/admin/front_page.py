"""The front page: what waits for a moderator, the rooms that are on, and curves of what goes on.

It reads a few rows of each by an index, and figures that have been counted before.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any, NamedTuple
from uuid import UUID

from django.db.models import Count

from accounts.people import PersonSeen, names_of
from games.distributed import bringing
from games.metrics import late_deadlines
from games.models import Game
from games.rules.state import Phase
from moderation.admin.labels import PHASES, REPORTED, word_for
from moderation.admin.links import ago, page_of
from moderation.admin.measures import drawn
from moderation.figures import DAY, HOUR
from moderation.models import Appeal, Decision, Report

MOST_SHOWN = 8
PHASES_ON = tuple(p.word for p in (Phase.CLUE, Phase.CARDS, Phase.VOTES, Phase.REVEAL))
"""The phases that a running game waits in."""


class Case(NamedTuple):
    """A report or an appeal that waits."""

    url: str
    title: str
    words: str
    person: str
    room: str
    reporters: int
    since: str


class RoomOn(NamedTuple):
    url: str
    title: str
    code: str
    is_public: bool
    phase: str
    players: int
    last_move: str


def front_page(now: datetime) -> Mapping[str, Any]:
    reports, appeals = _reports(), _appeals()
    people = names_of(_concerned(reports, appeals))
    phases = _phases()
    return {
        "open_reports": _open_reports().count(),
        "reports": [_report(report, people) for report in reports],
        "open_appeals": _waiting_appeals().count(),
        "appeals": [_appeal(appeal, people) for appeal in appeals],
        "games_on": sum(phases.get(phase, 0) for phase in PHASES_ON),
        "lobbies": phases.get(Phase.LOBBY.word, 0),
        "rooms_on": _rooms_on(),
        "late_phases": late_deadlines(),
        "spans": [drawn(HOUR, now), drawn(DAY, now)],
    }


def _open_reports() -> Any:
    return Report.objects.filter(status=Report.Status.OPEN)


def _waiting_appeals() -> Any:
    return Appeal.objects.filter(granted=None)


def _reports() -> list[Report]:
    """The reports that have waited longest."""
    return list(_open_reports().select_related("room").order_by("opened_at", "pk")[:MOST_SHOWN])


def _appeals() -> list[Appeal]:
    waiting = _waiting_appeals().select_related("decision__room")
    return list(waiting.order_by("at")[:MOST_SHOWN])


def _concerned(reports: Iterable[Report], appeals: Iterable[Appeal]) -> Iterable[UUID]:
    named = (*(r.person for r in reports), *(a.decision.person for a in appeals))
    return (person for person in named if person is not None)


def _report(report: Report, people: Mapping[UUID, PersonSeen]) -> Case:
    return Case(
        url=page_of(Report, report.pk),
        title=word_for(REPORTED, report.matter),
        words=report.words,
        person=people[report.person].name if report.person else "",
        room=report.room.title,
        reporters=report.reporters,
        since=ago(report.opened_at),
    )


def _appeal(appeal: Appeal, people: Mapping[UUID, PersonSeen]) -> Case:
    decision = appeal.decision
    return Case(
        url=page_of(Decision, decision.pk),
        title=str(decision.get_kind_display()),
        words=appeal.words,
        person=people[decision.person].name if decision.person else "",
        room=decision.room.title if decision.room else "",
        reporters=0,
        since=ago(appeal.at),
    )


def _phases() -> dict[str, int]:
    on = Game.objects.filter(phase__in=(Phase.LOBBY.word, *PHASES_ON))
    return dict(on.values_list("phase").annotate(Count("pk")))


def _rooms_on() -> list[RoomOn]:
    """The rooms in which somebody has moved last."""
    games = bringing(Game.objects.filter(phase__in=PHASES_ON), "room")
    return [
        RoomOn(
            url=page_of(Game, game.pk),
            title=game.room.title,
            code=game.room.code,
            is_public=game.room.is_public,
            phase=word_for(PHASES, game.phase),
            players=len(game.players),
            last_move=ago(game.last_event_at or game.room.opened_at),
        )
        for game in games.order_by("-last_event_at")[:MOST_SHOWN]
    ]
