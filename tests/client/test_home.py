"""Home, which follows by itself: what waits for somebody, who calls them, and tables to sit at."""

import pytest
from playwright.sync_api import expect

from games.seating import give_all_free_seats
from testkit.api_callers import OpenTable, a_room, act, guest
from testkit.chromium import needs_chromium
from testkit.moderators import decides, moderator
from testkit.played_games import count_finished_games
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]


@pytest.fixture
def table(server: Server) -> OpenTable:
    """A game that waits for the clue of Bruno, who sits beside the host."""
    table = through(server, a_room(title="Friday night"))
    assert table.host.moves(table.game, "start").status == 200
    return table


def is_at_home(guest: Guest, table: OpenTable, seat: int, name: str) -> None:
    guest.is_signed_in(table.players[seat], name)
    guest.page.goto(guest.url)
    expect(guest.page.locator(".table-slip", has_text="Friday night")).to_be_visible()
    guest.hears_of("decisions")


def tell_and_give(table: OpenTable) -> None:
    """Everybody but the host does what the first turn asks of them."""
    for _ in range(2):
        for caller in table.players[1:]:
            act(table, caller)


def test_a_turn_that_waits_appears_at_home_by_itself(invite: Invite, table: OpenTable) -> None:
    ana = invite()
    is_at_home(ana, table, 0, "Ana")
    tell_and_give(table)
    expect(ana.page.locator(".table-slip.mine")).to_contain_text("give a card")
    ana.is_no_wider_than_the_screen()
    act(table, table.host)
    expect(ana.page.locator(".table-slip.mine")).to_contain_text("find the card")


def test_on_other_pages_a_slip_of_paper_tells_of_it(invite: Invite, table: OpenTable) -> None:
    ana = invite()
    is_at_home(ana, table, 0, "Ana")
    ana.page.goto(f"{ana.url}/rules")
    expect(ana.page.locator(".scoring")).to_be_visible()
    ana.hears_of("turns")
    tell_and_give(table)
    ana.presses("Friday night waits for you")
    expect(ana.page.locator("h1.task")).to_contain_text("could it be?")


def test_a_call_to_a_table_is_accepted_or_declined(
    invite: Invite, finished: OpenTable, server: Server
) -> None:
    """One may call those with whom one has played."""
    host, bruno, clara = finished.players
    opened = host.post("/rooms", {"title": "The pier"}).json
    at_home = {"Bruno": (invite(), bruno), "Clara": (invite(), clara)}
    for name, (device, caller) in at_home.items():
        device.is_signed_in(caller, name)
        device.page.goto(device.url)
        made = host.post(f"/rooms/{opened['code']}/invitations", {"person": caller.id})
        assert made.status == 201
        expect(device.page.get_by_text("Ana invites you")).to_be_visible()
    coming, staying = at_home["Bruno"][0], at_home["Clara"][0]
    staying.presses("Not tonight")
    expect(staying.page.get_by_text("Ana invites you")).to_have_count(0)
    coming.presses("Come in")
    expect(coming.page.get_by_label("At the table")).to_contain_text("Bruno")


@pytest.mark.usefixtures("desk")
def test_what_moderators_decide_is_told_on_any_page(invite: Invite, table: OpenTable) -> None:
    ana = invite()
    is_at_home(ana, table, 0, "Ana")
    decides(moderator(), "warn", person=table.host.id)
    ana.presses("The moderators have written to you")
    expect(ana.page.get_by_role("heading", name="My account")).to_be_visible()


def test_open_tables_are_those_that_one_cares_to_see(invite: Invite) -> None:
    a_room(1, title="Lyset", is_public=True, language="da")
    a_room(1, title="The lamp", is_public=True, language="en")
    nina = invite()
    nina.is_signed_in(guest("Nina"), "Nina")
    nina.page.goto(nina.url)
    expect(nina.page.get_by_text("Lyset")).to_be_visible()
    nina.presses("choose")
    nina.chooses("English")
    nina.presses("Done")
    expect(nina.page.get_by_text("The lamp")).to_be_visible()
    expect(nina.page.get_by_text("Lyset")).to_have_count(0)
    nina.page.reload()
    expect(nina.button("English")).to_be_visible()
    expect(nina.page.get_by_text("Lyset")).to_have_count(0)


