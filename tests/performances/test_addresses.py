"""Addresses of performances tell nothing, end, and lead on only those whom they were given to."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from django.contrib.auth.models import Group
from django.test import override_settings
from django.utils import timezone

from accounts.models import Account
from accounts.suspension import lift, suspend
from moderation.moderators import GROUP
from performances import addresses, storage
from performances.models import Recording
from performances.passes import Pass, sealed
from testkit.api_callers import Caller, OpenTable, guest
from testkit.moderators import moderator
from testkit.performances import a_stage, asks, fetched, performs, sings, where

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("pictures_folder")]


@pytest.fixture(autouse=True)
def one_factor_will_do(settings: Any) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False


def pass_in(address: str) -> str:
    return address.split("/")[-2]


def is_played(address: str) -> bool:
    answer = fetched(Caller(), address)
    assert answer.status_code in (200, 404)
    if answer.status_code == 404:
        assert answer.json()["code"] == "no_such_performance"
    return bool(answer.status_code == 200)


def given_to_a_moderator(table: OpenTable, mona: Caller) -> str:
    accusation = {"matter": "clue", "game": table.game, "turn": 1}
    report = table.players[1].post("/reports", accusation).json["report"]
    played = mona.post(f"/moderation/reports/{report}/performance").json
    return str(played["forms"][0]["address"])


# What they tell


def test_an_address_tells_neither_whom_it_was_given_to_nor_when() -> None:
    table, mona = a_stage(), moderator("Mona")
    performance = sings(table.host, table)
    viewers = (*table.players, guest("Selma"))
    given = [where(viewer, table, performance)[0] for viewer in viewers]
    given += [where(table.host, table, performance)[0], given_to_a_moderator(table, mona)]
    passes = {pass_in(address) for address in given}
    assert len(passes) == len(given)
    assert len({len(address) for address in given}) == 1
    assert len({address.split("/")[-1] for address in given}) == 1
    secrets = (performance, UUID(performance).hex, mona.id, *(viewer.id for viewer in viewers))
    assert not [secret for secret in secrets for one in passes if secret in one]
    assert all(map(is_played, given))


def test_viewers_are_answered_alike_but_for_their_addresses() -> None:
    table = a_stage()
    performance = sings(table.host, table)
    answers = [asks(one, table, performance).json for one in (*table.players[1:], guest("Selma"))]
    for answer in answers:
        del answer["addresses"]
    assert answers.count(answers[0]) == len(answers)


def test_what_can_not_be_played_is_answered_alike_whatever_the_reason() -> None:
    table, other = a_stage(4), a_stage()
    performance = sings(table.host, table)
    until = timezone.now() + timedelta(minutes=1)
    before_the_clue = UUID(performs(other.host, other))
    banned = where(table.players[2], table, performance)[0]
    table.host.post(f"/rooms/{table.code}/bans", {"person": table.players[2].id})
    made_up = (
        Pass(UUID(int=1), UUID(table.host.id), "maker", until),
        Pass(before_the_clue, UUID(other.players[1].id), "table", until),
        Pass(before_the_clue, UUID(other.players[1].id), "maker", until),
        Pass(before_the_clue, UUID(other.players[1].id), "moderator", until),
        Pass(before_the_clue, None, "table", until),
    )
    ways = [pass_in(banned), "x", *map(sealed, made_up)]
    answers = [fetched(Caller(), banned.replace(pass_in(banned), way)) for way in ways]
    told = [answer.json() for answer in answers]
    for one in told:
        del one["request_id"]
    assert {answer.status_code for answer in answers} == {404}
    assert told.count(told[0]) == len(told)


def test_no_address_tells_where_a_file_is_kept() -> None:
    table = a_stage()
    told = " ".join(where(table.host, table, sings(table.host, table)))
    assert storage.names()
    assert not [name for name in storage.names() if name in told]
    for name in storage.names():
        assert fetched(table.host, f"/pictures/performances/{name}").status_code == 404
        assert fetched(table.host, f"/pictures/{name}").status_code == 404


# Where they lead


def test_an_address_can_not_be_made_up_or_changed() -> None:
    table = a_stage()
    performance = performs(table.host, table)
    address = where(table.host, table, performance)[0]
    *_, token, name = address.split("/")
    until = timezone.now() + timedelta(minutes=1)
    with override_settings(SECRET_KEY="another"):
        forged = sealed(Pass(UUID(performance), UUID(table.host.id), "maker", until))
    changed = f"{'y' if token[0] == 'x' else 'x'}{token[1:]}"
    for other in (f"x{token}", changed, token[:-1], f"{token}=", forged, "x"):
        assert not is_played(address.replace(token, other))
    assert is_played(address)
    assert not is_played(address.replace(name, "original"))
    assert fetched(Caller(), address.replace(name, "..%2f..%2fx")).status_code == 404


def test_an_address_leads_to_nothing_but_its_performance() -> None:
    table = a_stage()
    one, other = performs(table.host, table), performs(table.host, table)
    first, second = where(table.host, table, one)[0], where(table.host, table, other)[0]
    assert {pass_in(place) for place in where(table.host, table, one)}.isdisjoint(
        pass_in(place) for place in where(table.host, table, other)
    )
    assert storage.content_of(name_of(one)) == fetched(Caller(), first).content
    assert storage.content_of(name_of(other)) == fetched(Caller(), second).content


def name_of(performance: str) -> str:
    return Recording.objects.get(pk=performance).made[0]["name"]


# How long


def test_an_address_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_stage()
    performance = sings(table.host, table)
    monkeypatch.setattr(addresses, "LASTING", timedelta(seconds=-1))
    address = where(table.host, table, performance)[0]
    for hidden in (False, True):  # what has ended does not tell what came after
        answer = fetched(Caller(), address)
        assert (answer.status_code, answer.json()["code"]) == (410, "address_ended")
        if not hidden:
            table.host.post(f"/games/{table.game}/hide-clue", {"turn": 1})


def test_a_ban_ends_the_addresses_of_whom_it_keeps_out_and_no_others() -> None:
    table, watcher = a_stage(4), guest("Selma")
    performance = sings(table.host, table)
    out = (watcher, table.players[3])
    theirs = [where(one, table, performance)[0] for one in out]
    others = [where(one, table, performance)[0] for one in table.players[:3]]
    for one in out:
        table.host.post(f"/rooms/{table.code}/bans", {"person": one.id})
    assert not any(map(is_played, theirs))
    assert all(map(is_played, others))
    table.host.delete(f"/rooms/{table.code}/bans/{watcher.id}")
    assert is_played(theirs[0])


def test_a_room_without_watchers_ends_the_addresses_of_those_it_had() -> None:
    table, watcher = a_stage(), guest("Selma")
    performance = sings(table.host, table)
    theirs = where(watcher, table, performance)[0]
    assert is_played(theirs)
    assert table.host.patch(f"/rooms/{table.code}", {"spectators": False}).status == 200
    assert not is_played(theirs)
    assert is_played(where(table.players[1], table, performance)[0])


def test_a_game_that_is_over_ends_the_addresses_of_those_who_watched_it() -> None:
    table, watcher = a_stage(), guest("Selma")
    performance = sings(table.host, table)
    theirs = where(watcher, table, performance)[0]
    table.host.post(f"/rooms/{table.code}/close")
    assert not is_played(theirs)
    assert is_played(where(table.players[1], table, performance)[0])


def test_a_story_that_is_closed_again_ends_the_addresses_of_everybody_else() -> None:
    table = a_stage()
    performance = sings(table.host, table)
    table.host.post(f"/rooms/{table.code}/close")
    for player in table.players:
        player.put(f"/games/{table.game}/story/consent")
    theirs = [where(one, table, performance)[0] for one in (Caller(), guest("Selma"))]
    assert all(map(is_played, theirs))
    table.host.delete(f"/games/{table.game}/story/consent")
    assert not any(map(is_played, theirs))


def test_whoever_is_suspended_or_erased_has_no_address_left() -> None:
    table = a_stage(4)
    performance = sings(table.host, table)
    first, second = table.players[1], table.players[2]
    theirs = [where(one, table, performance)[0] for one in (first, second)]
    suspend(UUID(first.id), until=None)
    assert not is_played(theirs[0])
    lift(UUID(first.id))
    assert is_played(theirs[0])
    assert second.delete("/me").status == 204
    assert not is_played(theirs[1])


def test_whoever_moderates_no_longer_has_no_address_left() -> None:
    table, mona = a_stage(), moderator("Mona")
    sings(table.host, table)
    address = given_to_a_moderator(table, mona)
    table.host.post(f"/games/{table.game}/hide-clue", {"turn": 1})
    assert is_played(address)
    Account.objects.get(pk=mona.id).groups.remove(Group.objects.get(name=GROUP))
    assert not is_played(address)
