"""The refusals of puzzles."""

from enum import Enum

from django.utils.translation import gettext_noop as _

from web.refusals import Refusal


class PuzzleRefusal(Refusal, Enum):
    NO_PUZZLE = "no_puzzle", 404, _("There is no puzzle for that day.")
    ANSWERED = "answered", 409, _("You have answered the puzzle of that day, and that stands.")
