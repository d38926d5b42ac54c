"""The puzzle of the day: found at home, answered once, and told slowly."""

from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from playwright.sync_api import expect

from puzzles.models import Puzzle
from testkit.api_callers import Caller, guest
from testkit.chromium import needs_chromium, until
from testkit.puzzles import a_puzzle, answered
from tests.client.conftest import Invite
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

COPIED = "() => navigator.clipboard.readText()"
WITHOUT_SHARING = "delete Navigator.prototype.share"


def is_at_home(invite: Invite, caller: Caller | None = None, **about: str) -> Guest:
    nina = invite(**about)
    nina.page.add_init_script(WITHOUT_SHARING)
    nina.is_signed_in(caller or guest("Nina"), "Nina")
    nina.page.goto(nina.url)
    return nina


def begins(nina: Guest) -> None:
    nina.page.locator(".puzzle-slip").click()
    expect(nina.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    expect(nina.page.locator(".laid > button")).to_have_count(6)


def chooses(nina: Guest, slot: int) -> None:
    nina.page.locator(f"[data-slot='{slot}'] > button").click()
    nina.presses("It is this one")


@pytest.fixture
def puzzle() -> Puzzle:
    """A puzzle that others have answered."""
    puzzle = a_puzzle(right=2)
    for slot in (1, 2, 2):
        answered(uuid4(), puzzle, slot)
    return puzzle


def test_home_leads_to_the_puzzle_which_is_answered_once(invite: Invite, puzzle: Puzzle) -> None:
    nina = is_at_home(invite)
    expect(nina.page.locator(".puzzle-slip")).to_contain_text(puzzle.clue)
    begins(nina)
    nina.sees_clue(puzzle.clue)
    expect(nina.page.locator(".foot")).to_contain_text("Which one was meant?")
    nina.fits_the_screen()
    chooses(nina, 2)
    expect(nina.page.locator(".laid.truth")).to_have_attribute("data-slot", "2")
    expect(nina.page.locator(".outcome")).to_have_text("You found it. 75% of all found it.")
    expect(nina.page.locator(".owner")).to_have_text(["25%", "75%", "0%", "0%", "0%", "0%"])
    nina.fits_the_screen()
    nina.page.reload()
    expect(nina.page.locator(".outcome")).to_have_text("You found it. 75% of all found it.")
    nina.presses("Back")
    expect(nina.page.locator(".puzzle-slip")).to_contain_text("Solved for today")
    expect(nina.page.locator(".puzzle-slip")).not_to_contain_text("in a row")


def test_days_in_a_row_are_told_at_home_and_with_the_solution(
    invite: Invite, puzzle: Puzzle
) -> None:
    caller = guest("Nina")
    for days in (1, 2):
        answered(UUID(caller.id), a_puzzle(puzzle.day - timedelta(days)), 1)
    nina = is_at_home(invite, caller)
    expect(nina.page.locator(".puzzle-slip")).to_contain_text("2 days in a row")
    begins(nina)
    chooses(nina, 2)
    expect(nina.page.locator(".streak")).to_have_text("3 days in a row")
    nina.page.goto(f"{nina.url}/players/{caller.id}")
    numbers = nina.page.locator(".account-part", has_text="Puzzles of the day")
    expect(numbers.locator("strong")).to_have_text(["3", "1", "3", "3"])


def test_without_a_puzzle_home_is_as_it_was(invite: Invite) -> None:
    nina = is_at_home(invite)
    expect(nina.page.locator(".open-tables h2")).to_be_visible()
    nina.settles()
    expect(nina.page.locator(".puzzle-slip")).to_have_count(0)
    nina.page.goto(f"{nina.url}/puzzle/today")
    expect(nina.page.get_by_text("There is no puzzle just now.")).to_be_visible()


def test_a_card_is_looked_at_large_and_chosen_there(invite: Invite, puzzle: Puzzle) -> None:
    nina = is_at_home(invite)
    begins(nina)
    card = nina.page.locator("[data-slot='5'] > button")
    card.click()
    card.click()
    dialog = nina.page.get_by_role("dialog")
    expect(dialog.locator(".large-card")).to_have_count(6)
    dialog.get_by_role("button", name="It is this one").click()
    expect(nina.page.locator(".outcome")).to_contain_text("It was another one.")
    expect(nina.page.locator("[data-slot='5'] .token")).to_be_visible()


def test_it_is_answered_by_keys_alone(invite: Invite, puzzle: Puzzle) -> None:
    nina = is_at_home(invite)
    begins(nina)
    nina.page.keyboard.press("6")
    nina.page.keyboard.press("ArrowLeft")
    nina.page.keyboard.press("Enter")
    expect(nina.page.locator("[data-slot='5'] .token")).to_be_visible()


def test_it_is_told_bit_by_bit_and_a_tap_skips(invite: Invite, puzzle: Puzzle) -> None:
    nina = is_at_home(invite, reduced_motion="no-preference")
    begins(nina)
    chooses(nina, 1)
    expect(nina.page.locator("[data-slot='1'] .token")).to_be_visible()
    expect(nina.page.locator(".laid.truth")).to_have_count(0)
    expect(nina.page.locator(".owner").first).to_be_visible()
    nina.presses("Tap to skip")
    expect(nina.page.locator(".laid.truth")).to_have_attribute("data-slot", "2")
    expect(nina.page.locator(".outcome")).to_contain_text("It was another one.")


def test_what_one_tells_friends_does_not_say_which_card_it_was(
    invite: Invite, puzzle: Puzzle
) -> None:
    nina = is_at_home(invite)
    nina.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=nina.url)
    begins(nina)
    chooses(nina, 2)
    nina.presses("Copy the result")
    expect(nina.page.get_by_text("The result is copied.")).to_be_visible()
    first, *others = nina.page.evaluate(COPIED).splitlines()
    assert first.startswith("Puzzle of the day, ")
    assert others == [
        f"\N{LEFT DOUBLE QUOTATION MARK}{puzzle.clue}\N{RIGHT DOUBLE QUOTATION MARK}",
        "I found the card. Can you?",
        f"{nina.url}/puzzle/{puzzle.day}",
    ]


def test_a_friend_who_comes_by_that_link_gives_a_name_and_answers(
    invite: Invite, puzzle: Puzzle
) -> None:
    bruno = invite()
    bruno.page.goto(f"{bruno.url}/puzzle/{puzzle.day}")
    bruno.says_name("Bruno")
    bruno.sees_clue(puzzle.clue)
    chooses(bruno, 2)
    expect(bruno.page.locator(".outcome")).to_contain_text("You found it.")


def test_two_tabs_agree(invite: Invite, puzzle: Puzzle) -> None:
    nina = is_at_home(invite)
    begins(nina)
    another = nina.context.new_page()
    another.goto(f"{nina.url}/puzzle/today")
    another.locator("[data-slot='4'] > button").click()
    another.get_by_role("button", name="It is this one").click()
    expect(another.locator("[data-slot='4'] .token")).to_be_visible()
    chooses(nina, 2)
    expect(nina.page.locator("[data-slot='4'] .token")).to_be_visible()
    until(nina.page, "() => document.querySelectorAll('.laid.truth').length === 1")
    nina.complaints.clear()  # the browser notes the answer of 409
