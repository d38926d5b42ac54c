"""Folds texts to a form in which disguised words can be compared; pure functions.

Case, accents and look-alikes fall away, digits and signs are read as the letters they stand for,
and single letters are put together. Words are not: "pen is" stays two words.
"""

import re
import unicodedata
from collections.abc import Iterator

LONGEST_PHRASE = 4
LONGEST_SPELLING = 20

# The 1 can stand for two letters, and so each text has two readings.
_SIGNS = {
    "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "8": "b", "9": "g",
    "@": "a", "$": "s", "€": "e", "£": "l", "+": "t", "(": "c", "{": "c", "<": "c",
}  # fmt: skip
_AS_I = str.maketrans({**_SIGNS, "1": "i", "!": "i", "|": "i"})
_AS_L = str.maketrans({**_SIGNS, "1": "l", "!": "l", "|": "l"})

_OTHER_LETTERS = str.maketrans(
    "авекмнорстухѕіјԛԝһαβικνορτυχγøđłıℓ",
    "abekmhopctyxsijqwhabikvoptuxyodlil",
)
_WORD = re.compile(r"[^\W_]+")
_UNSEEN = re.compile("[\u00ad\u034f\u180b-\u180f\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f\ufeff]")


def form_of(text: str) -> str:
    """The folded form of an entry in the word list."""
    return " ".join(_WORD.findall(_plain(text)))


def phrases(text: str) -> set[str]:
    """All phrases in the text that may be entries: words, a few in a row, and words spelt out."""
    return {phrase for reading in _readings(text) for phrase in _phrases(reading)}


def letters(text: str) -> set[str]:
    """The text without gaps, in each way it can be read."""
    return {"".join(reading) for reading in _readings(text)}


def _readings(text: str) -> list[list[str]]:
    plain = _plain(text)
    bare = " ".join(token.strip("!|+(<{") for token in plain.split())
    return [
        _WORD.findall(plain),
        *(_WORD.findall(bare.translate(signs)) for signs in (_AS_I, _AS_L)),
    ]


def _plain(text: str) -> str:
    folded = unicodedata.normalize("NFKD", _UNSEEN.sub("", text)).casefold()
    bare = "".join(c for c in folded if unicodedata.category(c)[0] != "M")
    return bare.translate(_OTHER_LETTERS)


def _phrases(words: list[str]) -> Iterator[str]:
    for start in range(len(words)):
        for end in range(start + 1, min(start + LONGEST_PHRASE, len(words)) + 1):
            yield " ".join(words[start:end])
    for start in range(len(words)):
        yield from _spellings(words[start : start + LONGEST_SPELLING])


def _spellings(words: list[str]) -> Iterator[str]:
    """The words that the single letters at the beginning spell."""
    spelt = ""
    for word in words:
        if len(word) > 1:
            return
        spelt += word
        yield spelt
