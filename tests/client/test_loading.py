"""Parts of the client that are loaded when they are wanted, and versions that come and go."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from testkit.chromium import needs_chromium, until
from tests.client.conftest import Invite

pytestmark = needs_chromium

SCRIPTS = re.compile(r"\.js$")
ACCOUNT = re.compile(r"/static/client/Account\.\w+\.js$")
BEGAN = "performance.getEntriesByType('navigation')[0].loadEventStart"
ASKED_FOR_ACCOUNT = """() => performance.getEntriesByType('resource')
    .find(({ name }) => name.includes('/Account.'))?.startTime"""


THREE_PICTURES = """() => [...document.querySelectorAll('.card img')]
    .filter(({ naturalWidth }) => naturalWidth > 0).length === 3"""
PLACES = "() => [...document.querySelectorAll('.card')].map(({ offsetTop }) => offsetTop)"
IS_OFFERED = "() => getComputedStyle(document.querySelector('.slow')).opacity === '1'"


def is_gone(route: Route) -> None:
    route.fulfill(status=404)


def loses_the_account(page: Page, *, times: int | None = None) -> None:
    """The server has other files by now than the page was told of."""
    page.route(ACCOUNT, is_gone, times=times)


def test_screens_that_nobody_needs_at_first_are_loaded_when_the_page_is_idle(
    invite: Invite,
) -> None:
    ana = invite()
    ana.page.goto(ana.url)
    asked = until(ana.page, ASKED_FOR_ACCOUNT)
    assert asked >= ana.page.evaluate(BEGAN)
    ana.settles()
    ana.page.route(SCRIPTS, is_gone)
    ana.presses("How it is played")
    expect(ana.page.get_by_text("Every vote on a card of your own")).to_be_visible()


def test_a_page_of_an_older_version_begins_anew(invite: Invite) -> None:
    ana = invite()
    loses_the_account(ana.page, times=1)
    ana.page.goto(f"{ana.url}/account")
    expect(ana.page.get_by_label("E-mail")).to_be_visible()
    assert "404" in ana.complaints.pop()


def test_a_page_begins_anew_once_and_says_so_when_that_was_no_use(invite: Invite) -> None:
    ana = invite()
    visits: list[str] = []
    ana.page.on("domcontentloaded", lambda page: visits.append(page.url))
    loses_the_account(ana.page)
    ana.page.goto(f"{ana.url}/account")
    expect(ana.button("Try again")).to_be_visible()
    assert len(visits) == 2
    ana.page.unroute(ACCOUNT)
    ana.presses("Try again")
    expect(ana.page.get_by_label("E-mail")).to_be_visible()
    assert all("404" in complaint for complaint in ana.complaints)
    ana.complaints.clear()


def test_nothing_begins_anew_while_the_server_is_away(invite: Invite) -> None:
    ana = invite()
    ana.page.goto(ana.url)
    until(ana.page, ASKED_FOR_ACCOUNT)
    ana.page.evaluate("addEventListener('beforeunload', () => console.log('begins anew'))")
    ana.page.route("**", lambda route: route.abort())
    ana.presses("Language, Light")
    ana.page.get_by_role("radio", name="Dansk").click()
    expect(ana.page.get_by_text("No answer from the table.")).to_be_visible()
    assert not [complaint for complaint in ana.complaints if "begins anew" in complaint]
    ana.complaints.clear()


def test_a_page_whose_scripts_never_come_offers_to_begin_again(invite: Invite) -> None:
    ana = invite()
    ana.page.route(SCRIPTS, is_gone)
    ana.page.goto(ana.url)
    again = ana.page.get_by_role("link", name="Try again")
    until(ana.page, IS_OFFERED)
    ana.page.unroute(SCRIPTS)
    again.click()
    expect(ana.page.get_by_text("One of you says a few words")).to_be_visible()
    ana.leaves()


def test_the_pictures_of_a_table_are_asked_for_until_they_come(invite: Invite) -> None:
    ana = invite()
    lost: list[str] = []

    def loses(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    ana.page.route("**/api/v1/games/*/decks*", loses, times=2)
    with ana.page.expect_response("**/api/v1/games/*/decks*") as answered:
        ana.opens_a_table("Ana")
    assert answered.value.ok
    assert len(lost) == 2
    expect(ana.page.locator(".settings-card .cover-title")).to_have_text("First Light")
    expect(ana.page.locator(".note")).to_have_count(0)
    ana.leaves()


def holds_back_the_scripts(page: Page) -> list[Route]:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"/static/client/main\.\w+\.js$"), hold)
    return held


def test_the_first_pictures_are_there_before_the_scripts_and_stay(invite: Invite) -> None:
    ana = invite()
    held = holds_back_the_scripts(ana.page)
    ana.page.goto(ana.url, wait_until="commit")
    until(ana.page, THREE_PICTURES)
    until(ana.page, "document.fonts.ready.then(() => true)")
    before, places = ana.page.query_selector(".card img"), ana.page.evaluate(PLACES)
    for route in held:
        route.continue_()
    expect(ana.button("Open a table")).to_be_visible()
    ana.settles()
    assert before is not None
    assert before.evaluate("one => one === document.querySelector('.card img')")
    expect(ana.page.locator(".first-paint, .slow")).to_have_count(0)
    assert ana.page.evaluate(PLACES) == pytest.approx(places, abs=3)


def test_nothing_stays_of_the_first_page_where_a_screen_comes_later(invite: Invite) -> None:
    ana = invite()
    ana.page.goto(f"{ana.url}/account")
    expect(ana.page.get_by_label("E-mail")).to_be_visible()
    expect(ana.page.locator("main")).to_have_count(1)


def test_whoever_is_known_never_sees_the_page_for_strangers(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    held = holds_back_the_scripts(ana.page)
    ana.page.goto(ana.url, wait_until="commit")
    expect(ana.page.locator(".wordmark")).to_be_visible()
    expect(ana.page.locator(".steps")).to_be_hidden()
    for route in held:
        route.continue_()
    expect(ana.page.get_by_text("My tables")).to_be_visible()
    expect(ana.page.locator(".steps")).to_have_count(0)
