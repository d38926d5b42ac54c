"""A deck of one's own: pictures chosen on a phone, brought along, and played with."""

import base64
import io
import json
import zipfile

import pytest
from PIL import Image
from playwright.sync_api import FilePayload, Route, expect

from testkit.chromium import needs_chromium
from testkit.imported_decks import picture, pictures, zipped
from tests.client.conftest import Invite
from tests.client.people import Guest, a_member

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

GOOD = pictures()
LISTEN = """() => {
    const send = XMLHttpRequest.prototype.send
    XMLHttpRequest.prototype.send = function (body) { window.sent = body; send.call(this, body) }
}"""
SENT = """async () => {
    const bytes = new Uint8Array(await window.sent.arrayBuffer())
    return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
}"""


def file(name: str, content: bytes, kind: str = "image/png") -> FilePayload:
    return {"name": name, "mimeType": kind, "buffer": content}


def opens_the_decks(guest: Guest) -> None:
    guest.page.goto(f"{guest.url}/decks")
    expect(guest.page.get_by_text("Bring your own pictures")).to_be_visible()


def chooses_pictures(guest: Guest, *files: FilePayload, more: bool = False) -> None:
    label = "More pictures" if more else "Choose pictures"
    guest.page.get_by_label(label).set_input_files(list(files))


def calls_it(guest: Guest, title: str) -> None:
    guest.page.get_by_label("What is the deck called?").fill(title)


def good_files() -> list[FilePayload]:
    return [file(name, content) for name, content in GOOD.items()]


def brings_a_deck(guest: Guest, title: str) -> None:
    opens_the_decks(guest)
    chooses_pictures(guest, *good_files())
    expect(guest.page.locator(".heap li")).to_have_count(len(GOOD))
    calls_it(guest, title)
    guest.presses("Make a deck of them")
    expect(guest.page.get_by_text(f"{title} is ready to play with.")).to_be_visible()


def test_three_play_with_pictures_that_one_of_them_brought(invite: Invite) -> None:
    ana, bruno, clara = a_member(invite, "Ana"), invite(), invite()
    brings_a_deck(ana, "Harbour cats")
    expect(ana.page.locator(".cover-title")).to_have_text("Harbour cats")
    ana.is_no_wider_than_the_screen()
    ana.page.goto(ana.url)
    ana.presses("Open a table")
    ana.page.get_by_role("dialog").get_by_role("button", name="Open a table").click()
    ana.page.wait_for_url("**/r/*")
    for guest, name in ((bruno, "Bruno"), (clara, "Clara")):
        guest.comes_by(ana.link, name)
    ana.presses("Change")
    mine, usual = (
        ana.page.locator(".cover-option", has_text=title).get_by_role("checkbox")
        for title in ("Harbour cats", "First Light")
    )
    covers = bruno.page.locator(".settings-card .cover-title")
    mine.click()
    usual.click()
    expect(covers).to_have_text(["Harbour cats"])
    ana.presses("Done")
    ana.presses("Deal the cards")
    bruno.tells("low tide")
    ana.gives()
    clara.gives()
    shown = clara.page.locator(".laid img")
    expect(shown).to_have_count(5)
    names = {image.get_attribute("alt") for image in shown.all()}
    assert all("of Harbour cats" in (name or "") for name in names)


