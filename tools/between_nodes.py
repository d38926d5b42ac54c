"""Compares what servers and workers say to each other with what those of the last release said.

    python -m tools.between_nodes            # record the forms of today as those of the release
    python -m tools.between_nodes --check    # say what nodes of the last release would misread

While servers are replaced one by one, nodes of both versions work on the same games, hear the same
announcements and take the same tasks. An earlier one passes over announcements of kinds that it
doesn't know, and leaves games with later events to the later one. So whatever is new has a name or
a number of its own; `make release` records the forms in docs/released/nodes.json.
"""

import inspect
import json
import sys
from collections.abc import Iterator
from typing import Any, get_args

import django
import msgspec

from tools.generated import DOCS

RECORDED = DOCS / "released" / "nodes.json"
IN_WORDS = ("description", "title")
"""The fields of a schema that only people read."""

Json = dict[str, Any]


def forms() -> Json:
    """The forms of events, announcements and tasks in this version; Django has to be set up."""
    from accounts.announce import Announcement  # noqa: PLC0415
    from games import upcasting  # noqa: PLC0415
    from games.rules.events import AnyEvent  # noqa: PLC0415

    return {
        "announcements": {str(_tag(kind)): _schema(kind) for kind in get_args(Announcement)},
        "events": {
            _tag(event): {
                "version": upcasting.newest_version(_tag(event)),
                "schema": _schema(event),
            }
            for event in get_args(AnyEvent)
        },
        "tasks": _tasks(),
    }


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _schema(kind: Any) -> Json:
    schema: Json = _for_programs(msgspec.json.schema(kind))
    return schema


def _for_programs(part: Any) -> Any:
    """The part without its words; a field may bear any name."""
    match part:
        case {"properties": properties, **rest}:
            fields = {name: _for_programs(field) for name, field in properties.items()}
            return {**_for_programs(rest), "properties": fields}
        case dict():
            return {
                name: _for_programs(inner) for name, inner in part.items() if name not in IN_WORDS
            }
        case list():
            return [_for_programs(one) for one in part]
    return part


def _tasks() -> Json:
    """The names of tasks, each with its arguments and whether they may be left out."""
    from dixit_project.celery import app  # noqa: PLC0415

    app.loader.import_default_modules()
    return {
        name: {
            argument.name: argument.default is not argument.empty
            for argument in inspect.signature(task.run).parameters.values()
        }
        for name, task in sorted(app.tasks.items())
        if not name.startswith("celery.")
    }


def complaints(released: Json, today: Json) -> Iterator[str]:
    """Yields a sentence for each thing that a node of one version would misread of the other."""
    for kind, schema in released["announcements"].items():
        if today["announcements"].get(kind) != schema:
            yield f"The announcement {kind} has changed: give what is new a name of its own."
    for event, form in released["events"].items():
        now = today["events"].get(event)
        if now is None:
            yield f"The event {event} is gone, and the last release writes it."
        elif now["version"] < form["version"]:
            yield f"The event {event} has gone back to version {now['version']}."
        elif now["version"] == form["version"] and now["schema"] != form["schema"]:
            yield f"The event {event} has changed: it needs a step in games/upcasting.py."
    for task, arguments in released["tasks"].items():
        yield from _of_task(task, arguments, today["tasks"].get(task))


def _of_task(task: str, before: Json, now: Json | None) -> Iterator[str]:
    if now is None:
        yield f"The task {task} is gone, and the last release asks for it: keep it for one more."
        return
    names = list(now)
    if names[: len(before)] != list(before):
        yield f"The task {task} takes other arguments: give the new one a name of its own."
    for name, may_be_left_out in now.items():
        if not may_be_left_out and name not in before:
            yield f"The task {task} needs {name}, which the last release does not send."


def recorded() -> Json:
    forms: Json = json.loads(RECORDED.read_text("utf-8"))
    return forms


def record() -> None:
    RECORDED.write_text(json.dumps(forms(), indent=1, sort_keys=False) + "\n", "utf-8")


if __name__ == "__main__":
    django.setup()
    if "--check" in sys.argv:
        found = list(complaints(recorded(), forms()))
        sys.stderr.writelines(f"{line}\n" for line in found)
        sys.exit(1 if found else 0)
    record()
