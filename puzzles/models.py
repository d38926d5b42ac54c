"""The tables of puzzles: those of the last days, and what people answered."""

import uuid

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils import timezone

from games.models import Game


class Puzzle(models.Model):
    """The puzzle of a day in a language: a clue, six cards, and which of them was meant."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    day = models.DateField()
    language = models.CharField(max_length=10, choices=settings.LANGUAGES)
    clue = models.TextField()
    board = ArrayField(models.TextField())
    right = models.PositiveSmallIntegerField()
    """The slot of the card that was meant."""
    decks = models.JSONField()
    """The decks of these cards as the game had them: a list of `games.rules.settings.Deck`."""
    game = models.ForeignKey(Game, models.CASCADE, null=True, related_name="+")
    """The game in which the clue was given; null for a clue of the bots."""
    turn = models.PositiveSmallIntegerField(null=True)
    votes = models.PositiveSmallIntegerField(null=True)
    """The number of votes at that table."""
    votes_right = models.PositiveSmallIntegerField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["day", "language"], name="one_puzzle_a_day"),
        )

    def __str__(self) -> str:
        return f"of {self.day} in {self.language}"

    @property
    def card(self) -> str:
        """The card that was meant."""
        return str(self.board[self.right - 1])


class Answer(models.Model):
    """Somebody's answer to the puzzle of a day, which stays when the puzzle goes."""

    pk = models.CompositePrimaryKey("person", "day")
    person = models.UUIDField()
    day = models.DateField()
    puzzle = models.UUIDField()
    slot = models.PositiveSmallIntegerField()
    found = models.BooleanField()
    in_time = models.BooleanField()
    """True if it came on that day, and so counts for a streak."""
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        indexes = (models.Index(fields=["puzzle", "slot"], name="answers_by_card"),)

    def __str__(self) -> str:
        return f"{self.slot} on {self.day}, by {self.person}"
