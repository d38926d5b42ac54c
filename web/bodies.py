"""The bodies of requests, read as values of a type, or refused with the field that does not fit.

msgspec tells a fault in one English sentence. So where it has found one, what was sent is walked
beside the type here, until the first field that does not fit: the refusal has a code of its own,
the field's path (as in `settings.limits.clue` or `cards.0`) and its bounds.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from functools import cache
from typing import Annotated, Any, TypeVar
from uuid import UUID

import msgspec
from msgspec import Meta
from msgspec import inspect as m

from web.refusals import (
    A_LIST,
    A_NUMBER,
    A_TEXT,
    A_TIME,
    AN_ID,
    AN_INTEGER,
    AN_OBJECT,
    CHARACTERS,
    ENTRIES,
    NOT_AN_OBJECT,
    NOT_JSON,
    NOT_UTF8,
    NULL,
    TOO_DEEP,
    TRUE_OR_FALSE,
    UNFIT,
    Refused,
    WebRefusal,
)

Body = TypeVar("Body")
Length = m.StrType | m.CollectionType | m.DictType
Range = m.IntType | m.FloatType

JSON_TYPES: dict[type[m.Type], tuple[type, ...]] = {
    m.StrType: (str,),
    m.UUIDType: (str,),
    m.DateTimeType: (str,),
    m.IntType: (int,),
    m.FloatType: (int, float),
    m.BoolType: (bool,),
    m.NoneType: (type(None),),
    m.ListType: (list,),
    m.VarTupleType: (list,),
    m.FrozenSetType: (list,),
    m.StructType: (dict,),
    m.DictType: (dict,),
}
"""The types that JSON may be parsed into, for each type of a field."""
IN_WORDS = {
    m.StrType: A_TEXT,
    m.UUIDType: AN_ID,
    m.DateTimeType: A_TIME,
    m.IntType: AN_INTEGER,
    m.FloatType: A_NUMBER,
    m.BoolType: TRUE_OR_FALSE,
    m.NoneType: NULL,
    m.ListType: A_LIST,
    m.VarTupleType: A_LIST,
    m.FrozenSetType: A_LIST,
    m.StructType: AN_OBJECT,
    m.DictType: AN_OBJECT,
}
LONGEST_NAME = 100

_described = cache(m.type_info)


def read_body(raw: bytes | str, kind: type[Body]) -> Body:
    """The value of that type; raises Refused with the first fault of what was sent."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError:
        pass
    except (ValueError, RecursionError, msgspec.DecodeError) as error:
        raise _unreadable(error) from None
    described = _described(kind)  # type: ignore[arg-type]  # as if some types had no hash
    raise _first_fault(described, _parsed(raw)) or _malformed(UNFIT)


def printable(name: str) -> str:
    """A name, shortened and without control characters: anybody may have chosen it."""
    return "".join(letter if letter.isprintable() else "?" for letter in name[:LONGEST_NAME])


def _parsed(raw: bytes | str) -> Any:
    """The body as JSON of any kind. After the first fault may come something that is no JSON."""
    try:
        return msgspec.json.decode(raw)
    except (ValueError, RecursionError, msgspec.DecodeError) as error:
        raise _unreadable(error) from None


def _unreadable(error: Exception) -> Refused:
    match error:
        case UnicodeDecodeError():
            return _malformed(NOT_UTF8)
        case RecursionError():
            return _malformed(TOO_DEEP)
        case msgspec.DecodeError():
            return _malformed(NOT_JSON)
    return _malformed(UNFIT)


def _malformed(reason: str) -> Refused:
    return Refused(WebRefusal.MALFORMED, reason=reason)


def _first_fault(kind: m.Type, sent: Any) -> Refused | None:
    if isinstance(kind, m.StructType) and not isinstance(sent, dict):
        return _malformed(NOT_AN_OBJECT)
    return next(faults(kind, sent), None)


def faults(kind: m.Type, value: Any, field: str = "") -> Iterator[Refused]:
    """The faults of a field's value, in the order of what was sent."""
    match kind:
        case m.Metadata():
            yield from faults(kind.type, value, field)
        case m.UnionType():
            yield from _faults_of_union(kind, value, field)
        case m.LiteralType():
            yield from _faults_of_choice(kind.values, value, field)
        case m.EnumType():
            yield from _faults_of_choice([one.value for one in kind.cls], value, field)
        case _ if not _is_of_type(kind, value):
            yield _wrong_type(kind, field)
        case m.StructType():
            yield from _faults_of_struct(kind, value, field)
        case m.DictType():
            yield from _faults_of_dict(kind, value, field)
        case m.CollectionType():
            yield from _faults_of_length(kind, len(value), field, ENTRIES)
            for place, entry in enumerate(value):
                yield from faults(kind.item_type, entry, _within(field, place))
        case m.StrType():
            yield from _faults_of_text(kind, value, field)
        case m.IntType() | m.FloatType():
            yield from _faults_of_number(kind, value, field)
        case m.UUIDType():
            yield from _faults_of_form(kind, UUID, value, field)
        case m.DateTimeType():
            yield from _faults_of_form(kind, Annotated[datetime, Meta(tz=kind.tz)], value, field)


