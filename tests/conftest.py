import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from random import SystemRandom

import execnet
import hypothesis
import pytest
from django.conf import settings
from django.core.cache import cache
from django.core.management.utils import get_random_secret_key
from django.db import connection
from django.test.utils import setup_databases, teardown_databases
from pytest_django import DjangoDbBlocker, Settings

from dixit_project import settings as server
from testkit.citus import forget_killed_run, leave_all_nodes, take_in_all_nodes
from testkit.clean_database import empty_tables
from testkit.parallel import separate_servers, taking_turns
from web import throttle
from web.environment import Environment

hypothesis.settings.register_profile("tests", deadline=None)
hypothesis.settings.load_profile("tests")


def pytest_configure() -> None:
    settings.SECRET_KEY = get_random_secret_key()
    quick = "testkit.quick_hasher.QuickArgon2"
    settings.PASSWORD_HASHERS = [quick, *settings.PASSWORD_HASHERS[1:]]
    # Tests ask more often than people do; those of the throttles set their own.
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, (1_000_000, 60))


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """A process for each core; none for a few files, which are sooner done than it is started."""
    named = [Path(argument.partition("::")[0]) for argument in config.args]
    return 0 if all(path.is_file() for path in named) else max(2, os.cpu_count() or 0)


def pytest_xdist_setupnodes(config: pytest.Config, specs: Sequence[execnet.XSpec]) -> None:
    stack = ExitStack()
    config.add_cleanup(stack.close)
    stack.enter_context(separate_servers(specs))


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Say how much was run at once, for comparison with the time that it took."""
    if processes := config.getoption("numprocesses"):
        reports = chain.from_iterable(terminalreporter.stats.values())
        seconds = sum(getattr(report, "duration", 0.0) for report in reports)
        terminalreporter.write_line(f"{processes} processes ran tests of {seconds:.0f} s in all.")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Wait for the test's turn before pytest-timeout begins to count."""
    with taking_turns(alone=item.get_closest_marker("alone") is not None):
        return (yield)


@pytest.fixture(scope="session")
def django_db_setup(
    django_test_environment: None,
    django_db_blocker: DjangoDbBlocker,
    django_db_modify_db_settings: None,
) -> Iterator[None]:
    """A test database for whoever asks, by pytest-django's marker or by `committed_db`."""
    if not settings.DATABASES.get("default", {}).get("NAME"):
        pytest.fail("This test needs a database: use `make test`, or set DATABASE_URL.", False)
    with django_db_blocker.unblock():
        forget_killed_run()
        made = setup_databases(verbosity=0, interactive=False, aliases={"default": False})
        _commit_without_waiting_for_the_disk()
        take_in_all_nodes()
    yield
    with django_db_blocker.unblock():
        if server.DISTRIBUTED:
            leave_all_nodes()
        else:
            teardown_databases(made, verbosity=0)


def _commit_without_waiting_for_the_disk() -> None:
    with connection.cursor() as cursor:
        name = connection.ops.quote_name(connection.settings_dict["NAME"])
        cursor.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    connection.close()  # the next one has the setting


@pytest.fixture(autouse=True)
def own_cache(settings: Settings) -> None:
    """What one test counts is nothing to the next; servers of their own count in Redis."""
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
    cache.clear()


@pytest.fixture(autouse=True)
def own_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits count in windows of time that are this test's alone, and do not end meanwhile."""
    a_week = 7 * 24 * 60 * 60
    moment = a_week * SystemRandom().randrange(10**4, 10**9) + 1.0
    monkeypatch.setattr(throttle, "now", lambda: moment)


@pytest.fixture
def pictures_folder(settings: Settings, tmp_path: Path) -> Path:
    """The folder of this test's imported pictures; it does not exist before the first picture."""
    folder = tmp_path / "kept pictures"
    keep_pictures_in(settings, folder)
    return folder


def keep_pictures_in(settings: Settings, folder: Path) -> None:
    """Has pictures, and recordings with them, kept in that folder for the rest of the test."""
    environment = Environment(pictures_folder=str(folder))
    storages = {
        "default": server.pictures(environment),
        "performances": server.recordings(environment),
    }
    settings.STORAGES = {**settings.STORAGES, **storages}


@pytest.fixture(scope="session")
def delete_every_row(
    django_db_setup: None, django_db_blocker: DjangoDbBlocker
) -> Callable[[], None]:
    with django_db_blocker.unblock():
        made = empty_tables()
        connection.close()
    return made


@pytest.fixture
def committed_db(
    delete_every_row: Callable[[], None], django_db_blocker: DjangoDbBlocker
) -> Iterator[None]:
    """A database that keeps what a test commits, for other threads and processes to see."""
    with django_db_blocker.unblock():
        yield
        delete_every_row()
        connection.close()
