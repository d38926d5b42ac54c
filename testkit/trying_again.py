"""Trying again what fails for a moment only."""

from collections.abc import Callable

TRIES = 5


def try_again_after(passing: type[Exception], do: Callable[[], None]) -> None:
    """Does it again after such an error, or one of Django's by such a cause, some times at most."""
    for tries_left in reversed(range(TRIES)):
        try:
            do()
            break
        except Exception as error:
            if not (tries_left and isinstance(error.__cause__ or error, passing)):
                raise
