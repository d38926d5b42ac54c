"""The story of a game that is over, leafed through like a book."""

from uuid import UUID

import pytest
from playwright.sync_api import expect

from games.play import play
from games.rules import moves as m
from testkit.api_callers import Caller, OpenTable, a_room, play_out
from testkit.chromium import needs_chromium
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

A_MODERATOR = m.moderator("5ad8c4a7-8f8e-4f57-9a4b-7f9f40e1f7aa")


def at_the_end(guest: Guest, table: OpenTable) -> None:
    """The guest is the host, and looks at the end of the game."""
    guest.is_signed_in(table.host, "Ana")
    guest.page.goto(f"{guest.url}/r/{table.code}")
    expect(guest.page.locator(".result")).to_be_visible()


def leafs(guest: Guest, key: str, page: int) -> None:
    guest.page.keyboard.press(key)
    expect(guest.page.locator(".page-number")).to_contain_text(f"Turn {page} of")


def turns_to_the_end(guest: Guest) -> None:
    expect(guest.page.locator(".cover-names")).to_be_visible()
    guest.page.keyboard.press("End")


def test_a_story_is_leafed_through_from_its_cover_to_the_winners(
    invite: Invite, finished: OpenTable
) -> None:
    ana = invite()
    at_the_end(ana, finished)
    ana.presses("Leaf through the story")
    expect(ana.page.get_by_role("heading", name="The story of an evening")).to_be_visible()
    expect(ana.page.locator(".cover-names")).to_have_text("Ana, Bruno, and Clara")
    turns = finished.host.get(f"/games/{finished.game}/story").json["turns"]
    for turn in turns:
        ana.presses("Open the book" if turn["turn"] == 1 else "Next page")
        expect(ana.page.locator(".page-number")).to_contain_text(f"Turn {turn['turn']} of")
        expect(ana.page.locator(".clue")).to_have_text("low tide")
        expect(ana.page.locator(".owner")).to_have_count(5)
        ana.fits_the_screen()
    ana.presses("Next page")
    expect(ana.page.locator(".standing li")).to_have_count(3)
    ana.fits_the_screen()
    ana.presses("Close")
    expect(ana.button("Leaf through the story")).to_be_visible()


def test_a_thumb_or_the_arrow_keys_leaf(invite: Invite, finished: OpenTable) -> None:
    ana = invite()
    at_the_end(ana, finished)
    ana.presses("Leaf through the story")
    expect(ana.page.locator(".cover-names")).to_be_visible()
    leafs(ana, "ArrowRight", 1)
    leafs(ana, "ArrowRight", 2)
    leafs(ana, "ArrowLeft", 1)
    ana.swipes(from_x=300, to_x=80)
    expect(ana.page.locator(".page-number")).to_contain_text("Turn 2 of")
    ana.swipes(from_x=80, to_x=300)
    expect(ana.page.locator(".page-number")).to_contain_text("Turn 1 of")


def test_a_story_among_friends_is_read_by_others_once_all_agree(
    invite: Invite, finished: OpenTable
) -> None:
    ana, stranger = invite(), invite()
    link = f"{ana.url}/games/{finished.game}/story"
    stranger.page.goto(link)
    expect(stranger.page.get_by_text("There is no such story")).to_be_visible()
    stranger.complaints.clear()  # the browser notes each answer of 404
    at_the_end(ana, finished)
    ana.presses("Leaf through the story")
    turns_to_the_end(ana)
    ana.presses("Others may read it")
    expect(ana.page.get_by_text("Still to agree: Bruno and Clara.")).to_be_visible()
    for other in finished.players[1:]:
        assert other.put(f"/games/{finished.game}/story/consent").status == 204
    ana.page.reload()
    turns_to_the_end(ana)
    expect(ana.button("Copy the link")).to_be_visible()
    stranger.page.reload()
    expect(stranger.page.locator(".cover-names")).to_have_text("Ana, Bruno, and Clara")
    ana.presses("Keep it among us")
    expect(ana.button("Copy the link")).to_have_count(0)
    expect(stranger.page.get_by_text("There is no such story")).to_be_visible()
    stranger.complaints.clear()


