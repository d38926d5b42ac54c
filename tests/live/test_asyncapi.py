"""The document of the sockets names every type, as generators of clients need it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

DOCUMENT = yaml.load(Path("docs/asyncapi.yaml").read_text(), yaml.CSafeLoader)
MESSAGES, SCHEMAS = DOCUMENT["components"]["messages"], DOCUMENT["components"]["schemas"]


def choices_below(part: Any, path: str) -> Iterator[str]:
    """The places of choices of words that have no name."""
    match part:
        case {"enum": _}:
            yield path
        case dict():
            for key, value in part.items():
                yield from choices_below(value, f"{path}/{key}")
        case list():
            for place, value in enumerate(part):
                yield from choices_below(value, f"{path}/{place}")


def resolved(reference: str) -> Any:
    found = DOCUMENT
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    return found


def references(part: Any) -> Iterator[str]:
    match part:
        case {"$ref": str(reference)}:
            yield reference
        case dict():
            for value in part.values():
                yield from references(value)
        case list():
            for value in part:
                yield from references(value)


@pytest.mark.parametrize("name", MESSAGES)
def test_every_message_has_a_name_and_a_type_of_that_name(name: str) -> None:
    assert MESSAGES[name]["name"] == name
    assert MESSAGES[name]["summary"]
    assert MESSAGES[name]["payload"] == {"$ref": f"#/components/schemas/{name}"}
    assert SCHEMAS[name]["title"] == name


def test_a_message_is_told_from_others_by_its_type_alone() -> None:
    for channel in ("room", "me", "story"):
        said = DOCUMENT["operations"][f"tell_{channel}"]["messages"]
        names = [reference["$ref"].rpartition("/")[2] for reference in said]
        tags = [SCHEMAS[name]["properties"]["type"]["const"] for name in names]
        assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_choice_of_words_has_a_name(name: str) -> None:
    assert [*choices_below(SCHEMAS[name].get("properties", {}), name)] == []


def test_every_reference_leads_somewhere() -> None:
    for reference in references(DOCUMENT):
        assert resolved(reference)
