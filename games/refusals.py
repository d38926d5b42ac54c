"""The refusals of games: those of the rules, of rooms and decks, and of sockets."""

from enum import Enum
from typing import TYPE_CHECKING, Literal

import msgspec
from django.utils.translation import gettext_noop as _

from games.rules.refusals import FACTS, SENTENCES, Code
from web.refusals import Refusal, facts, pgettext_noop


class FaultKind(Enum):
    """The kinds of faults that a deck can have: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        self.sentence = sentence

    # the deck as a whole
    NOT_AN_ARCHIVE = "not_an_archive", _("This is no zip archive, or a broken one.")
    NOT_THERE = "not_there", _("There is no folder and no zip archive at {file}.")
    TOO_MANY_FILES = "too_many_files", _("A deck has at most {most} pictures.")
    TOO_MUCH = "too_much", _("Unpacked, a deck has at most {megabytes} MB.")
    TOO_MUCH_WORK = (
        "too_much_work",
        _("The pictures of the deck take too long to draw: make them smaller."),
    )
    TOO_FEW_CARDS = "too_few_cards", _("The smallest table needs {fewest} cards; here are {given}.")
    BAD_MANIFEST = "bad_manifest", _("deck.json is not what it should be: {reason}")
    NOT_SAID = "not_said", _("Say the {field} of the deck.")
    BAD_WORDS = "bad_words", _("The {field} has from 1 to {most} characters, none for control.")
    NO_SUCH_PICTURE = "no_such_picture", _("deck.json speaks of {file}, which is not there.")
    # where a file lies
    NOT_A_FILE = "not_a_file", _("{file} is no plain file, or lies outside of the deck.")
    NESTED = "nested", _("{file}: the pictures lie side by side, in one folder.")
    ENCRYPTED = "encrypted", _("{file} is encrypted.")
    PACKED_OTHERWISE = "packed_otherwise", _("{file} is packed in a way that is not taken here.")
    BROKEN = "broken", _("{file} is broken: it can't be read to its end.")
    # a picture
    SVG = "svg", _("{file} is an SVG, which can carry more than a picture: make it a PNG.")
    NO_PICTURE = "no_picture", _("{file} is no JPEG, PNG or WebP.")
    TOO_LARGE = "too_large", _("{file} is too large: at most {megabytes} MB.")
    TOO_MANY_PIXELS = (
        "too_many_pixels",
        _("{file} has too many pixels: at most {megapixels} million."),
    )
    TOO_LONG_TO_READ = (
        "too_long_to_read",
        _("{file} takes too long to read: save it anew, and a JPEG not as a progressive one."),
    )
    TOO_SMALL = "too_small", _("{file} is too small: at least {width} by {height} pixels.")
    MOVING = "moving", _("{file} is a moving picture.")
    SAME_TWICE = "same_twice", _("{file} is the same picture as {other}.")


FIELDS = frozenset(
    (
        pgettext_noop("field", "title"),
        pgettext_noop("field", "author"),
        pgettext_noop("field", "licence"),
        pgettext_noop("field", "text"),
    )
)

if TYPE_CHECKING:
    FaultCode = str
else:
    FaultCode = Literal[tuple(kind.code for kind in FaultKind)]


class DeckFault(msgspec.Struct, frozen=True):
    """A fault of an uploaded deck, for programs (`code`) and for people (`detail`)."""

    code: FaultCode
    file: str | None
    """The file that has the fault; null for the deck as a whole."""
    detail: str


class GameRefusal(Refusal, Enum):
    # rooms
    BAD_TITLE = "bad_title", 400, _("A title has something to see, and no control characters.")
    BANNED = "banned", 403, _("The host has asked you not to come in here again.")
    CLOSED_TO_BOTS = "closed_to_bots", 403, _("This room lets no bots in from elsewhere.")
    TOO_MANY_GAMES = (
        "too_many_games",
        409,
        _("A bot plays no more than {most} games at the same time."),
        facts(most=int),
    )
    NO_SUCH_ROOM = "no_such_room", 404, _("There is no open room with that code.")
    ROOM_CLOSED = "room_closed", 409, _("This room is closed.")
    TOO_MANY_ROOMS = (
        "too_many_rooms",
        409,
        _("You host {most} rooms already: close one first."),
        facts(most=int),
    )
    TOO_MANY_BANS = (
        "too_many_bans",
        409,
        _("No more than {most} people can be kept out of a room."),
        facts(most=int),
    )
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
    # invitations
    NO_SUCH_INVITATION = "no_such_invitation", 404, _("There is no such invitation, or no longer.")
    INVITATION_TAKEN_BACK = "invitation_taken_back", 410, _("This invitation was taken back.")
    INVITATION_USED_UP = (
        "invitation_used_up",
        410,
        _("As many people have come in by this invitation as it was for."),
    )
    INVITATION_RUN_OUT = "invitation_run_out", 410, _("The time of this invitation is over.")
    NOT_MET = (
        "not_met",
        403,
        _("You can invite people you have played with; give others a link."),
    )
    INVITED_ALREADY = "invited_already", 409, _("This person has been invited already.")
    SITS_HERE = "sits_here", 409, _("This person sits at the table already.")
    KEPT_OUT = "kept_out", 409, _("This person may not come in here.")
    TOO_MANY_INVITATIONS = (
        "too_many_invitations",
        409,
        _("A room has no more than {most} invitations: take one back first."),
        facts(most=int),
    )
    # the queue
    OTHERS_WAIT = "others_wait", 409, _("Others have waited for this seat: get in the queue.")
    QUEUE_FULL = "queue_full", 409, _("{most} people wait here already."), facts(most=int)
    # performances
    NO_SUCH_PERFORMANCE = (
        "no_such_performance",
        404,
        _("There is no such performance, or no longer."),
    )
    # reactions
    NO_REACTIONS = "no_reactions", 409, _("The host has switched reactions off.")
    BOARD_GONE = (
        "board_gone",
        409,
        _("That board is gone: the one to react to is that of turn {expected}."),
        facts(expected=int, given=int),
    )
    TOO_MANY_REACTIONS = (
        "too_many_reactions",
        409,
        _("Nobody reacts more than {most} times in a turn."),
        facts(most=int),
    )
    # decks
    BAD_DECK = (
        "bad_deck",
        400,
        _("This deck can't be taken. {reasons}"),
        facts(reasons=str, faults=list[DeckFault]),
    )
    NOT_AS_A_GUEST = (
        "not_as_a_guest",
        403,
        _("Guests bring no decks along: make yours a full account first."),
    )
    NOT_YOUR_DECK = "not_your_deck", 403, _("Only whoever brought this deck along may do that.")
    NO_SUCH_DECK = "no_such_deck", 404, _("There is no deck {deck}."), facts(deck=str)
    # named in a body, not by the address
    UNKNOWN_DECK = NO_SUCH_DECK[0], 400, *NO_SUCH_DECK[2:]
    DECK_FIXED = (
        "deck_fixed",
        409,
        _("This deck has been approved or played with, and stays as it is."),
    )
    DECK_RETIRED = (
        "deck_retired",
        409,
        _("The deck {deck} is retired: no new game is played with it."),
        facts(deck=str),
    )
    TOO_MANY_DECKS = (
        "too_many_decks",
        409,
        _("Nobody keeps more than {most} decks here: retire one first."),
        facts(most=int),
    )
    NEWER_VERSION = (
        "newer_version",
        503,
        _("This game goes on at a server of a later version; come again in a moment."),
    )
    # sockets
    REMOVED = "removed", 403, _("You have been removed from this game.")
    TOO_MANY_SOCKETS = (
        "too_many_sockets",
        429,
        _("You have {most} sockets open already; close one first."),
        facts(most=int),
    )


NOT_YOURS = frozenset((Code.NOT_SEATED, Code.NOT_THE_HOST, Code.NOT_YOURS_TO_ASK))
RULE_REFUSALS: dict[Code, Refusal] = {
    code: Refusal(
        code.value, 403 if code in NOT_YOURS else 409, SENTENCES[code], facts(FACTS.get(code))
    )
    for code in Code
}

A_DECK = pgettext_noop("expected", "the slug of a deck, as in the list of decks")

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
