import secrets
import sys
from argparse import ArgumentParser
from getpass import getpass
from typing import Any

from allauth.account.models import EmailAddress
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError
from django.core.validators import validate_email
from django.db import transaction

from accounts.announce import PersonChanged, announce
from accounts.models import Account
from accounts.names import LONGEST
from moderation.audit import Moderator, record
from moderation.management.authenticator_app import (
    has_authenticator_app,
    new_authenticator_app,
    show_address,
)
from moderation.moderators import appoint, is_moderator

WHY = "Made on the command line."


class Command(BaseCommand):
    help = (
        "Makes somebody a moderator: creates the account if there is none of that address, and "
        "gives it a second factor if it has none. The first one becomes an administrator, who "
        "appoints others."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("email")

    def handle(self, *_: Any, email: str, **__: Any) -> None:
        email = email.lower()
        existing = Account.objects.filter(email=email).first()
        password = "" if existing else _asked_for_password(email)
        with transaction.atomic():
            account = _checked(existing) if existing else self._created(email, password)
            self.stdout.write(f"{email} {_promoted(account)}.")
            if not has_authenticator_app(account):
                self.stdout.write("Scan this with an authenticator app, which then shows codes:")
                show_address(new_authenticator_app(account), self.stdout)

    def _created(self, email: str, password: str) -> Account:
        """A new account, whose address counts as proven; a password is made up if there is none."""
        if not password:
            password = secrets.token_urlsafe(12)
            self.stdout.write(f"The password is {password}")
        account = Account(email=email, name=email.partition("@")[0][:LONGEST], is_guest=False)
        account.set_password(password)
        account.save()
        EmailAddress.objects.create(user=account, email=email, verified=True, primary=True)
        return account


def _asked_for_password(email: str) -> str:
    """Empty if one is to be made up, or if there is nobody to ask."""
    try:
        validate_email(email)
        if not sys.stdin.isatty():
            return ""
        password = getpass("Password (if empty, one is made up): ")
        if password:
            validate_password(password, Account(email=email))
    except ValidationError as error:
        raise CommandError(" ".join(error.messages)) from None
    if password and password != getpass("Once more: "):
        raise CommandError("The two passwords differ.")
    return password


def _checked(account: Account) -> Account:
    """Refuses an account of somebody who need not be the owner of the address."""
    proven = EmailAddress.objects.filter(user=account, email=account.email, verified=True)
    if not account.is_active or not (account.is_superuser or proven.exists()):
        raise CommandError(f"The account of {account.email} has not proven its address.")
    return account


def _promoted(account: Account) -> str:
    """Makes the account a moderator, and says in words what it is now."""
    if is_moderator(account.pk):
        return "is a moderator already"
    by = Moderator(account.pk)
    if Account.objects.filter(is_superuser=True, is_active=True).exists():
        appoint(by, account, WHY)
        return "is a moderator now"
    account.is_staff = account.is_superuser = True
    account.save(update_fields=["is_staff", "is_superuser"])
    record(by, "appoint_moderator", WHY, person=account.pk)
    announce(PersonChanged(account.pk))
    return "is a moderator now, and an administrator, who appoints others"
