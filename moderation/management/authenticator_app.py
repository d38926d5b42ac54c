"""Second factors for people at a terminal, who scan them with an authenticator app."""

import io

import segno
from allauth.mfa.adapter import get_adapter
from allauth.mfa.models import Authenticator
from django.core.management.base import OutputWrapper
from django.db.models import QuerySet

from accounts.allauth_internals import TOTP, generate_totp_secret
from accounts.models import Account

WHITE_ON_BLACK, PLAIN = "\033[97;40m", "\033[0m"


def has_authenticator_app(account: Account) -> bool:
    return _authenticator_apps(account).exists()


def new_authenticator_app(account: Account) -> str:
    """The address that an app reads its secret from; the account's former app is forgotten."""
    _authenticator_apps(account).delete()
    secret: str = generate_totp_secret()
    TOTP.activate(account, secret)
    address: str = get_adapter().build_totp_url(account, secret)
    return address


def show_address(address: str, out: OutputWrapper) -> None:
    """Write it as a QR code that cameras read in dark and in light terminals, and as text."""
    drawn = io.StringIO()
    code = segno.make(address, error="l", boost_error=False, micro=False)
    code.terminal(drawn, compact=True)
    for line in drawn.getvalue().splitlines():
        out.write(f"{WHITE_ON_BLACK}{line}{PLAIN}" if out.isatty() else line)
    out.write(address)


def _authenticator_apps(account: Account) -> QuerySet[Authenticator]:
    apps: QuerySet[Authenticator] = Authenticator.objects.filter(
        user=account, type=Authenticator.Type.TOTP
    )
    return apps
