"""A first game explains itself, once, and to nobody who has played before."""

import re

import pytest
from playwright.sync_api import expect

from testkit.api_callers import OpenTable, a_game, act
from testkit.chromium import needs_chromium, until
from testkit.played_games import count_finished_games
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

TELL = "Say something about your card"
GIVE = "Lead the others astray"
VOTE = "Only one of these was meant"
UNCOVER = "Tap a card to put a picture on it"


@pytest.fixture
def table(server: Server) -> OpenTable:
    return through(server, a_game(4))


def sits(guest: Guest, table: OpenTable, seat: int) -> Guest:
    guest.is_signed_in(table.players[seat], ("Ana", "Bruno", "Clara", "Dag")[seat])
    guest.page.goto(f"{guest.url}/r/{table.code}")
    return guest


def is_told(guest: Guest, lesson: str) -> None:
    expect(guest.page.locator(".slip")).to_contain_text(lesson)
    guest.fits_the_screen()


def is_told_nothing(guest: Guest) -> None:
    expect(guest.page.locator(".slip")).to_have_count(0)


def learned(guest: Guest) -> set[str]:
    return set(guest.page.evaluate("localStorage.getItem('dixit.learned')").split())


def test_each_thing_is_explained_until_it_is_done(invite: Invite, table: OpenTable) -> None:
    bruno = sits(invite(), table, 1)
    is_told(bruno, TELL)
    act(table, table.host)
    is_told(bruno, GIVE)
    bruno.gives()
    is_told_nothing(bruno)
    for player in table.players[2:]:
        act(table, player)
    is_told(bruno, VOTE)
    bruno.votes(0)
    for player in table.players[2:]:
        act(table, player)
    act(table, table.host)
    is_told(bruno, UNCOVER)
    bruno.goes_on_soon()
    is_told(bruno, TELL)
    bruno.tells("the tide comes back")
    bruno.page.reload()
    bruno.sees_clue("the tide comes back")
    is_told_nothing(bruno)
    assert learned(bruno) == {"tell", "give", "vote", "uncover"}


def test_it_is_learned_though_the_page_is_gone_before_the_answer(
    invite: Invite, table: OpenTable
) -> None:
    bruno = sits(invite(), table, 1)
    bruno.page.route(re.compile("/(clue|cards|votes)$"), lambda _: None)  # it never answers

    bruno.presses("Use this card")
    bruno.page.get_by_role("textbox", name="Your clue").fill("the tide comes back")
    bruno.presses("Say it")
    bruno.page.reload()
    assert learned(bruno) == {"tell"}

    act(table, table.host)
    is_told(bruno, GIVE)
    bruno.gives()
    bruno.page.reload()
    assert learned(bruno) == {"tell", "give"}

    for player in table.players[1:]:
        act(table, player)
    is_told(bruno, VOTE)
    bruno.votes(0)
    bruno.page.reload()
    assert learned(bruno) == {"tell", "give", "vote"}


def test_what_one_tab_has_learned_another_does_not_forget(invite: Invite, table: OpenTable) -> None:
    bruno = sits(invite(), table, 1)
    is_told(bruno, TELL)
    here, beside = bruno.page, bruno.new_tab()
    beside.goto(here.url)
    act(table, table.host)
    bruno.gives()
    for player in table.players[2:]:
        act(table, player)
    bruno.page = beside
    is_told(bruno, VOTE)
    bruno.votes(0)
    assert learned(bruno) == {"give", "vote"}


def test_whoever_has_played_elsewhere_is_told_nothing(
    invite: Invite, server: Server, finished: OpenTable
) -> None:
    count_finished_games()
    opened = finished.host.post(f"/rooms/{finished.code}/games")
    assert opened.status == 201
    table = finished._replace(game=opened.json["game"]["id"])
    table.host.moves(table.game, "start")
    ana = sits(invite(), table, 0)
    expect(ana.button("Use this card")).to_be_visible()
    until(ana.page, "localStorage.getItem('dixit.learned') !== null")
    is_told_nothing(ana)


def test_whoever_only_watches_is_told_nothing(invite: Invite, table: OpenTable) -> None:
    late = invite()
    late.page.goto(f"{late.url}/r/{table.code}")
    late.says_name("Frode")
    expect(late.page.get_by_text("You are watching.")).to_be_visible()
    until(late.page, "localStorage.getItem('dixit.learned') !== null")
    is_told_nothing(late)
