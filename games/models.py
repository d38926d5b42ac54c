"""The tables of rooms, games, events and uploaded decks."""

import secrets
import uuid

from django.conf import settings
from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.indexes import BrinIndex
from django.db import models
from django.db.models.fields.json import KT
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from games.rules import state

SEED_BYTES = 32
IN_FORCE = "(until IS NULL OR until > now())"
"""The condition that a ban is in force, in SQL."""
PAPER = "00SYsr"
"""The BlurHash of blank paper, for pictures that were kept before they had one of their own."""
KEY_COUNTS_ONCE = "a_key_counts_once"
OVER = tuple(phase.word for phase in sorted(state.OVER))
"""The phases of games that are over."""
IS_OVER = "phase IN ({})".format(", ".join(f"'{phase}'" for phase in OVER))
"""The condition that a game is over, with literals, so that SQL can use `games_to_count`."""


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


class Room(models.Model):
    """A place where people meet, found by a short code. It outlives its games."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    code = models.CharField(max_length=8, unique=True)
    title = models.CharField(max_length=60)
    is_public = models.BooleanField(default=False)
    spectators = models.BooleanField(default=True)
    """True if people without a seat may watch."""
    reactions = models.BooleanField(default=True, db_default=True)
    """True if players may react to the cards, and to one another."""
    outside_bots = models.BooleanField(default=False, db_default=False)
    """True if bots may come in that are no programs of this server's."""
    language = models.CharField(
        max_length=10,
        choices=settings.LANGUAGES,
        default=settings.LANGUAGE_CODE,
        db_default=settings.LANGUAGE_CODE,
    )
    """The language of play, which decides the words that are not allowed."""
    word_list = models.BooleanField(default=False, db_default=False)
    """True if the host wants the word list; see `keeps_words_out`."""
    password = models.CharField(max_length=128, blank=True)
    """The hash of the password; empty if there is none."""
    current_game = models.OneToOneField(
        "Game", models.PROTECT, null=True, related_name="is_current_in"
    )
    opened_at = models.DateTimeField(default=timezone.now)
    closed_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(
                fields=["-opened_at", "-id"],
                condition=models.Q(is_public=True, closed_at=None),
                name="open_public_rooms",
            ),
        )

    def __str__(self) -> str:
        return f"{self.title} ({self.code})"

    @property
    def is_open_to_all(self) -> bool:
        return self.is_public and not self.password

    @property
    def keeps_words_out(self) -> bool:
        return self.is_public or self.word_list


class Admission(models.Model):
    """A person who has sat in the room, or given its password."""

    pk = models.CompositePrimaryKey("room_id", "person")
    room = models.ForeignKey(Room, models.CASCADE, db_index=False, related_name="admissions")
    person = models.UUIDField(db_index=True)

    def __str__(self) -> str:
        return f"{self.person} in {self.room_id}"


class BanQuerySet(models.QuerySet["Ban"]):
    def in_force(self) -> "BanQuerySet":
        return self.filter(models.Q(until=None) | models.Q(until__gt=timezone.now()))

    def keep_out(self, room: Room, person: uuid.UUID | str) -> bool:
        return self.in_force().filter(room=room, person=person).exists()


class Ban(models.Model):
    """A person who may not come into the room again."""

    pk = models.CompositePrimaryKey("room_id", "person")
    room = models.ForeignKey(Room, models.CASCADE, db_index=False, related_name="bans")
    person = models.UUIDField(db_index=True)
    by = models.UUIDField()
    by_moderator = models.BooleanField(default=False, db_default=False)
    """True for a ban that no host can lift."""
    at = models.DateTimeField(default=timezone.now)
    until = models.DateTimeField(null=True)
    """The end of the ban; null is for good."""

    objects = BanQuerySet.as_manager()

    def __str__(self) -> str:
        return f"{self.person} out of {self.room_id}"


class Invitation(models.Model):
    """An invitation into a room, past its password: a link for many, or a call to one person."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    room = models.ForeignKey(Room, models.CASCADE, related_name="invitations")
    by = models.UUIDField(db_index=True)
    person = models.UUIDField(null=True, db_index=True)
    """The invited person; null for a link."""
    digest = models.BinaryField(null=True, unique=True)
    """The hash of a link's token; null for a person's invitation, which needs none."""
    uses_left = models.PositiveSmallIntegerField(default=1)
    """The number of people who may still come in by it."""
    made_at = models.DateTimeField(default=timezone.now)
    until = models.DateTimeField()
    taken_back_at = models.DateTimeField(null=True)
    declined_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=["room", "person"], name="invited_once_at_a_time"),
        )

    def __str__(self) -> str:
        return f"to {self.room_id} by {self.by}"


class PlaceInQueueQuerySet(models.QuerySet["PlaceInQueue"]):
    def lasting(self) -> "PlaceInQueueQuerySet":
        """The places that count: those not lost, in rooms that are open."""
        return self.filter(until__gt=timezone.now(), room__closed_at=None)

    def hopeful(self) -> "PlaceInQueueQuerySet":
        """The places whose holders may still get a seat in the room's current game."""
        return self.lasting().exclude(passed_over=models.F("room__current_game"))


