"""Exports all data about a person. Apps above register sections of their own."""

from collections.abc import Callable
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.usersessions.models import UserSession

from accounts.me import Me, me_of
from accounts.models import Account
from web.hooks import Hook

export_sections: Hook[Callable[[UUID], tuple[str, Any]]] = Hook()
"""Functions that give a section of an account's export: its name and its data."""


class HeldAddress(msgspec.Struct, frozen=True):
    email: str
    verified: bool
    primary: bool


class HeldDevice(msgspec.Struct, frozen=True):
    created_at: datetime
    last_seen_at: datetime
    ip: str
    user_agent: str


class HeldAuthenticator(msgspec.Struct, frozen=True):
    type: str
    created_at: datetime
    last_used_at: datetime | None


class Export(msgspec.Struct, frozen=True):
    account: Me
    last_login: datetime | None
    email_addresses: list[HeldAddress]
    devices: list[HeldDevice]
    authenticators: list[HeldAuthenticator]
    sections: dict[str, Any]


def export(account: Account) -> Export:
    return Export(
        account=me_of(account),
        last_login=account.last_login,
        email_addresses=_rows(HeldAddress, EmailAddress, account),
        devices=_rows(HeldDevice, UserSession, account),
        authenticators=_rows(HeldAuthenticator, Authenticator, account),
        sections=dict(section(account.id) for section in export_sections),
    )


def _rows(kind: Any, model: Any, account: Account) -> list[Any]:
    rows = model.objects.filter(user=account).order_by("pk")
    return [kind(**row) for row in rows.values(*kind.__struct_fields__)]
