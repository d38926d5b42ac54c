"""What one person may hold open, and what a room's password may cost."""

import time
import uuid
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from django.contrib.auth.hashers import Argon2PasswordHasher, make_password
from django.db import connection
from pytest_django import Settings

from games.models import Ban, Room
from games.room_passwords import hash_password, is_password_of
from testkit.api_callers import Caller, a_room, guest

pytestmark = pytest.mark.django_db


def opens(who: Caller, **more: Any) -> int:
    return who.post("/rooms", {"title": "The harbour", **more}).status


def test_somebody_hosts_five_rooms_at_a_time(settings: Settings) -> None:
    ana = guest("Ana")
    assert [opens(ana) for _ in range(6)] == [201] * 5 + [409]
    code = str(Room.objects.filter(current_game__host=ana.id).values_list("code", flat=True)[0])
    assert ana.post(f"/rooms/{code}/close").status == 204
    assert opens(ana) == 201
    assert opens(guest("Bo")) == 201


def test_many_guests_of_one_address_open_no_more_than_sixty_rooms_an_hour(
    settings: Settings,
) -> None:
    settings.THROTTLES = {**settings.THROTTLES, "room": (6, 3600)}
    assert [opens(guest(f"Guest {number}")) for number in range(8)] == [201] * 6 + [429] * 2


def test_only_people_who_exist_are_kept_out(settings: Settings) -> None:
    table = a_room()
    for person in (uuid.uuid4(), uuid.UUID(int=0)):
        banned = table.host.post(f"/rooms/{table.code}/bans", {"person": str(person)})
        assert (banned.status, banned.code) == (404, "no_such_person")
    assert not Ban.objects.filter(room__code=table.code).exists()


def seconds(do: Callable[[], object], times: int = 5) -> float:
    began = time.process_time()
    for _ in range(times):
        do()
    return (time.process_time() - began) / times


def test_a_rooms_password_costs_a_tenth_of_an_accounts_at_most() -> None:
    account = seconds(
        partial(make_password, "a long walk by the sea", hasher=Argon2PasswordHasher())
    )
    assert seconds(partial(hash_password, "lighthouse")) < account / 10
    room = Room(password=hash_password("lighthouse"))
    assert seconds(partial(is_password_of, room, "lighthouse")) < account / 10
    assert seconds(partial(is_password_of, room, "harbour")) < account / 10


def test_a_password_kept_by_the_slow_hash_is_taken_once_more_and_kept_by_the_quick_one() -> None:
    room = Room.objects.create(code="SLOW", title="Slow", password=make_password("lighthouse"))
    assert not is_password_of(room, "harbour")
    assert is_password_of(room, "lighthouse")
    room.refresh_from_db()
    assert room.password.startswith("argon2_room$")
    assert is_password_of(room, "lighthouse")


def test_trying_passwords_has_a_limit_of_its_own(settings: Settings) -> None:
    table = a_room(password="lighthouse")
    settings.THROTTLES = {**settings.THROTTLES, "password": (5, 3600)}
    bo = guest("Bo")
    tried = [bo.post(f"/rooms/{table.code}/enter", {"password": "x"}).status for _ in range(7)]
    assert tried == [403] * 5 + [429] * 2
    assert opens(bo, password="x") == 429
    assert opens(bo) == 201


def test_an_account_that_is_gone_opens_no_room() -> None:
    ana = guest("Ana")
    with connection.cursor() as cursor:
        cursor.execute("UPDATE accounts_account SET is_active = false WHERE id = %s", [ana.id])
    assert opens(ana) == 401
