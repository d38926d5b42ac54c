"""Receives announcements, and calls back on the event loop.

This is the only code of sockets that runs on several threads: that of the Redis listener, those
that make moves in this process, and the event loop's own. The handler knows of none but the last.
"""

import asyncio
import threading
from collections.abc import Collection
from typing import NamedTuple, Protocol
from uuid import UUID

import msgspec
from django.db import connections

from accounts.announce import CHANNEL as PEOPLE_CHANNEL
from accounts.announce import Announcement
from games import announce
from games.live import queries
from games.live.cluster_listener import ClusterListener
from games.live.database_threads import STORAGE_ERRORS, on_usable_connection
from games.live.queries import GameUpdate
from games.live.redis_listener import RedisListener
from games.live.room import Topic
from games.rules.state import Table
from games.upcasting import FromNewerVersion
from web.redis import news_url
from web.redis_cluster import is_cluster


class AnnouncementHandler(Protocol):
    """The callbacks of the receiver, each called on the event loop."""

    def on_connected(self) -> None:
        """Redis delivers announcements from now on; earlier ones may have been missed."""

    def on_game_update(self, room_id: UUID, game_id: UUID, update: GameUpdate) -> None:
        """A game has moved on; its updates come in the order of their versions."""

    def on_move(self, game_id: UUID) -> None:
        """There was a move in a game that is watched."""

    def on_stale(self, room_id: UUID, topic: Topic) -> None:
        """A part of the room has changed and is yet to be read."""

    def on_story_stale(self, game_id: UUID) -> None:
        """Something but a move has changed the story of a game that is followed."""

    def on_ephemeral_message(self, room_id: UUID, text: str) -> None:
        """A message, as JSON, is to be shown to whoever is in the room."""

    def on_people_announcement(self, announcement: Announcement) -> None:
        """A session has ended, somebody has another name, or a topic of somebody's has changed."""


class FollowedGame(NamedTuple):
    room: UUID
    id: UUID
    table: Table
    """The newest table that the event loop has, or is about to get."""


class WatchedGame(NamedTuple):
    id: UUID
    version: int
    """The newest version that the event loop has been told of."""
    watchers: int


