"""The OpenAPI document: what drf-spectacular finds, with types that msgspec describes."""

from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

from web.problems import CONTENT_TYPE, Problem

REF = "#/components/schemas/{name}"
JSON = "application/json"
_components: dict[str, Any] = {}

Handler = TypeVar("Handler", bound=Callable[..., Any])

IDEMPOTENCY_KEY = OpenApiParameter(
    "Idempotency-Key",
    {"type": "string", "minLength": 1, "maxLength": 200, "pattern": r"^[\x21-\x7e]+$"},
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
    415: "The body is not JSON.",
    422: "The Idempotency-Key came with another command before.",
    429: "Too many requests; Retry-After says how long to wait.",
}
EVERYWHERE = (400, 405, 406, 429)
WITH_A_BODY = (413, 415)
SIGNED_IN = (401, 403)


def body_schema(body: Any, example: Any) -> dict[str, Any]:
    """A body is known by its address and needs no tag to tell it from others."""
    schema = schema_of(body)
    tag = body.__struct_config__.tag_field
    described = _components[body.__name__]
    if tag is not None:
        described["properties"].pop(tag, None)
        described["required"] = [name for name in described["required"] if name != tag]
    return schema if example is None else {**schema, "example": example}


def schema_of(kind: Any) -> dict[str, Any]:
    """The type as JSON schema; what it refers to goes into the document's components."""
    (schema,), components = msgspec.json.schema_components((kind,), ref_template=REF)
    _components.update(components)
    return dict(schema)


def describe(
    summary: str,
    *,
    answer: Any = None,
    status: int = 200,
    body: Any = None,
    refusals: Sequence[int] = SIGNED_IN,
    example: Any = None,
    **more: Any,
) -> Callable[[Handler], Handler]:
    """Says in the document what an endpoint takes, what it answers, and how it may refuse."""
    return extend_schema(
        summary=summary,
        request={JSON: body_schema(body, example)} if body else None,
        responses={
            **_answers(answer, status),
            **_problems({*refusals, *EVERYWHERE, *(WITH_A_BODY if body else ())}),
        },
        **more,
    )


def _answers(answer: Any, status: int) -> dict[Any, OpenApiResponse]:
    description = HTTPStatus(status).phrase
    if answer is None:
        return {status: OpenApiResponse(description=description)}
    return {(status, JSON): OpenApiResponse(schema_of(answer), description=description)}


def _problems(statuses: set[int]) -> dict[tuple[int, str], OpenApiResponse]:
    problem = schema_of(Problem)
    return {
        (status, CONTENT_TYPE): OpenApiResponse(problem, description=REFUSALS[status])
        for status in sorted(statuses)
    }


def add_components(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """A hook of drf-spectacular's."""
    schemas = result.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(_components)
    result["components"]["schemas"] = dict(sorted(schemas.items()))
    return result
