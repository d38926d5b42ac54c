"""Clues that are sung and mimed on a phone: recorded, looked at, sent, and given in time."""

import re
from collections.abc import Callable
from functools import partial
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Response, Route, expect

from performances.models import Recording
from testkit.api_callers import a_game, act
from testkit.chromium import needs_chromium
from testkit.games_with_bots import with_bots
from testkit.performances import a_recording
from testkit.web_server import Server, through
from tests.client.conftest import ELSEWHERE, Invite
from tests.client.people import Guest, play_turn, storyteller_of
from tests.client.test_performances import PATIENT, WALTZ, joined, on_stage

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db", "maker")]

# Two clicks at the same time of the page's clock, however long the page takes for the first one.
SLIP = """button => {
    const { now } = Date
    const then = now()
    Date.now = () => then
    button.click()
    setTimeout(() => {
        button.click()
        Date.now = now
    }, 100)
}"""
ALLOWED: dict[str, Any] = {"permissions": ["microphone", "camera"]}
SENT = re.compile(r"/performances\?kind=")


def is_ready(answer: Response) -> bool:
    """True for the word that a recording is ready."""
    return "/performances/" in answer.url and answer.json().get("state") == "ready"


def takes_the_stage(guest: Guest, way: str = "Sing") -> None:
    guest.presses("Use this card")
    guest.presses(way)


def records(guest: Guest, seconds: float = 3.0) -> None:
    """Taps to begin, and to stop once it has run for that time."""
    button = guest.page.locator(".record")
    expect(button).to_be_enabled()
    button.click()
    expect(guest.page.get_by_text("It\N{RIGHT SINGLE QUOTATION MARK}s running.")).to_be_visible()
    guest.page.wait_for_timeout(seconds * 1000)
    button.click()
    expect(guest.button("Give this clue")).to_be_visible()


def gives_it(guest: Guest, words: str) -> None:
    guest.page.get_by_label("What is it").fill(words)
    guest.presses("Give this clue")
    guest.sees_clue(words)


def performs(guest: Guest, clue: str, way: str) -> None:
    takes_the_stage(guest, way)
    records(guest)
    gives_it(guest, clue)


@pytest.mark.timeout(600)
def test_a_whole_game_is_sung_and_mimed_and_told_in_words(invite: Invite) -> None:
    names = ("Ana", "Bruno", "Clara")
    ana, *others = guests = [invite(**ALLOWED) for _ in names]
    ana.opens_a_table("Ana")
    for guest, name in zip(others, names[1:], strict=True):
        guest.comes_by(ana.link, name)
    ana.wants_a_short_game()
    ana.presses("Deal the cards")
    ways: list[Callable[[Guest, str], None]] = [
        partial(performs, way="Sing"),
        partial(performs, way="Mime"),
        Guest.tells,
        partial(performs, way="Both"),
    ]
    told = 0
    for number, tells in enumerate(cycle(ways)):
        teller = storyteller_of(guests)
        if teller is None:
            break
        play_turn(guests, teller, number, tells)
        told += 1
    kinds = set(Recording.objects.filter(state="ready").values_list("kind", flat=True))
    assert kinds == {"sung", "mimed", "both"}
    for guest in guests:
        guest.fits_the_screen()
    (game,) = set(Recording.objects.values_list("game_id", flat=True))
    ana.page.goto(f"{ana.url}/games/{game}/story")
    expect(ana.page.locator(".cover-names")).to_be_visible()
    for turn in range(told):
        ana.page.keyboard.press("ArrowRight")
        expect(ana.page.locator(".page-number")).to_contain_text(f"Turn {turn + 1} of")
        is_in_words = ways[turn % len(ways)] is Guest.tells
        expect(ana.page.locator(".play")).to_have_count(0 if is_in_words else 1)


