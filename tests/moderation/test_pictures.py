"""Cards are pictures wherever the admin names them, and no picture tells what no name would."""

import re
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import reverse

from accounts.models import Account
from games import store
from games.catalogue import decks_of
from games.models import Game
from moderation.models import AuditEntry, Report
from testkit.api_callers import Caller, OpenTable, a_game, act, guest, play_on, play_out
from testkit.imported_decks import a_deck
from testkit.moderators import account_of, moderator

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("pictures_folder")]


class Pictures(HTMLParser):
    """All pictures of cards on a page: what they lead to, what they show, and what they are."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "a" and given.get("class") == "card":
            self.found.append(given)
        elif tag == "img" and self.found and "alt" not in self.found[-1]:
            self.found[-1] |= {"src": given.get("src"), "alt": given.get("alt")}


def desk_of(who: Caller, language: str = "en") -> Callable[..., str]:
    client = Client(headers={"accept-language": language})
    client.force_login(account_of(who), backend="accounts.backend.AccountBackend")

    def sees(address: str, **query: Any) -> str:
        answer = client.get(address, query)
        assert answer.status_code == 200
        return str(answer.content.decode())

    return sees


def pages_of(table: OpenTable) -> list[str]:
    """The pages on which the admin names cards of a game."""
    accused = {"matter": "clue", "game": table.game, "turn": 1}
    report = table.players[1].post("/reports", accused).json["report"]
    conduct = {"matter": "conduct", "room": table.code, "person": table.host.id}
    another = table.players[1].post("/reports", conduct).json["report"]
    newest = Game.objects.get(pk=table.game).version
    looked_at = reverse("admin:table", args=[table.game])
    return [
        reverse("admin:index"),
        reverse("admin:games_game_change", args=[table.game]),
        reverse("admin:moderation_report_change", args=[report]),
        reverse("admin:moderation_report_change", args=[another]),
        *(f"{looked_at}?version={version}" for version in range(1, newest + 1)),
    ]


def played(turns: int = 2, **room: Any) -> OpenTable:
    """A game of four in which some turns are over, and the board of the next one lies open."""
    table = a_game(4, **room)
    for _ in range(4 * turns + 2):
        play_on(table)
    return table


@pytest.mark.parametrize("language", ["en", "pt-br", "es", "da"])
def test_a_picture_is_described_in_the_readers_language(language: str) -> None:
    table = played()
    sees = desk_of(moderator(), language)
    shown = Pictures(sees(reverse("admin:table", args=[table.game]))).found
    assert shown
    asks = guest("Gil", language)
    texts = {card["card"]: card["text"] for card in asks.get("/decks/first-light").json["cards"]}
    for picture in shown:
        assert picture["alt"] == texts[picture["data-card"]]
        assert str(picture["src"]).startswith("/static/decks/")


def test_board_and_log_show_pictures() -> None:
    table = played()
    board = table.view()["board"]
    sees = desk_of(moderator())
    for address in pages_of(table)[1:2]:
        shown = [picture["data-card"] for picture in Pictures(sees(address)).found]
        assert shown[: len(board)] == board
        assert shown.count(board[0]) >= 2  # on the board, and in the log


def test_no_page_shows_what_a_spectator_would_not_see() -> None:
    """Neither by name nor by picture, of any card that never lay open."""
    table = played()
    state = store.load(UUID(table.game))
    opened = {*state.discard, *state.turn.board}
    hidden = set(state.settings.cards) - opened
    pictures = {
        card.card: card.picture for deck in decks_of(state.settings, None) for card in deck.cards
    }
    sees = desk_of(moderator())
    seen = 0
    for address in pages_of(table):
        page = sees(address)
        seen += len(Pictures(page).found)
        for card in hidden:
            assert pictures[card] not in page, address
            assert not re.search(rf"{card}\b", page), address
    assert seen
    assert not AuditEntry.objects.exists()


def test_before_the_reveal_nothing_tells_whose_card_is_whose() -> None:
    """Whoever else had held the cards of the board, the page would be the same."""
    table = a_game(4)
    act(table, table.host)
    for caller in table.players[1:]:
        act(table, caller)
    page = desk_of(moderator())(reverse("admin:table", args=[table.game]))
    board = page.partition('<ol class="board">')[2].partition("</ol>")[0]
    assert board
    assert "owner" not in board
    assert "told" not in board


def test_pictures_of_a_deck_that_nobody_approved_are_for_those_who_approve() -> None:
    owner = guest("Olga")
    Account.objects.filter(pk=owner.id).update(is_guest=False, email="olga@example.org")
    deck = a_deck(account_of(owner))
    opened = owner.post("/rooms", {"title": "Cats", "settings": {"decks": [deck.slug]}})
    assert opened.status == 201, opened
    game = opened.json["game"]["id"]
    for name in ("Ana", "Bruno"):
        assert guest(name).moves(game, "join").status == 200
    assert owner.moves(game, "start").status == 200
    table = OpenTable(opened.json["code"], game, (owner,))
    act(table, owner)
    address = reverse("admin:table", args=[game])
    for codename, number in (("moderate", 0), ("approve_deck", 1)):
        judge = guest("Judith")
        account_of(judge).user_permissions.set(
            Permission.objects.filter(codename__in={"moderate", "see_hidden_cards", codename})
        )
        page = desk_of(judge)(address, **{"as": "moderator"})
        assert bool(Pictures(page).found) == bool(number)
        assert deck.slug in page


def test_a_report_page_needs_no_query_for_each_card(
    django_assert_max_num_queries: Any,
) -> None:
    sees = desk_of(moderator())
    short, long = played(1), played(4)
    pages = [pages_of(table)[2] for table in (short, long)]
    with django_assert_max_num_queries(40) as counted:
        sees(pages[0])
    with django_assert_max_num_queries(len(counted.captured_queries)):
        sees(pages[1])
    assert Report.objects.count() == 4


def test_the_log_of_a_game_that_is_over_hides_nothing() -> None:
    table = a_game(4, settings={"target": 10})
    play_out(table)
    lines = table.host.get(f"/games/{table.game}/events?after=0").json["events"]
    given = [line["event"]["cards"] for line in lines if line["event"]["type"] == "cards_given"]
    page = desk_of(moderator())(reverse("admin:games_game_change", args=[table.game]))
    shown = [picture["data-card"] for picture in Pictures(page).found]
    assert given
    assert all(cards[0] in shown for cards in given)
