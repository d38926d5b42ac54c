import logging
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.http import HttpRequest
from rest_framework.exceptions import PermissionDenied

from accounts.allauth_internals import get_client_ip
from accounts.models import Account
from accounts.suspension import refuse_if_suspended
from web.languages import current_language

log = logging.getLogger(__name__)

NOWHERE = "::"
UNUSED_PASSWORD = "hashed for the time that it takes"  # noqa: S105


class MailNotSent(OSError):
    """Raised if the mail server is out of reach or refuses.

    It tells nothing but the kind of error, whose own message may repeat addresses.
    """


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    def new_user(self, request: HttpRequest) -> Account:
        return Account(is_guest=False, language=current_language())

    def login(self, request: HttpRequest, user: Account) -> None:
        refuse_if_suspended(user)
        if user.is_bot:
            raise PermissionDenied
        super().login(request, user)

    def get_client_ip(self, request: HttpRequest) -> str:
        """The client's address, or a stand-in for requests over a Unix socket, which have none."""
        return get_client_ip(request) or NOWHERE

    def send_account_already_exists_mail(self, email: str) -> None:
        """Takes as long as a sign-up with a new address, which hashes its password."""
        make_password(UNUSED_PASSWORD)
        super().send_account_already_exists_mail(email)

    def send_notification_mail(
        self,
        template_prefix: str,
        user: Account,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        """Tells the address that was removed as well, for whoever removed it may be a thief.

        The change has been made by now, so an error of the mail server is logged and no refusal.
        """
        try:
            super().send_notification_mail(template_prefix, user, context, email)
            removed = (context or {}).get("deleted_email")
            if removed and template_prefix == "account/email/email_deleted":
                super().send_notification_mail(template_prefix, user, context, removed)
        except MailNotSent:
            log.exception("a notification could not be sent")

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        try:
            super().send_mail(template_prefix, email, context)
        except OSError as error:  # as all errors of smtplib are
            raise MailNotSent(type(error).__name__) from None

    def set_password(self, user: Account, password: str) -> None:
        """Keeps the password and nothing else, so that what was changed meanwhile stays.

        allauth would write all columns as they were read, those of an account erased by now too.
        """
        user.set_password(password)
        Account.objects.filter(pk=user.pk, erased_at=None).update(password=user.password)

    @transaction.atomic
    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        """Gives an address to the account that proves it, whichever claimed it without proof."""
        others = EmailAddress.objects.filter(email=email_address.email, verified=False)
        others.exclude(user=email_address.user).delete()
        proven = EmailAddress.objects.filter(email=email_address.email, verified=True)
        if not proven.exclude(user=email_address.user).exists():
            holders = Account.objects.filter(email=email_address.email)
            holders.exclude(pk=email_address.user_id).update(email=None)
        return bool(super().confirm_email(request, email_address))
