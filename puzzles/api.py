"""The endpoints of puzzles: that of a day, somebody's answer to it, and their streaks."""

from datetime import date, datetime
from functools import partial
from typing import Annotated
from uuid import UUID

import msgspec
from django.http import HttpResponse
from django.utils import timezone
from drf_spectacular.utils import OpenApiParameter
from msgspec import Meta
from rest_framework.request import Request

from accounts.keyed_requests import keyed, make_once
from accounts.people import PersonSeen, names_of
from games import store
from games.catalogue import CardSeen
from history.api.games import PLAYER
from history.privacy import require_shown
from puzzles.answering import answer_puzzle, chosen_by, puzzle_for
from puzzles.board import CARDS
from puzzles.days import today
from puzzles.figures import PuzzleFigures, figures
from puzzles.models import Answer, Puzzle
from puzzles.refusals import PuzzleRefusal
from web.endpoint import Endpoint, body_of, caller_id, json_response
from web.languages import CODES, LanguageCode, current_language
from web.parameters import choice_of
from web.refusals import Refused
from web.schema import KEY_IF_ANY, SIGNED_IN, describe

DAY = OpenApiParameter("date", date, OpenApiParameter.PATH, description="The day, by UTC.")
LANGUAGE = OpenApiParameter(
    "language",
    str,
    enum=CODES,
    description="The language of the clue; that of the request, unless named.",
)


class PuzzleAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    puzzle: UUID
    slot: Annotated[int, Meta(ge=1, le=CARDS)]
    """The place of the card on the board, counted from 1."""


class PuzzleTable(msgspec.Struct, frozen=True):
    """The game in which the clue was given, whose story is open to everybody."""

    game: UUID
    turn: int
    storyteller: PersonSeen
    votes: int
    votes_right: int


class PuzzleSolution(msgspec.Struct, frozen=True):
    slot: int
    """The place of the card that was meant."""
    yours: int
    """The place of the card that you chose."""
    chosen_by: list[int]
    """The number of people who chose each card, you among them."""
    table: PuzzleTable | None
    """Null for a clue that was written for bots."""


class PuzzleSeen(msgspec.Struct, frozen=True):
    id: UUID
    date: date
    language: LanguageCode
    clue: str
    board: list[CardSeen]
    solution: PuzzleSolution | None
    """Null until you have answered."""
    mine: PuzzleFigures
    """Your own puzzles in numbers."""


class PuzzleToday(msgspec.Struct, frozen=True):
    puzzle: PuzzleSeen | None
    """Null while there is none, as one that was taken back takes a minute to be replaced."""


class PuzzleOfToday(Endpoint):
    @describe(
        "The puzzle of today: one clue, six cards, which was meant?",
        operation_id="get_puzzle_of_today",
        answer=PuzzleToday,
        refusals=(401,),
        parameters=[LANGUAGE],
        tags=["Puzzles"],
    )
    def get(self, request: Request) -> HttpResponse:
        now = timezone.now()
        return json_response(PuzzleToday(_puzzle(request, today(now), now)))


class PuzzleOfDay(Endpoint):
    @describe(
        "The puzzle of a day of the last week",
        operation_id="get_puzzle",
        answer=PuzzleSeen,
        refusals=(401, 404),
        parameters=[DAY, LANGUAGE],
        tags=["Puzzles"],
    )
    def get(self, request: Request, date: date) -> HttpResponse:
        return _answered(_puzzle(request, date, timezone.now()))


class AnswerToPuzzle(Endpoint):
    @describe(
        "Say which card was meant, once for each day, and learn how others chose",
        operation_id="answer_puzzle",
        body=PuzzleAnswer,
        answer=PuzzleSeen,
        status=201,
        refusals=(*SIGNED_IN, 404, 409, 422),
        parameters=[DAY, KEY_IF_ANY],
        example={"puzzle": "0f5c7e2a-8a4e-4a53-9d0c-5f3a1f0a6c11", "slot": 3},
        tags=["Puzzles"],
    )
    def post(self, request: Request, date: date) -> HttpResponse:
        body, person, now = body_of(request, PuzzleAnswer), caller_id(request), timezone.now()
        make_once(keyed(request, body), partial(_answer, person, date, body, now))
        return _answered(_seen(person, date, current_language(), now), status=201)


class PuzzlesOfPlayer(Endpoint):
    @describe(
        "Somebody's puzzles in numbers, if their profile is for you",
        operation_id="get_puzzles_of_player",
        answer=PuzzleFigures,
        refusals=(401, 404),
        parameters=[PLAYER],
        tags=["Puzzles"],
    )
    def get(self, request: Request, player_id: UUID) -> HttpResponse:
        require_shown(player_id, caller_id(request))
        return json_response(figures(player_id, today(timezone.now())))


def _answered(puzzle: PuzzleSeen | None, status: int = 200) -> HttpResponse:
    if puzzle is None:
        raise Refused(PuzzleRefusal.NO_PUZZLE)
    return json_response(puzzle, status)


def _answer(person: UUID, day: date, body: PuzzleAnswer, now: datetime) -> str:
    answer_puzzle(person, day, body.puzzle, body.slot, now)
    return str(body.puzzle)


def _puzzle(request: Request, day: date, now: datetime) -> PuzzleSeen | None:
    language = choice_of(request, "language", CODES) or current_language()
    return _seen(caller_id(request), day, language, now)


def _seen(person: UUID, day: date, language: str, now: datetime) -> PuzzleSeen | None:
    faced = puzzle_for(person, day, language, now)
    if faced is None:
        return None
    puzzle, board, answer = faced
    return PuzzleSeen(
        id=puzzle.id,
        date=puzzle.day,
        language=puzzle.language,
        clue=puzzle.clue,
        board=list(board),
        solution=None if answer is None else _solution(puzzle, answer),
        mine=figures(person, today(now)),
    )


def _solution(puzzle: Puzzle, answer: Answer) -> PuzzleSolution:
    return PuzzleSolution(
        slot=puzzle.right, yours=answer.slot, chosen_by=chosen_by(puzzle), table=_table(puzzle)
    )


def _table(puzzle: Puzzle) -> PuzzleTable | None:
    if puzzle.game_id is None or puzzle.turn is None:
        return None
    teller = UUID(store.load(puzzle.game_id).told[puzzle.turn].player)
    return PuzzleTable(
        game=puzzle.game_id,
        turn=puzzle.turn,
        storyteller=names_of([teller])[teller],
        votes=puzzle.votes or 0,
        votes_right=puzzle.votes_right or 0,
    )
