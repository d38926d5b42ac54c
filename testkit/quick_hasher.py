"""Argon2 at its least cost, for tests that hash passwords by the hundred."""

from django.contrib.auth.hashers import Argon2PasswordHasher


class QuickArgon2(Argon2PasswordHasher):
    """A server with the usual cost can check these hashes too."""

    time_cost = 1
    memory_cost = 8
    parallelism = 1
