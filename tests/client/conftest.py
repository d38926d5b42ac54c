import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from pytest_django import Settings

from testkit.api_callers import OpenTable, a_room, play_out
from testkit.celery_worker import Worker, worker_of_recordings
from testkit.chromium import CHROMIUM
from testkit.web_server import Server, running_server, through
from tests.client.people import PHONE, Guest
from tests.conftest import keep_pictures_in

PATIENCE = 20_000  # milliseconds, on a machine that does other things as well

ELSEWHERE = "testserver"
"""A name of the server at which browsers take no address for secure without https."""

Invite = Callable[..., Guest]


@pytest.fixture(scope="package")
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="package")
def server(django_db_setup: None, server_folder: Path) -> Iterator[Server]:
    folder = str(server_folder / "pictures")
    with running_server(server_folder / "log", PICTURES_FOLDER=folder) as running:
        yield running


@pytest.fixture(autouse=True)
def pictures_folder(settings: Settings, server_folder: Path) -> Path:
    """The folder of pictures and recordings, which tests share with the server."""
    folder = server_folder / "pictures"
    keep_pictures_in(settings, folder)
    return folder


@pytest.fixture(scope="package")
def maker(django_db_setup: None, server: Server, server_folder: Path) -> Iterator[Worker]:
    """A worker that makes recordings anew."""
    folder = str(server_folder / "pictures")
    with worker_of_recordings(server_folder / "worker", PICTURES_FOLDER=folder) as worker:
        yield worker


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with pytest.MonkeyPatch.context() as patch, sync_playwright() as playwright:
        # Playwright's loop is at rest while a test or a fixture asks the database.
        patch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=[
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--use-fake-device-for-media-stream",
                f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
            ],
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
