"""Encrypts a push message so that one browser alone can read it (RFC 8291 and RFC 8188)."""

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from reminders.vapid import raw

RECORD = (4096).to_bytes(4, "big")
LAST_RECORD = b"\x02"
POINT = 65
"""The bytes of a public key: a point of P-256, written out."""
SECRET = 16


def point(key: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; raises ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)


def encrypt(message: bytes, key: bytes, secret: bytes) -> bytes:
    return encrypt_with(
        message, key, secret, ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    )


def encrypt_with(
    message: bytes, key: bytes, secret: bytes, own: ec.EllipticCurvePrivateKey, salt: bytes
) -> bytes:
    """The same with a key pair and a salt that are used for this message alone."""
    public = raw(own.public_key())
    shared = own.exchange(ec.ECDH(), point(key))
    material = _derived(shared, secret, b"WebPush: info\0" + key + public, 32)
    content_key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + LAST_RECORD, None)
    return salt + RECORD + bytes([len(public)]) + public + sealed


def _derived(material: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(material)