def _is_of_type(kind: m.Type, value: Any) -> bool:
    match kind:
        case m.Metadata():
            return _is_of_type(kind.type, value)
        case m.LiteralType():
            return type(value) in map(type, kind.values)
        case m.EnumType():
            return type(value) in {type(one.value) for one in kind.cls}
    return type(value) in JSON_TYPES.get(type(kind), ())


def _wrong_type(kind: m.Type, field: str) -> Refused:
    while isinstance(kind, m.Metadata):
        kind = kind.type
    return Refused(WebRefusal.WRONG_TYPE, field=field, expected=IN_WORDS.get(type(kind), AN_OBJECT))


def _faults_of_union(kind: m.UnionType, value: Any, field: str) -> Iterator[Refused]:
    """The faults as one of the types that the value may be meant for."""
    meant = [one for one in kind.types if _is_of_type(one, value)]
    tagged = [one for one in meant if isinstance(one, m.StructType) and one.tag_field]
    if len(tagged) > 1:
        yield from _faults_of_tagged(tagged, value, field)
    elif meant:
        yield from min((list(faults(one, value, field)) for one in meant), key=len)
    else:
        usual = next(one for one in kind.types if not isinstance(one, m.NoneType))
        yield from faults(usual, value, field)


def _faults_of_tagged(
    kinds: list[m.StructType], value: dict[str, Any], field: str
) -> Iterator[Refused]:
    tag = str(kinds[0].tag_field)
    if tag not in value:
        yield Refused(WebRefusal.MISSING_FIELD, field=_within(field, tag))
        return
    for kind in kinds:
        if kind.tag == value[tag]:
            yield from _faults_of_struct(kind, value, field)
            return
    yield from _faults_of_choice([kind.tag for kind in kinds], value[tag], _within(field, tag))


def _faults_of_struct(kind: m.StructType, value: dict[str, Any], field: str) -> Iterator[Refused]:
    known = {one.encode_name: one for one in kind.fields}
    for name, given in value.items():
        path = _within(field, printable(name))
        if name in known:
            yield from faults(known[name].type, given, path)
        elif name == kind.tag_field:
            yield from _faults_of_choice([kind.tag], given, path)
        elif kind.forbid_unknown_fields:
            yield Refused(WebRefusal.UNKNOWN_FIELD, field=path)
    for name, one in known.items():
        if one.required and name not in value:
            yield Refused(WebRefusal.MISSING_FIELD, field=_within(field, name))


def _faults_of_dict(kind: m.DictType, value: dict[str, Any], field: str) -> Iterator[Refused]:
    yield from _faults_of_length(kind, len(value), field, ENTRIES)
    for name, given in value.items():
        path = _within(field, printable(name))
        if next(faults(kind.key_type, name, path), None):
            yield Refused(WebRefusal.UNKNOWN_FIELD, field=path)
        yield from faults(kind.value_type, given, path)


def _faults_of_text(kind: m.StrType, value: str, field: str) -> Iterator[Refused]:
    yield from _faults_of_length(kind, len(value), field, CHARACTERS)
    if kind.pattern is not None and not re.search(kind.pattern, value):
        yield Refused(WebRefusal.WRONG_FORM, field=field, pattern=kind.pattern)


def _faults_of_length(kind: Length, given: int, field: str, unit: str) -> Iterator[Refused]:
    lowest, highest = kind.min_length, kind.max_length
    bounds = {"field": field, "unit": unit, "lowest": lowest, "highest": highest, "given": given}
    if lowest is not None and given < lowest:
        yield Refused(WebRefusal.TOO_SHORT, **bounds)
    if highest is not None and given > highest:
        yield Refused(WebRefusal.TOO_LONG, **bounds)


def _faults_of_number(kind: Range, value: float, field: str) -> Iterator[Refused]:
    bounds = {"field": field, "lowest": kind.ge, "highest": kind.le}
    if kind.ge is not None and value < kind.ge:
        yield Refused(WebRefusal.TOO_LOW, **bounds)
    if kind.le is not None and value > kind.le:
        yield Refused(WebRefusal.TOO_HIGH, **bounds)


def _faults_of_choice(choices: Iterable[Any], value: Any, field: str) -> Iterator[Refused]:
    choices = list(choices)
    if not any(type(one) is type(value) and one == value for one in choices):
        yield Refused(WebRefusal.NOT_A_CHOICE, field=field, choices=choices)


def _faults_of_form(kind: m.Type, form: Any, value: str, field: str) -> Iterator[Refused]:
    """The fault of a text that only msgspec can tell."""
    try:
        msgspec.convert(value, form)
    except msgspec.ValidationError:
        yield _wrong_type(kind, field)


def _within(field: str, name: str | int) -> str:
    return f"{field}.{name}" if field else str(name)
