"""Makes the files of a built-in deck from its recipes: drawings, and pictures in two sizes.

A drawing that is as it was keeps the pictures that are there, so only changed cards take time, and
a run that is stopped is taken up again by the next. The files of earlier revisions stay as they
are, for the games that were begun with them.
"""

import base64
import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import replace
from io import BytesIO
from pathlib import Path

from PIL import Image

from games.card_pictures import LARGE, SMALL, placeholder, size
from games.decks.built_in import STATIC, BuiltIn, CardFiles, Revision, read_revision
from games.decks.recipe import Card
from games.decks.render import render
from tools.browser import Browser

QUALITY = {LARGE: 69, SMALL: 73}
"""The quality of WebP for each width, by which a large picture takes some 90 kB, a small one 13."""

UNFINISHED = "unfinished.json"
"""The file beside the recipes that says what is drawn of a revision, until all of it is."""


def begin_revision(decks: Sequence[BuiltIn]) -> None:
    """Begins one more revision of each deck, unless one of them is half drawn."""
    begun = {deck.slug: _begun(deck) for deck in decks}
    if any(begun[deck.slug].number > deck.newest.number for deck in decks):
        return
    for deck in decks:
        _remember(deck, replace(begun[deck.slug], number=deck.newest.number + 1))


def write_deck(deck: BuiltIn, browser: Browser) -> Revision:
    """Writes all files of a deck and its newest revision, from where an earlier run stopped."""
    deck.folder.mkdir(parents=True, exist_ok=True)
    begun = _begun(deck)
    known = {card.drawing: card for card in (*deck.newest.cards, *begun.cards) if _is_drawn(card)}
    cards: list[CardFiles] = []
    for card in deck.cards:
        drawing = render(card)
        file = drawing_file(deck, card.name, drawing)
        (STATIC / file).write_text(drawing, "utf-8")
        if made := known.get(file):
            cards.append(replace(made, texts=deck.texts[card.name]))
            continue
        cards.append(_with_pictures(deck, card, file, browser))
        _remember(deck, Revision(begun.number, tuple(cards)))
    revision = Revision(begun.number, tuple(cards))
    deck.write(revision)
    (deck.source / UNFINISHED).unlink(missing_ok=True)
    others = (other for other in deck.revisions.values() if other.number != revision.number)
    _delete_all_but(deck.folder, [revision, *others])
    return revision


def _begun(deck: BuiltIn) -> Revision:
    """The revision that is half drawn, with the cards it has so far, or the newest's number."""
    path = deck.source / UNFINISHED
    return read_revision(path) if path.exists() else Revision(deck.newest.number, ())


def _remember(deck: BuiltIn, revision: Revision) -> None:
    (deck.source / UNFINISHED).write_text(revision.as_json(), "utf-8")


def drawing_file(deck: BuiltIn, name: str, drawing: str) -> str:
    """The path of a drawing below the static files; it changes with the drawing."""
    return _path(deck, name, "svg", drawing.encode())


def _is_drawn(card: CardFiles) -> bool:
    pictures = {card.large, card.small} - {card.drawing}
    return bool(pictures) and all((STATIC / file).exists() for file in pictures)


def _with_pictures(deck: BuiltIn, card: Card, drawing: str, browser: Browser) -> CardFiles:
    large = picture_of(browser, card, LARGE)
    small = large.resize(size(SMALL), Image.Resampling.LANCZOS)
    return CardFiles(
        name=card.name,
        drawing=drawing,
        large=_write_picture(deck, card.name, large),
        small=_write_picture(deck, card.name, small),
        placeholder=placeholder(large),
        texts=deck.texts[card.name],
    )


def picture_of(browser: Browser, card: Card, width: int) -> Image.Image:
    page = f'<body style="margin:0">{image_tag(card, width)}'
    return Image.open(BytesIO(browser.png(page, *size(width)))).convert("RGB")


def image_tag(card: Card, width: int) -> str:
    drawing = base64.b64encode(render(card).encode()).decode()
    across, down = size(width)
    return f'<img width="{across}" height="{down}" src="data:image/svg+xml;base64,{drawing}">'


def _write_picture(deck: BuiltIn, name: str, picture: Image.Image) -> str:
    content = BytesIO()
    picture.save(content, "WEBP", quality=QUALITY[picture.width], method=6)
    file = _path(deck, name, "webp", content.getvalue())
    (STATIC / file).write_bytes(content.getvalue())
    return file


def _path(deck: BuiltIn, name: str, suffix: str, content: bytes) -> str:
    mark = hashlib.sha256(content).hexdigest()[:12]
    return f"decks/{deck.slug}/{name}.{mark}.{suffix}"


def _delete_all_but(folder: Path, revisions: Iterable[Revision]) -> None:
    kept = {STATIC / file for revision in revisions for file in revision.files}
    for path in folder.iterdir():
        if path not in kept:
            path.unlink()
