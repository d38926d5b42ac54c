"""Every endpoint lets in whom the table of testkit/permissions.py says, and nobody else."""

import uuid
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings as configured
from django.db import transaction
from django.test import override_settings
from django.urls import URLPattern, URLResolver, get_resolver
from django.utils import timezone
from pytest_django import DjangoDbBlocker

from accounts.models import Account
from dixit_project import settings as server
from games import store
from games.models import Invitation, Room
from games.play import play
from games.rules import moves as m
from performances.addresses import addresses_of
from testkit.api_callers import Answer, Caller, OpenTable, a_bot, a_game, guest
from testkit.moderators import administrator, decides, moderator
from testkit.performances import at_hand, tells
from testkit.permissions import (
    BODIES,
    ELSEWHERE,
    ROLES,
    Row,
    nameless,
    pages,
    rendered_table,
    rows,
    table_in_docs,
)
from testkit.puzzles import a_puzzle
from web.environment import Environment

METHODS = ("get", "post", "put", "patch", "delete")
OK, REFUSED = 200, (401, 403, 404)


class Scene:
    """A room with a password, its second game on and a clue given; somebody of each role."""

    def __init__(self) -> None:
        private = a_game(5, password="lighthouse", outside_bots=True)
        public = ended(a_game(3, is_public=True))
        host, player, other, reporter, banned = private.players
        banned.moves(private.game, "leave")
        table = next_game(ended(private))
        banned.moves(table.game, "join")
        bot = a_bot("Turnip")
        bot.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
        bot.moves(table.game, "join")
        host.moves(table.game, "start")
        performance = at_hand(host, table.game)
        assert tells(host, table, str(performance.pk)).status == 200
        spectator, account, mina = guest("Selma"), guest("Alva"), moderator("Mina")
        spectator.post(f"/rooms/{table.code}/enter", {"password": "lighthouse"})
        host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
        Account.objects.filter(pk=account.id).update(is_guest=False, email="alva@example.org")
        accused = {"matter": "clue", "game": table.game, "turn": 1}
        appealed = decides(mina, "warn", person=player.id)["id"]
        puzzle = a_puzzle()
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
            "player": other.id,
            "report": reporter.post("/reports", accused).json["report"],
            "decision": decides(mina, "mute", person=player.id)["id"],
            "appealed": appealed,
            "token": host.post(f"/rooms/{table.code}/invitations").json["token"],
            "performance": str(performance.pk),
            "signed": addresses_of(
                performance, uuid.UUID(player.id), "table"
            ).picture.address.split("/")[-2],
            "file": "recording.mp4",
            "called": str(called(account, host, table).id),
            "date": str(puzzle.day),
            "puzzle": str(puzzle.id),
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
            "bot": bot,
        }

    def tries(self, role: str, row: Row, **more: str) -> Answer:
        """And leaves all as it was."""
        path, body = row.address.format(**self.ids), self._filled_in(BODIES.get(row.name, {}))
        headers = {"idempotency-key": uuid.uuid4().hex, **more}
        with transaction.atomic():
            answer = self.people[role].asks(row.method, path, body, headers, root=row.root)
            transaction.set_rollback(True)
        store.recent_tables.clear()  # of what has never been
        return answer

    def _filled_in(self, body: Any) -> Any:
        return {
            key: value.format(**self.ids) if isinstance(value, str) else value
            for key, value in body.items()
        }


def called(person: Caller, by: Caller, table: OpenTable) -> Invitation:
    """An invitation as if the two had met, which would make the person no stranger."""
    until = timezone.now() + timedelta(days=1)
    room = Room.objects.get(code=table.code)
    return Invitation.objects.create(room=room, by=by.id, person=person.id, until=until)


def ended(table: OpenTable) -> OpenTable:
    """The same table, whose game a moderator has ended."""
    play(uuid.UUID(table.game), m.moderator(str(uuid.uuid4())), m.Close())
    return table


def next_game(table: OpenTable) -> OpenTable:
    game = table.host.post(f"/rooms/{table.code}/games").json["game"]["id"]
    return table._replace(game=game)


@pytest.fixture(scope="module")
def scene(
    django_db_setup: None,
    django_db_blocker: DjangoDbBlocker,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Scene]:
    environment = Environment(pictures_folder=str(tmp_path_factory.mktemp("pictures")))
    recordings = {"performances": server.recordings(environment)}
    with (
        django_db_blocker.unblock(),
        override_settings(
            MODERATORS_NEED_SECOND_FACTOR=False,
            STORAGES={**configured.STORAGES, **recordings},
        ),
        transaction.atomic(),
    ):
        yield Scene()
        transaction.set_rollback(True)


def outcome_of(answer: Answer) -> str:
    return str(answer.status) if answer.status in REFUSED else "yes"


@pytest.mark.parametrize("row", [*pages(), *rows()], ids=lambda row: f"{row.method} {row.address}")
def test_it_is_open_to_whom_the_table_says(row: Row, scene: Scene) -> None:
    met = {role: outcome_of(scene.tries(role, row)) for role in ROLES}
    assert met == {role: row.outcome(role) for role in ROLES}


COMPRESSED = {
    **{page.address: "the same for everybody" for page in pages()},
    "/icon.svg": "the same for everybody",
    "/favicon.ico": "the same for everybody",
    "/manifest.webmanifest": "the same for everybody",
    "/service-worker.js": "the same for everybody",
    "/api/redoc/script.js": "the same for everybody",
    "/api/schema/": "the same for everybody",
    "/api/asyncapi/": "the same for everybody",
    "/api/docs/pages/{name}/": "the same for everybody",
    "editions": "the same for everybody",
    "decks": "titles of others stay as a moderator has approved them",
    "decks/{slug}": "all of it is from whoever brought the deck along",
    "games/{game}/decks": "titles stay as they are once they are played with",
    "games/{private}/decks": "titles stay as they are once they are played with",
    "games/{public}/decks": "titles stay as they are once they are played with",
    "games/{private}/events": "the game is over, and those who said something in it may read all",
    "games/{public}/events": "the game is over, and those who said something in it may read all",
    "games/{private}/story": "the game is over, and those who said something in it may read all",
    "games/{public}/story": "the game is over, and those who said something in it may read all",
}
"""The answers that may be compressed, and why their size tells nothing."""


@pytest.mark.parametrize(
    "row", [row for row in (*pages(), *rows()) if row.method == "GET"], ids=lambda row: row.address
)
def test_only_answers_whose_size_tells_nothing_are_compressed(row: Row, scene: Scene) -> None:
    """Whoever can have a text put beside a secret would learn it from the size by and by."""
    varies = {
        role
        for role in ROLES
        if (answer := scene.tries(role, row, **{"accept-encoding": "gzip, br"})).status == OK
        and "Accept-Encoding" in answer.headers.get("Vary", "")
    }
    allowed = {role for role in ROLES if row.outcome(role) == "yes"}
    assert varies == (allowed if row.address in COMPRESSED else set())


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
    known = {nameless(f"{row.method} {row.root}{row.route}") for row in (*pages(), *rows())}
    assert {nameless(endpoint) for endpoint in endpoints()} == known


def test_the_table_stands_in_the_page_on_security() -> None:
    """Write it anew with `python -m testkit.permissions`."""
    assert table_in_docs() == rendered_table()


def test_every_row_says_something_of_every_role() -> None:
    assert {len(row.outcomes) for row in rows()} == {len(ROLES)}
    assert {outcome for row in rows() for outcome in row.outcomes} == {"yes", "401", "403", "404"}
