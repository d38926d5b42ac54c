"""The decks and their pictures, over HTTP."""

import re
from pathlib import Path
from typing import Any
from wsgiref.util import setup_testing_defaults

import pytest
from django.contrib.staticfiles import finders
from pytest_django import Settings

from accounts.models import Account
from games.catalogue import BUILT_IN
from games.imported import ownership
from games.imported.importing import FEWEST_CARDS
from testkit.api_callers import Answer, Caller, OpenTable, Queries, a_game, a_room, guest, play_out
from testkit.imported_decks import CATS, a_deck, deck_json, pictures, zipped
from web.pictures import with_pictures
from web.static_files import with_static_files

pytestmark = pytest.mark.usefixtures("committed_db", "pictures_folder")

FIRST_LIGHT = "first-light"
LIMITS = ("clue", "cards", "votes", "reveal")


def test_decks_are_listed() -> None:
    deck = Caller().get("/decks").json["decks"][0]
    assert deck["slug"] == FIRST_LIGHT
    assert (deck["title"], deck["cards"]) == ("First Light", 84)
    assert (deck["author"], deck["licence"]) == ("the Dixit server authors", "MIT")
    assert served(deck["cover"])


def test_a_deck_is_told_with_a_picture_and_a_text_for_every_card() -> None:
    told = Caller().get(f"/decks/{FIRST_LIGHT}").json
    assert told["deck"] == Caller().get("/decks").json["decks"][0]
    cards = told["cards"]
    assert [card["card"] for card in cards] == [f"{FIRST_LIGHT}:{n}" for n in range(1, 85)]
    assert len({card["picture"] for card in cards}) == len({card["text"] for card in cards}) == 84
    assert all(served(card["picture"]) for card in cards)


def test_a_card_is_described_in_the_callers_language() -> None:
    english, danish = (
        Caller(language=language).get(f"/decks/{FIRST_LIGHT}").json["cards"]
        for language in ("en", "da")
    )
    assert english[0]["picture"] == danish[0]["picture"]
    texts = BUILT_IN[FIRST_LIGHT].newest.cards[0].texts
    assert (english[0]["text"], danish[0]["text"]) == (texts["en"], texts["da"])
    assert texts["en"] != texts["da"]


def test_there_is_no_deck_that_there_is_not() -> None:
    answer = Caller().get("/decks/nothing")
    assert (answer.status, answer.code) == (404, "no_such_deck")


def test_a_picture_may_be_kept_for_ever() -> None:
    headers = headers_of(Caller().get("/decks").json["decks"][0]["cover"])
    assert "immutable" in headers["Cache-Control"]
    assert headers["Content-Type"].startswith("image/webp")


def test_what_has_no_hash_in_its_name_is_asked_for_again() -> None:
    headers = headers_of("/static/drf_spectacular_sidecar/swagger-ui-dist/swagger-ui.css")
    assert headers["Cache-Control"] == "max-age=3600, public"


# Decks that people bring along


def member(name: str = "Ana") -> Caller:
    """More than a guest."""
    caller = guest(name)
    Account.objects.filter(pk=caller.id).update(is_guest=False)
    return caller


def bring(caller: Caller, title: str = "Cats of the harbour", **said: Any) -> Answer:
    return caller.uploads("/decks", zipped(pictures() | deck_json(title=title, **said)))


def brought(caller: Caller, **said: Any) -> str:
    """The slug of a deck that is private to the caller."""
    answer = bring(caller, **said)
    assert answer.status == 201, answer
    return str(answer.json["deck"]["slug"])


def approved(slug: str) -> str:
    ownership.approve(slug, None)
    return slug


def listed(caller: Caller) -> dict[str, Any]:
    return {deck["slug"]: deck for deck in caller.get("/decks").json["decks"]}


