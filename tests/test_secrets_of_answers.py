"""No answer and no message tells anybody what is hidden from them in a running game.

A game is stopped in a phase, and for each role at the table its events are replaced by others that
differ only in what this role may not know: whose card is whose, the hands, the pile, the seed, and
votes not shown yet. Whatever the role then asks of any endpoint must be answered the same, byte for
byte.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, get_args
from uuid import UUID

import msgspec
import pytest
import yaml
from django.db import connection, transaction
from pytest_django import Settings

from accounts.models import Account
from games import store
from games.live import messages
from games.live.game_feed import GameFeed
from games.live.queries import read_game, read_room
from games.live.turns import Turns, read_seats
from games.models import Game, GameSeed
from games.reactions import ReactionShown
from games.rules.events import AnyEvent
from games.rules.names import Player
from games.rules.state import Table
from games.rules.view import MODERATOR, SPECTATOR, View, Viewer, as_player, view_for
from performances.addresses import addresses_of
from performances.models import Recording
from testkit.api_callers import Answer, Caller, a_game, act, guest
from testkit.moderators import decides, moderator
from testkit.other_pasts import OTHER_PASTS, Past
from testkit.performances import at_hand, tells
from testkit.permissions import BODIES, nameless
from testkit.puzzles import a_puzzle
from web.endpoint import encode

SAFE = ("get", "head", "options")
METHODS = (*SAFE, "post", "put", "patch", "delete")
ELSEWHERE = "/api/v1/auth/"
"""allauth's endpoints, which by the import contracts can know nothing of games."""
OF_EACH_ANSWER = ("X-Request-ID", "Server-Time", "Seconds-Left", "Date")
A_DAY = dict.fromkeys(("clue", "cards", "votes", "reveal"), 86_400)
PLAIN_FIELDS = {"id", "version", "now", "seconds_left"}


class Endpoint(NamedTuple):
    method: str
    path: str

    @property
    def is_safe(self) -> bool:
        return self.method in SAFE


def endpoints() -> list[Endpoint]:
    document = yaml.safe_load(Path("docs/openapi.yaml").read_text(encoding="utf-8"))
    return [
        Endpoint(method, path)
        for path, operations in document["paths"].items()
        for method in METHODS
        if method in operations and not path.startswith(ELSEWHERE)
    ]


