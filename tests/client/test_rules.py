"""The rules, for whoever wants to know before they play or while they do."""

from playwright.sync_api import expect

from testkit.chromium import needs_chromium
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = needs_chromium


def scoring(guest: Guest) -> list[list[str]]:
    """What is paid, row by row: to the teller, and to the others."""
    expect(guest.page.locator(".scoring")).to_be_visible()
    rows = guest.page.locator(".scoring tbody tr").all()
    return [row.locator("td").all_inner_texts() for row in rows]


def test_the_rules_are_read_before_one_has_a_name(invite: Invite) -> None:
    ana = invite()
    ana.page.goto(ana.url)
    ana.fits_the_screen()
    ana.presses("How it is played")
    expect(
        ana.page.get_by_text("Every vote on a card of your own is a point for you")
    ).to_be_visible()
    assert scoring(ana) == [["3", "3"], ["0", "2"], ["0", "2"]]
    ana.chooses("Two votes each")
    assert scoring(ana) == [["3", "3"], ["0", "4"], ["0", "2"]]
    expect(ana.page.get_by_text("3 to 12 people.")).to_be_visible()
    ana.is_no_wider_than_the_screen()
    ana.presses("Back")
    expect(ana.button("Open a table")).to_be_visible()


def test_at_a_table_the_rules_are_those_of_its_edition(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    ana.changes_to("Two votes each")
    ana.presses("Menu")
    ana.presses("How it is played")
    assert scoring(ana) == [["3", "3"], ["0", "4"], ["0", "2"]]
    expect(ana.page.get_by_text("Which game?")).to_have_count(0)
    ana.presses("Close")
    expect(ana.page.get_by_label("At the table")).to_contain_text("Ana")
