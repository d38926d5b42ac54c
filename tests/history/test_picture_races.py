"""The picture of a story is drawn once, however many ask for it at the same time."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from typing import Any

import pytest
from django.db import connection
from django.test import Client

from history import previews
from testkit.played_games import PlayedGame, people, played
from tests.history.draughtsman import Draughtsman

pytestmark = pytest.mark.usefixtures("committed_db")


@pytest.fixture
def draughtsman(monkeypatch: pytest.MonkeyPatch) -> Draughtsman:
    made = Draughtsman()
    monkeypatch.setattr(previews, "draw_apart", made)
    return made


def picture(game: PlayedGame) -> Any:
    return Client().get(f"/api/v1/games/{game.id}/story/picture.jpg")


def test_whoever_asks_while_it_is_drawn_gets_the_same(draughtsman: Draughtsman) -> None:
    game = played(people(3), public=True)
    draughtsman.may_go_on.clear()
    with ThreadPoolExecutor(2) as threads:
        asked = [threads.submit(in_its_own_connection, picture, game) for _ in range(2)]
        draughtsman.began.wait(10)
        draughtsman.may_go_on.set()
        answers = [one.result() for one in asked]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert len({answer.content for answer in answers}) == 1
    assert draughtsman.drawn == 1


def test_of_many_asked_for_at_once_some_are_to_be_asked_for_again(
    draughtsman: Draughtsman,
) -> None:
    game = played(people(3), public=True)
    draughtsman.may_go_on.clear()
    with ThreadPoolExecutor(previews.AT_ONCE + 1) as threads:
        asked = [
            threads.submit(in_its_own_connection, picture, game)
            for _ in range(previews.AT_ONCE + 1)
        ]
        (refused,) = (one.result() for one in wait(asked, 10, FIRST_COMPLETED).done)
        draughtsman.may_go_on.set()
    assert (refused.status_code, refused.headers["Retry-After"]) == (429, "2")
    assert draughtsman.drawn == 1
    assert picture(game).status_code == 200


def in_its_own_connection(ask: Callable[..., Any], *given: Any) -> Any:
    try:
        return ask(*given)
    finally:
        connection.close()
