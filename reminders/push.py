"""Hands messages to push services, which keep them until the browser is there."""

import logging
import re
from base64 import urlsafe_b64encode
from datetime import UTC, datetime
from email.message import Message
from email.utils import parsedate_to_datetime
from fnmatch import fnmatchcase
from hmac import digest
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from django.conf import settings

from reminders.encryption import encrypt
from reminders.vapid import authorization

PATIENCE = 5.0
GONE = (404, 410)
TOPIC = 32
"""The letters that the name of a topic may have."""
VISIBLE = re.compile("[!-~]+")
"""The letters of ASCII that leave a mark: nothing else goes into a request."""

log = logging.getLogger(__name__)

Outcome = Literal["sent", "gone", "later", "refused"]


class Answer(NamedTuple):
    """The fate of a message: it may be worth sending it again, a while from now."""

    outcome: Outcome
    wait: float = 0.0
    """The seconds that the service wants to be left alone for."""


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


def send(to: Subscription, message: bytes, seconds: int, about: str) -> Answer:
    """Sends a message that is worth nothing after so many seconds; waits for the service.

    It takes the place of any other about the same that the browser has not yet got.
    """
    if not is_known_service(to.endpoint):
        return Answer("gone")
    headers = {
        "Authorization": authorization(to.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(seconds),
        "Topic": _topic(to, about),
        "Urgency": "normal",
    }
    try:
        return _post(to.endpoint, encrypt(message, to.key, to.secret), headers)
    except (OSError, HTTPException) as error:
        log.warning("a push service is out of reach: %s", type(error).__name__)
        return Answer("later")
    except ValueError:  # a name that no machine can have
        return Answer("gone")


def _topic(to: Subscription, about: str) -> str:
    """A name for what a message is about (RFC 8030, 5.4), which tells the service nothing more."""
    return urlsafe_b64encode(digest(to.secret, about.encode(), "sha256"))[:TOPIC].decode()


def _post(endpoint: str, body: bytes, headers: dict[str, str]) -> Answer:
    parts = urlsplit(endpoint)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.netloc, timeout=PATIENCE)
    try:
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path or "/", body, headers)
        return _answer(connection.getresponse())
    finally:
        connection.close()


def _answer(response: HTTPResponse) -> Answer:
    status = response.status
    if status in GONE:
        return Answer("gone")
    if status < HTTPStatus.MULTIPLE_CHOICES:
        return Answer("sent")
    log.warning("a push service answered %d", status)
    if status == HTTPStatus.TOO_MANY_REQUESTS or status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Answer("later", _seconds(response.headers))
    return Answer("refused")  # redirects are not followed


def _seconds(headers: Message) -> float:
    """The seconds of Retry-After, which may name a time instead; 0 where there is none."""
    told = headers.get("Retry-After", "").strip()
    if told.isdecimal():
        return float(told)
    try:
        moment = parsedate_to_datetime(told)
    except ValueError:
        return 0.0
    there = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return max(0.0, (there - datetime.now(UTC)).total_seconds())
