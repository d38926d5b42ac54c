"""The tables of bots: their characters, and the rooms that wait to start by themselves."""

from django.db import models

from games.models import Room


class Bot(models.Model):
    """A bot of a room, with an account that plays nowhere else."""

    person = models.UUIDField(primary_key=True)
    room = models.ForeignKey(Room, models.CASCADE, related_name="+")
    persona = models.TextField()
    """The slug of its character."""
    strength = models.TextField(default="usual")

    def __str__(self) -> str:
        return f"{self.persona} in {self.room_id}"


class QuickTable(models.Model):
    """A room opened by quick play, until its game begins by itself."""

    room = models.OneToOneField(Room, models.CASCADE, primary_key=True, related_name="+")
    players = models.PositiveSmallIntegerField()
    """The number of players with which the game begins."""
    fill_at = models.DateTimeField(null=True)
    """The time at which bots take the seats that are free; null if none are wanted."""
    strength = models.TextField(default="usual")

    def __str__(self) -> str:
        return f"{self.room_id} for {self.players}"