def test_what_is_wrong_is_said_card_by_card_and_mended(invite: Invite) -> None:
    ana = a_member(invite, "Ana")
    opens_the_decks(ana)
    small = file("tiny.png", picture(90, (100, 150)))
    twin = file("twin.png", GOOD["1.png"])
    chooses_pictures(ana, *good_files()[:-1], small, twin)
    expect(ana.page.locator(".heap li")).to_have_count(len(GOOD) + 1)
    calls_it(ana, "Cats")
    ana.presses("Make a deck of them")
    faults = ana.page.locator(".faults li")
    expect(faults).to_have_count(2)
    expect(faults.filter(has_text="tiny.png is too small")).to_have_count(1)
    expect(ana.page.locator(".heap .faulty")).to_have_count(2)
    ana.complaints.clear()  # the browser notes each answer of 400
    for _ in range(2):
        ana.page.locator(".heap .faulty button").first.click()
        expect(ana.page.locator("dialog .fault")).to_be_visible()
        ana.presses("Leave it out")
    expect(ana.page.get_by_text("one more, and it is a deck")).to_be_visible()
    expect(ana.button("Make a deck of them")).to_be_disabled()
    chooses_pictures(ana, file("21.png", GOOD["21.png"]), more=True)
    ana.presses("Make a deck of them")
    expect(ana.page.get_by_text("Cats is ready to play with.")).to_be_visible()


def test_large_photos_are_made_as_large_as_cards_before_they_go(invite: Invite) -> None:
    ana = a_member(invite, "Ana")
    opens_the_decks(ana)
    photo = file("photo.jpg", picture(80, (2400, 3600), "JPEG"), "image/jpeg")
    chooses_pictures(ana, *good_files(), photo)
    expect(ana.page.locator(".heap li")).to_have_count(len(GOOD) + 1)
    ana.page.get_by_label("photo.jpg").click()
    ana.page.get_by_label("What can be seen on it?").fill("A lamp over the sea")
    ana.presses("Done")
    calls_it(ana, "Lamps")
    ana.page.evaluate(LISTEN)
    ana.presses("Make a deck of them")
    expect(ana.page.get_by_text("Lamps is ready to play with.")).to_be_visible()
    archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(ana.page.evaluate(SENT))))
    assert archive.testzip() is None
    with archive.open("photo.jpg") as packed:
        assert Image.open(packed).size == (1000, 1500)
    assert archive.read("1.png") == GOOD["1.png"]
    assert json.loads(archive.read("deck.json"))["texts"] == {"photo.jpg": "A lamp over the sea"}


def test_an_archive_is_brought_along_and_given_up_again(invite: Invite) -> None:
    ana = a_member(invite, "Ana")
    opens_the_decks(ana)
    packed = file("cats.zip", zipped(GOOD), "application/zip")
    ana.page.get_by_label("A zip archive").set_input_files(packed)
    calls_it(ana, "Cats")
    ana.presses("Make a deck of them")
    ana.page.locator(".cover-button").click()
    ana.page.get_by_label("What is the deck called?").first.fill("Old cats")
    ana.presses("Call it this")
    expect(ana.page.locator(".cover-title")).to_have_text("Old cats")
    ana.page.locator(".cover-button").click()
    ana.presses("Give up the deck")
    ana.page.get_by_role("alert").get_by_role("button", name="Give up the deck").click()
    expect(ana.page.locator(".cover-button")).to_have_count(0)


def test_a_deck_whose_answer_was_lost_is_brought_once(invite: Invite) -> None:
    ana = a_member(invite, "Ana")
    opens_the_decks(ana)
    packed = file("cats.zip", zipped(GOOD), "application/zip")
    ana.page.get_by_label("A zip archive").set_input_files(packed)
    calls_it(ana, "Cats")

    def lose_the_answer(route: Route) -> None:
        route.fetch()
        route.abort()

    ana.page.route("**/api/v1/decks?*", lose_the_answer, times=1)
    ana.presses("Make a deck of them")
    expect(ana.page.locator(".note")).to_be_visible()
    ana.complaints.clear()  # the browser notes what was cut off
    ana.presses("Make a deck of them")
    expect(ana.page.get_by_text("Cats is ready to play with.")).to_be_visible()
    expect(ana.page.locator(".cover-button")).to_have_count(1)


def test_guests_are_told_to_keep_their_name_first(invite: Invite) -> None:
    nina = invite()
    nina.opens_a_table("Nina")
    nina.page.goto(f"{nina.url}/decks")
    nina.presses("Keep this name")
    expect(nina.page.get_by_role("textbox", name="E-mail")).to_be_visible()