def test_a_deck_is_brought_along_as_an_archive() -> None:
    ana = member()
    answer = bring(ana, texts={"2.png": "A ball", "3.png": {"en": "A moon", "da": "En måne"}})
    assert answer.status == 201
    deck, cards = answer.json["deck"], answer.json["cards"]
    assert (deck["title"], deck["author"], deck["licence"]) == CATS
    assert (deck["cards"], deck["state"], deck["yours"]) == (FEWEST_CARDS, "private", True)
    assert [card["card"] for card in cards] == [f"{deck['slug']}:{n}" for n in range(1, 22)]
    assert deck["cover"] == cards[0]["picture_small"]
    assert len({card[size] for card in cards for size in ("picture", "picture_small")}) == 42
    assert [card["text"] for card in cards[:3]] == [
        "Card 1 of Cats of the harbour",
        "A ball",
        "A moon",
    ]
    danish = Caller(ana.token, ana.id, "da").get(f"/decks/{deck['slug']}").json["cards"]
    assert [card["text"] for card in danish[:3]] == [
        "Kort 1 af Cats of the harbour",
        "A ball",
        "En måne",
    ]


def test_what_deck_json_does_not_say_the_address_does() -> None:
    ana, archive = member(), zipped(pictures())
    answer = ana.uploads("/decks?title=Moons&author=Ana&licence=CC0", archive)
    assert answer.json["deck"]["title"] == "Moons"
    assert ana.uploads("/decks?title=Moons", archive).code == "bad_deck"


def test_a_deck_is_refused_with_a_reason_for_each_picture() -> None:
    files = pictures() | deck_json() | {"5.png": b"<svg/>", "6.png": b"hello"}
    answer = member().uploads("/decks", zipped(files))
    assert (answer.status, answer.code) == (400, "bad_deck")
    assert answer.json["facts"]["faults"] == [
        {
            "code": "svg",
            "file": "5.png",
            "detail": "5.png is an SVG, which can carry more than a picture: make it a PNG.",
        },
        {"code": "no_picture", "file": "6.png", "detail": "6.png is no JPEG, PNG or WebP."},
    ]
    assert "6.png" in answer.json["detail"]


def test_who_brings_decks_is_signed_in_and_no_guest() -> None:
    assert Caller().uploads("/decks", b"").status == 401
    assert bring(guest("Ana")).code == "not_as_a_guest"


def test_an_archive_has_a_size_of_its_own(settings: Settings) -> None:
    archive = zipped(pictures() | deck_json())
    settings.LARGEST_ARCHIVE = len(archive) - 1
    assert member().uploads("/decks", archive).status == 413
    settings.LARGEST_ARCHIVE, settings.DATA_UPLOAD_MAX_MEMORY_SIZE = len(archive), 1_000
    assert member().uploads("/decks", archive).status == 201


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "multipart/form-data"])
def test_an_archive_comes_as_it_is(kind: str) -> None:
    assert member().uploads("/decks", b"{}", kind).status == 415


def test_nobody_brings_decks_all_day(settings: Settings) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "deck": (1, 3600)}
    ana = member()
    assert ana.uploads("/decks", b"?").status == 400
    answer = ana.uploads("/decks", b"?")
    assert (answer.status, "Retry-After" in answer.headers) == (429, True)
    assert member("Bruno").uploads("/decks", b"?").status == 400


def test_a_private_deck_is_there_for_its_owner_alone() -> None:
    ana, bruno = member(), guest("Bruno")
    slug = brought(ana)
    assert listed(ana)[slug]["state"] == "private"
    for caller in (bruno, Caller()):
        assert slug not in listed(caller)
        assert caller.get(f"/decks/{slug}").code == "no_such_deck"
    room = {"title": "x", "settings": {"decks": [slug]}}
    assert bruno.post("/rooms", room).code == "no_such_deck"
    assert ana.post("/rooms", room).status == 201


