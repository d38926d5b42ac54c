"""The refusals of games: those of the rules, of rooms, moves and decks, and of sockets."""

from enum import Enum

from django.utils.translation import gettext_noop as _

from games.rules.refusals import SENTENCES, UNTOLD_FACTS, Code
from web.refusals import Refusal, pgettext_noop


class GameRefusal(Refusal, Enum):
    # rooms
    BAD_TITLE = "bad_title", 400, _("A title has something to see, and no control characters.")
    BANNED = "banned", 403, _("The host has asked you not to come in here again.")
    NO_SUCH_ROOM = "no_such_room", 404, _("There is no open room with that code.")
    ROOM_CLOSED = "room_closed", 409, _("This room is closed.")
    TOO_MANY_ROOMS = (
        "too_many_rooms",
        409,
        _("You host {most} rooms already: close one first."),
    )
    TOO_MANY_BANS = "too_many_bans", 409, _("No more than {most} people can be kept out of a room.")
    SAID_IN_PRIVATE = (
        "said_in_private",
        409,
        _("A clue of this game can't be read by everybody: wait for the next game, or hide it."),
    )
    GAME_IS_ON = "game_is_on", 409, _("The game in this room is not over yet.")
    NAME_TAKEN_HERE = (
        "name_taken_here",
        409,
        _("Somebody at this table has a name that looks like yours."),
    )
    # moves
    BAD_IDEMPOTENCY_KEY = (
        "bad_idempotency_key",
        400,
        _("Send an Idempotency-Key of 1 to 200 visible ASCII characters."),
    )
    KEY_REUSED = "key_reused", 422, _("This Idempotency-Key came with another command before.")
    # decks
    BAD_DECK = "bad_deck", 400, _("This deck can't be taken. {reasons}"), ("faults",)
    NOT_AS_A_GUEST = (
        "not_as_a_guest",
        403,
        _("Guests bring no decks along: make yours a full account first."),
    )
    NOT_YOUR_DECK = "not_your_deck", 403, _("Only whoever brought this deck along may do that.")
    NO_SUCH_DECK = "no_such_deck", 404, _("There is no deck {deck}.")
    DECK_FIXED = (
        "deck_fixed",
        409,
        _("This deck has been approved or played with, and stays as it is."),
    )
    DECK_RETIRED = (
        "deck_retired",
        409,
        _("The deck {deck} is retired: no new game is played with it."),
    )
    TOO_MANY_DECKS = (
        "too_many_decks",
        409,
        _("Nobody keeps more than {most} decks here: retire one first."),
    )
    # sockets
    REMOVED = "removed", 403, _("You have been removed from this game.")
    TOO_MANY_SOCKETS = (
        "too_many_sockets",
        429,
        _("You have {most} sockets open already; close one first."),
    )


NOT_YOURS = frozenset((Code.NOT_SEATED, Code.NOT_THE_HOST, Code.NOT_YOURS_TO_ASK))
RULE_REFUSALS: dict[Code, Refusal] = {
    code: Refusal(
        code.value, 403 if code in NOT_YOURS else 409, SENTENCES[code], UNTOLD_FACTS.get(code, ())
    )
    for code in Code
}

# Facts of the rules in words, which the sentences of other languages tell in their own.
WORDS = frozenset(
    (
        pgettext_noop("given", "red"),
        pgettext_noop("given", "orange"),
        pgettext_noop("given", "yellow"),
        pgettext_noop("given", "green"),
        pgettext_noop("given", "blue"),
        pgettext_noop("given", "violet"),
        pgettext_noop("given", "pink"),
        pgettext_noop("given", "white"),
        pgettext_noop("given", "black"),
        pgettext_noop("given", "brown"),
        pgettext_noop("given", "grey"),
        pgettext_noop("given", "turquoise"),
        pgettext_noop("setting", "target"),
        pgettext_noop("setting", "hand"),
        pgettext_noop("setting", "limits.clue"),
        pgettext_noop("setting", "limits.cards"),
        pgettext_noop("setting", "limits.votes"),
        pgettext_noop("setting", "limits.reveal"),
        pgettext_noop("setting", "decks"),
        pgettext_noop("setting", "decks.size"),
    )
)
