"""A push service on this machine, and a browser that reads what comes by it."""

import os
import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from reminders.encryption import POINT, point
from reminders.vapid import encoded, raw

SALT = 16
BEFORE_KEY = SALT + 4 + 1

A_SUBSCRIPTION = {
    "endpoint": "https://fcm.googleapis.com/send/a-browser",
    "p256dh": encoded(raw(ec.derive_private_key(7, ec.SECP256R1()).public_key())),
    "auth": "A" * 22,
}
"""The subscription of a browser at a service that the server knows."""


class Posted(NamedTuple):
    path: str
    headers: Mapping[str, str]
    body: bytes


class PushService:
    """Keeps what is posted to it, and answers with the status that a test wants."""

    def __init__(self, url: str, posted: list[Posted]) -> None:
        self.url = url
        self.posted = posted
        self.status = 201
        self.retry_after: str | None = None


@contextmanager
def push_service() -> Iterator[PushService]:
    posted: list[Posted] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            posted.append(Posted(self.path, dict(self.headers), body))
            self.send_response(service.status)
            if service.retry_after is not None:
                self.send_header("Retry-After", service.retry_after)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://127.0.0.1:{server.server_port}", posted)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()


class SubscribedBrowser:
    """A browser with keys of its own, as its maker's service knows it by an address."""

    def __init__(self, service: PushService, name: str = "phone") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self._service = service
        self.path = f"/send/{name}"

    @property
    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self._service.url + self.path,
            "p256dh": encoded(raw(self._key.public_key())),
            "auth": encoded(self._secret),
        }

    @property
    def messages(self) -> list[Any]:
        """All that came for this browser, decrypted."""
        return [self._read(one.body) for one in self._service.posted if one.path == self.path]

    def _read(self, body: bytes) -> Any:
        salt, sender = body[:SALT], body[BEFORE_KEY : BEFORE_KEY + POINT]
        shared = self._key.exchange(ec.ECDH(), point(sender))
        info = b"WebPush: info\0" + raw(self._key.public_key()) + sender
        material = _derived(shared, self._secret, info, 32)
        key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, body[BEFORE_KEY + POINT :], None)
        return msgspec.json.decode(text.rstrip(b"\0").removesuffix(b"\x02"))


def _derived(material: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(material)


def claims_of(posted: Posted) -> Any:
    """The claims of the sender in the token of a message."""
    token = posted.headers["Authorization"].removeprefix("vapid t=").split(",")[0]
    part = token.split(".")[1]
    return msgspec.json.decode(urlsafe_b64decode(part + "=" * (-len(part) % 4)))
