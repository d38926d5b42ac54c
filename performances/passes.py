"""Passes: what an address of a recording says, sealed, so that nobody but the server can read it.

All passes are as long as each other and have nothing in common that could be compared: whoever has
one learns neither whom it was handed out to nor when, and can make no other of it.
"""

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from datetime import datetime
from struct import Struct
from typing import Literal, NamedTuple, get_args
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from django.utils import timezone
from django.utils.crypto import salted_hmac

Reason = Literal["maker", "table", "moderator"]
"""Why somebody may play a recording: they made it, see the clue, or moderate."""

REASONS: tuple[Reason, ...] = get_args(Reason)
NOBODY = UUID(int=0)
CONTENT = Struct("!16s16sBd")
NONCE = 12


class Pass(NamedTuple):
    recording: UUID
    person: UUID | None
    """The one to whom it was handed out; none is whoever has not signed in."""
    reason: Reason
    until: datetime


class NoPass(Exception):
    """Raised for what this server has not sealed."""


class PassEnded(Exception):
    """Raised for a pass whose time is over."""


def sealed(given: Pass) -> str:
    content = CONTENT.pack(
        given.recording.bytes,
        (given.person or NOBODY).bytes,
        REASONS.index(given.reason),
        given.until.timestamp(),
    )
    nonce = os.urandom(NONCE)
    return urlsafe_b64encode(nonce + _cipher().encrypt(nonce, content, None)).decode()


def unsealed(text: str) -> Pass:
    """The pass, if it was sealed here and its time is not over."""
    recording, person, reason, until = CONTENT.unpack(_content(text))
    if until <= timezone.now().timestamp():
        raise PassEnded
    given_to = UUID(bytes=person)
    return Pass(
        UUID(bytes=recording),
        None if given_to == NOBODY else given_to,
        REASONS[reason],
        datetime.fromtimestamp(until, timezone.get_default_timezone()),
    )


def _content(text: str) -> bytes:
    try:
        whole = urlsafe_b64decode(text)
    except (ValueError, NotBase64):
        raise NoPass from None
    if urlsafe_b64encode(whole).decode() != text:  # what is read leniently is no pass either
        raise NoPass
    try:
        return _cipher().decrypt(whole[:NONCE], whole[NONCE:], None)
    except (ValueError, InvalidTag):
        raise NoPass from None


def _cipher() -> AESGCM:
    return AESGCM(salted_hmac(__name__, "the key of passes", algorithm="sha256").digest())
