from collections.abc import Iterable, Mapping
from typing import Any

from django.contrib.admin import display, register
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html_join
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.people import names_of
from games.distributed import across, bringing, where_joined
from games.models import Room
from moderation.admin.labels import PHASES, PHASES_LISTED, word_for
from moderation.admin.links import (
    NOTHING,
    decision_link,
    game_link,
    list_of,
    name_of_one,
    person_link,
    seen_link,
)
from moderation.admin.lists import Whether, filter_by
from moderation.admin.looks import Look, Section, Tool
from moderation.admin.panel import panel
from moderation.admin.site import site
from moderation.models import Decision, Kind, Report

SHOWN = 20


@register(Room, site=site)
class RoomLook(Look):
    heading = _("Rooms")
    list_display = ("code", "title", "phase", "sitting", "last_move", "is_public", "opened_at")
    list_filter = (
        "is_public",
        ("closed_at", Whether),
        *where_joined(("current_game__phase", filter_by(PHASES_LISTED))),
        "language",
    )
    search_fields = ("=code", "title")
    ordering = ("-opened_at",)
    facts = (
        "code", "title", "host", "is_public", "spectators", "outside_bots", "language", "word_list",
        "opened_at", "closed_at", "game",
    )  # fmt: skip
    page_template = "moderation/decide_beside.html"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Room]:
        found: QuerySet[Room] = super().get_queryset(request)
        return bringing(found, "current_game")

    @display(ordering=across("current_game__phase"))
    def phase(self, room: Room) -> str:
        return word_for(PHASES, room.current_game.phase) if room.current_game else NOTHING

    @display
    def sitting(self, room: Room) -> int:
        return len(room.current_game.players) if room.current_game else 0

    @display(ordering=across("current_game__last_event_at"))
    def last_move(self, room: Room) -> Any:
        return room.current_game.last_event_at if room.current_game else None

    @display
    def host(self, room: Room) -> str:
        game = room.current_game
        return person_link(game.host, name_of_one(game.host)) if game else NOTHING

    @display
    def game(self, room: Room) -> str:
        return game_link(room.current_game_id)

    def more(self, request: HttpRequest, shown: Room) -> Mapping[str, Any]:
        closing = (Kind.CLOSE_ROOM,) if shown.closed_at is None else ()
        return {"panel": panel((Kind.RENAME_ROOM, *closing), room=shown.code)}

    def tools(self, request: HttpRequest, shown: Room) -> Iterable[Tool]:
        yield Tool(gettext("Reports"), list_of(Report, room__id__exact=shown.pk))

    def sections(self, request: HttpRequest, shown: Room) -> Iterable[Section]:
        games = list(shown.games.order_by("-opened_at")[:SHOWN])
        bans = list(shown.bans.order_by("-at")[:SHOWN])
        people = names_of(
            [*(who for game in games for who in game.players), *(ban.person for ban in bans)]
        )
        yield Section(
            gettext("Games"),
            (gettext("Game"), gettext("Phase"), gettext("Players"), gettext("Last move")),
            [
                (
                    game_link(game.pk),
                    word_for(PHASES, game.phase),
                    format_html_join(", ", "{}", ((seen_link(people[p]),) for p in game.players)),
                    game.last_event_at,
                )
                for game in games
            ],
        )
        yield Section(
            gettext("Banned"),
            (gettext("Who"), gettext("By a moderator"), gettext("Since"), gettext("Until")),
            [(seen_link(people[b.person]), b.by_moderator, b.at, b.until) for b in bans],
        )
        yield decisions_of(Decision.objects.filter(room=shown))


def decisions_of(found: QuerySet[Decision]) -> Section:
    newest = found.order_by("-at")[:SHOWN]
    return Section(
        gettext("Decisions"),
        (
            gettext("Decision"),
            gettext("Reason"),
            gettext("When"),
            gettext("Until"),
            gettext("Taken back"),
        ),
        [(decision_link(d), d.reason, d.at, d.until, d.taken_back_at) for d in newest],
    )
