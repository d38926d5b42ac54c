from argparse import ArgumentParser
from typing import Any

from allauth.mfa.adapter import get_adapter
from allauth.mfa.models import Authenticator
from django.core.management.base import BaseCommand, CommandError

from accounts.allauth_internals import TOTP, generate_totp_secret
from accounts.models import Account


class Command(BaseCommand):
    help = "Gives an account a new second factor, and prints what an app for codes reads it from."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("email")

    def handle(self, *_: Any, email: str, **__: Any) -> None:
        account = Account.objects.filter(email=email, is_active=True).first()
        if account is None:
            raise CommandError(f"There is no account of {email}.")
        secret: str = generate_totp_secret()
        Authenticator.objects.filter(user=account, type=Authenticator.Type.TOTP).delete()
        TOTP.activate(account, secret)
        self.stdout.write(get_adapter().build_totp_url(account, secret))
