"""Clues that are sung and mimed: as they are recorded, and as others hear and see them."""

import time
from functools import cache
from typing import Any
from uuid import UUID

import pytest
from playwright.sync_api import Locator, Route, expect

from performances.making import make
from performances.models import Recording
from testkit.api_callers import Caller, OpenTable, act
from testkit.chromium import needs_chromium, until
from testkit.performances import a_stage, sends, tells
from testkit.recordings import recorded
from testkit.web_server import Server, through
from tests.client.conftest import Invite
from tests.client.looking import TELEVISION
from tests.client.people import Guest

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db")]

PATIENT = {"limits": {"clue": None, "cards": None, "votes": None, "reveal": None}}
WALTZ = "a waltz, very slowly"
FILES = "**/api/v1/performances/*/recording.*"
PLAYED = "document.querySelector('audio, video').played.length > 0"
SILENT = "document.querySelector('audio, video').paused"


def on_stage(server: Server, players: int = 3, **settings: Any) -> OpenTable:
    """A table without a clock that takes performances."""
    return through(server, a_stage(players, settings={**PATIENT, **settings}))


def joined(
    invite: Invite, table: OpenTable, caller: Caller, name: str, *, loud: bool = False, **about: Any
) -> Guest:
    """Somebody's phone at that table."""
    guest = invite(**about)
    joins(guest, table, caller, name, loud=loud)
    return guest


def joins(guest: Guest, table: OpenTable, caller: Caller, name: str, *, loud: bool) -> None:
    """Nothing plays by itself on a device that is not loud: a tap there would stop it."""
    guest.is_signed_in(caller, name)
    if not loud:
        guest.page.evaluate("localStorage.setItem('dixit.sound', 'off')")
    guest.page.goto(f"{guest.url}/r/{table.code}")


@cache
def a_song(kind: str) -> bytes:
    sound = None if kind == "mimed" else "libopus"
    return recorded(sound=sound, film=None if kind == "sung" else "libvpx", seconds=8.0)


def performed(table: OpenTable, kind: Any = "sung") -> str:
    """The id of a performance that the host has given as a clue."""
    sent = sends(table.host, table, kind, a_song(kind))
    assert sent.status == 202, sent
    make(UUID(sent.json["id"]))
    while Recording.objects.get(pk=sent.json["id"]).state != "ready":
        time.sleep(0.1)  # a worker was quicker to take it up
    assert tells(table.host, table, sent.json["id"], clue=WALTZ).status == 200
    return str(sent.json["id"])


def goes_on_to(table: OpenTable, phase: str) -> None:
    """All move until that phase begins, the host last."""
    for _ in range(3):
        for caller in (*table.players[1:], table.host):
            if table.view()["phase"] == phase:
                return
            act(table, caller)
    raise AssertionError(f"The phase of {phase} never comes.")


def sign_of(guest: Guest) -> Locator:
    return guest.page.locator(".play")


# Hearing and seeing


@pytest.mark.parametrize(("kind", "label"), [("sung", "Hear it"), ("mimed", "See it")])
def test_guessers_play_it_as_often_as_they_like_and_read_the_words(
    invite: Invite, server: Server, kind: str, label: str
) -> None:
    table = on_stage(server)
    performed(table, kind)
    bruno = joined(invite, table, table.players[1], "Bruno")
    for phase in ("cards", "votes", "reveal"):
        goes_on_to(table, phase)
        expect(bruno.page.locator(f".phase-{phase}, .uncovering").first).to_be_visible()
        bruno.sees_clue(WALTZ)
        expect(sign_of(bruno)).to_have_accessible_name(label)
        bruno.fits_the_screen()
        sign_of(bruno).click()
        until(bruno.page, PLAYED)
    expect(sign_of(bruno)).to_have_accessible_name("Pause")
    expect(sign_of(bruno)).to_have_accessible_name(label)
    sign_of(bruno).click()
    expect(sign_of(bruno)).to_have_accessible_name("Pause")
    sign_of(bruno).click()
    until(bruno.page, SILENT)


