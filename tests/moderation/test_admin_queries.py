"""The admin answers hostile addresses in its stride, and tells nothing that it does not show."""

import logging
import re
import sys
from collections.abc import Iterator
from itertools import product
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

import pytest
from django.contrib.auth.hashers import make_password
from django.db.models import Model
from django.test import Client, RequestFactory
from django.urls import URLPattern, URLResolver, reverse
from django.urls.resolvers import RegexPattern
from django.utils import timezone

from accounts.models import Account
from games import store
from games.models import Game, GameSeed, ImportedCard, ImportedDeck, Room
from moderation.admin import site
from moderation.admin.lists import DeclaredLookups
from moderation.models import AuditEntry, Decision, Report, Word
from testkit.api_callers import Caller
from testkit.moderators import a_told_game, account_of, administrator, decides, moderator

pytestmark = pytest.mark.django_db

VALUES = ("", "x", "1", "(", "\0", "9" * 5000)
OF_EVERY_LIST = ("q", "o", "p")
OF_ANY_PAGE = ("all", "e", "_facets", "_to_field", "_popup", "_changelist_filters")
ARGUMENTS = ("1", "x", "%00", "_5F", "%0A", "%FF", "..", "9" * 50, "x" * 500)
FORMS = ("as", "version", "person", "room", "game", "turn", "report", "days", "reason")

WHAT_CHANGES_WITH_EACH_ANSWER = re.compile(
    r'name="csrfmiddlewaretoken" value="[^"]*"|"request_id":"[^"]*"'
)


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Not every refusal is logged with its whole story."""
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


@pytest.fixture(params=[moderator, administrator])
def client(request: pytest.FixtureRequest) -> Client:
    return signed_in(request.param())


def signed_in(who: Caller) -> Client:
    client = Client(raise_request_exception=False)
    client.force_login(account_of(who), backend="accounts.backend.AccountBackend")
    return client


@pytest.fixture(autouse=True)
def everything() -> dict[type[Model], Any]:
    """One of each thing that has a page, by its model."""
    table = a_told_game(password="lighthouse")
    accused = {"matter": "clue", "game": table.game, "turn": 1}
    report = table.players[1].post("/reports", accused).json["report"]
    decides(moderator("Mina"), "warn", person=table.host.id)
    Account.objects.filter(pk=table.host.id).update(
        email="ana@example.org", password=make_password("a long walk"), is_guest=False
    )
    return {
        Account: table.host.id,
        Room: Room.objects.get().pk,
        Game: table.game,
        Report: report,
        Decision: Decision.objects.get().pk,
        AuditEntry: AuditEntry.objects.latest("pk").pk,
        Word: Word.objects.create(text="knave").pk,
        ImportedDeck: a_deck_of_one_card().pk,
    }


def a_deck_of_one_card() -> ImportedDeck:
    deck = ImportedDeck.objects.create(slug="cats", title="Cats", size=1, cover=1)
    ImportedCard.objects.create(deck=deck, number=1, large="large.webp", small="small.webp")
    return deck


def a_list(model: type[Model]) -> str:
    return reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_changelist")


def paths_of_fields(model: Any, depth: int = 2) -> Iterator[str]:
    """Every column that a query could reach from a model, over relations of either direction."""
    for field in model._meta.get_fields():
        yield field.name
        if depth > 1 and field.is_relation and field.related_model:
            for further in paths_of_fields(field.related_model, depth - 1):
                yield f"{field.name}__{further}"


def declared(model: type[Model]) -> frozenset[str]:
    admin = site._registry[model]
    assert isinstance(admin, DeclaredLookups)
    return admin.declared_lookups(RequestFactory().get("/"))


def undeclared_queries(model: type[Model]) -> Iterator[str]:
    """All lookups but those that the list itself declares."""
    for path in paths_of_fields(model):
        yield from {path, f"{path}__exact", f"{path}__regex"} - declared(model)


# Which lookups there are


def test_every_page_of_the_site_declares_its_lookups() -> None:
    assert all(isinstance(admin, DeclaredLookups) for admin in site._registry.values())


@pytest.mark.parametrize("model", site._registry, ids=lambda model: model.__name__)
def test_what_no_filter_declares_is_refused(model: type[Model], client: Client) -> None:
    for name in undeclared_queries(model):
        refused = client.get(a_list(model), {name: "1"})
        assert (refused.status_code, refused.json()["code"]) == (400, "no_such_filter"), name


# Nothing breaks


def addresses(patterns: Any, everything: Any, prefix: str) -> Iterator[str]:
    """Every address of the admin, with every argument there is."""
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            yield from addresses(pattern.url_patterns, everything, f"{prefix}{pattern.pattern}")
        elif isinstance(pattern, URLPattern) and not isinstance(pattern.pattern, RegexPattern):
            yield from filled_in(f"{prefix}{pattern.pattern}", everything)


def filled_in(route: str, everything: Any) -> Iterator[str]:
    holes = len(re.findall("<[^>]+>", route))
    for given in product((*map(str, everything.values()), *ARGUMENTS), repeat=holes):
        yield re.sub("<[^>]+>", "{}", route).format(*given)


def test_no_address_breaks(client: Client, everything: Any) -> None:
    root = reverse("admin:index")
    found = list(addresses(site.urls[0], everything, root))
    found += [f"{root}{name}" for name in ("r/1/1/", "nowhere", "games/", "x%00y")]
    for method, address in product(("GET", "POST"), found):
        if address != reverse("admin:logout"):
            answer = client.generic(method, address)
            assert answer.status_code < 500, (method, address)
    assert client.get(root).status_code == 200


def test_no_query_breaks(client: Client, everything: Any) -> None:
    for address, value in product(pages(everything), VALUES):
        answer = client.get(address, dict.fromkeys((*OF_ANY_PAGE, *FORMS), value))
        assert answer.status_code < 500, (address, value)
    for model, value in product(site._registry, VALUES):
        for name in (*OF_EVERY_LIST, *OF_ANY_PAGE, *declared(model)):
            answer = client.get(a_list(model), {name: value})
            assert answer.status_code < 500, (model, name, value)


def test_no_form_breaks(client: Client, everything: Any) -> None:
    for address in pages(everything):
        for value in VALUES:
            filled = dict.fromkeys((*FORMS, "name", "action", "_selected_action", "words"), value)
            assert client.post(address, filled).status_code < 500, (address, value)


def test_nobody_searches_for_thousands_of_words(client: Client) -> None:
    for model in site._registry:
        answer = client.get(a_list(model), {"q": "a " * 2000})
        assert answer.status_code == 200
        assert "at most 200 characters" in answer.content.decode()


def test_a_game_is_found_by_its_id_and_as_its_room_is(client: Client, everything: Any) -> None:
    game = Game.objects.get(pk=everything[Game])
    asked = (str(game.pk), game.room.code, game.room.title[:6], str(game.pk)[:8], "Nowhere")
    found = [str(game.pk) in client.get(a_list(Game), {"q": q}).content.decode() for q in asked]
    assert found == [True, True, True, False, False]


def pages(everything: Any) -> list[str]:
    """Each page once, about what there is."""
    ids = {model: {"object_id": pk} for model, pk in everything.items()}
    game, report = everything[Game], everything[Report]
    decision, person = everything[Decision], everything[Account]
    one_of_each = [
        reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_{page}", kwargs=known)
        for (model, known), page in product(ids.items(), ("change", "history", "delete"))
    ]
    return [
        *map(a_list, site._registry),
        *one_of_each,
        *(reverse(f"admin:{name}") for name in ("index", "login", "password_change", "jsi18n")),
        reverse("admin:moderation_word_add"),
        reverse("admin:games_importeddeck_add"),
        reverse("admin:table", args=[game]),
        reverse("admin:verify", args=[game]),
        reverse("admin:dismiss", args=[report]),
        reverse("admin:take_back", args=[decision]),
        reverse("admin:answer", args=[decision]),
        reverse("admin:appoint", args=[person]),
        *(reverse("admin:decide", args=[kind]) for kind in ("void_game", "mute", "rename_room")),
    ]


# Nothing is told


def hide_something_else(everything: Any) -> None:
    """What no page shows becomes something else: seeds, passwords, and somebody's address."""
    GameSeed.objects.filter(pk=everything[Game]).update(seed=b"another seed")
    store.seed_of.cache_clear()
    Account.objects.filter(pk=everything[Account]).update(
        email="nobody@example.com", password=make_password("quite another")
    )
    Room.objects.filter(pk=everything[Room]).update(password=make_password("a storm"))


