"""Compares the documents of the API with the last released ones: nothing that worked may break.

    python -m tools.compatibility

Within version 1 endpoints, messages, fields and values may be added; docs/api.md tells clients so.
What breaks one of them depends on who says it. A request may not have to say more than before, nor
may less of it be taken; an answer may not leave anything out that it always had, nor put anything
of another type in its place. New endpoints, messages and codes stand in the changelog.

`make release` puts the documents into docs/released/. Until it first has, there is nothing to keep.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from tools.generated import DOCS, ROOT

RELEASED = DOCS / "released"
DOCUMENTS = ("openapi", "asyncapi")
METHODS = ("get", "put", "post", "delete", "patch")
PREFIX = "/api/v1"

Json = Mapping[str, Any]

LOWEST = ("minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties")
HIGHEST = ("maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties")
WIDER = {"integer": "number"}
"""Types with the ones that hold all their values."""


class By(Enum):
    """The side that says a part of a document."""

    CLIENT = "client"
    SERVER = "server"


class Break(NamedTuple):
    """A break within a schema."""

    path: str
    said: str
    schema: str = ""
    """The name of the innermost schema with a name; the path begins there."""

    def below(self, field: str) -> "Break":
        return self if self.schema else self._replace(path=f"{field}{self.path}")

    def within(self, reference: str) -> "Break":
        return self if self.schema else self._replace(schema=reference.rpartition("/")[2])


class Document(NamedTuple):
    """A document with what it refers to."""

    whole: Json

    def resolved(self, part: Json) -> Json:
        while isinstance(reference := part.get("$ref"), str):
            part = self.whole
            for step in reference.removeprefix("#/").split("/"):
                part = part[step.replace("~1", "/").replace("~0", "~")]
        return part


class Comparison:
    """The breaks between two documents, found part by part."""

    def __init__(self, old: Json, new: Json) -> None:
        self.old, self.new = Document(old), Document(new)
        self._found: dict[tuple[int, int, By], Sequence[Break]] = {}

    def breaks(self) -> list[str]:
        """All breaks in words; one in a schema with a name is told once."""
        return list(dict.fromkeys(self._breaks()))

    def _breaks(self) -> Iterator[str]:
        yield from self._breaks_of_paths()
        yield from self._breaks_of_channels()
        facts = "FactsByCode"  # to which nothing refers
        old, new = (
            one.whole.get("components", {}).get("schemas", {}).get(facts, {})
            for one in (self.old, self.new)
        )
        yield from self._breaks_of_schema(old, new, By.SERVER, facts)

    # Endpoints

    def _breaks_of_paths(self) -> Iterator[str]:
        new = dict(_operations(self.new.whole))
        for name, operation in _operations(self.old.whole):
            if name not in new:
                yield f"{name} is gone"
            else:
                yield from self._breaks_of_operation(operation, new[name], name)

    def _breaks_of_operation(self, old: Json, new: Json, name: str) -> Iterator[str]:
        if old.get("operationId") != new.get("operationId"):
            yield f"{name} has another operationId"
        if {} in old.get("security", ()) and {} not in new.get("security", ()):
            yield f"{name} needs somebody signed in"
        yield from self._breaks_of_parameters(old, new, name)
        yield from self._breaks_of_body(old, new, name)
        yield from self._breaks_of_answers(old, new, name)

    def _breaks_of_parameters(self, old: Json, new: Json, name: str) -> Iterator[str]:
        before, after = (
            {
                (one["in"], one["name"]): one
                for one in map(document.resolved, _parameters(operation))
            }
            for document, operation in ((self.old, old), (self.new, new))
        )
        for key, parameter in after.items():
            was_required = before.get(key, {}).get("required", False)
            if parameter.get("required", False) and not was_required:
                yield f"{name} needs the parameter {key[1]}"
        for key, parameter in before.items():
            where = f"{name}, parameter {key[1]}"
            if key not in after:
                yield f"{where}, is gone"
                continue
            schemas = parameter.get("schema", {}), after[key].get("schema", {})
            yield from self._breaks_of_schema(*schemas, By.CLIENT, where)

    def _breaks_of_body(self, old: Json, new: Json, name: str) -> Iterator[str]:
        before = self.old.resolved(old.get("requestBody", {}))
        after = self.new.resolved(new.get("requestBody", {}))
        if after.get("required", False) and not before.get("required", False):
            yield f"{name} needs a body"
        yield from self._breaks_of_content(before, after, By.CLIENT, f"{name}, body")

    def _breaks_of_answers(self, old: Json, new: Json, name: str) -> Iterator[str]:
        before, after = old.get("responses", {}), new.get("responses", {})
        for status in after.keys() - before.keys():
            if status < "400":
                yield f"{name} may answer {status}"
        for status, answer in before.items():
            if status not in after:
                if status < "400":
                    yield f"{name} no longer answers {status}"
                continue
            was, now = self.old.resolved(answer), self.new.resolved(after[status])
            where = f"{name}, {status}"
            for header in was.get("headers", {}).keys() - now.get("headers", {}).keys():
                yield f"{where}, has no header {header}"
            yield from self._breaks_of_content(was, now, By.SERVER, where)

    def _breaks_of_content(self, old: Json, new: Json, by: By, where: str) -> Iterator[str]:
        after = new.get("content", {})
        for kind, said in old.get("content", {}).items():
            if kind not in after:
                yield f"{where}, is no longer {kind}"
            else:
                schemas = said.get("schema", {}), after[kind].get("schema", {})
                yield from self._breaks_of_schema(*schemas, by, where)

    # Sockets

    def _breaks_of_channels(self) -> Iterator[str]:
        after = self.new.whole.get("channels", {})
        for name, channel in self.old.whole.get("channels", {}).items():
            if name not in after:
                yield f"the socket {name} is gone"
                continue
            if channel.get("address") != after[name].get("address"):
                yield f"the socket {name} has another address"
            query, now = (_query(one) for one in (channel, after[name]))
            yield from self._breaks_of_schema(query, now, By.CLIENT, f"socket {name}, query")
        new = dict(self._messages(self.new))
        for (by, name), message in self._messages(self.old):
            if (by, name) not in new:
                yield f"the message {name} is gone"
                continue
            payloads = message.get("payload", {}), new[by, name].get("payload", {})
            yield from self._breaks_of_schema(*payloads, by, f"message {name}")

    def _messages(self, document: Document) -> Iterator[tuple[tuple[By, str], Json]]:
        for operation in document.whole.get("operations", {}).values():
            by = By.SERVER if operation["action"] == "send" else By.CLIENT
            channel = operation["channel"]["$ref"].rpartition("/")[2]
            for reference in operation.get("messages", ()):
                message = document.resolved(reference)
                yield (by, f"{channel}/{message['name']}"), message

    # Schemas

    def _breaks_of_schema(self, old: Json, new: Json, by: By, where: str) -> Iterator[str]:
        for path, said, schema in self._within(old, new, by):
            yield f"{schema or where}{path} {said}"

    def _within(self, old: Json, new: Json, by: By) -> Sequence[Break]:
        """The breaks between two schemas. One that holds itself is looked at once."""
        before, after = self.old.resolved(old), self.new.resolved(new)
        pair = id(before), id(after), by
        if pair not in self._found:
            self._found[pair] = ()
            self._found[pair] = tuple(self._breaks_of_kinds(before, after, by))
        if "$ref" in old:
            return [found.within(old["$ref"]) for found in self._found[pair]]
        return self._found[pair]

    def _breaks_of_kinds(self, old: Json, new: Json, by: By) -> Iterator[Break]:
        before, after = _kinds(self.old, old), _kinds(self.new, new)
        if by is By.CLIENT:
            for kind in before:
                yield from _fewest(
                    [self._breaks_of_kind(kind, one, by) for one in _alike(kind, after)],
                    Break("", f"can no longer be {_type(kind)}"),
                )
            return
        if before and not after:
            yield Break("", "may be anything")
        for kind in after:
            alike = _alike(kind, before)
            if not alike and _tags(kind) and any(map(_tags, before)):
                continue  # one more of the things that clients tell apart by a value
            yield from _fewest(
                [self._breaks_of_kind(one, kind, by) for one in alike],
                Break("", f"may be {_type(kind)}") if before else None,
            )

    def _breaks_of_kind(self, old: Json, new: Json, by: By) -> Iterator[Break]:
        yield from (Break("", said) for said in _breaks_of_values(old, new, by))
        for one in ("items", "additionalProperties"):
            was, now = old.get(one), new.get(one)
            if isinstance(was, dict) and isinstance(now, dict):
                yield from (found.below("[]") for found in self._within(was, now, by))
            elif by is By.CLIENT and now is False and was is not False:
                yield Break("", "takes no further fields")
        yield from self._breaks_of_fields(old, new, by)

    def _breaks_of_fields(self, old: Json, new: Json, by: By) -> Iterator[Break]:
        before, after = old.get("properties", {}), new.get("properties", {})
        was, now = set(old.get("required", ())), set(new.get("required", ()))
        yield from (Break(f".{field}", "is gone") for field in before if field not in after)
        if by is By.CLIENT:
            yield from (Break(f".{field}", "is needed") for field in sorted(now - was))
        else:
            left_out = sorted((was - now) & after.keys())
            yield from (Break(f".{field}", "may be left out") for field in left_out)
        for field in before:
            if field in after:
                within = self._within(before[field], after[field], by)
                yield from (found.below(f".{field}") for found in within)


def _fewest(ways: Iterable[Iterable[Break]], none: Break | None) -> Sequence[Break]:
    """The breaks of the best way to take two schemas for each other, or one if there is no way."""
    found = [tuple(way) for way in ways]
    return min(found, key=len) if found else (none,) if none else ()


def _breaks_of_values(old: Json, new: Json, by: By) -> Iterator[str]:
    before, after = _choices(old), _choices(new)
    if by is By.SERVER:
        if before is not None and after is None:
            yield "may be anything"
        if old.get("format") not in (None, new.get("format")):
            yield f"is no {old['format']}"
        return
    if after is not None and (before is None or not before <= after):
        gone = "others" if before is None else ", ".join(map(str, sorted(before - after, key=str)))
        yield f"can no longer be {gone}"
    for form in ("format", "pattern"):
        if new.get(form) not in (None, old.get(form)):
            yield f"must have the {form} {new[form]}"
    for bound in LOWEST:
        if bound in new and new[bound] > old.get(bound, float("-inf")):
            yield f"has the {bound} {new[bound]}"
    for bound in HIGHEST:
        if bound in new and new[bound] < old.get(bound, float("inf")):
            yield f"has the {bound} {new[bound]}"


def _operations(document: Json) -> Iterator[tuple[str, Json]]:
    for path, item in document.get("paths", {}).items():
        for method in METHODS:
            if method in item:
                yield f"{method.upper()} {path}", item[method]


def _parameters(operation: Json) -> Iterable[Json]:
    parameters: Iterable[Json] = operation.get("parameters", ())
    return parameters


def _query(channel: Json) -> Json:
    query: Json = channel.get("bindings", {}).get("ws", {}).get("query", {})
    return query


def _kinds(document: Document, schema: Json) -> list[Json]:
    """The schemas of which a value fits one, none of them a union; those of `allOf` as one."""
    schema = document.resolved(schema)
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return [kind for part in schema[union] for kind in _kinds(document, part)]
    if "allOf" in schema:
        parts = [part for one in schema["allOf"] for part in _kinds(document, one)[:1]]
        fields: dict[str, Any] = {}
        for part in parts:
            fields |= part.get("properties", {})
        required = [name for part in parts for name in part.get("required", ())]
        return [{"type": "object", "properties": fields, "required": required}]
    types = schema.get("type")
    if isinstance(types, list):
        return [{**schema, "type": one} for one in types]
    return [schema] if schema else []


def _alike(kind: Json, kinds: Iterable[Json]) -> list[Json]:
    """Those of the kinds that may stand for the same things."""
    tags = _tags(kind)
    types = _type(kind), WIDER.get(_type(kind)), "anything"
    alike = [one for one in kinds if _type(one) in types]
    tagged = [one for one in alike if tags.keys() & _tags(one).keys()]
    if tagged:
        return [one for one in tagged if _share(tags, _tags(one))]
    return alike


def _share(tags: Mapping[str, Any], others: Mapping[str, Any]) -> bool:
    return all(tags[name] == others[name] for name in tags.keys() & others.keys())


def _tags(kind: Json) -> dict[str, Any]:
    """The fields of an object that have a fixed value, by which it is told from others."""
    fixed = {}
    for name in kind.get("required", ()):
        choices = _choices(kind.get("properties", {}).get(name, {}))
        if choices is not None and len(choices) == 1:
            (fixed[name],) = choices
    return fixed


def _type(schema: Json) -> str:
    if "type" in schema:
        return str(schema["type"])
    if choices := _choices(schema):
        return "string" if all(isinstance(one, str) for one in choices) else "value"
    return "object" if "properties" in schema else "anything"


def _choices(schema: Json) -> frozenset[Any] | None:
    if "const" in schema:
        return frozenset((schema["const"],))
    return frozenset(schema["enum"]) if "enum" in schema else None


# What is new


def news(old: Json, new: Json) -> Iterator[str]:
    """The additions to a document, in the words by which the changelog has to name them."""
    before = {name for name, _ in _operations(old)}
    for name, _ in _operations(new):
        if name not in before:
            yield name.partition(" ")[2].removeprefix(PREFIX)
    for named in (_codes, _types_of_messages):
        yield from sorted(named(new) - named(old))


def _codes(document: Json) -> set[str]:
    schemas = document.get("components", {}).get("schemas", {})
    return set(schemas.get("ProblemCode", {}).get("enum", ()))


def _types_of_messages(document: Json) -> set[str]:
    whole = Document(document)
    messages = document.get("components", {}).get("messages", {}).values()
    tags = (_tags(whole.resolved(message.get("payload", {}))) for message in messages)
    return {str(tag["type"]) for tag in tags if "type" in tag}


def not_told(old: Json, new: Json, changelog: str) -> Iterator[str]:
    """The additions that the changelog does not name since the last release."""
    since = changelog.partition("\n## Unreleased\n")[2].partition("\n## ")[0]
    told = re.sub(r"\{\w+\}", "{}", since)
    for one in news(old, new):
        if re.sub(r"\{\w+\}", "{}", one) not in told:
            yield one


# The documents themselves


def complaints(released: Path, current: Path, changelog: str) -> Iterator[str]:
    for name in DOCUMENTS:
        if not (released / f"{name}.yaml").exists():
            continue
        old, new = _read(released / f"{name}.yaml"), _read(current / f"{name}.yaml")
        yield from (f"{name}: {one}." for one in Comparison(old, new).breaks())
        told = not_told(old, new, changelog)
        yield from (f"{name}: {one} is new, and not in CHANGELOG.md." for one in told)


def _read(path: Path) -> Json:
    document: Json = yaml.load(path.read_bytes(), yaml.CSafeLoader)
    return document


def main() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = list(complaints(RELEASED, DOCS, changelog))
    if found:
        sys.exit("\n".join(["A client of the last release would not work any more:", *found]))


if __name__ == "__main__":
    main()
