"""What a moderator decides reaches those at once who have the room open."""

import uuid

import pytest
from django.contrib.auth.models import Group

from games.models import Game
from moderation.actions import decide
from moderation.audit import Moderator
from moderation.models import Decision
from moderation.moderators import GROUP
from moderation.orders import Order
from testkit.api_callers import Caller, guest
from testkit.moderators import a_told_game, account_of
from testkit.web_server import Server

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture
def mona() -> Moderator:
    caller = guest("Mona")
    account_of(caller).groups.add(Group.objects.get(name=GROUP))
    return Moderator(uuid.UUID(caller.id))


def decided(by: Moderator, kind: str, **fields: object) -> Decision:
    return decide(by, Order(kind=kind, reason="Because", **fields))  # type: ignore[arg-type]  # a test's


def id_of(caller: Caller) -> uuid.UUID:
    return uuid.UUID(caller.id)


def test_a_hidden_clue_is_gone_from_every_open_view(server: Server, mona: Moderator) -> None:
    table = a_told_game()
    with server.watch(table.code, table.players[1]) as bruno:
        before = bruno.until_type("game")
        assert before["game"]["clue"] == "low tide"
        decided(mona, "hide_clue", game=uuid.UUID(table.game), turn=1)
        after = bruno.until_version(before["version"] + 1)
        assert (after["game"]["clue"], after["game"]["clue_hidden"]) == (None, True)
        assert [line["event"]["type"] for line in after["happened"]] == ["clue_hidden"]


def test_who_is_suspended_is_cut_off(server: Server, mona: Moderator) -> None:
    table = a_told_game()
    with server.watch(table.code, table.players[1]) as bruno:
        bruno.until_type("game")
        decided(mona, "suspend", person=id_of(table.players[1]))
        code, _ = bruno.until_closed()
    assert code == 4401


def test_who_is_banned_from_the_room_is_cut_off(server: Server, mona: Moderator) -> None:
    table = a_told_game(4)
    with server.watch(table.code, table.players[3]) as dag:
        dag.until_type("game")
        decided(mona, "ban_from_room", room=table.code, person=id_of(table.players[3]))
        code, _ = dag.until_closed()
    assert code == 4403


def test_a_void_game_is_over_for_everybody(server: Server, mona: Moderator) -> None:
    table = a_told_game()
    with server.watch(table.code, table.host) as ana:
        ana.until_type("game")
        decided(mona, "void_game", game=uuid.UUID(table.game))
        seen = ana.until(lambda m: m["type"] == "game" and m["game"]["phase"] == "over")
    assert seen["game"]["voided"]


def test_a_new_name_and_a_new_title_are_seen_at_once(server: Server, mona: Moderator) -> None:
    table = a_told_game()
    with server.watch(table.code, table.host) as ana:
        ana.until_type("game")
        decided(mona, "rename_room", room=table.code, name="Room 7")
        seen = ana.until(lambda m: m["type"] == "room" and m["room"]["title"] == "Room 7")
        assert seen["room"]["code"] == table.code
        decided(mona, "rename_person", person=id_of(table.players[1]), name="Player 7")
        ana.until(
            lambda m: (
                m["type"] == "room"
                and "Player 7" in [person["name"] for person in m["room"]["game"]["people"]]
            )
        )
    assert Game.objects.get(pk=table.game).room.title == "Room 7"
