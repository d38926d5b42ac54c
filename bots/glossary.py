"""Words of other languages in English: a glossary, and the associations, which say the same."""

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from bots.texts import associations_of
from bots.words import Language, sound, stem, telling, tokens
from games.decks.built_in import BUILT_IN

HERE = Path(__file__).parent / "glossaries"

English = tuple[str, ...]
"""English words, of one meaning or of several."""

LONGEST = 3
"""The most words that an entry has."""
_SHORTEST_PART = 3
_ALIKE = 0.7
"""The part of its letters that a word must share with a known one that it is taken for."""
COMPOUNDING: frozenset[Language] = frozenset(("da",))
"""The languages that write compounds as one word."""
GUESSED = 0.5


class Reading(NamedTuple):
    words: str
    english: English
    certainty: float = 1.0


class Glossary:
    """Entries by their words as they are, by their stems, by their sound and by their beginning."""

    def __init__(self, language: Language, entries: Mapping[str, English]) -> None:
        self.language = language
        self.entries = entries
        self.stems: dict[str, English] = {}
        self.sounds: dict[str, str] = {}
        self.beginnings: dict[str, list[str]] = {}
        for entry, english in entries.items():
            self.stems.setdefault(self._stems(entry.split()), english)
            self.sounds.setdefault(sound(entry), entry)
            self.beginnings.setdefault(entry[:_SHORTEST_PART], []).append(entry)

    def read(self, words: Sequence[str]) -> Iterator[Reading]:
        """Each word, or the longest entry that begins with it, as far as it is understood."""
        place = 0
        while place < len(words):
            for length in range(min(LONGEST, len(words) - place), 0, -1):
                part = words[place : place + length]
                if found := self.exactly(part):
                    yield Reading(" ".join(part), found)
                elif length == 1:
                    yield Reading(part[0], self.nearly(part[0]), GUESSED)
                else:
                    continue
                place += length
                break

    def exactly(self, words: Sequence[str]) -> English:
        return self.entries.get(" ".join(words)) or self.stems.get(self._stems(words), ())

    def nearly(self, word: str) -> English:
        """English for a word that is no entry: by its parts, its sound, or how it begins."""
        return self._parts(word) or self._sounds_like(word) or self._begins_like(word)

    def _stems(self, words: Sequence[str]) -> str:
        return " ".join(stem(word, self.language) for word in words)

    def _parts(self, word: str) -> English:
        """The last part of a compound matters most, and comes first."""
        if self.language not in COMPOUNDING:
            return ()
        for cut in range(_SHORTEST_PART, len(word) - _SHORTEST_PART + 1):
            last = self.exactly([word[cut:]])
            first = last and (self.exactly([word[:cut]]) or self.exactly([word[: cut - 1]]))
            if first:
                return (*last[:1], *first[:1])
        return ()

    def _sounds_like(self, word: str) -> English:
        entry = self.sounds.get(sound(word), "")
        alike = SequenceMatcher(None, word, entry, autojunk=False).ratio() >= _ALIKE
        return self.entries[entry] if alike else ()

    def _begins_like(self, word: str) -> English:
        alike = max(
            (
                (_shared(word, entry), entry)
                for entry in self.beginnings.get(word[:_SHORTEST_PART], ())
            ),
            default=(0.0, ""),
        )
        return self.entries[alike[1]] if alike[0] >= _ALIKE else ()


def _shared(one: str, other: str) -> float:
    same = 0
    for here, there in zip(one, other, strict=False):
        if here != there:
            break
        same += 1
    return same / max(len(one), len(other))


@lru_cache(maxsize=4)
def glossary_of(language: Language) -> Glossary:
    """The written glossary goes first, as it gives the meanings in their order."""
    entries = dict(_written(language))
    for native, english in _associations(language):
        entries.setdefault(native, english)
    return Glossary(language, entries)


def _written(language: Language) -> Iterator[tuple[str, English]]:
    path = HERE / f"{language}.tsv"
    if path.exists():
        for line in path.read_text("utf-8").splitlines():
            native, *english = line.split("\t")
            words = [word for meaning in english for word in telling(tokens(meaning), "en")]
            yield " ".join(tokens(native)), tuple(dict.fromkeys(words))


def _associations(language: Language) -> Iterator[tuple[str, English]]:
    for deck in BUILT_IN:
        english = associations_of(deck.slug, "en")
        for name, native in associations_of(deck.slug, language).items():
            for one, other in zip(native, english[name], strict=True):
                yield " ".join(tokens(one)), tuple(telling(tokens(other), "en"))
