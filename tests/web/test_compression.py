"""What is large comes compressed to whoever can read it so, if its size tells nothing."""

import gzip
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
import pytest
from django.conf import settings as configured
from django.test import Client, RequestFactory
from pytest_django import Settings

from games.decks.built_in import BUILT_IN
from testkit.api_callers import a_game, play_out
from tests.web.test_client import asked, nothing
from web.compression import LEAST, takes_gzip
from web.static_files import compress, static_files, with_static_files

SWAGGER = "/static/drf_spectacular_sidecar/swagger-ui-dist/swagger-ui-bundle.js"
FIRST_LIGHT = BUILT_IN[0]
DRAWINGS = [card.drawing for card in FIRST_LIGHT.newest.cards]
PACKED = {"accept-encoding": "gzip, deflate, br"}


# Answers


@pytest.mark.parametrize(
    ("offered", "taken"),
    [
        ("", False),
        ("gzip", True),
        ("GZIP", True),
        ("deflate, gzip;q=0.5, br", True),
        ("gzip;q=0", False),
        ("gzip ; q=0.000, br", False),
        ("*", True),
        ("*;q=0", False),
        ("*, gzip;q=0", False),
        ("identity", False),
        ("x-gzip-like", False),
        ("gzip;q=nonsense", True),
    ],
)
def test_a_client_gets_what_it_says_that_it_takes(offered: str, taken: bool) -> None:
    request = RequestFactory().get("/", headers={"accept-encoding": offered})
    assert takes_gzip(request) == taken


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/decks/first-light", "/editions"])
def test_a_large_answer_comes_compressed(path: str) -> None:
    plain, packed = (Client().get(f"/api/v1{path}", headers=offer) for offer in ({}, PACKED))
    assert gzip.decompress(packed.content) == plain.content
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert len(packed.content) < len(plain.content) / 2
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert "Accept-Encoding" in plain.headers["Vary"], "for a cache that has the plain one"


@pytest.mark.django_db
def test_a_small_answer_comes_as_it_is() -> None:
    answer = Client().get("/api/v1/decks", headers=PACKED)
    assert len(answer.content) < LEAST
    assert "Content-Encoding" not in answer.headers


@pytest.mark.usefixtures("committed_db")
def test_the_events_of_a_game_come_compressed_once_it_is_over() -> None:
    """Before, the size of somebody's answer would tell others how like their words it is."""
    table = a_game(3, settings={"target": 10})
    path = f"/games/{table.game}/events"
    assert "Content-Encoding" not in table.host.get(path, **PACKED).headers
    assert "Content-Encoding" not in table.host.get(f"/games/{table.game}", **PACKED).headers
    play_out(table)
    packed = table.host.get(path, **PACKED)
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.json == table.host.get(path).json


# Files


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("compressed")


@pytest.fixture
def _compressed(folder: Path, settings: Settings) -> None:
    """The static files with all their compressed forms."""
    settings.COMPRESSED_FILES = folder
    compress(Path(path) for _, path in static_files())


def fetched(address: str, offered: str = "") -> tuple[dict[str, str], bytes]:
    status, headers, body = asked(with_static_files(nothing), address, offered)
    assert status == "200 OK"
    return headers, body


@pytest.mark.usefixtures("_compressed")
@pytest.mark.parametrize(
    ("offered", "encoding", "unpacked"),
    [
        ("gzip, deflate, br", "br", brotli.decompress),
        ("gzip, deflate", "gzip", gzip.decompress),
    ],
)
def test_a_file_comes_compressed(offered: str, encoding: str, unpacked: Any) -> None:
    plain_headers, plain = fetched(SWAGGER)
    headers, packed = fetched(SWAGGER, offered)
    assert headers["content-encoding"] == encoding
    assert unpacked(packed) == plain
    assert len(packed) == int(headers["content-length"]) < len(plain) / 3
    assert headers["vary"] == plain_headers["vary"] == "Accept-Encoding"
    assert headers["content-type"] == plain_headers["content-type"]
    assert "content-encoding" not in plain_headers


@pytest.mark.usefixtures("_compressed")
def test_a_whole_deck_takes_less_than_half() -> None:
    serve = with_static_files(nothing)

    def size(drawing: str, offered: str) -> int:
        status, _, body = asked(serve, f"{configured.STATIC_URL}{drawing}", offered)
        assert status == "200 OK"
        return len(body)

    plain, packed = (sum(size(each, offered) for each in DRAWINGS) for offered in ("", "br, gzip"))
    assert packed < plain / 2


@pytest.mark.usefixtures("_compressed")
def test_a_picture_that_never_changes_still_says_so() -> None:
    address = f"{configured.STATIC_URL}{DRAWINGS[0]}"
    headers, _ = fetched(address, "br")
    assert headers["content-encoding"] == "br"
    assert "immutable" in headers["cache-control"]


def test_files_that_nobody_has_compressed_come_as_they_are(
    tmp_path: Path, settings: Settings
) -> None:
    settings.COMPRESSED_FILES = tmp_path
    headers, content = fetched(SWAGGER, "gzip, br")
    assert "content-encoding" not in headers
    assert int(headers["content-length"]) == len(content)


def test_each_file_is_compressed_once_and_what_is_stale_goes(
    tmp_path: Path, settings: Settings
) -> None:
    settings.COMPRESSED_FILES = tmp_path / "compressed"
    page, picture, short = tmp_path / "a.css", tmp_path / "b.png", tmp_path / "c.css"
    page.write_bytes(b"body {}\n" * 1_000)
    picture.write_bytes(b"pixels" * 1_000)
    short.write_bytes(b"body {}\n")
    files = (page, picture, short)
    assert compress(files) == 1, "a picture is small already, and a short file is one packet"
    assert compress(files) == 0
    before = {file.name for file in settings.COMPRESSED_FILES.iterdir()}
    assert sorted(Path(name).suffix for name in before) == [".br", ".gzip"]
    page.write_bytes(b"main {}\n" * 1_000)
    assert compress(files) == 1
    after = {file.name for file in settings.COMPRESSED_FILES.iterdir()}
    assert len(after) == 2
    assert not before & after