def test_no_more_is_listed_than_has_seats_for_all_of_us(invite: Invite) -> None:
    a_room(7, title="Nearly full", is_public=True)
    a_room(2, title="Roomy", is_public=True)
    nina = invite()
    nina.is_signed_in(guest("Nina"), "Nina")
    nina.page.goto(nina.url)
    expect(nina.page.get_by_text("Nearly full")).to_be_visible()
    nina.presses("choose")
    nina.chooses("3 of us")
    nina.presses("Done")
    expect(nina.page.get_by_text("Roomy")).to_be_visible()
    expect(nina.page.get_by_text("Nearly full")).to_have_count(0)


def test_a_session_that_is_ended_elsewhere_is_over_at_once(
    invite: Invite, table: OpenTable, server: Server
) -> None:
    ana = invite()
    is_at_home(ana, table, 0, "Ana")
    ended = table.host.delete("/auth/app/v1/auth/session")
    assert ended.status == 401
    expect(ana.page.get_by_text("You were signed out on this device.")).to_be_visible()
    expect(ana.button("Open a table")).to_be_visible()
    ana.complaints.clear()  # the browser notes a socket that is refused


def test_whoever_waits_for_a_seat_gets_it(invite: Invite, server: Server) -> None:
    full = through(server, a_room(8, title="Full house"))
    nina = invite()
    nina.is_signed_in(guest("Nina"), "Nina")
    nina.page.goto(f"{nina.url}/r/{full.code}")
    nina.presses("Wait for a seat")
    expect(nina.page.get_by_text("The next free seat is yours.")).to_be_visible()
    nina.fits_the_screen()
    nina.page.goto(nina.url)
    expect(nina.page.locator(".table-slip", has_text="Full house")).to_contain_text("next free")
    nina.page.goto(f"{nina.url}/rules")
    nina.hears_of("queues")
    assert full.players[3].moves(full.game, "leave").status == 200
    give_all_free_seats()
    nina.presses("Your wait for a seat at Full house is over")
    expect(nina.page.get_by_label("At the table")).to_contain_text("Nina")


def test_the_hosts_link_seats_whoever_opens_it(invite: Invite) -> None:
    ana, nina = invite(), invite()
    ana.opens_a_table("Ana")
    link = ana.page.locator(".link")
    expect(link).to_contain_text("/i/")
    shown = link.inner_text()
    ana.page.reload()
    expect(link).to_have_text(shown)
    nina.page.goto(f"http://{shown}")
    nina.says_name("Nina")
    expect(nina.page.get_by_label("At the table")).to_contain_text("Nina")
    expect(nina.page.locator(".link")).to_contain_text("/r/")


def test_the_host_calls_somebody_whom_they_know(invite: Invite, finished: OpenTable) -> None:
    count_finished_games()
    ana, bruno = invite(), invite()
    opened = finished.host.post("/rooms", {"title": "The pier"}).json
    bruno.is_signed_in(finished.players[1], "Bruno")
    bruno.page.goto(f"{bruno.url}/rules")
    bruno.hears_of("invitations")
    ana.is_signed_in(finished.host, "Ana")
    ana.page.goto(f"{ana.url}/r/{opened['code']}")
    ana.presses("Invite somebody you know")
    line = ana.page.get_by_role("dialog").locator("li", has_text="Bruno")
    line.get_by_role("button", name="Invite").click()
    expect(line).to_contain_text("invited")
    bruno.presses("Ana invites you to The pier")
    bruno.presses("Come in")
    expect(bruno.page.get_by_label("At the table")).to_contain_text("Bruno")
