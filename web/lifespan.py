"""The end of a server: closes what has to be closed before."""

from collections.abc import Awaitable, Callable
from typing import Any

from web.wsgi_bridge import Receive, Scope, Send

Close = Callable[[], Awaitable[None]]


class Lifespan:
    """Handles the lifespan events of ASGI: start and end of the server."""

    def __init__(self, *closing: Close) -> None:
        self._closing = closing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: Any = None
        while kind != "lifespan.shutdown":
            kind = (await receive())["type"]
            if kind == "lifespan.shutdown":
                for close in self._closing:
                    await close()
            await send({"type": f"{kind}.complete"})