class PlaceInQueue(models.Model):
    """A person who waits for a seat in a room."""

    pk = models.CompositePrimaryKey("room_id", "person")
    room = models.ForeignKey(Room, models.CASCADE, db_index=False, related_name="queue")
    person = models.UUIDField(db_index=True)
    since = models.DateTimeField(default=timezone.now)
    until = models.DateTimeField()
    """The time at which the place is lost, unless the person asks to keep it."""
    passed_over = models.ForeignKey("Game", models.CASCADE, null=True, related_name="+")
    """The game in which the person could not be seated when it was their turn."""

    objects = PlaceInQueueQuerySet.as_manager()

    def __str__(self) -> str:
        return f"{self.person} at {self.room_id}"


class Game(models.Model):
    """One play, from its open lobby to its winner.

    All columns but the first five are read off the events, and `store.rebuild` can read them
    off again.
    """

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    room = models.ForeignKey(Room, models.PROTECT, related_name="games")
    is_public = models.BooleanField(default=False, db_default=False)
    """True if the room has been public from the start of the game to its end."""
    counted = models.BooleanField(default=False, db_default=False)
    """True once all events so far have been projected into histories."""
    archived = models.BooleanField(default=False, db_default=False)
    """True once its events have gone to `ArchivedGame`; later ones stay among the events."""
    version = models.PositiveIntegerField(default=0)
    phase = models.TextField(default=state.Phase.UNOPENED.word)
    edition = models.TextField(default="")
    settings = models.JSONField(default=dict, db_default={})
    """The settings as clients see them, by which lists are filtered."""
    host = models.UUIDField(null=True)
    players = ArrayField(models.UUIDField(), default=list)
    """The people who have a seat or wait for one."""
    open_seats = models.PositiveSmallIntegerField(default=0)
    """The number of further people who may sit down."""
    winners = ArrayField(models.UUIDField(), default=list)
    voided = models.BooleanField(default=False, db_default=False)
    """True for a game that counts for nothing."""
    with_bots = models.BooleanField(default=False, db_default=False)
    """True for a game in which bots sit, or have sat since it began."""
    deadline_at = models.DateTimeField(null=True)
    opened_at = models.DateTimeField(null=True)
    last_event_at = models.DateTimeField(null=True)

    class Meta:
        indexes = (
            models.Index(
                fields=["deadline_at"],
                condition=models.Q(deadline_at__isnull=False),
                name="games_with_a_deadline",
            ),
            # None of these has a column that each move changes: those would make moves slower.
            models.Index(
                fields=["id"],
                condition=models.Q(counted=False, phase__in=OVER),
                name="games_to_count",
            ),
            models.Index(
                fields=["room"], condition=models.Q(counted=False), name="games_not_counted"
            ),
            models.Index(
                fields=["phase"], condition=~models.Q(phase__in=OVER), name="games_that_are_on"
            ),
            models.Index(
                fields=["phase"],
                condition=models.Q(with_bots=True) & ~models.Q(phase__in=OVER),
                name="games_with_bots",
            ),
            models.Index(
                fields=["opened_at", "id"],
                condition=models.Q(archived=False, phase__in=OVER),
                name="games_to_archive",
            ),
        )

    def __str__(self) -> str:
        return f"{self.edition} game {self.id}"


class GameSeed(models.Model):
    """The secret that decides every shuffle of a game, in a table that no other leads to."""

    game = models.OneToOneField(Game, models.PROTECT, primary_key=True, related_name="+")
    seed = models.BinaryField(default=new_seed, editable=False)

    def __str__(self) -> str:
        return f"of {self.game_id}"


class Event(models.Model):
    """An event of a game. Triggers refuse to change any, and to remove what isn't archived.

    `games.store` alone reads them, and looks for those of archived games in the archive too.
    """

    pk = models.CompositePrimaryKey("game_id", "seq")
    game = models.ForeignKey(Game, models.PROTECT, related_name="events", db_index=False)
    seq = models.PositiveIntegerField()
    payload = models.JSONField()
    payload_version = models.PositiveSmallIntegerField()
    type = models.GeneratedField(
        expression=KT("payload__type"), output_field=models.TextField(), db_persist=True
    )
    actor = models.UUIDField(null=True)
    """The person who caused the event; null for the clock, and for consequences."""
    at = models.DateTimeField()
    key = models.TextField(null=True)  # noqa: DJ001 (most events have none)
    """The key of the command, on its first event, by which a second sending is recognized."""
    digest = models.BinaryField(null=True)
    """The hash of that command's move."""
    until = models.PositiveIntegerField(null=True)
    """The number of that command's last event."""

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("game", "actor", "key"),
                condition=models.Q(key__isnull=False),
                name=KEY_COUNTS_ONCE,
            ),
        )
        # Rows are only ever added, so they lie in the order of their times: a line in the index for
        # each range of pages is enough, and a move pays next to nothing for it.
        indexes = (BrinIndex(fields=["at"], autosummarize=True, name="events_by_time"),)

    def __str__(self) -> str:
        return f"{self.seq}. {self.type}"


