"""Requests lock rows in the order of docs/architecture.md, so that no two wait for each other."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Thread
from uuid import UUID

import pytest
from django.db import connection, transaction
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings

from accounts.models import Account
from bots.quick_play import begin_quick_tables
from games import rooms, store
from games.models import Room
from games.seating import give_all_free_seats
from history.projector import project_game
from history.rating import ONE_AT_A_TIME
from testkit.api_callers import Answer, Caller, OpenTable, a_game, a_room, act, guest
from testkit.imported_decks import a_deck
from testkit.moderators import (
    a_told_game,
    account_of,
    decides,
    moderator,
    takes_back,
)
from testkit.performances import a_stage, sends
from testkit.played_games import people, played
from testkit.puzzles import a_puzzle
from testkit.timed_games import due_game

PAGE = (Path(__file__).parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## Locks, in their order")[2].partition("\n## ")[0]
ORDER = re.findall(r"^\d+\. .+ \(`(\w+)`\)$", SECTION, re.MULTILINE)
LOCKS = (
    r'SELECT .*? FROM "?(\w+)"? .*FOR (?:NO KEY )?UPDATE',
    r'.*?UPDATE "?(\w+)"? SET ',
    r'DELETE FROM "?(?!accounts_keyedrequest)(\w+)"?',  # nobody waits for a key that is there
    r'INSERT INTO "?(\w+)"?',  # a new row is locked by its maker
)
ADVISORY_LOCK = r"SELECT pg_advisory_xact_lock\( ?(-?\d+)\)"
NEW = r'INSERT INTO "?(?:accounts_account|games_game|games_room)"? '
"""Rows that nobody else can find before their maker is done with them."""
ID = r"'([0-9a-f]{32})'::uuid"

pytestmark = pytest.mark.usefixtures("committed_db", "pictures_folder")


@pytest.fixture(autouse=True)
def one_factor_will_do(settings: Settings) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


Scene = Callable[[], Callable[[], object]]


def transactions(queries: list[dict[str, str]]) -> Iterator[list[str]]:
    """The statements of each transaction."""
    statements: list[str] = []
    for query in queries:
        sql = " ".join(query["sql"].split())
        if sql in ("BEGIN", "COMMIT"):
            yield statements
            statements = []
        statements.append(sql)
    yield statements


def locked_by(sql: str) -> str | None:
    """The table of which the statement locks rows, or the name of the lock that it takes."""
    if advisory := re.match(ADVISORY_LOCK, sql):
        return "ratings" if int(advisory[1]) == ONE_AT_A_TIME else "quick_play"
    return next((found[1] for lock in LOCKS if (found := re.match(lock, sql))), None)


def locks_held(statements: list[str]) -> Iterator[list[str]]:
    """Everything of the list that is locked, in the order in which it is first.

    It comes out where a part is rolled back, too, and goes on without the locks of that part.
    What belongs to a row that the transaction has made itself, nobody else can wait for.
    """
    held: list[str] = []
    made: set[str] = set()
    savepoints: dict[str, list[str]] = {}
    for sql in statements:
        if savepoint := re.match('SAVEPOINT "(.+)"', sql):
            savepoints[savepoint[1]] = held
        elif savepoint := re.match('ROLLBACK TO SAVEPOINT "(.+)"', sql):
            yield held
            held = savepoints[savepoint[1]]
        elif re.match(NEW, sql):
            made.update(re.findall(ID, sql)[:1])
        elif (lock := locked_by(sql)) in ORDER and made.isdisjoint(re.findall(ID, sql)):
            held = [*dict.fromkeys([*held, str(lock)])]
    yield held


# What requests do


def changes_room() -> Callable[[], object]:
    table = a_room(3)
    deck = a_deck(account_of(table.host))
    body = {"title": "The lighthouse", "settings": {"decks": [deck.slug, "first-light"]}}
    return lambda: table.host.patch(f"/rooms/{table.code}", body)


def joins() -> Callable[[], object]:
    table, late = a_room(3), guest("Nina")
    return lambda: late.moves(table.game, "join")


def takes_a_name() -> Callable[[], object]:
    table = a_room(3)
    return lambda: table.host.patch("/me", {"name": "Zoe"})


def comes_by_a_link() -> Callable[[], object]:
    table, late = a_room(3), guest("Nina")
    link = table.host.post(f"/rooms/{table.code}/invitations").json["token"]
    return lambda: late.post(f"/invitations/{link}/accept")


def invites_a_friend() -> Callable[[], object]:
    table = a_game(4)
    friend = table.players[3].id
    opened = table.host.post("/rooms", {"title": "The mill"}).json
    body, key = {"person": friend}, {"idempotency-key": "invite"}
    return lambda: table.host.post(f"/rooms/{opened['code']}/invitations", body, **key)


def waits_for_a_seat() -> Callable[[], object]:
    table, late = a_room(8), guest("Nina")
    return lambda: late.post(f"/rooms/{table.code}/queue")


def seats_those_who_wait() -> Callable[[], object]:
    table = a_room(8)
    for name in ("Nina", "Otto"):
        guest(name).post(f"/rooms/{table.code}/queue")
    for player in table.players[6:]:
        player.moves(table.game, "leave")
    return give_all_free_seats


def opens_next_game_for_those_who_wait() -> Callable[[], object]:
    table = a_room(3, settings={"late_joining": False})
    deck = a_deck(account_of(table.host))
    decks = {"decks": [deck.slug, "first-light"]}
    assert table.host.patch(f"/rooms/{table.code}", {"settings": decks}).status == 200
    table.host.moves(table.game, "start")
    table.players[2].moves(table.game, "leave")
    guest("Nina").post(f"/rooms/{table.code}/queue")
    return lambda: table.host.post(f"/rooms/{table.code}/games")


def bans() -> Callable[[], object]:
    table = a_game(4)
    table.players[1].post(f"/rooms/{table.code}/invitations")
    return lambda: table.host.post(f"/rooms/{table.code}/bans", {"person": table.players[1].id})


def opens_next_game() -> Callable[[], object]:
    table = a_room(3)
    deck = a_deck(account_of(table.host))
    table.host.patch(f"/rooms/{table.code}", {"settings": {"decks": [deck.slug, "first-light"]}})
    table.host.moves(table.game, "start")
    table.players[2].moves(table.game, "leave")
    key = {"idempotency-key": "next"}
    return lambda: table.host.post(f"/rooms/{table.code}/games", **key)


def brings_a_deck() -> Callable[[], object]:
    account = Account.objects.get(pk=people(1)[0])
    return lambda: a_deck(account)


def erases_herself() -> Callable[[], object]:
    quinn = guest("Quinn")
    tables = [a_told_game(), told_by(quinn), a_told_game()]
    for table in tables:
        quinn.moves(table.game, "join")
    a_deck(account_of(quinn))
    own = {"matter": "clue", "game": tables[1].game, "turn": 1}
    assert tables[1].players[1].post("/reports", own).status == 201
    assert quinn.post(f"/rooms/{tables[1].code}/invitations").status == 201
    quinn.post(f"/rooms/{a_room(8).code}/queue")
    decision = decides(moderator(), "warn", person=quinn.id)["id"]
    assert quinn.post(f"/me/decisions/{decision}/appeal", {"words": "Why?"}).status == 201
    return lambda: quinn.asks("DELETE", "/me", {"hide_clues": True}, {})


def told_by(host: Caller) -> OpenTable:
    opened = host.post("/rooms", {"title": "The mill"}).json
    table = OpenTable(opened["code"], opened["game"]["id"], (host, guest("Rosa"), guest("Sven")))
    for player in table.players[1:]:
        player.moves(table.game, "join")
    host.moves(table.game, "start")
    act(table, host)
    return table


def reports_a_name() -> Callable[[], object]:
    table = a_room(3)
    body = {"matter": "name", "room": table.code, "person": table.host.id}
    return lambda: table.players[1].post("/reports", body)


def upholds_a_report() -> Callable[[], object]:
    table, mona = a_told_game(), moderator()
    made = table.players[1].post("/reports", {"matter": "clue", "game": table.game, "turn": 1})
    order = {"kind": "hide_clue", "game": table.game, "turn": 1, "report": made.json["report"]}
    return lambda: decides(mona, reason="Spam", **order)


def bans_from_a_room() -> Callable[[], object]:
    table, mona = a_game(4), moderator()
    person = table.players[1].id
    return lambda: decides(mona, "ban_from_room", room=table.code, person=person)


def closes_a_room_whose_time_is_up() -> Callable[[], object]:
    room, mona = Room.objects.get(games=due_game().id), moderator()
    Room.objects.filter(pk=room.pk).update(code=(code := room.code.upper()))
    return lambda: decides(mona, "close_room", room=code)


def grants_an_appeal() -> Callable[[], object]:
    ana, mona = guest("Ana"), moderator()
    decision = decides(mona, "rename_person", person=ana.id, name="Player 7")["id"]
    ana.post(f"/me/decisions/{decision}/appeal", {"words": "My name"})
    answer = {"granted": True, "words": "So it is"}
    return lambda: moderator("Mina").post(f"/moderation/appeals/{decision}/answer", answer)


def takes_a_suspension_back() -> Callable[[], object]:
    ana, mona = guest("Ana"), moderator()
    decision = decides(mona, "suspend", person=ana.id)
    return lambda: takes_back(mona, decision)


def projects_a_game() -> Callable[[], object]:
    game = played(people(4))
    return lambda: project_game(game.id)


def plays_alone() -> Callable[[], object]:
    ana = guest("Ana")
    return lambda: ana.post("/solo", **{"idempotency-key": "solo"})


def opens_a_quick_table() -> Callable[[], object]:
    ana = guest("Ana")
    return lambda: plays_quickly(ana, bots=True)


def sits_down_at_the_next_quick_table() -> Callable[[], object]:
    """At the first one sits somebody of the same name."""
    for name in ("Ana", "Bruno", "Ana"):
        plays_quickly(guest(name))
    bruno = guest("Bruno")
    return lambda: plays_quickly(bruno)


def plays_quickly(who: Caller, **wanted: object) -> Answer:
    return who.post("/play", wanted, **{"idempotency-key": "play"})


def fills_a_quick_table() -> Callable[[], object]:
    plays_quickly(guest("Ana"), bots=True)
    return lambda: begin_quick_tables(datetime.now(UTC) + timedelta(hours=1))


def seats_bots() -> Callable[[], object]:
    table = a_room(2)
    bots = f"/rooms/{table.code}/bots"
    return lambda: table.host.post(bots, {"count": 2}, **{"idempotency-key": "bots"})


def sends_a_bot_away() -> Callable[[], object]:
    table = a_room(2)
    assert table.host.post(f"/rooms/{table.code}/bots", {"count": 1}).status == 201
    (bot,) = {seat["player"] for seat in table.view()["players"]} - {
        one.id for one in table.players
    }
    return lambda: table.host.delete(f"/rooms/{table.code}/bots/{bot}")


def takes_the_seat_of_a_bot() -> Callable[[], object]:
    table, late = a_room(2), guest("Nina")
    assert table.host.post(f"/rooms/{table.code}/bots", {"players": 8}).status == 201
    return lambda: late.moves(table.game, "join")


def answers_a_puzzle() -> Callable[[], object]:
    ana, puzzle = guest("Ana"), a_puzzle()
    body, key = {"puzzle": str(puzzle.id), "slot": 1}, {"idempotency-key": "answer"}
    return lambda: ana.post(f"/puzzles/{puzzle.day}/answer", body, **key)


def sends_a_recording() -> Callable[[], object]:
    table = a_stage()
    return lambda: sends(table.host, table, file=b"la la")


SCENES: tuple[Scene, ...] = (
    changes_room,
    joins,
    comes_by_a_link,
    invites_a_friend,
    waits_for_a_seat,
    seats_those_who_wait,
    opens_next_game_for_those_who_wait,
    takes_a_name,
    bans,
    opens_next_game,
    brings_a_deck,
    erases_herself,
    reports_a_name,
    upholds_a_report,
    bans_from_a_room,
    closes_a_room_whose_time_is_up,
    grants_an_appeal,
    takes_a_suspension_back,
    projects_a_game,
    plays_alone,
    opens_a_quick_table,
    sits_down_at_the_next_quick_table,
    fills_a_quick_table,
    seats_bots,
    sends_a_bot_away,
    takes_the_seat_of_a_bot,
    answers_a_puzzle,
    sends_a_recording,
)


def queries_of(scene: Scene) -> list[dict[str, str]]:
    do = scene()
    with CaptureQueriesContext(connection) as captured:
        answer = do()
    assert getattr(answer, "status", 200) < 400, answer
    return captured.captured_queries


def test_requests_lock_in_the_order_of_the_page() -> None:
    seen: set[str] = set()
    for scene in SCENES:
        for statements in transactions(queries_of(scene)):
            for locks in locks_held(statements):
                assert locks == sorted(locks, key=ORDER.index), scene
                seen.update(locks)
    assert seen == set(ORDER)
    assert len(ORDER) == 13


def test_an_erasure_locks_games_by_their_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    locked: list[UUID] = []
    lock = store.lock

    def noted(game_id: UUID) -> store.LockedGame:
        locked.append(game_id)
        return lock(game_id)

    erase = erases_herself()
    monkeypatch.setattr(store, "lock", noted)
    erase()
    assert len(set(locked)) == 3
    assert locked == sorted(locked)


def test_a_decision_about_a_game_does_not_wait_for_its_room() -> None:
    """The decision refers to the room, which the database makes sure of at the end."""
    table, mona = a_told_game(), moderator()
    room = Room.objects.get(code=table.code)

    def decide() -> None:
        decides(mona, "hide_clue", game=table.game, turn=1)
        connection.close()

    thread = Thread(target=decide, daemon=True)
    with transaction.atomic():
        rooms.lock_room(room)
        thread.start()
        thread.join(10)
        assert not thread.is_alive()
