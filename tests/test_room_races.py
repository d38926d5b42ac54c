"""Two changes of one room in the same instant: each is done or refused, and none undoes another."""

from collections.abc import Callable
from functools import partial
from itertools import combinations_with_replacement
from typing import Any

import pytest

from games.models import Ban, Game, Room
from testkit.api_callers import Answer, OpenTable, a_game, guest
from testkit.concurrency import at_once

pytestmark = pytest.mark.usefixtures("committed_db")

Change = Callable[[OpenTable], Answer]
ROUNDS = 3


def opens_next_game(table: OpenTable) -> Answer:
    return table.host.post(f"/rooms/{table.code}/games")


def renames(table: OpenTable) -> Answer:
    return table.host.patch(f"/rooms/{table.code}", {"title": "The lighthouse"})


def changes_settings(table: OpenTable) -> Answer:
    return table.host.patch(f"/rooms/{table.code}", {"settings": {"target": 40}})


def bans(table: OpenTable) -> Answer:
    return table.host.post(f"/rooms/{table.code}/bans", {"person": table.players[1].id})


def unbans(table: OpenTable) -> Answer:
    return table.host.delete(f"/rooms/{table.code}/bans/{table.players[1].id}")


def closes(table: OpenTable) -> Answer:
    return table.host.post(f"/rooms/{table.code}/close")


def comes_in(table: OpenTable) -> Answer:
    return guest("Nina").post(f"/rooms/{table.code}/enter", {})


def sits_down(table: OpenTable) -> Answer:
    game = Room.objects.get(code=table.code).current_game_id
    return guest("Otto").moves(str(game), "join")


CHANGES: tuple[Change, ...] = (
    opens_next_game,
    renames,
    changes_settings,
    bans,
    unbans,
    closes,
    comes_in,
    sits_down,
)


def a_table_whose_game_is_over() -> OpenTable:
    """Three have played and one of them has left, so that the game has ended."""
    table = a_game(3)
    assert table.players[2].moves(table.game, "leave").status == 200
    return table


@pytest.mark.parametrize(
    ("one", "other"),
    list(combinations_with_replacement(CHANGES, 2)),
    ids=lambda change: getattr(change, "__name__", ""),
)
def test_two_changes_at_once_are_each_done_or_refused(one: Change, other: Change) -> None:
    for _ in range(ROUNDS):
        table = a_table_whose_game_is_over()
        answers: list[Any] = at_once([partial(one, table), partial(other, table)])
        assert [answer.status for answer in answers if answer.status >= 500] == []
        done = {
            change
            for change, answer in zip((one, other), answers, strict=True)
            if answer.status < 400
        }
        room = Room.objects.get(code=table.code)
        assert renames not in done or room.title == "The lighthouse"
        assert closes not in done or room.closed_at is not None
        assert bans not in done or unbans in done or Ban.objects.filter(room=room).count() == 1


def test_of_many_who_open_the_next_game_at_once_one_does() -> None:
    table = a_table_whose_game_is_over()
    answers: list[Any] = at_once([partial(opens_next_game, table)] * 6)
    assert sorted(answer.status for answer in answers) == [201, *[409] * 5]
    room = Room.objects.get(code=table.code)
    assert Game.objects.filter(room=room).count() == 2


def test_rooms_that_one_person_opens_at_once_are_all_counted() -> None:
    ana = guest("Ana")
    answers: list[Any] = at_once([partial(ana.post, "/rooms", {"title": "The harbour"})] * 9)
    assert sorted(answer.status for answer in answers) == [201] * 5 + [409] * 4
