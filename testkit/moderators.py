"""Moderators and administrators, what they decide, and a game to decide about."""

from typing import Any

from django.contrib.auth.models import Group, Permission
from django.db import connection

from accounts.models import Account
from moderation.models import Appeal, AuditEntry, AuditWords, Complaint, Decision, Report, Word
from moderation.moderators import GROUP
from testkit.api_callers import Caller, OpenTable, a_game, act, guest


def account_of(caller: Caller) -> Account:
    return Account.objects.get(pk=caller.id)


def moderator(name: str = "Mona") -> Caller:
    caller = guest(name)
    account_of(caller).groups.add(Group.objects.get(name=GROUP))
    return caller


def administrator(name: str = "Agnes") -> Caller:
    caller = guest(name)
    Account.objects.filter(pk=caller.id).update(is_superuser=True, is_staff=True)
    return caller


def may_see_hidden_cards(caller: Caller) -> None:
    permission = Permission.objects.get(codename="see_hidden_cards")
    account_of(caller).user_permissions.add(permission)


def a_told_game(players: int = 3, **room: Any) -> OpenTable:
    """A game whose host has given the clue of turn one, "low tide"."""
    table = a_game(players, **room)
    act(table, table.host)
    return table


def decides(who: Caller, kind: str, **fields: Any) -> Any:
    made = who.post("/moderation/decisions", {"kind": kind, "reason": "Because", **fields})
    assert made.status == 201, made
    return made.json


def takes_back(who: Caller, decision: Any) -> Any:
    taken = who.post(
        f"/moderation/decisions/{decision['id']}/take-back", {"reason": "A misunderstanding"}
    )
    assert taken.status == 200, taken
    return taken.json


def forget_moderation() -> None:
    """Delete everything of moderation that committed tests have left, for tests that come after.

    No server can do that to the record: its triggers are off for as long as this takes.
    """
    for account in Account.objects.filter(groups__name=GROUP):
        account.groups.clear()
    Account.objects.filter(is_superuser=True).update(is_superuser=False, is_staff=False)
    for model in (Appeal, Complaint, Decision, Report, Word):
        model.objects.all().delete()
    with connection.cursor() as cursor:
        for table in (AuditWords._meta.db_table, AuditEntry._meta.db_table):
            cursor.execute(f"ALTER TABLE {table} DISABLE TRIGGER USER")
            cursor.execute(f"DELETE FROM {table}")  # noqa: S608 (a name of our own)
            cursor.execute(f"ALTER TABLE {table} ENABLE TRIGGER USER")
