"""The types that openapi-typescript makes take the examples of the documents as they stand."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from tools.node import CLIENT, install_packages, node

ROOT = Path(__file__).parents[2]
DOCUMENT: dict[str, Any] = yaml.load(
    (ROOT / "docs" / "openapi.yaml").read_text("utf-8"), yaml.CSafeLoader
)
PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
ALONE = re.compile(r"^    ([A-Z]+) (/\S+) +(\{.*\})$", re.MULTILINE)
IN_A_TABLE = re.compile(r"`([A-Z]+) (/\S+)` \| `(\{.*?\})`")
SHORTENED = re.compile("[,{] *…")
SUCCESS = re.compile("20[0-9]")

HEAD = """\
import type { components, operations } from "./openapi"

type Schemas = components["schemas"]
type InJson<Part> = Part extends { content: { "application/json": infer Json } } ? Json : never
type Body<Name extends keyof operations> = InJson<NonNullable<operations[Name]["requestBody"]>>
type Answer<Name extends keyof operations, Status extends keyof operations[Name]["responses"]> =
  InJson<operations[Name]["responses"][Status]>
"""

BY_HAND = """
export const shortest: Body<"open_room"> = { title: "The pier" }
export const oneLimit: Body<"open_room"> = {
  title: "The pier",
  settings: { target: 20, limits: { clue: null } },
}
export const nothing: Body<"join_game"> = {}
// @ts-expect-error: it has no title
export const untitled: Body<"open_room"> = { settings: { target: 20 } }
// @ts-expect-error: there is no such edition
export const unheardOf: Body<"open_room"> = { title: "The pier", settings: { edition: "old" } }
// @ts-expect-error: a turn is a number
export const inWords: Body<"reveal_card"> = { turn: "one" }

/** An answer always has what a request may leave out. */
export const seconds = (limits: Schemas["TimeLimits"]): number | null => limits.clue
// @ts-expect-error: it may be left out
export const asked = (limits: Schemas["TimeLimitsAsked"]): number | null => limits.clue

/** A problem whose facts are known by its code. */
type Problem = {
  [Code in Schemas["ProblemCode"]]: Omit<Schemas["Problem"], "code" | "facts"> & {
    code: Code
    facts: Schemas["FactsByCode"][Code]
  }
}[Schemas["ProblemCode"]]

export function told(problem: Problem): string {
  switch (problem.code) {
    case "too_long":
      return `${problem.facts.field} has at most ${problem.facts.highest.toFixed()}`
    case "not_a_choice":
      return problem.facts.choices.join()
    case "too_few_players":
      return problem.facts.expected.toFixed()
    case "bad_deck":
      return problem.facts.faults.map((fault) => fault.file ?? fault.code).join()
    default:
      return problem.detail
  }
}
"""


class Example(NamedTuple):
    type: str
    value: Any


def operations() -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, item in DOCUMENT["paths"].items():
        for method, operation in item.items():
            yield path, method, operation


def examples_in_the_document() -> Iterator[Example]:
    for _, _, operation in operations():
        body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
        for example in body.get("examples", {}).values():
            yield Example(f'Body<"{operation["operationId"]}">', example["value"])
    for name, schema in DOCUMENT["components"]["schemas"].items():
        for value in schema.get("examples", ()):
            yield Example(f'Schemas["{name}"]', value)


def examples_in_the_page() -> Iterator[Example]:
    """The bodies that the page shows with their address, and answers of endpoints without one."""
    for method, path, text in (*ALONE.findall(PAGE), *IN_A_TABLE.findall(PAGE)):
        if not SHORTENED.search(text):
            yield Example(type_of(method, path), json.loads(text))
    for text in re.findall(r"```json\n(.+?)```", PAGE, re.DOTALL):
        yield Example('Schemas["Problem"]', json.loads(text))


def type_of(method: str, path: str) -> str:
    operation = operation_at(method, path)
    name = operation["operationId"]
    if "requestBody" in operation:
        return f'Body<"{name}">'
    return f'Answer<"{name}", {next(filter(SUCCESS.match, operation["responses"]))}>'


def operation_at(method: str, path: str) -> dict[str, Any]:
    found = [
        operation
        for known, verb, operation in operations()
        if verb.upper() == method and re.fullmatch(in_general(known), f"/api/v1{path}")
    ]
    assert len(found) == 1, f"{method} {path} in docs/api.md is not one of the endpoints"
    return found[0]


def in_general(path: str) -> str:
    """A pattern for all addresses of an endpoint: `/rooms/{code}` and `/rooms/AF3K7QX`, say."""
    return re.sub(r"\{\w+\}", "[^/]+", path)


def in_typescript() -> str:
    lines = (
        f"export const example{number}: {example.type} = {json.dumps(example.value)}"
        for number, example in enumerate([*examples_in_the_document(), *examples_in_the_page()])
    )
    return "\n".join([HEAD, *lines, BY_HAND])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the types that a stranger would make."""
    install_packages()
    made = tmp_path_factory.mktemp("types")
    document = str(ROOT / "docs" / "openapi.yaml")
    run(made, "openapi-typescript/bin/cli.js", document, "--output", "openapi.ts")
    return made


def run(folder: Path, program: str, *arguments: str) -> None:
    """Runs a program of the client's packages, whose words are shown if it is not content."""
    assert node([str(CLIENT / "node_modules" / program), *arguments], folder) == 0


def test_there_are_examples_of_both_documents() -> None:
    assert len(list(examples_in_the_document())) > 20
    assert len(list(examples_in_the_page())) > 5


def test_the_examples_are_of_the_types_made_of_the_document(folder: Path) -> None:
    (folder / "examples.ts").write_text(in_typescript(), "utf-8")
    strictly = ("--strict", "--exactOptionalPropertyTypes", "--target", "es2022")
    run(folder, "typescript/bin/tsc", "--noEmit", *strictly, "examples.ts")
