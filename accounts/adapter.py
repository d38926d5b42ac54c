from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from django.db import transaction
from django.http import HttpRequest

from accounts.allauth_internals import get_client_ip
from accounts.models import Account
from accounts.suspension import refuse_if_suspended
from web.languages import current_language

NOWHERE = "::"


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    def new_user(self, request: HttpRequest) -> Account:
        return Account(is_guest=False, language=current_language())

    def login(self, request: HttpRequest, user: Account) -> None:
        refuse_if_suspended(user)
        super().login(request, user)

    def get_client_ip(self, request: HttpRequest) -> str:
        """Behind a socket of the machine's own, requests come from nowhere."""
        return get_client_ip(request) or NOWHERE

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
