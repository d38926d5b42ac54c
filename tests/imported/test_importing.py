"""A deck is brought along as a whole, or not at all."""

import io
import json
import resource
import threading
import time
import unicodedata
from pathlib import Path
from typing import Any

import msgspec
import pytest
from django.core.files.storage import default_storage
from django.core.files.storage.filesystem import FileSystemStorage
from django.core.management import CommandError, call_command
from django.db import connection
from PIL import Image
from pytest_django import Settings
from rest_framework.exceptions import NotAuthenticated, Throttled

from accounts.erasure import erase
from games.imported.errors import BadDeck
from games.imported.importing import FEWEST_CARDS, import_deck
from games.imported.manifest import About
from games.models import ImportedCard, ImportedDeck
from games.rules.settings import Deck, check_cards_suffice
from games.rules.settings import Settings as TableSettings
from testkit.imported_decks import (
    CATS,
    a_deck,
    an_account,
    deck_json,
    in_folder,
    picture,
    pictures,
    saved,
    zipped,
)

pytestmark = pytest.mark.usefixtures("committed_db", "pictures_folder")


def bring(files: dict[str, bytes], about: About = CATS, owner: Any = None) -> ImportedDeck:
    slug = import_deck(io.BytesIO(zipped(files)), owner, about)
    return ImportedDeck.objects.get(pk=slug)


def why_not(files: dict[str, bytes], about: About = CATS) -> list[tuple[str, str | None]]:
    before = ImportedDeck.objects.count()
    with pytest.raises(BadDeck) as refused:
        bring(files, about)
    assert ImportedDeck.objects.count() == before
    assert all(refused.value.in_words)
    return [(fault.kind.code, fault.facts.get("file")) for fault in refused.value.faults]


# What comes of it


def test_each_picture_is_a_card_in_the_order_of_the_files(pictures_folder: Path) -> None:
    deck = bring(pictures(), owner=(ana := an_account()).id)
    assert (deck.title, deck.author, deck.licence) == CATS
    assert (deck.size, deck.cover, deck.owner) == (FEWEST_CARDS, 1, ana.id)
    assert (deck.approved_at, deck.retired_at, deck.used_at) == (None, None, None)
    assert [card.number for card in deck.pictures.order_by("number")] == [*range(1, 22)]
    for card in deck.pictures.all():
        assert (pictures_folder / card.large).stat().st_size > (
            pictures_folder / card.small
        ).stat().st_size


def test_the_name_of_a_file_says_nothing(pictures_folder: Path) -> None:
    one, other = bring(pictures()), bring(pictures())
    names = [path.name for path in pictures_folder.iterdir()]
    assert len(set(names)) == len(names) == 4 * FEWEST_CARDS
    assert all(len(name) == len("ab" * 32 + ".webp") for name in names)
    assert one.slug != other.slug
    assert one.slug.startswith("cats-of-the-harbour-")


@pytest.mark.parametrize("title", ["Mond ø", "月", "--", "x" * 60, "a_b"])
def test_whatever_the_title_the_rules_know_the_deck_by_a_name(title: str) -> None:
    deck = bring(pictures(), CATS._replace(title=title))
    named = json.dumps({"name": deck.slug, "size": deck.size})
    assert msgspec.json.decode(named, type=Deck).name == deck.slug


def test_the_fewest_cards_are_what_the_smallest_table_needs() -> None:
    check_cards_suffice(TableSettings(decks=(Deck("cats", FEWEST_CARDS),)), 3)
    assert FEWEST_CARDS == 3 * 7
    assert why_not(pictures(FEWEST_CARDS - 1)) == [("too_few_cards", None)]


def test_deck_json_says_what_the_owner_does_not() -> None:
    texts = {"2.png": "A ball", "3.png": {"en": "A moon", "da": " En\n måne "}, "4.png": " "}
    deck = bring(pictures() | deck_json(cover="3.png", texts=texts), About(title="Moons"))
    assert (deck.title, deck.author, deck.licence, deck.cover) == ("Moons", *CATS[1:], 3)
    said = {card.number: card.texts for card in deck.pictures.all()}
    assert said[2] == {"": "A ball"}
    assert said[3] == {"en": "A moon", "da": "En måne"}
    assert said[1] == said[4] == {}


