"""Hooks of games into accounts, which know nothing of games: names, erasure and export."""

from collections.abc import Collection
from contextlib import suppress
from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef, Q, QuerySet

from accounts.erasure import Erased, Marked, account_erased, marked_columns
from accounts.export import export_sections
from accounts.guest_limit import players_among
from accounts.housekeeping import reasons_to_keep_guests
from accounts.names import name_checks
from games import store
from games.admission import is_taken
from games.distributed import as_values
from games.imported import ownership
from games.models import (
    OVER,
    Admission,
    ArchivedGame,
    Ban,
    Event,
    Game,
    ImportedCard,
    ImportedDeck,
    Invitation,
    Lease,
    PlaceInQueue,
    Reaction,
    Room,
)
from games.play import play
from games.refusals import GameRefusal
from games.rules.moves import Actor, HideClue, Leave, player
from games.rules.refusals import RuleViolation
from games.rules.state import fold
from games.rules.view import as_player
from games.serializers.events import event_seen
from web.refusals import Refused
from web.rows import lock_and_delete


@reasons_to_keep_guests.register
def has_come_into_a_room() -> Exists:
    return Exists(Admission.objects.filter(person=OuterRef("pk")))


@players_among.register
def count_players_of_scored_turns(people: Collection[UUID]) -> int:
    """The number of those who sit in a game of which a turn has been scored."""
    rooms = as_values(Admission.objects.filter(person__in=people).values("room"))
    seated = dict(Game.objects.filter(room__in=rooms).values_list("pk", "players"))
    scored = store.those_with("turn_scored", seated)
    return len({player for game in scored for player in seated[game]}.intersection(people))


@reasons_to_keep_guests.register
def is_banned_somewhere() -> Exists:
    return Exists(Ban.objects.filter(person=OuterRef("pk")))


@reasons_to_keep_guests.register
def has_brought_a_deck() -> Exists:
    return Exists(ImportedDeck.objects.filter(owner=OuterRef("pk")))


@name_checks.register
def looks_like_another_at_a_table(account_id: UUID, name: str) -> None:
    """Locks the games, so that nobody takes such a name or joins with one in the same instant."""
    for game_id in sorted(tables_of(account_id).values_list("pk", flat=True)):
        store.lock(game_id)
    for players in tables_of(account_id).values_list("players", flat=True):
        if is_taken(name, [other for other in players if other != account_id]):
            raise Refused(GameRefusal.NAME_TAKEN_HERE)


def tables_of(account_id: UUID) -> QuerySet[Game]:
    """The games in which a person sits and that are not over."""
    rooms = as_values(Admission.objects.filter(person=account_id).values("room"))
    sits = Game.objects.filter(room__in=rooms, players__contains=[account_id])
    return sits.exclude(phase__in=OVER)


@export_sections.register
def doings(account_id: UUID) -> tuple[str, Any]:
    """All that a person ever did in games, as far as they may see it by now."""
    done = store.doings(account_id)
    hidden = _hidden_clues({doing.game for doing in done})
    viewer = as_player(str(account_id))
    return "games", [
        {
            "game": game,
            "seq": line.seq,
            "at": line.at,
            "event": event_seen(
                line.event,
                viewer,
                is_over=is_over,
                clue_hidden=line.seq in hidden.get(game, ()),
            ),
        }
        for game, is_over, line in done
    ]


def _hidden_clues(games: Collection[UUID]) -> dict[UUID, frozenset[int]]:
    """The numbers of events with hidden clues, by game."""
    found = store.histories(store.those_with("clue_hidden", games))
    return {
        game: fold(line.event for line in history).hidden_clues for game, history in found.items()
    }


@export_sections.register
def decks(account_id: UUID) -> tuple[str, Any]:
    """The decks that a person uploaded, with the addresses of their pictures."""
    told = ("slug", "title", "author", "licence", "size", "brought_at", "approved_at", "retired_at")
    return "decks", list(
        ImportedDeck.objects.filter(owner=account_id).order_by("brought_at").values(*told)
    )


