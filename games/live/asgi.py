"""All sockets of a process, as an ASGI application."""

import asyncio
from typing import Any, cast

from channels.routing import URLRouter
from django.urls import path, re_path

from games.live.consumers import PersonConsumer, RoomConsumer, StoryConsumer, UnknownPathConsumer
from games.live.handshake import KnownOrigins
from games.live.hub import Hub, end_tasks
from games.live.reconcile import reconcile_forever

ROUTES: Any = [
    path("ws/rooms/<slug:code>", cast("Any", RoomConsumer.as_asgi())),
    path("ws/me", cast("Any", PersonConsumer.as_asgi())),
    path("ws/games/<uuid:game_id>/story", cast("Any", StoryConsumer.as_asgi())),
    re_path("", cast("Any", UnknownPathConsumer.as_asgi())),
]


class Sockets:
    """Makes the hub with the first socket, on the event loop that all sockets live on."""

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._hub: Hub | None = None
        self._routes = KnownOrigins(URLRouter(ROUTES))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._hub is None:
            self._hub = Hub(self._threads)
            self._reconciling = asyncio.create_task(reconcile_forever(self._hub))
        with_hub: Any = {**scope, "hub": self._hub}
        await self._routes(with_hub, receive, send)

    async def send_away(self, seconds: float) -> None:
        if self._hub:
            await self._hub.send_away(seconds)

    async def close(self) -> None:
        if self._hub:
            await end_tasks([self._reconciling])
            await self._hub.close()
