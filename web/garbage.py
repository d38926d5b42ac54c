"""Python's search for garbage that refers to itself, with less to look at and less often.

A full search looks at every object of the process, and nobody is served meanwhile. What a server
has loaded by its start stays to its end, so it is set aside. And what one round through all rooms
needs for a moment is let go without any search, unless one comes in between: that takes all it
finds for lasting, and so brings the next full search nearer.
"""

import gc

NEW_OBJECTS = 20_000
"""The objects, some megabytes, that have to be new before there is a search; Python takes 700."""


def search_less_for_garbage() -> None:
    """Sets aside what is there now, and searches the rest more seldom from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, *gc.get_threshold()[1:])
