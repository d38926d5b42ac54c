"""Phones whose network goes and comes, falls silent, or leads to a server that died."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from uuid import UUID

import pytest
from playwright.sync_api import Page, expect

from games.models import Event
from testkit.api_callers import Caller, OpenTable, a_game
from testkit.chromium import needs_chromium, until
from testkit.cut_wire import CutWire, cut_wire
from testkit.devices import PASSWORD, Device, new_email
from testkit.web_server import Server, running_server, through
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

WAY_BACK = "Finding the way back to the table…"


@pytest.fixture
def table(server: Server, committed_db: None) -> OpenTable:
    """A game of four, in whose first turn whoever has a clue first tells."""
    return through(server, a_game(players=4))


@pytest.fixture
def wire(server: Server) -> Iterator[CutWire]:
    with cut_wire(server.port) as wire:
        yield wire


def guesser_of(table: OpenTable) -> Caller:
    """Somebody who doesn't tell."""
    return table.players[-1]


def tells(table: OpenTable, clue: str) -> None:
    """The host tells, whose network is another one."""
    view = table.view()
    body = {"turn": view["turn"], "card": view["you"]["hand"][0], "clue": clue}
    assert table.host.moves(table.game, "clue", body).status == 200


def times_given(table: OpenTable, caller: Caller) -> int:
    """How often the person has given cards in the game."""
    given = Event.objects.filter(game_id=UUID(table.game), type="cards_given")
    return given.filter(actor=caller.id).count()


def sits_at(table: OpenTable, guest: Guest, caller: Caller) -> None:
    guest.is_signed_in(caller, "Edith")
    guest.page.goto(f"{guest.url}/r/{table.code}")
    expect(guest.page.locator(".fan-card")).to_have_count(6)


def has_lost_its_socket(page: Page) -> None:
    """Waits until the page knows it, however busy the machine is."""
    until(page, "window.lost === true")


def notes_lost_sockets(page: Page) -> None:
    page.add_init_script(
        """const Whole = WebSocket
        WebSocket = class extends Whole {
            constructor(...given) {
                super(...given)
                this.addEventListener('close', () => { window.lost = true })
            }
        }"""
    )


def test_a_socket_that_is_cut_comes_back_with_what_was_missed(
    invite: Invite, table: OpenTable, wire: CutWire
) -> None:
    edith = invite(wire.url)
    sits_at(table, edith, guesser_of(table))
    wire.cut()
    tells(table, "low tide")
    expect(edith.page.get_by_text(WAY_BACK)).to_be_visible()
    expect(edith.page.locator(".clue")).to_have_count(0)
    wire.mend()
    edith.sees_clue("low tide")
    expect(edith.page.get_by_text(WAY_BACK)).to_have_count(0)
    edith.leaves()


def test_nobody_is_told_of_a_socket_that_is_lost_for_less_than_two_seconds(
    invite: Invite, table: OpenTable, wire: CutWire
) -> None:
    edith = invite(wire.url)
    edith.page.clock.install()
    notes_lost_sockets(edith.page)
    sits_at(table, edith, guesser_of(table))
    edith.stops_the_clock()
    wire.cut()
    has_lost_its_socket(edith.page)
    edith.page.clock.run_for(1900)
    expect(edith.page.get_by_text(WAY_BACK)).to_have_count(0)
    edith.page.clock.run_for(200)
    expect(edith.page.get_by_text(WAY_BACK)).to_be_visible()
    edith.leaves()


def test_a_network_that_falls_silent_is_noticed(
    invite: Invite, table: OpenTable, wire: CutWire
) -> None:
    edith = invite(wire.url)
    edith.page.clock.install()
    sits_at(table, edith, guesser_of(table))
    wire.fall_silent()
    edith.page.clock.fast_forward(26_000)
    expect(edith.page.get_by_text(WAY_BACK)).to_be_visible()
    tells(table, "low tide")
    wire.speak()
    edith.sees_clue("low tide")
    expect(edith.page.get_by_text(WAY_BACK)).to_have_count(0)
    edith.leaves()


def test_a_move_that_was_on_its_way_to_a_server_that_died_is_made_once(
    invite: Invite, table: OpenTable, tmp_path: Path
) -> None:
    with ExitStack() as later, ExitStack() as sooner:
        first = sooner.enter_context(running_server(tmp_path / "first"))
        second = later.enter_context(running_server(tmp_path / "second"))
        wire = later.enter_context(cut_wire(first.port))
        edith = invite(wire.url)
        guesser = guesser_of(table)
        sits_at(table, edith, guesser)
        tells(table, "low tide")
        edith.sees_clue("low tide")
        wire.cut_at_answer("POST /api/v1/games/")
        edith.presses("Give this card")
        wire.wait_until_cut()
        sooner.close()
        wire.leads_to = second.port
        wire.mend()
        expect(edith.page.locator(".ribbon")).to_have_text("given")
        assert times_given(table, guesser) == 1
        edith.leaves()


