"""The front page of the admin, and the curves on it."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from hypothesis import given
from hypothesis import strategies as st
from pytest_django import DjangoAssertNumQueries

from games.models import Game
from moderation import figures
from moderation.admin.curves import BOTTOM, TOP, curve, rounded_up
from moderation.admin.front_page import PHASES_ON
from moderation.admin.measures import duration, round_duration
from testkit.api_callers import a_game
from testkit.citus import on_one_database
from testkit.moderators import account_of, moderator

pytestmark = pytest.mark.django_db


# What it costs


@on_one_database
def test_games_that_are_on_are_found_by_their_phase() -> None:
    on = Game.objects.filter(phase__in=PHASES_ON).order_by("-last_event_at")[:8]
    sql, parameters = on.query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute("SET LOCAL enable_seqscan = off")
        cursor.execute(f"EXPLAIN {sql}", parameters)
        plan = "\n".join(row[0] for row in cursor.fetchall())
    assert "games_that_are_on" in plan


def test_the_front_page_costs_the_same_however_much_goes_on(
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    client = Client()
    client.force_login(account_of(moderator()), backend="accounts.backend.AccountBackend")
    page = reverse("admin:index")
    if settings.DISTRIBUTED:
        a_game()  # without one, a cluster is not asked for the rooms of games
    with django_assert_max_num_queries(30) as few:
        assert client.get(page).status_code == 200
    number = len(few.captured_queries)
    for _ in range(4):
        a_game()
    figures.keep(timezone.now() + timedelta(hours=2), patience=60)
    with django_assert_max_num_queries(number) as full:
        assert client.get(page).status_code == 200
    assert not any("games_event" in query["sql"] for query in full.captured_queries)


# Curves


VALUES = st.lists(st.none() | st.integers(0, 10**6), min_size=2, max_size=40)


def heights(path: str) -> list[float]:
    """All heights in a path that is made of M and C."""
    numbers = path.replace("M", " ").replace("C", " ").split()
    return [float(number) for number in numbers[1::2]]


def drawn(values: Sequence[float | None]) -> Any:
    highest = rounded_up(max((value for value in values if value), default=0))
    return curve(values, [""] * len(values), [], highest)


@given(values=VALUES)
def test_a_curve_rises_above_no_value_and_falls_below_none(
    values: list[float | None],
) -> None:
    known = [value for value in values[:-1] if value is not None]
    line = drawn(values).line
    if not known or not line:
        return
    highest = rounded_up(max((value for value in values if value), default=0))
    top, foot = (BOTTOM - (BOTTOM - TOP) * end / highest for end in (max(known), min(known)))
    assert min(heights(line)) >= round(top, 1) - 0.11
    assert max(heights(line)) <= round(foot, 1) + 0.11


def test_a_gap_stays_a_gap() -> None:
    assert drawn([1, 2, None, 3, 4, 9]).line.count("M") == 2
    assert len(drawn([1, None, 2, None, 3, 9]).posts) == 3


def test_what_is_not_over_stands_beside_the_hills() -> None:
    line = drawn([5, 5, 5, 0])
    assert line.newest[1] == BOTTOM
    assert BOTTOM not in heights(line.line)


@given(value=st.floats(0.0001, 10**9))
def test_the_edge_is_round_and_not_far_above(value: float) -> None:
    for edge in (rounded_up(value), round_duration(value)):
        assert value <= edge <= 2.01 * value


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (0.004, "4 ms"),
        (0.9, "900 ms"),
        (1, "1 s"),
        (2.36, "2.4 s"),
        (89, "89 s"),
        (90, "1.5 min"),
        (3600, "60 min"),
        (5400, "1.5 h"),
        (86400, "24 h"),
        (3 * 86400, "3 days"),
    ],
)
def test_times_are_said_in_one_unit(seconds: float, said: str) -> None:
    assert duration(seconds) == said
