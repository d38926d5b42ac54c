"""The finished games that sockets of one process have open, and the reading of what is new in them.

Like the hub this belongs to the event loop. Many may have a game open: it is read once for all of
them who are shown the same.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from uuid import UUID

from accounts.topics import TopicNow
from games.finished_games import Reader, stories
from games.live.announcement_receiver import AnnouncementReceiver
from games.live.database_threads import STORAGE_ERRORS, DatabaseThreads
from games.live.subscriber import Subscriber
from games.live.topics import FollowedTopics
from games.store import GameNotFound
from web.clock import clock

PAUSE_SECONDS = 0.1
"""The pause after a reading, in which more may become stale for the next one."""

log = logging.getLogger(__name__)


class LiveReader(FollowedTopics):
    """All sockets of this process by which one person, or nobody in particular, reads a story."""

    def __init__(self, reader: Reader) -> None:
        super().__init__()
        self.reader = reader


class LiveStories:
    def __init__(self, database: DatabaseThreads, receiver: AnnouncementReceiver) -> None:
        self._database = database
        self._receiver = receiver
        self._readers: dict[Reader, LiveReader] = {}
        self._of_game: defaultdict[UUID, set[Reader]] = defaultdict(set)
        self._stale: set[UUID] = set()
        """The games that are to be read."""
        self._became_stale = asyncio.Event()

    @property
    def here(self) -> list[LiveReader]:
        return list(self._readers.values())

    def enter(self, who: Reader, subscriber: Subscriber) -> LiveReader:
        reader = self._readers.setdefault(who, LiveReader(who))
        reader.add(subscriber)
        if who.game not in self._of_game:
            self._receiver.follow_story(who.game)
        self._of_game[who.game].add(who)
        self.mark_stale([who.game])
        return reader

    def leave(self, reader: LiveReader, subscriber: Subscriber) -> None:
        reader.remove(subscriber)
        if reader.subscribers:
            return
        del self._readers[reader.reader]
        game = reader.reader.game
        self._of_game[game].discard(reader.reader)
        if not self._of_game[game]:
            del self._of_game[game]
            self._receiver.unfollow_story(game)

    def mark_stale(self, games: Iterable[UUID]) -> None:
        if here := self._of_game.keys() & set(games):
            self._stale |= here
            self._became_stale.set()

    async def read_forever(self) -> None:
        """Reads whatever is marked as stale, whenever something is."""
        while True:
            await self._became_stale.wait()
            self._became_stale.clear()
            stale, self._stale = self._stale, set()
            await self._read(stale)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _read(self, games: Collection[UUID]) -> None:
        readers = {who for game in games for who in self._of_game.get(game, ())}
        try:
            for topic in stories:
                found = await self._database.run(topic.read, readers, clock.now())
                self._apply(topic.name, found)
        except STORAGE_ERRORS as error:
            log.warning("could not read how %s stories stand: %s", len(games), error)
            self._stale |= set(games)  # for the next reconciliation
        except Exception:
            log.exception("could not read how %s stories stand", len(games))

    def _apply(self, topic: str, found: Mapping[Reader, TopicNow | Exception]) -> None:
        for who, told in found.items():
            reader = self._readers.get(who)
            if reader is None:
                continue
            if isinstance(told, Exception):
                reader.close_sockets(lambda _: True, told)
            else:
                reader.apply(topic, told)


def refuse_unless_open(who: Reader) -> None:
    """Raises what HTTP would answer where they may not read the story."""
    for topic in stories:
        told = topic.read([who], clock.now()).get(who, GameNotFound(who.game))
        if isinstance(told, Exception):
            raise told
