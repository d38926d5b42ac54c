"""A bot's token opens what it takes to play, and nothing else.

Each endpoint of docs/openapi.yaml is asked with the token of a bot that sits at a table. Whoever
adds one has to say here if bots may call it too.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml
from django.db import transaction
from django.utils import timezone
from pytest_django import DjangoDbBlocker

from testkit.api_callers import Answer, Caller, OpenTable, a_bot, a_room, act

FOR_BOTS = {
    "get_me",
    "erase_me",
    "export_me",
    "get_socket_ticket",
    # where there is something to play
    "list_editions",
    "list_decks",
    "get_deck",
    "list_decks_of_game",
    "list_rooms",
    "list_my_rooms",
    "get_room",
    "enter_room",
    "accept_invitation",
    "accept_my_invitation",
    "decline_invitation",
    # a game
    "get_game",
    "list_events",
    "list_people",
    "join_game",
    "leave_game",
    "come_back",
    "choose_colour",
    "start_game",
    "remove_player",
    "give_clue",
    "give_cards",
    "cast_votes",
    "reveal_card",
    "hide_clue",
}
"""What bots may call. Only a host starts a game or removes somebody, and no bot is one."""

DOCUMENT = yaml.load(Path("docs/openapi.yaml").read_text("utf-8"), yaml.CSafeLoader)
METHODS = ("get", "post", "put", "patch", "delete")


class Operation(NamedTuple):
    method: str
    path: str
    described: Mapping[str, Any]

    @property
    def id(self) -> str:
        return str(self.described["operationId"])

    @property
    def is_allauths(self) -> bool:
        return self.path.startswith("/api/v1/auth/")


def operations() -> Iterator[Operation]:
    for path, methods in DOCUMENT["paths"].items():
        for method in METHODS:
            if method in methods:
                yield Operation(method.upper(), path, methods[method])


OURS = [operation for operation in operations() if not operation.is_allauths]
ALLAUTHS = [operation for operation in operations() if operation.is_allauths]


class Seated(NamedTuple):
    bot: Caller
    table: OpenTable

    def asks(self, who: Caller, operation: Operation) -> Answer:
        """And leaves all as it was."""
        known = {
            "game_id": self.table.game,
            "code": self.table.code,
            "slug": "first-light",
            "date": str(timezone.now().date()),
        }
        path = re.sub("{(.*?)}", lambda name: known.get(name[1], self.bot.id), operation.path)
        headers = {"idempotency-key": "once", "x-session-token": who.token}
        with transaction.atomic():
            answer = who.asks(operation.method, path, {}, headers, root="")
            transaction.set_rollback(True)
        return answer


@pytest.fixture(scope="module")
def seated(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Seated]:
    with django_db_blocker.unblock(), transaction.atomic():
        table, bot = a_room(3, outside_bots=True), a_bot("Turnip")
        assert bot.moves(table.game, "join").status == 200
        table.host.moves(table.game, "start")
        act(table, table.host)
        yield Seated(bot, table)
        transaction.set_rollback(True)


def test_what_is_for_bots_is_written_here_and_in_the_document() -> None:
    marked = {operation.id for operation in OURS if operation.described.get("x-for-bots")}
    assert marked == FOR_BOTS


@pytest.mark.parametrize("operation", OURS, ids=lambda operation: operation.id)
def test_a_bots_token_opens_what_is_for_bots_alone(operation: Operation, seated: Seated) -> None:
    answer = seated.asks(seated.bot, operation)
    if operation.id in FOR_BOTS:
        assert answer.status != 403 or answer.code not in ("not_for_bots", "not_allowed")
    else:
        assert answer.status == 403
        assert answer.code in ("not_for_bots", "not_allowed"), answer


@pytest.mark.parametrize("operation", ALLAUTHS, ids=lambda operation: operation.id)
def test_to_signing_in_a_bots_token_is_none(operation: Operation, seated: Seated) -> None:
    of_bot, of_nobody = (seated.asks(who, operation) for who in (seated.bot, Caller()))
    assert of_bot.status == of_nobody.status
    assert is_signed_in(of_bot) is is_signed_in(of_nobody) is False


def is_signed_in(answer: Answer) -> bool:
    meta = (answer.json or {}).get("meta", {})
    return bool(meta.get("is_authenticated") or "user" in (answer.json or {}).get("data", {}))
