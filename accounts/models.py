"""The tables of accounts and of their requests. Games know people by the id only."""

import uuid
from typing import Any, ClassVar

from django.conf import settings
from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.models import PermissionsMixin
from django.db import models
from django.utils import timezone


class Shown(models.TextChoices):
    """The people to whom somebody's games and statistics are shown, besides themselves."""

    EVERYBODY = "everybody", "Everybody"
    PLAYERS = "players", "People they have played with"
    NOBODY = "nobody", "Nobody"


class Avatar(models.TextChoices):
    """The pictures that stand for people, each a thing to be seen on a card; clients draw them."""

    ANCHOR = "anchor", "Anchor"
    BOOT = "boot", "Boot"
    CANDLE = "candle", "Candle"
    CROW = "crow", "Crow"
    EGG = "egg", "Egg"
    FEATHER = "feather", "Feather"
    FOX = "fox", "Fox"
    HERON = "heron", "Heron"
    HOURGLASS = "hourglass", "Hourglass"
    KEY = "key", "Key"
    KITE = "kite", "Kite"
    LAMP = "lamp", "Lamp"
    MOON = "moon", "Moon"
    MOTH = "moth", "Moth"
    OWL = "owl", "Owl"
    WHALE = "whale", "Whale"


UNCHOSEN_AVATARS = tuple(Avatar)[:16]
"""The avatars of those who have chosen none. More may join the others, but never these."""


def unchosen_avatar(account_id: uuid.UUID) -> str:
    """The avatar of somebody who has chosen none: always the same for the same id."""
    return UNCHOSEN_AVATARS[account_id.int % len(UNCHOSEN_AVATARS)].value


class AccountManager(BaseUserManager["Account"]):
    def create_guest(
        self,
        name: str,
        language: str = settings.LANGUAGE_CODE,
        colour: str = "",
        avatar: str = "",
        id: uuid.UUID | None = None,
    ) -> "Account":
        guest = self.model(
            id=id or uuid.uuid4(), name=name, language=language, colour=colour, avatar=avatar
        )
        return self._saved_without_password(guest)

    def create_bot(
        self, name: str, language: str = settings.LANGUAGE_CODE, avatar: str = ""
    ) -> "Account":
        bot = self.model(name=name, language=language, avatar=avatar, is_bot=True)
        return self._saved_without_password(bot)

    def create_superuser(self, email: str, password: str, **fields: Any) -> "Account":
        account = self.model(
            email=email, is_guest=False, is_staff=True, is_superuser=True, **fields
        )
        account.set_password(password)
        account.save(using=self._db)
        return account

    def _saved_without_password(self, account: "Account") -> "Account":
        account.set_unusable_password()
        account.save(using=self._db)
        return account


class Account(AbstractBaseUser, PermissionsMixin):
    """A guest with nothing but a name, a full account with an address, or a bot."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    name = models.CharField(max_length=30)
    email = models.EmailField(unique=True, null=True, blank=True)
    language = models.CharField(
        max_length=10, choices=settings.LANGUAGES, default=settings.LANGUAGE_CODE
    )
    colour = models.CharField(max_length=20, blank=True)
    """The colour to play by preference, if nobody else has it."""
    avatar = models.CharField(
        max_length=20, choices=Avatar.choices, blank=True, default="", db_default=""
    )
    """The avatar that was chosen, if any; `shown_avatar` is what others see."""
    is_guest = models.BooleanField(default=True)
    is_bot = models.BooleanField(default=False, db_default=False)
    """True for a player that is a program: this server's, or somebody's, which has a token.

    Nobody signs in as a bot or claims it, and it is never anything else again.
    """
    full_since = models.DateTimeField(null=True, blank=True)
    """The time the account became a full one, by signing up or from a guest."""
    history_shown = models.CharField(
        max_length=10, choices=Shown.choices, default=Shown.PLAYERS, db_default=Shown.PLAYERS
    )
    is_active = models.BooleanField(default=True)
    is_staff = models.BooleanField(default=False)
    created_at = models.DateTimeField(default=timezone.now)
    suspended_until = models.DateTimeField(null=True, blank=True)
    """See accounts/suspension.py."""
    erased_at = models.DateTimeField(null=True, blank=True)

    objects: ClassVar[AccountManager] = AccountManager()

    USERNAME_FIELD = "email"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = ["name"]

    class Meta:
        constraints = (
            models.CheckConstraint(
                condition=models.Q(is_bot=False)
                | models.Q(is_guest=True, email=None, is_staff=False, is_superuser=False),
                name="bots_stay_bots",
            ),
        )

    def __str__(self) -> str:
        return self.name

    @property
    def has_new_password(self) -> bool:
        """True from `set_password` until the account is saved; not for a hash made anew."""
        return getattr(self, "_password", None) is not None

    @property
    def shown_avatar(self) -> str:
        return self.avatar or unchosen_avatar(self.id)

    def get_short_name(self) -> str:
        """The name by which the admin greets somebody."""
        return self.name

    def save(self, **options: Any) -> None:
        self.email = self.email or None  # an empty one would have to be unique as well
        if not self.is_guest and self.full_since is None:
            self.full_since = timezone.now()
        super().save(**options)


class KeyedRequest(models.Model):
    """A request that came with an Idempotency-Key, and what it made."""

    pk = models.CompositePrimaryKey("person", "key")
    person = models.UUIDField()
    key = models.TextField()
    digest = models.BinaryField()
    """A hash of what was asked for, by which another request under the same key is recognized."""
    made = models.TextField()
    """The id of what was made; empty only while that is being made."""
    at = models.DateTimeField(default=timezone.now)

    def __str__(self) -> str:
        return f"{self.key} of {self.person}"
