"""Who may choose a deck, and why one that was played with stays as it is."""

import os
import time
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from pathlib import Path
from uuid import UUID, uuid4

import pytest
from django.db import Error, IntegrityError, connection
from django.utils import timezone

from accounts.erasure import erase
from accounts.export import export
from accounts.housekeeping import sweep_guests
from accounts.models import Account
from games import rooms, store
from games.catalogue import USUAL_DECK, decks_named
from games.imported import ownership
from games.imported.errors import BadDeck
from games.models import ImportedCard, ImportedDeck
from games.next_game import next_game
from games.play import play
from games.rules import moves as m
from games.rules.settings import NO_LIMITS, Deck, Settings
from games.tasks import delete_orphan_pictures
from testkit.concurrency import at_once, meanwhile
from testkit.imported_decks import a_deck, an_account
from testkit.stored_games import opened
from web.refusals import Refused

pytestmark = pytest.mark.usefixtures("committed_db", "pictures_folder")


def table_with(*slugs: str, person: UUID) -> Settings:
    return Settings(decks=decks_named(slugs, person), limits=NO_LIMITS)


def room_with(deck: ImportedDeck, host: Account) -> UUID:
    """A room whose game is played with the deck; the game's id."""
    settings = table_with(deck.slug, person=host.id)
    return rooms.current(rooms.open_room(host.id, title="The harbour", settings=settings)).id


def approved(deck: ImportedDeck) -> ImportedDeck:
    ownership.approve(deck.slug, None)
    return deck


def again(deck: ImportedDeck) -> ImportedDeck:
    return ImportedDeck.objects.get(pk=deck.pk)


def files_of(deck: ImportedDeck, pictures_folder: Path) -> list[bool]:
    """Which of them are there."""
    cards = ImportedCard.objects.filter(deck=deck.pk).values_list("large", "small")
    return [(pictures_folder / name).is_file() for names in cards for name in names]


def code_of(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        do()
    return refused.value.refusal.code


# Who chooses


def test_a_private_deck_is_chosen_by_its_owner_alone() -> None:
    ana, bruno = an_account(), an_account("Bruno")
    deck = a_deck(ana)
    room_with(deck, ana)
    assert code_of(lambda: room_with(deck, bruno)) == "no_such_deck"
    room_with(approved(deck), bruno)
    assert again(deck).used_at is not None


def test_a_retired_deck_is_chosen_by_nobody() -> None:
    ana = an_account()
    deck = approved(a_deck(ana))
    settings = table_with(deck.slug, person=ana.id)
    ownership.retire(deck.slug)
    assert code_of(lambda: room_with(deck, ana)) == "deck_retired"
    with pytest.raises(Refused, match="deck_retired"):
        rooms.open_room(ana.id, title="x", settings=settings)


def test_settings_that_the_host_changes_are_held_to_the_same() -> None:
    ana, bruno = an_account(), an_account("Bruno")
    theirs, mine = a_deck(bruno), a_deck(ana)
    room = rooms.open_room(
        ana.id, title="x", settings=table_with(USUAL_DECK, mine.slug, person=ana.id)
    )
    other = table_with(theirs.slug, person=bruno.id)
    choose = partial(rooms.change, room, m.player(str(ana.id)))
    assert code_of(lambda: choose(settings=lambda _: other)) == "no_such_deck"
    choose(settings=lambda _: table_with(mine.slug, person=ana.id))
    assert store.load(rooms.current(room).id).settings.decks == (Deck(mine.slug, 21),)


def test_the_next_game_leaves_out_what_has_retired() -> None:
    ana = an_account()
    stays, goes = a_deck(ana), a_deck(ana)
    settings = table_with(stays.slug, goes.slug, person=ana.id)
    room = rooms.open_room(ana.id, title="x", settings=settings)
    play(rooms.current(room).id, m.player(str(ana.id)), m.Close())
    assert names_of_decks(next_game(room, ana.id).id) == [stays.slug, goes.slug]
    room.refresh_from_db()
    play(rooms.current(room).id, m.player(str(ana.id)), m.Close())
    ownership.retire(goes.slug)
    assert names_of_decks(next_game(room, ana.id).id) == [stays.slug, USUAL_DECK]


def names_of_decks(game: UUID) -> list[str]:
    return [deck.name for deck in store.load(game).settings.decks]


# What stays as it is


def test_a_deck_is_used_once_a_game_was_opened_with_it() -> None:
    ana = an_account()
    used, unused = a_deck(ana), a_deck(ana)
    room_with(used, ana)
    assert again(used).used_at is not None
    assert again(unused).used_at is None


def test_a_deck_is_used_even_if_nobody_asked_the_shelf() -> None:
    deck = a_deck()
    opened(settings=Settings(decks=(Deck("harbour"), Deck(deck.slug, 21))))
    assert again(deck).used_at is not None


def test_a_deck_is_used_once_a_lobby_has_chosen_it() -> None:
    ana = an_account()
    deck = a_deck(ana)
    room = rooms.open_room(ana.id, title="x", settings=table_with(USUAL_DECK, person=ana.id))
    assert again(deck).used_at is None
    chosen = table_with(deck.slug, person=ana.id)
    rooms.change(room, m.player(str(ana.id)), settings=lambda _: chosen)
    assert again(deck).used_at is not None


def test_the_database_refuses_a_game_with_a_retired_deck() -> None:
    deck = a_deck()
    ownership.retire(deck.slug)
    with pytest.raises(IntegrityError, match="retired"):
        opened(settings=Settings(decks=(Deck(deck.slug, 21),)))


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM games_importeddeck WHERE slug = %s",
        "UPDATE games_importeddeck SET title = 'Dogs' WHERE slug = %s",
        "UPDATE games_importeddeck SET author = 'Nobody' WHERE slug = %s",
        "UPDATE games_importeddeck SET licence = 'None' WHERE slug = %s",
        "UPDATE games_importeddeck SET size = 22 WHERE slug = %s",
        "UPDATE games_importeddeck SET cover = 2 WHERE slug = %s",
        "UPDATE games_importeddeck SET used_at = NULL WHERE slug = %s",
        "UPDATE games_importeddeck SET slug = 'dogs' WHERE slug = %s",
        "DELETE FROM games_importedcard WHERE deck_id = %s AND number = 3",
        "UPDATE games_importedcard SET large = 'other' WHERE deck_id = %s AND number = 3",
        "UPDATE games_importedcard SET texts = '{}' WHERE deck_id = %s",
        "INSERT INTO games_importedcard SELECT 22, 'a', 'b', '{}', %s",
    ],
)
def test_the_database_refuses_to_change_a_deck_that_was_used(change: str) -> None:
    ana = an_account()
    deck = a_deck(ana)
    room_with(deck, ana)
    with pytest.raises(Error, match="refused"), connection.cursor() as cursor:
        cursor.execute(change, [deck.slug])


