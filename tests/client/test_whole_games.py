"""Whole games on phones, in a real browser, by a link and nothing else."""

import pytest
from playwright.sync_api import expect

from testkit.chromium import needs_chromium
from tests.client.conftest import Invite
from tests.client.people import Guest, a_table, play_turn, storyteller_of

pytestmark = needs_chromium


def play_out(guests: list[Guest]) -> int:
    """Plays until the end, and says how many turns it took."""
    for number in range(60):
        teller = storyteller_of(guests)
        if teller is None:
            return number
        play_turn(guests, teller, number)
    raise AssertionError("Nobody wins.")


def test_three_strangers_play_a_whole_game(invite: Invite) -> None:
    guests = a_table(invite, "Ana", "Bruno", "Clara")
    guests[0].wants_a_short_game()
    guests[0].presses("Deal the cards")
    turns = play_out(guests)
    assert turns > 1
    ends = {guest.page.locator(".standing").inner_text() for guest in guests}
    assert len(ends) == 1
    for guest in guests:
        guest.fits_the_screen()


@pytest.mark.timeout(300)
def test_the_next_game_is_for_the_same_people(invite: Invite) -> None:
    guests = a_table(invite, "Ana", "Bruno", "Clara", "Dag")
    guests[0].wants_a_short_game()
    guests[0].presses("Deal the cards")
    play_out(guests)
    guests[0].presses("Play again")
    for guest in guests:
        expect(guest.page.get_by_label("At the table").locator(".seat:not(.free)")).to_have_count(4)
    guests[0].presses("Deal the cards")
    assert storyteller_of(guests) is not None


def test_nobody_deals_before_three_are_there(invite: Invite) -> None:
    ana = invite()
    ana.opens_a_table("Ana")
    expect(ana.page.locator(".foot")).to_have_text("2 more people, and you can begin")
    invite().comes_by(ana.link, "Bruno")
    expect(ana.page.locator(".foot")).to_have_text("One more person, and you can begin")
    invite().comes_by(ana.link, "Clara")
    expect(ana.button("Deal the cards")).to_be_visible()


def test_minds_are_changed_as_long_as_somebody_thinks(invite: Invite) -> None:
    guests = a_table(invite, "Ana", "Bruno", "Clara", "Dag")
    guests[0].presses("Deal the cards")
    guests[1].tells("low tide")
    guests[0].gives()
    expect(guests[0].page.locator(".ribbon")).to_have_text("given")
    guests[0].page.keyboard.press("ArrowRight")
    guests[0].presses("Give this one instead")
    expect(guests[0].page.locator(".fan-card.front .ribbon")).to_have_text("given")
    for guest in guests[2:]:
        guest.gives()
    guests[0].votes(0)
    expect(guests[0].page.locator(".slot-tokens .token")).to_have_count(1)
    guests[0].choices.nth(1).click()
    guests[0].presses("Vote for this one instead")
    expect(guests[0].page.locator(".laid.selected .token")).to_have_count(1)


def test_two_votes_may_lie_on_one_card(invite: Invite) -> None:
    guests = a_table(invite, "Ana", "Bruno", "Clara", "Dag")
    guests[0].changes_to("Two votes each")
    guests[0].presses("Deal the cards")
    guests[1].tells("low tide")
    guessers = [guests[0], *guests[2:]]
    for guest in guessers:
        guest.gives()
    expect(guests[0].choices.first).to_be_visible()
    guests[0].choices.first.click()
    guests[0].presses("Put a vote here")
    guests[0].presses("And the second here")
    guests[0].presses("Cast both votes")
    expect(guests[0].page.locator(".laid.selected .token")).to_have_count(2)
    expect(guests[0].page.get_by_text("Waiting for Clara and Dag")).to_be_visible()


def test_a_latecomer_watches_and_sits_down_after_the_turn(invite: Invite) -> None:
    guests = a_table(invite, "Ana", "Bruno", "Clara")
    guests[0].wants_a_short_game()
    guests[0].presses("Deal the cards")
    late = invite()
    late.page.goto(guests[0].link)
    late.says_name("Dag")
    expect(late.page.get_by_text("You are watching.")).to_be_visible()
    late.presses("Sit down after this turn")
    expect(late.page.get_by_text("Your seat is ready after this turn.")).to_be_visible()
    play_turn(guests, guests[0], 1)
    late.goes_on_soon()
    expect(late.page.locator(".fan-card")).to_have_count(6)


def test_two_tabs_of_one_person_agree(invite: Invite) -> None:
    guests = a_table(invite, "Ana", "Bruno", "Clara", "Dag")
    guests[0].presses("Deal the cards")
    tab = guests[0].new_tab()
    tab.goto(guests[0].link)
    guests[1].tells("low tide")
    expect(tab.locator(".clue")).to_have_text("low tide")
    guests[0].gives()
    expect(tab.locator(".ribbon")).to_have_text("given")


def test_the_uncovering_is_told_bit_by_bit(invite: Invite) -> None:
    """With all its motion: votes first, then the true card, then the others and the points."""
    watching = invite(reduced_motion="no-preference")
    others = [invite() for _ in range(3)]
    watching.opens_a_table("Ana")
    for guest, name in zip(others, ("Bruno", "Clara", "Dag"), strict=True):
        guest.comes_by(watching.link, name)
    watching.presses("Deal the cards")
    others[0].tells("low tide")
    for guest in (watching, *others[1:]):
        guest.gives()
    for seat, guest in enumerate((watching, *others[1:])):
        guest.votes(seat)
    page = watching.page
    expect(page.locator(".slot-tokens .token")).to_have_count(3)
    expect(page.locator(".owner")).to_have_count(0)
    others[0].turns_the_card_over()
    expect(page.locator(".laid.truth")).to_have_count(1)
    assert page.locator(".owner").count() == 1
    expect(page.locator(".owner")).to_have_count(4)
    expect(watching.button("Go on")).to_be_visible()
    watching.presses("Go on")
    expect(page.locator(".fan")).to_be_visible()