def test_deck_json_may_write_an_accent_in_another_form_than_the_file() -> None:
    files = {unicodedata.normalize("NFD", f"é{name}"): file for name, file in pictures().items()}
    said = deck_json(cover="é3.png", texts={"é2.png": "A ball"})
    deck = bring(files | said)
    assert deck.cover == 3
    assert deck.pictures.get(number=2).texts == {"": "A ball"}


# What is refused


@pytest.mark.parametrize("missing", ["title", "author", "licence"])
def test_title_author_and_licence_are_asked_for(missing: str) -> None:
    assert why_not(pictures(), CATS._replace(**{missing: " "})) == [("not_said", None)]
    assert why_not(pictures(), CATS._replace(**{missing: "x" * 101})) == [("bad_words", None)]
    assert why_not(pictures(), CATS._replace(**{missing: "a\x00b"})) == [("bad_words", None)]


@pytest.mark.parametrize(
    "said",
    [b"", b"[]", b'{"titel": "x"}', b'{"texts": {"1.png": {"xx": "?"}}}', b"\xff", b"[" * 50_000],
)
def test_a_deck_json_that_makes_no_sense_is_refused(said: bytes) -> None:
    assert why_not(pictures() | {"deck.json": said}) == [("bad_manifest", None)]


def test_a_deck_json_that_is_too_large_is_refused() -> None:
    assert why_not(pictures() | deck_json(author="x" * 300_000)) == [("bad_manifest", None)]


def test_deck_json_speaks_of_what_is_there() -> None:
    said = deck_json(cover="no.png", texts={"none.png": "Nothing"})
    assert why_not(pictures() | said) == [
        ("no_such_picture", "none.png"),
        ("no_such_picture", "no.png"),
    ]


def test_texts_have_no_control_characters() -> None:
    assert why_not(pictures() | deck_json(texts={"1.png": "a\x00b"})) == [("bad_words", None)]


def test_each_picture_that_is_refused_is_told_with_its_reason() -> None:
    files = pictures() | {
        "4.png": b"<svg/>",
        "7.png": picture(7, (40, 60)),
        "9.png": picture(8),
        "11.png": picture(11)[:300],
        "12\x1b[2J.png": b"hello",
    }
    assert why_not(files) == [
        ("svg", "4.png"),
        ("too_small", "7.png"),
        ("same_twice", "9.png"),
        ("broken", "11.png"),
        ("no_picture", "12?[2J.png"),
    ]


def test_a_deck_that_takes_too_long_is_refused_and_costs_the_server_hardly_anything() -> None:
    """No further picture is looked at, and no other fault is told."""
    slow = saved(Image.new("RGB", (4_000, 6_000)), "JPEG", progressive=True)
    files = {f"{number}.jpg": slow for number in range(30)}
    archive = io.BytesIO(zipped(files | {"0.png": b"hello", "99.png": b"hello"}))
    here, drawing = time.process_time(), seconds_of_children()
    with pytest.raises(BadDeck) as refused:
        import_deck(archive, None, CATS)
    here, drawing = time.process_time() - here, seconds_of_children() - drawing
    assert [fault.kind.code for fault in refused.value.faults] == ["too_much_work"]
    assert here < drawing / 5