@pytest.mark.parametrize("table", ["games_importeddeck CASCADE", "games_importedcard"])
def test_the_database_refuses_to_empty_the_shelf(table: str) -> None:
    with pytest.raises(Error, match="refused"), connection.cursor() as cursor:
        cursor.execute(f"TRUNCATE {table}")


def test_a_retired_deck_stays_retired() -> None:
    deck = a_deck()
    ownership.retire(deck.slug)
    with pytest.raises(Error, match="refused"):
        ImportedDeck.objects.filter(pk=deck.pk).update(retired_at=None)


def test_what_is_gone_is_neither_approved_nor_retired() -> None:
    ana = an_account()
    deck = a_deck(ana)
    ownership.delete_or_retire(deck.slug, ana.id)
    ownership.approve(deck.slug, None)
    ownership.retire(deck.slug)
    assert not ImportedDeck.objects.filter(pk=deck.pk).exists()


def test_an_unused_deck_goes_with_its_files(pictures_folder: Path) -> None:
    ana = an_account()
    deck = a_deck(ana)
    ownership.delete_or_retire(deck.slug, ana.id)
    assert not ImportedDeck.objects.filter(pk=deck.pk).exists()
    assert not ImportedCard.objects.filter(deck=deck.pk).exists()
    assert list(pictures_folder.iterdir()) == []


def test_a_used_deck_only_retires(pictures_folder: Path) -> None:
    ana = an_account()
    deck = a_deck(ana)
    room_with(deck, ana)
    ownership.delete_or_retire(deck.slug, ana.id)
    assert again(deck).retired_at is not None
    assert all(files_of(deck, pictures_folder))


def test_a_deck_may_be_retitled_until_others_know_it() -> None:
    ana = an_account()
    private, shown, used = a_deck(ana), approved(a_deck(ana)), a_deck(ana)
    room_with(used, ana)
    ownership.retitle(private.slug, ana.id, " Dogs ")
    assert again(private).title == "Dogs"
    for slug in (shown.slug, used.slug):
        with pytest.raises(Refused, match="deck_fixed"):
            ownership.retitle(slug, ana.id, "Dogs")
    with pytest.raises(BadDeck):
        ownership.retitle(private.slug, ana.id, " ")


def test_an_owner_changes_what_is_theirs_and_nothing_else() -> None:
    ana, bruno = an_account(), an_account("Bruno")
    private, shown = a_deck(ana), approved(a_deck(ana))
    delete_or_retire, retitle = ownership.delete_or_retire, partial(ownership.retitle, title="Dogs")
    for do in (delete_or_retire, retitle):
        assert code_of(partial(do, private.slug, bruno.id)) == "no_such_deck"
        assert code_of(partial(do, shown.slug, bruno.id)) == "not_your_deck"
        assert code_of(partial(do, "nothing", bruno.id)) == "no_such_deck"


