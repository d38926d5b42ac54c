"""The description of a deck: from its uploader, or from deck.json among its pictures."""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from games.imported.bundle import Bundle, normalised_name
from games.imported.errors import BadDeck, Fault, fault, refuse
from games.refusals import FaultKind
from web.bodies import read_body
from web.languages import LanguageCode
from web.problems import in_words, problem_of
from web.refusals import Refused

LONGEST = {"title": 60, "author": 100, "licence": 100}
LONGEST_TEXT = 300
LARGEST = 256_000

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str = ""
    author: str = ""
    licence: str = ""
    cover: str = ""
    """The file of the card that stands for the deck; the first, unless given."""
    texts: dict[str, Text | dict[LanguageCode, Text]] = {}
    """A description of each picture, by its file: in one language, or in several."""


class About(NamedTuple):
    """The uploader's description of a deck; deck.json fills in the empty fields."""

    title: str = ""
    author: str = ""
    licence: str = ""


def complete_manifest(bundle: Bundle, about: About) -> Manifest:
    written = _with_normalised_names(_read_manifest(bundle))
    words = {name: (getattr(about, name) or getattr(written, name)).strip() for name in LONGEST}
    names = [entry.name for entry in bundle.pictures]
    spoken_of = [*written.texts, *filter(None, [written.cover])]
    faults = [found for field in words if (found := fault_of(field, words[field]))]
    faults += [fault(FaultKind.NO_SUCH_PICTURE, name) for name in spoken_of if name not in names]
    faults += [found for name in written.texts for found in _faults_of_texts(written, name)]
    if faults:
        raise BadDeck(faults)
    return msgspec.structs.replace(written, **words)


def fault_of(field: str, words: str) -> Fault | None:
    if not words:
        return fault(FaultKind.NOT_SAID, field=field)
    if len(words) > LONGEST[field] or not words.isprintable():
        return fault(FaultKind.BAD_WORDS, field=field, most=LONGEST[field])
    return None


def texts_by_language(manifest: Manifest, file: str) -> dict[str, str]:
    """The texts of a card by language; a text given without one has the key ""."""
    said = manifest.texts.get(file, "")
    texts = {"": said} if isinstance(said, str) else dict(said)
    shown = {language: " ".join(text.split()) for language, text in texts.items()}
    return {language: text for language, text in shown.items() if text}


def _faults_of_texts(manifest: Manifest, file: str) -> Iterator[Fault]:
    if not all(text.isprintable() for text in texts_by_language(manifest, file).values()):
        yield fault(FaultKind.BAD_WORDS, field="text", most=LONGEST_TEXT)


def _with_normalised_names(manifest: Manifest) -> Manifest:
    texts = {normalised_name(name): text for name, text in manifest.texts.items()}
    return msgspec.structs.replace(manifest, cover=normalised_name(manifest.cover), texts=texts)


def _read_manifest(bundle: Bundle) -> Manifest:
    if bundle.manifest is None:
        return Manifest()
    content = bundle.manifest()
    if len(content) > LARGEST:
        raise refuse(FaultKind.BAD_MANIFEST, reason=f"> {LARGEST // 1000} kB")
    try:
        return read_body(content.removeprefix(b"\xef\xbb\xbf"), Manifest)
    except Refused as refused:
        raise refuse(FaultKind.BAD_MANIFEST, reason=in_words(problem_of(refused)).detail) from None
