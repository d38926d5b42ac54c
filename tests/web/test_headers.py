"""What browsers are told to refuse, and what cookies are kept from."""

import os
import subprocess
import sys

import pytest
from django.test import Client, override_settings
from django.urls import reverse

from accounts.models import Account
from web.hosts import PROBES

pytestmark = pytest.mark.django_db


def policy(path: str) -> str:
    return str(Client().get(path).headers["Content-Security-Policy"])


@pytest.mark.parametrize("path", ["/api/v1/editions", "/nowhere", "/healthz", "/admin/login/"])
def test_what_may_differ_the_next_time_is_kept_by_nobody(path: str) -> None:
    assert "no-store" in Client().get(path).headers["Cache-Control"]


@pytest.mark.parametrize(
    "path", ["/api/v1/editions", "/api/v1/auth/app/v1/config", "/api/docs/", "/admin/login/", "/no"]
)
def test_the_server_answers_to_its_own_names_alone(path: str) -> None:
    assert Client().get(path, headers={"host": "testserver"}).status_code in (200, 404)
    refused = Client().get(path, headers={"host": "evil.example"})
    assert refused.status_code == 400
    assert refused.json()["code"] == "unknown_host"


@pytest.mark.parametrize("path", PROBES)
def test_probes_may_use_any_name(path: str) -> None:
    assert Client().get(path, headers={"host": "10.0.0.7:8000"}).status_code != 400


@pytest.mark.parametrize("path", ["/api/v1/editions", "/api/v1/rooms", "/nowhere", "/api/schema/"])
def test_an_answer_of_the_api_may_load_nothing(path: str) -> None:
    assert policy(path).startswith("default-src 'none'")
    assert "frame-ancestors 'none'" in policy(path)


@pytest.mark.parametrize("path", ["admin:login", "docs", "redoc"])
def test_a_page_loads_scripts_of_ours_alone(path: str) -> None:
    said = policy(reverse(path))
    assert "default-src 'self'" in said
    assert "script-src" not in said
    assert "frame-ancestors 'none'" in said


def test_the_admin_sets_no_styles_within_its_pages() -> None:
    assert "unsafe" not in policy(reverse("admin:login"))


def test_every_answer_says_what_it_is_and_stays_out_of_frames() -> None:
    headers = Client().get("/api/v1/editions").headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["Referrer-Policy"] == "same-origin"


def test_over_https_browsers_are_told_to_stay_there() -> None:
    headers = Client().get("/api/v1/editions", secure=True).headers
    assert headers["Strict-Transport-Security"] == "max-age=31536000; includeSubDomains"


def test_cookies_are_for_https_and_the_one_that_signs_in_is_not_for_scripts() -> None:
    agnes = Account.objects.create_superuser("agnes@example.org", "a long walk by the sea")
    client = Client()
    with override_settings(MODERATORS_NEED_SECOND_FACTOR=False):
        fields = {"username": agnes.email, "password": "a long walk by the sea"}
        assert client.post(reverse("admin:login"), fields).status_code == 302
    csrf, session = client.cookies["csrftoken"], client.cookies["sessionid"]
    assert (csrf["secure"], csrf["samesite"]) == (True, "Lax")
    assert (session["secure"], session["httponly"], session["samesite"]) == (True, True, "Lax")


def test_django_finds_nothing_wrong_with_the_settings_of_production() -> None:
    given = {
        "SECRET_KEY": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "ALLOWED_HOSTS": "play.example.org",
        "DATABASE_URL": "postgresql://dixit@localhost/dixit",
        "REDIS_URL": "redis://localhost",
    }
    dropped = ("DEBUG", "INSECURE_COOKIES")
    kept = {key: value for key, value in os.environ.items() if key not in dropped}
    command = [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"]
    done = subprocess.run(
        command, env={**kept, **given}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
