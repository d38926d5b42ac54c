"""Answering: once a day, then one sees which card was meant, and how others chose."""

from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
from django.utils import timezone

from accounts.erasure import erase
from accounts.export import export
from accounts.housekeeping import sweep_guests
from accounts.models import Account
from puzzles.making import delete_old
from puzzles.models import Answer, Puzzle
from testkit.api_callers import Answer as Answered
from testkit.api_callers import Caller, a_game, guest
from testkit.played_games import full_account, people, signed_in
from testkit.puzzles import a_puzzle, answered
from tests.puzzles.conftest import Calendar

pytestmark = pytest.mark.django_db


def says(caller: Caller, puzzle: Puzzle, slot: int, **headers: str) -> Answered:
    body = {"puzzle": str(puzzle.id), "slot": slot}
    return caller.post(f"/puzzles/{puzzle.day}/answer", body, **headers)


def today(caller: Caller, **query: str) -> Any:
    asked = "&".join(f"{key}={value}" for key, value in query.items())
    answer = caller.get(f"/puzzles/today?{asked}")
    assert answer.status == 200, answer
    return answer.json["puzzle"]


def figures(caller: Caller, of: Caller | None = None) -> Any:
    answer = caller.get(f"/players/{(of or caller).id}/puzzles")
    assert answer.status == 200, answer
    return answer.json


# Before and after


def test_a_puzzle_is_a_clue_and_six_cards(calendar: Calendar) -> None:
    puzzle = a_puzzle(calendar.today)
    seen = today(guest("Ana"))
    assert (seen["id"], seen["date"], seen["clue"]) == (
        str(puzzle.id),
        str(calendar.today),
        puzzle.clue,
    )
    assert [card["card"] for card in seen["board"]] == puzzle.board
    assert all(card["picture"] and card["text"] for card in seen["board"])
    assert seen["solution"] is None


def test_whoever_has_answered_sees_which_card_was_meant_and_how_others_chose(
    calendar: Calendar,
) -> None:
    puzzle = a_puzzle(calendar.today, right=3)
    for slot in (1, 3, 3, 6):
        answered(uuid4(), puzzle, slot)
    ana = guest("Ana")
    said = says(ana, puzzle, 6)
    assert said.status == 201
    assert said.json["solution"] == {
        "slot": 3,
        "yours": 6,
        "chosen_by": [1, 0, 2, 0, 0, 2],
        "table": None,
    }
    assert today(ana)["solution"] == said.json["solution"]
    assert ana.get(f"/puzzles/{puzzle.day}").json == said.json


def test_an_answer_stands(calendar: Calendar) -> None:
    puzzle, ana = a_puzzle(calendar.today), guest("Ana")
    assert says(ana, puzzle, 1).status == 201
    other = says(ana, puzzle, 3)
    assert (other.status, other.code) == (409, "answered")
    assert today(ana)["solution"]["yours"] == 1


def test_the_same_answer_may_come_again_with_a_key_or_without(calendar: Calendar) -> None:
    puzzle, ana = a_puzzle(calendar.today), guest("Ana")
    key = {"idempotency-key": "mine"}
    first = says(ana, puzzle, 1, **key)
    assert says(ana, puzzle, 1, **key).json == says(ana, puzzle, 1).json == first.json
    assert says(ana, puzzle, 2, **key).code == "key_reused"
    assert Answer.objects.count() == 1


@pytest.mark.parametrize(("slot", "code"), [(0, "too_low"), (7, "too_high")])
def test_there_are_six_places(calendar: Calendar, slot: int, code: str) -> None:
    assert says(guest("Ana"), a_puzzle(calendar.today), slot).code == code


def test_somebody_without_a_name_has_no_answer() -> None:
    puzzle = a_puzzle()
    assert says(Caller(), puzzle, 1).code == "not_signed_in"
    assert Caller().get("/puzzles/today").code == "not_signed_in"


# Languages


