"""The OpenAPI document: what drf-spectacular finds, with types that msgspec describes."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from drf_spectacular.utils import (
    OpenApiExample,
    OpenApiParameter,
    OpenApiRequest,
    OpenApiResponse,
    extend_schema,
)
from msgspec import UNSET

from web.json_schema import REF, Schema, schemas
from web.parameters import LARGEST
from web.problems import CONTENT_TYPE, Problem
from web.refusals import Refusal, all_refusals

JSON = "application/json"
BYTES = "application/octet-stream"

Handler = TypeVar("Handler", bound=Callable[..., Any])

KEY = {
    "type": "string",
    "minLength": 1,
    "maxLength": 200,
    "pattern": r"^[\x21-\x7e]+$",
    "examples": ["0b9a2f7c-move-17"],
}
IDEMPOTENCY_KEY = OpenApiParameter(
    "Idempotency-Key",
    KEY,
    OpenApiParameter.HEADER,
    required=True,
    description="Names this command. Sent again, it changes nothing and gets the first answer.",
)
IF_NONE_MATCH = OpenApiParameter(
    "If-None-Match",
    str,
    OpenApiParameter.HEADER,
    description="The ETag of what you have; 304 if nothing has changed since.",
)
KEY_IF_ANY = OpenApiParameter(
    "Idempotency-Key",
    KEY,
    OpenApiParameter.HEADER,
    description="Names this request. Sent again, it makes nothing more, and is answered with what "
    "it made, as that is by now.",
)

BOOLEAN: Schema = {"type": "boolean"}
INTEGER: Schema = {"type": "integer", "minimum": 0, "maximum": LARGEST}

REFUSALS = {
    400: "Malformed: the body, a parameter or a header is not what is asked for.",
    401: "No token, or one that is no longer valid.",
    403: "Not yours to do.",
    404: "Not there, or nothing for you to know of.",
    405: "No such method here.",
    406: "No such form of answer.",
    409: "The rules, or the state of things, do not allow it.",
    410: "No longer there.",
    413: "The body is too large.",
    415: "The body is not JSON, or not the file that is asked for.",
    422: "The Idempotency-Key came with another request before.",
    429: "Too many requests; Retry-After says how long to wait.",
    503: "A part of the server is out of reach for a moment; trying again is safe.",
}
EVERYWHERE = (400, 405, 406, 429, 503)
WITH_A_BODY = (413, 415)
SIGNED_IN = (401, 403)

HEADERS: dict[str, Schema] = {
    "X-Request-ID": {
        "description": "Names this request, in the server's log too.",
        "schema": {"type": "string", "minLength": 1, "maxLength": 64},
    },
    "Retry-After": {
        "description": "Seconds to wait.",
        "schema": {"type": "integer", "minimum": 0},
    },
    "WWW-Authenticate": {
        "description": "How to sign in.",
        "schema": {"type": "string", "enum": ["Bearer"]},
    },
    "Allow": {
        "description": "The methods that there are.",
        "schema": {"type": "string"},
    },
    "ETag": {
        "description": "For If-None-Match, when asking again.",
        "schema": {"type": "string"},
    },
    "Server-Time": {
        "description": "What time it is, for whoever's own clock is wrong.",
        "schema": {"type": "string", "format": "date-time"},
    },
    "Seconds-Left": {
        "description": "Until the phase ends, where it has a deadline.",
        "schema": {"type": "number", "minimum": 0},
    },
}
HEADERS_OF = {401: "WWW-Authenticate", 405: "Allow", 429: "Retry-After", 503: "Retry-After"}

PROBLEM_EXAMPLE = {
    "type": "urn:dixit:problem:too_few_players",
    "title": "The game does not allow that",
    "status": 409,
    "code": "too_few_players",
    "detail": "It takes at least 3 players, and there are 2.",
    "facts": {"expected": 3, "given": 2},
    "request_id": "cb7c8b5eb4654b8c94d7ad40a3b4b0b5",
}

_IN_QUERY = "query_parameters"
_FOR_BOTS = "for_bots"

# A type that is asked for may leave out what has a default; in an answer it is always there. So a
# type of both has two schemas, and that of requests has a name of its own where they differ.
ASKED, OURS = "Asked", REF.format(name="")
_asked: dict[str, Schema] = {}
_answered: dict[str, Schema] = {}


def describe(
    summary: str,
    *,
    answer: Any = None,
    status: int = 200,
    body: Any = None,
    upload: bool = False,
    refusals: Sequence[int] = SIGNED_IN,
    example: Any = None,
    unchanged: bool = False,
    for_bots: bool = False,
    parameters: Sequence[OpenApiParameter] = (),
    **more: Any,
) -> Callable[[Handler], Handler]:
    """Describes an endpoint in the document: what it takes, answers and may refuse.

    Parameters of the query that are not described here are refused, and so is a bot's token where
    it is not said that the endpoint is `for_bots`: they have what it takes to play.
    """
    describing: Callable[[Handler], Handler] = extend_schema(
        summary=summary,
        request=_upload() if upload else {JSON: _request(body, example)} if body else None,
        responses={
            **_answers(answer, status),
            **({304: OpenApiResponse(description="Nothing has changed.")} if unchanged else {}),
            **_problems(
                {
                    *refusals,
                    *EVERYWHERE,
                    *(WITH_A_BODY if body or upload else ()),
                    *(() if for_bots else (403,)),
                }
            ),
        },
        parameters=list(parameters),
        extensions={"x-for-bots": True} if for_bots else None,
        **more,
    )

    def describe_both(handler: Handler) -> Handler:
        in_query = [one.name for one in parameters if one.location == OpenApiParameter.QUERY]
        setattr(handler, _IN_QUERY, frozenset(in_query))
        setattr(handler, _FOR_BOTS, for_bots)
        return describing(handler)

    return describe_both


def query_parameters(handler: Callable[..., Any]) -> frozenset[str]:
    """The parameters of the query that the handler of an endpoint was described with."""
    names: frozenset[str] = getattr(handler, _IN_QUERY, frozenset())
    return names


def is_for_bots(handler: Callable[..., Any]) -> bool:
    """True for the handler of an endpoint that is described as one for bots, too."""
    return getattr(handler, _FOR_BOTS, False)


def schema_of(kind: Any) -> Schema:
    """The schema of an answer's type; a schema is returned as it is."""
    if isinstance(kind, dict):
        return kind
    schema, components = answered(kind)
    _add(_answered, components)
    return schema


