"""What is counted hour by hour and day by day: people, games, moves, reports and the clock."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import Any
from uuid import UUID

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st

from accounts.models import Account
from games import store
from games.models import Game, Room
from games.play import ask_the_clock, play
from games.rules import moves as m
from games.store import Activity
from moderation import figures
from moderation.figures import DAY, HOUR, Window, windows
from moderation.models import Figures, Matter, Report
from moderation.tasks import keep_figures
from testkit.citus import on_one_database
from testkit.stored_games import ONE_DECK, a_clue, id_of, some_cards, somebody
from testkit.timed_games import TIMED

pytestmark = pytest.mark.django_db

MINUTE = timedelta(minutes=1)


@pytest.fixture
def now() -> datetime:
    """Half past an hour, long enough after midnight."""
    today = timezone.now().astimezone(UTC).replace(minute=30, second=0, microsecond=0)
    return today.replace(hour=12)


def hour_of(moment: datetime) -> Window:
    return Window(HOUR, moment.replace(minute=0, second=0, microsecond=0))


def begun(at: datetime, players: int = 3, settings: Any = ONE_DECK) -> tuple[UUID, list[m.Actor]]:
    """A game that was opened, joined and begun at that time."""
    everyone = [somebody() for _ in range(players)]
    room = Room.objects.create(code=str(everyone[0].id)[:8], title="The harbour")
    game = store.new_game(room.pk, is_public=False)
    play(game.id, everyone[0], m.OpenGame(settings), now=at)
    for who in everyone[1:]:
        play(game.id, who, m.Join(), now=at)
    play(game.id, everyone[0], m.Start(), now=at)
    return game.id, everyone


def counted(window: Window, now: datetime) -> Figures:
    figures.keep(now, patience=60)
    return Figures.objects.get(span=window.span, begins=window.begins)


# What counts


def test_each_move_counts_once_whatever_follows_from_it(now: datetime) -> None:
    game, players = begun(now)
    play(game, players[0], a_clue(store.load(game), players[0]), now=now)
    for who in players[1:]:
        play(game, who, some_cards(store.load(game), who), now=now)
    row = counted(hour_of(now), now)
    assert (row.people, row.games, row.moves) == (3, 1, 7)


def test_a_move_that_changes_nothing_counts_for_nothing(now: datetime) -> None:
    game, players = begun(now)
    play(game, players[0], a_clue(store.load(game), players[0]), now=now)
    before = counted(hour_of(now), now).moves
    cards = some_cards(store.load(game), players[1])
    for _ in range(2):
        play(game, players[1], cards, now=now)
    assert counted(hour_of(now), now + figures.GRACE).moves == before + 1


def test_everything_counts_in_the_hour_in_which_it_was(now: datetime) -> None:
    begun(now - timedelta(hours=2))
    begun(now - timedelta(hours=1), players=4)
    figures.keep(now, patience=60)
    people = [row.people if row else None for _, row in figures.shown(HOUR, now)]
    assert people[-3:] == [3, 4, 0]
    (*_, (_, today)) = figures.shown(DAY, now)
    assert today is not None
    assert (today.people, today.games) == (7, 2)


def test_somebody_who_comes_twice_in_a_day_is_one_person(now: datetime) -> None:
    game, players = begun(now - timedelta(hours=3))
    play(game, players[0], a_clue(store.load(game), players[0]), now=now)
    figures.keep(now, patience=60)
    hours = [row.people if row else None for _, row in figures.shown(HOUR, now)]
    assert (hours[-4], hours[-1]) == (3, 1)
    assert figures.shown(DAY, now)[-1][1].people == 3  # type: ignore[union-attr]


def test_bots_play_and_are_no_people(now: datetime) -> None:
    _, players = begun(now)
    Account.objects.create(id=players[0].id, name="Bo", is_bot=True)
    row = counted(hour_of(now), now)
    assert (row.people, row.games, row.moves) == (2, 1, 4)


# The clock


@pytest.mark.parametrize("late", [0.05, 7.0])
def test_the_clock_is_as_late_as_the_end_of_a_phase_after_its_deadline(
    now: datetime, late: float
) -> None:
    game, _ = begun(now - 10 * MINUTE, settings=TIMED)
    for _ in range(2):  # somebody is appointed, and then skipped
        deadline = store.load(game).deadline
        assert deadline is not None
        ask_the_clock(game, now=deadline + timedelta(seconds=late))
    row = counted(hour_of(now), now)
    assert row.clock_moves == 2
    assert row.lateness == pytest.approx(late)
    assert row.worst_lateness == pytest.approx(late)


def test_nine_of_ten_phases_and_the_worst_one_are_told_apart(now: datetime) -> None:
    for place in range(20):
        game, _ = begun(now - 10 * MINUTE, settings=TIMED)
        deadline = store.load(game).deadline
        assert deadline is not None
        ask_the_clock(game, now=deadline + timedelta(seconds=60 if place == 0 else 0.1))
    row = counted(hour_of(now), now)
    assert row.lateness == pytest.approx(0.1)
    assert row.worst_lateness == pytest.approx(60)


def test_a_phase_that_ends_in_time_says_nothing_of_the_clock(now: datetime) -> None:
    game, players = begun(now, settings=TIMED)
    play(game, players[0], a_clue(store.load(game), players[0]), now=now)
    row = counted(hour_of(now), now)
    assert (row.clock_moves, row.lateness, row.worst_lateness) == (0, None, None)


def test_a_late_move_finds_the_clock_as_late_as_it_is_itself(now: datetime) -> None:
    game, players = begun(now - 10 * MINUTE, settings=TIMED)
    deadline = store.load(game).deadline
    assert deadline is not None
    late = deadline + timedelta(seconds=3)
    play(game, players[0], a_clue(store.load(game), players[0]), now=late)
    assert counted(hour_of(now), now).worst_lateness == pytest.approx(3)


# Reports


def test_reports_count_when_they_are_made_and_their_wait_when_they_are_decided(
    now: datetime,
) -> None:
    game, _players = begun(now)
    room = Game.objects.get(pk=game).room
    for waited in (1, 2, None):
        Report.objects.create(
            matter=Matter.TITLE,
            room=room,
            person=id_of(somebody()),
            opened_at=now - timedelta(hours=3),
            closed_at=None if waited is None else now - timedelta(hours=3 - waited),
            status="open" if waited is None else "upheld",
        )
    figures.keep(now, patience=60)
    rows = {window.begins: row for window, row in figures.shown(HOUR, now)}
    told = [rows[hour_of(now - timedelta(hours=n)).begins] for n in (3, 2, 1)]
    assert [(row.reports, row.decided, row.waited) for row in told if row] == [
        (3, 0, 0),
        (0, 1, 3600),
        (0, 1, 7200),
    ]


# When it is counted


def test_what_is_over_is_counted_once_and_what_goes_on_again(now: datetime) -> None:
    assert figures.keep(now, patience=60) == figures.SHOWN[HOUR] + figures.SHOWN[DAY]
    assert figures.keep(now + 5 * MINUTE, patience=60) == 1  # the present hour alone
    begun(now + 6 * MINUTE)
    assert counted(hour_of(now), now + 10 * MINUTE).games == 1
    assert figures.keep(now + 31 * MINUTE, patience=60) == 2  # that hour is over, and another on
    assert figures.keep(now + 36 * MINUTE, patience=60) == 1
    assert figures.keep(now + 60 * MINUTE, patience=60) == 2  # after an hour, the day as well


def test_without_time_it_counts_the_newest_first_and_the_rest_next_time(now: datetime) -> None:
    assert figures.keep(now, patience=-1) == 0
    assert figures.keep(now, patience=60) > 2
    assert Figures.objects.filter(span=HOUR).count() == figures.SHOWN[HOUR]


def test_a_row_that_was_missed_for_days_is_made_up_for(now: datetime) -> None:
    begun(now - timedelta(days=3))
    figures.keep(now, patience=60)
    games = [row.games if row else None for _, row in figures.shown(DAY, now)]
    assert games[-4:] == [1, 0, 0, 0]


def test_the_task_counts_the_present(now: datetime) -> None:
    keep_figures()
    assert Figures.objects.filter(begins__gte=timezone.now() - timedelta(hours=2)).exists()


@given(seconds=st.integers(0, 4 * 10**9))
def test_hours_and_days_follow_each_other_up_to_the_present(seconds: int) -> None:
    moment = datetime.fromtimestamp(seconds, UTC)
    for span in (HOUR, DAY):
        found = windows(span, moment)
        assert all(one.ends == other.begins for one, other in pairwise(found))
        assert found[-1].begins <= moment < found[-1].ends
        assert len(found) == figures.SHOWN[span]


# What it costs


def plan_of(statement: str, parameters: Any) -> str:
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
        cursor.execute(f"EXPLAIN {statement}", parameters)
        return "\n".join(row[0] for row in cursor.fetchall())


@on_one_database
@pytest.mark.parametrize("query", [store._DONE, store._LATENESS])
def test_events_of_an_hour_are_found_by_their_time(now: datetime, query: str) -> None:
    begun(now)
    plan = plan_of(store._in_period(query), {"since": now - MINUTE, "until": now})
    assert "events_by_time" in plan
    assert "Seq Scan on games_event" not in plan


def test_the_people_of_a_day_stay_in_the_database(now: datetime) -> None:
    begun(now, players=4)
    with CaptureQueriesContext(connection) as asked:
        assert store.activity(now, now + MINUTE).people == 4
    assert len(asked) == 2


def test_nothing_went_on() -> None:
    soon = timezone.now() + timedelta(days=400)
    assert store.activity(soon, soon + MINUTE) == Activity(0, 0, 0, 0, None, None)
