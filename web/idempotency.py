"""The Idempotency-Key of a request: its sender's name for it, so that sent twice it counts once.

Headers are named as in WSGI.
"""

import re
from collections.abc import Mapping

from web.refusals import Refused, WebRefusal

HEADER = "HTTP_IDEMPOTENCY_KEY"
KEY = re.compile(r"[\x21-\x7e]{1,200}")


def key_of(headers: Mapping[str, str]) -> str:
    """The key, without which the request is refused."""
    key = headers.get(HEADER, "")
    if not KEY.fullmatch(key):
        raise Refused(WebRefusal.BAD_IDEMPOTENCY_KEY)
    return key


def key_if_any(headers: Mapping[str, str]) -> str | None:
    """The key of a request that may come without one."""
    return key_of(headers) if HEADER in headers else None
