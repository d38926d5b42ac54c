"""allauth's endpoints in the OpenAPI document."""

import json
import re
from typing import Any

import pytest
from drf_spectacular.generators import SchemaGenerator


@pytest.fixture(scope="module")
def document() -> Any:
    generator: Any = SchemaGenerator
    return generator().get_schema(public=True)


def test_every_reference_leads_somewhere(document: Any) -> None:
    for section, name in re.findall(r'"#/components/(\w+)/(\w+)"', json.dumps(document)):
        assert name in document["components"][section]


def test_only_what_is_switched_on_is_there(document: Any) -> None:
    paths = document["paths"]
    assert "/api/v1/auth/{client}/v1/auth/login" in paths
    assert not [path for path in paths if re.search("phone|provider|webauthn|/code/", path)]


def test_tokens_are_bearers(document: Any) -> None:
    assert "X-Session-Token" not in json.dumps(document)
    assert document["components"]["securitySchemes"]["bearer"]["scheme"] == "bearer"
    assert "nullable" not in json.dumps(document)


def test_refusals_are_problems(document: Any) -> None:
    for path, item in document["paths"].items():
        for operation in item.values():
            for status, answer in operation["responses"].items():
                if path.startswith("/api/v1/auth/") and status >= "400":
                    assert set(answer["content"]) == {"application/problem+json"}


def test_operations_have_names_of_their_own(document: Any) -> None:
    names = [
        operation["operationId"]
        for item in document["paths"].values()
        for operation in item.values()
    ]
    assert len(names) == len(set(names))
