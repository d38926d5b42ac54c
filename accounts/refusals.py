"""The refusals of accounts: names, addresses, passwords and signing in."""

from datetime import datetime
from enum import Enum
from uuid import UUID

from django.utils.translation import gettext_noop as _

from web.refusals import Refusal, WebRefusal, facts


class AccountRefusal(Refusal, Enum):
    BAD_INPUT = (
        "bad_input",
        400,
        _("Something in the body is not as it should be."),
        facts(field=str | None),
    )
    BAD_NAME = (
        "bad_name",
        400,
        _("A name has up to {longest} visible characters, a letter, digit or emoji among them."),
        facts(longest=int),
    )
    NAME_RESERVED = "name_reserved", 400, _("A bot goes by that name here.")
    BAD_EMAIL = "bad_email", 400, _("That address can't be taken. {reason}"), facts(reason=str)
    BAD_PASSWORD = (
        "bad_password",
        400,
        _("That password can't be taken. {reason}"),
        facts(reason=str),
    )
    SIGN_IN_PENDING = "sign_in_pending", 401, _("Go on with signing in: a step is pending.")
    REAUTHENTICATION_REQUIRED = "reauthentication_required", 401, _("Confirm first that it is you.")
    CSRF_FAILED = (
        "csrf_failed",
        403,
        _("The CSRF token is missing or wrong: send it as X-CSRFToken."),
    )
    SUSPENDED = (
        "suspended",
        403,
        _("This account is suspended."),
        facts(until=datetime | None, reason=str, decision=UUID | None, appeal=str | None),
    )
    NOT_A_GUEST = "not_a_guest", 409, _("This account has an e-mail address already.")
    HAS_PLAYED = "has_played", 409, _("Only an account that has never played becomes a bot.")
    CONFLICT = "conflict", 409, _("That does not fit how far you are with signing in.")
    SESSION_GONE = WebRefusal.BAD_TOKEN.code, 410, WebRefusal.BAD_TOKEN.sentence
