"""Every endpoint lets in whom the table of testkit/permissions.py says, and nobody else."""

import uuid
from collections.abc import Iterator
from typing import Any

import pytest
from django.conf import settings as configured
from django.db import transaction
from django.test import override_settings
from django.urls import URLPattern, URLResolver, get_resolver
from pytest_django import DjangoDbBlocker

from accounts.models import Account
from games.play import play
from games.rules import moves as m
from testkit.api_callers import Answer, Caller, OpenTable, a_game, act, guest
from testkit.moderators import administrator, decides, moderator
from testkit.permissions import (
    BODIES,
    ELSEWHERE,
    ROLES,
    Row,
    nameless,
    rendered_table,
    rows,
    table_in_docs,
)

METHODS = ("get", "post", "put", "patch", "delete")
REFUSED = (401, 403, 404)


class Scene:
    """A room with a password, its second game on and a clue given; somebody of each role."""

    def __init__(self) -> None:
        private = a_game(5, password="lighthouse")
        public = ended(a_game(3, is_public=True))
        host, player, other, reporter, banned = private.players
        banned.moves(private.game, "leave")
        table = next_game(ended(private))
        banned.moves(table.game, "join")
        host.moves(table.game, "start")
        act(table, host)
        spectator, account, mina = guest("Selma"), guest("Alva"), moderator("Mina")
        spectator.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
        host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
        Account.objects.filter(pk=account.id).update(is_guest=False, email="alva@example.org")
        accused = {"matter": "clue", "game": table.game, "turn": 1}
        appealed = decides(mina, "warn", person=player.id)["id"]
        player.post(f"/me/decisions/{appealed}/appeal", {"words": "No"})
        self.ids = {
            "code": table.code,
            "game": table.game,
            "private": private.game,
            "public": public.game,
            "slug": "first-light",
            "name": "api",
            "person": banned.id,
            "other": other.id,
            "report": reporter.post("/reports", accused).json["report"],
            "decision": decides(mina, "mute", person=player.id)["id"],
            "appealed": appealed,
        }
        self.people = {
            "nobody": Caller(),
            "guest": guest("Gerd"),
            "account": account,
            "spectator": spectator,
            "player": player,
            "host": host,
            "banned": banned,
            "moderator": moderator("Mona"),
            "admin": administrator("Agnes"),
        }

    def tries(self, role: str, row: Row) -> Answer:
        """And leaves all as it was."""
        path, body = row.address.format(**self.ids), self._filled_in(BODIES.get(row.name, {}))
        headers = {"idempotency-key": uuid.uuid4().hex}
        with transaction.atomic():
            answer = self.people[role].asks(row.method, path, body, headers, root=row.root)
            transaction.set_rollback(True)
        return answer

    def _filled_in(self, body: Any) -> Any:
        return {
            key: value.format(**self.ids) if isinstance(value, str) else value
            for key, value in body.items()
        }


def ended(table: OpenTable) -> OpenTable:
    """The same table, whose game a moderator has ended."""
    play(uuid.UUID(table.game), m.moderator(str(uuid.uuid4())), m.Close())
    return table


def next_game(table: OpenTable) -> OpenTable:
    game = table.host.post(f"/rooms/{table.code}/games").json["game"]["id"]
    return table._replace(game=game)


@pytest.fixture(scope="module")
def scene(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Scene]:
    with (
        django_db_blocker.unblock(),
        override_settings(MODERATORS_NEED_SECOND_FACTOR=False),
        transaction.atomic(),
    ):
        yield Scene()
        transaction.set_rollback(True)


def outcome_of(answer: Answer) -> str:
    return str(answer.status) if answer.status in REFUSED else "yes"


@pytest.mark.parametrize("row", rows(), ids=lambda row: f"{row.method} {row.address}")
def test_it_is_open_to_whom_the_table_says(row: Row, scene: Scene) -> None:
    met = {role: outcome_of(scene.tries(role, row)) for role in ROLES}
    assert met == {role: row.outcome(role) for role in ROLES}


def endpoints() -> Iterator[str]:
    """Each method of each address of ours."""
    for route, view in addresses(get_resolver()):
        if route.startswith(tuple(elsewhere())):
            continue
        kind = getattr(view, "cls", None)
        for method in METHODS:
            if hasattr(kind, method) or (kind is None and method == "get"):
                yield f"{method.upper()} /{route}"


def elsewhere() -> list[str]:
    return [prefix.replace("admin/", f"{configured.ADMIN_PATH}/") for prefix in ELSEWHERE]


def addresses(resolver: URLResolver, prefix: str = "") -> Iterator[tuple[str, Any]]:
    for pattern in resolver.url_patterns:
        route = f"{prefix}{pattern.pattern}"
        if isinstance(pattern, URLPattern):
            yield route, pattern.callback
        else:
            yield from addresses(pattern, route)


def test_every_endpoint_is_in_the_table() -> None:
    known = {nameless(f"{row.method} {row.root}{row.route}") for row in rows()}
    assert {nameless(endpoint) for endpoint in endpoints()} == known


def test_the_table_stands_in_the_page_on_security() -> None:
    """Write it anew with `python -m testkit.permissions`."""
    assert table_in_docs() == rendered_table()


def test_every_row_says_something_of_every_role() -> None:
    assert {len(row.outcomes) for row in rows()} == {len(ROLES)}
    assert {outcome for row in rows() for outcome in row.outcomes} == {"yes", "401", "403", "404"}
