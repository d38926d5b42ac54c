from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management.utils import get_random_secret_key
from django.db import connection
from django.test.utils import setup_databases, teardown_databases
from pytest_django import DjangoDbBlocker, Settings

from dixit_project import settings as server
from web.environment import Environment


def pytest_configure() -> None:
    settings.SECRET_KEY = get_random_secret_key()


@pytest.fixture(scope="session")
def django_db_setup(
    django_test_environment: None,
    django_db_blocker: DjangoDbBlocker,
) -> Iterator[None]:
    """A test database for whoever asks, by pytest-django's marker or by `committed_db`."""
    if not settings.DATABASES.get("default", {}).get("NAME"):
        pytest.fail("This test needs a database: use `make test`, or set DATABASE_URL.", False)
    with django_db_blocker.unblock():
        made = setup_databases(verbosity=0, interactive=False, aliases={"default": False})
    yield
    with django_db_blocker.unblock():
        teardown_databases(made, verbosity=0)


@pytest.fixture(autouse=True)
def unhurried(settings: Settings) -> None:
    """Tests ask more often than people do; those of the throttles set their own."""
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, (1_000_000, 60))


@pytest.fixture
def pictures_folder(settings: Settings, tmp_path: Path) -> Path:
    """The folder of this test's imported pictures; it does not exist before the first picture."""
    folder = tmp_path / "kept pictures"
    storage = server.pictures(Environment(pictures_folder=str(folder)))
    settings.STORAGES = {**settings.STORAGES, "default": storage}
    return folder


@pytest.fixture
def committed_db(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    """A database that keeps what a test commits, for other threads and processes to see.

    Nothing is cleaned up afterwards, since what happened in a game can't be removed.
    """
    with django_db_blocker.unblock():
        yield
        connection.close()
