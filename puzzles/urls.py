from datetime import date

from django.urls import path, register_converter

from puzzles import api


class Day:
    """A day in an address, as in 2026-11-19; there is no other than a day of the calendar."""

    regex = "[0-9]{4}-[0-9]{2}-[0-9]{2}"

    def to_python(self, value: str) -> date:
        return date.fromisoformat(value)

    def to_url(self, value: date) -> str:
        return value.isoformat()


register_converter(Day, "day")

urlpatterns = [
    path("puzzles/today", api.PuzzleOfToday.as_view()),
    path("puzzles/<day:date>", api.PuzzleOfDay.as_view()),
    path("puzzles/<day:date>/answer", api.AnswerToPuzzle.as_view()),
    path("players/<uuid:player_id>/puzzles", api.PuzzlesOfPlayer.as_view()),
]
