"""Whoever sends a body that does not fit is told which field, why, and within which bounds."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any, Literal
from uuid import UUID, uuid4

import msgspec
import pytest
from django.conf import settings
from django.urls import get_resolver
from django.utils.translation import override
from hypothesis import given
from hypothesis import settings as hypothesis
from hypothesis import strategies as st
from msgspec import UNSET, Meta, UnsetType
from msgspec import inspect as m

from games.api.rooms import OpenRoomBody
from testkit.api_callers import Caller
from web.bodies import faults, read_body
from web.problems import in_words, problem_of
from web.refusals import Refused

LANGUAGES = [code for code, _ in settings.LANGUAGES]


class Sail(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="sail"):
    area: Annotated[int, Meta(ge=1, le=900)]


class Oar(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", tag="oar"):
    length: float


class Crew(msgspec.Struct, forbid_unknown_fields=True):
    captain: UUID
    since: Annotated[datetime, Meta(tz=True)]


class Boat(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=2, max_length=10, pattern="^[a-z]*$")]
    crew: Crew | None = None
    berths: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(max_length=3)] = ()
    rig: Literal["sloop", "ketch"] = "sloop"
    afloat: bool | UnsetType = UNSET
    weight: Annotated[float, Meta(ge=0.5)] | None = None
    drive: Sail | Oar | None = None
    flags: dict[Literal["stern", "mast"], Annotated[str, Meta(max_length=3)]] = {}


EVENING = "2026-03-01T18:00:00Z"


def crew(**other: Any) -> dict[str, Any]:
    return {"captain": str(uuid4()), "since": EVENING, **other}


FAULTS: dict[str, tuple[Any, str, dict[str, Any]]] = {
    "nothing": (b"", "malformed", {"reason": "it is not JSON"}),
    "no JSON": (b'{"name": "skiff",}', "malformed", {"reason": "it is not JSON"}),
    "no JSON after the first fault": (
        b'{"name": 1, "rig": }',
        "malformed",
        {"reason": "it is not JSON"},
    ),
    "Latin-1": (b'{"name": "caf\xe9"}', "malformed", {"reason": "it is not UTF-8"}),
    "half of a character": (b'{"name": "\\ud800"}', "malformed", {"reason": "it is not JSON"}),
    "a list": ([], "malformed", {"reason": "it is no JSON object"}),
    "depth": (
        b'{"name": 1, "more": ' + b"[" * 50_000,
        "malformed",
        {"reason": "it is nested too deeply"},
    ),
    "missing": ({}, "missing_field", {"field": "name"}),
    "missing within": (
        {"name": "skiff", "crew": {"since": EVENING}},
        "missing_field",
        {"field": "crew.captain"},
    ),
    "unknown": ({"name": "skiff", "mast": 1}, "unknown_field", {"field": "mast"}),
    "unknown and odd": (
        {"name": "skiff", "x\u202e" + "y" * 200: 1},
        "unknown_field",
        {"field": "x?" + "y" * 98},
    ),
    "unknown key": (
        {"name": "skiff", "flags": {"bow": "x"}},
        "unknown_field",
        {"field": "flags.bow"},
    ),
    "no text": ({"name": 5}, "wrong_type", {"field": "name", "expected": "a text"}),
    "null": ({"name": None}, "wrong_type", {"field": "name", "expected": "a text"}),
    "no object": (
        {"name": "skiff", "crew": "Ana"},
        "wrong_type",
        {"field": "crew", "expected": "an object"},
    ),
    "no list": (
        {"name": "skiff", "berths": 2},
        "wrong_type",
        {"field": "berths", "expected": "a list"},
    ),
    "no whole number": (
        {"name": "skiff", "berths": [1, 2.5]},
        "wrong_type",
        {"field": "berths.1", "expected": "a whole number"},
    ),
    "true is no number": (
        {"name": "skiff", "berths": [True]},
        "wrong_type",
        {"field": "berths.0", "expected": "a whole number"},
    ),
    "no number": (
        {"name": "skiff", "weight": "2"},
        "wrong_type",
        {"field": "weight", "expected": "a number"},
    ),
    "neither true nor false": (
        {"name": "skiff", "afloat": 1},
        "wrong_type",
        {"field": "afloat", "expected": "true or false"},
    ),
    "no id": (
        {"name": "skiff", "crew": crew(captain="Ana")},
        "wrong_type",
        {"field": "crew.captain", "expected": "an id"},
    ),
    "no time": (
        {"name": "skiff", "crew": crew(since="yesterday")},
        "wrong_type",
        {
            "field": "crew.since",
            "expected": "a time with its zone, as in 2026-03-01T18:00:00Z",
        },
    ),
    "no zone": (
        {"name": "skiff", "crew": crew(since="2026-03-01T18:00:00")},
        "wrong_type",
        {
            "field": "crew.since",
            "expected": "a time with its zone, as in 2026-03-01T18:00:00Z",
        },
    ),
    "another form": (
        {"name": "Skiff"},
        "wrong_form",
        {"field": "name", "pattern": "^[a-z]*$"},
    ),
    "too short": (
        {"name": "s"},
        "too_short",
        {"field": "name", "unit": "characters", "lowest": 2, "highest": 10, "given": 1},
    ),
    "too long": (
        {"name": "s" * 11},
        "too_long",
        {"field": "name", "unit": "characters", "lowest": 2, "highest": 10, "given": 11},
    ),
    "too many": (
        {"name": "skiff", "berths": [1, 2, 3, 4]},
        "too_long",
        {"field": "berths", "unit": "entries", "lowest": None, "highest": 3, "given": 4},
    ),
    "too low": (
        {"name": "skiff", "weight": 0.25},
        "too_low",
        {"field": "weight", "lowest": 0.5, "highest": None},
    ),
    "too high": (
        {"name": "skiff", "berths": [10]},
        "too_high",
        {"field": "berths.0", "lowest": 0, "highest": 9},
    ),
    "too high for any column": (
        b'{"name": "skiff", "berths": [' + b"9" * 300 + b"]}",
        "too_high",
        {"field": "berths.0", "lowest": 0, "highest": 9},
    ),
    "no choice": (
        {"name": "skiff", "rig": "yawl"},
        "not_a_choice",
        {"field": "rig", "choices": ["ketch", "sloop"]},
    ),
    "no choice at all": (
        {"name": "skiff", "rig": 1},
        "not_a_choice",
        {"field": "rig", "choices": ["ketch", "sloop"]},
    ),
    "no tag": ({"name": "skiff", "drive": {"area": 4}}, "missing_field", {"field": "drive.kind"}),
    "another tag": (
        {"name": "skiff", "drive": {"kind": "steam"}},
        "not_a_choice",
        {"field": "drive.kind", "choices": ["sail", "oar"]},
    ),
    "a fault behind a tag": (
        {"name": "skiff", "drive": {"kind": "sail", "area": 0}},
        "too_low",
        {"field": "drive.area", "lowest": 1, "highest": 900},
    ),
    "a field said twice": (
        b'{"name": 1, "name": "skiff"}',
        "malformed",
        {"reason": "it does not fit its description"},
    ),
}


def as_sent(body: Any) -> bytes:
    return body if isinstance(body, bytes) else msgspec.json.encode(body)


def refused(body: Any, kind: Any = Boat) -> Refused:
    with pytest.raises(Refused) as found:
        read_body(as_sent(body), kind)
    return found.value


@pytest.mark.parametrize(("body", "code", "facts"), FAULTS.values(), ids=FAULTS)
def test_the_field_and_its_bounds_are_named(body: Any, code: str, facts: dict[str, Any]) -> None:
    fault = refused(body)
    assert (fault.refusal.code, fault.facts) == (code, facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("body", "code", "facts"), FAULTS.values(), ids=FAULTS)
def test_every_fault_is_told_in_every_language(
    language: str, body: Any, code: str, facts: dict[str, Any]
) -> None:
    with override("en"):
        english = in_words(problem_of(refused(body))).detail
    with override(language):
        detail = in_words(problem_of(refused(body))).detail
    assert (detail == english) == (language == "en")
    assert not any(brace in detail for brace in "{}")
    assert str(facts.get("field", "")) in detail


@pytest.mark.parametrize(
    ("language", "detail"),
    [
        ("en", "settings.limits.clue must be 0 or more."),
        ("pt-br", "settings.limits.clue deve ser 0 ou mais."),
        ("es", "settings.limits.clue debe ser 0 o más."),
        ("da", "settings.limits.clue skal være 0 eller mere."),
    ],
)
def test_it_reads_well(language: str, detail: str) -> None:
    with override(language):
        fault = refused({"title": "x", "settings": {"limits": {"clue": -5}}}, OpenRoomBody)
        assert in_words(problem_of(fault)).detail == detail


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "detail"),
    [
        ("en", "name must have at most 30 characters, and has 31."),
        ("pt-BR", "name deve ter no máximo 30 caracteres, e tem 31."),
        ("es", "name debe tener como máximo 30 caracteres, y tiene 31."),
        ("da", "name må højst have 30 tegn, men har 31."),
    ],
)
def test_over_http_it_is_told_in_the_language_of_whoever_asks(language: str, detail: str) -> None:
    answer = Caller(language=language).post("/guests", {"name": "a" * 31})
    assert (answer.status, answer.code, answer.json["detail"]) == (400, "too_long", detail)
    assert answer.json["facts"]["field"] == "name"


def test_what_fits_is_read() -> None:
    captain = uuid4()
    boat = read_body(
        as_sent(
            {
                "name": "skiff",
                "crew": crew(captain=str(captain)),
                "drive": {"kind": "oar", "length": 2},
            }
        ),
        Boat,
    )
    assert boat.crew == Crew(captain, datetime(2026, 3, 1, 18, tzinfo=UTC))
    assert boat.drive == Oar(2.0)


# All bodies of the API, and our own


def bodies() -> list[type]:
    """The types of all bodies that an endpoint takes, for these alone forbid unknown fields."""
    get_resolver().url_patterns  # noqa: B018 (it imports all endpoints)
    found = {
        kind
        for kind in subclasses(msgspec.Struct)
        if kind.__struct_config__.forbid_unknown_fields and not kind.__module__.startswith("tests")
    }
    return [Boat, *sorted(found, key=lambda kind: kind.__name__)]


def subclasses(kind: Any) -> Iterator[Any]:
    for below in kind.__subclasses__():
        yield below
        yield from subclasses(below)


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**33), 2**33),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=70),
    st.just(str(uuid4())),
    st.just([]),
    st.just({}),
)


def almost(kind: m.Type) -> st.SearchStrategy[Any]:
    """What fits a type, and what does not quite."""
    match kind:
        case m.Metadata():
            return almost(kind.type)
        case m.UnionType():
            return st.one_of([almost(one) for one in kind.types])
        case m.LiteralType():
            return st.sampled_from(kind.values) | ODD
        case m.StructType():
            return almost_struct(kind)
        case m.DictType():
            return st.dictionaries(almost_key(kind.key_type), almost(kind.value_type), max_size=2)
        case m.CollectionType():
            return st.lists(almost(kind.item_type), max_size=4)
        case m.IntType():
            return st.integers(0, 20) | ODD
        case m.UUIDType():
            return st.uuids().map(str) | ODD
        case m.DateTimeType():
            return st.datetimes(timezones=st.sampled_from([UTC, None])).map(str) | ODD
    return st.sampled_from(["ana", "ana", "first-light", "first-light:7"]) | ODD


def almost_key(kind: m.Type) -> st.SearchStrategy[str]:
    values = kind.values if isinstance(kind, m.LiteralType) else ()
    return st.sampled_from([*map(str, values), "x"])


def almost_struct(kind: m.StructType) -> st.SearchStrategy[dict[str, Any]]:
    fields = {field.encode_name: almost(field.type) for field in kind.fields}
    needed = {field.encode_name for field in kind.fields if field.required}
    tagged = {str(kind.tag_field): st.sampled_from([kind.tag, "x"])} if kind.tag_field else {}
    return st.one_of(
        st.fixed_dictionaries(
            {name: given for name, given in fields.items() if name in needed},
            optional={**{n: given for n, given in fields.items() if n not in needed}, **tagged},
        ),
        st.fixed_dictionaries({}, optional={**fields, **tagged, "more": ODD}),
    )


@pytest.mark.parametrize("kind", bodies(), ids=lambda kind: kind.__name__)
@given(data=st.data())
@hypothesis(deadline=None, max_examples=60)
def test_a_fault_is_found_wherever_there_is_one_and_nowhere_else(
    kind: type, data: st.DataObject
) -> None:
    described = m.type_info(kind)
    body = data.draw(almost(described))
    found = list(faults(described, body))
    try:
        msgspec.json.decode(msgspec.json.encode(body), type=kind)
    except msgspec.ValidationError:
        assert found, "a body is refused, and nobody knows why"
    else:
        assert found == [], "a body is taken that is said to be at fault"
