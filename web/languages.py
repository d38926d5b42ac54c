"""The languages that the server speaks: those of settings.LANGUAGES."""

from typing import TYPE_CHECKING, Literal

from django.conf import settings
from django.utils.translation import get_language

CODES = tuple(code for code, _ in settings.LANGUAGES)

if TYPE_CHECKING:
    LanguageCode = str
else:
    LanguageCode = Literal[CODES]


def current_language() -> LanguageCode:
    """The language of the request if the server speaks it, or else its own."""
    active = get_language()
    return active if active in CODES else settings.LANGUAGE_CODE
