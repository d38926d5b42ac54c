from typing import Any

from allauth.account.auth_backends import AuthenticationBackend

from accounts.models import Account
from accounts.suspension import is_suspended


class AccountBackend(AuthenticationBackend):  # type: ignore[misc]
    def get_user(self, user_id: Any) -> Account | None:
        """The account of a cookie's session; none while the account is suspended."""
        account: Account | None = super().get_user(user_id)
        return None if account is None or is_suspended(account) else account
