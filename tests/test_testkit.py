"""The tests' kit: a page that says which part to take when, and tests in several processes."""

import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from django.db import DatabaseError, connection, transaction
from execnet import XSpec
from pytest_django import DjangoDbBlocker, Settings
from redis import Redis

from games.models import Event as EventRow
from testkit.clean_database import WRITTEN_BY_MIGRATIONS
from testkit.concurrency import somebody_waits_for_a_lock
from testkit.imported_decks import a_deck
from testkit.moderators import a_told_game, account_of, decides, moderator
from testkit.parallel import LOCKS, separate_servers, taking_turns

KIT = Path("testkit")
A_WHILE = 0.2


def test_the_page_names_each_module_of_the_kit() -> None:
    page = (KIT / "README.md").read_text(encoding="utf-8")
    modules = {path.stem for path in KIT.glob("*.py")} - {"__init__"}
    assert modules
    assert [name for name in sorted(modules) if f"`{name}`" not in page] == []


# Several processes


def test_what_one_process_publishes_no_other_hears() -> None:
    specs = [XSpec("popen"), XSpec("popen")]
    with separate_servers(specs):
        urls = [str(spec.env["REDIS_URL"]) for spec in specs]
        assert len({*urls, os.environ["REDIS_URL"]}) == 3
        with Redis.from_url(urls[0]) as one, Redis.from_url(urls[1]) as other:
            listener: Any = other.pubsub()  # it has no types of its own
            listener.subscribe("news")
            assert listener.get_message(timeout=A_WHILE)
            assert other.publish("news", "hello") == 1
            assert one.publish("news", "hello") == 0
            listener.close()


@pytest.fixture
def _locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LOCKS, str(tmp_path))


@pytest.mark.usefixtures("_locks")
def test_tests_run_beside_each_other() -> None:
    with ThreadPoolExecutor() as others, taking_turns(alone=False):
        assert others.submit(a_test, alone=False).result(10) is None


@pytest.mark.usefixtures("_locks")
def test_a_test_that_runs_alone_waits_for_all_and_all_wait_for_it() -> None:
    began, may_end = Event(), Event()
    with ThreadPoolExecutor() as others:
        with taking_turns(alone=False):
            alone = others.submit(a_test, began, may_end, alone=True)
            assert not began.wait(A_WHILE)
        assert began.wait(10)
        later = Event()
        others.submit(a_test, later, alone=False)
        assert not later.wait(A_WHILE)
        may_end.set()
        assert later.wait(10)
        assert alone.result(10) is None


def a_test(began: Event | None = None, may_end: Event | None = None, *, alone: bool) -> None:
    with taking_turns(alone=alone):
        if began:
            began.set()
        if may_end:
            may_end.wait(10)


# A test that commits


@pytest.mark.usefixtures("committed_db", "pictures_folder")
def test_nothing_that_a_test_commits_is_there_for_the_next(
    delete_every_row: Callable[[], None], settings: Settings
) -> None:
    settings.MODERATORS_NEED_SECOND_FACTOR = False
    host, mona = a_told_game(is_public=True).host, moderator()
    decides(mona, "warn", person=host.id)
    a_deck(account_of(host))
    assert all(map(rows, ("games_event", "moderation_auditentry", "games_importedcard")))
    delete_every_row()
    assert [name for name in connection.introspection.table_names() if rows(name)] == sorted(
        WRITTEN_BY_MIGRATIONS
    )
    a_told_game()
    with pytest.raises(DatabaseError, match="stays as it is"):
        EventRow.objects.all().delete()


@pytest.mark.usefixtures("committed_db")
def test_a_server_that_is_still_at_work_keeps_nobody_from_deleting_rows(
    delete_every_row: Callable[[], None], django_db_blocker: DjangoDbBlocker
) -> None:
    """It locks tables in another order, and is not the one that gives way."""
    a_told_game()
    has_locked = Event()

    def work() -> None:
        with django_db_blocker.unblock(), connection.cursor() as cursor:
            with transaction.atomic():
                cursor.execute("SET LOCAL deadlock_timeout = '1min'")
                cursor.execute("LOCK TABLE moderation_auditentry IN ROW EXCLUSIVE MODE")
                has_locked.set()
                end = time.monotonic() + 10
                while not somebody_waits_for_a_lock():
                    assert time.monotonic() < end
                cursor.execute("LOCK TABLE games_event IN ROW EXCLUSIVE MODE")
            connection.close()

    with ThreadPoolExecutor() as others:
        at_work = others.submit(work)
        assert has_locked.wait(10)
        delete_every_row()
        at_work.result(30)
    assert not rows("games_event")


def rows(table: str) -> int:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT count(*) FROM {connection.ops.quote_name(table)}")  # noqa: S608
        return int(cursor.fetchone()[0])
