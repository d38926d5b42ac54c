"""The people whose own sockets one process holds, and the reading of what has changed for them.

Like the hub this belongs to the event loop. What becomes stale while something is read waits for
the next reading, and one query answers for all people for whom a topic has become stale by then.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from uuid import UUID

from accounts.topics import topics
from games.announce import TURNS
from games.live.announcement_receiver import AnnouncementReceiver
from games.live.database_threads import STORAGE_ERRORS, DatabaseThreads
from games.live.person import LivePerson
from games.live.subscriber import Subscriber
from games.live.turns import Turns, read_seats
from web.clock import clock

PAUSE_SECONDS = 0.1
"""The pause after a reading, in which more may become stale for the next one."""

log = logging.getLogger(__name__)


class LivePeople:
    def __init__(self, database: DatabaseThreads, receiver: AnnouncementReceiver) -> None:
        self._database = database
        self._receiver = receiver
        self._people: dict[UUID, LivePerson] = {}
        self._readers = {TURNS: self._read_turns, **{t.name: self._read_topic for t in topics}}
        self._topics = {topic.name: topic for topic in topics}
        self._followers: defaultdict[UUID, set[UUID]] = defaultdict(set)
        """The people for whom each game is followed."""
        self._stale: defaultdict[str, set[UUID]] = defaultdict(set)
        """The people for whom each topic is to be read."""
        self._became_stale = asyncio.Event()

    @property
    def here(self) -> list[LivePerson]:
        return list(self._people.values())

    def enter(self, subscriber: Subscriber) -> LivePerson:
        person = self._people.setdefault(subscriber.person, LivePerson(subscriber.person))
        person.add(subscriber)
        self.mark_all_stale([person.id])
        return person

    def leave(self, person: LivePerson, subscriber: Subscriber) -> None:
        person.remove(subscriber)
        if not person.subscribers:
            del self._people[person.id]
            self._follow(person, frozenset())

    def mark_stale(self, topic: str, people: Iterable[UUID]) -> None:
        here = self._people.keys() & set(people)
        if here and topic in self._readers:
            self._stale[topic] |= here
            self._became_stale.set()

    def mark_all_stale(self, people: Sequence[UUID]) -> None:
        for topic in self._readers:
            self.mark_stale(topic, people)

    def mark_moved(self, game: UUID) -> None:
        """Has the turns read anew of all for whom the game may wait now, or no longer."""
        self.mark_stale(TURNS, self._followers.get(game, ()))

    async def read_forever(self) -> None:
        """Reads whatever is marked as stale, whenever something is."""
        while True:
            await self._became_stale.wait()
            self._became_stale.clear()
            stale, self._stale = self._stale, defaultdict(set)
            for topic in self._readers:
                if people := stale[topic]:
                    await self._read(topic, people)
            await asyncio.sleep(PAUSE_SECONDS)

    async def _read(self, topic: str, people: set[UUID]) -> None:
        try:
            await self._readers[topic](topic, people)
        except STORAGE_ERRORS as error:
            log.warning("could not read the %s of %s people: %s", topic, len(people), error)
            self._stale[topic] |= people  # for the next reconciliation
        except Exception:
            log.exception("could not read the %s of %s people", topic, len(people))

    async def _read_topic(self, topic: str, people: set[UUID]) -> None:
        read = self._topics[topic].read
        found = await self._database.run(read, people, clock.now())
        for who, message in found.items():
            if person := self._people.get(who):
                person.apply(topic, message)

    async def _read_turns(self, topic: str, people: set[UUID]) -> None:
        found = await self._database.run(read_seats, people)
        for who, seats in found.items():
            if person := self._people.get(who):
                person.apply(topic, Turns(now=clock.now(), games=seats.waiting))
                self._follow(person, seats.games)

    def _follow(self, person: LivePerson, games: frozenset[UUID]) -> None:
        begun, ended = games - person.games, person.games - games
        person.games = games
        for game in begun:
            self._followers[game].add(person.id)
            self._receiver.watch(game)
        for game in ended:
            self._followers[game].discard(person.id)
            if not self._followers[game]:
                del self._followers[game]
                self._receiver.unwatch(game)
        if begun:  # something may have happened there before it was followed
            self.mark_stale(TURNS, [person.id])
