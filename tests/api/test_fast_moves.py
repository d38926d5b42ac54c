"""The fast way of a move: it is taken whenever it can be, and nobody can tell which one it was."""

import threading
import uuid
from datetime import timedelta
from io import BytesIO
from typing import Any
from wsgiref.util import setup_testing_defaults

import msgspec
import pytest
from django.contrib.sessions.models import Session
from django.core.wsgi import get_wsgi_application
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import resolve
from django.utils import timezone
from pytest_django import Settings

from accounts.authentication import TOKEN_IS_THEIRS
from accounts.models import Account
from games import store
from games.api.fast_moves import MADE_HERE, with_fast_moves
from games.api.moves import MOVES
from games.append_sql import Condition
from games.command import Command
from games.play import play, try_play
from games.rules.moves import GiveCards, player
from games.rules.names import Card
from testkit.api_callers import Answer, Caller, OpenTable, a_bot, a_game, a_room, act
from testkit.citus import on_one_database
from web.throttle import seconds_to_wait

pytestmark = pytest.mark.usefixtures("committed_db")


class Door:
    """The server's way in, which counts who had to go the ordinary way."""

    def __init__(self) -> None:
        self.ordinary = 0
        self._django = get_wsgi_application()
        self.serve = with_fast_moves(self._count)

    def _count(self, environ: Any, start_response: Any) -> Any:
        self.ordinary += 1
        return self._django(environ, start_response)


class AtTheDoor(Caller):
    def __init__(self, door: Door, caller: Caller) -> None:
        super().__init__(caller.token, caller.id)
        self._door = door

    def _send(
        self, method: str, path: str, body: bytes, kind: str, headers: dict[str, str]
    ) -> Answer:
        environ: dict[str, Any] = {
            "HTTP_HOST": "testserver",
            "REQUEST_METHOD": method,
            "PATH_INFO": path,
            "QUERY_STRING": "",
            "CONTENT_TYPE": kind,
            "CONTENT_LENGTH": str(len(body)),
            "wsgi.input": BytesIO(body),
            **{f"HTTP_{name.upper().replace('-', '_')}": value for name, value in headers.items()},
        }
        setup_testing_defaults(environ)
        started: list[tuple[str, list[tuple[str, str]]]] = []
        chunks = self._door.serve(environ, lambda *start: started.append(start[:2]))  # type: ignore[arg-type]
        content = b"".join(chunks)
        if close := getattr(chunks, "close", None):
            close()
        status, given = started[-1]
        return Answer(int(status[:3]), msgspec.json.decode(content), dict(given))


@pytest.fixture
def door(settings: Settings) -> Door:
    settings.FAST_MOVES = True  # whichever way the other tests go
    return Door()


@pytest.fixture
def table(door: Door) -> OpenTable:
    """Where a clue has been given and everybody comes in by the door."""
    opened = a_game(4)
    there = OpenTable(
        opened.code, opened.game, tuple(AtTheDoor(door, caller) for caller in opened.players)
    )
    act(there, there.host)
    return there


@pytest.fixture
def guesser(table: OpenTable, door: Door) -> Caller:
    """Somebody who has given a card before, and may give another."""
    assert gives(table, table.players[1]).status == 200
    door.ordinary = 0
    return table.players[1]


def gives(table: OpenTable, who: Caller, place: int = 1, **headers: str) -> Answer:
    cards = [hand_of(table, who)[place]]
    sent = {"idempotency-key": uuid.uuid4().hex, **headers}
    return who.post(f"/games/{table.game}/cards", {"turn": 1, "cards": cards}, **sent)


def hand_of(table: OpenTable, who: Caller) -> list[str]:
    view = Caller(who.token).get(f"/games/{table.game}").json["you"]
    return [*view["played"], *view["hand"]]


def kept_events(table: OpenTable) -> int:
    return len(store.history(uuid.UUID(table.game)))


def in_common(answer: Answer) -> dict[str, str]:
    return {k: v for k, v in answer.headers.items() if k.lower() not in MADE_HERE}


