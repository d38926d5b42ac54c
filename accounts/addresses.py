"""The e-mail addresses that people have proved to be theirs."""

from collections.abc import Iterable
from uuid import UUID

from allauth.account.models import EmailAddress


def proven_addresses(people: Iterable[UUID]) -> dict[UUID, str]:
    """The main address of each of these people who has proved it."""
    proven = EmailAddress.objects.filter(user__in=set(people), verified=True, primary=True)
    return dict(proven.values_list("user_id", "email"))
