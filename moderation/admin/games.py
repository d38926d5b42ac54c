"""Admin pages of games: list, log, the table as anybody saw it, and a check of the deal."""

from bisect import bisect
from collections.abc import Iterable
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

from accounts.people import names_of
from games import store
from games.fairness import complaints
from games.models import OVER, Game
from games.rules.event_view import event_for
from games.rules.state import Phase, Table, evolve
from games.rules.view import MODERATOR, SPECTATOR, Viewer, as_player, view_for
from moderation.admin.read_only_admin import (
    Look,
    Section,
    Tool,
    decide_url,
    link,
    list_of,
    moderator_of,
    name_of,
    person_link,
    room_link,
    seen_link,
)
from moderation.admin.rooms import decisions_of
from moderation.admin.site import site
from moderation.models import Decision, Report
from moderation.moderators import SEE_HIDDEN_CARDS
from moderation.own_games import record_sight_under_lock

STUCK = timedelta(hours=1)
UNSEEN = frozenset((Phase.UNOPENED, Phase.BETWEEN_TURNS, Phase.SCORING))
EVENTS_SHOWN = 200


class Stuck(SimpleListFilter):
    title = "stuck"
    parameter_name = "stuck"

    def lookups(self, request: HttpRequest, model_admin: Any) -> list[tuple[str, str]]:
        return [("1", "no move for an hour, or long past its time")]

    def queryset(self, request: HttpRequest, found: QuerySet[Game]) -> QuerySet[Game]:
        if self.value() != "1":
            return found
        now = timezone.now()
        late = Q(deadline_at__lt=now - timedelta(minutes=1)) | Q(last_event_at__lt=now - STUCK)
        return found.exclude(phase__in=[Phase.LOBBY.word, *OVER]).filter(late)


@register(Game, site=site)
class GameLook(Look):
    list_display = (
        "short", "room_title", "phase", "edition", "sitting", "voided", "opened_at",
        "last_event_at",
    )  # fmt: skip
    list_filter = ("phase", "edition", "voided", Stuck)
    search_fields = ("=id", "=room__code", "room__title")
    ordering = ("-opened_at",)
    fields = (
        "id", "room_title", "phase", "edition", "version", "hosted_by", "voided",
        "opened_at", "last_event_at", "deadline_at",
    )  # fmt: skip
    readonly_fields = ("id", "room_title", "hosted_by")

    def get_queryset(self, request: HttpRequest) -> QuerySet[Game]:
        found: QuerySet[Game] = super().get_queryset(request)
        return found.select_related("room").annotate(host_name=name_of("host"))

    @display(description="game", ordering="id")
    def short(self, game: Game) -> str:
        return str(game.pk)[:8]

    @display(description="room", ordering="room__title")
    def room_title(self, game: Game) -> str:
        return room_link(game.room)

    @display
    def sitting(self, game: Game) -> int:
        return len(game.players)

    @display(description="host")
    def hosted_by(self, game: Any) -> str:
        return person_link(game.host, game.host_name)

    def tools(self, request: HttpRequest, shown: Game) -> Iterable[Tool]:
        yield Tool("The table", reverse("admin:table", args=[shown.pk]))
        yield Tool("Verify the deal", reverse("admin:verify", args=[shown.pk]))
        if not shown.voided:
            yield Tool("Void", decide_url("void_game", game=shown.pk))
        yield Tool("Reports", list_of(Report, game__id__exact=shown.pk))

    def sections(self, request: HttpRequest, shown: Game) -> Iterable[Section]:
        table = store.load(shown.pk)
        is_on = shown.phase not in OVER
        people = names_of(UUID(player) for player in table.sitting)
        yield Section(
            "Players",
            ("Who", "Points", ""),
            [
                (
                    seen_link(people[UUID(player)]),
                    table.points.get(player, 0),
                    link(decide_url("remove", game=shown.pk, person=player), "Remove")
                    if is_on
                    else "",
                )
                for player in table.sitting
            ],
        )
        yield decisions_of(Decision.objects.filter(game=shown))
        yield log(shown.pk, table)

    def get_urls(self) -> list[URLPattern]:
        return [
            path("<uuid:game_id>/table/", site.admin_view(table_page), name="table"),
            path("<uuid:game_id>/verify/", site.admin_view(verify_page), name="verify"),
            *super().get_urls(),
        ]


def log(game_id: UUID, table: Table) -> Section:
    """The newest events, as a spectator sees them."""
    lines = store.history(game_id, after=max(0, table.version - EVENTS_SHOWN))
    people = names_of(line.actor for line in lines if line.actor)
    hidden = table.hidden_clues
    rows = []
    for line in reversed(lines):
        seen = event_for(line.event, SPECTATOR, clue_hidden=line.seq in hidden)
        fields = msgspec.to_builtins(seen)
        kind = fields.pop("type")
        rows.append(
            (
                link(f"{reverse('admin:table', args=[game_id])}?version={line.seq}", line.seq),
                line.at,
                seen_link(people[line.actor]) if line.actor else "",
                kind,
                msgspec.json.encode(fields).decode(),
            )
        )
    return Section("What happened", ("No.", "When", "Who", "What", ""), rows)


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
    people = names_of(UUID(seat.player) for seat in (*table.seats, *table.waiting))
    context = {
        **site.each_context(request),
        "title": "The table",
        "game": Game.objects.select_related("room").get(pk=game_id),
        "version": table.version,
        "newest": now.version,
        "before": seen[max(0, place - 2)].version,
        "after": seen[min(place, len(seen) - 1)].version,
        "as": request.GET.get("as", "spectator"),
        "people": people.values(),
        "view": msgspec.json.format(msgspec.json.encode(view_for(table, viewer))).decode(),
        "may_see_hidden": now.is_over or request.user.has_perm(SEE_HIDDEN_CARDS),
    }
    return TemplateResponse(request, "moderation/table.html", context)


def tables_seen(game_id: UUID) -> list[Table]:
    """The table at each version that somebody could see."""
    tables = accumulate((line.event for line in store.history(game_id)), evolve, initial=Table())
    return [table for table in tables if table.phase not in UNSEEN]


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
    game = Game.objects.select_related("room").filter(pk=game_id).first()
    if game is None:
        raise Http404
    events = [line.event for line in store.history(game_id)]
    context = {
        **site.each_context(request),
        "title": "The deal",
        "game": game,
        "events": len(events),
        "complaints": list(complaints(events, store.seed_of(game_id))),
    }
    return TemplateResponse(request, "moderation/verify.html", context)
