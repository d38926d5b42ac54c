"""Push messages are encrypted as browsers expect it."""

from base64 import urlsafe_b64decode

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from pytest_django import Settings

from reminders.encryption import encrypt_with, point
from reminders.vapid import authorization, encoded, public_key


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    """The keys, the salt and the result are those of RFC 8291, section 5."""
    own = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    sealed = encrypt_with(
        b"When I grow up, I want to be a watermelon",
        decoded(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        ),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(int.from_bytes(own, "big"), ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_the_server_signs_with_the_key_that_browsers_know() -> None:
    said, key = (
        authorization("https://push.example.org/send/x").removeprefix("vapid t=").split(", k=")
    )
    assert key == public_key()
    head, claims, signature = said.split(".")
    halves = decoded(signature)
    first, second = (int.from_bytes(half, "big") for half in (halves[:32], halves[32:]))
    point(decoded(key)).verify(
        encode_dss_signature(first, second), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )


def test_the_key_follows_from_the_secret_of_the_server(settings: Settings) -> None:
    before = public_key()
    assert public_key() == before
    settings.SECRET_KEY = "another one"
    assert public_key() != before
