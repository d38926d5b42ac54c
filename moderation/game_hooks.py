"""Hooks of moderation into games, which know nothing of it: checks of what people say."""

from django.utils.translation import gettext_noop

from games.text_checks import Said, text_checks
from moderation.sanctions import is_muted
from moderation.word_list import unwelcome
from web.problems import Refused

MUTED = gettext_noop("A moderator has muted you: in public rooms you can give no clues for now.")
IN_A_CLUE = gettext_noop("There is a word in this clue that is not allowed here.")
IN_A_NAME = gettext_noop("There is a word in a name that is not allowed here.")
IN_A_TITLE = gettext_noop("There is a word in this title that is not allowed here.")
SENTENCES = {"clue": IN_A_CLUE, "name": IN_A_NAME, "title": IN_A_TITLE}


@text_checks.register
def no_clues_of_the_muted(said: Said) -> None:
    if said.kind == "clue" and said.room.is_public and is_muted(said.by):
        raise Refused(403, "muted", MUTED)


@text_checks.register
def no_unwelcome_words(said: Said) -> None:
    if said.room.keeps_words_out and unwelcome(said.texts, [said.room.language]):
        raise Refused(409, "word_not_allowed", SENTENCES[said.kind])
