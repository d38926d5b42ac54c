"""The pictures of cards that a page of the client has in it before its scripts are there."""

import re
from collections.abc import Callable

from django.utils.html import format_html_join

from web.hooks import Hook

PLACE = re.compile(rb'data-card="([^"]+)"')
"""The attribute by which a built page names the card of a picture."""

first_pictures: Hook[Callable[[str], dict[str, str]]] = Hook()
"""Functions of a card's name: the attributes of its picture, in the caller's language."""


def with_pictures(page: bytes) -> bytes:
    """The page with the attributes of all pictures that it names cards for."""
    return PLACE.sub(lambda place: _attributes(place[1].decode()).encode(), page)


def _attributes(card: str) -> str:
    found = {name: value for make in first_pictures for name, value in make(card).items()}
    return format_html_join(" ", '{}="{}"', found.items())
