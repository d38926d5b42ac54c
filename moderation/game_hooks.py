"""Hooks of moderation into games, which know nothing of it: checks of words and of seats."""

from uuid import UUID

from games.models import Room
from games.seat_checks import seat_checks
from games.text_checks import Said, text_checks, voice_checks
from moderation.own_games import has_seen_hidden_cards
from moderation.refusals import ModerationRefusal
from moderation.sanctions import is_muted
from moderation.word_list import unwelcome
from web.refusals import Refused


@voice_checks.register
def no_say_of_the_muted(person: UUID, room: Room) -> None:
    if room.is_public and is_muted(person):
        raise Refused(ModerationRefusal.MUTED)


@text_checks.register
def no_clues_of_the_muted(said: Said) -> None:
    if said.kind == "clue":
        no_say_of_the_muted(said.by, said.room)


@text_checks.register
def no_unwelcome_words(said: Said) -> None:
    if said.room.keeps_words_out and unwelcome(said.texts, [said.room.language]):
        raise Refused(ModerationRefusal.WORD_NOT_ALLOWED, kind=said.kind)


@seat_checks.register
def no_seat_for_those_who_know_the_cards(game_id: UUID, person: UUID) -> None:
    if has_seen_hidden_cards(person, game_id):
        raise Refused(ModerationRefusal.CARDS_SEEN)
