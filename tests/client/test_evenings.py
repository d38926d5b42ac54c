"""Evenings as they really go: many people, a keyboard, and whatever comes between."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from testkit.api_callers import (
    NAMES,
    Caller,
    OpenTable,
    a_game,
    a_room,
    act,
    guest,
    play_on,
    time_runs_out,
)
from testkit.chromium import needs_chromium
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import PHONE, Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

DESK = {"viewport": {"width": 1280, "height": 800}, "has_touch": False}
EVERYBODY = (*NAMES, "Karoline", "Lazarus")
BRUNO_IS_AWAY = "It's Bruno's turn, but Bruno isn't here just now".replace(
    "'", "\N{RIGHT SINGLE QUOTATION MARK}"
)

Sit = Callable[..., Guest]


@pytest.fixture
def sit(invite: Invite) -> Sit:
    """Somebody who plays already opens the room on a device of theirs."""

    def at(table: OpenTable, seat: int, **about: Any) -> Guest:
        one = invite(**about)
        one.is_signed_in(table.players[seat], EVERYBODY[seat])
        one.page.goto(f"{one.url}/r/{table.code}")
        return one

    return at


def joined(server: Server, table: OpenTable, *names: str) -> OpenTable:
    more: tuple[Caller, ...] = tuple(guest(name) for name in names)
    for one in more:
        assert one.moves(table.game, "join", {}).status == 200
    return through(server, table._replace(players=table.players + more))


def start(table: OpenTable) -> None:
    assert table.host.moves(table.game, "start").status == 200


def others_act(table: OpenTable, *but: int) -> None:
    for seat, player in enumerate(table.players):
        if seat not in but:
            act(table, player)


def can_be_tapped(found: Locator) -> None:
    """It can be brought to where nothing lies over it, and is large enough for a thumb."""
    found.scroll_into_view_if_needed()
    found.click(trial=True)
    box = found.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44


# Many people


def test_twelve_people_with_two_votes_play_a_turn_on_small_phones(sit: Sit, server: Server) -> None:
    opened = a_room(10, settings={"edition": "odyssey"})
    table = joined(server, opened, *EVERYBODY[10:])
    ana, bruno = sit(table, 0), sit(table, 1)
    expect(ana.page.locator(".seat")).to_have_count(12)
    ana.fits_the_screen()
    ana.presses("Deal the cards")
    ana.tells("the thirteenth guest")
    bruno.gives()
    others_act(table, 0, 1)
    expect(bruno.page.locator(".laid")).to_have_count(12)
    bruno.fits_the_screen()
    for card in (bruno.choices.first, bruno.choices.last):
        can_be_tapped(card)
    bruno.choices.first.click()
    bruno.presses("Put a vote here")
    bruno.choices.last.click()
    bruno.presses("And the second here")
    bruno.presses("Cast both votes")
    others_act(table, 0, 1)
    expect(ana.page.locator(".slot-tokens .token")).to_have_count(22)
    ana.turns_the_card_over()
    for one in (ana, bruno):
        expect(one.page.locator(".owner")).to_have_count(12)
        expect(one.button("Go on")).to_be_visible()
        one.fits_the_screen()
        last = one.page.locator(".laid").last.bounding_box()
        assert last
        assert last["y"] + last["height"] <= PHONE["height"]


# Without a mouse


def test_four_people_play_a_turn_by_keys_alone(sit: Sit, server: Server) -> None:
    table = through(server, a_game(4))
    guests = [sit(table, seat, **DESK) for seat in range(4)]
    teller, *guessers = guests
    expect(teller.page.locator(".fan-card")).to_have_count(6)
    press = [one.page.keyboard.press for one in guests]
    press[0]("?")
    expect(teller.page.get_by_text("leaf through the cards")).to_be_visible()
    press[0]("Escape")
    expect(teller.page.get_by_role("dialog")).to_have_count(0)
    press[0]("2")
    teller.strikes("Enter")
    teller.page.keyboard.type("by keys alone")
    press[0]("Enter")
    for one in guessers:
        one.sees_clue("by keys alone")
        expect(one.page.locator("h1.task")).to_be_visible()
        one.page.keyboard.press("5")
        one.strikes("Enter")
    for one in guessers:
        expect(one.page.locator(".laid")).to_have_count(4)
        own = one.page.locator(".laid").evaluate_all(
            "all => all.findIndex(one => one.classList.contains('own'))"
        )
        one.page.keyboard.press("1" if own else "2")
        one.strikes("Enter")
    expect(teller.button("Turn my card over")).to_be_visible()
    teller.strikes("Enter")
    for one in guests:
        expect(one.page.locator(".laid.truth")).to_have_count(1)
        expect(one.button("Go on")).to_be_visible()
        one.strikes("Enter")
        expect(one.page.locator(".fan-card")).to_have_count(6)


# Things that come between


def test_whoever_is_slower_with_the_first_clue_is_told_and_goes_on(
    sit: Sit, server: Server
) -> None:
    table = through(server, a_game(4))
    ana, bruno = sit(table, 0), sit(table, 1)

    def overtaken(route: Route) -> None:
        act(table, table.players[2])
        route.continue_()

    bruno.page.route("**/clue", overtaken)
    bruno.presses("Use this card")
    bruno.page.get_by_role("textbox", name="Your clue").fill("too late")
    bruno.presses("Say it")
    bruno.sees_clue("low tide")
    expect(bruno.page.locator(".note")).to_be_visible()
    expect(bruno.page.get_by_role("dialog")).to_have_count(0)
    assert "409" in bruno.complaints.pop()
    bruno.gives()
    ana.sees_clue("low tide")
    expect(ana.page.get_by_text("Clara\N{RIGHT SINGLE QUOTATION MARK}s clue")).to_be_visible()


def test_words_of_a_slower_clue_are_kept_for_the_next_time(sit: Sit, server: Server) -> None:
    table = through(server, a_game(4))
    bruno = sit(table, 1)
    bruno.presses("Use this card")
    bruno.page.get_by_role("textbox", name="Your clue").fill("room for one more")
    act(table, table.players[2])
    bruno.sees_clue("low tide")
    words = "Clara was first. Your words are kept for your turn."
    expect(bruno.page.locator(".note")).to_have_text(words)


def test_words_of_a_clue_stay_while_another_card_is_looked_for(sit: Sit, server: Server) -> None:
    bruno = sit(through(server, a_game(4)), 1)
    bruno.presses("Use this card")
    field = bruno.page.get_by_role("textbox", name="Your clue")
    field.fill("room for one more")
    bruno.presses("Another card")
    bruno.page.keyboard.press("ArrowRight")
    bruno.presses("Use this card")
    expect(field).to_have_value("room for one more")


def test_a_thumb_leafs_through_the_hand_card_by_card(sit: Sit, server: Server) -> None:
    bruno = sit(through(server, a_game(4)), 1)
    fan, front = bruno.page.locator(".fan"), bruno.page.locator(".fan-card.front")
    expect(front).to_have_attribute("data-index", "3")
    bruno.settles()
    place = fan.bounding_box()
    assert place
    left, middle = place["x"] + place["width"] * 0.2, place["y"] + place["height"] / 2
    for index, pieces in ((2, 2), (1, 10), (0, 40)):  # quick ones and slow ones
        bruno.page.mouse.move(left, middle)
        bruno.page.mouse.down()
        bruno.page.mouse.move(left + place["width"] * 0.4, middle, steps=pieces)
        bruno.page.mouse.up()
        expect(front).to_have_attribute("data-index", str(index))


def test_a_table_without_a_clock_waits_at_the_end_of_a_turn(sit: Sit, server: Server) -> None:
    limits = dict.fromkeys(("clue", "cards", "votes", "reveal"))
    table = through(server, a_game(4, settings={"limits": limits}))
    ana = sit(table, 0)
    expect(ana.page.locator(".fan-card")).to_have_count(6)
    ana.page.clock.install()
    while table.view()["turn"] == 1:
        play_on(table)
    expect(ana.page.locator(".laid").first).to_be_visible()
    for _ in range(30):  # what is told, and longer than it stays elsewhere
        ana.page.clock.run_for(1_000)
    ana.page.locator(".laid > button").first.click()
    expect(ana.page.locator(".uncovering")).to_be_visible()
    ana.presses("Go on")
    expect(ana.page.locator(".fan-card")).to_have_count(6)


def test_three_people_give_two_cards_and_change_one_of_them(sit: Sit, server: Server) -> None:
    table = through(server, a_game(3))
    act(table, table.host)
    bruno = sit(table, 1)
    task, ribbons = bruno.page.locator("h1.task"), bruno.page.locator(".ribbon")
    expect(task).to_contain_text("Which two")
    bruno.page.keyboard.press("1")
    bruno.presses("Take this one")
    expect(task).to_contain_text("1 of 2")
    assert not bruno.may("Take this one")
    bruno.page.keyboard.press("2")
    bruno.presses("Take this one")
    expect(task).to_have_text("2 of 2 chosen. Give them, or swap one.")
    bruno.presses("Give these two")
    expect(ribbons).to_have_text(["given", "given"])
    assert not bruno.may("This one instead")
    given = set(table.view(table.players[1])["you"]["played"])
    bruno.page.keyboard.press("3")
    bruno.presses("This one instead")
    expect(ribbons).to_have_text(["given", "✓"])
    bruno.presses("Give these two instead")
    expect(ribbons).to_have_text(["given", "given"])
    assert len(given & set(table.view(table.players[1])["you"]["played"])) == 1


def test_whoever_lets_the_time_run_out_is_left_in_peace_and_comes_back(
    sit: Sit, server: Server
) -> None:
    table = through(server, a_game(4))
    act(table, table.host)
    dag = sit(table, 3)
    others_act(table, 0, 3)
    time_runs_out(table)
    expect(dag.page.locator(".laid")).to_have_count(4)
    others_act(table, 0, 3)
    time_runs_out(table)
    expect(dag.page.locator(".slot-tokens .token")).to_have_count(2)
    act(table, table.host)
    dag.goes_on_soon()
    expect(dag.page.get_by_text("Your time ran out twice")).to_be_visible()
    dag.fits_the_screen()
    dag.page.get_by_role("alert").get_by_role("button").click()
    expect(dag.page.get_by_text("Your time ran out twice")).to_have_count(0)
    assert not any(seat["away"] for seat in table.view()["players"])


def test_a_turn_whose_teller_has_gone_is_told_to_its_end(sit: Sit, server: Server) -> None:
    table = through(server, a_game(5))
    act(table, table.host)
    clara = sit(table, 2)
    clara.gives()
    assert table.host.moves(table.game, "leave").status == 200
    others_act(table, 0, 2)
    clara.votes(0)
    others_act(table, 0, 2)
    expect(clara.page.locator(".owner")).to_have_count(5)
    expect(clara.page.locator(".laid.truth .owner")).to_have_text("Ana")
    clara.goes_on_soon()
    expect(clara.page.get_by_text(BRUNO_IS_AWAY)).to_be_visible()
    clara.fits_the_screen()


def test_a_turn_without_a_clue_in_time_is_passed_over(sit: Sit, server: Server) -> None:
    table = through(server, a_game(4))
    act(table, table.host)
    for _ in range(2):
        others_act(table, 0)
    act(table, table.host)
    clara = sit(table, 2)
    expect(clara.page.get_by_text(BRUNO_IS_AWAY)).to_be_visible()
    time_runs_out(table)
    expect(clara.button("Use this card")).to_be_visible()


def test_the_table_of_a_host_who_goes_is_somebody_elses(sit: Sit, server: Server) -> None:
    table = through(server, a_room(4))
    bruno = sit(table, 1)
    expect(bruno.page.get_by_text("Ana deals the cards when everybody is here")).to_be_visible()
    assert table.host.moves(table.game, "leave").status == 200
    bruno.presses("Deal the cards")
    expect(bruno.page.locator(".fan-card")).to_have_count(7)


def test_a_spectator_sees_the_table_and_nobodys_hand(
    invite: Invite, sit: Sit, server: Server
) -> None:
    table = through(server, a_game(4, settings={"late_joining": False}))
    late = invite()
    late.page.goto(f"{late.url}/r/{table.code}")
    late.says_name("Gil")
    expect(late.page.get_by_text("You are watching.")).to_be_visible()
    assert not late.may("Sit down after this turn")
    assert late.page.locator("img").count() == 0
    act(table, table.host)
    late.sees_clue("low tide")
    late.fits_the_screen()
    others_act(table, 0)
    expect(late.page.locator(".laid")).to_have_count(4)
    late.page.locator(".laid").first.locator("button").click()
    assert late.page.get_by_role("button", name="Vote for this card").count() == 0
    late.presses("Close")
    others_act(table, 0)
    act(table, table.host)
    expect(late.page.locator(".owner")).to_have_count(4)
    assert late.page.locator(".reactions").count() == 0
    late.goes_on_soon()
    expect(late.page.get_by_text("You are watching.")).to_be_visible()


def test_a_table_without_spectators_says_so_and_offers_a_seat(
    invite: Invite, server: Server
) -> None:
    table = through(server, a_room(3, spectators=False))
    late, later = invite(), invite()
    late.comes_by(f"{late.url}/r/{table.code}", "Gil")
    start(table)
    expect(late.page.locator(".fan-card").first).to_be_visible()
    later.page.goto(f"{later.url}/r/{table.code}")
    later.says_name("Hanna")
    expect(later.page.get_by_text("Only those who sit at this table see the game.")).to_be_visible()
    later.presses("Sit down after this turn")
    expect(later.page.get_by_text("Your seat is ready after this turn.")).to_be_visible()


# The host


def host_opens_menu(ana: Guest, name: str) -> Locator:
    ana.presses("Menu")
    menu = ana.page.get_by_role("dialog")
    menu.locator(".seat-line", has_text=name).click()
    return menu


def test_somebody_is_asked_to_leave_and_may_watch(sit: Sit, server: Server) -> None:
    table = through(server, a_game(4))
    ana, dag = sit(table, 0), sit(table, 3)
    expect(dag.page.locator(".fan-card").first).to_be_visible()
    menu = host_opens_menu(ana, "Dag")
    menu.get_by_role("button", name="Ask Dag to leave").click()
    words = "You no longer sit at this table, but you may watch."
    expect(dag.page.get_by_text(words)).to_be_visible()
    assert dag.page.locator("img").count() == 0
    assert not dag.may("Sit down after this turn")


def test_somebody_is_kept_out_and_let_in_again(sit: Sit, server: Server) -> None:
    table = through(server, a_game(4))
    ana, dag = sit(table, 0), sit(table, 3)
    expect(dag.page.locator(".fan-card").first).to_be_visible()
    menu = host_opens_menu(ana, "Dag")
    menu.get_by_role(
        "button", name="And don\N{RIGHT SINGLE QUOTATION MARK}t let Dag back in"
    ).click()
    closed = dag.page.get_by_role("heading", name="The host has asked you not to come in here")
    expect(closed).to_be_visible()
    dag.page.reload()
    expect(closed).to_be_visible()
    kept_out = menu.locator(".kept-out li", has_text="Dag")
    kept_out.get_by_role("button", name="Let back in").click()
    expect(kept_out).to_have_count(0)
    dag.page.reload()
    expect(dag.page.get_by_text("You no longer sit at this table")).to_be_visible()


def test_a_host_locks_the_door_and_newcomers_say_the_word(invite: Invite) -> None:
    ana, bruno = invite(), invite()
    ana.opens_a_table("Ana")
    ana.presses("Change")
    sheet = ana.page.get_by_role("dialog")
    sheet.get_by_label("Password").fill("lighthouse")
    sheet.get_by_role("button", name="Lock the door").click()
    expect(sheet.get_by_text("Whoever comes in needs the password.")).to_be_visible()
    ana.is_no_wider_than_the_screen()
    bruno.page.goto(ana.link)
    bruno.says_name("Bruno")
    bruno.page.get_by_label("Password").fill("fog")
    bruno.presses("Go in")
    expect(bruno.page.get_by_text("The password is missing or wrong.")).to_be_visible()
    assert "403" in bruno.complaints.pop()
    bruno.page.get_by_label("Password").fill("lighthouse")
    bruno.presses("Go in")
    expect(bruno.page.get_by_label("At the table")).to_contain_text("Bruno")
    sheet.get_by_role("button", name="Unlock it").click()
    expect(sheet.get_by_label("Password")).to_be_visible()
    clara = invite()
    clara.comes_by(ana.link, "Clara")


def test_what_the_host_changes_is_seen_by_all(invite: Invite) -> None:
    ana, bruno = invite(), invite()
    ana.opens_a_table("Ana")
    bruno.comes_by(ana.link, "Bruno")
    ana.changes_to("Two votes each")
    ana.changes_to("No clock")
    terms = bruno.page.locator(".terms")
    expect(terms).to_contain_text("Two votes each")
    expect(terms).to_contain_text("No clock")
    assert not bruno.may("Change")


def test_what_the_host_may_change_is_in_reach_without_scrolling(sit: Sit, server: Server) -> None:
    ana = sit(through(server, a_room(3)), 0)
    expect(ana.button("Deal the cards")).to_be_visible()
    change, begin = ana.button("Change"), ana.button("Deal the cards")
    expect(change).to_be_in_viewport(ratio=1)
    places = [button.bounding_box() for button in (change, begin)]
    assert places[0]
    assert places[1]
    assert places[0]["y"] + places[0]["height"] < places[1]["y"]
    ana.settles()
    can_be_tapped(change)
    assert ana.page.evaluate("scrollY") == 0


def test_a_closed_table_ends_for_everybody(sit: Sit, server: Server) -> None:
    table = through(server, a_game(4))
    ana, bruno = sit(table, 0), sit(table, 1)
    expect(bruno.page.locator(".fan-card").first).to_be_visible()
    ana.presses("Menu")
    menu = ana.page.get_by_role("dialog")
    menu.get_by_role("button", name="Close the table").click()
    menu.locator(".sure").get_by_role("button", name="Close the table").click()
    for one in (ana, bruno):
        expect(one.page.get_by_text("The table was closed.")).to_be_visible()
        expect(one.button("Play again")).to_have_count(0)
        one.fits_the_screen()
