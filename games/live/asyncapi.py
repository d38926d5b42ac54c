"""The AsyncAPI document of the sockets, made from the types of their messages."""

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, get_args

import yaml

from accounts.topics import topics
from games.finished_games import stories
from games.live.handshake import BEARER, SUBPROTOCOL
from games.live.messages import PersonMessage, Ping, RoomMessage, StoryMessage
from web.json_schema import REF, Schema
from web.schema import answered, known_as, with_codes

REFERENCE = re.compile(re.escape(REF).replace(r"\{name\}", r"(\w+)"))

DESCRIPTION = f"""\
One socket for a client's whole stay in a room: its lobby, its game, and the next one. Moves go over
HTTP, as the OpenAPI document describes; the socket tells what comes of everybody's moves.

Another socket for any page: which games wait for the person, and whatever else concerns them
wherever they are. Of each topic it tells all there is, at first and whenever that changes.

A third for whoever has the story of a finished game open: it tells the mark of the story, as `GET
/games/{{id}}/story` has it, at first and whenever that changes, so that nobody has to ask again and
again. It is for those who may read the story, without a token where that is open to all.

An app opens either with the header `Authorization: Bearer …`. A browser, which can send no such
header, asks `POST /api/v1/socket-tickets` for a ticket and puts that into the address, or offers
the subprotocols `{SUBPROTOCOL}` and `{BEARER}…`, with its token after the dot. A token in the
address is not taken for one.

Nothing goes back on a socket, whatever the message: neither the time nor the version of a game.

A socket is closed with 4000 and the status that HTTP would answer: 4400 for an address that can't
be read, 4401 once the session has ended, 4403 for those who may not be there (any more), 4404 where
there is no such room or story, 4409 for the story of a game that is not over, 4429 for too many
sockets or for saying too much. Before that comes a `problem` that says why. After 4429, and after
any code not named here, a client opens it again a moment later, with `after`, the version it has,
and `game`, of which game that is, and misses nothing. 4503 with the reason `draining` says that
this server is about to end and others go on: the client does the same at once, and need show
nobody."""

PING = Ping.__name__
PARAMETERS = {"code": {"description": "The room's code, in capital or small letters."}}
TICKET = {"ticket": {"type": "string", "description": "Opens one socket, once."}}
ROOM_QUERY = {
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
    **TICKET,
}
HEADERS = {
    "Authorization": {"type": "string", "description": "Bearer and the token."},
    "Accept-Language": {
        "type": "string",
        "description": "The language that problems are told in.",
    },
}


def document() -> Schema:
    in_a_room = _named(get_args(RoomMessage))
    own = _named((*get_args(PersonMessage), *(topic.message for topic in topics)))
    story = _named((*(topic.message for topic in stories), *get_args(StoryMessage)))
    messages = {**in_a_room, **own, **story, **_named([Ping])}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Dixit, live", "version": "1", "description": _unwrapped(DESCRIPTION)},
        "defaultContentType": "application/json",
        "channels": {
            "room": {
                "address": "/ws/rooms/{code}",
                "parameters": PARAMETERS,
                **_channel(in_a_room, ROOM_QUERY),
            },
            "me": {"address": "/ws/me", **_channel(own, TICKET)},
            "story": {
                "address": "/ws/games/{game}/story",
                "parameters": {"game": {"description": "The id of a game that is over."}},
                **_channel(story, TICKET),
            },
        },
        "operations": {
            "tell_room": _operation("send", "room", "What is new in the room.", in_a_room),
            "ask_room": _operation("receive", "room", "All that a client says here.", [PING]),
            "tell_me": _operation("send", "me", "What concerns you on any page.", own),
            "ask_me": _operation("receive", "me", "All that a client says here.", [PING]),
            "tell_story": _operation("send", "story", "How the story stands.", story),
            "ask_story": _operation("receive", "story", "All that a client says here.", [PING]),
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


def _named(kinds: Iterable[Any]) -> dict[str, Any]:
    return {kind.__name__: kind for kind in kinds}


def _channel(messages: Iterable[str], query: Schema) -> Schema:
    return {
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*messages, PING)},
        "bindings": {
            "ws": {
                "method": "GET",
                "query": {"type": "object", "properties": query},
                "headers": {"type": "object", "properties": HEADERS},
            }
        },
    }


def _operation(action: str, channel: str, summary: str, messages: Iterable[str]) -> Schema:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in messages],
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
    found = with_codes(found)
    while missing := set(_references(found)) - found.keys():
        found.update({name: known_as(name) for name in missing})
    plain = {name: _without_discriminators(schema) for name, schema in found.items()}
    return _with_named_choices(plain)


def _with_named_choices(schemas: Mapping[str, Schema]) -> dict[str, Schema]:
    """The schemas, with each choice of words below a field as one of its own.

    Generators name types after such schemas, and number all others.
    """
    named: dict[str, Schema] = {}

    def moved(part: Any, name: str) -> Any:
        match part:
            case {"anyOf": [*several], **rest} if all("enum" in one for one in several):
                words = {word for one in several for word in one["enum"]}
                return moved({**rest, "type": "string", "enum": sorted(words)}, name)
            case {"enum": [only], **rest}:
                return {**rest, "const": only}
            case {"enum": [*_]}:
                named[name] = {"title": name, **part}
                return {"$ref": REF.format(name=name)}
            case dict():
                return {key: moved(value, name) for key, value in part.items()}
            case list():
                return [moved(value, name) for value in part]
            case _:
                return part

    for name, schema in schemas.items():
        fields = schema.get("properties", {})
        named[name] = schema
        if fields:
            fields = {field: moved(fields[field], name + _capitals(field)) for field in fields}
            named[name] = {**schema, "properties": fields}
    return named


def _capitals(field: str) -> str:
    """The name of a field as a part of a type's name."""
    return "".join(map(str.capitalize, field.split("_")))


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
