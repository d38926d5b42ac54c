"""Refusals: each app lists its own in a closed enumeration, and raises `Refused` with one of them.

    class GameRefusal(Refusal, Enum):
        NO_SUCH_DECK = "no_such_deck", 404, _("There is no deck {deck}.")

    raise Refused(GameRefusal.NO_SUCH_DECK, deck=slug)

The enumerations of all apps are registered in `refusal_tables`, for the documents and the tests.
A refusal of several apps stands in the enumeration of this one, `WebRefusal`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from string import Formatter
from typing import Any

from django.utils.translation import gettext_noop as _

from web.hooks import Hook


@dataclass(frozen=True)
class Refusal:
    """One way to say no: a code for programs, a status of HTTP, and a sentence for people."""

    code: str
    status: int
    sentence: str
    untold: tuple[str, ...] = ()
    """Names of the facts that may come along without the sentence telling them."""

    @property
    def told(self) -> tuple[str, ...]:
        """Names of the facts that the sentence tells."""
        names = (part[1] for part in Formatter().parse(self.sentence))
        return tuple(dict.fromkeys(filter(None, names)))


class Refused(Exception):
    """Raised to refuse something, unless an exception of Django or DRF says the same."""

    def __init__(self, refusal: Refusal, **facts: Any) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
        self.facts = facts


def pgettext_noop(context: str, word: str) -> str:
    """Marks a word to be translated, like `gettext_noop`, which has no contexts."""
    return word


refusal_tables: Hook[Iterable[Refusal]] = Hook()


def all_refusals() -> list[Refusal]:
    """The refusals of all apps, sorted by code."""
    refusals = (refusal for table in refusal_tables for refusal in table)
    return sorted(refusals, key=lambda refusal: (refusal.code, refusal.status))


@refusal_tables.register
class WebRefusal(Refusal, Enum):
    """Refusals that every app may raise."""

    MALFORMED = "malformed", 400, _("The request can't be read: {reason}")
    UNKNOWN_HOST = "unknown_host", 400, _("This server does not answer to that name.")
    BAD_PARAMETER = "bad_parameter", 400, _("{parameter} takes {expected}."), ("choices",)
    BAD_CURSOR = "bad_cursor", 400, _("Send the cursor as it came with the page before.")
    BAD_LIMIT = "bad_limit", 400, _("A page has from {lowest} to {highest} entries.")
    NOT_SIGNED_IN = (
        "not_signed_in",
        401,
        _("Sign in first, or send a token: Authorization: Bearer ..."),
    )
    BAD_TOKEN = "bad_token", 401, _("The token is not valid, or no longer.")
    NOT_ALLOWED = "not_allowed", 403, _("You may not do that.")
    WRONG_PASSWORD = "wrong_password", 403, _("The password is missing or wrong.")
    NOT_FOUND = "not_found", 404, _("There is nothing here, or nothing for you to see.")
    NO_SUCH_PERSON = "no_such_person", 404, _("There is nobody of that id, or no longer.")
    METHOD_NOT_ALLOWED = "method_not_allowed", 405, _("{method} is not possible here.")
    NOT_ACCEPTABLE = "not_acceptable", 406, _("Answers here are application/json.")
    REQUEST_TIMEOUT = "request_timeout", 408, _("The rest of the request did not come in time.")
    TOO_LARGE = "too_large", 413, _("The body is larger than this server takes.")
    UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type", 415, _("The body must be {expected}.")
    TOO_MANY_REQUESTS = "too_many_requests", 429, _("Wait {seconds} seconds before the next try.")
    HEADERS_TOO_LARGE = (
        "headers_too_large",
        431,
        _("The headers of the request are too many or too long."),
    )
    SERVER_ERROR = "server_error", 500, _("The error has been noted; trying again may help.")
    BUSY = "busy", 503, _("Many uploads are under way; try again in a moment.")
    NOT_READY = "not_ready", 503, _("Not ready: {missing}."), ("parts",)
    OUT_OF_REACH = (
        "out_of_reach",
        503,
        _("A part of the server is out of reach; try again in a moment."),
    )


# Facts in words, which the sentences of other languages tell in their own.
NOT_JSON = pgettext_noop("reason", "it is not JSON")
NOT_HTTP = pgettext_noop("reason", "it is not HTTP")
WHOLE_NUMBER = pgettext_noop("expected", "a whole number from 0 on")
AN_ID = pgettext_noop("expected", "an id")
A_TIME = pgettext_noop("expected", "a time with its zone, as in 2026-03-01T18:00:00Z")
