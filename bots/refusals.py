"""The refusals of bots."""

from enum import Enum

from django.utils.translation import gettext_noop as _

from web.refusals import Refusal, facts


class BotRefusal(Refusal, Enum):
    COUNT_OR_PLAYERS = (
        "count_or_players",
        400,
        _("Say how many bots are to come, or how many players there are to be, and not both."),
    )
    CARDS_UNKNOWN = (
        "cards_unknown",
        409,
        _("Bots can't play with {deck}: nobody has told them in words what is on its cards."),
        facts(deck=str),
    )
    NO_SUCH_BOT = "no_such_bot", 404, _("No such bot sits here.")
    NO_MORE_BOTS = "no_more_bots", 409, _("No more bots can come to this table.")
