from collections.abc import Iterator

import pytest
from django.core.cache import cache
from pytest_django import Settings

from testkit.devices import Device


@pytest.fixture(autouse=True)
def _unhurried(settings: Settings) -> Iterator[None]:
    """Nobody waits, and what one test counts is nothing to the next."""
    settings.CACHES = {"default": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}}
    settings.THROTTLES = dict.fromkeys(settings.THROTTLES, (10**6, 3600))
    cache.clear()
    yield
    cache.clear()


@pytest.fixture
def phone(db: None) -> Device:
    return Device()
