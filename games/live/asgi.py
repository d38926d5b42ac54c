"""All sockets of a process, as an ASGI application."""

import asyncio
from typing import Any, cast

from channels.routing import URLRouter
from django.urls import path, re_path

from games.live.door import KnownOrigins
from games.live.hub import Hub
from games.live.rounds import go_round
from games.live.socket import NoSuchSocket, RoomSocket

ROUTES: Any = [
    path("ws/rooms/<slug:code>", cast("Any", RoomSocket.as_asgi())),
    re_path("", cast("Any", NoSuchSocket.as_asgi())),
]


class Sockets:
    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._hub: Hub | None = None
        self._routes = KnownOrigins(URLRouter(ROUTES))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if self._hub is None:  # it needs the event loop that sockets live on
            self._hub = Hub(self._threads)
            self._rounds = asyncio.create_task(go_round(self._hub))
        with_hub: Any = {**scope, "hub": self._hub}
        await self._routes(with_hub, receive, send)

    async def close(self) -> None:
        if self._hub:
            self._rounds.cancel()
            await self._hub.close()
