"""The beginning and the end of a server process."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from web.wsgi_bridge import Receive, Scope, Send

Step = Callable[[], Awaitable[None]]


class Lifespan:
    """Handles the lifespan events of ASGI: opens at the start, and closes before the end."""

    def __init__(self, *closing: Step, opening: Iterable[Step] = ()) -> None:
        self._steps = {"lifespan.startup": tuple(opening), "lifespan.shutdown": closing}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: Any = None
        while kind != "lifespan.shutdown":
            kind = (await receive())["type"]
            for step in self._steps[kind]:
                await step()
            await send({"type": f"{kind}.complete"})