class Told(NamedTuple):
    """An answer but for what differs from one to the next of the same."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    def leaves(self) -> dict[str, object]:
        is_json = "json" in self.headers.get("Content-Type", "")
        body = msgspec.json.decode(self.body) if is_json and self.body else self.body
        return dict(_leaves([self.status, dict(self.headers), body], ""))


def _leaves(tree: object, path: str) -> Iterator[tuple[str, object]]:
    match tree:
        case dict():
            for key, value in tree.items():
                yield from _leaves(value, f"{path}/{key}")
        case list():
            for place, value in enumerate(tree):
                yield from _leaves(value, f"{path}/{place}")
        case _:
            yield path, tree


def without_signed_times(body: bytes) -> bytes:
    """The body but for the signatures of addresses and the times at which those end."""
    unsigned = re.sub(rb"/performances/[^/]+/(?=recording|picture)", b"/performances//", body)
    return re.sub(rb'(?<=picture.webp"},"until":)"[^"]+"', b'""', unsigned)


class Asker(Caller):
    """A caller who keeps the bytes of the last answer."""

    told: Told

    @classmethod
    def like(cls, caller: Caller) -> "Asker":
        return cls(caller.token, caller.id, caller.language)

    def _send(
        self, method: str, path: str, body: bytes, kind: str, headers: dict[str, str]
    ) -> Answer:
        response: Any = self._client.generic(method, path, body, content_type=kind, headers=headers)
        request_id = response.headers["X-Request-ID"].encode()
        kept = {key: said for key, said in response.items() if key not in OF_EACH_ANSWER}
        content = without_signed_times(response.content.replace(request_id, b""))
        self.told = Told(response.status_code, kept, content)
        return Answer(response.status_code, None, dict(response.headers))


class Scene:
    """Turn two of a public game of seven, of whom one was removed and one banned."""

    def __init__(self, phase: str) -> None:
        stage = {"limits": A_DAY, "clues": "performed"}
        self.table = table = a_game(7, is_public=True, settings=stage)
        host, teller, given, late, _, removed, banned = table.players
        for player in cycle(table.players):
            if table.view()["turn"] == 2:
                break
            act(table, player)
        host.moves(table.game, "remove", {"player": removed.id})
        host.post(f"/rooms/{table.code}/bans", {"person": banned.id})
        mona = moderator("Mona")
        decision = decides(mona, "warn", person=late.id)["id"]
        late.post(f"/me/decisions/{decision}/appeal", {"words": "No"})
        Account.objects.filter(pk=teller.id).update(is_guest=False)  # who may sing to everybody
        self.performance = at_hand(teller, table.game, turn=2)
        self._play_to(phase)
        spectator = guest("Selma")
        spectator.post(f"/rooms/{table.code}/enter", {"password": ""})
        reported = {"matter": "clue", "game": table.game, "turn": 1}
        puzzle = a_puzzle()
        self.ids = {
            "game": table.game,
            "game_id": table.game,
            "code": table.code,
            "slug": "first-light",
            "person": banned.id,
            "token": host.post(f"/rooms/{table.code}/invitations").json["token"],
            "invitation_id": host.post(f"/rooms/{table.code}/invitations").json["id"],
            "player_id": late.id,
            "date": str(puzzle.day),
            "puzzle": str(puzzle.id),
            "other": late.id,
            "decision": decision,
            "performance_id": str(self.performance.pk),
            "signed": addresses_of(
                self.performance, UUID(teller.id), "maker"
            ).picture.address.split("/")[-2],
            "file": "picture.webp",
            "report": teller.post("/reports", reported).json["report"],
        }
        self.roles = {
            "nobody": Caller(),
            "stranger": guest("Gerd"),
            "spectator": spectator,
            "moderator": moderator("Mina"),
            "host": host,
            "teller": teller,
            "one who has chosen": given,
            "one who has not": late,
            "removed": removed,
            "banned": banned,
        }

    def _play_to(self, phase: str) -> None:
        """Plays on to the phase; one guesser has chosen there, and others are still awaited."""
        _, teller, given, *_ = self.table.players
        if phase in ("cards", "votes", "reveal"):
            assert tells(teller, self.table, str(self.performance.pk)).status == 200
            act(self.table, given)
        if phase in ("votes", "reveal"):
            for player in self.table.players[:5]:
                if player is not given:
                    act(self.table, player)
            act(self.table, given)
        if phase == "reveal":
            for player in self.table.players[:5]:
                if player is not given:
                    act(self.table, player)
        assert self.table.view()["phase"] == phase

    @property
    def game(self) -> UUID:
        return UUID(self.table.game)

    @property
    def past(self) -> Past:
        return [line.event for line in store.history(self.game)]

    def viewer(self, role: str) -> Viewer:
        caller = self.roles[role]
        return as_player(caller.id) if caller in self.table.players else SPECTATOR

    def path(self, endpoint: Endpoint) -> str:
        """The address; an endpoint with parameters unheard of here fails the test."""
        return endpoint.path.format(**self.ids)

    def bodies(self, role: str, endpoint: Endpoint) -> list[Any]:
        """All that the role may send there: some of it is right, and some is refused."""
        if endpoint.is_safe:
            return [None]
        sent = SENT.get(nameless(f"{endpoint.method.upper()} {endpoint.path}"), {})
        filled = {
            key: value.format(**self.ids) if isinstance(value, str) else value
            for key, value in sent.items()
        }
        table = store.load(self.game)
        if "turn" in filled:
            filled["turn"] = table.turn.number
        own = table.hands.get(Player(self.roles[role].id), ())
        if "cards" in filled:
            return [filled, *({**filled, "cards": [card]} for card in own)]
        if "slots" in filled:
            slots = range(1, len(table.turn.board) + 2)
            return [{**filled, "slots": [slot]} for slot in slots]
        return [filled]


SENT = {nameless(name.replace(" ", " /api/v1/", 1)): body for name, body in BODIES.items()}


@contextmanager
def in_another_past(scene: Scene, role: str, seed: int) -> Iterator[None]:
    """Lets the game have another past, and another seed, that the role can't tell from its own."""
    rng, viewer, past = Random(seed), scene.viewer(role), scene.past
    other = past
    for change in OTHER_PASTS.values():
        other = change(other, viewer, rng)
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL session_replication_role = replica")  # no triggers
            cursor.executemany(
                "UPDATE games_event SET payload = %s::jsonb WHERE game_id = %s AND seq = %s",
                [
                    (msgspec.json.encode(event).decode(), scene.game, seq)
                    for seq, event in enumerate(other, 1)
                    if event != past[seq - 1]
                ],
            )
            GameSeed.objects.filter(game=scene.game).update(seed=rng.randbytes(32))
            cursor.execute("SET LOCAL session_replication_role = origin")
        forget(scene.game)
        assert scene.past == other != past
        yield
        transaction.set_rollback(True)
    forget(scene.game)


def forget(game_id: UUID) -> None:
    """Makes this process read the game anew."""
    store.recent_tables.drop(game_id)
    store.checkpoints.drop(game_id)
    store.seed_of.cache_clear()


def asked(scene: Scene, role: str, endpoint: Endpoint, body: Any) -> Told:
    """The answer; afterwards everything is as it was."""
    asker = Asker.like(scene.roles[role])
    headers = {} if endpoint.is_safe else {"idempotency-key": "the same"}
    with transaction.atomic():
        asker.asks(endpoint.method.upper(), scene.path(endpoint), body, headers, root="")
        transaction.set_rollback(True)
    forget(scene.game)
    assert asker.told.status < 500, (role, endpoint, body)  # it would hide a difference
    return asker.told


REPEATS = 4
"""How often an answer is asked for again: cards that are dealt by chance may fall alike once."""


