"""Encodes events for the database, and decodes payloads of any version.

When the shape of an event changes, a step is added that turns the old payload into the new one.
Rows are never rewritten: an old payload goes through all later steps each time it is read.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, get_args

import msgspec

from games.rules.events import AnyEvent


class FromNewerVersion(Exception):
    """Raised for an event that only a later version of this server understands.

    While servers are replaced one by one, two versions work on the same games. The earlier one then
    leaves such a game to the later one; it can't have guessed what the event means.
    """


Step = Callable[[dict[str, Any]], dict[str, Any]]
Steps = Mapping[str, Sequence[Step]]


def _points_name_what_they_are_for(fields: dict[str, Any]) -> dict[str, Any]:
    """Points for a clue that nobody found were once counted among those for finding."""
    if fields["outcome"] != "nobody":
        return fields
    points = {
        player: {**made, "found": 0, "nobody_found": made["found"]}
        for player, made in fields["points"].items()
    }
    return {**fields, "points": points}


STEPS: Steps = {"turn_scored": (_points_name_what_they_are_for,)}
"""The steps for each type of event: from version 1 to 2, from 2 to 3, and so on."""

_KNOWN = {str(event.__struct_config__.tag) for event in get_args(AnyEvent)} | {*STEPS}

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def version_of(event: AnyEvent) -> int:
    return newest_version(str(event.__struct_config__.tag))


def newest_version(type: str) -> int:
    return _newest(type, STEPS)


def _newest(type: str, steps: Steps) -> int:
    return len(steps.get(type, ())) + 1


def encode(events: Sequence[AnyEvent]) -> str:
    return _encoder.encode(events).decode()


def decode(payload: str, type: str, version: int, steps: Steps = STEPS) -> AnyEvent:
    newest = _newest(type, steps)
    if version > newest or type not in _KNOWN:
        raise FromNewerVersion(type, version)
    if version == newest:
        return _decoder.decode(payload)
    fields = msgspec.json.decode(payload, type=dict[str, Any])
    return _decoder.decode(_encoder.encode(brought_up(fields, type, version, steps)))


def brought_up(
    fields: dict[str, Any], type: str, version: int, steps: Steps = STEPS
) -> dict[str, Any]:
    """The payload of an event of some version in the shape of today."""
    for step in steps.get(type, ())[version - 1 :]:
        fields = step(fields)
    return fields