def test_the_clue_is_in_the_language_of_the_reader(calendar: Calendar) -> None:
    danish, english = a_puzzle(calendar.today, "da"), a_puzzle(calendar.today)
    ana, dag = guest("Ana"), guest("Dag", language="da")
    assert (today(ana)["id"], today(dag)["id"]) == (str(english.id), str(danish.id))
    assert today(ana, language="da")["id"] == str(danish.id)
    assert ana.get("/puzzles/today?language=tlh").code == "bad_parameter"


def test_one_answers_one_puzzle_a_day_whatever_its_language(calendar: Calendar) -> None:
    danish, english = a_puzzle(calendar.today, "da"), a_puzzle(calendar.today)
    ana = guest("Ana")
    assert says(ana, danish, 1).status == 201
    assert says(ana, english, 1).code == "answered"
    assert today(ana)["id"] == str(danish.id)
    assert today(ana, language="en")["id"] == str(danish.id)


# Days


def test_on_a_day_without_a_puzzle_there_is_none(calendar: Calendar) -> None:
    ana = guest("Ana")
    assert today(ana) is None
    assert ana.get(f"/puzzles/{calendar.today}").code == "no_puzzle"
    assert ana.get("/puzzles/2031-02-30").code == "not_found"


def test_the_puzzle_of_tomorrow_is_for_nobody_yet(calendar: Calendar) -> None:
    puzzle, ana = a_puzzle(calendar.today + timedelta(days=1)), guest("Ana")
    assert ana.get(f"/puzzles/{puzzle.day}").code == "no_puzzle"
    assert says(ana, puzzle, 1).code == "no_puzzle"
    calendar.passes()
    assert today(ana)["id"] == str(puzzle.id)


def test_a_puzzle_can_be_answered_for_a_week(calendar: Calendar) -> None:
    puzzle = a_puzzle(calendar.today)
    calendar.passes(7)
    ana = guest("Ana")
    assert ana.get(f"/puzzles/{puzzle.day}").json["solution"] is None
    assert says(ana, puzzle, 3).json["solution"]["slot"] == 3
    calendar.passes()
    assert ana.get(f"/puzzles/{puzzle.day}").code == "no_puzzle"
    assert says(guest("Bruno"), puzzle, 3).code == "no_puzzle"


def test_a_puzzle_is_answered_under_its_own_date(calendar: Calendar) -> None:
    puzzle = a_puzzle(calendar.today)
    body = {"puzzle": str(puzzle.id), "slot": 1}
    yesterday = calendar.today - timedelta(days=1)
    assert guest("Ana").post(f"/puzzles/{yesterday}/answer", body).code == "no_puzzle"


# Streaks


def answers_today(caller: Caller, calendar: Calendar, slot: int = 1) -> None:
    puzzle = Puzzle.objects.filter(day=calendar.today).first() or a_puzzle(calendar.today)
    assert says(caller, puzzle, slot).status == 201


def test_days_in_a_row_are_a_streak_whether_the_card_was_found_or_not(calendar: Calendar) -> None:
    ana = guest("Ana")
    for slot in (1, 3, 6):
        answers_today(ana, calendar, slot)
        calendar.passes()
    assert figures(ana) == {"answered": 3, "found": 1, "streak": 3, "longest_streak": 3}
    assert today(ana) is None
    a_puzzle(calendar.today)
    assert today(ana)["mine"] == figures(ana)


def test_a_day_left_out_ends_a_streak_and_the_longest_is_remembered(calendar: Calendar) -> None:
    ana = guest("Ana")
    for _ in range(4):
        answers_today(ana, calendar)
        calendar.passes()
    calendar.passes()
    assert figures(ana)["streak"] == 0
    for days in (1, 2):
        answers_today(ana, calendar)
        assert figures(ana)["streak"] == days
        calendar.passes()
    assert figures(ana)["longest_streak"] == 4


