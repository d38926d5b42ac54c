"""From an uncovering to the next turn: nobody is hurried, and no tap hits what has just come."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from testkit.api_callers import OpenTable, a_game, act, time_runs_out
from testkit.chromium import needs_chromium
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest
from tests.client.test_screens import PATIENT, plays_to
from tests.client.test_time import seat, takes_the_clock

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

LONG = 30
"""Seconds after which whatever leaves by itself has left."""

TWO_TAPS = """async ([x, y]) => {
    const tap = () => document.elementFromPoint(x, y).click()
    tap()
    await new Promise(drawn => requestAnimationFrame(drawn))
    tap()
}"""
TWO_KEYS = """async () => {
    const press = () => document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })
    )
    press()
    await new Promise(drawn => requestAnimationFrame(drawn))
    press()
}"""


@pytest.fixture
def table(server: Server) -> OpenTable:
    return through(server, a_game(4))


def watch_the_uncovering(table: OpenTable, *guests: Guest) -> None:
    for guest in guests:
        expect(guest.page.locator(".fan-card")).to_have_count(6)
    for phase in ("cards", "votes", "reveal", "clue"):
        plays_to(table, phase)
    for guest in guests:
        expect(guest.button("Go on")).to_be_visible()


def time_goes_by(guest: Guest, seconds: int = LONG) -> Iterator[int]:
    for second in range(seconds):
        guest.page.clock.run_for(1_000)
        yield second


def test_whoever_is_not_waited_for_reads_as_long_as_they_like(
    invite: Invite, table: OpenTable
) -> None:
    clara = seat(invite, table, 2)
    watch_the_uncovering(table, clara)
    expect(clara.page.locator(".foot")).to_contain_text("Bruno tells next")
    expect(clara.page.locator(".uncovering .fuse")).to_have_count(0)
    clara.page.clock.install()
    for _ in time_goes_by(clara):
        expect(clara.page.locator(".uncovering")).to_be_visible()
    act(table, table.players[1])
    expect(clara.page.locator(".foot")).to_contain_text("Bruno has given a clue")
    expect(clara.page.locator(".uncovering .fuse")).to_have_count(1)
    assert any(clara.page.locator(".fan").count() for _ in time_goes_by(clara))


@pytest.mark.parametrize("over_it", ["Menu", "Report this clue"])
def test_the_next_storyteller_sees_that_their_time_has_begun(
    invite: Invite, table: OpenTable, over_it: str
) -> None:
    bruno = seat(invite, table, 1)
    expect(bruno.page.locator(".fan-card")).to_have_count(6)
    takes_the_clock(bruno)
    watch_the_uncovering(table, bruno)
    expect(bruno.page.locator(".foot")).to_contain_text("Your time to tell has begun")
    expect(bruno.page.locator(".head .fuse")).to_be_visible()
    bruno.fits_the_screen()
    bruno.presses(over_it)
    for _ in time_goes_by(bruno):
        expect(bruno.page.get_by_role("dialog")).to_be_visible()
    bruno.page.keyboard.press("Escape")
    assert any(bruno.may("Use this card") for _ in time_goes_by(bruno))


def test_no_time_has_begun_at_a_table_without_a_clock(invite: Invite, server: Server) -> None:
    table = through(server, a_game(4, settings=PATIENT))
    bruno = seat(invite, table, 1)
    watch_the_uncovering(table, bruno)
    expect(bruno.page.locator(".next")).to_have_text("You tell next")


def test_whoever_reacts_is_at_the_table_before_their_time_is_up(
    invite: Invite, table: OpenTable
) -> None:
    bruno = seat(invite, table, 1)
    expect(bruno.page.locator(".fan-card")).to_have_count(6)
    takes_the_clock(bruno)
    watch_the_uncovering(table, bruno)
    bruno.presses("How was it?")
    for _ in time_goes_by(bruno):
        expect(bruno.page.locator(".reactions")).to_be_visible()
    assert any(bruno.may("Use this card") for _ in time_goes_by(bruno, 2 * LONG))
    expect(bruno.page.locator(".fuse.last")).to_be_visible()


def test_whoever_the_table_goes_on_without_says_so_over_an_uncovering_too(
    invite: Invite, table: OpenTable
) -> None:
    bruno = seat(invite, table, 1)
    expect(bruno.page.locator(".fan-card")).to_have_count(6)
    act(table, table.host)
    for phase in ("votes", "reveal"):
        for other in table.players[2:]:
            act(table, other)
        time_runs_out(table)
        assert table.view()["phase"] == phase
    expect(bruno.page.locator(".uncovering")).to_be_visible()
    bruno.presses("I\N{RIGHT SINGLE QUOTATION MARK}m back")
    expect(bruno.page.locator(".away-note")).to_have_count(0)
    expect(bruno.page.locator(".uncovering")).to_be_visible()


def test_a_second_tap_does_nothing_to_what_has_just_come(invite: Invite, table: OpenTable) -> None:
    bruno = seat(invite, table, 1)
    watch_the_uncovering(table, bruno)
    box = bruno.button("Go on").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    bruno.page.evaluate(TWO_TAPS, [x, y])
    expect(bruno.button("Use this card")).to_be_visible()
    bruno.settles()
    assert bruno.page.get_by_role("dialog").count() == 0
    bruno.presses("Use this card")
    expect(bruno.page.get_by_role("dialog")).to_be_visible()


def test_a_second_key_does_nothing_to_what_has_just_come(invite: Invite, table: OpenTable) -> None:
    bruno = seat(invite, table, 1)
    watch_the_uncovering(table, bruno)
    fresh = bruno.page.locator(".fresh")
    expect(fresh).to_have_count(0)
    bruno.page.evaluate(TWO_KEYS)
    expect(bruno.button("Use this card")).to_be_visible()
    expect(fresh).to_have_count(0)
    assert bruno.page.get_by_role("dialog").count() == 0


def test_a_key_that_is_held_decides_once(invite: Invite, table: OpenTable) -> None:
    bruno = seat(invite, table, 1)
    watch_the_uncovering(table, bruno)
    fresh = bruno.page.locator(".fresh")
    expect(fresh).to_have_count(0)
    bruno.page.keyboard.down("Enter")
    expect(bruno.button("Use this card")).to_be_visible()
    expect(fresh).to_have_count(0)
    bruno.page.keyboard.down("Enter")
    bruno.settles()
    assert bruno.page.get_by_role("dialog").count() == 0
    bruno.page.keyboard.up("Enter")
    bruno.strikes("Enter")
    expect(bruno.page.get_by_role("dialog")).to_be_visible()


def test_head_and_button_stay_where_they_are_from_phase_to_phase(
    invite: Invite, table: OpenTable
) -> None:
    bruno = seat(invite, table, 1)
    places = []

    def look() -> None:
        bruno.settles()
        menu, flag = (bruno.button(name).bounding_box() for name in ("Menu", "Report this clue"))
        places.append((menu, flag))

    for phase in ("cards", "votes", "reveal", "clue"):
        plays_to(table, phase)
        expect(bruno.page.locator(".clue")).to_be_visible()
        look()
    assert all(place == places[0] for place in places)


def test_points_are_explained_to_whom_they_belong(invite: Invite, table: OpenTable) -> None:
    ana, clara = seat(invite, table, 0), seat(invite, table, 2)
    watch_the_uncovering(table, ana, clara)
    points = table.view()["last_turn"]["points"]
    mine = points[table.players[2].id]
    said = clara.page.locator(".summary .mine")
    expect(said).to_have_count(1 if any(mine.values()) else 0)
    told = " ".join(said.all_inner_texts())
    for reason, words in (("found", "for finding it"), ("decoys", "for votes you drew")):
        if mine[reason]:
            assert f"{mine[reason]} {words}" in told
        else:
            assert words not in told
