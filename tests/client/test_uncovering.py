"""On an uncovered board every card is seen where it lay, and nothing lies on what is said."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from testkit.api_callers import OpenTable, a_game, a_room, guest
from testkit.chromium import needs_chromium
from testkit.web_server import RemoteCaller, Server, through
from tests.client.conftest import Invite
from tests.client.looking import PICTURES
from tests.client.people import Guest
from tests.client.test_screens import PATIENT, STAYS, plays_to

pytestmark = [needs_chromium, pytest.mark.usefixtures("committed_db"), pytest.mark.timeout(300)]

PHONES: tuple[Any, ...] = ({"width": 360, "height": 640}, {"width": 390, "height": 844})
WIDER: tuple[Any, ...] = ({"width": 768, "height": 1024}, {"width": 1280, "height": 800})
BOXES = """() => {
    const boxOf = element => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { left, top, right, bottom }
    }
    return {
        clue: boxOf(document.querySelector('.clue')),
        below: boxOf(document.querySelector('.track, .foot')),
        cards: [...document.querySelectorAll('.laid')].map(laid => ({
            face: boxOf(laid.querySelector('.card')),
            isTruth: laid.classList.contains('truth'),
            said: [...laid.querySelectorAll('.owner, .slot-tokens .token')].map(boxOf),
        })),
    }
}"""
"""Where all is that says something, and which card each of it belongs to."""
MEANT = """slot => document.querySelectorAll('.laid').forEach((laid, index) => {
    laid.classList.toggle('truth', index === slot)
    laid.classList.toggle('decoy', index !== slot)
})"""
"""Has another card be the true one, so that each place on the board is looked at."""


def a_table_of(players: int, server: Server) -> OpenTable:
    if players <= 10:
        return through(server, a_game(players=players, settings=PATIENT))
    table = through(server, a_room(players=10, settings={**PATIENT, "edition": "odyssey"}))
    for name in ("Karl", "Liv")[: players - 10]:
        late = RemoteCaller(guest(name), server)
        assert late.moves(table.game, "join").status == 200
        table = table._replace(players=(*table.players, late))
    assert table.host.moves(table.game, "start").status == 200
    return table


def sits_at(table: OpenTable, guest: Guest) -> Page:
    guest.page.add_init_script(STAYS)
    guest.is_signed_in(table.players[1], "Bruno")
    guest.page.goto(f"{guest.url}/r/{table.code}")
    return guest.page


def meet(one: dict[str, float], other: dict[str, float]) -> bool:
    """Whether two boxes have more in common than a rounded edge."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    along = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 0.5 and along > 0.5


def is_within(box: dict[str, float], size: dict[str, float]) -> bool:
    return (
        box["left"] >= 0
        and box["top"] >= 0
        and box["right"] <= size["width"]
        and box["bottom"] <= size["height"]
    )


def truth_of(boxes: dict[str, Any]) -> Any:
    [truth] = [card["face"] for card in boxes["cards"] if card["isTruth"]]
    return truth


def columns_of(boxes: dict[str, Any]) -> int:
    """How many cards lie beside the first one; one that was turned is a little higher."""
    faces = [card["face"] for card in boxes["cards"]]
    return sum(face["top"] < faces[0]["bottom"] - 10 for face in faces)


def keep(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def faults_of(boxes: dict[str, Any], size: dict[str, float]) -> Iterator[str]:
    truth = truth_of(boxes)
    if not is_within(truth, size):
        yield f"beyond the screen: {truth}"
    for name in ("clue", "below"):
        if meet(truth, boxes[name]):
            yield f"over the {name}: {truth}, {boxes[name]}"


def overlaps(cards: list[dict[str, Any]]) -> Iterator[str]:
    for nth, card in enumerate(cards):
        for other in cards[:nth] + cards[nth + 1 :]:
            if meet(card["face"], other["face"]):
                yield f"over each other: {card['face']}, {other['face']}"
            for said in card["said"]:
                if meet(said, other["face"]):
                    yield f"on another's card: {said}, {other['face']}"


@pytest.mark.parametrize("players", [4, 5, 6, 12])
def test_the_true_card_hides_nothing_and_no_card_changes_its_place(
    invite: Invite, server: Server, players: int
) -> None:
    table = a_table_of(players, server)
    bruno = invite()
    page = sits_at(table, bruno)
    plays_to(table, "votes")
    expect(page.locator(".laid")).to_have_count(players)
    columns = {}
    for size in PHONES:
        page.set_viewport_size(size)
        bruno.settles()
        keep(page, f"votes-{players}-{size['width']}")
        columns[size["width"]] = columns_of(page.evaluate(BOXES))
    plays_to(table, "clue")
    expect(page.locator(".owner")).to_have_count(players)
    for size in (*PHONES, *WIDER):
        page.set_viewport_size(size)
        bruno.settles()
        keep(page, f"uncovered-{players}-{size['width']}")
        uncovered = columns_of(page.evaluate(BOXES))
        assert columns.get(size["width"], uncovered) == uncovered
        for slot in range(players):
            page.evaluate(MEANT, slot)
            bruno.settles()
            boxes = page.evaluate(BOXES)
            assert [*faults_of(boxes, size), *overlaps(boxes["cards"])] == [], (size, slot)


@pytest.mark.parametrize("players", [4, 6])
def test_cards_are_large_while_it_is_told_and_in_a_first_game_too(
    invite: Invite, server: Server, players: int
) -> None:
    table = a_table_of(players, server)
    bruno = invite()
    page = sits_at(table, bruno)
    plays_to(table, "reveal")
    expect(page.locator(".slot-tokens .token")).to_have_count(players - 1)
    expect(page.locator(".slip")).to_be_visible()
    assert card_width(bruno) > PHONES[0]["width"] * 0.27
    plays_to(table, "clue")
    expect(page.locator(".summary")).to_be_visible()
    expect(page.locator(".slip")).to_be_visible()
    assert card_width(bruno) > PHONES[0]["width"] * 0.2


def card_width(guest: Guest) -> float:
    """The width of a card that lies on the board as it was laid."""
    guest.settles()
    width: float = guest.page.evaluate("document.querySelector('.laid').offsetWidth")
    return width