def test_a_puzzle_of_a_day_that_is_over_mends_no_streak(calendar: Calendar) -> None:
    ana, missed = guest("Ana"), a_puzzle(calendar.today)
    calendar.passes()
    answers_today(ana, calendar)
    assert says(ana, missed, 3).status == 201
    assert figures(ana) == {"answered": 2, "found": 1, "streak": 1, "longest_streak": 1}


def test_whoever_began_before_midnight_has_another_hour(calendar: Calendar) -> None:
    ana, bruno, puzzle = guest("Ana"), guest("Bruno"), a_puzzle(calendar.today)
    calendar.passes()
    calendar.strikes(0, 59)
    assert says(ana, puzzle, 1).json["mine"]["streak"] == 1
    calendar.strikes(1)
    assert says(bruno, puzzle, 1).json["mine"]["streak"] == 0


def test_the_day_is_kept_when_its_puzzle_is_taken_back(calendar: Calendar) -> None:
    ana, puzzle = guest("Ana"), a_puzzle(calendar.today)
    assert says(ana, puzzle, 3).status == 201
    puzzle.delete()
    assert figures(ana) == {"answered": 1, "found": 1, "streak": 1, "longest_streak": 1}
    another = a_puzzle(calendar.today)
    assert today(ana)["solution"] is None
    assert says(ana, another, 1).json["solution"]["slot"] == 3
    assert says(ana, another, 2).code == "answered"
    assert figures(ana) == {"answered": 1, "found": 0, "streak": 1, "longest_streak": 1}


# Others


def test_somebodys_puzzles_are_for_those_who_may_see_their_profile(calendar: Calendar) -> None:
    table = a_game()
    ana, stranger = table.host, guest("Xenia")
    answers_today(ana, calendar)
    assert figures(table.players[1], ana)["answered"] == 1
    assert stranger.get(f"/players/{ana.id}/puzzles").status == 404
    ana.patch("/me", {"history_shown": "everybody"})
    assert figures(stranger, ana) == figures(ana)
    ana.patch("/me", {"history_shown": "nobody"})
    assert table.players[1].get(f"/players/{ana.id}/puzzles").status == 404


# What is kept


def test_the_answers_are_exported(calendar: Calendar) -> None:
    person, puzzle = full_account("Ana"), a_puzzle(calendar.today)
    says(signed_in(person), puzzle, 3)
    (line,) = export(Account.objects.get(pk=person)).sections["puzzles"]
    assert (line["day"], line["puzzle"], line["slot"]) == (puzzle.day, puzzle.id, 3)


def test_an_erasure_takes_the_answers_along(calendar: Calendar) -> None:
    one, other = people(2)
    puzzle = a_puzzle(calendar.today)
    for person in (one, other):
        says(signed_in(person), puzzle, 3)
    erase(Account.objects.get(pk=one))
    assert [answer.person for answer in Answer.objects.all()] == [other]


def test_guests_who_answer_stay_as_long_as_they_do() -> None:
    ana, bruno = guest("Ana"), guest("Bruno")
    for caller, ago in ((ana, 1), (bruno, 8)):
        answer = answered(UUID(caller.id), a_puzzle(timezone.now() - timedelta(ago)), 1)
        Answer.objects.filter(pk=answer.pk).update(at=timezone.now() - timedelta(ago))
    Account.objects.filter(pk__in=(ana.id, bruno.id)).update(
        created_at=timezone.now() - timedelta(30)
    )
    assert sweep_guests(timezone.now()) == 1
    delete_old(timezone.now())
    assert [str(answer.person) for answer in Answer.objects.all()] == [ana.id]


def test_puzzles_go_after_two_months_and_answers_stay(calendar: Calendar) -> None:
    ana = guest("Ana")
    for days in (59, 61):
        answered(UUID(ana.id), a_puzzle(calendar.today - timedelta(days)), 3)
    delete_old(calendar.now())
    assert [puzzle.day for puzzle in Puzzle.objects.all()] == [calendar.today - timedelta(59)]
    assert figures(ana)["answered"] == 2
