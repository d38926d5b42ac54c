"""Nodes of two versions side by side: what the last release said, and what the next may say."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
import pytest
from django.conf import settings
from django.db import connection
from redis import Redis

from accounts.announce import CHANNEL, Announcement
from games import announce, deadlines, upcasting
from games.models import Game
from games.upcasting import FromNewerVersion
from testkit.api_callers import OpenTable, a_game, act
from testkit.web_server import Server, running_server, through
from tools.between_nodes import complaints, forms, recorded

Json = dict[str, Any]
Change = Callable[[Json], Any]

# What the last release said


def test_nodes_of_the_last_release_understand_those_of_today() -> None:
    assert list(complaints(recorded(), forms())) == []


BREAKS: dict[str, Change] = {
    "The announcement TopicStale has changed": lambda f: f["announcements"]["TopicStale"].update(
        new=True
    ),
    "The announcement SessionEnded has changed": lambda f: f["announcements"].pop("SessionEnded"),
    "The event turn_scored is gone": lambda f: f["events"].pop("turn_scored"),
    "The event turn_scored has gone back": lambda f: f["events"]["turn_scored"].update(version=1),
    "The event clue_given has changed": lambda f: f["events"]["clue_given"]["schema"].update(x=1),
    "The task games.tasks.end_phase is gone": lambda f: f["tasks"].pop("games.tasks.end_phase"),
    "The task games.tasks.end_phase takes other": lambda f: f["tasks"].update(
        {"games.tasks.end_phase": {"other": False}}
    ),
    "The task games.tasks.end_phase needs why": lambda f: f["tasks"][
        "games.tasks.end_phase"
    ].update(why=False),
}
ALLOWED: list[Change] = [
    lambda f: f["announcements"].update(Another={}),
    lambda f: f["events"].update(another={"version": 1, "schema": {}}),
    lambda f: f["events"]["clue_given"].update(version=9, schema={}),
    lambda f: f["tasks"].update(another={"whatever": False}),
    lambda f: f["tasks"]["games.tasks.end_phase"].update(why=True),
]


@pytest.mark.parametrize("sentence", BREAKS)
def test_what_the_last_release_would_misread_is_refused(sentence: str) -> None:
    today = copy.deepcopy(recorded())
    BREAKS[sentence](today)
    assert any(line.startswith(sentence) for line in complaints(recorded(), today))


@pytest.mark.parametrize("change", ALLOWED)
def test_what_is_new_under_a_name_or_a_number_of_its_own_is_allowed(change: Change) -> None:
    today = copy.deepcopy(recorded())
    change(today)
    assert list(complaints(recorded(), today)) == []


ANNOUNCED = (
    b'{"type":"SessionEnded","digest":"5e55"}',
    b'{"type":"PersonChanged","person":"00000000-0000-0000-0000-000000000001"}',
    b'{"type":"TopicStale","topic":"turns","people":["00000000-0000-0000-0000-000000000001"]}',
)
"""An announcement of each kind, as released servers publish them."""


@pytest.mark.parametrize("payload", ANNOUNCED)
def test_announcements_are_read_and_written_as_they_were_released(payload: bytes) -> None:
    announcement: Announcement = msgspec.json.decode(payload, type=Announcement)
    assert msgspec.json.encode(announcement) == payload


def test_an_announcement_of_each_released_kind_is_kept_here() -> None:
    kinds = {msgspec.json.decode(payload)["type"] for payload in ANNOUNCED}
    assert kinds == recorded()["announcements"].keys()


# What a later version says


@pytest.mark.parametrize(
    ("payload", "type", "version"),
    [
        ('{"type": "moon_risen"}', "moon_risen", 1),
        ('{"type": "turn_began"}', "turn_began", upcasting.newest_version("turn_began") + 1),
    ],
)
def test_nobody_guesses_what_an_event_of_a_later_version_means(
    payload: str, type: str, version: int
) -> None:
    with pytest.raises(FromNewerVersion):
        upcasting.decode(payload, type, version)


def a_later_version_moves(game: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(
            """
            WITH moved AS (
                UPDATE games_game SET version = version + 1, deadline_at = now()
                WHERE id = %s RETURNING id, version
            )
            INSERT INTO games_event (game_id, seq, payload, payload_version, at)
            SELECT id, version, '{"type": "moon_risen", "over": "sea"}', 1, now() FROM moved
            RETURNING seq
            """,
            [game],
        )
        (version,) = cursor.fetchone()
    announce.announce(UUID(game), version)


@pytest.fixture(scope="module")
def server(django_db_setup: None, tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running_server(tmp_path_factory.mktemp("server") / "log") as running:
        yield running


@pytest.mark.usefixtures("committed_db")
def test_a_game_with_a_move_of_a_later_version_is_left_to_a_later_server(server: Server) -> None:
    """Its sockets close, requests are told to come again, and all other games go on."""
    ahead, sound = a_game(3), a_game(3)
    there, beside = through(server, ahead), through(server, sound)
    there.view()
    with server.watch(ahead.code, ahead.host) as one, server.watch(sound.code, sound.host) as two:
        one.until_type("game")
        two.until_type("game")
        a_later_version_moves(ahead.game)
        assert one.until_closed() == (4503, "newer_version")
        with server.watch(ahead.code, ahead.host) as again:
            assert again.until_closed() == (4503, "newer_version")
        for answer in (looks(there), moves(there)):
            assert (answer.status, answer.json["code"]) == (503, "newer_version")
            assert answer.headers["retry-after"] == "1"
        act(beside, beside.host)
        two.until_version(beside.view()["version"])
    assert '"level":"ERROR"' not in server.log.read_text()


def looks(table: OpenTable) -> Any:
    return table.host.get(f"/games/{table.game}")


def moves(table: OpenTable) -> Any:
    body = {"turn": 1, "card": "first-light:1", "clue": "low tide"}
    return table.host.moves(table.game, "clue", body, "a-key")


@pytest.mark.usefixtures("committed_db")
def test_a_sweep_passes_over_what_only_a_later_version_can_end(
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = a_game(3)
    a_later_version_moves(table.game)
    version = Game.objects.get(pk=table.game).version
    deadlines.end_due_phases()
    assert Game.objects.get(pk=table.game).version == version
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


@pytest.mark.usefixtures("committed_db")
def test_announcements_of_later_versions_are_passed_over(server: Server, tmp_path: Path) -> None:
    table = a_game(3)
    redis = Redis.from_url(settings.REDIS_URL)
    there = through(server, table)
    with server.watch(table.code, table.host) as watcher:
        watcher.until_type("game")
        room = announce.room_channel(Game.objects.get(pk=table.game).room_id)
        for payload in (b'{"type":"MoonRisen","over":"sea"}', b"{}"):
            assert redis.publish(CHANNEL, payload)
        assert redis.publish(room, b"moved")
        act(there, there.host)
        watcher.until_version(there.view()["version"])
        assert not [told for told in watcher.told if "moved" in str(told)]
    assert "could not handle" not in server.log.read_text()
