"""Rows that several people delete in the same instant."""

import threading
import uuid
from collections.abc import Callable
from datetime import timedelta

import pytest
from django.db import connection, transaction
from django.utils import timezone

from games.models import PlaceInQueue, Room
from testkit.api_callers import a_room
from testkit.concurrency import somebody_waits_for_a_lock
from web.rows import lock_and_delete

pytestmark = pytest.mark.usefixtures("committed_db")


def in_a_thread(work: Callable[[], object]) -> threading.Thread:
    def run() -> None:
        try:
            work()
        finally:
            connection.close()

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def test_what_is_deleted_is_locked_from_the_lowest_key_on() -> None:
    room = Room.objects.get(code=a_room().code)
    people = sorted(uuid.uuid4() for _ in range(20))
    for person in reversed(people):  # in the table the highest comes first
        PlaceInQueue.objects.create(
            room=room, person=person, until=timezone.now() + timedelta(days=1)
        )
    rows = PlaceInQueue.objects.filter(room=room)
    with transaction.atomic():
        rows.select_for_update().get(person=people[0])
        deletion = in_a_thread(lambda: lock_and_delete(rows.all()))
        while not somebody_waits_for_a_lock():
            assert deletion.is_alive()
        rows.select_for_update(nowait=True).get(person=people[-1])  # is free
    deletion.join()
    assert not rows.exists()