def test_it_starts_by_itself_for_guessers_where_sound_is_on(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    ana, bruno, clara = guests = [
        joined(invite, table, caller, name, loud=True)
        for caller, name in zip(table.players, ("Ana", "Bruno", "Clara"), strict=True)
    ]
    clara.presses("Menu")
    clara.page.get_by_label("Sounds").uncheck()
    clara.presses("Close")
    for guest in guests:
        guest.page.locator(".fan").click()  # browsers want the page to have been touched
        guest.page.keyboard.press("Escape")
    performed(table)
    for guest in guests:
        expect(sign_of(guest)).to_be_visible()
    until(bruno.page, PLAYED)
    bruno.page.wait_for_timeout(500)
    for guest in (ana, clara):
        assert not guest.page.evaluate(PLAYED)


def test_it_is_seen_on_a_television_and_by_those_who_watch(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    tv = invite(viewport=TELEVISION, has_touch=False)
    tv.page.goto(f"{tv.url}/tv/{table.code}")
    performed(table, "both")
    expect(tv.page.locator(".tv-clue .clue")).to_have_text(WALTZ)
    for phase in ("votes", "reveal"):
        tv.presses("See it")
        until(tv.page, PLAYED)
        goes_on_to(table, phase)
        expect(tv.page.locator(f".phase-{phase}, .uncovering").first).to_be_visible()
    expect(tv.button("See it")).to_be_visible()
    expect(tv.page.locator(".tv-clue .clue")).to_have_text(WALTZ)


def test_a_hidden_one_is_gone_at_once_and_falls_silent(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    performed(table)
    ana = joined(invite, table, table.host, "Ana")
    bruno = joined(invite, table, table.players[1], "Bruno")
    sign_of(bruno).click()
    until(bruno.page, PLAYED)
    ana.presses("Hide this clue")
    expect(ana.page.get_by_text("Nobody will hear, see or read it any more")).to_be_visible()
    ana.presses("Hide my clue")
    for guest in (ana, bruno):
        expect(guest.page.locator(".head > .clue")).to_have_text("This clue has been hidden")
        expect(sign_of(guest)).to_have_count(0)
        expect(guest.page.locator("audio")).to_have_count(0)


def test_it_is_reported_like_any_clue(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    performed(table)
    bruno = joined(invite, table, table.players[1], "Bruno")
    bruno.presses("Report this clue")
    expect(bruno.page.get_by_text("The moderators will hear, see and read it")).to_be_visible()
    bruno.presses("Tell the moderators")
    expect(bruno.page.get_by_text("Thank you. They will look at it.")).to_be_visible()


@pytest.mark.parametrize("loud", [False, True], ids=["at a tap", "by itself"])
def test_addresses_that_have_ended_are_asked_for_anew(
    invite: Invite, server: Server, loud: bool
) -> None:
    table = on_stage(server)
    performed(table)
    bruno = invite()
    ended = []

    def is_over(route: Route) -> None:
        ended.append(route.request.url)
        route.fulfill(status=410, json={"code": "address_ended"})

    bruno.page.route(FILES, is_over, times=2)  # both forms
    joins(bruno, table, table.players[1], "Bruno", loud=loud)
    expect(sign_of(bruno)).to_be_visible()
    if not loud:
        sign_of(bruno).click()
    until(bruno.page, PLAYED)
    assert len(ended) == 2
    bruno.complaints.clear()  # the browser notes both answers of 410


def test_one_that_could_not_be_fetched_plays_at_the_next_tap(
    invite: Invite, server: Server
) -> None:
    table = on_stage(server)
    performed(table)
    bruno = joined(invite, table, table.players[1], "Bruno")
    lost: list[str] = []

    def is_lost(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    bruno.page.route(FILES, is_lost)
    sign_of(bruno).click()
    for _ in range(20):
        known = len(lost)
        bruno.page.wait_for_timeout(1_000)
        if lost and len(lost) == known:
            break
    expect(sign_of(bruno)).to_be_visible()
    bruno.page.unroute(FILES)
    sign_of(bruno).click()
    until(bruno.page, PLAYED)
    bruno.complaints.clear()  # the browser notes each that was lost


def test_one_that_is_no_longer_kept_leaves_its_words(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    performed(table)
    Recording.objects.all().delete()
    bruno = joined(invite, table, table.players[1], "Bruno")
    expect(bruno.page.get_by_text("The recording is no longer kept")).to_be_visible()
    bruno.sees_clue(WALTZ)
    bruno.complaints.clear()  # the browser notes the answer of 404


def test_a_film_is_seen_large(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    performed(table, "mimed")
    bruno = joined(invite, table, table.players[1], "Bruno")
    bruno.presses("See it larger")
    film = bruno.page.get_by_role("dialog", name="Mimed").locator("video")
    expect(film).to_be_visible()
    box = film.bounding_box()
    assert box is not None
    assert box["width"] > 300
    until(bruno.page, "!document.querySelector('dialog video').paused")
    bruno.page.keyboard.press("Escape")
    expect(bruno.page.get_by_role("dialog")).to_have_count(0)


def test_the_story_has_it_too(invite: Invite, server: Server) -> None:
    table = on_stage(server)
    performed(table)
    goes_on_to(table, "clue")
    table.host.post(f"/rooms/{table.code}/close")
    bruno = invite()
    bruno.is_signed_in(table.players[1], "Bruno")
    bruno.page.goto(f"{bruno.url}/games/{table.game}/story")
    bruno.presses("Open the book")
    bruno.sees_clue(WALTZ)
    bruno.presses("Hear it")
    until(bruno.page, PLAYED)
    bruno.is_no_wider_than_the_screen()
