"""The refusals of moderation: reports, decisions, appeals and unwelcome words."""

from enum import Enum
from typing import Literal

from django.utils.translation import gettext_noop as _

from web.refusals import Refusal, facts, pgettext_noop


class ModerationRefusal(Refusal, Enum):
    # reports
    NO_SUCH_REPORT = "no_such_report", 404, _("There is no open report of that id.")
    OWN_WORDS = "own_words", 409, _("You can't report yourself.")
    # decisions
    INCOMPLETE = "incomplete", 400, _("Say also: {missing}."), facts(missing=list[str])
    CANNOT_END = "cannot_end", 400, _("Such a decision has no end of its own.")
    ENDS_BEFORE = "ends_before", 400, _("The end of a decision lies in the future.")
    SECOND_FACTOR_REQUIRED = (
        "second_factor_required",
        403,
        _("Moderators sign in with a second factor: set one up, and sign in again with its code."),
    )
    OWN_CASE = "own_case", 403, _("Nobody decides about themselves.")
    ABOVE_YOU = "above_you", 403, _("Only an administrator decides about a moderator.")
    OWN_GAME = "own_game", 403, _("Nobody moderates a game that they play in.")
    CARDS_SEEN = (
        "cards_seen",
        403,
        _("You have seen the hidden cards of this game, so you can't play in it."),
    )
    NO_SUCH_DECISION = "no_such_decision", 404, _("There is no decision of that id.")
    ALREADY_SO = "already_so", 409, _("That is so already.")
    CANNOT_TAKE_BACK = (
        "cannot_take_back",
        409,
        _("This can't be taken back: the game has gone on without it."),
    )
    # appeals
    OWN_DECISION = (
        "own_decision",
        403,
        _("An appeal is answered by another moderator than the one who decided."),
    )
    NO_SUCH_APPEAL = (
        "no_such_appeal",
        404,
        _("There is no appeal to be answered against that decision."),
    )
    APPEALED_BEFORE = "appealed_before", 409, _("You have appealed against this decision before.")
    # the admin
    NO_SUCH_FILTER = "no_such_filter", 400, _("The list has no such filter.")
    # what people say
    MUTED = (
        "muted",
        403,
        _("A moderator has muted you: in public rooms you can't give clues or react for now."),
    )
    WORD_NOT_ALLOWED = (
        "word_not_allowed",
        409,
        _("A word of the {kind} is not allowed here."),
        facts(kind=Literal["clue", "name", "title"]),
    )


# Facts in words, which the sentences of other languages tell in their own.
WORDS = frozenset(
    (
        pgettext_noop("kind", "clue"),
        pgettext_noop("kind", "name"),
        pgettext_noop("kind", "title"),
    )
)
