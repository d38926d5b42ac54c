"""The search for garbage of a server: it is made seldom, and finds what there is."""

import subprocess
import sys

AFTERWARDS = """
import gc, weakref
from web.garbage import NEW_OBJECTS, search_less_for_garbage

class Ring:
    def __init__(self):
        self.itself = self

began = len(gc.get_objects())
search_less_for_garbage()
assert gc.get_freeze_count() > began / 2, gc.get_freeze_count()
assert len(gc.get_objects()) < began / 10, len(gc.get_objects())

searches = []
gc.callbacks.append(lambda phase, facts: searches.append(phase))
last = weakref.ref(Ring())
held = [[] for _ in range(NEW_OBJECTS // 2)]
assert not searches and last() is not None
held += [[] for _ in range(NEW_OBJECTS)]
assert searches and last() is None
"""


def test_what_is_there_at_the_start_is_set_aside_and_rings_are_found_later() -> None:
    subprocess.run([sys.executable, "-c", AFTERWARDS], check=True)
