"""The table of recordings: what people have sung or mimed to be a clue."""

import uuid
from datetime import timedelta
from typing import TYPE_CHECKING, ClassVar, Literal, TypedDict, cast

from django.db import models
from django.utils import timezone

from games.models import Game
from games.rules.events import PerformanceKind

LONGEST_UPLOAD = timedelta(seconds=60)
"""The time after which a recording that has not arrived is given up."""


Part = Literal["recording", "picture"]


class MadeFile(TypedDict):
    """A file that was made of a recording, as it is kept."""

    name: str
    """The name in the storage, which nobody is told."""
    file: str
    """The name by which it is asked for."""
    type: str
    part: Part


class State(models.TextChoices):
    COMING = "coming"
    WAITING = "waiting"
    MAKING = "making"
    READY = "ready"
    REFUSED = "refused"


if TYPE_CHECKING:
    StateName = str
else:
    StateName = Literal[tuple(State.values)]

UNDER_WAY = (State.COMING, State.WAITING, State.MAKING)


class RecordingQuerySet(models.QuerySet["Recording"]):
    def under_way(self) -> "RecordingQuerySet":
        """Those of which it is not yet known whether a clue can be given with them."""
        given_up = models.Q(state=State.COMING, began_at__lt=timezone.now() - LONGEST_UPLOAD)
        return self.filter(~given_up, state__in=UNDER_WAY)


class Recording(models.Model):
    """A recording that somebody sent in to be the clue of a turn, with the files made of it.

    Whether it became the clue is said by the game's events.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    game = models.ForeignKey(Game, models.CASCADE, related_name="+")
    turn = models.PositiveIntegerField()
    person = models.UUIDField(db_index=True)
    kind = models.CharField(
        max_length=5, choices=[("sung", "sung"), ("mimed", "mimed"), ("both", "both")]
    )
    state = models.CharField(max_length=7, choices=State.choices, default=State.COMING)
    why = models.CharField(max_length=20, blank=True)
    """The reason for which it was refused, as in `Why`."""
    original = models.CharField(max_length=100, blank=True)
    """The file as it came, which is kept only until the others are made of it."""
    tries = models.PositiveSmallIntegerField(default=0)
    began_at = models.DateTimeField(default=timezone.now)
    """The time at which it began to be sent."""
    changed_at = models.DateTimeField(default=timezone.now)
    """The time of its newest state."""
    hash = models.CharField(max_length=64, blank=True)
    milliseconds = models.PositiveIntegerField(null=True)
    files = models.JSONField(default=list)

    objects = RecordingQuerySet.as_manager()

    class Meta:
        indexes: ClassVar = [
            models.Index(
                fields=["changed_at"],
                condition=models.Q(state__in=UNDER_WAY),
                name="recordings_under_way",
            )
        ]

    def __str__(self) -> str:
        return f"{self.kind}, {self.state}"

    @property
    def performance_kind(self) -> PerformanceKind:
        return cast("PerformanceKind", self.kind)

    @property
    def made(self) -> list[MadeFile]:
        files: list[MadeFile] = self.files
        return files

    @property
    def kept_names(self) -> list[str]:
        """The names in the storage of all that there is of it."""
        return [*(file["name"] for file in self.made), *filter(None, [self.original])]
