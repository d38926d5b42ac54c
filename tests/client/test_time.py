"""When time runs short: the clock is seen wherever one looks, and what was begun isn't lost."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from testkit.api_callers import OpenTable, a_game, act, time_runs_out
from testkit.chromium import needs_chromium
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest
from tests.client.test_evenings import EVERYBODY, others_act
from tests.client.test_screens import plays_to

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

SHORT = 10
"""Seconds of a phase that is in its last moments from the beginning."""


def seat(invite: Invite, table: OpenTable, nth: int) -> Guest:
    one = invite()
    one.is_signed_in(table.players[nth], EVERYBODY[nth])
    one.page.goto(f"{one.url}/r/{table.code}")
    return one


def writes(one: Guest, words: str) -> None:
    one.presses("Use this card")
    one.page.get_by_role("textbox", name="Your clue").fill(words)


def limits(**seconds: int) -> Any:
    return {"clue": 90, "cards": 60, "votes": 60, "reveal": 20, **seconds}


def gives_two(invite: Invite, server: Server) -> tuple[OpenTable, Guest]:
    """Bruno has two cards to give, and a clock that the test has in its hands."""
    table = through(server, a_game(3))
    bruno = seat(invite, table, 1)
    expect(bruno.page.locator(".fan-card")).to_have_count(7)
    takes_the_clock(bruno)
    act(table, table.host)
    expect(bruno.page.locator("h1.task")).to_have_text("Which two of yours could it be?")
    expect(bruno.page.locator(".fresh")).to_have_count(0)
    return table, bruno


def takes_the_clock(one: Guest) -> None:
    """From now on the test may let time run on this page, where nothing is under way."""
    one.settles()
    expect(one.page.locator(".fresh")).to_have_count(0)
    one.page.clock.install()


def time_runs_ahead(one: Guest, shown: Locator) -> None:
    """On this page, and not at the table, until that is to be seen."""
    for _ in range(100):
        if shown.count():
            return
        one.page.clock.run_for(1_000)
    raise AssertionError("It is never shown.")


def test_the_clock_is_seen_over_a_large_card_and_while_one_writes(
    invite: Invite, server: Server
) -> None:
    ana = seat(invite, through(server, a_game(4)), 0)
    burning = ana.page.get_by_role("dialog").locator(".fuse")
    expect(ana.page.locator(".fan-card")).to_have_count(6)
    ana.strikes(" ")
    expect(burning).to_be_in_viewport()
    ana.page.keyboard.press("Escape")
    writes(ana, "room for one more")
    expect(burning).to_be_in_viewport()


def test_words_that_came_too_late_are_shown_and_kept(invite: Invite, server: Server) -> None:
    table = through(server, a_game(4))
    act(table, table.host)
    for _ in range(2):
        others_act(table, 0)
    act(table, table.host)
    bruno = seat(invite, table, 1)
    writes(bruno, "room for one more")
    time_runs_out(table)
    late = bruno.page.locator(".late-words")
    expect(late).to_contain_text("Time ran out before you said it.")
    expect(late.locator("q")).to_have_text("room for one more")
    bruno.fits_the_screen()
    late.get_by_role("button").click()
    expect(late).to_have_count(0)
    for _ in range(3):
        time_runs_out(table)
    bruno.presses("Use this card")
    expect(bruno.page.get_by_role("textbox", name="Your clue")).to_have_value("room for one more")


def test_words_outlive_a_page_that_is_gone_before_they_are_said(
    invite: Invite, server: Server
) -> None:
    bruno = seat(invite, through(server, a_game(4)), 1)
    writes(bruno, "room for one more")
    bruno.page.reload()
    bruno.presses("Use this card")
    field = bruno.page.get_by_role("textbox", name="Your clue")
    expect(field).to_have_value("room for one more")
    bruno.page.route("**/clue", lambda _: None)  # it never answers
    bruno.presses("Say it")
    bruno.page.reload()
    bruno.page.unroute("**/clue")
    bruno.presses("Use this card")
    expect(field).to_have_value("room for one more")
    bruno.presses("Say it")
    bruno.sees_clue("room for one more")
    bruno.page.reload()
    bruno.sees_clue("room for one more")
    assert '"words":""' in bruno.page.evaluate("sessionStorage.getItem('dixit.draft')")


def test_nobody_was_first_where_time_ran_out_on_the_race(invite: Invite, server: Server) -> None:
    table = through(server, a_game(4))
    bruno = seat(invite, table, 1)
    writes(bruno, "room for one more")
    time_runs_out(table)
    expect(bruno.page.locator(".late-words q")).to_have_text("room for one more")
    expect(bruno.page.locator(".note")).to_have_count(0)


def test_of_two_cards_the_one_that_was_taken_is_given_when_time_runs_out(
    invite: Invite, server: Server
) -> None:
    table, bruno = gives_two(invite, server)
    task = bruno.page.locator("h1.task")
    bruno.page.keyboard.press("1")
    bruno.presses("Take this one")
    taken = bruno.page.locator(".fan-card.front img").get_attribute("src")
    time_runs_ahead(bruno, task.get_by_text("Choose one more, or chance adds one to yours"))
    ribbons = bruno.page.locator(".ribbon", has_text="given")
    time_runs_ahead(bruno, ribbons.nth(1))
    expect(bruno.page.locator(".fan-card.marked.front img")).to_have_attribute("src", str(taken))
    expect(bruno.page.locator(".note")).to_contain_text("chance added the other")
    assert len(table.view(table.players[1])["you"]["played"]) == 2


def test_a_card_that_is_taken_when_time_is_all_but_up_is_given_at_once(
    invite: Invite, server: Server
) -> None:
    table, bruno = gives_two(invite, server)
    time_runs_ahead(bruno, bruno.page.locator(".fuse.last"))
    bruno.page.clock.run_for(9_000)
    assert table.view(table.players[1])["you"]["played"] == []
    bruno.page.keyboard.press("1")
    bruno.presses("Take this one")
    expect(bruno.page.locator(".ribbon")).to_have_text(["given", "given"])


def test_cards_that_were_given_stay_where_others_are_not_all_taken(
    invite: Invite, server: Server
) -> None:
    table, bruno = gives_two(invite, server)
    for key in ("1", "2"):
        bruno.page.keyboard.press(key)
        bruno.presses("Take this one")
    bruno.presses("Give these two")
    expect(bruno.page.locator(".ribbon")).to_have_text(["given", "given"])
    given = table.view(table.players[1])["you"]["played"]
    bruno.page.keyboard.press("3")
    bruno.presses("This one instead")
    bruno.page.keyboard.press("2")
    bruno.presses("Put it back")
    time_runs_ahead(bruno, bruno.page.locator(".fuse.last"))
    task = bruno.page.locator("h1.task")
    expect(task).to_have_text("1 of 2 chosen. Which other one could it be?")
    bruno.page.clock.run_for(SHORT * 1_000)
    assert table.view(table.players[1])["you"]["played"] == given


def test_nothing_is_given_by_those_who_have_taken_nothing(invite: Invite, server: Server) -> None:
    table = through(server, a_game(4, settings={"limits": limits(cards=SHORT, votes=SHORT)}))
    bruno = seat(invite, table, 1)
    sent: list[str] = []
    bruno.page.on("request", lambda request: sent.append(request.url))
    expect(bruno.page.locator(".fan-card")).to_have_count(6)
    act(table, table.host)
    task = bruno.page.locator("h1.task")
    expect(task).to_have_text("Choose now, or chance will choose for you")
    expect(bruno.page.locator(".laid")).to_have_count(4)
    expect(bruno.page.locator(".note")).to_have_text("Vote now: time is nearly up")
    for guesser in table.players[2:]:
        act(table, guesser)
    expect(bruno.page.locator(".uncovering")).to_be_visible()
    assert [url for url in sent if url.endswith(("/cards", "/votes"))] == []


@pytest.mark.parametrize("is_late", [False, True])
def test_votes_that_were_laid_down_are_cast_when_time_runs_out(
    invite: Invite, server: Server, is_late: bool
) -> None:
    table = through(server, a_game(4, settings={"edition": "odyssey"}))
    bruno = seat(invite, table, 1)
    expect(bruno.page.locator(".fan-card")).not_to_have_count(0)
    takes_the_clock(bruno)
    plays_to(table, "votes")
    expect(bruno.choices).not_to_have_count(0)
    last = bruno.page.locator(".fuse.last")
    if is_late:
        time_runs_ahead(bruno, last)
        bruno.page.clock.run_for(9_000)
    bruno.choices.nth(1).click()
    bruno.presses("Put a vote here")
    if not is_late:
        note = bruno.page.locator(".note")
        words = "Place your second vote, or it goes where the first one lies"
        time_runs_ahead(bruno, note.get_by_text(words))
        time_runs_ahead(bruno, bruno.page.locator(".foot .waiting"))
    expect(bruno.page.locator(".laid.selected .token")).to_have_count(2)
    one, other = table.view(table.players[1])["you"]["votes"]
    assert one == other
