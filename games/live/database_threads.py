"""Threads that wait for the database, so that the event loop need not."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from django.db import Error as DatabaseError
from django.db import close_old_connections, connections

from web.redis import REDIS_ERRORS

STORAGE_ERRORS = (DatabaseError, *REDIS_ERRORS, OSError)
"""Errors of PostgreSQL or Redis being away: logged, and made up for by the reconciliation."""

Given = ParamSpec("Given")
Result = TypeVar("Result")


class DatabaseThreads:
    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="live")

    async def run(
        self, function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        """Calls a function that waits, on a thread that keeps its connection to the database."""
        call = partial(on_usable_connection, function, *args, **kwargs)
        return await asyncio.get_running_loop().run_in_executor(self._pool, call)

    async def close(self) -> None:
        await self.run(connections.close_all)
        self._pool.shutdown(wait=False)


def on_usable_connection(
    function: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
) -> Result:
    """Calls the function after closing a connection of this thread that has broken or aged."""
    close_old_connections()
    return function(*args, **kwargs)