def seconds_of_children() -> float:
    """The CPU time of all processes that this one has started and seen ending."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def test_a_refused_deck_leaves_no_file(pictures_folder: Path) -> None:
    why_not(pictures() | {"99.png": b"hello"})
    assert not pictures_folder.exists()


class Full(FileSystemStorage):
    """A disk with room for ten files."""

    saved = 0

    def save(self, name: str | None, content: Any, max_length: int | None = None) -> str:
        if Full.saved == 10:
            raise OSError("no space left")
        Full.saved += 1
        return super().save(name, content, max_length)


def test_a_full_disk_leaves_neither_rows_nor_files(
    pictures_folder: Path, settings: Settings
) -> None:
    full = {"BACKEND": f"{__name__}.Full", "OPTIONS": {"location": str(pictures_folder)}}
    settings.STORAGES = {**settings.STORAGES, "default": full}
    Full.saved = 0
    before = ImportedDeck.objects.count(), ImportedCard.objects.count()
    with pytest.raises(OSError, match="no space"):
        bring(pictures())
    assert Full.saved == 10
    assert list(pictures_folder.iterdir()) == []
    assert (ImportedDeck.objects.count(), ImportedCard.objects.count()) == before


def test_nobody_brings_decks_without_end(settings: Settings, pictures_folder: Path) -> None:
    settings.MOST_DECKS_EACH = 1
    ana, bruno = an_account(), an_account("Bruno")
    a_deck(ana)
    files = len(list(pictures_folder.iterdir()))
    with pytest.raises(Exception, match="too_many_decks"):
        a_deck(ana)
    assert len(list(pictures_folder.iterdir())) == files
    a_deck(bruno)


def test_whoever_was_erased_meanwhile_has_brought_nothing(pictures_folder: Path) -> None:
    ana = an_account()
    erase(ana)
    with pytest.raises(NotAuthenticated):
        a_deck(ana)
    assert list(pictures_folder.iterdir()) == []


def test_a_process_works_on_one_deck_at_a_time() -> None:
    begun, go_on = threading.Event(), threading.Event()

    class Slow(io.BytesIO):
        def read(self, size: int | None = -1) -> bytes:
            begun.set()
            go_on.wait()
            return super().read(size)

    def bring_slowly() -> None:
        import_deck(Slow(zipped(pictures())), None, CATS)
        connection.close()

    thread = threading.Thread(target=bring_slowly)
    thread.start()
    begun.wait()
    try:
        with pytest.raises(Throttled):
            bring(pictures())
    finally:
        go_on.set()
        thread.join()
    assert bring(pictures()).size == FEWEST_CARDS


# By the command


def test_the_command_takes_a_folder_for_everybody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    in_folder(tmp_path / "deck", pictures() | deck_json(title="Dogs"))
    call_command("import_deck", tmp_path / "deck", "--approve")
    slug, _, said = capsys.readouterr().out.partition(": ")
    deck = ImportedDeck.objects.get(pk=slug)
    assert said == "21 cards\n"
    assert (deck.title, deck.owner, deck.approved_at is None) == ("Dogs", None, False)


def test_the_command_takes_an_archive_for_somebody(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = an_account()
    (tmp_path / "deck.zip").write_bytes(zipped(pictures()))
    said = ("--title", "Dogs", "--author", "Ana", "--licence", "CC0", "--owner", ana.email)
    call_command("import_deck", tmp_path / "deck.zip", *said)
    deck = ImportedDeck.objects.get(pk=capsys.readouterr().out.partition(": ")[0])
    assert (deck.owner, deck.approved_at) == (ana.id, None)


def test_the_command_says_all_that_is_wrong(tmp_path: Path) -> None:
    in_folder(tmp_path / "deck", {**pictures(), "5.png": b"<svg/>", "6.png": b"hello"})
    about = ("--title", "Dogs", "--author", "Ana", "--licence", "CC0")
    with pytest.raises(CommandError) as refused:
        call_command("import_deck", tmp_path / "deck", *about, "--approve")
    assert str(refused.value).splitlines() == [
        "5.png is an SVG, which can carry more than a picture: make it a PNG.",
        "6.png is no JPEG, PNG or WebP.",
    ]
    with pytest.raises(CommandError, match="Nobody has the address"):
        call_command("import_deck", tmp_path / "deck", "--owner", "nobody@example.org")


def test_pictures_are_served_from_where_they_are_kept(pictures_folder: Path) -> None:
    card = bring(pictures()).pictures.get(number=1)
    assert default_storage.url(card.large) == f"/pictures/{card.large}"
    assert default_storage.path(card.large) == str(pictures_folder / card.large)
