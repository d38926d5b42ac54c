"""The AsyncAPI document of the socket, made from the types of its messages."""

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

import yaml

from games.live.handshake import BEARER, SUBPROTOCOL
from games.live.messages import Ping, ServerMessage
from web.json_schema import REF, Schema
from web.schema import answered, known_as, with_codes

REFERENCE = re.compile(re.escape(REF).replace(r"\{name\}", r"(\w+)"))

DESCRIPTION = f"""\
One socket for a client's whole stay in a room: its lobby, its game, and the next one. Moves go over
HTTP, as the OpenAPI document describes; the socket tells what comes of everybody's moves.

An app opens it with the header `Authorization: Bearer …`. A browser, which can send no such header,
asks `POST /api/v1/socket-tickets` for a ticket and puts that into the address, or offers the
subprotocols `{SUBPROTOCOL}` and `{BEARER}…`, with its token after the dot. A token in the address
is not taken for one.

A socket is closed with 4000 and the status that HTTP would answer: 4401 once the session has ended,
4403 after a ban or a removal, 4429 for saying too much. Before that comes a `problem` that says
why. Whoever loses a socket in any other way opens it again with `after`, the version they have, and
`game`, of which game that is, and misses nothing."""


def document() -> Schema:
    server = {kind.__name__: kind for kind in get_args(ServerMessage)}
    messages = {**server, Ping.__name__: Ping}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Dixit, live", "version": "1", "description": _unwrapped(DESCRIPTION)},
        "defaultContentType": "application/json",
        "channels": {"room": _channel(messages)},
        "operations": {
            "tell": _operation("send", "What is new in the room.", server),
            "ask": _operation("receive", "All that a client says here.", [Ping.__name__]),
        },
        "components": {
            "messages": {name: _message(kind) for name, kind in messages.items()},
            "schemas": dict(sorted(_schemas(messages.values()).items())),
        },
    }


def in_yaml() -> str:
    return yaml.safe_dump(document(), sort_keys=False, allow_unicode=True, width=100)


def _unwrapped(text: str) -> str:
    """The text with the lines of each paragraph joined."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


def _channel(messages: Iterable[str]) -> Schema:
    return {
        "address": "/ws/rooms/{code}",
        "parameters": {"code": {"description": "The room's code, in capital or small letters."}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
        "bindings": {
            "ws": {
                "method": "GET",
                "query": {
                    "type": "object",
                    "properties": {
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "description": "The version of the game that the client has.",
                        },
                        "game": {
                            "type": "string",
                            "format": "uuid",
                            "description": "Of which game: the room may be at its next one.",
                        },
                        "ticket": {"type": "string", "description": "Opens one socket, once."},
                    },
                },
                "headers": {
                    "type": "object",
                    "properties": {
                        "Authorization": {"type": "string", "description": "Bearer and the token."},
                        "Accept-Language": {
                            "type": "string",
                            "description": "The language that problems are told in.",
                        },
                    },
                },
            }
        },
    }


def _operation(action: str, summary: str, messages: Iterable[str]) -> Schema:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/room"},
        "messages": [{"$ref": f"#/channels/room/messages/{name}"} for name in messages],
    }


def _message(kind: Any) -> Schema:
    return {
        "name": kind.__name__,
        "summary": inspect.cleandoc(kind.__doc__),
        "payload": {"$ref": REF.format(name=kind.__name__)},
    }


def _schemas(kinds: Iterable[Any]) -> dict[str, Schema]:
    """The schemas of all messages, and of all that they refer to."""
    found: dict[str, Schema] = {}
    for kind in kinds:
        found.update(answered(kind)[1])
    while missing := set(_references(found)) - found.keys():
        found.update({name: known_as(name) for name in missing})
    return {name: _without_discriminators(schema) for name, schema in with_codes(found).items()}


def _without_discriminators(part: Any) -> Any:
    """Leaves them out, since AsyncAPI's form of them fits no tag of a struct."""
    if isinstance(part, list):
        return [_without_discriminators(item) for item in part]
    if not isinstance(part, dict):
        return part
    return {
        key: _without_discriminators(value) for key, value in part.items() if key != "discriminator"
    }


def _references(schemas: Mapping[str, Schema]) -> Iterator[str]:
    yield from REFERENCE.findall(str(schemas))
