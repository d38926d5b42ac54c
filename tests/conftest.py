import pytest
from django.conf import settings
from django.core.management.utils import get_random_secret_key


def pytest_configure() -> None:
    settings.SECRET_KEY = get_random_secret_key()


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings: None) -> None:  # noqa: ARG001
    """What pytest-django asks for before it makes the test database."""
    if not settings.DATABASES.get("default", {}).get("NAME"):
        pytest.fail("This test needs a database: use `make test`, or set DATABASE_URL.", False)
