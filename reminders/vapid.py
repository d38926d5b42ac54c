"""The server's key pair for push services, and the tokens by which they know it (RFC 8292)."""

import time
from base64 import urlsafe_b64encode
from email.utils import parseaddr
from functools import cache
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of P-256: a private key is a number from 1 to below it."""
LASTING = 12 * 60 * 60
HALF = 32


def public_key() -> str:
    """The key that browsers subscribe with. It follows from SECRET_KEY, and changes with it."""
    return encoded(raw(_key(settings.SECRET_KEY).public_key()))


def authorization(endpoint: str) -> str:
    """The header that says who sends, and to which service."""
    claims = {
        "aud": "{0.scheme}://{0.netloc}".format(urlsplit(endpoint)),
        "exp": int(time.time()) + LASTING,
        "sub": f"mailto:{parseaddr(settings.DEFAULT_FROM_EMAIL)[1]}",
    }
    said = ".".join(
        encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    signature = _key(settings.SECRET_KEY).sign(said.encode(), ec.ECDSA(hashes.SHA256()))
    halves = (number.to_bytes(HALF, "big") for number in decode_dss_signature(signature))
    return f"vapid t={said}.{encoded(b''.join(halves))}, k={public_key()}"


@cache
def _key(secret: str) -> ec.EllipticCurvePrivateKey:
    derived = HKDF(hashes.SHA256(), HALF + 16, None, b"dixit push messages").derive(secret.encode())
    return ec.derive_private_key(int.from_bytes(derived, "big") % (ORDER - 1) + 1, ec.SECP256R1())


def raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()
