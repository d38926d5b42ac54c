"""A game whose log nobody can read any more, beside others."""

from uuid import UUID

import pytest
from django.db import connection
from pytest_django import Settings

from games.play import play
from games.rules import moves as m
from games.rules.names import Colour
from testkit.api_callers import a_room
from testkit.web_server import Server

pytestmark = pytest.mark.usefixtures("committed_db")


def test_other_rooms_are_still_caught_up_with(server: Server, settings: Settings) -> None:
    broken, sound = a_room(3), a_room(3)
    host = m.player(sound.host.id)
    with server.watch(broken.code, broken.host) as one, server.watch(sound.code, sound.host) as two:
        one.until_type("game")
        two.until_type("game")
        break_the_log_of(broken.game)
        settings.REDIS_URL = "unix:///nowhere/redis.sock"  # no word goes out
        for colour in ("white", "pink"):
            chosen = play(UUID(sound.game), host, m.ChooseColour(Colour(colour)))
            two.until_version(chosen.version)


def break_the_log_of(game: str) -> None:
    """And its time is up."""
    with connection.cursor() as cursor:
        cursor.execute(
            """
            WITH broken AS (
                UPDATE games_game SET version = version + 1, deadline_at = now() - interval '1 hour'
                WHERE id = %s RETURNING id, version
            )
            INSERT INTO games_event (game_id, seq, payload, payload_version, at)
            SELECT id, version, '{"type": "nonsense"}', 1, now() FROM broken
            """,
            [game],
        )
