"""What the log says of a request, and what it never says."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from django.db import IntegrityError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory

from web.logs import JsonLines, OnlyExceptions
from web.metrics import metrics_middleware
from web.request_id import AddRequestId, request_id_middleware

SECRETS = ("tok3n", "a-clue-of-mine", "first-light:7")


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    handler.addFilter(AddRequestId())
    root = logging.getLogger()
    root.addHandler(handler)
    yield stream
    root.removeHandler(handler)


def read(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_request_leaves_one_line(lines: io.StringIO) -> None:
    response = Client().get("/healthz?secret=tok3n", headers={"x-request-id": "abc"})
    (line,) = read(lines)
    assert response["X-Request-ID"] == line["request_id"] == "abc"
    assert line.items() >= {"method": "GET", "route": "healthz", "status": 200}.items()
    assert line["milliseconds"] >= 0
    assert "account" not in line


def test_whoever_asks_is_named_by_id(lines: io.StringIO) -> None:
    def view(request: HttpRequest) -> HttpResponse:
        request.user = type("Person", (), {"pk": "an-id"})()
        return HttpResponse()

    request_id_middleware(metrics_middleware(view))(RequestFactory().get("/"))
    (line,) = read(lines)
    assert line["account"] == "an-id"


def test_a_path_query_body_or_token_is_not_told(lines: io.StringIO) -> None:
    Client(raise_request_exception=False).post(
        f"/nowhere/{SECRETS[0]}?q={SECRETS[1]}",
        {"card": SECRETS[2]},
        content_type="application/json",
        headers={"authorization": f"Bearer {SECRETS[0]}"},
    )
    assert [line["status"] for line in read(lines) if "status" in line] == [404]
    assert not any(secret in lines.getvalue() for secret in SECRETS)


def test_an_exception_tells_its_way_but_not_its_words(lines: io.StringIO) -> None:
    try:
        try:
            raise IntegrityError(f"Failing row contains ({SECRETS[1]})")
        except IntegrityError as error:
            raise ValueError(SECRETS[2]) from error
    except ValueError:
        logging.getLogger("games").exception("broken")
    (line,) = read(lines)
    assert "IntegrityError" in line["error"]
    assert "ValueError" in line["error"]
    assert "test_logs.py" in line["error"]
    assert f"({SECRETS[1]})" not in line["error"]
    assert SECRETS[2] not in line["error"]


def test_a_server_that_is_away_is_described(lines: io.StringIO) -> None:
    try:
        raise OperationalError("connection refused")
    except OperationalError:
        logging.getLogger("games").exception("broken")
    assert "connection refused" in read(lines)[0]["error"]


def test_unknown_fields_are_left_out(lines: io.StringIO) -> None:
    logging.getLogger("games").warning("odd", extra={"hand": SECRETS[2]})
    assert SECRETS[2] not in lines.getvalue()


def test_of_djangos_own_lines_only_what_broke_is_kept() -> None:
    plain = logging.makeLogRecord({"msg": "Not Found: /rooms/SECRET"})
    assert not OnlyExceptions().filter(plain)
    broke = logging.makeLogRecord({"msg": "Error: /rooms/SECRET", "exc_info": (1, 2, 3)})
    assert OnlyExceptions().filter(broke)
    assert "SECRET" not in broke.getMessage()
