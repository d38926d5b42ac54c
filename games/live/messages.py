"""The messages of a socket. docs/asyncapi.yaml describes these types to clients."""

from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

import msgspec
from msgspec import Meta

from accounts.people import PersonSeen
from accounts.topics import TopicNow
from games.live.turns import Turns
from games.reactions import ReactionShown
from games.serializers.events import EventLine
from games.serializers.games import VIEW
from games.serializers.rooms import RoomSeen
from web.endpoint import encode
from web.problems import Problem
from web.schema import schema_of

LINES = {"type": "array", "items": schema_of(EventLine)}


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    pass


class GameNow(Message, frozen=True, kw_only=True, tag="game"):
    """The game as you may see it, on connecting and after whatever happens in it."""

    id: UUID
    version: int
    """Greater than that of the game's last message on this socket."""
    now: datetime
    """The server's time."""
    seconds_left: float | None
    """Seconds until the phase ends; null, if it has no deadline."""
    happened: Annotated[msgspec.Raw, Meta(extra_json_schema=LINES)]
    """The events since the last message, or since the version that you gave on connecting."""
    game: Annotated[msgspec.Raw, Meta(extra_json_schema=VIEW)]
    """The answer of `GET /games/{id}` at this version, to you or to those who sat there."""


class RoomNow(Message, frozen=True, kw_only=True, tag="room"):
    """The room, its game and the people in it, on connecting and whenever that changes."""

    room: RoomSeen


class Here(Message, frozen=True, kw_only=True, tag="here"):
    """The people who have the room open somewhere, each of them once."""

    people: list[PersonSeen]


class Hurry(Message, frozen=True, kw_only=True, tag="hurry"):
    """The phase will be over soon."""

    id: UUID
    version: int
    now: datetime
    seconds_left: float


class Heartbeat(Message, frozen=True, kw_only=True, tag="heartbeat"):
    """Every ten seconds or so: the socket is well, and this is where the game stands."""

    id: UUID
    version: int
    now: datetime
    seconds_left: float | None


class PersonHeartbeat(Message, frozen=True, kw_only=True, tag="heartbeat"):
    """Nothing has happened for a while, and the socket is well."""

    now: datetime


class Refusal(Message, frozen=True, kw_only=True, tag="problem"):
    """The reason why a message of yours is refused, or why the socket is about to be closed."""

    problem: Problem


class Pong(Message, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping."""

    now: datetime


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a client may say here: moves go over HTTP."""

    type: Literal["ping"]


RoomMessage = GameNow | RoomNow | Here | Hurry | Heartbeat | ReactionShown | Refusal | Pong
"""All that a socket in a room may say."""
PersonMessage = Turns | PersonHeartbeat | Refusal | Pong
"""All that a person's own socket may say, besides the topics of other apps."""
StoryMessage = PersonHeartbeat | Refusal | Pong
"""All that a socket at a story may say, besides how the story stands."""
ServerMessage = RoomMessage | PersonMessage | StoryMessage


def to_json(message: ServerMessage | TopicNow) -> str:
    return encode(message).decode()
