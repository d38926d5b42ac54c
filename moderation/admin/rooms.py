from collections.abc import Iterable
from typing import Any

from django.contrib.admin import EmptyFieldListFilter, display, register
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html_join

from accounts.people import names_of
from games.models import Game, Room
from moderation.admin.read_only_admin import (
    NOTHING,
    Look,
    Section,
    Tool,
    decide_url,
    link,
    list_of,
    name_of,
    page_of,
    person_link,
    seen_link,
)
from moderation.admin.site import site
from moderation.models import Decision, Report

SHOWN = 20


@register(Room, site=site)
class RoomLook(Look):
    list_display = ("code", "title", "phase", "sitting", "last_move", "is_public", "opened_at")
    list_filter = (
        "is_public",
        ("closed_at", EmptyFieldListFilter),
        "current_game__phase",
        "language",
    )
    search_fields = ("=code", "title")
    ordering = ("-opened_at",)
    fields = (
        "code", "title", "host", "is_public", "spectators", "language", "word_list",
        "opened_at", "closed_at", "game",
    )  # fmt: skip
    readonly_fields = ("host", "game")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Room]:
        found: QuerySet[Room] = super().get_queryset(request)
        named = name_of("current_game__host")
        return found.select_related("current_game").annotate(host_name=named)

    @display(ordering="current_game__phase")
    def phase(self, room: Room) -> str:
        return room.current_game.phase if room.current_game else NOTHING

    @display
    def sitting(self, room: Room) -> int:
        return len(room.current_game.players) if room.current_game else 0

    @display(ordering="current_game__last_event_at")
    def last_move(self, room: Room) -> Any:
        return room.current_game.last_event_at if room.current_game else None

    @display
    def host(self, room: Any) -> str:
        game = room.current_game
        return person_link(game.host, room.host_name) if game else NOTHING

    @display
    def game(self, room: Room) -> str:
        return link(page_of(Game, room.current_game_id), room.current_game)

    def tools(self, request: HttpRequest, shown: Room) -> Iterable[Tool]:
        yield Tool("Rename", decide_url("rename_room", room=shown.code))
        if shown.closed_at is None:
            yield Tool("Close", decide_url("close_room", room=shown.code))
        yield Tool("Reports", list_of(Report, room__id__exact=shown.pk))

    def sections(self, request: HttpRequest, shown: Room) -> Iterable[Section]:
        games = list(shown.games.order_by("-opened_at")[:SHOWN])
        bans = list(shown.bans.order_by("-at")[:SHOWN])
        people = names_of(
            [*(who for game in games for who in game.players), *(ban.person for ban in bans)]
        )
        yield Section(
            "Games",
            ("Game", "Phase", "Players", "Last move"),
            [
                (
                    link(page_of(Game, game.pk), game),
                    game.phase,
                    format_html_join(", ", "{}", ((seen_link(people[p]),) for p in game.players)),
                    game.last_event_at,
                )
                for game in games
            ],
        )
        yield Section(
            "Banned",
            ("Who", "By a moderator", "Since", "Until"),
            [(seen_link(people[b.person]), b.by_moderator, b.at, b.until or NOTHING) for b in bans],
        )
        yield decisions_of(Decision.objects.filter(room=shown))


def decisions_of(found: QuerySet[Decision]) -> Section:
    newest = found.order_by("-at")[:SHOWN]
    return Section(
        "Decisions",
        ("Decision", "Reason", "Until", "Taken back"),
        [
            (
                link(page_of(Decision, decision.pk), decision),
                decision.reason,
                decision.until or NOTHING,
                decision.taken_back_at or NOTHING,
            )
            for decision in newest
        ],
    )
