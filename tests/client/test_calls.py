"""What calls whoever looks elsewhere: the title of the tab, sounds, and a phone that shakes."""

import pytest
from playwright.sync_api import expect

from testkit.api_callers import OpenTable, a_game, act
from testkit.chromium import needs_chromium, until
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

LISTEN = """
window.heard = []
const note = (of, name, kind) => {
  const make = of[name]
  of[name] = function (...given) { window.heard.push(kind); return make.apply(this, given) }
}
note(AudioContext.prototype, 'createOscillator', 'tone')
note(AudioContext.prototype, 'createBufferSource', 'rustle')
navigator.vibrate = pattern => { window.heard.push(`shakes ${pattern.length}`); return true }
"""


@pytest.fixture
def table(server: Server) -> OpenTable:
    return through(server, a_game(4))


@pytest.fixture
def bruno(invite: Invite, table: OpenTable) -> Guest:
    return watches(invite(), table)


def watches(bruno: Guest, table: OpenTable) -> Guest:
    bruno.context.add_init_script(LISTEN)
    bruno.is_signed_in(table.players[1], "Bruno")
    bruno.page.goto(f"{bruno.url}/r/{table.code}")
    expect(bruno.page.locator(".fan-card").first).to_be_visible()
    return bruno


def heard(guest: Guest) -> list[str]:
    return list(guest.page.evaluate("window.heard.splice(0)"))


def until_heard(guest: Guest, kind: str) -> None:
    until(guest.page, "kind => window.heard.includes(kind)", arg=kind)


def touches(guest: Guest) -> None:
    guest.page.locator(".teller").click()


def test_nothing_is_heard_before_the_page_has_been_touched(bruno: Guest, table: OpenTable) -> None:
    act(table, table.host)
    expect(bruno.page.locator(".clue")).to_have_text("low tide")
    assert heard(bruno) == []


def test_a_bell_and_a_shake_say_that_it_is_my_turn(bruno: Guest, table: OpenTable) -> None:
    touches(bruno)
    act(table, table.host)
    until_heard(bruno, "shakes 1")
    assert heard(bruno).count("tone") > 1
    expect(bruno.page).to_have_title("● Your turn · The harbour")
    bruno.gives()
    expect(bruno.page).to_have_title("The harbour")
    assert "shakes 1" not in heard(bruno)


def test_one_tap_and_all_is_quiet_for_good(bruno: Guest, table: OpenTable) -> None:
    bruno.presses("Menu")
    bruno.page.get_by_label("Sounds, and a nudge when it is my turn").click()
    bruno.page.reload()
    touches(bruno)
    act(table, table.host)
    expect(bruno.page.locator(".clue")).to_have_text("low tide")
    expect(bruno.page).to_have_title("● Your turn · The harbour")
    assert heard(bruno) == []


def test_a_knock_says_that_little_time_is_left(invite: Invite, server: Server) -> None:
    hasty = through(server, a_game(4, settings={"limits": {"cards": 12}}))
    bruno = watches(invite(), hasty)
    touches(bruno)
    act(hasty, hasty.host)
    until_heard(bruno, "shakes 3")
    expect(bruno.page.locator(".fuse.last")).to_be_visible()