def differences(here: Told, again: Sequence[Told], there: Told) -> list[str]:
    """The parts of an answer that differ in another past, though not by themselves."""
    one, other = here.leaves(), there.leaves()
    repeated = [told.leaves() for told in again]
    chance = {path for two in repeated for path in one | two if one.get(path) != two.get(path)}
    return [path for path in one | other if path not in chance and one.get(path) != other.get(path)]


@pytest.fixture
def unguarded(settings: Settings) -> None:
    """Lets moderators in without a second factor, and everybody ask as often as they like."""
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    settings.ACCOUNT_RATE_LIMITS = False


each_phase = pytest.mark.parametrize("phase", ["clue", "cards", "votes", "reveal"])
on_the_database = pytest.mark.usefixtures("db", "pictures_folder", "unguarded")


@each_phase
@on_the_database
@pytest.mark.timeout(400)  # on a machine that is busy with other things
def test_no_answer_tells_anybody_what_is_hidden_from_them(phase: str) -> None:
    scene = Scene(phase)
    for role in scene.roles:
        questions = [
            (endpoint, body)
            for endpoint in endpoints()
            for body in scene.bodies(role, endpoint)
            if endpoint.is_safe or phase != "reveal"  # where the teller's move uncovers the card
        ]
        here = [asked(scene, role, *question) for question in questions]
        with in_another_past(scene, role, seed=1):
            there = [asked(scene, role, *question) for question in questions]
        for question, one, other in zip(questions, here, there, strict=True):
            if one != other:
                assert not question[0].is_safe, (role, question, one, other)
                again = [asked(scene, role, *question) for _ in range(REPEATS)]
                assert differences(one, again, other) == [], (role, question)


@on_the_database
def test_nobody_else_can_tell_that_there_is_a_performance_before_it_is_the_clue() -> None:
    scene = Scene("clue")
    others = [role for role in scene.roles if role != "teller"]
    questions = [
        (role, endpoint) for role in others for endpoint in endpoints() if endpoint.is_safe
    ]
    with_address = [one for one in questions if "{signed}" not in one[1].path]
    there = [asked(scene, role, endpoint, None) for role, endpoint in with_address]
    with transaction.atomic():
        Recording.objects.all().delete()
        for (role, endpoint), told in zip(with_address, there, strict=True):
            again = asked(scene, role, endpoint, None)
            assert again == told or differences(again, [again], told) == [], (role, endpoint)
        transaction.set_rollback(True)


@each_phase
@on_the_database
def test_no_message_tells_anybody_what_is_hidden_from_them(phase: str) -> None:
    scene = Scene(phase)
    for role in scene.roles:
        here = messages_to(scene, role)
        with in_another_past(scene, role, seed=2):
            assert messages_to(scene, role) == here, role


def messages_to(scene: Scene, role: str) -> list[object]:
    """The game from its first event on, its room, and what is told wherever they are."""
    feed = GameFeed(scene.game)
    feed.apply(read_game(scene.game, Table()))
    now = msgspec.json.decode(feed.message_for(scene.viewer(role), 0, datetime.now(UTC)))
    room = read_room(Game.objects.get(pk=scene.game).room_id).seen
    caller = scene.roles[role]
    seats = read_seats([UUID(caller.id)]) if caller.id else None
    return [{key: now[key] for key in now.keys() - {"now", "seconds_left"}}, room, seats]


def test_all_other_messages_have_no_place_for_anything_hidden() -> None:
    of_the_game = {messages.GameNow, messages.RoomNow, Turns}
    of_people = {messages.Here, messages.Refusal, ReactionShown}
    for kind in {*get_args(messages.ServerMessage)} - of_the_game - of_people:
        assert set(kind.__struct_fields__) <= PLAIN_FIELDS, kind


# These tests can fail


def the_event_itself(event: AnyEvent, *_: object, **__: object) -> msgspec.Raw:
    return msgspec.Raw(encode(event))


def view_in_full(table: Table, _: Viewer) -> View:
    return view_for(table, MODERATOR)


@on_the_database
@pytest.mark.parametrize(
    ("path", "leaky", "leak"),
    [
        ("/api/v1/me/export", "games.account_hooks.event_seen", the_event_itself),
        ("/api/v1/games/{game_id}/events", "games.serializers.events.event_seen", the_event_itself),
        ("/api/v1/games/{game_id}", "games.api.games.view_for", view_in_full),
    ],
)
def test_a_leak_is_found(
    path: str, leaky: str, leak: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, endpoint = Scene("votes"), Endpoint("get", path)
    monkeypatch.setattr(leaky, leak)
    here = asked(scene, "host", endpoint, None)
    with in_another_past(scene, "host", seed=1):
        assert asked(scene, "host", endpoint, None) != here


@on_the_database
def test_an_endpoint_whose_parameters_nobody_fills_in_is_noticed() -> None:
    with pytest.raises(KeyError):
        Scene("clue").path(Endpoint("get", "/api/v1/games/{game_id}/cards/{unheard_of}"))
