"""Adds allauth's endpoints to our OpenAPI document."""

import copy
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from accounts.allauth_internals import get_schema
from accounts.views import Erasure
from web.json_schema import REF
from web.problems import CONTENT_TYPE
from web.schema import EVERYWHERE, JSON, REFUSALS, SIGNED_IN, WITH_A_BODY, schema_of_body

EXAMPLE_ID = "7f6c1d0e-52a4-4f5f-9d0e-0c5b6f1b2a33"
NAMES = "Allauth"
PROBLEM = REF.format(name="Problem")
SIGN_IN_REFUSALS = {
    **REFUSALS,
    401: "Not signed in; `data.flows` says what can be done, and which step is pending.",
    403: "Not possible, or, with a cookie, without the CSRF token.",
    409: "It does not fit how far one is with signing in.",
    410: "The token is no longer valid.",
}
ANYWHERE = (*EVERYWHERE, *SIGNED_IN, *WITH_A_BODY, 404, 409, 410)
SECURITY: list[dict[str, list[str]]] = [{"bearer": []}, {"cookieAuth": []}, {}]

# What allauth describes whether it is switched on or not.
NOT_HERE = re.compile("/phone|/code/|/tokens/")

# What allauth answers and does not say.
MISSING_ANSWERS = {
    ("/account/password/change", "post"): "Authenticated",
    ("/account/authenticators/recovery-codes", "post"): "RecoveryCodes",
}


def add_account_endpoints(result: dict[str, Any], **_: Any) -> dict[str, Any]:
    """A hook of drf-spectacular that adds allauth's endpoints."""
    theirs = _their_document()
    paths = {path: item for path, item in theirs["paths"].items() if not NOT_HERE.search(path)}
    for path, item in paths.items():
        for method, operation in item.items():
            _adapt(path, method, operation, theirs["components"]["responses"])
    document = _in_our_form({"paths": paths, "components": theirs["components"]})
    _add_components(result["components"], document["components"], _used(document))
    result["paths"].update(document["paths"])
    result["paths"]["/api/v1/me"]["delete"]["requestBody"] = {
        "content": {JSON: {"schema": schema_of_body(Erasure)}}
    }
    return result


def _their_document() -> dict[str, Any]:
    """allauth's document, with one fixed id in its example, which allauth makes up each time."""
    theirs = get_schema()
    made_up = theirs["components"]["schemas"]["User"]["properties"]["id"]["example"]
    text = msgspec.json.encode(theirs).replace(made_up.encode(), EXAMPLE_ID.encode())
    document: dict[str, Any] = msgspec.json.decode(text)
    return document


def _adapt(path: str, method: str, operation: dict[str, Any], named: dict[str, Any]) -> None:
    words = re.findall(r"\w+", path.partition("/v1/auth/")[2])
    operation["operationId"] = "_".join((*words[2:], method))
    operation["security"] = SECURITY
    operation["parameters"] = [
        parameter
        for parameter in operation.get("parameters", ())
        if parameter != {"$ref": "#/components/parameters/SessionToken"}
    ]
    answers = operation["responses"]
    for ending, name in MISSING_ANSWERS.items():
        if path.endswith(ending[0]) and method == ending[1]:
            answers["200"] = {"$ref": f"#/components/responses/{name}"}
    for status in map(str, ANYWHERE):
        answers.setdefault(status, {})
    operation["responses"] = {
        status: answer if status < "400" else _refusal(int(status), answer, named)
        for status, answer in sorted(answers.items())
    }


def _refusal(status: int, answer: dict[str, Any], named: dict[str, Any]) -> dict[str, Any]:
    """An answer of allauth's that refuses, as a problem with allauth's members."""
    if "$ref" in answer:
        answer = named[answer["$ref"].rpartition("/")[2]]
    theirs = copy.deepcopy(answer.get("content", {}).get(JSON, {}))
    schema: dict[str, Any] = {"$ref": PROBLEM}
    if "schema" in theirs:  # which Django's own refusals, of the same status, do without
        schema = {"anyOf": [{"allOf": [schema, theirs["schema"]]}, schema]}
    return {
        "description": answer.get("description") or SIGN_IN_REFUSALS[status],
        "content": {CONTENT_TYPE: {"schema": schema}},
    }


def _in_our_form(part: Any) -> Any:
    """The schemas in OpenAPI 3.1 instead of 3.0, under names of their own."""
    if isinstance(part, list):
        return [_in_our_form(item) for item in part]
    if not isinstance(part, dict):
        return part
    form = {key: _in_our_form(value) for key, value in part.items()}
    if isinstance(form.get("$ref"), str) and form["$ref"] != PROBLEM:
        form["$ref"] = re.sub(r"(?<=/)(\w+)$", rf"{NAMES}\1", form["$ref"])
    return {"anyOf": [form, {"type": "null"}]} if form.pop("nullable", False) else form


def _references(part: Any) -> Iterator[tuple[str, str]]:
    """Section and name of each component that is referred to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            _, _, section, name = part["$ref"].split("/")
            yield section, name
        for value in part.values():
            yield from _references(value)
    elif isinstance(part, list):
        for item in part:
            yield from _references(item)


def _used(document: dict[str, Any]) -> set[tuple[str, str]]:
    used: set[tuple[str, str]] = set()
    new = set(_references(document["paths"]))
    while new:
        used |= new
        parts = [_component(document["components"], *reference) for reference in new]
        new = set(_references(parts)) - used
    return used


def _component(components: dict[str, Any], section: str, name: str) -> Any:
    return components[section].get(name.removeprefix(NAMES), {})


def _add_components(
    ours: dict[str, Any], theirs: dict[str, Any], used: set[tuple[str, str]]
) -> None:
    for section, name in sorted(used):
        if name.startswith(NAMES):
            ours.setdefault(section, {})[name] = _component(theirs, section, name)
