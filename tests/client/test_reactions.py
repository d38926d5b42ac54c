"""Pictures that people put at cards, and the things that stand for people."""

import pytest
from playwright.sync_api import Locator, expect

from testkit.api_callers import OpenTable, a_game, act
from testkit.chromium import needs_chromium, until
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest
from tests.client.test_screens import PATIENT, plays_to

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

MOTION = {"reduced_motion": "no-preference"}


@pytest.fixture
def uncovered(server: Server) -> OpenTable:
    """A table of four whose first turn waits for nothing but the storyteller to turn the card."""
    table = through(server, a_game(4))
    act(table, table.host)
    for _ in range(2):
        for player in table.players[1:]:
            act(table, player)
    return table


def sits(guest: Guest, table: OpenTable, seat: int = 0) -> Guest:
    name = ("Ana", "Bruno", "Clara", "Dag")[seat]
    guest.is_signed_in(table.players[seat], name)
    guest.page.clock.install()
    guest.page.goto(f"{guest.url}/r/{table.code}")
    return guest


def shown(guest: Guest, picture: str) -> Locator:
    return guest.page.locator(f'.reaction[data-picture="{picture}"]')


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_picture_rises_from_the_card_for_all_to_see(
    invite: Invite, server: Server, uncovered: OpenTable
) -> None:
    bruno = sits(invite(), uncovered, 1)
    tv = invite(viewport={"width": 1280, "height": 720}, has_touch=False)
    tv.page.clock.install()
    tv.page.goto(f"{tv.url}/tv/{uncovered.code}")
    for guest in (bruno, tv):
        expect(guest.page.locator(".slot-tokens .token")).to_have_count(3)
    assert bruno.page.locator(".reactions").count() == 0, "a picture could tell who voted for what"
    act(uncovered, uncovered.host)
    card = bruno.page.locator('[data-slot="2"]')
    expect(bruno.button("Go on")).to_be_visible()
    for guest in (bruno, tv):
        guest.stops_the_clock()
    bruno.fits_the_screen()
    card.locator(".face").click()
    bruno.presses("Heart")
    for guest in (bruno, tv):
        expect(shown(guest, "heart")).to_be_visible()
        x, y = middle(shown(guest, "heart"))
        left, top = middle(guest.page.locator('[data-slot="2"]'))
        assert max(abs(x - left), abs(y - top)) < 60
        expect(guest.page.get_by_text("Bruno: Heart")).to_have_count(1)
        guest.page.clock.run_for(4_000)
        expect(shown(guest, "heart")).to_have_count(0)
    bruno.fits_the_screen()
    bruno.presses("How was it?")
    expect(bruno.page.locator(".reactions")).to_have_count(0)
    expect(bruno.page.locator(".summary")).to_be_visible()


def test_it_floats_away_where_things_may_move(
    invite: Invite, server: Server, uncovered: OpenTable
) -> None:
    bruno = sits(invite(**MOTION), uncovered, 1)
    expect(bruno.page.locator(".slot-tokens .token")).to_have_count(3)
    act(uncovered, uncovered.host)
    bruno.presses("Tap to skip")
    bruno.presses("How was it?")
    bruno.stops_the_clock()
    bruno.presses("Laughter")
    expect(shown(bruno, "laugh")).to_be_visible()
    until(
        bruno.page,
        """() => {
          const risen = document.querySelector('.reaction')
          return risen.getBoundingClientRect().top < parseFloat(risen.style.top) - 60
        }""",
    )
    bruno.page.clock.run_for(4_000)
    expect(shown(bruno, "laugh")).to_have_count(0)


def test_whoever_reacts_is_fetched_once_the_table_goes_on(
    invite: Invite, server: Server, uncovered: OpenTable
) -> None:
    clara = sits(invite(), uncovered, 2)
    expect(clara.page.locator(".slot-tokens .token")).to_have_count(3)
    act(uncovered, uncovered.host)
    clara.presses("How was it?")
    expect(clara.page.locator(".reactions")).to_be_visible()
    act(uncovered, uncovered.players[1])
    expect(clara.page.locator(".reactions")).to_have_count(0)
    expect(clara.button("Give this card")).to_be_visible()


