"""The one door: what a move brings about in the database."""

import uuid
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from django.conf import settings as django_settings
from django.db import transaction
from msgspec.structs import replace
from pytest_django import DjangoAssertNumQueries, Settings
from redis import Redis
from redis.client import PubSub

from games import announce, store
from games.models import Game
from games.play import KeyReused, ask_the_clock, play
from games.rules import moves as m
from games.rules.refusals import Code, RuleViolation
from games.rules.settings import TimeLimits
from games.rules.state import Phase, Table
from testkit.stored_games import (
    ONE_DECK,
    StoredGame,
    a_clue,
    a_lobby,
    a_vote,
    id_of,
    some_cards,
    somebody,
    started,
    told,
)

TIMED = replace(ONE_DECK, limits=TimeLimits())
SHORT = replace(ONE_DECK, target=10)
BEGIN_LOCK_APPEND_COMMIT = 4

pytestmark = pytest.mark.usefixtures("committed_db")


def test_a_game_opens_with_its_host_in_the_first_seat() -> None:
    host = somebody()
    game_id = a_lobby(host)
    table = store.load(game_id)
    assert (table.phase, table.present) == (Phase.LOBBY, (id_of(host),))


def test_nobody_can_play_a_game_that_there_is_not() -> None:
    with pytest.raises(store.GameNotFound):
        play(uuid.uuid4(), somebody(), m.Join())
    with pytest.raises(store.GameNotFound):
        store.load(uuid.uuid4())


def test_a_move_returns_the_table_that_is_kept() -> None:
    game = told()
    after = play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]))
    store.recent_tables.clear()
    assert store.load(game.id) == after


def test_a_refused_move_leaves_no_trace() -> None:
    game = started()
    before = store.history(game.id)
    with pytest.raises(RuleViolation) as refused:
        play(game.id, game.players[0], m.Reveal(turn=1))
    assert refused.value.code is Code.TOO_EARLY
    assert store.history(game.id) == before


def test_whose_doing_an_event_is_stands_beside_it() -> None:
    game = told()
    for who in game.guessers:
        play(game.id, who, some_cards(game.table, who))
    *_, last_given, board_laid = store.history(game.id)
    assert str(last_given.actor) == game.guessers[-1].id
    assert board_laid.actor is None


# A command may be sent twice


def test_the_same_key_twice_changes_nothing_and_gets_the_first_answer() -> None:
    game = told(players=4)
    who, other = game.guessers[:2]
    move = some_cards(game.table, who)
    first = play(game.id, who, move, key="one")
    play(game.id, other, some_cards(game.table, other))
    assert play(game.id, who, move, key="one") == first
    assert game.table.version == first.version + 1


def test_the_first_answer_is_that_after_all_that_followed() -> None:
    game = told()
    play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]))
    last = game.guessers[1]
    move = some_cards(game.table, last)
    first = play(game.id, last, move, key="last")
    assert first.phase is Phase.VOTES
    assert play(game.id, last, move, key="last") == first


def test_a_key_with_another_body_is_refused() -> None:
    game = told()
    who = game.guessers[0]
    move = some_cards(game.table, who)
    play(game.id, who, move, key="one")
    with pytest.raises(KeyReused):
        play(game.id, who, m.GiveCards(1, tuple(reversed(move.cards))), key="one")


def test_keys_of_two_players_are_two_keys() -> None:
    game = told(players=4)
    for who in game.guessers:
        after = play(game.id, who, some_cards(game.table, who), key="one")
    assert after.phase is Phase.VOTES


def test_a_key_counts_once_within_a_larger_change_too() -> None:
    game = told(players=4)
    who = game.guessers[0]
    move = some_cards(game.table, who)
    with transaction.atomic():
        first = play(game.id, who, move, key="one")
        assert play(game.id, who, move, key="one") == first
    assert game.table == first


def test_a_key_with_another_body_is_refused_by_its_key_even_if_the_rules_would_refuse_it() -> None:
    game = started()
    teller = game.players[0]
    play(game.id, teller, a_clue(game.table, teller), key="clue")
    with pytest.raises(KeyReused):
        play(game.id, teller, m.Reveal(turn=1), key="clue")


def test_a_repeated_key_is_answered_even_after_the_game_has_moved_on() -> None:
    game = started()
    teller = game.players[0]
    clue = a_clue(game.table, teller)
    first = play(game.id, teller, clue, key="clue")
    for who in game.guessers:
        play(game.id, who, some_cards(game.table, who))
    assert play(game.id, teller, clue, key="clue") == first


# The clock


def test_a_move_after_its_deadline_is_late_even_if_no_clock_was_asked() -> None:
    game = told(settings=TIMED)
    late = datetime.now(UTC) + timedelta(seconds=61)
    with pytest.raises(RuleViolation) as refused:
        play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]), now=late)
    assert refused.value.code is Code.PHASE_OVER


def test_what_the_clock_did_before_a_late_move_is_kept() -> None:
    game = told(settings=TIMED)
    late = datetime.now(UTC) + timedelta(seconds=61)
    with pytest.raises(RuleViolation):
        play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]), now=late)
    assert game.table.phase is Phase.VOTES
    assert game.table.deadline == late + timedelta(seconds=60)


def test_asking_the_clock_early_changes_nothing() -> None:
    game = told(settings=TIMED)
    assert ask_the_clock(game.id) == game.table
    assert game.table.phase is Phase.CARDS


def test_asking_the_clock_twice_changes_nothing_more() -> None:
    game = told(settings=TIMED)
    late = datetime.now(UTC) + timedelta(seconds=61)
    once = ask_the_clock(game.id, now=late)
    assert ask_the_clock(game.id, now=late) == once == game.table


