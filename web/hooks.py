"""Hooks: how an app gives those above it a say without knowing them.

The lower app declares a hook and uses whatever has been registered with it:

    name_checks: Hook[Callable[[UUID, str], None]] = Hook()

    for check in name_checks:
        check(account_id, name)

An app above registers what it has to say, in a module whose name ends in `_hooks` and tells where
its hooks belong: `account_hooks`, `game_hooks`, `health_hooks` ...

    @name_checks.register
    def no_unwelcome_name(account_id: UUID, name: str) -> None: ...

What is registered comes in one order: app by app as in INSTALLED_APPS, within an app module by
module in alphabetical order, within a module from top to bottom. A hook says where it matters.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pkgutil import iter_modules
from typing import Generic, TypeVar

from django.apps import AppConfig

ENDING = "_hooks"

Registered = TypeVar("Registered")


class Hook(Generic[Registered]):
    """All that apps have registered for one purpose: mostly functions of one type."""

    def __init__(self) -> None:
        self._registered: tuple[Registered, ...] = ()

    def register(self, one: Registered) -> Registered:
        """Adds a function or another value, and gives it back, so that it serves as a decorator."""
        self._registered += (one,)
        return one

    def __iter__(self) -> Iterator[Registered]:
        return iter(self._registered)

    @contextmanager
    def only(self, *these: Registered) -> Iterator[None]:
        """Puts these in the place of all that is registered, for the length of a test."""
        before, self._registered = self._registered, these
        try:
            yield
        finally:
            self._registered = before


def load_hooks(app: AppConfig) -> None:
    """Imports the app's modules of hooks. Each app calls this when all models are there."""
    for module in iter_modules([app.path], f"{app.name}."):
        if module.name.endswith(ENDING):
            import_module(module.name)
