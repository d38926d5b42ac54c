"""The table of accounts. Games know people by the id only."""

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


class AccountManager(BaseUserManager["Account"]):
    def create_guest(
        self, name: str, language: str = settings.LANGUAGE_CODE, colour: str = ""
    ) -> "Account":
        account = self.model(name=name, language=language, colour=colour)
        account.set_unusable_password()
        account.save(using=self._db)
        return account

    def create_superuser(self, email: str, password: str, **fields: Any) -> "Account":
        account = self.model(
            email=email, is_guest=False, is_staff=True, is_superuser=True, **fields
        )
        account.set_password(password)
        account.save(using=self._db)
        return account


class Account(AbstractBaseUser, PermissionsMixin):
    """A guest with nothing but a name, or a full account with an address."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    name = models.CharField(max_length=30)
    email = models.EmailField(unique=True, null=True, blank=True)
    language = models.CharField(
        max_length=10, choices=settings.LANGUAGES, default=settings.LANGUAGE_CODE
    )
    colour = models.CharField(max_length=20, blank=True)
    """The colour to play by preference, if nobody else has it."""
    is_guest = models.BooleanField(default=True)
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

    def __str__(self) -> str:
        return self.name

    @property
    def has_new_password(self) -> bool:
        """True from `set_password` until the account is saved; not for a hash made anew."""
        return getattr(self, "_password", None) is not None

    def get_short_name(self) -> str:
        """The name by which the admin greets somebody."""
        return self.name

    def save(self, **options: Any) -> None:
        self.email = self.email or None  # an empty one would have to be unique as well
        if not self.is_guest and self.full_since is None:
            self.full_since = timezone.now()
        super().save(**options)