def test_an_approved_deck_is_there_for_everybody() -> None:
    slug = approved(brought(member()))
    bruno = guest("Bruno")
    for caller in (bruno, Caller()):
        assert (listed(caller)[slug]["state"], listed(caller)[slug]["yours"]) == ("open", False)
        assert len(caller.get(f"/decks/{slug}").json["cards"]) == FEWEST_CARDS
    assert a_room(settings={"decks": [slug]})


def test_nothing_that_is_shown_says_who_brought_a_deck() -> None:
    ana = member()
    slug = approved(brought(ana))
    told = guest("Bruno").get(f"/decks/{slug}")
    assert ana.id not in str(told.json)


def test_an_owner_retitles_and_gives_up_a_deck() -> None:
    ana, bruno = member(), member("Bruno")
    slug = brought(ana)
    assert bruno.patch(f"/decks/{slug}", {"title": "Dogs"}).status == 404
    assert bruno.delete(f"/decks/{slug}").status == 404
    assert ana.patch(f"/decks/{slug}", {"title": "Dogs"}).json["deck"]["title"] == "Dogs"
    assert ana.delete(f"/decks/{slug}").status == 204
    assert ana.get(f"/decks/{slug}").status == 404
    assert Caller().delete(f"/decks/{slug}").status == 401


def test_a_deck_of_the_servers_is_nobodys_to_change() -> None:
    assert member().delete(f"/decks/{FIRST_LIGHT}").status == 404


def test_others_decks_are_not_yours_to_change() -> None:
    slug = approved(brought(member()))
    assert member("Bruno").delete(f"/decks/{slug}").code == "not_your_deck"


def test_a_retired_deck_is_still_shown_but_not_chosen() -> None:
    ana = member()
    slug = approved(brought(ana))
    game = a_game(settings={"decks": [slug]})
    assert ana.delete(f"/decks/{slug}").status == 204
    assert slug not in listed(ana)
    assert guest("Bruno").get(f"/decks/{slug}").json["deck"]["state"] == "retired"
    assert game.host.post("/rooms", {"title": "x", "settings": {"decks": [slug]}}).code == (
        "deck_retired"
    )
    assert [deck["deck"]["slug"] for deck in on_table(game.host, game.game)] == [slug]
    play_out(game)


def on_table(caller: Caller, game: str) -> Any:
    answer = caller.get(f"/games/{game}/decks")
    assert answer.status == 200, answer
    return answer.json["decks"]


def test_a_table_plays_with_several_decks_shuffled_together() -> None:
    ana = member()
    mine, everybodys = brought(ana), approved(brought(member("Clara"), title="Moons"))
    decks = [FIRST_LIGHT, mine, everybodys]
    settings = {"decks": decks, "target": 10, "limits": dict.fromkeys(LIMITS)}
    opened = ana.post("/rooms", {"title": "x", "settings": settings})
    game, players = opened.json["game"]["id"], (guest("Bruno"), guest("Dag"))
    assert all(player.moves(game, "join").status == 200 for player in players)
    assert ana.moves(game, "start").status == 200
    shown = on_table(players[0], game)
    assert [deck["deck"]["slug"] for deck in shown] == decks
    pile = {card["card"]: card for deck in shown for card in deck["cards"]}
    assert len(pile) == 84 + 2 * FEWEST_CARDS
    table = OpenTable(opened.json["code"], game, (ana, *players))
    play_out(table)
    events = ana.get(f"/games/{game}/events").json["events"]
    dealt = {card for event in events for card in event["event"].get("pile", ())}
    assert dealt == pile.keys()
    assert {card.partition(":")[0] for card in dealt} == set(decks)


def test_people_at_the_table_see_the_cards_of_a_private_deck_and_strangers_do_not() -> None:
    ana = member()
    slug = brought(ana)
    opened = ana.post("/rooms", {"title": "x", "password": "tide", "settings": {"decks": [slug]}})
    game, bruno, stranger = opened.json["game"]["id"], guest("Bruno"), guest("Dag")
    assert bruno.moves(game, "join", {"password": "tide"}).status == 200
    (seen,) = on_table(bruno, game)
    assert (seen["deck"]["state"], seen["deck"]["yours"]) == ("private", False)
    assert len(seen["cards"]) == FEWEST_CARDS
    assert stranger.get(f"/games/{game}/decks").status == 404
    assert Caller().get(f"/games/{game}/decks").status == 401
    assert bruno.get(f"/decks/{slug}").status == 404


