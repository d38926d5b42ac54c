"""Refusals: each app lists its own in a closed enumeration, and raises `Refused` with one of them.

    class GameRefusal(Refusal, Enum):
        NO_SUCH_DECK = "no_such_deck", 404, _("There is no deck {deck}."), facts(deck=str)

    raise Refused(GameRefusal.NO_SUCH_DECK, deck=slug)

The enumerations of all apps are registered in `refusal_tables`, for the documents and the tests.
A refusal of several apps stands in the enumeration of this one, `WebRefusal`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from string import Formatter
from typing import Any, Literal

from django.utils.translation import gettext_noop as _

from web.hooks import Hook

Facts = tuple[tuple[str, Any], ...]
"""The names of facts, each with its type."""


def facts(types: Mapping[str, Any] | None = None, /, **more: Any) -> Facts:
    return tuple({**(types or {}), **more}.items())


@dataclass(frozen=True)
class Refusal:
    """One way to say no: a code for programs, a status of HTTP, and a sentence for people."""

    code: str
    status: int
    sentence: str
    facts: Facts = ()
    """The facts that come along for programs. The sentence tells some of them, or all."""

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


# Facts in words, which the sentences of other languages tell in their own.
NOT_JSON = pgettext_noop("reason", "it is not JSON")
NOT_AN_OBJECT = pgettext_noop("reason", "it is no JSON object")
NOT_UTF8 = pgettext_noop("reason", "it is not UTF-8")
NOT_HTTP = pgettext_noop("reason", "it is not HTTP")
TOO_DEEP = pgettext_noop("reason", "it is nested too deeply")
UNFIT = pgettext_noop("reason", "it does not fit its description")

WHOLE_NUMBER = pgettext_noop("expected", "a whole number from 0 on")
AN_ID = pgettext_noop("expected", "an id")
NOTHING = pgettext_noop("expected", "nothing: there is no such parameter here")
A_TIME = pgettext_noop("expected", "a time with its zone, as in 2026-03-01T18:00:00Z")
A_TEXT = pgettext_noop("expected", "a text")
AN_INTEGER = pgettext_noop("expected", "a whole number")
A_NUMBER = pgettext_noop("expected", "a number")
TRUE_OR_FALSE = pgettext_noop("expected", "true or false")
A_LIST = pgettext_noop("expected", "a list")
AN_OBJECT = pgettext_noop("expected", "an object")
NULL = pgettext_noop("expected", "null")
TypeInWords = Literal[
    "a text",
    "a whole number",
    "a number",
    "true or false",
    "a list",
    "an object",
    "an id",
    "a time with its zone, as in 2026-03-01T18:00:00Z",
    "null",
]

CHARACTERS = pgettext_noop("unit", "characters")
ENTRIES = pgettext_noop("unit", "entries")
Unit = Literal["characters", "entries"]


@refusal_tables.register
class WebRefusal(Refusal, Enum):
    """Refusals that every app may raise."""

    MALFORMED = "malformed", 400, _("The request can't be read: {reason}."), facts(reason=str)
    # the fields of a body, each named by its path, as in `settings.limits.clue` or `cards.0`
    MISSING_FIELD = "missing_field", 400, _("Say also {field}."), facts(field=str)
    UNKNOWN_FIELD = "unknown_field", 400, _("There is no field {field} here."), facts(field=str)
    WRONG_TYPE = (
        "wrong_type",
        400,
        _("{field} must be {expected}."),
        facts(field=str, expected=TypeInWords),
    )
    WRONG_FORM = (
        "wrong_form",
        400,
        _("{field} must have the form {pattern}."),
        facts(field=str, pattern=str),
    )
    NOT_A_CHOICE = (
        "not_a_choice",
        400,
        _("{field} must be one of these: {choices}."),
        facts(field=str, choices=list[str | int | bool | None]),
    )
    TOO_SHORT = (
        "too_short",
        400,
        _("{field} must have at least {lowest} {unit}, and has {given}."),
        facts(field=str, unit=Unit, lowest=int, highest=int | None, given=int),
    )
    TOO_LONG = (
        "too_long",
        400,
        _("{field} must have at most {highest} {unit}, and has {given}."),
        facts(field=str, unit=Unit, lowest=int | None, highest=int, given=int),
    )
    TOO_LOW = (
        "too_low",
        400,
        _("{field} must be {lowest} or more."),
        facts(field=str, lowest=float, highest=float | None),
    )
    TOO_HIGH = (
        "too_high",
        400,
        _("{field} must be {highest} or less."),
        facts(field=str, lowest=float | None, highest=float),
    )
    UNKNOWN_HOST = "unknown_host", 400, _("This server does not answer to that name.")
    BAD_PARAMETER = (
        "bad_parameter",
        400,
        _("{parameter} takes {expected}."),
        facts(parameter=str, expected=str, choices=list[str] | None),
    )
    BAD_CURSOR = "bad_cursor", 400, _("Send the cursor as it came with the page before.")
    BAD_LIMIT = (
        "bad_limit",
        400,
        _("A page has from {lowest} to {highest} entries."),
        facts(lowest=int, highest=int),
    )
    BAD_IDEMPOTENCY_KEY = (
        "bad_idempotency_key",
        400,
        _("Send an Idempotency-Key of 1 to 200 visible ASCII characters."),
    )
    NOT_SIGNED_IN = (
        "not_signed_in",
        401,
        _("Sign in first, or send a token: Authorization: Bearer ..."),
    )
    BAD_TOKEN = "bad_token", 401, _("The token is not valid, or no longer.")
    NOT_ALLOWED = "not_allowed", 403, _("You may not do that.")
    NOT_FOR_BOTS = "not_for_bots", 403, _("A bot may play, and nothing else.")
    WRONG_PASSWORD = "wrong_password", 403, _("The password is missing or wrong.")
    NOT_FOUND = "not_found", 404, _("There is nothing here, or nothing for you to see.")
    NO_SUCH_PERSON = "no_such_person", 404, _("There is nobody of that id, or no longer.")
    METHOD_NOT_ALLOWED = (
        "method_not_allowed",
        405,
        _("{method} is not possible here."),
        facts(method=str),
    )
    NOT_ACCEPTABLE = "not_acceptable", 406, _("Answers here are application/json.")
    REQUEST_TIMEOUT = "request_timeout", 408, _("The rest of the request did not come in time.")
    TOO_LARGE = "too_large", 413, _("The body is larger than this server takes.")
    UNSUPPORTED_MEDIA_TYPE = (
        "unsupported_media_type",
        415,
        _("The body must be {expected}."),
        facts(expected=str),
    )
    KEY_REUSED = "key_reused", 422, _("This Idempotency-Key came with another request before.")
    TOO_MANY_REQUESTS = (
        "too_many_requests",
        429,
        _("Wait {seconds} seconds before the next try."),
        facts(seconds=int),
    )
    HEADERS_TOO_LARGE = (
        "headers_too_large",
        431,
        _("The headers of the request are too many or too long."),
    )
    SERVER_ERROR = "server_error", 500, _("The error has been noted; trying again may help.")
    DRAINING = "draining", 503, _("This server is about to end; come again, to another one.")
    BUSY = "busy", 503, _("Many uploads are under way; try again in a moment.")
    NOT_READY = (
        "not_ready",
        503,
        _("Not ready: {missing}."),
        facts(missing=list[str], parts=dict[str, bool]),
    )
    OUT_OF_REACH = (
        "out_of_reach",
        503,
        _("A part of the server is out of reach; try again in a moment."),
    )
