"""The OpenAPI document: what drf-spectacular finds, with types that msgspec describes."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any, TypeVar

from drf_spectacular.utils import (
    OpenApiExample,
    OpenApiParameter,
    OpenApiRequest,
    OpenApiResponse,
    extend_schema,
)

from web.json_schema import REF, Schema, schemas
from web.problems import CONTENT_TYPE, Problem
from web.refusals import all_refusals

JSON = "application/json"
BYTES = "application/octet-stream"

Handler = TypeVar("Handler", bound=Callable[..., Any])

IDEMPOTENCY_KEY = OpenApiParameter(
    "Idempotency-Key",
    {
        "type": "string",
        "minLength": 1,
        "maxLength": 200,
        "pattern": r"^[\x21-\x7e]+$",
        "examples": ["0b9a2f7c-move-17"],
    },
    OpenApiParameter.HEADER,
    required=True,
    description="Names this command. Sent again, it changes nothing and gets the first answer.",
)

REFUSALS = {
    400: "Malformed: the body, a parameter or a header is not what is asked for.",
    401: "No token, or one that is no longer valid.",
    403: "Not yours to do.",
    404: "Not there, or nothing for you to know of.",
    405: "No such method here.",
    406: "No such form of answer.",
    409: "The rules, or the state of things, do not allow it.",
    413: "The body is too large.",
    415: "The body is not JSON, or not the file that is asked for.",
    422: "The Idempotency-Key came with another command before.",
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

# A type that is asked for may leave out what has a default; in an answer it is always there.
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
    **more: Any,
) -> Callable[[Handler], Handler]:
    """Describes an endpoint in the document: what it takes, answers and may refuse."""
    return extend_schema(
        summary=summary,
        request=_upload() if upload else {JSON: _request(body, example)} if body else None,
        responses={
            **_answers(answer, status),
            **({304: OpenApiResponse(description="Nothing has changed.")} if unchanged else {}),
            **_problems({*refusals, *EVERYWHERE, *(WITH_A_BODY if body or upload else ())}),
        },
        **more,
    )


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
        given = {*component.get("required", ()), *(f for f in fields if "default" in fields[f])}
        component["required"] = [field for field in fields if field in given]
    return schema, components


def known_as(name: str) -> Schema:
    """The schema of that name among those of answers."""
    return _answered[name]


def with_codes(schemas: Mapping[str, Schema]) -> dict[str, Schema]:
    """The same schemas, with the code of a problem limited to the refusals of all apps."""
    problem = schemas["Problem"]
    code = {"$ref": REF.format(name="ProblemCode")}
    return {
        **schemas,
        "Problem": {**problem, "properties": {**problem["properties"], "code": code}},
        "ProblemCode": {
            "title": "ProblemCode",
            "description": "How the server refuses. docs/api.md tells status and sentence of each.",
            "type": "string",
            "enum": sorted({refusal.code for refusal in all_refusals()}),
        },
    }


def component(name: str, kind: Any) -> Schema:
    """Gives a union a name of its own in the document."""
    _add(_answered, {name: schema_of(kind)})
    return {"$ref": REF.format(name=name)}


def _body_schema(body: Any) -> Schema:
    """The schema of a body, without the tag, as its address says what it is."""
    schema, components = schemas(body)
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
    return OpenApiRequest(_body_schema(body), examples=examples)


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
    schemas = with_codes({**components.get("schemas", {}), **_answered, **_asked})
    schemas["Problem"] = {**schemas["Problem"], "examples": [PROBLEM_EXAMPLE]}
    components["schemas"] = dict(sorted(schemas.items()))
    components["headers"] = HEADERS
    components["responses"] = responses = {}
    for operation in _operations(result):
        operation.pop("description", None)  # what the code says of the view
        _say_whether_a_body_is_required(operation, schemas)
        for status in operation["responses"]:
            _name_headers(operation["responses"][status], int(status))
        responses.update(_share_problems(operation))
    components["responses"] = dict(sorted(responses.items()))
    return result


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
