"""The story of a game that is over, leafed through like a book."""

from playwright.sync_api import expect

from testkit.api_callers import OpenTable
from testkit.chromium import needs_chromium
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = needs_chromium


def at_the_end(guest: Guest, table: OpenTable) -> None:
    """The guest is the host, and looks at the end of the game."""
    guest.is_signed_in(table.host, "Ana")
    guest.page.goto(f"{guest.url}/r/{table.code}")
    expect(guest.page.locator(".result")).to_be_visible()


def leafs(guest: Guest, key: str, page: int) -> None:
    guest.page.keyboard.press(key)
    expect(guest.page.locator(".page-number")).to_contain_text(f"Turn {page} of")


def turns_to_the_end(guest: Guest) -> None:
    expect(guest.page.locator(".cover-names")).to_be_visible()
    guest.page.keyboard.press("End")


def test_a_story_is_leafed_through_from_its_cover_to_the_winners(
    invite: Invite, finished: OpenTable
) -> None:
    ana = invite()
    at_the_end(ana, finished)
    ana.presses("Leaf through the story")
    expect(ana.page.get_by_role("heading", name="The story of an evening")).to_be_visible()
    expect(ana.page.locator(".cover-names")).to_have_text("Ana, Bruno, and Clara")
    turns = finished.host.get(f"/games/{finished.game}/story").json["turns"]
    for turn in turns:
        ana.presses("Open the book" if turn["turn"] == 1 else "Next page")
        expect(ana.page.locator(".page-number")).to_contain_text(f"Turn {turn['turn']} of")
        expect(ana.page.locator(".clue")).to_have_text("low tide")
        expect(ana.page.locator(".owner")).to_have_count(5)
        ana.fits_the_screen()
    ana.presses("Next page")
    expect(ana.page.locator(".standing li")).to_have_count(3)
    ana.fits_the_screen()
    ana.presses("Close")
    expect(ana.button("Leaf through the story")).to_be_visible()


def test_a_thumb_or_the_arrow_keys_leaf(invite: Invite, finished: OpenTable) -> None:
    ana = invite()
    at_the_end(ana, finished)
    ana.presses("Leaf through the story")
    expect(ana.page.locator(".cover-names")).to_be_visible()
    leafs(ana, "ArrowRight", 1)
    leafs(ana, "ArrowRight", 2)
    leafs(ana, "ArrowLeft", 1)
    ana.swipes(from_x=300, to_x=80)
    expect(ana.page.locator(".page-number")).to_contain_text("Turn 2 of")
    ana.swipes(from_x=80, to_x=300)
    expect(ana.page.locator(".page-number")).to_contain_text("Turn 1 of")


def test_a_story_among_friends_is_read_by_others_once_all_agree(
    invite: Invite, finished: OpenTable
) -> None:
    ana, stranger = invite(), invite()
    link = f"{ana.url}/games/{finished.game}/story"
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("There is no such story")).to_be_visible()
    stranger.complaints.clear()  # the browser notes each answer of 404
    at_the_end(ana, finished)
    ana.presses("Leaf through the story")
    turns_to_the_end(ana)
    ana.presses("Others may read it")
    expect(ana.page.get_by_text("Still to agree: Bruno and Clara.")).to_be_visible()
    for other in finished.players[1:]:
        assert other.put(f"/games/{finished.game}/story/consent").status == 204
    ana.page.reload()
    turns_to_the_end(ana)
    expect(ana.button("Copy the link")).to_be_visible()
    stranger.page.reload()
    expect(stranger.page.locator(".cover-names")).to_have_text("Ana, Bruno, and Clara")
    ana.presses("Keep it among us")
    expect(ana.button("Copy the link")).to_have_count(0)


NAMES = ("Marjorie Thistlewood", "Bartholomew von Hagen", "Guadalupe Herrera Ríos")
CUT = """() => [...document.querySelectorAll('.teller, .owner, .standing-name')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => one.textContent)"""


def test_long_names_are_shown_whole(invite: Invite, finished: OpenTable) -> None:
    for player, name in zip(finished.players, NAMES, strict=True):
        assert player.patch("/me", {"name": name}).status == 200
    reader = invite()
    at_the_end(reader, finished)
    reader.settles()
    assert reader.page.evaluate(CUT) == []
    reader.presses("Leaf through the story")
    reader.presses("Open the book")
    expect(reader.page.locator(".owner").first).to_be_visible()
    reader.settles()
    assert reader.page.evaluate(CUT) == []
    reader.fits_the_screen()
