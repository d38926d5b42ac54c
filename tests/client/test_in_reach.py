"""What one needs next is in reach, and nothing lies on what one reads."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from testkit.api_callers import OpenTable, a_game, a_room, act, guest
from testkit.chromium import needs_chromium
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import PHONE, Guest
from tests.client.test_screens import PATIENT, STAYS, seated
from tests.client.test_time import seat

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

LOW = {"width": 360, "height": 360}
"""A phone whose key board is there."""
LONG_CLUE = "what the tide whispers to the daughter of the lighthouse keeper while she sleeps"
IS_WHOLE = "field => field.scrollHeight <= field.clientHeight"
LIES_ON_TOP = "slips => slips.matches(':popover-open')"
AT_THE_END = "document.querySelector('dialog').scrollTo(0, 1e6)"


def top_of(found: Locator) -> float:
    box = found.bounding_box()
    assert box
    return box["y"]


def bottom_of(found: Locator) -> float:
    box = found.bounding_box()
    assert box
    return box["y"] + box["height"]


def in_a_lobby(invite: Invite, server: Server, others: Sequence[str] = ("Bruno", "Clara")) -> Guest:
    table = through(server, a_room(players=1, settings=PATIENT))
    for name in others:
        assert guest(name).moves(table.game, "join").status == 200
    ana = seated(invite, table.host, "Ana", f"/r/{table.code}")
    expect(ana.page.locator(".settings-card")).to_be_visible()
    expect(ana.button("Deal the cards")).to_be_visible(visible=len(others) > 1)
    return ana


def test_a_long_clue_is_seen_whole_while_it_is_written(invite: Invite, server: Server) -> None:
    bruno = seat(invite, through(server, a_game(4)), 1)
    bruno.presses("Use this card")
    field = bruno.page.get_by_role("textbox", name="Your clue")
    field.fill(LONG_CLUE)
    assert field.evaluate(IS_WHOLE)
    bruno.page.set_viewport_size({"width": LOW["width"], "height": LOW["height"]})
    bruno.settles()
    assert field.evaluate(IS_WHOLE)
    for found in (field, bruno.button("Say it")):
        expect(found).to_be_in_viewport(ratio=1)
    field.fill("low tide")
    bruno.settles()
    assert bottom_of(field) - top_of(field) < LOW["height"] / 4


def test_a_word_in_passing_covers_no_clue(invite: Invite, server: Server) -> None:
    table = through(server, a_game(4))
    clara = invite()
    clara.page.add_init_script(STAYS.replace("> 5000", ">= 5000"))  # the word, too
    clara.is_signed_in(table.players[2], "Clara")
    clara.page.goto(f"{clara.url}/r/{table.code}")
    clara.presses("Use this card")
    clara.page.get_by_role("textbox", name="Your clue").fill(LONG_CLUE)
    act(table, table.host, LONG_CLUE)
    note = clara.page.locator(".note")
    expect(note).to_contain_text("Ana was first.")
    clara.settles()
    assert top_of(note) >= bottom_of(clara.page.locator(".head .clue"))


def test_why_a_clue_was_refused_is_said_over_the_sheet(invite: Invite, server: Server) -> None:
    clara = seat(invite, through(server, a_game(4)), 2)
    clara.presses("Use this card")
    clara.page.get_by_role("textbox", name="Your clue").fill(LONG_CLUE)
    problem = {"code": "bad_clue", "detail": "Say it in other words."}
    clara.page.route("**/clue", lambda route: route.fulfill(status=409, json=problem), times=1)
    clara.presses("Say it")
    expect(clara.page.locator(".note")).to_have_text("Say it in other words.")
    expect(clara.page.get_by_role("dialog")).to_be_visible()
    assert clara.page.locator(".notes").evaluate(LIES_ON_TOP)
    clara.complaints.clear()  # the browser notes the answer of 409


def test_what_a_small_sign_is_for_stands_under_it(invite: Invite, server: Server) -> None:
    table = through(server, a_game(4))
    act(table, table.host)
    ana, bruno = (seat(invite, table, number) for number in (0, 1))
    for one, captions in ((ana, ["Hide", "Menu"]), (bruno, ["Report", "Menu"])):
        expect(one.page.locator(".head .captioned small")).to_have_text(captions)


def test_friends_are_brought_before_the_game_is_changed(invite: Invite, server: Server) -> None:
    ana = in_a_lobby(invite, server, others=["Bruno"])
    assert bottom_of(ana.page.locator(".invite")) <= top_of(ana.page.locator(".settings-card"))
    expect(ana.button("Copy the link")).to_be_in_viewport(ratio=1)


def test_with_enough_people_the_game_is_what_is_next(invite: Invite, server: Server) -> None:
    ana = in_a_lobby(invite, server)
    assert bottom_of(ana.page.locator(".settings-card")) <= top_of(ana.page.locator(".invite"))
    expect(ana.button("Deal the cards")).to_be_in_viewport(ratio=1)


def test_no_deck_looks_as_if_it_could_not_be_chosen(invite: Invite, server: Server) -> None:
    ana = in_a_lobby(invite, server)
    ana.presses("Change")
    pictures = ana.page.locator("dialog .cover-option img")
    expect(pictures.first).to_be_visible()
    shown = pictures.evaluate_all("all => all.map(one => getComputedStyle(one).opacity)")
    assert len(shown) > 1
    assert set(shown) == {"1"}


def test_the_way_out_of_a_long_sheet_is_always_in_reach(invite: Invite, server: Server) -> None:
    ana = in_a_lobby(invite, server)
    for opened in (["Change"], ["Menu"], ["Menu", "How it is played"]):
        for button in opened:
            ana.presses(button)
        ana.settles()
        ana.page.evaluate(AT_THE_END)
        close = ana.page.get_by_role("dialog").get_by_role("button", name="Close", exact=True)
        expect(close).to_be_in_viewport(ratio=1)
        close.click()
        expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_the_way_back_from_a_long_page_is_always_in_reach(invite: Invite) -> None:
    ana = invite()
    ana.page.goto(f"{ana.url}/rules")
    expect(ana.page.locator(".scoring")).to_be_visible()
    ana.page.evaluate("scrollTo(0, 1e6)")
    assert ana.page.evaluate("scrollY") > 0
    expect(ana.button("Back")).to_be_in_viewport(ratio=1)


def test_a_game_ends_on_one_screen_and_the_next_one_begins_at_its_top(
    invite: Invite, finished: OpenTable
) -> None:
    ana = seated(invite, finished.host, "Ana", f"/r/{finished.code}")
    result = ana.page.locator(".result")
    expect(result.locator(".card")).to_be_visible()
    ana.settles()
    assert top_of(result) >= 0
    assert bottom_of(result) <= top_of(ana.page.locator(".foot"))
    assert bottom_of(ana.page.locator(".foot")) <= PHONE["height"]
    ana.page.set_viewport_size({"width": LOW["width"], "height": LOW["height"]})
    ana.page.evaluate("scrollTo(0, 1e6)")
    assert ana.page.evaluate("scrollY") > 0
    ana.presses("Play again")
    expect(ana.page.get_by_label("At the table")).to_be_visible()
    assert ana.page.evaluate("scrollY") == 0
