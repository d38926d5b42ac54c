"""The decks and their pictures, over HTTP."""

from pathlib import Path
from typing import Any
from wsgiref.util import setup_testing_defaults

from django.contrib.staticfiles import finders

from tests.api.callers import Caller
from web.static import with_static_files

FIRST_LIGHT = "first-light"


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
    assert english[0]["text"].startswith("A whale floats over a town")
    assert danish[0]["text"].startswith("En hval svæver over en by")


def test_there_is_no_deck_that_there_is_not() -> None:
    answer = Caller().get("/decks/nothing")
    assert (answer.status, answer.code) == (404, "no_such_deck")


def test_a_picture_may_be_kept_for_ever() -> None:
    headers = headers_of(Caller().get("/decks").json["decks"][0]["cover"])
    assert "immutable" in headers["Cache-Control"]
    assert headers["Content-Type"].startswith("image/svg+xml")


def test_what_has_no_hash_in_its_name_is_asked_for_again() -> None:
    headers = headers_of("/static/drf_spectacular_sidecar/swagger-ui-dist/swagger-ui.css")
    assert headers["Cache-Control"] == "max-age=3600, public"


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
    with_static_files(nothing_else)(environ | asked, start)
    return told


def served(address: str) -> bool:
    found = finders.find(address.removeprefix("/static/"))
    return isinstance(found, str) and Path(found).is_file()
