"""A client of the last release goes on working: what that forbids, and what it allows."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.compatibility import DOCUMENTS, Comparison, complaints, news, not_told
from tools.generated import DOCS
from tools.release import release

Json = dict[str, Any]
Change = Callable[[Json], None]

SAIL: Json = {
    "type": "object",
    "properties": {
        "kind": {"const": "sail"},
        "area": {"type": "integer", "minimum": 1, "maximum": 9},
        "maker": {"anyOf": [{"type": "string"}, {"type": "null"}]},
    },
    "required": ["kind", "area"],
}
OAR: Json = {
    "type": "object",
    "properties": {"kind": {"const": "oar"}, "length": {"type": "number"}},
    "required": ["kind", "length"],
}
BOAT: Json = {
    "type": "object",
    "properties": {
        "name": {"type": "string", "maxLength": 10},
        "rig": {"type": "string", "enum": ["sloop", "ketch"]},
        "built": {"type": "string", "format": "date-time"},
        "berths": {"type": "array", "items": {"type": "integer"}},
        "drive": {"anyOf": [SAIL, OAR]},
        "tender": {"$ref": "#/components/schemas/Boat"},
        "flags": {"type": "object", "additionalProperties": {"type": "string"}},
    },
    "required": ["name", "rig", "built"],
}


def openapi() -> Json:
    """Boats are sent and received in one shape, so that each change is tried in both directions."""

    def boat() -> Json:
        return {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Boat"}}}}

    limit = {"in": "query", "name": "limit", "schema": {"type": "integer", "maximum": 100}}
    return copy.deepcopy(
        {
            "paths": {
                "/api/v1/boats": {
                    "get": {
                        "operationId": "show",
                        "security": [{"bearer": []}, {}],
                        "parameters": [limit],
                        "responses": {"200": {**boat(), "headers": {"ETag": {}}}, "404": {}},
                    },
                    "post": {
                        "operationId": "build",
                        "requestBody": boat(),
                        "responses": {"201": {}, "400": {}},
                    },
                }
            },
            "components": {
                "schemas": {
                    "Boat": BOAT,
                    "ProblemCode": {"enum": ["sunk"]},
                    "FactsByCode": {
                        "type": "object",
                        "properties": {
                            "sunk": {
                                "type": "object",
                                "properties": {"depth": {"type": "integer"}},
                                "required": ["depth"],
                            }
                        },
                        "required": ["sunk"],
                    },
                }
            },
        }
    )


def breaks(change: Change, method: str = "") -> list[str]:
    """The breaks that a change makes, or those of one method alone."""
    old, new = openapi(), openapi()
    change(new)
    if method:
        for document in (old, new):
            item = document["paths"]["/api/v1/boats"]
            document["paths"]["/api/v1/boats"] = {method: item[method]}
    return Comparison(old, new).breaks()


def boat(document: Json) -> Json:
    found: Json = document["components"]["schemas"]["Boat"]
    return found


def field(name: str, **said: Any) -> Change:
    """Another schema for a field of boats."""

    def change(document: Json) -> None:
        boat(document)["properties"][name] = said

    return change


def drive(document: Json, kind: int) -> Json:
    found: Json = boat(document)["properties"]["drive"]["anyOf"][kind]
    return found


def show(document: Json) -> Json:
    found: Json = document["paths"]["/api/v1/boats"]["get"]
    return found


def build(document: Json) -> Json:
    found: Json = document["paths"]["/api/v1/boats"]["post"]
    return found


def needs_colour(document: Json) -> None:
    boat(document)["properties"]["colour"] = {"type": "string"}
    boat(document)["required"].append("colour")


def has_colour(document: Json) -> None:
    boat(document)["properties"]["colour"] = {"type": "string"}


def no_flags(document: Json) -> None:
    del boat(document)["properties"]["flags"]


def maybe_no_rig(document: Json) -> None:
    boat(document)["required"].remove("rig")


def steam(document: Json) -> None:
    engine = {"type": "object", "properties": {"kind": {"const": "steam"}}, "required": ["kind"]}
    boat(document)["properties"]["drive"]["anyOf"].append(engine)


def no_oars(document: Json) -> None:
    del boat(document)["properties"]["drive"]["anyOf"][1]


def named_null(document: Json) -> None:
    boat(document)["properties"]["name"] = {"anyOf": [{"type": "string"}, {"type": "null"}]}


NOTHING: list[str] = []


@pytest.mark.parametrize(
    ("change", "asked", "answered"),
    [
        pytest.param(has_colour, NOTHING, NOTHING, id="a new field"),
        pytest.param(needs_colour, ["Boat.colour is needed"], NOTHING, id="a new required field"),
        pytest.param(no_flags, ["Boat.flags is gone"], ["Boat.flags is gone"], id="no such field"),
        pytest.param(maybe_no_rig, NOTHING, ["Boat.rig may be left out"], id="left out"),
        pytest.param(named_null, NOTHING, ["Boat.name may be null"], id="perhaps null"),
        pytest.param(
            field("name", type="string", maxLength=5),
            ["Boat.name has the maxLength 5"],
            NOTHING,
            id="a narrower bound",
        ),
        pytest.param(field("name", type="string", maxLength=20), NOTHING, NOTHING, id="a wider"),
        pytest.param(
            field("name", type="string", maxLength=10, pattern="^[a-z]*$"),
            ["Boat.name must have the pattern ^[a-z]*$"],
            NOTHING,
            id="a pattern",
        ),
        pytest.param(
            field("name", type="integer"),
            ["Boat.name can no longer be string"],
            ["Boat.name may be integer"],
            id="another type",
        ),
        pytest.param(
            field("rig", type="string", enum=["sloop", "ketch", "yawl"]),
            NOTHING,
            NOTHING,
            id="one value more",
        ),
        pytest.param(
            field("rig", type="string", enum=["sloop"]),
            ["Boat.rig can no longer be ketch"],
            NOTHING,
            id="one value less",
        ),
        pytest.param(
            field("rig", type="string"), NOTHING, ["Boat.rig may be anything"], id="any value"
        ),
        pytest.param(
            field("built", type="string"), NOTHING, ["Boat.built is no date-time"], id="no format"
        ),
        pytest.param(
            field("built", type="string", format="date"),
            ["Boat.built must have the format date"],
            ["Boat.built is no date-time"],
            id="another format",
        ),
        pytest.param(
            field("berths", type="array", items={"type": "number"}),
            NOTHING,
            ["Boat.berths[] may be number"],
            id="a wider number",
        ),
        pytest.param(
            field("flags", type="object", additionalProperties={"type": "integer"}),
            ["Boat.flags[] can no longer be string"],
            ["Boat.flags[] may be integer"],
            id="values of another type",
        ),
        pytest.param(steam, NOTHING, NOTHING, id="one kind more, told apart by a value"),
        pytest.param(no_oars, ["Boat.drive can no longer be object"], NOTHING, id="one kind less"),
    ],
)
def test_what_breaks_depends_on_who_says_it(
    change: Change, asked: list[str], answered: list[str]
) -> None:
    assert breaks(change, "post") == asked
    assert breaks(change, "get") == answered


def test_a_field_within_one_of_several_kinds_is_compared_with_its_like() -> None:
    def longer(document: Json) -> None:
        drive(document, 0)["properties"]["area"]["maximum"] = 5
        drive(document, 1)["properties"].pop("length")

    assert set(breaks(longer)) == {
        "Boat.drive.area has the maximum 5",
        "Boat.drive.length is gone",
    }


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (
            lambda new: new["paths"].clear(),
            ["GET /api/v1/boats is gone", "POST /api/v1/boats is gone"],
        ),
        (
            lambda new: show(new).update(operationId="see"),
            ["GET /api/v1/boats has another operationId"],
        ),
        (lambda new: show(new)["security"].pop(), ["GET /api/v1/boats needs somebody signed in"]),
        (
            lambda new: show(new)["parameters"].clear(),
            ["GET /api/v1/boats, parameter limit, is gone"],
        ),
        (
            lambda new: show(new)["parameters"][0].update(required=True),
            ["GET /api/v1/boats needs the parameter limit"],
        ),
        (
            lambda new: show(new)["parameters"][0]["schema"].update(maximum=50),
            ["GET /api/v1/boats, parameter limit has the maximum 50"],
        ),
        (
            lambda new: show(new)["responses"]["200"]["headers"].clear(),
            ["GET /api/v1/boats, 200, has no header ETag"],
        ),
        (
            lambda new: show(new)["responses"]["200"]["content"].clear(),
            ["GET /api/v1/boats, 200, is no longer application/json"],
        ),
        (
            lambda new: build(new).update(responses={"200": {}}),
            ["POST /api/v1/boats may answer 200", "POST /api/v1/boats no longer answers 201"],
        ),
        (
            lambda new: build(new)["requestBody"].update(required=True),
            ["POST /api/v1/boats needs a body"],
        ),
        (
            lambda new: new["components"]["schemas"]["FactsByCode"]["properties"]["sunk"][
                "properties"
            ].clear(),
            ["FactsByCode.sunk.depth is gone"],
        ),
        (lambda new: new["paths"].update({"/api/v1/docks": {"get": {}}}), []),
        (lambda new: show(new)["responses"].update({"409": {}}), []),
        (lambda new: show(new)["responses"].pop("404"), []),
        (
            lambda new: show(new)["parameters"].append(
                {"in": "query", "name": "after", "schema": {"type": "integer"}}
            ),
            [],
        ),
    ],
)
def test_what_else_breaks_or_does_not(change: Change, found: list[str]) -> None:
    assert breaks(change) == found


# Sockets


def asyncapi() -> Json:
    def payload(kind: str) -> Json:
        tag = {"type": {"const": kind}, "id": {"type": "string"}}
        return {"type": "object", "properties": tag, "required": ["type", "id"]}

    def operation(action: str, name: str) -> Json:
        return {
            "action": action,
            "channel": {"$ref": "#/channels/room"},
            "messages": [{"$ref": f"#/channels/room/messages/{name}"}],
        }

    return {
        "channels": {
            "room": {
                "address": "/ws/rooms/{code}",
                "messages": {
                    name: {"$ref": f"#/components/messages/{name}"} for name in ("Told", "Asked")
                },
            }
        },
        "operations": {"tell": operation("send", "Told"), "ask": operation("receive", "Asked")},
        "components": {
            "messages": {
                name: {"name": name, "payload": payload(name.lower())} for name in ("Told", "Asked")
            }
        },
    }


def fields(document: Json, message: str) -> Json:
    found: Json = document["components"]["messages"][message]["payload"]
    return found


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda new: new["channels"].clear(), ["the socket room is gone"]),
        (
            lambda new: new["channels"]["room"].update(address="/ws/{code}"),
            ["the socket room has another address"],
        ),
        (
            lambda new: new["operations"]["tell"]["messages"].clear(),
            ["the message room/Told is gone"],
        ),
        (
            lambda new: fields(new, "Told")["properties"].pop("id"),
            ["message room/Told.id is gone"],
        ),
        (
            lambda new: fields(new, "Told")["required"].remove("id"),
            ["message room/Told.id may be left out"],
        ),
        (lambda new: fields(new, "Asked")["required"].remove("id"), []),
        (
            lambda new: fields(new, "Asked")["required"].append("more"),
            ["message room/Asked.more is needed"],
        ),
    ],
)
def test_messages_are_compared_by_who_sends_them(change: Change, found: list[str]) -> None:
    new = asyncapi()
    change(new)
    if not new["channels"]:
        new["operations"].clear()
        found = [*found, "the message room/Told is gone", "the message room/Asked is gone"]
    assert Comparison(asyncapi(), new).breaks() == found


# The changelog


def test_what_is_new_stands_in_the_changelog() -> None:
    new = openapi()
    new["paths"]["/api/v1/boats/{boat}/crew"] = {"get": {}}
    new["components"]["schemas"]["ProblemCode"]["enum"].append("aground")
    assert list(news(openapi(), new)) == ["/boats/{boat}/crew", "aground"]
    before = "\n## 1.0.0 (2026-01-01)\n\n- `GET /boats/{id}/crew`, `aground`.\n"
    assert list(not_told(openapi(), new, f"\n## Unreleased\n{before}")) == [
        "/boats/{boat}/crew",
        "aground",
    ]
    said = "\n## Unreleased\n\n- `GET /boats/{id}/crew` has the crew, or the code `aground`.\n"
    assert list(not_told(openapi(), new, said + before)) == []


def test_a_new_message_stands_there_by_its_type() -> None:
    new = asyncapi()
    new["components"]["messages"]["Hailed"] = {
        "payload": {"properties": {"type": {"const": "hail"}}, "required": ["type"]}
    }
    assert list(news(asyncapi(), new)) == ["hail"]


# Our own documents


@pytest.mark.parametrize("name", DOCUMENTS)
def test_our_documents_keep_to_themselves_and_not_to_less(name: str) -> None:
    document = yaml.load((DOCS / f"{name}.yaml").read_bytes(), yaml.CSafeLoader)
    less = copy.deepcopy(document)
    problem = less["components"]["schemas"]["Problem"]
    problem["properties"].pop("detail")
    assert Comparison(document, document).breaks() == []
    assert "Problem.detail is gone" in Comparison(document, less).breaks()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    for name, document in (("openapi", openapi()), ("asyncapi", asyncapi())):
        (tmp_path / "docs" / f"{name}.yaml").write_text(yaml.safe_dump(document))
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n- Boats.\n")
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "x"\nversion = "0.1.0"\n')
    return tmp_path


def found_in(project: Path) -> list[str]:
    docs = project / "docs"
    return list(complaints(docs / "released", docs, (project / "CHANGELOG.md").read_text()))


def test_before_the_first_release_there_is_nothing_to_keep(project: Path) -> None:
    assert found_in(project) == []


def test_a_release_is_what_later_versions_keep_to(project: Path) -> None:
    release("1.0.0", project)
    assert found_in(project) == []
    said = (project / "CHANGELOG.md").read_text()
    assert "## Unreleased\n\n## 1.0.0 (" in said
    assert said.endswith(")\n\n- Boats.\n")
    assert 'version = "1.0.0"' in (project / "pyproject.toml").read_text()
    new = openapi()
    show(new)["parameters"].clear()
    new["paths"]["/api/v1/docks"] = {"get": {}}
    (project / "docs" / "openapi.yaml").write_text(yaml.safe_dump(new))
    assert found_in(project) == [
        "openapi: GET /api/v1/boats, parameter limit, is gone.",
        "openapi: /docks is new, and not in CHANGELOG.md.",
    ]
    with pytest.raises(SystemExit, match="parameter limit"):
        release("1.1.0", project)


@pytest.mark.parametrize("version", ["", "1", "one", "1.0.0"])
def test_a_release_has_a_version_of_its_own(project: Path, version: str) -> None:
    release("1.0.0", project)
    with pytest.raises(SystemExit):
        release(version, project)