def answered(kind: Any) -> tuple[Schema, dict[str, Schema]]:
    """The schema of an answer's type, with its parts; fields with defaults are required in them."""
    schema, components = schemas(kind)
    for component in components.values():
        fields = component.get("properties", {})
        given = set(component.get("required", ()))
        given |= {name for name in fields if fields[name].pop("default", UNSET) is not UNSET}
        component["required"] = [name for name in fields if name in given]
    return schema, components


def asked(kind: Any) -> tuple[Schema, dict[str, Schema]]:
    """The schema of a body's type, with its parts.

    Defaults are told in words, as most generators take a field with a default for a required one.
    """
    schema, components = schemas(kind)
    for component in components.values():
        for field in component.get("properties", {}).values():
            _tell_default(field)
    return schema, components


def _tell_default(field: Schema) -> None:
    default = field.pop("default", None)
    if default not in (None, "") and not isinstance(default, dict):
        told = f"If left out: `{msgspec.json.encode(default).decode()}`."
        field["description"] = " ".join(filter(None, [field.get("description"), told]))


def known_as(name: str) -> Schema:
    """The schema of that name among those of answers."""
    return _answered[name]


def with_codes(schemas: Mapping[str, Schema]) -> dict[str, Schema]:
    """The same schemas, with the codes of all refusals, and the facts that each brings along."""
    problem = schemas["Problem"]
    code = {"$ref": REF.format(name="ProblemCode")}
    facts = {refusal.code: _facts_schema(refusal) for refusal in all_refusals()}
    return {
        **schemas,
        "Problem": {**problem, "properties": {**problem["properties"], "code": code}},
        "ProblemCode": {
            "title": "ProblemCode",
            "description": "How the server refuses. docs/api.md tells status and sentence of each.",
            "type": "string",
            "enum": list(facts),
        },
        "NoFacts": {
            "title": "NoFacts",
            "description": "The facts of a problem without any.",
            "type": "object",
        },
        "FactsByCode": {
            "title": "FactsByCode",
            "description": "The type of the `facts` of a problem, under the problem's `code`.",
            "type": "object",
            "properties": facts,
            "required": list(facts),
        },
    }


def _facts_schema(refusal: Refusal) -> Schema:
    if not refusal.facts:
        return {"$ref": REF.format(name="NoFacts")}
    return {
        "type": "object",
        "properties": {name: schema_of(kind) for name, kind in refusal.facts},
        "required": [name for name, _ in refusal.facts],
    }


def component(name: str, kind: Any) -> Schema:
    """Gives a union a name of its own in the document."""
    _add(_answered, {name: schema_of(kind)})
    return {"$ref": REF.format(name=name)}


def schema_of_body(body: Any) -> Schema:
    """The schema of a body, without the tag, as its address says what it is."""
    schema, components = asked(body)
    tag = body.__struct_config__.tag_field
    described = components[body.__name__]
    described["properties"].pop(tag, None)
    described["required"] = [name for name in described["required"] if name != tag]
    _add(_asked, components)
    return schema


