"""Making: a puzzle for each day and language, from games that people share, or from the bots."""

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from random import Random
from types import SimpleNamespace
from typing import Any
from uuid import UUID

import pytest
from msgspec.structs import replace

from accounts.erasure import erase
from accounts.models import Account
from bots.clues import clues_of
from games import store
from games.catalogue import BUILT_IN
from games.imported.ownership import retire
from games.models import Game, ImportedDeck
from games.play import play
from games.rules import moves as m
from games.rules.settings import NO_LIMITS, Deck, Settings
from history.models import Consent, Played
from history.sharing import take_back
from history.story import story_of
from moderation.models import Report
from puzzles import api, making, tasks
from puzzles.from_bots import puzzle_from_bots
from puzzles.from_games import puzzle_from_games
from puzzles.making import make_puzzles
from puzzles.models import Puzzle
from puzzles.tasks import delete_old_puzzles
from puzzles.tasks import make_puzzles as make_puzzles_now
from testkit.api_callers import Caller, guest
from testkit.imported_decks import a_deck
from testkit.played_games import PlayedGame, begun, count_finished_games, people
from testkit.puzzles import DECK, SHORT, a_shared_game, best_clues
from web.languages import CODES

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("pictures_folder")]

NOW = datetime.now(UTC)
TODAY, TOMORROW = NOW.date(), NOW.date() + timedelta(days=1)
DAYS = (TODAY, TOMORROW)