@export_sections.register
def invitations_and_queues(account_id: UUID) -> tuple[str, Any]:
    """The invitations that a person made and got, and the rooms in which they wait for a seat."""
    made = Invitation.objects.filter(by=account_id)
    got = Invitation.objects.filter(person=account_id)
    waits = PlaceInQueue.objects.filter(person=account_id)
    told = ("id", "room__title", "by", "person", "made_at", "until")
    return "invitations", {
        "made": list(made.order_by("made_at").values(*told)),
        "got": list(got.order_by("made_at").values(*told)),
        "queues": list(waits.order_by("since").values("room__title", "since", "until")),
    }


@account_erased.register
def forget_invitations_and_queues(erased: Erased) -> None:
    person = erased.account_id
    lock_and_delete(Invitation.objects.filter(Q(by=person) | Q(person=person)))
    lock_and_delete(PlaceInQueue.objects.filter(person=person))


@export_sections.register
def reactions(account_id: UUID) -> tuple[str, Any]:
    """All reactions of a person; the slot 0 stands for the table itself."""
    told = ("game", "turn", "slot", "picture", "at")
    found = Reaction.objects.filter(person=account_id).order_by("at", *told)
    return "reactions", list(found.values(*told))


@account_erased.register
def take_reactions_away(erased: Erased) -> None:
    Reaction.objects.filter(person=erased.account_id).delete()


@account_erased.register
def leave_decks_behind(erased: Erased) -> None:
    """Deletes the person's decks; those that others may have seen stay, without an owner."""
    ownership.forget_owner(erased.account_id)


@account_erased.register
def leave_every_table(erased: Erased) -> None:
    """Makes the person leave all running games, and hides their clues everywhere if asked to."""
    me = player(str(erased.account_id))
    seated = set(tables_of(erased.account_id).values_list("pk", flat=True))
    told = _games_told_in(erased.account_id) if erased.hide_clues else set()
    for game_id in sorted(seated | told):
        if game_id in told:
            _hide_clues(game_id, me)
        if game_id in seated:
            with suppress(RuleViolation):  # it may be over by now
                play(game_id, me, Leave())


def _games_told_in(account_id: UUID) -> set[UUID]:
    rooms = as_values(Admission.objects.filter(person=account_id).values("room"))
    games = Game.objects.filter(room__in=rooms).values_list("pk", flat=True)
    return store.those_with("clue_given", games, by=account_id)


def _hide_clues(game_id: UUID, me: Actor) -> None:
    for turn, told in store.load(game_id).told.items():
        if told.player == me.id:
            play(game_id, me, HideClue(turn))


marked_columns.register(Marked(Room, kept=("code", "title", "password")))
marked_columns.register(Marked(Admission, kept=("person",)))
marked_columns.register(Marked(Ban, kept=("person", "by")))
marked_columns.register(Marked(Invitation, erased=("by", "person")))
marked_columns.register(Marked(PlaceInQueue, erased=("person",)))
marked_columns.register(
    Marked(Game, kept=("phase", "edition", "settings", "host", "players", "winners"))
)
marked_columns.register(Marked(Lease, kept=("name", "holder", "note")))
marked_columns.register(Marked(Reaction, erased=("person", "picture")))
marked_columns.register(Marked(Event, kept=("payload", "type", "actor", "key")))
marked_columns.register(
    Marked(
        ArchivedGame,
        kept=("payloads", "payload_versions", "actors", "times", "keys", "digests", "untils"),
    )
)
marked_columns.register(
    Marked(
        ImportedDeck,
        kept=("slug", "title", "author", "licence", "approved_by"),
        erased=("owner",),
    )
)
marked_columns.register(Marked(ImportedCard, kept=("large", "small", "placeholder", "texts")))
