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

STEPS: Steps = {}
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
    for step in steps[type][version - 1 :]:
        fields = step(fields)
    return _decoder.decode(_encoder.encode(fields))