def test_a_move_goes_out_again_when_the_network_is_silent(
    invite: Invite, table: OpenTable, wire: CutWire
) -> None:
    edith = invite(wire.url)
    guesser = guesser_of(table)
    edith.page.clock.install()
    sits_at(table, edith, guesser)
    tells(table, "low tide")
    edith.sees_clue("low tide")
    wire.fall_silent()
    edith.presses("Give this card")
    wire.forget()
    # The browser may try one after the other of the connections that it had.
    while not edith.page.locator(".ribbon").count():
        edith.page.clock.fast_forward(11_000)
        edith.page.wait_for_timeout(500)
    assert times_given(table, guesser) == 1
    edith.leaves()


def test_a_move_that_a_proxy_could_not_pass_on_goes_out_again(
    invite: Invite, table: OpenTable
) -> None:
    edith = invite()
    guesser = guesser_of(table)
    sits_at(table, edith, guesser)
    tells(table, "low tide")
    edith.sees_clue("low tide")
    edith.page.route("**/cards", lambda route: route.fulfill(status=502), times=2)
    edith.presses("Give this card")
    expect(edith.page.locator(".ribbon")).to_have_text("given")
    assert times_given(table, guesser) == 1
    edith.complaints.clear()  # of the browser, of both answers


def test_a_tab_that_slept_for_an_hour_is_right_a_second_after_it_wakes(
    invite: Invite, table: OpenTable, wire: CutWire
) -> None:
    edith = invite(wire.url)
    edith.page.clock.install()
    sits_at(table, edith, guesser_of(table))
    edith.settles()
    edith.stops_the_clock()
    wire.forget()
    tells(table, "low tide")
    edith.page.clock.fast_forward("01:00:00")
    edith.page.clock.run_for(1000)
    edith.sees_clue("low tide")
    edith.leaves()


def test_two_tabs_of_one_person_agree_after_one_was_cut_off(
    invite: Invite, table: OpenTable, server: Server, wire: CutWire
) -> None:
    edith = invite(wire.url)
    guesser = guesser_of(table)
    sits_at(table, edith, guesser)
    whole = invite()
    sits_at(table, whole, guesser)
    tells(table, "low tide")
    edith.sees_clue("low tide")
    wire.cut()
    whole.gives()
    expect(whole.page.locator(".ribbon")).to_have_text("given")
    wire.mend()
    expect(edith.page.locator(".ribbon")).to_have_text("given")
    edith.leaves()


def test_whoever_is_signed_out_from_elsewhere_is_told_so_at_the_table(
    invite: Invite, table: OpenTable
) -> None:
    clara, tablet, email = invite(), invite(), f"network-{new_email()}"
    phone = Device()
    phone.sign_up(email, "Clara")
    assert phone.auth("delete", "auth/session").status_code == 401  # and so signed out
    for guest in (clara, tablet):
        guest.page.goto(f"{guest.url}/account")
        guest.page.get_by_label("E-mail").fill(email)
        guest.page.get_by_label("Password").fill(PASSWORD)
        guest.presses("Sign in")
        expect(guest.page.get_by_role("heading", name="Good evening, Clara")).to_be_visible()
    clara.page.goto(f"{clara.url}/r/{table.code}")
    expect(clara.page.get_by_text("You are watching.")).to_be_visible()
    tablet.page.goto(f"{tablet.url}/account")
    tablet.presses("Sign out there")
    expect(clara.page.get_by_text("You were signed out on this device.").first).to_be_visible()
    expect(clara.page.get_by_label("Your name")).to_be_visible()
    clara.page.goto(clara.url)
    expect(clara.page.get_by_text("One of you says a few words")).to_be_visible()
    clara.leaves()


def test_whoever_is_removed_is_shown_the_door(invite: Invite, server: Server) -> None:
    table = through(server, a_game(players=4, spectators=False))
    edith = invite()
    guesser = table.players[-1]
    sits_at(table, edith, guesser)
    removed = table.host.moves(table.game, "remove", {"player": guesser.id})
    assert removed.status == 200
    expect(edith.page.get_by_text("You have been shown to the door.")).to_be_visible()
    edith.presses("All tables")
    expect(edith.button("Open a table")).to_be_visible()


def test_whoever_is_banned_is_told_so_and_stays_outside(invite: Invite, table: OpenTable) -> None:
    edith = invite()
    guesser = table.players[-1]
    sits_at(table, edith, guesser)
    assert table.host.post(f"/rooms/{table.code}/bans", {"person": guesser.id}).status == 204
    words = edith.page.get_by_text("The host has asked you not to come in here again.")
    expect(words).to_be_visible()
    edith.page.reload()
    expect(words).to_be_visible()
