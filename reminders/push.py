"""Hands messages to push services, which keep them until the browser is there."""

import logging
import re
from fnmatch import fnmatchcase
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from django.conf import settings

from reminders.encryption import encrypt
from reminders.vapid import authorization

PATIENCE = 5.0
GONE = (404, 410)
VISIBLE = re.compile("[!-~]+")
"""The letters of ASCII that leave a mark: nothing else goes into a request."""

log = logging.getLogger(__name__)

Outcome = Literal["sent", "gone", "failed"]


class Subscription(NamedTuple):
    endpoint: str
    key: bytes
    secret: bytes


def is_known_service(endpoint: str) -> bool:
    """True for an address at one of settings.PUSH_SERVICES, so that none leads elsewhere."""
    if not VISIBLE.fullmatch(endpoint):
        return False
    try:
        parts = urlsplit(endpoint)
    except ValueError:  # half an IPv6 address
        return False
    origin = f"{parts.scheme}://{parts.netloc}"
    return any(fnmatchcase(origin, service) for service in settings.PUSH_SERVICES)


def send(to: Subscription, message: bytes, seconds: int) -> Outcome:
    """Sends a message that is worth nothing after so many seconds; waits for the service."""
    if not is_known_service(to.endpoint):
        return "gone"
    headers = {
        "Authorization": authorization(to.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(seconds),
        "Urgency": "normal",
    }
    try:
        status = _post(to.endpoint, encrypt(message, to.key, to.secret), headers)
    except (OSError, HTTPException) as error:
        log.warning("a push service is out of reach: %s", type(error).__name__)
        return "failed"
    except ValueError:  # a name that no machine can have
        return "gone"
    if status in GONE:
        return "gone"
    if status >= 300:  # noqa: PLR2004 (redirects are not followed)
        log.warning("a push service answered %d", status)
        return "failed"
    return "sent"


def _post(endpoint: str, body: bytes, headers: dict[str, str]) -> int:
    parts = urlsplit(endpoint)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE)
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path or "/", body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
