"""The refusals of histories: stories and consents."""

from enum import Enum

from django.utils.translation import gettext_noop as _

from web.refusals import Refusal, pgettext_noop


class HistoryRefusal(Refusal, Enum):
    DID_NOT_SIT_THERE = (
        "did_not_sit_there",
        403,
        _("Only those who sat in this game have a say in that."),
    )
    NOT_OVER = "not_over", 409, _("This game is not over yet.")
    NO_TURN = "no_turn", 409, _("No turn of this game was scored.")


A_SEASON = pgettext_noop("expected", "a season, as in 2026-Q4")
