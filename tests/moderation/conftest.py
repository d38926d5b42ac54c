from collections.abc import Iterator

import pytest
from pytest_django import Settings

from testkit.web_server import Server, running_server


@pytest.fixture(autouse=True)
def one_factor_will_do(settings: Settings) -> None:
    """Those that are about the second factor ask for it themselves."""
    settings.MODERATORS_NEED_SECOND_FACTOR = False


@pytest.fixture(scope="package")
def server(django_db_setup: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that browsers reach by plain http, and moderators by a second factor all the same."""
    log = tmp_path_factory.mktemp("server") / "log"
    with running_server(log, INSECURE_COOKIES="1", SECOND_FACTOR="1") as running:
        yield running
