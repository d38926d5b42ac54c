import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from pytest_django import Settings

from testkit.api_callers import OpenTable, a_room, play_out
from testkit.chromium import CHROMIUM
from testkit.web_server import Server, running_server, through
from tests.client.people import PHONE, Guest

PATIENCE = 20_000  # milliseconds, on a machine that does other things as well

Invite = Callable[..., Guest]


@pytest.fixture(scope="package")
def server(django_db_setup: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server") / "log") as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as playwright:
        # Playwright's loop is at rest while a test or a fixture asks the database.
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield chromium
        chromium.close()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Invites another guest with a phone; in the end no page may have been complained about."""
    guests: list[Guest] = []

    def another(url: str = f"http://127.0.0.1:{server.port}", **about: Any) -> Guest:
        usual = {
            "viewport": PHONE,
            "has_touch": True,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        context = browser.new_context(**{**usual, **about})
        context.set_default_timeout(PATIENCE)
        guests.append(Guest(context, url))
        return guests[-1]

    yield another
    for guest in guests:
        guest.context.close()
    assert [complaint for guest in guests for complaint in guest.complaints] == []


@pytest.fixture
def desk(settings: Settings, committed_db: None) -> None:
    """Moderators may decide with one factor."""
    settings.MODERATORS_NEED_SECOND_FACTOR = False


@pytest.fixture
def finished(server: Server, committed_db: None) -> OpenTable:
    """A game among friends that a running server has seen to its end."""
    table = through(server, a_room(settings={"target": 10}))
    table.host.moves(table.game, "start")
    play_out(table)
    return table


@pytest.fixture
def recording(server: Server, committed_db: None, tmp_path: Path) -> Path:
    """All that a running server says to one player in a whole game."""

    table = through(server, a_room(settings={"target": 10}))
    with server.watch(table.code, table.players[1]) as watcher:
        watcher.until_type("game")
        table.host.moves(table.game, "start")
        play_out(table)
        watcher.until(lambda said: said["type"] == "game" and said["game"]["phase"] == "over")
    file = tmp_path / "recorded.json"
    file.write_text(json.dumps(watcher.told))
    return file
