"""Decides who may read the story of a game.

Those who sat there may; everybody may if the game was public, or if all who sat there agreed.
"""

from typing import NamedTuple
from uuid import UUID

from django.db import transaction

from accounts.people import PersonSeen, lock_active_account, names_of
from games import store
from games.models import Game
from games.store import GameNotFound
from history.models import Consent
from history.refusals import HistoryRefusal
from history.story import Story, story_of
from web.refusals import Refused


class Shared(NamedTuple):
    """A story, with all that decides who may read it."""

    story: Story
    is_public: bool
    people: dict[UUID, PersonSeen]
    agreed: frozenset[UUID]

    @property
    def all_agreed(self) -> bool:
        """True if all who sat there agreed, leaving out erased accounts, and any are left."""
        here = {person.id for person in self.people.values() if not person.former}
        return bool(here) and here <= self.agreed


def story_for(game_id: UUID, viewer: UUID | None) -> Shared:
    """The story, if the viewer may read it; refuses as if there were no such game otherwise."""
    shared = _shared(game_id)
    is_over = shared.story.ending is not None
    open_to_all = is_over and (shared.is_public or shared.all_agreed)
    if not (viewer in shared.people or open_to_all):
        raise GameNotFound
    if not is_over:
        raise Refused(HistoryRefusal.NOT_OVER)
    return shared


def _shared(game_id: UUID) -> Shared:
    public = Game.objects.filter(pk=game_id).values_list("is_public", flat=True).first()
    if public is None:
        raise GameNotFound
    story = story_of(store.history(game_id))
    people = names_of(UUID(seat.player) for seat in story.seats)
    agreed = Consent.objects.filter(game=game_id).values_list("player", flat=True)
    return Shared(story, public, people, frozenset(agreed))


def agree(game_id: UUID, person: UUID) -> None:
    _require_a_say(game_id, person)
    with transaction.atomic():
        if lock_active_account(person):
            Consent.objects.get_or_create(game_id=game_id, player=person)


def take_back(game_id: UUID, person: UUID) -> None:
    _require_a_say(game_id, person)
    Consent.objects.filter(game=game_id, player=person).delete()


def _require_a_say(game_id: UUID, person: UUID) -> None:
    if person not in story_for(game_id, person).people:
        raise Refused(HistoryRefusal.DID_NOT_SIT_THERE)
