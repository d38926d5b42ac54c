"""The tables of moderation: reports, decisions, appeals, the word list and the audit log.

People, rooms and games are named by their ids. Reported words are copied here so that they can be
judged later, and are deleted when their author is erased.
"""

import uuid
from typing import Any

from django.conf import settings
from django.core.exceptions import ValidationError
from django.db import models
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games.models import Game, Room
from moderation.text_folding import form_of


class Matter(models.TextChoices):
    CLUE = "clue", _("Clue")
    NAME = "name", _("Name")
    TITLE = "title", _("Title")
    CONDUCT = "conduct", _("Conduct")


class Report(models.Model):
    """One thing that people found wrong, however many of them."""

    class Status(models.TextChoices):
        OPEN = "open", _("Open")
        UPHELD = "upheld", _("Upheld")
        DISMISSED = "dismissed", _("Dismissed")

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    matter = models.CharField(max_length=10, choices=Matter.choices)
    person = models.UUIDField(null=True)
    """The author of the words or the conduct."""
    room = models.ForeignKey(Room, models.PROTECT, related_name="reports")
    game = models.ForeignKey(Game, models.PROTECT, null=True, related_name="reports")
    turn = models.PositiveIntegerField(null=True)
    event = models.PositiveIntegerField(null=True)
    """The number of the reported event in the game's log."""
    words = models.TextField(blank=True)
    """The words as they were when first reported."""
    status = models.CharField(max_length=10, choices=Status.choices, default=Status.OPEN)
    reporters = models.PositiveIntegerField(default=0)
    opened_at = models.DateTimeField(default=timezone.now)
    closed_at = models.DateTimeField(null=True)
    closed_by = models.UUIDField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("matter", "person", "room", "game", "turn"),
                condition=Q(status="open"),
                nulls_distinct=False,
                name="one_open_report_of_a_thing",
            ),
        )
        indexes = (
            models.Index(fields=["status", "-opened_at", "-id"], name="queue_of_reports"),
            models.Index(fields=["person"], name="reports_about_somebody"),
            models.Index(
                fields=["closed_at"], condition=Q(closed_at__isnull=False), name="reports_by_end"
            ),
        )

    def __str__(self) -> str:
        return f"{self.get_matter_display()} of {self.opened_at:%Y-%m-%d %H:%M}"


class Complaint(models.Model):
    """One person's complaint, which is part of a report."""

    pk = models.CompositePrimaryKey("report_id", "reporter")
    report = models.ForeignKey(Report, models.CASCADE, db_index=False, related_name="complaints")
    reporter = models.UUIDField()
    note = models.TextField(blank=True)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        indexes = (models.Index(fields=["reporter", "at"], name="complaints_of_somebody"),)

    def __str__(self) -> str:
        return f"by {self.reporter}"


class Kind(models.TextChoices):
    HIDE_CLUE = "hide_clue", _("hide a clue")
    RENAME_PERSON = "rename_person", _("rename a person")
    RENAME_ROOM = "rename_room", _("rename a room")
    CLOSE_ROOM = "close_room", _("close a room")
    VOID_GAME = "void_game", _("void a game")
    REMOVE = "remove", _("remove from a game")
    BAN_FROM_ROOM = "ban_from_room", _("ban from a room")
    WARN = "warn", _("warn")
    MUTE = "mute", _("mute in public rooms")
    SUSPEND = "suspend", _("suspend an account")


class DecisionQuerySet(models.QuerySet["Decision"]):
    def in_force(self) -> "DecisionQuerySet":
        return self.filter(Q(until=None) | Q(until__gt=timezone.now()), taken_back_at=None)


