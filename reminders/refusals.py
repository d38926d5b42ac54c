"""The refusals of reminders."""

from enum import Enum

from django.utils.translation import gettext_noop as _

from web.refusals import Refusal, facts


class ReminderRefusal(Refusal, Enum):
    UNKNOWN_PUSH_SERVICE = (
        "unknown_push_service",
        400,
        _("This server sends nothing by that push service."),
        facts(choices=tuple[str, ...]),
    )
    BAD_PUSH_KEY = "bad_push_key", 400, _("That is no key of a browser for push messages.")
    NO_SUCH_TIMEZONE = "no_such_timezone", 400, _("There is no time zone of that name.")
    NO_ADDRESS = "no_address", 409, _("Confirm an e-mail address first.")