@pytest.fixture(autouse=True)
def always_now(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it happens on the same day, whenever that began."""
    for module in (api, tasks):
        monkeypatch.setattr(module, "timezone", SimpleNamespace(now=lambda: NOW))


def of_a_game() -> Puzzle | None:
    """A puzzle from the games that there are."""
    return puzzle_from_games(TODAY, "en", Random(1))


def puzzles() -> dict[tuple[Any, str], Puzzle]:
    return {(puzzle.day, puzzle.language): puzzle for puzzle in Puzzle.objects.all()}


# From the bots


def test_each_day_has_a_puzzle_in_each_language_before_it_begins() -> None:
    make_puzzles(NOW)
    assert set(puzzles()) == {(day, language) for day in DAYS for language in CODES}


def test_the_clue_was_written_for_one_of_six_cards() -> None:
    make_puzzles(NOW)
    for puzzle in Puzzle.objects.all():
        assert len(set(puzzle.board)) == 6
        (told,) = puzzle.decks
        slug, number = puzzle.card.split(":")
        assert told == {"name": slug, "size": 84, "revision": BUILT_IN[slug].newest.number}
        name = BUILT_IN[slug].cards[int(number) - 1].name
        assert puzzle.clue in [
            clue.text
            for clue in clues_of(slug, puzzle.language)[name]
            if clue.distance == "middling"
        ]
        assert (puzzle.game, puzzle.turn, puzzle.votes) == (None, None, None)


def test_no_card_is_meant_twice_on_one_day_or_twice_in_one_language() -> None:
    for days in range(0, 30, 2):
        make_puzzles(NOW + timedelta(days))
    meant = [(puzzle.day, puzzle.language, puzzle.card) for puzzle in Puzzle.objects.all()]
    assert len({(day, card) for day, _, card in meant}) == len(meant)
    assert len({(language, card) for _, language, card in meant}) == len(meant)


def test_what_is_there_stays_as_it_is() -> None:
    make_puzzles(NOW)
    before = {key: puzzle.id for key, puzzle in puzzles().items()}
    make_puzzles(NOW)
    make_puzzles_now()
    assert {key: puzzle.id for key, puzzle in puzzles().items()} == before


def test_nights_without_a_worker_cost_the_day_nothing() -> None:
    make_puzzles(NOW)
    later = NOW + timedelta(days=5)
    make_puzzles(later)
    assert {day for day, _ in puzzles()} == {*DAYS, later.date(), later.date() + timedelta(days=1)}


def test_one_that_fails_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_in_danish(day: date, language: str, dice: Random) -> Puzzle:
        if language == "da":
            raise RuntimeError
        return puzzle_from_bots(day, language, dice)

    monkeypatch.setattr(making, "puzzle_from_bots", fail_in_danish)
    make_puzzles(NOW)
    assert {language for _, language in puzzles()} == set(CODES) - {"da"}
    monkeypatch.undo()
    make_puzzles(NOW)
    assert {language for _, language in puzzles()} == set(CODES)


# From games


def test_a_clue_that_some_found_becomes_a_puzzle_where_all_players_share_the_game() -> None:
    game = a_shared_game(people(6))
    make_puzzles(NOW)
    found = [puzzle for puzzle in Puzzle.objects.all() if puzzle.game_id]
    assert {puzzle.language for puzzle in found} == {"en"}
    turns = {turn.turn: turn for turn in story_of(store.history(game.id)).turns_scored}
    for puzzle in found:
        turn = turns[puzzle.turn or 0]
        assert (puzzle.clue, turn.outcome) == (turn.clue, "some")
        assert set(puzzle.board) == set(turn.board)
        assert puzzle.card == turn.board[turn.owners.index(turn.storyteller)]
        votes = [turn.owners[slot - 1] for slots in turn.votes.values() for slot in slots]
        assert (puzzle.votes, puzzle.votes_right) == (
            len(votes),
            votes.count(turn.storyteller),
        )


@pytest.mark.parametrize("players", [3, 4, 5, 8])
def test_every_table_makes_a_board_of_six(players: int) -> None:
    game = a_shared_game(people(players), settings=odyssey() if players > 6 else SHORT)
    puzzle = of_a_game()
    assert puzzle is not None
    assert len(set(puzzle.board)) == 6
    turns = {turn.turn: turn for turn in story_of(store.history(game.id)).turns_scored}
    laid = turns[puzzle.turn or 0].board
    assert len(set(laid) & set(puzzle.board)) == min(6, len(laid))
    assert set(puzzle.board) <= set(DECK.cards())


def odyssey() -> Settings:
    return Settings(decks=(DECK,), edition="odyssey", target=10, limits=NO_LIMITS)


def test_cards_look_as_they_did_in_the_game() -> None:
    old = min(BUILT_IN[DECK.name].revisions)
    assert old != DECK.revision
    deck = Deck(DECK.name, DECK.size, old)
    a_shared_game(people(6), settings=Settings(decks=(deck,), target=10, limits=NO_LIMITS))
    make_puzzles(NOW)
    files = BUILT_IN[DECK.name].revisions[old].cards
    seen = guest("Ana").get("/puzzles/today").json["puzzle"]
    for card in seen["board"]:
        number = int(card["card"].partition(":")[2])
        assert card["picture"].endswith(files[number - 1].large)


def test_no_clue_is_a_puzzle_twice() -> None:
    game = a_shared_game(people(6), settings=replace(SHORT, target=30), best=3)
    seen = set()
    while (puzzle := of_a_game()) is not None:
        assert (puzzle.game_id, puzzle.turn) not in seen
        seen.add((puzzle.game_id, puzzle.turn))
        puzzle.day = TODAY - timedelta(days=len(seen))
        puzzle.save()
    assert seen == {(game.id, turn) for turn in best_clues(game)}


def test_what_was_sung_or_mimed_is_no_puzzle_in_words() -> None:
    settings = replace(SHORT, clues="performed", target=30)
    game = a_shared_game(people(6), settings=settings, best=4)
    turns = {turn.turn: turn for turn in story_of(store.history(game.id)).turns_scored}
    in_words = {number for number in best_clues(game) if turns[number].performance is None}
    become = set()
    while (puzzle := of_a_game()) is not None:
        become.add(puzzle.turn)
        puzzle.day = TODAY - timedelta(days=len(become))
        puzzle.save()
    assert become == in_words


def not_all_agree(game: PlayedGame) -> None:
    Consent.objects.filter(game=game.id, player=game.people[0]).delete()


def it_was_private(game: PlayedGame) -> None:
    Game.objects.filter(pk=game.id).update(is_public=False)
    Played.objects.filter(pk=game.id).update(is_public=False)


def bots_sat_there(game: PlayedGame) -> None:
    Played.objects.filter(pk=game.id).update(with_bots=True)


def it_is_void(game: PlayedGame) -> None:
    play(game.id, m.moderator(str(game.people[0])), m.VoidGame())
    count_finished_games()


def it_was_long_ago(game: PlayedGame) -> None:
    Played.objects.filter(pk=game.id).update(ended_at=NOW - timedelta(days=32))


def its_clues_are_hidden(game: PlayedGame) -> None:
    for turn in game.table.told:
        play(game.id, m.moderator(str(game.people[0])), m.HideClue(turn))


def its_clues_were_reported(game: PlayedGame) -> None:
    room = Game.objects.get(pk=game.id).room
    for turn in game.table.told:
        Report.objects.create(
            matter="clue", status="dismissed", room=room, game_id=game.id, turn=turn
        )


def the_deck_is_private(game: PlayedGame) -> None:
    ImportedDeck.objects.update(approved_at=None)


def the_deck_has_retired(game: PlayedGame) -> None:
    retire(ImportedDeck.objects.get().slug)


REASONS: tuple[Callable[[PlayedGame], None], ...] = (
    not_all_agree,
    it_was_private,
    bots_sat_there,
    it_is_void,
    it_was_long_ago,
    its_clues_are_hidden,
    its_clues_were_reported,
)


@pytest.mark.parametrize("reason", REASONS, ids=lambda reason: reason.__name__)
def test_no_clue_becomes_a_puzzle_where(reason: Callable[[PlayedGame], None]) -> None:
    game = a_shared_game(people(6))
    assert of_a_game() is not None
    reason(game)
    assert of_a_game() is None


def test_a_running_game_gives_no_clues() -> None:
    who = people(6)
    game = begun(who, settings=SHORT, public=True)
    Consent.objects.bulk_create(Consent(game_id=game.id, player=person) for person in who)
    count_finished_games()
    assert of_a_game() is None


def with_a_deck_of_their_own() -> PlayedGame:
    deck = a_deck()
    ImportedDeck.objects.update(approved_at=NOW)
    settings = Settings(decks=(Deck(deck.slug, deck.size),), target=10, limits=NO_LIMITS)
    return a_shared_game(people(3), settings=settings)


@pytest.mark.parametrize("reason", [the_deck_is_private, the_deck_has_retired])
def test_cards_that_not_everybody_may_choose_are_in_no_puzzle(
    reason: Callable[[PlayedGame], None],
) -> None:
    game = with_a_deck_of_their_own()
    assert of_a_game() is not None
    reason(game)
    assert of_a_game() is None


# Taking back


def todays(caller: Caller) -> Any:
    return caller.get("/puzzles/today").json["puzzle"]


def hides(game: PlayedGame, puzzle: Puzzle) -> None:
    play(game.id, m.moderator(str(game.people[0])), m.HideClue(puzzle.turn or 0))


def takes_consent_back(game: PlayedGame, puzzle: Puzzle) -> None:
    take_back(game.id, game.people[2])


def voids(game: PlayedGame, puzzle: Puzzle) -> None:
    it_is_void(game)


def erases_with_clues(game: PlayedGame, puzzle: Puzzle) -> None:
    teller = UUID(game.table.told[puzzle.turn or 0].player)
    erase(Account.objects.get(pk=teller), hide_clues=True)


@pytest.mark.parametrize(
    "falls", [hides, takes_consent_back, voids, erases_with_clues], ids=lambda one: one.__name__
)
def test_a_puzzle_goes_at_once_and_another_takes_its_place(
    falls: Callable[[PlayedGame, Puzzle], None],
) -> None:
    game, ana = a_shared_game(people(6)), guest("Ana")
    make_puzzles(NOW)
    puzzle = Puzzle.objects.get(day=TODAY, language="en")
    body = {"puzzle": str(puzzle.id), "slot": puzzle.right}
    assert ana.post(f"/puzzles/{TODAY}/answer", body).status == 201
    falls(game, puzzle)
    assert todays(ana) is None
    assert ana.get(f"/puzzles/{TODAY}").code == "no_puzzle"
    assert guest("Bruno").post(f"/puzzles/{TODAY}/answer", body).code == "no_puzzle"
    make_puzzles(NOW)
    another = todays(ana)
    assert another["id"] != str(puzzle.id)
    assert another["solution"] is None
    assert another["mine"]["streak"] == 1
    assert not Puzzle.objects.filter(game=game.id, turn=puzzle.turn).exists()


# Who told it


def solved(puzzle: Puzzle, caller: Caller) -> Any:
    body = {"puzzle": str(puzzle.id), "slot": 1}
    answer = caller.post(f"/puzzles/{puzzle.day}/answer", body)
    assert answer.status == 201, answer
    return answer.json["solution"]["table"]


def test_the_solution_tells_of_the_table() -> None:
    game = a_shared_game(people(6))
    make_puzzles(NOW)
    puzzle = Puzzle.objects.get(day=TODAY, language="en")
    table = solved(puzzle, guest("Ana"))
    teller = game.table.told[puzzle.turn or 0].player
    assert (table["game"], table["turn"]) == (str(game.id), puzzle.turn)
    assert (table["storyteller"]["id"], table["storyteller"]["kind"]) == (teller, "member")
    assert 0 < table["votes_right"] < table["votes"]


def test_an_author_who_is_erased_leaves_no_name() -> None:
    game = a_shared_game(people(6))
    make_puzzles(NOW)
    puzzle = Puzzle.objects.get(day=TODAY, language="en")
    erase(Account.objects.get(pk=game.table.told[puzzle.turn or 0].player))
    table = solved(puzzle, guest("Ana"))
    assert (table["storyteller"]["kind"], table["storyteller"]["name"]) == (
        "erased",
        "Former player",
    )


def test_at_night_old_puzzles_go() -> None:
    make_puzzles(NOW - timedelta(days=70))
    make_puzzles(NOW)
    delete_old_puzzles()
    assert {day for day, _ in puzzles()} == set(DAYS)
