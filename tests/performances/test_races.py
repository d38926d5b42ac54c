"""Recordings beside the clock, other recordings and other clues, in the same instant."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from io import BytesIO
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from msgspec.structs import replace

from games import store
from games.play import ask_the_clock, play
from games.rules import events as e
from games.rules.decide import RECORDING_SENT_WITHIN, RECORDING_TOLD_WITHIN
from games.rules.refusals import RuleViolation
from games.rules.state import Phase
from performances.making import make, take_up_lost
from performances.models import LONGEST_UPLOAD, Recording, State
from performances.refusals import Why
from performances.sending import begin, refuse, take
from testkit.concurrency import at_once
from testkit.performances import a_recording
from testkit.stored_games import StoredGame, a_clue, id_of
from testkit.timed_games import TIMED, deadline_of, game_due_in, game_in_time
from web.refusals import Refused

pytestmark = pytest.mark.usefixtures("committed_db", "pictures_folder")

STAGE = replace(TIMED, clues="performed")


def sends_in(game: StoredGame, place: int = 0) -> Recording:
    return begin(game.id, UUID(id_of(game.players[place])), "sung")


def begun_before(recording: Recording, moment: datetime) -> None:
    """Puts the beginning of a recording back, and nothing else."""
    Recording.objects.filter(pk=recording.pk).update(began_at=moment - timedelta(seconds=1))


def waits_of(game: StoredGame) -> int:
    events = [line.event for line in store.history(game.id)]
    return sum(isinstance(event, e.RecordingAwaited) for event in events)


def or_refused(action: Callable[[], Any]) -> Callable[[], Any]:
    def tried() -> Any:
        try:
            return action()
        except (Refused, RuleViolation) as refusal:
            return refusal
        finally:
            connection.close()

    return tried


# The clock


def test_the_clock_waits_for_what_began_in_time_and_for_nothing_else() -> None:
    for before, waits in ((True, 1), (False, 0)):
        game = game_in_time(STAGE)
        deadline, recording = deadline_of(game), sends_in(game)
        if not before:
            Recording.objects.filter(pk=recording.pk).update(began_at=deadline)
        ask_the_clock(game.id, now=deadline)
        assert waits_of(game) == waits


def test_it_waits_for_what_is_being_made_and_for_what_is_just_ready() -> None:
    for state, since, waits in (
        (State.WAITING, 60, 1),
        (State.MAKING, 60, 1),
        (State.READY, 5, 1),
        (State.READY, 15, 0),
        (State.REFUSED, 5, 0),
    ):
        game = game_in_time(STAGE)
        deadline, recording = deadline_of(game), sends_in(game)
        changed = deadline - timedelta(seconds=since)
        Recording.objects.filter(pk=recording.pk).update(state=state, changed_at=changed)
        ask_the_clock(game.id, now=deadline)
        assert waits_of(game) == waits, (state, since)


def test_it_waits_for_nobody_who_may_not_tell() -> None:
    game = game_in_time(STAGE)
    ask_the_clock(game.id, now=deadline_of(game))
    recording = sends_in(game)
    Recording.objects.filter(pk=recording.pk).update(person=id_of(game.players[1]))
    ask_the_clock(game.id, now=deadline_of(game))
    assert waits_of(game) == 0


def test_what_arrives_in_the_time_that_is_left_becomes_the_clue() -> None:
    game = game_due_in(3, STAGE)
    deadline, recording = deadline_of(game), sends_in(game)
    time.sleep(max(0, (deadline - datetime.now(UTC)).total_seconds()))
    ask_the_clock(game.id, now=deadline)
    assert waits_of(game) == 1
    take(recording, BytesIO(a_recording()))
    make(recording.pk)
    recording.refresh_from_db()
    assert recording.state == State.READY
    performance = e.Performance(str(recording.pk), recording.hash, "sung", 1000)
    clue = replace(a_clue(game.table, game.players[0]), performance=performance)
    play(game.id, game.players[0], clue)
    assert game.table.phase is Phase.CARDS


def test_what_arrives_later_than_that_does_not() -> None:
    game = game_due_in(-RECORDING_SENT_WITHIN.total_seconds() - 2, STAGE)
    deadline = deadline_of(game)
    recording = Recording.objects.create(
        game_id=game.id, turn=1, person=id_of(game.players[0]), kind="sung"
    )
    begun_before(recording, deadline)
    ask_the_clock(game.id, now=deadline)
    assert waits_of(game) == 1
    assert deadline_of(game) == deadline + RECORDING_SENT_WITHIN + RECORDING_TOLD_WITHIN
    with pytest.raises(Refused, match="recording_too_late"):
        take(recording, BytesIO(a_recording()))
    recording.refresh_from_db()
    assert (recording.state, recording.why) == (State.REFUSED, "too_late")


def test_beside_the_clock_a_recording_is_waited_for_or_refused() -> None:
    for _ in range(5):
        game = game_due_in(0.05, STAGE)
        tries = [
            or_refused(partial(sends_in, game, 1)),  # whom the clock does not appoint
            *[or_refused(partial(ask_the_clock, game.id))] * 3,
        ]
        sent, *_ = at_once(tries)
        while waits_of(game) == 0 and game.table.turn.storyteller is None:
            ask_the_clock(game.id)
        is_waited_for = waits_of(game) == 1
        assert is_waited_for == isinstance(sent, Recording), sent


def test_the_clock_waits_once_however_many_ask_it() -> None:
    game = game_in_time(STAGE)
    sends_in(game)
    sends_in(game, 1)
    at_deadline = partial(ask_the_clock, game.id, now=deadline_of(game))
    at_once([or_refused(at_deadline)] * 4)
    assert waits_of(game) == 1


# Other recordings


def test_of_two_recordings_in_the_same_instant_one_is_taken() -> None:
    game = game_in_time(STAGE)
    outcomes = at_once([or_refused(partial(sends_in, game))] * 4)
    assert sum(isinstance(outcome, Recording) for outcome in outcomes) == 1


def test_two_workers_make_a_recording_once() -> None:
    game = game_in_time(STAGE)
    recording = sends_in(game)
    take(recording, BytesIO(a_recording()))
    at_once([or_refused(partial(make, recording.pk))] * 2)
    recording.refresh_from_db()
    assert (recording.state, recording.tries) == (State.READY, 1)


def test_what_broke_off_is_in_nobodys_way() -> None:
    game = game_in_time(STAGE)
    refuse(sends_in(game), Why.BROKEN_OFF, State.COMING)
    sends_in(game)


def test_what_never_arrives_is_given_up() -> None:
    game = game_in_time(STAGE)
    recording = sends_in(game)
    long_after = recording.began_at + LONGEST_UPLOAD + timedelta(seconds=1)
    take_up_lost(long_after)
    recording.refresh_from_db()
    assert (recording.state, recording.why) == (State.REFUSED, "broken_off")


def test_the_wait_is_as_long_as_uploads_of_recordings_may_take() -> None:
    assert RECORDING_TOLD_WITHIN + RECORDING_SENT_WITHIN < LONGEST_UPLOAD
