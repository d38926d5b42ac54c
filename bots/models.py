"""The tables of bots: which characters there are in a room, and the tables of quick play."""

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