# When it is taken


@on_one_database
def test_whoever_has_moved_before_moves_at_once_and_in_one_query(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    hand = hand_of(table, guesser)
    with CaptureQueriesContext(connection) as queries:
        answer = guesser.moves(table.game, "cards", {"turn": 1, "cards": [hand[1]]})
    assert (answer.status, door.ordinary, len(queries)) == (200, 0, 1)
    assert answer.json["you"]["played"] == [hand[1]]


def test_what_it_answers_is_what_the_ordinary_way_answers(table: OpenTable, door: Door) -> None:
    before = door.ordinary
    ordinary = gives(table, table.players[1])  # the first cards of anybody who asks like that
    at_once = gives(table, table.players[1], 1)
    assert door.ordinary == before + 1
    assert in_common(at_once) == in_common(ordinary)
    assert at_once.headers.keys() == ordinary.headers.keys()
    now = Caller(table.players[1].token).get(f"/games/{table.game}")
    assert at_once.json == now.json
    assert at_once.headers["ETag"] == now.headers["ETag"]


def test_a_whole_game_is_the_same_by_either_way(door: Door) -> None:
    opened = a_game(3)
    players = tuple(AtTheDoor(door, caller) for caller in opened.players)
    moves = 0
    while opened.view()["phase"] != "over":
        for ordinary, at_the_door in zip(opened.players, players, strict=True):
            before = door.ordinary
            act(OpenTable(opened.code, opened.game, (at_the_door,)), at_the_door)
            moves += 1
            assert door.ordinary - before <= 2, "the view is asked for, and perhaps the move"
            mine = ordinary.get(f"/games/{opened.game}")
            assert mine.json["version"] == opened.view()["version"]
    assert door.ordinary < 2 * moves
    assert store.load_at(uuid.UUID(opened.game), 10_000) == store.load(uuid.UUID(opened.game))


def test_what_headers_say_is_learnt_for_each_way_of_asking(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    danish = [gives(table, guesser, 1, **{"accept-language": "da"}) for _ in range(2)]
    assert door.ordinary == 1
    assert {answer.headers["Content-Language"] for answer in danish} == {"da"}
    assert gives(table, guesser, 1).headers["Content-Language"] == "en"
    assert door.ordinary == 1


def test_each_answer_has_a_number_of_its_own_or_the_one_given(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    numbers = {gives(table, guesser).headers["X-Request-ID"] for _ in range(2)}
    assert len(numbers) == 2
    given = gives(table, guesser, 1, **{"x-request-id": "from-the-proxy"})
    assert given.headers["X-Request-ID"] == "from-the-proxy"
    assert door.ordinary == 0


@pytest.mark.parametrize("move", MOVES)
def test_every_move_of_the_short_way_has_its_ordinary_one(move: Any) -> None:
    view = resolve(f"/api/v1/games/{uuid.uuid4()}/{move.path}").func
    assert view.cls.move is move.kind  # type: ignore[attr-defined]


# When it is not


@pytest.mark.parametrize(
    "body",
    [
        {"turn": 9, "cards": ["first-light:1"]},
        {"turn": 1, "cards": ["first-light:0"]},
        {"turn": 1, "cards": []},
        {"turn": 1},
        {"turn": 1, "cards": [], "more": 1},
        b"{",
    ],
)
def test_what_is_refused_is_refused_the_ordinary_way(
    table: OpenTable, guesser: Caller, door: Door, body: Any
) -> None:
    before = kept_events(table)
    answer = guesser.moves(table.game, "cards", body)
    ordinary = Caller(guesser.token).moves(table.game, "cards", body)
    assert answer.status == ordinary.status >= 400
    assert answer.code == ordinary.code
    assert door.ordinary == 1
    assert kept_events(table) == before


def test_a_body_that_is_too_large_is_refused_though_it_is_only_spaces(
    table: OpenTable, guesser: Caller
) -> None:
    body = msgspec.json.encode({"turn": 1, "cards": hand_of(table, guesser)[1:2]})
    answer = guesser.moves(table.game, "cards", body + b" " * 70_000)
    assert answer.status == 413


@pytest.mark.parametrize("body", [b'{"turn":1,"cards":["\xff"]}', b"[" * 5_000])
def test_what_can_not_be_read_is_no_trouble_of_ours(
    table: OpenTable, guesser: Caller, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    answer = guesser.moves(table.game, "cards", body)
    assert (answer.status, answer.code) == (400, "malformed")
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


def test_headers_that_are_too_long_to_be_remembered_are_not(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    for place in (1, 0):
        assert gives(table, guesser, place, **{"x-junk": "x" * 5_000}).status == 200
    assert door.ordinary == 2


def test_a_token_that_has_ended_uses_up_nothing_of_its_owners(
    table: OpenTable, guesser: Caller, five: None
) -> None:
    body = {"turn": 1, "cards": hand_of(table, guesser)[1:2]}
    Session.objects.filter(session_key=guesser.token).delete()
    answers = [guesser.moves(table.game, "cards", body).status for _ in range(8)]
    assert answers == [401] * 8
    assert seconds_to_wait("move", guesser.id) == 0.0


def test_a_move_without_a_key_is_refused(table: OpenTable, guesser: Caller) -> None:
    answer = gives(table, guesser, 1, **{"idempotency-key": ""})
    assert (answer.status, answer.code) == (400, "bad_idempotency_key")


def test_whoever_has_signed_out_is_refused_and_nothing_is_kept(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    hand, before = hand_of(table, guesser), kept_events(table)
    Session.objects.filter(session_key=guesser.token).delete()
    answer = guesser.moves(table.game, "cards", {"turn": 1, "cards": [hand[1]]})
    assert (answer.status, answer.code, door.ordinary) == (401, "bad_token", 1)
    assert kept_events(table) == before


def test_a_token_that_has_ended_opens_no_table_by_a_key_that_came_before(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    """Even where the process knows an older table, on which the move would change nothing."""
    game = uuid.UUID(table.game)
    hand, known = hand_of(table, guesser), store.load(game)
    other, same = ({"turn": 1, "cards": [card]} for card in (hand[1], hand[0]))
    assert guesser.moves(table.game, "cards", other).status == 200
    assert guesser.moves(table.game, "cards", same, key="same").status == 200
    store.recent_tables.clear()
    store.recent_tables.put(game, known)
    Session.objects.filter(session_key=guesser.token).delete()
    answer = guesser.moves(table.game, "cards", same, key="same")
    assert (answer.status, answer.code) == (401, "bad_token")


def test_whoever_is_suspended_is_refused(table: OpenTable, guesser: Caller) -> None:
    hand, before = hand_of(table, guesser), kept_events(table)
    until = timezone.now() + timedelta(days=1)
    Account.objects.filter(pk=guesser.id).update(suspended_until=until)
    answer = guesser.moves(table.game, "cards", {"turn": 1, "cards": [hand[1]]})
    assert answer.status in (401, 403)
    assert kept_events(table) == before


def test_a_token_is_nobody_elses(table: OpenTable, guesser: Caller) -> None:
    """Neither is it enough to know somebody's id."""
    game, other = uuid.UUID(table.game), table.players[2]
    before, card = store.load(game), hand_of(table, other)[0]
    command = Command.of(player(other.id), GiveCards(1, (Card(card),)), "key")
    for token, made in ((guesser.token, False), (other.token, True)):
        theirs = Condition(TOKEN_IS_THEIRS, {"token": token, "person": other.id})
        assert (try_play(game, before, command, theirs) is not None) == made
        assert (store.load(game) != before) == made


def test_a_key_that_comes_again_changes_nothing(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    body = {"turn": 1, "cards": [hand_of(table, guesser)[1]]}
    first = guesser.moves(table.game, "cards", body, key="again")
    assert gives(table, table.players[2]).status == 200
    second = guesser.moves(table.game, "cards", body, key="again")
    assert second.json == first.json
    other = {"turn": 1, "cards": [hand_of(table, guesser)[2]]}
    reused = guesser.moves(table.game, "cards", other, key="again")
    assert (reused.status, reused.code) == (422, "key_reused")


def test_whoever_was_overtaken_from_another_process_moves_all_the_same(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    game = uuid.UUID(table.game)
    known = store.load(game)
    hand, other = hand_of(table, guesser), table.players[2]
    play(game, player(other.id), GiveCards(1, (Card(hand_of(table, other)[0]),)))
    store.recent_tables.clear()
    store.recent_tables.put(game, known)
    answer = guesser.moves(table.game, "cards", {"turn": 1, "cards": [hand[1]]})
    assert (answer.status, door.ordinary) == (200, 1)
    assert answer.json["version"] == known.version + 2


def test_a_bot_of_others_goes_the_ordinary_way_where_its_limit_is(
    door: Door, settings: Settings
) -> None:
    opened, bot = a_room(3, outside_bots=True), a_bot("Turnip")
    table = opened._replace(players=(*opened.players, AtTheDoor(door, bot)))
    bot.moves(table.game, "join")
    table.host.moves(table.game, "start")
    act(opened, table.host)
    door.ordinary = 0
    assert [gives(table, table.players[3], place).status for place in (0, 1, 0)] == [200] * 3
    assert door.ordinary == 3
    settings.THROTTLES = {**settings.THROTTLES, "bot": (1, 3600)}
    body = {"turn": 1, "cards": hand_of(table, opened.host)[:1]}
    refused = [table.players[3].moves(table.game, "cards", body).status for _ in range(3)]
    assert refused == [409, 429, 429]


def test_a_browser_with_cookies_goes_the_ordinary_way(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    for place in (1, 0):
        assert gives(table, guesser, place, cookie="a=b").status == 200
    assert door.ordinary == 2


def test_a_connection_that_was_lost_is_no_refusal(
    table: OpenTable, guesser: Caller, door: Door
) -> None:
    hand = hand_of(table, guesser)
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_backend_pid()")
        (pid,) = cursor.fetchone()
    end_backend(pid)
    answer = guesser.moves(table.game, "cards", {"turn": 1, "cards": [hand[1]]})
    assert (answer.status, door.ordinary) == (200, 1)


def end_backend(pid: int) -> None:
    def end() -> None:
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_terminate_backend(%s::int)", [pid])
        connection.close()

    thread = threading.Thread(target=end)
    thread.start()
    thread.join()


# How often


@pytest.fixture
def five(settings: Settings) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "move": (5, 3600)}


def test_moves_are_counted_once_whichever_way_they_go(
    table: OpenTable, five: None, door: Door
) -> None:
    who = table.players[3]
    wrong = who.moves(table.game, "cards", {"turn": 1, "cards": ["first-light:0"]})
    assert wrong.status == 409
    answers = [gives(table, who, place % 2).status for place in range(5)]
    assert answers == [200, 200, 200, 200, 429]


# All at the same time


def test_all_guessers_may_give_at_the_same_instant(door: Door) -> None:
    opened = a_game(8)
    table = OpenTable(
        opened.code, opened.game, tuple(AtTheDoor(door, caller) for caller in opened.players)
    )
    act(table, table.host)
    gives(table, table.players[1])  # so that it is known what headers say
    hands = {who.id: hand_of(table, who) for who in table.players[1:]}
    start = threading.Barrier(len(hands))
    statuses: list[int] = []

    def give(who: Caller) -> None:
        start.wait()
        body = {"turn": 1, "cards": [hands[who.id][1]]}
        statuses.append(who.moves(table.game, "cards", body).status)
        connection.close()

    threads = [threading.Thread(target=give, args=[who]) for who in table.players[1:]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert statuses.count(200) >= 6  # the first one's second card may come after the board is laid
    view = table.view()
    assert view["phase"] == "votes"
    assert len(view["board"]) == 8
