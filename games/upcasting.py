"""Encodes events for the database, and decodes payloads of any version.

When the shape of an event changes, a step is added that turns the old payload into the new one.
Rows are never rewritten: an old payload goes through all later steps each time it is read.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from games.rules.events import AnyEvent

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

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_encoder = msgspec.json.Encoder()


def version_of(event: AnyEvent) -> int:
    return _newest(str(event.__struct_config__.tag), STEPS)


def _newest(type: str, steps: Steps) -> int:
    return len(steps.get(type, ())) + 1


def encode(events: Sequence[AnyEvent]) -> str:
    return _encoder.encode(events).decode()


def decode(payload: str, type: str, version: int, steps: Steps = STEPS) -> AnyEvent:
    if version == _newest(type, steps):
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
