"""The tables of histories. All but the consents are derived from the events of games.

`manage.py recount` derives them anew.
"""

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.utils import timezone

from games.models import Game


class Played(models.Model):
    """A game that began and is over."""

    game = models.OneToOneField(Game, models.PROTECT, primary_key=True, related_name="played")
    finished = models.BooleanField()
    """False means abandoned."""
    is_public = models.BooleanField()
    edition = models.TextField()
    decks = ArrayField(models.TextField())
    opened_at = models.DateTimeField()
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    turns = models.PositiveSmallIntegerField()
    """The number of turns scored."""
    with_bots = models.BooleanField(default=False, db_default=False)
    """True for a game in which bots sat, which counts in no statistics."""
    players = ArrayField(models.UUIDField())
    """All who sat there, including those who left."""
    seats = models.JSONField()
    """Colour, points and place of each player: a list of `story.SeatTold`."""
    season = models.TextField(blank=True)
    """The season that the game counts in; empty if it counts in none."""
    rated = ArrayField(models.UUIDField(), default=list)
    places = ArrayField(models.PositiveSmallIntegerField(), default=list)
    """The places of the players in `rated`, in the same order."""

    class Meta:
        indexes = (models.Index(fields=["season", "ended_at", "game"], name="games_of_season"),)

    def __str__(self) -> str:
        return f"{self.edition} game {self.pk}"


class Seat(models.Model):
    """One player's part in a game; deleted when the account is erased."""

    pk = models.CompositePrimaryKey("game_id", "player")
    game = models.ForeignKey(Played, models.CASCADE, db_index=False, related_name="taken")
    player = models.UUIDField()
    opened_at = models.DateTimeField()
    """The same as the game's, by which lists are sorted."""
    result = models.TextField()
    """A `story.Result`."""
    points = models.PositiveSmallIntegerField()
    told = models.PositiveSmallIntegerField()
    told_well = models.PositiveSmallIntegerField()
    votes = models.PositiveSmallIntegerField()
    votes_found = models.PositiveSmallIntegerField()
    decoyed = models.PositiveIntegerField()
    best_turn = models.PositiveSmallIntegerField(null=True)
    """The turn of the player's best clue, if any clue was found by some but not all."""
    best_cast = models.PositiveSmallIntegerField(null=True)
    best_found = models.PositiveSmallIntegerField(null=True)

    class Meta:
        indexes = (models.Index(fields=["player", "-opened_at", "-game"], name="games_of_player"),)

    def __str__(self) -> str:
        return f"{self.player} in {self.game_id}"


class Rating(models.Model):
    """A person's rating in a season."""

    pk = models.CompositePrimaryKey("season", "player")
    season = models.TextField()
    player = models.UUIDField(db_index=True)
    mu = models.FloatField()
    sigma = models.FloatField()
    rating = models.FloatField()
    """A low estimate of the person's skill: `mu` less three times `sigma`."""
    games = models.PositiveIntegerField()
    wins = models.PositiveIntegerField()

    class Meta:
        indexes = (models.Index(fields=["season", "-rating", "player"], name="leaderboard"),)

    def __str__(self) -> str:
        return f"{self.player} in {self.season}: {self.rating:.1f}"


class StoryPicture(models.Model):
    """The picture of a story as it was drawn last, for previews of its link."""

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True, related_name="+")
    mark = models.TextField(blank=True)
    """The digest of all that it was drawn from: another one asks for another picture."""
    content = models.BinaryField()
    drawn_at = models.DateTimeField(auto_now=True, db_index=True)

    def __str__(self) -> str:
        return f"of {self.game_id}"


class Consent(models.Model):
    """A player's consent to show the story of a game to anybody who has its link."""

    pk = models.CompositePrimaryKey("game_id", "player")
    game = models.ForeignKey(Game, models.PROTECT, db_index=False, related_name="consents")
    player = models.UUIDField(db_index=True)
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.player} for {self.game_id}"
