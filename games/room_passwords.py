"""Passwords of rooms: hashed by Argon2 at a hundredth of what an account's password costs.

They are said aloud among friends, and end with their room; a hash as slow as an account's would
let anybody who opens rooms keep the server busy.
"""

from threading import BoundedSemaphore

from django.contrib.auth.hashers import Argon2PasswordHasher, check_password, make_password

from games.models import Room

AT_ONCE = 2
"""The number of threads of a process that may hash at the same time."""

_slots = BoundedSemaphore(AT_ONCE)


class RoomPasswordHasher(Argon2PasswordHasher):
    algorithm = "argon2_room"
    time_cost = 1
    memory_cost = 8 * 1024
    parallelism = 1


def hash_password(password: str) -> str:
    """The hash of the password; empty, if the password is."""
    if not password:
        return ""
    with _slots:
        return make_password(password, hasher=RoomPasswordHasher.algorithm)


def is_password_of(room: Room, password: str) -> bool:
    """True for the password of the room; a hash of another kind is replaced on that occasion."""

    def rehash(password: str) -> None:
        Room.objects.filter(pk=room.pk, password=room.password).update(
            password=make_password(password, hasher=RoomPasswordHasher.algorithm)
        )

    with _slots:
        return check_password(password, room.password, rehash, RoomPasswordHasher.algorithm)
