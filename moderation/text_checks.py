"""Checks of texts against mutes and the word list."""

from uuid import UUID

from django.utils.translation import gettext_noop

from accounts.names import checks_names
from games.account_hooks import tables_of
from games.models import Room
from games.text_checks import Said, checks_text
from moderation.sanctions import is_muted
from moderation.word_list import unwelcome
from web.problems import Refused

MUTED = gettext_noop("A moderator has muted you: in public rooms you can give no clues for now.")
IN_A_CLUE = gettext_noop("There is a word in this clue that is not allowed here.")
IN_A_NAME = gettext_noop("There is a word in a name that is not allowed here.")
IN_A_TITLE = gettext_noop("There is a word in this title that is not allowed here.")
SENTENCES = {"clue": IN_A_CLUE, "name": IN_A_NAME, "title": IN_A_TITLE}


@checks_text
def no_clues_of_the_muted(said: Said) -> None:
    if said.kind == "clue" and said.room.is_public and is_muted(said.by):
        raise Refused(403, "muted", MUTED)


@checks_text
def no_unwelcome_words(said: Said) -> None:
    if _minds(said.room) and unwelcome(said.texts, [said.room.language]):
        raise Refused(409, "word_not_allowed", SENTENCES[said.kind])


@checks_names
def no_unwelcome_name(account_id: UUID, name: str) -> None:
    rooms = Room.objects.filter(pk__in=tables_of(account_id).values("room"))
    languages = {room.language for room in rooms if _minds(room)}
    if languages and unwelcome([name], languages):
        raise Refused(409, "word_not_allowed", IN_A_NAME)


def _minds(room: Room) -> bool:
    return room.is_public or room.word_list