def _add(known: dict[str, Schema], new: Mapping[str, Schema]) -> None:
    for name, schema in new.items():
        if known.setdefault(name, schema) != schema:
            raise ValueError(f"two types are called {name}")


def _request(body: Any, example: Any) -> OpenApiRequest:
    examples = [] if example is None else [OpenApiExample("Example", value=example)]
    return OpenApiRequest(schema_of_body(body), examples=examples)


def _upload() -> dict[str, OpenApiRequest]:
    """The request of an endpoint that takes a plain file."""
    return {BYTES: OpenApiRequest({"type": "string", "format": "binary"})}


def _answers(answer: Any, status: int) -> dict[Any, OpenApiResponse]:
    description = HTTPStatus(status).phrase
    if answer is None:
        return {status: OpenApiResponse(description=description)}
    return {(status, JSON): OpenApiResponse(schema_of(answer), description=description)}


def _problems(statuses: Iterable[int]) -> dict[tuple[int, str], OpenApiResponse]:
    problem = schema_of(Problem)
    return {
        (status, CONTENT_TYPE): OpenApiResponse(problem, description=REFUSALS[status])
        for status in sorted(statuses)
    }


# The document as a whole


def add_components(result: Schema, **_: Any) -> Schema:
    """A hook of drf-spectacular that adds the schemas of our own endpoints."""
    components = result.setdefault("components", {})
    names = _names_of_asked()
    of_answers = with_codes({**components.get("schemas", {}), **_answered})
    of_answers["Problem"] = {**of_answers["Problem"], "examples": [PROBLEM_EXAMPLE]}
    of_bodies = {
        names[name]: {**_renamed(schema, names), "title": names[name]}
        for name, schema in _asked.items()
    }
    schemas = {**_answered, **of_answers, **of_bodies}
    components["schemas"] = dict(sorted(schemas.items()))
    components["headers"] = HEADERS
    components["responses"] = responses = {}
    for operation in _operations(result):
        operation.pop("description", None)  # what the code says of the view
        if "requestBody" in operation:
            operation["requestBody"] = _renamed(operation["requestBody"], names)
        _say_whether_a_body_is_required(operation, schemas)
        for status in operation["responses"]:
            _name_headers(operation["responses"][status], int(status))
        responses.update(_share_problems(operation))
    components["responses"] = dict(sorted(responses.items()))
    return result


def _names_of_asked() -> dict[str, str]:
    """The names for the types of bodies: new ones for those that are not the same in answers."""
    both = _asked.keys() & _answered.keys()
    differ = {name for name in both if _asked[name] != _answered[name]}
    while further := {name for name in both - differ if _refers_to(_asked[name], differ)}:
        differ |= further
    return {name: f"{name}{ASKED}" if name in differ else name for name in _asked}


def _refers_to(schema: Schema, names: Iterable[str]) -> bool:
    return any(repr(REF.format(name=name)) in repr(schema) for name in names)


def _renamed(part: Any, names: Mapping[str, str]) -> Any:
    """The same part of the document, referring to schemas by their new names."""
    match part:
        case dict():
            return {key: _renamed(value, names) for key, value in part.items()}
        case list():
            return [_renamed(item, names) for item in part]
        case str() if part.startswith(OURS):
            name = part.removeprefix(OURS)
            return f"{OURS}{names.get(name, name)}"
    return part


def _operations(result: Schema) -> Iterator[Schema]:
    for item in result["paths"].values():
        yield from item.values()


def _say_whether_a_body_is_required(operation: Schema, schemas: Mapping[str, Schema]) -> None:
    """Marks a body as required, unless an empty object will do, as an empty body passes for one."""
    body = operation.get("requestBody", {"content": {}})
    if BYTES in body["content"]:
        body["required"] = True
    if JSON in body["content"]:
        name = body["content"][JSON]["schema"]["$ref"].rpartition("/")[2]
        body["required"] = bool(schemas[name]["required"])


def _name_headers(response: Schema, status: int) -> None:
    names = (*response.get("headers", ()), *filter(None, [HEADERS_OF.get(status)]), "X-Request-ID")
    response["headers"] = {name: {"$ref": f"#/components/headers/{name}"} for name in names}


def _share_problems(operation: Schema) -> dict[str, Schema]:
    """Replaces each problem of an operation by a reference, and returns the problems."""
    shared: dict[str, Schema] = {}
    for status, response in operation["responses"].items():
        if CONTENT_TYPE in response.get("content", {}):
            shared[f"Problem{status}"] = response
            operation["responses"][status] = {"$ref": f"#/components/responses/Problem{status}"}
    return shared
