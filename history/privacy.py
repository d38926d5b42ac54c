"""Decides to whom a person's history is shown, as that person has chosen."""

from collections.abc import Collection
from itertools import chain
from uuid import UUID

from accounts.models import Account, Shown
from history.game_lists import not_counted
from history.models import Seat
from web.refusals import Refused, WebRefusal


def require_shown(person: UUID, viewer: UUID) -> None:
    """Refuses a viewer who may not see the person's history, just as if nobody had that id."""
    chosen = Account.objects.filter(pk=person, erased_at=None).values_list(
        "history_shown", flat=True
    )
    if not chosen or not (person == viewer or _is_for(chosen[0], person, viewer)):
        raise Refused(WebRefusal.NOT_FOUND)


def _is_for(chosen: str, person: UUID, viewer: UUID) -> bool:
    match chosen:
        case Shown.EVERYBODY:
            return True
        case Shown.PLAYERS:
            return have_met(person, viewer)
        case _:
            return False


def have_met(person: UUID, viewer: UUID) -> bool:
    """True if the two have sat in a game together, or do now."""
    return bool(met_by(viewer, {person}))


def met_by(viewer: UUID, people: Collection[UUID]) -> set[UUID]:
    """Those of the people who have sat in a game with the viewer, or do now."""
    together = Seat.objects.filter(player__in=people, game__taken__player=viewer)
    met = set(together.values_list("player", flat=True).distinct())
    now = not_counted(viewer, []).filter(players__overlap=list(people))
    return (met | set(chain.from_iterable(now.values_list("players", flat=True)))) & set(people)
