"""Hooks of moderation into games, which know nothing of it: checks of what people say."""

from games.text_checks import Said, text_checks
from moderation.refusals import ModerationRefusal
from moderation.sanctions import is_muted
from moderation.word_list import unwelcome
from web.refusals import Refused


@text_checks.register
def no_clues_of_the_muted(said: Said) -> None:
    if said.kind == "clue" and said.room.is_public and is_muted(said.by):
        raise Refused(ModerationRefusal.MUTED)


@text_checks.register
def no_unwelcome_words(said: Said) -> None:
    if said.room.keeps_words_out and unwelcome(said.texts, [said.room.language]):
        raise Refused(ModerationRefusal.WORD_NOT_ALLOWED, kind=said.kind)
