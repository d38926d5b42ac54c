"""Many at once, from threads and from processes, against the real database."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from typing import TypeVar

import msgspec
import pytest
from django.db import transaction
from msgspec.structs import replace

from games import store
from games.play import play
from games.rules import events as e
from games.rules import moves as m
from games.rules.refusals import RuleViolation
from games.rules.state import fold
from testkit.concurrency import at_once
from testkit.player_process import Answer, Asked
from testkit.processes import database_environment
from testkit.stored_games import (
    ONE_DECK,
    StoredGame,
    a_clue,
    a_vote,
    laid,
    opened,
    some_cards,
    somebody,
    started,
    told,
)

ODYSSEY = replace(ONE_DECK, edition="odyssey", auto_reveal=True, target=100)

pytestmark = pytest.mark.usefixtures("committed_db")

Result = TypeVar("Result")


def happened(game: StoredGame, kind: type[e.Event]) -> list[e.AnyEvent]:
    return [r.event for r in store.history(game.id) if isinstance(r.event, kind)]


def folds(game: StoredGame) -> bool:
    """The rows are numbered without gaps, and make the table that a fresh reader sees."""
    recorded = store.history(game.id)
    store.recent_tables.clear()
    seqs = [r.seq for r in recorded]
    return seqs == list(range(1, len(seqs) + 1)) and fold(r.event for r in recorded) == game.table


def refused(answers: Sequence[object]) -> int:
    return sum(isinstance(answer, RuleViolation) for answer in answers)


# Threads


Version = Callable[[StoredGame], int | None]


@pytest.fixture(params=["unread", "just read"])
def version(request: pytest.FixtureRequest) -> Version:
    """How far they know the game to be; where they do, each first tries without the lock."""
    return lambda game: game.table.version if request.param == "just read" else None


def test_of_the_last_votes_at_once_one_scores_the_turn(version: Version) -> None:
    game = laid(players=12, settings=ODYSSEY)
    table = game.table
    vote = partial(play, game.id, version=version(game))
    answers = at_once([partial(vote, who, a_vote(table, who)) for who in game.guessers])
    assert refused(answers) == 0
    assert len(happened(game, e.VotesCast)) == 11
    assert len(happened(game, e.VotesShown)) == len(happened(game, e.TurnScored)) == 1
    assert folds(game)


def test_of_twelve_opening_clues_at_once_one_wins(version: Version) -> None:
    game = started(players=12, settings=ODYSSEY)
    table = game.table
    tell = partial(play, game.id, version=version(game))
    answers = at_once([partial(tell, who, a_clue(table, who)) for who in game.players])
    assert refused(answers) == 11
    assert len(happened(game, e.ClueGiven)) == 1
    assert folds(game)


def test_the_same_key_twenty_times_at_once_has_one_effect_and_twenty_equal_answers(
    version: Version,
) -> None:
    game = told(players=4)
    who = game.guessers[0]
    cards = some_cards(game.table, who)
    once = partial(play, game.id, who, cards, key="one", version=version(game))
    answers = at_once([once] * 20)
    assert answers == [answers[0]] * 20
    assert len(happened(game, e.CardsGiven)) == 1
    assert folds(game)


def test_of_twenty_who_sit_down_at_once_as_many_fit_as_there_are_seats_and_colours() -> None:
    game = opened(players=1, settings=ODYSSEY)
    answers = at_once([partial(play, game.id, somebody(), m.Join()) for _ in range(20)])
    assert refused(answers) == 9
    assert len({seat.colour for seat in game.table.seats}) == 12
    assert folds(game)


def test_games_do_not_wait_for_each_other() -> None:
    one, other = told(), told()
    who = other.guessers[0]
    with transaction.atomic():
        store.lock(one.id)
        [answer] = at_once([partial(play, other.id, who, some_cards(other.table, who))])
    assert refused([answer]) == 0


# Processes


Process = subprocess.Popen[str]


@pytest.fixture
def remotes() -> Iterator[Callable[[int], list[Process]]]:
    """So many players in processes of their own, ready to play."""
    with ExitStack() as stack:

        def begin(number: int) -> list[Process]:
            processes = [
                stack.enter_context(
                    subprocess.Popen(
                        [sys.executable, "-m", "testkit.player_process"],
                        env=database_environment(),
                        stdin=subprocess.PIPE,
                        stdout=subprocess.PIPE,
                        text=True,
                    )
                )
                for _ in range(number)
            ]
            for process in processes:
                stack.callback(process.terminate)
                assert line_from(process) == "ready"
            return processes

        yield begin


def line_from(process: Process) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def ask(process: Process, asked: Asked) -> None:
    assert process.stdin is not None
    process.stdin.write(msgspec.json.encode(asked).decode() + "\n")
    process.stdin.flush()


def all_ask(processes: Sequence[Process], askings: Sequence[Asked]) -> list[Answer]:
    for process, asked in zip(processes, askings, strict=True):
        ask(process, asked)
    return [msgspec.json.decode(line_from(process), type=Answer) for process in processes]


def test_last_votes_from_many_processes_score_the_turn_once(
    remotes: Callable[[int], list[Process]],
) -> None:
    game = laid(players=7, settings=ODYSSEY)
    table = game.table
    askings = [Asked(game.id, who, a_vote(table, who)) for who in game.guessers]
    answers = all_ask(remotes(6), askings)
    assert [answer.refused for answer in answers] == [""] * 6
    assert len(happened(game, e.TurnScored)) == 1
    assert folds(game)


def test_of_opening_clues_from_many_processes_one_wins(
    remotes: Callable[[int], list[Process]],
) -> None:
    game = started(players=6, settings=ODYSSEY)
    table = game.table
    askings = [Asked(game.id, who, a_clue(table, who)) for who in game.players]
    answers = all_ask(remotes(6), askings)
    assert sorted(answer.refused for answer in answers) == ["", *["phase_over"] * 5]
    assert len(happened(game, e.ClueGiven)) == 1


def test_the_same_key_from_many_processes_has_one_effect_and_equal_answers(
    remotes: Callable[[int], list[Process]],
) -> None:
    game = told(players=4)
    who = game.guessers[0]
    asked = Asked(game.id, who, some_cards(game.table, who), key="one")
    answers = all_ask(remotes(4), [asked] * 4)
    assert answers == [answers[0]] * 4
    assert len(happened(game, e.CardsGiven)) == 1


# Sudden death


def test_what_was_acknowledged_outlives_a_process_killed_amid_moves(
    remotes: Callable[[int], list[Process]],
) -> None:
    game = told(players=4)
    who = game.guessers[0]
    for moves_before_the_end in (1, 40, 90):
        [process] = remotes(1)
        acknowledged = play_until_killed(process, game, who, moves_before_the_end)
        kept = store.history(game.id)
        assert kept[acknowledged - 1].seq == acknowledged
        assert folds(game)
    play(game.id, who, some_cards(game.table, who))


def play_until_killed(process: Process, game: StoredGame, who: m.Actor, moves: int) -> int:
    """Askings stand in line when the process dies; returns the last version it has answered."""
    asked = Asked(game.id, who, some_cards(game.table, who))
    for _ in range(200):
        ask(process, asked)
    answers = [msgspec.json.decode(line_from(process), type=Answer) for _ in range(moves)]
    process.kill()
    assert process.stdout is not None
    answers += [
        msgspec.json.decode(line, type=Answer) for line in process.stdout if line[-1:] == "\n"
    ]
    assert len(answers) < 200
    return answers[-1].version
