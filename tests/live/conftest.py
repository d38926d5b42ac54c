from collections.abc import Iterator

import pytest

from testkit.web_server import Server, running_server


@pytest.fixture(scope="package")
def server(django_db_setup: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server") / "log") as running:
        yield running


@pytest.fixture
def second_server(
    django_db_setup: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server") / "log") as running:
        yield running
