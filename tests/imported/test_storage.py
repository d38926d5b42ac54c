"""Where pictures are kept."""

from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured

from dixit_project import settings
from dixit_project.settings import FOR_EVER
from web.environment import IllFormedEnvironment, read_environment

BUCKET = {"S3_BUCKET": "dixit", "S3_PUBLIC_URL": "https://pictures.example.org/decks/"}


def pictures(variables: dict[str, str]) -> dict[str, Any]:
    return settings.pictures(read_environment(variables))


def test_they_are_kept_in_a_folder_if_nothing_is_said() -> None:
    for nothing in ({}, {"S3_BUCKET": "", "PICTURES_FOLDER": ""}):
        kept = pictures(nothing)
        assert kept["BACKEND"].endswith("FileSystemStorage")
        assert kept["OPTIONS"]["location"].endswith("/.data/pictures")
    assert pictures({"PICTURES_FOLDER": "/srv/p"})["OPTIONS"]["location"] == "/srv/p"


def test_a_bucket_is_a_matter_of_settings() -> None:
    kept = pictures({**BUCKET, "S3_ENDPOINT_URL": "https://s3.example.org", "S3_REGION": "eu"})
    assert kept["BACKEND"] == "storages.backends.s3.S3Storage"
    assert kept["OPTIONS"].items() >= {
        ("bucket_name", "dixit"),
        ("endpoint_url", "https://s3.example.org"),
        ("region_name", "eu"),
        ("url_protocol", "https:"),
        ("custom_domain", "pictures.example.org/decks"),
        ("querystring_auth", False),
    }
    assert kept["OPTIONS"]["object_parameters"] == {"CacheControl": FOR_EVER}


@pytest.mark.parametrize("url", ["", "pictures.example.org", "ftp://pictures.example.org"])
def test_a_bucket_has_an_address_that_players_can_read(url: str) -> None:
    with pytest.raises((ImproperlyConfigured, IllFormedEnvironment), match="S3_PUBLIC_URL"):
        pictures({**BUCKET, "S3_PUBLIC_URL": url})
