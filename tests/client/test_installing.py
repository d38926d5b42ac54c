"""The client as a program of its own: it begins without a network, and a new version takes over."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import httpx
import pytest
from playwright.sync_api import Page, expect

from testkit.chromium import needs_chromium, until
from testkit.cut_wire import CutWire, cut_wire
from testkit.web_server import Server
from tests.client.conftest import Invite
from tests.client.people import Guest, play_turn, storyteller_of

pytestmark = needs_chromium

KEPT = """async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
}"""
SHELLS = "caches.keys().then(names => names.filter(name => name.startsWith('dixit.shell.')))"
ANOTHER = "another"
IS_KEPT = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


@pytest.fixture
def wire(server: Server) -> Iterator[CutWire]:
    with cut_wire(server.port) as wire:
        yield wire


def keeps_the_client(guest: Guest) -> None:
    guest.page.goto(guest.url)
    until(guest.page, IS_KEPT)


def kept(page: Page) -> list[str]:
    return [str(path) for path in page.evaluate(KEPT)]


def test_the_second_visit_begins_without_a_network_and_says_so(
    invite: Invite, wire: CutWire
) -> None:
    ana = invite(wire.url, service_workers="allow")
    keeps_the_client(ana)
    wire.cut()
    ana.page.goto(f"{ana.url}/")
    expect(ana.page.get_by_text("One of you says a few words")).to_be_visible()
    expect(ana.page.get_by_text("There is no network just now.")).to_be_visible()
    ana.presses("Language, Light")
    ana.chooses("Dansk")
    expect(ana.page.get_by_text("Der er intet net lige nu.")).to_be_visible()
    ana.chooses("English")
    ana.presses("Close")
    wire.mend()
    expect(ana.page.locator(".step-picture img")).to_have_count(3)
    expect(ana.page.get_by_text("There is no network just now.")).to_have_count(0)
    ana.leaves()


def test_a_table_whose_page_is_kept_is_found_again_when_the_network_is_back(
    invite: Invite, wire: CutWire
) -> None:
    ana = invite(wire.url, service_workers="allow")
    keeps_the_client(ana)
    ana.opens_a_table("Ana")
    wire.cut()
    ana.page.reload()
    expect(ana.page.get_by_text("Finding the way back to the table…")).to_be_visible()
    wire.mend()
    expect(ana.page.get_by_label("At the table")).to_contain_text("Ana")
    ana.settles()
    ana.leaves()


def test_no_answer_of_the_api_is_ever_kept(invite: Invite) -> None:
    guests = [invite(service_workers="allow"), invite(), invite()]
    keeps_the_client(guests[0])
    guests[0].opens_a_table("Ana")
    for other, name in zip(guests[1:], ("Bruno", "Clara"), strict=True):
        other.comes_by(guests[0].link, name)
    guests[0].presses("Deal the cards")
    teller = storyteller_of(guests)
    assert teller is not None
    play_turn(guests, teller, 1)
    folders = {path.rpartition("/")[0] for path in kept(guests[0].page)}
    assert folders == {"", "/static/client", "/static/decks/first-light"}


@contextmanager
def newer_version(server: Server, old: str) -> Iterator[int]:
    """A port that answers as the server does, but with a service worker of another version."""

    class Newer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            found = httpx.get(f"http://127.0.0.1:{server.port}{self.path}")
            body = found.content
            if self.path == "/service-worker.js":
                body = found.text.replace(old, ANOTHER).encode()
            self.send_response(found.status_code)
            for name in ("content-type", "content-security-policy", "cache-control"):
                if name in found.headers:
                    self.send_header(name, found.headers[name])
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    relay = ThreadingHTTPServer(("127.0.0.1", 0), Newer)
    Thread(target=relay.serve_forever, daemon=True).start()
    yield relay.server_port
    relay.shutdown()
    relay.server_close()


def test_a_new_version_takes_over_and_forgets_the_old_one(
    invite: Invite, wire: CutWire, server: Server
) -> None:
    ana = invite(wire.url, service_workers="allow")
    keeps_the_client(ana)
    (old,) = ana.page.evaluate(SHELLS)
    with newer_version(server, old.removeprefix("dixit.shell.")) as port:
        wire.cut()
        wire.leads_to = port
        wire.mend()
        ana.page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
        until(ana.page, f"{SHELLS}.then(names => names.join() === 'dixit.shell.{ANOTHER}')")
        ana.page.reload()
        expect(ana.page.get_by_text("One of you says a few words")).to_be_visible()
    assert "/rules" in kept(ana.page)


def test_only_so_many_pictures_are_kept(invite: Invite) -> None:
    ana = invite(service_workers="allow")
    keeps_the_client(ana)
    fill = """async count => {
        const pictures = await caches.open('dixit.pictures')
        for (let nth = 0; nth < count; nth++)
            await pictures.put(`/pictures/${nth}.webp`, new Response(''))
    }"""
    ana.page.evaluate(fill, 400)
    ana.page.reload()
    expect(ana.page.locator(".step-picture img")).to_have_count(3)
    until(ana.page, f"({KEPT})().then(all => !all.includes('/pictures/0.webp'))")
    pictures = [path for path in kept(ana.page) if path.endswith(".webp")]
    assert len(pictures) <= 400


def test_pictures_that_people_brought_are_gone_with_whoever_was_here(invite: Invite) -> None:
    ana = invite(service_workers="allow")
    keeps_the_client(ana)
    ana.opens_a_table("Ana")
    ana.page.evaluate("""async () => {
        const pictures = await caches.open('dixit.pictures')
        await pictures.put('/pictures/cats/1.webp', new Response(''))
        await pictures.put('/static/decks/first-light/1.webp', new Response(''))
    }""")
    assert "/pictures/cats/1.webp" in kept(ana.page)
    ana.page.goto(f"{ana.url}/account")
    ana.presses("Sign out")
    ana.page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(ana.button("Open a table")).to_be_visible()
    until(ana.page, f"({KEPT})().then(all => !all.includes('/pictures/cats/1.webp'))")
    assert "/static/decks/first-light/1.webp" in kept(ana.page)
    assert "401" in ana.complaints.pop()  # whoever has signed out is not signed in
