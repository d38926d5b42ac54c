"""Names on the cards are read whole, however long they are and however many sit at the table."""

from typing import Any

import pytest
from playwright.sync_api import expect

from testkit.api_callers import OpenTable, a_room, guest
from testkit.chromium import needs_chromium
from testkit.web_server import RemoteCaller, Server, through
from tests.client.conftest import Invite
from tests.client.looking import TELEVISION
from tests.client.test_screens import PATIENT, STAYS, plays_to

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db"), pytest.mark.timeout(300)]

NAMES = (
    "Bartholomew von Hagen", "Marjorie Thistlewood", "Guadalupe Herrera Ríos", "Ana",
    "Søren Kierkegaard-Østergaard", "Maria Antônia de Albuquerque", "Konstantinopolitanerinden",
    "João", "Wilhelmina Mumford", "Íñigo Etxeberria", "Kit", "Donaudampfschifffahrtskapitän",
)  # fmt: skip
SIZES: tuple[Any, ...] = (
    {"width": 320, "height": 568},
    {"width": 390, "height": 844},
    {"width": 768, "height": 1024},
)
UNREAD = """() => {
    const slips = [...document.querySelectorAll('.owner')]
    const boxes = slips.map(slip => slip.getBoundingClientRect())
    const found = []
    slips.forEach((slip, at) => {
        const box = boxes[at]
        const range = document.createRange()
        range.selectNodeContents(slip)
        const isCut = [...range.getClientRects()].some(text =>
            text.left < box.left - 1 || text.right > box.right + 1 ||
            text.top < box.top - 3 || text.bottom > box.bottom + 3)
        const isOut = box.left < 0 || box.right > innerWidth
        const isUnder = boxes.some((other, nth) => nth !== at &&
            box.left < other.right - 2 && other.left < box.right - 2 &&
            box.top < other.bottom - 2 && other.top < box.bottom - 2)
        if (isCut || isOut || isUnder) found.push([slip.textContent, isCut, isOut, isUnder])
    })
    return found
}"""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.owner')]
    .map(slip => parseFloat(getComputedStyle(slip).fontSize)))"""


UNREAD_FROM_AFAR = """() => {
    const faults = []
    for (const name of document.querySelectorAll('.tv-seats .tv-name, .tv-strip .tv-name')) {
        const place = name.closest('li').getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(name)
        const isCut = getComputedStyle(name).overflowX !== 'visible' &&
            name.scrollWidth > name.clientWidth
        const isOut = [...range.getClientRects()].some(text =>
            text.left < place.left - 1 || text.right > place.right + 1 ||
            text.bottom > innerHeight)
        if (isCut || isOut) faults.push([name.textContent, isCut, isOut])
    }
    return faults
}"""


@pytest.fixture
def table(server: Server) -> OpenTable:
    """Twelve people in a lobby, with names of all lengths."""
    table = through(server, a_room(players=10, settings={**PATIENT, "edition": "odyssey"}))
    late = tuple(RemoteCaller(guest(name), server) for name in ("Karl", "Liv"))
    for one in late:
        assert one.moves(table.game, "join").status == 200
    table = table._replace(players=(*table.players, *late))
    for player, name in zip(table.players, NAMES, strict=True):
        assert player.patch("/me", {"name": name}).status == 200
    return table


def test_long_names_of_twelve_are_whole_on_a_television(invite: Invite, table: OpenTable) -> None:
    tv = invite(viewport=TELEVISION, has_touch=False)
    tv.page.goto(f"{tv.url}/tv/{table.code}")
    for where in (".tv-seats", ".tv-strip"):
        expect(tv.page.locator(f"{where} .tv-name")).to_have_count(12)
        tv.settles()
        assert set(tv.page.locator(f"{where} .tv-name").all_text_contents()) == set(NAMES)
        assert tv.page.evaluate(UNREAD_FROM_AFAR) == []
        tv.is_no_wider_than_the_screen()
        table.host.moves(table.game, "start")


def test_long_names_of_twelve_are_whole_in_an_uncovering(invite: Invite, table: OpenTable) -> None:
    assert table.host.moves(table.game, "start").status == 200
    ana = invite()
    ana.page.add_init_script(STAYS)
    ana.is_signed_in(table.host, NAMES[0])
    ana.page.goto(f"{ana.url}/r/{table.code}")
    plays_to(table, "votes")
    expect(ana.page.locator(".laid")).to_have_count(12)
    plays_to(table, "clue")
    expect(ana.page.locator(".owner")).to_have_count(12)
    for size in SIZES:
        ana.page.set_viewport_size(size)
        ana.settles()
        assert ana.page.evaluate(UNREAD) == [], size
        assert set(ana.page.locator(".owner").all_text_contents()) == set(NAMES)
        assert ana.page.evaluate(SMALLEST) >= 8.9
        ana.fits_the_screen()
