from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from accounts.models import Account
from moderation.management.authenticator_app import new_authenticator_app, show_address


class Command(BaseCommand):
    help = "Gives an account a new second factor, and shows it as a QR code for an app."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("email")

    def handle(self, *_: Any, email: str, **__: Any) -> None:
        account = Account.objects.filter(email=email, is_active=True).first()
        if account is None:
            raise CommandError(f"There is no account of {email}.")
        show_address(new_authenticator_app(account), self.stdout)
