"""Signing in to the admin: address, password and second factor on one page, rate-limited."""

from typing import Any

from allauth.account.adapter import get_adapter
from allauth.account.signals import user_logged_in
from allauth.mfa.models import Authenticator
from django import forms
from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView
from django.http import HttpResponse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from accounts.allauth_internals import (
    check_rate_limit,
    post_authentication,
    record_authentication,
)
from accounts.models import Account
from accounts.refusals import AccountRefusal
from accounts.suspension import is_suspended
from moderation.moderators import MODERATE
from moderation.refusals import ModerationRefusal


class LoginForm(AuthenticationForm):
    username = forms.EmailField(
        label=_("E-mail address"), widget=forms.EmailInput(attrs={"autofocus": True})
    )
    code = forms.CharField(
        label=_("Code of your second factor"),
        required=False,
        widget=forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "one-time-code"}),
    )

    authenticator: Authenticator | None = None

    def clean(self) -> dict[str, Any]:
        given = self.cleaned_data
        account = get_adapter().authenticate(
            self.request, email=given.get("username", ""), password=given.get("password", "")
        )
        if account is None or not account.is_active:
            raise self.get_invalid_login_error()
        self.authenticator = self._proven(account, given.get("code", ""))
        if not account.has_perm(MODERATE):
            raise self.get_invalid_login_error()
        if is_suspended(account):
            raise forms.ValidationError(gettext(AccountRefusal.SUSPENDED.sentence))
        self.user_cache = account
        return given

    def _proven(self, account: Account, code: str) -> Authenticator | None:
        """The authenticator that accepted the code; none if no second factor is set up."""
        held = list(Authenticator.objects.filter(user=account).exclude(type="webauthn"))
        if not held and settings.MODERATORS_NEED_SECOND_FACTOR:
            raise forms.ValidationError(gettext(ModerationRefusal.SECOND_FACTOR_REQUIRED.sentence))
        if not held:
            return None
        forget_tries = check_rate_limit(account)
        for authenticator in held:
            if authenticator.wrap().validate_code(code):
                forget_tries()
                return authenticator
        raise self.get_invalid_login_error()


class Login(LoginView):
    def form_valid(self, form: Any) -> HttpResponse:
        account = form.get_user()
        get_adapter().login(self.request, account)
        record_authentication(self.request, account, "password", email=account.email)
        if form.authenticator is not None:
            post_authentication(self.request, form.authenticator)
        user_logged_in.send(sender=Account, request=self.request, response=None, user=account)
        self.request.session.set_expiry(settings.ADMIN_HOURS * 60 * 60)
        return super(LoginView, self).form_valid(form)
