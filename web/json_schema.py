"""JSON schemas of our types: those of msgspec, with what it leaves out."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import inspect as m

Schema = dict[str, Any]

REF = "#/components/schemas/{name}"


def schemas(kind: Any) -> tuple[Schema, dict[str, Schema]]:
    """The schema of a type, and those of all that it refers to, by name."""
    (schema,), components = msgspec.json.schema_components((kind,), ref_template=REF)
    for struct in _structs(m.type_info(kind)):
        _complete(components[struct.cls.__name__], struct)
    return _typed(schema), _typed(components)


def _structs(part: m.Type) -> Iterator[m.StructType]:
    if isinstance(part, m.StructType):
        yield part
    for inner in _inside(part):
        yield from _structs(inner)


def _inside(part: m.Type) -> Iterator[m.Type]:
    match part:
        case m.StructType():
            yield from (field.type for field in part.fields)
        case m.Metadata():
            yield part.type
        case m.UnionType():
            yield from part.types
        case m.DictType():
            yield part.value_type
        case m.CollectionType():
            yield part.item_type
        case m.TupleType():
            yield from part.item_types


def _complete(schema: Schema, struct: m.StructType) -> None:
    said = _sentences(struct.cls)
    for field in struct.fields:
        described = schema["properties"][field.encode_name]
        if any(isinstance(part, m.DateTimeType) for part in (field.type, *_inside(field.type))):
            _say_when(described)
        if field.name in said:
            described.setdefault("description", said[field.name])


def _say_when(schema: Schema) -> None:
    for part in schema.get("anyOf", [schema]):
        if part.get("type") == "string":
            part["format"] = "date-time"


@cache
def _sentences(struct: type) -> dict[str, str]:
    """The strings below the fields in the code, those of base classes included."""
    said: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            said |= _sentences_within(kind)
    return said


def _sentences_within(struct: type) -> dict[str, str]:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(tree, ast.ClassDef)
    return {
        field.target.id: inspect.cleandoc(said.value.value)
        for field, said in pairwise(tree.body)
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(said, ast.Expr)
        and isinstance(said.value, ast.Constant)
        and isinstance(said.value.value, str)
    }


def _typed(part: Any) -> Any:
    """The schema with what generators of clients need: types of enums, and that an object is open.

    Without the latter, some take an object with any fields for one that has none.
    """
    if isinstance(part, list):
        return [_typed(item) for item in part]
    if not isinstance(part, dict):
        return part
    typed = {key: _typed(value) for key, value in part.items()}
    if typed.get("type") == "object" and "properties" not in typed:
        typed.setdefault("additionalProperties", True)
    choices = typed.get("enum")
    if isinstance(choices, list) and all(isinstance(choice, str) for choice in choices):
        return {"type": "string", **typed}
    return typed
