"""The beginning and the end of a server process."""

import asyncio
from typing import Any

from web.lifespan import Lifespan


def test_the_server_may_start_and_whatever_is_open_is_closed_before_it_stops() -> None:
    coming = iter([{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}])
    happened: list[str] = []

    async def receive() -> dict[str, Any]:
        return next(coming)

    async def send(message: Any) -> None:
        happened.append(message["type"])

    async def close() -> None:
        happened.append("closed")

    asyncio.run(Lifespan(close)({"type": "lifespan"}, receive, send))
    assert happened == ["lifespan.startup.complete", "closed", "lifespan.shutdown.complete"]
