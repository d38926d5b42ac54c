"""What is remembered of games that are over: all of it read off their events, but for consents.

`manage.py recount` reads it anew.
"""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils import timezone

from games.models import Game


class Played(models.Model):
    """A game that began and is over."""

    game = models.OneToOneField(Game, models.PROTECT, primary_key=True, related_name="played")
    finished = models.BooleanField()
    """Or else abandoned."""
    is_public = models.BooleanField()
    edition = models.TextField()
    decks = ArrayField(models.TextField())
    opened_at = models.DateTimeField()
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    turns = models.PositiveSmallIntegerField()
    """Turns scored."""
    players = ArrayField(models.UUIDField())
    """Everybody who sat there, those who left too."""
    seats = models.JSONField()
    """Of each of them the colour, points and place: a list of `telling.SeatTold`."""
    season = models.TextField(blank=True)
    """The one that the game counts in, if it does."""
    rated = ArrayField(models.UUIDField(), default=list)
    places = ArrayField(models.PositiveSmallIntegerField(), default=list)
    """Of those who are rated, in the same order."""

    class Meta:
        indexes = (models.Index(fields=["season", "ended_at", "game"], name="games_of_season"),)

    def __str__(self) -> str:
        return f"{self.edition} game {self.pk}"


class Seat(models.Model):
    """What somebody did in one game. It goes with their account."""

    pk = models.CompositePrimaryKey("game_id", "player")
    game = models.ForeignKey(Played, models.CASCADE, db_index=False, related_name="taken")
    player = models.UUIDField()
    opened_at = models.DateTimeField()
    """The game's, which is where it stands in a list."""
    result = models.TextField()
    """A `telling.Result`."""
    points = models.PositiveSmallIntegerField()
    told = models.PositiveSmallIntegerField()
    told_well = models.PositiveSmallIntegerField()
    votes = models.PositiveSmallIntegerField()
    votes_found = models.PositiveSmallIntegerField()
    decoyed = models.PositiveIntegerField()
    best_turn = models.PositiveSmallIntegerField(null=True)
    """The turn of their best clue, if any was found by some but not all."""
    best_cast = models.PositiveSmallIntegerField(null=True)
    best_found = models.PositiveSmallIntegerField(null=True)

    class Meta:
        indexes = (models.Index(fields=["player", "-opened_at", "-game"], name="games_of_player"),)

    def __str__(self) -> str:
        return f"{self.player} in {self.game_id}"


class Rating(models.Model):
    """How somebody stands in a season."""

    pk = models.CompositePrimaryKey("season", "player")
    season = models.TextField()
    player = models.UUIDField(db_index=True)
    mu = models.FloatField()
    sigma = models.FloatField()
    rating = models.FloatField()
    """What somebody is at least worth, as far as the games tell."""
    games = models.PositiveIntegerField()
    wins = models.PositiveIntegerField()

    class Meta:
        indexes = (models.Index(fields=["season", "-rating", "player"], name="leaderboard"),)

    def __str__(self) -> str:
        return f"{self.player} in {self.season}: {self.rating:.1f}"


class Consent(models.Model):
    """Somebody agrees that the story of a game they sat in is shown to whoever has its link."""

    pk = models.CompositePrimaryKey("game_id", "player")
    game = models.ForeignKey(Game, models.PROTECT, db_index=False, related_name="consents")
    player = models.UUIDField(db_index=True)
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.player} for {self.game_id}"