def test_clues_of_an_open_table_become_puzzles_once_all_agree(
    invite: Invite, server: Server
) -> None:
    table = through(server, a_room(is_public=True, settings={"target": 10}))
    table.host.moves(table.game, "start")
    play_out(table)
    ana = invite()
    at_the_end(ana, table)
    ana.presses("Leaf through the story")
    turns_to_the_end(ana)
    expect(ana.page.get_by_text("anybody can read this story")).to_be_visible()
    expect(ana.page.get_by_text("a clue of yours may become a puzzle")).to_be_visible()
    ana.presses("I agree to a puzzle")
    expect(ana.page.get_by_text("Still to agree: Bruno and Clara.")).to_be_visible()
    for other in table.players[1:]:
        assert other.put(f"/games/{table.game}/story/consent").status == 204
    ana.page.reload()
    turns_to_the_end(ana)
    expect(ana.page.get_by_text("All of you agreed: a clue")).to_be_visible()
    ana.presses("Make no puzzle of it")
    expect(ana.button("I agree to a puzzle")).to_be_visible()
    ana.fits_the_screen()


NAMES = ("Marjorie Thistlewood", "Bartholomew von Hagen", "Guadalupe Herrera Ríos")
CUT = """() => [...document.querySelectorAll('.teller, .owner, .standing-name')]
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
    .map(one => one.textContent)"""


def test_long_names_are_shown_whole(invite: Invite, finished: OpenTable) -> None:
    for player, name in zip(finished.players, NAMES, strict=True):
        assert player.patch("/me", {"name": name}).status == 200
    reader = invite()
    at_the_end(reader, finished)
    reader.settles()
    assert reader.page.evaluate(CUT) == []
    reader.presses("Leaf through the story")
    reader.presses("Open the book")
    expect(reader.page.locator(".owner").first).to_be_visible()
    reader.settles()
    assert reader.page.evaluate(CUT) == []
    reader.fits_the_screen()


# While it lies open


def opens_the_book(invite: Invite, table: OpenTable, who: Caller | None = None) -> Guest:
    reader = invite()
    if who:
        reader.is_signed_in(who, "Ana")
    reader.page.goto(f"{reader.url}/games/{table.game}/story")
    reader.presses("Open the book")
    expect(reader.page.locator(".clue")).to_have_text("low tide")
    return reader


def test_a_clue_that_is_hidden_goes_from_the_open_book(invite: Invite, finished: OpenTable) -> None:
    ana = opens_the_book(invite, finished, finished.host)
    read: list[str] = []
    ana.page.on("request", lambda asked: read.append(asked.url))
    play(UUID(finished.game), A_MODERATOR, m.HideClue(1))
    expect(ana.page.get_by_text("low tide")).to_have_count(0)
    expect(ana.page.locator(".page-number")).to_contain_text("Turn 1 of")
    assert sum(address.endswith("/story") for address in read) == 1


def test_whoever_reads_it_by_a_link_loses_it_when_one_agrees_no_more(
    invite: Invite, finished: OpenTable
) -> None:
    for player in finished.players:
        assert player.put(f"/games/{finished.game}/story/consent").status == 204
    stranger = opens_the_book(invite, finished)
    finished.players[1].delete(f"/games/{finished.game}/story/consent")
    expect(stranger.page.get_by_text("There is no such story")).to_be_visible()
    stranger.complaints.clear()  # the browser notes each answer of 404


def test_who_agrees_is_seen_in_the_open_book(invite: Invite, finished: OpenTable) -> None:
    ana = opens_the_book(invite, finished, finished.host)
    ana.page.keyboard.press("End")
    ana.presses("Others may read it")
    expect(ana.page.get_by_text("Still to agree: Bruno and Clara.")).to_be_visible()
    assert finished.players[1].put(f"/games/{finished.game}/story/consent").status == 204
    expect(ana.page.get_by_text("Still to agree: Clara.")).to_be_visible()


def test_the_next_game_is_one_tap_away_from_the_book(invite: Invite, finished: OpenTable) -> None:
    bruno = opens_the_book(invite, finished, finished.players[1])
    assert finished.host.post(f"/rooms/{finished.code}/games").status == 201
    expect(bruno.page.get_by_text("A next game has been opened at")).to_be_visible()
    bruno.page.keyboard.press("End")
    bruno.presses("To the next game")
    expect(bruno.page).to_have_url(f"{bruno.url}/r/{finished.code}")
