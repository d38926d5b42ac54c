"""The big screen: what lies on the table, seen from across the room, and nobody's hand."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from testkit.api_callers import NAMES, OpenTable, a_game, a_room, act, guest, play_out
from testkit.chromium import needs_chromium, until
from testkit.cut_wire import cut_wire
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

SIZES = [{"width": 1280, "height": 720}, {"width": 1920, "height": 1080}]
ACROSS_THE_ROOM = 0.029
"""The height of the smallest letters, as a part of the screen's."""

Hang = Callable[..., Guest]


@pytest.fixture
def hang(invite: Invite) -> Hang:
    """Hangs up a television that shows a room."""

    def television(code: str, **about: Any) -> Guest:
        one = invite(**{"viewport": SIZES[0], "has_touch": False, **about})
        one.page.goto(f"{one.url}/tv/{code}")
        return one

    return television


def at(server: Server, table: OpenTable) -> OpenTable:
    """The same table at the running server, so that its sockets hear of moves."""
    return through(server, table)


def fills_the_screen(television: Guest) -> None:
    """Nothing scrolls, nothing is cut off at the edges, and all words are large enough."""
    television.settles()
    beyond = """() => {
          const {scrollWidth, scrollHeight, clientWidth, clientHeight} = document.documentElement
          return [scrollWidth - clientWidth, scrollHeight - clientHeight]
        }"""
    assert television.page.evaluate(beyond) == [0, 0]
    outside = """() => [...document.querySelectorAll('.tv *')]
        .filter(one => one.checkVisibility() && !one.closest('.hidden-text, svg, .fuse'))
        .filter(one => {
          const {left, top, right, bottom} = one.getBoundingClientRect()
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
        }).map(one => one.className + JSON.stringify(one.getBoundingClientRect()))"""
    assert television.page.evaluate(outside) == []
    small = """least => [...document.querySelectorAll('.tv *')]
        .filter(one => !one.closest('.hidden-text') && !one.closest('[aria-hidden]'))
        .filter(one => [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
        .filter(one => parseFloat(getComputedStyle(one).fontSize) < least * innerHeight)
        .map(one => one.outerHTML.slice(0, 120))"""
    assert television.page.evaluate(small, ACROSS_THE_ROOM) == []


@pytest.mark.parametrize("size", SIZES, ids=["720", "1080"])
def test_a_whole_turn_is_seen_from_across_the_room(hang: Hang, server: Server, size: Any) -> None:
    table = at(server, a_room(4, settings={"target": 10}))
    tv = hang(table.code, viewport=size)
    seats = tv.page.get_by_label("At the table")
    expect(seats).to_contain_text("Dag")
    expect(tv.page.locator(".tv-address")).to_contain_text(f"/r/{table.code}")
    fills_the_screen(tv)
    table.host.moves(table.game, "start")
    expect(tv.page.get_by_text("Whoever has a clue first begins")).to_be_visible()
    fills_the_screen(tv)
    act(table, table.host)
    expect(tv.page.locator(".clue")).to_have_text("low tide")
    expect(tv.page.locator(".tv-strip .thinks")).to_have_count(3)
    fills_the_screen(tv)
    for player in table.players[1:]:
        act(table, player)
    expect(tv.page.locator(".laid")).to_have_count(4)
    act(table, table.players[1])
    expect(tv.page.locator(".tv-strip .thinks")).to_have_count(2)
    fills_the_screen(tv)
    for player in table.players[2:]:
        act(table, player)
    expect(tv.page.get_by_text("Ana turns the card over")).to_be_visible()
    expect(tv.page.locator(".slot-tokens .token")).to_have_count(3)
    act(table, table.host)
    expect(tv.page.locator(".owner")).to_have_count(4)
    expect(tv.page.get_by_text("Bruno is thinking of a clue")).to_be_visible()
    fills_the_screen(tv)


def test_twelve_people_with_two_votes_fit_on_it(hang: Hang, server: Server) -> None:
    extra = ("Karoline", "Lazarus")
    opened = a_room(10, settings={"edition": "odyssey"})
    more = tuple(guest(name) for name in extra)
    for one in more:
        assert one.moves(opened.game, "join", {}).status == 200
    table = at(server, opened._replace(players=opened.players + more))
    tv = hang(table.code)
    expect(tv.page.locator(".tv-seats li")).to_have_count(12)
    fills_the_screen(tv)
    table.host.moves(table.game, "start")
    for _ in range(2):
        for player in table.players:
            act(table, player)
    expect(tv.page.locator(".laid")).to_have_count(12)
    fills_the_screen(tv)
    for player in table.players:
        act(table, player)
    act(table, table.host)
    expect(tv.page.locator(".owner")).to_have_count(12)
    fills_the_screen(tv)


