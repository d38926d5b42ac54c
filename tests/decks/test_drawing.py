"""Drawing the files of a deck: a run that is stopped is taken up again."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from games.decks import built_in
from games.decks.built_in import BuiltIn, Revision
from games.decks.recipe import Blob, Card, World
from tools import deck_files
from tools.browser import Browser, BrowserError
from tools.deck_files import UNFINISHED, begin_revision, write_deck

SKY = World("backdrop", "ember")
NAMES = ("one", "two", "three")


class Printer(Browser):
    """Pictures of one colour, and after some of them no more."""

    def __init__(self, lasts: int = 99) -> None:
        self.lasts = lasts
        self.made = 0

    def png(self, page: str, width: int, height: int) -> bytes:
        if self.made == self.lasts:
            raise BrowserError("out of ink")
        self.made += 1
        content = BytesIO()
        Image.new("RGB", (width, height), (200, 90, 40 + len(page) % 100)).save(content, "PNG")
        return content.getvalue()


def a_deck(slug: str, *, tone: str = "deep") -> BuiltIn:
    cards = tuple(
        Card(name, name, "A stone.", SKY, (Blob(f"100,{at} 300,200 400,{at}", tone),))
        for at, name in enumerate(NAMES, 400)
    )
    return BuiltIn(slug, slug, cards, cover="one")


@pytest.fixture
def decks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[BuiltIn, ...]:
    """Two decks in folders of their own, each drawn as its first revision."""
    for module in (built_in, deck_files):
        monkeypatch.setattr(module, "STATIC", tmp_path / "static")
    monkeypatch.setattr(built_in, "HERE", tmp_path)
    found = a_deck("left"), a_deck("right")
    for deck in found:
        deck.source.mkdir()
        texts = "".join(f'[{name}]\nen = "A stone."\n' for name in NAMES)
        (deck.source / "texts.toml").write_text(texts)
        deck.write(Revision(1, ()))
        write_deck(a_deck(deck.slug), Printer())
    return found


def redrawn(decks: tuple[BuiltIn, ...], tone: str) -> tuple[BuiltIn, ...]:
    """The same decks with other drawings, as read anew."""
    return tuple(a_deck(deck.slug, tone=tone) for deck in decks)


def draw(decks: tuple[BuiltIn, ...], printer: Printer, *, new_revision: bool) -> None:
    if new_revision:
        begin_revision(decks)
    for deck in decks:
        write_deck(deck, printer)


def numbers(decks: tuple[BuiltIn, ...]) -> list[list[int]]:
    return [sorted(replace(deck).revisions) for deck in decks]


def test_a_new_revision_keeps_the_files_of_the_one_before(decks: tuple[BuiltIn, ...]) -> None:
    draw(redrawn(decks, "glow"), Printer(), new_revision=True)
    assert numbers(decks) == [[1, 2], [1, 2]]
    for deck in decks:
        there = {f"decks/{deck.slug}/{path.name}" for path in deck.folder.iterdir()}
        assert there == {file for each in replace(deck).revisions.values() for file in each.files}


@pytest.mark.parametrize("again", [True, False], ids=["with the option", "without it"])
@pytest.mark.parametrize("lasts", range(6))
def test_a_new_revision_that_was_stopped_is_taken_up_where_it_stopped(
    decks: tuple[BuiltIn, ...], lasts: int, *, again: bool
) -> None:
    with pytest.raises(BrowserError):
        draw(redrawn(decks, "glow"), Printer(lasts), new_revision=True)
    second = Printer()
    draw(redrawn(decks, "glow"), second, new_revision=again)
    assert numbers(decks) == [[1, 2], [1, 2]]
    assert second.made == 6 - lasts
    assert not [deck for deck in decks if (deck.source / UNFINISHED).exists()]


def test_the_earlier_revision_is_as_it_was_after_a_stop(decks: tuple[BuiltIn, ...]) -> None:
    before = [replace(deck).newest for deck in decks]
    with pytest.raises(BrowserError):
        draw(redrawn(decks, "glow"), Printer(4), new_revision=True)
    draw(redrawn(decks, "glow"), Printer(), new_revision=False)
    assert [replace(deck).revisions[1] for deck in decks] == before
    assert all((built_in.STATIC / file).exists() for revision in before for file in revision.files)


def test_what_is_drawn_is_not_drawn_again(decks: tuple[BuiltIn, ...]) -> None:
    printer = Printer()
    draw(redrawn(decks, "deep"), printer, new_revision=False)
    assert printer.made == 0