# In the same instant


@pytest.mark.parametrize("attempt", range(6))
def test_a_deck_that_goes_while_it_is_chosen_does_one_or_the_other(
    attempt: int, pictures_folder: Path
) -> None:
    """Either the game has its deck, which then retires, or there is neither."""
    ana = an_account()
    deck = a_deck(ana)
    settings = table_with(deck.slug, person=ana.id)
    chosen, gone = at_once(
        [
            refusal_of(lambda: rooms.open_room(ana.id, title="x", settings=settings)),
            refusal_of(lambda: ownership.delete_or_retire(deck.slug, ana.id)),
        ]
    )
    assert gone is None
    left = ImportedDeck.objects.filter(pk=deck.pk).first()
    if chosen is None:
        assert left is not None
        assert left.retired_at is not None
        assert files_of(deck, pictures_folder) == [True] * 42
    else:
        assert chosen == "no_such_deck"
        assert left is None


def test_choosing_waits_for_whoever_is_just_retiring_the_deck() -> None:
    ana = an_account()
    deck = a_deck(ana)
    settings = table_with(deck.slug, person=ana.id)

    chosen = meanwhile(
        lambda: ownership.retire(deck.slug),
        refusal_of(lambda: rooms.open_room(ana.id, title="x", settings=settings)),
    )
    assert chosen == "deck_retired"
    assert again(deck).used_at is None


def test_a_title_does_not_change_under_whoever_is_just_choosing_the_deck() -> None:
    ana = an_account()
    deck = a_deck(ana)
    settings = table_with(deck.slug, person=ana.id)

    written = meanwhile(
        lambda: rooms.open_room(ana.id, title="x", settings=settings),
        refusal_of(lambda: ImportedDeck.objects.filter(pk=deck.pk).update(title="Dogs")),
    )
    assert written == "IntegrityError"
    assert again(deck).title == deck.title


def test_many_choose_a_deck_at_once() -> None:
    deck = approved(a_deck())
    people = [an_account() for _ in range(8)]
    games = at_once([partial(room_with, deck, who) for who in people])
    assert len(set(games)) == 8


def refusal_of(do: Callable[[], object]) -> Callable[[], str | None]:
    def tried() -> str | None:
        try:
            do()
        except Refused as refused:
            return refused.refusal.code
        except IntegrityError:
            return "IntegrityError"
        return None

    return tried


# What is left of whoever goes


def test_erasing_somebody_takes_what_only_they_could_see(pictures_folder: Path) -> None:
    ana = an_account()
    private, used, shown = a_deck(ana), a_deck(ana), approved(a_deck(ana))
    files = [pictures_folder / card.large for card in private.pictures.all()]
    room_with(used, ana)
    erase(ana)
    assert not ImportedDeck.objects.filter(pk=private.pk).exists()
    assert not any(file.exists() for file in files)
    for deck in (used, shown):
        assert again(deck).owner is None
        assert again(deck).author == "Ana Clara"
        assert all(files_of(deck, pictures_folder))
    assert not ImportedDeck.objects.filter(owner=ana.id).exists()


def test_what_is_held_of_somebody_names_their_decks() -> None:
    ana = an_account()
    one, two = a_deck(ana), a_deck(ana)
    told = export(ana).sections["decks"]
    assert [deck["slug"] for deck in told] == [one.slug, two.slug]
    assert told[0]["title"] == "Cats of the harbour"


def test_a_guest_with_a_deck_is_not_swept() -> None:
    guest = Account.objects.create_guest("Long Ago")
    a_deck(guest)
    long_ago = timezone.now() - timedelta(days=1_000)
    Account.objects.filter(pk=guest.pk).update(created_at=long_ago)
    sweep_guests(timezone.now())
    assert Account.objects.filter(pk=guest.pk).exists()


# Files that belong to no deck


def test_files_that_no_card_has_are_thrown_away_after_a_day(pictures_folder: Path) -> None:
    deck = a_deck()
    old, new = (pictures_folder / f"{letter * 64}.webp" for letter in "ab")
    for file, hours in ((old, 25), (new, 23)):
        file.write_bytes(b"")
        at = time.time() - hours * 3600
        os.utime(file, (at, at))
    for file in pictures_folder.iterdir():
        if file not in (old, new):
            os.utime(file, (0, 0))
    delete_orphan_pictures()
    assert (old.exists(), new.exists()) == (False, True)
    assert all(files_of(deck, pictures_folder))


def test_a_folder_that_is_not_there_holds_no_such_files(pictures_folder: Path) -> None:
    delete_orphan_pictures()
    assert not pictures_folder.exists()


def test_a_game_with_no_deck_of_this_server_is_played_all_the_same() -> None:
    assert opened(settings=Settings(decks=(Deck(f"gone-{uuid4().hex[:8]}"),))).table.version
