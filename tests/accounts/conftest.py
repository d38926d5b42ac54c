import pytest

from testkit.devices import Device


@pytest.fixture
def phone(db: None) -> Device:
    return Device()
