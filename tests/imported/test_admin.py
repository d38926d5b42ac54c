"""The decks in the admin."""

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth.models import Group, Permission
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from pytest_django import Settings

from games.imported import ownership
from games.models import ImportedDeck
from moderation.models import AuditEntry
from testkit.imported_decks import CATS, a_deck, an_account, deck_json, pictures, zipped

pytestmark = pytest.mark.usefixtures("committed_db", "pictures_folder", "one_factor")

DECKS = "/admin/games/importeddeck/"


@pytest.fixture
def one_factor(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


def somebody_in_the_admin(*codenames: str) -> Client:
    account = an_account("Mona")
    account.user_permissions.set(Permission.objects.filter(codename__in=("moderate", *codenames)))
    client = Client()
    client.force_login(account)
    return client


@pytest.fixture
def moderator() -> Client:
    return somebody_in_the_admin("approve_deck")


def test_its_form_is_among_the_few_that_take_large_bodies(settings: Settings) -> None:
    assert reverse("admin:games_importeddeck_add") == settings.ADMIN_UPLOAD_PATH


def test_browsers_may_show_pictures_from_where_they_are_kept(
    moderator: Client, settings: Settings
) -> None:
    policy = moderator.get(DECKS).headers["Content-Security-Policy"]
    assert "img-src 'self' data:;" in policy
    settings.PICTURES_FROM = "https://pictures.example.org"
    policy = moderator.get(DECKS).headers["Content-Security-Policy"]
    assert "img-src 'self' https://pictures.example.org data:;" in policy


def upload(files: dict[str, bytes]) -> SimpleUploadedFile:
    return SimpleUploadedFile("deck.zip", zipped(files), "application/zip")


def test_only_who_may_approve_sees_the_decks(moderator: Client) -> None:
    deck = a_deck()
    other = somebody_in_the_admin("add_importeddeck", "change_importeddeck", "delete_importeddeck")
    for page in (DECKS, f"{DECKS}add/", f"{DECKS}{deck.slug}/change/"):
        assert moderator.get(page).status_code == 200
        assert other.get(page).status_code == 403


def test_a_deck_is_shown_with_all_its_pictures(moderator: Client) -> None:
    ana = an_account("Ana")
    deck = a_deck(ana)
    page = moderator.get(f"{DECKS}{deck.slug}/change/").content.decode()
    assert "Cats of the harbour" in page
    assert "Ana Clara" in page
    for card in deck.pictures.all():
        assert f'src="/pictures/{card.small}"' in page


def test_nothing_of_a_deck_can_be_changed_there(moderator: Client) -> None:
    deck = a_deck()
    answer = moderator.post(f"{DECKS}{deck.slug}/change/", {"title": "Dogs"})
    assert answer.status_code == 403
    assert moderator.post(f"{DECKS}{deck.slug}/delete/", {"post": "yes"}).status_code == 403
    assert ImportedDeck.objects.get(pk=deck.pk).title == deck.title


def test_moderators_approve_and_retire(moderator: Client) -> None:
    deck = a_deck(an_account())
    act(moderator, "approve", deck)
    by = ImportedDeck.objects.get(pk=deck.pk)
    assert by.approved_at is not None
    assert str(by.approved_by) == moderator.session["_auth_user_id"]
    act(moderator, "retire", deck)
    assert ImportedDeck.objects.get(pk=deck.pk).retired_at is not None
    told = AuditEntry.objects.filter(words__why=deck.slug).values_list("what", flat=True)
    assert set(told) == {"approved_deck", "retired_deck"}


def test_moderators_may_approve_decks() -> None:
    account = an_account("Mona")
    account.groups.add(Group.objects.get(name="Moderators"))
    assert account.has_perm("games.approve_deck")


def test_a_retired_deck_is_not_approved(moderator: Client) -> None:
    deck = a_deck()
    ownership.retire(deck.slug)
    act(moderator, "approve", deck)
    assert ImportedDeck.objects.get(pk=deck.pk).approved_at is None


def act(moderator: Client, action: str, deck: ImportedDeck) -> None:
    answer = moderator.post(DECKS, {"action": action, "_selected_action": [deck.pk]})
    assert answer.status_code == 302


def test_a_deck_is_brought_in_by_a_form(moderator: Client) -> None:
    said = dict(zip(CATS._fields, CATS, strict=True))
    answer = moderator.post(f"{DECKS}add/", {**said, "archive": upload(pictures())})
    assert answer.status_code == 302
    deck = ImportedDeck.objects.latest("brought_at")
    assert (deck.title, deck.author, deck.licence, deck.size) == (*CATS, 21)
    assert str(deck.owner) == moderator.session["_auth_user_id"]
    assert deck.approved_at is None


def test_deck_json_need_not_be_repeated(moderator: Client) -> None:
    archive = upload(pictures() | deck_json(title="Dogs"))
    assert moderator.post(f"{DECKS}add/", {"archive": archive}).status_code == 302
    assert ImportedDeck.objects.latest("brought_at").title == "Dogs"


@pytest.mark.parametrize(
    ("archive", "said"),
    [
        (lambda: upload(pictures() | deck_json() | {"5.png": b"<svg/>"}), "5.png is an SVG"),
        (lambda: SimpleUploadedFile("deck.zip", b"hello"), "This is no zip archive"),
        (lambda: upload(pictures()), "Say the licence of the deck."),
    ],
)
def test_the_form_says_why_not(moderator: Client, archive: Callable[[], Any], said: str) -> None:
    before = ImportedDeck.objects.count()
    answer = moderator.post(f"{DECKS}add/", {"archive": archive()}, follow=True)
    assert said in answer.content.decode()
    assert ImportedDeck.objects.count() == before
