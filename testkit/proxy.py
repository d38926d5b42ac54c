"""A proxy in front of several servers: each connection goes to one of those that are ready."""

import asyncio
import random
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Any

LOOK_SECONDS = 0.1
PIECE = 1 << 16
READY = b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"

Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Proxy:
    """Asks its servers now and then whether they are ready, as proxies do.

    While none says so, any will do: what it is short of, it tells those who ask. A connection that
    a server does not take goes to another one.
    """

    def __init__(self, *ports: int, port: int = 0) -> None:
        self.ports = ports
        """The servers' ports, which may be changed at any time."""
        self.port = port
        self._ready: frozenset[int] = frozenset()
        self._up, self._down = Event(), asyncio.Event()
        self._thread = Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        self._thread.start()
        self._up.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._down.set)
        self._thread.join()

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        listener = await asyncio.start_server(self._pass_on, "127.0.0.1", self.port)
        self.port = listener.sockets[0].getsockname()[1]
        await self._look()
        watching = asyncio.create_task(self._look_again_and_again())
        self._up.set()
        await self._down.wait()
        watching.cancel()
        listener.close()

    async def _look_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self._look()

    async def _look(self) -> None:
        ports = self.ports
        answers = await asyncio.gather(*map(_is_ready, ports))
        self._ready = frozenset(port for port, yes in zip(ports, answers, strict=True) if yes)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far = await self._connected()
        if far is None:
            writer.close()
            return
        await _both(_pieces(reader, far[1]), _pieces(far[0], writer))

    async def _connected(self) -> Ends | None:
        for port in self._in_turn():
            with suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    def _in_turn(self) -> list[int]:
        """The servers in an order by chance, those that are ready first."""
        ports = self.ports
        return sorted(ports, key=lambda port: (port not in self._ready, random.random()))


async def _is_ready(port: int) -> bool:
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(1):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(READY)
                return b" 200 " in await reader.readline()
            finally:
                writer.close()
    return False


async def _both(*ways: Coroutine[Any, Any, None]) -> None:
    await asyncio.gather(*ways, return_exceptions=True)


async def _pieces(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
    finally:
        writer.close()


@contextmanager
def proxy_to(ports: Iterable[int], port: int = 0) -> Iterator[Proxy]:
    """A proxy at that port, or at any that is free."""
    proxy = Proxy(*ports, port=port)
    proxy.open()
    try:
        yield proxy
    finally:
        proxy.close()
