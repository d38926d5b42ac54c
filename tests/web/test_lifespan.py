"""The beginning and the end of a server process."""

import asyncio
from typing import Any

from web.lifespan import Lifespan


def test_what_is_opened_at_the_start_is_closed_before_the_end() -> None:
    coming = iter([{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}])
    happened: list[str] = []

    async def receive() -> dict[str, Any]:
        return next(coming)

    async def send(message: Any) -> None:
        happened.append(message["type"])

    async def close() -> None:
        happened.append("closed")

    async def open_up() -> None:
        happened.append("opened")

    lifespan = Lifespan(close, opening=[open_up])
    asyncio.run(lifespan({"type": "lifespan"}, receive, send))
    assert happened == [
        "opened",
        "lifespan.startup.complete",
        "closed",
        "lifespan.shutdown.complete",
    ]
