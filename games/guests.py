"""What games tell the accounts of people, which know nothing of games."""

from contextlib import suppress
from typing import Any
from uuid import UUID

from django.db.models import Exists, OuterRef
from django.dispatch import receiver

from accounts.erasure import account_erased
from accounts.export import exported
from accounts.housekeeping import keeps_guests
from games.models import Admission, Ban, Event, Game
from games.play import play
from games.rules.moves import Leave, player
from games.rules.refusals import RuleViolation


@keeps_guests
def has_come_into_a_room() -> Exists:
    return Exists(Admission.objects.filter(person=OuterRef("pk")))


@keeps_guests
def is_banned_somewhere() -> Exists:
    return Exists(Ban.objects.filter(person=OuterRef("pk")))


@exported
def doings(account_id: UUID) -> tuple[str, Any]:
    """Everything they ever did in a game; found by their rooms, for events have no other index."""
    rooms = Admission.objects.filter(person=account_id).values("room")
    found = Event.objects.filter(game__room__in=rooms, actor=account_id).order_by("at", "seq")
    return "games", [
        {"game": game, "seq": seq, "at": at, "event": payload}
        for game, seq, at, payload in found.values_list("game", "seq", "at", "payload")
    ]


@receiver(account_erased)
def leave_every_table(account_id: UUID, **_: Any) -> None:
    """Whoever is erased leaves the games that are on; those that are over stay as they are."""
    sits = Game.objects.filter(room__admissions__person=account_id, players__contains=[account_id])
    for game_id in sits.exclude(phase__in=["finished", "abandoned"]).values_list("pk", flat=True):
        with suppress(RuleViolation):  # it may be over by now
            play(game_id, player(str(account_id)), Leave())
