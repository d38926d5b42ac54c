"""Admin pages of games: list, log, the table as anybody saw it, and a check of the deal."""

from bisect import bisect
from collections.abc import Iterable, Mapping
from datetime import timedelta
from itertools import accumulate
from typing import Any
from uuid import UUID

import msgspec
from django.contrib.admin import SimpleListFilter, display, register
from django.core.exceptions import PermissionDenied
from django.db.models import Q, QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games import store
from games.distributed import across, as_values, bringing
from games.fairness import complaints
from games.models import OVER, Game, Room
from games.rules.state import PHASES_SEEN, Phase, Table, evolve
from games.rules.view import MODERATOR, SPECTATOR, Viewer, as_player, view_for
from moderation.admin.labels import EDITIONS, PHASES, PHASES_LISTED, word_for
from moderation.admin.links import (
    decide_url,
    link,
    list_of,
    moderator_of,
    name_of_one,
    person_link,
    room_link,
)
from moderation.admin.lists import filter_by
from moderation.admin.log import people_in, told
from moderation.admin.looks import Look, Section, Tool
from moderation.admin.panel import DO
from moderation.admin.people_of_game import People
from moderation.admin.pictures import Pictures
from moderation.admin.rooms import decisions_of
from moderation.admin.site import site
from moderation.admin.tables import draw
from moderation.models import Decision, Kind, Report
from moderation.moderators import SEE_HIDDEN_CARDS
from moderation.own_games import record_sight_under_lock

STUCK = timedelta(hours=1)
EVENTS_SHOWN = 200


class Stuck(SimpleListFilter):
    title = _("Stuck")
    parameter_name = "stuck"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [("1", gettext("no move for an hour, or long past its time"))]

    def queryset(self, request: HttpRequest, found: QuerySet[Game]) -> QuerySet[Game]:
        if self.value() != "1":
            return found
        now = timezone.now()
        late = Q(deadline_at__lt=now - timedelta(minutes=1)) | Q(last_event_at__lt=now - STUCK)
        return found.exclude(phase__in=[Phase.LOBBY.word, *OVER]).filter(late)


@register(Game, site=site)
class GameLook(Look):
    heading = _("Games")
    list_display = (
        "short", "room_title", "phase_seen", "edition_named", "sitting", "voided", "opened_at",
        "last_event_at",
    )  # fmt: skip
    list_filter = (
        ("phase", filter_by(PHASES_LISTED)),
        ("edition", filter_by(EDITIONS)),
        "voided",
        Stuck,
    )
    search_fields = ("=id",)
    ordering = ("-opened_at",)
    facts = (
        "room_title", "phase_seen", "edition_named", "version", "hosted_by", "voided",
        "opened_at", "last_event_at", "deadline_at", "id",
    )  # fmt: skip
    page_template = "moderation/game.html"

    def get_queryset(self, request: HttpRequest) -> QuerySet[Game]:
        found: QuerySet[Game] = super().get_queryset(request)
        return bringing(found, "room")

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Game], search_term: str
    ) -> tuple[QuerySet[Game], bool]:
        """The game of that id, and those of the rooms that a search for rooms finds."""
        found, twice = super().get_search_results(request, queryset, search_term)
        if search_term:
            rooms = site.get_model_admin(Room)
            named, _twice = rooms.get_search_results(request, Room.objects.all(), search_term)
            found |= queryset.filter(room__in=as_values(named.order_by().values("pk")))
        return found, twice

    def title_of(self, shown: Game) -> str:
        return game_title(shown)

    @display(ordering="id")
    def short(self, game: Game) -> str:
        return str(game.pk)[:8]

    @display(ordering=across("room__title"))
    def room_title(self, game: Game) -> str:
        return room_link(game.room)

    @display(ordering="phase")
    def phase_seen(self, game: Game) -> str:
        return word_for(PHASES, game.phase)

    @display(ordering="edition")
    def edition_named(self, game: Game) -> str:
        return word_for(EDITIONS, game.edition)

    @display
    def sitting(self, game: Game) -> int:
        return len(game.players)

    @display
    def hosted_by(self, game: Game) -> str:
        return person_link(game.host, name_of_one(game.host))

    def tools(self, request: HttpRequest, shown: Game) -> Iterable[Tool]:
        yield Tool(gettext("The table, move by move"), reverse("admin:table", args=[shown.pk]), "t")
        yield Tool(gettext("Verify the deal"), reverse("admin:verify", args=[shown.pk]))
        yield Tool(gettext("Reports"), list_of(Report, game__id__exact=shown.pk))
        if not shown.voided:
            yield Tool(str(DO[Kind.VOID_GAME]), decide_url(Kind.VOID_GAME, game=shown.pk))

    def more(self, request: HttpRequest, shown: Game) -> Mapping[str, Any]:
        """The table as a spectator sees it, and its newest events."""
        table = store.load(shown.pk)
        lines = store.history(shown.pk, after=max(0, table.version - EVENTS_SHOWN))
        people = People(table, people_in(lines))
        pictures = Pictures.of(table.settings, request.user)
        return {
            "table": draw(view_for(table, SPECTATOR), people, pictures),
            "log": told(reversed(lines), table, people, pictures),
            "table_url": reverse("admin:table", args=[shown.pk]),
        }

    def sections(self, request: HttpRequest, shown: Game) -> Iterable[Section]:
        if shown.phase not in OVER:
            yield _removable(store.load(shown.pk), shown)
        yield decisions_of(Decision.objects.filter(game=shown))

    def get_urls(self) -> list[URLPattern]:
        return [
            path("<uuid:game_id>/table/", site.admin_view(table_page), name="table"),
            path("<uuid:game_id>/verify/", site.admin_view(verify_page), name="verify"),
            *super().get_urls(),
        ]


