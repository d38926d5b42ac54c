"""Bots, as people see them: whoever is alone plays with them, and always knows who is one."""

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bots.models import QuickTable
from bots.quick_play import begin_quick_tables
from bots.sweep import move_bots
from testkit.api_callers import Caller, a_bot, act, guest
from testkit.chromium import needs_chromium
from testkit.games_with_bots import with_somebody_away
from testkit.imported_decks import CATS, a_deck
from testkit.moderators import account_of
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]


def bots_at_the_table(guest: Guest) -> Locator:
    seats = guest.page.get_by_label("At the table").locator(".seat")
    return seats.filter(has=guest.page.locator(".winder"))


def test_a_host_alone_fills_the_table_with_bots(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    ana.chooses("Sharp")
    ana.presses("Fill up to 4")
    expect(bots_at_the_table(ana)).to_have_count(3)
    for seat in bots_at_the_table(ana).all():
        expect(seat.locator(".seat-note")).to_have_text("bot")
    expect(ana.button("Deal the cards")).to_be_visible()
    ana.fits_the_screen()


def test_one_bot_comes_and_is_sent_away(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    ana.presses("Add a bot")
    expect(bots_at_the_table(ana)).to_have_count(1)
    ana.page.get_by_role("button", name=re.compile("^Send .* away$")).click()
    expect(bots_at_the_table(ana)).to_have_count(0)


def test_only_the_host_seats_bots(invite: Invite) -> None:
    ana, bruno = invite(), invite()
    ana.opens_a_table("Ana")
    bruno.comes_by(ana.link, "Bruno")
    ana.presses("Add a bot")
    expect(bots_at_the_table(bruno)).to_have_count(1)
    assert not bruno.may("Add a bot")


def test_bots_say_that_they_know_nothing_of_a_deck_without_words(invite: Invite) -> None:
    caller = guest("Ana")
    deck = a_deck(account_of(caller))
    decks = {"decks": [deck.slug]}
    opened = caller.post("/rooms", {"title": "The pier", "settings": decks}).json
    ana = invite()
    ana.is_signed_in(caller, "Ana")
    ana.page.goto(f"{ana.url}/r/{opened['code']}")
    ana.presses("Add a bot")
    expect(ana.page.get_by_role("alert")).to_contain_text("Bots can't play with")
    ana.complaints.clear()  # the browser notes the answer of 409


def test_a_host_has_bots_play_for_whoever_is_away(invite: Invite) -> None:
    caller = guest("Ana")
    opened = caller.post("/rooms", {"title": "The pier"}).json
    ana = invite()
    ana.is_signed_in(caller, "Ana")
    ana.page.goto(f"{ana.url}/r/{opened['code']}")
    ana.presses("Change")
    switch = ana.page.get_by_role("checkbox", name=re.compile("^A bot plays for whoever is away"))
    switch.click()
    ana.presses("Done")
    ana.page.reload()
    ana.presses("Change")
    expect(switch).to_be_checked()


def test_a_host_lets_bots_in_from_elsewhere_who_are_seen_to_be_bots(invite: Invite) -> None:
    caller = guest("Ana")
    opened = caller.post("/rooms", {"title": "The pier"}).json
    ana = invite()
    ana.is_signed_in(caller, "Ana")
    ana.page.goto(f"{ana.url}/r/{opened['code']}")
    ana.presses("Change")
    switch = ana.page.get_by_role("checkbox", name=re.compile("^Bots from elsewhere may come in"))
    expect(switch).not_to_be_checked()
    switch.click()
    ana.presses("Done")
    ana.page.reload()
    ana.presses("Change")
    expect(switch).to_be_checked()
    ana.presses("Done")
    assert a_bot("Turnip").moves(opened["game"]["id"], "join").status == 200
    expect(bots_at_the_table(ana)).to_have_count(1)
    expect(bots_at_the_table(ana).locator(".seat-note")).to_have_text("bot")
    ana.fits_the_screen()
    ana.presses("Send Turnip away")
    expect(bots_at_the_table(ana)).to_have_count(0)


def test_a_bot_from_elsewhere_is_reported_and_kept_out_like_a_person(invite: Invite) -> None:
    caller, bot = guest("Ana"), a_bot("Turnip")
    opened = caller.post("/rooms", {"title": "The pier", "outside_bots": True}).json
    bot.moves(opened["game"]["id"], "join")
    ana = invite()
    ana.is_signed_in(caller, "Ana")
    ana.page.goto(f"{ana.url}/r/{opened['code']}")
    expect(bots_at_the_table(ana)).to_have_count(1)
    ana.presses("Menu")
    menu = ana.page.get_by_role("dialog")
    menu.locator(".seat-line", has_text="Turnip").click()
    expect(menu.get_by_role("button", name="Tell the moderators")).to_be_visible()
    menu.get_by_role("button", name=re.compile("^And don.t let Turnip back in$")).click()
    expect(bots_at_the_table(ana)).to_have_count(0)
    assert bot.moves(opened["game"]["id"], "join").code == "banned"


def test_a_table_with_bots_says_why_it_takes_no_such_deck(invite: Invite) -> None:
    caller = guest("Ana")
    a_deck(account_of(caller))
    opened = caller.post("/rooms", {"title": "The pier"}).json
    ana = invite()
    ana.is_signed_in(caller, "Ana")
    ana.page.goto(f"{ana.url}/r/{opened['code']}")
    ana.presses("Add a bot")
    expect(bots_at_the_table(ana)).to_have_count(1)
    ana.presses("Change")
    cover = ana.page.locator("dialog .cover-option", has_text=CATS.title)
    cover.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("Bots can't play with")
    expect(cover.get_by_role("checkbox")).not_to_be_checked()
    ana.complaints.clear()  # the browser notes the answer of 409


class Alone:
    """Somebody who plays with bots only, which make their moves as soon as it is theirs."""

    def __init__(self, guest: Guest) -> None:
        guest.page.wait_for_url("**/r/*")
        kept = guest.page.evaluate("({ ...localStorage })")
        self.guest = guest
        self._caller = Caller(kept["dixit.token"], json.loads(kept["dixit.me"])["id"])
        self._code = guest.page.url.rsplit("/", 1)[1]
        self._turn = 1

    def view(self) -> Any:
        game = self._caller.get(f"/rooms/{self._code}").json["game"]["id"]
        return self._caller.get(f"/games/{game}").json

    def plays_on(self) -> bool:
        """Makes one move, on the page; false if the game is over."""
        move_bots(seconds=60)
        view, ana = self.view(), self.guest
        is_over = view["phase"] == "over"
        if is_over or view["turn"] > self._turn:
            ana.goes_on_soon()
            self._turn += 1
        if is_over:
            return False
        match view["you"]["to_do"]:
            case "clue":
                expect(ana.button("Use this card")).to_be_visible()
                ana.tells(f"what the clock dreams of, {self._turn}")
            case "cards":
                ana.gives()
            case "votes":
                ana.votes(self._turn)
            case "reveal":
                ana.turns_the_card_over()
        return True


def test_whoever_is_alone_has_a_hand_by_two_taps_and_a_name(invite: Invite) -> None:
    ana = invite()
    ana.page.goto(ana.url)
    expect(ana.page.locator(".step-picture img")).to_have_count(3)
    ana.fits_the_screen()
    ana.presses("Play with bots")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.presses("Deal the cards")
    expect(ana.button("Use this card")).to_be_visible()
    expect(ana.page.locator(".fan-card")).to_have_count(6)
    ana.fits_the_screen()
    alone = Alone(ana)
    assert len(alone.view()["players"]) == 4
    alone.plays_on()
    alone.plays_on()
    expect(ana.page.locator(".laid")).to_have_count(4)


def test_one_person_and_three_bots_play_a_whole_game(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    ana.wants_a_short_game()
    ana.presses("Fill up to 4")
    ana.presses("Deal the cards")
    expect(ana.button("Use this card")).to_be_visible()
    alone = Alone(ana)
    assert any(not alone.plays_on() for _ in range(200))
    expect(ana.page.locator(".result .bot-note")).to_have_count(3)
    expect(ana.page.locator(".result")).to_contain_text("just for fun")
    ana.fits_the_screen()


def test_whoever_has_a_name_plays_at_once_from_home(invite: Invite) -> None:
    nina = invite()
    nina.is_signed_in(guest("Nina"), "Nina")
    nina.page.goto(nina.url)
    nina.presses("Play now")
    nina.chooses("Easy")
    nina.presses("With bots, right now")
    expect(nina.page.locator(".fan-card")).to_have_count(6)


def test_a_seat_is_found_with_whoever_looks_for_one_too(invite: Invite) -> None:
    looking = {name: invite() for name in ("Nina", "Oda")}
    for name, device in looking.items():
        takes_a_seat_at_once(device, name)
        expect(device.page.get_by_role("timer")).to_contain_text("bots", ignore_case=True)
    for device in looking.values():
        expect(device.page.get_by_label("At the table")).to_contain_text("Nina")
        expect(device.page.get_by_label("At the table")).to_contain_text("Oda")


def takes_a_seat_at_once(device: Guest, name: str) -> None:
    device.is_signed_in(guest(name), name)
    device.page.goto(device.url)
    device.presses("Play now")
    device.presses("With whoever is there")
    expect(device.page.get_by_label("At the table")).to_contain_text(name)


def test_everybody_at_a_quick_table_sees_when_bots_come(invite: Invite) -> None:
    nina, oda = invite(), invite()
    takes_a_seat_at_once(nina, "Nina")
    QuickTable.objects.update(fill_at=datetime.now(UTC) + timedelta(minutes=9))
    oda.comes_by(nina.link, "Oda")
    for device in (nina, oda):
        expect(device.page.get_by_role("timer")).to_have_text(re.compile(r"^Bots join in 5\d\d s$"))
        device.fits_the_screen()
    begin_quick_tables(datetime.now(UTC) + timedelta(hours=1))
    for device in (nina, oda):
        expect(device.page.locator(".fan-card")).to_have_count(6)
        expect(device.page.get_by_role("timer")).to_have_count(0)


def test_of_bots_that_do_not_come_nothing_more_is_said(invite: Invite) -> None:
    nina = invite()
    takes_a_seat_at_once(nina, "Nina")
    QuickTable.objects.update(fill_at=datetime.now(UTC) - timedelta(minutes=1))
    nina.page.reload()
    expect(nina.page.get_by_text("2 more people, and you can begin")).to_be_visible()
    expect(nina.page.get_by_role("timer")).to_have_count(0)


def test_whoever_a_bot_plays_for_is_marked_until_they_are_back(
    invite: Invite, server: Server
) -> None:
    table = through(server, with_somebody_away())
    _, storyteller, away = table.players
    act(table, storyteller)
    bruno, clara = invite(), invite()
    for device, caller, name in ((bruno, storyteller, "Bruno"), (clara, away, "Clara")):
        device.is_signed_in(caller, name)
        device.page.goto(f"{device.url}/r/{table.code}")
    waiting = bruno.page.locator(".waiting")
    expect(waiting).to_contain_text("Waiting for Ana and Clara")
    expect(waiting).to_contain_text("a bot plays for Clara")
    expect(waiting.locator(".winder")).to_have_count(1)
    bruno.fits_the_screen()
    bruno.presses("Menu")
    seat = bruno.page.locator(".standing li", has_text="Clara")
    expect(seat.locator(".winder")).to_have_count(1)
    expect(seat).to_contain_text("a bot plays for Clara")
    expect(clara.page.get_by_role("alert")).to_contain_text("a bot plays for you")
    clara.presses("I\N{RIGHT SINGLE QUOTATION MARK}m back")
    expect(bruno.page.locator(".winder")).to_have_count(0)
    expect(bruno.page.get_by_text("a bot plays for")).to_have_count(0)
    expect(clara.page.get_by_role("alert")).to_have_count(0)


def test_a_storyteller_for_whom_a_bot_tells_is_marked_too(invite: Invite, server: Server) -> None:
    table = through(server, with_somebody_away())
    for _ in range(8):
        move_bots(now=datetime.now(UTC) + timedelta(days=1))
        for player in table.players[:2]:
            act(table, player)
        if table.view()["storyteller"] == table.players[2].id:
            break
    ana = invite()
    ana.is_signed_in(table.host, "Ana")
    ana.page.goto(f"{ana.url}/r/{table.code}")
    expect(ana.page.locator(".head .winder")).to_have_count(1)
    expect(ana.page.locator(".teller")).to_contain_text("a bot plays for Clara")
    ana.fits_the_screen()
