"""Collects the texts of the server, and compiles their translations in settings.LANGUAGES.

    python -m tools.texts           take the texts from the code into locale/, and compile
    python -m tools.texts --check   say what is missing, and change nothing

English is what stands in the code, in `gettext_noop` and its kin or in `sentence` of the rules, and
in `{% translate %}` of templates. The other languages stand in locale/*/LC_MESSAGES/django.po. The
compiled files are kept too, since serving needs no compiler.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Any, BinaryIO

from babel.messages import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir, extract_python
from babel.messages.mofile import read_mo, write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation import to_locale
from django.utils.translation.template import templatize

from dixit_project.settings import BASE, LANGUAGE_CODE, LANGUAGES

PLACES = (
    "accounts",
    "bots",
    "dixit_project",
    "games",
    "history",
    "moderation",
    "performances",
    "puzzles",
    "reminders",
    "web",
)
LOCALES = tuple(to_locale(code) for code, _ in LANGUAGES if code != LANGUAGE_CODE)
KEYWORDS = {
    **DEFAULT_KEYWORDS,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
    "pgettext_noop": ((1, "c"), 2),
    "sentence": None,
}
METHODS = [
    ("**/migrations/**", "ignore"),
    ("**.py", "python"),
    ("**/templates/**.html", "tools.texts:from_template"),
]

# The same texts make the same files, whoever writes them and whenever.
UNDATED = datetime(2000, 1, 1, tzinfo=UTC)

Key = tuple[str, str | None]


def said(root: Path = BASE) -> Catalog:
    """Every text in the code."""
    texts = Catalog(creation_date=UNDATED)
    for place in PLACES:
        found = extract_from_dir(root / place, METHODS, keywords=KEYWORDS)
        for file, line, text, _, context in found:
            if _has_words(text):
                texts.add(text, locations=[(f"{place}/{file}", line)], context=context)
    return texts


def from_template(file: BinaryIO, keywords: Any, comment_tags: Any, options: Any) -> Iterator[Any]:
    """The texts of a template, which Django turns into something that reads like Python."""
    lines = templatize(file.read().decode()).splitlines()
    like_python = "\n".join(line.strip() for line in lines)
    return extract_python(BytesIO(like_python.encode()), keywords, comment_tags, options)


def take(root: Path = BASE) -> None:
    """Brings the files in line with the code; what is new in it awaits translation there."""
    for locale in LOCALES:
        _po(root, locale).parent.mkdir(parents=True, exist_ok=True)
        texts = _read(_po(root, locale), read_po) or _nothing_yet(locale)
        texts.update(said(root), no_fuzzy_matching=True)
        with _po(root, locale).open("wb") as file:
            write_po(file, texts, width=100, ignore_obsolete=True, include_lineno=False)
        with _mo(root, locale).open("wb") as file:
            write_mo(file, texts)


def wrong(root: Path = BASE) -> list[str]:
    """Faults that keep somebody from reading a text in their language."""
    english = _by_key(said(root))
    return [
        f"{locale}: {complaint}"
        for locale in LOCALES
        for complaint in _wrong_in(root, locale, english)
    ]


def _wrong_in(root: Path, locale: str, english: dict[Key, Message]) -> Iterator[str]:
    texts = _read(_po(root, locale), read_po)
    if texts is None:
        yield "there is no django.po"
        return
    known = _by_key(texts)
    yield from (f"not there: {text}" for text, _ in english.keys() - known.keys())
    yield from (f"no longer in the code: {text}" for text, _ in known.keys() - english.keys())
    for (text, _), message in known.items():
        if message.fuzzy:
            yield f"only guessed: {text}"
        elif not all(_forms(message.string)):
            yield f"not translated: {text}"
        elif any(placeholders(form) != placeholders(text) for form in _forms(message.string)):
            yield f"names other things in {{}}: {text}"
    compiled = _read(_mo(root, locale), read_mo)
    if compiled is None or _strings(compiled) != _strings(_compiled(texts)):
        yield "django.mo is not what django.po compiles to"


def placeholders(text: str) -> set[str] | None:
    """The fields that `format` fills in; none if it can't make sense of the text."""
    try:
        return {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    except ValueError:
        return None


def _has_words(text: str | tuple[str, ...]) -> bool:
    return any(
        letter.isalpha() for form in _forms(text) for part in _literals(form) for letter in part
    )


def _literals(text: str) -> list[str]:
    try:
        return [literal for literal, _, _, _ in Formatter().parse(text)]
    except ValueError:
        return [text]


def _forms(text: str | list[str] | tuple[str, ...] | None) -> tuple[str, ...]:
    """The singular and the plural of a text, if it has both."""
    return (text or "",) if isinstance(text, str | None) else tuple(text)


def _by_key(texts: Catalog) -> dict[Key, Message]:
    return {(_forms(text.id)[-1], text.context): text for text in texts if text.id}


def _strings(texts: Catalog) -> dict[Key, tuple[str, ...]]:
    return {key: _forms(message.string) for key, message in _by_key(texts).items()}


def _compiled(texts: Catalog) -> Catalog:
    file = BytesIO()
    write_mo(file, texts)
    file.seek(0)
    return read_mo(file)


def _read(path: Path, read: Callable[..., Catalog]) -> Catalog | None:
    if not path.exists():
        return None
    with path.open("rb") as file:
        return read(file)


def _nothing_yet(locale: str) -> Catalog:
    header = "# What the server says to people. `make texts` keeps this in line with the code."
    texts = Catalog(locale, header_comment=header, project="dixit-server", version="1", fuzzy=False)
    texts.revision_date = UNDATED
    texts.msgid_bugs_address = texts.last_translator = texts.language_team = ""
    return texts


def _po(root: Path, locale: str) -> Path:
    return root / "locale" / locale / "LC_MESSAGES" / "django.po"


def _mo(root: Path, locale: str) -> Path:
    return _po(root, locale).with_suffix(".mo")


def main() -> None:
    parser = argparse.ArgumentParser(description="Texts and their translations.")
    parser.add_argument("--check", action="store_true", help="change nothing")
    if not parser.parse_args().check:
        take()
    complaints = wrong()
    sys.stderr.writelines(f"{complaint}\n" for complaint in complaints)
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    main()