def test_what_no_deck_can_be_called_is_no_deck() -> None:
    ana = guest("Ana")
    for name in ("a\x00b", "É", "", "x" * 50):
        answer = ana.post("/rooms", {"title": "x", "settings": {"decks": [name]}})
        assert (answer.status, answer.code) == (400, "no_such_deck")


def test_however_many_decks_there_are_it_takes_the_same_queries(queries: Queries) -> None:
    ana = member()
    slug = approved(brought(ana))
    few = queries(ana.get, "/decks")
    assert queries(Caller().get, "/decks") == 1
    one = queries(ana.get, f"/decks/{slug}")
    table = a_game(settings={"decks": [slug]})
    on_it = queries(table.host.get, f"/games/{table.game}/decks")
    for _ in range(3):
        approved(a_deck().slug)
        brought(ana)
    large = a_deck(Account.objects.get(pk=ana.id), count=2 * FEWEST_CARDS)
    both = a_game(settings={"decks": [slug, approved(large.slug), FIRST_LIGHT]})
    assert queries(ana.get, "/decks") == few
    assert queries(ana.get, f"/decks/{large.slug}") == one
    assert queries(both.host.get, f"/games/{both.game}/decks") == on_it


# Their pictures


def test_a_picture_that_was_brought_may_be_kept_for_ever() -> None:
    ana = member()
    for card in bring(ana).json["cards"][:3]:
        for size in ("picture", "picture_small"):
            assert headers_of(card[size]).items() >= {
                ("Content-Type", "image/webp"),
                ("Cache-Control", "public, max-age=31536000, immutable"),
                ("X-Content-Type-Options", "nosniff"),
            }


def test_the_address_of_a_picture_says_nothing() -> None:
    ana = member()
    answer = bring(ana)
    slug = answer.json["deck"]["slug"]
    for card in answer.json["cards"]:
        assert re.fullmatch(r"/pictures/[0-9a-f]{64}\.webp", card["picture"])
        assert slug not in card["picture"]
        assert ana.id.replace("-", "") not in card["picture"]


@pytest.mark.parametrize(
    "path",
    [
        "/pictures/",
        "/pictures",
        "/pictures/../secret_key",
        "/pictures/%2e%2e/secret_key",
        f"/pictures/{'0' * 64}.webp",
        f"/pictures/{'0' * 64}",
        "//pictures/x",
    ],
)
def test_there_is_nothing_else_in_the_folder_of_pictures(path: str, pictures_folder: Path) -> None:
    pictures_folder.mkdir()
    (pictures_folder.parent / "secret_key").write_text("secret")
    (pictures_folder / ("0" * 64)).write_text("secret")
    with pytest.raises(AssertionError, match="pictures"):
        headers_of(path)


def headers_of(address: str) -> dict[str, str]:
    """What the server says of a static file."""
    environ: dict[str, Any] = {}
    setup_testing_defaults(environ)
    told: dict[str, str] = {}

    def start(status: str, headers: list[tuple[str, str]], trouble: Any = None) -> Any:
        assert status == "200 OK"
        told.update(headers)

    def nothing_else(environ: Any, start: Any) -> list[bytes]:
        raise AssertionError(address)

    asked = {"PATH_INFO": address, "REQUEST_METHOD": "HEAD"}
    with_static_files(with_pictures(nothing_else))(environ | asked, start)
    return told


def served(address: str) -> bool:
    found = finders.find(address.removeprefix("/static/"))
    return isinstance(found, str) and Path(found).is_file()
