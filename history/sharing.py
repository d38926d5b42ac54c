"""Tells the story of a game to those who may see the game once it is over."""

from collections.abc import Collection, Iterable
from typing import NamedTuple
from uuid import UUID

from django.db import transaction

from accounts.people import PersonSeen, lock_active_account, names_of
from games import store
from games.announce import announce_story
from games.finished_games import may_see_finished
from games.models import Game
from games.store import GameNotFound
from history.models import Consent, StoryPicture
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
        return _all_agreed(self.people.values(), self.agreed)


def story_for(game_id: UUID, viewer: UUID | None) -> Shared:
    """The story, if the viewer may read it; refuses as if there were no such game otherwise."""
    shared = _shared(game_id)
    if shared.story.ending is None:
        raise Refused(HistoryRefusal.NOT_OVER) if viewer in shared.people else GameNotFound
    if not may_see_finished(viewer, game_id, shared.people, is_public=shared.is_public):
        raise GameNotFound
    return shared


def have_agreed(game_id: UUID, people: Collection[UUID]) -> bool:
    """True if these people, who are all that sat in the game, agreed to open it to everybody."""
    return _all_agreed(names_of(people).values(), _agreed(game_id))


def _all_agreed(people: Iterable[PersonSeen], agreed: frozenset[UUID]) -> bool:
    """True if all these people agreed, leaving out erased accounts and bots, and any are left."""
    here = {person.id for person in people if not (person.is_erased or person.is_bot)}
    return bool(here) and here <= agreed


def _agreed(game_id: UUID) -> frozenset[UUID]:
    return frozenset(Consent.objects.filter(game=game_id).values_list("player", flat=True))


def _shared(game_id: UUID) -> Shared:
    public = Game.objects.filter(pk=game_id).values_list("is_public", flat=True).first()
    if public is None:
        raise GameNotFound
    story = story_of(store.whole_history(game_id))
    people = names_of(UUID(seat.player) for seat in story.seats)
    return Shared(story, public, people, _agreed(game_id))


def agree(game_id: UUID, person: UUID) -> None:
    _require_a_say(game_id, person)
    with transaction.atomic():
        if lock_active_account(person):
            Consent.objects.get_or_create(game_id=game_id, player=person)
            announce_story(game_id)


def take_back(game_id: UUID, person: UUID) -> None:
    _require_a_say(game_id, person)
    Consent.objects.filter(game=game_id, player=person).delete()
    StoryPicture.objects.filter(game=game_id).delete()
    announce_story(game_id)


def _require_a_say(game_id: UUID, person: UUID) -> None:
    if person not in story_for(game_id, person).people:
        raise Refused(HistoryRefusal.DID_NOT_SIT_THERE)
