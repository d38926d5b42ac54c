"""A client of a socket that checks what it hears.

Messages must have their documented form, and names come before whoever they belong to.
"""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

PATIENCE = 10.0

Message = dict[str, Any]


def documented(channel: str) -> Draft202012Validator:
    """The validator of the messages of a channel in docs/asyncapi.yaml."""
    document = yaml.safe_load(Path("docs/asyncapi.yaml").read_text())
    told = document["operations"][f"tell_{channel}"]["messages"]
    names = [message["$ref"].rpartition("/")[2] for message in told]
    anything = [{"$ref": f"#/components/schemas/{name}"} for name in names]
    return Draft202012Validator({"anyOf": anything, "components": document["components"]})


DOCUMENTED = {channel: documented(channel) for channel in ("room", "me", "story")}


ID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")


def people_in(told: Any) -> set[str]:
    """The ids of people wherever they stand in views and events."""
    match told:
        case dict():
            of_people = {key: value for key, value in told.items() if key != "performance"}
            return people_in([*of_people.keys(), *of_people.values()])
        case list():
            return set().union(*map(people_in, told))
        case str() if ID.fullmatch(told):
            return {told}
        case _:
            return set()


class Watcher:
    """A client with a socket, which keeps every message in order and checks its form."""

    def __init__(self, connection: ClientConnection, channel: str = "room") -> None:
        self.connection = connection
        self.channel = channel
        self.told: list[Message] = []

    def hear(self, patience: float = PATIENCE) -> Message:
        message: Message = json.loads(self.connection.recv(patience))
        DOCUMENTED[self.channel].validate(message)
        self.told.append(message)
        if message["type"] == "game":
            assert people_in([message["game"], message["happened"]]) <= self._named
        return message

    def until(self, wanted: Callable[[Message], bool], patience: float = PATIENCE) -> Message:
        """The first wanted message of those not heard yet."""
        end = time.monotonic() + patience
        while True:
            message = self.hear(end - time.monotonic())
            if wanted(message):
                return message

    def until_type(self, kind: str, patience: float = PATIENCE) -> Message:
        return self.until(lambda message: message["type"] == kind, patience)

    def until_version(self, version: int, patience: float = PATIENCE) -> Message:
        return self.until(lambda m: m["type"] == "game" and m["version"] >= version, patience)

    def until_closed(self, patience: float = PATIENCE) -> tuple[int, str]:
        """The code and the reason with which the server closes the socket."""
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                self.hear(patience)
        assert closed.value.rcvd
        return closed.value.rcvd.code, closed.value.rcvd.reason

    @property
    def _named(self) -> set[str]:
        """The people in the book that came with the newest room."""
        rooms = [message["room"] for message in self.told if message["type"] == "room"]
        return {person["id"] for person in rooms[-1]["game"]["people"]}

    @property
    def games(self) -> list[Message]:
        return [message for message in self.told if message["type"] == "game"]
