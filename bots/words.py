"""Words of a text: without accents, in lower case, and with the words left out that say nothing."""

import re
import unicodedata

Language = str
"""The code of a language: en, pt-br, es or da."""

LANGUAGES: tuple[Language, ...] = ("en", "pt-br", "es", "da")

_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")
_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "å": "a", "ß": "ss", "ł": "l", "đ": "d"})


def plain(text: str) -> str:
    """The text in lower case, each letter without its accents."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("\u2019", "'"))
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return bare.translate(_LETTERS)


def tokens(text: str) -> list[str]:
    return _WORD.findall(plain(text))