# What the game's own row says


def test_the_row_says_what_lists_need() -> None:
    game = told(players=4, settings=TIMED)
    row = Game.objects.get(pk=game.id)
    table = game.table
    assert (row.version, row.phase, row.edition) == (table.version, "cards", "classic")
    assert [str(player) for player in row.players] == list(table.present)
    assert (row.deadline_at, str(row.host)) == (table.deadline, table.host)
    assert row.winners == []


# Word of it


@pytest.fixture
def ear() -> Iterator[PubSub]:
    redis = Redis.from_url(django_settings.REDIS_URL)
    with PubSub(redis.connection_pool, ignore_subscribe_messages=True) as ear:
        yield ear


def listen(ear: PubSub, game: StoredGame) -> None:
    ear.subscribe(announce.game_channel(game.id))
    ear.get_message(timeout=1)


def heard(ear: PubSub) -> list[int]:
    """Everything said so far."""
    said = iter(lambda: ear.get_message(timeout=0.1), None)
    return [int(message["data"]) for message in said]


def test_a_move_is_announced_by_its_version_alone(ear: PubSub) -> None:
    game = told()
    listen(ear, game)
    after = play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]))
    assert heard(ear) == [after.version]


def test_nothing_is_announced_before_it_is_kept(ear: PubSub) -> None:
    game = told()
    listen(ear, game)
    with transaction.atomic():
        after = play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]))
        assert heard(ear) == []
    assert heard(ear) == [after.version]


def test_what_is_not_kept_is_neither_announced_nor_remembered(ear: PubSub) -> None:
    game = told()
    before = game.table
    listen(ear, game)
    with pytest.raises(ZeroDivisionError), transaction.atomic():
        play(game.id, game.guessers[0], some_cards(before, game.guessers[0]))
        raise ZeroDivisionError
    assert heard(ear) == []
    assert game.table == before


def test_a_refused_or_repeated_move_is_not_announced(ear: PubSub) -> None:
    game = told()
    who = game.guessers[0]
    move = some_cards(game.table, who)
    play(game.id, who, move, key="one")
    listen(ear, game)
    play(game.id, who, move, key="one")
    with pytest.raises(RuleViolation):
        play(game.id, who, m.Reveal(turn=1))
    assert heard(ear) == []


def test_with_redis_down_moves_are_kept_all_the_same(
    settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = told()
    settings.REDIS_URL = f"unix://{tmp_path}/nobody-listens"
    after = play(game.id, game.guessers[0], some_cards(game.table, game.guessers[0]))
    assert game.table == after
    assert "could not announce" in caplog.text


# What it takes


def test_a_move_at_the_version_that_was_just_read_is_one_query(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    game = told(players=4)
    who, table = game.guessers[0], game.table
    table = play(game.id, who, some_cards(table, who), version=table.version)
    with django_assert_num_queries(1):
        play(game.id, who, some_cards(table, who), version=table.version)


def test_a_move_at_a_version_that_is_past_is_made_all_the_same() -> None:
    game = told(players=4)
    who, table = game.guessers[0], game.table
    for _ in range(2):
        after = play(game.id, who, some_cards(game.table, who), version=table.version)
    assert after.version == game.table.version == table.version + 2


def test_a_late_move_at_the_version_that_was_just_read_is_late() -> None:
    game = told(settings=TIMED)
    who, table = game.guessers[0], game.table
    late = datetime.now(UTC) + timedelta(seconds=61)
    with pytest.raises(RuleViolation) as refused:
        play(game.id, who, some_cards(table, who), version=table.version, now=late)
    assert refused.value.code is Code.PHASE_OVER


def test_a_move_takes_as_many_queries_late_in_a_game_as_early(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    game = told(players=4)
    who = game.guessers[0]
    one, other = (m.GiveCards(1, (card,)) for card in game.table.hands[id_of(who)][:2])
    with django_assert_num_queries(BEGIN_LOCK_APPEND_COMMIT):
        play(game.id, who, one, key=str(uuid.uuid4()))
    for _ in range(8):
        play(game.id, who, other)
        play(game.id, who, one)
    with django_assert_num_queries(BEGIN_LOCK_APPEND_COMMIT):
        play(game.id, who, other, key=str(uuid.uuid4()))


def test_a_process_that_does_not_know_the_game_reads_it_in_one_query_more(
    django_assert_num_queries: DjangoAssertNumQueries,
) -> None:
    game = told(players=4)
    who = game.guessers[0]
    move = some_cards(game.table, who)
    store.recent_tables.clear()
    with django_assert_num_queries(BEGIN_LOCK_APPEND_COMMIT + 1):
        play(game.id, who, move, key="one")


def test_a_whole_game_can_be_played_to_its_winner() -> None:
    game = started(players=4, settings=SHORT)
    while not (table := game.table).is_over:
        for who in waited_for(table):
            play(game.id, who, next_move(game.table, who))
    row = Game.objects.get(pk=game.id)
    assert table.winners
    assert [str(winner) for winner in row.winners] == list(table.winners)
    assert (row.phase, row.deadline_at) == ("finished", None)


def waited_for(table: Table) -> list[m.Actor]:
    if table.phase in (Phase.CARDS, Phase.VOTES):
        return [m.player(player) for player in table.guessers]
    return [m.player(table.turn.storyteller or table.present[0])]


def next_move(table: Table, who: m.Actor) -> m.AnyMove:
    match table.phase:
        case Phase.CLUE:
            return a_clue(table, who)
        case Phase.CARDS:
            return some_cards(table, who)
        case Phase.VOTES:
            return a_vote(table, who)
        case _:
            return m.Reveal(table.turn.number)
