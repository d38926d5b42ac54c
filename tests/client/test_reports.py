"""Clues that hurt: told to the moderators, hidden by whoever gave them, and gone for everybody."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from testkit.api_callers import OpenTable
from testkit.chromium import needs_chromium
from testkit.moderators import decides, moderator
from tests.client.conftest import Invite
from tests.client.people import Guest, a_table

pytestmark = [needs_chromium, pytest.mark.usefixtures("desk")]


def opens_the_clue(guest: Guest, button: str = "Report this clue") -> Locator:
    guest.presses(button)
    return guest.page.get_by_role("dialog", name="About this clue")


def a_clue_is_told(invite: Invite) -> list[Guest]:
    """Three at a table, of whom Bruno has told."""
    guests = a_table(invite, "Ana", "Bruno", "Clara")
    guests[0].presses("Deal the cards")
    guests[1].tells("low tide")
    return guests


def clue_on(page: Page) -> Locator:
    return page.locator(".head > .clue")


def test_a_reported_clue_that_a_moderator_hides_is_gone_from_open_tabs(invite: Invite) -> None:
    ana, bruno, clara = a_clue_is_told(invite)
    clara.sees_clue("low tide")
    ana.sees_clue("low tide")
    sheet = opens_the_clue(clara)
    sheet.get_by_label("Anything they should know?").fill("That is my name for it.")
    clara.is_no_wider_than_the_screen()
    clara.presses("Tell the moderators")
    expect(clara.page.get_by_text("Thank you. They will look at it.")).to_be_visible()
    mona = moderator()
    (report,) = mona.get("/moderation/reports").json["reports"]
    assert (report["words"], report["matter"]) == ("low tide", "clue")
    decides(mona, "hide_clue", game=report["game"], turn=1, report=report["id"])
    for guest in (ana, bruno, clara):
        expect(clue_on(guest.page)).to_have_text("This clue has been hidden")
    clara.page.goto(f"{clara.url}/account")
    expect(clara.page.get_by_text("They saw it as you did, and acted.")).to_be_visible()


def test_whoever_gave_a_clue_hides_it_for_good(invite: Invite) -> None:
    ana, bruno, clara = a_clue_is_told(invite)
    ana.sees_clue("low tide")
    opens_the_clue(bruno, "Hide this clue")
    bruno.presses("Hide my clue")
    expect(bruno.page.get_by_text("Your clue is hidden.")).to_be_visible()
    for guest in (ana, bruno, clara):
        expect(clue_on(guest.page)).to_have_text("This clue has been hidden")
        for button in ("Report this clue", "Hide this clue"):
            expect(guest.button(button)).to_have_count(0)


def test_a_clue_is_hidden_while_its_cards_lie_open(invite: Invite) -> None:
    ana, bruno, clara = guests = a_clue_is_told(invite)
    for guest in (ana, clara):
        guest.gives()
    for guest in (ana, clara):
        guest.votes(0)
    bruno.turns_the_card_over()
    for guest in guests:
        expect(guest.button("Go on")).to_be_visible()
        expect(clue_on(guest.page)).to_have_text("low tide")
    opens_the_clue(bruno, "Hide this clue")
    bruno.presses("Hide my clue")
    for guest in guests:
        expect(clue_on(guest.page)).to_have_text("This clue has been hidden")


def test_somebody_is_reported_from_the_table(invite: Invite) -> None:
    ana, _, clara = a_table(invite, "Ana", "Bruno", "Clara")
    clara.presses("Menu")
    clara.page.locator(".seat-line", has_text="Bruno").click()
    clara.presses("Tell the moderators")
    clara.chooses("The name")
    clara.page.get_by_role("dialog", name="About Bruno").get_by_role(
        "button", name="Tell the moderators"
    ).click()
    expect(clara.page.get_by_text("Thank you. They will look at it.")).to_be_visible()
    (report,) = moderator().get("/moderation/reports").json["reports"]
    assert (report["matter"], report["words"]) == ("name", "Bruno")
    ana.fits_the_screen()


def test_a_clue_is_hidden_from_the_story(invite: Invite, finished: OpenTable) -> None:
    ana = invite()
    ana.is_signed_in(finished.host, "Ana")
    link = f"{ana.url}/games/{finished.game}/story"
    turns = finished.host.get(f"/games/{finished.game}/story").json["turns"]
    mine = next(turn["turn"] for turn in turns if turn["storyteller"] == finished.host.id)
    ana.page.goto(link)
    expect(ana.page.locator(".cover-names")).to_be_visible()
    for _ in range(mine):
        ana.page.keyboard.press("ArrowRight")
    expect(ana.page.locator(".page-number")).to_contain_text(f"Turn {mine} of")
    opens_the_clue(ana, "Hide this clue")
    ana.presses("Hide my clue")
    expect(ana.page.locator(".story-clue > .clue")).to_have_text("This clue has been hidden")
    told = finished.players[1].get(f"/games/{finished.game}/story").json["turns"][mine - 1]
    assert (told["clue"], told["clue_hidden"]) == (None, True)


def test_moderators_find_their_desk_in_the_account(invite: Invite) -> None:
    mona, nina = invite(), invite()
    mona.is_signed_in(moderator(), "Mona")
    nina.opens_a_table("Nina")
    for guest in (mona, nina):
        guest.page.goto(f"{guest.url}/account")
        expect(guest.button("My pictures")).to_be_visible()
    link = mona.page.get_by_role("link", name="The moderators\u2019 desk")
    expect(link).to_have_attribute("href", "/admin/")
    expect(nina.page.get_by_role("link", name="The moderators\u2019 desk")).to_have_count(0)


def test_an_open_story_follows_when_a_clue_is_hidden(invite: Invite, finished: OpenTable) -> None:
    reader = invite()
    reader.is_signed_in(finished.players[1], "Bruno")
    reader.page.goto(f"{reader.url}/games/{finished.game}/story")
    reader.presses("Open the book")
    clue = reader.page.locator(".story-clue > .clue")
    expect(clue).not_to_have_text("This clue has been hidden")
    number = reader.page.locator(".page-number").inner_text()
    turn = int(re.findall(r"[0-9]+", number)[0])
    decides(moderator(), "hide_clue", game=finished.game, turn=turn)
    expect(clue).to_have_text("This clue has been hidden")
    assert reader.page.locator(".page-number").inner_text() == number


def test_an_open_story_stays_open_without_a_network(invite: Invite, finished: OpenTable) -> None:
    reader = invite()
    reader.is_signed_in(finished.host, "Ana")
    reader.page.goto(f"{reader.url}/games/{finished.game}/story")
    reader.presses("Open the book")
    reader.page.route("**/api/v1/games/*/story", lambda route: route.abort())
    with reader.page.expect_event("requestfailed"):
        decides(moderator(), "hide_clue", game=finished.game, turn=1)
    expect(reader.page.locator(".page-number")).to_contain_text("Turn 1 of")
    reader.leaves()
