"""The base class of endpoints for moderators."""

from typing import Any

from django.contrib.sessions.backends.db import SessionStore
from rest_framework.request import Request

from accounts.models import Account
from moderation.audit import Moderator
from moderation.moderators import require_moderator
from web.addresses import address_of
from web.endpoint import Endpoint, caller_id


class ModeratorEndpoint(Endpoint):
    account: Account

    def initial(self, request: Request, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        self.account = Account.objects.get(pk=caller_id(request))
        session = SessionStore(str(request.auth)) if request.auth else request.session
        require_moderator(self.account, session)

    @property
    def moderator(self) -> Moderator:
        return Moderator(self.account.id, address_of(self.request), self.account.is_superuser)