def game_title(game: Game) -> str:
    return gettext("A game in {room}").format(room=game.room)


def _removable(table: Table, game: Game) -> Section:
    people = People(table)
    return Section(
        gettext("Who plays"),
        (gettext("Who"), gettext("Points"), ""),
        [
            (
                people.one(player),
                table.points.get(player, 0),
                link(decide_url(Kind.REMOVE, game=game.pk, person=player), gettext("Remove")),
            )
            for player in table.sitting
        ],
    )


def table_page(request: HttpRequest, game_id: UUID) -> HttpResponse:
    """The table at any version, as a player, a spectator or a moderator sees it."""
    try:
        now = store.load(game_id)
    except store.GameNotFound:
        raise Http404 from None
    seen = tables_seen(game_id)
    place = bisect(seen, _version(request, now), key=lambda table: table.version)
    table = seen[max(0, place - 1)]
    viewer, hides = _viewer(request, table)
    if hides and not now.is_over:
        if not request.user.has_perm(SEE_HIDDEN_CARDS):
            raise PermissionDenied
        record_sight_under_lock(moderator_of(request), game_id)
    people = People(table)
    view = view_for(table, viewer)
    pictures = Pictures.of(table.settings, request.user)
    before, after = seen[max(0, place - 2)], seen[min(place, len(seen) - 1)]
    context = {
        **site.each_context(request),
        "title": gettext("The table"),
        "game": bringing(Game.objects.all(), "room").get(pk=game_id),
        "version": table.version,
        "newest": now.version,
        "before": before.version,
        "after": after.version,
        "as": request.GET.get("as", "spectator"),
        "people": people.names.items(),
        "table": draw(view, people, pictures),
        "view": msgspec.json.format(msgspec.json.encode(view)).decode(),
        "may_see_hidden": now.is_over or request.user.has_perm(SEE_HIDDEN_CARDS),
    }
    return TemplateResponse(request, "moderation/table.html", context)


def tables_seen(game_id: UUID) -> list[Table]:
    """The table at each version that somebody could see."""
    tables = accumulate((line.event for line in store.history(game_id)), evolve, initial=Table())
    return [table for table in tables if table.phase in PHASES_SEEN]


def _version(request: HttpRequest, now: Table) -> int:
    try:
        asked = int(request.GET.get("version", now.version))
    except ValueError:
        return now.version
    return min(max(asked, 1), now.version)


def _viewer(request: HttpRequest, table: Table) -> tuple[Viewer, bool]:
    """The viewer asked for, and whether that viewer sees things hidden from others."""
    match request.GET.get("as", "spectator"):
        case "spectator":
            return SPECTATOR, False
        case "moderator":
            return MODERATOR, True
        case player:
            return as_player(player), True


def verify_page(request: HttpRequest, game_id: UUID) -> HttpResponse:
    game = bringing(Game.objects.filter(pk=game_id), "room").first()
    if game is None:
        raise Http404
    events = [line.event for line in store.history(game_id)]
    context = {
        **site.each_context(request),
        "title": gettext("The deal"),
        "game": game,
        "events": len(events),
        "complaints": list(complaints(events, store.seed_of(game_id))),
    }
    return TemplateResponse(request, "moderation/verify.html", context)
