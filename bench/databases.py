"""Databases to measure in, each with a thread that stays connected to it."""

import os
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar
from urllib.parse import urlsplit, urlunsplit

import psycopg
from django.core.management import call_command
from django.db import connection
from psycopg import sql

Given = ParamSpec("Given")
Result = TypeVar("Result")


class Database:
    """A migrated database that is dropped afterwards."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.url = urlunsplit(urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}"))
        self._thread = ThreadPoolExecutor(1, initializer=self._select)

    def do(
        self, what: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Result:
        return self.begin(what, *args, **kwargs).result()

    def begin(
        self, what: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs
    ) -> Future[Result]:
        return self._thread.submit(what, *args, **kwargs)

    def close(self) -> None:
        self.do(lambda: connection.close())  # noqa: PLW0108 (each thread has its own)
        self._thread.shutdown()

    def _select(self) -> None:
        connection.settings_dict = {**connection.settings_dict, "NAME": self.name}


@contextmanager
def new_database() -> Iterator[Database]:
    name = f"bench_{uuid.uuid4().hex[:12]}"
    with psycopg.connect(os.environ["DATABASE_URL"], autocommit=True) as server:
        server.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        new = Database(name)
        try:
            new.do(call_command, "migrate", verbosity=0)
            yield new
        finally:
            new.close()
            server.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))
