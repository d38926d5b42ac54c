"""Settings, read from the environment.

DATABASE_URL   postgresql://user:password@host:port/name, or ...?host=/folder/of/a/socket
REDIS_URL      redis://host:port/0, or unix:///path/of/a/socket
SECRET_KEY     signs what players carry; with DEBUG one is made up at each start
ALLOWED_HOSTS  the names this server answers to, with commas between them
DEBUG          1 for local work, and only there
"""

import os
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.core.management.utils import get_random_secret_key
from psycopg import ProgrammingError
from psycopg.conninfo import conninfo_to_dict


def database(url: str) -> dict[str, Any]:
    """Django's form of a PostgreSQL URL; libpq itself takes it apart."""
    if not url.startswith(("postgresql://", "postgres://")):
        raise ImproperlyConfigured("DATABASE_URL does not begin with postgresql://")
    try:
        given = conninfo_to_dict(url)
    except ProgrammingError:  # its message repeats the URL, with the password
        raise ImproperlyConfigured("DATABASE_URL is not a valid PostgreSQL URL") from None
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": given.pop("dbname", ""),
        "USER": given.pop("user", ""),
        "PASSWORD": given.pop("password", ""),
        "HOST": given.pop("host", ""),
        "PORT": given.pop("port", ""),
        "CONN_MAX_AGE": None,
        "OPTIONS": {**given, "server_side_binding": True, "prepare_threshold": 5},
    }


DEBUG = os.environ.get("DEBUG") == "1"

# Django refuses to sign anything with an empty key.
SECRET_KEY = os.environ.get("SECRET_KEY") or (get_random_secret_key() if DEBUG else "")

ALLOWED_HOSTS = [host for host in os.environ.get("ALLOWED_HOSTS", "").split(",") if host]

# The rules, the linters and `makemigrations` do without a database.
DATABASES = {"default": database(url)} if (url := os.environ.get("DATABASE_URL")) else {}

REDIS_URL = os.environ.get("REDIS_URL", "")

INSTALLED_APPS = [
    "django.contrib.contenttypes",
    "games",
]

DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

USE_TZ = True
TIME_ZONE = "UTC"