def test_the_longest_words_fit_on_it(hang: Hang, server: Server) -> None:
    opened = a_room(3, title="W" * 60, settings={"edition": "odyssey"})
    long = tuple(guest(f"Maximiliana Wilhelmine {number:07}") for number in range(9))
    for one in long:
        assert one.moves(opened.game, "join", {}).status == 200
    table = at(server, opened._replace(players=long + opened.players))
    tv = hang(table.code)
    expect(tv.page.locator(".tv-seats li")).to_have_count(12)
    fills_the_screen(tv)
    opened.host.moves(table.game, "start")
    view = table.view()
    body = {"turn": 1, "card": view["you"]["hand"][0], "clue": "Weltschmerz und " * 31}
    assert table.host.moves(table.game, "clue", body).status == 200
    expect(tv.page.locator(".clue")).to_contain_text("Weltschmerz")
    fills_the_screen(tv)
    for _ in range(2):
        for player in table.players[1:]:
            act(table, player)
    expect(tv.page.locator(".laid")).to_have_count(12)
    act(table, table.host)
    expect(tv.page.locator(".owner")).to_have_count(12)
    fills_the_screen(tv)


def test_it_shows_nobodys_hand_even_where_a_player_is_signed_in(
    hang: Hang, invite: Invite, server: Server
) -> None:
    table = at(server, a_game(4))
    tv = invite(viewport=SIZES[0], has_touch=False)
    tv.is_signed_in(table.host, "Ana")
    tv.page.goto(f"{tv.url}/tv/{table.code}")
    expect(tv.page.locator(".tv-strip li")).to_have_count(4)
    assert tv.page.locator("img").count() == 0
    act(table, table.host)
    expect(tv.page.locator(".clue")).to_have_text("low tide")
    assert tv.page.locator("img").count() == 0
    expect(tv.page.get_by_text("Ana\N{RIGHT SINGLE QUOTATION MARK}s clue")).to_be_visible()


def test_whoever_looks_on_from_a_television_takes_no_seat_and_no_name(
    hang: Hang, server: Server
) -> None:
    table = at(server, a_room(2))
    tv = hang(table.code)
    expect(tv.page.get_by_text("One more person, and you can begin")).to_be_visible()
    assert len(table.view()["players"]) == 2
    tv.page.goto(tv.url)
    expect(tv.button("Open a table")).to_be_visible()
    tv.page.goto(f"{tv.url}/tv/{table.code}")
    expect(tv.page.get_by_label("At the table")).to_contain_text("Bruno")


def test_it_looks_on_as_somebody_new_once_its_token_is_worth_nothing(
    hang: Hang, server: Server
) -> None:
    table = at(server, a_room(3))
    tv = hang(table.code)
    expect(tv.page.get_by_label("At the table")).to_contain_text("Clara")
    tv.page.evaluate("localStorage.setItem('dixit.onlooker', 'worthless')")
    tv.page.reload()
    expect(tv.page.get_by_label("At the table")).to_contain_text("Clara")
    assert tv.page.evaluate("localStorage.getItem('dixit.onlooker')") != "worthless"
    tv.complaints.clear()  # the browser notes each answer of 401


def test_it_goes_on_to_the_end_the_next_game_and_the_last_good_night(
    hang: Hang, server: Server
) -> None:
    table = at(server, a_game(3, settings={"target": 10}))
    tv = hang(table.code)
    expect(tv.page.locator(".tv-strip li")).to_have_count(3)
    play_out(table)
    expect(tv.page.locator(".result")).to_be_visible()
    expect(tv.page.locator(".standing li")).to_have_count(3)
    fills_the_screen(tv)
    assert table.host.post(f"/rooms/{table.code}/games").status == 201
    expect(tv.page.get_by_text("Ana deals the cards when everybody is here")).to_be_visible()
    assert table.host.post(f"/rooms/{table.code}/close").status == 204
    expect(tv.page.get_by_text("The table is closed. Good night!")).to_be_visible()


def test_whoever_comes_after_the_end_sees_the_standing_and_no_cards(
    hang: Hang, finished: OpenTable
) -> None:
    tv = hang(finished.code)
    expect(tv.page.locator(".standing li")).to_have_count(3)
    tv.settles()
    expect(tv.page.locator(".last-picture")).to_have_count(0)
    expect(tv.page.locator(".note")).to_have_count(0)
    fills_the_screen(tv)
    tv.complaints.clear()  # the browser notes the answer of 404