HIDDEN = ("seed", "gameseed__seed", "password", "email", "room__password", "emailaddress__email")
GUESSES = ("ana@example.org", "nobody@example.com", "example", "pbkdf2", "md5")


def answers_to_guesses(client: Client, everything: Any) -> list[tuple[str, int, str]]:
    """All that somebody sees who guesses at hidden values in whatever way an address allows."""
    deal = reverse("admin:verify", args=[everything[Game]])  # compares the seed with the log
    asked = [address for address in pages(everything) if address != deal]
    for model, admin in site._registry.items():
        queries = [
            *({f"{field}__regex": "^a"} for field in HIDDEN),
            *({"q": guess} for guess in GUESSES),
            *({name: GUESSES[0]} for name in declared(model)),
            *({"o": str(column)} for column in range(1, len(admin.list_display) + 1)),
        ]
        asked += [f"{a_list(model)}?{urlencode(query)}" for query in queries]
    return [(address, *answer_to(client, address)) for address in asked]


def answer_to(client: Client, address: str) -> tuple[int, str]:
    answer = client.get(address)
    return answer.status_code, WHAT_CHANGES_WITH_EACH_ANSWER.sub("", answer.content.decode())


def test_what_is_hidden_from_a_moderator_changes_no_answer_of_the_admin(
    everything: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = timezone.now()
    same_hour = SimpleNamespace(now=lambda: moment)
    monkeypatch.setattr(sys.modules["moderation.admin.site"], "timezone", same_hour)
    client = signed_in(moderator())
    before = answers_to_guesses(client, everything)
    hide_something_else(everything)
    assert answers_to_guesses(client, everything) == before


def test_an_administrator_finds_an_address_by_all_of_it_alone(everything: Any) -> None:
    people = a_list(Account)
    found = {
        q: everything[Account] in signed_in(administrator()).get(people, {"q": q}).content.decode()
        for q in ("ana@example.org", "ana@example", "example.org")
    }
    assert found == {"ana@example.org": True, "ana@example": False, "example.org": False}