class ArchivedGame(models.Model):
    """The events of a game that was long over, in one row, with an array for each of their columns.

    A trigger lets it in only if it holds exactly the events that the game has, and others refuse to
    change or remove it. The view `games_archivedevent` has a row for each of its events again.
    """

    game = models.OneToOneField(Game, models.PROTECT, primary_key=True, related_name="+")
    last = models.PositiveIntegerField()
    """The number of the last event; the first has the number 1."""
    began_at = models.DateTimeField()
    ended_at = models.DateTimeField()
    """The times of the earliest and the latest event."""
    payloads = models.JSONField()
    payload_versions = ArrayField(models.PositiveSmallIntegerField())
    actors = ArrayField(models.UUIDField(null=True))
    times = ArrayField(models.DateTimeField())
    keys = ArrayField(models.TextField(null=True))
    digests = ArrayField(models.BinaryField(null=True))
    untils = ArrayField(models.PositiveIntegerField(null=True))

    class Meta:
        indexes = (
            BrinIndex(fields=["ended_at"], autosummarize=True, name="archived_games_by_time"),
        )

    def __str__(self) -> str:
        return f"{self.last} events of {self.game_id}"


class Lease(models.Model):
    """A piece of work that one process of several has until then (`games/lease.py`)."""

    name = models.TextField(primary_key=True)
    holder = models.TextField()
    until = models.DateTimeField()
    note = models.JSONField()
    """The word of the last holder to whoever holds it next."""

    def __str__(self) -> str:
        return f"{self.name} until {self.until}"


class Reaction(models.Model):
    """A picture that a player put at a card of a scored board, or at the table."""

    pk = models.CompositePrimaryKey("game_id", "turn", "person", "slot", "picture")
    game = models.ForeignKey(Game, models.PROTECT, related_name="reactions", db_index=False)
    turn = models.PositiveIntegerField()
    """The last turn that had been scored by then; 0 before the first."""
    person = models.UUIDField(db_index=True)
    slot = models.PositiveIntegerField()
    """The slot of the card; 0 stands for the table itself."""
    picture = models.CharField(max_length=20)
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.picture} in turn {self.turn}"


class ImportedDeck(models.Model):
    """An uploaded deck, for its owner alone until a moderator approves it.

    Once a game was opened with it, triggers refuse to delete it or to change what players see. It
    can then only be retired, which keeps it from new games.
    """

    slug = models.CharField(max_length=50, primary_key=True, editable=False)
    title = models.CharField(max_length=60)
    author = models.CharField(max_length=100)
    licence = models.CharField(max_length=100)
    size = models.PositiveSmallIntegerField(editable=False)
    cover = models.PositiveSmallIntegerField(editable=False)
    """The number of the card that stands for the deck."""
    owner = models.UUIDField(null=True, db_index=True, editable=False)
    """The uploader; null once erased, and for decks of the server's operator."""
    brought_at = models.DateTimeField(default=timezone.now, editable=False)
    approved_at = models.DateTimeField(null=True, editable=False)
    approved_by = models.UUIDField(null=True, editable=False)
    retired_at = models.DateTimeField(null=True, editable=False)
    used_at = models.DateTimeField(null=True, editable=False)
    """The time a game was first opened with it, written by a trigger on events."""

    class Meta:
        verbose_name = _("deck")
        permissions = (("approve_deck", "Can look at all decks, approve and retire them"),)
        indexes = (
            models.Index(
                fields=["title", "slug"],
                condition=models.Q(approved_at__isnull=False, retired_at=None),
                name="decks_for_everybody",
            ),
        )

    def __str__(self) -> str:
        return self.title


class ImportedCard(models.Model):
    pk = models.CompositePrimaryKey("deck_id", "number")
    deck = models.ForeignKey(ImportedDeck, models.CASCADE, db_index=False, related_name="pictures")
    number = models.PositiveSmallIntegerField()
    large = models.CharField(max_length=100)
    small = models.CharField(max_length=100)
    """The names of both files in the storage."""
    placeholder = models.CharField(max_length=40, default=PAPER)
    """The BlurHash of the picture."""
    texts = models.JSONField(default=dict)
    """Descriptions of the picture by language; the key "" has one given without a language."""

    def __str__(self) -> str:
        return f"{self.deck_id}:{self.number}"
