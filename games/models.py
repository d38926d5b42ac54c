"""What is kept: each game's events, and a row for each game with what lists need to know of it."""

import secrets
import uuid

from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models.fields.json import KT

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class Game(models.Model):
    """One play, from its open lobby to its winner.

    Everything but the id and the seed is read off the events, and `store.rebuild` can read it
    off them again.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    seed = models.BinaryField(default=new_seed, editable=False)
    version = models.PositiveIntegerField(default=0)
    phase = models.TextField(default="unopened")
    edition = models.TextField(default="")
    host = models.UUIDField(null=True)
    players = ArrayField(models.UUIDField(), default=list)
    """Who sits there or waits for a seat."""
    winners = ArrayField(models.UUIDField(), default=list)
    deadline_at = models.DateTimeField(null=True)
    opened_at = models.DateTimeField(null=True)
    last_event_at = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return f"{self.edition} game {self.id}"


class Event(models.Model):
    """Something that happened. A trigger refuses to change or remove any."""

    pk = models.CompositePrimaryKey("game_id", "seq")
    game = models.ForeignKey(Game, models.PROTECT, related_name="events", db_index=False)
    seq = models.PositiveIntegerField()
    payload = models.JSONField()
    payload_version = models.PositiveSmallIntegerField()
    type = models.GeneratedField(
        expression=KT("payload__type"), output_field=models.TextField(), db_persist=True
    )
    actor = models.UUIDField(null=True)
    """Whose doing it was; nobody's, if the clock's or the table's own."""
    at = models.DateTimeField()
    key = models.TextField(null=True)  # noqa: DJ001 (most events have none)
    """On the first event of a command: the key it came with, so that a second one is known."""
    digest = models.BinaryField(null=True)
    """Of that command's body."""
    until = models.PositiveIntegerField(null=True)
    """The last event of that command."""

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("game", "actor", "key"),
                condition=models.Q(key__isnull=False),
                name="a_key_counts_once",
            ),
        )

    def __str__(self) -> str:
        return f"{self.seq}. {self.type}"
