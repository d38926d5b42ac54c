"""A game goes into the archive while others read it, hide clues there and erase themselves."""

from collections.abc import Callable
from datetime import timedelta
from functools import partial
from random import Random
from threading import Thread
from uuid import UUID

import pytest
from django.db import OperationalError, connection, transaction
from django.utils import timezone

from accounts.erasure import erase
from accounts.models import Account
from games import distribution, store
from games.archiving import Outcome, archive_quiet_games
from games.distribution import CannotDistribute, distribute
from games.models import ArchivedGame, Event, Game
from games.next_game import next_game
from games.play import KeyReused, play
from games.rules import events as e
from games.rules import moves as m
from games.rules.state import fold
from history.projector import project_game
from history.sharing import agree, story_for
from testkit.archived_games import forget_what_was_read
from testkit.citus import on_one_database
from testkit.concurrency import at_once, meanwhile
from testkit.played_games import PlayedGame, count_finished_games, people, played

pytestmark = [on_one_database, pytest.mark.usefixtures("committed_db")]


def archive(game: PlayedGame) -> bool:
    return store.archive(game.id, timezone.now() + timedelta(days=1))


def is_whole(game: PlayedGame) -> bool:
    """No event is missing, doubled or at two places, and a fresh reader sees the same table."""
    log = store.history(game.id)
    known = game.table
    forget_what_was_read()
    rows = Event.objects.filter(game=game.id).count()
    kept = ArchivedGame.objects.filter(game=game.id).first()
    return (
        [line.seq for line in log] == list(range(1, Game.objects.get(pk=game.id).version + 1))
        and fold(line.event for line in log) == known == game.table
        and rows + (kept.last if kept else 0) == len(log)
    )


def teller_of(game: PlayedGame) -> tuple[m.Actor, int]:
    """A player of the game, and a turn in which they gave the clue."""
    turn, told = next(iter(game.table.told.items()))
    return m.player(told.player), turn


def hides(game: PlayedGame) -> Callable[[], object]:
    who, turn = teller_of(game)
    return partial(play, game.id, who, m.HideClue(turn))


def hidden(game: PlayedGame) -> int:
    return sum(isinstance(line.event, e.ClueHidden) for line in store.history(game.id))


@pytest.fixture
def game() -> PlayedGame:
    over = played(people(4), rng=Random(2))
    count_finished_games()
    return over


def test_of_many_who_archive_at_once_one_does(game: PlayedGame) -> None:
    done = at_once([partial(archive, game)] * 8)
    assert done.count(True) == 1
    assert ArchivedGame.objects.count() == 1
    assert is_whole(game)


def test_sweeps_at_once_share_the_games(game: PlayedGame) -> None:
    games = [game, *(played(people(4)) for _ in range(3))]
    soon = timezone.now() + timedelta(days=1)
    done = at_once([partial(archive_quiet_games, soon)] * 4)
    assert sum(outcome.archived for outcome in done if isinstance(outcome, Outcome)) == 4
    assert all(map(is_whole, games))


def test_whoever_reads_meanwhile_sees_all_of_it(game: PlayedGame) -> None:
    """As often as it can be asked, in each way, while one game after the other is archived."""
    games = [game, *(played(people(4)) for _ in range(7))]
    whole = {one.id: store.history(one.id) for one in games}
    versions = {one.id: len(whole[one.id]) for one in games}
    wrong: list[str] = []
    done = False

    def reads() -> None:
        rounds = 0
        try:
            while not done or not rounds:
                rounds += 1
                if store.histories(whole) != whole:
                    wrong.append("histories")
                for one in games:
                    if store.history(one.id, after=7) != whole[one.id][7:]:
                        wrong.append("history")
                    store.recent_tables.clear()
                    if store.load(one.id).version != versions[one.id]:
                        wrong.append("load")
                told = store.those_with("clue_given", list(whole))
                if told != whole.keys():
                    wrong.append("those_with")
        except Exception as error:
            wrong.append(repr(error))
        finally:
            connection.close()

    readers = [Thread(target=reads) for _ in range(4)]
    for reader in readers:
        reader.start()
    try:
        for one in games:
            assert archive(one)
    finally:
        done = True
        for reader in readers:
            reader.join()
    assert wrong == []
    assert all(map(is_whole, games))


