"""A newcomer's first minutes: the page at /api/, and those of the API's documentation."""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from django.conf import settings
from django.test import Client
from playwright.sync_api import Page, ViewportSize, sync_playwright

from testkit.api_callers import Caller, guest
from testkit.chromium import CHROMIUM, needs_chromium, until
from testkit.web_server import Server, running_server

PHONE: ViewportSize = {"width": 360, "height": 640}
OUR_OWN = ("/api/", "/api/docs/pages/api/")
PAGES = (*OUR_OWN, "/api/docs/", "/api/redoc/", "/api/schema/", "/api/asyncapi/")
STEP = re.compile(
    r"^[0-9]\. ([^:]+):\s+`([A-Z]+) /api/v1(/\S+)`(?:\s+with\s+`({.*})`)?", re.MULTILINE
)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Build something of your own"),
        ("pt-BR", "Crie algo seu"),
        ("es", "Crea algo tuyo"),
        ("da", "Byg noget selv"),
        ("tlh", "Build something of your own"),
    ],
)
def test_the_page_is_in_the_readers_language(language: str, said: str) -> None:
    page = Client().get("/api/", headers={"accept-language": language})
    assert page.status_code == 200
    assert said in page.content.decode()
    assert "Accept-Language" in page.headers["Vary"]


def test_every_link_of_the_page_leads_somewhere() -> None:
    page = Client().get("/api/").content.decode()
    links = re.findall(r'<a[^>]* href="([^"]+)"', page)
    assert len(links) > 5
    for link in links:
        assert Client().get(link).status_code in (200, 503), link  # a client that is not built


def test_its_command_names_the_server_as_it_was_asked_for() -> None:
    page = Client().get("/api/").content.decode()
    assert "curl http://testserver/api/v1/guests --json" in page


def test_without_its_slash_it_is_found_too() -> None:
    assert Client().get("/api").headers["Location"] == "/api/"


# The first turn


def steps() -> list[tuple[str, str, str, Any]]:
    text = settings.FIRST_TURN.read_text("utf-8")
    return [
        (what, method, path, json.loads(body) if body else None)
        for what, method, path, body in STEP.findall(text)
    ]


@pytest.mark.usefixtures("committed_db")
def test_the_first_turn_is_played_as_the_documentation_begins_with() -> None:
    """Three people do step by step what stands there, with the cards and slots that they have."""
    people = {name: guest(name) for name in ("Ana", "Bruno", "Clara")}
    ana, ids = people["Ana"], {"game_id": ""}
    for what, method, path, body in steps()[1:]:
        for caller in doers(what, people, ids["game_id"]):
            sent = body and fitted(body, caller, ids["game_id"])
            key = {"idempotency-key": f"{what[:20]}-{caller.id}".replace(" ", "-")}
            answer = caller.asks(method, path.format(**ids), sent, key)
            assert answer.status < 300, (what, answer)
            if path == "/rooms":
                ids["game_id"] = answer.json["game"]["id"]
    view = ana.get(f"/games/{ids['game_id']}").json
    assert (view["turn"], view["last_turn"]["turn"]) == (2, 1)


def doers(what: str, people: dict[str, Caller], game: str) -> list[Caller]:
    """Those who do the step: the ones it names, or those from whom the table waits for it."""
    named = [caller for name, caller in people.items() if name in what]
    waited_for = re.match(r"`(\w+)`", what)
    if waited_for is None:
        return named or [people["Ana"]]
    ready = [
        caller
        for caller in people.values()
        if caller.get(f"/games/{game}").json["you"]["to_do"] == waited_for[1]
    ]
    return ready[:1] if waited_for[1] == "clue" else ready


def fitted(body: dict[str, Any], caller: Caller, game: str) -> dict[str, Any]:
    view = caller.get(f"/games/{game}").json
    mine = view.get("you", {}).get("hand", [])
    others = [n for n, card in enumerate(view.get("board", ()), 1) if card not in played(view)]
    real = {"card": mine[:1], "cards": mine[: len(body.get("cards", ()))], "slots": others[:1]}
    found = {name: real[name] for name in body.keys() & real.keys()}
    return {**body, **found, **({"card": mine[0]} if "card" in body else {})}


def played(view: Any) -> list[str]:
    return list(view["you"]["played"])


def test_it_has_a_step_for_each_part_of_a_turn() -> None:
    assert [path.rpartition("/")[2] for _, _, path, _ in steps()] == [
        "guests", "rooms", "join", "start", "{game_id}", "clue", "cards", "votes", "reveal",
    ]  # fmt: skip


# In a browser


@pytest.fixture(scope="module")
def server(django_db_setup: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server") / "log") as running:
        yield running


@pytest.fixture(scope="module")
def phone() -> Iterator[Page]:
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as playwright:
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield chromium.new_page(viewport=PHONE, locale="da-DK")
        chromium.close()


@needs_chromium
@pytest.mark.usefixtures("committed_db")
@pytest.mark.parametrize("path", PAGES)
def test_a_page_shows_on_a_phone_and_loads_nothing_from_elsewhere(
    path: str, phone: Page, server: Server, request: pytest.FixtureRequest
) -> None:
    home = f"http://127.0.0.1:{server.port}"
    asked: list[str] = []
    complaints: list[str] = []
    hears: dict[str, Callable[[Any], None]] = {
        "request": lambda sent: asked.append(sent.url),
        "console": lambda message: complaints.append(message.text),
        "pageerror": lambda error: complaints.append(str(error)),
        "download": lambda _: complaints.append("a download"),
    }
    for event, heard in hears.items():
        phone.on(event, heard)  # type: ignore[call-overload]
        request.addfinalizer(partial(phone.remove_listener, event, heard))
    phone.goto(f"{home}{path}", wait_until="networkidle")
    until(phone, "document.body.innerText.length > 200")
    elsewhere = [url for url in asked if not url.startswith((home, "data:", "blob:"))]
    assert (elsewhere, complaints) == ([], [])
    if path in OUR_OWN:
        assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@needs_chromium
@pytest.mark.usefixtures("committed_db")
def test_the_documentation_opens_with_a_first_turn(phone: Page, server: Server) -> None:
    for page in ("docs", "redoc"):
        phone.goto(f"http://127.0.0.1:{server.port}/api/{page}", wait_until="networkidle")
        until(phone, "document.body.innerText.includes('A first turn')")
        assert phone.get_by_text("Become a guest").count() == 1
