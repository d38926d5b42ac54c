from collections.abc import Iterator

import pytest

from tests.live.sockets import Server, running_server


@pytest.fixture(scope="module")
def server(
    django_db_setup: None,
    django_db_blocker: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server") / "log") as running:
        yield running
