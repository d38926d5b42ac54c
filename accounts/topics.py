"""Topics of which people are told on any page, over a socket of their own.

An app above registers its topics here, and calls `accounts.announce.announce_stale` whenever one
has changed for somebody. That topic is then read anew for the sockets of that person, which are
told all of it.
"""

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import NamedTuple
from uuid import UUID

import msgspec

from web.hooks import Hook


class TopicNow(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of the messages that tell a topic, each under the topic's name as its tag."""

    now: datetime
    """The server's time."""


class PersonTopic(NamedTuple):
    message: type[TopicNow]
    read: Callable[[Collection[UUID], datetime], Mapping[UUID, TopicNow]]
    """Reads the topic for all these people at that time; nobody is left out."""

    @property
    def name(self) -> str:
        return str(self.message.__struct_config__.tag)


topics: Hook[PersonTopic] = Hook()
