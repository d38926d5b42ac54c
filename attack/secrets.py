"""Attacks on what players may not know of a game."""

from typing import Any
from uuid import UUID

from django.test import Client as Browser
from django.test import override_settings
from django.urls import reverse

from accounts.models import Account
from attack.attempts import claims
from attack.target import Client, expect, remote
from games import store
from testkit.api_callers import OpenTable, a_game, act, play_out
from testkit.moderators import moderator
from testkit.web_server import Server

PASSWORD = "a long walk by the sea"  # noqa: S105
HIDDEN = ("seed__regex", "password__regex", "email__regex", "room__password__startswith")
UNREADABLE = ("%00", "(", "x" * 5000, "\ud83d".encode("utf-8", "surrogatepass").decode("latin-1"))


def cards_in(said: Any) -> set[str]:
    """All cards that are named anywhere in an answer."""
    if isinstance(said, dict):
        return cards_in([*said, *said.values()])
    if isinstance(said, list):
        return {card for part in said for card in cards_in(part)}
    return {said} if isinstance(said, str) and said.startswith("first-light:") else set()


def a_game_with_hidden_cards(server: Server) -> OpenTable:
    table = a_game(5)
    act(table, table.host)
    for player in table.players[1:3]:
        act(table, player)
    table.players[4].moves(table.game, "leave")
    return remote(server, table)


@claims("no answer of a running game names a card that its reader may not know")
def reads_hidden_cards(server: Server) -> None:
    table = a_game_with_hidden_cards(server)
    addresses = (
        "/me/export",
        "/me/games",
        f"/games/{table.game}",
        f"/games/{table.game}/events",
        f"/games/{table.game}/story",
        f"/rooms/{table.code}",
    )
    for player in table.players[:4]:
        view = player.get(f"/games/{table.game}").json
        known = {*view["you"]["hand"], *view["you"]["played"], *view.get("board", ())}
        known |= {*view["discard"]}  # it lies face up
        for address in addresses:
            seen = cards_in(player.get(address).json)
            expect(seen <= known, f"{address} names {sorted(seen - known)[:3]}")


@claims("a finished private game is there for those who sat in it alone")
def reads_a_private_game_after_its_end(server: Server) -> None:
    table = a_game(3, settings={"target": 10})
    play_out(table)
    stranger = Client(server, moderator("Xenia"))
    for address in ("", "/events", "/decks", "/story"):
        status = stranger.get(f"/games/{table.game}{address}").status
        expect(status == 404, f"/games/{{id}}{address} answers {status} to a stranger")


@claims("the admin filters by nothing but what it shows, and never breaks")
def filters_the_admin(server: Server) -> None:
    table = a_game(3)
    seed = bytes(store.seed_of(UUID(table.game))).hex()
    browser = _moderators_browser()
    for model in ("game", "room"):
        listing = reverse(f"admin:games_{model}_changelist")
        for lookup in HIDDEN:
            right, wrong = (
                browser.get(listing, {lookup: value}, SERVER_NAME="127.0.0.1")
                for value in (f"^{seed[:2]}", "^nothing")
            )
            told = right.status_code == wrong.status_code and len(right.content) == len(
                wrong.content
            )
            expect(told, f"{lookup} tells games apart")
            for value in UNREADABLE:
                status = browser.get(listing, {lookup: value}, SERVER_NAME="127.0.0.1").status_code
                expect(status < 500, f"?{lookup}={value[:10]!r} answers {status}")


def _moderators_browser() -> Browser:
    person = moderator("Mina")
    account = Account.objects.get(pk=person.id)
    account.email, account.is_staff = f"{account.pk}@example.org", True
    account.set_password(PASSWORD)
    account.save()
    browser = Browser(raise_request_exception=False)
    with override_settings(MODERATORS_NEED_SECOND_FACTOR=False):
        browser.force_login(account)
    return browser


@claims("a moderator decides nothing about a game they sit in")
def decides_about_the_own_game(server: Server) -> None:
    table = remote(server, a_game(3))
    host, other = table.players[:2]
    Account.objects.get(pk=host.id).groups.add(_moderators())
    orders: tuple[dict[str, Any], ...] = (
        {"kind": "void_game", "game": table.game},
        {"kind": "remove", "game": table.game, "person": other.id},
        {"kind": "close_room", "room": table.code},
    )
    for order in orders:
        status = host.post("/moderation/decisions", {**order, "reason": "Because"}).status
        expect(status in (403, 409), f"{order['kind']} answers {status}")


def _moderators() -> Any:
    from django.contrib.auth.models import Group  # noqa: PLC0415 (it needs the apps to be ready)

    from moderation.moderators import GROUP  # noqa: PLC0415

    return Group.objects.get(name=GROUP)
