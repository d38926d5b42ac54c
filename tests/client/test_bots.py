"""Bots, as people see them: whoever is alone plays with them, and always knows who is one."""

import re

import pytest
from playwright.sync_api import Locator, expect

from testkit.api_callers import guest
from testkit.chromium import needs_chromium
from testkit.imported_decks import CATS, a_deck
from testkit.moderators import account_of
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]


def bots_at_the_table(guest: Guest) -> Locator:
    seats = guest.page.get_by_label("At the table").locator(".seat")
    return seats.filter(has=guest.page.locator(".winder"))


def test_a_host_alone_fills_the_table_with_bots(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    ana.chooses("Sharp")
    ana.presses("Fill up to 4")
    expect(bots_at_the_table(ana)).to_have_count(3)
    for seat in bots_at_the_table(ana).all():
        expect(seat.locator(".seat-note")).to_have_text("bot")
    expect(ana.button("Deal the cards")).to_be_visible()
    ana.fits_the_screen()


def test_one_bot_comes_and_is_sent_away(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    ana.presses("Add a bot")
    expect(bots_at_the_table(ana)).to_have_count(1)
    ana.page.get_by_role("button", name=re.compile("^Send .* away$")).click()
    expect(bots_at_the_table(ana)).to_have_count(0)


def test_only_the_host_seats_bots(invite: Invite) -> None:
    ana, bruno = invite(), invite()
    ana.opens_a_table("Ana")
    bruno.comes_by(ana.link, "Bruno")
    ana.presses("Add a bot")
    expect(bots_at_the_table(bruno)).to_have_count(1)
    assert not bruno.may("Add a bot")


def test_bots_say_that_they_know_nothing_of_a_deck_without_words(invite: Invite) -> None:
    caller = guest("Ana")
    deck = a_deck(account_of(caller))
    decks = {"decks": [deck.slug]}
    opened = caller.post("/rooms", {"title": "The pier", "settings": decks}).json
    ana = invite()
    ana.is_signed_in(caller, "Ana")
    ana.page.goto(f"{ana.url}/r/{opened['code']}")
    ana.presses("Add a bot")
    expect(ana.page.get_by_role("alert")).to_contain_text("Bots can't play with")
    ana.complaints.clear()  # the browser notes the answer of 409


def test_a_table_with_bots_says_why_it_takes_no_such_deck(invite: Invite) -> None:
    caller = guest("Ana")
    a_deck(account_of(caller))
    opened = caller.post("/rooms", {"title": "The pier"}).json
    ana = invite()
    ana.is_signed_in(caller, "Ana")
    ana.page.goto(f"{ana.url}/r/{opened['code']}")
    ana.presses("Add a bot")
    expect(bots_at_the_table(ana)).to_have_count(1)
    ana.presses("Change")
    cover = ana.page.locator("dialog .cover-option", has_text=CATS.title)
    cover.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("Bots can't play with")
    expect(cover.get_by_role("checkbox")).not_to_be_checked()
    ana.complaints.clear()  # the browser notes the answer of 409
