"""Each column that may name or quote people is marked kept or erased, and erasures do just that."""

from collections.abc import Iterator
from ipaddress import IPv6Address
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession
from django.apps import apps
from django.conf import settings
from django.contrib.auth.models import Group, Permission
from django.contrib.postgres.fields import ArrayField
from django.db import connection, models
from django.utils import timezone

from accounts.erasure import ACCOUNT_COLUMNS, erase, kept, marked_columns
from accounts.models import Account, KeyedRequest, Shown
from games.models import Game, Invitation, PlaceInQueue, Reaction
from history.models import Consent
from moderation.models import (
    Appeal,
    AuditEntry,
    AuditWords,
    Complaint,
    Decision,
    Kind,
    Matter,
    Report,
)
from performances.models import Recording
from puzzles.models import Answer as PuzzleAnswer
from reminders.models import Device, Reminder, Wish
from testkit.imported_decks import a_deck
from testkit.played_games import count_finished_games, people, played

pytestmark = pytest.mark.django_db

OF_OURS = {app.label for app in apps.get_app_configs() if Path(app.path).parent == settings.BASE}
TELLING = (
    models.CharField,
    models.TextField,
    models.UUIDField,
    models.JSONField,
    models.GenericIPAddressField,
    models.GeneratedField,
    ArrayField,
)
FIXED = {
    "history.Seat.result",
    "history.Rating.season",
    "games.Reaction.picture",
    "reminders.Reminder.phase",
    "performances.Recording.why",
}
"""Words from a list of ours in rows that are deleted with their player."""


def may_tell(field: "models.Field[Any, Any]") -> bool:
    """May the column name or quote somebody? Choices and the row's own random id can't."""
    if field.related_model is Account:
        return True
    is_own_id = field.primary_key and isinstance(field, models.UUIDField)
    return isinstance(field, TELLING) and not (field.choices or is_own_id)


def tables() -> Iterator[type[models.Model]]:
    """All of ours but that of accounts, and whichever point to it."""
    for model in apps.get_models(include_auto_created=True):
        points = any(field.related_model is Account for field in model._meta.concrete_fields)
        if model is not Account and (points or model._meta.app_label in OF_OURS):
            yield model


def test_every_column_that_may_tell_of_people_is_marked_once() -> None:
    there = {
        model._meta.label: sorted(
            field.attname for field in model._meta.concrete_fields if may_tell(field)
        )
        for model in tables()
    }
    marked = {one.model._meta.label: sorted(one.kept + one.erased) for one in marked_columns}
    assert marked == {label: columns for label, columns in there.items() if columns}


# What an erasure does to them


def somebody_everywhere() -> Account:
    """Somebody who stands in every column that an erasure clears, with all words being their id."""
    who, *others = people(4)
    words = str(who)
    game = Game.objects.get(pk=played((who, *others), rng=Random(1)).id)
    count_finished_games()
    Consent.objects.create(game=game, player=who)
    account = Account.objects.get(pk=who)
    account.groups.add(Group.objects.get_or_create(name="Friends")[0])
    account.user_permissions.add(Permission.objects.all()[0])
    EmailAddress.objects.create(user=account, email=f"{words}@example.org")
    Authenticator.objects.create(user=account, type="totp", data={"secret": words})
    device = UserSession.objects.create(
        user=account, session_key=words, ip=address_of(account), user_agent=words, data=[words]
    )
    room, until = game.room, timezone.now()
    Recording.objects.create(
        game=game, turn=1, person=who, kind="sung", why=words[:20], original=words, hash=words,
        files=[{"name": words}],
    )  # fmt: skip
    Invitation.objects.create(room=room, by=who, person=others[0], until=until)
    Invitation.objects.create(room=room, by=others[0], person=who, until=until)
    PlaceInQueue.objects.create(room=room, person=who, until=until)
    KeyedRequest.objects.create(person=who, key=words, digest=b"", made=words)
    Reaction.objects.create(game=game, turn=1, person=who, slot=1, picture="heart")
    Wish.objects.create(person=who, timezone=words)
    PuzzleAnswer.objects.create(
        person=who, day=until, puzzle=uuid4(), slot=1, found=True, in_time=True
    )
    Device.objects.create(person=who, session=device, endpoint=words, key=b"", secret=b"")
    Reminder.objects.create(game=game, person=who, turn=1, phase="clue", due_at=until)
    a_deck(account)
    type(deck := a_deck(account)).objects.filter(pk=deck.pk).update(approved_at=timezone.now())
    report = Report.objects.create(matter=Matter.NAME, person=who, room=game.room, words=words)
    Complaint.objects.create(report=report, reporter=who, note=words)
    decision = Decision.objects.create(
        kind=Kind.RENAME_PERSON, person=who, by=who, reason=words, before=words, after=words
    )
    Appeal.objects.create(decision=decision, words=words, answer=words, answered_by=who)
    entry = AuditEntry.objects.create(by=who, what="rename_person", person=who)
    AuditWords.objects.create(entry=entry, why=words, address=words)
    return account


def columns_that_tell_of(account: Account) -> set[str]:
    """The marked columns in which the person's id or address stands."""
    return {
        f"{one.model._meta.label}.{column}"
        for one in marked_columns
        for column in one.kept + one.erased
        if stands_in(one.model, column, account)
    }


def stands_in(model: type[models.Model], column: str, account: Account) -> bool:
    with connection.cursor() as cursor:
        cursor.execute(
            f"""
            SELECT EXISTS (
                SELECT FROM "{model._meta.db_table}"
                WHERE "{column}"::text LIKE ANY (ARRAY[%s, %s])
            )
            """,  # noqa: S608 (names of our own)
            [f"%{account.pk}%", f"%{address_of(account)}%"],
        )
        return bool(cursor.fetchone()[0])


def address_of(account: Account) -> str:
    """An address on the network that is nobody else's."""
    return str(IPv6Address(account.pk.int))


def test_whoever_is_erased_stands_only_in_columns_that_are_kept() -> None:
    account = somebody_everywhere()
    erased = {
        f"{one.model._meta.label}.{column}" for one in marked_columns for column in one.erased
    }
    assert columns_that_tell_of(account) >= erased - FIXED
    erase(account)
    assert not columns_that_tell_of(account) & erased


def test_whatever_others_said_and_did_stays() -> None:
    account, other = somebody_everywhere(), somebody_everywhere()
    before = columns_that_tell_of(other)
    erase(account)
    assert columns_that_tell_of(other) == before


# The account itself


def row_of(account: Account) -> dict[str, Any]:
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM accounts_account WHERE id = %s", [account.pk])
        names = [column.name for column in cursor.description]
        return dict(zip(names, cursor.fetchone(), strict=True))


def test_each_column_of_an_account_is_kept_or_erased_as_it_is_marked() -> None:
    now = timezone.now()
    account = Account.objects.create(
        name="Ana", email="ana@example.org", language="da", colour="blue",
        avatar="fox", is_guest=False,
        full_since=now, history_shown=Shown.EVERYBODY, is_active=True, is_staff=True,
        is_superuser=True, last_login=now, created_at=now, suspended_until=now,
    )  # fmt: skip
    account.set_password("a long walk by the sea")
    account.save()
    before = row_of(account)
    erase(account)
    after = row_of(account)
    assert after.keys() == ACCOUNT_COLUMNS.keys()
    stayed = {column for column in after if after[column] == before[column]}
    assert stayed == {column for column, fate in ACCOUNT_COLUMNS.items() if fate is kept}
    assert not Account.objects.get(pk=account.pk).has_usable_password()
