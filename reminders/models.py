"""The tables of reminders: what people wish, their devices, and what has been told."""

import uuid
from typing import ClassVar

from allauth.usersessions.models import UserSession
from django.db import models
from django.db.models.functions import Now

from games.models import Game


class Wish(models.Model):
    """How somebody wants to be reminded. Whoever has no row isn't."""

    person = models.UUIDField(unique=True)
    by_mail = models.BooleanField(default=False)
    quiet_from = models.TimeField(null=True)
    """The time of day from which nothing is sent, by the person's own clock."""
    quiet_until = models.TimeField(null=True)
    timezone = models.TextField(default="UTC")
    """The name of a time zone, such as Europe/Copenhagen."""

    def __str__(self) -> str:
        return f"of {self.person}"


class Device(models.Model):
    """A browser that takes push messages, for as long as somebody is signed in there."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    person = models.UUIDField(db_index=True)
    session = models.OneToOneField(UserSession, models.CASCADE, related_name="+")
    endpoint = models.TextField(unique=True)
    """The address at the push service of the browser's maker."""
    key = models.BinaryField()
    """The browser's public key, a point of P-256."""
    secret = models.BinaryField()
    """The secret that the browser shares with whoever may send to it."""

    def __str__(self) -> str:
        return f"of {self.person}"


class Look(models.Model):
    """The version at which a game was last looked at, so that each is looked at once."""

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True, related_name="+")
    version = models.PositiveIntegerField()

    def __str__(self) -> str:
        return f"at {self.game_id}"


class Reminder(models.Model):
    """A thing to do of which somebody is told once, or is about to be."""

    pk = models.CompositePrimaryKey("game_id", "person", "turn", "phase")
    game = models.ForeignKey(Game, models.CASCADE, db_index=False, related_name="+")
    person = models.UUIDField(db_index=True)
    turn = models.PositiveIntegerField()
    phase = models.TextField()
    due_at = models.DateTimeField()
    """The time to send it: later than now in somebody's quiet hours."""
    done_at = models.DateTimeField(null=True)
    """The time at which it was sent, or found to be needless."""
    noted_at = models.DateTimeField(db_default=Now())

    class Meta:
        indexes: ClassVar = [
            models.Index(
                fields=["due_at"], condition=models.Q(done_at=None), name="reminders_to_send"
            )
        ]

    def __str__(self) -> str:
        return f"{self.phase} of turn {self.turn}, to {self.person}"