class AnnouncementReceiver:
    def __init__(self, handler: AnnouncementHandler) -> None:
        self._handler = handler
        self._call_soon = asyncio.get_running_loop().call_soon_threadsafe
        self._rooms: dict[str, UUID] = {}
        self._games: dict[str, FollowedGame] = {}
        """The followed games, each under the name of its channel."""
        self._watched: dict[str, WatchedGame] = {}
        """The games whose moves are reported without being read, each under its channel."""
        self._stories: dict[str, UUID] = {}
        self._lock = threading.Lock()
        """Makes the updates of a game reach the event loop in the order of their versions, and
        guards what is watched."""
        url = news_url()
        self._listener = (ClusterListener if is_cluster(url) else RedisListener)(
            url,
            PEOPLE_CHANNEL,
            on_subscribed=self._on_subscribed,
            on_message=self._on_message,
            on_stopped=connections.close_all,
        )
        announce.listeners.append(self._on_local_move)

    def follow(self, room_id: UUID, game_id: UUID, table: Table) -> None:
        """Listens for the room and its game, of which the event loop has that table."""
        room, game = announce.room_channel(room_id), announce.game_channel(game_id)
        self._rooms[room] = room_id
        with self._lock:
            known = self._games.get(game)
            if known is None or known.table.version < table.version:
                self._games[game] = FollowedGame(room_id, game_id, table)
        self._listener.subscribe(room, game)

    def unfollow_game(self, game_id: UUID) -> None:
        channel = announce.game_channel(game_id)
        with self._lock:
            del self._games[channel]
        if channel not in self._watched:
            self._listener.unsubscribe(channel)

    def watch(self, game_id: UUID) -> None:
        """Listens for moves in the game, until it has been unwatched as often as watched."""
        channel = announce.game_channel(game_id)
        with self._lock:
            known = self._watched.get(channel) or WatchedGame(game_id, 0, watchers=0)
            self._watched[channel] = known._replace(watchers=known.watchers + 1)
        self._listener.subscribe(channel)

    def unwatch(self, game_id: UUID) -> None:
        channel = announce.game_channel(game_id)
        with self._lock:
            known = self._watched.pop(channel)
            if known.watchers > 1:
                self._watched[channel] = known._replace(watchers=known.watchers - 1)
        if channel not in self._watched and channel not in self._games:
            self._listener.unsubscribe(channel)

    def follow_story(self, game_id: UUID) -> None:
        """Listens for whatever changes the story of a game, moves and all."""
        channel = announce.story_channel(game_id)
        self._stories[channel] = game_id
        self._listener.subscribe(channel)
        self.watch(game_id)

    def unfollow_story(self, game_id: UUID) -> None:
        channel = announce.story_channel(game_id)
        del self._stories[channel]
        self._listener.unsubscribe(channel)
        self.unwatch(game_id)

    def unfollow_room(self, room_id: UUID) -> None:
        channel = announce.room_channel(room_id)
        del self._rooms[channel]
        self._listener.unsubscribe(channel)

    def close(self) -> None:
        """Waits until the listener's thread has ended."""
        announce.listeners.remove(self._on_local_move)
        self._listener.close()

    # On the threads that make moves

    def _on_local_move(self, game_id: UUID, version: int) -> None:
        channel = announce.game_channel(game_id)
        self._report_move(channel, version)
        game = self._games.get(channel)
        if game and not self._hand_over_local_moves(channel, game, version):
            self._call_soon(self._handler.on_stale, game.room, "game")

    # On the listener's thread

    def _on_subscribed(self, channels: Collection[str]) -> None:
        if PEOPLE_CHANNEL in channels:
            self._call_soon(self._handler.on_connected)
        else:
            for channel in channels:
                self._on_missed(channel)

    def _on_missed(self, channel: str) -> None:
        """Has read anew whatever messages of the channel may have been about."""
        if watched := self._watched.get(channel):
            self._call_soon(self._handler.on_move, watched.id)
        if game := self._games.get(channel):
            self._call_soon(self._handler.on_stale, game.room, "game")
        elif room_id := self._rooms.get(channel):
            self._call_soon(self._handler.on_stale, room_id, "room")
            self._call_soon(self._handler.on_stale, room_id, "here")
        elif story := self._stories.get(channel):
            self._call_soon(self._handler.on_story_stale, story)

    def _on_message(self, channel: str, payload: bytes) -> None:
        if channel in self._watched:
            self._report_move(channel, int(payload))
        if game := self._games.get(channel):
            self._read_ahead(channel, game, int(payload))
        elif room_id := self._rooms.get(channel):
            self._on_room_message(room_id, payload)
        elif story := self._stories.get(channel):
            self._call_soon(self._handler.on_story_stale, story)
        elif channel == PEOPLE_CHANNEL:
            self._on_people_message(payload)

    def _on_people_message(self, payload: bytes) -> None:
        try:
            announcement: Announcement = msgspec.json.decode(payload, type=Announcement)
        except msgspec.ValidationError:  # of a kind that only later versions know
            return
        self._call_soon(self._handler.on_people_announcement, announcement)

    def _read_ahead(self, channel: str, game: FollowedGame, version: int) -> None:
        """Reads moves of other processes here and now, before the event loop asks for them."""
        if self._hand_over_local_moves(channel, game, version):
            return
        try:
            update = on_usable_connection(queries.read_game, game.id, game.table)
        except (*STORAGE_ERRORS, FromNewerVersion):
            self._call_soon(self._handler.on_stale, game.room, "game")
        else:
            self._hand_over(channel, update)

    def _on_room_message(self, room_id: UUID, payload: bytes) -> None:
        match payload:
            case announce.ROOM_CHANGED:
                self._call_soon(self._handler.on_stale, room_id, "room")
            case announce.PRESENCE_CHANGED:
                self._call_soon(self._handler.on_stale, room_id, "here")
            case _ if payload.startswith(b"{"):  # any other word is of a later version
                self._call_soon(self._handler.on_ephemeral_message, room_id, payload.decode())

    # On either

    def _report_move(self, channel: str, version: int) -> None:
        with self._lock:
            game = self._watched.get(channel)
            is_news = game is not None and game.version < version
            if game and is_news:
                self._watched[channel] = game._replace(version=version)
        if game and is_news:
            self._call_soon(self._handler.on_move, game.id)

    def _hand_over_local_moves(self, channel: str, game: FollowedGame, version: int) -> bool:
        """Returns True if the event loop has that version, or gets it now, without a query."""
        if version <= game.table.version:
            return True
        update = queries.moves_made_here(game.id, game.table, version)
        if update:
            self._hand_over(channel, update)
        return update is not None

    def _hand_over(self, channel: str, update: GameUpdate) -> None:
        with self._lock:
            game = self._games.get(channel)
            if game and game.table.version < update.table.version:
                self._games[channel] = game._replace(table=update.table)
                self._call_soon(self._handler.on_game_update, game.room, game.id, update)