@pytest.mark.parametrize("times", range(5))
def test_a_clue_is_hidden_in_the_same_instant(game: PlayedGame, times: int) -> None:
    both: list[Callable[[], object]] = [partial(archive, game), hides(game)]
    at_once(both)
    assert hidden(game) == 1
    assert is_whole(game)


def test_a_clue_that_is_hidden_before_goes_along(game: PlayedGame) -> None:
    """The archiving finds the game locked, and leaves it to the next minute."""
    assert meanwhile(hides(game), partial(archive, game)) is False
    assert archive(game)
    assert hidden(game) == 1
    assert is_whole(game)


def test_a_clue_that_is_hidden_meanwhile_waits_and_comes_after(game: PlayedGame) -> None:
    meanwhile(partial(archive, game), hides(game))
    assert hidden(game) == Event.objects.filter(game=game.id).count() == 1
    assert is_whole(game)


@pytest.mark.parametrize("reads_first", [True, False])
def test_a_key_counts_once_while_its_game_is_archived(
    game: PlayedGame, *, reads_first: bool
) -> None:
    one, other, *_ = game.table.told
    mona = m.moderator("7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33")
    play(game.id, mona, m.HideClue(one), "a-key")
    version = game.table.version if reads_first else None

    def reuses() -> bool:
        try:
            play(game.id, mona, m.HideClue(other), "a-key", version=version)
        except KeyReused:
            return True
        return False

    assert meanwhile(partial(archive, game), reuses)
    assert at_once([reuses, reuses]) == [True, True]
    assert hidden(game) == 1
    assert is_whole(game)


def test_of_many_who_use_a_key_at_once_in_an_archived_game_one_does(game: PlayedGame) -> None:
    mona = m.moderator("7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33")
    assert archive(game)
    version = game.table.version

    def hides_one(turn: int) -> bool:
        try:
            play(game.id, mona, m.HideClue(turn), "a-key", version=version)
        except KeyReused:
            return False
        return True

    done = at_once([partial(hides_one, turn) for turn in game.table.told])
    assert done.count(True) == hidden(game) == 1
    assert is_whole(game)


def test_whoever_erases_themselves_meanwhile_hides_their_clues(game: PlayedGame) -> None:
    who, _ = teller_of(game)
    assert who.id is not None
    account = Account.objects.get(pk=who.id)
    told = sum(clue.player == who.id for clue in game.table.told.values())
    both: list[Callable[[], object]] = [
        partial(archive, game),
        partial(erase, account, hide_clues=True),
    ]
    at_once(both)
    assert hidden(game) == told
    assert is_whole(game)


def test_everything_else_goes_on_meanwhile(game: PlayedGame) -> None:
    """Stories are shared, histories counted, rows made anew, and the room plays on."""
    room = Game.objects.get(pk=game.id).room
    host = Game.objects.get(pk=game.id).host
    assert host is not None
    version = game.table.version
    doings: list[Callable[[], object]] = [
        partial(archive, game),
        partial(agree, game.id, game.people[0]),
        partial(story_for, game.id, game.people[1]),
        partial(project_game, game.id),
        partial(store.rebuild, game.id),
        partial(store.load_at, game.id, version - 3),
        partial(store.doings, game.people[0]),
        partial(next_game, room, host),
    ]
    at_once(doings)
    archive(game)
    assert is_whole(game)
    assert Event.objects.filter(game=game.id).count() == 0
    assert UUID(str(Game.objects.get(is_current_in=room).pk)) != game.id


# Games are spread over nodes, which an archive can't be


@pytest.fixture
def on_a_cluster(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a cluster would say if it were asked for its nodes."""
    monkeypatch.setattr(distribution, "_require_nodes", lambda: None)


@pytest.mark.usefixtures("on_a_cluster")
def test_no_game_is_spread_while_one_is_archived(game: PlayedGame) -> None:
    with pytest.raises(CannotDistribute, match="archived"):
        meanwhile(partial(archive, game), distribute)
    assert is_whole(game)


def test_no_game_is_archived_while_games_are_spread(game: PlayedGame) -> None:
    def archives_at_once() -> bool:
        with connection.cursor() as cursor:
            cursor.execute("SET lock_timeout = '100ms'")
        return archive(game)

    with transaction.atomic():
        distribution._lock_empty_archive()
        with pytest.raises(OperationalError, match="lock timeout"):
            at_once([archives_at_once])
    assert archive(game)
    assert is_whole(game)
