"""Moderators and administrators, what they decide, and a game to decide about."""

from typing import Any

from django.contrib.auth.models import Group, Permission

from accounts.models import Account
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