def test_it_goes_on_looking_while_another_tab_chooses_a_language(
    hang: Hang, server: Server
) -> None:
    table = at(server, a_game(3))
    tv = hang(table.code)
    expect(tv.page.locator(".tv-strip li")).to_have_count(3)
    tab = tv.new_tab()
    tab.goto(tv.url)
    tab.evaluate("localStorage.setItem('dixit.language', 'da')")
    expect(tv.page.locator("html")).to_have_attribute("lang", "da")
    act(table, table.host)
    expect(tv.page.locator(".clue")).to_have_text("low tide")
    tv.settles()
    expect(tv.page.locator(".note")).to_have_count(0)


def test_the_way_in_is_shown_as_long_as_there_is_a_seat(hang: Hang, server: Server) -> None:
    table = at(server, a_game(3, settings={"late_joining": True}))
    tv = hang(table.code)
    expect(tv.page.locator(".tv-way-in")).to_contain_text(table.code)
    for name in NAMES[3:8]:
        assert guest(name).moves(table.game, "join", {}).status == 200
    act(table, table.host)
    expect(tv.page.locator(".tv-way-in figure")).to_have_count(0)


def test_a_locked_room_asks_for_its_word(hang: Hang, server: Server) -> None:
    table = at(server, a_room(3, password="lighthouse"))
    tv = hang(table.code)
    tv.page.get_by_label("Password").fill("fog")
    tv.presses("Go in")
    expect(tv.page.get_by_text("The password is missing or wrong.")).to_be_visible()
    tv.complaints.clear()  # the browser notes each answer of 403
    tv.page.get_by_label("Password").fill("lighthouse")
    tv.presses("Go in")
    expect(tv.page.get_by_label("At the table")).to_contain_text("Clara")


def test_it_says_why_it_shows_nothing(hang: Hang, server: Server) -> None:
    table = at(server, a_room(3, spectators=False))
    tv = hang(table.code)
    expect(tv.page.get_by_text("Only those at this table may look")).to_be_visible()
    tv.page.goto(f"{tv.url}/tv/NOSUCH7")
    expect(tv.page.get_by_text("There is no table with that code.")).to_be_visible()


def test_it_finds_its_way_back_to_what_lies_on_the_table_by_now(
    invite: Invite, server: Server
) -> None:
    table = at(server, a_game(4))
    with cut_wire(server.port) as wire:
        tv = invite(wire.url, viewport=SIZES[0], has_touch=False)
        tv.page.goto(f"{wire.url}/tv/{table.code}")
        expect(tv.page.locator(".tv-strip li")).to_have_count(4)
        wire.cut()
        act(table, table.host)
        expect(tv.page.get_by_text("Finding the way back to the table…")).to_be_visible()
        wire.mend()
        expect(tv.page.locator(".clue")).to_have_text("low tide")
        expect(tv.page.get_by_text("Finding the way back to the table…")).to_have_count(0)
        tv.complaints.clear()  # the browser notes each socket that doesn't open


def test_its_address_is_told_in_the_lobby_and_in_the_menu(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    ana.presses("On the big screen")
    told = ana.page.get_by_role("dialog").locator(".link")
    expect(told).to_have_text(ana.link.replace("/r/", "/tv/").removeprefix("http://"))
    ana.is_no_wider_than_the_screen()
    ana.presses("Close")
    ana.presses("Menu")
    ana.page.get_by_role("dialog").get_by_role("button", name="On the big screen").click()
    ana.presses("Open it here")
    expect(ana.page.get_by_label("At the table")).to_contain_text("Ana")
    expect(ana.page.locator(".tv-address")).to_be_visible()


LOCKS = """
    window.locks = []
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
        const lock = { released: false, release: async () => { lock.released = true } }
        window.locks.push(lock)
        return lock
    } } })
"""
HELD = "window.locks.map(({ released }) => !released)"


def test_its_screen_stays_bright_for_as_long_as_it_is_seen(invite: Invite) -> None:
    table, hall = a_room(2), invite()
    hall.page.add_init_script(LOCKS)
    hall.page.goto(f"{hall.url}/tv/{table.code}")
    until(hall.page, "window.locks.length === 1")
    hall.page.evaluate("dispatchEvent(new Event('online'))")
    assert hall.page.evaluate(HELD) == [True]
    hall.page.evaluate("window.locks[0].release()")  # as browsers do while the page is hidden
    hall.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    until(hall.page, f"{HELD}.join() === 'false,true'")
    hall.page.evaluate(
        "history.pushState(null, '', '/rules'); dispatchEvent(new Event('popstate'))"
    )
    until(hall.page, f"{HELD}.join() === 'false,false'")