def test_whoever_waits_for_a_clue_may_say_how_it_was(
    invite: Invite, server: Server, uncovered: OpenTable
) -> None:
    act(uncovered, uncovered.host)
    ana, bruno = sits(invite(), uncovered), sits(invite(), uncovered, 1)
    expect(bruno.button("Use this card")).to_be_visible()
    assert bruno.page.locator(".reactions").count() == 0
    bruno.stops_the_clock()
    ana.presses("Applause")
    expect(shown(bruno, "applause")).to_be_visible()
    ana.fits_the_screen()


def test_a_picture_nudges_whoever_lets_a_table_without_a_clock_wait(
    invite: Invite, server: Server
) -> None:
    table = through(server, a_game(4, settings=PATIENT))
    ana, bruno = sits(invite(), table), sits(invite(), table, 1)
    for guest in (ana, bruno):
        expect(guest.page.locator(".fan-card")).to_have_count(6)
    for phase in ("cards", "votes", "reveal", "clue"):
        plays_to(table, phase)
    ana.goes_on_soon()
    words = ana.page.locator(".foot-words")
    expect(words).to_have_text("Bruno is thinking of a clue")
    for guest in (ana, bruno):
        guest.settles()
        guest.stops_the_clock()
    ana.presses("Heart")
    expect(shown(bruno, "heart")).to_have_count(1)
    expect(bruno.page.locator(".note")).to_have_count(0)
    for guest in (ana, bruno):
        guest.page.clock.run_for(21_000)
    expect(words).to_contain_text("Bruno is taking time over it.")
    ana.fits_the_screen()
    ana.presses("Wonder")
    note = bruno.page.locator(".note")
    expect(note).to_have_text(
        "A little picture from Ana: it\N{RIGHT SINGLE QUOTATION MARK}s your turn to tell."
    )


def test_it_is_said_where_whoever_tells_is_not_there(invite: Invite, server: Server) -> None:
    table = through(server, a_game(4, settings=PATIENT))
    for phase in ("cards", "votes", "reveal", "clue"):
        plays_to(table, phase)
    ana, bruno = sits(invite(), table), sits(invite(), table, 1)
    expect(bruno.button("Use this card")).to_be_visible()
    words = ana.page.locator(".foot-words")
    expect(words).to_have_text("Bruno is thinking of a clue")
    bruno.leaves()
    expect(words).to_contain_text("isn\N{RIGHT SINGLE QUOTATION MARK}t here just now")


def test_the_host_may_do_without(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    ana.presses("Change")
    switch = ana.page.get_by_label("Players may throw little pictures at cards")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    ana.presses("Done")
    for name in ("Bruno", "Clara"):
        invite().comes_by(ana.link, name)
    ana.presses("Deal the cards")
    expect(ana.page.locator(".fan-card").first).to_be_visible()
    assert ana.page.locator(".reactions").count() == 0


def test_somebody_chooses_what_stands_for_them_and_takes_another(invite: Invite) -> None:
    ana, bruno = invite(), invite()
    ana.page.goto(ana.url)
    ana.presses("Open a table")
    ana.presses("Your drawing")
    ana.page.get_by_label("owl", exact=True).click()
    ana.is_no_wider_than_the_screen()
    ana.says_name("Ana")
    ana.page.wait_for_url("**/r/*")
    bruno.comes_by(ana.link, "Bruno")
    seat = bruno.page.locator(".seat", has_text="Ana").locator(".avatar")
    expect(seat).to_have_attribute("data-name", "owl")
    ana.page.goto(f"{ana.url}/account")
    expect(ana.page.get_by_label("owl", exact=True)).to_be_checked()
    ana.page.get_by_label("whale", exact=True).click()
    expect(ana.page.get_by_label("whale", exact=True)).to_be_checked()
    expect(seat).to_have_attribute("data-name", "whale")
