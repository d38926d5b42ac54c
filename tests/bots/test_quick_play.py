"""Playing at once: alone with bots, or with whoever is there."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
from pytest_django import Settings

from accounts.models import Account
from bots import quick_play
from bots.models import QuickTable
from bots.quick_play import begin_quick_tables
from games import store
from games.models import Game, Room
from games.serializers.rooms import room_at, room_for
from testkit.api_callers import Answer, Caller, OpenTable, a_room, act, guest

pytestmark = pytest.mark.django_db


def kinds(answer: Answer) -> list[str]:
    return [person["kind"] for person in answer.json["room"]["game"]["people"]]


# Alone


def test_whoever_opens_the_page_alone_plays_by_one_call() -> None:
    begun = Caller().post("/solo", {"name": "Ana"})
    assert begun.status == 201
    assert kinds(begun) == ["guest", "bot", "bot", "bot"]
    view, me = begun.json["view"], begun.json["me"]
    assert (view["phase"], view["you"]["to_do"], view["you"]["player"]) == (
        "clue",
        "clue",
        me["id"],
    )
    table = OpenTable(
        begun.json["room"]["code"],
        begun.json["room"]["game"]["id"],
        (Caller(begun.json["token"], me["id"]),),
    )
    assert table.view() == view
    act(table, table.host)
    assert table.view()["phase"] == "cards"


def test_nobody_is_hurried_alone() -> None:
    view = Caller().post("/solo", {"name": "Ana"}).json["view"]
    assert set(view["settings"]["limits"].values()) == {600}


def test_a_guest_without_a_name_has_one_in_their_language() -> None:
    begun = Caller(language="da").post("/solo")
    assert begun.json["me"]["name"] == "Gæst"
    assert begun.json["room"]["language"] == "da"


def test_somebody_with_a_token_plays_as_themselves() -> None:
    ana = guest("Ana")
    begun = ana.post("/solo", {"players": 5, "edition": "odyssey", "strength": "easy"})
    assert (begun.json["token"], begun.json["me"]["id"]) == (None, ana.id)
    assert kinds(begun) == ["guest", *["bot"] * 4]
    assert begun.json["view"]["settings"]["edition"] == "odyssey"


def test_a_key_begins_one_game() -> None:
    ana = guest("Ana")
    first, second = (ana.post("/solo", **{"idempotency-key": "solo"}) for _ in range(2))
    assert first.json["room"]["code"] == second.json["room"]["code"]
    assert Game.objects.count() == 1
    assert ana.post("/solo", {"players": 5}, **{"idempotency-key": "solo"}).code == "key_reused"


def test_no_game_begins_with_more_players_than_its_edition_has() -> None:
    assert guest("Ana").post("/solo", {"players": 9}).code == "table_full"
    assert not Room.objects.exists()


def test_a_game_alone_is_for_nobody_else() -> None:
    begun = Caller().post("/solo")
    assert begun.json["room"]["is_public"] is False
    assert guest("Nina").get("/rooms").json["rooms"] == []


def test_new_guests_of_one_address_are_limited_here_too(settings: Settings) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "guest": (1, 3600)}
    assert [Caller().post("/solo").status for _ in range(2)] == [201, 429]
    assert Account.objects.filter(is_bot=False).count() == 1


# With whoever is there


def plays(who: Caller, **wanted: Any) -> Any:
    answer = who.post("/play", wanted)
    assert answer.status == 201, answer
    return answer.json


def later(seconds: float = 60) -> datetime:
    return datetime.now(UTC) + timedelta(seconds=seconds)


def phase(seat: Any) -> str:
    return Game.objects.get(pk=seat["room"]["game"]["id"]).phase


def test_those_who_want_the_same_meet_at_a_public_table() -> None:
    seats = [plays(guest(name)) for name in ("Ana", "Bruno", "Clara")]
    assert len({seat["room"]["code"] for seat in seats}) == 1
    assert seats[0]["room"]["is_public"]
    assert (seats[0]["players"], seats[0]["bots_at"]) == (4, None)


def test_a_table_that_is_full_begins_by_itself() -> None:
    seats = [plays(guest(name), players=3) for name in ("Ana", "Bruno", "Clara", "Dag")]
    begin_quick_tables(later(0))
    assert [phase(seat) for seat in seats] == [*["clue"] * 3, "lobby"]
    assert QuickTable.objects.count() == 1


def test_a_table_of_people_waits_for_people() -> None:
    seat = plays(guest("Ana"), players=3)
    begin_quick_tables(later(3600))
    assert phase(seat) == "lobby"


def test_bots_come_after_some_seconds_where_they_are_wanted() -> None:
    ana, bruno = guest("Ana"), guest("Bruno")
    seat = plays(ana, players=4, bots=True)
    assert plays(bruno, players=4, bots=True)["room"]["code"] == seat["room"]["code"]
    begin_quick_tables(later(0))
    assert phase(seat) == "lobby"
    begin_quick_tables(later())
    table = store.load(UUID(seat["room"]["game"]["id"]))
    assert (phase(seat), len(table.people), len(table.bots)) == ("clue", 2, 2)
    assert not QuickTable.objects.exists()


def test_whoever_sits_there_sees_when_bots_come() -> None:
    ana, bruno = guest("Ana"), guest("Bruno")
    seat = plays(ana, players=3, bots=True)
    room = f"/rooms/{seat['room']['code']}"
    bruno.moves(seat["room"]["game"]["id"], "join")
    assert [who.get(room).json["bots_at"] for who in (ana, bruno)] == [seat["bots_at"]] * 2
    begin_quick_tables(later())
    assert bruno.get(room).json["bots_at"] is None


def test_once_the_game_is_on_a_room_read_before_tells_of_no_bots_to_come() -> None:
    ana = guest("Ana")
    seat = plays(ana, players=3, bots=True)
    room = Room.objects.get(code=seat["room"]["code"])
    seen = room_for(room, UUID(ana.id))
    game = UUID(seat["room"]["game"]["id"])
    assert room_at(seen, store.load(game)).bots_at == seen.bots_at is not None
    begin_quick_tables(later())
    assert room_at(seen, store.load(game)).bots_at is None


def test_no_bots_come_by_themselves_to_any_other_table() -> None:
    people, table = plays(guest("Ana")), a_room(1)
    assert people["room"]["bots_at"] is None
    assert table.host.get(f"/rooms/{table.code}").json["bots_at"] is None


@pytest.mark.parametrize(
    "other",
    [{"edition": "odyssey"}, {"players": 5}, {"bots": True}, {"language": "da"}],
    ids=str,
)
def test_those_who_want_something_else_sit_elsewhere(other: dict[str, Any]) -> None:
    codes = [plays(guest("Ana"))["room"]["code"], plays(guest("Bruno"), **other)["room"]["code"]]
    assert codes[0] != codes[1]


def test_whoever_asks_again_sits_where_they_sat() -> None:
    ana = guest("Ana")
    assert plays(ana)["room"]["code"] == plays(ana)["room"]["code"]
    assert Room.objects.count() == 1


def test_whoever_is_banned_there_sits_elsewhere() -> None:
    ana, bruno = guest("Ana"), guest("Bruno")
    code = plays(ana)["room"]["code"]
    ana.post(f"/rooms/{code}/bans", {"person": bruno.id})
    assert plays(bruno)["room"]["code"] != code


def test_whoever_has_a_name_that_is_taken_there_sits_elsewhere() -> None:
    assert plays(guest("Ana"))["room"]["code"] != plays(guest("Ana"))["room"]["code"]


@pytest.fixture
def everybody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """All rooms are looked at by somebody."""
    here = frozenset((UUID(int=1),))
    monkeypatch.setattr(quick_play, "present_in", lambda rooms: dict.fromkeys(rooms, here))


@pytest.mark.usefixtures("everybody_is_there")
def test_a_public_lobby_of_somebody_who_is_there_will_do() -> None:
    table = a_room(2, is_public=True)
    seat = plays(guest("Nina"))
    assert (seat["room"]["code"], seat["players"]) == (table.code, None)


def test_a_public_lobby_that_nobody_looks_at_will_not() -> None:
    table = a_room(2, is_public=True)
    assert plays(guest("Nina"))["room"]["code"] != table.code


@pytest.mark.usefixtures("everybody_is_there")
@pytest.mark.parametrize("room", [{}, {"is_public": True, "password": "lighthouse"}], ids=str)
def test_nobody_is_seated_where_they_were_not_asked_in(room: dict[str, Any]) -> None:
    table = a_room(2, **room)
    assert plays(guest("Nina"))["room"]["code"] != table.code


def test_a_table_whose_players_have_gone_is_forgotten() -> None:
    ana = guest("Ana")
    seat = plays(ana)
    ana.moves(seat["room"]["game"]["id"], "leave")
    begin_quick_tables(later())
    assert not QuickTable.objects.exists()


def test_a_game_that_can_not_begin_is_left_to_its_host() -> None:
    ana = guest("Ana")
    seat = plays(ana, edition="odyssey", players=12, bots=True)
    ana.patch(f"/rooms/{seat['room']['code']}", {"settings": {"edition": "classic"}})
    begin_quick_tables(later())
    assert phase(seat) == "lobby"
    assert ana.get(f"/rooms/{seat['room']['code']}").json["bots_at"] is None
