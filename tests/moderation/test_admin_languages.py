"""The admin speaks to each moderator in their own language, on every page."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from django.conf import settings
from django.test import Client
from django.urls import reverse
from django.utils.translation import to_locale

from moderation.admin import site
from moderation.models import AuditEntry, Decision, Report, Word
from testkit.api_callers import a_game, guest, play_on, play_out
from testkit.moderators import account_of, administrator, decides, moderator

pytestmark = pytest.mark.django_db

OTHERS = [code for code, _ in settings.LANGUAGES if code != "en"]
UNTRANSLATED = frozenset(("Dixit", "API"))


class Texts(HTMLParser):
    """All that a page says: its texts, and the words of attributes that are shown or read out."""

    SAID = frozenset(("alt", "title", "aria-label", "placeholder", "value", "data-label"))
    UNREAD = frozenset(("script", "style", "pre"))

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: set[str] = set()
        self._within: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._within.append(tag)
        self.found |= {" ".join((said or "").split()) for name, said in attrs if name in self.SAID}

    def handle_endtag(self, tag: str) -> None:
        while self._within and self._within.pop() != tag:
            pass

    def handle_data(self, data: str) -> None:
        if not self.UNREAD & set(self._within):
            self.found.add(" ".join(data.split()))


def english_that_has_other_words(language: str) -> frozenset[str]:
    """Our English texts that this language says otherwise."""
    path = Path(settings.BASE) / "locale" / to_locale(language) / "LC_MESSAGES" / "django.po"
    with path.open("rb") as file:
        texts = [text for text in read_po(file) if text.id and isinstance(text.id, str)]
    same = {str(text.id) for text in texts if text.string == text.id}
    return frozenset(str(text.id) for text in texts) - same


def pages() -> Iterator[str]:
    """Every page of the admin, about what there is."""
    table = a_game(4)
    for _ in range(6):
        play_on(table)
    for about in (
        {"matter": "clue", "game": table.game, "turn": 1},
        {"matter": "title", "room": table.code},
        {"matter": "name", "room": table.code, "person": table.players[2].id},
        {"matter": "conduct", "room": table.code, "person": table.players[2].id},
    ):
        assert table.players[1].post("/reports", about).status == 201
    over = a_game(3, settings={"target": 10})
    play_out(over)
    judge = moderator("Mina")
    ana = guest("Ana")
    for kind in ("warn", "mute", "suspend"):
        decides(judge, kind, person=ana.id)
    Word.objects.create(text="knave")
    yield reverse("admin:index")
    for model in site._registry:
        name = f"{model._meta.app_label}_{model._meta.model_name}"
        yield reverse(f"admin:{name}_changelist")
        for one in model._default_manager.all()[:10]:
            yield reverse(f"admin:{name}_change", args=[one.pk])
    yield reverse("admin:moderation_word_add")
    yield reverse("admin:games_importeddeck_add")
    for game in (table.game, over.game):
        yield reverse("admin:table", args=[game])
        yield f"{reverse('admin:table', args=[game])}?version=20&as=moderator"
        yield reverse("admin:verify", args=[game])
    for kind in ("hide_clue", "rename_room", "void_game", "suspend"):
        yield reverse("admin:decide", args=[kind])
    yield reverse("admin:take_back", args=[Decision.objects.latest("at").pk])
    yield reverse("admin:dismiss", args=[Report.objects.latest("opened_at").pk])
    yield reverse("admin:appoint", args=[ana.id])
    yield reverse("admin:password_change")


@pytest.mark.parametrize("language", OTHERS)
def test_no_page_says_in_english_what_it_could_say_otherwise(language: str) -> None:
    agnes = administrator()
    client = Client(headers={"accept-language": language})
    client.force_login(account_of(agnes), backend="accounts.backend.AccountBackend")
    english = english_that_has_other_words(language) - UNTRANSLATED
    for address in pages():
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["Content-Language"] == language
        assert Texts(answer.content.decode()).found & english == set(), address
    assert AuditEntry.objects.exists()


@pytest.mark.parametrize("language", OTHERS)
def test_the_page_to_sign_in_too(language: str) -> None:
    page = Client(headers={"accept-language": language}).get(reverse("admin:login"))
    english = english_that_has_other_words(language)
    assert Texts(page.content.decode()).found & english == set()
