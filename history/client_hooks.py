"""Hooks of histories into the pages of the client: what a link to a story looks like."""

from collections.abc import Mapping
from uuid import UUID

from django.db import DatabaseError
from django.urls import reverse
from django.utils.translation import gettext as _

from games.store import GameNotFound
from history.previews import turn_to_show
from history.sharing import Shared, story_for
from history.story_picture import HEIGHT, WIDTH
from web.link_previews import LinkPreview, link_previews
from web.refusals import Refused


@link_previews.register
def preview_of_story(page: str, parts: Mapping[str, str]) -> LinkPreview | None:
    """The preview of a story that is open to whoever has its link."""
    if page != "story" or not (shared := _open_story(parts["game"])):
        return None
    turn = turn_to_show(shared.story)
    if turn is None:
        return None
    names = ", ".join(person.name for person in shared.people.values() if not person.is_erased)
    words = _("“{clue}”: which card was meant?").format(clue=turn.clue) if turn.clue else ""
    picture = reverse("story-picture", args=[parts["game"]])
    title = _("The story of an evening: {names}").format(names=names)
    return LinkPreview(title, words or _("A game, card by card."), picture, WIDTH, HEIGHT)


def _open_story(game: str) -> Shared | None:
    try:
        return story_for(UUID(game), viewer=None)
    except (ValueError, GameNotFound, Refused, DatabaseError):
        return None
