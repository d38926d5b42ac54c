from collections.abc import Iterator

import pytest
from pytest_django import Settings

from testkit.web_server import Server, running_server
from tools.server_process import folders_of_a_run
from tools.valkey_cluster import Cluster, valkey_cluster


@pytest.fixture(scope="package")
def cluster() -> Iterator[Cluster]:
    """Three primaries, which nobody kills."""
    with folders_of_a_run(None) as folders, valkey_cluster(folders) as running:
        yield running


@pytest.fixture(autouse=True)
def on_the_cluster(cluster: Cluster, settings: Settings) -> None:
    settings.NEWS_REDIS_URL = settings.COUNTERS_REDIS_URL = cluster.url


@pytest.fixture(scope="package")
def server(
    django_db_setup: None, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    log, urls = tmp_path_factory.mktemp("server") / "log", cluster.environment()
    with running_server(log, **urls) as running:
        yield running


@pytest.fixture
def second_server(
    django_db_setup: None, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    log, urls = tmp_path_factory.mktemp("server") / "log", cluster.environment()
    with running_server(log, **urls) as running:
        yield running