def test_it_is_held_while_one_sings(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    takes_the_stage(ana)
    expect(ana.page.locator(".record")).to_be_enabled()
    box = ana.page.locator(".record").bounding_box()
    assert box is not None
    mouse = ana.page.mouse
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    ana.page.wait_for_timeout(1200)
    mouse.up()
    expect(ana.button("Hear it")).to_be_visible()


def test_all_of_it_goes_by_keys(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    expect(ana.button("Use this card")).to_be_visible()
    ana.strikes("Enter")
    ana.button("Sing").focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".record")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(ana.button("Stop")).to_be_visible()
    ana.page.wait_for_timeout(1200)
    ana.page.keyboard.press("Enter")
    expect(ana.button("Hear it")).to_be_focused()
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.type(WALTZ)
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Enter")
    ana.sees_clue(WALTZ)


def test_a_slip_of_the_thumb_is_no_recording(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    takes_the_stage(ana)
    expect(ana.page.locator(".record")).to_be_enabled()
    ana.page.locator(".record").evaluate(SLIP)
    expect(ana.page.locator(".stage-words")).to_have_text("That was very short. Once more?")
    records(ana)


def test_it_counts_down_for_those_who_mime_once_they_have_tapped(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    takes_the_stage(ana, "Mime")
    button, words = ana.page.locator(".record"), ana.page.locator(".stage-words")
    expect(button).to_be_enabled()
    expect(words).to_contain_text("Tap to begin")
    expect(ana.page.locator(".countdown")).to_have_count(0)
    ana.stops_the_clock()
    button.click()
    expect(ana.page.locator(".countdown")).to_be_visible()
    expect(words).to_have_text("Get ready…")
    button.click()
    expect(words).to_contain_text("Tap to begin")


def test_it_is_heard_and_made_again_before_anybody_else_hears_it(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    takes_the_stage(ana)
    records(ana)
    ana.presses("Hear it")
    expect(ana.button("Pause")).to_be_visible()
    ana.presses("Once more")
    records(ana)
    assert not Recording.objects.exists()
    ana.presses("Give this clue")
    ana.sees_clue("a tune without words")
    assert Recording.objects.count() == 1


def test_a_recording_is_kept_while_one_looks_at_other_cards(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    takes_the_stage(ana)
    records(ana)
    ana.page.get_by_label("What is it").fill(WALTZ)
    ana.presses("Close")
    ana.page.keyboard.press("ArrowRight")
    ana.presses("Use this card")
    expect(ana.page.get_by_label("What is it")).to_have_value(WALTZ)
    ana.presses("Give this clue")
    ana.sees_clue(WALTZ)


def test_closing_the_sheet_while_it_is_made_ready_gives_no_clue(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ana.page.route(SENT, hold, times=1)
    takes_the_stage(ana)
    records(ana)
    with ana.page.expect_request(SENT):
        ana.presses("Give this clue")
    ana.presses("Close")
    with ana.page.expect_response(is_ready):
        held[0].continue_()
    ana.page.wait_for_timeout(500)
    assert table.view()["phase"] == "clue"
    ana.presses("Use this card")
    gives_it(ana, WALTZ)
    assert Recording.objects.count() == 1


def test_a_recording_is_gone_once_somebody_else_has_given_a_clue(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    takes_the_stage(ana)
    records(ana)
    ana.presses("Close")
    act(table, table.players[1])
    expect(ana.page.get_by_text("It is too late for your recording")).to_be_visible()


def test_whoever_says_no_to_the_microphone_is_told_what_to_do(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana")
    takes_the_stage(ana)
    expect(ana.page.get_by_role("heading", name="The microphone is blocked")).to_be_visible()
    ana.context.grant_permissions(["microphone"])
    ana.presses("Try again")
    records(ana)
    gives_it(ana, WALTZ)


def chooses_a_recording(guest: Guest, name: str, content: bytes, kind: str = "audio/webm") -> None:
    file: Any = {"name": name, "mimeType": kind, "buffer": content}
    guest.page.get_by_label("Choose a recording").set_input_files(file)


def test_where_a_browser_can_not_record_a_recording_is_chosen(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    url = f"http://{ELSEWHERE}:{server.port}"
    ana = joined(invite, table, table.host, "Ana", url=url)
    takes_the_stage(ana, "Mime")
    expect(ana.page.get_by_role("heading", name="This page can")).to_be_visible()
    made = ana.page.get_by_label("Film it on this device")
    expect(made).to_have_attribute("capture", "user")
    expect(made).to_have_attribute("accept", "video/*")
    chooses_a_recording(ana, "film.webm", a_recording("mimed"), "video/webm")
    ana.presses("See it")
    gives_it(ana, WALTZ)
    assert Recording.objects.get().kind == "mimed"
    ana.complaints.clear()  # the browser notes that the address is without https


def test_what_is_too_large_or_no_recording_is_refused_in_plain_words(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    url = f"http://{ELSEWHERE}:{server.port}"
    ana = joined(invite, table, table.host, "Ana", url=url)
    takes_the_stage(ana)
    chooses_a_recording(ana, "song.webm", b"x" * 4_600_000)
    expect(ana.page.get_by_role("alert")).to_contain_text("That one has 4.6 MB, and 4 can be sent.")
    assert not Recording.objects.exists()
    chooses_a_recording(ana, "song.webm", b"once upon a time")
    ana.presses("Give this clue")
    expect(ana.page.get_by_role("alert")).to_contain_text("This is no recording")
    ana.presses("Once more")
    chooses_a_recording(ana, "song.webm", a_recording("sung"))
    gives_it(ana, WALTZ)
    ana.complaints.clear()  # the browser notes that the address is without https


def test_what_has_arrived_is_not_sent_again_where_the_answer_was_lost(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    lost = []

    def lose(route: Route) -> None:
        lost.append(route.fetch())
        route.abort()

    ana.page.route(SENT, lose, times=1)
    takes_the_stage(ana)
    records(ana)
    gives_it(ana, WALTZ)
    assert len(lost) == Recording.objects.count() == 1
    ana.complaints.clear()  # the browser notes the answer that never came


def test_a_recording_ends_by_itself(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    takes_the_stage(ana)
    expect(ana.page.locator(".record")).to_be_enabled()
    ana.page.locator(".record").click()
    expect(ana.button("Give this clue")).to_be_visible(timeout=40_000)
    expect(ana.page.locator(".player-time")).to_have_text("0:20")
    gives_it(ana, WALTZ)


def test_what_is_recorded_when_the_time_is_up_is_waited_for(invite: Invite, server: Server) -> None:
    table = on_stage(server, limits={"clue": 40, "cards": None, "votes": None, "reveal": None})
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    bruno = joined(invite, table, table.players[1], "Bruno")
    takes_the_stage(ana)
    expect(ana.page.locator("dialog .fuse.last")).to_be_visible(timeout=40_000)
    ana.page.locator(".record").click()
    expect(ana.page.get_by_text("The time is up, and the table waits")).to_be_visible()
    expect(bruno.page.get_by_text("A recording is on its way.")).to_be_visible()
    gives_it(ana, WALTZ)
    bruno.sees_clue(WALTZ)


def test_what_is_recorded_goes_out_when_the_time_is_up_though_the_sheet_is_closed(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server, limits={"clue": 40, "cards": None, "votes": None, "reveal": None})
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    bruno = joined(invite, table, table.players[1], "Bruno")
    takes_the_stage(ana)
    records(ana)
    ana.presses("Close")
    assert not Recording.objects.exists()
    expect(bruno.page.get_by_text("A recording is on its way.")).to_be_visible(timeout=60_000)
    ana.presses("Use this card")
    expect(ana.page.get_by_text("The time is up, and the table waits")).to_be_visible()
    gives_it(ana, WALTZ)
    bruno.sees_clue(WALTZ)


def test_whoever_plays_with_bots_is_told_that_they_go_by_the_words(
    invite: Invite, server: Server
) -> None:
    table = through(server, with_bots(2, 2, settings={**PATIENT, "clues": "performed"}))
    ana = joined(invite, table, table.host, "Ana", **ALLOWED)
    takes_the_stage(ana)
    records(ana)
    expect(ana.page.get_by_text("they guess by these words")).to_be_visible()


def test_a_guest_at_an_open_table_is_told_how_they_may_sing(invite: Invite, server: Server) -> None:
    table = through(server, a_game(3, is_public=True, settings={"clues": "performed"}))
    ana = joined(invite, table, table.host, "Ana")
    ana.presses("Use this card")
    expect(ana.page.get_by_text("With a full account you may sing")).to_be_visible()
    expect(ana.button("Sing")).to_have_count(0)
