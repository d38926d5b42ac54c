"""A person as one process knows them who has sockets of their own open there."""

from uuid import UUID

from games.live.topics import FollowedTopics


class LivePerson(FollowedTopics):
    def __init__(self, id: UUID) -> None:
        super().__init__()
        self.id = id
        self.games: frozenset[UUID] = frozenset()
        """The games that are followed for this person, since they may come to wait for them."""