class Decision(models.Model):
    """An action of a moderator, with the person concerned and the reason."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    kind = models.CharField(max_length=20, choices=Kind.choices)
    person = models.UUIDField(null=True)
    """The person concerned; the host, where the decision is about a room."""
    room = models.ForeignKey(Room, models.PROTECT, null=True, related_name="decisions")
    game = models.ForeignKey(Game, models.PROTECT, null=True, related_name="decisions")
    turn = models.PositiveIntegerField(null=True)
    report = models.ForeignKey(Report, models.PROTECT, null=True, related_name="decisions")
    reason = models.TextField()
    """The reason, which the person concerned can read."""
    before = models.CharField(max_length=60, blank=True)
    """The name of the person or the title of the room before the decision."""
    after = models.CharField(max_length=60, blank=True)
    by = models.UUIDField()
    at = models.DateTimeField(default=timezone.now)
    until = models.DateTimeField(null=True)
    taken_back_at = models.DateTimeField(null=True)

    objects = DecisionQuerySet.as_manager()

    class Meta:
        permissions = (
            ("moderate", "Can moderate"),
            ("see_hidden_cards", "Can see the hidden cards of running games"),
        )
        indexes = (
            models.Index(fields=["person", "-at"], name="decisions_about_somebody"),
            models.Index(fields=["-at", "-id"], name="decisions_newest_first"),
        )

    def __str__(self) -> str:
        return f"{self.get_kind_display()}, {self.at:%Y-%m-%d %H:%M}"


class Appeal(models.Model):
    """An objection to a decision by the person concerned: made once, and answered once."""

    decision = models.OneToOneField(
        Decision, models.CASCADE, primary_key=True, related_name="appeal"
    )
    words = models.TextField()
    at = models.DateTimeField(default=timezone.now)
    granted = models.BooleanField(null=True)
    """Null until a moderator has answered."""
    answer = models.TextField(blank=True)
    answered_by = models.UUIDField(null=True)
    answered_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(fields=["at"], condition=Q(granted=None), name="appeals_to_be_answered"),
        )

    def __str__(self) -> str:
        return f"against {self.decision_id}"


class Word(models.Model):
    """A word that is not allowed in public rooms."""

    text = models.CharField(max_length=60)
    language = models.CharField(max_length=10, choices=settings.LANGUAGES, blank=True)
    """The language of the rooms that refuse the word; empty means all."""
    anywhere = models.BooleanField(default=False)
    """Refuses the word inside other words and across spaces too, which may hit harmless ones."""
    form = models.CharField(max_length=60, editable=False, db_index=True)
    """The folded form that texts are compared with; see moderation/text_folding.py."""

    class Meta:
        verbose_name, verbose_name_plural = _("word"), _("words")
        constraints = (
            models.UniqueConstraint(fields=("text", "language"), name="a_word_once_a_language"),
        )

    def __str__(self) -> str:
        return self.text

    def save(self, **options: Any) -> None:
        self.form = form_of(self.text)
        super().save(**options)

    def clean(self) -> None:
        if not form_of(self.text):
            raise ValidationError({"text": gettext("There is no letter or digit in it.")})


class AuditEntry(models.Model):
    """One action of a moderator. A trigger refuses to change or remove entries."""

    id = models.BigAutoField(primary_key=True)
    at = models.DateTimeField(default=timezone.now)
    by = models.UUIDField()
    what = models.CharField(max_length=40)
    person = models.UUIDField(null=True)
    room = models.UUIDField(null=True)
    game = models.UUIDField(null=True)
    report = models.UUIDField(null=True)
    decision = models.UUIDField(null=True)

    class Meta:
        verbose_name_plural = "audit log"
        indexes = (
            models.Index(fields=["by"], name="doings_of_a_moderator"),
            models.Index(fields=["person"], name="doings_about_somebody"),
        )

    def __str__(self) -> str:
        return f"{self.id}. {self.what}"


class AuditWords(models.Model):
    """The reason and the network address of an entry. A trigger lets them be emptied, no more."""

    entry = models.OneToOneField(AuditEntry, models.PROTECT, primary_key=True, related_name="words")
    why = models.TextField(blank=True)
    address = models.CharField(max_length=45, blank=True)

    def __str__(self) -> str:
        return self.why


class Figures(models.Model):
    """Numbers of people, games, moves and reports in one hour or one day."""

    class Span(models.TextChoices):
        HOUR = "hour"
        DAY = "day"

    pk = models.CompositePrimaryKey("span", "begins")
    span = models.CharField(max_length=4, choices=Span.choices)
    begins = models.DateTimeField()
    counted_at = models.DateTimeField()
    """The time up to which the events are counted, if the hour or the day was not over by then."""
    people = models.PositiveIntegerField()
    games = models.PositiveIntegerField()
    moves = models.PositiveIntegerField()
    clock_moves = models.PositiveIntegerField()
    lateness = models.FloatField(null=True)
    """Seconds after its time by which nine of ten phases had ended; null if it ended none."""
    worst_lateness = models.FloatField(null=True)
    reports = models.PositiveIntegerField()
    """Reports that were opened."""
    decided = models.PositiveIntegerField()
    """Reports that were closed."""
    waited = models.FloatField()
    """The seconds that those had been open, all together."""

    class Meta:
        verbose_name_plural = "figures"

    def __str__(self) -> str:
        return f"{self.span} of {self.begins:%Y-%m-%d %H:%M}"
