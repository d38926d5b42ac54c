"""To whom somebody's history is shown. They choose it themselves."""

from uuid import UUID

from accounts.models import Account, Shown
from games.models import Game
from history.models import Seat
from web.problems import NOT_FOUND, Refused


def require_shown(person: UUID, viewer: UUID) -> None:
    """Whether somebody is there, or only not to be seen, is nothing for others to know."""
    chosen = Account.objects.filter(pk=person, erased_at=None).values_list(
        "history_shown", flat=True
    )
    if not chosen or not (person == viewer or _is_for(chosen[0], person, viewer)):
        raise Refused(404, "not_found", NOT_FOUND)


def _is_for(chosen: str, person: UUID, viewer: UUID) -> bool:
    match chosen:
        case Shown.EVERYBODY:
            return True
        case Shown.PLAYERS:
            return have_met(person, viewer)
        case _:
            return False


def have_met(person: UUID, viewer: UUID) -> bool:
    """Have they sat in a game together, or do they now?"""
    return (
        Seat.objects.filter(player=person, game__players__contains=[viewer]).exists()
        or Game.objects.filter(
            room__admissions__person=person, counted=False, players__contains=[person, viewer]
        )
        .exclude(phase__in=("unopened", "lobby"))
        .exists()
    )
